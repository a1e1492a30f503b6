//! The program as the machine runs it: scalar register code without types.
//!
//! * A *register* is a 64-bit slot of the frame; parameters come first. A value wider than 64 bits (i128, `x86_fp80`) is a run of
//!   consecutive slots, low limb first. Vectors and aggregates do not exist: each scalar leaf has its own slot(s), in order.
//! * Every integer is kept *canonical*: bits above its width are zero. Floats are kept as their bit patterns.
//! * An operand ([`Opnd`]) is a register or an entry of the program-wide constant pool.
//! * Addresses of globals, functions and blocks are fixed at lowering time: plain constants.
//! * Phis are parallel copies on edges, already put in order (an edge with copies is a run of `Mov`s and a `Jump`).
//! * Nothing is simplified: each `br i1` and each `switch` of the text is one branch here.

mod inst;
mod results;

use crate::ir::Linkage;
pub use inst::*;
pub use results::ResultSize;
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

/// A clause of a landing pad: types are addresses of what describes them (0: any).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// It is entered by any exception, after all other clauses.
    Cleanup,
    /// It is entered by exceptions of the type.
    Catch(u64),
    /// One of the types that the filter which ends next lets pass.
    Passes(u64),
    /// The end of a filter: it is entered by exceptions of no type that passes.
    Filter,
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
    /// Clauses of landing pads.
    pub pads: Vec<Box<[Clause]>>,
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
    /// The last successor is where an exception goes on that leaves the call the block ends with.
    pub unwinds: bool,
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
    /// `thread_local`.
    pub thread_local: bool,
    /// Linkage.
    pub linkage: Linkage,
    /// Which bytes of the initial value are undefined (`undef`, `poison`), padding apart: from and to. They are 0.
    pub undefined: Vec<std::ops::Range<u64>>,
    /// Where it is defined.
    pub loc: LocId,
}

impl Global {
    /// Each thread has its own of it, if there are several. (Constants, too: Rust's library knows threads by the address of one.)
    pub fn is_own_of_threads(&self) -> bool {
        self.thread_local && !self.external
    }
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
    /// The first location of the same line and column of that function: copies of it, inlined at several call sites or defined
    /// by several modules that include one header, are one place to the user.
    pub place: LocId,
}

/// Where globals start.
pub const GLOBAL_BASE: u64 = 0x0001_0000;
/// Where function addresses start (16 bytes apart); not memory.
pub const FUNCTION_BASE: u64 = 0x4000_0000_0000;

/// From the address of one function to that of the next.
pub const FUNCTION_STEP: u64 = 16;
/// Where block addresses start (16 bytes apart); not memory.
pub const BLOCK_BASE: u64 = 0x4800_0000_0000;

/// A whole program, linked and lowered.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Program {
    /// Functions, externals included.
    pub functions: Vec<Function>,
    /// Globals, by ascending address.
    pub globals: Vec<Global>,
    /// Where the library's own variables are, the last of them. (Constants lie elsewhere.)
    pub library_data: std::ops::Range<u64>,
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

impl BlockInfo {
    /// Where control goes on once the block's calls have returned, in the order of sides.
    pub fn onward(&self) -> &[BlockIx] {
        &self.succs[..self.succs.len() - usize::from(self.unwinds)]
    }

    /// Where an exception goes on that leaves the call the block ends with.
    pub fn landing(&self) -> Option<BlockIx> {
        self.succs.last().copied().filter(|_| self.unwinds)
    }
}

impl Program {
    /// The function called `name`, if any.
    pub fn function(&self, name: &str) -> Option<FuncId> {
        self.functions.iter().position(|f| &*f.name == name).map(|i| FuncId(i as u32))
    }

    /// The function at an address taken by the program.
    pub fn function_at(&self, address: u64) -> Option<FuncId> {
        let offset = address.checked_sub(FUNCTION_BASE)?;
        let index = offset / FUNCTION_STEP;
        (offset % FUNCTION_STEP == 0 && index < self.functions.len() as u64).then_some(FuncId(index as u32))
    }

    /// The branch and the side index behind a program-wide side.
    pub fn branch_of_side(&self, side: SideId) -> (BranchId, u32) {
        let index = self.branches.partition_point(|b| b.first_side <= side) - 1;
        (BranchId(index as u32), side.0 - self.branches[index].first_side.0)
    }

    /// Every instruction of a function whose line is known: its block and its location.
    pub fn lines_of<'a>(&'a self, f: &'a Function) -> impl Iterator<Item = (BlockIx, &'a Loc)> {
        let mut blocks: Vec<u32> = (f.blocks.start..f.blocks.start + f.blocks.len).collect();
        blocks.sort_by_key(|&b| self.blocks[b as usize].pc);
        // A block's code reaches to where the next one starts.
        let starts = blocks.iter().map(|&b| self.blocks[b as usize].pc.index());
        let ends = starts.skip(1).chain([f.code.len()]).collect::<Vec<_>>();
        blocks.into_iter().zip(ends).flat_map(move |(b, end)| {
            let start = self.blocks[b as usize].pc.index();
            let locs = f.locs.get(start..end).unwrap_or_default().iter();
            let known = locs.filter_map(|loc| self.locs.get(loc.index()).filter(|l| l.line > 0));
            known.map(move |loc| (BlockIx(b), loc))
        })
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
