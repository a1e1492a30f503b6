//! What a campaign tells while it runs.

use crate::journal::Resumption;
use crate::report::BugReport;
use crate::test_case::TestCase;
use std::time::Duration;

/// Where the campaign stands.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Progress {
    /// Executions.
    pub iterations: u64,
    /// Time since the start.
    pub elapsed: Duration,
    /// Branch sides of the user's code that were covered.
    pub covered: u32,
    /// Branch sides of the user's code.
    pub sides: u32,
    /// Different paths.
    pub paths: u64,
    /// Tests written.
    pub tests: u64,
    /// Distinct bugs.
    pub bugs: u64,
    /// Solver queries.
    pub queries: u64,
    /// Time in the solver.
    pub solver: Duration,
    /// Decisions in the execution tree.
    pub nodes: u64,
    /// Unexplored sides.
    pub open: u64,
    /// Deepest branch.
    pub depth: u32,
}

/// Told of everything as it happens.
pub trait Observer {
    /// A test was found, replayed and written; without a replay, which would go on, if its path is paused or ended at a limit of
    /// memory.
    fn on_test(&mut self, test: &TestCase) {
        let _ = test;
    }
    /// A bug not seen before was confirmed and written.
    fn on_bug(&mut self, bug: &BugReport) {
        let _ = bug;
    }
    /// A campaign that was gone on with has come to where it was. What it finds again was told before, and is not told
    /// again unless its file is missing.
    fn on_resume(&mut self, resumption: &Resumption) {
        let _ = resumption;
    }
    /// An iteration ended.
    fn on_progress(&mut self, progress: &Progress) {
        let _ = progress;
    }
    /// What the program wrote on a path, by file descriptor, in order.
    fn on_output(&mut self, path: u32, output: &[(u32, Vec<u8>)]) {
        let _ = (path, output);
    }
}

/// Listens to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {}
