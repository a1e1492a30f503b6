//! Greedy confirmation (FSE 2013): a node that keeps those above it from being annotated, because nobody tried one of its
//! sides, has that side explored at once, whatever the strategy would like next.
//!
//! A *session* begins with a run that the strategy chose. The nodes that were there when it had ended may all be
//! confirmed; of those that the session's own runs add, one for each branch of the program: a second visit must have
//! been subsumed, or the session is over. So it takes a number of runs that is linear in the length of the path.

use crate::tree::{Candidate, ExecutionTree, NodeKind, Origin};
use hashbrown::HashSet;
use symvm_frontend::program::BranchId;

/// See the module.
#[derive(Debug, Default)]
pub(crate) struct Greedy {
    on: bool,
    next: Option<Candidate>,
    /// Made by the session, so its run is no beginning of another.
    running: Option<Candidate>,
    /// Nodes of the tree when the session began.
    nodes: usize,
    visited: HashSet<BranchId>,
}

impl Greedy {
    /// With nothing to do yet.
    pub fn new(on: bool) -> Self {
        Self { on, ..Self::default() }
    }

    /// A run has ended.
    pub fn on_run(&mut self, tree: &ExecutionTree, origin: Origin) {
        if self.running.take().is_some_and(|c| origin.goal() == Some(c)) {
            return;
        }
        if matches!(origin, Origin::Start | Origin::Drawn | Origin::Pick(_)) {
            self.nodes = tree.len();
            self.visited.clear();
        }
    }

    /// The walk up from the end of a run, or from a closed side, ended at a node with this side open.
    pub fn on_blocked(&mut self, tree: &ExecutionTree, open: Option<Candidate>) {
        let Some(c) = open.filter(|_| self.on) else { return };
        let NodeKind::Branch { branch, .. } = tree.node(c.node).kind else { return };
        if c.node.index() < self.nodes || self.visited.insert(branch) {
            self.next = Some(c);
        }
    }

    /// The side to explore next.
    pub fn next(&mut self, tree: &ExecutionTree) -> Option<Candidate> {
        self.running = self.next.take().filter(|&c| tree.is_open(c));
        self.running
    }
}
