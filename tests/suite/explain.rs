//! `symvm explain`: why no path goes to a line, from the tree that a run leaves behind.

use crate::bench::{Bench, stderr};
use crate::support::root;
use std::fs;

const LINES: [u32; 5] = [13, 15, 16, 17, 9];

/// What is said of the lines of `tests/explain/never.c` after a run with these options.
fn explained(more: &[&str]) -> (Bench, String) {
    let bench = Bench::new();
    let program = root().join("tests/explain/never.ll").display().to_string();
    // Nodes are numbered in the order of the search.
    bench.ends(0, &[&["run", &program, "--output", "out", "--quiet", "--strategy", "cgs"], more].concat());
    let mut text = String::new();
    for line in LINES {
        let place = format!("never.c:{line}");
        let said = bench.ends(0, &["explain", "out", "--line", &place]);
        let here = bench.path("").display().to_string();
        text.push_str(&said.replace(&here, ""));
    }
    (bench, text)
}

/// `text` is what the committed file says; a file `NAME.new` is left beside it if not.
fn same(name: &str, text: &str) {
    let path = root().join("tests/explain").join(name);
    if text != fs::read_to_string(&path).unwrap_or_default() {
        let new = path.with_file_name(format!("{name}.new"));
        fs::write(&new, text).unwrap();
        panic!("{} differs from {}; if that is right, replace it:\n{text}", new.display(), path.display());
    }
}

#[test]
fn a_line_is_explained_by_branches_and_by_conditions_where_they_are_kept() {
    let (bench, text) = explained(&["--prune", "interpolation"]);
    assert!(text.contains("count"), "{text}");
    same("pruned.txt", &text);
    let node = bench.ends(0, &["explain", "out", "--node", "0", "--graphviz", "tree.dot"]);
    same("node.txt", &node);
    let dot = fs::read_to_string(bench.path("tree.dot")).unwrap();
    assert!(dot.starts_with("digraph tree {") && dot.ends_with("}\n"), "{dot}");
    assert_eq!(dot.matches(" [label=\"n0 ").count(), 1, "{dot}");
    assert!(dot.contains("subsumed"), "{dot}");
}

#[test]
fn members_elements_and_what_pointers_lead_to_have_names() {
    let bench = Bench::new();
    let program = root().join("tests/explain/parts.ll").display().to_string();
    bench.ends(0, &["run", &program, "--output", "out", "--quiet", "--prune", "interpolation"]);
    let source = fs::read_to_string(root().join("tests/explain/parts.c")).unwrap();
    let said = |result: u32| {
        let before = source.split(&format!("return {result};")).next().unwrap().matches('\n').count();
        bench.ends(0, &["explain", "out", "--line", &format!("parts.c:{}", before + 1)])
    };
    let all: String = [1, 4, 5].map(said).concat();
    let named = ["p->count <= 9", "p->next->count + 2 <= 20", "main:buf.len <=u 8", "table[3].use[1] <= 4"];
    named.iter().for_each(|name| assert!(all.contains(name), "{name}: {all}"));
    assert!(all.contains("size > 300 at tests/explain/parts.c:"), "{all}");
    assert!(all.contains("n >= size at tests/explain/parts.c:"), "{all}");
    same("parts.txt", &all);
}

#[test]
fn conditions_on_floats_read_as_in_the_source() {
    let bench = Bench::new();
    let program = root().join("tests/explain/floats.ll").display().to_string();
    bench.ends(0, &["run", &program, "--output", "out", "--quiet", "--strategy", "cgs"]);
    let source = fs::read_to_string(root().join("tests/explain/floats.c")).unwrap();
    let excluded: [(u32, &[&str]); 8] = [
        (1, &["d < 2.25", "f * 2.0f == 7.0f", "d + (double)f > 6.0"]),
        (2, &["d < 10.0", "-d < -11.0"]),
        (3, &["fabs(f) < 0.5f", "f >= 1.0f"]),
        (4, &["(int)f > 7", "f < 6.0f"]),
        (5, &["(double)n * 0.5 == 0.25"]),
        (6, &["!isnan(f)", "isnan(f)"]),
        (7, &["n < 5"]),
        (8, &["d < 10.0", "d > 11.0"]),
    ];
    for (result, conditions) in excluded {
        let before = source.split(&format!("return {result};")).next().unwrap().matches('\n').count();
        let said = bench.ends(0, &["explain", "out", "--line", &format!("floats.c:{}", before + 1)]);
        for condition in conditions {
            assert!(
                said.contains(&format!(" {condition} at tests/explain/floats.c:")),
                "{condition}: {said}"
            );
        }
        assert!(!said.contains("concat"), "{said}");
    }
}

