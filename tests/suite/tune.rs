//! `symvm tune`: the same weights however many campaigns run at a time and however often it is interrupted.

use crate::bench::{Bench, program, stderr};
use std::fs;
use std::path::PathBuf;
use symvm_explore::TestCase;

/// A small training, with these options on top.
fn tune<'a>(program: &'a str, output: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let small = [
        "--method",
        "paradyse",
        "--iterations",
        "12",
        "--samples",
        "8",
        "--keep",
        "2",
        "--checks",
        "3",
        "--max-rounds",
        "2",
    ];
    let mut all = vec!["tune", program, "-o", output];
    if !more.contains(&"--seed") {
        all.extend(["--seed", "5"]);
    }
    all.extend(small);
    all.extend(more);
    all
}

#[test]
fn training_is_repeatable_and_goes_on_where_it_was() {
    let bench = Bench::new();
    let sorting = program("sorting");
    let read = |name: &str| fs::read_to_string(bench.path(name)).expect("it was written");
    // Two rounds may do or not: the exit code says which.
    let trained = |args: Vec<&str>| {
        let out = bench.symvm(&args);
        assert!(matches!(out.status.code(), Some(0 | 3)), "{}", stderr(&out));
        String::from_utf8_lossy(&out.stdout).into_owned()
    };
    let told = trained(tune(&sorting, "one", &[]));
    assert!(told.contains("8 samples, 2 of them 3 times more, 12 executions each"), "{told}");
    assert!(told.contains("round 2:") && told.contains("report in one.md"), "{told}");
    trained(tune(&sorting, "two", &["--jobs", "2"]));
    assert_eq!(read("one"), read("two"));
    // Killed after nine campaigns, in the middle of a line.
    let whole = read("one.journal");
    assert_eq!(whole.lines().count(), 1 + 2 * (8 + 6));
    let nine: String = whole.lines().take(10).map(|line| format!("{line}\n")).collect();
    bench.write("three.journal", format!("{nine}{{\"round\":0"));
    let told = trained(tune(&sorting, "three", &[]));
    assert!(told.contains("going on after 9 campaigns"), "{told}");
    assert_eq!(read("three"), read("one"));
    // What was learned can be used.
    bench.ends(0, &["run", &sorting, "--strategy", "param", "--weights", "one"]);
    bench.ends(0, &["run", &sorting, "--tuned", "one", "--output", "of-weights"]);
    // In TOML, for those who edit.
    bench.write("one.toml.journal", &whole);
    trained(tune(&sorting, "one.toml", &[]));
    assert!(
        read("one.toml").starts_with("symvm_weights = 1\nlearned_on = \"sorting.ll\"\n\n[weights]\n"),
        "{}",
        read("one.toml")
    );
    for way in ["--tuned", "--weights"] {
        let strategy = if way == "--weights" { &["--strategy", "param"][..] } else { &[] };
        bench.ends(0, &[&["run", &sorting, way, "one.toml", "--output", &way[2..]][..], strategy].concat());
    }
    assert!(read("one.md").contains("| 2 | 8 |") && read("one.svg").starts_with("<svg"));
    assert_eq!(read("three.md"), read("one.md"));
    // Of something else, or no journal at all.
    let refused = |args: Vec<&str>, parts: &[&str]| {
        let out = bench.symvm(&args);
        let text = stderr(&out);
        assert_eq!(out.status.code(), Some(2), "{args:?}: {text}");
        assert!(parts.iter().all(|part| text.contains(part)) && !text.contains("panicked"), "{text}");
    };
    refused(tune(&sorting, "one", &["--seed", "6"]), &["one.journal", "--force"]);
    let other = program("if_else");
    refused(tune(&other, "one", &[]), &["one.journal", "another program"]);
    bench.write("four.journal", "{\"not\": \"ours\"}\n");
    refused(tune(&sorting, "four", &[]), &["four.journal", "no journal"]);
    trained(tune(&sorting, "four", &["--force"]));
    assert_eq!(read("four"), read("one"));
}

