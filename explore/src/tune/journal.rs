//! The campaigns of a training that were run, line by line as JSON, so that an interrupted one goes on.
//!
//! The first line says what was asked for; a journal of anything else is refused, and what differs is named. Every other
//! line ends in a check sum of itself and the first. A last line without an end (the process was killed while it was written)
//! is cut off.

use super::{Phase, TuneOptions};
use crate::journal::Fingerprint;
use hashbrown::HashMap;
use nix::errno::Errno;
use nix::fcntl::{Flock, FlockArg};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// The journal's version.
const VERSION: u32 = 10;

/// Why a journal cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {why}")]
pub struct JournalError {
    path: String,
    why: String,
}

/// What was asked for, and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The journal's version.
    symvm_tune: u32,
    /// That of the program that writes it.
    symvm: String,
    /// Identity of the program and its world.
    pub subject: String,
    /// Options that the result depends on, as the user gave them or as they usually are.
    pub asked: BTreeMap<String, String>,
    /// How much is tried.
    pub options: TuneOptions,
}

impl Header {
    /// Of this symvm.
    pub fn new(subject: String, asked: BTreeMap<String, String>, options: TuneOptions) -> Self {
        Self { symvm_tune: VERSION, symvm: env!("CARGO_PKG_VERSION").into(), subject, asked, options }
    }

    /// What was different when `before` was written, apart from how much is tried; for people.
    fn differences(&self, before: &Self) -> Vec<String> {
        let mut all = Vec::new();
        if self.subject != before.subject {
            all.push("another program or world".to_owned());
        }
        for (name, value) in &self.asked {
            match before.asked.get(name) {
                Some(old) if old == value => {}
                Some(old) => all.push(format!("{name} {old}, not {value}")),
                None => all.push(format!("no {name}")),
            }
        }
        let gone = before.asked.keys().filter(|name| !self.asked.contains_key(*name));
        all.extend(gone.map(|name| format!("with {name}")));
        all
    }
}

#[derive(Serialize, Deserialize)]
struct Line {
    round: u32,
    phase: Phase,
    number: u32,
    covered: u32,
    work: u64,
    #[serde(default, skip_serializing_if = "Early::is_no")]
    early: Early,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    undecided: bool,
    sum: String,
}

/// What came of a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Came {
    /// Branch sides covered.
    pub covered: u32,
    /// Work for each execution, about so many microseconds: see [`patience`](super::patience).
    pub work: u64,
    /// Whether it made all its executions.
    pub early: Early,
    /// The solver gave up on queries, for now or for good: by its clock, or for memory, so that it might have come otherwise.
    pub undecided: bool,
}

/// What ended a campaign before its executions were made.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Early {
    /// Nothing.
    #[default]
    No,
    /// Memory was full.
    Memory,
    /// It took several times the usual work: see [`patience`](super::patience).
    Work,
}

impl Early {
    fn is_no(&self) -> bool {
        *self == Self::No
    }
}

/// How many campaigns there were, and how many did not make all their executions, or not all that was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Short {
    /// All of them.
    pub all: usize,
    /// See [`Early::Memory`].
    pub by_memory: usize,
    /// See [`Early::Work`].
    pub by_work: usize,
    /// See [`Came::undecided`].
    pub undecided: usize,
}

impl Short {
    fn add(&mut self, came: &Came) {
        self.all += 1;
        self.by_memory += usize::from(came.early == Early::Memory);
        self.by_work += usize::from(came.early == Early::Work);
        self.undecided += usize::from(came.undecided);
    }
}

impl Line {
    fn new(first: &str, (round, phase, number): (u32, Phase, u32), came: Came) -> Self {
        let Came { covered, work, early, undecided } = came;
        let mut sum = Fingerprint::default();
        sum.add(first.as_bytes());
        sum.add(format!("{round} {phase:?} {number} {covered} {work} {early:?} {undecided}").as_bytes());
        Self { round, phase, number, covered, work, early, undecided, sum: sum.to_string() }
    }
}

/// A journal that is open.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: Flock<File>,
    /// Its first line.
    first: String,
    known: HashMap<(u32, Phase, u32), Came>,
}

/// What is found where a journal is to be.
enum Found {
    Nothing,
    /// A file that is empty, or was left when a first line was written.
    Begun(Vec<u8>),
    Journal(Box<Header>),
}

fn find(path: &Path) -> Result<Found, JournalError> {
    let wrong = |why: String| JournalError { path: path.display().to_string(), why };
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(e) if e.kind() == ErrorKind::NotFound => return Ok(Found::Nothing),
        Err(e) => return Err(wrong(e.to_string())),
    };
    let Some(end) = bytes.iter().position(|&b| b == b'\n') else { return Ok(Found::Begun(bytes)) };
    #[derive(Deserialize)]
    struct Version {
        symvm_tune: u32,
        #[serde(default)]
        symvm: String,
    }
    let foreign = |e: &dyn std::fmt::Display| {
        wrong(format!("this is no journal of a training ({e}); --force removes it"))
    };
    let version: Version = serde_json::from_slice(&bytes[..end]).map_err(|e| foreign(&e))?;
    if (version.symvm_tune, &*version.symvm) != (VERSION, env!("CARGO_PKG_VERSION")) {
        return Err(wrong("this training was begun by another version of symvm; --force begins anew".into()));
    }
    let header = serde_json::from_slice(&bytes[..end]).map_err(|e| foreign(&e))?;
    Ok(Found::Journal(header))
}

