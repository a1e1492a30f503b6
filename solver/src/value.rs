//! Bit-vector values of any width: the arithmetic of SMT-LIB's `QF_BV` over limbs.
//!
//! Values are little-endian limbs of 64 bits; bits from the width on are zero. Division is the schoolbook's
//! bit by bit: wide divisions are rare, and a value is never on a hot path (those of at most 64 bits are
//! computed by [`crate::semantics`] on machine words).

use smallvec::{SmallVec, smallvec};
use std::cmp::Ordering;
use std::fmt;

/// The limbs of a value, least significant first.
pub type Limbs = SmallVec<[u64; 2]>;

/// A bit-vector value.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct BvValue {
    width: u32,
    limbs: Limbs,
}

/// A word with the low `width` bits set, for widths up to 64.
#[must_use]
pub const fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

impl BvValue {
    /// Zero.
    #[must_use]
    pub fn zero(width: u32) -> BvValue {
        BvValue { width, limbs: smallvec![0; width.div_ceil(64) as usize] }
    }

    /// All bits set.
    #[must_use]
    pub fn ones(width: u32) -> BvValue {
        BvValue { width, limbs: smallvec![u64::MAX; width.div_ceil(64) as usize] }.normal()
    }

    /// The value modulo `2^width`.
    #[must_use]
    pub fn from_u64(width: u32, value: u64) -> BvValue {
        let mut v = BvValue::zero(width);
        v.limbs[0] = value;
        v.normal()
    }

    /// The limbs modulo `2^width`; missing limbs are zero.
    #[must_use]
    pub fn from_limbs(width: u32, limbs: &[u64]) -> BvValue {
        let mut v = BvValue::zero(width);
        for (to, from) in v.limbs.iter_mut().zip(limbs) {
            *to = *from;
        }
        v.normal()
    }

    /// The value modulo `2^width`.
    pub(crate) fn from_double(width: u32, value: u128) -> BvValue {
        BvValue::from_limbs(width, &[value as u64, (value >> 64) as u64])
    }

    fn normal(mut self) -> BvValue {
        let rest = self.width % 64;
        if rest != 0
            && let Some(top) = self.limbs.last_mut()
        {
            *top &= mask(rest);
        }
        self
    }

    /// The number of bits.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The limbs, least significant first.
    #[must_use]
    pub fn limbs(&self) -> &[u64] {
        &self.limbs
    }

    /// The low 64 bits.
    #[must_use]
    pub fn low(&self) -> u64 {
        self.limbs[0]
    }

    /// The low 128 bits.
    pub(crate) fn double(&self) -> u128 {
        u128::from(self.low()) | u128::from(self.limbs.get(1).copied().unwrap_or(0)) << 64
    }

    /// The value, if it fits 64 bits.
    #[must_use]
    pub fn to_u64(&self) -> Option<u64> {
        self.limbs[1..].iter().all(|l| *l == 0).then(|| self.limbs[0])
    }

