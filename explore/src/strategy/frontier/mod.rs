//! Scored search over the whole frontier: every unexplored side of the tree has a score, the weighted sum of its
//! [features], and the best is tried next.
//!
//! This is ParaDySE's idea ([`param`](super::param)) without the boundary that its tool set it: CREST knows the last path
//! and nothing else, so a heuristic chooses among that path's branches. With the tree at hand, searches that choose among
//! all of it can be written as weights: context-guided search (new contexts first, then shallow ones), CarFast (uncovered
//! sides, by the statements behind them), KLEE's `md2u` (near to uncovered code), breadth and depth first, generations
//! (paths that covered much). What lies between them can be learned (`symvm tune`).
//!
//! Scores change while a side waits. Most only fall, as what is tried is no longer new; so the best of a heap is scored again
//! before it is picked, and put back if it fell behind. Those that rise (nearness to what is not covered, what was not tried
//! lately) are seen when the whole heap is scored again, now and then, after coverage grew.

pub mod features;
mod memory;
#[cfg(test)]
mod tests;
mod weights;

pub use weights::{PRESETS, Weights};

use super::contexts::ContextId;
use super::{Pick, Setup, Strategy, View};
use crate::tree::{Candidate, NewPath, SideState};
use hashbrown::{HashMap, HashSet};
use memory::Memory;
use rand::Rng;
use std::collections::BinaryHeap;
use symvm_frontend::program::SideId;
use symvm_solver::TermId;

/// The longest context that is a feature.
pub const LEVELS: usize = 4;

/// Sides scored again before one is picked, at most, but for those that [`LOOKS_PER_SIDE`] allows.
const LOOKS: u64 = 256;

/// For each side that is found so many may be scored again at any time. Most scores fall in a few steps (its contexts and its condition are tried, its
/// target is covered), so that this suffices for nearly every pick to be the best of all. With [`LOOKS`] alone, and paths that find thousands of sides,
/// the heap was full of what had fallen, and a pick was the best of those 256 that had stood highest once (benches/heuristics.md).
const LOOKS_PER_SIDE: u64 = 4;

/// An unexplored side.
#[derive(Clone, Debug)]
pub struct Open {
    /// Which.
    pub candidate: Candidate,
    /// Its contexts of 1 to [`LEVELS`] branches; `None` for those longer than the path.
    pub contexts: [Option<ContextId>; LEVELS],
    /// Its condition.
    pub condition: TermId,
    /// Executions when it was found.
    pub born: u64,
    /// Sides that its path covered first.
    pub gain: u32,
    /// The solver's work for its path.
    pub work: u32,
    /// It is the how manieth of its target in the new part of its path.
    pub ordinal: u32,
    /// Random.
    pub chance: u32,
}

/// A side and its score when it was last looked at.
struct Scored {
    score: f64,
    open: Open,
}

impl Ord for Scored {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let key = |s: &Self| (s.open.chance, s.open.candidate);
        self.score.total_cmp(&other.score).then_with(|| key(self).cmp(&key(other)))
    }
}
impl PartialOrd for Scored {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl PartialEq for Scored {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}
impl Eq for Scored {}

/// See the module.
pub struct Frontier {
    /// Features that weigh something.
    weights: Vec<(usize, f64)>,
    heap: BinaryHeap<Scored>,
    /// What [`LOOKS_PER_SIDE`] leaves.
    looks: u64,
    memory: Memory,
    /// Picked here, and nothing came of it yet. In a team others pick, too: what comes of that says nothing about these, but what was tried
    /// is no longer new.
    picked: HashSet<Candidate>,
    /// Coverage when all sides were scored, and picks since.
    version: Option<u64>,
    since: usize,
}

impl Frontier {
    /// With the weights of the setup.
    pub fn new(setup: &Setup) -> Self {
        let weights = setup.frontier.as_deref().cloned().unwrap_or_default();
        let weighs = |&(_, weight): &(usize, f64)| weight != 0.0;
        Self {
            weights: weights.0.into_iter().enumerate().filter(weighs).collect(),
            heap: BinaryHeap::new(),
            looks: 0,
            memory: Memory::default(),
            picked: HashSet::new(),
            version: None,
            since: 0,
        }
    }

