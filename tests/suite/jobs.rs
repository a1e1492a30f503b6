//! Several workers find what one finds; in rounds, the same files whatever the number of threads.

use crate::bench::{Bench, everything, program, stderr, without_times};
use crate::support::{PathId, Prepared, folder_programs, is_whole, path_id, prepare, root};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use symvm_explore::{
    BugReport, ExploreOptions, NoHost, Observer, Restart, StopReason, Summary, TestCase, Workers,
    explore_shared, strategy,
};
use symvm_runtime::{Content, WorldOptions};
use symvm_vm::{Checks, Context, Environment, ExternId, Reply, Trap, Value};

#[derive(Default)]
struct Found {
    paths: Vec<PathId>,
    bugs: BTreeSet<(String, String)>,
}

impl Observer for Found {
    fn on_test(&mut self, test: &TestCase) {
        let ending = test.ending.as_ref().expect("a test knows its end");
        self.paths.push(path_id(test.path.as_deref().expect("and its path"), ending));
    }
    fn on_bug(&mut self, bug: &BugReport) {
        let new = self.bugs.insert((bug.kind.to_string(), bug.location.clone()));
        assert!(new, "a bug is reported once");
    }
}

fn options(strategy: &str, workers: Workers) -> ExploreOptions {
    ExploreOptions {
        strategy: strategy::find(strategy).expect("a known strategy"),
        workers,
        seed: 5,
        ..ExploreOptions::default()
    }
}

fn explore(program: &Prepared, options: &ExploreOptions) -> (Summary, Found) {
    let environment = || symvm_runtime::environment(&program.world);
    let mut found = Found::default();
    let summary = explore_shared(&program.program, &environment, options, &NoHost, &mut found).unwrap();
    (summary, found)
}

const CONDUCTS: [Workers; 4] = [Workers::Free(2), Workers::Free(4), Workers::Rounds(1), Workers::Rounds(3)];

#[test]
fn several_workers_find_the_paths_that_one_finds() {
    let strategies: Vec<&str> = strategy::names().collect();
    let mut next = 0;
    for name in folder_programs("clang-14-O0") {
        let program = prepare("clang-14-O0", &name);
        let expected = program.explore("dfs", 0);
        // Some paths differ in what no branch shows.
        let paths = explore(&program, &options("dfs", Workers::Free(1))).0.counters.paths;
        for workers in CONDUCTS {
            // Every strategy gets its turn.
            let strategy = strategies[next % strategies.len()];
            next += 1;
            let what = format!("{name}, {strategy}, {workers:?}");
            let (summary, found) = explore(&program, &options(strategy, workers));
            assert_eq!(summary.stop, StopReason::Exhausted, "{what}");
            assert!(is_whole(&summary), "{what}: {:?}", summary.ledger);
            assert_eq!(found.paths.len() as u64, summary.counters.tests, "{what}");
            assert_eq!(summary.counters.paths, paths, "{what}");
            assert_eq!(BTreeSet::from_iter(found.paths), expected, "{what}");
        }
    }
}

/// The parser, with so many bytes on its standard input.
fn json(bytes: u64) -> Prepared {
    Prepared {
        program: crate::support::load(&root().join("examples/json/json.ll"), Checks::NONE),
        source: String::new(),
        world: WorldOptions { stdin: Content::Symbolic(bytes), ..WorldOptions::default() },
    }
}

#[test]
fn several_workers_find_the_bugs_and_the_coverage_that_one_finds() {
    let json = json(3);
    let (one, expected) = explore(&json, &options("cgs", Workers::Free(1)));
    assert!(one.complete && !expected.bugs.is_empty(), "{:?}", one.ledger);
    for (strategy, workers) in CONDUCTS.iter().flat_map(|&w| [("cgs", w), ("auto", w)]) {
        let (summary, found) = explore(&json, &options(strategy, workers));
        assert!(summary.complete, "{workers:?}: {:?}", summary.ledger);
        assert_eq!(found.bugs, expected.bugs, "{workers:?}");
        assert_eq!((summary.covered, &summary.table), (one.covered, &one.table), "{workers:?}");
        assert_eq!(summary.counters.paths, one.counters.paths, "{workers:?}");
        let set = |found: &Found| BTreeSet::from_iter(found.paths.iter().cloned());
        assert_eq!(set(&found), set(&expected), "{workers:?}");
    }
}

