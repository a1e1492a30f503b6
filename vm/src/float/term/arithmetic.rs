//! Arithmetic, square roots, and rounding to integers.

use super::compare::compare;
use super::remainder::remainder;
use super::{
    Parts, all_of, bit, constant, convert, default_nan, exponent_width, infinity, is_any, is_zero, larger,
    pattern, quiet, round, shift, smaller, unpack, with_zeros,
};
use crate::float::layout::{self, Layout};
use symvm_frontend::ir::{FloatKind, FloatPredicate};
use symvm_frontend::program::{FloatOp, FloatUnary};
use symvm_solver::{TermId, Terms};

/// Kinds whose arithmetic is of a size that the solver can do something with.
fn is_small(kind: FloatKind) -> bool {
    matches!(kind, FloatKind::Half | FloatKind::BFloat | FloatKind::Single | FloatKind::Double)
}

/// [`crate::float::binary`].
pub(crate) fn binary(
    terms: &mut Terms,
    op: FloatOp,
    kind: FloatKind,
    lhs: TermId,
    rhs: TermId,
) -> Option<TermId> {
    let layout = layout::of(kind);
    match op {
        FloatOp::CopySign => {
            let (sign, rest) = (bit(terms, rhs, layout.width - 1), terms.extract(lhs, layout.width - 2, 0));
            return Some(terms.concat(sign, rest));
        }
        FloatOp::MinNum | FloatOp::MaxNum => return Some(min_max_num(terms, op, kind, lhs, rhs)),
        FloatOp::Minimum | FloatOp::Maximum => return Some(min_max(terms, op, kind, lhs, rhs)),
        FloatOp::Rem if is_small(kind) => return remainder(terms, layout, lhs, rhs),
        FloatOp::Ldexp if is_small(kind) => return scaled(terms, layout, lhs, rhs),
        FloatOp::Add | FloatOp::Sub | FloatOp::Mul | FloatOp::Div if is_small(kind) => {}
        _ => return None,
    }
    let (a, mut b) = (unpack(terms, layout, lhs), unpack(terms, layout, rhs));
    let result = match op {
        FloatOp::Mul => product(terms, layout, &a, &b),
        FloatOp::Div => quotient(terms, layout, &a, &b),
        _ => {
            if op == FloatOp::Sub {
                b.negative = terms.not(b.negative);
            }
            sum(terms, layout, &a, &b)
        }
    };
    Some(settle_nan(terms, layout, &[(lhs, a.nan), (rhs, b.nan)], result))
}

/// The first operand that is a NaN, made quiet; else the result.
fn settle_nan(terms: &mut Terms, layout: Layout, operands: &[(TermId, TermId)], result: TermId) -> TermId {
    operands.iter().rev().fold(result, |result, &(operand, nan)| {
        let quiet = quiet(terms, layout, operand);
        terms.ite(nan, quiet, result)
    })
}

/// The result if neither operand is infinite and nothing is invalid; else what is said.
fn with_specials(
    terms: &mut Terms,
    layout: Layout,
    number: TermId,
    (infinite, negative): (TermId, TermId),
    invalid: TermId,
) -> TermId {
    let infinity = infinity(terms, layout);
    let infinity = terms.concat(negative, infinity);
    let result = terms.ite(infinite, infinity, number);
    let nan = default_nan(terms, layout);
    terms.ite(invalid, nan, result)
}

/// What is added or subtracted, by the signs.
struct Addends {
    /// Of the highest bits.
    exponents: [TermId; 2],
    /// Of one width. Where the exponents differ, the highest bit of the larger one's is set.
    significands: [TermId; 2],
    negative: [TermId; 2],
}

/// The sum's sign, the exponent of its highest bit, and its bits, the lowest of them sticky.
fn add(terms: &mut Terms, addends: &Addends) -> (TermId, TermId, TermId) {
    let ([ea, eb], [sa, sb], [na, nb]) = (addends.exponents, addends.significands, addends.negative);
    let width = terms.width(sa);
    let swap = terms.slt(ea, eb);
    let (top, low) = (terms.ite(swap, eb, ea), terms.ite(swap, ea, eb));
    let (big, small) = (terms.ite(swap, sb, sa), terms.ite(swap, sa, sb));
    let (sign, other) = (terms.ite(swap, nb, na), terms.ite(swap, na, nb));
    let distance = terms.sub(top, low);
    let most = constant(terms, terms.width(distance), i64::from(width) + 2);
    let distance = smaller(terms, distance, most);
    let small = with_zeros(terms, small, 3);
    let small = shift::right_sticky(terms, small, distance, width + 2);
    let big = with_zeros(terms, big, 3);
    // One bit for the carry, one for the sign.
    let (big, small) = (terms.zext(big, width + 5), terms.zext(small, width + 5));
    let same = terms.eq(na, nb);
    let (plus, minus) = (terms.add(big, small), terms.sub(big, small));
    let sum = terms.ite(same, plus, minus);
    let below = bit(terms, sum, width + 4);
    let opposite = terms.neg(sum);
    let sum = terms.ite(below, opposite, sum);
    let sum = terms.extract(sum, width + 3, 0);
    let negative = terms.ite(below, other, sign);
    // What is left of two that cancel is positive.
    let nothing = is_zero(terms, sum);
    let both = terms.and(na, nb);
    let negative = terms.ite(nothing, both, negative);
    let one = constant(terms, terms.width(top), 1);
    (negative, terms.add(top, one), sum)
}

