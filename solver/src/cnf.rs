//! Gates into clauses, by polarity (Plaisted and Greenbaum, 1986), for one solver that lives long.
//!
//! A gate's variable needs `v → gate` only where the gate must be true, `gate → v` only where it must
//! be false. Conditions are assumptions, so each asks for one polarity of its own cone; a later query
//! that needs the other polarity of the same gate adds the missing half. Every clause is implied by the
//! gates' definitions, so whatever was added for earlier queries never excludes an input.
//!
//! Exclusive-ors and selections (three ANDs each) become one variable, and trees of ANDs that nothing
//! else uses become one long one.

use rustsat::types::Lit;

use crate::aig::{Aig, AigLit, NodeId};
use crate::config::Why;
use crate::limits::Limits;

/// Gates between two looks at the limits.
const LOOK: u64 = 4096;

/// Which half of a gate's definition.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Polarity(u8);

impl Polarity {
    const POSITIVE: Polarity = Polarity(1);
    const NEGATIVE: Polarity = Polarity(2);
    const BOTH: Polarity = Polarity(3);

    fn flip_if(self, negate: bool) -> Polarity {
        if negate { Polarity(self.0 >> 1 | self.0 << 1 & 2) } else { self }
    }

    fn has(self, other: Polarity) -> bool {
        self.0 & other.0 != 0
    }
}

/// Where clauses go.
pub(crate) trait ClauseSink {
    /// The clauses that follow define this gate.
    fn begin(&mut self, _gate: NodeId) {}

    /// Adds a clause.
    fn clause(&mut self, literals: &[Lit]);

    /// Whether it has as many as the query may make.
    fn is_full(&self) -> bool {
        false
    }
}

/// Which gates have a variable, and which of their halves are clauses already.
#[derive(Default)]
pub(crate) struct Encoder {
    /// By node: its variable plus one, zero for none.
    variables: Vec<u32>,
    /// By node: the halves that are clauses already.
    done: Vec<u8>,
    /// By variable.
    nodes: Vec<NodeId>,
    work: Vec<(AigLit, Polarity)>,
    steps: u64,
}

impl Encoder {
    /// How many variables were given out.
    pub(crate) fn variables(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// By variable of the solver: the gate or input that it stands for.
    pub(crate) fn nodes(&self) -> &[NodeId] {
        &self.nodes
    }

    /// The solver's literal, for a gate or input that was part of an encoded cone.
    pub(crate) fn literal(&self, lit: AigLit) -> Option<Lit> {
        match self.variables.get(lit.node().index()) {
            None | Some(0) => None,
            Some(&variable) => Some(Lit::new(variable - 1, lit.is_negated())),
        }
    }

    /// A literal that, once assumed true, makes the gate true. `lit` is not a constant. What is left undone when a limit is
    /// exceeded is done with the next literal.
    pub(crate) fn assume(
        &mut self,
        aig: &Aig,
        lit: AigLit,
        sink: &mut impl ClauseSink,
        limits: &Limits,
    ) -> Result<Lit, Why> {
        self.variables.resize(aig.len(), 0);
        self.done.resize(aig.len(), 0);
        self.work.push((lit, Polarity::POSITIVE));
        while let Some((lit, polarity)) = self.work.pop() {
            self.steps += 1;
            let node = lit.node();
            let wanted = polarity.flip_if(lit.is_negated());
            let missing = Polarity(wanted.0 & !self.done[node.index()]);
            if missing.0 != 0 {
                self.done[node.index()] |= missing.0;
                self.define(aig, node, missing, sink);
            }
            if self.steps.is_multiple_of(LOOK)
                && let Some(why) = sink.is_full().then_some(Why::Gates).or_else(|| limits.exceeded())
            {
                return Err(why);
            }
        }
        Ok(self.var(lit))
    }

    /// The literal's variable, given out now if it has none.
    fn var(&mut self, lit: AigLit) -> Lit {
        let slot = &mut self.variables[lit.node().index()];
        if *slot == 0 {
            self.nodes.push(lit.node());
            *slot = self.nodes.len() as u32;
        }
        Lit::new(*slot - 1, lit.is_negated())
    }

    fn need(&mut self, lit: AigLit, polarity: Polarity) -> Lit {
        self.work.push((lit, polarity));
        self.var(lit)
    }

    fn define(&mut self, aig: &Aig, node: NodeId, half: Polarity, sink: &mut impl ClauseSink) {
        let Some(children) = aig.gate(node) else {
            self.var(node.lit());
            return;
        };
        let gate = self.var(node.lit());
        sink.begin(node);
        if let Some((a, b)) = aig.as_xor(node) {
            let (a, b) = (self.need(a, Polarity::BOTH), self.need(b, Polarity::BOTH));
            exclusive_or(gate, a, b, half, sink);
        } else if let Some((condition, yes, no)) = aig.as_mux(node) {
            // The node is the complement of the selection.
            let half = half.flip_if(true);
            let condition = self.need(condition, Polarity::BOTH);
            let (yes, no) = (self.need(yes, half), self.need(no, half));
            selection(!gate, condition, yes, no, half, sink);
        } else {
            let leaves = self.conjuncts(aig, children);
            let leaves: Vec<Lit> = leaves.into_iter().map(|l| self.need(l, half)).collect();
            conjunction(gate, &leaves, half, sink);
        }
    }

    /// The leaves of the tree of plain ANDs below a gate that nothing else uses or names.
    fn conjuncts(&self, aig: &Aig, children: [AigLit; 2]) -> Vec<AigLit> {
        let mut stack = vec![children[1], children[0]];
        let mut leaves = Vec::new();
        while let Some(lit) = stack.pop() {
            let node = lit.node();
            match aig.gate(node) {
                Some([a, b])
                    if !lit.is_negated()
                        && aig.is_unshared(node)
                        && self.variables[node.index()] == 0
                        && aig.as_mux(node).is_none() =>
                {
                    stack.extend([b, a]);
                }
                _ => leaves.push(lit),
            }
        }
        leaves.sort_unstable();
        leaves.dedup();
        leaves
    }
}

fn conjunction(gate: Lit, leaves: &[Lit], half: Polarity, sink: &mut impl ClauseSink) {
    if half.has(Polarity::POSITIVE) {
        for &leaf in leaves {
            sink.clause(&[!gate, leaf]);
        }
    }
    if half.has(Polarity::NEGATIVE) {
        let mut clause: Vec<Lit> = leaves.iter().map(|&leaf| !leaf).collect();
        clause.push(gate);
        sink.clause(&clause);
    }
}

fn exclusive_or(gate: Lit, a: Lit, b: Lit, half: Polarity, sink: &mut impl ClauseSink) {
    if half.has(Polarity::POSITIVE) {
        sink.clause(&[!gate, a, b]);
        sink.clause(&[!gate, !a, !b]);
    }
    if half.has(Polarity::NEGATIVE) {
        sink.clause(&[gate, !a, b]);
        sink.clause(&[gate, a, !b]);
    }
}

/// The third clause of each half is implied; it lets equal branches decide without the condition.
fn selection(gate: Lit, condition: Lit, yes: Lit, no: Lit, half: Polarity, sink: &mut impl ClauseSink) {
    if half.has(Polarity::POSITIVE) {
        sink.clause(&[!gate, !condition, yes]);
        sink.clause(&[!gate, condition, no]);
        sink.clause(&[!gate, yes, no]);
    }
    if half.has(Polarity::NEGATIVE) {
        sink.clause(&[gate, !condition, !yes]);
        sink.clause(&[gate, condition, !no]);
        sink.clause(&[gate, !yes, !no]);
    }
}
