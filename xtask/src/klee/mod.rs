//! `cargo xtask klee --klee PATH [PROGRAM…]`: symvm beside KLEE on the same text, for the same CPU time: benches/klee.md.
//!
//! Coverage of both is measured by running their tests in symvm; a test's time is when its file was written. What was
//! measured with the same settings before stays in the table.

mod report;
mod rows;
mod sides;
mod tools;

use crate::tools::{output, release_binary, root};
use anyhow::{Context, Result, bail};
use rows::Program;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use tools::Outcome;

/// `cargo xtask klee`.
#[derive(clap::Args)]
pub struct Options {
    /// Programs of ours or of `cargo xtask packages`; all of ours if none is named.
    programs: Vec<String>,
    /// KLEE's executable (3.0 or later).
    #[arg(long, value_name = "PATH", default_value = "klee")]
    klee: PathBuf,
    /// CPU seconds for each tool.
    #[arg(long, default_value_t = 30.0)]
    seconds: f64,
    /// symvm's strategies, one run each.
    #[arg(long, value_delimiter = ',', default_value = "cgs")]
    strategies: Vec<String>,
    /// Which tests both write: one for each path, or those that cover something new (KLEE counts instructions, symvm branch sides).
    #[arg(long, value_enum, default_value_t = Emit::All)]
    emit: Emit,
    /// More options for KLEE, in one word.
    #[arg(long, default_value = "")]
    klee_options: String,
    /// KLEE has neither uclibc nor the POSIX runtime.
    #[arg(long)]
    no_libc: bool,
    /// Another program: its `.ll` files; what is symbolic (options of `symvm run`) follows after `--`.
    #[arg(long, value_name = "FILE", conflicts_with = "programs")]
    ll: Vec<PathBuf>,
    /// What is symbolic in the program of `--ll`.
    #[arg(last = true, requires = "ll")]
    world: Vec<String>,
    /// Use this symvm instead of building one.
    #[arg(long)]
    symvm: Option<PathBuf>,
    /// Measure nothing: write the table of what was measured before.
    #[arg(long)]
    table_only: bool,
    /// The table.
    #[arg(long, default_value = "benches/klee.md")]
    output: PathBuf,
}

/// `--emit`.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Emit {
    /// A test for each path.
    All,
    /// Tests that cover something new.
    Covering,
}

impl Emit {
    /// As on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Covering => "covering",
        }
    }
}

/// Measures and writes the table.
pub fn run(options: &Options) -> Result<()> {
    let folder = root().join("target/klee");
    let settings = format!(
        "{}-{}{}",
        options.emit.word(),
        options.seconds,
        options.klee_options.replace([' ', '/'], "")
    );
    let results = folder.join("results").join(settings);
    if !options.table_only {
        let symvm = match &options.symvm {
            Some(path) => std::path::absolute(path)?,
            None => release_binary()?,
        };
        let programs = match options.ll.as_slice() {
            [] => rows::programs(&options.programs, &folder.join("programs"))?,
            files => vec![rows::given(files, &options.world, &folder.join("programs"))?],
        };
        std::fs::create_dir_all(&results)?;
        let mut failed = Vec::new();
        for program in &programs {
            match compare(options, &symvm, program, &folder.join("runs").join(&program.name)) {
                Ok(result) => {
                    println!("{}", report::lines(&result));
                    let file = results.join(format!("{}.json", program.name));
                    std::fs::write(file, serde_json::to_string_pretty(&result)?)?;
                }
                Err(e) => {
                    println!("{}: FAILED: {e:#}", program.name);
                    failed.push(program.name.as_str());
                }
            }
        }
        if !failed.is_empty() {
            bail!("failed: {}", failed.join(", "));
        }
    }
    report::write(options, &results)
}

/// Both tools on one program.
fn compare(options: &Options, symvm: &Path, program: &Program, folder: &Path) -> Result<Value> {
    let mut runs = Vec::new();
    for strategy in &options.strategies {
        let folder = folder.join(strategy.replace(['=', ','], "-"));
        let outcome = tools::symvm(options, symvm, program, strategy, &folder.join("out"))
            .with_context(|| format!("symvm, {strategy}"))?;
        runs.push(described(symvm, program, &format!("symvm `{strategy}`"), &outcome, &folder)?);
    }
    let folder = folder.join("klee");
    let outcome = tools::klee(options, program, &folder).context("KLEE")?;
    runs.push(described(symvm, program, "KLEE", &outcome, &folder)?);
    Ok(json!({
        "name": program.name,
        "world": program.world.join(" "),
        "date": output(Command::new("date").args(["-u", "+%F"]))?.trim(),
        "klee": version(&options.klee)?,
        "runs": runs,
    }))
}

fn described(symvm: &Path, program: &Program, tool: &str, outcome: &Outcome, folder: &Path) -> Result<Value> {
    let sides = sides::covered(symvm, program, &outcome.tests, folder)
        .with_context(|| format!("replaying the tests of {tool}"))?;
    Ok(json!({
        "tool": tool,
        "cpu": outcome.watched.cpu,
        "cpu_ended": outcome.watched.cpu_ended,
        "killed": outcome.watched.killed,
        "exhausted": outcome.exhausted,
        "memory": outcome.watched.memory,
        "paths": outcome.paths,
        "partial": outcome.partial,
        "instructions": outcome.instructions,
        "tests": outcome.tests.len(),
        "sides": sides.all,
        "series": sides.series,
        "bugs": outcome.bugs,
        "gaps": outcome.gaps,
    }))
}

/// `KLEE 3.2 (…), LLVM 14`.
fn version(klee: &Path) -> Result<String> {
    let text = output(Command::new(klee).arg("--version"))?;
    let first = text.lines().next().unwrap_or("KLEE").split(" (").next().unwrap_or("KLEE").to_owned();
    // `Debian LLVM version 14.0.6`.
    let llvm = text.lines().find_map(|l| l.split_once("LLVM version ")).map(|(_, version)| version.trim());
    Ok(llvm.map_or(first.clone(), |v| format!("{first}, LLVM {v}")))
}
