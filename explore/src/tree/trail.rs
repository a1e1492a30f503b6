//! The way from the root to a place in the tree, kept from one question to the next, so that what is computed along it need
//! only be computed for what differs: neighbouring paths part late, and a tree never changes above a node.

use super::{Candidate, ExecutionTree};
use hashbrown::HashMap;
use symvm_solver::TermId;

/// See the module.
#[derive(Clone, Debug, Default)]
pub struct Trail {
    /// From the root; the side at a position is of a node of that height.
    sides: Vec<Candidate>,
}

impl Trail {
    /// Goes to behind `to` (nothing: to the root). Tells how many sides it keeps.
    pub fn go(&mut self, tree: &ExecutionTree, to: Option<Candidate>) -> usize {
        let mut new = Vec::new();
        let known = |c: &Candidate| self.sides.get(tree.node(c.node).height as usize) == Some(c);
        let common = tree.up(to).find(|c| {
            let known = known(c);
            if !known {
                new.push(*c);
            }
            known
        });
        let kept = common.map_or(0, |c| tree.node(c.node).height as usize + 1);
        self.sides.truncate(kept);
        self.sides.extend(new.iter().rev());
        kept
    }

    /// The sides, from the root.
    pub fn sides(&self) -> &[Candidate] {
        &self.sides
    }

    /// Back to the root, of another tree perhaps.
    pub fn clear(&mut self) {
        self.sides.clear();
    }
}

/// The conditions of the sides along a trail.
#[derive(Clone, Debug, Default)]
pub(super) struct Held {
    trail: Trail,
    /// Of each side, from the root.
    conds: Vec<TermId>,
    /// How many sides have the condition.
    counts: HashMap<TermId, u32>,
}

impl Held {
    fn go(&mut self, tree: &ExecutionTree, at: Option<Candidate>) {
        let Self { trail, conds, counts } = self;
        let kept = trail.go(tree, at);
        for cond in conds.drain(kept..) {
            match counts.get_mut(&cond) {
                Some(count) if *count > 1 => *count -= 1,
                _ => {
                    counts.remove(&cond);
                }
            }
        }
        for &side in &trail.sides()[kept..] {
            let cond = tree.cond(side);
            conds.push(cond);
            *counts.entry(cond).or_insert(0) += 1;
        }
    }

    /// Whether a condition is that of a side on the way to `at`, which is included.
    pub fn contains(&mut self, tree: &ExecutionTree, at: Option<Candidate>, cond: TermId) -> bool {
        self.go(tree, at);
        self.counts.contains_key(&cond)
    }

    /// The conditions of the sides on the way to `at`, from the root, as far as their instructions come before the `steps`-th.
    pub fn before(&mut self, tree: &ExecutionTree, at: Option<Candidate>, steps: u64) -> &[TermId] {
        self.go(tree, at);
        let later = self.trail.sides().iter().rev().take_while(|c| tree.node(c.node).steps >= steps);
        &self.conds[..self.conds.len() - later.count()]
    }
}

#[cfg(test)]
mod tests {
    use super::super::gift::FoundBy;
    use super::super::{Behind, Node, NodeId, NodeKind, PathId, Side, SideState};
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{Rng, SeedableRng};
    use smallvec::smallvec;
    use symvm_frontend::program::LocId;

    /// A random tree of two-sided nodes whose conditions are few, so that paths repeat them.
    fn tree(rng: &mut SmallRng, nodes: u32) -> ExecutionTree {
        let mut tree = ExecutionTree::new(None);
        for id in 0..nodes {
            // Long ways down, mostly.
            let above = id.checked_sub(1 + rng.random_range(0..3).min(id.saturating_sub(1)));
            let parent = above.map(|n| Candidate { node: NodeId(n), side: rng.random_range(0..2) });
            let mut side = || Side {
                cond: TermId(rng.random_range(0..nodes / 4)),
                state: SideState::Taken,
                behind: Behind::Nothing,
            };
            let sides = smallvec![side(), side()];
            tree.nodes.push(Node {
                parent,
                kind: NodeKind::Check,
                loc: LocId::default(),
                depth: 0,
                height: parent.map_or(0, |c| tree.node(c.node).height + 1),
                trace_len: 0,
                steps_vary: false,
                found: FoundBy::Nothing,
                steps: parent.map_or(0, |c| tree.node(c.node).steps + rng.random_range(0..3)),
                since_new: None,
                path: PathId(0),
                sides,
                live: 0,
            });
        }
        tree
    }

    #[test]
    fn a_trail_is_the_way_up_and_knows_its_conditions() {
        let mut rng = SmallRng::seed_from_u64(5);
        let mut tree = tree(&mut rng, 400);
        let mut trail = Trail::default();
        let mut kept_some = 0;
        for _ in 0..3000 {
            let side = Candidate { node: NodeId(rng.random_range(0..400)), side: rng.random_range(0..2) };
            let to = Some(side).filter(|_| rng.random_range(0..20) > 0);
            let mut way: Vec<Candidate> = tree.up(to).collect();
            way.reverse();
            let before = trail.sides().to_vec();
            let kept = trail.go(&tree, to);
            assert_eq!(trail.sides(), way);
            assert_eq!(before[..kept], way[..kept]);
            assert!(
                before.get(kept).is_none() || before.get(kept) != way.get(kept),
                "all that is common stays"
            );
            kept_some += u32::from(kept > 20);
            let cond = TermId(rng.random_range(0..100));
            let holds = way.iter().any(|&c| tree.cond(c) == cond);
            assert_eq!(tree.holds_at(to, cond), holds);
            let conds: Vec<_> = way.iter().map(|&c| tree.cond(c)).collect();
            let steps = rng.random_range(0..1000);
            let before = way.iter().filter(|c| tree.node(c.node).steps < steps).count();
            assert_eq!(tree.conditions_before(to, steps, |found| found.to_vec()), conds[..before]);
        }
        assert!(kept_some > 1000, "{kept_some}");
    }
}
