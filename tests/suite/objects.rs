//! Addresses that may lie in many objects.

use crate::bench::{Bench, stderr};
use crate::support::root;
use std::fs;
use std::path::PathBuf;
use symvm_explore::{Ending, TestCase};

/// A byte through one of 128 pointers, and then sixteen cases of another byte.
fn pointers() -> String {
    let labels: String = (1..=16).map(|i| format!("i8 {i}, label %case{i} ")).collect();
    let cases: String = (1..=16).map(|i| format!("case{i}:\n  ret i32 {i}\n")).collect();
    format!(
        r#"
@name = private constant [3 x i8] c"in\00"
@table = global [128 x ptr] zeroinitializer
declare void @klee_make_symbolic(ptr, i64, ptr)
declare ptr @malloc(i64)
define i32 @main() {{
entry:
  %in = alloca [2 x i8]
  call void @klee_make_symbolic(ptr %in, i64 2, ptr @name)
  br label %fill
fill:
  %k = phi i64 [ 0, %entry ], [ %next, %fill ]
  %block = call ptr @malloc(i64 1)
  store i8 0, ptr %block
  %slot = getelementptr [128 x ptr], ptr @table, i64 0, i64 %k
  store ptr %block, ptr %slot
  %next = add i64 %k, 1
  %full = icmp eq i64 %next, 128
  br i1 %full, label %read, label %fill
read:
  %which = load i8, ptr %in
  %low = and i8 %which, 127
  %index = zext i8 %low to i64
  %chosen = getelementptr [128 x ptr], ptr @table, i64 0, i64 %index
  %there = load ptr, ptr %chosen
  %byte = load i8, ptr %there
  %second = getelementptr i8, ptr %in, i64 1
  %case = load i8, ptr %second
  switch i8 %case, label %other [ {labels} ]
other:
  %ignored = zext i8 %byte to i32
  ret i32 %ignored
{cases}}}
"#
    )
}

#[test]
fn many_objects_leave_time_for_the_rest_of_the_program() {
    let bench = Bench::new();
    bench.write("pointers.ll", pointers());
    for strategy in ["cgs", "auto", "cfg"] {
        // The first 17 to other blocks; of the rest one after eight others.
        let limits = ["--max-iterations", "47", "--strategy", strategy, "--output", strategy];
        let done = bench.symvm(&[&["run", "pointers.ll"], &limits[..]].concat());
        assert_eq!(done.status.code(), Some(3), "{}", stderr(&done));
        let run = bench.run_json(strategy);
        assert_eq!(run["coverage"]["sides_covered"], run["coverage"]["sides"], "{strategy}");
    }
    // Put off is not left out.
    let done = bench.symvm(&["run", "pointers.ll", "--output", "all"]);
    assert_eq!(done.status.code(), Some(0), "{}", stderr(&done));
    let run = bench.run_json("all");
    assert_eq!((&run["stop"], &run["campaign"]["paths"]), (&"exhausted".into(), &(128 * 17).into()));
}

/// One of forty functions, every other one with a branch of its own, and then eight branches that every path meets.
fn functions() -> String {
    let body = |i: u32| match i % 2 {
        0 => format!("define void @f{i}(i8 %x) {{\n  ret void\n}}\n"),
        _ => format!(
            "define void @f{i}(i8 %x) {{\n  %c = icmp ugt i8 %x, {i}\n  br i1 %c, label %a, label %b\na:\n  ret void\nb:\n  ret void\n}}\n"
        ),
    };
    let bodies: String = (0..40).map(body).collect();
    let table: Vec<String> = (0..128).map(|i| format!("ptr @f{}", i % 40)).collect();
    let tests: String = (1..=8)
        .map(|i| {
            format!(
                "t{i}:\n  %p{i} = getelementptr i8, ptr %in, i64 {i}\n  %x{i} = load i8, ptr %p{i}\n  %c{i} = icmp eq i8 %x{i}, {i}\n  br i1 %c{i}, label %y{i}, label %t{next}\ny{i}:\n  br label %t{next}\n",
                next = i + 1
            )
        })
        .collect();
    format!(
        r#"
@name = private constant [3 x i8] c"in\00"
@table = constant [128 x ptr] [ {} ]
declare void @klee_make_symbolic(ptr, i64, ptr)
{bodies}define i32 @main() {{
  %in = alloca [9 x i8]
  call void @klee_make_symbolic(ptr %in, i64 9, ptr @name)
  %which = load i8, ptr %in
  %low = and i8 %which, 127
  %index = zext i8 %low to i64
  %slot = getelementptr [128 x ptr], ptr @table, i64 0, i64 %index
  %f = load ptr, ptr %slot
  %second = getelementptr i8, ptr %in, i64 1
  %x = load i8, ptr %second
  call void %f(i8 %x)
  br label %t1
{tests}t9:
  ret i32 0
}}
"#,
        table.join(", ")
    )
}

