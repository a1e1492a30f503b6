//! x86's vector instructions on integers, SSE2 to AVX2, as far as `<immintrin.h>` leaves them to the target. Those on 256
//! bits do in each half what those on 128 bits do. Source: Intel's manual of instructions (SDM, volume 2).

use super::{FunctionLowering, Row, Site};
use crate::lower::layout::{Leaf, limbs};
use crate::lower::{Lack, Res};
use crate::program::{Inst, IntOp, Opnd, OverflowOp, Pred, Reg};

pub(super) const ROWS: &[Row] = &[
    ("llvm.x86.sse2.pmovmskb", |f, s| f.sign_mask(s)),
    ("llvm.x86.avx2.pmovmskb", |f, s| f.sign_mask(s)),
    ("llvm.x86.sse.movmsk", |f, s| f.sign_mask(s)),
    ("llvm.x86.sse2.movmsk", |f, s| f.sign_mask(s)),
    ("llvm.x86.avx.movmsk", |f, s| f.sign_mask(s)),
    ("llvm.x86.sse2.psad.bw", |f, s| f.sum_of_differences(s)),
    ("llvm.x86.avx2.psad.bw", |f, s| f.sum_of_differences(s)),
    ("llvm.x86.sse41.mpsadbw", |f, s| f.sums_along(s)),
    ("llvm.x86.avx2.mpsadbw", |f, s| f.sums_along(s)),
    ("llvm.x86.sse3.ldu.dq", |f, s| f.unaligned_load(s)),
    ("llvm.x86.avx.ldu.dq.256", |f, s| f.unaligned_load(s)),
    ("llvm.x86.sse2.pmadd.wd", |f, s| f.products_of_pairs(s)),
    ("llvm.x86.avx2.pmadd.wd", |f, s| f.products_of_pairs(s)),
    ("llvm.x86.ssse3.pmadd.ub.sw", |f, s| f.products_of_bytes(s)),
    ("llvm.x86.avx2.pmadd.ub.sw", |f, s| f.products_of_bytes(s)),
    ("llvm.x86.sse2.pmulh.w", |f, s| f.product_part(s, true, |f, p| f.int_by(IntOp::LShr, 32, p, 16))),
    ("llvm.x86.avx2.pmulh.w", |f, s| f.product_part(s, true, |f, p| f.int_by(IntOp::LShr, 32, p, 16))),
    ("llvm.x86.sse2.pmulhu.w", |f, s| f.product_part(s, false, |f, p| f.int_by(IntOp::LShr, 32, p, 16))),
    ("llvm.x86.avx2.pmulhu.w", |f, s| f.product_part(s, false, |f, p| f.int_by(IntOp::LShr, 32, p, 16))),
    ("llvm.x86.ssse3.pmul.hr.sw", |f, s| f.product_part(s, true, FunctionLowering::rounded_high)),
    ("llvm.x86.avx2.pmul.hr.sw", |f, s| f.product_part(s, true, FunctionLowering::rounded_high)),
    ("llvm.x86.sse2.packsswb", |f, s| f.pack(s, true)),
    ("llvm.x86.sse2.packssdw", |f, s| f.pack(s, true)),
    ("llvm.x86.sse2.packuswb", |f, s| f.pack(s, false)),
    ("llvm.x86.sse41.packusdw", |f, s| f.pack(s, false)),
    ("llvm.x86.avx2.packsswb", |f, s| f.pack(s, true)),
    ("llvm.x86.avx2.packssdw", |f, s| f.pack(s, true)),
    ("llvm.x86.avx2.packuswb", |f, s| f.pack(s, false)),
    ("llvm.x86.avx2.packusdw", |f, s| f.pack(s, false)),
    ("llvm.x86.sse2.psll", |f, s| f.shift_all(s, IntOp::Shl)),
    ("llvm.x86.sse2.psrl", |f, s| f.shift_all(s, IntOp::LShr)),
    ("llvm.x86.sse2.psra", |f, s| f.shift_all(s, IntOp::AShr)),
    ("llvm.x86.sse2.pslli", |f, s| f.shift_all(s, IntOp::Shl)),
    ("llvm.x86.sse2.psrli", |f, s| f.shift_all(s, IntOp::LShr)),
    ("llvm.x86.sse2.psrai", |f, s| f.shift_all(s, IntOp::AShr)),
    ("llvm.x86.avx2.psll", |f, s| f.shift_all(s, IntOp::Shl)),
    ("llvm.x86.avx2.psrl", |f, s| f.shift_all(s, IntOp::LShr)),
    ("llvm.x86.avx2.psra", |f, s| f.shift_all(s, IntOp::AShr)),
    ("llvm.x86.avx2.pslli", |f, s| f.shift_all(s, IntOp::Shl)),
    ("llvm.x86.avx2.psrli", |f, s| f.shift_all(s, IntOp::LShr)),
    ("llvm.x86.avx2.psrai", |f, s| f.shift_all(s, IntOp::AShr)),
    ("llvm.x86.avx2.psllv", |f, s| f.shift_each(s, IntOp::Shl)),
    ("llvm.x86.avx2.psrlv", |f, s| f.shift_each(s, IntOp::LShr)),
    ("llvm.x86.avx2.psrav", |f, s| f.shift_each(s, IntOp::AShr)),
    ("llvm.x86.sse2.pavg", |f, s| f.rounded_average(s)),
    ("llvm.x86.avx2.pavg", |f, s| f.rounded_average(s)),
    ("llvm.x86.ssse3.pshuf.b", |f, s| f.shuffle_bytes(s)),
    ("llvm.x86.avx2.pshuf.b", |f, s| f.shuffle_bytes(s)),
    ("llvm.x86.avx2.permd", |f, s| f.permute(s)),
    ("llvm.x86.avx2.permps", |f, s| f.permute(s)),
    ("llvm.x86.ssse3.phadd", |f, s| f.horizontal(s, IntOp::Add)),
    ("llvm.x86.ssse3.phsub", |f, s| f.horizontal(s, IntOp::Sub)),
    ("llvm.x86.avx2.phadd", |f, s| f.horizontal(s, IntOp::Add)),
    ("llvm.x86.avx2.phsub", |f, s| f.horizontal(s, IntOp::Sub)),
    ("llvm.x86.ssse3.phadd.sw", |f, s| f.horizontal_saturating(s, OverflowOp::SAdd)),
    ("llvm.x86.ssse3.phsub.sw", |f, s| f.horizontal_saturating(s, OverflowOp::SSub)),
    ("llvm.x86.avx2.phadd.sw", |f, s| f.horizontal_saturating(s, OverflowOp::SAdd)),
    ("llvm.x86.avx2.phsub.sw", |f, s| f.horizontal_saturating(s, OverflowOp::SSub)),
    ("llvm.x86.ssse3.psign", |f, s| f.with_sign(s)),
    ("llvm.x86.avx2.psign", |f, s| f.with_sign(s)),
    ("llvm.x86.sse41.pblendvb", |f, s| f.blend(s)),
    ("llvm.x86.sse41.blendvps", |f, s| f.blend(s)),
    ("llvm.x86.sse41.blendvpd", |f, s| f.blend(s)),
    ("llvm.x86.avx2.pblendvb", |f, s| f.blend(s)),
    ("llvm.x86.avx.blendv", |f, s| f.blend(s)),
    ("llvm.x86.sse41.phminposuw", |f, s| f.smallest_and_place(s)),
    ("llvm.x86.sse41.ptestz", |f, s| f.test_bits(s, true, false)),
    ("llvm.x86.sse41.ptestc", |f, s| f.test_bits(s, false, true)),
    ("llvm.x86.sse41.ptestnzc", |f, s| f.test_bits(s, false, false)),
    ("llvm.x86.avx.ptestz", |f, s| f.test_bits(s, true, false)),
    ("llvm.x86.avx.ptestc", |f, s| f.test_bits(s, false, true)),
    ("llvm.x86.avx.ptestnzc", |f, s| f.test_bits(s, false, false)),
];

