//! Evaluation of terms under many assignments at once, a column of values for each term.
//!
//! Looking at a term costs far more than computing its value, so a few hundred assignments share one look, and what is
//! left is loops over words (*vectorised execution*: Boncz and others, *MonetDB/X100: Hyper-Pipelining Query Execution*,
//! 2005). Assignments that are of no further interest are taken out of all columns.
//!
//! Terms of more than 64 bits, as operations on floats and divisions of long numbers have them, have two columns beside each
//! other, the low words and the high ones.

use super::narrow::Set;
use super::value_sets::{Shape, ValueSets};
use crate::semantics::{double, small};
use crate::term::{Kind, TableId, TermId};
use crate::terms::Terms;

/// Assignments at a time: the columns of a few hundred terms stay in the second cache.
pub(crate) const ROWS: usize = 512;

/// Values at a time: 16 MB. Terms below which there are more are not for columns.
pub(crate) const MAX_VALUES: usize = 4096 * ROWS;

/// The same where that is asked for: 64 MB.
const MAX_VALUES_AT_MOST: usize = 4 * MAX_VALUES;

/// Bits of two words.
pub(super) const WIDEST: u32 = 128;

/// Why a term has no column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoColumn {
    /// It has more than 64 bits, or one below it more than [`WIDEST`].
    Wide,
    /// There would be too many columns.
    Large,
}

/// What is known of terms under the values that variables have left: what has one value, or depends on one variable, is taken
/// from there, and nothing below it is looked at.
pub(super) struct Ground<'a> {
    sets: &'a ValueSets,
    /// By variable: itself, and which of the values left to it each value is.
    ranks: Vec<(TermId, [u8; 256])>,
}

impl<'a> Ground<'a> {
    /// The sets were begun with these.
    pub(super) fn new(sets: &'a ValueSets, variables: impl Iterator<Item = (TermId, Set)>) -> Self {
        let ranks = |(variable, left): (TermId, Set)| {
            let mut ranks = [0; 256];
            for (rank, value) in left.ascending().enumerate() {
                ranks[usize::from(value)] = rank as u8;
            }
            (variable, ranks)
        };
        Self { sets, ranks: variables.map(ranks).collect() }
    }
}

/// See the module. Belongs to one arena.
#[derive(Default)]
pub(crate) struct Columns {
    epoch: u32,
    /// By term: the epoch in which it got its column, and which column that is.
    stamps: Vec<u32>,
    slots: Vec<u32>,
    /// Column after column, each with room for so many values.
    data: Vec<u64>,
    room: usize,
    /// Values that they may have together.
    most: usize,
    used: usize,
    rows: usize,
    stack: Vec<TermId>,
    /// Values computed so far: what all this costs, whatever the clock says.
    cells: u64,
}

impl Columns {
    /// How many values were computed so far.
    pub(crate) fn cells(&self) -> u64 {
        self.cells
    }

    /// Forgets everything: columns are about so many other assignments, at most [`ROWS`].
    pub(crate) fn begin(&mut self, rows: usize) {
        self.begin_within(rows, MAX_VALUES);
    }

    /// The same, for terms below which there are at most so many values together.
    pub(crate) fn begin_within(&mut self, rows: usize, most: usize) {
        debug_assert!(rows <= ROWS, "{rows} rows");
        if self.epoch == u32::MAX {
            self.stamps.fill(0);
            self.epoch = 0;
        }
        self.epoch += 1;
        self.used = 0;
        self.room = rows;
        self.most = most;
        self.rows = rows;
    }

    /// The same, for terms that may be large. The walk over one may take as long as that takes.
    pub(super) fn begin_large(&mut self, rows: usize) {
        self.begin_within(rows, MAX_VALUES_AT_MOST);
    }

    /// Tells a symbol's values, one for each assignment.
    pub(crate) fn put(&mut self, terms: &Terms, t: TermId, values: impl Iterator<Item = u64>) {
        self.grow(terms);
        let column = self.add(t);
        for (cell, value) in self.data[column..column + self.rows].iter_mut().zip(values) {
            *cell = value;
        }
    }

