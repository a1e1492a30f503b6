//! Post-dominators and control dependence (Ferrante, Ottenstein and Warren, "The program dependence graph and its use
//! in optimization"), by branch *side*, and CarFast's measure: how many statements depend on a side.

use super::dominators::{NONE, immediate_dominators};
use super::{BitSet, CallGraph, Cfg};
use crate::program::{BlockIx, FuncId, Program, SideId};

/// The post-dominator trees of all functions. Blocks from which no exit can be reached (endless loops) are tied to a
/// virtual exit, the last of them in reverse post-order first.
#[derive(Clone, Debug, Default)]
pub struct PostDominators {
    /// Immediate post-dominator by program-wide block; `NONE` for the virtual exit.
    ipdom: Vec<u32>,
    known: BitSet,
}

impl PostDominators {
    /// Post-dominators of every function of `program`.
    pub fn new(program: &Program, cfg: &Cfg) -> Self {
        let mut this =
            Self { ipdom: vec![NONE; program.blocks.len()], known: BitSet::new(program.blocks.len()) };
        for f in 0..program.functions.len() {
            this.function(program, cfg, cfg.reverse_post_order(FuncId(f as u32)));
        }
        this
    }

    fn function(&mut self, program: &Program, cfg: &Cfg, order: &[BlockIx]) {
        let (reverse, exits) = exits_first(program, cfg, order);
        // Node 0 is the virtual exit; node i + 1 is block `reverse[i]`, in reverse post-order of the reversed graph.
        let mut node_of = vec![NONE; order.len()];
        for (i, &local) in reverse.iter().enumerate() {
            node_of[local as usize] = i as u32 + 1;
        }
        let mut preds = vec![Vec::new(); order.len() + 1];
        for (i, &local) in reverse.iter().enumerate() {
            let block = order[local as usize];
            self.known.insert(block.index());
            preds[i + 1] =
                program.blocks[block.index()].succs.iter().map(|&s| node_of[cfg.order(s) as usize]).collect();
            if exits.contains(local as usize) {
                preds[i + 1].push(0);
            }
        }
        for (node, &d) in immediate_dominators(&preds).iter().enumerate().skip(1) {
            if d != 0 && d != NONE {
                let (b, p) = (reverse[node - 1], reverse[d as usize - 1]);
                self.ipdom[order[b as usize].index()] = order[p as usize].0;
            }
        }
    }

    /// The immediate post-dominator; none if it is the (virtual) exit or the block is unreachable.
    pub fn immediate(&self, block: BlockIx) -> Option<BlockIx> {
        let d = self.ipdom[block.index()];
        (d != NONE).then_some(BlockIx(d))
    }
}

/// Reverse post-order of the reversed graph from the virtual exit (as positions in `order`), and the blocks tied to it.
fn exits_first(program: &Program, cfg: &Cfg, order: &[BlockIx]) -> (Vec<u32>, BitSet) {
    let mut exits = BitSet::new(order.len());
    let mut seen = BitSet::new(order.len());
    let mut post = Vec::with_capacity(order.len());
    let mut visit = |start: usize, seen: &mut BitSet| {
        if !seen.insert(start) {
            return;
        }
        let mut stack = vec![(start, 0usize)];
        while let Some((node, next)) = stack.last_mut() {
            if let Some(&p) = cfg.preds(order[*node]).get(*next) {
                *next += 1;
                let p = cfg.order(p);
                if p != u32::MAX && seen.insert(p as usize) {
                    stack.push((p as usize, 0));
                }
            } else {
                post.push(*node as u32);
                stack.pop();
            }
        }
    };
    for (i, b) in order.iter().enumerate() {
        if program.blocks[b.index()].succs.is_empty() {
            exits.insert(i);
            visit(i, &mut seen);
        }
    }
    for i in (0..order.len()).rev() {
        if !seen.contains(i) {
            exits.insert(i);
            visit(i, &mut seen);
        }
    }
    post.reverse();
    (post, exits)
}

/// What depends on which branch side.
#[derive(Clone, Debug, Default)]
pub struct ControlDependence {
    /// Blocks directly dependent on each side, ascending.
    of_side: Vec<Vec<BlockIx>>,
    /// Sides each block directly depends on, ascending.
    of_block: Vec<Vec<SideId>>,
    statements: Vec<u64>,
}

impl ControlDependence {
    /// Control dependence of every function of `program`.
    pub fn new(program: &Program, post: &PostDominators, calls: &CallGraph) -> Self {
        let mut this = Self {
            of_side: vec![Vec::new(); program.sides as usize],
            of_block: vec![Vec::new(); program.blocks.len()],
            statements: Vec::new(),
        };
        for branch in &program.branches {
            if !post.known.contains(branch.block.index()) {
                continue;
            }
            let stop = post.immediate(branch.block);
            let succs = &program.blocks[branch.block.index()].succs;
            for (n, &target) in succs.iter().enumerate() {
                let side = SideId(branch.first_side.0 + n as u32);
                let mut at = Some(target);
                while let Some(b) = at.filter(|_| at != stop) {
                    this.of_side[side.index()].push(b);
                    this.of_block[b.index()].push(side);
                    at = post.immediate(b);
                }
                this.of_side[side.index()].sort_unstable();
            }
        }
        for list in &mut this.of_block {
            list.sort_unstable();
        }
        this.statements = this.count(program, calls);
        this
    }

