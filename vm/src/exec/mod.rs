//! The interpreter: one loop, monomorphised for two lanes.
//!
//! The concrete lane ([`Concrete`]) is a plain interpreter over 64-bit slots. The concolic lane ([`Concolic`]) carries
//! a term beside each slot. Every instruction's meaning is written once, generic over [`Lane`]; what a handler does for
//! terms vanishes from the concrete lane at compile time. A concrete handler that meets something symbolic answers
//! [`Stop::Symbolic`] before it has changed anything: the frame changes lanes and the instruction starts again.
//!
//! Within one instruction, effects come after decisions. So a snapshot taken at any of its decisions resumes by
//! executing it again, the decisions already passed being skipped.

mod address;
mod astray;
mod atomic;
mod bits;
mod bulk;
pub(crate) mod call;
mod checked;
mod conditions;
mod control;
mod dispatch;
mod exit;
mod float;
mod int;
mod intrinsic;
mod jump;
mod lane;
mod memory;
mod recorded;
mod threads;
mod unsettled;
mod unwind;
mod variadic;
mod wide;

pub(crate) use bits::{compute as bit, parts as overflow_parts, shifted};
pub(crate) use conditions::Conditions;
pub(crate) use int::{compare, compute, fits, ordered};
pub(crate) use lane::{Concolic, Concrete, Lane, Val, mask, sign_extend};
pub(crate) use recorded::reveal_at;
pub(crate) use threads::GIVE_WAY;
pub(crate) use wide::Wide;

use crate::decision::{Decision, DecisionKind, Flow, Lost, Sink};
use crate::fast;
use crate::fault::FaultKind;
use crate::frames::Frame;
use crate::machine::{Machine, Setting};
use crate::memory::{BadAccess, Fault};
use crate::outcome::{Finding, Outcome, Unsupported};
use smallvec::SmallVec;
use std::sync::atomic::Ordering;
use symvm_frontend::program::{FuncId, Function, LocId, Program};
use symvm_solver::clock::now;
use symvm_solver::{TermId, Terms};

/// How often limits and the stop flag are looked at, in instructions.
const POLL: u64 = 1 << 16;
/// The same where memory is short.
const POLL_OFTEN: u64 = 1 << 10;
/// Memory that instructions take on average at most, in bytes: a loop needs two or more for each page that it makes symbolic.
const STEP_TAKES: u64 = 1 << 12;

/// Why an instruction did not finish.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The frame must change to the concolic lane and execute the instruction again.
    Symbolic,
    /// The run is over.
    End(Box<Outcome>),
}

pub(crate) type Done<T = ()> = Result<T, Stop>;

/// Where to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// With the next instruction.
    Step,
    /// With the instruction at this place.
    Goto(u32),
    /// In another frame, which knows its place.
    Frame,
    /// With the next instruction, after checking the assumptions an external has made.
    Settle,
}

/// A machine that runs, with what it was given for the run.
pub(crate) struct Exec<'a> {
    pub m: &'a mut Machine,
    pub terms: &'a mut Terms,
    pub sink: &'a mut dyn Sink,
    pub program: &'a Program,
    /// What the machine was made with.
    pub setting: &'a Setting,
    /// Terms fixed by a decision of the current instruction: their registers become concrete when it is done.
    pub fixed: SmallVec<[TermId; 2]>,
    /// When limits are looked at next, by the number of instructions.
    pub(super) poll_at: u64,
}

/// Runs a machine to the end of its path.
pub(crate) fn run(m: &mut Machine, terms: &mut Terms, sink: &mut dyn Sink) -> Outcome {
    let setting = m.setting.clone();
    let mut exec = Exec::new(m, terms, sink, &setting);
    match exec.drive() {
        Stop::End(outcome) => *outcome,
        Stop::Symbolic => unreachable!("drive handles a change of lanes"),
    }
}

impl<'a> Exec<'a> {
    pub fn new(
        m: &'a mut Machine,
        terms: &'a mut Terms,
        sink: &'a mut dyn Sink,
        setting: &'a Setting,
    ) -> Self {
        Self { m, terms, sink, program: &setting.program, setting, fixed: SmallVec::new(), poll_at: 0 }
    }

