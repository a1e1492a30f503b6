//! Depth first: a stack of unexplored sides. On top of it are those of the newest path; among them either the deepest, which
//! is backtracking, or the first behind the side that the path was run for, as CREST's bounded depth-first search has it
//! (`BoundedDepthFirstSearch`).

use super::{Pick, Strategy, View};
use crate::tree::{Candidate, NewPath};

/// Backtracking.
pub type Dfs = DepthFirst<true>;

/// CREST's.
pub type CrestDfs = DepthFirst<false>;

/// See the module.
#[derive(Default)]
pub struct DepthFirst<const DEEPEST: bool> {
    stack: Vec<Candidate>,
}

impl<const DEEPEST: bool> Strategy for DepthFirst<DEEPEST> {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        while let Some(c) = self.stack.pop() {
            if view.tree.is_open(c) {
                return Some(Pick::Side(c));
            }
        }
        None
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        let top = self.stack.len();
        for &node in &path.fresh {
            // Switches: the first side ends up on top.
            let from = self.stack.len();
            self.stack.extend(view.tree.open_sides_of(node));
            if DEEPEST {
                self.stack[from..].reverse();
            }
        }
        if !DEEPEST {
            self.stack[top..].reverse();
        }
    }
}
