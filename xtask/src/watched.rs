//! A command under a limit of CPU time, watched while it runs: how much it had used at each moment.
//!
//! The machine may be busy with other things, so that seconds of the clock say little. What a program writes down with times
//! of the clock (files, series) is converted by the samples taken here. Linux only: `/proc` says what a process used.

use anyhow::{Context, Result};
use std::fs;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant, SystemTime};

/// How often the process is looked at.
const PERIOD: Duration = Duration::from_millis(20);
/// `/proc` counts CPU time in hundredths of seconds (`USER_HZ`, on all Linux systems of today).
const TICK: f64 = 0.01;

/// What a watched command did.
pub struct Watched {
    /// CPU time (user and system; children that were waited for too) until it was told to end, in seconds.
    pub cpu: f64,
    /// CPU time until it did, in seconds.
    pub cpu_ended: f64,
    /// The most memory it had resident, in bytes.
    pub memory: u64,
    /// Its exit code; `None` when a signal ended it.
    pub code: Option<i32>,
    /// It did not end when it was told to, and was killed.
    pub killed: bool,
    /// When it began.
    began: SystemTime,
    /// Seconds since then, and CPU seconds.
    samples: Vec<(f64, f64)>,
}

impl Watched {
    /// CPU seconds that were used at a moment of the clock. What came after the command was told to end counts as of then:
    /// it could have been written then.
    pub fn cpu_at(&self, moment: SystemTime) -> f64 {
        self.cpu_after(moment.duration_since(self.began).map_or(0.0, |d| d.as_secs_f64())).min(self.cpu)
    }

    /// When it began.
    pub fn began(&self) -> SystemTime {
        self.began
    }

    fn cpu_after(&self, seconds: f64) -> f64 {
        interpolated(&self.samples, seconds)
    }
}

/// The value at `at` of a series of points in the order of their first coordinates.
fn interpolated(points: &[(f64, f64)], at: f64) -> f64 {
    let next = points.partition_point(|p| p.0 < at);
    let Some(&(x1, y1)) = points.get(next) else { return points.last().map_or(0.0, |p| p.1) };
    let (x0, y0) = next.checked_sub(1).map_or((0.0, 0.0), |i| points[i]);
    if x1 <= x0 { y1 } else { y0 + (y1 - y0) * (at - x0) / (x1 - x0) }
}

/// Runs a command. When it has used `limit` CPU seconds it is interrupted (as by Ctrl-C), so that it ends in order; when it
/// has used `grace` more, or four times that has passed by the clock, it is killed. What it prints goes to the file `log`.
pub fn run(command: &mut Command, limit: f64, grace: f64, log: &Path) -> Result<Watched> {
    let file = fs::File::create(log).with_context(|| format!("cannot write {}", log.display()))?;
    command.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file);
    // Some programs send signals to their whole group when they end.
    command.process_group(0);
    let (began, clock) = (SystemTime::now(), Instant::now());
    let mut child = command.spawn().with_context(|| format!("cannot run {command:?}"))?;
    let mut seen = Watched {
        cpu: 0.0,
        cpu_ended: 0.0,
        memory: 0,
        code: None,
        killed: false,
        began,
        samples: vec![(0.0, 0.0)],
    };
    let mut told: Option<Instant> = None;
    while let Some(state) = State::read(child.id()) {
        seen.samples.push((clock.elapsed().as_secs_f64(), state.cpu));
        seen.cpu_ended = state.cpu;
        if told.is_none() {
            seen.cpu = state.cpu;
        }
        if state.ended {
            break;
        }
        seen.memory = seen.memory.max(State::memory(child.id()).unwrap_or(0));
        match told {
            None if state.cpu >= limit => {
                interrupt(&child)?;
                told = Some(Instant::now());
            }
            Some(moment) if state.cpu >= seen.cpu + grace || moment.elapsed().as_secs_f64() > 4.0 * grace => {
                child.kill()?;
                seen.killed = true;
                break;
            }
            _ => {}
        }
        std::thread::sleep(PERIOD);
    }
    seen.code = child.wait()?.code();
    Ok(seen)
}

/// The standard library sends no signal but the one that kills.
fn interrupt(child: &Child) -> Result<()> {
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().context("cannot run kill")?;
    Ok(())
}

struct State {
    cpu: f64,
    /// It ended and was not waited for.
    ended: bool,
}

impl State {
    fn read(process: u32) -> Option<Self> {
        Self::parse(&fs::read_to_string(format!("/proc/{process}/stat")).ok()?)
    }

    /// Of proc(5)'s line: the name may hold blanks and brackets; the state follows its last bracket, then ten more fields,
    /// and `utime stime cutime cstime`.
    fn parse(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.rsplit_once(") ")?.1.split(' ').collect();
        let ticks: u64 = fields.get(11..15)?.iter().map(|f| f.parse::<u64>().ok()).sum::<Option<u64>>()?;
        Some(Self { cpu: ticks as f64 * TICK, ended: matches!(*fields.first()?, "Z" | "X") })
    }

    fn memory(process: u32) -> Option<u64> {
        let text = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let line = text.lines().find_map(|l| l.strip_prefix("VmHWM:"))?;
        Some(line.trim().strip_suffix(" kB")?.parse::<u64>().ok()? << 10)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_proc_is_read_and_points_are_joined() {
        let line = "42 (a b) c) R 1 42 42 0 -1 4194304 100 2 0 0 150 25 5 20 20 0 1 0 300";
        let state = State::parse(line).expect("a line of proc(5)");
        assert_eq!((state.cpu, state.ended), (2.0, false));
        let points = [(0.0, 0.0), (2.0, 1.0), (4.0, 1.5)];
        assert_eq!(
            [-1.0, 1.0, 2.0, 3.0, 9.0].map(|at| interpolated(&points, at)),
            [0.0, 0.5, 1.0, 1.25, 1.5]
        );
    }

    #[test]
    fn who_uses_too_much_is_interrupted_and_then_killed() {
        let log = std::env::temp_dir().join(format!("xtask-watched-{}", std::process::id()));
        let shell = |script, grace| {
            // Jobs in the background ignore interrupts, and what a shell ignores when it begins it cannot trap.
            let mut command = Command::new("env");
            command.args(["--default-signal=INT", "bash", "-c", script]);
            run(&mut command, 0.2, grace, &log).expect("the shell runs")
        };
        let polite = shell("trap 'exit 7' INT; while :; do :; done", 60.0);
        assert_eq!((polite.code, polite.killed), (Some(7), false));
        assert!(polite.cpu >= 0.2 && polite.cpu_at(SystemTime::now()) <= polite.cpu);
        let deaf = shell("trap '' INT; while :; do :; done", 0.2);
        // On a busy machine the clock may end it before it used all of its grace.
        assert!(deaf.killed && deaf.cpu >= 0.2 && deaf.cpu_ended >= deaf.cpu);
        drop(fs::remove_file(&log));
    }
}
