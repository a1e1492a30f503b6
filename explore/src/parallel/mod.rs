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

mod balance;
mod collector;
mod free;
mod message;
mod outbox;
mod rounds;
mod shard;
#[cfg(test)]
mod tests;
mod worker;

use crate::corpus::RawFiles;
use crate::coverage::Coverage;
use crate::desk::Books;
use crate::observer::Observer;
use crate::options::{ExploreOptions, Host, Workers};
use crate::output::Output;
use crate::summary::{ExploreError, Summary, check_pruning, conclude, entry, running};
use crate::tree::ShardId;
use collector::Collector;
use message::Lines;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use symvm_frontend::program::Program;
use symvm_vm::Environment;
use worker::{Factory, Permits};

/// Shards of a campaign whose result does not depend on the number of threads.
const SHARDS: u16 = 8;

/// Bytes of a thread's stack.
const STACK: usize = 64 << 20;

/// Explores a program with several workers; see the module. Such a campaign keeps no journal, and cannot be gone on with.
pub fn explore_shared(
    program: &Arc<Program>,
    environment: &(dyn Fn() -> Box<dyn Environment> + Sync),
    options: &ExploreOptions,
    host: &dyn Host,
    observer: &mut dyn Observer,
) -> Result<Summary, ExploreError> {
    let entry = entry(program, options)?;
    check_pruning(options)?;
    let (threads, shards) = match options.workers {
        Workers::Free(jobs) => (jobs.max(1), jobs.max(1)),
        Workers::Rounds(jobs) => (jobs.clamp(1, SHARDS), SHARDS),
    };
    let mut books = Books::new(program, host, observer);
    if let Some(dir) = &options.output {
        let output = Output::create(dir, options.force)?;
        output.write("run.json", running(options, None).as_bytes())?;
        books.output = Some(output);
    }
    if let Some(dir) = &options.emit_corpus {
        books.raw_files = Some(RawFiles::create(dir, options.raw.as_ref())?);
    }
    let mut collector =
        Collector::new(program, options, host, books, Coverage::new(program), (shards, threads));
    // Whoever ends the campaign, all queries and runs end.
    let ending = Arc::new(AtomicBool::new(false));
    let factory = Factory::new(program, environment, options, entry, shards, host.elapsed(), &ending);
    let permits = Permits::new(options.max_iterations);
    let stop = std::thread::scope(|scope| {
        let (post, events) = mpsc::channel();
        let mut lines = Lines::new(shards, &ending);
        for thread in 0..threads {
            let (orders, inbox) = mpsc::channel();
            let ids: Vec<ShardId> = (thread..shards).step_by(usize::from(threads)).map(ShardId).collect();
            ids.iter().for_each(|&id| lines.connect(id, orders.clone()));
            let (post, factory, permits) = (post.clone(), &factory, &permits);
            let started = std::thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, move || worker::work(&ids, factory, permits, &inbox, &post));
            if let Err(error) = started {
                ending.store(true, Ordering::Relaxed);
                return Err(ExploreError::NoThread(error));
            }
        }
        drop(post);
        let reason = match options.workers {
            Workers::Free(_) => free::conduct(&mut collector, &mut lines, &events),
            Workers::Rounds(_) => rounds::conduct(&mut collector, &mut lines, &events),
        };
        let ended = collector.end(reason, &mut lines, &events);
        Ok(ended?)
    })?;
    let (summary, books, coverage) = collector.finish(stop);
    if let Some(output) = &books.output {
        conclude(output, options, program, &coverage, &summary, None)?;
    }
    Ok(summary)
}
