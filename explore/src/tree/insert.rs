//! Laying a run's decisions into the tree, one by one as they come.
//!
//! A [`Walker`] follows the tree while it knows the way and grows it where it does not. It checks two things: that the
//! run agrees with the tree (equal past, equal decision: the machine is deterministic, so a mismatch is an error of
//! symvm, counted and reported), and that a run which was made to take a certain side takes it (the *prediction*).
//!
//! A walker that fetches a [`Gift`] grows nothing but the way to what is given: all else belongs to other trees.

use super::gift::{Errand, FoundBy, Gift, Whereabouts};
use super::{Behind, Candidate, ExecutionTree, Node, NodeId, NodeKind, PathId, ShardId, Side, SideState};
use crate::coverage::Coverage;
use hashbrown::HashSet;
use smallvec::SmallVec;
use symvm_frontend::program::{LocId, SideId};
use symvm_solver::TermId;
use symvm_vm::Outcome;

/// A decision as the tree sees it.
#[derive(Clone, Debug)]
pub struct TreeDecision {
    /// What is decided.
    pub kind: NodeKind,
    /// Conditions of the sides.
    pub conds: SmallVec<[TermId; 4]>,
    /// The side taken.
    pub taken: u32,
    /// Where in the source.
    pub loc: LocId,
    /// Length of the trace before the decision.
    pub trace_len: u64,
    /// Instructions before the decision.
    pub steps: u64,
    /// They need not be as many with another input that decides alike.
    pub steps_vary: bool,
}

/// Why a run was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// An input the campaign started with.
    Start,
    /// A random input a strategy asked for.
    Drawn,
    /// A side that a strategy picked.
    Pick(Candidate),
    /// A side that is looked into at once: a failing check, another object, another callee.
    Eager(Candidate),
    /// The holding side of an assumption that the run before violated.
    Assume(Candidate),
    /// A path that was paused behind this side is gone on with.
    Continue(Candidate),
}

impl Origin {
    /// The side the run was to take.
    pub fn goal(self) -> Option<Candidate> {
        match self {
            Self::Start | Self::Drawn => None,
            Self::Pick(c) | Self::Eager(c) | Self::Assume(c) | Self::Continue(c) => Some(c),
        }
    }
}

/// What the walker asks of the running machine.
pub trait Probe {
    /// The branch side at a position of the trace.
    fn trace(&self, index: u64) -> Option<SideId>;
    /// Does the condition hold under the run's input?
    fn holds(&mut self, cond: TermId) -> bool;
}

/// The run and the tree disagree about a decision that both must see alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// Where they part.
    pub node: NodeId,
}

/// What a run added to the tree.
#[derive(Clone, Debug)]
pub struct NewPath {
    /// Its number.
    pub id: PathId,
    /// Why it was run.
    pub origin: Origin,
    /// Nodes that no path had reached before, from the top.
    pub fresh: Vec<NodeId>,
    /// No path of the tree took the same sides.
    pub is_new: bool,
    /// The run was made to take a side and did not.
    pub prediction_failed: bool,
    /// The run contradicts the tree.
    pub mismatch: Option<Mismatch>,
    /// Fresh nodes whose other sides the path rules out by itself.
    pub implied: u64,
    /// The path went where another tree begins; it belongs to that one.
    pub foreign: Option<ShardId>,
    /// Sides of the program (of the counted functions) that it covered first; filled in by the campaign.
    pub new_sides: u32,
    /// What the query for its input cost, in the solver's work; filled in by the campaign.
    pub query_work: u64,
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunEnd {
    /// By itself.
    Own,
    /// At a limit, so that the path has no end of its own.
    Cut,
    /// Where it is to be gone on with.
    Paused,
}

impl RunEnd {
    /// Of a machine's outcome.
    pub fn of(outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Paused => Self::Paused,
            Outcome::StepLimit | Outcome::MemoryLimit | Outcome::Stopped => Self::Cut,
            _ => Self::Own,
        }
    }
}

