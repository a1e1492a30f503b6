//! Corpora of fuzzers: read, written, made smaller; and inputs mutated on the way.

use crate::bench::{Bench, everything, program, stderr};
use crate::support::root;
use serde_json::Value;
use std::collections::{BTreeSet, HashSet};
use std::fs;
use symvm_explore::TestCase;

fn json() -> String {
    root().join("examples/json/json.ll").display().to_string()
}

#[test]
fn the_queues_of_a_fuzzer_are_seeds() {
    let bench = Bench::new();
    for folder in ["afl/one/queue/.state", "afl/two/queue", "afl/two/crashes"] {
        fs::create_dir_all(bench.path(folder)).unwrap();
    }
    bench.write("afl/one/queue/id:000000,orig:a", "[1,2]");
    bench.write("afl/one/queue/id:000001,src:000000", "{\"a\":true}");
    bench.write("afl/one/queue/.state/x", "not an input");
    bench.write("afl/one/fuzzer_stats", "not an input");
    bench.write("afl/two/queue/id:000000,orig:b", "[nul");
    bench.write("afl/two/crashes/id:000000,sig:11", "not asked for");
    let run = |output: &str, more: &[&str]| {
        let args = ["run", &json(), "--sym-stdin", "10", "--seeds", "afl", "--output", output];
        bench.symvm(&[&args, more].concat())
    };
    assert_ne!(run("out", &["--max-iterations", "4", "--emit-corpus", "raw"]).status.code(), Some(2));
    let seeds = &bench.run_json("out")["settings"]["seeds"];
    let expected =
        ["one/queue/id:000000,orig:a", "one/queue/id:000001,src:000000", "two/queue/id:000000,orig:b"];
    assert_eq!(*seeds, Value::from(expected.map(|n| format!("afl/{n}")).to_vec()));
    let raw: BTreeSet<_> = everything(&bench.path("raw")).into_iter().map(|f| f.1).collect();
    for input in ["\0\0\0\0\0\0\0\0\0\0", "[1,2]\0\0\0\0\0", "{\"a\":true}", "[nul\0\0\0\0\0\0"] {
        assert!(raw.contains(input.as_bytes()), "{input:?}");
    }
    let text = stderr(&run("other", &["--max-iterations", "4", "--max-seed-size", "9"]));
    assert!(text.contains("id:000001,src:000000: 10 bytes") && text.contains("--max-seed-size"), "{text}");
    let expected = ["one/queue/id:000000,orig:a", "two/queue/id:000000,orig:b"];
    let seeds = &bench.run_json("other")["settings"]["seeds"];
    assert_eq!(*seeds, Value::from(expected.map(|n| format!("afl/{n}")).to_vec()));
}

#[test]
fn raw_files_are_what_tests_give_to_the_first_file_and_lead_back() {
    let bench = Bench::new();
    let program = root().join("tests/programs/worlds/world.ll").display().to_string();
    let world = ["run", &program, "--sym-file", "config", "4"];
    bench.ends(1, &[&world[..], &["--output", "out", "--emit-corpus", "raw"]].concat());
    let raw: BTreeSet<_> = everything(&bench.path("raw")).into_iter().map(|f| f.1).collect();
    let read = |path| TestCase::read(&fs::read(path).unwrap()).unwrap().input;
    let tests = bench.files("out/tests", "json").into_iter().map(read);
    let given: BTreeSet<_> = tests.filter_map(|i| i.get("config").map(<[u8]>::to_vec)).collect();
    assert!(given.len() > 1);
    assert_eq!(raw, given);
    bench.ends(1, &[&world[..], &["--output", "again", "--seeds", "raw"]].concat());
    let paths = |output| bench.run_json(output)["campaign"]["paths"].clone();
    assert_eq!(paths("again"), paths("out"));
}

