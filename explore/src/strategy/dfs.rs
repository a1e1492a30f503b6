//! Depth first: backtracking. A stack of unexplored sides, the deepest of the newest path on top.

use super::{Pick, Strategy, View};
use crate::tree::{Candidate, NewPath};

/// See the module.
#[derive(Default)]
pub struct Dfs {
    stack: Vec<Candidate>,
}

impl Strategy for Dfs {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        while let Some(c) = self.stack.pop() {
            if view.tree.is_open(c) {
                return Some(Pick::Side(c));
            }
        }
        None
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        for &node in &path.fresh {
            // Switches: the first side ends up on top.
            let from = self.stack.len();
            self.stack.extend(view.tree.open_sides_of(node));
            self.stack[from..].reverse();
        }
    }
}
