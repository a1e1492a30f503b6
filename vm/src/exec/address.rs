//! Accesses at symbolic addresses.
//!
//! The access is checked over all values of the address: a decision says "stays within the object of the concrete
//! address", and its other side is open; if the concrete access fails, it says where others [fail
//! alike](crate::memory::Region). Within the object only some offsets are feasible: those in the address's
//! range, with the low bits that are known (the stride). A load becomes one [read](symvm_solver::Op::Read) of a table
//! with a word for each feasible offset; a store changes each feasible byte to an if-then-else.
//!
//! Where many offsets would be feasible, the explorer is asked which addresses the path leaves ([`crate::Sink::values`]). If they
//! are few, only those count, and if there is one the address is bound without a decision.
//!
//! If the window of feasible offsets is too large for that ([`crate::MachineOptions::read_window`]), or the path has spent
//! what it may spend on such accesses ([`crate::windows`]), the address is bound to its concrete value, a decision whose
//! other side is open.

use super::memory::Bytes;
use super::{Done, Exec, Val, mask};
use crate::decision::DecisionKind;
use crate::fault::ObjectKind;
use crate::machine::TableKey;
use crate::memory::{BadAccess, Byte, Cell, Pages};
use smallvec::SmallVec;
use symvm_solver::{TableId, TermId};

/// Feasible offsets that are worth asking which of them the path leaves.
const MANY: u64 = 16;

/// Where an access goes.
pub(crate) enum Place {
    /// To one address.
    At(u64),
    /// Somewhere within a window.
    Window(Window),
}

/// The feasible offsets of an access within an object.
pub(crate) struct Window {
    /// Address of the first feasible offset.
    base: u64,
    /// Distance of feasible offsets, a power of two.
    stride: u64,
    /// Their number, at least two.
    count: u64,
    /// Which one, as a term.
    index: TermId,
    /// Which one the concrete address is.
    chosen: u64,
    /// The bytes never change.
    constant: bool,
    /// Those of them that the path leaves, if that is known.
    places: Option<Vec<u64>>,
    /// Bytes of it may be unaddressable: they exist, and no feasible offset leads to those that must not be accessed.
    pub covered: bool,
}

impl Window {
    /// The end of an access of `len` bytes at the last feasible offset.
    pub fn end(&self, len: u64) -> u64 {
        self.base + (self.count - 1) * self.stride + len
    }
}

