//! The program as the machine runs it: scalar register code without types.
//!
//! * A *register* is a 64-bit slot of the frame; parameters come first. A value wider than 64 bits (i128, `x86_fp80`) is a run of
//!   consecutive slots, low limb first. Vectors and aggregates do not exist: each scalar leaf has its own slot(s), in order.
//! * Every integer is kept *canonical*: bits above its width are zero. Floats are kept as their bit patterns.
//! * An operand ([`Opnd`]) is a register or an entry of the program-wide constant pool.
//! * Addresses of globals, functions and blocks are fixed at lowering time: plain constants.
//! * Phis are parallel copies on edges, already put in order (an edge with copies is a run of `Mov`s and a `Jump`).
//! * Nothing is simplified: each `br i1` and each `switch` of the text is one branch here.

use crate::ir::{FloatKind, FloatPredicate, Linkage};
use std::sync::Arc;

macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident $sigil:literal),* $(,)?) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
        pub struct $name(pub u32);
        impl $name {
            /// As an index.
            #[inline]
            pub fn index(self) -> usize { self.0 as usize }
        }
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { write!(f, concat!($sigil, "{}"), self.0) }
        }
    )*};
}
ids! {
    /// A function, defined or external.
    FuncId "fn",
    /// A global variable.
    GlobalId "g",
    /// A conditional branch or switch.
    BranchId "br",
    /// One side of one branch, dense over the whole program: `branches[b].first_side + side`.
    SideId "side",
    /// A basic block, dense over the whole program.
    BlockIx "bb",
    /// A source location; 0 = unknown.
    LocId "loc",
    /// A register of the current frame (slot index).
    Reg "r",
    /// A position in [`Function::code`].
    Pc "pc",
}

/// An operand: a register of the frame, or (top bit set) an entry of [`Program::constants`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opnd(pub u32);

impl Opnd {
    const POOL: u32 = 1 << 31;
    /// A register operand.
    #[inline]
    pub fn reg(r: Reg) -> Self {
        Self(r.0)
    }
    /// A pool operand.
    #[inline]
    pub fn pool(index: u32) -> Self {
        Self(index | Self::POOL)
    }
    /// The pool index, if a constant.
    #[inline]
    pub fn as_pool(self) -> Option<u32> {
        if self.0 & Self::POOL != 0 { Some(self.0 & !Self::POOL) } else { None }
    }
    /// The register, if one.
    #[inline]
    pub fn as_reg(self) -> Option<Reg> {
        if self.0 & Self::POOL == 0 { Some(Reg(self.0)) } else { None }
    }
    /// The operand of limb `n` of a wide value whose first limb is `self` (pools lay wide constants out consecutively too).
    #[inline]
    pub fn limb(self, n: u32) -> Self {
        Self(self.0 + n)
    }
}

/// A run of entries in one of a function's side tables ([`Function::operands`], [`Function::args`], …).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Range {
    /// First entry.
    pub start: u32,
    /// Number of entries.
    pub len: u32,
}

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
    /// Address of a static stack slot of this frame ([`Function::slots`]).
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
    /// Direct call of a defined or external function. `args` in [`Function::args`]; results to consecutive slots from `dst`.
    Call { callee: FuncId, args: Range, dst: Reg, ret_slots: u16 },
    /// Call through a pointer.
    CallIndirect { callee: Opnd, args: Range, dst: Reg, ret_slots: u16 },
    /// An intrinsic that needs the machine ([`Intrinsic`]); operands in [`Function::args`].
    Intrinsic { op: Intrinsic, args: Range, dst: Reg },
    /// Unconditional jump.
    Jump { target: Pc },
    /// Conditional branch: side 0 is the *true* side.
    Branch { branch: BranchId, cond: Opnd, if_true: Pc, if_false: Pc },
    /// Switch: entry in [`Function::switches`].
    Switch { branch: BranchId, value: Opnd, width: u16, table: u32 },
    /// `indirectbr`: the value is a block address; entry in [`Function::indirect_targets`].
    IndirectJump { target: Opnd, table: u32 },
    /// Return; the slots in [`Function::operands`].
    Ret { values: Range },
    /// `unreachable` reached: a finding.
    Unreachable,
    /// Entering a basic block (one at the head of each; carries no work, feeds block coverage).
    Block { block: BlockIx },
    /// Something symvm lacks; the text is in [`Function::messages`]. An error only when reached.
    Unsupported { message: u32 },
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
    /// `readcyclecounter() -> i64`, `rdtsc`.
    CycleCounter,
    /// `lifetime.start(ptr)`.
    LifetimeStart,
    /// `lifetime.end(ptr)`.
    LifetimeEnd,
    /// `llvm.get.rounding` / `flt.rounds() -> i32`.
    Rounding,
    /// What follows uses a constant that the compiler left undefined.
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

