//! Programs that use C++'s library: `tests/cxx` with the headers of GNU's, compiled where they are installed, run natively
//! and in the machine; and one, committed as `.ll`, that declares what it uses itself.

use crate::bench::{Bench, stderr};
use crate::support::root;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use symvm_explore::{Ending, TestCase};

/// What the programs are given: a name of `tests/cxx`, an argument, a standard input.
const CASES: &[(&str, &str, &str)] = &[
    ("strings", "1", ""),
    ("strings", "2", ""),
    ("strings", "30", ""),
    ("containers", "1", ""),
    ("containers", "2", ""),
    ("containers", "30", ""),
    ("format", "1", ""),
    ("format", "2", ""),
    ("format", "30", ""),
    ("states", "1", ""),
    ("buffers", "k", ""),
    ("buffers", "a", ""),
    ("files", "7", ""),
    ("folders", "1", ""),
    ("paths", "1", ""),
    ("derived", "x", ""),
    ("locales", "3", ""),
    ("names", "1", ""),
    ("numerals", "1", ""),
    ("numerics", "1", "(1,2) 3 (4) (5,6"),
    ("waiting", "1", ""),
    ("threads", "1", ""),
    ("reading", "1", "3 a b a\n2.5 x rest of it\n3 1 2\nfoo\n\n9 8 z 7\nlast"),
    ("reading", "1", "zz top\n1 2\n"),
    ("reading", "1", "2 one two 1e3q\n\n5 4\nchars\nthe remaining text\nof it"),
    ("reading", "1", ""),
    ("reading", "1", "4 x"),
    ("words", "1", "sub"),
    ("words", "1", "q 12"),
];
/// Programs about exceptions; the argument says which.
const THROWING: &[(&str, &[u32])] = &[
    ("errors", &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    ("foreign", &[0, 1, 2, 3, 4, 5, 6, 7]),
    ("throwing", &[0, 3, 9, 13]),
    ("refusals", &[9]),
    ("uncaught", &[0, 1, 2, 4, 5, 7, 9, 11, 14, 15, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 31, 32]),
];
/// The language has no specifications of exceptions since C++17.
const SPECIFIED: &[(&str, &[u32])] = &[("specifications", &[0, 1, 2, 3, 4, 5, 6, 7])];

/// A name of `tests/cxx`, an argument, a standard input.
type Case = (&'static str, String, &'static str);

fn cases() -> Vec<Case> {
    CASES.iter().map(|&(name, argument, stdin)| (name, argument.to_owned(), stdin)).collect()
}

fn numbered(programs: &[(&'static str, &[u32])]) -> Vec<Case> {
    let of = |&(name, numbers): &(&'static str, &[u32])| {
        numbers.iter().map(|n| (name, n.to_string(), "")).collect::<Vec<_>>()
    };
    programs.iter().flat_map(of).collect()
}

/// The compiler for a program of `tests/cxx`, if it is there and has headers; else it is said what is skipped.
fn compiler(clang: &str, opt: &str, standard: &str) -> Option<impl Fn(&[&str]) + use<>> {
    let command = [clang.to_owned(), opt.to_owned(), standard.to_owned(), "-w".to_owned()];
    let compile = move |args: &[&str]| Command::new(&command[0]).args(&command[1..]).args(args).output();
    let probe = root().join("tests/cxx/words.cpp").display().to_string();
    if !compile(&["-fsyntax-only", &probe]).is_ok_and(|done| done.status.success()) {
        eprintln!("skipped: no {clang} with headers of GNU's C++ library and {standard} on this machine");
        return None;
    }
    Some(move |args: &[&str]| {
        let done = compile(args).unwrap();
        assert!(done.status.success(), "{args:?}: {}", stderr(&done));
    })
}

fn source(name: &str) -> String {
    root().join("tests/cxx").join(name).with_extension("cpp").display().to_string()
}

/// How a test says that it ends.
pub(crate) fn ending(path: &Path) -> Option<Ending> {
    TestCase::read(&std::fs::read(path).unwrap()).unwrap().ending
}

/// Natively and in the machine every program prints the same and ends the same.
fn agree(clang: &str, opt: &str, standard: &str, cases: &[Case]) {
    let Some(compile) = compiler(clang, opt, standard) else { return };
    let bench = Bench::new();
    let mut built = BTreeMap::new();
    for (name, argument, stdin) in cases {
        let (native, text) = built.entry(*name).or_insert_with(|| {
            let file = |extension: &str| bench.path(name).with_extension(extension).display().to_string();
            let (native, text) = (file("native"), file("ll"));
            compile(&[&source(name), "-S", "-emit-llvm", "-o", &text]);
            compile(&[&text, "-o", &native]);
            let listed = bench.ends(0, &["externals", &text]);
            assert!(!listed.contains("MISSING"), "{name}: {listed}");
            (native, text)
        });
        let given = std::fs::File::open(bench.write("in", stdin)).unwrap();
        let mut natively = Command::new(native);
        natively.current_dir(bench.path("")).arg(argument).stdin(given).stderr(Stdio::null());
        let wanted = natively.output().unwrap();
        let options = ["--quiet", "--force", "--output", "out", "--show-output", "--stdin", "in", "--args"];
        let run = bench.symvm(&[&["run", text.as_str()], &options[..], &[argument]].concat());
        let case = format!("{clang} {opt} {standard} {name} {argument} {stdin:?}");
        // What goes to the standard error comes last in these programs.
        let printed = run.stdout.split_inclusive(|&b| b == b'\n').skip(1).collect::<Vec<_>>().concat();
        assert!(
            printed.starts_with(&wanted.stdout),
            "{case}: {} {}",
            String::from_utf8_lossy(&printed),
            stderr(&run)
        );
        let ended = ending(&bench.files("out/tests", "json")[0]);
        match wanted.status.code() {
            Some(code) => assert_eq!(ended, Some(Ending::Exit { code }), "{case}"),
            None => assert!(
                matches!(&ended, Some(Ending::Bug { fault, .. }) if fault == "abort"),
                "{case}: {ended:?}"
            ),
        }
    }
}

#[test]
fn programs_by_an_older_compiler_print_what_they_print_natively() {
    agree("clang++-14", "-O0", "-std=c++17", &cases());
    agree("clang++-14", "-O2", "-std=c++17", &cases());
}

#[test]
fn programs_by_a_newer_compiler_print_what_they_print_natively() {
    agree("clang++-19", "-O0", "-std=c++20", &cases());
    agree("clang++-19", "-O2", "-std=c++17", &cases());
}

#[test]
fn exceptions_are_thrown_and_caught_as_natively() {
    agree("clang++-14", "-O0", "-std=c++17", &numbered(THROWING));
    agree("clang++-14", "-O1", "-std=gnu++14", &numbered(SPECIFIED));
    agree("clang++-19", "-O2", "-std=c++17", &numbered(THROWING));
    agree("clang++-19", "-O0", "-std=gnu++14", &numbered(SPECIFIED));
}

#[test]
fn words_from_outside_are_explored_and_replayed_natively() {
    for opt in ["-O0", "-O2"] {
        let Some(compile) = compiler("clang++-14", opt, "-std=c++17") else { return };
        let bench = Bench::new();
        let path = |name: &str| bench.path(name).display().to_string();
        bench.write("symvm_replay.c", bench.symvm(&["replay-library"]).stdout);
        compile(&[&source("words"), "-S", "-emit-llvm", "-o", &path("words.ll")]);
        let object = ["-w", "-c", &path("symvm_replay.c"), "-o", &path("symvm_replay.o")];
        let done = Command::new("cc").args(object).output().unwrap();
        assert!(done.status.success(), "{}", stderr(&done));
        compile(&[&path("words.ll"), &path("symvm_replay.o"), "-o", &path("words")]);
        bench.ends(0, &["run", "words.ll", "--sym-stdin", "4", "--output", "out"]);
        assert_eq!(bench.run_json("out")["complete"], true);
        let tests = bench.files("out/tests", "json");
        let mut codes = BTreeMap::new();
        for test in &tests {
            let Some(Ending::Exit { code }) = ending(test) else { panic!("{}", test.display()) };
            *codes.entry(code).or_insert(0) += 1;
            if codes[&code] > 3 {
                continue;
            }
            let test = test.display().to_string();
            for replay in
                [["replay", "words.ll", &test].as_slice(), &["replay", "--native", "./words", &test]]
            {
                let told = bench.ends(0, replay);
                assert!(told.contains("as the test says"), "{told}");
            }
        }
        assert_eq!(codes.keys().copied().collect::<Vec<i32>>(), [1, 2, 3, 4, 5, 6, 8, 9]);
    }
}

#[test]
fn a_program_that_declares_the_library_itself_is_explored() {
    let bench = Bench::new();
    let program = root().join("tests/programs/worlds/cxx_library.ll").display().to_string();
    assert!(!bench.ends(0, &["externals", &program]).contains("MISSING"));
    bench.ends(1, &["run", &program, "--sym-stdin", "2", "--check", "uninit", "--output", "out"]);
    assert_eq!(bench.run_json("out")["complete"], true);
    let bugs: Vec<String> =
        bench.files("out/bugs", "txt").iter().map(|bug| std::fs::read_to_string(bug).unwrap()).collect();
    let [bug] = &bugs[..] else { panic!("{bugs:?}") };
    let thrown =
        "uncaught exception of type std::runtime_error: no\n  at tests/programs/worlds/cxx_library.cpp:";
    assert!(bug.contains(thrown), "{bug}");
    let mut endings = BTreeMap::new();
    for test in bench.files("out/tests", "json") {
        let kind = match ending(&test) {
            Some(Ending::Exit { code }) => code.to_string(),
            other => format!("{other:?}").split(['(', ' ']).next().unwrap().to_owned() + " …",
        };
        *endings.entry(kind).or_insert(0) += 1;
    }
    let exits: Vec<_> = endings.keys().filter(|k| !k.ends_with('…')).map(String::as_str).collect();
    assert_eq!(exits, ["1", "2", "3", "4", "5", "6", "8"], "{endings:?}");
}
