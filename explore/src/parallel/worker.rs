//! A thread: it makes its shards, for they cannot go from one thread to another, and lets them work.

use super::message::{Event, Order, Pause};
use super::outbox::Outbox;
use super::shard::Shard;
use crate::campaign::{Campaign, Step};
use crate::coverage::Coverage;
use crate::journal::{CampaignClock, Journaled};
use crate::options::{ExploreOptions, Host, Workers};
use crate::output::OutputError;
use crate::query_log::QueryLog;
use crate::strategy::ProgramStatics;
use crate::tree::ShardId;
use crate::vm_engine::VmEngine;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError};
use std::time::Duration;
use symvm_frontend::analysis::Analyses;
use symvm_frontend::program::{FuncId, Program};
use symvm_solver::clock::{Instant, now};
use symvm_vm::Environment;

/// Steps of a round for each of its iterations, at most: a round of nothing but infeasible sides ends, too.
const STEPS: u64 = 8;

/// Iterations that may still be begun.
pub struct Permits(Option<AtomicU64>);

impl Permits {
    /// As many as that; any number without a limit.
    pub fn new(limit: Option<u64>) -> Self {
        Self(limit.map(AtomicU64::new))
    }

    fn take(&self) -> bool {
        let Some(left) = &self.0 else { return true };
        left.fetch_update(Ordering::AcqRel, Ordering::Acquire, |n| n.checked_sub(1)).is_ok()
    }

    fn put_back(&self) {
        if let Some(left) = &self.0 {
            left.fetch_add(1, Ordering::AcqRel);
        }
    }
}

/// The host, as far as shards see it.
struct ShardHost {
    since: Instant,
    before: Duration,
    ending: Arc<AtomicBool>,
}

impl Host for ShardHost {
    fn elapsed(&self) -> Duration {
        self.before + self.since.elapsed()
    }

    fn interrupted(&self) -> bool {
        self.ending.load(Ordering::Relaxed)
    }
}

/// All that it takes to make a shard, in any thread.
pub struct Factory<'a> {
    program: &'a Arc<Program>,
    environment: &'a (dyn Fn() -> Box<dyn Environment> + Sync),
    options: ExploreOptions,
    entry: FuncId,
    since: Instant,
    before: Duration,
    ending: &'a Arc<AtomicBool>,
}

impl<'a> Factory<'a> {
    /// For so many shards; `before`: the campaign's time until now.
    pub fn new(
        program: &'a Arc<Program>,
        environment: &'a (dyn Fn() -> Box<dyn Environment> + Sync),
        options: &ExploreOptions,
        entry: FuncId,
        shards: u16,
        before: Duration,
        ending: &'a Arc<AtomicBool>,
    ) -> Self {
        let mut options = options.clone();
        // The collector sees to these.
        (options.max_iterations, options.restart, options.output) = (None, None, None);
        options.max_memory = options.max_memory.map(|max| max / u64::from(shards));
        options.log_queries = options.log_queries.map(|(dir, bytes)| (dir, bytes / u64::from(shards)));
        (options.machine.stop, options.solver.cancel) = (Some(ending.clone()), Some(ending.clone()));
        Self { program, environment, options, entry, since: now(), before, ending }
    }

    fn host(&self) -> ShardHost {
        ShardHost { since: self.since, before: self.before, ending: self.ending.clone() }
    }

    fn shard<'s>(
        &'s self,
        id: ShardId,
        statics: &'s ProgramStatics,
        clock: &'s CampaignClock<'s>,
    ) -> Result<Made<'s>, OutputError> {
        let mut engine = VmEngine::new(self.program.clone(), (self.environment)(), &self.options);
        if let Some((dir, budget)) = &self.options.log_queries {
            let dir = dir.join(id.to_string());
            engine.set_log(Some(QueryLog::create(&dir, self.options.force, *budget)?));
        }
        let engine = Journaled::begin(engine, clock, self.options.max_time, None);
        let coverage = Coverage::new(self.program);
        let outbox = Outbox::new(self.program);
        let campaign = Campaign::new(self.program, &self.options, engine, coverage, statics, clock, outbox);
        Ok(Shard::new(campaign, id))
    }
}

type Made<'a> = Shard<'a, Journaled<'a, VmEngine>>;

/// The shards of a thread, by their order; none where one died.
struct Team<'a, 'b> {
    ids: &'b [ShardId],
    shards: Vec<Option<Made<'a>>>,
    post: &'b Sender<(ShardId, Event)>,
}

