//! Floating point: every operation of the register program as a pure function of bit patterns, and in [`term`] as a term;
//! [`Operation`] has both.
//!
//! A pattern of any kind fits a `u128` (16 to 128 bits). `float` and `double` are computed natively, the others by
//! `rustc_apfloat`. Rounding is to nearest, ties to even, always. What IEEE 754 leaves open is settled as x86-64
//! does, so that a run agrees with a native one:
//!
//! * A NaN result is the first operand that is a NaN, made quiet; an invalid operation gives the *negative* quiet NaN.
//! * `minnum`/`maxnum` follow the code that clang emits: `minnum(-0, +0)` is the first operand.
//! * Conversions out of range: see [`convert`].
//! * `sin`, `exp`, `pow` … are [`functions`]: the same on every machine, within an ulp of glibc's. For
//!   `half` and `bfloat` they go through `float`; for `x86_fp80` and `fp128` through `double`, losing precision
//!   (arithmetic and square root do not).

pub mod convert;
pub mod functions;
mod layout;
mod notation;
mod operation;
mod soft;
pub(crate) mod term;

pub use convert::{cast, fits, from_int, to_int};
pub(crate) use notation::literal;
pub use operation::Operation;

use layout::{Layout, Unpacked};
use symvm_frontend::ir::{FloatKind, FloatPredicate};
use symvm_frontend::program::{FloatOp, FloatUnary};

/// Width of a kind's pattern in bits.
pub fn width(kind: FloatKind) -> u32 {
    layout::of(kind).width
}

/// The pattern in limbs, low first.
pub fn from_limbs(limbs: &[u64]) -> u128 {
    let limb = |i: usize| limbs.get(i).copied().map_or(0, u128::from);
    limb(0) | limb(1) << 64
}

/// The limbs of a pattern.
pub fn to_limbs(bits: u128) -> [u64; 2] {
    [bits as u64, (bits >> 64) as u64]
}

fn f32_of(bits: u128) -> f32 {
    f32::from_bits(bits as u32)
}

fn f64_of(bits: u128) -> f64 {
    f64::from_bits(bits as u64)
}

/// The result of an operation that may have made a NaN: x86-64's choice among the operands' NaNs.
fn settle_nan(layout: Layout, operands: &[u128], result: u128) -> u128 {
    if !layout.is_nan(result) {
        return result;
    }
    match operands.iter().find(|bits| layout.is_nan(**bits)) {
        Some(bits) => layout.quiet(*bits),
        None => layout.default_nan(),
    }
}

/// Two-operand arithmetic. For [`FloatOp::PowI`] and [`FloatOp::Ldexp`] `rhs` is an i32.
pub fn binary(op: FloatOp, kind: FloatKind, lhs: u128, rhs: u128) -> u128 {
    let layout = layout::of(kind);
    let operands = match op {
        FloatOp::PowI | FloatOp::Ldexp => &[lhs][..],
        _ => &[lhs, rhs][..],
    };
    let result = match op {
        FloatOp::CopySign => return lhs & !layout.sign_bit() | rhs & layout.sign_bit(),
        FloatOp::MinNum | FloatOp::MaxNum => return min_max_num(op, kind, lhs, rhs),
        FloatOp::Minimum | FloatOp::Maximum => min_max(op, kind, lhs, rhs),
        FloatOp::PowI => powi(kind, lhs, rhs as u32 as i32),
        FloatOp::Ldexp => soft::ldexp(kind, lhs, rhs as u32 as i32),
        FloatOp::Pow => return through(kind, lhs, rhs, functions::powf, functions::pow),
        FloatOp::Atan2 => return through(kind, lhs, rhs, functions::atan2f, functions::atan2),
        _ => arithmetic(op, kind, lhs, rhs),
    };
    settle_nan(layout, operands, result)
}

