//! Integers of 128 bits, in two neighbouring registers: what cryptography and long arithmetic multiply in.

use super::op::R;
use crate::exec::ordered;
use symvm_frontend::program::{IntOp, Pred};

/// The value in a register and the next one.
#[inline(always)]
pub(super) fn get(registers: &[u64], r: R) -> u128 {
    let r = usize::from(r);
    join(registers[r], registers[r + 1])
}

#[inline(always)]
fn join(low: u64, high: u64) -> u128 {
    u128::from(high) << 64 | u128::from(low)
}

/// A constant whose upper half is all ones or zero.
#[inline(always)]
pub(super) fn constant(k: u64, ones: bool) -> u128 {
    join(k, if ones { u64::MAX } else { 0 })
}

/// The operation, as [`BvValue`](symvm_solver::BvValue) has it; none where it traps.
#[inline]
pub(super) fn compute(op: IntOp, a: u128, b: u128) -> Option<u128> {
    let (sa, sb) = (a as i128, b as i128);
    // What is shifted by the width or more is gone.
    let distance = u32::try_from(b).unwrap_or(u32::MAX);
    Some(match op {
        IntOp::Add => a.wrapping_add(b),
        IntOp::Sub => a.wrapping_sub(b),
        IntOp::Mul => a.wrapping_mul(b),
        IntOp::UDiv => a.checked_div(b)?,
        IntOp::URem => a.checked_rem(b)?,
        IntOp::SDiv | IntOp::SRem if b == 0 => return None,
        IntOp::SDiv => sa.wrapping_div(sb) as u128,
        IntOp::SRem => sa.wrapping_rem(sb) as u128,
        IntOp::Shl => a.checked_shl(distance).unwrap_or(0),
        IntOp::LShr => a.checked_shr(distance).unwrap_or(0),
        IntOp::AShr => (sa >> distance.min(127)) as u128,
        IntOp::And => a & b,
        IntOp::Or => a | b,
        IntOp::Xor => a ^ b,
        IntOp::UMin => a.min(b),
        IntOp::UMax => a.max(b),
        IntOp::SMin => sa.min(sb) as u128,
        IntOp::SMax => sa.max(sb) as u128,
    })
}

#[inline]
pub(super) fn compare(pred: Pred, a: u128, b: u128) -> u64 {
    u64::from(ordered(pred, (a, b), (a as i128, b as i128)))
}
