//! Which symbols a term contains.
//!
//! Sets of up to [`SMALL`] symbols are interned when the node is made, so that most terms share a few sets.
//! Larger ones are made when they are asked for, by a walk that stops wherever a set is already there: a
//! checksum over thousands of input bytes would otherwise store a quadratic number of symbols for sums nobody
//! asks about.

use crate::term::{Kind, Node, SymbolId, TableId, TermId};
use crate::terms::Terms;
use hashbrown::hash_table::{Entry, HashTable};
use hashbrown::{DefaultHashBuilder, HashMap};
use std::hash::BuildHasher;

/// The largest set made eagerly.
const SMALL: usize = 24;

/// An interned set of symbols: equal ids are equal sets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SymbolSetId(u32);

impl SymbolSetId {
    /// The empty set.
    pub const EMPTY: SymbolSetId = SymbolSetId(0);
    /// More than [`SMALL`] symbols, not yet collected.
    const LATER: SymbolSetId = SymbolSetId(u32::MAX);
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
    /// Marks of the last walk, by term.
    seen: Vec<u32>,
    walk: u32,
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
            seen: Vec::new(),
            walk: 0,
        };
        sets.intern(&[]);
        sets
    }

    pub(crate) fn bytes(&self) -> usize {
        (self.of_term.capacity() + self.seen.capacity() + self.elems.capacity()) * 4
            + self.unions.capacity() * 13
    }

    pub(crate) fn push(&mut self, set: SymbolSetId) {
        self.of_term.push(set);
    }

    fn slice(&self, set: SymbolSetId) -> &[SymbolId] {
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
        if a == SymbolSetId::LATER || b == SymbolSetId::LATER {
            return SymbolSetId::LATER;
        }
        let key = (a.min(b), a.max(b));
        if let Some(u) = self.unions.get(&key) {
            return *u;
        }
        let (x, y) = (self.slice(a), self.slice(b));
        let mut merged = Vec::with_capacity(x.len() + y.len());
        let (mut i, mut j) = (0, 0);
        while i < x.len() || j < y.len() {
            let take_x = j == y.len() || (i < x.len() && x[i] <= y[j]);
            let next = if take_x { x[i] } else { y[j] };
            i += usize::from(i < x.len() && x[i] == next);
            j += usize::from(j < y.len() && y[j] == next);
            merged.push(next);
        }
        let covered = merged.len() == x.len().max(y.len());
        let set = if merged.len() > SMALL && !covered { SymbolSetId::LATER } else { self.intern(&merged) };
        self.unions.insert(key, set);
        set
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

    /// The symbols that occur in a term, ascending. Memoised.
    pub fn symbols(&mut self, t: TermId) -> &[SymbolId] {
        let set = self.symbol_set(t);
        self.sets.slice(set)
    }

    /// The set of symbols that occur in a term; equal sets have equal ids. Memoised.
    pub fn symbol_set(&mut self, t: TermId) -> SymbolSetId {
        let known = self.sets.of_term[t.index()];
        if known != SymbolSetId::LATER {
            return known;
        }
        let set = self.collect(t);
        self.sets.of_term[t.index()] = set;
        set
    }

    /// The same if it is at hand; else they are more than [`SMALL`], more than anybody would try all values of. Costs nothing.
    #[must_use]
    pub fn small_symbol_set(&self, t: TermId) -> Option<SymbolSetId> {
        Some(self.sets.of_term[t.index()]).filter(|&set| set != SymbolSetId::LATER)
    }

    /// Walks down from `t` to wherever sets are known, and interns their union.
    fn collect(&mut self, t: TermId) -> SymbolSetId {
        self.sets.seen.resize(self.len(), 0);
        self.sets.walk += 1;
        let walk = self.sets.walk;
        let mut marks = std::mem::take(&mut self.sets.seen);
        let mut found: Vec<SymbolId> = Vec::new();
        let mut merged: hashbrown::HashSet<SymbolSetId> = hashbrown::HashSet::new();
        let mut tables: hashbrown::HashSet<TableId> = hashbrown::HashSet::new();
        let mut todo = vec![t];
        while let Some(t) = todo.pop() {
            if std::mem::replace(&mut marks[t.index()], walk) == walk {
                continue;
            }
            let set = self.sets.of_term[t.index()];
            if set != SymbolSetId::LATER {
                if merged.insert(set) {
                    found.extend_from_slice(self.sets.slice(set));
                    // Keeps the buffer within twice the size of the answer.
                    if found.len() > 4096 && found.len() > 2 * self.symbol_count() {
                        found.sort_unstable();
                        found.dedup();
                    }
                }
                continue;
            }
            todo.extend_from_slice(self.args(t));
            if let Some(table) = self.table_of(t)
                && tables.insert(table)
            {
                todo.extend_from_slice(self.table_elems(table));
            }
        }
        self.sets.seen = marks;
        found.sort_unstable();
        found.dedup();
        self.sets.intern(&found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_over_many_symbols_is_collected_once() {
        let mut terms = Terms::new();
        let symbols: Vec<TermId> = (0..5000).map(|i| terms.symbol(&format!("x[{i}]"), 8)).collect();
        let mut sum = symbols[0];
        for s in &symbols[1..] {
            let n = terms.mul(sum, sum);
            sum = terms.add(n, *s);
        }
        assert_eq!(terms.small_symbol_set(sum), None);
        assert_eq!(terms.symbols(sum).len(), 5000);
        assert!(terms.symbols(sum).is_sorted());
        let again = terms.not(sum);
        assert_eq!(terms.symbol_set(again), terms.symbol_set(sum));
        assert!(terms.sets.elems.len() < 5000 * 4, "unasked sums must not store their sets");
        let two = terms.add(symbols[7], symbols[3]);
        assert_eq!(terms.symbols(two), [SymbolId(3), SymbolId(7)]);
        assert_eq!(terms.small_symbol_set(two), Some(terms.symbol_set(two)));
    }
}
