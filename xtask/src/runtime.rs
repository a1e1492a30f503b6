//! `cargo xtask runtime`: the C library of the runtime, compiled to the committed `runtime/ll/*.ll`.

use crate::tools::{clang_version, output, root};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

const CLANG: &str = "clang-14";

/// Optimised for size, so that what a program calls is read and run quickly, without transformations that add
/// code or types (vectors); and without treating our `strlen` as one that clang knows.
const FLAGS: &[&str] = &[
    "-Os",
    "-ffreestanding",
    "-fno-builtin",
    "-fno-vectorize",
    "-fno-slp-vectorize",
    "-fno-unroll-loops",
    "-fno-stack-protector",
    "-fno-asynchronous-unwind-tables",
    "-fno-pic",
    "-Wall",
    "-Wextra",
    "-Werror",
];

/// Regenerates (or compares, with `check`) `runtime/ll`.
pub fn run(check: bool) -> Result<()> {
    let mut stale = Vec::new();
    let sources = sources()?;
    for source in &sources {
        let target = target(source)?;
        let text = compile(source)?;
        if std::fs::read_to_string(root().join(&target)).unwrap_or_default() != text {
            stale.push(target.display().to_string());
            if !check {
                std::fs::write(root().join(&target), text)?;
            }
        }
    }
    for left in files("runtime/ll", "ll")? {
        if !sources.iter().any(|s| s.file_stem() == left.file_stem()) {
            stale.push(left.display().to_string());
            if !check {
                std::fs::remove_file(root().join(&left))?;
            }
        }
    }
    match (check, stale.is_empty()) {
        (true, false) => bail!("not what {CLANG} makes of their sources:\n{}", stale.join("\n")),
        (true, true) => println!("{} files are up to date", sources.len()),
        (false, _) => println!("{} files, {} changed", sources.len(), stale.len()),
    }
    Ok(())
}

fn sources() -> Result<Vec<PathBuf>> {
    files("runtime/c", "c")
}

fn files(folder: &str, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(root().join(folder)).with_context(|| format!("cannot list {folder}"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == extension) {
            found.push(Path::new(folder).join(path.file_name().context("a file has a name")?));
        }
    }
    found.sort();
    Ok(found)
}

fn target(source: &Path) -> Result<PathBuf> {
    let stem = source.file_stem().context("a C file has a name")?;
    Ok(Path::new("runtime/ll").join(stem).with_extension("ll"))
}

/// The `.ll` text; its first line says how it was made.
fn compile(source: &Path) -> Result<String> {
    let text = output(
        Command::new(CLANG)
            .current_dir(root())
            .args(["-S", "-emit-llvm"])
            .args(FLAGS)
            .arg(source)
            .args(["-o", "-"]),
    )?;
    let flags = FLAGS.join(" ");
    Ok(format!("; {}: {CLANG} -S -emit-llvm {flags} {}\n{text}", clang_version(CLANG)?, source.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn committed_ll_is_up_to_date() {
        if Command::new(CLANG).arg("--version").output().is_err() {
            eprintln!("skipped: no {CLANG} on this machine");
            return;
        }
        run(true).expect("run `cargo xtask runtime`");
    }
}