/// What a budget came to is chosen once, by what the program costs, and stands in the journal.
#[test]
fn a_budget_is_turned_into_parameters_that_stay() {
    let bench = Bench::new();
    let sorting = program("sorting");
    let read = |name: &str| fs::read_to_string(bench.path(name)).expect("it was written");
    let tune = |output: &str, budget: &str| {
        let parameters = "--iterations 40 --samples 40 --keep 3 --checks 3 --max-rounds 1 --seed 5 --budget";
        let mut args = vec!["tune", &sorting, "-o", output];
        args.extend(parameters.split(' '));
        args.push(budget);
        let out = bench.symvm(&args);
        assert!(matches!(out.status.code(), Some(0 | 3)), "{}", stderr(&out));
        String::from_utf8_lossy(&out.stdout).into_owned()
    };
    let told = tune("one", "1h");
    assert!(
        told.contains(
            "40 samples, 5 executions each, 10 of them again, 20 executions each, 3 of them 3 times"
        ),
        "{told}"
    );
    // The second time there is too little for as many, but they were chosen.
    let whole = read("one.journal");
    let most: Vec<&str> = whole.lines().take(whole.lines().count() - 2).collect();
    bench.write("two.journal", most.join("\n") + "\n");
    assert!(tune("two", "5s").contains("each round: 40 samples, 5 executions each"));
    assert_eq!((read("two"), read("two.journal")), (read("one"), whole));
    // What one execution costs is found out in a tenth of the budget at most; campaigns go on after that.
    tune("three", "1s");
    let campaigns = read("three.journal");
    assert!(campaigns.lines().count() > 5 && !campaigns.contains("\"covered\":0"), "{campaigns}");
    // Next to nothing is next to nothing, but not endless, and told as it is run: all that is known is tried first.
    let told = tune("four", "0.01s");
    assert!(told.contains("each round: 30 samples, 5 executions each, 8 of them again"), "{told}");
    assert!(told.contains("the same command goes on"), "{told}");
    // The first campaign is run to its end, so that whoever goes on again and again gets on. What is given instead of the budget
    // is all that it chose.
    assert!(bench.path("four").exists(), "{told}");
    assert!(told.contains("--checks 3 --last-check 40 instead of --budget"), "{told}");
    // More than can be counted is no more than enough.
    tune("five", "15000000000000000000");
    // A training of anything else is not gone on with.
    let other = |option: &str, value: &str| {
        let mut args =
            vec!["tune", &sorting, "-o", "five", "--budget", "1h", "--seed", "5", "--max-rounds", "1"];
        args.extend("--iterations 40 --samples 40 --keep 3 --checks 3".split(' '));
        let at = args.iter().position(|arg| *arg == option);
        match at {
            Some(at) => args[at + 1] = value,
            None => args.extend([option, value]),
        }
        let out = bench.symvm(&args);
        let text = stderr(&out);
        let named = format!("five.journal: this training was of other parameters: {option} ");
        assert!(out.status.code() == Some(2) && text.contains(&named) && text.contains("--force"), "{text}");
    };
    for (option, value) in [
        ("--method", "random"),
        ("--seed", "6"),
        ("--samples", "41"),
        ("--iterations", "41"),
        ("--max-rounds", "2"),
        ("--max-steps", "1000"),
        ("--max-memory", "1G"),
        ("--solver-timeout", "1s"),
    ] {
        other(option, value);
    }
}

#[test]
fn a_portfolio_is_found_kept_and_used() {
    let bench = Bench::new();
    let sorting = program("sorting");
    let small =
        ["--iterations", "24", "--samples", "40", "--keep", "2", "--checks", "2", "--max-rounds", "2"];
    let tune = |output: &str, jobs: &str| {
        let out = bench.symvm(&[&["tune", &sorting, "-o", output, "--jobs", jobs], &small[..]].concat());
        assert!(matches!(out.status.code(), Some(0 | 3)), "{}", stderr(&out));
        fs::read_to_string(bench.path(output)).expect("it was written")
    };
    let found = tune("one", "1");
    assert!(found.contains("\"symvm_heuristic\": 1"), "{found}");
    assert_eq!(tune("two", "2"), found);
    let report = |name: &str| fs::read_to_string(bench.path(name)).expect("it was written");
    assert_eq!(report("one.md"), report("two.md"));
    assert!(
        report("one.md").contains("By strategy, in the first round") && report("one.md").contains("| cgs |")
    );
    bench.ends(0, &["run", &sorting, "--tuned", "one"]);
    // It stands for all of these options.
    let out = bench.symvm(&["run", &sorting, "--tuned", "one", "--random-start"]);
    assert!(out.status.code() == Some(2) && stderr(&out).contains("--random-start"), "{}", stderr(&out));
    bench.write("bad", found.replace("\"strategy\": \"", "\"strategy\": \"x"));
    let out = bench.symvm(&["run", &sorting, "--tuned", "bad"]);
    assert!(out.status.code() == Some(2) && stderr(&out).contains("bad: no strategy"), "{}", stderr(&out));
}

