//! Rules of `bvnot`, `bvand`, `bvor`, `bvxor`. Operands of the binary ones arrive in order, a constant
//! second.

use super::{Call, Rule, rules};
use crate::term::{Kind, TermId};
use crate::terms::Terms;

pub(super) const NOT: &[Rule] = rules![not_not, not_choice, not_xor_const, not_sext];

/// match: `(bvnot (bvnot x))` result: `x`
fn not_not(t: &mut Terms, q: Call) -> Option<TermId> {
    t.un(Kind::Not, q.a)
}

/// match: `(bvnot (ite c k1 k2))` with constants k1, k2; result: `(ite c (bvnot k1) (bvnot k2))`
fn not_choice(t: &mut Terms, q: Call) -> Option<TermId> {
    let (c, k1, k2) = t.as_ite(q.a).filter(|(_, k1, k2)| t.is_const(*k1) && t.is_const(*k2))?;
    let (k1, k2) = (t.not(k1), t.not(k2));
    Some(t.ite(c, k1, k2))
}

/// match: `(bvnot (bvxor x k))` result: `(bvxor x (bvnot k))`
fn not_xor_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, k) = t.bin_const(Kind::Xor, q.a)?;
    let k = t.not(k);
    Some(t.xor(x, k))
}

/// match: `(bvnot ((_ sign_extend n) x))` result: `((_ sign_extend n) (bvnot x))`
fn not_sext(t: &mut Terms, q: Call) -> Option<TermId> {
    let x = t.un(Kind::SignExtend, q.a)?;
    let x = t.not(x);
    Some(t.sext(x, q.width))
}

pub(super) const AND: &[Rule] = rules![
    and_zero,
    and_ones,
    and_self,
    and_complement,
    and_nested,
    and_of_or,
    and_consts,
    and_const_out,
    and_redundant_mask,
    and_mask,
    and_choices,
    and_pieces,
    and_narrow,
];

/// match: `(bvand x 0)` result: `0`
fn and_zero(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_zero(q.b).then_some(q.b)
}

/// match: `(bvand x ones)` result: `x`
fn and_ones(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_ones(q.b).then_some(q.a)
}

/// match: `(bvand x x)` result: `x`
fn and_self(_: &mut Terms, q: Call) -> Option<TermId> {
    (q.a == q.b).then_some(q.a)
}

/// match: `(bvand x (bvnot x))` result: `0`
fn and_complement(t: &mut Terms, q: Call) -> Option<TermId> {
    t.complements(q.a, q.b).then(|| t.zero(q.width))
}

/// Both ways round of a commutative call.
fn either(q: Call, mut f: impl FnMut(TermId, TermId) -> Option<TermId>) -> Option<TermId> {
    f(q.a, q.b).or_else(|| f(q.b, q.a))
}

/// match: `(bvand x (bvand x y))` result: `(bvand x y)`; match: `(bvand x (bvand (bvnot x) y))` result: `0`
fn and_nested(t: &mut Terms, q: Call) -> Option<TermId> {
    either(q, |x, inner| {
        let (y, z) = t.bin(Kind::And, inner)?;
        if x == y || x == z {
            return Some(inner);
        }
        (t.complements(x, y) || t.complements(x, z)).then(|| t.zero(q.width))
    })
}

/// match: `(bvand x (bvor x y))` result: `x`; match: `(bvand x (bvor (bvnot x) y))` result: `(bvand x y)`
fn and_of_or(t: &mut Terms, q: Call) -> Option<TermId> {
    either(q, |x, inner| {
        let (y, z) = t.bin(Kind::Or, inner)?;
        if x == y || x == z {
            return Some(x);
        }
        if t.complements(x, y) {
            return Some(t.and(x, z));
        }
        t.complements(x, z).then(|| t.and(x, y))
    })
}

/// match: `(bvand (bvand x k1) k2)` result: `(bvand x (bvand k1 k2))`
fn and_consts(t: &mut Terms, q: Call) -> Option<TermId> {
    gather(t, Kind::And, q)
}

