//! Inputs that do not fit: bytes that are cut, filled up or go nowhere, files that are not read, seeds that are not run. Nothing of
//! it goes without a word.

use crate::bench::{Bench, everything, program, stderr, stdout};
use std::fs;
use std::os::unix::fs::symlink;
use symvm_explore::ktest::KTest;
use symvm_vm::Input;

/// Reads standard input; more than eight bytes with an `X` behind them are a bug, more than two are something.
const LENGTHS: &str = r"
declare i64 @read(i32, ptr, i64)
declare void @abort()
define i32 @main() {
  %b = alloca [64 x i8]
  %n = call i64 @read(i32 0, ptr %b, i64 64)
  %long = icmp sgt i64 %n, 8
  br i1 %long, label %ninth, label %rest
ninth:
  %at = getelementptr i8, ptr %b, i64 8
  %c = load i8, ptr %at
  %x = icmp eq i8 %c, 88
  br i1 %x, label %bad, label %rest
bad:
  call void @abort()
  unreachable
rest:
  %some = icmp sgt i64 %n, 2
  br i1 %some, label %one, label %zero
one:
  ret i32 1
zero:
  ret i32 0
}
";

/// Looks at its first argument, if there is one, and at nothing else.
const ARGUMENTS: &str = r"
define i32 @main(i32 %argc, ptr %argv) {
  %any = icmp sgt i32 %argc, 1
  br i1 %any, label %look, label %none
look:
  %at = getelementptr ptr, ptr %argv, i64 1
  %first = load ptr, ptr %at
  %c = load i8, ptr %first
  %x = icmp eq i8 %c, 120
  br i1 %x, label %yes, label %none
yes:
  ret i32 1
none:
  ret i32 0
}
";

/// Two objects of its own, and its arguments.
const OBJECTS: &str = r#"
@one = private constant [6 x i8] c"first\00"
@two = private constant [7 x i8] c"second\00"
declare void @klee_make_symbolic(ptr, i64, ptr)
define i32 @main(i32 %argc, ptr %argv) {
  %a = alloca i8
  %b = alloca i8
  call void @klee_make_symbolic(ptr %a, i64 1, ptr @one)
  call void @klee_make_symbolic(ptr %b, i64 1, ptr @two)
  %x = load i8, ptr %a
  %y = load i8, ptr %b
  %p = icmp eq i8 %x, 65
  br i1 %p, label %more, label %none
more:
  %q = icmp eq i8 %y, 66
  br i1 %q, label %both, label %none
both:
  %any = icmp sgt i32 %argc, 1
  br i1 %any, label %yes, label %none
yes:
  ret i32 1
none:
  ret i32 0
}
"#;

fn names(folder: &std::path::Path) -> Vec<String> {
    everything(folder).into_iter().map(|f| f.0).collect()
}

