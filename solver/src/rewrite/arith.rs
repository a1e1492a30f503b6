//! Rules of `bvneg`, `bvadd`, `bvmul` and the divisions. Commutative operands arrive in order, a constant
//! second.

use super::bitwise::{choices, const_out, gather, narrow};
use super::{Call, Rule, rules};
use crate::term::{Kind, TermId};
use crate::terms::Terms;

pub(super) const NEG: &[Rule] = rules![neg_neg, neg_bool, neg_not, neg_add_const, neg_mul_const, neg_choice];

/// match: `(bvneg (bvneg x))` result: `x`
fn neg_neg(t: &mut Terms, q: Call) -> Option<TermId> {
    t.un(Kind::Neg, q.a)
}

/// match: `(bvneg x)` of width 1; result: `x`
fn neg_bool(_: &mut Terms, q: Call) -> Option<TermId> {
    (q.width == 1).then_some(q.a)
}

/// match: `(bvneg (bvnot x))` result: `(bvadd x 1)`
fn neg_not(t: &mut Terms, q: Call) -> Option<TermId> {
    let x = t.un(Kind::Not, q.a)?;
    let one = t.constant(q.width, 1);
    Some(t.add(x, one))
}

/// match: `(bvneg (bvadd x k))` result: `(bvadd (bvneg x) (bvneg k))`
fn neg_add_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, k) = t.bin_const(Kind::Add, q.a)?;
    let (x, k) = (t.neg(x), t.neg(k));
    Some(t.add(x, k))
}

/// match: `(bvneg (bvmul x k))` result: `(bvmul x (bvneg k))`
fn neg_mul_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, k) = t.bin_const(Kind::Mul, q.a)?;
    let k = t.neg(k);
    Some(t.mul(x, k))
}

/// match: `(bvneg (ite c k1 k2))` result: `(ite c (bvneg k1) (bvneg k2))`
fn neg_choice(t: &mut Terms, q: Call) -> Option<TermId> {
    let (c, k1, k2) = t.choice(q.a)?;
    let (k1, k2) = (t.neg(k1), t.neg(k2));
    Some(t.ite(c, k1, k2))
}

pub(super) const ADD: &[Rule] = rules![
    add_zero,
    add_bool,
    add_consts,
    add_not_const,
    add_const_out,
    add_neg,
    add_neg_of_part,
    add_neg_sum,
    add_complement,
    add_self,
    add_multiples,
    add_choice,
    add_pieces,
    add_widened,
    add_narrow,
];

/// match: `(bvadd x 0)` result: `x`
fn add_zero(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_zero(q.b).then_some(q.a)
}

/// match: `(bvadd x y)` of width 1; result: `(bvxor x y)`
fn add_bool(t: &mut Terms, q: Call) -> Option<TermId> {
    (q.width == 1).then(|| t.xor(q.a, q.b))
}

/// match: `(bvadd (bvadd x k1) k2)` result: `(bvadd x (bvadd k1 k2))`
fn add_consts(t: &mut Terms, q: Call) -> Option<TermId> {
    gather(t, Kind::Add, q)
}

/// match: `(bvadd (bvnot x) k)` result: `(bvadd (bvneg x) (bvsub k 1))`
fn add_not_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let x = t.un(Kind::Not, q.a).filter(|_| t.is_const(q.b))?;
    let one = t.constant(q.width, 1);
    let (x, k) = (t.neg(x), t.sub(q.b, one));
    Some(t.add(x, k))
}

/// match: `(bvadd (bvadd x k) y)` result: `(bvadd (bvadd x y) k)`
fn add_const_out(t: &mut Terms, q: Call) -> Option<TermId> {
    const_out(t, Kind::Add, q)
}

/// match: `(bvadd x (bvneg x))` result: `0`
fn add_neg(t: &mut Terms, q: Call) -> Option<TermId> {
    let opposite = t.un(Kind::Neg, q.a) == Some(q.b) || t.un(Kind::Neg, q.b) == Some(q.a);
    opposite.then(|| t.zero(q.width))
}

