//! x86's vector instructions on floats, SSE to AVX, as far as `<immintrin.h>` leaves them to the target. Those on one
//! element take the others from the first argument. Source: Intel's manual of instructions (SDM, volume 2).
//!
//! Approximations (`rcpps`, `rsqrtps`) differ from processor to processor and are lacking.

use super::{FunctionLowering, Row, Site};
use crate::ir::{FloatKind, FloatPredicate};
use crate::lower::layout::Leaf;
use crate::lower::{Lack, Res};
use crate::program::{FloatCast, FloatOp, FloatUnary, Inst, IntOp, Opnd};

pub(super) const ROWS: &[Row] = &[
    ("llvm.x86.sse.min", |f, s| f.extreme(s, FloatPredicate::Olt)),
    ("llvm.x86.sse2.min", |f, s| f.extreme(s, FloatPredicate::Olt)),
    ("llvm.x86.avx.min", |f, s| f.extreme(s, FloatPredicate::Olt)),
    ("llvm.x86.sse.max", |f, s| f.extreme(s, FloatPredicate::Ogt)),
    ("llvm.x86.sse2.max", |f, s| f.extreme(s, FloatPredicate::Ogt)),
    ("llvm.x86.avx.max", |f, s| f.extreme(s, FloatPredicate::Ogt)),
    ("llvm.x86.sse.cmp", |f, s| f.compared(s)),
    ("llvm.x86.sse2.cmp", |f, s| f.compared(s)),
    ("llvm.x86.avx.cmp", |f, s| f.compared(s)),
    ("llvm.x86.sse.comieq", |f, s| f.first_compared(s, FloatPredicate::Oeq)),
    ("llvm.x86.sse.comilt", |f, s| f.first_compared(s, FloatPredicate::Olt)),
    ("llvm.x86.sse.comile", |f, s| f.first_compared(s, FloatPredicate::Ole)),
    ("llvm.x86.sse.comigt", |f, s| f.first_compared(s, FloatPredicate::Ogt)),
    ("llvm.x86.sse.comige", |f, s| f.first_compared(s, FloatPredicate::Oge)),
    ("llvm.x86.sse.comineq", |f, s| f.first_compared(s, FloatPredicate::Une)),
    ("llvm.x86.sse.ucomieq", |f, s| f.first_compared(s, FloatPredicate::Oeq)),
    ("llvm.x86.sse.ucomilt", |f, s| f.first_compared(s, FloatPredicate::Olt)),
    ("llvm.x86.sse.ucomile", |f, s| f.first_compared(s, FloatPredicate::Ole)),
    ("llvm.x86.sse.ucomigt", |f, s| f.first_compared(s, FloatPredicate::Ogt)),
    ("llvm.x86.sse.ucomige", |f, s| f.first_compared(s, FloatPredicate::Oge)),
    ("llvm.x86.sse.ucomineq", |f, s| f.first_compared(s, FloatPredicate::Une)),
    ("llvm.x86.sse2.comieq", |f, s| f.first_compared(s, FloatPredicate::Oeq)),
    ("llvm.x86.sse2.comilt", |f, s| f.first_compared(s, FloatPredicate::Olt)),
    ("llvm.x86.sse2.comile", |f, s| f.first_compared(s, FloatPredicate::Ole)),
    ("llvm.x86.sse2.comigt", |f, s| f.first_compared(s, FloatPredicate::Ogt)),
    ("llvm.x86.sse2.comige", |f, s| f.first_compared(s, FloatPredicate::Oge)),
    ("llvm.x86.sse2.comineq", |f, s| f.first_compared(s, FloatPredicate::Une)),
    ("llvm.x86.sse2.ucomieq", |f, s| f.first_compared(s, FloatPredicate::Oeq)),
    ("llvm.x86.sse2.ucomilt", |f, s| f.first_compared(s, FloatPredicate::Olt)),
    ("llvm.x86.sse2.ucomile", |f, s| f.first_compared(s, FloatPredicate::Ole)),
    ("llvm.x86.sse2.ucomigt", |f, s| f.first_compared(s, FloatPredicate::Ogt)),
    ("llvm.x86.sse2.ucomige", |f, s| f.first_compared(s, FloatPredicate::Oge)),
    ("llvm.x86.sse2.ucomineq", |f, s| f.first_compared(s, FloatPredicate::Une)),
    ("llvm.x86.sse.cvtss2si", |f, s| f.integers_of(s, FloatUnary::Rint)),
    ("llvm.x86.sse.cvtss2si64", |f, s| f.integers_of(s, FloatUnary::Rint)),
    ("llvm.x86.sse.cvttss2si", |f, s| f.integers_of(s, FloatUnary::Trunc)),
    ("llvm.x86.sse.cvttss2si64", |f, s| f.integers_of(s, FloatUnary::Trunc)),
    ("llvm.x86.sse2.cvtsd2si", |f, s| f.integers_of(s, FloatUnary::Rint)),
    ("llvm.x86.sse2.cvtsd2si64", |f, s| f.integers_of(s, FloatUnary::Rint)),
    ("llvm.x86.sse2.cvttsd2si", |f, s| f.integers_of(s, FloatUnary::Trunc)),
    ("llvm.x86.sse2.cvttsd2si64", |f, s| f.integers_of(s, FloatUnary::Trunc)),
    ("llvm.x86.sse2.cvtps2dq", |f, s| f.integers_of(s, FloatUnary::Rint)),
    ("llvm.x86.sse2.cvttps2dq", |f, s| f.integers_of(s, FloatUnary::Trunc)),
    ("llvm.x86.sse2.cvtpd2dq", |f, s| f.integers_of(s, FloatUnary::Rint)),
    ("llvm.x86.sse2.cvttpd2dq", |f, s| f.integers_of(s, FloatUnary::Trunc)),
    ("llvm.x86.avx.cvt.ps2dq", |f, s| f.integers_of(s, FloatUnary::Rint)),
    ("llvm.x86.avx.cvtt.ps2dq", |f, s| f.integers_of(s, FloatUnary::Trunc)),
    ("llvm.x86.avx.cvt.pd2dq", |f, s| f.integers_of(s, FloatUnary::Rint)),
    ("llvm.x86.avx.cvtt.pd2dq", |f, s| f.integers_of(s, FloatUnary::Trunc)),
    ("llvm.x86.sse2.cvtsd2ss", |f, s| f.first_narrowed(s)),
    ("llvm.x86.sse2.cvtpd2ps", |f, s| f.floats_narrowed(s)),
    ("llvm.x86.avx.cvt.pd2.ps", |f, s| f.floats_narrowed(s)),
    ("llvm.x86.sse3.hadd", |f, s| f.floats_in_pairs(s, FloatOp::Add)),
    ("llvm.x86.sse3.hsub", |f, s| f.floats_in_pairs(s, FloatOp::Sub)),
    ("llvm.x86.avx.hadd", |f, s| f.floats_in_pairs(s, FloatOp::Add)),
    ("llvm.x86.avx.hsub", |f, s| f.floats_in_pairs(s, FloatOp::Sub)),
    ("llvm.x86.sse3.addsub", |f, s| f.in_turn(s)),
    ("llvm.x86.avx.addsub", |f, s| f.in_turn(s)),
    ("llvm.x86.sse41.dpps", |f, s| f.dot_product(s)),
    ("llvm.x86.sse41.dppd", |f, s| f.dot_product(s)),
    ("llvm.x86.avx.dp.ps", |f, s| f.dot_product(s)),
    ("llvm.x86.sse41.insertps", |f, s| f.float_inserted(s)),
    ("llvm.x86.sse41.round", |f, s| f.rounded_lanes(s)),
    ("llvm.x86.avx.round", |f, s| f.rounded_lanes(s)),
];