#[test]
fn what_was_cut_is_kept_and_told() {
    let bench = Bench::new();
    bench.write("len.ll", LENGTHS);
    fs::create_dir(bench.path("corpus")).unwrap();
    bench.write("corpus/crash", "aaaaaaaaX");
    bench.write("corpus/eight", "aaaaaaaa");
    let minimize = |output: &str, world: &[&str]| {
        let args = ["corpus", "minimize", "len.ll", "--seeds", "corpus", "--output", output];
        bench.symvm(&[&args, world].concat())
    };
    let cut = minimize("cut", &["--sym-stdin", "8"]);
    assert_eq!(cut.status.code(), Some(0), "{}", stderr(&cut));
    assert_eq!(
        stderr(&cut),
        "note: 1 of 2 inputs is longer than standard input (8 bytes): what lies behind was not looked at, so it is \
         kept whatever it covers; --sym-stdin 9 takes all of it\n"
    );
    assert_eq!(names(&bench.path("cut")), ["crash", "eight"]);
    let whole = minimize("whole", &["--sym-stdin", "9"]);
    assert_eq!(
        stderr(&whole),
        "note: 1 of 2 inputs is shorter than what the program is given: it was run with zeros behind its end\n"
    );
    assert!(stdout(&whole).contains("and 1 fault"), "{}", stdout(&whole));
    assert_eq!(names(&bench.path("whole")), ["crash", "eight"]);
    assert_eq!(stderr(&minimize("quiet", &["--sym-stdin", "8", "--quiet"])), "");
    // Whatever the corpus holds: those that were cut do not stand for others, nor others for them.
    bench.write("corpus/longer", "aaaaaaaaaaaa");
    bench.write("corpus/same", "aaaaaaab");
    bench.write("corpus/short", "a");
    let more = minimize("more", &["--sym-stdin", "8"]);
    assert_eq!(names(&bench.path("more")), ["crash", "longer", "short"]);
    for said in [
        "note: 2 of 5 inputs are longer",
        "--sym-stdin 12 takes all of them\n",
        "note: 1 of 5 inputs is shorter",
    ] {
        assert!(stderr(&more).contains(said), "{}", stderr(&more));
    }
    // Bytes that nobody reads tell nothing apart.
    for (world, said) in [
        (&["--sym-file", "config", "4"][..], "no byte reached the program (it never asked for 'config')"),
        (&[], "no object takes raw bytes: add --sym-stdin N, --sym-file NAME N or --sym-socket N"),
    ] {
        let nothing = minimize("nothing", world);
        assert_eq!(nothing.status.code(), Some(2), "{world:?}");
        assert!(stderr(&nothing).contains("nothing was copied"), "{}", stderr(&nothing));
        assert!(stderr(&nothing).contains(said), "{}", stderr(&nothing));
        assert_eq!(names(&bench.path("nothing")), [""; 0]);
    }
    // Tests of another world.
    bench.symvm(&["run", "len.ll", "--sym-stdin", "9", "--sym-args", "0", "1", "1", "--output", "out"]);
    let args = ["corpus", "minimize", "len.ll", "--sym-stdin", "4", "--seeds", "out", "--output", "tests"];
    let tests = bench.symvm(&args);
    for said in [
        "inputs are longer than standard input (4 bytes)",
        "bytes for 'n_args', for which the program did not ask",
    ] {
        assert!(stderr(&tests).contains(said), "{}", stderr(&tests));
    }
    assert_eq!(names(&bench.path("tests")).len(), bench.files("out/tests", "json").len());
}

#[test]
fn arguments_are_no_raw_bytes() {
    let bench = Bench::new();
    bench.write("args.ll", ARGUMENTS);
    fs::create_dir(bench.path("seeds")).unwrap();
    bench.write("seeds/raw", "xy");
    let world = ["run", "args.ll", "--sym-args", "0", "2", "2"];
    let run = |more: &[&str]| bench.symvm(&[&world[..], more].concat());
    for (option, value) in [("--emit-corpus", "raw"), ("--seeds", "seeds")] {
        let out = run(&[option, value]);
        assert_eq!(out.status.code(), Some(2), "{option}");
        let said = format!("error: {option}: the program has no symbolic object that raw bytes stand for");
        assert!(
            stderr(&out).starts_with(&said) && stderr(&out).contains("--sym-stdin N"),
            "{}",
            stderr(&out)
        );
        assert!(!bench.path("symvm-out").exists(), "{option}: nothing is begun");
    }
    // What is asked for and never read.
    let unread = run(&["--sym-stdin", "2", "--emit-corpus", "raw", "--output", "unread"]);
    let tests = bench.files("unread/tests", "json").len();
    assert!(tests > 2);
    let said = format!(
        "note: no file was written into 'raw': the program asked for standard input in none of the {tests} tests\n\
         note: no path read standard input, which is symbolic (--sym-stdin 2)\n"
    );
    assert_eq!((unread.status.code(), stderr(&unread)), (Some(0), said));
    assert_eq!(names(&bench.path("raw")), [""; 0]);
    // Tests are seeds all the same, with raw files beside them or not.
    fs::copy(bench.path("unread/tests/000002.json"), bench.path("seeds/test.json")).unwrap();
    let both = run(&["--seeds", "seeds", "--output", "both"]);
    assert_eq!(both.status.code(), Some(0), "{}", stderr(&both));
    assert!(
        stderr(&both).starts_with("note: 1 of 2 seeds is raw bytes, which go nowhere"),
        "{}",
        stderr(&both)
    );
}

