//! What the compiler left undefined is a loss where it is used, and nowhere else.

use crate::bench::Bench;

/// Runs a `main` with a symbolic `%n`; whether the ledger lists a use of something undefined.
fn is_counted(declarations: &str, lines: &str, args: &[&str]) -> bool {
    let bench = Bench::new();
    let main = format!("define i32 @main() {{\n  %n = call i32 @getchar()\n{lines}  ret i32 0\n}}");
    bench.write("p.ll", format!("declare i32 @getchar()\n{declarations}\n{main}\n"));
    bench.ends(0, &[&["run", "p.ll", "--sym-stdin", "1", "--output", "out"], args].concat());
    let run = bench.run_json("out");
    let counted = run.to_string().contains("undefined-constant");
    assert_eq!(run["complete"], !counted, "{lines}: {run}");
    counted
}

#[test]
fn an_argument_that_the_callee_does_nothing_with_is_no_use() {
    let variadic = "define i32 @f(ptr %dead, i32 %x, ...) {\n  ret i32 %x\n}";
    let unused = "define i32 @f(ptr %dead, i32 %x) {\n  ret i32 %x\n}";
    let used = "define i32 @f(ptr %p, i32 %x) {\n  %c = icmp eq ptr %p, null\n  %r = zext i1 %c to i32\n  ret i32 %r\n}";
    let no_use = [
        (variadic, "  %s = call i32 (ptr, i32, ...) @f(ptr nonnull poison, i32 %n, i32 5)\n"),
        (unused, "  %s = call i32 @f(ptr undef, i32 %n)\n"),
    ];
    for (declarations, lines) in no_use {
        assert!(!is_counted(declarations, lines, &[]), "{declarations}\n{lines}");
    }
    // Uses: a variable argument, a parameter that is looked at, one of another prototype or of an unknown callee, an object
    // that is copied, one of the C library.
    let uses = [
        (variadic, "  %s = call i32 (ptr, i32, ...) @f(ptr null, i32 %n, i32 poison)\n"),
        (variadic, "  %s = call i32 (ptr, i32, ...) @f(ptr poison, i32 poison)\n"),
        (used, "  %s = call i32 @f(ptr poison, i32 %n)\n"),
        (unused, "  %s = call i32 @f(i32 %n, i32 poison)\n"),
        (
            unused,
            "  %at = alloca ptr\n  store ptr @f, ptr %at\n  %p = load ptr, ptr %at\n  %s = call i32 %p(ptr poison, i32 %n)\n",
        ),
        ("declare i32 @abs(i32)", "  %s = call i32 @abs(i32 undef)\n"),
    ];
    for (declarations, lines) in uses {
        assert!(is_counted(declarations, lines, &[]), "{declarations}\n{lines}");
    }
}

#[test]
fn a_global_without_a_value_is_none_where_it_has_no_members() {
    let read = |ty: &str| format!("  %s = load {ty}, ptr @g\n");
    // An object of an empty class, as std::nullopt is, and what consists of such objects.
    let empty = "%empty = type { i8 }\n@g = constant %empty undef\n@p = global ptr @g";
    let nested = "%empty = type { i8 }\n@g = constant { %empty, [2 x %empty], [3 x i8] } undef";
    let lines = "  %s = icmp eq ptr @g, null\n";
    for declarations in [empty, nested] {
        assert!(!is_counted(declarations, lines, &[]), "{declarations}");
    }
    for (declarations, ty) in [
        ("@g = global i32 undef", "i32"),
        ("@g = global i8 undef", "i8"),
        ("@g = global { i8, i32 } poison", "i8"),
        ("@g = global { i8, i8 } undef", "i8"),
        ("@g = global { i32, { i8 }, ptr } { i32 1, { i8 } undef, ptr undef }", "i32"),
    ] {
        assert!(is_counted(declarations, &read(ty), &[]), "{declarations}");
        // The check knows which bytes are meant, and nothing depends on them.
        assert!(!is_counted(declarations, &read(ty), &["--check", "uninit"]), "{declarations}");
    }
}