    /// Whether the value is zero.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.limbs.iter().all(|l| *l == 0)
    }

    /// Whether every bit is set.
    #[must_use]
    pub fn is_ones(&self) -> bool {
        *self == BvValue::ones(self.width)
    }

    /// Bit `i`; false beyond the width.
    #[must_use]
    pub fn bit(&self, i: u32) -> bool {
        self.limbs.get((i / 64) as usize).is_some_and(|l| l >> (i % 64) & 1 == 1)
    }

    /// The most significant bit.
    #[must_use]
    pub fn sign(&self) -> bool {
        self.bit(self.width - 1)
    }

    fn set_bit(&mut self, i: u32) {
        self.limbs[(i / 64) as usize] |= 1 << (i % 64);
    }

    fn zip(&self, other: &BvValue, f: impl Fn(u64, u64) -> u64) -> BvValue {
        debug_assert_eq!(self.width, other.width);
        let limbs = self.limbs.iter().zip(&other.limbs).map(|(a, b)| f(*a, *b)).collect();
        BvValue { width: self.width, limbs }.normal()
    }

    /// `bvnot`
    #[must_use]
    pub fn not(&self) -> BvValue {
        BvValue { width: self.width, limbs: self.limbs.iter().map(|l| !l).collect() }.normal()
    }

    /// `bvand`
    #[must_use]
    pub fn and(&self, other: &BvValue) -> BvValue {
        self.zip(other, |a, b| a & b)
    }

    /// `bvor`
    #[must_use]
    pub fn or(&self, other: &BvValue) -> BvValue {
        self.zip(other, |a, b| a | b)
    }

    /// `bvxor`
    #[must_use]
    pub fn xor(&self, other: &BvValue) -> BvValue {
        self.zip(other, |a, b| a ^ b)
    }

    fn add_carry(&self, other: &BvValue, mut carry: bool) -> BvValue {
        debug_assert_eq!(self.width, other.width);
        let mut out = BvValue::zero(self.width);
        for (i, to) in out.limbs.iter_mut().enumerate() {
            let (s, c1) = self.limbs[i].overflowing_add(other.limbs[i]);
            let (s, c2) = s.overflowing_add(u64::from(carry));
            *to = s;
            carry = c1 | c2;
        }
        out.normal()
    }

    /// `bvadd`
    #[must_use]
    pub fn add(&self, other: &BvValue) -> BvValue {
        self.add_carry(other, false)
    }

    /// `bvsub`
    #[must_use]
    pub fn sub(&self, other: &BvValue) -> BvValue {
        self.add_carry(&other.not(), true)
    }

    /// `bvneg`
    #[must_use]
    pub fn neg(&self) -> BvValue {
        BvValue::zero(self.width).sub(self)
    }

    /// `bvmul`
    #[must_use]
    pub fn mul(&self, other: &BvValue) -> BvValue {
        debug_assert_eq!(self.width, other.width);
        let mut out = BvValue::zero(self.width);
        let n = out.limbs.len();
        for (i, a) in self.limbs.iter().enumerate().filter(|(_, a)| **a != 0) {
            let mut carry = 0u128;
            for j in 0..n - i {
                let t = u128::from(*a) * u128::from(other.limbs[j]) + u128::from(out.limbs[i + j]) + carry;
                out.limbs[i + j] = t as u64;
                carry = t >> 64;
            }
        }
        out.normal()
    }

    /// Quotient and remainder; by zero all ones and the dividend.
    #[must_use]
    pub fn udivrem(&self, by: &BvValue) -> (BvValue, BvValue) {
        if by.is_zero() {
            return (BvValue::ones(self.width), self.clone());
        }
        let mut quotient = BvValue::zero(self.width);
        let mut rest = BvValue::zero(self.width);
        for i in (0..self.width).rev() {
            let carried = rest.sign();
            rest = rest.shl_by(1);
            if self.bit(i) {
                rest.set_bit(0);
            }
            if carried || rest.ucmp(by) != Ordering::Less {
                rest = rest.sub(by);
                quotient.set_bit(i);
            }
        }
        (quotient, rest)
    }

    fn abs(&self) -> BvValue {
        if self.sign() { self.neg() } else { self.clone() }
    }

    /// `bvsdiv`
    #[must_use]
    pub fn sdiv(&self, by: &BvValue) -> BvValue {
        let q = self.abs().udivrem(&by.abs()).0;
        if self.sign() != by.sign() { q.neg() } else { q }
    }

    /// `bvsrem`
    #[must_use]
    pub fn srem(&self, by: &BvValue) -> BvValue {
        let r = self.abs().udivrem(&by.abs()).1;
        if self.sign() { r.neg() } else { r }
    }

    /// A shift amount, or `None` when it is the width or more.
    fn amount(&self) -> Option<u32> {
        self.to_u64().filter(|n| *n < u64::from(self.width)).map(|n| n as u32)
    }

    fn shl_by(&self, n: u32) -> BvValue {
        let mut out = BvValue::zero(self.width);
        let (limb, bit) = ((n / 64) as usize, n % 64);
        for i in limb..out.limbs.len() {
            let mut l = self.limbs[i - limb] << bit;
            if bit != 0 && i > limb {
                l |= self.limbs[i - limb - 1] >> (64 - bit);
            }
            out.limbs[i] = l;
        }
        out.normal()
    }

    fn lshr_by(&self, n: u32) -> BvValue {
        let mut out = BvValue::zero(self.width);
        let (limb, bit) = ((n / 64) as usize, n % 64);
        let len = self.limbs.len();
        for i in 0..len.saturating_sub(limb) {
            let mut l = self.limbs[i + limb] >> bit;
            if bit != 0 && i + limb + 1 < len {
                l |= self.limbs[i + limb + 1] << (64 - bit);
            }
            out.limbs[i] = l;
        }
        out
    }

    /// `bvshl`
    #[must_use]
    pub fn shl(&self, by: &BvValue) -> BvValue {
        by.amount().map_or_else(|| BvValue::zero(self.width), |n| self.shl_by(n))
    }

    /// `bvlshr`
    #[must_use]
    pub fn lshr(&self, by: &BvValue) -> BvValue {
        by.amount().map_or_else(|| BvValue::zero(self.width), |n| self.lshr_by(n))
    }

    /// `bvashr`
    #[must_use]
    pub fn ashr(&self, by: &BvValue) -> BvValue {
        if self.sign() { self.not().lshr(by).not() } else { self.lshr(by) }
    }

    /// `concat`, with `self` above `low`.
    #[must_use]
    pub fn concat(&self, low: &BvValue) -> BvValue {
        let width = self.width + low.width;
        self.zext(width).shl_by(low.width).or(&low.zext(width))
    }

    /// Bits `lo..=hi`.
    #[must_use]
    pub fn extract(&self, hi: u32, lo: u32) -> BvValue {
        debug_assert!(lo <= hi && hi < self.width);
        let mut out = BvValue::zero(hi - lo + 1);
        let (limb, bit) = ((lo / 64) as usize, lo % 64);
        for (i, to) in out.limbs.iter_mut().enumerate() {
            *to = self.limbs[i + limb] >> bit;
            if bit != 0
                && let Some(above) = self.limbs.get(i + limb + 1)
            {
                *to |= above << (64 - bit);
            }
        }
        out.normal()
    }

    /// Extended with zeros to `width`.
    #[must_use]
    pub fn zext(&self, width: u32) -> BvValue {
        BvValue::from_limbs(width, &self.limbs)
    }

    /// Extended with copies of the sign to `width`.
    #[must_use]
    pub fn sext(&self, width: u32) -> BvValue {
        if self.sign() { self.not().zext(width).not() } else { self.zext(width) }
    }

    /// Unsigned order.
    #[must_use]
    pub fn ucmp(&self, other: &BvValue) -> Ordering {
        self.limbs.iter().rev().cmp(other.limbs.iter().rev())
    }

    /// Signed order.
    #[must_use]
    pub fn scmp(&self, other: &BvValue) -> Ordering {
        other.sign().cmp(&self.sign()).then_with(|| self.ucmp(other))
    }
}

