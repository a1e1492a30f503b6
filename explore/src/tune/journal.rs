//! The campaigns of a training that were run, line by line as JSON, so that an interrupted one goes on.
//!
//! The first line says what was asked for; a journal of anything else is refused. A last line without an end (the process
//! was killed while it was written) is cut off.

use super::{Phase, TuneOptions};
use hashbrown::HashMap;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

/// Why a journal cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {why}")]
pub struct JournalError {
    path: String,
    why: String,
}

/// What was asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The journal's version.
    pub symvm_tune: u32,
    /// Identity of the program and its world.
    pub subject: String,
    /// How much is tried.
    pub options: TuneOptions,
}

#[derive(Serialize, Deserialize)]
struct Line {
    round: u32,
    phase: Phase,
    number: u32,
    covered: u32,
}

/// A journal that is open.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    known: HashMap<(u32, Phase, u32), u32>,
}

impl Journal {
    /// The header of the journal at `path`, if there is one.
    pub fn header(path: &Path) -> Result<Option<Header>, JournalError> {
        let wrong = |why: String| JournalError { path: path.display().to_string(), why };
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(e) => return Err(wrong(e.to_string())),
        };
        let Some((first, _)) = text.split_once('\n') else { return Ok(None) };
        let header = serde_json::from_str(first);
        header.map(Some).map_err(|e| wrong(format!("this is no journal of a training: {e}")))
    }

    /// Opens the journal at `path`, or begins it; what is in it must answer to `header`.
    pub fn open(path: &Path, header: &Header) -> Result<Self, JournalError> {
        let wrong = |why: String| JournalError { path: path.display().to_string(), why };
        let found = Self::header(path)?;
        if found.as_ref().is_some_and(|found| found != header) {
            let why = "this training was of another program, world, or other parameters; --force begins anew";
            return Err(wrong(why.into()));
        }
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(found.is_none());
        let mut file = options.open(path).map_err(|e| wrong(e.to_string()))?;
        let mut known = HashMap::new();
        if found.is_none() {
            let mut text = serde_json::to_string(header).map_err(|e| wrong(e.to_string()))?;
            text.push('\n');
            file.write_all(text.as_bytes()).map_err(|e| wrong(e.to_string()))?;
        } else {
            let mut text = String::new();
            file.read_to_string(&mut text).map_err(|e| wrong(e.to_string()))?;
            let whole = text.rfind('\n').map_or(0, |at| at + 1);
            for (n, line) in text[..whole].lines().enumerate().skip(1) {
                let line: Line =
                    serde_json::from_str(line).map_err(|e| wrong(format!("line {}: {e}", n + 1)))?;
                known.insert((line.round, line.phase, line.number), line.covered);
            }
            file.set_len(whole as u64).map_err(|e| wrong(e.to_string()))?;
            file.seek(std::io::SeekFrom::End(0)).map_err(|e| wrong(e.to_string()))?;
        }
        Ok(Self { path: path.to_owned(), file, known })
    }

    /// What a campaign covered, if it was run.
    pub fn get(&self, id: (u32, Phase, u32)) -> Option<u32> {
        self.known.get(&id).copied()
    }

    /// Campaigns in it.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// No campaign yet.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// Notes a campaign.
    pub fn put(&mut self, id: (u32, Phase, u32), covered: u32) -> Result<(), JournalError> {
        let (round, phase, number) = id;
        self.known.insert(id, covered);
        let wrong = |why: String| JournalError { path: self.path.display().to_string(), why };
        let line = Line { round, phase, number, covered };
        let mut text = serde_json::to_string(&line).map_err(|e| wrong(e.to_string()))?;
        text.push('\n');
        self.file.write_all(text.as_bytes()).map_err(|e| wrong(e.to_string()))
    }
}