    /// The values of a term, one for each assignment. All symbols in it have been told.
    pub(crate) fn eval(&mut self, terms: &Terms, t: TermId) -> Result<&[u64], NoColumn> {
        self.eval_above(terms, t, None)
    }

    /// The same, on what is known.
    pub(super) fn eval_above(
        &mut self,
        terms: &Terms,
        t: TermId,
        ground: Option<&Ground<'_>>,
    ) -> Result<&[u64], NoColumn> {
        self.walk(terms, t, |columns, t| ground.is_some_and(|ground| columns.take(t, ground)))
    }

    /// The same, if only a term's variables differ between the assignments: `fixed` tells the value of one without them.
    pub(super) fn eval_beside(
        &mut self,
        terms: &Terms,
        t: TermId,
        mut fixed: impl FnMut(TermId) -> Option<u128>,
    ) -> Result<&[u64], NoColumn> {
        self.walk(terms, t, |columns, t| {
            let Some(value) = fixed(t) else { return false };
            columns.fill(t, terms.width(t), value);
            true
        })
    }

    /// The values of a term; `give` gives one its column if it is known otherwise than by what is below it.
    fn walk(
        &mut self,
        terms: &Terms,
        t: TermId,
        mut give: impl FnMut(&mut Columns, TermId) -> bool,
    ) -> Result<&[u64], NoColumn> {
        if terms.width(t) > 64 {
            return Err(NoColumn::Wide);
        }
        self.grow(terms);
        self.stack.clear();
        self.stack.push(t);
        while let Some(&next) = self.stack.last() {
            if self.used * self.room >= self.most {
                return Err(NoColumn::Large);
            }
            if self.known(next).is_some() || give(self, next) || self.step(terms, next)? {
                self.stack.pop();
            }
        }
        let column = self.known(t).expect("the walk has just stored it");
        Ok(&self.data[column..column + self.rows])
    }

    /// Takes all assignments out but these, given by their numbers in ascending order.
    pub(super) fn keep(&mut self, rows: &[usize]) {
        for column in self.data.chunks_exact_mut(self.room.max(1)).take(self.used) {
            for (to, &from) in rows.iter().enumerate() {
                column[to] = column[from];
            }
        }
        self.cells += (self.used * rows.len()) as u64;
        self.rows = rows.len();
    }

    fn grow(&mut self, terms: &Terms) {
        if self.stamps.len() < terms.len() {
            self.stamps.resize(terms.len(), 0);
            self.slots.resize(terms.len(), 0);
        }
    }

    /// Where the column of `t` begins, if it has one.
    fn known(&self, t: TermId) -> Option<usize> {
        (self.stamps[t.index()] == self.epoch).then(|| self.slots[t.index()] as usize * self.room)
    }

    /// The same; `t` is put on the stack if it has none.
    fn want(&mut self, t: TermId) -> Option<usize> {
        let known = self.known(t);
        if known.is_none() {
            self.stack.push(t);
        }
        known
    }

    /// A new column, behind all others.
    fn add(&mut self, t: TermId) -> usize {
        let column = self.used * self.room;
        if self.data.len() < column + self.room {
            self.data.resize(column + self.room, 0);
        }
        self.stamps[t.index()] = self.epoch;
        self.slots[t.index()] = self.used as u32;
        self.used += 1;
        self.cells += self.rows as u64;
        column
    }

    /// The two columns of a term of more than 64 bits, beside each other; one for others.
    fn add_of(&mut self, t: TermId, width: u32) -> usize {
        let column = self.add(t);
        if width > 64 {
            self.add(t);
            // It is known by the first of them.
            self.slots[t.index()] -= 1;
        }
        column
    }

    /// Gives `t` a value that is the same for all assignments.
    fn fill(&mut self, t: TermId, width: u32, value: u128) {
        let column = self.add_of(t, width);
        self.data[column..column + self.rows].fill(value as u64);
        if width > 64 {
            let high = column + self.room;
            self.data[high..high + self.rows].fill((value >> 64) as u64);
        }
    }

