//! The collector: it numbers and writes what the shards find, knows what all of them covered, and closes the books.

use super::message::{BugKey, Event, Lines, Order};
use super::outbox::{News, Standing};
use crate::campaign::{Counters, StopReason};
use crate::coverage::Coverage;
use crate::desk::{Books, Bug, Desk};
use crate::engine::EngineStatistics;
use crate::ledger::{Entry, Ledger};
use crate::observer::Progress;
use crate::options::{Emit, ExploreOptions, Host};
use crate::output::OutputError;
use crate::summary::{Closing, Summary, summarise};
use crate::tree::{Gift, ShardId};
use hashbrown::HashSet;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;
use symvm_frontend::program::{Program, SideId};

/// How long an interrupt may wait.
const TICK: Duration = Duration::from_millis(20);
/// Iterations between two looks at the memory.
const BETWEEN_LOOKS: u32 = 64;

/// See the module.
pub struct Collector<'a> {
    program: &'a Program,
    options: &'a ExploreOptions,
    host: &'a dyn Host,
    books: Books<'a>,
    coverage: Coverage,
    /// Iterations, paths, tests and bugs as they come; the rest when the shards close.
    counters: Counters,
    ledger: Ledger,
    reported: HashSet<BugKey>,
    standings: Vec<Standing>,
    threads: u16,
    /// Sides and inputs that no shard has.
    homeless: u64,
    overfull: bool,
    engine: EngineStatistics,
    failure: Option<OutputError>,
    /// Iterations until the memory is looked at; shards that were told to free some and did not answer; whether any did.
    look_in: u32,
    shedding: (usize, bool),
}

impl<'a> Collector<'a> {
    /// For so many shards on so many threads.
    pub fn new(
        program: &'a Program,
        options: &'a ExploreOptions,
        host: &'a dyn Host,
        books: Books<'a>,
        coverage: Coverage,
        (shards, threads): (u16, u16),
    ) -> Self {
        Self {
            program,
            options,
            host,
            books,
            coverage,
            counters: Counters::default(),
            ledger: Ledger::default(),
            reported: HashSet::new(),
            standings: vec![Standing::default(); usize::from(shards)],
            threads,
            homeless: 0,
            overfull: false,
            engine: EngineStatistics::default(),
            failure: None,
            look_in: BETWEEN_LOOKS,
            shedding: (0, false),
        }
    }

    /// The next event, unless the user wants an end before there is one.
    pub fn next(
        &mut self,
        events: &Receiver<(ShardId, Event)>,
    ) -> Result<(ShardId, Event), Option<StopReason>> {
        loop {
            if self.host.interrupted() {
                return Err(Some(StopReason::Interrupted));
            }
            match events.recv_timeout(TICK) {
                Ok(event) => return Ok(event),
                Err(RecvTimeoutError::Timeout) => {}
                // All threads ended by themselves: none is left to explore anything.
                Err(RecvTimeoutError::Disconnected) => return Err(None),
            }
        }
    }

    /// Iterations that may still be begun.
    pub fn iterations_left(&self) -> Option<u64> {
        self.options.max_iterations.map(|max| max.saturating_sub(self.counters.iterations))
    }

    /// Unexplored sides of each shard, as far as is known.
    pub fn open(&self) -> Vec<u64> {
        self.standings.iter().map(|s| s.open).collect()
    }

    /// A shard stands here now.
    pub fn stands(&mut self, shard: ShardId, standing: Standing) {
        self.standings[shard.index()] = standing;
    }

    /// Sides went from one shard to another, or to the one and from nobody.
    pub fn moved(&mut self, from: ShardId, to: ShardId, gifts: &[Gift]) {
        let sides: u64 = gifts.iter().map(Gift::sides).sum();
        let from = &mut self.standings[from.index()].open;
        // Who has nothing to give has less than it said.
        *from = if sides == 0 { 0 } else { from.saturating_sub(sides) };
        self.standings[to.index()].open += sides;
    }

