//! What can go wrong in a program: the table of fault kinds, and the words for the object concerned.
//!
//! One row per kind: variant, the name reports and options use, one line of explanation.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;
use symvm_frontend::program::{FuncId, LocId, Program};

macro_rules! fault_kinds {
    ($($variant:ident $name:literal $doc:literal;)*) => {
        /// A kind of fault: what a report is about.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum FaultKind {
            $(#[doc = $doc] $variant,)*
        }
        impl FaultKind {
            /// Every kind, in the order of the table.
            pub const ALL: &'static [FaultKind] = &[$(FaultKind::$variant,)*];

            /// The name in reports and options.
            pub fn name(self) -> &'static str {
                match self { $(FaultKind::$variant => $name,)* }
            }

            /// One line for people.
            pub fn doc(self) -> &'static str {
                match self { $(FaultKind::$variant => $doc,)* }
            }

            /// The kind of that name.
            pub fn from_name(name: &str) -> Option<FaultKind> {
                match name { $($name => Some(FaultKind::$variant),)* _ => None }
            }
        }
    };
}

fault_kinds! {
    NullDereference "null-dereference" "access through a null pointer, or one at a small distance from null";
    OutOfBounds "out-of-bounds" "access outside the object that is nearest";
    UseAfterFree "use-after-free" "access to a heap block after it was freed";
    UseAfterReturn "use-after-return" "access to a local variable after its function returned";
    WildPointer "wild-pointer" "access to an address where nothing was ever allocated";
    ReadOnlyWrite "read-only-write" "write to a constant";
    CodeAccess "code-access" "a function's or label's address read or written as data";
    ExternalGlobal "external-global" "access to a global variable that no module defines";
    UninitialisedUse "uninitialised-use" "use of memory that was never written";
    Misaligned "misaligned" "access at an address that lacks the promised alignment";
    OverlappingCopy "overlapping-copy" "memcpy between ranges that overlap";
    InvalidFree "invalid-free" "free of something that is not the start of a heap block, or of a block that is to be taken back otherwise (delete of what new[] gave)";
    DoubleFree "double-free" "free of a heap block that was freed already";
    Leak "leak" "heap block still allocated, and reachable no more, at exit";
    DivisionByZero "division-by-zero" "integer division or remainder by zero";
    DivisionOverflow "division-overflow" "smallest signed integer divided by -1";
    IntegerOverflow "integer-overflow" "integer arithmetic overflowed where the language forbids it";
    ShiftOverflow "shift-overflow" "shift by the operand's width or more";
    AssertionFailure "assertion-failure" "a failed assertion";
    AssumptionFailure "assumption-failure" "what the compiler was told to assume does not hold";
    Abort "abort" "abort was called";
    Panic "panic" "a panic of Rust left main";
    Unreachable "unreachable" "code that was declared unreachable was reached";
    Trap "trap" "a trap instruction was executed";
    FaultSignal "fault-signal" "the program sent itself a signal of faults (SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS)";
    Deadlock "deadlock" "the program waits for what can never come";
    StackOverflow "stack-overflow" "the stack's limit was exceeded";
    InvalidCall "invalid-call" "call through a pointer that is not a function's address, or with wrong arguments";
    InvalidJump "invalid-jump" "indirect jump to something that is not one of the listed labels, or longjmp to a dead frame";
    InvalidArgument "invalid-argument" "a library function was called with an argument it does not allow";
    UnmodelledExternal "unmodelled-external" "call of a function that no module defines and symvm does not model";
    UserReport "user-report" "the program reported an error itself";
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What kind of object an address belongs to or is nearest to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum ObjectKind {
    /// A global variable.
    Global,
    /// A global constant (read-only).
    Constant,
    /// A global that no module defines.
    ExternalGlobal,
    /// An object at an address that the program chose.
    Fixed,
    /// A heap block in use.
    Heap,
    /// A heap block that was freed.
    Freed,
    /// A local variable of a function that is active.
    Stack,
    /// `alloca` at run time.
    Alloca,
    /// An argument area that the machine made: by-value copy or variable arguments.
    Argument,
    /// A stack area of a function that returned.
    Returned,
    /// A function: an address that is no memory.
    Function,
}

/// The object that an address is in, or nearest to. Plain ids; [`ObjectDesc::display`] says it in words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ObjectDesc {
    /// What it is.
    pub kind: ObjectKind,
    /// Source name where there is one (variables, functions), else empty.
    pub name: Arc<str>,
    /// What a heap block is that the program was given (`argument`), else empty.
    pub what: &'static str,
    /// First address.
    pub base: u64,
    /// Size in bytes.
    pub size: u64,
    /// Where the address in question lies, relative to `base`: negative = before it, `>= size` = past its end.
    pub offset: i64,
    /// Where it was declared or allocated.
    pub alloc: LocId,
    /// Where it was freed (unknown location if it was not).
    pub free: LocId,
    /// The function whose frame holds (or held) it.
    pub function: Option<FuncId>,
}

