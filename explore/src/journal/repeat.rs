//! An engine with a journal: as long as the journal lasts it repeats, then it works and writes down.

use super::clock::CampaignClock;
use super::file::{PartSurvey, Pen, Reader};
use super::header::JournalError;
use super::record::{Answered, Part, Ran, Record, ending};
use crate::coverage::Coverage;
use crate::engine::{
    Effort, Engine, EngineStatistics, Fetched, Job, Probed, Repeatable, Replayed, Run, Solved, WhenShort,
};
use crate::fuzz::InVain;
use crate::options::Host;
use crate::output::OutputError;
use crate::tree::{Candidate, ExecutionTree, Gift, NodeId, PathId, SideState};
use std::time::Duration;
use symvm_solver::Why;
use symvm_solver::clock::now;
use symvm_vm::{HeapLayout, Input, Outcome};

/// What was gone on from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resumption {
    /// Iterations in the journal.
    pub iterations: u64,
    /// Times the campaign was gone on with, this one included.
    pub times: u64,
    /// From this byte on the journal is cut off or damaged, and so many bytes are of no use. What was found after that
    /// is found again.
    pub lost: Option<(u64, u64)>,
}

/// One part of a journal, to be repeated.
#[derive(Debug)]
pub struct Past {
    /// At the journal's beginning.
    pub reader: Reader,
    /// Whose part.
    pub part: Part,
    /// What the part holds.
    pub survey: PartSurvey,
    /// The campaign's time when the whole journal ended.
    pub time: Duration,
    /// The limit of memory that was last in force.
    pub max_memory: Option<u64>,
}

/// The note that a new tree was begun for want of memory. (Shards write notes of their own.)
const ANEW: &[u8] = b"anew";

/// What comes next in a journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Upcoming {
    /// It has come to its end.
    Nothing,
    /// An answer.
    Answer,
    /// A note.
    Note,
}

/// The part of a journal that is still to be repeated.
struct Script {
    past: Past,
    next: Option<Record>,
    /// Records taken.
    taken: u64,
    runs: u64,
}

impl Script {
    fn advance(&mut self) {
        let part = self.past.part;
        self.next = self.past.reader.by_ref().find(|(of, _)| *of == part).map(|(_, record)| record);
    }
}

/// See the module.
pub struct Journaled<'a, E> {
    /// The engine that works.
    pub inner: E,
    clock: &'a CampaignClock<'a>,
    /// The limit in time, of the campaign.
    max_time: Option<Duration>,
    /// The limit of memory when the journal ends.
    max_memory: Option<u64>,
    journal: Option<Pen>,
    script: Option<Script>,
    /// What the last run showed.
    last: Option<(Outcome, u64)>,
    failure: Option<OutputError>,
    /// An answer was cut short by the end of the campaign. It is no fact about the program, and neither is what
    /// follows from it: nothing more is written down.
    ended: bool,
    /// The solver's work on what was repeated: as the journal has it, and as it was now.
    repeated: (u64, u64),
}

impl<'a, E: Repeatable> Journaled<'a, E> {
    /// A campaign that begins; `journal` may be missing, then nothing is written.
    pub fn begin(
        mut inner: E,
        clock: &'a CampaignClock<'a>,
        max_time: Option<Duration>,
        journal: Option<Pen>,
    ) -> Self {
        set_time(&mut inner, clock, max_time);
        let (script, last, failure) = (None, None, None);
        Self {
            inner,
            clock,
            max_time,
            max_memory: None,
            journal,
            script,
            last,
            failure,
            ended: false,
            repeated: (0, 0),
        }
    }

    /// A campaign that goes on. `inner` must have the limit of memory it began with; `max_memory` is the new one, if
    /// there is a new one. The limit in time is in force once the journal is repeated.
    pub fn resume(
        inner: E,
        clock: &'a CampaignClock<'a>,
        max_time: Option<Duration>,
        max_memory: Option<Option<u64>>,
        past: Past,
        journal: Pen,
    ) -> Self {
        clock.repeat(Duration::ZERO);
        let max_memory = max_memory.unwrap_or(past.max_memory);
        let mut script = Script { past, next: None, taken: 0, runs: 0 };
        script.advance();
        let mut this = Self::begin(inner, clock, None, Some(journal));
        (this.max_time, this.max_memory, this.script) = (max_time, max_memory, Some(script));
        this.skip_limits();
        this
    }

