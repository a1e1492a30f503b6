//! Operators of SMT-LIB in terms of those that [`Terms`] has.

use super::expr::{ExprId, Exprs};
use super::op::ExprOp as O;
use crate::{TermId, Terms};

/// A left-associative operator over its operands.
fn left(terms: &mut Terms, args: &[TermId], op: fn(&mut Terms, TermId, TermId) -> TermId) -> TermId {
    let (first, rest) = args.split_first().expect("operators have operands");
    rest.iter().fold(*first, |all, next| op(terms, all, *next))
}

/// The term of a scalar operator whose operands are scalars.
pub(crate) fn build(exprs: &Exprs, terms: &mut Terms, e: ExprId, args: &[TermId]) -> TermId {
    let [first, second] = exprs.indices(e);
    match (exprs.op(e), args) {
        (O::True, _) => terms.true_(),
        (O::False, _) => terms.false_(),
        (O::Value, _) => {
            let value = exprs.value(e).expect("a literal has a value").clone();
            terms.value(value)
        }
        (O::Not | O::BvNot, &[a]) => terms.not(a),
        (O::And | O::BvAnd, _) => left(terms, args, Terms::and),
        (O::Or | O::BvOr, _) => left(terms, args, Terms::or),
        (O::Xor | O::BvXor, _) => left(terms, args, Terms::xor),
        (O::Implies, _) => {
            let (last, before) = args.split_last().expect("operators have operands");
            before.iter().rev().fold(*last, |all, a| terms.implies(*a, all))
        }
        (O::Ite, &[c, a, b]) => terms.ite(c, a, b),
        (O::Concat, _) => {
            // Its normal form leans to the right.
            let (last, before) = args.split_last().expect("operators have operands");
            before.iter().rev().fold(*last, |low, high| terms.concat(*high, low))
        }
        (O::Extract, &[a]) => terms.extract(a, first, second),
        (O::BvNeg, &[a]) => terms.neg(a),
        (O::BvNand, &[a, b]) => {
            let t = terms.and(a, b);
            terms.not(t)
        }
        (O::BvNor, &[a, b]) => {
            let t = terms.or(a, b);
            terms.not(t)
        }
        (O::BvXnor, _) => left(terms, args, |terms, a, b| {
            let t = terms.xor(a, b);
            terms.not(t)
        }),
        (O::BvAdd, _) => left(terms, args, Terms::add),
        (O::BvSub, _) => left(terms, args, Terms::sub),
        (O::BvMul, _) => left(terms, args, Terms::mul),
        (O::ZeroExtend, &[a]) => {
            let width = terms.width(a) + first;
            terms.zext(a, width)
        }
        (O::SignExtend, &[a]) => {
            let width = terms.width(a) + first;
            terms.sext(a, width)
        }
        (O::RotateLeft, &[a]) => {
            let width = terms.width(a);
            rotate_left(terms, a, first % width)
        }
        (O::RotateRight, &[a]) => {
            let width = terms.width(a);
            rotate_left(terms, a, (width - first % width) % width)
        }
        (O::Repeat, &[a]) => repeat(terms, a, first),
        (O::BvRedor, &[a]) => {
            let zero = terms.constant(terms.width(a), 0);
            terms.ne(a, zero)
        }
        (O::BvRedand, &[a]) => {
            let zero = terms.constant(terms.width(a), 0);
            let ones = terms.not(zero);
            terms.eq(a, ones)
        }
        (O::BvRedxor, &[a]) => {
            let bits: Vec<TermId> = (0..terms.width(a)).map(|i| terms.extract(a, i, i)).collect();
            left(terms, &bits, Terms::xor)
        }
        (O::BvNego, &[a]) => {
            let least = least(terms, a);
            terms.eq(a, least)
        }
        (op, &[a, b]) => binary(terms, op, a, b),
        (op, args) => unreachable!("{op:?} does not have {} operands", args.len()),
    }
}

