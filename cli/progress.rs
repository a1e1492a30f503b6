//! The live lines on a terminal, bugs as they are found, the program's own output where it is asked for, and what it says to
//! who explores.

use crate::host::memory;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::collections::{HashSet, VecDeque};
use std::io::Write;
use std::time::Duration;
use symvm_explore::journal::Resumption;
use symvm_explore::{BugReport, ExploreOptions, Observer, Progress};
use symvm_vm::{FaultKind, REMARK};

/// Time between two drawings.
const INTERVAL: Duration = Duration::from_millis(200);
/// The slope of coverage is that of this time.
const WINDOW: Duration = Duration::from_secs(60);

/// How far a campaign may go at most.
#[derive(Clone, Copy, Default)]
pub struct Limits {
    time: Option<Duration>,
    iterations: Option<u64>,
    memory: Option<u64>,
}

impl Limits {
    /// As the user set them.
    pub fn of(options: &ExploreOptions) -> Self {
        Self { time: options.max_time, iterations: options.max_iterations, memory: options.memory.max }
    }

    /// Time until the nearer limit of time and iterations, if it goes on as it did.
    fn left(&self, p: &Progress) -> Option<Duration> {
        let time = self.time.map(|max| max.saturating_sub(p.elapsed));
        let iterations = self.iterations.map(|max| {
            let left = max.saturating_sub(p.iterations) as f64 / p.iterations.max(1) as f64;
            Duration::try_from_secs_f64(p.elapsed.as_secs_f64() * left).unwrap_or(Duration::MAX)
        });
        [time, iterations].into_iter().flatten().min()
    }
}

/// Coverage of the last minute.
#[derive(Default)]
struct Slope {
    points: VecDeque<(Duration, u32)>,
}

impl Slope {
    /// Takes a point in; sides that were covered within the window.
    fn add(&mut self, elapsed: Duration, covered: u32) -> u32 {
        self.points.push_back((elapsed, covered));
        // The newest point before the window stays: what was covered when the window began.
        while self.points.get(1).is_some_and(|p| elapsed.saturating_sub(p.0) >= WINDOW) {
            self.points.pop_front();
        }
        covered - self.points.front().map_or(covered, |p| p.1.min(covered))
    }
}

/// Shows a campaign to the user.
pub struct Display {
    bar: ProgressBar,
    quiet: bool,
    show_output: bool,
    limits: Limits,
    slope: Slope,
    drawn: Option<Duration>,
    remarks: Remarks,
}

/// What the modelling interfaces said (`klee_warning`, `klee_print_expr` …): each text once, and so many of them.
#[derive(Default)]
struct Remarks {
    told: HashSet<Vec<u8>>,
}

impl Remarks {
    const MOST: usize = 100;

    /// The line for people, if there is one.
    fn line(&mut self, remark: &[u8]) -> Option<String> {
        if self.told.len() > Self::MOST || !self.told.insert(remark.to_vec()) {
            return None;
        }
        Some(match self.told.len() {
            0..=Self::MOST => String::from_utf8_lossy(remark).trim_end().to_owned(),
            _ => format!("note: more than {} remarks of the program: --show-output shows all", Self::MOST),
        })
    }
}

/// A live line on standard error if that is a terminal, nothing otherwise; indicatif limits how often it is drawn.
pub fn live_line(quiet: bool, template: &str) -> ProgressBar {
    let bar = if quiet {
        ProgressBar::hidden()
    } else {
        ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(5))
    };
    let style = ProgressStyle::with_template(template);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
    bar
}

impl Display {
    /// A live line; and what the program prints, if that is to be shown.
    pub fn new(quiet: bool, show_output: bool, limits: Limits) -> Self {
        let bar = live_line(quiet, "{spinner} {msg}");
        Self {
            bar,
            quiet,
            show_output,
            limits,
            slope: Slope::default(),
            drawn: None,
            remarks: Remarks::default(),
        }
    }

    /// Clears the lines.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }

    /// Tells of a fault as it is found.
    pub fn tell_fault(&self, what: &str, bug: &BugReport) {
        if self.quiet {
            return;
        }
        let mut line = format!("{what}: {} at {}", bug.kind, bug.site());
        // What is missing is what there is to know of it.
        let missing = [FaultKind::UnmodelledExternal, FaultKind::ExternalGlobal].map(FaultKind::name);
        if let Some((head, _)) = bug.message.split_once(',').filter(|_| missing.contains(&bug.kind)) {
            line += &format!(": {head}");
        }
        match self.bar.is_hidden() {
            // In a log, too, they are told as they are found.
            true => tell!("{line}"),
            false => self.bar.println(line),
        }
    }
}

/// `7s`, `4m 07s`, `2h 10m`.
pub fn time(t: Duration) -> String {
    match t.as_secs() {
        s @ 0..60 => format!("{s}s"),
        s @ 60..3600 => format!("{}m {:02}s", s / 60, s % 60),
        s => format!("{}h {:02}m", s / 3600, s / 60 % 60),
    }
}

