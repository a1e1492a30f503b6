//! AVX's lanes in memory under a mask, and what AVX, F16C and FMA add to floats, as far as `<immintrin.h>` leaves them to the
//! target. Source: Intel's manual of instructions (SDM, volume 2).

use super::memory::lane_access;
use super::sse::Lanes;
use super::{FunctionLowering, Row, Site};
use crate::ir::{FloatKind, FloatPredicate};
use crate::lower::layout::Leaf;
use crate::lower::{Lack, Res};
use crate::program::{FloatCast, Inst, IntOp, Opnd, Pred};

pub(super) const ROWS: &[Row] = &[
    ("llvm.x86.avx.maskload", |f, s| f.loaded_under_signs(s)),
    ("llvm.x86.avx2.maskload", |f, s| f.loaded_under_signs(s)),
    ("llvm.x86.avx.maskstore", |f, s| f.stored_under_signs(s)),
    ("llvm.x86.avx2.maskstore", |f, s| f.stored_under_signs(s)),
    ("llvm.x86.avx2.gather", |f, s| f.gathered(s)),
    ("llvm.x86.avx.vtestz", |f, s| f.test_signs(s, true, false)),
    ("llvm.x86.avx.vtestc", |f, s| f.test_signs(s, false, true)),
    ("llvm.x86.avx.vtestnzc", |f, s| f.test_signs(s, false, false)),
    ("llvm.x86.avx.vpermilvar", |f, s| f.permuted_in_blocks(s)),
    ("llvm.x86.fma.vfmaddsub", |f, s| f.fused_in_turn(s)),
    ("llvm.x86.vcvtps2ph", |f, s| f.halves(s)),
];

impl FunctionLowering<'_, '_> {
    /// `maskload(from, mask)`: zeros where the mask has no sign.
    fn loaded_under_signs(&mut self, site: &Site<'_>) -> Res {
        let (from, masks) = (self.arg(site, 0)?, self.lanes_of(site, 1)?);
        let mut values = Vec::new();
        for (i, mask) in masks.into_iter().enumerate() {
            let bits = mask.1.bits;
            let is_active = self.sign(bits, mask.0);
            let address = self.offset(from, i as u64 * u64::from(bits / 8));
            let zero = self.word(0);
            values.push(self.loaded_if(site, address, bits, is_active, zero)?);
        }
        self.put(site, &values)
    }

    fn loaded_if(&mut self, site: &Site<'_>, address: Opnd, bits: u16, active: Opnd, old: Opnd) -> Res<Opnd> {
        let addr = self.unless_masked(address, active);
        let loaded = self.temp(1);
        self.emit(Inst::Load { dst: loaded, addr, access: lane_access(site, bits)? });
        Ok(self.chosen(bits, active, Opnd::reg(loaded), old))
    }

    /// `maskstore(to, mask, value)`.
    fn stored_under_signs(&mut self, site: &Site<'_>) -> Res {
        let (to, masks, values) = (self.arg(site, 0)?, self.lanes_of(site, 1)?, self.lanes_of(site, 2)?);
        for (i, (mask, (value, leaf))) in masks.into_iter().zip(values).enumerate() {
            let is_active = self.sign(mask.1.bits, mask.0);
            let address = self.offset(to, i as u64 * u64::from(leaf.bits / 8));
            let addr = self.unless_masked(address, is_active);
            self.emit(Inst::Store { value, addr, access: lane_access(site, leaf.bits)? });
        }
        Ok(())
    }

    /// `gather(old, base, indices, mask, scale)`: the old lane where the mask has no sign, zero where there is no index.
    fn gathered(&mut self, site: &Site<'_>) -> Res {
        let (olds, base, masks) = (self.lanes_of(site, 0)?, self.arg(site, 1)?, self.lanes_of(site, 3)?);
        let (indices, scale) = (self.lanes_of(site, 2)?, site.constant(4)? & 0xff);
        let mut values = Vec::new();
        for (i, ((old, leaf), mask)) in olds.into_iter().zip(masks).enumerate() {
            let Some(&(index, of_index)) = indices.get(i) else {
                values.push(self.word(0));
                continue;
            };
            let active = self.sign(leaf.bits, mask.0);
            let dst = self.temp(1);
            let (index_width, scale) = (of_index.bits, scale as i64);
            self.emit(Inst::Index { dst, base, index, index_width, scale });
            values.push(self.loaded_if(site, Opnd::reg(dst), leaf.bits, active, old)?);
        }
        self.put(site, &values)
    }