/// Searches of `cfg` go on in what a shard has, whose sides other shards own in part.
#[test]
fn searches_along_the_cfg_find_in_shards_what_they_find_alone() {
    let json = json(3);
    let (one, expected) = explore(&json, &options("cfg", Workers::Free(1)));
    assert!(one.complete && one.covered.0 > 0, "{:?}", one.ledger);
    let (summary, found) = explore(&json, &options("cfg", Workers::Rounds(2)));
    assert!(summary.complete, "{:?}", summary.ledger);
    assert_eq!((summary.covered, &summary.table), (one.covered, &one.table));
    assert_eq!(summary.counters.paths, one.counters.paths);
    assert_eq!(found.paths.len() as u64, summary.counters.tests, "no path is found twice");
    let set = |found: &Found| BTreeSet::from_iter(found.paths.iter().cloned());
    assert_eq!(set(&found), set(&expected));
    assert_eq!(found.bugs, expected.bugs);
}

/// What a run left, times apart.
fn result(dir: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files = everything(dir);
    // Which shard wrote first depends on the weather.
    files.retain(|(name, _)| name != "journal");
    for (name, bytes) in &mut files {
        let text = String::from_utf8_lossy(bytes).into_owned();
        match name.as_str() {
            "run.json" => {
                let mut run: serde_json::Value = serde_json::from_str(&text).unwrap();
                assert!(run.as_object_mut().unwrap().remove("timing").is_some());
                *bytes = run.to_string().into_bytes();
            }
            "series.csv" => *bytes = without_times(&text).into_bytes(),
            _ => {}
        }
    }
    files
}

#[test]
fn rounds_leave_the_same_files_with_any_number_of_threads() {
    for (strategy, fuzz, restart) in [
        ("cgs", 0, Restart::Never),
        ("random-path", 30, Restart::Never),
        ("covnew", 0, Restart::Never),
        ("auto", 0, Restart::AsStrategy),
        ("cfg", 60, Restart::After(30)),
    ] {
        let json = json(12);
        let run = |jobs| {
            let dir = tempfile::tempdir().unwrap();
            let mut options = options(strategy, Workers::Rounds(jobs));
            (options.max_iterations, options.fuzz, options.restart) = (Some(211), fuzz, restart);
            // With this seed all of them find a bug in so few.
            options.seed = 2;
            options.output = Some(dir.path().join("out"));
            let (summary, _) = explore(&json, &options);
            assert_eq!(summary.counters.iterations, 211, "{strategy}");
            assert!(summary.counters.bugs > 0, "{strategy}");
            result(&dir.path().join("out"))
        };
        let one = run(1);
        for jobs in [2, 3] {
            let other = run(jobs);
            let names = |files: &[(String, Vec<u8>)]| files.iter().map(|f| f.0.clone()).collect::<Vec<_>>();
            assert_eq!(names(&one), names(&other), "{strategy}, {jobs} threads");
            for (a, b) in one.iter().zip(&other) {
                assert!(a.1 == b.1, "{strategy}, {jobs} threads: {} differs", a.0);
            }
        }
    }
}

/// Who is given a side that lies behind others' branches meets the decisions that they met.
#[test]
fn what_is_given_is_found_where_states_are_pruned() {
    let bench = Bench::new();
    let json = root().join("examples/json/json.ll").display().to_string();
    let args =
        ["run", &json, "--sym-stdin", "4", "--prune", "interpolation", "--restart", "60", "--seed", "2"];
    bench.ends(1, &[&args[..], &["--deterministic", "--jobs", "2"]].concat());
    let run = bench.run_json("symvm-out");
    assert_eq!(run["complete"], true, "{}", run["ledger"]);
    assert_eq!(run["coverage"]["sides_covered"], 165);
}

