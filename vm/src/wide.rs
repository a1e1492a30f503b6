//! Integer semantics at any width, limbs to limbs (low limb first): what the machine uses above 64 bits.
//!
//! The arithmetic is that of [`BvValue`]; here is LLVM's vocabulary on top of it. Division by zero does not trap
//! here (it gives SMT-LIB's result): the machine checks before.

use std::cmp::Ordering;
use symvm_frontend::program::{BitOp, IntCast, IntOp, OverflowOp, Pred};
use symvm_solver::BvValue;
pub use symvm_solver::Limbs;

fn value(width: u16, limbs: &[u64]) -> BvValue {
    BvValue::from_limbs(u32::from(width), limbs)
}

fn limbs(value: &BvValue) -> Limbs {
    value.limbs().into()
}

/// Two-operand arithmetic.
pub fn int(op: IntOp, width: u16, lhs: &[u64], rhs: &[u64]) -> Limbs {
    let (a, b) = (value(width, lhs), value(width, rhs));
    let pick = |first: bool| if first { a.clone() } else { b.clone() };
    limbs(&match op {
        IntOp::Add => a.add(&b),
        IntOp::Sub => a.sub(&b),
        IntOp::Mul => a.mul(&b),
        IntOp::UDiv => a.udivrem(&b).0,
        IntOp::URem => a.udivrem(&b).1,
        IntOp::SDiv => a.sdiv(&b),
        IntOp::SRem => a.srem(&b),
        IntOp::Shl => a.shl(&b),
        IntOp::LShr => a.lshr(&b),
        IntOp::AShr => a.ashr(&b),
        IntOp::And => a.and(&b),
        IntOp::Or => a.or(&b),
        IntOp::Xor => a.xor(&b),
        IntOp::UMin => pick(a.ucmp(&b) == Ordering::Less),
        IntOp::UMax => pick(a.ucmp(&b) == Ordering::Greater),
        IntOp::SMin => pick(a.scmp(&b) == Ordering::Less),
        IntOp::SMax => pick(a.scmp(&b) == Ordering::Greater),
    })
}

/// Comparison.
pub fn compare(pred: Pred, width: u16, lhs: &[u64], rhs: &[u64]) -> bool {
    let (a, b) = (value(width, lhs), value(width, rhs));
    match pred {
        Pred::Eq => a == b,
        Pred::Ne => a != b,
        Pred::Ult => a.ucmp(&b).is_lt(),
        Pred::Ule => a.ucmp(&b).is_le(),
        Pred::Ugt => a.ucmp(&b).is_gt(),
        Pred::Uge => a.ucmp(&b).is_ge(),
        Pred::Slt => a.scmp(&b).is_lt(),
        Pred::Sle => a.scmp(&b).is_le(),
        Pred::Sgt => a.scmp(&b).is_gt(),
        Pred::Sge => a.scmp(&b).is_ge(),
    }
}

/// Width change.
pub fn cast(op: IntCast, from: u16, to: u16, src: &[u64]) -> Limbs {
    let (a, to) = (value(from, src), u32::from(to));
    limbs(&match op {
        IntCast::SExt => a.sext(to),
        // Making a value of fewer limbs or bits cuts it.
        IntCast::ZExt | IntCast::Trunc => a.zext(to),
    })
}

/// One-operand bit operations. `Bswap`'s width is a whole number of bytes; `Abs` of the least integer is itself.
pub fn bit(op: BitOp, width: u16, src: &[u64]) -> Limbs {
    let a = value(width, src);
    let w = u32::from(width);
    let number = |n: u32| BvValue::from_u64(w, u64::from(n));
    let permuted = |unit: u32| {
        // The unit (bit or byte) that comes out at place i came from the mirrored place.
        let mut out: Limbs = smallvec::smallvec![0; a.limbs().len()];
        for i in 0..w {
            let from = (w / unit - 1 - i / unit) * unit + i % unit;
            out[(i / 64) as usize] |= u64::from(a.bit(from)) << (i % 64);
        }
        BvValue::from_limbs(w, &out)
    };
    limbs(&match op {
        BitOp::Bswap => permuted(8),
        BitOp::BitReverse => permuted(1),
        BitOp::Ctpop => number(a.limbs().iter().map(|l| l.count_ones()).sum()),
        BitOp::Ctlz => number((0..w).rev().take_while(|&i| !a.bit(i)).count() as u32),
        BitOp::Cttz => number((0..w).take_while(|&i| !a.bit(i)).count() as u32),
        BitOp::Abs if a.sign() => a.neg(),
        BitOp::Abs => a,
    })
}

