//! Every limit is honoured, is told from a proof that nothing is left, and loses nothing that was found.

use crate::bench::{Bench, program, stderr, stdout};
use crate::support::{load, root};
use serde_json::Value;
use std::fs;
use symvm_explore::{ExploreOptions, MemoryLimits, NoHost, Observer, StopReason, TestCase, explore};
use symvm_runtime::{Content, WorldOptions};

const FOR_EVER: &str = "define i32 @main() {\n  br label %again\nagain:\n  br label %again\n}\n";

/// Asks of a symbolic number, again and again, what it is not.
const BRANCHES_FOR_EVER: &str = "@n = private constant [2 x i8] c\"n\\00\"\n\
    declare i32 @klee_int(ptr)\n\
    define i32 @main() {\n  %x = call i32 @klee_int(ptr @n)\n  br label %again\n\
    again:\n  %i = phi i32 [ 1, %0 ], [ %j, %again ]\n  %j = add i32 %i, 1\n  %is = icmp eq i32 %i, %x\n\
    br i1 %is, label %out, label %again\nout:\n  ret i32 1\n}\n";

/// A loop over a symbolic bound, and behind it a bug that takes three sides to find.
const LOOP_FIRST: &str = "@n = private constant [2 x i8] c\"n\\00\"\n@a = private constant [2 x i8] c\"a\\00\"\n\
    @b = private constant [2 x i8] c\"b\\00\"\n\
    declare i32 @klee_int(ptr)\ndeclare void @abort()\n\
    define i32 @main() {\n  %n = call i32 @klee_int(ptr @n)\n  %a = call i32 @klee_int(ptr @a)\n\
    %b = call i32 @klee_int(ptr @b)\n  br label %again\n\
    again:\n  %i = phi i32 [ 0, %0 ], [ %j, %body ]\n  %more = icmp ult i32 %i, %n\n\
    br i1 %more, label %body, label %out\nbody:\n  %j = add i32 %i, 1\n  br label %again\n\
    out:\n  %c = icmp eq i32 %a, 4711\n  br i1 %c, label %first, label %end\n\
    first:\n  %d = icmp eq i32 %b, 4711\n  br i1 %d, label %second, label %end\n\
    second:\n  %e = icmp ugt i32 %n, 2\n  br i1 %e, label %bug, label %end\n\
    bug:\n  call void @abort()\n  unreachable\nend:\n  ret i32 0\n}\n";

/// Asks for a number of megabytes that one input gives, and behind that for nothing.
const MUCH_MEMORY: &str = "@n = private constant [2 x i8] c\"n\\00\"\n\
    declare i32 @klee_int(ptr)\ndeclare ptr @malloc(i64)\n\
    define i32 @main() {\n  %x = call i32 @klee_int(ptr @n)\n  %is = icmp eq i32 %x, 7\n\
    br i1 %is, label %again, label %other\n\
    again:\n  %i = phi i32 [ 0, %0 ], [ %j, %again ]\n  %j = add i32 %i, 1\n\
    %p = call ptr @malloc(i64 1048576)\n  %more = icmp ult i32 %j, 600\n\
    br i1 %more, label %again, label %out\nout:\n  ret i32 7\n\
    other:\n  %low = and i32 %x, 63\n  switch i32 %low, label %end [ i32 1, label %one\n    i32 2, label %two ]\n\
    one:\n  ret i32 1\ntwo:\n  ret i32 2\nend:\n  ret i32 0\n}\n";

