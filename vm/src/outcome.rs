//! How a path ends.

use crate::fault::FaultKind;
use crate::fault::ObjectDesc;
use symvm_frontend::program::{FuncId, LocId};

/// How a path ended.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// The program ended by itself.
    Exit {
        /// Its exit status.
        code: i32,
    },
    /// The program ended without wanting a test (`klee_silent_exit`).
    SilentExit {
        /// Its exit status.
        code: i32,
    },
    /// The program misbehaved.
    Finding(Box<Finding>),
    /// The input contradicts an assumption of the program.
    AssumeViolated,
    /// The path needs something the machine lacks.
    Unsupported(Box<Unsupported>),
    /// [`MachineOptions::max_steps`](crate::MachineOptions::max_steps) was reached.
    StepLimit,
    /// [`MachineOptions::max_memory`](crate::MachineOptions::max_memory) was reached.
    MemoryLimit,
    /// The sink ended the run because whatever lies behind is known.
    Subsumed,
    /// The sink wants to go on with the run another time.
    Paused,
    /// The sink, the stop flag or the deadline ended the run; it can go on from a snapshot.
    Stopped,
}

impl Outcome {
    /// The run shows no path of the program: its input breaks an assumption, or the program wants no test of it. What it took is not
    /// covered.
    pub fn is_void(&self) -> bool {
        matches!(self, Self::AssumeViolated | Self::SilentExit { .. })
    }
}

/// One frame of a call stack, innermost first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StackEntry {
    /// Function.
    pub func: FuncId,
    /// Where in it.
    pub loc: LocId,
}

/// The call stack of a thread that waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreadStack {
    /// The thread's number; the first is 0.
    pub thread: u64,
    /// Innermost first; of one that has not begun, the start of its function.
    pub stack: Vec<StackEntry>,
}

/// An error of the program.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// What kind of error.
    pub kind: FaultKind,
    /// Where.
    pub loc: LocId,
    /// The call stack, innermost first.
    pub stack: Vec<StackEntry>,
    /// What the other threads were doing, by their numbers.
    pub others: Vec<ThreadStack>,
    /// The address concerned.
    pub address: Option<u64>,
    /// The object concerned, or nearest.
    pub object: Option<ObjectDesc>,
    /// One sentence for the user.
    pub message: String,
    /// Other errors of the program that are met at the same moment (blocks lost at exit).
    pub more: Vec<Finding>,
}

impl Finding {
    /// It, and those that are met with it.
    pub fn all(&self) -> impl Iterator<Item = &Finding> {
        std::iter::once(self).chain(&self.more)
    }
}

/// Something the machine lacks, reached by the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    /// What, and what can be done about it.
    pub what: String,
    /// Where.
    pub loc: LocId,
    /// The call stack, innermost first.
    pub stack: Vec<StackEntry>,
}