    /// Gives `t` its column if it is known. Answers whether it is.
    fn take(&mut self, t: TermId, ground: &Ground<'_>) -> bool {
        match ground.sets.shape(t) {
            None => false,
            Some(Shape::Constant(value)) => {
                let column = self.add(t);
                self.data[column..column + self.rows].fill(value);
                true
            }
            Some(Shape::Column(variable, values)) => {
                let (variable, ranks) = &ground.ranks[variable];
                let Some(of) = self.known(*variable) else { return false };
                // As many as there are ranks, so that no look-up is checked.
                let mut by_rank = [0; 256];
                by_rank[..values.len()].copy_from_slice(values);
                let out = self.add(t);
                let (operands, out) = self.data.split_at_mut(out);
                for (out, &value) in out.iter_mut().zip(&operands[of..of + self.rows]) {
                    *out = by_rank[usize::from(ranks[usize::from(value as u8)])];
                }
                true
            }
        }
    }

    /// Gives `t` its column if its operands have theirs; otherwise puts them on the stack.
    fn step(&mut self, terms: &Terms, t: TermId) -> Result<bool, NoColumn> {
        let node = terms.node(t);
        let (kind, width) = (node.kind(), node.width());
        if width > WIDEST {
            return Err(NoColumn::Wide);
        }
        match kind {
            Kind::Const => {
                let value = if width <= 64 {
                    node.small().into()
                } else {
                    terms.as_value(t).map_or(0, |value| value.double())
                };
                self.fill(t, width, value);
                return Ok(true);
            }
            Kind::Symbol => unreachable!("the symbols of conditions have values"),
            Kind::Ite => return Ok(self.choose(t, width, node.words)),
            Kind::Read => return self.read(terms, t, node.words[0], TableId(node.word(1))),
            _ => {}
        }
        let first = node.words[0];
        let binary = kind.arity() == 2;
        let last = if binary { node.words[1] } else { first };
        let (upper, from) = (terms.width(first), terms.width(last));
        if upper > WIDEST {
            return Err(NoColumn::Wide);
        }
        let (Some(a), Some(b)) = (self.want(first), self.want(last)) else {
            return Ok(false);
        };
        let out = self.add_of(t, width);
        let (operands, out) = self.data.split_at_mut(out);
        let column = |at: usize| &operands[at..at + self.rows];
        if width.max(upper) <= 64 {
            let (a, b, out) = (column(a), column(b), &mut out[..self.rows]);
            match binary {
                true => compute(kind, width, from, a, b, out),
                false => compute_unary(kind, width, from, a, u64::from(node.word(2)), out),
            }
            return Ok(true);
        }
        let words = |at: usize, width: u32| Words {
            low: column(at),
            high: if width > 64 { column(at + self.room) } else { &[] },
        };
        let (low, high) = out.split_at_mut(self.room);
        let high = if width > 64 { &mut high[..self.rows] } else { &mut [] };
        let out = (&mut low[..self.rows], high);
        let b = if binary { Second::Of(words(b, from)) } else { Second::Is(node.word(2).into()) };
        compute_double(kind, (width, from), &words(a, upper), &b, out);
        Ok(true)
    }

    /// A selection: a side that nobody takes is not looked at.
    fn choose(&mut self, t: TermId, width: u32, [condition, yes, no]: [TermId; 3]) -> bool {
        let Some(c) = self.want(condition) else {
            return false;
        };
        let taken = self.data[c..c + self.rows].iter().filter(|&&holds| holds != 0).count();
        let a = if taken > 0 { self.want(yes) } else { Some(c) };
        let b = if taken < self.rows { self.want(no) } else { Some(c) };
        let (Some(a), Some(b)) = (a, b) else {
            return false;
        };
        let out = self.add_of(t, width);
        let (operands, out) = self.data.split_at_mut(out);
        let column = |at: usize| &operands[at..at + self.rows];
        for word in 0..width.div_ceil(64) as usize {
            // A side that nobody takes may be the condition, which has no second word.
            let of = |side: usize| if side == c { c } else { side + word * self.room };
            let (a, b, out) = (column(of(a)), column(of(b)), &mut out[word * self.room..]);
            for (((out, &holds), &a), &b) in out.iter_mut().zip(column(c)).zip(a).zip(b) {
                // Without a branch, which nothing predicts.
                let yes = u64::from(holds != 0).wrapping_neg();
                *out = a & yes | b & !yes;
            }
        }
        true
    }