/// Asks for blocks whose sizes depend on the input, and learns of each that it is large.
const MUCH_SYMBOLIC: &str = "@n = private constant [2 x i8] c\"n\\00\"\n\
    declare i32 @klee_int(ptr)\ndeclare ptr @malloc(i64)\n\
    define i32 @main() {\n  %x = call i32 @klee_int(ptr @n)\n  %size = zext i32 %x to i64\n\
    %fits = icmp ult i32 %x, 62000\n  br i1 %fits, label %again, label %end\n\
    again:\n  %i = phi i32 [ 0, %0 ], [ %j, %again ]\n  %j = add i32 %i, 1\n\
    %p = call ptr @malloc(i64 %size)\n  %q = getelementptr i8, ptr %p, i64 60000\n  store i8 1, ptr %q\n\
    %more = icmp ult i32 %j, 3000\n  br i1 %more, label %again, label %out\nout:\n\
    %is = icmp eq i32 %x, 61000\n  br i1 %is, label %yes, label %end\nyes:\n  ret i32 7\nend:\n  ret i32 0\n}\n";

/// The smallest limit that is enough, which every change of the library moves.
fn enough(is_enough: impl Fn(u64) -> bool) -> u64 {
    let (mut less, mut enough) = (100, 1 << 20);
    while enough - less > 1 {
        let middle = u64::midpoint(less, enough);
        *if is_enough(middle) { &mut enough } else { &mut less } = middle;
    }
    enough
}

#[test]
fn a_path_that_does_not_end_is_a_limit() {
    let bench = Bench::new();
    bench.write("p.ll", FOR_EVER);
    let text = bench.ends(3, &["run", "p.ll", "--max-steps", "100000", "--output", "out"]);
    let said = "an endless loop? (if not, raise --max-steps) at p.ll:";
    let before = "step-limit: before any branch that depends on the input: ";
    assert!(text.contains(&format!("{before}{said}")), "{text}");
    assert_eq!(bench.files("out/tests", "json").len(), 1, "the input that shows it is kept");
    bench.ends(0, &["replay", "p.ll", "out/tests/000001.json"]);
}

#[test]
fn a_limit_behind_branches_on_input_is_told_from_one_before_them() {
    let bench = Bench::new();
    bench.write("p.ll", BRANCHES_FOR_EVER);
    let text =
        bench.ends(3, &["run", "p.ll", "--max-steps", "1000", "--max-iterations", "3", "--output", "out"]);
    assert!(text.contains("step-limit: an endless loop?") && !text.contains("before any branch"), "{text}");
}

/// What is symbolic can take more instructions than the same path takes with numbers; the input is a test all the same.
#[test]
fn a_path_at_the_limit_has_a_test_wherever_its_replay_ends() {
    let program = format!("{}/tests/programs/worlds/options.ll", env!("CARGO_MANIFEST_DIR"));
    let bench = Bench::new();
    let run = |limit: u64| {
        let world = ["--sym-args", "0", "1", "2", "--force", "--output", "out"];
        bench.symvm(&[&["run", &program, "--max-steps", &limit.to_string()][..], &world].concat())
    };
    let steps = enough(|limit| run(limit).status.success());
    let mut unknown = 0;
    // The longest path ends at the first of these, and its replay at few of them.
    for limit in [steps - 1, steps - 50, steps - 150] {
        let ended = run(limit);
        assert_eq!(ended.status.code(), Some(3));
        let text = stdout(&ended);
        assert!(text.contains("step-limit") && !text.contains("mismatch"), "{text}");
        let tests = bench.files("out/tests", "json");
        assert_eq!(bench.run_json("out")["campaign"]["paths"], tests.len());
        for test in tests {
            let said = bench.ends(0, &["replay", &program, &test.display().to_string()]);
            unknown += usize::from(said.contains("does not say how it ends"));
        }
    }
    assert!(unknown > 0, "some path ends elsewhere in its replay");
}

#[test]
fn the_limit_in_time_ends_a_path_that_does_not() {
    for program in [FOR_EVER, BRANCHES_FOR_EVER] {
        let bench = Bench::new();
        bench.write("p.ll", program);
        let endless = "1000000000000";
        bench.ends(3, &["run", "p.ll", "--max-steps", endless, "--max-time", "200ms", "--output", "out"]);
        let run = bench.run_json("out");
        assert_eq!((&run["stop"], &run["complete"]), (&"time".into(), &false.into()));
        // A run with branches may just have been paused.
        let paused = program == BRANCHES_FOR_EVER && run["unexplored"].as_u64() > Some(0);
        let kinds: &[&str] = if paused { &["paused", "unexplored"] } else { &["cut-short"] };
        let is_told = |line: &Value| kinds.iter().any(|&kind| line["kind"] == kind);
        assert!(run["ledger"].as_array().unwrap().iter().any(is_told), "{run}");
    }
}

