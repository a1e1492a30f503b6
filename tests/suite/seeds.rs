//! `--seeds`: whatever the folder holds, it is used, refused with its name, or noted as unused.

use crate::bench::{Bench, program, stderr};
use serde_json::Value;
use std::fs;

/// What was lost where, not how often: a seed that is not replayed counts once less.
fn losses(bench: &Bench, output: &str) -> Vec<String> {
    let ledger = bench.run_json(output)["ledger"].clone();
    let lines = ledger.as_array().expect("a list").iter();
    lines.map(|l| format!("{} {} {}", l["kind"], l["location"], l["what"])).collect()
}

fn paths(bench: &Bench, output: &str) -> u64 {
    bench.run_json(output)["campaign"]["paths"].as_u64().unwrap()
}

#[test]
fn every_set_of_seeds_leads_to_all_paths() {
    let bench = Bench::new();
    let sorting = program("sorting");
    bench.ends(0, &["run", &sorting, "--output", "all"]);
    let all = paths(&bench, "all");
    for folder in ["empty", "own", "twice", "foreign"] {
        fs::create_dir(bench.path(folder)).unwrap();
    }
    for number in ["000001.json", "000002.ktest", "000005.json"] {
        fs::copy(bench.path("all/tests").join(number), bench.path("own").join(number)).unwrap();
    }
    for name in ["a.json", "b.json"] {
        fs::copy(bench.path("all/tests/000003.json"), bench.path("twice").join(name)).unwrap();
    }
    fs::copy(bench.path("all/tests/000003.ktest"), bench.path("twice/c.ktest")).unwrap();
    bench.write("foreign/list.json", "{\"not\": [\"ours\"]}");
    bench.write("foreign/raw.bin", [0xff; 300]);
    bench.write("foreign/nothing", "");
    fs::create_dir(bench.path("foreign/folder")).unwrap();
    bench.write("one", "\x05\x06");
    for seeds in ["empty", "own", "twice", "foreign", "one"] {
        let output = format!("out-{seeds}");
        bench.ends(0, &["run", &sorting, "--seeds", seeds, "--output", &output]);
        assert_eq!(paths(&bench, &output), all, "{seeds}");
    }
    let ledger = bench.run_json("out-foreign")["ledger"].to_string();
    assert!(ledger.contains("298 bytes of foreign/raw.bin"), "{ledger}");
    assert_eq!(bench.run_json("out-foreign")["complete"], Value::Bool(true));
    assert_eq!(losses(&bench, "out-own"), losses(&bench, "all"), "nothing else is lost by seeds");
    // Of several folders, what is in both is one.
    let several = ["--seeds", "twice", "--seeds", "one", "--seeds", "all", "--output", "several"];
    bench.ends(0, &[&["run", &sorting], &several[..]].concat());
    assert_eq!(paths(&bench, "several"), all);
    let seeds = bench.run_json("several")["settings"]["seeds"].clone();
    let seeds: Vec<_> = seeds.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
    assert_eq!(seeds[..3], ["twice/a.json", "one", "all/tests/000001.json"]);
    assert_eq!(seeds.len() as u64, all + 1);
    // The three are one.
    assert_eq!(bench.run_json("out-twice")["campaign"]["iterations"].as_u64().unwrap(), all);
}

#[test]
fn a_broken_seed_is_refused_by_name() {
    let bench = Bench::new();
    fs::create_dir(bench.path("seeds")).unwrap();
    bench.write("seeds/cut.ktest", b"KTEST\0\0\0\x03\0");
    let out = bench.symvm(&["run", &program("sorting"), "--seeds", "seeds"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(stderr(&out).contains("seeds/cut.ktest"), "{}", stderr(&out));
    assert!(!bench.path("symvm-out").exists(), "nothing is begun before everything is read");
    // Beside others it is left out.
    bench.write("seeds/empty.ktest", "");
    bench.write("seeds/good", "\x05\x06");
    let out = bench.symvm(&["run", &program("sorting"), "--seeds", "seeds", "--output", "out"]);
    assert_eq!(out.status.code(), Some(0), "{}", stderr(&out));
    for said in ["warning: seeds/cut.ktest: not a KLEE test", "warning: seeds/empty.ktest: the file is empty"]
    {
        assert!(stderr(&out).contains(said), "{}", stderr(&out));
    }
    assert_eq!(bench.run_json("out")["settings"]["seeds"], serde_json::json!(["seeds/good"]));
}

#[test]
fn notes_of_a_fuzzer_that_found_nothing_yet_are_no_seeds() {
    let bench = Bench::new();
    fs::create_dir_all(bench.path("afl/queue/.state")).unwrap();
    bench.write("afl/fuzzer_stats", "cycles_done : 0\n");
    let out = bench.symvm(&["run", &program("sorting"), "--seeds", "afl", "--output", "out"]);
    assert_eq!(out.status.code(), Some(0));
    assert!(stderr(&out).contains("warning: afl: no inputs were found there"), "{}", stderr(&out));
    assert_eq!(bench.run_json("out")["settings"]["seeds"], serde_json::json!([]));
}