#[test]
fn raw_files_hold_one_object_and_the_others_are_named() {
    let bench = Bench::new();
    bench.write("objects.ll", OBJECTS);
    let world = ["run", "objects.ll", "--sym-args", "0", "1", "1"];
    let run = |jobs: &str, output: &str, more: &[&str]| {
        bench.symvm(&[&world[..], &["--jobs", jobs, "--output", output], more].concat())
    };
    for (jobs, output) in [("1", "alone"), ("2", "shared")] {
        let raw = format!("raw-{output}");
        let out = run(jobs, output, &["--emit-corpus", &raw]);
        assert_eq!(out.status.code(), Some(0));
        let said = format!(
            "note: the files in '{raw}' hold 'first' alone, and tests differ in 'n_args', 'second', too: {output}/tests has all of each\n"
        );
        // Nobody looks at what an argument says, but not every test has one.
        assert_eq!(stderr(&out).replace("'arg00', ", ""), said);
        let bytes: Vec<_> = everything(&bench.path(&raw)).into_iter().map(|f| f.1).collect();
        assert!(bytes.contains(&b"A".to_vec()) && bytes.iter().all(|b| b.len() == 1), "{bytes:?}");
        // And they lead back to it.
        let back = run(jobs, &format!("back-{output}"), &["--seeds", &raw, "--quiet"]);
        assert_eq!((back.status.code(), stderr(&back)), (Some(0), String::new()));
        let paths = |output: &str| bench.run_json(output)["campaign"]["paths"].clone();
        assert_eq!(paths(&format!("back-{output}")), paths(output));
        assert!(!bench.run_json(&format!("back-{output}"))["ledger"].to_string().contains("seed-unused"));
    }
}

#[test]
fn what_lies_beside_seeds_is_counted() {
    let bench = Bench::new();
    let sorting = program("sorting");
    let hash = "0123456789abcdef0123456789abcdef";
    for folder in ["sync/fuzz1/queue", "sync/fuzz1/crashes", "sync/symvm/queue", "mine/sub", "readme"] {
        fs::create_dir_all(bench.path(folder)).unwrap();
    }
    for (file, text) in [
        ("sync/fuzz1/queue/id:000000,orig:a", "\x05\x06"),
        ("sync/fuzz1/crashes/id:000000,sig:06", "\x05"),
        ("sync/fuzz1/crashes/README.txt", "of AFL"),
        (&format!("sync/symvm/queue/{hash}"), "\x07\x08"),
        ("mine/a", "\x01"),
        ("mine/README.md", "mine"),
        ("mine/sub/b", "\x02"),
        ("mine/large", "0123456789"),
        ("readme/README", "\x03"),
    ] {
        bench.write(file, text);
    }
    symlink("nowhere", bench.path("mine/link")).unwrap();
    bench.ends(0, &["run", &sorting, "--output", "results"]);
    let read = |seeds: &str| {
        let args = ["run", &sorting, "--seeds", seeds, "--max-seed-size", "9", "--output", "out", "--force"];
        let out = bench.symvm(&args);
        assert_eq!(out.status.code(), Some(0), "{}", stderr(&out));
        let seeds = bench.run_json("out")["settings"]["seeds"].clone();
        let seeds: Vec<String> = serde_json::from_value(seeds).unwrap();
        (seeds, stderr(&out))
    };
    let emitted = format!("sync/symvm/queue/{hash}");
    let (seeds, said) = read("sync");
    assert_eq!(seeds, ["sync/fuzz1/queue/id:000000,orig:a".into(), emitted.clone()]);
    assert_eq!(
        said,
        "note: sync/fuzz1: it holds a fuzzer's queue, which is read; what lies beside it is not: crashes/ (2 files)\n"
    );
    assert_eq!(read("sync/symvm"), (vec![emitted], String::new()));
    let (seeds, said) = read("mine");
    assert_eq!(seeds, ["mine/a"]);
    let (note, warning) = said.split_once('\n').unwrap();
    assert_eq!(note, "note: mine: not read: sub/ (1 file), 1 README, 1 dangling link");
    assert!(
        warning.starts_with("warning: mine/large: 10 bytes are too many")
            && warning.ends_with("; it is left out\n")
    );
    assert_eq!(read("readme"), (vec!["readme/README".into()], String::new()));
    // By itself it is refused.
    let large =
        bench.symvm(&["run", &sorting, "--seeds", "mine/large", "--max-seed-size", "9", "--output", "none"]);
    assert_eq!(large.status.code(), Some(2));
    assert!(stderr(&large).contains("mine/large: 10 bytes are too many"), "{}", stderr(&large));
    // Of results, the tests are seeds, and nothing else.
    let run = |seeds: &str, output: &str| {
        let args = ["run", &sorting, "--seeds", seeds, "--output", output];
        let out = bench.symvm(&args);
        assert_eq!((out.status.code(), stderr(&out)), (Some(0), String::new()));
        bench.run_json(output)["settings"]["seeds"].clone()
    };
    let tests = run("results/tests", "from-tests");
    assert!(tests.as_array().is_some_and(|tests| tests.len() > 2));
    assert_eq!(run("results", "from-results"), tests);
}

