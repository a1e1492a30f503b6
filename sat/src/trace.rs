//! CaDiCaL's proof, recorded: every clause with the clauses it was derived from.
//!
//! CaDiCaL numbers clauses in the order in which they appear, and a derived clause names its
//! *antecedents*, all of smaller numbers: assigning the negation of the clause, each antecedent in turn
//! becomes a unit, the last one empty (Cruz-Filipe et al., *Efficient Certified RAT Verification*, 2017;
//! Pollitt, Fleury and Biere, *Faster LRAT Checking Than Solving with `CaDiCaL`*, 2023). What is recorded
//! suffices to check the refutation and to fold it into interpolants.
//!
//! A clause that CaDiCaL deletes may still be an antecedent of one that lives, so it is kept until a
//! sweep, between two searches, finds that nothing needs it. A clause that inprocessing *weakens* (blocked
//! or eliminated with its variable) may come back under its old number, and with it its derivation.

use std::ops::Range;

use cadical_sys::ProofTracer;
use rustsat::types::Lit;
use thiserror::Error;

/// Words (literals and antecedents) below which nothing is swept; tests sweep all the time.
const SWEEP_FROM: usize = if cfg!(test) { 1 } else { 1 << 20 };

/// A clause of a recorded proof. Numbers ascend in the order of derivation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClauseId(pub u32);

/// Why a recorded proof cannot be used. None of these is known to happen; they are looked at so that a
/// change in CaDiCaL becomes an error and not a wrong proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum TraceFault {
    /// A number was used for two clauses, or is beyond 2^32.
    #[error("CaDiCaL numbered clause {0} out of order")]
    Numbering(i64),
    /// A clause came back that never was.
    #[error("CaDiCaL restored clause {0}, which was not recorded")]
    Restored(i64),
    /// A clause was derived with a witness, which is no resolution.
    #[error("CaDiCaL derived clause {0} with a witness")]
    Witness(i64),
}

/// Where a clause comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// It was the n-th clause added to the solver, from 0.
    Added(u32),
    /// CaDiCaL derived it from its antecedents.
    Derived,
}

const ADDED: u8 = 1;
const DELETED: u8 = 2;
const WEAKENED: u8 = 4;

/// Its literals and antecedents end where those of the next step begin.
struct Step {
    id: u32,
    flags: u8,
    literals: usize,
    /// Of an added clause the one "antecedent" is its number in the order of addition.
    antecedents: usize,
}

/// A proof as far as CaDiCaL has come with it.
#[derive(Default)]
pub struct Trace {
    /// Ascending by id.
    steps: Vec<Step>,
    /// By id: the step plus one.
    index: Vec<u32>,
    literals: Vec<Lit>,
    antecedents: Vec<u32>,
    added: u32,
    /// The empty clause, once there is one: it ends all later searches.
    empty: Option<u32>,
    conclusion: Option<u32>,
    fault: Option<TraceFault>,
    sweep_at: usize,
}

impl Trace {
    /// The clause that ended the last search: empty, or made of negated assumptions. Known after
    /// [`crate::CaDiCaL::conclude`].
    #[must_use]
    pub fn conclusion(&self) -> Option<ClauseId> {
        self.empty.or(self.conclusion).map(ClauseId)
    }

    /// What makes the whole trace unusable, if anything.
    #[must_use]
    pub fn fault(&self) -> Option<TraceFault> {
        self.fault
    }

    /// How many clauses were added to the solver.
    #[must_use]
    pub fn added(&self) -> u32 {
        self.added
    }

