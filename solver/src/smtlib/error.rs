//! What is wrong with a script, and where.

use std::fmt;

/// A place in a script: both count from one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// The line.
    pub line: u32,
    /// The column, in bytes.
    pub column: u32,
}

impl Position {
    /// Where a script begins.
    pub const START: Position = Position { line: 1, column: 1 };

    /// The position after some text.
    #[must_use]
    pub fn after(self, text: &[u8]) -> Position {
        let lines = text.iter().filter(|&&b| b == b'\n').count();
        let tail = text.iter().rev().take_while(|&&b| b != b'\n').count();
        let column = if lines == 0 { self.column as usize + tail } else { tail + 1 };
        Position {
            line: self.line.saturating_add(u32::try_from(lines).unwrap_or(u32::MAX)),
            column: u32::try_from(column).unwrap_or(u32::MAX),
        }
    }
}

/// An error in a script.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct ScriptError {
    /// Where it was noticed.
    pub position: Position,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} column {}: {}", self.position.line, self.position.column, self.message)
    }
}

/// An error at a byte offset of the command at hand, before the offset becomes a line and a column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) offset: usize,
    pub(crate) message: String,
    /// It was asked for what a check that says `unknown` does not give: the script may be right.
    pub(crate) of_unknown: bool,
}

impl Fault {
    pub(crate) fn new(offset: usize, message: impl Into<String>) -> Fault {
        Fault { offset, message: message.into(), of_unknown: false }
    }
}

/// What parsing returns.
pub(crate) type Parsed<T> = Result<T, Fault>;

/// A name that a script gives to something. What says that it is another than the others, and what it is printed as, is text:
/// two names that are none would be the same.
pub(crate) fn name_of(name: &[u8], at: usize) -> Parsed<&str> {
    std::str::from_utf8(name)
        .map_err(|_| Fault::new(at, format!("'{}' is not UTF-8, as names must be", shown(name))))
}

/// Text as an error message shows it: long names are cut.
pub(crate) fn shown(text: &[u8]) -> String {
    const LONGEST: usize = 60;
    let text = String::from_utf8_lossy(text);
    if text.chars().count() <= LONGEST {
        return text.into_owned();
    }
    let mut cut: String = text.chars().take(LONGEST).collect();
    cut.push('…');
    cut
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_lines_and_columns() {
        let at = Position::START.after(b"(a\n(b");
        assert_eq!(at, Position { line: 2, column: 3 });
        assert_eq!(at.after(b"xy"), Position { line: 2, column: 5 });
    }
}