    fn drive(&mut self) -> Stop {
        if let Err(stop) = self.check_assumptions() {
            return stop;
        }
        loop {
            if self.m.frames.is_empty()
                && let Err(stop) = self.next_function()
            {
                return stop;
            }
            if self.m.recording.is_some() {
                self.m.frames.make_symbolic();
            }
            let symbolic = self.m.frames.top_frame().symbolic;
            let result = if symbolic { self.run_lane::<Concolic>() } else { self.run_lane::<Concrete>() };
            match result {
                Ok(()) => {}
                Err(Stop::Symbolic) => self.m.frames.make_symbolic(),
                Err(end) => return end,
            }
        }
    }

    /// Executes until the top frame belongs to the other lane or none is left.
    fn run_lane<L: Lane>(&mut self) -> Done {
        let program = self.program;
        let checks = self.m.setting.options.checks;
        while !self.m.frames.is_empty() && self.m.frames.top_frame().symbolic == L::CONCOLIC {
            let function = &program.functions[self.m.frames.top_frame().func.index()];
            match checks.per_instruction() {
                true => self.run_frame::<L, true>(function)?,
                false => self.run_frame::<L, false>(function)?,
            }
        }
        Ok(())
    }

    /// Executes the top frame until another frame is on top, with or without checks on each instruction.
    fn run_frame<L: Lane, const CHECKED: bool>(&mut self, function: &Function) -> Done {
        let code = &function.code[..];
        let setting = self.setting;
        let top = self.m.frames.top_frame().func;
        let quick = match self.m.recording {
            None => setting.fast.function(self.program, &setting.options, top),
            Some(_) => None,
        };
        let mut pc = self.m.frames.pc;
        loop {
            if quick.is_some() && (!CHECKED || fast::is_clean(self.m)) {
                let moved;
                (pc, moved) = fast::run::<L, CHECKED>(self.m, self.terms, setting, pc, self.poll_at);
                if moved {
                    self.m.frames.pc = pc;
                    return Ok(());
                }
            }
            self.m.frames.pc = pc;
            if self.m.state.steps >= self.poll_at {
                self.poll()?;
                if self.preempt()? {
                    return Ok(());
                }
                if L::CONCOLIC && quick.is_some() {
                    continue;
                }
            }
            let inst = &code[pc as usize];
            if L::CONCOLIC
                && !CHECKED
                && quick.is_some_and(|quick| self.m.state.steps + quick.longest >= self.poll_at)
                && fast::alone(self.m, self.terms, setting, inst)
            {
                // So close to a limit the fast interpreter does nothing; that is no reason to build terms.
                self.m.state.steps += 1;
                pc += 1;
                continue;
            }
            let noted = if CHECKED { Some(checked::before::<L>(self, function, inst)?) } else { None };
            let next = dispatch::execute::<L>(self, function, inst)?;
            self.m.state.steps += 1;
            if let Some(noted) = noted {
                checked::after(self, noted);
            }
            if L::CONCOLIC && !self.fixed.is_empty() {
                self.forget_fixed();
            }
            if L::CONCOLIC && !self.m.bill.is_empty() {
                self.m.state.windows.book(&mut self.m.bill);
            }
            match next {
                Next::Step => pc += 1,
                Next::Goto(target) => pc = target,
                Next::Frame => return Ok(()),
                Next::Settle => {
                    pc += 1;
                    self.m.frames.pc = pc;
                    self.check_assumptions()?;
                    // An external's symbolic result takes the frame to the other lane.
                    if self.m.frames.top_frame().symbolic != L::CONCOLIC {
                        return Ok(());
                    }
                }
            }
        }
    }

    #[cold]
    fn forget_fixed(&mut self) {
        for term in std::mem::take(&mut self.fixed) {
            let value = self.m.evaluate(self.terms, term);
            let width = self.terms.width(term);
            let terms = &mut *self.terms;
            self.m.frames.forget(|sym, bits| match terms.forced(sym) {
                Some(known) => known == term,
                // Whether it is the same term is only worth asking if it may be.
                None => bits == value && terms.sym_width(sym) == width && terms.force(sym) == term,
            });
        }
    }

    /// The heap has grown: if the run pauses for that, it does so before the next instruction, whenever limits are looked at else.
    pub fn heap_grew(&mut self) {
        self.m.most_heap = self.m.most_heap.max(self.m.memory.heap_bytes());
        if self.m.is_beyond_heap() {
            self.poll_at = 0;
        }
    }

