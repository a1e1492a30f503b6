//! Rules of `=`, `bvult`, `bvslt`. Comparisons that known bits and ranges decide never get here.

use super::{Call, Rule, rules};
use crate::term::{Kind, TermId};
use crate::terms::Terms;
use crate::value::BvValue;
use std::cmp::Ordering;

pub(super) const EQ: &[Rule] = rules![
    eq_self,
    eq_complement,
    eq_bool_const,
    eq_bool_not,
    eq_nots,
    eq_negs,
    eq_unary_const,
    eq_add_const,
    eq_xor_const,
    eq_difference,
    eq_shared_term,
    eq_choice,
    eq_ite_const,
    eq_zexts,
    eq_zext_const,
    eq_sexts,
    eq_sext_const,
    eq_concats,
];

/// match: `(= x x)` result: `true`
fn eq_self(t: &mut Terms, q: Call) -> Option<TermId> {
    (q.a == q.b).then(|| t.true_())
}

/// match: `(= x (bvnot x))` result: `false`
fn eq_complement(t: &mut Terms, q: Call) -> Option<TermId> {
    t.complements(q.a, q.b).then(|| t.false_())
}

/// match: `(= x true)` result: `x`; match: `(= x false)` result: `(bvnot x)`
fn eq_bool_const(t: &mut Terms, q: Call) -> Option<TermId> {
    if t.is_true(q.b) {
        return Some(q.a);
    }
    t.is_false(q.b).then(|| t.not(q.a))
}

/// match: `(= (bvnot x) y)` of width 1; result: `(bvnot (= x y))`
fn eq_bool_not(t: &mut Terms, q: Call) -> Option<TermId> {
    if t.width(q.a) != 1 {
        return None;
    }
    let (x, y) = match (t.un(Kind::Not, q.a), t.un(Kind::Not, q.b)) {
        (Some(x), _) => (x, q.b),
        (_, Some(y)) => (q.a, y),
        _ => return None,
    };
    let e = t.eq(x, y);
    Some(t.not(e))
}

/// match: `(= (bvnot x) (bvnot y))` result: `(= x y)`
fn eq_nots(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, y) = (t.un(Kind::Not, q.a)?, t.un(Kind::Not, q.b)?);
    Some(t.eq(x, y))
}

/// match: `(= (bvneg x) (bvneg y))` result: `(= x y)`
fn eq_negs(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, y) = (t.un(Kind::Neg, q.a)?, t.un(Kind::Neg, q.b)?);
    Some(t.eq(x, y))
}

/// match: `(= (bvnot x) k)` result: `(= x (bvnot k))`; match: `(= (bvneg x) k)` result: `(= x (bvneg k))`
fn eq_unary_const(t: &mut Terms, q: Call) -> Option<TermId> {
    if !t.is_const(q.b) {
        return None;
    }
    let (x, k) = match (t.un(Kind::Not, q.a), t.un(Kind::Neg, q.a)) {
        (Some(x), _) => (x, t.not(q.b)),
        (_, Some(x)) => (x, t.neg(q.b)),
        _ => return None,
    };
    Some(t.eq(x, k))
}

/// match: `(= (bvadd x k1) k2)` result: `(= x (bvsub k2 k1))`
fn eq_add_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, k) = t.bin_const(Kind::Add, q.a).filter(|_| t.is_const(q.b))?;
    let k = t.sub(q.b, k);
    Some(t.eq(x, k))
}

/// match: `(= (bvxor x k1) k2)` result: `(= x (bvxor k1 k2))`
fn eq_xor_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, k) = t.bin_const(Kind::Xor, q.a).filter(|_| t.is_const(q.b))?;
    let k = t.xor(q.b, k);
    Some(t.eq(x, k))
}

/// match: `(= (bvadd x (bvneg y)) 0)` or `(= (bvxor x y) 0)` result: `(= x y)`
fn eq_difference(t: &mut Terms, q: Call) -> Option<TermId> {
    if !t.is_zero(q.b) {
        return None;
    }
    if let Some((x, y)) = t.bin(Kind::Xor, q.a) {
        return Some(t.eq(x, y));
    }
    let (x, y) = t.bin(Kind::Add, q.a)?;
    if let Some(y) = t.un(Kind::Neg, y) {
        return Some(t.eq(x, y));
    }
    let x = t.un(Kind::Neg, x)?;
    Some(t.eq(x, y))
}

