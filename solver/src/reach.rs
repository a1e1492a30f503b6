//! The values that a term about a few bytes can have under conditions, found by evaluation.
//!
//! A parser that goes by tables keeps its state in terms: the next state is an element of a table, the stack pointer moves by an
//! element of another. What their structure shows is that the pointer may be anywhere; under what the path knows of the
//! few bytes below them they have a handful of values. (Programs that check binaries bound such pointers by a solver: Cha,
//! Avgerinos, Rebert & Brumley, *Unleashing Mayhem on Binary Code*, 2012, section V.)
//!
//! A term about one byte is evaluated for all 256 values at once, and what it is made of is remembered: the next one is made of
//! the same and a little more.
//!
//! An answer is a function of the term and the conditions alone, budgets included: a path that is run again has to get the same.

mod combinations;

use std::collections::BTreeSet;
use std::rc::Rc;

use combinations::Combinations;
use hashbrown::HashMap;

use crate::by_symbol::BySymbol;
use crate::chain::columns::Columns;
use crate::chain::{MAX_BITS, Set};
use crate::symset::SymbolSetId;
use crate::{Assignment, Evaluator, SymbolId, TermId, Terms};

/// Terms of more symbols have too many values, unless most are settled, and what they are settled by takes time to find.
const MAX_SYMBOLS: usize = 8;
/// Values at most.
const MAX_VALUES: usize = 32;
/// Combinations of the symbols' values at most.
const MAX_COMBINATIONS: usize = 1 << 14;
/// Terms that a condition may consist of to be tried value by value, where it cannot be for all at once; a larger one is taken to
/// hold for all values: what it refuses is found by a query then.
const MOST_TERMS: u64 = 1 << 9;
/// Conditions that are remembered, by themselves and as parts of questions; then everything is forgotten.
const CAPACITY: usize = 1 << 18;

/// A term, and the conditions about its symbols.
type Question = (TermId, Box<[TermId]>);

/// See the module. Belongs to one arena.
#[derive(Default)]
pub struct Reach {
    evaluator: Evaluator,
    by_symbol: BySymbol,
    /// For terms of several symbols.
    together: Columns,
    /// Of conditions on one symbol.
    unary: HashMap<TermId, Set>,
    found: HashMap<Question, Option<Rc<[u64]>>>,
    /// Conditions in both.
    kept: usize,
    /// The conditions of the last question, with the symbols of each: the next one's are mostly these and a few more.
    path: Vec<TermId>,
    sets: Vec<SymbolSetId>,
}

impl Reach {
    /// Nothing is remembered.
    #[must_use]
    pub fn new() -> Self {
        Self { evaluator: Evaluator::new(), ..Self::default() }
    }

    /// The term is about no other symbols than a few bytes, so that [`Self::values`] may have an answer.
    pub fn suits(terms: &Terms, term: TermId) -> bool {
        let Some(set) = terms.small_symbol_set(term) else { return false };
        let symbols = terms.symbols_in(set);
        (1..=MAX_SYMBOLS).contains(&symbols.len())
            && terms.width(term) <= 64
            && symbols.iter().all(|&symbol| terms.symbol_width(symbol) <= MAX_BITS)
    }

    /// All values, ascending, that a term of up to 64 bits can have where the conditions hold, of which those that refuse most
    /// come last at best. `None` if it depends on other symbols than a few bytes, has more than 32 values, or to find out
    /// would cost too much.
    pub fn values(&mut self, terms: &mut Terms, conditions: &[TermId], term: TermId) -> Option<Rc<[u64]>> {
        if !Self::suits(terms, term) {
            return None;
        }
        let symbols: Vec<SymbolId> = terms.symbols(term).to_vec();
        self.go(terms, conditions);
        let key = (term, self.conditions_within(terms, &symbols));
        if let Some(found) = self.found.get(&key) {
            return found.clone();
        }
        if self.kept > CAPACITY {
            self.found.clear();
            self.unary.clear();
            self.kept = 0;
        }
        self.kept += 1 + 2 * key.1.len();
        let values = self.enumerate(terms, &symbols, &key.1, term).map(Rc::from);
        self.found.insert(key, values.clone());
        values
    }

