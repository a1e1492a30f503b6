//! The campaigns of a round: how many there are in each phase, and how long they are.

use super::{Method, Phase, Trial, TuneOptions, portfolio};

/// Of a round.
const PHASES: [Phase; 3] = [Phase::Find, Phase::Halve, Phase::Check];
/// Executions of the last check, for each of the others.
const CONFIRMS: u64 = 2;
/// Its campaigns are longer than the others by so much at most: what is best after fewer executions than the user will make need
/// not be best then (grep-2.2: `auto` after 2,809, `cgs` after 4,000).
const LONGER: u64 = 2;

/// Campaigns of one phase.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Part {
    /// How many.
    pub campaigns: u64,
    /// Executions of each.
    pub iterations: u64,
}

impl Part {
    /// Of all of them.
    pub fn executions(self) -> u64 {
        self.campaigns.saturating_mul(self.iterations)
    }
}

/// A round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Its number, from 0.
    pub round: u32,
    /// See [`Phase::Find`].
    pub find: Part,
    /// See [`Phase::Halve`].
    pub halve: Part,
    /// See [`Phase::Check`].
    pub check: Part,
    /// See [`Phase::Confirm`]; after the last round, and not of it.
    pub confirm: Part,
    /// Heuristics that are checked.
    pub keep: u32,
    /// And after the last round, those of all rounds, if there were so many.
    pub finalists: u32,
}

impl Plan {
    /// The round of this number, from 0.
    pub fn of(options: &TuneOptions, round: u32) -> Self {
        // What a budget left of `options.whole`.
        let length = options.iterations;
        let (keep, checks) = (options.keep.max(2), options.checks.max(1));
        let samples = u64::from(options.samples.max(2));
        let (find, halve) = match options.method {
            Method::Paradyse | Method::Random => {
                (Part { campaigns: samples, iterations: length }, Part::default())
            }
            Method::Portfolio => {
                // However few the samples, all that is known is tried first.
                let samples = if round == 0 { samples.max(portfolio::KNOWN_AT_FIRST) } else { samples };
                let find = Part { campaigns: samples, iterations: (length / portfolio::SHORT).max(1) };
                let better = samples.div_ceil(portfolio::KEPT).max(keep.into()).min(samples);
                (find, Part { campaigns: better, iterations: (length / 2).max(1) })
            }
        };
        let finalists = keep;
        let keep = u64::from(keep).min(find.campaigns) as u32;
        let check = Part { campaigns: u64::from(keep) * u64::from(checks), iterations: length };
        let confirm = match options.method {
            Method::Paradyse | Method::Random => Part::default(),
            Method::Portfolio => {
                let iterations = options.whole.clamp(length, LONGER.saturating_mul(length));
                let each = (CONFIRMS * u64::from(checks)).saturating_mul(length) / iterations.max(1);
                Part { campaigns: u64::from(finalists) * each.max(1), iterations }
            }
        };
        Self { round, find, halve, check, confirm, keep, finalists }
    }

    /// The campaigns of a phase.
    pub fn part(&self, phase: Phase) -> Part {
        match phase {
            Phase::Find => self.find,
            Phase::Halve => self.halve,
            Phase::Check => self.check,
            Phase::Confirm => self.confirm,
        }
    }

    /// Executions of all its campaigns, without those after the last round.
    pub fn executions(&self) -> u64 {
        PHASES.into_iter().fold(0, |sum, phase| sum.saturating_add(self.part(phase).executions()))
    }

    /// Executions that are left after a campaign, if all before it were run.
    pub fn left_after(&self, trial: &Trial) -> u64 {
        let (_, phase, number) = trial.id;
        let part = self.part(phase);
        let rest = part.campaigns.saturating_sub(u64::from(number) + 1);
        let later =
            PHASES.into_iter().filter(|later| *later > phase).map(|later| self.part(later).executions());
        later.fold(Part { campaigns: rest, ..part }.executions(), u64::saturating_add)
    }

    /// In a line, for people.
    pub fn text(&self) -> String {
        let mut text = format!("{} samples, ", self.find.campaigns);
        if self.find.iterations < self.check.iterations {
            text += &format!("{} executions each, ", self.find.iterations);
        }
        if self.halve.campaigns > 0 {
            text += &format!(
                "{} of them again, {} executions each, ",
                self.halve.campaigns, self.halve.iterations
            );
        }
        let checks = self.check.campaigns / u64::from(self.keep.max(1));
        text + &format!(
            "{} of them {checks} times more, {} executions each",
            self.keep, self.check.iterations
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strategy::heuristic::Heuristic;

    #[test]
    fn the_last_check_is_as_long_as_was_asked_for_or_twice_as_long_as_the_others() {
        let confirm = |iterations, whole| {
            let options = TuneOptions { iterations, whole, ..TuneOptions::of(Method::Portfolio) };
            let Plan { check, confirm, .. } = Plan::of(&options, 0);
            assert_eq!((check.campaigns, check.iterations), (6 * 5, iterations));
            (confirm.campaigns / 6, confirm.iterations)
        };
        assert_eq!(confirm(4_000, 4_000), (10, 4_000));
        assert_eq!(confirm(2_500, 4_000), (6, 4_000));
        assert_eq!(confirm(200, 4_000), (5, 400));
        // Later rounds have fewer samples than the first, but the best of all are checked.
        let options = TuneOptions { samples: 2, ..TuneOptions::of(Method::Portfolio) };
        let Plan { keep, finalists, confirm, .. } = Plan::of(&options, 1);
        assert_eq!((keep, finalists, confirm.campaigns), (2, 6, 60));
    }

    #[test]
    fn what_is_left_of_a_round_counts_down_to_nothing() {
        let options =
            TuneOptions { iterations: 800, samples: 10, whole: 800, ..TuneOptions::of(Method::Portfolio) };
        let plan = Plan::of(&options, 0);
        assert_eq!(
            plan.text(),
            "30 samples, 100 executions each, 8 of them again, 400 executions each, 6 of them 5 times more, 800 executions each"
        );
        let mut left = plan.executions();
        assert_eq!(left, 30 * 100 + 8 * 400 + 30 * 800);
        for phase in PHASES {
            for number in 0..plan.part(phase).campaigns as u32 {
                let iterations = plan.part(phase).iterations;
                let heuristic = Heuristic::of("cgs").expect("a name");
                let trial = Trial { id: (0, phase, number), heuristic, seed: 0, iterations };
                left -= iterations;
                assert_eq!(plan.left_after(&trial), left, "{:?}", trial.id);
            }
        }
        assert_eq!(left, 0);
    }
}
