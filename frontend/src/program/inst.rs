//! Instructions and what they are made of.

use super::{BlockIx, BranchId, FuncId, Opnd, Pc, Range, Reg};
use crate::ir::{FloatKind, FloatPredicate};

/// Integer operations. Division by zero traps; a shift by the width or more gives zero (`AShr`: signs), as in SMT-LIB.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum IntOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    UMin,
    UMax,
    SMin,
    SMax,
}

/// Integer comparisons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum Pred {
    Eq,
    Ne,
    Ult,
    Ule,
    Ugt,
    Uge,
    Slt,
    Sle,
    Sgt,
    Sge,
}

/// Integer width changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum IntCast {
    Trunc,
    ZExt,
    SExt,
}

/// One-operand integer operations (intrinsics of the same name).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum BitOp {
    Bswap,
    BitReverse,
    Ctpop,
    Ctlz,
    Cttz,
    Abs,
}

/// Arithmetic that reports overflow, or saturates (`llvm.sadd.with.overflow`, `llvm.uadd.sat` …).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum OverflowOp {
    SAdd,
    UAdd,
    SSub,
    USub,
    SMul,
    UMul,
    SShl,
    UShl,
}

/// Two-operand float operations, instructions and intrinsics.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    MinNum,
    MaxNum,
    Minimum,
    Maximum,
    CopySign,
    Pow,
    PowI,
    Ldexp,
    Atan2,
}

/// One-operand float operations, instructions and intrinsics.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "LLVM's names")]
pub enum FloatUnary {
    Neg,
    Fabs,
    Sqrt,
    Floor,
    Ceil,
    Trunc,
    Rint,
    NearbyInt,
    Round,
    RoundEven,
    Sin,
    Cos,
    Tan,
    Exp,
    Exp2,
    Log,
    Log2,
    Log10,
    Exp10,
    Asin,
    Acos,
    Atan,
    Sinh,
    Cosh,
    Tanh,
    Canonicalize,
    /// The fraction of `frexp`.
    Fraction,
    /// The exponent of `frexp`, as a float.
    FractionExponent,
}

/// Conversions between floats and integers, and between float kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatCast {
    /// `fptrunc`/`fpext`.
    Float {
        /// From.
        from: FloatKind,
        /// To.
        to: FloatKind,
    },
    /// `fptoui`/`fptosi` (and their `.sat` forms).
    ToInt {
        /// From.
        from: FloatKind,
        /// Result width.
        width: u16,
        /// Signed.
        signed: bool,
        /// Saturates.
        saturate: bool,
        /// The program promises that the number fits (`fptoui`, `fptosi`).
        promised: bool,
    },
    /// `uitofp`/`sitofp`.
    FromInt {
        /// Operand width.
        width: u16,
        /// Signed.
        signed: bool,
        /// To.
        to: FloatKind,
    },
}

/// Wrap flags kept for `--check overflow`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wrap {
    /// `nuw`.
    pub nuw: bool,
    /// `nsw`.
    pub nsw: bool,
}

/// What a memory access reads or writes: an integer (or a float's pattern) in `ceil(bits/8)` bytes, little-endian.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// Value width in bits (a pointer: 64, `x86_fp80`: 80).
    pub bits: u32,
    /// Alignment promised, log2 of bytes.
    pub align_log2: u8,
    /// `volatile`.
    pub volatile: bool,
}