impl Exec<'_> {
    /// Checks an access of `len` bytes at `address` over all its values, and says where it goes.
    pub fn bind(&mut self, address: Val, len: u64, write: bool) -> Done<Place> {
        if !address.is_symbolic() || len == 0 {
            return Ok(Place::At(address.bits));
        }
        // A check of this instruction has bound it: a write to anywhere else would be taken for one to here.
        if self.fixed.contains(&address.term) || self.is_bound(address) {
            return Ok(Place::At(address.bits));
        }
        if self.m.memory.has_unsettled()
            && let Some(found) = self.m.memory.unsettled_at(address.bits)
        {
            return self.bind_unsettled(address, len, write, found);
        }
        if let Some(bad) = self.access_fault(address.bits, len, write) {
            let fault = self.m.memory.classify(bad);
            let (failing, first) = self.failing(address, bad);
            // The fault's own side is taken; the explorer may ask for the other.
            self.decide(DecisionKind::Check { fault: fault.kind }, 1, failing)?;
            self.m.state.choose(first);
            return Err(self.fault(fault));
        }
        let Some((base, size)) = self.m.memory.object_at(address.bits) else {
            return Ok(Place::At(address.bits));
        };
        self.follow(address)?;
        let described = self.m.memory.describe(address.bits);
        let constant = described.as_ref().is_some_and(|d| d.kind == ObjectKind::Constant);
        let offset = self.offset_in(address, base);
        let room = size.saturating_sub(len);
        let limit = self.terms.constant(64, room);
        let inside = self.terms.ule(offset, limit);
        if !constant && let Some(values) = self.few_values(address, offset, room) {
            let distance = |&value: &u64| value.wrapping_sub(base);
            if !values.iter().all(|value| distance(value) <= room)
                && let Some(object) = described
            {
                self.decide(DecisionKind::Address { object }, 0, inside)?;
            }
            let offsets: Vec<u64> = values.iter().map(distance).filter(|&offset| offset <= room).collect();
            return Ok(self.few_places(address, base, offset, &offsets));
        }
        if let Some(object) = described {
            if self.is_alone(address, base, room) {
                self.bind_value(address, 64, DecisionKind::Address { object })?;
                self.keep_bound(address);
                return Ok(Place::At(address.bits));
            }
            self.decide(DecisionKind::Address { object }, 0, inside)?;
        }
        self.window(address, base, offset, room, len, write, constant)
    }

    /// Whether the path condition is known to bind the address.
    pub(super) fn is_bound(&self, address: Val) -> bool {
        let (root, distance) = self.terms.split_sum(address.term);
        let bound = self.m.state.windows.bound(root);
        debug_assert!(bound.is_none_or(|value| value.wrapping_add(distance) == address.bits));
        bound.is_some()
    }

    /// The path condition binds the address from here on.
    pub(super) fn keep_bound(&mut self, address: Val) {
        let (root, distance) = self.terms.split_sum(address.term);
        self.m.bill.bind(root, address.bits.wrapping_sub(distance));
    }

    /// Whether the concrete address is the only value of the address within an object, up to `room`: it is one of a few
    /// pointers, out of a table, say, and to say which is simpler than to say where it lies.
    fn is_alone(&self, address: Val, base: u64, room: u64) -> bool {
        let mut alone = true;
        let mut see = |value: u64| alone &= value == address.bits || value.wrapping_sub(base) > room;
        self.terms.visit_values(address.term, &mut see) && alone
    }

    /// All addresses that the path leaves, where they are few and the address itself does not show it.
    fn few_values(&mut self, address: Val, offset: TermId, room: u64) -> Option<Vec<u64>> {
        let (low, high) = self.terms.range(offset);
        let feasible = high.min(room).saturating_sub(low) >> self.fixed_bits(offset);
        if self.m.recording.is_some() || feasible < MANY {
            return None;
        }
        let (root, distance) = self.terms.split_sum(address.term);
        let values = self.sink.values(self.terms, root, self.m.state.steps)?;
        let values: Vec<u64> = values.iter().map(|value| value.wrapping_add(distance)).collect();
        // Where the path is not what its conditions say there is nothing to be known.
        values.contains(&address.bits).then_some(values)
    }

    /// How many low bits of an offset are known.
    fn fixed_bits(&self, offset: TermId) -> u32 {
        let known = self.terms.known_bits(offset);
        (known.zeros | known.ones).trailing_ones().min(12)
    }

    /// An access at one of these offsets.
    fn few_places(&mut self, address: Val, base: u64, offset: TermId, offsets: &[u64]) -> Place {
        let (Some(&first), true) = (offsets.iter().min(), offsets.len() > 1) else {
            self.keep_bound(address);
            return Place::At(address.bits);
        };
        let start = self.terms.constant(64, first);
        let index = self.terms.sub(offset, start);
        let chosen = address.bits.wrapping_sub(base) - first;
        self.m.scratch.evaluator.put(index, chosen);
        let places: Vec<u64> = offsets.iter().map(|offset| offset - first).collect();
        let count = places.iter().max().map_or(1, |last| last + 1);
        Place::Window(Window {
            base: base + first,
            stride: 1,
            count,
            index,
            chosen,
            constant: false,
            places: Some(places),
            covered: false,
        })
    }

    fn offset_in(&mut self, address: Val, base: u64) -> TermId {
        let start = self.terms.constant(64, base);
        self.terms.sub(address.term, start)
    }

    /// The condition that the access fails as it does at the concrete address: no other object, and no other kind of
    /// fault, is on its side. And the first address of the region where it does.
    fn failing(&mut self, address: Val, bad: BadAccess) -> (TermId, u64) {
        let (low, high) = self.terms.range(address.term);
        let region = self.m.memory.fault_region(bad, low, high);
        let mut cond = self.between(address, region.range);
        for range in region.except {
            let elsewhere = self.between(address, range);
            let here = self.terms.not(elsewhere);
            cond = self.terms.and(cond, here);
        }
        (cond, region.range.0)
    }

    /// `first <= address <= last`, as one comparison of the distance from `first`.
    pub(super) fn between(&mut self, address: Val, (first, last): (u64, u64)) -> TermId {
        let distance = self.offset_in(address, first);
        let limit = self.terms.constant(64, last - first);
        self.terms.ule(distance, limit)
    }

    #[allow(clippy::too_many_arguments, reason = "one access, described once")]
    pub(super) fn window(
        &mut self,
        address: Val,
        base: u64,
        offset: TermId,
        room: u64,
        len: u64,
        write: bool,
        constant: bool,
    ) -> Done<Place> {
        let (low, high) = self.terms.range(offset);
        let chosen_offset = address.bits.wrapping_sub(base);
        // The low bits that are known on both sides give the stride and the residue.
        let fixed = self.fixed_bits(offset);
        let stride = 1u64 << fixed;
        let residue = chosen_offset & (stride - 1);
        let round_up = |v: u64| v.saturating_add(residue.wrapping_sub(v) & (stride - 1));
        let first = round_up(low.min(chosen_offset)).min(chosen_offset);
        let last = high.min(room).max(chosen_offset);
        let count = (last - first) / stride + 1;
        if count == 1 {
            return Ok(Place::At(address.bits));
        }
        let options = &self.m.setting.options;
        let mut limit = if write { options.write_window } else { options.read_window };
        if let Some(narrow) = self.recorded_window(address.term) {
            limit = limit.min(narrow);
        }
        let span = (count - 1).saturating_mul(stride).saturating_add(len);
        let exact =
            span <= limit && (constant || self.affords(base + first, span, stride, count, len, write));
        if !exact {
            self.bind_place(address)?;
            return Ok(Place::At(address.bits));
        }
        let start = self.terms.constant(64, first);
        let distance = self.terms.sub(offset, start);
        let bits = 64 - (count - 1).leading_zeros();
        let index = self.terms.extract(distance, fixed + bits - 1, fixed);
        let chosen = (chosen_offset - first) / stride;
        self.m.scratch.evaluator.put(index, chosen);
        Ok(Place::Window(Window {
            base: base + first,
            stride,
            count,
            index,
            chosen,
            constant,
            places: None,
            covered: false,
        }))
    }

    /// Whether an exact access can be paid for. (The tables of constant objects are made once in all.)
    fn affords(&mut self, start: u64, span: u64, stride: u64, count: u64, len: u64, write: bool) -> bool {
        let allowance = self.m.setting.options.window_work;
        let cost = if write { count * len } else { count * len.div_ceil(8) };
        if self.m.state.windows.affords(cost, allowance, self.m.state.steps) {
            return true;
        }
        let key = TableKey { address: start, bits: len as u32 * 8, stride, count };
        let pages = self.m.memory.pages(start, span);
        !write && self.m.state.windows.table(&key, &pages).is_some()
    }

    /// `bits` (up to 64) bits at distance `at` from the start of the access.
    pub fn read_window(&mut self, window: &Window, at: u64, bits: u32) -> Done<Val> {
        let len = bits.div_ceil(8) as usize;
        let start = window.base + at;
        let span = (window.count - 1) * window.stride + len as u64;
        let key = TableKey { address: start, bits, stride: window.stride, count: window.count };
        let chosen = self.load_in(window, start + (window.chosen * window.stride), len)?;
        let concrete = self.assemble(&chosen, bits).bits;
        if let Some(places) = &window.places {
            let term = self.read_places(window, places, start, len, bits)?;
            return Ok(self.both(concrete, term));
        }
        let made = if window.constant { self.m.scratch.tables.get(&key).copied() } else { None };
        let table = match made {
            Some(table) => table,
            None => {
                let pages = self.m.memory.pages(start, span);
                match self.m.state.windows.table(&key, &pages) {
                    Some(table) => table,
                    None => self.tabulate(window, key, pages, span)?,
                }
            }
        };
        let term = self.terms.read(table, window.index);
        Ok(self.both(concrete, term))
    }

    /// The choice among the words at some offsets of a window.
    fn read_places(
        &mut self,
        window: &Window,
        places: &[u64],
        start: u64,
        len: usize,
        bits: u32,
    ) -> Done<TermId> {
        self.m.bill.spend(places.len() as u64);
        let width = self.terms.width(window.index);
        let mut term = None;
        for &place in places {
            let bytes = self.load_in(window, start + place, len)?;
            let word = self.word_term(&bytes, bits);
            let rest = term.unwrap_or(word);
            let number = self.terms.constant(width, place);
            let here = self.terms.eq(window.index, number);
            term = Some(self.terms.ite(here, word, rest));
        }
        Ok(term.expect("a window has places"))
    }

    /// Writes `value` at one of some offsets of a window.
    fn write_places(&mut self, window: &Window, places: &[u64], value: &[Byte]) -> Done {
        self.m.bill.spend((places.len() * value.len()) as u64);
        let width = self.terms.width(window.index);
        for &place in places {
            let mut bytes = self.load_in(window, window.base + place, value.len())?;
            let number = self.terms.constant(width, place);
            let here = self.terms.eq(window.index, number);
            for (byte, &new) in bytes.iter_mut().zip(value) {
                *byte = self.choose(here, place == window.chosen, new, *byte);
            }
            self.m.memory.store_bytes(window.base + place, &bytes).map_err(|bad| self.bad_access(bad))?;
        }
        Ok(())
    }

    /// Bytes of a window.
    fn load_in(&mut self, window: &Window, address: u64, len: usize) -> Done<Bytes> {
        if !window.covered {
            return self.load_bytes(address, len);
        }
        let mut cells: SmallVec<[Cell; 16]> = SmallVec::from_elem(Cell::default(), len);
        self.m.memory.load_prepared(address, &mut cells);
        Ok(cells.into_iter().map(|cell| self.settle(cell)).collect())
    }

    /// The table of the words of a window.
    fn tabulate(&mut self, window: &Window, key: TableKey, pages: Pages, span: u64) -> Done<TableId> {
        let bytes = self.load_in(window, key.address, span as usize)?;
        let len = key.bits.div_ceil(8) as usize;
        let mut words = Vec::with_capacity(window.count as usize);
        let mut plain = true;
        for k in 0..window.count {
            let from = (k * window.stride) as usize;
            let word = &bytes[from..from + len];
            plain &= word.iter().all(|b| !b.is_symbolic());
            words.push(self.word_term(word, key.bits));
        }
        let table = self.terms.table(&words);
        if window.constant && plain {
            self.m.scratch.tables.insert(key, table);
        } else {
            self.m.bill.spend(window.count);
            self.m.bill.keep(key, pages, table);
        }
        Ok(table)
    }

    fn word_term(&mut self, bytes: &[Byte], bits: u32) -> TermId {
        if bytes.iter().any(|b| b.is_symbolic()) {
            return self.assemble_term(bytes, bits);
        }
        let value = bytes.iter().rev().fold(0u64, |v, b| v << 8 | u64::from(b.value));
        self.terms.constant(bits, value & mask(bits))
    }

    /// Writes `value` at the start of the access.
    pub fn write_window(&mut self, window: &Window, value: &[Byte]) -> Done {
        if let Some(places) = &window.places {
            return self.write_places(window, places, value);
        }
        let span = (window.count - 1) * window.stride + value.len() as u64;
        self.m.bill.spend(window.count * value.len() as u64);
        let mut bytes: Bytes = self.load_in(window, window.base, span as usize)?;
        let places = self.m.scratch.conditions.counted(self.terms, window.index, window.count);
        for (k, &here) in (0..).zip(places.iter()) {
            let from = (k * window.stride) as usize;
            for (j, &new) in value.iter().enumerate() {
                bytes[from + j] = self.choose(here, k == window.chosen, new, bytes[from + j]);
            }
        }
        if window.covered {
            self.m.memory.store_prepared(window.base, &bytes);
            return Ok(());
        }
        self.m.memory.store_bytes(window.base, &bytes).map_err(|bad| self.bad_access(bad))
    }

    /// The byte `if cond then a else b`.
    fn choose(&mut self, cond: TermId, holds: bool, a: Byte, b: Byte) -> Byte {
        if a == b {
            return a;
        }
        let [va, vb] = [self.byte_value(a), self.byte_value(b)];
        let lift = |byte: Byte| Val { bits: u64::from(byte.value), term: byte.term };
        let (ta, tb) = (self.lift(lift(a), 8), self.lift(lift(b), 8));
        let term = self.terms.ite(cond, ta, tb);
        let chosen = if holds { va } else { vb };
        match self.both(u64::from(chosen), term) {
            v if v.is_symbolic() => Byte::symbolic(v.term),
            _ => Byte::concrete(chosen),
        }
    }
}