    /// How many clauses are recorded now.
    #[must_use]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing is recorded.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// About how many bytes the recording occupies.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.steps.capacity() * size_of::<Step>()
            + (self.index.capacity() + self.literals.capacity() + self.antecedents.capacity()) * 4
    }

    /// Whether the clause is recorded.
    #[must_use]
    pub fn contains(&self, id: ClauseId) -> bool {
        self.find(id.0).is_some()
    }

    /// A clause's literals as CaDiCaL gave them; none for a clause that is not recorded.
    #[must_use]
    pub fn literals(&self, id: ClauseId) -> &[Lit] {
        self.find(id.0).map_or(&[], |at| &self.literals[self.literal_range(at)])
    }

    /// What a clause was derived from, in the order of propagation; nothing for an added clause, and
    /// nothing for a tautology.
    pub fn antecedents(&self, id: ClauseId) -> impl DoubleEndedIterator<Item = ClauseId> + '_ {
        let at = self.find(id.0).filter(|&at| self.steps[at].flags & ADDED == 0);
        let ids = at.map_or(&[][..], |at| &self.antecedents[self.antecedent_range(at)]);
        ids.iter().map(|&id| ClauseId(id))
    }

    /// Where a clause comes from, if it is recorded.
    #[must_use]
    pub fn origin(&self, id: ClauseId) -> Option<Origin> {
        let step = &self.steps[self.find(id.0)?];
        Some(if step.flags & ADDED == 0 {
            Origin::Derived
        } else {
            Origin::Added(self.antecedents[step.antecedents])
        })
    }

    /// The clauses that a clause rests on, itself included, ascending; a walk goes no further down from
    /// clauses for which `stop` holds, and leaves them out.
    #[must_use]
    pub fn cone(&self, root: ClauseId, stop: impl Fn(ClauseId) -> bool) -> Vec<ClauseId> {
        let mut seen = vec![false; self.steps.len()];
        let mut found = Vec::new();
        let mut stack = vec![root];
        while let Some(id) = stack.pop() {
            let Some(at) = self.find(id.0) else { continue };
            if std::mem::replace(&mut seen[at], true) || stop(id) {
                continue;
            }
            found.push(id);
            stack.extend(self.antecedents(id));
        }
        found.sort_unstable();
        found
    }

    /// A new search begins: what the last one concluded is over, and what nothing needs any more goes.
    pub(crate) fn begin_search(&mut self) {
        self.conclusion = None;
        let words = self.literals.len() + self.antecedents.len();
        if words > self.sweep_at.max(SWEEP_FROM) {
            self.sweep();
            self.sweep_at = 2 * (self.literals.len() + self.antecedents.len());
        }
    }

    /// How many clauses were recorded once and swept since.
    #[cfg(test)]
    fn deleted(&self) -> usize {
        self.index.len().saturating_sub(self.steps.len() + 1)
    }

    fn find(&self, id: u32) -> Option<usize> {
        self.index.get(id as usize).and_then(|&at| (at as usize).checked_sub(1))
    }

    fn literal_range(&self, at: usize) -> Range<usize> {
        let end = self.steps.get(at + 1).map_or(self.literals.len(), |next| next.literals);
        self.steps[at].literals..end
    }

    fn antecedent_range(&self, at: usize) -> Range<usize> {
        let end = self.steps.get(at + 1).map_or(self.antecedents.len(), |next| next.antecedents);
        self.steps[at].antecedents..end
    }

    fn set_flag(&mut self, id: i64, flag: u8, on: bool) {
        let Some(at) = u32::try_from(id).ok().and_then(|id| self.find(id)) else { return };
        let flags = &mut self.steps[at].flags;
        *flags = if on { *flags | flag } else { *flags & !flag };
    }

    /// Records a clause. Steps stay sorted, as CaDiCaL numbers consecutively.
    fn push(&mut self, id: i64, clause: &[i32], flags: u8) -> Option<u32> {
        let number = u32::try_from(id).ok().filter(|&id| id < u32::MAX);
        let in_order = number.filter(|&id| self.steps.last().is_none_or(|last| last.id < id));
        let Some(number) = in_order else {
            self.fault = self.fault.or(Some(TraceFault::Numbering(id)));
            return None;
        };
        let (literals, antecedents) = (self.literals.len(), self.antecedents.len());
        self.steps.push(Step { id: number, flags, literals, antecedents });
        if flags & ADDED != 0 {
            self.antecedents.push(self.added);
        }
        if self.index.len() <= number as usize {
            self.index.resize(number as usize + 1, 0);
        }
        self.index[number as usize] = self.steps.len() as u32;
        self.literals.extend(clause.iter().filter_map(|&lit| Lit::from_ipasir(lit).ok()));
        if clause.is_empty() {
            self.empty = self.empty.or(Some(number));
        }
        Some(number)
    }

    fn derived(&mut self, id: i64, clause: &[i32], antecedents: &[i64], flags: u8) {
        if self.push(id, clause, flags).is_none() {
            return;
        }
        for &antecedent in antecedents {
            match u32::try_from(antecedent) {
                Ok(antecedent) if i64::from(antecedent) < id => self.antecedents.push(antecedent),
                _ => self.fault = self.fault.or(Some(TraceFault::Numbering(antecedent))),
            }
        }
    }

    /// Drops clauses that are deleted and that no living clause rests on.
    fn sweep(&mut self) {
        let mut needed: Vec<bool> =
            self.steps.iter().map(|step| step.flags & DELETED == 0 || step.flags & WEAKENED != 0).collect();
        if let Some(at) = self.empty.and_then(|id| self.find(id)) {
            needed[at] = true;
        }
        // Antecedents are older, so one pass from the youngest reaches everything.
        for at in (0..self.steps.len()).rev() {
            if !needed[at] || self.steps[at].flags & ADDED != 0 {
                continue;
            }
            for &below in &self.antecedents[self.antecedent_range(at)] {
                if let Some(below) = self.find(below) {
                    needed[below] = true;
                }
            }
        }
        let mut kept = Trace {
            index: vec![0; self.index.len()],
            added: self.added,
            empty: self.empty,
            fault: self.fault,
            ..Trace::default()
        };
        for (at, step) in self.steps.iter().enumerate().filter(|(at, _)| needed[*at]) {
            let (literals, antecedents) = (kept.literals.len(), kept.antecedents.len());
            kept.literals.extend_from_slice(&self.literals[self.literal_range(at)]);
            kept.antecedents.extend_from_slice(&self.antecedents[self.antecedent_range(at)]);
            kept.steps.push(Step { id: step.id, flags: step.flags, literals, antecedents });
            kept.index[step.id as usize] = kept.steps.len() as u32;
        }
        *self = kept;
    }
}

