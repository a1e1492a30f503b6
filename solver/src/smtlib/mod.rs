//! SMT-LIB 2: scripts in, answers out.
//!
//! [`Script`] runs the commands of SMT-LIB 2.7 for the logics `QF_BV`, `QF_ABV`, `QF_UFBV` and `QF_AUFBV`.
//!
//! ```
//! use symvm_solver::smtlib::Script;
//!
//! let text = "(set-logic QF_BV) (declare-const x (_ BitVec 8))
//!     (assert (= (bvmul x x) #x31)) (assert (bvult x #x10)) (check-sat) (get-value (x))";
//! let mut answers = Vec::new();
//! Script::default().run(text.as_bytes(), &mut answers)?;
//! assert_eq!(String::from_utf8_lossy(&answers), "sat\n((x #x07))\n");
//! # Ok::<(), symvm_solver::smtlib::ScriptError>(())
//! ```
//!
//! ```text
//! bytes ─reader─▶ command ─lexer, term─▶ Exprs ─lower─▶ Terms + arrays ─engine─▶ model ─value─▶ checked on Exprs
//! ```

mod audit;
#[cfg(test)]
mod combined;
mod command;
mod derive;
mod error;
mod expected;
mod expr;
pub mod generate;
mod interpolate;
mod lexer;
mod literal;
mod lower;
mod names;
mod op;
mod options;
mod partitioned;
mod print;
mod query;
mod raise;
#[cfg(test)]
mod random;
mod reader;
mod script;
mod sort;
mod template;
mod term;
#[cfg(test)]
mod tests;
mod traced;
mod value;

pub use error::{Position, ScriptError};
pub use expected::expected_answers;
pub use expr::{Decl, DeclId, ExprId, Exprs};
pub use op::ExprOp;
pub use print::{operator_names, symbol};
pub use script::{Script, ScriptConfig, ScriptStats, Verdict};
pub use sort::{Sort, SortId, Sorts};