#[test]
fn the_kept_part_of_a_corpus_covers_what_all_of_it_does() {
    let bench = Bench::new();
    let world = [&json(), "--sym-stdin", "6"];
    bench.symvm(
        &[&["run"], &world[..], &["--max-iterations", "200", "--output", "out", "--emit-corpus", "raw"]]
            .concat(),
    );
    let minimize = |seeds: &str, output: &str| {
        bench
            .ends(0, &[&["corpus", "minimize"], &world[..], &["--seeds", seeds, "--output", output]].concat())
    };
    let covers = |said: &str| said.split_once("): ").unwrap().1.to_owned();
    let said = minimize("out/tests", "small");
    let (tests, small) = (everything(&bench.path("out/tests")), everything(&bench.path("small")));
    assert!(small.len() * 4 < tests.len(), "{said}");
    assert!(small.iter().all(|f| tests.contains(f)), "copies under their own names");
    assert!(said.contains("fault"), "inputs that show bugs are kept: {said}");
    // The same by other ways: once more, and from raw files.
    let again = minimize("small", "smaller");
    assert_eq!(covers(&again), covers(&said));
    assert_eq!(everything(&bench.path("smaller")).len(), small.len());
    assert_eq!(covers(&minimize("raw", "from-raw")), covers(&said));
    let covered = bench.run_json("out")["coverage"]["sides_covered"].to_string();
    assert!(covers(&said).starts_with(&format!("{covered} of ")), "{said}");
    let args = [&["corpus", "minimize"], &world[..], &["--seeds", "raw", "--output", "small"]].concat();
    let out = bench.symvm(&args);
    assert_eq!(out.status.code(), Some(2));
    assert!(stderr(&out).contains("'small' is not empty"), "{}", stderr(&out));
}

/// A recursion without an end where a byte is 46, with a decision at each level, so that its path is paused and gone on with.
const RECURSION: &str = r#"
@name = private constant [3 x i8] c"in\00"
declare void @klee_make_symbolic(ptr, i64, ptr)
define internal i32 @f(ptr %in) {
  %byte = load i8, ptr %in
  %twice = mul i8 %byte, 2
  %is = icmp eq i8 %twice, 92
  br i1 %is, label %deep, label %flat
deep:
  %below = call i32 @f(ptr %in)
  %sum = add i32 %below, 1
  br label %deep
flat:
  %other = icmp eq i8 %byte, 3
  br i1 %other, label %seven, label %none
seven:
  ret i32 7
none:
  ret i32 0
}
define i32 @main() {
  %in = alloca i8
  call void @klee_make_symbolic(ptr %in, i64 1, ptr @name)
  %r = call i32 @f(ptr %in)
  ret i32 %r
}
"#;

#[test]
fn a_fault_that_a_mutant_shows_is_awaited_where_its_path_is_paused() {
    let bench = Bench::new();
    bench.write("recursion.ll", RECURSION);
    for conduct in [&[][..], &["--jobs", "2", "--deterministic"]] {
        let run = ["run", "recursion.ll", "--fuzz", "30", "--force", "--output", "out"];
        let said = bench.ends(1, &[&run[..], conduct].concat());
        assert!(said.contains("every feasible path was explored") && said.contains("1 bug found"), "{said}");
        assert!(!said.contains("unconfirmed"), "{said}");
    }
}

#[test]
fn mutated_inputs_lose_nothing_and_repeat() {
    let bench = Bench::new();
    let sorting = program("sorting");
    bench.ends(0, &["run", &sorting, "--output", "plain"]);
    bench.ends(0, &["run", &sorting, "--fuzz", "50", "--output", "fuzzed"]);
    let (plain, fuzzed) = (bench.run_json("plain"), bench.run_json("fuzzed"));
    assert_eq!(fuzzed["campaign"]["paths"], plain["campaign"]["paths"]);
    assert_eq!(fuzzed["complete"], Value::Bool(true));
    assert_eq!(plain["campaign"]["mutants"], Value::from(0));
    let campaign = |output: &str| {
        let world = ["run", &json(), "--sym-stdin", "8", "--fuzz", "50", "--max-iterations", "60"];
        bench.symvm(&[&world[..], &["--output", output]].concat());
        bench.run_json(output)["campaign"].clone()
    };
    let first = campaign("first");
    assert!(first["mutants"].as_u64() > Some(100) && first["mutants_new"].as_u64() > Some(0), "{first}");
    assert_eq!(campaign("second"), first, "effort is counted, not timed");
}

/// A program that makes a `double` of the first of two bytes, and then either ends or aborts. (With `--floats concrete` that is out of a
/// solver's reach.)
fn out_of_reach(between: &str) -> String {
    format!(
        r#"
@name = private constant [2 x i8] c"x\00"
declare void @klee_make_symbolic(ptr, i64, ptr)
declare void @abort()
declare ptr @malloc(i64)
define i32 @main() {{
  %in = alloca [2 x i8]
  call void @klee_make_symbolic(ptr %in, i64 2, ptr @name)
  %byte = load i8, ptr %in
  %number = uitofp i8 %byte to double
{between}
bad:
  call void @abort()
  unreachable
fine:
  ret i32 0
}}
"#
    )
}

