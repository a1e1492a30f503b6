//! Long queries: asked in parts, large ones mended from the path's input.

use super::*;

/// A path of many conditions, each of which refuses few of the inputs that are left: asked about in parts that grow, by
/// solvers that give up now and then.
fn ask_about_long_paths(seed: u64, steps: usize) {
    let mut rng = Rng(seed);
    let (mut terms, symbols) = arena(true);
    let inputs = inputs();
    let mut evaluator = Evaluator::new();
    let few = SolverConfig { at_once: 1, ..SolverConfig::default() };
    let searching = SolverConfig { domains: false, reuse_models: false, refine: false, ..few.clone() };
    let mut solvers: Vec<Solver> = [
        few,
        SolverConfig { cache: false, ..searching.clone() },
        SolverConfig { at_once: 0, ..searching.clone() },
        searching,
    ]
    .map(Solver::new)
    .into();
    let (mut path, mut goals, mut weak) = (Vec::new(), Vec::new(), Vec::new());
    let mut left: Vec<Vec<usize>> = vec![(0..inputs.len()).collect()];
    let mut side = |terms: &Terms, goal: TermId, of: &[usize]| -> Vec<usize> {
        let holds = |&&i: &&usize| {
            evaluator.begin();
            evaluator.holds(terms, &inputs[i], goal)
        };
        of.iter().filter(holds).copied().collect()
    };
    for _ in 0..steps {
        if rng.below(30) == 0 {
            path.truncate(rng.below(path.len() as u64 + 1) as usize);
            left.truncate(path.len() + 1);
        }
        let before = &left[path.len()];
        let mut goal = || known_or_new(&mut goals, &mut rng, |rng| condition(&mut terms, &symbols, rng, 3));
        // A goal of several conjuncts, too.
        let (first, second) = (goal(), goal());
        let (not, both) = (terms.not(first), terms.and(first, second));
        for goal in [first, not, both] {
            let feasible = !side(&terms, goal, before).is_empty();
            let hint = &inputs[before[rng.below(before.len() as u64) as usize]];
            for (i, solver) in solvers.iter_mut().enumerate() {
                let limit = (rng.below(3) == 0).then(|| rng.below(3) as u32);
                solver.limit_conflicts(limit);
                let answer = solver.check(&mut terms, &path, goal, Some(hint));
                if answer == Answer::Unknown(Why::Conflicts) && limit.is_some() {
                    continue;
                }
                assert_eq!(answer.is_sat(), feasible, "solver {i}, seed {seed}");
                assert_eq!(answer.is_unsat(), !feasible, "solver {i}, seed {seed}");
                if let Answer::Sat(model) = answer {
                    let mut whole = hint.clone();
                    whole.overlay(&model);
                    let mut evaluator = Evaluator::new();
                    assert!(path.iter().chain([&goal]).all(|&t| evaluator.holds(&terms, &whole, t)));
                }
            }
        }
        for _ in 0..8 {
            let next = known_or_new(&mut weak, &mut rng, |rng| {
                let (a, b) = (word(&mut terms, &symbols, rng, 3), word(&mut terms, &symbols, rng, 2));
                terms.ne(a, b)
            });
            let before = &left[path.len()];
            let after = side(&terms, next, before);
            if after.len() * 20 >= before.len() * 19 && !terms.is_const(next) && !path.contains(&next) {
                path.push(next);
                left.push(after);
            }
        }
    }
    for solver in &solvers {
        let stats = solver.stats();
        let (asked, all) = (stats.sliced, stats.conditions);
        assert!(asked * 2 < all, "{asked} of {all} conditions asked");
    }
    assert!(solvers[1].stats().unknown > 0 && solvers[1].stats().rebuilds > 0);
}

#[test]
fn long_paths_agree_with_enumeration() {
    for seed in 1..3 {
        ask_about_long_paths(seed, 200);
    }
}

/// Words that are all zero, each above the sum of two others less a constant of its own; all at zero.
fn ladder(terms: &mut Terms) -> (Vec<TermId>, Vec<TermId>, Assignment) {
    let words: Vec<TermId> = (0..80).map(|i| terms.symbol(&format!("w{i}"), 64)).collect();
    let mut hint = Assignment::new();
    (0..80).for_each(|i| hint.set(SymbolId(i), 0));
    let path = words
        .windows(3)
        .zip(1..)
        .map(|(w, i)| {
            let sum = terms.add(w[0], w[1]);
            let less = terms.constant(64, i << 20);
            let floor = terms.sub(sum, less);
            terms.sle(floor, w[2])
        })
        .collect();
    (words, path, hint)
}

