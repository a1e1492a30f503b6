//! What is known of products without their circuits.

use super::operation::Operation;
use crate::value::BvValue;
use crate::{TermId, Terms};

/// A factor with more bits set is not worth a sum of its own: a few of these are as large as the multiplier, and
/// tell less.
pub(super) const BITS: usize = 8;

/// Properties that hold for all factors.
pub(super) fn properties(terms: &mut Terms, o: &Operation, p: TermId) -> Vec<TermId> {
    let mut all = of_one(terms, o.x, o.y, p);
    all.extend(of_one(terms, o.y, o.x, p));
    all.extend(size(terms, o, p));
    all
}

/// Properties of `p = x * y`, to be asked with the factors exchanged too.
fn of_one(terms: &mut Terms, x: TermId, y: TermId, p: TermId) -> Vec<TermId> {
    let width = terms.width(x);
    let constants = [BvValue::zero(width), BvValue::from_u64(width, 1), BvValue::ones(width)];
    let [zero, one, ones] = constants.map(|v| terms.value(v));
    let mut all = Vec::new();
    // x = k implies p = k * y.
    let minus_y = terms.neg(y);
    for (k, value) in [(zero, zero), (one, y), (ones, minus_y)] {
        let (is, then) = (terms.eq(x, k), terms.eq(p, value));
        all.push(terms.implies(is, then));
    }
    // p is odd if both are.
    let [px, py, pp] = [x, y, p].map(|t| terms.extract(t, 0, 0));
    let both = terms.and(px, py);
    all.push(terms.eq(pp, both));
    // p has the zeros that x ends with: p & -p, its lowest bit, is not below that of x.
    let minus_x = terms.neg(x);
    let lowest = terms.and(x, minus_x);
    let below = terms.add(lowest, ones);
    let ends = terms.and(p, below);
    let (is_zero, ends) = (terms.eq(x, zero), terms.eq(ends, zero));
    all.push(terms.or(is_zero, ends));
    all
}

/// The number of the highest bit that is set, and one.
pub(super) fn length(v: &BvValue) -> u32 {
    (0..v.width()).rev().find(|i| v.bit(*i)).map_or(0, |i| i + 1)
}

/// `t < 2^bits`
pub(super) fn is_below(terms: &mut Terms, t: TermId, bits: u32) -> TermId {
    let width = terms.width(t);
    if bits >= width {
        return terms.true_();
    }
    let high = terms.extract(t, width - 1, bits);
    let zero = terms.value(BvValue::zero(width - bits));
    terms.eq(high, zero)
}

/// Factors below 2^m and 2^n have a product below 2^(m + n), if that is in range.
fn size(terms: &mut Terms, o: &Operation, p: TermId) -> Option<TermId> {
    let [m, n] = [0, 1].map(|i| length(&o.values[i]));
    if m + n >= terms.width(p) {
        return None;
    }
    let (x, y) = (is_below(terms, o.x, m), is_below(terms, o.y, n));
    let (both, then) = (terms.and(x, y), is_below(terms, p, m + n));
    Some(terms.implies(both, then))
}

/// One factor as in the model: a sum of few shifted copies of the other. None if it has more than `most_bits` set.
pub(super) fn by_value(terms: &mut Terms, o: &Operation, p: TermId, most_bits: usize) -> Option<TermId> {
    let bits = |v: &BvValue| (0..v.width()).filter(|i| v.bit(*i)).count();
    let (x, value, y) = if bits(&o.values[0]) <= bits(&o.values[1]) {
        (o.x, &o.values[0], o.y)
    } else {
        (o.y, &o.values[1], o.x)
    };
    if bits(value) > most_bits {
        return None;
    }
    let value = terms.value(value.clone());
    let (is, product) = (terms.eq(x, value), terms.mul(y, value));
    let then = terms.eq(p, product);
    Some(terms.implies(is, then))
}
