//! KLEE's coverage-guided random choice (`nurs:covnew`): a side weighs 1/d² + 1/c², where d is its distance to uncovered
//! code and c the number of instructions (beyond 1,000) since its path last covered something new.

use super::View;
use super::distance::Distances;
use super::nurs::{Nurs, Weigh, fraction};
use crate::tree::{Candidate, NewPath};

/// See the module.
pub type CovNew = Nurs<NewCoverage>;

/// The weight.
#[derive(Default)]
pub struct NewCoverage {
    distances: Distances,
}

impl Weigh for NewCoverage {
    fn on_path(&mut self, view: &View<'_>, _: &NewPath) {
        if self.distances.are_missing() {
            self.distances.renew(view);
        }
    }

    fn is_outdated(&self, view: &View<'_>) -> bool {
        self.distances.are_outdated(view)
    }

    fn renew(&mut self, view: &View<'_>) {
        self.distances.renew(view);
    }

    fn weight(&self, view: &View<'_>, c: Candidate) -> u64 {
        let since = view.tree.node(c.node).since_new;
        let lately = since.map_or(0.0, |steps| 1.0 / (steps.saturating_sub(1_000).max(1) as f64));
        fraction(self.distances.weight(view, c) + lately * lately)
    }
}
