//! The C library against the host's: both are linked into one native program (ours with every name prefixed), which
//! calls them with the same random inputs and compares what they answer, byte for byte.

#![allow(clippy::print_stderr, reason = "a skipped test says why")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

fn here() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir(here().join(folder))
        .expect("the folder exists")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|e| e == extension))
        .collect();
    // Defines the host's own names, for runs with --fail-syscalls.
    found.retain(|path| path.file_stem().is_none_or(|stem| stem != "failing_heap"));
    found.sort();
    found
}

/// The names that the library defines, read from its committed `.ll`.
fn defined_names() -> Vec<String> {
    let mut names = Vec::new();
    for path in files("ll", "ll") {
        let text = std::fs::read_to_string(&path).expect("readable");
        for line in text.lines() {
            let function = line.starts_with("define dso_local");
            let variable = line.starts_with('@') && line.contains("= dso_local");
            if !function && !variable {
                continue;
            }
            let Some(at) = line.find('@') else { continue };
            let rest = &line[at + 1..];
            let end = rest.find(|c: char| c != '_' && !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
            names.push(rest[..end].to_owned());
        }
    }
    names.sort();
    names
}

#[test]
fn the_library_answers_as_the_hosts_does() {
    let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".into());
    if Command::new(&compiler).arg("--version").output().is_err() {
        eprintln!("skipped: no C compiler called {compiler}");
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut prefix = String::new();
    for name in defined_names() {
        writeln!(prefix, "#define {name} sv_{name}").expect("writes to a string");
    }
    std::fs::write(folder.path().join("prefix.h"), prefix).expect("writable");
    let run = |command: &mut Command| {
        let out = command.current_dir(folder.path()).output().expect("starts");
        let text =
            format!("{}{}", String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
        assert!(out.status.success(), "{command:?}\n{text}");
    };
    let flags = ["-O1", "-w", "-fno-builtin", "-fno-stack-protector", "-c"];
    run(Command::new(&compiler)
        .args(flags)
        .args(["-include", "prefix.h", "-ffreestanding"])
        .args(files("c", "c")));
    run(Command::new(&compiler).args(flags).args(files("tests/native", "c")).arg("-D_FORTIFY_SOURCE=0"));
    let objects = std::fs::read_dir(folder.path())
        .expect("readable")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|e| e == "o"))
        .collect::<Vec<_>>();
    run(Command::new(&compiler).args(objects).args(["-o", "compare", "-lm"]));
    run(Command::new("./compare").arg("3000").env("LANG", "C.UTF-8"));
}
