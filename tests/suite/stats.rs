//! `symvm stats`: the numbers of runs, finished or not, and how they differ.

use crate::bench::{Bench, program, stderr, stdout};
use serde_json::Value;
use std::fs;

#[test]
fn runs_are_shown_and_compared() {
    let bench = Bench::new();
    let sorting = program("sorting");
    bench.ends(0, &["run", &sorting, "--output", "all"]);
    // More than a floating-point number holds.
    let seed = "9007199254740993";
    let some = ["--output", "some", "--strategy", "dfs", "--max-iterations", "7", "--seed", seed];
    bench.ends(3, &[&["run", &sorting], &some[..]].concat());
    let run: Value = serde_json::from_slice(&fs::read(bench.path("all/run.json")).unwrap()).unwrap();
    let paths = run["campaign"]["paths"].as_u64().unwrap();
    assert!(run["timing"]["peak_memory_bytes"].as_u64() > Some(1 << 20));

    let text = bench.ends(0, &["stats", "all", "some"]);
    let row = |name: &str| {
        let line = text.lines().find(|l| l.starts_with(name)).unwrap_or_else(|| panic!("{name}: {text}"));
        line[name.len()..].split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(row("strategy"), ["auto", "dfs"]);
    assert_eq!(row("stop"), ["exhausted", "iterations"]);
    let percent = 100.0 * (7.0 - paths as f64) / paths as f64;
    let expected =
        [paths.to_string(), "7".into(), format!("-{}", paths - 7), format!("({percent:+.1}"), "%)".into()];
    assert_eq!(row("paths"), expected);
    assert_eq!(row("covered only here")[1], "0");

    let json: Value =
        serde_json::from_str(&bench.ends(0, &["stats", "all", "some", "--format", "json"])).unwrap();
    assert_eq!(json["runs"][1]["metrics"]["iterations"], Value::from(7));
    assert_eq!(json["runs"][1]["seed"], Value::from(9_007_199_254_740_993_u64));
    assert_eq!(json["runs"][0]["metrics"]["queries"].as_f64(), run["engine"]["queries"].as_f64());
    assert_eq!(json["comparisons"][0]["second"], Value::from("some"));

    let csv = bench.ends(0, &["stats", "all", "some", "--format", "csv"]);
    let lines: Vec<Vec<_>> = csv.lines().map(|l| l.split(',').collect()).collect();
    assert_eq!(lines.len(), 3);
    assert!(lines.iter().all(|l| l.len() == lines[0].len()), "{csv}");
    assert_eq!(lines[2][..5], ["some", "dfs", seed, "iterations", "7"]);
}

#[test]
fn a_run_that_goes_on_is_shown_as_far_as_it_came() {
    let bench = Bench::new();
    fs::create_dir(bench.path("out")).unwrap();
    bench.write("out/run.json", r#"{"stop": "running", "settings": {"strategy": "cgs", "seed": 3}}"#);
    bench.write(
        "out/series.csv",
        "iteration,seconds,covered_sides,sides,paths,tests,bugs,queries,open_sides,depth\n\
         1,0.100,40,80,1,1,0,2,5,3\n2,0.500,60,80,2,2,1,9,7,4\n3,0.6",
    );
    let text = bench.ends(0, &["stats", "out"]);
    for part in ["running", "75.0", "0.5"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let out = bench.symvm(&["stats", "nowhere"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(stderr(&out).contains("nowhere: no result of symvm run"), "{}", stderr(&out));
    // The others are compared all the same.
    for damaged in ["{}", "{\"stop\": 3, \"sett", "[]"] {
        fs::create_dir_all(bench.path("damaged")).unwrap();
        bench.write("damaged/run.json", damaged);
        let out = bench.symvm(&["stats", "damaged", "out", "out"]);
        let (table, said) = (stdout(&out), stderr(&out));
        assert_eq!(out.status.code(), Some(2), "{damaged}: {said}");
        assert!(
            table.contains("out and out:") && said.contains("damaged/run.json: "),
            "{damaged}: {table}{said}"
        );
        assert_eq!(bench.symvm(&["stats", "damaged"]).status.code(), Some(2), "{damaged}");
    }
}

#[test]
fn the_lines_that_the_solver_worked_for_are_told() {
    let bench = Bench::new();
    bench.write(
        "p.ll",
        "define i32 @main(i32 %argc, ptr %argv) !dbg !5 {
           %buffer = alloca [9 x i8]
           call void @klee_make_symbolic(ptr %buffer, i64 8, ptr null), !dbg !10
           %end = getelementptr i8, ptr %buffer, i64 8
           store i8 0, ptr %end
           %first = load i8, ptr %buffer, !dbg !10
           %is-a = icmp eq i8 %first, 97, !dbg !11
           br i1 %is-a, label %parse, label %out, !dbg !11
         parse:
           %next = getelementptr i8, ptr %buffer, i64 1
           %n = call i32 @atoi(ptr %next), !dbg !12
           %is-large = icmp sgt i32 %n, 20, !dbg !13
           br i1 %is-large, label %yes, label %out, !dbg !13
         yes:
           ret i32 1
         out:
           ret i32 0
         }
         declare void @klee_make_symbolic(ptr, i64, ptr)
         declare i32 @atoi(ptr)
         !llvm.dbg.cu = !{!0}
         !llvm.module.flags = !{!1}
         !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
         !1 = !{i32 2, !\"Debug Info Version\", i32 3}
         !2 = !DIFile(filename: \"p.c\", directory: \"/d\")
         !5 = distinct !DISubprogram(name: \"main\", scope: !2, file: !2, line: 3, unit: !0, spFlags: DISPFlagDefinition)
         !10 = !DILocation(line: 5, column: 1, scope: !5)
         !11 = !DILocation(line: 6, column: 7, scope: !5)
         !12 = !DILocation(line: 7, column: 9, scope: !5)
         !13 = !DILocation(line: 8, column: 7, scope: !5)",
    );
    bench.ends(0, &["run", "p.ll", "--output", "out"]);
    let run: Value = serde_json::from_slice(&fs::read(bench.path("out/run.json")).unwrap()).unwrap();
    let rows = run["timing"]["solver_by_place"].as_array().unwrap();
    let queries = |place: &str, library: &str| {
        let is_row = |row: &&Value| row["place"] == *place && row["library"] == *library;
        let found = rows.iter().filter(is_row).collect::<Vec<_>>();
        assert!(found.iter().all(|row| row["function"] == "main"), "{rows:?}");
        found.iter().map(|row| row["queries"].as_u64().unwrap()).sum::<u64>()
    };
    // Each side was asked for, or taken.
    assert_eq!(queries("p.c:6:7", ""), 1, "{rows:?}");
    assert!(queries("p.c:8:7", "") > 1, "{rows:?}");
    let library: u64 =
        rows.iter().filter(|row| row["library"] != "").map(|row| row["queries"].as_u64().unwrap()).sum();
    assert!(library > 5, "{rows:?}");
    let all: u64 = rows.iter().map(|row| row["queries"].as_u64().unwrap()).sum();
    assert_eq!(Some(all), run["engine"]["queries"].as_u64());

    let text = bench.ends(0, &["stats", "out"]);
    assert!(
        text.contains("solver's time by place") && text.contains("p.c:6:7 in main or behind, in "),
        "{text}"
    );
    // What all lines cost themselves is the whole; a call's costs are the library's own.
    let profile = bench.ends(0, &["stats", "out", "--format", "callgrind"]);
    assert!(
        profile.starts_with("# callgrind format\n") && profile.contains("fl=p.c\nfn=main\n"),
        "{profile}"
    );
    let (mut own, mut is_call) = (0, false);
    for line in profile.lines() {
        let numbers: Vec<u64> = line.split(' ').map_while(|n| n.parse().ok()).collect();
        if numbers.len() == 5 && !is_call {
            own += numbers[2];
        }
        is_call = line.starts_with("calls=");
    }
    assert_eq!(own, all, "{profile}");
    for args in [
        &["stats", "out", "out", "--format", "callgrind"][..],
        &["stats", "nowhere", "--format", "callgrind"],
    ] {
        assert_eq!(bench.symvm(args).status.code(), Some(2));
    }
}
