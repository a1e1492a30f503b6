//! Blocks lost at exit: each way to lose one is a bug of its own, and is told with the calls that led there.

use crate::bench::Bench;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;

fn program() -> String {
    format!("{}/tests/programs/worlds/leaks.ll", env!("CARGO_MANIFEST_DIR"))
}

/// Of each report: the function that the user's own code lost the block in, and how often.
fn lost_in(bench: &Bench, folder: &str) -> Vec<String> {
    let line = |report: Value| {
        let stack = report["stack"].as_array().unwrap().iter();
        let forget = stack.clone().find(|place| place["function"] == "forget").unwrap();
        let functions = stack.map(|place| place["function"].as_str().unwrap());
        let functions: Vec<&str> = functions.take_while(|&name| name != "forget").collect();
        format!(
            "{} {}",
            functions.join("<"),
            forget["location"].as_str().unwrap().rsplit('/').next().unwrap()
        )
    };
    let reports = bench.files(folder, "json").into_iter();
    reports.map(|path| line(serde_json::from_slice(&fs::read(path).unwrap()).unwrap())).collect()
}

#[test]
fn each_way_to_lose_a_block_is_told() {
    let bench = Bench::new();
    let run = ["run", &program(), "--sym-stdin", "1", "--check", "leak", "--quiet"];
    bench.ends(1, &run);
    let expected = [
        "strdup leaks.c:46:16",
        "xmalloc<parse leaks.c:42:26",
        "xmalloc<xcopy leaks.c:37:16",
        "xmalloc<xcopy leaks.c:39:16",
    ];
    let found = lost_in(&bench, "symvm-out/bugs");
    assert_eq!(found.len(), expected.len(), "{found:?}");
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected.map(String::from).into());
    // Several workers find the same, in whatever order, and a run that is gone on with tells nothing twice.
    for how in [&["--jobs", "2"][..], &["--jobs", "2", "--deterministic"]] {
        bench.ends(1, &[&run[..], how, &["--force", "--max-iterations", "5"]].concat());
        let before = lost_in(&bench, "symvm-out/bugs");
        bench.ends(1, &["run", "--resume", "symvm-out", "--max-iterations", "1000", "--quiet"]);
        let found = lost_in(&bench, "symvm-out/bugs");
        assert!(before.iter().all(|bug| found.contains(bug)), "{before:?} {found:?}");
        assert_eq!(found.len(), expected.len(), "{found:?}");
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected.map(String::from).into());
    }
    // Each test ends as it says.
    bench.ends(1, &["replay", &program(), "symvm-out"]);
}

/// Few large elements are sorted on the stack, as the host's `qsort` does: nothing is lost where a comparison is left by `longjmp`.
#[test]
fn a_sort_that_is_left_loses_nothing_if_the_hosts_does_not() {
    let bench = Bench::new();
    let text = |count: u32| {
        format!(
            "@j = global [25 x i64] zeroinitializer\n@a = global [{count} x [40 x i8]] zeroinitializer\n\
             declare i32 @_setjmp(ptr) returns_twice\ndeclare void @longjmp(ptr, i32) noreturn\n\
             declare void @qsort(ptr, i64, i64, ptr)\n\
             define i32 @cmp(ptr %x, ptr %y) {{\n call void @longjmp(ptr @j, i32 1)\n unreachable\n}}\n\
             define i32 @main() {{\n %back = call i32 @_setjmp(ptr @j) returns_twice\n %c = icmp eq i32 %back, 0\n\
             br i1 %c, label %sort, label %end\nsort:\n call void @qsort(ptr @a, i64 {count}, i64 40, ptr @cmp)\n\
             br label %end\nend:\n ret i32 0\n}}\n"
        )
    };
    // Two pointers for each, and one element: less than 1,024 bytes, or not.
    for (count, status) in [(61, 0), (62, 1)] {
        bench.write("sort.ll", text(count));
        bench.ends(status, &["run", "sort.ll", "--check", "leak", "--force"]);
    }
}
