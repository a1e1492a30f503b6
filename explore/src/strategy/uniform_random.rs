//! Uniform random search (Burnim & Sen; FSE'14, 2.3.2): walk along the last path from its root; at each symbolic branch
//! toss a coin: stay on the path, or take the other side and walk on along the path behind it.
//!
//! Where the other side was taken before, its path is in the tree and need not be run again: the walk goes over to it.
//! After many walks that met nothing unexplored, the next goes straight to something unexplored.

use super::{Pick, Strategy, View};
use crate::tree::{Behind, Candidate, NewPath, NodeId, Origin, SideState};
use rand::Rng;

/// Walks without a pick before the walk is led.
const IDLE_WALKS: u32 = 64;

/// See the module.
#[derive(Default)]
pub struct UniformRandom {
    /// The nodes of the path that is walked along, and the position on it.
    path: Vec<NodeId>,
    next: usize,
}

impl UniformRandom {
    fn follow(&mut self, view: &View<'_>, through: Candidate) {
        let path = view.tree.node(through.node).path;
        self.path.clear();
        self.path.extend(view.tree.sides_of_path(path).iter().map(|c| c.node));
    }

    /// The other side that the coin names.
    fn other_side(view: &mut View<'_>, node: NodeId, taken: u32) -> Candidate {
        let others = view.tree.node(node).sides.len() as u32 - 1;
        let side = if others == 1 { 0 } else { view.rng.random_range(0..others) };
        Candidate { node, side: if side < taken { side } else { side + 1 } }
    }
}

impl Strategy for UniformRandom {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        let mut walks = 0;
        while walks < IDLE_WALKS && !self.path.is_empty() {
            let Some(&node) = self.path.get(self.next) else {
                self.next = 0;
                walks += 1;
                continue;
            };
            self.next += 1;
            if !view.tree.node(node).kind.is_branch() || view.rng.random_bool(0.5) {
                continue;
            }
            let below = self.path.get(self.next).and_then(|&n| view.tree.node(n).parent);
            let taken = below.map_or_else(|| taken_side(view, node), |c| c.side);
            let other = Self::other_side(view, node, taken);
            let side = &view.tree.node(node).sides[other.side as usize];
            match (side.state, side.behind) {
                (SideState::Unexplored, _) => return Some(Pick::Side(other)),
                (SideState::Taken, Behind::Node(n)) => {
                    self.follow(view, Candidate { node: n, side: 0 });
                }
                (SideState::Taken, _) => self.path.truncate(self.next),
                _ => {}
            }
        }
        view.random_descent().map(Pick::Side)
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        if matches!(path.origin, Origin::Eager(_) | Origin::Continue(_)) && !self.path.is_empty() {
            return;
        }
        self.path.clear();
        self.path.extend(view.tree.sides_of_path(path.id).iter().map(|c| c.node));
        let forced = path.origin.goal().map(|g| g.node);
        self.next = self.path.iter().position(|&n| Some(n) == forced).map_or(0, |i| i + 1);
    }
}

/// A side that some path took, of the last node of a path.
fn taken_side(view: &View<'_>, node: NodeId) -> u32 {
    let sides = &view.tree.node(node).sides;
    sides.iter().position(|s| s.state == SideState::Taken).unwrap_or(0) as u32
}
