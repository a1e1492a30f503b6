//! Float intrinsics; the constrained forms run in the default rounding mode, without traps.

use super::{FunctionLowering, Row, Site};
use crate::ir::{CastOp, FloatKind, FloatPredicate};
use crate::lower::layout::limbs;
use crate::lower::{Lack, Res};
use crate::program::{FloatCast, FloatOp, FloatUnary, Inst, Opnd, Reg};

pub(super) const ROWS: &[Row] = &[
    ("llvm.fabs", |f, s| f.float1(s, FloatUnary::Fabs)),
    ("llvm.sqrt", |f, s| f.float1(s, FloatUnary::Sqrt)),
    ("llvm.floor", |f, s| f.float1(s, FloatUnary::Floor)),
    ("llvm.ceil", |f, s| f.float1(s, FloatUnary::Ceil)),
    ("llvm.trunc", |f, s| f.float1(s, FloatUnary::Trunc)),
    ("llvm.rint", |f, s| f.float1(s, FloatUnary::Rint)),
    ("llvm.nearbyint", |f, s| f.float1(s, FloatUnary::NearbyInt)),
    ("llvm.round", |f, s| f.float1(s, FloatUnary::Round)),
    ("llvm.roundeven", |f, s| f.float1(s, FloatUnary::RoundEven)),
    ("llvm.sin", |f, s| f.float1(s, FloatUnary::Sin)),
    ("llvm.cos", |f, s| f.float1(s, FloatUnary::Cos)),
    ("llvm.tan", |f, s| f.float1(s, FloatUnary::Tan)),
    ("llvm.exp", |f, s| f.float1(s, FloatUnary::Exp)),
    ("llvm.exp2", |f, s| f.float1(s, FloatUnary::Exp2)),
    ("llvm.log", |f, s| f.float1(s, FloatUnary::Log)),
    ("llvm.log2", |f, s| f.float1(s, FloatUnary::Log2)),
    ("llvm.log10", |f, s| f.float1(s, FloatUnary::Log10)),
    ("llvm.exp10", |f, s| f.float1(s, FloatUnary::Exp10)),
    ("llvm.asin", |f, s| f.float1(s, FloatUnary::Asin)),
    ("llvm.acos", |f, s| f.float1(s, FloatUnary::Acos)),
    ("llvm.atan", |f, s| f.float1(s, FloatUnary::Atan)),
    ("llvm.sinh", |f, s| f.float1(s, FloatUnary::Sinh)),
    ("llvm.cosh", |f, s| f.float1(s, FloatUnary::Cosh)),
    ("llvm.tanh", |f, s| f.float1(s, FloatUnary::Tanh)),
    ("llvm.sincos", |f, s| f.sine_cosine(s)),
    ("llvm.frexp", |f, s| f.fraction_exponent(s)),
    ("llvm.modf", |f, s| f.fractional_integral(s)),
    ("llvm.canonicalize", |f, s| f.float1(s, FloatUnary::Canonicalize)),
    ("llvm.minnum", |f, s| f.float2(s, FloatOp::MinNum)),
    ("llvm.maxnum", |f, s| f.float2(s, FloatOp::MaxNum)),
    ("llvm.minimum", |f, s| f.float2(s, FloatOp::Minimum)),
    ("llvm.maximum", |f, s| f.float2(s, FloatOp::Maximum)),
    ("llvm.copysign", |f, s| f.float2(s, FloatOp::CopySign)),
    ("llvm.pow", |f, s| f.float2(s, FloatOp::Pow)),
    ("llvm.powi", |f, s| f.float2(s, FloatOp::PowI)),
    ("llvm.ldexp", |f, s| f.float2(s, FloatOp::Ldexp)),
    ("llvm.atan2", |f, s| f.float2(s, FloatOp::Atan2)),
    ("llvm.fma", |f, s| f.mul_add(s, true)),
    ("llvm.fmuladd", |f, s| f.mul_add(s, f.body.fma)),
    ("llvm.is.fpclass", |f, s| f.fp_class(s)),
    ("llvm.lrint", |f, s| f.rounded(s, FloatUnary::Rint)),
    ("llvm.llrint", |f, s| f.rounded(s, FloatUnary::Rint)),
    ("llvm.lround", |f, s| f.rounded(s, FloatUnary::Round)),
    ("llvm.llround", |f, s| f.rounded(s, FloatUnary::Round)),
    ("llvm.fptosi.sat", |f, s| f.int_saturating(s, true)),
    ("llvm.fptoui.sat", |f, s| f.int_saturating(s, false)),
    ("llvm.convert.to.fp16", |f, s| f.half_bits(s, true)),
    ("llvm.convert.from.fp16", |f, s| f.half_bits(s, false)),
    ("llvm.arithmetic.fence", |f, s| f.same_as(s, 0)),
    ("llvm.experimental.constrained.fadd", |f, s| f.float2(s, FloatOp::Add)),
    ("llvm.experimental.constrained.fsub", |f, s| f.float2(s, FloatOp::Sub)),
    ("llvm.experimental.constrained.fmul", |f, s| f.float2(s, FloatOp::Mul)),
    ("llvm.experimental.constrained.fdiv", |f, s| f.float2(s, FloatOp::Div)),
    ("llvm.experimental.constrained.frem", |f, s| f.float2(s, FloatOp::Rem)),
    ("llvm.experimental.constrained.pow", |f, s| f.float2(s, FloatOp::Pow)),
    ("llvm.experimental.constrained.powi", |f, s| f.float2(s, FloatOp::PowI)),
    ("llvm.experimental.constrained.minnum", |f, s| f.float2(s, FloatOp::MinNum)),
    ("llvm.experimental.constrained.maxnum", |f, s| f.float2(s, FloatOp::MaxNum)),
    ("llvm.experimental.constrained.fma", |f, s| f.mul_add(s, true)),
    ("llvm.experimental.constrained.fmuladd", |f, s| f.mul_add(s, f.body.fma)),
    ("llvm.experimental.constrained.sqrt", |f, s| f.float1(s, FloatUnary::Sqrt)),
    ("llvm.experimental.constrained.floor", |f, s| f.float1(s, FloatUnary::Floor)),
    ("llvm.experimental.constrained.ceil", |f, s| f.float1(s, FloatUnary::Ceil)),
    ("llvm.experimental.constrained.trunc", |f, s| f.float1(s, FloatUnary::Trunc)),
    ("llvm.experimental.constrained.rint", |f, s| f.float1(s, FloatUnary::Rint)),
    ("llvm.experimental.constrained.nearbyint", |f, s| f.float1(s, FloatUnary::NearbyInt)),
    ("llvm.experimental.constrained.round", |f, s| f.float1(s, FloatUnary::Round)),
    ("llvm.experimental.constrained.roundeven", |f, s| f.float1(s, FloatUnary::RoundEven)),
    ("llvm.experimental.constrained.sin", |f, s| f.float1(s, FloatUnary::Sin)),
    ("llvm.experimental.constrained.cos", |f, s| f.float1(s, FloatUnary::Cos)),
    ("llvm.experimental.constrained.exp", |f, s| f.float1(s, FloatUnary::Exp)),
    ("llvm.experimental.constrained.exp2", |f, s| f.float1(s, FloatUnary::Exp2)),
    ("llvm.experimental.constrained.log", |f, s| f.float1(s, FloatUnary::Log)),
    ("llvm.experimental.constrained.log2", |f, s| f.float1(s, FloatUnary::Log2)),
    ("llvm.experimental.constrained.log10", |f, s| f.float1(s, FloatUnary::Log10)),
    ("llvm.experimental.constrained.tan", |f, s| f.float1(s, FloatUnary::Tan)),
    ("llvm.experimental.constrained.asin", |f, s| f.float1(s, FloatUnary::Asin)),
    ("llvm.experimental.constrained.acos", |f, s| f.float1(s, FloatUnary::Acos)),
    ("llvm.experimental.constrained.atan", |f, s| f.float1(s, FloatUnary::Atan)),
    ("llvm.experimental.constrained.sinh", |f, s| f.float1(s, FloatUnary::Sinh)),
    ("llvm.experimental.constrained.cosh", |f, s| f.float1(s, FloatUnary::Cosh)),
    ("llvm.experimental.constrained.tanh", |f, s| f.float1(s, FloatUnary::Tanh)),
    ("llvm.experimental.constrained.minimum", |f, s| f.float2(s, FloatOp::Minimum)),
    ("llvm.experimental.constrained.maximum", |f, s| f.float2(s, FloatOp::Maximum)),
    ("llvm.experimental.constrained.ldexp", |f, s| f.float2(s, FloatOp::Ldexp)),
    ("llvm.experimental.constrained.atan2", |f, s| f.float2(s, FloatOp::Atan2)),
    ("llvm.experimental.constrained.lrint", |f, s| f.rounded(s, FloatUnary::Rint)),
    ("llvm.experimental.constrained.llrint", |f, s| f.rounded(s, FloatUnary::Rint)),
    ("llvm.experimental.constrained.lround", |f, s| f.rounded(s, FloatUnary::Round)),
    ("llvm.experimental.constrained.llround", |f, s| f.rounded(s, FloatUnary::Round)),
    ("llvm.experimental.constrained.fptosi", |f, s| f.constrained_cast(s, CastOp::FpToSi)),
    ("llvm.experimental.constrained.fptoui", |f, s| f.constrained_cast(s, CastOp::FpToUi)),
    ("llvm.experimental.constrained.sitofp", |f, s| f.constrained_cast(s, CastOp::SiToFp)),
    ("llvm.experimental.constrained.uitofp", |f, s| f.constrained_cast(s, CastOp::UiToFp)),
    ("llvm.experimental.constrained.fptrunc", |f, s| f.constrained_cast(s, CastOp::FpTrunc)),
    ("llvm.experimental.constrained.fpext", |f, s| f.constrained_cast(s, CastOp::FpExt)),
    ("llvm.experimental.constrained.fcmp", |f, s| f.constrained_compare(s)),
    ("llvm.experimental.constrained.fcmps", |f, s| f.constrained_compare(s)),
];

