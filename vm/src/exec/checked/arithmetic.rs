//! `--check overflow` (and `--check shift`, of shifts alone): signed overflow and bad shifts, as UBSan's `signed-integer-overflow` and `shift-exponent`
//! define them, read off the IR: `nsw` marks arithmetic that must not wrap, and a shift by the width or more has no
//! meaning in any signedness. (`nuw` is what clang says where C's rules exclude wrapping, sizes of arrays for one.)
//!
//! `--check float-cast` looks at `fptosi` and `fptoui` as UBSan's `float-cast-overflow` does.
//!
//! An optimiser may execute arithmetic where the source would not; the check is exact on unoptimised code.

use super::super::{Done, Exec, Lane, bits, wide::Wide};
use crate::checks::Check;
use crate::fault::FaultKind;
use crate::float;
use symvm_frontend::ir::FloatKind;
use symvm_frontend::program::{FloatCast, Inst, IntOp, Opnd, Wrap};
use symvm_solver::BvValue;

pub(super) fn check<L: Lane>(x: &mut Exec<'_>, inst: &Inst) -> Done {
    let checks = x.m.setting.options.checks;
    match *inst {
        Inst::Int { op, width, wrap, lhs, rhs, .. } => {
            let width = u32::from(width);
            let is_shift = matches!(op, IntOp::Shl | IntOp::LShr | IntOp::AShr);
            if is_shift && (checks.contains(Check::Shift) || checks.contains(Check::Overflow)) {
                check_amount::<L>(x, width, rhs)?;
            }
            match wrap != Wrap::default() && checks.contains(Check::Overflow) {
                true => check_wrap::<L>(x, op, width, wrap, lhs, rhs),
                false => Ok(()),
            }
        }
        Inst::FloatCast { op: FloatCast::ToInt { from, width, signed, promised: true, .. }, src, .. }
            if checks.contains(Check::FloatCast) =>
        {
            check_cast::<L>(x, from, width, signed, src)
        }
        _ => Ok(()),
    }
}

/// The integer type has the float's integer part.
fn check_cast<L: Lane>(x: &mut Exec<'_>, from: FloatKind, width: u16, signed: bool, src: Opnd) -> Done {
    let float = x.wide_get::<L>(src, float::width(from));
    let bits = float::from_limbs(float.value.limbs());
    let fine = float::fits(from, bits, width, signed);
    if L::CONCOLIC && float.is_symbolic() {
        let term = float::term::fits(x.terms, from, float.term, width, signed);
        x.check(FaultKind::IntegerOverflow, term, fine)?;
    }
    if fine {
        return Ok(());
    }
    let message =
        format!("{} does not fit in {} of {width} bits", float::literal(from, bits), integer(signed));
    Err(x.finding(FaultKind::IntegerOverflow, message))
}

/// The amount of a shift is less than the width.
fn check_amount<L: Lane>(x: &mut Exec<'_>, width: u32, amount: Opnd) -> Done {
    let amount = x.wide_get::<L>(amount, width);
    let fine = amount.value.to_u64().is_some_and(|n| n < u64::from(width));
    if L::CONCOLIC && amount.is_symbolic() {
        let limit = x.terms.value(BvValue::from_u64(width, width.into()));
        let term = x.terms.ult(amount.term, limit);
        x.check(FaultKind::ShiftOverflow, term, fine)?;
    }
    if fine {
        return Ok(());
    }
    let n = number(&amount.value, true);
    Err(x.finding(FaultKind::ShiftOverflow, format!("a value of {width} bits is shifted by {n}")))
}

fn check_wrap<L: Lane>(x: &mut Exec<'_>, op: IntOp, width: u32, wrap: Wrap, lhs: Opnd, rhs: Opnd) -> Done {
    let (a, b) = (x.wide_get::<L>(lhs, width), x.wide_get::<L>(rhs, width));
    for (wanted, signed) in [(wrap.nsw, true), (wrap.nuw, false)] {
        if !wanted {
            continue;
        }
        let (_, fits) = bits::checked::<L>(x, op, signed, &a, &b);
        if L::CONCOLIC && fits.is_symbolic() {
            x.check(FaultKind::IntegerOverflow, fits.term, fits.bits != 0)?;
        }
        if fits.bits == 0 {
            return Err(x.finding(FaultKind::IntegerOverflow, message(op, signed, &a, &b)));
        }
    }
    Ok(())
}

fn integer(signed: bool) -> &'static str {
    if signed { "a signed integer" } else { "an unsigned integer" }
}

fn message(op: IntOp, signed: bool, a: &Wide, b: &Wide) -> String {
    let sign = match op {
        IntOp::Add => "+",
        IntOp::Sub => "-",
        IntOp::Mul => "*",
        _ => "<<",
    };
    let kind = integer(signed);
    let (width, a, b) = (a.value.width(), number(&a.value, signed), number(&b.value, signed));
    format!("{a} {sign} {b} does not fit in {kind} of {width} bits")
}

/// A value for people: decimal up to 64 bits, else hexadecimal.
fn number(value: &BvValue, signed: bool) -> String {
    let negative = signed && value.sign();
    let magnitude = if negative { value.neg() } else { value.clone() };
    let minus = if negative { "-" } else { "" };
    match magnitude.to_u64() {
        Some(n) => format!("{minus}{n}"),
        None => {
            let limbs: String = magnitude.limbs().iter().rev().map(|limb| format!("{limb:016x}")).collect();
            format!("{minus}0x{}", limbs.trim_start_matches('0'))
        }
    }
}
