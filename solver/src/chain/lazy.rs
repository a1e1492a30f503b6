//! Long queries, a few conditions at a time.
//!
//! A path through a parser has thousands of conditions, and most of them have nothing to say about the goal although
//! some chain of shared symbols connects them. So a long query is first asked with those conditions alone that speak
//! about the goal's own symbols. If they refute it, everything does. If not, the model found, with the hint's values
//! elsewhere, is tried on the rest: it may satisfy all of it; else the conditions that it breaks join, with all others
//! about their symbols (counterexample-guided refinement, the other way round: Clarke and others, *Counterexample-Guided
//! Abstraction Refinement*, 2000). Thousands of conditions about a few symbols, as loops make them, are treated likewise: the
//! last ones are asked, and those that a model broke.
//!
//! The short queries also come again where the long ones do not, below other paths: the cache knows them.

use hashbrown::HashMap;

use super::query::{Query, Values};
use crate::{Assignment, Evaluator, SymbolId, SymbolSetId, TermId, Terms};

/// Attempts with a part of the conditions; then all of them are asked.
const MAX_ATTEMPTS: u32 = 8;

/// Conditions about the symbols asked about, in multiples of what is asked at once, up to which all of them are asked: a
/// refutation among a hundred takes most of them, and to search for it part by part costs more than to ask all.
const MANY: usize = 40;

/// The conditions of a long query that are asked so far.
pub(super) struct Lazy<'q> {
    conditions: &'q [TermId],
    sets: Vec<SymbolSetId>,
    /// Symbols that a condition may be about to be asked; ascending.
    about: Vec<SymbolId>,
    /// By condition: it is the goal's, or a model broke it.
    needed: Vec<bool>,
    attempts: u32,
    /// Where there are [`MANY`] conditions about the symbols asked about, twice as many as this are asked in the first attempt
    /// though no model broke them, and twice as many again in each that follows.
    at_once: usize,
}

impl<'q> Lazy<'q> {
    /// The last `goals` conditions are those that the hint may break.
    pub(super) fn new(terms: &mut Terms, conditions: &'q [TermId], goals: usize, at_once: usize) -> Lazy<'q> {
        let sets: Vec<SymbolSetId> = conditions.iter().map(|&c| terms.symbol_set(c)).collect();
        let mut about = Vec::new();
        let mut needed = vec![false; conditions.len()];
        let first_goal = conditions.len().saturating_sub(goals);
        needed[first_goal..].fill(true);
        for &set in &sets[first_goal..] {
            about.extend_from_slice(terms.symbols_in(set));
        }
        about.sort_unstable();
        about.dedup();
        Lazy { conditions, sets, about, needed, attempts: 0, at_once }
    }

    /// What to ask next: a part of the conditions, or all of them (which settles it).
    pub(super) fn next(&mut self, terms: &mut Terms) -> (Query, bool) {
        self.attempts += 1;
        if self.attempts <= MAX_ATTEMPTS {
            let part = self.part(terms);
            if part.len() < self.conditions.len() / 4 * 3 {
                return (Query::new(terms, part), false);
            }
        }
        (Query::new(terms, self.conditions.to_vec()), true)
    }

    /// The conditions about no other symbols; of many, those that are needed and the last ones.
    fn part(&self, terms: &Terms) -> Vec<TermId> {
        let mut sets: HashMap<SymbolSetId, bool> = HashMap::new();
        let mut is_inside = |set: SymbolSetId| {
            *sets.entry(set).or_insert_with(|| {
                terms.symbols_in(set).iter().all(|symbol| self.about.binary_search(symbol).is_ok())
            })
        };
        let inside: Vec<usize> = (0..self.conditions.len()).filter(|&i| is_inside(self.sets[i])).collect();
        let is_asked = |rank: usize, i: usize| {
            inside.len() <= MANY * self.at_once
                || self.needed[i]
                || inside.len() - rank <= self.at_once << self.attempts
        };
        let asked = inside.iter().enumerate().filter(|&(rank, &i)| is_asked(rank, i));
        asked.map(|(_, &i)| self.conditions[i]).collect()
    }

    /// Whether the hint with these values for what was asked about satisfies the other conditions, too; if not, those
    /// it breaks are asked from now on.
    pub(super) fn holds(
        &mut self,
        terms: &Terms,
        evaluator: &mut Evaluator,
        hint: &Assignment,
        values: &Values,
    ) -> bool {
        let mut whole = hint.clone();
        let mut changed: Vec<SymbolId> = Vec::new();
        for (symbol, value) in values.iter() {
            let width = terms.symbol_width(*symbol);
            if hint.get_wide(*symbol, width).is_none_or(|before| before != *value) {
                whole.set_wide(*symbol, value);
                changed.push(*symbol);
            }
        }
        let mut touched: HashMap<SymbolSetId, bool> = HashMap::new();
        let mut is_touched = |set: SymbolSetId| {
            *touched.entry(set).or_insert_with(|| {
                terms.symbols_in(set).iter().any(|symbol| changed.binary_search(symbol).is_ok())
            })
        };
        evaluator.begin();
        let mut all_hold = true;
        for ((&condition, &set), needed) in self.conditions.iter().zip(&self.sets).zip(&mut self.needed) {
            if is_touched(set) && !evaluator.holds(terms, &whole, condition) {
                debug_assert!(!*needed, "a condition that was asked is broken");
                all_hold = false;
                *needed = true;
                self.about.extend_from_slice(terms.symbols_in(set));
            }
        }
        self.about.sort_unstable();
        self.about.dedup();
        all_hold
    }
}
