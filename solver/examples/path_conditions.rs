//! Measures the chain on what a depth-first concolic exploration asks: a thousand related queries.
//!
//! The "program" reads 32 symbolic bytes; its decisions are byte comparisons, table look-ups, sums and
//! products of words, chosen by what was decided before. Options of CaDiCaL to try can be given as
//! `name=value`; `--bare` switches every link but the search off.

use std::hash::{DefaultHasher, Hash, Hasher};

use symvm_solver::{Answer, Assignment, Evaluator, Link, Solver, SolverConfig, TermId, Terms, clock};

const BYTES: usize = 32;
const DEPTH: usize = 48;
const QUERIES: u64 = 1000;

/// The program's next decision after those made so far.
fn decision(terms: &mut Terms, bytes: &[TermId], made: &[(usize, bool)], kind: u64) -> TermId {
    let mut hasher = DefaultHasher::new();
    // Only the last few outcomes matter, so that paths meet again.
    (made.len(), &made[made.len().saturating_sub(3)..]).hash(&mut hasher);
    let seed = hasher.finish();
    let byte = |k: u64| bytes[(seed >> k) as usize % BYTES];
    let at = (made.len() * 3 / 4) % BYTES;
    let word = |terms: &mut Terms, at: usize| {
        let (a, b) = (bytes[at % BYTES], bytes[(at + 1) % BYTES]);
        let (c, d) = (bytes[(at + 2) % BYTES], bytes[(at + 3) % BYTES]);
        let (high, low) = (terms.concat(d, c), terms.concat(b, a));
        terms.concat(high, low)
    };
    match (seed ^ kind) % 10 {
        0..=4 => {
            let k = terms.constant(8, seed >> 13 & 0x7f);
            if seed >> 40 & 1 == 0 { terms.eq(bytes[at], k) } else { terms.ult(bytes[at], k) }
        }
        5 => {
            let class: Vec<TermId> = (0..256).map(|i| terms.constant(8, i * i / 7 % 5)).collect();
            let class = terms.table(&class);
            let found = terms.read(class, bytes[at]);
            let k = terms.constant(8, seed >> 20 & 3);
            terms.eq(found, k)
        }
        6 | 7 => {
            let (a, b) = (word(terms, at), word(terms, at + 4));
            let sum = terms.add(a, b);
            let k = terms.constant(32, seed >> 7 & 0xffff_ffff);
            terms.ult(sum, k)
        }
        8 => {
            let (a, b) = (terms.zext(byte(3), 32), terms.zext(byte(17), 32));
            let ten = terms.constant(32, 10);
            let scaled = terms.mul(a, ten);
            let sum = terms.add(scaled, b);
            let k = terms.constant(32, seed >> 9 & 0x7ff);
            terms.slt(sum, k)
        }
        _ => {
            let (a, b) = (terms.zext(byte(5), 16), terms.zext(byte(23), 16));
            let product = terms.mul(a, b);
            let k = terms.constant(16, seed >> 11 & 0x3fff);
            terms.ult(k, product)
        }
    }
}

fn main() {
    let mut config = SolverConfig::default();
    let mut kind = 0;
    for argument in std::env::args().skip(1) {
        if argument == "--bare" {
            config.cache = false;
            config.reuse_models = false;
        } else if argument == "--fresh" {
            config.incremental = false;
        } else if argument == "--unsliced" {
            config.slice = false;
        } else if let Some((name, value)) = argument.split_once('=') {
            let value = value.parse().expect("an option's value is a number");
            if name == "kind" {
                kind = value as u64;
            } else {
                config.cadical.push((String::leak(name.to_owned()), value));
            }
        }
    }
    let mut terms = Terms::new();
    let bytes: Vec<TermId> = (0..BYTES).map(|i| terms.symbol(&format!("x[{i}]"), 8)).collect();
    let mut solver = Solver::new(config);
    let mut evaluator = Evaluator::new();
    let mut input = Assignment::new();
    // The path: conditions as taken, whether the decision was true, whether the other side is done.
    let mut path: Vec<(TermId, bool, bool)> = Vec::new();
    let begin = clock::now();
    let mut slowest = 0;
    'run: while solver.stats().queries < QUERIES {
        evaluator.begin();
        while path.len() < DEPTH {
            let made: Vec<(usize, bool)> = path.iter().enumerate().map(|(i, step)| (i, step.1)).collect();
            let condition = decision(&mut terms, &bytes, &made, kind);
            let holds = evaluator.holds(&terms, &input, condition);
            let taken = if holds { condition } else { terms.not(condition) };
            path.push((taken, holds, terms.is_const(taken)));
        }
        loop {
            let Some((taken, holds, done)) = path.pop() else { break 'run };
            if done {
                continue;
            }
            let goal = terms.not(taken);
            let prefix: Vec<TermId> = path.iter().map(|step| step.0).collect();
            let before = clock::now();
            let answer = solver.check(&mut terms, &prefix, goal, Some(&input));
            slowest = slowest.max((clock::now() - before).as_micros());
            if let Answer::Sat(model) = answer {
                input.overlay(&model);
                path.push((goal, !holds, true));
                break;
            }
            if solver.stats().queries >= QUERIES {
                break 'run;
            }
        }
    }
    let stats = *solver.stats();
    let per_query = |nanoseconds: u64| nanoseconds / 1000 / stats.queries.max(1);
    let mut report = format!(
        "{} queries, {} sat, {} unsat; {} µs each ({} with the program), slowest {slowest} µs\n",
        stats.queries,
        stats.sat,
        stats.unsat,
        per_query(stats.nanoseconds()),
        per_query((clock::now() - begin).as_nanos() as u64),
    );
    for link in Link::ALL {
        let row = stats.link(link);
        report += &format!(
            "{:8} {:5} answered {:6} µs per query\n",
            link.name(),
            row.answered,
            per_query(row.nanoseconds)
        );
    }
    report += &format!(
        "checking models {} µs per query; {:.1} of {:.1} conditions after slicing\n{} searches, {} conflicts, {} gates, {} clauses, {} rebuilds\n",
        per_query(stats.check_nanoseconds),
        stats.sliced as f64 / stats.queries as f64,
        stats.conditions as f64 / stats.queries as f64,
        stats.sat_calls,
        stats.conflicts,
        stats.gates,
        stats.clauses,
        stats.rebuilds
    );
    #[allow(clippy::print_stdout, reason = "the measurement is this program's output")]
    {
        print!("{report}");
    }
}