fn sum(terms: &mut Terms, layout: Layout, a: &Parts, b: &Parts) -> TermId {
    let addends = Addends {
        exponents: [a.exponent, b.exponent],
        significands: [a.significand, b.significand],
        negative: [a.negative, b.negative],
    };
    let (negative, exponent, significand) = add(terms, &addends);
    let number = round(terms, layout, negative, exponent, significand);
    let either = terms.or(a.infinite, b.infinite);
    let sign = terms.ite(a.infinite, a.negative, b.negative);
    let differ = terms.xor(a.negative, b.negative);
    let invalid = all_of(terms, [a.infinite, b.infinite, differ]);
    with_specials(terms, layout, number, (either, sign), invalid)
}

fn product(terms: &mut Terms, layout: Layout, a: &Parts, b: &Parts) -> TermId {
    let negative = terms.xor(a.negative, b.negative);
    let (exponent, significand) = exact_product(terms, layout, a, b);
    let number = round(terms, layout, negative, exponent, significand);
    let (infinite, invalid) = specials_of_product(terms, a, b);
    with_specials(terms, layout, number, (infinite, negative), invalid)
}

fn specials_of_product(terms: &mut Terms, a: &Parts, b: &Parts) -> (TermId, TermId) {
    let (left, right) = (terms.and(a.infinite, b.zero), terms.and(a.zero, b.infinite));
    (terms.or(a.infinite, b.infinite), terms.or(left, right))
}

/// The exponent of the highest bit, and twice as many bits as the precision.
fn exact_product(terms: &mut Terms, layout: Layout, a: &Parts, b: &Parts) -> (TermId, TermId) {
    let width = 2 * layout.precision();
    let (sa, sb) = (terms.zext(a.significand, width), terms.zext(b.significand, width));
    let significand = terms.mul(sa, sb);
    let one = constant(terms, exponent_width(layout), 1);
    let exponent = terms.add(a.exponent, b.exponent);
    (terms.add(exponent, one), significand)
}

/// With its highest bit set, and the exponent of that.
fn normal(terms: &mut Terms, layout: Layout, parts: &Parts) -> (TermId, TermId) {
    let (significand, count) = shift::normalise(terms, parts.significand);
    let count = terms.zext(count, exponent_width(layout));
    (terms.sub(parts.exponent, count), significand)
}

fn quotient(terms: &mut Terms, layout: Layout, a: &Parts, b: &Parts) -> TermId {
    let precision = layout.precision();
    let negative = terms.xor(a.negative, b.negative);
    let ((ea, sa), (eb, sb)) = (normal(terms, layout, a), normal(terms, layout, b));
    let width = 2 * precision + 2;
    let dividend = with_zeros(terms, sa, precision + 2);
    let divisor = terms.zext(sb, width);
    let (quotient, remainder) = (terms.udiv(dividend, divisor), terms.urem(dividend, divisor));
    let sticky = is_any(terms, remainder);
    let quotient = terms.extract(quotient, precision + 2, 0);
    let significand = terms.concat(quotient, sticky);
    let exponent = terms.sub(ea, eb);
    let number = round(terms, layout, negative, exponent, significand);
    let none = constant(terms, layout.width - 1, 0);
    let zero = terms.concat(negative, none);
    let vanishes = terms.or(a.zero, b.infinite);
    let number = terms.ite(vanishes, zero, number);
    let infinite = terms.or(a.infinite, b.zero);
    let (zeros, infinities) = (terms.and(a.zero, b.zero), terms.and(a.infinite, b.infinite));
    let invalid = terms.or(zeros, infinities);
    with_specials(terms, layout, number, (infinite, negative), invalid)
}

