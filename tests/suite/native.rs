//! Every test of a program that reads from all of its world, replayed in the machine and natively, linked with the
//! replay library: both behave as the test says. The compiler that built symvm's solver (`c++`) brings a `cc`; a
//! machine without one skips these tests and says so.

use crate::bench::{Bench, stderr, stdout};
use std::path::Path;
use std::process::Command;
use symvm_explore::{Ending, TestCase};

const WORLD: &[&str] = &["--sym-args", "0", "2", "2", "--sym-stdin", "2", "--sym-file", "config", "4"];

fn source(extension: &str) -> String {
    format!("{}/tests/programs/worlds/world.{extension}", env!("CARGO_MANIFEST_DIR"))
}

/// Builds `world.c` with the replay library as `./world`; whether that worked.
fn build(bench: &Bench) -> bool {
    let library = bench.symvm(&["replay-library"]);
    bench.write("symvm_replay.c", library.stdout);
    let (program, out) = (bench.path("world"), bench.path("symvm_replay.c"));
    match Command::new("cc").args([Path::new(&source("c")), &out, Path::new("-o"), &program]).output() {
        Ok(done) => {
            assert!(done.status.success(), "{}", stderr(&done));
            true
        }
        Err(error) => {
            // Not a failure of symvm.
            assert_eq!(error.kind(), std::io::ErrorKind::NotFound, "{error}");
            false
        }
    }
}

#[test]
fn native_runs_and_the_machine_agree_on_every_test() {
    let bench = Bench::new();
    if !build(&bench) {
        return;
    }
    let program = source("ll");
    bench.ends(1, &[&["run", &program, "--output", "out"], WORLD].concat());
    let tests = bench.files("out/tests", "json");
    let mut codes = std::collections::BTreeSet::new();
    for path in &tests {
        let test = TestCase::read(&std::fs::read(path).unwrap()).unwrap();
        let expected = match test.ending {
            Some(Ending::Exit { code }) => {
                codes.insert(code);
                0
            }
            Some(Ending::Bug { .. }) => 1,
            other => panic!("{other:?}"),
        };
        let (json, ktest) = (path.display().to_string(), path.with_extension("ktest").display().to_string());
        let machine = bench.ends(expected, &["replay", &program, &json]);
        assert!(machine.contains("as the test says"), "{machine}");
        let native = bench.ends(expected, &["replay", "--native", "./world", &json]);
        assert!(native.contains("as the test says"), "{native}");
        // KLEE's format says nothing about how the path ends, but gives the same input.
        bench.ends(expected, &["replay", &program, &ktest]);
        assert_eq!(
            bench.ends(expected, &["replay", "--native", "./world", &ktest]),
            native.replace("as the test says\n", "")
        );
    }
    // A file that is not there, and all that the program does by itself.
    for code in [0, 10, 11, 12, 13, 21, 22] {
        assert!(codes.contains(&code), "no test exits with {code}: {codes:?}");
    }
}

#[test]
fn a_native_run_that_differs_is_told() {
    let bench = Bench::new();
    if !build(&bench) {
        return;
    }
    bench.ends(1, &[&["run", &source("ll"), "--output", "out"], WORLD].concat());
    let wrong = |code: i32| {
        let first = bench.files("out/tests", "json").swap_remove(0);
        let mut test = TestCase::read(&std::fs::read(first).unwrap()).unwrap();
        test.ending = Some(Ending::Exit { code });
        bench.write("wrong.json", test.to_json());
        let out = bench.symvm(&["replay", "--native", "./world", "wrong.json"]);
        (out.status.code(), stdout(&out), stderr(&out))
    };
    let (code, _, message) = wrong(99);
    assert_eq!(code, Some(2), "{message}");
    assert!(message.contains("exit 99"), "{message}");
    let missing = bench.symvm(&["replay", "--native", "./nothing", "wrong.json"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(stderr(&missing).contains("./nothing"));
}