#[test]
fn the_limit_of_iterations_is_met_exactly() {
    let json = json(20);
    for workers in CONDUCTS {
        for limit in [1, 2, 57] {
            let options = ExploreOptions { max_iterations: Some(limit), ..options("cgs", workers) };
            let (summary, found) = explore(&json, &options);
            assert_eq!(summary.stop, StopReason::Iterations, "{workers:?}");
            assert_eq!(summary.counters.iterations, limit, "{workers:?}");
            assert!(summary.unexplored > 0 && !summary.complete && summary.limited, "{workers:?}");
            assert!(found.paths.len() as u64 <= limit);
        }
    }
}

/// A world that breaks: an error of symvm, for all that the campaign can tell.
struct Broken(Box<dyn Environment>);

impl Environment for Broken {
    fn resolve(&self, name: &str) -> Option<ExternId> {
        self.0.resolve(name)
    }
    fn call(&mut self, _: ExternId, _: &mut Context<'_>, _: &[Value]) -> Result<Reply, Trap> {
        panic!("this test breaks a worker on purpose")
    }
    fn clone_box(&self) -> Box<dyn Environment> {
        Box::new(Self(self.0.clone_box()))
    }
}

#[test]
fn a_broken_worker_is_a_loss_that_is_told() {
    let program = json(5);
    for (workers, one_is_whole) in
        [(Workers::Free(3), true), (Workers::Free(2), false), (Workers::Rounds(1), true)]
    {
        let whole = AtomicBool::new(one_is_whole);
        let environment = || {
            let environment = symvm_runtime::environment(&program.world);
            let is_whole = whole.swap(false, Ordering::SeqCst);
            if is_whole { environment } else { Box::new(Broken(environment)) }
        };
        let options = ExploreOptions { max_iterations: Some(300), ..options("dfs", workers) };
        let summary =
            explore_shared(&program.program, &environment, &options, &NoHost, &mut Found::default()).unwrap();
        let lost = summary.ledger.iter().find(|l| l.kind == "worker-lost").expect("it is told");
        assert!(lost.what.contains("on purpose"), "{lost:?}");
        assert!(!summary.complete && summary.limited, "{workers:?}");
    }
}

#[test]
fn what_several_workers_cannot_do_is_said() {
    let bench = Bench::new();
    let sorting = program("sorting");
    for (conduct, name) in [("--jobs=2", "jobs"), ("--deterministic", "deterministic")] {
        bench.ends(3, &["run", &sorting, conduct, "--output", name, "--max-iterations", "5"]);
        let prune = ["--prune", "interpolation", "--check", "leak"];
        let out = bench.symvm(&[&["run", &sorting, conduct, "--output", "p"], &prune[..]].concat());
        assert_eq!(out.status.code(), Some(2));
        assert!(stderr(&out).contains("--check leak"), "{}", stderr(&out));
    }
    // What was found is a start for another.
    let tests = bench.path("jobs/tests").display().to_string();
    let said = bench.ends(0, &["run", &sorting, "--jobs", "3", "--seeds", &tests, "--output", "again"]);
    assert!(
        said.contains("every feasible path was explored") && said.contains("24 paths, 24 tests"),
        "{said}"
    );
}

/// A loop as often as a byte says, and a branch for each bit of a sum: whether such a bit is a constant depends on what its sum
/// was made of first.
const SUM: &str = r#"
@name = private constant [3 x i8] c"in\00"
declare void @klee_make_symbolic(ptr, i64, ptr)
define i32 @main() {
entry:
  %in = alloca i8
  call void @klee_make_symbolic(ptr %in, i64 1, ptr @name)
  %byte = load i8, ptr %in
  %x = zext i8 %byte to i32
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %less, %body ]
  %s = phi i32 [ 0, %entry ], [ %sum, %body ]
  %more = icmp sgt i32 %i, 0
  br i1 %more, label %body, label %bits
