//! Rules of the shifts: by a constant they are extracts, concatenations and extensions.

use super::{Call, Rule, rules};
use crate::term::TermId;
use crate::terms::Terms;

/// A constant shift amount, or the width if it is that or more.
fn amount(t: &Terms, q: Call) -> Option<u32> {
    let n = t.as_value(q.b)?.to_u64().unwrap_or(u64::MAX);
    Some(n.min(u64::from(q.width)) as u32)
}

pub(super) const SHL: &[Rule] = rules![shift_none, shift_of_zero, shl_const];
pub(super) const LSHR: &[Rule] = rules![shift_none, shift_of_zero, lshr_const];
pub(super) const ASHR: &[Rule] = rules![shift_none, shift_of_zero, ashr_unsigned, ashr_const];

/// match: `(shift x 0)` result: `x`
fn shift_none(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_zero(q.b).then_some(q.a)
}

/// match: `(shift 0 x)` result: `0`
fn shift_of_zero(t: &mut Terms, q: Call) -> Option<TermId> {
    t.is_zero(q.a).then_some(q.a)
}

/// match: `(bvshl x n)` result: `(concat ((_ extract w-n-1 0) x) 0)`; from the width on `0`
fn shl_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let n = amount(t, q).filter(|n| *n > 0)?;
    if n == q.width {
        return Some(t.zero(q.width));
    }
    let (x, zero) = (t.extract(q.a, q.width - n - 1, 0), t.zero(n));
    Some(t.concat(x, zero))
}

/// match: `(bvlshr x n)` result: `((_ zero_extend n) ((_ extract w-1 n) x))`; from the width on `0`
fn lshr_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let n = amount(t, q)?;
    if n == q.width {
        return Some(t.zero(q.width));
    }
    let x = t.extract(q.a, q.width - 1, n);
    Some(t.zext(x, q.width))
}

/// match: `(bvashr x y)` where x is never negative; result: `(bvlshr x y)`
fn ashr_unsigned(t: &mut Terms, q: Call) -> Option<TermId> {
    t.non_negative(q.a).then(|| t.lshr(q.a, q.b))
}

/// match: `(bvashr x n)` result: `((_ sign_extend n) ((_ extract w-1 n) x))`; from the width on n is w-1
fn ashr_const(t: &mut Terms, q: Call) -> Option<TermId> {
    let n = amount(t, q)?.min(q.width - 1);
    let x = t.extract(q.a, q.width - 1, n);
    Some(t.sext(x, q.width))
}
