//! The chain against enumeration of all inputs, in every configuration.

mod long;
mod long_words;
mod reached;
mod refuted;
mod scanner;
mod settled;

use std::time::Duration;

use super::*;
use crate::SymbolId;
use crate::circuit::testing::Rng;
use crate::config::Why;

/// Nine input bits: small enough to try all 512 inputs on every query.
const WIDTHS: [u32; 4] = [3, 3, 2, 1];

fn inputs() -> Vec<Assignment> {
    (0..512_u64)
        .map(|n| {
            let mut a = Assignment::new();
            let mut rest = n;
            for (i, width) in WIDTHS.iter().enumerate() {
                a.set(SymbolId(i as u32), rest & ((1 << width) - 1));
                rest >>= width;
            }
            a
        })
        .collect()
}

fn arena(rewriting: bool) -> (Terms, Vec<TermId>) {
    let mut terms = Terms::with_rewriting(rewriting);
    let symbols =
        WIDTHS.iter().enumerate().map(|(i, &width)| terms.symbol(&format!("x{i}"), width)).collect();
    (terms, symbols)
}

/// One of ten operators on two words.
fn combined(terms: &mut Terms, which: u64, a: TermId, b: TermId) -> TermId {
    match which {
        0 => terms.add(a, b),
        1 => terms.sub(a, b),
        2 => terms.mul(a, b),
        3 => terms.udiv(a, b),
        4 => terms.urem(a, b),
        5 => terms.sdiv(a, b),
        6 => terms.srem(a, b),
        7 => terms.shl(a, b),
        8 => terms.lshr(a, b),
        _ => terms.ashr(a, b),
    }
}

/// A random term of 4 bits.
fn word(terms: &mut Terms, symbols: &[TermId], rng: &mut Rng, depth: u32) -> TermId {
    if depth == 0 || rng.below(6) == 0 {
        if rng.below(4) == 0 {
            return terms.constant(4, rng.below(16));
        }
        let symbol = symbols[rng.below(symbols.len() as u64) as usize];
        return if rng.below(2) == 0 { terms.zext(symbol, 4) } else { terms.sext(symbol, 4) };
    }
    let a = word(terms, symbols, rng, depth - 1);
    let b = word(terms, symbols, rng, depth - 1);
    match rng.below(17) {
        which @ 0..=9 => combined(terms, which, a, b),
        10 => terms.and(a, b),
        11 => terms.or(a, b),
        12 => terms.xor(a, b),
        13 => {
            let wide = terms.concat(a, b);
            let low = rng.below(5) as u32;
            terms.extract(wide, low + 3, low)
        }
        14 => {
            let c = condition(terms, symbols, rng, depth - 1);
            terms.ite(c, a, b)
        }
        15 => {
            let elements: Vec<TermId> = (0..rng.below(6) + 1)
                .map(|i| if i == 2 { b } else { terms.constant(4, i * 7 % 16) })
                .collect();
            let table = terms.table(&elements);
            terms.read(table, a)
        }
        _ => terms.neg(a),
    }
}

fn condition(terms: &mut Terms, symbols: &[TermId], rng: &mut Rng, depth: u32) -> TermId {
    let a = word(terms, symbols, rng, depth);
    let b = word(terms, symbols, rng, depth);
    match rng.below(6) {
        0 => terms.eq(a, b),
        1 => terms.ult(a, b),
        2 => terms.slt(a, b),
        3 => terms.ne(a, b),
        4 => {
            let (c, d) = (terms.ule(a, b), terms.sle(b, a));
            terms.and(c, d)
        }
        _ => terms.uge(a, b),
    }
}

/// A condition that was met before, as often as not: what was learned from it is used again, below other paths.
fn known_or_new(pool: &mut Vec<TermId>, rng: &mut Rng, new: impl FnOnce(&mut Rng) -> TermId) -> TermId {
    if pool.len() < 8 || rng.below(8) == 0 {
        let new = new(rng);
        pool.push(new);
        return new;
    }
    pool[rng.below(pool.len() as u64) as usize]
}

