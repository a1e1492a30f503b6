//! Giving and taking on programs that are decision graphs: whoever gives what to whom when, no path is lost and none is
//! found twice. Shards are driven by hand here, in a random order; `tests/suite/jobs.rs` has them in threads.

use super::generations::Generations;
use super::message::{Event, Order};
use super::outbox::{News, Outbox};
use super::shard::Shard;
use crate::campaign::{Campaign, Step};
use crate::coverage::Coverage;
use crate::fake::{FakeEngine, FakeProgram, number};
use crate::ledger::Ledger;
use crate::options::{Emit, ExploreOptions, NoHost, WhenFull};
use crate::strategy::{STRATEGIES, StrategyRow, find};
use crate::test_case::Seed;
use crate::tree::ShardId;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use symvm_frontend::program::Program;
use symvm_vm::Input;

/// How often shards give, and trees are thrown away: so many times at most.
#[derive(Clone, Copy)]
struct Weather {
    shards: u16,
    give: f64,
    most: u64,
    anew: u64,
}

/// What all shards did.
#[derive(Default)]
struct Explored {
    /// Paths that became tests, as found.
    paths: Vec<Vec<u32>>,
    /// All that were run in the last generation.
    last: BTreeSet<Vec<u32>>,
    gifts: u64,
    strays: u64,
    /// Gifts and strays of a generation that was over when they came.
    old: (u64, u64),
    /// Iterations after the first time that nothing else than mutation was left.
    late: u64,
    generations: u64,
    ledger: Ledger,
}

/// What the collector does with what shards tell it, late.
struct Conductor<'a> {
    fake: &'a FakeProgram,
    emit: Emit,
    generations: Generations,
    coverage: Coverage,
    iterations: u64,
    orders: Vec<VecDeque<Order>>,
    post: VecDeque<(ShardId, Event)>,
    explored: Explored,
}

impl Conductor<'_> {
    fn on_event(&mut self, from: ShardId, event: Event) {
        match event {
            Event::News(news) => self.on_news(from, *news),
            Event::Given { generation, to, gifts } if generation == self.generations.last() => {
                self.explored.gifts += gifts.len() as u64;
                self.orders[to.index()].extend(gifts.into_iter().map(Order::Gift));
            }
            Event::Given { gifts, .. } => self.explored.old.0 += gifts.len() as u64,
            Event::Left { generation, found } => {
                assert_eq!(self.generations.left(from, generation, found), 0);
            }
            other => panic!("shards that are driven by hand do not say {other:?}"),
        }
        if let Some(order) = self.generations.begin(self.iterations) {
            self.explored.last.clear();
            self.orders[0].push_back(order);
        }
    }

    fn on_news(&mut self, from: ShardId, mut news: News) {
        self.iterations += 1;
        let is_new = self.generations.on_iteration(&mut news, &self.coverage);
        let (new_sides, _) = self.coverage.add(news.sides.iter().copied(), std::iter::empty());
        assert!(new_sides == 0 || news.test.is_some(), "covered without a test");
        if let Some(test) = news.test {
            let path = self.fake.path(number(&test.input));
            self.explored.last.insert(path.clone());
            let wanted = match self.emit {
                Emit::All => news.is_path && is_new,
                _ => new_sides > 0,
            };
            self.explored.paths.extend(wanted.then_some(path));
        }
        let Some((owner, input)) = news.stray else { return };
        self.explored.strays += 1;
        if news.generation < self.generations.last() {
            self.explored.old.1 += 1;
            self.generations.stray(input);
        } else {
            self.orders[owner.index()].push_back(Order::Stray(from, input));
        }
    }

    fn is_over(&self) -> bool {
        self.orders.iter().all(VecDeque::is_empty) && self.post.is_empty() && !self.generations.is_changing()
    }
}

/// The first, if there is one, or not now.
fn some_time<T>(chance: f64, queue: &mut VecDeque<T>, rng: &mut SmallRng) -> Option<T> {
    if rng.random_bool(chance) { queue.pop_front() } else { None }
}

