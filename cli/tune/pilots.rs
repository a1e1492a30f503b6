//! Short campaigns before the others: is there anything to learn, and how much of what was asked for does the budget allow?

use super::Training;
use crate::failure::Failure;
use crate::host::cpu_time;
use std::time::Duration;
use symvm_explore::ledger::Entry;
use symvm_explore::strategy::heuristic::Heuristic;
use symvm_explore::tune::budget::{Cost, scaled};
use symvm_explore::tune::{Method, TuneError, TuneOptions, first_tried};
use symvm_explore::{ExploreOptions, Host, Silent, StopReason, Summary, explore_sharing};

/// Executions that tell at first how fast the program runs.
const PILOT: u64 = 200;
/// What the first execution has at least, by the clock: some ten times what the usual number of instructions takes.
const LEAST: Duration = Duration::from_secs(10);
/// Samples of weights that make them.
const PILOTS: usize = 5;

/// See the module.
pub struct Pilots<'a> {
    training: &'a Training<'a>,
    asked: TuneOptions,
    options: &'a ExploreOptions,
    /// Ways to search that they try. Some weights make an execution many times as dear as others.
    heuristics: Vec<Heuristic>,
}

impl<'a> Pilots<'a> {
    /// For a training with these amounts, of campaigns with these settings.
    pub fn new(
        training: &'a Training<'a>,
        asked: TuneOptions,
        options: &'a ExploreOptions,
    ) -> Result<Self, TuneError> {
        let heuristics = match asked.method {
            // Something of everything that will be tried.
            Method::Portfolio => vec![Heuristic::of("auto")?],
            Method::Paradyse | Method::Random => first_tried(&asked, PILOTS)?,
        };
        Ok(Self { training, asked, options, heuristics })
    }

    /// What the training will be, if there is anything to learn: what was asked for, or less of it for a budget.
    pub fn choose(&self) -> Result<TuneOptions, Failure> {
        // Two executions tell whether anything is symbolic. The first may take the budget, but has some time in any case: that it is
        // endless shows when --max-steps ends it.
        let args = self.training.args;
        let whole = args.budget.map(|budget| budget.max(LEAST));
        let first = self.heuristics.first();
        let (campaign, _) = first.map_or(Ok((Duration::ZERO, 0)), |first| self.run(first, 2, whole))?;
        let Some(budget) = args.budget else { return Ok(self.asked) };
        // By the clock, so all of them take no more than a tenth of the budget.
        let part = budget / 10 / (1 + 2 * self.heuristics.len() as u32);
        let fitting = |most| {
            let runs = self.heuristics.iter().map(|heuristic| self.run(heuristic, most, Some(part)));
            let runs = runs.collect::<Result<Vec<_>, _>>()?;
            let jobs = self.training.args.jobs.into();
            Ok::<_, Failure>(scaled(&self.asked, budget, Cost::of(campaign, &runs), jobs))
        };
        // Later executions are dearer than the first, often by a multiple: longer campaigns correct what short ones show.
        let short = fitting(PILOT / self.heuristics.len().max(1) as u64)?;
        fitting(short.iterations)
    }

    /// Runs one of so many executions; answers how long it took, and how many they were.
    fn run(
        &self,
        heuristic: &Heuristic,
        most: u64,
        time: Option<Duration>,
    ) -> Result<(Duration, u64), Failure> {
        let Training { program, facts, environment, host, .. } = self.training;
        let began = cpu_time();
        let options = self.pilot(heuristic, most, time);
        let summary = explore_sharing(program, facts, environment(), &options, *host, &mut Silent)?;
        self.require_symbolic(&summary)?;
        Ok((cpu_time() - began, summary.counters.iterations))
    }

    fn pilot(&self, heuristic: &Heuristic, most: u64, time: Option<Duration>) -> ExploreOptions {
        let Training { args, host, .. } = self.training;
        let mut options = ExploreOptions {
            max_iterations: Some(most.min(args.iterations.max(2))),
            max_time: time.map(|time| host.elapsed().saturating_add(time)),
            ..self.options.clone()
        };
        heuristic.apply(&mut options);
        options
    }

    /// A program of one path has nothing to be learned about.
    fn require_symbolic(&self, summary: &Summary) -> Result<(), Failure> {
        if summary.stop != StopReason::Exhausted || summary.counters.iterations > 1 {
            return Ok(());
        }
        Err(match summary.ledger.iter().find(|line| line.entry == Entry::StepLimit) {
            Some(line) => Failure::new(format!(
                "the first execution was cut after {} instructions, at {}, before any branch that depends on symbolic input: give it more by --max-steps",
                self.training.args.max_steps, line.location
            )),
            None => Failure::new(
                "no branch of the program depends on symbolic input, so that there is nothing to learn (--sym-stdin, --sym-args, --sym-file and --sym-socket make input symbolic)",
            ),
        })
    }
}
