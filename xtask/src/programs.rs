//! `cargo xtask programs`: the `.ll` files made from the C programs of the tests and examples.

use crate::tools::{clang_version, output, root};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The variants each test program is committed in: clang, optimisation level.
const VARIANTS: &[(&str, &str)] =
    &[("clang-14", "-O0"), ("clang-14", "-O2"), ("clang-19", "-O0"), ("clang-19", "-O2")];

/// The clangs that the table of faults is committed for; sanitizers, too, want unoptimised code.
const FAULT_VARIANTS: &[&str] = &["clang-14", "clang-19"];

/// The variants of the kernels that benches/machine.rs runs.
const KERNEL_VARIANTS: &[(&str, &str)] = &[("clang-14", "-O0"), ("clang-14", "-O1")];

/// Regenerates (or compares, with `check`) every committed `.ll` file of tests and examples.
pub fn run(check: bool) -> Result<()> {
    let mut stale = Vec::new();
    let mut count = 0;
    let mut one = |source: &Path, target: &Path, clang: &str, flags: &[&str]| -> Result<()> {
        let text = compile(source, clang, flags)?;
        count += 1;
        let old = std::fs::read_to_string(target).unwrap_or_default();
        if timeless(&old) != timeless(&text) {
            stale.push(target.display().to_string());
            if !check {
                std::fs::create_dir_all(target.parent().context("target has a folder")?)?;
                std::fs::write(target, text)?;
            }
        }
        Ok(())
    };
    for source in c_files("tests/programs")? {
        let stem = source.file_stem().context("a C file has a name")?.to_string_lossy().into_owned();
        for (clang, opt) in VARIANTS {
            let target = PathBuf::from(format!("tests/programs/ll/{clang}{opt}/{stem}.ll"));
            one(&source, &target, clang, &[opt, "-gline-tables-only"])?;
        }
    }
    for source in c_files("tests/faults")? {
        let stem = source.file_stem().context("a C file has a name")?.to_string_lossy().into_owned();
        for clang in FAULT_VARIANTS {
            let target = PathBuf::from(format!("tests/faults/ll/{clang}/{stem}.ll"));
            one(&source, &target, clang, &["-O0", "-g"])?;
        }
    }
    // Each task is two: what is safe, and with BUG what is not.
    for source in c_files("tests/verify")? {
        let stem = source.file_stem().context("a C file has a name")?.to_string_lossy().into_owned();
        for (suffix, define) in [("", "-UBUG"), ("-bug", "-DBUG")] {
            let target = PathBuf::from(format!("tests/verify/ll/{stem}{suffix}.ll"));
            one(&source, &target, "clang-14", &["-O0", "-g", define])?;
        }
    }
    for source in c_files("tests/soundness")? {
        let stem = source.file_stem().context("a C file has a name")?.to_string_lossy().into_owned();
        for opt in ["-O0", "-O2"] {
            let target = PathBuf::from(format!("tests/soundness/ll/{stem}{opt}.ll"));
            one(&source, &target, "clang-14", &[opt, "-gline-tables-only"])?;
        }
    }
    for source in c_files("benches/kernels")? {
        let stem = source.file_stem().context("a C file has a name")?.to_string_lossy().into_owned();
        for (clang, opt) in KERNEL_VARIANTS {
            let target = PathBuf::from(format!("benches/kernels/ll/{clang}{opt}/{stem}.ll"));
            // Contracted multiplications become an intrinsic that LLVM's interpreter, our yardstick, lacks.
            one(&source, &target, clang, &[opt, "-ffp-contract=off"])?;
        }
    }
    let mut beside = c_files("tests/programs/worlds")?;
    beside.extend(c_files("tests/explain")?);
    beside.push(PathBuf::from("examples/json/json.c"));
    for source in beside {
        one(&source, &source.with_extension("ll"), "clang-14", &["-O0", "-g"])?;
    }
    for name in ["classes.cpp", "cxx_library.cpp", "mismatched.cpp", "thrown.cpp"] {
        let source = Path::new("tests/programs/worlds").join(name);
        // operator new with an alignment is C++17's.
        one(&source, &source.with_extension("ll"), "clang-14", &["-O0", "-g", "-std=c++17"])?;
    }
    match (check, stale.is_empty()) {
        (true, false) => bail!(
            "{} of {count} files are not what clang makes of their sources:\n{}",
            stale.len(),
            stale.join("\n")
        ),
        (true, true) => println!("{count} files are up to date"),
        (false, _) => println!("{count} files, {} changed", stale.len()),
    }
    Ok(())
}

/// A text without the lines that name the compiler's exact release: a patch release alone makes nothing stale.
fn timeless(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.contains("clang version")).collect()
}

fn c_files(folder: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(root().join(folder)).with_context(|| format!("cannot list {folder}"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "c") {
            files.push(Path::new(folder).join(path.file_name().context("a file has a name")?));
        }
    }
    files.sort();
    Ok(files)
}

/// The `.ll` text, its first line saying how it was made; source names are relative to the workspace.
fn compile(source: &Path, clang: &str, flags: &[&str]) -> Result<String> {
    let text = output(
        Command::new(clang)
            .current_dir(root())
            .args(["-S", "-emit-llvm", "-w", "-fdebug-compilation-dir=.", "-ffile-compilation-dir=."])
            .args(flags)
            .arg(source)
            .args(["-o", "-"]),
    )?;
    let flags = flags.join(" ");
    Ok(format!("; {}: {clang} -S -emit-llvm -w {flags} {}\n{text}", clang_version(clang)?, source.display()))
}
