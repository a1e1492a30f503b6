//! What operations do with values: memory accesses that succeed at once, numbers as signed ones, and as floats.

use crate::exec::{compute, mask};
use crate::memory::Space;
use symvm_frontend::program::IntOp;

#[inline(always)]
pub(super) fn load(space: &Space, address: u64, size: u8) -> Option<u64> {
    match size {
        1 => space.load_quickly::<1>(address),
        2 => space.load_quickly::<2>(address),
        4 => space.load_quickly::<4>(address),
        _ => space.load_quickly::<8>(address),
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
