//! Replay: one input, concretely, from the program's start.

use crate::test_case::{Ending, TestCase};
use std::sync::Arc;
use symvm_frontend::program::{BlockIx, Program};
use symvm_solver::Terms;
use symvm_vm::{Environment, HeapLayout, IgnoreDecisions, Input, Machine, MachineOptions, Outcome};

/// What a replay showed.
#[derive(Clone, PartialEq, Debug)]
pub struct ReplayReport {
    /// How the path ended.
    pub outcome: Outcome,
    /// The same, in the words of test files.
    pub ending: Ending,
    /// Identity of the path.
    pub hash: u64,
    /// Instructions.
    pub steps: u64,
    /// What the program wrote, by file descriptor, in order.
    pub output: Vec<(u32, Vec<u8>)>,
    /// Blocks that it came to.
    pub blocks: Vec<BlockIx>,
    /// What the program took of the input, with the bytes that it lacked.
    pub used: Input,
}

/// Runs an input, with heap blocks laid out as they were when it was found. `options` gives limits and checks; what concerns
/// replay is set here.
pub fn replay(
    program: &Arc<Program>,
    environment: Box<dyn Environment>,
    options: &MachineOptions,
    input: &Input,
    layout: &HeapLayout,
) -> ReplayReport {
    let options = MachineOptions { concrete_only: true, record_trace: true, ..options.clone() };
    let mut machine = Machine::new(program.clone(), environment, options);
    machine.set_heap_layout(layout);
    let outcome = machine.run(&mut Terms::new(), input, &mut IgnoreDecisions);
    ReplayReport {
        ending: Ending::of(&outcome, program),
        outcome,
        hash: machine.trace().hash(),
        steps: machine.steps(),
        output: machine.output().map(|(fd, bytes)| (fd, bytes.to_vec())).collect(),
        blocks: machine.coverage().blocks().collect(),
        used: machine.input_objects(),
    }
}

/// How much of what a test says is to be found again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Likeness {
    /// The path, branch by branch, and its end: the program is the one that the test was found in.
    Path,
    /// How the path ends, not where, nor by which way: another version of the program.
    Ending,
}

impl ReplayReport {
    /// Tests of versions that knew no functions of the library have the place in there.
    fn ends_in(&self, expected: &Ending) -> bool {
        match (expected, &self.ending) {
            (Ending::Bug { fault, library: None, .. }, Ending::Bug { fault: own, library: Some(_), .. }) => {
                fault == own
            }
            (expected, own) => expected == own,
        }
    }

    /// What differs from what the test says; nothing if it agrees, or says nothing.
    pub fn difference(&self, test: &TestCase, likeness: Likeness) -> Option<String> {
        let is_alike = |expected: &Ending| match likeness {
            Likeness::Path => self.ends_in(expected),
            Likeness::Ending => self.ending.is_like(expected),
        };
        if let Some(expected) = test.ending.as_ref().filter(|expected| !is_alike(expected)) {
            return Some(format!(
                "the test ended in {}, the replay in {}",
                expected.summary(),
                self.ending.summary()
            ));
        }
        if likeness == Likeness::Ending {
            return None;
        }
        let hash = format!("{:016x}", self.hash);
        let expected = test.path.as_ref().filter(|&p| *p != hash)?;
        Some(format!("the replay took another path ({hash} instead of {expected})"))
    }
}
