//! `cargo xtask heuristics`: what is learned about searching programs, against strategies that learn nothing, over several
//! seeds, with a test of significance. Writes `benches/heuristics.md`.
//!
//! Programs are those of a list, `NAME<TAB>options of symvm run` in each line, with `NAME.ll` in the same folder; files that
//! options name are sought from there. Or they are Debian's, as `cargo xtask packages` has them. Every training and every run is
//! a process of its own, and is kept below the work folder: the same command goes on where it was.

mod programs;
mod significance;

use crate::tools::{machine_kind, release_binary, root, timed};
use anyhow::{Context, Result, bail};
use programs::Program;
use serde_json::Value;
use significance::mann_whitney;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::Command;

/// `cargo xtask heuristics`.
#[derive(clap::Args)]
pub struct Options {
    /// A list of programs: a name, a tab, and options of `symvm run` in each line.
    #[arg(required_unless_present = "packages")]
    list: Option<PathBuf>,
    /// Only these programs of the list; NAME=N is explored by N executions.
    #[arg(long, value_delimiter = ',', requires = "list")]
    only: Vec<String>,
    /// Programs of `cargo xtask packages`; they are called `debian-NAME`. NAME=N is explored by N executions.
    #[arg(long, value_delimiter = ',')]
    packages: Vec<String>,
    /// What the first method learned on program FROM is run on program TO, too: FROM:TO.
    #[arg(long, value_delimiter = ',', value_name = "FROM:TO")]
    carry: Vec<String>,
    /// Strategies that need no training; empty: none.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "auto,frontier,cgs,cfg,carfast,generational,random-branch,dfs"
    )]
    strategies: Vec<String>,
    /// Methods of `symvm tune`; empty: none.
    #[arg(long, value_delimiter = ',', default_value = "portfolio,paradyse,random")]
    methods: Vec<String>,
    /// Executions of each run, unless its program has its own number.
    #[arg(long, default_value_t = 4_000)]
    iterations: u64,
    /// Runs of each, with seeds 1001, 1002, … (training has others).
    #[arg(long, default_value_t = 20)]
    seeds: u64,
    /// Strategies begin with zeros or with random bytes, whichever is better on average of the first N seeds. 0: with zeros.
    #[arg(long, value_name = "N", default_value_t = 5)]
    both_starts: u64,
    /// Processor time that each training may take, for each of its jobs.
    #[arg(long, default_value = "10m")]
    budget: String,
    /// Campaigns of a training at a time.
    #[arg(long, default_value_t = 2)]
    jobs: u16,
    /// Where results are kept.
    #[arg(long, default_value = "target/heuristics")]
    work: PathBuf,
    /// The Markdown file.
    #[arg(long, default_value = "benches/heuristics.md")]
    output: PathBuf,
    /// This executable instead of a release build.
    #[arg(long)]
    symvm: Option<PathBuf>,
}

/// Runs of one way to search.
struct Row {
    name: String,
    covered: Vec<f64>,
    /// CPU seconds of the runs on average, and of the training.
    cpu: f64,
    training: Option<f64>,
}

impl Row {
    fn mean(&self) -> f64 {
        self.covered.iter().sum::<f64>() / self.covered.len().max(1) as f64
    }

    fn most(&self) -> f64 {
        self.covered.iter().copied().fold(0.0, f64::max)
    }
}

/// What runs are made with.
struct Bench<'a> {
    options: &'a Options,
    symvm: PathBuf,
}

/// Trains, runs and writes the table.
pub fn run(options: &Options) -> Result<()> {
    let symvm = match &options.symvm {
        Some(path) => path.canonicalize().with_context(|| path.display().to_string())?,
        None => release_binary()?,
    };
    let bench = Bench { options, symvm };
    std::fs::create_dir_all(root().join(&options.work))?;
    let mut text = head(options);
    for program in programs::all(options)? {
        let rows = bench.rows(&program)?;
        text.push_str(&table(&program, rows));
    }
    std::fs::write(root().join(&options.output), text)?;
    Ok(())
}

