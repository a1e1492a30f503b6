//! Rules of `concat`, `extract` and the extensions: bytes stored and loaded again are the word they came
//! from.
//!
//! Normal form: a concatenation leans to the right (no operand on the left is one, unless that is very long),
//! neighbours that are parts of one term are one part, extensions are outermost. A low operand that is an
//! extension with zeros is spelled `(concat 0 x)`, which alone would be `zero_extend`: so the zeros meet the
//! neighbours. Extracts go down to where the bits come from, through the low bits of sums too if an operand
//! is simple there; `concat_neighbours` recognises the word again by asking for the part that would be
//! needed.

use super::{Call, Rule, rules};
use crate::term::{Kind, TermId};
use crate::terms::Terms;
use smallvec::SmallVec;

pub(super) const CONCAT: &[Rule] = rules![
    concat_left,
    concat_zero,
    concat_neighbours,
    concat_choices,
    concat_nots,
    concat_head,
    concat_ones,
    concat_zext_left,
    concat_sext_left,
    concat_sign,
    concat_zext_right,
];

/// Operands of a concatenation that are moved to the right at once: what grows at its low end would be built
/// anew at each step.
const MOVED: usize = 64;

/// match: `(concat (concat x y) z)` result: `(concat x (concat y z))`, of as many operands as are moved
fn concat_left(t: &mut Terms, q: Call) -> Option<TermId> {
    t.bin(Kind::Concat, q.a)?;
    let mut left: SmallVec<[TermId; 8]> = SmallVec::new();
    let mut rest = q.a;
    while let Some((x, y)) = t.bin(Kind::Concat, rest) {
        if left.len() == MOVED {
            return None;
        }
        left.push(x);
        rest = y;
    }
    let low = t.concat(rest, q.b);
    Some(left.into_iter().rev().fold(low, |low, x| t.concat(x, low)))
}

/// match: `(concat 0 x)` where x is no concatenation with a constant in front; result:
/// `((_ zero_extend n) x)`
fn concat_zero(t: &mut Terms, q: Call) -> Option<TermId> {
    (t.is_zero(q.a) && t.bin_const_first(q.b).is_none()).then(|| t.zext(q.b, q.width))
}

/// match: `(concat ones x)` where x is always negative; result: `((_ sign_extend n) x)`
fn concat_ones(t: &mut Terms, q: Call) -> Option<TermId> {
    (t.is_ones(q.a) && t.negative(q.b)).then(|| t.sext(q.b, q.width))
}

/// match: `(concat ((_ extract h m+1) x) ((_ extract m l) x))` result: `((_ extract h l) x)`, whatever form
/// the part has that is not an extract
fn concat_neighbours(t: &mut Terms, q: Call) -> Option<TermId> {
    if let Some((x, h, l)) = t.as_extract(q.a) {
        let n = t.width(q.b);
        if l >= n && t.extract(x, l - 1, l - n) == q.b {
            return Some(t.extract(x, h, l - n));
        }
    }
    let (x, h, l) = t.as_extract(q.b)?;
    let top = h + t.width(q.a);
    (top < t.width(x) && t.extract(x, top, h + 1) == q.a).then(|| t.extract(x, top, l))
}

/// match: `(concat (ite c k1 k2) (ite c k3 k4))` result: `(ite c (concat k1 k3) (concat k2 k4))`; either side
/// may be a constant
fn concat_choices(t: &mut Terms, q: Call) -> Option<TermId> {
    let (c, [h1, h2], [l1, l2]) = match (t.choice(q.a), t.choice(q.b)) {
        (Some((c, h1, h2)), Some((d, l1, l2))) if c == d => (c, [h1, h2], [l1, l2]),
        (Some((c, h1, h2)), None) if t.is_const(q.b) => (c, [h1, h2], [q.b, q.b]),
        (None, Some((c, l1, l2))) if t.is_const(q.a) => (c, [q.a, q.a], [l1, l2]),
        _ => return None,
    };
    let (x, y) = (t.concat(h1, l1), t.concat(h2, l2));
    Some(t.ite(c, x, y))
}

/// match: `(concat (bvnot x) (bvnot y))` result: `(bvnot (concat x y))`; either side may be a constant, which
/// is complemented
fn concat_nots(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, y) = match (t.un(Kind::Not, q.a), t.un(Kind::Not, q.b)) {
        (Some(x), Some(y)) => (x, y),
        (Some(x), None) if t.is_const(q.b) => (x, t.not(q.b)),
        (None, Some(y)) if t.is_const(q.a) => (t.not(q.a), y),
        _ => return None,
    };
    let xy = t.concat(x, y);
    Some(t.not(xy))
}

