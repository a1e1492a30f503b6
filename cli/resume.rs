//! `symvm run --resume DIR`: from the directory of a run back to its command.

use crate::args::{Cli, Command, Run};
use crate::failure::Failure;
use crate::load;
use clap::parser::ValueSource;
use clap::{CommandFactory, Parser};
use nix::errno::Errno;
use std::fs;
use std::path::Path;
use symvm_explore::journal::{self, Fingerprint, Header, JournalError, Reader};
use symvm_explore::{ExploreError, ExploreOptions, OutputError, Resume};
use symvm_runtime::WorldOptions;

/// What may be given anew.
const ANEW: &[&str] = &[
    "resume",
    "max_iterations",
    "max_bugs",
    "max_time",
    "max_memory",
    "solver_timeout",
    "quiet",
    "show_output",
    "jobs",
];

/// A run that is gone on with.
pub struct Earlier {
    /// Its arguments, with what was given anew.
    pub run: Box<Run>,
    /// Its command.
    pub command: Vec<String>,
    /// Where it was given.
    pub directory: String,
    /// How to go on.
    pub resume: Resume,
    /// It was begun with several workers.
    pub shared: bool,
}

/// The run that began `dir`. From here on names of files are relative to the directory that it was begun in.
pub fn earlier(dir: &Path, now: &Run, command: &[String]) -> Result<Earlier, Failure> {
    let given = given(command)?;
    if let Some(other) = given.iter().find(|id| !ANEW.contains(&id.as_str())) {
        return Err(Failure::new(format!(
            "with --resume everything is as the run was begun, only limits of the run and of queries, and the number of threads, can be given anew: leave out {}",
            if other == "programs" {
                "the program".to_owned()
            } else {
                format!("'{}'", other.replace('_', "-"))
            }
        )));
    }
    let output = std::path::absolute(dir)?;
    let (_, header) = Reader::open(&output.join(journal::NAME))?;
    let began = header.command.join(" ");
    let mut run = match Cli::try_parse_from(&header.command) {
        Ok(Cli { command: Command::Run(run) }) => run,
        Ok(_) => {
            return Err(Failure::new(format!(
                "'{}' is of another command, which cannot be gone on with; begin it anew, with --force: {began}",
                dir.display()
            )));
        }
        Err(_) => {
            return Err(Failure::new(format!(
                "'{}': the command that began the run is not one of this symvm: {began}",
                dir.display()
            )));
        }
    };
    if Path::new(&header.directory).is_dir() {
        std::env::set_current_dir(&header.directory)?;
    }
    run.output = output;
    (run.force, run.quiet, run.show_output) = (false, now.quiet, now.show_output);
    let anew = |name: &str| given.iter().any(|id| id == name);
    if anew("max_iterations") {
        run.max_iterations = now.max_iterations;
    }
    if anew("max_bugs") {
        run.max_bugs = now.max_bugs;
    }
    if anew("max_time") {
        run.max_time = now.max_time;
    }
    if anew("solver_timeout") {
        run.solver_timeout = now.solver_timeout;
    }
    let shared = header.sharing.is_some();
    if anew("jobs") {
        if !shared {
            return Err(Failure::new(format!(
                "'{}' is of a run with one thread, which cannot be gone on with by others: leave out 'jobs'; or begin another with what it found: --seeds {}",
                dir.display(),
                dir.join("tests").display()
            )));
        }
        run.jobs = now.jobs;
    }
    if !run.quiet {
        note_used_up(&run);
    }
    // The program's own memory stays what it was, so that its paths do.
    let max_memory = anew("max_memory").then_some(now.max_memory);
    Ok(Earlier {
        run,
        command: header.command,
        directory: header.directory,
        resume: Resume { max_memory },
        shared,
    })
}

