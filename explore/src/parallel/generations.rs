//! Generations of trees. When the memory of several workers is full, or it is time to, all throw their trees away, and the first of
//! them begins again with the best inputs so far, as a single campaign does ([`restarts`](crate::restarts)); what was found is kept.
//!
//! A generation is *called for*: each shard is told to leave its tree, says so, and waits. It *begins* when all have left.
//! Whatever goes between shards goes by way of the collector, in order, so nothing of an old tree comes into a new one: gifts
//! of an old generation are dropped, for the new one explores everything from the root. Inputs that were on their way to a shard
//! that has what they lead to are given to the first, for nobody has reported yet what they show.

use super::message::Order;
use super::outbox::News;
use super::past::Past;
use crate::coverage::Coverage;
use crate::fills::seed_of;
use crate::options::{ExploreOptions, WhenFull};
use crate::restarts::Restarts;
use crate::tree::ShardId;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use symvm_vm::Input;

/// See the module.
pub struct Generations {
    /// Nothing if there is but one.
    restarts: Option<Restarts>,
    /// There is another when memory is full.
    when_full: bool,
    /// So many were called for because memory was full.
    full: u64,
    /// The last was.
    last_is_full: bool,
    seed: u64,
    /// The last that was called for.
    last: u64,
    /// It has not begun.
    changing: bool,
    /// Shards that have not left the one before.
    leaving: Vec<ShardId>,
    /// The generation of each shard.
    of: Vec<u64>,
    /// Inputs that nobody ran where they belong.
    strays: Vec<Input>,
}

impl Generations {
    /// The first, of so many shards.
    pub fn new(options: &ExploreOptions, shards: u16) -> Self {
        Self {
            restarts: Restarts::of(options),
            when_full: options.when_full == WhenFull::Restart,
            full: 0,
            last_is_full: true,
            seed: options.seed,
            last: 0,
            changing: false,
            leaving: Vec::new(),
            of: vec![0; usize::from(shards)],
            strays: Vec::new(),
        }
    }

    /// There is another when memory is full.
    pub fn begin_when_full(&self) -> bool {
        self.when_full
    }

    /// What shards are told when the last is called for.
    pub fn order(&self) -> Order {
        Order::Anew { generation: self.last, full: self.last_is_full }
    }

    /// So many were called for because memory was full.
    pub fn full(&self) -> u64 {
        self.full
    }

    /// The last that was called for: so many trees were thrown away.
    pub fn last(&self) -> u64 {
        self.last
    }

    /// One was called for, and has not begun.
    pub fn is_changing(&self) -> bool {
        self.changing
    }

    /// Takes in an iteration; answers whether its path, if it is one, is new to the program.
    pub fn on_iteration(&mut self, news: &mut News, coverage: &Coverage) -> bool {
        let current = self.last - u64::from(self.changing);
        let Some(restarts) = &mut self.restarts else { return true };
        if news.generation >= current {
            restarts.on_growth(coverage, news.is_start);
        }
        if let Some(input) = news.input.take() {
            restarts.on_input(input, &news.sides, coverage);
        }
        !news.is_path || restarts.on_path(news.identity, news.generation >= current)
    }

    /// The trees, of which so many sides are `open`, if it may be time for others, are old enough after so many iterations, or too large: by what shards `keep` of
    /// the share each has of the memory, or because the process has used it up, or (`full`) a shard can do nothing more.
    pub fn is_due(
        &self,
        iterations: u64,
        open: Option<u64>,
        share: Option<u64>,
        mut keep: impl Iterator<Item = u64>,
        full: bool,
    ) -> bool {
        let Some(restarts) = self.restarts.as_ref().filter(|_| !self.changing) else { return false };
        let mut is_full = || full || keep.any(|kept| restarts.is_full(share, kept));
        open.is_some_and(|open| restarts.is_time(iterations, open))
            || self.when_full && restarts.is_ready(iterations) && is_full()
    }

    /// The process has used up its memory, see [`Restarts::on_shortage`]; answers whether a new generation helps.
    pub fn on_shortage(&mut self, iterations: u64, truly: bool) -> bool {
        let helps = |r: &mut Restarts| self.when_full && r.on_shortage(iterations, truly);
        self.changing || self.restarts.as_mut().is_some_and(helps)
    }

    /// Calls for the next, which these shards are to be told ([`Self::is_due`]).
    pub fn call(&mut self, alive: Vec<ShardId>, iterations: u64, open: Option<u64>) {
        self.last += 1;
        let is_time = |restarts: &Restarts| open.is_some_and(|open| restarts.is_time(iterations, open));
        self.last_is_full = !self.restarts.as_ref().is_some_and(is_time);
        self.full += u64::from(self.last_is_full);
        (self.changing, self.leaving) = (true, alive);
    }

    /// A shard left its tree, for this generation, and inputs that it had not run. Answers how many of them are lost.
    pub fn left(&mut self, shard: ShardId, generation: u64, found: Vec<Input>) -> u64 {
        self.of[shard.index()] = generation;
        if !self.changing || generation < self.last {
            return found.len() as u64;
        }
        found.into_iter().for_each(|input| self.stray(input));
        self.forget(shard);
        0
    }

    /// An input belongs to a shard of an old generation. What a generation began with has been run before.
    pub fn stray(&mut self, input: Input) {
        if !self.restarts.as_ref().is_some_and(|restarts| restarts.knows(&input)) {
            self.strays.push(input);
        }
    }

    /// A shard will not leave any more.
    pub fn forget(&mut self, shard: ShardId) {
        self.leaving.retain(|&s| s != shard);
    }

    /// What the first shard is told when all have left, after so many iterations.
    pub fn begin(&mut self, iterations: u64) -> Option<Order> {
        if !self.changing || !self.leaving.is_empty() {
            return None;
        }
        self.changing = false;
        // Each has chances of its own, whether or not the campaign was interrupted in between.
        let mut rng = SmallRng::seed_from_u64(seed_of(self.seed, self.last));
        let mut inputs = std::mem::take(&mut self.strays);
        if let Some(restarts) = &mut self.restarts {
            inputs.extend(restarts.begin(iterations, self.last_is_full, &mut rng));
        }
        if inputs.is_empty() {
            inputs.push(Input::default());
        }
        Some(Order::Begin(inputs))
    }

    /// What is unexplored as long as nothing has begun: at least the root.
    pub fn unexplored(&self) -> u64 {
        u64::from(self.changing) + self.strays.len() as u64
    }

    /// All shards repeat, each by itself, what the journal says; the last generation is that of the journal.
    pub fn repeat(&mut self, past: &Past) {
        let (last, began, has_begun) = past.generation();
        (self.last, self.changing) = (last, !has_begun);
        (self.full, self.last_is_full) = past.full();
        self.leaving = (0..self.of.len()).map(|i| ShardId(i as u16)).collect();
        if let Some(restarts) = &mut self.restarts {
            restarts.go_on(began, last - u64::from(!has_begun));
        }
    }

    /// The shards of these that are still to be told of the last generation: the journal ended before they were, or they are new.
    pub fn late(&mut self, alive: &[ShardId]) -> Vec<ShardId> {
        let late: Vec<_> = alive.iter().copied().filter(|s| self.of[s.index()] < self.last).collect();
        self.leaving.clone_from(&late);
        late
    }
}
