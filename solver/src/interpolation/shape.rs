//! How partitions hang together: a pair, a sequence or a tree.

use crate::{SymbolId, TermId, Terms};

/// A tree of partitions, children before their parents; the last one is the root.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Shape {
    parents: Vec<usize>,
}

impl Shape {
    /// Each partition's parent is the next one.
    pub(super) fn sequence(partitions: usize) -> Shape {
        Shape { parents: (1..partitions).collect() }
    }

    /// `parents[i]` is the parent of partition `i`; the root, the last one, has no entry.
    pub(super) fn tree(partitions: usize, parents: &[usize]) -> Option<Shape> {
        let fits = parents.len() + 1 == partitions
            && parents.iter().enumerate().all(|(at, &parent)| at < parent && parent < partitions);
        fits.then(|| Shape { parents: parents.to_vec() })
    }

    /// Whether no partition has two children.
    pub(super) fn is_sequence(&self) -> bool {
        self.parents.iter().enumerate().all(|(at, &parent)| parent == at + 1)
    }

    pub(super) fn children(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        self.parents.iter().enumerate().filter(move |(_, parent)| **parent == at).map(|(child, _)| child)
    }

    /// By partition: whether it is in the subtree of `at`, the side A of the cut above it.
    pub(super) fn subtree(&self, at: usize) -> Vec<bool> {
        let mut inside = vec![false; self.parents.len() + 1];
        inside[at] = true;
        // Parents come after their children, so the last is looked at first.
        for child in (0..at).rev() {
            inside[child] = inside[self.parents[child]];
        }
        inside
    }

    /// The symbols that both sides of the cut above `at` know, ascending.
    pub(super) fn shared(&self, terms: &mut Terms, partitions: &[Vec<TermId>], at: usize) -> Vec<SymbolId> {
        let inside = self.subtree(at);
        let mut sides = [Vec::new(), Vec::new()];
        for (partition, inside) in partitions.iter().zip(inside) {
            for &condition in partition {
                sides[usize::from(inside)].extend_from_slice(terms.symbols(condition));
            }
        }
        let [mut b, mut a] = sides;
        b.sort_unstable();
        a.sort_unstable();
        a.dedup();
        a.retain(|symbol| b.binary_search(symbol).is_ok());
        a
    }
}