/// It goes on only where it got all the memory that it asked for.
const HUNGRY: &str = "
declare ptr @malloc(i64)
declare i64 @read(i32, ptr, i64)
define i32 @main() {
  %b = alloca [2 x i8]
  %n = call i64 @read(i32 0, ptr %b, i64 2)
  %p = call ptr @malloc(i64 73400320)
  %no = icmp eq ptr %p, null
  br i1 %no, label %out, label %go
go:
  %x = load i8, ptr %b
  %c = icmp eq i8 %x, 7
  br i1 %c, label %one, label %two
two:
  %q = getelementptr i8, ptr %b, i64 1
  %y = load i8, ptr %q
  %d = icmp eq i8 %y, 9
  br i1 %d, label %one, label %out
one:
  ret i32 1
out:
  ret i32 0
}
";

/// How many campaigns run at a time decides how long training takes, not what a program may do.
#[test]
fn what_a_program_may_allocate_does_not_depend_on_jobs() {
    let bench = Bench::new();
    bench.write("p.ll", HUNGRY);
    let covered = |output: &str, jobs: &str| {
        let mut args = tune("p.ll", output, &["--max-memory", "128M", "--sym-stdin", "2", "--jobs"]);
        args.push(jobs);
        let out = bench.symvm(&args);
        assert!(matches!(out.status.code(), Some(0 | 3)), "{}", stderr(&out));
        let journal = fs::read_to_string(bench.path(&format!("{output}.journal"))).expect("it was written");
        // Not what each may take, which the first line says.
        let ended = |line: &str| line.split(",\"sum\"").next().map(String::from);
        let mut lines: Vec<String> = journal.lines().skip(1).filter_map(ended).collect();
        lines.sort_unstable();
        lines
    };
    let one = covered("one", "1");
    assert!(one.iter().any(|line| line.contains("\"covered\":5")), "{one:?}");
    assert_eq!(one, covered("two", "2"));
}

#[test]
fn what_cannot_be_learned_or_written_is_refused_before_training() {
    let bench = Bench::new();
    let sorting = program("sorting");
    let refused = |args: Vec<&str>, parts: &[&str]| {
        let out = bench.symvm(&args);
        let text = stderr(&out);
        assert_eq!(out.status.code(), Some(2), "{args:?}: {text}");
        assert!(parts.iter().all(|part| text.contains(part)) && !text.contains("panicked"), "{text}");
        assert!(out.stdout.is_empty(), "{args:?}: something was run");
    };
    fs::create_dir(bench.path("folder")).expect("there is room");
    let text = fs::read_to_string(&sorting).expect("it is there");
    bench.write("p.ll", &text);
    bench.write("q.md", &text);
    bench.write("foreign.journal", "of somebody else");
    refused(tune(&sorting, "folder", &[]), &["folder: this is a folder"]);
    // As for a device (`/dev/null`, which root could lose here).
    let _socket = std::os::unix::net::UnixListener::bind(bench.path("socket")).expect("there is room");
    refused(tune(&sorting, "socket", &[]), &["socket: this is no file but a device"]);
    refused(tune(&sorting, "no-such/file", &[]), &["no-such/file", "no file can be written there"]);
    refused(tune("p.ll", "./p.ll", &[]), &["p.ll: this is the program"]);
    refused(tune("q.md", "q", &["--force"]), &["q.md", "this is the program"]);
    refused(
        tune("p.ll", "q", &["--file", "q.md=data"]),
        &["q.md", "this is the program, or a file of its world"],
    );
    refused(
        tune("p.ll", "q", &["--stdin", "q.md"]),
        &["q.md", "this is the program, or a file of its world"],
    );
    refused(tune(&sorting, "foreign", &[]), &["foreign.journal", "--force"]);
    let kept = |name: &str| fs::read_to_string(bench.path(name)).expect("it is there");
    assert_eq!(
        (kept("p.ll"), kept("q.md"), kept("foreign.journal")),
        (text.clone(), text, "of somebody else".into())
    );
    bench.write("plain.ll", "define i32 @main(i32 %c) {\n  %d = icmp sgt i32 %c, 1\n  br i1 %d, label %a, label %b\na:\n  ret i32 1\nb:\n  ret i32 0\n}\n");
    refused(tune("plain.ll", "plain", &[]), &["nothing to learn", "--sym-stdin"]);
    assert!(!bench.path("plain.journal").exists());
    refused(vec!["tune", &sorting, "--paradyse-compat"], &["--method paradyse"]);
    refused(tune(&sorting, "q", &["--last-check", "20"]), &["--method portfolio"]);
    refused(vec!["tune", &sorting, "--samples", "4000000000"], &["100000"]);
}

