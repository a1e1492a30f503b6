//! Arithmetic on fixed-point numbers (C's `_Fract` and `_Accum`, `-ffixed-point`): integers of which the lower `scale` bits are
//! the fraction. Results are rounded down, as LLVM's own expansion does.

use super::{FunctionLowering, Row, Site};
use crate::lower::scalar::Lane;
use crate::lower::{Lack, Res};
use crate::program::{IntOp, Opnd, Pred};

pub(super) const ROWS: &[Row] = &[
    ("llvm.smul.fix", |f, s| f.fixed_product(s, true, false)),
    ("llvm.umul.fix", |f, s| f.fixed_product(s, false, false)),
    ("llvm.smul.fix.sat", |f, s| f.fixed_product(s, true, true)),
    ("llvm.umul.fix.sat", |f, s| f.fixed_product(s, false, true)),
    ("llvm.sdiv.fix", |f, s| f.fixed_quotient(s, true, false)),
    ("llvm.udiv.fix", |f, s| f.fixed_quotient(s, false, false)),
    ("llvm.sdiv.fix.sat", |f, s| f.fixed_quotient(s, true, true)),
    ("llvm.udiv.fix.sat", |f, s| f.fixed_quotient(s, false, true)),
];

impl FunctionLowering<'_, '_> {
    /// Lane by lane, the operands extended to a width that holds every intermediate result.
    fn fixed(
        &mut self,
        site: &Site<'_>,
        signed: bool,
        saturate: bool,
        result: impl Fn(&mut Self, u16, [Opnd; 2], Opnd) -> Opnd,
    ) -> Res {
        let scale = site.constant(2)?;
        self.each(site, 2, |f, l| {
            let width = l.leaf.bits;
            if width > 64 || scale > u64::from(width) {
                return Err(Lack(format!("{} of {width} bits", site.name)));
            }
            // The smallest number divided by the smallest fraction takes one bit more than twice the width.
            let wide = 2 * width + 2;
            let a = f.extended(signed, width, wide, l.args[0]);
            let b = f.extended(signed, width, wide, l.args[1]);
            let scale = f.wide_word(scale, wide);
            let value = result(f, wide, [a, b], scale);
            f.fitted(l, wide, signed, saturate, value);
            Ok(())
        })
    }

    /// The value in the lane's width, or, if it may, the nearest that fits.
    fn fitted(&mut self, l: &Lane<'_>, wide: u16, signed: bool, saturate: bool, value: Opnd) {
        let (width, mut value) = (l.leaf.bits, value);
        if saturate {
            let one = self.wide_word(1, wide);
            let magnitude = self.wide_word(u64::from(width) - u64::from(signed), wide);
            let over = self.int(IntOp::Shl, wide, one, magnitude);
            let largest = self.int(IntOp::Sub, wide, over, one);
            let zero = self.wide_word(0, wide);
            let smallest = if signed { self.int(IntOp::Sub, wide, zero, over) } else { zero };
            // With a bit to spare an unsigned value is not negative, either.
            value = self.int(IntOp::SMin, wide, value, largest);
            value = self.int(IntOp::SMax, wide, value, smallest);
        }
        self.resize(false, wide, width, l.dst, value);
    }

    fn fixed_product(&mut self, site: &Site<'_>, signed: bool, saturate: bool) -> Res {
        self.fixed(site, signed, saturate, |f, wide, [a, b], scale| {
            let product = f.int(IntOp::Mul, wide, a, b);
            f.int(if signed { IntOp::AShr } else { IntOp::LShr }, wide, product, scale)
        })
    }

    fn fixed_quotient(&mut self, site: &Site<'_>, signed: bool, saturate: bool) -> Res {
        self.fixed(site, signed, saturate, |f, wide, [a, b], scale| {
            let a = f.int(IntOp::Shl, wide, a, scale);
            if !signed {
                return f.int(IntOp::UDiv, wide, a, b);
            }
            let (quotient, rest) = (f.int(IntOp::SDiv, wide, a, b), f.int(IntOp::SRem, wide, a, b));
            // Division rounds to zero: one less where a rest is left and the signs differ.
            let zero = f.wide_word(0, wide);
            let inexact = f.test(Pred::Ne, wide, rest, zero);
            let signs = f.int(IntOp::Xor, wide, rest, b);
            let differ = f.test(Pred::Slt, wide, signs, zero);
            let less = f.int(IntOp::And, 1, inexact, differ);
            let less = f.extended(false, 1, wide, less);
            f.int(IntOp::Sub, wide, quotient, less)
        })
    }
}
