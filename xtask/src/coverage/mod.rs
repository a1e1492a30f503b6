//! `cargo xtask coverage [PROGRAM…]`: real programs explored by several strategies, what each covers after so many minutes of
//! CPU time, as tables and plots: benches/coverage.md.
//!
//! One run for each program and strategy, as long as the longest time; the earlier moments are read off its series. Runs that
//! were made before, on whatever machine, stay in the tables unless they are made again: they lie beside the plots.

mod plot;
mod report;

use crate::explored::{Explored, steps};
use crate::packages;
use crate::tools::{machine_kind, output, release_binary, root};
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

/// `cargo xtask coverage`.
#[derive(clap::Args)]
pub struct Options {
    /// Programs of `cargo xtask packages`.
    #[arg(default_values = ["grep", "sed", "ed", "bc", "m4", "dash", "tree", "make", "pcre2grep", "mawk"])]
    programs: Vec<String>,
    /// Minutes of CPU time after which coverage is told.
    #[arg(long, value_delimiter = ',', default_value = "0.25,1,5,15")]
    minutes: Vec<f64>,
    /// Strategies, in the order of the tables.
    #[arg(long, value_delimiter = ',', default_value = "cgs,auto,cfg,covnew,generational,random-path")]
    strategies: Vec<String>,
    /// Seed of each run.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Runs at a time.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Use this symvm instead of building one; the tables call it by the commit that is checked out.
    #[arg(long)]
    symvm: Option<PathBuf>,
    /// Measure nothing: write what was measured before.
    #[arg(long)]
    table_only: bool,
    /// Leave out runs that were made before and were as long.
    #[arg(long)]
    missing: bool,
    /// The tables; plots go to the folder of the same name.
    #[arg(long, default_value = "benches/coverage.md")]
    output: PathBuf,
}

/// What all runs of a call have in common.
struct Setting {
    symvm: PathBuf,
    /// What was checked out when the binary was built, or found: commits that are made meanwhile are not what runs.
    commit: String,
    machine: String,
    /// Where the runs leave what they write.
    folder: PathBuf,
}

impl Setting {
    fn new(options: &Options) -> Result<Self> {
        let symvm = match &options.symvm {
            Some(path) => std::path::absolute(path)?,
            None => release_binary()?,
        };
        let commit = output(Command::new("git").current_dir(root()).args(["rev-parse", "--short", "HEAD"]))?;
        let folder = root().join("target/coverage/runs");
        Ok(Self { symvm, commit: commit.trim().to_string(), machine: machine_kind(), folder })
    }
}

/// Measures and writes.
pub fn run(options: &Options) -> Result<()> {
    let results = results(options);
    let mut failed = Vec::new();
    if !options.table_only {
        let setting = Setting::new(options)?;
        std::fs::create_dir_all(&results)?;
        let mut cases = Vec::new();
        for name in &options.programs {
            match packages::explorable(name) {
                Ok(program) => {
                    let program = std::sync::Arc::new(program);
                    cases.extend(options.strategies.iter().map(|s| (name, program.clone(), s)));
                }
                Err(e) => {
                    println!("{name}: FAILED: {e:#}");
                    failed.push(name.clone());
                }
            }
        }
        let queue = Mutex::new((cases.iter(), &mut failed));
        std::thread::scope(|scope| {
            for _ in 0..options.jobs.max(1) {
                scope.spawn(|| {
                    loop {
                        let next = queue.lock().expect("no thread panics").0.next();
                        let Some((name, program, strategy)) = next else { break };
                        if let Err(e) = one(options, &setting, name, program, strategy) {
                            println!("{name} {strategy}: FAILED: {e:#}");
                            queue.lock().expect("no thread panics").1.push(format!("{name} {strategy}"));
                        }
                    }
                });
            }
        });
    }
    report::write(options, &results)?;
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

/// The folder of what was measured.
fn results(options: &Options) -> PathBuf {
    root().join(&options.output).with_extension("").join("runs")
}

/// A program's options, without what depends on the machine.
fn world(options: &[String]) -> String {
    let words: Vec<&str> = options.iter().map(|word| word.rsplit('/').next().unwrap_or(word)).collect();
    words.join(" ").replace("--env LC_ALL=C ", "")
}

/// One run, written down.
fn one(
    options: &Options,
    setting: &Setting,
    name: &str,
    program: &packages::Explorable,
    strategy: &str,
) -> Result<()> {
    let limit = 60.0 * options.minutes.iter().copied().fold(0.0, f64::max);
    let case = format!("{name}-{}", strategy.replace(['=', ','], "-"));
    let file = results(options).join(format!("{case}.json"));
    if options.missing && earlier(&file).is_some_and(|l| l >= limit) {
        return Ok(());
    }
    let mut arguments: Vec<String> = program.modules.iter().map(|m| m.display().to_string()).collect();
    let words = format!("--strategy {strategy} --seed {} --emit covering --max-memory 6G", options.seed);
    arguments.extend(words.split(' ').map(String::from));
    arguments.extend(program.options.iter().cloned());
    let explored = Explored::new(&setting.symvm, &arguments, limit, &setting.folder.join(&case))?;
    // Hundredths of a second are enough.
    let round = |seconds: f64| (seconds * 100.0).round() / 100.0;
    let series: Vec<_> = steps(&explored.series()?).into_iter().map(|(at, n)| (round(at), n)).collect();
    let result = json!({
        "program": name,
        "strategy": strategy,
        "world": world(&program.options),
        "limit": limit,
        "stop": explored.run["stop"],
        "cpu": explored.watched.cpu,
        "iterations": explored.number("/campaign/iterations")?,
        "bugs": explored.number("/campaign/bugs")?,
        "sides": explored.number("/coverage/sides")?,
        "covered": explored.number("/coverage/sides_covered")?,
        "memory": explored.watched.memory,
        "series": series,
        "date": output(Command::new("date").args(["-u", "+%F"]))?.trim(),
        "commit": setting.commit,
        "machine": setting.machine,
    });
    println!(
        "{name} {strategy}: {} of {} sides after {} executions, {:.0} CPU s ({})",
        result["covered"], result["sides"], result["iterations"], explored.watched.cpu, result["stop"],
    );
    std::fs::write(&file, serde_json::to_string(&result)?)
        .with_context(|| format!("cannot write {}", file.display()))?;
    // Series and tests of many runs fill a disk.
    std::fs::remove_dir_all(&explored.folder)?;
    Ok(())
}

/// The limit of a run that was made before.
fn earlier(file: &Path) -> Option<f64> {
    serde_json::from_str::<Value>(&std::fs::read_to_string(file).ok()?).ok()?["limit"].as_f64()
}
