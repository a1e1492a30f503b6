//! The heads of a tree, and the ways out of one: to the heads below it, and to ends of paths.

use super::{AnnotationId, End, Pruner, State};
use crate::tree::{Behind, Candidate, ExecutionTree, NodeId, NodeKind, PathId, SideState};

/// A segment that leaves a head.
#[derive(Clone, Copy, Debug)]
pub struct Exit {
    /// A path along it.
    pub path: PathId,
    /// Where it ends, in instructions from the path's start; none at the path's own end.
    pub until: Option<u64>,
    /// What is known of the state there.
    pub target: Option<AnnotationId>,
}

/// All ways out of a head.
pub enum Exits {
    /// They are all known to show no bug.
    Full(Vec<Exit>),
    /// All but sides that nobody tried yet, of which this is one.
    Open(Candidate),
    /// Something is lost, buggy or not to be known yet.
    Half,
}

/// A decision that belongs to what comes before it: at the same instruction, or an assumption, which is checked between two.
fn continues(tree: &ExecutionTree, node: NodeId) -> bool {
    let own = tree.node(node);
    let same = |parent: Candidate| {
        let parent = tree.node(parent.node);
        parent.steps == own.steps && parent.kind != NodeKind::Assume
    };
    own.kind == NodeKind::Assume || own.parent.is_some_and(same)
}

/// The head that a node belongs to, if it has one.
pub fn head(tree: &ExecutionTree, mut node: NodeId) -> Option<NodeId> {
    while continues(tree, node) {
        node = tree.node(node).parent?.node;
    }
    Some(node)
}

/// The ways out of a head.
pub fn exits(pruner: &Pruner, tree: &ExecutionTree, head: NodeId) -> Exits {
    let (mut list, mut open) = (Vec::new(), None);
    let mut nodes = vec![head];
    while let Some(id) = nodes.pop() {
        let node = tree.node(id);
        for (i, side) in node.sides.iter().enumerate() {
            let candidate = Candidate { node: id, side: i as u32 };
            match (side.state, side.behind) {
                (SideState::Infeasible, _) => {}
                // Who breaks an assumption ends there, without a bug.
                (SideState::Ignored, _) if node.kind == NodeKind::Assume => {}
                (SideState::Taken, Behind::Node(below)) if continues(tree, below) => nodes.push(below),
                (SideState::Taken, Behind::Node(below)) => match pruner.heads.get(&below) {
                    Some(State::Full(target)) => {
                        let node = tree.node(below);
                        list.push(Exit { path: node.path, until: Some(node.steps), target: Some(*target) });
                    }
                    _ => return Exits::Half,
                },
                (SideState::Taken, Behind::End(path)) => match pruner.ends.get(&path) {
                    Some(End::Clean) => list.push(Exit { path, until: None, target: None }),
                    Some(End::Subsumed(target, steps)) => {
                        list.push(Exit { path, until: Some(*steps), target: Some(*target) });
                    }
                    _ => return Exits::Half,
                },
                (SideState::Unexplored, Behind::Nothing) if node.kind.is_branch() => {
                    open = open.or(Some(candidate));
                }
                _ => return Exits::Half,
            }
        }
    }
    open.map_or(Exits::Full(list), Exits::Open)
}
