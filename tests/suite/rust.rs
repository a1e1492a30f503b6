//! Rust programs as their compiler makes them, with the library's code in one text.

use crate::bench::{Bench, stderr};
use crate::cxx_library::ending;
use crate::support::root;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;
use symvm_explore::Ending;

/// Compiles `tests/rust/NAME.rs` with the library's code: `NAME.ll`, and `./NAME`.
fn compile(bench: &Bench, name: &str) {
    let source = root().join(format!("tests/rust/{name}.rs"));
    let (text, native) = (bench.path(&format!("{name}.ll")), bench.path(name));
    let emit = format!("--emit=llvm-ir={},link={}", text.display(), native.display());
    let options = ["-g", "--edition=2024", "-C", "lto=fat", "-C", "codegen-units=1", "-C", "panic=unwind"];
    let done = Command::new("rustc").args(options).arg(emit).arg(&source).output().unwrap();
    assert!(done.status.success(), "{}", stderr(&done));
}

#[test]
fn threads_come_to_what_they_come_to_natively() {
    let bench = Bench::new();
    compile(&bench, "threads");
    bench.ends(1, &["run", "threads.ll", "--sym-stdin", "1", "--output", "out"]);
    let run = bench.run_json("out");
    assert_eq!((run["stop"].as_str(), run["unexplored"].as_u64()), (Some("exhausted"), Some(0)));
    let mut endings = BTreeSet::new();
    for test in bench.files("out/tests", "json") {
        let end = ending(&test);
        let status = i32::from(matches!(end, Some(Ending::Bug { .. })));
        endings.insert(format!("{end:?}"));
        let json = test.display().to_string();
        let machine = bench.ends(status, &["replay", "threads.ll", &json, "--show-output"]);
        let native = bench.ends(status, &["replay", "--native", "./threads", &json, "--show-output"]);
        assert!(native.contains("as the test says"), "{native}");
        // What panics print has the number of the thread.
        let printed = |text: &str| {
            let own =
                |line: &&str| line.starts_with(['[', 'p']) || line.starts_with(|c: char| c.is_ascii_digit());
            text.lines()
                .filter(own)
                .filter(|line| !line.starts_with("panic at"))
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(printed(&machine), printed(&native), "{machine}\n{native}");
    }
    assert!(endings.len() >= 3, "exit 0, exit 1, and a panic: {endings:?}");
}

#[test]
fn panics_that_are_caught_are_none_and_the_others_are_bugs_where_the_program_panicked() {
    let bench = Bench::new();
    compile(&bench, "panics");

    bench.ends(1, &["run", "panics.ll", "--sym-stdin", "2", "--output", "out"]);
    assert_eq!(bench.run_json("out")["unexplored"], 0);
    let mut codes = BTreeSet::new();
    for test in bench.files("out/tests", "json") {
        let status = match ending(&test) {
            Some(Ending::Exit { code }) => {
                codes.insert(code);
                0
            }
            Some(Ending::Bug { .. }) => 1,
            other => panic!("{other:?}"),
        };
        let told = bench.ends(status, &["replay", "--native", "./panics", &test.display().to_string()]);
        assert!(told.contains("as the test says"), "{told}");
    }
    assert_eq!(codes, BTreeSet::from([0, 1, 3, 4, 9]));
    let bugs = bench.files("out/bugs", "txt");
    let of = |bug: &PathBuf| {
        let told = std::fs::read_to_string(bug).unwrap();
        let place = told.lines().nth(1).and_then(|at| at.split("panics.rs:").nth(1));
        let line = place.and_then(|at| at.split(':').next()?.parse().ok());
        (told.split(':').next().unwrap().to_owned(), line.unwrap_or(0))
    };
    let told: String = bugs.iter().map(|bug| std::fs::read_to_string(bug).unwrap()).collect();
    let messages = [
        "does not catch: an x\n",
        "not catch: removal index (is ",
        "after a panic: where nothing can pass it on\n",
    ];
    assert!(messages.iter().all(|message| told.contains(message)), "{told}");
    let bugs: BTreeSet<(String, u32)> = bugs.iter().map(of).collect();
    // The last one is where thread-local values are dropped, which no place of the program does.
    let lines = [("panic", 62), ("panic", 70), ("panic", 26), ("abort", 48), ("abort", 0)];
    assert_eq!(bugs, lines.map(|(fault, line)| (fault.to_owned(), line)).into());
}