/// Follows one run through the tree.
#[derive(Debug)]
pub struct Walker {
    path: PathId,
    origin: Origin,
    /// The side the run is behind.
    at: Option<Candidate>,
    fresh: Vec<NodeId>,
    mismatch: Option<Mismatch>,
    goal_met: bool,
    took_new_side: bool,
    depth: u32,
    trace_len: u64,
    /// Step at which the path last covered something new.
    last_new: Option<u64>,
    seen: HashSet<SideId>,
    implied: u64,
    foreign: Option<ShardId>,
    /// Instructions at the last known node, by the tree's count, less those by the run's.
    shift: u64,
    /// The gift that is fetched.
    errand: Option<Errand>,
}

/// Longest part of a trace between two symbolic decisions that a node keeps (its end): contexts look no further.
const LONGEST_SEGMENT: u64 = 1 << 16;

impl Walker {
    /// A run that begins at the program's start, or (resumed) just before `from`.
    pub fn new(tree: &ExecutionTree, path: PathId, origin: Origin, from: Option<NodeId>) -> Self {
        let at = from.and_then(|n| tree.node(n).parent);
        let above = at.map(|c| tree.node(c.node));
        Self {
            path,
            origin,
            at,
            fresh: Vec::new(),
            mismatch: None,
            goal_met: origin.goal().is_none(),
            took_new_side: false,
            depth: above.map_or(0, |n| n.depth),
            trace_len: above.map_or(0, |n| n.trace_len),
            last_new: above.and_then(|n| n.since_new.map(|s| n.steps - s)),
            seen: HashSet::new(),
            implied: 0,
            foreign: None,
            shift: 0,
            errand: None,
        }
    }

    /// The tree's count of instructions where the run's is this.
    pub fn steps(&self, own: u64) -> u64 {
        own.wrapping_add(self.shift)
    }

    /// Nodes on the way to where it is, of all kinds.
    pub fn nodes(&self, tree: &ExecutionTree) -> u32 {
        self.at.map_or(0, |c| tree.node(c.node).height + 1)
    }

    /// The run is where no run was before: the next decision is a new node.
    pub fn is_beyond(&self, tree: &ExecutionTree) -> bool {
        self.mismatch.is_none()
            && match self.at {
                None => tree.root().is_none(),
                Some(c) => is_unknown(tree, tree.node(c.node).sides[c.side as usize].behind),
            }
    }

    /// The run is to be left here: it grew so much, or has come to where another was left that has a turn of its own. Inputs
    /// that somebody gave go on there.
    pub fn pauses(&self, tree: &ExecutionTree, most: u64) -> bool {
        let Some(c) = self.may_pause(tree) else { return false };
        let own = matches!(self.origin, Origin::Start) || self.origin == Origin::Continue(c);
        self.fresh.len() as u64 >= most || tree.is_paused(c) && !own
    }

    /// Behind which side the run can be left, to be gone on with: where no run was before, in what is this tree's.
    pub fn may_pause(&self, tree: &ExecutionTree) -> Option<Candidate> {
        self.at.filter(|_| self.errand.is_none() && self.foreign.is_none() && self.is_beyond(tree))
    }

    /// The run is where a path ended.
    pub fn ended(&self, tree: &ExecutionTree) -> Option<PathId> {
        let c = self.at.filter(|_| self.mismatch.is_none())?;
        match tree.node(c.node).sides[c.side as usize].behind {
            Behind::End(path) if !tree.paths[path.index()].is_cut => Some(path),
            _ => None,
        }
    }

    /// The conditions of the sides it took, from the root.
    pub fn prefix(&self, tree: &ExecutionTree) -> Vec<TermId> {
        let mut list: Vec<_> =
            tree.up(self.at).map(|c| tree.node(c.node).sides[c.side as usize].cond).collect();
        list.reverse();
        list
    }

    /// What is made of the same, of the decisions of instructions before the run's `steps`-th; if they are not too many to be
    /// looked at again and again.
    pub fn at_prefix_before<T>(
        &self,
        tree: &mut ExecutionTree,
        steps: u64,
        make: impl FnOnce(&[TermId]) -> Option<T>,
    ) -> Option<T> {
        const MOST: usize = 1 << 14;
        let make = |conds: &[TermId]| if conds.len() <= MOST { make(conds) } else { None };
        tree.conditions_before(self.at, self.steps(steps), make)
    }

