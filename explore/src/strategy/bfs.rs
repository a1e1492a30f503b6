//! Breadth first: one queue per depth, the shallowest first.

use super::{Pick, Strategy, View};
use crate::tree::{Candidate, NewPath};
use std::collections::{BTreeMap, VecDeque};

/// See the module.
#[derive(Default)]
pub struct Bfs {
    by_depth: BTreeMap<u32, VecDeque<Candidate>>,
}

impl Strategy for Bfs {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        while let Some(mut entry) = self.by_depth.first_entry() {
            match entry.get_mut().pop_front() {
                Some(c) if view.tree.is_open(c) => return Some(Pick::Side(c)),
                Some(_) => {}
                None => {
                    entry.remove();
                }
            }
        }
        None
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        for &node in &path.fresh {
            let queue = self.by_depth.entry(view.tree.node(node).depth).or_default();
            queue.extend(view.tree.open_sides_of(node));
        }
    }
}
