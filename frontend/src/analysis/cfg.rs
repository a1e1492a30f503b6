//! The control-flow graph of every function at once: predecessors, reverse post-order, reachability.

use crate::program::{BlockIx, FuncId, Program};

/// Predecessors and reachability of all blocks.
#[derive(Clone, Debug, Default)]
pub struct Cfg {
    starts: Vec<u32>,
    preds: Vec<BlockIx>,
    /// Position in the reverse post-order of its function; `u32::MAX` if unreachable.
    order: Vec<u32>,
    /// Reachable blocks of each function in reverse post-order, functions one after the other.
    rpo: Vec<BlockIx>,
    rpo_starts: Vec<u32>,
}

impl Cfg {
    /// The graph of `program`.
    pub fn new(program: &Program) -> Self {
        let n = program.blocks.len();
        let mut starts = vec![0u32; n + 1];
        for block in &program.blocks {
            for s in &block.succs {
                starts[s.index() + 1] += 1;
            }
        }
        for i in 0..n {
            starts[i + 1] += starts[i];
        }
        let mut fill = starts.clone();
        let mut preds = vec![BlockIx(0); starts[n] as usize];
        for (b, block) in program.blocks.iter().enumerate() {
            for s in &block.succs {
                preds[fill[s.index()] as usize] = BlockIx(b as u32);
                fill[s.index()] += 1;
            }
        }
        let mut cfg =
            Self { starts, preds, order: vec![u32::MAX; n], rpo: Vec::with_capacity(n), rpo_starts: vec![0] };
        for function in &program.functions {
            if function.blocks.len > 0 {
                cfg.number(program, BlockIx(function.blocks.start));
            }
            cfg.rpo_starts.push(cfg.rpo.len() as u32);
        }
        cfg
    }

    /// Depth-first search from `entry`, leaving its post-order reversed in `rpo`.
    fn number(&mut self, program: &Program, entry: BlockIx) {
        const SEEN: u32 = u32::MAX - 1;
        let first = self.rpo.len();
        let mut stack = vec![(entry, 0usize)];
        self.order[entry.index()] = SEEN;
        while let Some((block, next)) = stack.last_mut() {
            if let Some(&s) = program.blocks[block.index()].succs.get(*next) {
                *next += 1;
                if self.order[s.index()] == u32::MAX {
                    self.order[s.index()] = SEEN;
                    stack.push((s, 0));
                }
            } else {
                self.rpo.push(*block);
                stack.pop();
            }
        }
        self.rpo[first..].reverse();
        for (i, b) in self.rpo[first..].iter().enumerate() {
            self.order[b.index()] = i as u32;
        }
    }

    /// Predecessors of a block, one per edge.
    pub fn preds(&self, block: BlockIx) -> &[BlockIx] {
        &self.preds[self.starts[block.index()] as usize..self.starts[block.index() + 1] as usize]
    }

    /// Reachable from its function's entry.
    pub fn reachable(&self, block: BlockIx) -> bool {
        self.order[block.index()] != u32::MAX
    }

    /// Position in the reverse post-order of its function (`u32::MAX` if unreachable).
    pub fn order(&self, block: BlockIx) -> u32 {
        self.order[block.index()]
    }

    /// Reachable blocks of a function, entry first, in reverse post-order.
    pub fn reverse_post_order(&self, function: FuncId) -> &[BlockIx] {
        let i = function.index();
        &self.rpo[self.rpo_starts[i] as usize..self.rpo_starts[i + 1] as usize]
    }
}