/// match: `(= (op x y) (op x z))` for `bvadd` and `bvxor`; result: `(= y z)`; match: `(= (op x y) x)` result:
/// `(= y 0)`
fn eq_shared_term(t: &mut Terms, q: Call) -> Option<TermId> {
    for kind in [Kind::Add, Kind::Xor] {
        for (sum, x) in [(q.a, q.b), (q.b, q.a)] {
            if let Some(y) = t.other(kind, sum, x) {
                let zero = t.zero(t.width(x));
                return Some(t.eq(y, zero));
            }
        }
        let Some((x, y)) = t.bin(kind, q.a) else { continue };
        for (shared, y) in [(x, y), (y, x)] {
            if let Some(z) = t.other(kind, q.b, shared) {
                return Some(t.eq(y, z));
            }
        }
    }
    None
}

/// `(op (ite c k1 k2) k3)` or `(op k3 (ite c k1 k2))` as c, its complement or a truth value.
fn compare_choice(
    t: &mut Terms,
    q: Call,
    compare: fn(&mut Terms, TermId, TermId) -> TermId,
) -> Option<TermId> {
    let (c, x, y) = if t.is_const(q.b) {
        let (c, k1, k2) = t.choice(q.a)?;
        (c, compare(t, k1, q.b), compare(t, k2, q.b))
    } else if t.is_const(q.a) {
        let (c, k1, k2) = t.choice(q.b)?;
        (c, compare(t, q.a, k1), compare(t, q.a, k2))
    } else {
        return None;
    };
    Some(t.ite(c, x, y))
}

/// match: `(= (ite c k1 k2) k3)` result: `c`, `(bvnot c)`, `true` or `false`
fn eq_choice(t: &mut Terms, q: Call) -> Option<TermId> {
    compare_choice(t, q, Terms::eq)
}

/// match: `(= (ite c k1 x) k2)` result: `(ite c (= k1 k2) (= x k2))`; the constant may be on the other side
fn eq_ite_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let (c, x, y) =
        t.as_ite(q.a).filter(|(_, x, y)| t.is_const(q.b) && (t.is_const(*x) || t.is_const(*y)))?;
    let (x, y) = (t.eq(x, q.b), t.eq(y, q.b));
    Some(t.ite(c, x, y))
}

/// match: `(= ((_ zero_extend n) x) ((_ zero_extend m) y))` result: `(= x y)`, the narrower extended
fn eq_zexts(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, y) = (t.un(Kind::ZeroExtend, q.a)?, t.un(Kind::ZeroExtend, q.b)?);
    let width = t.width(x).max(t.width(y));
    let (x, y) = (t.zext(x, width), t.zext(y, width));
    Some(t.eq(x, y))
}

/// The low bits of a constant, and whether extending them gives the constant again.
fn fits(t: &Terms, k: TermId, width: u32, extend: fn(&BvValue, u32) -> BvValue) -> Option<(BvValue, bool)> {
    let k = t.as_value(k)?;
    let low = k.extract(width - 1, 0);
    let same = extend(&low, k.width()) == k;
    Some((low, same))
}

/// match: `(= ((_ zero_extend n) x) k)` result: `(= x k)` with k narrowed, or `false`
fn eq_zext_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let x = t.un(Kind::ZeroExtend, q.a)?;
    let (low, fits) = fits(t, q.b, t.width(x), BvValue::zext)?;
    let low = t.value(low);
    Some(if fits { t.eq(x, low) } else { t.false_() })
}

/// match: `(= ((_ sign_extend n) x) ((_ sign_extend n) y))` result: `(= x y)`, the narrower extended
fn eq_sexts(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, y) = (t.un(Kind::SignExtend, q.a)?, t.un(Kind::SignExtend, q.b)?);
    let width = t.width(x).max(t.width(y));
    let (x, y) = (t.sext(x, width), t.sext(y, width));
    Some(t.eq(x, y))
}

/// match: `(= ((_ sign_extend n) x) k)` result: `(= x k)` with k narrowed, or `false`
fn eq_sext_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let x = t.un(Kind::SignExtend, q.a)?;
    let (low, fits) = fits(t, q.b, t.width(x), BvValue::sext)?;
    let low = t.value(low);
    Some(if fits { t.eq(x, low) } else { t.false_() })
}