#[test]
fn a_time_that_the_clock_cannot_count_to_is_no_limit() {
    let bench = Bench::new();
    bench.write("p.ll", "define i32 @main() {\n  ret i32 0\n}\n");
    for time in ["9223372036854775807s", "1d"] {
        bench.ends(0, &["run", "p.ll", "--max-time", time, "--solver-timeout", time, "--output", time]);
    }
}

#[test]
fn a_loop_over_a_symbolic_bound_keeps_no_strategy() {
    let bench = Bench::new();
    bench.write("p.ll", LOOP_FIRST);
    // An input of chance goes round the loop billions of times; without a bound of its length nothing else would be run.
    for strategy in ["auto", "cfg", "random-branch", "dfs", "bfs"] {
        let given = ["run", "p.ll", "--strategy", strategy, "--force", "--output", "out"];
        let limits = ["--max-iterations", "150", "--max-time", "5m"];
        bench.ends(1, &[&given[..], &limits].concat());
        let run = bench.run_json("out");
        assert_eq!((&run["stop"], &run["campaign"]["bugs"]), (&"iterations".into(), &1.into()), "{strategy}");
        assert_eq!(run["complete"], false, "{strategy}");
    }
    // What was paused is gone on with where a run goes on, in the same order.
    let shown = |output: &str, iterations: &str, more: &[&str]| {
        let limits = ["--max-iterations", iterations, "--max-time", "5m"];
        bench.symvm(&[&["run"], more, &limits].concat());
        let run = bench.run_json(output);
        (run["campaign"].clone(), run["unexplored"].clone(), run["ledger"].clone())
    };
    shown("halves", "80", &["p.ll", "--output", "halves"]);
    let halves = shown("halves", "120", &["--resume", "halves"]);
    assert_eq!(halves, shown("whole", "120", &["p.ll", "--output", "whole"]));
}

#[test]
fn a_path_that_asks_for_much_memory_keeps_no_other_waiting() {
    let bench = Bench::new();
    bench.write("p.ll", MUCH_MEMORY);
    let shown = |output: &str, iterations: &str, more: &[&str]| {
        bench.symvm(&[&["run"], more, &["--max-iterations", iterations, "--max-time", "5m"]].concat());
        let run = bench.run_json(output);
        let is_paused = run["ledger"].as_array().unwrap().iter().any(|line| line["kind"] == "paused");
        (is_paused, run["campaign"].clone(), run["stop"].clone())
    };
    // Wherever a run goes on from snapshots and wherever not.
    for (name, memory) in [("much", "4G"), ("little", "700M")] {
        let limit = ["--max-memory", memory, "--output"];
        let (halves, whole) = (format!("{name}-halves"), format!("{name}-whole"));
        let (is_paused, campaign, _) = shown(&halves, "5", &[&["p.ll"], &limit[..], &[&halves]].concat());
        assert!(is_paused && campaign["paths"] == 3, "the other ways come first: {campaign}");
        let gone_on = shown(&halves, "40", &["--resume", &halves]);
        assert_eq!(gone_on, shown(&whole, "40", &[&["p.ll"], &limit[..], &[&whole]].concat()));
        let (is_paused, campaign, stop) = gone_on;
        assert!(
            !is_paused && campaign["paths"] == 4 && stop == "exhausted",
            "it comes to its end: {campaign}"
        );
    }
    // Wherever limits are looked at.
    bench.write("s.ll", MUCH_SYMBOLIC);
    let begin = |output: &'static str, memory: &'static str| {
        ["s.ll", "--strategy", "dfs", "--max-memory", memory, "--output", output]
    };
    let (is_paused, _, _) = shown("s-halves", "3", &begin("s-halves", "4G"));
    assert!(is_paused, "it asks for much");
    let gone_on = shown("s-halves", "40", &["--resume", "s-halves"]);
    for memory in ["4G", "1G"] {
        assert_eq!(gone_on, shown(memory, "40", &begin(memory, memory)), "{memory}");
    }
}

