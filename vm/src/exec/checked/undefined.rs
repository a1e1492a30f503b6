//! How undefined bits spread: for each operation, the bits of the result that some choice of the undefined bits of the
//! operands would change. Bitwise operations, shifts, width changes, sums and comparisons are followed exactly or
//! nearly so (Memcheck's "expensive" versions), because code that handles bit-fields, padding and packed bytes depends
//! on it; of the rest, a result is undefined as a whole if an operand is in part.

use super::super::int;
use super::super::{mask, sign_extend};
use symvm_frontend::program::{BitOp, IntOp, Pred};
use symvm_solver::{BvValue, TermId, Terms};

/// What the rules compute with: numbers of up to 64 bits, or terms over the input.
pub(super) trait Algebra {
    type Word: Copy;
    fn number(&mut self, width: u32, n: u64) -> Self::Word;
    fn int(&mut self, op: IntOp, width: u32, a: Self::Word, b: Self::Word) -> Self::Word;
    /// One bit.
    fn compare(&mut self, pred: Pred, width: u32, a: Self::Word, b: Self::Word) -> Self::Word;
    fn choose(&mut self, bit: Self::Word, yes: Self::Word, no: Self::Word) -> Self::Word;
}

/// The numbers of one run.
pub(super) struct Numbers;

impl Algebra for Numbers {
    type Word = u64;
    fn number(&mut self, _: u32, n: u64) -> u64 {
        n
    }
    fn int(&mut self, op: IntOp, width: u32, a: u64, b: u64) -> u64 {
        int::compute(op, width, a, b)
    }
    fn compare(&mut self, pred: Pred, width: u32, a: u64, b: u64) -> u64 {
        int::compare(pred, width, a, b).into()
    }
    fn choose(&mut self, bit: u64, yes: u64, no: u64) -> u64 {
        if bit != 0 { yes } else { no }
    }
}

impl Algebra for Terms {
    type Word = TermId;
    fn number(&mut self, width: u32, n: u64) -> TermId {
        self.constant(width, n)
    }
    fn int(&mut self, op: IntOp, _: u32, a: TermId, b: TermId) -> TermId {
        int::term(self, op, a, b)
    }
    fn compare(&mut self, pred: Pred, _: u32, a: TermId, b: TermId) -> TermId {
        int::compare_term(self, pred, a, b)
    }
    fn choose(&mut self, bit: TermId, yes: TermId, no: TermId) -> TermId {
        self.ite(bit, yes, no)
    }
}

/// A value of up to 64 bits and its undefined bits.
#[derive(Clone, Copy)]
pub(super) struct Shaded<W = u64> {
    pub value: W,
    pub undef: u64,
}

/// Operations whose undefined bits depend on values.
#[derive(Clone, Copy)]
pub(super) enum Rule {
    Int(IntOp),
    /// One bit.
    Cmp(Pred),
}

impl Rule {
    /// Bits of the result on operands of `width` bits.
    pub fn width(self, width: u32) -> u32 {
        match self {
            Self::Int(_) => width,
            Self::Cmp(_) => 1,
        }
    }

    /// The undefined bits of the result.
    pub fn apply<A: Algebra>(self, x: &mut A, width: u32, a: Shaded<A::Word>, b: Shaded<A::Word>) -> A::Word {
        if a.undef | b.undef == 0 {
            return x.number(self.width(width), 0);
        }
        match self {
            Self::Int(op) => int(&mut Words { x, width }, op, a, b),
            Self::Cmp(pred) => cmp(&mut Words { x, width }, pred, a, b),
        }
    }
}

/// Words of one width.
struct Words<'a, A> {
    x: &'a mut A,
    width: u32,
}

