//! CaDiCaL 3 behind [rustsat]'s solver traits.
//!
//! `rustsat` ships its own binding, but that one runs bindgen and therefore wants libclang on the
//! machine that builds it. This crate implements the same traits over `cadical-sys`, which needs a
//! C++ compiler and nothing else. It adds what a symbolic executor asks of a SAT solver:
//!
//! * a wall-clock deadline, a cancel flag and a conflict limit, all honoured *inside* the search;
//! * options that do not depend on the environment the process happens to run in;
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
//! Read [`CaDiCaL`] first; [`clock`] is the only place that reads the time.

pub mod clock;
mod options;
mod solver;
mod traits;
mod watch;

pub use cadical_sys::ProofTracer;
pub use options::CreateError;
pub use rustsat;
pub use solver::CaDiCaL;
pub use watch::{Interrupter, StopCause};

#[cfg(test)]
mod tests;