impl FunctionLowering<'_, '_> {
    fn float1(&mut self, site: &Site<'_>, op: FloatUnary) -> Res {
        self.float_unary(site.inst, op, site.arg(0)?)
    }

    fn float2(&mut self, site: &Site<'_>, op: FloatOp) -> Res {
        self.each(site, 2, |f, l| {
            let mut rhs = l.args[1];
            if matches!(op, FloatOp::PowI | FloatOp::Ldexp) && l.from[1].bits != 32 {
                return Err(Lack(format!("{} with an exponent of {} bits", site.name, l.from[1].bits)));
            }
            // `copysign` takes its sign from a value of the same kind.
            if op == FloatOp::CopySign && l.from[1].bits != l.from[0].bits {
                rhs = f.resized(l.from[1].bits, l.from[0].bits, rhs);
            }
            f.emit(Inst::Float { op, kind: l.float()?, dst: l.dst, lhs: l.args[0], rhs });
            Ok(())
        })
    }

    /// Two results for each lane of the argument: all lanes of the first come before those of the second. `pair` gets
    /// the format, the operand, and the two results' registers.
    fn pairs(
        &mut self,
        site: &Site<'_>,
        pair: impl Fn(&mut Self, FloatKind, Opnd, [(Reg, u16); 2]) -> Res,
    ) -> Res {
        let (from, to) = (self.arg_shape(site, 0)?, self.shape(site.inst.ty)?);
        let src = self.arg(site, 0)?;
        let dst = self.result(site.inst)?;
        for (i, leaf) in from.leaves.iter().enumerate() {
            let kind = leaf.float.ok_or_else(|| Lack(format!("{} of integers", site.name)))?;
            let at = |i: usize| to.leaves.get(i).map(|l| (Reg(dst.0 + l.slot), l.bits));
            let (Some(first), Some(second)) = (at(i), at(i + from.leaves.len())) else {
                return Err(Lack(format!("{} with another result", site.name)));
            };
            pair(self, kind, src.limb(leaf.slot), [first, second])?;
        }
        Ok(())
    }

