//! Terms on pairs of variables, and conditions that narrow them.

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::frames::{Contradiction, Frames, Made};
use super::memo::Memo;
use super::{Set, Span, ValueSets, Values};
use crate::{TermId, Terms};

/// Values of a term on a pair; one of more may have any.
const MAX_VALUES: usize = 1 << 12;

/// What is kept of each term that was looked at, besides its values.
const WORDS_PER_TERM: usize = 6;

/// Values of no more bits are numbered by a table.
const MAX_TABLE_BITS: u32 = 12;

/// What is known of an operand.
#[derive(Clone, Copy)]
enum Operand {
    Constant(u64),
    /// By the number of this variable's value, from there on.
    Of(u32, usize),
}

impl Operand {
    fn value(self, data: &[u64], number: usize) -> u64 {
        match self {
            Operand::Constant(value) => value,
            Operand::Of(_, start) => data[start + number],
        }
    }
}

/// These values without repetitions, ascending, and the place of each there; nothing if there are too many.
fn numbered(values: Vec<u64>, width: u32) -> Option<(Vec<u64>, Vec<u16>)> {
    if width <= MAX_TABLE_BITS {
        let mut places = vec![0_u16; 1 << width];
        values.iter().for_each(|&value| places[value as usize] = 1);
        let mut distinct = Vec::new();
        for (value, place) in places.iter_mut().enumerate().filter(|(_, place)| **place == 1) {
            *place = distinct.len() as u16;
            distinct.push(value as u64);
        }
        let column = values.iter().map(|&value| places[value as usize]).collect();
        return Some((distinct, column));
    }
    // Most of what is made by arithmetic has too many, which shows soon.
    let mut places: HashMap<u64, u16> = HashMap::new();
    let mut last = None;
    for &value in &values {
        if last.replace(value) != Some(value)
            && places.insert(value, 0).is_none()
            && places.len() > MAX_VALUES
        {
            return None;
        }
    }
    let mut distinct: Vec<u64> = places.keys().copied().collect();
    distinct.sort_unstable();
    for (place, value) in distinct.iter().enumerate() {
        places.insert(*value, place as u16);
    }
    let column = values.iter().map(|value| places[value]).collect();
    Some((distinct, column))
}

impl ValueSets {
    /// They look at [pairs](super::frames), too, and know no variable yet.
    pub(in super::super) fn with_pairs() -> ValueSets {
        ValueSets { frames: Some(Frames::default()), memo: Memo::few(), ..ValueSets::default() }
    }

    /// A function of operands that depend on two variables together, or on one frame, or on fewer by what is left; nothing if
    /// they do not.
    pub(super) fn by_pairs(
        &mut self,
        width: u32,
        operands: [Values; 3],
        f: impl Fn([u64; 3]) -> u64,
    ) -> Option<Values> {
        let frames = self.frames.as_mut()?;
        let mut variables: SmallVec<[u32; 3]> = SmallVec::new();
        let mut resolved = [Operand::Constant(0); 3];
        for (operand, values) in resolved.iter_mut().zip(operands) {
            *operand = match values {
                Values::Any => return None,
                Values::Set(span) => Operand::Constant(self.data[span.start as usize]),
                Values::Column(variable, span) => match frames.single(variable) {
                    Some(value) => Operand::Constant(self.data[span.start as usize + value]),
                    None => {
                        if !variables.contains(&variable) {
                            variables.push(variable);
                        }
                        Operand::Of(variable, span.start as usize)
                    }
                },
            };
        }
        let start = self.data.len();
        if variables.len() < 2 {
            let variable = variables.first().copied();
            for value in 0..variable.map_or(1, |variable| frames.values(variable)) {
                let of = resolved.map(|operand| operand.value(&self.data, value));
                self.data.push(f(of));
            }
            return Some(match variable {
                Some(variable) => self.column(variable, start),
                None => Values::Set(Span { start: start as u32, len: 1 }),
            });
        }
        let frame = frames.around(&variables)?;
        let columns = resolved.map(|operand| match operand {
            Operand::Of(variable, _) => frames.column(frame, variable).unwrap_or_default(),
            Operand::Constant(_) => &[],
        });
        let of_row = |row: usize| {
            f(std::array::from_fn(|i| {
                let value = columns[i].get(row).copied().unwrap_or_default();
                resolved[i].value(&self.data, usize::from(value))
            }))
        };
        let found: Vec<u64> = (0..frames.rows(frame)).map(of_row).collect();
        self.cells += 2 * found.len() as u64;
        let (distinct, column) = numbered(found, width)?;
        let len = distinct.len() as u32;
        self.data.extend(distinct);
        self.by_pairs = Some(Made { frame, column });
        Some(Values::Set(Span { start: start as u32, len }))
    }