    /// What the journal says next.
    pub fn upcoming(&self) -> Upcoming {
        match self.script.as_ref().and_then(|s| s.next.as_ref()) {
            None => Upcoming::Nothing,
            Some(Record::Note(_)) => Upcoming::Note,
            Some(_) => Upcoming::Answer,
        }
    }

    /// The note that comes next.
    pub fn next_note(&self) -> Option<&[u8]> {
        match self.script.as_ref()?.next.as_ref()? {
            Record::Note(note) => Some(note),
            _ => None,
        }
    }

    /// Takes the note that comes next.
    pub fn take_note(&mut self) -> Option<Vec<u8>> {
        if self.upcoming() != Upcoming::Note {
            return None;
        }
        match self.repeat() {
            Some(Record::Note(note)) => Some(note),
            _ => None,
        }
    }

    /// Writes a note down, unless the campaign is ending.
    pub fn add_note(&mut self, note: Vec<u8>) {
        if self.journal.is_some() && !self.ended {
            self.go_on();
            self.note(&Record::Note(note));
        }
    }

    /// The limit of memory that is in force once the journal is repeated.
    pub fn max_memory(&self) -> Option<u64> {
        self.max_memory
    }

    /// The next record of the journal that answers something.
    fn repeat(&mut self) -> Option<Record> {
        let script = self.script.as_mut().filter(|_| !self.ended)?;
        let record = script.next.take();
        if record.is_some() {
            script.advance();
            script.taken += 1;
            script.runs += u64::from(matches!(record, Some(Record::Run(_))));
            self.skip_limits();
        } else {
            self.go_on();
        }
        record
    }

    /// Takes in limits of memory that were given anew, and passes over ends.
    fn skip_limits(&mut self) {
        while let Some(script) = &mut self.script
            && let Some(record @ (Record::Resumed { .. } | Record::Spent(_))) = &script.next
        {
            if let Record::Resumed { max_memory } = *record {
                self.inner.set_max_memory(max_memory);
            }
            script.advance();
            script.taken += 1;
        }
    }

    /// The journal has come to its end: from here on it is written.
    fn go_on(&mut self) {
        let Some(script) = self.script.take() else { return };
        self.clock.repeat(script.past.time);
        self.clock.go_on();
        set_time(&mut self.inner, self.clock, self.max_time);
        self.inner.set_max_memory(self.max_memory);
        self.note(&Record::Resumed { max_memory: self.max_memory });
    }

    /// The program, or who works on it, did not do what the journal says.
    pub fn diverge(&mut self, what: &'static str) {
        let iteration = self.script.as_ref().map_or(0, |s| s.runs);
        self.failure = Some(JournalError::Diverged { iteration, what }.into());
        self.ended = true;
    }

    fn note(&mut self, record: &Record) {
        if self.ended {
            return;
        }
        if let Some(Err(error)) = self.journal.as_ref().map(|j| j.add(record)) {
            self.failure = Some(error.into());
            self.ended = true;
        }
    }

    fn solve_again(&mut self, tree: &ExecutionTree, goal: Candidate, record: Record) -> Option<Solved> {
        let Record::Solve { goal: noted, answer, renewed, work } = record else { return None };
        if noted != goal {
            return None;
        }
        let solved = answer.solved(self.inner.parent(tree, goal))?;
        let before = self.inner.effort().work;
        let settled = self.script.as_ref().is_some_and(|s| s.taken <= s.past.survey.settled);
        if settled {
            self.inner.pass_over(tree, goal);
        } else {
            let again = self.inner.solve_again(tree, goal);
            let opposed = matches!(
                (&again, &solved),
                (Solved::Sat(_), Solved::Unsat) | (Solved::Unsat, Solved::Sat(_))
            );
            if opposed {
                return None;
            }
        }
        if renewed {
            self.inner.renew();
        }
        self.repeated.0 += work;
        self.repeated.1 += self.inner.effort().work - before;
        Some(solved)
    }

