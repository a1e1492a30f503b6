//! What unwinding needs of the machine: where the callers of a function take exceptions, and a way there. Who is to take an
//! exception is decided by the library, which knows types (`runtime/c/cxx_unwind.c`).

use super::{Done, Exec, Next, Val};
use crate::fault::FaultKind;
use crate::frames::Frame;
use symvm_frontend::program::{Clause, Inst, Pc, Reg};

/// What [`Exec::landing`] answers in the top byte; the rest is an address.
mod kind {
    /// There is no such caller.
    pub const END: u64 = 0;
    /// There is no such clause.
    pub const NONE: u64 = 1;
    pub const CLEANUP: u64 = 2;
    pub const CATCH: u64 = 3;
    pub const PASSES: u64 = 4;
    pub const FILTER: u64 = 5;
    pub const AROUND_MAIN: u64 = 6;
}

/// What every function is called through which Rust's library calls a program's `main` (and which it never inlines).
const RUST_MAIN: &str = "__rust_begin_short_backtrace";
/// The function of it around that, which also makes an exit status of what `main` answers.
const RUST_START: &str = "lang_start_internal";

/// A landing pad: its clauses, and where an exception is written and goes on.
struct Pad<'a> {
    clauses: &'a [Clause],
    dst: Reg,
    to: Pc,
}

impl<'p> Exec<'p> {
    /// The landing pad of the call that a frame waits in.
    fn pad(&self, frame: &Frame, pc: u32) -> Option<Pad<'p>> {
        let function = &self.program.functions[frame.func.index()];
        match function.code.get(pc as usize..pc as usize + 2)? {
            [Inst::Call { .. } | Inst::CallIndirect { .. }, Inst::Landing { dst, pad, to }] => {
                Some(Pad { clauses: function.pads.get(*pad as usize)?, dst: *dst, to: *to })
            }
            _ => None,
        }
    }

    /// Clause `clause` of the landing pad of the caller `depth` above the current function (0: that itself).
    pub fn landing(&self, depth: u64, clause: u64) -> Val {
        let at = |n: u64| usize::try_from(n).unwrap_or(usize::MAX);
        let Some((frame, pc)) = self.m.frames.iter_from(at(depth)).next() else {
            return Val::concrete(kind::END << 56);
        };
        let clause = self.pad(frame, pc).and_then(|pad| pad.clauses.get(at(clause)));
        let (kind, address) = match clause {
            None => (kind::NONE, 0),
            Some(Clause::Cleanup) => (kind::CLEANUP, 0),
            Some(&Clause::Catch(0)) if self.is_around_main(at(depth)) => (kind::AROUND_MAIN, 0),
            Some(&Clause::Catch(ty)) => (kind::CATCH, ty),
            Some(&Clause::Passes(ty)) => (kind::PASSES, ty),
            Some(Clause::Filter) => (kind::FILTER, 0),
        };
        Val::concrete(kind << 56 | address & (u64::MAX >> 8))
    }

    /// The caller `depth` above the current function is of the library that calls a Rust program's `main`.
    fn is_around_main(&self, depth: usize) -> bool {
        // What another thread does is called so, too, and its panic is told to whoever joins it.
        if self.m.memory.thread() != 0 {
            return false;
        }
        let name = |frame: &Frame| &self.program.functions[frame.func.index()].name;
        let mut inside = self.m.frames.iter().take(depth);
        inside.any(|(frame, _)| name(frame).contains(RUST_MAIN))
            || self
                .m
                .frames
                .iter_from(depth)
                .next()
                .is_some_and(|(frame, _)| name(frame).contains(RUST_START))
    }

    /// The nearest caller from `depth` on that has a landing pad; all ones if there is none.
    pub fn next_landing(&self, depth: u64) -> Val {
        let from = usize::try_from(depth).unwrap_or(usize::MAX);
        let found = self.m.frames.iter_from(from).position(|(frame, pc)| self.pad(frame, pc).is_some());
        Val::concrete(found.map_or(u64::MAX, |at| depth + at as u64))
    }

    /// Leaves the functions above the caller `depth`, which goes on at its landing pad with these values.
    pub fn unwind(&mut self, depth: u64, exception: Val, selector: Val) -> Done<Next> {
        let caller = self.m.frames.iter_from(usize::try_from(depth).unwrap_or(usize::MAX)).next();
        let Some(Pad { dst, to, .. }) = caller.and_then(|(frame, pc)| self.pad(frame, pc)) else {
            return Err(self.finding(FaultKind::InvalidJump, "unwinding to a call that takes no exceptions"));
        };
        for _ in 0..depth {
            self.leave();
        }
        self.write_to(dst, [exception, selector].into_iter());
        self.m.frames.pc = to.0;
        Ok(Next::Frame)
    }
}
