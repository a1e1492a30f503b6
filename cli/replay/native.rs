//! Running a test on a natively built program.
//!
//! The program is linked with the replay library (`symvm replay-library`), which answers `klee_make_symbolic` and its
//! kin from the test named by `KTEST_FILE`. What a program reads without such calls is arranged here, as the machine
//! does it: standard input from the object `stdin`, arguments from `arg00`, `arg01` …, files from the objects of
//! their names, in a working directory of their own; a fuzz target's driver is given a file; the environment is the test's, too.
//! Nothing else is confined: a program that writes to absolute paths does so.

use crate::failure::Failure;
use crate::group::Group;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{ErrorKind, Read};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Component, Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use symvm_runtime::{Argument, Content, FUZZ_DATA, FUZZ_SIZE, SOCKET_FILE, WorldOptions};
use symvm_vm::Input;

/// How a native run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It exited by itself.
    Exit(i32),
    /// A signal ended it.
    Signal(i32),
    /// A sanitizer ended it, after a report.
    Sanitizer,
    /// It was still running when its time was over.
    TimeOut,
}

impl Ending {
    /// For people.
    pub fn describe(&self) -> String {
        match self {
            Ending::Exit(code) => format!("exit code {code}"),
            Ending::Signal(6) => "SIGABRT".into(),
            Ending::Signal(8) => "SIGFPE".into(),
            Ending::Signal(11) => "SIGSEGV".into(),
            Ending::Signal(4) => "SIGILL".into(),
            Ending::Signal(n) => format!("signal {n}"),
            Ending::Sanitizer => "the sanitizer's report".into(),
            Ending::TimeOut => "no end within the time limit".into(),
        }
    }

    /// It ended as programs end that break.
    pub fn is_crash(&self) -> bool {
        matches!(self, Ending::Signal(_) | Ending::Sanitizer)
    }
}

/// What a native run did.
pub struct Native {
    /// How it ended.
    pub ending: Ending,
    /// What it wrote to standard output and standard error.
    pub output: Vec<u8>,
    /// The line of standard error in which a sanitizer, or libFuzzer, first reported an error.
    pub report: Option<String>,
    /// Why the replay library ended it, if it did.
    pub gave_up: Option<String>,
}

/// Where an executable is, from the root.
pub fn whole_name(executable: &Path) -> Result<PathBuf, Failure> {
    executable.canonicalize().map_err(|e| Failure::new(format!("{}: {e}", executable.display())))
}

