//! Values that were computed and not yet looked at: a log of operations, from which a term is built once
//! somebody asks.
//!
//! Most of what a program computes from its input is only computed with: sums are added to, words are stored
//! and loaded again. Building a simplified, hash-consed term costs a microsecond; appending what was done to
//! a log costs a hundredth of that. [`Terms::force`] then builds exactly the terms that the constructors
//! would have built at once, operands first.
//!
//! A run that repeats a prefix of another one repeats its operations: the log expects the entry after the one
//! it was last asked for, and looks for others, so that it holds each operation once. (A table of a fixed
//! size that forgets is quicker, but one operation that is forgotten makes all that is computed from it new.)
//! Most operations use what was computed a moment before, so an operation is looked for among the entries
//! just behind its newest operand, which are in the processor's caches and need no index; only those that
//! were logged further behind it are in a hash table.
//!
//! Entries are numbered like terms, and never freed either.

use crate::semantics;
use crate::term::{Kind, TermId};
use crate::terms::Terms;
use crate::value::mask;

/// The bit that tells entries of the log from terms.
const DEFERRED: u32 = 1 << 31;

/// What a value depends on an input by: nothing, a term, or an entry of the log of deferred operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sym(pub u32);

impl Sym {
    /// The value does not depend on any input.
    pub const NONE: Sym = Sym(0);

    /// That term.
    #[must_use]
    pub const fn of(term: TermId) -> Sym {
        Sym(term.0)
    }

    /// There is nothing.
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// There is a term or a deferred operation.
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// Its term has to be asked for ([`Terms::force`]).
    #[must_use]
    pub const fn is_deferred(self) -> bool {
        self.0 & DEFERRED != 0
    }

    /// The term (or [`TermId::NONE`]), unless it is deferred.
    #[must_use]
    pub const fn term(self) -> Option<TermId> {
        if self.is_deferred() { None } else { Some(TermId(self.0)) }
    }

    /// The entry of that number.
    pub(crate) const fn at(entry: usize) -> Sym {
        Sym(entry as u32 | DEFERRED)
    }

    pub(crate) const fn entry(self) -> Option<usize> {
        if self.is_deferred() { Some((self.0 & !DEFERRED) as usize) } else { None }
    }
}

/// An operand: where `sym` is none, a constant.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// What it depends on.
    pub sym: Sym,
    /// Its value under the present input.
    pub bits: u64,
}

macro_rules! operations {
    ($($name:ident $value:expr, $build:expr;)*) => {
        /// An operation that can be deferred, on values of at most 64 bits.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Deferrable { $(#[doc = concat!("As the constructor of that name.")] $name),* }

        impl Deferrable {
            const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The value. `width` is the result's width, `from` that of the last operand; operands are
            /// canonical.
            fn value(self, width: u32, from: u32, a: u64, b: u64) -> u64 {
                type Value = fn(u32, u32, u64, u64) -> u64;
                let raw = match self { $(Self::$name => ($value as Value)(width, from, a, b)),* };
                raw & mask(width)
            }

            /// The term, by the constructors.
            fn build(self, terms: &mut Terms, width: u32, a: TermId, b: TermId) -> TermId {
                type Build = fn(&mut Terms, u32, TermId, TermId) -> TermId;
                match self { $(Self::$name => ($build as Build)(terms, width, a, b)),* }
            }
        }
    };
}

fn small(kind: Kind) -> impl Fn(u32, u32, u64, u64) -> u64 {
    move |width, from, a, b| semantics::small(kind, width, from, a, b, 0)
}

