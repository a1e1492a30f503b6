//! How undefined bits spread: for each operation, the bits of the result that some choice of the undefined bits of the
//! operands would change. Bitwise operations, shifts, width changes, sums and comparisons are followed exactly or
//! nearly so (Memcheck's "expensive" versions), because code that handles bit-fields, padding and packed bytes depends
//! on it; of the rest, a result is undefined as a whole if an operand is in part.

use super::super::int;
use super::super::{mask, sign_extend};
use symvm_frontend::program::{BitOp, IntOp, Pred};
use symvm_solver::BvValue;

/// A value of up to 64 bits and its undefined bits.
#[derive(Clone, Copy)]
pub(super) struct Shaded {
    pub value: u64,
    pub undef: u64,
}

impl Shaded {
    /// The smallest value it can have, read without a sign.
    fn min(self) -> u64 {
        self.value & !self.undef
    }

    /// The largest.
    fn max(self) -> u64 {
        self.value | self.undef
    }
}

/// All or nothing.
fn whole(undef: u64, width: u32) -> u64 {
    if undef == 0 { 0 } else { mask(width) }
}

/// From the lowest undefined bit up.
fn upwards(undef: u64) -> u64 {
    undef | undef.wrapping_neg()
}

pub(super) fn int(op: IntOp, width: u32, a: Shaded, b: Shaded) -> u64 {
    let any = a.undef | b.undef;
    if any == 0 {
        return 0;
    }
    let raw = match op {
        IntOp::And => (a.undef & b.undef) | (a.undef & b.value) | (b.undef & a.value),
        IntOp::Or => (a.undef & b.undef) | (a.undef & !b.value) | (b.undef & !a.value),
        IntOp::Xor => any,
        // What differs between the smallest and the largest sum.
        IntOp::Add => any | (a.min().wrapping_add(b.min()) ^ a.max().wrapping_add(b.max())),
        IntOp::Sub => any | (a.min().wrapping_sub(b.max()) ^ a.max().wrapping_sub(b.min())),
        IntOp::Mul if a.undef == 0 && a.value == 0 || b.undef == 0 && b.value == 0 => 0,
        IntOp::Mul => upwards(any),
        IntOp::Shl | IntOp::LShr | IntOp::AShr if b.undef != 0 => mask(width),
        IntOp::Shl | IntOp::LShr | IntOp::AShr => int::compute(op, width, a.undef, b.value),
        IntOp::UDiv
        | IntOp::SDiv
        | IntOp::URem
        | IntOp::SRem
        | IntOp::UMin
        | IntOp::UMax
        | IntOp::SMin
        | IntOp::SMax => mask(width),
    };
    raw & mask(width)
}

/// The comparison's one bit.
pub(super) fn cmp(pred: Pred, width: u32, a: Shaded, b: Shaded) -> u64 {
    let any = a.undef | b.undef;
    if any == 0 {
        return 0;
    }
    let undecided = match pred {
        // A difference in bits that are defined on both sides settles it.
        Pred::Eq | Pred::Ne => (a.value ^ b.value) & !any == 0,
        Pred::Ult | Pred::Ule | Pred::Ugt | Pred::Uge => {
            int::compare(pred, width, a.min(), b.max()) != int::compare(pred, width, a.max(), b.min())
        }
        Pred::Slt | Pred::Sle | Pred::Sgt | Pred::Sge => {
            let sign = 1 << (width - 1);
            // An undefined sign bit makes a value small where it is set.
            let bounds = |v: Shaded| (v.min() | v.undef & sign, v.max() & !(v.undef & sign));
            let ((a_min, a_max), (b_min, b_max)) = (bounds(a), bounds(b));
            int::compare(pred, width, a_min, b_max) != int::compare(pred, width, a_max, b_min)
        }
    };
    u64::from(undecided)
}

pub(super) fn bit(op: BitOp, width: u32, a: Shaded) -> u64 {
    match op {
        BitOp::Bswap => a.undef.swap_bytes() >> (64 - width),
        BitOp::BitReverse => a.undef.reverse_bits() >> (64 - width),
        BitOp::Abs if a.undef >> (width - 1) & 1 == 0 => upwards(a.undef) & mask(width),
        BitOp::Ctpop | BitOp::Ctlz | BitOp::Cttz | BitOp::Abs => whole(a.undef, width),
    }
}

