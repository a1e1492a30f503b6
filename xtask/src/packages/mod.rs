//! `cargo xtask packages [NAME…]`: real programs from Debian's source packages, configured and built as they are by
//! clang, run on known inputs natively and in the machine, and explored; `--table` writes `benches/programs.md`.
//!
//! Nothing fetched is kept in the repository: sources, objects and text lie below `target/packages`. Needed: apt-get,
//! dpkg-source, make, clang, and what a package's own build asks for.

pub mod cc;
mod fetch;
mod measure;
mod modules;
mod recipe;
mod report;
mod rows;
mod turn;

use crate::oracle;
use crate::tools::{output, release_binary, root};
use anyhow::{Context, Result, bail};
use measure::Built;
use recipe::{Package, Program};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Which programs, and what is done with them.
#[derive(clap::Args)]
pub struct Options {
    /// Programs or packages; all of them if none is named.
    names: Vec<String>,
    /// The clang to use.
    #[arg(long, default_value = "clang-14")]
    clang: String,
    /// Optimisation level.
    #[arg(long, default_value = "-O0")]
    opt: String,
    /// Executions of each exploration; 0 for none.
    #[arg(long, default_value_t = 2_000)]
    iterations: u64,
    /// End an exploration after this much time (as in `symvm run --max-time`).
    #[arg(long, default_value = "10m")]
    max_time: String,
    /// Write the table of all programs measured so far.
    #[arg(long)]
    table: bool,
    /// Measure nothing: write the table of what was measured before.
    #[arg(long)]
    table_only: bool,
    /// Use this symvm instead of building one.
    #[arg(long)]
    symvm: Option<PathBuf>,
}

