//! What searches ask of many nodes at random, apart from the rest of the nodes: a node takes several lines of a processor's
//! cache, and a question that has to fetch them costs more than its answer.

use super::store::{Chunks, Range};
use super::{NodeId, Side, SideState};

/// Sides of a node that have a bit: of a switch the first ones.
const BITS: u32 = u8::BITS;

/// By node: which sides are unexplored, the node above, and the branch sides that were taken since.
#[derive(Debug, Default)]
pub(super) struct Links {
    open: Chunks<u8>,
    ways: Chunks<Way>,
}

#[derive(Debug)]
struct Way {
    start: u64,
    len: u32,
    /// The node above, or [`NONE`].
    parent: u32,
}

/// Trees have fewer nodes.
const NONE: u32 = u32::MAX;

impl Links {
    /// The next node.
    pub fn push(&mut self, parent: Option<NodeId>, segment: Range, sides: &[Side]) {
        let bits = sides.iter().take(BITS as usize).enumerate();
        self.open.push(bits.map(|(i, s)| u8::from(s.state == SideState::Unexplored) << i).sum());
        // Segments are far shorter than 2^32.
        let len = (segment.1 - segment.0) as u32;
        self.ways.push(Way { start: segment.0, len, parent: parent.map_or(NONE, |p| p.0) });
    }

    /// Whether the side is unexplored; `None` where the node must be asked.
    pub fn is_open(&self, node: NodeId, side: u32) -> Option<bool> {
        (side < BITS).then(|| self.open[node.index()] >> side & 1 == 1)
    }

    /// The side is unexplored from here on, or no longer.
    pub fn set_open(&mut self, node: NodeId, side: u32, is_open: bool) {
        if side < BITS {
            let bits = &mut self.open[node.index()];
            *bits = *bits & !(1 << side) | u8::from(is_open) << side;
        }
    }

    /// The node above.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        Some(self.ways[node.index()].parent).filter(|&id| id != NONE).map(NodeId)
    }

    /// The branch sides taken since the node above, among the tree's segments.
    pub fn segment(&self, node: NodeId) -> Range {
        let way = &self.ways[node.index()];
        (way.start, way.start + u64::from(way.len))
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.open.bytes() + self.ways.bytes()
    }
}
