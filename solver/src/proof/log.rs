//! The clauses that were handed to CaDiCaL, as the encoder made them: what a proof has to start from.

use rustsat::types::Lit;

use crate::aig::NodeId;

/// Clauses in the order in which they were added.
pub(crate) struct ClauseLog {
    literals: Vec<Lit>,
    ends: Vec<usize>,
    /// By clause: the gate that it defines a half of.
    gates: Vec<NodeId>,
    gate: NodeId,
}

impl ClauseLog {
    pub(crate) fn new() -> ClauseLog {
        ClauseLog { literals: Vec::new(), ends: Vec::new(), gates: Vec::new(), gate: NodeId(0) }
    }

    /// The clauses that follow define this gate.
    pub(crate) fn begin(&mut self, gate: NodeId) {
        self.gate = gate;
    }

    /// The gate that the n-th clause defines.
    pub(crate) fn gate(&self, n: usize) -> Option<NodeId> {
        self.gates.get(n).copied()
    }

    pub(crate) fn push(&mut self, clause: &[Lit]) {
        self.gates.push(self.gate);
        self.literals.extend_from_slice(clause);
        self.ends.push(self.literals.len());
    }

    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The n-th clause, from 0.
    pub(crate) fn get(&self, n: usize) -> Option<&[Lit]> {
        let end = *self.ends.get(n)?;
        let start = n.checked_sub(1).map_or(0, |before| self.ends[before]);
        Some(&self.literals[start..end])
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &[Lit]> {
        (0..self.len()).filter_map(|n| self.get(n))
    }
}