#[test]
fn other_targets_that_cover_something_have_as_many_runs_as_the_strategy() {
    let bench = Bench::new();
    bench.write("functions.ll", functions());
    bench.ends(3, &["run", "functions.ll", "--strategy", "dfs", "--max-iterations", "130"]);
    let text = std::fs::read_to_string(bench.path("symvm-out/coverage.info")).unwrap();
    let entered = text.lines().filter(|l| l.starts_with("FNDA:") && !l.starts_with("FNDA:0,")).count();
    assert_eq!(entered, 41, "{text}");
}

#[test]
fn of_all_addresses_those_that_lead_somewhere_are_called_and_jumped_to() {
    let bench = Bench::new();
    let program = root().join("tests/programs/worlds/code_pointers.ll").display().to_string();
    for strategy in ["auto", "cgs", "generational"] {
        let run = ["run", &program, "--sym-stdin", "10", "--strategy", strategy, "--output", strategy];
        let done = bench.symvm(&[&run[..], &["--max-iterations", "3000"]].concat());
        // Any function may be called, with whatever comes of that.
        assert_eq!(bench.run_json(strategy)["stop"], "exhausted", "{}", stderr(&done));
        let tests = bench.files(&format!("{strategy}/tests"), "json").into_iter();
        let endings: Vec<_> =
            tests.map(|path| TestCase::read(&fs::read(path).unwrap()).unwrap().ending.unwrap()).collect();
        for code in [10, 11, 12, 20, 21, 30] {
            assert!(endings.contains(&Ending::Exit { code }), "{strategy}: nothing ends with {code}");
        }
        let is_astray =
            |ending: &&Ending| matches!(ending, Ending::Bug { fault, .. } if fault == "invalid-jump");
        assert_eq!(endings.iter().filter(is_astray).count(), 1, "{strategy}");
    }
}

/// A write to the index that two bytes make: in a variable of the stack, just behind it, or far away.
const ASTRAY: &str = r#"
@name = private constant [3 x i8] c"in\00"
declare void @klee_make_symbolic(ptr, i64, ptr)
define i32 @main() {
  %in = alloca [2 x i8]
  %other = alloca i64
  %array = alloca [4 x i8]
  %another = alloca i16
  call void @klee_make_symbolic(ptr %in, i64 2, ptr @name)
  store i64 0, ptr %other
  store i16 0, ptr %another
  %x8 = load i8, ptr %in
  %second = getelementptr i8, ptr %in, i64 1
  %y8 = load i8, ptr %second
  %x = zext i8 %x8 to i32
  %y = zext i8 %y8 to i32
  %twice = shl i32 %x, 1
  %difference = sub i32 %twice, %y
  %low = and i32 %difference, 7
  %index = sub i32 %low, 1
  %wide = zext i32 %index to i64
  %place = getelementptr i8, ptr %array, i64 %wide
  store i8 1, ptr %place
  ret i32 0
}
"#;

