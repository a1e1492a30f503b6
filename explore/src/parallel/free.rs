//! Shards that go on as fast as they can: who has nothing left is given something as soon as somebody has it.

use super::balance;
use super::collector::Collector;
use super::message::{Event, Lines, Order, Pause};
use super::worker::Permits;
use crate::campaign::StopReason;
use crate::journal::JournalError;
use crate::tree::ShardId;
use std::sync::mpsc::Receiver;
use std::time::Duration;

/// What is known of a shard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Working,
    /// Nothing left. Whether somebody was asked to give it something.
    Idle(bool),
    /// No iteration left for it.
    Starved,
    /// No memory left for it, before there are new trees.
    Full,
}

/// See the module.
struct Free {
    states: Vec<State>,
    /// Shards that were asked to give.
    asked: Vec<bool>,
    /// Something was run since all were told to go on mutating.
    ran: bool,
}

/// Lets all shards work until a limit or the end.
pub fn conduct(
    collector: &mut Collector<'_>,
    lines: &mut Lines<'_>,
    events: &Receiver<(ShardId, Event)>,
    permits: &Permits,
) -> StopReason {
    if let Some(reason) = come_back(collector, lines, events, permits) {
        return reason;
    }
    let shards = lines.sent.len();
    let mut free = Free { states: vec![State::Working; shards], asked: vec![false; shards], ran: true };
    free.change(collector, lines);
    loop {
        let (shard, event) = match collector.next(events, Duration::ZERO) {
            Ok(event) => event,
            Err(reason) => return reason.unwrap_or(StopReason::Exhausted),
        };
        if let Some(reason) = free.on_event(shard, event, collector, lines, permits) {
            return reason;
        }
        if let Some(reason) = collector.limit(lines) {
            return reason;
        }
        free.change(collector, lines);
        if collector.is_changing() {
            continue;
        }
        free.balance(collector, lines);
        if let Some(reason) = free.end(collector, lines) {
            return reason;
        }
    }
}

/// Waits until each shard has repeated what the journal says of it. What they send each other they have from the journal,
/// so that none waits for another; what was on its way when the journal ended is sent when all are there.
fn come_back(
    collector: &mut Collector<'_>,
    lines: &mut Lines<'_>,
    events: &Receiver<(ShardId, Event)>,
    permits: &Permits,
) -> Option<StopReason> {
    collector.underway()?;
    let mut waiting: Vec<_> = lines.alive().collect();
    while !waiting.is_empty() {
        let (shard, event) = match collector.next(events, Duration::ZERO) {
            Ok(event) => event,
            Err(reason) => return Some(reason.unwrap_or(StopReason::Interrupted)),
        };
        match event {
            Event::News(news) => collector.take_in(shard, *news, lines),
            Event::Given { generation, to, gifts } => collector.given_again(generation, shard, to, gifts),
            Event::Left { generation, found } => collector.left(shard, generation, found),
            // With a limit that is lower now, time is up when it is where it was, but not before all are.
            Event::Repeated { received, standing }
            | Event::Paused { why: Pause::Limit(StopReason::Time), received, standing } => {
                lines.sent[shard.index()] = received;
                collector.stands(shard, standing);
                waiting.retain(|&s| s != shard);
            }
            Event::Died(message) => {
                collector.bury(shard, message, lines);
                waiting.retain(|&s| s != shard);
            }
            Event::Paused { why: Pause::Limit(reason), .. } => return Some(reason),
            Event::Failed(error) => {
                collector.fail(error);
                return Some(StopReason::Interrupted);
            }
            Event::Paused { .. } | Event::PermitBack | Event::Shed(_) | Event::Closed(_) => {}
        }
    }
    if !collector.is_told() {
        let iteration = collector.underway().map_or(0, |(_, reached)| reached);
        let what = "there are iterations that no worker made";
        collector.fail(JournalError::Diverged { iteration, what }.into());
        return Some(StopReason::Interrupted);
    }
    permits.set(collector.iterations_left());
    collector.arrive(lines);
    // Nobody was told to go on, so nobody will report.
    collector.has_failed().then_some(StopReason::Interrupted)
}

