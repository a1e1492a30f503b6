//! `cargo xtask table SUBJECT`: every strategy on a real program, several seeds each, as a Markdown table of branch sides
//! covered over iterations and of where the time goes.
//!
//! Each run is a process of its own; what it left in `series.csv` and `run.json` is all that is looked at. A run that
//! fails is shown as failed.

use crate::tools::{clang_version, machine_kind, output, release_binary, root, timed};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

/// `cargo xtask table`.
#[derive(clap::Args)]
pub struct Table {
    /// A subject of `cargo xtask subject`.
    subject: String,
    /// Executions of each run.
    #[arg(long, default_value_t = 4_000)]
    iterations: u64,
    /// Runs of each strategy, with seeds 1, 2, …
    #[arg(long, default_value_t = 5)]
    seeds: u64,
    /// Runs at a time.
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// Strategies, in the order of the table.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "cgs,cfg,generational,carfast,random-branch,uniform-random,dfs,bfs,random-path,covnew,interleave"
    )]
    strategies: Vec<String>,
    /// End each run after this much time (as in `symvm run --max-time`).
    #[arg(long)]
    max_time: Option<String>,
    /// The Markdown file; the default is `benches/SUBJECT.md`.
    #[arg(long)]
    output: Option<PathBuf>,
    /// More options of `symvm run`, after `--`.
    #[arg(last = true)]
    options: Vec<String>,
}

/// One point of the series: iteration and branch sides covered.
type Point = (u64, u64);

/// What a run left behind.
struct Run {
    series: Vec<Point>,
    sides: u64,
    stop: String,
    iterations: u64,
    queries: u64,
    bugs: u64,
    failed_predictions: u64,
    /// CPU seconds of the process.
    cpu: f64,
    /// Wall seconds: in all, in the solver, in the machine (the tree grows meanwhile), in replays.
    seconds: f64,
    solver: f64,
    machine: f64,
    replay: f64,
}

/// A strategy with its runs by seed.
struct Row<'a> {
    strategy: &'a str,
    runs: Vec<Result<Run>>,
}

/// Builds, runs and writes.
pub fn run(table: &Table) -> Result<()> {
    let binary = release_binary()?;
    crate::subject::modules(&table.subject, "clang-14", "-O0", Path::new("target/subjects"))?;
    let folder = root().join("target/subjects").join(&table.subject);
    let mut programs: Vec<PathBuf> = Vec::new();
    for entry in std::fs::read_dir(&folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "ll") {
            programs.push(path);
        }
    }
    programs.sort();
    let cases: Vec<(&str, u64)> =
        (1..=table.seeds).flat_map(|seed| table.strategies.iter().map(move |s| (s.as_str(), seed))).collect();
    let queue = Mutex::new(cases.iter());
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..table.jobs.max(1) {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().expect("no thread panics").next();
                    let Some(&(strategy, seed)) = next else { break };
                    let run = one(table, &binary, &programs, strategy, seed);
                    match &run {
                        Ok(r) => println!(
                            "{strategy} {seed}: {} sides, {:.1} CPU s",
                            r.covered_at(u64::MAX),
                            r.cpu
                        ),
                        Err(e) => println!("{strategy} {seed}: FAILED: {e:#}"),
                    }
                    done.lock().expect("no thread panics").push((strategy, seed, run));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no thread panics");
    done.sort_by_key(|(_, seed, _)| *seed);
    let mut rows: Vec<Row<'_>> =
        table.strategies.iter().map(|s| Row { strategy: s, runs: Vec::new() }).collect();
    for (strategy, _, run) in done {
        if let Some(row) = rows.iter_mut().find(|row| row.strategy == strategy) {
            row.runs.push(run);
        }
    }
    let text = markdown(table, &rows)?;
    let path =
        root().join(table.output.clone().unwrap_or_else(|| format!("benches/{}.md", table.subject).into()));
    std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}", path.display());
    if rows.iter().flat_map(|row| &row.runs).any(Result::is_err) {
        bail!("some runs failed; the table says which");
    }
    Ok(())
}