body:
  %narrow = trunc i32 %i to i8
  %wide = sext i8 %narrow to i32
  %sum = add i32 %s, %wide
  %less = sub i32 %i, 1
  br label %loop
bits:
  %k = phi i32 [ 0, %loop ], [ %next, %join ]
  %done = icmp eq i32 %k, 32
  br i1 %done, label %end, label %bit
bit:
  %shifted = lshr i32 %s, %k
  %one = and i32 %shifted, 1
  %set = icmp ne i32 %one, 0
  br i1 %set, label %yes, label %join
yes:
  br label %join
join:
  %next = add i32 %k, 1
  br label %bits
end:
  ret i32 0
}
"#;

/// The same with the bits looked at by a function of the library, whose branches come again and again between two of the program's.
fn looked_at() -> String {
    let bit = "%low = trunc i32 %one to i8\n  store i8 %low, ptr %cell\n  %at = call ptr @memchr(ptr %cell, i32 1, i64 1)";
    SUM.replace("  %set = icmp ne i32 %one, 0", &format!("  {bit}\n  %set = icmp ne ptr %at, null"))
        .replace("  %in = alloca i8", "  %in = alloca i8\n  %cell = alloca i8")
        .replace("define i32", "declare ptr @memchr(ptr, i32, i64)\ndefine i32")
}

/// The same of fewer bits, where what is done with each is no branch of the program's, and more is decided in the library behind
/// that: how long it takes there depends on which of the bits are constants, with some functions.
fn behind(declared: &str, done: &str) -> String {
    let declared = format!("{declared}\ndeclare i64 @strspn(ptr, ptr)\ndefine i32");
    SUM.replace("define i32", &declared)
        .replace("  %in = alloca i8", "  %in = alloca i8\n  %text = alloca [4 x i8]\n  %cell = alloca [4 x i8]")
        .replace(
            "  %byte = load i8, ptr %in",
            "  call void @klee_make_symbolic(ptr %text, i64 4, ptr @name)\n  %last = getelementptr i8, ptr %text, i64 3\n  \
             store i8 0, ptr %last\n  store i32 117901063, ptr %cell\n  %all = load i8, ptr %in\n  %byte = and i8 %all, 63",
        )
        .replace("  %set = icmp ne i32 %one, 0\n  br i1 %set, label %yes, label %join", &format!("{done}\n  br label %join"))
        .replace("yes:\n  br label %join\n", "")
        .replace("  ret i32 0", "  %span = call i64 @strspn(ptr %text, ptr @name)\n  ret i32 0")
}

#[test]
fn what_is_a_constant_with_another_worker_is_not_lost() {
    let bench = Bench::new();
    let store = "  %low = trunc i32 %one to i8\n  store i8 %low, ptr %cell\n";
    let compared = behind(
        "@sevens = private constant [4 x i8] c\"\\07\\07\\07\\07\"\ndeclare i32 @memcmp(ptr, ptr, i64)",
        &format!("{store}  %r = call i32 @memcmp(ptr %cell, ptr @sevens, i64 4)"),
    );
    let printed = behind(
        "@number = private constant [3 x i8] c\"%d\\00\"\ndeclare i32 @printf(ptr, ...)",
        "  %r = call i32 (ptr, ...) @printf(ptr @number, i32 %one)",
    );
    let found = behind(
        "declare ptr @memchr(ptr, i32, i64)",
        &format!("{store}  %r = call ptr @memchr(ptr %cell, i32 1, i64 1)"),
    );
    for (text, paths) in
        [(SUM.to_owned(), 256), (looked_at(), 256), (compared, 448), (printed, 448), (found, 448)]
    {
        bench.write("sum.ll", text);
        let paths = format!("{paths} paths, {paths} tests");
        for conduct in [&["--jobs=1"][..], &["--jobs=2", "--deterministic"], &["--jobs=3"]] {
            let said = bench.ends(0, &[&["run", "sum.ll", "--force", "--output", "out"], conduct].concat());
            assert!(
                said.contains("every feasible path was explored") && said.contains(&paths),
                "{conduct:?}: {said}"
            );
        }
    }
}