/// Runs `executable` on a test, in the world that the test was found in. AddressSanitizer looks for leaks only if the test is about
/// one, or the user says so: symvm does not, unless it is asked to.
pub fn run(
    executable: &Path,
    input: &Input,
    world: &WorldOptions,
    finds_leaks: bool,
    timeout: Duration,
    interrupted: &AtomicBool,
) -> Result<Native, Failure> {
    let program = whole_name(executable)?;
    let folder = Scratch::new()?;
    let test = folder.path().join("test.ktest");
    std::fs::write(&test, symvm_explore::ktest::KTest::new(&[], input).write())?;
    let content = |name: &str, content: &Content| match content {
        Content::Given(bytes) => bytes.clone(),
        Content::Symbolic(size) => {
            let mut bytes = input.get(name).unwrap_or_default().to_vec();
            bytes.resize(usize::try_from(*size).unwrap_or(usize::MAX), 0);
            bytes
        }
    };
    // Apart from the test: the program may have a file of that name.
    let directory = folder.path().join("world");
    std::fs::create_dir(&directory)?;
    for (name, what) in &world.files {
        lay_out(&directory, name, &content(name, what))?;
    }
    furnish(&directory)?;
    // A regular file, as the machine's is: programs seek in it.
    let stdin = folder.path().join("stdin");
    std::fs::write(&stdin, content("stdin", &world.stdin))?;
    let mut command = Command::new(&program);
    // It is called as in the machine: what it says, and perhaps what it does, depends on that.
    if let Some(Argument::Given(name)) = world.args.first() {
        command.arg0(OsStr::from_bytes(name));
    }
    command
        .args(arguments(world, input))
        .current_dir(&directory)
        .env_clear()
        .envs(std::env::vars_os().filter(|(name, _)| is_for_tools(name)))
        .env("KTEST_FILE", &test)
        .env(ASAN_OPTIONS, asan_options(std::env::var_os(ASAN_OPTIONS), finds_leaks))
        .env(UBSAN_OPTIONS, ubsan_options(std::env::var_os(UBSAN_OPTIONS)))
        .stdin(File::open(&stdin)?)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    for setting in &world.env {
        if let Some((name, value)) = String::from_utf8_lossy(setting).split_once('=') {
            command.env(name, value);
        }
    }
    // A fuzz target's driver takes its input from a file.
    if let Some(bytes) = input.counted(FUZZ_DATA, FUZZ_SIZE) {
        let file = folder.path().join("input");
        std::fs::write(&file, bytes)?;
        command.arg(file);
    }
    crate::dispositions::reset(&mut command);
    let mut child = Group::spawn(&mut command)
        .map_err(|e| Failure::new(format!("cannot run {}: {e}", program.display())))?;
    let readers = [drain(child.stdout.take()), drain(child.stderr.take())];
    // A time that the clock cannot count to never comes.
    let end = Instant::now().checked_add(timeout);
    let mut ending = match wait(&mut child, end, interrupted)? {
        None => Ending::TimeOut,
        Some(status) => match (status.code(), status.signal()) {
            (Some(code), _) => Ending::Exit(code),
            (None, signal) => Ending::Signal(signal.unwrap_or(0)),
        },
    };
    // What it started may hold its output open; it ends with it.
    readers.iter().for_each(|reader| reader.wait(GRACE));
    child.kill();
    readers.iter().for_each(|reader| reader.wait(GRACE));
    let [mut output, errors] = readers.map(Drain::text);
    let text = String::from_utf8_lossy(&errors);
    let report = text.lines().find(|line| is_report(line)).map(|line| line.trim().to_owned());
    if ending == Ending::Exit(SANITIZED) && report.is_some() {
        ending = Ending::Sanitizer;
    }
    let gave_up = text.lines().find_map(|line| line.strip_prefix(GIVES_UP)).map(str::to_owned);
    let gave_up = gave_up.filter(|_| ending == Ending::Exit(2));
    output.extend_from_slice(&errors);
    Ok(Native { ending, output, report, gave_up })
}

/// Whether a sanitizer says there that something is wrong: not what else it says, nor what programs say of errors of their own.
fn is_report(line: &str) -> bool {
    let of_undefined =
        |(place, _): (&str, &str)| place.ends_with(|c: char| c.is_ascii_digit() || ">)".contains(c));
    line.contains("Sanitizer:") && ["ERROR: ", "WARNING: ", "SUMMARY: "].iter().any(|word| line.contains(word))
        || line.split_once(": runtime error: ").is_some_and(of_undefined)
        || line.starts_with("ubsan: ")
        // libFuzzer catches signals, says so, and exits.
        || line.contains("libFuzzer: deadly signal")
}

/// What the replay library writes before it exits with 2: the test cannot be given to the program.
const GIVES_UP: &str = "symvm_replay: ";

const ASAN_OPTIONS: &str = "ASAN_OPTIONS";
const UBSAN_OPTIONS: &str = "UBSAN_OPTIONS";
/// The exit code of programs that AddressSanitizer or UndefinedBehaviorSanitizer ends. Theirs is 1 otherwise, as that of many programs:
/// and behind most reports of undefined behaviour a program goes on, to an exit code of its own.
const SANITIZED: i32 = 86;

fn asan_options(given: Option<OsString>, finds_leaks: bool) -> OsString {
    let leaks = u8::from(finds_leaks);
    with_users(format!("exitcode={SANITIZED}:detect_stack_use_after_return=1:detect_leaks={leaks}:"), given)
}

