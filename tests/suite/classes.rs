//! C++ programs without a C++ library: what every one of them asks for is in the runtime.

use crate::bench::Bench;
use crate::support::root;
use std::fs;

fn classes() -> String {
    root().join("tests/programs/worlds/classes.ll").display().to_string()
}

#[test]
fn operators_guards_and_pure_virtual_functions_are_as_in_cxx() {
    let bench = Bench::new();
    bench.ends(0, &["externals", &classes()]);
    let given = [
        ("v\x07", 0, "seven\ngone\n"),
        ("ax", 0, "one\n"),
        ("n", 0, ""),
        ("s", 0, ""),
        ("p", 1, "pure virtual method called\nterminate called without an active exception\n"),
        ("t ", 0, ""),
    ];
    for (stdin, code, says) in given {
        fs::write(bench.path("in"), stdin).unwrap();
        let args = ["run", &classes(), "--force", "--output", "one", "--stdin", "in", "--show-output"];
        let out = bench.ends(code, &args);
        assert!(out.contains(says), "{stdin:?}: {out}");
    }
    bench.ends(1, &["run", &classes(), "--sym-stdin", "2", "--check", "uninit", "--output", "out"]);
    let run = bench.run_json("out");
    assert_eq!(run["campaign"]["bugs"], 2, "{run}");
    assert_eq!(run["complete"], true, "{run}");
    let bugs = fs::read_dir(bench.path("out/bugs")).unwrap().flatten();
    let mut kinds: Vec<_> = bugs
        .map(|bug| bug.file_name().into_string().unwrap())
        .filter_map(|name| Some(name.split_once('-')?.1.strip_suffix(".txt")?.to_owned()))
        .collect();
    kinds.sort();
    assert_eq!(kinds, ["abort", "double-free"]);
}
