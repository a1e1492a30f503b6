//! Natural loops: a back edge goes to a block that dominates its source; the loop of a header is every block that
//! reaches a back edge of it without passing the header. Irreducible cycles are not loops here.

use super::{Cfg, Dominators};
use crate::program::{BlockIx, FuncId, Program, SideId};

/// A loop, by its position in [`Loops::all`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LoopId(pub u32);

/// A natural loop.
#[derive(Clone, PartialEq, Debug)]
pub struct Loop {
    /// The block every iteration begins with.
    pub header: BlockIx,
    /// All its blocks, ascending, inner loops included.
    pub blocks: Vec<BlockIx>,
    /// Branch sides that leave it, ascending.
    pub exits: Vec<SideId>,
    /// The innermost loop around it.
    pub parent: Option<LoopId>,
    /// 1 for outermost loops.
    pub depth: u32,
}

/// The loops of all functions.
#[derive(Clone, Debug, Default)]
pub struct Loops {
    all: Vec<Loop>,
    innermost: Vec<Option<LoopId>>,
    exits: Vec<bool>,
    /// By block: it ends in the condition of a loop.
    conditions: Vec<bool>,
}

impl Loops {
    /// Loops of every function of `program`.
    pub fn new(program: &Program, cfg: &Cfg, dominators: &Dominators) -> Self {
        let mut this = Self {
            all: Vec::new(),
            innermost: vec![None; program.blocks.len()],
            exits: vec![false; program.sides as usize],
            conditions: vec![false; program.blocks.len()],
        };
        for f in 0..program.functions.len() {
            // Outer headers come before inner ones in reverse post-order, so parents are known first.
            for &header in cfg.reverse_post_order(FuncId(f as u32)) {
                let tails: Vec<BlockIx> = cfg
                    .preds(header)
                    .iter()
                    .copied()
                    .filter(|&p| cfg.reachable(p) && dominators.dominates(header, p))
                    .collect();
                if !tails.is_empty() {
                    this.add(program, cfg, dominators, header, tails);
                }
            }
        }
        this
    }

    fn add(
        &mut self,
        program: &Program,
        cfg: &Cfg,
        dominators: &Dominators,
        header: BlockIx,
        tails: Vec<BlockIx>,
    ) {
        let id = LoopId(self.all.len() as u32);
        let parent = self.innermost[header.index()];
        let mut blocks = vec![header];
        self.innermost[header.index()] = Some(id);
        let mut stack = tails;
        while let Some(b) = stack.pop() {
            if self.innermost[b.index()] == Some(id) {
                continue;
            }
            self.innermost[b.index()] = Some(id);
            blocks.push(b);
            stack.extend(cfg.preds(b).iter().copied().filter(|&p| cfg.reachable(p)));
        }
        blocks.sort_unstable();
        let mut exits = Vec::new();
        let mut exiting = Vec::new();
        for &b in &blocks {
            let info = &program.blocks[b.index()];
            let Some(branch) = info.branch else { continue };
            for (n, s) in info.succs.iter().enumerate() {
                if blocks.binary_search(s).is_err() {
                    let side = SideId(program.branches[branch.index()].first_side.0 + n as u32);
                    self.exits[side.index()] = true;
                    exits.push(side);
                    if exiting.last() != Some(&b) {
                        exiting.push(b);
                    }
                }
            }
        }
        exits.sort_unstable();
        let mut conditions: Vec<BlockIx> = exiting.clone();
        conditions.retain(|b| program.blocks[b.index()].succs.contains(&header));
        if conditions.is_empty() {
            conditions.extend(exiting.iter().find(|a| exiting.iter().all(|b| dominators.dominates(**a, *b))));
        }
        for condition in conditions {
            self.conditions[condition.index()] = true;
        }
        let depth = parent.map_or(1, |p| self.all[p.0 as usize].depth + 1);
        self.all.push(Loop { header, blocks, exits, parent, depth });
    }

    /// All loops, outer ones before the loops inside them.
    pub fn all(&self) -> &[Loop] {
        &self.all
    }

    /// A loop.
    pub fn get(&self, id: LoopId) -> &Loop {
        &self.all[id.0 as usize]
    }

    /// The innermost loop of a block.
    pub fn innermost(&self, block: BlockIx) -> Option<LoopId> {
        self.innermost[block.index()]
    }

    /// Number of loops around a block.
    pub fn depth(&self, block: BlockIx) -> u32 {
        self.innermost(block).map_or(0, |l| self.get(l).depth)
    }

    /// Is the branch that this block ends in the condition of a loop? That is the one that goes back to the header or leaves the
    /// loop (`do … while`, and what compilers make of other loops); where there is none, the first on every way round that leaves
    /// it. An early return or break is none.
    pub fn is_condition(&self, block: BlockIx) -> bool {
        self.conditions[block.index()]
    }

    /// Does taking this side leave some loop?
    pub fn is_exit(&self, side: SideId) -> bool {
        self.exits[side.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Random, random_program, reaches_avoiding};
    use crate::analysis::Analyses;
    use crate::program::{BlockIx, FuncId};

    #[test]
    fn bodies_agree_with_the_definition_on_random_graphs() {
        let mut random = Random::new(3);
        let mut seen = 0;
        for _ in 0..400 {
            let program = random_program(&mut random, 1, 9);
            let analyses = Analyses::new(program.clone(), FuncId(0));
            let (cfg, dominators, loops) = (analyses.cfg(), analyses.dominators(), analyses.loops());
            let live: Vec<BlockIx> = cfg.reverse_post_order(FuncId(0)).to_vec();
            for &header in &live {
                let tails: Vec<BlockIx> = live
                    .iter()
                    .copied()
                    .filter(|t| {
                        program.blocks[t.index()].succs.contains(&header) && dominators.dominates(header, *t)
                    })
                    .collect();
                let found = loops.all().iter().find(|l| l.header == header);
                assert_eq!(found.is_some(), !tails.is_empty());
                let Some(found) = found else { continue };
                seen += 1;
                for &b in &live {
                    let inside = b == header
                        || (dominators.dominates(header, b)
                            && tails.iter().any(|&t| b == t || reaches_avoiding(&program, b, t, header)));
                    assert_eq!(found.blocks.contains(&b), inside, "{b} in loop of {header}: {program:?}");
                    let depth = loops.all().iter().filter(|l| l.blocks.contains(&b)).count() as u32;
                    assert_eq!(loops.depth(b), depth, "depth of {b} in {program:?}");
                }
            }
        }
        assert!(seen > 100);
    }
}
