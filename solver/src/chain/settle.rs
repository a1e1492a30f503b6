//! Conditions that the values left to their variables settle, or make conditions on one variable.
//!
//! A condition that mentions seven bytes is often about one of them, or none, by what the path knows of the others: see
//! [`ValueSets`]. Then it is a set of that byte's values, as if it mentioned no other. What was found out is remembered; it
//! holds where the variables have fewer values left, too.

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::narrow::Set;
use super::network::View;
use super::value_sets::{Outcome, ValueSets};
use crate::{TermId, Terms};

/// What mentions more variables is not looked at.
const MAX_VARIABLES: usize = 16;

/// Values computed for one query at most: a few milliseconds.
const BUDGET: u64 = 2_000_000;

/// Values that may be computed in vain beyond a share of what settled something; then little is tried.
const VAIN_START: u64 = 8_000_000;
const VAIN_FACTOR: u64 = 2;

/// Words of what is remembered; then everything is forgotten.
const CAPACITY: usize = 1 << 23;

/// Outcomes remembered of each.
const PLACES: usize = 4;

/// What the values left to a condition's variables, in their order, make of it; variables are told by their place there.
type Known = (SmallVec<[Set; 4]>, Outcome);

/// See the module. Belongs to one arena.
#[derive(Default)]
pub(super) struct Settling {
    sets: ValueSets,
    /// By condition, and whether its variables are those of its [cut](super::cuts).
    known: HashMap<(TermId, bool), SmallVec<[Known; 1]>>,
    /// Its words, about.
    kept: usize,
    /// Values that were computed for conditions that were settled, and for those that were not.
    paid: u64,
    vain: u64,
    /// Values that were computed for the last ground.
    of_ground: u64,
    /// Values that may be computed for the query.
    end: u64,
}

/// All variables with the values left to them.
pub(super) struct Left<'a> {
    pub(super) variables: &'a [TermId],
    pub(super) domains: &'a [Set],
    by_cuts: bool,
    /// The values are those that the sets were begun with.
    has_begun: bool,
}

impl<'a> Left<'a> {
    pub(super) fn new(variables: &'a [TermId], domains: &'a [Set], by_cuts: bool) -> Self {
        Self { variables, domains, by_cuts, has_begun: false }
    }
}

impl Settling {
    /// For the next query.
    pub(super) fn begin(&mut self) {
        if self.kept > CAPACITY {
            self.known.clear();
            self.kept = 0;
        }
        let mut budget = BUDGET;
        if self.vain > VAIN_START + VAIN_FACTOR * self.paid {
            self.vain -= self.vain / 64;
            budget = 0;
        }
        self.end = self.sets.cells() + budget;
    }

    /// The query may have as many values computed as one that begins, whatever came of others.
    pub(super) fn allow(&mut self) {
        self.end = self.sets.cells() + BUDGET;
    }

    /// What a condition is by the values left; of a variable, its position among all.
    pub(super) fn outcome(
        &mut self,
        terms: &Terms,
        left: &mut Left<'_>,
        condition: TermId,
        view: &View,
    ) -> Outcome {
        // One without variables depends on too many to have a cut.
        if view.variables.is_empty() || view.variables.len() > MAX_VARIABLES {
            return Outcome::Open;
        }
        let domains: SmallVec<[Set; 4]> = view.variables.iter().map(|&i| left.domains[i]).collect();
        let placed = |outcome| match outcome {
            Outcome::For(place, holds) => Outcome::For(view.variables[place], holds),
            other => other,
        };
        let key = (condition, left.by_cuts);
        if let Some(known) = self.known.get(&key) {
            let applies = |(of, outcome): &&Known| match outcome {
                Outcome::Open => *of == domains,
                _ => domains.iter().zip(of).all(|(&domain, &of)| domain.is_subset(of)),
            };
            if let Some((_, outcome)) = known.iter().find(applies) {
                return placed(outcome.clone());
            }
        }
        let before = self.sets.cells();
        if before >= self.end {
            return Outcome::Open;
        }
        if !std::mem::replace(&mut left.has_begun, true) {
            self.sets.begin(left.variables.iter().zip(left.domains), terms);
        }
        // What takes too much is remembered as well: it would take it again.
        let outcome = self.sets.outcome(terms, condition, self.end).unwrap_or(Outcome::Open);
        let spent = self.sets.cells() - before;
        *(if outcome == Outcome::Open { &mut self.vain } else { &mut self.paid }) += spent;
        let kept = match outcome {
            Outcome::For(variable, holds) => {
                // What a condition depends on is among its variables.
                let place = view.variables.iter().position(|&i| i == variable);
                debug_assert!(place.is_some(), "{condition} depends on another variable");
                place.map_or(Outcome::Open, |place| Outcome::For(place, holds))
            }
            other => other,
        };
        let values = if let Outcome::Of(_, values) = &kept { values.len() } else { 0 };
        self.kept += 16 + 4 * domains.len() + values;
        let known = self.known.entry(key).or_default();
        if known.len() == PLACES {
            known.remove(0);
        }
        known.push((domains, kept.clone()));
        placed(kept)
    }

    /// Which of these conditions holds for none of the values left, where terms have no others than these; if one does not, and
    /// that does not take too much.
    pub(super) fn refused_by<'t>(
        &mut self,
        terms: &Terms,
        left: &Left<'_>,
        assumed: impl Iterator<Item = (TermId, &'t [u64])>,
        mut conditions: impl Iterator<Item = TermId>,
    ) -> Option<usize> {
        let before = self.sets.cells();
        if before >= self.end {
            return None;
        }
        self.sets.begin(left.variables.iter().zip(left.domains), terms);
        assumed.for_each(|(term, values)| self.sets.assume(term, values));
        let refused = conditions
            .position(|condition| self.sets.outcome(terms, condition, self.end) == Some(Outcome::Never));
        let spent = self.sets.cells() - before;
        *(if refused.is_none() { &mut self.vain } else { &mut self.paid }) += spent;
        refused
    }

    /// What the values left make of the terms of these conditions; nothing if that takes too much.
    pub(super) fn ground<'s>(
        &'s mut self,
        terms: &Terms,
        variables: &[(TermId, Set)],
        conditions: impl Iterator<Item = TermId>,
    ) -> Option<&'s ValueSets> {
        let before = self.sets.cells();
        self.sets.begin(variables.iter().map(|(variable, left)| (variable, left)), terms);
        let mut all = conditions.map(|condition| self.sets.outcome(terms, condition, self.end));
        let is_whole = all.all(|outcome| outcome.is_some());
        self.of_ground = self.sets.cells() - before;
        is_whole.then_some(&self.sets)
    }

    /// What was found of the ground was of no use.
    pub(super) fn on_vain_ground(&mut self) {
        self.vain += self.of_ground;
    }
}
