//! Bit-counting and byte-swapping intrinsics, funnel shifts, and arithmetic that reports overflow or saturates.

use super::wide::{self, Wide};
use super::{Done, Exec, Lane, Val, int, mask, sign_extend};
use symvm_frontend::program::{BitOp, IntOp, Opnd, OverflowOp, Reg};
use symvm_solver::{BvValue, TermId, Terms};

pub(super) fn bit<L: Lane>(x: &mut Exec<'_>, op: BitOp, width: u32, dst: Reg, src: Opnd) -> Done {
    if op == BitOp::Bswap && !width.is_multiple_of(16) {
        return Err(x.unsupported(format!("byte swap of {width} bits")));
    }
    if width <= 64 {
        let a = x.get::<L>(src);
        let bits = compute(op, width, a.bits);
        let mut value = Val::concrete(bits);
        if L::CONCOLIC && a.is_symbolic() {
            let t = x.lift(a, width);
            let term = term(x.terms, op, t);
            value = x.both(bits, term);
        }
        x.set::<L>(dst, value);
        return Ok(());
    }
    let a = x.wide_get::<L>(src, width);
    let value = compute_wide(op, &a.value);
    let term = if a.is_symbolic() { term(x.terms, op, a.term) } else { TermId::NONE };
    x.wide_set::<L>(dst, &Wide { value, term });
    Ok(())
}

/// The operation on up to 64 bits.
#[inline]
pub(crate) fn compute(op: BitOp, width: u32, a: u64) -> u64 {
    let unused = 64 - width;
    match op {
        BitOp::Bswap => a.swap_bytes() >> unused,
        BitOp::BitReverse => a.reverse_bits() >> unused,
        BitOp::Ctpop => u64::from(a.count_ones()),
        BitOp::Ctlz => u64::from(a.leading_zeros() - unused),
        BitOp::Cttz => u64::from(a.trailing_zeros().min(width)),
        BitOp::Abs => sign_extend(a, width).unsigned_abs() & mask(width),
    }
}

fn compute_wide(op: BitOp, a: &BvValue) -> BvValue {
    let width = a.width();
    let ones = || (0..width).filter(|&i| a.bit(i));
    let joined = |parts: u32, size: u32| {
        let part = |i: u32| a.extract(i * size + size - 1, i * size);
        (1..parts).fold(part(0), |high, i| high.concat(&part(i)))
    };
    let count = |n: u32| BvValue::from_u64(width, u64::from(n));
    match op {
        BitOp::Bswap => joined(width / 8, 8),
        BitOp::BitReverse => joined(width, 1),
        BitOp::Ctpop => count(ones().count() as u32),
        BitOp::Ctlz => count(ones().next_back().map_or(width, |top| width - 1 - top)),
        BitOp::Cttz => count(ones().next().unwrap_or(width)),
        BitOp::Abs if a.sign() => a.neg(),
        BitOp::Abs => a.clone(),
    }
}

fn term(terms: &mut Terms, op: BitOp, t: TermId) -> TermId {
    let width = terms.width(t);
    match op {
        BitOp::Bswap => reversed(terms, t, 8),
        BitOp::BitReverse => reversed(terms, t, 1),
        BitOp::Ctpop => population(terms, t),
        BitOp::Ctlz => first_one(terms, t, 0..width, |i| width - 1 - i),
        BitOp::Cttz => first_one(terms, t, (0..width).rev(), |i| i),
        BitOp::Abs => {
            let (zero, negated) = (terms.constant(width, 0), terms.neg(t));
            let negative = terms.slt(t, zero);
            terms.ite(negative, negated, t)
        }
    }
}

/// The pieces of `size` bits in reverse order.
fn reversed(terms: &mut Terms, t: TermId, size: u32) -> TermId {
    let width = terms.width(t);
    let mut result = terms.extract(t, size - 1, 0);
    for low in (size..width).step_by(size as usize) {
        let part = terms.extract(t, low + size - 1, low);
        result = terms.concat(result, part);
    }
    result
}

/// The sum of the bits, added pairwise.
fn population(terms: &mut Terms, t: TermId) -> TermId {
    let width = terms.width(t);
    let bits: Vec<TermId> = (0..width).map(|i| terms.extract(t, i, i)).collect();
    let mut sums: Vec<TermId> = bits.into_iter().map(|b| terms.zext(b, width)).collect();
    while sums.len() > 1 {
        sums =
            sums.chunks(2).map(|pair| if let [a, b] = *pair { terms.add(a, b) } else { pair[0] }).collect();
    }
    sums.first().copied().unwrap_or_else(|| terms.constant(width, 0))
}

