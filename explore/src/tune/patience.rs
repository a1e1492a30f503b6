//! How much work a campaign of a training may be.
//!
//! Campaigns are compared after so many executions, which some ways to search make a hundred times as dear as others: on
//! gawk-3.0.3 one of 4,000 executions had not ended after nearly six minutes; its neighbours take less than one. Nobody wants to search like that,
//! and the budget is better spent on others. What such a campaign covers until it is ended counts: that is as far as it gets in
//! several times the usual work. Work is counted ([`Effort::all_work`](crate::engine::Effort::all_work)) and not timed, and only
//! campaigns of phases that are over say what is usual, so that the same is ended however many run side by side.

use super::{Phase, Trial};

/// So many times the usual work.
pub const PATIENCE: u64 = 4;
/// Where no phase is over, so many campaigns say what is usual; none of them is ended.
const LEAD: u32 = 2;

/// It is one of those.
pub fn leads(trial: &Trial) -> bool {
    let (round, phase, number) = trial.id;
    (round, phase) == (0, Phase::Find) && number < LEAD
}

/// The most work for each execution of the campaigns of this phase, by what it was in campaigns that have ended (not all of
/// them are asked: see the module); nothing: it has no limit.
pub fn most_work(
    (round, phase): (u32, Phase),
    known: impl Iterator<Item = ((u32, Phase, u32), u64)>,
) -> Option<u64> {
    let first = (round, phase) == (0, Phase::Find);
    // The last check may follow a round that is not over, and be gone on with after it.
    let is_over = |(r, p, _): (u32, Phase, u32)| {
        p != Phase::Confirm && (r < round || r == round && p < phase && phase != Phase::Confirm)
    };
    let leads = |(r, p, number)| (r, p) == (0, Phase::Find) && number < LEAD;
    let counts = |id| if first { leads(id) } else { is_over(id) };
    let mut works: Vec<u64> = known.filter(|(id, _)| counts(*id)).map(|(_, work)| work).collect();
    works.sort_unstable();
    // Three quarters are no dearer: of those that begin with zeros and those that begin with random bytes either half may be
    // much cheaper than the other.
    let usual = works.get(works.len() * 3 / 4)?;
    Some(usual.max(&1).saturating_mul(PATIENCE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_phases_that_are_over_say_what_is_usual() {
        let find = |round, number, work| ((round, Phase::Find, number), work);
        let of = |list: &[_], id| most_work(id, list.iter().copied());
        let round = [find(0, 0, 5), find(0, 1, 9), find(0, 2, 800), find(0, 3, 7)];
        // The first two, whatever else has ended; the dearer of them.
        assert_eq!(of(&round, (0, Phase::Find)), Some(36));
        assert_eq!(of(&round, (0, Phase::Halve)), Some(3_200));
        let more = [&round[..], &[find(1, 0, 1), find(1, 1, 1), ((0, Phase::Check, 0), 6)]].concat();
        assert_eq!(of(&more, (0, Phase::Check)), Some(3_200));
        assert_eq!(of(&more, (1, Phase::Find)), Some(36));
        // Of a round that was not finished, and of a last check, nothing counts.
        assert_eq!(of(&more, (1, Phase::Confirm)), Some(36));
        let last = [&more[..], &[((1, Phase::Confirm, 0), 90_000)]].concat();
        assert_eq!(of(&last, (2, Phase::Find)), of(&more, (2, Phase::Find)));
        // No work at all is some work.
        assert_eq!(of(&[find(0, 0, 0)], (0, Phase::Check)), Some(4));
        assert_eq!(of(&[], (0, Phase::Find)), None);
    }
}
