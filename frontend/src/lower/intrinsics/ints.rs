//! Integer and bit intrinsics.

use super::{FunctionLowering, Row, Site};
use crate::lower::{Lack, Res};
use crate::program::{BitOp, Inst, IntOp, Opnd, OverflowOp, Pred, Reg, Wrap};

pub(super) const ROWS: &[Row] = &[
    ("llvm.bswap", |f, s| f.bits(s, BitOp::Bswap)),
    ("llvm.bitreverse", |f, s| f.bits(s, BitOp::BitReverse)),
    ("llvm.ctpop", |f, s| f.bits(s, BitOp::Ctpop)),
    ("llvm.ctlz", |f, s| f.bits(s, BitOp::Ctlz)),
    ("llvm.cttz", |f, s| f.bits(s, BitOp::Cttz)),
    ("llvm.abs", |f, s| f.absolute(s)),
    ("llvm.smax", |f, s| f.int_binary(s, IntOp::SMax)),
    ("llvm.smin", |f, s| f.int_binary(s, IntOp::SMin)),
    ("llvm.umax", |f, s| f.int_binary(s, IntOp::UMax)),
    ("llvm.umin", |f, s| f.int_binary(s, IntOp::UMin)),
    ("llvm.fshl", |f, s| f.funnel(s, true)),
    ("llvm.fshr", |f, s| f.funnel(s, false)),
    ("llvm.sadd.with.overflow", |f, s| f.overflow(s, OverflowOp::SAdd)),
    ("llvm.uadd.with.overflow", |f, s| f.overflow(s, OverflowOp::UAdd)),
    ("llvm.ssub.with.overflow", |f, s| f.overflow(s, OverflowOp::SSub)),
    ("llvm.usub.with.overflow", |f, s| f.overflow(s, OverflowOp::USub)),
    ("llvm.smul.with.overflow", |f, s| f.overflow(s, OverflowOp::SMul)),
    ("llvm.umul.with.overflow", |f, s| f.overflow(s, OverflowOp::UMul)),
    ("llvm.sadd.sat", |f, s| f.saturating(s, OverflowOp::SAdd)),
    ("llvm.uadd.sat", |f, s| f.saturating(s, OverflowOp::UAdd)),
    ("llvm.ssub.sat", |f, s| f.saturating(s, OverflowOp::SSub)),
    ("llvm.usub.sat", |f, s| f.saturating(s, OverflowOp::USub)),
    ("llvm.sshl.sat", |f, s| f.saturating(s, OverflowOp::SShl)),
    ("llvm.ushl.sat", |f, s| f.saturating(s, OverflowOp::UShl)),
    ("llvm.scmp", |f, s| f.three_way(s, Pred::Slt, Pred::Sgt)),
    ("llvm.ucmp", |f, s| f.three_way(s, Pred::Ult, Pred::Ugt)),
    ("llvm.ptrmask", |f, s| f.ptrmask(s)),
];

impl FunctionLowering<'_, '_> {
    fn bits(&mut self, site: &Site<'_>, op: BitOp) -> Res {
        self.each(site, 1, |f, l| {
            f.emit(Inst::Bit { op, width: l.leaf.bits, dst: l.dst, src: l.args[0] });
            Ok(())
        })
    }

    /// Where the least number has none, by its second argument, negation must not wrap, and checks see that.
    fn absolute(&mut self, site: &Site<'_>) -> Res {
        if self.out.library || site.constant(1)? == 0 {
            return self.bits(site, BitOp::Abs);
        }
        self.each(site, 1, |f, l| {
            let (width, x, dst) = (l.leaf.bits, l.args[0], l.dst);
            if width > 64 {
                f.emit(Inst::Bit { op: BitOp::Abs, width, dst, src: x });
                return Ok(());
            }
            let (zero, negative, opposite) = (f.word(0), f.temp(1), f.temp(1));
            let wrap = Wrap { nsw: true, nuw: false };
            f.emit(Inst::Int { op: IntOp::Sub, width, wrap, dst: opposite, lhs: zero, rhs: x });
            f.emit(Inst::Cmp { pred: Pred::Slt, width, dst: negative, lhs: x, rhs: zero });
            f.emit(Inst::Select { width, dst, cond: Opnd::reg(negative), lhs: Opnd::reg(opposite), rhs: x });
            Ok(())
        })
    }

    fn int_binary(&mut self, site: &Site<'_>, op: IntOp) -> Res {
        self.each(site, 2, |f, l| {
            let wrap = Wrap::default();
            f.emit(Inst::Int { op, width: l.leaf.bits, wrap, dst: l.dst, lhs: l.args[0], rhs: l.args[1] });
            Ok(())
        })
    }

    fn funnel(&mut self, site: &Site<'_>, left: bool) -> Res {
        self.each(site, 3, |f, l| {
            let [hi, lo, amount] = *l.args else { return Ok(()) };
            f.emit(Inst::FunnelShift { left, width: l.leaf.bits, dst: l.dst, hi, lo, amount });
            Ok(())
        })
    }

    /// The result is `{ values, flags }`.
    fn overflow(&mut self, site: &Site<'_>, op: OverflowOp) -> Res {
        let (lhs, rhs) = (self.arg(site, 0)?, self.arg(site, 1)?);
        let operands = self.arg_shape(site, 0)?;
        let result = self.shape(site.inst.ty)?;
        let dst = self.result(site.inst)?;
        let n = operands.leaves.len();
        if result.leaves.len() != 2 * n {
            return Err(Lack(format!("{} with another result", site.name)));
        }
        for (i, leaf) in operands.leaves.iter().enumerate() {
            self.emit(Inst::Overflow {
                op,
                width: leaf.bits,
                dst: Reg(dst.0 + result.leaves[i].slot),
                flag: Reg(dst.0 + result.leaves[n + i].slot),
                lhs: lhs.limb(leaf.slot),
                rhs: rhs.limb(leaf.slot),
            });
        }
        Ok(())
    }

    fn saturating(&mut self, site: &Site<'_>, op: OverflowOp) -> Res {
        self.each(site, 2, |f, l| {
            f.emit(Inst::Saturating { op, width: l.leaf.bits, dst: l.dst, lhs: l.args[0], rhs: l.args[1] });
            Ok(())
        })
    }

    /// -1, 0 or 1.
    fn three_way(&mut self, site: &Site<'_>, less: Pred, greater: Pred) -> Res {
        self.each(site, 2, |f, l| {
            let (width, to) = (l.from[0].bits, l.leaf.bits);
            let less = f.test(less, width, l.args[0], l.args[1]);
            let greater = f.test(greater, width, l.args[0], l.args[1]);
            let less = f.resized(1, to, less);
            let greater = f.resized(1, to, greater);
            let wrap = Wrap::default();
            f.emit(Inst::Int { op: IntOp::Sub, width: to, wrap, dst: l.dst, lhs: greater, rhs: less });
            Ok(())
        })
    }

    fn ptrmask(&mut self, site: &Site<'_>) -> Res {
        self.each(site, 2, |f, l| {
            // A narrower mask keeps the bits above it.
            let width = l.from[1].bits;
            let mask = f.resized(width, 64, l.args[1]);
            let high = f.word(if width < 64 { u64::MAX << width } else { 0 });
            let mask: Opnd = if width < 64 { f.int(IntOp::Or, 64, mask, high) } else { mask };
            let wrap = Wrap::default();
            f.emit(Inst::Int { op: IntOp::And, width: 64, wrap, dst: l.dst, lhs: l.args[0], rhs: mask });
            Ok(())
        })
    }
}
