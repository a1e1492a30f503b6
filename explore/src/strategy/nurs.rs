//! Choice at random by weight over all unexplored sides: KLEE's *non-uniform random search*. A heuristic is a weight
//! ([`Weigh`]) and nothing else; `covnew`, `md2u`, `depth`, `rp`, `icnt` and `qc` are KLEE's.
//!
//! Weights are integers in a Fenwick tree. KLEE weighs a state when it is made and after each time it ran, so that the
//! weights of those that wait grow old. Here the weights that change are all renewed, at intervals that keep the cost
//! per pick small.

use super::weights::Weights;
use super::{Pick, Strategy, View};
use crate::tree::{Candidate, NewPath};
use rand::Rng;

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

/// See the module.
#[derive(Default)]
pub struct Nurs<W> {
    slots: Vec<Candidate>,
    weights: Weights,
    weigh: W,
    since_renewal: usize,
    closed: usize,
}

impl<W: Weigh> Nurs<W> {
    fn renew(&mut self, view: &View<'_>) {
        self.weigh.renew(view);
        self.since_renewal = 0;
        self.closed = 0;
        self.slots.retain(|&c| view.tree.is_open(c));
        self.weights = Weights::default();
        for &c in &self.slots {
            self.weights.push(self.weigh.weight(view, c));
        }
    }
}

impl<W: Weigh> Strategy for Nurs<W> {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        self.since_renewal += 1;
        let outdated = self.weigh.is_outdated(view);
        if outdated && self.since_renewal > self.slots.len() / 256 || self.closed > self.slots.len() / 2 {
            self.renew(view);
        }
        loop {
            let total = self.weights.total();
            if total == 0 {
                return None;
            }
            let slot = self.weights.slot(view.rng.random_range(0..total));
            let c = self.slots[slot];
            // Never twice: a picked side is closed by what follows.
            self.weights.set(slot, 0);
            self.closed += 1;
            if view.tree.is_open(c) {
                return Some(Pick::Side(c));
            }
        }
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        self.weigh.on_path(view, path);
        for c in path.fresh.iter().flat_map(|&n| view.tree.open_sides_of(n)) {
            self.slots.push(c);
            self.weights.push(self.weigh.weight(view, c));
        }
    }
}
