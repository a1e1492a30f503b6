//! The execution tree: what is known of the program's paths.
//!
//! A node is one *occurrence* of a symbolic decision: the place where paths with the same past part. Its sides carry
//! their condition, what became of them ([`SideState`]) and what lies behind. An open-ended decision (which object does
//! this address lie in, which function is called) is a node of two sides, "the known alternative" and "none of the
//! above"; the next alternative is a node behind "none of the above".
//!
//! *Depth* counts symbolic branches only, as the papers do. Every node holds the branch sides (concrete ones too) that
//! were taken since its parent, so that contexts can be read off the tree whatever became of the paths' own traces;
//! see [`ExecutionTree::before`].
//!
//! A node is *live* while a strategy can still find something at or below it; liveness is kept up to date along the way
//! up, so that a walk down from the root can be led to an unexplored side without a search.

mod gift;
mod insert;
mod links;
mod store;
mod trail;

pub use gift::{Gift, Given, Landmark, ShardId, Whereabouts};
pub use insert::{Mismatch, NewPath, Origin, Probe, RunEnd, TreeDecision, Walker};
pub use trail::Trail;

use gift::FoundBy;
use links::Links;
use smallvec::SmallVec;
use store::{Chunks, Sequences};
use symvm_frontend::program::{BranchId, LocId, SideId};
use symvm_solver::TermId;
use trail::Held;

/// A node of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NodeId(pub u32);
/// A path of the tree, numbered as found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PathId(pub u32);

impl NodeId {
    /// As an index.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}
impl PathId {
    /// As an index.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}
impl std::fmt::Display for NodeId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "n{}", self.0)
    }
}
impl std::fmt::Display for PathId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "path{}", self.0)
    }
}

/// One side of one node: what a strategy picks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Candidate {
    /// The node.
    pub node: NodeId,
    /// The side.
    pub side: u32,
}

/// What is decided at a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NodeKind {
    /// A branch or switch of the program.
    Branch {
        /// Which.
        branch: BranchId,
        /// Its side 0 in the program-wide numbering.
        first_side: SideId,
    },
    /// A check of the machine: side 0 is fine.
    Check,
    /// Which object an address lies in: side 1 is "none of those above".
    Address,
    /// Which function a pointer calls: side 1 is "none of those above".
    Callee,
    /// Which label an indirect jump goes to: side 1 is "none of those above".
    Jump,
    /// Which value a size has: side 1 is "none of those above".
    Size,
    /// Which value an address has: side 1 is "none of those above".
    Place,
    /// An assumption of the program: side 0 holds.
    Assume,
    /// A value was made concrete: side 1 is "another value".
    Concretise,
}

impl NodeKind {
    /// A branch of the program: what strategies choose among.
    pub fn is_branch(self) -> bool {
        matches!(self, Self::Branch { .. })
    }

    /// Its name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::Branch { .. } => "branch",
            Self::Check => "check",
            Self::Address => "address",
            Self::Callee => "callee",
            Self::Jump => "jump",
            Self::Size => "size",
            Self::Place => "place",
            Self::Assume => "assume",
            Self::Concretise => "concretise",
        }
    }
}

/// What became of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SideState {
    /// Nobody tried it.
    Unexplored,
    /// A path went through it.
    Taken,
    /// No input takes it.
    Infeasible,
    /// A quick attempt of the solver had no answer: a longer one follows.
    PutOff,
    /// The solver gave up.
    Unknown,
    /// The solver's input did not lead here.
    FailedPrediction,
    /// Whatever lies behind is covered by another part of the tree.
    Subsumed,
    /// It lies beyond the depth bound.
    TooDeep,
    /// It is not to be explored (the violated side of an assumption, another value of a concretised one).
    Ignored,
    /// It belongs to another tree, that of this shard or of one that it knows.
    Elsewhere(ShardId),
}

/// What lies behind a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behind {
    /// Nothing known.
    Nothing,
    /// Another decision.
    Node(NodeId),
    /// The end of a path.
    End(PathId),
    /// More of a path, which is to be gone on with.
    Paused,
}

/// A side of a node.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    /// Its condition.
    pub cond: TermId,
    /// What became of it.
    pub state: SideState,
    /// What lies behind it.
    pub behind: Behind,
}

