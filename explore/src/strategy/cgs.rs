//! Context-guided search (Seo & Kim, FSE'14, section 3, algorithm 2).
//!
//! The *k-context* of a branch b on a path is b itself, then the nearest preceding branches of the path that do not
//! dominate b (branch edges, in the CFG and across calls), until there are k elements or the path begins. Contexts run
//! over all branches of the path, concrete ones too.
//!
//! `k := 1; loop { for d = 1 … depth of the tree { for each untried side at depth d, in random order { skip it if its
//! k-context is in the cache; else insert it and try the side } } k += 1 }`. Skipped sides are looked at again at the
//! next k; the cache holds the contexts of all levels.
//!
//! A context is a path in a trie of branch sides (backwards from b), so a k-context grows from the (k-1)-context by one
//! step and comparing is exact. Where the path begins, a mark is the last element; a context that cannot grow any more
//! is new by definition (the ∞-context, under which CGS is breadth first). For a switch, b is the side that would be
//! taken: each case is a branch of its own.

use super::{Pick, Strategy, View};
use crate::tree::{Candidate, NewPath, TraceCursor};
use hashbrown::{HashMap, HashSet};
use std::collections::BTreeMap;
use symvm_frontend::program::SideId;

/// A node of the trie of contexts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct ContextId(u32);

/// Contexts by their last element and the context without it.
#[derive(Default)]
struct Contexts {
    ids: HashMap<(Option<ContextId>, Element), ContextId>,
    cache: HashSet<ContextId>,
}

/// An element of a context: a branch side, or the start of the path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Element {
    Side(SideId),
    Start,
}

impl Contexts {
    fn extend(&mut self, context: Option<ContextId>, element: Element) -> ContextId {
        let next = ContextId(self.ids.len() as u32);
        *self.ids.entry((context, element)).or_insert(next)
    }
}

/// An untried side and its context so far.
#[derive(Clone, Copy)]
struct Occurrence {
    candidate: Candidate,
    context: Option<ContextId>,
    /// Elements of the context.
    level: u32,
    /// Where the next element is sought; `None` once the path's start is reached.
    cursor: Option<TraceCursor>,
}

/// See the module.
pub struct Cgs {
    contexts: Contexts,
    /// Untried sides by depth.
    pending: BTreeMap<u32, Vec<Occurrence>>,
    /// Those of the current depth that are still to be looked at, in random order.
    current: Vec<Occurrence>,
    depth: u32,
    k: u32,
}

impl Default for Cgs {
    fn default() -> Self {
        Self { contexts: Contexts::default(), pending: BTreeMap::new(), current: Vec::new(), depth: 0, k: 1 }
    }
}

impl Cgs {
    /// Grows the context of `o` to k elements; answers whether it is a new one.
    fn is_new(&mut self, view: &View<'_>, o: &mut Occurrence) -> bool {
        let node = view.tree.node(o.candidate.node);
        let crate::tree::NodeKind::Branch { branch, .. } = node.kind else { return false };
        while o.level < self.k {
            let element = match o.cursor {
                _ if o.level == 0 => view.target(o.candidate).map_or(Element::Start, Element::Side),
                None => return true,
                Some(mut cursor) => loop {
                    match view.tree.step_back(cursor) {
                        None => {
                            o.cursor = None;
                            break Element::Start;
                        }
                        Some((side, before)) => {
                            cursor = before;
                            o.cursor = Some(before);
                            if !view.statics.dominates(side, branch) {
                                break Element::Side(side);
                            }
                        }
                    }
                },
            };
            o.context = Some(self.contexts.extend(o.context, element));
            o.level += 1;
        }
        o.context.is_some_and(|c| self.contexts.cache.insert(c))
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
            let cursor = Some(view.tree.before(node));
            for candidate in view.tree.open_sides_of(node) {
                let o = Occurrence { candidate, context: None, level: 0, cursor };
                self.pending.entry(depth).or_default().push(o);
            }
        }
    }
}
