//! What the conditions of a path on one byte alone leave to it.
//!
//! A loop up to a byte leaves behind a condition for each round, and each of its branches is asked about under all of them. What
//! they leave to the byte is a set of values, which the next condition makes smaller, and a side of a branch that holds for
//! none of them is refuted by one intersection, however long the path is.

use hashbrown::HashMap;

use crate::by_symbol::BySymbol;
use crate::chain::columns::ROWS;
use crate::chain::{MAX_BITS, Set};
use crate::limits::Limits;
use crate::{SymbolId, TermId, Terms};

/// Of fewer conditions the chain's links are as fast.
const FEWEST: usize = 16;
/// Conditions remembered; then everything is forgotten.
const CAPACITY: usize = 1 << 18;
/// Values of a condition and what it is made of together: a millisecond. A loop that computes on makes each round's condition larger
/// than the one before.
const MOST_VALUES: usize = 1024 * ROWS;
/// Conditions evaluated before it is asked whether the query's time is over.
const AT_ONCE: usize = 64;

/// A path's conditions on one symbol.
#[derive(Default)]
struct OfSymbol {
    conditions: Vec<TermId>,
    /// What the first ones leave: of the first, of the first two, and so on, as far as was asked and they could be evaluated.
    left: Vec<Set>,
    /// The next one is too large.
    is_stuck: bool,
}

/// See the module. Grows with a path, and is taken back.
pub(crate) struct Singles {
    by_symbol: HashMap<SymbolId, OfSymbol>,
    /// By part of the path: the symbol, if it is among them.
    parts: Vec<Option<SymbolId>>,
    values: BySymbol,
    /// The values for which a condition holds; none if it is too large.
    known: HashMap<TermId, Option<Set>>,
}

impl Default for Singles {
    fn default() -> Self {
        Self {
            by_symbol: HashMap::new(),
            parts: Vec::new(),
            values: BySymbol::within(MOST_VALUES),
            known: HashMap::new(),
        }
    }
}

/// The symbol, if a condition is about one alone, of few values.
fn only_symbol(terms: &Terms, condition: TermId) -> Option<SymbolId> {
    let symbols = terms.symbols_in(terms.small_symbol_set(condition)?);
    symbols.first().copied().filter(|&symbol| symbols.len() == 1 && terms.symbol_width(symbol) <= MAX_BITS)
}

impl Singles {
    /// The next part of the path.
    pub(crate) fn push(&mut self, terms: &Terms, part: TermId) {
        let symbol = only_symbol(terms, part);
        self.parts.push(symbol);
        if let Some(symbol) = symbol {
            self.by_symbol.entry(symbol).or_default().conditions.push(part);
        }
    }

    /// Keeps so many parts.
    pub(crate) fn keep(&mut self, parts: usize) {
        for symbol in self.parts.drain(parts.min(self.parts.len())..).rev().flatten() {
            let Some(of_symbol) = self.by_symbol.get_mut(&symbol) else { continue };
            of_symbol.conditions.pop();
            of_symbol.left.truncate(of_symbol.conditions.len());
            of_symbol.is_stuck &= of_symbol.left.len() < of_symbol.conditions.len();
        }
    }

    /// Whether the path's conditions on the one symbol of this condition leave it no value for which it holds. False, too, where
    /// that is as easily found otherwise, or takes long.
    pub(crate) fn refute(&mut self, terms: &Terms, condition: TermId, limits: &Limits) -> bool {
        let Some(symbol) = only_symbol(terms, condition) else { return false };
        let Self { by_symbol, values, known, .. } = self;
        let Some(OfSymbol { conditions, left, is_stuck }) = by_symbol.get_mut(&symbol) else { return false };
        if conditions.len() < FEWEST || *is_stuck {
            return false;
        }
        if known.len() > CAPACITY {
            known.clear();
        }
        let mut holds_for = |condition: TermId| {
            *known.entry(condition).or_insert_with(|| values.truth(terms, symbol, condition))
        };
        let mut set = left.last().copied().unwrap_or_else(|| Set::all(terms.symbol_width(symbol)));
        for (at, &part) in conditions.iter().enumerate().skip(left.len()) {
            if at % AT_ONCE == 0 && limits.exceeded().is_some() {
                return false;
            }
            // What has one value left keeps it, on a path that some input takes.
            if set.single().is_none() {
                let Some(holds) = holds_for(part) else {
                    *is_stuck = true;
                    return false;
                };
                set = set.and(holds);
            }
            left.push(set);
        }
        holds_for(condition).is_some_and(|holds| set.and(holds).is_empty())
    }

