//! Every test of a program that reads from all of its world, replayed in the machine and natively, linked with the
//! replay library: both behave as the test says. The compiler that built symvm's solver (`c++`) brings a `cc`; a
//! machine without one skips these tests and says so.

use crate::bench::{Bench, stderr, stdout};
use std::path::Path;
use std::process::Command;
use symvm_explore::{Ending, TestCase};

const WORLD: &[&str] = &["--sym-args", "0", "2", "2", "--sym-stdin", "2", "--sym-file", "config", "4"];

fn source(extension: &str) -> String {
    source_of("world", extension)
}

fn source_of(name: &str, extension: &str) -> String {
    format!("{}/tests/programs/worlds/{name}.{extension}", env!("CARGO_MANIFEST_DIR"))
}

fn build(bench: &Bench) -> bool {
    build_one(bench, "world")
}

/// Builds `NAME.c` with the replay library as `./NAME`; whether that worked.
fn build_one(bench: &Bench, name: &str) -> bool {
    compile(bench, name, &source_of(name, "c"), &[])
}

/// Builds a source with the replay library as `./NAME`; whether that worked.
fn compile(bench: &Bench, name: &str, source: &str, flags: &[&str]) -> bool {
    let library = bench.symvm(&["replay-library"]);
    bench.write("symvm_replay.c", library.stdout);
    let (program, out) = (bench.path(name), bench.path("symvm_replay.c"));
    let sources = [Path::new(source), &out];
    let mut command = Command::new("cc");
    command.args(["-w", "-pthread"]).args(flags).arg("-o").arg(&program).args(sources).arg("-lm");
    match command.output() {
        Ok(done) => {
            assert!(done.status.success(), "{}", stderr(&done));
            true
        }
        Err(error) => {
            // Not a failure of symvm.
            assert_eq!(error.kind(), std::io::ErrorKind::NotFound, "{error}");
            eprintln!("skipped: no C compiler called cc");
            false
        }
    }
}

#[test]
fn native_runs_and_the_machine_agree_on_every_test() {
    let bench = Bench::new();
    if !build(&bench) {
        return;
    }
    let program = source("ll");
    bench.ends(1, &[&["run", &program, "--output", "out"], WORLD].concat());
    let tests = bench.files("out/tests", "json");
    let mut codes = std::collections::BTreeSet::new();
    for path in &tests {
        let test = TestCase::read(&std::fs::read(path).unwrap()).unwrap();
        let expected = match test.ending {
            Some(Ending::Exit { code }) => {
                codes.insert(code);
                0
            }
            Some(Ending::Bug { .. }) => 1,
            other => panic!("{other:?}"),
        };
        let (json, ktest) = (path.display().to_string(), path.with_extension("ktest").display().to_string());
        let machine = bench.ends(expected, &["replay", &program, &json]);
        assert!(machine.contains("as the test says"), "{machine}");
        // A time that no clock comes to is none.
        let time = "9223372036854775807s";
        let native = bench.ends(expected, &["replay", "--native", "./world", "--timeout", time, &json]);
        assert!(native.contains("as the test says"), "{native}");
        // KLEE's format says nothing about how the path ends, but gives the same input.
        bench.ends(expected, &["replay", &program, &ktest]);
        assert_eq!(
            bench.ends(expected, &["replay", "--native", "./world", &ktest]),
            native.replace("as the test says\n", "")
        );
    }
    // A file that is not there, and all that the program does by itself.
    for code in [0, 10, 11, 12, 13, 21, 22] {
        assert!(codes.contains(&code), "no test exits with {code}: {codes:?}");
    }
}

#[test]
fn files_lie_in_their_folders() {
    let bench = Bench::new();
    if !build_one(&bench, "folders") {
        return;
    }
    let program = source_of("folders", "ll");
    let world = ["--sym-file", "data/level", "1", "--sym-file", "./test.ktest", "1"];
    bench.ends(0, &[&["run", &program, "--output", "out"], &world[..]].concat());
    let codes: std::collections::BTreeSet<_> = bench
        .files("out/tests", "json")
        .iter()
        .map(|path| {
            let test = path.display().to_string();
            let native = bench.ends(0, &["replay", "--native", "./folders", &test]);
            assert!(native.contains("as the test says"), "{native}");
            TestCase::read(&std::fs::read(path).unwrap()).unwrap().ending
        })
        .map(|ending| format!("{ending:?}"))
        .collect();
    assert_eq!(codes.len(), 3, "{codes:?}");
    // Nothing is written outside, whoever made the test.
    bench.ends(0, &["run", &program, "--output", "out", "--force", "--sym-file", "data/level", "1"]);
    let test = std::fs::read_to_string(bench.path("out/tests/000001.json")).unwrap();
    for name in ["/data/level", "../level", "data/../../level"] {
        bench.write("test.json", test.replace("data/level", name));
        let out = bench.symvm(&["replay", "--native", "./folders", "test.json"]);
        assert_eq!(out.status.code(), Some(2));
        assert!(stderr(&out).contains(&format!("'{name}'")), "{}", stderr(&out));
    }
}

