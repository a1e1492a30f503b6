//! x86's instructions on single words, as intrinsics: bits moved (BMI2), carries, CRC-32C, products without carries.
//! Source: Intel's manual of instructions (SDM, volume 2).

use super::{FunctionLowering, Row, Site};
use crate::lower::{Lack, Res};
use crate::program::{Access, Inst, IntOp, Opnd, OverflowOp, Pred, Reg};

pub(super) const ROWS: &[Row] = &[
    ("llvm.x86.bmi.pext", |f, s| f.bits_moved(s, true)),
    ("llvm.x86.bmi.pdep", |f, s| f.bits_moved(s, false)),
    ("llvm.x86.bmi.bextr", |f, s| f.bit_field(s)),
    ("llvm.x86.bmi.bzhi", |f, s| f.low_bits(s)),
    ("llvm.x86.addcarry", |f, s| f.with_carry(s, OverflowOp::UAdd)),
    ("llvm.x86.subborrow", |f, s| f.with_carry(s, OverflowOp::USub)),
    ("llvm.x86.sse42.crc32", |f, s| f.crc32c(s)),
    ("llvm.x86.pclmulqdq", |f, s| f.carryless_product(s)),
    ("llvm.x86.sse2.clflush", |_, _| Ok(())),
    ("llvm.x86.avx.vzeroupper", |_, _| Ok(())),
    ("llvm.x86.sse.stmxcsr", |f, s| f.float_modes(s)),
];

/// The polynomial of CRC-32C, its bits reversed.
const CASTAGNOLI: u64 = 0x82F6_3B78;

/// Exceptions masked, rounding to nearest, no flag set: what a program begins with, and what is modelled.
const MXCSR: u64 = 0x1F80;

impl FunctionLowering<'_, '_> {
    fn float_modes(&mut self, site: &Site<'_>) -> Res {
        let (addr, value) = (self.arg(site, 0)?, self.word(MXCSR));
        self.emit(Inst::Store { value, addr, access: Access { bits: 32, align_log2: 0, volatile: false } });
        Ok(())
    }

    /// `pext` gathers the bits under the mask at the bottom, `pdep` spreads those at the bottom under it.
    fn bits_moved(&mut self, site: &Site<'_>, gather: bool) -> Res {
        let width = self.scalar(site.inst.ty)?.bits;
        let (source, mask) = (self.arg(site, 0)?, self.arg(site, 1)?);
        let (mut value, mut next) = (self.word(0), self.word(0));
        for i in 0..u64::from(width) {
            let under = self.int_by(IntOp::LShr, width, mask, i);
            let under = self.int_by(IntOp::And, width, under, 1);
            let at = self.word(i);
            let (from, to) = if gather { (at, next) } else { (next, at) };
            let bit = self.int(IntOp::LShr, width, source, from);
            let bit = self.int(IntOp::And, width, bit, under);
            let bit = self.int(IntOp::Shl, width, bit, to);
            value = self.int(IntOp::Or, width, value, bit);
            if i + 1 < u64::from(width) {
                next = self.int(IntOp::Add, width, next, under);
            }
        }
        self.put(site, &[value])
    }

    /// The lower `count` bits of a value; all of them if `count` is the width or more.
    fn low_part(&mut self, width: u16, value: Opnd, count: Opnd) -> Opnd {
        let (last, one) = (self.word(u64::from(width) - 1), self.word(1));
        let all = self.test(Pred::Ugt, width, count, last);
        let count = self.int(IntOp::UMin, width, count, last);
        let mask = self.int(IntOp::Shl, width, one, count);
        let mask = self.int(IntOp::Sub, width, mask, one);
        let part = self.int(IntOp::And, width, value, mask);
        self.chosen(width, all, value, part)
    }

    fn low_bits(&mut self, site: &Site<'_>) -> Res {
        let width = self.scalar(site.inst.ty)?.bits;
        let (value, count) = (self.arg(site, 0)?, self.arg(site, 1)?);
        let count = self.int_by(IntOp::And, width, count, 255);
        let value = self.low_part(width, value, count);
        self.put(site, &[value])
    }