fn explore(fake: &FakeProgram, options: &ExploreOptions, weather: Weather, seed: u64) -> Explored {
    let program =
        Arc::new(Program { files: vec!["?".into()], locs: vec![Default::default()], ..Program::default() });
    let statics = fake.statics();
    let make = |id| {
        let coverage = Coverage::of_sides(vec![true; fake.sides() as usize]);
        let (engine, outbox) = (FakeEngine::new(fake.clone()), Outbox::new(&program));
        Shard::new(Campaign::new(&program, options, engine, coverage, &statics, &NoHost, outbox), id)
    };
    let mut shards: Vec<_> = (0..weather.shards).map(|i| make(ShardId(i))).collect();
    let mut conductor = Conductor {
        fake,
        emit: options.emit,
        generations: Generations::new(options, weather.shards),
        coverage: Coverage::of_sides(vec![true; fake.sides() as usize]),
        iterations: 0,
        orders: vec![VecDeque::new(); shards.len()],
        post: VecDeque::new(),
        explored: Explored::default(),
    };
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut idle = vec![false; shards.len()];
    let mut turns = 0;
    let (mut ran, mut early) = (None, None);
    loop {
        if idle.iter().all(|&i| i) && conductor.is_over() {
            // As `free` and `rounds` do: once more as long as there is something new.
            if options.fuzz == 0 || ran.replace(conductor.iterations) == Some(conductor.iterations) {
                break;
            }
            conductor.orders.iter_mut().for_each(|orders| orders.push_back(Order::MutateOn(2)));
            idle.fill(false);
            early.get_or_insert(conductor.iterations);
        }
        turns += 1;
        assert!(turns < 1_000_000, "the shards never come to an end");
        let at = rng.random_range(0..shards.len());
        let from = ShardId(at as u16);
        let late = &conductor.generations;
        let may_call =
            late.last() < weather.anew && late.is_due(conductor.iterations, None, None, [].into_iter(), true);
        let hurry = if conductor.post.len() < 9 { 0.2 } else { 0.8 };
        if may_call && rng.random_bool(0.02) {
            let everyone = (0..weather.shards).map(ShardId).collect();
            conductor.generations.call(everyone, conductor.iterations, None);
            let generations = &conductor.generations;
            conductor.orders.iter_mut().for_each(|orders| orders.push_back(generations.order()));
        } else if let Some((from, event)) = some_time(hurry, &mut conductor.post, &mut rng) {
            conductor.on_event(from, event);
        } else if let Some(order) = some_time(0.7, &mut conductor.orders[at], &mut rng) {
            let event = shards[at].obey(order);
            conductor.post.extend(event.map(|event| (from, event)));
            idle[at] = false;
        } else if rng.random_bool(weather.give) {
            let to = ShardId(rng.random_range(0..weather.shards));
            if to.index() == at {
                continue;
            }
            let give = Order::Give { to, at_least: rng.random_range(1..=weather.most) };
            let event = shards[at].obey(give).expect("it gives");
            conductor.post.push_back((from, event));
        } else {
            match shards[at].step().expect("nothing is written") {
                Step::NothingLeft => idle[at] = true,
                Step::Ran | Step::Closed | Step::Mutated | Step::MutatedOn => {}
                Step::Limit(_) => panic!("there are no limits"),
            }
            let news = shards[at].news().into_iter().map(|news| (from, Event::News(Box::new(news))));
            conductor.post.extend(news);
        }
    }
    let Conductor { mut explored, generations, iterations, .. } = conductor;
    explored.generations = generations.last();
    explored.late = early.map_or(0, |early| iterations - early);
    assert_eq!(generations.unexplored(), 0);
    for shard in shards {
        let closing = shard.close();
        assert_eq!(closing.unexplored, 0);
        explored.ledger.merge(closing.ledger);
    }
    explored
}

fn assert_each_once(fake: &FakeProgram, explored: &Explored, what: &str) {
    let found: BTreeSet<_> = explored.paths.iter().cloned().collect();
    assert_eq!(found, fake.all_paths(), "{what}");
    assert_eq!(explored.paths.len(), found.len(), "{what}: a path was found twice");
    assert!(explored.ledger.lines().is_empty(), "{what}: {:?}", explored.ledger.lines());
}

fn options(row: &'static StrategyRow) -> ExploreOptions {
    ExploreOptions { strategy: row, ..ExploreOptions::default() }
}

#[test]
fn no_path_is_lost_or_found_twice_whatever_is_given_when() {
    for row in STRATEGIES {
        let mut gifts = 0;
        for seed in 0..12 {
            let fake = FakeProgram::random(seed % 4, 7, 30);
            let weather = Weather {
                shards: 2 + (seed % 4) as u16,
                give: [0.02, 0.2, 0.6][seed as usize % 3],
                most: 1 + seed % 7,
                anew: 0,
            };
            let explored = explore(&fake, &options(row), weather, seed);
            assert_each_once(&fake, &explored, &format!("{} with seed {seed}", row.name));
            gifts += explored.gifts;
        }
        assert!(gifts > 20, "{}: {gifts} gifts", row.name);
    }
}