#[test]
fn a_replay_tells_what_it_did_not_take() {
    let bench = Bench::new();
    bench.write("len.ll", LENGTHS);
    let mut input = Input::default();
    input.set("stdin", b"aaaaaaaaX".to_vec());
    bench.write("stdin.ktest", KTest::new(&[], &input).write());
    input.set("elsewhere", vec![1; 4]);
    input.set("nothing", Vec::new());
    bench.write("more.ktest", KTest::new(&[], &input).write());
    let replay = |code: i32, test: &str, world: &[&str]| {
        let out = bench.symvm(&[&["replay", "len.ll"], world, &[test]].concat());
        assert_eq!(out.status.code(), Some(code), "{}", stderr(&out));
        stderr(&out)
    };
    assert_eq!(replay(1, "stdin.ktest", &["--sym-stdin", "9"]), "");
    assert_eq!(
        replay(0, "stdin.ktest", &["--sym-stdin", "4"]),
        "note: the test has 9 bytes for standard input, and the program was given 4 (--sym-stdin 9 gives all)\n"
    );
    assert_eq!(
        replay(1, "more.ktest", &["--sym-stdin", "9"]),
        "note: the program did not ask for all that the test has: 'elsewhere' (4 bytes)\n"
    );
    assert_eq!(
        replay(0, "more.ktest", &[]),
        "note: the program did not ask for all that the test has: standard input (9 bytes), 'elsewhere' (4 bytes); \
         --sym-stdin 9 gives standard input\n"
    );
    // Its own tests fit.
    bench.symvm(&["run", "len.ll", "--sym-stdin", "9", "--sym-args", "0", "1", "1"]);
    for test in bench.files("symvm-out/tests", "json") {
        let out = bench.symvm(&["replay", "len.ll", &test.display().to_string()]);
        assert_eq!(stderr(&out), "");
    }
}

#[test]
fn seeds_that_were_not_run_are_counted() {
    let bench = Bench::new();
    let sorting = program("sorting");
    fs::create_dir(bench.path("seeds")).unwrap();
    for i in 0..12_u8 {
        bench.write(&format!("seeds/{i:02}"), [i, 12 - i]);
    }
    let left = |output: &str| {
        let ledger = bench.run_json(output)["ledger"].clone();
        let line = ledger.as_array().unwrap().iter().find(|line| line["kind"] == "seed-not-run").cloned();
        line.map(|line| (line["count"].as_u64().unwrap(), line["what"].as_str().unwrap().to_owned()))
    };
    let args = ["run", &sorting, "--seeds", "seeds"];
    for (output, jobs) in [("alone", &[][..]), ("rounds", &["--jobs", "2", "--deterministic"])] {
        let limited = [&args[..], &["--max-iterations", "5", "--output", output], jobs].concat();
        let said = bench.ends(3, &limited);
        // The program's own start comes before them.
        assert_eq!(left(output), Some((8, "of 12".into())), "{output}");
        assert!(said.contains("8 x seed-not-run: of 12\n"), "{said}");
        let ends = [&["run", "--resume", output], &["--max-iterations", "100000"][..]].concat();
        bench.ends(0, &ends);
        assert_eq!(left(output), None, "{output}");
    }
}