/// The lanes of an argument.
pub(super) type Lanes = Vec<(Opnd, Leaf)>;

impl FunctionLowering<'_, '_> {
    /// The result, leaf by leaf.
    pub(super) fn put(&mut self, site: &Site<'_>, values: &[Opnd]) -> Res {
        let shape = self.shape(site.inst.ty)?;
        if shape.leaves.len() != values.len() {
            return Err(Lack(format!("{} with another result", site.name)));
        }
        let dst = self.result(site.inst)?;
        for (leaf, value) in shape.leaves.iter().zip(values) {
            self.copy(Reg(dst.0 + leaf.slot), *value, limbs(u32::from(leaf.bits)));
        }
        Ok(())
    }

    /// The lanes of the first two arguments, as many of each.
    pub(super) fn two(&mut self, site: &Site<'_>) -> Res<(Lanes, Lanes)> {
        let (a, b) = (self.lanes_of(site, 0)?, self.lanes_of(site, 1)?);
        if a.len() != b.len() {
            return Err(Lack(format!("{} of vectors of different lengths", site.name)));
        }
        Ok((a, b))
    }

    /// `lhs op number`.
    pub(super) fn int_by(&mut self, op: IntOp, width: u16, lhs: Opnd, number: u64) -> Opnd {
        let number = self.word(number);
        self.int(op, width, lhs, number)
    }

