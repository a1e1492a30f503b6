//! A run with several workers that ended, in whatever way, is gone on with: in rounds it leaves what it would have left
//! without an end, by any number of threads; otherwise it finds the same in the end, and nothing twice.

use crate::bench::{Bench, everything, stderr};
use crate::resume::{assert_same, copy, damage, fill_the_disk, json, kill, kill_and_compare, result};
use crate::support::load;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::Value;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};
use symvm_explore::{
    BugReport, ExploreError, ExploreOptions, Host, Observer, Renewal, Restart, Resume, Summary, TestCase,
    Workers, explore_shared, strategy,
};
use symvm_frontend::program::Program;
use symvm_runtime::{Content, WorldOptions};

pub const THREADS: &[&[&str]] = &[&["--jobs", "1"], &[], &["--jobs", "3"]];

#[test]
fn rounds_that_are_killed_are_gone_on_with_by_any_number_of_threads() {
    for (seed, strategy) in [(11, "cgs"), (12, "random-path"), (13, "auto")] {
        kill_and_compare(seed, 4, strategy, &["--deterministic", "--jobs", "2"], THREADS);
    }
    kill_and_compare(14, 4, "auto", &["--deterministic", "--jobs", "2", "--restart", "60"], THREADS);
}

#[test]
fn rounds_on_a_full_disk_are_gone_on_with_under_other_limits() {
    fill_the_disk(
        &["--deterministic", "--jobs", "2"],
        &["--jobs", "3", "--max-memory", "2G", "--max-time", "1h"],
    );
}

/// Asks for 600 MB, and exits with 9 if there are none; else with what it reads.
const HALF: &str = r"
declare i64 @read(i32, ptr, i64)
declare ptr @malloc(i64)
define i32 @main() {
  %b = alloca i8
  %n = call i64 @read(i32 0, ptr %b, i64 1)
  %c = load i8, ptr %b
  switch i8 %c, label %other [ i8 1, label %other.1 i8 2, label %other.2 i8 3, label %other.3 i8 4, label %other.4 i8 5, label %other.5 ]
other.1:
  br label %other
other.2:
  br label %other
other.3:
  br label %other
other.4:
  br label %other
other.5:
  br label %other
other:
  %code = phi i32 [ 0, %0 ], [ 1, %other.1 ], [ 2, %other.2 ], [ 3, %other.3 ], [ 4, %other.4 ], [ 5, %other.5 ]
  %p = call ptr @malloc(i64 600000000)
  %none = icmp eq ptr %p, null
  %end = select i1 %none, i32 9, i32 %code
  ret i32 %end
}
";

#[test]
fn what_the_program_may_allocate_stays_when_a_run_is_gone_on_with() {
    let bench = Bench::new();
    bench.write("half.ll", HALF);
    let codes = |output: &str| {
        // A path that was put off has a test that does not say, and another one when it has ended.
        let ending = |path: &PathBuf| TestCase::read(&fs::read(path).unwrap()).unwrap().ending;
        let tests = bench.files(&format!("{output}/tests"), "json");
        tests.iter().filter_map(ending).map(|end| end.summary()).collect::<BTreeSet<_>>()
    };
    let all: BTreeSet<String> = (0..6).map(|code| format!("exit {code}")).collect();
    for (name, jobs) in [("one", "1"), ("two", "2")] {
        for memory in [&[][..], &["--max-memory", "3G"], &["--max-memory", "900M"], &["--max-memory", "500M"]]
        {
            let begun =
                ["run", "half.ll", "--sym-stdin", "1", "--jobs", jobs, "--max-memory", "1G", "--force"];
            bench.ends(3, &[&begun[..], &["--max-iterations", "2", "--output", name]].concat());
            let resumed = [&["run", "--resume", name, "--max-iterations", "100"], memory].concat();
            let out = bench.symvm(&resumed);
            assert_eq!(out.status.code(), Some(0), "{resumed:?}: {}", stderr(&out));
            assert_eq!(codes(name), all, "{resumed:?}");
        }
    }
}

