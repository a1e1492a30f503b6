//! The collector: it numbers and writes what the shards find, knows what all of them covered, and closes the books.

mod resume;
mod trees;

use crate::campaign::anew::most_of_process;
use crate::campaign::{Counters, StopReason};
use crate::coverage::Coverage;
use crate::desk::{Books, Bug, Desk};
use crate::engine::EngineStatistics;
use crate::filed::{BugKey, Filed};
use crate::journal::{CampaignClock, Pen, Record, Resumption};
use crate::ledger::{Entry, Ledger};
use crate::observer::Progress;
use crate::options::{Emit, ExploreOptions, Host};
use crate::output::OutputError;
use crate::parallel::generations::Generations;
use crate::parallel::message::{Event, Lines, Order};
use crate::parallel::note::{Note, Told};
use crate::parallel::outbox::{NewBug, News, Standing};
use crate::parallel::past::{Parcel, Past};
use crate::parallel::shortage::{Relief, Shortage};
use crate::report::BugReport;
use crate::summary::{Closing, Summary, summarise};
use crate::test_case::TestCase;
use crate::tree::{Gift, NodeKind, ShardId};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use symvm_frontend::program::{LocId, Program, SideId};
use symvm_solver::clock::{Instant, now};
use symvm_vm::Input;

/// How long an interrupt may wait.
const TICK: Duration = Duration::from_millis(20);

/// See the module.
pub struct Collector<'a> {
    program: &'a Program,
    options: &'a ExploreOptions,
    host: &'a CampaignClock<'a>,
    books: Books<'a>,
    coverage: Coverage,
    /// Iterations, paths, tests and bugs as they come; the rest when the shards close.
    counters: Counters,
    ledger: Ledger,
    filed: Filed,
    /// Bugs reported, with the decisions behind which they were found, in their order.
    bugs: Vec<(BugKey, Option<(NodeKind, LocId)>)>,
    standings: Vec<Standing>,
    threads: u16,
    /// Sides and inputs that no shard has.
    homeless: u64,
    overfull: bool,
    /// Of the objects that the world offers, those that no shard's run asked for.
    unread: Vec<String>,
    engine: EngineStatistics,
    failure: Option<OutputError>,
    shortage: Shortage,
    generations: Generations,
    /// The journal, if there is one.
    journal: Option<Pen>,
    past: Past,
    /// What the campaign goes on from, until it has come there.
    resumption: Option<Resumption>,
    /// Shards send each other what they have by way of the past, until then.
    detained: bool,
    /// Open when the campaign's time passes for the shards.
    gate: Arc<OnceLock<Instant>>,
    /// Nobody takes anything any more.
    over: bool,
    max_memory: Option<u64>,
    /// When an interrupt was first seen.
    interrupted: Option<Instant>,
}