    /// Extends with the sign or zeros.
    pub(super) fn extended(&mut self, signed: bool, from: u16, to: u16, src: Opnd) -> Opnd {
        let dst = self.temp(limbs(u32::from(to)));
        self.resize(signed, from, to, dst, src);
        Opnd::reg(dst)
    }

    /// Is the topmost bit set?
    pub(super) fn sign(&mut self, width: u16, value: Opnd) -> Opnd {
        let zero = self.word(0);
        self.test(Pred::Slt, width, value, zero)
    }

    /// A signed number as the nearest that `to` bits hold.
    fn narrowed(&mut self, from: u16, to: u16, signed: bool, value: Opnd) -> Opnd {
        let ones = |bits: u16| u64::MAX >> (64 - bits);
        let (low, high) = if signed { (ones(from) & !ones(to - 1), ones(to - 1)) } else { (0, ones(to)) };
        let value = self.int_by(IntOp::SMax, from, value, low);
        let value = self.int_by(IntOp::SMin, from, value, high);
        self.resized(from, to, value)
    }

    fn sign_mask(&mut self, site: &Site<'_>) -> Res {
        let mut mask = self.word(0);
        for (i, (lane, leaf)) in self.lanes_of(site, 0)?.into_iter().enumerate() {
            let sign = self.sign(leaf.bits, lane);
            let sign = self.resized(1, 32, sign);
            let placed = self.int_by(IntOp::Shl, 32, sign, i as u64);
            mask = self.int(IntOp::Or, 32, mask, placed);
        }
        self.put(site, &[mask])
    }

    fn sum_of_differences(&mut self, site: &Site<'_>) -> Res {
        let (a, b) = self.two(site)?;
        let mut sums = Vec::new();
        for (a, b) in a.chunks(8).zip(b.chunks(8)) {
            let mut sum = self.word(0);
            for ((a, _), (b, _)) in a.iter().zip(b) {
                let difference = self.difference(*a, *b, 64);
                sum = self.int(IntOp::Add, 64, sum, difference);
            }
            sums.push(sum);
        }
        self.put(site, &sums)
    }

    /// How far two bytes are apart, as a number of some width.
    fn difference(&mut self, a: Opnd, b: Opnd, width: u16) -> Opnd {
        let (high, low) = (self.int(IntOp::UMax, 8, a, b), self.int(IntOp::UMin, 8, a, b));
        let difference = self.int(IntOp::Sub, 8, high, low);
        self.resized(8, width, difference)
    }

