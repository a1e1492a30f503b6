//! The values of a term over all combinations of its symbols' values.

use super::MAX_VALUES;
use crate::chain::columns::{Columns, NoColumn, ROWS};
use crate::{Assignment, Evaluator, SymbolId, TermId, Terms};

/// Combinations that are tried first: where there are too many values, it mostly shows at once.
const FIRST: usize = 64;
/// Values computed for one answer, at most: some 10 milliseconds' worth.
const CELLS: u64 = 1 << 23;
/// Terms looked at for one answer at most, where they are looked at one by one.
const BUDGET: u64 = 1 << 21;

/// The combinations of the values of some symbols, numbered as an odometer counts, the first symbol turning fastest.
pub(super) struct Combinations<'a> {
    pub(super) symbols: &'a [SymbolId],
    /// By symbol.
    pub(super) domains: &'a [Vec<u64>],
}

/// More values than are wanted, or too much to do.
pub(super) struct TooMany;

/// Why there is no answer.
enum Failed {
    TooMany,
    /// There are terms without a column.
    NoColumn,
}

impl From<NoColumn> for Failed {
    fn from(_: NoColumn) -> Self {
        Self::NoColumn
    }
}

impl Combinations<'_> {
    fn count(&self) -> usize {
        self.domains.iter().map(Vec::len).product()
    }

    /// The values, ascending, that the term has where all of `joint` hold.
    pub(super) fn values(
        &self,
        terms: &Terms,
        columns: &mut Columns,
        evaluator: &mut Evaluator,
        term: TermId,
        joint: &[TermId],
    ) -> Result<Vec<u64>, TooMany> {
        let mut values = match self.many_at_once(terms, columns, term, joint) {
            Ok(values) => values,
            Err(Failed::TooMany) => return Err(TooMany),
            Err(Failed::NoColumn) => self.one_by_one(terms, evaluator, term, joint)?,
        };
        values.sort_unstable();
        Ok(values)
    }

    fn many_at_once(
        &self,
        terms: &Terms,
        columns: &mut Columns,
        term: TermId,
        joint: &[TermId],
    ) -> Result<Vec<u64>, Failed> {
        let mut values = Vec::new();
        let end = columns.cells() + CELLS;
        let (mut at, mut most) = (0, FIRST);
        while at < self.count() {
            if columns.cells() > end {
                return Err(Failed::TooMany);
            }
            let rows = most.min(self.count() - at);
            columns.begin(rows);
            let mut turn = 1;
            for (&symbol, domain) in self.symbols.iter().zip(self.domains) {
                let column = (at..at + rows).map(|n| domain[n / turn % domain.len()]);
                columns.put(terms, terms.symbol_term(symbol), column);
                turn *= domain.len();
            }
            let column = columns.eval(terms, term)?.to_vec();
            let mut new: Vec<usize> = (0..rows).filter(|&row| !values.contains(&column[row])).collect();
            for &condition in joint {
                if !new.is_empty() {
                    let holds = columns.eval(terms, condition)?;
                    new.retain(|&row| holds[row] == 1);
                }
            }
            for value in new.into_iter().map(|row| column[row]) {
                if !values.contains(&value) {
                    if values.len() == MAX_VALUES {
                        return Err(Failed::TooMany);
                    }
                    values.push(value);
                }
            }
            (at, most) = (at + rows, ROWS.min(2 * most));
        }
        Ok(values)
    }

    fn one_by_one(
        &self,
        terms: &Terms,
        evaluator: &mut Evaluator,
        term: TermId,
        joint: &[TermId],
    ) -> Result<Vec<u64>, TooMany> {
        let end = evaluator.steps() + BUDGET;
        let mut values = Vec::new();
        let mut assignment = Assignment::new();
        for n in 0..self.count() {
            let mut rest = n;
            for (&symbol, domain) in self.symbols.iter().zip(self.domains) {
                assignment.set(symbol, domain[rest % domain.len()]);
                rest /= domain.len();
            }
            if evaluator.steps() > end {
                return Err(TooMany);
            }
            evaluator.begin();
            let value = evaluator.eval(terms, &assignment, term);
            if !values.contains(&value) && joint.iter().all(|&c| evaluator.holds(terms, &assignment, c)) {
                if values.len() == MAX_VALUES {
                    return Err(TooMany);
                }
                values.push(value);
            }
        }
        Ok(values)
    }
}