    /// Takes in an iteration, and tells the shards what they must know.
    pub fn take_in(&mut self, from: ShardId, news: News, lines: &mut Lines<'_>) {
        if self.failure.is_none()
            && let Err(error) = self.write(from, news, lines)
        {
            self.failure = Some(error);
        }
    }

    fn write(&mut self, from: ShardId, news: News, lines: &mut Lines<'_>) -> Result<(), OutputError> {
        self.counters.iterations += 1;
        self.look_in = self.look_in.saturating_sub(1);
        self.standings[from.index()] = news.standing;
        let uncovered = |s: &SideId| self.coverage.is_uncovered(*s);
        let covered: Vec<SideId> = news.sides.iter().copied().filter(uncovered).collect();
        let (new_sides, _) = self.coverage.add(news.sides.into_iter(), news.blocks.into_iter());
        if !covered.is_empty() {
            let covered: Arc<[SideId]> = covered.into();
            lines.tell_others(from, || Order::Covered(covered.clone()));
        }
        self.counters.paths += u64::from(news.is_path);
        if let Some((path, output)) = &news.output {
            self.books.on_output(*path, output);
        }
        let bug = news.bug.filter(|bug| self.reported.insert(bug.key));
        let wanted = match self.options.emit {
            Emit::All => news.is_path,
            Emit::Covering => new_sides > 0,
        };
        if let Some(mut test) = news.test.filter(|_| wanted || bug.is_some()) {
            self.counters.tests += 1;
            (test.number, test.new_sides) = (self.counters.tests, new_sides);
            self.books.on_test(test, false)?;
        }
        if let Some(new) = bug {
            self.counters.bugs += 1;
            let (number, test) = (self.counters.bugs, self.counters.tests);
            let bug = Bug { number, test, finding: &new.finding, input: &new.input, goal: new.goal };
            self.books.on_bug(&bug, false)?;
            lines.tell_others(from, || Order::Bug(new.key, new.goal));
        }
        if let Some((owner, input)) = news.stray
            && !lines.send(owner, Order::Stray(input))
        {
            self.homeless += 1;
        }
        let progress = self.progress();
        self.books.progress(&progress, &self.coverage, false)
    }

    /// Sends gifts on. Those whose receiver is gone are nobody's.
    pub fn forward(&mut self, to: ShardId, gifts: Vec<Gift>, lines: &mut Lines<'_>) {
        for gift in gifts {
            let sides = gift.sides();
            if !lines.send(to, Order::Gift(gift)) {
                self.homeless += sides;
            }
        }
    }

    /// A shard met an error of symvm: what it had is lost, the others go on.
    pub fn bury(&mut self, shard: ShardId, message: String, lines: &mut Lines<'_>) {
        lines.disconnect(shard);
        self.standings[shard.index()].open = 0;
        self.ledger.add(Entry::WorkerLost, message, "", 1);
    }

    /// Something cannot be written: the campaign ends.
    pub fn fail(&mut self, error: OutputError) {
        self.failure.get_or_insert(error);
    }

    /// Why the campaign has to end, apart from what shards say and from having explored everything.
    pub fn limit(&mut self, lines: &mut Lines<'_>) -> Option<StopReason> {
        if self.failure.is_some() {
            return Some(StopReason::Interrupted);
        }
        if self.iterations_left() == Some(0) {
            return Some(StopReason::Iterations);
        }
        self.watch_memory(lines)
    }

    /// Once in a while: when the process has more memory than it may, all shards free what they can do without.
    fn watch_memory(&mut self, lines: &mut Lines<'_>) -> Option<StopReason> {
        if self.look_in > 0 || self.shedding.0 > 0 {
            return None;
        }
        self.look_in = BETWEEN_LOOKS;
        let max = self.options.max_memory?;
        let excess = self.host.memory()?.saturating_sub(max);
        if excess == 0 {
            return None;
        }
        let alive: Vec<_> = lines.alive().collect();
        let each = excess.max(max / 4) / alive.len().max(1) as u64;
        self.shedding = (alive.into_iter().filter(|&s| lines.send(s, Order::Shed(each))).count(), false);
        None
    }