    /// Four bytes of the second operand against each four neighbours of eleven of the first: the differences, added. Three bits of
    /// the number say for each 128 bits where both begin.
    fn sums_along(&mut self, site: &Site<'_>) -> Res {
        let (a, b) = self.two(site)?;
        let mut control = site.constant(2)?;
        let are_bytes =
            |lanes: &[(Opnd, Leaf)]| matches!(lanes.len(), 16 | 32) && lanes.iter().all(|(_, l)| l.bits == 8);
        if !are_bytes(&a) || a.len() != b.len() {
            return Err(Lack(format!("{} of other operands", site.name)));
        }
        let mut sums = Vec::new();
        for (a, b) in a.chunks(16).zip(b.chunks(16)) {
            let (along, block) = ((control >> 2 & 1) as usize * 4, (control & 3) as usize * 4);
            control >>= 3;
            for i in 0..8 {
                let mut sum = self.word(0);
                for k in 0..4 {
                    let difference = self.difference(a[along + i + k].0, b[block + k].0, 16);
                    sum = self.int(IntOp::Add, 16, sum, difference);
                }
                sums.push(sum);
            }
        }
        self.put(site, &sums)
    }

    fn unaligned_load(&mut self, site: &Site<'_>) -> Res {
        let shape = self.shape(site.inst.ty)?;
        let (addr, dst) = (self.arg(site, 0)?, self.result(site.inst)?);
        self.load_to(&shape, dst, addr, 1, false)
    }

    /// Products at twice the width, added in pairs.
    fn pairs_added(&mut self, site: &Site<'_>, signed: [bool; 2]) -> Res<Vec<Opnd>> {
        let (a, b) = self.two(site)?;
        let mut products = Vec::new();
        for ((a, leaf), (b, _)) in a.into_iter().zip(b) {
            let a = self.extended(signed[0], leaf.bits, 32, a);
            let b = self.extended(signed[1], leaf.bits, 32, b);
            products.push(self.int(IntOp::Mul, 32, a, b));
        }
        Ok(products.chunks_exact(2).map(|pair| self.int(IntOp::Add, 32, pair[0], pair[1])).collect())
    }

    fn products_of_pairs(&mut self, site: &Site<'_>) -> Res {
        let sums = self.pairs_added(site, [true, true])?;
        self.put(site, &sums)
    }

    /// Unsigned bytes with signed ones; the sums saturate.
    fn products_of_bytes(&mut self, site: &Site<'_>) -> Res {
        let sums = self.pairs_added(site, [false, true])?;
        let sums: Vec<_> = sums.into_iter().map(|sum| self.narrowed(32, 16, true, sum)).collect();
        self.put(site, &sums)
    }

    /// 16 bits of a product of 32.
    fn product_part(&mut self, site: &Site<'_>, signed: bool, part: impl Fn(&mut Self, Opnd) -> Opnd) -> Res {
        let (a, b) = self.two(site)?;
        let mut values = Vec::new();
        for ((a, leaf), (b, _)) in a.into_iter().zip(b) {
            let (a, b) = (self.extended(signed, leaf.bits, 32, a), self.extended(signed, leaf.bits, 32, b));
            let product = self.int(IntOp::Mul, 32, a, b);
            let value = part(self, product);
            values.push(self.resized(32, leaf.bits, value));
        }
        self.put(site, &values)
    }

    /// Bits 15 to 30, rounded by bit 14.
    fn rounded_high(&mut self, product: Opnd) -> Opnd {
        let value = self.int_by(IntOp::AShr, 32, product, 14);
        let value = self.int_by(IntOp::Add, 32, value, 1);
        self.int_by(IntOp::LShr, 32, value, 1)
    }

    /// In each 128 bits the lanes of the first argument, then those of the second, at half the width.
    fn pack(&mut self, site: &Site<'_>, signed: bool) -> Res {
        let mut values = Vec::new();
        for (lane, leaf) in self.blocks(site)? {
            values.push(self.narrowed(leaf.bits, leaf.bits / 2, signed, lane));
        }
        self.put(site, &values)
    }

    /// The lanes of both arguments: 128 bits of the first, 128 bits of the second, and so on.
    pub(super) fn blocks(&mut self, site: &Site<'_>) -> Res<Lanes> {
        let (a, b) = self.two(site)?;
        let block = a.first().map_or(1, |(_, leaf)| usize::from(128 / leaf.bits.clamp(8, 64)));
        Ok(a.chunks(block).zip(b.chunks(block)).flat_map(|(a, b)| [a, b].concat()).collect())
    }

