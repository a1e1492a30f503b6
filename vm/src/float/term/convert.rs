//! Conversions between kinds of floats, and from and to integers.

use super::{
    Parts, all_of, bit, constant, infinity, is_zero, larger, quiet, round, shift, smaller, unpack, with_zeros,
};
use crate::float::layout::{self, Layout};
use symvm_frontend::ir::FloatKind;
use symvm_frontend::program::FloatCast;
use symvm_solver::{TermId, Terms};

/// [`crate::float::cast`].
pub(crate) fn cast(terms: &mut Terms, op: FloatCast, src: TermId) -> TermId {
    match op {
        FloatCast::Float { from, to } => float(terms, from, to, src),
        FloatCast::ToInt { from, width, signed, saturate, .. } => {
            to_int(terms, from, src, width.into(), signed, saturate)
        }
        FloatCast::FromInt { signed, to, .. } => from_int(terms, to, src, signed),
    }
}

fn float(terms: &mut Terms, from: FloatKind, to: FloatKind, src: TermId) -> TermId {
    if from == to {
        return src;
    }
    let (from, to) = (layout::of(from), layout::of(to));
    let parts = unpack(terms, from, src);
    let number = round(terms, to, parts.negative, parts.exponent, parts.significand);
    let infinite = infinity(terms, to);
    let infinite = terms.concat(parts.negative, infinite);
    // The top of a NaN's payload; x87's integer bit is none of it.
    let (had, wanted) = (from.precision() - 1, to.precision() - 1);
    let payload = terms.extract(src, had - 1, 0);
    let payload = match had < wanted {
        true => with_zeros(terms, payload, wanted - had),
        false => terms.extract(payload, had - 1, had - wanted),
    };
    let all_ones = constant(terms, to.width - 1 - wanted, -1);
    let nan = terms.concat(all_ones, payload);
    let nan = terms.concat(parts.negative, nan);
    let nan = quiet(terms, to, nan);
    let number = terms.ite(parts.infinite, infinite, number);
    terms.ite(parts.nan, nan, number)
}

fn from_int(terms: &mut Terms, to: FloatKind, src: TermId, signed: bool) -> TermId {
    let width = terms.width(src);
    let negative = if signed { bit(terms, src, width - 1) } else { terms.false_() };
    let opposite = terms.neg(src);
    let magnitude = terms.ite(negative, opposite, src);
    let room = 32 - width.leading_zeros() + 2;
    let exponent = constant(terms, room, i64::from(width) - 1);
    round(terms, layout::of(to), negative, exponent, magnitude)
}

/// The integer part in two's complement of `width` bits, and whether it fits.
struct Whole {
    fits: TermId,
    value: TermId,
}

fn whole(terms: &mut Terms, layout: Layout, parts: &Parts, width: u32, signed: bool) -> Whole {
    let precision = layout.precision();
    // Below the point there are `precision` bits; one more above than fits shows what does not.
    let room = terms.width(parts.exponent).max(32 - width.leading_zeros() + 2) + 1;
    let exponent = terms.sext(parts.exponent, room);
    let (zero, one) = (constant(terms, room, 0), constant(terms, room, 1));
    let up = terms.add(exponent, one);
    let limit = constant(terms, room, i64::from(width) + 1);
    let up = larger(terms, up, zero);
    let up = smaller(terms, up, limit);
    let placed = terms.zext(parts.significand, precision + width + 1);
    let placed = shift::left(terms, placed, up, width + 1);
    let magnitude = terms.extract(placed, precision + width, precision);
    let last = constant(terms, room, i64::from(width));
    let far = terms.sge(exponent, last);
    let near = terms.not(far);
    let low = terms.extract(magnitude, width - 1, 0);
    let opposite = terms.neg(low);
    let value = terms.ite(parts.negative, opposite, low);
    let none = is_zero(terms, low);
    let fits = if signed {
        // The sign of what came out is that of what went in, or it is zero.
        let sign = bit(terms, value, width - 1);
        let right = terms.eq(sign, parts.negative);
        terms.or(right, none)
    } else {
        let positive = terms.not(parts.negative);
        terms.or(positive, none)
    };
    let special = special(terms, parts);
    let finite = terms.not(special);
    Whole { fits: all_of(terms, [fits, near, finite]), value }
}

/// [`crate::float::fits`]; one bit.
pub(crate) fn fits(terms: &mut Terms, kind: FloatKind, src: TermId, width: u16, signed: bool) -> TermId {
    let layout = layout::of(kind);
    let parts = unpack(terms, layout, src);
    whole(terms, layout, &parts, width.into(), signed).fits
}

/// The least or greatest integer of a width.
fn extreme(terms: &mut Terms, width: u32, signed: bool, least: bool) -> TermId {
    let rest = constant(terms, width, if least { 0 } else { -1 });
    if !signed {
        return rest;
    }
    let sign = terms.bool(least);
    if width == 1 {
        return sign;
    }
    let rest = terms.extract(rest, width - 2, 0);
    terms.concat(sign, rest)
}

fn to_int(
    terms: &mut Terms,
    from: FloatKind,
    src: TermId,
    width: u32,
    signed: bool,
    saturate: bool,
) -> TermId {
    let layout = layout::of(from);
    let parts = unpack(terms, layout, src);
    if saturate || width > 64 || from == FloatKind::Quad {
        let found = whole(terms, layout, &parts, width, signed);
        let (least, most) = (extreme(terms, width, signed, true), extreme(terms, width, signed, false));
        let end = terms.ite(parts.negative, least, most);
        let value = terms.ite(found.fits, found.value, end);
        if !saturate {
            return value;
        }
        let zero = constant(terms, width, 0);
        return terms.ite(parts.nan, zero, value);
    }
    // x86-64's instructions give the least number where the result does not fit.
    let indefinite = |terms: &mut Terms, machine: u32| {
        let found = whole(terms, layout, &parts, machine, true);
        let least = extreme(terms, machine, true, true);
        terms.ite(found.fits, found.value, least)
    };
    if width == 64 && !signed {
        // What does not fit is converted as a signed number, or the other half is taken, which is the least number then.
        let found = whole(terms, layout, &parts, 64, false);
        let other = indefinite(terms, 64);
        return terms.ite(found.fits, found.value, other);
    }
    let x87 = from == FloatKind::X87;
    let machine = match (signed, width) {
        (true, ..=16) | (false, ..=15) if x87 => 16,
        (true, ..=32) | (false, ..=31) => 32,
        _ => 64,
    };
    let value = indefinite(terms, machine);
    terms.extract(value, width - 1, 0)
}

/// Any of a kind's values that are no finite numbers.
pub(super) fn special(terms: &mut Terms, parts: &Parts) -> TermId {
    terms.or(parts.nan, parts.infinite)
}
