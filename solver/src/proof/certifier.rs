//! The certificate of one session's answers, kept up as the session goes on.
//!
//! A step of CaDiCaL's proof is checked once: a later refutation that uses what an earlier one derived walks
//! down no further than to there.

use rustsat::types::Lit;
use symvm_sat::{CaDiCaL, ClauseId, ConcludeError, Origin};
use thiserror::Error;

use super::log::ClauseLog;
use super::lrat::{LratChecker, LratError};
use super::simulation::Simulation;
use crate::TermId;
use crate::interpolation::Flaw;

/// What a certificate was refused for. Each of these would be a bug, of ours or of CaDiCaL.
#[derive(Debug, Error)]
pub enum CertificateError {
    /// CaDiCaL's proof could not be had.
    #[error("there is no proof: {0}")]
    NoProof(#[from] ConcludeError),
    /// The checker does not accept the proof.
    #[error("the proof is wrong: {0}")]
    Lrat(#[from] LratError),
    /// The proof starts from a clause that was never added.
    #[error("the proof uses an original clause {0} that was not added")]
    Formula(u32),
    /// The proof is of something else than that the conditions contradict each other.
    #[error("the proof ends in a clause that does not deny the conditions")]
    Conclusion,
    /// The gates of a term do not compute the term.
    #[error("the gates of {0} compute something else")]
    Blasting(TermId),
    /// An assertion and the term made of it disagree under some interpretation.
    #[error("{0} is not what was asserted")]
    Lowering(TermId),
    /// A problem and what simplification made of it disagree under some interpretation, or one satisfies
    /// both.
    #[error("simplification changed the problem")]
    Simplification,
    /// A lemma about arrays or functions does not hold under some interpretation.
    #[error("the lemma {0} does not hold")]
    Lemma(TermId),
    /// An interpolant is not one.
    #[error(transparent)]
    Interpolant(#[from] Flaw),
    /// A clause contradicts the gates that it encodes.
    #[error("clause {0} does not follow from its gate")]
    Encoding(usize),
}

/// See the module.
pub(crate) struct Certifier {
    checker: LratChecker,
    pub(crate) simulation: Simulation,
}

impl Certifier {
    pub(crate) fn new() -> Certifier {
        Certifier { checker: LratChecker::new(), simulation: Simulation::new(1) }
    }

    /// Checks that the last search of `solver` refuted that all of `assumed` hold.
    pub(crate) fn refuted(
        &mut self,
        solver: &mut CaDiCaL,
        log: &ClauseLog,
        assumed: impl Fn(Lit) -> bool,
    ) -> Result<(), CertificateError> {
        let last = solver.conclude()?;
        let trace = solver.trace().ok_or(ConcludeError::NotTracing)?;
        let known = |id: ClauseId| self.checker.clause(u64::from(id.0)).is_some();
        for id in trace.cone(last, known) {
            let number = u64::from(id.0);
            match trace.origin(id) {
                Some(Origin::Added(n)) => {
                    let clause = log.get(n as usize).ok_or(CertificateError::Formula(n))?;
                    self.checker.add_original(number, &numbers(clause))?;
                }
                _ => {
                    let hints: Vec<i64> = trace.antecedents(id).map(|below| i64::from(below.0)).collect();
                    self.checker.derive(number, &numbers(trace.literals(id)), &hints)?;
                }
            }
        }
        let end = self.checker.clause(u64::from(last.0)).ok_or(CertificateError::Conclusion)?;
        let denies = |&literal: &i32| Lit::from_ipasir(-literal).is_ok_and(&assumed);
        if end.iter().all(denies) { Ok(()) } else { Err(CertificateError::Conclusion) }
    }
}

fn numbers(clause: &[Lit]) -> Vec<i32> {
    clause.iter().map(|lit| lit.to_ipasir()).collect()
}
