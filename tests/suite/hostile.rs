//! Hostile and broken programs: each ends with the exit code of its kind and a message, none with a panic or a hang.

use crate::bench::{Bench, stderr, stdout};
use crate::support::root;

/// Runs a program given as text; its exit code and all it said.
fn run(text: impl AsRef<[u8]>, more: &[&str]) -> (i32, String) {
    let bench = Bench::new();
    bench.write("p.ll", text);
    let out = bench.symvm(&[&["run", "p.ll", "--output", "out", "--max-steps", "3000000"], more].concat());
    let mut said = stdout(&out) + &stderr(&out);
    if let Ok(entries) = std::fs::read_dir(bench.path("out/bugs")) {
        for entry in entries {
            said += &entry.unwrap().file_name().to_string_lossy();
        }
    }
    assert!(!said.contains("panicked"), "{said}");
    (out.status.code().expect("no signal ends symvm"), said)
}

/// `main` with this body ends in this exit code, and `says` is said.
fn main_ends(body: &str, code: i32, says: &str) {
    let text = format!(
        "declare ptr @malloc(i64)\ndeclare ptr @memset(ptr, i32, i64)\n@small = global [16 x i8] zeroinitializer\n\
         @huge = global [4294967296 x i8] zeroinitializer\ndefine i32 @main() {{\n{body}\n}}\n"
    );
    let (got, said) = run(&text, &[]);
    assert_eq!(got, code, "{body}\n{said}");
    assert!(said.contains(says), "{body}\n'{says}' is not in\n{said}");
}

#[test]
fn sizes_beyond_all_bounds() {
    let exit_code = "%n = icmp eq ptr %p, null\n  %c = zext i1 %n to i32\n  ret i32 %c";
    main_ends(&format!("  %p = call ptr @malloc(i64 -1)\n  {exit_code}"), 0, "1 paths");
    main_ends("  %p = call ptr @malloc(i64 -1)\n  store i8 1, ptr %p\n  ret i32 0", 1, "null-dereference");
    main_ends("  %p = call ptr @memset(ptr @small, i32 1, i64 4294967296)\n  ret i32 0", 1, "out-of-bounds");
    main_ends("  %p = getelementptr i8, ptr @huge, i64 4294967295\n  store i8 1, ptr %p\n  ret i32 0", 0, "");
    main_ends("  %p = alloca i8, i64 -1\n  store i8 1, ptr %p\n  ret i32 0", 1, "stack-overflow");
}

#[test]
fn recursion_without_an_end_is_found() {
    let text = "define i32 @f(i32 %n) {\n  %m = call i32 @f(i32 %n)\n  %s = add i32 %m, 1\n  ret i32 %s\n}\n\
                define i32 @main() {\n  %x = call i32 @f(i32 0)\n  ret i32 %x\n}\n";
    let (code, said) = run(text, &[]);
    assert_eq!(code, 1, "{said}");
    assert!(said.contains("stack-overflow"), "{said}");
}

#[test]
fn a_switch_of_many_cases_is_explored() {
    let cases: String = (0..5_000).map(|i| format!("    i32 {}, label %b{}\n", i * 3, i % 3)).collect();
    let text = format!(
        "@n = private constant [2 x i8] c\"n\\00\"\ndeclare i32 @klee_int(ptr)\ndefine i32 @main() {{\n  \
         %x = call i32 @klee_int(ptr @n)\n  switch i32 %x, label %d [\n{cases}  ]\nb0:\n  ret i32 0\n\
         b1:\n  ret i32 1\nb2:\n  ret i32 2\nd:\n  ret i32 3\n}}\n"
    );
    let (code, said) = run(text, &[]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("every feasible path was explored: 4 iterations"), "{said}");
}

#[test]
fn mains_of_every_kind() {
    let strange = [
        "double @main(double %x, i8 %y) {\n  ret double %x",
        "[9 x i32] @main([9 x i32] %x) {\n  ret [9 x i32] %x",
    ];
    for main in strange {
        assert_eq!(run(format!("define {main}\n}}\n"), &[]).0, 0, "{main}");
    }
    assert_eq!(run("define void @main() {\n  ret void\n}\n", &[]).0, 0);
    for none in
        ["declare i32 @main()\n", "@main = global i32 0\n", "define i32 @other() {\n  ret i32 0\n}\n", ""]
    {
        let (code, said) = run(none, &[]);
        assert_eq!(code, 2, "{none}");
        assert!(said.contains("no function 'main' is defined"), "{said}");
    }
}

#[test]
fn modules_that_clash_are_refused_and_those_that_do_not_are_linked() {
    let bench = Bench::new();
    bench.write(
        "a.ll",
        "@g = global i32 4\ndeclare i32 @f()\ndefine i32 @main() {\n  %x = call i32 @f()\n  ret i32 %x\n}\n",
    );
    bench.write(
        "b.ll",
        "@g = external global i32\ndefine i32 @f() {\n  %x = load i32, ptr @g\n  ret i32 %x\n}\n",
    );
    bench.write("c.ll", "@g = global i32 5\ndefine internal i32 @f() {\n  ret i32 1\n}\n");
    bench.ends(0, &["run", "a.ll", "b.ll", "--output", "out"]);
    let test = std::fs::read_to_string(bench.path("out/tests/000001.json")).unwrap();
    assert!(test.contains("\"code\": 4"), "{test}");
    let out = bench.symvm(&["run", "a.ll", "c.ll"]);
    assert_eq!(out.status.code(), Some(2));
    for part in ["'g' is defined twice", "a.ll:1", "c.ll:1"] {
        assert!(stderr(&out).contains(part), "{}", stderr(&out));
    }
    // One file twice is a clash with itself.
    assert_eq!(bench.symvm(&["run", "a.ll", "a.ll"]).status.code(), Some(2));
}

#[test]
fn texts_cut_anywhere_are_refused() {
    let whole = std::fs::read(root().join("tests/programs/worlds/world.ll")).unwrap();
    for part in 1..24 {
        let cut = whole.len() * part / 24;
        let (code, said) = run(&whole[..cut], &[]);
        // A cut between two definitions leaves a module, which may lack `main` or what it calls.
        assert!(code == 2 || said.contains("iterations"), "cut at {cut}: {said}");
        assert!(said.len() < 4_000, "a message for people, not the file: {} bytes", said.len());
    }
}

#[test]
fn texts_that_go_too_deep_or_too_wide_are_refused() {
    let deep = |open: &str, close: &str| {
        format!("@g = global {}i32{} zeroinitializer\n", open.repeat(100_000), close.repeat(100_000))
    };
    let long_line = format!("@g = global i32 {}\n", "x".repeat(1 << 20));
    let constants =
        format!("@g = global i64 {}1{}\n", "add (i64 1, i64 ".repeat(100_000), ")".repeat(100_000));
    let texts = [
        deep("{", "}"),
        deep("[2 x ", "]"),
        long_line,
        constants,
        "%t = type { %t }\n@g = global %t zeroinitializer\n".into(),
        "@g = global [9223372036854775807 x i64] zeroinitializer\n".into(),
        "@g = global i8388607 0\n".into(),
        "@a = alias i32, ptr @b\n@b = alias i32, ptr @a\n".into(),
    ];
    for text in texts {
        let start: String = text.chars().take(60).collect();
        let (code, said) = run(text + "define i32 @main() {\n  ret i32 0\n}\n", &[]);
        assert_eq!(code, 2, "{start}: {said}");
        assert!(said.contains("p.ll:"), "{said}");
        assert!(said.len() < 4_000, "{start}: a message of {} bytes", said.len());
    }
}
