//! A bit-vector solver: terms, models, unsatisfiable cores, checked proofs and interpolants.
//!
//! Formulas of SMT-LIB's `QF_BV` are bit-blasted to the SAT solver CaDiCaL, incrementally. Nothing else is
//! needed: no SMT library, no external program. The door for text is [`smtlib`], which also knows arrays and
//! uninterpreted functions.
//!
//! ```text
//! Terms ──▶ Solver: slicing ─▶ caches ─▶ session (graph of gates, clauses, CaDiCaL) ─▶ Answer
//!   │                                        └─ proof ─▶ LratChecker, Refutation (DIMACS and LRAT)
//!   └─────▶ Interpolator: partitions ─▶ session ─▶ proof ─▶ interpolants, as Terms
//! ```
//!
//! # Terms and solving
//!
//! Terms live in a hash-consed arena, [`Terms`]; its constructors simplify. A truth value is a bit-vector of
//! width 1. [`Solver::check`] asks whether a conjunction can hold; the model is an [`Assignment`], and an
//! [`Evaluator`] computes terms under it.
//!
//! ```
//! use symvm_solver::{Answer, Evaluator, Solver, Terms};
//!
//! let mut terms = Terms::new();
//! let (x, y) = (terms.symbol("x", 32), terms.symbol("y", 32));
//! let (product, target) = (terms.mul(x, y), terms.constant(32, 3 * 5 * 7));
//! let (one, limit) = (terms.constant(32, 1), terms.constant(32, 100));
//! let path = [terms.eq(product, target), terms.ult(one, x), terms.ult(x, limit)];
//! let goal = terms.ult(y, x);
//!
//! let mut solver = Solver::default(); // keeps what it learned for the next question
//! let Answer::Sat(model) = solver.check(&mut terms, &path, goal, None) else {
//!     panic!("there are solutions, 15 and 7 among them");
//! };
//! let mut evaluator = Evaluator::new();
//! assert_eq!(evaluator.eval(&terms, &model, product), 105);
//! assert_eq!(evaluator.eval(&terms, &model, goal), 1);
//!
//! let odd = terms.extract(x, 0, 0);
//! let even = terms.not(odd);
//! assert!(solver.check(&mut terms, &path, even, None).is_unsat()); // odd numbers have no even factors
//! ```
//!
//! # Cores
//!
//! Which conditions contradict each other: [`interpolation::Refuted::core`] names them, by partition; here
//! there is one.
//!
//! ```
//! use symvm_solver::{Terms, interpolation::Interpolator};
//!
//! let mut terms = Terms::new();
//! let (x, y, z) = (terms.symbol("x", 8), terms.symbol("y", 8), terms.symbol("z", 8));
//! let (less, more, other) = (terms.ult(x, y), terms.ult(y, x), terms.ult(y, z));
//! let mut interpolator = Interpolator::default();
//! let refuted = interpolator.refute(&mut terms, &[vec![less, other, more]])?;
//! assert_eq!(refuted.core(), [[less, more]]);
//! # Ok::<(), symvm_solver::interpolation::NoInterpolant>(())
//! ```
//!
//! # Proofs
//!
//! With [`SolverConfig::certify`] an independent checker, [`proof::LratChecker`], has to accept CaDiCaL's
//! proof of every "unsatisfiable", down to the clauses; the clauses are compared with the gates, and the
//! gates with the terms, by evaluation. [`proof::Refutation`] is a proof to keep, as DIMACS and LRAT for
//! other people's checkers.
//!
//! ```
//! use symvm_solver::{Solver, SolverConfig, Terms, proof::Refutation};
//!
//! let mut terms = Terms::new();
//! let (x, y, z) = (terms.symbol("x", 16), terms.symbol("y", 16), terms.symbol("z", 16));
//! let circle = [terms.ult(x, y), terms.ult(y, z), terms.ult(z, x)];
//!
//! let mut solver = Solver::new(SolverConfig { certify: true, ..SolverConfig::default() });
//! assert!(solver.check(&mut terms, &circle[..2], circle[2], None).is_unsat());
//! assert!(solver.rejected().is_none());
//!
//! let (_, proof) = Refutation::search(&mut terms, &circle, &SolverConfig::default())?;
//! let proof = proof.expect("an unsatisfiable answer has one");
//! proof.check()?;
//! let mut dimacs = Vec::new();
//! proof.write_dimacs(&mut dimacs)?;
//! assert!(dimacs.starts_with(b"c symbol x "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Interpolants
//!
//! Why two sides contradict each other, in terms of what both speak of: see [`interpolation`] for sequences,
//! trees and systems.
//!
//! ```
//! use symvm_solver::{Terms, interpolation::Interpolator};
//!
//! let mut terms = Terms::new();
//! let (x, y, z) = (terms.symbol("x", 32), terms.symbol("y", 32), terms.symbol("z", 32));
//! let (a, b) = ([terms.eq(x, y), terms.eq(y, z)], [terms.ne(x, z)]);
//! let i = Interpolator::default().interpolant(&mut terms, &a, &b)?;
//! assert_eq!(i, terms.eq(x, z));
//! # Ok::<(), symvm_solver::interpolation::NoInterpolant>(())
//! ```
//!
//! Read first: [`Terms`], [`Solver`], [`SolverConfig`], [`interpolation::Interpolator`], [`smtlib::Script`].

pub mod aig;
mod assignment;
mod audit;
mod blast;
mod bounds;
mod build;
mod by_symbol;
mod chain;
mod choices;
pub mod circuit;
mod cnf;
mod cone;
mod config;
mod deferred;
mod engine;
mod eval;
mod facts;
mod heavy;
mod import;
pub mod interpolation;
mod limits;
mod local;
mod notation;
mod paged;
mod preprocess;
mod print;
pub mod proof;
mod reach;
mod recent;
mod rewrite;
mod semantics;
mod session;
mod singles;
mod slice;
pub mod smtlib;
mod stats;
mod substitute;
mod symset;
mod term;
mod terms;
mod theory;
mod value;
mod values;

pub use assignment::Assignment;
pub use chain::{Solver, environment_problem};
pub use config::{Answer, SolverConfig, Why};
pub use deferred::{Deferrable, Operand, Sym};
pub use eval::Evaluator;
pub use facts::KnownBits;
pub use notation::{Form, Notation, Part};
pub use print::{Display, ScriptWriter};
pub use reach::Reach;
pub use stats::{Link, LinkStats, SolverStats};
pub use symset::SymbolSetId;
pub use symvm_sat::clock;
pub use term::{MAX_WIDTH, Op, SymbolId, TableId, TermId};
pub use terms::Terms;
pub use value::{BvValue, Limbs, mask};
