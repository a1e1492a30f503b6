//! Reductions, and parts of vectors as intrinsics.

use super::{FunctionLowering, Row, Site};
use crate::lower::layout::{Leaf, limbs};
use crate::lower::{Lack, Res};
use crate::program::{FloatOp, Inst, IntOp, Opnd, OverflowOp, Pred, Reg, Wrap};

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
    ("llvm.experimental.vector.extract", |f, s| f.extract_part(s)),
    ("llvm.vector.insert", |f, s| f.insert_part(s)),
    ("llvm.experimental.vector.insert", |f, s| f.insert_part(s)),
    ("llvm.vector.splice", |f, s| f.splice(s)),
    ("llvm.experimental.vector.splice", |f, s| f.splice(s)),
    ("llvm.vector.splice.left", |f, s| f.splice_at(s, |offset, _| offset)),
    ("llvm.vector.splice.right", |f, s| f.splice_at(s, |offset, len| len - offset)),
    ("llvm.experimental.vector.extract.last.active", |f, s| f.last_active(s)),
    ("llvm.vector.interleave2", |f, s| f.interleave(s)),
    ("llvm.experimental.vector.interleave2", |f, s| f.interleave(s)),
    ("llvm.vector.deinterleave2", |f, s| f.deinterleave(s)),
    ("llvm.experimental.vector.deinterleave2", |f, s| f.deinterleave(s)),
    ("llvm.get.active.lane.mask", |f, s| f.active_lanes(s)),
    ("llvm.stepvector", |f, s| f.steps(s)),
    ("llvm.experimental.stepvector", |f, s| f.steps(s)),
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

    pub(super) fn lanes_of(&mut self, site: &Site<'_>, i: usize) -> Res<Vec<(Opnd, Leaf)>> {
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

    /// So many lanes from the second vector behind what is left of the first; all but so many of the first if negative.
    fn splice(&mut self, site: &Site<'_>) -> Res {
        let (a, b) = self.two(site)?;
        let bits = self.scalar(site.arg(2)?.ty)?.bits.clamp(1, 64);
        let number = (site.constant(2)? << (64 - bits)) as i64 >> (64 - bits);
        let first = if number < 0 { a.len() as i64 + number } else { number };
        self.spliced(site, &a, &b, first)
    }

    /// The same where the name says from which end the offset counts.
    fn splice_at(&mut self, site: &Site<'_>, first: impl Fn(i64, i64) -> i64) -> Res {
        let (a, b) = self.two(site)?;
        let offset = i64::try_from(site.constant(2)?).unwrap_or(i64::MAX).min(i64::from(u32::MAX));
        self.spliced(site, &a, &b, first(offset, a.len() as i64))
    }

    /// As many lanes of both, one behind the other, as each has, from `first` on.
    fn spliced(&mut self, site: &Site<'_>, a: &[(Opnd, Leaf)], b: &[(Opnd, Leaf)], first: i64) -> Res {
        let lanes: Vec<_> = a.iter().chain(b).map(|(lane, _)| *lane).collect();
        let first = usize::try_from(first).ok().filter(|first| first + a.len() <= lanes.len());
        let first = first.ok_or_else(|| Lack(format!("{} out of range", site.name)))?;
        self.put(site, &lanes[first..first + a.len()])
    }

    /// The last lane whose mask is set, or what there is instead.
    fn last_active(&mut self, site: &Site<'_>) -> Res {
        let (lanes, mask) = (self.lanes_of(site, 0)?, self.lanes_of(site, 1)?);
        let mut found = self.arg(site, 2)?;
        for ((lane, leaf), (cond, _)) in lanes.into_iter().zip(mask) {
            let dst = self.temp(limbs(leaf.bits.into()));
            self.emit(Inst::Select { width: leaf.bits, dst, cond, lhs: lane, rhs: found });
            found = Opnd::reg(dst);
        }
        self.put(site, &[found])
    }

    fn interleave(&mut self, site: &Site<'_>) -> Res {
        let (a, b) = self.two(site)?;
        let lanes: Vec<_> = a.iter().zip(&b).flat_map(|(a, b)| [a.0, b.0]).collect();
        self.put(site, &lanes)
    }

    /// The even lanes, then the odd ones.
    fn deinterleave(&mut self, site: &Site<'_>) -> Res {
        let lanes = self.lanes_of(site, 0)?;
        let every = |first: usize| lanes.iter().skip(first).step_by(2).map(|(lane, _)| *lane);
        let lanes: Vec<_> = every(0).chain(every(1)).collect();
        self.put(site, &lanes)
    }

    /// Lane `i` is active if the base and `i`, which do not overflow, are below the end.
    fn active_lanes(&mut self, site: &Site<'_>) -> Res {
        let width = self.scalar(site.arg(0)?.ty)?.bits;
        let (base, end) = (self.arg(site, 0)?, self.arg(site, 1)?);
        let mut lanes = Vec::new();
        for i in 0..self.shape(site.inst.ty)?.leaves.len() {
            // `i` below `end - base`, where that is above zero.
            let left = self.saturating_difference(width, end, base);
            let index = self.wide_word(i as u64, width);
            lanes.push(self.test(Pred::Ult, width, index, left));
        }
        self.put(site, &lanes)
    }

    fn saturating_difference(&mut self, width: u16, lhs: Opnd, rhs: Opnd) -> Opnd {
        let dst = self.temp(limbs(u32::from(width)));
        self.emit(Inst::Saturating { op: OverflowOp::USub, width, dst, lhs, rhs });
        Opnd::reg(dst)
    }

    fn steps(&mut self, site: &Site<'_>) -> Res {
        let shape = self.shape(site.inst.ty)?;
        let numbers = shape.leaves.iter().zip(0..);
        let lanes: Vec<_> = numbers
            // Where a lane is too narrow for its number, the number wraps.
            .map(|(leaf, i)| self.wide_word(i & u64::MAX >> (64 - leaf.bits.min(64)), leaf.bits))
            .collect();
        self.put(site, &lanes)
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
