//! Restoring division: one circuit for quotient and remainder.
//!
//! SMT-LIB's x/0 = all ones and x%0 = x need no extra gates: nothing ever borrows from a divisor of zero.

use super::{Bit, Circuit, add::negate_if, add::subtract, select};

/// `(a / b, a % b)`, unsigned.
pub fn unsigned_divide_remainder<C: Circuit>(
    c: &mut C,
    a: &[Bit<C>],
    b: &[Bit<C>],
) -> (Vec<Bit<C>>, Vec<Bit<C>>) {
    let width = a.len();
    let zero = c.constant(false);
    // One bit more: a partial remainder below b, doubled, may not fit into n bits.
    let divisor: Vec<_> = b.iter().copied().chain([zero]).collect();
    let mut remainder = vec![zero; width + 1];
    let mut quotient = vec![zero; width];
    for i in (0..width).rev() {
        remainder.pop();
        remainder.insert(0, a[i]);
        let (difference, fits) = subtract(c, &remainder, &divisor);
        quotient[i] = fits;
        remainder = select(c, fits, &difference, &remainder);
    }
    remainder.truncate(width);
    (quotient, remainder)
}

/// `a / b`, two's complement, truncating: by zero -1, or 1 for a negative dividend.
pub fn signed_divide<C: Circuit>(c: &mut C, a: &[Bit<C>], b: &[Bit<C>]) -> Vec<Bit<C>> {
    let (sign_a, sign_b) = (sign(c, a), sign(c, b));
    let (quotient, _) = divide_magnitudes(c, a, b);
    let negative = c.xor(sign_a, sign_b);
    negate_if(c, negative, &quotient)
}

/// `a % b`, two's complement, with the sign of the dividend; by zero the dividend.
pub fn signed_remainder<C: Circuit>(c: &mut C, a: &[Bit<C>], b: &[Bit<C>]) -> Vec<Bit<C>> {
    let (_, remainder) = divide_magnitudes(c, a, b);
    let negative = sign(c, a);
    negate_if(c, negative, &remainder)
}

fn divide_magnitudes<C: Circuit>(c: &mut C, a: &[Bit<C>], b: &[Bit<C>]) -> (Vec<Bit<C>>, Vec<Bit<C>>) {
    let (sign_a, sign_b) = (sign(c, a), sign(c, b));
    let a = negate_if(c, sign_a, a);
    let b = negate_if(c, sign_b, b);
    unsigned_divide_remainder(c, &a, &b)
}

fn sign<C: Circuit>(c: &C, a: &[Bit<C>]) -> Bit<C> {
    a.last().copied().unwrap_or_else(|| c.constant(false))
}
