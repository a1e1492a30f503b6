//! The real engine: symvm's machine and solver.
//!
//! A side is solved under its node's prefix with the node's first input as a hint; what the slice does not mention keeps
//! that input's values, but for bytes that are random and that nothing on the way says anything about (see [`Fills`]). The run
//! resumes at the nearest snapshot above the side. New snapshots are taken at branches, a given number of instructions apart,
//! so that no run executes much of a prefix again.

mod ends;
mod inputs;
mod lanes;
mod renewing;
mod room;
mod shown;
mod sink;
mod statistics;
mod watch;
mod work;

use crate::concrete::Entrance;
use crate::costs::{Cost, Counting};
use crate::coverage::Coverage;
use crate::engine::{
    Effort, Engine, EngineStatistics, Fetched, Job, Probed, Repeatable, Replayed, Run, Solved, Stint,
    WhenShort,
};
use crate::fills::Fills;
use crate::options::{Emit, ExploreOptions, ProcessMemory};
use crate::output::OutputError;
use crate::prune::{AnnotationId, Exit, Head, Pruner, Segments, propagate};
use crate::query_log::{Logged, QueryLog};
use crate::report::Site;
use crate::snapshots::Snapshots;
use crate::symbols::Symbols;
use crate::tree::{
    Behind, Candidate, ExecutionTree, Gift, NodeId, PathId, RunEnd, ShardId, SideState, Trail, Walker,
    Whereabouts,
};
use ends::Ends;
use hashbrown::HashSet;
use inputs::Inputs;
use lanes::Lanes;
use renewing::Renewing;
use room::Room;
use sink::{MachineProbe, TreeSink};
use statistics::{Counts, Times};
use std::sync::Arc;
use symvm_frontend::program::Program;
use symvm_solver::clock::{Instant, now};
use symvm_solver::{Answer, Assignment, Reach, Solver, SolverConfig, SymbolId, TermId, Terms, Why};
use symvm_vm::{
    Environment, HeapLayout, IgnoreDecisions, Input, InputDefaults, Machine, MachineOptions, Outcome,
    Snapshot,
};
use watch::Watch;

/// Conflicts of a search at the first attempt; a second or two in a large one.
const QUICK_CONFLICTS: u32 = 1_000;

/// See the module.
pub struct VmEngine {
    program: Arc<Program>,
    options: MachineOptions,
    interval: u64,
    terms: Terms,
    solver: Solver,
    renewing: Renewing,
    /// Where the solver's path ends.
    trail: Trail,
    inputs: Inputs,
    fills: Fills,
    symbols: Symbols,
    snapshots: Snapshots<Snapshot>,
    room: Room,
    entrance: Entrance,
    lanes: Lanes,
    log: Option<QueryLog>,
    pruner: Option<Pruner>,
    /// What addresses and the operands of switches may be.
    reach: Reach,
    counts: Counts,
    times: Times,
    costs: Counting,
}

impl VmEngine {
    /// For a program in its world.
    pub fn new(program: Arc<Program>, environment: Box<dyn Environment>, options: &ExploreOptions) -> Self {
        let mut machine = options.machine.clone();
        // Campaigns may be made of copies of the same options: each has an end of its own.
        machine.deadline = Arc::default();
        machine.concrete_only = false;
        machine.record_trace = true;
        if options.prune.is_some() {
            // States that hold a block of a symbolic size are not compared.
            machine.max_symbolic_size = 0;
            // What is recorded of segments knows no floats.
            machine.float_work = 0;
        }
        let fills = Fills::new(options);
        machine.defaults = fills.usual();
        let filed = options.emit == Emit::All && options.output.is_some();
        let room = Room::new(options.memory, options.solver.max_gates);
        Self {
            lanes: Lanes::new(&program, &*environment, &machine),
            costs: Counting::new(&program),
            entrance: Entrance::new(program.clone(), environment, machine.clone()),
            program,
            options: machine,
            interval: options.snapshot_interval,
            terms: Terms::new(),
            solver: Solver::new(SolverConfig { max_gates: room.gates(), ..options.solver.clone() }),
            renewing: Renewing::new(options.renewal),
            trail: Trail::default(),
            inputs: Inputs::default(),
            fills,
            symbols: Symbols::default(),
            snapshots: Snapshots::new(room.snapshots()),
            room,
            log: None,
            pruner: options.prune.map(|prune| Pruner::new(prune, &options.solver, filed)),
            reach: Reach::new(),
            counts: Counts::default(),
            times: Times::default(),
        }
    }

