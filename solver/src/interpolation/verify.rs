//! Interpolants checked: by solvers that know nothing of how they came about.

use super::{Interpolation, Shape};
use crate::{Answer, Solver, SolverConfig, SymbolId, TermId, Terms, Why};

/// What is wrong with an interpolant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// It does not follow from the partitions before it.
    #[error("interpolant {0} does not follow from what is before it")]
    NotImplied(usize),
    /// The last ones do not contradict the rest.
    #[error("the interpolants do not contradict the last partition")]
    NotRefuting,
    /// It mentions a symbol that is not shared.
    #[error("interpolant {0} mentions a symbol that is not shared")]
    Scope(usize),
    /// It could not be decided.
    #[error("an interpolant could not be checked: {0}")]
    Undecided(Why),
}

/// Checks that interpolants follow one from the other along the tree, the first from the partitions,
/// contradict the root's partition, and speak of shared symbols only. For a sequence of two that is Craig's
/// definition.
pub(super) fn verify(
    terms: &mut Terms,
    partitions: &[Vec<TermId>],
    shape: &Shape,
    found: &[Interpolation],
    config: &SolverConfig,
) -> Result<(), Flaw> {
    for at in 0..partitions.len() {
        let mut known: Vec<TermId> = partitions[at].clone();
        known.extend(shape.children(at).map(|child| found[child].term));
        let goal = match found.get(at) {
            Some(interpolation) => {
                let shared = shape.shared(terms, partitions, at);
                let in_scope = |symbol: &SymbolId| shared.binary_search(symbol).is_ok();
                if !terms.symbols(interpolation.term).iter().all(in_scope) {
                    return Err(Flaw::Scope(at));
                }
                terms.not(interpolation.term)
            }
            None => terms.true_(),
        };
        let mut solver =
            Solver::new(SolverConfig { certify: true, cache: false, reuse_models: false, ..config.clone() });
        match solver.check(terms, &known, goal, None) {
            Answer::Unsat => {}
            Answer::Unknown(why) => return Err(Flaw::Undecided(why)),
            Answer::Sat(_) if at < found.len() => return Err(Flaw::NotImplied(at)),
            Answer::Sat(_) => return Err(Flaw::NotRefuting),
        }
    }
    Ok(())
}