#[test]
fn the_check_tells_of_undefined_bytes_of_a_global() {
    let bench = Bench::new();
    let at = |offset: u32| {
        format!(
            "@g = constant {{ i32, i32, i32 }} {{ i32 1, i32 undef, i32 2 }}\ndefine i32 @main() {{\n  %p = getelementptr i8, ptr @g, i64 {offset}\n  %v = load i32, ptr %p\n  %c = icmp eq i32 %v, 5\n  br i1 %c, label %a, label %b\na:\n  ret i32 1\nb:\n  ret i32 0\n}}\n"
        )
    };
    for (offset, code) in [(0, 0), (4, 1), (8, 0)] {
        bench.write("p.ll", at(offset));
        bench.ends(code, &["run", "p.ll", "--check", "uninit", "--output", "out", "--force"]);
    }
}

/// A loop of `%n & 3` rounds, each of which hands `%v` to the next, the second one another; behind it `%v` is used if `%used`.
fn rounds(first: &str, used: &str) -> String {
    format!(
        "  %few = and i32 %n, 3\n  br label %head\n\
         head:\n  %i = phi i32 [ 0, %0 ], [ %j, %body ]\n  %v = phi i32 [ {first}, %0 ], [ %w, %body ]\n\
         \x20 %more = icmp ult i32 %i, %few\n  br i1 %more, label %round, label %out\n\
         round:\n  %j = add i32 %i, 1\n  %odd = trunc i32 %i to i1\n  br i1 %odd, label %set, label %keep\n\
         set:\n  br label %body\nkeep:\n  %f = freeze i32 %v\n  br label %body\n\
         body:\n  %w = phi i32 [ %i, %set ], [ %f, %keep ]\n  br label %head\n\
         out:\n  %used = {used}\n  br i1 %used, label %use, label %end\n\
         use:\n  %is = icmp eq i32 %v, 5\n  br i1 %is, label %end, label %end\nend:\n"
    )
}

/// `%u` is undefined unless `%n > 3`, and used if `%used`.
fn choice(used: &str) -> String {
    format!(
        "  %t = icmp sgt i32 %n, 3\n  %u = select i1 %t, i32 %n, i32 undef\n  %used = {used}\n\
         \x20 br i1 %used, label %use, label %end\n\
         use:\n  %is = icmp eq i32 %u, 5\n  br i1 %is, label %end, label %end\nend:\n"
    )
}

/// An element of a vector that is the bits of `number`; `%p` is undefined on one way.
fn element(number: &str) -> String {
    format!(
        "  %t = icmp sgt i32 %n, 3\n  br i1 %t, label %a, label %c\na:\n  br label %c\n\
         c:\n  %p = phi i128 [ undef, %0 ], [ 7, %a ]\n  %v = bitcast i128 {number} to <2 x i64>\n\
         \x20 %e = extractelement <2 x i64> %v, i32 1\n  %is = icmp eq i64 %e, 5\n\
         \x20 br i1 %is, label %end, label %end\nend:\n"
    )
}

#[test]
fn what_a_phi_or_a_select_merely_carries_is_no_use() {
    let cases = [
        (rounds("undef", "icmp eq i32 0, 1"), false),
        (rounds("undef", "icmp eq i32 0, 0"), true),
        (rounds("7", "icmp eq i32 0, 0"), false),
        (rounds("undef", "icmp eq i32 %few, 2"), false),
        (rounds("undef", "icmp eq i32 %few, 1"), true),
        (choice("icmp eq i32 0, 1"), false),
        (choice("icmp eq i32 0, 0"), true),
        // The other side is known to have been taken; not to the mark, which depends on input.
        (choice("icmp sgt i32 %n, 3"), true),
        (element("%p"), true),
        (element("7"), false),
    ];
    for (lines, counts) in cases {
        assert_eq!(is_counted("", &lines, &[]), counts, "{lines}");
    }
}