/// A byte of the block that two bytes are the distance to, in front of a hundred blocks, or between two.
const BETWEEN: &str = r#"
@name = private constant [3 x i8] c"in\00"
declare void @klee_make_symbolic(ptr, i64, ptr)
declare ptr @malloc(i64)
define i32 @main() {
entry:
  %in = alloca i16
  call void @klee_make_symbolic(ptr %in, i64 2, ptr @name)
  %first = call ptr @malloc(i64 40)
  br label %fill
fill:
  %k = phi i64 [ 0, %entry ], [ %next, %fill ]
  %block = call ptr @malloc(i64 40)
  %next = add i64 %k, 1
  %full = icmp eq i64 %next, 100
  br i1 %full, label %write, label %fill
write:
  %distance16 = load i16, ptr %in
  %distance = zext i16 %distance16 to i64
  %place = getelementptr i8, ptr %first, i64 %distance
  store i8 1, ptr %place
  ret i32 0
}
"#;

#[test]
fn what_fails_alike_does_not_depend_on_where_that_was_asked() {
    let bench = Bench::new();
    bench.write("astray.ll", ASTRAY);
    bench.write("between.ll", BETWEEN);
    for (program, kinds) in
        [("astray", &["out-of-bounds", "wild-pointer"][..]), ("between", &["out-of-bounds"])]
    {
        for (number, begin) in
            [&[][..], &["--random-start", "--seed", "5"], &["--random-start", "--seed", "8"]]
                .iter()
                .enumerate()
        {
            let (input, output) = (format!("{program}.ll"), format!("{program}-{number}"));
            let done =
                bench.symvm(&[&["run", &input, "--output", &output, "--strategy", "dfs"], *begin].concat());
            assert_eq!(done.status.code(), Some(1), "{}", stderr(&done));
            let run = bench.run_json(&output);
            assert_eq!(run["stop"], "exhausted", "{output}");
            let ledger = run["ledger"].to_string();
            assert!(!ledger.contains("path-mismatch"), "{output}: {ledger}");
            let reports = bench.files(&format!("{output}/bugs"), "txt");
            let kind = |path: PathBuf| path.file_stem().unwrap().to_string_lossy()[4..].to_owned();
            let mut found: Vec<String> = reports.into_iter().map(kind).collect();
            found.sort();
            found.dedup();
            assert_eq!(found, kinds, "{output}");
        }
    }
}

/// What each case of `lengths.c` shows, and after how many paths nothing is left.
#[test]
fn of_lengths_and_addresses_that_lead_astray_one_is_enough() {
    let program = root().join("tests/programs/worlds/lengths.ll");
    let bench = Bench::new();
    for (case, faults, most) in [
        ("copy", &["assertion-failure", "out-of-bounds"][..], 20),
        ("move", &["assertion-failure", "out-of-bounds"], 16),
        ("set", &["assertion-failure", "out-of-bounds"], 11),
        ("write", &["assertion-failure", "out-of-bounds"], 19),
        ("equal", &["assertion-failure", "out-of-bounds"], 40),
        ("known", &["assertion-failure", "out-of-bounds"], 19),
        ("free", &["assertion-failure", "double-free", "invalid-free"], 4),
        ("realloc", &["assertion-failure", "invalid-free"], 3),
        ("both", &["out-of-bounds", "use-after-free"], 3),
        ("table", &["double-free", "invalid-free"], 4),
    ] {
        let run =
            ["run", program.to_str().unwrap(), "--sym-stdin", "32", "--force", "--max-iterations", "500"];
        let told = bench.ends(1, &[&run[..], &["--args", case]].concat());
        assert!(told.contains("every feasible path was explored"), "{case}: {told}");
        let tests: Vec<PathBuf> = bench.files("symvm-out/tests", "json");
        assert!(tests.len() <= most, "{case}: {} paths", tests.len());
        let fault = |path: &PathBuf| match TestCase::read(&fs::read(path).unwrap()).unwrap().ending {
            Some(Ending::Bug { fault, .. }) => Some(fault),
            _ => None,
        };
        let mut found: Vec<String> = tests.iter().filter_map(fault).collect();
        found.sort();
        found.dedup();
        assert_eq!(found, faults, "{case}");
        // Each input does what its test says.
        bench.ends(1, &["replay", program.to_str().unwrap(), "symvm-out"]);
    }
}