/// Fetches, builds, compares, explores and reports.
pub fn run(options: &Options) -> Result<()> {
    let (clang, opt) = oracle::setting(&options.clang, &options.opt);
    let folder = root().join("target/packages");
    if options.table_only {
        return report::write(&folder.join("results"), options.iterations);
    }
    let chosen = |package: &Package, program: &Program| {
        options.names.is_empty() || options.names.iter().any(|n| n == package.name || n == program.name)
    };
    let known = |name: &String| {
        rows::PACKAGES.iter().any(|p| p.name == name || p.programs.iter().any(|q| q.name == name))
    };
    if let Some(name) = options.names.iter().find(|n| !known(n)) {
        let names: Vec<&str> =
            rows::PACKAGES.iter().copied().flat_map(|p| p.programs.iter().map(|q| q.name)).collect();
        bail!("no program is called {name}; there are: {}", names.join(", "));
    }
    let symvm = match &options.symvm {
        Some(path) => std::path::absolute(path)?,
        None => release_binary()?,
    };
    let mut failed = Vec::new();
    for &package in rows::PACKAGES {
        let wished: Vec<&Program> = package.programs.iter().filter(|p| chosen(package, p)).collect();
        if wished.is_empty() {
            continue;
        }
        let sources = match prepare(package, &clang, &opt, &folder) {
            Ok(sources) => sources,
            Err(e) => {
                println!("{}: FAILED: {e:#}", package.name);
                failed.push(package.name);
                continue;
            }
        };
        for program in wished {
            match one(program, &sources.folder, &folder, &symvm, options) {
                Ok(mut result) => {
                    result["package"] = package.name.into();
                    result["version"] = sources.version.as_str().into();
                    result["compiler"] = format!("{clang} {opt}").into();
                    println!("{}: {}", program.name, report::line(&result));
                    let file = folder.join("results").join(format!("{}.json", program.name));
                    std::fs::create_dir_all(folder.join("results"))?;
                    std::fs::write(file, serde_json::to_string_pretty(&result)?)?;
                }
                Err(e) => {
                    println!("{}: FAILED: {e:#}", program.name);
                    failed.push(program.name);
                }
            }
        }
    }
    if options.table {
        report::write(&folder.join("results"), options.iterations)?;
    }
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

/// A program to be explored.
pub struct Explorable {
    /// Its text.
    pub modules: Vec<PathBuf>,
    /// Options of `symvm run`: its world, and what of it is symbolic.
    pub options: Vec<String>,
}

/// A program of the table, built by clang-14 at -O0 if it was not yet.
pub fn explorable(name: &str) -> Result<Explorable> {
    let rows = rows::PACKAGES.iter().flat_map(|package| package.programs.iter().map(move |p| (*package, p)));
    let (package, program) = rows.into_iter().find(|(_, p)| p.name == name).with_context(|| {
        let names: Vec<&str> =
            rows::PACKAGES.iter().flat_map(|p| p.programs.iter().map(|q| q.name)).collect();
        format!("no program is called {name}; there are: {}", names.join(", "))
    })?;
    let (clang, opt) = oracle::setting("clang-14", "-O0");
    let folder = root().join("target/packages");
    let sources = prepare(package, &clang, &opt, &folder)?;
    let built = Built::new(program, &sources.folder, &folder)?;
    Ok(Explorable { options: built.options()?, modules: built.modules })
}

/// Fetches and builds a package, unless that was done before with the same compiler and commands, or is just being done by
/// another process, which is waited for.
fn prepare(package: &Package, clang: &str, opt: &str, folder: &Path) -> Result<fetch::Sources> {
    let own = folder.join(format!("{clang}{opt}")).join(package.name);
    let _turn = turn::take(&own)?;
    let sources = fetch::fetch(package.name, &own, &folder.join("apt"))?;
    let (stamp, log) = (own.join("built"), own.join("build.log"));
    let script = package.build.iter().fold("set -e\n".to_owned(), |all, line| all + "( " + line + " )\n");
    if std::fs::read_to_string(&stamp).is_ok_and(|done| done == script) {
        return Ok(sources);
    }
    let flags = format!("{opt} -g -w");
    let wrapper = own.join("cc");
    let this = std::env::current_exe()?;
    // What a makefile says about optimisation comes before ours.
    std::fs::write(&wrapper, format!("#!/bin/sh\nexec '{}' cc {clang} \"$@\" {flags}\n", this.display()))?;
    output(Command::new("chmod").arg("+x").arg(&wrapper))?;
    let status = Command::new("bash")
        .args(["-c", "exec >\"$0\" 2>&1; eval \"$1\""])
        .arg(&log)
        .arg(&script)
        .current_dir(&sources.folder)
        .env("CC", clang)
        .env("CFLAGS", &flags)
        .env("WRAPPED", &wrapper)
        .env("FORCE_UNSAFE_CONFIGURE", "1")
        .stdin(std::process::Stdio::null())
        .status()
        .context("cannot run bash")?;
    if !status.success() {
        let (log, source) = (log.display(), sources.folder.display());
        bail!(
            "the build ended with {status}: see {log}; `apt-get build-dep {source}` installs what it may lack"
        );
    }
    std::fs::write(&stamp, &script)?;
    Ok(sources)
}

/// Compares and explores one program.
fn one(program: &Program, sources: &Path, folder: &Path, symvm: &Path, options: &Options) -> Result<Value> {
    let built = Built::new(program, sources, folder)?;
    let missing = built.missing(symvm)?;
    let mut differences = Vec::new();
    for (number, case) in program.cases.iter().enumerate() {
        if let Some(difference) = built.case(number, case)? {
            println!("{} {}: {difference}", program.name, case.args.join(" "));
            differences.push(format!("`{}`: {difference}", case.args.join(" ")));
        }
    }
    let explored = match options.iterations {
        0 => Value::Null,
        n => built.explore(symvm, n, &options.max_time)?,
    };
    Ok(json!({
        "name": program.name,
        "modules": built.modules.len(),
        "missing": missing,
        "cases": program.cases.len(),
        "differences": differences,
        "symbolic": program.symbolic.join(" "),
        "explored": explored,
        "date": output(Command::new("date").args(["-u", "+%Y-%m-%d"]))?.trim(),
    }))
}
