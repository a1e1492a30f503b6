//! Integers wider than 64 bits: runs of limbs, computed as bit-vector values of the solver, and as one term each.

use super::{Done, Exec, Lane, Val, int};
use crate::fault::FaultKind;
use std::cmp::Ordering;
use symvm_frontend::program::{IntCast, IntOp, Opnd, Pred, Reg};
use symvm_solver::{BvValue, TermId};

/// A value of any width: its concrete half, and its term or none.
#[derive(Clone, Debug)]
pub(crate) struct Wide {
    pub value: BvValue,
    pub term: TermId,
}

impl Wide {
    pub fn is_symbolic(&self) -> bool {
        self.term.is_some()
    }
}

impl Exec<'_> {
    /// The value in a register or a run of registers.
    pub fn wide_get<L: Lane>(&mut self, opnd: Opnd, width: u32) -> Wide {
        let count = width.div_ceil(64);
        let limbs: smallvec::SmallVec<[Val; 4]> = (0..count).map(|i| self.get::<L>(opnd.limb(i))).collect();
        let bits: smallvec::SmallVec<[u64; 4]> = limbs.iter().map(|v| v.bits).collect();
        let value = BvValue::from_limbs(width, &bits);
        let mut term = TermId::NONE;
        if L::CONCOLIC && limbs.iter().any(|v| v.is_symbolic()) {
            for (i, &limb) in limbs.iter().enumerate().rev() {
                let part = self.lift(limb, (width - i as u32 * 64).min(64));
                term = if term.is_none() { part } else { self.terms.concat(term, part) };
            }
        }
        Wide { value, term }
    }

    pub fn wide_set<L: Lane>(&mut self, dst: Reg, wide: &Wide) {
        let width = wide.value.width();
        for (i, &bits) in wide.value.limbs().iter().enumerate() {
            let low = i as u32 * 64;
            let mut part = Val::concrete(bits);
            if L::CONCOLIC && wide.is_symbolic() {
                let term = self.terms.extract(wide.term, (low + 63).min(width - 1), low);
                part = self.both(bits, term);
            }
            self.set::<L>(Reg(dst.0 + i as u32), part);
        }
    }

    /// The term of a wide value, constant if it has none.
    pub fn wide_lift(&mut self, wide: &Wide) -> TermId {
        if wide.is_symbolic() { wide.term } else { self.terms.value(wide.value.clone()) }
    }
}

/// The operation on values; the divisor is not zero.
pub(super) fn compute(op: IntOp, a: &BvValue, b: &BvValue) -> BvValue {
    let pick = |first: bool| if first { a.clone() } else { b.clone() };
    match op {
        IntOp::Add => a.add(b),
        IntOp::Sub => a.sub(b),
        IntOp::Mul => a.mul(b),
        IntOp::UDiv => a.udivrem(b).0,
        IntOp::URem => a.udivrem(b).1,
        IntOp::SDiv => a.sdiv(b),
        IntOp::SRem => a.srem(b),
        IntOp::Shl => a.shl(b),
        IntOp::LShr => a.lshr(b),
        IntOp::AShr => a.ashr(b),
        IntOp::And => a.and(b),
        IntOp::Or => a.or(b),
        IntOp::Xor => a.xor(b),
        IntOp::UMin => pick(a.ucmp(b) == Ordering::Less),
        IntOp::UMax => pick(a.ucmp(b) != Ordering::Less),
        IntOp::SMin => pick(a.scmp(b) == Ordering::Less),
        IntOp::SMax => pick(a.scmp(b) != Ordering::Less),
    }
}

pub(super) fn int<L: Lane>(x: &mut Exec<'_>, op: IntOp, width: u32, dst: Reg, lhs: Opnd, rhs: Opnd) -> Done {
    let (a, b) = (x.wide_get::<L>(lhs, width), x.wide_get::<L>(rhs, width));
    if int::is_division(op) {
        check_division(x, op, &a, &b)?;
    }
    let value = compute(op, &a.value, &b.value);
    let mut term = TermId::NONE;
    if a.is_symbolic() || b.is_symbolic() {
        let (ta, tb) = (x.wide_lift(&a), x.wide_lift(&b));
        term = int::term(x.terms, op, ta, tb);
    }
    x.wide_set::<L>(dst, &Wide { value, term });
    Ok(())
}

/// As natively: by zero traps; the one signed overflow does not (libgcc's `__divti3` wraps).
fn check_division(x: &mut Exec<'_>, _op: IntOp, _a: &Wide, b: &Wide) -> Done {
    if b.is_symbolic() {
        let zero = x.terms.value(BvValue::zero(b.value.width()));
        let fine = x.terms.ne(b.term, zero);
        x.check(FaultKind::DivisionByZero, fine, !b.value.is_zero())?;
    }
    if b.value.is_zero() {
        return Err(x.finding(FaultKind::DivisionByZero, "integer division by zero"));
    }
    Ok(())
}

pub(super) fn compare(pred: Pred, a: &BvValue, b: &BvValue) -> bool {
    match pred {
        Pred::Eq => a == b,
        Pred::Ne => a != b,
        Pred::Ult => a.ucmp(b).is_lt(),
        Pred::Ule => a.ucmp(b).is_le(),
        Pred::Ugt => a.ucmp(b).is_gt(),
        Pred::Uge => a.ucmp(b).is_ge(),
        Pred::Slt => a.scmp(b).is_lt(),
        Pred::Sle => a.scmp(b).is_le(),
        Pred::Sgt => a.scmp(b).is_gt(),
        Pred::Sge => a.scmp(b).is_ge(),
    }
}

#[inline(never)]
pub(super) fn cmp<L: Lane>(x: &mut Exec<'_>, pred: Pred, width: u32, dst: Reg, lhs: Opnd, rhs: Opnd) {
    let (a, b) = (x.wide_get::<L>(lhs, width), x.wide_get::<L>(rhs, width));
    let bits = u64::from(compare(pred, &a.value, &b.value));
    let mut value = Val::concrete(bits);
    if a.is_symbolic() || b.is_symbolic() {
        let (ta, tb) = (x.wide_lift(&a), x.wide_lift(&b));
        let term = int::compare_term(x.terms, pred, ta, tb);
        value = x.both(bits, term);
    }
    x.set::<L>(dst, value);
}

#[inline(never)]
pub(super) fn cast<L: Lane>(x: &mut Exec<'_>, op: IntCast, from: u32, to: u32, dst: Reg, src: Opnd) {
    let a = x.wide_get::<L>(src, from);
    let value = match op {
        IntCast::Trunc => a.value.extract(to - 1, 0),
        IntCast::ZExt => a.value.zext(to),
        IntCast::SExt => a.value.sext(to),
    };
    let term = if a.is_symbolic() { int::cast_term(x.terms, op, a.term, to) } else { TermId::NONE };
    x.wide_set::<L>(dst, &Wide { value, term });
}
