//! What the machine tells while it runs: its decisions become the tree's.

use super::ends::Ends;
use super::watch::Watch;
use crate::coverage::Coverage;
use crate::engine::Stint;
use crate::prune::{AnnotationId, Pruner};
use crate::snapshots::Snapshots;
use crate::tree::{ExecutionTree, NodeKind, Probe, TreeDecision, Walker};
use smallvec::smallvec;
use std::rc::Rc;
use symvm_frontend::program::{Program, SideId};
use symvm_solver::{Reach, TermId, Terms};
use symvm_vm::{Decision, DecisionKind, Flow, Machine, Sink, Snapshot};

/// A run's machine, as far as the tree asks it.
pub struct MachineProbe<'a> {
    pub machine: &'a mut Machine,
    pub terms: &'a Terms,
}

impl Probe for MachineProbe<'_> {
    fn trace(&self, index: u64) -> Option<SideId> {
        self.machine.trace().get(index)
    }

    fn holds(&mut self, cond: TermId) -> bool {
        self.machine.evaluate(self.terms, cond) == 1
    }
}

/// Lays decisions into the tree as they come and takes snapshots on the way.
pub struct TreeSink<'a> {
    pub walker: Walker,
    pub tree: &'a mut ExecutionTree,
    pub coverage: &'a Coverage,
    pub snapshots: &'a mut Snapshots<Snapshot>,
    pub interval: u64,
    pub last_snapshot: u64,
    pub stint: Stint,
    /// Bytes of heap blocks in use where it came to what no run met before, once it is there.
    pub heap_before: Option<u64>,
    pub watch: Watch<'a>,
    pub max_path: u64,
    /// The campaign prunes, whether or not this run may be ended for it.
    pub prunes: bool,
    pub pruner: Option<&'a mut Pruner>,
    /// The annotation that ended the run, and where.
    pub subsumed: Option<(AnnotationId, u64)>,
    pub reach: &'a mut Reach,
    pub ends: Ends,
}

impl TreeSink<'_> {
    /// The state at a new node is one of which is known that it shows no bug.
    fn is_subsumed(&mut self, machine: &mut Machine, terms: &mut Terms, d: &Decision) -> bool {
        let Some(pruner) = &mut self.pruner else { return false };
        // The same way as a run before, which ended here.
        if let Some(subsumed) = self.walker.ended(self.tree).and_then(|path| pruner.subsumed(path)) {
            self.subsumed = Some(subsumed);
            return true;
        }
        if d.kind == DecisionKind::Assume || machine.passed() > 0 || !self.walker.is_beyond(self.tree) {
            return false;
        }
        let (walker, tree) = (&self.walker, &*self.tree);
        let found = pruner.subsumes(machine, terms, || walker.prefix(tree));
        self.subsumed = found.map(|id| (id, walker.steps(d.steps)));
        found.is_some()
    }

    /// From where no run was before the heap may grow by so much.
    fn limit_heap(&mut self, machine: &mut Machine) {
        if self.heap_before.is_none() && self.walker.may_pause(self.tree).is_some() {
            self.heap_before = Some(machine.memory().heap_bytes());
            machine.pause_beyond(self.stint.heap);
        }
    }

    /// How much more the path may take, which takes `used` with all terms, by what is counted. One path alone can fill the memory.
    /// Snapshots can be done without.
    fn counted(&mut self, used: u64) -> Option<u64> {
        let used = used.saturating_add(self.tree.bytes());
        let room = if self.watch.counts() { self.max_path.checked_sub(used)? } else { u64::MAX };
        let excess = (used + self.snapshots.bytes()).saturating_sub(self.watch.max());
        if excess > 0 {
            self.snapshots.shed(self.tree, excess.max(self.snapshots.bytes() / 4));
        }
        Some(room)
    }
}

impl Sink for TreeSink<'_> {
    fn decision(&mut self, machine: &mut Machine, terms: &mut Terms, d: &Decision) -> Flow {
        if self.is_subsumed(machine, terms, d) {
            return Flow::Subsumed;
        }
        if self.walker.pauses(self.tree, self.stint.decisions) {
            return Flow::Pause;
        }
        let event = event(machine.program(), terms, d);
        let mut probe = MachineProbe { machine, terms };
        let step = self.walker.step(self.tree, self.coverage, &event, &mut probe);
        // Which snapshot a run comes from must not decide where it is cut.
        machine.count_ahead(self.walker.steps(0));
        self.ends.on_decision(self.walker.nodes(self.tree), step.is_some(), d.steps);
        self.limit_heap(machine);
        if let Some((node, is_new)) = step
            && is_new
            && event.kind.is_branch()
            && d.steps - self.last_snapshot.min(d.steps) >= self.interval
            && let Some(snapshot) = machine.snapshot()
        {
            self.last_snapshot = d.steps;
            let bytes = snapshot.bytes();
            self.snapshots.keep(node, snapshot, bytes);
            self.snapshots.trim(self.tree);
        }
        if self.walker.is_done() {
            return Flow::Stop;
        }
        let used = machine.memory_used().saturating_add(terms.footprint());
        if self.ends.is_here(machine) || self.counted(used).is_none() {
            self.ends.at_decision();
            return Flow::OutOfMemory;
        }
        Flow::Continue
    }

    /// What prunes must hear of everything that the path relies on.
    fn values(&mut self, terms: &mut Terms, term: TermId, steps: u64) -> Option<Rc<[u64]>> {
        if self.prunes || !Reach::suits(terms, term) {
            return None;
        }
        let Self { walker, tree, reach, .. } = self;
        walker.at_prefix_before(tree, steps, |conds| reach.values(terms, conds, term))
    }

    /// Not at decisions: what ends there is in the tree, and could not be ended there again.
    fn room(&mut self, used: u64) -> Option<u64> {
        let room = self.counted(used)?;
        let (snapshots, tree) = (&mut *self.snapshots, &*self.tree);
        let shed = |bytes: u64| snapshots.shed(tree, bytes.max(snapshots.bytes() / 4));
        let is_enough = self.watch.is_enough(used.saturating_add(tree.bytes()), shed);
        is_enough.then(|| room.min(self.watch.step()))
    }
}

fn event(program: &Program, terms: &mut Terms, d: &Decision) -> TreeDecision {
    let other = |terms: &mut Terms| terms.not(d.cond);
    let (kind, conds) = match &d.kind {
        DecisionKind::Branch { branch, sides } => {
            let first_side = program.branches[branch.index()].first_side;
            (NodeKind::Branch { branch: *branch, first_side }, sides.clone())
        }
        kind => {
            let not = other(terms);
            let conds: smallvec::SmallVec<[TermId; 4]> =
                if d.taken == 0 { smallvec![d.cond, not] } else { smallvec![not, d.cond] };
            let kind = match kind {
                DecisionKind::Check { .. } | DecisionKind::Branch { .. } => NodeKind::Check,
                DecisionKind::Address { .. } => NodeKind::Address,
                DecisionKind::Callee { .. } => NodeKind::Callee,
                DecisionKind::Jump { .. } => NodeKind::Jump,
                DecisionKind::Size { .. } => NodeKind::Size,
                DecisionKind::Place { .. } => NodeKind::Place,
                DecisionKind::Assume => NodeKind::Assume,
                DecisionKind::Concretise { .. } => NodeKind::Concretise,
            };
            (kind, conds)
        }
    };
    let Decision { taken, loc, trace_len, steps, steps_vary, .. } = *d;
    TreeDecision { kind, conds, taken, loc, trace_len, steps, steps_vary }
}