fn configurations() -> Vec<SolverConfig> {
    let all = SolverConfig::default();
    let none = SolverConfig {
        slice: false,
        cache: false,
        reuse_models: false,
        domains: false,
        incremental: false,
        ..all.clone()
    };
    vec![
        all.clone(),
        SolverConfig { incremental: true, ..none.clone() },
        SolverConfig { slice: true, ..none.clone() },
        SolverConfig { cache: true, incremental: true, slice: true, ..none.clone() },
        SolverConfig { reuse_models: true, ..none.clone() },
        SolverConfig { domains: true, ..none.clone() },
        SolverConfig { domains: true, cache: true, slice: true, ..none.clone() },
        SolverConfig { at_once: 1, ..all },
        SolverConfig { at_once: 0, incremental: true, ..none.clone() },
        // With limits of time and gates, that what is large is put off is tried before a search.
        SolverConfig { timeout: Some(Duration::from_secs(600)), ..none.clone() },
        none,
    ]
}

/// Grows and shrinks a path, asks for each condition's two sides, and compares with enumeration.
fn explore(rewriting: bool, with_hint: bool, seed: u64, steps: usize) {
    let mut rng = Rng(seed);
    let (mut terms, symbols) = arena(rewriting);
    let inputs = inputs();
    let mut evaluator = Evaluator::new();
    let mut solvers: Vec<Solver> = configurations().into_iter().map(Solver::new).collect();
    solvers[9].limit_new_gates(Some(1 << 30));
    let (mut path, mut pool): (Vec<TermId>, Vec<TermId>) = (Vec::new(), Vec::new());
    let mut satisfying: Vec<Vec<bool>> = vec![vec![true; inputs.len()]];
    for _ in 0..steps {
        let keep = if rng.below(4) == 0 { rng.below(path.len() as u64 + 1) as usize } else { path.len() };
        path.truncate(keep);
        satisfying.truncate(keep + 1);
        let goal = known_or_new(&mut pool, &mut rng, |rng| condition(&mut terms, &symbols, rng, 3));
        let negated = terms.not(goal);
        for goal in [goal, negated] {
            let before = &satisfying[path.len()];
            let after: Vec<bool> = inputs
                .iter()
                .zip(before)
                .map(|(a, &ok)| {
                    evaluator.begin();
                    ok && evaluator.holds(&terms, a, goal)
                })
                .collect();
            let feasible = after.iter().any(|&ok| ok);
            let hint = before.iter().position(|&ok| ok).map(|i| &inputs[i]);
            let hint = hint.filter(|_| with_hint);
            for (i, solver) in solvers.iter_mut().enumerate() {
                let answer = solver.check(&mut terms, &path, goal, hint);
                assert_eq!(answer.is_sat(), feasible, "configuration {i}, seed {seed}");
                assert_eq!(answer.is_unsat(), !feasible, "configuration {i}, seed {seed}");
                if let Answer::Sat(model) = answer {
                    let mut whole = hint.cloned().unwrap_or_default();
                    whole.overlay(&model);
                    evaluator.begin();
                    assert!(path.iter().chain([&goal]).all(|&t| evaluator.holds(&terms, &whole, t)));
                }
            }
            if feasible && rng.below(2) == 0 {
                path.push(goal);
                satisfying.push(after);
                break;
            }
        }
    }
    assert!(solvers[1].stats().link(Link::Sat).answered > 0);
    assert!(solvers[5].stats().link(Link::Domains).answered > 0);
    assert!(solvers[0].stats().link(Link::Models).answered > 0);
    let refining = solvers[9].stats();
    assert!(refining.sat_calls < refining.link(Link::Sat).answered, "{refining:?}");
}

#[test]
fn columns_agree_with_the_evaluator() {
    let (mut rng, inputs) = (Rng(11), inputs());
    let mut columns = columns::Columns::default();
    let mut evaluator = Evaluator::new();
    for rewriting in [true, false] {
        let (mut terms, symbols) = arena(rewriting);
        for _ in 0..100 {
            let conditions: Vec<TermId> =
                (0..3).map(|_| condition(&mut terms, &symbols, &mut rng, 3)).collect();
            let mut rows: Vec<usize> = (0..inputs.len()).collect();
            columns.begin(rows.len());
            for (i, &symbol) in symbols.iter().enumerate() {
                let values = inputs.iter().map(|a| a.get(SymbolId(i as u32)).unwrap_or(0));
                columns.put(&terms, symbol, values);
            }
            for condition in conditions {
                let column = columns.eval(&terms, condition).expect("nothing is wide").to_vec();
                let holds = |row: usize| {
                    evaluator.begin();
                    evaluator.eval(&terms, &inputs[row], condition)
                };
                assert_eq!(column, rows.iter().copied().map(holds).collect::<Vec<u64>>());
                let some: Vec<usize> = (0..rows.len()).filter(|_| rng.below(3) > 0).collect();
                columns.keep(&some);
                rows = some.iter().map(|&row| rows[row]).collect();
            }
        }
    }
}