/// One run of one strategy.
fn one(table: &Table, binary: &Path, programs: &[PathBuf], strategy: &str, seed: u64) -> Result<Run> {
    let out = root().join("target/table").join(&table.subject).join(format!("{strategy}-{seed}"));
    if out.exists() {
        std::fs::remove_dir_all(&out)?;
    }
    std::fs::create_dir_all(out.parent().context("the output lies in a folder")?)?;
    let mut command = Command::new(binary);
    command.arg("run").args(programs).args(["--strategy", strategy, "--emit", "covering", "--quiet"]);
    command.args(["--seed", &seed.to_string(), "--max-iterations", &table.iterations.to_string()]);
    if let Some(time) = &table.max_time {
        command.args(["--max-time", time]);
    }
    command.args(&table.options).arg("--output").arg(&out);
    let timed = timed(&command)?;
    if !matches!(timed.code, Some(0 | 1 | 3)) {
        let last: Vec<_> = timed.stderr.lines().rev().take(3).collect();
        let code = timed.code.map_or("a signal".to_string(), |c| format!("exit code {c}"));
        bail!("{code}: {}", last.into_iter().rev().collect::<Vec<_>>().join(" / "));
    }
    Run::read(&out, timed.cpu)
}

impl Run {
    fn read(out: &Path, cpu: f64) -> Result<Self> {
        let read = |name: &str| {
            let path = out.join(name);
            std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
        };
        let json: Value = serde_json::from_str(&read("run.json")?).context("run.json is not JSON")?;
        let whole = |path: &str| {
            json.pointer(path).and_then(Value::as_u64).with_context(|| format!("run.json lacks {path}"))
        };
        let spent = |name: &str| whole(&format!("/timing/nanoseconds/{name}")).map(|n| n as f64 / 1e9);
        Ok(Self {
            series: series(&read("series.csv")?)?,
            sides: whole("/coverage/sides")?,
            stop: json["stop"].as_str().context("run.json lacks /stop")?.to_string(),
            iterations: whole("/campaign/iterations")?,
            queries: whole("/engine/queries")?,
            bugs: whole("/campaign/bugs")?,
            failed_predictions: whole("/campaign/prediction_failures")?,
            cpu,
            seconds: json
                .pointer("/timing/seconds")
                .and_then(Value::as_f64)
                .context("run.json lacks /timing/seconds")?,
            solver: spent("solver")?,
            machine: spent("machine")?,
            replay: spent("replay")?,
        })
    }

    /// Sides covered after so many iterations (or at the end, if it came before).
    fn covered_at(&self, iteration: u64) -> u64 {
        self.series.iter().take_while(|p| p.0 <= iteration).last().map_or(0, |p| p.1)
    }
}

/// Iterations and covered sides of a `series.csv`, whose first line names the columns.
fn series(text: &str) -> Result<Vec<Point>> {
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().context("series.csv is empty")?.split(',').collect();
    let column = |name| {
        header.iter().position(|h| *h == name).with_context(|| format!("series.csv has no column {name}"))
    };
    let (iteration, covered) = (column("iteration")?, column("covered_sides")?);
    lines
        .map(|line| {
            let fields: Vec<&str> = line.split(',').collect();
            let number = |at: usize| -> Result<u64> {
                fields
                    .get(at)
                    .and_then(|f| f.parse().ok())
                    .with_context(|| format!("series.csv: bad line '{line}'"))
            };
            Ok((number(iteration)?, number(covered)?))
        })
        .collect()
}

/// Mean, smallest and largest.
fn spread(values: impl Iterator<Item = f64>) -> Option<(f64, f64, f64)> {
    let values: Vec<f64> = values.collect();
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let least = values.iter().copied().reduce(f64::min)?;
    Some((mean, least, values.iter().copied().reduce(f64::max)?))
}