/// `answer` of the last bit in `order` that is set, the width if none is.
fn first_one(
    terms: &mut Terms,
    t: TermId,
    order: impl Iterator<Item = u32>,
    answer: impl Fn(u32) -> u32,
) -> TermId {
    let width = terms.width(t);
    let mut result = terms.constant(width, u64::from(width));
    for i in order {
        let (bit, value) = (terms.extract(t, i, i), terms.constant(width, u64::from(answer(i))));
        result = terms.ite(bit, value, result);
    }
    result
}

/// The funnel shift of up to 64 bits.
#[inline]
pub(crate) fn shifted(left: bool, width: u32, hi: u64, lo: u64, amount: u64) -> u64 {
    let distance = (amount % u64::from(width)) as u32;
    let both = u128::from(hi) << width | u128::from(lo);
    let low = if left { width - distance } else { distance };
    (both >> low) as u64 & mask(width)
}

pub(super) fn funnel_shift<L: Lane>(x: &mut Exec<'_>, left: bool, width: u32, dst: Reg, args: [Opnd; 3]) {
    if width <= 64 {
        let [hi, lo, amount] = args.map(|o| x.get::<L>(o));
        if !L::CONCOLIC || !(hi.is_symbolic() || lo.is_symbolic() || amount.is_symbolic()) {
            let bits = shifted(left, width, hi.bits, lo.bits, amount.bits);
            x.set::<L>(dst, Val::concrete(bits));
            return;
        }
    }
    let [hi, lo, amount] = args.map(|o| x.wide_get::<L>(o, width));
    let modulus = BvValue::from_u64(width, u64::from(width));
    let shift = amount.value.udivrem(&modulus).1.low() as u32;
    let cut = |both: &BvValue| match left {
        true => both.shl(&BvValue::from_u64(2 * width, u64::from(shift))).extract(2 * width - 1, width),
        false => both.lshr(&BvValue::from_u64(2 * width, u64::from(shift))).extract(width - 1, 0),
    };
    let value = cut(&hi.value.concat(&lo.value));
    let mut term = TermId::NONE;
    if hi.is_symbolic() || lo.is_symbolic() || amount.is_symbolic() {
        let (h, l) = (x.wide_lift(&hi), x.wide_lift(&lo));
        let both = x.terms.concat(h, l);
        term = if amount.is_symbolic() {
            let limit = x.terms.value(modulus);
            let distance = x.terms.urem(amount.term, limit);
            let distance = x.terms.zext(distance, 2 * width);
            let shifted = if left { x.terms.shl(both, distance) } else { x.terms.lshr(both, distance) };
            if left {
                x.terms.extract(shifted, 2 * width - 1, width)
            } else {
                x.terms.extract(shifted, width - 1, 0)
            }
        } else {
            // A known distance is only a choice of bits.
            let low = if left { width - shift } else { shift };
            x.terms.extract(both, low + width - 1, low)
        };
    }
    x.wide_set::<L>(dst, &Wide { value, term });
}

/// The operation and whether it is signed.
#[inline]
pub(crate) fn parts(op: OverflowOp) -> (IntOp, bool) {
    match op {
        OverflowOp::SAdd => (IntOp::Add, true),
        OverflowOp::UAdd => (IntOp::Add, false),
        OverflowOp::SSub => (IntOp::Sub, true),
        OverflowOp::USub => (IntOp::Sub, false),
        OverflowOp::SMul => (IntOp::Mul, true),
        OverflowOp::UMul => (IntOp::Mul, false),
        OverflowOp::SShl => (IntOp::Shl, true),
        OverflowOp::UShl => (IntOp::Shl, false),
    }
}

/// Result and "it fits", both halves each.
pub(super) fn checked<L: Lane>(x: &mut Exec<'_>, op: IntOp, signed: bool, a: &Wide, b: &Wide) -> (Wide, Val) {
    let width = a.value.width();
    let value = wide::compute(op, &a.value, &b.value);
    let fits = if width <= 64 {
        int::fits(op, width, signed, a.value.low(), b.value.low())
    } else {
        fits_wide(op, signed, &a.value, &b.value)
    };
    let (mut term, mut good) = (TermId::NONE, Val::concrete(u64::from(fits)));
    if L::CONCOLIC && (a.is_symbolic() || b.is_symbolic()) {
        let (ta, tb) = (x.wide_lift(a), x.wide_lift(b));
        term = int::term(x.terms, op, ta, tb);
        let cond = int::fits_term(x.terms, op, signed, ta, tb);
        good = x.both(u64::from(fits), cond);
    }
    (Wide { value, term }, good)
}

