//! The solver: CaDiCaL with its state tracked, so that misuse is an error and not an abort.

use std::cell::{Ref, RefCell};
use std::rc::Rc;

use cadical_sys::{CaDiCal, Status};
use rustsat::OutOfMemory;
use rustsat::solvers::{SolverResult, SolverState, StateError};
use rustsat::types::{Lit, Var};
use thiserror::Error;

use crate::clock::{self, Instant};
use crate::options::{self, CreateError};
use crate::trace::{ClauseId, Trace, TraceFault};
use crate::watch::{Sentinel, StopCause, Watch};

/// CaDiCaL allocates per variable up to the highest one, and ends the process when that fails.
const MAX_VARIABLES: u32 = 1 << 28;

/// An incremental SAT solver.
///
/// The interface is that of rustsat's traits: `Solve`, `SolveIncremental`, `SolveStats`, `Terminate`,
/// `Interrupt`, `LimitConflicts`, `LimitDecisions`, `PhaseLit`, `FreezeVar`, `Propagate` and
/// `GetInternalStats`; the methods here are what those traits have no word for.
/// CaDiCaL restores eliminated variables by itself, so freezing is never required.
pub struct CaDiCaL {
    // `lit_val` takes `&self`, CaDiCaL extends its model lazily.
    pub(crate) raw: RefCell<CaDiCal>,
    pub(crate) watch: Rc<Watch>,
    pub(crate) state: SolverState,
    pub(crate) max_var: Option<Var>,
    pub(crate) conflict_limit: Option<u32>,
    pub(crate) decision_limit: Option<u32>,
    pub(crate) counts: Counts,
    assumptions: Vec<Lit>,
    stop_cause: Option<StopCause>,
    trace: Option<Rc<RefCell<Trace>>>,
}

/// Why there is no refutation to be had.
#[derive(Debug, Error)]
pub enum ConcludeError {
    /// The last search did not end with `Unsat`.
    #[error(transparent)]
    State(#[from] StateError),
    /// The solver was not made by [`CaDiCaL::tracing`].
    #[error("the solver records no proof")]
    NotTracing,
    /// CaDiCaL named no last clause.
    #[error("CaDiCaL did not say which clause concludes the proof")]
    NoConclusion,
    /// What was recorded cannot be used.
    #[error(transparent)]
    Fault(#[from] TraceFault),
}

/// Running totals for `SolveStats`.
#[derive(Default)]
pub(crate) struct Counts {
    pub(crate) sat: usize,
    pub(crate) unsat: usize,
    pub(crate) stopped: usize,
    pub(crate) clauses: usize,
    pub(crate) literals: usize,
    pub(crate) time: std::time::Duration,
}

impl CaDiCaL {
    /// A solver with our default options.
    ///
    /// # Errors
    /// When the environment holds a variable that would make CaDiCaL abort.
    pub fn new() -> Result<Self, CreateError> {
        Self::with_options(&[])
    }

    /// A solver with CaDiCaL's own options set on top of our defaults; out-of-range values are clipped.
    ///
    /// # Errors
    /// For an option that does not exist or is not supported, or as [`CaDiCaL::new`].
    pub fn with_options(options: &[(&str, i32)]) -> Result<Self, CreateError> {
        let mut raw = options::create(options)?;
        let watch = Rc::new(Watch::default());
        raw.connect_terminator(Sentinel(Rc::clone(&watch)));
        Ok(CaDiCaL {
            raw: RefCell::new(raw),
            watch,
            state: SolverState::Configuring,
            max_var: None,
            conflict_limit: None,
            decision_limit: None,
            counts: Counts::default(),
            assumptions: Vec::new(),
            stop_cause: None,
            trace: None,
        })
    }

    /// A solver whose proof is recorded from the first clause on, which costs it a tenth of its speed.
    ///
    /// # Errors
    /// As [`CaDiCaL::with_options`].
    pub fn tracing(options: &[(&str, i32)]) -> Result<Self, CreateError> {
        let mut solver = Self::with_options(options)?;
        let trace = Rc::new(RefCell::new(Trace::default()));
        solver.raw.get_mut().connect_proof_tracer1(Rc::clone(&trace), true, false);
        solver.trace = Some(trace);
        Ok(solver)
    }

    /// The proof recorded so far, if this solver was made by [`CaDiCaL::tracing`].
    #[must_use]
    pub fn trace(&self) -> Option<Ref<'_, Trace>> {
        self.trace.as_ref().map(|trace| trace.borrow())
    }

    /// Searches end with `Interrupted` once this moment has passed. Stays in force until changed.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.watch.deadline.set(deadline);
    }

    /// Why the last search was interrupted; `None` if it was not.
    #[must_use]
    pub fn stop_cause(&self) -> Option<StopCause> {
        self.stop_cause
    }

    /// Where the solver stands.
    #[must_use]
    pub fn state(&self) -> SolverState {
        self.state
    }