fn kind(leaf: Leaf) -> Res<FloatKind> {
    leaf.float.ok_or_else(|| Lack("a float instruction on integers".into()))
}

/// Is the instruction on the first element alone?
fn is_scalar(site: &Site<'_>) -> bool {
    site.name.ends_with(".ss") || site.name.ends_with(".sd")
}

impl FunctionLowering<'_, '_> {
    fn float_test(&mut self, pred: FloatPredicate, kind: FloatKind, lhs: Opnd, rhs: Opnd) -> Opnd {
        let dst = self.temp(1);
        self.emit(Inst::FloatCmp { pred, kind, dst, lhs, rhs });
        Opnd::reg(dst)
    }

    fn float_of(&mut self, op: FloatOp, kind: FloatKind, lhs: Opnd, rhs: Opnd) -> Opnd {
        let dst = self.temp(1);
        self.emit(Inst::Float { op, kind, dst, lhs, rhs });
        Opnd::reg(dst)
    }

    /// Lane by lane, or in the first lane.
    fn each_float(
        &mut self,
        site: &Site<'_>,
        lane: impl Fn(&mut Self, Leaf, FloatKind, Opnd, Opnd) -> Opnd,
    ) -> Res {
        let (a, b) = self.two(site)?;
        let mut values = Vec::new();
        for (i, ((a, leaf), (b, _))) in a.into_iter().zip(b).enumerate() {
            let kind = kind(leaf)?;
            values.push(if i > 0 && is_scalar(site) { a } else { lane(self, leaf, kind, a, b) });
        }
        self.put(site, &values)
    }

