//! What the conditions of a path on one byte alone leave to it.
//!
//! A loop up to a byte leaves behind a condition for each round, and each of its branches is asked about under all of them. What
//! they leave to the byte is a set of values, which the next condition makes smaller, and a side of a branch that holds for
//! none of them is refuted by one intersection, however long the path is.

use hashbrown::HashMap;

use crate::reach::{Bits, MAX_BITS, Unary};
use crate::{SymbolId, TermId, Terms};

/// Of fewer conditions the chain's links are as fast.
const FEWEST: usize = 16;
/// Conditions remembered; then everything is forgotten.
const CAPACITY: usize = 1 << 18;

/// A path's conditions on one symbol.
#[derive(Default)]
struct OfSymbol {
    conditions: Vec<TermId>,
    /// What the first ones leave: of the first, of the first two, and so on, as far as was asked.
    left: Vec<Bits>,
}

/// See the module. Grows with a path, and is taken back.
#[derive(Default)]
pub(crate) struct Singles {
    by_symbol: HashMap<SymbolId, OfSymbol>,
    /// Parts of the path that are among them, in order.
    entered: Vec<(u32, SymbolId)>,
    unary: Unary,
}

/// The symbol, if a condition is about one alone, of few values.
fn symbol_of(terms: &Terms, condition: TermId) -> Option<SymbolId> {
    let symbols = terms.symbols_in(terms.small_symbol_set(condition)?);
    symbols.first().copied().filter(|&symbol| symbols.len() == 1 && terms.symbol_width(symbol) <= MAX_BITS)
}

impl Singles {
    /// The next part of the path, and its number.
    pub(crate) fn push(&mut self, terms: &Terms, number: u32, part: TermId) {
        if let Some(symbol) = symbol_of(terms, part) {
            self.by_symbol.entry(symbol).or_default().conditions.push(part);
            self.entered.push((number, symbol));
        }
    }

    /// Keeps so many parts.
    pub(crate) fn keep(&mut self, parts: usize) {
        while let Some((_, symbol)) = self.entered.pop_if(|(number, _)| *number as usize >= parts) {
            let Some(of_symbol) = self.by_symbol.get_mut(&symbol) else { continue };
            of_symbol.conditions.pop();
            of_symbol.left.truncate(of_symbol.conditions.len());
        }
    }

    /// Whether the path's conditions on the one symbol of this condition leave it no value for which it holds. False, too, where
    /// that is as easily found otherwise, or not at all.
    pub(crate) fn refute(&mut self, terms: &Terms, condition: TermId) -> bool {
        let Some(symbol) = symbol_of(terms, condition) else { return false };
        let Some(of_symbol) = self.by_symbol.get_mut(&symbol) else { return false };
        if of_symbol.conditions.len() < FEWEST {
            return false;
        }
        if self.unary.len() > CAPACITY {
            self.unary.forget();
        }
        for &part in &of_symbol.conditions[of_symbol.left.len()..] {
            let before = of_symbol.left.last().copied().unwrap_or([u64::MAX; 4]);
            // One that has one value left keeps it, on a path that some input takes.
            let is_settled = before.iter().map(|word| word.count_ones()).sum::<u32>() == 1;
            let after =
                if is_settled { before } else { both(before, self.unary.holds_for(terms, symbol, part)) };
            of_symbol.left.push(after);
        }
        let left = of_symbol.left.last().copied().unwrap_or([u64::MAX; 4]);
        both(left, self.unary.holds_for(terms, symbol, condition)) == Bits::default()
    }
}

fn both(a: Bits, b: Bits) -> Bits {
    std::array::from_fn(|i| a[i] & b[i])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circuit::testing::Rng;
    use crate::{Assignment, Evaluator};

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
                    singles.push(&terms, path.len() as u32, next);
                    path.push(next);
                }
            }
            let goal = condition(&mut terms, &symbols, &mut rng);
            let Some(symbol) = symbol_of(&terms, goal) else { continue };
            let about = |&c: &TermId| symbol_of(&terms, c) == Some(symbol);
            let mut own: Vec<TermId> = path.iter().copied().filter(about).collect();
            let is_long = own.len() >= FEWEST;
            own.push(goal);
            let mut a = Assignment::new();
            let is_possible = (0..256).any(|value| {
                a.set(symbol, value);
                holds(&mut evaluator, &terms, &a, &own)
            });
            assert_eq!(singles.refute(&terms, goal), is_long && !is_possible);
            refuted += u32::from(is_long && !is_possible);
            impossible += u32::from(!is_possible);
        }
        assert!(refuted > 50 && impossible > refuted, "{refuted} {impossible}");
    }
}
