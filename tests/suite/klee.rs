//! What who comes from KLEE looks for: its interface beside inputs, and its header.

use crate::bench::{Bench, stderr, stdout};
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;
use symvm_explore::{Ending, TestCase};

fn source(extension: &str) -> String {
    format!("{}/tests/programs/worlds/klee.{extension}", env!("CARGO_MANIFEST_DIR"))
}

/// Writes `include/klee/klee.h` and the replay library.
fn lay_out_library(bench: &Bench) {
    fs::create_dir_all(bench.path("include/klee")).unwrap();
    bench.write("include/klee/klee.h", bench.ends(0, &["replay-library", "--klee-header"]));
    bench.write("symvm_replay.c", bench.ends(0, &["replay-library"]));
}

/// Runs `cc`; false if there is none.
fn compiles(bench: &Bench, args: &[&str]) -> bool {
    match Command::new("cc").args(args).current_dir(bench.path(".")).output() {
        Ok(done) => {
            assert!(done.status.success(), "{}", stderr(&done));
            true
        }
        Err(_) => {
            eprintln!("skipped: no C compiler called cc");
            false
        }
    }
}

/// The faults and exit codes of the tests of a run.
fn endings(bench: &Bench) -> BTreeSet<String> {
    let tests = bench.files("symvm-out/tests", "json").into_iter();
    let ending = |path| TestCase::read(&fs::read(path).unwrap()).unwrap().ending.unwrap().summary();
    tests.map(ending).map(|text| text.split(" at ").next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn what_the_program_says_is_shown_once() {
    let bench = Bench::new();
    let program = source("ll");
    let out = bench.symvm(&["run", &program]);
    let said = stderr(&out);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[..2], ["KLEE: WARNING: main: begins", "KLEE: WARNING ONCE: main: begins"], "{said}");
    assert!(lines[2].starts_with("sum:(") && lines[2].contains("(bvadd "), "{said}");
    assert!(lines[3].starts_with("low:(") && lines[3].ends_with(" (in [3, 18])"), "{said}");
    assert_eq!(lines[4..6], ["number:7", "call stack, innermost first:"], "{said}");
    assert!(lines[6].starts_with("  #0 main at tests/programs/worlds/klee.c:"), "{said}");
    assert_eq!(said.matches("begins").count(), 2, "{said}");
    // With what the program prints it is said on each path; quietly, not at all.
    let all = bench.ends(1, &["run", &program, "--force", "--show-output"]);
    assert!(all.matches("number:7").count() > 5, "{all}");
    assert_eq!(stderr(&bench.symvm(&["run", &program, "--force", "--quiet"])), "");
    // Nothing of what was said before is said again; several workers say no more than one.
    assert!(!stderr(&bench.symvm(&["run", "--resume", "symvm-out"])).contains("number"));
    let shared = stderr(&bench.symvm(&["run", &program, "--force", "--jobs", "2"]));
    assert_eq!(shared.matches("number:7").count(), 1, "{shared}");
}

#[test]
fn fixed_objects_are_memory_like_other_memory() {
    let bench = Bench::new();
    let out = bench.symvm(&["run", &source("ll")]);
    assert!(stdout(&out).contains("every feasible path was explored"), "{}", stdout(&out));
    let expected = ["exit 11", "exit 12", "exit 13", "out-of-bounds", "user-report"];
    assert_eq!(endings(&bench), expected.map(str::to_owned).into());
    let reports =
        bench.files("symvm-out/bugs", "txt").into_iter().map(|path| fs::read_to_string(path).unwrap());
    let reports: String = reports.collect();
    assert!(reports.contains("just past the end of the fixed object of 8 bytes defined at"), "{reports}");
    assert!(reports.contains("8 bytes at 0x40000004"), "{reports}");
    // States with such objects are not compared, so nothing is pruned that differs.
    bench.ends(1, &["run", &source("ll"), "--prune", "interpolation", "--force"]);
    assert_eq!(endings(&bench), expected.map(str::to_owned).into());
}

#[test]
fn a_fixed_object_far_away_is_not_what_was_meant() {
    let bench = Bench::new();
    let text = "declare void @klee_define_fixed_object(ptr, i64)\ndeclare ptr @__errno_location()\n\
                define i32 @main() {\n  %e = call ptr @__errno_location()\n\
                \x20 %far = getelementptr i8, ptr %e, i64 524288\n\
                \x20 call void @klee_define_fixed_object(ptr %far, i64 8)\n\
                \x20 %p = getelementptr i8, ptr %e, i64 4\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n";
    bench.write("p.ll", text);
    bench.ends(1, &["run", "p.ll", "--output", "out", "--quiet"]);
    let bug = std::fs::read_to_string(&bench.files("out/bugs", "json")[0]).unwrap();
    assert!(bug.contains("just past the end of global '__errno_location"), "{bug}");
}

/// A block that only a fixed object points to.
const KEPT: &str = r"
declare void @klee_define_fixed_object(ptr, i64)
declare ptr @malloc(i64)
define i32 @main() {
  %at = inttoptr i64 1048576 to ptr
  call void @klee_define_fixed_object(ptr %at, i64 8)
  %block = call ptr @malloc(i64 5)
  store ptr %block, ptr %at
  ret i32 0
}
";

#[test]
fn what_a_fixed_object_points_to_is_not_lost() {
    let bench = Bench::new();
    bench.write("kept.ll", KEPT);
    bench.ends(0, &["run", "kept.ll", "--check", "leak"]);
    bench.write("lost.ll", KEPT.replace("store ptr %block, ptr %at", "store ptr null, ptr %at"));
    bench.ends(1, &["run", "lost.ll", "--check", "leak", "--force"]);
}

/// A branch on one byte before an assumption about another, which the first input breaks.
const ASSUMES: &str = r#"
declare void @klee_make_symbolic(ptr, i64, ptr)
declare void @klee_assume(i64)
@b = constant [2 x i8] c"b\00"
define i32 @main() {
  %b = alloca [2 x i8]
  call void @klee_make_symbolic(ptr %b, i64 2, ptr @b)
  %first = load i8, ptr %b
  %small = icmp ult i8 %first, 10
  br i1 %small, label %one, label %two
one:
  br label %end
two:
  br label %end
end:
  %at = getelementptr i8, ptr %b, i64 1
  %second = load i8, ptr %at
  %is = icmp eq i8 %second, 1
  %wide = zext i1 %is to i64
  call void @klee_assume(i64 %wide)
  ret i32 0
}
"#;

#[test]
fn what_only_inputs_that_break_an_assumption_take_is_not_covered() {
    let bench = Bench::new();
    bench.write("p.ll", ASSUMES);
    for conduct in [&[][..], &["--jobs", "2"], &["--deterministic"]] {
        let run = ["run", "p.ll", "--emit", "covering", "--strategy", "dfs", "--output", "out", "--force"];
        let out = bench.symvm(&[&run[..], conduct].concat());
        assert!(stdout(&out).contains("branch sides covered: 2 of 2"), "{conduct:?}: {}", stdout(&out));
        assert_eq!(bench.files("out/tests", "json").len(), 2, "{conduct:?}");
    }
    // What is found by mutation, too.
    let fuzz = ["run", "p.ll", "--fuzz", "50", "--output", "out", "--force"];
    assert!(stdout(&bench.symvm(&fuzz)).contains("branch sides covered: 2 of 2"));
    for (name, bytes) in [("a", [0, 0]), ("b", [0, 1]), ("c", [64, 0]), ("d", [64, 1])] {
        fs::create_dir_all(bench.path("seeds")).unwrap();
        fs::write(bench.path("seeds").join(name), bytes).unwrap();
    }
    bench.ends(0, &["corpus", "minimize", "p.ll", "--seeds", "seeds", "--output", "kept"]);
    let kept: BTreeSet<_> =
        fs::read_dir(bench.path("kept")).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(kept, ["b", "d"].map(Into::into).into());
    // Nor what the program wants no test of.
    let silent = ASSUMES.replace("two:\n", "two:\n  call void @klee_silent_exit(i32 0)\n");
    bench.write("s.ll", format!("declare void @klee_silent_exit(i32)\n{silent}"));
    let out = bench.symvm(&["run", "s.ll", "--output", "out", "--force"]);
    assert!(stdout(&out).contains("branch sides covered: 1 of 2"), "{}", stdout(&out));
    bench.ends(0, &["corpus", "minimize", "s.ll", "--seeds", "seeds", "--output", "loud"]);
    assert_eq!(fs::read_dir(bench.path("loud")).unwrap().count(), 1);
}

#[test]
fn the_header_and_the_library_do_natively_what_the_machine_does() {
    let bench = Bench::new();
    let program = source("ll");
    lay_out_library(&bench);
    let text = fs::read_to_string(source("c")).unwrap();
    bench.write("klee.c", text.replace("\"../../../runtime/replay/klee.h\"", "<klee/klee.h>"));
    if !compiles(&bench, &["-Wall", "-Werror", "-Iinclude", "-o", "klee", "klee.c", "symvm_replay.c"]) {
        return;
    }
    bench.ends(1, &["run", &program]);
    for path in bench.files("symvm-out/tests", "json") {
        let test = TestCase::read(&fs::read(&path).unwrap()).unwrap();
        let json = path.display().to_string();
        let machine = bench.symvm(&["replay", &program, &json]);
        assert!(stdout(&machine).contains("as the test says"), "{}", stderr(&machine));
        assert!(stderr(&machine).contains("number:7"), "{}", stderr(&machine));
        let native = bench.symvm(&["replay", "--native", "./klee", &json, "--show-output"]);
        let said = stdout(&native);
        assert!(said.contains("KLEE: WARNING: begins"), "{said}");
        // What lies behind the fixed objects is mapped natively.
        let is_exit = matches!(test.ending, Some(Ending::Exit { .. }));
        assert!(!is_exit || said.contains("as the test says"), "{said}{}", stderr(&native));
    }
}

#[test]
fn the_header_is_one_for_cxx_too() {
    let bench = Bench::new();
    lay_out_library(&bench);
    bench
        .write("h.cpp", "#include <klee/klee.h>\nint f(int x) { klee_assert(x); return klee_int(\"x\"); }\n");
    compiles(&bench, &["-Wall", "-Wextra", "-Werror", "-Iinclude", "-x", "c++", "-fsyntax-only", "h.cpp"]);
    bench.write("h.c", "#include <klee/klee.h>\nint f(int x) { klee_assert(x); return klee_int(\"x\"); }\n");
    compiles(&bench, &["-Wall", "-Wextra", "-Werror", "-std=c99", "-Iinclude", "-fsyntax-only", "h.c"]);
}

/// `x` symbolic, and a pointer that is null where it is 7.
const SELECTED: &str = r#"
declare i32 @klee_int(ptr)
declare i32 @puts(ptr)
declare i64 @klee_get_obj_size(ptr)
declare void @klee_make_symbolic(ptr, i64, ptr)
@name = constant [2 x i8] c"x\00"
@word = constant [4 x i8] c"red\00"
define i32 @main() {
  %x = call i32 @klee_int(ptr @name)
  %is = icmp eq i32 %x, 7
  %p = select i1 %is, ptr null, ptr @word
  CALL
  ret i32 0
}
"#;

#[test]
fn what_a_symbolic_pointer_shows_is_confirmed() {
    for (call, bugs) in [
        ("call i32 @puts(ptr %p)", 1),
        ("call i64 @klee_get_obj_size(ptr %p)", 1),
        // An object without a name.
        ("%o = alloca i32\n  call void @klee_make_symbolic(ptr %o, i64 4, ptr %p)", 0),
    ] {
        let bench = Bench::new();
        bench.write("p.ll", SELECTED.replace("CALL", call));
        let said = bench.ends(bugs, &["run", "p.ll"]);
        assert!(said.contains("every feasible path was explored") && !said.contains("unconfirmed"), "{said}");
        assert_eq!(endings(&bench).contains("null-dereference"), bugs > 0, "{call}");
    }
}

#[test]
fn output_that_is_shown_is_of_the_paths_own_input() {
    let bench = Bench::new();
    let text = r#"
declare i32 @klee_int(ptr)
declare i32 @printf(ptr, ...)
declare void @klee_warning(ptr)
@name = constant [2 x i8] c"x\00"
@number = constant [6 x i8] c"x=%d\0A\00"
@is = constant [4 x i8] c"is\0A\00"
define i32 @main() {
  %x = call i32 @klee_int(ptr @name)
  call void @klee_warning(ptr @name)
  %1 = call i32 (ptr, ...) @printf(ptr @number, i32 %x)
  %is = icmp eq i32 %x, 97
  br i1 %is, label %yes, label %no
yes:
  %2 = call i32 (ptr, ...) @printf(ptr @is)
  br label %no
no:
  ret i32 0
}
"#;
    bench.write("p.ll", text);
    let said = bench.ends(0, &["run", "p.ll", "--show-output", "--restart", "never"]);
    assert!(said.contains("KLEE: WARNING: main: x\nx=97\nis\n"), "{said}");
    assert_eq!(said.matches("is\n").count(), 1, "{said}");
}

#[test]
fn a_failed_assertion_of_later_headers_is_one() {
    let bench = Bench::new();
    let text = "declare void @klee_assert_fail(ptr, ptr, i32, ptr)\n@s = constant [2 x i8] c\"s\\00\"\n\
                define i32 @main() {\n  call void @klee_assert_fail(ptr @s, ptr @s, i32 1, ptr @s)\n  unreachable\n}\n";
    bench.write("p.ll", text);
    let said = bench.ends(1, &["verify", "p.ll", "--property", "errors"]);
    assert!(said.contains("assertion-failure"), "{said}");
}
