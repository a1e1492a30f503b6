//! Which values conditions leave a variable, found by evaluation and remembered.
//!
//! A condition on one byte is a set of values, and so is one on several bytes of which all others have but one value
//! left, as they have behind a parser that looks at byte after byte. A path's conditions are met again in every query
//! below it, mostly with the same bytes settled.

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::columns::Columns;
use super::domains::Stop;
use super::query::Context;
use crate::{Assignment, TermId, Terms};

/// Variables of more bits have too many values.
pub(super) const MAX_BITS: u32 = 8;

/// Values in [columns](Columns) that cost as much as an evaluated term.
pub(super) const CELLS_PER_TERM: u64 = 16;

/// Terms evaluated for sets of values in one query.
const BUDGET: u64 = 4_000_000;

/// Conditions remembered; then everything is forgotten.
const CAPACITY: usize = 1 << 18;

/// A set of values of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Set([u64; 4]);

/// Which values were tried on a condition, and which of them it holds for.
#[derive(Clone, Copy, Default)]
struct Known {
    tried: Set,
    holds: Set,
}

impl Set {
    pub(super) fn all(bits: u32) -> Set {
        let mut set = Set::default();
        for (i, word) in set.0.iter_mut().enumerate() {
            let left = (1_u32 << bits).saturating_sub(i as u32 * 64);
            *word = if left >= 64 { u64::MAX } else { (1 << left) - 1 };
        }
        set
    }

    pub(super) fn contains(self, value: u8) -> bool {
        self.0[usize::from(value) / 64] >> (value % 64) & 1 == 1
    }

    fn insert(&mut self, value: u8) {
        self.0[usize::from(value) / 64] |= 1 << (value % 64);
    }

    pub(super) fn without(self, other: Set) -> Set {
        Set(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    pub(super) fn is_subset(self, other: Set) -> bool {
        self.without(other).is_empty()
    }

    pub(super) fn is_empty(self) -> bool {
        self == Set::default()
    }

    /// The value, if there is just one.
    pub(super) fn single(self) -> Option<u8> {
        let word = self.0.iter().position(|&word| word != 0)?;
        let bit = self.0[word].trailing_zeros() as usize;
        (self.len() == 1).then_some((word * 64 + bit) as u8)
    }

    /// The values, ascending.
    pub(super) fn ascending(self) -> impl Iterator<Item = u8> {
        (0..=u8::MAX).filter(move |&value| self.contains(value))
    }

    pub(super) fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The values, in the order in which they are tried: letters and what else people can read, then the rest, zero last.
    /// It ends strings, and behind their end there is little to explore.
    pub(super) fn values(self) -> impl Iterator<Item = u8> {
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
}

impl Narrowing {
    /// For the next query.
    pub(super) fn begin(&mut self) {
        if self.known.len() > CAPACITY {
            self.known.clear();
        }
        self.end = self.columns.cells() + BUDGET * CELLS_PER_TERM;
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
        let mut open: Vec<(usize, Unary, Known)> = Vec::new();
        for (position, unary) in conditions {
            let known = self.known.get(&unary).copied().unwrap_or_default();
            let after = left.without(known.tried.without(known.holds));
            refused[position] |= after != left;
            left = after;
            open.push((position, unary, known));
        }
        open.retain(|(_, _, known)| !left.without(known.tried).is_empty());
        let Some(variable) = open.first().map(|(_, unary, _)| unary.variable) else { return Ok(left) };
        let before = self.columns.cells();
        // All conditions together: they share most of their terms.
        let mut rows: Vec<u8> = left.ascending().collect();
        self.columns.begin(rows.len());
        self.columns.put(context.terms, variable, rows.iter().map(|&value| u64::from(value)));
        for &(other, value) in fixed.iter().filter(|&&(other, _)| other != variable) {
            self.columns.put(context.terms, other, rows.iter().map(|_| u64::from(value)));
        }
        let mut stop = None;
        for (position, unary, known) in &mut open {
            if let Ok(column) = self.columns.eval(context.terms, unary.condition) {
                for (&value, &holds) in rows.iter().zip(column) {
                    known.note(value, holds == 1);
                }
            } else {
                try_one_by_one(context, left, unary, fixed, known);
            }
            let after = left.without(known.tried.without(known.holds));
            refused[*position] |= after != left;
            left = after;
            stop = context.limits.exceeded().map(Stop::Limit);
            if self.columns.cells() > self.end {
                stop = stop.or(Some(Stop::Budget));
            }
            if stop.is_some() || left.is_empty() {
                break;
            }
            if left.len() as usize * 2 < rows.len() {
                let alive: Vec<usize> = (0..rows.len()).filter(|&row| left.contains(rows[row])).collect();
                self.columns.keep(&alive);
                rows = left.ascending().collect();
            }
        }
        context.stats.evaluated += (self.columns.cells() - before) / CELLS_PER_TERM;
        self.known.extend(open.into_iter().map(|(_, unary, known)| (unary, known)));
        stop.map_or(Ok(left), Err)
    }
}

/// For conditions that have no column. Where that needs values of terms that are no symbols nothing is tried.
fn try_one_by_one(
    context: &mut Context<'_>,
    left: Set,
    unary: &Unary,
    fixed: &[(TermId, u8)],
    known: &mut Known,
) {
    let symbol_of = |terms: &Terms, t| terms.symbol_of(t);
    let Some(symbol) = symbol_of(context.terms, unary.variable) else { return };
    let mut assignment = Assignment::new();
    for &(other, value) in fixed {
        let Some(other) = symbol_of(context.terms, other) else { return };
        assignment.set(other, u64::from(value));
    }
    for value in left.without(known.tried).ascending() {
        assignment.set(symbol, u64::from(value));
        context.evaluator.begin();
        known.note(value, context.evaluator.holds(context.terms, &assignment, unary.condition));
    }
}