fn lock(path: &Path, file: File) -> Result<Flock<File>, JournalError> {
    Flock::lock(file, FlockArg::LockExclusiveNonblock).map_err(|(_, errno)| JournalError {
        path: path.display().to_string(),
        why: match errno {
            Errno::EWOULDBLOCK => "another training is writing this journal".into(),
            other => other.to_string(),
        },
    })
}

impl Journal {
    /// Forgets what is at `path`, if anything is; not what another training is writing.
    pub fn forget(path: &Path) -> Result<(), JournalError> {
        let wrong = |e: std::io::Error| JournalError { path: path.display().to_string(), why: e.to_string() };
        match OpenOptions::new().write(true).open(path) {
            Ok(file) => lock(path, file)?.set_len(0).map_err(wrong),
            Err(e) if e.kind() == ErrorKind::NotFound => Ok(()),
            Err(e) => Err(wrong(e)),
        }
    }

    /// How much the training at `path` tries that `header` goes on with, if there is one; how much `header` says makes no
    /// difference. A training of anything else is refused.
    pub fn before(path: &Path, header: &Header) -> Result<Option<TuneOptions>, JournalError> {
        let wrong = |why: String| JournalError { path: path.display().to_string(), why };
        match find(path)? {
            Found::Nothing => Ok(None),
            Found::Journal(before) => {
                let differences = header.differences(&before);
                match differences.is_empty() {
                    true => Ok(Some(before.options)),
                    false => Err(wrong(format!(
                        "this training was of other parameters: {}; --force begins anew",
                        differences.join("; ")
                    ))),
                }
            }
            Found::Begun(bytes) => {
                // How much was to be tried is at the end, and may have been something else.
                let own = serde_json::to_string(header).map_err(|e| wrong(e.to_string()))?;
                let known = own.find("\"options\"").unwrap_or(own.len());
                let len = bytes.len().min(known);
                match own.as_bytes()[..len] == bytes[..len] {
                    true => Ok(None),
                    false => Err(wrong("this is no journal of a training; --force removes it".into())),
                }
            }
        }
    }

    /// Opens the journal at `path`, or begins it; what is in it must answer to `header`.
    pub fn open(path: &Path, header: &Header) -> Result<Self, JournalError> {
        let wrong = |why: String| JournalError { path: path.display().to_string(), why };
        let before = Self::before(path, header)?;
        if before.is_some_and(|options| options != header.options) {
            let why = "this training was scaled by --budget, or is not now; --force begins anew";
            return Err(wrong(why.into()));
        }
        let first = serde_json::to_string(header).map_err(|e| wrong(e.to_string()))?;
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let file = options.open(path).map_err(|e| wrong(e.to_string()))?;
        let mut file = lock(path, file)?;
        let mut known = HashMap::new();
        if before.is_none() {
            file.set_len(0).map_err(|e| wrong(e.to_string()))?;
            file.write_all(format!("{first}\n").as_bytes()).map_err(|e| wrong(e.to_string()))?;
        } else {
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes).map_err(|e| wrong(e.to_string()))?;
            let whole = bytes.iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1);
            let lines = bytes[..whole].split(|&b| b == b'\n').filter(|line| !line.is_empty());
            for (n, line) in lines.enumerate().skip(1) {
                let damaged = |why: &dyn std::fmt::Display| {
                    wrong(format!(
                        "line {} is damaged ({why}): take it out to have its campaign run again, or begin anew with --force",
                        n + 1
                    ))
                };
                let line: Line = serde_json::from_slice(line).map_err(|e| damaged(&e))?;
                let id = (line.round, line.phase, line.number);
                let Line { covered, work, early, undecided, .. } = line;
                let came = Came { covered, work, early, undecided };
                if line.sum != Line::new(&first, id, came).sum {
                    return Err(damaged(&"its check sum is wrong"));
                }
                known.insert(id, came);
            }
            file.set_len(whole as u64).map_err(|e| wrong(e.to_string()))?;
            file.seek(std::io::SeekFrom::End(0)).map_err(|e| wrong(e.to_string()))?;
        }
        Ok(Self { path: path.to_owned(), file, first, known })
    }

    /// What a campaign covered, if it was run.
    pub fn get(&self, id: (u32, Phase, u32)) -> Option<u32> {
        self.known.get(&id).map(|came| came.covered)
    }

    /// What each campaign cost that was run, in no order.
    pub fn works(&self) -> impl Iterator<Item = ((u32, Phase, u32), u64)> + '_ {
        self.known.iter().map(|(&id, came)| (id, came.work))
    }

    /// Campaigns that came short, by round and phase.
    pub fn short(&self) -> BTreeMap<(u32, Phase), Short> {
        let mut all: BTreeMap<_, Short> = BTreeMap::new();
        for (&(round, phase, _), came) in &self.known {
            all.entry((round, phase)).or_default().add(came);
        }
        all
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
    pub fn put(&mut self, id: (u32, Phase, u32), came: Came) -> Result<(), JournalError> {
        self.known.insert(id, came);
        let wrong = |why: String| JournalError { path: self.path.display().to_string(), why };
        let line = Line::new(&self.first, id, came);
        let mut text = serde_json::to_string(&line).map_err(|e| wrong(e.to_string()))?;
        text.push('\n');
        self.file.write_all(text.as_bytes()).map_err(|e| wrong(e.to_string()))
    }
}
