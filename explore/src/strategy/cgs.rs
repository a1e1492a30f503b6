//! Context-guided search (Seo & Kim, FSE'14, section 3, algorithm 2).
//!
//! `k := 1; loop { for d = 1 … depth of the tree { for each untried side at depth d, in random order { skip it if its
//! k-context is in the cache; else insert it and try the side } } k += 1 }`. Skipped sides are looked at again at the
//! next k; the cache holds the contexts of all levels.
//!
//! A context that cannot grow any more is new by definition (the ∞-context, under which CGS is breadth first). See
//! [`Contexts`].

use super::contexts::{ContextSet, Contexts, Occurrence};
use super::{Pick, Strategy, View};
use crate::tree::NewPath;
use std::collections::BTreeMap;

/// See the module.
pub struct Cgs {
    contexts: Contexts,
    cache: ContextSet,
    /// Untried sides by depth.
    pending: BTreeMap<u32, Vec<Occurrence>>,
    /// Those of the current depth that are still to be looked at, in random order.
    current: Vec<Occurrence>,
    depth: u32,
    k: u32,
}

impl Default for Cgs {
    fn default() -> Self {
        Self {
            contexts: Contexts::default(),
            cache: ContextSet::default(),
            pending: BTreeMap::new(),
            current: Vec::new(),
            depth: 0,
            k: 1,
        }
    }
}

impl Cgs {
    /// Grows the context of `o` to k elements; answers whether it is a new one.
    fn is_new(&mut self, view: &View<'_>, o: &mut Occurrence) -> bool {
        self.contexts.grow(view, o, self.k).is_none_or(|context| self.cache.insert(context))
    }

    /// Turns to the next depth that has untried sides, and to the next level after the deepest.
    fn advance(&mut self, view: &mut View<'_>) -> bool {
        let next = match self.pending.range(self.depth + 1..).next() {
            Some((&depth, _)) => depth,
            None => {
                let Some((&first, _)) = self.pending.first_key_value() else { return false };
                self.k += 1;
                first
            }
        };
        self.depth = next;
        self.current = self.pending.remove(&next).unwrap_or_default();
        view.shuffle(&mut self.current);
        true
    }
}

impl Strategy for Cgs {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        loop {
            while let Some(mut o) = self.current.pop() {
                if !view.tree.is_open(o.candidate) {
                    continue;
                }
                if self.is_new(view, &mut o) {
                    return Some(Pick::Side(o.candidate));
                }
                self.pending.entry(self.depth).or_default().push(o);
            }
            if !self.advance(view) {
                return None;
            }
        }
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        for &node in &path.fresh {
            let depth = view.tree.node(node).depth;
            for candidate in view.tree.open_sides_of(node) {
                let o = Occurrence::new(view, candidate);
                self.pending.entry(depth).or_default().push(o);
            }
        }
    }
}
