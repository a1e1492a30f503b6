//! What a quick attempt is spared: terms that take more gates than it may make.
//!
//! A program that computes with long numbers has conditions over thousands of multiplications and divisions. To make their
//! gates takes seconds, whatever comes of it, and the next condition is about the same terms and more. So a quick attempt
//! makes a limited number of gates, and when it gives up, what was being built is remembered: all that was made since work on
//! a term began is below that term, so that it is known to be heavy, and so is whatever is built on it.

use hashbrown::HashSet;

use crate::TermId;

/// Terms with more gates below them than this share of what a quick attempt may make. What it met last may have begun with
/// half of the gates made.
const SHARE: usize = 2;

/// Clauses that may be made for each gate that may be: on average gates have fewer.
const CLAUSES: u64 = 2;

/// See the module.
#[derive(Debug, Default)]
pub(crate) struct Heavy(HashSet<TermId>);

/// One quick attempt.
pub(crate) struct Quick<'h> {
    /// Gates that it may make.
    pub(crate) gates: usize,
    pub(crate) heavy: &'h mut Heavy,
}

/// The same as the blaster sees it.
pub(crate) struct Allowance<'h> {
    gates: usize,
    /// The graph's gates when they are used up.
    end: usize,
    heavy: &'h mut Heavy,
}

impl<'h> Quick<'h> {
    /// Clauses that it may make.
    pub(crate) fn clauses(&self) -> u64 {
        CLAUSES.saturating_mul(self.gates as u64)
    }

    /// Begins at a graph with so many gates.
    pub(crate) fn begin(self, made: usize) -> Allowance<'h> {
        Allowance { gates: self.gates, end: made.saturating_add(self.gates), heavy: self.heavy }
    }
}

impl Allowance<'_> {
    /// Whether a graph with so many gates has more than that.
    pub(crate) fn is_used_up(&self, made: usize) -> bool {
        made > self.end
    }

    /// Whether a term is known to need too many.
    pub(crate) fn is_heavy(&self, t: TermId) -> bool {
        self.heavy.0.contains(&t)
    }

    /// Remembers that so many clauses were made for a term, after which there were too many.
    pub(crate) fn give_up_clauses(&mut self, t: TermId, clauses: u64) {
        if clauses > CLAUSES.saturating_mul((self.gates / SHARE) as u64) {
            self.heavy.0.insert(t);
        }
    }

    /// Remembers terms being built, one on top of the other, each with the graph's gates when work on it began: those that are
    /// heavy at a graph with so many gates, or all if `below`, what is below them, is.
    pub(crate) fn give_up(
        &mut self,
        below: bool,
        made: usize,
        building: impl Iterator<Item = (TermId, usize)>,
    ) {
        let least = self.gates / SHARE;
        let heavy = building.filter(|&(_, begun)| below || made.saturating_sub(begun) > least);
        self.heavy.0.extend(heavy.map(|(t, _)| t));
    }
}
