//! Parts of aggregates and lanes of vectors. A variable lane is a chain of selects.

use super::function::{FunctionLowering, constant_index};
use super::layout::limbs;
use super::{Lack, Res};
use crate::ir::{self, TypedOperand};
use crate::program::{Inst, Opnd, Pred, Reg};

impl FunctionLowering<'_, '_> {
    pub fn extract_value(&mut self, inst: &ir::Inst, agg: &TypedOperand, indices: &[u32]) -> Res {
        let shape = self.shape(agg.ty)?;
        let (leaf, _) = self.cx.constants.layout.part(agg.ty, indices)?;
        let src = self.typed(agg)?;
        let slots = self.shape(inst.ty)?.slots;
        let dst = self.result(inst)?;
        if let Some(leaf) = shape.leaves.get(leaf) {
            self.copy(dst, src.limb(leaf.slot), slots);
        }
        Ok(())
    }

    pub fn insert_value(
        &mut self,
        inst: &ir::Inst,
        agg: &TypedOperand,
        value: &TypedOperand,
        indices: &[u32],
    ) -> Res {
        let shape = self.shape(agg.ty)?;
        let (leaf, _) = self.cx.constants.layout.part(agg.ty, indices)?;
        let start = shape.leaves.get(leaf).map_or(shape.slots, |l| l.slot);
        let (whole, part) = (self.typed(agg)?, self.typed(value)?);
        let len = self.shape(value.ty)?.slots;
        let dst = self.result(inst)?;
        self.copy(dst, whole, start);
        self.copy(Reg(dst.0 + start), part, len);
        let rest = start + len;
        self.copy(Reg(dst.0 + rest), whole.limb(rest), shape.slots - rest);
        Ok(())
    }

    /// Is lane `n` the one that `lane` names? (An `i1` temporary.)
    fn is_lane(&mut self, lane: Opnd, width: u16, n: usize) -> Opnd {
        let rhs = self.wide_word(n as u64, width);
        let dst = self.temp(1);
        self.emit(Inst::Cmp { pred: Pred::Eq, width, dst, lhs: lane, rhs });
        Opnd::reg(dst)
    }

    pub fn extract_element(&mut self, inst: &ir::Inst, vector: &TypedOperand, lane: &TypedOperand) -> Res {
        let shape = self.shape(vector.ty)?;
        let src = self.typed(vector)?;
        let dst = self.result(inst)?;
        if let Some(n) = constant_index(&lane.value) {
            let (at, bits) = match shape.leaves.get(n as usize) {
                Some(leaf) => (src.limb(leaf.slot), leaf.bits),
                // Beyond the end is poison.
                None => {
                    let bits = shape.leaves.first().map_or(1, |l| l.bits);
                    (self.undefined(bits), bits)
                }
            };
            self.copy(dst, at, limbs(u32::from(bits)));
            return Ok(());
        }
        let (index, width) = (self.typed(lane)?, self.scalar(lane.ty)?.bits);
        let Some((first, rest)) = shape.leaves.split_first() else {
            return Err(Lack("an empty vector".into()));
        };
        let mut value = src.limb(first.slot);
        for (n, leaf) in rest.iter().enumerate() {
            let cond = self.is_lane(index, width, n + 1);
            let to = if n + 1 == rest.len() { dst } else { self.temp(limbs(u32::from(leaf.bits))) };
            self.emit(Inst::Select { width: leaf.bits, dst: to, cond, lhs: src.limb(leaf.slot), rhs: value });
            value = Opnd::reg(to);
        }
        if rest.is_empty() {
            self.copy(dst, value, limbs(u32::from(first.bits)));
        }
        Ok(())
    }

    pub fn insert_element(
        &mut self,
        inst: &ir::Inst,
        vector: &TypedOperand,
        value: &TypedOperand,
        lane: &TypedOperand,
    ) -> Res {
        let shape = self.shape(vector.ty)?;
        let (src, part) = (self.typed(vector)?, self.typed(value)?);
        let dst = self.result(inst)?;
        if let Some(n) = constant_index(&lane.value) {
            for (i, leaf) in shape.leaves.iter().enumerate() {
                let from = if i as u64 == n { part } else { src.limb(leaf.slot) };
                self.copy(Reg(dst.0 + leaf.slot), from, limbs(u32::from(leaf.bits)));
            }
            return Ok(());
        }
        let (index, width) = (self.typed(lane)?, self.scalar(lane.ty)?.bits);
        for (n, leaf) in shape.leaves.iter().enumerate() {
            let cond = self.is_lane(index, width, n);
            let to = Reg(dst.0 + leaf.slot);
            self.emit(Inst::Select { width: leaf.bits, dst: to, cond, lhs: part, rhs: src.limb(leaf.slot) });
        }
        Ok(())
    }

    pub fn shuffle(
        &mut self,
        inst: &ir::Inst,
        a: &TypedOperand,
        b: &TypedOperand,
        mask: &[Option<u32>],
    ) -> Res {
        let shape = self.shape(a.ty)?;
        let (a, b) = (self.typed(a)?, self.typed(b)?);
        let result = self.shape(inst.ty)?;
        let dst = self.result(inst)?;
        let lanes = shape.leaves.len() as u32;
        for (leaf, choice) in result.leaves.iter().zip(mask) {
            let slots = limbs(u32::from(leaf.bits));
            let src = match *choice {
                Some(n) if n < lanes => a.limb(n * slots),
                Some(n) if n < 2 * lanes => b.limb((n - lanes) * slots),
                _ => self.undefined(leaf.bits),
            };
            self.copy(Reg(dst.0 + leaf.slot), src, slots);
        }
        Ok(())
    }
}
