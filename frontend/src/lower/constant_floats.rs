//! Float arithmetic in constant expressions, which old clangs write around addresses (`uitofp (i1 icmp ne …)`). Only
//! `float` and `double`, whose arithmetic is this machine's own: the other formats never occur there.

use super::layout::Leaf;
use super::{Lack, Res};
use crate::ir::{BinaryOp, CastOp, FloatKind, FloatPredicate};

/// The value as a double: exact for both formats.
fn double(kind: FloatKind, bits: u128) -> Res<f64> {
    match kind {
        FloatKind::Single => Ok(f64::from(f32::from_bits(bits as u32))),
        FloatKind::Double => Ok(f64::from_bits(bits as u64)),
        _ => Err(Lack(format!("a constant expression on {kind:?} floats"))),
    }
}

/// A double rounded to the format. A single operation on floats rounded twice, first to double, is rounded right.
fn pattern(kind: FloatKind, value: f64) -> Res<u128> {
    match kind {
        FloatKind::Single => Ok(u128::from((value as f32).to_bits())),
        FloatKind::Double => Ok(u128::from(value.to_bits())),
        _ => Err(Lack(format!("a constant expression on {kind:?} floats"))),
    }
}

pub(super) fn binary(op: BinaryOp, kind: FloatKind, a: u128, b: u128) -> Res<u128> {
    let (a, b) = (double(kind, a)?, double(kind, b)?);
    let value = match op {
        BinaryOp::FAdd => a + b,
        BinaryOp::FSub => a - b,
        BinaryOp::FMul => a * b,
        BinaryOp::FDiv => a / b,
        BinaryOp::FRem => a % b,
        _ => return Err(Lack(format!("the constant expression {} on floats", op.keyword()))),
    };
    pattern(kind, value)
}

pub(super) fn compare(pred: FloatPredicate, kind: FloatKind, a: u128, b: u128) -> Res<bool> {
    Ok(pred.holds(double(kind, a)?.partial_cmp(&double(kind, b)?)))
}

/// One of the six casts that concern floats; out of range is undefined.
pub(super) fn cast(op: CastOp, from: Leaf, to: Leaf, x: u128) -> Res<u128> {
    let integers = || Lack("a float operation on integers".into());
    let unused = 128 - u32::from(to.bits);
    match op {
        CastOp::UiToFp | CastOp::SiToFp => {
            let signed = (x << (128 - u32::from(from.bits))) as i128 >> (128 - u32::from(from.bits));
            // In one step: by way of double, an integer would be rounded twice.
            match (to.float.ok_or_else(integers)?, op == CastOp::SiToFp) {
                (FloatKind::Single, true) => Ok(u128::from((signed as f32).to_bits())),
                (FloatKind::Single, false) => Ok(u128::from((x as f32).to_bits())),
                (kind, true) => pattern(kind, signed as f64),
                (kind, false) => pattern(kind, x as f64),
            }
        }
        CastOp::FpToUi => Ok(double(from.float.ok_or_else(integers)?, x)? as u128 & u128::MAX >> unused),
        CastOp::FpToSi => {
            Ok(double(from.float.ok_or_else(integers)?, x)? as i128 as u128 & u128::MAX >> unused)
        }
        _ => pattern(to.float.ok_or_else(integers)?, double(from.float.ok_or_else(integers)?, x)?),
    }
}
