//! Learning how to search a program: campaigns are run by many heuristics, and what covers most is kept.
//!
//! Three ways ([`Method`]): [`paradyse`] learns weights for `--strategy param` as the paper does, `random` draws them and
//! does no more (what the paper's optimiser is to be compared with), and [`portfolio`] chooses among all that a search is
//! made of, the strategies that need no training included.
//!
//! All campaigns of a phase are independent ([`Trials`] runs them, in parallel if it can) and have seeds of their own, so
//! the result is a function of the program, the options and the seed. What was run is kept in a [`journal`], so that an
//! interrupted training goes on where it was.

pub mod budget;
pub mod journal;
pub mod paradyse;
pub mod patience;
pub mod plan;
pub mod portfolio;
pub mod report;
pub mod runner;
pub mod space;
#[cfg(test)]
mod tests;

use crate::strategy::NameError;
use crate::strategy::heuristic::Heuristic;
use plan::Plan;
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// How to learn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// Everything that a search is made of: see [`portfolio`].
    Portfolio,
    /// Weights of `param`: see [`paradyse`].
    Paradyse,
    /// The same, from the whole space in every round, to the limit of rounds.
    Random,
}

/// How much is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct TuneOptions {
    /// How to learn.
    pub method: Method,
    /// Executions of each campaign.
    pub iterations: u64,
    /// Those of the last check, as far as it may: at most twice as many. What they were before a budget scaled them.
    pub whole: u64,
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
    /// Bytes that each campaign may take: what it covers depends on that.
    pub memory: u64,
    /// Weights are for features as the paper's artefact computes them (`paradyse` and `random`).
    #[serde(default)]
    pub compat: bool,
}

impl TuneOptions {
    /// The usual figures: the paper's, where it has some.
    pub fn of(method: Method) -> Self {
        let paper = Self {
            method,
            iterations: 4_000,
            whole: 4_000,
            samples: 1_000,
            keep: 10,
            checks: 10,
            max_rounds: 20,
            seed: 0,
            memory: u64::MAX,
            compat: false,
        };
        match method {
            Method::Paradyse | Method::Random => paper,
            Method::Portfolio => Self { samples: 96, keep: 6, checks: 5, ..paper },
        }
    }
}

/// The part of a round that a campaign belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// One campaign for each sample.
    Find,
    /// A longer one for the better of them.
    Halve,
    /// Several for each of the best.
    Check,
    /// As many executions again, and more, for the best of all rounds: of many averages of few campaigns, the highest was lucky,
    /// too.
    Confirm,
}

impl Phase {
    /// For people.
    pub fn name(self) -> &'static str {
        match self {
            Self::Find => "sample",
            Self::Halve => "longer campaign",
            Self::Check => "check",
            Self::Confirm => "last check",
        }
    }
}

/// One campaign to run.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Round, from 0; phase; number in it.
    pub id: (u32, Phase, u32),
    /// What to try.
    pub heuristic: Heuristic,
    /// The campaign's seed.
    pub seed: u64,
    /// Its executions.
    pub iterations: u64,
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
    /// A strategy is missing.
    #[error(transparent)]
    Strategy(#[from] NameError),
}

/// Runs campaigns.
pub trait Trials {
    /// Branch sides that each campaign covered, in order.
    fn run(&mut self, trials: &[Trial]) -> Result<Vec<u32>, TuneError>;
    /// What one covered, if it was run.
    fn covered(&self, id: (u32, Phase, u32)) -> Option<u32>;
}

/// A heuristic and the average of what it covered.
pub type Average = (Heuristic, f64);

/// What a round found.
#[derive(Clone, Debug)]
pub struct Round {
    /// What its first phase tried, and covered.
    pub tried: Vec<(Heuristic, u32)>,
    /// What was checked, the best first; at least two.
    pub checked: Vec<Average>,
}

impl Round {
    /// What its first phase covered on average.
    pub fn average(&self) -> f64 {
        average(self.tried.iter().map(|t| t.1))
    }

    /// The most that a campaign of its first phase covered.
    pub fn most(&self) -> u32 {
        self.tried.iter().map(|t| t.1).max().unwrap_or(0)
    }
}

fn average(list: impl ExactSizeIterator<Item = u32>) -> f64 {
    let len = list.len().max(1) as f64;
    list.map(f64::from).sum::<f64>() / len
}

/// What training found.
#[derive(Clone, Debug, Default)]
pub struct Tuned {
    /// The rounds.
    pub rounds: Vec<Round>,
    /// The best of them, checked once more with other seeds, the best first; empty if that was not done.
    pub confirmed: Vec<Average>,
    /// The last of them covered no more than those before.
    pub converged: bool,
    /// The best of a round that was interrupted, going by what was run of its last phase.
    pub unfinished: Option<Average>,
}