/// A hash table's look-up: which of many buckets two bytes lead to.
#[test]
fn all_combinations_of_two_bytes_are_tried_without_a_search() {
    let mut terms = Terms::new();
    let bytes = ["x", "y"].map(|name| terms.symbol(name, 8));
    let [x, y] = bytes.map(|byte| terms.zext(byte, 32));
    let [offset, prime, size] = [0x811c_9dc5, 0x0100_0193, 53].map(|k| terms.constant(32, k));
    let hash = terms.xor(x, offset);
    let hash = terms.mul(hash, prime);
    let hash = terms.xor(hash, y);
    let hash = terms.mul(hash, prime);
    let bucket = terms.urem(hash, size);
    let sum = terms.add(x, y);
    let large = terms.constant(32, 500);
    let prefix = [terms.ult(large, sum)];
    let model = |solver: &mut Solver, terms: &mut Terms, k: u64| {
        let k = terms.constant(32, k);
        let goal = terms.eq(bucket, k);
        solver.check(terms, &prefix, goal, None)
    };
    // 55 pairs of bytes have such a sum.
    let mut hits = [false; 64];
    for (x, y) in (0..=255_u32).flat_map(|x| (0..=255).map(move |y| (x, y))).filter(|(x, y)| x + y > 500) {
        let hash = ((x ^ 0x811c_9dc5).wrapping_mul(0x0100_0193) ^ y).wrapping_mul(0x0100_0193);
        hits[hash as usize % 53] = true;
    }
    let mut solver = Solver::default();
    for (k, &hit) in hits.iter().enumerate() {
        assert_eq!(model(&mut solver, &mut terms, k as u64).is_sat(), hit, "bucket {k}");
    }
    assert!(hits.contains(&true) && hits[..53].contains(&false));
    assert_eq!(solver.stats().sat_calls, 0);
}

/// A collision of a hash of three bytes, under conditions on more of it: a search has no answer quickly, and the values that
/// collide are few.
#[test]
fn what_a_search_gave_up_is_tried_on_all_combinations_of_three_bytes() {
    let mut terms = Terms::new();
    let bytes = ["x", "y", "z"].map(|name| terms.symbol(name, 8));
    let low = terms.constant(8, 100);
    let mut path: Vec<TermId> = bytes.iter().map(|&byte| terms.ult(byte, low)).collect();
    let [offset, prime, fifteen] = [0x811c_9dc5, 0x0100_0193, 15].map(|k| terms.constant(32, k));
    let hash = bytes.iter().fold(offset, |hash, &byte| {
        let wide = terms.zext(byte, 32);
        let hash = terms.xor(hash, wide);
        let hash = terms.mul(hash, prime);
        let shifted = terms.lshr(hash, fifteen);
        terms.add(hash, shifted)
    });
    let of = |bytes: [u32; 3]| {
        bytes.iter().fold(0x811c_9dc5_u32, |hash, byte| {
            let hash = (hash ^ byte).wrapping_mul(0x0100_0193);
            hash.wrapping_add(hash >> 15)
        })
    };
    // Conditions that nearly all combinations satisfy: what they mention would be computed for each, as far as is known.
    let mut word = hash;
    for k in 0..60_u64 {
        let [odd, seven] = [0x9e37_79b1 + 2 * k, 7].map(|k| terms.constant(32, k));
        let shifted = terms.lshr(word, seven);
        word = terms.xor(word, shifted);
        word = terms.mul(word, odd);
        let never = terms.constant(32, k);
        path.push(terms.ne(word, never));
    }
    let all = (0..1_000_000_u32).map(|n| [n / 10_000, n / 100 % 100, n % 100]);
    let mut missed: Vec<bool> = vec![true; 1 << 20];
    all.for_each(|bytes| missed[of(bytes) as usize & 0xf_ffff] = false);
    let hit = of([50, 51, 52]) & 0xf_ffff;
    let miss =
        missed.iter().position(|&missed| missed).expect("there are more values than combinations") as u32;
    let mask = terms.constant(32, 0xf_ffff);
    let bucket = terms.and(hash, mask);
    for (k, is_sat) in [(hit, true), (miss, false)] {
        let mut solver = Solver::default();
        let k = terms.constant(32, k.into());
        let goal = terms.eq(bucket, k);
        solver.limit_conflicts(Some(1));
        assert_eq!(solver.check(&mut terms, &path, goal, None), Answer::Unknown(Why::Conflicts));
        solver.limit_conflicts(None);
        solver.ask_again(true);
        let searches = solver.stats().sat_calls;
        assert_eq!(solver.check(&mut terms, &path, goal, None).is_sat(), is_sat);
        assert_eq!(solver.stats().sat_calls, searches);
    }
}

