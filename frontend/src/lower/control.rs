//! Blocks, terminators and edges. An edge that needs phi copies and does not come from an unconditional branch becomes
//! a stub at the function's end: the copies and a jump. While code is built, a [`Pc`] in it is a *label*; labels of
//! blocks are their numbers, those of stubs follow.

use super::function::FunctionLowering;
use super::{Lack, Res, phi};
use crate::ir::{BlockId, Body, InstKind, Operand, TypeId, TypedOperand, ValueId};
use crate::program::{
    BLOCK_BASE, BlockIx, BranchId, BranchInfo, BranchKind, Function, Inst, LocId, Opnd, Pc, Range, Reg,
    SideId, Slot, SwitchTable,
};
use hashbrown::HashMap;
use smallvec::SmallVec;

type PhiCopies<'m> = Vec<(ValueId, TypeId, &'m Operand)>;

/// What is done on an edge: copies in order.
type Moves = Vec<(Reg, Opnd)>;

/// A stub to be emitted: its label, copies in order, and where it goes.
struct Stub {
    label: Pc,
    moves: Moves,
    to: BlockId,
    loc: LocId,
}

/// Labels and edges of a function.
pub(super) struct Control<'m> {
    /// Where each label is.
    labels: Vec<Pc>,
    phis: HashMap<(u32, u32), PhiCopies<'m>>,
    stubs: Vec<Stub>,
}

impl<'m> Control<'m> {
    /// Gathers the phis of all edges.
    pub fn new(body: &'m Body) -> Self {
        let mut phis: HashMap<(u32, u32), PhiCopies<'m>> = HashMap::new();
        for (to, block) in body.blocks.iter().enumerate() {
            for inst in &block.insts {
                let (InstKind::Phi(incoming), Some(result)) = (&inst.kind, inst.result) else { break };
                for (operand, from) in incoming {
                    let list = phis.entry((from.0, to as u32)).or_default();
                    // A switch may list one predecessor several times, always with the same value.
                    if list.last().is_none_or(|(last, ..)| *last != result) {
                        list.push((result, inst.ty, operand));
                    }
                }
            }
        }
        Self { labels: vec![Pc(0); body.blocks.len()], phis, stubs: Vec::new() }
    }

    /// Block `i` starts at `pc`.
    pub fn place_block(&mut self, i: usize, pc: Pc) {
        self.labels[i] = pc;
    }
}

