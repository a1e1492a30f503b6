//! The campaign: one cascade that asks for the next side, solves it, runs the input and tells everyone.
//!
//! ```text
//! limit hit? ─▶ start inputs ─▶ violated assumptions ─▶ failing checks ─▶ long paths ─▶ the strategy's pick ─▶ what was put off
//!                    └──────────────────────┴── solve ──┴── run ── tree, coverage, strategy, tests, bugs
//! ```
//! An *iteration* is one execution on a new input. The campaign is a pure function of the program, the options and the
//! seed, as long as no limit in time or memory interferes.

pub mod anew;
mod counters;
mod limits;
mod losses;
mod mend;
mod mutants;
mod pauses;
mod record;
mod shard;
mod starts;
mod whereabouts;

use crate::agenda::Agenda;
use crate::coverage::Coverage;
use crate::desk::Desk;
use crate::engine::{Engine, Job, Run, Solved};
use crate::filed::Filed;
use crate::fuzz::Fuzz;
use crate::greedy::Greedy;
use crate::journal::Resumption;
use crate::ledger::{Entry, Ledger};
use crate::observer::Progress;
use crate::options::{ExploreOptions, Host};
use crate::output::OutputError;
use crate::restarts::Restarts;
use crate::strategy::{Fill, Pick, Statics, Strategy, View};
use crate::tree::{Candidate, ExecutionTree, NodeId, Origin, RunEnd, SideState};
pub use counters::{Counters, StopReason};
use mend::Mending;
use pauses::Pauses;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use shard::Portion;
use starts::Starts;
use std::time::Duration;
use symvm_frontend::analysis::ComparedConstants;
use symvm_frontend::program::Program;
use symvm_solver::Why;
use symvm_solver::clock::now;
use symvm_vm::{Input, InputDefaults};

/// So many queries are a run, where it is asked how many there were.
const QUERIES_PER_RUN: u64 = 8;

/// A side to solve, or an input to run as it is.
enum Work {
    Solve(Origin, Candidate),
    Run(Job),
}

/// Does something, and adds the time that it took.
fn timed<T>(total: &mut Duration, f: impl FnOnce() -> T) -> T {
    let began = now();
    let value = f();
    *total += began.elapsed();
    value
}

/// What came of one step of a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// An input was run.
    Ran,
    /// A side was closed without a run.
    Closed,
    /// Inputs were mutated, before something else is done.
    Mutated,
    /// Nothing else was left, and inputs were mutated.
    MutatedOn,
    /// Nothing is left to do.
    NothingLeft,
    /// A limit was hit.
    Limit(StopReason),
}

/// A running campaign.
pub struct Campaign<'a, E, D> {
    /// The program, for names and places.
    pub program: &'a Program,
    /// Settings.
    pub options: &'a ExploreOptions,
    /// Solver and machine.
    pub engine: E,
    /// Analyses for strategies.
    pub statics: &'a dyn Statics,
    /// Clock, memory, source files.
    pub host: &'a dyn Host,
    /// Where results go.
    pub desk: D,
    /// The execution tree.
    pub tree: ExecutionTree,
    /// Coverage.
    pub coverage: Coverage,
    /// What was lost.
    pub ledger: Ledger,
    /// Counters.
    pub counters: Counters,
    /// Time that went into what others are told: files, mostly.
    pub told: Duration,
    strategy: Box<dyn Strategy>,
    agenda: Agenda,
    pauses: Pauses,
    mending: Mending,
    rng: SmallRng,
    starts: Starts,
    restarts: Option<Restarts>,
    fuzz: Option<Fuzz>,
    /// Of the objects that the world offers, those that no run asked for.
    pub unread: Vec<String>,
    filed: Filed,
    /// The run to confirm that a subtree shows no bug, and what is done for that.
    greedy: Greedy,
    /// A path was cut because of what is kept of all of them.
    pub overfull: bool,
    shard: Portion,
    /// The side that was being solved when the campaign ended, and why it did.
    cut: Option<(Candidate, StopReason)>,
    /// What the campaign goes on from, until it has come there.
    resumption: Option<Resumption>,
    max_memory: Option<u64>,
}