/// Campaigns of one training have as much memory as each other, however many run at a time when it is gone on with.
#[test]
fn a_training_that_goes_on_keeps_what_campaigns_may_take() {
    let bench = Bench::new();
    let table = program("hash_table");
    let read = |name: &str| fs::read_to_string(bench.path(name)).expect("it was written");
    let trained = |output: &str, jobs: &str| {
        let memory = ["--iterations", "40", "--max-memory", "40K", "--jobs", jobs];
        let mut args = tune(&table, output, &[]);
        args.retain(|arg| !["--iterations", "12"].contains(arg));
        args.extend(memory);
        let out = bench.symvm(&args);
        assert!(matches!(out.status.code(), Some(0 | 3)), "{}", stderr(&out));
        String::from_utf8_lossy(&out.stdout).into_owned()
    };
    let told = trained("one", "1");
    assert!(told.contains("memory was full"), "the limit decides what is covered: {told}");
    let whole = read("one.journal");
    bench.write("two.journal", whole.lines().take(4).collect::<Vec<_>>().join("\n") + "\n");
    let told = trained("two", "2");
    assert!(told.contains("campaigns at a time: 1"), "{told}");
    assert_eq!((read("two"), read("two.journal")), (read("one"), whole));
}

/// With too little memory for one execution nothing is learned, and nothing is written.
#[test]
fn a_training_without_memory_learns_nothing() {
    let bench = Bench::new();
    let table = program("hash_table");
    for memory in ["1B", "1K"] {
        let mut args = tune(&table, "weights", &[]);
        args.extend(["--max-memory", memory, "--force"]);
        let out = bench.symvm(&args);
        assert_eq!(out.status.code(), Some(3), "{memory}: {}", stderr(&out));
        let told = String::from_utf8_lossy(&out.stdout).into_owned();
        assert!(told.contains("nothing was learned: --max-memory"), "{memory}: {told}");
        assert!(!bench.path("weights").exists(), "{memory}");
    }
}

/// One branch, which every way to search covers at once.
const SMALL: &str = "
declare void @klee_make_symbolic(ptr, i64, ptr)
@name = constant [2 x i8] c\"x\\00\"
define i32 @main() {
  %x = alloca i8
  call void @klee_make_symbolic(ptr %x, i64 1, ptr @name)
  %v = load i8, ptr %x
  %c = icmp eq i8 %v, 7
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 0
}
";

#[test]
fn where_nothing_can_be_learned_that_is_told() {
    let bench = Bench::new();
    bench.write("small.ll", SMALL);
    let out = bench.symvm(&tune("small.ll", "learned", &[]));
    let told = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(told.contains("covers the same"), "{told}");
    let report = fs::read_to_string(bench.path("learned.md")).expect("it was written");
    assert!(report.contains("covers the same"), "{report}");
}

/// Much is computed after each of eight branches.
const SLOW: &str = "
declare void @klee_make_symbolic(ptr, i64, ptr)
@name = constant [2 x i8] c\"x\\00\"
define i32 @main() {
  %x = alloca [8 x i8]
  call void @klee_make_symbolic(ptr %x, i64 8, ptr @name)
  br label %next
next:
  %i = phi i64 [ 0, %0 ], [ %j, %after ]
  %p = getelementptr i8, ptr %x, i64 %i
  %v = load i8, ptr %p
  %c = icmp ult i8 %v, 7
  br i1 %c, label %work, label %work
work:
  %n = phi i64 [ 0, %next ], [ 0, %next ], [ %m, %work ]
  %m = add i64 %n, 1
  %more = icmp ult i64 %m, 20000000
  br i1 %more, label %work, label %after
after:
  %j = add i64 %i, 1
  %again = icmp ult i64 %j, 8
  br i1 %again, label %next, label %end
end:
  ret i32 0
}
";