impl<'m> FunctionLowering<'_, 'm> {
    pub fn info(&mut self) -> &mut crate::program::BlockInfo {
        let ix = self.out.blocks.start as usize + self.block;
        &mut self.cx.blocks[ix]
    }

    /// Notes a call in the current block.
    pub fn note_call(&mut self, callee: Option<crate::program::FuncId>) {
        let info = self.info();
        match callee {
            Some(f) if info.calls.contains(&f) => {}
            Some(f) => info.calls.push(f),
            None => info.calls_indirect = true,
        }
    }

    pub fn block_ix(&self, block: BlockId) -> BlockIx {
        BlockIx(self.out.blocks.start + block.0)
    }

    /// The copies on the edge from the current block.
    fn edge_moves(&mut self, to: BlockId) -> Res<Moves> {
        let Some(phis) = self.control.phis.get(&(self.block as u32, to.0)) else {
            return Ok(Moves::default());
        };
        let mut copies = Vec::with_capacity(phis.len());
        for (result, ty, operand) in phis.clone() {
            let src = self.operand(ty, operand)?;
            let slots = self.shape(ty)?.slots;
            let dst = self.operand(ty, &Operand::Value(result))?;
            let dst = dst.as_reg().ok_or_else(|| Lack("a phi without registers".into()))?;
            copies.extend((0..slots).map(|n| (Reg(dst.0 + n), src.limb(n))));
            if let Some(&mark) = self.marks.get(&result) {
                copies.push((mark, self.mark_of(ty, operand)));
            }
        }
        Ok(phi::sequentialise(&copies, || self.temp(1)))
    }

    /// The label that a conditional edge to `to` goes to.
    pub fn edge(&mut self, to: BlockId, known: &mut SmallVec<[(BlockId, Pc); 4]>) -> Res<Pc> {
        if !self.control.phis.contains_key(&(self.block as u32, to.0)) {
            return Ok(Pc(to.0));
        }
        if let Some((_, label)) = known.iter().find(|(b, _)| *b == to) {
            return Ok(*label);
        }
        self.reset_temps();
        let moves = self.edge_moves(to)?;
        if moves.is_empty() {
            return Ok(Pc(to.0));
        }
        let label = Pc(self.control.labels.len() as u32);
        self.control.labels.push(Pc(0));
        self.control.stubs.push(Stub { label, moves, to, loc: self.loc });
        known.push((to, label));
        Ok(label)
    }

    /// `br label`. A jump to the block that follows is left out: control falls through.
    pub fn br(&mut self, to: BlockId) -> Res {
        let target = self.block_ix(to);
        self.info().succs = vec![target];
        self.reset_temps();
        let moves = self.edge_moves(to)?;
        self.moves(moves);
        if to.0 as usize != self.block + 1 {
            self.emit(Inst::Jump { target: Pc(to.0) });
        }
        Ok(())
    }

    fn moves(&mut self, moves: Moves) {
        for (dst, src) in moves {
            self.emit(Inst::Mov { dst, src });
        }
    }

    fn branch(&mut self, kind: BranchKind, on: &'m Operand, targets: &[BlockId]) -> BranchId {
        let branch = BranchId(self.cx.branches.len() as u32);
        let info = BranchInfo {
            kind,
            func: self.id,
            block: self.block_ix(BlockId(self.block as u32)),
            pc: Pc(self.out.code.len() as u32),
            loc: self.loc,
            sides: targets.len() as u32,
            first_side: SideId(self.cx.sides),
            library: self.out.library,
            condition: self.condition(on),
        };
        self.cx.sides += info.sides;
        self.cx.branches.push(info);
        let succs = targets.iter().map(|t| self.block_ix(*t)).collect();
        let block = self.info();
        block.branch = Some(branch);
        block.succs = succs;
        branch
    }

    /// `br i1`: a branch with two sides, also when both go to the same block.
    pub fn cond_br(&mut self, cond: &'m Operand, yes: BlockId, no: BlockId) -> Res {
        let bool_ty = self.bool_operand(cond)?;
        let mut known = SmallVec::new();
        let (if_true, if_false) = (self.edge(yes, &mut known)?, self.edge(no, &mut known)?);
        let branch = self.branch(BranchKind::If, cond, &[yes, no]);
        self.emit(Inst::Branch { branch, cond: bool_ty, if_true, if_false });
        Ok(())
    }

    /// An `i1` operand, whose type the text leaves out.
    fn bool_operand(&mut self, cond: &Operand) -> Res<Opnd> {
        match cond {
            Operand::Const(c) => {
                use crate::ir::Constant;
                match c {
                    Constant::Int(limbs) => Ok(self.word(limbs.first().copied().unwrap_or(0) & 1)),
                    Constant::Undef | Constant::Poison => Ok(self.undefined(1)),
                    Constant::Zero => Ok(self.word(0)),
                    Constant::Expr(expr) => {
                        let ty = self.bool_type()?;
                        self.operand(ty, &Operand::Const(Constant::Expr(expr.clone())))
                    }
                    _ => Err(Lack("a condition that is no integer".into())),
                }
            }
            Operand::Value(v) => {
                let ty = self.body.value_types[v.0 as usize];
                self.operand(ty, cond)
            }
            _ => Err(Lack("a condition that is no integer".into())),
        }
    }

    fn bool_type(&self) -> Res<TypeId> {
        let types = &self.cx.module().types;
        let at = types.list.iter().position(|t| *t == crate::ir::Type::Int(1));
        at.map(|i| TypeId(i as u32)).ok_or_else(|| Lack("a condition without the type i1".into()))
    }

    /// `switch`: a side for each distinct successor, the default's last unless a case shares it.
    pub fn switch(
        &mut self,
        value: &'m TypedOperand,
        default: BlockId,
        cases: &[(Vec<u64>, BlockId)],
    ) -> Res {
        let width = self.scalar(value.ty)?.bits;
        if width > 128 {
            return Err(Lack(format!("a switch on {width} bits")));
        }
        let operand = self.typed(value)?;
        let mut side_of: HashMap<BlockId, u32> = HashMap::new();
        let mut targets: Vec<BlockId> = Vec::new();
        let mut side = |to: BlockId| {
            *side_of.entry(to).or_insert_with(|| {
                targets.push(to);
                targets.len() as u32 - 1
            })
        };
        let mut rows: Vec<(u128, u32)> = cases
            .iter()
            .map(|(limbs, to)| {
                let limb = |i: usize| u128::from(limbs.get(i).copied().unwrap_or(0));
                (limb(0) | limb(1) << 64, side(*to))
            })
            .collect();
        let default = side(default);
        rows.sort_unstable();
        let mut labels = Vec::with_capacity(targets.len());
        for to in &targets {
            labels.push(self.edge(*to, &mut SmallVec::new())?);
        }
        let branch = self.branch(BranchKind::Switch, &value.value, &targets);
        let table = self.out.switches.len() as u32;
        self.out.switches.push(SwitchTable { cases: rows, default, targets: labels });
        self.emit(Inst::Switch { branch, value: operand, width, table });
        Ok(())
    }

    /// `indirectbr`.
    pub fn indirect_br(&mut self, address: &Operand, targets: &[BlockId]) -> Res {
        let target = match address {
            Operand::Value(v) => self.operand(self.body.value_types[v.0 as usize], address)?,
            Operand::Const(c) => {
                let mut out = super::pool::Limbs::new();
                self.cx.constants.eval(TypeId(0), c, &mut out)?;
                self.cx.constants.pool.run(&out)
            }
            _ => return Err(Lack("an indirectbr to something that is no address".into())),
        };
        let mut distinct: Vec<BlockId> = targets.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        let mut rows = Vec::with_capacity(distinct.len());
        for to in &distinct {
            let label = self.edge(*to, &mut SmallVec::new())?;
            rows.push((BLOCK_BASE + 16 * u64::from(self.block_ix(*to).0), label));
        }
        let succs = distinct.iter().map(|t| self.block_ix(*t)).collect();
        self.info().succs = succs;
        let table = self.out.indirect_targets.len() as u32;
        self.out.indirect_targets.push(rows);
        self.emit(Inst::IndirectJump { target, table });
        Ok(())
    }

    /// `ret`.
    pub fn ret(&mut self, value: Option<&TypedOperand>) -> Res {
        let start = self.out.operands.len() as u32;
        if let Some(value) = value {
            let operand = self.typed(value)?;
            let slots = self.shape(value.ty)?.slots;
            self.out.operands.extend((0..slots).map(|n| operand.limb(n)));
        }
        let len = self.out.operands.len() as u32 - start;
        self.emit(Inst::Ret { values: Range { start, len } });
        Ok(())
    }

    /// Emits the stubs, then turns labels into positions.
    pub fn finish_edges(&mut self) {
        for stub in std::mem::take(&mut self.control.stubs) {
            self.control.labels[stub.label.index()] = Pc(self.out.code.len() as u32);
            self.loc = stub.loc;
            self.moves(stub.moves);
            self.emit(Inst::Jump { target: Pc(stub.to.0) });
        }
        let labels = &self.control.labels;
        let patch = |pc: &mut Pc| *pc = labels[pc.index()];
        for inst in &mut self.out.code {
            match inst {
                Inst::Jump { target } | Inst::Landing { to: target, .. } => patch(target),
                Inst::Branch { if_true, if_false, .. } => {
                    patch(if_true);
                    patch(if_false);
                }
                _ => {}
            }
        }
        self.out.switches.iter_mut().flat_map(|t| &mut t.targets).for_each(patch);
        self.out.indirect_targets.iter_mut().flatten().for_each(|(_, pc)| patch(pc));
    }
}

/// Gives static slots their offsets, red zones around each.
pub(crate) fn lay_out_slots(f: &mut Function) {
    let mut offset = 0u64;
    let mut align = 16u32;
    for slot in &mut f.slots {
        let Slot { size, align: own, offset: at, .. } = slot;
        align = align.max(*own);
        offset = (offset + crate::program::RED_ZONE).next_multiple_of(u64::from(*own));
        *at = offset;
        offset += *size + super::globals::red_zone(*size) - crate::program::RED_ZONE;
    }
    if !f.slots.is_empty() {
        offset += crate::program::RED_ZONE;
    }
    f.frame_size = offset.next_multiple_of(u64::from(align));
    f.frame_align = align;
}
