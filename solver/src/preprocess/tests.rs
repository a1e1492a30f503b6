//! The steps that change what a problem says, against trying every assignment.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::polynomials;
use crate::clock;
use crate::config::SolverConfig;
use crate::engine::{self, Cost, Outcome, Shared};
use crate::limits::Limits;
use crate::theory::Theory;
use crate::{Assignment, Evaluator, SymbolId, TermId, Terms};

fn assignment(terms: &Terms, symbols: &[SymbolId], mut number: u64) -> Assignment {
    let mut values = Assignment::new();
    for s in symbols {
        let width = terms.symbol_width(*s);
        values.set(*s, number & crate::mask(width));
        number >>= width;
    }
    values
}

/// A random tree whose leaves are mostly new symbols; `bits` are left for them.
fn tree(terms: &mut Terms, rng: &mut SmallRng, width: u32, depth: u32, bits: &mut u32) -> TermId {
    if depth == 0 || rng.random_range(0..6) == 0 {
        if *bits < width || rng.random_range(0..8) == 0 {
            return terms.constant(width, rng.random());
        }
        let known = terms.symbol_count();
        // Now and then one that may be there already.
        let number = if rng.random_range(0..9) == 0 { rng.random_range(0..=known) } else { known };
        let t = terms.symbol(&format!("x{number}"), width);
        if terms.symbol_count() > known {
            *bits -= width;
        }
        return t;
    }
    let d = depth - 1;
    if width == 1 && rng.random_range(0..2) == 0 {
        let of = rng.random_range(1..4);
        let (a, b) = (tree(terms, rng, of, d, bits), tree(terms, rng, of, d, bits));
        return match rng.random_range(0..3) {
            0 => terms.eq(a, b),
            1 => terms.ult(a, b),
            _ => terms.slt(a, b),
        };
    }
    match rng.random_range(0..20) {
        0 => {
            let a = tree(terms, rng, width, d, bits);
            terms.not(a)
        }
        1 => {
            let a = tree(terms, rng, width, d, bits);
            terms.neg(a)
        }
        2 => {
            let lo = rng.random_range(0..2);
            let of = width + lo + rng.random_range(0..2);
            let a = tree(terms, rng, of, d, bits);
            terms.extract(a, lo + width - 1, lo)
        }
        3 if width > 1 => {
            let low = rng.random_range(1..width);
            let (a, b) = (tree(terms, rng, width - low, d, bits), tree(terms, rng, low, d, bits));
            terms.concat(a, b)
        }
        4..=6 => {
            let c = tree(terms, rng, 1, d, bits);
            let (a, b) = (tree(terms, rng, width, d, bits), tree(terms, rng, width, d, bits));
            terms.ite(c, a, b)
        }
        n => {
            const ALL: [fn(&mut Terms, TermId, TermId) -> TermId; 12] = [
                Terms::and,
                Terms::or,
                Terms::xor,
                Terms::add,
                Terms::mul,
                Terms::udiv,
                Terms::urem,
                Terms::sdiv,
                Terms::srem,
                Terms::shl,
                Terms::lshr,
                Terms::ashr,
            ];
            let (a, b) = (tree(terms, rng, width, d, bits), tree(terms, rng, width, d, bits));
            ALL[(n as usize + rng.random_range(0..12)) % 12](terms, a, b)
        }
    }
}

#[test]
fn eliminated_symbols_come_back_with_values_that_fit() {
    let mut rng = SmallRng::seed_from_u64(5);
    let mut answers = [0, 0];
    let mut eliminated = 0;
    for round in 0..500 {
        let (mut terms, mut theory) = (Terms::new(), Theory::default());
        let mut bits = 12;
        let conditions: Vec<TermId> =
            (0..rng.random_range(1..5)).map(|_| tree(&mut terms, &mut rng, 1, 4, &mut bits)).collect();
        let symbols: Vec<SymbolId> = (0..terms.symbol_count() as u32).map(SymbolId).collect();
        let all: u32 = symbols.iter().map(|s| terms.symbol_width(*s)).sum();
        let holds = |terms: &Terms, conditions: &[TermId], values: &Assignment| {
            let mut evaluator = Evaluator::new();
            conditions.iter().all(|c| evaluator.holds(terms, values, *c))
        };
        let possible = |terms: &Terms, conditions: &[TermId]| {
            (0..1 << all).any(|n| holds(terms, conditions, &assignment(terms, &symbols, n)))
        };
        let (assumed, asserted) = conditions.split_at(rng.random_range(0..conditions.len()));
        let expected = possible(&terms, &conditions);
        let (mut cost, mut shared) = (Cost::default(), Shared::default());
        let outcome = engine::check(
            &mut terms,
            &mut theory,
            &mut shared,
            (asserted, assumed),
            &Limits::new(&SolverConfig::default(), clock::now(), None),
            &mut cost,
            &mut engine::Proofs { certify: true, ..engine::Proofs::default() },
        );
        eliminated += cost.eliminated;
        answers[usize::from(expected)] += 1;
        match outcome {
            Outcome::Sat(found) => {
                let mut values = found.0;
                for s in &symbols {
                    if values.get(*s).is_none() {
                        values.set(*s, 0);
                    }
                }
                assert!(holds(&terms, &conditions, &values), "round {round}: a model does not fit");
            }
            Outcome::Unsat(core) => {
                assert!(!expected, "round {round}: there is a model");
                let mut core: Vec<TermId> = core.into_iter().map(|i| assumed[i]).collect();
                core.extend_from_slice(asserted);
                assert!(!possible(&terms, &core), "round {round}: the core is too small");
            }
            Outcome::Unknown(why) => panic!("round {round}: {why}"),
        }
    }
    assert!(answers[0] > 30 && answers[1] > 100 && eliminated > 400, "{answers:?}, {eliminated} eliminated");
}

