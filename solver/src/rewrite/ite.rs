//! Rules of `ite` and of reads from tables.

use super::{Call, Rule, rules};
use crate::term::{Kind, TableId, TermId};
use crate::terms::Terms;

pub(super) const ITE: &[Rule] = rules![
    ite_same,
    ite_not,
    ite_bool_const,
    ite_bool_not,
    ite_one_zero,
    ite_ones_zero,
    ite_nested,
    ite_joined,
    ite_extended,
];

/// match: `(ite c x x)` result: `x`
fn ite_same(_: &mut Terms, q: Call) -> Option<TermId> {
    (q.b == q.c).then_some(q.b)
}

/// match: `(ite (bvnot c) x y)` result: `(ite c y x)`
fn ite_not(t: &mut Terms, q: Call) -> Option<TermId> {
    let c = t.un(Kind::Not, q.a)?;
    Some(t.ite(c, q.c, q.b))
}

/// match: `(ite c true y)` result: `(bvor c y)`; `(ite c false y)`: `(bvand (bvnot c) y)`; `(ite c x true)`:
/// `(bvor (bvnot c) x)`; `(ite c x false)`: `(bvand c x)`; c itself as x counts as true, as y as false
fn ite_bool_const(t: &mut Terms, q: Call) -> Option<TermId> {
    if q.width != 1 {
        return None;
    }
    if t.is_true(q.b) || q.b == q.a {
        return Some(t.or(q.a, q.c));
    }
    if t.is_false(q.c) || q.c == q.a {
        return Some(t.and(q.a, q.b));
    }
    if !t.is_false(q.b) && !t.is_true(q.c) {
        return None;
    }
    let n = t.not(q.a);
    Some(if t.is_false(q.b) { t.and(n, q.c) } else { t.or(n, q.b) })
}

/// match: `(ite c (bvnot x) x)` of width 1; result: `(bvxor c x)`; with the sides exchanged its complement
fn ite_bool_not(t: &mut Terms, q: Call) -> Option<TermId> {
    if q.width != 1 {
        return None;
    }
    if t.un(Kind::Not, q.b) == Some(q.c) {
        return Some(t.xor(q.a, q.c));
    }
    if t.un(Kind::Not, q.c) != Some(q.b) {
        return None;
    }
    let x = t.xor(q.a, q.b);
    Some(t.not(x))
}

/// match: `(ite c 1 0)` result: `((_ zero_extend w-1) c)`; match: `(ite c 0 1)` result:
/// `((_ zero_extend w-1) (bvnot c))`
fn ite_one_zero(t: &mut Terms, q: Call) -> Option<TermId> {
    if t.is_one(q.b) && t.is_zero(q.c) {
        return Some(t.zext(q.a, q.width));
    }
    if !t.is_zero(q.b) || !t.is_one(q.c) {
        return None;
    }
    let n = t.not(q.a);
    Some(t.zext(n, q.width))
}

/// match: `(ite c ones 0)` result: `((_ sign_extend w-1) c)`; match: `(ite c 0 ones)` result:
/// `((_ sign_extend w-1) (bvnot c))`
fn ite_ones_zero(t: &mut Terms, q: Call) -> Option<TermId> {
    if t.is_ones(q.b) && t.is_zero(q.c) {
        return Some(t.sext(q.a, q.width));
    }
    if !t.is_zero(q.b) || !t.is_ones(q.c) {
        return None;
    }
    let n = t.not(q.a);
    Some(t.sext(n, q.width))
}

/// match: `(ite c (ite c x y) z)` result: `(ite c x z)`; match: `(ite c x (ite c y z))` result: `(ite c x z)`
fn ite_nested(t: &mut Terms, q: Call) -> Option<TermId> {
    if let Some((_, x, _)) = t.as_ite(q.b).filter(|(c, ..)| *c == q.a) {
        return Some(t.ite(q.a, x, q.c));
    }
    let (_, _, z) = t.as_ite(q.c).filter(|(c, ..)| *c == q.a)?;
    Some(t.ite(q.a, q.b, z))
}

