//! The terms of a problem as a graph whose values follow an assignment.
//!
//! Nodes are in topological order, operands first, so that a change of one symbol is carried upwards in one
//! sweep over what it reaches.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use hashbrown::HashMap;

use crate::facts::Facts;
use crate::semantics;
use crate::term::Kind;
use crate::value::BvValue;
use crate::{Assignment, TermId, Terms};

/// A value of at most [`WIDEST`] bits.
pub(super) type Word = u128;

/// Wider terms are not searched over.
pub(super) const WIDEST: u32 = 128;

/// A word with the low `width` bits set.
pub(super) const fn mask(width: u32) -> Word {
    if width >= 128 { Word::MAX } else { (1 << width) - 1 }
}

/// One term.
pub(super) struct Node {
    pub(super) term: TermId,
    pub(super) kind: Kind,
    pub(super) width: u32,
    /// The lowest bit of an extract.
    pub(super) lo: u32,
    /// Operands, a table's elements behind the index: a range of `Graph::operands`.
    first: u32,
    count: u32,
    /// Nodes that have this one as operand: a range of `Graph::users`.
    users: (u32, u32),
}

/// See the module.
#[derive(Default)]
pub(super) struct Graph {
    pub(super) nodes: Vec<Node>,
    pub(super) values: Vec<Word>,
    /// Whether a value can change: something below is a symbol.
    pub(super) free: Vec<bool>,
    operands: Vec<u32>,
    users: Vec<u32>,
    dirty: BinaryHeap<Reverse<u32>>,
    /// Evaluations so far.
    pub(super) work: u64,
}

impl Graph {
    /// What `roots` depend on, all zero; `None` if that is too wide or has more than `most` nodes.
    pub(super) fn new(terms: &Terms, roots: &[TermId], most: usize) -> Option<(Graph, Vec<u32>)> {
        let mut graph = Graph::default();
        let mut number: HashMap<TermId, u32> = HashMap::new();
        let mut stack: Vec<TermId> = roots.to_vec();
        let mut operands = Vec::new();
        while let Some(&t) = stack.last() {
            if number.contains_key(&t) {
                stack.pop();
                continue;
            }
            operands.clear();
            operands.extend_from_slice(terms.args(t));
            if let Some(table) = terms.table_of(t) {
                operands.extend_from_slice(terms.table_elems(table));
            }
            let before = stack.len();
            stack.extend(operands.iter().filter(|a| !number.contains_key(*a)));
            if stack.len() > before {
                continue;
            }
            stack.pop();
            if terms.width(t) > WIDEST || graph.nodes.len() >= most {
                return None;
            }
            number.insert(t, graph.nodes.len() as u32);
            graph.enter(terms, t, operands.iter().map(|a| number[a]));
        }
        graph.connect();
        for at in 0..graph.nodes.len() {
            graph.values[at] = graph.value_of(terms, at);
        }
        let roots = roots.iter().map(|t| number[t]).collect();
        Some((graph, roots))
    }

    fn enter(&mut self, terms: &Terms, t: TermId, operands: impl Iterator<Item = u32>) {
        let kind = terms.kind(t);
        let first = self.operands.len() as u32;
        self.operands.extend(operands);
        let count = self.operands.len() as u32 - first;
        let lo = if kind == Kind::Extract { terms.node(t).word(2) } else { 0 };
        let free = kind == Kind::Symbol
            || self.operands[first as usize..].iter().any(|operand| self.free[*operand as usize]);
        self.nodes.push(Node { term: t, kind, width: terms.width(t), lo, first, count, users: (0, 0) });
        self.free.push(free);
        self.values.push(0);
    }

    /// Lists the users of each node.
    fn connect(&mut self) {
        let mut pairs: Vec<(u32, u32)> = Vec::with_capacity(self.operands.len());
        for at in 0..self.nodes.len() {
            pairs.extend(self.operands(at).iter().map(|operand| (*operand, at as u32)));
        }
        pairs.sort_unstable();
        pairs.dedup();
        let mut next = 0;
        for at in 0..self.nodes.len() as u32 {
            let begin = next;
            while pairs.get(next).is_some_and(|(operand, _)| *operand == at) {
                self.users.push(pairs[next].1);
                next += 1;
            }
            self.nodes[at as usize].users = (begin as u32, next as u32);
        }
    }

