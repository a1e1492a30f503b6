//! What proofs cost: solving plainly, with the proof recorded, and with the proof checked; and what an interpolant's gates are
//! reduced to, by system (printed, as counts are the same on every machine).
#![allow(clippy::print_stderr, reason = "sizes are printed beside the times")]

use criterion::{BenchmarkId, Criterion};
use symvm_solver::aig::Reduction;
use symvm_solver::interpolation::{Interpolator, InterpolatorConfig, System};
use symvm_solver::{Solver, SolverConfig, TermId, Terms};

/// A contradiction between two sides.
struct Problem {
    name: &'static str,
    terms: Terms,
    sides: [Vec<TermId>; 2],
}

/// x·(y + z) against x·y + x·z.
fn distribution(width: u32) -> Problem {
    let mut terms = Terms::with_rewriting(false);
    let [x, y, z, p, q] = ["x", "y", "z", "p", "q"].map(|name| terms.symbol(name, width));
    let sum = terms.add(y, z);
    let left = terms.mul(x, sum);
    let (xy, xz) = (terms.mul(x, y), terms.mul(x, z));
    let right = terms.add(xy, xz);
    let (is_p, is_q, differ) = (terms.eq(p, left), terms.eq(q, right), terms.ne(p, q));
    Problem { name: "distribution", terms, sides: [vec![is_p], vec![is_q, differ]] }
}

/// x₀ < x₁ < … < x₀, cut in the middle.
fn comparisons(width: u32, length: usize) -> Problem {
    let mut terms = Terms::new();
    let chain: Vec<TermId> = (0..length).map(|i| terms.symbol(&format!("x{i}"), width)).collect();
    let mut sides = [Vec::new(), Vec::new()];
    for i in 0..length {
        sides[usize::from(2 * i >= length)].push(terms.ult(chain[i], chain[(i + 1) % length]));
    }
    Problem { name: "comparisons", terms, sides }
}

/// A hash of bytes run forwards from both ends of a message to different states.
fn rotations(width: u32, rounds: u32) -> Problem {
    let mut terms = Terms::new();
    let key: Vec<TermId> = (0..rounds).map(|i| terms.symbol(&format!("k{i}"), width)).collect();
    let [start, middle, end] = ["start", "middle", "end"].map(|name| terms.symbol(name, width));
    let round = |terms: &mut Terms, state: TermId, key: TermId| {
        let (high, low) = (terms.extract(state, width - 1, 3), terms.extract(state, 2, 0));
        let rotated = terms.concat(low, high);
        let sum = terms.add(rotated, key);
        terms.xor(sum, state)
    };
    let half = (rounds / 2) as usize;
    let forwards = key[..half].iter().fold(start, |state, k| round(&mut terms, state, *k));
    let backwards = key[half..].iter().fold(middle, |state, k| round(&mut terms, state, *k));
    let whole = key[half..].iter().fold(forwards, |state, k| round(&mut terms, state, *k));
    let a = vec![terms.eq(middle, forwards), terms.ne(end, whole)];
    let b = vec![terms.eq(end, backwards)];
    Problem { name: "rotations", terms, sides: [a, b] }
}

fn problems() -> Vec<Problem> {
    vec![distribution(6), comparisons(24, 12), rotations(12, 4)]
}

/// CaDiCaL's options of the interpolator, so that all ways search alike.
fn plain() -> SolverConfig {
    let cadical = vec![("shrink", 0), ("minimize", 0), ("chrono", 0)];
    SolverConfig { slice: false, cache: false, reuse_models: false, cadical, ..SolverConfig::default() }
}

fn solve(problem: &mut Problem, config: SolverConfig) {
    let all = problem.sides.concat();
    let truth = problem.terms.true_();
    assert!(Solver::new(config).check(&mut problem.terms, &all, truth, None).is_unsat());
}

fn tracing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("proof");
    group.sample_size(10);
    for mut problem in problems() {
        group.bench_function(BenchmarkId::new("plain", problem.name), |b| {
            b.iter(|| solve(&mut problem, plain()));
        });
        group.bench_function(BenchmarkId::new("recorded", problem.name), |b| {
            b.iter(|| {
                let refuted =
                    Interpolator::default().refute(&mut problem.terms, &problem.sides.clone()).is_ok();
                assert!(refuted);
            });
        });
        group.bench_function(BenchmarkId::new("certified", problem.name), |b| {
            b.iter(|| solve(&mut problem, SolverConfig { certify: true, ..plain() }));
        });
        group.bench_function(BenchmarkId::new("interpolated", problem.name), |b| {
            b.iter(|| {
                let config = InterpolatorConfig { eliminate: false, ..InterpolatorConfig::default() };
                let found = Interpolator::new(config).sequence(&mut problem.terms, &problem.sides.clone());
                assert!(found.is_ok());
            });
        });
    }
    group.finish();
}

fn sizes() {
    for mut problem in problems() {
        let mut interpolator = Interpolator::default();
        let refuted = interpolator.refute(&mut problem.terms, &problem.sides).expect("it is a contradiction");
        for system in System::ALL {
            let gates = |reduction| refuted.gates(system, reduction).expect("no limit was set");
            let [raw, hashed, reduced] =
                [Reduction::None, Reduction::Hashing, Reduction::TwoLevel].map(gates);
            eprintln!(
                "{} {}: {raw} gates, {hashed} hashed, {reduced} by two levels",
                problem.name,
                system.name()
            );
        }
    }
}

fn main() {
    sizes();
    let mut criterion = Criterion::default().configure_from_args();
    tracing(&mut criterion);
    criterion.final_summary();
}
