//! `cargo xtask prefix`: what an iteration costs behind prefixes of growing length: benches/prefix.md.
//!
//! An iteration should cost what is new in it. Three programs do more and more work before they come to the branches that are
//! explored; each is run to two limits of iterations, so that the difference has neither the start nor the first path in it.

use crate::tools::{Timed, machine_kind, median, output, release_binary, root, timed};
use anyhow::{Context, Result, bail};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What to measure.
#[derive(clap::Args)]
pub struct Options {
    /// Strategies.
    #[arg(long, value_delimiter = ',', default_value = "cgs,dfs,generational,random-path,cfg")]
    strategy: Vec<String>,
    /// Programs of benches/prefix.
    #[arg(long, value_delimiter = ',', default_value = "work,branches,bytes")]
    programs: Vec<String>,
    /// Lengths of the prefix: about so many instructions.
    #[arg(long, value_delimiter = ',', default_value = "10000,100000,1000000,10000000")]
    lengths: Vec<u64>,
    /// Iterations of the shorter and of the longer run.
    #[arg(long, value_delimiter = ',', default_value = "100,1100")]
    iterations: Vec<u64>,
    /// Runs of each; the medians are taken.
    #[arg(long, default_value_t = 1)]
    runs: usize,
    /// An executable of symvm; without it the release is built.
    #[arg(long)]
    binary: Option<PathBuf>,
    /// Another one to compare with.
    #[arg(long)]
    against: Option<PathBuf>,
    /// Which tests are written.
    #[arg(long, default_value = "covering")]
    emit: String,
    /// Where the table goes.
    #[arg(long, default_value = "benches/prefix.md")]
    output: PathBuf,
}

/// What one limit of iterations came to.
struct Row {
    iterations: f64,
    cpu: f64,
    /// Instructions that were executed on the way, in both lanes; older executables do not count them.
    executed: Option<f64>,
    /// Instructions of all paths.
    instructions: f64,
}

/// What an iteration more costs.
struct Cost {
    milliseconds: f64,
    executed: Option<f64>,
    length: f64,
}

/// Measures and writes the table.
pub fn run(options: &Options) -> Result<()> {
    let binary = match &options.binary {
        Some(binary) => std::path::absolute(binary)?,
        None => release_binary()?,
    };
    let date = output(Command::new("date").arg("+%F"))?;
    let mut text = format!(
        "# What an iteration costs behind long prefixes\n\nMade by `cargo xtask prefix --emit {}` on {} ({}; programs in \
         benches/prefix, clang-14 -O0).\n\nCost of an iteration: CPU time of {} iterations less that of {}, by their number. *Path*: \
         instructions of a path from the program's start, on the average. *Executed*: instructions that were really executed for an \
         iteration. *Growth*: the cost beside that behind the shortest prefix.\n",
        options.emit,
        date.trim(),
        machine_kind(),
        options.iterations.last().copied().unwrap_or(0),
        options.iterations.first().copied().unwrap_or(0),
    );
    let before = if options.against.is_some() { " before, ms |" } else { "" };
    for program in &options.programs {
        let module = compiled(program)?;
        let rule = if options.against.is_some() { "---|" } else { "" };
        let _ = write!(
            text,
            "\n## {program}\n\n| strategy | prefix | path | executed | iterations/s | ms | growth |{before}\n|---|---|---|---|---|---|---|{rule}\n"
        );
        for strategy in &options.strategy {
            let mut shortest = None;
            for &length in &options.lengths {
                let arguments = arguments(program, length);
                let cost = cost(options, &binary, &module, strategy, &arguments)?;
                let base = *shortest.get_or_insert(cost.milliseconds);
                let mut line = format!(
                    "| {strategy} | {length} | {:.0} | {} | {:.0} | {:.3} | {:.1} |",
                    cost.length,
                    cost.executed.map_or("–".into(), |n| format!("{n:.0}")),
                    1_000.0 / cost.milliseconds,
                    cost.milliseconds,
                    cost.milliseconds / base,
                );
                if let Some(other) = &options.against {
                    let other = self::cost(options, other, &module, strategy, &arguments)?;
                    let _ = write!(line, " {:.3} |", other.milliseconds);
                }
                println!("{program} {line}");
                let _ = writeln!(text, "{line}");
            }
        }
    }
    std::fs::write(root().join(&options.output), text)?;
    Ok(())
}

fn compiled(program: &str) -> Result<PathBuf> {
    let folder = root().join("target/prefix");
    std::fs::create_dir_all(&folder)?;
    let module = folder.join(format!("{program}.ll"));
    let source = root().join(format!("benches/prefix/{program}.c"));
    output(Command::new("clang-14").args(["-O0", "-S", "-emit-llvm", "-w", "-o"]).arg(&module).arg(source))?;
    Ok(module)
}

/// The program's arguments for a prefix of about so many instructions.
fn arguments(program: &str, length: u64) -> String {
    match program {
        // Twenty instructions for each byte, and seventeen for each round of work behind it.
        "bytes" => {
            let bytes = (length / 20).min(4_000);
            format!("{} {bytes}", (length / bytes.max(1)).saturating_sub(20) / 17)
        }
        _ => (length / 22).to_string(),
    }
}

fn cost(options: &Options, binary: &Path, module: &Path, strategy: &str, arguments: &str) -> Result<Cost> {
    let mut costs = Vec::new();
    let (mut executed, mut length) = (None, 0.0);
    for _ in 0..options.runs.max(1) {
        let mut rows = Vec::new();
        for &limit in &options.iterations {
            rows.push(one(options, binary, module, strategy, arguments, limit)?);
        }
        let (Some(short), Some(long)) = (rows.first(), rows.last()) else {
            bail!("--iterations takes two numbers")
        };
        let more = long.iterations - short.iterations;
        costs.push(1_000.0 * (long.cpu - short.cpu) / more);
        executed = long.executed.zip(short.executed).map(|(l, s)| (l - s) / more);
        length = (long.instructions - short.instructions) / more;
    }
    Ok(Cost { milliseconds: median(costs).max(0.001), executed, length })
}

fn one(
    options: &Options,
    binary: &Path,
    module: &Path,
    strategy: &str,
    arguments: &str,
    limit: u64,
) -> Result<Row> {
    let results = root().join("target/prefix/out");
    let mut command = Command::new(binary);
    command
        .arg("run")
        .arg(module)
        .args(["--quiet", "--force", "--seed", "1", "--strategy", strategy, "--emit", &options.emit])
        .args(["--max-iterations", &limit.to_string(), "--max-steps", "1000000000", "--output"])
        .arg(&results)
        .arg("--args")
        .args(arguments.split(' '));
    let Timed { cpu, code, stderr } = timed(&command)?;
    if !matches!(code, Some(0 | 1 | 3)) {
        bail!("{command:?} ended with {code:?}\n{stderr}");
    }
    let text = std::fs::read(results.join("run.json")).context("the run left a run.json")?;
    let run: serde_json::Value = serde_json::from_slice(&text)?;
    let number = |at: &str| run.pointer(at).and_then(serde_json::Value::as_f64);
    Ok(Row {
        iterations: number("/campaign/iterations").context("run.json counts iterations")?,
        cpu,
        executed: number("/engine/instructions_executed"),
        instructions: number("/campaign/instructions").context("run.json counts instructions")?,
    })
}
