//! A few random programs, natively and in the machine; `cargo xtask csmith` runs as many as one likes.

#![allow(clippy::print_stderr, reason = "a skipped test says why")]

use std::path::Path;
use std::process::Command;

#[test]
fn random_programs_print_what_they_print_natively() {
    // csmith leaves a file about the platform where it runs.
    let runs = |tool: &str| {
        let mut command = Command::new(tool);
        command.arg("--version").current_dir(std::env::temp_dir());
        command.output().is_ok_and(|o| o.status.success())
    };
    let headers = Path::new("/usr/include/csmith/csmith.h").exists();
    if !headers || !["csmith", "clang-14", "clang-19"].into_iter().all(runs) {
        eprintln!("skipped: no csmith, libcsmith-dev, clang-14 or clang-19 on this machine");
        return;
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    let out = command.args(["csmith", "--seed", "1", "--count", "10"]).output().expect("starts");
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(out.status.success(), "{text}\n{}", String::from_utf8_lossy(&out.stderr));
    assert!(text.contains("0 differ") && !text.contains(" 0 runs agree"), "{text}");
}