/// match: `(bvadd (bvadd x y) (bvneg y))` result: `x`; match: `(bvadd (bvadd x (bvneg y)) y)` result: `x`
fn add_neg_of_part(t: &mut Terms, q: Call) -> Option<TermId> {
    [(q.a, q.b), (q.b, q.a)].into_iter().find_map(|(sum, y)| {
        let (x, z) = t.bin(Kind::Add, sum)?;
        let opposite = |p: TermId| t.un(Kind::Neg, p) == Some(y) || t.un(Kind::Neg, y) == Some(p);
        if opposite(z) { Some(x) } else { opposite(x).then_some(z) }
    })
}

/// match: `(bvadd x (bvneg (bvadd x y)))` result: `(bvneg y)`; match:
/// `(bvadd (bvadd x z) (bvneg (bvadd x y)))` result: `(bvsub z y)`
fn add_neg_sum(t: &mut Terms, q: Call) -> Option<TermId> {
    for (x, n) in [(q.a, q.b), (q.b, q.a)] {
        let Some(sum) = t.un(Kind::Neg, n) else { continue };
        let Some((p, r)) = t.bin(Kind::Add, sum) else { continue };
        if let Some(y) = t.other(Kind::Add, sum, x) {
            return Some(t.neg(y));
        }
        for (shared, y) in [(p, r), (r, p)] {
            if let Some(z) = t.other(Kind::Add, x, shared) {
                return Some(t.sub(z, y));
            }
        }
    }
    None
}

/// match: `(bvadd x (bvnot x))` result: `ones`
fn add_complement(t: &mut Terms, q: Call) -> Option<TermId> {
    t.complements(q.a, q.b).then(|| t.ones(q.width))
}

/// match: `(bvadd x x)` result: `(bvmul x 2)`
fn add_self(t: &mut Terms, q: Call) -> Option<TermId> {
    if q.a != q.b {
        return None;
    }
    let two = t.constant(q.width, 2);
    Some(t.mul(q.a, two))
}

/// match: `(bvadd (bvmul x k1) (bvmul x k2))` result: `(bvmul x (bvadd k1 k2))`; either product may be `x`
fn add_multiples(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, y) = (t.bin_const(Kind::Mul, q.a), t.bin_const(Kind::Mul, q.b));
    let one = t.constant(q.width, 1);
    let (of, k1, k2) = match (x, y) {
        (Some((x, k1)), Some((y, k2))) if x == y => (x, k1, k2),
        (Some((x, k1)), _) if x == q.b => (x, k1, one),
        (_, Some((y, k2))) if y == q.a => (y, one, k2),
        _ => return None,
    };
    let k = t.add(k1, k2);
    Some(t.mul(of, k))
}

/// match: `(bvadd (ite c k1 k2) k3)` result: `(ite c (bvadd k1 k3) (bvadd k2 k3))`; k3 may be a choice by c
/// too
fn add_choice(t: &mut Terms, q: Call) -> Option<TermId> {
    choices(t, Kind::Add, q)
}

/// match: `(bvadd ((_ zero_extend n) (bvadd x k1)) k2)` where the inner sum never overflows; result:
/// `(bvadd ((_ zero_extend n) x) k)` with k = k1 + k2; constant bits above the inner sum are added to k
fn add_widened(t: &mut Terms, q: Call) -> Option<TermId> {
    if !t.is_const(q.b) {
        return None;
    }
    let (above, sum) = match (t.un(Kind::ZeroExtend, q.a), t.bin(Kind::Concat, q.a)) {
        (Some(sum), _) => (0, sum),
        (_, Some((k, sum))) => (t.as_const(k)?, sum),
        _ => return None,
    };
    let (x, k1) = t.bin_const(Kind::Add, sum)?;
    let (k1, width) = (t.as_const(k1)?, t.width(x));
    if q.width > 64 || u128::from(t.range(x).1) + u128::from(k1) > u128::from(crate::value::mask(width)) {
        return None;
    }
    let (x, k) = (t.zext(x, q.width), t.constant(q.width, above << width | k1));
    let k = t.add(k, q.b);
    Some(t.add(x, k))
}

