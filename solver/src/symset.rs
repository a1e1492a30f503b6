//! Which symbols a term contains: sets that are interned when the node is made.
//!
//! Small ones are lists, of which most terms share a few. Larger ones are [tries](trie): a checksum over thousands of input bytes has
//! a set of its own for each byte, and a loop may ask about each of thousands of terms that nest.

mod trie;

use crate::term::{Kind, Node, SymbolId, TableId, TermId};
use crate::terms::Terms;
use hashbrown::hash_table::{Entry, HashTable};
use hashbrown::{DefaultHashBuilder, HashMap};
use std::cell::{Cell, OnceCell};
use std::hash::BuildHasher;
use trie::{TrieId, Tries};

/// The largest set that is a list.
const SMALL: usize = 24;

/// An interned set of symbols: equal ids are equal sets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SymbolSetId(u32);

impl SymbolSetId {
    /// The empty set.
    pub const EMPTY: SymbolSetId = SymbolSetId(0);
    /// From here on: sets of more than [`SMALL`] symbols.
    const LARGE: u32 = 1 << 31;

    /// The place among the large ones.
    fn large(self) -> Option<usize> {
        self.0.checked_sub(Self::LARGE).map(|i| i as usize)
    }
}

/// A set of more than [`SMALL`] symbols.
struct Large {
    trie: TrieId,
    /// Made when it is asked for.
    list: OnceCell<Box<[SymbolId]>>,
}

/// The sets of all terms and tables of an arena.
pub(crate) struct SymbolSets {
    of_term: Vec<SymbolSetId>,
    of_table: Vec<SymbolSetId>,
    elems: Vec<SymbolId>,
    ends: Vec<usize>,
    unique: HashTable<u32>,
    unions: HashMap<(SymbolSetId, SymbolSetId), SymbolSetId>,
    hasher: DefaultHashBuilder,
    large: Vec<Large>,
    by_trie: HashMap<TrieId, SymbolSetId>,
    tries: Tries,
    /// Symbols in lists of large sets.
    listed: Cell<u64>,
}

impl SymbolSets {
    pub(crate) fn new() -> SymbolSets {
        let mut sets = SymbolSets {
            of_term: vec![SymbolSetId::EMPTY],
            of_table: Vec::new(),
            elems: Vec::new(),
            ends: Vec::new(),
            unique: HashTable::new(),
            unions: HashMap::new(),
            hasher: DefaultHashBuilder::default(),
            large: Vec::new(),
            by_trie: HashMap::new(),
            tries: Tries::default(),
            listed: Cell::new(0),
        };
        sets.intern(&[]);
        sets
    }

    pub(crate) fn bytes(&self) -> usize {
        (self.of_term.capacity() + self.elems.capacity() + self.listed.get() as usize) * 4
            + self.unions.capacity() * 13
            + self.large.capacity() * size_of::<Large>()
            + self.by_trie.capacity() * 9
            + self.tries.bytes()
            + self.of_table.capacity() * 4
            + self.ends.capacity() * 8
            + self.unique.capacity() * 5
    }

    /// About what large sets take; unlike [`Self::bytes`] at hand.
    pub(crate) fn large_bytes(&self) -> u64 {
        self.tries.bytes() as u64 + self.listed.get() * 4
    }

    pub(crate) fn push(&mut self, set: SymbolSetId) {
        self.of_term.push(set);
    }

    fn slice(&self, set: SymbolSetId) -> &[SymbolId] {
        if let Some(large) = set.large().map(|i| &self.large[i]) {
            return large.list.get_or_init(|| {
                let list = self.tries.list(large.trie);
                self.listed.set(self.listed.get() + list.len() as u64);
                list.into()
            });
        }
        let i = set.0 as usize;
        let from = if i == 0 { 0 } else { self.ends[i - 1] };
        &self.elems[from..self.ends[i]]
    }

    fn intern(&mut self, sorted: &[SymbolId]) -> SymbolSetId {
        let (elems, ends, hasher) = (&self.elems, &self.ends, &self.hasher);
        let slice = |i: u32| {
            let from = if i == 0 { 0 } else { ends[i as usize - 1] };
            &elems[from..ends[i as usize]]
        };
        match self.unique.entry(
            hasher.hash_one(sorted),
            |i| slice(*i) == sorted,
            |i| hasher.hash_one(slice(*i)),
        ) {
            Entry::Occupied(e) => SymbolSetId(*e.get()),
            Entry::Vacant(e) => {
                let id = self.ends.len() as u32;
                e.insert(id);
                self.elems.extend_from_slice(sorted);
                self.ends.push(self.elems.len());
                SymbolSetId(id)
            }
        }
    }

    fn union(&mut self, a: SymbolSetId, b: SymbolSetId) -> SymbolSetId {
        if a == b || b == SymbolSetId::EMPTY {
            return a;
        }
        if a == SymbolSetId::EMPTY {
            return b;
        }
        let key = (a.min(b), a.max(b));
        if let Some(u) = self.unions.get(&key) {
            return *u;
        }
        let set = match (a.large(), b.large()) {
            (None, None) => {
                let merged = merged(self.slice(a), self.slice(b));
                if merged.len() <= SMALL { self.intern(&merged) } else { self.large(&merged) }
            }
            _ => {
                let (a, b) = (self.trie(a), self.trie(b));
                let both = self.tries.union(a, b);
                self.of_trie(both)
            }
        };
        self.unions.insert(key, set);
        set
    }