#[test]
fn what_a_paused_run_covered_has_a_test() {
    let bench = Bench::new();
    bench.write("p.ll", BRANCHES_FOR_EVER);
    for (jobs, emit) in [("1", "all"), ("2", "all"), ("1", "covering"), ("2", "covering")] {
        let given = ["run", "p.ll", "--jobs", jobs, "--emit", emit, "--max-iterations", "1"];
        bench.ends(3, &[&given[..], &["--force", "--output", "out"]].concat());
        let run = bench.run_json("out");
        assert_eq!(run["unexplored"].as_u64().map(|n| n > 0), Some(true), "--jobs {jobs}: it is paused");
        let lines: Vec<&Value> = run["ledger"].as_array().unwrap().iter().collect();
        let paused = lines.iter().find(|line| line["kind"] == "paused").expect("a long path was put off");
        assert!(paused["location"].as_str().unwrap().starts_with("p.ll:"), "{paused}");
        let told: u64 =
            lines.iter().filter(|l| l["kind"] != "exit-status").map(|l| l["count"].as_u64().unwrap()).sum();
        assert_eq!(Some(told), run["unexplored"].as_u64(), "it is told once");
        assert_eq!(bench.files("out/tests", "json").len(), 1, "--jobs {jobs} --emit {emit}");
    }
}

#[test]
fn a_limit_that_leaves_nothing_is_none() {
    let bench = Bench::new();
    bench.write("p.ll", "define i32 @main() {\n  ret i32 5\n}\n");
    bench.ends(0, &["run", "p.ll", "--max-iterations", "1", "--output", "out"]);
    assert_eq!(bench.run_json("out")["stop"], "exhausted");
    let if_else = program("if_else");
    bench.ends(3, &["run", &if_else, "--max-iterations", "1", "--output", "out", "--force"]);
    assert_eq!(bench.run_json("out")["stop"], "iterations");
}

#[test]
fn too_little_memory_to_begin_with_is_told() {
    let bench = Bench::new();
    let text = bench.ends(3, &["run", &program("if_else"), "--max-memory", "1K", "--output", "out"]);
    assert!(text.contains("the memory limit was reached"), "{text}");
    assert_eq!(bench.run_json("out")["unexplored"], 1, "not even the first input was run");
}

#[test]
fn one_path_that_fills_the_memory_is_ended_in_order() {
    // Operations on symbols that nothing looks at are logged, and decisions make terms, nodes and snapshots.
    let computes_for_ever = BRANCHES_FOR_EVER
        .replace("%is = icmp eq i32 %i, %x", "%y = mul i32 %s, %x\n  %t = add i32 %y, %j")
        .replace("again:\n", "again:\n  %s = phi i32 [ 0, %0 ], [ %t, %again ]\n")
        .replace("br i1 %is, label %out, label %again\nout:\n  ret i32 1\n", "br label %again\n");
    for program in [computes_for_ever.as_str(), BRANCHES_FOR_EVER] {
        let bench = Bench::new();
        bench.write("p.ll", program);
        let endless = "1000000000000";
        let limits = ["--max-steps", endless, "--max-memory", "48M"];
        let text = bench.ends(3, &[&["run", "p.ll", "--output", "out"], &limits[..]].concat());
        assert!(text.contains("memory-limit"), "{text}");
        assert_eq!(bench.run_json("out")["stop"], "memory");
    }
}