impl Tuned {
    /// The best that was confirmed, or else of all rounds, with its average; the earlier of equals. Where no round ended, the
    /// best so far.
    pub fn best(&self) -> Option<&Average> {
        if let Some(best) = self.confirmed.first() {
            return Some(best);
        }
        let all = self.rounds.iter().rev().filter_map(|round| round.checked.first());
        all.max_by(|a, b| a.1.total_cmp(&b.1)).or(self.unfinished.as_ref())
    }
}

/// One way to learn.
trait Learner {
    /// What to try first in this round, and for how many executions.
    fn propose(&mut self, rng: &mut SmallRng) -> Result<Vec<Heuristic>, TuneError>;
    /// What of that to check, the best first.
    fn choose(
        &mut self,
        plan: &Plan,
        tried: &[(Heuristic, u32)],
        rng: &mut SmallRng,
        trials: &mut dyn Trials,
    ) -> Result<Vec<Heuristic>, TuneError>;
    /// What came of a round.
    fn learn(&mut self, round: &Round);
    /// What to check once more after the last round, the best first.
    fn finalists(&self) -> Vec<Heuristic> {
        Vec::new()
    }
    /// A round that found nothing better is the last.
    fn converges(&self) -> bool {
        true
    }
}

fn learner(options: &TuneOptions) -> Result<Box<dyn Learner>, TuneError> {
    Ok(match options.method {
        Method::Paradyse | Method::Random => Box::new(paradyse::Paradyse::new(options)),
        Method::Portfolio => Box::new(portfolio::Portfolio::new(options)?),
    })
}

/// The first `count` that a training tries.
pub fn first_tried(options: &TuneOptions, count: usize) -> Result<Vec<Heuristic>, TuneError> {
    let mut proposed = learner(options)?.propose(&mut SmallRng::seed_from_u64(options.seed))?;
    proposed.truncate(count);
    Ok(proposed)
}

/// Trains; `told` hears of each round. What was found before an interruption is in `tuned`.
pub fn tune(
    options: &TuneOptions,
    trials: &mut dyn Trials,
    tuned: &mut Tuned,
    told: &mut dyn FnMut(&Round),
) -> Result<(), TuneError> {
    let mut rng = SmallRng::seed_from_u64(options.seed);
    let mut learner = learner(options)?;
    let end = rounds(options, learner.as_mut(), &mut rng, trials, tuned, told);
    if !matches!(end, Ok(()) | Err(TuneError::Interrupted)) {
        return end;
    }
    // Where time ended a round, some is kept for this: see [`budget`].
    let (confirmed, last) = confirm(options, tuned.rounds.len() as u32, &learner.finalists(), trials);
    tuned.confirmed = confirmed;
    match last {
        // A failure is told, also where time had ended the rounds.
        Ok(()) | Err(TuneError::Interrupted) => end.and(last),
        failure => failure,
    }
}

/// Rounds, until they find nothing better.
fn rounds(
    options: &TuneOptions,
    learner: &mut dyn Learner,
    rng: &mut SmallRng,
    trials: &mut dyn Trials,
    tuned: &mut Tuned,
    told: &mut dyn FnMut(&Round),
) -> Result<(), TuneError> {
    for number in 0..options.max_rounds {
        let mut noting = Noting { trials, asked: Vec::new() };
        let round = one_round(options, number, learner, rng, &mut noting);
        if round.is_err() {
            tuned.unfinished = noting.best();
        }
        let round = round?;
        learner.learn(&round);
        told(&round);
        let before = tuned.best().map(|best| best.1);
        let rises = before.is_none_or(|before| round.checked[0].1 > before);
        tuned.rounds.push(round);
        if !rises && learner.converges() {
            tuned.converged = true;
            break;
        }
    }
    tuned.converged |= !learner.converges();
    Ok(())
}

/// Checks the finalists of the rounds that ended once more, all with one seed before any with the next: if that is
/// interrupted, they are compared by the seeds that all had, unless these are fewer than they had before. The best first.
fn confirm(
    options: &TuneOptions,
    ended: u32,
    finalists: &[Heuristic],
    trials: &mut dyn Trials,
) -> (Vec<Average>, Result<(), TuneError>) {
    if finalists.len() < 2 {
        return (Vec::new(), Ok(()));
    }
    let plan = Plan::of(options, ended);
    let each = plan.confirm.campaigns / u64::from(plan.finalists.max(1));
    // Not the seeds of rounds, and the same however many there were.
    let mut rng = SmallRng::seed_from_u64(options.seed ^ u64::from_le_bytes(*b"confirm\0"));
    let mut asked = Vec::new();
    for _ in 0..each {
        let seed = rand::Rng::random(&mut rng);
        for heuristic in finalists {
            let id = (ended, Phase::Confirm, asked.len() as u32);
            let iterations = plan.confirm.iterations;
            asked.push(Trial { id, heuristic: heuristic.clone(), seed, iterations });
        }
    }
    let end = trials.run(&asked).map(|_| ());
    let of_seed =
        |part: &[Trial]| part.iter().map(|trial| trials.covered(trial.id)).collect::<Option<Vec<u32>>>();
    let covered: Vec<Vec<u32>> = asked.chunks(finalists.len()).map_while(of_seed).collect();
    if covered.is_empty() || covered.len() < each.min(options.checks.into()) as usize {
        return (Vec::new(), end);
    }
    let of = |n: usize| average(covered.iter().map(|list| list[n]));
    let averages = finalists.iter().enumerate().map(|(n, heuristic)| (heuristic.clone(), of(n)));
    let mut all: Vec<Average> = averages.collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    (all, end)
}

