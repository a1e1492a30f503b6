//! Thousands of contradictions interpolated by every system, each interpolant checked by solvers of its own:
//! `cargo run --release -p symvm-solver --example interpolants [pairs] [seed]`.
//!
//! Half of the problems are random terms over several widths, half are structured: two ways to compute one thing,
//! chains of comparisons, loops unrolled. Prints, as `benches/interpolation.md` keeps it, what was verified, sizes and times with
//! and without reduction, and what a traced and a certified search cost beside a plain one with the same options of CaDiCaL. The table is
//! printed again after each [`BLOCK`] of pairs, so a run that is stopped has shown what it found until then.
#![allow(clippy::print_stdout, reason = "a command-line tool reports on the terminal")]

#[path = "../tests/random/mod.rs"]
mod random;

use std::time::{Duration, Instant};

use random::craig::{check_tree_by, checker};
use random::{Rng, contradiction, structured};
use symvm_solver::aig::Reduction;
use symvm_solver::interpolation::{Interpolator, NoInterpolant, System};
use symvm_solver::{Solver, SolverConfig, TermId, Terms};

/// What one system came to.
#[derive(Default)]
struct PerSystem {
    verified: u64,
    /// Gates and time without reduction, with hashing, with two levels.
    reduced: [(usize, Duration); 3],
    /// Folded, lifted and written as terms.
    whole: Duration,
}

/// What was measured, summed up.
#[derive(Default)]
struct Totals {
    systems: [PerSystem; 3],
    best: u64,
    plain: Duration,
    traced: Duration,
    certified: Duration,
    checking: Duration,
}

/// Pairs between two tables.
const BLOCK: u64 = 500;

const REDUCTIONS: [Reduction; 3] = [Reduction::None, Reduction::Hashing, Reduction::TwoLevel];

/// Searches for nothing but the answer, kept from problem to problem as the interpolator's session is.
fn solver(certify: bool) -> Solver {
    let cadical = vec![("shrink", 0), ("minimize", 0), ("chrono", 0)];
    let fresh = SolverConfig::default();
    Solver::new(SolverConfig { slice: false, cache: false, reuse_models: false, certify, cadical, ..fresh })
}

fn timed<T>(total: &mut Duration, run: impl FnOnce() -> T) -> T {
    let begin = Instant::now();
    let result = run();
    *total += begin.elapsed();
    result
}

fn main() -> Result<(), NoInterpolant> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default: u64| arguments.next().and_then(|n| n.parse().ok()).unwrap_or(default);
    let (pairs, seed) = (number(10_000), number(1));
    let mut rng = Rng(seed);
    let mut totals = Totals::default();
    let (mut interpolator, mut terms) = (Interpolator::default(), Terms::new());
    let (mut plain, mut certified) = (solver(false), solver(true));
    for at in 0..pairs {
        // Sessions live through eight problems of one arena.
        if at % 8 == 0 {
            (interpolator, terms) = (Interpolator::default(), Terms::new());
            (plain, certified) = (solver(false), solver(true));
        }
        // Independent of everything that finds interpolants, and of all other problems.
        let mut independent = checker();
        let partitions = if at % 2 == 0 {
            contradiction(&mut terms, &mut rng, 2)
        } else {
            structured(&mut terms, &mut rng)
        };
        let (all, truth): (Vec<TermId>, TermId) = (partitions.concat(), terms.true_());
        let answer = timed(&mut totals.plain, || plain.check(&mut terms, &all, truth, None));
        assert!(answer.is_unsat(), "a contradiction is refuted");
        let answer = timed(&mut totals.certified, || certified.check(&mut terms, &all, truth, None));
        assert!(answer.is_unsat(), "a contradiction is refuted and certified: {:?}", certified.rejected());
        let parents: Vec<usize> = (1..partitions.len()).collect();
        let mut refuted = timed(&mut totals.traced, || interpolator.refute(&mut terms, &partitions))?;
        for (row, system) in totals.systems.iter_mut().zip(System::ALL) {
            for ((gates, time), reduction) in row.reduced.iter_mut().zip(REDUCTIONS) {
                *gates += timed(time, || refuted.gates(system, reduction))?;
            }
            let found = timed(&mut row.whole, || refuted.sequence_by(&mut terms, system))?;
            let conditions: Vec<_> = found.iter().map(|one| one.term).collect();
            timed(&mut totals.checking, || {
                check_tree_by(&mut independent, &mut terms, &partitions, &parents, &conditions);
            });
            row.verified += conditions.len() as u64;
        }
        let best: Vec<_> = refuted.sequence(&mut terms)?.iter().map(|one| one.term).collect();
        timed(&mut totals.checking, || {
            check_tree_by(&mut independent, &mut terms, &partitions, &parents, &best);
        });
        totals.best += best.len() as u64;
        if (at + 1) % BLOCK == 0 || at + 1 == pairs {
            println!("\n{} contradictions, seed {seed}:\n", at + 1);
            print(&totals);
        }
    }
    Ok(())
}

fn print(totals: &Totals) {
    println!(
        "| system | verified | gates, raw | hashed | two levels | fold, raw | hashed | two levels | with lifting |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for (row, system) in totals.systems.iter().zip(System::ALL) {
        let [raw, hashed, reduced] = row.reduced;
        println!(
            "| {} | {} | {} | {} | {} | {:.1?} | {:.1?} | {:.1?} | {:.1?} |",
            system.name(),
            row.verified,
            raw.0,
            hashed.0,
            reduced.0,
            raw.1,
            hashed.1,
            reduced.1,
            row.whole
        );
    }
    println!("| smallest of all | {} | | | | | | | |", totals.best);
    let ratio = |time: Duration| time.as_secs_f64() / totals.plain.as_secs_f64();
    println!();
    println!(
        "Search, plain {:.1?}; traced {:.1?} ({:.2}x); certified {:.1?} ({:.2}x). Checking the interpolants {:.1?}.",
        totals.plain,
        totals.traced,
        ratio(totals.traced),
        totals.certified,
        ratio(totals.certified),
        totals.checking
    );
}
