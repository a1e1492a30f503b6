//! What a caller sets and what it gets back.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use crate::Assignment;

/// How to solve. Every link of the chain can be switched off; answers stay the same, models may differ.
#[derive(Debug, Clone)]
pub struct SolverConfig {
    /// Wall-clock limit of one query.
    pub timeout: Option<Duration>,
    /// Limit on CaDiCaL's conflicts of one query; unlike a timeout it is deterministic.
    pub max_conflicts: Option<u32>,
    /// Gates beyond which a query is given up as [`Why::Memory`].
    pub max_gates: usize,
    /// Solve only the conditions that share symbols with the goal, directly or through others.
    pub slice: bool,
    /// Queries of more conditions are asked a few conditions at a time, those about the goal's symbols first; only with a
    /// hint.
    pub at_once: usize,
    /// Remember answers, unsatisfiable cores and satisfiable sets.
    pub cache: bool,
    /// Try the models of recent answers before searching for a new one.
    pub reuse_models: bool,
    /// Try the values of single bytes before searching; never while certifying, as it leaves no proof.
    pub domains: bool,
    /// Where a search gives up, and before one that has the time to, try with lemmas in place of multipliers and dividers.
    pub refine: bool,
    /// Keep one CaDiCaL across queries; otherwise each gets a fresh one.
    pub incremental: bool,
    /// Evaluate every model on the original assertions; a wrong one is a bug of ours and panics.
    pub check_models: bool,
    /// Check every unsatisfiable answer's proof down to the clauses, and the clauses against the terms;
    /// implies `check_models`. What is not accepted is answered with [`Why::Uncertified`].
    pub certify: bool,
    /// Looked at inside the search: once true, queries answer [`Why::Cancelled`].
    pub cancel: Option<Arc<AtomicBool>>,
    /// Options of CaDiCaL beyond those the `sat` crate sets.
    pub cadical: Vec<(&'static str, i32)>,
}

impl Default for SolverConfig {
    fn default() -> Self {
        SolverConfig {
            timeout: None,
            max_conflicts: None,
            max_gates: 50_000_000,
            slice: true,
            at_once: 24,
            cache: true,
            reuse_models: true,
            domains: true,
            refine: true,
            incremental: true,
            check_models: true,
            certify: false,
            cancel: None,
            cadical: Vec::new(),
        }
    }
}

/// What the solver found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// Satisfiable, with values for the symbols of the solved slice only: laid over the hint, they
    /// satisfy everything.
    Sat(Assignment),
    /// Unsatisfiable.
    Unsat,
    /// Neither was shown.
    Unknown(Why),
}

impl Answer {
    /// Whether a model was found.
    #[must_use]
    pub fn is_sat(&self) -> bool {
        matches!(self, Answer::Sat(_))
    }

    /// Whether it was shown that there is no model.
    #[must_use]
    pub fn is_unsat(&self) -> bool {
        matches!(self, Answer::Unsat)
    }
}

/// Why a query has no answer. The solver stays usable after all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Why {
    /// The query's own time was up.
    Timeout,
    /// The query's conflicts were used up.
    Conflicts,
    /// The run's time was up.
    Deadline,
    /// The query needs more gates than allowed.
    Memory,
    /// The cancel flag was raised.
    Cancelled,
    /// CaDiCaL could not be created; see [`crate::environment_problem`].
    Environment,
    /// The answer's certificate was refused, a bug; see [`crate::Solver::rejected`].
    Uncertified,
    /// A model did not satisfy the original assertions: a bug of this crate, caught before it became an
    /// answer.
    Wrong,
    /// The query needs more gates or clauses than a quick attempt may make; see [`crate::Solver::limit_new_gates`].
    Gates,
}

impl Why {
    /// Every reason, in order.
    pub const ALL: [Why; 9] = [
        Why::Timeout,
        Why::Conflicts,
        Why::Deadline,
        Why::Memory,
        Why::Cancelled,
        Why::Environment,
        Why::Uncertified,
        Why::Wrong,
        Why::Gates,
    ];

    /// The name used in statistics and reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Why::Timeout => "timeout",
            Why::Conflicts => "conflicts",
            Why::Deadline => "deadline",
            Why::Memory => "memory",
            Why::Cancelled => "cancelled",
            Why::Environment => "environment",
            Why::Uncertified => "uncertified",
            Why::Wrong => "wrong",
            Why::Gates => "gates",
        }
    }
}

impl std::fmt::Display for Why {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
