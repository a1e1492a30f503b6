//! Certificates are given to what is right and refused to what is not.

use super::simulation::Simulation;
use super::*;
use crate::aig::Aig;
use crate::blast::Blaster;
use crate::cnf::Encoder;
use crate::limits::Limits;
use crate::{SolverConfig, Terms};

/// Gates and clauses of a few conditions, and what a simulation says of them.
fn compare(spoil: impl Fn(&mut ClauseLog)) -> Result<(), CertificateError> {
    let mut terms = Terms::new();
    let (mut aig, mut blaster, mut encoder) = (Aig::default(), Blaster::default(), Encoder::default());
    let mut log = ClauseLog::new();
    let (x, y) = (terms.symbol("x", 70), terms.symbol("y", 70));
    let product = terms.mul(x, y);
    let quotient = terms.udiv(product, y);
    let condition = terms.eq(quotient, x);
    let limits = Limits::new(
        &SolverConfig { max_gates: 1_000_000, ..SolverConfig::default() },
        symvm_sat::clock::now(),
        None,
    );
    let gate = blaster.condition(&mut aig, &terms, condition, &limits, None).expect("no limit is near");
    encoder.assume(&aig, gate, &mut log, &limits).expect("no limit is near");
    spoil(&mut log);
    Simulation::new(3).compare(&terms, &aig, &blaster, &encoder, &log)
}

impl crate::cnf::ClauseSink for ClauseLog {
    fn clause(&mut self, literals: &[rustsat::types::Lit]) {
        self.push(literals);
    }
}

#[test]
fn a_clause_too_strong_is_noticed() {
    compare(|_| {}).expect("blasting and encoding are right");
    let spoiled = compare(|log| {
        let long = log.iter().find(|clause| clause.len() == 3).expect("there are gates").to_vec();
        log.push(&long[..2]);
    });
    assert!(matches!(spoiled, Err(CertificateError::Encoding(_))), "{spoiled:?}");
}
