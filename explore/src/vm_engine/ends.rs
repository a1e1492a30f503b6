//! Where a run is ended for want of memory: told by its decisions, and met again when a journal is repeated.

use crate::engine::{EndPoint, WhenShort};
use symvm_vm::{Machine, Outcome};

/// Of one run.
#[derive(Default)]
pub struct Ends {
    /// Where it is, as of its last decision, and its instructions there.
    here: EndPoint,
    steps: u64,
    /// Where it is to be ended, and the instructions there once they are known.
    wanted: Option<EndPoint>,
    paused: Option<u64>,
}

impl Ends {
    pub fn new(shortage: WhenShort) -> Self {
        Self { wanted: shortage.place(), ..Self::default() }
    }

    /// A decision was made, which was a node's, the last of so many, or none's.
    pub fn on_decision(&mut self, nodes: u32, is_node: bool, steps: u64) {
        let beside = if is_node { 0 } else { self.here.beside + 1 };
        self.here = EndPoint { nodes, beside, ..EndPoint::default() };
        self.steps = steps;
    }

    /// The answer to the last decision ends the run.
    pub fn at_decision(&mut self) {
        self.here.at_decision = true;
    }

    /// Of a run that was ended before: by this decision, or so many instructions behind it, where the machine will pause.
    pub fn is_here(&mut self, machine: &mut Machine) -> bool {
        let is_here =
            |wanted: &EndPoint| (wanted.nodes, wanted.beside) == (self.here.nodes, self.here.beside);
        let Some(wanted) = self.wanted.filter(is_here) else { return false };
        if !wanted.at_decision {
            let end = self.steps.saturating_add(wanted.since);
            self.paused = Some(end);
            machine.pause_at(end);
        }
        wanted.at_decision
    }

    /// Where a run that has come to its end was ended for want of memory, if it was: the machine says so, or it was paused there.
    /// `is_short`: the process held too much.
    pub fn place(&self, outcome: &Outcome, steps: u64, is_short: bool) -> Option<EndPoint> {
        let is_paused = *outcome == Outcome::StepLimit && self.paused.is_some_and(|end| steps >= end);
        let since = steps.saturating_sub(self.steps);
        let by_process = is_short || self.wanted.is_some_and(|wanted| wanted.by_process);
        (is_paused || *outcome == Outcome::MemoryLimit).then_some(EndPoint { since, by_process, ..self.here })
    }
}