#[test]
fn agrees_with_enumeration_with_hints() {
    explore(true, true, 1, 100);
    explore(false, true, 2, 100);
}

#[test]
fn agrees_with_enumeration_without_hints() {
    explore(true, false, 3, 100);
    explore(false, false, 4, 100);
}

/// x·y = a product of two primes, x and y above 1 and below 2^`bits`: hard, and satisfiable or not.
fn factoring(terms: &mut Terms, bits: u32, product: u64) -> (Vec<TermId>, TermId) {
    let x = terms.symbol("p", bits);
    let y = terms.symbol("q", bits);
    let one = terms.constant(bits, 1);
    let (wide_x, wide_y) = (terms.zext(x, 2 * bits), terms.zext(y, 2 * bits));
    let found = terms.mul(wide_x, wide_y);
    let product = terms.constant(2 * bits, product);
    let (a, b) = (terms.ugt(x, one), terms.ugt(y, one));
    (vec![a, b], terms.eq(found, product))
}

#[test]
fn limits_end_a_query_and_the_solver_goes_on() {
    let mut terms = Terms::new();
    // A prime, so there is no answer to stumble on.
    let (prefix, goal) = factoring(&mut terms, 31, 2_305_843_009_213_693_951);
    let mut solver = Solver::new(SolverConfig {
        timeout: Some(Duration::from_millis(150)),
        refine: false,
        ..SolverConfig::default()
    });
    let begin = clock::now();
    let answer = solver.check(&mut terms, &prefix, goal, None);
    let took = clock::now() - begin;
    assert_eq!(answer, Answer::Unknown(Why::Timeout));
    assert!(took < Duration::from_millis(1000), "took {took:?}");

    solver.set_deadline(Some(clock::now()));
    let answer = solver.check(&mut terms, &prefix, goal, None);
    assert_eq!(answer, Answer::Unknown(Why::Deadline));
    solver.set_deadline(None);
    assert!(solver.check(&mut terms, &[], prefix[0], None).is_sat());

    let mut solver =
        Solver::new(SolverConfig { max_conflicts: Some(100), refine: false, ..SolverConfig::default() });
    for _ in 0..2 {
        let answer = solver.check(&mut terms, &prefix, goal, None);
        assert_eq!(answer, Answer::Unknown(Why::Conflicts));
    }
    assert!(solver.check(&mut terms, &[], prefix[0], None).is_sat());

    let mut solver = Solver::new(SolverConfig { max_gates: 1000, ..SolverConfig::default() });
    let answer = solver.check(&mut terms, &prefix, goal, None);
    assert_eq!(answer, Answer::Unknown(Why::Memory));
    assert!(solver.check(&mut terms, &[], prefix[0], None).is_sat());

    let flag = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
    let mut solver =
        Solver::new(SolverConfig { cancel: Some(std::sync::Arc::clone(&flag)), ..SolverConfig::default() });
    let answer = solver.check(&mut terms, &prefix, goal, None);
    assert_eq!(answer, Answer::Unknown(Why::Cancelled));
}

