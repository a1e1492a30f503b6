//! Beginning anew: after a while the execution tree is thrown away, and the best inputs found so far are the seeds of a
//! new one. A tree that has grown deep in one place keeps a strategy there; from the best inputs, all of them at once,
//! every place that was reached is near (after TopSeed, Lee, Cha & Oh, and SymTuner, Cha et al., ICSE 2022, whose
//! runs also begin short and grow).
//!
//! The best inputs are a greedy cover of what is covered. Each span is twice as long as the one before, so that a tree
//! that can be exhausted is exhausted at last.
//!
//! The user says after how many executions ([`Restart::After`]), or leaves it to the strategy ([`Restart::AsStrategy`]): then a tree is
//! thrown away once its second half covered little, and not while fewer sides of it are open than paths were run, for such a
//! one may soon be exhausted.
//!
//! What a tree begins with does not count: thousands of seeds show little themselves, and what lies beside them is what they are
//! there for.
//!
//! A tree that takes too much of the memory is thrown away just so: what it had open is lost, but not the campaign. From the
//! second time on the cover is then one of many, by chance: from the same inputs a search would go the same way again.

use crate::corpus::cover;
use crate::coverage::Coverage;
use crate::engine::Run;
use crate::options::{ExploreOptions, Restart, WhenFull};
use crate::tree::Origin;
use hashbrown::HashSet;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use symvm_frontend::program::SideId;
use symvm_vm::{Input, Outcome};

/// Seeds of a new tree at most.
const SEEDS: usize = 32;

/// Eighths of the memory that tree and terms may take. Half of it is for snapshots.
const FULL_EIGHTHS: u64 = 3;
/// Iterations of a tree at least, before it may be called too large; of those that begin with seeds, two for each.
const FEWEST: u64 = 8;

/// So many trees one after the other that were too large and showed no new path: then another would not, either.
const MOST_BARREN: u32 = 6;

/// Executions before a strategy's first new tree, at least. A thousand are too few: grep-2.2, 4,000 executions from random bytes,
/// covered 7 % less (four seeds), tree-1.6.0 3.7 % (twelve).
const SPAN: u64 = 4000;
/// Percent of all that is covered which the second half of a tree's executions must have covered, or else it shows little.
const LITTLE: u64 = 8;

/// How coverage grew since the tree began.
#[derive(Default)]
struct Growth {
    runs: u64,
    /// After how many runs how much was covered, where that changed.
    steps: Vec<(u64, u32)>,
}

impl Growth {
    /// Takes in that so much is covered after a run, one of those that the tree began with (`is_start`) or another.
    fn on_run(&mut self, covered: u32, is_start: bool) {
        self.runs += u64::from(!is_start);
        match self.steps.last_mut() {
            Some((_, before)) if *before == covered => {}
            Some((runs, before)) if *runs == self.runs => *before = covered,
            _ => self.steps.push((self.runs, covered)),
        }
    }

    /// The second half of the runs added less than [`LITTLE`].
    fn is_slow(&self) -> bool {
        let Some(&(_, now)) = self.steps.last() else { return false };
        let half = self.steps.partition_point(|&(runs, _)| runs <= self.runs.div_ceil(2)).saturating_sub(1);
        u64::from(now - self.steps[half].1) * 100 < u64::from(now) * LITTLE
    }
}

/// See the module.
pub struct Restarts {
    span: u64,
    /// The strategy decides: a tree that shows much may grow older than its span.
    patient: bool,
    growth: Growth,
    next: u64,
    /// When this tree began, and with how many seeds at most.
    began: u64,
    seeds: u64,
    /// The process has used up its memory.
    short: bool,
    /// Inputs that covered something new, with the sides of the user's code that they take.
    inputs: Vec<Input>,
    sides: Vec<Vec<u32>>,
    /// Paths of this tree, and of those before it.
    paths: HashSet<u64>,
    earlier: HashSet<u64>,
    /// This tree showed a path that those before it had not.
    fresh: bool,
    /// Trees that became too large and did not, one after the other, up to the last.
    barren: u32,
}

impl Restarts {
    /// As a campaign asks for: after its span of iterations, or only when the tree is too large.
    pub fn of(options: &ExploreOptions) -> Option<Self> {
        match options.restart {
            Restart::After(span) => Some(Self::new(span, false)),
            Restart::AsStrategy if options.strategy.renews && options.prune.is_none() => {
                Some(Self::new(SPAN, true))
            }
            _ => (options.when_full == WhenFull::Restart).then(|| Self::new(u64::MAX, false)),
        }
    }

