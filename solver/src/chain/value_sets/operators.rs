//! What operators make of the values of their operands.

use super::{MAX_VALUES, Span, ValueSets, Values};
use crate::TermId;
use crate::semantics::small;
use crate::term::{Kind, TableId};
use crate::terms::Terms;
use crate::value::mask;

/// Pairs of values that are tried for an operator.
const MAX_PAIRS: usize = 1 << 12;

impl ValueSets {
    /// The values of a term, if those of its operands are known; otherwise puts these on the stack.
    pub(super) fn step(&mut self, terms: &Terms, t: TermId) -> Option<Values> {
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
    pub(super) fn extend<T>(&mut self, of: impl Iterator<Item = T>, f: impl Fn(&[u64], T) -> u64) {
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
                let of_pair = |v: [u64; 3]| small(kind, width, from, v[0], v[1], 0) & mask(width);
                if let Some(values) = self.by_pairs(width, [a, b, a], of_pair) {
                    return values;
                }
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
        // What is known, as a variable is, is not looked into: whoever asks has told what the term depends on.
        while self.known(from).is_none_or(|values| values == Values::Any) {
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
        if let Some(by) = self.known(condition)
            && let Some(values) = self.by_pairs(width, [by, a, b], |v| if v[0] == 1 { v[1] } else { v[2] })
        {
            return Some(values);
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