/// `fshl`/`fshr`: the upper (lower) half of `hi:lo` shifted left (right) by `amount` modulo the width.
pub fn funnel_shift(left: bool, width: u16, hi: &[u64], lo: &[u64], amount: &[u64]) -> Limbs {
    let w = u32::from(width);
    let both = value(width, hi).concat(&value(width, lo));
    let by = value(width, amount).zext(w + 32).udivrem(&BvValue::from_u64(w + 32, u64::from(w))).1;
    let by = by.zext(2 * w);
    let half = if left { both.shl(&by).extract(2 * w - 1, w) } else { both.lshr(&by).extract(w - 1, 0) };
    limbs(&half)
}

/// The exact result of an operation, wide enough to hold it, and the operation's signedness.
fn exactly(op: OverflowOp, width: u16, lhs: &[u64], rhs: &[u64]) -> (BvValue, bool) {
    use OverflowOp as O;
    let w = u32::from(width);
    let signed = matches!(op, O::SAdd | O::SSub | O::SMul | O::SShl);
    let shift = matches!(op, O::SShl | O::UShl);
    // A shift's amount is an unsigned number, below the width (more is poison; saturates as the width).
    let room = 2 * w + 1;
    let extend = |v: BvValue, signed: bool| if signed { v.sext(room) } else { v.zext(room) };
    let a = extend(value(width, lhs), signed);
    let b = extend(value(width, rhs), signed && !shift);
    let exact = match op {
        O::SAdd | O::UAdd => a.add(&b),
        O::SSub | O::USub => a.sub(&b),
        O::SMul | O::UMul => a.mul(&b),
        O::SShl | O::UShl => {
            let limit = BvValue::from_u64(room, u64::from(w));
            a.shl(if b.ucmp(&limit).is_lt() { &b } else { &limit })
        }
    };
    (exact, signed)
}

fn fits(exact: &BvValue, width: u16, signed: bool) -> bool {
    let cut = exact.zext(u32::from(width));
    let back = if signed { cut.sext(exact.width()) } else { cut.zext(exact.width()) };
    back == *exact
}

/// The result modulo 2^width, and whether it overflowed.
pub fn overflow(op: OverflowOp, width: u16, lhs: &[u64], rhs: &[u64]) -> (Limbs, bool) {
    let (exact, signed) = exactly(op, width, lhs, rhs);
    (limbs(&exact.zext(u32::from(width))), !fits(&exact, width, signed))
}

