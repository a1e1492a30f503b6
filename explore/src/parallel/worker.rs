//! A thread: it makes its shards, for they cannot go from one thread to another, and lets them work.

use super::message::{Event, Order, Pause, Share};
use super::note::Note;
use super::outbox::Outbox;
use super::shard::{Repeated, Shard};
use crate::campaign::{Campaign, Step, StopReason};
use crate::coverage::Coverage;
use crate::engine::Repeatable;
use crate::journal::{CampaignClock, Journaled, Pen, Resumption, Survey};
use crate::options::{ExploreOptions, Host, Restart, WhenFull, Workers};
use crate::output::OutputError;
use crate::query_log::QueryLog;
use crate::strategy::ProgramStatics;
use crate::tree::ShardId;
use crate::vm_engine::VmEngine;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError};
use std::sync::{Arc, Condvar, Mutex, OnceLock, PoisonError};
use std::time::Duration;
use symvm_frontend::analysis::Analyses;
use symvm_frontend::program::{FuncId, Program};
use symvm_solver::clock::{Instant, now};
use symvm_vm::Environment;

/// Iterations that may still be begun.
pub struct Permits(Option<AtomicU64>);

impl Permits {
    /// As many as that; any number without a limit.
    pub fn new(limit: Option<u64>) -> Self {
        Self(limit.map(AtomicU64::new))
    }

    /// So many are left, if there is a limit.
    pub fn set(&self, left: Option<u64>) {
        if let (Some(permits), Some(left)) = (&self.0, left) {
            permits.store(left, Ordering::Release);
        }
    }

    /// One can be taken now.
    pub fn are_left(&self) -> bool {
        self.0.as_ref().is_none_or(|left| left.load(Ordering::Acquire) > 0)
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

/// Seats for those who work at the same time: a campaign that is gone on with may have more shards than threads are wanted.
pub struct Seats {
    free: Mutex<u16>,
    freed: Condvar,
}

impl Seats {
    /// So many.
    pub fn new(count: u16) -> Self {
        Self { free: Mutex::new(count), freed: Condvar::new() }
    }

    /// Works on a seat, once there is one.
    fn with<T>(&self, f: impl FnOnce() -> T) -> T {
        let lock = || self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let seats = self.freed.wait_while(lock(), |free| *free == 0);
        *seats.unwrap_or_else(PoisonError::into_inner) -= 1;
        let value = f();
        *lock() += 1;
        self.freed.notify_one();
        value
    }
}

/// The host, as far as shards see it.
struct ShardHost {
    gate: Arc<OnceLock<Instant>>,
    before: Duration,
    ending: Arc<AtomicBool>,
}

impl Host for ShardHost {
    fn elapsed(&self) -> Duration {
        self.before + self.gate.get().map_or(Duration::ZERO, Instant::elapsed)
    }

    /// The first that works again is not waited for in vain: time passes for all from there on.
    fn go_on(&self) -> Duration {
        self.gate.get_or_init(now);
        self.before
    }

    fn interrupted(&self) -> bool {
        self.ending.load(Ordering::Relaxed)
    }
}

/// What shards go on from.
pub struct Parts {
    /// The directory of the campaign.
    pub dir: PathBuf,
    /// What its journal holds.
    pub survey: Survey,
    /// A shard's limit of memory when the campaign began.
    pub first_memory: Option<u64>,
    /// For the shards' campaigns.
    pub resumption: Resumption,
}

/// All that it takes to make a shard, in any thread.
pub struct Factory<'a> {
    /// The program.
    pub program: &'a Arc<Program>,
    /// Makes the world of a shard.
    pub environment: &'a (dyn Fn() -> Box<dyn Environment> + Sync),
    /// Settings of a shard: [`Factory::options`].
    pub options: ExploreOptions,
    /// Where the program starts.
    pub entry: FuncId,
    /// The campaign's time passes since this opened: when it began, or when the first shard had repeated what its journal says.
    pub gate: Arc<OnceLock<Instant>>,
    /// The campaign's time until then.
    pub before: Duration,
    /// All queries and runs end.
    pub ending: &'a Arc<AtomicBool>,
    /// The journal, if there is one.
    pub journal: Option<Pen>,
    /// What is gone on from.
    pub parts: Option<Parts>,
    /// Who work at the same time, if fewer than there are threads.
    pub seats: Option<Seats>,
}

impl<'a> Factory<'a> {
    /// Settings of one of so many shards.
    pub fn options(
        options: &ExploreOptions,
        max_memory: Option<u64>,
        shards: u16,
        ending: &Arc<AtomicBool>,
    ) -> ExploreOptions {
        let mut options = options.clone();
        // The collector sees to these.
        (options.max_iterations, options.max_bugs) = (None, None);
        (options.restart, options.output) = (Restart::Never, None);
        // It is one campaign's.
        options.max_work = None;
        options.memory.max = max_memory.map(|max| max / u64::from(shards));
        options.memory.sharers = shards.into();
        options.log_queries = options.log_queries.map(|(dir, bytes)| (dir, bytes / u64::from(shards)));
        (options.machine.stop, options.solver.cancel) = (Some(ending.clone()), Some(ending.clone()));
        options
    }

