//! A run that ended, in whatever way, is gone on with, and leaves what it would have left without an end.

use crate::bench::{Bench, everything, stderr, without_times};
use crate::support::{load, root};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use symvm_explore::{
    BugReport, Emit, ExploreOptions, NoHost, Observer, Renewal, Restart, Resume, TestCase, explore, strategy,
};
use symvm_frontend::program::Program;
use symvm_runtime::{Content, WorldOptions};
use symvm_solver::SolverConfig;

pub fn json() -> String {
    root().join("examples/json/json.ll").display().to_string()
}

/// What a run leaves, but for times and for how often it was gone on with.
pub fn result(dir: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files = everything(dir);
    files.retain(|(name, _)| name != "journal");
    for (name, bytes) in &mut files {
        let text = String::from_utf8_lossy(bytes).into_owned();
        match name.as_str() {
            "run.json" => {
                let run: serde_json::Value = serde_json::from_str(&text).unwrap();
                let kept: Vec<_> =
                    ["campaign", "coverage", "ledger", "stop"].iter().map(|k| run[k].to_string()).collect();
                *bytes = kept.join("\n").into_bytes();
            }
            "series.csv" => {
                *bytes = without_times(&text).into_bytes();
            }
            _ => {}
        }
    }
    files
}

pub fn assert_same(expected: &[(String, Vec<u8>)], dir: &Path, how: &str) {
    let found = result(dir);
    let names = |files: &[(String, Vec<u8>)]| files.iter().map(|f| f.0.clone()).collect::<Vec<_>>();
    assert_eq!(names(expected), names(&found), "{how}");
    for (a, b) in expected.iter().zip(&found) {
        let (x, y) = (String::from_utf8_lossy(&a.1), String::from_utf8_lossy(&b.1));
        let first = x.lines().zip(y.lines()).find(|(x, y)| x != y);
        assert!(a.1 == b.1, "{how}: {} differs first in {first:?}:\n{x}\n{y}", a.0);
    }
}