    /// The first after `span` iterations.
    fn new(span: u64, patient: bool) -> Self {
        Self {
            span,
            patient,
            growth: Growth::default(),
            next: span,
            began: 0,
            seeds: 0,
            short: false,
            inputs: Vec::new(),
            sides: Vec::new(),
            paths: HashSet::new(),
            earlier: HashSet::new(),
            fresh: false,
            barren: 0,
        }
    }

    /// Takes in a run; answers whether no earlier tree had its path.
    pub fn on_run(&mut self, run: &Run, coverage: &Coverage) -> bool {
        self.on_growth(coverage, run.path.origin == Origin::Start);
        if run.path.new_sides > 0 {
            self.on_input(run.input.clone(), &run.sides, coverage);
        }
        // What is paused is no path yet, and its end may add nothing to what tells paths from each other.
        if run.outcome != Outcome::Paused {
            return self.on_path(run.identity, true);
        }
        !self.earlier.contains(&run.identity)
    }

    /// Takes in what is covered after a run of this tree, one of those that it began with (`is_start`) or another.
    pub fn on_growth(&mut self, coverage: &Coverage, is_start: bool) {
        self.growth.on_run(coverage.covered(), is_start);
        self.next = self.next.saturating_add(u64::from(is_start));
    }

    /// Takes in an input that covered something new, with the sides that it takes.
    pub fn on_input(&mut self, input: Input, sides: &[SideId], coverage: &Coverage) {
        self.inputs.push(input);
        self.sides.push(sides.iter().filter(|&&s| coverage.is_users(s)).map(|s| s.0).collect());
    }

    /// Takes in a path of this tree, or of one before it; answers whether no earlier tree had it.
    pub fn on_path(&mut self, identity: u64, is_this_trees: bool) -> bool {
        let is_new = !self.earlier.contains(&identity);
        self.fresh |= is_new;
        if is_this_trees { &mut self.paths } else { &mut self.earlier }.insert(identity);
        is_new
    }

    /// An input that it was told of.
    pub fn knows(&self, input: &Input) -> bool {
        self.inputs.contains(input)
    }

    /// This tree is one that began after so many iterations, when so many had been thrown away.
    pub fn go_on(&mut self, began: u64, trees: u64) {
        (self.began, self.seeds) = (began, SEEDS as u64);
        self.span = (0..trees.min(u64::BITS.into())).fold(self.span, |span, _| span.saturating_mul(2));
        self.next = began.saturating_add(self.span);
    }

    /// The tree is not too young, and there is something to begin a new one with, which may show something.
    pub fn is_ready(&self, iterations: u64) -> bool {
        iterations.saturating_sub(self.began) >= self.fewest()
            && !self.inputs.is_empty()
            && self.barren < MOST_BARREN
    }

    fn fewest(&self) -> u64 {
        FEWEST.max(2 * self.seeds)
    }

    /// What cannot be freed without the tree takes too much of the memory.
    pub fn is_full(&self, max: Option<u64>, kept: u64) -> bool {
        self.short || max.is_some_and(|max| kept > max / 8 * FULL_EIGHTHS)
    }

    /// The process has used up its memory, and if `truly`, by what is known to be in use; answers whether a new tree helps.
    /// The system gets back what an old one held only after a while.
    pub fn on_shortage(&mut self, iterations: u64, truly: bool) -> bool {
        self.short = self.is_ready(iterations);
        self.short || self.began > 0 && !truly && iterations.saturating_sub(self.began) < self.fewest()
    }

    /// The tree, of which so many sides are `open`, is old enough, and there is something to begin a new one with.
    pub fn is_time(&self, iterations: u64, open: u64) -> bool {
        let shows_little = || self.growth.is_slow() && open >= iterations - self.began;
        iterations >= self.next && !self.inputs.is_empty() && (!self.patient || shows_little())
    }

    /// The seeds of a new tree, if it is time for one or the old one, of which so many sides are `open`, is too large.
    pub fn due(&mut self, iterations: u64, open: u64, full: bool, rng: &mut SmallRng) -> Option<Vec<Input>> {
        let begins = full && !self.inputs.is_empty() || self.is_time(iterations, open);
        begins.then(|| self.begin(iterations, full, rng))
    }

    /// The seeds of a new tree, after so many iterations; `full`: the old one took too much of the memory.
    pub fn begin(&mut self, iterations: u64, full: bool, rng: &mut SmallRng) -> Vec<Input> {
        self.growth = Growth::default();
        let first = self.began == 0;
        let fresh = std::mem::take(&mut self.fresh);
        self.barren = if full && !fresh { self.barren + 1 } else { 0 };
        (self.began, self.short) = (iterations, false);
        self.span = self.span.saturating_mul(2);
        self.earlier.extend(self.paths.drain());
        self.next = iterations.saturating_add(self.span);
        let mut best = if full && !first { self.any(rng) } else { self.best() };
        best.truncate(SEEDS);
        self.seeds = best.len() as u64;
        best.into_iter().map(|i| self.inputs[i].clone()).collect()
    }