#[test]
fn a_fuzz_target_is_given_its_input_as_a_file() {
    let bench = Bench::new();
    if !compile(&bench, "target", &source_of("target", "c"), &["-DSYMVM_FUZZ_TARGET"]) {
        return;
    }
    let program = source_of("target", "ll");
    bench.ends(1, &["run", &program, "--output", "out", "--sym-input", "9"]);
    let mut codes = std::collections::BTreeSet::new();
    for path in bench.files("out/tests", "json") {
        let Some(Ending::Exit { code }) = TestCase::read(&std::fs::read(&path).unwrap()).unwrap().ending
        else {
            continue;
        };
        codes.insert(code);
        let native = bench.ends(0, &["replay", "--native", "./target", &path.display().to_string()]);
        assert!(native.contains("as the test says"), "{native}");
    }
    assert_eq!(codes, [0, 10, 11, 12, 14].into());
}

#[test]
fn a_native_run_that_differs_is_told() {
    let bench = Bench::new();
    if !build(&bench) {
        return;
    }
    bench.ends(1, &[&["run", &source("ll"), "--output", "out"], WORLD].concat());
    let wrong = |code: i32, fails: bool| {
        let first = bench.files("out/tests", "json").swap_remove(0);
        let mut test = TestCase::read(&std::fs::read(first).unwrap()).unwrap();
        test.ending = Some(Ending::Exit { code });
        if fails {
            test.input.set("fail_read", vec![2, 0, 0, 0]);
            test.command.extend(["--fail-syscalls".into(), "1".into()]);
        }
        bench.write("wrong.json", test.to_json());
        let out = bench.symvm(&["replay", "--native", "./world", "wrong.json"]);
        (out.status.code(), stdout(&out), stderr(&out))
    };
    let (code, _, message) = wrong(99, false);
    assert_eq!(code, Some(2), "{message}");
    assert!(message.contains("exit 99"), "{message}");
    let (code, said, message) = wrong(99, true);
    assert_eq!(code, Some(0), "{message}");
    assert!(said.contains("fail_read") && said.contains("cannot be compared"), "{said}");
    let missing = bench.symvm(&["replay", "--native", "./nothing", "wrong.json"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(stderr(&missing).contains("./nothing"));
}

/// Explores a program that chooses its case by its input; each test prints natively what it prints in the machine, and
/// ends as it does there. How the paths end.
fn prints_alike(name: &str, bytes: &str) -> Option<Vec<i32>> {
    let bench = Bench::new();
    if !build_one(&bench, name) {
        return None;
    }
    let program = source_of(name, "ll");
    bench.ends(0, &["run", &program, "--sym-stdin", bytes, "--output", "out"]);
    let run = bench.run_json("out");
    assert_eq!(run["stop"], "exhausted");
    // That a timer's signal may come elsewhere, too, is always said.
    let is_lost = |entry: &&serde_json::Value| !entry.to_string().contains("a timer's signal");
    let ledger: Vec<_> = run["ledger"].as_array().into_iter().flatten().filter(is_lost).collect();
    assert!(ledger.is_empty(), "{ledger:?}");
    let mut codes = Vec::new();
    for path in bench.files("out/tests", "json") {
        let test = TestCase::read(&std::fs::read(&path).unwrap()).unwrap();
        let Some(Ending::Exit { code }) = test.ending else { panic!("{:?}", test.ending) };
        codes.push(code);
        let json = path.display().to_string();
        let machine = bench.ends(0, &["replay", &program, &json, "--show-output"]);
        let executable = format!("./{name}");
        // Whoever starts symvm may have signals ignored, as nohup has the hangup.
        let native = Command::new("sh")
            .args(["-c", "trap '' HUP INT TERM USR1; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_symvm")])
            .args(["replay", "--native", &executable, &json, "--show-output"])
            .current_dir(bench.path("."))
            .output()
            .unwrap();
        assert_eq!(native.status.code(), Some(0), "{}", stderr(&native));
        let native = stdout(&native);
        assert!(native.contains("as the test says"), "{native}");
        // The last two lines tell of the run.
        let printed = |text: &str| text.lines().rev().skip(2).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(printed(&machine), printed(&native), "{:?}", test.input);
    }
    Some(codes)
}

#[test]
fn what_stands_below_c_is_as_it_is_natively() {
    if let Some(mut codes) = prints_alike("below_c", "1") {
        codes.sort_unstable();
        assert_eq!(codes, [3, 4]);
    }
}

#[test]
fn timers_interrupt_what_waits_as_they_do_natively() {
    if let Some(mut codes) = prints_alike("timers", "1") {
        codes.sort_unstable();
        assert_eq!(codes, [0, 1, 2, 3, 4, 6, 128 + 14]);
    }
}

#[test]
fn signals_are_heard_as_they_are_natively() {
    let Some(codes) = prints_alike("signals", "1") else { return };
    for code in [0, 1, 128 + 1, 128 + 10, 128 + 12, 128 + 15] {
        assert!(codes.contains(&code), "no test exits with {code}: {codes:?}");
    }
    assert_eq!(codes.len(), 14, "one for each case: {codes:?}");
}

/// Whether this machine lets a program talk to itself, by IPv4 and by IPv4 on a socket of IPv6.
fn has_loopback() -> bool {
    let reached = |address: &str| {
        let listener = std::net::TcpListener::bind(address).ok()?;
        std::net::TcpStream::connect(("127.0.0.1", listener.local_addr().ok()?.port())).ok()
    };
    let has = reached("127.0.0.1:0").is_some() && reached("[::]:0").is_some();
    if !has {
        eprintln!("skipped: this machine has no loopback network of both kinds");
    }
    has
}

#[test]
fn programs_that_ask_the_library_end_as_they_do_natively() {
    let (bench, programs) = (Bench::new(), format!("{}/tests/programs", env!("CARGO_MANIFEST_DIR")));
    // How many different codes they exit with: threads.c has one if all is well, sockets.c one for each case.
    for (name, ends) in [("threads", 1), ("sockets", 10), ("math_errors", 6)] {
        if name == "sockets" && !has_loopback() {
            continue;
        }
        if !compile(&bench, name, &format!("{programs}/{name}.c"), &[]) {
            return;
        }
        bench
            .ends(0, &["run", &format!("{programs}/ll/clang-14-O0/{name}.ll"), "--output", "out", "--force"]);
        let tests = bench.files("out/tests", "json");
        let mut told = std::collections::BTreeSet::new();
        for test in tests {
            let (program, test) = (format!("./{name}"), test.display().to_string());
            let native = bench.ends(0, &["replay", "--native", &program, &test]);
            assert!(native.contains("as the test says"), "{name} {test}: {native}");
            told.extend(native.lines().find(|line| line.contains("exit code")).map(str::to_owned));
        }
        assert_eq!(told.len(), ends, "{name}: {told:?}");
    }
}

#[test]
fn the_edges_of_the_library_are_glibcs() {
    let Some(codes) = prints_alike("edges", "3") else { return };
    for code in [0, 1, 7, 22] {
        assert!(codes.contains(&code), "no test exits with {code}: {codes:?}");
    }
    let refused = codes.iter().filter(|code| **code == 22).count();
    assert_eq!(refused, 1, "all wrong alignments are one path");
}

#[cfg(target_arch = "x86_64")]
#[test]
fn instructions_by_name_do_what_the_processor_does() {
    if !(is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("pclmulqdq")
        && is_x86_feature_detected!("f16c")
        && is_x86_feature_detected!("fma"))
    {
        return;
    }
    let Some(codes) = prints_alike("simd", "2") else { return };
    // In the order of the text's letters "to be nr", one place each; the letters that are not there; the groups; no group.
    for code in [0, 1, 2, 3, 4, 7, 9, 16, 50, 60, 70] {
        let paths = codes.iter().filter(|c| **c == code).count();
        let expected = match code {
            70 => 6,
            16 => 0,
            _ => 1,
        };
        assert_eq!(paths, expected, "{code}: {codes:?}");
    }
}

#[test]
fn a_native_program_is_called_as_in_the_machine() {
    let bench = Bench::new();
    bench.write("p.c", "int main(int argc, char **argv) { return argv[0][0]; }\n");
    let first = "define i32 @main(i32 %argc, ptr %argv) {\n  %name = load ptr, ptr %argv\n  \
        %c = load i8, ptr %name\n  %status = zext i8 %c to i32\n  ret i32 %status\n}\n";
    bench.write("called.ll", first);
    let source = bench.path("p.c").display().to_string();
    if !compile(&bench, "native", &source, &[]) {
        return;
    }
    for more in [&[][..], &["--argv0", "xzcat"]] {
        bench.ends(0, &[&["run", "called.ll", "--force", "--output", "out"], more].concat());
        bench.ends(0, &["replay", "--native", "./native", "out/tests/000001.json"]);
    }
}

/// The machine begins in `/`, where there are folders.
#[test]
fn a_native_program_begins_where_the_same_things_are() {
    let bench = Bench::new();
    bench.write(
        "p.c",
        "#include <unistd.h>\nint main(int argc, char **argv) { return access(argv[1], R_OK) + 2; }\n",
    );
    let looks = "declare i32 @access(ptr, i32)\ndefine i32 @main(i32 %argc, ptr %argv) {\n  \
        %at = getelementptr ptr, ptr %argv, i64 1\n  %name = load ptr, ptr %at\n  \
        %there = call i32 @access(ptr %name, i32 4)\n  %status = add i32 %there, 2\n  ret i32 %status\n}\n";
    bench.write("looks.ll", looks);
    let source = bench.path("p.c").display().to_string();
    if !compile(&bench, "native", &source, &[]) {
        return;
    }
    for name in ["tmp", "./dev/", "dev/null", "dev/urandom", "nothing"] {
        bench.ends(0, &["run", "looks.ll", "--force", "--output", "out", "--args", name]);
        bench.ends(0, &["replay", "--native", "./native", "out/tests/000001.json"]);
    }
}