fn binary(terms: &mut Terms, op: O, a: TermId, b: TermId) -> TermId {
    match op {
        O::BvUdiv => terms.udiv(a, b),
        O::BvUrem => terms.urem(a, b),
        O::BvSdiv => terms.sdiv(a, b),
        O::BvSrem => terms.srem(a, b),
        O::BvSmod => smod(terms, a, b),
        O::BvShl => terms.shl(a, b),
        O::BvLshr => terms.lshr(a, b),
        O::BvAshr => terms.ashr(a, b),
        O::BvComp => terms.eq(a, b),
        O::BvUlt => terms.ult(a, b),
        O::BvUle => terms.ule(a, b),
        O::BvUgt => terms.ugt(a, b),
        O::BvUge => terms.uge(a, b),
        O::BvSlt => terms.slt(a, b),
        O::BvSle => terms.sle(a, b),
        O::BvSgt => terms.sgt(a, b),
        O::BvSge => terms.sge(a, b),
        O::BvUaddo => {
            let sum = terms.add(a, b);
            terms.ult(sum, a)
        }
        O::BvSaddo => {
            let sum = terms.add(a, b);
            let (from_a, from_b) = (signs_differ(terms, a, sum), signs_differ(terms, b, sum));
            terms.and(from_a, from_b)
        }
        O::BvUsubo => terms.ult(a, b),
        O::BvSsubo => {
            let difference = terms.sub(a, b);
            let (operands, result) = (signs_differ(terms, a, b), signs_differ(terms, a, difference));
            terms.and(operands, result)
        }
        O::BvUmulo => umulo(terms, a, b),
        O::BvSmulo => smulo(terms, a, b),
        O::BvSdivo => {
            let least = least(terms, a);
            let zero = terms.constant(terms.width(a), 0);
            let minus_one = terms.not(zero);
            let (dividend, divisor) = (terms.eq(a, least), terms.eq(b, minus_one));
            terms.and(dividend, divisor)
        }
        _ => unreachable!("{op:?} does not have two operands"),
    }
}

fn sign(terms: &mut Terms, a: TermId) -> TermId {
    let top = terms.width(a) - 1;
    terms.extract(a, top, top)
}

fn signs_differ(terms: &mut Terms, a: TermId, b: TermId) -> TermId {
    let (x, y) = (sign(terms, a), sign(terms, b));
    terms.xor(x, y)
}

/// The least signed number as wide as `a`.
fn least(terms: &mut Terms, a: TermId) -> TermId {
    let width = terms.width(a);
    let one = terms.constant(1, 1);
    if width == 1 {
        return one;
    }
    let zeros = terms.constant(width - 1, 0);
    terms.concat(one, zeros)
}

fn rotate_left(terms: &mut Terms, a: TermId, by: u32) -> TermId {
    let width = terms.width(a);
    if by == 0 {
        return a;
    }
    let high = terms.extract(a, width - by - 1, 0);
    let low = terms.extract(a, width - 1, width - by);
    terms.concat(high, low)
}

/// By doubling, so that many copies cost few terms.
fn repeat(terms: &mut Terms, a: TermId, times: u32) -> TermId {
    let (mut all, mut power, mut left) = (None, a, times);
    loop {
        if left & 1 == 1 {
            all = Some(all.map_or(power, |all| terms.concat(all, power)));
        }
        left >>= 1;
        if left == 0 {
            return all.expect("'repeat' repeats at least once");
        }
        power = terms.concat(power, power);
    }
}

/// The remainder with the divisor's sign: `bvsrem`, plus the divisor where the signs differ.
fn smod(terms: &mut Terms, a: TermId, b: TermId) -> TermId {
    let rest = terms.srem(a, b);
    let zero = terms.constant(terms.width(a), 0);
    let (some, differ) = (terms.ne(rest, zero), signs_differ(terms, rest, b));
    let wrong = terms.and(some, differ);
    let other = terms.add(rest, b);
    terms.ite(wrong, other, rest)
}

/// Some bits whose weights multiply to 2^n or more, or a carry out of the product of n+1 bits: Schulte, Gok
/// and others, "Combined Multiplication and Overflow Detection", half as large as the product of twice the
/// width.
fn umulo(terms: &mut Terms, a: TermId, b: TermId) -> TermId {
    let n = terms.width(a);
    let (x, y) = (terms.zext(a, n + 1), terms.zext(b, n + 1));
    let product = terms.mul(x, y);
    let mut overflow = sign(terms, product);
    // By increasing weight of a's bit: the bits of b that are too heavy together with it.
    let mut heavy = terms.false_();
    for i in 1..n {
        let bit = terms.extract(b, n - i, n - i);
        heavy = terms.or(heavy, bit);
        let own = terms.extract(a, i, i);
        let both = terms.and(own, heavy);
        overflow = terms.or(overflow, both);
    }
    overflow
}

/// The product of twice the width is not the extension of its lower half.
fn smulo(terms: &mut Terms, a: TermId, b: TermId) -> TermId {
    let n = terms.width(a);
    let (x, y) = (terms.sext(a, 2 * n), terms.sext(b, 2 * n));
    let product = terms.mul(x, y);
    let low = terms.extract(product, n - 1, 0);
    let again = terms.sext(low, 2 * n);
    terms.ne(product, again)
}
