//! How much to try in a given time.

use super::plan::{Part, Plan};
use super::{Method, Phase, Trial, TuneOptions};
use std::time::Duration;

/// Rounds that a training is expected to take if it ends when nothing better is found: the paper's took two to five.
const ROUNDS: u32 = 3;
/// Fewer executions tell weights apart no longer.
const FEWEST_ITERATIONS: f64 = 100.0;

/// Of a budget, this much at most is kept for the last check.
const RESERVE: f64 = 0.25;

/// The part of the budget after which this campaign is no longer begun, or ended: what the last check takes is kept for it, unless
/// there would be nothing to check.
pub fn part(options: &TuneOptions, trial: &Trial) -> f64 {
    let (round, phase, _) = trial.id;
    if round == 0 || phase == Phase::Confirm {
        return 1.0;
    }
    let plan = Plan::of(options, 0);
    let last = plan.confirm.executions() as f64;
    1.0 - (last / (last + plan.executions() as f64)).min(RESERVE)
}

/// What campaigns cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Each, before it has made more than two executions.
    pub campaign: Duration,
    /// An execution.
    pub execution: Duration,
}

impl Cost {
    /// What short campaigns show: what they took and how many executions they made. One that makes two takes `campaign`.
    pub fn of(campaign: Duration, runs: &[(Duration, u64)]) -> Self {
        let all: Duration = runs.iter().map(|run| run.0.saturating_sub(campaign)).sum();
        let executions: u64 = runs.iter().map(|run| run.1.saturating_sub(2)).sum();
        Self { campaign, execution: all / u32::try_from(executions.max(1)).unwrap_or(u32::MAX) }
    }
}

/// Scales `full` down so that its rounds should fit into `budget`, given what campaigns cost and how many run side by
/// side: first samples and checks, both to a tenth at most, then the executions of each campaign.
pub fn scaled(full: &TuneOptions, budget: Duration, cost: Cost, jobs: usize) -> TuneOptions {
    let rounds = match full.method {
        Method::Random => full.max_rounds,
        Method::Paradyse | Method::Portfolio => full.max_rounds.min(ROUNDS),
    };
    let all = |o: &TuneOptions, of: fn(Part) -> u64| {
        let [first, later] = [0, 1].map(|round| Plan::of(o, round));
        let sum = |plan: Plan| (of(plan.find) + of(plan.halve) + of(plan.check)) as f64;
        sum(first) + of(first.confirm) as f64 + f64::from(rounds.saturating_sub(1)) * sum(later)
    };
    let room = budget.as_secs_f64() * jobs.max(1) as f64;
    let share = |o: &TuneOptions| {
        let begin = all(o, |part| part.campaigns) * cost.campaign.as_secs_f64();
        let seconds = all(o, Part::executions) * cost.execution.as_secs_f64();
        ((room - begin).max(0.0) / seconds.max(f64::MIN_POSITIVE)).min(1.0)
    };
    let mut scaled = *full;
    let fewer = share(full).max(0.1);
    let part = |n: u32, share: f64, least: u32| ((f64::from(n) * share).round() as u32).max(least.min(n));
    scaled.samples = part(full.samples, fewer, 10);
    scaled.keep = part(full.keep, fewer.sqrt(), 3);
    scaled.checks = part(full.checks, fewer.sqrt(), 3);
    let iterations = (full.iterations as f64 * share(&scaled)).max(FEWEST_ITERATIONS);
    scaled.iterations = (iterations as u64).min(full.iterations);
    scaled
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tune::Method;

    #[test]
    fn what_fits_is_left_alone_and_the_rest_fits_after() {
        let full = TuneOptions::of(Method::Paradyse);
        let of = |execution| Cost { campaign: Duration::ZERO, execution };
        let ms = of(Duration::from_millis(1));
        let day = Duration::from_secs(86_400);
        assert_eq!(scaled(&full, day, ms, 2), full);
        let ten = Duration::from_secs(600);
        let small = scaled(&full, ten, ms, 2);
        let trials_of = |o: &TuneOptions| u64::from(o.samples + o.keep * o.checks);
        let trials = trials_of(&small);
        assert!(3 * trials * small.iterations <= 1_200_000, "{small:?}");
        assert!(3 * trials * small.iterations >= 600_000, "{small:?}");
        assert!(small.samples >= 100 && small.keep >= 3 && small.checks >= 3, "{small:?}");
        // Random samples take as many rounds as there may be, and known ways to search are tried however few the samples.
        let random = TuneOptions { max_rounds: 20, ..TuneOptions::of(Method::Random) };
        let random = scaled(&random, ten, ms, 2);
        let trials = u64::from(random.samples + random.keep * random.checks);
        assert!(20 * trials * random.iterations <= 1_200_000, "{random:?}");
        assert!(20 * trials * random.iterations >= 300_000, "{random:?}");
        let few = TuneOptions { samples: 10, ..TuneOptions::of(Method::Portfolio) };
        assert_eq!((Plan::of(&few, 0).find.campaigns, Plan::of(&few, 1).find.campaigns), (30, 10));
        // Nothing is scaled to nothing.
        let least = scaled(&full, ms.execution, of(day), 1);
        assert_eq!((least.iterations, least.samples), (100, 100));
        // Where campaigns take half of the budget before they have begun, executions get the other half.
        let trials = (3 * trials_of(&small)) as u32;
        let slow = Cost { campaign: Duration::from_secs(600) / trials, ..ms };
        let half = scaled(&full, ten, slow, 2).iterations;
        assert!(half.abs_diff(small.iterations / 2) <= 2, "{half} of {small:?}");
    }

    #[test]
    fn what_a_campaign_takes_to_begin_is_no_cost_of_its_executions() {
        let ms = Duration::from_millis;
        let runs = [(ms(300), 42), (ms(300), 42), (ms(190), 3)];
        assert_eq!(Cost::of(ms(200), &runs), Cost { campaign: ms(200), execution: ms(200) / 81 });
    }
}
