//! Shifts by distances that are not known: one step for each bit of the distance.

use super::{bit, constant, is_any, is_zero, with_zeros};
use symvm_solver::{TermId, Terms};

/// Shifted left until the highest bit is set, and by how many bits (at least one bit wide). Zero stays zero.
pub(super) fn normalise(terms: &mut Terms, t: TermId) -> (TermId, TermId) {
    let width = terms.width(t);
    let (mut t, mut count) = (t, None);
    for step in (0..=width.saturating_sub(1).checked_ilog2().unwrap_or(0)).rev() {
        let by = 1 << step;
        if by >= width {
            continue;
        }
        let head = terms.extract(t, width - 1, width - by);
        let empty = is_zero(terms, head);
        let tail = terms.extract(t, width - 1 - by, 0);
        let moved = with_zeros(terms, tail, by);
        t = terms.ite(empty, moved, t);
        count = Some(match count {
            None => empty,
            Some(before) => terms.concat(before, empty),
        });
    }
    let count = count.unwrap_or_else(|| terms.false_());
    (t, count)
}

/// Shifted right by a distance of at most `most` bits; the lowest bit is set too if a set bit was shifted out.
pub(super) fn right_sticky(terms: &mut Terms, t: TermId, distance: TermId, most: u32) -> TermId {
    let width = terms.width(t);
    let (mut t, mut lost) = (t, terms.false_());
    for step in 0..=most.ilog2() {
        let by = 1 << step;
        let now = bit(terms, distance, step);
        let (out, moved) = if by < width {
            let rest = terms.extract(t, width - 1, by);
            (terms.extract(t, by - 1, 0), terms.zext(rest, width))
        } else {
            (t, constant(terms, width, 0))
        };
        let out = is_any(terms, out);
        let out = terms.and(now, out);
        lost = terms.or(lost, out);
        t = terms.ite(now, moved, t);
    }
    let lost = terms.zext(lost, width);
    terms.or(t, lost)
}

/// Shifted left by a distance of at most `most` bits.
pub(super) fn left(terms: &mut Terms, t: TermId, distance: TermId, most: u32) -> TermId {
    let width = terms.width(t);
    let mut t = t;
    for step in 0..=most.ilog2() {
        let by = 1 << step;
        let now = bit(terms, distance, step);
        let moved = if by < width {
            let rest = terms.extract(t, width - 1 - by, 0);
            with_zeros(terms, rest, by)
        } else {
            constant(terms, width, 0)
        };
        t = terms.ite(now, moved, t);
    }
    t
}