    /// A shift by any count; by the width or more, nothing of the value is left but its sign.
    fn shifted(&mut self, op: IntOp, width: u16, value: Opnd, count: Opnd, count_width: u16) -> Opnd {
        let last = self.word(u64::from(width) - 1);
        let far = self.test(Pred::Ugt, count_width, count, last);
        let amount = self.int(IntOp::UMin, count_width, count, last);
        let amount = self.resized(count_width, width, amount);
        let value = self.int(op, width, value, amount);
        if op == IntOp::AShr {
            return value;
        }
        let zero = self.word(0);
        self.chosen(width, far, zero, value)
    }

    /// All lanes by a number, or by the lower half of a vector.
    fn shift_all(&mut self, site: &Site<'_>, op: IntOp) -> Res {
        let (lanes, counts) = (self.lanes_of(site, 0)?, self.lanes_of(site, 1)?);
        let (mut count, mut width) = (counts[0].0, counts[0].1.bits);
        if counts.len() > 1 {
            let mut whole = self.word(0);
            for (i, (part, leaf)) in counts.iter().take(counts.len() / 2).enumerate() {
                let part = self.resized(leaf.bits, 64, *part);
                let placed = self.int_by(IntOp::Shl, 64, part, i as u64 * u64::from(leaf.bits));
                whole = self.int(IntOp::Or, 64, whole, placed);
            }
            (count, width) = (whole, 64);
        }
        let values: Vec<_> =
            lanes.into_iter().map(|(lane, leaf)| self.shifted(op, leaf.bits, lane, count, width)).collect();
        self.put(site, &values)
    }

    fn shift_each(&mut self, site: &Site<'_>, op: IntOp) -> Res {
        let (lanes, counts) = self.two(site)?;
        let shifted = lanes.into_iter().zip(counts);
        let values: Vec<_> = shifted
            .map(|((lane, leaf), (count, of))| self.shifted(op, leaf.bits, lane, count, of.bits))
            .collect();
        self.put(site, &values)
    }

    fn rounded_average(&mut self, site: &Site<'_>) -> Res {
        let (a, b) = self.two(site)?;
        let mut values = Vec::new();
        for ((a, leaf), (b, _)) in a.into_iter().zip(b) {
            let (a, b) = (self.resized(leaf.bits, 32, a), self.resized(leaf.bits, 32, b));
            let sum = self.int(IntOp::Add, 32, a, b);
            let sum = self.int_by(IntOp::Add, 32, sum, 1);
            let half = self.int_by(IntOp::LShr, 32, sum, 1);
            values.push(self.resized(32, leaf.bits, half));
        }
        self.put(site, &values)
    }

    /// The lane of a table whose length is a power of two, by the lower bits of an index.
    fn looked_up(&mut self, table: &[(Opnd, Leaf)], index: Opnd, index_width: u16) -> Opnd {
        let mut level: Vec<_> = table.iter().map(|(lane, _)| *lane).collect();
        let width = table[0].1.bits;
        let mut bit = 0;
        while level.len() > 1 {
            let odd = self.int_by(IntOp::LShr, index_width, index, bit);
            let odd = self.resized(index_width, 1, odd);
            level = level.chunks_exact(2).map(|pair| self.chosen(width, odd, pair[1], pair[0])).collect();
            bit += 1;
        }
        level[0]
    }

    fn shuffle_bytes(&mut self, site: &Site<'_>) -> Res {
        let (table, indices) = self.two(site)?;
        let mut values = Vec::new();
        for (table, indices) in table.chunks(16).zip(indices.chunks(16)) {
            for (index, _) in indices {
                let value = self.looked_up(table, *index, 8);
                let (none, zero) = (self.sign(8, *index), self.word(0));
                values.push(self.chosen(8, none, zero, value));
            }
        }
        self.put(site, &values)
    }

    fn permute(&mut self, site: &Site<'_>) -> Res {
        let (table, indices) = self.two(site)?;
        let values: Vec<_> =
            indices.into_iter().map(|(index, leaf)| self.looked_up(&table, index, leaf.bits)).collect();
        self.put(site, &values)
    }

    fn horizontal(&mut self, site: &Site<'_>, op: IntOp) -> Res {
        let lanes = self.blocks(site)?;
        let pairs = lanes.chunks_exact(2);
        let values: Vec<_> = pairs.map(|p| self.int(op, p[0].1.bits, p[0].0, p[1].0)).collect();
        self.put(site, &values)
    }

