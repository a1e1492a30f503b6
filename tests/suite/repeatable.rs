//! Same command, same result, byte for byte: under every strategy, all but the times themselves.

use crate::bench::{Bench, everything, program, stderr, without_times};
use crate::support::root;

/// The result of a run with nothing left out but what a clock gave: the times of `run.json` and of the series.
fn result(strategy: &str) -> Vec<(String, Vec<u8>)> {
    let bench = Bench::new();
    let sorting = program("sorting");
    bench.ends(
        3,
        &["run", &sorting, "--strategy", strategy, "--seed", "7", "--max-iterations", "20", "--random-start"],
    );
    let mut files = everything(&bench.path("symvm-out"));
    // It says when a run ended, too; that a journal can be repeated is shown elsewhere.
    files.retain(|(name, _)| name != "journal");
    for (name, bytes) in &mut files {
        let text = String::from_utf8_lossy(bytes).into_owned();
        match name.as_str() {
            "run.json" => {
                let mut run: serde_json::Value = serde_json::from_str(&text).unwrap();
                assert!(run.as_object_mut().unwrap().remove("timing").is_some());
                *bytes = run.to_string().into_bytes();
            }
            // It names the folder that the command was given in.
            "tree.json" => {
                let mut tree: serde_json::Value = serde_json::from_str(&text).unwrap();
                assert!(tree.as_object_mut().unwrap().remove("directory").is_some());
                *bytes = tree.to_string().into_bytes();
            }
            "series.csv" => {
                *bytes = without_times(&text).into_bytes();
            }
            _ => {}
        }
    }
    files
}

#[test]
fn the_same_command_gives_the_same_result() {
    for strategy in symvm_explore::strategy::names() {
        let (first, second) = (result(strategy), result(strategy));
        // Random inputs that repeat a path leave no test.
        assert!(first.iter().filter(|(name, _)| name.ends_with(".ktest")).count() > 10, "{strategy}");
        for (a, b) in first.iter().zip(&second) {
            assert_eq!(a.0, b.0, "{strategy}");
            assert!(a.1 == b.1, "{strategy}: {} differs", a.0);
        }
        assert_eq!(first.len(), second.len(), "{strategy}");
    }
}

#[test]
fn random_beginnings_that_violate_an_assumption_are_mended_under_every_strategy() {
    let bench = Bench::new();
    let world = root().join("tests/programs/worlds/world.ll").display().to_string();
    for strategy in ["auto", "auto=cfg", "auto=param,frontier", "interleave=cgs,cfg", "cgs", "cfg", "param"] {
        // Hardly any four random bytes are one or two.
        let run = ["run", &world, "--sym-args", "1", "2", "2", "--sym-stdin", "2", "--random-start"];
        let more = ["--max-iterations", "60", "--strategy", strategy, "--output", "out", "--force"];
        let done = bench.symvm(&[&run[..], &more].concat());
        assert!(matches!(done.status.code(), Some(0 | 1 | 3)), "{strategy}: {}", stderr(&done));
        assert!(bench.run_json("out")["campaign"]["paths"].as_u64().unwrap() > 2, "{strategy}");
    }
}
