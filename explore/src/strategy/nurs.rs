//! Choice at random by weight over all unexplored sides: KLEE's *non-uniform random search*. A heuristic is a weight
//! ([`Weigh`]) and nothing else; `covnew`, `md2u`, `depth`, `rp`, `icnt` and `qc` are KLEE's.
//!
//! KLEE weighs each state by itself. A loop that input leads around leaves thousands of sides that weigh alike, and
//! nearly all choices fall on them, for the rest of the run. So here the sides of one branch, the same way, share a weight,
//! the mean of their own ([`Group`]): first it is chosen where to branch off, and then from which of the paths. As KLEE
//! has it if [`Setup::klee`] says so. (A minute of CPU time, sides of m4 and sed as KLEE has it, and shared: `md2u` 277 and
//! 1124, 493 and 1398; `covnew` 289 and 1101, 1228 and 1580; `qc` 292 and 1092, 530 and 1483.)
//!
//! Weights are integers in a Fenwick tree. KLEE weighs a state when it is made and after each time it ran, so that the
//! weights of those that wait grow old. Here the weights that change are all renewed, at intervals that keep the cost
//! per pick small.

use super::weights::Weights;
use super::{Pick, Setup, Strategy, View};
use crate::tree::{Candidate, NewPath};
use hashbrown::HashMap;
use rand::Rng;
use symvm_frontend::program::{LocId, SideId};

/// One, for weights that are fractions: 2^47 sides of this weight can be added up.
const UNIT: f64 = (1_u128 << 80) as f64;

/// A fraction as a weight. None is zero: what weighs nothing would never be picked.
pub fn fraction(weight: f64) -> u128 {
    ((UNIT * weight) as u128).max(1)
}

/// What an unexplored side weighs.
pub trait Weigh: Default {
    /// A run laid a path into the tree; its fresh sides are weighed next.
    fn on_path(&mut self, view: &View<'_>, path: &NewPath) {
        let _ = (view, path);
    }
    /// Weights given earlier are no longer right.
    fn is_outdated(&self, view: &View<'_>) -> bool {
        let _ = view;
        false
    }
    /// All sides are weighed anew after this.
    fn renew(&mut self, view: &View<'_>) {
        let _ = view;
    }
    /// The weight, at least 1.
    fn weight(&self, view: &View<'_>, c: Candidate) -> u128;
}

/// What shares a weight.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Key {
    /// One side of a branch, wherever it is in the tree.
    Side(SideId),
    /// Whatever else is decided at one place: where an address leads, how large a block is.
    Place(LocId),
    /// All sides: each weighs what it weighs.
    All,
}

/// Sides that share a weight.
#[derive(Default)]
struct Group {
    slots: Vec<Candidate>,
    weights: Weights,
    /// How many of them still weigh something.
    open: u32,
}

impl Group {
    fn push(&mut self, side: Candidate, weight: u128) {
        self.slots.push(side);
        self.weights.push(weight);
        self.open += 1;
    }

    /// Draws a side, which weighs nothing from then on.
    fn draw(&mut self, rng: &mut impl Rng) -> Candidate {
        let slot = self.weights.slot(rng.random_range(0..self.weights.total()));
        self.weights.set(slot, 0);
        self.open -= 1;
        self.slots[slot]
    }

    /// The mean of what its sides weigh, at least 1 as long as there are any.
    fn mean(&self) -> u128 {
        self.weights.total().div_ceil(u128::from(self.open.max(1)))
    }
}

/// See the module.
#[derive(Default)]
pub struct Nurs<W> {
    /// In the order of their first sides.
    groups: Vec<Group>,
    by_key: HashMap<Key, usize>,
    /// Of the groups.
    means: Weights,
    weigh: W,
    /// Each side weighs what it weighs, as in KLEE.
    alone: bool,
    since_renewal: usize,
    /// Sides that are held, and how many of them were drawn.
    held: usize,
    drawn: usize,
}

impl<W: Weigh> Nurs<W> {
    /// Shares weights, or does as KLEE, as the setup says.
    pub fn new(setup: &Setup) -> Self {
        Self { alone: setup.klee, ..Self::default() }
    }

    fn key(&self, view: &View<'_>, c: Candidate) -> Key {
        if self.alone {
            return Key::All;
        }
        view.target(c).map_or_else(|| Key::Place(view.tree.node(c.node).loc), Key::Side)
    }

    fn push(&mut self, view: &View<'_>, c: Candidate) {
        let fresh = self.groups.len();
        let at = *self.by_key.entry(self.key(view, c)).or_insert(fresh);
        if at == fresh {
            self.groups.push(Group::default());
            self.means.push(0);
        }
        self.groups[at].push(c, self.weigh.weight(view, c));
        self.means.set(at, self.groups[at].mean());
        self.held += 1;
    }

    fn renew(&mut self, view: &View<'_>) {
        self.weigh.renew(view);
        (self.since_renewal, self.held, self.drawn) = (0, 0, 0);
        for (at, group) in self.groups.iter_mut().enumerate() {
            let before = std::mem::take(group);
            for c in before.slots.into_iter().filter(|&c| view.tree.is_open(c)) {
                group.push(c, self.weigh.weight(view, c));
            }
            self.held += group.slots.len();
            self.means.set(at, group.mean());
        }
    }
}

impl<W: Weigh> Strategy for Nurs<W> {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        self.since_renewal += 1;
        let outdated = self.weigh.is_outdated(view);
        if outdated && self.since_renewal > self.held / 256 || self.drawn > self.held / 2 {
            self.renew(view);
        }
        loop {
            let total = self.means.total();
            if total == 0 {
                return None;
            }
            let at = self.means.slot(view.rng.random_range(0..total));
            // Never twice: a picked side is closed by what follows.
            let c = self.groups[at].draw(view.rng);
            self.means.set(at, self.groups[at].mean());
            self.drawn += 1;
            if view.tree.is_open(c) {
                return Some(Pick::Side(c));
            }
        }
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        self.weigh.on_path(view, path);
        for c in path.fresh.iter().flat_map(|&n| view.tree.open_sides_of(n)) {
            self.push(view, c);
        }
    }
}
