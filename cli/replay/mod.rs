//! `symvm replay`: tests again, in the machine or natively.

mod in_machine;
mod native;
mod natively;
mod subject;

use crate::args::{World, campaign};
use crate::check::Checking;
use crate::failure::{Failure, Status};
use crate::host::Process;
use crate::quantity::parse_duration;
use crate::world;
use clap::{Args, ValueEnum};
use in_machine::Bench;
pub use native::note_files;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;
use subject::Subject;
use symvm_explore::Likeness;

/// `symvm replay`.
#[derive(Args)]
#[command(after_help = "\
Of a folder all tests are replayed; of symvm's results, those in its tests/. Where there are several, a line is printed for each that differs, shows a bug or \
cannot be compared, and how many there are of each at the end. Files that are no tests are raw bytes, as for `symvm run --seeds` (natively: of standard input, a file, or a fuzz target's input).

EXIT CODES
  0  no run differs from what its test says (which may be nothing, or nothing that can be compared), and none shows a bug
  1  likewise, but some show bugs
  2  a run differs from what its test says, or a file cannot be replayed; or the command line is wrong

EXAMPLES
  symvm replay prog.ll symvm-out/tests/000003.json --sym-stdin 8
  symvm replay next-version.ll symvm-out --compare ending
  symvm replay prog.ll afl-out/crashes --sym-stdin 64
  symvm replay-library > symvm_replay.c && cc -g prog.c symvm_replay.c -o prog
  symvm replay --native ./prog symvm-out/tests/000003.json")]
pub struct Replay {
    /// The `.ll` files, then tests (.json or .ktest), raw files, or folders of them; with --native these alone.
    #[arg(required = true, value_name = "PROG.ll… TEST")]
    pub files: Vec<PathBuf>,
    /// What of a test is to be found again.
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = Compare::Path)]
    pub compare: Compare,
    /// Run this natively built executable instead of the machine: in a folder of its own, with the test's environment, but not
    /// confined (an absolute path in the input is one of the host's).
    #[arg(long, value_name = "EXECUTABLE")]
    pub native: Option<PathBuf>,
    /// Give a native run up after this much time.
    #[arg(long, value_name = "TIME", value_parser = parse_duration, default_value = "10s")]
    pub timeout: Duration,
    /// Show what the program itself prints.
    #[arg(long)]
    pub show_output: bool,
    /// Give a run up after this many instructions (default: as the command that made the test, or 100000000).
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_steps: Option<u64>,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap takes the doc comment of a flattened group for the command's own")]
    pub world: World,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap takes the doc comment of a flattened group for the command's own")]
    pub checking: Checking,
}

/// What of a test is to be found again.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq)]
pub enum Compare {
    /// Its path, branch by branch, and where that ends (natively: how it ends).
    Path,
    /// How it ends, not where, nor by which way: the exit code, or the kind of fault. For another version of the program.
    Ending,
}

impl From<Compare> for Likeness {
    fn from(compare: Compare) -> Self {
        match compare {
            Compare::Path => Self::Path,
            Compare::Ending => Self::Ending,
        }
    }
}

/// How a run and its test go together.
#[derive(PartialEq, Eq)]
enum Agreement {
    /// The run does what the test says.
    Agrees,
    /// The test does not say what it does.
    Unsaid,
    /// What the test says cannot be told from this run, and why.
    Incomparable(String),
    /// How they differ.
    Differs(String),
}

/// What one replay came to.
struct Replayed {
    /// What the program printed.
    output: Vec<u8>,
    /// What it reported, and how it ended, a line each.
    account: Vec<String>,
    agreement: Agreement,
    shows_bug: bool,
    /// What it did not take of the test.
    notes: Vec<String>,
}

/// Replays, and compares with what the tests say.
pub fn run(args: &Replay) -> Result<Status, Failure> {
    let (programs, named) = apart(args)?;
    let host = Process::new();
    if let Some(executable) = &args.native {
        // What is wrong with it is wrong with all tests.
        native::whole_name(executable)?;
        // Who interrupts it ends what it runs, too.
        host.listen();
    }
    let mut bench = Bench::new(programs, host.flag())?;
    match named {
        [test] if !test.is_dir() => one(test, programs, args, &mut bench),
        _ => all(named, programs, args, &mut bench),
    }
}