/// One instruction. `width` fields are in bits; a width over 64 means the operands and the result are runs of limbs.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the operand names say it; the variants are described")]
pub enum Inst {
    /// Copy of one slot.
    Mov { dst: Reg, src: Opnd },
    /// Two-operand integer arithmetic.
    Int { op: IntOp, width: u16, wrap: Wrap, dst: Reg, lhs: Opnd, rhs: Opnd },
    /// Comparison; the result is 0 or 1 (width 1).
    Cmp { pred: Pred, width: u16, dst: Reg, lhs: Opnd, rhs: Opnd },
    /// Width change.
    Cast { op: IntCast, from: u16, to: u16, dst: Reg, src: Opnd },
    /// `cond ? lhs : rhs` of `width` bits; never a branch.
    Select { width: u16, dst: Reg, cond: Opnd, lhs: Opnd, rhs: Opnd },
    /// One-operand bit operations.
    Bit { op: BitOp, width: u16, dst: Reg, src: Opnd },
    /// `fshl`/`fshr`: concatenation `hi:lo` shifted by `amount mod width`.
    FunnelShift { left: bool, width: u16, dst: Reg, hi: Opnd, lo: Opnd, amount: Opnd },
    /// Arithmetic with overflow bit: result to `dst`, overflow (width 1) to `flag`.
    Overflow { op: OverflowOp, width: u16, dst: Reg, flag: Reg, lhs: Opnd, rhs: Opnd },
    /// Saturating arithmetic.
    Saturating { op: OverflowOp, width: u16, dst: Reg, lhs: Opnd, rhs: Opnd },
    /// Two-operand float arithmetic. (`PowI`, `Ldexp`: `rhs` is an i32.)
    Float { op: FloatOp, kind: FloatKind, dst: Reg, lhs: Opnd, rhs: Opnd },
    /// One-operand float arithmetic.
    FloatUnary { op: FloatUnary, kind: FloatKind, dst: Reg, src: Opnd },
    /// Fused multiply-add: one rounding (`fma`), or two (`fmuladd` as x86-64 without FMA compiles it).
    FloatMulAdd { fused: bool, kind: FloatKind, dst: Reg, a: Opnd, b: Opnd, c: Opnd },
    /// Float comparison.
    FloatCmp { pred: FloatPredicate, kind: FloatKind, dst: Reg, lhs: Opnd, rhs: Opnd },
    /// `llvm.is.fpclass`.
    FloatClass { kind: FloatKind, mask: u32, dst: Reg, src: Opnd },
    /// Float conversion.
    FloatCast { op: FloatCast, dst: Reg, src: Opnd },
    /// Address arithmetic: `dst = base + sext(index, index_width) * scale` modulo 2^64.
    Index { dst: Reg, base: Opnd, index: Opnd, index_width: u16, scale: i64 },
    /// Address of a static stack slot of this frame ([`Function::slots`](super::Function::slots)).
    SlotAddr { dst: Reg, slot: u32 },
    /// `alloca` of a size known at run time only, or outside the entry block: `count * elem_size` bytes.
    Alloca { dst: Reg, elem_size: u64, count: Opnd, count_width: u16, align: u32 },
    /// Load.
    Load { dst: Reg, addr: Opnd, access: Access },
    /// Store.
    Store { value: Opnd, addr: Opnd, access: Access },
    /// `cmpxchg`: the old value to `dst`, success to `flag`.
    CmpXchg { dst: Reg, flag: Reg, addr: Opnd, expected: Opnd, new: Opnd, access: Access },
    /// `atomicrmw`: old value to `dst`.
    AtomicRmw {
        op: crate::ir::RmwOp,
        kind: Option<FloatKind>,
        dst: Reg,
        addr: Opnd,
        value: Opnd,
        access: Access,
    },
    /// `memcpy`/`memmove`; `len` is 64 bits wide.
    MemCopy { dst: Opnd, src: Opnd, len: Opnd, overlap_ok: bool },
    /// `memset`: `byte` is 8 bits wide.
    MemSet { dst: Opnd, byte: Opnd, len: Opnd },
    /// Direct call of a defined or external function. `args` in [`Function::args`](super::Function::args); results to consecutive slots from `dst`.
    Call { callee: FuncId, args: Range, dst: Reg, ret_slots: u16, tail: Tail },
    /// Call through a pointer.
    CallIndirect { callee: Opnd, args: Range, dst: Reg, ret_slots: u16, tail: Tail },
    /// Stands behind a call that may unwind, and does nothing: control comes here when the call returns. An exception that leaves
    /// the call goes to `to` instead, and is written to `dst` with its selector (two slots); the clauses are in
    /// [`Function::pads`](super::Function::pads).
    Landing { dst: Reg, pad: u32, to: Pc },
    /// An intrinsic that needs the machine ([`Intrinsic`]); operands in [`Function::args`](super::Function::args).
    Intrinsic { op: Intrinsic, args: Range, dst: Reg },
    /// Unconditional jump.
    Jump { target: Pc },
    /// Conditional branch: side 0 is the *true* side.
    Branch { branch: BranchId, cond: Opnd, if_true: Pc, if_false: Pc },
    /// Switch: entry in [`Function::switches`](super::Function::switches).
    Switch { branch: BranchId, value: Opnd, width: u16, table: u32 },
    /// `indirectbr`: the value is a block address; entry in [`Function::indirect_targets`](super::Function::indirect_targets).
    IndirectJump { target: Opnd, table: u32 },
    /// Return; the slots in [`Function::operands`](super::Function::operands).
    Ret { values: Range },
    /// `unreachable` reached: a finding.
    Unreachable,
    /// Entering a basic block (one at the head of each; carries no work, feeds block coverage).
    Block { block: BlockIx },
    /// Something symvm lacks; the text is in [`Function::messages`](super::Function::messages). An error only when reached.
    Unsupported { message: u32 },
}

