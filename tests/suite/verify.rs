//! `symvm verify`: verdicts on tasks whose answers are known, and everything that keeps it from saying safe.
//!
//! The tasks are in `tests/verify`: each is safe, and with `BUG` defined violates what its first line says.

use crate::bench::{Bench, stderr, stdout};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

struct Task {
    name: String,
    source: String,
}

impl Task {
    /// The rest of a line `// NAME: …`, or of the line `// NAME`.
    fn directive(&self, name: &str) -> Option<&str> {
        let start = format!("// {name}");
        let rest = self.source.lines().find_map(|l| l.strip_prefix(&start))?;
        Some(rest.trim_start_matches(':').trim())
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/verify")
}

fn tasks() -> Vec<Task> {
    let sources = fs::read_dir(folder()).unwrap().map(|e| e.unwrap().path());
    let mut tasks: Vec<_> = sources
        .filter(|p| p.extension().is_some_and(|e| e == "c"))
        .map(|p| Task {
            name: p.file_stem().unwrap().to_string_lossy().into_owned(),
            source: fs::read_to_string(&p).unwrap(),
        })
        .collect();
    tasks.sort_by(|a, b| a.name.cmp(&b.name));
    assert!(tasks.len() >= 30, "each is two");
    tasks
}

/// The verdict on a file, by its exit code and by `verdict.json`, which must agree.
fn verdict(bench: &Bench, file: &str, args: &[&str]) -> Value {
    let out = bench.symvm(&[&["verify", file, "--output", "out", "--force"], args].concat());
    let text =
        fs::read(bench.path("out/verdict.json")).unwrap_or_else(|_| panic!("{file}: {}", stderr(&out)));
    let verdict: Value = serde_json::from_slice(&text).unwrap();
    let expected = match verdict["verdict"].as_str() {
        Some("safe") => 0,
        Some("unsafe") => 1,
        _ => 3,
    };
    assert_eq!(out.status.code(), Some(expected), "{file}: {}", stderr(&out));
    verdict
}

fn answers(suffix: &str, more: &[&str], judge: impl Fn(&Task, &Value) -> bool) {
    let mut wrong = Vec::new();
    for task in tasks() {
        let bench = Bench::new();
        let file = folder().join(format!("ll/{}{suffix}.ll", task.name)).display().to_string();
        let args: Vec<&str> = task.directive("ARGS").map_or(Vec::new(), |a| a.split_whitespace().collect());
        if args.contains(&"uninit") && more.contains(&"--assume-initialised") {
            continue;
        }
        let said = verdict(&bench, &file, &[&args[..], more, &["--max-time", "60s"]].concat());
        if !judge(&task, &said) {
            wrong.push(format!("{}{suffix}: {} {:?}", task.name, said["verdict"], said["obstacles"]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn tasks_without_a_bug_are_safe() {
    answers("", &[], |_, said| said["verdict"] == "safe");
}

#[test]
fn where_memory_is_taken_as_initialised_they_are_safe_too() {
    answers("", &["--assume-initialised"], |_, said| said["verdict"] == "safe");
}

#[test]
fn tasks_with_a_bug_are_unsafe_and_the_input_shows_it() {
    let shown = |task: &Task, said: &Value| {
        said["verdict"] == "unsafe" && said["violations"][0]["kind"].as_str() == task.directive("BUG")
    };
    answers("-bug", &[], shown);
    answers("-bug", &["--assume-initialised"], shown);
}

#[test]
fn property_files_of_sv_comp_are_understood() {
    let bench = Bench::new();
    let prp =
        bench.write("no-overflow.prp", "CHECK( init(main()), LTL(G ! overflow) )\n").display().to_string();
    let ask = |name: &str| {
        let file = folder().join(format!("ll/{name}.ll")).display().to_string();
        verdict(&bench, &file, &["--property-file", &prp])["verdict"].clone()
    };
    assert_eq!(ask("add_checked"), "safe");
    assert_eq!(ask("add_checked-bug"), "unsafe");
    // A division by zero is no overflow, but nothing is known of what follows it.
    assert_eq!(ask("divide-bug"), "unknown");
    let file = folder().join("ll/add_checked.ll").display().to_string();
    let strange = bench.write("termination.prp", "CHECK( init(main()), LTL(F end) )\n").display().to_string();
    let out = bench.symvm(&["verify", &file, "--property-file", &strange, "--output", "other"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(stderr(&out).contains("cannot verify 'Fend'"), "{}", stderr(&out));
}

#[test]
fn what_comes_through_pipes_is_verified_and_tests_need_no_property_file() {
    let bench = Bench::new();
    fs::create_dir(bench.path("elsewhere")).unwrap();
    let task = fs::read_to_string(folder().join("ll/add_checked-bug.ll")).unwrap();
    let property = "CHECK( init(main()), LTL(G ! overflow) )\n";
    bench.write("task.ll", &task);
    bench.write("no-overflow.prp", property);
    // A pipe can be read once.
    let script = "\"$0\" verify <(cat task.ll) --property-file <(cat no-overflow.prp) --quiet --output piped";
    let mut command = std::process::Command::new("bash");
    command.args(["-c", script, env!("CARGO_BIN_EXE_symvm")]).current_dir(bench.path("."));
    let out = command.output().unwrap();
    assert_eq!(out.status.code(), Some(1), "{}", stderr(&out));
    // The checks are known to who replays, wherever and whenever that is.
    bench.ends(1, &["verify", "task.ll", "--property-file", "no-overflow.prp", "--quiet", "--output", "out"]);
    fs::remove_file(bench.path("no-overflow.prp")).unwrap();
    let reports = bench.files("out/bugs", "json");
    let mut command = bench.command(&["replay", "../task.ll"]);
    let out = command.arg(&reports[0]).current_dir(bench.path("elsewhere")).output().unwrap();
    assert_eq!(out.status.code(), Some(1), "{}", stderr(&out));
    assert!(
        stdout(&out).contains("integer-overflow") && stdout(&out).contains("as the test says"),
        "{}",
        stdout(&out)
    );
}

#[test]
fn a_violation_comes_with_an_input_that_can_be_replayed() {
    let bench = Bench::new();
    let file = folder().join("ll/tlv_parser-bug.ll").display().to_string();
    let text = bench.ends(1, &["verify", &file, "--output", "out"]);
    assert!(text.starts_with("unsafe"), "{text}");
    assert_eq!(bench.run_json("out")["stop"], "found");
    let said: Value = serde_json::from_slice(&fs::read(bench.path("out/verdict.json")).unwrap()).unwrap();
    let test = format!("out/tests/{:06}.json", said["violations"][0]["test"].as_u64().unwrap());
    assert!(text.contains(&test), "{text}");
    let replayed = bench.ends(1, &["replay", &file, &test]);
    assert!(replayed.contains("out-of-bounds") && replayed.contains("as the test says"), "{replayed}");
}

/// A program whose `main` does these lines.
fn program(declarations: &str, lines: &str) -> String {
    format!(
        "declare i32 @__VERIFIER_nondet_int()\ndeclare void @reach_error()\n{declarations}\n\
         define i32 @main() {{\n{lines}\n  ret i32 0\n}}\n"
    )
}

fn said(declarations: &str, lines: &str, args: &[&str]) -> Value {
    let bench = Bench::new();
    bench.write("p.ll", program(declarations, lines));
    verdict(&bench, "p.ll", args)
}

const BRANCH: &str =
    "  %x = call i32 @__VERIFIER_nondet_int()\n  %is = icmp eq i32 %x, 7\n  br i1 %is, label %a, label %b\n";

#[test]
fn limits_and_losses_are_never_called_safe() {
    let ends = "a:\n  br label %b\nb:";
    let branch = format!("{BRANCH}{ends}");
    assert_eq!(said("", &branch, &[])["verdict"], "safe");
    let unknown = |lines: &str, declarations: &str, args: &[&str], obstacle: &str| {
        let verdict = said(declarations, lines, args);
        assert_eq!(verdict["verdict"], "unknown", "{lines}");
        let obstacles = verdict["obstacles"].as_array().unwrap();
        assert!(obstacles.iter().any(|o| o["what"].as_str().unwrap().contains(obstacle)), "{obstacles:?}");
    };
    unknown(&branch, "", &["--max-iterations", "1"], "iterations");
    let two = format!(
        "{BRANCH}a:\n  %t = icmp sgt i32 %x, 3\n  br i1 %t, label %b, label %c\nb:\n  br label %c\nc:"
    );
    unknown(
        &two.replace("label %a, label %b\n", "label %a, label %a\n"),
        "",
        &["--max-depth", "1"],
        "depth-bound",
    );
    let endless = format!("{BRANCH}a:\n  br label %a\nb:");
    unknown(&endless, "", &["--max-steps", "1000"], "step-limit");
    let missing = format!("{BRANCH}a:\n  call void @nobody()\n  br label %b\nb:");
    unknown(&missing, "declare void @nobody()", &[], "unmodelled-external");
    let float = "  %x = call i32 @__VERIFIER_nondet_int()\n  %f = sitofp i32 %x to double\n  %g = fadd double %f, 1.0\n  %is = fcmp oeq double %g, 8.5\n  br i1 %is, label %a, label %b\na:\n  call void @reach_error()\n  br label %b\nb:";
    assert_eq!(said("", float, &[])["verdict"], "safe");
    assert_eq!(said("", &float.replace("8.5", "8.0"), &[])["verdict"], "unsafe");
    assert_eq!(
        said("", &float.replace("fadd double %f, 1.0", "frem double %f, 10.0"), &[])["verdict"],
        "safe"
    );
    // By what depends on the input a remainder has no term.
    unknown(&float.replace("fadd double %f, 1.0", "frem double 8.5, %f"), "", &[], "concretised");
    // Nor where nothing but a call computes.
    let root = "  %d = call double @__VERIFIER_nondet_double()\n  %r = call double @sqrt(double %d)\n  %bits = bitcast double %r to i64\n  %is = icmp eq i64 %bits, 4608308318706860032\n  br i1 %is, label %a, label %b\na:\n  call void @reach_error()\n  br label %b\nb:";
    let declared = "declare double @__VERIFIER_nondet_double()\ndeclare double @sqrt(double)";
    assert_eq!(said(declared, root, &[])["verdict"], "unsafe");
    assert_eq!(
        said(declared, &root.replace("4608308318706860032", "-4611686018427387904"), &[])["verdict"],
        "safe"
    );
    // A choice that nobody made.
    let dirty = "  %p = alloca i32\n  %x = load i32, ptr %p\n  %is = icmp eq i32 %x, 7\n  br i1 %is, label %a, label %b\na:\n  call void @reach_error()\n  br label %b\nb:";
    unknown(dirty, "", &[], "uninitialised-use");
    assert_eq!(said("", dirty, &["--assume-initialised"])["verdict"], "safe");
    assert_eq!(said("", dirty, &["--check", "uninit"])["verdict"], "unsafe");
}

#[test]
fn what_is_not_asked_about_ends_a_path_or_is_in_the_way() {
    let abort = format!("{BRANCH}a:\n  call void @abort()\n  br label %b\nb:");
    let errors = ["--property", "errors"];
    assert_eq!(said("declare void @abort()", &abort, &[])["verdict"], "unsafe");
    assert_eq!(said("declare void @abort()", &abort, &errors)["verdict"], "safe");
    let null = format!("{BRANCH}a:\n  store i32 1, ptr null\n  br label %b\nb:");
    assert_eq!(said("", &null, &[])["verdict"], "unsafe");
    assert_eq!(said("", &null, &errors)["verdict"], "unknown");
}

#[test]
fn an_error_function_counts_whatever_its_body_does() {
    let bench = Bench::new();
    let task = |name: &str, call: &str| {
        let define = format!("define void @{name}() {{\n  ret void\n}}\n");
        format!(
            "declare i32 @__VERIFIER_nondet_int()\n{define}define i32 @main() {{\n{BRANCH}a:\n{call}  br label %b\nb:\n  ret i32 0\n}}\n"
        )
    };
    bench.write("defined.ll", task("reach_error", "  call void @reach_error()\n"));
    bench.write("removed.ll", task("reach_error", ""));
    bench.write("mine.ll", task("fail", "  call void @fail()\n"));
    let property = ["--property", "errors"];
    assert_eq!(verdict(&bench, "defined.ll", &property)["violations"][0]["kind"], "user-report");
    assert_eq!(verdict(&bench, "removed.ll", &property)["verdict"], "unknown");
    assert_eq!(verdict(&bench, "mine.ll", &property)["verdict"], "safe");
    assert_eq!(verdict(&bench, "mine.ll", &["--error-function", "fail"])["verdict"], "unsafe");
    bench.ends(1, &["run", "defined.ll", "--output", "ran"]);
}

#[test]
fn safe_says_what_it_rests_on() {
    let verdict = said("", "", &["--sym-stdin", "4", "--sym-args", "0", "1", "2"]);
    let assumptions = verdict["assumptions"].to_string();
    for part in [
        "4 bytes",
        "0 to 1 arguments",
        "--fail-syscalls",
        "process ids",
        "constant expressions",
        "overflow wraps",
    ] {
        assert!(assumptions.contains(part), "{assumptions}");
    }
    let plain = said("", "", &["--check", "overflow"])["assumptions"].to_string();
    assert!(plain.contains("no arguments") && !plain.contains("wraps"), "{plain}");
    assert!(said("", "", &["--args", "x"])["assumptions"].to_string().contains("those given (--args)"));
}

/// `%s` is compared with 5, and the error function called.
const DECIDES: &str = "  %is = icmp eq i32 %s, 5\n  br i1 %is, label %a, label %b\na:\n  call void @reach_error()\n  br label %b\nb:";
const NONDET: &str = "  %n = call i32 @__VERIFIER_nondet_int()\n";

#[test]
fn nothing_that_the_compiler_left_undefined_is_called_safe() {
    // What clang makes of 7 / 0, 1 << 40 and __builtin_shufflevector(v, v, -1, 1), and other ways to come by it.
    let cases = [
        ("", "  %p = alloca i32\n  store i32 poison, ptr %p\n  %s = load i32, ptr %p\n"),
        ("", "  %s = add i32 undef, 1\n"),
        ("", "  %s = freeze i32 poison\n"),
        ("", "  %c = icmp eq i32 poison, 3\n  %s = select i1 %c, i32 5, i32 1\n"),
        ("", "  %t = icmp sgt i32 %n, 3\n  %s = select i1 %t, i32 undef, i32 1\n"),
        (
            "",
            "  %t = icmp sgt i32 %n, 3\n  br i1 %t, label %x, label %y\nx:\n  br label %y\ny:\n  %s = phi i32 [ poison, %x ], [ 1, %0 ]\n",
        ),
        ("define i32 @f() {\n  ret i32 undef\n}", "  %s = call i32 @f()\n"),
        ("define i32 @f(i32 %x) {\n  ret i32 %x\n}", "  %s = call i32 @f(i32 poison)\n"),
        ("@g = global i32 undef", "  %s = load i32, ptr @g\n"),
        (
            "@g = global { i8, [3 x i8], i32 } { i8 1, [3 x i8] undef, i32 poison }",
            "  %q = getelementptr i8, ptr @g, i64 4\n  %s = load i32, ptr %q\n",
        ),
        ("", "  br i1 undef, label %x, label %y\nx:\n  br label %y\ny:\n  %s = add i32 %n, 0\n"),
        (
            "",
            "  switch i32 undef, label %y [ i32 7, label %x ]\nx:\n  br label %y\ny:\n  %s = add i32 %n, 0\n",
        ),
        ("", "  %q = zext i128 poison to i192\n  %s = trunc i192 %q to i32\n"),
        ("", "  %s = add i32 ptrtoint (ptr getelementptr (i8, ptr undef, i64 1) to i32), 1\n"),
    ];
    for (declarations, lines) in cases {
        let lines = format!("{NONDET}{lines}{DECIDES}");
        // Where nothing is asked of the value it is not a violation that is lacking, but a proof.
        for args in [&[][..], &["--assume-initialised"]] {
            let said = said(declarations, &lines, args);
            assert_ne!(said["verdict"], "safe", "{declarations} {lines} {args:?}");
            let obstacles = said["obstacles"].to_string();
            // Bytes of a global are taken for memory that was never written.
            let told = ["undefined", "never written"].iter().any(|part| obstacles.contains(part));
            assert!(told, "{lines} {args:?}: {obstacles}");
        }
    }
    let parts = [
        "  %v = insertelement <2 x i32> poison, i32 %n, i32 0\n  %s = extractelement <2 x i32> %v, i32 1\n",
        "  %v = insertelement <2 x i32> zeroinitializer, i32 %n, i32 0\n  %w = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> <i32 poison, i32 0>\n  %s = extractelement <2 x i32> %w, i32 0\n",
        "  %v = insertvalue { i32, i32 } undef, i32 %n, 0\n  %s = extractvalue { i32, i32 } %v, 1\n",
        "  %v = insertelement <2 x i32> <i32 poison, i32 4>, i32 %n, i32 1\n  %s = extractelement <2 x i32> %v, i32 0\n",
    ];
    for lines in parts {
        let lines = format!("{NONDET}{lines}{DECIDES}");
        assert_eq!(said("", &lines, &[])["verdict"], "unknown", "{lines}");
        assert_eq!(said("", &lines, &["--check", "uninit"])["violations"][0]["kind"], "uninitialised-use");
        // What is not followed is said.
        let taken = said("", &lines, &["--assume-initialised"])["assumptions"].to_string();
        assert!(taken.contains("left undefined"), "{taken}");
    }
}

#[test]
fn what_is_undefined_and_decides_nothing_is_in_nobodys_way() {
    let harmless = [
        "  %v = insertelement <2 x i32> poison, i32 %n, i32 0\n  %w = shufflevector <2 x i32> %v, <2 x i32> poison, <4 x i32> <i32 0, i32 0, i32 poison, i32 poison>\n  %s = extractelement <4 x i32> %w, i32 1\n",
        "  %v = insertvalue { i32, i32 } poison, i32 %n, 0\n  %w = insertvalue { i32, i32 } %v, i32 7, 1\n  %s = extractvalue { i32, i32 } %w, 0\n",
        "  %p = alloca i32\n  store i32 undef, ptr %p\n  store i32 %n, ptr %p\n  %s = load i32, ptr %p\n",
        "  %m = or i32 undef, 1\n  %k = and i32 %m, 1\n  %s = mul i32 %k, %n\n",
        "  %t = icmp sgt i32 %n, 3\n  br i1 %t, label %x, label %y\nx:\n  br label %y\ny:\n  %u = phi i32 [ %n, %x ], [ undef, %0 ]\n  %s = select i1 %t, i32 %u, i32 %n\n",
        "  call void @take(i32 %n, i32 poison)\n  %s = add i32 %n, 0\n",
    ];
    let declarations = "define void @take(i32 %used, i32 %dead) {\n  ret void\n}";
    for lines in harmless {
        let lines = format!("{NONDET}{lines}{DECIDES}");
        let said = said(declarations, &lines.replace("@reach_error()", "@take(i32 1, i32 2)"), &[]);
        assert_eq!(said["verdict"], "safe", "{lines}: {}", said["obstacles"]);
    }
}

#[test]
fn a_run_says_what_it_took_for_zero() {
    let bench = Bench::new();
    let lines =
        format!("{NONDET}  %p = alloca i32\n  store i32 poison, ptr %p\n  %s = load i32, ptr %p\n{DECIDES}");
    bench.write("p.ll", program("", &lines));
    bench.ends(0, &["run", "p.ll", "--output", "out"]);
    let ledger = bench.run_json("out").to_string();
    assert!(ledger.contains("undefined-constant"), "{ledger}");
}

#[test]
fn a_long_shift_is_in_the_way_unless_asked_about() {
    let shift = "  %m = call i32 @shift(i32 1, i32 %n)\n  %s = add i32 %m, 0\n";
    let function = "define i32 @shift(i32 %x, i32 %by) {\n  %r = shl i32 %x, %by\n  ret i32 %r\n}";
    let lines = format!(
        "{NONDET}{shift}  %same = icmp eq i32 %s, 77\n  br i1 %same, label %a, label %b\na:\n  call void @reach_error()\n  br label %b\nb:"
    );
    for args in [&[][..], &["--assume-initialised"], &["--property", "errors"]] {
        let said = said(function, &lines, args);
        assert_eq!(said["verdict"], "unknown", "{args:?}");
        assert!(said["obstacles"].to_string().contains("shift-overflow"), "{}", said["obstacles"]);
    }
    for args in [
        &["--check", "overflow"][..],
        &["--check", "shift", "--assume-initialised"],
        &["--property", "shift"],
    ] {
        assert_eq!(said(function, &lines, args)["violations"][0]["kind"], "shift-overflow", "{args:?}");
    }
    let masked = function.replace("%r = shl i32 %x, %by", "%few = and i32 %by, 31\n  %r = shl i32 %x, %few");
    for args in [&[][..], &["--assume-initialised"], &["--check", "overflow"]] {
        assert_eq!(said(&masked, &lines, args)["verdict"], "safe", "{args:?}");
    }
    // A constant amount, which comes as an argument.
    let concrete = lines.replace("i32 1, i32 %n", "i32 %n, i32 40");
    assert_eq!(said(function, &concrete, &["--assume-initialised"])["verdict"], "unknown");
}

#[test]
fn symbolic_arguments_given_twice_are_all_there() {
    let bench = Bench::new();
    bench.write(
        "p.ll",
        "declare void @reach_error()
define i32 @main(i32 %argc, ptr %argv) {
  %many = icmp sgt i32 %argc, 3
  br i1 %many, label %yes, label %no
yes:
  call void @reach_error()
  br label %no
no:
  ret i32 0
}
",
    );
    assert_eq!(verdict(&bench, "p.ll", &["--sym-args", "1", "2", "1"])["verdict"], "safe");
    let twice = ["--sym-args", "0", "1", "1", "--sym-args", "2", "2", "3"];
    assert_eq!(verdict(&bench, "p.ll", &twice)["verdict"], "unsafe");
    let out = bench.symvm(&["verify", "p.ll", "--sym-args", "0", "60", "1", "--sym-args", "0", "60", "1"]);
    assert!(out.status.code() == Some(2) && stderr(&out).contains("at most 100"), "{}", stderr(&out));
}

#[test]
fn lost_blocks_are_proven_only_where_they_are_looked_for() {
    let bench = Bench::new();
    bench.write(
        "p.ll",
        "declare ptr @malloc(i64)\ndefine i32 @main() {\n  %p = call ptr @malloc(i64 8)\n  ret i32 0\n}\n",
    );
    let leaks = Value::from("leaks");
    let properties =
        |verdict: &Value| verdict["properties"].as_array().is_some_and(|all| all.contains(&leaks));
    let usual = verdict(&bench, "p.ll", &[]);
    assert!(usual["verdict"] == "safe" && !properties(&usual), "{usual}");
    assert!(usual["assumptions"].to_string().contains("lost heap blocks"), "{usual}");
    for asked in [["--property", "leaks"], ["--property", "all"], ["--check", "leak"]] {
        let found = verdict(&bench, "p.ll", &asked);
        assert!(found["verdict"] == "unsafe" && properties(&found), "{asked:?}: {found}");
    }
}

#[test]
fn what_an_answer_does_not_look_at_is_said() {
    let bench = Bench::new();
    let said = |text: &str, code: i32, args: &[&str]| {
        bench.write("p.ll", text);
        bench.ends(code, &[&["verify", "p.ll", "--force"], args].concat())
    };
    let rand = "declare i32 @rand()\ndefine i32 @main() {\n  %x = call i32 @rand()\n  ret i32 0\n}\n";
    assert!(said(rand, 0, &[]).contains("--stub rand=symbolic"));
    assert!(!said("define i32 @main() {\n  ret i32 0\n}\n", 0, &[]).contains("--stub rand"));
    // Nothing was looked at.
    let vacuous = "declare void @klee_assume(i64)\ndefine i32 @main() {\n  call void @klee_assume(i64 0)\n  ret i32 0\n}\n";
    assert!(said(vacuous, 0, &[]).contains("no input satisfies what the program assumes"));
    // A task that asks about error functions asks about no assertion.
    let assertion = "declare void @__assert_fail(ptr, ptr, i32, ptr)\n@s = constant [2 x i8] c\"s\\00\"\n\
                     define i32 @main() {\n  call void @__assert_fail(ptr @s, ptr @s, i32 1, ptr @s)\n  unreachable\n}\n";
    bench.write("reach.prp", "CHECK( init(main()), LTL(G ! call(reach_error())) )\n");
    said(assertion, 0, &["--property-file", "reach.prp"]);
    said(assertion, 0, &["--property", "reach"]);
    said(assertion, 1, &["--property", "errors"]);
    // Rounding is to nearest: what would be computed otherwise is not.
    let rounding = "declare i32 @fesetround(i32)\ndeclare void @reach_error()\ndefine i32 @main() {\n  \
                    %r = call i32 @fesetround(i32 1024)\n  call void @reach_error()\n  ret i32 0\n}\n";
    said(rounding, 3, &["--property", "reach"]);
}

#[test]
fn sizes_for_which_there_is_no_memory_are_one_path() {
    let bench = Bench::new();
    let text = "declare i64 @klee_get_value_i64(i64)\ndeclare void @klee_make_symbolic(ptr, i64, ptr)\ndeclare ptr @malloc(i64)\n\
                @n = constant [2 x i8] c\"n\\00\"\ndefine i32 @main() {\n  %p = alloca i64\n  \
                call void @klee_make_symbolic(ptr %p, i64 8, ptr @n)\n  %n = load i64, ptr %p\n  \
                %large = icmp ugt i64 %n, 1099511627776\n  br i1 %large, label %go, label %end\ngo:\n  \
                %b = call ptr @malloc(i64 %n)\n  %none = icmp eq ptr %b, null\n  br i1 %none, label %end, label %bad\n\
                bad:\n  call void @reach_error()\n  ret i32 1\nend:\n  ret i32 0\n}\ndeclare void @reach_error()\n";
    bench.write("p.ll", text);
    bench.ends(0, &["verify", "p.ll", "--property", "reach"]);
    assert_eq!(bench.run_json("symvm-out")["campaign"]["paths"], 2);
}
