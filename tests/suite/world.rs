//! The world of a program as the command line describes it: where it starts, what fails, what stubs answer, its
//! environment, files and arguments, and what it prints.

use crate::bench::{Bench, stderr};
use std::collections::BTreeSet;
use std::fs;

fn calls() -> String {
    format!("{}/tests/programs/worlds/calls.ll", env!("CARGO_MANIFEST_DIR"))
}

/// The exit statuses of the tests that a run left behind.
fn statuses(bench: &Bench, output: &str) -> BTreeSet<i64> {
    let mut found = BTreeSet::new();
    for path in bench.files(&format!("{output}/tests"), "json") {
        let test: serde_json::Value = serde_json::from_slice(&fs::read(path).unwrap()).unwrap();
        if let Some(code) = test.pointer("/ending/exit/code").or_else(|| test.pointer("/ending/code")) {
            found.insert(code.as_i64().unwrap());
        }
    }
    found
}

#[test]
fn a_function_is_entered_with_arguments_of_its_own() {
    let bench = Bench::new();
    let program = calls();
    let entered =
        ["run", &program, "--entry", "deep", "--entry-text", "--entry-size", "8", "--output", "out"];
    bench.ends(1, &entered);
    let bugs = bench.files("out/bugs", "txt");
    assert_eq!(bugs.len(), 1, "the one abort");
    let report = fs::read_to_string(&bugs[0]).unwrap();
    for part in ["abort", "#1 deep at", "(8 bytes)", "2a 00 00 00", "fd ff"] {
        assert!(report.contains(part), "'{part}' is not in {report}");
    }
    // The test replays in the same world.
    let test = report.lines().find_map(|line| line.strip_prefix("test: ")).unwrap();
    bench.ends(1, &["replay", &program, &format!("out/{test}")]);
    let refused = bench.symvm(&["run", &program, "--entry", "nowhere", "--output", "no"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(stderr(&refused).contains("nowhere"), "{}", stderr(&refused));
}

#[test]
fn what_a_program_is_given_is_named_in_reports() {
    let bench = Bench::new();
    let read = |list: &str, at: u64| {
        format!(
            "define i32 @main(i32 %argc, ptr %argv, ptr %environ) {{\n  %at = getelementptr ptr, ptr %{list}, i64 {at}\n  \
             %p = load ptr, ptr %at\n  %q = getelementptr i8, ptr %p, i64 20\n  %c = load i8, ptr %q\n  ret i32 0\n}}\n\
             define void @f(ptr %text) {{\n  %q = getelementptr i8, ptr %text, i64 9\n  %c = load i8, ptr %q\n  ret void\n}}\n"
        )
    };
    bench.write("argument.ll", read("argv", 2));
    bench.write("behind.ll", read("argv", 3));
    let free = |list: &str, call: &str| {
        format!(
            "declare void @free(ptr)\ndeclare ptr @realloc(ptr, i64)\n\
             define i32 @main(i32 %argc, ptr %argv, ptr %environ) {{\n  %p = load ptr, ptr %{list}\n  {call}\n  ret i32 0\n}}\n\
             define void @f(ptr %p) {{\n  {call}\n  ret void\n}}\n"
        )
    };
    bench.write("free.ll", free("argv", "call void @free(ptr %p)"));
    bench.write("grow.ll", free("environ", "%q = call ptr @realloc(ptr %p, i64 99)"));
    bench.write("variable.ll", read("environ", 1));
    let table: [(&[&str], &str); 6] = [
        (
            &["argument.ll", "--sym-args", "1", "1", "4", "--args", "no"],
            "15 bytes past the end of argument 'argv[2]' of 5 bytes",
        ),
        // The null at the end of the list is read.
        (&["behind.ll", "--args", "yes"], "just past the end of the array 'argv' of 24 bytes"),
        (
            &["variable.ll", "--env", "A=b", "--env", "LANG=C"],
            "13 bytes past the end of environment string 'environ[1]' of 7 bytes",
        ),
        (
            &["variable.ll", "--entry", "f", "--entry-size", "8"],
            "1 byte past the end of the object for parameter 'text' of 8 bytes",
        ),
        // They are no blocks of the heap. What a function is given may be one.
        (&["free.ll", "--sym-args", "1", "1", "4"], "start of argument 'argv[0]' of 5 bytes"),
        (&["grow.ll", "--env", "A=b"], "start of environment string 'environ[0]' of 4 bytes"),
    ];
    for (n, (args, words)) in table.into_iter().enumerate() {
        let output = n.to_string();
        bench.ends(1, &[&["run", "--output", &output], args].concat());
        let report = fs::read_to_string(&bench.files(&format!("{output}/bugs"), "txt")[0]).unwrap();
        assert!(report.contains(&format!("{words}\n")), "'{words}' is not in {report}");
    }
    bench.ends(0, &["run", "free.ll", "--entry", "f", "--entry-size", "8", "--output", "own"]);
}

#[test]
fn calls_into_the_environment_fail_one_by_one() {
    let bench = Bench::new();
    let program = calls();
    let world = ["--sym-stdin", "4"];
    bench.ends(0, &[&["run", &program, "--output", "none", "--stub", "outside=0"], &world[..]].concat());
    assert_eq!(statuses(&bench, "none"), BTreeSet::from([0]), "nothing fails unless asked");
    let failing = ["run", &program, "--output", "one", "--stub", "outside=0", "--fail-syscalls", "1"];
    bench.ends(1, &[&failing, &world[..]].concat());
    let found = statuses(&bench, "one");
    assert!(BTreeSet::from([0, 1, 2, 3, 4, 6]).is_subset(&found), "{found:?}");
    let bugs = bench.files("one/bugs", "txt");
    assert_eq!(bugs.len(), 1, "the unchecked malloc alone: none of the library's");
    assert!(fs::read_to_string(&bugs[0]).unwrap().starts_with("null-dereference"));
}

#[test]
fn stubs_answer_what_they_are_told() {
    let bench = Bench::new();
    let program = calls();
    for (how, code) in [("-5", 7), ("zero", 8), ("0xfffffffb", 7), ("symbolic", 8)] {
        let stub = format!("outside={how}");
        let out = format!("out{how}");
        bench.ends(0, &["run", &program, "--output", &out, "--stub", &stub, "--args", "outside"]);
        assert!(statuses(&bench, &out).contains(&code), "{how}: {:?}", statuses(&bench, &out));
    }
    bench.ends(1, &["run", &program, "--output", "abort", "--stub", "outside=abort", "--args", "outside"]);
    // Without one, it is said at once which function is missing.
    let told = bench.symvm(&["run", &program, "--output", "none", "--args", "outside"]);
    assert!(stderr(&told).contains("bug: unmodelled-external at "), "{}", stderr(&told));
    assert!(stderr(&told).contains(": call of 'outside'\n"), "{}", stderr(&told));
}

#[test]
fn the_environment_chooses_the_locale_and_output_is_shown() {
    let bench = Bench::new();
    let program = calls();
    let shown = |settings: &[&str]| {
        let mut args = vec!["run", &program, "--force", "--show-output"];
        for setting in settings {
            args.extend(["--env", setting]);
        }
        args.extend(["--args", "show"]);
        bench.ends(0, &args)
    };
    let plain = shown(&[]);
    assert!(plain.contains("C -1 nobody\n"), "{plain}");
    let utf8 = shown(&["LANG=C.UTF-8", "WHO=me"]);
    assert!(utf8.contains("C.UTF-8 3 me\n"), "{utf8}");
    let unknown = shown(&["LC_ALL=tlh_KX", "LANG=C.UTF-8"]);
    assert!(unknown.contains("none -1 nobody\n"), "{unknown}");
}

#[test]
fn files_of_the_host_are_copies_under_another_name() {
    let bench = Bench::new();
    let program = format!("{}/tests/programs/worlds/world.ll", env!("CARGO_MANIFEST_DIR"));
    bench.write("settings", "on!\n");
    let run = ["run", &program, "--file", "settings=config", "--sym-args", "1", "2", "2", "--output", "out"];
    let out = bench.symvm(&run);
    assert!(matches!(out.status.code(), Some(0 | 1)), "{}", stderr(&out));
    let found = statuses(&bench, "out");
    assert!(found.contains(&11), "the file was read: {found:?}");
    assert_eq!(fs::read_to_string(bench.path("settings")).unwrap(), "on!\n");
    // A folder is all files in it. (The program says 11, too, where there is no such file, and goes on where it says something else.)
    fs::create_dir_all(bench.path("etc/deep")).unwrap();
    bench.write("etc/deep/config", "none");
    bench.write("etc/other", "on!\n");
    for (spec, is_read) in [("etc/deep=.", true), ("etc/deep=/", true), ("etc=.", false)] {
        let run =
            ["run", &program, "--file", spec, "--sym-args", "1", "2", "2", "--output", "out", "--force"];
        bench.symvm(&run);
        assert_eq!(!statuses(&bench, "out").contains(&11), is_read, "{spec}");
    }
    // The results lie in the folder, too, and are no part of the world.
    bench.ends(0, &["run", &program, "--file", ".=.", "--max-iterations", "1", "--output", "out", "--force"]);
    let resumed = bench.symvm(&["run", "--resume", "out", "--max-iterations", "2"]);
    assert!(resumed.status.success(), "{}", stderr(&resumed));
}

/// A program's own `strlen` is its own affair; its `malloc` is everybody's.
#[test]
fn functions_of_the_program_win_where_they_do_with_glibc() {
    let bench = Bench::new();
    bench.write(
        "own.ll",
        r#"
@format = constant [11 x i8] c"%s %lu %s\0A\00"
@text = constant [4 x i8] c"abc\00"
@pool = global [65536 x i8] zeroinitializer
@next = global ptr null
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @prepare, ptr null }]
declare i32 @printf(ptr, ...)
declare ptr @strdup(ptr)
; Nobody asks for memory before this.
define void @prepare() {
  store ptr @pool, ptr @next
  ret void
}
define i64 @strlen(ptr %text) {
  ret i64 42
}
define ptr @malloc(i64 %size) {
  %here = load ptr, ptr @next
  %after = getelementptr i8, ptr %here, i64 %size
  store ptr %after, ptr @next
  store i8 0, ptr %here
  ret ptr %here
}
define i32 @main() {
  %length = call i64 @strlen(ptr @text)
  %copy = call ptr @strdup(ptr @text)
  %at = ptrtoint ptr %copy to i64
  %offset = sub i64 %at, ptrtoint (ptr @pool to i64)
  %ours = icmp ult i64 %offset, 65536
  %status = select i1 %ours, i32 7, i32 8
  %n = call i32 (ptr, ...) @printf(ptr @format, ptr @text, i64 %length, ptr %copy)
  ret i32 %status
}
"#,
    );
    let shown = bench.ends(0, &["run", "own.ll", "--show-output", "--output", "out"]);
    assert!(shown.contains("abc 42 abc\n"), "{shown}");
    assert_eq!(statuses(&bench, "out"), BTreeSet::from([7]));
}