    /// Works when there is a seat for it.
    fn seated<T>(&self, f: impl FnOnce() -> T) -> T {
        match &self.seats {
            Some(seats) => seats.with(f),
            None => f(),
        }
    }

    fn host(&self) -> ShardHost {
        ShardHost { gate: self.gate.clone(), before: self.before, ending: self.ending.clone() }
    }

    fn shard<'s>(
        &'s self,
        id: ShardId,
        statics: &'s ProgramStatics,
        clock: &'s CampaignClock<'s>,
    ) -> Result<Made<'s>, OutputError> {
        let options = &self.options;
        let mut engine = VmEngine::new(self.program.clone(), (self.environment)(), options);
        engine.become_shard(id);
        if let Some((dir, budget)) = &options.log_queries {
            let dir = dir.join(id.to_string());
            engine.set_log(Some(QueryLog::open(&dir, options, *budget)?));
        }
        let journal = self.journal.as_ref().map(|journal| journal.of(Some(id)));
        let engine = match (&self.parts, journal) {
            (Some(parts), Some(journal)) => {
                engine.set_max_memory(parts.first_memory);
                let past = parts.survey.past(&parts.dir, Some(id), parts.first_memory)?;
                Journaled::resume(engine, clock, options.max_time, Some(options.memory.max), past, journal)
            }
            (_, journal) => Journaled::begin(engine, clock, options.max_time, journal),
        };
        let coverage = Coverage::new(self.program);
        let outbox = Outbox::new(self.program);
        let campaign = Campaign::new(self.program, options, engine, coverage, statics, clock, outbox);
        let mut shard = Shard::new(campaign, id);
        if let Some(parts) = &self.parts {
            shard.resume(parts.resumption);
        }
        Ok(shard)
    }
}

type Made<'a> = Shard<'a, Journaled<'a, VmEngine>>;

/// The shards of a thread, by their order; none where one died.
struct Team<'a, 'b> {
    ids: &'b [ShardId],
    shards: Vec<Option<Made<'a>>>,
    post: &'b SyncSender<(ShardId, Event)>,
    options: &'b ExploreOptions,
}