    /// Asks CaDiCaL for the clause that ended the last search: empty, or made of negated assumptions.
    ///
    /// # Errors
    /// If the last search did not end with `Unsat`, if clauses were added since, if nothing is recorded,
    /// or if the recording is faulty.
    pub fn conclude(&mut self) -> Result<ClauseId, ConcludeError> {
        self.require(SolverState::Unsat)?;
        let trace = self.trace.clone().ok_or(ConcludeError::NotTracing)?;
        self.raw.get_mut().conclude();
        let trace = trace.borrow();
        match trace.fault() {
            Some(fault) => Err(fault.into()),
            None => trace.conclusion().ok_or(ConcludeError::NoConclusion),
        }
    }

    pub(crate) fn require(&self, required_state: SolverState) -> Result<(), StateError> {
        if self.state == required_state {
            return Ok(());
        }
        Err(StateError { required_state, actual_state: self.state })
    }

    /// The literal in CaDiCaL's numbering, its variable made known.
    pub(crate) fn import(&mut self, lit: Lit) -> Result<i32, OutOfMemory> {
        let var = lit.var();
        if var.idx32() >= MAX_VARIABLES {
            return Err(OutOfMemory::ExternalApi);
        }
        self.max_var = self.max_var.max(Some(var));
        Ok(lit.to_ipasir())
    }

    pub(crate) fn add(&mut self, clause: &[Lit]) -> Result<(), OutOfMemory> {
        // All literals are checked before the first is added: no half clause stays behind.
        if clause.iter().any(|lit| lit.vidx32() >= MAX_VARIABLES) {
            return Err(OutOfMemory::ExternalApi);
        }
        for &lit in clause {
            let number = self.import(lit)?;
            self.raw.get_mut().add(number);
        }
        self.raw.get_mut().add(0);
        self.state = SolverState::Input;
        self.counts.clauses += 1;
        self.counts.literals += clause.len();
        Ok(())
    }

    pub(crate) fn assume(&mut self, assumptions: &[Lit]) -> Result<(), OutOfMemory> {
        if assumptions.iter().any(|lit| lit.vidx32() >= MAX_VARIABLES) {
            return Err(OutOfMemory::ExternalApi);
        }
        self.raw.get_mut().reset_assumptions();
        for &lit in assumptions {
            let number = self.import(lit)?;
            self.raw.get_mut().assume(number);
        }
        Ok(())
    }

    pub(crate) fn search(&mut self, assumptions: &[Lit]) -> Result<SolverResult, OutOfMemory> {
        self.stop_cause = None;
        // A limit that is used up already must not cost a preprocessing round.
        if self.watch.check() {
            self.stop_cause = self.watch.take_cause();
            self.state = SolverState::Unknown;
            self.counts.stopped += 1;
            return Ok(SolverResult::Interrupted);
        }
        if let Some(trace) = &self.trace {
            trace.borrow_mut().begin_search();
        }
        self.assume(assumptions)?;
        self.assumptions.clear();
        self.assumptions.extend_from_slice(assumptions);
        let raw = self.raw.get_mut();
        // CaDiCaL forgets its limits after every search.
        raw.limit("conflicts", limit_argument(self.conflict_limit));
        raw.limit("decisions", limit_argument(self.decision_limit));
        let start = clock::now();
        let status = raw.solve();
        self.counts.time += clock::now().duration_since(start);
        let asked_to_stop = self.watch.take_cause();
        let (count, state, result) = match status {
            Status::SATISFIABLE => (&mut self.counts.sat, SolverState::Sat, SolverResult::Sat),
            Status::UNSATISFIABLE => (&mut self.counts.unsat, SolverState::Unsat, SolverResult::Unsat),
            Status::UNKNOWN => {
                self.stop_cause = Some(asked_to_stop.unwrap_or(StopCause::Limit));
                (&mut self.counts.stopped, SolverState::Unknown, SolverResult::Interrupted)
            }
        };
        *count += 1;
        self.state = state;
        Ok(result)
    }

    /// The negations of the assumptions that the last refutation used.
    pub(crate) fn failed_assumptions(&mut self) -> Result<Vec<Lit>, StateError> {
        self.require(SolverState::Unsat)?;
        let raw = self.raw.get_mut();
        Ok(self.assumptions.iter().filter(|lit| raw.failed(lit.to_ipasir())).map(|&lit| !lit).collect())
    }

    pub(crate) fn leave_answer(&mut self) {
        if self.state != SolverState::Configuring {
            self.state = SolverState::Input;
        }
    }
}

impl std::fmt::Debug for CaDiCaL {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CaDiCaL")
            .field("state", &self.state)
            .field("max_var", &self.max_var)
            .field("clauses", &self.counts.clauses)
            .finish_non_exhaustive()
    }
}

/// CaDiCaL's limits are `int`s and negative means none.
fn limit_argument(limit: Option<u32>) -> i32 {
    limit.map_or(-1, |n| i32::try_from(n).unwrap_or(i32::MAX))
}
