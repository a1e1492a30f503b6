//! Shift-add multiplication, with rows saved for constants and squares.

use super::{Bit, Circuit, add::add, add::subtract};

/// `a * b`, modulo 2^n.
pub fn multiply<C: Circuit>(c: &mut C, a: &[Bit<C>], b: &[Bit<C>]) -> Vec<Bit<C>> {
    if let Some(constant) = constant_bits(c, b) {
        return by_constant(c, a, &constant);
    }
    if let Some(constant) = constant_bits(c, a) {
        return by_constant(c, b, &constant);
    }
    if a == b {
        return square(c, a);
    }
    // The operand with more known zeros gives the rows: each of them saves an adder.
    let zeros = |c: &C, v: &[Bit<C>]| v.iter().filter(|&&bit| c.as_constant(bit) == Some(false)).count();
    if zeros(c, a) > zeros(c, b) { shift_add(c, b, a) } else { shift_add(c, a, b) }
}

fn shift_add<C: Circuit>(c: &mut C, a: &[Bit<C>], rows: &[Bit<C>]) -> Vec<Bit<C>> {
    let width = a.len();
    let mut product = vec![c.constant(false); width];
    for (shift, &row) in rows.iter().enumerate() {
        if c.as_constant(row) == Some(false) {
            continue;
        }
        let addend: Vec<_> = a[..width - shift].iter().map(|&bit| c.and(bit, row)).collect();
        add_at(c, &mut product, shift, &addend);
    }
    product
}

/// `product += addend << shift`
fn add_at<C: Circuit>(c: &mut C, product: &mut [Bit<C>], shift: usize, addend: &[Bit<C>]) {
    let none = c.constant(false);
    let (sum, _) = add(c, &product[shift..], addend, none);
    product[shift..].copy_from_slice(&sum);
}

/// Partial products a_i·a_j and a_j·a_i fall together into one at the next higher place.
fn square<C: Circuit>(c: &mut C, a: &[Bit<C>]) -> Vec<Bit<C>> {
    let width = a.len();
    let none = c.constant(false);
    let mut product = vec![none; width];
    for i in 0..width.div_ceil(2) {
        let mut addend = vec![none; width - 2 * i];
        addend[0] = a[i];
        for (place, &other) in addend[1..].iter_mut().skip(1).zip(&a[i + 1..]) {
            *place = c.and(a[i], other);
        }
        add_at(c, &mut product, 2 * i, &addend);
    }
    product
}

fn constant_bits<C: Circuit>(c: &C, bits: &[Bit<C>]) -> Option<Vec<bool>> {
    bits.iter().map(|&bit| c.as_constant(bit)).collect()
}

/// One adder or subtractor per digit of the constant's non-adjacent form, a third of its bits on average.
fn by_constant<C: Circuit>(c: &mut C, a: &[Bit<C>], constant: &[bool]) -> Vec<Bit<C>> {
    let width = a.len();
    let mut product = vec![c.constant(false); width];
    for (shift, digit) in non_adjacent_form(constant).into_iter().enumerate() {
        match digit {
            0 => {}
            1 => add_at(c, &mut product, shift, &a[..width - shift]),
            _ => {
                let (sum, _) = subtract(c, &product[shift..], &a[..width - shift]);
                product[shift..].copy_from_slice(&sum);
            }
        }
    }
    product
}

/// Digits -1, 0, 1, no two neighbours of which are both non-zero (Reitwiesner, 1960), modulo 2^n.
fn non_adjacent_form(constant: &[bool]) -> Vec<i8> {
    let mut carry = 0_i8;
    (0..constant.len())
        .map(|i| {
            let sum = i8::from(constant[i]) + carry;
            let next = constant.get(i + 1).copied().unwrap_or(false);
            // sum 1 before another one is 2 - 1: a minus here and a carry there.
            let digit = match sum {
                1 if next => -1,
                1 => 1,
                _ => 0,
            };
            carry = i8::from(sum == 2 || digit == -1);
            digit
        })
        .collect()
}