impl ProofTracer for Trace {
    fn add_original_clause(&mut self, id: i64, _redundant: bool, clause: &[i32], restored: bool) {
        if !restored {
            self.push(id, clause, ADDED);
            self.added += 1;
            return;
        }
        // Its derivation is still here, and more than a third of such clauses are derived ones.
        if u32::try_from(id).ok().and_then(|id| self.find(id)).is_none() {
            self.fault = self.fault.or(Some(TraceFault::Restored(id)));
        }
        self.set_flag(id, DELETED | WEAKENED, false);
    }

    fn add_derived_clause(&mut self, id: i64, _: bool, witness: i32, clause: &[i32], antecedents: &[i64]) {
        if witness != 0 {
            self.fault = self.fault.or(Some(TraceFault::Witness(id)));
        }
        self.derived(id, clause, antecedents, 0);
    }

    fn delete_clause(&mut self, id: i64, _redundant: bool, _clause: &[i32]) {
        self.set_flag(id, DELETED, true);
    }

    fn weaken_minus(&mut self, id: i64, _clause: &[i32]) {
        self.set_flag(id, WEAKENED, true);
    }

    fn add_assumption_clause(&mut self, id: i64, clause: &[i32], antecedents: &[i64]) {
        // Not a clause that CaDiCaL keeps: the next sweep may take it.
        self.derived(id, clause, antecedents, DELETED);
    }

    fn conclude_unsat(&mut self, _conclusion_type: i32, clause_ids: &[i64]) {
        self.conclusion = clause_ids.last().and_then(|&id| u32::try_from(id).ok());
    }

    fn strengthen(&mut self, _id: i64) {}

    fn finalize_clause(&mut self, _id: i64, _clause: &[i32]) {}

    fn add_assumption(&mut self, _lit: i32) {}

    fn add_constraint(&mut self, _clause: &[i32]) {}

    fn reset_assumptions(&mut self) {}

    fn conclude_sat(&mut self, _conclusion_type: i32, _model: &[i32]) {}

    fn conclude_unknown(&mut self, _trail: &[i32]) {}
}

impl std::fmt::Debug for Trace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Trace")
            .field("steps", &self.steps.len())
            .field("added", &self.added)
            .field("conclusion", &self.conclusion())
            .field("fault", &self.fault)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