/// Options of a program without its start: what is learned has its own.
fn untold(options: &[String]) -> impl Iterator<Item = &String> {
    options.iter().filter(|option| *option != "--random-start")
}

impl Bench<'_> {
    fn rows(&self, program: &Program) -> Result<Vec<Row>> {
        let mut rows = Vec::new();
        for method in self.options.methods.iter().filter(|method| !method.is_empty()) {
            let (file, training) = self.train(program, method)?;
            let search = ["--tuned".to_owned(), file.display().to_string()];
            let mut row = self.row(program, &format!("tuned: {method}"), &search)?;
            row.training = Some(training);
            rows.push(row);
        }
        for (from, to) in self.options.carry.iter().filter_map(|words| words.split_once(':')) {
            if to == program.name {
                let method =
                    self.options.methods.first().context("nothing is trained that could be carried over")?;
                let file = self.weights(from, method);
                if !file.exists() {
                    bail!("{}: train {from} first", file.display());
                }
                let search = ["--tuned".to_owned(), file.display().to_string()];
                rows.push(self.row(program, &format!("tuned on {from}: {method}"), &search)?);
            }
        }
        for strategy in self.options.strategies.iter().filter(|strategy| !strategy.is_empty()) {
            let search = ["--strategy".to_owned(), strategy.clone()];
            // Auto begins both ways by itself.
            let both = self.options.both_starts;
            if both == 0 || strategy.starts_with("auto") {
                rows.push(self.row(program, strategy, &search)?);
                continue;
            }
            let ways = [(strategy.clone(), search.to_vec()), {
                let search = [&search[..], &["--random-start".to_owned()]].concat();
                (format!("{strategy}, random start"), search)
            }];
            let seeds = self.options.seeds;
            let first = ways.iter().map(|(name, search)| self.first(program, name, search, both.min(seeds)));
            let first: Vec<Row> = first.collect::<Result<_>>()?;
            let (name, search) = &ways[usize::from(first[1].mean() > first[0].mean())];
            rows.push(self.row(program, name, search)?);
        }
        Ok(rows)
    }

    /// Where what was learned about a program is kept.
    fn weights(&self, program: &str, method: &str) -> PathBuf {
        root().join(&self.options.work).join(format!("{program}.{method}.weights"))
    }

    /// The file of a training, and its CPU seconds; both are kept.
    fn train(&self, program: &Program, method: &str) -> Result<(PathBuf, f64)> {
        let file = self.weights(&program.name, method);
        let note = file.with_extension("cpu");
        if let Some(spent) = std::fs::read_to_string(&note).ok().and_then(|text| text.trim().parse().ok()) {
            return Ok((file, spent));
        }
        let mut command = Command::new(&self.symvm);
        command.current_dir(&program.folder).arg("tune").args(&program.modules);
        command.args(["--method", method, "--quiet", "--output"]).arg(&file);
        command.args(["--iterations", &program.iterations.to_string(), "--budget", &self.options.budget]);
        command.args(["--jobs", &self.options.jobs.to_string()]).args(untold(&program.options));
        let timed = timed(&command)?;
        if !matches!(timed.code, Some(0 | 3)) || !file.exists() {
            bail!("training {} by {method} failed: {}", program.name, timed.stderr);
        }
        std::fs::write(&note, format!("{:.1}\n", timed.cpu))?;
        println!("{}: trained by {method}, {:.0} CPU s", program.name, timed.cpu);
        Ok((file, timed.cpu))
    }

    fn row(&self, program: &Program, name: &str, search: &[String]) -> Result<Row> {
        let row = self.first(program, name, search, self.options.seeds)?;
        println!("{}: {name}: {:.1}", program.name, row.mean());
        Ok(row)
    }

    /// With the first so many seeds.
    fn first(&self, program: &Program, name: &str, search: &[String], seeds: u64) -> Result<Row> {
        let mut row = Row { name: name.into(), covered: Vec::new(), cpu: 0.0, training: None };
        for seed in 0..seeds {
            let (covered, cpu) = self.one(program, name, search, 1001 + seed)?;
            row.covered.push(covered);
            row.cpu += cpu / seeds as f64;
        }
        Ok(row)
    }

    /// Sides covered by a run, and its CPU seconds; both are kept.
    fn one(&self, program: &Program, name: &str, search: &[String], seed: u64) -> Result<(f64, f64)> {
        let tag: String = name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
        let out = root().join(&self.options.work).join(format!("{}.{tag}.{seed}", program.name));
        let note = out.with_extension(format!("{seed}.txt"));
        let kept = std::fs::read_to_string(&note).unwrap_or_default();
        if let Some((covered, cpu)) = kept.trim().split_once(' ') {
            return Ok((covered.parse()?, cpu.parse()?));
        }
        let mut command = Command::new(&self.symvm);
        command.current_dir(&program.folder).arg("run").args(&program.modules).args(search);
        command.args(["--quiet", "--force", "--emit", "covering", "--seed", &seed.to_string(), "--output"]);
        command.arg(&out).args(["--max-iterations", &program.iterations.to_string()]);
        if search[0] == "--tuned" {
            command.args(untold(&program.options));
        } else {
            command.args(&program.options);
        }
        let timed = timed(&command)?;
        let run = std::fs::read_to_string(out.join("run.json"))
            .with_context(|| format!("{} {name} {seed}: {}", program.name, timed.stderr))?;
        let run: Value = serde_json::from_str(&run)?;
        let covered = run["coverage"]["sides_covered"].as_f64().context("the run did not end")?;
        std::fs::remove_dir_all(&out)?;
        std::fs::write(&note, format!("{covered} {:.2}\n", timed.cpu))?;
        Ok((covered, timed.cpu))
    }
}

