//! Comparisons of a term with constants.
//!
//! A loop up to a symbolic number leaves one behind for each round: `0 < n`, `1 < n`, `2 < n` … Of those that bound a term on
//! the same side the tightest implies all others, so it alone is searched with. The cache is asked with a few more, the first
//! ones and the last ones: what it knows it knows of looser ones. Where one says which value a term has, all others about it
//! hold or do not.

use hashbrown::HashMap;
use hashbrown::hash_map::Entry;

use crate::semantics::small;
use crate::term::Kind;
use crate::{TermId, Terms};

/// A condition that compares a term with a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Comparison {
    pub(crate) term: TermId,
    /// `Eq`, `Ult` or `Slt`.
    kind: Kind,
    width: u32,
    constant: u64,
    /// The constant is the first operand.
    is_first: bool,
    is_negated: bool,
}

impl Comparison {
    /// The condition as one, if it is one of a term of at most 64 bits.
    pub(crate) fn of(terms: &Terms, condition: TermId) -> Option<Comparison> {
        let is_negated = terms.kind(condition) == Kind::Not;
        let inner = if is_negated { *terms.args(condition).first()? } else { condition };
        let kind = terms.kind(inner);
        let (Kind::Eq | Kind::Ult | Kind::Slt, &[a, b]) = (kind, terms.args(inner)) else { return None };
        let (term, constant, is_first) = match (terms.as_const(a), terms.as_const(b)) {
            (Some(constant), None) => (b, constant, true),
            (None, Some(constant)) => (a, constant, false),
            _ => return None,
        };
        Some(Comparison { term, kind, width: terms.width(term), constant, is_first, is_negated })
    }

    /// Whether it holds where the term has this value.
    pub(crate) fn holds(&self, value: u64) -> bool {
        let (a, b) = if self.is_first { (self.constant, value) } else { (value, self.constant) };
        (small(self.kind, 1, self.width, a, b, 0) == 1) != self.is_negated
    }

    /// It says which value the term has.
    fn is_equality(&self) -> bool {
        self.kind == Kind::Eq && !self.is_negated
    }

    /// What it bounds the term by, if it does.
    ///
    /// Signed bounds are given in the order of unsigned numbers.
    fn bound(&self) -> Option<(Side, u64)> {
        let is_signed = match self.kind {
            Kind::Ult => false,
            Kind::Slt => true,
            _ => return None,
        };
        // `constant < term` and the negation of `term < constant` bound it from below.
        let is_lower = self.is_first != self.is_negated;
        let ordered = if is_signed { self.constant ^ 1 << (self.width - 1) } else { self.constant };
        let bound = match (is_lower, self.is_negated) {
            (_, true) => Some(ordered),
            (true, false) => ordered.checked_add(1),
            (false, false) => ordered.checked_sub(1),
        };
        Some((Side { term: self.term, is_signed, is_lower }, bound?))
    }
}

/// What a comparison bounds: a term, as a signed number or not, from below or from above.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Side {
    term: TermId,
    is_signed: bool,
    is_lower: bool,
}

impl Side {
    fn opposite(self) -> Side {
        Side { is_lower: !self.is_lower, ..self }
    }

    /// Whether the first of these bounds implies the second, and not the other way round.
    fn is_tighter(self, bound: u64, other: u64) -> bool {
        if self.is_lower { bound > other } else { bound < other }
    }
}

/// Two conditions that contradict each other.
pub(crate) type Contradiction = [TermId; 2];

/// Which conditions are implied by others that bound the same term on the same side, by their places, ascending; or two bounds
/// that contradict each other.
pub(crate) fn implied(terms: &Terms, conditions: &[TermId]) -> Result<Vec<usize>, Contradiction> {
    // By what is bounded: the bound, and where it stands.
    let mut bounds: HashMap<Side, (u64, usize)> = HashMap::new();
    let mut implied: Vec<usize> = Vec::new();
    for (at, &condition) in conditions.iter().enumerate() {
        let bound_of = |comparison: Comparison| comparison.bound();
        let Some((side, bound)) = Comparison::of(terms, condition).and_then(bound_of) else { continue };
        match bounds.entry(side) {
            Entry::Vacant(entry) => {
                entry.insert((bound, at));
            }
            Entry::Occupied(mut entry) => {
                let (known, place) = *entry.get();
                if !side.is_tighter(bound, known) {
                    implied.push(at);
                    continue;
                }
                implied.push(place);
                entry.insert((bound, at));
            }
        }
        if let Some(&(other, there)) = bounds.get(&side.opposite()) {
            let (lower, upper) = if side.is_lower { (bound, other) } else { (other, bound) };
            if lower > upper {
                return Err([conditions[there], condition]);
            }
        }
    }
    implied.sort_unstable();
    Ok(implied)
}

