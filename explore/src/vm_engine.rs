//! The real engine: symvm's machine and solver.
//!
//! A side is solved under its node's prefix with the node's first input as a hint; what the slice does not mention keeps
//! that input's values, but for bytes that are random and that nothing on the way says anything about (see [`Fills`]). The run
//! resumes at the nearest snapshot above the side. New snapshots are taken at branches, a given number of instructions apart,
//! so that no run executes much of a prefix again.

mod ends;
mod room;
mod shown;
mod sink;
mod watch;
mod work;

use crate::concrete::{ConcreteLane, Entrance, revive};
use crate::coverage::Coverage;
use crate::engine::{
    Effort, Engine, EngineStatistics, Job, Probed, Repeatable, Replayed, Run, Shortage, Solved, Stint,
};
use crate::fills::Fills;
use crate::options::{Emit, ExploreOptions, ProcessMemory, Renewal};
use crate::output::OutputError;
use crate::prune::{AnnotationId, Exit, Head, Pruner, Segments, propagate};
use crate::query_log::{Logged, QueryLog};
use crate::report::Site;
use crate::snapshots::Snapshots;
use crate::symbols::Symbols;
use crate::tree::{
    Behind, Candidate, ExecutionTree, Gift, NewPath, NodeId, PathId, RunEnd, ShardId, SideState, Trail,
    Walker, Whereabouts,
};
use ends::Ends;
use hashbrown::HashSet;
use room::Room;
use sink::{MachineProbe, TreeSink};
use std::sync::Arc;
use symvm_frontend::program::Program;
use symvm_solver::clock::{Instant, now};
use symvm_solver::{Answer, Assignment, Link, Reach, Solver, SolverConfig, SymbolId, TermId, Terms, Why};
use symvm_vm::{
    Environment, HeapLayout, IgnoreDecisions, Input, InputDefaults, Machine, MachineOptions, Outcome,
    Retired, Snapshot,
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
    /// See [`Effort::work`].
    work: u64,
    /// Where the solver's path ends.
    trail: Trail,
    /// Inputs by path, and the bytes that they take.
    inputs: Vec<Input>,
    input_bytes: u64,
    fills: Fills,
    symbols: Symbols,
    snapshots: Snapshots<Snapshot>,
    room: Room,
    process: ProcessMemory,
    max_path: Option<u64>,
    entrance: Entrance,
    /// Machines that have run, for their buffers.
    retired: Option<Retired>,
    replays: ConcreteLane,
    /// Mutated inputs: without a trace, and no longer than the campaign.
    probes: ConcreteLane,
    /// For output that is shown.
    shown: Option<ConcreteLane>,
    log: Option<QueryLog>,
    runs: u64,
    resumed: u64,
    /// Instructions that runs executed behind the snapshots they began at.
    executed: u64,
    /// See [`Effort::advanced`].
    advanced: u64,
    /// Gifts that were fetched.
    fetched: u64,
    machine_ns: u64,
    solver_ns: u64,
    replay_ns: u64,
    /// Queries that a journal answered.
    passed_over: u64,
    renewal: Renewal,
    /// The solver's efforts when it last began anew, and how often it did.
    renewed: (Renewal, u64),
    probe_ns: u64,
    pruner: Option<Pruner>,
    prune_ns: u64,
    /// What addresses and the operands of switches may be.
    reach: Reach,
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
        let mut replay_options = machine.clone();
        replay_options.keep_output = false;
        replay_options.defaults = InputDefaults::Zero;
        let probe_options = MachineOptions { record_trace: false, ..replay_options.clone() };
        let probes = ConcreteLane::new(program.clone(), environment.clone_box(), &probe_options);
        // What was found when the user asks to end is still confirmed: a replay is no longer than its run was.
        replay_options.stop = None;
        replay_options.deadline = Arc::default();
        let replays = ConcreteLane::new(program.clone(), environment.clone_box(), &replay_options);
        let shown = machine.keep_output.then(|| {
            let options = MachineOptions { keep_output: true, ..replay_options };
            ConcreteLane::new(program.clone(), environment.clone_box(), &options)
        });
        let filed = options.emit == Emit::All && options.output.is_some();
        let room = Room::new(options.max_memory, options.shards, options.solver.max_gates);
        Self {
            entrance: Entrance::new(program.clone(), environment, machine.clone()),
            program,
            options: machine,
            interval: options.snapshot_interval,
            terms: Terms::new(),
            solver: Solver::new(SolverConfig { max_gates: room.gates(), ..options.solver.clone() }),
            work: 0,
            trail: Trail::default(),
            inputs: Vec::new(),
            input_bytes: 0,
            fills,
            symbols: Symbols::default(),
            snapshots: Snapshots::new(room.snapshots()),
            room,
            process: options.process,
            max_path: options.max_path_memory,
            retired: None,
            replays,
            probes,
            shown,
            log: None,
            runs: 0,
            resumed: 0,
            executed: 0,
            advanced: 0,
            fetched: 0,
            machine_ns: 0,
            solver_ns: 0,
            replay_ns: 0,
            probe_ns: 0,
            passed_over: 0,
            renewal: options.renewal,
            renewed: (Renewal { queries: 0, searches: 0, conflicts: 0 }, 0),
            pruner: options.prune.map(|prune| Pruner::new(prune, &options.solver, filed)),
            prune_ns: 0,
            reach: Reach::new(),
        }
    }

    /// Draws the bytes anew that neither the path that was set nor `goal` says anything about.
    fn draw_free(&mut self, input: &mut Input, goal: TermId, values: InputDefaults) {
        let asked: HashSet<SymbolId> = self.terms.symbols(goal).iter().copied().collect();
        let is_free = |symbol| self.solver.is_free(symbol) && !asked.contains(&symbol);
        self.symbols.set_free(&self.terms, input, is_free, values);
    }

    fn efforts(&self) -> Renewal {
        let s = self.solver.stats();
        Renewal { queries: s.queries, searches: s.sat_calls, conflicts: s.conflicts }
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
        let ProcessMemory { held, give_back } = self.process;
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
            |node: NodeId| job.shortage.place().is_none_or(|end| tree.node(node).depth <= end.depth);
        if let Some(goal) = job.origin.goal()
            && let Some((node, snapshot)) = self.snapshots.nearest(tree, goal.node)
            && is_before_end(node)
        {
            self.resumed += 1;
            return (revive(snapshot, self.retired.take()), Some(node));
        }
        (self.entrance.machine(&mut self.terms, &mut self.retired), None)
    }
}

