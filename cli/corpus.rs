//! `symvm corpus`: what is kept of a corpus.

use crate::args::{MAX_STEPS, World};
use crate::check::Checking;
use crate::failure::{Failure, Status};
use crate::host::Process;
use crate::quantity::{parse_duration, parse_memory, parse_size};
use crate::{load, misfit, missing, world};
use clap::{Args, Subcommand};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use symvm_explore::{SeedLimits, corpus};
use symvm_vm::MachineOptions;

/// `symvm corpus`.
#[derive(Args)]
pub struct Corpus {
    /// What to do.
    #[command(subcommand)]
    pub command: CorpusCommand,
}

/// What can be done with a corpus.
#[derive(Subcommand)]
pub enum CorpusCommand {
    /// Copy a small part of a corpus that covers the same branch sides and ends in the same faults.
    Minimize(Box<Minimize>),
}

/// `symvm corpus minimize`.
#[derive(Args)]
#[command(
    after_help = "Each input is run once, concretely. Then the one that covers most is taken, then the one that adds most, and so on
(of equals the smaller one); same corpus, same choice. An input that is longer than what the program is given of it
(--sym-stdin, --sym-file, --sym-socket, --sym-input) is kept whatever it covers, and nothing is left out because of it: what lies behind was not
looked at. Shorter raw inputs are run with zeros behind their end (by fuzz targets as they are). Notes say how many
there are of both.

EXAMPLES
  symvm corpus minimize prog.ll --sym-stdin 64 --seeds afl-out --output small
  symvm corpus minimize prog.ll --sym-args 0 2 4 --seeds symvm-out/tests --output small"
)]
pub struct Minimize {
    /// The `.ll` files of the program, linked in this order.
    #[arg(required = true, value_name = "PROG.ll")]
    pub programs: Vec<PathBuf>,
    /// The corpus (repeatable): tests (.json, .ktest) and raw files, as for `symvm run`.
    #[arg(long, value_name = "DIR", required = true)]
    pub seeds: Vec<PathBuf>,
    /// Where the chosen files are copied; must not exist, or be empty.
    #[arg(long, short, value_name = "DIR")]
    pub output: PathBuf,
    /// Leave inputs out that are larger than this (500K, 16M).
    #[arg(long, value_name = "SIZE", value_parser = parse_size, default_value = "16M")]
    pub max_seed_size: u64,
    /// Give a run up after this many instructions; what it covered until then counts.
    #[arg(long, value_name = "N", default_value_t = MAX_STEPS, value_parser = clap::value_parser!(u64).range(1..))]
    pub max_steps: u64,
    /// Run no more inputs after this much time (90, 30s, 5m, 2h): those that were not run are kept.
    #[arg(long, value_name = "TIME", value_parser = parse_duration)]
    pub max_time: Option<Duration>,
    /// Give a run up where the program holds more than this much memory (500M, 4G).
    #[arg(long, value_name = "SIZE", value_parser = parse_memory, default_value = "4G")]
    pub max_memory: u64,
    /// Say nothing but errors.
    #[arg(long, short)]
    pub quiet: bool,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap takes the doc comment of a flattened group for the command's own")]
    pub world: World,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap takes the doc comment of a flattened group for the command's own")]
    pub checking: Checking,
}

/// Does what is asked.
pub fn run(args: &Corpus) -> Result<Status, Failure> {
    match &args.command {
        CorpusCommand::Minimize(args) => minimize(args),
    }
}

/// Inputs with their names; what is left out, or was not looked at, is told.
pub fn read(paths: &[PathBuf], limits: SeedLimits, quiet: bool) -> Result<corpus::Corpus, Failure> {
    let corpus = corpus::read(paths, limits)?;
    corpus.notes.iter().filter(|_| !quiet).for_each(|note| tell!("note: {note}"));
    corpus.warnings.iter().for_each(|warning| tell!("warning: {warning}"));
    Ok(corpus)
}