/// The program's files, and what is replayed.
fn apart(args: &Replay) -> Result<(&[PathBuf], &[PathBuf]), Failure> {
    let is_program = |file: &PathBuf| has_extension(file, "ll");
    let is_test = |file: &Path| file.is_dir() || has_extension(file, "json") || is_ktest(file);
    let programs = args.files.iter().take_while(|file| is_program(file)).count();
    let first_test = args.files.get(programs);
    match (&args.native, first_test) {
        (Some(_), _) if programs > 0 => {
            Err(Failure::new("with --native, name tests alone: the executable is the program"))
        }
        (Some(_), _) => Ok((&[], &args.files)),
        // A program of another name is told apart from tests, or told to be none, by what is in it.
        (None, Some(first)) if programs == 0 && (args.files.len() == 1 || is_test(first)) => {
            Err(Failure::new(format!(
                "name the program before the test: symvm replay PROG.ll {}",
                first.display()
            )))
        }
        (None, Some(_)) => Ok(args.files.split_at(programs.max(1))),
        (None, None) => Err(Failure::new(format!(
            "name a test, or a folder of tests, behind the program: symvm replay {} symvm-out/tests/000001.json",
            args.files.iter().map(|file| file.display().to_string()).collect::<Vec<_>>().join(" ")
        ))),
    }
}

fn has_extension(file: &Path, extension: &str) -> bool {
    file.extension().is_some_and(|e| e == extension)
}

fn is_ktest(file: &Path) -> bool {
    has_extension(file, "ktest")
}

/// One test, with all that can be said of it.
fn one(file: &Path, programs: &[PathBuf], args: &Replay, bench: &mut Bench) -> Result<Status, Failure> {
    let subject = Subject::read(file, true)?;
    let can_say = matches!(subject, Subject::Test(_)) && !is_ktest(file);
    let replayed = replayed(subject, programs, args, bench).map_err(|failure| failure.of(file.display()))?;
    replayed.notes.iter().for_each(|note| tell!("note: {note}"));
    crate::say_bytes(&replayed.output);
    replayed.account.iter().for_each(|line| crate::say(&format!("{line}\n")));
    match replayed.agreement {
        Agreement::Agrees => crate::say("as the test says\n"),
        Agreement::Unsaid if can_say => {
            crate::say("the test does not say how it ends: its path was cut when it was found\n");
        }
        Agreement::Unsaid => {}
        Agreement::Incomparable(why) => crate::say(&format!("{why}\n")),
        Agreement::Differs(how) => return Err(Failure::new(format!("the replay differs: {how}"))),
    }
    Ok(if replayed.shows_bug { Status::Bugs } else { Status::Clean })
}

/// How many tests there were of each kind.
#[derive(Default)]
struct Tally {
    tests: usize,
    agree: usize,
    unsaid: usize,
    incomparable: usize,
    differ: usize,
    unreadable: usize,
    bugs: usize,
}

impl Tally {
    fn text(&self) -> String {
        let parts = [
            (self.agree, "as they say", "as it says"),
            (self.differ, "differ", "differs"),
            (self.incomparable, "cannot be compared", "cannot be compared"),
            (self.unsaid, "do not say how they end", "does not say how it ends"),
            (self.unreadable, "cannot be replayed", "cannot be replayed"),
        ];
        let told = parts.iter().filter(|(count, ..)| *count > 0);
        let told: Vec<String> =
            told.map(|(count, are, is)| format!("{count} {}", if *count == 1 { is } else { are })).collect();
        let bugs = match self.bugs {
            0 => String::new(),
            1 => "; 1 shows a bug".into(),
            n => format!("; {n} show bugs"),
        };
        let tests = if self.tests == 1 { "test" } else { "tests" };
        format!("{} {tests}: {}{bugs}\n", self.tests, told.join(", "))
    }
}