impl<'a, E: Engine, D: Desk> Campaign<'a, E, D> {
    /// A campaign that has not begun.
    pub fn new(
        program: &'a Program,
        options: &'a ExploreOptions,
        engine: E,
        coverage: Coverage,
        statics: &'a dyn Statics,
        host: &'a dyn Host,
        desk: D,
    ) -> Self {
        Self {
            program,
            options,
            engine,
            statics,
            host,
            desk,
            tree: ExecutionTree::new(options.max_depth),
            coverage,
            ledger: Ledger::default(),
            counters: Counters::default(),
            told: Duration::ZERO,
            strategy: (options.strategy.make)(&options.setup),
            agenda: Agenda::new(options.explore_concretised),
            pauses: Pauses::new(options.run_length),
            mending: Mending::default(),
            rng: SmallRng::seed_from_u64(options.seed),
            starts: Starts::new(&options.seeds),
            restarts: Restarts::of(options),
            fuzz: (options.fuzz > 0)
                .then(|| Fuzz::new(options.fuzz, &ComparedConstants::of(program), options.seed)),
            unread: options.offered.clone(),
            filed: Filed::default(),
            overfull: false,
            greedy: Greedy::new(options.prune.is_some_and(|prune| prune.greedy)),
            shard: Portion::default(),
            cut: None,
            resumption: None,
            max_memory: options.memory.max,
        }
    }

    /// Goes on from a journal, which the engine repeats first, under this limit of memory.
    pub fn resume(&mut self, resumption: Resumption, max_memory: Option<u64>) {
        self.resumption = Some(resumption);
        self.max_memory = max_memory;
    }

    /// Explores until a limit or the end.
    pub fn run(&mut self) -> Result<StopReason, OutputError> {
        loop {
            match self.step()? {
                Step::Ran | Step::Closed | Step::Mutated | Step::MutatedOn => {}
                Step::NothingLeft if self.overfull => return Ok(StopReason::Memory),
                Step::NothingLeft => return Ok(StopReason::Exhausted),
                Step::Limit(reason) => return Ok(reason),
            }
        }
    }

    /// Looks into one side, or runs one input.
    pub fn step(&mut self) -> Result<Step, OutputError> {
        self.arrive()?;
        if let Some(reason) = self.limit() {
            return Ok(Step::Limit(reason));
        }
        if !self.has_nothing() && self.starts.left() == 0 {
            self.begin_anew();
            if let Some(step) = self.mutate() {
                return Ok(step);
            }
        }
        let Some(work) = self.next_work() else {
            return Ok(self.mutate_on());
        };
        let work_before = self.engine.effort().work;
        let job = match work {
            Work::Run(job) => job,
            Work::Solve(origin, side) => {
                let is_retry = self.tree.state(side) == SideState::PutOff;
                let before = self.work_done();
                let solved = self.engine.solve(&self.tree, side);
                self.check_engine()?;
                if is_retry {
                    self.agenda.on_retry(before, self.work_done());
                }
                match solved {
                    Solved::Sat(input) => self.job(origin, input, None),
                    Solved::Unsat => {
                        self.close(side, SideState::Infeasible);
                        return Ok(Step::Closed);
                    }
                    // The end of the campaign, of which the solver heard first: the side is as open as it was.
                    Solved::Unknown(why @ (Why::Deadline | Why::Cancelled)) => {
                        let timely = why == Why::Deadline;
                        let reason = if timely { StopReason::Time } else { StopReason::Interrupted };
                        self.cut = Some((side, reason));
                        return Ok(Step::Limit(reason));
                    }
                    Solved::Unknown(why) => {
                        self.give_up(side, why);
                        return Ok(Step::Closed);
                    }
                }
            }
        };
        let query_work = self.engine.effort().work - work_before;
        let again = self.engine.is_repeating();
        self.arrive()?;
        let mut run = self.engine.run(&mut self.tree, &self.coverage, &job);
        self.check_engine()?;
        run.path.query_work = query_work;
        self.note_seed(&job, &run);
        self.mend(&job, &run);
        self.absorb(run, again)?;
        self.check_engine()?;
        Ok(Step::Ran)
    }

    /// What queries and runs have cost so far, the same when a journal is repeated.
    pub(crate) fn work_done(&self) -> u64 {
        self.engine.effort().all_work()
    }

    /// Runs, and a few for many queries that led to none.
    fn tries(&self) -> u64 {
        self.counters.iterations + self.engine.effort().queries / QUERIES_PER_RUN
    }

