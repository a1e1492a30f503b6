//! Bit-vector terms and their solver.
//!
//! Terms of SMT-LIB's `QF_BV` live in a hash-consed arena, [`Terms`]; its constructors simplify. An [`Assignment`] gives symbols values and an
//! [`Evaluator`] computes terms under it.
//!
//! ```
//! use symvm_solver::{Assignment, Evaluator, Terms};
//!
//! let mut terms = Terms::new();
//! let x = terms.symbol("x[0]", 8);
//! let wide = terms.zext(x, 32);
//! let limit = terms.constant(32, 100);
//! let below = terms.ult(wide, limit);
//!
//! let mut input = Assignment::new();
//! input.set(terms.symbol_of(x).expect("x is a symbol"), 42);
//! assert_eq!(Evaluator::new().eval(&terms, &input, below), 1);
//! ```

pub mod aig;
mod assignment;
mod blast;
mod build;
mod chain;
pub mod circuit;
mod cnf;
mod config;
mod engine;
mod eval;
mod facts;
pub mod interpolation;
mod limits;
mod preprocess;
mod print;
pub mod proof;
mod rewrite;
mod semantics;
mod session;
mod slice;
pub mod smtlib;
mod stats;
mod symset;
mod term;
mod terms;
mod theory;
mod value;

pub use assignment::Assignment;
pub use chain::{Solver, environment_problem};
pub use config::{Answer, SolverConfig, Why};
pub use eval::Evaluator;
pub use facts::KnownBits;
pub use print::{Display, ScriptWriter};
pub use stats::{Link, LinkStats, SolverStats};
pub use symset::SymbolSetId;
pub use symvm_sat::clock;
pub use term::{MAX_WIDTH, Op, SymbolId, TableId, TermId};
pub use terms::Terms;
pub use value::{BvValue, Limbs, mask};
