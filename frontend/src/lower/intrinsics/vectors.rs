//! Reductions, and parts of vectors as intrinsics.

use super::{FunctionLowering, Row, Site};
use crate::lower::layout::{Leaf, limbs};
use crate::lower::{Lack, Res};
use crate::program::{FloatOp, Inst, IntOp, Opnd, Reg, Wrap};

pub(super) const ROWS: &[Row] = &[
    ("llvm.vector.reduce.add", |f, s| f.reduce(s, IntOp::Add)),
    ("llvm.vector.reduce.mul", |f, s| f.reduce(s, IntOp::Mul)),
    ("llvm.vector.reduce.and", |f, s| f.reduce(s, IntOp::And)),
    ("llvm.vector.reduce.or", |f, s| f.reduce(s, IntOp::Or)),
    ("llvm.vector.reduce.xor", |f, s| f.reduce(s, IntOp::Xor)),
    ("llvm.vector.reduce.smax", |f, s| f.reduce(s, IntOp::SMax)),
    ("llvm.vector.reduce.smin", |f, s| f.reduce(s, IntOp::SMin)),
    ("llvm.vector.reduce.umax", |f, s| f.reduce(s, IntOp::UMax)),
    ("llvm.vector.reduce.umin", |f, s| f.reduce(s, IntOp::UMin)),
    ("llvm.vector.reduce.fadd", |f, s| f.reduce_float(s, FloatOp::Add, true)),
    ("llvm.vector.reduce.fmul", |f, s| f.reduce_float(s, FloatOp::Mul, true)),
    ("llvm.vector.reduce.fmax", |f, s| f.reduce_float(s, FloatOp::MaxNum, false)),
    ("llvm.vector.reduce.fmin", |f, s| f.reduce_float(s, FloatOp::MinNum, false)),
    ("llvm.vector.reduce.fmaximum", |f, s| f.reduce_float(s, FloatOp::Maximum, false)),
    ("llvm.vector.reduce.fminimum", |f, s| f.reduce_float(s, FloatOp::Minimum, false)),
    ("llvm.vector.reverse", |f, s| f.reverse(s)),
    ("llvm.experimental.vector.reverse", |f, s| f.reverse(s)),
    ("llvm.vector.extract", |f, s| f.extract_part(s)),
    ("llvm.vector.insert", |f, s| f.insert_part(s)),
];

impl FunctionLowering<'_, '_> {
    /// Folds lanes from the first to the last with one instruction each; the last goes to the result.
    fn fold(
        &mut self,
        site: &Site<'_>,
        start: Opnd,
        lanes: &[(Opnd, Leaf)],
        combine: impl Fn(Leaf, Reg, Opnd, Opnd) -> Res<Inst>,
    ) -> Res {
        let bits = u32::from(self.scalar(site.inst.ty)?.bits);
        let dst = self.result(site.inst)?;
        let mut value = start;
        for (lane, leaf) in lanes {
            let to = self.temp(limbs(bits));
            let inst = combine(*leaf, to, value, *lane)?;
            self.emit(inst);
            value = Opnd::reg(to);
        }
        self.copy(dst, value, limbs(bits));
        Ok(())
    }

    fn lanes_of(&mut self, site: &Site<'_>, i: usize) -> Res<Vec<(Opnd, Leaf)>> {
        let shape = self.arg_shape(site, i)?;
        let value = self.arg(site, i)?;
        Ok(shape.leaves.iter().map(|l| (value.limb(l.slot), *l)).collect())
    }

    fn reduce(&mut self, site: &Site<'_>, op: IntOp) -> Res {
        let lanes = self.lanes_of(site, 0)?;
        let (first, rest) = lanes.split_first().ok_or_else(|| Lack("an empty vector".into()))?;
        self.fold(site, first.0, rest, |leaf, dst, lhs, rhs| {
            Ok(Inst::Int { op, width: leaf.bits, wrap: Wrap::default(), dst, lhs, rhs })
        })
    }

    fn reduce_float(&mut self, site: &Site<'_>, op: FloatOp, start: bool) -> Res {
        let combine = |leaf: Leaf, dst, lhs, rhs| {
            let kind = leaf.float.ok_or_else(|| Lack("a float reduction of integers".into()))?;
            Ok(Inst::Float { op, kind, dst, lhs, rhs })
        };
        if start {
            let first = self.arg(site, 0)?;
            let lanes = self.lanes_of(site, 1)?;
            return self.fold(site, first, &lanes, combine);
        }
        let lanes = self.lanes_of(site, 0)?;
        let (first, rest) = lanes.split_first().ok_or_else(|| Lack("an empty vector".into()))?;
        self.fold(site, first.0, rest, combine)
    }

    fn reverse(&mut self, site: &Site<'_>) -> Res {
        let lanes = self.lanes_of(site, 0)?;
        let mut to = self.result(site.inst)?;
        for (lane, leaf) in lanes.iter().rev() {
            let slots = limbs(u32::from(leaf.bits));
            self.copy(to, *lane, slots);
            to = Reg(to.0 + slots);
        }
        Ok(())
    }

    fn extract_part(&mut self, site: &Site<'_>) -> Res {
        let lanes = self.lanes_of(site, 0)?;
        let first = site.constant(1)? as usize;
        let slots = self.shape(site.inst.ty)?.slots;
        let (from, _) = lanes.get(first).ok_or_else(|| Lack(format!("{} out of range", site.name)))?;
        let dst = self.result(site.inst)?;
        self.copy(dst, *from, slots);
        Ok(())
    }

    fn insert_part(&mut self, site: &Site<'_>) -> Res {
        let (whole, part) = (self.arg(site, 0)?, self.arg(site, 1)?);
        let first = site.constant(2)? as usize;
        let (all, slots) = (self.arg_shape(site, 0)?, self.arg_shape(site, 1)?.slots);
        let start = all.leaves.get(first).map(|l| l.slot).filter(|s| s + slots <= all.slots);
        let start = start.ok_or_else(|| Lack(format!("{} out of range", site.name)))?;
        let dst = self.result(site.inst)?;
        self.copy(dst, whole, start);
        self.copy(Reg(dst.0 + start), part, slots);
        let rest = start + slots;
        self.copy(Reg(dst.0 + rest), whole.limb(rest), all.slots - rest);
        Ok(())
    }
}
