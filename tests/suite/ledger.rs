//! The ledger's kinds are explained wherever a user meets them.

use crate::bench::{Bench, stdout};
use crate::support::root;
use std::fs;
use symvm_explore::ledger::Entry;
use symvm_vm::Lost;

/// With one space between words, however the lines are broken.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn help_explains_every_kind() {
    let help = words(&Bench::new().ends(0, &["run", "--help"]));
    for entry in Entry::ALL {
        let row = words(&format!("{} {}", entry.name(), entry.sentence()));
        assert!(help.contains(&row), "{row}");
    }
    for lost in Lost::ALL.iter().filter(|&&lost| lost != Lost::ExitStatus) {
        let row = words(&format!("{} {}", lost.name(), lost.doc()));
        assert!(help.contains(&row), "{row}");
    }
}

#[test]
fn the_readme_explains_every_kind() {
    let text = fs::read_to_string(root().join("README.md")).unwrap();
    let rows = Entry::ALL.iter().map(|entry| format!("| `{}` | {} |\n", entry.name(), entry.sentence()));
    let table: String = rows.collect();
    assert!(text.contains(&table), "the table of the ledger's kinds in README.md should be:\n{table}");
}

#[test]
fn a_run_says_once_what_a_kind_means() {
    let bench = Bench::new();
    bench.write("p.ll", "define i32 @main() {\n  br label %l\nl:\n  br label %l\n}\n");
    let out = bench.symvm(&["run", "p.ll", "--max-steps", "1000000000000", "--max-time", "200ms"]);
    let said = stdout(&out);
    let lines: Vec<_> = said.lines().collect();
    let at = lines.iter().position(|line| line.starts_with("  1 x cut-short at p.ll:")).expect(&said);
    assert_eq!(lines.get(at + 1), Some(&&*format!("      {}", Entry::CutShort.sentence())), "{said}");
    assert_eq!(said.matches(Entry::CutShort.doc()).count(), 1, "{said}");
}
