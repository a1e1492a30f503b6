//! And-inverter graphs: every circuit as two-input ANDs and complemented edges.
//!
//! Nodes are numbered in topological order and never removed, so a node's children always have
//! smaller numbers. A structural hash table makes equal gates one node, and `rewrite` looks two
//! levels down before a gate is made (Brummayer and Biere, *Local Two-Level And-Inverter Graph
//! Minimization without Blowup*, 2006).

mod rewrite;

use std::fmt;
use std::hash::BuildHasher;
use std::ops::Not;

use hashbrown::{DefaultHashBuilder, HashTable};

use rewrite::Rewritten;

/// A literal: a node or its complement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AigLit(u32);

/// A node of the graph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(crate) u32);

impl AigLit {
    /// The constant false.
    pub const FALSE: AigLit = AigLit(0);
    /// The constant true.
    pub const TRUE: AigLit = AigLit(1);

    /// The node under the complement.
    #[must_use]
    pub fn node(self) -> NodeId {
        NodeId(self.0 >> 1)
    }

    /// Whether the edge is complemented.
    #[must_use]
    pub fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// Its value if it is a constant.
    #[must_use]
    pub fn as_constant(self) -> Option<bool> {
        (self.0 < 2).then_some(self.0 == 1)
    }

    /// The constant.
    #[must_use]
    pub fn constant(value: bool) -> AigLit {
        AigLit(u32::from(value))
    }

    /// This literal, complemented if `negate`.
    #[must_use]
    pub fn xor_sign(self, negate: bool) -> AigLit {
        AigLit(self.0 ^ u32::from(negate))
    }
}

impl NodeId {
    /// The uncomplemented literal of the node.
    #[must_use]
    pub fn lit(self) -> AigLit {
        AigLit(self.0 << 1)
    }

    /// The node's number.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl Not for AigLit {
    type Output = AigLit;

    fn not(self) -> AigLit {
        AigLit(self.0 ^ 1)
    }
}

impl fmt::Debug for AigLit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}n{}", if self.is_negated() { "!" } else { "" }, self.0 >> 1)
    }
}

impl fmt::Debug for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "n{}", self.0)
    }
}

/// What the graph does to an AND before it makes a gate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Reduction {
    /// Nothing but constants, equal and opposite operands.
    None,
    /// The same, and equal gates are one.
    Hashing,
    /// Rules that look two levels down, and equal gates are one.
    #[default]
    TwoLevel,
}

/// The graph.
pub struct Aig {
    reduction: Reduction,
    /// Two children each; inputs and the constant have the constant node twice, which no gate can.
    nodes: Vec<[AigLit; 2]>,
    /// How many gates use a node, counted up to 255.
    uses: Vec<u8>,
    gates: HashTable<NodeId>,
    hasher: DefaultHashBuilder,
}

impl Default for Aig {
    fn default() -> Self {
        Aig {
            reduction: Reduction::default(),
            nodes: vec![[AigLit::FALSE; 2]],
            uses: vec![0],
            gates: HashTable::new(),
            hasher: DefaultHashBuilder::default(),
        }
    }
}

impl Aig {
    /// An empty graph that reduces less than it could, to measure what reduction is worth.
    #[must_use]
    pub fn reducing(reduction: Reduction) -> Aig {
        Aig { reduction, ..Aig::default() }
    }

    /// How many gates there are below some literals.
    #[must_use]
    pub fn cone_size(&self, roots: &[AigLit]) -> usize {
        let mut seen = vec![false; self.len()];
        let mut stack: Vec<NodeId> = roots.iter().map(|lit| lit.node()).collect();
        let mut gates = 0;
        while let Some(node) = stack.pop() {
            if std::mem::replace(&mut seen[node.index()], true) {
                continue;
            }
            if let Some(children) = self.gate(node) {
                gates += 1;
                stack.extend(children.map(AigLit::node));
            }
        }
        gates
    }

    /// How many nodes there are, the constant included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is nothing but the constant.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// A fresh free variable.
    pub fn input(&mut self) -> AigLit {
        self.push([AigLit::FALSE; 2]).lit()
    }

    /// The children of a gate; `None` for inputs and the constant.
    #[must_use]
    pub fn gate(&self, node: NodeId) -> Option<[AigLit; 2]> {
        let children = self.nodes[node.index()];
        (children[0] != AigLit::FALSE).then_some(children)
    }

    /// Whether no more than one gate uses the node.
    #[must_use]
    pub fn is_unshared(&self, node: NodeId) -> bool {
        self.uses[node.index()] <= 1
    }

