//! Proofs: every "unsatisfiable" traced back to the bit-blasted clauses, and those to the terms.
//!
//! ```text
//! conditions ──blast──▶ gates ──encode──▶ clauses ──CaDiCaL──▶ refutation
//!     └──── Simulation: 64 inputs ────────────┘ └── LratChecker ───┘
//! ```
//! With [`SolverConfig::certify`](crate::SolverConfig::certify) an answer is given only after an
//! [`LratChecker`] has accepted every step of CaDiCaL's proof, from the clauses as the encoder made them to a
//! clause that denies the conditions, and after every gate and clause behind it has agreed with the term
//! evaluator on boundary and random inputs. [`Refutation`] is the same proof as a text for other people's
//! checkers.

mod certifier;
mod log;
mod lrat;
mod refutation;
mod simulation;

pub use certifier::CertificateError;
pub(crate) use certifier::Certifier;
pub(crate) use log::{ClauseLog, Reason};
pub use lrat::{LratChecker, LratError};
pub use refutation::{Refutation, Step};

#[cfg(test)]
mod tests;
