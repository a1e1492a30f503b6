//! What an external may do: the services of the machine.
//!
//! Addresses and sizes may be symbolic; the services check them over all values and bind them as the machine does for
//! the program's own accesses. Everything that may decide does so before it changes anything.

mod heap;

use crate::decision::{DecisionKind, Lost};
use crate::environment::{Trap, Value};
use crate::exec::{Exec, Stop, Val, Wide};
use crate::fault::FaultKind;
use crate::float::Operation;
use crate::machine::loc_at;
use crate::memory::{Byte, Memory};
use crate::objects::Among;
use crate::options::MachineOptions;
use crate::outcome::{Outcome, StackEntry, ThreadStack};
use crate::state::State;
use smallvec::SmallVec;
use symvm_frontend::program::{FuncId, LocId, Program};
use symvm_solver::{BvValue, TermId, Terms};

/// About what a symbolic byte takes: a term, its name, its value, its place in memory.
const BYTES_PER_SYMBOL: u64 = 128;

/// The descriptor under which remarks stand among a path's output; the program has none of this number.
pub const REMARK: u32 = u32::MAX;

/// Remarks of a path that are kept without its output.
const REMARKS: usize = 64;

/// The result of a service.
pub type Served<T = ()> = Result<T, Trap>;

/// The machine as an external sees it.
pub struct Context<'a> {
    exec: Exec<'a>,
    callee: FuncId,
}

fn trap(stop: Stop) -> Trap {
    match stop {
        Stop::End(outcome) => Trap::End(outcome),
        Stop::Symbolic => Trap::Unsupported("an external met symbolic data in the concrete lane".into()),
    }
}

fn val(value: Value) -> Val {
    Val { bits: value.bits, term: value.term }
}

impl<'a> Context<'a> {
    pub(crate) fn new(exec: Exec<'a>, callee: FuncId) -> Self {
        Self { exec, callee }
    }

