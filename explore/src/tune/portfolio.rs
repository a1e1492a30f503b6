//! Choosing among everything that a search is made of: strategies that need no training, teams of them, weights of
//! `frontier`, what unknown bytes are at the start, and when the tree is thrown away.
//!
//! ```text
//! pool := what is known to work, as it is; the rest at random
//! repeat
//!   find    each of the pool in a short campaign; the best quarter
//!   halve   these in one of half the length; the best K
//!   check   these K in several whole ones
//!   pool := the best of all that was checked, changed a little, and crossed: nothing that was tried before
//! until the best average no longer rises
//! confirm   the best K of all rounds in twice as many whole ones, or fewer longer ones, with other seeds; the answer is the
//!           best of these
//! ```
//!
//! Short runs first are successive halving (Jamieson & Talwalkar, *Non-stochastic Best Arm Identification*, AISTATS 2016);
//! that search parameters beside the heuristic are worth tuning is SymTuner's lesson (Cha, Lee, Lee & Oh, ICSE 2022).
//! Strategies that need no training are in the first pool. Some begin slowly, so a short run does not drop them, and the best two
//! are checked in any case. What is best of many by few campaigns was lucky, and often others were level with it; hence the
//! last check.

use super::plan::Plan;
use super::{Average, Learner, Phase, Round, Trials, TuneError, TuneOptions, best_of, campaigns};
use crate::strategy::frontier::features::FEATURES;
use crate::strategy::frontier::{PRESETS, Weights};
use crate::strategy::heuristic::Heuristic;
use hashbrown::HashSet;
use rand::Rng;
use rand::rngs::SmallRng;
use std::sync::Arc;

/// A campaign of the first phase is this part of a whole one.
pub const SHORT: u64 = 8;
/// This part of the pool is halved.
pub const KEPT: u64 = 4;
/// What is known to work: strategies that need no training and hand-set weights, each with two starts.
pub const KNOWN_AT_FIRST: u64 = 2 * (KNOWN.len() + PRESETS.len() - 1) as u64;
/// Changes in a row that were tried before, after which something at random is proposed.
const CHANGES: u32 = 10;
/// What needs no training.
const KNOWN: [&str; 9] = [
    "cgs",
    "auto",
    "carfast",
    "cfg",
    "generational",
    "covnew",
    "random-branch",
    "auto=cgs,frontier",
    "frontier",
];
/// Parts of teams.
const PARTS: [&str; 6] = ["cgs", "frontier", "generational", "carfast", "cfg", "covnew"];

/// See the module.
pub struct Portfolio {
    options: TuneOptions,
    known: Vec<Heuristic>,
    /// The best that was checked, best first.
    elite: Vec<Average>,
    /// All that was ever proposed: see [`identity`].
    proposed: HashSet<String>,
}

impl Portfolio {
    /// Nothing was tried.
    pub fn new(options: &TuneOptions) -> Result<Self, TuneError> {
        let mut known = Vec::new();
        for name in KNOWN {
            known.push(Heuristic::of(name)?);
        }
        for (_, preset) in PRESETS.iter().skip(1) {
            let frontier = Some(Arc::new(Weights::of(preset)));
            known.push(Heuristic { frontier, ..Heuristic::of("frontier")? });
        }
        let starts = |h: Heuristic| [h.clone(), Heuristic { random_start: true, ..h }];
        let known = known.into_iter().flat_map(starts).collect();
        Ok(Self { options: *options, known, elite: Vec::new(), proposed: HashSet::new() })
    }

    /// The better start of each strategy that needs no training, of those tried; the best first. There are some in the first
    /// round only.
    fn plain(&self, tried: &[(Heuristic, u32)]) -> Vec<Heuristic> {
        let plain = |h: &Heuristic| h.frontier.is_none() && self.known.contains(h);
        let tried: Vec<_> = tried.iter().filter(|t| plain(&t.0)).cloned().collect();
        let mut names = HashSet::new();
        let mut all = best_of(&tried, tried.len() as u32);
        all.retain(|h| names.insert((h.strategy.name, h.parts())));
        all
    }

    /// After how many executions a tree may be thrown away.
    fn restart(&self, rng: &mut SmallRng) -> Option<u64> {
        let part = [0, 0, 16, 8, 4][rng.random_range(0..5)];
        (part > 0).then(|| (self.options.iterations / part).max(1))
    }

    /// Something at random.
    fn sample(&self, rng: &mut SmallRng) -> Result<Heuristic, TuneError> {
        let mut heuristic = match rng.random_range(0..4) {
            0 => Heuristic::of(&team(rng))?,
            _ => Heuristic::of("frontier")?,
        };
        if heuristic.has("frontier") {
            let weight = |_| if rng.random_bool(0.4) { rng.random_range(-0.5..=1.0) } else { 0.0 };
            heuristic.frontier = Some(Arc::new(Weights([0; FEATURES].map(weight))));
        }
        (heuristic.random_start, heuristic.restart) = (rng.random(), self.restart(rng));
        Ok(heuristic)
    }