/// Reads standard input where its argument begins with an `r`.
const READS_ONCE: &str = r"
declare i32 @getchar()
define i32 @main(i32 %argc, ptr %argv) {
  %at = getelementptr ptr, ptr %argv, i64 1
  %first = load ptr, ptr %at
  %c = load i8, ptr %first
  %r = icmp eq i8 %c, 114
  br i1 %r, label %yes, label %no
yes:
  %read = call i32 @getchar()
  ret i32 1
no:
  ret i32 0
}
";

#[test]
fn what_is_symbolic_and_was_never_read_is_told_of() {
    let bench = Bench::new();
    bench.write("never.ll", ARGUMENTS);
    bench.write("once.ll", READS_ONCE);
    let said = |args: &[&str]| {
        let world = ["--sym-args", "1", "1", "1", "--sym-stdin", "4", "--sym-file", "f", "2", "--force"];
        let out = bench.symvm(&[&["run", "--output", "out"], args, &world].concat());
        assert_eq!(out.status.code(), Some(0), "{args:?}: {}", stderr(&out));
        (stderr(&out), stdout(&out))
    };
    let stdin = "note: no path read standard input, which is symbolic (--sym-stdin 4)\n";
    let file = "note: no path read 'f', which is symbolic (--sym-file f 2)\n";
    for workers in [&["--jobs", "1"][..], &["--jobs", "2"], &["--jobs", "2", "--deterministic"]] {
        let (notes, text) = said(&[&["never.ll"], workers].concat());
        assert!(notes.contains(stdin) && notes.contains(file), "{workers:?}: {notes}");
        assert!(!text.contains("never-read"), "said twice: {text}");
        let run = bench.run_json("out");
        assert_eq!(
            (&run["complete"], &run["ledger"][0]["kind"]),
            (&true.into(), &"never-read".into()),
            "{run}"
        );
        let (notes, _) = said(&[&["once.ll"], workers].concat());
        assert!(!notes.contains(stdin) && notes.contains(file), "{workers:?}: {notes}");
    }
    let (notes, _) = said(&["never.ll", "--quiet"]);
    assert_eq!(notes, "");
    // What mutated inputs were asked for is not known.
    let (notes, _) = said(&["never.ll", "--fuzz", "50"]);
    let has_mutants = bench.run_json("out")["campaign"]["mutants"] != 0;
    assert_ne!(notes.contains(stdin), has_mutants, "{notes}");
}

#[test]
fn a_path_that_is_found_when_a_run_goes_on_reads_too() {
    let bench = Bench::new();
    bench.write("once.ll", READS_ONCE);
    let read = |args: &[&str]| !stderr(&bench.symvm(args)).contains("no path read standard input");
    for jobs in ["1", "2"] {
        let world = ["--sym-args", "1", "1", "1", "--sym-stdin", "4", "--force", "--output", "out"];
        let first = [&["run", "once.ll", "--jobs", jobs, "--max-iterations", "1"], &world[..]].concat();
        assert!(!read(&first), "the first path does not");
        assert!(read(&["run", "--resume", "out", "--max-iterations", "100"]));
    }
}

#[test]
fn a_run_in_which_nothing_is_symbolic_says_so() {
    let bench = Bench::new();
    bench.write("p.ll", ARGUMENTS);
    bench.write("given", "abc");
    let says = |more: &[&str]| {
        let out = bench.symvm(&[&["run", "p.ll", "--output", "out", "--force"], more].concat());
        stderr(&out).contains("note: nothing was symbolic")
    };
    assert!(says(&[]));
    assert!(says(&["--stdin", "given"]));
    assert!(!says(&["--quiet"]));
    assert!(!says(&["--sym-args", "0", "1", "2"]));
    // It is read by nobody, which another note says.
    assert!(!says(&["--sym-stdin", "3"]));
}
