//! A command under limits of time and memory.

use anyhow::{Context, Result};
use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What a command may use.
pub struct Limits {
    /// Wall time.
    pub time: Duration,
    /// Address space, in bytes.
    pub memory: Option<u64>,
}

/// How a command ended.
#[derive(PartialEq, Eq, Debug)]
pub enum Ended {
    /// By itself.
    Exit(i32),
    /// By a signal.
    Signal(i32),
    /// It was killed at the limit of time.
    TimeOut,
}

/// What a command did.
pub struct Run {
    /// How it ended.
    pub ended: Ended,
    /// Its standard output.
    pub output: Vec<u8>,
    /// Its standard error.
    pub stderr: String,
    /// Wall time.
    pub seconds: f64,
}

impl Run {
    /// What it said last.
    pub fn last_line(&self) -> &str {
        self.stderr.lines().rev().find(|l| !l.trim().is_empty()).unwrap_or("nothing on standard error")
    }
}

/// Runs a command to its end, without standard input unless it has one already.
pub fn capture(command: &mut Command, limits: &Limits) -> Result<Run> {
    let mut limited;
    let command = match limits.memory {
        None => {
            command.stdin(Stdio::null());
            command
        }
        // The standard library sets no resource limits; the shell does.
        Some(bytes) => {
            limited = Command::new("bash");
            limited.args(["-c", "ulimit -v \"$0\"; exec \"$@\"", &(bytes >> 10).to_string()]);
            limited.arg(command.get_program()).args(command.get_args()).stdin(Stdio::null());
            if let Some(folder) = command.get_current_dir() {
                limited.current_dir(folder);
            }
            &mut limited
        }
    };
    let start = Instant::now();
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot run {command:?}"))?;
    let stdout = child.stdout.take().map(reader);
    let stderr = child.stderr.take().map(reader);
    let ended = wait(&mut child, start, limits.time)?;
    let text =
        |thread: Option<thread::JoinHandle<Vec<u8>>>| thread.and_then(|t| t.join().ok()).unwrap_or_default();
    Ok(Run {
        ended,
        output: text(stdout),
        stderr: String::from_utf8_lossy(&text(stderr)).into_owned(),
        seconds: start.elapsed().as_secs_f64(),
    })
}

fn reader(mut from: impl Read + Send + 'static) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        drop(from.read_to_end(&mut bytes));
        bytes
    })
}

fn wait(child: &mut Child, start: Instant, limit: Duration) -> Result<Ended> {
    let mut pause = Duration::from_millis(1);
    loop {
        if let Some(status) = child.try_wait()? {
            let signal = status.signal().unwrap_or(0);
            return Ok(status.code().map_or(Ended::Signal(signal), Ended::Exit));
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            return Ok(Ended::TimeOut);
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(50));
    }
}