/// match: `(bvadd ((_ zero_extend n) x) y)`, y extended too or constant, where the sum never overflows and
/// has constant high bytes; result: `(concat k (bvadd x y))` in the other bytes
fn add_narrow(t: &mut Terms, q: Call) -> Option<TermId> {
    let y = t.un(Kind::ZeroExtend, q.b).is_some() || t.is_const(q.b);
    t.un(Kind::ZeroExtend, q.a).filter(|_| y && q.width <= 64)?;
    let ((l1, h1), (l2, h2)) = (t.range(q.a), t.range(q.b));
    let (lo, hi) = (u128::from(l1) + u128::from(l2), u128::from(h1) + u128::from(h2));
    let width = (128 - (lo ^ hi).leading_zeros()).max(1).next_multiple_of(8);
    if hi >= 1 << q.width || width >= q.width {
        return None;
    }
    let above = t.constant(q.width - width, (lo >> width) as u64);
    let (x, y) = (t.extract(q.a, width - 1, 0), t.extract(q.b, width - 1, 0));
    let sum = t.add(x, y);
    Some(t.concat(above, sum))
}

/// match: `(bvadd x y)`, concatenations or constants where at every bit one side is 0; result: the
/// concatenation
fn add_pieces(t: &mut Terms, q: Call) -> Option<TermId> {
    t.piecewise(Kind::Add, q.a, q.b)
}

pub(super) const MUL: &[Rule] = rules![
    mul_bool,
    mul_zero,
    mul_one,
    mul_minus_one,
    mul_power,
    mul_consts,
    mul_neg_const,
    mul_const_out,
    mul_sum,
    mul_choice,
    mul_narrow,
];

/// match: `(bvmul x y)` of width 1; result: `(bvand x y)`
fn mul_bool(t: &mut Terms, q: Call) -> Option<TermId> {
    (q.width == 1).then(|| t.and(q.a, q.b))
}

/// match: `(bvmul x 0)` result: `0`
fn mul_zero(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_zero(q.b).then_some(q.b)
}

/// match: `(bvmul x 1)` result: `x`
fn mul_one(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_one(q.b).then_some(q.a)
}

/// match: `(bvmul x ones)` result: `(bvneg x)`
fn mul_minus_one(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_ones(q.b).then(|| t.neg(q.a))
}

/// match: `(bvmul x 2^n)` result: `(bvshl x n)`
fn mul_power(t: &mut Terms, q: Call) -> Option<TermId> {
    let n = t.log2(q.b)?;
    let n = t.constant(q.width, u64::from(n));
    Some(t.shl(q.a, n))
}

/// match: `(bvmul (bvmul x k1) k2)` result: `(bvmul x (bvmul k1 k2))`
fn mul_consts(t: &mut Terms, q: Call) -> Option<TermId> {
    gather(t, Kind::Mul, q)
}

/// match: `(bvmul (bvneg x) k)` result: `(bvmul x (bvneg k))`
fn mul_neg_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let x = t.un(Kind::Neg, q.a).filter(|_| t.is_const(q.b))?;
    let k = t.neg(q.b);
    Some(t.mul(x, k))
}

/// match: `(bvmul (bvmul x k) y)` result: `(bvmul (bvmul x y) k)`
fn mul_const_out(t: &mut Terms, q: Call) -> Option<TermId> {
    const_out(t, Kind::Mul, q)
}

