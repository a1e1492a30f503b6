//! KLEE's `nurs:icnt`, *instruction count*: a side weighs 1/n², where n says how often the instructions behind it were
//! executed, on whatever path; what was executed rarely is favoured.
//!
//! KLEE executes what paths share once. So here an execution is an edge of the tree: each part of a path that no
//! earlier path had counts, and prefixes that are run again do not.

use super::View;
use super::nurs::{Nurs, Weigh, fraction};
use crate::tree::{Candidate, NewPath};
use symvm_frontend::program::SideId;

/// See the module.
pub type Icnt = Nurs<Rarity>;

/// The weight.
#[derive(Default)]
pub struct Rarity {
    /// By side.
    executions: Vec<u64>,
    /// Counts changed since all sides were weighed.
    changed: bool,
}

impl Rarity {
    fn count(&mut self, side: SideId) {
        if self.executions.len() <= side.index() {
            self.executions.resize(side.index() + 1, 0);
        }
        self.executions[side.index()] += 1;
        self.changed = true;
    }
}

impl Weigh for Rarity {
    fn on_path(&mut self, view: &View<'_>, path: &NewPath) {
        for &node in &path.fresh {
            view.tree.segment(node).iter().for_each(|&side| self.count(side));
            // Traces leave out the branches of the library.
            let entered = view.tree.node(node).parent.and_then(|c| view.target(c));
            if let Some(side) = entered.filter(|&side| !view.coverage.is_users(side)) {
                self.count(side);
            }
        }
        // The side that a path ends behind has no node below it to tell of it.
        let leaf = view.tree.paths()[path.id.index()].leaf.filter(|_| path.is_new);
        if let Some(side) = leaf.and_then(|c| view.target(c)) {
            self.count(side);
        }
    }

    fn is_outdated(&self, _: &View<'_>) -> bool {
        self.changed
    }

    fn renew(&mut self, _: &View<'_>) {
        self.changed = false;
    }

    fn weight(&self, view: &View<'_>, c: Candidate) -> u128 {
        let count = view.target(c).and_then(|s| self.executions.get(s.index()));
        let n = count.copied().unwrap_or(0).max(1) as f64;
        fraction(1.0 / (n * n))
    }
}
