//! KLEE's random path selection (OSDI'08, 3.4): a walk down from the root, evenly among the sides that still lead to
//! something unexplored. Favours shallow sides, and is not starved by loops that breed many deep ones.

use super::{Pick, Strategy, View};

/// See the module.
#[derive(Default)]
pub struct RandomPath;

impl Strategy for RandomPath {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        view.random_descent().map(Pick::Side)
    }
}