#[test]
fn a_query_gets_all_the_gates_that_are_allowed_whatever_was_asked_before() {
    let mut terms = Terms::new();
    let words = ["a", "b", "c"].map(|name| terms.symbol(name, 16));
    let [first, second] = [[words[0], words[1]], [words[1], words[2]]].map(|[x, y]| {
        let product = terms.mul(x, y);
        let k = terms.constant(16, 0x1234);
        terms.eq(product, k)
    });
    // A multiplier is refused unless there is room for three times the gates that it has.
    let mut solver = Solver::new(SolverConfig { max_gates: 3300, ..SolverConfig::default() });
    assert!(solver.check(&mut terms, &[], first, None).is_sat());
    assert!(solver.check(&mut terms, &[], second, None).is_sat());
    assert_eq!((solver.stats().sat_calls, solver.stats().rebuilds), (2, 1));
}

#[test]
fn wide_and_deep_terms_are_solved() {
    let mut terms = Terms::new();
    // 200 bits: x * 3 = c has one solution modulo 2^200.
    let x = terms.symbol("wide", 200);
    let three = terms.constant(200, 3);
    let tripled = terms.mul(x, three);
    let c = terms.constant_wide(200, &[u64::MAX, 5, 7, 200]);
    let goal = terms.eq(tripled, c);
    let mut solver = Solver::default();
    assert!(solver.check(&mut terms, &[], goal, None).is_sat(), "the model is checked inside");

    // A million levels, unsimplified, that the graph folds as they come.
    let mut terms = Terms::with_rewriting(false);
    let (mut deep, k) = (terms.symbol("deep", 8), terms.symbol("k", 8));
    for i in 0..1_000_000 {
        deep = if i % 2 == 0 { terms.and(deep, k) } else { terms.not(deep) };
    }
    let seven = terms.constant(8, 7);
    let goal = terms.eq(deep, seven);
    let mut solver = Solver::default();
    assert!(solver.check(&mut terms, &[], goal, None).is_sat());
}

#[test]
fn only_the_goal_s_slice_is_solved_and_answers_repeat() {
    let run = || {
        let mut terms = Terms::new();
        let bytes: Vec<TermId> = (0..32).map(|i| terms.symbol(&format!("x[{i}]"), 8)).collect();
        let mut solver = Solver::default();
        let mut hint = Assignment::new();
        let mut path = Vec::new();
        let mut trace = Vec::new();
        for (i, &byte) in bytes.iter().enumerate() {
            let limit = terms.constant(8, i as u64 + 3);
            let goal = terms.ugt(byte, limit);
            let answer = solver.check(&mut terms, &path, goal, Some(&hint));
            let Answer::Sat(model) = &answer else { panic!("every byte is free") };
            assert_eq!(model.len(), 1, "one byte is in the slice");
            hint.overlay(model);
            path.push(goal);
            trace.push(answer);
        }
        assert_eq!(solver.stats().sliced, 32);
        trace
    };
    assert_eq!(run(), run());
}

#[test]
fn the_cache_knows_repetitions_supersets_of_cores_and_subsets_of_models() {
    let mut terms = Terms::new();
    let (x, y) = (terms.symbol("x", 8), terms.symbol("y", 8));
    let sum = terms.add(x, y);
    let [five, nine] = [5, 9].map(|k| terms.constant(8, k));
    let small = terms.ult(x, five);
    let tiny = terms.ult(y, five);
    let large = terms.ult(nine, sum);
    let other = terms.ne(x, y);
    let mut solver = Solver::new(SolverConfig { reuse_models: false, ..SolverConfig::default() });
    let mut from_cache = |prefix: &[TermId], goal: TermId, sat: bool| {
        let before = solver.stats().link(Link::Cache).answered;
        let answer = solver.check(&mut terms, prefix, goal, None);
        assert_eq!((answer.is_sat(), answer.is_unsat()), (sat, !sat));
        solver.stats().link(Link::Cache).answered > before
    };
    assert!(!from_cache(&[small, tiny], large, false));
    assert!(from_cache(&[tiny, small], large, false), "the same set in another order");
    assert!(from_cache(&[other, small, tiny], large, false), "contains a core");
    assert!(!from_cache(&[small, large], other, true));
    assert!(from_cache(&[small], large, true), "part of a satisfiable set");
}