    fn large(&mut self, symbols: &[SymbolId]) -> SymbolSetId {
        let trie = self.tries.of(symbols);
        self.of_trie(trie)
    }

    fn of_trie(&mut self, trie: TrieId) -> SymbolSetId {
        let next = SymbolSetId(SymbolSetId::LARGE + self.large.len() as u32);
        let set = *self.by_trie.entry(trie).or_insert(next);
        if set == next {
            self.large.push(Large { trie, list: OnceCell::new() });
        }
        set
    }

    /// Of a set that is not empty.
    fn trie(&mut self, set: SymbolSetId) -> TrieId {
        if let Some(i) = set.large() {
            return self.large[i].trie;
        }
        let list = self.slice(set).to_vec();
        self.tries.of(&list)
    }

    /// The set of a node that is about to enter the arena.
    pub(crate) fn of(terms: &mut Terms, node: &Node) -> SymbolSetId {
        let sets = &mut terms.sets;
        match node.kind() {
            Kind::Const => SymbolSetId::EMPTY,
            Kind::Symbol => sets.intern(&[SymbolId(node.word(0))]),
            kind => {
                let mut set = if kind == Kind::Read {
                    sets.of_table[node.word(1) as usize]
                } else {
                    SymbolSetId::EMPTY
                };
                for a in node.args() {
                    set = sets.union(set, sets.of_term[a.index()]);
                }
                set
            }
        }
    }

    /// Notes the set of the newest table.
    pub(crate) fn add_table(terms: &mut Terms, table: TableId) {
        let mut set = SymbolSetId::EMPTY;
        let mut last = TermId::NONE;
        for i in 0..terms.table_elems(table).len() {
            let e = terms.table_elems(table)[i];
            if e != last {
                let of = terms.sets.of_term[e.index()];
                set = terms.sets.union(set, of);
            }
            last = e;
        }
        terms.sets.of_table.push(set);
    }
}

impl Terms {
    /// The symbols of a set, ascending.
    #[must_use]
    pub fn symbols_in(&self, set: SymbolSetId) -> &[SymbolId] {
        self.sets.slice(set)
    }

    /// The symbols that occur in a term, ascending.
    pub fn symbols(&self, t: TermId) -> &[SymbolId] {
        self.sets.slice(self.symbol_set(t))
    }

    /// The set of symbols that occur in a term; equal sets have equal ids. Costs nothing.
    #[must_use]
    pub fn symbol_set(&self, t: TermId) -> SymbolSetId {
        self.sets.of_term[t.index()]
    }

    /// The same if it is of a few symbols, two dozen at most: of more, nobody would try all values.
    #[must_use]
    pub fn small_symbol_set(&self, t: TermId) -> Option<SymbolSetId> {
        Some(self.symbol_set(t)).filter(|set| set.large().is_none())
    }
}

/// Two lists, each ascending, as one.
fn merged(x: &[SymbolId], y: &[SymbolId]) -> Vec<SymbolId> {
    let mut merged = Vec::with_capacity(x.len() + y.len());
    let (mut i, mut j) = (0, 0);
    while i < x.len() || j < y.len() {
        let take_x = j == y.len() || (i < x.len() && x[i] <= y[j]);
        let next = if take_x { x[i] } else { y[j] };
        i += usize::from(i < x.len() && x[i] == next);
        j += usize::from(j < y.len() && y[j] == next);
        merged.push(next);
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_over_many_symbols_have_their_sets_without_listing_them() {
        let mut terms = Terms::new();
        let symbols: Vec<TermId> = (0..5000).map(|i| terms.symbol(&format!("x[{i}]"), 8)).collect();
        let mut sum = symbols[0];
        for s in &symbols[1..] {
            let n = terms.mul(sum, sum);
            sum = terms.add(n, *s);
        }
        assert_eq!(terms.small_symbol_set(sum), None);
        let listed = |terms: &Terms| terms.sets.large.iter().filter(|set| set.list.get().is_some()).count();
        assert_eq!(listed(&terms), 0);
        assert_eq!(terms.symbols(sum).len(), 5000);
        assert_eq!(listed(&terms), 1);
        assert!(terms.symbols(sum).is_sorted());
        let again = terms.not(sum);
        assert_eq!(terms.symbol_set(again), terms.symbol_set(sum));
        assert!(terms.sets.elems.len() < 5000 * 4, "sums must not store lists");
        let less = terms.symbols(sum)[1..].to_vec();
        let but_one = symbols[2..].iter().fold(symbols[1], |sum, &s| terms.add(sum, s));
        assert_eq!(terms.symbols(but_one), less);
        let first = terms.add(symbols[0], but_one);
        assert_eq!(terms.symbol_set(first), terms.symbol_set(sum));
        let two = terms.add(symbols[7], symbols[3]);
        assert_eq!(terms.symbols(two), [SymbolId(3), SymbolId(7)]);
        assert_eq!(terms.small_symbol_set(two), Some(terms.symbol_set(two)));
    }
}
