//! Random small programs, and graph questions answered by exhaustive search, for the tests of this folder.

use crate::program::{
    BlockInfo, BlockIx, BranchId, BranchInfo, BranchKind, FuncId, Function, Inst, Intrinsic, LocId, Pc,
    Program, Range, Reg, SideId,
};
use std::sync::Arc;

/// A small generator (splitmix64).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }
}

/// A program of `functions` functions with up to `max_blocks` blocks each; calls go anywhere.
pub fn random_program(random: &mut Random, functions: u32, max_blocks: u64) -> Arc<Program> {
    let mut program = Program::default();
    for f in 0..functions {
        let first = program.blocks.len() as u32;
        let blocks = 1 + random.below(max_blocks) as u32;
        let mut function = Function { blocks: Range { start: first, len: blocks }, ..Function::default() };
        for b in 0..blocks {
            let block = BlockIx(first + b);
            let pc = Pc(function.code.len() as u32);
            function.code.push(Inst::Block { block });
            let mut info =
                BlockInfo { func: FuncId(f), pc, insts: 1 + random.below(4) as u32, ..BlockInfo::default() };
            if functions > 1 && random.below(3) == 0 {
                info.calls.push(FuncId(random.below(u64::from(functions)) as u32));
            }
            let target = |random: &mut Random| BlockIx(first + random.below(u64::from(blocks)) as u32);
            match random.below(7) {
                0 if random.below(4) == 0 => {
                    let (args, dst) = (Range::default(), Reg(0));
                    function.code.push(Inst::Intrinsic { op: Intrinsic::Unwind, args, dst });
                    function.code.push(Inst::Unreachable);
                }
                0 => function.code.push(Inst::Ret { values: Range::default() }),
                1 | 2 => {
                    info.succs.push(target(random));
                    if !info.calls.is_empty() && random.below(2) == 0 {
                        info.succs.push(target(random));
                        info.unwinds = true;
                    }
                    function.code.push(Inst::Jump { target: Pc(0) });
                }
                _ => {
                    let branch = BranchId(program.branches.len() as u32);
                    info.succs = vec![target(random), target(random)];
                    info.branch = Some(branch);
                    let (if_true, if_false) = (Pc(0), Pc(0));
                    function.code.push(Inst::Branch {
                        branch,
                        cond: crate::program::Opnd(0),
                        if_true,
                        if_false,
                    });
                    program.branches.push(BranchInfo {
                        kind: BranchKind::If,
                        func: FuncId(f),
                        block,
                        pc,
                        loc: LocId(0),
                        sides: 2,
                        first_side: SideId(program.sides),
                        library: false,
                        condition: Default::default(),
                    });
                    program.sides += 2;
                }
            }
            program.blocks.push(info);
        }
        program.functions.push(function);
    }
    Arc::new(program)
}

/// Is there a path from `from` to `to` that does not pass `avoid`?
pub fn reaches_avoiding(program: &Program, from: BlockIx, to: BlockIx, avoid: BlockIx) -> bool {
    reaches_any_avoiding(program, from, &[to], Some(avoid))
}

/// Is there a path from `from` to any of `to` that does not pass `avoid`?
pub fn reaches_any_avoiding(
    program: &Program,
    from: BlockIx,
    to: &[BlockIx],
    avoid: Option<BlockIx>,
) -> bool {
    let mut seen = vec![false; program.blocks.len()];
    let mut stack = vec![from];
    while let Some(b) = stack.pop() {
        if Some(b) == avoid || std::mem::replace(&mut seen[b.index()], true) {
            continue;
        }
        if to.contains(&b) {
            return true;
        }
        stack.extend(&program.blocks[b.index()].succs);
    }
    false
}

/// Blocks without successors.
pub fn exits_of(program: &Program) -> Vec<BlockIx> {
    (0..program.blocks.len() as u32)
        .map(BlockIx)
        .filter(|b| program.blocks[b.index()].succs.is_empty())
        .collect()
}