    fn count(&self, program: &Program, calls: &CallGraph) -> Vec<u64> {
        let size: Vec<u64> = program
            .functions
            .iter()
            .map(|f| {
                let range = f.blocks.start as usize..(f.blocks.start + f.blocks.len) as usize;
                program.blocks[range].iter().map(|b| u64::from(b.insts)).sum()
            })
            .collect();
        let mut reach: Vec<Option<BitSet>> = vec![None; program.functions.len()];
        let mut counts = Vec::with_capacity(program.sides as usize);
        for branch in &program.branches {
            for n in 0..branch.sides {
                let closure = self.closure(program, SideId(branch.first_side.0 + n));
                let mut called = BitSet::new(program.functions.len());
                for f in closure.iter().flat_map(|&b| calls.calls_of(b)) {
                    if !called.contains(f.index()) {
                        called.union(reach[f.index()].get_or_insert_with(|| calls.reachable_from(&[*f])));
                    }
                }
                let own = if called.contains(branch.func.index()) {
                    0
                } else {
                    closure.iter().map(|b| u64::from(program.blocks[b.index()].insts)).sum()
                };
                counts.push(own + called.iter().map(|f| size[f]).sum::<u64>());
            }
        }
        counts
    }

    /// Blocks of the branch's function that depend on a side transitively, in order of discovery.
    fn closure(&self, program: &Program, side: SideId) -> Vec<BlockIx> {
        let Some(&any) = self.of_side[side.index()].first() else {
            return Vec::new();
        };
        let range = program.functions[program.blocks[any.index()].func.index()].blocks;
        let mut seen = BitSet::new(range.len as usize);
        let mut list: Vec<BlockIx> = Vec::new();
        let mut sides = vec![side];
        while let Some(side) = sides.pop() {
            for &b in &self.of_side[side.index()] {
                if seen.insert((b.0 - range.start) as usize) {
                    list.push(b);
                    if let Some(branch) = program.blocks[b.index()].branch {
                        let branch = &program.branches[branch.index()];
                        sides.extend((0..branch.sides).map(|n| SideId(branch.first_side.0 + n)));
                    }
                }
            }
        }
        list
    }

    /// Blocks directly control-dependent on a side, ascending.
    pub fn blocks_of(&self, side: SideId) -> &[BlockIx] {
        &self.of_side[side.index()]
    }

    /// Sides a block directly depends on, ascending (none: it runs whenever its function does).
    pub fn sides_of(&self, block: BlockIx) -> &[SideId] {
        &self.of_block[block.index()]
    }

    /// Instructions of the text transitively control-dependent on a side, those of functions called from there
    /// included (each once): CarFast's score.
    pub fn statements(&self, side: SideId) -> u64 {
        self.statements[side.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Random, exits_of, random_program, reaches_any_avoiding};
    use super::*;
    use crate::analysis::Analyses;

    /// On graphs whose every reachable block reaches an exit: post-dominance and dependence by their definitions.
    #[test]
    fn agrees_with_the_definitions_on_random_graphs() {
        let mut random = Random::new(2);
        let mut checked = 0;
        for _ in 0..600 {
            let program = random_program(&mut random, 1, 8);
            let analyses = Analyses::new(program.clone(), FuncId(0));
            let cfg = analyses.cfg();
            let live: Vec<BlockIx> = cfg.reverse_post_order(FuncId(0)).to_vec();
            let exits = exits_of(&program);
            if live.iter().any(|&b| !reaches_any_avoiding(&program, b, &exits, None)) {
                continue;
            }
            checked += 1;
            let post = analyses.post_dominators();
            let pdom = |a: BlockIx, b: BlockIx| a == b || !reaches_any_avoiding(&program, b, &exits, Some(a));
            let above = |&block: &BlockIx| post.immediate(block);
            for &a in &live {
                for &b in &live {
                    let found = std::iter::successors(Some(b), above).any(|block| block == a);
                    assert_eq!(found, pdom(a, b), "{a} pdom {b} in {program:?}");
                }
            }
            let control = analyses.control_dependence();
            for branch in &program.branches {
                if !cfg.reachable(branch.block) {
                    continue;
                }
                for n in 0..branch.sides {
                    let target = program.blocks[branch.block.index()].succs[n as usize];
                    let expected: Vec<BlockIx> = {
                        let mut list: Vec<BlockIx> = live
                            .iter()
                            .copied()
                            .filter(|&b| pdom(b, target) && (b == branch.block || !pdom(b, branch.block)))
                            .collect();
                        list.sort_unstable();
                        list
                    };
                    let side = SideId(branch.first_side.0 + n);
                    assert_eq!(control.blocks_of(side), expected, "{side} in {program:?}");
                }
            }
        }
        assert!(checked > 50, "only {checked} graphs without endless loops");
    }
}