fn ubsan_options(given: Option<OsString>) -> OsString {
    with_users(format!("exitcode={SANITIZED}:"), given)
}

/// The user's stand behind ours and override them. (Where both sanitizers are at work, the second one's have the last word.)
fn with_users(ours: String, given: Option<OsString>) -> OsString {
    let mut options = OsString::from(ours);
    options.push(given.unwrap_or_default());
    options
}

/// Variables of the loader, of sanitizers and of coverage tools, which change what is seen of the program, not what it does. Of the
/// others it has those of the test's world alone, as in the machine.
fn is_for_tools(name: &OsStr) -> bool {
    const PREFIXES: [&str; 8] =
        ["LD_", "ASAN_", "LSAN_", "MSAN_", "TSAN_", "UBSAN_", "GCOV_", "LLVM_PROFILE_"];
    name.to_str().is_some_and(|name| PREFIXES.iter().any(|prefix| name.starts_with(prefix)))
}

/// The arguments behind `argv[0]`; symbolic ones up to their first zero byte.
fn arguments(world: &WorldOptions, input: &Input) -> Vec<OsString> {
    let mut list = Vec::new();
    let mut next = 0;
    for argument in world.args.iter().skip(1) {
        match argument {
            Argument::Given(bytes) => list.push(OsString::from_vec(bytes.clone())),
            Argument::Symbolic { min, max, len } => {
                let little_endian = |b: &[u8]| b.iter().rev().fold(0u32, |n, &b| n << 8 | u32::from(b));
                let count = input.get("n_args").map_or(*max, little_endian).clamp(*min, *max);
                for _ in 0..count {
                    let bytes = input.get(&format!("arg{next:02}")).unwrap_or_default();
                    // The machine writes the zero behind it, whatever the input has there.
                    let end = bytes.iter().position(|&b| b == 0).unwrap_or(bytes.len()).min(*len as usize);
                    list.push(OsString::from_vec(bytes[..end].to_vec()));
                    next += 1;
                }
            }
        }
    }
    list
}

/// Whether a file of this name can lie in a folder of its own.
fn can_be_laid_out(name: &str) -> bool {
    let inside = |part| matches!(part, Component::Normal(_) | Component::CurDir);
    !name.is_empty() && Path::new(name).components().all(inside)
}

/// Tells of a file that keeps tests from native replays.
pub fn note_files(world: &WorldOptions) {
    let names = world.files.iter().map(|(name, _)| name).filter(|name| *name != SOCKET_FILE);
    let outside: Vec<&str> = names.map(String::as_str).filter(|name| !can_be_laid_out(name)).collect();
    if let Some(first) = outside.first() {
        let others = match outside.len() {
            1 => String::new(),
            n => format!(" and {} more", n - 1),
        };
        tell!(
            "note: tests with the file '{first}'{others} are replayed in the machine alone: for native replays, only relative names \
             without '..' can be laid out"
        );
    }
}

/// Writes a file of the test's world where the program finds it by its relative name.
fn lay_out(directory: &Path, name: &str, bytes: &[u8]) -> Result<(), Failure> {
    if name == SOCKET_FILE {
        return Err(Failure::new(
            "the test has bytes from outside for a socket (--sym-socket): nobody brings them to a native run; without --native the test runs in the machine",
        ));
    }
    if !can_be_laid_out(name) {
        return Err(Failure::new(format!(
            "the test has a file '{name}': for a native run, only relative names without '..' can be laid out"
        )));
    }
    let path = directory.join(name);
    let write = || {
        path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
        std::fs::write(&path, bytes)
    };
    write().map_err(|e| Failure::new(format!("the test's file '{name}' cannot be laid out: {e}")))
}

/// What else there is in the folder that programs begin in: in the machine that is `/`.
fn furnish(directory: &Path) -> std::io::Result<()> {
    for folder in ["tmp", "dev"] {
        let folder = directory.join(folder);
        if !folder.exists() {
            std::fs::create_dir(folder)?;
        }
    }
    for device in ["null", "zero", "full", "random", "urandom"] {
        let link = directory.join("dev").join(device);
        if !link.exists() && directory.join("dev").is_dir() {
            std::os::unix::fs::symlink(Path::new("/dev").join(device), link)?;
        }
    }
    Ok(())
}

