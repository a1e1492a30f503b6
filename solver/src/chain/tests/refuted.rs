//! What the link that tries values says of conditions, and which of them it blames, against enumeration.

use super::*;
use crate::chain::domains::Domains;
use crate::chain::query::{ChainLink, Context, Query, Verdict};

/// A formula over comparisons of a few words with constants, sometimes with each other.
fn formula(terms: &mut Terms, words: &[TermId], rng: &mut Rng, depth: u32) -> TermId {
    if depth == 0 || rng.below(4) == 0 {
        let word = |rng: &mut Rng| words[rng.below(words.len() as u64) as usize];
        let (a, constant) = (word(rng), terms.constant(4, rng.below(16)));
        let b = if rng.below(8) == 0 { word(rng) } else { constant };
        return match rng.below(3) {
            0 => terms.eq(a, b),
            1 => terms.ne(a, b),
            _ => terms.ult(a, b),
        };
    }
    let a = formula(terms, words, rng, depth - 1);
    let b = formula(terms, words, rng, depth - 1);
    match rng.below(5) {
        0 | 1 => terms.and(a, b),
        2 | 3 => terms.or(a, b),
        _ => terms.not(a),
    }
}

/// Whether some input satisfies all conditions.
fn feasible(terms: &Terms, conditions: &[TermId]) -> bool {
    let mut evaluator = Evaluator::new();
    inputs().iter().any(|a| {
        evaluator.begin();
        conditions.iter().all(|&t| evaluator.holds(terms, a, t))
    })
}

#[test]
fn what_values_refute_is_refuted_and_so_is_what_they_blame() {
    let (mut refuted, mut blamed_less, mut satisfied) = (0, 0, 0);
    for seed in 0..100 {
        let mut rng = Rng(seed + 100);
        let (mut terms, symbols) = arena(seed % 2 == 0);
        let mut link = Domains::default();
        let words: Vec<TermId> = (0..4).map(|i| word(&mut terms, &symbols, &mut rng, i % 3)).collect();
        let mut pool = Vec::new();
        let (mut path, mut switch) = (Vec::new(), Vec::new());
        for n in 0..80 {
            path.truncate(rng.below(10) as usize);
            path.push(known_or_new(&mut pool, &mut rng, |rng| formula(&mut terms, &words, rng, 2)));
            // Every other path is asked about the sides of a switch.
            let mut conditions = path.clone();
            if n % 2 == 0 {
                let k = terms.constant(4, rng.below(16));
                conditions = switch.clone();
                conditions.push(match rng.below(4) {
                    0 => terms.ult(k, words[2]),
                    1 => terms.sle(words[2], k),
                    _ => terms.eq(words[2], k),
                });
                if rng.below(6) == 0 {
                    switch = path.clone();
                }
            }
            let query = Query::new(&mut terms, conditions);
            let is_feasible = feasible(&terms, &query.conditions);
            let limits = Limits::new(&SolverConfig::default(), clock::now(), None);
            let mut context = Context {
                terms: &terms,
                hint: None,
                evaluator: &mut Evaluator::new(),
                limits: &limits,
                stats: &mut SolverStats::default(),
                rejected: &mut None,
            };
            match link.ask(&mut context, &query) {
                Some(Verdict::Unsat(core)) => {
                    assert!(!is_feasible, "seed {seed}: {:?}", query.conditions);
                    assert!(core.iter().all(|blamed| query.conditions.contains(blamed)));
                    assert!(!feasible(&terms, &core), "seed {seed}: {core:?}");
                    refuted += 1;
                    blamed_less += u32::from(core.len() < query.conditions.len());
                }
                Some(Verdict::Sat(values)) => {
                    let mut input = Assignment::new();
                    values.iter().for_each(|(symbol, value)| input.set_wide(*symbol, value));
                    let holds = query.holds(&terms, &mut Evaluator::new(), &input);
                    assert!(holds, "seed {seed}: {:?}", query.conditions);
                    satisfied += 1;
                }
                _ => {}
            }
        }
    }
    assert!(refuted > 300 && blamed_less > 100 && satisfied > 300, "{refuted} {blamed_less} {satisfied}");
}

