//! The limits of one query, in the form in which the stages poll them.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use symvm_sat::clock::{self, Instant};

use crate::config::{SolverConfig, Why};

/// When a query has to give up.
#[derive(Debug, Clone)]
pub(crate) struct Limits {
    /// The nearer one of the query's and the run's end, and which of them it is.
    pub(crate) end: Option<(Instant, Why)>,
    pub(crate) max_conflicts: Option<u32>,
    /// If it was given up before, for such a limit: values that may be computed, by all its parts together, to try combinations.
    pub(crate) cells: Cell<u64>,
    pub(crate) max_gates: usize,
    /// Gates that may be made for each part of this query, if there are to be few.
    pub(crate) new_gates: Option<usize>,
    pub(crate) cancel: Option<Arc<AtomicBool>>,
}

impl Limits {
    pub(crate) fn new(config: &SolverConfig, now: Instant, deadline: Option<Instant>) -> Limits {
        let timeout =
            config.timeout.and_then(|timeout| now.checked_add(timeout)).map(|end| (end, Why::Timeout));
        let deadline = deadline.map(|end| (end, Why::Deadline));
        let end = match (timeout, deadline) {
            (Some(timeout), Some(deadline)) if deadline.0 <= timeout.0 => Some(deadline),
            (timeout, deadline) => timeout.or(deadline),
        };
        Limits {
            end,
            max_conflicts: config.max_conflicts,
            cells: Cell::new(0),
            max_gates: config.max_gates,
            new_gates: None,
            cancel: config.cancel.clone(),
        }
    }

    /// What has run out, if anything.
    pub(crate) fn exceeded(&self) -> Option<Why> {
        if self.is_cancelled() {
            return Some(Why::Cancelled);
        }
        self.end.and_then(|(end, why)| (clock::now() >= end).then_some(why))
    }

    fn is_cancelled(&self) -> bool {
        self.cancel.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}