/// What is of other trainings, or of the user, stays until there is something better, and goes when it would mislead.
#[test]
fn files_of_other_trainings_are_neither_lost_early_nor_kept_late() {
    let bench = Bench::new();
    let sorting = program("sorting");
    let read = |name: &str| fs::read_to_string(bench.path(name)).expect("it is there");
    bench.write("w.tmp", "mine");
    let out = bench.symvm(&tune(&sorting, "w", &[]));
    assert!(matches!(out.status.code(), Some(0 | 3)), "{}", stderr(&out));
    assert_eq!(read("w.tmp"), "mine");
    // There is nothing to learn, so what was learned stays.
    let (weights, journal) = (read("w"), read("w.journal"));
    bench.write("plain.ll", "define i32 @main() {\n  ret i32 0\n}\n");
    let out = bench.symvm(&tune("plain.ll", "w", &["--force"]));
    assert_eq!(out.status.code(), Some(2), "{}", stderr(&out));
    assert_eq!((read("w"), read("w.journal")), (weights, journal));
    // A budget that is far too small ends, and says so.
    bench.write("slow.ll", SLOW);
    let budget = ["tune", "slow.ll", "-o", "w", "--force", "--budget", "0.1s", "--max-steps", "100000000000"];
    let out = bench.symvm(&budget);
    let told = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(out.status.code() == Some(3) && told.contains("several times the --budget"), "{told}");
    // Weights without a round have no report; that of others goes.
    let mut stopped = tune(&sorting, "w", &["--force"]);
    stopped.retain(|arg| !["--iterations", "12", "--samples", "8"].contains(arg));
    stopped.extend(["--iterations", "400", "--samples", "100000", "--budget", "1s"]);
    assert!(bench.path("w.md").exists());
    let out = bench.symvm(&stopped);
    let told = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(told.contains("no round ended"), "{told}");
    assert!(!bench.path("w.md").exists() && !bench.path("w.svg").exists());
}

/// A file says what it is for, and what cannot be done as it says is told.
#[test]
fn what_was_learned_is_used_as_it_was_meant() {
    let bench = Bench::new();
    let sorting = program("sorting");
    let read = |name: &str| fs::read_to_string(bench.path(name)).expect("it was written");
    let out = bench.symvm(&tune(&sorting, "compat", &["--paradyse-compat"]));
    assert!(matches!(out.status.code(), Some(0 | 3)), "{}", stderr(&out));
    assert!(read("compat").contains("\"compat\": true"), "{}", read("compat"));
    let params = ["--strategy", "param", "--output", "of-weights", "--weights", "compat"];
    bench.ends(0, &[&["run", &sorting][..], &params].concat());
    bench.ends(0, &["run", &sorting, "--tuned", "compat", "--output", "of-tuned"]);
    // The switch counts for weights that do not say of themselves that they are published ones.
    let plain = (1..=40).map(|n| format!("0.{n}\n")).collect::<String>();
    bench.write("plain", plain);
    let tests = |options: &[&str]| {
        bench.ends(0, &[&["run", &sorting, "--force", "--output", "tests", "--seed", "3"], options].concat());
        let input = |test: &PathBuf| TestCase::read(&fs::read(test).unwrap()).unwrap().input;
        bench.files("tests/tests", "json").iter().map(input).collect::<Vec<_>>()
    };
    let by_weights = tests(&["--strategy", "param", "--weights", "plain", "--paradyse-compat"]);
    assert!(by_weights.len() > 1);
    assert_eq!(by_weights, tests(&["--tuned", "plain", "--paradyse-compat"]));
    // Told from each other by the order in which paths are found.
    assert_ne!(by_weights, tests(&["--tuned", "plain"]));
    bench.write("cgs", "{\"symvm_heuristic\": 1, \"strategy\": \"cgs\"}\n");
    let out = bench.symvm(&["run", &sorting, "--tuned", "cgs", "--paradyse-compat"]);
    assert!(out.status.code() == Some(2) && stderr(&out).contains("does not weigh"), "{}", stderr(&out));
    // New trees are for any number of workers.
    bench.write("trees", "{\"symvm_heuristic\": 1, \"strategy\": \"cgs\", \"restart\": 3}\n");
    for jobs in ["1", "2"] {
        let output = format!("jobs-{jobs}");
        bench.ends(0, &["run", &sorting, "--tuned", "trees", "--jobs", jobs, "--output", &output]);
        let campaign = &bench.run_json(&output)["campaign"];
        assert!(campaign["trees"].as_u64() > Some(1), "{campaign}");
        assert_eq!(campaign["paths"], 24);
    }
    // Another program than what was learned on is told of, the next version of the same is not.
    for (file, on) in [("one", "sorting.ll"), ("other", "searching.ll")] {
        bench.write(file, format!("symvm_heuristic = 1\nstrategy = \"cgs\"\nlearned_on = \"{on}\"\n"));
        let out = bench.symvm(&["run", &sorting, "--tuned", file, "--output", on]);
        assert_eq!(out.status.code(), Some(0), "{}", stderr(&out));
        assert_eq!(
            stderr(&out).contains("was learned on searching.ll"),
            on == "searching.ll",
            "{}",
            stderr(&out)
        );
    }
    let out = bench.symvm(&["run", &sorting, "--strategy", "param", "--weights", "trees"]);
    assert!(out.status.code() == Some(2) && stderr(&out).contains("--tuned"), "{}", stderr(&out));
}
