//! Optimised code: what the compiler inlined at several call sites is one place of the source, and reports name the calls.

use crate::bench::Bench;

/// `share`, of this file, whose body was inlined into `main` twice: a division in line 3 (the second copy in line `second`) by one
/// byte each, called in lines 8 and 9.
fn program(file: &str, second: u32) -> String {
    format!(
        r#"
@name = private constant [3 x i8] c"in\00"
declare void @klee_make_symbolic(ptr, i64, ptr)
define i32 @main() !dbg !4 {{
  %in = alloca [2 x i8]
  call void @klee_make_symbolic(ptr %in, i64 2, ptr @name), !dbg !10
  %a = load i8, ptr %in, !dbg !10
  %at = getelementptr i8, ptr %in, i64 1
  %b = load i8, ptr %at, !dbg !11
  %x = udiv i8 100, %a, !dbg !12
  %y = udiv i8 100, %b, !dbg !13
  %sum = add i8 %x, %y, !dbg !11
  %code = zext i8 %sum to i32, !dbg !11
  ret i32 %code, !dbg !11
}}
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!3}}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "share.c", directory: "/src")
!2 = !DISubroutineType(types: !{{}})
!3 = !{{i32 2, !"Debug Info Version", i32 3}}
!4 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !2, unit: !0)
!5 = distinct !DISubprogram(name: "share", scope: !6, file: !6, line: 2, type: !2, unit: !0)
!6 = !DIFile(filename: "{file}", directory: "/src")
!10 = !DILocation(line: 8, column: 5, scope: !4)
!11 = !DILocation(line: 9, column: 5, scope: !4)
!12 = !DILocation(line: 3, column: 14, scope: !5, inlinedAt: !14)
!13 = !DILocation(line: {second}, column: 14, scope: !5, inlinedAt: !15)
!14 = distinct !DILocation(line: 8, column: 12, scope: !4)
!15 = distinct !DILocation(line: 9, column: 12, scope: !4)
"#
    )
}

/// How many bugs are reported, by a search of this conduct.
fn bugs(text: &str, conduct: &[&str]) -> Vec<String> {
    let bench = Bench::new();
    bench.write("p.ll", text);
    bench.ends(1, &[&["run", "p.ll", "--output", "out"], conduct].concat());
    let texts = bench.files("out/bugs", "txt");
    texts.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn a_bug_in_a_function_that_was_inlined_twice_is_one_bug_and_its_stack_has_the_calls() {
    for conduct in [&[][..], &["--jobs", "2"]] {
        let found = bugs(&program("share.c", 3), conduct);
        assert_eq!(found.len(), 1, "{found:?}");
        let calls = ["#0 share at share.c:3:14", "#1 main at share.c:"];
        assert!(calls.iter().all(|call| found[0].contains(call)), "{}", found[0]);
        // Two lines are two places.
        assert_eq!(bugs(&program("share.c", 4), conduct).len(), 2);
    }
}

#[test]
fn what_a_languages_library_inlines_is_a_bug_of_each_caller() {
    let headers = "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_vector.h";
    for file in ["/rustc/0123/library/core/src/num/mod.rs", headers, "/usr/lib/llvm-19/include/c++/v1/vector"]
    {
        let found = bugs(&program(file, 3), &[]);
        assert_eq!(found.len(), 2, "{file}: {found:?}");
        let callers = ["\n  at share.c:8:12", "\n  at share.c:9:12"];
        assert!(callers.iter().all(|at| found.iter().any(|text| text.contains(at))), "{file}: {found:?}");
    }
    for own in ["c++/vector.h", "/src/include/c++/ours/vector.h"] {
        assert_eq!(bugs(&program(own, 3), &[]).len(), 1, "{own} is a file of the user's own");
    }
}