    pub(super) fn operands(&self, at: usize) -> &[u32] {
        let node = &self.nodes[at];
        &self.operands[node.first as usize..(node.first + node.count) as usize]
    }

    /// The values of up to three operands; zero for those that are not there.
    pub(super) fn operand_values(&self, at: usize) -> [Word; 3] {
        let mut values = [0; 3];
        for (value, operand) in values.iter_mut().zip(self.operands(at)) {
            *value = self.values[*operand as usize];
        }
        values
    }

    /// The width of a node's last operand, which is that of all where it matters.
    pub(super) fn operand_width(&self, at: usize) -> u32 {
        self.operands(at).last().map_or(0, |operand| self.nodes[*operand as usize].width)
    }

    /// The element that a read takes at an index.
    pub(super) fn element(&self, at: usize, index: Word) -> u32 {
        let elements = &self.operands(at)[1..];
        elements[usize::try_from(index).unwrap_or(usize::MAX).min(elements.len() - 1)]
    }

    fn value_of(&self, terms: &Terms, at: usize) -> Word {
        let node = &self.nodes[at];
        match node.kind {
            Kind::Symbol => self.values[at],
            Kind::Const => terms.as_value(node.term).map_or(0, |value| value.double()),
            Kind::Read => {
                let index = self.values[self.operands(at)[0] as usize];
                self.values[self.element(at, index) as usize]
            }
            kind => apply(kind, node.width, self.operand_width(at), node.lo, self.operand_values(at)),
        }
    }

    /// Gives a symbol's node a value, and all that depends on it theirs.
    pub(super) fn assign(&mut self, terms: &Terms, at: usize, value: Word) {
        self.values[at] = value;
        self.touch(at);
        while let Some(Reverse(next)) = self.dirty.pop() {
            while self.dirty.peek() == Some(&Reverse(next)) {
                self.dirty.pop();
            }
            self.work += 1;
            let next = next as usize;
            let value = self.value_of(terms, next);
            if value != self.values[next] {
                self.values[next] = value;
                self.touch(next);
            }
        }
    }

    fn touch(&mut self, at: usize) {
        let (begin, end) = self.nodes[at].users;
        self.dirty.extend(self.users[begin as usize..end as usize].iter().map(|user| Reverse(*user)));
    }

    /// Takes the values of all symbols from an assignment; those it does not have are zero.
    pub(super) fn load(&mut self, terms: &Terms, assignment: &Assignment) {
        for at in 0..self.nodes.len() {
            if let Some(symbol) = terms.symbol_of(self.nodes[at].term) {
                let value = assignment.get_wide(symbol, self.nodes[at].width);
                self.values[at] = value.map_or(0, |value| value.double());
            } else {
                self.values[at] = self.value_of(terms, at);
            }
        }
        self.work += self.nodes.len() as u64;
    }

    /// The values of all symbols.
    pub(super) fn assignment(&self, terms: &Terms) -> Assignment {
        let mut assignment = Assignment::new();
        for (node, value) in self.nodes.iter().zip(&self.values) {
            if let Some(symbol) = terms.symbol_of(node.term) {
                assignment.set_wide(symbol, &BvValue::from_double(node.width, *value));
            }
        }
        assignment
    }

    /// Whether a node can have a value at all, as far as is known of it.
    pub(super) fn fits(&self, terms: &Terms, at: usize, value: Word) -> bool {
        let node = &self.nodes[at];
        if node.width > 64 {
            return true;
        }
        let Facts { zeros, ones, lo, hi } = terms.facts[node.term.index()];
        let value = value as u64;
        value & zeros == 0 && value & ones == ones && (lo..=hi).contains(&value)
    }
}

/// The value of an operator.
pub(super) fn apply(kind: Kind, width: u32, from: u32, lo: u32, [a, b, c]: [Word; 3]) -> Word {
    if kind == Kind::Ite {
        return if a == 0 { c } else { b };
    }
    let b = if kind == Kind::Extract { Word::from(lo) } else { b };
    if width <= 64 && from <= 64 {
        return Word::from(semantics::small(kind, width, from, a as u64, b as u64, 0));
    }
    semantics::double(kind, width, from, a, b, 0)
}
