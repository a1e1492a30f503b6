//! `cargo xtask jobs`: what an iteration costs with several workers, beside one. CPU time is what counts; the time that
//! passed says something on a machine that does nothing else.

use crate::tools::{Timed, machine_kind, median, output, release_binary, root, timed};
use anyhow::{Context, Result, bail};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// `cargo xtask jobs`.
#[derive(clap::Args)]
pub struct Options {
    /// The symvm to measure; the default is a release build.
    #[arg(long)]
    binary: Option<PathBuf>,
    /// Runs of each; the medians are taken.
    #[arg(long, default_value_t = 3)]
    runs: usize,
    /// The table.
    #[arg(long, default_value = "benches/jobs.md")]
    output: PathBuf,
}

/// Name, file, options, iterations (a program that is explored before makes less).
const SUBJECTS: &[(&str, &str, &[&str], u64)] = &[
    ("json, 40 bytes", "examples/json/json.ll", &["--sym-stdin", "40"], 6_000),
    ("json, 3 bytes, all", "examples/json/json.ll", &["--sym-stdin", "3"], 6_000),
    ("goto_loop", "tests/programs/ll/clang-14-O0/goto_loop.ll", &[], 6_000),
    ("for_break_continue", "tests/programs/ll/clang-14-O0/for_break_continue.ll", &[], 6_000),
    ("computed_goto", "tests/programs/ll/clang-14-O0/computed_goto.ll", &[], 6_000),
];

const CONDUCTS: &[(&str, &[&str])] = &[
    ("--jobs 1", &["--jobs", "1"]),
    ("--jobs 2", &["--jobs", "2"]),
    ("--deterministic --jobs 1", &["--deterministic", "--jobs", "1"]),
    ("--deterministic --jobs 2", &["--deterministic", "--jobs", "2"]),
];

struct Row {
    iterations: u64,
    cpu: f64,
    seconds: f64,
}

/// Measures and writes the table.
pub fn run(options: &Options) -> Result<()> {
    let binary = match &options.binary {
        Some(path) => std::path::absolute(path)?,
        None => release_binary()?,
    };
    let folder = std::env::temp_dir().join(format!("xtask-jobs-{}", std::process::id()));
    let measured = table(options, &binary, &folder);
    drop(std::fs::remove_dir_all(&folder));
    let path = root().join(&options.output);
    // What was measured by hand stands in sections behind the table.
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    let kept = before.find("\n## ").map_or("", |at| &before[at..]);
    std::fs::write(&path, measured? + kept).with_context(|| format!("cannot write {}", path.display()))
}

fn table(options: &Options, binary: &Path, folder: &Path) -> Result<String> {
    let date = output(Command::new("date").arg("+%F"))?;
    let commit = output(Command::new("git").current_dir(root()).args(["rev-parse", "--short", "HEAD"]))?;
    let mut text = format!(
        "# Several workers\n\nMade by `cargo xtask jobs` on {} at {} ({}; medians of {} runs).\n\n\
         CPU time is that of all threads, user and system; `--emit covering`. *Passed* is the time by the clock, which depends on what else the \
         machine does.\n\n\
         | program | workers | iterations | CPU s | CPU ms per iteration | of one worker's | passed s | times as fast |\n|---|---|---|---|---|---|---|---|\n",
        date.trim(),
        commit.trim(),
        machine_kind(),
        options.runs,
    );
    for (name, file, given, limit) in SUBJECTS {
        let mut rows: Vec<Vec<Row>> = CONDUCTS.iter().map(|_| Vec::new()).collect();
        for _ in 0..options.runs.max(1) {
            for ((_, conduct), rows) in CONDUCTS.iter().zip(&mut rows) {
                rows.push(one(binary, folder, &root().join(file), &[given, *conduct].concat(), *limit)?);
            }
        }
        let each = |rows: &[Row], f: fn(&Row) -> f64| median(rows.iter().map(f).collect());
        let cost = |r: &Row| 1_000.0 * r.cpu / r.iterations.max(1) as f64;
        let passed = |r: &Row| r.seconds / r.iterations.max(1) as f64;
        let alone = rows.first().map_or(f64::NAN, |rows| each(rows, passed));
        let base = rows.first().map_or(f64::NAN, |rows| each(rows, cost));
        for ((conduct, _), rows) in CONDUCTS.iter().zip(&rows) {
            let per_iteration = each(rows, cost);
            writeln!(
                text,
                "| {name} | `{conduct}` | {:.0} | {:.2} | {per_iteration:.2} | {:.2} | {:.2} | {:.2} |",
                each(rows, |r| r.iterations as f64),
                each(rows, |r| r.cpu),
                per_iteration / base,
                each(rows, |r| r.seconds),
                alone / each(rows, passed),
            )?;
        }
    }
    Ok(text)
}

fn one(binary: &Path, folder: &Path, file: &Path, given: &[&str], limit: u64) -> Result<Row> {
    let mut command = Command::new(binary);
    command.args(["run", "--quiet", "--force", "--seed", "1", "--max-iterations", &limit.to_string()]);
    // A file for every path would measure the file system.
    command.args(["--strategy", "cgs", "--emit", "covering"]);
    command.arg(file).args(given).arg("--output").arg(folder);
    let Timed { cpu, code, stderr } = timed(&command)?;
    if !matches!(code, Some(0 | 1 | 3)) {
        bail!("{command:?} ended with {code:?}\n{stderr}");
    }
    let run: serde_json::Value = serde_json::from_slice(&std::fs::read(folder.join("run.json"))?)?;
    let iterations = run["campaign"]["iterations"].as_u64().context("run.json counts iterations")?;
    let seconds = run["timing"]["seconds"].as_f64().context("run.json says how long it took")?;
    Ok(Row { iterations, cpu, seconds })
}