/// A float times a power of two that is a constant, rounded once.
fn scaled(terms: &mut Terms, layout: Layout, lhs: TermId, power: TermId) -> Option<TermId> {
    let power = i64::from(terms.as_value(power)?.low() as u32 as i32);
    let parts = unpack(terms, layout, lhs);
    // Beyond four times the least exponent nothing is left, or all is infinite.
    let (width, most) = (exponent_width(layout) + 2, 4 << layout.exponent);
    let power = constant(terms, width, power.clamp(-most, most));
    let exponent = terms.sext(parts.exponent, width);
    let exponent = terms.add(exponent, power);
    let number = round(terms, layout, parts.negative, exponent, parts.significand);
    let number = terms.ite(parts.infinite, lhs, number);
    Some(settle_nan(terms, layout, &[(lhs, parts.nan)], number))
}

/// [`crate::float::mul_add`].
pub(crate) fn mul_add(terms: &mut Terms, fused: bool, kind: FloatKind, args: [TermId; 3]) -> Option<TermId> {
    let [x, y, z] = args;
    if !fused {
        let product = binary(terms, FloatOp::Mul, kind, x, y)?;
        return binary(terms, FloatOp::Add, kind, product, z);
    }
    if !is_small(kind) {
        return None;
    }
    let layout = layout::of(kind);
    let (a, b, c) = (unpack(terms, layout, x), unpack(terms, layout, y), unpack(terms, layout, z));
    let negative = terms.xor(a.negative, b.negative);
    let (exponent, bits) = exact_product(terms, layout, &a, &b);
    // Both with their highest bits set; a zero is below everything.
    let (bits, count) = shift::normalise(terms, bits);
    let count = terms.zext(count, exponent_width(layout));
    let exponent = terms.sub(exponent, count);
    let (other, more) = normal(terms, layout, &c);
    let more = with_zeros(terms, more, layout.precision());
    // Products go to four times the least exponent, which fits; nothing is below eight times.
    let width = exponent_width(layout) + 2;
    let least = constant(terms, width, -(8 << layout.exponent));
    let placed = |terms: &mut Terms, zero: TermId, exponent: TermId| {
        let exponent = terms.sext(exponent, width);
        terms.ite(zero, least, exponent)
    };
    let nothing = terms.or(a.zero, b.zero);
    let addends = Addends {
        exponents: [placed(terms, nothing, exponent), placed(terms, c.zero, other)],
        significands: [bits, more],
        negative: [negative, c.negative],
    };
    let (sign, exponent, significand) = add(terms, &addends);
    let number = round(terms, layout, sign, exponent, significand);
    let (infinite, invalid) = specials_of_product(terms, &a, &b);
    let differ = terms.xor(negative, c.negative);
    let against = all_of(terms, [infinite, c.infinite, differ]);
    let invalid = terms.or(invalid, against);
    let sign = terms.ite(infinite, negative, c.negative);
    let infinite = terms.or(infinite, c.infinite);
    let result = with_specials(terms, layout, number, (infinite, sign), invalid);
    Some(settle_nan(terms, layout, &[(x, a.nan), (y, b.nan), (z, c.nan)], result))
}

fn min_max_num(terms: &mut Terms, op: FloatOp, kind: FloatKind, lhs: TermId, rhs: TermId) -> TermId {
    let pred = if op == FloatOp::MinNum { FloatPredicate::Olt } else { FloatPredicate::Ogt };
    let nan = unpack(terms, layout::of(kind), lhs).nan;
    let better = compare(terms, pred, kind, rhs, lhs);
    let second = terms.or(nan, better);
    terms.ite(second, rhs, lhs)
}

fn min_max(terms: &mut Terms, op: FloatOp, kind: FloatKind, lhs: TermId, rhs: TermId) -> TermId {
    let layout = layout::of(kind);
    let (a, b) = (unpack(terms, layout, lhs), unpack(terms, layout, rhs));
    let equal = compare(terms, FloatPredicate::Oeq, kind, lhs, rhs);
    let below = compare(terms, FloatPredicate::Olt, kind, lhs, rhs);
    let positive = terms.not(b.negative);
    let by_sign = terms.and(a.negative, positive);
    let less = terms.ite(equal, by_sign, below);
    let (first, second) = if op == FloatOp::Minimum { (lhs, rhs) } else { (rhs, lhs) };
    let result = terms.ite(less, first, second);
    settle_nan(terms, layout, &[(lhs, a.nan), (rhs, b.nan)], result)
}