    /// The conjunction.
    pub fn and(&mut self, mut a: AigLit, mut b: AigLit) -> AigLit {
        if self.reduction != Reduction::TwoLevel {
            return match rewrite::one_level(a, b) {
                Some(lit) => lit,
                None if self.reduction == Reduction::Hashing => self.hashed(a, b),
                None => self.push(if a < b { [a, b] } else { [b, a] }).lit(),
            };
        }
        // Every step replaces the pair by one with fewer or older gates below it, so this ends.
        loop {
            match rewrite::step(self, a, b) {
                Rewritten::Done(lit) => return lit,
                Rewritten::Again(x, y) => (a, b) = (x, y),
                Rewritten::Gate(x, y) => return self.hashed(x, y),
            }
        }
    }

    /// The disjunction.
    pub fn or(&mut self, a: AigLit, b: AigLit) -> AigLit {
        !self.and(!a, !b)
    }

    /// Exclusive or, in the form [`Aig::as_xor`] recognises.
    pub fn xor(&mut self, a: AigLit, b: AigLit) -> AigLit {
        if let Some(value) = a.as_constant() {
            return b.xor_sign(value);
        }
        if let Some(value) = b.as_constant() {
            return a.xor_sign(value);
        }
        if a.node() == b.node() {
            return AigLit::constant(a != b);
        }
        // Signs are pulled out, so that a ⊕ b, ¬a ⊕ b and a ⊕ ¬b share their gates.
        let negate = a.is_negated() ^ b.is_negated();
        let (a, b) = (a.node().lit(), b.node().lit());
        let both = self.and(a, b);
        let neither = self.and(!a, !b);
        self.and(!both, !neither).xor_sign(negate)
    }

    /// If `condition` then `yes` else `no`.
    pub fn mux(&mut self, condition: AigLit, yes: AigLit, no: AigLit) -> AigLit {
        if yes == no {
            return yes;
        }
        if yes == !no {
            return self.xor(condition, no);
        }
        if let Some(value) = condition.as_constant() {
            return if value { yes } else { no };
        }
        let taken = self.and(condition, yes);
        let other = self.and(!condition, no);
        self.or(taken, other)
    }

    /// `(c, a, b)` if the node is the complement of "if c then a else b"; `None` for another gate.
    ///
    /// An exclusive or is the case `a == !b`.
    #[must_use]
    pub fn as_mux(&self, node: NodeId) -> Option<(AigLit, AigLit, AigLit)> {
        let [left, right] = self.gate(node)?;
        if !left.is_negated() || !right.is_negated() {
            return None;
        }
        let [a, b] = self.gate(left.node())?;
        let [c, d] = self.gate(right.node())?;
        // node = ¬(a∧b) ∧ ¬(c∧d): with a common variable in opposite signs it is a selection.
        if a == !c {
            Some((a, b, d))
        } else if a == !d {
            Some((a, b, c))
        } else if b == !c {
            Some((b, a, d))
        } else if b == !d {
            Some((b, a, c))
        } else {
            None
        }
    }

    /// `(a, b)` if the node is a ⊕ b.
    #[must_use]
    pub fn as_xor(&self, node: NodeId) -> Option<(AigLit, AigLit)> {
        let (condition, yes, no) = self.as_mux(node)?;
        // The complement of (c ? y : ¬y) is c ⊕ y.
        (yes == !no).then_some((condition, yes))
    }

    fn hashed(&mut self, a: AigLit, b: AigLit) -> AigLit {
        let key = if a < b { [a, b] } else { [b, a] };
        let hash = self.hasher.hash_one(key);
        let nodes = &self.nodes;
        if let Some(found) = self.gates.find(hash, |n| nodes[n.index()] == key) {
            return found.lit();
        }
        let node = self.push(key);
        let (nodes, hasher) = (&self.nodes, &self.hasher);
        self.gates.insert_unique(hash, node, |n| hasher.hash_one(nodes[n.index()]));
        node.lit()
    }

    fn push(&mut self, children: [AigLit; 2]) -> NodeId {
        let index = u32::try_from(self.nodes.len())
            .ok()
            .filter(|n| *n < u32::MAX >> 1)
            .expect("a graph of 2^31 gates would need 16 GiB, the session is rebuilt long before");
        for child in children {
            let uses = &mut self.uses[child.node().index()];
            *uses = uses.saturating_add(1);
        }
        self.nodes.push(children);
        self.uses.push(0);
        NodeId(index)
    }
}

#[cfg(test)]
mod tests;