/// match: `(= (concat x y) k)` result: `(bvand (= x k1) (= y k2))`, k split; also for two concatenations
/// split at the same bit
fn eq_concats(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, y) = t.bin(Kind::Concat, q.a)?;
    if let Some(k) = t.as_value(q.b) {
        // All at once: what is left of k would be copied for each operand.
        let (mut pieces, mut rest, mut width) = (vec![(x, t.width(x))], y, t.width(y));
        while let Some((x, y)) = t.bin(Kind::Concat, rest) {
            pieces.push((x, t.width(x)));
            (rest, width) = (y, t.width(y));
        }
        let low = t.value(k.extract(width - 1, 0));
        let mut all = t.eq(rest, low);
        for (x, wide) in pieces.into_iter().rev() {
            let part = t.value(k.extract(width + wide - 1, width));
            let equal = t.eq(x, part);
            all = t.and(equal, all);
            width += wide;
        }
        return Some(all);
    }
    let low = t.width(y);
    let aligned = t.bin(Kind::Concat, q.b).is_some_and(|(_, z)| t.width(z) == low);
    if !aligned {
        return None;
    }
    let (u, v) = (t.extract(q.b, t.width(q.b) - 1, low), t.extract(q.b, low - 1, 0));
    let (high, low) = (t.eq(x, u), t.eq(y, v));
    Some(t.and(high, low))
}

pub(super) const ULT: &[Rule] = rules![
    ult_self,
    ult_bool,
    ult_bounds,
    ult_nots,
    ult_not_const,
    ult_choice,
    ult_zexts,
    ult_zext_const,
    ult_sexts,
    ult_sext_const,
    ult_concat_prefix,
    ult_concat_const,
    ult_add_const,
];

/// match: `(bvult x x)` result: `false`
fn ult_self(t: &mut Terms, q: Call) -> Option<TermId> {
    (q.a == q.b).then(|| t.false_())
}

/// match: `(bvult x y)` of width 1; result: `(bvand (bvnot x) y)`
fn ult_bool(t: &mut Terms, q: Call) -> Option<TermId> {
    if t.width(q.a) != 1 {
        return None;
    }
    let n = t.not(q.a);
    Some(t.and(n, q.b))
}

/// match: `(bvult x 1)` result: `(= x 0)`; `(bvult 0 x)`: `(bvnot (= x 0))`; `(bvult x ones)`:
/// `(bvnot (= x ones))`; `(bvult ones-1 x)`: `(= x ones)`; `(bvult x 0)` and `(bvult ones x)`: `false`
fn ult_bounds(t: &mut Terms, q: Call) -> Option<TermId> {
    let width = t.width(q.a);
    if t.is_zero(q.b) || t.is_ones(q.a) {
        return t.truth(false);
    }
    if t.is_one(q.b) {
        let zero = t.zero(width);
        return Some(t.eq(q.a, zero));
    }
    if t.is_zero(q.a) || t.is_ones(q.b) {
        let (x, k) = if t.is_zero(q.a) { (q.b, q.a) } else { (q.a, q.b) };
        return Some(t.ne(x, k));
    }
    if t.is_const(q.a) {
        let one = t.constant(width, 1);
        let next = t.add(q.a, one);
        return t.is_ones(next).then(|| t.eq(q.b, next));
    }
    None
}

/// match: `(bvult (bvnot x) (bvnot y))` result: `(bvult y x)`
fn ult_nots(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, y) = (t.un(Kind::Not, q.a)?, t.un(Kind::Not, q.b)?);
    Some(t.ult(y, x))
}

/// match: `(bvult (bvnot x) k)` result: `(bvult (bvnot k) x)`; match: `(bvult k (bvnot x))` result:
/// `(bvult x (bvnot k))`
fn ult_not_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let (k, x) = not_const(t, q)?;
    Some(t.ult(k, x))
}

fn not_const(t: &mut Terms, q: Call) -> Option<(TermId, TermId)> {
    if t.is_const(q.b) {
        let x = t.un(Kind::Not, q.a)?;
        return Some((t.not(q.b), x));
    }
    if t.is_const(q.a) {
        let x = t.un(Kind::Not, q.b)?;
        return Some((x, t.not(q.a)));
    }
    None
}

