//! Floating point. Operations on symbolic operands have terms ([`float::term`]), as far as a path can pay for them; else they are
//! computed on concrete operands, and the loss is announced and written down.

use super::wide::Wide;
use super::{Done, Exec, Lane, Val};
use crate::decision::Lost;
use crate::float::{self, Operation};
use smallvec::SmallVec;
use symvm_frontend::ir::{FloatKind, FloatPredicate};
use symvm_frontend::program::{FloatCast, FloatOp, FloatUnary, Opnd, Reg};
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
fn is_symbolic<L: Lane>(x: &mut Exec<'_>, opnd: Opnd, width: u32) -> bool {
    L::CONCOLIC && (0..width.div_ceil(64)).any(|i| x.get::<L>(opnd.limb(i)).is_symbolic())
}

impl Exec<'_> {
    /// The operation on values of which some are symbolic, if there is a term for it that the path can pay for.
    #[cold]
    pub(crate) fn float(&mut self, operation: Operation, args: &[Wide]) -> Option<Wide> {
        if !self.affords_float(operation) {
            return None;
        }
        let terms: SmallVec<[TermId; 3]> = args.iter().map(|arg| self.wide_lift(arg)).collect();
        let term = operation.term(self.terms, &terms)?;
        self.m.bill.spend_on_floats(operation.cost());
        let patterns: SmallVec<[u128; 3]> =
            args.iter().map(|arg| float::from_limbs(arg.value.limbs())).collect();
        let limbs = float::to_limbs(operation.compute(&patterns));
        Some(Wide { value: BvValue::from_limbs(operation.width(), &limbs), term })
    }

    /// Whether the path can pay for the operation on symbolic values: with no allowance it earns nothing either, and segments that are
    /// recorded know no floats.
    fn affords_float(&self, operation: Operation) -> bool {
        let (allowance, cost) = (self.m.setting.options.float_work, operation.cost());
        let affords = || self.m.state.windows.affords_floats(cost, allowance, self.m.state.steps);
        cost == 0 || allowance > 0 && self.m.recording.is_none() && affords()
    }
}

/// Sets the result to the term that is made of the operands, and to its value. False, and nothing is done, where none of them is
/// symbolic, there is no such term, or the path cannot pay for it.
#[inline(always)]
fn exact<L: Lane, const N: usize>(
    x: &mut Exec<'_>,
    operation: Operation,
    dst: Reg,
    operands: [(Opnd, u32); N],
) -> bool {
    if !operands.iter().any(|&(opnd, width)| is_symbolic::<L>(x, opnd, width)) {
        return false;
    }
    let args = operands.map(|(opnd, width)| x.wide_get::<L>(opnd, width));
    match x.float(operation, &args) {
        Some(result) => x.wide_set::<L>(dst, &result),
        None => return false,
    }
    true
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
    let width = float::width(kind);
    let other = match op {
        FloatOp::PowI | FloatOp::Ldexp => 32,
        _ => width,
    };
    let done = exact::<L, 2>(x, Operation::Binary(op, kind), dst, [(lhs, width), (rhs, other)]);
    if done {
        return Ok(());
    }
    let a = operand::<L>(x, lhs, kind)?;
    let b = float::from_limbs(&limbs::<L>(x, rhs, other)?);
    result::<L>(x, dst, kind, float::binary(op, kind, a, b));
    Ok(())
}

pub(super) fn unary<L: Lane>(x: &mut Exec<'_>, op: FloatUnary, kind: FloatKind, dst: Reg, src: Opnd) -> Done {
    if !exact::<L, 1>(x, Operation::Unary(op, kind), dst, [(src, float::width(kind))]) {
        let a = operand::<L>(x, src, kind)?;
        result::<L>(x, dst, kind, float::unary(op, kind, a));
    }
    Ok(())
}

pub(super) fn mul_add<L: Lane>(
    x: &mut Exec<'_>,
    fused: bool,
    kind: FloatKind,
    dst: Reg,
    args: [Opnd; 3],
) -> Done {
    let width = float::width(kind);
    let done = exact::<L, 3>(x, Operation::MulAdd { fused, kind }, dst, args.map(|arg| (arg, width)));
    if done {
        return Ok(());
    }
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
    let width = float::width(kind);
    let done = exact::<L, 2>(x, Operation::Compare(pred, kind), dst, [(lhs, width), (rhs, width)]);
    if done {
        return Ok(());
    }
    let a = operand::<L>(x, lhs, kind)?;
    let b = operand::<L>(x, rhs, kind)?;
    x.set::<L>(dst, Val::concrete(u64::from(float::compare(pred, kind, a, b))));
    Ok(())
}

pub(super) fn class<L: Lane>(x: &mut Exec<'_>, kind: FloatKind, mask: u32, dst: Reg, src: Opnd) -> Done {
    let done = exact::<L, 1>(x, Operation::Class { kind, mask }, dst, [(src, float::width(kind))]);
    if done {
        return Ok(());
    }
    let a = operand::<L>(x, src, kind)?;
    x.set::<L>(dst, Val::concrete(u64::from(float::is_class(kind, a, mask))));
    Ok(())
}

pub(super) fn cast<L: Lane>(x: &mut Exec<'_>, op: FloatCast, dst: Reg, src: Opnd) -> Done {
    let from = match op {
        FloatCast::Float { from, .. } | FloatCast::ToInt { from, .. } => float::width(from),
        FloatCast::FromInt { width, .. } => width.into(),
    };
    let operation = Operation::Cast(op);
    // Wider integers have no patterns.
    let done = from.max(operation.width()) <= 128 && exact::<L, 1>(x, operation, dst, [(src, from)]);
    if done {
        return Ok(());
    }
    let a = limbs::<L>(x, src, from)?;
    for (i, &limb) in float::cast(op, &a).iter().enumerate() {
        x.set::<L>(Reg(dst.0 + i as u32), Val::concrete(limb));
    }
    Ok(())
}