    /// A run from the program's start to the nodes of a gift.
    pub fn fetch(tree: &ExecutionTree, path: PathId, gift: &Gift) -> Self {
        Self { errand: Some(Errand::new(gift)), ..Self::new(tree, path, Origin::Start, None) }
    }

    /// A gift was to be fetched, and nothing is left of it that this run could reach.
    pub fn is_done(&self) -> bool {
        self.errand.as_ref().is_some_and(|e| e.is_done() || self.mismatch.is_some())
    }

    /// Sides of the gift that the run did not find, which ended there.
    pub fn not_fetched(&mut self, end: Whereabouts) -> u64 {
        let end = if self.mismatch.is_some() { Whereabouts::default() } else { end };
        self.errand.as_mut().map_or(0, |errand| errand.left(end))
    }

    /// The run reached a decision. Answers its node and whether it is new; nothing once the run left the tree.
    pub fn step(
        &mut self,
        tree: &mut ExecutionTree,
        coverage: &Coverage,
        event: &TreeDecision,
        probe: &mut dyn Probe,
    ) -> Option<(NodeId, bool)> {
        if self.mismatch.is_some() || self.foreign.is_some() || self.is_done() {
            return None;
        }
        loop {
            let known = match self.at {
                None => tree.root(),
                Some(c) => match tree.node(c.node).sides[c.side as usize].behind {
                    Behind::Node(n) => Some(n),
                    Behind::Nothing | Behind::Paused => None,
                    Behind::End(path) if tree.paths[path.index()].is_cut => None,
                    Behind::End(_) => {
                        self.mismatch = Some(Mismatch { node: c.node });
                        return None;
                    }
                },
            };
            let Some(id) = known else {
                let id = self.grow(tree, coverage, event, probe);
                self.arrive(tree, id, event.taken);
                return Some((id, true));
            };
            let node = tree.node(id);
            // How many instructions printing takes depends on the input, and that is no decision: the tree goes by the run that
            // came first.
            let steps = self.steps(event.steps);
            let here = node.trace_len == event.trace_len && (node.steps == steps || node.loc == event.loc);
            // One access is "within this object" or "a fault", depending on where the input leads: the same question.
            let same = (node.kind == event.kind || here && !node.kind.is_branch() && !event.kind.is_branch())
                && node.sides.len() == event.conds.len()
                && node.sides.iter().zip(&event.conds).all(|(s, c)| s.cond == *c);
            if same {
                self.depth = node.depth;
                self.trace_len = node.trace_len;
                self.last_new = node.since_new.map(|s| node.steps - s);
                self.shift = node.steps.wrapping_sub(event.steps);
                self.arrive(tree, id, event.taken);
                return Some((id, false));
            }
            if !here || node.kind.is_branch() || event.kind.is_branch() {
                self.mismatch = Some(Mismatch { node: id });
                return None;
            }
            // The instruction asks another question under this input (another object, another callee, a fault): the
            // answer to the known one is implied, and the new one lies behind it.
            self.shift = node.steps.wrapping_sub(event.steps);
            self.imply(tree, id, probe);
            if self.foreign.is_some() || self.mismatch.is_some() {
                return None;
            }
        }
    }

