//! Campaigns side by side: threads that take one trial after the other, each with a machine and a solver of its own. The
//! program and its analyses are shared.
//!
//! No more than that is shared. Snapshots of the common prefix would save less than a campaign costs before its first branch,
//! 5 to 6 ms of a few hundred (gawk, expat). Answers of the solver could save at most what searches take: of 500 executions
//! of `auto` a hundredth on expat, less on sed, a quarter on gawk. But which model an answer is decides what is covered,
//! so results would depend on which campaign asked first.

use super::journal::{Came, Early, Journal};
use super::patience::{self, most_work};
use super::{Phase, Trial, Trials, TuneError};
use crate::campaign::StopReason;
use crate::ledger::Entry;
use crate::observer::Silent;
use crate::options::{ExploreOptions, Host};
use crate::strategy::Facts;
use crate::summary::{ExploreError, explore_sharing};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use symvm_frontend::program::Program;
use symvm_vm::Environment;

/// What all campaigns have in common.
pub struct Common<'a> {
    /// The program.
    pub program: &'a Arc<Program>,
    /// What is known of it beforehand.
    pub facts: &'a Arc<Facts>,
    /// Makes its world.
    pub environment: &'a (dyn Fn() -> Box<dyn Environment> + Sync),
    /// Settings; how to search, the seed and the limit are each trial's.
    pub options: &'a ExploreOptions,
    /// Raised by the user to end.
    pub stop: &'a AtomicBool,
    /// Asked before each campaign and all the time while it runs: has time for it run out?
    pub late: &'a (dyn Fn(&Trial) -> bool + Sync),
    /// Some campaign ended. The first is run to its end, however late it is, unless that is hopeless: a training that is gone on
    /// with again and again must get on.
    pub ended: AtomicBool,
    /// Time for the training has run out several times over.
    pub hopeless: &'a (dyn Fn() -> bool + Sync),
    /// A campaign met an error, or what came of one could not be written: there is nothing to run the others for.
    pub failed: AtomicBool,
}

impl Common<'_> {
    /// No campaign is to go on: the user says so, or one met an error.
    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.failed.load(Ordering::Relaxed)
    }

    /// What came of a campaign, unless it was interrupted or its time ran out.
    pub fn campaign(&self, trial: &Trial, most_work: Option<u64>) -> Result<Option<Came>, ExploreError> {
        let mut options = self.options.clone();
        trial.heuristic.apply(&mut options);
        (options.seed, options.max_iterations) = (trial.seed, Some(trial.iterations));
        options.max_work = most_work;
        let summary = explore_sharing(
            self.program,
            self.facts,
            (self.environment)(),
            &options,
            &Watch { common: self, trial },
            &mut Silent,
        )?;
        // An interrupt may cut the last execution short, and the campaign ends by its limit all the same.
        let whole = summary.stop != StopReason::Interrupted && !self.is_over();
        let work = summary.counters.work / summary.counters.iterations.max(1);
        let came = Came {
            covered: summary.covered.0,
            work,
            early: match summary.stop {
                StopReason::Memory => Early::Memory,
                StopReason::Work => Early::Work,
                _ => Early::No,
            },
            undecided: summary.counters.hurried > 0
                || summary.ledger.iter().any(|line| line.entry == Entry::SolverGaveUp),
        };
        Ok(whole.then_some(came))
    }
}

/// A host that knows when a campaign has to end, and nothing else: campaigns that run side by side must not take each other's
/// memory for their own.
struct Watch<'a> {
    common: &'a Common<'a>,
    trial: &'a Trial,
}

impl Host for Watch<'_> {
    fn interrupted(&self) -> bool {
        let Common { ended, late, hopeless, .. } = self.common;
        self.common.is_over() || ended.load(Ordering::Relaxed) && late(self.trial) || hopeless()
    }
}

/// Runs trials of one program.
pub struct Runner<'a> {
    /// What they have in common.
    pub common: Common<'a>,
    /// Campaigns at a time.
    pub jobs: usize,
    /// What was run.
    pub journal: Journal,
    /// Told of each campaign that ends.
    pub told: &'a mut dyn FnMut(&Trial, u32),
}

impl Runner<'_> {
    /// Runs those that were not run before.
    fn run_all(&mut self, trials: &[Trial]) -> Result<(), TuneError> {
        let Self { common, journal, told, .. } = self;
        let common = &*common;
        // They are of one phase, and all of those that say what is usual in it, or none.
        let Some(first) = trials.first() else { return Ok(()) };
        let most_work = most_work(first, journal.works());
        let left: Vec<&Trial> = trials.iter().filter(|trial| journal.get(trial.id).is_none()).collect();
        let (next, left) = (&AtomicUsize::new(0), &left);
        let work = |sender: mpsc::Sender<_>| {
            while let Some(&trial) = left.get(next.fetch_add(1, Ordering::Relaxed)) {
                let late = common.ended.load(Ordering::Relaxed) && (common.late)(trial);
                if common.is_over() || late {
                    break;
                }
                let result = common.campaign(trial, most_work);
                let ends = result.is_err();
                common.failed.fetch_or(ends, Ordering::Relaxed);
                if sender.send((trial, result)).is_err() || ends {
                    break;
                }
            }
        };
        std::thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            for _ in 0..self.jobs.min(left.len()) {
                let sender = sender.clone();
                scope.spawn(move || work(sender));
            }
            drop(sender);
            for (trial, result) in receiver {
                if let Some(came) = result? {
                    let written = journal.put(trial.id, came);
                    written.inspect_err(|_| common.failed.store(true, Ordering::Relaxed))?;
                    common.ended.store(true, Ordering::Relaxed);
                    told(trial, came.covered);
                }
            }
            Ok(())
        })
    }
}

impl Trials for Runner<'_> {
    fn run(&mut self, trials: &[Trial]) -> Result<Vec<u32>, TuneError> {
        // The first say what is usual.
        let lead = trials.iter().take_while(|trial| patience::leads(trial)).count();
        for part in [&trials[..lead], &trials[lead..]] {
            self.run_all(part)?;
        }
        trials.iter().map(|trial| self.journal.get(trial.id).ok_or(TuneError::Interrupted)).collect()
    }

    fn covered(&self, id: (u32, Phase, u32)) -> Option<u32> {
        self.journal.get(id)
    }
}