operations! {
    Add |w, f, a, b| small(Kind::Add)(w, f, a, b), |t, _, a, b| t.add(a, b);
    Sub |_, _, a, b| a.wrapping_sub(b), |t, _, a, b| t.sub(a, b);
    Mul |w, f, a, b| small(Kind::Mul)(w, f, a, b), |t, _, a, b| t.mul(a, b);
    Udiv |w, f, a, b| small(Kind::Udiv)(w, f, a, b), |t, _, a, b| t.udiv(a, b);
    Urem |w, f, a, b| small(Kind::Urem)(w, f, a, b), |t, _, a, b| t.urem(a, b);
    Sdiv |w, f, a, b| small(Kind::Sdiv)(w, f, a, b), |t, _, a, b| t.sdiv(a, b);
    Srem |w, f, a, b| small(Kind::Srem)(w, f, a, b), |t, _, a, b| t.srem(a, b);
    Shl |w, f, a, b| small(Kind::Shl)(w, f, a, b), |t, _, a, b| t.shl(a, b);
    Lshr |w, f, a, b| small(Kind::Lshr)(w, f, a, b), |t, _, a, b| t.lshr(a, b);
    Ashr |w, f, a, b| small(Kind::Ashr)(w, f, a, b), |t, _, a, b| t.ashr(a, b);
    And |_, _, a, b| a & b, |t, _, a, b| t.and(a, b);
    Or |_, _, a, b| a | b, |t, _, a, b| t.or(a, b);
    Xor |_, _, a, b| a ^ b, |t, _, a, b| t.xor(a, b);
    Eq |_, _, a, b| u64::from(a == b), |t, _, a, b| t.eq(a, b);
    Ne |_, _, a, b| u64::from(a != b), |t, _, a, b| t.ne(a, b);
    Ult |_, _, a, b| u64::from(a < b), |t, _, a, b| t.ult(a, b);
    Ule |_, _, a, b| u64::from(a <= b), |t, _, a, b| t.ule(a, b);
    Slt |w, f, a, b| small(Kind::Slt)(w, f, a, b), |t, _, a, b| t.slt(a, b);
    Sle |w, f, a, b| 1 ^ small(Kind::Slt)(w, f, b, a), |t, _, a, b| t.sle(a, b);
    Concat |w, f, a, b| small(Kind::Concat)(w, f, a, b), |t, _, a, b| t.concat(a, b);
    Zext |_, _, a, _| a, |t, w, a, _| t.zext(a, w);
    Sext |w, f, a, _| small(Kind::SignExtend)(w, f, a, 0), |t, w, a, _| t.sext(a, w);
    // The lowest bit is the entry's constant.
    Slice |_, _, a, lo| a >> lo, |t, w, a, lo| t.extract(a, lo.0 + w - 1, lo.0);
    Ite |_, _, a, _| a, |_, _, a, _| a;
    Constant |_, _, _, k| k, |t, w, _, _| t.constant(w, 0);
}

/// Which operands are constants.
const SECOND: u8 = 1;
const FIRST: u8 = 2;

/// An entry of 16 bytes: the operation and its first symbolic operand, and the other one or a constant. An
/// `Ite` has its other two in the halves of `rest`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Entry {
    head: u64,
    rest: u64,
}

impl Entry {
    fn new(op: Deferrable, width: u32, from: u32, constants: u8, a: Sym, rest: u64) -> Self {
        debug_assert!((1..=64).contains(&width) && (1..=64).contains(&from));
        let head = u64::from(op as u8)
            | u64::from(width) << 8
            | u64::from(from) << 16
            | u64::from(constants) << 24
            | u64::from(a.0) << 32;
        Self { head, rest }
    }

    fn op(self) -> Deferrable {
        Deferrable::ALL[usize::from(self.head as u8)]
    }

    fn width(self) -> u32 {
        u32::from((self.head >> 8) as u8)
    }

    fn from(self) -> u32 {
        u32::from((self.head >> 16) as u8)
    }

    fn constants(self) -> u8 {
        (self.head >> 24) as u8
    }

    fn first(self) -> Sym {
        Sym((self.head >> 32) as u32)
    }

    /// The symbolic operands; those that are none come last.
    fn operands(self) -> [Sym; 3] {
        let (low, high) = (Sym(self.rest as u32), Sym((self.rest >> 32) as u32));
        match self.op() {
            Deferrable::Ite => [self.first(), low, high],
            _ if self.constants() == 0 => [self.first(), low, Sym::NONE],
            _ => [self.first(), Sym::NONE, Sym::NONE],
        }
    }