fn fits_wide(op: IntOp, signed: bool, a: &BvValue, b: &BvValue) -> bool {
    let width = a.width();
    if op == IntOp::Shl {
        let shifted = a.shl(b);
        let back = if signed { shifted.ashr(b) } else { shifted.lshr(b) };
        return back == *a && b.to_u64().is_some_and(|n| n < u64::from(width));
    }
    let double = if op == IntOp::Mul { width * 2 } else { width + 1 };
    let widen = |v: &BvValue| if signed { v.sext(double) } else { v.zext(double) };
    let exact = wide::compute(op, &widen(a), &widen(b));
    widen(&exact.extract(width - 1, 0)) == exact
}

/// The common case without any bit-vector: concrete, up to 64 bits.
#[inline(always)]
fn small<L: Lane>(x: &mut Exec<'_>, width: u32, lhs: Opnd, rhs: Opnd) -> Option<(u64, u64)> {
    if width > 64 {
        return None;
    }
    let (a, b) = (x.get::<L>(lhs), x.get::<L>(rhs));
    (!a.is_symbolic() && !b.is_symbolic()).then_some((a.bits, b.bits))
}

pub(super) fn overflow<L: Lane>(
    x: &mut Exec<'_>,
    op: OverflowOp,
    width: u32,
    dst: Reg,
    flag: Reg,
    lhs: Opnd,
    rhs: Opnd,
) {
    let (op, signed) = parts(op);
    if let Some((a, b)) = small::<L>(x, width, lhs, rhs) {
        x.set::<L>(dst, Val::concrete(int::compute(op, width, a, b)));
        x.set::<L>(flag, Val::concrete(u64::from(!int::fits(op, width, signed, a, b))));
        return;
    }
    let (a, b) = (x.wide_get::<L>(lhs, width), x.wide_get::<L>(rhs, width));
    let (result, good) = checked::<L>(x, op, signed, &a, &b);
    x.wide_set::<L>(dst, &result);
    let mut flagged = Val::concrete(good.bits ^ 1);
    if good.is_symbolic() {
        let bad = x.terms.not(good.term);
        flagged = x.both(flagged.bits, bad);
    }
    x.set::<L>(flag, flagged);
}

pub(super) fn saturating<L: Lane>(
    x: &mut Exec<'_>,
    op: OverflowOp,
    width: u32,
    dst: Reg,
    lhs: Opnd,
    rhs: Opnd,
) {
    let (op, signed) = parts(op);
    let (a, b) = (x.wide_get::<L>(lhs, width), x.wide_get::<L>(rhs, width));
    let (result, good) = checked::<L>(x, op, signed, &a, &b);
    let top = BvValue::ones(width);
    let largest = if signed { top.lshr(&BvValue::from_u64(width, 1)) } else { top };
    let smallest = if signed { largest.not() } else { BvValue::zero(width) };
    // Signed results leave the range on the side of the first operand's sign (a product: of both signs).
    let negative = match (op, signed) {
        (IntOp::Mul, true) => a.value.sign() != b.value.sign(),
        (_, true) => a.value.sign(),
        (IntOp::Sub, false) => true,
        (_, false) => false,
    };
    let bound = if negative { smallest.clone() } else { largest.clone() };
    let value = if good.bits != 0 { result.value.clone() } else { bound };
    let mut term = TermId::NONE;
    if result.is_symbolic() {
        let (low, high) = (x.terms.value(smallest), x.terms.value(largest));
        let bound = if signed {
            let mut sign = x.wide_lift(&a);
            if op == IntOp::Mul {
                let other = x.wide_lift(&b);
                sign = x.terms.xor(sign, other);
            }
            let negative = x.terms.extract(sign, width - 1, width - 1);
            x.terms.ite(negative, low, high)
        } else if op == IntOp::Sub {
            low
        } else {
            high
        };
        let fits = x.lift(good, 1);
        term = x.terms.ite(fits, result.term, bound);
    }
    x.wide_set::<L>(dst, &Wide { value, term });
}
