//! Which values conditions leave a variable, found by evaluation and remembered.
//!
//! A condition on one byte is a set of values, and so is one on several bytes of which all others have but one value
//! left, as they have behind a parser that looks at byte after byte. A path's conditions are met again in every query
//! below it, mostly with the same bytes settled.

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::columns::{Columns, NoColumn};
use super::domains::Stop;
use super::query::Context;
use crate::{Assignment, TermId};

/// Variables of more bits have too many values.
pub(crate) const MAX_BITS: u32 = 8;

/// Values in [columns](Columns) that cost as much as an evaluated term.
pub(crate) const CELLS_PER_TERM: u64 = 16;

/// Terms evaluated for sets of values in one query.
const BUDGET: u64 = 4_000_000;

/// Values tried together where there is no room for all of them.
const TOGETHER: usize = 16;

/// Conditions remembered; then everything is forgotten.
const CAPACITY: usize = 1 << 18;

/// A set of values of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Set([u64; 4]);

/// Which values were tried on a condition, and which of them it holds for.
#[derive(Clone, Copy, Default)]
struct Known {
    tried: Set,
    holds: Set,
}

impl Set {
    pub(crate) fn all(bits: u32) -> Set {
        let mut set = Set::default();
        for (i, word) in set.0.iter_mut().enumerate() {
            let left = (1_u32 << bits).saturating_sub(i as u32 * 64);
            *word = if left >= 64 { u64::MAX } else { (1 << left) - 1 };
        }
        set
    }

    pub(crate) fn contains(self, value: u8) -> bool {
        self.0[usize::from(value) / 64] >> (value % 64) & 1 == 1
    }

    pub(crate) fn insert(&mut self, value: u8) {
        self.0[usize::from(value) / 64] |= 1 << (value % 64);
    }