    /// The widths at which the first and the second operand are used.
    fn widths(self) -> (u32, u32) {
        match self.op() {
            Deferrable::Concat => (self.width() - self.from(), self.from()),
            _ => (self.from(), self.from()),
        }
    }

    /// The newest operand: entries are greater than terms.
    fn newest(self) -> Sym {
        let [a, b, c] = self.operands();
        Sym(a.0.max(b.0).max(c.0))
    }

    /// A multiplicative hash.
    fn mixed(self) -> u64 {
        const K: u64 = 0x9e37_79b9_7f4a_7c15;
        let a = (self.head ^ self.rest.rotate_left(29)).wrapping_mul(K);
        (a ^ a >> 32 ^ self.rest).wrapping_mul(K)
    }
}

/// log2 of the slots of the hash table at first.
const SMALL_TABLE: u32 = 10;

/// The log of an arena.
pub(crate) struct Deferred {
    entries: Vec<Entry>,
    /// The terms that were built, [`TermId::NONE`] where none was; of the first entries, so many as it has
    /// been needed for.
    forced: Vec<TermId>,
    /// The entry that is expected to be asked for next.
    next: usize,
    /// How many entries the table has: those that are far from their newest operand.
    in_table: usize,
    /// These entries: the hash's lower half and the number, all ones where there is none.
    table: Vec<u64>,
    table_bits: u32,
    /// Entries whose terms are being built.
    stack: Vec<u32>,
}

const NOTHING: u64 = u64::MAX;

/// How many entries behind an operand are looked through before the table, and how many slots before the
/// scattered ones.
const NEAR: usize = 8;