    /// The first if it compares so with the second, else the second: also where one is no number, or both are zeros.
    fn extreme(&mut self, site: &Site<'_>, pred: FloatPredicate) -> Res {
        self.each_float(site, |f, leaf, kind, a, b| {
            let first = f.float_test(pred, kind, a, b);
            f.chosen(leaf.bits, first, a, b)
        })
    }

    /// All bits of a lane set, or none. Which predicates signal makes no difference here.
    fn compared(&mut self, site: &Site<'_>) -> Res {
        use FloatPredicate as P;
        const PREDICATES: [P; 16] = [
            P::Oeq,
            P::Olt,
            P::Ole,
            P::Uno,
            P::Une,
            P::Uge,
            P::Ugt,
            P::Ord,
            P::Ueq,
            P::Ult,
            P::Ule,
            P::False,
            P::One,
            P::Oge,
            P::Ogt,
            P::True,
        ];
        let pred = PREDICATES[site.constant(2)? as usize & 15];
        self.each_float(site, |f, leaf, kind, a, b| {
            let is = f.float_test(pred, kind, a, b);
            f.extended(true, 1, leaf.bits, is)
        })
    }

    fn first_compared(&mut self, site: &Site<'_>, pred: FloatPredicate) -> Res {
        let (a, b) = self.two(site)?;
        let is = self.float_test(pred, kind(a[0].1)?, a[0].0, b[0].0);
        let is = self.resized(1, 32, is);
        self.put(site, &[is])
    }

    /// What does not fit becomes the smallest integer; lanes of the result that have no float become zero.
    fn integers_of(&mut self, site: &Site<'_>, op: FloatUnary) -> Res {
        let (lanes, result) = (self.lanes_of(site, 0)?, self.shape(site.inst.ty)?);
        let mut values = Vec::new();
        for (i, to) in result.leaves.iter().enumerate() {
            let Some((lane, leaf)) = lanes.get(i) else {
                values.push(self.word(0));
                continue;
            };
            let (kind, width) = (kind(*leaf)?, to.bits);
            let bound = |exponent: u64, negative: u64| match kind {
                FloatKind::Single => (127 + exponent) << 23 | negative << 31,
                _ => (1023 + exponent) << 52 | negative << 63,
            };
            let (low, high) =
                (self.word(bound(u64::from(width) - 1, 1)), self.word(bound(u64::from(width) - 1, 0)));
            let whole = self.temp(1);
            self.emit(Inst::FloatUnary { op, kind, dst: whole, src: *lane });
            let whole = Opnd::reg(whole);
            let above = self.float_test(FloatPredicate::Oge, kind, whole, low);
            let below = self.float_test(FloatPredicate::Olt, kind, whole, high);
            let fits = self.int(IntOp::And, 1, above, below);
            let (number, smallest) = (self.temp(1), self.word(1 << (width - 1)));
            let op = FloatCast::ToInt { from: kind, width, signed: true, saturate: true, promised: false };
            self.emit(Inst::FloatCast { op, dst: number, src: whole });
            values.push(self.chosen(width, fits, Opnd::reg(number), smallest));
        }
        self.put(site, &values)
    }

    /// The second's first element as the first's kind of float.
    fn first_narrowed(&mut self, site: &Site<'_>) -> Res {
        let (a, b) = (self.lanes_of(site, 0)?, self.lanes_of(site, 1)?);
        let op = FloatCast::Float { from: kind(b[0].1)?, to: kind(a[0].1)? };
        let dst = self.temp(1);
        self.emit(Inst::FloatCast { op, dst, src: b[0].0 });
        let mut values: Vec<_> = a.into_iter().map(|(lane, _)| lane).collect();
        values[0] = Opnd::reg(dst);
        self.put(site, &values)
    }

