//! Integer arithmetic, comparisons, width changes, selection and address arithmetic, up to 64 bits; wider values go to
//! [`super::wide`].

use super::{Done, Exec, Lane, Val, mask, sign_extend, wide};
use crate::fault::FaultKind;
use symvm_frontend::program::{IntCast, IntOp, Opnd, Pred, Reg};
use symvm_solver::{TermId, Terms};

#[inline(always)]
pub(super) fn mov<L: Lane>(x: &mut Exec<'_>, dst: Reg, src: Opnd) {
    let value = x.get::<L>(src);
    x.set::<L>(dst, value);
}

/// The operation on canonical values of `width` bits. Divisors are not zero.
#[inline(always)]
pub(crate) fn compute(op: IntOp, width: u32, a: u64, b: u64) -> u64 {
    let (sa, sb) = (sign_extend(a, width), sign_extend(b, width));
    let wide_shift = b >= u64::from(width);
    let raw = match op {
        IntOp::Add => a.wrapping_add(b),
        IntOp::Sub => a.wrapping_sub(b),
        IntOp::Mul => a.wrapping_mul(b),
        IntOp::UDiv => a.checked_div(b).unwrap_or(0),
        IntOp::URem => a.checked_rem(b).unwrap_or(0),
        IntOp::SDiv if sb == 0 => 0,
        IntOp::SRem if sb == 0 => 0,
        IntOp::SDiv => sa.wrapping_div(sb) as u64,
        IntOp::SRem => sa.wrapping_rem(sb) as u64,
        IntOp::Shl if wide_shift => 0,
        IntOp::Shl => a << b,
        IntOp::LShr if wide_shift => 0,
        IntOp::LShr => a >> b,
        IntOp::AShr => (sa >> b.min(63)) as u64,
        IntOp::And => a & b,
        IntOp::Or => a | b,
        IntOp::Xor => a ^ b,
        IntOp::UMin => a.min(b),
        IntOp::UMax => a.max(b),
        IntOp::SMin => sa.min(sb) as u64,
        IntOp::SMax => sa.max(sb) as u64,
    };
    raw & mask(width)
}

/// The operation on terms of any one width.
pub(super) fn term(terms: &mut Terms, op: IntOp, a: TermId, b: TermId) -> TermId {
    match op {
        IntOp::Add => terms.add(a, b),
        IntOp::Sub => terms.sub(a, b),
        IntOp::Mul => terms.mul(a, b),
        IntOp::UDiv => terms.udiv(a, b),
        IntOp::SDiv => terms.sdiv(a, b),
        IntOp::URem => terms.urem(a, b),
        IntOp::SRem => terms.srem(a, b),
        IntOp::Shl => terms.shl(a, b),
        IntOp::LShr => terms.lshr(a, b),
        IntOp::AShr => terms.ashr(a, b),
        IntOp::And => terms.and(a, b),
        IntOp::Or => terms.or(a, b),
        IntOp::Xor => terms.xor(a, b),
        IntOp::UMin | IntOp::UMax | IntOp::SMin | IntOp::SMax => minmax(terms, op, a, b),
    }
}

fn minmax(terms: &mut Terms, op: IntOp, a: TermId, b: TermId) -> TermId {
    let signed = matches!(op, IntOp::SMin | IntOp::SMax);
    let less = if signed { terms.slt(a, b) } else { terms.ult(a, b) };
    if matches!(op, IntOp::UMin | IntOp::SMin) { terms.ite(less, a, b) } else { terms.ite(less, b, a) }
}

pub(super) fn is_division(op: IntOp) -> bool {
    matches!(op, IntOp::UDiv | IntOp::SDiv | IntOp::URem | IntOp::SRem)
}

#[inline(always)]
pub(super) fn int<L: Lane>(x: &mut Exec<'_>, op: IntOp, width: u32, dst: Reg, args: [Opnd; 2]) -> Done {
    if width > 64 {
        return wide::int::<L>(x, op, width, dst, args[0], args[1]);
    }
    let [a, b] = [x.get::<L>(args[0]), x.get::<L>(args[1])];
    if is_division(op) {
        check_division::<L>(x, op, width, a, b)?;
    }
    let bits = compute(op, width, a.bits, b.bits);
    let value = if L::CONCOLIC && (a.is_symbolic() || b.is_symbolic()) {
        symbolic(x, op, width, a, b, bits)
    } else {
        Val::concrete(bits)
    };
    x.set::<L>(dst, value);
    Ok(())
}

fn symbolic(x: &mut Exec<'_>, op: IntOp, width: u32, a: Val, b: Val, bits: u64) -> Val {
    let (ta, tb) = (x.lift(a, width), x.lift(b, width));
    let result = term(x.terms, op, ta, tb);
    x.both(bits, result)
}