    /// Draws the bytes anew that neither the path that was set nor `goal` says anything about.
    fn draw_free(&mut self, input: &mut Input, goal: TermId, values: InputDefaults) {
        let asked: HashSet<SymbolId> = self.terms.symbols(goal).iter().copied().collect();
        let is_free = |symbol| self.solver.is_free(symbol) && !asked.contains(&symbol);
        self.symbols.set_free(&self.terms, input, is_free, values);
    }

    /// Where the conditions of the tree live.
    pub(crate) fn terms_mut(&mut self) -> &mut Terms {
        &mut self.terms
    }

    /// What prunes, if something does.
    pub(crate) fn pruner(&self) -> Option<&Pruner> {
        self.pruner.as_ref()
    }

    /// The tree will be one of several.
    pub fn become_shard(&mut self, shard: ShardId) {
        self.fills.become_shard(shard);
    }

    /// Writes every query to a log from here on.
    pub fn set_log(&mut self, log: Option<QueryLog>) {
        self.log = log;
    }

    /// Memory for a query of more gates than usual, so many, if it may have more: snapshots go.
    fn make_room(&mut self, tree: &ExecutionTree) -> Option<usize> {
        let ProcessMemory { held, give_back } = self.room.process();
        // What is held and is no snapshot stays, whether it is known what it is or not.
        let others = held().map_or(0, |held| held.saturating_sub(self.snapshots.bytes()));
        let gates = self.room.gates_beside(self.bytes_of_tree(tree).max(others));
        if gates <= self.room.quick_gates() {
            return None;
        }
        let excess = |engine: &Self| {
            engine.room.excess(held().unwrap_or_else(|| engine.bytes() + tree.bytes()), gates)
        };
        if excess(self) > 0 {
            // What was freed lately counts as held.
            give_back();
            let excess = excess(self);
            if excess > 0 && self.snapshots.shed(tree, excess) {
                give_back();
            }
        }
        Some(gates)
    }

    /// The machine for a job, and the node it resumes at.
    fn machine(&mut self, tree: &ExecutionTree, job: &Job) -> (Machine, Option<NodeId>) {
        let is_before_end =
            |node: NodeId| job.shortage.place().is_none_or(|end| tree.node(node).height < end.nodes);
        if let Some(goal) = job.origin.goal()
            && let Some((node, snapshot)) = self.snapshots.nearest(tree, goal.node)
            && is_before_end(node)
        {
            self.counts.resumed += 1;
            return (self.entrance.resume(snapshot), Some(node));
        }
        (self.entrance.machine(&mut self.terms), None)
    }
}

fn nanoseconds(since: Instant) -> u64 {
    since.elapsed().as_nanos() as u64
}

impl Engine for VmEngine {
    fn solve(&mut self, tree: &ExecutionTree, goal: Candidate) -> Solved {
        let start = now();
        let node = tree.node(goal.node);
        let hint = self.symbols.assignment(&self.terms, &self.inputs[node.path]);
        let kept = self.trail.go(tree, node.parent);
        let more = self.trail.sides()[kept..].iter().map(|&c| tree.cond(c));
        self.solver.set_path(&mut self.terms, kept, more);
        let cond = tree.cond(goal);
        let quick = tree.state(goal) != SideState::PutOff;
        self.solver.limit_conflicts(quick.then_some(QUICK_CONFLICTS));
        self.solver.limit_new_gates(Some(self.room.quick_gates()));
        self.solver.ask_again(!quick);
        let before = *self.solver.stats();
        let mut answer = self.solver.check_goal(&mut self.terms, cond, Some(&hint));
        // Snapshots are given up only for queries that do not get by with less.
        if !quick && matches!(answer, Answer::Unknown(Why::Gates)) {
            answer = match self.make_room(tree) {
                Some(gates) => self.solver.go_on(&mut self.terms, cond, Some(&hint), gates),
                None => Answer::Unknown(Why::Memory),
            };
        }
        let is_answered = !matches!(answer, Answer::Unknown(_));
        self.counts.work +=
            if is_answered { work::between } else { work::in_vain }(&before, self.solver.stats());
        let (after, nanoseconds) = (self.solver.stats(), nanoseconds(start));
        self.times.solver += nanoseconds;
        let cost = Cost {
            queries: 1,
            searches: after.sat_calls - before.sat_calls,
            conflicts: after.conflicts - before.conflicts,
            nanoseconds,
        };
        self.costs.add(&self.program, tree, goal.node, cost);
        if let Some(log) = &mut self.log {
            let place = format!("{}, side {}", self.program.describe(node.loc), goal.side);
            let prefix = self.solver.path();
            log.record(&self.terms, &Logged { prefix, goal: cond, answer: &answer, place: &place });
        }
        match answer {
            Answer::Sat(model) => {
                let parent = &self.inputs[node.path];
                let mut input = self.symbols.overlay(&self.terms, parent, &model);
                if let Some(values) = self.fills.draw(tree, goal) {
                    self.draw_free(&mut input, cond, values);
                }
                Solved::Sat(input)
            }
            Answer::Unsat => Solved::Unsat,
            Answer::Unknown(why) => Solved::Unknown(why),
        }
    }