impl Free {
    fn on_event(
        &mut self,
        shard: ShardId,
        event: Event,
        collector: &mut Collector<'_>,
        lines: &mut Lines<'_>,
        permits: &Permits,
    ) -> Option<StopReason> {
        match event {
            Event::News(news) => {
                self.ran = true;
                let owner = news.stray.as_ref().map(|s| s.0);
                collector.take_in(shard, *news, lines);
                owner.into_iter().for_each(|owner| self.wake(owner));
            }
            Event::Paused { why, received, standing } => {
                collector.stands(shard, standing);
                match why {
                    Pause::Limit(StopReason::Memory) if collector.begins_anew() => {
                        self.states[shard.index()] = State::Full;
                    }
                    Pause::Limit(reason) => return Some(reason),
                    // It was given back in between, which was told before anybody knew who waits for it.
                    Pause::Starved if permits.are_left() => {
                        lines.send(shard, Order::GoOn);
                    }
                    Pause::Starved => self.states[shard.index()] = State::Starved,
                    // Something may be on its way to it.
                    _ if received < lines.sent[shard.index()] => {}
                    _ => self.states[shard.index()] = State::Idle(false),
                }
            }
            Event::PermitBack => {
                let starved = |s: &ShardId| self.states[s.index()] == State::Starved;
                let starved: Vec<_> = lines.alive().filter(starved).collect();
                for s in starved {
                    lines.send(s, Order::GoOn);
                    self.states[s.index()] = State::Working;
                }
            }
            Event::Given { generation, to, gifts } => {
                self.asked[shard.index()] = false;
                if let State::Idle(waits) = &mut self.states[to.index()] {
                    *waits = false;
                }
                if collector.is_old(generation) {
                    return None;
                }
                collector.moved(shard, to, &gifts);
                if !gifts.is_empty() {
                    self.wake(to);
                }
                collector.forward(to, gifts, lines);
            }
            Event::Left { generation, found } => collector.left(shard, generation, found),
            Event::Shed(freed) => collector.on_shed(shard, freed),
            Event::Failed(error) => collector.fail(error),
            Event::Died(message) => {
                collector.bury(shard, message, lines);
                // Whoever waits for it waits no more.
                self.asked[shard.index()] = false;
                for state in &mut self.states {
                    if let State::Idle(waits) = state {
                        *waits = false;
                    }
                }
            }
            Event::Closed(_) | Event::Repeated { .. } => {}
        }
        None
    }

    fn wake(&mut self, shard: ShardId) {
        if let State::Idle(_) = self.states[shard.index()] {
            self.states[shard.index()] = State::Working;
        }
    }

    /// Has each idle shard given something by the richest that was not asked yet.
    fn balance(&mut self, collector: &Collector<'_>, lines: &mut Lines<'_>) {
        let idle: Vec<_> = lines.alive().filter(|s| self.states[s.index()] == State::Idle(false)).collect();
        if idle.is_empty() {
            return;
        }
        let to_give = collector.to_give();
        for to in idle {
            let may = |s: ShardId| s != to && lines.is_alive(s) && !self.asked[s.index()];
            let Some((from, at_least)) = balance::giver(&to_give, may) else { return };
            if lines.send(from, Order::Give { to, at_least }) {
                self.asked[from.index()] = true;
                self.states[to.index()] = State::Idle(true);
            }
        }
    }

    /// Has all shards leave their trees, if it is time to, and begin new ones when all have.
    fn change(&mut self, collector: &mut Collector<'_>, lines: &mut Lines<'_>) {
        collector.call(self.are_full(lines), lines);
        if let Some(first) = collector.begin(lines) {
            self.states.fill(State::Idle(false));
            self.asked.fill(false);
            self.ran = true;
            self.states[first.index()] = State::Working;
        }
    }

    fn are_full(&self, lines: &Lines<'_>) -> bool {
        lines.alive().any(|s| self.states[s.index()] == State::Full)
    }

    /// Nobody works, and nothing is under way: everything is explored, or no memory is left. Mutation may still find something.
    fn end(&mut self, collector: &Collector<'_>, lines: &mut Lines<'_>) -> Option<StopReason> {
        let rests = |s: ShardId| {
            matches!(self.states[s.index()], State::Idle(false) | State::Full) && !self.asked[s.index()]
        };
        if !lines.alive().all(rests) {
            return None;
        }
        if self.are_full(lines) {
            return Some(StopReason::Memory);
        }
        if !collector.has_mutants() || !std::mem::take(&mut self.ran) {
            return Some(StopReason::Exhausted);
        }
        self.states.fill(State::Working);
        lines.tell_all(|| Order::MutateOn(1));
        None
    }
}
