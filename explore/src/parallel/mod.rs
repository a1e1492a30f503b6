//! One campaign on several cores.
//!
//! The execution tree is cut into *shards*, each with a machine, a solver, terms and a strategy of its own, in a thread of
//! its own; nothing but plain data goes between them. A shard that has nothing left to do is given unexplored sides by one
//! that has many ([`tree::Gift`](crate::tree::Gift)), as Cloud9 does it. One collector numbers and writes tests and bugs,
//! tells all shards what is covered, and knows when everything is explored: when all shards are idle and nothing is
//! under way.
//!
//! ```text
//!  shard 0 ──news──▶            ──▶ tests, bugs, coverage, series
//!  shard 1 ──news──▶ collector
//!     ▲  ◀──orders───    │
//!     └──────── gift ────┘
//! ```
//! There are two ways to conduct them. [`free`] lets each go on as fast as it can; what is found when depends on the
//! weather. [`rounds`] makes a fixed number of shards, whatever the number of threads, run a fixed number of iterations
//! between two exchanges, and takes in what they found in the order of the shards: the result is the same for any
//! number of threads.
//!
//! A run that comes where another shard's tree begins (a seed, a mutated input, a failed prediction) is a *stray*: its input
//! goes to that shard, which runs it again and reports it.
//!
//! A campaign that ended is gone on with from its [`journal`], where each shard has its part. In rounds all is
//! done again, with answers from there. Otherwise each shard repeats its part by itself: its answers, and the orders that it
//! obeyed; gifts and strays that were on their way are sent again, to the same shards. What is told the collector again
//! gets the numbers it had, in whatever order it comes.
//!
//! When memory is full, all shards throw their trees away together, and begin another of their [`generations`].

mod balance;
mod collector;
mod free;
mod generations;
mod message;
mod note;
mod outbox;
mod past;
mod rounds;
mod shard;
mod shortage;
#[cfg(test)]
mod tests;
mod worker;

use crate::campaign::StopReason;
use crate::corpus::RawFiles;
use crate::coverage::Coverage;
use crate::desk::Books;
use crate::journal::{self, CampaignClock, Earlier, Header, Journal, JournalError, Pen, Resumption, Sharing};
use crate::observer::Observer;
use crate::options::{ExploreOptions, Host, Resume, Workers};
use crate::output::{Output, OutputError};
use crate::query_log::QueryLog;
use crate::summary::{
    ExploreError, Summary, check_output, check_pruning, conclude, entry, not_resumed, raw_files, running,
};
use crate::tree::ShardId;
use collector::Collector;
use message::Lines;
use past::Past;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::Duration;
use symvm_frontend::program::Program;
use symvm_solver::clock::now;
use symvm_vm::Environment;
use worker::{Factory, Parts, Permits, Seats};

/// Shards of a campaign whose result does not depend on the number of threads.
pub const SHARDS: u16 = 8;

/// Bytes of a thread's stack.
const STACK: usize = 64 << 20;
/// Iterations of one thread that are waiting to be written, at most.
const UNREAD: usize = 8;

/// What a campaign goes on from.
struct Back {
    journal: Pen,
    parts: Parts,
    past: Past,
    /// Shards that it had, and the limit of memory that is in force now.
    shards: u16,
    max_memory: Option<u64>,
}

/// Opens the journal of a campaign that is to be gone on with. Nothing is changed.
fn back(dir: &Path, resume: Resume, options: &ExploreOptions) -> Result<Back, JournalError> {
    let rounds = matches!(options.workers, Workers::Rounds(_));
    let mut past = Past::default();
    let Earlier { journal, survey, header } =
        Earlier::open(dir, options, Some(rounds), |part, note| past.add(part, note))?;
    past.look(dir);
    let seen = survey.parts.keys().flatten().map(|shard| shard.0.saturating_add(1)).max();
    let first = header.sharing.map_or(1, |sharing| sharing.shards.max(1));
    let own = survey.part(None);
    let resumption = Resumption { iterations: past.iterations, times: own.resumed + 1, lost: survey.lost() };
    let first_memory = header.max_memory.map(|max| max / u64::from(first));
    Ok(Back {
        journal: Pen::new(journal),
        past,
        shards: seen.unwrap_or(0).max(first),
        max_memory: resume.max_memory.or(own.max_memory.unwrap_or(header.max_memory)),
        parts: Parts { dir: dir.to_owned(), survey, first_memory, resumption },
    })
}

/// Who works: threads, and the shards that they have.
struct Crew {
    /// At the same time.
    jobs: u16,
    shards: u16,
    threads: u16,
    rounds: bool,
}

impl Crew {
    /// As was asked for; the campaign already `had` so many shards.
    fn of(workers: Workers, had: Option<u16>) -> Self {
        match workers {
            Workers::Rounds(jobs) => {
                let threads = jobs.clamp(1, SHARDS);
                Self { jobs: threads, shards: SHARDS, threads, rounds: true }
            }
            Workers::Free(jobs) => {
                let jobs = jobs.max(1);
                let shards = had.map_or(jobs, |had| had.max(jobs));
                Self { jobs, shards, threads: shards, rounds: false }
            }
        }
    }

    /// The shards of a thread.
    fn shards_of(&self, thread: u16) -> Vec<ShardId> {
        (thread..self.shards).step_by(usize::from(self.threads)).map(ShardId).collect()
    }

