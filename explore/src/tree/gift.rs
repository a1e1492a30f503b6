//! Parts of a tree that go from one shard to another, as plain data (after Cloud9: Bucur, Ureche, Zamfir & Candea,
//! *Parallel Symbolic Execution for Automated Real-World Software Testing*, EuroSys 2011).
//!
//! Every shard has a tree of its own, with its own terms. What goes over is an input and the *places* on its path at which
//! sides are given away: the receiver runs the input up to the last of them, which grows the same way in its tree, and owns
//! the given sides and what lies behind them, and nothing else. Sides that are not a tree's own are
//! [`SideState::Elsewhere`], with a shard that owns them or knows more.

use super::insert::{Mismatch, TreeDecision};
use super::{Behind, Candidate, ExecutionTree, Node, NodeId, NodeKind, PathId, SideState};
use crate::coverage::Coverage;
use smallvec::SmallVec;
use std::collections::{BTreeMap, VecDeque};
use symvm_frontend::program::BranchId;
use symvm_vm::Input;

/// One of the trees that a campaign has in parts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ShardId(pub u16);

impl ShardId {
    /// As an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
impl std::fmt::Display for ShardId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "shard{}", self.0)
    }
}

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Whereabouts {
    /// Sides of the program's own branches taken until then.
    pub trace_len: u64,
    /// Instructions executed until then, where all inputs that decide alike execute as many.
    pub steps: Option<u64>,
}

/// How a node is found in another tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FoundBy {
    /// It is not.
    Nothing,
    /// One of the program's own branches, by the sides of these before it.
    Trace,
    /// One of a library's, by the instructions before it, too.
    Steps,
}

impl FoundBy {
    pub(super) fn of(event: &TreeDecision, coverage: &Coverage) -> Self {
        match event.kind {
            NodeKind::Branch { first_side, .. } if coverage.is_users(first_side) => Self::Trace,
            NodeKind::Branch { .. } if !event.steps_vary => Self::Steps,
            _ => Self::Nothing,
        }
    }
}

/// Where on an input's path a branch is decided: what finds the node again in another tree. One of the program's own is the only one
/// after so many of their sides. One of a library, which may come again and again between two of these, is told by the number of
/// instructions; it has no place, and its sides stay where they are, once that number may be another in the other tree: behind
/// comparisons of strings and numbers that are printed, which take as long as what is symbolic in them. (Nodes are no measure: a
/// condition that is simplified to a constant among the terms of one tree may be none among those of another.)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Landmark {
    /// Which branch.
    pub branch: BranchId,
    /// Where; instructions only of a library's branch.
    pub at: Whereabouts,
}

impl Landmark {
    /// It is behind a run that has come there. What has no count of instructions any more may have passed it.
    fn is_before(self, now: Whereabouts) -> bool {
        let is_passed = |own| now.steps.is_none_or(|steps| own < steps);
        self.at.trace_len < now.trace_len
            || self.at.trace_len == now.trace_len && self.at.steps.is_some_and(is_passed)
    }
}

/// Sides of one node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The node.
    pub place: Landmark,
    /// The sides.
    pub sides: SmallVec<[u32; 2]>,
}

/// Sides on the way of one input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gift {
    /// Who gives.
    pub from: ShardId,
    /// An input whose path goes through all the nodes.
    pub input: Input,
    /// The nodes, in the order of the path.
    pub nodes: Vec<Given>,
}

impl Gift {
    /// How many sides.
    pub fn sides(&self) -> u64 {
        self.nodes.iter().map(Given::count).sum()
    }
}

/// What a walker that fetches a gift still looks for.
#[derive(Debug)]
pub(super) struct Errand {
    giver: ShardId,
    left: VecDeque<Given>,
    /// Sides that the run came past without finding them.
    missed: u64,
    /// The run bound a value.
    is_bound: bool,
}

impl Errand {
    pub(super) fn new(gift: &Gift) -> Self {
        Self { giver: gift.from, left: gift.nodes.iter().cloned().collect(), missed: 0, is_bound: false }
    }

    pub(super) fn giver(&self) -> ShardId {
        self.giver
    }

    pub(super) fn is_done(&self) -> bool {
        self.left.is_empty()
    }

    /// Sides that were not found by a run that ended there.
    pub(super) fn left(&mut self, end: Whereabouts) -> u64 {
        self.pass(end);
        self.missed + self.left.iter().map(Given::count).sum::<u64>()
    }

