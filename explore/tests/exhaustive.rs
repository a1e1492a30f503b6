//! Exploration of real code against brute force: under every strategy, exactly the paths that the 256 inputs take.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use symvm_explore::strategy::STRATEGIES;
use symvm_explore::strategy::heuristic::Heuristic;
use symvm_explore::tune::journal::Early;
use symvm_explore::tune::runner::Common;
use symvm_explore::tune::{Phase, Trial};
use symvm_explore::{ExploreOptions, NoHost, Observer, StopReason, TestCase, explore, replay};
use symvm_frontend::program::Program;
use symvm_frontend::{lower, parse};
use symvm_vm::{Context, Environment, ExternId, HeapLayout, Input, MachineOptions, Reply, Trap, Value};

/// The externals that the programs use.
#[derive(Clone)]
struct Tiny;

const NAMES: [&str; 2] = ["klee_make_symbolic", "klee_assume"];

impl Environment for Tiny {
    fn resolve(&self, name: &str) -> Option<ExternId> {
        NAMES.iter().position(|n| *n == name).map(|i| ExternId(i as u32))
    }
    fn call(&mut self, id: ExternId, ctx: &mut Context<'_>, args: &[Value]) -> Result<Reply, Trap> {
        if id.0 == 0 {
            let name = ctx.read_text(args[2])?;
            ctx.make_symbolic(args[0], args[1], &name)?;
        } else {
            ctx.assume(args[0]);
        }
        Ok(Reply::Void)
    }
    fn clone_box(&self) -> Box<dyn Environment> {
        Box::new(self.clone())
    }
}

const TEXTS: [(&str, &str); 2] =
    [("O0", include_str!("programs/paths.O0.ll")), ("O2", include_str!("programs/paths.O2.ll"))];
const TESTS: [&str; 7] = ["nested", "switch", "loop", "division", "table", "assume", "objects"];

fn machine_options(test: &str) -> MachineOptions {
    MachineOptions {
        entry: Some(format!("test_{test}")),
        max_steps: Some(100_000),
        ..MachineOptions::default()
    }
}

/// The paths of all inputs: hash and ending.
fn brute_force(program: &Arc<Program>, test: &str) -> BTreeSet<(String, String)> {
    (0..=255u8)
        .filter_map(|x| {
            let mut input = Input::default();
            input.set("in", vec![x]);
            let r = replay(program, Box::new(Tiny), &machine_options(test), &input, &HeapLayout::default());
            let ending = r.ending.summary();
            (ending != "a violated assumption").then(|| (format!("{:016x}", r.hash), kind(&ending)))
        })
        .collect()
}

/// Exit statuses are data, not paths.
fn kind(ending: &str) -> String {
    if ending.starts_with("exit") { "exit".into() } else { ending.into() }
}

#[derive(Default)]
struct Tests(Vec<TestCase>);

impl Observer for Tests {
    fn on_test(&mut self, test: &TestCase) {
        self.0.push(test.clone());
    }
}

#[test]
fn every_strategy_finds_exactly_the_feasible_paths() {
    for (level, text) in TEXTS {
        let module = parse::parse_module(text.as_bytes(), "paths.ll").expect("parses");
        let program = Arc::new(lower::lower(&module).expect("lowers"));
        for test in TESTS {
            let expected = brute_force(&program, test);
            for row in STRATEGIES {
                for interval in [0, u64::MAX] {
                    let what = format!("{test} at {level} under {}, snapshots every {interval}", row.name);
                    let options = ExploreOptions {
                        strategy: row,
                        snapshot_interval: interval,
                        machine: machine_options(test),
                        ..ExploreOptions::default()
                    };
                    let mut tests = Tests::default();
                    let summary = explore(&program, Box::new(Tiny), &options, &NoHost, &mut tests)
                        .expect("nothing is written");
                    assert_eq!(summary.stop, StopReason::Exhausted, "{what}");
                    assert!(summary.complete, "{what}: {:?}", summary.ledger);
                    let found: BTreeSet<_> = tests
                        .0
                        .iter()
                        .map(|t| {
                            let ending = t.ending.as_ref().expect("a test has an ending").summary();
                            (t.path.clone().expect("a test has a path"), kind(&ending))
                        })
                        .collect();
                    assert_eq!(found, expected, "{what}");
                }
            }
        }
    }
}

/// A training gives up the campaign that runs when its time is over: it knows no more of it than of one not begun.
#[test]
fn a_training_campaign_ends_when_its_time_is_over() {
    let module = parse::parse_module(TEXTS[0].1.as_bytes(), "paths.ll").expect("parses");
    let program = Arc::new(lower::lower(&module).expect("lowers"));
    let options = ExploreOptions { machine: machine_options("loop"), ..ExploreOptions::default() };
    let facts = symvm_explore::facts(&program, &options).expect("has an entry");
    let heuristic = Heuristic::of("dfs").expect("is a strategy");
    let trial = Trial { id: (0, Phase::Find, 0), heuristic, seed: 0, iterations: 1_000 };
    let (asked, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let campaign = |most: u32, ended: bool, most_work: Option<u64>| {
        asked.store(0, Ordering::Relaxed);
        let common = Common {
            program: &program,
            facts: &facts,
            environment: &|| Box::new(Tiny),
            options: &options,
            stop: &stop,
            late: &|_| asked.fetch_add(1, Ordering::Relaxed) >= most,
            ended: ended.into(),
            hopeless: &|| false,
            failed: false.into(),
        };
        common.campaign(&trial, most_work).expect("runs")
    };
    let covered = |most, ended| campaign(most, ended, None);
    let whole = covered(u32::MAX, true).expect("there is time");
    assert!(whole.covered > 2 && whole.work > 0 && whole.early == Early::No);
    let all = asked.load(Ordering::Relaxed);
    assert!(all > 4, "{all}");
    assert_eq!(covered(3, true), None);
    assert!(asked.load(Ordering::Relaxed) < all);
    // What a limit of work ends counts with what it covered.
    let short = campaign(u32::MAX, true, Some(2 * whole.work)).expect("there is time");
    assert!(short.early == Early::Work && short.covered > 0, "{short:?}");
    // But the first is run to its end, and what the user cut short counts for nothing.
    assert!(covered(0, false).is_some());
    stop.store(true, Ordering::Relaxed);
    assert_eq!(covered(u32::MAX, false), None);
}