    /// Works until the end: threads explore, and what they find goes to the collector.
    fn work(
        &self,
        factory: &Factory<'_>,
        collector: &mut Collector<'_>,
        max_iterations: Option<u64>,
    ) -> Result<StopReason, ExploreError> {
        let permits = Permits::new(max_iterations);
        std::thread::scope(|scope| {
            // Where results are written more slowly than they are found, who finds them waits, so that the end comes when it is due.
            let (post, events) = mpsc::sync_channel(UNREAD * usize::from(self.threads));
            let mut lines = Lines::new(self.shards, factory.ending);
            for thread in 0..self.threads {
                let (orders, inbox) = mpsc::channel();
                let ids = self.shards_of(thread);
                ids.iter().for_each(|&id| lines.connect(id, orders.clone()));
                let (post, permits) = (post.clone(), &permits);
                let started = std::thread::Builder::new()
                    .stack_size(STACK)
                    .spawn_scoped(scope, move || worker::work(&ids, factory, permits, &inbox, &post));
                if let Err(error) = started {
                    factory.ending.store(true, Ordering::Relaxed);
                    return Err(ExploreError::NoThread(error));
                }
            }
            drop(post);
            let reason = if self.rounds {
                rounds::conduct(collector, &mut lines, &events)
            } else {
                free::conduct(collector, &mut lines, &events, &permits)
            };
            Ok(collector.end(reason, &mut lines, &events)?)
        })
    }
}

/// Refuses folders for the shards' queries before anything is written.
fn check_logs(options: &ExploreOptions, crew: &Crew) -> Result<(), OutputError> {
    match (&options.log_queries, options.resume) {
        (Some((dir, _)), None) => (0..crew.shards)
            .try_for_each(|i| QueryLog::check(&dir.join(ShardId(i).to_string()), options.force)),
        _ => Ok(()),
    }
}

/// The folder of results and the journal in it, if results are kept.
fn results(
    options: &ExploreOptions,
    back: Option<&Back>,
    crew: &Crew,
) -> Result<Option<(Output, Pen)>, ExploreError> {
    let Some(dir) = &options.output else { return Ok(None) };
    if let Some(back) = back {
        let output = Output::reopen(dir, &running(options, Some(&back.parts.resumption)))?;
        return Ok(Some((output, back.journal.clone())));
    }
    let output = Output::create(dir, options.force)?;
    output.begin(&running(options, None), options.kept_seeds())?;
    let header = Header::of(options).shared(Sharing { shards: crew.shards, rounds: crew.rounds });
    let journal = Pen::new(Journal::create(&dir.join(journal::NAME), &header)?);
    Ok(Some((output, journal)))
}

/// Explores a program with several workers; see the module.
pub fn explore_shared(
    program: &Arc<Program>,
    environment: &(dyn Fn() -> Box<dyn Environment> + Sync),
    options: &ExploreOptions,
    host: &dyn Host,
    observer: &mut dyn Observer,
) -> Result<Summary, ExploreError> {
    let entry = entry(program, options)?;
    check_pruning(options)?;
    let back = match (&options.output, options.resume) {
        (Some(dir), Some(resume)) => Some(back(dir, resume, options)?),
        _ => None,
    };
    let crew = Crew::of(options.workers, back.as_ref().map(|back| back.shards));
    let resumption = back.as_ref().map(|back| back.parts.resumption);
    let max_memory = back.as_ref().map_or(options.memory.max, |back| back.max_memory);
    let clock = CampaignClock::new(host);
    let mut books = Books::new(program, &clock, observer);
    check_output(options)?;
    check_logs(options, &crew)?;
    (books.raw_files, books.raw) = (raw_files(options)?, options.raw.clone());
    let (output, journal) = results(options, back.as_ref(), &crew)?.unzip();
    books.output = output;
    // Whoever ends the campaign, all queries and runs end.
    let ending = Arc::new(AtomicBool::new(false));
    let mut factory = Factory {
        program,
        environment,
        options: Factory::options(options, max_memory, crew.shards, &ending),
        entry,
        gate: Arc::default(),
        before: host.elapsed(),
        ending: &ending,
        journal: journal.clone(),
        parts: None,
        seats: (crew.jobs < crew.threads).then(|| Seats::new(crew.jobs)),
    };
    let coverage = Coverage::new(program);
    let mut collector = Collector::new(program, options, &clock, books, coverage, (crew.shards, crew.jobs));
    collector.set_max_memory(max_memory);
    if let Some(journal) = journal {
        collector.keep(journal);
    }
    match back {
        Some(Back { parts, past, .. }) => {
            factory.before = Duration::from_millis(parts.survey.milliseconds);
            clock.repeat(factory.before);
            collector.resume(past, parts.resumption, !crew.rounds, &factory.gate);
            factory.parts = Some(parts);
        }
        None => drop(factory.gate.set(now())),
    }
    let stop = crew.work(&factory, &mut collector, options.max_iterations)?;
    if let Some((resumption, reached)) = collector.underway() {
        return Err(not_resumed(stop, &resumption, reached));
    }
    let (mut summary, books, coverage) = collector.finish(stop);
    summary.raw_files = books.raw_files.as_ref().map(RawFiles::tally);
    if let Some(output) = &books.output {
        conclude(output, options, program, &coverage, &summary, resumption.as_ref())?;
        summary.removed = output.removed(summary.counters.tests, summary.counters.bugs);
    }
    Ok(summary)
}
