//! An interrupt ends a run in order: what was found is on disk, whole, and the exit code tells.

use crate::bench::{Bench, everything};
use crate::support::root;
use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Starts a run without an end.
fn start(bench: &Bench, args: &[&str]) -> Child {
    bench.command(args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

/// Waits until the run has left what `ready` looks for.
fn wait_for(child: &mut Child, ready: impl Fn() -> bool) {
    while !ready() {
        assert!(child.try_wait().unwrap().is_none(), "the run ended by itself");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn signal(child: &Child, name: &str) {
    let script = format!("kill -{name} {}", child.id());
    assert!(Command::new("sh").args(["-c", &script]).status().unwrap().success());
}

fn stop_reason(bench: &Bench) -> String {
    bench.run_json("out")["stop"].as_str().unwrap().to_string()
}

#[test]
fn what_was_found_before_an_interrupt_is_kept() {
    let conducts: [&[&str]; 4] = [&[], &[], &["--jobs", "3"], &["--deterministic"]];
    for (name, conduct) in ["INT", "TERM", "INT", "INT"].into_iter().zip(conducts) {
        let bench = Bench::new();
        let json = root().join("examples/json/json.ll").display().to_string();
        let args = [&["run", &json, "--sym-stdin", "40", "--output", "out"], conduct].concat();
        let mut child = start(&bench, &args);
        wait_for(&mut child, || {
            bench.path("out/bugs").exists() && !bench.files("out/bugs", "txt").is_empty()
        });
        signal(&child, name);
        assert_eq!(child.wait().unwrap().code(), Some(1), "bugs were found");
        assert_eq!(stop_reason(&bench), "interrupted");
        let files = everything(&bench.path("out"));
        assert!(!files.iter().any(|(name, _)| name.ends_with(".tmp")));
        for needed in
            ["coverage.info", "coverage.txt", "series.csv", "tests/000001.json", "tests/000001.ktest"]
        {
            assert!(files.iter().any(|(name, bytes)| name == needed && !bytes.is_empty()), "{needed}");
        }
        assert_eq!(bench.files("out/tests", "json").len(), bench.files("out/tests", "ktest").len());
    }
}

#[test]
fn stats_tell_a_run_that_goes_on_from_one_that_was_killed() {
    let json = root().join("examples/json/json.ll").display().to_string();
    for conduct in [&[][..], &["--jobs", "2"]] {
        let bench = Bench::new();
        let args = [&["run", &json, "--sym-stdin", "40", "--output", "out"], conduct].concat();
        let mut child = start(&bench, &args);
        wait_for(&mut child, || bench.path("out/tests/000001.json").exists());
        let stop = || {
            let csv = bench.ends(0, &["stats", "out", "--format", "csv"]);
            csv.lines().nth(1).unwrap().split(',').nth(3).unwrap().to_owned()
        };
        assert_eq!(stop(), "running");
        signal(&child, "KILL");
        child.wait().unwrap();
        assert_eq!(stop(), "killed");
    }
}

#[test]
fn a_path_without_an_end_can_be_interrupted() {
    let bench = Bench::new();
    bench.write("p.ll", "define i32 @main() {\n  br label %again\nagain:\n  br label %again\n}\n");
    let endless = "1000000000000";
    let mut child = start(&bench, &["run", "p.ll", "--max-steps", endless, "--output", "out"]);
    wait_for(&mut child, || bench.path("out/run.json").exists());
    signal(&child, "INT");
    assert_eq!(child.wait().unwrap().code(), Some(3));
    assert_eq!(stop_reason(&bench), "interrupted");
}

#[test]
fn a_side_that_was_being_solved_is_left_by_an_interrupt() {
    for conduct in [&[][..], &["--jobs", "2"]] {
        let bench = Bench::new();
        bench.write("p.ll", crate::limits::ONE_HARD_QUERY);
        let args = ["run", "p.ll", "--solver-timeout", "1h", "--output", "out"];
        let mut child = start(&bench, &[&args[..], conduct].concat());
        wait_for(&mut child, || {
            bench.path("out/tests").exists() && !bench.files("out/tests", "json").is_empty()
        });
        // Most likely it is in the solver by now.
        std::thread::sleep(Duration::from_millis(300));
        signal(&child, "INT");
        assert_eq!(child.wait().unwrap().code(), Some(3), "{conduct:?}");
        assert_eq!(stop_reason(&bench), "interrupted", "{conduct:?}");
    }
}

#[test]
fn a_second_interrupt_ends_at_once() {
    let bench = Bench::new();
    // Nobody takes what it writes: it waits, where nothing looks whether it is to end.
    bench.write("p.smt2", format!("(echo \"{}\")", "x".repeat(1 << 20)));
    let mut child =
        bench.command(&["solve", "p.smt2"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // But for this, which tells that the script is read.
    child.stdout.as_mut().unwrap().read_exact(&mut [0]).unwrap();
    signal(&child, "INT");
    let mut said = String::new();
    let mut err = child.stderr.take().unwrap();
    while !said.contains("again") {
        let mut byte = [0];
        assert_eq!(err.read(&mut byte).unwrap(), 1, "{said}");
        said.push(char::from(byte[0]));
    }
    signal(&child, "INT");
    assert_eq!(child.wait().unwrap().code(), Some(130));
}