    /// A read: elements that nobody hits are not looked at.
    fn read(&mut self, terms: &Terms, t: TermId, index: TermId, table: TableId) -> Result<bool, NoColumn> {
        if terms.width(index) > 64 || terms.width(t) > 64 {
            return Err(NoColumn::Wide);
        }
        let Some(at) = self.want(index) else {
            return Ok(false);
        };
        let elements = terms.table_elems(table);
        let element = |i: u64| elements[usize::try_from(i).unwrap_or(usize::MAX).min(elements.len() - 1)];
        let before = self.stack.len();
        let mut last = None;
        for row in at..at + self.rows {
            let hit = element(self.data[row]);
            if last != Some(hit) && terms.kind(hit) != Kind::Const && self.known(hit).is_none() {
                self.stack.push(hit);
            }
            last = Some(hit);
        }
        if self.stack.len() > before {
            self.cells += self.rows as u64;
            return Ok(false);
        }
        let out = self.add(t);
        for row in 0..self.rows {
            let hit = element(self.data[at + row]);
            self.data[out + row] = match self.known(hit) {
                Some(column) => self.data[column + row],
                None => terms.node(hit).small(),
            };
        }
        Ok(true)
    }
}

/// A binary operator: one loop for each, which the compiler can make vector instructions of.
fn compute(kind: Kind, width: u32, from: u32, a: &[u64], b: &[u64], out: &mut [u64]) {
    macro_rules! loops {
        ($($name:ident)*) => {
            match kind {
                $(Kind::$name => {
                    for ((out, &a), &b) in out.iter_mut().zip(a).zip(b) {
                        *out = small(Kind::$name, width, from, a, b, 0);
                    }
                })*
                _ => {
                    for ((out, &a), &b) in out.iter_mut().zip(a).zip(b) {
                        *out = small(kind, width, from, a, b, 0);
                    }
                }
            }
        };
    }
    loops!(And Or Xor Add Mul Shl Lshr Concat Eq Ult Slt);
}

/// A unary operator, likewise.
fn compute_unary(kind: Kind, width: u32, from: u32, a: &[u64], low: u64, out: &mut [u64]) {
    macro_rules! loops {
        ($($name:ident)*) => {
            match kind {
                $(Kind::$name => {
                    for (out, &a) in out.iter_mut().zip(a) {
                        *out = small(Kind::$name, width, from, a, low, 0);
                    }
                })*
                _ => unreachable!("{kind:?} has more operands"),
            }
        };
    }
    loops!(Not Neg Extract ZeroExtend SignExtend);
}

/// The words of a term's values. One of at most 64 bits has no high ones.
struct Words<'a> {
    low: &'a [u64],
    high: &'a [u64],
}

impl Words<'_> {
    fn get(&self, row: usize) -> u128 {
        u128::from(self.low[row]) | u128::from(self.high.get(row).copied().unwrap_or(0)) << 64
    }
}

/// What an operator on long words has beside its first operand.
enum Second<'a> {
    Of(Words<'a>),
    /// The lowest bit of an extraction.
    Is(u128),
}

/// An operator of which an operand or the result has more than 64 bits.
fn compute_double(
    kind: Kind,
    (width, from): (u32, u32),
    a: &Words<'_>,
    b: &Second<'_>,
    (low, high): (&mut [u64], &mut [u64]),
) {
    for (row, low) in low.iter_mut().enumerate() {
        let b = match b {
            Second::Of(words) => words.get(row),
            Second::Is(value) => *value,
        };
        let value = double(kind, width, from, a.get(row), b, 0);
        *low = value as u64;
        if let Some(high) = high.get_mut(row) {
            *high = (value >> 64) as u64;
        }
    }
}