/// Doubles a block for as long as there is memory for another one.
const DOUBLES: &str = "@n = private constant [2 x i8] c\"n\\00\"\n\
    declare ptr @malloc(i64)\ndeclare void @klee_make_symbolic(ptr, i64, ptr)\n\
    declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
    define i32 @main() {\n  %first = call ptr @malloc(i64 4096)\n\
    call void @klee_make_symbolic(ptr %first, i64 4096, ptr @n)\n  br label %again\n\
    again:\n  %p = phi ptr [ %first, %0 ], [ %q, %copy ]\n  %len = phi i64 [ 4096, %0 ], [ %twice, %copy ]\n\
    %twice = add i64 %len, %len\n  %q = call ptr @malloc(i64 %twice)\n  %none = icmp eq ptr %q, null\n\
    br i1 %none, label %end, label %copy\ncopy:\n  %half = getelementptr i8, ptr %q, i64 %len\n\
    call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 %len, i1 false)\n\
    call void @llvm.memcpy.p0.p0.i64(ptr %half, ptr %p, i64 %len, i1 false)\n  br label %again\n\
    end:\n  ret i32 0\n}\n";

/// Sets blocks of a megabyte, in a few instructions each, for as long as there is memory for another one.
const SETS: &str = "declare ptr @malloc(i64)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
    define i32 @main() {\n  br label %again\nagain:\n  %p = call ptr @malloc(i64 1048576)\n\
    %none = icmp eq ptr %p, null\n  br i1 %none, label %end, label %set\nset:\n\
    call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 1048576, i1 false)\n  br label %again\n\
    end:\n  ret i32 0\n}\n";

/// What is symbolic takes several times as much as what is not, and the path is replayed for its test.
#[test]
fn what_a_path_takes_is_what_its_memory_takes() {
    let concrete = DOUBLES.replace("call void @klee_make_symbolic(ptr %first, i64 4096, ptr @n)\n", "");
    for program in [DOUBLES, &concrete, SETS] {
        let bench = Bench::new();
        bench.write("p.ll", program);
        bench.symvm(&["run", "p.ll", "--output", "out", "--max-memory", "200M"]);
        let run = bench.run_json("out");
        let peak = run["timing"]["peak_memory_bytes"].as_u64().expect("a number");
        assert!((50 << 20..250 << 20).contains(&peak), "{peak} bytes: {}", run["ledger"]);
    }
}

/// With one value of its input: fills blocks of 4 KiB for as long as there is memory for another one.
const FILLS: &str = "@n = private constant [2 x i8] c\"n\\00\"\n\
    declare ptr @malloc(i64)\ndeclare void @klee_make_symbolic(ptr, i64, ptr)\n\
    declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
    define i32 @main() {\n  %b = alloca i8\n  call void @klee_make_symbolic(ptr %b, i64 1, ptr @n)\n\
    %x = load i8, ptr %b\n  switch i8 %x, label %end [ i8 1, label %again i8 2, label %out i8 3, label %out ]\n\
    again:\n  %p = call ptr @malloc(i64 4096)\n  %none = icmp eq ptr %p, null\n\
    br i1 %none, label %end, label %set\nset:\n\
    call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 4096, i1 false)\n  br label %again\n\
    out:\n  ret i32 1\nend:\n  ret i32 0\n}\n";

/// More than is counted: by that, the process would have a twentieth more than it may.
#[test]
fn a_path_ends_where_the_process_has_all_that_it_may_and_does_so_again() {
    let bench = Bench::new();
    bench.write("p.ll", FILLS);
    let state = || {
        let run = bench.run_json("out");
        let peak = run["timing"]["peak_memory_bytes"].as_u64().expect("a number");
        assert!((384 << 20..405 << 20).contains(&peak), "{peak} bytes: {}", run["ledger"]);
        let [campaign, ledger] = ["campaign", "ledger"].map(|part| run[part].to_string());
        assert!(ledger.contains("memory-limit"), "{ledger}");
        (run["stop"].clone(), ledger, campaign)
    };
    bench.ends(3, &["run", "p.ll", "--output", "out", "--max-memory", "384M"]);
    let first = state();
    // There is more now, but the path was ended.
    let text = bench.ends(3, &["run", "--resume", "out", "--max-memory", "2G"]);
    assert_eq!(state(), first, "{text}");
    assert!(!text.contains("journal"), "{text}");
}

