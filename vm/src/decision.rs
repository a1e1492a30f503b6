//! What the machine tells the explorer: a path reached a point where another input may go another way.
//!
//! A decision is announced *before* it is passed, so a [`Snapshot`](crate::Snapshot) taken in the callback resumes
//! just in front of it. Whatever the machine did not decide exactly is a decision too ([`DecisionKind::Concretise`]),
//! so that nothing is lost silently.

use crate::fault::FaultKind;
use crate::fault::ObjectDesc;
use crate::machine::Machine;
use smallvec::SmallVec;
use std::rc::Rc;
use symvm_frontend::program::{BranchId, FuncId, LocId};
use symvm_solver::{TermId, Terms};

/// Whether the machine goes on after a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Go on along the concrete input.
    Continue,
    /// Abandon the path: the run ends with [`Outcome::Stopped`](crate::Outcome::Stopped).
    Stop,
    /// Leave the path here, to go on with it another time: [`Outcome::Paused`](crate::Outcome::Paused).
    Pause,
    /// End the path here: whatever lies behind is known ([`Outcome::Subsumed`](crate::Outcome::Subsumed)).
    Subsumed,
    /// Abandon the path, what is kept of it being too much: [`Outcome::MemoryLimit`](crate::Outcome::MemoryLimit).
    OutOfMemory,
}

/// One symbolic decision on a path.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// What is decided.
    pub kind: DecisionKind,
    /// The side the concrete input takes.
    pub taken: u32,
    /// Condition of the taken side (one bit wide); true under the input, and never constant.
    pub cond: TermId,
    /// Where in the source.
    pub loc: LocId,
    /// In which function.
    pub func: FuncId,
    /// Length of the trace before this decision.
    pub trace_len: u64,
    /// Instructions executed before this one.
    pub steps: u64,
    /// They need not be as many with another input that decides alike.
    pub steps_vary: bool,
}

/// The kinds of decisions.
#[derive(Clone, PartialEq, Debug)]
pub enum DecisionKind {
    /// A branch or switch of the program.
    Branch {
        /// Which.
        branch: BranchId,
        /// Condition of each side, mutually exclusive and complete.
        sides: SmallVec<[TermId; 4]>,
    },
    /// A check of the machine: side 0 is fine, side 1 the fault.
    Check {
        /// The fault of side 1.
        fault: FaultKind,
    },
    /// An access at a symbolic address was bound to the object that the concrete address lies in: side 0 is "stays
    /// within this object", side 1 is open (out of bounds, or in another object).
    Address {
        /// The object.
        object: ObjectDesc,
    },
    /// A symbolic function pointer was bound to its concrete target; side 1 is open.
    Callee {
        /// The target.
        target: FuncId,
    },
    /// The symbolic target of an indirect jump was bound to its concrete value; side 1 is open.
    Jump {
        /// The address of the target block.
        target: u64,
    },
    /// A symbolic size was bound to its concrete value; side 1 is open.
    Size {
        /// The value.
        value: u64,
    },
    /// A symbolic address was bound to its concrete value, because it has too many or the access knows one place only; side
    /// 1 is open.
    Place {
        /// The value.
        address: u64,
    },
    /// An assumption of the program: side 0 holds. With `taken` = 1 the path ends as
    /// [`Outcome::AssumeViolated`](crate::Outcome::AssumeViolated).
    Assume,
    /// A value was replaced by its concrete value because the machine cannot keep it symbolic; side 1 is open, and
    /// other values are only found by asking for them.
    Concretise {
        /// Why.
        what: Lost,
    },
}

impl DecisionKind {
    /// How many sides the decision has.
    pub fn sides(&self) -> u32 {
        match self {
            Self::Branch { sides, .. } => sides.len() as u32,
            _ => 2,
        }
    }

    /// What taking a side says of the path, as a number: the same for all inputs of a path, whatever alternatives were met
    /// before. Nothing where there is but one side to go on by, or a value that was made concrete.
    pub(crate) fn choice(&self, taken: u32) -> Option<u64> {
        let (what, which) = match self {
            Self::Check { .. } | Self::Assume if taken == 0 => return None,
            Self::Concretise { .. } => return None,
            Self::Branch { branch, .. } => (0, u64::from(branch.0)),
            Self::Check { fault } => (1, *fault as u64),
            Self::Address { object } => (2, object.base),
            Self::Callee { target } => (3, u64::from(target.0)),
            Self::Jump { target } => (4, *target),
            Self::Size { value } => (5, *value),
            Self::Place { address } => (7, *address),
            Self::Assume => (6, 0),
        };
        Some(which.wrapping_mul(8).wrapping_add(what) ^ u64::from(taken) << 40)
    }
}

macro_rules! lost {
    ($($(#[doc = $doc:literal])+ $name:ident = $text:literal),* $(,)?) => {
        /// Why precision was lost.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Lost { $($(#[doc = $doc])+ $name),* }
        impl Lost {
            /// Every reason.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];
            /// Its name in ledgers.
            pub fn name(self) -> &'static str { match self { $(Self::$name => $text),* } }
            /// What it means, in a sentence for people.
            pub fn doc(self) -> &'static str { match self { $(Self::$name => concat!($($doc),+).trim_ascii()),* } }
        }
    };
}
lost! {
    /// A symbolic float was used by what has no term (`sin`, `pow` and the like, a remainder by no simple constant, arithmetic on `long double`, text), or by more than
    /// the path can pay for; with `--floats concrete`, by any operation.
    Float = "float-arithmetic",
    /// An operation on a wide integer that has no term.
    Wide = "wide-integer",
    /// A symbolic value was handed to an external that needs a concrete one.
    External = "external-argument",
    /// A symbolic byte was written to the outside.
    Output = "output",
    /// A call whose effect lies outside the modelled world (a process, a signal that never comes).
    World = "outside-the-world",
    /// A symbolic exit status: each path reports the value it has for the path's input.
    ExitStatus = "exit-status",
    /// A symbolic jump buffer.
    JumpTarget = "jump-target",
    /// A pointer that depends on input led into the C library's own variables, and the path was not followed. (Where such a
    /// pointer goes astray is told elsewhere.)
    Library = "library-data",
    /// A constant that the compiler left undefined (`undef`, `poison`) was used: it is 0 here.
    Undefined = "undefined-constant",
}

/// The explorer's ear.
pub trait Sink {
    /// A symbolic decision was reached. The machine has not yet passed it, so `machine.snapshot()` resumes just
    /// before it.
    fn decision(&mut self, machine: &mut Machine, terms: &mut Terms, decision: &Decision) -> Flow;

    /// Between decisions, now and then: the path and all terms take so many bytes. How many more they may take; `None` ends
    /// the path for want of memory ([`Outcome::MemoryLimit`](crate::Outcome::MemoryLimit)).
    fn room(&mut self, _used: u64) -> Option<u64> {
        Some(u64::MAX)
    }

    /// All values that a term can have on the path so far, ascending, if they are few; others may be among them. The
    /// instruction that asks has come to none of its decisions, as far as the answer goes: the same must be said when it
    /// is executed again from one of them, `steps` instructions from the start.
    fn values(&mut self, _terms: &mut Terms, _term: TermId, _steps: u64) -> Option<Rc<[u64]>> {
        None
    }
}

/// A sink that lets every decision pass.
#[derive(Clone, Copy, Debug, Default)]
pub struct IgnoreDecisions;

impl Sink for IgnoreDecisions {
    fn decision(&mut self, _: &mut Machine, _: &mut Terms, _: &Decision) -> Flow {
        Flow::Continue
    }
}
