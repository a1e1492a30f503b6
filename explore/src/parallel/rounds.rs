//! Shards in step: each makes a fixed number of iterations, then all exchange what they have, in the order of the shards.
//! What a shard does depends on its orders and their order alone, so the number of threads makes no difference.

use super::balance;
use super::collector::Collector;
use super::message::{Event, Lines, Order, Pause, Share};
use super::outbox::{News, Standing};
use crate::campaign::StopReason;
use crate::journal::JournalError;
use crate::tree::{Gift, ShardId};
use std::sync::mpsc::Receiver;
use std::time::Duration;
use symvm_vm::Input;

/// Iterations of the first round; each has twice as many as the one before, up to the longest.
const FIRST: u64 = 4;
const LONGEST: u64 = 64;
/// An interrupt waits so long for the end of a round, so that what is gone on with has the numbers that it would have had.
const PATIENCE: Duration = Duration::from_secs(2);
/// Steps of a round for each of its iterations, at most: a round of nothing but infeasible sides ends, too.
const STEPS: u64 = 8;

/// What came from the shards since the last exchange.
struct Exchange {
    news: Vec<Vec<News>>,
    pauses: Vec<Option<(Pause, Standing)>>,
    gifts: Vec<Vec<(ShardId, Vec<Gift>)>>,
    deaths: Vec<Option<String>>,
    /// Shards that left their trees, for this generation, and inputs that they had not run.
    left: Vec<Option<(u64, Vec<Input>)>>,
    /// It is to end, whatever the order.
    stop: Option<StopReason>,
}

impl Exchange {
    fn new(shards: usize) -> Self {
        Self {
            news: vec![Vec::new(); shards],
            pauses: vec![None; shards],
            gifts: vec![Vec::new(); shards],
            deaths: vec![None; shards],
            left: vec![None; shards],
            stop: None,
        }
    }

    /// Iterations that were made.
    fn iterations(&self) -> u64 {
        self.news.iter().map(|news| news.len() as u64).sum()
    }

    /// Those of a round who went on with it have what is left of it, and are not in it any more where nothing is.
    fn reckon(&self, round: &mut Vec<(ShardId, Share)>, went_on: &[ShardId]) {
        round.retain_mut(|(shard, share)| match self.pauses[shard.index()] {
            _ if !went_on.contains(shard) => true,
            Some((Pause::Cut(left), _)) => {
                *share = left;
                true
            }
            _ => false,
        });
    }

    /// Gathers one pause or gift for each time that a shard stands in `waiting`; what is to be done about it is left to the exchange.
    fn gather(
        &mut self,
        mut waiting: Vec<ShardId>,
        collector: &mut Collector<'_>,
        lines: &mut Lines<'_>,
        events: &Receiver<(ShardId, Event)>,
    ) {
        while !waiting.is_empty() {
            let (shard, event) = match collector.next(events, PATIENCE) {
                Ok(event) => event,
                Err(reason) => {
                    // What ran until now is taken in; the rest is, at the end, in whatever order.
                    self.stop = Some(reason.unwrap_or(StopReason::Exhausted));
                    return;
                }
            };
            let at = shard.index();
            match event {
                Event::News(news) => {
                    self.news[at].push(*news);
                    continue;
                }
                Event::Paused { why, standing, .. } => self.pauses[at] = Some((why, standing)),
                Event::Left { generation, found } => self.left[at] = Some((generation, found)),
                Event::Given { to, gifts, .. } => self.gifts[at].push((to, gifts)),
                Event::Failed(error) => {
                    collector.fail(error);
                    self.stop = Some(StopReason::Interrupted);
                    return;
                }
                Event::Died(message) => {
                    lines.disconnect(shard);
                    self.deaths[at] = Some(message);
                    waiting.retain(|&s| s != shard);
                }
                Event::Shed(freed) => {
                    collector.on_shed(shard, freed);
                    continue;
                }
                Event::Closed(_) | Event::PermitBack | Event::Repeated { .. } => {}
            }
            if let Some(i) = waiting.iter().position(|&s| s == shard) {
                waiting.remove(i);
            }
        }
    }
}

fn shards(count: usize) -> impl Iterator<Item = ShardId> {
    (0..count).map(|i| ShardId(i as u16))
}

