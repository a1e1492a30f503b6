//! KLEE's `nurs:md2u`, *minimal distance to uncovered*: a side weighs 1/d², where d is its distance to uncovered code.

use super::View;
use super::distance::Distances;
use super::nurs::{Nurs, Weigh, fraction};
use crate::tree::{Candidate, NewPath};
use std::marker::PhantomData;

/// See the module.
pub type Md2u = Nurs<Nearness<Nothing>>;

/// What a side weighs besides its nearness.
pub trait Besides {
    /// Its share of the weight; that of nearness is at most 1.
    fn weight(view: &View<'_>, c: Candidate) -> f64;
}

/// Nearness alone counts.
#[derive(Default)]
pub struct Nothing;

impl Besides for Nothing {
    fn weight(_: &View<'_>, _: Candidate) -> f64 {
        0.0
    }
}

/// The weight: nearness to uncovered code, and what `B` adds to it.
#[derive(Default)]
pub struct Nearness<B> {
    distances: Distances,
    besides: PhantomData<B>,
}

impl<B: Besides + Default> Weigh for Nearness<B> {
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

    fn weight(&self, view: &View<'_>, c: Candidate) -> u128 {
        fraction(self.distances.weight(view, c) + B::weight(view, c))
    }
}
