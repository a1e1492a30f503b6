//! CarFast (Park et al., FSE'12; FSE'14, 2.3.3): greedy. Of the sides that are not covered, the one that most statements
//! transitively control-depend on; ties, and the choice when everything in sight is covered, are random.

use super::{Pick, Strategy, View};
use crate::tree::{Candidate, NewPath};
use rand::Rng;
use std::collections::BinaryHeap;

/// See the module.
#[derive(Default)]
pub struct CarFast {
    /// Sides not covered when they were seen: statements, random tie-breaker, side.
    uncovered: BinaryHeap<(u64, u32, Candidate)>,
    covered: Vec<Candidate>,
}

impl Strategy for CarFast {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        while let Some((_, _, c)) = self.uncovered.pop() {
            if !view.tree.is_open(c) {
                continue;
            }
            if view.is_uncovered(c) {
                return Some(Pick::Side(c));
            }
            self.covered.push(c);
        }
        while let Some(c) = view.draw(&mut self.covered) {
            if view.tree.is_open(c) {
                return Some(Pick::Side(c));
            }
        }
        None
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        for c in path.fresh.iter().flat_map(|&n| view.tree.open_sides_of(n)) {
            match view.target(c).filter(|&s| view.coverage.is_uncovered(s)) {
                Some(side) => self.uncovered.push((view.statics.statements(side), view.rng.random(), c)),
                None => self.covered.push(c),
            }
        }
    }
}