/// match: `(ite c x (ite d x y))` result: `(ite (bvor c d) x y)`; match: `(ite c (ite d x y) y)` result:
/// `(ite (bvand c d) x y)`
fn ite_joined(t: &mut Terms, q: Call) -> Option<TermId> {
    if let Some((d, x, y)) = t.as_ite(q.c).filter(|(_, x, _)| *x == q.b) {
        let c = t.or(q.a, d);
        return Some(t.ite(c, x, y));
    }
    let (d, x, y) = t.as_ite(q.b).filter(|(.., y)| *y == q.c)?;
    let c = t.and(q.a, d);
    Some(t.ite(c, x, y))
}

/// match: `(ite c (extend x) (extend y))` with the same extension; result: `(extend (ite c x y))`
fn ite_extended(t: &mut Terms, q: Call) -> Option<TermId> {
    let kind = t.kind(q.b);
    if !matches!(kind, Kind::ZeroExtend | Kind::SignExtend) {
        return None;
    }
    let (x, y) = (t.un(kind, q.b)?, t.un(kind, q.c)?);
    if t.width(x) != t.width(y) {
        return None;
    }
    let chosen = t.ite(q.a, x, y);
    Some(if kind == Kind::ZeroExtend { t.zext(chosen, q.width) } else { t.sext(chosen, q.width) })
}

pub(super) const READ: &[Rule] = rules![read_zext, read_restricted, read_stride, read_pair];

/// match: `(read T ((_ zero_extend n) i))` result: `(read T i)`
fn read_zext(t: &mut Terms, q: Call) -> Option<TermId> {
    let i = t.un(Kind::ZeroExtend, q.a)?;
    Some(t.read(TableId(q.b.0), i))
}

/// match: `(read T i)` where i never goes beyond h, or T's end repeats one element; result:
/// `(read T[0..=h] i)`; one element is the result itself
fn read_restricted(t: &mut Terms, q: Call) -> Option<TermId> {
    let table = TableId(q.b.0);
    let elems = t.table_elems(table);
    let (mut from, mut len) = (0, elems.len());
    if t.width(q.a) <= 64 {
        let (lo, hi) = t.range(q.a);
        from = usize::try_from(lo).unwrap_or(usize::MAX).min(len - 1);
        len = len.min(usize::try_from(hi).unwrap_or(usize::MAX).saturating_add(1));
    }
    if elems[from..len].iter().all(|e| *e == elems[from]) {
        return Some(elems[from]);
    }
    while len > 1 && elems[len - 2] == elems[len - 1] {
        len -= 1;
    }
    if len == elems.len() {
        return None;
    }
    let shorter = elems[..len].to_vec();
    let shorter = t.table(&shorter);
    Some(t.read(shorter, q.a))
}

/// match: `(read T i)` where the n low bits of i are known to be k, and i stays within T; result:
/// `(read T[k, k+2^n, …] ((_ extract h n) i))`
fn read_stride(t: &mut Terms, q: Call) -> Option<TermId> {
    let width = t.width(q.a);
    if width > 64 {
        return None;
    }
    let known = t.known_bits(q.a);
    let n = (known.zeros | known.ones).trailing_ones().min(16);
    let elems = t.table_elems(TableId(q.b.0));
    if n == 0 || n >= width || t.range(q.a).1 >= elems.len() as u64 {
        return None;
    }
    let first = (known.ones & crate::value::mask(n)) as usize;
    let fewer: Vec<TermId> = elems.iter().skip(first).step_by(1 << n).copied().collect();
    let (fewer, index) = (t.table(&fewer), t.extract(q.a, width - 1, n));
    Some(t.read(fewer, index))
}

/// match: `(read [x y] i)` result: `(ite (= i 0) x y)`
fn read_pair(t: &mut Terms, q: Call) -> Option<TermId> {
    let elems = t.table_elems(TableId(q.b.0));
    let &[x, y] = elems else { return None };
    let zero = t.zero(t.width(q.a));
    let first = t.eq(q.a, zero);
    Some(t.ite(first, x, y))
}
