//! What conditions are by the values left to their variables, against enumeration.

use super::*;
use crate::chain::columns::{Columns, Ground};
use crate::chain::narrow::Set;
use crate::chain::value_sets::{Outcome, ValueSets};

/// Some of the values of each symbol.
fn some_values(rng: &mut Rng) -> Vec<Set> {
    let some = |width: &u32, rng: &mut Rng| {
        let all = 1_u64 << width;
        let first = rng.below(all);
        let odds = 1 + rng.below(4);
        (0..all).filter(|&v| v == first || rng.below(odds) == 0).map(|v| v as u8).collect()
    };
    WIDTHS.iter().map(|width| some(width, rng)).collect()
}

#[test]
fn outcomes_are_what_enumeration_says() {
    let mut rng = Rng(3);
    let inputs = inputs();
    let (mut evaluator, mut columns) = (Evaluator::new(), Columns::default());
    // Of each outcome there are some.
    let mut met = [0; 4];
    for round in 0..400 {
        let (mut terms, symbols) = arena(round % 2 == 0);
        let mut sets = ValueSets::default();
        let domains = some_values(&mut rng);
        let is_left = |a: &&Assignment| {
            let value = |i: usize| a.get(SymbolId(i as u32)).unwrap_or(0) as u8;
            domains.iter().enumerate().all(|(i, domain)| domain.contains(value(i)))
        };
        let left: Vec<&Assignment> = inputs.iter().filter(is_left).collect();
        let conditions: Vec<TermId> = (0..6).map(|_| condition(&mut terms, &symbols, &mut rng, 3)).collect();
        sets.begin(symbols.iter().zip(&domains), &terms);
        for &condition in &conditions {
            let mut value = |a: &Assignment, t| {
                evaluator.begin();
                evaluator.eval(&terms, a, t)
            };
            let outcome = sets.outcome(&terms, condition, u64::MAX).expect("there is no limit");
            for &a in &left {
                let holds = value(a, condition) == 1;
                let said = match &outcome {
                    Outcome::Never => false,
                    Outcome::Always => true,
                    Outcome::For(variable, set) => set.contains(value(a, symbols[*variable]) as u8),
                    Outcome::Of(term, values) => values.contains(&value(a, *term)),
                    Outcome::Open => continue,
                };
                assert_eq!(said, holds, "round {round}: {condition} {outcome:?}");
            }
            met[0] += u32::from(outcome == Outcome::Never);
            met[1] += u32::from(outcome == Outcome::Always);
            met[2] += u32::from(matches!(outcome, Outcome::For(..)));
            met[3] += u32::from(matches!(outcome, Outcome::Of(..)));
        }
        // What is taken from there is what would be computed.
        let ground = Ground::new(&sets, symbols.iter().copied().zip(domains.iter().copied()));
        columns.begin(left.len());
        for (i, &symbol) in symbols.iter().enumerate() {
            columns.put(&terms, symbol, left.iter().map(|a| a.get(SymbolId(i as u32)).unwrap_or(0)));
        }
        for &condition in &conditions {
            let column = columns.eval_above(&terms, condition, Some(&ground)).expect("nothing is wide");
            for (&a, &value) in left.iter().zip(column) {
                evaluator.begin();
                assert_eq!(value, evaluator.eval(&terms, a, condition), "round {round}: {condition}");
            }
        }
    }
    assert!(met.iter().all(|&n| n > 50), "{met:?}");
}

/// A hash of five bytes, buckets one of which is filled by the program's input, and a pointer out of one of them.
#[test]
fn what_is_about_a_hash_is_refuted_without_a_search() {
    let mut terms = Terms::new();
    let symbols: Vec<TermId> = (0..5).map(|i| terms.symbol(&format!("b{i}"), 8)).collect();
    let constant = |terms: &mut Terms, value| terms.constant(32, value);
    let mut hash = constant(&mut terms, 5381);
    for &symbol in &symbols {
        let (byte, times) = (terms.zext(symbol, 32), constant(&mut terms, 33));
        let product = terms.mul(hash, times);
        hash = terms.add(product, byte);
    }
    let buckets = constant(&mut terms, 127);
    let bucket = terms.urem(hash, buckets);
    let own = terms.zext(symbols[0], 32);
    let elements: Vec<TermId> =
        (0..127).map(|i| if i == 3 { own } else { constant(&mut terms, 0x4000 + 64 * (i % 2)) }).collect();
    let table = terms.table(&elements);
    let (seven, nine) = (constant(&mut terms, 77), constant(&mut terms, 90));
    let (no_less, no_more) = (terms.uge(bucket, seven), terms.ule(bucket, nine));
    let pointer = terms.read(table, bucket);
    let (base, size) = (constant(&mut terms, 0x4000), constant(&mut terms, 128));
    let offset = terms.sub(pointer, base);
    let inside = terms.ult(offset, size);
    let outside = terms.not(inside);
    let mut solver = Solver::default();
    assert!(solver.check(&mut terms, &[no_less, no_more], outside, None).is_unsat());
    assert_eq!(solver.stats().link(Link::Sat).answered, 0);
    // Without the path the bucket that the input fills is in reach.
    assert!(solver.check(&mut terms, &[no_more], outside, None).is_sat());
    // A byte that settles which of two is looked at leaves one.
    let (dash, zero) = (terms.constant(8, 45), terms.constant(8, 0));
    let is_dash = terms.eq(symbols[1], dash);
    let either = terms.ite(is_dash, symbols[2], symbols[3]);
    let parts = [terms.concat(either, symbols[4]), terms.concat(symbols[4], either)];
    let words = terms.ite(is_dash, parts[0], parts[1]);
    let low = terms.extract(words, 7, 0);
    let no_dash = terms.not(is_dash);
    let ends = terms.eq(low, zero);
    let byte_ends = terms.eq(symbols[3], zero);
    let goes_on = terms.not(byte_ends);
    let mut solver = Solver::default();
    assert!(solver.check(&mut terms, &[no_dash, goes_on], ends, None).is_unsat());
    assert_eq!(solver.stats().link(Link::Sat).answered, 0);
}
