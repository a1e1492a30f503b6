//! KLEE's `nurs:md2u`, *minimal distance to uncovered*: a side weighs 1/d², where d is its distance to uncovered code.

use super::View;
use super::distance::Distances;
use super::nurs::{Nurs, Weigh, fraction};
use crate::tree::{Candidate, NewPath};

/// See the module.
pub type Md2u = Nurs<Nearness>;

/// The weight.
#[derive(Default)]
pub struct Nearness {
    distances: Distances,
}

impl Weigh for Nearness {
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
        fraction(self.distances.weight(view, c))
    }
}
