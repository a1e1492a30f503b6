//! Every refutation of random incremental runs, with inprocessing forced, propagates as recorded.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{HashMap, HashSet};

use rustsat::solvers::{Solve, SolveIncremental, SolverResult};
use rustsat::types::{Cl, Lit};

use super::Origin;
use crate::CaDiCaL;

/// Inprocessing at every opportunity: small runs would never see it otherwise.
const EAGER: [(&str, i32); 11] = [
    ("elimint", 1),
    ("reduceint", 1),
    ("restartint", 1),
    ("block", 1),
    ("cover", 1),
    ("condition", 1),
    ("conditionint", 1),
    ("elimocclim", 10),
    ("inprobeint", 1),
    ("compactint", 1),
    ("compactmin", 1),
];

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }

    fn lit(&mut self, variables: u64) -> Lit {
        Lit::new(self.below(variables) as u32, self.below(2) == 0)
    }
}

/// What the recorded steps below the conclusion prove from the clauses that were added.
fn replay(sat: &mut CaDiCaL, added: &[Vec<Lit>]) -> HashSet<Lit> {
    let last = sat.conclude().unwrap();
    let trace = sat.trace().unwrap();
    let mut proved: HashMap<_, Vec<Lit>> = HashMap::new();
    for id in trace.cone(last, |_| false) {
        let literals = trace.literals(id).to_vec();
        match trace.origin(id).unwrap() {
            Origin::Added(n) => assert_eq!(literals, added[n as usize]),
            Origin::Derived => {
                let mut falsified: HashSet<Lit> = literals.iter().copied().collect();
                let tautology = literals.iter().any(|&lit| falsified.contains(&!lit));
                let mut conflict = tautology;
                for antecedent in trace.antecedents(id) {
                    assert!(!conflict, "an antecedent after the conflict");
                    let open: HashSet<Lit> =
                        proved[&antecedent].iter().copied().filter(|lit| !falsified.contains(lit)).collect();
                    assert!(open.len() <= 1, "clause {id:?}: antecedent {antecedent:?} is not a unit");
                    conflict = open.is_empty();
                    falsified.extend(open.into_iter().map(|lit| !lit));
                }
                assert!(conflict, "clause {id:?} is not implied");
            }
        }
        proved.insert(id, literals);
    }
    proved[&last].iter().copied().collect()
}

#[test]
fn refutations_replay_through_inprocessing_restoring_and_sweeping() {
    let (mut refutations, mut deleted) = (0, 0);
    for seed in 0..150 {
        let mut random = Random(seed);
        let mut sat = CaDiCaL::tracing(&EAGER).unwrap();
        let mut added: Vec<Vec<Lit>> = Vec::new();
        let variables = 15 + random.below(70);
        let ratio = 30 + random.below(20);
        for round in 0..12 {
            let clauses = if round == 0 { variables * ratio / 10 } else { random.below(5) };
            for _ in 0..clauses {
                let width = if random.below(8) == 0 { 2 } else { 3 + random.below(2) };
                let clause: Vec<Lit> = (0..width).map(|_| random.lit(variables)).collect();
                sat.add_clause_ref(Cl::new(&clause)).unwrap();
                added.push(clause);
            }
            let assumptions: Vec<Lit> = (0..random.below(8)).map(|_| random.lit(variables)).collect();
            if sat.solve_assumps(&assumptions).unwrap() == SolverResult::Unsat {
                refutations += 1;
                let core = sat.core().unwrap();
                let proved = replay(&mut sat, &added);
                assert!(proved.iter().all(|lit| assumptions.contains(&!*lit)));
                // The core may hold more: CaDiCaL takes all literals fixed to false for one.
                assert!(proved.iter().all(|lit| core.contains(lit)));
            }
        }
        deleted += sat.trace().unwrap().deleted();
    }
    assert!(refutations > 100 && deleted > 2_000, "{refutations} {deleted}");
}