/// One occurrence of a symbolic decision.
#[derive(Clone, Debug)]
pub struct Node {
    /// The side this node lies behind; none for the root.
    pub parent: Option<Candidate>,
    /// What is decided.
    pub kind: NodeKind,
    /// Where in the source.
    pub loc: LocId,
    /// Symbolic branches from the root to here, this one included.
    pub depth: u32,
    /// Decisions of all kinds above it.
    pub height: u32,
    /// Length of the trace before this decision.
    pub trace_len: u64,
    /// Instructions executed before this decision.
    pub steps: u64,
    /// They need not be as many with another input that decides alike.
    pub steps_vary: bool,
    /// How it is found in other trees.
    found: FoundBy,
    /// Instructions since the first path through here last covered something new; `None` if it never did.
    pub since_new: Option<u64>,
    /// The first path through it.
    pub path: PathId,
    /// Its sides.
    pub sides: SmallVec<[Side; 2]>,
    /// Number of sides a strategy can still pick, plus sides with a live node behind them.
    live: u32,
}

impl Node {
    /// The program-wide name of a side, if the node is a branch.
    pub fn side_id(&self, side: u32) -> Option<SideId> {
        match self.kind {
            NodeKind::Branch { first_side, .. } => Some(SideId(first_side.0 + side)),
            _ => None,
        }
    }
}

/// A place in the sequence of branch sides before a node; see [`ExecutionTree::before`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TraceCursor {
    node: NodeId,
    /// How much of the node's segment lies before the cursor …
    left: u32,
    /// … and where it begins.
    start: u64,
}

/// A path of the tree.
#[derive(Clone, Copy, Debug)]
pub struct PathInfo {
    /// The side it ended behind; `None` for a path without decisions, or one that no longer fits the tree.
    pub leaf: Option<Candidate>,
    /// It was cut there, at a limit: another run may come further, whose limits are looked at elsewhere.
    pub is_cut: bool,
}

/// The tree.
#[derive(Debug, Default)]
pub struct ExecutionTree {
    nodes: Chunks<Node>,
    links: Links,
    paths: Vec<PathInfo>,
    /// Bytes of sides that have no place in their nodes: those of switches.
    spilled: usize,
    /// Branch sides of all segments.
    segments: Sequences,
    /// Unexplored sides of branches.
    open: u64,
    /// Those of them that another tree would find.
    to_give: u64,
    max_depth: Option<u32>,
    /// Sides beyond the depth bound.
    too_deep: u64,
    deepest: u32,
    /// Sides called infeasible that a path took after all.
    contradictions: u64,
    /// The conditions of the path that was asked about last.
    held: Held,
}

impl ExecutionTree {
    /// An empty tree; sides of branches deeper than `max_depth` are not to be explored.
    pub fn new(max_depth: Option<u32>) -> Self {
        Self { max_depth, ..Self::default() }
    }

    /// The node.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// The side's state.
    pub fn state(&self, c: Candidate) -> SideState {
        self.nodes[c.node.index()].sides[c.side as usize].state
    }

    /// Nobody tried this side yet.
    pub fn is_open(&self, c: Candidate) -> bool {
        let is_open = || self.state(c) == SideState::Unexplored;
        let known = self.links.is_open(c.node, c.side);
        debug_assert!(known.is_none_or(|known| known == is_open()), "{c:?}");
        known.unwrap_or_else(is_open)
    }

    /// Number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// No node yet.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The root, once a path with a decision was seen.
    pub fn root(&self) -> Option<NodeId> {
        (!self.nodes.is_empty()).then_some(NodeId(0))
    }

    /// Unexplored sides of branches.
    pub fn open_sides(&self) -> u64 {
        self.open
    }

    /// Unexplored sides of branches that can be given to another tree.
    pub fn sides_to_give(&self) -> u64 {
        self.to_give
    }

    /// Sides that the depth bound keeps from being explored.
    pub fn too_deep(&self) -> u64 {
        self.too_deep
    }

    /// Sides that a path took although they had been called infeasible: an error of symvm, to be reported.
    pub fn contradictions(&self) -> u64 {
        self.contradictions
    }

    /// Depth of the deepest branch.
    pub fn deepest(&self) -> u32 {
        self.deepest
    }

    /// The paths.
    pub fn paths(&self) -> &[PathInfo] {
        &self.paths
    }

    /// A new path's number.
    pub fn add_path(&mut self) -> PathId {
        self.paths.push(PathInfo { leaf: None, is_cut: false });
        PathId(self.paths.len() as u32 - 1)
    }

    /// About how many bytes the tree holds.
    pub fn bytes(&self) -> u64 {
        let paths = self.paths.capacity() * size_of::<PathInfo>();
        (self.nodes.bytes() + self.links.bytes() + self.spilled + paths + self.segments.bytes()) as u64
    }

    /// Can a strategy still find something at or below this node?
    pub fn is_live(&self, id: NodeId) -> bool {
        self.nodes[id.index()].live > 0
    }

    /// Can a strategy still find something through this side?
    pub fn is_live_side(&self, c: Candidate) -> bool {
        let node = &self.nodes[c.node.index()];
        let side = &node.sides[c.side as usize];
        match side.behind {
            Behind::Node(below) => self.is_live(below),
            _ => node.kind.is_branch() && side.state == SideState::Unexplored,
        }
    }

