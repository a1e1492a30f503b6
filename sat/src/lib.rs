//! CaDiCaL 3 behind [rustsat]'s solver traits.
//!
//! `rustsat` ships its own binding, but that one runs bindgen and therefore wants libclang on the
//! machine that builds it. This crate implements the same traits over `cadical-sys`, which needs a
//! C++ compiler and nothing else. It adds what a symbolic executor asks of a SAT solver:
//!
//! * a wall-clock deadline, a cancel flag and a conflict limit, all honoured *inside* the search;
//! * options that do not depend on the environment the process happens to run in;
//! * its proof, recorded in memory with every clause's antecedents, for those who ask: [`CaDiCaL::tracing`];
//! * no call, in whatever order, that ends the process: misuse is an `Err`.
//!
//! ```
//! use rustsat::{lit, solvers::{Solve, SolveIncremental, SolverResult}};
//! use symvm_sat::CaDiCaL;
//!
//! let mut sat = CaDiCaL::new()?;
//! sat.add_binary(lit![0], lit![1])?;
//! assert_eq!(sat.solve_assumps(&[!lit![0], !lit![1]])?, SolverResult::Unsat);
//! assert_eq!(sat.core()?, [lit![0], lit![1]]); // the clause that the assumptions falsify
//! assert_eq!(sat.solve_assumps(&[!lit![0]])?, SolverResult::Sat);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A refutation, from the clause that concludes it back to the clauses that were added:
//!
//! ```
//! use rustsat::{lit, solvers::{Solve, SolveIncremental, SolverResult}};
//! use symvm_sat::{CaDiCaL, Origin};
//!
//! let mut sat = CaDiCaL::tracing(&[])?;
//! sat.add_binary(!lit![0], lit![1])?;
//! sat.add_binary(!lit![1], lit![2])?;
//! sat.add_binary(lit![5], lit![6])?;
//! assert_eq!(sat.solve_assumps(&[lit![0], !lit![2]])?, SolverResult::Unsat);
//! let last = sat.conclude()?;
//! let trace = sat.trace().expect("this solver records");
//! assert_eq!(trace.literals(last).len(), 2); // ¬0 ∨ 2
//! let used: Vec<_> = trace.cone(last, |_| false).into_iter().filter_map(|c| trace.origin(c)).collect();
//! assert_eq!(used, [Origin::Added(0), Origin::Added(1), Origin::Derived]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Read [`CaDiCaL`] first; [`clock`] is the only place that reads the time.

pub mod clock;
mod options;
mod solver;
mod trace;
mod traits;
mod watch;

pub use options::CreateError;
pub use rustsat;
pub use solver::{CaDiCaL, ConcludeError};
pub use trace::{ClauseId, Origin, Trace, TraceFault};
pub use watch::{Interrupter, StopCause};

#[cfg(test)]
mod tests;
