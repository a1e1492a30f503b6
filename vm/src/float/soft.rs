//! Arithmetic on any kind by `rustc_apfloat` (a port of LLVM's own `APFloat`), and the square root it lacks.

use super::layout::{self, Unpacked};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, Round};
use std::cmp::Ordering;
use symvm_frontend::ir::FloatKind;
use symvm_frontend::program::{FloatOp, FloatUnary};

/// Evaluates an expression with `$F` naming the APFloat type of a kind.
macro_rules! with_kind {
    ($kind:expr, $F:ident => $body:expr) => {
        match $kind {
            FloatKind::Half => {
                type $F = Half;
                $body
            }
            FloatKind::BFloat => {
                type $F = BFloat;
                $body
            }
            FloatKind::Single => {
                type $F = Single;
                $body
            }
            FloatKind::Double => {
                type $F = Double;
                $body
            }
            FloatKind::X87 => {
                type $F = X87DoubleExtended;
                $body
            }
            FloatKind::Quad => {
                type $F = Quad;
                $body
            }
        }
    };
}
pub(super) use with_kind;

/// Add, subtract, multiply, divide, remainder.
pub(super) fn arithmetic(op: FloatOp, kind: FloatKind, lhs: u128, rhs: u128) -> u128 {
    with_kind!(kind, F => {
        let (a, b) = (F::from_bits(lhs), F::from_bits(rhs));
        match op {
            FloatOp::Add => (a + b).value,
            FloatOp::Sub => (a - b).value,
            FloatOp::Mul => (a * b).value,
            FloatOp::Div => (a / b).value,
            _ => a.c_fmod(b).value,
        }.to_bits()
    })
}

pub(super) fn mul_add(kind: FloatKind, a: u128, b: u128, c: u128) -> u128 {
    with_kind!(kind, F => F::from_bits(a).mul_add(F::from_bits(b), F::from_bits(c)).value.to_bits())
}

pub(super) fn ldexp(kind: FloatKind, src: u128, exponent: i32) -> u128 {
    with_kind!(kind, F => F::from_bits(src).scalbn(exponent).to_bits())
}

pub(super) fn compare(kind: FloatKind, lhs: u128, rhs: u128) -> Option<Ordering> {
    with_kind!(kind, F => F::from_bits(lhs).partial_cmp(&F::from_bits(rhs)))
}

/// To an integer in the same kind.
pub(super) fn round(op: FloatUnary, kind: FloatKind, src: u128) -> u128 {
    let round = match op {
        FloatUnary::Floor => Round::TowardNegative,
        FloatUnary::Ceil => Round::TowardPositive,
        FloatUnary::Trunc => Round::TowardZero,
        FloatUnary::Round => Round::NearestTiesToAway,
        _ => Round::NearestTiesToEven,
    };
    with_kind!(kind, F => F::from_bits(src).round_to_integral(round).value.to_bits())
}

/// `±significand * 2^exponent`, rounded to nearest. A significand that was cut short must have its lowest bit set if
/// what was cut is not zero ("sticky"), and more bits than twice the kind's precision are never needed.
pub(super) fn compose(kind: FloatKind, negative: bool, exponent: i32, significand: u128) -> u128 {
    let magnitude = with_kind!(kind, F => F::from_u128(significand).value.scalbn(exponent).to_bits());
    if negative { magnitude | layout::of(kind).sign_bit() } else { magnitude }
}

/// Square root, correctly rounded: digit by digit to two bits more than the precision, the remainder as sticky bit.
pub(super) fn sqrt(kind: FloatKind, src: u128) -> u128 {
    let layout = layout::of(kind);
    let (negative, mut exponent, mut significand) = match layout.unpack(src) {
        Unpacked::Nan => return src,
        Unpacked::Infinity => (src & layout.sign_bit() != 0, 0, 1),
        Unpacked::Finite { significand: 0, .. } => return src,
        Unpacked::Finite { negative, exponent, significand } => (negative, exponent, significand),
    };
    if negative {
        return layout.default_nan();
    }
    if matches!(layout.unpack(src), Unpacked::Infinity) {
        return src;
    }
    if exponent % 2 != 0 {
        significand <<= 1;
        exponent -= 1;
    }
    // The digits of the radicand in base 4, from the top, then zeros.
    let pairs = (128 - significand.leading_zeros()).div_ceil(2);
    let wanted = layout.precision() + 2;
    let (mut root, mut remainder) = (0u128, 0u128);
    for digit in 0..wanted {
        let pair = if digit < pairs { significand >> (2 * (pairs - 1 - digit)) & 3 } else { 0 };
        remainder = remainder << 2 | pair;
        let trial = root << 2 | 1;
        root <<= 1;
        if remainder >= trial {
            remainder -= trial;
            root |= 1;
        }
    }
    let unread = if wanted < pairs { significand & ((1 << (2 * (pairs - wanted))) - 1) } else { 0 };
    let sticky = u128::from(remainder != 0 || unread != 0);
    compose(kind, false, exponent / 2 + (pairs as i32 - wanted as i32) - 1, root << 1 | sticky)
}