pub fn copy(from: &Path, to: &Path) {
    for (name, bytes) in everything(from) {
        let path = to.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
}

/// Cuts the journal off somewhere behind its first bytes, or turns one of its bits over if `turn` is odd: where.
pub fn damage(out: &Path, rng: &mut SmallRng, first: usize, turn: usize) -> usize {
    let path = out.join("journal");
    let mut journal = fs::read(&path).unwrap();
    let at = rng.random_range(first..journal.len());
    if turn.is_multiple_of(2) {
        journal.truncate(at)
    } else {
        journal[at] ^= 1 << (turn % 8)
    }
    fs::write(path, journal).unwrap();
    at
}

/// Kills a run again and again, after delays up to the time it takes as a whole, then lets it come to its end. Each time it
/// goes on with the next of the options `anew`. After each kill `look` is shown what there is.
pub fn kill(bench: &Bench, seed: u64, kills: usize, run: &[&str], anew: &[&[&str]], mut look: impl FnMut()) {
    let begin = Instant::now();
    let code = bench.symvm(run).status.code();
    assert!(matches!(code, Some(0 | 1 | 3)));
    let whole = begin.elapsed();
    fs::rename(bench.path("out"), bench.path("whole")).unwrap();

    let mut rng = SmallRng::seed_from_u64(seed);
    let mut announced = Vec::new();
    let mut killed = 0;
    let mut begun = false;
    let resume = |i: usize| {
        [&["run", "--resume", "out"], anew.get(i % anew.len().max(1)).copied().unwrap_or(&[])].concat()
    };
    while killed < kills {
        let args = if begun { &resume(killed)[..] } else { run };
        let log = fs::File::create(bench.path("log")).unwrap();
        let mut child = bench.command(args).stdout(Stdio::null()).stderr(log).spawn().unwrap();
        std::thread::sleep(whole.mul_f64(rng.random_range(0.0..1.0)));
        child.kill().unwrap();
        let ended = child.wait().unwrap().code();
        announced.push(fs::read_to_string(bench.path("log")).unwrap());
        if ended.is_some() {
            assert_eq!(ended, code, "{announced:?}");
            begun = true;
            break;
        }
        killed += 1;
        // Killed before there was anything to go on from: it is begun again.
        begun = bench.path("out/journal").exists();
        if begun {
            look();
        } else {
            drop(fs::remove_dir_all(bench.path("out")));
        }
    }
    if begun {
        let out = bench.symvm(&resume(killed));
        assert_eq!(out.status.code(), code, "{}", stderr(&out));
    } else {
        assert_eq!(bench.symvm(run).status.code(), code);
    }
}

/// A run that is killed leaves what it would have left.
pub fn kill_and_compare(seed: u64, kills: usize, strategy: &str, more: &[&str], anew: &[&[&str]]) {
    let bench = Bench::new();
    let json = json();
    // Tests hold the command that made them, so it is the same for the run that is not killed.
    let run = [
        "run",
        &json,
        "--sym-stdin",
        "6",
        "--max-iterations",
        "300",
        "--strategy",
        strategy,
        "--output",
        "out",
    ];
    kill(&bench, seed, kills, &[&run[..], more].concat(), anew, || ());
    assert_same(
        &result(&bench.path("whole")),
        &bench.path("out"),
        &format!("seed {seed}, {strategy} {more:?}"),
    );
}

#[test]
fn runs_that_are_killed_lose_nothing_and_report_nothing_twice() {
    for (seed, strategy) in [(1, "cgs"), (2, "random-path"), (3, "generational"), (4, "auto")] {
        kill_and_compare(seed, 5, strategy, &[], &[]);
    }
    // A new tree is begun after 40 runs, after 80, and after 160.
    for (seed, strategy) in [(6, "random-path"), (7, "auto")] {
        kill_and_compare(seed, 5, strategy, &["--restart", "40"], &[]);
    }
}

#[test]
fn a_run_that_prunes_is_gone_on_with_and_knows_what_it_knew() {
    for (seed, strategy) in [(4, "dfs"), (5, "cfg"), (8, "auto")] {
        kill_and_compare(seed, 3, strategy, &["--prune", "interpolation"], &[]);
    }
}

/// The long form of the test above: `cargo test --test all -- --ignored a_hundred_kills`.
#[test]
#[ignore = "takes minutes"]
fn a_hundred_kills() {
    for seed in 0..20 {
        let strategy = symvm_explore::strategy::names().nth(seed as usize % 11).unwrap();
        kill_and_compare(100 + seed, 5, strategy, &[], &[]);
    }
}

/// What is announced.
#[derive(Default)]
struct Announced(Vec<String>);

impl Observer for Announced {
    fn on_test(&mut self, test: &TestCase) {
        self.0.push(test.to_json());
    }

    fn on_bug(&mut self, bug: &BugReport) {
        self.0.push(bug.to_json());
    }
}

struct Bed {
    program: Arc<Program>,
    world: WorldOptions,
}

impl Bed {
    fn explore(&self, options: &ExploreOptions) -> (u64, Vec<String>) {
        let environment = symvm_runtime::environment(&self.world);
        let mut announced = Announced::default();
        let summary = explore(&self.program, environment, options, &NoHost, &mut announced).unwrap();
        (summary.counters.iterations, announced.0)
    }
}

/// The solver begins anew many times, and the journal ends anywhere: before, after, and between.
#[test]
fn a_journal_cut_anywhere_leads_to_the_same_end() {
    let program = load(Path::new(&json()), symvm_vm::Checks::NONE);
    let bed = Bed { program, world: WorldOptions { stdin: Content::Symbolic(6), ..WorldOptions::default() } };
    // One conflict is too little for some queries: they are given up, after which the solver begins anew as well.
    // `qc`, the stage of mutants and new trees go by what queries cost, and by their number.
    let subjects = [
        ("cgs", 70, None, 0, Restart::Never),
        ("covnew", 1 << 15, None, 0, Restart::Never),
        ("uniform-random", 1, None, 0, Restart::Never),
        ("bfs", 99, Some(1), 0, Restart::Never),
        ("qc", 1 << 15, None, 0, Restart::Never),
        ("qc", 64, Some(1), 30, Restart::After(20)),
        ("auto", 70, None, 0, Restart::After(40)),
    ];
    for (strategy, queries, max_conflicts, fuzz, restart) in subjects {
        let dir = tempfile::tempdir().unwrap();
        let options = ExploreOptions {
            strategy: strategy::find(strategy).unwrap(),
            max_iterations: Some(150),
            fuzz,
            restart,
            renewal: Renewal { queries, ..Renewal::default() },
            solver: SolverConfig { max_conflicts, ..SolverConfig::default() },
            output: Some(dir.path().join("whole")),
            ..ExploreOptions::default()
        };
        let (iterations, all) = bed.explore(&options);
        assert_eq!(iterations, 150);
        let expected = result(&dir.path().join("whole"));
        let journal = fs::read(dir.path().join("whole/journal")).unwrap();
        let mut rng = SmallRng::seed_from_u64(4);
        for i in 0..5 {
            let out = dir.path().join(format!("cut-{i}"));
            copy(&dir.path().join("whole"), &out);
            let at = damage(&out, &mut rng, 400, i);
            fs::write(out.join("tests/.000001.json.tmp"), "half").unwrap();
            let missing = out.join("tests/000003.json");
            fs::remove_file(&missing).unwrap();
            fs::write(out.join("tests/000004.json"), "").unwrap();
            let resumed = ExploreOptions {
                output: Some(out.clone()),
                resume: Some(Resume::default()),
                ..options.clone()
            };
            let (_, announced) = bed.explore(&resumed);
            assert_same(&expected, &out, &format!("{strategy}, cut at {at} of {}", journal.len()));
            assert!(announced.len() < all.len(), "what has a file is not announced again");
            if i > 0 {
                continue;
            }
            // Then there is nothing left to do.
            let (iterations, announced) = bed.explore(&resumed);
            assert_eq!((iterations, announced.len()), (150, 0));
            assert_same(&expected, &out, "gone on with for nothing");
        }
    }
}

struct Silent;
impl Observer for Silent {}

#[test]
fn a_journal_that_knows_of_no_replay_is_refused_before_anything_is_written() {
    let program = load(Path::new(&json()), symvm_vm::Checks::NONE);
    let world = WorldOptions { stdin: Content::Symbolic(6), ..WorldOptions::default() };
    let dir = tempfile::tempdir().unwrap();
    let options = ExploreOptions {
        max_iterations: Some(30),
        emit: Emit::Covering,
        output: Some(dir.path().to_owned()),
        ..ExploreOptions::default()
    };
    let run = |options: &ExploreOptions| {
        explore(&program, symvm_runtime::environment(&world), options, &NoHost, &mut Silent)
    };
    run(&options).unwrap();
    let before = everything(dir.path());
    let error =
        run(&ExploreOptions { emit: Emit::All, resume: Some(Resume::default()), ..options }).unwrap_err();
    assert!(error.to_string().contains("no replay was made"), "{error}");
    assert!(everything(dir.path()) == before, "nothing was changed");
}

#[test]
fn limits_can_be_given_anew() {
    let bench = Bench::new();
    let json = json();
    let begin = ["run", &json, "--sym-stdin", "6", "--output", "out", "--max-iterations"];
    bench.ends(1, &[&begin[..], &["200"]].concat());
    let expected = result(&bench.path("out"));
    fs::remove_dir_all(bench.path("out")).unwrap();
    // Tests hold the command: it is the first one.
    bench.ends(3, &[&begin[..], &["200", "--max-time", "1ms"]].concat());
    bench.ends(1, &["run", "--resume", "out", "--max-time", "1h", "--max-iterations", "100"]);
    bench.ends(
        1,
        &["run", "--resume", "out", "--max-time", "1h", "--max-iterations", "50", "--max-memory", "2G"],
    );
    bench.ends(1, &["run", "--resume", "out", "--max-time", "1h"]);
    let names = |files: &[(String, Vec<u8>)]| files.iter().map(|f| f.0.clone()).collect::<Vec<_>>();
    let found = result(&bench.path("out"));
    assert_eq!(names(&expected), names(&found));
    let run: serde_json::Value =
        serde_json::from_slice(&fs::read(bench.path("out/run.json")).unwrap()).unwrap();
    assert_eq!(
        (run["resumed"]["times"].as_u64(), run["campaign"]["iterations"].as_u64()),
        (Some(3), Some(200))
    );
}

#[test]
fn a_folder_of_seeds_may_change_meanwhile() {
    for conduct in [&[][..], &["--jobs", "2"]] {
        let bench = Bench::new();
        let json = json();
        fs::create_dir(bench.path("queue")).unwrap();
        bench.write("queue/id:0", "[1]");
        bench.write("queue/id:1", "{\"a\":2}");
        let begin = ["run", &json, "--sym-stdin", "8", "--seeds", "queue", "--output", "out"];
        bench.symvm(&[&begin[..], conduct, &["--max-iterations", "20"]].concat());
        // The fuzzer went on, and then cleaned up.
        bench.write("queue/id:1", "{}");
        bench.write("queue/id:2", "[[]]");
        let goes_on_to = |limit: &str| {
            let out = bench.symvm(&["run", "--resume", "out", "--max-iterations", limit]);
            assert!(matches!(out.status.code(), Some(1 | 3)), "{}", stderr(&out));
            assert!(!stderr(&out).contains("goes on"), "{}", stderr(&out));
        };
        goes_on_to("60");
        fs::remove_dir_all(bench.path("queue")).unwrap();
        goes_on_to("100");
        assert_eq!(bench.run_json("out")["campaign"]["iterations"], serde_json::Value::from(100));
        // What is kept may be damaged.
        let kept = fs::read(bench.path("out/journal.seeds")).unwrap();
        fs::write(bench.path("out/journal.seeds"), &kept[..kept.len() - 1]).unwrap();
        let out = bench.symvm(&["run", "--resume", "out", "--max-iterations", "100"]);
        assert!(stderr(&out).contains("journal.seeds': it is damaged"), "{}", stderr(&out));
        assert!(stderr(&out).contains("--max-iterations with more goes on"), "{}", stderr(&out));
        // Another run there begins with its own.
        fs::create_dir(bench.path("queue")).unwrap();
        bench.write("queue/id:0", "");
        bench.symvm(&[&begin[..], conduct, &["--force", "--max-iterations", "3"]].concat());
        assert!(fs::read(bench.path("out/journal.seeds")).unwrap().len() < 40);
    }
}

#[test]
fn what_cannot_be_gone_on_with_is_left_alone() {
    let bench = Bench::new();
    let source = fs::read_to_string(crate::bench::program("sorting")).unwrap();
    bench.write("p.ll", &source);
    bench.ends(3, &["run", "p.ll", "--output", "out", "--max-iterations", "10"]);
    let before = everything(&bench.path("out"));
    let refused = |args: &[&str], why: &str| {
        let out = bench.symvm(args);
        assert_eq!(out.status.code(), Some(2), "{}", stderr(&out));
        assert!(stderr(&out).contains(why), "{}", stderr(&out));
        assert!(everything(&bench.path("out")) == before, "{why}: nothing is touched");
    };
    let resume = ["run", "--resume", "out"];
    refused(&[&resume[..], &["--strategy", "dfs"]].concat(), "leave out 'strategy'");
    refused(&["run", "--resume", "nowhere"], "no journal");
    bench.write("p.ll", source.replace("icmp slt", "icmp sgt"));
    refused(&resume, "not the one the run was begun with");
    bench.write("p.ll", &source);
    // Another version, in a header whose checksum is right.
    let journal = bench.path("out/journal");
    let whole = fs::read(&journal).unwrap();
    fs::write(&journal, [&whole[..40], b"x", &whole[41..]].concat()).unwrap();
    let out = bench.symvm(&resume);
    assert_eq!(out.status.code(), Some(2));
    assert!(stderr(&out).contains("damaged at its beginning"), "{}", stderr(&out));
    // Damage behind that is told, and mended.
    fs::write(&journal, &whole[..whole.len() - 3]).unwrap();
    let out = bench.symvm(&resume);
    assert_eq!(out.status.code(), Some(3), "{}", stderr(&out));
    assert!(stderr(&out).contains("damaged from byte"), "{}", stderr(&out));
    assert!(!stderr(&bench.symvm(&resume)).contains("damaged"));
}

#[test]
fn a_run_that_is_going_on_is_not_gone_on_with() {
    let bench = Bench::new();
    let args = ["run", &json(), "--sym-stdin", "40", "--output", "out"];
    let mut child = bench.command(&args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let begin = Instant::now();
    while !bench.path("out/journal").exists() && begin.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(5));
    }
    let sorting = crate::bench::program("sorting");
    let replace = ["run", &sorting, "--output", "out", "--force"];
    let refused = [&["run", "--resume", "out"][..], &replace, &[&replace[..], &["--jobs", "2"]].concat()]
        .map(|args| bench.symvm(args));
    let going_on = child.try_wait().unwrap().is_none();
    child.kill().unwrap();
    child.wait().unwrap();
    for out in refused {
        assert_eq!(out.status.code(), Some(2));
        assert!(stderr(&out).contains("in use by another symvm"), "{}", stderr(&out));
    }
    // It has lost nothing, and once it is dead its place is free.
    assert!(going_on && !bench.files("out/tests", "json").is_empty());
    bench.ends(0, &replace);
}