    /// A shard freed something, or had nothing to free. If all had nothing, the memory is full.
    pub fn on_shed(&mut self, freed: bool) -> Option<StopReason> {
        self.shedding = (self.shedding.0.saturating_sub(1), self.shedding.1 || freed);
        (self.shedding == (0, false)).then_some(StopReason::Memory)
    }

    /// Ends everything, and takes in what is still under way.
    pub fn end(
        &mut self,
        reason: StopReason,
        lines: &mut Lines<'_>,
        events: &Receiver<(ShardId, Event)>,
    ) -> Result<StopReason, OutputError> {
        if reason != StopReason::Exhausted {
            lines.stop_everything();
        }
        let alive: Vec<_> = lines.alive().collect();
        for shard in alive {
            lines.send(shard, Order::End);
        }
        for (shard, event) in events {
            match event {
                Event::News(news) => self.take_in(shard, *news, lines),
                Event::Given { gifts, .. } => self.homeless += gifts.iter().map(Gift::sides).sum::<u64>(),
                Event::Failed(error) => self.fail(error),
                Event::Died(message) => self.bury(shard, message, lines),
                Event::Closed(closing) => self.close(*closing),
                Event::Paused { .. } | Event::Shed(_) | Event::PermitBack => {}
            }
        }
        self.failure.take().map_or(Ok(reason), Err)
    }

    fn close(&mut self, closing: Closing) {
        let Closing { counters: c, ledger, unexplored, engine, overfull } = closing;
        let sum = &mut self.counters;
        sum.assume_violated += c.assume_violated;
        sum.bug_paths += c.bug_paths;
        sum.prediction_failures += c.prediction_failures;
        sum.restarts += c.restarts;
        sum.subsumed += c.subsumed;
        sum.infeasible += c.infeasible;
        sum.instructions += c.instructions;
        sum.mutants += c.mutants;
        sum.mutants_new += c.mutants_new;
        self.ledger.merge(ledger);
        self.homeless += unexplored;
        self.overfull |= overfull;
        self.engine.merge(engine);
    }

    /// The summary, and what is needed to write the last files.
    pub fn finish(self, stop: StopReason) -> (Summary, Books<'a>, Coverage) {
        // A limit that came when nothing was left limited nothing; memory that cut a path did.
        let nothing_left = self.homeless == 0 && self.ledger.total(Entry::CutShort) == 0 && !self.overfull;
        let stop = match stop {
            StopReason::Exhausted if self.overfull => StopReason::Memory,
            _ if nothing_left && self.ledger.total(Entry::WorkerLost) == 0 => StopReason::Exhausted,
            other => other,
        };
        let closing = Closing {
            counters: self.counters,
            ledger: self.ledger,
            unexplored: self.homeless,
            engine: self.engine,
            overfull: self.overfull,
        };
        let summary = summarise(closing, stop, self.program, &self.coverage, self.host);
        (summary, self.books, self.coverage)
    }

    fn progress(&self) -> Progress {
        let sum = |f: &dyn Fn(&Standing) -> u64| self.standings.iter().map(f).sum::<u64>();
        let solver: Duration = self.standings.iter().map(|s| s.solver).sum();
        Progress {
            iterations: self.counters.iterations,
            elapsed: self.host.elapsed(),
            covered: self.coverage.covered(),
            sides: self.coverage.total(),
            paths: self.counters.paths,
            tests: self.counters.tests,
            bugs: self.counters.bugs,
            queries: sum(&|s| s.queries),
            // Of the time that passed, as with one worker.
            solver: solver / u32::from(self.threads),
            nodes: sum(&|s| s.nodes),
            open: sum(&|s| s.open),
            depth: self.standings.iter().map(|s| s.depth).max().unwrap_or(0),
        }
    }
}