/// match: `(bvand (bvand x k) y)` result: `(bvand (bvand x y) k)`
fn and_const_out(t: &mut Terms, q: Call) -> Option<TermId> {
    const_out(t, Kind::And, q)
}

/// `(op (op x k1) k2)` as `(op x (op k1 k2))`, for an associative operator.
pub(super) fn gather(t: &mut Terms, kind: Kind, q: Call) -> Option<TermId> {
    if !t.is_const(q.b) {
        return None;
    }
    let (x, k) = t.bin_const(kind, q.a)?;
    let k = apply(t, kind, k, q.b);
    Some(apply(t, kind, x, k))
}

/// `(op (op x k) y)` as `(op (op x y) k)`, for an associative and commutative operator.
pub(super) fn const_out(t: &mut Terms, kind: Kind, q: Call) -> Option<TermId> {
    if t.is_const(q.b) {
        return None;
    }
    either(q, |inner, y| {
        let (x, k) = t.bin_const(kind, inner)?;
        let xy = apply(t, kind, x, y);
        Some(apply(t, kind, xy, k))
    })
}

pub(super) fn apply(t: &mut Terms, kind: Kind, a: TermId, b: TermId) -> TermId {
    match kind {
        Kind::And => t.and(a, b),
        Kind::Or => t.or(a, b),
        Kind::Xor => t.xor(a, b),
        Kind::Add => t.add(a, b),
        _ => t.mul(a, b),
    }
}

/// match: `(bvand x k)` where every bit that k clears is known to be 0 in x; result: `x`
fn and_redundant_mask(t: &mut Terms, q: Call) -> Option<TermId> {
    let k = t.as_const(q.b)?;
    (t.known_bits(q.a).zeros | k == u64::MAX).then_some(q.a)
}

/// match: `(bvand x k)` where k is one run of ones from bit l to h; result:
/// `(concat 0 ((_ extract h l) x) 0)`
fn and_mask(t: &mut Terms, q: Call) -> Option<TermId> {
    let k = t.as_value(q.b)?;
    let low = (0..q.width).find(|i| k.bit(*i))?;
    let high = (low..q.width).find(|i| !k.bit(*i)).unwrap_or(q.width) - 1;
    if (high + 1..q.width).any(|i| k.bit(i)) {
        return None;
    }
    let mut out = t.extract(q.a, high, low);
    if low > 0 {
        let zero = t.zero(low);
        out = t.concat(out, zero);
    }
    Some(t.zext(out, q.width))
}

/// match: `(bvand (ite c k1 k2) (ite c k3 k4))` result: `(ite c (bvand k1 k3) (bvand k2 k4))`
fn and_choices(t: &mut Terms, q: Call) -> Option<TermId> {
    choices(t, Kind::And, q).filter(|_| !t.is_const(q.b))
}

/// match: `(bvand ((_ zero_extend n) x) ((_ zero_extend n) y))` result: `((_ zero_extend m) (bvand x y))`, in
/// whole bytes
fn and_narrow(t: &mut Terms, q: Call) -> Option<TermId> {
    narrow(t, Kind::And, q)
}

/// `(op (ite c k1 k2) (ite c k3 k4))` as `(ite c (op k1 k3) (op k2 k4))`; the second may be one constant.
pub(super) fn choices(t: &mut Terms, kind: Kind, q: Call) -> Option<TermId> {
    let (c, k1, k2) = t.choice(q.a)?;
    let (k3, k4) = if t.is_const(q.b) {
        (q.b, q.b)
    } else {
        let (_, k3, k4) = t.choice(q.b).filter(|(d, ..)| *d == c)?;
        (k3, k4)
    };
    let (x, y) = (apply(t, kind, k1, k3), apply(t, kind, k2, k4));
    Some(t.ite(c, x, y))
}

