//! When the solver begins anew; see [`Renewal`].

use crate::options::Renewal;
use symvm_solver::SolverStats;

/// What a solver did since it began.
fn efforts(stats: &SolverStats) -> Renewal {
    Renewal { queries: stats.queries, searches: stats.sat_calls, conflicts: stats.conflicts }
}

/// See the module.
pub struct Renewing {
    /// After so much.
    after: Renewal,
    /// The solver's efforts when it last began anew, and how often it did.
    last: Renewal,
    times: u64,
}

impl Renewing {
    pub fn new(after: Renewal) -> Self {
        Self { after, last: Renewal { queries: 0, searches: 0, conflicts: 0 }, times: 0 }
    }

    pub fn is_due(&self, stats: &SolverStats) -> bool {
        let (now, last, after) = (efforts(stats), self.last, self.after);
        now.queries - last.queries >= after.queries
            || now.searches - last.searches >= after.searches
            || now.conflicts - last.conflicts >= after.conflicts
    }

    /// The solver begins anew now.
    pub fn renew(&mut self, stats: &SolverStats) {
        self.last = efforts(stats);
        self.times += 1;
    }

    pub fn times(&self) -> u64 {
        self.times
    }
}
