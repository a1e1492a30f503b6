//! The invariants of ARCHITECTURE.md, checked on the sources themselves.

use std::fs;
use std::path::{Path, PathBuf};

const CRATES: &[&str] = &["frontend", "sat", "solver", "vm", "runtime", "explore", "cli"];

/// A crate of ours may depend on these crates of ours and no others.
const ARROWS: &[(&str, &[&str])] = &[
    ("frontend", &[]),
    ("sat", &[]),
    ("solver", &["sat"]),
    ("vm", &["frontend", "solver"]),
    ("runtime", &["frontend", "solver", "vm"]),
    ("explore", &["frontend", "solver", "vm"]),
];

/// Files that may be longer than the limit, and why.
const LONG_FILES: &[(&str, &str)] = &[];
const LONGEST: usize = 700;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            if path.file_name().is_some_and(|n| n != "target") {
                rust_files(&path, found);
            }
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
    found.sort();
}

/// Source text of a file without its test module and comments: what the product itself does.
fn product_lines(path: &Path) -> Vec<(usize, String)> {
    let text = fs::read_to_string(path).expect("readable source");
    let mut lines = Vec::new();
    let mut armed = false;
    for (n, line) in text.lines().enumerate() {
        let code = line.split("//").next().unwrap_or("");
        if code.trim_start().starts_with("#[cfg(test)]") {
            armed = true;
        }
        // A test module stands at the end of its file.
        if armed && code.contains("mod ") && code.trim_end().ends_with('{') {
            break;
        }
        lines.push((n + 1, code.to_string()));
    }
    lines
}

fn offences(crates: &[&str], forbidden: &[&str], allowed_files: &[&str]) -> Vec<String> {
    let mut bad = Vec::new();
    for name in crates {
        let mut files = Vec::new();
        let folder = if *name == "cli" { root().join("cli") } else { root().join(name).join("src") };
        rust_files(&folder, &mut files);
        assert!(!files.is_empty(), "{name} has sources");
        for file in files {
            let shown = file.strip_prefix(root()).expect("below the root").display().to_string();
            if allowed_files.contains(&shown.as_str())
                || shown.ends_with("tests.rs")
                || shown.contains("/tests/")
            {
                continue;
            }
            for (n, line) in product_lines(&file) {
                if let Some(word) = forbidden.iter().find(|w| line.contains(**w)) {
                    bad.push(format!("{shown}:{n}: {word}"));
                }
            }
        }
    }
    bad
}

#[test]
fn crates_depend_only_along_the_arrows() {
    for (name, allowed) in ARROWS {
        let manifest = fs::read_to_string(root().join(name).join("Cargo.toml")).expect("a manifest");
        let dependencies = manifest.split("[dependencies]").nth(1).unwrap_or("");
        let dependencies = dependencies.split("\n[").next().unwrap_or("");
        for line in dependencies.lines().filter(|l| l.starts_with("symvm-")) {
            let other = line.trim_start_matches("symvm-").split(['.', ' ', '=']).next().unwrap_or("");
            assert!(allowed.contains(&other), "{name} must not depend on {other}");
        }
    }
}

#[test]
fn only_the_command_line_prints_or_reads_the_environment() {
    let libraries: Vec<&str> = CRATES.iter().copied().filter(|c| *c != "cli").collect();
    // CaDiCaL reads variables of its own; our options look for those that cannot be neutralised, to refuse them.
    let bad = offences(
        &libraries,
        &["println!", "print!(", "eprint", "dbg!", "std::env", "env::var"],
        &["sat/src/options.rs"],
    );
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn the_clock_is_read_in_one_place() {
    // The solver must end a query from within; statistics and deadlines of others go through the same function.
    let bad = offences(
        &["frontend", "sat", "solver", "vm", "runtime", "explore"],
        &["Instant::now", "SystemTime"],
        &["sat/src/clock.rs"],
    );
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn the_explorer_never_reads_an_opcode_and_the_machine_never_solves() {
    let bad = offences(&["explore"], &["program::Inst", "Inst::", "IntOp::"], &[]);
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    let bad = offences(&["vm", "runtime"], &["Solver::", "symvm_sat"], &[]);
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn files_hold_one_idea() {
    let mut bad = Vec::new();
    for name in CRATES.iter().chain(&["xtask", "tests"]) {
        let mut files = Vec::new();
        rust_files(&root().join(name), &mut files);
        for file in files {
            let shown = file.strip_prefix(root()).expect("below the root").display().to_string();
            let lines = fs::read_to_string(&file).expect("readable source").lines().count();
            if lines > LONGEST && !LONG_FILES.iter().any(|(f, _)| *f == shown) {
                bad.push(format!("{shown}: {lines} lines"));
            }
        }
    }
    assert!(bad.is_empty(), "split these, or give the reason in LONG_FILES:\n{}", bad.join("\n"));
}

#[test]
fn every_file_says_its_idea_first() {
    let mut bad = Vec::new();
    for name in CRATES.iter().chain(&["xtask"]) {
        let mut files = Vec::new();
        rust_files(&root().join(name), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).expect("readable source");
            if !text.trim_start().starts_with("//!") {
                bad.push(file.strip_prefix(root()).expect("below the root").display().to_string());
            }
        }
    }
    assert!(bad.is_empty(), "no head comment:\n{}", bad.join("\n"));
}

#[test]
fn architecture_names_every_crate_and_folder() {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    for name in CRATES.iter().chain(&["tests", "benches", "xtask", "fuzz", "examples"]) {
        assert!(text.contains(&format!("`{name}/`")), "ARCHITECTURE.md does not speak of `{name}/`");
    }
}
