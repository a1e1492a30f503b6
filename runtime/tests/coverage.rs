//! Which functions of the C library are compared with the host's: each one is either named in a comparing program
//! (`tests/native/*.c`), or is a further name of, or is called by, one that is, or stands in a list with its reason. Modules
//! of C++'s library (`cxx_*`) are apart: `tests/suite/cxx_library.rs` compares whole programs that use it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The functions that no comparison reaches, by what keeps it away.
const UNCOMPARED: &str = include_str!("native/uncompared.txt");

fn is_cxx(path: &Path) -> bool {
    path.file_stem().is_some_and(|stem| stem.to_string_lossy().starts_with("cxx_"))
}

fn texts(folder: &str, extension: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).expect("the folder exists").map(|e| e.expect("readable").path()).collect();
    paths.sort();
    paths.retain(|path| path.extension().is_some_and(|e| e == extension) && !is_cxx(path));
    paths.iter().map(|path| std::fs::read_to_string(path).expect("readable")).collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c != '_' && !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty())
}

/// The name behind the first `@` of a line.
fn name(line: &str) -> Option<&str> {
    line.split_once('@').and_then(|(_, rest)| words(rest).next())
}

/// What a body mentions, and how many instructions it has.
#[derive(Default)]
struct Body {
    mentions: BTreeSet<String>,
    instructions: usize,
}

/// Every function that the library exports, and the bodies of all (of static functions, too).
fn functions() -> (BTreeSet<String>, BTreeMap<String, Body>) {
    let (mut exported, mut bodies) = (BTreeSet::new(), BTreeMap::<String, Body>::new());
    for (module, text) in texts("ll", "ll").iter().enumerate() {
        let local: BTreeSet<&str> =
            text.lines().filter(|l| l.starts_with("define internal")).filter_map(name).collect();
        let full = |name: &str| match local.contains(name) {
            true => format!("{module}.{name}"),
            false => name.to_owned(),
        };
        let mut current = String::new();
        for line in text.lines() {
            if line.starts_with("define") {
                current = full(name(line).expect("a definition has a name"));
                if line.starts_with("define dso_local") {
                    exported.insert(current.clone());
                }
            } else if line.starts_with("  ") && !current.is_empty() {
                let called = line.split('@').skip(1).filter_map(|rest| words(rest).next()).map(full);
                let body = bodies.entry(current.clone()).or_default();
                body.mentions.extend(called);
                body.instructions += 1;
            }
        }
    }
    (exported, bodies)
}

#[test]
fn every_function_is_compared_or_says_why_not() {
    let (exported, bodies) = functions();
    let mut reached = BTreeSet::new();
    for text in texts("tests/native", "c") {
        reached.extend(words(&text).filter_map(|w| w.strip_prefix("sv_")).map(str::to_owned));
        for line in text.lines().filter(|l| l.starts_with("OURS(")) {
            reached.extend(line.split("OURS(").filter_map(|part| part.split(')').next()).map(str::to_owned));
        }
    }
    let mut pending: Vec<String> = reached.iter().cloned().collect();
    while let Some(function) = pending.pop() {
        for called in bodies.get(&function).into_iter().flat_map(|body| &body.mentions) {
            if reached.insert(called.clone()) {
                pending.push(called.clone());
            }
        }
    }
    // A door of a few instructions is compared through the room behind it.
    let is_door = |function: &String| {
        let leads = |body: &Body| body.mentions.iter().any(|c| reached.contains(c) && exported.contains(c));
        bodies.get(function).is_some_and(|body| body.instructions <= 4 && leads(body))
    };
    let excused: BTreeSet<&str> =
        UNCOMPARED.lines().filter(|l| !l.starts_with('#')).flat_map(str::split_whitespace).collect();
    let open: Vec<_> = exported
        .iter()
        .filter(|f| !reached.contains(*f) && !is_door(f) && !excused.contains(f.as_str()))
        .collect();
    assert!(
        open.is_empty(),
        "neither compared with the host's nor listed in native/uncompared.txt: {open:?}"
    );
    let stale: Vec<_> = excused.iter().filter(|f| !exported.contains(**f) || reached.contains(**f)).collect();
    assert!(stale.is_empty(), "listed in native/uncompared.txt, but gone or compared: {stale:?}");
}
