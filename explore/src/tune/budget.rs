//! How much to try in a given time.

use super::TuneOptions;
use std::time::Duration;

/// Rounds that a training is expected to take: the paper's took two to five.
const ROUNDS: f64 = 3.0;
/// Fewer executions tell weights apart no longer.
const FEWEST_ITERATIONS: f64 = 100.0;

/// Scales `full` down so that its rounds should fit into `budget`, given what an execution takes and how many campaigns run
/// side by side: first samples and checks, both to a tenth at most, then the executions of each campaign.
pub fn scaled(full: &TuneOptions, budget: Duration, execution: Duration, jobs: usize) -> TuneOptions {
    let seconds = |o: &TuneOptions| ROUNDS * o.campaigns() * o.iterations as f64 * execution.as_secs_f64();
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
        // Nothing is scaled to nothing.
        let least = scaled(&full, ms, day, 1);
        assert_eq!((least.iterations, least.samples), (100, 100));
    }
}
