//! Running a test on a natively built program.
//!
//! The program is linked with the replay library (`symvm replay-library`), which answers `klee_make_symbolic` and its
//! kin from the test named by `KTEST_FILE`. What a program reads without such calls is arranged here, as the machine
//! does it: standard input from the object `stdin`, arguments from `arg00`, `arg01` …, files in the working directory.

use crate::failure::Failure;
use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use symvm_vm::Input;

/// How a native run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It exited by itself.
    Exit(i32),
    /// A signal ended it.
    Signal(i32),
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
            Ending::TimeOut => "no end within the time limit".into(),
        }
    }

    /// It ended as programs end that break: by a signal, or by a sanitizer's exit code.
    pub fn is_crash(&self) -> bool {
        matches!(self, Ending::Signal(_))
    }
}

/// What a native run did.
pub struct Native {
    /// How it ended.
    pub ending: Ending,
    /// What it wrote to standard output and standard error.
    pub output: Vec<u8>,
    /// A sanitizer reported an error.
    pub sanitizer: bool,
}

/// Runs `executable` on a test.
pub fn run(executable: &Path, input: &Input, args: &[String], timeout: Duration) -> Result<Native, Failure> {
    let program =
        executable.canonicalize().map_err(|e| Failure::new(format!("{}: {e}", executable.display())))?;
    let folder = Scratch::new()?;
    let test = folder.path().join("test.ktest");
    std::fs::write(&test, symvm_explore::ktest::KTest::new(&[], input).write())?;
    for object in &input.objects {
        if let Some(name) = file_name(&object.name) {
            std::fs::write(folder.path().join(name), &object.bytes)?;
        }
    }
    let mut command = Command::new(&program);
    command
        .args(args)
        .args(symbolic_arguments(input))
        .current_dir(folder.path())
        .env("KTEST_FILE", &test)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child =
        command.spawn().map_err(|e| Failure::new(format!("cannot run {}: {e}", program.display())))?;
    feed(&mut child, input.get("stdin").unwrap_or_default().to_vec());
    let readers = [drain(child.stdout.take()), drain(child.stderr.take())];
    let ending = match wait(&mut child, timeout)? {
        None => Ending::TimeOut,
        Some(status) => match (status.code(), status.signal()) {
            (Some(code), _) => Ending::Exit(code),
            (None, signal) => Ending::Signal(signal.unwrap_or(0)),
        },
    };
    let mut output = Vec::new();
    for reader in readers {
        output.extend(reader.join().unwrap_or_default());
    }
    let text = String::from_utf8_lossy(&output);
    let sanitizer = text.contains("Sanitizer:") || text.contains("runtime error:");
    Ok(Native { ending, output, sanitizer })
}

/// The arguments that the machine made symbolic, each up to its first zero byte.
fn symbolic_arguments(input: &Input) -> Vec<std::ffi::OsString> {
    use std::os::unix::ffi::OsStringExt;
    let count = input.get("n_args").map(|b| b.iter().rev().fold(0u64, |n, &b| n << 8 | u64::from(b)));
    let limit = count.map_or(usize::MAX, |n| usize::try_from(n).unwrap_or(usize::MAX));
    (0..100usize)
        .map_while(|i| input.get(&format!("arg{i:02}")))
        .take(limit)
        .map(|bytes| {
            let end = bytes.iter().position(|&b| b == 0).unwrap_or(bytes.len());
            std::ffi::OsString::from_vec(bytes[..end].to_vec())
        })
        .collect()
}

/// The file a symbolic object stands for: `--sym-file NAME` calls its object `file:NAME`.
fn file_name(object: &str) -> Option<&str> {
    let name = object.strip_prefix("file:")?;
    (!name.is_empty() && !name.contains('/') && name != "..").then_some(name)
}

fn feed(child: &mut Child, bytes: Vec<u8>) {
    if let Some(mut stdin) = child.stdin.take() {
        // A program that does not read its input closes the pipe: that is its right.
        std::thread::spawn(move || drop(stdin.write_all(&bytes)));
    }
}

fn drain<R: Read + Send + 'static>(pipe: Option<R>) -> std::thread::JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            // What was read before a failure is still worth showing.
            drop(pipe.read_to_end(&mut bytes));
        }
        bytes
    })
}

fn wait(child: &mut Child, timeout: Duration) -> Result<Option<ExitStatus>, Failure> {
    let end = Instant::now() + timeout;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if Instant::now() >= end {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// A folder of our own that goes away with its owner.
struct Scratch(std::path::PathBuf);

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
