//! Fuzz targets: called with inputs of every length, from corpora and into them.

use crate::bench::{Bench, everything, stderr};
use crate::support::root;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use symvm_explore::{Ending, TestCase};

fn target() -> String {
    root().join("tests/programs/worlds/target.ll").display().to_string()
}

/// How the tests of a run end where they end by themselves.
fn exits(bench: &Bench, output: &str) -> BTreeSet<i32> {
    let tests = bench.files(&format!("{output}/tests"), "json").into_iter();
    let code = |path| match TestCase::read(&fs::read(path).unwrap()).unwrap().ending {
        Some(Ending::Exit { code }) => Some(code),
        _ => None,
    };
    tests.filter_map(code).collect()
}

/// The bugs' kinds and lines.
fn bugs(bench: &Bench, output: &str) -> BTreeSet<String> {
    let bugs = bench.files(&format!("{output}/bugs"), "json").into_iter();
    let bug = |path| {
        let bug: Value = serde_json::from_slice(&fs::read(path).unwrap()).unwrap();
        let line = bug["location"].as_str().unwrap().rsplit(':').nth(1).unwrap().to_owned();
        format!("{} {line}", bug["kind"].as_str().unwrap())
    };
    bugs.map(bug).collect()
}

#[test]
fn a_target_is_given_inputs_of_every_length() {
    let bench = Bench::new();
    bench.ends(1, &["run", &target(), "--output", "out", "--sym-input", "9"]);
    assert_eq!(bench.run_json("out")["stop"], "exhausted");
    assert_eq!(exits(&bench, "out"), [0, 10, 11, 12, 14].into());
    let all = bugs(&bench, "out");
    assert_eq!(all, ["abort 31", "out-of-bounds 19", "out-of-bounds 29"].map(str::to_owned).into());
    for test in bench.files("out/tests", "json") {
        let replayed = bench.symvm(&["replay", &target(), &test.display().to_string(), "--sym-input", "9"]);
        let text = String::from_utf8_lossy(&replayed.stdout);
        assert!(text.contains("as the test says"), "{text} {}", stderr(&replayed));
    }
    // Reports show the bytes that count, and say what is too short.
    let reports: Vec<_> =
        bench.files("out/bugs", "txt").iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let short = reports.iter().find(|report| report.contains("target.c:29")).unwrap();
    for part in ["just past the end of the input 'data' of 1 byte", "fuzz.data (1 bytes)", "    0000  78 "] {
        assert!(short.contains(part), "'{part}' is not in {short}");
    }
    // Where sizes are bound one by one nothing is found or missed that is not here.
    for (output, more) in [
        ("bound", &["--max-symbolic-size", "0"][..]),
        ("pruned", &["--prune", "interpolation"]),
        ("uninit", &["--check", "uninit,leak"]),
        ("random", &["--random-start", "--jobs", "2"]),
    ] {
        let run = ["run", &target(), "--output", output, "--sym-input", "9"];
        bench.ends(1, &[&run[..], more].concat());
        assert_eq!(bugs(&bench, output), all, "{more:?}");
    }
}

#[test]
fn seeds_and_files_for_fuzzers_have_their_own_lengths() {
    let bench = Bench::new();
    fs::create_dir(bench.path("corpus")).unwrap();
    for (name, bytes) in
        [("a", &b""[..]), ("b", b"four"), ("c", b"\x01\x02"), ("d", b"12345678901"), ("e", b"five\0")]
    {
        bench.write(&format!("corpus/{name}"), bytes);
    }
    let run = ["run", &target(), "--sym-input", "9", "--seeds", "corpus", "--output", "out", "--emit-corpus"];
    let told = bench.symvm(&[&run[..], &["raw", "--max-iterations", "6"]].concat());
    let ledger = bench.run_json("out")["ledger"].to_string();
    assert!(ledger.contains("2 bytes of corpus/d"), "{ledger} {}", stderr(&told));
    assert_eq!(ledger.matches("bytes of").count(), 1, "{ledger}");
    let raw: BTreeSet<_> = everything(&bench.path("raw")).into_iter().map(|f| f.1).collect();
    for seed in [&b"four"[..], b"\x01\x02", b"123456789", b"five\0"] {
        assert!(raw.contains(seed), "{seed:?} is not among {raw:?}");
    }
    // One of those that cover as much, and the one that was cut.
    let minimize =
        ["corpus", "minimize", &target(), "--seeds", "corpus", "--output", "small", "--sym-input", "9"];
    let out = bench.symvm(&minimize);
    assert!(!stderr(&out).contains("zeros"), "{}", stderr(&out));
    assert!(stderr(&out).contains("--sym-input 11"), "{}", stderr(&out));
    let kept: BTreeSet<_> = everything(&bench.path("small")).into_iter().map(|f| f.1).collect();
    for seed in [&b"four"[..], b"", b"12345678901"] {
        assert!(kept.contains(seed), "{seed:?} is not among {kept:?}");
    }
}

#[test]
fn what_is_no_target_is_told() {
    let bench = Bench::new();
    bench.write("f.ll", "define i32 @f() { ret i32 0 }");
    bench.write("main.ll", "define i32 @main() { ret i32 0 }");
    for (args, part) in [
        (&["run", "f.ll"][..], "no function 'main' is defined, nor LLVMFuzzerTestOneInput (--entry"),
        (&["run", "main.ll", "--sym-input", "3"], "no function LLVMFuzzerTestOneInput is defined"),
        (&["run", "main.ll", "--sym-input", "99999999999"], "at most"),
        (&["run", &target(), "--sym-input", "3", "--entry", "sum"], "cannot be used with"),
    ] {
        let out = bench.symvm(args);
        assert_eq!(out.status.code(), Some(2), "{args:?}");
        assert!(stderr(&out).contains(part), "{args:?}: {}", stderr(&out));
    }
}