    fn sine_cosine(&mut self, site: &Site<'_>) -> Res {
        self.pairs(site, |f, kind, src, [(sine, _), (cosine, _)]| {
            f.emit(Inst::FloatUnary { op: FloatUnary::Sin, kind, dst: sine, src });
            f.emit(Inst::FloatUnary { op: FloatUnary::Cos, kind, dst: cosine, src });
            Ok(())
        })
    }

    fn fraction_exponent(&mut self, site: &Site<'_>) -> Res {
        self.pairs(site, |f, kind, src, [(fraction, bits), (exponent, width)]| {
            f.emit(Inst::FloatUnary { op: FloatUnary::Fraction, kind, dst: fraction, src });
            let number = f.temp(limbs(u32::from(bits)));
            f.emit(Inst::FloatUnary { op: FloatUnary::FractionExponent, kind, dst: number, src });
            let op = FloatCast::ToInt { from: kind, width, signed: true, saturate: false, promised: false };
            f.emit(Inst::FloatCast { op, dst: exponent, src: Opnd::reg(number) });
            Ok(())
        })
    }

    /// `modf`: what truncation leaves, with the sign of the whole (an infinity leaves 0), and the truncated value.
    fn fractional_integral(&mut self, site: &Site<'_>) -> Res {
        const INFINITE: u32 = 1 << 2 | 1 << 9;
        self.pairs(site, |f, kind, src, [(fraction, width), (whole, _)]| {
            f.emit(Inst::FloatUnary { op: FloatUnary::Trunc, kind, dst: whole, src });
            let (infinite, rest) = (f.temp(1), f.temp(limbs(u32::from(width))));
            f.emit(Inst::FloatClass { kind, mask: INFINITE, dst: infinite, src });
            f.emit(Inst::Float { op: FloatOp::Sub, kind, dst: rest, lhs: src, rhs: Opnd::reg(whole) });
            let (cond, zero) = (Opnd::reg(infinite), f.wide_word(0, width));
            f.emit(Inst::Select { width, dst: rest, cond, lhs: zero, rhs: Opnd::reg(rest) });
            f.emit(Inst::Float {
                op: FloatOp::CopySign,
                kind,
                dst: fraction,
                lhs: Opnd::reg(rest),
                rhs: src,
            });
            Ok(())
        })
    }

