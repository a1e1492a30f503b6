//! Splits a stream of bytes into commands, one balanced list at a time, so that an answer can be given before
//! the next command arrives and only one command is in memory.

use std::io::{ErrorKind, Read};

use super::error::{Position, ScriptError};

/// Bytes asked for at once.
const CHUNK: usize = 1 << 16;

/// What the scanner is inside of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    List,
    Comment,
    Text,
    Quoted,
}

/// The commands of a stream.
pub(crate) struct Commands<R> {
    input: R,
    buffer: Vec<u8>,
    /// Where the current command begins, or what comes before it.
    start: usize,
    /// How far the buffer was scanned.
    scanned: usize,
    position: Position,
    within: Within,
    depth: usize,
    ended: bool,
}

impl<R: Read> Commands<R> {
    pub(crate) fn new(input: R) -> Commands<R> {
        Commands {
            input,
            buffer: Vec::new(),
            start: 0,
            scanned: 0,
            position: Position::START,
            within: Within::List,
            depth: 0,
            ended: false,
        }
    }

    /// The next command with its position; `None` at the end of the stream.
    pub(crate) fn next(&mut self) -> Option<Result<(&[u8], Position), ScriptError>> {
        self.position = self.position.after(&self.buffer[self.start..self.scanned]);
        self.start = self.scanned;
        loop {
            match self.scan() {
                Ok(true) => {
                    return Some(Ok((&self.buffer[self.start..self.scanned], self.position)));
                }
                Ok(false) => {}
                Err(error) => return Some(Err(error)),
            }
            if self.ended {
                return (self.depth > 0 || !matches!(self.within, Within::List | Within::Comment)).then(
                    || {
                        let message = match self.within {
                            Within::Text => "the input ends inside a string",
                            Within::Quoted => "the input ends inside a quoted symbol",
                            _ => "the input ends inside a command",
                        };
                        let position = self.position.after(&self.buffer[self.start..]);
                        self.within = Within::List;
                        self.depth = 0;
                        self.scanned = self.buffer.len();
                        Err(ScriptError { position, message: message.into() })
                    },
                );
            }
            if let Err(error) = self.fill() {
                return Some(Err(error));
            }
        }
    }

    /// Scans what is in the buffer; true at the end of a command. `start` moves to the command's first
    /// parenthesis.
    fn scan(&mut self) -> Result<bool, ScriptError> {
        while let Some(&byte) = self.buffer.get(self.scanned) {
            self.scanned += 1;
            match (self.within, byte) {
                (Within::Comment, b'\n' | b'\r') | (Within::Text, b'"') | (Within::Quoted, b'|') => {
                    // A doubled quotation mark opens the string again at once.
                    self.within = Within::List;
                }
                (Within::List, b';') => self.within = Within::Comment,
                (Within::List, b' ' | b'\t' | b'\r' | b'\n')
                | (Within::Comment | Within::Text | Within::Quoted, _) => {}
                (Within::List, b'(') => {
                    if self.depth == 0 {
                        self.position = self.position.after(&self.buffer[self.start..self.scanned - 1]);
                        self.start = self.scanned - 1;
                    }
                    self.depth += 1;
                }
                (Within::List, _) if self.depth == 0 => {
                    let position = self.position.after(&self.buffer[self.start..self.scanned - 1]);
                    let message = format!("a command begins with '(', not with '{}'", byte.escape_ascii());
                    return Err(ScriptError { position, message });
                }
                (Within::List, b')') => {
                    self.depth -= 1;
                    if self.depth == 0 {
                        return Ok(true);
                    }
                }
                (Within::List, b'"') => self.within = Within::Text,
                (Within::List, b'|') => self.within = Within::Quoted,
                (Within::List, _) => {}
            }
        }
        Ok(false)
    }

    fn fill(&mut self) -> Result<(), ScriptError> {
        if self.depth == 0 {
            self.position = self.position.after(&self.buffer[self.start..self.scanned]);
            self.start = self.scanned;
        }
        if self.start > 0 {
            self.buffer.drain(..self.start);
            self.scanned -= self.start;
            self.start = 0;
        }
        let filled = self.buffer.len();
        // A long command doubles the buffer, so that it is not moved once per chunk.
        let more = CHUNK.max(filled);
        self.buffer.resize(filled + more, 0);
        let got = loop {
            match self.input.read(&mut self.buffer[filled..]) {
                Ok(got) => break got,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.buffer.truncate(filled);
                    self.ended = true;
                    let message = format!("the input cannot be read: {error}");
                    return Err(ScriptError { position: self.position, message });
                }
            }
        };
        self.buffer.truncate(filled + got);
        self.ended = got == 0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives one byte at a time.
    struct Slow<'a>(&'a [u8]);

    impl Read for Slow<'_> {
        fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
            let Some((first, rest)) = self.0.split_first() else { return Ok(0) };
            to[0] = *first;
            self.0 = rest;
            Ok(1)
        }
    }

    fn split(text: &str) -> Vec<String> {
        let mut commands = Commands::new(Slow(text.as_bytes()));
        let mut found = Vec::new();
        while let Some(next) = commands.next() {
            match next {
                Ok((text, at)) => {
                    found.push(format!("{}:{} {}", at.line, at.column, String::from_utf8_lossy(text)));
                }
                Err(error) => {
                    found.push(error.to_string());
                    break;
                }
            }
        }
        found
    }

    #[test]
    fn commands_are_balanced_lists() {
        assert_eq!(
            split("; (\n (a \")\" |)| ; )\n (b))(c)\n\n  (d \"x\"\"(\")"),
            ["2:2 (a \")\" |)| ; )\n (b))", "3:6 (c)", "5:3 (d \"x\"\"(\")"]
        );
        assert_eq!(
            split("(a)\n (b (c)"),
            ["1:1 (a)", "2:8: the input ends inside a command"]
                .map(|s| s.replace("2:8:", "line 2 column 8:"))
        );
        assert_eq!(split("(a) x"), ["1:1 (a)", "line 1 column 5: a command begins with '(', not with 'x'"]);
        assert_eq!(split(")"), ["line 1 column 1: a command begins with '(', not with ')'"]);
        assert_eq!(split("(|a"), ["line 1 column 4: the input ends inside a quoted symbol"]);
    }
}