/// match: `(bvmul (bvadd x k1) k2)` result: `(bvadd (bvmul x k2) (bvmul k1 k2))`
fn mul_sum(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, k1) = t.bin_const(Kind::Add, q.a).filter(|_| t.is_const(q.b))?;
    let (x, k) = (t.mul(x, q.b), t.mul(k1, q.b));
    Some(t.add(x, k))
}

/// match: `(bvmul (ite c k1 k2) k3)` result: `(ite c (bvmul k1 k3) (bvmul k2 k3))`; k3 may be a choice by c
/// too
fn mul_choice(t: &mut Terms, q: Call) -> Option<TermId> {
    choices(t, Kind::Mul, q)
}

/// match: `(bvmul ((_ zero_extend n) x) ((_ zero_extend n) y))` result: `((_ zero_extend m) (bvmul x y))`, in
/// the whole bytes that hold the product
fn mul_narrow(t: &mut Terms, q: Call) -> Option<TermId> {
    narrow(t, Kind::Mul, q)
}

/// The operands of extensions with zeros from one width, or of one and a constant that fits this width.
fn narrowed(t: &mut Terms, q: Call) -> Option<(TermId, TermId)> {
    let x = t.un(Kind::ZeroExtend, q.a)?;
    let from = t.width(x);
    if let Some(y) = t.un(Kind::ZeroExtend, q.b) {
        return (t.width(y) == from).then_some((x, y));
    }
    let k = t.as_value(q.b)?;
    let small = k.extract(from - 1, 0);
    (small.zext(q.width) == k).then(|| (x, t.value(small)))
}

pub(super) const UDIV: &[Rule] = rules![udiv_zero, udiv_power, udiv_narrow, udiv_zexts];

/// match: `(bvudiv x 0)` result: `ones`
fn udiv_zero(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_zero(q.b).then(|| t.ones(q.width))
}

/// match: `(bvudiv x 2^n)` result: `(bvlshr x n)`
fn udiv_power(t: &mut Terms, q: Call) -> Option<TermId> {
    let n = t.log2(q.b)?;
    let n = t.constant(q.width, u64::from(n));
    Some(t.lshr(q.a, n))
}

/// match: `(bvudiv ((_ zero_extend n) x) k)` where k, not 0, fits the width of x; result:
/// `((_ zero_extend n) (bvudiv x k))`
fn udiv_narrow(t: &mut Terms, q: Call) -> Option<TermId> {
    if !t.is_const(q.b) || t.is_zero(q.b) {
        return None;
    }
    let (x, k) = narrowed(t, q)?;
    let d = t.udiv(x, k);
    Some(t.zext(d, q.width))
}

/// match: `(bvudiv ((_ zero_extend n) x) ((_ zero_extend n) y))` result:
/// `(ite (= y 0) ones ((_ zero_extend n) (bvudiv x y)))`
fn udiv_zexts(t: &mut Terms, q: Call) -> Option<TermId> {
    t.un(Kind::ZeroExtend, q.b)?;
    let (x, y) = narrowed(t, q)?;
    let zero = t.zero(t.width(y));
    let (by_zero, ones, d) = (t.eq(y, zero), t.ones(q.width), t.udiv(x, y));
    let d = t.zext(d, q.width);
    Some(t.ite(by_zero, ones, d))
}

pub(super) const UREM: &[Rule] = rules![urem_zero, urem_self, urem_power, urem_small, urem_narrow];

/// match: `(bvurem x 0)` result: `x`
fn urem_zero(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_zero(q.b).then_some(q.a)
}

/// match: `(bvurem x x)` result: `0`
fn urem_self(t: &mut Terms, q: Call) -> Option<TermId> {
    (q.a == q.b).then(|| t.zero(q.width))
}

/// match: `(bvurem x 2^n)` result: `((_ zero_extend w-n) ((_ extract n-1 0) x))`
fn urem_power(t: &mut Terms, q: Call) -> Option<TermId> {
    let n = t.log2(q.b)?;
    if n == 0 {
        return Some(t.zero(q.width));
    }
    let low = t.extract(q.a, n - 1, 0);
    Some(t.zext(low, q.width))
}

