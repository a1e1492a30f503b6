//! Craig's conditions, checked here once more and by nothing that interpolation shares.

use symvm_solver::{Solver, SolverConfig, SymbolId, TermId, Terms};

/// A solver that shares nothing with anybody.
pub fn checker() -> Solver {
    Solver::new(SolverConfig { cache: false, reuse_models: false, ..SolverConfig::default() })
}

/// Panics unless `found[i]` belongs to the edge from partition `i` to its parent in the tree.
pub fn check_tree(terms: &mut Terms, partitions: &[Vec<TermId>], parents: &[usize], found: &[TermId]) {
    check_tree_by(&mut checker(), terms, partitions, parents, found);
}

/// The same by a solver that goes on from check to check.
pub fn check_tree_by(
    checker: &mut Solver,
    terms: &mut Terms,
    partitions: &[Vec<TermId>],
    parents: &[usize],
    found: &[TermId],
) {
    assert_eq!(found.len() + 1, partitions.len());
    for at in 0..partitions.len() {
        let mut known = partitions[at].clone();
        known.extend(parents.iter().zip(found).filter(|(parent, _)| **parent == at).map(|(_, i)| *i));
        if let Some(&interpolant) = found.get(at) {
            known.push(terms.not(interpolant));
            let mut inside = vec![false; partitions.len()];
            inside[at] = true;
            for child in (0..at).rev() {
                inside[child] = inside[parents[child]];
            }
            let mut sides: [Vec<SymbolId>; 2] = [Vec::new(), Vec::new()];
            for (partition, inside) in partitions.iter().zip(&inside) {
                for &condition in partition {
                    sides[usize::from(*inside)].extend_from_slice(terms.symbols(condition));
                }
            }
            for symbol in terms.symbols(interpolant).to_vec() {
                assert!(sides.iter().all(|side| side.contains(&symbol)), "{symbol} is not shared");
            }
        }
        let truth = terms.true_();
        if !checker.check(terms, &known, truth, None).is_unsat() {
            let text = |conditions: &[TermId]| terms.print_query(conditions);
            panic!(
                "step {at} of {}: not implied\n{}\n{}",
                partitions.len(),
                text(found),
                partitions.iter().map(|part| text(part)).collect::<String>()
            );
        }
    }
}

/// [`check_tree`] for a sequence.
pub fn check_sequence(terms: &mut Terms, partitions: &[Vec<TermId>], found: &[TermId]) {
    let parents: Vec<usize> = (1..partitions.len()).collect();
    check_tree(terms, partitions, &parents, found);
}
