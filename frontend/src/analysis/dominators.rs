//! Dominator trees by the iterative algorithm of Cooper, Harvey and Kennedy ("A Simple, Fast Dominance Algorithm").

use super::Cfg;
use crate::program::{BlockIx, FuncId, Program};

/// Marks a node without an immediate dominator.
pub(super) const NONE: u32 = u32::MAX;

/// Immediate dominators of nodes `0..preds.len()`, numbered so that node 0 is the root and the numbering is a reverse
/// post-order; the root is its own dominator. `preds` of a node may list unreachable nodes as `NONE`.
pub(super) fn immediate_dominators(preds: &[Vec<u32>]) -> Vec<u32> {
    let mut idom = vec![NONE; preds.len()];
    if idom.is_empty() {
        return idom;
    }
    idom[0] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for node in 1..preds.len() {
            let mut new = NONE;
            for &p in &preds[node] {
                if p == NONE || idom[p as usize] == NONE {
                    continue;
                }
                new = if new == NONE { p } else { intersect(&idom, p, new) };
            }
            if idom[node] != new {
                idom[node] = new;
                changed = true;
            }
        }
    }
    idom
}

fn intersect(idom: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        while a > b {
            a = idom[a as usize];
        }
        while b > a {
            b = idom[b as usize];
        }
    }
    a
}

/// Entry and exit times of a depth-first walk of a tree given by parents (roots: own parent or `NONE`), so that
/// ancestry is interval containment. `children` are visited in ascending order.
pub(super) fn intervals(parent: &[u32]) -> Vec<(u32, u32)> {
    let n = parent.len();
    let mut children = vec![Vec::new(); n];
    let mut roots = Vec::new();
    for (node, &p) in parent.iter().enumerate() {
        if p == NONE || p as usize == node {
            roots.push(node as u32);
        } else {
            children[p as usize].push(node as u32);
        }
    }
    let mut times = vec![(0, 0); n];
    let mut clock = 0;
    for root in roots {
        let mut stack = vec![(root, 0usize)];
        times[root as usize].0 = clock;
        clock += 1;
        while let Some((node, next)) = stack.last_mut() {
            if let Some(&child) = children[*node as usize].get(*next) {
                *next += 1;
                times[child as usize].0 = clock;
                clock += 1;
                stack.push((child, 0));
            } else {
                times[*node as usize].1 = clock;
                stack.pop();
            }
        }
    }
    times
}

/// The dominator trees of all functions.
#[derive(Clone, Debug, Default)]
pub struct Dominators {
    /// Immediate dominator by program-wide block; entries and unreachable blocks have `NONE`.
    idom: Vec<u32>,
    times: Vec<(u32, u32)>,
}

impl Dominators {
    /// Dominators of every function of `program`.
    pub fn new(program: &Program, cfg: &Cfg) -> Self {
        let mut idom = vec![NONE; program.blocks.len()];
        for f in 0..program.functions.len() {
            let order = cfg.reverse_post_order(FuncId(f as u32));
            let preds: Vec<Vec<u32>> =
                order.iter().map(|&b| cfg.preds(b).iter().map(|&p| cfg.order(p)).collect()).collect();
            for (node, &d) in immediate_dominators(&preds).iter().enumerate().skip(1) {
                idom[order[node].index()] = order[d as usize].0;
            }
        }
        let times = intervals(&idom);
        Self { idom, times }
    }

    /// The immediate dominator: none for entries and unreachable blocks.
    pub fn immediate(&self, block: BlockIx) -> Option<BlockIx> {
        let d = self.idom[block.index()];
        (d != NONE).then_some(BlockIx(d))
    }

    /// Does `a` dominate `b` (reflexively) within their function?
    pub fn dominates(&self, a: BlockIx, b: BlockIx) -> bool {
        let (a, b) = (self.times[a.index()], self.times[b.index()]);
        a.0 <= b.0 && b.1 <= a.1
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Random, random_program, reaches_avoiding};
    use super::*;
    use crate::analysis::Analyses;

    #[test]
    fn agrees_with_the_definition_on_random_graphs() {
        let mut random = Random::new(1);
        for _ in 0..300 {
            let program = random_program(&mut random, 1, 9);
            let analyses = Analyses::new(program.clone(), FuncId(0));
            let (cfg, dominators) = (analyses.cfg(), analyses.dominators());
            let blocks = program.blocks.len() as u32;
            for b in (0..blocks).map(BlockIx).filter(|&b| cfg.reachable(b)) {
                for a in (0..blocks).map(BlockIx).filter(|&a| cfg.reachable(a)) {
                    let expected = a == b || !reaches_avoiding(&program, BlockIx(0), b, a);
                    assert_eq!(dominators.dominates(a, b), expected, "{a} dom {b} in {program:?}");
                }
            }
        }
    }
}
