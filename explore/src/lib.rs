//! Exploration: the execution tree, search strategies, campaigns, tests and reports.
//!
//! ```text
//!  Strategy ── Pick ──▶ Campaign ── side ──▶ Engine::solve ── input ──▶ Engine::run ── path ──▶ ExecutionTree
//!      ▲                   │                  (solver)                  (machine)                   │
//!      └──── new path ─────┴──▶ TestCase, BugReport, lcov, series, ledger ◀──── coverage ───────────┘
//! ```
//!
//! Read first: [`tree::ExecutionTree`], [`strategy::Strategy`], [`campaign::Campaign`]; the door is [`explore()`].

pub mod agenda;
pub mod campaign;
mod concrete;
pub mod corpus;
pub mod costs;
pub mod coverage;
pub mod demangle;
pub mod desk;
pub mod engine;
pub mod explain;
#[cfg(test)]
mod fake;
mod filed;
mod fills;
mod fuzz;
mod greedy;
pub mod journal;
pub mod kept_seeds;
pub mod ktest;
pub mod lcov;
pub mod ledger;
pub mod observer;
pub mod options;
pub mod output;
pub mod parallel;
pub mod prune;
pub mod query_log;
pub mod replay;
pub mod report;
mod restarts;
pub mod series;
pub mod snapshots;
pub mod strategy;
pub mod suite;
pub mod summary;
mod symbols;
pub mod test_case;
pub mod tree;
pub mod tune;
pub mod verdict;
pub mod vm_engine;
mod whence;

pub use campaign::StopReason;
pub use corpus::{RawObject, RawTarget, SeedLimits};
pub use observer::{Observer, Progress, Silent};
pub use options::{
    Emit, ExploreOptions, Host, MemoryLimits, NoHost, ProcessMemory, Provenance, Renewal, Restart, Resume,
    RunLength, WhenFull, Workers,
};
pub use output::OutputError;
pub use output::{TREE, put, write_verdict};
pub use parallel::explore_shared;
pub use prune::PruneOptions;
pub use replay::{Likeness, ReplayReport, replay};
pub use report::{BugReport, ThreadPlaces};
pub use summary::{ExploreError, Summary, explore, explore_sharing, facts};
pub use test_case::{Ending, ReadTestError, Seed, TestCase};
