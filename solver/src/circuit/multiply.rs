//! Multiplication by column compression; by shifts and additions for constants and squares.

use std::collections::VecDeque;

use super::{Bit, Circuit, add::add, add::full_adder, add::subtract};

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
    columns(c, a, b)
}

/// Column compression (Wallace, 1964; Dadda, 1965): three bits of one place become one there and a carry,
/// oldest first, until one is left.
///
/// Against adding row by row, searches without a solution take as long and those for factors are several
/// times shorter: the carries of a sum that is known need not ripple through all rows.
fn columns<C: Circuit>(c: &mut C, a: &[Bit<C>], b: &[Bit<C>]) -> Vec<Bit<C>> {
    let none = c.constant(false);
    let mut carries: Vec<Bit<C>> = Vec::new();
    let mut product = Vec::with_capacity(a.len());
    for place in 0..a.len() {
        let mut column: VecDeque<Bit<C>> = VecDeque::with_capacity(place + 1 + carries.len());
        column.extend((0..=place).map(|i| c.and(a[i], b[place - i])).filter(|bit| *bit != none));
        column.extend(carries.drain(..));
        while column.len() > 1 {
            let [x, y, z] = std::array::from_fn(|_| column.pop_front().unwrap_or(none));
            let (sum, carry) = full_adder(c, x, y, z);
            column.push_back(sum);
            if carry != none {
                carries.push(carry);
            }
        }
        product.push(column.pop_front().unwrap_or(none));
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
