//! `cargo xtask prune-table`: what pruning brings, program by program: benches/prune.md.
//!
//! Each program is explored to its end, or for a given time, by several strategies: as it is, with `--prune interpolation`, and
//! with that but without greedy confirmation. Runs are counted, for they do not depend on the day; CPU time and memory are of
//! this machine.

use crate::tools::{machine_kind, output, release_binary, root, timed};
use anyhow::{Context, Result};
use serde_json::Value;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;

/// What to measure.
#[derive(clap::Args)]
pub struct Options {
    /// Strategies.
    #[arg(long, value_delimiter = ',', default_value = "dfs,cfg,uniform-random,cgs")]
    strategy: Vec<String>,
    /// Programs: names of files in tests/verify/ll, without the extension.
    #[arg(long, value_delimiter = ',', default_value = SUBJECTS)]
    programs: Vec<String>,
    /// Programs by which the ways to make annotations are compared.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "counter_steps,power_states,door_automaton,ring_buffer,sort_insertion,tlv_nested"
    )]
    parts: Vec<String>,
    /// Measure what pruning costs over all programs, too.
    #[arg(long)]
    overhead: bool,
    /// Seconds of each run.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Runs of which the least CPU time counts; one is enough when it takes more than a second.
    #[arg(long, default_value_t = 3)]
    repeat: u32,
    /// An executable of symvm; without it the release is built.
    #[arg(long)]
    binary: Option<PathBuf>,
    /// Where the table goes.
    #[arg(long, default_value = "benches/prune.md")]
    output: PathBuf,
}

const SUBJECTS: &str = "counter_wide,counter_steps,counter_bits,sort_insertion,sort_bubble,scan_quotes,scan_number,power_states,door_automaton,handshake,ring_buffer,tlv_parser,tlv_nested";

/// CPU seconds of a run that need not be measured again.
const LONG: f64 = 1.0;

/// Settings that are compared: heading and arguments.
const SETTINGS: &[(&str, &[&str])] = &[
    ("no pruning", &[]),
    ("pruning", &["--prune", "interpolation"]),
    ("without greedy", &["--prune", "interpolation", "--greedy", "off"]),
];

/// Ways to make annotations that are compared: heading and arguments. What pruning costs is not limited here.
const PARTS: &[(&str, &[&str])] = &[
    ("all", &[]),
    ("weakest preconditions", &["--prune-by", "exact"]),
    ("proofs: dual", &["--prune-by", "proof"]),
    ("proofs: Pudlák", &["--prune-by", "proof,pudlak"]),
    ("proofs: McMillan", &["--prune-by", "proof,mcmillan"]),
    ("proofs: dual, not lifted", &["--prune-by", "proof,bits"]),
    ("deletion", &["--prune-by", "core"]),
    ("all, without greedy", &["--greedy", "off"]),
];

/// What every one of them is run with.
const UNLIMITED: [&str; 4] = ["--prune", "interpolation", "--prune-budget", "off"];

/// A run.
struct Cell {
    runs: u64,
    cpu: f64,
    megabytes: u64,
    ended: bool,
}

impl Cell {
    /// `65536 · 12.3 s · 80 MB`, with a `>` if it did not come to its end.
    fn show(&self) -> String {
        let more = if self.ended { "" } else { ">" };
        format!("{more}{} · {more}{:.2} s · {} MB", self.runs, self.cpu, self.megabytes)
    }
}

/// Measures and writes the table.
pub fn run(options: &Options) -> Result<()> {
    let binary = match &options.binary {
        Some(binary) => std::path::absolute(binary)?,
        None => release_binary()?,
    };
    let version = output(Command::new(&binary).arg("--version"))?;
    let mut text = format!(
        "# What pruning brings\n\nMade by `cargo xtask prune-table --seconds {}` ({}, {}). Each cell: executions, CPU time, most memory; `>`: not exhausted within the time.\n",
        options.seconds,
        version.trim(),
        machine_kind()
    );
    for strategy in &options.strategy {
        let headings: Vec<_> = SETTINGS.iter().map(|s| s.0).collect();
        let _ = write!(
            text,
            "\n## {strategy}\n\n| program | {} | fewer executions |\n|---|{}---|\n",
            headings.join(" | "),
            "---|".repeat(SETTINGS.len())
        );
        for program in &options.programs {
            let cells = SETTINGS
                .iter()
                .map(|(_, args)| measure(options, &binary, strategy, program, args))
                .collect::<Result<Vec<_>>>()?;
            let ratio = match cells.as_slice() {
                [plain, pruned, ..] if pruned.ended => {
                    let more = if plain.ended { "" } else { "> " };
                    format!("{more}{:.1} x", plain.runs as f64 / pruned.runs.max(1) as f64)
                }
                _ => "–".to_owned(),
            };
            let shown: Vec<_> = cells.iter().map(Cell::show).collect();
            let _ = writeln!(text, "| {program} | {} | {ratio} |", shown.join(" | "));
            println!("{strategy} {program}: {} | {ratio}", shown.join(" | "));
        }
    }
    for strategy in &options.strategy {
        parts(&mut text, options, &binary, strategy)?;
    }
    if options.overhead {
        overhead(&mut text, options, &binary)?;
    }
    std::fs::write(root().join(&options.output), text)?;
    Ok(())
}