/// A random sum of products.
fn polynomial(terms: &mut Terms, rng: &mut SmallRng, width: u32, depth: u32) -> TermId {
    if depth == 0 || rng.random_range(0..8) == 0 {
        return match rng.random_range(0..5) {
            0 => terms.constant(width, rng.random()),
            n => terms.symbol(["x", "y", "z"][n % 3], width),
        };
    }
    let a = polynomial(terms, rng, width, depth - 1);
    let shift = rng.random_range(1..width);
    let b = polynomial(terms, rng, width, depth - 1);
    match rng.random_range(0..12) {
        10.. => {
            let mut leaf = || polynomial(terms, rng, width, 0);
            let (x, y) = (leaf(), leaf());
            let c = if rng.random_range(0..3) == 0 { terms.ult(x, y) } else { terms.eq(x, y) };
            terms.ite(c, a, b)
        }
        0 => terms.not(a),
        1 => terms.neg(a),
        2 => {
            let (low, zero) = (terms.extract(a, width - 1 - shift, 0), terms.constant(shift, 0));
            terms.concat(low, zero)
        }
        3..=6 => terms.add(a, b),
        _ => terms.mul(a, b),
    }
}

/// The same polynomial written otherwise.
fn shuffled(terms: &mut Terms, t: TermId) -> TermId {
    use crate::Op;
    let args: Vec<TermId> = terms.args(t).to_vec();
    let width = terms.width(t);
    match (terms.op(t), args.as_slice()) {
        (Op::Add, &[a, b]) => {
            let (a, b) = (shuffled(terms, a), shuffled(terms, b));
            terms.add(b, a)
        }
        (Op::Mul, &[a, b]) => {
            let (mut a, mut b) = (shuffled(terms, a), shuffled(terms, b));
            if terms.op(a) != Op::Add {
                (a, b) = (b, a);
            }
            if let (Op::Add, &[x, y]) = (terms.op(a), terms.args(a)) {
                let (x, y) = (terms.mul(b, x), terms.mul(y, b));
                return terms.add(y, x);
            }
            terms.mul(b, a)
        }
        (Op::Ite, &[c, a, b]) => {
            let (a, b, c) = (shuffled(terms, a), shuffled(terms, b), terms.not(c));
            terms.ite(c, b, a)
        }
        (Op::Neg, &[a]) => {
            let (a, ones) = (shuffled(terms, a), terms.constant(width, u64::MAX));
            terms.mul(ones, a)
        }
        _ => t,
    }
}

#[test]
fn decided_equations_are_decided_right() {
    let mut rng = SmallRng::seed_from_u64(6);
    let mut decided = [0, 0];
    for round in 0..4000 {
        let mut terms = Terms::with_rewriting(false);
        let width = rng.random_range(2..7);
        let a = polynomial(&mut terms, &mut rng, width, 4);
        let mut b = shuffled(&mut terms, a);
        match rng.random_range(0..4) {
            0 => b = polynomial(&mut terms, &mut rng, width, 3),
            1 => {
                let k = terms.constant(width, rng.random());
                b = terms.add(b, k);
            }
            _ => {}
        }
        let Some(equal) = polynomials::decided(&terms, a, b) else { continue };
        decided[usize::from(equal)] += 1;
        let symbols: Vec<SymbolId> = (0..terms.symbol_count() as u32).map(SymbolId).collect();
        for _ in 0..64 {
            let values = assignment(&terms, &symbols, rng.random());
            let mut evaluator = Evaluator::new();
            let (x, y) = (evaluator.eval(&terms, &values, a), evaluator.eval(&terms, &values, b));
            assert_eq!(x == y, equal, "round {round}: {} and {}", terms.display(a), terms.display(b));
        }
    }
    assert!(decided[0] > 300 && decided[1] > 1500, "most are decided: {decided:?}");
}

/// Whether `a = b` by whatever rewriting and the normal form make of it.
fn is_decided(build: impl FnOnce(&mut Terms) -> (TermId, TermId)) -> Option<bool> {
    let mut terms = Terms::with_rewriting(false);
    let (a, b) = build(&mut terms);
    polynomials::decided(&terms, a, b)
}

#[test]
fn choices_between_products_are_decided() {
    let symbols = |t: &mut Terms| ["v", "w", "x", "y"].map(|name| t.symbol(name, 8));
    // Where v = w: 2 v (x = y ? x : 1), written in two ways.
    let decided = is_decided(|t| {
        let [v, w, x, y] = symbols(t);
        let (one, two) = (t.constant(8, 1), t.constant(8, 2));
        let (outer, inner) = (t.eq(v, w), t.eq(x, y));
        let double = t.mul(x, two);
        let left = t.ite(inner, double, two);
        let left = t.mul(v, left);
        let left = t.ite(outer, left, two);
        let right = t.ite(inner, y, one);
        let right = t.mul(w, right);
        let right = t.ite(outer, right, one);
        (left, t.mul(two, right))
    });
    assert_eq!(decided, Some(true));
    // Where v is 3, v x is 3 x.
    let decided = is_decided(|t| {
        let [v, _, x, y] = symbols(t);
        let three = t.constant(8, 3);
        let c = t.eq(v, three);
        let (left, right) = (t.mul(v, x), t.mul(three, x));
        (t.ite(c, left, y), t.ite(c, right, y))
    });
    assert_eq!(decided, Some(true));
}
