//! The ledger of lost precision: everything that keeps a campaign from having seen all there is, with its place and how
//! often it happened. Nothing is dropped without a line here.

use serde::Serialize;
use std::collections::BTreeMap;

macro_rules! entries {
    ($($(#[doc = $doc:literal])+ $name:ident = $text:literal),* $(,)?) => {
        /// What was lost.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Entry { $($(#[doc = $doc])+ $name),* }
        impl Entry {
            /// Every kind of entry.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];
            /// Its name in `run.json`.
            pub fn name(self) -> &'static str { match self { $(Self::$name => $text),* } }
        }
    };
}
entries! {
    /// A value was made concrete (counted: paths).
    Concretised = "concretised",
    /// A path ended in something symvm lacks (counted: paths).
    Unsupported = "unsupported",
    /// A side that the solver could not decide.
    SolverGaveUp = "solver-gave-up",
    /// Sides beyond the depth bound.
    DepthBound = "depth-bound",
    /// A path was cut at the limit of instructions: perhaps an endless loop.
    StepLimit = "step-limit",
    /// A path was cut at the limit of memory.
    MemoryLimit = "memory-limit",
    /// An input did not take the side it was made for.
    PredictionFailed = "prediction-failed",
    /// A run disagreed with the tree: an error of symvm.
    Mismatch = "path-mismatch",
    /// A path took a side that had been called infeasible: an error of symvm.
    Contradiction = "contradiction",
    /// A test whose replay did something else; it is not a test.
    ReplayMismatch = "replay-mismatch",
    /// A bug whose input did not show it again; it is not reported.
    Unconfirmed = "unconfirmed-bug",
    /// A path that was running when the campaign ended.
    CutShort = "cut-short",
    /// A long path that was put off and not gone on with before the campaign ended: perhaps an endless loop or recursion.
    Paused = "paused",
    /// A seed, of which the program never asked for some bytes.
    SeedUnused = "seed-unused",
    /// Seeds that were still to be run when the campaign ended (they are among the unexplored, too).
    SeedNotRun = "seed-not-run",
    /// A worker ended by an error of symvm, and what it had not explored is lost.
    WorkerLost = "worker-lost",
    /// Sides that went from one worker to another and were not found there: an error of symvm.
    GiftLost = "gift-lost",
    /// Sides nobody tried before the campaign ended.
    Unexplored = "unexplored",
    /// An exit status that depends on the input beyond the path: a test has the one of its input (nothing is bound, no
    /// path is missed).
    ExitStatus = "exit-status",
    /// What the world offers as symbolic (standard input, a file), and no path read.
    Unread = "never-read",
    /// Snapshots dropped to save memory; their paths are executed again from the start (nothing is lost but time).
    SnapshotsDropped = "snapshots-dropped",
}

/// What an entry means for what a campaign says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// Nothing was missed: time, seeds that say too much, what is merely reported.
    Nothing,
    /// Something of the program is out of symvm's reach: other values of what was made concrete. More time changes nothing about it.
    Reach,
    /// There is something, known by a side of the tree, a run or a bug, that nobody looked into to its end: because of a limit,
    /// because something went wrong, or because symvm lacks what a path came to.
    Paths,
}

impl Entry {
    /// How much it weighs.
    pub fn weight(self) -> Weight {
        match self {
            Self::SnapshotsDropped
            | Self::SeedUnused
            | Self::SeedNotRun
            | Self::ExitStatus
            | Self::Unread => Weight::Nothing,
            Self::Concretised => Weight::Reach,
            Self::Unsupported
            | Self::SolverGaveUp
            | Self::DepthBound
            | Self::StepLimit
            | Self::MemoryLimit
            | Self::PredictionFailed
            | Self::Mismatch
            | Self::Contradiction
            | Self::ReplayMismatch
            | Self::Unconfirmed
            | Self::CutShort
            | Self::Paused
            | Self::WorkerLost
            | Self::GiftLost
            | Self::Unexplored => Weight::Paths,
        }
    }
}

/// A line of the ledger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LedgerLine {
    /// What kind, for programs.
    #[serde(skip)]
    pub entry: Entry,
    /// What kind.
    pub kind: &'static str,
    /// What in particular.
    pub what: String,
    /// Where; empty if it has no place.
    pub location: String,
    /// How often.
    pub count: u64,
}

/// The ledger.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    lines: BTreeMap<(Entry, String, String), u64>,
}

impl Ledger {
    /// Adds to a line.
    pub fn add(&mut self, entry: Entry, what: impl Into<String>, location: impl Into<String>, count: u64) {
        if count > 0 {
            *self.lines.entry((entry, what.into(), location.into())).or_insert(0) += count;
        }
    }

    /// How often there was something of this kind.
    pub fn count(&self, entry: Entry) -> u64 {
        self.lines.iter().filter(|(line, _)| line.0 == entry).map(|(_, count)| count).sum()
    }

    /// Adds all lines of another.
    pub fn merge(&mut self, other: Self) {
        for ((entry, what, location), count) in other.lines {
            self.add(entry, what, location, count);
        }
    }

    /// How often, in all places.
    pub fn total(&self, entry: Entry) -> u64 {
        self.lines.iter().filter(|((e, _, _), _)| *e == entry).map(|(_, n)| n).sum()
    }

    /// The lines, in order.
    pub fn lines(&self) -> Vec<LedgerLine> {
        let line = |((entry, what, location), &count): (&(Entry, String, String), &u64)| LedgerLine {
            entry: *entry,
            kind: entry.name(),
            what: what.clone(),
            location: location.clone(),
            count,
        };
        self.lines.iter().map(line).collect()
    }

    /// Something may have been missed.
    pub fn has_losses(&self) -> bool {
        self.lines.keys().any(|(e, _, _)| e.weight() > Weight::Nothing)
    }

    /// Paths may have been lost.
    pub fn has_lost_paths(&self) -> bool {
        self.lines.keys().any(|(e, _, _)| e.weight() == Weight::Paths)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_looked_into_is_lost_and_what_is_out_of_reach_is_not() {
        let of = |entry| {
            let mut ledger = Ledger::default();
            ledger.add(entry, "", "", 1);
            (ledger.has_losses(), ledger.has_lost_paths())
        };
        use Entry::{GiftLost, Mismatch, PredictionFailed, SolverGaveUp, Unsupported};
        for lost in [PredictionFailed, Mismatch, GiftLost, SolverGaveUp, Unsupported] {
            assert_eq!(of(lost), (true, true), "{lost:?}");
        }
        assert_eq!(of(Entry::Concretised), (true, false));
        assert_eq!(of(Entry::ExitStatus), (false, false));
        assert_eq!(of(Entry::SeedNotRun), (false, false), "what is unexplored says it");
    }
}
