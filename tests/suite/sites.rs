//! Where a fault is: the report, the test, its replay, `explain`, the line on standard error and the verdict say the same.

use crate::bench::{Bench, stderr};
use crate::support::root;
use serde_json::Value;
use std::fs;

/// Cases of `tests/faults/libc.c`, and the function of the library that each is about.
const CASES: &[(&str, Option<&str>)] = &[
    ("libc_strcpy_heap", Some("strcpy")),
    ("libc_sprintf", Some("sprintf")),
    ("libc_strcat", Some("strcat")),
    // The compiler's own instruction for it, no call.
    ("libc_memcpy_to", None),
];

fn ll(name: &str) -> String {
    root().join("tests/faults/ll/clang-19").join(name).display().to_string()
}

fn json(bench: &Bench, path: &str) -> Value {
    serde_json::from_slice(&fs::read(bench.path(path)).unwrap()).unwrap()
}

#[test]
fn a_fault_in_the_library_is_at_the_callers_line_wherever_it_is_told() {
    for &(case, library) in CASES {
        let bench = Bench::new();
        let program = ll("libc.ll");
        let run = bench.symvm(&["run", &program, "--output", "out", "--args", case, "bad"]);
        assert_eq!(run.status.code(), Some(1), "{case}: {}", stderr(&run));
        let bug = json(&bench, "out/bugs/001-out-of-bounds.json");
        let location = bug["location"].as_str().unwrap();
        assert!(location.starts_with("tests/faults/libc.c:"), "{case}: {location}");
        assert_eq!(bug["library"].as_str(), library, "{case}");
        let words = library.map_or(location.to_owned(), |name| format!("{location}, in {name}"));
        // Both frames are on the stack.
        let functions: Vec<_> =
            bug["stack"].as_array().unwrap().iter().map(|f| f["function"].as_str().unwrap()).collect();
        assert!(functions.contains(&case), "{functions:?}");
        assert!(library.is_none_or(|name| functions.contains(&name)), "{functions:?}");
        let text = fs::read_to_string(bench.path("out/bugs/001-out-of-bounds.txt")).unwrap();
        assert!(text.contains(&format!("\n  at {words}\n")), "{text}");
        let told = stderr(&run);
        assert!(told.lines().any(|line| line == format!("bug: out-of-bounds at {words}")), "{told}");
        let test = format!("out/tests/{:06}.json", bug["test"].as_u64().unwrap());
        let ending = &json(&bench, &test)["ending"];
        assert_eq!((&ending["location"], ending["library"].as_str()), (&bug["location"], library), "{case}");
        let replayed = bench.ends(1, &["replay", &program, &test]);
        assert!(replayed.starts_with(&format!("out-of-bounds at {words} after ")), "{replayed}");
        assert!(replayed.contains("as the test says"), "{replayed}");
        if library.is_some() {
            // As versions wrote it that told the place in the library.
            let mut older = json(&bench, &test);
            older["ending"] =
                serde_json::json!({"kind": "bug", "fault": "out-of-bounds", "location": "runtime/c/x.c:1:2"});
            bench.write("older.json", older.to_string());
            let replayed = bench.ends(1, &["replay", &program, "older.json"]);
            assert!(replayed.contains("as the test says"), "{replayed}");
        }
        let explained = bench.ends(0, &["explain", "out", "--line", location]);
        assert!(explained.contains(&format!("out-of-bounds at {words}\n")), "{explained}");
        let proved = bench.ends(1, &["verify", &program, "--output", "proof", "--args", case, "bad"]);
        assert!(proved.contains(&format!("out-of-bounds at {words}: write of ")), "{proved}");
    }
}

#[test]
fn the_object_of_a_fault_is_one_of_the_program_where_it_lies_beside_the_librarys() {
    // The last global of a program, before those of the library.
    let text = "@zz = global [10 x i8] zeroinitializer\ndeclare i32 @puts(ptr)\n\
                define i32 @main() {\n  %p = getelementptr i8, ptr @zz, i64 PLACE\n  store i8 1, ptr %p\n\
                \x20 %r = call i32 @puts(ptr @zz)\n  ret i32 0\n}\n";
    for place in (11..90).step_by(8) {
        let bench = Bench::new();
        bench.write("p.ll", text.replace("PLACE", &place.to_string()));
        bench.ends(1, &["run", "p.ll", "--output", "out", "--quiet"]);
        let bug = fs::read_to_string(&bench.files("out/bugs", "json")[0]).unwrap();
        assert!(bug.contains("past the end of global 'zz' of 10 bytes"), "{place}: {bug}");
    }
}

#[test]
fn what_ends_by_its_own_name_is_not_said_twice() {
    let bench = Bench::new();
    bench.write(
        "p.ll",
        "declare void @abort()\ndefine i32 @main() {\n  call void @abort()\n  unreachable\n}\n",
    );
    let run = bench.symvm(&["run", "p.ll", "--output", "out"]);
    assert!(stderr(&run).lines().any(|line| line == "bug: abort at p.ll:3"), "{}", stderr(&run));
}

#[test]
fn bugs_are_told_as_they_are_found_in_logs_too_but_not_quietly() {
    let bench = Bench::new();
    let program = ll("libc.ll");
    let run = |more: &[&str]| {
        let args = ["--args", "libc_sprintf", "bad"];
        let out = bench.symvm(&[&["run", &program, "--force", "--output", "out"], more, &args].concat());
        assert_eq!(out.status.code(), Some(1), "{}", stderr(&out));
        out
    };
    let loud = run(&[]);
    let said = String::from_utf8_lossy(&loud.stdout).into_owned();
    assert_eq!(stderr(&loud).matches("bug: out-of-bounds at ").count(), 1, "{}", stderr(&loud));
    assert!(said.contains("1 bug found") && !said.contains("bug: "), "{said}");
    let several = run(&["--jobs", "2"]);
    assert_eq!(stderr(&several).matches("bug: ").count(), 1, "{}", stderr(&several));
    let quiet = run(&["--quiet"]);
    assert_eq!((stderr(&quiet), quiet.stdout.len()), (String::new(), 0));
}