/// `340M`, `2.5G`.
fn size(bytes: u64) -> String {
    match bytes >> 20 {
        m @ 0..1024 => format!("{m}M"),
        m => format!("{:.1}G", m as f64 / 1024.0),
    }
}

/// What is shown: progress above, what it costs below.
fn lines(p: &Progress, limits: &Limits, slope: u32, memory: Option<u64>) -> String {
    let seconds = p.elapsed.as_secs_f64().max(0.001);
    let percent = 100.0 * f64::from(p.covered) / f64::from(p.sides.max(1));
    let left = limits.left(p).map_or(String::new(), |t| format!(", {} left", time(t)));
    let used = memory.map_or(String::new(), |bytes| {
        let most = limits.memory.map_or(String::new(), |m| format!(" of {}", size(m)));
        format!("  memory {}{most}", size(bytes))
    });
    format!(
        "{}{left}  {} iterations ({:.0}/s)  {}/{} sides covered ({percent:.0} %, +{slope} in the last minute)  {} bugs\n  \
         tree {} decisions, {} sides open  {} queries, {:.0} % of the time{used}",
        time(p.elapsed),
        p.iterations,
        p.iterations as f64 / seconds,
        p.covered,
        p.sides,
        p.bugs,
        p.nodes,
        p.open,
        p.queries,
        100.0 * p.solver.as_secs_f64() / seconds,
    )
}

impl Observer for Display {
    fn on_resume(&mut self, resumption: &Resumption) {
        if self.quiet {
            return;
        }
        self.bar.suspend(|| {
            if let Some((from, bytes)) = resumption.lost {
                tell!(
                    "the journal is cut off or damaged from byte {from} on: {bytes} bytes are of no use, what was found then is found again"
                );
            }
            tell!("going on from iteration {}", resumption.iterations);
        });
    }

    fn on_bug(&mut self, bug: &BugReport) {
        self.tell_fault("bug", bug);
    }

    fn on_progress(&mut self, p: &Progress) {
        if self.bar.is_hidden() || self.drawn.is_some_and(|t| p.elapsed.saturating_sub(t) < INTERVAL) {
            return;
        }
        self.drawn = Some(p.elapsed);
        let slope = self.slope.add(p.elapsed, p.covered);
        self.bar.set_message(lines(p, &self.limits, slope, memory()));
        self.bar.tick();
    }

    fn on_output(&mut self, path: u32, output: &[(u32, Vec<u8>)]) {
        if !self.show_output {
            for (_, remark) in output.iter().filter(|(fd, _)| *fd == REMARK && !self.quiet) {
                if let Some(line) = self.remarks.line(remark) {
                    self.bar.suspend(|| tell!("{line}"));
                }
            }
            return;
        }
        let mut text = format!("--- output of path {path}\n").into_bytes();
        for (_, bytes) in output {
            text.extend_from_slice(bytes);
        }
        if !text.ends_with(b"\n") {
            text.push(b'\n');
        }
        self.bar.suspend(|| {
            // A closed standard output is no reason to end a campaign.
            drop(std::io::stdout().lock().write_all(&text));
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_say_where_a_campaign_stands() {
        let p = Progress {
            iterations: 2_000,
            elapsed: Duration::from_secs(100),
            covered: 187,
            sides: 236,
            queries: 4_000,
            solver: Duration::from_secs(25),
            nodes: 9_000,
            open: 70,
            bugs: 5,
            ..Progress::default()
        };
        let limits =
            Limits { time: Some(Duration::from_secs(400)), iterations: Some(3_000), memory: Some(4 << 30) };
        assert_eq!(
            lines(&p, &limits, 3, Some(512 << 20)),
            "1m 40s, 50s left  2000 iterations (20/s)  187/236 sides covered (79 %, +3 in the last minute)  5 bugs\n  \
             tree 9000 decisions, 70 sides open  4000 queries, 25 % of the time  memory 512M of 4.0G"
        );
        assert_eq!(Limits::default().left(&p), None);
        assert_eq!(time(Duration::from_secs(7_800)), "2h 10m");
    }

    #[test]
    fn remarks_are_told_once_and_not_without_end() {
        let mut remarks = Remarks::default();
        assert_eq!(remarks.line(b"x:5\n").as_deref(), Some("x:5"));
        assert_eq!(remarks.line(b"x:5\n"), None);
        let lines: Vec<_> = (0..200).filter_map(|n| remarks.line(format!("y:{n}").as_bytes())).collect();
        assert_eq!(lines.len(), Remarks::MOST);
        assert!(lines.last().is_some_and(|last| last.starts_with("note: more than 100")));
    }

    #[test]
    fn the_slope_forgets_what_is_older_than_a_minute() {
        let mut slope = Slope::default();
        let mut at = |seconds, covered| slope.add(Duration::from_secs(seconds), covered);
        assert_eq!([at(0, 10), at(10, 15), at(50, 18)], [0, 5, 8]);
        // At 65 seconds the window began between 0 and 10.
        assert_eq!([at(65, 18), at(75, 20)], [8, 5]);
        assert_eq!(at(300, 20), 0);
    }
}
