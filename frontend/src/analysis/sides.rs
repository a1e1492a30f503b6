//! Branch-edge dominators: side *s* dominates block *b* if every path from the program's entry to *b* takes *s*
//! (context-guided search leaves such sides out of contexts: Seo and Kim, "How we get there", FSE 2014, section 3.3).
//!
//! A forward must-analysis in three layers, each a greatest fixed point:
//! 1. `through[f]`: sides that every path from the entry of `f` to a return takes, callees included;
//! 2. `local[b]`: sides that every path from the entry of *b*'s function to the start of *b* takes, callees included;
//! 3. `before[f]`: sides that every path from the program's entry to the entry of `f` takes: over all calling blocks
//!    the intersection of what holds there.
//!
//! Exceptions leave a block before its calls have returned; `longjmp` is not followed.

mod known;

use super::{BitSet, CallGraph, Cfg};
use crate::program::{BlockIx, BranchId, FuncId, Program, SideId};
use hashbrown::HashMap;
use known::{Known, Sides};
use std::collections::BTreeSet;

/// Which sides must have been taken when a block is reached.
#[derive(Clone, Debug, Default)]
pub struct SideDominators {
    /// Sides of `local`, ascending, by block.
    local: Vec<Box<[u32]>>,
    /// Sides of `local` after the block's calls, where they add something.
    end: Vec<Option<Box<[u32]>>>,
    before: Vec<BitSet>,
    reached: BitSet,
    functions: Vec<FuncId>,
    branch_blocks: Vec<BlockIx>,
}

impl SideDominators {
    /// Side dominators of the whole program.
    pub fn new(program: &Program, cfg: &Cfg, calls: &CallGraph) -> Self {
        let functions = program.functions.len();
        let mut through = vec![Sides::All; functions];
        for (f, function) in program.functions.iter().enumerate() {
            if function.is_external() && calls.may_return(FuncId(f as u32)) {
                through[f] = Sides::default();
            }
        }
        let mut indirect = IndirectCalls::new(program, calls);
        // Callees first: a function is seldom looked at twice.
        let (order, place) = calls.callees_first();
        let mut work: BTreeSet<u32> = (0..functions as u32).collect();
        while let Some(next) = work.pop_first() {
            let id = order[next as usize];
            if cfg.reverse_post_order(id).is_empty() {
                continue;
            }
            let effects = effects(program, cfg, id, &through, &mut indirect);
            let (_, exit) = local_flow(program, cfg, calls, id, &effects);
            if through[id.index()].intersect(&exit) {
                indirect.changed(id);
                for caller in calls.callers(id) {
                    work.insert(place[program.blocks[caller.index()].func.index()]);
                }
            }
        }
        let through = Through { of: through, indirect };
        Self::finish(program, cfg, calls, through)
    }

    fn finish(program: &Program, cfg: &Cfg, calls: &CallGraph, mut through: Through) -> Self {
        let sides = program.sides as usize;
        let functions = program.functions.len();
        let mut local: Vec<Box<[u32]>> = vec![Box::default(); program.blocks.len()];
        let mut end: Vec<Option<Box<[u32]>>> = vec![None; program.blocks.len()];
        let mut live = BitSet::new(program.blocks.len());
        let list = |of: Sides| match of {
            Sides::All => (0..sides as u32).collect(),
            Sides::These(list) => list,
        };
        for f in (0..functions as u32).map(FuncId) {
            let order = cfg.reverse_post_order(f);
            if order.is_empty() {
                continue;
            }
            let passes = reachable_past_calls(program, cfg, calls, f);
            let effects = effects(program, cfg, f, &through.of, &mut through.indirect);
            let (start, _) = local_flow(program, cfg, calls, f, &effects);
            for (i, (&b, start)) in order.iter().zip(start).enumerate() {
                if !passes.contains(i) {
                    continue;
                }
                live.insert(b.index());
                if let Some(effect) = &effects[i] {
                    let mut after = start.clone();
                    if after.union(effect) && calls.passes(program, b) {
                        end[b.index()] = Some(list(after));
                    }
                }
                local[b.index()] = list(start);
            }
        }
        let mut this = Self {
            local,
            end,
            before: vec![BitSet::full(sides); functions],
            reached: BitSet::new(functions),
            functions: program.blocks.iter().map(|b| b.func).collect(),
            branch_blocks: program.branches.iter().map(|b| b.block).collect(),
        };
        this.enter(program, calls, &live, &through.of, sides);
        this
    }