/// A wild pointer is told where it is used; what became of the C library by it is not.
#[test]
fn pointers_that_stray_are_not_followed_into_the_library() {
    let program = root().join("tests/programs/worlds/wild.ll");
    let bench = Bench::new();
    let run = ["run", program.to_str().unwrap(), "--sym-stdin", "8", "--force", "--args"];
    for case in ["write", "memset"] {
        let told = bench.ends(1, &[&run[..], &[case]].concat());
        assert!(told.contains("nothing is left to explore, but paths were cut or lost"), "{case}: {told}");
        let ledger = bench.run_json("symvm-out")["ledger"].to_string();
        assert!(ledger.contains("library-data"), "{case}: {ledger}");
        assert!(told.contains("goes astray: look at the bugs") && !told.contains("--stub"), "{case}: {told}");
        let bugs = bench.files("symvm-out/bugs", "json");
        let places = bugs.iter().map(|bug| fs::read_to_string(bug).unwrap());
        let mut kinds = 0;
        for text in places {
            let bug: serde_json::Value = serde_json::from_str(&text).unwrap();
            let place = bug["location"].to_string();
            assert!(place.contains("wild.c:19:15") || place.contains("wild.c:22:9"), "{case}: {place}");
            kinds += 1;
        }
        // Null, nowhere, beside an object, a constant, code, a frame that is no more.
        assert_eq!(kinds, 6, "{case}");
        bench.ends(1, &["replay", program.to_str().unwrap(), "symvm-out"]);
    }
    // What the library hands out is, and what it reaches itself, by numbers that depend on input.
    for (case, paths, complete) in [
        ("library", 2, "every feasible path was explored"),
        ("index", 1, "every feasible path was explored"),
        ("file", 3, "every feasible path was explored"),
        ("table", 2, "every feasible path was explored"),
        ("strtod", 2, "everything in reach was explored"),
    ] {
        let told = bench.ends(0, &[&run[..], &[case]].concat());
        assert!(told.contains(complete) && told.contains(&format!(", {paths} path")), "{case}: {told}");
    }
}

/// What each case of `depends.c` shows under a check, whichever input comes first.
#[test]
fn what_checks_find_does_not_depend_on_the_first_input() {
    let program = root().join("tests/programs/worlds/depends.ll");
    let bench = Bench::new();
    for (case, check, faults) in [
        ("big", "uninit", &["uninitialised-use"][..]),
        ("part", "uninit", &["uninitialised-use"]),
        ("struct", "uninit", &["uninitialised-use"]),
        ("out", "uninit", &["out-of-bounds", "uninitialised-use"]),
        ("wide", "uninit", &["uninitialised-use"]),
        ("high", "uninit", &["uninitialised-use"]),
        ("variadic", "uninit", &["uninitialised-use"]),
        ("lost", "leak", &["leak"]),
        ("kept", "leak", &["leak"]),
        ("interior", "leak", &["leak"]),
        ("resized", "leak", &["leak", "leak"]),
        ("y", "leak", &["leak"]),
        ("defined", "uninit", &[]),
        ("atomic", "overflow", &["read-only-write"]),
        ("number", "misaligned", &["misaligned", "out-of-bounds"]),
    ] {
        for seed in ["1", "2", "3"] {
            let how = ["--check", check, "--seed", seed, "--random-start", "--force"];
            let run = ["run", program.to_str().unwrap(), "--sym-stdin", "1"];
            let status = i32::from(!faults.is_empty());
            let told = bench.ends(status, &[&run[..], &how, &["--args", case]].concat());
            assert!(told.contains("every feasible path was explored"), "{case}: {told}");
            let bugs = bench.files("symvm-out/bugs", "json");
            let kind = |path: &PathBuf| {
                let bug: serde_json::Value = serde_json::from_slice(&fs::read(path).unwrap()).unwrap();
                bug["kind"].as_str().unwrap().to_owned()
            };
            let mut found: Vec<String> = bugs.iter().map(kind).collect();
            found.sort();
            assert_eq!(found, faults, "{case}, seed {seed}");
            bench.ends(status, &["replay", program.to_str().unwrap(), "symvm-out"]);
        }
    }
}
