//! Exhaustive exploration of small programs finds exactly the feasible paths: the set of paths that running the program
//! on *every* input gives, under every strategy, for two clang versions at two optimisation levels.
//!
//! A path is told by its end and the sides of all branches it took, symbolic or not.

use crate::support::{PathId, Prepared, folder_programs, prepare};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, LazyLock, Mutex, OnceLock};
use symvm_explore::{Ending, ExploreOptions, Restart, RunLength};
use symvm_vm::Input;

/// The paths of all inputs, by brute force in the concrete lane.
fn brute_force(program: &Prepared) -> BTreeSet<PathId> {
    let bits: u32 = program.directive("EXHAUSTIVE").parse().unwrap();
    let second: &[u32] = if program.source.contains("klee_range(") { &[0, 1, 2] } else { &[0] };
    let (mut paths, mut runs) = (BTreeSet::new(), program.runs());
    for x in 0..1u32 << bits {
        for y in second {
            let mut input = Input::default();
            input.set("x", x.to_le_bytes()[..bits as usize / 8].to_vec());
            input.set("y", y.to_le_bytes().to_vec());
            let (path, ending) = runs.run(&input);
            // An input that the program rules out belongs to no path.
            if ending != Ending::AssumeViolated {
                paths.insert(path);
            }
        }
    }
    paths
}

type Paths = Arc<OnceLock<BTreeSet<PathId>>>;

/// What brute force found, by variant and program: most of the time of these tests goes into it, and more than one asks for it.
static FOUND: LazyLock<Mutex<HashMap<(String, String), Paths>>> = LazyLock::new(Mutex::default);

fn by_brute_force(variant: &str, name: &str, program: &Prepared) -> BTreeSet<PathId> {
    let key = (variant.to_string(), name.to_string());
    let paths = FOUND.lock().unwrap().entry(key).or_default().clone();
    paths.get_or_init(|| brute_force(program)).clone()
}

fn explores_exactly(variant: &str, strategies: &[&str]) {
    explores_exactly_in(variant, strategies, RunLength::default());
}

fn explores_exactly_in(variant: &str, strategies: &[&str], run_length: RunLength) {
    let programs = folder_programs(variant);
    assert!(programs.len() >= 40, "only {} programs", programs.len());
    let mut wrong = Vec::new();
    for name in &programs {
        let program = prepare(variant, name);
        let expected = by_brute_force(variant, name, &program);
        for strategy in strategies {
            let found = program.explore_in(strategy, 3, run_length);
            if found != expected {
                let missed = expected.difference(&found).count();
                let invented = found.difference(&expected).count();
                let sample: Vec<_> = expected.symmetric_difference(&found).take(2).collect();
                wrong.push(format!(
                    "{variant}/{name} {strategy}: {} of {} paths missed, {invented} invented: {sample:?}",
                    missed,
                    expected.len()
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn clang_14_unoptimised_under_every_strategy() {
    let all: Vec<&str> = symvm_explore::strategy::names().collect();
    explores_exactly("clang-14-O0", &all);
}

#[test]
fn clang_14_optimised_under_every_strategy() {
    let all: Vec<&str> = symvm_explore::strategy::names().collect();
    explores_exactly("clang-14-O2", &all);
}

#[test]
fn clang_19_unoptimised() {
    explores_exactly("clang-19-O0", &["cgs", "dfs"]);
}

#[test]
fn clang_19_optimised() {
    explores_exactly("clang-19-O2", &["cgs", "dfs"]);
}

#[test]
fn paths_in_many_pieces() {
    // Nearly every run is paused after its first new decision, and after its first allocation there.
    let run_length = RunLength { fewest: 1, fewest_bytes: 1, times: 0 };
    let strategies = ["auto", "cfg", "uniform-random"];
    explores_exactly_in("clang-14-O0", &strategies, run_length);
}

#[test]
fn several_trees_show_the_paths_of_one() {
    let variant = "clang-14-O0";
    for name in &folder_programs(variant) {
        let program = prepare(variant, name);
        let whole = program.explore_as("cgs", ExploreOptions::default());
        // Later trees begin with other inputs: where objects, functions, sizes are chosen they meet them in another order.
        for restart in [1, 4] {
            let options = ExploreOptions { restart: Restart::After(restart), ..ExploreOptions::default() };
            assert_eq!(program.explore_as("random-path", options), whole, "{name}, {restart}");
        }
    }
}
