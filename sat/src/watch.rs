//! What can stop a search from inside: a deadline, another thread, or a callback.
//!
//! One terminator stays connected to CaDiCaL for the solver's whole life and consults this shared
//! record, so that arming or disarming a limit is a store and never a reconnection.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use cadical_sys::Terminator;
use rustsat::solvers::{ControlSignal, InterruptSolver};

use crate::clock::{self, Instant};

/// Why the last search ended without an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StopCause {
    /// The deadline passed.
    Deadline,
    /// An [`Interrupter`] asked for it.
    Interrupt,
    /// The attached termination callback asked for it (or panicked).
    Callback,
    /// A limit on conflicts or decisions was reached.
    Limit,
}

/// Ends the current search of a solver, or the next one if none is running, from any thread.
#[derive(Debug, Clone)]
pub struct Interrupter(pub(crate) Arc<AtomicBool>);

impl InterruptSolver for Interrupter {
    fn interrupt(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

type Callback = Box<dyn FnMut() -> ControlSignal>;

#[derive(Default)]
pub(crate) struct Watch {
    pub(crate) interrupt: Arc<AtomicBool>,
    pub(crate) deadline: Cell<Option<Instant>>,
    pub(crate) callback: RefCell<Option<Callback>>,
    /// Set by the first check that says stop; taken by the solver after the search.
    cause: Cell<Option<StopCause>>,
}

impl Watch {
    /// Whether the search has to stop now, remembering why.
    pub(crate) fn check(&self) -> bool {
        let cause = self.first_cause();
        if cause.is_some() {
            self.cause.set(cause);
        }
        cause.is_some()
    }

    pub(crate) fn take_cause(&self) -> Option<StopCause> {
        let cause = self.cause.take();
        if cause == Some(StopCause::Interrupt) {
            self.interrupt.store(false, Ordering::Relaxed);
        }
        cause
    }

    fn first_cause(&self) -> Option<StopCause> {
        if self.interrupt.load(Ordering::Relaxed) {
            return Some(StopCause::Interrupt);
        }
        if self.deadline.get().is_some_and(|end| clock::now() >= end) {
            return Some(StopCause::Deadline);
        }
        let mut callback = self.callback.try_borrow_mut().ok()?;
        let call = callback.as_mut()?;
        // A panic must not cross the C++ frames between this call and the solver's caller.
        match catch_unwind(AssertUnwindSafe(call)) {
            Ok(ControlSignal::Continue) => None,
            Ok(ControlSignal::Terminate) | Err(_) => Some(StopCause::Callback),
        }
    }
}

/// The end that CaDiCaL holds.
pub(crate) struct Sentinel(pub(crate) Rc<Watch>);

impl Terminator for Sentinel {
    fn terminated(&mut self) -> bool {
        self.0.check()
    }
}
