//! What a budget leaves. Time is the processor's: a machine that has little of it to give must not make for less training.

use crate::args::Tune;
use crate::host::cpu_time;
use std::time::Duration;
use symvm_explore::tune::{Trial, TuneOptions, budget};

/// A budget that was used so many times, and some more, while not one campaign ended is too small.
const HOPELESS: u32 = 3;
const GRACE: Duration = Duration::from_secs(2);

/// See the module.
#[derive(Clone, Copy)]
pub struct Allowance {
    /// When the training began.
    begun: Duration,
    /// For all workers together, if there is a limit.
    whole: Option<Duration>,
    workers: u32,
}

impl Allowance {
    /// Of a training that begins now.
    pub fn new(args: &Tune) -> Self {
        let whole = args.budget.map(|budget| budget.saturating_mul(args.jobs.into()));
        Self { begun: cpu_time(), whole, workers: args.jobs.into() }
    }

    fn used(self) -> Duration {
        cpu_time() - self.begun
    }

    /// There is none left for this campaign.
    pub fn is_late(self, chosen: &TuneOptions, trial: &Trial) -> bool {
        self.whole.is_some_and(|whole| self.used() >= whole.mul_f64(budget::part(chosen, trial)))
    }

    /// It was used up several times over.
    pub fn is_hopeless(self) -> bool {
        self.whole.is_some_and(|whole| self.used() >= whole.saturating_mul(HOPELESS).saturating_add(GRACE))
    }

    /// What is left for each worker, if there is a limit.
    pub fn left(self) -> Option<Duration> {
        self.whole.map(|whole| whole.saturating_sub(self.used()) / self.workers)
    }
}