    /// A path was left behind this side, and nobody has been further.
    pub fn is_paused(&self, c: Candidate) -> bool {
        self.nodes[c.node.index()].sides[c.side as usize].behind == Behind::Paused
    }

    /// Closes an unexplored side. Opening again is not possible, save that a path takes it after all.
    pub fn close(&mut self, c: Candidate, state: SideState) {
        let node = &mut self.nodes[c.node.index()];
        let side = &mut node.sides[c.side as usize];
        let was_open = side.state == SideState::Unexplored;
        if side.state != SideState::Taken {
            side.state = state;
            self.links.set_open(c.node, c.side, state == SideState::Unexplored);
        }
        if was_open && node.kind.is_branch() {
            self.open -= 1;
            self.to_give -= u64::from(node.found != FoundBy::Nothing);
            self.lower_live(c.node);
        }
    }

    fn lower_live(&mut self, from: NodeId) {
        let mut at = Some(from);
        while let Some(id) = at {
            let node = &mut self.nodes[id.index()];
            node.live -= 1;
            at = if node.live == 0 { node.parent.map(|p| p.node) } else { None };
        }
    }

    fn raise_live(&mut self, from: NodeId) {
        let mut at = Some(from);
        while let Some(id) = at {
            let node = &mut self.nodes[id.index()];
            node.live += 1;
            at = if node.live == 1 { node.parent.map(|p| p.node) } else { None };
        }
    }

    /// The sides from `leaf` up to the root, deepest first; `leaf` itself is the first.
    pub fn up(&self, leaf: Option<Candidate>) -> impl Iterator<Item = Candidate> + '_ {
        std::iter::successors(leaf, |c| self.nodes[c.node.index()].parent)
    }

    /// The sides of a path, from the root.
    pub fn sides_of_path(&self, path: PathId) -> Vec<Candidate> {
        let mut list: Vec<_> = self.up(self.paths[path.index()].leaf).collect();
        list.reverse();
        list
    }

    /// Conditions that an input must meet to reach `node`, from the root.
    pub fn prefix(&self, node: NodeId) -> Vec<TermId> {
        let mut list: Vec<_> =
            self.up(self.node(node).parent).map(|c| self.node(c.node).sides[c.side as usize].cond).collect();
        list.reverse();
        list
    }

    /// The condition of a side.
    pub fn cond(&self, c: Candidate) -> TermId {
        self.nodes[c.node.index()].sides[c.side as usize].cond
    }

    /// Whether this very condition is among those of the sides that lead to `at`, its own included.
    fn holds_at(&mut self, at: Option<Candidate>, cond: TermId) -> bool {
        let mut held = std::mem::take(&mut self.held);
        let holds = held.contains(self, at, cond);
        self.held = held;
        holds
    }

    /// What is made of the conditions of the sides that lead to `at`, its own included, from the root, as far as their
    /// instructions come before the `steps`-th.
    fn conditions_before<T>(
        &mut self,
        at: Option<Candidate>,
        steps: u64,
        make: impl FnOnce(&[TermId]) -> T,
    ) -> T {
        let mut held = std::mem::take(&mut self.held);
        let made = make(held.before(self, at, steps));
        self.held = held;
        made
    }

    /// The unexplored sides of the branch `node`.
    pub fn open_sides_of(&self, node: NodeId) -> impl Iterator<Item = Candidate> + '_ {
        let n = self.node(node);
        let branch = n.kind.is_branch();
        n.sides
            .iter()
            .enumerate()
            .filter(move |(_, s)| branch && s.state == SideState::Unexplored)
            .map(move |(i, _)| Candidate { node, side: i as u32 })
    }

    /// The branch sides that were taken between the decision above `node` (its side included) and `node`, in order; of a
    /// very long part its end.
    pub fn segment(&self, node: NodeId) -> &[SideId] {
        self.segments.get(self.links.segment(node))
    }

    /// The branch sides that were taken before `node`, symbolic and concrete, nearest first: start here, then
    /// [`Self::step_back`].
    pub fn before(&self, node: NodeId) -> TraceCursor {
        let (start, end) = self.links.segment(node);
        TraceCursor { node, left: (end - start) as u32, start }
    }

    /// The branch side before the cursor, and the cursor before that; none at the start of the path.
    pub fn step_back(&self, mut cursor: TraceCursor) -> Option<(SideId, TraceCursor)> {
        while cursor.left == 0 {
            cursor = self.before(self.links.parent(cursor.node)?);
        }
        cursor.left -= 1;
        Some((self.segments.side(cursor.start + u64::from(cursor.left)), cursor))
    }
}
