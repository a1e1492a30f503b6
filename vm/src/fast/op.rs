//! The instructions of the fast interpreter: one for each of the program's common instructions with all its parameters
//! decoded, and some for pairs and triples that clang emits together.
//!
//! An operation is 16 bytes. Registers are numbered within the frame, by 16 bits: with a window of as many registers
//! no access needs a check. `d` is the result, `a`, `b` and `c` are operands, `k` is a constant.

use symvm_frontend::ir::FloatPredicate;
use symvm_frontend::program::{BitOp, FloatCast, FloatOp, IntOp, OverflowOp, Pred, Wrap};

/// A register of the frame.
pub(super) type R = u16;

/// No block begins where a jump goes (never: blocks are counted in 32 bits).
pub(super) const NO_BLOCK: u32 = u32::MAX;

/// Where a jump goes: past the head of a block, which is covered on the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub pc: u32,
    pub block: u32,
}

/// What a conditional branch needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jump {
    pub yes: Target,
    pub no: Target,
    /// The program-wide number of the true side; the false side's follows.
    pub side: u32,
    /// The sides taken are recorded.
    pub traced: bool,
}

/// A switch over neighbouring values.
#[derive(Debug)]
pub(super) struct Table {
    /// The value that the first entry is for.
    pub low: u64,
    /// Sides by value.
    pub sides: Box<[u32]>,
    pub default: u32,
    pub targets: Box<[Target]>,
    pub first_side: u32,
    pub traced: bool,
}

/// Where an indirect jump goes, by address: entries 16 apart.
#[derive(Debug)]
pub(super) struct Places {
    /// The address that the first entry is for.
    pub low: u64,
    pub targets: Box<[Option<Target>]>,
}

impl Places {
    #[inline]
    pub fn target(&self, address: u64) -> Option<Target> {
        // A number that is no multiple of 16 becomes one that is too large.
        let index = address.wrapping_sub(self.low).rotate_right(4);
        *self.targets.get(usize::try_from(index).ok()?)?
    }
}

/// An operation. The signed comparisons shift their operands (up to 64 bits) to the top, by `s`.
#[rustfmt::skip] // A row for each.
#[derive(Clone, Copy, Debug)]
pub(super) enum Op {
    /// The general interpreter executes the instruction.
    Slow,
    /// The same, unless the register is 0: then there is nothing to do.
    Zero { a: R },
    /// The head of a block.
    Block { block: u32 },
    Move { d: R, a: R },
    Zext { d: R, a: R },
    Const { d: R, k: u64 },

    /// Arithmetic that must not wrap.
    Exact { op: IntOp, width: u8, wrap: Wrap, d: R, a: R, b: R },
    ExactK { op: IntOp, width: u8, wrap: Wrap, d: R, a: R, k: i32 },
    Add32 { d: R, a: R, b: R },
    Add64 { d: R, a: R, b: R },
    Add32K { d: R, a: R, k: u32 },
    Add64K { d: R, a: R, k: u64 },
    Sub32 { d: R, a: R, b: R },
    Sub64 { d: R, a: R, b: R },
    Mul32 { d: R, a: R, b: R },
    Mul64 { d: R, a: R, b: R },
    Mul32K { d: R, a: R, k: u32 },
    Mul64K { d: R, a: R, k: u64 },
    And { d: R, a: R, b: R },
    AndK { d: R, a: R, k: u64 },
    Or { d: R, a: R, b: R },
    OrK { d: R, a: R, k: u64 },
    Xor { d: R, a: R, b: R },
    XorK { d: R, a: R, k: u64 },
    /// `k` is less than the width.
    Shl32K { d: R, a: R, k: u8 },
    Shl64K { d: R, a: R, k: u8 },
    ShrK { d: R, a: R, k: u8 },
    Sar32K { d: R, a: R, k: u8 },
    Sar64K { d: R, a: R, k: u8 },
    /// Any operation on up to 64 bits.
    Int { op: IntOp, width: u8, d: R, a: R, b: R },
    IntK { op: IntOp, width: u8, d: R, a: R, k: u64 },
    KInt { op: IntOp, width: u8, d: R, b: R, k: u64 },
    /// Sign extension from `64 - s` to `64 - to` bits.
    Sext { s: u8, to: u8, d: R, a: R },

