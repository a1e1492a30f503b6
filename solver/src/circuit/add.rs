//! Ripple-carry addition, and what follows from it.

use super::{Bit, Circuit};

/// `a + b + carry`, modulo 2^n, and the carry out.
pub fn add<C: Circuit>(c: &mut C, a: &[Bit<C>], b: &[Bit<C>], carry: Bit<C>) -> (Vec<Bit<C>>, Bit<C>) {
    let mut carry = carry;
    let mut sum = Vec::with_capacity(a.len());
    for (&a, &b) in a.iter().zip(b) {
        let (bit, next) = full_adder(c, a, b, carry);
        sum.push(bit);
        carry = next;
    }
    (sum, carry)
}

/// The sum of three bits: its low bit and its high bit.
pub(super) fn full_adder<C: Circuit>(c: &mut C, x: Bit<C>, y: Bit<C>, z: Bit<C>) -> (Bit<C>, Bit<C>) {
    let half = c.xor(x, y);
    let sum = c.xor(half, z);
    // Sharing `half` makes the carry two gates more, not five.
    let generated = c.and(x, y);
    let propagated = c.and(half, z);
    (sum, c.or(generated, propagated))
}

/// `a - b`, modulo 2^n, and whether there was no borrow (`a >= b`, unsigned).
pub fn subtract<C: Circuit>(c: &mut C, a: &[Bit<C>], b: &[Bit<C>]) -> (Vec<Bit<C>>, Bit<C>) {
    let complement: Vec<_> = b.iter().map(|&bit| c.not(bit)).collect();
    let one = c.constant(true);
    add(c, a, &complement, one)
}

/// `-a`, if `condition`; else `a`.
pub(super) fn negate_if<C: Circuit>(c: &mut C, condition: Bit<C>, a: &[Bit<C>]) -> Vec<Bit<C>> {
    let flipped: Vec<_> = a.iter().map(|&bit| c.xor(bit, condition)).collect();
    increment(c, &flipped, condition)
}

/// `-a`, modulo 2^n.
pub fn negate<C: Circuit>(c: &mut C, a: &[Bit<C>]) -> Vec<Bit<C>> {
    let one = c.constant(true);
    negate_if(c, one, a)
}

fn increment<C: Circuit>(c: &mut C, a: &[Bit<C>], by: Bit<C>) -> Vec<Bit<C>> {
    let mut carry = by;
    a.iter()
        .map(|&bit| {
            let sum = c.xor(bit, carry);
            carry = c.and(bit, carry);
            sum
        })
        .collect()
}
