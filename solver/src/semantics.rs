//! What each operator computes: on machine words, short and long, and on values of any width.
//!
//! The constructors fold constants with these functions and the evaluator runs them, so there is one
//! definition to trust, and one for what words are too short for.

use crate::term::Kind;
use crate::value::{BvValue, mask};
use std::cmp::Ordering;

/// The low `width` bits read as a two's complement number.
pub(crate) const fn signed(value: u64, width: u32) -> i64 {
    let shift = 64 - width;
    ((value << shift) as i64) >> shift
}

/// The same of a longer word.
const fn signed_double(value: u128, width: u32) -> i128 {
    let shift = 128 - width;
    ((value << shift) as i128) >> shift
}

/// A long word with the low `width` bits set, for widths up to 128.
const fn mask_double(width: u32) -> u128 {
    u128::MAX >> (128 - width)
}

macro_rules! operators {
    ($(#[$about:meta])* $name:ident, $word:ident, $signed:ident, $mask:ident) => {
        $(#[$about])*
        #[inline]
        pub(crate) fn $name(kind: Kind, width: u32, from: u32, a: $word, b: $word, c: $word) -> $word {
            let wide = $word::from(width);
            let raw = match kind {
                Kind::Not => !a,
                Kind::Neg => a.wrapping_neg(),
                Kind::And => a & b,
                Kind::Or => a | b,
                Kind::Xor => a ^ b,
                Kind::Add => a.wrapping_add(b),
                Kind::Mul => a.wrapping_mul(b),
                Kind::Udiv => a.checked_div(b).unwrap_or($word::MAX),
                Kind::Urem => a.checked_rem(b).unwrap_or(a),
                Kind::Sdiv if b == 0 => {
                    if $signed(a, width) < 0 {
                        1
                    } else {
                        $word::MAX
                    }
                }
                Kind::Sdiv => $signed(a, width).wrapping_div($signed(b, width)) as $word,
                Kind::Srem if b == 0 => a,
                Kind::Srem => $signed(a, width).wrapping_rem($signed(b, width)) as $word,
                Kind::Shl if b >= wide => 0,
                Kind::Shl => a << b,
                Kind::Lshr if b >= wide => 0,
                Kind::Lshr => a >> b,
                Kind::Ashr => ($signed(a, width) >> b.min(wide - 1)) as $word,
                Kind::Concat => a << from | b,
                Kind::Extract => a >> b,
                Kind::ZeroExtend => a,
                Kind::SignExtend => $signed(a, from) as $word,
                Kind::Eq => $word::from(a == b),
                Kind::Ult => $word::from(a < b),
                Kind::Slt => $word::from($signed(a, from) < $signed(b, from)),
                Kind::Ite => {
                    if a != 0 {
                        b
                    } else {
                        c
                    }
                }
                Kind::Const | Kind::Symbol | Kind::Read => {
                    unreachable!("{kind:?} is not computed from operands")
                }
            };
            raw & $mask(width)
        }
    };
}

operators! {
    /// The value of an operator whose result and operands have at most 64 bits.
    ///
    /// `width` is the result's, `from` that of the last of the operands that matter for it (the low half of a
    /// concatenation, the operand of an extension or a comparison). For `Extract`, `b` is the lowest bit.
    small, u64, signed, mask
}

operators! {
    /// The same for at most 128 bits: products of doubles have 106.
    double, u128, signed_double, mask_double
}

/// The value of a unary or binary operator at any width. `lo` is the lowest bit of an `Extract`; a unary
/// operator ignores `b`.
pub(crate) fn wide(kind: Kind, width: u32, lo: u32, a: &BvValue, b: &BvValue) -> BvValue {
    let truth = |holds: bool| BvValue::from_u64(1, u64::from(holds));
    match kind {
        Kind::Not => a.not(),
        Kind::Neg => a.neg(),
        Kind::And => a.and(b),
        Kind::Or => a.or(b),
        Kind::Xor => a.xor(b),
        Kind::Add => a.add(b),
        Kind::Mul => a.mul(b),
        Kind::Udiv => a.udivrem(b).0,
        Kind::Urem => a.udivrem(b).1,
        Kind::Sdiv => a.sdiv(b),
        Kind::Srem => a.srem(b),
        Kind::Shl => a.shl(b),
        Kind::Lshr => a.lshr(b),
        Kind::Ashr => a.ashr(b),
        Kind::Concat => a.concat(b),
        Kind::Extract => a.extract(lo + width - 1, lo),
        Kind::ZeroExtend => a.zext(width),
        Kind::SignExtend => a.sext(width),
        Kind::Eq => truth(a == b),
        Kind::Ult => truth(a.ucmp(b) == Ordering::Less),
        Kind::Slt => truth(a.scmp(b) == Ordering::Less),
        Kind::Const | Kind::Symbol | Kind::Ite | Kind::Read => {
            unreachable!("{kind:?} is not computed here")
        }
    }
}
