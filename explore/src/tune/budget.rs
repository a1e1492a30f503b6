//! How much to try in a given time.

use super::plan::Plan;
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

/// Scales `full` down so that its rounds should fit into `budget`, given what an execution takes and how many campaigns run
/// side by side: first samples and checks, both to a tenth at most, then the executions of each campaign.
pub fn scaled(full: &TuneOptions, budget: Duration, execution: Duration, jobs: usize) -> TuneOptions {
    let rounds = match full.method {
        Method::Random => full.max_rounds,
        Method::Paradyse | Method::Portfolio => full.max_rounds.min(ROUNDS),
    };
    let executions = |o: &TuneOptions| {
        let later = f64::from(rounds.saturating_sub(1)) * Plan::of(o, 1).executions() as f64;
        let first = Plan::of(o, 0);
        (first.executions() + first.confirm.executions()) as f64 + later
    };
    let seconds = |o: &TuneOptions| executions(o) * execution.as_secs_f64();
    let room = budget.as_secs_f64() * jobs.max(1) as f64;
    let share = |o: &TuneOptions| (room / seconds(o).max(f64::MIN_POSITIVE)).min(1.0);
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
        let ms = Duration::from_millis(1);
        let day = Duration::from_secs(86_400);
        assert_eq!(scaled(&full, day, ms, 2), full);
        let ten = Duration::from_secs(600);
        let small = scaled(&full, ten, ms, 2);
        let trials = u64::from(small.samples + small.keep * small.checks);
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
        let least = scaled(&full, ms, day, 1);
        assert_eq!((least.iterations, least.samples), (100, 100));
    }
}