/// Reads, runs, chooses, copies.
fn minimize(args: &Minimize) -> Result<Status, Failure> {
    let host = Process::new();
    let limits = SeedLimits { file: args.max_seed_size, ..SeedLimits::default() };
    let corpus::Corpus { seeds, files, .. } = read(&args.seeds, limits, args.quiet)?;
    if seeds.is_empty() {
        return Err(Failure::new(
            "there is nothing to choose from: name a folder of inputs by --seeds, such as the queue of a fuzzer, the results of \
             `symvm run`, or what it writes by --emit-corpus",
        ));
    }
    make_ready(&args.output)?;
    let world = world::options(&args.world, args.programs.first())?;
    let checks = args.checking.checks();
    let program = load::program(&args.programs, &world, checks)?;
    if !args.quiet {
        missing::note(&world, &program);
    }
    let environment = symvm_runtime::environment(&world);
    let deadline = Arc::new(OnceLock::new());
    // A time that the clock cannot count to never comes.
    if let Some(end) = args.max_time.and_then(|time| Instant::now().checked_add(time)) {
        deadline.get_or_init(|| end);
    }
    let options = MachineOptions {
        max_steps: Some(args.max_steps),
        max_memory: Some(args.max_memory),
        deadline,
        stop: Some(host.flag()),
        checks,
        ..MachineOptions::default()
    };
    let target = world::raw_target(&args.world, &world);
    host.listen();
    let Some(result) = corpus::minimize(&program, environment, &options, &seeds, &target) else {
        return Err(Failure::new("interrupted: nothing was copied"));
    };
    misfit::note_minimized(&result, &seeds, &world, args.quiet)?;
    let chosen: Vec<&Path> = result.kept.iter().map(|&i| files[i].as_path()).collect();
    let kept = copy(&chosen, &args.output)?;
    let mut all = 0;
    for file in &files {
        all += std::fs::metadata(file).map_or(0, |m| m.len());
    }
    if !args.quiet {
        let faults = match result.faults {
            0 => String::new(),
            1 => " and 1 fault".into(),
            n => format!(" and {n} faults"),
        };
        crate::say(&format!(
            "kept {} of {} inputs ({kept} of {all} bytes): {} of {} branch sides{faults}\n",
            result.kept.len(),
            seeds.len(),
            result.covered,
            result.sides
        ));
        if result.limited > 0 {
            let runs = if result.limited == 1 { "run was" } else { "runs were" };
            let limits = "(--max-steps, --max-memory)";
            crate::say(&format!("{} {runs} cut at a limit {limits}\n", result.limited));
        }
        if result.not_run > 0 {
            let are = if result.not_run == 1 { "is" } else { "are" };
            crate::say(&format!("{} {are} kept for which there was no time (--max-time)\n", result.not_run));
        }
    }
    Ok(Status::Clean)
}

/// Copies files into a folder, under names that tell them apart; how many bytes they have. What does not come to its end leaves
/// nothing behind.
fn copy(files: &[&Path], folder: &Path) -> Result<usize, Failure> {
    let mut written = BTreeSet::new();
    let mut bytes = 0;
    for path in files {
        // Queues of several fuzzers use the same names.
        let mut name = path.file_name().unwrap_or_default().to_owned();
        while written.contains(&name) {
            let mut other = OsString::from(format!("{}-", written.len()));
            other.push(&name);
            name = other;
        }
        let to = folder.join(&name);
        written.insert(name);
        let copied = load::read(path).and_then(|content| {
            bytes += content.len();
            let wrong = |e| Failure::new(format!("cannot write '{}': {e}", to.display()));
            std::fs::write(&to, content).map_err(wrong)
        });
        if let Err(failure) = copied {
            // What cannot be taken away is what the user sees.
            written.iter().for_each(|name| drop(std::fs::remove_file(folder.join(name))));
            return Err(failure);
        }
    }
    Ok(bytes)
}

/// An empty folder, made if need be: files that lie there already would be taken for chosen ones.
fn make_ready(dir: &Path) -> Result<(), Failure> {
    let wrong = |e: std::io::Error| Failure::new(format!("{}: {e}", dir.display()));
    std::fs::create_dir_all(dir).map_err(wrong)?;
    if std::fs::read_dir(dir).map_err(wrong)?.next().is_some() {
        return Err(Failure::new(format!("'{}' is not empty; name another --output", dir.display())));
    }
    Ok(())
}