/// Asks about random paths; what comes before `fresh_from` is only passed over if `pass`. The answers after that, and
/// how many terms there are at the end.
fn from_the_middle(pass: bool, seed: u64) -> (Vec<Answer>, usize) {
    let (fresh_from, queries) = (60, 120);
    let mut rng = Rng(seed);
    let (mut terms, symbols) = arena(true);
    let inputs = inputs();
    let mut evaluator = Evaluator::new();
    let mut solver = Solver::default();
    let mut answers = Vec::new();
    for i in 0..queries {
        let hint = &inputs[rng.below(512) as usize];
        let mut conditions: Vec<TermId> =
            (0..4).map(|_| condition(&mut terms, &symbols, &mut rng, 3)).collect();
        let goal = conditions.pop().expect("four");
        evaluator.begin();
        conditions.retain(|&t| evaluator.holds(&terms, hint, t));
        if i == fresh_from && !pass {
            solver.forget();
        }
        if i < fresh_from && pass {
            Solver::pass_over(&mut terms, goal);
            continue;
        }
        let answer = solver.check(&mut terms, &conditions, goal, Some(hint));
        if i >= fresh_from {
            answers.push(answer);
        }
    }
    (answers, terms.len())
}

#[test]
fn after_forgetting_answers_and_terms_are_those_of_a_solver_that_begins_there() {
    for seed in 1..20 {
        let (answers, terms) = from_the_middle(false, seed);
        assert!(answers.iter().any(Answer::is_sat) && answers.iter().any(Answer::is_unsat));
        assert_eq!((answers, terms), from_the_middle(true, seed), "seed {seed}");
    }
}

/// What trying values may cost goes by what searches have cost, and must not go by those before.
#[test]
fn after_forgetting_it_does_not_matter_what_searches_have_cost() {
    let answers = |searches: u64| {
        let mut terms = Terms::new();
        let bytes = ["x", "y", "z"].map(|name| terms.symbol(name, 8));
        let word = terms.symbol("w", 32);
        let mut solver = Solver::default();
        for i in 0..20 {
            let k = terms.constant(32, i);
            let product = terms.mul(word, word);
            let goal = terms.eq(product, k);
            if i < searches {
                solver.check(&mut terms, &[], goal, None);
            } else {
                Solver::pass_over(&mut terms, goal);
            }
        }
        solver.forget();
        let before = solver.stats().sat_calls;
        let [x, y, z] = bytes.map(|byte| terms.zext(byte, 32));
        let answers: Vec<Answer> = (0..20)
            .map(|i| {
                let (k, prime) = (terms.constant(32, 7 + 5_000 * i), terms.constant(32, 65_521));
                let square = terms.mul(x, y);
                let cube = terms.mul(square, z);
                let hash = terms.urem(cube, prime);
                let goal = terms.eq(hash, k);
                solver.check(&mut terms, &[], goal, None)
            })
            .collect();
        (answers, solver.stats().sat_calls - before)
    };
    assert_eq!(answers(20), answers(0));
}

#[test]
fn a_quick_attempt_is_spared_terms_that_were_too_many_before() {
    let mut terms = Terms::new();
    // Products of products: each condition is about all the words before.
    let mut product = terms.symbol("w", 32);
    let mut goals = Vec::new();
    for i in 0..24 {
        let word = terms.symbol(&format!("w{i}"), 32);
        let odd = terms.or(word, product);
        product = terms.mul(product, odd);
        let k = terms.constant(32, 12);
        goals.push(terms.ult(product, k));
    }
    let plain = SolverConfig { domains: false, reuse_models: false, cache: false, ..SolverConfig::default() };
    let mut solver = Solver::new(plain);
    solver.limit_new_gates(Some(50_000));
    let mut ask = |solver: &mut Solver, goal: TermId| {
        let before = solver.stats().gates;
        (solver.check(&mut terms, &[], goal, None), solver.stats().gates - before)
    };
    let last = goals[goals.len() - 1];
    let (answer, gates) = ask(&mut solver, last);
    assert_eq!(answer, Answer::Unknown(Why::Gates));
    assert!((50_000..80_000).contains(&gates), "{gates}");
    // What is built on what was too much costs nothing, and what needs less is answered.
    let others: Vec<_> = goals[..goals.len() - 1].iter().map(|&goal| ask(&mut solver, goal)).collect();
    let refused =
        others.iter().filter(|(answer, gates)| *answer == Answer::Unknown(Why::Gates) && *gates == 0);
    let answered = others.iter().filter(|(answer, _)| answer.is_sat());
    let (refused, answered) = (refused.count(), answered.count());
    assert!(refused > 4 && answered > 4 && refused + answered == others.len(), "{others:?}");
    solver.limit_new_gates(None);
    assert!(ask(&mut solver, last).0.is_sat());
}

