//! What [`Reach`](crate::Reach) says of a term's values, against enumeration.

use super::*;
use crate::Reach;
use std::collections::BTreeSet;

#[test]
fn few_values_are_all_that_conditions_on_the_same_symbols_leave() {
    let (mut answered, mut narrowed, mut single) = (0, 0, 0);
    for seed in 0..60 {
        let mut rng = Rng(seed + 500);
        let (mut terms, symbols) = arena(seed % 2 == 0);
        let (mut reach, mut evaluator) = (Reach::new(), Evaluator::new());
        let (mut pool, mut words, mut path) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..60 {
            path.truncate(rng.below(8) as usize);
            path.push(known_or_new(&mut pool, &mut rng, |rng| condition(&mut terms, &symbols, rng, 2)));
            let term = known_or_new(&mut words, &mut rng, |rng| word(&mut terms, &symbols, rng, 3));
            let own: BTreeSet<SymbolId> = terms.symbols(term).iter().copied().collect();
            // What the conditions on the term's symbols alone leave of it.
            let about: Vec<TermId> = path
                .iter()
                .copied()
                .filter(|&c| !terms.symbols(c).is_empty() && terms.symbols(c).iter().all(|s| own.contains(s)))
                .collect();
            let (mut all, mut left) = (BTreeSet::new(), BTreeSet::new());
            for input in &inputs() {
                evaluator.begin();
                let value = evaluator.eval(&terms, input, term);
                all.insert(value);
                if about.iter().all(|&c| evaluator.holds(&terms, input, c)) {
                    left.insert(value);
                }
            }
            let found = reach.values(&mut terms, &path, term);
            let again = Reach::new().values(&mut terms, &path, term);
            assert_eq!(found, again, "what was asked before makes no difference");
            let Some(found) = found else {
                assert!(
                    own.is_empty() || left.is_empty(),
                    "seed {seed}: there are few values, and they are not told"
                );
                continue;
            };
            assert_eq!(found.to_vec(), left.iter().copied().collect::<Vec<_>>(), "seed {seed}");
            answered += 1;
            narrowed += usize::from(left.len() < all.len());
            single += usize::from(left.len() == 1 && all.len() > 1);
        }
    }
    assert!(answered > 1000 && narrowed > 200 && single > 20, "{answered}, {narrowed}, {single}");
}

#[test]
fn thousands_of_combinations_are_all_tried() {
    // With a condition of 80 bits one by one.
    for (count, wide) in [(60, false), (60, true), (40, false), (12, true)] {
        let mut terms = Terms::new();
        let symbols @ [x, y] = ["x", "y"].map(|name| terms.symbol(name, 8));
        let bound = terms.constant(8, count);
        let mut path: Vec<TermId> = symbols.map(|symbol| terms.ult(symbol, bound)).into();
        let sum = terms.add(x, y);
        let least = terms.constant(8, count);
        path.push(terms.ugt(sum, least));
        if wide {
            let [x, y] = symbols.map(|symbol| terms.zext(symbol, 80));
            let product = terms.mul(x, y);
            let most = terms.constant(80, 500);
            path.push(terms.ult(product, most));
        }
        let product = terms.mul(x, y);
        let divisor = terms.constant(8, 9);
        let term = terms.udiv(product, divisor);
        let holds = |x: u64, y: u64| x + y > count && (!wide || x * y < 500);
        let pairs = (0..count).flat_map(|x| (0..count).map(move |y| (x, y)));
        let values: BTreeSet<u64> =
            pairs.filter(|&(x, y)| holds(x, y)).map(|(x, y)| (x * y % 256) / 9).collect();
        assert!(values.len() > 5 && values.len() <= 32, "{values:?}");
        let found = Reach::new().values(&mut terms, &path, term).expect("they are few");
        assert_eq!(found.to_vec(), values.into_iter().collect::<Vec<_>>());
        assert!(wide || Reach::new().values(&mut terms, &path, product).is_none(), "there are too many");
    }
}

#[test]
fn many_values_and_wide_symbols_are_not_told() {
    let mut terms = Terms::new();
    let (byte, wide) = (terms.symbol("byte", 8), terms.symbol("wide", 16));
    let mut reach = Reach::new();
    assert_eq!(reach.values(&mut terms, &[], byte), None, "256 values");
    let many = (0..7).fold(byte, |sum, i| {
        let next = terms.symbol(&format!("next{i}"), 8);
        terms.add(sum, next)
    });
    assert_eq!(reach.values(&mut terms, &[], many), None, "2^64 combinations");
    let limit = terms.constant(8, 32);
    let few = terms.ult(byte, limit);
    let values = reach.values(&mut terms, &[few], byte).map(|values| values.len());
    assert_eq!(values, Some(32));
    let (low, bound) = (terms.extract(wide, 1, 0), terms.constant(16, 4));
    let few = terms.ult(wide, bound);
    assert_eq!(reach.values(&mut terms, &[few], low), None);
}

#[test]
fn what_a_large_term_can_be_does_not_depend_on_what_was_asked_before() {
    let mut terms = Terms::new();
    let (a, b) = (terms.symbol("a", 8), terms.symbol("b", 8));
    let mut reach = Reach::new();
    // Each has some 2,000 terms more than the one before: one alone is too large in the end, two together are before that.
    for symbol in [a, b, a] {
        let (mut term, mut answered) = (symbol, 0);
        for step in 0..5_000_u64 {
            let (odd, mask) = (terms.constant(8, 2 * step + 1), terms.constant(8, step % 251));
            let sum = terms.mul(term, odd);
            term = terms.xor(sum, mask);
            if step % 500 == 499 {
                let low = terms.extract(term, 1, 0);
                let found = reach.values(&mut terms, &[], low);
                assert_eq!(found, Reach::new().values(&mut terms, &[], low), "step {step}");
                answered += usize::from(found.is_some_and(|values| *values == [0, 1, 2, 3]));
            }
        }
        assert!(answered > 0, "none is small enough");
    }
}
