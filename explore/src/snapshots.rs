//! Snapshots of machines, by the node they resume at. Under memory pressure those under which nothing is left go first,
//! then those that were not used for longest; what they would have saved is executed again.

use crate::tree::{ExecutionTree, NodeId};
use std::collections::BTreeMap;

struct Kept<S> {
    snapshot: S,
    bytes: u64,
    used: u64,
}

/// The store.
pub struct Snapshots<S> {
    kept: BTreeMap<NodeId, Kept<S>>,
    bytes: u64,
    budget: u64,
    clock: u64,
    dropped: u64,
}

impl<S> Snapshots<S> {
    /// Holds up to `budget` bytes.
    pub fn new(budget: u64) -> Self {
        Self { kept: BTreeMap::new(), bytes: 0, budget, clock: 0, dropped: 0 }
    }

    /// Holds up to `budget` bytes from the next trim on.
    pub fn set_max(&mut self, budget: u64) {
        self.budget = budget;
    }

    /// Keeps a snapshot that resumes at `node`.
    pub fn keep(&mut self, node: NodeId, snapshot: S, bytes: u64) {
        self.clock += 1;
        self.bytes += bytes;
        if let Some(old) = self.kept.insert(node, Kept { snapshot, bytes, used: self.clock }) {
            self.bytes -= old.bytes;
        }
    }

    /// The nearest snapshot at or above `node`.
    pub fn nearest(&mut self, tree: &ExecutionTree, node: NodeId) -> Option<(NodeId, &S)> {
        let mut at = node;
        while !self.kept.contains_key(&at) {
            at = tree.node(at).parent?.node;
        }
        self.clock += 1;
        let kept = self.kept.get_mut(&at)?;
        kept.used = self.clock;
        Some((at, &kept.snapshot))
    }

    /// Drops as many as it takes to come back below the budget.
    pub fn trim(&mut self, tree: &ExecutionTree) {
        if self.bytes > self.budget {
            self.shed(tree, self.bytes - self.budget * 3 / 4);
        }
    }

    /// Drops snapshots of about so many bytes in all; answers whether there were any.
    pub fn shed(&mut self, tree: &ExecutionTree, bytes: u64) -> bool {
        let target = self.bytes.saturating_sub(bytes);
        let mut order: Vec<_> = self.kept.iter().map(|(&n, k)| (tree.is_live(n), k.used, n)).collect();
        order.sort_unstable();
        for (_, _, node) in &order {
            if self.bytes <= target {
                break;
            }
            if let Some(kept) = self.kept.remove(node) {
                self.bytes -= kept.bytes;
                self.dropped += 1;
            }
        }
        !order.is_empty()
    }

    /// Drops all, since their tree is gone. (They do not count as dropped: nothing will be executed again for lack of them.)
    pub fn clear(&mut self) {
        self.kept.clear();
        self.bytes = 0;
    }

    /// Estimated bytes.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// How many were dropped.
    pub fn dropped(&self) -> u64 {
        self.dropped
    }
}
