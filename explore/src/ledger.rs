//! The ledger of lost precision: everything that keeps a campaign from having seen all there is, with its place and how
//! often it happened. Nothing is dropped without a line here.

use serde::Serialize;
use std::collections::BTreeMap;

macro_rules! entries {
    ($($(#[doc = $doc:literal])+ $name:ident $text:literal $advice:literal;)*) => {
        /// What was lost.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Entry { $($(#[doc = $doc])+ $name),* }
        impl Entry {
            /// Every kind of entry.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];
            /// Its name in `run.json`.
            pub fn name(self) -> &'static str { match self { $(Self::$name => $text),* } }
            /// What it means, in a sentence for people.
            pub fn doc(self) -> &'static str { match self { $(Self::$name => concat!($($doc),+).trim_ascii()),* } }
            /// What to do about it.
            pub fn advice(self) -> &'static str { match self { $(Self::$name => $advice),* } }
        }
    };
}
// A kind in each row: what it means, its name, what to do about it.
entries! {
    /// A value that depends on the input, or that the compiler left undefined, was made concrete: one value stands for all that were possible there (counted: paths).
    Concretised "concretised" "nothing brings the others back; what was made concrete is named, and --stub NAME=symbolic gives all results of a function";
    /// A path came to something that symvm lacks, and ended there (counted: paths).
    Unsupported "unsupported" "--stub NAME=symbolic may stand for a function that is missing";
    /// A pointer that depends on input led into the C library's own variables: the path ended there (counted: paths).
    LibraryData "library-data" "the program's pointer goes astray: look at the bugs that are told of it";
    /// The solver could not decide whether a side can be taken: what lies behind was not looked at.
    SolverGaveUp "solver-gave-up" "for timeout, raise --solver-timeout; for memory, --max-memory, or take fewer --jobs; for deadline, --max-time; uncertified and wrong are errors of symvm: please report them";
    /// Sides beyond the depth bound were not looked at.
    DepthBound "depth-bound" "raise --max-depth, or leave it out";
    /// A path was cut at the limit of instructions: perhaps an endless loop.
    StepLimit "step-limit" "raise --max-steps; an endless loop has no end to be reached";
    /// A path was cut at the limit of memory.
    MemoryLimit "memory-limit" "raise --max-memory";
    /// An input did not take the side it was made for: that side was not looked at.
    PredictionFailed "prediction-failed" "an error of symvm: please report it";
    /// A run disagreed with the tree.
    Mismatch "path-mismatch" "an error of symvm: please report it";
    /// A path took a side that had been called infeasible.
    Contradiction "contradiction" "an error of symvm: please report it";
    /// A test whose replay did something else: its input is kept, without what it does.
    ReplayMismatch "replay-mismatch" "an error of symvm: please report it";
    /// A suspected bug whose input did not show it again: it is not reported, but its input is kept.
    Unconfirmed "unconfirmed-bug" "an error of symvm: please report it";
    /// A path was still running, there, when the campaign ended: what it would have come to is not known.
    CutShort "cut-short" "raise the limit that ended the run, or go on with it (run --resume DIR); if it is an endless loop, a lower --max-steps ends such paths sooner";
    /// A long path, or one that asks for much memory, was put off, and not gone on with before the campaign ended: perhaps an endless loop or recursion.
    Paused "paused" "raise the limit that ended the run, or go on with it (run --resume DIR)";
    /// A seed has bytes for which the program never asked: they were left out.
    SeedUnused "seed-unused" "larger symbolic objects (--sym-stdin N, say) take more of it; nothing else is missed";
    /// Seeds were still to be run when the campaign ended (they are among the unexplored, too).
    SeedNotRun "seed-not-run" "raise the limit that ended the run, or go on with it (run --resume DIR)";
    /// A worker ended by an error of symvm, and what it had not explored is lost.
    WorkerLost "worker-lost" "an error of symvm: please report it";
    /// Sides that went from one worker to another were not found there.
    GiftLost "gift-lost" "an error of symvm: please report it";
    /// Sides of branches that nobody tried before the campaign ended.
    Unexplored "unexplored" "raise the limit that ended the run, or go on with it (run --resume DIR)";
    /// An exit status that depends on the input beyond the path: a test has the one of its input.
    ExitStatus "exit-status" "nothing need be done: nothing is bound, and no path is missed";
    /// The world offers something symbolic (standard input, a file), and no path read it.
    Unread "never-read" "see whether the program is to read it; if not, leave the option out";
    /// Snapshots were dropped to save memory: their paths are executed again from the start, and nothing is lost but time.
    SnapshotsDropped "snapshots-dropped" "nothing need be done; with more --max-memory it is faster";
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
    /// What it means, and what to do about it.
    pub fn sentence(self) -> String {
        let advice = self.advice();
        let (first, rest) = advice.split_at(advice.chars().next().map_or(0, char::len_utf8));
        format!("{} {}{rest}.", self.doc(), first.to_uppercase())
    }

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
            | Self::LibraryData
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

    /// Adds a line, unless it is there.
    pub fn add_once(&mut self, entry: Entry, what: impl Into<String>, location: impl Into<String>) {
        self.lines.entry((entry, what.into(), location.into())).or_insert(1);
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
    fn every_entry_says_what_it_means_and_what_to_do() {
        for &entry in Entry::ALL {
            let (doc, advice) = (entry.doc(), entry.advice());
            assert!(doc.ends_with('.') && !doc.contains("  ") && doc.len() > 25, "{entry:?}: {doc}");
            assert!(!advice.is_empty() && !advice.ends_with('.'), "{entry:?}: {advice}");
        }
    }

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