/// What somebody outside sends comes to a server, a client, and one who waits for packets; without it nobody comes.
#[test]
fn somebody_outside_comes_to_a_socket() {
    let bench = Bench::new();
    let program = format!("{}/tests/programs/worlds/server.ll", env!("CARGO_MANIFEST_DIR"));
    let run = |how: &str, world: &[&str], code: i32| {
        let begun = ["run", &program, "--output", "out", "--force"];
        bench.ends(code, &[&begun, world, &["--args", how]].concat());
        statuses(&bench, "out")
    };
    for (how, without, with) in [("accept", 0, [0, 7]), ("connect", 3, [4, 8]), ("receive", 0, [5, 9])] {
        assert_eq!(run(how, &[], 0), BTreeSet::from([without]), "{how}, nobody");
        assert_eq!(run(how, &["--sym-socket", "3"], 0), BTreeSet::from(with), "{how}");
    }
    fs::create_dir(bench.path("seeds")).expect("a folder");
    bench.write("seeds/hello", "go\n");
    let seeded = ["--sym-socket", "3", "--max-iterations", "2", "--seeds", "seeds"];
    assert!(!run("accept", &seeded[..4], 3).contains(&7));
    assert!(run("accept", &seeded, 3).contains(&7), "raw bytes are what is sent");
    run("accept", &["--sym-socket", "5"], 1);
    let bug = fs::read_to_string(&bench.files("out/bugs", "txt")[0]).expect("a report");
    assert!(bug.contains("out-of-bounds") && bug.contains("local variable 'line' of 4 bytes"), "{bug}");
    assert!(bug.contains("/dev/socket (5 bytes)"), "{bug}");
    let test = bench.files("out/tests", "json")[0].display().to_string();
    bench.symvm(&["replay", &program, &test]);
    let native = bench.symvm(&["replay", "--native", &program, &test]);
    assert_eq!(native.status.code(), Some(2));
    assert!(stderr(&native).contains("(--sym-socket)"), "{}", stderr(&native));
    let both = bench.symvm(&["run", &program, "--sym-socket", "3", "--sym-file", "/dev/socket", "3"]);
    assert!(stderr(&both).contains("--sym-socket 3"), "{}", stderr(&both));
}

#[test]
fn a_program_is_called_as_its_file_or_as_it_is_told() {
    let bench = Bench::new();
    let first = "define i32 @main(i32 %argc, ptr %argv) {\n  %name = load ptr, ptr %argv\n  \
        %c = load i8, ptr %name\n  %status = zext i8 %c to i32\n  ret i32 %status\n}\n";
    bench.write("cat.ll", first);
    for (more, letter) in [(&[][..], b'c'), (&["--argv0", "xzcat"], b'x'), (&["--argv0", "-sh"], b'-')] {
        bench.ends(0, &[&["run", "cat.ll", "--force", "--output", "out"], more].concat());
        assert_eq!(statuses(&bench, "out"), BTreeSet::from([i64::from(letter)]), "{more:?}");
        bench.ends(0, &["replay", "cat.ll", "out/tests/000001.json"]);
    }
}
