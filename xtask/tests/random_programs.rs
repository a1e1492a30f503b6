//! A few random programs, natively and in the machine; `cargo xtask csmith` runs as many as one likes.

#![allow(clippy::print_stderr, reason = "a skipped test says why")]

use std::path::Path;
use std::process::Command;

/// Does a tool answer?
fn runs(tool: &&str) -> bool {
    // csmith leaves a file about the platform where it runs.
    let mut command = Command::new(tool);
    command.arg("--version").current_dir(std::env::temp_dir());
    command.output().is_ok_and(|o| o.status.success())
}

fn agree(options: &[&str]) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    let out = command.arg("csmith").args(options).output().expect("starts");
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(out.status.success(), "{text}\n{}", String::from_utf8_lossy(&out.stderr));
    assert!(text.contains("0 differ") && !text.contains(" 0 runs agree"), "{text}");
}

#[test]
fn random_programs_print_what_they_print_natively() {
    let headers = Path::new("/usr/include/csmith/csmith.h").exists();
    if !headers || !["csmith", "clang-14", "clang-19"].iter().all(runs) {
        eprintln!("skipped: no csmith, libcsmith-dev, clang-14 or clang-19 on this machine");
        return;
    }
    agree(&["--seed", "1", "--count", "10"]);
}

#[test]
fn random_programs_that_throw_print_what_they_print_natively() {
    if !["clang++-14", "clang++-19"].iter().all(runs) {
        eprintln!("skipped: no clang++-14 or clang++-19 on this machine");
        return;
    }
    agree(&["--throws", "--seed", "1", "--count", "10"]);
}
