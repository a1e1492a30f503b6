//! The clauses that were handed to CaDiCaL, as the encoder made them: what a proof has to start from.

use rustsat::types::Lit;

use crate::TermId;
use crate::aig::NodeId;

/// What a clause says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reason {
    /// A half of what this gate is.
    Gate(NodeId),
    /// That this condition holds.
    Holds(TermId),
}

/// Clauses in the order in which they were added.
pub(crate) struct ClauseLog {
    literals: Vec<Lit>,
    ends: Vec<usize>,
    /// By clause.
    reasons: Vec<Reason>,
    reason: Reason,
}

impl ClauseLog {
    pub(crate) fn new() -> ClauseLog {
        ClauseLog {
            literals: Vec::new(),
            ends: Vec::new(),
            reasons: Vec::new(),
            reason: Reason::Gate(NodeId(0)),
        }
    }

    /// Why the clauses that follow are there.
    pub(crate) fn begin(&mut self, reason: Reason) {
        self.reason = reason;
    }

    /// What the n-th clause says.
    pub(crate) fn reason(&self, n: usize) -> Option<Reason> {
        self.reasons.get(n).copied()
    }

    pub(crate) fn push(&mut self, clause: &[Lit]) {
        self.reasons.push(self.reason);
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
