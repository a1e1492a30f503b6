//! Threads, as far as the machine knows of them: each has a stack of its own, and one runs until it has another go on. Who runs
//! next is decided by the library (`runtime/c/threads.c`), and so is what of a thread is its own besides.

use super::call::Vals;
use super::{Done, Exec, Next, Val};
use crate::decision::Lost;
use crate::fault::FaultKind;
use crate::frames::Parked;
use symvm_frontend::program::{Arg, ArgClass, Inst, Opnd};

/// A thread that waits for another without saying so, by looking at a variable again and again, would wait for ever: now and then,
/// by the number of instructions that the path has executed, all give way. It has no small factors, so that a loop is not always
/// met at the same place.
const TURN: u64 = 100_003;
/// What gives way (`runtime/c/waiting.c`).
pub(crate) const GIVE_WAY: &str = "__sv_give_way";

impl Exec<'_> {
    /// When the running thread's turn ends, by the number of instructions; never if it is the only one.
    pub fn turn_ends(&self) -> u64 {
        match self.m.memory.is_one_thread() {
            true => u64::MAX,
            false => (self.m.state.steps / TURN + 1) * TURN,
        }
    }

    /// Has the thread give way if its turn is up. It goes on before the present instruction. (Nothing of this is kept beside the
    /// number of instructions: a resumed path does the same.)
    pub fn preempt(&mut self) -> Done<bool> {
        let steps = self.m.state.steps;
        if self.m.memory.is_one_thread() || steps == 0 || !steps.is_multiple_of(TURN) {
            return Ok(false);
        }
        let function = &self.program.functions[self.m.frames.top_frame().func.index()];
        // The library does not expect it. And what returns goes on behind where it was called from, which must not be a call that
        // gets results.
        let before = self.m.frames.pc.checked_sub(1);
        let is_call = |pc: u32| {
            matches!(function.code.get(pc as usize), Some(Inst::Call { .. } | Inst::CallIndirect { .. }))
        };
        let (Some(before), Some(give_way)) = (before, self.setting.give_way) else {
            return Ok(false);
        };
        if function.library || is_call(before) {
            return Ok(false);
        }
        self.m.frames.pc = before;
        self.enter(give_way, &[], &[], false)?;
        Ok(true)
    }

    /// `begin_thread(thread, function, argument, own)`: 1, or 0 if there is no room for its stack.
    pub fn begin_thread(&mut self, args: &Vals) -> Done<Val> {
        let &[thread, function, argument, own] = &args[..] else {
            return Err(self.unsupported("a thread that begins with other arguments"));
        };
        let function = self.callee(function)?;
        let argument = self.concretise(argument, 64, Lost::External)?;
        if !self.m.memory.add_thread(thread.bits, own.bits) {
            return Ok(Val::concrete(0));
        }
        let initial = self.m.memory.initialise_thread_locals(&self.setting.thread_locals, own.bits);
        initial.map_err(|bad| self.bad_access(bad))?;
        self.poll_at = 0;
        self.m.frames.park(thread.bits, Parked::Fresh(function, argument));
        Ok(Val::concrete(1))
    }

    /// `thread_address(ptr)`.
    pub fn thread_address(&self, variable: u64) -> Val {
        let offset = self.setting.thread_locals.offset_of(variable);
        Val::concrete(match (self.m.memory.own_block(), offset) {
            (0, _) | (_, None) => variable,
            (block, Some(offset)) => block + offset,
        })
    }

    /// `switch_thread(thread, ends)`.
    pub fn switch_thread(&mut self, thread: Val, ends: Val) -> Done<Next> {
        let (from, to, ends) = (self.m.memory.thread(), thread.bits, ends.bits != 0);
        if !self.m.frames.is_parked(to) {
            return Err(self.finding(FaultKind::InvalidJump, "a switch to a thread that there is not"));
        }
        // Here it goes on.
        self.m.frames.pc += 1;
        if ends {
            while !self.m.frames.is_empty() {
                self.leave();
            }
        } else {
            self.m.frames.park_running(from);
        }
        self.m.memory.switch_stack(to);
        self.poll_at = 0;
        if let Some(shadow) = &mut self.m.state.shadow {
            shadow.switch(from, to, ends);
        }
        let (terms, scratch) = (&*self.terms, &mut self.m.scratch);
        let evaluate = |sym| scratch.evaluator.eval_sym(terms, &scratch.assignment, sym);
        if let Some((function, argument)) = self.m.frames.unpark(to, evaluate) {
            let arg = Arg { value: Opnd(0), width: 64, class: ArgClass::Int };
            self.enter(function, &[arg], &[Val::concrete(argument)], false)?;
        }
        Ok(Next::Frame)
    }
}
