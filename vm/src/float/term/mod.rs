//! Floating point as terms: what [`super`] computes of bit patterns, said of all inputs at once.
//!
//! A float is unpacked into its sign, exponent and significand, the operation is done on integers that are wide enough to be
//! exact (or keep what was cut off as one *sticky* bit), and the result is rounded and packed, as in a hardware unit (Muller
//! et al., *Handbook of Floating-Point Arithmetic*, chapters 7 and 8; Brain, Schanda & Sun, *Building Better Bit-Blasting
//! for Floating-Point Problems*, 2019). Every term has the value that the function of the same name in [`super`]
//! computes, NaNs and what IEEE 754 leaves open included.
//!
//! Where there is no term (`None`) the machine goes on with the concrete value: arithmetic of `x86_fp80` and `fp128` (they
//! are compared and converted), remainders of what is divided by no simple constant, and the functions of `libm`.

mod arithmetic;
mod compare;
mod convert;
mod remainder;
mod shift;
#[cfg(test)]
mod tests;

pub(crate) use arithmetic::{binary, mul_add, unary};
pub(crate) use compare::{class, compare};
pub(crate) use convert::{cast, fits};

use super::layout::Layout;
use symvm_solver::{BvValue, TermId, Terms};

/// A float taken apart: `±significand * 2^(exponent - (precision - 1))`. The significand has the integer bit, which is 0 in
/// subnormal numbers and in zero; its other terms say nothing of infinities and NaNs.
#[derive(Clone, Copy)]
struct Parts {
    /// One bit each.
    negative: TermId,
    nan: TermId,
    infinite: TermId,
    zero: TermId,
    /// Signed, as wide as [`exponent_width`] says.
    exponent: TermId,
    /// As wide as the precision.
    significand: TermId,
}

/// Wide enough for the exponents of products and quotients, subnormal ones included.
fn exponent_width(layout: Layout) -> u32 {
    layout.exponent + 4
}

fn constant(terms: &mut Terms, width: u32, value: i64) -> TermId {
    if width <= 64 {
        let mask = if width == 64 { u64::MAX } else { (1 << width) - 1 };
        return terms.constant(width, value as u64 & mask);
    }
    let narrow = terms.constant(64, value as u64);
    terms.sext(narrow, width)
}

fn pattern(terms: &mut Terms, layout: Layout, bits: u128) -> TermId {
    terms.value(BvValue::from_limbs(layout.width, &super::to_limbs(bits)))
}

fn bit(terms: &mut Terms, t: TermId, at: u32) -> TermId {
    terms.extract(t, at, at)
}

fn is_zero(terms: &mut Terms, t: TermId) -> TermId {
    let zero = constant(terms, terms.width(t), 0);
    terms.eq(t, zero)
}

fn is_any(terms: &mut Terms, t: TermId) -> TermId {
    let none = is_zero(terms, t);
    terms.not(none)
}

fn any_of<const N: usize>(terms: &mut Terms, all: [TermId; N]) -> TermId {
    all.into_iter().fold(terms.false_(), |any, t| terms.or(any, t))
}

fn all_of<const N: usize>(terms: &mut Terms, all: [TermId; N]) -> TermId {
    terms.and_all(&all)
}

/// The term, with so many zeros below it.
fn with_zeros(terms: &mut Terms, t: TermId, count: u32) -> TermId {
    if count == 0 {
        return t;
    }
    let zeros = constant(terms, count, 0);
    terms.concat(t, zeros)
}

fn smaller(terms: &mut Terms, a: TermId, b: TermId) -> TermId {
    let less = terms.slt(a, b);
    terms.ite(less, a, b)
}

fn larger(terms: &mut Terms, a: TermId, b: TermId) -> TermId {
    let less = terms.slt(a, b);
    terms.ite(less, b, a)
}

/// Sign, exponent field and the bits below it.
fn fields(terms: &mut Terms, layout: Layout, t: TermId) -> (TermId, TermId, TermId) {
    let top = layout.width - 1;
    (bit(terms, t, top), terms.extract(t, top - 1, layout.fraction), terms.extract(t, layout.fraction - 1, 0))
}

/// Takes a float apart, as [`Layout::unpack`] does.
fn unpack(terms: &mut Terms, layout: Layout, t: TermId) -> Parts {
    let (negative, field, fraction) = fields(terms, layout, t);
    let ones = constant(terms, layout.exponent, -1);
    let (top, least) = (terms.eq(field, ones), is_zero(terms, field));
    let empty = is_zero(terms, fraction);
    let (significand, infinite, nan);
    if layout.explicit {
        significand = fraction;
        let integer = bit(terms, fraction, layout.fraction - 1);
        let below = terms.extract(fraction, layout.fraction - 2, 0);
        let below = is_zero(terms, below);
        infinite = all_of(terms, [top, integer, below]);
        let finite = terms.not(infinite);
        let (some, none) = (terms.not(least), terms.not(integer));
        let unnormal = terms.and(some, none);
        let no_number = terms.and(top, finite);
        nan = terms.or(no_number, unnormal);
    } else {
        let hidden = terms.not(least);
        significand = terms.concat(hidden, fraction);
        infinite = terms.and(top, empty);
        let some = terms.not(empty);
        nan = terms.and(top, some);
    }
    let width = exponent_width(layout);
    let (wide, up) = (terms.zext(field, width), terms.zext(least, width));
    let bias = constant(terms, width, i64::from(layout.bias()));
    let field = terms.or(wide, up);
    let exponent = terms.sub(field, bias);
    Parts { negative, nan, infinite, zero: terms.and(least, empty), exponent, significand }
}

