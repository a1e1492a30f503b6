//! The fast interpreter: what both lanes execute as long as nothing special happens.
//!
//! A function's instructions are translated once, when it is first executed, to [operations](op::Op) of 16 bytes. The
//! loop ([`run`]) executes them until it meets something it leaves to the general interpreter of [`crate::exec`]:
//! a call that is not [simple](calls), an access that misses the page cache, a fault, in the concolic lane a decision. So
//! every instruction's meaning, with terms, decisions and faults, is in `exec`; here is only the common case, which must
//! agree with it. In the concolic lane, instructions on symbolic values that decide nothing are done by [`symbolic`], their
//! terms deferred. The last instruction of an operation that has several may be left to the general
//! interpreter, too.

mod calls;
mod fuse;
mod inline;
mod op;
mod pair;
mod run;
mod symbolic;
#[cfg(test)]
mod tests;
mod translate;
mod value;

pub(crate) use symbolic::{Recorder, alone};

use crate::checks::Check;
use crate::exec::Lane;
use crate::machine::{Machine, Setting};
use crate::options::MachineOptions;
use op::{Jump, Op, Places, Table};
use run::{Exit, frame};
use std::sync::OnceLock;
use symvm_frontend::program::{FloatCast, FuncId, Function, Inst, IntOp, Opnd, Program, Wrap};
use symvm_solver::Terms;

/// As many registers as can be numbered.
pub(crate) const WINDOW: usize = 1 << 16;

/// A translated function.
#[derive(Debug)]
pub(crate) struct Code {
    ops: Vec<Op>,
    jumps: Vec<Jump>,
    tables: Vec<Table>,
    places: Vec<Places>,
    calls: Vec<calls::Call>,
    indirect: Vec<calls::Indirect>,
    /// Calls executed within the frame, in the order of their operations, which lie behind the function's own.
    sites: Vec<inline::Site>,
    /// More instructions than are ever executed between two looks at the limit.
    pub longest: u64,
    /// It is called without ceremony: defined, with parameters of up to 64 bits each and no variable arguments.
    pub plain: bool,
}

/// The translations of a program's functions, made as they are needed.
#[derive(Debug)]
pub(crate) struct FastCode {
    functions: Vec<OnceLock<Option<Code>>>,
}

impl FastCode {
    /// Nothing translated yet.
    pub fn new(program: &Program) -> Self {
        Self { functions: program.functions.iter().map(|_| OnceLock::new()).collect() }
    }

    /// Translations of nothing: the general interpreter executes everything.
    #[cfg(test)]
    pub fn none(program: &Program) -> Self {
        Self { functions: program.functions.iter().map(|_| OnceLock::from(None)).collect() }
    }

    /// The translation of a function; none if it has too many registers, or if accesses are to be checked beyond what is always
    /// checked: then the general interpreter, which knows how, executes all of them. Of other checks it executes what they look at, but for
    /// arithmetic that wraps only if it does.
    pub fn function(&self, program: &Program, options: &MachineOptions, func: FuncId) -> Option<&Code> {
        if options.checks.contains(Check::Misaligned) {
            return None;
        }
        let slot = self.functions.get(func.index())?;
        let translated = || translate::translate(program, &program.functions[func.index()], options);
        slot.get_or_init(translated).as_ref()
    }
}

/// A check may find fault with what the instruction computes, as far as it is known before it runs. (Undefined values are looked at as
/// the registers have them.)
fn is_looked_at(program: &Program, options: &MachineOptions, function: &Function, inst: &Inst) -> bool {
    let checks = options.checks;
    // Shifts by less than the width, which are most, need no look.
    let fine = |width: u16, amount: Opnd| {
        let constant = amount.as_pool().and_then(|k| program.constants.get(k as usize));
        width <= 64 && constant.is_some_and(|&amount| amount < u64::from(width))
    };
    !function.library
        && match *inst {
            Inst::Int { op: IntOp::Shl | IntOp::LShr | IntOp::AShr, width, wrap, rhs, .. } => {
                let of_shifts = checks.contains(Check::Shift) || checks.contains(Check::Overflow);
                of_shifts && !fine(width, rhs) || wraps(options, wrap)
            }
            Inst::Int { wrap, .. } => wraps(options, wrap),
            Inst::FloatCast { op: FloatCast::ToInt { promised: true, .. }, .. } => {
                checks.contains(Check::FloatCast)
            }
            _ => false,
        }
}

/// Whether arithmetic wraps is looked at.
fn wraps(options: &MachineOptions, wrap: Wrap) -> bool {
    wrap != Wrap::default() && options.checks.contains(Check::Overflow)
}

/// All registers of the top frame are defined, as far as that is looked at.
#[inline]
pub(crate) fn is_clean(m: &Machine) -> bool {
    m.state.shadow.as_ref().is_none_or(|shadow| shadow.is_clean(m.frames.top_frame().serial))
}

/// Executes from `start` in the top frame until something is left to the general interpreter, or `limit` instructions will
/// soon have been executed since the path's start. Answers where that is, and whether another frame is on top now. `CHECKED`: there are
/// checks on single instructions; of those of undefined values all registers of the top frame must be [clean](is_clean).
pub(crate) fn run<L: Lane, const CHECKED: bool>(
    m: &mut Machine,
    terms: &mut Terms,
    setting: &Setting,
    start: u32,
    limit: u64,
) -> (u32, bool) {
    let (mut pc, mut moved) = (start, false);
    let Some(mut code) = FastCode::of_top(m, setting) else { return (pc, moved) };
    while m.state.steps + code.longest < limit {
        let exit;
        (pc, exit) = frame::<L, CHECKED>(m, terms, setting, code, pc, limit - code.longest);
        match exit {
            Exit::Left => {
                if let Some(inside) = inline::materialise(m, setting, code, pc) {
                    (pc, moved) = (inside, true);
                }
                break;
            }
            Exit::Call(call) => {
                let Some(callee) = calls::enter(m, setting, &code.calls[call as usize], pc) else { break };
                (code, pc) = (callee, 0);
            }
            Exit::Indirect(call, to) => {
                let call = &code.indirect[call as usize];
                let Some(callee) = calls::enter_at(m, setting, call, to, pc) else { break };
                (code, pc) = (callee, 0);
            }
            Exit::Ret(_) if CHECKED && m.state.shadow.as_ref().is_some_and(|shadow| !shadow.is_plain()) => {
                break;
            }
            Exit::Ret(value) => {
                let Some(caller) = calls::leave(m, setting, value) else { break };
                (code, pc) = caller;
                if CHECKED && let Some(shadow) = &mut m.state.shadow {
                    shadow.forget_unused(m.memory.unused_stack());
                }
            }
        }
        moved = true;
    }
    (pc, moved)
}