    fn grow(
        &mut self,
        tree: &mut ExecutionTree,
        coverage: &Coverage,
        event: &TreeDecision,
        probe: &dyn Probe,
    ) -> NodeId {
        let id = NodeId(tree.nodes.len() as u32);
        let steps = self.steps(event.steps);
        let first = self.trace_len.max(event.trace_len.saturating_sub(LONGEST_SEGMENT));
        let segment = tree.segments.keep((first..event.trace_len).filter_map(|i| {
            let side = probe.trace(i)?;
            if coverage.is_uncovered(side) && self.seen.insert(side) {
                self.last_new = Some(steps);
            }
            Some(side)
        }));
        if event.kind.is_branch() {
            self.depth += 1;
            tree.deepest = tree.deepest.max(self.depth);
        }
        self.trace_len = event.trace_len;
        let beyond = event.kind.is_branch() && tree.max_depth.is_some_and(|m| self.depth > m);
        // A loop checks the same pointer, or tests the same byte, again and again, and the first time has been answered.
        let implied = self.errand.is_none() && tree.holds_at(self.at, event.conds[event.taken as usize]);
        self.implied += u64::from(implied);
        let others = match (&self.errand, beyond, implied) {
            (Some(errand), _, _) => SideState::Elsewhere(errand.giver()),
            (_, _, true) => SideState::Infeasible,
            (_, true, _) => SideState::TooDeep,
            _ => SideState::Unexplored,
        };
        if others == SideState::TooDeep {
            tree.too_deep += event.conds.len() as u64;
        }
        let side = |(i, &cond)| {
            let taken = implied && i == event.taken as usize;
            let state = if taken { SideState::Taken } else { others };
            Side { cond, state, behind: Behind::Nothing }
        };
        let sides: SmallVec<[Side; 2]> = event.conds.iter().enumerate().map(side).collect();
        if sides.spilled() {
            tree.spilled += sides.capacity() * size_of::<Side>();
        }
        tree.links.push(self.at.map(|c| c.node), segment, &sides);
        tree.nodes.push(Node {
            parent: self.at,
            kind: event.kind,
            loc: event.loc,
            depth: self.depth,
            height: self.at.map_or(0, |c| tree.node(c.node).height + 1),
            trace_len: event.trace_len,
            steps,
            steps_vary: event.steps_vary,
            found: FoundBy::of(event, coverage),
            since_new: self.last_new.map(|s| steps.saturating_sub(s)),
            path: self.path,
            sides,
            live: 0,
        });
        if let Some(c) = self.at {
            tree.nodes[c.node.index()].sides[c.side as usize].behind = Behind::Node(id);
        }
        // A side that is implied is taken at once: were it open until then, a long row of such nodes would be live and dead again,
        // up to the root, at each of them.
        self.took_new_side |= implied;
        if event.kind.is_branch() && others == SideState::Unexplored {
            tree.open += event.conds.len() as u64;
            tree.to_give +=
                if tree.node(id).found == FoundBy::Nothing { 0 } else { event.conds.len() as u64 };
            event.conds.iter().for_each(|_| tree.raise_live(id));
        }
        if self.errand.is_none() {
            self.fresh.push(id);
        }
        id
    }

    /// Takes a side of the node that the run has come to, unless the errand ends there.
    fn arrive(&mut self, tree: &mut ExecutionTree, id: NodeId, taken: u32) {
        if let Some(errand) = &mut self.errand {
            match errand.collect(tree, id) {
                Ok(true) => self.fresh.push(id),
                Ok(false) => {}
                Err(mismatch) => self.mismatch = Some(mismatch),
            }
            if errand.is_done() || self.mismatch.is_some() {
                self.at = Some(Candidate { node: id, side: taken });
                return;
            }
        }
        self.pass(tree, id, taken);
    }

    /// Takes the side of a known decision that holds under the run's input.
    fn imply(&mut self, tree: &mut ExecutionTree, id: NodeId, probe: &mut dyn Probe) {
        let holds = tree.node(id).sides.iter().position(|s| probe.holds(s.cond));
        let node = tree.node(id);
        self.depth = node.depth;
        self.trace_len = node.trace_len;
        self.pass(tree, id, holds.unwrap_or(0) as u32);
    }

    /// Takes a side.
    fn pass(&mut self, tree: &mut ExecutionTree, node: NodeId, side: u32) {
        let c = Candidate { node, side };
        let state = tree.state(c);
        if let (SideState::Elsewhere(owner), None) = (state, &self.errand) {
            self.foreign = Some(owner);
            self.at = Some(c);
            return;
        }
        if self.errand.is_some() && !matches!(state, SideState::Taken | SideState::Elsewhere(_)) {
            // What lies behind it is this tree's own: nobody else can give a part of it.
            self.mismatch = Some(Mismatch { node });
            return;
        }
        if state != SideState::Taken {
            tree.too_deep -= u64::from(state == SideState::TooDeep);
            tree.contradictions += u64::from(matches!(state, SideState::Infeasible | SideState::Subsumed));
            self.took_new_side = true;
            tree.close(c, SideState::Taken);
        }
        self.goal_met |= self.origin.goal() == Some(c);
        self.at = Some(c);
    }