    fn mul_add(&mut self, site: &Site<'_>, fused: bool) -> Res {
        self.each(site, 3, |f, l| {
            let [a, b, c] = *l.args else { return Ok(()) };
            f.emit(Inst::FloatMulAdd { fused, kind: l.float()?, dst: l.dst, a, b, c });
            Ok(())
        })
    }

    fn fp_class(&mut self, site: &Site<'_>) -> Res {
        let mask = site.constant(1)? as u32;
        self.each(site, 1, |f, l| {
            f.emit(Inst::FloatClass { kind: l.float()?, mask, dst: l.dst, src: l.args[0] });
            Ok(())
        })
    }

    /// Rounds to an integral value, then converts.
    fn rounded(&mut self, site: &Site<'_>, op: FloatUnary) -> Res {
        self.each(site, 1, |f, l| {
            let kind = l.float()?;
            let whole = f.temp(limbs(u32::from(l.from[0].bits)));
            f.emit(Inst::FloatUnary { op, kind, dst: whole, src: l.args[0] });
            let op = FloatCast::ToInt {
                from: kind,
                width: l.leaf.bits,
                signed: true,
                saturate: false,
                promised: false,
            };
            f.emit(Inst::FloatCast { op, dst: l.dst, src: Opnd::reg(whole) });
            Ok(())
        })
    }

    fn int_saturating(&mut self, site: &Site<'_>, signed: bool) -> Res {
        self.each(site, 1, |f, l| {
            let op = FloatCast::ToInt {
                from: l.float()?,
                width: l.leaf.bits,
                signed,
                saturate: true,
                promised: false,
            };
            f.emit(Inst::FloatCast { op, dst: l.dst, src: l.args[0] });
            Ok(())
        })
    }

    /// Halves as `i16`.
    fn half_bits(&mut self, site: &Site<'_>, to: bool) -> Res {
        self.each(site, 1, |f, l| {
            let other = l.float()?;
            let half = FloatKind::Half;
            let op = if to {
                FloatCast::Float { from: other, to: half }
            } else {
                FloatCast::Float { from: half, to: other }
            };
            f.emit(Inst::FloatCast { op, dst: l.dst, src: l.args[0] });
            Ok(())
        })
    }

    fn constrained_cast(&mut self, site: &Site<'_>, op: CastOp) -> Res {
        self.each(site, 1, |f, l| f.cast_lane(op, l))
    }

    fn constrained_compare(&mut self, site: &Site<'_>) -> Res {
        let text = site.metadata(2)?;
        let pred = FloatPredicate::from_keyword(text).ok_or_else(|| Lack(format!("{} {text}", site.name)))?;
        let (a, b) = (site.arg(0)?, site.arg(1)?);
        self.fcmp(site.inst, pred, a.ty, &a.value, &b.value)
    }
}
