//! Exceptions: calls that may unwind, and the blocks they unwind to.
//!
//! Behind such a call stands an [`Inst::Landing`], which says where an exception goes on that leaves it; who throws walks over
//! the callers and asks the machine for their landing pads (`runtime/c/cxx_unwind.c`). An exception and its selector arrive in
//! two registers of the function, from which the block's `landingpad` takes them: phis of the block still see what an earlier
//! `landingpad` of a loop has left.

use super::function::FunctionLowering;
use super::{Lack, Res};
use crate::ir::{self, BlockId, InstKind, LandingClause};
use crate::program::{Clause, Inst, Opnd, Reg};
use hashbrown::HashMap;
use smallvec::SmallVec;

/// What calls that unwind need of a function.
#[derive(Default)]
pub(super) struct Unwinding {
    /// Where exceptions arrive: two registers.
    landing: Reg,
    /// The clauses of blocks, once they are known.
    pads: HashMap<BlockId, u32>,
}

impl FunctionLowering<'_, '_> {
    /// Registers in which exceptions arrive, if any do.
    pub fn assign_landing(&mut self) {
        let catches = |inst: &ir::Inst| matches!(inst.kind, InstKind::LandingPad(_) | InstKind::Invoke(..));
        if self.body.blocks.iter().flat_map(|b| &b.insts).any(catches) {
            self.unwinding.landing = Reg(self.out.regs);
            self.out.regs += 2;
        }
    }

    /// `invoke`.
    pub fn invoke(&mut self, inst: &ir::Inst, call: &ir::Call, normal: BlockId, unwind: BlockId) -> Res {
        let start = self.out.code.len();
        self.call(inst, call)?;
        let calls = |inst: &Inst| matches!(inst, Inst::Call { .. } | Inst::CallIndirect { .. });
        // Intrinsics do not unwind.
        if let Some(at) = self.out.code[start..].iter().rposition(calls) {
            let behind = start + at + 1;
            let pad = self.pad(unwind)?;
            let to = self.edge(unwind, &mut SmallVec::new())?;
            self.out.code.insert(behind, Inst::Landing { dst: self.unwinding.landing, pad, to });
            self.out.locs.insert(behind, self.loc);
        }
        self.br(normal)?;
        let unwind = self.block_ix(unwind);
        let info = self.info();
        info.succs.push(unwind);
        info.unwinds = true;
        Ok(())
    }

    /// The clauses of the landing pad that a block begins with.
    fn pad(&mut self, block: BlockId) -> Res<u32> {
        if let Some(&known) = self.unwinding.pads.get(&block) {
            return Ok(known);
        }
        let insts = &self.body.blocks[block.0 as usize].insts;
        let first = insts.iter().map(|i| &i.kind).find(|kind| !matches!(kind, InstKind::Phi(_)));
        // Other blocks (funclets) are entered in any case: what symvm lacks is named there.
        let other = ir::LandingPad { cleanup: true, clauses: Vec::new() };
        let pad = if let Some(InstKind::LandingPad(pad)) = first { pad } else { &other };
        let mut clauses = Vec::new();
        for (kind, types) in &pad.clauses {
            let addresses = self.addresses(types)?;
            match kind {
                LandingClause::Catch => clauses.extend(addresses.into_iter().map(Clause::Catch)),
                LandingClause::Filter => {
                    clauses.extend(addresses.into_iter().map(Clause::Passes));
                    clauses.push(Clause::Filter);
                }
            }
        }
        if pad.cleanup {
            clauses.push(Clause::Cleanup);
        }
        let index = self.out.pads.len() as u32;
        self.out.pads.push(clauses.into());
        self.unwinding.pads.insert(block, index);
        Ok(index)
    }

    fn addresses(&mut self, types: &ir::TypedOperand) -> Res<Vec<u64>> {
        let ir::Operand::Const(constant) = &types.value else {
            return Err(Lack("a landing pad for types that are not constant".into()));
        };
        let mut limbs = super::pool::Limbs::new();
        self.cx.constants.eval(types.ty, constant, &mut limbs)?;
        Ok(limbs.into_iter().collect())
    }

    /// `landingpad`: takes what has arrived.
    pub fn landed(&mut self, inst: &ir::Inst) -> Res {
        let shape = self.shape(inst.ty)?;
        if !shape.leaves.iter().map(|leaf| leaf.bits).eq([64, 32]) {
            return Err(Lack("a landing pad of another type than { ptr, i32 }".into()));
        }
        let dst = self.result(inst)?;
        self.copy(dst, Opnd::reg(self.unwinding.landing), shape.slots);
        Ok(())
    }
}