const BY_ZERO: &str = "integer division by zero";
const DIVISION_OVERFLOW: &str = "the smallest signed integer is divided by -1";

/// Traps as x86-64 does: on a divisor of zero, and on a signed quotient that does not fit.
fn check_division<L: Lane>(x: &mut Exec<'_>, op: IntOp, width: u32, a: Val, b: Val) -> Done {
    if L::CONCOLIC && b.is_symbolic() {
        let (t, zero) = (x.lift(b, width), x.terms.constant(width, 0));
        let fine = x.terms.ne(t, zero);
        x.check(FaultKind::DivisionByZero, fine, b.bits != 0)?;
    }
    if b.bits == 0 {
        return Err(x.finding(FaultKind::DivisionByZero, BY_ZERO));
    }
    if matches!(op, IntOp::SDiv | IntOp::SRem) && width > 1 {
        let (smallest, minus_one) = (1u64 << (width - 1), mask(width));
        let fine = a.bits != smallest || b.bits != minus_one;
        if L::CONCOLIC && (a.is_symbolic() || b.is_symbolic()) {
            let (ta, tb) = (x.lift(a, width), x.lift(b, width));
            let (smallest, minus_one) =
                (x.terms.constant(width, smallest), x.terms.constant(width, minus_one));
            let (first, second) = (x.terms.eq(ta, smallest), x.terms.eq(tb, minus_one));
            let bad = x.terms.and(first, second);
            let good = x.terms.not(bad);
            x.check(FaultKind::DivisionOverflow, good, fine)?;
        }
        if !fine {
            return Err(x.finding(FaultKind::DivisionOverflow, DIVISION_OVERFLOW));
        }
    }
    Ok(())
}

/// Does `op` on mathematical integers give what it gives on `width` bits?
#[inline]
pub(crate) fn fits(op: IntOp, width: u32, signed: bool, a: u64, b: u64) -> bool {
    if op == IntOp::Shl {
        return b < u64::from(width) && {
            let shifted = a << b & mask(width);
            a == if signed { (sign_extend(shifted, width) >> b) as u64 & mask(width) } else { shifted >> b }
        };
    }
    if signed {
        let (a, b) = (sign_extend(a, width), sign_extend(b, width));
        let exact = match op {
            IntOp::Add => a.checked_add(b),
            IntOp::Sub => a.checked_sub(b),
            IntOp::Mul => a.checked_mul(b),
            _ => return true,
        };
        return exact.is_some_and(|exact| sign_extend(exact as u64, width) == exact);
    }
    let exact = match op {
        IntOp::Add => a.checked_add(b),
        IntOp::Sub => a.checked_sub(b),
        IntOp::Mul => a.checked_mul(b),
        _ => return true,
    };
    exact.is_some_and(|exact| exact <= mask(width))
}

/// The same as a term, for any width: computed with enough bits, does the result survive being cut?
pub(super) fn fits_term(terms: &mut Terms, op: IntOp, signed: bool, a: TermId, b: TermId) -> TermId {
    let width = terms.width(a);
    if op == IntOp::Shl {
        // Shifting back gives the operand again.
        let shifted = terms.shl(a, b);
        let back = if signed { terms.ashr(shifted, b) } else { terms.lshr(shifted, b) };
        let (same, limit) = (terms.eq(back, a), terms.constant(width, u64::from(width)));
        let small = terms.ult(b, limit);
        return terms.and(same, small);
    }
    let double = if op == IntOp::Mul { width * 2 } else { width + 1 };
    let mut widen =
        |t: TermId, signed: bool| if signed { terms.sext(t, double) } else { terms.zext(t, double) };
    let (wa, wb) = (widen(a, signed), widen(b, signed));
    let exact = term(terms, op, wa, wb);
    let cut = terms.extract(exact, width - 1, 0);
    let again = if signed { terms.sext(cut, double) } else { terms.zext(cut, double) };
    terms.eq(again, exact)
}

#[inline(always)]
pub(crate) fn compare(pred: Pred, width: u32, a: u64, b: u64) -> bool {
    ordered(pred, (a, b), (sign_extend(a, width), sign_extend(b, width)))
}

/// The comparison of two numbers, of which their unsigned and signed values are given.
#[inline(always)]
pub(crate) fn ordered<U: Ord, S: Ord>(pred: Pred, (a, b): (U, U), (sa, sb): (S, S)) -> bool {
    match pred {
        Pred::Eq => a == b,
        Pred::Ne => a != b,
        Pred::Ult => a < b,
        Pred::Ule => a <= b,
        Pred::Ugt => a > b,
        Pred::Uge => a >= b,
        Pred::Slt => sa < sb,
        Pred::Sle => sa <= sb,
        Pred::Sgt => sa > sb,
        Pred::Sge => sa >= sb,
    }
}

