//! C++ programs without a C++ library: what every one of them asks for is in the runtime.

use crate::bench::Bench;
use crate::support::root;
use std::fs;

fn classes() -> String {
    root().join("tests/programs/worlds/classes.ll").display().to_string()
}

#[test]
fn operators_guards_and_pure_virtual_functions_are_as_in_cxx() {
    let bench = Bench::new();
    bench.ends(0, &["externals", &classes()]);
    let given = [
        ("v\x07", 0, "seven\ngone\n"),
        ("ax", 0, "one\n"),
        ("n", 0, ""),
        ("s", 0, ""),
        ("p", 1, "pure virtual method called\nterminate called without an active exception\n"),
        ("t ", 0, ""),
    ];
    for (stdin, code, says) in given {
        fs::write(bench.path("in"), stdin).unwrap();
        let args = ["run", &classes(), "--force", "--output", "one", "--stdin", "in", "--show-output"];
        let out = bench.ends(code, &args);
        assert!(out.contains(says), "{stdin:?}: {out}");
    }
    bench.ends(1, &["run", &classes(), "--sym-stdin", "2", "--check", "uninit", "--output", "out"]);
    let run = bench.run_json("out");
    assert_eq!(run["campaign"]["bugs"], 2, "{run}");
    assert_eq!(run["complete"], true, "{run}");
    let bugs = fs::read_dir(bench.path("out/bugs")).unwrap().flatten();
    let mut kinds: Vec<_> = bugs
        .map(|bug| bug.file_name().into_string().unwrap())
        .filter_map(|name| Some(name.split_once('-')?.1.strip_suffix(".txt")?.to_owned()))
        .collect();
    kinds.sort();
    assert_eq!(kinds, ["abort", "double-free"]);
}

/// Has operators of its own for one object, which those for arrays and without exceptions come to; then asks for too much.
const OWN: &str = r#"
@pool = global [64 x i8] zeroinitializer
@freed = global i32 0
declare ptr @_Znam(i64)
declare ptr @_ZnwmRKSt9nothrow_t(i64, ptr)
declare ptr @_ZnwmSt11align_val_tRKSt9nothrow_t(i64, i64, ptr)
declare ptr @_ZnamSt11align_val_t(i64, i64)
declare void @_ZdaPvm(ptr, i64)
define ptr @_Znwm(i64 %size) {
  ret ptr @pool
}
define void @_ZdlPv(ptr %p) {
  %count = load i32, ptr @freed
  %more = add i32 %count, 1
  store i32 %more, ptr @freed
  ret void
}
define i32 @main(i32 %argc) {
  %p = call ptr @_Znam(i64 8)
  call void @_ZdaPvm(ptr %p, i64 8)
  %q = call ptr @_ZnwmRKSt9nothrow_t(i64 8, ptr null)
  %one = icmp eq ptr %p, @pool
  %two = icmp eq ptr %q, @pool
  %count = load i32, ptr @freed
  %three = icmp eq i32 %count, 1
  %none = call ptr @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 -1, i64 64, ptr null)
  %four = icmp eq ptr %none, null
  %pair = and i1 %one, %two
  %other = and i1 %three, %four
  %all = and i1 %pair, %other
  br i1 %all, label %much, label %wrong
much:
  %many = icmp sgt i32 %argc, 1
  br i1 %many, label %throw, label %done
throw:
  %never = call ptr @_ZnamSt11align_val_t(i64 -1, i64 64)
  ret i32 0
done:
  ret i32 0
wrong:
  unreachable
}
"#;

#[test]
fn a_programs_own_operators_are_used_and_what_throws_is_told() {
    let bench = Bench::new();
    bench.write("own.ll", OWN);
    bench.ends(0, &["run", "own.ll", "--output", "own"]);
    bench.ends(1, &["run", "own.ll", "--output", "thrown", "--args", "x"]);
    let report = fs::read_to_string(&bench.files("thrown/bugs", "txt")[0]).unwrap();
    assert!(report.contains("uncaught exception of type std::bad_alloc"), "{report}");
}

#[test]
fn people_read_the_names_of_the_source_and_type_those_of_the_text() {
    let bench = Bench::new();
    let text = "declare i8* @_ZN5shape4missEm(i64)\n\
        define void @_ZN5shape5reachEPKc(i8* %p) {\n  %c = load i8, i8* %p\n  ret void\n}\n\
        define void @_ZN1a5parse17h603089f828102ea0E(i8* %p) {\n  call void @_ZN5shape5reachEPKc(i8* %p)\n  ret void\n}\n\
        define i32 @main(i32 %n, i8** %v) {\n  %s = icmp eq i32 %n, 1\n  br i1 %s, label %a, label %b\n\
        a:\n  call void @_ZN1a5parse17h603089f828102ea0E(i8* null)\n  ret i32 0\n\
        b:\n  %x = call i8* @_ZN5shape4missEm(i64 1)\n  ret i32 0\n}\n";
    bench.write("p.ll", text);
    let report = |args: &[&str]| {
        bench.ends(1, &[&["run", "p.ll", "--output", "out", "--force"], args].concat());
        let read = |kind| fs::read_to_string(&bench.files("out/bugs", kind)[0]).unwrap();
        (read("txt"), read("json"))
    };
    let (text, json) = report(&[]);
    for part in ["#0 shape::reach(char const*) at", "#1 a::parse at", "#2 main at"] {
        assert!(text.contains(part), "'{part}' is not in {text}");
    }
    assert!(json.contains("\"_ZN1a5parse17h603089f828102ea0E\""), "{json}");
    let (text, json) = report(&["--args", "x"]);
    assert!(text.contains("call of 'shape::miss(unsigned long)', "), "{text}");
    assert!(text.contains("; --stub _ZN5shape4missEm=zero or"), "{text}");
    assert!(json.contains("call of '_ZN5shape4missEm', "), "{json}");
    let listed = bench.ends(0, &["externals", "p.ll"]);
    assert!(
        listed.starts_with("_ZN5shape4missEm                 MISSING (shape::miss(unsigned long))\n"),
        "{listed}"
    );
}

#[test]
fn blocks_are_taken_back_as_they_were_given() {
    let program = root().join("tests/programs/worlds/mismatched.ll");
    let bench = Bench::new();
    for (case, said) in [
        ("a", Some("delete of what new[] gave")),
        ("b", Some("free of what new[] gave")),
        ("c", Some("delete of what malloc gave")),
        ("d", Some("delete[] of what new gave")),
        ("e", Some("free of what new gave")),
        ("f", Some("delete of what new[] gave")),
        ("g", Some("delete[] of what new gave")),
        ("h", None),
    ] {
        let run = ["run", program.to_str().unwrap(), "--force", "--args", case];
        bench.ends(i32::from(said.is_some()), &run);
        let bugs = bench.files("symvm-out/bugs", "json");
        let texts: Vec<String> = bugs.iter().map(|bug| std::fs::read_to_string(bug).unwrap()).collect();
        match said {
            Some(said) => assert!(texts.len() == 1 && texts[0].contains(said), "{case}: {texts:?}"),
            None => assert!(texts.is_empty(), "{case}: {texts:?}"),
        }
    }
}
