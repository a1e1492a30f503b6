//! Comparisons and classes.

use super::{all_of, any_of, bit, fields, is_zero, unpack};
use crate::float::layout::{self, Layout};
use symvm_frontend::ir::{FloatKind, FloatPredicate};
use symvm_solver::{TermId, Terms};

/// What comes without the sign, as a number that is ordered as the magnitudes are.
fn magnitude(terms: &mut Terms, layout: Layout, t: TermId) -> TermId {
    if !layout.explicit {
        return terms.extract(t, layout.width - 2, 0);
    }
    // A subnormal number with its integer bit set is what the exponent above it would say.
    let (_, field, fraction) = fields(terms, layout, t);
    let (integer, least) = (bit(terms, fraction, layout.fraction - 1), is_zero(terms, field));
    let up = terms.and(integer, least);
    let up = terms.zext(up, layout.exponent);
    let field = terms.or(field, up);
    terms.concat(field, fraction)
}

/// [`crate::float::compare`]; one bit.
pub(crate) fn compare(
    terms: &mut Terms,
    pred: FloatPredicate,
    kind: FloatKind,
    lhs: TermId,
    rhs: TermId,
) -> TermId {
    let layout = layout::of(kind);
    let (a, b) = (unpack(terms, layout, lhs), unpack(terms, layout, rhs));
    let unordered = terms.or(a.nan, b.nan);
    let zeros = terms.and(a.zero, b.zero);
    let (ma, mb) = (magnitude(terms, layout, lhs), magnitude(terms, layout, rhs));
    let same_sign = terms.eq(a.negative, b.negative);
    let same = terms.eq(ma, mb);
    let same = terms.and(same, same_sign);
    let equal = terms.or(same, zeros);
    let (below, above) = (terms.ult(ma, mb), terms.ult(mb, ma));
    let nearer = terms.ite(a.negative, above, below);
    let less = terms.ite(same_sign, nearer, a.negative);
    let (apart, number) = (terms.not(equal), terms.not(unordered));
    let less = all_of(terms, [less, apart, number]);
    let equal = terms.and(equal, number);
    // Of the four answers that there are, those that the predicate holds for.
    let more = any_of(terms, [less, equal, unordered]);
    let more = terms.not(more);
    let answers = [
        (Some(std::cmp::Ordering::Less), less),
        (Some(std::cmp::Ordering::Equal), equal),
        (Some(std::cmp::Ordering::Greater), more),
        (None, unordered),
    ];
    let mut holds = terms.false_();
    for (order, answer) in answers {
        if pred.holds(order) {
            holds = terms.or(holds, answer);
        }
    }
    holds
}

/// [`crate::float::is_class`]; one bit.
pub(crate) fn class(terms: &mut Terms, kind: FloatKind, mask: u32, src: TermId) -> TermId {
    let layout = layout::of(kind);
    let parts = unpack(terms, layout, src);
    let quiet_at = layout.precision() - 2;
    let (_, field, _) = fields(terms, layout, src);
    let (quiet, least) = (bit(terms, src, quiet_at), is_zero(terms, field));
    let positive = terms.not(parts.negative);
    let loud = terms.not(quiet);
    let some = terms.not(parts.zero);
    let subnormal = terms.and(least, some);
    let other = any_of(terms, [parts.nan, parts.infinite, least]);
    let normal = terms.not(other);
    let (n, p) = (parts.negative, positive);
    let classes = [
        [parts.nan, loud],
        [parts.nan, quiet],
        [parts.infinite, n],
        [normal, n],
        [subnormal, n],
        [parts.zero, n],
        [parts.zero, p],
        [subnormal, p],
        [normal, p],
        [parts.infinite, p],
    ];
    let mut holds = terms.false_();
    for (at, class) in classes.into_iter().enumerate() {
        if mask >> at & 1 != 0 {
            let class = all_of(terms, class);
            holds = terms.or(holds, class);
        }
    }
    holds
}