#[test]
fn a_run_is_said_to_go_on_once_there_is_room_only_where_there_was_none() {
    let bench = Bench::new();
    let sorting = crate::bench::program("sorting");
    bench.ends(3, &["run", &sorting, "--output", "out", "--emit-corpus", "raw", "--max-iterations", "9"]);
    fs::remove_dir_all(bench.path("raw")).unwrap();
    bench.write("raw", "a file");
    let out = bench.symvm(&["run", "--resume", "out"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(stderr(&out).contains("raw") && !stderr(&out).contains("room"), "{}", stderr(&out));
}

/// A file cannot grow beyond a limit, as on a full disk; the journal is the largest there is.
/// A run with these options, too, on a disk that gets full, and the same after the disk has room again.
pub fn fill_the_disk(options: &[&str], anew: &[&str]) {
    let bench = Bench::new();
    let json = json();
    let args = [
        "run",
        &json,
        "--sym-stdin",
        "6",
        "--output",
        "out",
        "--emit",
        "covering",
        "--max-iterations",
        "600",
    ];
    let args = [&args[..], options].concat();
    bench.ends(1, &args);
    let expected = result(&bench.path("out"));
    fs::remove_dir_all(bench.path("out")).unwrap();
    let script = "ulimit -f 12; exec \"$0\" \"$@\"";
    let out = Command::new("sh")
        .current_dir(bench.path("."))
        .args(["-c", script, env!("CARGO_BIN_EXE_symvm")])
        .args(&args)
        .output()
        .unwrap();
    assert_eq!(out.status.code(), Some(2), "{}", stderr(&out));
    assert!(stderr(&out).contains("symvm run --resume out"), "{}", stderr(&out));
    bench.ends(1, &[&["run", "--resume", "out"], anew].concat());
    assert_same(&expected, &bench.path("out"), "after a full disk");
}

#[test]
fn a_full_disk_ends_a_run_that_can_be_gone_on_with() {
    fill_the_disk(&[], &[]);
}

#[test]
fn a_run_that_began_with_an_empty_queue_goes_on_when_it_has_filled() {
    let bench = Bench::new();
    let json = json();
    fs::create_dir_all(bench.path("afl/queue")).unwrap();
    bench.write("afl/fuzzer_stats", "cycles_done : 0\n");
    let begin = ["run", &json, "--sym-stdin", "4", "--seeds", "afl", "--max-iterations", "10"];
    bench.ends(1, &[&begin[..], &["--output", "out"]].concat());
    bench.write("afl/queue/id:0", "[1]");
    bench.symvm(&["run", "--resume", "out", "--max-iterations", "20"]);
    assert_eq!(bench.run_json("out")["campaign"]["iterations"], serde_json::Value::from(20));
}
