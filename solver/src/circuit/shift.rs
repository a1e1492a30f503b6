//! Logarithmic shifters: one row of selections per bit of the amount.

use super::{Bit, Circuit, select};

/// What comes in at the top of a right shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fill {
    /// Zeros: `bvlshr`.
    Zero,
    /// Copies of the sign bit: `bvashr`.
    Sign,
}

/// `a << amount`, zero for amounts from the width on.
pub fn shift_left<C: Circuit>(c: &mut C, a: &[Bit<C>], amount: &[Bit<C>]) -> Vec<Bit<C>> {
    let zero = c.constant(false);
    let reversed: Vec<_> = a.iter().rev().copied().collect();
    let mut shifted = shift_down(c, reversed, amount, zero);
    shifted.reverse();
    shifted
}

/// `a >> amount`, all fill for amounts from the width on.
pub fn shift_right<C: Circuit>(c: &mut C, a: &[Bit<C>], amount: &[Bit<C>], fill: Fill) -> Vec<Bit<C>> {
    let fill = match (fill, a.last()) {
        (Fill::Sign, Some(&sign)) => sign,
        _ => c.constant(false),
    };
    shift_down(c, a.to_vec(), amount, fill)
}

fn shift_down<C: Circuit>(c: &mut C, mut value: Vec<Bit<C>>, amount: &[Bit<C>], fill: Bit<C>) -> Vec<Bit<C>> {
    let width = value.len();
    let mut oversize = c.constant(false);
    for (stage, &by) in amount.iter().enumerate() {
        let distance = u32::try_from(stage)
            .ok()
            .and_then(|stage| 1_usize.checked_shl(stage))
            .filter(|distance| *distance < width);
        if let Some(distance) = distance {
            let mut moved = value[distance..].to_vec();
            moved.resize(width, fill);
            value = select(c, by, &moved, &value);
        } else {
            oversize = c.or(oversize, by);
        }
    }
    let all_fill = vec![fill; width];
    select(c, oversize, &all_fill, &value)
}