/// A switch: constants to sides, which are distinct successors; the default's is the last unless a case shares it.
#[derive(Clone, PartialEq, Debug)]
pub struct SwitchTable {
    /// Case constants (canonical; limbs for wide switches are compared in full) and the side each leads to, sorted.
    pub cases: Vec<(u128, u32)>,
    /// Side of the default.
    pub default: u32,
    /// Where each side goes.
    pub targets: Vec<Pc>,
}

/// A static stack slot (an `alloca` of constant size in the entry block).
#[derive(Clone, PartialEq, Debug)]
pub struct Slot {
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes (power of two).
    pub align: u32,
    /// Source name of the variable, if known, else the IR name.
    pub name: Arc<str>,
    /// Where it is declared.
    pub loc: LocId,
    /// Offset in the frame's block, red zones around it ([`Function::frame_size`] in all).
    pub offset: u64,
}

/// Bytes of red zone that lowering leaves on either side of a stack slot or global (at least).
pub const RED_ZONE: u64 = 32;

/// A formal parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Param {
    /// Its first slot.
    pub reg: Reg,
    /// Width in bits.
    pub width: u16,
    /// How it travels.
    pub class: ArgClass,
}

/// A function.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Function {
    /// Linker name.
    pub name: Arc<str>,
    /// Code; empty for an external.
    pub code: Vec<Inst>,
    /// Location of each instruction, parallel to `code`.
    pub locs: Vec<LocId>,
    /// Number of slots in a frame.
    pub regs: u32,
    /// Parameters (scalar leaves).
    pub params: Vec<Param>,
    /// Takes more arguments than `params`.
    pub variadic: bool,
    /// Widths in bits of the result's scalar leaves.
    pub ret_widths: Vec<u16>,
    /// Static stack slots.
    pub slots: Vec<Slot>,
    /// Registers that hold variables of the source (what promotion makes of slots).
    pub names: Vec<crate::source_types::NamedRegister>,
    /// Bytes of the frame's block of static slots, red zones included; aligned to `frame_align`.
    pub frame_size: u64,
    /// Alignment of the frame's block in bytes.
    pub frame_align: u32,
    /// Side table of call arguments.
    pub args: Vec<Arg>,
    /// Side table of operands (returns).
    pub operands: Vec<Opnd>,
    /// Switches.
    pub switches: Vec<SwitchTable>,
    /// `indirectbr` tables: block address -> pc.
    pub indirect_targets: Vec<Vec<(u64, Pc)>>,
    /// Texts of `Unsupported`.
    pub messages: Vec<Arc<str>>,
    /// Range of block indices of this function in [`Program::blocks`].
    pub blocks: Range,
    /// Address of the function, never readable as memory.
    pub address: u64,
    /// Defined in a library module (symvm's runtime), not in the program under test.
    pub library: bool,
    /// `noreturn`.
    pub noreturn: bool,
    /// Its address is used other than as the callee of a direct call: indirect calls may reach it.
    pub address_taken: bool,
    /// Where it is defined.
    pub loc: LocId,
}

impl Function {
    /// Without a body: resolved by the machine's environment when called.
    pub fn is_external(&self) -> bool {
        self.code.is_empty()
    }
}

/// A basic block of the text, for analyses and reports.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BlockInfo {
    /// Its function.
    pub func: FuncId,
    /// Name in the text.
    pub name: Arc<str>,
    /// Where its code starts.
    pub pc: Pc,
    /// Number of instructions of the text (the measure of "statements").
    pub insts: u32,
    /// Successors, one per side for branches and switches (so the n-th edge is side n).
    pub succs: Vec<BlockIx>,
    /// The branch that ends it, if conditional.
    pub branch: Option<BranchId>,
    /// Functions called directly from it, and whether it calls indirectly.
    pub calls: Vec<FuncId>,
    /// It contains an indirect call.
    pub calls_indirect: bool,
    /// Location of its first located instruction.
    pub loc: LocId,
}

/// `br i1` or `switch`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BranchKind {
    /// Two sides: 0 true, 1 false.
    If,
    /// One side per distinct successor.
    Switch,
}

/// What the condition of a branch is made of, as search heuristics ask (see `lower/condition.rs`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Condition {
    /// A call of a function that the program under test does not define.
    pub external_call: bool,
    /// A number.
    pub integer: bool,
    /// A constant string.
    pub string: bool,
    /// A pointer, compared or followed.
    pub pointer: bool,
    /// A local variable or a parameter.
    pub local: bool,
}