    fn run(&mut self, tree: &mut ExecutionTree, coverage: &Coverage, job: &Job) -> Run {
        let start = now();
        let path = tree.add_path();
        let (mut machine, from) = self.machine(tree, job);
        machine.set_defaults(self.fills.on_run(tree, job));
        let resumed_at = machine.steps();
        let mut sink = TreeSink {
            walker: Walker::new(tree, path, job.origin, from),
            tree,
            coverage,
            snapshots: &mut self.snapshots,
            interval: self.interval,
            last_snapshot: machine.steps(),
            stint: job.stint,
            heap_before: None,
            watch: Watch::new(&self.room, job.shortage),
            max_path: self.room.of_path(),
            prunes: self.pruner.is_some(),
            pruner: self.pruner.as_mut(),
            subsumed: None,
            reach: &mut self.reach,
            ends: Ends::new(job.shortage),
        };
        if from.is_none() {
            // Perhaps it comes to no decision.
            sink.ends.is_here(&mut machine);
        }
        let mut outcome = machine.run(&mut self.terms, &job.input, &mut sink);
        let short = sink.ends.place(&outcome, machine.steps(), sink.watch.is_short());
        if short.is_some() {
            outcome = Outcome::MemoryLimit;
        } else if outcome == Outcome::StepLimit && machine.is_beyond_heap() {
            outcome = Outcome::Paused;
        }
        let grown = sink.heap_before.map_or(0, |before| machine.most_heap().saturating_sub(before));
        let (walker, subsumed) = (sink.walker, sink.subsumed);
        // By the tree's count: the machine's depends on the snapshot that it came from, and those on the memory there is.
        let branched_at = job.origin.goal().map_or(0, |goal| tree.node(goal.node).steps);
        let advanced = walker.steps(machine.steps()).saturating_sub(branched_at);
        let mut probe = MachineProbe { machine: &mut machine, terms: &self.terms };
        let new = walker.finish(tree, &mut probe, RunEnd::of(&outcome));
        if let Some(pruner) = &mut self.pruner {
            pruner.budget.on_run(advanced, new.fresh.len() as u64);
            pruner.on_end(path, &outcome, new.mismatch.is_none(), subsumed);
        }
        self.snapshots.trim(tree);
        let mut input = machine.input_objects();
        if outcome == Outcome::Paused {
            input.complete(&job.input);
        }
        self.inputs.push(input.clone());
        self.counts.runs += 1;
        let max = self.room.of_path();
        let (own, kept) = (machine.memory_used(), self.terms.footprint() + tree.bytes());
        // A worker has less than the program may have.
        let programs = self.options.max_memory.unwrap_or(u64::MAX).max(max);
        let is_overfull = short.is_some_and(|place| place.by_process) || own.saturating_add(kept) > max;
        let overfull = outcome == Outcome::MemoryLimit && own <= programs && is_overfull;
        let cut = matches!(outcome, Outcome::StepLimit | Outcome::MemoryLimit | Outcome::Stopped);
        let end = cut.then(|| Site::of(&self.program, machine.loc(), &machine.stack()));
        let shown = self.lanes.shown.as_mut().filter(|_| from.is_some());
        let output = shown::output(&machine, shown, &outcome, &input);
        let run = Run {
            path: new,
            outcome,
            end,
            input,
            layout: machine.heap_layout(),
            hash: machine.trace().hash(),
            identity: machine.path_identity(),
            steps: machine.steps(),
            sides: machine.coverage().sides().collect(),
            blocks: machine.coverage().blocks().collect(),
            grown,
            losses: machine.losses(),
            output,
            overfull,
            short,
        };
        self.entrance.on_run(&machine);
        self.counts.executed += run.steps - resumed_at;
        self.counts.advanced += advanced;
        self.entrance.retire(machine);
        self.times.machine += nanoseconds(start);
        run
    }

