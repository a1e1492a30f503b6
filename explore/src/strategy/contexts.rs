//! Contexts of branches (Seo & Kim, FSE'14, section 3).
//!
//! The *k-context* of a branch b on a path is b itself, then the nearest preceding branches of the path that do not
//! dominate b (branch edges, in the CFG and across calls), until there are k elements or the path begins. Contexts run
//! over all branches of the path, concrete ones too.
//!
//! A context is a path in a trie of branch sides (backwards from b), so a k-context grows from the (k-1)-context by one
//! step and comparing is exact. Where the path begins, a mark is the last element; a context that reached it cannot grow
//! any more. For a switch, b is the side that would be taken: each case is a branch of its own.

use super::View;
use crate::tree::{Candidate, NodeKind, TraceCursor};
use bitvec::vec::BitVec;
use hashbrown::HashMap;
use std::num::NonZeroU32;
use symvm_frontend::program::{BranchId, SideId};

/// A node of the trie of contexts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ContextId(NonZeroU32);

impl ContextId {
    /// As an index: contexts are numbered as they are found.
    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// An element of a context: a branch side, or the start of the path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Element {
    Side(SideId),
    Start,
}

/// Contexts by their last element and the context without it.
#[derive(Default)]
pub struct Contexts(HashMap<(Option<ContextId>, Element), ContextId>);

/// A set of contexts.
#[derive(Default)]
pub struct ContextSet(BitVec);

impl ContextSet {
    /// Adds one; false if it was there already.
    pub fn insert(&mut self, context: ContextId) -> bool {
        let at = context.index();
        if at >= self.0.len() {
            self.0.resize((at + 1).next_power_of_two(), false);
        }
        !self.0.replace(at, true)
    }

    /// It is there.
    pub fn contains(&self, context: ContextId) -> bool {
        self.0.get(context.index()).is_some_and(|there| *there)
    }
}

/// A side, and its context so far.
#[derive(Clone, Copy)]
pub struct Occurrence {
    /// The side.
    pub candidate: Candidate,
    /// The branch whose side it is; none for decisions of other kinds.
    branch: Option<BranchId>,
    context: Option<ContextId>,
    /// Elements of the context.
    level: u32,
    /// Where the next element is sought; `None` once the path's start is reached.
    cursor: Option<TraceCursor>,
}

impl Occurrence {
    /// The 0-context of a side.
    pub fn new(view: &View<'_>, candidate: Candidate) -> Self {
        let branch = match view.tree.node(candidate.node).kind {
            NodeKind::Branch { branch, .. } => Some(branch),
            _ => None,
        };
        let cursor = Some(view.tree.before(candidate.node));
        Self { candidate, branch, context: None, level: 0, cursor }
    }
}

impl Contexts {
    fn extend(&mut self, context: Option<ContextId>, element: Element) -> ContextId {
        let next = ContextId(NonZeroU32::MIN.saturating_add(self.0.len() as u32));
        *self.0.entry((context, element)).or_insert(next)
    }

    /// Grows the context of `o` to `k` elements; `None` if there are not so many, the mark included.
    pub fn grow(&mut self, view: &View<'_>, o: &mut Occurrence, k: u32) -> Option<ContextId> {
        let branch = o.branch?;
        while o.level < k {
            let element = match o.cursor {
                _ if o.level == 0 => view.target(o.candidate).map_or(Element::Start, Element::Side),
                None => return None,
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
            o.context = Some(self.extend(o.context, element));
            o.level += 1;
        }
        o.context
    }
}