    /// A greedy cover.
    fn best(&self) -> Vec<usize> {
        let sizes: Vec<_> = self.inputs.iter().map(Input::len).collect();
        cover(&self.sides, &sizes, &vec![""; sizes.len()])
    }

    /// A cover in an order of chance.
    fn any(&self, rng: &mut SmallRng) -> Vec<usize> {
        let mut order: Vec<_> = (0..self.inputs.len()).collect();
        order.shuffle(rng);
        let mut covered = HashSet::new();
        // All of an input's sides are taken in, whether or not the first is new.
        order.retain(|&i| self.sides[i].iter().filter(|&&side| covered.insert(side)).count() > 0);
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn a_tree_is_left_once_its_second_half_shows_little() {
        let growth = |covered: &[u32]| {
            let mut growth = Growth::default();
            covered.iter().for_each(|&covered| growth.on_run(covered, false));
            growth.is_slow()
        };
        assert!(!growth(&[]));
        assert!(growth(&[100, 100, 100, 100]) && growth(&[100, 100, 100, 108]));
        assert!(!growth(&[100, 100, 100, 109]) && !growth(&[10, 40, 41, 60]));
        // What the first half showed is known to be old.
        assert!(growth(&[10, 100, 101, 102]) && growth(&[10, 50, 100, 103, 104, 105]));
        // Of what it began with nothing counts but what was covered then.
        let mut begun = Growth::default();
        [10, 50, 60].iter().for_each(|&covered| begun.on_run(covered, true));
        assert_eq!((begun.runs, &begun.steps[..]), (0, &[(0, 60)][..]));
        [60, 70].iter().for_each(|&covered| begun.on_run(covered, false));
        assert!(!begun.is_slow());
    }

    #[test]
    fn a_strategy_waits_for_that_and_a_user_does_not() {
        let mut rng = SmallRng::seed_from_u64(1);
        let mut due = |patient, last, open| {
            let mut restarts = Restarts::new(4, patient);
            (restarts.inputs, restarts.sides) = (vec![Input::default()], vec![vec![0]]);
            [10, 10, 10, last].iter().for_each(|&covered| restarts.growth.on_run(covered, false));
            assert!(restarts.due(3, open, false, &mut rng).is_none());
            let is_due = restarts.due(4, open, false, &mut rng).is_some();
            // Twice the span, from now.
            assert_eq!((restarts.next, restarts.growth.runs), if is_due { (12, 0) } else { (4, 4) });
            is_due
        };
        assert!(due(true, 10, 4) && !due(true, 20, 4));
        // It will soon be explored.
        assert!(!due(true, 10, 3));
        assert!(due(false, 20, 1));
    }

    #[test]
    fn where_full_trees_show_nothing_new_there_are_no_more_of_them() {
        let mut rng = SmallRng::seed_from_u64(1);
        let mut restarts = Restarts::new(u64::MAX, false);
        (restarts.inputs, restarts.sides) = (vec![Input::default()], vec![vec![0]]);
        let mut trees = |restarts: &mut Restarts, path: u64, from: u64| {
            (from..).find(|n| {
                let now = (n + 1) * 1000;
                let is_ready = restarts.is_ready(now);
                if is_ready {
                    restarts.on_path(path, true);
                    restarts.begin(now, true, &mut rng);
                }
                !is_ready
            })
        };
        // The first showed the path, those after it did not.
        assert_eq!(trees(&mut restarts, 7, 0), Some(1 + u64::from(MOST_BARREN)));
        // What the last, which may grow, shows calls for others.
        restarts.on_path(8, true);
        restarts.begin(100_000, true, &mut rng);
        assert!(restarts.is_ready(200_000));
    }

    #[test]
    fn covers_by_chance_are_complete_and_not_all_alike() {
        let mut restarts = Restarts::new(u64::MAX, false);
        // Input i takes side i, and all take side 0, which is nothing new after the first.
        restarts.inputs = (0..40).map(|_| Input::default()).collect();
        restarts.sides = (0..40).map(|i| vec![0, i]).collect();
        let mut rng = SmallRng::seed_from_u64(1);
        let mut covers: Vec<_> = (0..3).map(|_| restarts.any(&mut rng)).collect();
        for cover in &covers {
            let sides: HashSet<u32> = cover.iter().flat_map(|&i| restarts.sides[i].iter().copied()).collect();
            assert_eq!(sides.len(), 40);
        }
        covers.dedup();
        assert_eq!(covers.len(), 3);
    }
}