#[test]
fn results_that_cannot_be_written_end_workers_that_go_on() {
    let bench = Bench::new();
    let run =
        ["run", &json(), "--sym-stdin", "8", "--jobs", "2", "--max-iterations", "300", "--output", "out"];
    assert_ne!(bench.symvm(&run).status.code(), Some(2));
    fs::remove_file(bench.path("out/run.json")).unwrap();
    fs::create_dir(bench.path("out/run.json")).unwrap();
    let mut command = bench.command(&["run", "--resume", "out", "--max-iterations", "600"]);
    let mut going_on = command.stderr(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    let end = Instant::now() + Duration::from_secs(120);
    let status = loop {
        match going_on.try_wait().unwrap() {
            Some(status) => break status,
            None if Instant::now() > end => {
                going_on.kill().unwrap();
                panic!("it waits for ever");
            }
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    };
    assert_eq!(status.code(), Some(2));
    let mut said = String::new();
    going_on.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(said.contains("run.json"), "{said}");
}

fn read(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

/// Tests by number: the path and its end.
pub fn tests(dir: &Path) -> BTreeMap<u64, (String, String)> {
    let file = |entry: Result<fs::DirEntry, _>| {
        Some(entry.unwrap().path()).filter(|p| p.extension().is_some_and(|e| e == "json"))
    };
    let files = fs::read_dir(dir.join("tests")).unwrap().filter_map(file);
    let test = |path: PathBuf| {
        let test = read(&path);
        (test["number"].as_u64().unwrap(), (test["path"].to_string(), test["ending"].to_string()))
    };
    files.map(test).collect()
}

/// What is the same in all runs that explored everything.
#[derive(PartialEq, Debug)]
struct Found {
    paths: BTreeSet<(String, String)>,
    bugs: BTreeSet<(String, String)>,
    coverage: Value,
    count: Value,
}

fn found(dir: &Path) -> Found {
    let tests = tests(dir);
    assert!(tests.keys().copied().eq(1..=tests.len() as u64), "{:?}", tests.keys());
    let count = tests.len();
    let paths: BTreeSet<_> = tests.into_values().collect();
    let mut bugs = BTreeSet::new();
    for entry in fs::read_dir(dir.join("bugs")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "json") {
            let bug = read(&path);
            assert!(bugs.insert((bug["kind"].to_string(), bug["location"].to_string())), "twice: {bug}");
        }
    }
    let run = read(&dir.join("run.json"));
    assert_eq!(run["campaign"]["tests"], count);
    assert_eq!((&run["complete"], &run["stop"]), (&true.into(), &"exhausted".into()), "{run}");
    assert_eq!(run["campaign"]["bugs"], bugs.len());
    Found { paths, bugs, coverage: run["coverage"].clone(), count: run["campaign"]["paths"].clone() }
}

/// Kills a run that goes on as fast as it can; what it had reported stays under the same numbers.
fn kill_free(seed: u64, kills: usize, bytes: &str, strategy: &str, more: &[&str]) {
    let bench = Bench::new();
    let json = json();
    let run = [
        "run",
        &json,
        "--sym-stdin",
        bytes,
        "--strategy",
        strategy,
        "--output",
        "out",
        "--seed",
        &seed.to_string(),
    ];
    let run = [&run[..], more].concat();
    let known = RefCell::new(BTreeMap::new());
    kill(&bench, seed, kills, &run, THREADS, || {
        for (number, test) in tests(&bench.path("out")) {
            let before = known.borrow_mut().insert(number, test.clone());
            assert!(before.is_none_or(|before| before == test), "seed {seed}: test {number} is another");
        }
    });
    let out = bench.path("out");
    let now = tests(&out);
    for (number, test) in known.into_inner() {
        assert_eq!(now.get(&number), Some(&test), "seed {seed}: test {number}");
    }
    let (expected, found) = (found(&bench.path("whole")), found(&out));
    assert_eq!(expected, found, "seed {seed}");
}

#[test]
fn workers_that_are_killed_lose_nothing_and_report_nothing_twice() {
    for (seed, strategy, jobs) in [(21, "cgs", "2"), (22, "random-path", "4"), (24, "auto", "3")] {
        kill_free(seed, 4, "3", strategy, &["--jobs", jobs]);
    }
    kill_free(23, 3, "3", "dfs", &["--jobs", "3", "--fuzz", "30"]);
    // New trees on the way.
    kill_free(25, 4, "3", "cgs", &["--jobs", "2", "--restart", "40"]);
}

/// The long form of the tests above: `cargo test --test all -- --ignored a_hundred_kills`.
#[test]
#[ignore = "takes minutes"]
fn a_hundred_kills_with_workers() {
    let strategies: Vec<&str> = strategy::names().collect();
    for seed in 0..10 {
        let strategy = strategies[seed as usize % strategies.len()];
        kill_and_compare(200 + seed, 5, strategy, &["--deterministic", "--jobs", "2"], THREADS);
        kill_free(300 + seed, 5, "4", strategy, &["--jobs", "2"]);
    }
}

/// What is announced, and an interrupt after so many tests.
#[derive(Default)]
struct Ears {
    announced: Vec<String>,
    left: Rc<Cell<Option<u64>>>,
}

impl Observer for Ears {
    fn on_test(&mut self, test: &TestCase) {
        let ending = serde_json::to_string(&test.ending).unwrap();
        // A run that memory or the end of the campaign cut off has none.
        let path = test.path.clone().unwrap_or_else(|| format!("test {}", test.number));
        self.announced.push(format!("{path} {ending}"));
        self.left.set(self.left.get().map(|n| n.saturating_sub(1)));
    }

    fn on_bug(&mut self, bug: &BugReport) {
        self.announced.push(format!("{} {}", bug.kind, bug.location));
    }
}

struct Hand(Rc<Cell<Option<u64>>>);

impl Host for Hand {
    fn interrupted(&self) -> bool {
        self.0.get() == Some(0)
    }
}

pub struct Bed {
    program: Arc<Program>,
    world: WorldOptions,
}

impl Bed {
    fn new(bytes: u64) -> Self {
        let world = WorldOptions { stdin: Content::Symbolic(bytes), ..WorldOptions::default() };
        Self { world, ..Self::of(Path::new(&json())) }
    }

    pub fn of(program: &Path) -> Self {
        Self { program: load(program, symvm_vm::Checks::NONE), world: WorldOptions::default() }
    }

    /// Explores, at most until so many tests are announced.
    pub fn explore(&self, options: &ExploreOptions, tests: Option<u64>) -> (Summary, Vec<String>) {
        let mut ears = Ears::default();
        ears.left.set(tests);
        let hand = Hand(ears.left.clone());
        let environment = || symvm_runtime::environment(&self.world);
        let summary = explore_shared(&self.program, &environment, options, &hand, &mut ears).unwrap();
        (summary, ears.announced)
    }
}

pub const CONDUCTS: [Workers; 2] = [Workers::Free(3), Workers::Rounds(2)];

/// Every end that is told is an end in order: limits and interrupts, one after the other, each somewhere in a round.
#[test]
fn what_was_interrupted_again_and_again_is_told_once() {
    let bed = Bed::new(3);
    for workers in CONDUCTS {
        for (strategy, fuzz) in [("cgs", 0), ("covnew", 20)] {
            let dir = tempfile::tempdir().unwrap();
            let whole = ExploreOptions {
                strategy: strategy::find(strategy).unwrap(),
                workers,
                fuzz,
                output: Some(dir.path().join("whole")),
                ..ExploreOptions::default()
            };
            let (summary, expected) = bed.explore(&whole, None);
            assert!(summary.complete && expected.len() > 40, "{:?}", summary.ledger);
            let out = dir.path().join("out");
            let mut announced = Vec::new();
            for i in 0.. {
                let jobs = 1 + i as u16 % 4;
                let options = ExploreOptions {
                    workers: match workers {
                        Workers::Free(3) if i == 0 => workers,
                        Workers::Free(_) => Workers::Free(jobs),
                        Workers::Rounds(_) => Workers::Rounds(jobs),
                    },
                    output: Some(out.clone()),
                    resume: (i > 0).then_some(Resume::default()),
                    max_iterations: (i % 3 == 1).then_some(13 * i),
                    ..whole.clone()
                };
                let interrupt = (i % 3 == 0).then_some(9);
                let (summary, more) = bed.explore(&options, interrupt);
                if let Some(max) = options.max_iterations.filter(|_| i > 1) {
                    assert!(summary.counters.iterations >= max.min(13), "{workers:?}");
                }
                announced.extend(more);
                if i >= 9 && i % 3 == 2 {
                    break;
                }
            }
            let set = |list: &[String]| list.iter().cloned().collect::<BTreeSet<_>>();
            assert_eq!(set(&announced), set(&expected), "{workers:?} {strategy}");
            assert_eq!(announced.len(), expected.len(), "{workers:?} {strategy}: told twice");
            assert_eq!(found(&out), found(&dir.path().join("whole")), "{workers:?} {strategy}");
        }
    }
}

/// A limit of iterations ends rounds wherever it may: who goes on finds what a run without it does.
#[test]
fn rounds_that_a_limit_cuts_are_gone_on_with_as_if_it_had_not_been_there() {
    let bed = Bed::new(8);
    for (strategy, restart) in
        [("cgs", Restart::Never), ("random-path", Restart::Never), ("auto", Restart::After(90))]
    {
        let dir = tempfile::tempdir().unwrap();
        let whole = ExploreOptions {
            strategy: strategy::find(strategy).unwrap(),
            workers: Workers::Rounds(2),
            restart,
            max_iterations: Some(400),
            output: Some(dir.path().join("whole")),
            ..ExploreOptions::default()
        };
        bed.explore(&whole, None);
        let out = dir.path().join("out");
        for (i, max) in [5, 6, 61, 120, 121, 110, 250, 400].into_iter().enumerate() {
            let options = ExploreOptions {
                workers: Workers::Rounds(1 + i as u16 % 4),
                max_iterations: Some(max),
                output: Some(out.clone()),
                resume: (i > 0).then(Resume::default),
                ..whole.clone()
            };
            let (summary, _) = bed.explore(&options, None);
            assert_eq!(summary.counters.iterations, if max == 110 { 121 } else { max }, "{strategy}");
        }
        assert_same(&result(&dir.path().join("whole")), &out, strategy);
    }
}

/// Somebody who wants an end once he was asked so often.
struct Impatient(Cell<u64>);

impl Host for Impatient {
    fn interrupted(&self) -> bool {
        self.0.set(self.0.get().saturating_sub(1));
        self.0.get() == 0
    }
}

/// An interrupt comes anywhere in a round: who goes on finds what a run without it does, under the same numbers.
#[test]
fn rounds_that_an_interrupt_meets_are_gone_on_with_as_if_it_had_not_been_there() {
    let bed = Bed::new(8);
    let dir = tempfile::tempdir().unwrap();
    let whole = ExploreOptions {
        workers: Workers::Rounds(2),
        max_iterations: Some(700),
        output: Some(dir.path().join("whole")),
        ..ExploreOptions::default()
    };
    bed.explore(&whole, None);
    let expected = result(&dir.path().join("whole"));
    let environment = || symvm_runtime::environment(&bed.world);
    for seed in 0..6 {
        let out = dir.path().join(format!("out{seed}"));
        let mut options = ExploreOptions { output: Some(out.clone()), ..whole.clone() };
        for i in 0..4 {
            options.resume = (i > 0).then(Resume::default);
            // The first are asked often when they repeat, too.
            let host = Impatient(Cell::new(2 + seed * 41 + i * 97));
            let ended = explore_shared(&bed.program, &environment, &options, &host, &mut Ears::default());
            match ended {
                Ok(summary) => {
                    assert!(summary.counters.iterations <= 700, "{seed}: {}", summary.counters.iterations)
                }
                Err(ExploreError::NotResumed { .. }) => assert!(i > 0),
                Err(error) => panic!("{seed}: {error}"),
            }
        }
        options.resume = Some(Resume::default());
        bed.explore(&options, None);
        assert_same(&expected, &out, &seed.to_string());
    }
}

#[test]
fn the_limit_of_iterations_is_met_exactly_when_it_is_given_anew() {
    let bed = Bed::new(8);
    for workers in CONDUCTS {
        let dir = tempfile::tempdir().unwrap();
        let mut options = ExploreOptions {
            workers,
            output: Some(dir.path().join("out")),
            max_iterations: Some(40),
            ..ExploreOptions::default()
        };
        for (i, max) in [40, 77, 50, 150].into_iter().enumerate() {
            (options.max_iterations, options.resume) = (Some(max), (i > 0).then(Resume::default));
            let (summary, _) = bed.explore(&options, None);
            // What was found is not given up because of a lower limit.
            assert_eq!(summary.counters.iterations, [40, 77, 77, 150][i], "{workers:?}");
            assert_eq!(tests(&dir.path().join("out")).len() as u64, summary.counters.tests, "{workers:?}");
        }
    }
}

/// Whatever part of the journal is left, and of tests: everything is found, and nothing under two numbers.
#[test]
fn a_damaged_journal_leads_to_the_same_end() {
    let bed = Bed::new(3);
    let subjects = [(CONDUCTS[0], 1 << 15, 0), (CONDUCTS[1], 30, 40), (CONDUCTS[0], 30, 40)];
    for (workers, renewal, fuzz) in subjects {
        let dir = tempfile::tempdir().unwrap();
        let whole = dir.path().join("whole");
        let options = ExploreOptions {
            workers,
            fuzz,
            output: Some(whole.clone()),
            renewal: Renewal { queries: renewal, ..Renewal::default() },
            ..ExploreOptions::default()
        };
        let (summary, _) = bed.explore(&options, None);
        assert!(summary.complete);
        let journal = fs::read(whole.join("journal")).unwrap();
        let mut rng = SmallRng::seed_from_u64(4);
        for i in 0..6 {
            let out = dir.path().join(format!("cut-{i}"));
            copy(&whole, &out);
            let at = damage(&out, &mut rng, 450, i);
            fs::remove_file(out.join("tests/000003.json")).unwrap();
            fs::write(out.join("tests/000004.json"), "").unwrap();
            let resumed = ExploreOptions {
                output: Some(out.clone()),
                resume: Some(Resume::default()),
                ..options.clone()
            };
            let (_, announced) = bed.explore(&resumed, None);
            let how = format!("{workers:?}, cut at {at} of {}", journal.len());
            // Also where a path has another input than the file had.
            assert_eq!(announced.len(), 2, "{how}: what has a file is not announced again");
            assert_eq!(found(&out), found(&whole), "{how}");
            if matches!(workers, Workers::Rounds(_)) {
                assert_same(&result(&whole), &out, &how);
            }
            // Then there is nothing left to do.
            let (_, announced) = bed.explore(&resumed, None);
            assert_eq!(announced, Vec::<String>::new(), "{how}");
        }
    }
}

/// A campaign that repeats is told to end: it is where it was, on the disk.
#[test]
fn an_interrupt_on_the_way_back_changes_nothing() {
    let bed = Bed::new(5);
    for workers in CONDUCTS {
        let dir = tempfile::tempdir().unwrap();
        let out = dir.path().join("out");
        let mut options = ExploreOptions {
            workers,
            output: Some(out.clone()),
            max_iterations: Some(100),
            ..ExploreOptions::default()
        };
        let (_, first) = bed.explore(&options, None);
        let before = everything(&out);
        (options.resume, options.max_iterations) = (Some(Resume::default()), Some(200));
        let environment = || symvm_runtime::environment(&bed.world);
        let hand = Hand(Rc::new(Cell::new(Some(0))));
        let ended = explore_shared(&bed.program, &environment, &options, &hand, &mut Ears::default());
        assert!(matches!(ended, Err(ExploreError::NotResumed { iterations: 100, .. })), "{ended:?}");
        assert!(everything(&out) == before, "{workers:?}");
        let (summary, more) = bed.explore(&options, None);
        assert_eq!(summary.counters.iterations, 200);
        assert!(more.iter().all(|told| !first.contains(told)), "{workers:?}");
    }
}

#[test]
fn one_worker_and_several_do_not_go_on_with_each_other() {
    let bench = Bench::new();
    let sorting = crate::bench::program("sorting");
    for (name, conduct) in [("one", None), ("several", Some("--jobs=2")), ("rounds", Some("--deterministic"))]
    {
        let run = ["run", &sorting, "--output", name, "--max-iterations", "5"];
        bench.ends(3, &[&run[..], conduct.as_slice()].concat());
    }
    let refused = |args: &[&str], why: &str| {
        let before = everything(&bench.path("."));
        let out = bench.symvm(&[&["run", "--resume"], args].concat());
        assert_eq!(out.status.code(), Some(2), "{}", stderr(&out));
        assert!(stderr(&out).contains(why), "{}", stderr(&out));
        assert!(everything(&bench.path(".")) == before);
    };
    refused(&["one", "--jobs", "2"], "one thread");
    refused(&["one", "--deterministic"], "leave out 'deterministic'");
    refused(&["several", "--deterministic"], "leave out 'deterministic'");
    for (name, jobs) in [("several", "1"), ("rounds", "4"), ("one", "")] {
        let anew = if jobs.is_empty() { vec![] } else { vec!["--jobs", jobs] };
        let limit = ["run", "--resume", name, "--max-iterations", "1000"];
        let said = bench.ends(0, &[&limit[..], &anew].concat());
        assert!(said.contains("24 paths, 24 tests"), "{said}");
    }
}