    /// How many values were computed so far.
    pub(crate) fn cells(&self) -> u64 {
        self.values.cells()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circuit::testing::Rng;
    use crate::{Assignment, Evaluator, SolverConfig};
    use symvm_sat::clock;

    fn limits() -> Limits {
        Limits::new(&SolverConfig::default(), clock::now(), None)
    }

    /// A random condition on one of these symbols.
    fn condition(terms: &mut Terms, of: &[TermId], rng: &mut Rng) -> TermId {
        let symbol = of[rng.below(of.len() as u64) as usize];
        let [k, n, bound] = [rng.below(256), rng.below(256), rng.below(256)].map(|k| terms.constant(8, k));
        let product = terms.mul(symbol, n);
        let term = if rng.below(2) == 0 { symbol } else { terms.urem(product, k) };
        match rng.below(8) {
            0 => terms.ult(term, bound),
            1 => terms.slt(bound, term),
            _ => terms.ne(term, bound),
        }
    }

    #[test]
    fn what_a_growing_path_refutes_no_value_satisfies() {
        let mut rng = Rng(7);
        let mut terms = Terms::new();
        let symbols = [terms.symbol("x", 8), terms.symbol("y", 8)];
        let mut evaluator = Evaluator::new();
        let (mut singles, mut path, mut refuted, mut impossible) = (Singles::default(), Vec::new(), 0, 0);
        for _ in 0..5000 {
            let kept =
                if rng.below(16) == 0 { rng.below(path.len() as u64 + 1) as usize } else { path.len() };
            path.truncate(kept);
            singles.keep(kept);
            // What some input satisfies, as a path does.
            let mut input = Assignment::new();
            let holds = |evaluator: &mut Evaluator, terms: &Terms, a: &Assignment, conditions: &[TermId]| {
                evaluator.begin();
                conditions.iter().all(|&c| evaluator.holds(terms, a, c))
            };
            let inputs = (0..1 << 16).map(|n: u64| [n & 255, n >> 8]);
            let found = inputs.into_iter().step_by(97).find(|&[x, y]| {
                input.set(SymbolId(0), x);
                input.set(SymbolId(1), y);
                holds(&mut evaluator, &terms, &input, &path)
            });
            if found.is_none() {
                path.clear();
                singles.keep(0);
            }
            for _ in 0..rng.below(12) {
                let next = condition(&mut terms, &symbols, &mut rng);
                if !terms.is_const(next) && holds(&mut evaluator, &terms, &input, &[next]) {
                    singles.push(&terms, next);
                    path.push(next);
                }
            }
            let goal = condition(&mut terms, &symbols, &mut rng);
            let Some(symbol) = only_symbol(&terms, goal) else { continue };
            let about = |&c: &TermId| only_symbol(&terms, c) == Some(symbol);
            let mut own: Vec<TermId> = path.iter().copied().filter(about).collect();
            let is_long = own.len() >= FEWEST;
            own.push(goal);
            let mut a = Assignment::new();
            let is_possible = (0..256).any(|value| {
                a.set(symbol, value);
                holds(&mut evaluator, &terms, &a, &own)
            });
            assert_eq!(singles.refute(&terms, goal, &limits()), is_long && !is_possible);
            refuted += u32::from(is_long && !is_possible);
            impossible += u32::from(!is_possible);
        }
        assert!(refuted > 50 && impossible > refuted, "{refuted} {impossible}");
    }

    #[test]
    fn conditions_that_grow_from_round_to_round_are_left_to_others() {
        let mut terms = Terms::new();
        let symbols = [terms.symbol("x", 8), terms.symbol("y", 3)];
        for (symbol, rounds) in symbols.into_iter().zip([3000, 300]) {
            let mut singles = Singles::default();
            let (mut hash, [factor, shift]) =
                (terms.zext(symbol, 32), [31, 7].map(|k| terms.constant(32, k)));
            for round in 0..rounds {
                hash = terms.mul(hash, factor);
                let high = terms.lshr(hash, shift);
                hash = terms.xor(hash, high);
                let k = terms.constant(32, round);
                let condition = terms.ne(hash, k);
                singles.push(&terms, condition);
                // Its negation holds for no value, or few.
                let goal = terms.not(condition);
                singles.refute(&terms, goal, &limits());
            }
            assert!(singles.cells() < 16 * MOST_VALUES as u64, "{}", singles.cells());
            let never = terms.constant(32, 0);
            let goal = terms.eq(hash, never);
            // Zero alone has that hash.
            let zero = terms.constant(terms.width(symbol), 0);
            singles.keep(40);
            let is_positive = terms.ne(symbol, zero);
            singles.push(&terms, is_positive);
            let is_zero = terms.eq(symbol, zero);
            assert!(singles.refute(&terms, is_zero, &limits()));
            assert!(!singles.refute(&terms, is_positive, &limits()));
            singles.refute(&terms, goal, &limits());
        }
    }
}
