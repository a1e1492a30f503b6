//! KLEE's coverage-guided random choice (`nurs:covnew`): a side weighs 1/d² + 1/c², where d is its distance to uncovered
//! code and c the number of instructions (beyond 1,000) since its path last covered something new.
//!
//! Weights are integers (parts per 2^40) in a Fenwick tree. Distances change whenever something is covered; like KLEE,
//! which renews them once in a while, all weights are renewed after growing coverage at intervals that keep the cost
//! per pick small.

use super::weights::Weights;
use super::{FAR, Pick, Strategy, View};
use crate::tree::{Candidate, NewPath, SideState};
use rand::Rng;

/// KLEE's distance of a side from which nothing uncovered can be reached.
const NOWHERE: f64 = 10_000.0;
/// One.
const UNIT: f64 = (1_u64 << 40) as f64;

/// See the module.
#[derive(Default)]
pub struct CovNew {
    slots: Vec<Candidate>,
    weights: Weights,
    distances: Vec<u32>,
    version: Option<u64>,
    since_renewal: usize,
    closed: usize,
}

impl CovNew {
    fn weight(&self, view: &View<'_>, c: Candidate) -> u64 {
        let distance = view.target(c).map_or(FAR, |s| self.distances[s.index()]);
        // KLEE counts instructions to uncovered code, at least 1 for a state that stands before it.
        let d = if distance == FAR { NOWHERE } else { f64::from(distance) + 1.0 };
        let c = view.tree.node(c.node).since_new;
        let lately = c.map_or(0.0, |steps| 1.0 / (steps.saturating_sub(1_000).max(1) as f64));
        ((UNIT * (1.0 / (d * d) + lately * lately)) as u64).max(1)
    }

    fn renew(&mut self, view: &View<'_>) {
        self.distances = view.statics.distances(&|s| view.coverage.is_uncovered(s));
        self.version = Some(view.coverage.version());
        self.since_renewal = 0;
        self.closed = 0;
        self.slots.retain(|&c| view.tree.is_open(c));
        self.weights = Weights::default();
        for &c in &self.slots {
            self.weights.push(self.weight(view, c));
        }
    }
}

impl Strategy for CovNew {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        self.since_renewal += 1;
        let outdated = self.version != Some(view.coverage.version());
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
        if self.version.is_none() {
            self.renew(view);
        }
        for c in path.fresh.iter().flat_map(|&n| view.tree.open_sides_of(n)) {
            self.slots.push(c);
            self.weights.push(self.weight(view, c));
        }
    }

    fn on_close(&mut self, _: &mut View<'_>, _: Candidate, _: SideState) {}
}
