//! The part of a session's graph that a query is about, and what a given input makes of it.

use crate::aig::{Aig, AigLit, NodeId};
use crate::cnf::Encoder;

/// See the module.
#[derive(Default)]
pub(crate) struct Cone {
    /// What the last query was about, with how much had been reached when each was begun.
    roots: Vec<(NodeId, Reached)>,
    /// By node: it was reached.
    seen: Vec<bool>,
    /// The nodes that were, in order.
    order: Vec<NodeId>,
    stack: Vec<NodeId>,
    /// The gates of the last query's cone.
    gates: Vec<NodeId>,
    variables: usize,
    /// By node: its value under the last input, if it is [`Self::known`].
    values: Vec<bool>,
    /// By gate: the number of the input under which it was evaluated; by graph input: not zero if it has a value.
    known: Vec<u32>,
    /// Counts inputs: those that differ from the one before.
    input: u32,
    /// Nodes that got a value last.
    changed: Vec<NodeId>,
}

/// How much of a cone: nodes, gates, and nodes with a variable.
#[derive(Clone, Copy)]
struct Reached {
    nodes: usize,
    gates: usize,
    variables: usize,
}

impl Cone {
    /// Reaches all that the roots depend on. Queries along a path begin with the conditions of the one before: what those reach is
    /// not walked again, so that a long path does not cost its length in each of its queries.
    pub(crate) fn measure(&mut self, aig: &Aig, encoder: &Encoder, roots: impl Iterator<Item = AigLit>) {
        self.seen.resize(aig.len(), false);
        let mut kept = 0;
        for root in roots.map(AigLit::node) {
            if self.roots.get(kept).is_some_and(|&(known, _)| known == root) {
                kept += 1;
                continue;
            }
            self.leave(kept);
            kept += 1;
            let reached =
                Reached { nodes: self.order.len(), gates: self.gates.len(), variables: self.variables };
            self.roots.push((root, reached));
            self.reach(aig, encoder, root);
        }
        self.leave(kept);
    }

    /// Forgets all roots but the first.
    fn leave(&mut self, kept: usize) {
        let Some(&(_, reached)) = self.roots.get(kept) else { return };
        for node in self.order.drain(reached.nodes..) {
            self.seen[node.index()] = false;
        }
        self.gates.truncate(reached.gates);
        self.variables = reached.variables;
        self.roots.truncate(kept);
    }

    fn reach(&mut self, aig: &Aig, encoder: &Encoder, root: NodeId) {
        self.stack.push(root);
        while let Some(node) = self.stack.pop() {
            if std::mem::replace(&mut self.seen[node.index()], true) {
                continue;
            }
            self.order.push(node);
            self.variables += usize::from(encoder.literal(node.lit()).is_some());
            if let Some(children) = aig.gate(node) {
                self.gates.push(node);
                self.stack.extend(children.map(AigLit::node));
            }
        }
    }

    /// Nodes of the cone that have a variable.
    pub(crate) fn variables(&self) -> usize {
        self.variables
    }

    /// Evaluates the cone for these values of its inputs, all of which have one, and tells the values that may differ from
    /// those of the last input. What was evaluated for the same input before is not evaluated again.
    pub(crate) fn evaluate(
        &mut self,
        aig: &Aig,
        inputs: impl Iterator<Item = (AigLit, bool)>,
    ) -> impl Iterator<Item = (NodeId, bool)> {
        self.values.resize(aig.len(), false);
        self.known.resize(aig.len(), 0);
        self.changed.clear();
        let mut is_other = self.input == 0;
        for (bit, value) in inputs {
            let node = bit.node();
            let value = value ^ bit.is_negated();
            let before = std::mem::replace(&mut self.values[node.index()], value);
            let is_new = std::mem::replace(&mut self.known[node.index()], 1) == 0;
            is_other |= before != value && !is_new;
            if before != value || is_new {
                self.changed.push(node);
            }
        }
        self.input += u32::from(is_other);
        let begin = self.changed.len();
        self.changed.extend(self.gates.iter().filter(|gate| self.known[gate.index()] != self.input));
        // A gate has a higher number than what it depends on.
        self.changed[begin..].sort_unstable();
        for gate in &self.changed[begin..] {
            let value = |lit: AigLit| self.values[lit.node().index()] ^ lit.is_negated();
            self.values[gate.index()] = aig.gate(*gate).into_iter().flatten().all(value);
            self.known[gate.index()] = self.input;
        }
        self.changed.iter().map(|&node| (node, self.values[node.index()]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circuit::testing::Rng;

    #[test]
    fn a_cone_is_evaluated_for_one_input_after_the_other() {
        let mut rng = Rng(3);
        let mut aig = Aig::default();
        let inputs: Vec<AigLit> = (0..6).map(|_| aig.input()).collect();
        let (mut lits, mut cone, mut told) = (inputs.clone(), Cone::default(), Vec::new());
        let mut roots = Vec::new();
        let mut values = [false; 6];
        for _ in 0..300 {
            let mut pick = || lits[rng.below(lits.len() as u64) as usize];
            let (a, b) = (pick(), pick());
            let gate = aig.and(a, !b);
            lits.push(gate);
            if rng.below(3) == 0 {
                values[rng.below(6) as usize] ^= true;
            }
            // Some of the roots of the query before come first.
            roots.truncate(rng.below(roots.len() as u64 + 1) as usize);
            roots.push(gate);
            cone.measure(&aig, &Encoder::default(), roots.iter().copied());
            let mut fresh = Cone::default();
            fresh.measure(&aig, &Encoder::default(), roots.iter().copied());
            assert_eq!(cone.order, fresh.order);
            assert_eq!(cone.gates, fresh.gates);
            told.resize(aig.len(), None);
            told[AigLit::FALSE.node().index()] = Some(false);
            let inputs = inputs.iter().copied().zip(values);
            for (node, value) in cone.evaluate(&aig, inputs.clone()) {
                told[node.index()] = Some(value);
            }
            // Everything the gate depends on was told, now or before.
            let mut stack: Vec<_> = roots.iter().map(|root: &AigLit| root.node()).collect();
            while let Some(node) = stack.pop() {
                let value = |lit: AigLit| told[lit.node().index()].expect("told") ^ lit.is_negated();
                let expected = match aig.gate(node) {
                    Some(children) => {
                        stack.extend(children.map(AigLit::node));
                        children.into_iter().all(value)
                    }
                    None => inputs.clone().any(|(input, value)| input.node() == node && value),
                };
                assert_eq!(told[node.index()], Some(expected));
            }
        }
    }
}