pub(super) fn compare_term(terms: &mut Terms, pred: Pred, a: TermId, b: TermId) -> TermId {
    match pred {
        Pred::Eq => terms.eq(a, b),
        Pred::Ne => terms.ne(a, b),
        Pred::Ult => terms.ult(a, b),
        Pred::Ule => terms.ule(a, b),
        Pred::Ugt => terms.ugt(a, b),
        Pred::Uge => terms.uge(a, b),
        Pred::Slt => terms.slt(a, b),
        Pred::Sle => terms.sle(a, b),
        Pred::Sgt => terms.sgt(a, b),
        Pred::Sge => terms.sge(a, b),
    }
}

#[inline(always)]
pub(super) fn cmp<L: Lane>(x: &mut Exec<'_>, pred: Pred, width: u32, dst: Reg, lhs: Opnd, rhs: Opnd) {
    if width > 64 {
        return wide::cmp::<L>(x, pred, width, dst, lhs, rhs);
    }
    let (a, b) = (x.get::<L>(lhs), x.get::<L>(rhs));
    let bits = u64::from(compare(pred, width, a.bits, b.bits));
    let value = if L::CONCOLIC && (a.is_symbolic() || b.is_symbolic()) {
        let (ta, tb) = (x.lift(a, width), x.lift(b, width));
        let term = compare_term(x.terms, pred, ta, tb);
        x.both(bits, term)
    } else {
        Val::concrete(bits)
    };
    x.set::<L>(dst, value);
}

#[inline(always)]
pub(super) fn cast<L: Lane>(x: &mut Exec<'_>, op: IntCast, from: u32, to: u32, dst: Reg, src: Opnd) {
    if from > 64 || to > 64 {
        return wide::cast::<L>(x, op, from, to, dst, src);
    }
    let a = x.get::<L>(src);
    let bits = match op {
        IntCast::Trunc => a.bits & mask(to),
        IntCast::ZExt => a.bits,
        IntCast::SExt => sign_extend(a.bits, from) as u64 & mask(to),
    };
    let value = if L::CONCOLIC && a.is_symbolic() {
        let t = x.lift(a, from);
        let term = cast_term(x.terms, op, t, to);
        x.both(bits, term)
    } else {
        Val::concrete(bits)
    };
    x.set::<L>(dst, value);
}

pub(super) fn cast_term(terms: &mut Terms, op: IntCast, t: TermId, to: u32) -> TermId {
    match op {
        IntCast::Trunc => terms.extract(t, to - 1, 0),
        IntCast::ZExt => terms.zext(t, to),
        IntCast::SExt => terms.sext(t, to),
    }
}

#[inline(always)]
pub(super) fn select<L: Lane>(x: &mut Exec<'_>, width: u32, dst: Reg, cond: Opnd, lhs: Opnd, rhs: Opnd) {
    let c = x.get::<L>(cond);
    for limb in 0..width.div_ceil(64) {
        let (a, b) = (x.get::<L>(lhs.limb(limb)), x.get::<L>(rhs.limb(limb)));
        let chosen = if c.bits != 0 { a } else { b };
        let value = if L::CONCOLIC && c.is_symbolic() {
            let part = (width - limb * 64).min(64);
            let (t, ta, tb) = (x.lift(c, 1), x.lift(a, part), x.lift(b, part));
            let term = x.terms.ite(t, ta, tb);
            x.both(chosen.bits, term)
        } else {
            chosen
        };
        x.set::<L>(Reg(dst.0 + limb), value);
    }
}

#[inline(always)]
pub(super) fn index<L: Lane>(x: &mut Exec<'_>, dst: Reg, base: Opnd, index: Opnd, width: u32, scale: i64) {
    let (a, i) = (x.get::<L>(base), x.get::<L>(index));
    let extended = if width >= 64 { i.bits as i64 } else { sign_extend(i.bits, width) };
    let bits = a.bits.wrapping_add(extended.wrapping_mul(scale) as u64);
    let value = if L::CONCOLIC && (a.is_symbolic() || i.is_symbolic()) {
        index_symbolic(x, a, i, width, scale, bits)
    } else {
        Val::concrete(bits)
    };
    x.set::<L>(dst, value);
}

fn index_symbolic(x: &mut Exec<'_>, a: Val, i: Val, width: u32, scale: i64, bits: u64) -> Val {
    let narrow = x.lift(i, width.min(64));
    let extended = x.terms.sext(narrow, 64);
    let factor = x.terms.constant(64, scale as u64);
    let offset = x.terms.mul(extended, factor);
    let base = x.lift(a, 64);
    let term = x.terms.add(base, offset);
    x.both(bits, term)
}
