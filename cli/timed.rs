//! `symvm timed`: one command under limits, and what it cost, as a line of JSON.
//!
//! A process of its own for each measurement, because the system adds up the time of a process's children only for all of
//! them together.

use crate::failure::{Failure, Status};
use crate::group::Group;
use crate::host::Process;
use clap::Args;
use nix::sys::resource::{Resource, UsageWho, getrusage, setrlimit};
use nix::sys::time::TimeVal;
use serde::{Deserialize, Serialize};
use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::Ordering;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// `symvm timed`.
#[derive(Args)]
pub struct Timed {
    /// Seconds of CPU time.
    #[arg(long, value_parser = parse_seconds)]
    cpu: Duration,
    /// Seconds of wall time.
    #[arg(long, value_parser = parse_seconds)]
    wall: Duration,
    /// Bytes of address space.
    #[arg(long)]
    memory: u64,
    /// The command.
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<String>,
}

/// How a command went.
#[derive(Serialize, Deserialize, Debug, Clone, Default)]
pub struct Report {
    /// The exit code, if it exited.
    pub exit: Option<i32>,
    /// The signal that ended it, if one did.
    pub signal: Option<i32>,
    /// It was killed because of the wall time.
    pub overdue: bool,
    /// `sat`, `unsat` and `unknown`, a line each, in the order they were said.
    pub answers: Vec<String>,
    /// The first `(error …)`, or else the first line on standard error.
    pub complaint: Option<String>,
    /// Seconds in user mode, those of its descendants included.
    pub user: f64,
    /// Seconds in the kernel, the same.
    pub system: f64,
    /// Seconds from start to end.
    pub wall: f64,
    /// Kilobytes of memory, of the largest process.
    pub memory: u64,
}

/// Answers that are kept; scripts that ask more often are counted as if they had asked so often.
const ANSWERS: usize = 1 << 20;

fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| format!("'{text}' is not a number of seconds"))?;
    Duration::try_from_secs_f64(seconds).map_err(|_| format!("'{text}' is not a time that can be counted"))
}

/// Runs the command and writes the report.
pub fn run(args: &Timed) -> Result<Status, Failure> {
    let host = Process::new();
    host.listen();
    let (program, rest) = args.command.split_first().ok_or_else(|| Failure::new("no command"))?;
    let begin = Instant::now();
    let mut command = Command::new(program);
    command.args(rest).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    limit(&mut command, args.cpu, args.memory);
    let mut child =
        Group::spawn(&mut command).map_err(|e| Failure::new(format!("cannot run '{program}': {e}")))?;
    let stdout = child.stdout.take().map(|out| thread::spawn(move || answers(out)));
    let stderr = child.stderr.take().map(|err| thread::spawn(move || first_line(err)));
    let mut pause = Duration::from_micros(200);
    let mut overdue = false;
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        overdue |= begin.elapsed() > args.wall;
        if overdue || host.flag().load(Ordering::Relaxed) {
            child.kill();
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(10));
    };
    let wall = begin.elapsed().as_secs_f64();
    // Whoever was left behind goes, too, and holds no pipe.
    child.kill();
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let (answers, error) = stdout.map(join).unwrap_or_default();
    let report = Report {
        exit: status.code(),
        signal: ExitStatus::signal(&status),
        overdue,
        answers,
        complaint: error.or(stderr.map(join).unwrap_or_default()),
        user: seconds_of(usage.user_time()),
        system: seconds_of(usage.system_time()),
        wall,
        memory: usage.max_rss().unsigned_abs(),
    };
    crate::say(&serde_json::to_string(&report)?);
    Ok(Status::Clean)
}

/// The command and what it starts may use so much; who reads what they print has no limits.
#[allow(unsafe_code, reason = "what is done between fork and exec")]
fn limit(command: &mut Command, cpu: Duration, memory: u64) {
    let seconds = cpu.as_secs().saturating_add(u64::from(cpu.subsec_nanos() > 0));
    let each = move || {
        // The system sends SIGXCPU at the first and SIGKILL at the second.
        setrlimit(Resource::RLIMIT_CPU, seconds, seconds.saturating_add(1))?;
        setrlimit(Resource::RLIMIT_AS, memory, memory)?;
        setrlimit(Resource::RLIMIT_CORE, 0, 0)?;
        Ok(())
    };
    // SAFETY: between fork and exec it makes system calls only, and allocates nothing: an error is a number.
    unsafe { command.pre_exec(each) };
}

fn join<T: Default>(thread: JoinHandle<T>) -> T {
    thread.join().unwrap_or_default()
}

fn seconds_of(time: TimeVal) -> f64 {
    time.tv_sec() as f64 + time.tv_usec() as f64 / 1e6
}

/// The answers and the first error; the rest, models say, is read and dropped.
fn answers(out: impl Read) -> (Vec<String>, Option<String>) {
    let (mut found, mut error) = (Vec::new(), None);
    lines(out, |line| match line {
        "sat" | "unsat" | "unknown" if found.len() < ANSWERS => found.push(line.to_owned()),
        _ if line.starts_with("(error") && error.is_none() => error = Some(line.to_owned()),
        _ => {}
    });
    (found, error)
}

fn first_line(from: impl Read) -> Option<String> {
    let mut first = None;
    lines(from, |line| {
        if first.is_none() && !line.is_empty() {
            first = Some(line.to_owned());
        }
    });
    first
}

/// Calls with every line, of which no more than a beginning is kept.
fn lines(from: impl Read, mut with: impl FnMut(&str)) {
    const LONGEST: usize = 500;
    let mut from = BufReader::new(from);
    let mut line: Vec<u8> = Vec::new();
    loop {
        let Ok(chunk) = from.fill_buf() else { return };
        if chunk.is_empty() {
            if !line.is_empty() {
                with(String::from_utf8_lossy(&line).trim());
            }
            return;
        }
        let end = chunk.iter().position(|b| *b == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        line.extend_from_slice(&part[..part.len().min(LONGEST.saturating_sub(line.len()))]);
        let used = part.len() + usize::from(end.is_some());
        if end.is_some() {
            with(String::from_utf8_lossy(&line).trim());
            line.clear();
        }
        from.consume(used);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_that_cannot_be_counted_are_refused() {
        assert_eq!(parse_seconds("1.5"), Ok(Duration::from_millis(1_500)));
        for wrong in ["-1", "1e30", "nan", "inf", "soon"] {
            assert!(parse_seconds(wrong).is_err(), "{wrong}");
        }
    }
}
