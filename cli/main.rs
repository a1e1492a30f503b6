//! The binary `symvm`: arguments, progress, exit codes. What is known of programs is in the crates below.
/// A line on the standard error, as `eprintln!` writes it, but whoever has closed it is not told: that is no reason to panic.
macro_rules! tell {
    ($($message:tt)*) => {{
        use std::io::Write as _;
        drop(writeln!(std::io::stderr(), $($message)*));
    }};
}

mod allocator;
mod args;
mod bench;
mod check;
mod corpus;
mod csv;
mod dispositions;
mod explain;
mod failure;
mod group;
mod host;
mod host_files;
mod inspect;
mod klee_options;
mod ledger;
mod load;
mod misfit;
mod missing;
mod overwrite;
mod progress;
mod prp;
mod quantity;
mod replay;
mod resume;
mod run;
mod solve;
mod stats;
mod suite;
mod timed;
mod tune;
mod verify;
mod world;
mod world_files;

use args::{Cli, Command};
use clap::Parser;
use failure::Status;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;
use std::sync::Mutex;

fn main() -> ExitCode {
    dispositions::survive_file_size_limit();
    let command: Vec<String> = std::env::args_os().map(|a| a.to_string_lossy().into_owned()).collect();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            if let Some(hint) = klee_options::hint(&error, &command) {
                tell!("error: {hint}");
                return Status::Usage.into();
            }
            // Help and version are answers, not errors; the message goes where clap wants it.
            drop(error.print());
            return if error.use_stderr() { Status::Usage.into() } else { Status::Clean.into() };
        }
    };
    if let Some(problem) = symvm_solver::environment_problem() {
        tell!("error: {problem}");
        return Status::Usage.into();
    }
    let result = match &cli.command {
        Command::Run(args) => run::run(args, command),
        Command::Verify(args) => verify::run(args, command),
        Command::Explain(args) => explain::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Externals(args) => inspect::externals(args),
        Command::Dump(args) => inspect::show(args),
        Command::Corpus(args) => corpus::run(args),
        Command::Stats(args) => stats::run(args),
        Command::Solve(args) => solve::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Timed(args) => timed::run(args),
        Command::Strategies(what) => Ok(inspect::strategies(what)),
        Command::Tune(args) => tune::run(args),
        Command::ReplayLibrary(what) => Ok(inspect::replay_library(what)),
    };
    let unsaid = UNSAID.lock().ok().and_then(|mut unsaid| unsaid.take());
    if let Some(error) = unsaid {
        tell!("error: cannot write to the standard output: {error}");
        return Status::Usage.into();
    }
    match result {
        Ok(status) => status.into(),
        Err(failure) => {
            tell!("{failure}");
            Status::Usage.into()
        }
    }
}

/// Why an answer did not reach the standard output, if one did not.
static UNSAID: Mutex<Option<std::io::Error>> = Mutex::new(None);

/// Writes an answer to standard output. A reader that went away (`| head`) is no error; a full disk is one, told at the end.
pub fn say(text: &str) {
    say_bytes(text.as_bytes());
}

/// The same for bytes.
pub fn say_bytes(bytes: &[u8]) {
    let mut out = std::io::stdout().lock();
    note_unsaid(out.write_all(bytes).and_then(|()| out.flush()));
}

/// Takes note of what came of writing to standard output.
pub fn note_unsaid(said: std::io::Result<()>) {
    if let (Err(error), Ok(mut unsaid)) = (said, UNSAID.lock())
        && error.kind() != ErrorKind::BrokenPipe
    {
        unsaid.get_or_insert(error);
    }
}
