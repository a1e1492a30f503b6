//! `--test-suite`: the archive holds the values of the tests, and natively they do what the tests say.

use crate::bench::{Bench, stderr};
use std::io::Read;
use std::path::Path;
use std::process::Command;
use symvm_explore::{Ending, TestCase};

fn task(extension: &str) -> String {
    format!("{}/tests/verify/{extension}", env!("CARGO_MANIFEST_DIR"))
}

/// The files of the archive, in its order.
fn unpacked(path: &Path) -> Vec<(String, String)> {
    let mut archive = zip::ZipArchive::new(std::fs::File::open(path).unwrap()).unwrap();
    let mut files = Vec::new();
    for i in 0..archive.len() {
        let mut file = archive.by_index(i).unwrap();
        let mut text = String::new();
        file.read_to_string(&mut text).unwrap();
        files.push((file.name().unwrap().into_owned(), text));
    }
    files
}

/// What is between these tags.
fn elements<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let (start, end) = (format!("<{name}"), format!("</{name}>"));
    let value = |rest: &'a str| rest.split_once(&end)?.0.split_once('>').map(|(_, value)| value);
    text.split(&start).skip(1).filter_map(value).collect()
}

fn tests(bench: &Bench) -> Vec<TestCase> {
    let files = bench.files("out/tests", "json");
    files.iter().map(|p| TestCase::read(&std::fs::read(p).unwrap()).unwrap()).collect()
}

#[test]
fn a_suite_holds_the_values_of_the_calls_in_their_order() {
    let bench = Bench::new();
    let said = bench.ends(
        1,
        &[
            "run",
            &task("ll/divide-bug.ll"),
            "--sym-stdin",
            "1",
            "--output",
            "out",
            "--test-suite",
            "suite.zip",
        ],
    );
    let files = unpacked(&bench.path("suite.zip"));
    assert_eq!(files[0].0, "metadata.xml");
    let metadata = &files[0].1;
    assert!(
        metadata.contains("<!DOCTYPE test-metadata PUBLIC \"+//IDN sosy-lab.org//DTD test-format"),
        "{metadata}"
    );
    assert_eq!(elements(metadata, "programhash")[0].len(), 64);
    assert_eq!(elements(metadata, "entryfunction"), ["main"]);
    let tests = tests(&bench);
    assert_eq!(files.len(), tests.len() + 1);
    for (test, (name, text)) in tests.iter().zip(&files[1..]) {
        assert_eq!(*name, format!("testcase-{}.xml", test.number));
        let expected: Vec<_> =
            test.input.objects.iter().filter(|o| o.name != "stdin").map(|o| o.bytes[0].to_string()).collect();
        assert_eq!(elements(text, "input"), expected, "{text}");
        assert!(text.contains("type=\"unsigned char\"") && !text.contains("coversError"), "{text}");
    }
    assert!(said.contains(&format!("suite.zip: {} tests", tests.len())), "{said}");
}

#[test]
fn what_cannot_be_expressed_is_said_and_errors_are_marked() {
    let bench = Bench::new();
    let said = bench.ends(
        0,
        &[
            "verify",
            &task("ll/stdin_header.ll"),
            "--sym-stdin",
            "5",
            "--output",
            "out",
            "--test-suite",
            "s.zip",
        ],
    );
    assert!(said.contains("stdin has no place in the format"), "{said}");
    bench.ends(1, &["verify", &task("ll/scan_number-bug.ll"), "--output", "bug", "--test-suite", "bug.zip"]);
    let marked =
        unpacked(&bench.path("bug.zip")).iter().filter(|f| f.1.contains("coversError=\"true\"")).count();
    assert_eq!(marked, 1);
}

/// A machine without a C compiler skips this, as those of `native` do.
#[test]
fn natively_the_values_do_what_the_tests_say() {
    let bench = Bench::new();
    bench.write(
        "values.c",
        "#include <stdio.h>\n#include <stdlib.h>\n\
         unsigned char __VERIFIER_nondet_uchar(void) { int x; return scanf(\"%d\", &x) == 1 ? x : 0; }\n",
    );
    let native = bench.path("native");
    let mut cc = Command::new("cc");
    let built = cc
        .args(["-w", "-DBUG", &task("divide.c")])
        .arg(bench.path("values.c"))
        .arg("-o")
        .arg(&native)
        .output();
    match built {
        Ok(done) => assert!(done.status.success(), "{}", stderr(&done)),
        Err(error) => {
            assert_eq!(error.kind(), std::io::ErrorKind::NotFound, "{error}");
            eprintln!("skipped: no C compiler called cc");
            return;
        }
    }
    bench.ends(1, &["run", &task("ll/divide-bug.ll"), "--output", "out", "--test-suite", "suite.zip"]);
    let mut faults = 0;
    for (test, (_, text)) in tests(&bench).iter().zip(&unpacked(&bench.path("suite.zip"))[1..]) {
        let values = bench.write("values", elements(text, "input").join("\n"));
        let status = Command::new(&native).stdin(std::fs::File::open(values).unwrap()).status().unwrap();
        match &test.ending {
            Some(Ending::Exit { code }) => assert_eq!(status.code(), Some(*code), "{text}"),
            other => {
                assert!(
                    matches!(other, Some(Ending::Bug { .. })) && status.code().is_none(),
                    "{other:?}: {text}"
                );
                faults += 1;
            }
        }
    }
    assert_eq!(faults, 1);
}