    pub(crate) fn without(self, other: Set) -> Set {
        Set(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    pub(crate) fn and(self, other: Set) -> Set {
        Set(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    pub(crate) fn is_subset(self, other: Set) -> bool {
        self.without(other).is_empty()
    }

    pub(crate) fn is_empty(self) -> bool {
        self == Set::default()
    }

    /// The value, if there is just one.
    pub(crate) fn single(self) -> Option<u8> {
        let word = self.0.iter().position(|&word| word != 0)?;
        let bit = self.0[word].trailing_zeros() as usize;
        (self.len() == 1).then_some((word * 64 + bit) as u8)
    }

    /// The values, ascending.
    pub(crate) fn ascending(self) -> impl Iterator<Item = u8> {
        (0..=u8::MAX).filter(move |&value| self.contains(value))
    }

    pub(crate) fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The values, in the order in which they are tried: letters and what else people can read, then the rest, zero last.
    /// It ends strings, and behind their end there is little to explore.
    pub(crate) fn values(self) -> impl Iterator<Item = u8> {
        let readable = (b'a'..=b'~').chain(b' '..b'a');
        readable.chain(b'~' + 1..=u8::MAX).chain(1..b' ').chain([0]).filter(move |&v| self.contains(v))
    }
}

impl FromIterator<u8> for Set {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Set {
        let mut set = Set::default();
        values.into_iter().for_each(|value| set.insert(value));
        set
    }
}

impl Known {
    fn note(&mut self, value: u8, holds: bool) {
        self.tried.insert(value);
        if holds {
            self.holds.insert(value);
        }
    }
}

/// A condition as one on a single variable.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Unary {
    pub(super) condition: TermId,
    pub(super) variable: TermId,
    /// The values of the other variables in it, in its order.
    pub(super) others: SmallVec<[u8; 16]>,
    /// Whether its variables are those of its [cut](super::cuts), not its symbols.
    pub(super) is_cut: bool,
}

/// See the module.
#[derive(Default)]
pub(super) struct Narrowing {
    known: HashMap<Unary, Known>,
    pub(super) columns: Columns,
    /// Cells that may be computed for the query.
    end: u64,
    /// What terms have cost it that were evaluated without columns, in cells.
    cells_of_terms: u64,
}

impl Narrowing {
    /// For the next query.
    pub(super) fn begin(&mut self) {
        if self.known.len() > CAPACITY {
            self.known.clear();
        }
        self.end = self.columns.cells() + BUDGET * CELLS_PER_TERM;
        self.cells_of_terms = 0;
    }

    /// The query has cost as much as it may.
    fn is_spent(&self) -> bool {
        self.columns.cells() + self.cells_of_terms > self.end
    }

    /// The values for which a condition on a single variable is true, if it can be evaluated.
    pub(super) fn truth(
        &mut self,
        context: &mut Context<'_>,
        condition: TermId,
        variable: TermId,
    ) -> Option<Set> {
        let unary = Unary { condition, variable, others: SmallVec::new(), is_cut: true };
        let all = Set::all(context.terms.width(variable));
        let known = self.known.get(&unary);
        if let Some(known) = known.filter(|known| all.without(known.tried).is_empty()) {
            return Some(known.holds);
        }
        let only = std::iter::once((0, unary.clone()));
        self.narrow(context, all, only, &[], &mut [false]).ok()?;
        self.known.get(&unary).filter(|known| all.without(known.tried).is_empty()).map(|known| known.holds)
    }

    /// Those of the values `left` of a variable for which all these conditions on it hold, which stand at these positions
    /// of the query; `fixed` has the values of the other variables in them. Conditions that refuse a value which none
    /// before them refused are marked.
    pub(super) fn narrow(
        &mut self,
        context: &mut Context<'_>,
        mut left: Set,
        conditions: impl Iterator<Item = (usize, Unary)>,
        fixed: &[(TermId, u8)],
        refused: &mut [bool],
    ) -> Result<Set, Stop> {
        // Those that some value has not been tried on.
        let mut open: Vec<Open> = Vec::new();
        for (position, unary) in conditions {
            let known = self.known.get(&unary).copied().unwrap_or_default();
            let after = left.without(known.tried.without(known.holds));
            refused[position] |= after != left;
            left = after;
            open.push(Open { position, unary, known });
        }
        open.retain(|open| !left.without(open.known.tried).is_empty());
        let Some(variable) = open.first().map(|open| open.unary.variable) else { return Ok(left) };
        let before = self.columns.cells();
        let mut trial = Trial { narrowing: self, context, variable, fixed, refused, left };
        let result = trial.of_all(&mut open);
        let left = trial.left;
        context.stats.evaluated += (self.columns.cells() - before) / CELLS_PER_TERM;
        self.known.extend(open.into_iter().map(|open| (open.unary, open.known)));
        result.map(|()| left)
    }
}

/// A condition that some values have not been tried on.
struct Open {
    position: usize,
    unary: Unary,
    known: Known,
}

/// Values of one variable, tried on conditions.
struct Trial<'t, 'c> {
    narrowing: &'t mut Narrowing,
    context: &'t mut Context<'c>,
    variable: TermId,
    /// The values of the other variables.
    fixed: &'t [(TermId, u8)],
    /// By condition of the query: it refused a value that none before it refused.
    refused: &'t mut [bool],
    /// The values that no condition has refused.
    left: Set,
}

impl Trial<'_, '_> {
    /// Tries all values together, for as many conditions as there is room for, and then a few at a time.
    fn of_all(&mut self, open: &mut [Open]) -> Result<(), Stop> {
        let values: Vec<u8> = self.left.ascending().collect();
        self.begin(&values, false);
        let done = self.of_some(values, open, false)?;
        let open = &mut open[done..];
        if open.is_empty() {
            return Ok(());
        }
        let values: Vec<u8> = self.left.ascending().collect();
        for batch in values.chunks(TOGETHER) {
            self.begin(batch, true);
            self.of_some(batch.to_vec(), open, true)?;
        }
        Ok(())
    }

    /// Begins columns with these values of the variable.
    fn begin(&mut self, values: &[u8], large: bool) {
        let (columns, terms) = (&mut self.narrowing.columns, self.context.terms);
        if large {
            columns.begin_large(values.len())
        } else {
            columns.begin(values.len())
        }
        columns.put(terms, self.variable, values.iter().map(|&value| u64::from(value)));
        for &(other, value) in self.fixed.iter().filter(|&&(other, _)| other != self.variable) {
            columns.put(terms, other, values.iter().map(|_| u64::from(value)));
        }
    }

    /// Tries the values in the columns on all conditions together, which share most of their terms. Answers how many were
    /// tried: all, unless there are too many columns and it is not the `last` resort.
    fn of_some(&mut self, mut rows: Vec<u8>, open: &mut [Open], last: bool) -> Result<usize, Stop> {
        for (at, Open { position, unary, known }) in open.iter_mut().enumerate() {
            match self.narrowing.columns.eval(self.context.terms, unary.condition) {
                Ok(column) => {
                    rows.iter().zip(column).for_each(|(&value, &holds)| known.note(value, holds == 1))
                }
                Err(NoColumn::Large) if !last => return Ok(at),
                Err(NoColumn::Large | NoColumn::Wide) => self.one_by_one(&rows, unary, known),
            }
            let after = self.left.without(known.tried.without(known.holds));
            self.refused[*position] |= after != self.left;
            self.left = after;
            let alive: Vec<usize> = (0..rows.len()).filter(|&row| after.contains(rows[row])).collect();
            if alive.is_empty() {
                break;
            }
            if let Some(why) = self.context.limits.exceeded() {
                return Err(Stop::Limit(why));
            }
            if self.narrowing.is_spent() {
                return Err(Stop::Budget);
            }
            if alive.len() * 2 < rows.len() {
                self.narrowing.columns.keep(&alive);
                rows = alive.iter().map(|&row| rows[row]).collect();
            }
        }
        Ok(open.len())
    }

    /// For conditions that have no column. Where that needs values of terms that are no symbols nothing is tried.
    fn one_by_one(&mut self, rows: &[u8], unary: &Unary, known: &mut Known) {
        let Context { terms, evaluator, .. } = self.context;
        let symbol_of = |t| terms.symbol_of(t);
        let Some(symbol) = symbol_of(unary.variable) else { return };
        let mut assignment = Assignment::new();
        for &(other, value) in self.fixed {
            let Some(other) = symbol_of(other) else { return };
            assignment.set(other, u64::from(value));
        }
        let (left, tried) = (self.left, known.tried);
        for &value in rows.iter().filter(|&&value| left.contains(value) && !tried.contains(value)) {
            if self.narrowing.is_spent() {
                return;
            }
            let before = evaluator.steps();
            assignment.set(symbol, u64::from(value));
            evaluator.begin();
            known.note(value, evaluator.holds(terms, &assignment, unary.condition));
            self.narrowing.cells_of_terms += (evaluator.steps() - before) * CELLS_PER_TERM;
        }
    }
}
