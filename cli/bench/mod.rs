//! `symvm bench`: how many files of SMT-LIB are solved in how much time, and how others do on them.

mod contest;
mod files;
mod plot;
mod table;

use crate::args::Cli;
use crate::failure::{Failure, Status};
use crate::host::Process;
use crate::quantity::{parse_duration, parse_size};
use clap::{Args, Parser};
use contest::{Limits, Solver};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::Results;

/// `symvm bench`.
#[derive(Args)]
#[command(after_help = "WHAT COUNTS
  Each run is a process of its own, under the same limits for every solver: a crash costs one file. Time is CPU time, of
  descendants too; a process that waits instead of working is killed after ten times as much wall time. A file is solved
  if every check in it has an answer and no answer contradicts what is right. Right is what expected.tsv says (rows of
  file, tab, answers with commas), or else (set-info :status …) before each check. PAR-2 is the CPU time where the file is
  solved, and twice the limit where it is not.

EXIT CODES
  0  nothing is wrong
  1  an answer is wrong, two solvers contradict each other, or symvm crashed
  2  the command line, a folder or a command is wrong
  3  interrupted

EXAMPLES
  symvm bench problems/
  symvm bench problems/ --time-limit 20s --jobs 2 --csv runs.csv --plot cactus.svg
  symvm bench problems/ --against z3 --against 'bw=bitwuzla --verbosity 0 {}'
  symvm bench problems/ --against 'certified=symvm solve --certify'")]
pub struct Bench {
    /// Folders of `.smt2` files, searched with all folders below; or files.
    #[arg(required = true, value_name = "DIR")]
    roots: Vec<PathBuf>,
    /// CPU time for each file and solver (90, 30s, 5m).
    #[arg(long, value_name = "TIME", value_parser = parse_duration, default_value = "10s")]
    time_limit: Duration,
    /// Memory for each process (500M, 4G).
    #[arg(long, value_name = "SIZE", value_parser = parse_size, default_value = "4G")]
    memory_limit: u64,
    /// Files at a time. More than one measures how the machine shares its caches, too.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    jobs: u16,
    /// Also run this solver on every file, next to symvm (repeatable); `{}` stands for the file, which else comes last.
    #[arg(long, value_name = "[NAME=]CMD …")]
    against: Vec<String>,
    /// Options for `symvm solve`, separated by blanks.
    #[arg(
        long,
        value_name = "OPTIONS",
        default_value = "",
        allow_hyphen_values = true,
        hide_default_value = true
    )]
    options: String,
    /// The right answers (default: expected.tsv in DIR if there is one).
    #[arg(long, value_name = "FILE")]
    expected: Option<PathBuf>,
    /// Write a row for each run.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write a cactus plot (SVG).
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// Measures and reports.
pub fn run(args: &Bench) -> Result<Status, Failure> {
    let host = Process::new();
    let problems = files::problems(&args.roots, args.expected.as_deref())?;
    host.listen();
    let exe = std::env::current_exe()?.display().to_string();
    let mut command = vec![exe, "solve".to_owned()];
    command.extend(args.options.split_whitespace().map(str::to_owned));
    // Better known before the work than from each file.
    if let Err(error) = Cli::try_parse_from(command.iter().map(String::as_str).chain(["file.smt2"])) {
        return Err(Failure::new(format!("--options '{}': {}", args.options, error.render())));
    }
    let mut solvers = vec![Solver { name: "symvm".into(), command }];
    for text in &args.against {
        let mut solver = Solver::parse(text)?;
        // Two of one name could not be told apart.
        let plain = solver.name.clone();
        let mut n = 2;
        while solvers.iter().any(|s| s.name == solver.name) {
            solver.name = format!("{plain}-{n}");
            n += 1;
        }
        solvers.push(solver);
    }
    // What cannot be written is better known before the work than after it.
    for path in [&args.csv, &args.plot].into_iter().flatten() {
        write(path, "")?;
    }
    let limits = Limits { cpu: args.time_limit.as_secs_f64(), memory: args.memory_limit };
    let flag = host.flag();
    let runs = contest::run(&problems, &solvers, limits, args.jobs.into(), &flag)?;
    let rows: Vec<_> = problems.iter().zip(&runs).filter_map(|(p, row)| Some((p, row.as_deref()?))).collect();
    let results = Results { solvers: &solvers, rows, limit: limits.cpu };
    let interrupted = flag.load(Ordering::Relaxed);
    crate::say(&results.text());
    if let Some(path) = &args.csv {
        write(path, &results.csv())?;
    }
    if let Some(path) = &args.plot {
        write(path, &plot::cactus(&results)?)?;
    }
    if interrupted {
        crate::say(&format!("interrupted: {} of {} files were run\n", results.rows.len(), problems.len()));
    }
    Ok(match (results.wrong().is_empty(), interrupted) {
        (false, _) => Status::Bugs,
        (true, true) => Status::Limit,
        (true, false) => Status::Clean,
    })
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|e| Failure::new(format!("{}: {e}", path.display())))
}
