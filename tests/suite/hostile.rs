//! Hostile and broken programs: each ends with the exit code of its kind and a message, none with a panic or a hang.

use crate::bench::{Bench, stderr, stdout};
use crate::support::root;
use std::process::Command;

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
    main_ends(&format!("  %p = call ptr @malloc(i64 -1)\n  {exit_code}"), 0, "1 path,");
    main_ends("  %p = call ptr @malloc(i64 -1)\n  store i8 1, ptr %p\n  ret i32 0", 1, "null-dereference");
    main_ends("  %p = call ptr @memset(ptr @small, i32 1, i64 4294967296)\n  ret i32 0", 1, "out-of-bounds");
    main_ends("  %p = getelementptr i8, ptr @huge, i64 4294967295\n  store i8 1, ptr %p\n  ret i32 0", 0, "");
    main_ends("  %p = alloca i8, i64 -1\n  store i8 1, ptr %p\n  ret i32 0", 1, "stack-overflow");
}

/// The same in four gigabytes of address space, the program being allowed 256 MB.
fn ends_in_little_memory(body: &str, code: i32, says: &str) {
    let bench = Bench::new();
    let text = format!(
        "@huge = global [4294967296 x i8] zeroinitializer\n@other = global [4294967296 x i8] zeroinitializer\n\
         @array = global [1099511627776 x i32] zeroinitializer\n@n = private constant [2 x i8] c\"n\\00\"\n\
         @wide = private constant [12 x i8] c\"%999999999f\\00\"\n\
         declare ptr @malloc(i64)\ndeclare ptr @realloc(ptr, i64)\ndeclare ptr @memset(ptr, i32, i64)\n\
         declare ptr @memcpy(ptr, ptr, i64)\ndeclare i64 @write(i32, ptr, i64)\ndeclare i32 @printf(ptr, ...)\n\
         declare void @klee_make_symbolic(ptr, i64, ptr)\ndeclare void @exit(i32)\ndeclare i32 @atexit(ptr)\n\
         define void @again() {{\n  %x = call i32 @atexit(ptr @again)\n  ret void\n}}\n\
         define i32 @main() {{\n{body}\n}}\n"
    );
    bench.write("p.ll", text);
    let symvm = bench.command(&["run", "p.ll", "--max-memory", "256M", "--max-steps", "1000000"]);
    let mut limited = Command::new("bash");
    limited
        .args(["-c", "ulimit -v 4194304; exec \"$0\" \"$@\""])
        .arg(symvm.get_program())
        .args(symvm.get_args());
    let out = limited.current_dir(bench.path("")).output().expect("bash runs");
    let said = stdout(&out) + &stderr(&out);
    assert_eq!(out.status.code(), Some(code), "{body}\n{said}");
    assert!(said.contains(says), "{body}\n'{says}' is not in\n{said}");
}

#[test]
fn memory_is_never_used_up() {
    let limit = "memory-limit";
    ends_in_little_memory("  %p = call ptr @memset(ptr @huge, i32 1, i64 4294967296)\n  ret i32 0", 3, limit);
    let copy = "  store i8 1, ptr @huge\n  %p = call ptr @memcpy(ptr @other, ptr @huge, i64 4294967296)\n  ret i32 0";
    ends_in_little_memory(copy, 3, limit);
    // Looked at whole before a page is touched.
    let all = "  %p = call ptr @memset(ptr @array, i32 1, i64 4398046511104)\n  ret i32 0";
    ends_in_little_memory(all, 3, limit);
    let more = "  %p = call ptr @memset(ptr @array, i32 1, i64 4398046511105)\n  ret i32 0";
    ends_in_little_memory(more, 1, "1 bug found");
    let over = "  %p = call ptr @memcpy(ptr @huge, ptr @array, i64 4398046511104)\n  ret i32 0";
    ends_in_little_memory(over, 1, "1 bug found");
    let last = "  %p = getelementptr i32, ptr @array, i64 1099511627775\n  store i32 1, ptr %p\n  ret i32 0";
    ends_in_little_memory(last, 0, "");
    let symbolic = "  call void @klee_make_symbolic(ptr @huge, i64 4294967296, ptr @n)\n  ret i32 0";
    ends_in_little_memory(symbolic, 3, limit);
    let frame = "  %p = alloca [68719476736 x i8]\n  store i8 1, ptr %p\n  ret i32 0";
    ends_in_little_memory(frame, 1, "1 bug found");
    let growing = "  br label %more\nmore:\n  %old = phi ptr [ null, %0 ], [ %new, %got ]\n  \
                   %n = phi i64 [ 1024, %0 ], [ %m, %got ]\n  %m = mul i64 %n, 2\n  \
                   %new = call ptr @realloc(ptr %old, i64 %n)\n  %none = icmp eq ptr %new, null\n  \
                   br i1 %none, label %out, label %got\ngot:\n  %p = call ptr @memset(ptr %new, i32 1, i64 %n)\n  \
                   br label %more\nout:\n  ret i32 0";
    ends_in_little_memory(growing, 0, "1 path,");
    let written = "  %n = call i64 @write(i32 1, ptr @huge, i64 4294967296)\n  ret i32 0";
    ends_in_little_memory(written, 3, limit);
    ends_in_little_memory("  %n = call i64 @write(i32 1, ptr @n, i64 -1)\n  ret i32 0", 1, "1 bug found");
}