impl Deferred {
    pub(crate) fn new() -> Self {
        Self {
            entries: Vec::new(),
            forced: Vec::new(),
            next: 0,
            in_table: 0,
            table: Vec::new(),
            table_bits: SMALL_TABLE,
            stack: Vec::new(),
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.entries.capacity() * size_of::<Entry>()
            + self.forced.capacity() * size_of::<TermId>()
            + self.table.len() * 8
    }

    /// What the table says of an entry with that hash.
    fn tag(hash: u64, at: usize) -> u64 {
        hash << 32 | at as u64
    }

    /// The entry, whose newest operand is `newest`.
    #[inline]
    fn append(&mut self, entry: Entry, newest: Sym) -> Sym {
        let at = match self.entries.get(self.next) {
            Some(known) if *known == entry => self.next,
            _ => self.look_up(entry, newest),
        };
        self.next = at + 1;
        Sym::at(at)
    }

    #[inline]
    fn look_up(&mut self, entry: Entry, newest: Sym) -> usize {
        if let Some(newest) = newest.entry() {
            let behind = &self.entries[newest + 1..];
            if let Some(place) = behind.iter().take(NEAR).position(|known| *known == entry) {
                return newest + 1 + place;
            }
            if behind.len() < NEAR {
                return self.push(entry);
            }
        }
        self.look_up_in_table(entry, newest)
    }

    #[inline]
    fn push(&mut self, entry: Entry) -> usize {
        let at = self.entries.len();
        assert!(at < DEFERRED as usize - 1, "an arena holds fewer than 2^31 deferred operations");
        self.entries.push(entry);
        at
    }

    /// The term of an entry, if it has been built.
    fn term(&self, entry: usize) -> TermId {
        self.forced.get(entry).copied().unwrap_or(TermId::NONE)
    }

    #[inline(never)]
    fn look_up_in_table(&mut self, entry: Entry, newest: Sym) -> usize {
        if self.in_table * 4 >= self.table.len() * 3 {
            self.grow();
        }
        let hash = entry.mixed();
        match self.probe(entry, newest, hash) {
            Ok(at) => at,
            Err(slot) => {
                let at = self.push(entry);
                self.table[slot] = Self::tag(hash, at);
                self.in_table += 1;
                at
            }
        }
    }

    /// Where an entry is, or the slot for it: one of the first behind its newest operand's number, or else
    /// one behind its hash. Operations in a row have operands in a row, and so they have slots in a row.
    fn probe(&self, entry: Entry, newest: Sym, hash: u64) -> Result<usize, usize> {
        let home = newest.0 as usize;
        // By steps, not one by one: slots in a row are taken in a row.
        let (start, step) = ((hash >> 32) as usize, hash as usize | 1);
        let scattered = (0..).map(|i: usize| start.wrapping_add(i.wrapping_mul(step)));
        for slot in (home..home + NEAR).chain(scattered) {
            let slot = slot & (self.table.len() - 1);
            let known = self.table[slot];
            if known == NOTHING {
                return Err(slot);
            }
            let at = known as u32 as usize;
            if known >> 32 == hash & u64::from(u32::MAX) && self.entries[at] == entry {
                return Ok(at);
            }
        }
        unreachable!("a table is never full")
    }

    #[cold]
    fn grow(&mut self) {
        if !self.table.is_empty() {
            self.table_bits += 1;
        }
        let old = std::mem::replace(&mut self.table, vec![NOTHING; 1 << self.table_bits]);
        for known in old.into_iter().filter(|&known| known != NOTHING) {
            let entry = self.entries[known as u32 as usize];
            if let Err(slot) = self.probe(entry, entry.newest(), entry.mixed()) {
                self.table[slot] = known;
            }
        }
    }
}

impl Terms {
    /// Defers an operation on one or two values. `width` is the result's, `from` the operands' (of a
    /// concatenation: the lower operand's). Operands are cut or extended with zeros as they need to be. At
    /// least one is symbolic.
    #[inline]
    pub fn defer(&mut self, op: Deferrable, width: u32, from: u32, a: Operand, b: Operand) -> Sym {
        debug_assert!(a.sym.is_some() || b.sym.is_some());
        let newest = Sym(a.sym.0.max(b.sym.0));
        let entry = if b.sym.is_none() {
            Entry::new(op, width, from, SECOND, a.sym, b.bits)
        } else if a.sym.is_none() {
            Entry::new(op, width, from, FIRST, b.sym, a.bits)
        } else {
            Entry::new(op, width, from, 0, a.sym, b.sym.0.into())
        };
        self.deferred.append(entry, newest)
    }

    /// Defers `if c then a else b`, with a symbolic condition.
    pub fn defer_ite(&mut self, width: u32, c: Sym, a: Operand, b: Operand) -> Sym {
        debug_assert!(c.is_some());
        let [a, b] = [a, b].map(|o| if o.sym.is_none() { self.defer_constant(width, o.bits) } else { o.sym });
        let rest = u64::from(a.0) | u64::from(b.0) << 32;
        let newest = Sym(a.0.max(b.0).max(c.0));
        self.deferred.append(Entry::new(Deferrable::Ite, width, width, 0, c, rest), newest)
    }

    fn defer_constant(&mut self, width: u32, value: u64) -> Sym {
        let entry = Entry::new(Deferrable::Constant, width, width, SECOND, Sym::NONE, value & mask(width));
        self.deferred.append(entry, Sym::NONE)
    }

    /// How many operations were deferred.
    #[must_use]
    pub fn deferred_len(&self) -> usize {
        self.deferred.entries.len()
    }

    /// About how many bytes terms take wherever they are kept, unlike [`Terms::bytes`]: a term with its share
    /// of the hash table, and of the solver's gates and clauses; a deferred one with its operands and value.
    #[must_use]
    pub fn footprint(&self) -> u64 {
        self.len() as u64 * 128 + self.deferred_len() as u64 * 48 + self.sets.large_bytes()
    }

    /// The width of a value's term.
    #[must_use]
    pub fn sym_width(&self, sym: Sym) -> u32 {
        match sym.entry() {
            Some(entry) => self.deferred.entries[entry].width(),
            None => self.width(TermId(sym.0)),
        }
    }

