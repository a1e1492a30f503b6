//! What a campaign counts, and why it ended.

use crate::coverage::Coverage;
use crate::observer::Progress;
use std::time::Duration;

/// Why a campaign ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StopReason {
    /// Everything was explored.
    Exhausted,
    /// The limit of iterations.
    Iterations,
    /// The limit of work.
    Work,
    /// The limit in time.
    Time,
    /// The limit of memory.
    Memory,
    /// The limit of bugs.
    Bugs,
    /// The user.
    Interrupted,
    /// What it looked for was found: a verification's first violation.
    Found,
}

/// Counters of a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Counters {
    /// Executions on new inputs.
    pub iterations: u64,
    /// Different paths.
    pub paths: u64,
    /// Paths that ended because the input contradicted an assumption; they are no paths of the program.
    pub assume_violated: u64,
    /// Tests.
    pub tests: u64,
    /// Distinct bugs.
    pub bugs: u64,
    /// Those of the paths that show a bug.
    pub bug_paths: u64,
    /// Inputs that did not take the side they were made for.
    pub prediction_failures: u64,
    /// Random inputs that a strategy asked for.
    #[serde(rename = "restarts")]
    pub drawn: u64,
    /// Trees thrown away (`restart`).
    pub trees: u64,
    /// Those of them that had become too large for the limit of memory.
    pub trees_full: u64,
    /// Runs that ended in a state that is known to show no bug (`--prune`); they are no paths.
    pub subsumed: u64,
    /// Sides shown infeasible.
    pub infeasible: u64,
    /// Quick attempts at queries that ended by the clock, so that what came behind them depends on how fast the machine was.
    pub hurried: u64,
    /// Instructions on all paths, each counted from the program's start.
    pub instructions: u64,
    /// What solver and machine did, about a microsecond each, by counts that one seed fixes.
    pub work: u64,
    /// Concrete runs of mutated inputs; they are no iterations.
    pub mutants: u64,
    /// Mutated inputs that showed something new and became starts.
    pub mutants_new: u64,
}

impl Counters {
    /// Takes in what one of several workers counted, of what is not counted where their results come together.
    pub fn add_worker(&mut self, worker: Self) {
        let Self {
            iterations: _,
            paths: _,
            assume_violated,
            tests: _,
            bugs: _,
            bug_paths,
            prediction_failures,
            drawn,
            trees: _,
            trees_full: _,
            subsumed,
            infeasible,
            hurried,
            instructions,
            work,
            mutants,
            mutants_new,
        } = worker;
        self.assume_violated += assume_violated;
        self.bug_paths += bug_paths;
        self.prediction_failures += prediction_failures;
        self.drawn += drawn;
        self.subsumed += subsumed;
        self.infeasible += infeasible;
        self.hurried += hurried;
        self.instructions += instructions;
        self.work += work;
        self.mutants += mutants;
        self.mutants_new += mutants_new;
    }

    /// What these and the coverage say of where the campaign stands; the rest is for trees and solvers to say.
    pub fn progress(&self, elapsed: Duration, coverage: &Coverage) -> Progress {
        Progress {
            iterations: self.iterations,
            elapsed,
            covered: coverage.covered(),
            sides: coverage.total(),
            paths: self.paths,
            tests: self.tests,
            bugs: self.bugs,
            ..Progress::default()
        }
    }
}