/// A number is read, and what is printed of it: all that is decided is decided in the library. What is read behind that is not
/// given away.
const READ: &str = r#"
@name = private constant [3 x i8] c"in\00"
@format = private constant [6 x i8] c"%d %s\00"
declare void @klee_make_symbolic(ptr, i64, ptr)
declare i64 @strtol(ptr, ptr, i32)
declare i64 @strspn(ptr, ptr)
declare i32 @printf(ptr, ...)
define i32 @main() {
  %in = alloca [5 x i8]
  call void @klee_make_symbolic(ptr %in, i64 5, ptr @name)
  %last = getelementptr [5 x i8], ptr %in, i64 0, i64 4
  store i8 0, ptr %last
  %read = call i64 @strtol(ptr %in, ptr null, i32 0)
  %number = trunc i64 %read to i32
  %shown = call i32 (ptr, ...) @printf(ptr @format, i32 %number, ptr %in)
  %span = call i64 @strspn(ptr %in, ptr @name)
  ret i32 0
}
"#;

#[test]
fn workers_share_what_is_decided_in_the_library() {
    let bench = Bench::new();
    bench.write("read.ll", READ);
    let explored = |conduct: &[&str]| {
        let said = bench.ends(0, &[&["run", "read.ll", "--force", "--output", "out"], conduct].concat());
        assert!(said.contains("every feasible path was explored"), "{said}");
        let run = bench.run_json("out");
        let read = |path: &PathBuf| TestCase::read(&std::fs::read(path).unwrap()).unwrap().identity;
        let identities: BTreeSet<_> = bench.files("out/tests", "json").iter().map(read).collect();
        (identities, run["engine"]["gifts_fetched"].as_u64().unwrap_or(0))
    };
    let (alone, _) = explored(&["--jobs=1"]);
    assert!(alone.len() > 50, "{}", alone.len());
    for conduct in [&["--jobs=2", "--deterministic"][..], &["--jobs=3"]] {
        let (together, gifts) = explored(conduct);
        assert!(together == alone, "{conduct:?}: {} of {}", together.len(), alone.len());
        // Of others one may have found all before the next is there.
        assert!(gifts > 0 || conduct.len() == 1, "{conduct:?}");
    }
}

/// A byte says whether 20 MB are written, and then one more thing.
const LARGE: &str = r#"
@name = private constant [3 x i8] c"in\00"
@block = global [20971520 x i8] zeroinitializer
declare void @klee_make_symbolic(ptr, i64, ptr)
declare ptr @memset(ptr, i32, i64)
define i32 @main() {
  %in = alloca i8
  call void @klee_make_symbolic(ptr %in, i64 1, ptr @name)
  %byte = load i8, ptr %in
  %much = icmp ugt i8 %byte, 127
  br i1 %much, label %large, label %small
large:
  %at = call ptr @memset(ptr @block, i32 1, i64 20971520)
  %more = icmp ugt i8 %byte, 200
  br i1 %more, label %first, label %second
first:
  ret i32 1
second:
  ret i32 2
small:
  ret i32 0
}
"#;

#[test]
fn a_path_that_has_too_little_memory_with_several_workers_is_a_test() {
    let bench = Bench::new();
    bench.write("large.ll", LARGE);
    let limits = ["--max-memory", "32M", "--jobs", "2", "--output", "out"];
    let done = bench.symvm(&[&["run", "large.ll"], &limits[..]].concat());
    assert_eq!(done.status.code(), Some(3), "{}", stderr(&done));
    let run = bench.run_json("out");
    assert_eq!(run["campaign"]["tests"], run["campaign"]["paths"], "{run}");
    let kinds: Vec<_> = run["ledger"].as_array().unwrap().iter().map(|line| line["kind"].clone()).collect();
    assert_eq!(kinds, ["memory-limit"]);
}
