//! `symvm corpus`: what is kept of a corpus.

use crate::args::{MAX_STEPS, World};
use crate::check::Checking;
use crate::failure::{Failure, Status};
use crate::host::Process;
use crate::quantity::parse_size;
use crate::{load, misfit, missing, world};
use clap::{Args, Subcommand};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
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
    /// The corpus: tests (.json, .ktest) and raw files, as for `symvm run`.
    #[arg(long, value_name = "DIR")]
    pub seeds: PathBuf,
    /// Where the chosen files are copied; must not exist, or be empty.
    #[arg(long, value_name = "DIR")]
    pub output: PathBuf,
    /// Leave inputs out that are larger than this (500K, 16M).
    #[arg(long, value_name = "SIZE", value_parser = parse_size, default_value = "16M")]
    pub max_seed_size: u64,
    /// Give a run up after this many instructions; what it covered until then counts.
    #[arg(long, value_name = "N", default_value_t = MAX_STEPS, value_parser = clap::value_parser!(u64).range(1..))]
    pub max_steps: u64,
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
pub fn read(path: &Path, limits: SeedLimits, quiet: bool) -> Result<corpus::Corpus, Failure> {
    let corpus = corpus::read(path, limits)?;
    corpus.notes.iter().filter(|_| !quiet).for_each(|note| tell!("note: {note}"));
    corpus.warnings.iter().for_each(|warning| tell!("warning: {warning}"));
    Ok(corpus)
}

/// Reads, runs, chooses, copies.
fn minimize(args: &Minimize) -> Result<Status, Failure> {
    let host = Process::new();
    let limits = SeedLimits { file: args.max_seed_size, ..SeedLimits::default() };
    let corpus::Corpus { seeds, files, .. } = read(&args.seeds, limits, args.quiet)?;
    make_ready(&args.output)?;
    let world = world::options(&args.world, args.programs.first())?;
    let checks = args.checking.checks();
    let program = load::program(&args.programs, &world, checks)?;
    if !args.quiet {
        missing::note(&world, &program);
    }
    let environment = symvm_runtime::environment(&program, &world);
    let options = MachineOptions {
        max_steps: Some(args.max_steps),
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
    let mut names = BTreeSet::new();
    let (mut kept, mut all) = (0, 0);
    for &i in &result.kept {
        let path = &files[i];
        // Queues of several fuzzers use the same names.
        let mut name = path.file_name().unwrap_or_default().to_owned();
        while !names.insert(name.clone()) {
            let mut other = OsString::from(format!("{}-", names.len()));
            other.push(&name);
            name = other;
        }
        let bytes = load::read(path)?;
        kept += bytes.len();
        let to = args.output.join(name);
        std::fs::write(&to, bytes)
            .map_err(|e| Failure::new(format!("cannot write '{}': {e}", to.display())))?;
    }
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
            crate::say(&format!("{} runs were cut at a limit (--max-steps)\n", result.limited));
        }
    }
    Ok(Status::Clean)
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