impl<'a> Collector<'a> {
    /// For so many shards on so many threads.
    pub fn new(
        program: &'a Program,
        options: &'a ExploreOptions,
        host: &'a CampaignClock<'a>,
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
            filed: Filed::default(),
            bugs: Vec::new(),
            standings: vec![Standing::default(); usize::from(shards)],
            threads,
            homeless: 0,
            overfull: false,
            unread: options.offered.clone(),
            engine: EngineStatistics::default(),
            failure: None,
            shortage: Shortage::default(),
            generations: Generations::new(options, shards),
            journal: None,
            past: Past::default(),
            resumption: None,
            detained: false,
            gate: Arc::default(),
            over: false,
            max_memory: options.memory.max,
            interrupted: None,
        }
    }

    /// The limit of memory of all shards together.
    pub fn set_max_memory(&mut self, max: Option<u64>) {
        self.max_memory = max;
    }

    /// Inputs are mutated, too.
    pub fn has_mutants(&self) -> bool {
        self.options.fuzz > 0
    }

    fn note(&self, record: &Record) -> Result<(), OutputError> {
        Ok(self.journal.as_ref().map_or(Ok(()), |journal| journal.add(record))?)
    }

    /// The user wants an end.
    pub fn interrupt(&mut self) -> Option<StopReason> {
        if self.interrupted.is_none() && self.host.interrupted() {
            self.interrupted = Some(now());
        }
        self.interrupted.map(|_| StopReason::Interrupted)
    }

    /// The next event, unless the user has wanted an end for so long.
    pub fn next(
        &mut self,
        events: &Receiver<(ShardId, Event)>,
        patience: Duration,
    ) -> Result<(ShardId, Event), Option<StopReason>> {
        loop {
            let reason = self.interrupt();
            if reason.is_some() && self.interrupted.is_some_and(|since| since.elapsed() >= patience) {
                return Err(reason);
            }
            match events.recv_timeout(TICK) {
                Ok(event) => return Ok(event),
                Err(RecvTimeoutError::Timeout) => {}
                // All threads ended by themselves: none is left to explore anything.
                Err(RecvTimeoutError::Disconnected) => return Err(None),
            }
        }
    }

    /// Iterations that may still be begun. Those that were told before are, under a limit that is lower now, too.
    pub fn iterations_left(&self) -> Option<u64> {
        let begun = self.counters.iterations + self.past.held.len() as u64;
        self.options.max_iterations.map(|max| max.max(self.past.iterations).saturating_sub(begun))
    }

    /// Unexplored sides that each shard can give to another, as far as is known; it counts one more where it would keep others, too,
    /// for the last is not given away.
    pub fn to_give(&self) -> Vec<u64> {
        let more = |s: &Standing| u64::from(s.to_give > 0 && s.open > s.to_give);
        self.standings.iter().map(|s| s.to_give + more(s)).collect()
    }

    /// A shard stands here now.
    pub fn stands(&mut self, shard: ShardId, standing: Standing) {
        self.standings[shard.index()] = standing;
    }

    /// Sides went from one shard to another, or to the one and from nobody.
    pub fn moved(&mut self, from: ShardId, to: ShardId, gifts: &[Gift]) {
        let sides: u64 = gifts.iter().map(Gift::sides).sum();
        let from = &mut self.standings[from.index()];
        from.open = from.open.saturating_sub(sides);
        // Who has nothing to give has less than it said.
        from.to_give = if sides == 0 { 0 } else { from.to_give.saturating_sub(sides) };
        let to = &mut self.standings[to.index()];
        (to.open, to.to_give) = (to.open + sides, to.to_give + sides);
    }

    /// Takes in an iteration, and tells the shards what they must know.
    pub fn take_in(&mut self, from: ShardId, mut news: News, lines: &mut Lines<'_>) {
        if self.failure.is_some() {
            return;
        }
        if news.is_cut {
            (news.test, news.stray, news.input) = (None, None, None);
            news.bugs.clear();
        }
        if let Some((owner, input)) = news.stray.take() {
            if self.detained {
                self.past.send((news.generation, from, owner), Parcel::Stray(from, input));
            } else {
                self.forward_stray(from, owner, input, lines);
            }
        }
        let told = if news.is_cut { None } else { self.past.next_told(from) };
        if told.is_none() && self.resumption.is_some() {
            return self.past.held.push((from, news));
        }
        if let Err(error) = self.write(from, news, told, lines) {
            self.failure = Some(error);
        }
        if !self.detained && self.past.is_told() {
            self.arrive(lines);
        }
    }

    fn write(
        &mut self,
        from: ShardId,
        mut news: News,
        told: Option<Told>,
        lines: &mut Lines<'_>,
    ) -> Result<(), OutputError> {
        self.counters.iterations += 1;
        self.shortage.on_iteration();
        self.standings[from.index()] = news.standing;
        let is_new = self.generations.on_iteration(&mut news, &self.coverage);
        news.is_path = told.as_ref().map_or(news.is_path && is_new, |told| told.is_path);
        let uncovered = |s: &SideId| self.coverage.is_uncovered(*s);
        let covered: Vec<SideId> = news.sides.iter().copied().filter(uncovered).collect();
        let (new_sides, _) = self.coverage.add(news.sides.into_iter(), news.blocks.into_iter());
        if !covered.is_empty() && !self.detained {
            let covered: Arc<[SideId]> = covered.into();
            lines.tell_others(from, || Order::Covered(covered.clone()));
        }
        self.counters.paths += u64::from(news.is_path);
        if let Some((path, output)) = &news.output {
            self.books.on_output(*path, output);
        }
        let is_bug = |(index, new): &(u64, NewBug)| match &told {
            Some(told) => told.bugs.iter().any(|(told, _)| told == index),
            None => !self.filed.bugs.contains(&new.key),
        };
        let bugs: Vec<(u64, NewBug)> = (0..).zip(news.bugs).filter(is_bug).collect();
        // A shard has a test of a pruned path if that was asked for, or it covers something. What one prunes, another may run, or
        // another tree.
        let tests_pruned = self.options.tests_pruned();
        let is_pruned = news.is_pruned && self.filed.pruned.contains(&news.identity);
        let is_tested = |test: &TestCase| self.filed.inputs.contains(&test.input);
        let is_repeated = tests_pruned && (is_pruned || news.test.as_ref().is_some_and(is_tested));
        let wanted = match (&told, self.options.emit) {
            (Some(told), _) => told.test.is_some(),
            (None, _) if is_repeated && new_sides == 0 => false,
            (None, Emit::All | Emit::Covering) if news.is_pruned => tests_pruned || new_sides > 0,
            (None, Emit::Bugs) if news.is_pruned => tests_pruned,
            // What was paused is no path yet, but what it covered has a test.
            (None, Emit::All) => news.is_path || new_sides > 0,
            (None, Emit::Covering) => new_sides > 0,
            (None, Emit::Bugs) => false,
        };
        let test = news.test.filter(|_| wanted || !bugs.is_empty());
        if let Some(test) = test.as_ref().filter(|_| tests_pruned) {
            self.filed.inputs.insert(test.input.clone());
            if news.is_pruned {
                self.filed.pruned.insert(news.identity);
            }
        }
        let (told, has_test, has_report) = match told {
            Some(told) => (told, true, vec![true; bugs.len()]),
            None => {
                let (new, has_test, has_report) = self.number(test.as_ref(), &bugs, news.is_path, new_sides);
                if !news.is_cut {
                    self.note(&Record::Note(Note::Told(from, new.clone()).encode()))?;
                }
                (new, has_test, has_report)
            }
        };
        // What has a file has a record in the journal before.
        let has_files = test.is_some() || !bugs.is_empty();
        if let Some(journal) = self.journal.as_ref().filter(|_| has_files && self.resumption.is_none()) {
            journal.commit(!bugs.is_empty())?;
        }
        if let (Some(mut test), Some(number)) = (test, told.test) {
            self.counters.tests += 1;
            (test.number, test.new_sides) = (number, told.new_sides);
            self.books.on_test(test, has_test)?;
        }
        for ((index, new), again) in bugs.into_iter().zip(has_report) {
            let Some(&(_, number)) = told.bugs.iter().find(|(told, _)| *told == index) else { continue };
            self.counters.bugs += 1;
            self.filed.bugs.insert(new.key);
            self.bugs.push((new.key, new.goal));
            let test = told.test.unwrap_or(0);
            let bug = Bug { number, test, finding: &new.finding, input: &new.input, goal: new.goal };
            self.books.on_bug(&bug, again)?;
            if !self.detained {
                lines.tell_others(from, || Order::Bug(new.key, new.goal));
            }
        }
        let progress = self.progress();
        self.books.progress(&progress, &self.coverage, self.resumption.is_some())
    }

    /// What becomes of an iteration that nobody was told of; and whether there is a file of its test, and of each bug, already.
    fn number(
        &mut self,
        test: Option<&TestCase>,
        bugs: &[(u64, NewBug)],
        is_path: bool,
        new_sides: u32,
    ) -> (Told, bool, Vec<bool>) {
        let test = test.map(|test| self.past.tests.next(test.identity.as_deref()));
        let number = |(index, bug): &(u64, NewBug)| {
            let report = BugReport::new(self.program, self.host, 0, 0, &bug.finding, &bug.input);
            let (number, is_there) = self.past.bugs.next(Some(&report.key()));
            ((*index, number), is_there)
        };
        let (bugs, has_report) = bugs.iter().map(number).unzip();
        let told = Told { is_path, new_sides, test: test.map(|t| t.0), bugs };
        (told, test.is_some_and(|t| t.1), has_report)
    }

    fn forward_stray(&mut self, from: ShardId, owner: ShardId, input: Input, lines: &mut Lines<'_>) {
        if self.generations.is_changing() {
            self.generations.stray(input);
        } else if self.over || !lines.send(owner, Order::Stray(from, input)) {
            self.homeless += 1;
        }
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
        let lost = &mut self.standings[shard.index()];
        (lost.open, lost.starts) = (0, 0);
        self.past.forget(shard);
        self.shortage.forget(shard);
        self.generations.forget(shard);
        self.ledger.add(Entry::WorkerLost, message, "", 1);
        // What it read is not known.
        self.unread.clear();
    }

    /// Something cannot be written: the campaign ends.
    pub fn fail(&mut self, error: OutputError) {
        self.failure.get_or_insert(error);
    }

    /// Something went wrong that ends the campaign.
    pub fn has_failed(&self) -> bool {
        self.failure.is_some()
    }

    /// Why the campaign has to end, apart from what shards say and from having explored everything.
    pub fn limit(&mut self, lines: &mut Lines<'_>) -> Option<StopReason> {
        if self.has_failed() {
            return Some(StopReason::Interrupted);
        }
        // What was found before is not given up because of a limit that is lower now.
        if self.resumption.is_none() && self.iterations_left() == Some(0) {
            return Some(StopReason::Iterations);
        }
        if self.resumption.is_none() && self.options.max_bugs.is_some_and(|max| self.counters.bugs >= max) {
            return Some(StopReason::Bugs);
        }
        self.watch_memory(lines)
    }

    /// Once in a while: when the process has more memory than it may, the shards free what they can do without.
    fn watch_memory(&mut self, lines: &mut Lines<'_>) -> Option<StopReason> {
        if self.generations.is_changing() {
            return None;
        }
        let max = self.max_memory?;
        if self.shortage.may_hurry() {
            let held = self.host.memory()?;
            if held > max {
                let answered = self.shortage.hurry(lines.alive());
                shed(held - most_of_process(max), answered, lines);
            }
        }
        if !self.shortage.is_due() {
            return None;
        }
        let excess = self.host.memory()?.saturating_sub(most_of_process(max));
        match self.shortage.relief(excess, max) {
            Relief::NotNeeded => None,
            Relief::Shed(bytes) => {
                let asked = shed(bytes, lines.alive().collect(), lines);
                self.shortage.wait_for(asked);
                None
            }
            Relief::Nowhere => {
                let truly = self.standings.iter().map(|s| s.kept).sum::<u64>() > max;
                let helps = self.generations.on_shortage(self.counters.iterations, truly);
                (!helps).then_some(StopReason::Memory)
            }
        }
    }

    /// A shard frees something, or has nothing to free.
    pub fn on_shed(&mut self, shard: ShardId, frees: bool) {
        self.shortage.on_answer(shard, frees);
    }

    /// Ends everything, and takes in what is still under way.
    pub fn end(
        &mut self,
        reason: StopReason,
        lines: &mut Lines<'_>,
        events: &Receiver<(ShardId, Event)>,
    ) -> Result<StopReason, OutputError> {
        self.over = true;
        if reason != StopReason::Exhausted {
            lines.stop_everything();
        }
        lines.tell_all(|| Order::End);
        for (shard, event) in events {
            match event {
                Event::News(news) => self.take_in(shard, *news, lines),
                Event::Left { generation, found } => self.left(shard, generation, found),
                Event::Given { gifts, .. } => self.homeless += gifts.iter().map(Gift::sides).sum::<u64>(),
                Event::Failed(error) => self.fail(error),
                Event::Died(message) => self.bury(shard, message, lines),
                Event::Closed(closing) => self.close(*closing),
                Event::Paused { .. } | Event::Repeated { .. } | Event::Shed(_) | Event::PermitBack => {}
            }
        }
        self.homeless += self.generations.unexplored();
        if let (Some(journal), None, None) = (&self.journal, &self.resumption, &self.failure) {
            journal.commit(true)?;
        }
        self.failure.take().map_or(Ok(reason), Err)
    }

    fn close(&mut self, closing: Closing) {
        let Closing { counters, ledger, unexplored, engine, overfull, unread } = closing;
        self.counters.add_worker(counters);
        self.ledger.merge(ledger);
        self.homeless += unexplored;
        self.overfull |= overfull;
        self.unread.retain(|name| unread.contains(name));
        self.engine.merge(engine);
    }

    /// The summary, and what is needed to write the last files.
    pub fn finish(mut self, stop: StopReason) -> (Summary, Books<'a>, Coverage) {
        (self.counters.trees, self.counters.trees_full) = (self.generations.last(), self.generations.full());
        // A limit that came when nothing was left limited nothing; memory that cut a path did.
        let nothing_left = self.homeless == 0 && self.ledger.count(Entry::CutShort) == 0 && !self.overfull;
        let stop = match stop {
            StopReason::Exhausted if self.overfull => StopReason::Memory,
            _ if nothing_left && self.ledger.count(Entry::WorkerLost) == 0 => StopReason::Exhausted,
            other => other,
        };
        let closing = Closing {
            counters: self.counters,
            ledger: self.ledger,
            unexplored: self.homeless,
            engine: self.engine,
            overfull: self.overfull,
            unread: self.unread,
        };
        let summary = summarise(closing, stop, self.program, &self.coverage, self.host);
        (summary, self.books, self.coverage)
    }

    fn progress(&self) -> Progress {
        let sum = |f: &dyn Fn(&Standing) -> u64| self.standings.iter().map(f).sum::<u64>();
        let solver: Duration = self.standings.iter().map(|s| s.solver).sum();
        Progress {
            queries: sum(&|s| s.queries),
            // Of the time that passed, as with one worker.
            solver: solver / u32::from(self.threads),
            nodes: sum(&|s| s.nodes),
            open: sum(&|s| s.open),
            depth: self.standings.iter().map(|s| s.depth).max().unwrap_or(0),
            ..self.counters.progress(self.host.elapsed(), &self.coverage)
        }
    }
}

/// Tells these to free so many bytes together; answers whom it told.
fn shed(bytes: u64, shards: Vec<ShardId>, lines: &mut Lines<'_>) -> Vec<ShardId> {
    let each = bytes / shards.len().max(1) as u64;
    shards.into_iter().filter(|&shard| lines.send(shard, Order::Shed(each))).collect()
}
