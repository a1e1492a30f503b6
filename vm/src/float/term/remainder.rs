//! Remainders of divisions by constants.

use super::{Parts, bit, constant, default_nan, larger, pattern, quiet, round, smaller, unpack};
use crate::float::layout::{Layout, Unpacked};
use symvm_solver::{BvValue, TermId, Terms};

/// Constants whose odd part has more bits have no term: it takes a product of that width for each bit of the exponent.
const MOST_BITS: u32 = 20;

/// A constant that is not zero: `odd * 2^exponent`.
struct Divisor {
    odd: u64,
    exponent: i64,
}

impl Divisor {
    /// None if the odd part is too large.
    fn new(significand: u128, exponent: i32) -> Option<Self> {
        let zeros = significand.trailing_zeros();
        let odd = significand >> zeros;
        (odd < 1 << MOST_BITS)
            .then(|| Self { odd: odd as u64, exponent: i64::from(exponent) + i64::from(zeros) })
    }
}

/// `fmod` of a float and a constant: exact, as it is by definition. In units of the divisor's last bit or of the dividend's, whichever is
/// lower, both are integers.
pub(super) fn remainder(terms: &mut Terms, layout: Layout, lhs: TermId, rhs: TermId) -> Option<TermId> {
    let divisor = crate::float::from_limbs(terms.as_value(rhs)?.limbs());
    let nan = default_nan(terms, layout);
    let a = unpack(terms, layout, lhs);
    let number = match layout.unpack(divisor) {
        Unpacked::Nan => pattern(terms, layout, layout.quiet(divisor)),
        Unpacked::Finite { significand: 0, .. } => nan,
        Unpacked::Infinity => terms.ite(a.infinite, nan, lhs),
        Unpacked::Finite { exponent, significand, .. } => {
            let number = finite(terms, layout, &a, &Divisor::new(significand, exponent)?);
            terms.ite(a.infinite, nan, number)
        }
    };
    let quiet = quiet(terms, layout, lhs);
    Some(terms.ite(a.nan, quiet, number))
}

fn finite(terms: &mut Terms, layout: Layout, a: &Parts, divisor: &Divisor) -> TermId {
    let (precision, width) = (layout.precision(), terms.width(a.exponent));
    let last = constant(terms, width, i64::from(precision) - 1);
    let (zero, most) = (constant(terms, width, 0), constant(terms, width, precision.into()));
    let unit = terms.sub(a.exponent, last);
    let exponent = constant(terms, width, divisor.exponent);
    // Bits of the significand below the divisor's last one stay what they are.
    let below = terms.sub(exponent, unit);
    let (kept, above) = (larger(terms, below, zero), terms.neg(below));
    let (kept, above) = (smaller(terms, kept, most), larger(terms, above, zero));
    let whole_width = precision.max(width);
    let by = terms.zext(kept, whole_width);
    let significand = terms.zext(a.significand, whole_width);
    let high = terms.lshr(significand, by);
    let multiple = terms.shl(high, by);
    let low = terms.sub(significand, multiple);
    let mut rest = low;
    if divisor.odd > 1 {
        let high = residue(terms, high, above, layout.exponent, divisor.odd);
        let high = terms.zext(high, whole_width);
        let high = terms.shl(high, by);
        rest = terms.or(high, low);
    }
    let rest = terms.extract(rest, precision - 1, 0);
    let unit = smaller(terms, unit, exponent);
    let exponent = terms.add(unit, last);
    round(terms, layout, a.negative, exponent, rest)
}

/// `number * 2^power` modulo a constant, of its width; the power has so many bits.
fn residue(terms: &mut Terms, number: TermId, power: TermId, power_bits: u32, modulus: u64) -> TermId {
    let bits = 64 - modulus.leading_zeros();
    let product = |terms: &mut Terms, a: TermId, b: TermId| {
        let (a, b) = (terms.zext(a, 2 * bits), terms.zext(b, 2 * bits));
        let product = terms.mul(a, b);
        modulo(terms, product, bits, modulus)
    };
    let mut scale = constant(terms, bits, 1);
    let mut factor = 2 % modulus;
    for at in 0..power_bits {
        if factor != 1 {
            let constant = constant(terms, bits, factor as i64);
            let scaled = product(terms, scale, constant);
            let is_set = bit(terms, power, at);
            scale = terms.ite(is_set, scaled, scale);
        }
        factor = factor * factor % modulus;
    }
    let number = modulo(terms, number, bits, modulus);
    product(terms, number, scale)
}

/// A number modulo a constant, in so many bits.
fn modulo(terms: &mut Terms, number: TermId, bits: u32, modulus: u64) -> TermId {
    let width = terms.width(number);
    if width < bits {
        return terms.zext(number, bits);
    }
    let modulus = terms.value(BvValue::from_u64(width, modulus));
    let rest = terms.urem(number, modulus);
    terms.extract(rest, bits - 1, 0)
}
