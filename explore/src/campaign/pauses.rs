//! How long a run may be. A loop over a symbolic bound makes paths of any length, and an input of chance may well be one of the
//! longest: billions of decisions, of which each looks like the one before. So a run is *paused* after many more decisions that
//! no run met before than runs of this program come to, and gone on with after some others, for twice as many: as in iterative
//! deepening, nothing is lost, and what is short comes first.
//!
//! How many are many is a matter of counts alone, so that one seed still fixes a campaign. What goes on costs no more than a
//! share of what all runs cost, however many paths are paused: both the length and the wait double.

use super::{Campaign, Work};
use crate::desk::Desk;
use crate::engine::{Engine, Job, Run, Shortage};
use crate::options::{RunLength, Workers};
use crate::tree::{Candidate, ExecutionTree, NodeId, Origin, RunEnd};
use std::collections::BTreeMap;
use symvm_vm::{Input, InputDefaults};

/// Doublings for what a campaign begins with, and for what the user gave: that should come to its end, if it has one.
const FIRST: u32 = 4;
const GIVEN: u32 = 6;
/// Runs before one goes on, the first time.
const WAIT: u64 = 32;
/// Doublings at most.
const DEEPEST: u32 = 40;

/// The paths that are to be gone on with, and how long runs are.
#[derive(Debug, Default)]
pub struct Pauses {
    length: RunLength,
    /// By the run from which on it may go on, and the order: behind which side, and how often it has been paused.
    waiting: BTreeMap<(u64, u64), (Candidate, u32)>,
    order: u64,
    /// The run before which nothing goes on.
    next: u64,
    /// How often the path that goes on now had been paused.
    going_on: u32,
    /// Runs that ended by themselves, and how many new decisions they had.
    ended: u64,
    decisions: u64,
}

impl Pauses {
    /// With nothing to go on with.
    pub fn new(length: RunLength) -> Self {
        Self { length, ..Self::default() }
    }

    /// New decisions of a run at most.
    pub fn most(&self, origin: Origin, given: bool) -> u64 {
        let doubled = match origin {
            Origin::Continue(_) => self.going_on,
            Origin::Start if given => GIVEN,
            Origin::Start => FIRST,
            _ => 0,
        };
        let usual = self.decisions.saturating_mul(self.length.times) / self.ended.max(1);
        usual.max(self.length.fewest).saturating_mul(1 << doubled.min(DEEPEST))
    }

    /// Takes note of a run.
    pub fn on_run(&mut self, tree: &ExecutionTree, run: &Run, runs: u64) {
        let fresh = run.path.fresh.len() as u64;
        match RunEnd::of(&run.outcome) {
            RunEnd::Cut => {}
            RunEnd::Paused => {
                let leaf = tree.paths()[run.path.id.index()].leaf.filter(|&c| tree.is_paused(c));
                // Where nothing was new, it is another path that was left there, and that waits already.
                if let Some(c) = leaf.filter(|_| fresh > 0) {
                    let before = match run.path.origin {
                        Origin::Continue(_) => self.going_on,
                        _ => 0,
                    };
                    self.order += 1;
                    let wait = WAIT.saturating_mul(1 << before.min(DEEPEST));
                    self.waiting.insert((runs.saturating_add(wait), self.order), (c, before + 1));
                }
            }
            RunEnd::Own => {
                self.ended += 1;
                self.decisions = self.decisions.saturating_add(fresh);
            }
        }
    }

    /// A path to go on with, if it is time for one, or (`idle`) there is nothing else to do.
    pub fn next(&mut self, tree: &ExecutionTree, runs: u64, idle: bool) -> Option<Candidate> {
        while let Some((&key, &(c, paused))) = self.waiting.first_key_value() {
            if !idle && runs < key.0.max(self.next) {
                return None;
            }
            self.waiting.remove(&key);
            if tree.is_paused(c) {
                self.going_on = paused;
                self.next = runs.saturating_add(WAIT.saturating_mul(1 << paused.min(DEEPEST)));
                return Some(c);
            }
        }
        None
    }

    /// The last decisions of the paths that are not gone on with yet.
    pub fn left<'a>(&'a self, tree: &'a ExecutionTree) -> impl Iterator<Item = NodeId> + 'a {
        self.waiting.values().filter(|&&(c, _)| tree.is_paused(c)).map(|(c, _)| c.node)
    }

    /// The tree was thrown away.
    pub fn forget(&mut self) {
        self.waiting.clear();
    }
}

impl<E: Engine, D: Desk> Campaign<'_, E, D> {
    pub(super) fn job(&self, origin: Origin, input: Input, fill: Option<InputDefaults>) -> Job {
        // What the process holds depends on how fast which worker is.
        let shortage = match self.options.workers {
            Workers::Rounds(_) => Shortage::Counted,
            Workers::Free(_) => Shortage::Ends,
        };
        Job { origin, input, fill, most: self.pauses.most(origin, self.seed_cut.is_some()), shortage }
    }

    /// The last decisions of long paths that nobody went on with yet.
    pub(crate) fn put_off(&self) -> impl Iterator<Item = NodeId> {
        self.pauses.left(&self.tree)
    }

    /// The input of a path that was paused, again.
    pub(super) fn go_on(&self, c: Candidate) -> Work {
        let input = self.engine.parent(&self.tree, c).clone();
        Work::Run(self.job(Origin::Continue(c), input, None))
    }
}