fn nanoseconds(since: Instant) -> u64 {
    since.elapsed().as_nanos() as u64
}

impl Engine for VmEngine {
    fn solve(&mut self, tree: &ExecutionTree, goal: Candidate) -> Solved {
        let start = now();
        let node = tree.node(goal.node);
        let hint = self.symbols.assignment(&self.terms, &self.inputs[node.path.index()]);
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
        self.work += if is_answered { work::between } else { work::in_vain }(&before, self.solver.stats());
        self.solver_ns += nanoseconds(start);
        if let Some(log) = &mut self.log {
            let place = format!("{}, side {}", self.program.describe(node.loc), goal.side);
            let prefix = self.solver.path();
            log.record(&self.terms, &Logged { prefix, goal: cond, answer: &answer, place: &place });
        }
        match answer {
            Answer::Sat(model) => {
                let parent = &self.inputs[node.path.index()];
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
            watch: Watch::new(&self.room, self.process, job.shortage),
            max_path: self.max_path.or(self.room.max()).unwrap_or(u64::MAX),
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
        self.input_bytes += input.footprint() as u64;
        self.inputs.push(input.clone());
        self.runs += 1;
        let max = self.max_path.or(self.room.max()).unwrap_or(u64::MAX);
        let (own, kept) = (machine.memory_used(), self.terms.footprint() + tree.bytes());
        // A worker has less than the program may have.
        let programs = self.options.max_memory.unwrap_or(u64::MAX).max(max);
        let is_overfull = short.is_some_and(|place| place.by_process) || own.saturating_add(kept) > max;
        let overfull = outcome == Outcome::MemoryLimit && own <= programs && is_overfull;
        let cut = matches!(outcome, Outcome::StepLimit | Outcome::MemoryLimit | Outcome::Stopped);
        let end = cut.then(|| Site::of(&self.program, machine.loc(), &machine.stack()));
        let shown = self.shown.as_mut().filter(|_| from.is_some());
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
        self.executed += run.steps - resumed_at;
        self.advanced += advanced;
        self.retired = Some(machine.retire());
        self.machine_ns += nanoseconds(start);
        run
    }

    fn fetch(&mut self, tree: &mut ExecutionTree, coverage: &Coverage, gift: &Gift) -> (NewPath, u64) {
        let began = now();
        let path = tree.add_path();
        let mut machine = self.entrance.machine(&mut self.terms, &mut self.retired);
        let mut sink = TreeSink {
            walker: Walker::fetch(tree, path, gift),
            tree,
            coverage,
            snapshots: &mut self.snapshots,
            interval: self.interval,
            last_snapshot: machine.steps(),
            stint: Stint::UNLIMITED,
            heap_before: None,
            watch: Watch::new(&self.room, self.process, Shortage::Counted),
            max_path: self.max_path.or(self.room.max()).unwrap_or(u64::MAX),
            prunes: self.pruner.is_some(),
            pruner: None,
            subsumed: None,
            reach: &mut self.reach,
            ends: Ends::default(),
        };
        machine.run(&mut self.terms, &gift.input, &mut sink);
        let mut walker = sink.walker;
        let end = Whereabouts { trace_len: machine.trace().len(), steps: machine.exact_steps() };
        let missed = walker.not_fetched(end);
        let new =
            walker.finish(tree, &mut MachineProbe { machine: &mut machine, terms: &self.terms }, RunEnd::Cut);
        self.input_bytes += gift.input.footprint() as u64;
        self.inputs.push(gift.input.clone());
        self.fills.on_fetch();
        self.retired = Some(machine.retire());
        self.fetched += 1;
        self.machine_ns += nanoseconds(began);
        (new, missed)
    }

    fn input(&self, path: PathId) -> &Input {
        &self.inputs[path.index()]
    }

    fn replay(&mut self, input: &Input, layout: &HeapLayout) -> Replayed {
        let began = now();
        let (outcome, hash) = self.replays.run_as(input, layout, |machine| machine.trace().hash());
        self.replay_ns += nanoseconds(began);
        Replayed { outcome, hash }
    }

    fn probe(&mut self, input: &Input) -> Probed {
        let began = now();
        let look = |machine: &Machine| (machine.steps(), machine.coverage().sides().collect());
        let (outcome, (steps, sides)) = self.probes.run(input, look);
        self.probe_ns += nanoseconds(began);
        Probed { outcome, steps, sides }
    }

    fn parent(&self, tree: &ExecutionTree, goal: Candidate) -> &Input {
        &self.inputs[tree.node(goal.node).path.index()]
    }

    fn mended(&mut self, tree: &ExecutionTree, side: Candidate, input: &Input) -> Option<Input> {
        let path = match tree.node(side.node).sides[side.side as usize].behind {
            Behind::Node(node) => tree.node(node).path,
            Behind::End(path) => path,
            Behind::Nothing | Behind::Paused => return None,
        };
        let given = self.symbols.assignment(&self.terms, &self.inputs[path.index()]);
        let mut asked = Assignment::new();
        for &symbol in self.terms.symbols(tree.cond(side)) {
            asked.copy_from(symbol, &given);
        }
        Some(self.symbols.overlay(&self.terms, input, &asked))
    }

    fn pass_over(&mut self, tree: &ExecutionTree, goal: Candidate) {
        self.passed_over += 1;
        Solver::pass_over(&mut self.terms, tree.node(goal.node).sides[goal.side as usize].cond);
    }

    fn bytes(&self) -> u64 {
        self.snapshots.bytes() + self.input_bytes + self.terms.footprint()
    }

    fn bytes_of_tree(&self, tree: &ExecutionTree) -> u64 {
        tree.bytes() + self.input_bytes + self.terms.footprint()
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
        self.prune_ns += nanoseconds(began);
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
        self.input_bytes = 0;
        self.snapshots.clear();
        // Terms are shared by all trees, as are the answers to questions about them, until they are too many.
        let many = self.room.is_too_much(self.terms.footprint());
        if (many || full) && self.log.is_none() && self.pruner.is_none() {
            self.solver.forget();
            self.terms = Terms::new();
            self.reach = Reach::new();
            self.symbols = Symbols::default();
            self.retired = None;
            self.entrance.clear();
        }
    }

    fn failure(&mut self) -> Option<OutputError> {
        self.log.as_mut()?.failure()
    }

    fn effort(&self) -> Effort {
        let s = self.solver.stats();
        Effort {
            queries: s.queries + self.passed_over,
            work: self.work,
            nanoseconds: self.solver_ns,
            advanced: self.advanced,
        }
    }

    fn statistics(&self) -> EngineStatistics {
        let s = self.solver.stats();
        let mut counters: Vec<(String, u64)> = [
            ("runs", self.runs),
            ("runs_resumed", self.resumed),
            ("instructions_executed", self.executed),
            ("queries", self.effort().queries),
            ("queries_passed_over", self.passed_over),
            ("solver_renewed", self.renewed.1),
            ("queries_sat", s.sat),
            ("queries_unsat", s.unsat),
            ("queries_unknown", s.unknown),
            ("conditions", s.conditions),
            ("conditions_sliced", s.sliced),
            ("sat_calls", s.sat_calls),
            ("conflicts", s.conflicts),
            ("propagations", s.propagations),
            ("gates", s.gates),
            ("clauses", s.clauses),
            ("evaluated", s.evaluated),
            ("terms", self.terms.len() as u64),
        ]
        .map(|(name, n)| (name.to_owned(), n))
        .into();
        if let Some((written, left_out)) = self.log.as_ref().map(QueryLog::counts) {
            counters.push(("queries_logged".into(), written));
            counters.push(("queries_not_logged".into(), left_out));
        }
        counters.extend(self.pruner.iter().flat_map(|pruner| pruner.counters()));
        if self.fetched > 0 {
            counters.push(("gifts_fetched".into(), self.fetched));
        }
        counters.extend(Link::ALL.map(|l| (format!("answered_by_{}", l.name()), s.link(l).answered)));
        let mut nanoseconds: Vec<(String, u64)> = [
            ("machine", self.machine_ns),
            ("solver", self.solver_ns),
            ("replay", self.replay_ns),
            ("mutants", self.probe_ns),
            ("prune", self.prune_ns),
            ("prune_look_up", self.pruner.as_ref().map_or(0, Pruner::look_up_ns)),
        ]
        .map(|(name, n)| (name.to_owned(), n))
        .into();
        nanoseconds.extend(Link::ALL.map(|l| (format!("solver_{}", l.name()), s.link(l).nanoseconds)));
        EngineStatistics {
            queries: self.effort().queries,
            counters,
            nanoseconds,
            snapshots_dropped: self.snapshots.dropped(),
        }
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
        let (now, then, most) = (self.efforts(), self.renewed.0, self.renewal);
        now.queries - then.queries >= most.queries
            || now.searches - then.searches >= most.searches
            || now.conflicts - then.conflicts >= most.conflicts
    }

    fn renew(&mut self) {
        self.solver.forget();
        self.trail.clear();
        self.renewed = (self.efforts(), self.renewed.1 + 1);
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
                let machine = revive(snapshot, self.retired.take());
                // The tree counts instructions by the runs that came first, the machine those that it executed.
                let shift = machine.steps().wrapping_sub(tree.node(at).steps);
                (machine, shift)
            }
            None => (self.entrance.machine(&mut self.terms, &mut self.retired), 0),
        };
        let input = self.inputs.get(node.path.index())?;
        let until = node.steps.wrapping_add(shift);
        let outcome = machine.run_to(until, &mut self.terms, input, &mut IgnoreDecisions);
        let snapshot = machine.snapshot();
        let (place, shape) = (machine.place(), machine.shape());
        // Where text of another length was printed, the number of instructions does not tell where the node is.
        let arrived = outcome == Outcome::StepLimit && machine.steps() == until && !machine.has_observed();
        self.retired = Some(machine.retire());
        if !arrived {
            return None;
        }
        let snapshot = snapshot?;
        let head =
            Head { node: head, place: place?, shape: shape?, snapshot: &snapshot, inputs: &self.inputs };
        pruner.annotate(&mut self.terms, tree, &head, exits, &mut self.retired)
    }
}
