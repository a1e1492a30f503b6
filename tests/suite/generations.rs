//! When the memory of several workers is full they throw their trees away together, and the run goes on to its other limits:
//! what was found stays, nothing is reported twice, and all this also if it is killed or interrupted at any time.

use crate::bench::{Bench, stderr};
use crate::resume::{assert_same, copy, json, kill, result};
use crate::resume_shared::{Bed, CONDUCTS, THREADS, tests};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use symvm_explore::{ExploreOptions, MemoryLimits, Resume, StopReason, WhenFull, Workers, strategy};

/// Of the steps between two trees those that are tried.
const CUTS: usize = 5;

fn no_path_twice(tests: &BTreeMap<u64, (String, String)>) {
    let mut paths = BTreeMap::new();
    // A run that was cut off has none.
    for (number, (path, _)) in tests.iter().filter(|(_, (path, _))| path != "null") {
        let other = paths.insert(path, number);
        assert_eq!(other, None, "test {number} has the same path");
    }
}

fn no_number_is_missing(tests: &BTreeMap<u64, (String, String)>) {
    assert!(tests.keys().copied().eq(1..=tests.len() as u64), "{:?}", tests.keys());
}

/// Asks for one bit of a number after the other.
fn decisions(bits: u32) -> String {
    let ask = |i: u32| {
        let next = i + 1;
        format!(
            "b{i}:\n  %a{i} = and i64 %x, {}\n  %c{i} = icmp eq i64 %a{i}, 0\n  \
             br i1 %c{i}, label %b{next}, label %s{i}\ns{i}:\n  br label %b{next}\n",
            1_u64 << i
        )
    };
    format!(
        "@n = private constant [2 x i8] c\"n\\00\"\ndeclare void @klee_make_symbolic(ptr, i64, ptr)\n\
         define i32 @main() {{\n  %p = alloca i64\n  call void @klee_make_symbolic(ptr %p, i64 8, ptr @n)\n  \
         %x = load i64, ptr %p\n  br label %b0\n{}b{bits}:\n  ret i32 0\n}}\n",
        (0..bits).map(ask).collect::<String>()
    )
}

/// Memory that is full after a few hundred iterations of [`decisions`].
fn little_memory(workers: Workers, output: PathBuf, iterations: u64) -> ExploreOptions {
    ExploreOptions {
        workers,
        output: Some(output),
        strategy: strategy::find("random-path").unwrap(),
        max_iterations: Some(iterations),
        memory: MemoryLimits { max: Some(7 << 19), ..MemoryLimits::default() },
        when_full: WhenFull::Restart,
        ..ExploreOptions::default()
    }
}

#[test]
fn workers_begin_anew_together_until_another_limit_ends_the_run() {
    let programs = Bench::new();
    let bed = Bed::of(&programs.write("p.ll", decisions(40)));
    for workers in CONDUCTS {
        let dir = tempfile::tempdir().unwrap();
        let whole = little_memory(workers, dir.path().join("whole"), 1_000);
        let (summary, expected) = bed.explore(&whole, None);
        assert_eq!((summary.stop, summary.complete), (StopReason::Iterations, false), "{:?}", summary.ledger);
        assert_eq!(summary.counters.iterations, 1_000);
        assert!(summary.counters.trees_full > 0, "{:?}", summary.counters);
        let found = tests(&dir.path().join("whole"));
        no_path_twice(&found);
        no_number_is_missing(&found);

        // The same with interrupts in between, under other limits now and then.
        let out = dir.path().join("out");
        let mut announced = Vec::new();
        let mut before = BTreeMap::new();
        for i in 0..5 {
            let jobs = 1 + i as u16 % 3;
            let options = ExploreOptions {
                workers: match workers {
                    Workers::Free(_) if i > 0 => Workers::Free(jobs),
                    Workers::Rounds(_) => Workers::Rounds(jobs),
                    first => first,
                },
                output: Some(out.clone()),
                resume: (i > 0).then_some(Resume::default()),
                ..whole.clone()
            };
            let (_, more) = bed.explore(&options, (i < 4).then_some(120));
            announced.extend(more);
            let now = tests(&out);
            for (number, test) in std::mem::replace(&mut before, now) {
                assert_eq!(before.get(&number), Some(&test), "{workers:?}: test {number}");
            }
        }
        no_path_twice(&before);
        no_number_is_missing(&before);
        let told: BTreeSet<_> = announced.iter().collect();
        assert_eq!(told.len(), announced.len(), "{workers:?}: told twice");
        if let Workers::Rounds(_) = workers {
            assert_eq!(told, expected.iter().collect(), "{workers:?}");
            assert_same(&result(&dir.path().join("whole")), &out, "rounds");
        }
    }
}