/// What comes out of a pipe.
struct Drain {
    text: Arc<Mutex<Vec<u8>>>,
    reader: JoinHandle<()>,
}

fn drain<R: Read + Send + 'static>(pipe: Option<R>) -> Drain {
    let text = Arc::<Mutex<Vec<u8>>>::default();
    let to = text.clone();
    let reader = std::thread::spawn(move || {
        let Some(mut pipe) = pipe else { return };
        let mut chunk = [0; 1 << 16];
        // What was read before a failure is still worth showing.
        loop {
            match pipe.read(&mut chunk) {
                Ok(0) => return,
                Ok(count) => {
                    to.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(&chunk[..count])
                }
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(_) => return,
            }
        }
    });
    Drain { text, reader }
}

impl Drain {
    /// Waits until there is nothing more, or for so long.
    fn wait(&self, most: Duration) {
        let end = Instant::now() + most;
        while !self.reader.is_finished() && Instant::now() < end {
            std::thread::sleep(POLL);
        }
    }

    /// What came out.
    fn text(self) -> Vec<u8> {
        std::mem::take(&mut *self.text.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// How often it is looked whether something has ended.
const POLL: Duration = Duration::from_millis(2);
/// What a program wrote before it ended is read by then.
const GRACE: Duration = Duration::from_secs(1);

fn wait(
    child: &mut Group,
    end: Option<Instant>,
    interrupted: &AtomicBool,
) -> Result<Option<ExitStatus>, Failure> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if interrupted.load(Ordering::Relaxed) {
            return Err(Failure::new("interrupted: the native run was ended"));
        }
        if end.is_some_and(|end| Instant::now() >= end) {
            child.kill();
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(POLL);
    }
}

/// A folder of our own that goes away with its owner.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Self, Failure> {
        let base = std::env::temp_dir();
        for n in 0..10_000 {
            let path = base.join(format!("symvm-replay-{}-{n}", std::process::id()));
            match std::fs::create_dir(&path) {
                Ok(()) => return Ok(Self(path)),
                Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(e) => return Err(Failure::new(format!("{}: {e}", path.display()))),
            }
        }
        Err(Failure::new(format!("{}: no free name for a temporary folder", base.display())))
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Nothing can be done about a folder that will not go.
        drop(std::fs::remove_dir_all(&self.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_of_sanitizers_are_told_from_what_programs_say() {
        for line in [
            "p.c:3:5: runtime error: signed integer overflow: 1 + 2147483647 cannot be represented in type 'int'",
            "<unknown>: runtime error: execution reached an unreachable program point",
            "==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000012",
            "==7==ERROR: LeakSanitizer: detected memory leaks",
            "WARNING: ThreadSanitizer: data race (pid=7)",
            "ubsan: add-overflow by 0x00000042",
            "==7== ERROR: libFuzzer: deadly signal",
        ] {
            assert!(is_report(line), "{line}");
        }
        for line in [
            "panic: runtime error: index out of range [3] with length 2",
            "==7==AddressSanitizer: libc interceptors initialized",
            "usage: p FILE",
        ] {
            assert!(!is_report(line), "{line}");
        }
    }

    #[test]
    fn what_the_user_says_of_leaks_stands_last() {
        assert_eq!(asan_options(None, false), "exitcode=86:detect_stack_use_after_return=1:detect_leaks=0:");
        assert_eq!(
            asan_options(Some("detect_leaks=1:verbosity=1".into()), false),
            "exitcode=86:detect_stack_use_after_return=1:detect_leaks=0:detect_leaks=1:verbosity=1"
        );
        assert_eq!(asan_options(None, true), "exitcode=86:detect_stack_use_after_return=1:detect_leaks=1:");
    }
}
