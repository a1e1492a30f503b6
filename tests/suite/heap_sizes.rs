//! Heap blocks of sizes that depend on input: few paths, the same bugs, and replays that lay blocks out alike.

use crate::bench::{Bench, program, stderr};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;

/// Where blocks lie decides here: the second one lies behind all that the first may be, and not only behind what it is.
const LAYOUT: &str = r#"
@name = private constant [2 x i8] c"n\00"
declare void @klee_make_symbolic(ptr, i64, ptr)
declare ptr @malloc(i64)
define i32 @main() {
  %n = alloca i16
  call void @klee_make_symbolic(ptr %n, i64 2, ptr @name)
  %v = load i16, ptr %n
  %size = zext i16 %v to i64
  %p = call ptr @malloc(i64 %size)
  %q = call ptr @malloc(i64 8)
  %from = ptrtoint ptr %p to i64
  %to = ptrtoint ptr %q to i64
  %distance = sub i64 %to, %from
  %far = icmp ugt i64 %distance, 30000
  br i1 %far, label %apart, label %near
near:
  ret i32 1
apart:
  %three = icmp eq i16 %v, 3
  br i1 %three, label %beyond, label %long
beyond:
  ; Where the second block would be, were it right behind the first.
  %at = getelementptr i8, ptr %p, i64 50
  store i8 1, ptr %at
  br label %end
long:
  %large = icmp ugt i16 %v, 50000
  br i1 %large, label %inside, label %end
inside:
  %last = getelementptr i8, ptr %p, i64 50000
  store i8 1, ptr %last
  br label %end
end:
  ret i32 0
}
"#;

/// `run.json`, and the bugs' kinds and places.
fn explored(bench: &Bench, args: &[&str], out: &str) -> (Value, BTreeSet<(String, String)>) {
    let mut all = vec!["run", "--output", out];
    all.extend(args);
    let done = bench.symvm(&all);
    assert_ne!(done.status.code(), Some(2), "{args:?}: {}", stderr(&done));
    let run = bench.run_json(out);
    assert_eq!(run["stop"], "exhausted", "{args:?}");
    let bugs = bench.files(&format!("{out}/bugs"), "json");
    let bug = |path: &std::path::PathBuf| -> (String, String) {
        let bug: Value = serde_json::from_slice(&fs::read(path).unwrap()).unwrap();
        (bug["kind"].to_string(), bug["location"].to_string())
    };
    (run, bugs.iter().map(bug).collect())
}

#[test]
fn a_path_is_about_many_sizes_and_no_bug_is_lost() {
    let bench = Bench::new();
    let file = program("heap_sizes");
    let (run, bugs) = explored(&bench, &[&file], "symbolic");
    assert_eq!(bugs.len(), 3, "{bugs:?}");
    let paths = run["campaign"]["paths"].as_u64().unwrap();
    let (run, bound) = explored(&bench, &[&file, "--max-symbolic-size", "0"], "bound");
    let many = run["campaign"]["paths"].as_u64().unwrap();
    assert!(paths * 3 < many, "{paths} paths, and {many} with all sizes bound");
    assert_eq!(bugs, bound);
    // Blocks of up to 15 bytes, and one path for each size beyond.
    for (out, args) in [
        ("some", &["--max-symbolic-size", "15"][..]),
        ("pruned", &["--prune", "interpolation"]),
        ("uninit", &["--check", "uninit"]),
        ("jobs", &["--jobs", "3"]),
    ] {
        let args = [&[&file[..]], args].concat();
        let (_, found) = explored(&bench, &args, out);
        assert!(found.is_superset(&bugs), "{args:?}: {found:?}");
    }
}

#[test]
fn realloc_keeps_sizes_symbolic() {
    let bench = Bench::new();
    let file = program("heap_resized");
    let (run, bugs) = explored(&bench, &[&file], "symbolic");
    assert_eq!(bugs.len(), 2, "{bugs:?}");
    let paths = run["campaign"]["paths"].as_u64().unwrap();
    let (run, bound) = explored(&bench, &[&file, "--max-symbolic-size", "0"], "bound");
    let many = run["campaign"]["paths"].as_u64().unwrap();
    assert!(paths * 2 < many, "{paths} paths, and {many} with all sizes bound");
    assert_eq!(bugs, bound);
    let out = bench.symvm(&["replay", &file, "symbolic/tests", "symbolic/bugs"]);
    let told = String::from_utf8_lossy(&out.stdout);
    let count = bench.files("symbolic/tests", "json").len() + bugs.len();
    assert!(told.contains(&format!("{count} tests: {count} as they say")), "{told}{}", stderr(&out));
}

#[test]
fn replays_lay_blocks_out_as_the_run_did() {
    let bench = Bench::new();
    bench.write("p.ll", LAYOUT);
    let (run, bugs) = explored(&bench, &["p.ll"], "out");
    assert_eq!(bugs.len(), 1, "{bugs:?}");
    assert_eq!(run["campaign"]["paths"], 3, "{run}");
    assert_eq!(run["ledger"].as_array().map_or(0, Vec::len), 0, "{}", run["ledger"]);
    let tests = bench.files("out/tests", "json");
    assert_eq!(tests.len(), 3);
    for test in tests {
        let out = bench.symvm(&["replay", "p.ll", &test.display().to_string()]);
        assert!(String::from_utf8_lossy(&out.stdout).contains("as the test says"), "{}", stderr(&out));
    }
}

#[test]
fn a_run_goes_on_with_blocks_of_symbolic_sizes() {
    let bench = Bench::new();
    let file = program("heap_sizes");
    let (whole, bugs) = explored(&bench, &[&file], "whole");
    bench.symvm(&["run", &file, "--output", "parts", "--max-iterations", "9"]);
    let (run, found) = {
        let done = bench.symvm(&["run", "--resume", "parts", "--max-iterations", "100000"]);
        assert_ne!(done.status.code(), Some(2), "{}", stderr(&done));
        let run = bench.run_json("parts");
        (run, bench.files("parts/bugs", "json").len())
    };
    assert_eq!(run["campaign"], whole["campaign"]);
    assert_eq!(found, bugs.len());
}
