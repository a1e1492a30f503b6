//! How much work a campaign of a training may be.
//!
//! Campaigns are compared after so many executions, which some ways to search make a hundred times as dear as others: on
//! gawk-3.0.3 one of 4,000 executions took more than six minutes, its neighbours half a one. Nobody wants to search like that,
//! and the budget is better spent on others. What such a campaign covers until it is ended counts: that is as far as it gets in
//! many times the usual work. Work is counted ([`Effort::all_work`](crate::engine::Effort::all_work)) and not timed, and only
//! campaigns of phases that are over say what is usual, so that the same is ended however many run side by side.

use super::{Phase, Trial};

/// So many times the usual work.
const PATIENCE: u64 = 5;
/// Where no phase is over, so many campaigns say what is usual; none of them is ended.
const LEAD: u32 = 2;

/// Work for each execution of campaigns that have ended. Not all of them may be asked: see the module.
pub type Known<'a> = &'a mut dyn Iterator<Item = ((u32, Phase, u32), u64)>;

/// It is one of those.
pub fn leads(trial: &Trial) -> bool {
    let (round, phase, number) = trial.id;
    (round, phase) == (0, Phase::Find) && number < LEAD
}

/// The limit of this campaign; nothing: it has none.
pub fn most_work(trial: &Trial, known: Known<'_>) -> Option<u64> {
    let (round, phase, _) = trial.id;
    let first = (round, phase) == (0, Phase::Find);
    if leads(trial) {
        return None;
    }
    let counts = |id: (u32, Phase, u32)| match first {
        true => (id.0, id.1) == (round, phase) && id.2 < LEAD,
        false => (id.0, id.1) < (round, phase),
    };
    let mut works: Vec<u64> = known.filter(|(id, _)| counts(*id)).map(|(_, work)| work).collect();
    works.sort_unstable();
    // The lower of two: one of the first may be dear itself.
    let usual = works.get(works.len().checked_sub(1)? / 2)?;
    Some(usual.max(&1).saturating_mul(PATIENCE).saturating_mul(trial.iterations))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strategy::heuristic::Heuristic;

    #[test]
    fn only_phases_that_are_over_say_what_is_usual() {
        let trial =
            |id| Trial { id, heuristic: Heuristic::of("cgs").expect("a name"), seed: 0, iterations: 100 };
        let find = |number| (0, Phase::Find, number);
        let known = [(find(0), 5), (find(1), 9), (find(2), 800), (find(3), 7), ((0, Phase::Halve, 0), 1_000)];
        let limit = |id| most_work(&trial(id), &mut known.into_iter());
        assert_eq!((limit(find(0)), limit(find(1))), (None, None));
        // The first two, whatever else has ended.
        assert_eq!((limit(find(2)), limit(find(9))), (Some(2_500), Some(2_500)));
        // The middle of the phase before; then of both.
        assert_eq!(limit((0, Phase::Halve, 4)), Some(3_500));
        assert_eq!(limit((0, Phase::Check, 0)), Some(4_500));
        assert_eq!(limit((1, Phase::Find, 0)), Some(4_500));
        // No work at all is some work.
        assert_eq!(most_work(&trial((0, Phase::Check, 0)), &mut [(find(0), 0)].into_iter()), Some(500));
        assert_eq!(most_work(&trial(find(5)), &mut std::iter::empty()), None);
    }
}
