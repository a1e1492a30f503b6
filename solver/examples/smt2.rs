//! Answers SMT-LIB scripts: the smallest use of the crate as a solver.
//!
//! `cargo run --release -p symvm-solver --example smt2 -- FILE.smt2…`

use std::fs::File;
use std::io::{self, stdout};
use symvm_solver::smtlib::Script;

fn main() -> io::Result<()> {
    for path in std::env::args_os().skip(1) {
        // The error has been answered as `(error …)`; the next script may be better.
        drop(Script::default().run(File::open(path)?, &mut stdout().lock()));
    }
    Ok(())
}