    /// As `ptest`, of the lanes' signs.
    fn test_signs(&mut self, site: &Site<'_>, common: bool, rest: bool) -> Res {
        let (a, b) = self.two(site)?;
        let signs = |f: &mut Self, lanes: Lanes| -> Lanes {
            let one =
                |(lane, leaf): (Opnd, Leaf)| (f.sign(leaf.bits, lane), Leaf { bits: 1, float: None, ..leaf });
            lanes.into_iter().map(one).collect()
        };
        let (a, b) = (signs(self, a), signs(self, b));
        self.test_lanes(site, a, b, common, rest)
    }

    /// In each 128 bits: the lanes that the second argument's lanes number, by their lowest bits, or by the second lowest of doubles.
    fn permuted_in_blocks(&mut self, site: &Site<'_>) -> Res {
        let (a, numbers) = self.two(site)?;
        let lanes = a.first().map_or(1, |(_, leaf)| usize::from(128 / leaf.bits.clamp(32, 64)));
        let mut values = Vec::new();
        for (a, numbers) in a.chunks(lanes).zip(numbers.chunks(lanes)) {
            for &(number, leaf) in numbers {
                let number = match lanes {
                    2 => self.int_by(IntOp::LShr, leaf.bits, number, 1),
                    _ => number,
                };
                let number = self.int_by(IntOp::And, leaf.bits, number, lanes as u64 - 1);
                let mut value = a[0].0;
                for (i, (lane, _)) in a.iter().enumerate().skip(1) {
                    let i = self.word(i as u64);
                    let is = self.test(Pred::Eq, leaf.bits, number, i);
                    value = self.chosen(leaf.bits, is, *lane, value);
                }
                values.push(value);
            }
        }
        self.put(site, &values)
    }

    /// What is added where it is to be subtracted: the opposite, but of a NaN, which stays what it is.
    fn subtracted(&mut self, kind: FloatKind, bits: u16, c: Opnd) -> Opnd {
        let opposite = self.int_by(IntOp::Xor, bits, c, 1 << (bits - 1));
        let (is_nan, dst) = (self.temp(1), self.temp(1));
        self.emit(Inst::FloatCmp { pred: FloatPredicate::Uno, kind, dst: is_nan, lhs: c, rhs: c });
        self.emit(Inst::Select { width: bits, dst, cond: Opnd::reg(is_nan), lhs: c, rhs: opposite });
        Opnd::reg(dst)
    }

    /// `a · b - c` and `a · b + c` in turn, rounded once.
    fn fused_in_turn(&mut self, site: &Site<'_>) -> Res {
        let ((a, b), c) = (self.two(site)?, self.lanes_of(site, 2)?);
        let mut values = Vec::new();
        for (i, (((a, leaf), (b, _)), (c, _))) in a.into_iter().zip(b).zip(c).enumerate() {
            let Some(kind) = leaf.float else { return Err(Lack(format!("{} of integers", site.name))) };
            let c = match i % 2 {
                0 => self.subtracted(kind, leaf.bits, c),
                _ => c,
            };
            let dst = self.temp(1);
            self.emit(Inst::FloatMulAdd { kind, fused: true, dst, a, b, c });
            values.push(Opnd::reg(dst));
        }
        self.put(site, &values)
    }

    /// `vcvtps2ph(a, how)`: halves, and zeros behind them. To nearest, be it said or the mode that programs run in.
    fn halves(&mut self, site: &Site<'_>) -> Res {
        let (lanes, result) = (self.lanes_of(site, 0)?, self.shape(site.inst.ty)?);
        if !matches!(site.constant(1)? & 7, 0 | 4..) {
            return Err(Lack(format!("{} that rounds other than to nearest", site.name)));
        }
        let mut values = Vec::new();
        for i in 0..result.leaves.len() {
            let Some((src, _)) = lanes.get(i) else {
                values.push(self.word(0));
                continue;
            };
            let dst = self.temp(1);
            let op = FloatCast::Float { from: FloatKind::Single, to: FloatKind::Half };
            self.emit(Inst::FloatCast { op, dst, src: *src });
            values.push(Opnd::reg(dst));
        }
        self.put(site, &values)
    }
}