/// Takes out what follows from a term being equal to a constant, which another condition says: a search in a table leaves a `!=`
/// behind for each element, until one is equal. None if two contradict each other, which both stay.
pub(crate) fn reduce_by_equalities(terms: &Terms, conditions: &mut Vec<TermId>) -> Option<()> {
    // By term: its value, and which condition says so.
    let mut values: HashMap<TermId, (u64, TermId)> = HashMap::new();
    for &condition in conditions.iter() {
        if let Some(equality) = Comparison::of(terms, condition).filter(Comparison::is_equality) {
            values.entry(equality.term).or_insert((equality.constant, condition));
        }
    }
    if values.is_empty() {
        return Some(());
    }
    let mut contradict = false;
    conditions.retain(|&condition| {
        let Some(comparison) = Comparison::of(terms, condition) else { return true };
        let Some(&(value, equality)) = values.get(&comparison.term) else { return true };
        let holds = comparison.holds(value);
        contradict |= !holds;
        condition == equality || !holds
    });
    (!contradict).then_some(())
}

/// Conditions but for those at these places, ascending.
pub(crate) fn without(conditions: &[TermId], implied: &[usize]) -> Vec<TermId> {
    let kept = (0..conditions.len()).filter(|at| implied.binary_search(at).is_err());
    kept.map(|at| conditions[at]).collect()
}

/// Bounds on the same side of the same term that a path keeps, the first ones and the last ones, where each is tighter than the
/// one before.
const KEPT_FIRST: usize = 8;
const KEPT_LAST: usize = 8;

/// The bounds of a path, that grows and is taken back.
#[derive(Default)]
pub(crate) struct Rounds {
    /// By what is bounded: the bounds, each tighter than the one before, and which parts of the path they are.
    bounds: HashMap<Side, Vec<(u64, u32)>>,
    /// Parts that are among them, in order.
    entered: Vec<(u32, Side)>,
    /// By part of the path: it is implied by others, and need not be asked.
    implied: Vec<bool>,
}

impl Rounds {
    /// The next part of the path.
    pub(crate) fn push(&mut self, terms: &Terms, part: TermId) {
        let number = self.implied.len() as u32;
        self.implied.push(false);
        let Some((side, bound)) = Comparison::of(terms, part).and_then(|comparison| comparison.bound())
        else {
            return;
        };
        let bounds = self.bounds.entry(side).or_default();
        if bounds.last().is_some_and(|&(last, _)| !side.is_tighter(bound, last)) {
            return;
        }
        bounds.push((bound, number));
        self.entered.push((number, side));
        if let Some(between) = between(bounds) {
            self.implied[between as usize] = true;
        }
    }

    /// Keeps so many parts.
    pub(crate) fn keep(&mut self, parts: usize) {
        while let Some((_, side)) = self.entered.pop_if(|(number, _)| *number as usize >= parts) {
            let Some(bounds) = self.bounds.get_mut(&side) else { continue };
            if let Some(between) = between(bounds) {
                self.implied[between as usize] = false;
            }
            bounds.pop();
            if bounds.is_empty() {
                self.bounds.remove(&side);
            }
        }
        self.implied.truncate(parts);
    }

    /// Whether a part is implied by others.
    pub(crate) fn is_implied(&self, part: u32) -> bool {
        self.implied[part as usize]
    }
}

