//! Giving and taking on programs that are decision graphs: whoever gives what to whom when, no path is lost and none is
//! found twice. Shards are driven by hand here, in a random order; `tests/suite/jobs.rs` has them in threads.

use super::message::{Event, Order};
use super::outbox::Outbox;
use super::shard::Shard;
use crate::campaign::{Campaign, Step};
use crate::coverage::Coverage;
use crate::fake::{FakeEngine, FakeProgram, number};
use crate::ledger::Ledger;
use crate::options::{ExploreOptions, NoHost};
use crate::strategy::{STRATEGIES, StrategyRow, find};
use crate::test_case::Seed;
use crate::tree::ShardId;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use symvm_frontend::program::Program;
use symvm_vm::Input;

/// How often shards give.
#[derive(Clone, Copy)]
struct Weather {
    shards: u16,
    give: f64,
    most: u64,
}

/// What all shards did.
#[derive(Default)]
struct Explored {
    /// Paths that became tests, as found.
    paths: Vec<Vec<u32>>,
    gifts: u64,
    strays: u64,
    ledger: Ledger,
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
    let mut orders = vec![VecDeque::new(); shards.len()];
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut idle = vec![false; shards.len()];
    let mut explored = Explored::default();
    let mut turns = 0;
    while !(idle.iter().all(|&i| i) && orders.iter().all(VecDeque::is_empty)) {
        turns += 1;
        assert!(turns < 1_000_000, "the shards never come to an end");
        let at = rng.random_range(0..shards.len());
        if let Some(order) = orders[at].pop_front() {
            let to = shards[at].obey(order);
            assert!(to.is_none());
            idle[at] = false;
        } else if rng.random_bool(weather.give) {
            let to = ShardId(rng.random_range(0..weather.shards));
            if to.index() == at {
                continue;
            }
            let give = Order::Give { to, most: rng.random_range(1..=weather.most) };
            let Some(Event::Given { to, gifts }) = shards[at].obey(give) else { panic!("it gives") };
            explored.gifts += gifts.len() as u64;
            orders[to.index()].extend(gifts.into_iter().map(Order::Gift));
        } else {
            match shards[at].step().expect("nothing is written") {
                Step::NothingLeft => idle[at] = true,
                Step::Ran | Step::Closed => {}
                Step::Limit(_) => panic!("there are no limits"),
            }
            for news in shards[at].news() {
                if let Some(test) = news.test {
                    explored.paths.push(fake.path(number(&test.input)));
                }
                if let Some((owner, input)) = news.stray {
                    explored.strays += 1;
                    orders[owner.index()].push_back(Order::Stray(ShardId(at as u16), input));
                }
            }
        }
    }
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
    let weather = Weather { shards: 3, give: 0.75, most: 64 };
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
        let weather = Weather { shards: 4, give: 0.3, most: 4 };
        let explored = explore(&fake, &options, weather, seed);
        assert_each_once(&fake, &explored, &format!("seed {seed}"));
        strays += explored.strays;
    }
    assert!(strays > 20, "{strays} strays");
}