    fn horizontal_saturating(&mut self, site: &Site<'_>, op: OverflowOp) -> Res {
        let mut values = Vec::new();
        for pair in self.blocks(site)?.chunks_exact(2) {
            let dst = self.temp(1);
            self.emit(Inst::Saturating { op, width: pair[0].1.bits, dst, lhs: pair[0].0, rhs: pair[1].0 });
            values.push(Opnd::reg(dst));
        }
        self.put(site, &values)
    }

    /// The first, negated or zero where the second is.
    fn with_sign(&mut self, site: &Site<'_>) -> Res {
        let (a, b) = self.two(site)?;
        let mut values = Vec::new();
        for ((a, leaf), (b, _)) in a.into_iter().zip(b) {
            let (width, zero) = (leaf.bits, self.word(0));
            let negated = self.int(IntOp::Sub, width, zero, a);
            let negative = self.sign(width, b);
            let value = self.chosen(width, negative, negated, a);
            let none = self.test(Pred::Eq, width, b, zero);
            values.push(self.chosen(width, none, zero, value));
        }
        self.put(site, &values)
    }

    /// The second where the third is negative, else the first.
    fn blend(&mut self, site: &Site<'_>) -> Res {
        let ((a, b), masks) = (self.two(site)?, self.lanes_of(site, 2)?);
        let mut values = Vec::new();
        for (((a, leaf), (b, _)), (mask, of)) in a.into_iter().zip(b).zip(masks) {
            let negative = self.sign(of.bits, mask);
            values.push(self.chosen(leaf.bits, negative, b, a));
        }
        self.put(site, &values)
    }

    /// The smallest lane, then the first place it stands at.
    fn smallest_and_place(&mut self, site: &Site<'_>) -> Res {
        let lanes = self.lanes_of(site, 0)?;
        if lanes.len() != 8 {
            return Err(Lack(format!("{} with other types than its own", site.name)));
        }
        let mut best = self.word(u64::from(u32::MAX));
        for (i, (lane, leaf)) in lanes.iter().enumerate() {
            let key = self.resized(leaf.bits, 32, *lane);
            let key = self.int_by(IntOp::Shl, 32, key, 3);
            let key = self.int_by(IntOp::Or, 32, key, i as u64);
            best = self.int(IntOp::UMin, 32, best, key);
        }
        let mut values = vec![self.word(0); lanes.len()];
        let value = self.int_by(IntOp::LShr, 32, best, 3);
        let place = self.int_by(IntOp::And, 32, best, 7);
        (values[0], values[1]) = (self.resized(32, 16, value), self.resized(32, 16, place));
        self.put(site, &values)
    }

    /// Are the bits that both have, and those that only the second has, none? If neither is asked for: are there both?
    fn test_bits(&mut self, site: &Site<'_>, common: bool, rest: bool) -> Res {
        let (a, b) = self.two(site)?;
        self.test_lanes(site, a, b, common, rest)
    }

    pub(super) fn test_lanes(
        &mut self,
        site: &Site<'_>,
        a: Lanes,
        b: Lanes,
        common: bool,
        rest: bool,
    ) -> Res {
        let (mut both, mut second) = (self.word(0), self.word(0));
        let zero = self.word(0);
        for ((a, leaf), (b, _)) in a.into_iter().zip(b) {
            let width = leaf.bits;
            let shared = self.int(IntOp::And, width, a, b);
            let other = self.int(IntOp::Xor, width, shared, b);
            both = self.int(IntOp::Or, width, both, shared);
            second = self.int(IntOp::Or, width, second, other);
        }
        let both = self.test(if common { Pred::Eq } else { Pred::Ne }, 64, both, zero);
        let second = self.test(if rest { Pred::Eq } else { Pred::Ne }, 64, second, zero);
        let flag = match (common, rest) {
            (true, _) => both,
            (false, true) => second,
            (false, false) => self.int(IntOp::And, 1, both, second),
        };
        let flag = self.resized(1, 32, flag);
        self.put(site, &[flag])
    }
}