fn markdown(table: &Table, rows: &[Row<'_>]) -> Result<String> {
    let date = output(Command::new("date").args(["-u", "+%Y-%m-%d"]))?;
    let commit = output(Command::new("git").current_dir(root()).args(["rev-parse", "--short", "HEAD"]))
        .unwrap_or_default();
    let mut marks: Vec<u64> = (1..=4).map(|k| table.iterations * k / 4).filter(|m| *m > 0).collect();
    marks.dedup();
    let sides = rows.iter().flat_map(|r| &r.runs).find_map(|r| r.as_ref().ok()).map_or(0, |r| r.sides);
    let mut text = format!(
        "# Strategies on {}\n\nMade by `{}` on {} at {} ({}; {}; {} runs at a time).\n\n",
        table.subject,
        std::iter::once("cargo xtask".to_string())
            .chain(std::env::args().skip(1))
            .collect::<Vec<_>>()
            .join(" "),
        date.trim(),
        commit.trim(),
        machine_kind(),
        clang_version("clang-14")?,
        table.jobs,
    );
    write!(
        text,
        "Branch sides of the program's own code covered, out of {sides}: mean over {} seeds (least–most). The program is \
         compiled whole at -O0; every run starts from an all-zero document.\n\n",
        table.seeds
    )?;
    header(&mut text, marks.iter().map(|m| format!("{m} iterations")).chain(["ended by".to_string()]))?;
    for row in rows {
        let good: Vec<&Run> = row.runs.iter().flatten().collect();
        write!(text, "| `{}` |", row.strategy)?;
        for mark in &marks {
            match spread(good.iter().map(|r| r.covered_at(*mark) as f64)) {
                Some((mean, least, most)) => write!(text, " {mean:.1} ({least}–{most}) |")?,
                None => write!(text, " – |")?,
            }
        }
        writeln!(text, " {} |", ends(row))?;
    }
    text.push_str(
        "\nWhere the time goes (means). *Machine* includes laying the path into the tree and taking snapshots, *replay* is \
         running each test again before it is written, *bookkeeping* is the rest: strategy, coverage, files, reading the \
         program.\n\n",
    );
    let columns = ["iterations per CPU second", "CPU seconds", "solver", "machine", "replay", "bookkeeping"];
    header(
        &mut text,
        columns.into_iter().chain(["queries", "failed predictions", "bugs"]).map(String::from),
    )?;
    for row in rows {
        let good: Vec<&Run> = row.runs.iter().flatten().collect();
        let mean = |f: &dyn Fn(&Run) -> f64| good.iter().map(|r| f(r)).sum::<f64>() / good.len() as f64;
        if good.is_empty() {
            writeln!(text, "| `{}` | – | – | – | – | – | – | – | – | – |", row.strategy)?;
            continue;
        }
        let share = |f: &dyn Fn(&Run) -> f64| 100.0 * mean(&|r| f(r) / r.seconds.max(1e-9));
        writeln!(
            text,
            "| `{}` | {:.0} | {:.1} | {:.0} % | {:.0} % | {:.0} % | {:.0} % | {:.0} | {:.1} | {:.1} |",
            row.strategy,
            mean(&|r| r.iterations as f64 / r.cpu.max(1e-9)),
            mean(&|r| r.cpu),
            share(&|r| r.solver),
            share(&|r| r.machine),
            share(&|r| r.replay),
            share(&|r| r.seconds - r.solver - r.machine - r.replay),
            mean(&|r| r.queries as f64),
            mean(&|r| r.failed_predictions as f64),
            mean(&|r| r.bugs as f64),
        )?;
    }
    let failures: Vec<String> = rows
        .iter()
        .flat_map(|row| row.runs.iter().enumerate().map(move |(i, run)| (row.strategy, i + 1, run)))
        .filter_map(|(strategy, seed, run)| Some((strategy, seed, run.as_ref().err()?)))
        .map(|(strategy, seed, e)| format!("- `{strategy}`, seed {seed}: {e:#}\n"))
        .collect();
    if !failures.is_empty() {
        write!(
            text,
            "\n**{} runs failed** and are in no mean above:\n\n{}",
            failures.len(),
            failures.concat()
        )?;
    }
    Ok(text)
}

fn header(text: &mut String, columns: impl Iterator<Item = String>) -> Result<()> {
    let columns: Vec<String> = columns.collect();
    writeln!(text, "| strategy | {} |", columns.join(" | "))?;
    writeln!(text, "|---|{}", "---|".repeat(columns.len()))?;
    Ok(())
}

/// How the runs of a strategy ended, with counts: `5 iterations`, `3 exhausted, 2 failed`.
fn ends(row: &Row<'_>) -> String {
    let mut counts: Vec<(&str, u32)> = Vec::new();
    for run in &row.runs {
        let end = run.as_ref().map_or("**failed**", |r| r.stop.as_str());
        match counts.iter_mut().find(|(name, _)| *name == end) {
            Some((_, n)) => *n += 1,
            None => counts.push((end, 1)),
        }
    }
    counts.iter().map(|(end, n)| format!("{n} {end}")).collect::<Vec<_>>().join(", ")
}
