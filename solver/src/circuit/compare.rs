//! Equality and order.

use super::{Bit, Circuit};

/// `a = b`.
pub fn equal<C: Circuit>(c: &mut C, a: &[Bit<C>], b: &[Bit<C>]) -> Bit<C> {
    let mut all = c.constant(true);
    for (&a, &b) in a.iter().zip(b) {
        let differ = c.xor(a, b);
        let same = c.not(differ);
        all = c.and(all, same);
    }
    all
}

/// `a < b`, unsigned: decided by the highest bit in which they differ.
pub fn unsigned_less<C: Circuit>(c: &mut C, a: &[Bit<C>], b: &[Bit<C>]) -> Bit<C> {
    let mut less = c.constant(false);
    for (&a, &b) in a.iter().zip(b) {
        less = less_with_bit(c, a, b, less);
    }
    less
}

/// `a < b`, two's complement: the sign bits count the other way round.
pub fn signed_less<C: Circuit>(c: &mut C, a: &[Bit<C>], b: &[Bit<C>]) -> Bit<C> {
    let (Some((&sign_a, a)), Some((&sign_b, b))) = (a.split_last(), b.split_last()) else {
        return c.constant(false);
    };
    let rest = unsigned_less(c, a, b);
    less_with_bit(c, sign_b, sign_a, rest)
}

/// `a < b`, or they are equal and `rest` holds. Two ANDs per operand pair and one more.
fn less_with_bit<C: Circuit>(c: &mut C, a: Bit<C>, b: Bit<C>, rest: Bit<C>) -> Bit<C> {
    let (not_a, not_b) = (c.not(a), c.not(b));
    let below = c.and(not_a, b);
    let above = c.and(a, not_b);
    let not_above = c.not(above);
    let undecided = c.and(not_above, rest);
    c.or(below, undecided)
}