    #[cold]
    fn poll(&mut self) -> Done {
        let options = &self.m.setting.options;
        let steps = self.m.state.steps;
        let limit = self.m.step_limit().min(self.m.pause);
        if steps >= limit || self.m.is_beyond_heap() {
            return Err(self.end(Outcome::StepLimit));
        }
        // The program's own limit is about its memory; what all paths' terms take is the campaign's affair.
        let memory = self.m.memory_used();
        let used = memory.saturating_add(self.terms.footprint());
        let own = options.max_memory.unwrap_or(u64::MAX).checked_sub(memory);
        let Some(room) = own.and_then(|own| Some(own.min(self.sink.room(used)?))) else {
            return Err(self.end(Outcome::MemoryLimit));
        };
        self.check_time()?;
        // Where memory is short an instruction may take a page of it.
        let soon = (room / STEP_TAKES).clamp(POLL_OFTEN, POLL);
        self.poll_at = limit.min(steps.saturating_add(soon)).min(self.turn_ends());
        Ok(())
    }

    /// Ends the path if it is to stop, or its time is up.
    #[cold]
    fn check_time(&self) -> Done {
        let options = &self.m.setting.options;
        let stopped = options.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed));
        match stopped || options.deadline.get().is_some_and(|&end| now() >= end) {
            true => Err(self.end(Outcome::Stopped)),
            false => Ok(()),
        }
    }

    /// Calls the next function of the queue: a constructor, the entry, a destructor.
    fn next_function(&mut self) -> Done {
        let setting = self.m.setting.clone();
        if !self.m.state.has_entry {
            let wanted = setting.options.entry.as_deref().unwrap_or("main");
            return Err(self.unsupported(format!("the program has no function '{wanted}' to start with")));
        }
        let Some(&func) = setting.queue.get(self.m.state.next_in_queue) else {
            let code = self.m.state.exit_code;
            return Err(self.exit(code));
        };
        self.m.state.next_in_queue += 1;
        if self.program.functions[func.index()].is_external() {
            let name = &self.program.functions[func.index()].name;
            return Err(
                self.unsupported(format!("the program starts with '{name}', which no module defines"))
            );
        }
        self.enter(func, &[], &[], false)
    }

    // ---- ends ---------------------------------------------------------------------------------------------------

    pub fn end(&self, outcome: Outcome) -> Stop {
        Stop::End(Box::new(outcome))
    }

    /// The program misbehaved here.
    #[cold]
    pub fn finding(&self, kind: FaultKind, message: impl Into<String>) -> Stop {
        self.end(Outcome::Finding(Box::new(self.m.finding(kind, message.into()))))
    }

    /// An access that is not allowed.
    #[cold]
    pub fn bad_access(&self, bad: BadAccess) -> Stop {
        self.fault(self.m.memory.classify(bad))
    }

    #[cold]
    pub fn fault(&self, fault: Fault) -> Stop {
        let Fault { kind, address, object, message } = fault;
        let finding = Finding { address: Some(address), object, ..self.m.finding(kind, message) };
        self.end(Outcome::Finding(Box::new(finding)))
    }

    #[cold]
    pub fn unsupported(&self, what: impl Into<String>) -> Stop {
        let unsupported = Unsupported { what: what.into(), loc: self.m.loc(), stack: self.m.stack() };
        self.end(Outcome::Unsupported(Box::new(unsupported)))
    }

    // ---- decisions ----------------------------------------------------------------------------------------------

    pub fn loc(&self) -> LocId {
        self.m.loc()
    }

    fn func(&self) -> FuncId {
        self.m.frames.top_frame().func
    }

    /// Announces a decision, unless it is none. Answers whether it was announced now (and not before a snapshot).
    pub fn decide(&mut self, kind: DecisionKind, taken: u32, cond: TermId) -> Done<bool> {
        let (loc, func) = (self.loc(), self.func());
        self.decide_at(kind, taken, cond, loc, func)
    }

    fn decide_at(
        &mut self,
        kind: DecisionKind,
        taken: u32,
        cond: TermId,
        loc: LocId,
        func: FuncId,
    ) -> Done<bool> {
        if self.terms.is_const(cond) {
            return Ok(false);
        }
        debug_assert_eq!(self.m.evaluate(self.terms, cond), 1, "the input takes the side it is said to take");
        let (steps, passed) = (self.m.state.steps, self.m.state.passed());
        if let Some(recording) = &mut self.m.recording {
            recording.guard(cond, kind == DecisionKind::Assume && taken == 0);
            self.m.state.decided = (steps, passed + 1);
            return Ok(true);
        }
        if self.m.skip > 0 {
            self.m.skip -= 1;
            self.m.state.decided = (steps, passed + 1);
            return Ok(false);
        }
        let choice = kind.choice(taken);
        let (trace_len, steps_vary) = (self.m.state.trace.len(), self.m.state.steps_vary);
        let decision = Decision { kind, taken, cond, loc, func, trace_len, steps, steps_vary };
        self.m.deciding = true;
        let flow = self.sink.decision(self.m, self.terms, &decision);
        self.m.deciding = false;
        match flow {
            Flow::Continue => {}
            Flow::Stop => return Err(self.end(Outcome::Stopped)),
            Flow::Pause => return Err(self.end(Outcome::Paused)),
            Flow::Subsumed => return Err(self.end(Outcome::Subsumed)),
            Flow::OutOfMemory => return Err(self.end(Outcome::MemoryLimit)),
        }
        self.poll_at = self.poll_at.min(self.m.pause).min(self.m.step_limit());
        if let Some(choice) = choice {
            self.m.state.choose(u64::from(loc.0));
            self.m.state.choose(choice);
        }
        self.m.state.decided = (steps, passed + 1);
        Ok(true)
    }

    /// Binds a symbolic value to its concrete one and writes the loss down.
    pub fn concretise(&mut self, value: Val, width: u32, what: Lost) -> Done<u64> {
        if self.bind_value(value, width, DecisionKind::Concretise { what })? {
            self.m.lose_here(what);
        }
        Ok(value.bits)
    }

    /// Binds a symbolic size to its concrete value.
    pub fn bind_size(&mut self, value: Val, width: u32) -> Done<u64> {
        self.bind_value(value, width, DecisionKind::Size { value: value.bits })?;
        Ok(value.bits)
    }

    /// Binds a symbolic address to its concrete value.
    pub fn bind_place(&mut self, address: Val) -> Done<u64> {
        if address.is_symbolic() && !self.is_bound(address) {
            self.bind_value(address, 64, DecisionKind::Place { address: address.bits })?;
            self.keep_bound(address);
        }
        Ok(address.bits)
    }

    pub fn bind_value(&mut self, value: Val, width: u32, kind: DecisionKind) -> Done<bool> {
        if value.term.is_none() {
            return Ok(false);
        }
        let constant = self.terms.constant(width, value.bits);
        let cond = self.terms.eq(value.term, constant);
        let announced = self.decide(kind, 0, cond)?;
        self.fixed.push(value.term);
        Ok(announced)
    }

    /// Announces a check of the machine: `fine` is the condition that no fault happens, `holds` its value. Whether
    /// the fault is reported is the caller's business.
    pub fn check(&mut self, fault: FaultKind, fine: TermId, holds: bool) -> Done {
        let cond = if holds { fine } else { self.terms.not(fine) };
        self.decide(DecisionKind::Check { fault }, u32::from(!holds), cond)?;
        Ok(())
    }

    /// Checks what the external just executed has assumed; its place is the instruction before this one.
    fn check_assumptions(&mut self) -> Done {
        while let Some(&assumption) = self.m.state.assumptions.first() {
            let func = self.func();
            let locs = &self.program.functions[func.index()].locs;
            let loc = locs.get((self.m.frames.pc as usize).wrapping_sub(1)).copied().unwrap_or_default();
            let holds = match assumption.term {
                term if term.is_none() => assumption.bits != 0,
                // After a resume the input is another one.
                term => self.m.evaluate(self.terms, term) != 0,
            };
            if assumption.term.is_some() {
                let cond = if holds { assumption.term } else { self.terms.not(assumption.term) };
                self.decide_at(DecisionKind::Assume, u32::from(!holds), cond, loc, func)?;
                self.m.state.decided = (u64::MAX, 0);
            }
            if !holds {
                return Err(self.end(Outcome::AssumeViolated));
            }
            self.m.state.assumptions.remove(0);
        }
        Ok(())
    }
}

/// A frame about to be entered.
pub(crate) fn new_frame(func: FuncId, serial: u64, symbolic: bool) -> Frame {
    Frame { func, pc: 0, base: 0, symbolic, serial, mark: 0, block: 0, variadic: None }
}
