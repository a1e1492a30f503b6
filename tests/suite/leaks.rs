//! Blocks lost at exit: each way to lose one is a bug of its own, and is told with the calls that led there.

use crate::bench::Bench;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;

fn program() -> String {
    format!("{}/tests/programs/worlds/leaks.ll", env!("CARGO_MANIFEST_DIR"))
}

/// Of each report: the function that the user's own code lost the block in, and how often.
fn lost_in(bench: &Bench, folder: &str) -> Vec<String> {
    let line = |report: Value| {
        let stack = report["stack"].as_array().unwrap().iter();
        let forget = stack.clone().find(|place| place["function"] == "forget").unwrap();
        let functions = stack.map(|place| place["function"].as_str().unwrap());
        let functions: Vec<&str> = functions.take_while(|&name| name != "forget").collect();
        format!(
            "{} {}",
            functions.join("<"),
            forget["location"].as_str().unwrap().rsplit('/').next().unwrap()
        )
    };
    let reports = bench.files(folder, "json").into_iter();
    reports.map(|path| line(serde_json::from_slice(&fs::read(path).unwrap()).unwrap())).collect()
}

#[test]
fn each_way_to_lose_a_block_is_told() {
    let bench = Bench::new();
    let run = ["run", &program(), "--sym-stdin", "1", "--check", "leak", "--quiet"];
    bench.ends(1, &run);
    let expected = [
        "strdup leaks.c:46:16",
        "xmalloc<parse leaks.c:42:26",
        "xmalloc<xcopy leaks.c:37:16",
        "xmalloc<xcopy leaks.c:39:16",
    ];
    let found = lost_in(&bench, "symvm-out/bugs");
    assert_eq!(found.len(), expected.len(), "{found:?}");
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected.map(String::from).into());
    // Several workers find the same, in whatever order, and a run that is gone on with tells nothing twice.
    for how in [&["--jobs", "2"][..], &["--jobs", "2", "--deterministic"]] {
        bench.ends(1, &[&run[..], how, &["--force", "--max-iterations", "5"]].concat());
        let before = lost_in(&bench, "symvm-out/bugs");
        bench.ends(1, &["run", "--resume", "symvm-out", "--max-iterations", "1000", "--quiet"]);
        let found = lost_in(&bench, "symvm-out/bugs");
        assert!(before.iter().all(|bug| found.contains(bug)), "{before:?} {found:?}");
        assert_eq!(found.len(), expected.len(), "{found:?}");
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected.map(String::from).into());
    }
    // Each test ends as it says.
    bench.ends(1, &["replay", &program(), "symvm-out"]);
}