    /// Layer 3.
    fn enter(
        &mut self,
        program: &Program,
        calls: &CallGraph,
        live: &BitSet,
        through: &[Sides],
        sides: usize,
    ) {
        let mut work: Vec<FuncId> = calls.roots().iter().rev().copied().collect();
        for f in calls.roots() {
            self.before[f.index()] = BitSet::new(sides);
        }
        while let Some(f) = work.pop() {
            self.reached.insert(f.index());
            let blocks = program.functions[f.index()].blocks;
            for b in (blocks.start..blocks.start + blocks.len).map(BlockIx) {
                if !live.contains(b.index()) || calls.calls_of(b).is_empty() {
                    continue;
                }
                let mut here = self.before[f.index()].clone();
                for &s in &self.local[b.index()] {
                    here.insert(s as usize);
                }
                // A block's calls come one after the other; only the first certainly sees no callee before it.
                let direct = &program.blocks[b.index()].calls;
                let ordered = !program.blocks[b.index()].calls_indirect;
                for callee in if ordered { direct.as_slice() } else { calls.calls_of(b) } {
                    let changed = self.before[callee.index()].intersect(&here);
                    if changed || !self.reached.contains(callee.index()) {
                        self.reached.insert(callee.index());
                        work.push(*callee);
                    }
                    if ordered {
                        if !calls.may_return(*callee) {
                            break;
                        }
                        match &through[callee.index()] {
                            Sides::All => here = BitSet::full(sides),
                            Sides::These(list) => list.iter().for_each(|&side| {
                                here.insert(side as usize);
                            }),
                        }
                    }
                }
            }
        }
    }

    /// Does every path from the program's entry to (the start of) `block` take `side`? False for unreachable blocks.
    pub fn dominates(&self, side: SideId, block: BlockIx) -> bool {
        let f = self.functions[block.index()];
        self.reached.contains(f.index())
            && (self.local[block.index()].binary_search(&side.0).is_ok()
                || self.before[f.index()].contains(side.index()))
    }

    /// Does every path from the program's entry to the decision of `branch` take `side`? (Calls in the branch's own
    /// block have returned by then.)
    pub fn dominates_branch(&self, side: SideId, branch: BranchId) -> bool {
        let block = self.branch_blocks[branch.index()];
        self.dominates(side, block)
            || self.end[block.index()].as_ref().is_some_and(|e| e.binary_search(&side.0).is_ok())
    }
}

/// Blocks (by reverse post-order) reachable when calls that never return stop a path.
fn reachable_past_calls(program: &Program, cfg: &Cfg, calls: &CallGraph, f: FuncId) -> BitSet {
    let order = cfg.reverse_post_order(f);
    let mut seen = BitSet::new(order.len());
    seen.insert(0);
    let mut stack = vec![0usize];
    while let Some(i) = stack.pop() {
        let info = &program.blocks[order[i].index()];
        let onward = if calls.passes(program, order[i]) { info.onward() } else { &[] };
        for s in onward.iter().copied().chain(info.landing()) {
            if seen.insert(cfg.order(s) as usize) {
                stack.push(cfg.order(s) as usize);
            }
        }
    }
    seen
}

/// What every call of a function takes, and what every call through certain pointers takes.
struct Through {
    of: Vec<Sides>,
    indirect: IndirectCalls,
}

