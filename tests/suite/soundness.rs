//! Random programs, explored to the end, with pruning and without, show the bugs that running them on every input shows: no more, no fewer.
//!
//! `cargo xtask soundness` does the same for as many programs as one likes.

#[path = "../../xtask/src/soundness/generate.rs"]
mod generate;
#[path = "../../xtask/src/soundness/judge.rs"]
mod judge;

use generate::Flavour;
use judge::Subject;
use std::process::Command;
use symvm_explore::PruneOptions;

const STRATEGIES: &[&str] = &["dfs", "cgs", "cfg", "random-branch"];

/// Bugs of a module, and the explorations that differ.
fn differences(text: &[u8], name: &str, flavour: Flavour) -> (usize, Vec<String>) {
    let subject = Subject::load(text, name, judge::checks(flavour)).unwrap_or_else(|e| panic!("{name}: {e}"));
    let (mut bugs, mut wrong) = (0, Vec::new());
    let pruned = PruneOptions { verify: true, unlimited: true, ..PruneOptions::default() };
    for prune in [None, Some(pruned)] {
        let found = subject.differences(STRATEGIES, 1, prune).unwrap_or_else(|e| panic!("{name}: {e}"));
        bugs = found.0;
        wrong.extend(found.1.into_iter().map(|w| format!("{name}, {prune:?}: {w}")));
    }
    (bugs, wrong)
}

#[test]
fn committed_programs_show_exactly_their_bugs() {
    let folder = format!("{}/tests/soundness/ll", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 16, "{files:?}");
    let (mut bugs, mut wrong) = (0, Vec::new());
    for file in files {
        let name = file.display().to_string();
        let flavour = if name.contains("/undefined_") { Flavour::Undefined } else { Flavour::Plain };
        let (some, different) = differences(&std::fs::read(&file).unwrap(), &name, flavour);
        bugs += some;
        wrong.extend(different);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(bugs >= 20, "programs without bugs show nothing: {bugs}");
}

#[test]
fn a_seed_fixes_a_program() {
    let committed = format!("{}/tests/soundness/random_3.c", env!("CARGO_MANIFEST_DIR"));
    assert_eq!(generate::program(3, Flavour::Plain), std::fs::read_to_string(committed).unwrap());
    assert_ne!(generate::program(3, Flavour::Plain), generate::program(4, Flavour::Plain));
}

#[test]
#[ignore = "takes minutes, and needs clang-14"]
fn new_programs_show_exactly_their_bugs() {
    // Two at a time; each by itself is what it would be alone.
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let halves = [0, 1].map(|half| {
            scope.spawn(move || {
                (1000 + half..1008).step_by(2).flat_map(|seed| of_seed(seed, Flavour::Plain)).collect()
            })
        });
        halves.into_iter().flat_map(|half| half.join().unwrap_or_else(|_| vec!["a panic".into()])).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let wrong: Vec<String> = (2000..2004).flat_map(|seed| of_seed(seed, Flavour::Undefined)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The explorations of a new program that differ.
fn of_seed(seed: u64, flavour: Flavour) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("random.c");
    std::fs::write(&source, generate::program(seed, flavour)).unwrap();
    let of_level = |opt: &str| {
        let mut clang = Command::new("clang-14");
        clang.args(["-S", "-emit-llvm", "-w", "-gline-tables-only", opt]).arg(&source).args(["-o", "-"]);
        let text = clang.output().expect("clang-14").stdout;
        differences(&text, &format!("seed {seed} {opt}"), flavour).1
    };
    ["-O0", "-O2"].into_iter().flat_map(of_level).collect()
}
