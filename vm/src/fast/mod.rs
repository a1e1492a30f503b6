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
use symvm_frontend::program::{FuncId, Function, Inst, IntOp, Opnd, Program};
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

    /// The translation of a function; none if it has too many registers, or if instructions are to be checked beyond
    /// what is always checked: then the general interpreter, which knows how, executes all of them.
    pub fn function(&self, program: &Program, options: &MachineOptions, func: FuncId) -> Option<&Code> {
        if options.checks.of_any_instruction() {
            return None;
        }
        let slot = self.functions.get(func.index())?;
        slot.get_or_init(|| {
            let function = &program.functions[func.index()];
            let plain = !has_checked_shift(program, options, function);
            plain.then(|| translate::translate(program, function, options)).flatten()
        })
        .as_ref()
    }
}

/// The function has a shift that `--check shift` looks at.
fn has_checked_shift(program: &Program, options: &MachineOptions, function: &Function) -> bool {
    // Shifts by less than the width, which are most, need no look.
    let fine = |width: u16, amount: Opnd| {
        let constant = amount.as_pool().and_then(|k| program.constants.get(k as usize));
        width <= 64 && constant.is_some_and(|&amount| amount < u64::from(width))
    };
    let looked_at = |inst: &Inst| match *inst {
        Inst::Int { op: IntOp::Shl | IntOp::LShr | IntOp::AShr, width, rhs, .. } => !fine(width, rhs),
        _ => false,
    };
    options.checks.contains(Check::Shift) && !function.library && function.code.iter().any(looked_at)
}

/// Executes from `start` in the top frame until something is left to the general interpreter, or `limit` instructions will
/// soon have been executed since the path's start. Answers where that is, and whether another frame is on top now.
pub(crate) fn run<L: Lane>(
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
        (pc, exit) = frame::<L>(m, terms, setting, code, pc, limit - code.longest);
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
            Exit::Ret(value) => match calls::leave(m, setting, value) {
                Some(caller) => (code, pc) = caller,
                None => break,
            },
        }
        moved = true;
    }
    (pc, moved)
}