/// Sides that every path through an indirect call takes. Programs have many such calls and few different sets of
/// functions that they may reach.
struct IndirectCalls {
    /// By block with an indirect call: its set of functions.
    set_of: HashMap<BlockIx, usize>,
    sets: Vec<Vec<FuncId>>,
    /// By function: the sets that it is in.
    member_of: HashMap<FuncId, Vec<usize>>,
    /// By set: the sides, unless a function in it has changed.
    known: Vec<Option<Sides>>,
}

impl IndirectCalls {
    fn new(program: &Program, calls: &CallGraph) -> IndirectCalls {
        let mut numbers: HashMap<Vec<FuncId>, usize> = HashMap::new();
        let mut set_of = HashMap::new();
        let mut sets = Vec::new();
        let mut member_of: HashMap<FuncId, Vec<usize>> = HashMap::new();
        for (b, info) in program.blocks.iter().enumerate().filter(|(_, info)| info.calls_indirect) {
            let block = BlockIx(b as u32);
            let mut callees = calls.calls_of(block).to_vec();
            callees.retain(|c| !info.calls.contains(c));
            if callees.is_empty() {
                continue;
            }
            let number = *numbers.entry(callees).or_insert_with_key(|callees| {
                for &callee in callees {
                    member_of.entry(callee).or_default().push(sets.len());
                }
                sets.push(callees.clone());
                sets.len() - 1
            });
            set_of.insert(block, number);
        }
        let known = vec![None; sets.len()];
        IndirectCalls { set_of, sets, member_of, known }
    }

    /// What is known of this function's calls has changed.
    fn changed(&mut self, function: FuncId) {
        for &set in self.member_of.get(&function).into_iter().flatten() {
            self.known[set] = None;
        }
    }

    fn of(&mut self, block: BlockIx, through: &[Sides]) -> Option<&Sides> {
        let set = *self.set_of.get(&block)?;
        Some(self.known[set].get_or_insert_with(|| {
            let mut all = Sides::All;
            for callee in &self.sets[set] {
                all.intersect(&through[callee.index()]);
            }
            all
        }))
    }
}

/// By block of a function, in reverse post-order: the sides that its calls take, if it has calls.
fn effects(
    program: &Program,
    cfg: &Cfg,
    f: FuncId,
    through: &[Sides],
    indirect: &mut IndirectCalls,
) -> Vec<Option<Sides>> {
    let effect = |&b: &BlockIx| {
        let mut effect: Option<Sides> = indirect.of(b, through).cloned();
        for callee in &program.blocks[b.index()].calls {
            let one = &through[callee.index()];
            match &mut effect {
                Some(effect) => {
                    effect.union(one);
                }
                None => effect = Some(one.clone()),
            }
        }
        effect
    };
    cfg.reverse_post_order(f).iter().map(effect).collect()
}