/// Why tests cannot be replayed: what holds for all of a campaign is said once.
#[derive(Default)]
struct Reasons<'a> {
    /// How many tests there are of each, and the first.
    found: BTreeMap<String, (Failure, &'a Path, usize)>,
}

impl<'a> Reasons<'a> {
    fn add(&mut self, failure: Failure, test: &'a Path) {
        self.found.entry(failure.to_string()).or_insert((failure, test, 0)).2 += 1;
    }

    fn tell(self) {
        for (failure, first, tests) in self.found.into_values() {
            let first = first.display();
            match tests {
                1 => tell!("{}", failure.of(first)),
                _ => {
                    tell!("{}", failure.of(format!("{tests} tests cannot be replayed (the first: {first})")))
                }
            }
        }
    }
}

/// Many tests: what is not as it should be, and how many there are.
fn all(named: &[PathBuf], programs: &[PathBuf], args: &Replay, bench: &mut Bench) -> Result<Status, Failure> {
    let files = subject::files(named)?;
    let mut tally = Tally { tests: files.len(), ..Tally::default() };
    let mut told = BTreeSet::new();
    let mut reasons = Reasons::default();
    for file in &files {
        let name = file.display();
        let subject = match Subject::read(file, named.contains(file)) {
            Ok(subject) => subject,
            Err(failure) => {
                tell!("{failure}");
                tally.unreadable += 1;
                continue;
            }
        };
        let replayed = match replayed(subject, programs, args, bench) {
            Ok(replayed) => replayed,
            Err(failure) if bench.interrupted.load(Ordering::Relaxed) => return Err(failure.of(&name)),
            Err(failure) => {
                reasons.add(failure, file);
                tally.unreadable += 1;
                continue;
            }
        };
        // What is said of one holds for others.
        for note in replayed.notes {
            if told.insert(note.clone()) {
                tell!("note: {name}: {note}");
            }
        }
        if args.show_output {
            crate::say(&format!("{name}:\n"));
            crate::say_bytes(&replayed.output);
        }
        if replayed.shows_bug {
            replayed.account.iter().for_each(|line| crate::say(&format!("{name}: {line}\n")));
        }
        tally.bugs += usize::from(replayed.shows_bug);
        match replayed.agreement {
            Agreement::Agrees => tally.agree += 1,
            Agreement::Unsaid => tally.unsaid += 1,
            Agreement::Incomparable(why) => {
                crate::say(&format!("{name}: {why}\n"));
                tally.incomparable += 1;
            }
            Agreement::Differs(how) => {
                crate::say(&format!("{name}: differs: {how}\n"));
                tally.differ += 1;
            }
        }
    }
    reasons.tell();
    crate::say(&tally.text());
    let differ = match tally.differ {
        0 if tally.unreadable > 0 => "some files cannot be replayed (see above)".into(),
        0 => return Ok(if tally.bugs > 0 { Status::Bugs } else { Status::Clean }),
        1 => "one replay differs (see above)".into(),
        n => format!("{n} replays differ (see above)"),
    };
    let is_strict = tally.differ > 0 && args.native.is_none() && args.compare == Compare::Path;
    let help = if is_strict { "; for tests of another version of the program: --compare ending" } else { "" };
    Err(Failure::new(format!("{differ}{help}")))
}

/// Runs one.
fn replayed(
    subject: Subject,
    programs: &[PathBuf],
    args: &Replay,
    bench: &mut Bench,
) -> Result<Replayed, Failure> {
    let made_by = campaign(subject.command());
    let words = args.world.clone().or_of_command(made_by.as_deref());
    match &args.native {
        Some(executable) => {
            let called = made_by.as_ref().and_then(|run| run.programs.first()).or(Some(executable));
            let world = world::options(&words, called)?;
            let target = world::raw_target(&words, &world);
            let test = subject.into_test(&target, || natively::known(&world))?;
            natively::replay(executable, &test, &world, args, &bench.interrupted)
        }
        None => {
            let machine = bench.machine(programs, &words, args, made_by.as_deref(), subject.command())?;
            let test = subject.into_test(&machine.target, || machine.known())?;
            Ok(machine.replay(&test, args))
        }
    }
}