fn head(options: &Options) -> String {
    format!(
        "# Heuristics that learn\n\n\
         Made by `cargo xtask heuristics` on {}; seeds 1001 and on (training has others). Branch sides of the \
         program's own code. *p* is Mann and Whitney's, two-sided, against the best strategy that needs no training (of `auto` and \
         the trained, against the best of the others): below 0.05 the difference is hardly chance. Training: CPU seconds, budget {} \
         of processor time for each job{}.\n",
        machine_kind(),
        options.budget,
        match options.both_starts {
            0 => String::new(),
            n => format!(
                "; strategies begin with zeros or with random bytes, as is better with {n} of the seeds"
            ),
        },
    )
}

fn table(program: &Program, mut rows: Vec<Row>) -> String {
    let learns = |row: &Row| row.name.starts_with("tuned") || row.name.starts_with("auto");
    let fixed = rows.iter().filter(|row| !learns(row)).max_by(|a, b| a.mean().total_cmp(&b.mean()));
    let best: Vec<f64> = fixed.map(|row| row.covered.clone()).unwrap_or_default();
    let reference = fixed.map(Row::mean);
    let seeds = rows.first().map_or(0, |row| row.covered.len());
    let mut text = format!(
        "\n## {} ({seeds} seeds, {} executions a run)\n\n| search | on average | at most | against the best fixed | p | CPU s | training, CPU s |\n|---|---|---|---|---|---|---|\n",
        program.name, program.iterations
    );
    rows.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    for row in &rows {
        let p = if row.covered == best { "".into() } else { shown(mann_whitney(&row.covered, &best)) };
        let against =
            reference.map_or("-".into(), |mean| format!("{:+.1} %", 100.0 * (row.mean() / mean - 1.0)));
        let training = row.training.map_or(String::new(), |cpu| format!("{cpu:.0}"));
        let _ = writeln!(
            text,
            "| `{}` | {:.1} | {:.0} | {against} | {p} | {:.1} | {training} |",
            row.name,
            row.mean(),
            row.most(),
            row.cpu
        );
    }
    text
}

fn shown(p: Option<f64>) -> String {
    match p {
        None => "-".into(),
        Some(p) if p < 0.001 => "< 0.001".into(),
        Some(p) => format!("{p:.3}"),
    }
}
