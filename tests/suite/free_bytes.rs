//! Bytes that nothing on the way to a branch says anything about.

use crate::bench::Bench;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;

/// A branch on the first byte, and one on eight others.
const PROGRAM: &str = r#"
@first = private constant [2 x i8] c"a\00"
@rest = private constant [2 x i8] c"b\00"
declare void @klee_make_symbolic(ptr, i64, ptr)
define i32 @main() {
  %a = alloca i8
  %b = alloca i64
  call void @klee_make_symbolic(ptr %a, i64 1, ptr @first)
  call void @klee_make_symbolic(ptr %b, i64 8, ptr @rest)
  %x = load i8, ptr %a
  %seven = icmp eq i8 %x, 7
  br i1 %seven, label %yes, label %no
yes:
  br label %on
no:
  br label %on
on:
  %y = load i64, ptr %b
  %z = icmp eq i64 %y, 81985529216486895
  br i1 %z, label %rare, label %usual
rare:
  ret i32 1
usual:
  ret i32 0
}
"#;

/// The values of `b` in the first test and in the second, which differ in `a`.
fn pair(bench: &Bench, out: &str, options: &[&str]) -> (Value, Value) {
    let fixed = ["run", "free.ll", "--strategy", "bfs", "--output", out];
    bench.ends(3, &[&fixed[..], options].concat());
    let values = ["000001", "000002"].map(|name| {
        let text = fs::read(bench.path(out).join(format!("tests/{name}.json"))).unwrap();
        let test: Value = serde_json::from_slice(&text).unwrap();
        let objects = test["input"]["objects"].clone();
        (objects[0]["bytes"].clone(), objects[1]["bytes"].clone())
    });
    assert_ne!(values[0].0, values[1].0);
    let [(_, before), (_, behind)] = values;
    (before, behind)
}

#[test]
fn free_bytes_are_drawn_anew_where_a_search_begins_with_random_ones() {
    let bench = Bench::new();
    bench.write("free.ll", PROGRAM);
    let (before, behind) = pair(&bench, "random", &["--max-iterations", "2", "--random-start"]);
    assert_ne!(before, behind);
    assert_eq!(
        pair(&bench, "again", &["--max-iterations", "2", "--random-start"]),
        (before.clone(), behind.clone())
    );
    assert_ne!(pair(&bench, "other", &["--max-iterations", "2", "--random-start", "--seed", "1"]).1, behind);
    // Zeros stay, and so does what the user chose. (The second run is without it, down the same path.)
    let (before, behind) = pair(&bench, "zero", &["--max-iterations", "2"]);
    assert_eq!(before, behind);
    let (before, behind) = pair(
        &bench,
        "seeded",
        &["--max-iterations", "3", "--random-start", "--seeds", "random/tests/000001.json"],
    );
    assert_eq!(before, behind);
}

#[test]
fn a_random_beginning_that_violates_assumptions_is_mended_and_stays_random_elsewhere() {
    let bench = Bench::new();
    // Two assumptions on words, which random ones violate, and a branch that zeros and random bytes take differently.
    let program = PROGRAM
        .replace("81985529216486895", "0")
        .replace("declare void", "declare void @klee_assume(i64)\ndeclare void")
        .replace("alloca i8", "alloca i64")
        .replace("ptr %a, i64 1,", "ptr %a, i64 8,")
        .replace("%x = load i8, ptr %a\n", "%x = load i64, ptr %a\n")
        .replace(
            "  %seven = icmp eq i8 %x, 7\n",
            "  %low = and i64 %x, 4294967295
  %high = lshr i64 %x, 32
  %few = icmp ult i64 %low, 3
  %few64 = zext i1 %few to i64
  call void @klee_assume(i64 %few64)
  %fewer = icmp ult i64 %high, 2
  %fewer64 = zext i1 %fewer to i64
  call void @klee_assume(i64 %fewer64)
  %seven = icmp eq i64 %x, 7\n",
        );
    bench.write("assuming.ll", &program);
    // Zeros, random bytes that violate both assumptions, mended for the first, and for the second.
    let options = ["--strategy", "auto", "--max-iterations", "4", "--emit", "all", "--output", "out"];
    bench.ends(3, &[&["run", "assuming.ll"], &options[..]].concat());
    let run = bench.run_json("out");
    assert_eq!((&run["campaign"]["assume_violated"], &run["campaign"]["restarts"]), (&2.into(), &1.into()));
    let test: Value =
        serde_json::from_slice(&fs::read(bench.path("out/tests/000002.json")).unwrap()).unwrap();
    let [a, b] = [0, 1].map(|i| test["input"]["objects"][i]["bytes"].as_str().unwrap().to_owned());
    assert_eq!(a, "0".repeat(16), "the bytes that the assumptions are about are a path's that holds");
    let zeros = (0..8).filter(|i| &b[2 * i..2 * i + 2] == "00").count();
    assert!(zeros < 4, "{b} is not random");
}

/// A branch on each of eight bytes, and eight bytes that nothing is said of.
const BITS: &str = r#"
@tested = private constant [7 x i8] c"tested\00"
@free = private constant [5 x i8] c"free\00"
declare void @klee_make_symbolic(ptr, i64, ptr)
define i32 @main() {
entry:
  %a = alloca [8 x i8]
  %b = alloca i64
  call void @klee_make_symbolic(ptr %a, i64 8, ptr @tested)
  call void @klee_make_symbolic(ptr %b, i64 8, ptr @free)
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %on ]
  %done = icmp eq i64 %i, 8
  br i1 %done, label %end, label %body
body:
  %at = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %at
  %bit = and i8 %x, 1
  %odd = icmp eq i8 %bit, 1
  br i1 %odd, label %yes, label %on
yes:
  br label %on
on:
  %j = add i64 %i, 1
  br label %head
end:
  ret i32 0
}
"#;

#[test]
fn free_bytes_of_all_workers_and_all_trees_differ() {
    let bench = Bench::new();
    bench.write("bits.ll", BITS);
    for (code, options) in [
        (0, &["--strategy", "bfs", "--jobs", "3", "--deterministic"][..]),
        (0, &["--strategy", "bfs", "--jobs", "3"]),
        (3, &["--strategy", "bfs", "--restart", "20", "--max-iterations", "150"]),
        (3, &["--strategy", "cgs", "--restart", "5", "--max-iterations", "150"]),
    ] {
        let fixed = ["run", "bits.ll", "--random-start", "--emit", "all", "--force"];
        bench.ends(code, &[&fixed[..], options].concat());
        let tests = fs::read_dir(bench.path("symvm-out/tests")).unwrap().map(|entry| entry.unwrap().path());
        let tests: Vec<_> = tests.filter(|path| path.extension().is_some_and(|e| e == "json")).collect();
        let free = |path| -> Value {
            let test: Value = serde_json::from_slice(&fs::read(path).unwrap()).unwrap();
            test["input"]["objects"][1]["bytes"].clone()
        };
        let all: BTreeSet<String> = tests.iter().map(|path| free(path).to_string()).collect();
        assert!(
            tests.len() > 40 && all.len() == tests.len(),
            "{options:?}: {} of {}",
            all.len(),
            tests.len()
        );
    }
}
