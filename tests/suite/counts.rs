//! What explorations cost, in counts that one seed fixes: a change of speed or search shows here before anyone measures
//! time. `tests/counts.tsv` holds what was accepted.

use crate::bench::{Bench, program};
use crate::support::root;
use serde_json::Value;
use std::fs;

/// Rewrites the table.
const ACCEPT: &str = "SYMVM_ACCEPT_COUNTS";
/// Changes up to this many percent pass.
const TOLERANCE: u64 = 5;
const COLUMNS: [(&str, &str); 5] = [
    ("iterations", "/campaign/iterations"),
    ("instructions", "/campaign/instructions"),
    ("queries", "/engine/queries"),
    ("conflicts", "/engine/conflicts"),
    ("sides", "/coverage/sides_covered"),
];

fn subjects() -> Vec<(&'static str, Vec<String>)> {
    let with = |strategy: &str, program: &str, more: &str| {
        let mut all = vec![program.to_owned(), "--strategy".to_owned(), strategy.to_owned()];
        all.extend(more.split(' ').map(str::to_owned));
        all
    };
    // One strategy for most: what the default is to be must not hide what else changes.
    let small = |name: &'static str| (name, with("cgs", &program(name), "--max-iterations 400"));
    let json = root().join("examples/json/json.ll").display().to_string();
    let json = |strategy| with(strategy, &json, "--sym-stdin 10 --max-iterations 300");
    let mut all = vec![("json", json("cgs")), ("json-auto", json("auto"))];
    all.extend(["goto_loop", "for_break_continue", "computed_goto", "recursion"].map(small));
    all
}

/// The counts of a run.
fn counts(name: &str, args: &[String]) -> [u64; 5] {
    let bench = Bench::new();
    let mut all = vec!["run", "--output", "out"];
    all.extend(args.iter().map(String::as_str));
    let out = bench.symvm(&all);
    assert_ne!(out.status.code(), Some(2), "{name}: {}", crate::bench::stderr(&out));
    let run = bench.run_json("out");
    COLUMNS.map(|(column, at)| run.pointer(at).and_then(Value::as_u64).unwrap_or_else(|| panic!("{column}")))
}

#[test]
fn explorations_cost_what_was_accepted() {
    let path = root().join("tests/counts.tsv");
    let header = format!("subject\t{}\n", COLUMNS.map(|c| c.0).join("\t"));
    let found: Vec<_> = subjects().iter().map(|(name, args)| (*name, counts(name, args))).collect();
    let row =
        |(name, counts): &(&str, [u64; 5])| format!("{name}\t{}\n", counts.map(|n| n.to_string()).join("\t"));
    let table = header + &found.iter().map(row).collect::<String>();
    if std::env::var_os(ACCEPT).is_some() {
        fs::write(&path, table).unwrap();
        return;
    }
    let accepted = fs::read_to_string(&path).unwrap_or_default();
    let mut changes = Vec::new();
    for (name, counts) in &found {
        let line = accepted.lines().find_map(|l| l.strip_prefix(name)?.strip_prefix('\t'));
        let old: Vec<u64> = line.unwrap_or("").split('\t').filter_map(|n| n.parse().ok()).collect();
        for (i, (column, _)) in COLUMNS.iter().enumerate() {
            match old.get(i) {
                Some(&old) if old.abs_diff(counts[i]) * 100 <= old * TOLERANCE => {}
                Some(old) => changes.push(format!("  {name}: {column} {old} -> {}", counts[i])),
                None => changes.push(format!("  {name}: {column} -> {}", counts[i])),
            }
        }
    }
    assert!(
        changes.is_empty(),
        "counts changed by more than {TOLERANCE} %:\n{}\nif that is meant, accept it and commit tests/counts.tsv:\n  \
         {ACCEPT}=1 cargo test --test all counts",
        changes.join("\n")
    );
}
