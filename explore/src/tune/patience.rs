//! How much work a campaign of a training may be.
//!
//! Campaigns are compared after so many executions, which some ways to search make a hundred times as dear as others: on
//! gawk-3.0.3 one of 4,000 executions had not ended after nearly six minutes; its neighbours take less than one. Nobody wants to search like that,
//! and the budget is better spent on others. What such a campaign covers until it is ended counts: that is as far as it gets in
//! several times the usual work.
//!
//! What is usual, campaigns of as many executions say, as later executions are dearer than the first: the first few of each phase. (At the
//! very first these are two strategies from zeros and from random bytes; later they are what was best, as the others are.) They themselves
//! are ended, too, after much more than those of earlier phases took for each execution. Work is counted ([`Effort::all_work`](crate::engine::Effort::all_work)) and not timed, and only campaigns that ended before
//! the phase's others begin are asked, so that the same is ended however many run side by side.

use super::{Phase, Trial};

/// So many times the usual work.
const PATIENCE: u64 = 4;
/// So many campaigns say what is usual in their phase.
const LEAD: u32 = 4;
/// They are ended after so many times the work of earlier phases.
const LEADS: u64 = 16;
/// Work, about so many microseconds, after which no campaign is ended: where all take next to none, the first query may be most of it.
const LEAST: u64 = 250_000;

/// It is one of those.
pub fn leads(trial: &Trial) -> bool {
    trial.id.2 < LEAD
}

/// The most work of a campaign, by what it was for each execution in campaigns that have ended (not all of them are asked: see the
/// module); nothing: it has no limit.
pub fn most_work(trial: &Trial, known: impl Iterator<Item = ((u32, Phase, u32), u64)>) -> Option<u64> {
    let (round, phase, _) = trial.id;
    // The last check may follow a round that is not over, and be gone on with after it.
    let is_over = |(r, p, _): (u32, Phase, u32)| {
        p != Phase::Confirm && (r < round || r == round && p < phase && phase != Phase::Confirm)
    };
    let leads_here = |(r, p, number): (u32, Phase, u32)| (r, p) == (round, phase) && number < LEAD;
    let counts = |id| if leads(trial) { is_over(id) } else { leads_here(id) };
    let mut works: Vec<u64> = known.filter(|(id, _)| counts(*id)).map(|(_, work)| work).collect();
    works.sort_unstable();
    // Of the few the dearest, of many three quarters are no dearer: of those that begin with zeros and those that begin with random bytes
    // either half may be much cheaper than the other.
    let usual = works.get(works.len() * 3 / 4)?;
    let times = if leads(trial) { LEADS } else { PATIENCE };
    Some(usual.saturating_mul(times).saturating_mul(trial.iterations).max(LEAST))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strategy::heuristic::Heuristic;

    #[test]
    fn the_first_of_a_phase_say_what_is_usual_in_it() {
        let heuristic = Heuristic::of("cgs").expect("a name");
        let of = |list: &[_], id| {
            let trial = Trial { id, heuristic: heuristic.clone(), seed: 0, iterations: 1_000 };
            most_work(&trial, list.iter().copied())
        };
        let all = |round, phase, works: &[u64]| -> Vec<_> {
            works.iter().enumerate().map(|(n, &work)| ((round, phase, n as u32), work)).collect()
        };
        let first = all(0, Phase::Find, &[5_000, 9_000, 700, 800, 80_000, 7]);
        // The very first have no limit; the others four times the dearest of those, whatever else has ended.
        assert_eq!(of(&[], (0, Phase::Find, 0)), None);
        assert_eq!(of(&first, (0, Phase::Find, 3)), None);
        assert_eq!(of(&first, (0, Phase::Find, 4)), Some(4 * 9_000_000));
        // Longer campaigns cost more for each execution.
        assert_eq!(of(&first, (0, Phase::Halve, 0)), Some(16 * 9_000_000));
        let halved = [first, all(0, Phase::Halve, &[20_000, 30_000, 60_000, 30_000])].concat();
        assert_eq!(of(&halved, (0, Phase::Halve, 9)), Some(4 * 60_000_000));
        assert_eq!(of(&halved, (0, Phase::Check, 2)), Some(16 * 30_000_000));
        // Of a round that was not finished, and of a last check, nothing counts for others.
        let more = [halved.clone(), all(1, Phase::Find, &[1]), all(1, Phase::Confirm, &[900_000])].concat();
        for id in [(1, Phase::Confirm, 0), (1, Phase::Find, 0), (0, Phase::Halve, 9)] {
            assert_eq!(of(&more, id), of(&halved, id), "{id:?}");
        }
        // Where nothing costs anything, none is ended for the little that it takes.
        let nothing = all(0, Phase::Find, &[0, 0, 1, 2]);
        assert_eq!(of(&nothing, (0, Phase::Find, 5)), Some(LEAST));
    }
}