/// An operator over extensions with zeros and constants whose exact result needs fewer bytes than it has,
/// done in those bytes.
///
/// A word that is stored and loaded again comes back in this form, because its high bytes are known to be
/// zero.
pub(super) fn narrow(t: &mut Terms, kind: Kind, q: Call) -> Option<TermId> {
    let extended = |t: &Terms, x| t.un(Kind::ZeroExtend, x).is_some();
    if q.width > 64 || !(extended(t, q.a) && (extended(t, q.b) || t.is_const(q.b))) {
        return None;
    }
    let (x, y) = (t.range(q.a).1, t.range(q.b).1);
    let bits = |v: u128| 128 - v.leading_zeros();
    let (x, y) = (u128::from(x), u128::from(y));
    let most = match kind {
        Kind::Mul => bits(x * y),
        _ => bits(x | y),
    };
    let width = most.max(1).next_multiple_of(8);
    if width >= q.width {
        return None;
    }
    let (x, y) = (t.extract(q.a, width - 1, 0), t.extract(q.b, width - 1, 0));
    let result = apply(t, kind, x, y);
    Some(t.zext(result, q.width))
}

/// match: `(bvand x y)`, concatenations or constants where at every bit one side is a constant; result: the
/// concatenation
fn and_pieces(t: &mut Terms, q: Call) -> Option<TermId> {
    t.piecewise(Kind::And, q.a, q.b)
}

pub(super) const OR: &[Rule] = rules![
    or_zero,
    or_ones,
    or_self,
    or_complement,
    or_nested,
    or_of_and,
    or_consts,
    or_const_out,
    or_redundant,
    or_choices,
    or_pieces,
    or_narrow,
];

/// match: `(bvor x 0)` result: `x`
fn or_zero(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_zero(q.b).then_some(q.a)
}

/// match: `(bvor x ones)` result: `ones`
fn or_ones(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_ones(q.b).then_some(q.b)
}

/// match: `(bvor x x)` result: `x`
fn or_self(_: &mut Terms, q: Call) -> Option<TermId> {
    (q.a == q.b).then_some(q.a)
}

/// match: `(bvor x (bvnot x))` result: `ones`
fn or_complement(t: &mut Terms, q: Call) -> Option<TermId> {
    t.complements(q.a, q.b).then(|| t.ones(q.width))
}

/// match: `(bvor x (bvor x y))` result: `(bvor x y)`; match: `(bvor x (bvor (bvnot x) y))` result: `ones`
fn or_nested(t: &mut Terms, q: Call) -> Option<TermId> {
    either(q, |x, inner| {
        let (y, z) = t.bin(Kind::Or, inner)?;
        if x == y || x == z {
            return Some(inner);
        }
        (t.complements(x, y) || t.complements(x, z)).then(|| t.ones(q.width))
    })
}

/// match: `(bvor x (bvand x y))` result: `x`; match: `(bvor x (bvand (bvnot x) y))` result: `(bvor x y)`
fn or_of_and(t: &mut Terms, q: Call) -> Option<TermId> {
    either(q, |x, inner| {
        let (y, z) = t.bin(Kind::And, inner)?;
        if x == y || x == z {
            return Some(x);
        }
        if t.complements(x, y) {
            return Some(t.or(x, z));
        }
        t.complements(x, z).then(|| t.or(x, y))
    })
}

/// match: `(bvor (bvor x k1) k2)` result: `(bvor x (bvor k1 k2))`
fn or_consts(t: &mut Terms, q: Call) -> Option<TermId> {
    gather(t, Kind::Or, q)
}

/// match: `(bvor (bvor x k) y)` result: `(bvor (bvor x y) k)`
fn or_const_out(t: &mut Terms, q: Call) -> Option<TermId> {
    const_out(t, Kind::Or, q)
}

/// match: `(bvor x k)` where every bit of k is known to be 1 in x; result: `x`
fn or_redundant(t: &mut Terms, q: Call) -> Option<TermId> {
    let k = t.as_const(q.b)?;
    (t.known_bits(q.a).ones & k == k).then_some(q.a)
}

