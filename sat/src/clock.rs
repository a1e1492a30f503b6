//! The clock: the one function through which solving reads the time.
//!
//! Answers never depend on it except where the caller asked for a deadline; everything else that is
//! timed is statistics.

pub use std::time::Instant;

/// The present moment.
#[must_use]
pub fn now() -> Instant {
    Instant::now()
}