#[test]
fn what_takes_for_ever_is_cut() {
    let step = "step-limit";
    let wide = "  %x = call i32 (ptr, ...) @printf(ptr @wide, double 1.0e308)\n  ret i32 0";
    ends_in_little_memory(wide, 3, step);
    ends_in_little_memory("  call void @again()\n  ret i32 0", 3, step);
    let leak = "  br label %more\nmore:\n  %p = call ptr @malloc(i64 1)\n  br label %more";
    ends_in_little_memory(leak, 3, step);
}

#[test]
fn stacks_and_heaps_that_grow_are_found_or_cut() {
    let loop_of = |step: &str| format!("  br label %more\nmore:\n{step}\n  br label %more");
    ends_in_little_memory(&loop_of("  %p = alloca [100 x i8]\n  store i8 1, ptr %p"), 1, "1 bug found");
    let huge_array = "  %p = alloca i32, i64 %n\n  store i32 1, ptr %p\n  ret i32 0";
    for size in ["4611686018427387904", "1073741824", "-1"] {
        let body = format!("  %n = add i64 {size}, 0\n{huge_array}");
        ends_in_little_memory(&body, 1, "1 bug found");
    }
    // A hundred thousand objects at once, then one more.
    let objects = "  br label %more\nmore:\n  %i = phi i32 [ 0, %0 ], [ %j, %more ]\n  %j = add i32 %i, 1\n  \
                   %p = call ptr @malloc(i64 24)\n  store i64 1, ptr %p\n  %again = icmp ult i32 %j, 100000\n  \
                   br i1 %again, label %more, label %out\nout:\n  %q = getelementptr i8, ptr %p, i64 20\n  \
                   store i64 1, ptr %q\n  ret i32 0";
    ends_in_little_memory(objects, 1, "1 bug found");
}

#[test]
fn jumps_to_frames_that_are_gone_are_found() {
    let text = "@env = global [25 x i64] zeroinitializer\ndeclare i32 @_setjmp(ptr) returns_twice\n\
                declare void @longjmp(ptr, i32) noreturn\ndefine void @f() {\n  \
                %x = call i32 @_setjmp(ptr @env) returns_twice\n  ret void\n}\ndefine i32 @main() {\n  \
                call void @f()\n  call void @longjmp(ptr @env, i32 1)\n  unreachable\n}\n";
    let (code, said) = run(text, &[]);
    assert_eq!(code, 1, "{said}");
    assert!(said.contains("1 bug found"), "{said}");
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

/// Hundreds of paths are paused on the way, each of them as endless.
#[test]
fn one_of_many_endless_recursions_comes_to_its_end() {
    let bench = Bench::new();
    let program = root().join("tests/programs/worlds/endless.ll");
    for strategy in ["auto", "cgs", "dfs"] {
        let limits = ["--max-iterations", "4000", "--max-bugs", "1", "--strategy", strategy, "--force"];
        let run = ["run", program.to_str().unwrap(), "--sym-stdin", "8"];
        bench.ends(1, &[&run[..], &limits].concat());
        let bugs = bench.files("symvm-out/bugs", "json");
        assert!(bugs[0].ends_with("001-stack-overflow.json"), "{strategy}: {bugs:?}");
    }
}