/// A conditional branch or switch.
#[derive(Clone, PartialEq, Debug)]
pub struct BranchInfo {
    /// What it is.
    pub kind: BranchKind,
    /// Its function.
    pub func: FuncId,
    /// Its block.
    pub block: BlockIx,
    /// Its instruction.
    pub pc: Pc,
    /// Where in the source.
    pub loc: LocId,
    /// Number of sides.
    pub sides: u32,
    /// Its first side in the program-wide numbering.
    pub first_side: SideId,
    /// It belongs to a library, not to the program under test.
    pub library: bool,
    /// What its condition is made of; of libraries nothing is known.
    pub condition: Condition,
}

/// A global variable with its fixed address.
#[derive(Clone, PartialEq, Debug)]
pub struct Global {
    /// Linker name.
    pub name: Arc<str>,
    /// Address.
    pub address: u64,
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u32,
    /// Initial bytes (shorter than `size`: the rest is zero). Addresses in it are already resolved.
    pub init: Vec<u8>,
    /// Writing to it is an error.
    pub constant: bool,
    /// `extern` without a definition anywhere: touching it is "unmodelled external".
    pub external: bool,
    /// Defined in a library module.
    pub library: bool,
    /// Linkage.
    pub linkage: Linkage,
    /// Some of `init` is undefined (`undef`, `poison`), padding apart. It is 0 there.
    pub undefined: bool,
    /// Where it is defined.
    pub loc: LocId,
}

/// A place in C source.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Loc {
    /// Index into [`Program::files`]; 0 = unknown.
    pub file: u32,
    /// Line from 1; 0 = unknown.
    pub line: u32,
    /// Column from 1; 0 = unknown.
    pub column: u32,
    /// Call site this code was inlined at.
    pub inlined_at: Option<LocId>,
    /// Source function.
    pub function: Option<Arc<str>>,
}

/// Where globals start.
pub const GLOBAL_BASE: u64 = 0x0001_0000;
/// Where function addresses start (16 bytes apart); not memory.
pub const FUNCTION_BASE: u64 = 0x4000_0000_0000;
/// Where block addresses start (16 bytes apart); not memory.
pub const BLOCK_BASE: u64 = 0x4800_0000_0000;

/// A whole program, linked and lowered.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Program {
    /// Functions, externals included.
    pub functions: Vec<Function>,
    /// Globals, by ascending address.
    pub globals: Vec<Global>,
    /// 64-bit constants that operands name; wide ones are consecutive.
    pub constants: Vec<u64>,
    /// Constants that are undefined in part (`undef`, `poison`): index, and which bits. Ascending.
    pub undefined: Vec<(u32, u64)>,
    /// Branches.
    pub branches: Vec<BranchInfo>,
    /// Number of branch sides in all.
    pub sides: u32,
    /// Blocks.
    pub blocks: Vec<BlockInfo>,
    /// Source files; 0 is "unknown".
    pub files: Vec<Arc<str>>,
    /// Locations; 0 is "unknown".
    pub locs: Vec<Loc>,
    /// Types of variables in the source, by the place where they are declared.
    pub source_types: crate::source_types::SourceTypes,
    /// Constructors in order (`llvm.global_ctors`).
    pub constructors: Vec<FuncId>,
    /// Destructors in order (`llvm.global_dtors`).
    pub destructors: Vec<FuncId>,
}

impl Program {
    /// The function called `name`, if any.
    pub fn function(&self, name: &str) -> Option<FuncId> {
        self.functions.iter().position(|f| &*f.name == name).map(|i| FuncId(i as u32))
    }

    /// The function at an address taken by the program.
    pub fn function_at(&self, address: u64) -> Option<FuncId> {
        let offset = address.checked_sub(FUNCTION_BASE)?;
        let index = offset / 16;
        (offset % 16 == 0 && index < self.functions.len() as u64).then_some(FuncId(index as u32))
    }

    /// The branch and the side index behind a program-wide side.
    pub fn branch_of_side(&self, side: SideId) -> (BranchId, u32) {
        let index = self.branches.partition_point(|b| b.first_side <= side) - 1;
        (BranchId(index as u32), side.0 - self.branches[index].first_side.0)
    }

    /// `file:line:column` (as much as is known) of a location.
    pub fn describe(&self, loc: LocId) -> String {
        let l = &self.locs[loc.index()];
        let file = &self.files[l.file as usize];
        match (l.line, l.column) {
            (0, _) => file.to_string(),
            (line, 0) => format!("{file}:{line}"),
            (line, column) => format!("{file}:{line}:{column}"),
        }
    }
}