#[test]
fn a_large_query_is_mended_rather_than_solved_anew() {
    let mut terms = Terms::new();
    let (words, path, hint) = ladder(&mut terms);
    let limit = terms.constant(64, 100 << 20);
    let goal = terms.slt(limit, words[40]);
    let changed = |max_conflicts: Option<u32>, terms: &mut Terms| {
        let config = SolverConfig { max_conflicts, at_once: usize::MAX, ..SolverConfig::default() };
        let answer = Solver::new(config).check(terms, &path, goal, Some(&hint));
        let Answer::Sat(model) = answer else { panic!("the words behind may grow as well") };
        model.symbols().filter(|&symbol| model.get(symbol) != Some(0)).count()
    };
    let near = changed(Some(10_000), &mut terms);
    // What follows the goal's word has to grow with it, as the numbers of Fibonacci do, until it wraps.
    assert!(near < 60, "{near} of 80 words changed");
    assert_eq!(changed(None, &mut terms), 80);
}

#[test]
fn of_many_conditions_about_the_same_symbols_few_are_asked() {
    let mut terms = Terms::new();
    let (x, y) = (terms.symbol("x", 32), terms.symbol("y", 32));
    let mut hint = Assignment::new();
    (0..2).for_each(|i| hint.set(SymbolId(i), 1));
    let path: Vec<TermId> = (1..2000)
        .map(|i| {
            let (factor, other) = (terms.constant(32, i), terms.constant(32, 3 * i));
            let product = terms.mul(x, factor);
            let sum = terms.add(product, y);
            terms.ne(sum, other)
        })
        .collect();
    let five = terms.constant(32, 5);
    let [small, equal] = [terms.ult(x, five), terms.eq(x, y)];
    // What the fifth condition refuses, far before the last ones.
    let one_of_five = terms.constant(32, 15);
    let (factor, zero) = (terms.mul(x, five), terms.constant(32, 0));
    let sum = terms.add(factor, y);
    let [refused, any] = [terms.eq(sum, one_of_five), terms.ule(zero, x)];
    for (first, second, sat) in [(small, equal, true), (refused, any, false)] {
        let mut solver = Solver::default();
        let goal = terms.and(first, second);
        let answer = solver.check(&mut terms, &path, goal, Some(&hint));
        assert_eq!(answer.is_sat(), sat);
        let asked = solver.stats().sliced;
        assert!(asked < 500, "{asked} conditions were asked");
    }
}

/// A hash of a byte in thousands of rounds: as a term, and as the machine computes it.
fn hash_of_a_byte(terms: &mut Terms, byte: TermId) -> (TermId, impl Fn(u8) -> u32 + use<>) {
    const ROUNDS: u32 = 4000;
    let (factor, three) = (terms.constant(32, 33), terms.constant(32, 3));
    let mut hash = terms.zext(byte, 32);
    for i in 0..ROUNDS {
        let own = terms.constant(32, u64::from(i));
        let mixed = terms.mul(hash, factor);
        let mixed = terms.xor(mixed, own);
        let shifted = terms.lshr(mixed, three);
        hash = terms.add(mixed, shifted);
    }
    let native = |byte: u8| {
        (0..ROUNDS).fold(u32::from(byte), |hash, i| {
            let mixed = hash.wrapping_mul(33) ^ i;
            mixed.wrapping_add(mixed >> 3)
        })
    };
    (hash, native)
}

#[test]
fn conditions_with_more_terms_than_columns_narrow_a_byte() {
    let mut terms = Terms::new();
    let byte = terms.symbol("byte", 8);
    let (hash, native) = hash_of_a_byte(&mut terms, byte);
    let low = |terms: &mut Terms, from: u32, value: u32| {
        let part = terms.extract(hash, from + 3, from);
        let value = terms.constant(4, u64::from(value));
        terms.eq(part, value)
    };
    let mut solver = Solver::new(SolverConfig::default());
    let mut answers = [0; 2];
    for value in 0..16 {
        let path = [low(&mut terms, 0, value)];
        for other in 0..16 {
            let goal = low(&mut terms, 20, other);
            let right = |byte: u8| native(byte) & 15 == value && native(byte) >> 20 & 15 == other;
            let feasible = (0..=255).any(right);
            match solver.check(&mut terms, &path, goal, None) {
                Answer::Sat(model) => {
                    assert!(right(model.get(SymbolId(0)).unwrap_or(0) as u8), "{value} {other}")
                }
                answer => assert!(answer.is_unsat() && !feasible, "{value} {other}: {answer:?}"),
            }
            answers[usize::from(feasible)] += 1;
        }
    }
    assert!(answers.iter().all(|&n| n > 20), "{answers:?}");
    let stats = solver.stats();
    assert_eq!(stats.sat_calls, 0, "{stats:?}");
    // Both halves of a query, each on 256 values; one after the other they would cost a hundred times as much.
    assert!(stats.evaluated < 2 * 16 * 16_000 * 256 / 4, "{stats:?}");
}