#[test]
fn without_pruning_the_branches_say_why() {
    let (_, text) = explained(&[]);
    same("plain.txt", &text);
}

#[test]
fn a_side_that_bits_rule_out_is_said_to_have_no_value() {
    let bench = Bench::new();
    let program = root().join("tests/explain/range.ll").display().to_string();
    bench.ends(0, &["run", &program, "--output", "out", "--quiet"]);
    let said = bench.ends(0, &["explain", "out", "--line", "range.c:12"]);
    let why = "this cannot hold:\n        a value for this side, after the decisions above at tests/explain/range.c:8:5";
    assert!(said.contains(why), "{said}");
    // As an editor tells the place, or a report: absolute, and with a column.
    let absolute = root().join("tests/explain/range.c:12").display().to_string();
    for place in [&absolute, "range.c:12:9", &format!("{absolute}:9")] {
        assert!(bench.ends(0, &["explain", "out", "--line", place]).contains(why), "{place}");
    }
}

#[test]
fn what_was_not_explored_is_not_said_to_be_impossible() {
    let bench = Bench::new();
    let program = root().join("tests/explain/never.ll").display().to_string();
    bench.ends(3, &["run", &program, "--output", "out", "--quiet", "--max-iterations", "1"]);
    let said: String = LINES
        .iter()
        .map(|line| bench.ends(0, &["explain", "out", "--line", &format!("never.c:{line}")]))
        .collect();
    assert!(!said.contains("no input decides"), "{said}");
    assert!(said.contains("never taken so far") || said.contains("not explored yet"), "{said}");
}

#[test]
fn questions_without_an_answer_are_told_apart() {
    let bench = Bench::new();
    let program = root().join("tests/explain/never.ll").display().to_string();
    bench.ends(0, &["run", &program, "--output", "out", "--quiet"]);
    let fails = |args: &[&str], what: &str| {
        let out = bench.symvm(&[&["explain", "out"], args].concat());
        assert_eq!(out.status.code(), Some(2), "{args:?}");
        assert!(stderr(&out).contains(what), "{args:?}: {}", stderr(&out));
    };
    fails(&[], "ask for something");
    fails(&["--line", "other.c:3"], "no code of a file");
    fails(&["--line", "/elsewhere/ever.c:3"], "no code of a file");
    fails(&["--line", "never.c:2"], "the nearest is at line");
    fails(&["--line", "never.c"], "is no place");
    fails(&["--node", "100000"], "there is no node");
}

#[test]
fn a_program_that_changed_since_the_run_is_not_explained() {
    let bench = Bench::new();
    let text = fs::read_to_string(root().join("tests/explain/never.ll")).unwrap();
    bench.write("never.ll", &text);
    bench.write("stdin", "abc");
    bench.ends(0, &["run", "never.ll", "--stdin", "stdin", "--output", "out", "--quiet"]);
    let ask = ["explain", "out", "--line", "never.c:13", "--node", "0"];
    let before = bench.ends(0, &ask);
    let refused = || {
        let out = bench.symvm(&ask);
        assert_eq!((out.status.code(), out.stdout.len()), (Some(2), 0), "{}", stderr(&out));
        for part in ["out/tree.json", "changed since", "--force --output out"] {
            assert!(stderr(&out).contains(part), "{part}: {}", stderr(&out));
        }
    };
    bench.write("never.ll", format!("{text}\ndefine i32 @more() {{\n  ret i32 0\n}}\n"));
    refused();
    // The tree as such is what it was.
    bench.ends(0, &["explain", "out", "--graphviz", "tree.dot"]);
    bench.write("never.ll", &text);
    assert_eq!(bench.ends(0, &ask), before);
    bench.write("stdin", "abd");
    refused();
}
