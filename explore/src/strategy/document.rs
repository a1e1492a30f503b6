//! The forms in which heuristics and weights are kept: JSON, and TOML for those who edit by hand.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::Path;

/// The first field of each kind of file, with its version.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
pub struct Versions {
    /// A heuristic.
    pub symvm_heuristic: Option<u32>,
    /// Weights for `param`.
    pub symvm_weights: Option<u32>,
}

/// A form of a file of names and values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// What a file is in whose name says nothing else.
    Json,
    /// With comments.
    Toml,
}

impl Form {
    /// Of a file that will be written: TOML if it is called `.toml`.
    pub fn of_path(path: &Path) -> Self {
        let toml = path.extension().is_some_and(|e| e.eq_ignore_ascii_case("toml"));
        if toml { Self::Toml } else { Self::Json }
    }

    /// Of a file that is there; nothing: no names and values at all. What is in it counts, whatever it is called.
    pub fn of_text(text: &str) -> Option<Self> {
        let says = |line: &str| line.split('#').next().is_some_and(|line| line.contains('='));
        match text.trim_start().starts_with('{') {
            true => Some(Self::Json),
            false => text.lines().any(says).then_some(Self::Toml),
        }
    }

    /// What such a file says it is. That comes before anything else in it is looked at: a later version has other fields.
    pub fn versions(self, text: &str) -> Result<Versions, String> {
        self.read(text)
    }

    /// Reads such a file; the error says what is wrong, with line and column.
    pub fn read<T: DeserializeOwned>(self, text: &str) -> Result<T, String> {
        match self {
            Self::Json => serde_json::from_str(text).map_err(|e| e.to_string()),
            Self::Toml => toml::from_str(text).map_err(|e| placed(&e, text)),
        }
    }

    /// The file's text.
    pub fn write<T: Serialize>(self, document: &T) -> String {
        match self {
            Self::Json => serde_json::to_string_pretty(document).unwrap_or_default() + "\n",
            Self::Toml => toml::to_string(document).unwrap_or_default(),
        }
    }
}

/// The line that gives a value its name, counted from 1.
pub fn line_of(text: &str, name: &str) -> Option<usize> {
    let gives = |line: &str| {
        let quoted = format!("\"{name}\"");
        let after = line.trim_start().strip_prefix(name).map(str::trim_start);
        line.contains(&quoted) || after.is_some_and(|after| after.starts_with('='))
    };
    text.lines().position(gives).map(|n| n + 1)
}

/// In the words that JSON's errors have.
fn placed(error: &toml::de::Error, text: &str) -> String {
    let message = error.message().replace('\n', ", ");
    let before = error.span().and_then(|span| text.get(..span.start));
    before.map_or(message.clone(), |before| {
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |last| last.chars().count()) + 1;
        format!("{message} at line {line} column {column}")
    })
}