    fn fetch(&mut self, tree: &mut ExecutionTree, coverage: &Coverage, gift: &Gift) -> Fetched {
        let began = now();
        let path = tree.add_path();
        let mut machine = self.entrance.machine(&mut self.terms);
        let mut sink = TreeSink {
            walker: Walker::fetch(tree, path, gift),
            tree,
            coverage,
            snapshots: &mut self.snapshots,
            interval: self.interval,
            last_snapshot: machine.steps(),
            stint: Stint::UNLIMITED,
            heap_before: None,
            watch: Watch::new(&self.room, WhenShort::Counted),
            max_path: self.room.of_path(),
            prunes: self.pruner.is_some(),
            pruner: None,
            subsumed: None,
            reach: &mut self.reach,
            ends: Ends::default(),
        };
        let outcome = machine.run(&mut self.terms, &gift.input, &mut sink);
        let mut walker = sink.walker;
        let end = Whereabouts { trace_len: machine.trace().len(), steps: machine.exact_steps() };
        let missed = walker.not_fetched(end);
        let path =
            walker.finish(tree, &mut MachineProbe { machine: &mut machine, terms: &self.terms }, RunEnd::Cut);
        self.inputs.push(gift.input.clone());
        self.fills.on_fetch();
        self.entrance.retire(machine);
        self.counts.fetched += 1;
        self.times.machine += nanoseconds(began);
        Fetched { path, missed, is_cut: outcome == Outcome::MemoryLimit }
    }

    fn input(&self, path: PathId) -> &Input {
        &self.inputs[path]
    }

    fn replay(&mut self, input: &Input, layout: &HeapLayout) -> Replayed {
        let began = now();
        let (outcome, hash) = self.lanes.replays.run_as(input, layout, |machine| machine.trace().hash());
        self.times.replay += nanoseconds(began);
        Replayed { outcome, hash }
    }

    fn probe(&mut self, input: &Input) -> Probed {
        let began = now();
        let look = |machine: &Machine| (machine.steps(), machine.coverage().sides().collect());
        let (outcome, (steps, sides)) = self.lanes.probes.run(input, look);
        self.times.probe += nanoseconds(began);
        Probed { outcome, steps, sides }
    }

    fn parent(&self, tree: &ExecutionTree, goal: Candidate) -> &Input {
        &self.inputs[tree.node(goal.node).path]
    }

    fn mended(&mut self, tree: &ExecutionTree, side: Candidate, input: &Input) -> Option<Input> {
        let path = match tree.node(side.node).sides[side.side as usize].behind {
            Behind::Node(node) => tree.node(node).path,
            Behind::End(path) => path,
            Behind::Nothing | Behind::Paused => return None,
        };
        let given = self.symbols.assignment(&self.terms, &self.inputs[path]);
        let mut asked = Assignment::new();
        for &symbol in self.terms.symbols(tree.cond(side)) {
            asked.copy_from(symbol, &given);
        }
        Some(self.symbols.overlay(&self.terms, input, &asked))
    }

    fn pass_over(&mut self, tree: &ExecutionTree, goal: Candidate) {
        self.counts.passed_over += 1;
        Solver::pass_over(&mut self.terms, tree.node(goal.node).sides[goal.side as usize].cond);
    }

    fn bytes(&self) -> u64 {
        self.snapshots.bytes() + self.inputs.bytes() + self.terms.footprint()
    }

    fn bytes_of_tree(&self, tree: &ExecutionTree) -> u64 {
        tree.bytes() + self.inputs.bytes() + self.terms.footprint()
    }

    fn shed(&mut self, tree: &ExecutionTree, bytes: u64) -> bool {
        self.snapshots.shed(tree, bytes)
    }

