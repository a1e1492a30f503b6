//! The live line on a terminal, and the program's own output where it is asked for.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::Write;
use symvm_explore::journal::Resumption;
use symvm_explore::{BugReport, Observer, Progress};

/// Shows a campaign to the user.
pub struct Display {
    bar: ProgressBar,
    quiet: bool,
    show_output: bool,
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
    pub fn new(quiet: bool, show_output: bool) -> Self {
        Self { bar: live_line(quiet, "{spinner} {msg}"), quiet, show_output }
    }

    /// Clears the line.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

impl Observer for Display {
    fn on_resume(&mut self, resumption: &Resumption) {
        if self.quiet {
            return;
        }
        self.bar.suspend(|| {
            if let Some((from, bytes)) = resumption.lost {
                eprintln!(
                    "the journal is cut off or damaged from byte {from} on: {bytes} bytes are of no use, what was found then is found again"
                );
            }
            eprintln!("going on from iteration {}", resumption.iterations);
        });
    }

    fn on_bug(&mut self, bug: &BugReport) {
        let line = format!("bug: {} at {}", bug.kind, bug.location);
        self.bar.println(line);
    }

    fn on_progress(&mut self, p: &Progress) {
        if self.bar.is_hidden() {
            return;
        }
        let seconds = p.elapsed.as_secs_f64();
        self.bar.set_message(format!(
            "{:.0}s  {} iterations ({:.0}/s)  {}/{} sides covered  {} bugs  {} open  {} queries",
            seconds,
            p.iterations,
            p.iterations as f64 / seconds.max(0.001),
            p.covered,
            p.sides,
            p.bugs,
            p.open,
            p.queries
        ));
        self.bar.tick();
    }

    fn on_output(&mut self, path: u32, output: &[(u32, Vec<u8>)]) {
        if !self.show_output {
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