#[test]
fn what_a_solver_cannot_reach_is_left_to_mutation_after_all_else() {
    let bench = Bench::new();
    // Nine values of a byte in 256 abort, behind arithmetic of floats.
    bench.write(
        "p.ll",
        out_of_reach(
            r#"
  %half = fmul double %number, 5.000000e-01
  %above = fcmp ogt double %half, 2.000000e+01
  br i1 %above, label %more, label %fine
more:
  %below = fcmp olt double %half, 2.500000e+01
  br i1 %below, label %bad, label %fine
"#,
        ),
    );
    bench.ends(0, &["run", "p.ll", "--floats", "concrete", "--output", "plain"]);
    for output in ["first", "second"] {
        bench.ends(1, &["run", "p.ll", "--floats", "concrete", "--fuzz", "10", "--output", output]);
    }
    let (first, second) = (bench.run_json("first"), bench.run_json("second"));
    assert_eq!(first["campaign"], second["campaign"]);
    assert_eq!(first["stop"], Value::from("exhausted"));
    assert_eq!(first["complete"], Value::Bool(false));
    // Several workers do so when none has anything left, and go on with it.
    let ends = |output: &str, args: &[&str]| {
        bench.ends(1, args);
        let run = bench.run_json(output);
        assert_eq!((&run["stop"], &run["campaign"]["bugs"]), (&"exhausted".into(), &1.into()), "{args:?}");
        run
    };
    for (output, conduct) in [("free", &["--jobs", "2"][..]), ("rounds", &["--deterministic", "--jobs", "3"])]
    {
        let whole = ends(
            output,
            &[&["run", "p.ll", "--floats", "concrete", "--fuzz", "10", "--output", output][..], conduct]
                .concat(),
        );
        let journal = fs::read(bench.path(output).join("journal")).unwrap();
        fs::write(bench.path(output).join("journal"), &journal[..journal.len() - 40]).unwrap();
        let again = ends(output, &["run", "--resume", output]);
        assert!(output == "free" || whole["campaign"] == again["campaign"], "{whole}{again}");
    }
}

/// A limit in time ends such a run in the middle of a mutant.
#[test]
fn workers_that_were_mutating_when_time_was_up_are_gone_on_with() {
    let bench = Bench::new();
    let slow = r#"
  br label %again
again:
  %i = phi i64 [ 0, %0 ], [ %j, %again ]
  %j = add i64 %i, 1
  %goes_on = icmp ult i64 %j, 40000000
  br i1 %goes_on, label %again, label %out
out:
  %is = fcmp oeq double %number, 5.000000e-01
  br i1 %is, label %bad, label %fine
"#;
    bench.write("p.ll", out_of_reach(slow));
    for (output, conduct) in [("free", &["--jobs", "2"][..]), ("rounds", &["--deterministic"])] {
        // On a busy machine the time may be up before anything has ended.
        let begins = |seconds: u32| {
            let begin = [
                "run",
                "p.ll",
                "--floats",
                "concrete",
                "--fuzz",
                "30",
                "--max-steps",
                "1000000000",
                "--force",
            ];
            let time = format!("{seconds}s");
            let out =
                bench.symvm(&[&begin[..], &["--max-time", &time, "--output", output], conduct].concat());
            out.status.code() == Some(0)
        };
        assert!((0..7).any(|power| begins(1 << power)), "{output}: no path ends");
        let mutants = |run: Value| run["campaign"]["mutants"].as_u64().unwrap();
        let before = mutants(bench.run_json(output));
        // Or before a mutant has ended.
        let more = |seconds: u32| {
            bench.ends(0, &["run", "--resume", output, "--max-time", &format!("{seconds}s")]);
            mutants(bench.run_json(output)) > before
        };
        assert!((1..8).any(|power| more(1 << power)), "{output}: {before} mutants, and no more");
    }
}

/// Where blocks of a symbolic size lie far apart, and mutated inputs run with blocks close together: what these show, the run of
/// the campaign does not.
#[test]
fn mutation_ends_although_what_it_shows_is_not_seen_again() {
    let bench = Bench::new();
    bench.write(
        "p.ll",
        out_of_reach(
            r#"
  %above = fcmp ogt double %number, 2.000000e+02
  %second = getelementptr i8, ptr %in, i64 1
  %small = load i8, ptr %second
  %size = zext i8 %small to i64
  %one = call ptr @malloc(i64 %size)
  %two = call ptr @malloc(i64 1)
  %begin = ptrtoint ptr %one to i64
  %end = ptrtoint ptr %two to i64
  %apart = sub i64 %end, %begin
  %near = icmp slt i64 %apart, 100
  %both = and i1 %above, %near
  br i1 %both, label %bad, label %fine
"#,
        ),
    );
    bench.ends(3, &["run", "p.ll", "--floats", "concrete", "--fuzz", "10", "--output", "out"]);
    let run = bench.run_json("out");
    assert!(run["campaign"]["mutants_new"].as_u64() < Some(10), "{}", run["campaign"]);
    let ledger = run["ledger"].as_array().unwrap();
    assert!(ledger.iter().any(|line| line["kind"] == "unconfirmed-bug"), "{ledger:?}");
}