/// A loop up to a number that the program read: three digits of it. Each round asks whether there is another one, under one
/// more condition that says that there was one before.
#[test]
fn rounds_of_a_loop_cost_no_searches_however_many_there_were() {
    let mut terms = Terms::new();
    let mut path = Vec::new();
    let mut number = terms.constant(32, 3);
    let ten = terms.constant(32, 10);
    for i in 0..3 {
        let digit = terms.symbol(&format!("d{i}"), 8);
        let (least, most) = (terms.constant(8, b'0'.into()), terms.constant(8, b'9'.into()));
        path.extend([terms.ule(least, digit), terms.ule(digit, most)]);
        let (long, zero) = (terms.zext(digit, 32), terms.constant(32, b'0'.into()));
        let (tens, value) = (terms.mul(number, ten), terms.sub(long, zero));
        number = terms.add(tens, value);
    }
    let mut hint = Assignment::new();
    (0..3).for_each(|i| hint.set(SymbolId(i), b'8'.into()));
    let mut solver = Solver::default();
    solver.set_path(&mut terms, 0, path.iter().copied());
    for round in 0..3005 {
        let i = terms.constant(32, round);
        let goes_on = terms.slt(i, number);
        let ends = terms.not(goes_on);
        let answer = solver.check_goal(&mut terms, ends, Some(&hint));
        assert_eq!(answer.is_sat(), round >= 3000, "round {round}: {answer:?}");
        let length = solver.path().len();
        solver.set_path(&mut terms, length, [goes_on]);
    }
    assert_eq!(solver.stats().sat_calls, 0);
    // Before the first values are known all thousand numbers are tried, a few times.
    assert!(solver.stats().evaluated < 3_000_000, "{}", solver.stats().evaluated);
}

/// A loop of thousands of rounds that mixes two bytes: more terms than there is room for under all combinations at once.
#[test]
fn combinations_are_tried_on_conditions_with_more_terms_than_columns() {
    const ROUNDS: u32 = 5000;
    let mut terms = Terms::new();
    let [x, y] = ["x", "y"].map(|name| terms.symbol(name, 8));
    let least = terms.constant(8, 0xf0);
    let path = [x, y].map(|byte| terms.ule(least, byte));
    let (long_x, long_y) = (terms.zext(x, 32), terms.zext(y, 32));
    let mut mixed = long_x;
    for round in 0..ROUNDS {
        let k = terms.constant(32, (round * 77 + 1).into());
        let product = terms.mul(mixed, long_y);
        let sum = terms.add(product, k);
        mixed = terms.xor(sum, long_x);
    }
    let of = |x: u32, y: u32| {
        (0..ROUNDS).fold(x, |mixed, round| mixed.wrapping_mul(y).wrapping_add(round * 77 + 1) ^ x)
    };
    let mut solver = Solver::default();
    let mut ask = |value: u32| {
        let value = terms.constant(32, value.into());
        let goal = terms.eq(mixed, value);
        solver.check(&mut terms, &path, goal, None)
    };
    let Answer::Sat(found) = ask(of(0xf7, 0xfc)) else { panic!("it has that value") };
    let byte = |symbol| found.get(SymbolId(symbol)).unwrap_or(0) as u32;
    assert_eq!(of(byte(0), byte(1)), of(0xf7, 0xfc));
    let none = (0..).find(|value| !(0xf0..256).any(|x| (0xf0..256).any(|y| of(x, y) == *value)));
    assert!(ask(none.expect("most have none")).is_unsat());
    assert_eq!(solver.stats().sat_calls, 0);
}

/// A condition of the path implies a part of the goal, and among more than a thousand others it is not asked at first.
#[test]
fn what_the_goal_says_is_asked_though_the_path_implies_it() {
    let mut terms = Terms::new();
    let [x, y] = ["x", "y"].map(|name| terms.symbol(name, 8));
    let large = terms.constant(8, 200);
    let mut path = vec![terms.ult(large, x)];
    for i in 0..1200_u64 {
        let (a, b) = (3 + i % 200, 1 + i / 200);
        let c = ((250 * a) & 255) ^ b ^ 128;
        let [a, b, c] = [a, b, c].map(|k| terms.constant(8, k));
        let product = terms.mul(y, a);
        let mixed = terms.xor(x, product);
        let mixed = terms.mul(mixed, a);
        let mixed = terms.xor(mixed, b);
        path.push(terms.ne(mixed, c));
    }
    let mut hint = Assignment::new();
    hint.set(SymbolId(0), 250);
    hint.set(SymbolId(1), 0);
    let (small, sum, seven) = (terms.constant(8, 100), terms.add(x, y), terms.constant(8, 7));
    let (implied, other) = (terms.ult(small, x), terms.eq(sum, seven));
    let goal = terms.and(implied, other);
    let mut evaluator = Evaluator::new();
    let mut holds = |(x, y): (u64, u64)| {
        let mut a = Assignment::new();
        a.set(SymbolId(0), x);
        a.set(SymbolId(1), y);
        evaluator.begin();
        path.iter().chain([&goal]).all(|&t| evaluator.holds(&terms, &a, t))
    };
    let expected = (0..256).any(|x| holds((x, (263 - x) & 255)));
    let answer = Solver::default().check(&mut terms, &path, goal, Some(&hint));
    assert_eq!(answer.is_sat(), expected, "{answer:?}");
}