/// match: `(concat x (concat y z))` where `(concat x y)` has a simpler form v; result: `(concat v z)`
fn concat_head(t: &mut Terms, q: Call) -> Option<TermId> {
    let (y, z) = t.bin(Kind::Concat, q.b)?;
    let head = if t.is_const(q.a) && t.is_const(y) {
        t.concat(q.a, y)
    } else {
        let call = Call { width: t.width(q.a) + t.width(y), a: q.a, b: y, c: TermId::NONE };
        concat_neighbours(t, call).or_else(|| concat_choices(t, call)).or_else(|| concat_nots(t, call))?
    };
    Some(t.concat(head, z))
}

/// match: `(concat ((_ zero_extend n) x) y)` result: `((_ zero_extend n) (concat x y))`
fn concat_zext_left(t: &mut Terms, q: Call) -> Option<TermId> {
    let x = t.un(Kind::ZeroExtend, q.a)?;
    let low = t.concat(x, q.b);
    Some(t.zext(low, q.width))
}

/// match: `(concat ((_ sign_extend n) x) y)` result: `((_ sign_extend n) (concat x y))`
fn concat_sext_left(t: &mut Terms, q: Call) -> Option<TermId> {
    let x = t.un(Kind::SignExtend, q.a)?;
    let low = t.concat(x, q.b);
    Some(t.sext(low, q.width))
}

/// match: `(concat ((_ extract w-1 w-1) x) x)` result: `((_ sign_extend 1) x)`
fn concat_sign(t: &mut Terms, q: Call) -> Option<TermId> {
    let top = t.width(q.b) - 1;
    if t.width(q.a) != 1 || t.is_const(q.a) {
        return None;
    }
    (t.extract(q.b, top, top) == q.a).then(|| t.sext(q.b, q.width))
}

/// match: `(concat x ((_ zero_extend n) y))` result: `(concat x (concat 0 y))`
fn concat_zext_right(t: &mut Terms, q: Call) -> Option<TermId> {
    let y = t.un(Kind::ZeroExtend, q.b)?;
    let (low, pad) = (t.width(q.b), t.width(q.b) - t.width(y));
    let zero = t.zero(pad);
    if t.is_const(q.a) {
        let head = t.concat(q.a, zero);
        return Some(t.intern(Kind::Concat, q.width, [head.0, y.0, 0]));
    }
    // Past the rules on purpose: they would build the extension again.
    let inner = t.intern(Kind::Concat, low, [zero.0, y.0, 0]);
    Some(t.intern(Kind::Concat, q.width, [q.a.0, inner.0, 0]))
}

pub(super) const EXTRACT: &[Rule] = rules![
    extract_extract,
    extract_concat,
    extract_zext,
    extract_sext,
    extract_not,
    extract_choice,
    extract_low,
];

/// match: `((_ extract h l) ((_ extract i j) x))` result: `((_ extract h+j l+j) x)`
fn extract_extract(t: &mut Terms, q: Call) -> Option<TermId> {
    let (x, _, low) = t.as_extract(q.a)?;
    Some(t.extract(x, q.b.0 + low, q.c.0 + low))
}

/// match: `((_ extract h l) (concat x y))` result: the part of x or y, or the concatenation of both parts
fn extract_concat(t: &mut Terms, q: Call) -> Option<TermId> {
    let (h, l) = (q.b.0, q.c.0);
    let (mut x, mut y) = t.bin(Kind::Concat, q.a)?;
    loop {
        let low = t.width(y);
        if l >= low {
            return Some(t.extract(x, h - low, l - low));
        }
        if h >= low {
            let (x, y) = (t.extract(x, h - low, 0), t.extract(y, low - 1, l));
            return Some(t.concat(x, y));
        }
        match t.bin(Kind::Concat, y) {
            Some(next) => (x, y) = next,
            None => return Some(t.extract(y, h, l)),
        }
        // A whole low part may be spelled `(concat 0 x)`.
        if l == 0 && h + 1 == t.width(x) + t.width(y) {
            return Some(t.concat(x, y));
        }
    }
}

/// match: `((_ extract h l) ((_ zero_extend n) x))` result: the part of x, extended; above x `0`
fn extract_zext(t: &mut Terms, q: Call) -> Option<TermId> {
    let x = t.un(Kind::ZeroExtend, q.a)?;
    let (h, l, from) = (q.b.0, q.c.0, t.width(x));
    if l >= from {
        return Some(t.zero(q.width));
    }
    let part = t.extract(x, h.min(from - 1), l);
    Some(t.zext(part, q.width))
}

/// match: `((_ extract h l) ((_ sign_extend n) x))` result: the part of x, extended; above x copies of its
/// sign
fn extract_sext(t: &mut Terms, q: Call) -> Option<TermId> {
    let x = t.un(Kind::SignExtend, q.a)?;
    let (h, l, top) = (q.b.0, q.c.0, t.width(x) - 1);
    let part = t.extract(x, h.min(top), l.min(top));
    Some(t.sext(part, q.width))
}

