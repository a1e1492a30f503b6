//! Where a node is, for what the campaign tells of it.

use super::Campaign;
use crate::desk::Desk;
use crate::engine::Engine;
use crate::spot::Spot;
use crate::tree::NodeId;

impl<E: Engine, D: Desk> Campaign<'_, E, D> {
    /// `f.c:3:4`, or `f.c:3:4 or behind, in strlen`.
    pub(crate) fn whereabouts(&self, node: NodeId) -> String {
        Spot::of(self.program, &self.tree, node, usize::MAX).words(self.program)
    }
}