/// Up to 64 bits of a selection.
pub(super) fn select(width: u32, cond: Shaded, a: Shaded, b: Shaded) -> u64 {
    let raw = match (cond.undef != 0, cond.value != 0) {
        (true, _) => a.undef | b.undef | (a.value ^ b.value),
        (false, true) => a.undef,
        (false, false) => b.undef,
    };
    raw & mask(width)
}

/// `sext` of up to 64 bits: an undefined sign is undefined everywhere.
pub(super) fn sext(undef: u64, from: u32, to: u32) -> u64 {
    sign_extend(undef, from) as u64 & mask(to)
}

/// The operation on values of more than 64 bits.
pub(super) fn wide(op: IntOp, [a, ua]: [&BvValue; 2], [b, ub]: [&BvValue; 2]) -> BvValue {
    match op {
        _ if ua.is_zero() && ub.is_zero() => ua.clone(),
        IntOp::And => ua.and(ub).or(&ua.and(b)).or(&ub.and(a)),
        IntOp::Or => ua.and(ub).or(&ua.and(&b.not())).or(&ub.and(&a.not())),
        IntOp::Xor => ua.or(ub),
        IntOp::Shl if ub.is_zero() => ua.shl(b),
        IntOp::LShr if ub.is_zero() => ua.lshr(b),
        IntOp::AShr if ub.is_zero() => ua.ashr(b),
        _ => BvValue::ones(ua.width()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bits that really differ between choices of the undefined bits.
    fn exact(a: Shaded, b: Shaded, width: u32, f: impl Fn(u64, u64) -> u64) -> u64 {
        let choices =
            |v: Shaded| (0..1u64 << width).filter(move |c| c & !v.undef == 0).map(move |c| v.min() | c);
        let mut results = choices(a).flat_map(|x| choices(b).map(move |y| (x, y))).map(|(x, y)| f(x, y));
        let first = results.next().expect("there is a choice");
        results.fold(0, |differing, r| differing | (r ^ first))
    }

    fn every_pair(width: u32, mut see: impl FnMut(Shaded, Shaded)) {
        for n in 0..1u64 << (4 * width) {
            let part = |i: u32| n >> (i * width) & mask(width);
            see(Shaded { value: part(0), undef: part(1) }, Shaded { value: part(2), undef: part(3) });
        }
    }

    #[test]
    fn what_is_said_to_be_defined_is_defined() {
        use IntOp::*;
        const WIDTH: u32 = 3;
        for op in [Add, Sub, Mul, Shl, LShr, AShr, And, Or, Xor, UMin, UMax, SMin, SMax] {
            let tight = matches!(op, Add | Sub | And | Or | Xor);
            every_pair(WIDTH, |a, b| {
                let said = int(op, WIDTH, a, b);
                let true_ones = exact(a, b, WIDTH, |x, y| int::compute(op, WIDTH, x, y));
                assert_eq!(true_ones & !said, 0, "{op:?} {:?}", (a.value, a.undef, b.value, b.undef));
                if tight {
                    assert_eq!(true_ones, said, "{op:?} {:?}", (a.value, a.undef, b.value, b.undef));
                }
            });
        }
    }

    #[test]
    fn comparisons_are_undefined_only_where_they_are_open() {
        use Pred::*;
        const WIDTH: u32 = 3;
        for pred in [Eq, Ne, Ult, Ule, Ugt, Uge, Slt, Sle, Sgt, Sge] {
            every_pair(WIDTH, |a, b| {
                let truth = exact(a, b, WIDTH, |x, y| u64::from(int::compare(pred, WIDTH, x, y)));
                assert_eq!(
                    truth,
                    cmp(pred, WIDTH, a, b),
                    "{pred:?} {:?}",
                    (a.value, a.undef, b.value, b.undef)
                );
            });
        }
    }
}