    /// The run has come there: what is to be decided before is behind it. A branch that is no node was decided by a constant there,
    /// so that no input takes the other side; but if a value was bound on the way, which need not have been so where the gift comes
    /// from, that is not sure, nor is it if it may have been passed unseen.
    fn pass(&mut self, now: Whereabouts) {
        while let Some(given) = self.left.front().filter(|g| g.place.is_before(now)) {
            let unseen = given.place.at.steps.is_some() && now.steps.is_none();
            self.missed += if self.is_bound || unseen { given.count() } else { 0 };
            self.left.pop_front();
        }
    }

    /// Takes the sides that are given at this node, if it is the next place; answers whether it was.
    pub(super) fn collect(&mut self, tree: &mut ExecutionTree, node: NodeId) -> Result<bool, Mismatch> {
        self.pass(tree.node(node).whereabouts());
        self.is_bound |=
            matches!(tree.node(node).kind, NodeKind::Concretise | NodeKind::Size | NodeKind::Place);
        let Some(given) = self.left.front().filter(|g| tree.is_at(node, g.place)) else { return Ok(false) };
        let sides = given.sides.clone();
        if sides.iter().any(|&side| !tree.is_elsewhere(Candidate { node, side })) {
            return Err(Mismatch { node });
        }
        self.left.pop_front();
        sides.into_iter().for_each(|side| tree.adopt(Candidate { node, side }));
        Ok(true)
    }
}

impl Given {
    fn count(&self) -> u64 {
        self.sides.len() as u64
    }
}

impl Node {
    fn whereabouts(&self) -> Whereabouts {
        Whereabouts { trace_len: self.trace_len, steps: (!self.steps_vary).then_some(self.steps) }
    }
}

impl ExecutionTree {
    /// Where a branch is decided, if that can be told.
    fn place(&self, id: NodeId) -> Option<Landmark> {
        let node = self.node(id);
        let NodeKind::Branch { branch, .. } = node.kind else { return None };
        let at = node.whereabouts();
        match node.found {
            FoundBy::Nothing => None,
            FoundBy::Trace => Some(Landmark { branch, at: Whereabouts { steps: None, ..at } }),
            FoundBy::Steps => Some(Landmark { branch, at }),
        }
    }

    fn is_at(&self, id: NodeId, place: Landmark) -> bool {
        let (node, at) = (self.node(id), place.at);
        let here = node.whereabouts();
        matches!(node.kind, NodeKind::Branch { branch, .. } if branch == place.branch)
            && here.trace_len == at.trace_len
            && (at.steps.is_none() || at.steps == here.steps)
    }

    fn is_elsewhere(&self, c: Candidate) -> bool {
        let side = self.nodes[c.node.index()].sides.get(c.side as usize);
        side.is_some_and(|s| matches!(s.state, SideState::Elsewhere(_)) && s.behind == Behind::Nothing)
    }

    /// A side of another tree is this tree's from now on.
    fn adopt(&mut self, c: Candidate) {
        self.nodes[c.node.index()].sides[c.side as usize].state = SideState::Unexplored;
        self.links.set_open(c.node, c.side, true);
        self.open += 1;
        self.to_give += u64::from(self.node(c.node).found != FoundBy::Nothing);
        self.raise_live(c.node);
    }

    /// Gives unexplored sides away, the shallowest nodes' first, at least so many of them if there are so many: by the path
    /// that first came through their nodes, each path's nodes in its order.
    pub fn give(&mut self, to: ShardId, at_least: u64) -> Vec<(PathId, Vec<Given>)> {
        let mut gifts: BTreeMap<PathId, Vec<Given>> = BTreeMap::new();
        let mut count = 0;
        let mut queue: VecDeque<NodeId> = self.root().into_iter().collect();
        while let Some(id) = queue.pop_front() {
            if count >= at_least {
                break;
            }
            if !self.is_live(id) {
                continue;
            }
            let sides: SmallVec<[u32; 2]> = self.open_sides_of(id).map(|c| c.side).collect();
            if let Some(place) = self.place(id).filter(|_| !sides.is_empty()) {
                count += sides.len() as u64;
                for &side in &sides {
                    self.close(Candidate { node: id, side }, SideState::Elsewhere(to));
                }
                gifts.entry(self.node(id).path).or_default().push(Given { place, sides });
            }
            let below = self.node(id).sides.iter().filter_map(|s| match s.behind {
                Behind::Node(below) => Some(below),
                _ => None,
            });
            queue.extend(below);
        }
        gifts.into_iter().collect()
    }
}
