//! The part of a session's graph that a query is about, and what a given input makes of it.

use crate::aig::{Aig, AigLit, NodeId};
use crate::cnf::Encoder;

/// Nodes of a cone that are counted for each query. Of larger ones it is told what the last came to that was walked as a whole:
/// along a path of thousands of conditions each query's is nearly all of the one before.
const COUNTED: usize = if cfg!(test) { 16 } else { 1 << 12 };
/// Queries after which a large cone is walked again.
const AGES: u32 = if cfg!(test) { 3 } else { 8 };

/// See the module.
#[derive(Default)]
pub(crate) struct Cone {
    /// What the last query was about.
    roots: Vec<NodeId>,
    /// By node: the number of the last walk that reached it.
    seen: Vec<u32>,
    walk: u32,
    stack: Vec<NodeId>,
    variables: usize,
    /// Those of the last large cone that was walked, and the queries since then.
    large: Option<usize>,
    age: u32,
    /// By node: its value under the last input, if it is [`Self::known`].
    values: Vec<bool>,
    /// By gate: the number of the input under which it was evaluated; by graph input: not zero if it has a value.
    known: Vec<u32>,
    /// Counts inputs: those that differ from the one before.
    input: u32,
    /// Nodes that got a value last.
    changed: Vec<NodeId>,
}

impl Cone {
    /// Looks at what the roots depend on.
    pub(crate) fn measure(&mut self, aig: &Aig, encoder: &Encoder, roots: impl Iterator<Item = AigLit>) {
        self.roots.clear();
        self.roots.extend(roots.map(AigLit::node));
        let known = self.large.filter(|_| self.age < AGES);
        if let (Some(large), false) = (known, self.count(aig, encoder, known.map_or(usize::MAX, |_| COUNTED)))
        {
            (self.variables, self.age) = (large, self.age + 1);
        }
    }

    /// Counts the variables of the cone, unless it has more nodes than that.
    fn count(&mut self, aig: &Aig, encoder: &Encoder, most: usize) -> bool {
        self.seen.resize(aig.len(), 0);
        self.walk += 1;
        let (mut nodes, mut variables) = (0, 0);
        self.stack.clear();
        self.stack.extend(&self.roots);
        while let Some(node) = self.stack.pop() {
            if std::mem::replace(&mut self.seen[node.index()], self.walk) == self.walk {
                continue;
            }
            nodes += 1;
            if nodes > most {
                return false;
            }
            variables += usize::from(encoder.literal(node.lit()).is_some());
            self.stack.extend(aig.gate(node).into_iter().flatten().map(AigLit::node));
        }
        self.variables = variables;
        if nodes > COUNTED {
            (self.large, self.age) = (Some(variables), 0);
        }
        true
    }

    /// Nodes of the cone that have a variable; about so many, of a large one.
    pub(crate) fn variables(&self) -> usize {
        self.variables
    }

    /// Evaluates the cone for these values of its inputs, all of which have one, and tells the values that may differ from
    /// those of the last input. What was evaluated for the same input before is neither evaluated nor walked again.
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
        self.stack.clear();
        self.stack.extend(&self.roots);
        while let Some(node) = self.stack.pop() {
            let Some(children) = aig.gate(node) else { continue };
            if std::mem::replace(&mut self.known[node.index()], self.input) != self.input {
                self.changed.push(node);
                self.stack.extend(children.map(AigLit::node));
            }
        }
        // A gate has a higher number than what it depends on.
        self.changed[begin..].sort_unstable();
        for gate in &self.changed[begin..] {
            let value = |lit: AigLit| self.values[lit.node().index()] ^ lit.is_negated();
            self.values[gate.index()] = aig.gate(*gate).into_iter().flatten().all(value);
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
