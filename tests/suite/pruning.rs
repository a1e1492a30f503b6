//! Pruning by interpolation: the bugs found are those found without it, under every kind of strategy; what it rests on is
//! confirmed by solvers of their own, and what is pruned is replayed; and loops of independent choices take few runs.

use crate::bench::{Bench, stderr, stdout};
use crate::support::{folder_programs, is_whole, load, prepare, root};
use std::collections::{BTreeSet, HashSet};
use std::path::PathBuf;
use std::sync::Arc;
use symvm_explore::{
    BugReport, ExploreOptions, NoHost, Observer, PruneOptions, StopReason, Summary, TestCase, Workers,
    explore, explore_shared, strategy,
};
use symvm_frontend::program::Program;
use symvm_runtime::WorldOptions;
use symvm_vm::{Check, Checks};

/// Kind and place.
type Bugs = BTreeSet<(&'static str, String)>;

#[derive(Default)]
struct Found(Bugs);

impl Observer for Found {
    fn on_bug(&mut self, bug: &BugReport) {
        self.0.insert((bug.kind, bug.location.clone()));
    }
}

/// Explores to the end; the bugs found.
fn bugs(program: &Arc<Program>, strategy: &str, prune: Option<PruneOptions>) -> (Bugs, Summary) {
    explored(program, &options(strategy, prune))
}

fn options(strategy: &str, prune: Option<PruneOptions>) -> ExploreOptions {
    ExploreOptions {
        strategy: strategy::find(strategy).expect("a known strategy"),
        seed: 5,
        max_iterations: Some(20_000),
        prune,
        ..ExploreOptions::default()
    }
}

fn explored(program: &Arc<Program>, options: &ExploreOptions) -> (Bugs, Summary) {
    let environment = || symvm_runtime::environment(&WorldOptions::default());
    let mut found = Found::default();
    let summary = match options.workers.are_several() {
        true => explore_shared(program, &environment, options, &NoHost, &mut found),
        false => explore(program, environment(), options, &NoHost, &mut found),
    };
    (found.0, summary.expect("nothing to write"))
}

fn counter(summary: &Summary, name: &str) -> u64 {
    summary.engine.counters.iter().find(|(n, _)| n == name).map_or(0, |(_, count)| *count)
}

fn example(name: &str) -> Arc<Program> {
    load(&root().join("tests/prune").join(format!("{name}.ll")), Checks::NONE)
}

/// The same bugs with pruning as without, under these strategies, with and without greedy confirmation.
fn check(what: &str, program: &Arc<Program>, strategies: &[&str]) {
    let (expected, _) = bugs(program, "dfs", None);
    for strategy in strategies {
        for greedy in [true, false] {
            // What may cost anything prunes most.
            let prune = PruneOptions { greedy, verify: true, unlimited: greedy, ..PruneOptions::default() };
            let (found, summary) = bugs(program, strategy, Some(prune));
            let what = format!("{what} under {strategy}, greedy {greedy}");
            assert_eq!(summary.stop, StopReason::Exhausted, "{what}");
            assert_eq!(found, expected, "{what}");
            assert_eq!(counter(&summary, "prune_refuted"), 0, "{what}");
            assert!(is_whole(&summary), "{what}: {:?}", summary.ledger);
        }
    }
}

const STRATEGIES: [&str; 5] = ["dfs", "cgs", "cfg", "random-branch", "auto"];

#[test]
fn planted_bugs_are_found() {
    for level in ["O0", "O2"] {
        for name in ["machine", "nondet"] {
            check(&format!("{name}.{level}"), &example(&format!("{name}.{level}")), &STRATEGIES);
        }
    }
}

#[test]
fn the_programs_of_the_folder_show_the_same_bugs() {
    // One that multiplies inputs along its path is left out: its conditions are hard, and nothing is pruned. So are those that
    // compute with floats, which are made concrete where runs are pruned.
    let is_left_out = |name: &str| name == "goto_loop" || name.starts_with("float_");
    for name in folder_programs("clang-14-O0").iter().filter(|name| !is_left_out(name)) {
        check(name, &prepare("clang-14-O0", name).program, &["dfs", "cgs"]);
    }
}

/// Every worker prunes its own part of the tree.
#[test]
fn workers_find_the_same_bugs() {
    for name in ["machine.O0", "nondet.O2", "nearly.O0"] {
        let program = example(name);
        let (expected, _) = bugs(&program, "dfs", Some(PruneOptions::default()));
        for workers in [Workers::Free(2), Workers::Rounds(2)] {
            let prune = PruneOptions { verify: true, unlimited: true, ..PruneOptions::default() };
            let options = ExploreOptions { workers, ..options("cfg", Some(prune)) };
            let (found, summary) = explored(&program, &options);
            assert_eq!(summary.stop, StopReason::Exhausted, "{name}, {workers:?}");
            assert_eq!(found, expected, "{name}, {workers:?}");
            assert_eq!(counter(&summary, "prune_refuted"), 0, "{name}, {workers:?}");
        }
    }
}

/// What was never written is no value of a state: states that differ in it alone are told apart.
#[test]
fn uninitialised_memory_is_told_of() {
    let checks = Checks::NONE.with(Check::Uninit);
    let mut pruned = 0;
    let folders = ["tests/prune", "tests/verify/ll"];
    for folder in folders {
        let mut files: Vec<_> =
            std::fs::read_dir(root().join(folder)).unwrap().flatten().map(|e| e.path()).collect();
        files.retain(|path| path.extension().is_some_and(|e| e == "ll"));
        files.sort();
        for path in files {
            // Floats are made concrete where runs are pruned, and a bug behind them is not found.
            if std::fs::read_to_string(&path).unwrap().contains(" fcmp ") {
                continue;
            }
            let program = load(&path, checks);
            let explore = |prune| {
                let mut options = options("dfs", prune);
                options.machine.checks = checks;
                options.max_iterations = Some(300);
                explored(&program, &options)
            };
            let (expected, summary) = explore(None);
            if summary.stop != StopReason::Exhausted {
                continue;
            }
            let prune = PruneOptions { verify: true, unlimited: true, ..PruneOptions::default() };
            let (found, summary) = explore(Some(prune));
            assert_eq!(found, expected, "{}", path.display());
            let is_made_for_this = path.ends_with("unwritten.O0.ll");
            assert!(!is_made_for_this || found.len() == 2, "{found:?}");
            assert_eq!(summary.stop, StopReason::Exhausted, "{}", path.display());
            assert_eq!(counter(&summary, "prune_refuted"), 0, "{}", path.display());
            pruned += summary.counters.subsumed;
        }
    }
    assert!(pruned > 100, "{pruned}");
}

#[test]
fn independent_choices_take_a_few_dozen_runs() {
    for level in ["O0", "O2"] {
        for strategy in STRATEGIES {
            let (found, summary) =
                bugs(&example(&format!("counter.{level}")), strategy, Some(PruneOptions::default()));
            let what = format!("{level} under {strategy}");
            assert_eq!(summary.stop, StopReason::Exhausted, "{what}");
            assert!(found.is_empty(), "{what}");
            assert!(summary.counters.iterations < 200, "{what}: {}", summary.counters.iterations);
            let (found, summary) =
                bugs(&example(&format!("nearly.{level}")), strategy, Some(PruneOptions::default()));
            assert_eq!(summary.stop, StopReason::Exhausted, "{what}");
            assert_eq!(found.len(), 1, "{what}");
        }
    }
}

/// With `--subsumed-tests` each path that was pruned has a test, from whichever worker and in however many trees; none has two.
#[test]
fn pruned_paths_have_one_test_each() {
    let program = root().join("tests/prune/nondet.O0.ll").display().to_string();
    let wanted = ["run", &program, "--prune", "interpolation", "--subsumed-tests", "--output", "out"];
    for more in [&[][..], &["--jobs", "2", "--deterministic"], &["--restart", "3"], &["--fuzz", "50"]] {
        let bench = Bench::new();
        let out = bench.symvm(&[&wanted, more].concat());
        assert!(matches!(out.status.code(), Some(0 | 1)), "{more:?}: {}", stderr(&out));
        let run = bench.run_json("out");
        let (paths, pruned) = (&run["campaign"]["paths"], &run["campaign"]["subsumed"]);
        let read = |path: &PathBuf| TestCase::read(&std::fs::read(path).unwrap()).unwrap();
        let tests: Vec<_> = bench.files("out/tests", "json").iter().map(read).collect();
        let inputs: HashSet<_> = tests.iter().map(|test| &test.input).collect();
        let identities: HashSet<_> = tests.iter().filter_map(|test| test.identity.as_ref()).collect();
        assert_eq!((inputs.len(), identities.len()), (tests.len(), tests.len()), "{more:?}");
        assert!(tests.len() as u64 > paths.as_u64().unwrap() + 20, "{more:?}: {paths}, {pruned}");
    }
}

/// What is said to be covered, tests cover, whether the path that covered it was pruned or not.
#[test]
fn what_pruned_paths_covered_has_tests() {
    let bench = Bench::new();
    let example = |name: &str| root().join(format!("tests/prune/{name}.O0.ll")).display().to_string();
    for name in ["ways", "machine", "nearly"] {
        let program = &example(name);
        // Only this one reads anything.
        let world = if name == "ways" { &["--sym-stdin", "2"][..] } else { &[] };
        for (emit, jobs) in [("covering", "1"), ("covering", "2"), ("all", "1"), ("all", "2")] {
            let given = ["run", program, "--prune", "interpolation", "--prune-budget", "off", "--jobs", jobs];
            let said = stdout(
                &bench.symvm(&[&given[..], world, &["--emit", emit, "--force", "--output", "out"]].concat()),
            );
            let pruned = bench.run_json("out")["campaign"]["subsumed"].as_u64();
            assert!(pruned > Some(0), "{name} --jobs {jobs}: nothing was pruned");
            let covered = said.lines().find_map(|line| line.strip_prefix("branch sides covered: "));
            let covered = covered.expect("it says what is covered").to_owned();
            let again = ["run", program, "--seeds", "out/tests", "--max-iterations"];
            // The input of zeros comes first.
            let tests = (bench.files("out/tests", "json").len() + 1).to_string();
            let said = stdout(
                &bench.symvm(&[&again[..], &[&tests, "--force", "--output", "again"], world].concat()),
            );
            let what = format!("{program} --emit {emit} --jobs {jobs}, {tests} tests: {covered}; {said}");
            assert!(said.contains(&format!("branch sides covered: {covered}\n")), "{what}");
        }
    }
}
