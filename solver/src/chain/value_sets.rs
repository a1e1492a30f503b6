//! The values that terms can have where each variable has one of those that are left to it.
//!
//! Below a path a large term is often simple: a table is read at an index that has five values left, a selection's condition is
//! settled, and what seems to depend on seven bytes depends on one. So values are computed from the variables up, as sets
//! (*value-set analysis*: Balakrishnan and Reps, *Analyzing Memory Accesses in x86 Executables*, 2004), and where a term
//! depends on a single variable by what the others have left, as a column: a value for each of that variable's. What
//! was computed from one variable in several ways is so put together exactly. A term that depends on several, and has few
//! values, or few bits, is a variable to those above it: a program looks at a hash more often than at what it is of.
//!
//! A set may hold values that the term cannot have, never the other way round.

mod frames;
mod memo;
mod operators;
mod pairs;

use std::rc::Rc;

use hashbrown::{HashMap, HashSet};

pub(super) use frames::Contradiction;
use frames::{Frames, Made};
use memo::Memo;

use super::narrow::{CELLS_PER_TERM, MAX_BITS, Set};
use crate::TermId;
use crate::terms::Terms;

/// Values of a set; a term of more may have any.
const MAX_VALUES: usize = 256;

/// What is known of a term's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Values {
    /// Nothing.
    Any,
    /// It is one of these, ascending.
    Set(Span),
    /// It is this for each value of a variable, in their order. Variables that are terms are behind those that were told.
    Column(u32, Span),
}

/// A part of the values kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Span {
    start: u32,
    len: u32,
}

impl Span {
    fn range(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}

/// A term by the values that are left to its variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape<'a> {
    /// It has this value.
    Constant(u64),
    /// It depends on this variable alone: a value for each of its values, in their order.
    Column(usize, &'a [u64]),
}

/// A condition by the values that are left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// It holds for none.
    Never,
    /// It holds for all.
    Always,
    /// Whether it holds depends on this variable alone: for these values it does.
    For(usize, Set),
    /// The same of a term that depends on several variables: for these of its values, ascending.
    Of(TermId, Rc<[u64]>),
    /// It may hold and may not.
    Open,
}

/// What columns are by.
#[derive(Clone, Copy)]
enum Variable {
    /// One that was told, with the values left to it; it has this place among them.
    Told(usize, Set),
    /// A term that depends on several, with its values.
    Made(TermId, Span),
}

/// See the module. Belongs to one arena.
#[derive(Default, Clone)]
pub(super) struct ValueSets {
    memo: Memo,
    data: Vec<u64>,
    variables: Vec<Variable>,
    stack: Vec<TermId>,
    /// Values of terms that are known otherwise, ascending.
    assumed: HashMap<TermId, Vec<u64>>,
    /// Terms that depend on several variables.
    several: u64,
    /// What is left to pairs of variables, if that is looked at.
    frames: Option<Frames>,
    /// Which of the values found last a pair has.
    by_pairs: Option<Made>,
    /// Values computed so far.
    cells: u64,
}

/// Sorts what stands from `start` on, and takes repetitions out. If more than [`MAX_VALUES`] are left, it says no, and takes all out.
fn make_set(data: &mut Vec<u64>, start: usize) -> bool {
    let values = &data[start..];
    let (least, most) = values.iter().fold((u64::MAX, 0), |(least, most), &v| (least.min(v), most.max(v)));
    let spread = most.saturating_sub(least);
    let mut distinct = Vec::new();
    if spread / 64 <= values.len() as u64 {
        // Sums, bytes, offsets lie close together: a bit for each is cheaper than comparisons.
        let mut bits = vec![0_u64; spread as usize / 64 + 1];
        for value in values {
            let bit = (value - least) as usize;
            bits[bit / 64] |= 1 << (bit % 64);
        }
        for (word, mut bits) in bits.into_iter().enumerate() {
            while bits != 0 && distinct.len() <= MAX_VALUES {
                distinct.push(least + word as u64 * 64 + u64::from(bits.trailing_zeros()));
                bits &= bits - 1;
            }
        }
    } else {
        // Of products and the like there are soon too many.
        let mut seen = HashSet::new();
        distinct.extend(values.iter().copied().filter(|value| seen.insert(*value)).take(MAX_VALUES + 1));
        distinct.sort_unstable();
    }
    data.truncate(start);
    let fits = distinct.len() <= MAX_VALUES;
    if fits {
        data.extend(distinct);
    }
    fits
}