/// Trials that remember what was asked of them in this round.
struct Noting<'a> {
    trials: &'a mut dyn Trials,
    asked: Vec<Trial>,
}

impl Noting<'_> {
    /// The best, on average, of the last phase of which something was run; the earlier of equals.
    fn best(&self) -> Option<Average> {
        let run: Vec<(&Trial, Option<u32>)> =
            self.asked.iter().map(|trial| (trial, self.trials.covered(trial.id))).collect();
        let last = run.iter().filter(|(_, covered)| covered.is_some()).map(|(trial, _)| trial.id.1).max()?;
        let run: Vec<_> = run.into_iter().filter(|(trial, _)| trial.id.1 == last).collect();
        // All heuristics with one seed, then all with the next.
        let seed = run.first()?.0.seed;
        let count = run.iter().take_while(|(trial, _)| trial.seed == seed).count();
        let seeds = run.chunks(count);
        // One lucky campaign is not set against the average of several: they are compared by the seeds that all had, or by the first.
        let mut common: Vec<_> = seeds.clone().filter(|all| all.iter().all(|(_, c)| c.is_some())).collect();
        if common.is_empty() {
            common.extend(seeds.clone().find(|all| all.iter().any(|(_, c)| c.is_some())));
        }
        let averages = (0..count).filter_map(|n| {
            let covered: Option<Vec<u32>> = common.iter().map(|all| all.get(n)?.1).collect();
            Some((&run[n].0.heuristic, average(covered?.into_iter())))
        });
        let best = averages.rev().max_by(|a, b| a.1.total_cmp(&b.1));
        best.map(|(heuristic, average)| (heuristic.clone(), average))
    }
}

impl Trials for Noting<'_> {
    fn run(&mut self, trials: &[Trial]) -> Result<Vec<u32>, TuneError> {
        self.asked.extend(trials.iter().cloned());
        self.trials.run(trials)
    }

    fn covered(&self, id: (u32, Phase, u32)) -> Option<u32> {
        self.trials.covered(id)
    }
}

/// Finds, chooses and checks.
fn one_round(
    options: &TuneOptions,
    number: u32,
    learner: &mut dyn Learner,
    rng: &mut SmallRng,
    trials: &mut dyn Trials,
) -> Result<Round, TuneError> {
    let plan = Plan::of(options, number);
    let proposed = learner.propose(rng)?;
    let covered = trials.run(&campaigns((number, Phase::Find), &proposed, 1, plan.find.iterations, rng))?;
    let tried: Vec<_> = proposed.into_iter().zip(covered).collect();
    let chosen = learner.choose(&plan, &tried, rng, trials)?;
    let of = ((number, Phase::Check), options.checks.max(1), plan.check.iterations);
    Ok(Round { tried, checked: several(of, chosen, rng, trials)? })
}

/// Runs so many campaigns of so many executions for each heuristic; the best first.
fn several(
    (id, each, iterations): ((u32, Phase), u32, u64),
    heuristics: Vec<Heuristic>,
    rng: &mut SmallRng,
    trials: &mut dyn Trials,
) -> Result<Vec<Average>, TuneError> {
    let covered = trials.run(&campaigns(id, &heuristics, each, iterations, rng))?;
    let count = heuristics.len().max(1);
    let averages = (0..count).map(|n| average(covered.iter().skip(n).step_by(count).copied()));
    let mut all: Vec<Average> = heuristics.into_iter().zip(averages).collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    Ok(all)
}

/// So many campaigns for each heuristic. All have the same seeds, so that luck is the same for all, and all are run with one seed
/// before any is with the next.
fn campaigns(
    (round, phase): (u32, Phase),
    heuristics: &[Heuristic],
    each: u32,
    iterations: u64,
    rng: &mut SmallRng,
) -> Vec<Trial> {
    let seeds: Vec<u64> = (0..each).map(|_| rand::Rng::random(rng)).collect();
    let all = seeds.iter().flat_map(|&seed| heuristics.iter().map(move |heuristic| (heuristic, seed)));
    all.enumerate()
        .map(|(n, (heuristic, seed))| Trial {
            id: (round, phase, n as u32),
            heuristic: heuristic.clone(),
            seed,
            iterations,
        })
        .collect()
}

/// The best `keep` of those tried, but two at least.
fn best_of(tried: &[(Heuristic, u32)], keep: u32) -> Vec<Heuristic> {
    let mut order: Vec<&(Heuristic, u32)> = tried.iter().collect();
    order.sort_by_key(|t| std::cmp::Reverse(t.1));
    order.into_iter().take(keep.max(2) as usize).map(|t| t.0.clone()).collect()
}
