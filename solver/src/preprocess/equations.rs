//! Equations that define a symbol: `x = t`, also where `x` has to be solved for.

use crate::theory::{Array, ArrayId, Atom, Theory};
use crate::{Op, TermId, Terms};

/// How far a symbol may be hidden below invertible operators.
const DEPTH: u32 = 6;

/// A symbol and what it equals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Definition {
    Term(TermId, TermId),
    Array(ArrayId, ArrayId),
}

/// Calls `each` with the definitions that an asserted conjunct gives, the best first, until it accepts one.
pub(crate) fn definitions(
    terms: &mut Terms,
    theory: &Theory,
    conjunct: TermId,
    each: &mut impl FnMut(Definition) -> bool,
) -> bool {
    let (op, args) = (terms.op(conjunct), args(terms, conjunct));
    let is_free = |terms: &Terms, t: TermId| terms.symbol_of(t).is_some_and(|s| theory.atom(s).is_none());
    if let Some(symbol) = terms.symbol_of(conjunct) {
        return match theory.atom(symbol) {
            None => each(Definition::Term(conjunct, terms.true_())),
            Some(&Atom::Equal(a, b)) => [(a, b), (b, a)]
                .into_iter()
                .any(|(x, y)| matches!(theory.array(x), Array::Symbol(_)) && each(Definition::Array(x, y))),
            Some(_) => false,
        };
    }
    match (op, args) {
        (Op::Not, [a, ..]) if is_free(terms, a) => each(Definition::Term(a, terms.false_())),
        (Op::Eq, [a, b, _]) => {
            solve(terms, theory, a, b, DEPTH, each) || solve(terms, theory, b, a, DEPTH, each)
        }
        (Op::Xor, [a, b, _]) => {
            let (not_a, not_b) = (terms.not(a), terms.not(b));
            solve(terms, theory, a, not_b, DEPTH, each) || solve(terms, theory, b, not_a, DEPTH, each)
        }
        (Op::Not, [inner, ..]) if matches!(terms.op(inner), Op::Xor) => {
            let [a, b, _] = self::args(terms, inner);
            solve(terms, theory, a, b, DEPTH, each) || solve(terms, theory, b, a, DEPTH, each)
        }
        (Op::Not, [inner, ..]) if matches!(terms.op(inner), Op::Eq) => {
            // Two values only: a ≠ b is a = ¬b.
            let [a, b, _] = self::args(terms, inner);
            if terms.width(a) != 1 {
                return false;
            }
            let (not_a, not_b) = (terms.not(a), terms.not(b));
            solve(terms, theory, a, not_b, DEPTH, each) || solve(terms, theory, b, not_a, DEPTH, each)
        }
        _ => false,
    }
}

fn args(terms: &Terms, t: TermId) -> [TermId; 3] {
    let mut all = [TermId::NONE; 3];
    for (to, from) in all.iter_mut().zip(terms.args(t)) {
        *to = *from;
    }
    all
}

/// Solves `left = right` for a symbol in `left`.
fn solve(
    terms: &mut Terms,
    theory: &Theory,
    left: TermId,
    right: TermId,
    depth: u32,
    each: &mut impl FnMut(Definition) -> bool,
) -> bool {
    if let Some(symbol) = terms.symbol_of(left) {
        return theory.atom(symbol).is_none() && each(Definition::Term(left, right));
    }
    if depth == 0 {
        return false;
    }
    let [a, b, _] = args(terms, left);
    match terms.op(left) {
        Op::Not => {
            let right = terms.not(right);
            solve(terms, theory, a, right, depth - 1, each)
        }
        Op::Neg => {
            let right = terms.neg(right);
            solve(terms, theory, a, right, depth - 1, each)
        }
        Op::Add => [(a, b), (b, a)].into_iter().any(|(x, y)| {
            let right = terms.sub(right, y);
            solve(terms, theory, x, right, depth - 1, each)
        }),
        Op::Xor => [(a, b), (b, a)].into_iter().any(|(x, y)| {
            let right = terms.xor(right, y);
            solve(terms, theory, x, right, depth - 1, each)
        }),
        Op::Mul => [(a, b), (b, a)].into_iter().any(|(constant, x)| {
            let Some(inverse) = inverse(terms, constant) else { return false };
            let right = terms.mul(inverse, right);
            solve(terms, theory, x, right, depth - 1, each)
        }),
        _ => false,
    }
}

/// The multiplicative inverse of an odd constant, by Newton's iteration.
pub(super) fn inverse(terms: &mut Terms, t: TermId) -> Option<TermId> {
    let value = terms.as_value(t).filter(|v| v.bit(0))?;
    let two = crate::BvValue::from_limbs(value.width(), &[2]);
    let mut x = value.clone();
    // An odd number is its own inverse modulo 8; each step doubles the bits that are right.
    let mut right = 3;
    while right < value.width() {
        x = x.mul(&two.sub(&value.mul(&x)));
        right *= 2;
    }
    Some(terms.value(x))
}