/// `±significand / 2^(width - 1) * 2^exponent` (so the exponent is that of the highest bit), rounded to the nearest number of
/// a kind, ties to even. The lowest bit may be a sticky one where there are two more bits than the kind's precision and the highest
/// or the second highest is set, or where no bit was cut off. The sign of a zero is the given one.
fn round(
    terms: &mut Terms,
    layout: Layout,
    negative: TermId,
    exponent: TermId,
    significand: TermId,
) -> TermId {
    let precision = layout.precision();
    let nothing = is_zero(terms, significand);
    let (significand, count) = shift::normalise(terms, significand);
    // Room for the count, and for what is added below.
    let width = terms
        .width(exponent)
        .max(exponent_width(layout))
        .max(terms.width(count) + 1)
        .max(precision.ilog2() + 3)
        + 2;
    let (exponent, count) = (terms.sext(exponent, width), terms.zext(count, width));
    let exponent = terms.sub(exponent, count);
    // Kept bits, the one below, and whether anything follows.
    let missing = (precision + 2).saturating_sub(terms.width(significand));
    let padded = with_zeros(terms, significand, missing);
    let all = terms.width(padded);
    let sticky = terms.extract(padded, all - precision - 2, 0);
    let sticky = is_any(terms, sticky);
    let head = terms.extract(padded, all - 1, all - precision - 1);
    let short = terms.concat(head, sticky);
    // Subnormal numbers have fewer bits.
    let least = constant(terms, width, i64::from(1 - layout.bias()));
    let subnormal = terms.slt(exponent, least);
    let distance = terms.sub(least, exponent);
    let most = constant(terms, width, i64::from(precision + 2));
    let distance = smaller(terms, distance, most);
    let zero = constant(terms, width, 0);
    let distance = terms.ite(subnormal, distance, zero);
    let short = shift::right_sticky(terms, short, distance, precision + 2);
    let kept = terms.extract(short, precision + 1, 2);
    let (half, rest, odd) = (bit(terms, short, 1), bit(terms, short, 0), bit(terms, short, 2));
    let upward = terms.or(rest, odd);
    let up = terms.and(half, upward);
    let (kept, up) = (terms.zext(kept, precision + 1), terms.zext(up, precision + 1));
    let sum = terms.add(kept, up);
    let (carry, integer) = (bit(terms, sum, precision), bit(terms, sum, precision - 1));
    // The exponent field: 0 or 1 where the number was subnormal.
    let bias = constant(terms, width, i64::from(layout.bias()));
    let biased = terms.add(exponent, bias);
    let carried = terms.zext(carry, width);
    let biased = terms.add(biased, carried);
    let small = terms.zext(integer, width);
    let biased = terms.ite(subnormal, small, biased);
    let top = constant(terms, width, i64::from(layout.exponent_max()));
    let overflow = terms.sge(biased, top);
    let field = terms.extract(biased, layout.exponent - 1, 0);
    let mut fraction = terms.extract(sum, precision - 2, 0);
    if layout.explicit {
        let integer = terms.or(carry, integer);
        fraction = terms.concat(integer, fraction);
    }
    let magnitude = terms.concat(field, fraction);
    let (infinity, none) = (infinity(terms, layout), constant(terms, layout.width - 1, 0));
    let magnitude = terms.ite(overflow, infinity, magnitude);
    let magnitude = terms.ite(nothing, none, magnitude);
    terms.concat(negative, magnitude)
}

/// Without the sign.
fn infinity(terms: &mut Terms, layout: Layout) -> TermId {
    let integer = if layout.explicit { 1u128 << (layout.fraction - 1) } else { 0 };
    let bits = u128::from(layout.exponent_max()) << layout.fraction | integer;
    let whole = pattern(terms, layout, bits);
    terms.extract(whole, layout.width - 2, 0)
}

fn quiet(terms: &mut Terms, layout: Layout, t: TermId) -> TermId {
    let mark = pattern(terms, layout, layout.quiet_bit());
    terms.or(t, mark)
}

fn default_nan(terms: &mut Terms, layout: Layout) -> TermId {
    pattern(terms, layout, layout.default_nan())
}