    fn score(&self, view: &View<'_>, open: &Open) -> f64 {
        let Some(look) = self.memory.look(view, open) else { return f64::MIN };
        self.weights.iter().map(|&(n, weight)| weight * (features::TABLE[n].value)(&look)).sum()
    }

    fn push(&mut self, view: &View<'_>, open: Open) {
        let score = self.score(view, &open);
        self.heap.push(Scored { score, open });
    }

    /// Takes out the best of those that are scored anew: from the top, until none of the others can be better by the score that it
    /// had, or as many were looked at as may be.
    fn best(&mut self, view: &View<'_>) -> Option<Scored> {
        let (mut best, mut looks) = (None::<Scored>, 0);
        while looks < LOOKS.max(self.looks)
            && best.as_ref().is_none_or(|best| self.heap.peek().is_some_and(|next| next > best))
        {
            let Some(mut top) = self.heap.pop() else { break };
            if !view.tree.is_open(top.open.candidate) {
                continue;
            }
            looks += 1;
            top.score = self.score(view, &top.open);
            // The other one waits, by its new score.
            let (better, other) = match best.take() {
                Some(before) if before > top => (before, Some(top)),
                before => (top, before),
            };
            best = Some(better);
            self.heap.extend(other);
        }
        self.looks = self.looks.saturating_sub(looks);
        best
    }

    /// Scores everything again, if coverage grew and it was not done lately.
    fn renew(&mut self, view: &View<'_>) {
        self.since += 1;
        if self.version == Some(view.coverage.version()) || self.since <= self.heap.len() / 256 {
            return;
        }
        self.version = Some(view.coverage.version());
        self.since = 0;
        self.memory.renew(view);
        let mut all = std::mem::take(&mut self.heap).into_vec();
        all.retain(|scored| view.tree.is_open(scored.open.candidate));
        for scored in &mut all {
            scored.score = self.score(view, &scored.open);
        }
        self.heap = all.into();
    }
}

/// What holds where the side is taken.
fn condition(view: &View<'_>, side: Candidate) -> TermId {
    view.tree.node(side.node).sides[side.side as usize].cond
}

impl Strategy for Frontier {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        self.memory.begin(view);
        self.renew(view);
        let Scored { open, .. } = self.best(view)?;
        if let Some(target) = view.target(open.candidate) {
            self.memory.pick(&open, target);
            self.picked.insert(open.candidate);
        }
        Some(Pick::Side(open.candidate))
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        self.memory.begin(view);
        if self.version.is_none() {
            self.version = Some(view.coverage.version());
            self.memory.renew(view);
        }
        self.memory.executions += 1;
        if let Some(goal) = path.origin.goal()
            && let Some(target) = view.target(goal)
        {
            if self.picked.remove(&goal) {
                self.memory.note(target, path);
            } else {
                let contexts = self.memory.contexts_of(view, goal);
                self.memory.tried(contexts, condition(view, goal), target);
            }
        }
        if let Some(&last) = path.fresh.last() {
            self.memory.longest = self.memory.longest.max(view.tree.node(last).steps);
        }
        let mut met: HashMap<SideId, u32> = HashMap::new();
        let work = u32::try_from(path.query_work).unwrap_or(u32::MAX);
        for candidate in path.fresh.iter().flat_map(|&n| view.tree.open_sides_of(n)) {
            let Some(target) = view.target(candidate) else { continue };
            let ordinal = met.entry(target).or_insert(0);
            *ordinal += 1;
            let open = Open {
                candidate,
                contexts: self.memory.contexts_of(view, candidate),
                condition: condition(view, candidate),
                born: self.memory.executions,
                gain: path.new_sides,
                work,
                ordinal: *ordinal,
                chance: view.rng.random(),
            };
            self.push(view, open);
            self.looks += LOOKS_PER_SIDE;
        }
    }

    fn on_close(&mut self, view: &mut View<'_>, side: Candidate, _: SideState) {
        if let Some(target) = view.target(side).filter(|_| self.picked.remove(&side)) {
            self.memory.fail(target);
        }
    }
}