/// The result, or the extreme that it ran past.
pub fn saturating(op: OverflowOp, width: u16, lhs: &[u64], rhs: &[u64]) -> Limbs {
    let (exact, signed) = exactly(op, width, lhs, rhs);
    let w = u32::from(width);
    if fits(&exact, width, signed) {
        return limbs(&exact.zext(w));
    }
    // Only subtraction of unsigned numbers can go below zero; its exact result is then negative, too.
    let below = exact.sign();
    let least = if signed { BvValue::ones(w).lshr(&BvValue::from_u64(w, 1)).not() } else { BvValue::zero(w) };
    limbs(&if below {
        least
    } else if signed {
        least.not()
    } else {
        BvValue::ones(w)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{Rng, SeedableRng, rngs::SmallRng};

    fn pair(x: u128) -> [u64; 2] {
        [x as u64, (x >> 64) as u64]
    }

    fn back(limbs: &[u64]) -> u128 {
        limbs.iter().rev().fold(0, |x, &l| x << 64 | u128::from(l))
    }

    /// Numbers with interesting shapes: few bits, runs of ones, extremes.
    fn number(rng: &mut SmallRng) -> u128 {
        let x: u128 = rng.random::<u128>() >> rng.random_range(0..128);
        match rng.random_range(0..6) {
            0 => !x,
            1 => 1u128 << rng.random_range(0..128),
            2 => (1u128 << rng.random_range(0..128)).wrapping_sub(1),
            3 => x.rotate_right(rng.random_range(0..128)),
            _ => x,
        }
    }

    #[test]
    fn at_128_bits_it_is_native_arithmetic() {
        let mut rng = SmallRng::seed_from_u64(1);
        for _ in 0..4_000 {
            let (a, b) = (number(&mut rng), number(&mut rng));
            let (sa, sb) = (a as i128, b as i128);
            let n = b as u32 % 128;
            let (pa, pb, pn) = (pair(a), pair(b), pair(u128::from(n)));
            let op = |op| back(&int(op, 128, &pa, &pb));
            let by = |op| back(&int(op, 128, &pa, &pn));
            assert_eq!(op(IntOp::Add), a.wrapping_add(b));
            assert_eq!(op(IntOp::Sub), a.wrapping_sub(b));
            assert_eq!(op(IntOp::Mul), a.wrapping_mul(b));
            if let (Some(quotient), Some(rest)) = (a.checked_div(b), a.checked_rem(b)) {
                assert_eq!(op(IntOp::UDiv), quotient);
                assert_eq!(op(IntOp::URem), rest);
                assert_eq!(op(IntOp::SDiv), sa.wrapping_div(sb) as u128);
                assert_eq!(op(IntOp::SRem), sa.wrapping_rem(sb) as u128);
            }
            assert_eq!(by(IntOp::Shl), a << n);
            assert_eq!(by(IntOp::LShr), a >> n);
            assert_eq!(by(IntOp::AShr), (sa >> n) as u128);
            assert_eq!(op(IntOp::UMin), a.min(b));
            assert_eq!(op(IntOp::UMax), a.max(b));
            assert_eq!(op(IntOp::SMin), sa.min(sb) as u128);
            assert_eq!(op(IntOp::SMax), sa.max(sb) as u128);
            for (pred, expected) in [
                (Pred::Ult, a < b),
                (Pred::Ule, a <= b),
                (Pred::Ugt, a > b),
                (Pred::Uge, a >= b),
                (Pred::Slt, sa < sb),
                (Pred::Sle, sa <= sb),
                (Pred::Sgt, sa > sb),
                (Pred::Sge, sa >= sb),
            ] {
                assert_eq!(compare(pred, 128, &pa, &pb), expected, "{pred:?} {a} {b}");
            }
            let bits = |op| back(&bit(op, 128, &pa));
            assert_eq!(bits(BitOp::Bswap), a.swap_bytes());
            assert_eq!(bits(BitOp::BitReverse), a.reverse_bits());
            assert_eq!(bits(BitOp::Ctpop), u128::from(a.count_ones()));
            assert_eq!(bits(BitOp::Ctlz), u128::from(a.leading_zeros()));
            assert_eq!(bits(BitOp::Cttz), u128::from(a.trailing_zeros()));
            assert_eq!(bits(BitOp::Abs), sa.wrapping_abs() as u128);
            let left = if n == 0 { a } else { a << n | b >> (128 - n) };
            let right = if n == 0 { b } else { a << (128 - n) | b >> n };
            let amount = pair(u128::from(n) + 128 * u128::from(a as u8));
            assert_eq!(back(&funnel_shift(true, 128, &pa, &pb, &amount)), left);
            assert_eq!(back(&funnel_shift(false, 128, &pa, &pb, &amount)), right);
        }
    }

    #[test]
    fn overflow_and_saturation_agree_with_native_ones() {
        let mut rng = SmallRng::seed_from_u64(2);
        for _ in 0..4_000 {
            let (a, b) = (number(&mut rng), number(&mut rng));
            let (sa, sb) = (a as i128, b as i128);
            let (pa, pb) = (pair(a), pair(b));
            let signed = |(x, over): (i128, bool)| (x as u128, over);
            for (op, with_flag, saturated) in [
                (OverflowOp::SAdd, signed(sa.overflowing_add(sb)), sa.saturating_add(sb) as u128),
                (OverflowOp::UAdd, a.overflowing_add(b), a.saturating_add(b)),
                (OverflowOp::SSub, signed(sa.overflowing_sub(sb)), sa.saturating_sub(sb) as u128),
                (OverflowOp::USub, a.overflowing_sub(b), a.saturating_sub(b)),
                (OverflowOp::SMul, signed(sa.overflowing_mul(sb)), sa.saturating_mul(sb) as u128),
                (OverflowOp::UMul, a.overflowing_mul(b), a.saturating_mul(b)),
            ] {
                let (result, flag) = overflow(op, 128, &pa, &pb);
                assert_eq!((back(&result), flag), with_flag, "{op:?} {a:#x} {b:#x}");
                assert_eq!(back(&saturating(op, 128, &pa, &pb)), saturated, "{op:?} {a:#x} {b:#x}");
            }
        }
        let shl = |op, a: u128, n: u128| back(&saturating(op, 128, &pair(a), &pair(n)));
        assert_eq!(shl(OverflowOp::UShl, 3, 126), 3 << 126);
        assert_eq!(shl(OverflowOp::UShl, 3, 127), u128::MAX);
        assert_eq!(shl(OverflowOp::SShl, 3, 126), i128::MAX as u128);
        assert_eq!(shl(OverflowOp::SShl, -3i128 as u128, 126), i128::MIN as u128);
    }

    #[test]
    fn every_width_obeys_the_laws_that_tie_the_operations_together() {
        let mut rng = SmallRng::seed_from_u64(3);
        for _ in 0..400 {
            let w: u16 = rng.random_range(65..300);
            let random = |rng: &mut SmallRng| {
                let raw: Vec<u64> = (0..w.div_ceil(64)).map(|_| number(rng) as u64).collect();
                cast(IntCast::Trunc, w.next_multiple_of(64), w, &raw)
            };
            let (a, b) = (random(&mut rng), random(&mut rng));
            let run = |op, x: &Limbs, y: &Limbs| int(op, w, x, y);
            if b.iter().any(|&l| l != 0) {
                for (div, rem) in [(IntOp::UDiv, IntOp::URem), (IntOp::SDiv, IntOp::SRem)] {
                    let (q, r) = (run(div, &a, &b), run(rem, &a, &b));
                    assert_eq!(run(IntOp::Add, &run(IntOp::Mul, &q, &b), &r), a);
                }
                assert!(compare(Pred::Ult, w, &run(IntOp::URem, &a, &b), &b));
            }
            // Bit by bit.
            let at = |x: &Limbs, i: u16| x[usize::from(i / 64)] >> (i % 64) & 1;
            let n = rng.random_range(0..w);
            let amount = int(IntOp::Or, w, &[u64::from(n)], &[]);
            let (shl, lshr, ashr) =
                (run(IntOp::Shl, &a, &amount), run(IntOp::LShr, &a, &amount), run(IntOp::AShr, &a, &amount));
            let mirrored = bit(BitOp::BitReverse, w, &a);
            let wide = cast(IntCast::SExt, w, w + 70, &a);
            for i in 0..w {
                assert_eq!(at(&shl, i), if i >= n { at(&a, i - n) } else { 0 });
                assert_eq!(at(&lshr, i), if i + n < w { at(&a, i + n) } else { 0 });
                assert_eq!(at(&ashr, i), at(&a, (i + n).min(w - 1)));
                assert_eq!(at(&mirrored, i), at(&a, w - 1 - i));
            }
            for i in 0..w + 70 {
                assert_eq!(at(&wide, i), at(&a, i.min(w - 1)));
            }
            assert_eq!(funnel_shift(true, w, &a, &a, &amount), {
                let rest = int(IntOp::Or, w, &[u64::from(w - n)], &[]);
                run(IntOp::Or, &shl, &run(IntOp::LShr, &a, &rest))
            });
        }
    }
}
