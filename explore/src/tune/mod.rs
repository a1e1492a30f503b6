//! Learning weights for `--strategy param` (ParaDySE: Cha, Hong, Lee & Oh, ICSE 2018, section 3.3, algorithm 2).
//!
//! ```text
//! space := [-1, 1]^40
//! repeat
//!   find    n samples of the space, one campaign each; keep the K that covered most
//!   check   those K again, several campaigns each; the two best averages
//!   refine  the space to what these two agree about
//! until the best average no longer rises; the answer is the best of all rounds
//! ```
//!
//! All campaigns of a phase are independent ([`Trials`] runs them, in parallel if it can) and have seeds of their own, so
//! the result is a function of the program, the options and the seed. What was run is kept in a [`journal`], so that an
//! interrupted training goes on where it was.

pub mod budget;
pub mod journal;
pub mod runner;
pub mod space;
#[cfg(test)]
mod tests;

use crate::strategy::param::Weights;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use space::Space;

/// How much is tried. The defaults are the paper's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct TuneOptions {
    /// Executions of each campaign.
    pub iterations: u64,
    /// Samples of each round (n).
    pub samples: u32,
    /// How many of them are checked (K).
    pub keep: u32,
    /// Campaigns for each of these.
    pub checks: u32,
    /// Rounds after which it ends in any case.
    pub max_rounds: u32,
    /// Seed of samples and campaigns.
    pub seed: u64,
}

impl Default for TuneOptions {
    fn default() -> Self {
        Self { iterations: 4_000, samples: 1_000, keep: 10, checks: 10, max_rounds: 20, seed: 0 }
    }
}

/// The part of a round that a campaign belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// One campaign for each sample.
    Find,
    /// Several for each of the best.
    Check,
}

/// One campaign to run.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// Round, from 0; phase; number in it.
    pub id: (u32, Phase, u32),
    /// The weights to try.
    pub weights: Weights,
    /// The campaign's seed.
    pub seed: u64,
}

/// Why training ended before it was done.
#[derive(Debug, thiserror::Error)]
pub enum TuneError {
    /// The user, or the time: what was run is in the journal.
    #[error("interrupted")]
    Interrupted,
    /// A campaign could not be run.
    #[error(transparent)]
    Explore(#[from] crate::summary::ExploreError),
    /// The journal cannot be used.
    #[error(transparent)]
    Journal(#[from] journal::JournalError),
}

/// Runs campaigns.
pub trait Trials {
    /// Branch sides that each campaign covered, in order.
    fn run(&mut self, trials: &[Trial]) -> Result<Vec<u32>, TuneError>;
}

/// What a round found.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// Campaigns of its first phase, and their average of covered sides.
    pub found: (usize, f64),
    /// The most a campaign of its first phase covered.
    pub most: u32,
    /// The best weights, and the average that they covered when checked.
    pub best: (Weights, f64),
    /// The second best.
    pub second: (Weights, f64),
    /// What they agree about: the next round's space.
    pub space: Space,
}

/// What training found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tuned {
    /// The rounds.
    pub rounds: Vec<Round>,
    /// The last of them covered no more than the one before.
    pub converged: bool,
}

impl Tuned {
    /// The best weights of all rounds, with their average; the earlier of equals.
    pub fn best(&self) -> Option<&(Weights, f64)> {
        let better = |a: &&Round, b: &&Round| a.best.1.total_cmp(&b.best.1);
        self.rounds.iter().rev().max_by(better).map(|round| &round.best)
    }
}

/// Trains; `told` hears of each round. What was found before an interruption is in `tuned`.
pub fn tune(
    options: &TuneOptions,
    trials: &mut dyn Trials,
    tuned: &mut Tuned,
    told: &mut dyn FnMut(&Round),
) -> Result<(), TuneError> {
    let mut rng = SmallRng::seed_from_u64(options.seed);
    let mut space = Space::default();
    for number in 0..options.max_rounds {
        let round = one_round(options, number, &space, &mut rng, trials)?;
        space = round.space.clone();
        told(&round);
        let before = tuned.rounds.last().map(|before| before.best.1);
        let rises = before.is_none_or(|before| round.best.1 > before);
        tuned.rounds.push(round);
        if !rises {
            tuned.converged = true;
            break;
        }
    }
    Ok(())
}

fn one_round(
    options: &TuneOptions,
    number: u32,
    space: &Space,
    rng: &mut SmallRng,
    trials: &mut dyn Trials,
) -> Result<Round, TuneError> {
    let find: Vec<Trial> = (0..options.samples.max(2))
        .map(|n| Trial { id: (number, Phase::Find, n), weights: space.sample(rng), seed: rng.random() })
        .collect();
    let covered = trials.run(&find)?;
    let sum: f64 = covered.iter().copied().map(f64::from).sum();
    let most = covered.iter().copied().max().unwrap_or(0);
    let mut order: Vec<usize> = (0..find.len()).collect();
    order.sort_by_key(|&n| std::cmp::Reverse(covered[n]));
    order.truncate(options.keep.max(2) as usize);
    let checks = options.checks.max(1);
    let check: Vec<Trial> = (0..order.len() as u32 * checks)
        .map(|n| {
            let weights = find[order[(n / checks) as usize]].weights.clone();
            Trial { id: (number, Phase::Check, n), weights, seed: rng.random() }
        })
        .collect();
    let again = trials.run(&check)?;
    let average = |part: &[u32]| part.iter().copied().map(f64::from).sum::<f64>() / part.len() as f64;
    let mut averages: Vec<(usize, f64)> =
        order.iter().copied().zip(again.chunks(checks as usize).map(average)).collect();
    averages.sort_by(|a, b| b.1.total_cmp(&a.1));
    let [best, second] = [0, 1].map(|n| (find[averages[n].0].weights.clone(), averages[n].1));
    let space = Space::refined(&best.0, &second.0);
    Ok(Round { found: (find.len(), sum / find.len() as f64), most, best, second, space })
}
