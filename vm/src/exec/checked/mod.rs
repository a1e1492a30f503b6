//! Checks on single instructions ([`Checks::per_instruction`](crate::Checks)).
//!
//! The interpreter's loop is compiled twice: plain, where nothing of this exists, and checked, where [`before`] looks at
//! each instruction before it is executed and [`after`] notes what `--check uninit` has to know. A check only decides
//! and reports, so an instruction that is executed again (in the other lane, or after a resume) is checked again, the
//! decisions passed being skipped. What no check looks at the fast interpreter executes ([`crate::fast`]), as long as all registers of
//! the frame are defined.

mod access;
mod arithmetic;
mod undefined;
mod uninit;

use super::{Done, Exec, Lane};
use crate::checks::Check;
use symvm_frontend::program::{Function, Inst};

/// What is to be noted after the instruction.
pub(super) struct Noted(Option<uninit::Effect>);

/// The checks of one instruction.
pub(super) fn before<L: Lane>(x: &mut Exec<'_>, function: &Function, inst: &Inst) -> Done<Noted> {
    let checks = x.m.setting.options.checks;
    // Pages have other things to know while a segment is recorded, which is done only where nothing undefined is met.
    let effect = match checks.contains(Check::Uninit) && x.m.recording.is_none() {
        true => Some(uninit::before::<L>(x, function, inst)?),
        false => None,
    };
    // As sanitizers do, the C library is left out of the others: it knows what it does.
    if !function.library {
        if [Check::Overflow, Check::Shift, Check::FloatCast].iter().any(|&check| checks.contains(check)) {
            arithmetic::check::<L>(x, inst)?;
        }
        if checks.contains(Check::Misaligned) {
            access::check::<L>(x, inst)?;
        }
    }
    Ok(Noted(effect))
}

/// After it was executed.
pub(super) fn after(x: &mut Exec<'_>, noted: Noted) {
    if let Some(effect) = noted.0 {
        uninit::after(x, effect);
    }
}