/// Add, subtract, multiply, divide, remainder.
fn arithmetic(op: FloatOp, kind: FloatKind, lhs: u128, rhs: u128) -> u128 {
    match kind {
        FloatKind::Single => {
            let (a, b) = (f32_of(lhs), f32_of(rhs));
            u128::from(
                match op {
                    FloatOp::Add => a + b,
                    FloatOp::Sub => a - b,
                    FloatOp::Mul => a * b,
                    FloatOp::Div => a / b,
                    _ => functions::fmodf(a, b),
                }
                .to_bits(),
            )
        }
        FloatKind::Double => {
            let (a, b) = (f64_of(lhs), f64_of(rhs));
            u128::from(
                match op {
                    FloatOp::Add => a + b,
                    FloatOp::Sub => a - b,
                    FloatOp::Mul => a * b,
                    FloatOp::Div => a / b,
                    _ => functions::fmod(a, b),
                }
                .to_bits(),
            )
        }
        _ => soft::arithmetic(op, kind, lhs, rhs),
    }
}

/// `minnum`/`maxnum`: a NaN loses against a number; between equal zeros, the first.
fn min_max_num(op: FloatOp, kind: FloatKind, lhs: u128, rhs: u128) -> u128 {
    let pred = if op == FloatOp::MinNum { FloatPredicate::Olt } else { FloatPredicate::Ogt };
    if layout::of(kind).is_nan(lhs) || compare(pred, kind, rhs, lhs) { rhs } else { lhs }
}

/// `minimum`/`maximum` (IEEE 754-2019): NaN wins, -0 is below +0.
fn min_max(op: FloatOp, kind: FloatKind, lhs: u128, rhs: u128) -> u128 {
    let layout = layout::of(kind);
    if layout.is_nan(lhs) || layout.is_nan(rhs) {
        return layout.default_nan();
    }
    let negative = |bits: u128| bits & layout.sign_bit() != 0;
    let less = if compare(FloatPredicate::Oeq, kind, lhs, rhs) {
        negative(lhs) && !negative(rhs)
    } else {
        compare(FloatPredicate::Olt, kind, lhs, rhs)
    };
    if less == (op == FloatOp::Minimum) { lhs } else { rhs }
}

/// `powi` by repeated squaring, in the order of compiler-rt's `__powidf2`, so that roundings agree.
fn powi(kind: FloatKind, base: u128, exponent: i32) -> u128 {
    let one = from_int(kind, &[1], 32, false);
    let (mut power, mut result) = (base, one);
    let mut left = exponent;
    loop {
        if left % 2 != 0 {
            result = arithmetic(FloatOp::Mul, kind, result, power);
        }
        left /= 2;
        if left == 0 {
            break;
        }
        power = arithmetic(FloatOp::Mul, kind, power, power);
    }
    if exponent < 0 { arithmetic(FloatOp::Div, kind, one, result) } else { result }
}

/// A two-operand function of `libm`, in `float` for the kinds up to it, else in `double`.
fn through(
    kind: FloatKind,
    lhs: u128,
    rhs: u128,
    single: impl Fn(f32, f32) -> f32,
    double: impl Fn(f64, f64) -> f64,
) -> u128 {
    let narrow = matches!(kind, FloatKind::Half | FloatKind::BFloat | FloatKind::Single);
    let inner = if narrow { FloatKind::Single } else { FloatKind::Double };
    let layout = layout::of(inner);
    let (a, b) = (convert::float(kind, inner, lhs), convert::float(kind, inner, rhs));
    let result = if narrow {
        u128::from(single(f32_of(a), f32_of(b)).to_bits())
    } else {
        u128::from(double(f64_of(a), f64_of(b)).to_bits())
    };
    convert::float(inner, kind, settle_nan(layout, &[a, b], result))
}