impl fmt::Display for BvValue {
    /// As an SMT-LIB literal: hexadecimal where the width allows it, else binary.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.width.is_multiple_of(4) {
            f.write_str("#x")?;
            for i in (0..self.width / 4).rev() {
                write!(f, "{:x}", self.limbs[(i / 16) as usize] >> (i % 16 * 4) & 15)?;
            }
        } else {
            f.write_str("#b")?;
            for i in (0..self.width).rev() {
                f.write_str(if self.bit(i) { "1" } else { "0" })?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for BvValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::semantics;
    use crate::term::Kind;
    use rand::rngs::SmallRng;
    use rand::{Rng, SeedableRng};

    /// The SMT-LIB definitions over `u128`, for widths up to 128.
    fn defined(kind: Kind, w: u32, a: u128, b: u128) -> u128 {
        let m = u128::MAX >> (128 - w);
        let signed = |v: u128| ((v << (128 - w)) as i128) >> (128 - w);
        let n = u32::try_from(b).unwrap_or(u32::MAX).min(w);
        (match kind {
            Kind::Not => !a,
            Kind::Neg => a.wrapping_neg(),
            Kind::And => a & b,
            Kind::Or => a | b,
            Kind::Xor => a ^ b,
            Kind::Add => a.wrapping_add(b),
            Kind::Mul => a.wrapping_mul(b),
            Kind::Udiv => a.checked_div(b).unwrap_or(m),
            Kind::Urem => a.checked_rem(b).unwrap_or(a),
            Kind::Sdiv if b == 0 => {
                if signed(a) < 0 {
                    1
                } else {
                    m
                }
            }
            Kind::Sdiv => signed(a).wrapping_div(signed(b)) as u128,
            Kind::Srem if b == 0 => a,
            Kind::Srem => signed(a).wrapping_rem(signed(b)) as u128,
            Kind::Shl => a.checked_shl(n).filter(|_| n < w).unwrap_or(0),
            Kind::Lshr => a.checked_shr(n).filter(|_| n < w).unwrap_or(0),
            Kind::Ashr => (signed(a) >> n.min(127)) as u128,
            Kind::Eq => u128::from(a == b),
            Kind::Ult => u128::from(a < b),
            _ => u128::from(signed(a) < signed(b)),
        }) & m
    }

    #[test]
    fn both_semantics_are_the_definitions() {
        let mut rng = SmallRng::seed_from_u64(5);
        let kinds = &Kind::ALL[Kind::Not as usize..=Kind::Ashr as usize];
        let compares = [Kind::Eq, Kind::Ult, Kind::Slt];
        for round in 0..12_000u32 {
            let w = 1 + round % 128;
            let m = u128::MAX >> (128 - w);
            let mut pick = || match rng.random_range(0..7) {
                0 => 0,
                1 => m,
                2 => m ^ m >> 1,
                3 => rng.random_range(0..140) & m,
                4 => 1 << rng.random_range(0..w),
                _ => rng.random::<u128>() & m,
            };
            let (a, b) = (pick(), pick());
            let wide = |v: u128| BvValue::from_double(w, v);
            for kind in kinds.iter().chain(&compares) {
                let width = if compares.contains(kind) { 1 } else { w };
                let expected = defined(*kind, w, a, b);
                let v = semantics::wide(*kind, width, 0, &wide(a), &wide(b));
                assert_eq!(
                    v,
                    BvValue::from_limbs(width, wide(expected).limbs()),
                    "{kind:?} {w} {a:#x} {b:#x}"
                );
                assert_eq!(
                    semantics::double(*kind, width, w, a, b, 0),
                    expected,
                    "{kind:?} {w} {a:#x} {b:#x}"
                );
                if w <= 64 {
                    assert_eq!(
                        semantics::small(*kind, width, w, a as u64, b as u64, 0),
                        expected as u64,
                        "{kind:?} {w} {a:#x} {b:#x}"
                    );
                }
            }
            let low = 1 + round / 128 % w;
            let (hi, lo) = (w - 1, w - low);
            let part = wide(a).extract(hi, lo);
            assert_eq!(part, BvValue::from_limbs(low, wide(a >> lo).limbs()));
            assert_eq!(part.double(), semantics::double(Kind::Extract, low, w, a, lo.into(), 0));
            if w < 128 {
                let (zeros, ones) = (a & 1, w.min(127 - w).max(1));
                let joined = semantics::double(Kind::Concat, w + ones, ones, a, zeros, 0);
                assert_eq!(joined, wide(a).concat(&BvValue::from_double(ones, zeros)).double());
                let longer = semantics::double(Kind::SignExtend, 128, w, a, 0, 0);
                assert_eq!(longer, wide(a).sext(128).double());
            }
            assert!((0..w + low).all(|i| part.concat(&wide(b)).bit(i)
                == if i < w { b >> i & 1 == 1 } else { a >> (i - w + lo) & 1 == 1 }));
            assert!((0..w + 70).all(|i| wide(a).sext(w + 70).bit(i) == (a >> i.min(w - 1) & 1 == 1)));
        }
        // Beyond `u128`: quotient and remainder make up the dividend.
        for w in [129, 192, 200, 256, 300] {
            for _ in 0..200 {
                let mut value =
                    |n: usize| BvValue::from_limbs(w, &(0..n).map(|_| rng.random()).collect::<Vec<u64>>());
                let (a, b) = (value(5), value(2));
                let (q, r) = a.udivrem(&b);
                assert_eq!(q.mul(&b).add(&r), a);
                assert_eq!(r.ucmp(&b), Ordering::Less);
            }
        }
    }
}
