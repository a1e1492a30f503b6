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
                conditions.push(terms.eq(words[2], k));
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