    /// The end: everything is on the disk, if the journal was gone on with at all.
    pub fn close(&mut self) -> Result<(), OutputError> {
        if self.is_repeating() || self.failure.is_some() {
            return Ok(());
        }
        self.go_on();
        let Some(journal) = &self.journal else { return Ok(()) };
        // Whatever cut the last answer short.
        journal.add(&Record::Spent(self.milliseconds()))?;
        Ok(journal.commit(true)?)
    }

    /// What the campaign has taken so far.
    fn milliseconds(&self) -> u64 {
        u64::try_from(self.clock.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

fn set_time<E: Repeatable>(engine: &mut E, clock: &CampaignClock<'_>, max_time: Option<Duration>) {
    let left = max_time.map(|t| t.saturating_sub(clock.elapsed()));
    // A time that the clock cannot count to never comes.
    if let Some(end) = left.and_then(|left| now().checked_add(left)) {
        engine.set_deadline(end);
    }
}

impl<E: Repeatable> Engine for Journaled<'_, E> {
    fn solve(&mut self, tree: &ExecutionTree, goal: Candidate) -> Solved {
        if let Some(record) = self.repeat() {
            let solved = self.solve_again(tree, goal, record);
            return solved.unwrap_or_else(|| {
                self.diverge("another side was asked for, or the answer is another");
                Solved::Unknown(Why::Cancelled)
            });
        }
        if let Some(Err(error)) = self.journal.as_ref().map(Pen::write_if_due) {
            self.failure = Some(error.into());
        }
        let is_long = tree.state(goal) == SideState::PutOff;
        let before = self.inner.effort().work;
        let solved = self.inner.solve(tree, goal);
        let work = self.inner.effort().work - before;
        let untimely = matches!(solved, Solved::Unknown(why) if !matches!(why, Why::Conflicts | Why::Gates));
        self.ended |= matches!(solved, Solved::Unknown(Why::Cancelled | Why::Deadline));
        // When a query is out of time depends on the clock, and so would what the solver has learned by then. A long one that had
        // an answer in time may have none when it is repeated.
        let renewed = untimely || is_long || self.inner.renewal_due();
        if renewed {
            self.inner.renew();
        }
        if self.journal.is_some() && !self.ended {
            let answer = Answered::new(&solved, self.inner.parent(tree, goal));
            self.note(&Record::Solve { goal, answer, renewed, work });
        }
        solved
    }

    fn run(&mut self, tree: &mut ExecutionTree, coverage: &Coverage, job: &Job) -> Run {
        let record = self.repeat();
        if let Some(Record::Run(noted)) = &record {
            self.clock.repeat(Duration::from_millis(noted.milliseconds));
        }
        let again = record.as_ref().map(|record| {
            let short = if let Record::Run(noted) = record { noted.short } else { None };
            Job { shortage: WhenShort::Again(short), ..job.clone() }
        });
        let run = self.inner.run(tree, coverage, again.as_ref().unwrap_or(job));
        self.last = Some((run.outcome.clone(), run.hash));
        if run.outcome == Outcome::Stopped {
            self.ended = true;
            return run;
        }
        let ran = Ran {
            milliseconds: self.milliseconds(),
            hash: run.hash,
            steps: run.steps,
            ending: ending(&run.outcome),
            short: run.short,
        };
        match record {
            None => self.note(&Record::Run(ran)),
            Some(Record::Run(noted)) if ran.is_like(&noted) => {}
            Some(_) => self.diverge("another path was taken"),
        }
        run
    }

    fn fetch(&mut self, tree: &mut ExecutionTree, coverage: &Coverage, gift: &Gift) -> Fetched {
        self.inner.fetch(tree, coverage, gift)
    }

    fn input(&self, path: PathId) -> &Input {
        self.inner.input(path)
    }

    fn replay(&mut self, input: &Input, layout: &HeapLayout) -> Replayed {
        let known = match self.repeat() {
            Some(Record::Replay { agrees }) => Some(agrees),
            Some(_) => {
                self.diverge("no replay was made");
                None
            }
            None => None,
        };
        if let (Some(true), Some((outcome, hash))) = (known, &self.last) {
            return Replayed { outcome: outcome.clone(), hash: *hash };
        }
        let replayed = self.inner.replay(input, layout);
        // What was cut short by the end of the campaign shows nothing.
        self.ended |= replayed.outcome == Outcome::Stopped;
        if let (None, Some((outcome, hash))) = (known, &self.last) {
            let agrees = replayed.is(outcome, *hash);
            self.note(&Record::Replay { agrees });
        }
        replayed
    }

    fn parent(&self, tree: &ExecutionTree, goal: Candidate) -> &Input {
        self.inner.parent(tree, goal)
    }

    fn mended(&mut self, tree: &ExecutionTree, side: Candidate, input: &Input) -> Option<Input> {
        self.inner.mended(tree, side, input)
    }

    fn pass_over(&mut self, tree: &ExecutionTree, goal: Candidate) {
        self.inner.pass_over(tree, goal);
    }

    fn is_repeating(&self) -> bool {
        // A run that was cut on the way is not what the journal says; there is no going on from it.
        self.script.as_ref().is_some_and(|s| s.next.is_some() || self.ended)
    }

    fn is_cut(&self) -> bool {
        self.ended
    }

    fn commit(&mut self, durable: bool) -> Result<(), OutputError> {
        if self.is_repeating() {
            return Ok(());
        }
        self.go_on();
        Ok(self.journal.as_ref().map_or(Ok(()), |journal| journal.commit(durable))?)
    }

    fn bytes(&self) -> u64 {
        self.inner.bytes()
    }

    fn bytes_of_tree(&self, tree: &ExecutionTree) -> u64 {
        self.inner.bytes_of_tree(tree)
    }

    fn begins_anew(&mut self, due: bool) -> bool {
        if self.is_repeating() {
            return self.next_note() == Some(ANEW) && self.take_note().is_some();
        }
        if due {
            self.add_note(ANEW.to_vec());
        }
        due
    }

    fn shed(&mut self, tree: &ExecutionTree, bytes: u64) -> bool {
        self.inner.shed(tree, bytes)
    }

    fn failure(&mut self) -> Option<OutputError> {
        self.failure.take().or_else(|| self.inner.failure())
    }

    fn probe(&mut self, input: &Input) -> Probed {
        let probed = self.inner.probe(input);
        // Where a mutant was stopped depends on the clock, and so does what follows from it.
        self.ended |= probed.outcome == Outcome::Stopped;
        probed
    }

    fn known_in_vain(&mut self) -> Option<InVain> {
        match self.script.as_ref().filter(|_| !self.ended)?.next {
            Some(Record::Mutants(known)) => Some(known),
            Some(_) => None,
            None => {
                self.go_on();
                None
            }
        }
    }

    fn note_in_vain(&mut self, in_vain: InVain) {
        // It is taken only now: the mutant that was not in vain was run under the limits that were in force before.
        match self.repeat() {
            None if self.journal.is_some() => self.note(&Record::Mutants(in_vain)),
            None | Some(Record::Mutants(_)) => {}
            Some(_) => self.diverge("inputs were mutated"),
        }
    }

    fn propagate(&mut self, tree: &ExecutionTree, node: NodeId, work: u64) -> Option<Candidate> {
        self.inner.propagate(tree, node, work)
    }

    fn on_greedy(&mut self) {
        self.inner.on_greedy();
    }

    fn forget(&mut self, full: bool) {
        self.inner.forget(full);
    }

    fn effort(&self) -> Effort {
        let effort = self.inner.effort();
        Effort { work: effort.work - self.repeated.1 + self.repeated.0, ..effort }
    }

    fn statistics(&self) -> EngineStatistics {
        self.inner.statistics()
    }
}