#[test]
fn a_quick_attempt_does_not_make_the_clauses_of_what_others_began() {
    const GATES: usize = 50_000;
    let mut terms = Terms::new();
    let products: [TermId; 24] = std::array::from_fn(|i| {
        let [x, y] = ["x", "y"].map(|name| terms.symbol(&format!("{name}{i}"), 32));
        terms.mul(x, y)
    });
    let plain = SolverConfig { domains: false, reuse_models: false, cache: false, ..SolverConfig::default() };
    let mut solver = Solver::new(plain);
    solver.limit_new_gates(Some(GATES));
    // Each goes on with the products that the one before did not come to.
    let mut answers = Vec::new();
    for k in 1..=20 {
        let bound = terms.constant(32, k);
        let small = products.map(|product| terms.ult(product, bound));
        let goal = small.into_iter().reduce(|a, b| terms.or(a, b)).expect("there are products");
        answers.push((goal, solver.check(&mut terms, &[], goal, None)));
    }
    let stats = *solver.stats();
    assert!(stats.gates as usize > 2 * GATES, "{stats:?}");
    let given_up = answers.iter().filter(|(_, answer)| *answer == Answer::Unknown(Why::Gates)).count();
    assert_eq!(given_up, answers.len(), "{answers:?}");
    // The last one is gone on with: it is one query.
    let goal = answers.last().expect("there are some").0;
    assert!(solver.go_on(&mut terms, goal, None, usize::MAX).is_sat());
    let stats = solver.stats();
    assert_eq!((stats.queries, stats.unknown, stats.sat), (20, 19, 1));
}

#[test]
fn the_first_value_of_one_byte_that_will_do_is_found() {
    // Beside narrow conditions one on 140 bits, for which there are no columns.
    for (k, wide) in (0..=255).flat_map(|k| [(k, false), (k, true)]) {
        let mut terms = Terms::new();
        let [x, y] = ["x", "y"].map(|name| terms.symbol(name, 8));
        let (product, k) = (terms.mul(x, y), terms.constant(8, k));
        let mixed = terms.xor(product, x);
        let goal = terms.ugt(mixed, k);
        let sum = terms.add(x, y);
        let most = terms.constant(8, 0xe0);
        let mut path = vec![terms.ult(sum, most)];
        if wide {
            let (long_x, long_y) = (terms.zext(x, 140), terms.zext(y, 140));
            let long = terms.mul(long_x, long_y);
            let least = terms.constant(140, 600);
            path.push(terms.ugt(long, least));
        }
        let mut hint = Assignment::new();
        hint.set(SymbolId(0), 20);
        hint.set(SymbolId(1), 35);
        let holds = |x: u64| {
            let mixed = x.wrapping_mul(35) & 0xff ^ x;
            mixed > terms.as_const(k).expect("a constant")
                && (x + 35) & 0xff < 0xe0
                && (!wide || x * 35 > 600)
        };
        if holds(20) {
            continue;
        }
        let expected = narrow::Set::all(8).values().map(u64::from).find(|&x| holds(x));
        let mut solver = Solver::default();
        let answer = solver.check(&mut terms, &path, goal, Some(&hint));
        let Some(expected) = expected else { continue };
        let Answer::Sat(found) = answer else { panic!("{k} {wide}: {answer:?}") };
        assert_eq!(
            (found.get(SymbolId(0)), found.get(SymbolId(1))),
            (Some(expected), Some(35)),
            "{k} {wide}"
        );
        assert_eq!(solver.stats().sat_calls, 0);
    }
}
