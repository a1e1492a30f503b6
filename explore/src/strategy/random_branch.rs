//! Random branch search (Burnim & Sen; FSE'14, 2.3.2): an evenly random branch of the *last* path is negated; when all
//! of them were tried in vain, the search goes on from a random input.

use super::draw::Draws;
use super::{Pick, Strategy, View};
use crate::tree::{Candidate, NewPath};

/// See the module.
#[derive(Default)]
pub struct RandomBranch {
    /// Unexplored sides of the last path.
    last: Vec<Candidate>,
    draws: Draws,
}

impl Strategy for RandomBranch {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        while let Some(c) = view.draw(&mut self.last) {
            if view.tree.is_open(c) {
                return Some(Pick::Side(c));
            }
        }
        self.draws.pick(view)
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        if self.draws.adopts(path) {
            self.last.clear();
            for c in view.tree.sides_of_path(path.id) {
                self.last.extend(view.tree.open_sides_of(c.node));
            }
        }
    }
}
