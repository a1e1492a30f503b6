//! Files with known answers: `SYMVM_SMT2_DIR`, or `shared/smt2` beside the checkout. Skipped where there is neither.
//!
//! The folder has a table `expected.tsv`: file, logic, number of checks, answers separated by commas.

use std::fs::File;
use std::path::PathBuf;
use std::time::Duration;
use symvm_solver::smtlib::{Script, ScriptConfig, Verdict};

fn folder() -> Option<PathBuf> {
    let beside = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/smt2"));
    let folder = std::env::var_os("SYMVM_SMT2_DIR").map_or_else(beside, PathBuf::from);
    folder.join("expected.tsv").exists().then_some(folder)
}

/// An answer may be missing for want of time, and must not be wrong.
#[test]
fn no_answer_is_wrong() {
    let Some(folder) = folder() else { return };
    let table = std::fs::read_to_string(folder.join("expected.tsv")).expect("the table can be read");
    let (mut all, mut right, mut wrong) = (0, 0, Vec::new());
    for row in table.lines().filter(|line| !line.starts_with('#')) {
        let mut cells = row.split('\t');
        let (Some(file), Some(answers)) = (cells.next(), cells.nth(2)) else { continue };
        let config = ScriptConfig { time_limit: Some(Duration::from_secs(1)), ..ScriptConfig::default() };
        let mut script = Script::new(config);
        let input = File::open(folder.join(file)).expect("a file of the table can be opened");
        let complete = script.run(input, &mut Vec::new()).is_ok();
        let given: Vec<&str> = script.verdicts().iter().map(|v| v.name()).collect();
        let expected: Vec<&str> = answers.split(',').collect();
        all += 1;
        right += usize::from(complete && given == expected);
        let contradicts = |(given, expected): (&&str, &&str)| *given != "unknown" && given != expected;
        let bug = script.verdicts().iter().any(|v| matches!(v, Verdict::Unknown(symvm_solver::Why::Wrong)));
        if bug || given.iter().zip(&expected).any(contradicts) {
            wrong.push(format!("{file}: {given:?} instead of {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(right * 10 >= all * 9, "only {right} of {all} files are answered in a second");
}