    Eq { d: R, a: R, b: R },
    Ne { d: R, a: R, b: R },
    Ult { d: R, a: R, b: R },
    Ule { d: R, a: R, b: R },
    Slt { s: u8, d: R, a: R, b: R },
    Sle { s: u8, d: R, a: R, b: R },
    EqK { d: R, a: R, k: u64 },
    NeK { d: R, a: R, k: u64 },
    UltK { d: R, a: R, k: u64 },
    UgtK { d: R, a: R, k: u64 },
    SltK { s: u8, d: R, a: R, k: i32 },
    SgtK { s: u8, d: R, a: R, k: i32 },
    Select { d: R, c: R, a: R, b: R },

    /// `b + sext(i) * scale`
    Index { s: u8, d: R, b: R, i: R, scale: i32 },
    IndexK { s: u8, d: R, i: R, scale: i16, k: u32 },
    Slot { d: R, offset: u32 },

    Load8 { d: R, a: R },
    Load16 { d: R, a: R },
    Load32 { d: R, a: R },
    Load64 { d: R, a: R },
    Load8K { d: R, k: u64 },
    Load32K { d: R, k: u64 },
    Load64K { d: R, k: u64 },
    Store8 { a: R, v: R },
    Store16 { a: R, v: R },
    Store32 { a: R, v: R },
    Store64 { a: R, v: R },
    StoreK { size: u8, a: R, k: u64 },
    StoreAtK { size: u8, v: R, k: u64 },
    /// An address computed and used at once: `d` is the address, `v` the value.
    OffsetLoad { size: u8, d: R, a: R, v: R, k: i32 },
    OffsetStore { size: u8, d: R, a: R, v: R, k: i32 },
    IndexLoad { size: u8, d: R, b: R, i: R, v: R, scale: i32 },
    IndexStore { size: u8, d: R, b: R, i: R, v: R, scale: i32 },
    IndexLoadK { size: u8, d: R, i: R, v: R, scale: i16, k: u32 },
    IndexStoreK { size: u8, d: R, i: R, v: R, scale: i16, k: u32 },
    /// `e = sext(i)` from 32 bits, then the address and the access.
    SextIndexLoad { size: u8, e: R, d: R, b: R, i: R, v: R, scale: i32 },
    SextIndex { e: R, d: R, b: R, i: R, scale: i32 },
    SextIndexStore { size: u8, e: R, d: R, b: R, i: R, v: R, scale: i32 },
    /// A load of a pointer, and of something at a constant distance from where it points.
    PointerLoad { size: u8, p: R, a: R, d: R, v: R, k: i32 },
    /// A load of 32 bits and what is done with them.
    LoadSext { d: R, a: R, e: R },
    LoadZext { d: R, a: R, e: R },
    LoadAddK { d: R, a: R, e: R, k: u32 },
    /// `*b = *a + k`
    LoadAddKStore { d: R, a: R, e: R, b: R, k: u32 },
    LoadSltKBranch { d: R, a: R, e: R, k: i32, jump: u32 },
    LoadUltKBranch { size: u8, d: R, a: R, e: R, k: u32, jump: u32 },
    LoadEqKBranch { size: u8, d: R, a: R, e: R, k: u32, jump: u32 },
    LoadNeKBranch { size: u8, d: R, a: R, e: R, k: u32, jump: u32 },
    StoreJump { size: u8, a: R, v: R, to: Target },
    /// Two loads of 32 or 64 bits.
    LoadLoad32 { d: R, a: R, v: R, b: R },
    LoadLoad64 { d: R, a: R, v: R, b: R },

