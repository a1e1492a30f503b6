//! Conversions between float kinds, and between floats and integers of any width.
//!
//! LLVM calls the result of an out-of-range `fptosi`/`fptoui` poison; C programs run into it nonetheless, so it is
//! what clang's x86-64 code gives. From `half`, `bfloat`, `float` and `double` (SSE: `cvttsd2si` and its like answer
//! "integer indefinite", the least integer, to anything out of their range):
//!
//! * signed, up to 32 bits: the 32-bit conversion, cut to the width; up to 64 bits: the 64-bit one, cut;
//! * unsigned, below 32 bits: the *signed* 32-bit conversion, cut; up to 63 bits: the signed 64-bit one, cut;
//! * unsigned, 64 bits: `a | (b & (a >> 63))` with `a` the signed conversion of x and `b` that of x - 2^63.
//!
//! From `x86_fp80` (`fistp`) likewise, with a 16-bit conversion for signed widths up to 16 and unsigned ones up to 15.
//! From `fp128`, and to more than 64 bits, the library functions saturate, NaN by its sign; the `.sat` forms
//! saturate with NaN giving 0.

use super::layout::{self, Unpacked};
use super::soft::{compose, with_kind};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert};
use smallvec::SmallVec;
use symvm_frontend::ir::FloatKind;
use symvm_frontend::program::FloatCast;

/// Limbs of a result, low first.
pub type Limbs = SmallVec<[u64; 2]>;

/// Any [`FloatCast`], limbs to limbs.
pub fn cast(op: FloatCast, src: &[u64]) -> Limbs {
    match op {
        FloatCast::Float { from, to } => limbs(float(from, to, super::from_limbs(src)), super::width(to)),
        FloatCast::ToInt { from, width, signed, saturate, .. } => {
            to_int(from, super::from_limbs(src), width, signed, saturate)
        }
        FloatCast::FromInt { width, signed, to } => limbs(from_int(to, src, width, signed), super::width(to)),
    }
}

fn limbs(bits: u128, width: u32) -> Limbs {
    super::to_limbs(bits)[..width.div_ceil(64) as usize].into()
}

/// Between float kinds; a NaN keeps the top of its payload and becomes quiet.
pub fn float(from: FloatKind, to: FloatKind, bits: u128) -> u128 {
    if from == to {
        return bits;
    }
    let mut loses = false;
    let result = with_kind!(from, F => {
        let value = F::from_bits(bits);
        with_kind!(to, T => FloatConvert::<T>::convert(value, &mut loses).value.to_bits())
    });
    let layout = layout::of(to);
    if layout.is_nan(result) { layout.quiet(result) } else { result }
}

/// From an integer of `width` bits in limbs, rounded once.
pub fn from_int(kind: FloatKind, src: &[u64], width: u16, signed: bool) -> u128 {
    let width = u32::from(width);
    let limb = |i: u32| src.get(i as usize).copied().unwrap_or(0);
    let top = width - 1;
    let negative = signed && limb(top / 64) >> (top % 64) & 1 != 0;
    // Magnitude, in place of two's complement.
    let mut magnitude: Limbs = (0..width.div_ceil(64)).map(limb).collect();
    if negative {
        let mut carry = true;
        for limb in &mut magnitude {
            let (sum, over) = (!*limb).overflowing_add(u64::from(carry));
            (*limb, carry) = (sum, over);
        }
    }
    if !width.is_multiple_of(64)
        && let Some(last) = magnitude.last_mut()
    {
        *last &= u64::MAX >> (64 - width % 64);
    }
    // The highest two limbs that are not zero, with everything below as sticky bit.
    let used = magnitude.iter().rposition(|&l| l != 0).map_or(0, |i| i + 1);
    let low = used.saturating_sub(2);

    if low == 0 {
        return compose(kind, negative, 0, super::from_limbs(&magnitude));
    }
    // Shifting to the top leaves more than 113 + 2 bits, so the sticky bit cannot touch the result's last place.
    let shift = magnitude[used - 1].leading_zeros();
    let next = u128::from(magnitude[low - 1]);
    let window = super::from_limbs(&magnitude[low..used]) << shift | (next << shift) >> 64;
    let rest =
        u128::from((next << shift) as u64 != 0) | u128::from(magnitude[..low - 1].iter().any(|&l| l != 0));
    compose(kind, negative, (64 * low) as i32 - shift as i32, window | rest)
}