/// Rows of the table of what pruning costs.
const COSTLIEST: usize = 8;

/// What pruning costs over all programs of `tests/verify` and `tests/prune`, most of which it cannot help.
fn overhead(text: &mut String, options: &Options, binary: &PathBuf) -> Result<()> {
    let mut rows = Vec::new();
    for folder in ["tests/verify/ll", "tests/prune"] {
        let files = std::fs::read_dir(root().join(folder))?.collect::<std::io::Result<Vec<_>>>()?;
        let mut files: Vec<PathBuf> = files.into_iter().map(|entry| entry.path()).collect();
        files.retain(|path| path.extension().is_some_and(|e| e == "ll"));
        files.sort();
        for file in files {
            let plain = measure_file(options, binary, "dfs", &file, &[])?;
            let pruned = measure_file(options, binary, "dfs", &file, &["--prune", "interpolation"])?;
            let name = file.file_stem().map_or_else(Default::default, |n| n.to_string_lossy().into_owned());
            rows.push((name, plain, pruned));
        }
    }
    let sum = |cell: fn(&(String, Cell, Cell)) -> f64| rows.iter().map(cell).sum::<f64>();
    let _ = write!(
        text,
        "\n## Cost\n\nAll {} programs of `tests/verify` and `tests/prune`, dfs: {:.1} s without pruning, {:.1} s with it. Where it adds most:\n\n| program | no pruning | pruning | CPU time |\n|---|---|---|---|\n",
        rows.len(),
        sum(|row| row.1.cpu),
        sum(|row| row.2.cpu)
    );
    rows.sort_by(|a, b| (b.2.cpu - b.1.cpu).total_cmp(&(a.2.cpu - a.1.cpu)));
    for (name, plain, pruned) in rows.iter().take(COSTLIEST) {
        let ratio = pruned.cpu / plain.cpu.max(0.001);
        let _ = writeln!(text, "| {name} | {} | {} | {ratio:.2} x |", plain.show(), pruned.show());
    }
    Ok(())
}

/// How much each way to make annotations brings: programs as columns.
fn parts(text: &mut String, options: &Options, binary: &PathBuf, strategy: &str) -> Result<()> {
    let _ = write!(
        text,
        "\n## Parts, {strategy}\n\n`--prune-budget off`.\n\n| annotations by | {} |\n|---|{}\n",
        options.parts.join(" | "),
        "---|".repeat(options.parts.len())
    );
    for (heading, more) in PARTS {
        let args = [&UNLIMITED[..], more].concat();
        let mut row = Vec::new();
        for program in &options.parts {
            row.push(measure(options, binary, strategy, program, &args)?.show());
        }
        let _ = writeln!(text, "| {heading} | {} |", row.join(" | "));
        println!("{strategy} {heading}: {}", row.join(" | "));
    }
    Ok(())
}

fn measure(
    options: &Options,
    binary: &PathBuf,
    strategy: &str,
    program: &str,
    args: &[&str],
) -> Result<Cell> {
    measure_file(options, binary, strategy, &root().join(format!("tests/verify/ll/{program}.ll")), args)
}

fn measure_file(
    options: &Options,
    binary: &PathBuf,
    strategy: &str,
    program: &PathBuf,
    args: &[&str],
) -> Result<Cell> {
    let results = root().join("target/prune-table");
    let mut command = Command::new(binary);
    command
        .arg("run")
        .arg(program)
        .args(["--strategy", strategy, "--quiet", "--force", "--emit", "covering"])
        .args(["--max-time", &format!("{}s", options.seconds), "--output"])
        .arg(&results)
        .args(args);
    // What else the machine does adds to the time of short runs more than they take themselves: the least counts.
    let mut cpu = f64::INFINITY;
    let mut time = timed(&command)?;
    for _ in 1..options.repeat {
        cpu = cpu.min(time.cpu);
        if cpu > LONG {
            break;
        }
        time = timed(&command)?;
    }
    let cpu = cpu.min(time.cpu);
    let file = results.join("run.json");
    let text = std::fs::read(&file).with_context(|| format!("{}: {}", program.display(), time.stderr))?;
    let run: Value = serde_json::from_slice(&text)?;
    Ok(Cell {
        runs: run["campaign"]["iterations"].as_u64().unwrap_or(0),
        cpu,
        megabytes: run["timing"]["peak_memory_bytes"].as_u64().unwrap_or(0) >> 20,
        ended: run["stop"] == "exhausted",
    })
}
