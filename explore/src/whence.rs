//! Where a node is, in the user's terms. A node does not know the calls that led to it: of one in the library, the last branch of
//! the program's own before it says from where it was called.

use crate::report::{Site, user_place};
use crate::tree::{ExecutionTree, NodeId};
use symvm_frontend::program::{BranchInfo, FuncId, LocId, Program, SideId};
use symvm_vm::StackEntry;

/// The files of the library's functions: it has files of its own.
#[derive(Debug)]
pub struct LibraryFiles(Vec<bool>);

impl LibraryFiles {
    /// Of a program.
    pub fn new(program: &Program) -> Self {
        let mut files = vec![false; program.files.len()];
        for function in program.functions.iter().filter(|f| f.library) {
            files[program.locs[function.loc.index()].file as usize] = true;
        }
        Self(files)
    }

    fn holds(&self, program: &Program, loc: LocId) -> bool {
        self.0[program.locs[loc.index()].file as usize]
    }
}

/// See the module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Whence {
    /// In the program's own code, if that is known.
    pub place: LocId,
    /// The function of its own, if a branch told.
    pub own: Option<FuncId>,
    /// The function of the library that the node is in.
    pub library: Option<FuncId>,
    /// The place is that of a branch before the call.
    is_behind: bool,
}

impl Whence {
    /// Of a node. At most so many decisions before it are looked at.
    pub fn of(
        program: &Program,
        library: &LibraryFiles,
        tree: &ExecutionTree,
        id: NodeId,
        most: usize,
    ) -> Self {
        let node = tree.node(id);
        let branch = |side: SideId| &program.branches[program.branch_of_side(side).0.index()];
        let here = node.side_id(0).map(branch);
        let nothing = Self { place: node.loc, own: None, library: None, is_behind: false };
        if !here.map_or_else(|| library.holds(program, node.loc), |here| here.library) {
            return Self { own: here.map(|here| here.func), ..nothing };
        }
        let before = std::iter::successors(tree.step_back(tree.before(id)), |(_, at)| tree.step_back(*at));
        let own = before.take(most).find_map(|(side, _)| Some(branch(side)).filter(|branch| !branch.library));
        let last =
            |own: &BranchInfo| user_place(program, own.loc, &[StackEntry { func: own.func, loc: own.loc }]);
        Self {
            place: own.map_or(node.loc, last),
            own: own.map(|own| own.func),
            library: here.map(|here| here.func),
            is_behind: own.is_some(),
        }
    }

    /// `f.c:3:4`, or `f.c:3:4 or behind, in strlen`.
    pub fn words(&self, program: &Program) -> String {
        let mut place = program.describe(self.place);
        if self.is_behind {
            place += " or behind";
        }
        Site::words(&place, self.library.map(|f| &*program.functions[f.index()].name))
    }
}