    /// The run ended.
    pub fn finish(mut self, tree: &mut ExecutionTree, probe: &mut dyn Probe, end: RunEnd) -> NewPath {
        let cut = end != RunEnd::Own;
        if self.errand.is_some() {
            return self.fetched(tree);
        }
        if self.mismatch.is_none() && self.foreign.is_none() {
            // A run that ended within an instruction need not have asked what other inputs made it ask.
            while self.foreign.is_none()
                && let Some(id) = self.next_known(tree).filter(|&n| !cut && !tree.node(n).kind.is_branch())
            {
                self.imply(tree, id, probe);
            }
        }
        let known = self.next_known(tree);
        tree.paths[self.path.index()].leaf = self.at;
        let is_new = match known {
            _ if self.foreign.is_some() => false,
            Some(node) => {
                if !cut && self.mismatch.is_none() {
                    self.mismatch = Some(Mismatch { node });
                }
                cut && self.took_new_side
            }
            None if end == RunEnd::Paused => {
                self.pause(tree);
                false
            }
            None => self.mismatch.is_none() && self.end(tree, end == RunEnd::Cut),
        };
        tree.paths[self.path.index()].is_cut = end == RunEnd::Cut;
        // Where a run is paused it has grown the tree, or met what another grew: it is past its goal, or missed it.
        let cut = end == RunEnd::Cut;
        if !self.goal_met
            && let Some(goal) = self.origin.goal()
        {
            // A run that was cut on its way says nothing about its goal.
            tree.close(goal, if cut { SideState::Unknown } else { SideState::FailedPrediction });
        }
        NewPath {
            id: self.path,
            origin: self.origin,
            fresh: self.fresh,
            is_new,
            prediction_failed: !self.goal_met && !cut,
            mismatch: self.mismatch,
            implied: self.implied,
            foreign: self.foreign,
            new_sides: 0,
            query_work: 0,
        }
    }

    /// The end of an errand: nodes with sides that are this tree's from now on are the fresh ones.
    fn fetched(self, tree: &mut ExecutionTree) -> NewPath {
        tree.paths[self.path.index()].leaf = self.at;
        NewPath {
            id: self.path,
            origin: self.origin,
            fresh: self.fresh,
            is_new: false,
            prediction_failed: false,
            mismatch: self.mismatch,
            implied: 0,
            foreign: None,
            new_sides: 0,
            query_work: 0,
        }
    }

    fn next_known(&self, tree: &ExecutionTree) -> Option<NodeId> {
        match self.at {
            None => tree.root(),
            Some(c) => match tree.node(c.node).sides[c.side as usize].behind {
                Behind::Node(n) => Some(n),
                _ => None,
            },
        }
    }

    fn pause(&self, tree: &mut ExecutionTree) {
        if let Some(c) = self.at.filter(|_| self.mismatch.is_none()) {
            tree.nodes[c.node.index()].sides[c.side as usize].behind = Behind::Paused;
        }
    }

    fn end(&mut self, tree: &mut ExecutionTree, cut: bool) -> bool {
        let Some(c) = self.at else {
            // A program without decisions has one path.
            return self.path.0 == 0;
        };
        let behind = tree.nodes[c.node.index()].sides[c.side as usize].behind;
        // Where one was cut another one may come to its end.
        if matches!(behind, Behind::End(_)) && cut || !is_unknown(tree, behind) {
            return false;
        }
        tree.nodes[c.node.index()].sides[c.side as usize].behind = Behind::End(self.path);
        true
    }
}

/// No run has been further, or what was is not known to be all.
fn is_unknown(tree: &ExecutionTree, behind: Behind) -> bool {
    match behind {
        Behind::Nothing | Behind::Paused => true,
        Behind::End(path) => tree.paths[path.index()].is_cut,
        Behind::Node(_) => false,
    }
}