/// Where records of a journal end that say that a shard left its tree, or began a new one.
fn steps(journal: &[u8]) -> Vec<usize> {
    let mut steps = Vec::new();
    let mut at = b"symvm journal\n".len();
    while let Some(head) = journal.get(at..at + 8) {
        let length = u32::from_le_bytes(head[..4].try_into().unwrap()) as usize;
        let record = &journal[at + 8..at + 8 + length];
        at += 8 + length;
        // Of a shard, with a number below 128: a note that it obeyed.
        if matches!(record, [8, _, 7, 8 | 9, ..]) {
            steps.push(at);
        }
    }
    steps
}

#[test]
fn a_journal_that_ends_between_two_trees_is_gone_on_with() {
    let programs = Bench::new();
    let bed = Bed::of(&programs.write("p.ll", decisions(40)));
    let dir = tempfile::tempdir().unwrap();
    let whole = dir.path().join("whole");
    let options = little_memory(Workers::Free(3), whole.clone(), 500);
    let (summary, _) = bed.explore(&options, None);
    assert!(summary.counters.trees_full > 0, "{:?}", summary.counters);
    let before = tests(&whole);
    let journal = fs::read(whole.join("journal")).unwrap();
    let steps = steps(&journal);
    // Three leave and one begins, if the run has not ended before.
    assert!(steps.len() as u64 > 4 * (summary.counters.trees_full - 1));
    for (i, at) in steps.into_iter().enumerate().take(CUTS) {
        let out = dir.path().join(format!("cut-{i}"));
        copy(&whole, &out);
        fs::write(out.join("journal"), &journal[..at]).unwrap();
        for more in [520, 540] {
            let resumed = ExploreOptions {
                output: Some(out.clone()),
                resume: Some(Resume::default()),
                workers: Workers::Free(3 + i as u16 % 2),
                max_iterations: Some(more),
                ..options.clone()
            };
            let (summary, _) = bed.explore(&resumed, None);
            assert_eq!((summary.stop, summary.counters.iterations), (StopReason::Iterations, more), "{i}");
            assert!(summary.unexplored > 0, "{i}");
            let harmless = ["memory-limit", "snapshots-dropped", "unexplored"];
            let nothing_lost = summary.ledger.iter().all(|line| harmless.contains(&line.kind));
            assert!(nothing_lost, "{i}: {:?}", summary.ledger);
        }
        let now = tests(&out);
        for (number, test) in &before {
            assert_eq!(now.get(number), Some(test), "{i}: test {number}");
        }
        no_path_twice(&now);
    }
}

#[test]
fn workers_that_are_killed_while_they_begin_anew_lose_nothing() {
    for (seed, jobs) in [(31, "2")] {
        let bench = Bench::new();
        let json = json();
        let seed_text = seed.to_string();
        let run =
            ["run", &json, "--sym-stdin", "24", "--seed", &seed_text, "--jobs", jobs, "--output", "out"];
        let limits = ["--max-memory", "56M", "--max-iterations", "4000", "--emit", "covering"];
        let known = RefCell::new(BTreeMap::new());
        kill(&bench, seed, 5, &[&run[..], &limits].concat(), THREADS, || {
            for (number, test) in tests(&bench.path("out")) {
                let before = known.borrow_mut().insert(number, test.clone());
                assert!(before.is_none_or(|before| before == test), "seed {seed}: test {number} is another");
            }
        });
        for output in ["whole", "out"] {
            let summary = bench.run_json(output);
            assert_eq!(
                (&summary["stop"], &summary["campaign"]["iterations"]),
                (&"iterations".into(), &4000.into()),
                "{summary}"
            );
            assert!(summary["campaign"]["trees_full"].as_u64() > Some(0), "{summary}");
        }
        let now = tests(&bench.path("out"));
        no_path_twice(&now);
        no_number_is_missing(&now);
        for (number, test) in known.into_inner() {
            assert_eq!(now.get(&number), Some(&test), "seed {seed}: test {number}");
        }
        for test in bench.files("out/tests", "json") {
            let out = bench.symvm(&["replay", &json, &test.display().to_string()]);
            assert!(matches!(out.status.code(), Some(0 | 1)), "{}: {}", test.display(), stderr(&out));
        }
    }
}
