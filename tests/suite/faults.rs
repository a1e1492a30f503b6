//! The table of faults: small C programs (`tests/faults/*.c`, compiled with two clangs), each with a planted fault and a
//! clean twin. The comments in the sources say what must be found, where, and what the report must say about the
//! object; `tests/faults/faults.h` describes them.

use crate::support::{load, root};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use symvm_explore::{BugReport, ExploreOptions, NoHost, Observer, StopReason, explore};
use symvm_frontend::program::Program;
use symvm_runtime::{Argument, Content, WorldOptions};
use symvm_vm::{Check, Checks, MachineOptions};

/// What a source says about one of its cases.
#[derive(Default, Debug)]
struct Case {
    name: String,
    kind: String,
    line: usize,
    checks: Checks,
    words: Vec<String>,
}

/// The cases of a source. What stands outside of a case's body (a helper before it) belongs to the next case.
fn cases(source: &str, file: &str) -> Vec<Case> {
    let mut found = Vec::new();
    let mut case = Case::default();
    for (n, line) in source.lines().enumerate() {
        if let Some(rest) = line.strip_prefix("CASE(") {
            case.name = rest.split(')').next().unwrap().to_string();
        }
        match line.split_once("// ").map(|(_, comment)| comment) {
            Some("ALLOC") => case.words.push(format!("ed at {file}:{}", n + 1)),
            Some("MEANWHILE") => case.words.push(format!("meanwhile at {file}:{}", n + 1)),
            Some("FREED") => case.words.push(format!("freed at {file}:{}", n + 1)),
            Some(comment) if comment.starts_with("FAULT ") => {
                let (head, words) = comment["FAULT ".len()..].split_once(':').unwrap();
                let (kind, check) = head.split_once(" --check ").map_or((head, None), |(k, c)| (k, Some(c)));
                case.kind = kind.to_string();
                case.line = n + 1;
                case.checks = check.map(|c| Check::from_name(c).unwrap()).into_iter().collect();
                case.words.extend(words.split(';').map(|w| w.trim().to_string()).filter(|w| !w.is_empty()));
            }
            _ => {}
        }
        if line == "}" && !case.name.is_empty() {
            assert!(case.line > 0, "{file}: {} has no fault", case.name);
            found.push(std::mem::take(&mut case));
        }
    }
    found
}

/// Collects bugs.
#[derive(Default)]
struct Bugs(Vec<BugReport>);

impl Observer for Bugs {
    fn on_bug(&mut self, bug: &BugReport) {
        self.0.push(bug.clone());
    }
}

fn bugs(program: &Arc<Program>, case: &str, twin: &str, checks: Checks) -> Vec<BugReport> {
    let args = ["program", case, twin];
    let world = WorldOptions {
        args: args.iter().map(|a| Argument::Given(a.as_bytes().to_vec())).collect(),
        stdin: Content::Given(b"abcdefgh\n".to_vec()),
        ..WorldOptions::default()
    };
    let options = ExploreOptions {
        max_iterations: Some(2_000),
        machine: MachineOptions { checks, max_steps: Some(5_000_000), ..MachineOptions::default() },
        ..ExploreOptions::default()
    };
    let mut bugs = Bugs::default();
    let environment = symvm_runtime::environment(&world);
    let summary = explore(program, environment, &options, &NoHost, &mut bugs).unwrap();
    assert_eq!(summary.stop, StopReason::Exhausted, "{case} {twin}");
    let losses: Vec<_> =
        summary.ledger.iter().map(|l| format!("{} {} {}", l.kind, l.what, l.location)).collect();
    let serious = ["unconfirmed", "replay-mismatch", "prediction-failed", "unsupported"];
    // What no module defines is a fault, and beyond reach as well.
    let missing = |l: &str| l.contains(" external-global ") || l.contains(" unmodelled-external ");
    let serious = losses.iter().find(|l| serious.iter().any(|s| l.starts_with(s)) && !missing(l));
    assert_eq!(serious, None, "{case} {twin}");
    bugs.0
}