    /// What it was executed by.
    pub(crate) fn finish(self) -> Exec<'a> {
        self.exec
    }

    // ---- where and what -----------------------------------------------------------------------------------------

    /// The program.
    pub fn program(&self) -> &'a Program {
        self.exec.program
    }

    /// The machine's settings.
    pub fn options(&self) -> &MachineOptions {
        self.exec.m.options()
    }

    /// The name of the external.
    pub fn name(&self) -> &'a str {
        &self.exec.program.functions[self.callee.index()].name
    }

    /// Widths of the external's result, by scalar leaf.
    pub fn result_widths(&self) -> &'a [u16] {
        &self.exec.program.functions[self.callee.index()].ret_widths
    }

    /// The function that called.
    pub fn caller(&self) -> FuncId {
        self.exec.m.frames.top_frame().func
    }

    /// Where the call is.
    pub fn loc(&self) -> LocId {
        self.exec.loc()
    }

    /// Where the program under test is: the innermost place outside the C library, else [`Context::loc`].
    pub fn user_loc(&self) -> LocId {
        let mut frames = self.exec.m.frames.iter();
        let user = frames.find(|(frame, _)| !self.exec.program.functions[frame.func.index()].library);
        user.map_or_else(|| self.loc(), |(frame, pc)| loc_at(self.exec.program, frame.func, pc))
    }

    /// The call stack, innermost first.
    pub fn stack(&self) -> Vec<StackEntry> {
        self.exec.m.stack()
    }

    /// The call stacks of the other threads.
    pub fn other_stacks(&self) -> Vec<ThreadStack> {
        self.exec.m.other_stacks()
    }

    /// Instructions executed so far: a deterministic clock.
    pub fn steps(&self) -> u64 {
        self.exec.m.steps()
    }

    /// Inputs are plain bytes in this run.
    pub fn concrete_only(&self) -> bool {
        self.exec.m.setting.options.concrete_only
    }

    /// The arena, to build terms.
    pub fn terms(&mut self) -> &mut Terms {
        self.exec.terms
    }

    /// A value from a term of up to 64 bits; its concrete half is computed.
    pub fn value_of(&mut self, term: TermId) -> Value {
        let width = self.exec.terms.width(term) as u16;
        let bits = self.exec.m.evaluate(self.exec.terms, term);
        let Val { bits, term } = self.exec.both(bits, term);
        Value { bits, term, width }
    }

    /// The term of a value.
    pub fn lift(&mut self, value: Value) -> TermId {
        self.exec.lift(val(value), value.width.into())
    }

    /// The memory, to look at without decisions.
    pub fn memory(&self) -> &Memory {
        &self.exec.m.memory
    }

    /// A trap for an error of the program.
    pub fn finding(&self, kind: FaultKind, message: impl Into<String>) -> Trap {
        Trap::Finding(kind, message.into())
    }

    /// A value's concrete half, for what depends on it without a decision: text that people read.
    pub fn observe(&mut self, value: Value) -> u64 {
        self.exec.m.state.observed |= value.is_symbolic();
        self.exec.m.state.steps_vary = true;
        value.bits
    }

    /// Whether a value is symbolic, for who goes on otherwise with one that is. (Where it is a number to one machine it may be none
    /// to another, whose terms are simplified in another order.)
    pub fn looks_symbolic(&mut self, value: Value) -> bool {
        self.exec.m.state.steps_vary = true;
        value.is_symbolic()
    }

    // ---- decisions ----------------------------------------------------------------------------------------------

    /// Binds a value to its concrete one; the loss is written down.
    pub fn concretise(&mut self, value: Value, what: Lost) -> Served<u64> {
        self.exec.concretise(val(value), value.width.into(), what).map_err(trap)
    }

    /// An operation on floats (and integers) of up to 64 bits: exact as far as the program's own are, else of the values bound to
    /// their concrete ones.
    pub fn float(&mut self, operation: Operation, args: &[Value]) -> Served<Value> {
        let width = operation.width() as u16;
        if args.iter().any(|arg| arg.is_symbolic()) {
            let wide = |v: &Value| Wide { value: BvValue::from_u64(v.width.into(), v.bits), term: v.term };
            let wide: SmallVec<[Wide; 3]> = args.iter().map(wide).collect();
            if let Some(result) = self.exec.float(operation, &wide) {
                let Val { bits, term } = self.exec.both(result.value.low(), result.term);
                return Ok(Value { bits, term, width });
            }
        }
        let mut patterns = SmallVec::<[u128; 3]>::new();
        for &arg in args {
            patterns.push(self.concretise(arg, Lost::Float)?.into());
        }
        Ok(Value::concrete(operation.compute(&patterns) as u64, width))
    }

    /// Writes a loss down that no value was bound for (an effect that the world leaves out).
    pub fn lose(&mut self, what: Lost) {
        self.lose_noted(what, "");
    }

    /// The same, with what more there is to say.
    pub fn lose_noted(&mut self, what: Lost, note: &str) {
        let loc = self.user_loc();
        self.exec.m.losses_mut().add(what, loc, &[], note);
    }

    /// Binds a size.
    pub fn bind_size(&mut self, value: Value) -> Served<u64> {
        self.exec.bind_size(val(value), value.width.into()).map_err(trap)
    }

    /// Binds the length of accesses at these addresses (`true`: of writes): of the lengths that lead out of what lies there one is
    /// enough.
    pub fn bind_length(&mut self, len: Value, places: &[(Value, bool)]) -> Served<u64> {
        let places: SmallVec<[_; 2]> = places.iter().map(|&(address, write)| (val(address), write)).collect();
        self.exec.bind_length(val(len), len.width.into(), &places).map_err(trap)
    }

    /// Binds the address of an access of `len` bytes, checked over all its values within its object.
    pub fn bind_address(&mut self, address: Value, len: u64, write: bool) -> Served<u64> {
        self.exec.bind_in_object(val(address), len, write).map_err(trap)
    }

    /// Binds a pointer that is not accessed here (to be freed, say).
    pub fn bind_pointer(&mut self, address: Value) -> Served<u64> {
        self.exec.bind_place(val(address)).map_err(trap)
    }

    /// The program assumes that `condition` (of any width) is not zero. Checked when the external is done.
    pub fn assume(&mut self, condition: Value) {
        let mut one_bit = Value::concrete(u64::from(condition.bits != 0), 1);
        if condition.is_symbolic() {
            let zero = self.exec.terms.constant(condition.width.into(), 0);
            let term = self.lift(condition);
            let holds = self.exec.terms.ne(term, zero);
            let Val { bits, term } = self.exec.both(one_bit.bits, holds);
            one_bit = Value { bits, term, width: 1 };
        }
        self.exec.m.state.assumptions.push(one_bit);
    }

    /// A check of the external's own: side 0 is `fine`. Ends the path with a finding if it does not hold.
    pub fn check(&mut self, kind: FaultKind, fine: Value, message: &str) -> Served {
        if fine.is_symbolic() {
            let term = self.exec.lift(val(fine), 1);
            self.exec.check(kind, term, fine.bits != 0).map_err(trap)?;
        }
        if fine.bits == 0 { Err(self.finding(kind, message)) } else { Ok(()) }
    }

    /// Lets the explorer see a choice between a true and a false condition, as a branch without a place in the program.
    pub fn choose(&mut self, condition: Value) -> Served<bool> {
        let holds = condition.bits != 0;
        if condition.is_symbolic() {
            let constant = self.exec.terms.constant(condition.width.into(), condition.bits);
            let cond = self.exec.terms.eq(condition.term, constant);
            let kind = DecisionKind::Size { value: condition.bits };
            self.exec.decide(kind, 0, cond).map_err(trap)?;
        }
        Ok(holds)
    }

    // ---- memory -------------------------------------------------------------------------------------------------

    /// Reads `width` bits (up to 64), little-endian.
    pub fn read_value(&mut self, address: Value, width: u16) -> Served<Value> {
        let bytes = self.read(address, u64::from(width).div_ceil(8))?;
        let Val { bits, term } = self.exec.assemble(&bytes, width.into());
        Ok(Value { bits, term, width })
    }

    /// Reads bytes with their terms; a symbolic address is bound.
    pub fn read(&mut self, address: Value, len: u64) -> Served<Vec<Byte>> {
        let address = self.bind_address(address, len, false)?;
        let bytes =
            self.exec.load_bytes(address, usize::try_from(len).unwrap_or(usize::MAX)).map_err(trap)?;
        Ok(bytes.into_vec())
    }

    /// The concrete half of a byte.
    pub fn byte_value(&mut self, byte: Byte) -> u8 {
        self.exec.byte_value(byte)
    }

    /// Reads bytes and binds the symbolic ones.
    pub fn read_bytes(&mut self, address: Value, len: u64, what: Lost) -> Served<Vec<u8>> {
        let bytes = self.read(address, len)?;
        bytes.into_iter().map(|byte| self.bind_byte(byte, what)).collect()
    }

    fn bind_byte(&mut self, byte: Byte, what: Lost) -> Served<u8> {
        let bits = u64::from(self.exec.byte_value(byte));
        self.concretise(Value { bits, term: byte.term, width: 8 }, what).map(|b| b as u8)
    }

    /// A C string without its terminator; symbolic bytes are bound.
    pub fn read_cstr(&mut self, address: Value) -> Served<Vec<u8>> {
        let start = self.bind_address(address, 1, false)?;
        let mut text = Vec::new();
        loop {
            let at = Value::word(start.wrapping_add(text.len() as u64));
            match self.read_bytes(at, 1, Lost::External)?.first() {
                Some(0) | None => return Ok(text),
                Some(&byte) => text.push(byte),
            }
        }
    }

    /// A C string for people (names, messages): invalid UTF-8 is replaced.
    pub fn read_text(&mut self, address: Value) -> Served<String> {
        Ok(String::from_utf8_lossy(&self.read_cstr(address)?).into_owned())
    }

    /// Writes a value of up to 64 bits, little-endian.
    pub fn write_value(&mut self, address: Value, value: Value) -> Served {
        let mut bytes = SmallVec::new();
        self.exec.split(val(value), value.width.into(), &mut bytes);
        self.write(address, &bytes)
    }

    /// Writes bytes, terms and all, at an address that may be symbolic.
    pub fn write(&mut self, address: Value, bytes: &[Byte]) -> Served {
        self.exec.store_at(val(address), bytes).map_err(trap)?;
        self.exec.m.dirty = true;
        Ok(())
    }

    /// Writes concrete bytes.
    pub fn write_bytes(&mut self, address: Value, bytes: &[u8]) -> Served {
        let bytes: Vec<Byte> = bytes.iter().map(|&b| Byte::concrete(b)).collect();
        self.write(address, &bytes)
    }

    /// `memmove` (or, if overlaps are an error, `memcpy`).
    pub fn copy(&mut self, to: Value, from: Value, len: Value, overlap_ok: bool) -> Served {
        let len = self.bind_length(len, &[(from, false), (to, true)])?;
        self.exec.copy(val(to), val(from), len, overlap_ok).map_err(trap)?;
        self.exec.m.dirty = true;
        Ok(())
    }

    /// `memset`; `byte` is cut to 8 bits.
    pub fn fill(&mut self, to: Value, byte: Value, len: Value) -> Served {
        let len = self.bind_length(len, &[(to, true)])?;
        let term = self.exec.lift(val(byte), 8);
        let byte = match self.value_of(term) {
            v if v.is_symbolic() => Byte::symbolic(v.term),
            v => Byte::concrete(v.bits as u8),
        };
        self.exec.fill(val(to), byte, len).map_err(trap)?;
        self.exec.m.dirty = true;
        Ok(())
    }

    /// Some byte of the range depends on an input. (False for ranges that are no memory.)
    pub fn is_symbolic(&mut self, address: u64, len: u64) -> bool {
        self.exec.peek_recorded(address, len);
        let cells = self.exec.m.memory.symbolic_bytes(address, len);
        cells.into_iter().any(|(_, cell)| self.exec.settle(cell).is_symbolic())
    }

    /// One byte, if it is addressable: as it is, and whether it is symbolic, as for [`Self::looks_symbolic`].
    pub fn peek(&mut self, address: u64) -> Served<Option<Byte>> {
        self.exec.peek_recorded(address, 1);
        self.exec.m.state.steps_vary = true;
        self.exec.reach(address, 1).map_err(trap)?;
        let cell = self.exec.m.memory.peek(address);
        Ok(cell.map(|cell| self.exec.settle(cell)))
    }

    /// The byte was written, as far as `--check uninit` knows; without that it is said to be.
    pub fn counts_as_written(&mut self, address: u64) -> bool {
        self.exec.peek_recorded(address, 1);
        let m = &self.exec.m;
        m.state.shadow.is_none() || m.memory.first_uninitialised(address, 1).is_none()
    }

    // ---- inputs -------------------------------------------------------------------------------------------------

    /// Makes `len` bytes an input object called `name` (or `name_1`, … if the path has one already).
    pub fn make_symbolic(&mut self, address: Value, len: Value, name: &str) -> Served {
        let len = self.bind_size(len)?;
        let address = self.bind_address(address, len, true)?;
        self.exec
            .m
            .memory
            .check_range(address, len, true)
            .map_err(|bad| Trap::Fault(Box::new(self.exec.m.memory.classify(bad))))?;
        let each = if self.concrete_only() { 1 + size_of::<Byte>() as u64 } else { BYTES_PER_SYMBOL };
        self.exec.room_for(len.saturating_mul(each)).map_err(trap)?;
        let bytes = self.input_bytes(name, len);
        self.write(Value::word(address), &bytes)
    }

    /// A new input object of `len` bytes, not (yet) anywhere in memory.
    pub fn input_bytes(&mut self, name: &str, len: u64) -> Vec<Byte> {
        self.input_object(name, len, None)
    }

    fn input_object(&mut self, name: &str, len: u64, among: Option<Among>) -> Vec<Byte> {
        self.exec.m.dirty = true;
        let m = &mut *self.exec.m;
        let options = &m.setting.options;
        let terms = if options.concrete_only { None } else { Some(&mut *self.exec.terms) };
        let len = usize::try_from(len).unwrap_or(usize::MAX);
        let (object, bytes) = {
            let State { objects, steps, defaults, .. } = &mut m.state;
            objects.create(*steps, name, (len, among), terms, &m.input, *defaults)
        };
        if object.terms.is_empty() {
            return bytes.into_iter().map(Byte::concrete).collect();
        }
        for (&term, &byte) in object.terms.iter().zip(&bytes) {
            if let Some(symbol) = self.exec.terms.symbol_of(term) {
                m.scratch.assignment.set(symbol, byte.into());
            }
            m.scratch.evaluator.put(term, byte.into());
        }
        object.terms.iter().map(|&term| Byte::symbolic(term)).collect()
    }

    /// A new input value of `width` bits (up to 64), little-endian in its object.
    pub fn symbolic_value(&mut self, width: u16, name: &str) -> Value {
        self.symbolic_value_among(width, name, None)
    }

    /// The same, and one of these where the input says nothing.
    pub fn symbolic_value_among(&mut self, width: u16, name: &str, among: Option<Among>) -> Value {
        let bytes = self.input_object(name, u64::from(width).div_ceil(8), among);
        let Val { bits, term } = self.exec.assemble(&bytes, width.into());
        Value { bits, term, width }
    }

    /// Tells whoever replays the path without a machine: an object of these bytes, whatever the input says.
    pub fn tell(&mut self, name: &str, bytes: &[u8]) {
        self.exec.m.dirty = true;
        let State { objects, steps, .. } = &mut self.exec.m.state;
        objects.tell(*steps, name, bytes);
    }

    // ---- output -------------------------------------------------------------------------------------------------

    /// Appends to what the path wrote to a descriptor (kept with [`MachineOptions::keep_output`]).
    pub fn output(&mut self, fd: u32, bytes: &[u8]) {
        if self.exec.m.setting.options.keep_output {
            self.exec.m.dirty = true;
            self.exec.m.state.output.push_back((fd, bytes.into()));
        }
    }

    /// Says something to who explores, in the name of the modelling interfaces: a line among the path's output, under
    /// [`REMARK`], which is kept in any case. Where no output is, a path has so many of them and then no more.
    pub fn remark(&mut self, line: &str) {
        let m = &mut *self.exec.m;
        if m.setting.options.keep_output || m.state.output.len() < REMARKS {
            m.dirty = true;
            m.state.output.push_back((REMARK, line.as_bytes().into()));
        }
    }

    /// Ends the run for a reason of the environment's.
    pub fn end(&self, outcome: Outcome) -> Trap {
        Trap::End(Box::new(outcome))
    }
}