/// What becomes of the caller's frame in a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tail {
    /// It waits for the callee.
    No,
    /// `musttail`: the callee takes its place and returns to its caller, so that a chain of such calls needs no stack.
    Must,
    /// `musttail` with `...`: the callee gets its variable arguments, which lie in it: it waits.
    Forwards,
}

/// Intrinsics that need the machine's frames or memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Intrinsic {
    /// `va_start(list)`.
    VaStart,
    /// `va_end(list)`.
    VaEnd,
    /// `va_copy(dst, src)`.
    VaCopy,
    /// `stacksave() -> ptr`.
    StackSave,
    /// `stackrestore(ptr)`.
    StackRestore,
    /// `returnaddress(level) -> ptr`.
    ReturnAddress,
    /// `frameaddress(level) -> ptr`.
    FrameAddress,
    /// `llvm.trap`, `llvm.ubsantrap`, `llvm.debugtrap`.
    Trap,
    /// `llvm.assume(i1)`: checked only by option.
    Assume,
    /// `objectsize(ptr, min, null-is-unknown, dynamic) -> i64`.
    ObjectSize,
    /// `eh.sjlj.setjmp(buf) -> i32` and calls of `setjmp`/`_setjmp`/`sigsetjmp` (returns twice).
    SetJmp,
    /// `eh.sjlj.longjmp(buf)`, `longjmp(buf, value)`, `siglongjmp`.
    LongJmp,
    /// `landing(depth, clause) -> i64`: a clause of the landing pad to which the call that a caller waits in unwinds.
    Landing,
    /// `next_landing(depth) -> i64`: the nearest caller from there on whose call has a landing pad; -1: none.
    NextLanding,
    /// `unwind(depth, exception, selector)`: leaves the functions above that caller, which goes on at its landing pad.
    Unwind,
    /// `begin_thread(thread, function, argument, own) -> i32`: gives a thread a stack, where `function(argument)` begins once it is
    /// switched to, and a block for the variables that each thread has its own of; 0 if there is no room for the stack. The
    /// function never returns. The first thread is 0, and its variables are where the program has them.
    BeginThread,
    /// `switch_thread(thread, ends)`: goes on with another thread; this one goes on here when it is switched to, or has ended.
    SwitchThread,
    /// `thread_address(ptr) -> ptr`: where the running thread has a variable that each has its own of.
    ThreadAddress,
    /// `thread_locals_size() -> i64`: bytes of the block that begin_thread wants, aligned to 64.
    ThreadLocalsSize,
    /// `readcyclecounter() -> i64`, `rdtsc`.
    CycleCounter,
    /// `lifetime.start(ptr)`.
    LifetimeStart,
    /// `lifetime.end(ptr)`.
    LifetimeEnd,
    /// `llvm.get.rounding` / `flt.rounds() -> i32`.
    Rounding,
    /// What follows uses a constant that the compiler left undefined; if the argument is 1, where there is one.
    Undefined,
}

/// How an argument travels, for variadic callees (System V x86-64) and by-value aggregates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgClass {
    /// General register (integers and pointers up to 64 bits).
    Int,
    /// The low half of an i128: two general registers, or both halves in memory at a multiple of 16.
    IntLow,
    /// The high half of an i128, wherever the low half went.
    IntHigh,
    /// Vector register (float, double, one SSE eightbyte).
    Sse,
    /// `x86_fp80`: memory, 16 bytes.
    X87,
    /// By value in memory: the operand is the address of the original; the machine makes the copy.
    ByVal {
        /// Bytes.
        size: u32,
        /// Alignment in bytes.
        align: u32,
    },
}

/// One argument (one scalar leaf) of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arg {
    /// The value, or its first limb.
    pub value: Opnd,
    /// Width in bits; limbs = ceil(width / 64).
    pub width: u16,
    /// How it travels.
    pub class: ArgClass,
}
