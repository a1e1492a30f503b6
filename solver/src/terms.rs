//! The arena of terms: hash-consed nodes, constants, symbols and tables.
//!
//! Equal terms are one node, so that equality of terms is equality of ids. Nodes are never freed: a term
//! lives as long as its arena. All queries here are O(1); nothing in this crate recurses along the depth of a
//! term.

use crate::deferred::Deferred;
use crate::facts::Facts;
use crate::notation::Notation;
use crate::recent::Recent;
use crate::rewrite::RewriteState;
use crate::symset::SymbolSets;
use crate::term::{Kind, MAX_WIDTH, Node, Op, SymbolId, TableId, TermId};
use crate::value::{BvValue, Limbs, mask};
use hashbrown::hash_table::{Entry, HashTable};
use hashbrown::{DefaultHashBuilder, HashMap};
use std::collections::BTreeMap;
use std::hash::BuildHasher;

/// A free variable's description.
struct Symbol {
    name: Box<str>,
    width: u32,
    term: TermId,
}

/// An arena of bit-vector terms. Terms of different arenas must not be mixed.
pub struct Terms {
    nodes: Vec<Node>,
    unique: HashTable<u32>,
    pub(crate) facts: Vec<Facts>,
    pub(crate) table_facts: Vec<Facts>,
    pub(crate) sets: SymbolSets,
    recent: Recent,
    wide: Vec<BvValue>,
    wide_unique: HashTable<u32>,
    symbols: Vec<Symbol>,
    symbol_names: HashMap<(Box<str>, u32), SymbolId>,
    /// All tables' elements, one after the other; table `i` ends where `table_ends[i]` says.
    elems: Vec<TermId>,
    table_ends: Vec<u32>,
    table_unique: HashTable<u32>,
    hasher: DefaultHashBuilder,
    pub(crate) rewriting: RewriteState,
    /// What was computed and not yet looked at.
    pub(crate) deferred: Deferred,
    pub(crate) notations: BTreeMap<TermId, Notation>,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms::new()
    }
}

impl Terms {
    /// An empty arena whose constructors simplify.
    #[must_use]
    pub fn new() -> Terms {
        Terms::with_rewriting(true)
    }

    /// An empty arena whose constructors simplify, or build exactly what they are asked for (for tests and
    /// for checking models against the original assertions).
    #[must_use]
    pub fn with_rewriting(on: bool) -> Terms {
        let mut terms = Terms {
            nodes: vec![Node::new(Kind::Const, 1, [0; 3])],
            unique: HashTable::new(),
            facts: vec![Facts::UNKNOWN],
            table_facts: Vec::new(),
            sets: SymbolSets::new(),
            recent: Recent::new(),
            wide: Vec::new(),
            wide_unique: HashTable::new(),
            symbols: Vec::new(),
            symbol_names: HashMap::new(),
            elems: Vec::new(),
            table_ends: Vec::new(),
            table_unique: HashTable::new(),
            hasher: DefaultHashBuilder::default(),
            rewriting: RewriteState::new(on),
            deferred: Deferred::new(),
            notations: BTreeMap::new(),
        };
        // `TermId(1)` and `TermId(2)`: see `false_` and `true_`.
        terms.constant(1, 0);
        terms.constant(1, 1);
        terms
    }