#[test]
fn a_tree_that_is_begun_anew_is_exhausted_at_last() {
    let bench = Bench::new();
    let sorting = program("sorting");
    bench.ends(0, &["run", &sorting, "--output", "plain"]);
    let workers = [&[][..], &["--jobs", "2"], &["--jobs", "2", "--deterministic"]];
    for (strategy, workers) in
        ["cgs", "cfg", "generational"].into_iter().zip(workers).chain([("auto", workers[1])])
    {
        let args = ["run", &sorting, "--restart", "3", "--strategy", strategy, "--output", strategy];
        let told = bench.ends(0, &[&args[..], workers].concat());
        let (plain, anew) = (bench.run_json("plain"), bench.run_json(strategy));
        assert!(anew["campaign"]["trees"].as_u64() > Some(2), "{strategy}");
        assert_eq!(anew["campaign"]["trees_full"], 0, "{strategy}");
        assert!(told.contains("begun anew, from the best inputs") && !told.contains("memory"), "{told}");
        assert_eq!(anew["campaign"]["paths"], plain["campaign"]["paths"], "{strategy}: none twice");
        assert_eq!(anew["complete"], Value::Bool(true), "{strategy}");
    }
}

/// Sixteen letters, and then a byte that is an index.
const PASSWORD: &str = r#"
@name = private constant [3 x i8] c"in\00"
@letters = private constant [16 x i8] c"QWERTYUIASDFGHJK"
@table = constant [40 x i8] zeroinitializer
declare void @klee_make_symbolic(ptr, i64, ptr)
define i32 @main() {
  %in = alloca [17 x i8]
  call void @klee_make_symbolic(ptr %in, i64 17, ptr @name)
  br label %head
head:
  %i = phi i64 [0, %0], [%j, %on]
  %s = phi i64 [0, %0], [%t, %on]
  %more = icmp ult i64 %i, 16
  br i1 %more, label %body, label %end
body:
  %at = getelementptr i8, ptr %in, i64 %i
  %x = load i8, ptr %at
  %of = getelementptr i8, ptr @letters, i64 %i
  %y = load i8, ptr %of
  %same = icmp eq i8 %x, %y
  br i1 %same, label %yes, label %on
yes:
  br label %on
on:
  %one = phi i64 [0, %body], [1, %yes]
  %t = add i64 %s, %one
  %j = add i64 %i, 1
  br label %head
end:
  %all = icmp eq i64 %s, 16
  br i1 %all, label %index, label %out
index:
  %last = getelementptr i8, ptr %in, i64 16
  %b = load i8, ptr %last
  %k = zext i8 %b to i64
  %place = getelementptr i8, ptr @table, i64 %k
  %v = load i8, ptr %place
  br label %out
out:
  ret i32 0
}
"#;

/// What lies beside seeds is looked into, however many there are, before a tree gives way to another.
#[test]
fn seeds_are_not_thrown_away_unexplored() {
    let bench = Bench::new();
    bench.write("password.ll", PASSWORD);
    fs::create_dir(bench.path("seeds")).unwrap();
    for i in 0..70_u8 {
        // Others go one letter astray.
        let mut seed = *b"QWERTYUIASDFGHJK\0";
        if i < 69 {
            (seed[usize::from(i % 16)], seed[16]) = (i, i);
        }
        bench.write(&format!("seeds/{i:02}"), seed);
    }
    for (strategy, restart) in [("auto", "60"), ("dfs", "60")] {
        let args = ["run", "password.ll", "--seeds", "seeds", "--strategy", strategy, "--restart", restart];
        let told = bench.ends(1, &[&args[..], &["--max-iterations", "150", "--force"]].concat());
        assert!(told.contains("1 bug found"), "{strategy}: {told}");
        let trees = bench.run_json("symvm-out")["campaign"]["trees"].as_u64();
        assert!(trees > Some(0), "{strategy}: there was a new tree");
    }
}

