//! Replays of many tests at once, of one version's tests on the next, and of raw files.

use crate::bench::{Bench, stderr, stdout};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::Stdio;
use std::time::{Duration, Instant};

/// Reads four bytes; what begins with `a` is written behind the end of a block of two bytes if the second says so.
fn version(lines_before: usize, code_of_b: u32) -> String {
    format!(
        r#"{}
declare i64 @read(i32, ptr, i64)
declare ptr @malloc(i64)
define i32 @main() !dbg !4 {{
  %b = alloca [4 x i8]
  %n = call i64 @read(i32 0, ptr %b, i64 4)
  %c = load i8, ptr %b
  %a = icmp eq i8 %c, 97
  br i1 %a, label %one, label %two
one:
  %at = getelementptr i8, ptr %b, i64 1
  %second = load i8, ptr %at
  %low = and i8 %second, 3
  %index = zext i8 %low to i64
  %p = call ptr @malloc(i64 2)
  %q = getelementptr i8, ptr %p, i64 %index
  store i8 1, ptr %q, !dbg !5
  ret i32 0
two:
  %isb = icmp eq i8 %c, 98
  br i1 %isb, label %three, label %four
three:
  ret i32 {code_of_b}
four:
  ret i32 1
}}
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!1, !2}}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, emissionKind: FullDebug)
!1 = !{{i32 7, !"Dwarf Version", i32 5}}
!2 = !{{i32 2, !"Debug Info Version", i32 3}}
!3 = !DIFile(filename: "p.c", directory: ".")
!4 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 1, type: !6, unit: !0)
!5 = !DILocation(line: {}, column: 2, scope: !4)
!6 = !DISubroutineType(types: !7)
!7 = !{{null}}
"#,
        "\n".repeat(lines_before),
        10 + lines_before
    )
}

/// The folder of results `out`, of four bytes.
fn explored() -> Bench {
    let bench = Bench::new();
    bench.write("p.ll", version(0, 2));
    bench.ends(1, &["run", "p.ll", "--sym-stdin", "4", "--output", "out"]);
    bench
}

