//! What the general interpreter does otherwise while a segment is recorded ([`crate::recording`]).
//!
//! Memory that was not written since recording began becomes variables when it is read; variables that are pinned become
//! concrete, with a guard, when they are looked at. Externals and intrinsics see as concrete what was concrete on the path,
//! so that they do what they did there.

use super::call::Vals;
use super::memory::Bytes;
use super::{Done, Exec, Val};
use crate::decision::{DecisionKind, IgnoreDecisions, Lost};
use crate::environment::ExternId;
use crate::machine::Machine;
use crate::recording::{Location, Recording, is_pointer};
use symvm_frontend::program::{Intrinsic, Opnd};
use symvm_solver::{Sym, TermId, Terms};

/// Bytes of one access that become variables.
const MANY: u64 = 1 << 12;

/// Makes variables of memory, outside a run.
pub(crate) fn reveal_at(m: &mut Machine, terms: &mut Terms, address: u64, len: u64) {
    let setting = m.setting.clone();
    Exec::new(m, terms, &mut IgnoreDecisions, &setting).reveal_as(address, len, false);
}

impl Exec<'_> {
    /// A register's value: if it is a pinned variable, it has been looked at.
    #[cold]
    pub(super) fn recorded(&mut self, opnd: Opnd, value: Val) -> Val {
        let recording = self.m.recording.as_mut();
        let Some((recording, bits)) =
            recording.and_then(|r| r.pinned.get(&value.term).copied().map(|bits| (r, bits)))
        else {
            return value;
        };
        pin(recording, self.terms, value.term, bits);
        if let Some(reg) = opnd.as_reg() {
            self.m.frames.set_sym(reg, Sym::NONE);
        }
        Val::concrete(bits)
    }

    /// The range is about to be read.
    #[inline]
    pub fn reveal(&mut self, address: u64, len: u64) {
        if self.m.recording.is_some() {
            self.reveal_as(address, len, true);
        }
    }

    /// The range was written by other means than a store.
    pub fn written(&mut self, address: u64, len: u64) {
        if self.m.recording.is_some() {
            self.m.memory.parts().0.touch(address, len);
        }
    }

    #[cold]
    fn reveal_as(&mut self, address: u64, len: u64, pins: bool) {
        let Some(mut recording) = self.m.recording.take() else { return };
        if len > MANY {
            recording.give_up("an access of many bytes");
        } else if address.checked_add(len).is_some() {
            let end = address + len;
            let mut at = address;
            while at < end {
                at += self.reveal_next(&mut recording, at, end - at, pins);
            }
        }
        self.m.recording = Some(recording);
    }

    /// Makes a variable of what lies at `address`, of at most `len` bytes; answers of how many.
    fn reveal_next(&mut self, recording: &mut Recording, address: u64, len: u64, pins: bool) -> u64 {
        let fresh = |x: &mut Self, bytes: u64| {
            let space = x.m.memory.parts().0;
            (address..address + bytes).all(|at| space.is_untouched(at))
        };
        if !fresh(self, 1) {
            return 1;
        }
        let sizes: [u64; 4] = [8, 4, 2, 1];
        let fits = |&bytes: &u64| bytes <= len && (bytes == len || address.is_multiple_of(bytes));
        for bytes in sizes.into_iter().filter(fits) {
            // Of a long run of bytes words are made where pointers are.
            if bytes == 8 && len > 8 && !self.holds_pointer(address) {
                continue;
            }
            if fresh(self, bytes) && self.name_memory(recording, address, bytes, pins) {
                return bytes;
            }
        }
        recording.give_up("memory that cannot be named");
        1
    }

    fn holds_pointer(&mut self, address: u64) -> bool {
        let word = self.m.memory.load(address, 8);
        word.is_ok_and(|value| is_pointer(self.program, &self.m.memory, value))
    }

    /// Puts a variable in place of bytes. False: nothing was done.
    fn name_memory(&mut self, recording: &mut Recording, address: u64, bytes: u64, pins: bool) -> bool {
        let cells: Option<Vec<_>> = (0..bytes).map(|i| self.m.memory.peek(address + i)).collect();
        let Some(cells) = cells else { return false };
        let values: Bytes = cells.into_iter().map(|cell| self.settle(cell)).collect();
        let width = bytes as u32 * 8;
        let origin = self.assemble(&values, width);
        let location = Location::Memory { address, bytes: bytes as u32 };
        let variable = recording.vocabulary.variable(self.terms, location);
        let Some(symbol) = self.terms.symbol_of(variable) else { return false };
        if !self.m.memory.parts().0.store_whole(address, bytes as usize, Sym::of(variable)) {
            return false;
        }
        let origin_term = self.lift(origin, width);
        recording.origins.insert(symbol, origin_term);
        self.m.scratch.assignment.set(symbol, origin.bits);
        self.m.scratch.evaluator.put(variable, origin.bits);
        let pointer =
            bytes == 8 && !origin.is_symbolic() && is_pointer(self.program, &self.m.memory, origin.bits);
        if pins && pointer {
            pin(recording, self.terms, variable, origin.bits);
            return self.m.memory.store(address, 8, origin.bits).is_ok();
        }
        true
    }

    /// The largest exact window of an access that was at a concrete address on the path: it is pinned. (A condition over all
    /// elements of an array is far larger than one over one of them, and seldom of more use.)
    pub(super) fn recorded_window(&mut self, address: TermId) -> Option<u64> {
        let recording = self.m.recording.as_ref()?;
        (!recording.is_open(self.terms, address)).then_some(0)
    }

    /// Binds a value that was concrete on the path.
    fn bind_recorded(&mut self, value: Val) -> Done<Val> {
        let closed = self
            .m
            .recording
            .as_ref()
            .is_some_and(|r| value.is_symbolic() && !r.is_open(self.terms, value.term));
        if !closed {
            return Ok(value);
        }
        let width = self.terms.width(value.term);
        self.bind_value(value, width, DecisionKind::Concretise { what: Lost::External })?;
        Ok(Val::concrete(value.bits))
    }

    /// The arguments of an external, as it is to see them.
    pub(super) fn record_external(&mut self, id: ExternId, values: &[Val]) -> Done<Vals> {
        if self.m.recording.is_none() {
            return Ok(values.into());
        }
        let plain = self.m.state.env.as_ref().is_some_and(|env| env.is_plain(id));
        if let Some(recording) = self.m.recording.as_mut().filter(|_| !plain) {
            recording.give_up("an external that is no function of the state");
        }
        values.iter().map(|&value| self.bind_recorded(value)).collect()
    }

    /// An external is about to look at memory without deciding anything.
    pub fn peek_recorded(&mut self, address: u64, len: u64) {
        if self.m.recording.is_none() {
            return;
        }
        self.reveal(address, len);
        for (at, cell) in self.m.memory.symbolic_bytes(address, len.min(MANY)) {
            let byte = self.settle(cell);
            let value = Val { bits: self.byte_value(byte).into(), term: byte.term };
            let open = self.m.recording.as_ref().is_none_or(|r| r.is_open(self.terms, byte.term));
            if byte.is_symbolic() && !open {
                let constant = self.terms.constant(8, value.bits);
                let cond = self.terms.eq(value.term, constant);
                if let Some(recording) = &mut self.m.recording {
                    recording.guard(cond, false);
                }
                // It is written where it already is; a fault would have been one before.
                let _ = self.m.memory.store(at, 1, value.bits);
            }
        }
    }

    /// Intrinsics that ask for more than values.
    pub(super) fn record_intrinsic(&mut self, op: Intrinsic, args: &mut Vals) -> Done {
        match op {
            Intrinsic::SetJmp
            | Intrinsic::LongJmp
            | Intrinsic::Unwind
            | Intrinsic::BeginThread
            | Intrinsic::SwitchThread
            | Intrinsic::CycleCounter => {
                if let Some(recording) = &mut self.m.recording {
                    recording.give_up("a jump out of functions, a thread, or a clock");
                }
            }
            Intrinsic::ObjectSize
            | Intrinsic::Undefined
            | Intrinsic::StackRestore
            | Intrinsic::ReturnAddress
            | Intrinsic::FrameAddress => {
                for value in args.iter_mut().filter(|value| value.is_symbolic()) {
                    let width = self.terms.width(value.term);
                    self.bind_value(*value, width, DecisionKind::Concretise { what: Lost::External })?;
                    *value = Val::concrete(value.bits);
                }
            }
            _ => {}
        }
        Ok(())
    }
}

/// A guard says that the variable has this value.
fn pin(recording: &mut Recording, terms: &mut Terms, variable: TermId, bits: u64) {
    let constant = terms.constant(terms.width(variable), bits);
    let cond = terms.eq(variable, constant);
    recording.guard(cond, false);
}