    /// All lanes as the result's kind of float, with zeros behind them.
    fn floats_narrowed(&mut self, site: &Site<'_>) -> Res {
        let (lanes, result) = (self.lanes_of(site, 0)?, self.shape(site.inst.ty)?);
        let mut values = Vec::new();
        for (i, to) in result.leaves.iter().enumerate() {
            let Some((lane, from)) = lanes.get(i) else {
                values.push(self.word(0));
                continue;
            };
            let dst = self.temp(1);
            let op = FloatCast::Float { from: kind(*from)?, to: kind(*to)? };
            self.emit(Inst::FloatCast { op, dst, src: *lane });
            values.push(Opnd::reg(dst));
        }
        self.put(site, &values)
    }

    fn floats_in_pairs(&mut self, site: &Site<'_>, op: FloatOp) -> Res {
        let mut values = Vec::new();
        for pair in self.blocks(site)?.chunks_exact(2) {
            values.push(self.float_of(op, kind(pair[0].1)?, pair[0].0, pair[1].0));
        }
        self.put(site, &values)
    }

    /// Differences and sums in turn.
    fn in_turn(&mut self, site: &Site<'_>) -> Res {
        let (a, b) = self.two(site)?;
        let mut values = Vec::new();
        for (i, ((a, leaf), (b, _))) in a.into_iter().zip(b).enumerate() {
            let op = if i % 2 == 0 { FloatOp::Sub } else { FloatOp::Add };
            values.push(self.float_of(op, kind(leaf)?, a, b));
        }
        self.put(site, &values)
    }

    /// In each 128 bits: products of the lanes that the upper half of the third argument names, added in pairs, to the lanes
    /// that the lower half names.
    fn dot_product(&mut self, site: &Site<'_>) -> Res {
        let ((a, b), which) = (self.two(site)?, site.constant(2)?);
        let (zero, block) = (self.word(0), 128 / usize::from(a[0].1.bits));
        let mut values = Vec::new();
        for (a, b) in a.chunks(block).zip(b.chunks(block)) {
            let mut parts = Vec::new();
            for (i, ((a, leaf), (b, _))) in a.iter().zip(b).enumerate() {
                let taken = which >> (4 + i) & 1 != 0;
                parts.push(if taken { self.float_of(FloatOp::Mul, kind(*leaf)?, *a, *b) } else { zero });
            }
            while parts.len() > 1 {
                let kind = kind(a[0].1)?;
                parts = parts.chunks(2).map(|p| self.float_of(FloatOp::Add, kind, p[0], p[1])).collect();
            }
            values.extend((0..block).map(|i| if which >> i & 1 != 0 { parts[0] } else { zero }));
        }
        self.put(site, &values)
    }

    /// A lane of the second argument in the first, and zeros, where the third says.
    fn float_inserted(&mut self, site: &Site<'_>) -> Res {
        let ((a, b), how) = (self.two(site)?, site.constant(2)? as usize);
        let mut values: Vec<_> = a.into_iter().map(|(lane, _)| lane).collect();
        let (Some(to), Some(from)) = (values.get_mut(how >> 4 & 3), b.get(how >> 6 & 3)) else {
            return Err(Lack(format!("{} with other types than its own", site.name)));
        };
        *to = from.0;
        for (i, value) in values.iter_mut().enumerate() {
            if how >> i & 1 != 0 {
                *value = self.word(0);
            }
        }
        self.put(site, &values)
    }

    /// `roundps(a, how)`, `roundss(a, b, how)`.
    fn rounded_lanes(&mut self, site: &Site<'_>) -> Res {
        let scalar = is_scalar(site);
        let op = match site.constant(if scalar { 2 } else { 1 })? & 7 {
            0 => FloatUnary::RoundEven,
            1 => FloatUnary::Floor,
            2 => FloatUnary::Ceil,
            3 => FloatUnary::Trunc,
            _ => FloatUnary::Rint,
        };
        let from = self.lanes_of(site, usize::from(scalar))?;
        let mut values: Vec<_> = self.lanes_of(site, 0)?.into_iter().map(|(lane, _)| lane).collect();
        for (value, (lane, leaf)) in values.iter_mut().zip(from).take(if scalar { 1 } else { usize::MAX }) {
            let dst = self.temp(1);
            self.emit(Inst::FloatUnary { op, kind: kind(leaf)?, dst, src: lane });
            *value = Opnd::reg(dst);
        }
        self.put(site, &values)
    }
}