    /// A condition holds: narrows what it is about. Nothing if to find out takes more than so many cells in all.
    pub(in super::super) fn require(
        &mut self,
        terms: &Terms,
        condition: TermId,
        end: u64,
    ) -> Option<Result<(), Contradiction>> {
        let found = self.of(terms, condition, end)?;
        let frames = self.frames.as_mut()?;
        let data = &self.data;
        let required = match found {
            Values::Any => Ok(()),
            Values::Set(span) if data[span.range()].contains(&1) => Ok(()),
            Values::Set(_) => Err(Contradiction),
            Values::Column(variable, span) => {
                frames.require(variable, |value| data[span.start as usize + value] == 1)
            }
        };
        self.cells += frames.take_cells();
        Some(required)
    }

    /// Whether conditions have narrowed anything since this was asked last.
    pub(in super::super) fn has_narrowed(&mut self) -> bool {
        self.frames.as_mut().is_some_and(Frames::take_narrowed)
    }

    /// Another variable, with the values left to it.
    pub(in super::super) fn add(&mut self, variable: TermId, domain: Set) {
        if let Some(frames) = &mut self.frames {
            frames.add(domain.len() as usize, None);
            self.tell(self.variables.len(), variable, domain);
        }
    }

    /// Values that are left to a variable.
    pub(in super::super) fn left(&self, variable: TermId) -> Set {
        match (self.known(variable), &self.frames) {
            (Some(Values::Column(number, span)), Some(frames)) => {
                frames.left(number).map(|value| self.data[span.start as usize + value] as u8).collect()
            }
            (Some(Values::Set(span)), _) => {
                self.data[span.range()].iter().map(|&value| value as u8).collect()
            }
            _ => Set::default(),
        }
    }

    /// Leaves a variable these values alone.
    pub(in super::super) fn restrict(&mut self, variable: TermId, domain: Set) -> Result<(), Contradiction> {
        let Some(Values::Column(number, span)) = self.known(variable) else {
            return if self.left(variable).is_subset(domain) { Ok(()) } else { Err(Contradiction) };
        };
        let Some(frames) = &mut self.frames else { return Ok(()) };
        let data = &self.data[span.range()];
        let restricted = frames.require(number, |value| domain.contains(data[value] as u8));
        self.cells += frames.take_cells();
        restricted
    }

    /// Where it is, to come back to.
    pub(in super::super) fn mark(&self) -> Mark {
        let (known, data, variables) = (self.memo.len(), self.data.len(), self.variables.len());
        Mark { known, data, variables, frames: self.frames.clone() }
    }

    /// Forgets what was found and narrowed since then.
    pub(in super::super) fn back(&mut self, mark: Mark) {
        self.memo.truncate(mark.known);
        self.data.truncate(mark.data);
        self.variables.truncate(mark.variables);
        self.frames = mark.frames;
    }

    /// How many values are kept, in words.
    pub(in super::super) fn size(&self) -> usize {
        self.data.len() + WORDS_PER_TERM * self.memo.len() + self.frames.as_ref().map_or(0, Frames::size)
    }
}

/// Where [`ValueSets`] with pairs were.
pub(in super::super) struct Mark {
    known: usize,
    data: usize,
    variables: usize,
    frames: Option<Frames>,
}
