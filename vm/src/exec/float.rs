//! Floating point. Moves of bit patterns (and sign changes) stay symbolic; what depends on the value is computed on
//! concrete operands, and the loss is announced and written down.

use super::wide::Wide;
use super::{Done, Exec, Lane, Val, int};
use crate::decision::Lost;
use crate::float;
use symvm_frontend::ir::{FloatKind, FloatPredicate};
use symvm_frontend::program::{FloatCast, FloatOp, FloatUnary, IntOp, Opnd, Reg};
use symvm_solver::{BvValue, Limbs, TermId};

/// The concrete operand of `width` bits, bound if it is symbolic.
#[inline(always)]
fn limbs<L: Lane>(x: &mut Exec<'_>, opnd: Opnd, width: u32) -> Done<Limbs> {
    let mut out = Limbs::new();
    for i in 0..width.div_ceil(64) {
        let value = x.get::<L>(opnd.limb(i));
        let bits = if L::CONCOLIC {
            x.concretise(value, (width - i * 64).min(64), Lost::Float)?
        } else {
            value.bits
        };
        out.push(bits);
    }
    Ok(out)
}

#[inline(always)]
fn operand<L: Lane>(x: &mut Exec<'_>, opnd: Opnd, kind: FloatKind) -> Done<u128> {
    Ok(float::from_limbs(&limbs::<L>(x, opnd, float::width(kind))?))
}

#[inline(always)]
fn result<L: Lane>(x: &mut Exec<'_>, dst: Reg, kind: FloatKind, bits: u128) {
    let limbs = float::to_limbs(bits);
    let count = if float::width(kind) > 64 { 2 } else { 1 };
    for (i, &limb) in limbs.iter().take(count).enumerate() {
        x.set::<L>(Reg(dst.0 + i as u32), Val::concrete(limb));
    }
}

/// Arithmetic on patterns of up to 64 bits.
pub(super) fn small(op: FloatOp, kind: FloatKind, a: u64, b: u64) -> u64 {
    float::binary(op, kind, a.into(), b.into()) as u64
}

#[inline(always)]
pub(super) fn binary<L: Lane>(
    x: &mut Exec<'_>,
    op: FloatOp,
    kind: FloatKind,
    dst: Reg,
    lhs: Opnd,
    rhs: Opnd,
) -> Done {
    if op == FloatOp::CopySign {
        let sign = sign_mask(kind);
        copy_sign::<L>(x, kind, &sign, dst, lhs, rhs);
        return Ok(());
    }
    let a = operand::<L>(x, lhs, kind)?;
    let b = match op {
        FloatOp::PowI | FloatOp::Ldexp => float::from_limbs(&limbs::<L>(x, rhs, 32)?),
        _ => operand::<L>(x, rhs, kind)?,
    };
    result::<L>(x, dst, kind, float::binary(op, kind, a, b));
    Ok(())
}

pub(super) fn unary<L: Lane>(x: &mut Exec<'_>, op: FloatUnary, kind: FloatKind, dst: Reg, src: Opnd) -> Done {
    let sign = || sign_mask(kind);
    match op {
        FloatUnary::Neg => with_mask::<L>(x, IntOp::Xor, kind, dst, src, &sign()),
        FloatUnary::Fabs => with_mask::<L>(x, IntOp::And, kind, dst, src, &sign().not()),
        _ => {
            let a = operand::<L>(x, src, kind)?;
            result::<L>(x, dst, kind, float::unary(op, kind, a));
        }
    }
    Ok(())
}

fn sign_mask(kind: FloatKind) -> BvValue {
    let width = float::width(kind);
    BvValue::from_u64(width, 1).shl(&BvValue::from_u64(width, u64::from(width - 1)))
}

/// The pattern combined with a constant: exact for symbolic floats.
fn with_mask<L: Lane>(x: &mut Exec<'_>, op: IntOp, kind: FloatKind, dst: Reg, src: Opnd, mask: &BvValue) {
    let a = x.wide_get::<L>(src, float::width(kind));
    let value = super::wide::compute(op, &a.value, mask);
    let mut term = TermId::NONE;
    if a.is_symbolic() {
        let constant = x.terms.value(mask.clone());
        term = int::term(x.terms, op, a.term, constant);
    }
    x.wide_set::<L>(dst, &Wide { value, term });
}

fn copy_sign<L: Lane>(x: &mut Exec<'_>, kind: FloatKind, sign: &BvValue, dst: Reg, lhs: Opnd, rhs: Opnd) {
    let width = float::width(kind);
    let (a, b) = (x.wide_get::<L>(lhs, width), x.wide_get::<L>(rhs, width));
    let value = a.value.and(&sign.not()).or(&b.value.and(sign));
    let mut term = TermId::NONE;
    if a.is_symbolic() || b.is_symbolic() {
        let (ta, tb) = (x.wide_lift(&a), x.wide_lift(&b));
        let top = x.terms.extract(tb, width - 1, width - 1);
        let rest = x.terms.extract(ta, width - 2, 0);
        term = x.terms.concat(top, rest);
    }
    x.wide_set::<L>(dst, &Wide { value, term });
}

pub(super) fn mul_add<L: Lane>(
    x: &mut Exec<'_>,
    fused: bool,
    kind: FloatKind,
    dst: Reg,
    args: [Opnd; 3],
) -> Done {
    let a = operand::<L>(x, args[0], kind)?;
    let b = operand::<L>(x, args[1], kind)?;
    let c = operand::<L>(x, args[2], kind)?;
    result::<L>(x, dst, kind, float::mul_add(fused, kind, a, b, c));
    Ok(())
}

pub(super) fn cmp<L: Lane>(
    x: &mut Exec<'_>,
    pred: FloatPredicate,
    kind: FloatKind,
    dst: Reg,
    lhs: Opnd,
    rhs: Opnd,
) -> Done {
    let a = operand::<L>(x, lhs, kind)?;
    let b = operand::<L>(x, rhs, kind)?;
    x.set::<L>(dst, Val::concrete(u64::from(float::compare(pred, kind, a, b))));
    Ok(())
}

pub(super) fn class<L: Lane>(x: &mut Exec<'_>, kind: FloatKind, mask: u32, dst: Reg, src: Opnd) -> Done {
    let a = operand::<L>(x, src, kind)?;
    x.set::<L>(dst, Val::concrete(u64::from(float::is_class(kind, a, mask))));
    Ok(())
}

pub(super) fn cast<L: Lane>(x: &mut Exec<'_>, op: FloatCast, dst: Reg, src: Opnd) -> Done {
    let from = match op {
        FloatCast::Float { from, .. } | FloatCast::ToInt { from, .. } => float::width(from),
        FloatCast::FromInt { width, .. } => width.into(),
    };
    let a = limbs::<L>(x, src, from)?;
    for (i, &limb) in float::cast(op, &a).iter().enumerate() {
        x.set::<L>(Reg(dst.0 + i as u32), Val::concrete(limb));
    }
    Ok(())
}