#[test]
fn sides_that_go_back_and_forth_are_explored_once() {
    // Nothing but giving, three times of four: what a shard has comes back to it again and again.
    let fake = FakeProgram::bits(7);
    let weather = Weather { shards: 3, give: 0.75, most: 64, anew: 0 };
    for seed in 0..20 {
        let explored = explore(&fake, &options(find("dfs").expect("a row")), weather, seed);
        assert_each_once(&fake, &explored, &format!("seed {seed}"));
        assert!(explored.gifts > 50);
    }
}

#[test]
fn seeds_and_mutants_come_to_the_shard_they_belong_to() {
    let mut strays = 0;
    for seed in 0..20 {
        let fake = FakeProgram::random(seed, 7, 30);
        let start = |x: u64| {
            let mut input = Input::default();
            input.set("x", (x * 37 % 128).to_le_bytes().to_vec());
            (format!("seed{x}"), Seed::Input(input))
        };
        let options = ExploreOptions {
            seeds: (0..20).map(start).collect(),
            fuzz: 60,
            ..options(find("cgs").expect("a row"))
        };
        let weather = Weather { shards: 4, give: 0.3, most: 4, anew: 0 };
        let explored = explore(&fake, &options, weather, seed);
        assert_each_once(&fake, &explored, &format!("seed {seed}"));
        strays += explored.strays;
    }
    assert!(strays > 20, "{strays} strays");
}

#[test]
fn shards_that_go_on_mutating_find_what_is_too_deep_and_nothing_twice() {
    let (mut strays, mut late) = (0, 0);
    for seed in 0..6 {
        let fake = FakeProgram::random(seed, 7, 30);
        let options = ExploreOptions { fuzz: 1, max_depth: Some(2), ..options(find("bfs").expect("a row")) };
        let weather = Weather { shards: 3, give: 0.6, most: 4, anew: 0 };
        let explored = explore(&fake, &options, weather, seed);
        let sides = |paths: &[Vec<u32>]| paths.iter().flatten().copied().collect::<BTreeSet<_>>();
        let all: Vec<_> = fake.all_paths().into_iter().collect();
        assert_eq!(sides(&explored.paths), sides(&all), "seed {seed}");
        let different: BTreeSet<_> = explored.paths.iter().collect();
        assert_eq!(explored.paths.len(), different.len(), "seed {seed}: a path was found twice");
        strays += explored.strays;
        late += explored.late;
    }
    assert!(strays > 0 && late > 10, "{strays} strays, {late} late");
}

#[test]
fn trees_that_are_thrown_away_together_lose_nothing_and_report_nothing_twice() {
    let (mut strays, mut old, mut generations) = (0, (0, 0), 0);
    for seed in 0..48 {
        let fake = if seed % 3 == 0 { FakeProgram::bits(8) } else { FakeProgram::random(seed, 8, 40) };
        let start = |x: u64| {
            let mut input = Input::default();
            input.set("x", (x * 37 % 256).to_le_bytes().to_vec());
            (format!("seed{x}"), Seed::Input(input))
        };
        let emit = [Emit::All, Emit::Covering][seed as usize % 2];
        let options = ExploreOptions {
            seeds: (0..10).map(start).collect(),
            fuzz: 60,
            when_full: WhenFull::Restart,
            emit,
            ..options(&STRATEGIES[seed as usize % STRATEGIES.len()])
        };
        let weather =
            Weather { shards: 2 + (seed % 4) as u16, give: 0.3, most: 1 + seed % 9, anew: 1 + seed % 3 };
        let explored = explore(&fake, &options, weather, seed);
        match emit {
            Emit::All => {
                assert_each_once(&fake, &explored, &format!("seed {seed}"));
                assert_eq!(explored.last, fake.all_paths(), "seed {seed}: a new tree is the whole tree");
            }
            _ => assert!(explored.ledger.lines().is_empty(), "seed {seed}: {:?}", explored.ledger.lines()),
        }
        strays += explored.strays;
        old = (old.0 + explored.old.0, old.1 + explored.old.1);
        generations += explored.generations;
    }
    assert!(generations > 40 && strays > 100 && old.0 > 10 && old.1 > 0, "{generations} {strays} {old:?}");
}