impl<'a> Team<'a, '_> {
    /// Whether anyone listens is nobody's business here: without orders the thread ends.
    fn tell(&self, from: ShardId, event: Event) {
        drop(self.post.send((from, event)));
    }

    fn at(&self, id: ShardId) -> usize {
        self.ids.iter().position(|&i| i == id).unwrap_or(usize::MAX)
    }

    /// Works with a shard. An error of symvm costs that shard alone.
    fn with<T>(&mut self, id: ShardId, f: impl FnOnce(&mut Made<'a>) -> T) -> Option<T> {
        let at = self.at(id);
        let shard = self.shards.get_mut(at)?.as_mut()?;
        match catch_unwind(AssertUnwindSafe(|| f(shard))) {
            Ok(value) => Some(value),
            Err(payload) => {
                self.shards[at] = None;
                self.tell(id, Event::Died(message(payload.as_ref())));
                None
            }
        }
    }

    fn obey(&mut self, id: ShardId, order: Order) {
        if let Some(Some(event)) = self.with(id, |shard| shard.obey(order)) {
            self.tell(id, event);
        }
    }

    /// One step, and what it showed; nothing if the shard is gone, or something could not be written.
    fn step(&mut self, id: ShardId) -> Option<Step> {
        let (step, news) = self.with(id, |shard| (shard.step(), shard.news()))?;
        news.into_iter().for_each(|news| self.tell(id, Event::News(Box::new(news))));
        match step {
            Ok(step) => Some(step),
            Err(error) => {
                self.tell(id, Event::Failed(error));
                None
            }
        }
    }

    fn pause(&mut self, id: ShardId, why: Pause) {
        if let Some((received, standing)) = self.with(id, |shard| (shard.received(), shard.standing())) {
            self.tell(id, Event::Paused { why, received, standing });
        }
    }

    fn close(mut self) {
        for (at, &id) in self.ids.iter().enumerate() {
            if let Some(shard) = self.shards[at].take() {
                let closed = catch_unwind(AssertUnwindSafe(|| shard.close()));
                self.tell(
                    id,
                    closed.map_or_else(|_| Event::Died("at the end".into()), |c| Event::Closed(Box::new(c))),
                );
            }
        }
    }
}

/// Makes the shards and works until the end, whatever end it is.
pub fn work(
    ids: &[ShardId],
    factory: &Factory<'_>,
    permits: &Permits,
    inbox: &Receiver<(ShardId, Order)>,
    post: &Sender<(ShardId, Event)>,
) {
    let worked = catch_unwind(AssertUnwindSafe(|| work_on(ids, factory, permits, inbox, post)));
    if let Err(payload) = worked {
        let text = message(payload.as_ref());
        ids.iter().for_each(|&id| drop(post.send((id, Event::Died(text.clone())))));
    }
}

/// What a panic says.
fn message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned()
}

fn work_on(
    ids: &[ShardId],
    factory: &Factory<'_>,
    permits: &Permits,
    inbox: &Receiver<(ShardId, Order)>,
    post: &Sender<(ShardId, Event)>,
) {
    let hosts: Vec<_> = ids.iter().map(|_| factory.host()).collect();
    let clocks: Vec<_> = hosts.iter().map(|host| CampaignClock::new(host)).collect();
    let statics: Vec<_> = ids
        .iter()
        .map(|_| ProgramStatics::new(Analyses::new(factory.program.clone(), factory.entry)))
        .collect();
    let mut team = Team { ids, shards: Vec::new(), post };
    for ((&id, clock), statics) in ids.iter().zip(&clocks).zip(&statics) {
        let made = factory.shard(id, statics, clock).map_err(|error| team.tell(id, Event::Failed(error)));
        team.shards.push(made.ok());
    }
    match (factory.options.workers, ids) {
        (Workers::Free(_), &[id]) => free(&mut team, id, permits, inbox),
        _ => rounds(&mut team, inbox),
    }
    team.close();
}

/// A shard that goes on as long as it can.
fn free(team: &mut Team<'_, '_>, id: ShardId, permits: &Permits, inbox: &Receiver<(ShardId, Order)>) {
    let (mut paused, mut holds_permit) = (false, false);
    loop {
        let order =
            if paused { inbox.recv().map_err(|_| TryRecvError::Disconnected) } else { inbox.try_recv() };
        match order {
            Ok((_, Order::End)) | Err(TryRecvError::Disconnected) => return,
            Ok((_, order)) => {
                let wakes = matches!(order, Order::Gift(_) | Order::Stray(_) | Order::GoOn);
                team.obey(id, order);
                paused &= !wakes;
                continue;
            }
            Err(TryRecvError::Empty) => {}
        }
        // What is begun without a permit might be an iteration too many.
        holds_permit = holds_permit || permits.take();
        let why = if holds_permit {
            match team.step(id) {
                Some(Step::Ran) => {
                    holds_permit = false;
                    continue;
                }
                Some(Step::Closed) => continue,
                Some(Step::NothingLeft) => Some(Pause::Idle),
                Some(Step::Limit(reason)) => Some(Pause::Limit(reason)),
                None => None,
            }
        } else {
            Some(Pause::Starved)
        };
        paused = true;
        if std::mem::take(&mut holds_permit) {
            permits.put_back();
            team.tell(id, Event::PermitBack);
        }
        if let Some(why) = why {
            team.pause(id, why);
        }
    }
}

/// Shards that work when they are told to.
fn rounds(team: &mut Team<'_, '_>, inbox: &Receiver<(ShardId, Order)>) {
    while let Ok((id, order)) = inbox.recv() {
        match order {
            Order::End => return,
            Order::Round(iterations) => {
                if let Some(why) = round(team, id, iterations) {
                    team.pause(id, why);
                }
            }
            order => team.obey(id, order),
        }
    }
}

fn round(team: &mut Team<'_, '_>, id: ShardId, mut iterations: u64) -> Option<Pause> {
    let mut steps = iterations.saturating_mul(STEPS);
    while iterations > 0 && steps > 0 {
        match team.step(id)? {
            Step::Ran => iterations -= 1,
            Step::Closed => {}
            Step::NothingLeft => return Some(Pause::Idle),
            Step::Limit(reason) => return Some(Pause::Limit(reason)),
        }
        steps -= 1;
    }
    Some(Pause::Spent)
}