    /// Takes in the conditions of a question.
    fn go(&mut self, terms: &Terms, conditions: &[TermId]) {
        let common = self.path.iter().zip(conditions).take_while(|(known, asked)| known == asked).count();
        self.path.truncate(common);
        self.sets.truncate(common);
        for &condition in &conditions[common..] {
            // Of many symbols: about nothing that is ever asked for, as if of none.
            self.sets.push(terms.small_symbol_set(condition).unwrap_or(SymbolSetId::EMPTY));
            self.path.push(condition);
        }
    }

    /// Those that are about no other symbols than these, the last one first.
    fn conditions_within(&self, terms: &Terms, symbols: &[SymbolId]) -> Box<[TermId]> {
        // Neighbours are mostly about the same symbols.
        let mut last = None;
        let mut own = Vec::new();
        for (&condition, &set) in self.path.iter().zip(&self.sets).rev() {
            let belongs = match last {
                Some((known, belongs)) if known == set => belongs,
                _ => {
                    let about = terms.symbols_in(set);
                    !about.is_empty() && about.iter().all(|symbol| symbols.contains(symbol))
                }
            };
            last = Some((set, belongs));
            if belongs && own.last() != Some(&condition) {
                own.push(condition);
            }
        }
        own.into()
    }

    fn enumerate(
        &mut self,
        terms: &mut Terms,
        symbols: &[SymbolId],
        conditions: &[TermId],
        term: TermId,
    ) -> Option<Vec<u64>> {
        let all = |&symbol: &SymbolId| Set::all(terms.symbol_width(symbol));
        let mut domains: Vec<Set> = symbols.iter().map(all).collect();
        let mut joint = Vec::new();
        for &condition in conditions {
            if let &[symbol] = terms.symbols(condition) {
                let at = symbols.iter().position(|&s| s == symbol)?;
                domains[at] = domains[at].and(self.holds_for(terms, symbol, condition));
            } else {
                joint.push(condition);
            }
        }
        let domains: Vec<Vec<u64>> =
            domains.iter().map(|set| set.ascending().map(u64::from).collect()).collect();
        let combinations = domains.iter().fold(1, |n: usize, domain| n.saturating_mul(domain.len()));
        if combinations > MAX_COMBINATIONS || domains.iter().any(Vec::is_empty) {
            return None;
        }
        if let (&[symbol], [domain]) = (symbols, &domains[..])
            && let Some(column) = self.by_symbol.column(terms, symbol, term)
        {
            let values: BTreeSet<u64> = domain.iter().map(|&value| column[value as usize]).collect();
            return (values.len() <= MAX_VALUES).then(|| values.into_iter().collect());
        }
        let combinations = Combinations { symbols, domains: &domains };
        combinations.values(terms, &mut self.together, &mut self.evaluator, term, &joint).ok()
    }

    fn holds_for(&mut self, terms: &Terms, symbol: SymbolId, condition: TermId) -> Set {
        let Self { evaluator, by_symbol, unary, .. } = self;
        *unary.entry(condition).or_insert_with(|| {
            if let Some(set) = by_symbol.truth(terms, symbol, condition) {
                return set;
            }
            let mut set = Set::default();
            let mut assignment = Assignment::new();
            let before = evaluator.steps();
            let all = Set::all(terms.symbol_width(symbol));
            for value in all.ascending() {
                if value == 1 && evaluator.steps() - before > MOST_TERMS {
                    return all;
                }
                assignment.set(symbol, value.into());
                evaluator.begin();
                if evaluator.holds(terms, &assignment, condition) {
                    set.insert(value);
                }
            }
            set
        })
    }
}
