//! Generational search (SAGE, NDSS'08; FSE'14, 2.3.5): every branch of a path beyond its bound is negated; each child is
//! scored by what it covered first; the best child is expanded next. The bound of a child is the position after its
//! negated branch, so each side of the tree is tried exactly once: a path's own nodes are those it reached first.

use super::{Pick, Strategy, View};
use crate::tree::{Candidate, NewPath, NodeId};
use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};

/// See the module.
#[derive(Default)]
pub struct Generational {
    /// Children to be expanded, by score, older ones first among equals.
    children: BTreeMap<(Reverse<u32>, u32), Vec<NodeId>>,
    /// What is left of the parent's branches.
    parent: VecDeque<Candidate>,
}

impl Strategy for Generational {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        loop {
            while let Some(c) = self.parent.pop_front() {
                if view.tree.is_open(c) {
                    return Some(Pick::Side(c));
                }
            }
            let (_, nodes) = self.children.pop_first()?;
            self.parent.extend(nodes.iter().flat_map(|&n| view.tree.open_sides_of(n)));
        }
    }

    fn on_path(&mut self, _: &mut View<'_>, path: &NewPath) {
        if !path.fresh.is_empty() {
            self.children.insert((Reverse(path.new_sides), path.id.0), path.fresh.clone());
        }
    }
}