    fn check_engine(&mut self) -> Result<(), OutputError> {
        self.engine.failure().map_or(Ok(()), Err)
    }

    /// Once the journal is at its end, the campaign is where it was: that is told, and files are written again.
    fn arrive(&mut self) -> Result<(), OutputError> {
        if self.engine.is_repeating() {
            return Ok(());
        }
        let Some(resumption) = self.resumption.take() else { return Ok(()) };
        self.desk.on_resume(&resumption, self.options.kept_seeds())
    }

    /// A journal was not repeated to its end: the campaign is nowhere yet.
    pub fn is_underway(&self) -> bool {
        self.resumption.is_some()
    }

    fn next_work(&mut self) -> Option<Work> {
        if self.has_nothing() {
            return None;
        }
        if let Some(job) = self.mending.next() {
            return Some(Work::Run(job));
        }
        if let Some(input) = self.starts.next(&self.options.raw) {
            return Some(Work::Run(self.job(Origin::Start, input, None)));
        }
        if let Some(c) = self.agenda.next_assumption(&self.tree) {
            return Some(Work::Solve(Origin::Assume(c), c));
        }
        if let Some(c) = self.agenda.next_now(&self.tree) {
            return Some(Work::Solve(Origin::Eager(c), c));
        }
        let runs = self.counters.iterations;
        let done = (runs, self.work_done());
        if let Some(c) = self.agenda.next_retry(&self.tree, done, self.tree.open_sides() == 0) {
            return Some(Work::Solve(Origin::Eager(c), c));
        }
        if let Some(waiting) = self.pauses.next(&self.tree, self.tries(), false) {
            return Some(self.go_on(waiting));
        }
        if let Some(c) = self.greedy.next(&self.tree) {
            self.engine.on_greedy();
            return Some(Work::Solve(Origin::Eager(c), c));
        }
        if self.tree.open_sides() > 0 {
            let pick = self.ask(|strategy, view| {
                // The contract says that a strategy finds an open side; a walk down does so for certain.
                strategy.pick(view).or_else(|| view.random_descent().map(Pick::Side))
            });
            match pick {
                // A random input would lead into another shard's tree most of the time. The first shard begins with all of it.
                Some(Pick::Draw(fill))
                    if self.shard.id.is_some_and(|shard| fill == Fill::Random || shard.index() > 0) =>
                {
                    let c = self.ask(|_, view| view.random_descent());
                    return c.map(|c| Work::Solve(Origin::Pick(c), c));
                }
                Some(Pick::Side(c)) => return Some(Work::Solve(Origin::Pick(c), c)),
                Some(Pick::Draw(_)) => {
                    self.counters.drawn += 1;
                    let fill = InputDefaults::Random(self.rng.random());
                    return Some(Work::Run(self.job(Origin::Drawn, Input::default(), Some(fill))));
                }
                None => {}
            }
        }
        // A crowd only stands back for what there is.
        if let Some(c) = self.agenda.next_later(&self.tree).or_else(|| self.agenda.next_now(&self.tree)) {
            return Some(Work::Solve(Origin::Eager(c), c));
        }
        self.pauses.next(&self.tree, self.tries(), true).map(|waiting| self.go_on(waiting))
    }