/// Changes of the sign, square roots and rounding to integers, as [`crate::float::unary`].
pub(crate) fn unary(terms: &mut Terms, op: FloatUnary, kind: FloatKind, src: TermId) -> Option<TermId> {
    let layout = layout::of(kind);
    match op {
        FloatUnary::Neg => {
            let sign = pattern(terms, layout, layout.sign_bit());
            return Some(terms.xor(src, sign));
        }
        FloatUnary::Fabs => {
            let rest = pattern(terms, layout, layout.sign_bit() - 1);
            return Some(terms.and(src, rest));
        }
        _ if !is_small(kind) => return None,
        _ => {}
    }
    let parts = unpack(terms, layout, src);
    let result = match op {
        FloatUnary::Sqrt => root(terms, layout, &parts, src),
        FloatUnary::Canonicalize => src,
        FloatUnary::Floor
        | FloatUnary::Ceil
        | FloatUnary::Trunc
        | FloatUnary::Rint
        | FloatUnary::NearbyInt
        | FloatUnary::Round
        | FloatUnary::RoundEven => integral(terms, layout, op, &parts, src),
        _ => return None,
    };
    Some(settle_nan(terms, layout, &[(src, parts.nan)], result))
}

/// To an integer in the same kind.
fn integral(terms: &mut Terms, layout: Layout, op: FloatUnary, parts: &Parts, src: TermId) -> TermId {
    let precision = layout.precision();
    let width = exponent_width(layout);
    let (zero, last) = (constant(terms, width, 0), constant(terms, width, i64::from(precision) - 1));
    let most = constant(terms, width, i64::from(precision) + 2);
    let distance = terms.sub(last, parts.exponent);
    let distance = larger(terms, distance, zero);
    let distance = smaller(terms, distance, most);
    // The integer part, the bit below the point, and whether anything follows.
    let placed = with_zeros(terms, parts.significand, 2);
    let placed = shift::right_sticky(terms, placed, distance, precision + 2);
    let kept = terms.extract(placed, precision + 1, 2);
    let (half, rest, odd) = (bit(terms, placed, 1), bit(terms, placed, 0), bit(terms, placed, 2));
    let some = terms.or(half, rest);
    let up = match op {
        FloatUnary::Floor => terms.and(parts.negative, some),
        FloatUnary::Ceil => {
            let positive = terms.not(parts.negative);
            terms.and(positive, some)
        }
        FloatUnary::Trunc => terms.false_(),
        FloatUnary::Round => half,
        _ => {
            let upward = terms.or(rest, odd);
            terms.and(half, upward)
        }
    };
    let (kept, up) = (terms.zext(kept, precision + 1), terms.zext(up, precision + 1));
    let number = terms.add(kept, up);
    let exponent = constant(terms, width, i64::from(precision));
    let number = round(terms, layout, parts.negative, exponent, number);
    // Large numbers are integers.
    let whole = terms.sge(parts.exponent, last);
    let special = convert::special(terms, parts);
    let as_it_is = terms.or(whole, special);
    terms.ite(as_it_is, src, number)
}

/// Digit by digit, to two bits more than the precision, the remainder as sticky bit.
fn root(terms: &mut Terms, layout: Layout, parts: &Parts, src: TermId) -> TermId {
    let precision = layout.precision();
    let (exponent, significand) = normal(terms, layout, parts);
    // One bit more where the exponent is odd.
    let odd = bit(terms, exponent, 0);
    let plain = terms.zext(significand, precision + 1);
    let double = with_zeros(terms, significand, 1);
    let radicand = terms.ite(odd, double, plain);
    let radicand = with_zeros(terms, radicand, precision + 3);
    let (digits, width) = (precision + 2, precision + 4);
    let (mut found, mut remainder) = (constant(terms, width, 0), constant(terms, width, 0));
    for digit in (0..digits).rev() {
        let pair = terms.extract(radicand, 2 * digit + 1, 2 * digit);
        let before = terms.extract(remainder, width - 3, 0);
        remainder = terms.concat(before, pair);
        // Twice what was found, and a one behind it.
        let taken = terms.extract(found, width - 3, 0);
        let one = constant(terms, 2, 1);
        let trial = terms.concat(taken, one);
        let fits = terms.uge(remainder, trial);
        let less = terms.sub(remainder, trial);
        remainder = terms.ite(fits, less, remainder);
        let short = terms.extract(found, width - 2, 0);
        found = terms.concat(short, fits);
    }
    let sticky = is_any(terms, remainder);
    let found = terms.extract(found, digits - 1, 0);
    let significand = terms.concat(found, sticky);
    let one = constant(terms, terms.width(exponent), 1);
    let exponent = terms.ashr(exponent, one);
    let positive = terms.false_();
    let number = round(terms, layout, positive, exponent, significand);
    let nan = default_nan(terms, layout);
    let number = terms.ite(parts.negative, nan, number);
    let positive = terms.not(parts.negative);
    let endless = terms.and(parts.infinite, positive);
    let as_it_is = terms.or(parts.zero, endless);
    terms.ite(as_it_is, src, number)
}
