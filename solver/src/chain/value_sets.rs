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

use std::rc::Rc;

use hashbrown::HashMap;

use super::narrow::{CELLS_PER_TERM, MAX_BITS, Set};
use crate::TermId;
use crate::semantics::small;
use crate::term::{Kind, TableId};
use crate::terms::Terms;
use crate::value::mask;

/// Values of a set; a term of more may have any.
const MAX_VALUES: usize = 256;

/// Pairs of values that are tried for an operator.
const MAX_PAIRS: usize = 1 << 12;

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

/// See the module. Belongs to one arena.
#[derive(Default)]
pub(super) struct ValueSets {
    epoch: u32,
    /// By term: the epoch in which its values were found, and which they are.
    stamps: Vec<u32>,
    slots: Vec<u32>,
    found: Vec<Values>,
    data: Vec<u64>,
    /// By variable: the values left to it.
    domains: Vec<Set>,
    stack: Vec<TermId>,
    /// Values of terms that are known otherwise, ascending.
    assumed: HashMap<TermId, Vec<u64>>,
    /// Terms that are variables, with their values.
    made: Vec<(TermId, Span)>,
    /// Terms that depend on several variables.
    several: u64,
    /// Values computed so far.
    cells: u64,
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
        if self.epoch == u32::MAX {
            self.stamps.fill(0);
            self.epoch = 0;
        }
        self.epoch += 1;
        if self.stamps.len() < terms.len() {
            self.stamps.resize(terms.len(), 0);
            self.slots.resize(terms.len(), 0);
        }
        self.found.clear();
        self.assumed.clear();
        self.made.clear();
        self.several = 0;
        self.data.clear();
        self.domains.clear();
        for (i, (&variable, &domain)) in variables.enumerate() {
            self.domains.push(domain);
            let start = self.data.len();
            self.data.extend(domain.ascending().map(u64::from));
            let column = self.column(i as u32, start);
            self.keep(variable, column);
        }
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
            Values::Column(variable, span) if (variable as usize) < self.domains.len() => {
                Some(Shape::Column(variable as usize, &self.data[span.range()]))
            }
            _ => None,
        }
    }

    /// What is known of a condition, unless to find out takes more than so many cells in all.
    pub(super) fn outcome(&mut self, terms: &Terms, condition: TermId, end: u64) -> Option<Outcome> {
        let found = self.of(terms, condition, end)?;
        Some(match found {
            Values::Set(span) => match self.data[span.range()] {
                [0] => Outcome::Never,
                [1] => Outcome::Always,
                _ => Outcome::Open,
            },
            Values::Column(variable, span) => {
                let truth = &self.data[span.range()];
                match self.domains.get(variable as usize) {
                    Some(domain) => {
                        let holds = domain.ascending().zip(truth).filter(|&(_, &holds)| holds == 1);
                        Outcome::For(variable as usize, holds.map(|(value, _)| value).collect())
                    }
                    None => {
                        let (term, values) = self.made[variable as usize - self.domains.len()];
                        if term == condition {
                            return Some(Outcome::Open);
                        }
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
        let is_known = self.stamps.get(t.index()) == Some(&self.epoch);
        is_known.then(|| self.found[self.slots[t.index()] as usize])
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
                self.made.push((t, span));
                self.cells += u64::from(span.len);
                Values::Column((self.domains.len() + self.made.len() - 1) as u32, span)
            }
            other => other,
        };
        let base = self.domains.len() as u32;
        let is_several = match values {
            Values::Any => true,
            Values::Column(variable, _) => variable >= base,
            Values::Set(_) => false,
        };
        self.several += u64::from(is_several);
        self.keep(t, values);
    }

    fn keep(&mut self, t: TermId, values: Values) {
        self.stamps[t.index()] = self.epoch;
        self.slots[t.index()] = self.found.len() as u32;
        self.found.push(values);
        self.cells += CELLS_PER_TERM;
    }

    /// The values from there on are a set, once they are sorted.
    fn set(&mut self, start: usize) -> Values {
        let added = self.data.len() - start;
        self.cells += added as u64;
        if !self.data[start..].is_sorted_by(|a, b| a < b) {
            let mut values = self.data.split_off(start);
            values.sort_unstable();
            values.dedup();
            self.data.extend(values);
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

    /// The values of a term, if those of its operands are known; otherwise puts these on the stack.
    fn step(&mut self, terms: &Terms, t: TermId) -> Option<Values> {
        let node = terms.node(t);
        let (kind, width) = (node.kind(), node.width());
        match kind {
            Kind::Extract if width <= 64 => return self.slice(terms, t, node.words[0], node.word(2), width),
            Kind::Ite => return self.choose(terms, node.words, width),
            _ if width > 64 => return Some(Values::Any),
            Kind::Const => return Some(self.constant(node.small())),
            // Whoever asks has told all variables of the condition.
            Kind::Symbol => return Some(Values::Any),
            Kind::Read => return self.read(terms, node.words[0], TableId(node.word(1))),
            _ => {}
        }
        let first = node.words[0];
        let last = if kind.arity() == 2 { node.words[1] } else { first };
        let from = terms.width(last);
        if from > 64 || terms.width(first) > 64 {
            return Some(Values::Any);
        }
        let (a, b) = (self.want(first), self.want(last));
        let (a, b) = (a?, b?);
        if kind.arity() == 1 {
            return Some(self.map(a, width, |value| small(kind, width, from, value, 0, 0)));
        }
        Some(self.combine(kind, (width, from), a, b))
    }

    /// A function of each value.
    fn map(&mut self, a: Values, width: u32, f: impl Fn(u64) -> u64) -> Values {
        let start = self.data.len();
        match a {
            Values::Any => Values::Any,
            Values::Set(span) => {
                self.extend(span.range(), |data, i| f(data[i]) & mask(width));
                self.set(start)
            }
            Values::Column(variable, span) => {
                self.extend(span.range(), |data, i| f(data[i]) & mask(width));
                self.column(variable, start)
            }
        }
    }

    /// Adds what is made of others of the values kept.
    fn extend<T>(&mut self, of: impl Iterator<Item = T>, f: impl Fn(&[u64], T) -> u64) {
        for of in of {
            let value = f(&self.data, of);
            self.data.push(value);
        }
    }

    /// An operator on two terms.
    fn combine(&mut self, kind: Kind, (width, from): (u32, u32), a: Values, b: Values) -> Values {
        let start = self.data.len();
        let f = |data: &[u64], (a, b): (usize, usize)| {
            small(kind, width, from, data[a], data[b], 0) & mask(width)
        };
        match (a, b) {
            (Values::Any, Values::Set(Span { start: b, len: 1 })) => self.by_constant(kind, width, b, true),
            (Values::Set(Span { start: a, len: 1 }), Values::Any) => self.by_constant(kind, width, a, false),
            (Values::Any, _) | (_, Values::Any) => Values::Any,
            (Values::Column(x, a), Values::Column(y, b)) if x == y => {
                self.extend(a.range().zip(b.range()), f);
                self.column(x, start)
            }
            (Values::Column(variable, a), Values::Set(Span { start: b, len: 1 })) => {
                self.extend(a.range().map(|a| (a, b as usize)), f);
                self.column(variable, start)
            }
            (Values::Set(Span { start: a, len: 1 }), Values::Column(variable, b)) => {
                self.extend(b.range().map(|b| (a as usize, b)), f);
                self.column(variable, start)
            }
            (a, b) => {
                let (Some(a), Some(b)) = (self.flat(a), self.flat(b)) else { return Values::Any };
                if a.len as usize * b.len as usize > MAX_PAIRS {
                    return Values::Any;
                }
                let start = self.data.len();
                self.extend(a.range().flat_map(|a| b.range().map(move |b| (a, b))), f);
                self.set(start)
            }
        }
    }

    /// An operator on a constant and what may have any value: the size of a table, a mask.
    fn by_constant(&mut self, kind: Kind, width: u32, at: u32, is_last: bool) -> Values {
        let (start, constant) = (self.data.len(), self.data[at as usize]);
        match kind {
            Kind::Urem if is_last && (1..=MAX_VALUES as u64).contains(&constant) => {
                self.data.extend(0..constant)
            }
            Kind::And if constant < MAX_VALUES as u64 => {
                self.data.extend((0..=constant).filter(|value| value & !constant == 0));
            }
            Kind::Mul if constant == 0 => self.data.push(0),
            Kind::Or if constant == mask(width) => self.data.push(constant),
            _ => return Values::Any,
        }
        self.set(start)
    }

    /// As a set.
    fn flat(&mut self, values: Values) -> Option<Span> {
        let values = match values {
            Values::Column(_, span) => {
                let start = self.data.len();
                self.data.extend_from_within(span.range());
                self.set(start)
            }
            other => other,
        };
        if let Values::Set(span) = values { Some(span) } else { None }
    }

    /// Bits of a term, which may be wide: only what they are taken from is looked at.
    fn slice(
        &mut self,
        terms: &Terms,
        t: TermId,
        mut from: TermId,
        mut low: u32,
        width: u32,
    ) -> Option<Values> {
        debug_assert_eq!(terms.width(t), width);
        loop {
            let node = terms.node(from);
            match node.kind() {
                Kind::Concat => {
                    let below = terms.width(node.words[1]);
                    if low >= below {
                        (from, low) = (node.words[0], low - below);
                    } else if low + width <= below {
                        from = node.words[1];
                    } else {
                        break;
                    }
                }
                Kind::ZeroExtend | Kind::SignExtend if low + width <= terms.width(node.words[0]) => {
                    from = node.words[0];
                }
                Kind::Extract => (from, low) = (node.words[0], low + node.word(2)),
                Kind::Ite => match self.settled(node.words[0])? {
                    Some(true) => from = node.words[1],
                    Some(false) => from = node.words[2],
                    None => break,
                },
                _ => break,
            }
        }
        if terms.width(from) > 64 {
            return Some(Values::Any);
        }
        let values = self.want(from)?;
        Some(self.map(values, width, |value| value >> low))
    }

    /// The truth value of a condition that has one; nothing if that is not known yet.
    fn settled(&mut self, condition: TermId) -> Option<Option<bool>> {
        Some(match self.want(condition)? {
            Values::Set(span) if span.len == 1 => Some(self.data[span.start as usize] == 1),
            _ => None,
        })
    }

    /// A selection: a side that nobody takes is not looked at.
    fn choose(&mut self, terms: &Terms, [condition, yes, no]: [TermId; 3], width: u32) -> Option<Values> {
        match self.settled(condition)? {
            Some(true) => return self.want(yes),
            Some(false) => return self.want(no),
            None if width > 64 || terms.width(yes) > 64 => return Some(Values::Any),
            None => {}
        }
        let (a, b) = (self.want(yes), self.want(no));
        let (a, b) = (a?, b?);
        let start = self.data.len();
        if let Some(Values::Column(variable, by)) = self.known(condition)
            && let (Some(a), Some(b)) = (self.at(a, variable), self.at(b, variable))
        {
            let pick = |data: &[u64], i: usize| {
                if data[by.start as usize + i] == 1 { data[a(i)] } else { data[b(i)] }
            };
            self.extend(0..by.len as usize, pick);
            return Some(self.column(variable, start));
        }
        let (Some(a), Some(b)) = (self.flat(a), self.flat(b)) else { return Some(Values::Any) };
        let start = self.data.len();
        self.data.extend_from_within(a.range());
        self.data.extend_from_within(b.range());
        Some(self.set(start))
    }

    /// Where the value is for each of a variable's, if it depends on nothing else.
    fn at(&self, values: Values, variable: u32) -> Option<impl Fn(usize) -> usize + use<>> {
        let (start, step) = match values {
            Values::Column(own, span) if own == variable => (span.start, 1),
            Values::Set(Span { start, len: 1 }) => (start, 0),
            _ => return None,
        };
        Some(move |i: usize| start as usize + step * i)
    }

    /// A read: elements that nobody hits are not looked at.
    fn read(&mut self, terms: &Terms, index: TermId, table: TableId) -> Option<Values> {
        let elements = terms.table_elems(table);
        let element = |i: u64| elements[usize::try_from(i).unwrap_or(usize::MAX).min(elements.len() - 1)];
        let at = if terms.width(index) > 64 { Values::Any } else { self.want(index)? };
        let (variable, hits): (_, Vec<TermId>) = match at {
            Values::Any if elements.len() > MAX_VALUES => return Some(Values::Any),
            Values::Any => (None, elements.to_vec()),
            Values::Set(span) => (None, self.data[span.range()].iter().map(|&i| element(i)).collect()),
            Values::Column(variable, span) => {
                (Some(variable), self.data[span.range()].iter().map(|&i| element(i)).collect())
            }
        };
        self.cells += hits.len() as u64;
        let before = self.stack.len();
        let mut last = None;
        for &hit in &hits {
            if last != Some(hit) {
                self.want(hit);
            }
            last = Some(hit);
        }
        if self.stack.len() > before {
            return None;
        }
        let start = self.data.len();
        if let Some(variable) = variable {
            let mut exact = true;
            for (i, &hit) in hits.iter().enumerate() {
                let Some(at) = self.known(hit).and_then(|values| self.at(values, variable)) else {
                    exact = false;
                    break;
                };
                self.data.push(self.data[at(i)]);
            }
            if exact {
                return Some(self.column(variable, start));
            }
            self.data.truncate(start);
        }
        let mut last = None;
        for hit in hits {
            if last.replace(hit) == Some(hit) {
                continue;
            }
            match self.known(hit)? {
                Values::Any => {
                    self.data.truncate(start);
                    return Some(Values::Any);
                }
                Values::Set(span) | Values::Column(_, span) => self.data.extend_from_within(span.range()),
            }
            if self.data.len() - start > MAX_PAIRS {
                self.data.truncate(start);
                return Some(Values::Any);
            }
        }
        Some(self.set(start))
    }
}