/// match: `(bvult (ite c k1 k2) k3)` result: `c`, `(bvnot c)`, `true` or `false`; also with the sides
/// exchanged
fn ult_choice(t: &mut Terms, q: Call) -> Option<TermId> {
    compare_choice(t, q, Terms::ult)
}

/// match: `(bvult ((_ zero_extend n) x) ((_ zero_extend m) y))` result: `(bvult x y)`, the narrower extended
fn ult_zexts(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, y) = (t.un(Kind::ZeroExtend, q.a)?, t.un(Kind::ZeroExtend, q.b)?);
    let width = t.width(x).max(t.width(y));
    let (x, y) = (t.zext(x, width), t.zext(y, width));
    Some(t.ult(x, y))
}

/// match: `(bvult ((_ zero_extend n) x) k)` result: `(bvult x k)` with k narrowed, or `true`; also with the
/// sides exchanged
fn ult_zext_const(t: &mut Terms, q: Call) -> Option<TermId> {
    if t.is_const(q.b) {
        let x = t.un(Kind::ZeroExtend, q.a)?;
        let (low, fits) = fits(t, q.b, t.width(x), BvValue::zext)?;
        let low = t.value(low);
        return Some(if fits { t.ult(x, low) } else { t.true_() });
    }
    let x = t.un(Kind::ZeroExtend, q.b)?;
    let (low, fits) = fits(t, q.a, t.width(x), BvValue::zext)?;
    let low = t.value(low);
    Some(if fits { t.ult(low, x) } else { t.false_() })
}

/// match: `(bvult ((_ sign_extend n) x) ((_ sign_extend n) y))` result: `(bvult x y)`, the narrower extended
fn ult_sexts(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, y) = (t.un(Kind::SignExtend, q.a)?, t.un(Kind::SignExtend, q.b)?);
    let width = t.width(x).max(t.width(y));
    let (x, y) = (t.sext(x, width), t.sext(y, width));
    Some(t.ult(x, y))
}

/// match: `(bvult ((_ sign_extend n) x) k)` result: `(bvult x k)` with k narrowed, or whether x is not
/// negative; also with the sides exchanged
fn ult_sext_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let left = t.is_const(q.b);
    let (s, k) = if left { (q.a, q.b) } else { (q.b, q.a) };
    let x = t.un(Kind::SignExtend, s)?;
    let top = t.width(x) - 1;
    let (low, fits) = fits(t, k, top + 1, BvValue::sext)?;
    let low = t.value(low);
    Some(match (fits, left) {
        (true, true) => t.ult(x, low),
        (true, false) => t.ult(low, x),
        // No value of x is near k: those below are the ones from zero on.
        (false, true) => {
            let sign = t.extract(x, top, top);
            t.not(sign)
        }
        (false, false) => t.extract(x, top, top),
    })
}

/// match: `(bvult (concat k x) (concat k y))` with a constant y; result: `(bvult x y)`; also with the sides
/// exchanged
fn ult_concat_prefix(t: &mut Terms, q: Call) -> Option<TermId> {
    let left = t.is_const(q.b);
    let (c, k) = if left { (q.a, q.b) } else { (q.b, q.a) };
    let (k1, x) = t.bin_const_first(c)?;
    let k = t.as_value(k)?;
    let low = t.width(x);
    if t.as_value(k1)? != k.extract(k.width() - 1, low) {
        return None;
    }
    let y = t.value(k.extract(low - 1, 0));
    Some(if left { t.ult(x, y) } else { t.ult(y, x) })
}

/// match: `(bvult (concat x y) (concat k 0))` result: `(bvult x k)`; match:
/// `(bvult (concat k ones) (concat x y))` result: `(bvult k x)`
fn ult_concat_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let left = t.is_const(q.b);
    let (c, k) = if left { (q.a, q.b) } else { (q.b, q.a) };
    let (x, y) = t.bin(Kind::Concat, c)?;
    let k = t.as_value(k)?;
    let low = t.width(y);
    let (high, low) = (k.extract(k.width() - 1, low), k.extract(low - 1, 0));
    let high = t.value(high);
    if left { low.is_zero().then(|| t.ult(x, high)) } else { low.is_ones().then(|| t.ult(high, x)) }
}

