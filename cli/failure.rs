//! What goes wrong for the user, and the exit codes.

use std::fmt;
use std::process::ExitCode;

/// Exit codes of every command, as `symvm --help` lists them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Done, no bug.
    Clean,
    /// Bugs found, or a replay that shows one.
    Bugs,
    /// Usage or input error.
    Usage,
    /// Ended early by a limit, something left unexplored.
    Limit,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        ExitCode::from(match status {
            Status::Clean => 0,
            Status::Bugs => 1,
            Status::Usage => 2,
            Status::Limit => 3,
        })
    }
}

/// An error in what the user gave us: the text is complete, with what to do next.
#[derive(Debug)]
pub struct Failure {
    text: String,
}

impl Failure {
    /// A plain message.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }

    /// The same, with what it is about in front.
    pub fn of(self, what: impl fmt::Display) -> Self {
        Self { text: format!("{what}: {}", self.text) }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A rendered diagnostic brings its own "error:".
        if self.text.starts_with("error") {
            f.write_str(&self.text)
        } else {
            write!(f, "error: {}", self.text)
        }
    }
}

/// Anything that can be shown becomes a failure.
impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Self {
        let mut text = error.to_string();
        let mut source = error.source();
        while let Some(cause) = source {
            text.push_str(&format!(": {cause}"));
            source = cause.source();
        }
        Self { text }
    }
}
