//! Parts of a tree that go from one shard to another, as plain data (after Cloud9: Bucur, Ureche, Zamfir & Candea,
//! *Parallel Symbolic Execution for Automated Real-World Software Testing*, EuroSys 2011).
//!
//! Every shard has a tree of its own, with its own terms. What goes over is an input and the *places* on its path at which
//! sides are given away: the receiver runs the input up to the last of them, which grows the same way in its tree, and owns
//! the given sides and what lies behind them, and nothing else. Sides that are not a tree's own are
//! [`SideState::Elsewhere`], with a shard that owns them or knows more.

use super::insert::Mismatch;
use super::{Behind, Candidate, ExecutionTree, NodeId, NodeKind, PathId, SideState};
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

/// Where on an input's path one of the program's own branches is decided: what finds the node again in another tree. (Instructions
/// are no measure: what is printed takes as many as the text is long, which is no decision. Nor are nodes: a condition that is
/// simplified to a constant among the terms of one tree may be none among those of another. So branches of libraries, which come
/// again and again between two of these, have no place, and their sides stay where they are.)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Landmark {
    /// Which branch.
    pub branch: BranchId,
    /// Sides of the program's own branches taken until then.
    pub trace_len: u64,
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

    /// Sides that were not found by a run that ended with so many sides of the program's own branches taken.
    pub(super) fn left(&mut self, trace_len: u64) -> u64 {
        self.pass(trace_len);
        self.missed + self.left.iter().map(Given::count).sum::<u64>()
    }

    /// The run took so many sides of the program's own branches: what is to be decided before is behind it. A branch that is no node
    /// was decided by a constant there, so that no input takes the other side; but if a value was bound on the way, which need not
    /// have been so where the gift comes from, that is not sure.
    fn pass(&mut self, trace_len: u64) {
        while let Some(given) = self.left.front().filter(|g| g.place.trace_len < trace_len) {
            self.missed += if self.is_bound { given.count() } else { 0 };
            self.left.pop_front();
        }
    }

    /// Takes the sides that are given at this node, if it is the next place; answers whether it was.
    pub(super) fn collect(&mut self, tree: &mut ExecutionTree, node: NodeId) -> Result<bool, Mismatch> {
        self.pass(tree.node(node).trace_len);
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

impl ExecutionTree {
    /// Where an own branch is decided.
    fn place(&self, id: NodeId, coverage: &Coverage) -> Option<Landmark> {
        let node = self.node(id);
        match node.kind {
            NodeKind::Branch { branch, first_side } if coverage.is_users(first_side) => {
                Some(Landmark { branch, trace_len: node.trace_len })
            }
            _ => None,
        }
    }

    fn is_at(&self, id: NodeId, place: Landmark) -> bool {
        let node = self.node(id);
        let is_same = matches!(node.kind, NodeKind::Branch { branch, .. } if branch == place.branch);
        is_same && node.trace_len == place.trace_len
    }

    fn is_elsewhere(&self, c: Candidate) -> bool {
        let side = self.nodes[c.node.index()].sides.get(c.side as usize);
        side.is_some_and(|s| matches!(s.state, SideState::Elsewhere(_)) && s.behind == Behind::Nothing)
    }

    /// A side of another tree is this tree's from now on.
    fn adopt(&mut self, c: Candidate) {
        self.nodes[c.node.index()].sides[c.side as usize].state = SideState::Unexplored;
        self.open += 1;
        self.raise_live(c.node);
    }

    /// Gives unexplored sides away, the shallowest nodes' first, at least so many of them if there are so many: by the path
    /// that first came through their nodes, each path's nodes in its order.
    pub fn give(&mut self, to: ShardId, at_least: u64, coverage: &Coverage) -> Vec<(PathId, Vec<Given>)> {
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
            if let Some(place) = self.place(id, coverage).filter(|_| !sides.is_empty()) {
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
