//! Certificates of random queries: each accepted, as a session goes on and as a text that stands alone.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod random;

use random::{Rng, condition, symbols};
use symvm_solver::proof::{LratChecker, LratError, Refutation};
use symvm_solver::{Answer, Solver, SolverConfig, TermId, Terms};

#[test]
fn random_queries_are_certified_in_sessions_and_alone() {
    let mut rng = Rng(11);
    let (mut refuted, mut certified) = (0, 0);
    for _ in 0..40 {
        let mut terms = Terms::new();
        let mut solver = Solver::new(SolverConfig { certify: true, cache: false, ..SolverConfig::default() });
        let symbols = symbols(&mut terms, &mut rng, "x");
        let mut path: Vec<TermId> = Vec::new();
        for _ in 0..15 {
            let keep = if rng.below(5) == 0 { rng.below(path.len() as u64 + 1) as usize } else { path.len() };
            path.truncate(keep);
            let goal = condition(&mut terms, &mut rng, &symbols, 3);
            let answer = solver.check(&mut terms, &path, goal, None);
            assert!(solver.rejected().is_none(), "{:?}", solver.rejected());
            path.push(goal);
            if answer == Answer::Unsat {
                refuted += 1;
                stands_alone(&mut terms, &path);
                path.pop();
            }
        }
        certified += solver.stats().certified;
    }
    assert!(refuted > 100 && certified > 50, "{refuted} {certified}");
}

fn stands_alone(terms: &mut Terms, conditions: &[TermId]) {
    let (answer, proof) = Refutation::search(terms, conditions, &SolverConfig::default()).unwrap();
    assert_eq!(answer, Answer::Unsat);
    let proof = proof.expect("an unsatisfiable answer has one");
    proof.check().unwrap();
    let (mut cnf, mut lrat) = (Vec::new(), Vec::new());
    proof.write_dimacs(&mut cnf).unwrap();
    proof.write_lrat(&mut lrat).unwrap();
    let (cnf, lrat) = (String::from_utf8(cnf).unwrap(), String::from_utf8(lrat).unwrap());
    LratChecker::check_text(&cnf, &lrat).unwrap();
    // Without its last step it proves nothing, and no clause of the formula is there for nothing but show.
    let lame = lrat.trim_end().rsplit_once('\n').map_or("", |(head, _)| head);
    assert_eq!(LratChecker::check_text(&cnf, lame), Err(LratError::Unfinished));
    let units = cnf.lines().filter(|line| line.split(' ').count() == 2).count();
    let definitions: String = cnf
        .lines()
        .take(cnf.lines().count() - units.min(conditions.len()))
        .map(|line| format!("{line}\n"))
        .collect();
    assert!(LratChecker::check_text(&definitions, &lrat).is_err());
}
