//! What a run leaves behind, compared with committed files: lcov's coverage (how often a line was reached is left out:
//! it depends on the search) and the shape of `run.json`, on which other programs may rely.

use crate::bench::Bench;
use crate::support::root;
use serde_json::Value;
use std::fs;

fn explored() -> Bench {
    let bench = Bench::new();
    let folder = root().join("tests/programs/worlds");
    // Sources are named as clang was told: relative to the workspace.
    fs::create_dir_all(bench.path("tests/programs/worlds")).unwrap();
    fs::copy(folder.join("world.c"), bench.path("tests/programs/worlds/world.c")).unwrap();
    let program = folder.join("world.ll").display().to_string();
    let world = ["--sym-args", "0", "2", "2", "--sym-stdin", "2", "--sym-file", "config", "4"];
    bench.ends(1, &[&["run", &program, "--output", "out"], &world[..]].concat());
    bench
}

/// `text` is what the committed file says; a file `NAME.new` is left beside it if not.
fn same(name: &str, text: &str) {
    let path = root().join("tests/programs/worlds").join(name);
    let expected = fs::read_to_string(&path).unwrap_or_default();
    if text != expected {
        let new = path.with_file_name(format!("{name}.new"));
        fs::write(&new, text).unwrap();
        panic!("{} differs from {}; if that is right, replace it", new.display(), path.display());
    }
}

/// A line of lcov's with its count as 0 or 1.
fn reached(line: &str) -> String {
    let Some((kind, rest)) = line.split_once(':') else { return format!("{line}\n") };
    let count = match (kind, rest.split_once(',')) {
        ("BRDA", _) => rest.rsplit_once(',').map(|(start, n)| (format!("{start},"), n, "")),
        ("DA", Some((at, n))) => Some((format!("{at},"), n, "")),
        ("FNDA", Some((n, name))) => Some((String::new(), n, name)),
        _ => None,
    };
    match count {
        Some((start, n, "")) => format!("{kind}:{start}{}\n", u8::from(n != "0")),
        Some((_, n, name)) => format!("{kind}:{},{name}\n", u8::from(n != "0")),
        None => format!("{line}\n"),
    }
}

/// One line per value: its place and type.
fn shape(value: &Value, place: &str, out: &mut String) {
    match value {
        Value::Object(map) => {
            for (key, below) in map {
                shape(below, &format!("{place}.{key}"), out);
            }
        }
        Value::Array(list) => {
            out.push_str(&format!("{place}: list\n"));
            if let Some(first) = list.first() {
                shape(first, &format!("{place}[]"), out);
            }
        }
        Value::String(_) => out.push_str(&format!("{place}: text\n")),
        Value::Bool(_) => out.push_str(&format!("{place}: truth\n")),
        Value::Number(_) => out.push_str(&format!("{place}: number\n")),
        Value::Null => out.push_str(&format!("{place}: nothing\n")),
    }
}

#[test]
fn coverage_and_the_shape_of_the_summary_are_as_committed() {
    let bench = explored();
    let lcov = fs::read_to_string(bench.path("out/coverage.info")).unwrap();
    same("world.info", &lcov.lines().map(reached).collect::<String>());
    let run = bench.run_json("out");
    let mut text = String::new();
    shape(&run, "", &mut text);
    same("run.shape", &text);
}

#[test]
fn a_bug_report_says_where_why_and_with_what() {
    let bench = explored();
    let reports: Vec<_> =
        bench.files("out/bugs", "txt").iter().map(|p| fs::read_to_string(p).unwrap()).collect();
    assert_eq!(reports.len(), 2);
    let of = |kind: &str| reports.iter().find(|r| r.starts_with(kind)).unwrap_or_else(|| panic!("no {kind}"));
    let assertion = of("assertion-failure");
    for part in
        ["argv[i][0] != 'X'", "at tests/programs/worlds/world.c:30:9", "#1 main", "arg00 (3 bytes)", " 58 "]
    {
        assert!(assertion.contains(part), "'{part}' is not in\n{assertion}");
    }
    let division = of("division-by-zero");
    for part in ["world.c:40:16", "return 100 / (again - 600);", "x_1 (2 bytes)", "58 02"] {
        assert!(division.contains(part), "'{part}' is not in\n{division}");
    }
}
