//! What fails around a run: a solver that never answers in time, an output directory that is taken away, a full disk behind
//! the standard output, seeds of the wrong shape. Each is told, and none leads to a claim that everything was explored.

use crate::bench::{Bench, program, stderr};
use crate::support::load;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};
use symvm_explore::{ExploreOptions, NoHost, Silent, StopReason, explore, strategy};
use symvm_runtime::WorldOptions;
use symvm_solver::SolverConfig;

#[test]
fn a_solver_that_has_no_time_proves_nothing() {
    for name in ["sorting", "heap_symbolic_size", "goto_loop", "pointer_choice", "assumptions"] {
        let program = load(Path::new(&program(name)), symvm_vm::Checks::NONE);
        for row in strategy::STRATEGIES {
            let run = |timeout| {
                let solver = SolverConfig { timeout, ..SolverConfig::default() };
                let max_iterations = Some(300);
                let options =
                    ExploreOptions { strategy: row, solver, max_iterations, ..ExploreOptions::default() };
                let environment = symvm_runtime::environment(&WorldOptions::default());
                explore(&program, environment, &options, &NoHost, &mut Silent).unwrap()
            };
            let (whole, cut) = (run(None), run(Some(Duration::ZERO)));
            assert!(whole.complete || whole.stop == StopReason::Iterations, "{name}, {}", row.name);
            // Random inputs and checks that need no query may find paths; to find all of them is a proof.
            let all = cut.counters.paths >= whole.counters.paths;
            assert!(!cut.complete || all, "{name}, {}: complete with {} paths", row.name, cut.counters.paths);
            let gave_up = cut.ledger.iter().any(|line| line.kind == "solver-gave-up");
            assert!(all || gave_up, "{name}, {}: nothing is told", row.name);
        }
    }
}

/// Begins a run without an end, and waits until it has written a test.
fn begin(bench: &Bench) -> std::process::Child {
    let json = crate::support::root().join("examples/json/json.ll").display().to_string();
    let log = fs::File::create(bench.path("log")).unwrap();
    let args = ["run", &json, "--sym-stdin", "40", "--output", "out", "--quiet"];
    let child = bench.command(&args).stdout(Stdio::null()).stderr(log).spawn().unwrap();
    let begin = Instant::now();
    while !bench.path("out/tests/000003.json").exists() && begin.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(5));
    }
    child
}

#[test]
fn an_output_directory_that_is_taken_away_ends_the_run_and_another_is_left_alone() {
    for other in [false, true] {
        let bench = Bench::new();
        let mut child = begin(&bench);
        fs::rename(bench.path("out"), bench.path("away")).unwrap();
        if other {
            fs::create_dir_all(bench.path("out/tests")).unwrap();
            fs::create_dir_all(bench.path("out/bugs")).unwrap();
        }
        let code = child.wait().unwrap().code();
        let told = fs::read_to_string(bench.path("log")).unwrap();
        assert_eq!(code, Some(2), "{told}");
        assert!(told.contains("'out' was removed or replaced"), "{told}");
        assert!(!told.contains("--resume out"), "there is nothing to go on from under that name: {told}");
        if other {
            let left = crate::bench::everything(&bench.path("out"));
            assert!(left.is_empty(), "{left:?}");
            // Under its new name it can be gone on with.
            let more = ["run", "--resume", "away", "--max-iterations", "1", "--quiet"];
            let code = bench.symvm(&more).status.code();
            assert!(matches!(code, Some(1 | 3)), "{code:?}");
        }
    }
}

#[test]
fn an_answer_that_nobody_can_read_is_no_success() {
    let bench = Bench::new();
    bench.write("p.smt2", "(check-sat)");
    let sorting = program("sorting");
    let run = ["run", &sorting, "--output", "out", "--force"];
    for (args, code) in [(&["solve", "p.smt2"][..], 0), (&run, 0)] {
        bench.ends(code, args);
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let child = bench.command(args).stdout(full).stderr(Stdio::piped()).spawn().unwrap();
        let out = child.wait_with_output().unwrap();
        assert_eq!(out.status.code(), Some(2), "{args:?}");
        assert!(stderr(&out).contains("cannot write to the standard output"), "{}", stderr(&out));
    }
    assert!(bench.path("out/run.json").exists(), "what has a file is kept");
}

#[test]
fn seeds_of_the_wrong_shape_are_used_as_far_as_they_go() {
    let bench = Bench::new();
    let sorting = program("sorting");
    bench.ends(0, &["run", &sorting, "--output", "all"]);
    let read = |dir: &str| -> serde_json::Value { bench.run_json(dir) };
    let test = fs::read_to_string(bench.path("all/tests/000002.json")).unwrap();
    let mut seed: serde_json::Value = serde_json::from_str(&test).unwrap();
    let objects = seed["input"]["objects"].as_array().unwrap().clone();
    let shapes: Vec<Vec<serde_json::Value>> = vec![
        Vec::new(),
        vec![serde_json::json!({"name": "nobody", "bytes": "00ff"})],
        objects.iter().map(|o| serde_json::json!({"name": o["name"], "bytes": ""})).collect(),
        objects.iter().map(|o| serde_json::json!({"name": o["name"], "bytes": "07".repeat(5000)})).collect(),
        objects.iter().map(|o| serde_json::json!({"name": "", "bytes": o["bytes"]})).collect(),
    ];
    fs::create_dir(bench.path("seeds")).unwrap();
    for (i, shape) in shapes.into_iter().enumerate() {
        seed["input"]["objects"] = shape.into();
        bench.write(&format!("seeds/{i}.json"), seed.to_string());
    }
    bench.ends(0, &["run", &sorting, "--seeds", "seeds", "--output", "out"]);
    let (all, out) = (read("all"), read("out"));
    assert_eq!(out["campaign"]["paths"], all["campaign"]["paths"]);
    assert_eq!((&out["complete"], &out["campaign"]["prediction_failures"]), (&true.into(), &0.into()));
    let ledger = out["ledger"].to_string();
    for file in ["1.json", "3.json", "4.json"] {
        assert!(ledger.contains(&format!("seeds/{file}")), "{file} is not told of: {ledger}");
    }
    // What cannot be told apart is left out of a folder, and refused by itself.
    seed["input"]["objects"] = [&objects[..], &objects[..]].concat().into();
    bench.write("seeds/5.json", seed.to_string());
    for (seeds, code, what) in [("seeds", 0, "warning: "), ("seeds/5.json", 2, "error: ")] {
        let out = bench.symvm(&["run", &sorting, "--seeds", seeds, "--output", "other"]);
        assert_eq!(out.status.code(), Some(code), "{seeds}");
        let said = format!("{what}seeds/5.json: the test has two objects named");
        assert!(stderr(&out).contains(&said), "{}", stderr(&out));
    }
    assert_eq!(read("other")["campaign"]["paths"], all["campaign"]["paths"]);
}