    FAdd64 { d: R, a: R, b: R },
    FSub64 { d: R, a: R, b: R },
    FMul64 { d: R, a: R, b: R },
    FDiv64 { d: R, a: R, b: R },
    FAdd32 { d: R, a: R, b: R },
    FMul32 { d: R, a: R, b: R },
    FMulAdd { single: bool, d: R, a: R, b: R, c: R },
    FCmp64 { pred: FloatPredicate, d: R, a: R, b: R },
    /// Arithmetic of 32 or 64 bits that is rarer; with a constant, which may be the first operand.
    Float { op: FloatOp, single: bool, d: R, a: R, b: R },
    FloatK { op: FloatOp, single: bool, first: bool, d: R, a: R, k: u64 },
    FCmp32 { pred: FloatPredicate, d: R, a: R, b: R },
    FCmpK { pred: FloatPredicate, single: bool, d: R, a: R, k: u64 },
    /// The sign alone changes.
    Negate { s: u8, d: R, a: R },
    Magnitude { s: u8, d: R, a: R },
    FloatCast { op: FloatCast, d: R, a: R },

    /// Of up to 64 bits.
    Bit { op: BitOp, width: u8, d: R, a: R },
    Funnel { left: bool, width: u8, d: R, hi: R, lo: R, amount: R },
    FunnelK { left: bool, width: u8, d: R, hi: R, lo: R, k: u8 },
    /// A result of up to 64 bits, and in `f` whether it overflowed.
    Overflow { op: OverflowOp, width: u8, d: R, f: R, a: R, b: R },
    OverflowK { op: OverflowOp, width: u8, d: R, f: R, a: R, k: i32 },

    /// Integers of 128 bits, in a register and the next one; a constant's upper half is all ones or zero.
    Pair { op: IntOp, d: R, a: R, b: R },
    PairK { op: IntOp, ones: bool, d: R, a: R, k: u64 },
    PairCmp { pred: Pred, d: R, a: R, b: R },
    PairCmpK { pred: Pred, ones: bool, d: R, a: R, k: u64 },
    PairSelect { d: R, c: R, a: R, b: R },
    /// Extension from up to 64 bits: `64 - s` for a signed one.
    PairZext { d: R, a: R },
    PairSext { s: u8, d: R, a: R },
    LoadPair { d: R, a: R },
    StorePair { a: R, v: R },

    /// Up to 64 bytes: from an address to another, from a constant one, set to a constant; and as many as a register says.
    CopyK { to: R, from: R, len: u8 },
    CopyFromK { to: R, len: u8, k: u64 },
    CopyToK { from: R, len: u8, k: u64 },
    FillK { to: R, byte: u8, len: u8 },
    Copy { to: R, from: R, len: R },
    Fill { to: R, byte: R, len: R },

    Jump { to: Target },
    /// `d = a + k`, on `64 - s` bits, and a jump.
    AddJump { s: u8, d: R, a: R, k: i16, to: Target },
    Call { call: u32 },
    CallIndirect { a: R, call: u32 },
    /// A call whose callee is executed within the caller's frame, and returns from it to the instruction at `to`.
    Inline { site: u32 },
    Back { d: R, a: R, to: u32 },
    BackK { d: R, to: u32, k: u64 },
    BackVoid { to: u32 },
    Ret { a: R },
    RetVoid,
    Branch { a: R, jump: u32 },
    Switch { a: R, table: u32 },
    IndirectJump { a: R, places: u32 },
    EqBranch { d: R, a: R, b: R, jump: u32 },
    NeBranch { d: R, a: R, b: R, jump: u32 },
    UltBranch { d: R, a: R, b: R, jump: u32 },
    UleBranch { d: R, a: R, b: R, jump: u32 },
    SltBranch { s: u8, d: R, a: R, b: R, jump: u32 },
    SleBranch { s: u8, d: R, a: R, b: R, jump: u32 },
    EqKBranch { d: R, a: R, k: u32, jump: u32 },
    NeKBranch { d: R, a: R, k: u32, jump: u32 },
    UltKBranch { d: R, a: R, k: u32, jump: u32 },
    UgtKBranch { d: R, a: R, k: u32, jump: u32 },
    SltKBranch { s: u8, d: R, a: R, k: i32, jump: u32 },
    SgtKBranch { s: u8, d: R, a: R, k: i32, jump: u32 },
}

#[cfg(test)]
mod tests {
    #[test]
    fn operations_stay_small() {
        assert_eq!(size_of::<super::Op>(), 16);
    }
}