impl ValueSets {
    /// How many values were computed so far.
    pub(super) fn cells(&self) -> u64 {
        self.cells
    }

    /// Forgets everything: variables have these values left.
    pub(super) fn begin<'t>(
        &mut self,
        variables: impl Iterator<Item = (&'t TermId, &'t Set)>,
        terms: &Terms,
    ) {
        self.memo.begin(terms);
        self.assumed.clear();
        self.variables.clear();
        self.several = 0;
        self.data.clear();
        for (place, (&variable, &domain)) in variables.enumerate() {
            self.tell(place, variable, domain);
        }
    }

    /// A variable, with the values left to it.
    fn tell(&mut self, place: usize, variable: TermId, domain: Set) {
        let number = self.variables.len() as u32;
        self.variables.push(Variable::Told(place, domain));
        let start = self.data.len();
        self.data.extend(domain.ascending().map(u64::from));
        let column = self.column(number, start);
        self.keep(variable, column);
    }

    /// A term that depends on several variables has one of these values, ascending.
    pub(super) fn assume(&mut self, t: TermId, values: &[u64]) {
        self.assumed.insert(t, values.to_vec());
    }

    /// Terms met since then that depend on several variables, as far as is known.
    pub(super) fn several(&self) -> u64 {
        self.several
    }

    /// What a term is, if that was found and it does not depend on several variables.
    pub(super) fn shape(&self, t: TermId) -> Option<Shape<'_>> {
        match self.known(t)? {
            Values::Set(span) if span.len == 1 => Some(Shape::Constant(self.data[span.start as usize])),
            Values::Column(variable, span) => match self.variables[variable as usize] {
                Variable::Told(place, _) => Some(Shape::Column(place, &self.data[span.range()])),
                Variable::Made(..) => None,
            },
            _ => None,
        }
    }

    /// What is known of a condition, unless to find out takes more than so many cells in all.
    pub(super) fn outcome(&mut self, terms: &Terms, condition: TermId, end: u64) -> Option<Outcome> {
        let found = self.of(terms, condition, end)?;
        Some(match found {
            Values::Set(span) => match self.data[span.range()] {
                // No value at all: what was assumed contradicts itself.
                [0] | [] => Outcome::Never,
                [1] => Outcome::Always,
                _ => Outcome::Open,
            },
            Values::Column(variable, span) => {
                let truth = &self.data[span.range()];
                match self.variables[variable as usize] {
                    Variable::Told(place, domain) => {
                        let holds = domain.ascending().zip(truth).filter(|&(_, &holds)| holds == 1);
                        Outcome::For(place, holds.map(|(value, _)| value).collect())
                    }
                    Variable::Made(term, _) if term == condition => Outcome::Open,
                    Variable::Made(term, values) => {
                        let holds =
                            self.data[values.range()].iter().zip(truth).filter(|&(_, &holds)| holds == 1);
                        Outcome::Of(term, holds.map(|(&value, _)| value).collect())
                    }
                }
            }
            Values::Any => Outcome::Open,
        })
    }

    fn of(&mut self, terms: &Terms, t: TermId, end: u64) -> Option<Values> {
        self.stack.clear();
        self.stack.push(t);
        while let Some(&next) = self.stack.last() {
            if self.cells > end {
                return None;
            }
            if self.known(next).is_some() {
                self.stack.pop();
            } else if let Some(values) = self.step(terms, next) {
                self.note(terms, next, values);
                self.stack.pop();
            }
        }
        self.known(t)
    }

    fn known(&self, t: TermId) -> Option<Values> {
        self.memo.get(t)
    }

    /// The same; `t` is put on the stack if nothing was looked for yet.
    fn want(&mut self, t: TermId) -> Option<Values> {
        let known = self.known(t);
        if known.is_none() {
            self.stack.push(t);
        }
        known
    }

    /// Keeps what was found of a term; one that depends on several variables may be one.
    fn note(&mut self, terms: &Terms, t: TermId, values: Values) {
        let width = terms.width(t);
        let by_pairs = self.by_pairs.take();
        let values = match values {
            Values::Any if width <= MAX_BITS => {
                let start = self.data.len();
                self.data.extend(0..1_u64 << width);
                Values::Set(Span { start: start as u32, len: 1 << width })
            }
            other => other,
        };
        let values = match (values, self.assumed.get(&t)) {
            (Values::Set(span), Some(assumed)) => {
                let start = self.data.len();
                let is_left = |i: &usize| assumed.binary_search(&self.data[*i]).is_ok();
                let left: Vec<usize> = span.range().filter(is_left).collect();
                self.extend(left.into_iter(), |data, i| data[i]);
                self.set(start)
            }
            (values, _) => values,
        };
        let values = match values {
            Values::Set(span) if span.len > 1 => {
                self.variables.push(Variable::Made(t, span));
                self.cells += u64::from(span.len);
                if let Some(frames) = &mut self.frames {
                    frames.add(span.len as usize, by_pairs);
                }
                Values::Column(self.variables.len() as u32 - 1, span)
            }
            other => other,
        };
        let is_several = match values {
            Values::Any => true,
            Values::Column(variable, _) => matches!(self.variables[variable as usize], Variable::Made(..)),
            Values::Set(_) => false,
        };
        self.several += u64::from(is_several);
        self.keep(t, values);
    }

    fn keep(&mut self, t: TermId, values: Values) {
        self.memo.insert(t, values);
        self.cells += CELLS_PER_TERM;
    }

    /// The values from there on are a set, once they are sorted.
    fn set(&mut self, start: usize) -> Values {
        let added = self.data.len() - start;
        self.cells += added as u64;
        if !self.data[start..].is_sorted_by(|a, b| a < b) && !make_set(&mut self.data, start) {
            return Values::Any;
        }
        let len = self.data.len() - start;
        if len > MAX_VALUES {
            self.data.truncate(start);
            return Values::Any;
        }
        Values::Set(Span { start: start as u32, len: len as u32 })
    }

    /// The values from there on are a column.
    fn column(&mut self, variable: u32, start: usize) -> Values {
        let len = self.data.len() - start;
        debug_assert!(len > 0, "a variable without values refutes the query");
        self.cells += len as u64;
        // The same whatever the variable is.
        if self.data[start..].iter().all(|&value| value == self.data[start]) {
            self.data.truncate(start + 1);
            return Values::Set(Span { start: start as u32, len: 1 });
        }
        Values::Column(variable, Span { start: start as u32, len: len as u32 })
    }

    fn constant(&mut self, value: u64) -> Values {
        let start = self.data.len();
        self.data.push(value);
        Values::Set(Span { start: start as u32, len: 1 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{Rng, SeedableRng, rngs::SmallRng};

    #[test]
    fn sets_are_sorted_without_repetitions_or_too_large() {
        let mut rng = SmallRng::seed_from_u64(7);
        for _ in 0..2000 {
            let (len, bits) = (rng.random_range(1..700), rng.random_range(0..64));
            let most = if bits == 63 { u64::MAX } else { 1 << bits };
            let mut data: Vec<u64> = vec![9, 3, 9];
            data.extend((0..len).map(|_| u64::MAX - rng.random_range(0..=most)));
            let mut expected = data[3..].to_vec();
            expected.sort_unstable();
            expected.dedup();
            let fits = make_set(&mut data, 3);
            assert_eq!(fits, expected.len() <= MAX_VALUES);
            assert_eq!(data[..3], [9, 3, 9]);
            assert_eq!(data[3..], expected[..if fits { expected.len() } else { 0 }]);
        }
    }
}