impl<A: Algebra> Words<'_, A> {
    fn number(&mut self, n: u64) -> A::Word {
        self.x.number(self.width, n & mask(self.width))
    }

    fn op(&mut self, op: IntOp, a: A::Word, b: A::Word) -> A::Word {
        self.x.int(op, self.width, a, b)
    }

    fn and(&mut self, a: A::Word, bits: u64) -> A::Word {
        let bits = self.number(bits);
        self.op(IntOp::And, a, bits)
    }

    fn or(&mut self, a: A::Word, bits: u64) -> A::Word {
        let bits = self.number(bits);
        self.op(IntOp::Or, a, bits)
    }

    fn not(&mut self, a: A::Word) -> A::Word {
        let ones = self.number(u64::MAX);
        self.op(IntOp::Xor, a, ones)
    }

    fn differ(&mut self, pred: Pred, [a, b]: [A::Word; 2], [c, d]: [A::Word; 2]) -> A::Word {
        let (first, second) =
            (self.x.compare(pred, self.width, a, b), self.x.compare(pred, self.width, c, d));
        self.x.int(IntOp::Xor, 1, first, second)
    }

    /// The smallest and the largest value, read without a sign.
    fn bounds(&mut self, v: Shaded<A::Word>) -> [A::Word; 2] {
        [self.and(v.value, !v.undef), self.or(v.value, v.undef)]
    }

    /// The same, read with a sign: an undefined sign bit makes a value small where it is set.
    fn signed_bounds(&mut self, v: Shaded<A::Word>) -> [A::Word; 2] {
        let sign = v.undef & 1 << (self.width - 1);
        let [min, max] = self.bounds(v);
        [self.or(min, sign), self.and(max, !sign)]
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

fn int<A: Algebra>(w: &mut Words<'_, A>, op: IntOp, a: Shaded<A::Word>, b: Shaded<A::Word>) -> A::Word {
    let any = a.undef | b.undef;
    match op {
        IntOp::And => {
            let (first, second) = (w.and(b.value, a.undef), w.and(a.value, b.undef));
            let either = w.op(IntOp::Or, first, second);
            w.or(either, a.undef & b.undef)
        }
        IntOp::Or => {
            let (not_a, not_b) = (w.not(a.value), w.not(b.value));
            let (first, second) = (w.and(not_b, a.undef), w.and(not_a, b.undef));
            let either = w.op(IntOp::Or, first, second);
            w.or(either, a.undef & b.undef)
        }
        IntOp::Xor => w.number(any),
        // What differs between the smallest and the largest result.
        IntOp::Add | IntOp::Sub => {
            let ([a_min, a_max], mut b) = (w.bounds(a), w.bounds(b));
            if op == IntOp::Sub {
                b.reverse();
            }
            let (least, most) = (w.op(op, a_min, b[0]), w.op(op, a_max, b[1]));
            let differing = w.op(IntOp::Xor, least, most);
            w.or(differing, any)
        }
        // Nothing times zero is zero.
        IntOp::Mul => {
            let (zero, result) = (w.number(0), w.number(upwards(any)));
            let factors = [a, b].into_iter().filter(|factor| factor.undef == 0);
            factors.fold(result, |result, factor| {
                let is_zero = w.x.compare(Pred::Eq, w.width, factor.value, zero);
                w.x.choose(is_zero, zero, result)
            })
        }
        IntOp::Shl | IntOp::LShr | IntOp::AShr if b.undef == 0 => {
            let undef = w.number(a.undef);
            w.op(op, undef, b.value)
        }
        IntOp::Shl
        | IntOp::LShr
        | IntOp::AShr
        | IntOp::UDiv
        | IntOp::SDiv
        | IntOp::URem
        | IntOp::SRem
        | IntOp::UMin
        | IntOp::UMax
        | IntOp::SMin
        | IntOp::SMax => w.number(u64::MAX),
    }
}

/// The comparison's one bit.
fn cmp<A: Algebra>(w: &mut Words<'_, A>, pred: Pred, a: Shaded<A::Word>, b: Shaded<A::Word>) -> A::Word {
    match pred {
        // A difference in bits that are defined on both sides settles it.
        Pred::Eq | Pred::Ne => {
            let differing = w.op(IntOp::Xor, a.value, b.value);
            let (settled, zero) = (w.and(differing, !(a.undef | b.undef)), w.number(0));
            w.x.compare(Pred::Eq, w.width, settled, zero)
        }
        Pred::Ult | Pred::Ule | Pred::Ugt | Pred::Uge => {
            let ([a_min, a_max], [b_min, b_max]) = (w.bounds(a), w.bounds(b));
            w.differ(pred, [a_min, b_max], [a_max, b_min])
        }
        Pred::Slt | Pred::Sle | Pred::Sgt | Pred::Sge => {
            let ([a_min, a_max], [b_min, b_max]) = (w.signed_bounds(a), w.signed_bounds(b));
            w.differ(pred, [a_min, b_max], [a_max, b_min])
        }
    }
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
pub(super) fn select<A: Algebra>(
    x: &mut A,
    width: u32,
    cond: Shaded<A::Word>,
    a: Shaded<A::Word>,
    b: Shaded<A::Word>,
) -> A::Word {
    if cond.undef | a.undef | b.undef == 0 {
        return x.number(width, 0);
    }
    let mut w = Words { x, width };
    if cond.undef != 0 {
        let differing = w.op(IntOp::Xor, a.value, b.value);
        return w.or(differing, a.undef | b.undef);
    }
    let (yes, no) = (w.number(a.undef), w.number(b.undef));
    w.x.choose(cond.value, yes, no)
}

/// `sext` of up to 64 bits: an undefined sign is undefined everywhere.
pub(super) fn sext(undef: u64, from: u32, to: u32) -> u64 {
    sign_extend(undef, from) as u64 & mask(to)
}

/// How many of the low bits are zeros.
fn low_zeros(value: &BvValue) -> u64 {
    let limbs = value.limbs();
    let zeros = limbs.iter().take_while(|limb| **limb == 0).count() as u64;
    64 * zeros + limbs.get(zeros as usize).map_or(0, |limb| u64::from(limb.trailing_zeros()))
}

/// Which operands of an operation on more than 64 bits decide by their values which bits of the result are undefined.
pub(super) fn deciding(op: IntOp) -> [bool; 2] {
    match op {
        IntOp::Shl | IntOp::LShr | IntOp::AShr => [false, true],
        IntOp::And | IntOp::Or | IntOp::Mul => [true, true],
        _ => [false, false],
    }
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
        // Whatever an undefined bit is, those of the result below it stay.
        IntOp::Add | IntOp::Sub | IntOp::Mul => {
            let (na, nb) = (low_zeros(ua), low_zeros(ub));
            let first = match op {
                IntOp::Mul => (na + low_zeros(b)).min(nb + low_zeros(a)).min(na + nb),
                _ => na.min(nb),
            };
            let width = ua.width();
            BvValue::ones(width).shl(&BvValue::from_u64(width, first))
        }
        _ => BvValue::ones(ua.width()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bits that really differ between choices of the undefined bits.
    fn exact(a: Shaded, b: Shaded, width: u32, f: impl Fn(u64, u64) -> u64) -> u64 {
        let least = |v: Shaded| v.value & !v.undef;
        let choices =
            |v: Shaded| (0..1u64 << width).filter(move |c| c & !v.undef == 0).map(move |c| least(v) | c);
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
                let said = Rule::Int(op).apply(&mut Numbers, WIDTH, a, b);
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
                    Rule::Cmp(pred).apply(&mut Numbers, WIDTH, a, b),
                    "{pred:?} {:?}",
                    (a.value, a.undef, b.value, b.undef)
                );
            });
        }
    }
}
