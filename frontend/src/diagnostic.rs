//! Messages about a user's text: file, line, column, the source line and a caret, in rustc's form.

use std::fmt;

/// A second place or remark that belongs to a [`Diagnostic`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// File, or empty for the diagnostic's own file.
    pub file: String,
    /// Line from 1; 0 = no line.
    pub line: u32,
    /// What is there.
    pub message: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Report {
    message: String,
    file: String,
    line: u32,
    column: u32,
    source_line: String,
    /// Caret's offset in `source_line` in characters, and its length.
    caret: (usize, usize),
    labels: Vec<Label>,
    help: Vec<String>,
}

/// An error in a text that a user gave us.
///
/// ```
/// use symvm_frontend::Diagnostic;
/// let error = Diagnostic::at_offset("a.ll", b"ret i32 %x\n", 8..10, "use of undefined value '%x'");
/// assert_eq!(error.to_string(), "\
/// error: use of undefined value '%x'
///  --> a.ll:1:9
///   |
/// 1 | ret i32 %x
///   |         ^^");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Diagnostic(Box<Report>);

/// Longest piece of a source line that is shown.
const SHOWN: usize = 160;

impl Diagnostic {
    /// An error without a place.
    pub fn new(message: impl Into<String>) -> Self {
        Self(Box::new(Report { message: message.into(), ..Report::default() }))
    }

    /// An error at a byte range of `text`. A range beyond the end points just behind the text.
    pub fn at_offset(
        file: &str,
        text: &[u8],
        span: std::ops::Range<usize>,
        message: impl Into<String>,
    ) -> Self {
        let start = span.start.min(text.len());
        let line_start = text[..start].iter().rposition(|&b| b == b'\n').map_or(0, |p| p + 1);
        let line_end = text[start..].iter().position(|&b| b == b'\n').map_or(text.len(), |p| start + p);
        let line = 1 + text[..line_start].iter().filter(|&&b| b == b'\n').count();
        // A huge line is shown around the caret only.
        let shown_start = if start - line_start > SHOWN / 2 { start - SHOWN / 2 } else { line_start };
        let shown_end = line_end.min(shown_start + SHOWN);
        let printable = |bytes: &[u8]| -> String {
            let text = String::from_utf8_lossy(bytes);
            text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
        };
        let before = printable(&text[shown_start..start]);
        let marked = printable(&text[start..span.end.clamp(start, shown_end.max(start))]);
        let source_line = printable(&text[shown_start..shown_end]);
        Self(Box::new(Report {
            message: message.into(),
            file: file.to_owned(),
            line: line as u32,
            column: (start - line_start + 1) as u32,
            source_line,
            caret: (before.chars().count(), marked.chars().count().max(1)),
            ..Report::default()
        }))
    }

    /// An error at a line of a file whose text is not at hand.
    #[must_use]
    pub fn at_line(file: &str, line: u32, message: impl Into<String>) -> Self {
        let mut report = Self::new(message);
        report.0.file = file.to_owned();
        report.0.line = line;
        report
    }

    /// Adds a `help:` line.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.0.help.push(help.into());
        self
    }

    /// Adds a remark about another place.
    #[must_use]
    pub fn with_label(mut self, file: &str, line: u32, message: impl Into<String>) -> Self {
        self.0.labels.push(Label { file: file.to_owned(), line, message: message.into() });
        self
    }

    /// What is wrong, in one line.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The file, empty if there is none.
    pub fn file(&self) -> &str {
        &self.0.file
    }

    /// Line from 1; 0 = none.
    pub fn line(&self) -> u32 {
        self.0.line
    }

    /// Column in bytes from 1; 0 = none.
    pub fn column(&self) -> u32 {
        self.0.column
    }

    /// Remarks about other places.
    pub fn labels(&self) -> &[Label] {
        &self.0.labels
    }

    /// The `help:` lines.
    pub fn help(&self) -> &[String] {
        &self.0.help
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { message, file, line, column, source_line, caret, labels, help } = &*self.0;
        write!(f, "error: {message}")?;
        let gutter = line.to_string();
        let pad = if *line == 0 { String::new() } else { " ".repeat(gutter.len()) };
        match (file.is_empty(), *line, *column) {
            (true, 0, _) => {}
            (false, 0, _) => write!(f, "\n --> {file}")?,
            (_, line, 0) => write!(f, "\n{pad}--> {file}:{line}")?,
            (_, line, column) => {
                write!(f, "\n{pad}--> {file}:{line}:{column}\n{pad} |\n{gutter} | {source_line}")?;
                write!(f, "\n{pad} | {}{}", " ".repeat(caret.0), "^".repeat(caret.1))?;
            }
        }
        for label in labels {
            let file = if label.file.is_empty() { file } else { &label.file };
            match label.line {
                0 => write!(f, "\n{pad} = note: {}", label.message)?,
                line => write!(f, "\n{pad} = note: {file}:{line}: {}", label.message)?,
            }
        }
        for help in help {
            write!(f, "\n{pad} = help: {help}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Diagnostic {}
