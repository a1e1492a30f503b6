//! `symvm run --log-queries`: the scripts have the answers that the exploration was given, and the exploration does not change.

use crate::bench::{Bench, everything, program};
use std::fs;

#[test]
fn logged_queries_are_answered_alike_and_change_nothing() {
    let bench = Bench::new();
    let prog = program("strings");
    let run = |name: &str, more: &[&str]| {
        bench.ends(0, &[&["run", &prog, "--output", name], more].concat());
    };
    run("plain", &[]);
    run("logged", &["--log-queries", "log"]);
    assert_eq!(everything(&bench.path("plain/tests")).len(), everything(&bench.path("logged/tests")).len());
    for (a, b) in everything(&bench.path("plain/tests")).iter().zip(everything(&bench.path("logged/tests"))) {
        let input = |bytes: &[u8]| {
            serde_json::from_slice::<serde_json::Value>(bytes)
                .map(|v| v["objects"].clone())
                .unwrap_or_default()
        };
        assert_eq!((&a.0, input(&a.1)), (&b.0, input(&b.1)));
    }
    let json: serde_json::Value =
        serde_json::from_slice(&fs::read(bench.path("logged/run.json")).unwrap()).unwrap();
    let queries = bench.files("log/queries", "smt2");
    assert_eq!(json["engine"]["queries"], queries.len());
    assert_eq!(json["engine"]["queries_logged"], queries.len());
    let texts: Vec<_> = queries.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    assert!(texts.iter().all(|text| text.contains("(set-info :source |symvm: query ")));
    assert!(texts.iter().any(|text| text.contains("strings.c:")), "{}", texts[0]);
    // `bench` compares with the status in the scripts, of both forms.
    let table = bench.ends(0, &["bench", "log", "--csv", "runs.csv"]);
    let csv = fs::read_to_string(bench.path("runs.csv")).unwrap();
    assert!(csv.lines().skip(1).all(|l| l.contains(",solved,")), "{table}\n{csv}");
    assert!(
        csv.contains("sessions/0001.smt2,sessions,") && csv.contains(",sat,") && csv.contains(",unsat,"),
        "{csv}"
    );
    // In parts it is the same log; each part has sessions of its own.
    let part = ["run", &prog, "--output", "parts", "--log-queries", "log-parts", "--max-iterations"];
    bench.ends(3, &[&part[..], &["5"]].concat());
    let before = bench.files("log-parts/queries", "smt2").len();
    bench.ends(0, &["run", "--resume", "parts", "--max-iterations", "100000"]);
    let parts = bench.files("log-parts/queries", "smt2");
    let read =
        |paths: &[std::path::PathBuf]| -> Vec<_> { paths.iter().map(|p| fs::read(p).unwrap()).collect() };
    assert!(0 < before && before < queries.len() && read(&parts) == read(&queries));
    assert_eq!(bench.files("log-parts/sessions", "smt2").len(), 2);
    // Once more into the same directory only if told.
    let again = ["run", &prog, "--output", "b", "--log-queries", "log"];
    let out = bench.symvm(&again);
    assert_eq!(out.status.code(), Some(2));
    bench.ends(0, &[&again[..], &["--force", "--log-limit", "2K"]].concat());
    assert!(everything(&bench.path("log")).iter().map(|(_, bytes)| bytes.len()).sum::<usize>() <= 2048);
}
