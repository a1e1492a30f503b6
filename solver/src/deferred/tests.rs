//! Deferred operations and the terms that they would have been.

use super::*;
use crate::{Assignment, Evaluator, SymbolId};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

/// The operations on two values of one width.
const BINARY: &[Deferrable] = &[
    Deferrable::Add,
    Deferrable::Sub,
    Deferrable::Mul,
    Deferrable::Udiv,
    Deferrable::Urem,
    Deferrable::Sdiv,
    Deferrable::Srem,
    Deferrable::Shl,
    Deferrable::Lshr,
    Deferrable::Ashr,
    Deferrable::And,
    Deferrable::Or,
    Deferrable::Xor,
    Deferrable::Eq,
    Deferrable::Ne,
    Deferrable::Ult,
    Deferrable::Ule,
    Deferrable::Slt,
    Deferrable::Sle,
];

fn some_operation(terms: &mut Terms, rng: &mut SmallRng, syms: &[Sym]) -> Sym {
    let any = |rng: &mut SmallRng| syms[rng.random_range(0..syms.len())];
    let width = [1, 8, 16, 32, 33, 64][rng.random_range(0..6)];
    let a = Operand { sym: any(rng), bits: 0 };
    let other = match rng.random_range(0..3) {
        0 => Operand { sym: Sym::NONE, bits: rng.random::<u64>() >> rng.random_range(0..64) & mask(width) },
        _ => Operand { sym: any(rng), bits: 0 },
    };
    let nothing = Operand { sym: Sym::NONE, bits: 0 };
    match rng.random_range(0..10) {
        0 => terms.defer(Deferrable::Zext, 64, width, a, nothing),
        1 => terms.defer(Deferrable::Sext, 64, width, a, nothing),
        2 => {
            let low = rng.random_range(0..width);
            let bits = rng.random_range(1..=width - low);
            terms.defer(Deferrable::Slice, bits, width, a, Operand { sym: Sym::NONE, bits: low.into() })
        }
        3 => terms.defer(Deferrable::Concat, 64, width.min(63), a, other),
        4 => terms.defer_ite(width, any(rng), other, a),
        _ => {
            let op = BINARY[rng.random_range(0..BINARY.len())];
            let result = match op.is_comparison() {
                true => 1,
                false => width,
            };
            let (a, b) = if rng.random() { (a, other) } else { (other, a) };
            terms.defer(op, result, width, a, b)
        }
    }
}

impl Deferrable {
    fn is_comparison(self) -> bool {
        matches!(self, Self::Eq | Self::Ne | Self::Ult | Self::Ule | Self::Slt | Self::Sle)
    }
}

/// An entry's own value is its term's, under any assignment, whether the term is simplified or not; the
/// term is as wide as the entry says; and an operation that is deferred again is the same entry.
#[test]
fn values_are_those_of_the_terms() {
    for seed in 0..60 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut terms = Terms::with_rewriting(seed % 2 == 0);
        let symbols: Vec<TermId> = [8, 8, 1, 32, 64]
            .into_iter()
            .enumerate()
            .map(|(i, w)| terms.symbol(&format!("s{i}"), w))
            .collect();
        let mut syms: Vec<Sym> = symbols.iter().map(|&t| Sym::of(t)).collect();
        for _ in 0..200 {
            let new = some_operation(&mut terms, &mut rng, &syms);
            if rng.random_range(0..8) == 0 {
                terms.force(new);
            }
            syms.push(new);
        }
        let mut evaluator = Evaluator::new();
        for _ in 0..4 {
            let mut assignment = Assignment::new();
            for i in 0..symbols.len() as u32 {
                assignment.set(SymbolId(i), rng.random::<u64>() & mask(terms.symbol_width(SymbolId(i))));
            }
            evaluator.begin();
            let values: Vec<u64> =
                syms.iter().rev().map(|&s| evaluator.eval_sym(&terms, &assignment, s)).collect();
            evaluator.begin();
            for (&sym, value) in syms.iter().rev().zip(values) {
                let term = terms.force(sym);
                assert_eq!(terms.width(term), terms.sym_width(sym));
                assert_eq!(evaluator.eval(&terms, &assignment, term), value, "seed {seed}, {sym:?}");
            }
        }
    }
}

#[test]
fn repeated_and_deep_operations() {
    let mut terms = Terms::new();
    let x = terms.symbol("x", 32);
    let run = |terms: &mut Terms| {
        let mut sum = Sym::of(x);
        for i in 1..200_000 {
            let (a, k) = (Operand { sym: sum, bits: 0 }, Operand { sym: Sym::NONE, bits: i });
            let op = if i % 2 == 0 { Deferrable::Mul } else { Deferrable::Add };
            sum = terms.defer(op, 32, 32, a, k);
        }
        sum
    };
    let first = run(&mut terms);
    let len = terms.deferred_len();
    assert_eq!((run(&mut terms), terms.deferred_len()), (first, len));
    assert_eq!(run(&mut terms), first);
    let mut assignment = Assignment::new();
    assignment.set(SymbolId(0), 12345);
    let mut evaluator = Evaluator::new();
    let value = evaluator.eval_sym(&terms, &assignment, first);
    let term = terms.force(first);
    evaluator.begin();
    assert_eq!(evaluator.eval(&terms, &assignment, term), value);
    // A loop over the same data does not make the log grow, even if it is not expected.
    for round in 0..3 {
        for i in [3u64, 1, 4, 1, 5, 9, 2, 6] {
            terms.defer(
                Deferrable::Xor,
                32,
                32,
                Operand { sym: Sym::of(x), bits: 0 },
                Operand { sym: Sym::NONE, bits: i ^ round & 1 },
            );
        }
    }
    assert!(terms.deferred_len() <= len + 16);
}

/// Few values used by many operations and many by few: asked for again in any order, each is the entry it
/// was.
#[test]
fn each_operation_is_logged_once() {
    for seed in 0..20 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut terms = Terms::new();
        let mut syms = vec![Sym::of(terms.symbol("x", 64)), Sym::of(terms.symbol("y", 64))];
        let mut asked = Vec::new();
        for i in 0..3_000 {
            // The first twenty are used by a hundred each, the rest mostly by what comes next.
            let recent = syms.len().saturating_sub(3);
            let at = if i % 2 == 0 {
                rng.random_range(0..syms.len().min(20))
            } else {
                rng.random_range(recent..syms.len())
            };
            let (a, k) = (syms[at], rng.random_range(0..200));
            let b = if rng.random_bool(0.3) { syms[rng.random_range(0..syms.len())] } else { Sym::NONE };
            let ask = (BINARY[rng.random_range(0..7)], a, b, k);
            let sym = log(&mut terms, ask);
            syms.push(sym);
            asked.push((ask, sym));
        }
        let len = terms.deferred_len();
        let distinct: hashbrown::HashSet<Sym> = asked.iter().map(|(_, sym)| *sym).collect();
        assert_eq!(distinct.len(), len, "every entry was asked for");
        for _ in 0..10_000 {
            let (ask, sym) = asked[rng.random_range(0..asked.len())];
            assert_eq!(log(&mut terms, ask), sym, "seed {seed}");
        }
        assert_eq!(terms.deferred_len(), len);
    }
}

fn log(terms: &mut Terms, (op, a, b, k): (Deferrable, Sym, Sym, u64)) -> Sym {
    terms.defer(op, 64, 64, Operand { sym: a, bits: 0 }, Operand { sym: b, bits: k })
}
