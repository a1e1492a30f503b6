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

/// The files of these crates that are the product's, with their text.
fn product_files(crates: &[&str]) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for name in crates {
        let mut files = Vec::new();
        rust_files(&root().join(name).join("src"), &mut files);
        assert!(!files.is_empty(), "{name} has sources");
        for file in files {
            let shown = file.strip_prefix(root()).expect("below the root").display().to_string();
            if !shown.ends_with("tests.rs") && !shown.contains("/tests/") {
                let lines = product_lines(&file).into_iter().map(|(_, line)| line + "\n");
                all.push((shown, lines.collect()));
            }
        }
    }
    all
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c != '_' && !c.is_alphanumeric())
}

/// The types of a file of declarations.
fn types_of(path: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join(path)).expect("readable source");
    let declared = text.lines().filter_map(|line| {
        let rest = line.strip_prefix("pub enum ").or_else(|| line.strip_prefix("pub struct "))?;
        words(rest).next().map(str::to_owned)
    });
    declared.collect()
}

#[test]
fn the_explorer_never_reads_an_opcode() {
    // Instructions of the text, and all that those of programs consist of.
    let mut forbidden = types_of("frontend/src/program/inst.rs");
    assert!(["Inst", "IntOp", "Intrinsic"].iter().all(|name| forbidden.iter().any(|f| f == name)));
    forbidden.extend(["InstKind", "ir"].map(str::to_owned));
    let mut bad = Vec::new();
    for (file, text) in product_files(&["explore"]) {
        let found = words(&text).find(|word| forbidden.iter().any(|f| f == word));
        bad.extend(found.map(|word| format!("{file}: {word}")));
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

/// What machine and world may use of the solver: terms, their values, and the clock.
const OF_TERMS: &[&str] = &[
    "Assignment",
    "BvValue",
    "Deferrable",
    "Evaluator",
    "Form",
    "Limbs",
    "Notation",
    "Operand",
    "Part",
    "Sym",
    "SymbolId",
    "TableId",
    "TermId",
    "Terms",
    "clock",
];

/// What a text names of a crate, each by its first part.
fn named_of<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let mut named = Vec::new();
    for (at, _) in text.match_indices(name) {
        let rest = &text[at + name.len()..];
        let Some(rest) = rest.strip_prefix("::") else {
            named.push("all of it");
            continue;
        };
        let Some(group) = rest.strip_prefix('{') else {
            named.extend(words(rest).next());
            continue;
        };
        let (mut depth, mut begins) = (1, true);
        for (i, c) in group.char_indices() {
            if begins && c != '}' && !c.is_whitespace() {
                begins = false;
                named.extend(words(&group[i..]).next());
            }
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' => begins = depth == 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    named
}

#[test]
fn the_machine_never_solves() {
    let text = "use symvm_solver::{Terms, clock::{self, Instant}, Op as X,\n};\nsymvm_solver::Solver::new();";
    assert_eq!(named_of(text, "symvm_solver"), ["Terms", "clock", "Op", "Solver"]);
    assert_eq!(named_of("use symvm_solver as s;", "symvm_solver"), ["all of it"]);
    let mut bad = Vec::new();
    for (file, text) in product_files(&["vm", "runtime"]) {
        let named = named_of(&text, "symvm_solver").into_iter().filter(|name| !OF_TERMS.contains(name));
        bad.extend(named.chain(named_of(&text, "symvm_sat")).map(|name| format!("{file}: {name}")));
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

/// Loops over hash maps, or what has the name of one in the same file, and why their order has no effect. (Clippy's
/// `iter_over_hash_type` sees maps of the standard library, not those of `hashbrown`.)
const HASH_LOOPS: &[(&str, &str, &str)] = &[
    ("explore/src/tune/journal.rs", "known", "sums in a sorted map"),
    ("solver/src/chain/network.rs", "made", "conditions that are sorted, variables that are marked"),
    ("solver/src/chain/pairs.rs", "left", "a list"),
    ("solver/src/interpolation/fold.rs", "literals", "a list"),
    ("solver/src/preprocess/polynomials.rs", "conditions", "a list"),
    ("solver/src/proof/lrat.rs", "clauses", "each keeps its name, wherever it lies"),
    ("solver/src/theory/check.rs", "entered", "each goes to its own place in a map"),
    ("solver/src/theory/check.rs", "ids", "each goes to its own place in a list"),
];

/// The names that a text gives to hash maps and sets: `name: HashMap<…>`, `let mut name = HashSet::new()`.
fn hash_maps(text: &str) -> Vec<&str> {
    let mut named = Vec::new();
    for (at, _) in text.match_indices("Hash") {
        if !["HashMap", "HashSet"].iter().any(|kind| text[at..].starts_with(kind)) {
            continue;
        }
        let before = text[..at].trim_end_matches("hashbrown::").trim_end();
        let before = before.trim_end_matches("mut").trim_end_matches(['&', ' ']);
        if let Some(before) = before.strip_suffix([':', '=']) {
            named.extend(words(before.trim_end()).last().filter(|name| !name.is_empty()));
        }
    }
    named
}

/// What a line loops over, by the last name of it.
fn looped_over(line: &str) -> Option<&str> {
    let (_, over) = line.trim().strip_prefix("for ")?.rsplit_once(" in ")?;
    let mut over = over.strip_suffix('{')?.trim_end();
    for all in
        ["iter", "iter_mut", "keys", "into_keys", "values", "values_mut", "into_values", "drain", "into_iter"]
    {
        over = over.strip_suffix("()").and_then(|o| o.strip_suffix(all)?.strip_suffix('.')).unwrap_or(over);
    }
    let is_path = over.trim_start_matches('&').chars().all(|c| c.is_alphanumeric() || "_. ".contains(c));
    words(over).last().filter(|_| is_path)
}

#[test]
fn no_loop_goes_over_a_hash_map() {
    let text = "a: &mut HashMap<u8, u8>, let b = HashSet::new(); c: hashbrown::HashMap<u8, u8>, Vec<HashMap<u8, u8>>";
    assert_eq!(hash_maps(text), ["a", "b", "c"]);
    assert_eq!(looped_over("    for (x, y) in &mut self.a {"), Some("a"));
    assert_eq!(looped_over("for x in self.b.keys() {"), Some("b"));
    assert_eq!(looped_over("for x in sorted(&self.b) {"), None);
    let crates: Vec<&str> = CRATES.iter().copied().filter(|c| *c != "cli").collect();
    let (mut bad, mut known) = (Vec::new(), vec![false; HASH_LOOPS.len()]);
    for (file, text) in product_files(&crates) {
        let named = hash_maps(&text);
        for name in text.lines().filter_map(looped_over).filter(|name| named.contains(name)) {
            match HASH_LOOPS.iter().position(|(f, n, _)| *f == file && *n == name) {
                Some(row) => known[row] = true,
                None => bad.push(format!("{file}: {name}")),
            }
        }
    }
    assert!(
        bad.is_empty(),
        "sort these, or say in HASH_LOOPS why the order is of no effect:\n{}",
        bad.join("\n")
    );
    let gone: Vec<_> = HASH_LOOPS.iter().zip(known).filter(|(_, known)| !known).collect();
    assert!(gone.is_empty(), "there is no such loop any more: {gone:?}");
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