/// A link that has met one query does not blame too little, nor remember what held there alone.
fn blames_enough(terms: &mut Terms, path: &[TermId], goal: TermId) {
    let mut link = Domains::default();
    let mut ask = |terms: &mut Terms, conditions: Vec<TermId>| {
        let query = Query::new(terms, conditions);
        let limits = Limits::new(&SolverConfig::default(), clock::now(), None);
        let mut context = Context {
            terms,
            hint: None,
            evaluator: &mut Evaluator::new(),
            limits: &limits,
            stats: &mut SolverStats::default(),
            rejected: &mut None,
        };
        link.ask(&mut context, &query)
    };
    let by_search = |terms: &mut Terms, conditions: &[TermId]| {
        let all = conditions.iter().fold(terms.true_(), |all, &condition| terms.and(all, condition));
        let config =
            SolverConfig { cache: false, reuse_models: false, domains: false, ..SolverConfig::default() };
        Solver::new(config).check(terms, &[], all, None).is_unsat()
    };
    let whole = [path, &[goal]].concat();
    if let Some(Verdict::Unsat(core)) = ask(terms, whole.clone()) {
        assert!(by_search(terms, &core), "{core:?}");
    }
    for (left_out, &one) in path.iter().enumerate() {
        let mut part = whole.clone();
        part.remove(left_out);
        if let Some(Verdict::Unsat(core)) = ask(terms, part) {
            assert!(by_search(terms, &core), "{core:?}");
        }
        // Two conditions alone.
        if let Some(Verdict::Unsat(core)) = ask(terms, vec![one, goal]) {
            assert!(by_search(terms, &core), "{core:?}");
        }
    }
}

#[test]
fn what_narrows_below_a_byte_that_is_made_is_blamed() {
    let mut terms = Terms::new();
    let [a, b, c, k, x, y] = ["a", "b", "c", "k", "x", "y"].map(|name| terms.symbol(name, 8));
    let byte = |terms: &mut Terms, value| terms.constant(8, value);
    // Narrows c to 0..4 where bytes that are made are variables.
    let product = terms.mul(x, y);
    let seven = byte(&mut terms, 7);
    let is_seven = terms.eq(product, seven);
    let (wide, other) = (terms.zext(product, 16), terms.zext(c, 16));
    let sum = terms.add(wide, other);
    let twelve = terms.constant(16, 12);
    let is_less = terms.ult(sum, twelve);
    let (large, five, ten) = (byte(&mut terms, 200), byte(&mut terms, 5), byte(&mut terms, 10));
    let is_large = terms.eq(a, large);
    let is_few = terms.ult(k, ten);
    // Bits of a byte that is one of two.
    let is_small = terms.ult(c, five);
    let either = terms.ite(is_small, a, b);
    let low = terms.extract(either, 6, 0);
    let low = terms.zext(low, 8);
    let goal = terms.ult(low, k);
    blames_enough(&mut terms, &[is_large, is_few, is_seven, is_less], goal);
    // A read of a table that depends on nobody knows what, beside a condition about a hash.
    let [u, v, z] = ["u", "v", "z"].map(|name| terms.symbol(name, 8));
    let number = |terms: &mut Terms, value| terms.constant(32, value);
    let (start, times, buckets) =
        (number(&mut terms, 33 * 5381), number(&mut terms, 33), number(&mut terms, 127));
    let (first, second) = (terms.zext(u, 32), terms.zext(v, 32));
    let hash = terms.add(start, first);
    let hash = terms.mul(hash, times);
    let hash = terms.add(hash, second);
    let bucket = terms.urem(hash, buckets);
    let fifty = number(&mut terms, 50);
    let is_low = terms.ult(bucket, fifty);
    let (own, hundred, index) = (terms.zext(z, 32), number(&mut terms, 100), terms.zext(c, 32));
    let table = terms.table(&[hundred, hundred, hundred, hundred, hundred, own]);
    let element = terms.read(table, index);
    let few = number(&mut terms, 10);
    let goal = terms.ult(element, few);
    blames_enough(&mut terms, &[is_seven, is_less, is_low], goal);
}