/// One-operand arithmetic.
pub fn unary(op: FloatUnary, kind: FloatKind, src: u128) -> u128 {
    let layout = layout::of(kind);
    let by = |single: fn(f32) -> f32, double: fn(f64) -> f64| {
        through(kind, src, src, |x, _| single(x), |x, _| double(x))
    };
    let result = match op {
        FloatUnary::Neg => return src ^ layout.sign_bit(),
        FloatUnary::Fabs => return src & !layout.sign_bit(),
        FloatUnary::Sqrt => sqrt(kind, src),
        FloatUnary::Floor
        | FloatUnary::Ceil
        | FloatUnary::Trunc
        | FloatUnary::Rint
        | FloatUnary::NearbyInt
        | FloatUnary::Round
        | FloatUnary::RoundEven => soft::round(op, kind, src),
        FloatUnary::Canonicalize => src,
        FloatUnary::Sin => by(functions::sinf, functions::sin),
        FloatUnary::Cos => by(functions::cosf, functions::cos),
        FloatUnary::Tan => by(functions::tanf, functions::tan),
        FloatUnary::Exp => by(functions::expf, functions::exp),
        FloatUnary::Exp2 => by(functions::exp2f, functions::exp2),
        FloatUnary::Log => by(functions::logf, functions::log),
        FloatUnary::Log2 => by(functions::log2f, functions::log2),
        FloatUnary::Log10 => by(functions::log10f, functions::log10),
        FloatUnary::Exp10 => by(functions::exp10f, functions::exp10),
        FloatUnary::Asin => by(functions::asinf, functions::asin),
        FloatUnary::Acos => by(functions::acosf, functions::acos),
        FloatUnary::Atan => by(functions::atanf, functions::atan),
        FloatUnary::Sinh => by(functions::sinhf, functions::sinh),
        FloatUnary::Cosh => by(functions::coshf, functions::cosh),
        FloatUnary::Tanh => by(functions::tanhf, functions::tanh),
        FloatUnary::Fraction => fraction(kind, src).0,
        FloatUnary::FractionExponent => return fraction(kind, src).1,
    };
    settle_nan(layout, &[src], result)
}

/// `frexp`: a fraction from one half to one, and the exponent as a float (0 where there is none).
fn fraction(kind: FloatKind, src: u128) -> (u128, u128) {
    match layout::of(kind).unpack(src) {
        Unpacked::Finite { negative, exponent, significand } if significand != 0 => {
            let bits = 128 - significand.leading_zeros() as i32;
            let number = i64::from(exponent + bits) as u64;
            (soft::compose(kind, negative, -bits, significand), from_int(kind, &[number], 64, true))
        }
        _ => (src, 0),
    }
}

fn sqrt(kind: FloatKind, src: u128) -> u128 {
    match kind {
        FloatKind::Single => u128::from(f32_of(src).sqrt().to_bits()),
        FloatKind::Double => u128::from(f64_of(src).sqrt().to_bits()),
        _ => soft::sqrt(kind, src),
    }
}

/// `a * b + c`, with one rounding (`fused`) or two.
pub fn mul_add(fused: bool, kind: FloatKind, a: u128, b: u128, c: u128) -> u128 {
    if !fused {
        return binary(FloatOp::Add, kind, binary(FloatOp::Mul, kind, a, b), c);
    }
    settle_nan(layout::of(kind), &[a, b, c], soft::mul_add(kind, a, b, c))
}

/// Comparison.
pub fn compare(pred: FloatPredicate, kind: FloatKind, lhs: u128, rhs: u128) -> bool {
    pred.holds(match kind {
        FloatKind::Single => f32_of(lhs).partial_cmp(&f32_of(rhs)),
        FloatKind::Double => f64_of(lhs).partial_cmp(&f64_of(rhs)),
        _ => soft::compare(kind, lhs, rhs),
    })
}

/// `llvm.is.fpclass`: the value is in one of the classes of `mask` (`FPClassTest` of LLVM).
pub fn is_class(kind: FloatKind, bits: u128, mask: u32) -> bool {
    let layout = layout::of(kind);
    let negative = bits & layout.sign_bit() != 0;
    // Bits: 0 signalling NaN, 1 quiet NaN, 2..=5 negative infinity, normal, subnormal, zero, 6..=9 the same positive, reversed.
    let bit = match layout.unpack(bits) {
        Unpacked::Nan if layout.quiet(bits) == bits => 1,
        Unpacked::Nan => 0,
        Unpacked::Infinity if negative => 2,
        Unpacked::Infinity => 9,
        Unpacked::Finite { significand: 0, .. } if negative => 5,
        Unpacked::Finite { significand: 0, .. } => 6,
        Unpacked::Finite { .. } => match (layout.is_subnormal(bits), negative) {
            (false, true) => 3,
            (true, true) => 4,
            (true, false) => 7,
            (false, false) => 8,
        },
    };
    mask >> bit & 1 != 0
}

#[cfg(test)]
mod tests;
