//! Distances to what is uncovered, for CREST's control-flow-directed search (Burnim and Sen, "Heuristics for scalable
//! dynamic test generation", ASE 2008): in the interprocedural control-flow graph every branch edge weighs 1, all
//! other edges 0.
//!
//! A block is two nodes: its start, and the point after its calls. A call edge leads from a start to the callee's entry;
//! a return edge from each returning end to the points after calls of that function; where all direct callees can
//! return, a start also leads on to its own point after the calls. Return edges do not remember who called. Each function has
//! a third kind of node, where exceptions leave it: it leads to the landing pads of the calls of the function, or, from calls
//! that have none, out of their functions in turn.
//! One multi-source 0-1 breadth-first search over the reversed graph gives the distances of all sides.

use super::CallGraph;
use super::callgraph::is_return;
use crate::program::{BlockIx, FuncId, Function, Inst, Intrinsic, Program, SideId};
use std::collections::VecDeque;

/// The engine: the reversed graph, and the distances of the last [`Distances::update`].
#[derive(Clone, Debug, Default)]
pub struct Distances {
    /// Reversed edges in compressed rows: (source node, weight).
    rows: Vec<u32>,
    edges: Vec<(u32, u8)>,
    /// Of each side: the node its branch sits at, and the node it leads to.
    side_from: Vec<u32>,
    side_to: Vec<u32>,
    distance: Vec<u32>,
    uncovered: Vec<bool>,
    queue: VecDeque<u32>,
}

const FAR: u32 = u32::MAX;

impl Distances {
    /// The graph of `program`; all distances are infinite until [`Distances::update`].
    pub fn new(program: &Program, calls: &CallGraph) -> Self {
        let blocks = 2 * program.blocks.len();
        let nodes = blocks + program.functions.len();
        let thrown = |f: FuncId| blocks as u32 + f.0;
        let start = |b: BlockIx| 2 * b.0;
        let after = |b: BlockIx| 2 * b.0 + 1;
        let mut list: Vec<(u32, u32, u8)> = Vec::new();
        let mut side_from = vec![0; program.sides as usize];
        let mut side_to = vec![0; program.sides as usize];
        for (i, info) in program.blocks.iter().enumerate() {
            let b = BlockIx(i as u32);
            if calls.passes(program, b) {
                list.push((start(b), after(b), 0));
            }
            for &callee in calls.calls_of(b) {
                let function = &program.functions[callee.index()];
                if !function.is_external() {
                    list.push((start(b), start(BlockIx(function.blocks.start)), 0));
                }
            }
            for (n, &s) in info.onward().iter().enumerate() {
                match info.branch {
                    Some(branch) => {
                        let side = program.branches[branch.index()].first_side.index() + n;
                        side_from[side] = after(b);
                        side_to[side] = start(s);
                        list.push((after(b), start(s), 1));
                    }
                    None => list.push((after(b), start(s), 0)),
                }
            }
            if info.succs.is_empty() && is_return(program, &program.functions[info.func.index()], b) {
                list.extend(calls.callers(info.func).iter().map(|&c| (after(b), after(c), 0)));
            }
        }
        for (f, function) in program.functions.iter().enumerate() {
            let f = FuncId(f as u32);
            list.extend(throwing(function).into_iter().map(|b| (start(b), thrown(f), 0)));
            for &caller in calls.callers(f) {
                let info = &program.blocks[caller.index()];
                list.push((thrown(f), info.landing().map_or(thrown(info.func), start), 0));
            }
        }
        let mut rows = vec![0u32; nodes + 1];
        for &(_, to, _) in &list {
            rows[to as usize + 1] += 1;
        }
        for i in 0..nodes {
            rows[i + 1] += rows[i];
        }
        let mut fill = rows.clone();
        let mut edges = vec![(0, 0); list.len()];
        for (from, to, weight) in list {
            edges[fill[to as usize] as usize] = (from, weight);
            fill[to as usize] += 1;
        }
        Self {
            rows,
            edges,
            side_from,
            side_to,
            distance: vec![FAR; nodes],
            uncovered: vec![false; program.sides as usize],
            queue: VecDeque::new(),
        }
    }