    fn propagate(&mut self, tree: &ExecutionTree, node: NodeId, work: u64) -> Option<Candidate> {
        let mut pruner = self.pruner.take()?;
        pruner.budget.on_solver(work);
        let began = now();
        let blocked = propagate(&mut pruner, self, tree, node);
        self.pruner = Some(pruner);
        self.times.prune += nanoseconds(began);
        blocked
    }

    fn on_greedy(&mut self) {
        if let Some(pruner) = &mut self.pruner {
            pruner.on_greedy();
        }
    }

    fn forget(&mut self, full: bool) {
        if let Some(pruner) = &mut self.pruner {
            pruner.forget();
        }
        self.trail.clear();
        self.inputs.clear();
        self.fills.clear();
        self.snapshots.clear();
        // Terms are shared by all trees, as are the answers to questions about them, until they are too many.
        let many = self.room.is_too_much(self.terms.footprint());
        if (many || full) && self.log.is_none() && self.pruner.is_none() {
            self.solver.forget();
            self.terms = Terms::new();
            self.reach = Reach::new();
            self.symbols = Symbols::default();
            self.entrance.clear();
        }
    }

    fn failure(&mut self) -> Option<OutputError> {
        self.log.as_mut()?.failure()
    }

    fn effort(&self) -> Effort {
        let s = self.solver.stats();
        Effort {
            queries: s.queries + self.counts.passed_over,
            work: self.counts.work,
            nanoseconds: self.times.solver,
            advanced: self.counts.advanced,
        }
    }

    fn statistics(&self) -> EngineStatistics {
        statistics::of(self)
    }
}

impl Repeatable for VmEngine {
    fn solve_again(&mut self, tree: &ExecutionTree, goal: Candidate) -> Solved {
        // It is in the log.
        let log = self.log.take();
        let solved = self.solve(tree, goal);
        self.log = log;
        solved
    }

    fn renewal_due(&self) -> bool {
        self.renewing.is_due(self.solver.stats())
    }

    fn renew(&mut self) {
        self.solver.forget();
        self.trail.clear();
        self.renewing.renew(self.solver.stats());
    }

    fn set_max_memory(&mut self, max: Option<u64>) {
        if max == self.room.max() {
            return;
        }
        self.room.set_max(max);
        self.solver.limit_gates(self.room.gates());
        self.snapshots.set_max(self.room.snapshots());
    }

    fn set_deadline(&mut self, deadline: Instant) {
        // It can be set once, and is: when the campaign begins, or goes on.
        let _ = self.options.deadline.set(deadline);
        self.solver.set_deadline(Some(deadline));
        if let Some(pruner) = &mut self.pruner {
            pruner.set_deadline(deadline);
        }
    }
}

impl Segments for VmEngine {
    fn annotate(
        &mut self,
        pruner: &mut Pruner,
        tree: &ExecutionTree,
        head: NodeId,
        exits: &[Exit],
    ) -> Option<AnnotationId> {
        let node = tree.node(head);
        let (mut machine, shift) = match self.snapshots.nearest(tree, head) {
            Some((at, snapshot)) => {
                let machine = self.entrance.resume(snapshot);
                // The tree counts instructions by the runs that came first, the machine those that it executed.
                let shift = machine.steps().wrapping_sub(tree.node(at).steps);
                (machine, shift)
            }
            None => (self.entrance.machine(&mut self.terms), 0),
        };
        let input = self.inputs.get(node.path)?;
        let until = node.steps.wrapping_add(shift);
        let outcome = machine.run_to(until, &mut self.terms, input, &mut IgnoreDecisions);
        let snapshot = machine.snapshot();
        let (place, shape) = (machine.place(), machine.shape());
        // Where text of another length was printed, the number of instructions does not tell where the node is.
        let arrived = outcome == Outcome::StepLimit && machine.steps() == until && !machine.has_observed();
        self.entrance.retire(machine);
        if !arrived {
            return None;
        }
        let snapshot = snapshot?;
        let head = Head {
            node: head,
            place: place?,
            shape: shape?,
            snapshot: &snapshot,
            inputs: self.inputs.as_slice(),
        };
        pruner.annotate(&mut self.terms, tree, &head, exits, self.entrance.retired())
    }
}
