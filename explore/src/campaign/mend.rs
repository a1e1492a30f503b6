//! Random beginnings that violate what the program assumes.
//!
//! A number of arguments has to be small, and hardly any four random bytes are. If no path took the side where the assumption
//! holds, the [agenda](crate::agenda) has it solved. If one did, the random input is given that path's bytes where the
//! assumption asks for any, and run again: what is random stays so elsewhere.

use super::Campaign;
use crate::desk::Desk;
use crate::engine::{Engine, Job, Run};
use crate::tree::{Candidate, NodeKind, Origin};
use symvm_vm::Outcome;

/// Assumptions that one input is mended for, one after the other.
const AT_MOST: u32 = 16;

/// See the module.
#[derive(Default)]
pub struct Mending {
    job: Option<Job>,
    /// How often the input was mended.
    times: u32,
}

impl Mending {
    /// What is to be run next, if an input was mended.
    pub fn next(&mut self) -> Option<Job> {
        self.job.take()
    }
}

impl<E: Engine, D: Desk> Campaign<'_, E, D> {
    /// Notes what to run next if this run began at random and violated an assumption.
    pub(super) fn mend(&mut self, job: &Job, run: &Run) {
        let is_wrong = job.origin == Origin::Drawn && run.outcome == Outcome::AssumeViolated;
        self.mending.times = if is_wrong { self.mending.times + 1 } else { 0 };
        if !(1..=AT_MOST).contains(&self.mending.times) {
            return;
        }
        let Some(violated) = self.tree.paths()[run.path.id.index()].leaf else { return };
        // An assumption that no input changes is no decision; then the path ends behind another one.
        if violated.side == 0 || self.tree.node(violated.node).kind != NodeKind::Assume {
            return;
        }
        let holds = Candidate { side: 0, ..violated };
        let input = self.engine.mended(&self.tree, holds, &run.input);
        self.mending.job = input.map(|input| self.job(Origin::Drawn, input, job.fill));
    }
}