    /// Recomputes all distances to the sides for which `uncovered` holds; linear in the program.
    pub fn update(&mut self, uncovered: impl Fn(SideId) -> bool) {
        self.distance.fill(FAR);
        self.queue.clear();
        for (s, &from) in self.side_from.iter().enumerate() {
            self.uncovered[s] = uncovered(SideId(s as u32));
            if self.uncovered[s] && self.distance[from as usize] == FAR {
                self.distance[from as usize] = 1;
                self.queue.push_back(from);
            }
        }
        while let Some(node) = self.queue.pop_front() {
            let here = self.distance[node as usize];
            for i in self.rows[node as usize]..self.rows[node as usize + 1] {
                let (from, weight) = self.edges[i as usize];
                let through = here + u32::from(weight);
                if through < self.distance[from as usize] {
                    self.distance[from as usize] = through;
                    match weight {
                        0 => self.queue.push_front(from),
                        _ => self.queue.push_back(from),
                    }
                }
            }
        }
    }

    /// Branch edges still to take after `side` until an uncovered side is taken: 0 if `side` is uncovered itself, none
    /// if no uncovered side can be reached.
    pub fn of_side(&self, side: SideId) -> Option<u32> {
        if self.uncovered[side.index()] {
            return Some(0);
        }
        let d = self.distance[self.side_to[side.index()] as usize];
        (d != FAR).then_some(d)
    }

    /// Branch edges to take from the start of `block` until an uncovered side is taken (at least 1).
    pub fn of_block(&self, block: BlockIx) -> Option<u32> {
        let d = self.distance[2 * block.index()];
        (d != FAR).then_some(d)
    }
}

/// Blocks that throw.
fn throwing(function: &Function) -> Vec<BlockIx> {
    let mut block = BlockIx(function.blocks.start);
    let mut throwing = Vec::new();
    for inst in &function.code {
        match inst {
            Inst::Block { block: next } => block = *next,
            Inst::Intrinsic { op: Intrinsic::Unwind, .. } => throwing.push(block),
            _ => {}
        }
    }
    throwing
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Random, random_program};
    use super::*;
    use crate::analysis::Analyses;
    use crate::program::FuncId;

    /// Bellman-Ford over the definition's edges.
    #[test]
    fn agrees_with_relaxation_on_random_programs() {
        let mut random = Random::new(4);
        for _ in 0..200 {
            let program = random_program(&mut random, 3, 6);
            let analyses = Analyses::new(program.clone(), FuncId(0));
            let calls = analyses.call_graph();
            let uncovered: Vec<bool> = (0..program.sides).map(|_| random.below(4) == 0).collect();
            let mut distances = analyses.distances();
            distances.update(|_| true);
            distances.update(|s| uncovered[s.index()]);
            let n = program.blocks.len();
            let (mut start, mut after) = (vec![u64::MAX; n], vec![u64::MAX; n]);
            let mut thrown = vec![u64::MAX; program.functions.len()];
            for _ in 0..4 * n {
                for (f, thrown_to) in (0..).map(FuncId).zip(thrown.clone()) {
                    for &c in calls.callers(f) {
                        let info = &program.blocks[c.index()];
                        let to = info.landing().map_or(thrown[info.func.index()], |l| start[l.index()]);
                        thrown[f.index()] = thrown[f.index()].min(to).min(thrown_to);
                    }
                }
                for b in 0..n {
                    let info = &program.blocks[b];
                    let code = &program.functions[info.func.index()].code;
                    if matches!(code.get(info.pc.index() + 1), Some(Inst::Intrinsic { .. })) {
                        start[b] = start[b].min(thrown[info.func.index()]);
                    }
                    for (k, s) in info.onward().iter().enumerate() {
                        let via = match info.branch {
                            Some(branch) => {
                                let side = program.branches[branch.index()].first_side.index() + k;
                                if uncovered[side] { 1 } else { start[s.index()].saturating_add(1) }
                            }
                            None => start[s.index()],
                        };
                        after[b] = after[b].min(via);
                    }
                    let function = &program.functions[info.func.index()];
                    if is_return(&program, function, BlockIx(b as u32)) {
                        for c in calls.callers(info.func) {
                            after[b] = after[b].min(after[c.index()]);
                        }
                    }
                    if calls.passes(&program, BlockIx(b as u32)) {
                        start[b] = start[b].min(after[b]);
                    }
                    for c in calls.calls_of(BlockIx(b as u32)) {
                        let entry = program.functions[c.index()].blocks.start as usize;
                        start[b] = start[b].min(start[entry]);
                    }
                }
            }
            for (b, &from) in start.iter().enumerate() {
                let expected = (from != u64::MAX).then_some(from as u32);
                assert_eq!(distances.of_block(BlockIx(b as u32)), expected, "bb{b} of {program:?}");
            }
        }
    }
}
