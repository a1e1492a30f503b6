//! How long a run may be. A loop over a symbolic bound makes paths of any length, and an input of chance may well be one of the
//! longest: billions of decisions, of which each looks like the one before. So a run is *paused* after many more decisions that
//! no run met before than runs of this program come to, and gone on with after some others, for twice as many: as in iterative
//! deepening, nothing is lost, and what is short comes first. So it is with memory that the program asks for: a number in the input may
//! be the size of an array, and few paths that fill all the memory there is take most of a campaign's time.
//!
//! How many are many is a matter of counts alone, so that one seed still fixes a campaign. What goes on costs no more than a
//! share of what all runs cost, however many paths are paused: both the length and the wait double. There are two such shares: one
//! for all paths in turns, and one for the path that has come furthest. (Of a thousand endless recursions none would come to the end
//! of the stack before all of them do.)

use super::{Campaign, Work};
use crate::desk::Desk;
use crate::engine::{Engine, Job, Run, Stint, WhenShort};
use crate::options::{RunLength, Workers};
use crate::tree::{Candidate, ExecutionTree, NodeId, Origin, PathId, RunEnd};
use hashbrown::HashSet;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use symvm_vm::{Input, InputDefaults};

/// Doublings for what a campaign begins with, and for what the user gave: that should come to its end, if it has one.
const FIRST: u32 = 4;
const GIVEN: u32 = 6;
/// Runs before one goes on, the first time.
const WAIT: u64 = 32;
/// Doublings at most.
const DEEPEST: u32 = 40;

/// A path that is to be gone on with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// Behind which side it was left.
    pub side: Candidate,
    /// What takes that side.
    pub path: PathId,
    /// How often it has been paused.
    times: u32,
}

/// A share of what all runs cost.
#[derive(Clone, Copy, Default, Debug)]
struct Share {
    /// The run before which nothing goes on.
    next: u64,
    /// What was spent, in lengths of a run.
    spent: u64,
}

impl Share {
    fn spend(&mut self, runs: u64, times: u32) {
        let length = 1 << times.min(DEEPEST);
        self.spent = self.spent.saturating_add(length);
        self.next = runs.saturating_add(WAIT.saturating_mul(length));
    }
}

/// The paths that are to be gone on with, and how long runs are.
#[derive(Debug, Default)]
pub struct Pauses {
    length: RunLength,
    /// By the run from which on it may go on, and the order.
    waiting: BTreeMap<(u64, u64), Waiting>,
    /// The sides in it.
    sides: HashSet<Candidate>,
    order: u64,
    /// For all paths in turns.
    turns: Share,
    /// For the one that has come furthest.
    furthest: Share,
    /// How often the path that goes on now had been paused.
    going_on: u32,
    /// Runs that ended by themselves, how many new decisions they had, and how many bytes they came to need.
    ended: u64,
    decisions: u64,
    grown: u64,
}

impl Pauses {
    /// With nothing to go on with.
    pub fn new(length: RunLength) -> Self {
        Self { length, ..Self::default() }
    }

    /// What a run may take at most.
    pub fn stint(&self, origin: Origin, given: bool) -> Stint {
        let doubled = match origin {
            Origin::Continue(_) => self.going_on,
            Origin::Start if given => GIVEN,
            Origin::Start => FIRST,
            _ => 0,
        };
        let most = |all: u64, fewest: u64| {
            let usual = all.saturating_mul(self.length.times) / self.ended.max(1);
            usual.max(fewest).saturating_mul(1 << doubled.min(DEEPEST))
        };
        Stint {
            decisions: most(self.decisions, self.length.fewest),
            heap: most(self.grown, self.length.fewest_bytes),
        }
    }

    /// Takes note of a run.
    pub fn on_run(&mut self, tree: &ExecutionTree, run: &Run, runs: u64) {
        match RunEnd::of(&run.outcome) {
            RunEnd::Cut => {}
            RunEnd::Paused => {
                let leaf = tree.paths()[run.path.id.index()].leaf.filter(|&c| tree.is_paused(c));
                // It may be another path that was left there, and that waits already.
                if let Some(c) = leaf.filter(|&c| self.sides.insert(c)) {
                    let before = match run.path.origin {
                        Origin::Continue(_) => self.going_on,
                        _ => 0,
                    };
                    self.order += 1;
                    let wait = WAIT.saturating_mul(1 << before.min(DEEPEST));
                    let waiting = Waiting { side: c, path: run.path.id, times: before + 1 };
                    self.waiting.insert((runs.saturating_add(wait), self.order), waiting);
                }
            }
            RunEnd::Own => {
                self.ended += 1;
                self.decisions = self.decisions.saturating_add(run.path.fresh.len() as u64);
                self.grown = self.grown.saturating_add(run.grown);
            }
        }
    }

    /// A path to go on with, if it is time for one, or (`idle`) there is nothing else to do.
    pub fn next(&mut self, tree: &ExecutionTree, runs: u64, idle: bool) -> Option<Waiting> {
        let first_turn = self.waiting.first_key_value()?.0.0.max(self.turns.next);
        if !idle && runs < self.furthest.next.min(first_turn) {
            return None;
        }
        loop {
            let furthest =
                self.waiting.iter().max_by_key(|(key, waiting)| (waiting.times, Reverse(key.1)))?;
            let (&key, further) = match self.furthest.spent <= self.turns.spent {
                true if idle || runs >= furthest.0.0.max(self.furthest.next) => (furthest.0, true),
                _ => (self.waiting.first_key_value()?.0, false),
            };
            if !idle && !further && runs < key.0.max(self.turns.next) {
                return None;
            }
            let waiting = self.waiting.remove(&key)?;
            self.sides.remove(&waiting.side);
            if tree.is_paused(waiting.side) {
                self.going_on = waiting.times;
                let share = if further { &mut self.furthest } else { &mut self.turns };
                share.spend(runs, waiting.times);
                return Some(waiting);
            }
        }
    }

    /// The last decisions of the paths that are not gone on with yet.
    pub fn left<'a>(&'a self, tree: &'a ExecutionTree) -> impl Iterator<Item = NodeId> + 'a {
        self.waiting.values().map(|waiting| waiting.side).filter(|&c| tree.is_paused(c)).map(|c| c.node)
    }

    /// The tree was thrown away.
    pub fn forget(&mut self) {
        self.waiting.clear();
        self.sides.clear();
    }
}

impl<E: Engine, D: Desk> Campaign<'_, E, D> {
    pub(super) fn job(&self, origin: Origin, input: Input, fill: Option<InputDefaults>) -> Job {
        // What the process holds depends on how fast which worker is.
        let shortage = match self.options.workers {
            Workers::Rounds(_) => WhenShort::Counted,
            Workers::Free(_) => WhenShort::Ends,
        };
        Job { origin, input, fill, stint: self.pauses.stint(origin, self.starts.is_seed()), shortage }
    }

    /// The last decisions of long paths that nobody went on with yet.
    pub(crate) fn put_off(&self) -> impl Iterator<Item = NodeId> {
        self.pauses.left(&self.tree)
    }

    /// The input of a path that was paused, again.
    pub(super) fn go_on(&self, waiting: Waiting) -> Work {
        let input = self.engine.input(waiting.path).clone();
        Work::Run(self.job(Origin::Continue(waiting.side), input, None))
    }
}
