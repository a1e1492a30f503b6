//! The journal's first record: whose journal it is. And what can be wrong with a journal.

use crate::options::{ExploreOptions, Provenance};
use serde::{Deserialize, Serialize};
use std::io;
use std::path::PathBuf;
use symvm_vm::fnv;

/// Version of the journal's format: of a campaign with one worker, and with several.
const FORMATS: [u32; 2] = [8, 10];

/// How several workers share a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sharing {
    /// Shards when it began.
    pub shards: u16,
    /// They exchange in rounds.
    pub rounds: bool,
}

/// Whose journal it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// Version of the journal's format.
    format: u32,
    /// Version of symvm.
    symvm: String,
    /// The command that began the campaign.
    pub command: Vec<String>,
    /// Where it was given: names of files are relative to this directory.
    pub directory: String,
    /// Of all that was read: the program, the world, seeds.
    fingerprint: String,
    /// The first limit of memory; some runs end by it.
    pub max_memory: Option<u64>,
    /// There are several workers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sharing: Option<Sharing>,
}

impl Header {
    /// For a new campaign.
    pub fn of(options: &ExploreOptions) -> Self {
        let Provenance { command, directory, fingerprint, program: _ } = &options.provenance;
        Self {
            format: FORMATS[0],
            symvm: env!("CARGO_PKG_VERSION").into(),
            command: command.clone(),
            directory: directory.clone(),
            fingerprint: fingerprint.to_string(),
            max_memory: options.memory.max,
            sharing: None,
        }
    }

    /// The same, with several workers.
    pub fn shared(self, sharing: Sharing) -> Self {
        Self { format: FORMATS[1], sharing: Some(sharing), ..self }
    }

    pub(super) fn encode(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("a header is plain data with string keys")
    }

    pub(super) fn decode(bytes: &[u8]) -> Option<Self> {
        serde_json::from_slice(bytes).ok()
    }

    /// Another format may look otherwise in any part, so it is looked at first.
    pub(super) fn format_of(bytes: &[u8]) -> Option<u64> {
        serde_json::from_slice::<serde_json::Value>(bytes).ok()?.get("format")?.as_u64()
    }

    pub(super) fn is_readable(format: u64) -> bool {
        FORMATS.map(u64::from).contains(&format)
    }

    /// Was it written by this version, about what was read now, by one worker or by several (`rounds`: in which way)?
    pub fn check(&self, fingerprint: Fingerprint, rounds: Option<bool>) -> Result<(), JournalError> {
        if self.symvm != env!("CARGO_PKG_VERSION") {
            return Err(JournalError::Version(self.symvm.clone()));
        }
        if self.fingerprint != fingerprint.to_string() {
            return Err(JournalError::Changed);
        }
        if self.sharing.map(|sharing| sharing.rounds) != rounds {
            return Err(JournalError::Workers);
        }
        Ok(())
    }
}

/// A short stand-in for everything a campaign reads: it tells a changed program, not a forged one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(fnv::BASIS)
    }
}

impl Fingerprint {
    /// Takes in a part; parts are told apart.
    pub fn add(&mut self, bytes: &[u8]) {
        self.0 = fnv::add(fnv::add(self.0, bytes), &(bytes.len() as u64).to_le_bytes());
    }
}

impl std::fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Why a campaign cannot go on from a journal, or cannot write one.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// There is none.
    #[error("'{}' holds no journal of a run: there is nothing to go on from", .0.display())]
    None(PathBuf),
    /// Its beginning cannot be read.
    #[error("'{}' is damaged at its beginning, or not a journal: the run cannot go on", .0.display())]
    Unreadable(PathBuf),
    /// It has another format.
    #[error("'{}' has format {found}, but this symvm reads formats {} and {} only", path.display(), FORMATS[0], FORMATS[1])]
    Format {
        /// The file.
        path: PathBuf,
        /// Its format.
        found: u64,
    },
    /// It is of another version.
    #[error("the run was begun by symvm {0}, this is {here}: only the same version can go on with it", here = env!("CARGO_PKG_VERSION"))]
    Version(String),
    /// The program changed.
    #[error(
        "the program, or another file it was run with, is not the one the run was begun with: it cannot go on"
    )]
    Changed,
    /// It was begun with one worker, or several in another way.
    #[error(
        "a run with one worker, one with several, and a deterministic one cannot go on as another of these: leave out --jobs and --deterministic"
    )]
    Workers,
    /// Another process writes it.
    #[error("'{}' is in use by another symvm: the run is still going on", .0.display())]
    InUse(PathBuf),
    /// The runs are not what they were.
    #[error(
        "the run cannot go on: in iteration {iteration} the program did not do what the journal says ({what}); nothing was changed. If another version of symvm began it, begin another with what it found: --seeds DIR/tests"
    )]
    Diverged {
        /// Runs so far.
        iteration: u64,
        /// What is different.
        what: &'static str,
    },
    /// The file system refused.
    #[error("cannot write '{}': {error}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
}