/// The integer part of a finite value, as limbs of `width` bits in two's complement; `None` if out of range.
fn exact(unpacked: &Unpacked, width: u32, signed: bool) -> Option<Limbs> {
    let Unpacked::Finite { negative, exponent, significand } = *unpacked else { return None };
    let count = width.div_ceil(64) as usize;
    let mut magnitude: Limbs = SmallVec::from_elem(0, count);
    if exponent <= 0 {
        let whole = if exponent <= -128 { 0 } else { significand >> -exponent };
        for (i, limb) in super::to_limbs(whole).into_iter().enumerate() {
            match magnitude.get_mut(i) {
                Some(to) => *to = limb,
                None if limb != 0 => return None,
                None => {}
            }
        }
    } else {
        let bits = 128 - significand.leading_zeros();
        if significand != 0 && bits + exponent as u32 > width {
            return None;
        }
        for bit in (0..bits).filter(|bit| significand >> bit & 1 != 0) {
            let at = bit + exponent as u32;
            magnitude[(at / 64) as usize] |= 1 << (at % 64);
        }
    }
    let used = magnitude.iter().rposition(|&l| l != 0);
    let bits = used.map_or(0, |i| 64 * i as u32 + 64 - magnitude[i].leading_zeros());
    let power = magnitude.iter().map(|l| l.count_ones()).sum::<u32>() == 1;
    let limit = if signed { width - 1 } else { width };
    let fits = if negative {
        bits == 0 || signed && (bits <= limit || bits == width && power)
    } else {
        bits <= limit
    };
    if !fits {
        return None;
    }
    if negative {
        negate(&mut magnitude, width);
    }
    Some(magnitude)
}

/// The integer part of the float is a number of `width` bits, so that `fptosi` or `fptoui` has a result.
pub fn fits(kind: FloatKind, bits: u128, width: u16, signed: bool) -> bool {
    exact(&layout::of(kind).unpack(bits), width.into(), signed).is_some()
}

fn negate(limbs: &mut Limbs, width: u32) {
    let mut carry = true;
    for limb in limbs.iter_mut() {
        (*limb, carry) = (!*limb).overflowing_add(u64::from(carry));
    }
    cut(limbs, width);
}

/// Clears the bits from `width` on.
fn cut(limbs: &mut Limbs, width: u32) {
    limbs.truncate(width.div_ceil(64) as usize);
    if !width.is_multiple_of(64)
        && let Some(last) = limbs.last_mut()
    {
        *last &= u64::MAX >> (64 - width % 64);
    }
}

/// The least or greatest integer of a width.
fn extreme(width: u32, signed: bool, least: bool) -> Limbs {
    let mut limbs: Limbs = SmallVec::from_elem(0, width.div_ceil(64) as usize);
    if signed || !least {
        let sign = ((width - 1) / 64) as usize;
        limbs[sign] = 1 << ((width - 1) % 64);
        if !least && signed {
            limbs.iter_mut().for_each(|l| *l = !*l);
        } else if !least {
            limbs.fill(u64::MAX);
        }
    }
    cut(&mut limbs, width);
    limbs
}

/// To an integer of `width` bits, toward zero. Out of range: see the module's head.
pub fn to_int(kind: FloatKind, bits: u128, width: u16, signed: bool, saturate: bool) -> Limbs {
    let width = u32::from(width);
    let unpacked = layout::of(kind).unpack(bits);
    if let Some(exact) = exact(&unpacked, width, signed) {
        return exact;
    }
    let negative = bits & layout::of(kind).sign_bit() != 0;
    if saturate && matches!(unpacked, Unpacked::Nan) {
        return SmallVec::from_elem(0, width.div_ceil(64) as usize);
    }
    if saturate || width > 64 || kind == FloatKind::Quad {
        return extreme(width, signed, negative);
    }
    let indefinite = |unpacked: &Unpacked, machine: u32| {
        exact(unpacked, machine, true).map_or(1 << (machine - 1), |limbs| limbs[0])
    };
    let mut result: Limbs = if width == 64 && !signed {
        // Here x is negative, or at least 2^64, or no number: x - 2^63 is out of the signed range too, unless x is
        // a negative number so small that the difference still fits.
        let first = indefinite(&unpacked, 64);
        let shifted = super::binary(
            symvm_frontend::program::FloatOp::Sub,
            kind,
            bits,
            from_int(kind, &[1 << 63], 64, false),
        );
        let second = indefinite(&layout::of(kind).unpack(shifted), 64);
        SmallVec::from_elem(first | second & ((first as i64 >> 63) as u64), 1)
    } else {
        let x87 = kind == FloatKind::X87;
        let machine = match (signed, width) {
            (true, ..=16) | (false, ..=15) if x87 => 16,
            (true, ..=32) | (false, ..=31) => 32,
            _ => 64,
        };
        SmallVec::from_elem(indefinite(&unpacked, machine), 1)
    };
    cut(&mut result, width);
    result
}