/// Decides by six bytes, prints a number that they make, and fills the memory. (What it asked the heap for would put a path off.)
const FILLS_LATER: &str = r#"
@n = private constant [2 x i8] c"n\00"
@f = private constant [3 x i8] c"%u\00"
@room = global [268435456 x i8] zeroinitializer
declare i32 @printf(ptr, ...)
declare void @klee_make_symbolic(ptr, i64, ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @main() {
  %b = alloca [6 x i8]
  call void @klee_make_symbolic(ptr %b, i64 6, ptr @n)
  br label %next
next:
  %i = phi i64 [ 0, %0 ], [ %j, %on ]
  %c = phi i32 [ 0, %0 ], [ %d, %on ]
  %p = getelementptr i8, ptr %b, i64 %i
  %x = load i8, ptr %p
  %w = zext i8 %x to i32
  %r = mul i32 %w, 7919
  call i32 (ptr, ...) @printf(ptr @f, i32 %r)
  %is = icmp ugt i8 %x, 100
  br i1 %is, label %more, label %on
more:
  %c1 = add i32 %c, 1
  br label %on
on:
  %d = phi i32 [ %c, %next ], [ %c1, %more ]
  %j = add i64 %i, 1
  %all = icmp eq i64 %j, 6
  br i1 %all, label %again, label %next
again:
  %k = phi i64 [ 0, %on ], [ %l, %again ]
  %q = getelementptr i8, ptr @room, i64 %k
  call void @llvm.memset.p0.i64(ptr %q, i8 1, i64 4096, i1 false)
  %l = add i64 %k, 4096
  %full = icmp eq i64 %l, 268435456
  br i1 %full, label %end, label %again
end:
  ret i32 %d
}
"#;

/// Where paths ended for want of memory depends on what the process held, and on its other workers; they end there again, where
/// there are other snapshots to go on from.
#[test]
fn runs_whose_paths_filled_the_memory_go_on() {
    for jobs in [&["--jobs", "1"][..], &["--jobs", "2"], &["--jobs", "2", "--deterministic"]] {
        let bench = Bench::new();
        bench.write("p.ll", FILLS_LATER);
        let limits = ["--max-memory", "90M", "--max-iterations", "10", "--strategy", "dfs"];
        bench.ends(3, &[&["run", "p.ll", "--output", "out"], &limits[..], jobs].concat());
        let ended = |run: &serde_json::Value| {
            let lines = run["ledger"].as_array().unwrap().iter();
            lines.filter(|l| l["kind"] == "memory-limit").map(|l| l["count"].as_u64().unwrap()).sum::<u64>()
        };
        let first = bench.run_json("out");
        assert!(ended(&first) >= 4, "{}", first["ledger"]);
        bench.ends(3, &["run", "--resume", "out", "--max-iterations", "14"]);
        let second = bench.run_json("out");
        let iterations = |run: &serde_json::Value| run["campaign"]["iterations"].as_u64().unwrap();
        assert!(iterations(&second) > iterations(&first), "{second}");
        assert!(ended(&second) > ended(&first), "{}", second["ledger"]);
    }
}

#[test]
fn a_tree_that_fills_the_memory_gives_way_to_a_new_one() {
    let bench = Bench::new();
    let json = format!("{}/examples/json/json.ll", env!("CARGO_MANIFEST_DIR"));
    let run = |output: &str, iterations: &str, more: &[&str]| {
        let given = ["run", &json, "--sym-stdin", "24", "--emit", "covering", "--max-memory", "40M"];
        let limits = ["--max-iterations", iterations, "--output", output];
        bench.symvm(&[&given[..], &limits, more].concat())
    };
    let summary = |output: &str| -> serde_json::Value {
        let text = fs::read(bench.path(output).join("run.json")).unwrap();
        serde_json::from_slice(&text).unwrap()
    };
    run("stops", "3000", &["--when-full", "stop"]);
    assert_eq!(summary("stops")["stop"], "memory");
    run("out", "2000", &[]);
    let first = summary("out");
    assert_eq!((&first["stop"], &first["complete"]), (&"iterations".into(), &false.into()), "{first}");
    let trees = |summary: &serde_json::Value| summary["campaign"]["trees_full"].as_u64().unwrap();
    assert!(trees(&first) > 0, "{first}");
    // A journal knows where new trees were begun, whatever memory there is now.
    let out = bench.symvm(&["run", "--resume", "out", "--max-memory", "1G", "--max-iterations", "2100"]);
    let second = summary("out");
    assert_eq!(second["campaign"]["iterations"], 2100, "{}", stderr(&out));
    assert_eq!(trees(&second), trees(&first), "{}", stderr(&out));
}

/// The tests of a campaign, as text, in order.
#[derive(Default)]
struct Tests(Vec<String>);

impl Observer for Tests {
    fn on_test(&mut self, test: &TestCase) {
        self.0.push(test.to_json());
    }
}

#[test]
fn snapshots_dropped_for_memory_change_no_result() {
    let json = load(&root().join("examples/json/json.ll"), symvm_vm::Checks::NONE);
    let world = WorldOptions { stdin: Content::Symbolic(6), ..WorldOptions::default() };
    let run = |max_iterations, max| {
        let options = ExploreOptions {
            max_iterations: Some(max_iterations),
            memory: MemoryLimits { max, ..MemoryLimits::default() },
            ..ExploreOptions::default()
        };
        let mut tests = Tests::default();
        let environment = symvm_runtime::environment(&world);
        let summary = explore(&json, environment, &options, &NoHost, &mut tests).unwrap();
        (summary, tests.0)
    };
    let (plenty, expected) = run(150, None);
    assert_eq!((plenty.stop, plenty.engine.snapshots_dropped), (StopReason::Iterations, 0));
    let (little, tests) = run(150, Some(600_000));
    assert!(little.engine.snapshots_dropped > 0);
    assert!(tests.len() > 10, "only {} tests", tests.len());
    assert!(expected.starts_with(&tests), "a run from the start is the run from a snapshot");
    // Nor what counts as work, by which trainings end campaigns.
    let (as_many, _) = run(little.counters.iterations, None);
    assert_eq!(little.counters.work, as_many.counters.work);
}

/// One query that no solver answers in a lifetime: which two numbers have this hash?
pub const ONE_HARD_QUERY: &str = "@n = private constant [2 x i8] c\"n\\00\"\n\
    declare void @klee_make_symbolic(ptr, i64, ptr)\n\
    define i32 @main() {\n  %p = alloca [2 x i64]\n  %q = getelementptr i64, ptr %p, i64 1\n\
    call void @klee_make_symbolic(ptr %p, i64 16, ptr @n)\n\
    %x = load i64, ptr %p\n  %y = load i64, ptr %q\n\
    %a = mul i64 %x, %y\n  %b = lshr i64 %a, 29\n  %c = xor i64 %a, %b\n  %d = mul i64 %c, -7046029254386353131\n\
    %e = mul i64 %d, %y\n  %f = lshr i64 %e, 31\n  %g = xor i64 %e, %f\n  %h = mul i64 %g, %x\n\
    %is = icmp eq i64 %h, 1311768467294899697\n  br i1 %is, label %found, label %not\n\
    found:\n  ret i32 1\nnot:\n  ret i32 0\n}\n";

#[test]
fn a_side_that_was_being_solved_when_time_was_up_is_left() {
    for conduct in [&[][..], &["--jobs", "2"], &["--jobs", "2", "--deterministic"]] {
        let bench = Bench::new();
        bench.write("p.ll", ONE_HARD_QUERY);
        let limits = ["--solver-timeout", "25s", "--max-time", "1s"];
        let begin = [&["run", "p.ll", "--output", "out"], &limits[..], conduct].concat();
        // Going on with it counts the time from there, and leaves the same.
        for (args, seconds) in [(&begin[..], 1.0), (&["run", "--resume", "out", "--max-time", "2s"], 2.0)] {
            let text = bench.ends(3, args);
            assert!(text.contains("the time limit was reached"), "{args:?}: {text}");
            let run = bench.run_json("out");
            assert_eq!((&run["stop"], &run["unexplored"]), (&"time".into(), &1.into()), "{args:?}: {run}");
            assert_eq!(run["ledger"].as_array().map(Vec::len), Some(1), "nothing but that: {run}");
            let took = run["timing"]["seconds"].as_f64().unwrap();
            assert!(took >= seconds && took < seconds + 10.0, "{args:?}: {took} s");
        }
    }
}

#[test]
fn paths_that_were_lost_are_told_from_what_is_out_of_reach() {
    let bench = Bench::new();
    bench.write("p.ll", ONE_HARD_QUERY);
    let text = bench.ends(3, &["run", "p.ll", "--solver-timeout", "100ms", "--output", "out"]);
    assert!(text.contains("nothing is left to explore, but paths were cut or lost"), "{text}");
    let run = bench.run_json("out");
    assert_eq!((&run["stop"], &run["complete"]), (&"exhausted".into(), &false.into()), "{run}");
    assert_eq!(run["ledger"][0]["kind"], "solver-gave-up");
}

/// Where the limit of memory is met depends on what the run before it had looked at, and a later run may come further.
#[test]
fn a_path_that_was_cut_for_memory_is_no_end_for_others() {
    let program = format!("{}/tests/programs/worlds/overwritten.ll", env!("CARGO_MANIFEST_DIR"));
    let bench = Bench::new();
    let mut cut = 0;
    for (memory, jobs) in
        (3..12).flat_map(|n| [(format!("{}K", 512 * n), "1"), (format!("{}K", 512 * n), "2")])
    {
        let limits = ["--max-memory", &memory, "--max-iterations", "40", "--jobs", jobs, "--deterministic"];
        let ended = bench.symvm(
            &[&["run", &program, "--sym-stdin", "16", "--force", "--output", "out"], &limits[..]].concat(),
        );
        let text = stdout(&ended);
        cut += usize::from(text.contains("memory-limit"));
        assert!(!text.contains("An error of symvm"), "{memory}: {text}");
    }
    assert!(cut > 2, "{cut}");
}

/// Four bugs, one behind each number.
const FOUR_BUGS: &str = "@n = private constant [2 x i8] c\"n\\00\"\n\
    declare i32 @klee_int(ptr)\ndeclare void @abort()\n\
    define i32 @main() {\n  %x = call i32 @klee_int(ptr @n)\n\
    switch i32 %x, label %end [ i32 1, label %a\n i32 2, label %b\n i32 3, label %c\n i32 4, label %d ]\n\
    a:\n  call void @abort()\n  unreachable\nb:\n  call void @abort()\n  unreachable\n\
    c:\n  call void @abort()\n  unreachable\nd:\n  call void @abort()\n  unreachable\nend:\n  ret i32 0\n}\n";

#[test]
fn a_run_ends_with_so_many_bugs() {
    let bench = Bench::new();
    bench.write("bugs.ll", FOUR_BUGS);
    let bugs = || bench.files("symvm-out/bugs", "json").len();
    for how in [&[][..], &["--jobs", "2"], &["--jobs", "2", "--deterministic"]] {
        let told = bench.ends(1, &[&["run", "bugs.ll", "--max-bugs", "2", "--force"], how].concat());
        // Other workers may find one while they are told to end, and a round is ended.
        assert!(bugs() == 2 || bugs() > 2 && !how.is_empty(), "{how:?}: {}", bugs());
        if bugs() == 2 {
            assert!(told.contains("the limit of bugs was reached"), "{told}");
        }
        let told = bench.ends(1, &["run", "--resume", "symvm-out", "--max-bugs", "9"]);
        assert!(told.contains("every feasible path was explored") && bugs() == 4, "{told}");
    }
}
