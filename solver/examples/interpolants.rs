//! Thousands of contradictions interpolated by every system, each interpolant checked by solvers of its own:
//! `cargo run --release -p symvm-solver --example interpolants [pairs] [seed]`.
//!
//! Half of the problems are random terms over several widths, half are structured: two ways to compute one thing,
//! chains of comparisons, loops unrolled. Prints what was verified, the time per stage, and sizes with and without reduction.
#![allow(clippy::print_stdout, reason = "a command-line tool reports on the terminal")]

#[path = "../tests/random/mod.rs"]
mod random;

use std::time::{Duration, Instant};

use random::craig::check_sequence;
use random::{Rng, contradiction, structured};
use symvm_solver::Terms;
use symvm_solver::aig::Reduction;
use symvm_solver::interpolation::{Interpolator, NoInterpolant, System};

/// What was measured, summed up.
#[derive(Default)]
struct Totals {
    verified: [u64; 3],
    best: u64,
    solving: Duration,
    folding: Duration,
    checking: Duration,
    /// By system, then without reduction, with hashing, with two levels.
    gates: [[usize; 3]; 3],
}

const REDUCTIONS: [Reduction; 3] = [Reduction::None, Reduction::Hashing, Reduction::TwoLevel];

fn main() -> Result<(), NoInterpolant> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default: u64| arguments.next().and_then(|n| n.parse().ok()).unwrap_or(default);
    let (pairs, seed) = (number(10_000), number(1));
    let mut rng = Rng(seed);
    let mut totals = Totals::default();
    let (mut interpolator, mut terms) = (Interpolator::default(), Terms::new());
    for at in 0..pairs {
        // Sessions live through eight problems of one arena.
        if at % 8 == 0 {
            (interpolator, terms) = (Interpolator::default(), Terms::new());
        }
        let partitions = if at % 2 == 0 {
            contradiction(&mut terms, &mut rng, 2)
        } else {
            structured(&mut terms, &mut rng)
        };
        let begin = Instant::now();
        let mut refuted = interpolator.refute(&mut terms, &partitions)?;
        totals.solving += begin.elapsed();
        for (i, system) in System::ALL.into_iter().enumerate() {
            let begin = Instant::now();
            let found = refuted.sequence_by(&mut terms, system)?;
            totals.folding += begin.elapsed();
            for (j, reduction) in REDUCTIONS.into_iter().enumerate() {
                totals.gates[i][j] += refuted.gates(system, reduction)?;
            }
            let begin = Instant::now();
            let conditions: Vec<_> = found.iter().map(|one| one.term).collect();
            check_sequence(&mut terms, &partitions, &conditions);
            totals.checking += begin.elapsed();
            totals.verified[i] += conditions.len() as u64;
        }
        let best: Vec<_> = refuted.sequence(&mut terms)?.iter().map(|one| one.term).collect();
        check_sequence(&mut terms, &partitions, &best);
        totals.best += best.len() as u64;
        if (at + 1) % 1000 == 0 {
            println!("{} contradictions", at + 1);
        }
    }
    println!("verified   best: {}", totals.best);
    println!("{:18} {:>9} {:>12} {:>12} {:>12}", "system", "verified", "gates raw", "hashed", "two-level");
    for (i, system) in System::ALL.into_iter().enumerate() {
        let [raw, hashed, reduced] = totals.gates[i];
        println!("{:18} {:>9} {raw:>12} {hashed:>12} {reduced:>12}", system.name(), totals.verified[i]);
    }
    println!(
        "solve {:.1?}, fold and lift {:.1?}, check {:.1?}",
        totals.solving, totals.folding, totals.checking
    );
    Ok(())
}
