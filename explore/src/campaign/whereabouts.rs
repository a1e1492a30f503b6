//! Where a node is, for what the campaign tells of it.

use super::Campaign;
use crate::desk::Desk;
use crate::engine::Engine;
use crate::tree::NodeId;
use crate::whence::{LibraryFiles, Whence};

impl<E: Engine, D: Desk> Campaign<'_, E, D> {
    /// `f.c:3:4`, or `f.c:3:4 or behind, in strlen`.
    pub(crate) fn whereabouts(&self, node: NodeId) -> String {
        let library = LibraryFiles::new(self.program);
        Whence::of(self.program, &library, &self.tree, node, usize::MAX).words(self.program)
    }
}
