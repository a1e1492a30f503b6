//! Sets of symbols as tries of bits, each node stored once: sets that differ by a few symbols share the rest, and a union costs
//! what differs. A sum over thousands of input bytes has as many sets; listed, they would be quadratic.

use crate::term::SymbolId;
use hashbrown::DefaultHashBuilder;
use hashbrown::hash_table::{Entry, HashTable};
use std::hash::BuildHasher;

/// Children of a node.
const WIDTH: usize = 16;
/// Symbols of a leaf.
const LEAF: u32 = 64;

/// A node, and with it a set: equal ids are equal sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct TrieId(u32);

const NONE: TrieId = TrieId(u32::MAX);

/// Symbols by their numbers: 64 to a leaf, sixteen nodes to one of the next height. The root is as low as its largest symbol
/// allows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum TrieNode {
    Leaf(u64),
    Inner { height: u8, children: Box<[TrieId; WIDTH]> },
}

/// See the module.
#[derive(Default)]
pub(super) struct Tries {
    nodes: Vec<TrieNode>,
    unique: HashTable<u32>,
    hasher: DefaultHashBuilder,
}

impl Tries {
    pub(super) fn bytes(&self) -> usize {
        let inner = WIDTH * size_of::<TrieId>();
        self.nodes.capacity() * size_of::<TrieNode>() + self.nodes.len() * inner + self.unique.capacity() * 5
    }

    fn intern(&mut self, node: TrieNode) -> TrieId {
        let (nodes, hasher) = (&self.nodes, &self.hasher);
        let hash = hasher.hash_one(&node);
        match self.unique.entry(
            hash,
            |i| nodes[*i as usize] == node,
            |i| hasher.hash_one(&nodes[*i as usize]),
        ) {
            Entry::Occupied(e) => TrieId(*e.get()),
            Entry::Vacant(e) => {
                let id = self.nodes.len() as u32;
                e.insert(id);
                self.nodes.push(node);
                TrieId(id)
            }
        }
    }

    fn height(&self, id: TrieId) -> u8 {
        match &self.nodes[id.0 as usize] {
            TrieNode::Leaf(_) => 0,
            TrieNode::Inner { height, .. } => *height,
        }
    }

    /// The same set, from a higher root.
    fn lifted(&mut self, mut id: TrieId, to: u8) -> TrieId {
        for height in self.height(id) + 1..=to {
            let mut children = Box::new([NONE; WIDTH]);
            children[0] = id;
            id = self.intern(TrieNode::Inner { height, children });
        }
        id
    }

    /// The set of some symbols, of one at least, ascending.
    pub(super) fn of(&mut self, symbols: &[SymbolId]) -> TrieId {
        // Nodes of one height, by their places.
        let mut level: Vec<(u32, TrieId)> = Vec::new();
        for group in symbols.chunk_by(|a, b| a.0 / LEAF == b.0 / LEAF) {
            let bits = group.iter().fold(0, |bits, symbol| bits | 1 << (symbol.0 % LEAF));
            level.push((group[0].0 / LEAF, self.intern(TrieNode::Leaf(bits))));
        }
        for height in 1.. {
            if let [(0, root)] = level[..] {
                return root;
            }
            let mut above = Vec::new();
            for group in level.chunk_by(|a, b| a.0 / WIDTH as u32 == b.0 / WIDTH as u32) {
                let mut children = Box::new([NONE; WIDTH]);
                for &(at, id) in group {
                    children[at as usize % WIDTH] = id;
                }
                above.push((group[0].0 / WIDTH as u32, self.intern(TrieNode::Inner { height, children })));
            }
            level = above;
        }
        unreachable!("each height has a sixteenth of the places of the one below")
    }

    /// What is in either.
    pub(super) fn union(&mut self, a: TrieId, b: TrieId) -> TrieId {
        if a == b {
            return a;
        }
        let to = self.height(a).max(self.height(b));
        let (a, b) = (self.lifted(a, to), self.lifted(b, to));
        match (&self.nodes[a.0 as usize], &self.nodes[b.0 as usize]) {
            (TrieNode::Leaf(x), TrieNode::Leaf(y)) => {
                let both = TrieNode::Leaf(x | y);
                self.intern(both)
            }
            (TrieNode::Inner { children: x, .. }, TrieNode::Inner { children: y, .. }) => {
                let (mut children, other) = (x.clone(), y.clone());
                for (child, other) in children.iter_mut().zip(*other) {
                    *child = match (*child, other) {
                        (own, NONE) => own,
                        (NONE, other) => other,
                        (own, other) => self.union(own, other),
                    };
                }
                self.intern(TrieNode::Inner { height: to, children })
            }
            _ => unreachable!("both were lifted to one height"),
        }
    }

    /// Its symbols, ascending.
    pub(super) fn list(&self, set: TrieId) -> Vec<SymbolId> {
        let mut list = Vec::new();
        self.walk(set, 0, &mut list);
        list
    }

    fn walk(&self, id: TrieId, base: u32, list: &mut Vec<SymbolId>) {
        match &self.nodes[id.0 as usize] {
            TrieNode::Leaf(bits) => {
                list.extend((0..LEAF).filter(|n| bits >> n & 1 != 0).map(|n| SymbolId(base * LEAF + n)));
            }
            TrieNode::Inner { children, .. } => {
                for (n, &child) in children.iter().enumerate().filter(|(_, child)| **child != NONE) {
                    self.walk(child, base * WIDTH as u32 + n as u32, list);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn equal_sets_are_one_however_they_were_made() {
        let mut tries = Tries::default();
        let mut state = 1_u64;
        let mut random = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        let mut sets: Vec<(BTreeSet<SymbolId>, TrieId)> = Vec::new();
        for round in 0..600 {
            let below = [40, 500, 5_000, 3_000_000][round % 4];
            let list: BTreeSet<SymbolId> = (0..=random(9)).map(|_| SymbolId(random(below) as u32)).collect();
            let id = tries.of(&list.iter().copied().collect::<Vec<_>>());
            let mut made = (list, id);
            for _ in 0..random(4) {
                if let Some((others, id)) = sets.get(random(sets.len().max(1) as u64) as usize) {
                    made = (made.0.union(others).copied().collect(), tries.union(made.1, *id));
                }
            }
            assert_eq!(tries.list(made.1), made.0.iter().copied().collect::<Vec<_>>());
            for (others, id) in &sets {
                assert_eq!(*others == made.0, *id == made.1);
            }
            sets.push(made);
        }
    }
}