    /// The number of terms, `TermId::NONE` included: every id is smaller.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Always false: the truth values are there from the start.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        false
    }

    /// About how many bytes the arena occupies.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.nodes.capacity() * (size_of::<Node>() + size_of::<Facts>())
            + self.unique.capacity() * 5
            + self.elems.capacity() * 4
            + self.sets.bytes()
            + self.recent.bytes()
            + self.deferred.bytes()
            + self.notations.len() * 2 * size_of::<Notation>()
    }

    pub(crate) fn node(&self, t: TermId) -> &Node {
        &self.nodes[t.index()]
    }

    pub(crate) fn kind(&self, t: TermId) -> Kind {
        self.node(t).kind()
    }

    /// The width in bits.
    #[must_use]
    pub fn width(&self, t: TermId) -> u32 {
        self.node(t).width()
    }

    /// The operator.
    #[must_use]
    pub fn op(&self, t: TermId) -> Op {
        self.node(t).op()
    }

    /// The operands. A table's elements are not among them.
    #[must_use]
    pub fn args(&self, t: TermId) -> &[TermId] {
        self.node(t).args()
    }

    /// The symbol that the term is, if it is one.
    #[must_use]
    pub fn symbol_of(&self, t: TermId) -> Option<SymbolId> {
        let n = self.node(t);
        (n.kind() == Kind::Symbol).then(|| SymbolId(n.word(0)))
    }

    /// A symbol's name.
    #[must_use]
    pub fn symbol_name(&self, s: SymbolId) -> &str {
        &self.symbols[s.index()].name
    }

    /// A symbol's width.
    #[must_use]
    pub fn symbol_width(&self, s: SymbolId) -> u32 {
        self.symbols[s.index()].width
    }

    /// The term of a symbol.
    #[must_use]
    pub fn symbol_term(&self, s: SymbolId) -> TermId {
        self.symbols[s.index()].term
    }

    /// How many symbols there are: every id is smaller.
    #[must_use]
    pub fn symbol_count(&self) -> usize {
        self.symbols.len()
    }

    /// The free variable of that name and width, made if it is new.
    pub fn symbol(&mut self, name: &str, width: u32) -> TermId {
        assert!((1..=MAX_WIDTH).contains(&width), "a symbol's width must be from 1 to {MAX_WIDTH}");
        if let Some(s) = self.symbol_names.get(&(Box::from(name), width)) {
            return self.symbols[s.index()].term;
        }
        let s = SymbolId(self.symbols.len() as u32);
        let term = self.intern(Kind::Symbol, width, [s.0, 0, 0]);
        self.symbols.push(Symbol { name: Box::from(name), width, term });
        self.symbol_names.insert((Box::from(name), width), s);
        term
    }

    /// The node, if it is there already.
    pub(crate) fn find(&self, kind: Kind, width: u32, words: [u32; 3]) -> Option<TermId> {
        let node = Node::new(kind, width, words);
        self.unique.find(node.mixed(), |i| self.nodes[*i as usize] == node).map(|i| TermId(*i))
    }

    /// The node, made if it is new. Simplifies nothing.
    pub(crate) fn intern(&mut self, kind: Kind, width: u32, words: [u32; 3]) -> TermId {
        let node = Node::new(kind, width, words);
        let nodes = &self.nodes;
        match self.unique.entry(node.mixed(), |i| nodes[*i as usize] == node, |i| nodes[*i as usize].mixed())
        {
            Entry::Occupied(e) => TermId(*e.get()),
            Entry::Vacant(e) => {
                let id = i32::try_from(nodes.len()).expect("an arena holds fewer than 2^31 terms") as u32;
                e.insert(id);
                let facts = Facts::of(self, &node);
                let set = SymbolSets::of(self, &node);
                self.nodes.push(node);
                self.facts.push(facts);
                self.sets.push(set);
                TermId(id)
            }
        }
    }

    /// The constant `value` modulo `2^width`.
    pub fn constant(&mut self, width: u32, value: u64) -> TermId {
        if width > 64 {
            return self.constant_wide(width, &[value]);
        }
        debug_assert!(width > 0, "a term has a width");
        let value = value & mask(width);
        if let Some(known) = self.recent.get(width, value) {
            return known;
        }
        let term = self.intern(Kind::Const, width, [value as u32, (value >> 32) as u32, 0]);
        self.recent.put(width, value, term);
        term
    }

    /// The constant with these limbs (least significant first) modulo `2^width`; missing limbs are zero.
    pub fn constant_wide(&mut self, width: u32, limbs: &[u64]) -> TermId {
        self.value(BvValue::from_limbs(width, limbs))
    }

    /// The constant of that value.
    pub fn value(&mut self, value: BvValue) -> TermId {
        let width = value.width();
        if width <= 64 {
            return self.constant(width, value.low());
        }
        let hash = self.hasher.hash_one(&value);
        let (wide, hasher) = (&self.wide, &self.hasher);
        let index = match self.wide_unique.entry(
            hash,
            |i| wide[*i as usize] == value,
            |i| hasher.hash_one(&wide[*i as usize]),
        ) {
            Entry::Occupied(e) => *e.get(),
            Entry::Vacant(e) => {
                let index = wide.len() as u32;
                e.insert(index);
                self.wide.push(value);
                index
            }
        };
        self.intern(Kind::Const, width, [index, 0, 0])
    }

    /// A truth value.
    #[must_use]
    pub fn bool(&self, b: bool) -> TermId {
        if b { self.true_() } else { self.false_() }
    }

    /// The constant 1 of width 1.
    #[must_use]
    pub fn true_(&self) -> TermId {
        TermId(2)
    }

    /// The constant 0 of width 1.
    #[must_use]
    pub fn false_(&self) -> TermId {
        TermId(1)
    }

    /// Whether the term is the constant 1 of width 1.
    #[must_use]
    pub fn is_true(&self, t: TermId) -> bool {
        t == self.true_()
    }

    /// Whether the term is the constant 0 of width 1.
    #[must_use]
    pub fn is_false(&self, t: TermId) -> bool {
        t == self.false_()
    }

    /// Whether the term is a constant.
    #[must_use]
    pub fn is_const(&self, t: TermId) -> bool {
        self.kind(t) == Kind::Const
    }

    /// The value of a constant of at most 64 bits.
    #[must_use]
    pub fn as_const(&self, t: TermId) -> Option<u64> {
        let n = self.node(t);
        (n.kind() == Kind::Const && n.width() <= 64).then(|| n.small())
    }

    /// The limbs of a constant, least significant first.
    #[must_use]
    pub fn as_const_wide(&self, t: TermId) -> Option<Limbs> {
        let n = self.node(t);
        (n.kind() == Kind::Const).then(|| match n.width() {
            0..=64 => Limbs::from_slice(&[n.small()]),
            _ => Limbs::from_slice(self.wide[n.word(0) as usize].limbs()),
        })
    }

    /// The value of a constant.
    #[must_use]
    pub fn as_value(&self, t: TermId) -> Option<BvValue> {
        self.as_const_wide(t).map(|limbs| BvValue::from_limbs(self.width(t), &limbs))
    }

    /// The table with these elements, which must be of one width and at least one.
    pub fn table(&mut self, elems: &[TermId]) -> TableId {
        assert!(!elems.is_empty(), "a table has at least one element");
        debug_assert!(elems.iter().all(|e| self.width(*e) == self.width(elems[0])));
        let slice = |elems: &[TermId], ends: &[u32], i: u32| -> std::ops::Range<usize> {
            debug_assert!(elems.len() <= u32::MAX as usize);
            let from = if i == 0 { 0 } else { ends[i as usize - 1] };
            from as usize..ends[i as usize] as usize
        };
        let (all, ends, hasher) = (&self.elems, &self.table_ends, &self.hasher);
        let entry = self.table_unique.entry(
            hasher.hash_one(elems),
            |i| all[slice(all, ends, *i)] == *elems,
            |i| hasher.hash_one(&all[slice(all, ends, *i)]),
        );
        match entry {
            Entry::Occupied(e) => TableId(*e.get()),
            Entry::Vacant(e) => {
                let id = ends.len() as u32;
                e.insert(id);
                self.elems.extend_from_slice(elems);
                self.table_ends
                    .push(u32::try_from(self.elems.len()).expect("tables hold fewer than 2^32 elements"));
                let facts = Facts::of_table(self, elems);
                self.table_facts.push(facts);
                SymbolSets::add_table(self, TableId(id));
                TableId(id)
            }
        }
    }

    /// The elements of a table.
    #[must_use]
    pub fn table_elems(&self, table: TableId) -> &[TermId] {
        let i = table.index();
        let from = if i == 0 { 0 } else { self.table_ends[i - 1] };
        &self.elems[from as usize..self.table_ends[i] as usize]
    }

    /// The table that a read reads.
    #[must_use]
    pub fn table_of(&self, t: TermId) -> Option<TableId> {
        let n = self.node(t);
        (n.kind() == Kind::Read).then(|| TableId(n.word(1)))
    }
}
