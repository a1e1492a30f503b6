//! Where a node is, in the user's terms. A node does not know the calls that led to it: of one in the library, the last branch of
//! the program's own before it says from where it was called.

use super::Campaign;
use crate::desk::Desk;
use crate::engine::Engine;
use crate::report::{Site, user_place};
use crate::tree::{ExecutionTree, NodeId};
use symvm_frontend::program::{BranchInfo, LocId, Program, SideId};
use symvm_vm::StackEntry;

impl<E: Engine, D: Desk> Campaign<'_, E, D> {
    /// `f.c:3:4`, or `f.c:3:4 or behind, in strlen`.
    pub(crate) fn whereabouts(&self, node: NodeId) -> String {
        whereabouts(self.program, &self.tree, node)
    }
}

fn whereabouts(program: &Program, tree: &ExecutionTree, id: NodeId) -> String {
    let node = tree.node(id);
    let branch = |side: SideId| &program.branches[program.branch_of_side(side).0.index()];
    let here = node.side_id(0).map(branch);
    if !here.map_or_else(|| is_in_library(program, node.loc), |here| here.library) {
        return program.describe(node.loc);
    }
    let mut before = std::iter::successors(tree.step_back(tree.before(id)), |(_, at)| tree.step_back(*at));
    let own = before.find_map(|(side, _)| Some(branch(side)).filter(|branch| !branch.library));
    let last =
        |own: &BranchInfo| user_place(program, own.loc, &[StackEntry { func: own.func, loc: own.loc }]);
    let place = own.map_or_else(
        || program.describe(node.loc),
        |own| format!("{} or behind", program.describe(last(own))),
    );
    let function = |branch: &BranchInfo| &*program.functions[branch.func.index()].name;
    Site::words(&place, here.map(function))
}

/// The library has files of its own.
fn is_in_library(program: &Program, loc: LocId) -> bool {
    let file = |loc: LocId| program.locs[loc.index()].file;
    program.functions.iter().any(|f| f.library && file(f.loc) == file(loc))
}