/// Tells before a run is brought back to where it was that it ends there again, if a limit is no higher than what it has used.
fn note_used_up(run: &Run) {
    // Who killed a run left no such file, or one that does not say.
    let Ok(text) = fs::read(run.output.join("run.json")) else { return };
    let Ok(ended) = serde_json::from_slice::<serde_json::Value>(&text) else { return };
    let used = |pointer: &str| ended.pointer(pointer).and_then(serde_json::Value::as_f64);
    let limits = [
        ("--max-time", run.max_time.map(|t| t.as_secs_f64()), used("/timing/seconds")),
        ("--max-iterations", run.max_iterations.map(|n| n as f64), used("/campaign/iterations")),
        ("--max-bugs", run.max_bugs.map(|n| n as f64), used("/campaign/bugs")),
    ];
    if let Some((limit, ..)) = limits.iter().find(|(_, limit, used)| limit.is_some() && limit <= used) {
        tell!(
            "note: {limit} is no higher than what this run has used, so it ends again where it was; what is given now counts from \
             the run's beginning: {limit} with more goes on"
        );
    }
}

/// The options that stand on the command line.
fn given(command: &[String]) -> Result<Vec<String>, Failure> {
    let cli = Cli::command();
    let matches = cli.clone().try_get_matches_from(command)?;
    let Some((name, matches)) = matches.subcommand() else { return Ok(Vec::new()) };
    let options =
        cli.find_subcommand(name).into_iter().flat_map(|c| c.get_arguments()).map(|a| a.get_id().as_str());
    let on_line = |id: &&str| {
        matches.try_contains_id(id).is_ok() && matches.value_source(id) == Some(ValueSource::CommandLine)
    };
    Ok(options.filter(on_line).map(str::to_owned).collect())
}

/// Takes in what is in a file.
fn add_file(all: &mut Fingerprint, path: &Path) -> Result<(), Failure> {
    // What comes through a pipe comes once, and was read: its name stands for it.
    if fs::metadata(path).is_ok_and(|m| !m.is_file()) {
        all.add(path.as_os_str().as_encoded_bytes());
    } else {
        all.add(&load::read(path)?);
    }
    Ok(())
}

/// Stands for a program and its world.
pub fn of_program(run: &Run, world: &WorldOptions) -> Result<Fingerprint, Failure> {
    let mut all = Fingerprint::default();
    run.programs.iter().try_for_each(|path| add_file(&mut all, path))?;
    all.add(format!("{world:?}").as_bytes());
    Ok(all)
}

/// Stands for everything that a run reads, with what it reads besides the program and its world.
pub fn fingerprint(
    run: &Run,
    program: Fingerprint,
    options: &ExploreOptions,
) -> Result<Fingerprint, Failure> {
    let mut all = program;
    run.weights.iter().chain(&run.tuned).try_for_each(|path| add_file(&mut all, path))?;
    for (_, seed) in &options.seeds {
        all.add(format!("{seed:?}").as_bytes());
    }
    Ok(all)
}

/// What to do about an error of a campaign.
pub fn advise(error: ExploreError, output: &Path, command: &[String]) -> Failure {
    let full = match &error {
        ExploreError::Output(
            OutputError::Io { error, .. } | OutputError::Journal(JournalError::Io { error, .. }),
        ) => error.raw_os_error().map(Errno::from_raw),
        _ => None,
    };
    let full = full.is_some_and(|e| matches!(e, Errno::ENOSPC | Errno::EDQUOT | Errno::EFBIG));
    let text = Failure::from(error).to_string();
    // What lies there may be of an earlier run, or nothing that anybody could go on from.
    let is_kept =
        |(mut reader, header): (Reader, Header)| header.command == command && reader.next().is_some();
    let is_run = matches!(Cli::try_parse_from(command), Ok(Cli { command: Command::Run(_) }));
    if full && !is_run {
        return Failure::new(format!("{text}\nonce there is room: the same command, with --force"));
    }
    if full && Reader::open(&output.join(journal::NAME)).is_ok_and(is_kept) {
        return Failure::new(format!(
            "{text}\nwhat was reported before is kept; once there is room: symvm run --resume {}",
            output.display()
        ));
    }
    Failure::new(text)
}