#[test]
fn what_is_the_same_is_one_seed() {
    let bench = Bench::new();
    bench.symvm(&["run", &json(), "--sym-stdin", "5", "--max-iterations", "40", "--output", "first"]);
    let tests = bench.path("first/tests");
    let read = |path| TestCase::read(&fs::read(path).unwrap()).unwrap().input;
    let inputs: HashSet<_> = bench.files("first/tests", "json").into_iter().map(read).collect();
    assert_eq!(bench.files("first/tests", "ktest").len(), inputs.len());
    fs::copy(tests.join("000001.json"), tests.join("copy.json")).unwrap();
    let tests = tests.display().to_string();
    let args = ["run", &json(), "--sym-stdin", "5", "--seeds", &tests, "--max-iterations", "60"];
    bench.symvm(&[&args[..], &["--output", "second"]].concat());
    let second = bench.run_json("second");
    assert_eq!(second["settings"]["seeds"].as_array().map(Vec::len), Some(inputs.len()));
}

#[cfg(target_os = "linux")]
#[test]
fn names_of_inputs_need_not_be_text() {
    use std::os::unix::ffi::OsStrExt;
    let bench = Bench::new();
    fs::create_dir(bench.path("seeds")).unwrap();
    let name = std::ffi::OsStr::from_bytes(b"n\xff");
    fs::write(bench.path("seeds").join(name), "[1]").unwrap();
    let args = ["corpus", "minimize", &json(), "--sym-stdin", "6", "--seeds", "seeds", "--output", "small"];
    bench.ends(0, &args);
    assert_eq!(fs::read(bench.path("small").join(name)).unwrap(), b"[1]");
}

#[test]
fn auto_begins_anew_where_a_tree_shows_little_unless_it_must_not() {
    let bench = Bench::new();
    let trees_of = |iterations: &str, given: &[&str]| {
        let args = [
            "run",
            &json(),
            "--sym-stdin",
            "40",
            "--max-iterations",
            iterations,
            "--output",
            "out",
            "--force",
        ];
        let out = bench.symvm(&[&args[..], given].concat());
        let text = String::from_utf8_lossy(&out.stdout).into_owned();
        (bench.run_json("out")["campaign"]["trees"].clone(), text.contains("--restart never"))
    };
    let trees = |given: &[&str]| trees_of("4100", given);
    // Rounds are not cut short for it.
    assert_eq!(trees_of("5000", &["--deterministic"]), (1.into(), true));
    assert_eq!(trees(&[]), (1.into(), true));
    let told = bench.ends(0, &["explain", "out", "--node", "0"]);
    assert!(told.contains("the last of 2 execution trees"), "{told}");
    for kept in [&["--restart", "never"][..], &["--strategy", "cgs"], &["--prune", "interpolation"]] {
        assert_eq!(trees(kept), (0.into(), false), "{kept:?}");
    }
}

/// Goes on for ever if its input begins with `l`.
const ENDLESS: &str = r"
declare i64 @read(i32, ptr, i64)
define i32 @main() {
  %b = alloca i8
  %n = call i64 @read(i32 0, ptr %b, i64 1)
  %c = load i8, ptr %b
  %l = icmp eq i8 %c, 108
  br i1 %l, label %for, label %end
for:
  br label %for
end:
  ret i32 0
}
";

#[test]
fn what_there_is_no_time_for_is_kept() {
    let bench = Bench::new();
    bench.write("endless.ll", ENDLESS);
    fs::create_dir(bench.path("corpus")).unwrap();
    for (name, input) in [("1", "a"), ("2", "b"), ("3", "l"), ("4", "c")] {
        bench.write(&format!("corpus/{name}"), input);
    }
    let args = ["corpus", "minimize", "endless.ll", "--sym-stdin", "1", "--seeds", "corpus", "--output"];
    let unending = ["small", "--max-time", "3s", "--max-steps", "1000000000000"];
    let said = bench.ends(0, &[&args[..], &unending].concat());
    assert!(said.contains("kept 3 of 4 inputs"), "{said}");
    assert!(said.contains("2 are kept for which there was no time (--max-time)"), "{said}");
    let names: Vec<_> = everything(&bench.path("small")).into_iter().map(|file| file.0).collect();
    assert_eq!(names, ["1", "3", "4"], "the second covers what the first does");
}

#[test]
fn of_no_inputs_none_are_chosen() {
    let bench = Bench::new();
    fs::create_dir(bench.path("corpus")).unwrap();
    let args = ["corpus", "minimize", &json(), "--sym-stdin", "6", "--seeds", "corpus", "--output", "small"];
    let out = bench.symvm(&args);
    assert_eq!(out.status.code(), Some(2), "{}", stderr(&out));
    let said = stderr(&out);
    assert!(
        said.contains("corpus: no inputs were found there") && said.contains("by --seeds, such as"),
        "{said}"
    );
    assert!(!bench.path("small").exists());
}
