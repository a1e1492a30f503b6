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
    /// Seconds of each run.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// An executable of symvm; without it the release is built.
    #[arg(long)]
    binary: Option<PathBuf>,
    /// Where the table goes.
    #[arg(long, default_value = "benches/prune.md")]
    output: PathBuf,
}

const SUBJECTS: &str = "counter_wide,counter_steps,counter_bits,sort_insertion,sort_bubble,scan_quotes,scan_number,power_states,door_automaton,handshake,ring_buffer,tlv_parser,tlv_nested";

/// Settings that are compared: heading and arguments.
const SETTINGS: &[(&str, &[&str])] = &[
    ("no pruning", &[]),
    ("pruning", &["--prune", "interpolation"]),
    ("without greedy", &["--prune", "interpolation", "--greedy", "off"]),
];

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
        format!("{more}{} · {more}{:.1} s · {} MB", self.runs, self.cpu, self.megabytes)
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
    std::fs::write(root().join(&options.output), text)?;
    Ok(())
}

fn measure(
    options: &Options,
    binary: &PathBuf,
    strategy: &str,
    program: &str,
    args: &[&str],
) -> Result<Cell> {
    let results = root().join("target/prune-table");
    let mut command = Command::new(binary);
    command
        .arg("run")
        .arg(root().join(format!("tests/verify/ll/{program}.ll")))
        .args(["--strategy", strategy, "--quiet", "--force", "--emit", "covering"])
        .args(["--max-time", &format!("{}s", options.seconds), "--output"])
        .arg(&results)
        .args(args);
    let time = timed(&command)?;
    let file = results.join("run.json");
    let text = std::fs::read(&file).with_context(|| format!("{program}: {}", time.stderr))?;
    let run: Value = serde_json::from_slice(&text)?;
    Ok(Cell {
        runs: run["campaign"]["iterations"].as_u64().unwrap_or(0),
        cpu: time.cpu,
        megabytes: run["timing"]["peak_memory_bytes"].as_u64().unwrap_or(0) >> 20,
        ended: run["stop"] == "exhausted",
    })
}
