//! Floating point. Operations on symbolic operands have terms ([`float::term`]), as far as a path can pay for them; else they are
//! computed on concrete operands, and the loss is announced and written down.

use super::wide::Wide;
use super::{Done, Exec, Lane, Val};
use crate::decision::Lost;
use crate::float::{self, Operation};
use smallvec::SmallVec;
use symvm_frontend::ir::FloatKind;
use symvm_frontend::program::{FloatOp, Opnd, Reg};
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
        self.terms.write_as(term, |all| operation.notation(all, &terms));
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

/// The result of the operands: as a term where some of them are symbolic, and the path can pay for it; else of the values that they
/// have, bound.
#[inline(always)]
pub(super) fn perform<L: Lane, const N: usize>(
    x: &mut Exec<'_>,
    operation: Operation,
    dst: Reg,
    operands: [Opnd; N],
) -> Done {
    let mut widths = [0; N];
    for (n, width) in widths.iter_mut().enumerate() {
        *width = operation.operand_width(n);
    }
    let is_symbolic = L::CONCOLIC && (0..N).any(|n| is_symbolic::<L>(x, operands[n], widths[n]));
    // Wider integers have no patterns.
    let has_patterns = operation.width() <= 128 && widths.iter().all(|&width| width <= 128);
    if is_symbolic && has_patterns {
        let args: [Wide; N] = std::array::from_fn(|n| x.wide_get::<L>(operands[n], widths[n]));
        if let Some(result) = x.float(operation, &args) {
            x.wide_set::<L>(dst, &result);
            return Ok(());
        }
    }
    let mut values: [Limbs; N] = std::array::from_fn(|_| Limbs::new());
    for (n, value) in values.iter_mut().enumerate() {
        *value = limbs::<L>(x, operands[n], widths[n])?;
    }
    let limbs = match operation {
        Operation::Cast(op) => float::cast(op, &values[0]),
        _ => {
            let mut patterns = [0; N];
            for (pattern, value) in patterns.iter_mut().zip(&values) {
                *pattern = float::from_limbs(value);
            }
            Limbs::from_slice(&float::to_limbs(operation.compute(&patterns)))
        }
    };
    for (i, &limb) in limbs.iter().take(operation.width().div_ceil(64) as usize).enumerate() {
        x.set::<L>(Reg(dst.0 + i as u32), Val::concrete(limb));
    }
    Ok(())
}
