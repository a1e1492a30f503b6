//! The solver's chain on a thousand related queries: the path conditions of a depth-first exploration.
//!
//! The program that is "explored" skips blanks, reads a number, looks each byte up in a table of classes and sums words,
//! over 24 symbolic bytes; each query asks for the other side of the last open decision.

use criterion::{Criterion, Throughput};
use symvm_solver::{Answer, Assignment, Evaluator, Solver, SolverConfig, TermId, Terms};

const BYTES: usize = 24;
const DEPTH: usize = 40;
const QUERIES: usize = 1_000;

/// One query: the path so far, the side to reach, and an input that follows the path.
struct Query {
    prefix: Vec<TermId>,
    goal: TermId,
    hint: Assignment,
}

/// The program's decision number `at`, after decisions that went as `taken`.
fn decision(terms: &mut Terms, bytes: &[TermId], taken: &[bool]) -> TermId {
    let at = taken.len();
    let byte = bytes[at * 5 / 8 % BYTES];
    let recent = taken.iter().rev().take(2).fold(0u64, |n, t| n * 2 + u64::from(*t));
    match (at as u64 + recent * 3) % 8 {
        0 | 1 => {
            let blank = terms.constant(8, 32 + recent);
            terms.eq(byte, blank)
        }
        2 | 3 => {
            let (zero, ten) = (terms.constant(8, 48), terms.constant(8, 10));
            let digit = terms.sub(byte, zero);
            terms.ult(digit, ten)
        }
        4 => {
            let classes: Vec<TermId> = (0..256).map(|i: u64| terms.constant(8, i * i / 9 % 5)).collect();
            let classes = terms.table(&classes);
            let class = terms.read(classes, byte);
            let wanted = terms.constant(8, recent);
            terms.eq(class, wanted)
        }
        5 | 6 => {
            // A decimal number of three digits is below a limit.
            let mut number = terms.constant(32, 0);
            let ten = terms.constant(32, 10);
            for k in 0..3 {
                let digit = terms.zext(bytes[(at + k) % BYTES], 32);
                number = terms.mul(number, ten);
                number = terms.add(number, digit);
            }
            let limit = terms.constant(32, 900 * (recent + 1) + at as u64);
            terms.slt(number, limit)
        }
        _ => {
            let (low, high) =
                (terms.concat(bytes[at % BYTES], byte), terms.concat(byte, bytes[(at + 7) % BYTES]));
            let sum = terms.add(low, high);
            let limit = terms.constant(16, (0x1234 * (recent + 1)) & 0xffff);
            terms.ult(sum, limit)
        }
    }
}

/// Explores depth first until there are enough queries.
fn queries(terms: &mut Terms) -> Vec<Query> {
    let bytes: Vec<TermId> = (0..BYTES).map(|i| terms.symbol(&format!("x[{i}]"), 8)).collect();
    let mut solver = Solver::new(SolverConfig::default());
    let mut evaluator = Evaluator::new();
    let mut input = Assignment::new();
    let mut queries = Vec::new();
    // Condition as taken, its side, whether the other side is done.
    let mut path: Vec<(TermId, bool, bool)> = Vec::new();
    loop {
        evaluator.begin();
        while path.len() < DEPTH {
            let taken: Vec<bool> = path.iter().map(|step| step.1).collect();
            let condition = decision(terms, &bytes, &taken);
            let holds = evaluator.holds(terms, &input, condition);
            let side = if holds { condition } else { terms.not(condition) };
            path.push((side, holds, terms.is_const(side)));
        }
        loop {
            let (side, holds, done) = path.pop().expect("the tree has more than enough paths");
            if done {
                continue;
            }
            let goal = terms.not(side);
            let prefix: Vec<TermId> = path.iter().map(|step| step.0).collect();
            let answer = solver.check(terms, &prefix, goal, Some(&input));
            queries.push(Query { prefix, goal, hint: input.clone() });
            if queries.len() == QUERIES {
                return queries;
            }
            if let Answer::Sat(model) = answer {
                input.overlay(&model);
                path.push((goal, !holds, true));
                break;
            }
        }
    }
}

/// Answers all queries with a new solver; the number of satisfiable ones keeps runs comparable.
fn ask(terms: &mut Terms, queries: &[Query], config: SolverConfig) -> usize {
    let mut solver = Solver::new(config);
    let mut satisfiable = 0;
    for q in queries {
        match solver.check(terms, &q.prefix, q.goal, Some(&q.hint)) {
            Answer::Sat(_) => satisfiable += 1,
            Answer::Unsat => {}
            Answer::Unknown(why) => panic!("a query without limits was given up: {why:?}"),
        }
    }
    satisfiable
}

fn solver(criterion: &mut Criterion) {
    let mut terms = Terms::new();
    let queries = queries(&mut terms);
    let expected = ask(&mut terms, &queries, SolverConfig::default());
    let bare = || SolverConfig { cache: false, reuse_models: false, ..SolverConfig::default() };
    let mut group = criterion.benchmark_group("solver");
    group.sample_size(10).throughput(Throughput::Elements(QUERIES as u64));
    group.bench_function("chain", |b| {
        b.iter(|| assert_eq!(ask(&mut terms, &queries, SolverConfig::default()), expected));
    });
    group.bench_function("search only", |b| {
        b.iter(|| assert_eq!(ask(&mut terms, &queries, bare()), expected));
    });
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    solver(&mut criterion);
    criterion.final_summary();
}
