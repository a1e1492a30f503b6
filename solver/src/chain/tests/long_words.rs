//! Terms of more than 64 bits in columns.

use super::*;

/// A condition on a random term of so many bits, more than a word has.
fn long_condition(terms: &mut Terms, symbols: &[TermId], rng: &mut Rng, width: u32) -> TermId {
    let mut stack: Vec<TermId> = Vec::new();
    for _ in 0..8 {
        let short = word(terms, symbols, rng, 2);
        let long = if rng.below(2) == 0 { terms.zext(short, width) } else { terms.sext(short, width) };
        let by = terms.constant(width, rng.below(u64::from(width) + 9));
        stack.push(terms.shl(long, by));
    }
    while let (Some(a), Some(b)) = (stack.pop(), stack.pop()) {
        let made = match rng.below(15) {
            which @ 0..=9 => combined(terms, which, a, b),
            10 => terms.xor(a, b),
            11 => {
                let c = condition(terms, symbols, rng, 2);
                terms.ite(c, a, b)
            }
            12 => {
                let c = terms.slt(a, b);
                terms.ite(c, a, b)
            }
            13 => {
                let low = 1 + rng.below(u64::from(width) - 1) as u32;
                let (a, b) = (terms.extract(a, width - 1, low), terms.extract(b, low - 1, 0));
                terms.concat(b, a)
            }
            _ => terms.neg(a),
        };
        if stack.is_empty() {
            return match rng.below(3) {
                0 => terms.eq(made, b),
                1 => terms.ult(made, b),
                _ => terms.slt(made, b),
            };
        }
        stack.push(made);
    }
    unreachable!("there is one left to compare")
}

#[test]
fn columns_of_long_words_agree_with_the_evaluator() {
    let (mut rng, inputs) = (Rng(12), inputs());
    let mut columns = columns::Columns::default();
    let mut evaluator = Evaluator::new();
    let mut both = 0;
    for round in 0..600 {
        let (mut terms, symbols) = arena(round % 2 == 0);
        let width = 65 + round % 64;
        let conditions: Vec<TermId> =
            (0..2).map(|_| long_condition(&mut terms, &symbols, &mut rng, width)).collect();
        let mut rows: Vec<usize> = (0..inputs.len()).collect();
        columns.begin(rows.len());
        for (i, &symbol) in symbols.iter().enumerate() {
            columns.put(&terms, symbol, inputs.iter().map(|a| a.get(SymbolId(i as u32)).unwrap_or(0)));
        }
        for condition in conditions {
            let column = columns.eval(&terms, condition).expect("two words are enough").to_vec();
            let holds = |row: usize| {
                evaluator.begin();
                evaluator.eval(&terms, &inputs[row], condition)
            };
            assert_eq!(column, rows.iter().copied().map(holds).collect::<Vec<u64>>(), "round {round}");
            both += u32::from(column.contains(&0) && column.contains(&1));
            let some: Vec<usize> = (0..rows.len()).filter(|_| rng.below(3) > 0).collect();
            columns.keep(&some);
            rows = some.iter().map(|&row| rows[row]).collect();
        }
    }
    assert!(both > 200, "{both}");
}

/// Numbers as a program reads them, and computes with them in double precision: products have 106 bits.
#[test]
fn products_of_106_bits_of_two_digits_are_tried_without_a_search() {
    let mut terms = Terms::new();
    let digits = ["x", "y"].map(|name| terms.symbol(name, 8));
    let [zero, nine] = [u64::from(b'0'), u64::from(b'9')].map(|c| terms.constant(8, c));
    let path: Vec<TermId> = digits.iter().flat_map(|&d| [terms.uge(d, zero), terms.ule(d, nine)]).collect();
    let [x, y] = digits.map(|d| terms.zext(d, 106));
    let k = terms.constant(106, 0x1f_ffff_ffff_fff1);
    let product = terms.mul(x, k);
    let product = terms.mul(product, y);
    let high = terms.extract(product, 105, 53);
    let mut solver = Solver::default();
    for value in [9, 640, 700, 1000, 2304, 2808, 3248, 3249] {
        let value_term = terms.constant(53, value);
        let goal = terms.eq(high, value_term);
        let expected = (48..58_u128)
            .flat_map(|x| (48..58).map(move |y| x * y))
            .any(|product| (product * 0x1f_ffff_ffff_fff1) >> 53 == value.into());
        assert_eq!(solver.check(&mut terms, &path, goal, None).is_sat(), expected, "{value}");
    }
    assert_eq!(solver.stats().sat_calls, 0);
}