#[test]
fn all_tests_of_a_run_are_replayed_at_once_and_counted() {
    let bench = explored();
    let tests = bench.files("out/tests", "json").len();
    assert!(tests >= 4, "both ends of 'a', 'b', and the rest");
    let said = bench.ends(1, &["replay", "p.ll", "out"]);
    assert!(said.ends_with(&format!("{tests} tests: {tests} as they say; 1 shows a bug\n")), "{said}");
    assert!(said.contains(".json: out-of-bounds at p.c:10:2 after "), "{said}");
    // Each is one test, though it is written for KLEE, too; the folder of the reports is their tests.
    assert!(
        bench.ends(1, &["replay", "p.ll", "out/bugs"]).ends_with("1 test: 1 as it says; 1 shows a bug\n")
    );
    // What is damaged is told, and the others are replayed.
    let damaged = bench.files("out/tests", "json").remove(0);
    fs::write(&damaged, "{\"symvm_test\": 1").unwrap();
    let out = bench.symvm(&["replay", "p.ll", "out"]);
    assert_eq!(out.status.code(), Some(2));
    let counted = format!(
        "{} tests: {} as they say, 1 does not say how it ends, 1 cannot be replayed",
        tests + 1,
        tests - 1
    );
    assert!(stdout(&out).contains(&counted), "what was written for KLEE is there yet: {}", stdout(&out));
    assert!(stderr(&out).contains("000001.json: not a test in symvm's JSON"), "{}", stderr(&out));
    let out = bench.symvm(&["replay", "out"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(
        stderr(&out).contains("name the program before the test: symvm replay PROG.ll out"),
        "{}",
        stderr(&out)
    );
}

#[test]
fn tests_of_one_version_tell_how_the_next_one_ends_otherwise() {
    let bench = explored();
    bench.write("moved.ll", version(3, 2));
    bench.write("changed.ll", version(3, 7));
    let differs = |program: &str, compare: &str| {
        let out = bench.symvm(&["replay", program, "out", "--compare", compare]);
        (out.status.code(), stdout(&out).matches(": differs: ").count(), stdout(&out))
    };
    // A bug that has moved is not where the test says.
    let (code, count, said) = differs("moved.ll", "path");
    assert_eq!((code, count), (Some(2), 1), "{said}");
    assert!(
        said.contains("the test ended in out-of-bounds at p.c:10:2, the replay in out-of-bounds at p.c:13:2")
    );
    let (code, count, said) = differs("moved.ll", "ending");
    assert_eq!((code, count), (Some(1), 0), "{said}");
    let (code, count, said) = differs("changed.ll", "ending");
    assert_eq!((code, count), (Some(2), 1), "{said}");
    assert!(said.contains("the test ended in exit 2, the replay in exit 7"), "{said}");
}

#[test]
fn one_test_that_cannot_be_replayed_ends_none_of_the_others() {
    let bench = explored();
    bench.write("in", "b---");
    bench.ends(0, &["run", "p.ll", "--stdin", "in", "--output", "given"]);
    fs::remove_file(bench.path("in")).unwrap();
    // A program that can be read once is, whatever the commands of the tests.
    let script = "\"$0\" replay <(cat p.ll) given out";
    let mut command = std::process::Command::new("bash");
    let out = command
        .args(["-c", script, env!("CARGO_BIN_EXE_symvm")])
        .current_dir(bench.path("."))
        .output()
        .unwrap();
    assert_eq!(out.status.code(), Some(2), "{}", stderr(&out));
    assert!(stderr(&out).contains("given/tests/000001.json: in: No such file"), "{}", stderr(&out));
    let tests = bench.files("out/tests", "json").len();
    let said = format!("{} tests: {tests} as they say, 1 cannot be replayed; 1 shows a bug\n", tests + 1);
    assert!(stdout(&out).ends_with(&said), "{}", stdout(&out));
}

#[test]
fn raw_files_are_replayed_where_an_object_takes_them() {
    let bench = explored();
    fs::create_dir(bench.path("crashes")).unwrap();
    bench.write("crashes/id:000000", "a3--");
    bench.write("crashes/id:000001", "b");
    bench.write("crashes/README.txt", "how to report");
    let said = bench.ends(1, &["replay", "p.ll", "crashes", "--sym-stdin", "4"]);
    assert!(said.contains("crashes/id:000000: out-of-bounds at p.c:10:2 after "), "{said}");
    assert!(said.ends_with("2 tests: 2 do not say how they end; 1 shows a bug\n"), "{said}");
    let said = bench.ends(0, &["replay", "p.ll", "crashes/id:000001", "--sym-stdin", "4"]);
    assert!(said.starts_with("exit 2 after "), "{said}");
    // Beside reports of bugs lies the same for people; beside anything else, another input.
    bench.write("crashes/other.json", "{}");
    bench.write("crashes/other.txt", "a3--");
    let said = bench.ends(1, &["replay", "p.ll", "crashes", "--sym-stdin", "4"]);
    assert!(said.ends_with("4 tests: 4 do not say how they end; 2 show bugs\n"), "{said}");
    // Nothing takes them: that is told, not run with zeros.
    let out = bench.symvm(&["replay", "p.ll", "crashes/id:000000"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(
        stderr(&out).contains("nor is there an object that takes it as raw bytes: add --sym-stdin N"),
        "{}",
        stderr(&out)
    );
}

/// A process that is there, and no mere entry that waits for its parent.
fn is_running(pid: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit(')').next().is_some_and(|rest| !rest.is_empty() && !rest.trim_start().starts_with('Z'))
}

/// It ends soon, if it has not yet.
fn ends(pid: &str) -> bool {
    let end = Instant::now() + Duration::from_secs(30);
    while is_running(pid) && Instant::now() < end {
        std::thread::sleep(Duration::from_millis(5));
    }
    !is_running(pid)
}

#[test]
fn a_native_run_ends_with_all_that_it_started() {
    let bench = Bench::new();
    bench.write("t.json", r#"{"symvm_test": 1, "input": {"objects": []}}"#);
    let pid = bench.path("pid");
    let script = format!("#!/bin/sh\n/bin/sleep 1000 &\necho $! > {}\nwait\n", pid.display());
    let script = bench.write("script", script);
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    let started = || {
        let end = Instant::now() + Duration::from_secs(60);
        loop {
            match fs::read_to_string(&pid) {
                Ok(text) if text.ends_with('\n') => return text.trim().to_owned(),
                _ => assert!(Instant::now() < end, "it is not started"),
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    };
    let said = bench.ends(0, &["replay", "--native", "./script", "--timeout", "1s", "t.json"]);
    assert!(said.contains("no end within the time limit"), "{said}");
    assert!(ends(&started()), "its time was over");
    fs::remove_file(&pid).unwrap();
    let mut command = bench.command(&["replay", "--native", "./script", "--timeout", "1h", "t.json"]);
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    let sleeper = started();
    assert!(is_running(&sleeper));
    kill(Pid::from_raw(child.id().cast_signed()), Signal::SIGINT).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(2));
    assert!(ends(&sleeper), "the user has ended it");
    // What is left behind by a program that has ended holds nobody up.
    fs::remove_file(&pid).unwrap();
    let script = format!("#!/bin/sh\n/bin/sleep 1000 &\necho $! > {}\n", pid.display());
    bench.write("script", script);
    let begin = Instant::now();
    bench.ends(0, &["replay", "--native", "./script", "--timeout", "1h", "t.json"]);
    assert!(begin.elapsed() < Duration::from_secs(60), "it waits for who holds the output");
    assert!(ends(&started()), "it was left behind");
}

#[test]
fn what_waits_for_ever_is_a_deadlock_and_what_cannot_be_given_is_not_compared() {
    let bench = Bench::new();
    let test = |name: &str, ending: &str| {
        bench.write(name, format!(r#"{{"symvm_test": 1, "input": {{"objects": []}}, "ending": {ending}}}"#));
    };
    test("deadlock.json", r#"{"kind": "bug", "fault": "deadlock", "location": "t.c:1"}"#);
    test("exit.json", r#"{"kind": "exit", "code": 0}"#);
    let script = |name: &str, text: &str| {
        let path = bench.write(name, format!("#!/bin/sh\n{text}\n"));
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    };
    script("waits", "/bin/sleep 1000");
    script("ends", "exit 0");
    script("lacks", "echo symvm_replay: test: an object has no room there >&2; exit 2");
    let replay = |code: i32, program: &str, test: &str| {
        bench.ends(code, &["replay", "--native", program, "--timeout", "500ms", test])
    };
    assert!(replay(1, "./waits", "deadlock.json").ends_with("as the test says\n"));
    assert!(replay(0, "./ends", "deadlock.json").contains("natively the threads took another order"));
    assert!(
        replay(0, "./lacks", "exit.json").contains("cannot be given the test (test: an object has no room")
    );
    let out = bench.symvm(&["replay", "--native", "./waits", "--timeout", "500ms", "exit.json"]);
    assert_eq!(out.status.code(), Some(2), "{}", stderr(&out));
}

#[test]
fn what_a_sanitizer_reports_is_no_plain_exit() {
    let bench = Bench::new();
    bench.write(
        "exit.json",
        r#"{"symvm_test": 1, "input": {"objects": []}, "ending": {"kind": "exit", "code": 1}}"#,
    );
    let replay = |text: &str| {
        let path = bench.write("script", format!("#!/bin/sh\n{text}\n"));
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
        bench.symvm(&["replay", "--native", "./script", "exit.json"])
    };
    for report in
        ["p.c:3:5: runtime error: shift exponent", "==7==ERROR: LeakSanitizer: detected memory leaks"]
    {
        // As a sanitizer ends a program that it does not let go on: with the exit code it was told to take.
        let ended = "options=$ASAN_OPTIONS$UBSAN_OPTIONS; code=${options#*exitcode=}; exit ${code%%:*}";
        let out = replay(&format!("echo '{report}' >&2; {ended}"));
        assert_eq!(out.status.code(), Some(2), "{report}: {}", stdout(&out));
        let says = format!("the test ended in exit 1, the native run in the sanitizer's report: {report}");
        assert!(stderr(&out).contains(&says), "{}", stderr(&out));
        // A program that goes on behind the report exits as it does; the report shows a bug.
        let out = replay(&format!("echo '{report}' >&2; exit 1"));
        assert_eq!(out.status.code(), Some(1), "{report}: {}", stdout(&out));
        assert!(stdout(&out).contains("as the test says"), "{}", stdout(&out));
    }
    // What the program itself prints is its own affair.
    for text in ["echo 'p.c:3:5: runtime error: a message'", "echo 'panic: runtime error: mine' >&2"] {
        let out = replay(&format!("{text}; exit 1"));
        assert_eq!((out.status.code(), stderr(&out)), (Some(0), String::new()), "{text}: {}", stdout(&out));
    }
}

#[test]
fn why_tests_cannot_be_replayed_natively_is_said_before_and_once() {
    let bench = Bench::new();
    bench.write("p.ll", version(0, 2));
    let explore = |more: &[&str]| {
        let args =
            ["run", "p.ll", "--sym-stdin", "4", "--sym-file", "/data", "1", "--output", "out", "--force"];
        let out = bench.symvm(&[&args[..], more].concat());
        assert_eq!(out.status.code(), Some(1), "{}", stderr(&out));
        stderr(&out)
    };
    let note = "note: tests with the file '/data' are replayed in the machine alone";
    assert!(!explore(&["--quiet"]).contains(note));
    assert_eq!(explore(&[]).matches(note).count(), 1);
    let tests = bench.files("out/tests", "json").len();
    let out = bench.symvm(&["replay", "--native", "/bin/true", "out"]);
    assert_eq!(out.status.code(), Some(2));
    let why = "out/tests/000001.json): the test has a file '/data'";
    let says = format!("error: {tests} tests cannot be replayed (the first: {why}");
    assert!(stderr(&out).starts_with(&says), "{}", stderr(&out));
    assert_eq!(stderr(&out).matches("'/data'").count(), 1, "{}", stderr(&out));
    let out =
        bench.symvm(&["run", "p.ll", "--sym-stdin", "4", "--sym-file", "data", "1", "--output", "near"]);
    assert!(!stderr(&out).contains("replayed in the machine alone"), "{}", stderr(&out));
}