    /// Something near to what was good.
    fn change(&self, rng: &mut SmallRng) -> Result<Heuristic, TuneError> {
        let mut pick = || &self.elite[rng.random_range(0..self.elite.len())].0;
        let (mut heuristic, other) = (pick().clone(), pick().clone());
        if rng.random_bool(0.15) {
            heuristic.random_start ^= true;
        }
        if rng.random_bool(0.2) {
            heuristic.restart = self.restart(rng);
        }
        if rng.random_bool(0.15) {
            let team = Heuristic::of(&team(rng))?;
            (heuristic.strategy, heuristic.parts) = (team.strategy, team.parts);
        } else if rng.random_bool(0.1) {
            let frontier = Heuristic::of("frontier")?;
            (heuristic.strategy, heuristic.parts) = (frontier.strategy, frontier.parts);
        }
        if heuristic.has("frontier") {
            let own = heuristic.frontier.as_deref().cloned().unwrap_or_default();
            let theirs = other.frontier.as_deref().cloned().unwrap_or_default();
            let cross = rng.random_bool(0.4);
            let weight = |n: usize| {
                let weight = if cross && rng.random() { theirs.0[n] } else { own.0[n] };
                match rng.random_range(0..20) {
                    0 => 0.0,
                    1..5 => (weight + rng.random_range(-0.4..=0.4)).clamp(-1.0, 1.0),
                    _ => weight,
                }
            };
            heuristic.frontier = Some(Arc::new(Weights(std::array::from_fn(weight))));
        } else {
            heuristic.frontier = None;
        }
        Ok(heuristic)
    }

    /// Something near to what was good that was not proposed yet; at random while nothing is good, or where that is hard to
    /// find.
    fn new_one(&mut self, rng: &mut SmallRng) -> Result<Heuristic, TuneError> {
        for attempt in 0..10 * CHANGES {
            let changes = !self.elite.is_empty() && attempt < CHANGES;
            let heuristic = if changes { self.change(rng)? } else { self.sample(rng)? };
            if self.proposed.insert(identity(&heuristic)) {
                return Ok(heuristic);
            }
        }
        self.sample(rng)
    }
}

/// `best`, with the first of `also` in place of the last of the others: one in `part` at most.
fn with(mut best: Vec<Heuristic>, also: Vec<Heuristic>, part: usize) -> Vec<Heuristic> {
    let also = &also[..also.len().min(best.len() / part)];
    for heuristic in also {
        let last = best.iter().rposition(|other| !also.contains(other));
        if let Some(last) = last.filter(|_| !best.contains(heuristic)) {
            best.remove(last);
            best.push(heuristic.clone());
        }
    }
    best
}

/// The same for heuristics that search alike: a strategy alone is that of its usual parts, and no weights are the usual ones.
fn identity(heuristic: &Heuristic) -> String {
    let mut parts = heuristic.parts();
    parts.sort_unstable();
    let weights = heuristic.frontier.as_deref().cloned().unwrap_or_default();
    let weights = heuristic.has("frontier").then_some(weights);
    let Heuristic { strategy, random_start, restart, .. } = heuristic;
    format!("{strategy:?} {parts:?} {random_start} {restart:?} {weights:?}")
}

/// A team of two to four.
fn team(rng: &mut SmallRng) -> String {
    let mut parts = PARTS.to_vec();
    let size = rng.random_range(2..=4);
    while parts.len() > size {
        parts.remove(rng.random_range(0..parts.len()));
    }
    format!("auto={}", parts.join(","))
}

impl Learner for Portfolio {
    fn propose(&mut self, rng: &mut SmallRng) -> Result<Vec<Heuristic>, TuneError> {
        let samples = self.options.samples.max(2) as usize;
        // However small the first pool, all that is known is in it.
        let mut pool = if self.elite.is_empty() { self.known.clone() } else { Vec::new() };
        self.proposed.extend(pool.iter().map(identity));
        while pool.len() < samples {
            pool.push(self.new_one(rng)?);
        }
        Ok(pool)
    }

    fn choose(
        &mut self,
        plan: &Plan,
        tried: &[(Heuristic, u32)],
        rng: &mut SmallRng,
        trials: &mut dyn Trials,
    ) -> Result<Vec<Heuristic>, TuneError> {
        let better = with(best_of(tried, plan.halve.campaigns as u32), self.plain(tried), 2);
        let halve = campaigns((plan.round, Phase::Halve), &better, 1, plan.halve.iterations, rng);
        let halved: Vec<_> = better.into_iter().zip(trials.run(&halve)?).collect();
        Ok(with(best_of(&halved, plan.keep), self.plain(&halved), 3))
    }

    fn learn(&mut self, round: &Round) {
        self.elite.extend(round.checked.iter().cloned());
        self.elite.sort_by(|a, b| b.1.total_cmp(&a.1));
        self.elite.truncate(self.options.keep.max(2) as usize);
    }

    fn finalists(&self) -> Vec<Heuristic> {
        self.elite.iter().map(|(heuristic, _)| heuristic.clone()).collect()
    }
}