/// match: `(bvor (ite c k1 k2) (ite c k3 k4))` result: `(ite c (bvor k1 k3) (bvor k2 k4))`
fn or_choices(t: &mut Terms, q: Call) -> Option<TermId> {
    choices(t, Kind::Or, q).filter(|_| !t.is_const(q.b))
}

/// match: `(bvor ((_ zero_extend n) x) ((_ zero_extend n) y))` result: `((_ zero_extend m) (bvor x y))`, in
/// whole bytes
fn or_narrow(t: &mut Terms, q: Call) -> Option<TermId> {
    narrow(t, Kind::Or, q)
}

/// match: `(bvor x y)`, concatenations or constants where at every bit one side is a constant; result: the
/// concatenation
fn or_pieces(t: &mut Terms, q: Call) -> Option<TermId> {
    t.piecewise(Kind::Or, q.a, q.b)
}

pub(super) const XOR: &[Rule] = rules![
    xor_zero,
    xor_self,
    xor_ones,
    xor_complement,
    xor_not,
    xor_cancel,
    xor_consts,
    xor_const_out,
    xor_choice,
    xor_pieces,
    xor_narrow,
];

/// match: `(bvxor x 0)` result: `x`
fn xor_zero(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_zero(q.b).then_some(q.a)
}

/// match: `(bvxor x x)` result: `0`
fn xor_self(t: &mut Terms, q: Call) -> Option<TermId> {
    (q.a == q.b).then(|| t.zero(q.width))
}

/// match: `(bvxor x ones)` result: `(bvnot x)`
fn xor_ones(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_ones(q.b).then(|| t.not(q.a))
}

/// match: `(bvxor x (bvnot x))` result: `ones`
fn xor_complement(t: &mut Terms, q: Call) -> Option<TermId> {
    t.complements(q.a, q.b).then(|| t.ones(q.width))
}

/// match: `(bvxor (bvnot x) y)` result: `(bvnot (bvxor x y))`
fn xor_not(t: &mut Terms, q: Call) -> Option<TermId> {
    either(q, |n, y| {
        let x = t.un(Kind::Not, n)?;
        let xy = t.xor(x, y);
        Some(t.not(xy))
    })
}

/// match: `(bvxor x (bvxor x y))` result: `y`
fn xor_cancel(t: &mut Terms, q: Call) -> Option<TermId> {
    either(q, |x, inner| t.other(Kind::Xor, inner, x))
}

/// match: `(bvxor (bvxor x k1) k2)` result: `(bvxor x (bvxor k1 k2))`
fn xor_consts(t: &mut Terms, q: Call) -> Option<TermId> {
    gather(t, Kind::Xor, q)
}

/// match: `(bvxor (bvxor x k) y)` result: `(bvxor (bvxor x y) k)`
fn xor_const_out(t: &mut Terms, q: Call) -> Option<TermId> {
    const_out(t, Kind::Xor, q)
}

/// match: `(bvxor (ite c k1 k2) k3)` result: `(ite c (bvxor k1 k3) (bvxor k2 k3))`; k3 may be a choice by c
/// too
fn xor_choice(t: &mut Terms, q: Call) -> Option<TermId> {
    choices(t, Kind::Xor, q)
}

/// match: `(bvxor ((_ zero_extend n) x) ((_ zero_extend n) y))` result: `((_ zero_extend m) (bvxor x y))`, in
/// whole bytes
fn xor_narrow(t: &mut Terms, q: Call) -> Option<TermId> {
    narrow(t, Kind::Xor, q)
}

/// match: `(bvxor x y)`, concatenations or constants where at every bit one side is 0; result: the
/// concatenation
fn xor_pieces(t: &mut Terms, q: Call) -> Option<TermId> {
    t.piecewise(Kind::Xor, q.a, q.b)
}