/// The text has the word; if that ends in a line's number, the number ends there, too.
fn says(text: &str, word: &str) -> bool {
    let goes_on = |at: usize| text[at + word.len()..].starts_with(|c: char| c.is_ascii_digit());
    text.match_indices(word).any(|(at, _)| !goes_on(at))
}

/// Where the access was, as a message says it: `write of 4 bytes at 0x1000`.
fn access(message: &str) -> Option<&str> {
    let rest = message.strip_prefix("write of ").or_else(|| message.strip_prefix("read of "))?;
    rest.split_once(" at ")?.1.split([':', ',']).next()
}

/// What is wrong with the reports about a faulty twin.
fn complaint(case: &Case, file: &str, found: &[BugReport]) -> Option<String> {
    let [bug] = found else {
        let kinds: Vec<_> = found.iter().map(|b| format!("{} at {}", b.kind, b.location)).collect();
        return Some(format!("found {kinds:?} instead of one {}", case.kind));
    };
    let place = format!("{file}:{}", case.line);
    let others = bug.others.iter().flat_map(|other| &other.stack);
    let others: String = others.map(|place| format!(" meanwhile at {}", place.location)).collect();
    let text = format!("{} {}{others}", bug.message, bug.object.as_deref().unwrap_or(""));
    if bug.kind != case.kind || !says(&bug.location, &place) {
        return Some(format!(
            "{} at {} instead of {} at {place} ({text})",
            bug.kind, bug.location, case.kind
        ));
    }
    // The address of a report is the one that its words say.
    if let (Some(said), Some(address)) = (access(&bug.message), bug.address)
        && said != format!("{address:#x}")
    {
        return Some(format!("the report's address is {address:#x}: {text}"));
    }
    let missing: Vec<_> = case.words.iter().filter(|w| !says(&text, w)).collect();
    (!missing.is_empty()).then(|| format!("the report lacks {missing:?}: {text}"))
}

fn check_file(variant: &str, source: &Path, counts: &mut BTreeMap<String, u32>, wrong: &mut Vec<String>) {
    let stem = source.file_stem().unwrap().to_str().unwrap();
    let file = format!("tests/faults/{stem}.c");
    let cases = cases(&std::fs::read_to_string(source).unwrap(), &file);
    let ll = root().join("tests/faults/ll").join(variant).join(format!("{stem}.ll"));
    let [plain, watched] = [Checks::NONE, Checks::all()].map(|checks| load(&ll, checks));
    for case in cases {
        *counts.entry(case.kind.clone()).or_insert(0) += 1;
        let program = if case.checks == Checks::NONE { &plain } else { &watched };
        let found = bugs(program, &case.name, "bad", case.checks);
        if let Some(complaint) = complaint(&case, &file, &found) {
            wrong.push(format!("{variant} {}: {complaint}", case.name));
        }
        for bug in bugs(&watched, &case.name, "good", Checks::all()) {
            wrong.push(format!(
                "{variant} {}: false alarm: {} at {}: {}",
                case.name, bug.kind, bug.location, bug.message
            ));
        }
    }
}

fn check_table(variant: &str) {
    let mut sources: Vec<_> =
        std::fs::read_dir(root().join("tests/faults")).unwrap().flatten().map(|e| e.path()).collect();
    sources.retain(|p| p.extension().is_some_and(|e| e == "c"));
    sources.sort();
    let (mut counts, mut wrong) = (BTreeMap::new(), Vec::new());
    for source in sources {
        check_file(variant, &source, &mut counts, &mut wrong);
    }
    assert!(wrong.is_empty(), "{} complaints:\n{}", wrong.len(), wrong.join("\n"));
    let total: u32 = counts.values().sum();
    assert!(total >= 150, "{total} programs: {counts:?}");
    assert!(counts.len() >= 25, "{} kinds of faults: {counts:?}", counts.len());
}

#[test]
fn every_planted_fault_is_found_and_no_twin_is_blamed_clang_14() {
    check_table("clang-14");
}

#[test]
fn every_planted_fault_is_found_and_no_twin_is_blamed_clang_19() {
    check_table("clang-19");
}
