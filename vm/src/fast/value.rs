//! What operations do with values: memory accesses that succeed at once, numbers as signed ones, and as floats.

use crate::exec::{compute, mask, sign_extend};
use crate::float;
use crate::memory::Space;
use std::ops::{Add, Div, Mul, Sub};
use symvm_frontend::ir::{FloatKind, FloatPredicate};
use symvm_frontend::program::{FloatCast, FloatOp, IntOp};

/// `WRITTEN`: if all of it was written.
#[inline(always)]
pub(super) fn load<const WRITTEN: bool>(space: &Space, address: u64, size: u8) -> Option<u64> {
    match size {
        1 => space.load_quickly::<1, WRITTEN>(address),
        2 => space.load_quickly::<2, WRITTEN>(address),
        4 => space.load_quickly::<4, WRITTEN>(address),
        _ => space.load_quickly::<8, WRITTEN>(address),
    }
}

#[inline(always)]
pub(super) fn store(space: &mut Space, address: u64, size: u8, value: u64) -> bool {
    match size {
        1 => space.store_quickly::<1>(address, value),
        2 => space.store_quickly::<2>(address, value),
        4 => space.store_quickly::<4>(address, value),
        _ => space.store_quickly::<8>(address, value),
    }
}

/// A value shifted to the top, so that it compares as a signed number.
#[inline(always)]
pub(super) fn top(value: u64, s: u8) -> i64 {
    (value << (s & 63)) as i64
}

#[inline(always)]
pub(super) fn extend(value: u64, s: u8) -> u64 {
    (top(value, s) >> (s & 63)) as u64
}

/// The operation on concrete operands, unless it traps.
#[inline(always)]
pub(super) fn integer(op: IntOp, width: u8, a: u64, b: u64) -> Option<u64> {
    let width = u32::from(width);
    match op {
        IntOp::UDiv | IntOp::URem if b == 0 => return None,
        // -1, or 1 of one bit, may overflow.
        IntOp::SDiv | IntOp::SRem if b == 0 || b == mask(width) => return None,
        _ => {}
    }
    Some(compute(op, width, a, b))
}

#[inline]
pub(super) fn double(bits: u64) -> f64 {
    f64::from_bits(bits)
}

#[inline]
pub(super) fn single(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

/// Of the two kinds of floats that are computed here.
pub(super) fn is_single(kind: FloatKind) -> Option<bool> {
    match kind {
        FloatKind::Single => Some(true),
        FloatKind::Double => Some(false),
        _ => None,
    }
}

/// A float of 32 or 64 bits in a register, as one of 64, which is exact.
#[inline(always)]
fn widened(bits: u64, is_single: bool) -> f64 {
    if is_single { single(bits).into() } else { double(bits) }
}

/// Arithmetic on floats; none of rarer operations, nor where the result is no number.
#[inline]
pub(super) fn arithmetic(op: FloatOp, is_single: bool, a: u64, b: u64) -> Option<u64> {
    if is_single {
        let value = combined(op, single(a), single(b))?;
        return (!value.is_nan()).then(|| value.to_bits().into());
    }
    let value = combined(op, double(a), double(b))?;
    (!value.is_nan()).then(|| value.to_bits())
}

#[inline(always)]
fn combined<F>(op: FloatOp, a: F, b: F) -> Option<F>
where
    F: Add<Output = F> + Sub<Output = F> + Mul<Output = F> + Div<Output = F>,
{
    Some(match op {
        FloatOp::Add => a + b,
        FloatOp::Sub => a - b,
        FloatOp::Mul => a * b,
        FloatOp::Div => a / b,
        _ => return None,
    })
}

/// `a * b + c`, rounded twice.
#[inline]
pub(super) fn mul_add(is_single: bool, a: u64, b: u64, c: u64) -> Option<u64> {
    arithmetic(FloatOp::Add, is_single, arithmetic(FloatOp::Mul, is_single, a, b)?, c)
}

/// A comparison of floats: widening keeps their order.
#[inline]
pub(super) fn float_compare(pred: FloatPredicate, is_single: bool, a: u64, b: u64) -> u64 {
    let (a, b) = (widened(a, is_single).to_bits(), widened(b, is_single).to_bits());
    u64::from(float::compare(pred, FloatKind::Double, a.into(), b.into()))
}

/// A conversion that is exact, or rounds once; none of other kinds, of what is out of range, and of what is no number.
#[inline]
pub(super) fn float_cast(op: FloatCast, bits: u64) -> Option<u64> {
    match op {
        FloatCast::Float { from, to } => {
            let value = widened(bits, is_single(from)?);
            let result = if is_single(to)? { (value as f32).to_bits().into() } else { value.to_bits() };
            (!value.is_nan()).then_some(result)
        }
        FloatCast::FromInt { width: width @ ..=64, signed, to } => {
            let wide = sign_extend(bits, width.into());
            Some(match (is_single(to)?, signed) {
                (true, true) => (wide as f32).to_bits().into(),
                (true, false) => (bits as f32).to_bits().into(),
                (false, true) => (wide as f64).to_bits(),
                (false, false) => (bits as f64).to_bits(),
            })
        }
        FloatCast::ToInt { from, width: width @ 1..=64, signed, .. } => {
            let value = widened(bits, is_single(from)?).trunc();
            // Two to the number of its bits.
            let limit = f64::from_bits((1023 + u64::from(width) - u64::from(signed)) << 52);
            let low = if signed { -limit } else { 0.0 };
            let whole = if signed { value as i64 as u64 } else { value as u64 };
            (value >= low && value < limit).then_some(whole & mask(width.into()))
        }
        _ => None,
    }
}
