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

/// A conversion that is bound (with `--floats concrete`), and loops in the library that the user's own code turns for ever.
const IN_THE_LIBRARY: &str = "declare ptr @strchr(ptr, i32)\ndeclare double @strtod(ptr, ptr)\n\
    define i32 @main(i32 %argc, ptr %argv) {\n\
    %a = getelementptr ptr, ptr %argv, i64 1\n  %s = load ptr, ptr %a\n\
    %d = call double @strtod(ptr %s, ptr null)\n\
    %large = fcmp ogt double %d, 3.5\n  br i1 %large, label %one, label %again\n\
    one:\n  ret i32 1\n\
    again:\n  %p = call ptr @strchr(ptr %s, i32 113)\n\
    %found = icmp ne ptr %p, null\n  br i1 %found, label %again, label %none\n\
    none:\n  ret i32 0\n}\n";

#[test]
fn what_is_lost_inside_the_library_has_the_place_that_called_it() {
    let bench = Bench::new();
    bench.write("p.ll", IN_THE_LIBRARY);
    let places = |steps: &str, kind: &str| -> Vec<String> {
        let limits = [
            "--max-steps",
            steps,
            "--max-iterations",
            "60",
            "--strategy",
            "bfs",
            "--floats",
            "concrete",
            "--force",
        ];
        bench
            .symvm(&[&["run", "p.ll", "--sym-args", "1", "1", "4", "--output", "out"], &limits[..]].concat());
        let run = bench.run_json("out");
        let of_kind = run["ledger"].as_array().expect("a list").iter().filter(|line| line["kind"] == kind);
        of_kind.map(|line| line["location"].as_str().expect("text").to_owned()).collect()
    };
    let bound = places("20000", "concretised");
    assert!(bound.iter().any(|place| place == "p.ll:6, in strtod"), "{bound:?}");
    let cut = places("20000", "step-limit");
    assert!(cut.iter().any(|place| place == "p.ll:12, in strchr"), "{cut:?}");
    let paused = places("1000000", "paused");
    assert!(paused.iter().any(|place| place == "p.ll:14 or behind, in strchr"), "{paused:?}");
}