/// match: `(bvurem x y)` where x is always below y; result: `x`
fn urem_small(t: &mut Terms, q: Call) -> Option<TermId> {
    (q.width <= 64 && t.range(q.a).1 < t.range(q.b).0).then_some(q.a)
}

/// match: `(bvurem ((_ zero_extend n) x) ((_ zero_extend n) y))` result: `((_ zero_extend n) (bvurem x y))`
fn urem_narrow(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, y) = narrowed(t, q)?;
    let r = t.urem(x, y);
    Some(t.zext(r, q.width))
}

/// `(bvashr (bvadd x bias) n)` with the bias that makes the shift round towards zero, for
/// `0 < n < width - 1`.
fn quotient_by_power(t: &mut Terms, x: TermId, n: u32) -> TermId {
    let width = t.width(x);
    let sign = t.extract(x, width - 1, width - 1);
    let bias = t.sext(sign, n);
    let bias = t.zext(bias, width);
    let biased = t.add(x, bias);
    let high = t.extract(biased, width - 1, n);
    t.sext(high, width)
}

/// The exponent of a positive power of two other than one.
fn signed_log2(t: &Terms, k: TermId) -> Option<u32> {
    t.log2(k).filter(|n| *n > 0 && n + 1 < t.width(k))
}

pub(super) const SDIV: &[Rule] = rules![sdiv_one, sdiv_minus_one, sdiv_unsigned, sdiv_power];

/// match: `(bvsdiv x 1)` result: `x`, from width 2
fn sdiv_one(t: &mut Terms, q: Call) -> Option<TermId> {
    (q.width > 1 && t.is_one(q.b)).then_some(q.a)
}

/// match: `(bvsdiv x -1)` result: `(bvneg x)`
fn sdiv_minus_one(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_ones(q.b).then(|| t.neg(q.a))
}

/// match: `(bvsdiv x y)` where neither is ever negative; result: `(bvudiv x y)`
fn sdiv_unsigned(t: &mut Terms, q: Call) -> Option<TermId> {
    (t.non_negative(q.a) && t.non_negative(q.b)).then(|| t.udiv(q.a, q.b))
}

/// match: `(bvsdiv x 2^n)` result: `(bvashr (bvadd x bias) n)` where the bias is `2^n - 1` for negative x and
/// else 0
fn sdiv_power(t: &mut Terms, q: Call) -> Option<TermId> {
    let n = signed_log2(t, q.b)?;
    Some(quotient_by_power(t, q.a, n))
}

pub(super) const SREM: &[Rule] = rules![srem_unit, srem_self, srem_unsigned, srem_power];

/// match: `(bvsrem x 1)` or `(bvsrem x -1)` result: `0`
fn srem_unit(t: &mut Terms, q: Call) -> Option<TermId> {
    (t.is_one(q.b) || t.is_ones(q.b)).then(|| t.zero(q.width))
}

/// match: `(bvsrem x x)` result: `0`
fn srem_self(t: &mut Terms, q: Call) -> Option<TermId> {
    (q.a == q.b).then(|| t.zero(q.width))
}

/// match: `(bvsrem x y)` where neither is ever negative; result: `(bvurem x y)`
fn srem_unsigned(t: &mut Terms, q: Call) -> Option<TermId> {
    (t.non_negative(q.a) && t.non_negative(q.b)).then(|| t.urem(q.a, q.b))
}

/// match: `(bvsrem x 2^n)` result: `(bvsub x (bvshl (bvsdiv x 2^n) n))`
fn srem_power(t: &mut Terms, q: Call) -> Option<TermId> {
    let n = signed_log2(t, q.b)?;
    let quotient = quotient_by_power(t, q.a, n);
    let n = t.constant(q.width, u64::from(n));
    let whole = t.shl(quotient, n);
    Some(t.sub(q.a, whole))
}
