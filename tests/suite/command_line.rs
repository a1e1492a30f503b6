//! The binary as a user meets it: bad input, exit codes, what is left behind.

use crate::bench::{Bench, everything, program, stderr};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// How a child ended, which is killed after two minutes.
fn ended(child: &mut Child) -> Option<ExitStatus> {
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(120) {
        if let Some(status) = child.try_wait().unwrap() {
            return Some(status);
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child.kill().unwrap();
    None
}

/// Runs with files that are read once, since they come through pipes.
fn run_with_pipes(bench: &Bench, pipes: &[(&str, &[u8])], args: &[&str]) {
    for &(name, bytes) in pipes {
        let (path, bytes) = (bench.path(name), bytes.to_vec());
        assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
        // Nobody waits for it: it would wait itself if nobody read.
        std::thread::spawn(move || fs::write(path, bytes));
    }
    let mut child = bench.command(args).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    assert!(ended(&mut child).is_some(), "{args:?}: still waits for a pipe that was read");
    let out = child.wait_with_output().unwrap();
    assert_eq!(out.status.code(), Some(0), "{args:?}: {}", stderr(&out));
}

#[test]
fn what_comes_through_a_pipe_is_read_once() {
    let bench = Bench::new();
    let sorting = program("sorting");
    let weights = br#"{"symvm_weights": 1, "weights": {"last-tenth": 1}}"#;
    bench.write("weights", weights);
    let search = ["--strategy", "param", "--weights"];
    bench.ends(0, &[&["run", &sorting, "--output", "files"], &search[..], &["weights"]].concat());
    let text = fs::read(&sorting).unwrap();
    run_with_pipes(
        &bench,
        &[("p.ll", &text), ("w", weights)],
        &[&["run", "p.ll", "--output", "pipes"], &search[..], &["w"]].concat(),
    );
    // The program's name is its own argument, and of another length.
    let found = |folder| {
        let run = bench.run_json(folder);
        (
            run["complete"].clone(),
            ["iterations", "paths", "tests", "bugs"].map(|n| run["campaign"][n].clone()),
        )
    };
    assert_eq!(found("files"), found("pipes"));
}

#[test]
fn who_waits_for_a_pipe_can_be_interrupted() {
    let bench = Bench::new();
    for (command, name) in [("run", "p.ll"), ("solve", "p.smt2"), ("bench", "q.smt2")] {
        let pipe = bench.path(name);
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let mut child = bench.command(&[command, name]).stderr(Stdio::null()).spawn().unwrap();
        // This waits until the other end is opened; nothing is ever written.
        let _writer = fs::File::options().write(true).open(&pipe).unwrap();
        kill(Pid::from_raw(child.id().cast_signed()), Signal::SIGTERM).unwrap();
        let status = ended(&mut child).unwrap();
        // In the moment between opening and reading it ends in order, as with an empty file.
        let is_ended =
            status.signal() == Some(Signal::SIGTERM as i32) || matches!(status.code(), Some(0 | 130));
        assert!(is_ended, "{command}: {status}");
        assert!(!bench.path("symvm-out").exists());
    }
}

/// A mistake ends with exit code 2, a message that has all of `parts`, and no panic.
fn refused(bench: &Bench, args: &[&str], parts: &[&str]) {
    let out = bench.symvm(args);
    let text = stderr(&out);
    assert_eq!(out.status.code(), Some(2), "{args:?}: {text}");
    assert!(!text.contains("panicked"), "{args:?}: {text}");
    for part in parts {
        assert!(text.contains(part), "{args:?} should say '{part}':\n{text}");
    }
}

#[test]
fn mistakes_in_the_command_line_are_refused() {
    let bench = Bench::new();
    let good = program("if_else");
    refused(&bench, &["run"], &["PROG.ll"]);
    refused(&bench, &["run", "nowhere.ll"], &["nowhere.ll"]);
    refused(&bench, &["run", &good, "--strategy", "magic"], &["'magic'; there are", "cgs"]);
    refused(&bench, &["run", &good, "--strategy", "generationl"], &["did you mean 'generational'?"]);
    refused(&bench, &["run", &good, "--strategy", "x"], &["'x'; there are"]);
    refused(&bench, &["run", &good, "--max-iterations", "0"], &["max-iterations"]);
    refused(&bench, &["run", &good, "--restart", "0"], &["restart", "never"]);
    refused(&bench, &["run", &good, "--max-time", "0"], &["above zero"]);
    refused(&bench, &["run", &good, "--max-time", "soon"], &["soon"]);
    refused(&bench, &["run", &good, "--max-memory", "0"], &["above zero"]);
    refused(&bench, &["run", &good, "--max-memory", "2000"], &["2000M"]);
    refused(&bench, &["run", &good, "--sym-file", "name"], &["sym-file"]);
    refused(&bench, &["run", &good, "--sym-file", "name", "many"], &["many"]);
    refused(&bench, &["run", &good, "--stub", "f=perhaps"], &["perhaps"]);
    refused(&bench, &["run", &good, "--seeds", "nowhere"], &["nowhere"]);
    refused(&bench, &["run", &good, "--sym-args", "3", "1", "4"], &["3", "1"]);
    refused(&bench, &["teach"], &["teach"]);
    refused(&bench, &["run", &good, "word"], &["word", "--args"]);
    refused(&bench, &["run", &good, "--output-dir=x"], &["KLEE", "--output DIR"]);
    refused(&bench, &["--posix-runtime", &good], &["KLEE", "--sym-args"]);
    bench.write("short", "0.5 0.25\n");
    bench.write("misspelt.json", r#"{"symvm_weights": 1, "weights": {"nestled": 1}}"#);
    refused(
        &bench,
        &["run", &good, "--strategy", "param", "--weights", "short"],
        &["short", "2 numbers", "40"],
    );
    let misspelt = ["run", &good, "--strategy", "param", "--weights", "misspelt.json"];
    refused(&bench, &misspelt, &["misspelt.json", "nestled", "--features"]);
    refused(&bench, &["run", &good, "--weights", "short"], &["param", "auto"]);
    refused(&bench, &["run", &good, "--paradyse-compat"], &["--weights"]);
    refused(
        &bench,
        &["run", &good, "--strategy", "auto=cgs,dfs", "--klee-compat"],
        &["auto=cgs,dfs", "covnew"],
    );
}

#[test]
fn weights_decide_what_is_tried_first() {
    let bench = Bench::new();
    let sorting = program("sorting");
    let tests = |feature: &str| {
        bench.write("weights", format!(r#"{{"symvm_weights": 1, "weights": {{"{feature}": 1}}}}"#));
        bench.ends(0, &["run", &sorting, "--strategy", "param", "--weights", "weights", "--force"]);
        let test = |n| fs::read(bench.path(&format!("symvm-out/tests/{n:06}.ktest"))).expect("it is there");
        (1..=20).map(test).collect::<Vec<_>>()
    };
    let (last, first) = (tests("last-tenth"), tests("first-tenth"));
    assert_eq!(last[0], first[0], "all begin alike");
    assert_ne!(last, first);
}

#[test]
fn options_among_the_program_s_arguments_are_told() {
    let bench = Bench::new();
    let sorting = program("sorting");
    let said = |args: &[&str]| {
        let out =
            bench.command(&[&["run", &sorting, "--output", "o", "--force"], args].concat()).output().unwrap();
        stderr(&out)
    };
    let note = "note: --seed=3 behind --args is an argument of the program";
    assert!(said(&["--args", "x", "--seed=3", "--unknown"]).contains(note));
    let without = said(&["--args", "x", "--unknown", ";", "--seed=3"]);
    assert!(!without.contains("behind --args"), "{without}");
}

#[test]
fn functions_that_the_program_does_not_have_are_told() {
    let bench = Bench::new();
    let text = "declare i32 @outside(i32)\ndefine void @_Z4failv() {\n  ret void\n}\ndefine i32 @main() {\n  %x = call i32 @outside(i32 1)\n  call void @_Z4failv()\n  ret i32 0\n}\n";
    bench.write("p.ll", text);
    let said = |command: &str, args: &[&str]| {
        let out = bench.symvm(&[&[command, "p.ll", "--output", "o", "--force"], args].concat());
        (out.status.code(), stderr(&out))
    };
    let stub = ["--stub", "outside=0"];
    for command in ["run", "verify"] {
        let (code, without) = said(command, &stub);
        assert!(!without.contains("note: --stub"), "{without}");
        // To verify what has one path is nothing strange.
        assert_eq!(without.contains("note: nothing was symbolic"), command == "run", "{without}");
        for (args, part) in [
            (
                ["--stub", "outsdie=0"],
                "--stub outsdie: no module declares or defines a function 'outsdie'; did you mean 'outside'?",
            ),
            (
                ["--error-function", "fail"],
                "--error-function fail: no module declares or defines a function 'fail'; did you mean '_Z4failv' (fail())?",
            ),
            (
                ["--stub", "fail()=0"],
                "--stub fail(): no module declares or defines a function 'fail()'; did you mean '_Z4failv' (fail())?",
            ),
            (
                ["--stub", "something_else=abort"],
                "--stub something_else: no module declares or defines a function 'something_else'\n",
            ),
        ] {
            let args = [&stub[..], &args].concat();
            let (with_note, text) = said(command, &args);
            if command == "verify" && args.contains(&"--error-function") {
                // That it is never called would be no news.
                assert_eq!(with_note, Some(2), "{text}");
                assert!(text.contains(&format!("error: {part}")), "{text}");
                continue;
            }
            assert_eq!(with_note, code, "{text}");
            assert!(text.contains(&format!("note: {part}")), "{text}");
            assert!(!said(command, &[&args[..], &["--quiet"]].concat()).1.contains("note:"));
        }
    }
    // The two that always count need not be there.
    let always = [&stub[..], &["--error-function", "reach_error"]].concat();
    assert!(!said("run", &always).1.contains("note: --"));
}

#[test]
fn a_file_of_the_world_is_there_once() {
    let bench = Bench::new();
    let good = program("if_else");
    bench.write("x", "x");
    bench.write("y", "y");
    fs::create_dir_all(bench.path("full/b")).unwrap();
    fs::create_dir(bench.path("empty")).unwrap();
    bench.write("full/b/y", "y");
    for (args, parts) in [
        (&["--sym-file", "cfg", "3", "--file", "x=cfg"][..], ["--file x=cfg", "--sym-file 'cfg' 3"]),
        (&["--file", "x=cfg", "--file", "y=./cfg"], ["--file y=./cfg", "--file x=cfg"]),
        (&["--sym-file", "/cfg", "3", "--sym-file", "a/..", "3"], ["--sym-file 'a/..' 3", "'..'"]),
        (
            &["--sym-file", "cfg", "3", "--sym-file", ".//cfg", "4"],
            ["--sym-file './/cfg' 4", "--sym-file 'cfg' 3"],
        ),
        (&["--sym-file", "", "3"], ["--sym-file '' 3", "not the name of a file"]),
        (&["--file", "x="], ["--file x=", "not the name of a file"]),
        (&["--file", "x=../x"], ["--file x=../x", "'../x'"]),
        (&["--file", "nowhere=x"], ["--file nowhere=x", "'nowhere'"]),
        (&["--file", "empty"], ["--file empty", "no file in this folder"]),
        (&["--file", "full=a", "--file", "x=a/b/y"], ["--file x=a/b/y", "--file full=a"]),
    ] {
        for command in ["run", "verify"] {
            refused(&bench, &[&[command, &good], args].concat(), &parts);
        }
    }
    bench.ends(0, &["run", &good, "--sym-file", "a", "3", "--file", "x=b/a", "--file", "y=x", "--force"]);
}

#[test]
fn a_program_that_is_none_is_refused() {
    let bench = Bench::new();
    bench.write("empty.ll", "");
    refused(&bench, &["run", "empty.ll"], &["main"]);
    bench.write("text.ll", "This is not LLVM IR.\n");
    refused(&bench, &["run", "text.ll"], &["text.ll:1:1", "This is not LLVM IR."]);
    bench.write("cut.ll", "define i32 @main() {\n  %1 = add i32 1, 2\n  ret i32 %1\n");
    refused(&bench, &["run", "cut.ll"], &["cut.ll:"]);
    bench.write("undefined.ll", "define i32 @main() {\n  ret i32 %nothing\n}\n");
    refused(&bench, &["run", "undefined.ll"], &["undefined.ll:2", "nothing", "^"]);
    bench.write("bytes.ll", [0xff, 0xfe, 0x00, 0x80, b'\n', 0xc3, 0x28]);
    refused(&bench, &["run", "bytes.ll"], &["bytes.ll"]);
    bench.write("twice.ll", "define i32 @main() {\n  ret i32 0\n}\n");
    bench.write("again.ll", "define i32 @main() {\n  ret i32 1\n}\n");
    refused(&bench, &["run", "twice.ll", "again.ll"], &["main", "again.ll"]);
    refused(&bench, &["run", "."], &["."]);
    bench.write("prog.c", "int main(void) { return 0; }\n");
    refused(&bench, &["run", "prog.c"], &["C source", "clang -g -O0 -S -emit-llvm prog.c -o prog.ll"]);
    bench.write("prog.cpp", "int main() { return 0; }\n");
    refused(&bench, &["run", "prog.cpp"], &["clang++ -g -O0 -S -emit-llvm prog.cpp -o prog.ll"]);
    bench.write("prog.bc", b"BC\xc0\xde\x35\x14");
    refused(&bench, &["verify", "prog.bc"], &["bitcode", "llvm-dis prog.bc -o prog.ll"]);
    bench.write("prog", b"\x7fELF\x02");
    refused(&bench, &["run", "prog"], &["native", "clang -g -O0 -S -emit-llvm"]);
    let triples = [
        "aarch64-unknown-linux-gnu",
        "riscv64-unknown-linux-gnu",
        "i386-pc-linux-gnu",
        "x86_64-pc-windows-msvc19.33.0",
        "x86_64-w64-mingw32",
        "x86_64-linux-gnux32",
    ];
    for triple in triples {
        let text = format!("target triple = \"{triple}\"\ndefine i32 @main() {{\n  ret i32 0\n}}\n");
        bench.write("other.ll", text);
        refused(&bench, &["run", "other.ll"], &["other.ll:1", triple, "--target=x86_64"]);
        refused(&bench, &["run", "twice.ll", "other.ll"], &[triple]);
    }
    for triple in ["x86_64-unknown-freebsd14", "x86_64-apple-macosx13.0.0", "amd64-linux", ""] {
        let text = format!("target triple = \"{triple}\"\ndefine i32 @main() {{\n  ret i32 0\n}}\n");
        bench.write("unix.ll", text);
        bench.ends(0, &["run", "unix.ll", "--force"]);
    }
}

#[test]
fn an_output_directory_that_cannot_be_used_is_refused() {
    let bench = Bench::new();
    let good = program("if_else");
    bench.write("file", "taken");
    refused(&bench, &["run", &good, "--output", "file"], &["file"]);
    refused(&bench, &["run", &good, "--output", "file/below"], &["file/below"]);
    fs::create_dir(bench.path("full")).unwrap();
    bench.write("full/letter.txt", "precious");
    refused(&bench, &["run", &good, "--output", "full"], &["full"]);
    refused(&bench, &["run", &good, "--output", "full", "--force"], &["full"]);
    assert_eq!(
        fs::read_to_string(bench.path("full/letter.txt")).unwrap(),
        "precious",
        "nothing of the user's is touched"
    );
    let first = bench.symvm(&["run", &good, "--output", "out"]);
    assert_eq!(first.status.code(), Some(0), "{}", stderr(&first));
    refused(&bench, &["run", &good, "--output", "out"], &["out", "--force"]);
    assert_eq!(bench.symvm(&["run", &good, "--output", "out", "--force"]).status.code(), Some(0));
    for folder in ["new", "new/tests", "./new/raw"] {
        for option in ["--emit-corpus", "--log-queries"] {
            refused(
                &bench,
                &["run", &good, "--output", "new", option, folder],
                &[option, folder, "beside it"],
            );
            assert!(!bench.path("new").exists(), "{option} {folder}");
        }
    }
    // What there is gives way only to a run that can begin.
    let before = everything(&bench.path("out"));
    for jobs in ["1", "2"] {
        for place in [["--emit-corpus", "file"], ["--log-queries", "file"], ["--log-queries", "full"]] {
            fs::create_dir_all(bench.path("full/shard0/letters")).unwrap();
            let args = ["run", &good, "--output", "out", "--force", "--jobs", jobs, place[0], place[1]];
            refused(&bench, &args, &[place[1]]);
            assert!(everything(&bench.path("out")) == before, "{place:?}: nothing is touched");
        }
    }
}

#[test]
fn files_of_the_user_s_are_not_replaced() {
    let bench = Bench::new();
    let loops = program("while_loop");
    bench.write("mine.c", "int main(void) { return 0; }\n");
    bench.write("mine.md", "# Read me\n");
    bench.ends(0, &["run", &loops, "--output", "out"]);
    let asked = |name: &str| {
        [
            vec!["run", &loops, "--output", "other", "--test-suite", name],
            vec!["verify", &loops, "--output", "other", "--test-suite", name],
            vec!["explain", "out", "--graphviz", name],
            vec!["tune", &loops, "--budget", "1s", "--output", name],
        ]
        .map(|args| args.into_iter().map(str::to_owned).collect::<Vec<_>>())
    };
    let refused = |args: Vec<String>, why: &str| {
        let out = bench.symvm(&args.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(
            (out.status.code(), stderr(&out).contains(why)),
            (Some(2), true),
            "{args:?}: {}",
            stderr(&out)
        );
    };
    asked("mine.c").into_iter().for_each(|args| refused(args, "mine.c: there is a file that is no"));
    // The report of what is learned is beside it.
    let [.., tune] = asked("mine");
    refused(tune, "mine.md: there is a file that is no report");
    let [suite, ..] = asked("nowhere/suite.zip");
    refused(suite, "there is no such folder");
    assert!(!bench.path("other").exists(), "nothing was run");
    assert_eq!(fs::read_to_string(bench.path("mine.c")).unwrap(), "int main(void) { return 0; }\n");
    // Those of its own are.
    for _ in 0..2 {
        bench.ends(0, &["run", &loops, "--output", "out", "--force", "--test-suite", "suite.zip"]);
        bench.ends(0, &["explain", "out", "--graphviz", "tree.dot"]);
    }
}

#[test]
fn a_native_run_ends_in_time_whatever_it_started() {
    let bench = Bench::new();
    bench.ends(0, &["run", &program("while_loop"), "--output", "out"]);
    let script = bench.write("wrapper", "#!/bin/sh\nsleep 100\n");
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    let args = ["replay", "--native", "./wrapper", "--timeout", "1s", "out/tests/000001.json"];
    let mut child = bench.command(&args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let begin = Instant::now();
    assert_eq!(ended(&mut child).and_then(|status| status.code()), Some(2));
    assert!(begin.elapsed() < Duration::from_secs(60), "it waits for what the script started");
}

#[test]
fn a_test_file_that_is_none_is_refused() {
    let bench = Bench::new();
    let good = program("if_else");
    bench.write("broken.json", "{\"objects\": [");
    refused(&bench, &["replay", &good, "broken.json"], &["broken.json"]);
    bench.write("other.json", "{\"a\": 1}");
    refused(&bench, &["replay", &good, "other.json"], &["other.json"]);
    bench.write("cut.ktest", b"KTEST\0\0\0\x03\0\0");
    refused(&bench, &["replay", &good, "cut.ktest"], &["cut.ktest"]);
    bench.write("not.ktest", b"ELF and so on");
    refused(&bench, &["replay", &good, "not.ktest"], &["not.ktest"]);
    refused(&bench, &["replay", &good, "absent.ktest"], &["absent.ktest"]);
    refused(&bench, &["replay", "broken.json"], &["broken.json"]);
}

#[test]
fn exit_codes_tell_bugs_from_limits() {
    let bench = Bench::new();
    let clean = bench.symvm(&["run", &program("switch_sparse"), "--output", "clean"]);
    assert_eq!(clean.status.code(), Some(0), "{}", stderr(&clean));
    let bugs = bench.symvm(&["run", &program("failures"), "--output", "bugs"]);
    assert_eq!(bugs.status.code(), Some(1), "{}", stderr(&bugs));
    let limit = bench.symvm(&["run", &program("sorting"), "--output", "limit", "--max-iterations", "3"]);
    assert_eq!(limit.status.code(), Some(3), "{}", stderr(&limit));
    let tests = fs::read_dir(bench.path("limit/tests")).unwrap().flatten();
    let tests = tests.filter(|t| t.path().extension().is_some_and(|e| e == "ktest")).count();
    assert_eq!(tests, 3, "what was found before the limit is kept");
}

#[test]
fn every_test_replays_and_bugs_are_shown() {
    let bench = Bench::new();
    let prog = program("failures");
    let run = bench.symvm(&["run", &prog, "--output", "out"]);
    assert_eq!(run.status.code(), Some(1), "{}", stderr(&run));
    let mut codes = Vec::new();
    for entry in fs::read_dir(bench.path("out/tests")).unwrap().flatten() {
        let path = entry.path();
        let test = path.display().to_string();
        let replay = bench.symvm(&["replay", &prog, &test]);
        assert!(matches!(replay.status.code(), Some(0 | 1)), "{test}: {}", stderr(&replay));
        codes.push(replay.status.code());
    }
    assert!(codes.contains(&Some(0)) && codes.contains(&Some(1)));
    let reports: Vec<_> = fs::read_dir(bench.path("out/bugs"))
        .unwrap()
        .flatten()
        .map(|e| e.file_name().into_string().unwrap())
        .collect();
    for kind in ["null-dereference", "abort", "assertion-failure", "division-by-zero", "unreachable"] {
        assert!(reports.iter().any(|r| r.contains(kind)), "{kind} is not among {reports:?}");
    }
    // The report of a bug stands for its test.
    for report in bench.files("out/bugs", "json") {
        let report = report.display().to_string();
        bench.ends(1, &["replay", &prog, &report]);
        let lone = bench.path("lone.json");
        fs::copy(&report, &lone).unwrap();
        refused(&bench, &["replay", &prog, &lone.display().to_string()], &["tests/0000"]);
        // One without a test says so; what it advises works.
        let mut report: serde_json::Value = serde_json::from_slice(&fs::read(&report).unwrap()).unwrap();
        report["test"] = 0.into();
        bench.write("untested.json", report.to_string());
        let untested = bench.path("untested.json").display().to_string();
        refused(
            &bench,
            &["replay", &prog, &untested],
            &["no test was written for this bug", "\"symvm_test\": 1"],
        );
        let test = serde_json::json!({ "symvm_test": 1, "input": report["input"] });
        bench.write("made.json", test.to_string());
        bench.ends(1, &["replay", &prog, &bench.path("made.json").display().to_string()]);
    }
}

/// Nobody may be listening: `symvm … 2>&1 | head -1`.
#[test]
fn exit_codes_are_the_same_where_nobody_reads_what_is_said() {
    let bench = Bench::new();
    let good = program("if_else");
    bench.write("bad.ll", "define i32 @main( {\n");
    for (code, args) in [
        (2, &["run", "bad.ll"][..]),
        (2, &["run", "nowhere.ll"]),
        (2, &["run", &good, "--strategy", "magic"]),
        (0, &["run", &good, "--output", "out"]),
        (2, &["solve", "nowhere.smt2"]),
    ] {
        let [said, told] = [(), ()].map(|()| std::io::pipe().unwrap().1);
        let status = bench.command(args).stdout(said).stderr(told).status().unwrap();
        assert_eq!(status.code(), Some(code), "{args:?}");
    }
}