/// Layer 2 for one function, given what its blocks' calls take: what holds at the start of each block (by reverse post-order),
/// and at its returns.
fn local_flow(
    program: &Program,
    cfg: &Cfg,
    calls: &CallGraph,
    f: FuncId,
    effects: &[Option<Sides>],
) -> (Vec<Sides>, Sides) {
    let order = cfg.reverse_post_order(f);
    let function = &program.functions[f.index()];
    let reachable = reachable_past_calls(program, cfg, calls, f);
    let known = Known::new(program, order, effects);
    let effects: Vec<Option<BitSet>> = effects.iter().map(|e| e.as_ref().map(|e| known.set(e))).collect();
    let mut start = vec![known.set(&Sides::All); order.len()];
    start[0] = known.set(&Sides::default());
    let mut exit = known.set(&Sides::All);
    let mut changed = true;
    while changed {
        changed = false;
        for (i, &b) in order.iter().enumerate() {
            if !reachable.contains(i) {
                continue;
            }
            let mut out = start[i].clone();
            let info = &program.blocks[b.index()];
            if let Some(landing) = info.landing() {
                changed |= start[cfg.order(landing) as usize].intersect(&out);
            }
            if !calls.passes(program, b) {
                continue;
            }
            if let Some(effect) = &effects[i] {
                out.union(effect);
            }
            for (n, &s) in info.onward().iter().enumerate() {
                let target = &mut start[cfg.order(s) as usize];
                changed |= match info.branch {
                    Some(branch) => {
                        let first = program.branches[branch.index()].first_side.0;
                        target.intersect_but(&out, known.place(first + n as u32))
                    }
                    None => target.intersect(&out),
                };
            }
            if super::callgraph::is_return(program, function, b) {
                exit.intersect(&out);
            }
        }
    }
    (start.iter().map(|set| known.sides(set)).collect(), known.sides(&exit))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Random, random_program};
    use crate::analysis::Analyses;
    use crate::program::{BlockIx, FuncId, Program, SideId};
    use std::collections::BTreeSet;

    /// Blocks and branch decisions reachable from the entry of function 0 without taking `avoid`: an exhaustive search over
    /// configurations (where in which block, with the whole call stack) up to a depth of calls.
    fn reachable(program: &Program, avoid: Option<SideId>) -> (BTreeSet<BlockIx>, BTreeSet<BlockIx>) {
        const DEPTH: usize = 5;
        let (mut starts, mut ends) = (BTreeSet::new(), BTreeSet::new());
        let entry = |f: FuncId| BlockIx(program.functions[f.index()].blocks.start);
        let mut seen = BTreeSet::new();
        // A configuration: a stack of (block, number of its calls done).
        let mut stack = vec![vec![(entry(FuncId(0)), 0usize)]];
        while let Some(config) = stack.pop() {
            let Some(&(block, done)) = config.last() else { continue };
            if config.len() > DEPTH || !seen.insert(config.clone()) {
                continue;
            }
            starts.insert(block);
            let info = &program.blocks[block.index()];
            let below = &config[..config.len() - 1];
            if let Some(landing) = info.landing().filter(|_| done == 0) {
                let mut next = below.to_vec();
                next.push((landing, 0));
                stack.push(next);
            }
            if let Some(&callee) = info.calls.get(done) {
                let mut next = below.to_vec();
                next.extend([(block, done + 1), (entry(callee), 0)]);
                stack.push(next);
                continue;
            }
            ends.insert(block);
            if super::super::callgraph::is_return(program, &program.functions[info.func.index()], block) {
                stack.push(below.to_vec());
            }
            for (n, &s) in info.onward().iter().enumerate() {
                let side = info.branch.map(|b| SideId(program.branches[b.index()].first_side.0 + n as u32));
                if side.is_none() || side != avoid {
                    let mut next = below.to_vec();
                    next.push((s, 0));
                    stack.push(next);
                }
            }
        }
        (starts, ends)
    }

    #[test]
    fn agrees_with_exhaustive_search_on_random_programs() {
        let mut random = Random::new(5);
        let mut found = 0;
        for _ in 0..400 {
            let program = random_program(&mut random, 3, 4);
            // Bounded search is exact only without recursion: calls go to higher functions.
            let mut copy = (*program).clone();
            for b in 0..copy.blocks.len() {
                let f = copy.blocks[b].func;
                copy.blocks[b].calls.retain(|c| *c > f);
            }
            let program = std::sync::Arc::new(copy);
            let analyses = Analyses::new(program.clone(), FuncId(0));
            let dominators = analyses.side_dominators();
            let (all_starts, all_ends) = reachable(&program, None);
            for side in (0..program.sides).map(SideId) {
                let (starts, ends) = reachable(&program, Some(side));
                for &b in &all_starts {
                    let expected = !starts.contains(&b);
                    found += usize::from(expected);
                    assert_eq!(dominators.dominates(side, b), expected, "{side} dom {b} in {program:?}");
                }
                for &b in &all_ends {
                    if let Some(branch) = program.blocks[b.index()].branch {
                        let expected = !ends.contains(&b);
                        assert_eq!(
                            dominators.dominates_branch(side, branch),
                            expected,
                            "{side} dom {branch} in {program:?}"
                        );
                    }
                }
            }
        }
        assert!(found > 100);
    }
}