/// match: `((_ extract h l) (bvnot x))` result: `(bvnot ((_ extract h l) x))`
fn extract_not(t: &mut Terms, q: Call) -> Option<TermId> {
    let x = t.un(Kind::Not, q.a)?;
    let part = t.extract(x, q.b.0, q.c.0);
    Some(t.not(part))
}

/// match: `((_ extract h l) (ite c k1 k2))` result: `(ite c ((_ extract h l) k1) ((_ extract h l) k2))`
fn extract_choice(t: &mut Terms, q: Call) -> Option<TermId> {
    let (c, k1, k2) = t.choice(q.a)?;
    let (k1, k2) = (t.extract(k1, q.b.0, q.c.0), t.extract(k2, q.b.0, q.c.0));
    Some(t.ite(c, k1, k2))
}

/// match: `((_ extract h 0) (op x y))` for a bitwise operator, sum or product with an operand of known parts;
/// result: `(op ((_ extract h 0) x) ((_ extract h 0) y))`
fn extract_low(t: &mut Terms, q: Call) -> Option<TermId> {
    let kind = t.kind(q.a);
    let (h, l) = (q.b.0, q.c.0);
    let simple = |t: &Terms, x: TermId| {
        matches!(t.kind(x), Kind::Const | Kind::ZeroExtend | Kind::SignExtend | Kind::Concat)
    };
    if l != 0 {
        return None;
    }
    if kind == Kind::Neg {
        let x = t.un(Kind::Neg, q.a).filter(|x| simple(t, *x))?;
        let x = t.extract(x, h, 0);
        return Some(t.neg(x));
    }
    if !matches!(kind, Kind::And | Kind::Or | Kind::Xor | Kind::Add | Kind::Mul) {
        return None;
    }
    let (x, y) = t.bin(kind, q.a)?;
    if !simple(t, x) && !simple(t, y) {
        return None;
    }
    let (x, y) = (t.extract(x, h, 0), t.extract(y, h, 0));
    Some(match kind {
        Kind::And => t.and(x, y),
        Kind::Or => t.or(x, y),
        Kind::Xor => t.xor(x, y),
        Kind::Add => t.add(x, y),
        _ => t.mul(x, y),
    })
}

pub(super) const ZERO_EXTEND: &[Rule] = rules![zext_zext, zext_concat_const, zext_choice];

/// match: `((_ zero_extend n) ((_ zero_extend m) x))` result: `((_ zero_extend n+m) x)`
fn zext_zext(t: &mut Terms, q: Call) -> Option<TermId> {
    let x = t.un(Kind::ZeroExtend, q.a)?;
    Some(t.zext(x, q.width))
}

/// match: `((_ zero_extend n) (concat k x))` result: `(concat ((_ zero_extend n) k) x)`
fn zext_concat_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let (k, x) = t.bin_const_first(q.a)?;
    let k = t.zext(k, q.width - t.width(x));
    Some(t.concat(k, x))
}

/// match: `((_ zero_extend n) (ite c k1 k2))` result: `(ite c ((_ zero_extend n) k1) ((_ zero_extend n) k2))`
fn zext_choice(t: &mut Terms, q: Call) -> Option<TermId> {
    let (c, k1, k2) = t.choice(q.a)?;
    let (k1, k2) = (t.zext(k1, q.width), t.zext(k2, q.width));
    Some(t.ite(c, k1, k2))
}

pub(super) const SIGN_EXTEND: &[Rule] = rules![sext_sext, sext_concat_const, sext_unsigned, sext_choice];

/// match: `((_ sign_extend n) ((_ sign_extend m) x))` result: `((_ sign_extend n+m) x)`
fn sext_sext(t: &mut Terms, q: Call) -> Option<TermId> {
    let x = t.un(Kind::SignExtend, q.a)?;
    Some(t.sext(x, q.width))
}

/// match: `((_ sign_extend n) (concat k x))` result: `(concat ((_ sign_extend n) k) x)`
fn sext_concat_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let (k, x) = t.bin_const_first(q.a)?;
    let k = t.sext(k, q.width - t.width(x));
    Some(t.concat(k, x))
}

/// match: `((_ sign_extend n) x)` where x is never negative; result: `((_ zero_extend n) x)`
fn sext_unsigned(t: &mut Terms, q: Call) -> Option<TermId> {
    t.non_negative(q.a).then(|| t.zext(q.a, q.width))
}

/// match: `((_ sign_extend n) (ite c k1 k2))` result: `(ite c ((_ sign_extend n) k1) ((_ sign_extend n) k2))`
fn sext_choice(t: &mut Terms, q: Call) -> Option<TermId> {
    let (c, k1, k2) = t.choice(q.a)?;
    let (k1, k2) = (t.sext(k1, q.width), t.sext(k2, q.width));
    Some(t.ite(c, k1, k2))
}