/// The part that became one between the first and the last ones when the last one came.
fn between(bounds: &[(u64, u32)]) -> Option<u32> {
    let at = bounds.len().checked_sub(KEPT_LAST + 1).filter(|at| *at >= KEPT_FIRST)?;
    Some(bounds[at].1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circuit::testing::Rng;
    use crate::{Assignment, Evaluator, SymbolId};

    /// A random comparison of one of these terms with a constant.
    fn comparison(terms: &mut Terms, of: &[TermId], rng: &mut Rng) -> TermId {
        let term = of[rng.below(of.len() as u64) as usize];
        let k = terms.constant(terms.width(term), rng.below(16));
        match rng.below(10) {
            0 => terms.ult(term, k),
            1 => terms.ult(k, term),
            2 => terms.ule(term, k),
            3 => terms.ule(k, term),
            4 => terms.slt(term, k),
            5 => terms.slt(k, term),
            6 => terms.sle(term, k),
            7 => terms.sle(k, term),
            8 => terms.eq(term, k),
            _ => terms.ne(term, k),
        }
    }

    #[test]
    fn the_tightest_bounds_hold_where_all_do() {
        let mut rng = Rng(5);
        let (mut fewer, mut never, mut settled, mut never_equal) = (0, 0, 0, 0);
        for round in 0..500 {
            let mut terms = Terms::with_rewriting(round % 2 == 0);
            let (x, y) = (terms.symbol("x", 4), terms.symbol("y", 4));
            let sum = terms.add(x, y);
            let conditions: Vec<TermId> =
                (0..2 + rng.below(5)).map(|_| comparison(&mut terms, &[x, sum], &mut rng)).collect();
            let mut evaluator = Evaluator::new();
            let mut all_hold = |conditions: &[TermId], n: u64| {
                let mut a = Assignment::new();
                a.set(SymbolId(0), n & 15);
                a.set(SymbolId(1), n >> 4);
                evaluator.begin();
                conditions.iter().all(|&c| evaluator.holds(&terms, &a, c))
            };
            match implied(&terms, &conditions) {
                Ok(implied) => {
                    fewer += u32::from(!implied.is_empty());
                    let kept = without(&conditions, &implied);
                    assert_eq!(kept.len() + implied.len(), conditions.len());
                    for n in 0..256 {
                        assert_eq!(all_hold(&kept, n), all_hold(&conditions, n), "round {round}");
                    }
                }
                Err(pair) => {
                    never += 1;
                    assert!((0..256).all(|n| !all_hold(&pair, n)), "round {round}");
                }
            }
            let mut reduced = conditions.clone();
            let is_possible = reduce_by_equalities(&terms, &mut reduced).is_some();
            for n in 0..256 {
                assert_eq!(all_hold(&reduced, n), all_hold(&conditions, n), "round {round}");
                assert!(is_possible || !all_hold(&conditions, n), "round {round}");
            }
            settled += u32::from(reduced.len() < conditions.len());
            never_equal += u32::from(!is_possible);
            for &condition in &conditions {
                let Some(comparison) = Comparison::of(&terms, condition) else { continue };
                for n in 0..256 {
                    let mut a = Assignment::new();
                    a.set(SymbolId(0), n & 15);
                    a.set(SymbolId(1), n >> 4);
                    let mut evaluator = Evaluator::new();
                    let value = evaluator.eval(&terms, &a, comparison.term);
                    assert_eq!(comparison.holds(value), evaluator.holds(&terms, &a, condition));
                }
            }
        }
        assert!(fewer > 100 && never > 50, "{fewer} {never}");
        assert!(settled > 50 && never_equal > 50, "{settled} {never_equal}");
    }

    #[test]
    fn what_a_growing_path_leaves_out_is_implied_by_what_it_keeps() {
        let mut rng = Rng(6);
        let mut terms = Terms::new();
        let x = terms.symbol("x", 8);
        let (mut rounds, mut path, mut left_out) = (Rounds::default(), Vec::new(), 0);
        for _ in 0..3000 {
            let kept = if rng.below(8) == 0 { rng.below(path.len() as u64 + 1) as usize } else { path.len() };
            path.truncate(kept);
            rounds.keep(kept);
            for _ in 0..rng.below(12) {
                // Mostly the rounds of a loop.
                let at = path.len() as u64;
                let k = terms
                    .constant(8, if rng.below(5) == 0 { rng.below(at.min(254) + 2) } else { 255.min(at) });
                let condition = match rng.below(8) {
                    0 => terms.ule(x, k),
                    1 => terms.slt(x, k),
                    2 => terms.ne(x, k),
                    _ => terms.ult(k, x),
                };
                path.push(condition);
                rounds.push(&terms, condition);
            }
            // The same as if nothing had been taken back.
            let mut anew = Rounds::default();
            path.iter().for_each(|&condition| anew.push(&terms, condition));
            assert_eq!(rounds.implied, anew.implied);
            let is_kept = |at: &usize| !rounds.is_implied(*at as u32);
            let kept: Vec<TermId> = (0..path.len()).filter(is_kept).map(|at| path[at]).collect();
            left_out += path.len() - kept.len();
            let mut evaluator = Evaluator::new();
            for value in 0..256 {
                let mut a = Assignment::new();
                a.set(SymbolId(0), value);
                evaluator.begin();
                let mut all =
                    |conditions: &[TermId]| conditions.iter().all(|&c| evaluator.holds(&terms, &a, c));
                assert_eq!(all(&kept), all(&path), "{value}");
            }
        }
        assert!(left_out > 10_000, "{left_out}");
    }
}