impl<'a> Team<'a, '_> {
    /// Whether anyone listens is nobody's business here: without orders the thread ends.
    fn tell(&self, from: ShardId, event: Event) {
        drop(self.post.send((from, event)));
    }

    /// Where this thread has the shard, if it is one of its own.
    fn at(&self, id: ShardId) -> Option<usize> {
        self.ids.iter().position(|&i| i == id)
    }

    /// Works with a shard. An error of symvm costs that shard alone.
    fn with<T>(&mut self, id: ShardId, f: impl FnOnce(&mut Made<'a>) -> T) -> Option<T> {
        let at = self.at(id)?;
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
        let is_free = matches!(self.options.workers, Workers::Free(_));
        let obeyed = self.with(id, |shard| {
            if is_free && Note::is_due(&order) {
                shard.note(&Note::Obeyed(order.clone()));
            }
            shard.obey(order)
        });
        if let Some(Some(event)) = obeyed {
            self.tell(id, event);
        }
    }

    /// Does what the journal says of a shard next; answers whether there was anything.
    fn repeat(&mut self, id: ShardId) -> bool {
        let Some((repeated, news)) = self.with(id, |shard| (shard.repeat(), shard.news())) else {
            return false;
        };
        news.into_iter().for_each(|news| self.tell(id, Event::News(Box::new(news))));
        match repeated {
            Ok(Repeated::Step(Step::Limit(reason))) => {
                self.pause(id, Pause::Limit(reason));
                false
            }
            Ok(Repeated::Step(_)) => true,
            Ok(Repeated::Order(event)) => {
                event.into_iter().for_each(|event| self.tell(id, event));
                true
            }
            Ok(Repeated::Nothing) => {
                if let Some((received, standing)) = self.with(id, |s| (s.received(), s.standing())) {
                    self.tell(id, Event::Repeated { received, standing });
                }
                false
            }
            Err(error) => {
                self.tell(id, Event::Failed(error));
                false
            }
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
    post: &SyncSender<(ShardId, Event)>,
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
    post: &SyncSender<(ShardId, Event)>,
) {
    let hosts: Vec<_> = ids.iter().map(|_| factory.host()).collect();
    let clocks: Vec<_> = hosts.iter().map(|host| CampaignClock::new(host)).collect();
    let statics: Vec<_> = ids
        .iter()
        .map(|_| ProgramStatics::new(Analyses::new(factory.program.clone(), factory.entry)))
        .collect();
    let mut team = Team { ids, shards: Vec::new(), post, options: &factory.options };
    for ((&id, clock), statics) in ids.iter().zip(&clocks).zip(&statics) {
        let made = factory.shard(id, statics, clock).map_err(|error| team.tell(id, Event::Failed(error)));
        team.shards.push(made.ok());
    }
    match (factory.options.workers, ids) {
        (Workers::Free(_), &[id]) => free(&mut team, id, factory, permits, inbox),
        _ => rounds(&mut team, inbox),
    }
    team.close();
}

/// A shard that goes on as long as it can.
fn free(
    team: &mut Team<'_, '_>,
    id: ShardId,
    factory: &Factory<'_>,
    permits: &Permits,
    inbox: &Receiver<(ShardId, Order)>,
) {
    let resumes = factory.parts.is_some();
    while resumes && factory.seated(|| team.repeat(id)) {}
    let (mut paused, mut holds_permit) = (resumes, false);
    let give_back = |team: &Team<'_, '_>, holds_permit: &mut bool| {
        if std::mem::take(holds_permit) {
            permits.put_back();
            team.tell(id, Event::PermitBack);
        }
    };
    loop {
        let order =
            if paused { inbox.recv().map_err(|_| TryRecvError::Disconnected) } else { inbox.try_recv() };
        match order {
            Ok((_, Order::End)) | Err(TryRecvError::Disconnected) => return,
            Ok((_, order)) => {
                let wakes = order.brings_work() || matches!(order, Order::GoOn | Order::Arrived);
                let waits = matches!(order, Order::Anew { .. });
                factory.seated(|| team.obey(id, order));
                paused = waits || paused && !wakes;
                if paused {
                    give_back(team, &mut holds_permit);
                }
                continue;
            }
            Err(TryRecvError::Empty) => {}
        }
        // What is begun without a permit might be an iteration too many.
        holds_permit = holds_permit || permits.take();
        let why = if holds_permit {
            match factory.seated(|| team.step(id)) {
                Some(Step::Ran) => {
                    holds_permit = false;
                    continue;
                }
                Some(Step::Closed) => continue,
                Some(Step::Mutated | Step::MutatedOn) => {
                    // It may take long until there is an iteration.
                    give_back(team, &mut holds_permit);
                    continue;
                }
                Some(Step::NothingLeft) => {
                    team.with(id, |shard| shard.note(&Note::Idle));
                    Some(Pause::Idle)
                }
                Some(Step::Limit(reason)) => Some(Pause::Limit(reason)),
                None => None,
            }
        } else {
            Some(Pause::Starved)
        };
        paused = true;
        give_back(team, &mut holds_permit);
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
            Order::Round(share) => {
                if let Some(why) = round(team, id, share) {
                    team.pause(id, why);
                }
            }
            order => team.obey(id, order),
        }
    }
}

fn round(team: &mut Team<'_, '_>, id: ShardId, mut left: Share) -> Option<Pause> {
    while left.iterations > 0 && left.steps > 0 {
        if left.most == 0 {
            return Some(Pause::Cut(left));
        }
        if team.with(id, Shard::was_full)? {
            return Some(Pause::Limit(StopReason::Memory));
        }
        match team.step(id)? {
            Step::Ran => {
                left.iterations -= 1;
                left.most -= 1;
            }
            Step::Closed | Step::Mutated => {}
            // What was found may be another's, who waits for it.
            Step::MutatedOn => return Some(Pause::Spent),
            Step::NothingLeft => return Some(Pause::Idle),
            Step::Limit(reason) => {
                // What follows depends on it, and memory on the limit that is given.
                if reason == StopReason::Memory && team.options.when_full == WhenFull::Restart {
                    team.with(id, |shard| shard.note(&Note::Full));
                }
                return Some(Pause::Limit(reason));
            }
        }
        left.steps -= 1;
    }
    Some(Pause::Spent)
}