impl ObjectDesc {
    /// The address lies inside.
    pub fn contains(&self) -> bool {
        self.offset >= 0 && (self.offset as u64) < self.size
    }

    /// English: `12 bytes past the end of the heap block of 8 bytes allocated at f.c:3`.
    pub fn display<'a>(&'a self, program: &'a Program) -> impl fmt::Display + 'a {
        Words { desc: self, program }
    }
}

struct Words<'a> {
    desc: &'a ObjectDesc,
    program: &'a Program,
}

impl Words<'_> {
    fn position(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let d = self.desc;
        if d.kind == ObjectKind::Function {
            return write!(f, "at ");
        }
        if d.offset < 0 {
            return write!(f, "{} before the start of ", Bytes(d.offset.unsigned_abs()));
        }
        let offset = d.offset as u64;
        match offset.checked_sub(d.size) {
            Some(0) => write!(f, "just past the end of "),
            Some(past) => write!(f, "{} past the end of ", Bytes(past)),
            None if offset == 0 => write!(f, "at the start of "),
            None => write!(f, "{} into ", Bytes(offset)),
        }
    }

    fn place(&self, f: &mut fmt::Formatter<'_>, word: &str, loc: LocId) -> fmt::Result {
        if loc == LocId::default() || loc.index() >= self.program.locs.len() {
            return Ok(());
        }
        write!(f, "{word}{}", self.program.describe(loc))
    }

    fn function(&self) -> Option<&str> {
        let id = self.desc.function?;
        Some(&*self.program.functions.get(id.index())?.name)
    }
}

impl fmt::Display for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let d = self.desc;
        self.position(f)?;
        let (name, size) = (&*d.name, Bytes(d.size));
        match d.kind {
            ObjectKind::Global => write!(f, "global '{name}' of {size}")?,
            ObjectKind::Constant if name.starts_with(".str") || name.is_empty() => {
                write!(f, "a string literal or constant of {size}")?;
            }
            ObjectKind::Constant => write!(f, "constant '{name}' of {size}")?,
            ObjectKind::ExternalGlobal => {
                return write!(f, "global '{name}', which no module defines");
            }
            _ if !d.what.is_empty() => write!(f, "{} '{name}' of {size}", d.what)?,
            ObjectKind::Fixed => write!(f, "the fixed object of {size}")?,
            ObjectKind::Heap | ObjectKind::Freed => write!(f, "the heap block of {size}")?,
            ObjectKind::Stack if name.is_empty() => write!(f, "the stack block of {size}")?,
            ObjectKind::Stack => write!(f, "local variable '{name}' of {size}")?,
            ObjectKind::Alloca => write!(f, "the alloca block of {size}")?,
            ObjectKind::Argument => write!(f, "the argument area of {size}")?,
            ObjectKind::Returned if name.is_empty() => write!(f, "a stack area of {size}")?,
            ObjectKind::Returned => write!(f, "local variable '{name}' of {size}")?,
            ObjectKind::Function => return write!(f, "function '{name}'"),
        }
        if let (Some(function), true) = (self.function(), d.kind != ObjectKind::Returned) {
            write!(f, " in '{function}'")?;
        }
        match d.kind {
            // It was allocated where no source of the program's is.
            _ if !d.what.is_empty() => {}
            ObjectKind::Fixed => self.place(f, " defined at ", d.alloc)?,
            ObjectKind::Heap | ObjectKind::Freed => self.place(f, " allocated at ", d.alloc)?,
            _ => self.place(f, " declared at ", d.alloc)?,
        }
        match d.kind {
            ObjectKind::Freed if d.free == LocId::default() => write!(f, " and freed"),
            ObjectKind::Freed => self.place(f, " and freed at ", d.free),
            ObjectKind::Returned => {
                match self.function() {
                    Some(name) => write!(f, " in '{name}'")?,
                    None => write!(f, " in a function")?,
                }
                write!(f, ", which returned")
            }
            _ => Ok(()),
        }
    }
}

struct Bytes(u64);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => write!(f, "1 byte"),
            n => write!(f, "{n} bytes"),
        }
    }
}