/// Conducts round after round until a limit or the end.
pub fn conduct(
    collector: &mut Collector<'_>,
    lines: &mut Lines<'_>,
    events: &Receiver<(ShardId, Event)>,
) -> StopReason {
    let count = lines.sent.len();
    let mut rest = Rest { idle: vec![false; count], full: vec![false; count] };
    let mut longest = FIRST;
    // Something was run since all were told to go on mutating.
    let mut ran = true;
    // Who had no memory left before may have some now.
    let mut comes_back = collector.underway().is_some();
    if collector.is_told() {
        collector.arrive(lines);
    }
    loop {
        let mut exchange = Exchange::new(count);
        let working: Vec<_> = lines.alive().filter(|&s| rest.works(s)).collect();
        if working.is_empty() {
            if !rest.full.contains(&true) {
                if !collector.has_mutants() || !std::mem::take(&mut ran) {
                    return StopReason::Exhausted;
                }
                rest.idle.fill(false);
                lines.tell_all(|| Order::MutateOn(count as u64));
                continue;
            }
            if !collector.has_rounds() && !std::mem::take(&mut comes_back) {
                return StopReason::Memory;
            }
            rest.full.fill(false);
            continue;
        }
        let mut round = begin(&working, longest, collector);
        let mut begun = allot(&mut round, collector.iterations_left(), lines);
        if let (true, Some((_, iteration))) = (begun.is_empty(), collector.underway()) {
            let what = "there are iterations that no worker made";
            collector.fail(JournalError::Diverged { iteration, what }.into());
            return StopReason::Interrupted;
        }
        longest = (longest * 2).min(LONGEST);
        while !begun.is_empty() {
            exchange.gather(begun.clone(), collector, lines, events);
            // Who is told to go on now would make iterations beyond the limit.
            if exchange.stop.is_some() {
                break;
            }
            exchange.reckon(&mut round, &begun);
            let left = collector.iterations_left().map(|left| left.saturating_sub(exchange.iterations()));
            begun = allot(&mut round, left, lines);
        }
        ran |= exchange.iterations() > 0;
        if let Some(reason) = take_in(&mut exchange, &mut rest, collector, lines) {
            return reason;
        }
        let asked = ask(&rest.idle, collector, lines);
        exchange.gather(asked, collector, lines, events);
        for from in shards(count) {
            for (to, gifts) in std::mem::take(&mut exchange.gifts[from.index()]) {
                collector.moved(from, to, &gifts);
                rest.idle[to.index()] &= gifts.is_empty();
                collector.forward(to, gifts, lines);
            }
        }
        if let Some(reason) = take_in(&mut exchange, &mut rest, collector, lines) {
            return reason;
        }
        if collector.call_after_round(rest.full.contains(&true), lines) {
            let everyone = lines.alive().collect();
            exchange.gather(everyone, collector, lines, events);
            if let Some(reason) = take_in(&mut exchange, &mut rest, collector, lines) {
                return reason;
            }
            rest.idle.fill(true);
            rest.full.fill(false);
            ran = true;
            if let Some(first) = collector.begin(lines) {
                rest.idle[first.index()] = false;
            }
            longest = FIRST;
        }
    }
}

/// Shards that have nothing to do, and those that have no memory for it.
struct Rest {
    idle: Vec<bool>,
    full: Vec<bool>,
}

impl Rest {
    fn works(&self, shard: ShardId) -> bool {
        !self.idle[shard.index()] && !self.full[shard.index()]
    }
}

/// Begins a round: what each has to do in it. The limit of iterations is no matter here, lest a campaign that reaches it and is
/// gone on with explores something else than one that had no such limit.
fn begin(working: &[ShardId], longest: u64, collector: &mut Collector<'_>) -> Vec<(ShardId, Share)> {
    let round = collector.round(|| working.iter().map(|&shard| (shard, longest)).collect());
    let share =
        |iterations: u64| Share { iterations, steps: iterations.saturating_mul(STEPS), most: iterations };
    round.into_iter().map(|(shard, iterations)| (shard, share(iterations))).collect()
}

/// Has shards go on with their round, those first whose iterations are taken in first, as far as the limit of iterations allows it;
/// answers which.
fn allot(round: &mut [(ShardId, Share)], left: Option<u64>, lines: &mut Lines<'_>) -> Vec<ShardId> {
    let mut left = left.unwrap_or(u64::MAX);
    let mut begun = Vec::new();
    for (shard, share) in round {
        share.most = share.iterations.min(left);
        if share.most > 0 && lines.send(*shard, Order::Round(*share)) {
            left -= share.most;
            begun.push(*shard);
        }
    }
    begun
}

/// Takes in what was gathered, in the order of the shards.
fn take_in(
    exchange: &mut Exchange,
    rest: &mut Rest,
    collector: &mut Collector<'_>,
    lines: &mut Lines<'_>,
) -> Option<StopReason> {
    let mut stop = exchange.stop;
    let Rest { idle, full } = rest;
    for shard in shards(idle.len()) {
        let at = shard.index();
        if let Some(message) = exchange.deaths[at].take() {
            collector.bury(shard, message, lines);
        }
        match exchange.pauses[at] {
            // It has nothing to do until others give it something again. A limit that is lower now takes nothing back.
            Some((Pause::Limit(StopReason::Time), _)) if collector.has_rounds() => idle[at] = true,
            Some((Pause::Limit(StopReason::Memory), _)) if collector.begins_anew() => full[at] = true,
            Some((Pause::Limit(reason), _)) => stop = stop.or(Some(reason)),
            Some((why, _)) => idle[at] = why == Pause::Idle,
            None => {}
        }
    }
    for shard in shards(idle.len()) {
        for news in std::mem::take(&mut exchange.news[shard.index()]) {
            if let Some((owner, _)) = &news.stray {
                idle[owner.index()] = false;
            }
            collector.take_in(shard, news, lines);
        }
        if let Some((_, standing)) = exchange.pauses[shard.index()].take() {
            collector.stands(shard, standing);
        }
        if let Some((generation, found)) = exchange.left[shard.index()].take() {
            collector.left(shard, generation, found);
        }
    }
    stop.or_else(|| collector.limit(lines)).or_else(|| collector.interrupt())
}

/// Asks the richest shards to give to the idle ones; answers who was asked.
fn ask(idle: &[bool], collector: &mut Collector<'_>, lines: &mut Lines<'_>) -> Vec<ShardId> {
    let mut asked: Vec<ShardId> = Vec::new();
    let mut to_give = collector.to_give();
    for to in shards(idle.len()).filter(|s| idle[s.index()]) {
        if !lines.is_alive(to) {
            continue;
        }
        let may = |s: ShardId| lines.is_alive(s) && !idle[s.index()];
        let Some((from, at_least)) = balance::giver(&to_give, may) else { break };
        to_give[from.index()] -= at_least;
        if lines.send(from, Order::Give { to, at_least }) {
            asked.push(from);
        }
    }
    asked
}