/// match: `(bvult (bvadd x k1) k2)` where the sum never overflows and k1 is not above k2; result:
/// `(bvult x (bvsub k2 k1))`; also exchanged
fn ult_add_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let left = t.is_const(q.b);
    let (sum, k2) = if left { (q.a, q.b) } else { (q.b, q.a) };
    let (x, k1) = t.bin_const(Kind::Add, sum)?;
    let (k1, k2) = (t.as_const(k1)?, t.as_const(k2)?);
    let width = t.width(x);
    let overflows = u128::from(t.range(x).1) + u128::from(k1) > u128::from(crate::value::mask(width));
    if overflows || k1 > k2 {
        return None;
    }
    let k = t.constant(width, k2 - k1);
    Some(if left { t.ult(x, k) } else { t.ult(k, x) })
}

pub(super) const SLT: &[Rule] = rules![
    slt_self,
    slt_bool,
    slt_sign,
    slt_same_sign,
    slt_nots,
    slt_not_const,
    slt_choice,
    slt_sexts,
    slt_sext_const,
];

/// match: `(bvslt x x)` result: `false`
fn slt_self(t: &mut Terms, q: Call) -> Option<TermId> {
    (q.a == q.b).then(|| t.false_())
}

/// match: `(bvslt x y)` of width 1; result: `(bvand x (bvnot y))`
fn slt_bool(t: &mut Terms, q: Call) -> Option<TermId> {
    if t.width(q.a) != 1 {
        return None;
    }
    let n = t.not(q.b);
    Some(t.and(q.a, n))
}

/// match: `(bvslt x 0)` result: `((_ extract w-1 w-1) x)`; match: `(bvslt -1 x)` result: its complement
fn slt_sign(t: &mut Terms, q: Call) -> Option<TermId> {
    let top = t.width(q.a) - 1;
    if t.is_zero(q.b) {
        return Some(t.extract(q.a, top, top));
    }
    if !t.is_ones(q.a) {
        return None;
    }
    let sign = t.extract(q.b, top, top);
    Some(t.not(sign))
}

/// match: `(bvslt x y)` where both signs are known; result: `(bvult x y)` for equal ones, else whether x is
/// negative
fn slt_same_sign(t: &mut Terms, q: Call) -> Option<TermId> {
    let sign = |x| if t.non_negative(x) { Some(false) } else { t.negative(x).then_some(true) };
    let (a, b) = (sign(q.a)?, sign(q.b)?);
    if a == b { Some(t.ult(q.a, q.b)) } else { t.truth(a) }
}

/// match: `(bvslt (bvnot x) (bvnot y))` result: `(bvslt y x)`
fn slt_nots(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, y) = (t.un(Kind::Not, q.a)?, t.un(Kind::Not, q.b)?);
    Some(t.slt(y, x))
}

/// match: `(bvslt (bvnot x) k)` result: `(bvslt (bvnot k) x)`; match: `(bvslt k (bvnot x))` result:
/// `(bvslt x (bvnot k))`
fn slt_not_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let (k, x) = not_const(t, q)?;
    Some(t.slt(k, x))
}

/// match: `(bvslt (ite c k1 k2) k3)` result: `c`, `(bvnot c)`, `true` or `false`; also with the sides
/// exchanged
fn slt_choice(t: &mut Terms, q: Call) -> Option<TermId> {
    compare_choice(t, q, Terms::slt)
}

/// match: `(bvslt ((_ sign_extend n) x) ((_ sign_extend m) y))` result: `(bvslt x y)`, the narrower extended
fn slt_sexts(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, y) = (t.un(Kind::SignExtend, q.a)?, t.un(Kind::SignExtend, q.b)?);
    let width = t.width(x).max(t.width(y));
    let (x, y) = (t.sext(x, width), t.sext(y, width));
    Some(t.slt(x, y))
}

/// match: `(bvslt ((_ sign_extend n) x) k)` result: `(bvslt x k)` with k narrowed, or what k's size decides;
/// also with the sides exchanged
fn slt_sext_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let left = t.is_const(q.b);
    let (s, k) = if left { (q.a, q.b) } else { (q.b, q.a) };
    let x = t.un(Kind::SignExtend, s)?;
    let (low, fits) = fits(t, k, t.width(x), BvValue::sext)?;
    if !fits {
        let zero = BvValue::zero(t.width(k));
        let above = t.as_value(k)?.scmp(&zero) == Ordering::Greater;
        return t.truth(above == left);
    }
    let low = t.value(low);
    Some(if left { t.slt(x, low) } else { t.slt(low, x) })
}