    fn ask<T>(&mut self, f: impl FnOnce(&mut dyn Strategy, &mut View<'_>) -> T) -> T {
        let mut view = View {
            tree: &self.tree,
            coverage: &self.coverage,
            statics: self.statics,
            work: self.engine.effort().work,
            random_start: self.options.random_start,
            rng: &mut self.rng,
        };
        f(self.strategy.as_mut(), &mut view)
    }

    fn close(&mut self, side: Candidate, state: SideState) {
        self.counters.infeasible += u64::from(state == SideState::Infeasible);
        self.tree.close(side, state);
        self.ask(|strategy, view| strategy.on_close(view, side, state));
        self.propagate(side.node);
    }

    /// Says why subtrees show no bug, from a node up.
    fn propagate(&mut self, node: NodeId) {
        if self.options.prune.is_some() {
            let work = self.engine.effort().work;
            let open = self.engine.propagate(&self.tree, node, work);
            self.greedy.on_blocked(&self.tree, open);
        }
    }

    /// The solver had no answer: after a quick attempt there is another one, later.
    fn give_up(&mut self, side: Candidate, why: Why) {
        let hard = matches!(why, Why::Conflicts | Why::Gates | Why::Timeout);
        if hard && self.tree.state(side) != SideState::PutOff {
            self.counters.hurried += u64::from(why == Why::Timeout);
            self.agenda.put_off(side, self.counters.iterations);
            return self.close(side, SideState::PutOff);
        }
        let place = self.whereabouts(side.node);
        self.ledger.add(Entry::SolverGaveUp, why.name(), place, 1);
        self.close(side, SideState::Unknown);
    }

    /// Takes in a run: coverage, tree, strategy, then tests and bugs. What is run `again` was reported before.
    fn absorb(&mut self, mut run: Run, again: bool) -> Result<(), OutputError> {
        self.counters.iterations += 1;
        if let Some(owner) = run.path.foreign {
            // Another shard runs the input again, and reports what it shows.
            self.coverage.learn_by_hearsay(&std::mem::take(&mut run.sides));
            run.blocks.clear();
            self.desk.on_stray(owner, &run.input);
        }
        if run.outcome.is_void() {
            // No test shows what only such runs take.
            run.sides.clear();
            run.blocks.clear();
        }
        let goes_on = run.path.origin == Origin::Start && RunEnd::of(&run.outcome) == RunEnd::Paused;
        match &mut self.fuzz {
            Some(fuzz) if run.path.foreign.is_some() => fuzz.leave_faults(),
            Some(fuzz) if goes_on => fuzz.await_faults(),
            _ => {}
        }
        self.overfull |= run.overfull;
        self.counters.infeasible += run.path.implied;
        self.counters.instructions += run.steps;
        self.starts.on_run(&run.input);
        self.unread.retain(|name| run.input.objects.iter().all(|object| object.name != *name));
        let (new_sides, new_blocks) =
            self.coverage.add(run.sides.iter().copied(), run.blocks.iter().copied());
        run.path.new_sides = new_sides;
        if let Some(restarts) = &mut self.restarts {
            // What a new tree meets again is no new path of the program.
            run.path.is_new &= restarts.on_run(&run, &self.coverage);
        }
        self.note_losses(&run);
        let work = self.work_done();
        if let Some(fuzz) = &mut self.fuzz {
            fuzz.on_run(&run, work);
        }
        self.pauses.on_run(&self.tree, &run, self.tries());
        let covers = new_blocks > 0 || run.path.new_sides > 0;
        self.agenda.on_path(&mut self.tree, &run.path, covers);
        self.ask(|strategy, view| strategy.on_path(view, &run.path));
        if self.options.prune.is_some() {
            self.greedy.on_run(&self.tree, run.path.origin);
            if let Some(leaf) = self.tree.paths()[run.path.id.index()].leaf {
                self.propagate(leaf.node);
            }
        }
        if !run.output.is_empty() && !again {
            self.desk.on_output(run.path.id.0, &run.output);
        }
        if run.path.foreign.is_none() {
            self.record(&run, again)?;
        }
        let progress = self.progress();
        timed(&mut self.told, || self.desk.on_iteration(run, &progress, &self.coverage, again))
    }

    /// Where the campaign stands.
    pub fn progress(&self) -> Progress {
        let effort = self.engine.effort();
        Progress {
            queries: effort.queries,
            solver: Duration::from_nanos(effort.nanoseconds),
            nodes: self.tree.len() as u64,
            open: self.tree.open_sides(),
            depth: self.tree.deepest(),
            ..self.counters.progress(self.host.elapsed(), &self.coverage)
        }
    }

    /// Sides that a quick query did not decide, and no long one yet.
    pub(crate) fn hard_sides(&self) -> Vec<Candidate> {
        self.agenda.put_off_sides(&self.tree).collect()
    }

    /// Sides that nobody looked into, of strategies and of the campaign itself.
    pub fn unexplored(&self) -> u64 {
        // The agenda does not have it any more; a branch that was not put off is open in the tree.
        let is_elsewhere = |c: Candidate| self.tree.node(c.node).kind.is_branch() && self.tree.is_open(c);
        let cut = u64::from(self.cut.is_some_and(|(c, _)| !is_elsewhere(c)));
        let put_aside = self.agenda.left(&self.tree) + self.pauses.left(&self.tree).count() as u64;
        self.tree.open_sides() + put_aside + self.starts.unexplored() + self.shard.not_taken + cut
    }
}