    fn bit_field(&mut self, site: &Site<'_>) -> Res {
        let width = self.scalar(site.inst.ty)?.bits;
        let (value, control) = (self.arg(site, 0)?, self.arg(site, 1)?);
        let (zero, last) = (self.word(0), self.word(u64::from(width) - 1));
        let start = self.int_by(IntOp::And, width, control, 255);
        let length = self.int_by(IntOp::LShr, width, control, 8);
        let length = self.int_by(IntOp::And, width, length, 255);
        let far = self.test(Pred::Ugt, width, start, last);
        let start = self.int(IntOp::UMin, width, start, last);
        let value = self.int(IntOp::LShr, width, value, start);
        let value = self.chosen(width, far, zero, value);
        let value = self.low_part(width, value, length);
        self.put(site, &[value])
    }

    /// `{ carry, sum }`; any carry but 0 counts as 1.
    fn with_carry(&mut self, site: &Site<'_>, op: OverflowOp) -> Res {
        let shape = self.shape(site.inst.ty)?;
        let [carry_leaf, leaf] = *shape.leaves.as_slice() else {
            return Err(Lack(format!("{} with another result", site.name)));
        };
        let (carry, a, b) = (self.arg(site, 0)?, self.arg(site, 1)?, self.arg(site, 2)?);
        let (width, zero) = (leaf.bits, self.word(0));
        let carry = self.test(Pred::Ne, carry_leaf.bits, carry, zero);
        let carry = self.resized(1, width, carry);
        let step = |f: &mut Self, lhs: Opnd, rhs: Opnd| {
            let (dst, flag): (Reg, Reg) = (f.temp(1), f.temp(1));
            f.emit(Inst::Overflow { op, width, dst, flag, lhs, rhs });
            (Opnd::reg(dst), Opnd::reg(flag))
        };
        let (sum, first) = step(self, a, b);
        let (sum, second) = step(self, sum, carry);
        let carry = self.int(IntOp::Or, 1, first, second);
        let carry = self.resized(1, carry_leaf.bits, carry);
        self.put(site, &[carry, sum])
    }

    fn crc32c(&mut self, site: &Site<'_>) -> Res {
        let (of, data_bits) = (self.scalar(site.arg(0)?.ty)?.bits, self.scalar(site.arg(1)?.ty)?.bits);
        let (crc, data) = (self.arg(site, 0)?, self.arg(site, 1)?);
        let width = of.max(data_bits);
        let mut crc = self.resized(of, 32, crc);
        crc = self.resized(32, width, crc);
        let data = self.resized(data_bits, width, data);
        crc = self.int(IntOp::Xor, width, crc, data);
        let zero = self.word(0);
        for _ in 0..data_bits {
            let odd = self.resized(width, 1, crc);
            let polynomial = self.word(CASTAGNOLI);
            let taken = self.chosen(width, odd, polynomial, zero);
            crc = self.int_by(IntOp::LShr, width, crc, 1);
            crc = self.int(IntOp::Xor, width, crc, taken);
        }
        self.put(site, &[crc])
    }

    /// A half of each vector, as the third argument says; the product has 127 bits.
    fn carryless_product(&mut self, site: &Site<'_>) -> Res {
        let (a, b) = self.two(site)?;
        let which = site.constant(2)? as usize;
        let [a, b] = [(&a, which & 1), (&b, which >> 4 & 1)].map(|(lanes, i)| lanes.get(i).map(|l| l.0));
        let (Some(a), Some(b)) = (a, b) else {
            return Err(Lack(format!("{} of other vectors", site.name)));
        };
        let zero = self.word(0);
        let (mut low, mut high) = (zero, zero);
        for i in 0..64 {
            let bit = self.int_by(IntOp::LShr, 64, b, i);
            let bit = self.resized(64, 1, bit);
            let factor = self.chosen(64, bit, a, zero);
            let placed = self.int_by(IntOp::Shl, 64, factor, i);
            low = self.int(IntOp::Xor, 64, low, placed);
            if i > 0 {
                let placed = self.int_by(IntOp::LShr, 64, factor, 64 - i);
                high = self.int(IntOp::Xor, 64, high, placed);
            }
        }
        self.put(site, &[low, high])
    }
}