    /// The term of a value, if it has been built.
    #[must_use]
    pub fn forced(&self, sym: Sym) -> Option<TermId> {
        let term = match sym.entry() {
            Some(entry) => self.deferred.term(entry),
            None => TermId(sym.0),
        };
        term.is_some().then_some(term)
    }

    /// Cuts a term to a width, or extends it with zeros.
    pub fn fit(&mut self, term: TermId, width: u32) -> TermId {
        match self.width(term) {
            w if w == width => term,
            w if w < width => self.zext(term, width),
            _ => self.extract(term, width - 1, 0),
        }
    }

    /// The term of a value that depends on an input; it may turn out to be a constant.
    pub fn force(&mut self, sym: Sym) -> TermId {
        if let Some(term) = sym.term().or_else(|| self.forced(sym)) {
            return term;
        }
        let root = (sym.0 & !DEFERRED) as usize;
        if self.deferred.forced.len() <= root {
            self.deferred.forced.resize(root + 1, TermId::NONE);
        }
        let mut stack = std::mem::take(&mut self.deferred.stack);
        stack.push(root as u32);
        while let Some(&at) = stack.last() {
            let at = at as usize;
            let entry = self.deferred.entries[at];
            let missing = |s: &Sym| s.is_deferred() && self.forced(*s).is_none();
            let wanted = entry.operands().into_iter().filter(missing).map(|s| s.0 & !DEFERRED);
            // Operands are older than what is computed from them: the oldest is built first, as it was
            // executed.
            let before = stack.len();
            stack.extend(wanted);
            if stack.len() > before {
                stack[before..].sort_unstable_by(|a, b| b.cmp(a));
                continue;
            }
            if self.deferred.forced[at].is_none() {
                self.deferred.forced[at] = self.force_entry(entry);
            }
            stack.pop();
        }
        self.deferred.stack = stack;
        self.forced(sym).expect("it has just been built")
    }

    /// The term of an entry whose operands' terms are there.
    fn force_entry(&mut self, entry: Entry) -> TermId {
        let (op, width) = (entry.op(), entry.width());
        let [first, second, third] = entry.operands().map(|s| self.forced(s).unwrap_or(TermId::NONE));
        let (wa, wb) = entry.widths();
        match op {
            Deferrable::Constant => return self.constant(width, entry.rest),
            Deferrable::Slice => {
                let a = self.fit(first, wa);
                return op.build(self, width, a, TermId(entry.rest as u32));
            }
            Deferrable::Ite => {
                let (c, a, b) = (self.fit(first, 1), self.fit(second, width), self.fit(third, width));
                return self.ite(c, a, b);
            }
            _ => {}
        }
        let (a, b) = match entry.constants() {
            SECOND => (self.fit(first, wa), self.constant(wb, entry.rest)),
            FIRST => (self.constant(wa, entry.rest), self.fit(first, wb)),
            _ => (self.fit(first, wa), self.fit(second, wb)),
        };
        op.build(self, width, a, b)
    }

    /// The operands of an entry, to be evaluated.
    pub(crate) fn deferred_operands(&self, at: usize) -> [Sym; 3] {
        self.deferred.entries[at].operands()
    }

    /// The value of an entry whose operands have these values.
    pub(crate) fn deferred_value(&self, at: usize, values: [u64; 3]) -> u64 {
        let entry = self.deferred.entries[at];
        let (width, from, rest) = (entry.width(), entry.from(), entry.rest);
        let (wa, wb) = entry.widths();
        let [first, second, third] = values;
        if entry.op() == Deferrable::Ite {
            return if first & 1 != 0 { second } else { third } & mask(width);
        }
        let (a, b) = match entry.constants() {
            SECOND if entry.op() == Deferrable::Slice => (first & mask(wa), rest),
            SECOND => (first & mask(wa), rest & mask(wb)),
            FIRST => (rest & mask(wa), first & mask(wb)),
            _ => (first & mask(wa), second & mask(wb)),
        };
        entry.op().value(width, from, a, b)
    }
}

#[cfg(test)]
mod tests;
