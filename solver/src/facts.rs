//! What is known of every value of a term: fixed bits and an unsigned interval.
//!
//! Computed once, when the node is made, from the facts of its operands: O(1), no recursion. Terms wider than
//! 64 bits have no facts. The two domains refine each other (Warren, Hacker's Delight, chapter 4; LLVM's
//! `KnownBits`).

use crate::semantics::signed;
use crate::term::{Kind, Node, TermId};
use crate::terms::Terms;
use crate::value::mask;

/// The bits that every value of a term has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownBits {
    /// Bits that are zero in every value; those from the width on are set.
    pub zeros: u64,
    /// Bits that are one in every value.
    pub ones: u64,
}

/// Known bits and unsigned range of a term.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    pub(crate) zeros: u64,
    pub(crate) ones: u64,
    pub(crate) lo: u64,
    pub(crate) hi: u64,
}

impl Facts {
    pub(crate) const UNKNOWN: Facts = Facts { zeros: 0, ones: 0, lo: 0, hi: u64::MAX };

    const fn any(width: u32) -> Facts {
        Facts { zeros: !mask(width), ones: 0, lo: 0, hi: mask(width) }
    }

    const fn constant(value: u64) -> Facts {
        Facts { zeros: !value, ones: value, lo: value, hi: value }
    }

    const fn bits(width: u32, zeros: u64, ones: u64) -> Facts {
        let zeros = zeros | !mask(width);
        let ones = ones & mask(width);
        Facts { zeros, ones, lo: ones, hi: !zeros }
    }

    /// Whether the value is known entirely.
    pub(crate) const fn single(&self) -> Option<u64> {
        if self.lo == self.hi { Some(self.lo) } else { None }
    }

    /// Lets bits and range tell each other what they know.
    const fn refined(mut self, width: u32) -> Facts {
        self.zeros |= !mask(width);
        if self.ones > self.lo {
            self.lo = self.ones;
        }
        if !self.zeros < self.hi {
            self.hi = !self.zeros;
        }
        // The bits above the highest one in which the bounds differ are the same in everything between.
        let same = !mask(64 - (self.lo ^ self.hi).leading_zeros());
        self.ones |= self.lo & same;
        self.zeros |= !self.lo & same;
        self
    }

    const fn within(width: u32, lo: u64, hi: u64) -> Facts {
        Facts { zeros: !mask(width), ones: 0, lo, hi }.refined(width)
    }

    fn join(self, other: Facts) -> Facts {
        Facts {
            zeros: self.zeros & other.zeros,
            ones: self.ones & other.ones,
            lo: self.lo.min(other.lo),
            hi: self.hi.max(other.hi),
        }
    }

    /// What holds of every element.
    pub(crate) fn of_table(terms: &Terms, elems: &[TermId]) -> Facts {
        let of = |t: &TermId| terms.facts[t.index()];
        elems[1..].iter().fold(of(&elems[0]), |all, e| all.join(of(e)))
    }

    /// The facts of a node that is about to enter the arena.
    pub(crate) fn of(terms: &Terms, node: &Node) -> Facts {
        let width = node.width();
        if width > 64 {
            return Facts::UNKNOWN;
        }
        let of = |i: usize| terms.facts[node.words[i].index()];
        let kind = node.kind();
        match kind {
            Kind::Const => Facts::constant(node.small()),
            Kind::Symbol => Facts::any(width),
            Kind::Read => terms.table_facts[node.word(1) as usize],
            Kind::Ite => of(1).join(of(2)),
            // Operands wider than the facts reach.
            _ if terms.width(node.words[0]) > 64 => Facts::any(width),
            Kind::Extract => extract(of(0), width, node.word(2)),
            Kind::Not | Kind::Neg | Kind::ZeroExtend | Kind::SignExtend => {
                unary(kind, width, terms.width(node.words[0]), of(0))
            }
            Kind::Eq | Kind::Ult | Kind::Slt => match decided(kind, terms.width(node.words[0]), of(0), of(1))
            {
                Some(holds) => Facts::constant(u64::from(holds)),
                None => Facts::any(1),
            },
            _ => binary(kind, width, terms.width(node.words[1]), of(0), of(1)).refined(width),
        }
    }
}

fn extract(a: Facts, width: u32, low: u32) -> Facts {
    let m = mask(width);
    let bits = Facts::bits(width, a.zeros >> low, a.ones >> low & m);
    let (lo, hi) = (a.lo >> low, a.hi >> low);
    // The interval survives if the bits cut off above are the same at both ends.
    if lo & !m == hi & !m { Facts { lo: lo & m, hi: hi & m, ..bits }.refined(width) } else { bits }
}

fn unary(kind: Kind, width: u32, from: u32, a: Facts) -> Facts {
    let m = mask(width);
    match kind {
        Kind::Not => Facts { zeros: a.ones | !m, ones: a.zeros & m, lo: m - a.hi, hi: m - a.lo },
        Kind::Neg => {
            let low = mask(a.zeros.trailing_ones());
            let range = if a.lo > 0 { (m - a.hi + 1, m - a.lo + 1) } else { (0, m) };
            Facts { zeros: low | !m, ones: 0, lo: range.0, hi: range.1 }.refined(width)
        }
        Kind::ZeroExtend => a,
        _ => {
            let (sign, above) = (1 << (from - 1), m & !mask(from));
            if a.zeros & sign != 0 {
                a
            } else if a.ones & sign != 0 {
                Facts { zeros: a.zeros & !above, ones: a.ones | above, lo: a.lo | above, hi: a.hi | above }
            } else {
                let low = sign - 1;
                Facts::bits(width, a.zeros & low, a.ones & low)
            }
        }
    }
}

/// Bits of a sum: those whose inputs and carry are known.
fn sum_bits(a: Facts, b: Facts) -> (u64, u64) {
    let (most, least) = ((!a.zeros).wrapping_add(!b.zeros), a.ones.wrapping_add(b.ones));
    let carry_zero = !(most ^ a.zeros ^ b.zeros);
    let carry_one = least ^ a.ones ^ b.ones;
    let known = (a.zeros | a.ones) & (b.zeros | b.ones) & (carry_zero | carry_one);
    (!most & known, least & known)
}

fn binary(kind: Kind, width: u32, from: u32, a: Facts, b: Facts) -> Facts {
    let m = mask(width);
    let any = Facts::any(width);
    match kind {
        Kind::And => Facts { zeros: a.zeros | b.zeros, ones: a.ones & b.ones, lo: 0, hi: a.hi.min(b.hi) },
        Kind::Or => Facts { zeros: a.zeros & b.zeros, ones: a.ones | b.ones, lo: a.lo.max(b.lo), hi: m },
        Kind::Xor => {
            Facts::bits(width, a.zeros & b.zeros | a.ones & b.ones, a.zeros & b.ones | a.ones & b.zeros)
        }
        Kind::Add => {
            let (zeros, ones) = sum_bits(a, b);
            let low = u128::from(a.lo) + u128::from(b.lo);
            let high = u128::from(a.hi) + u128::from(b.hi);
            // Either no sum overflows or all of them do.
            let (lo, hi) = if high <= u128::from(m) || low > u128::from(m) {
                (low as u64 & m, high as u64 & m)
            } else {
                (0, m)
            };
            Facts { zeros: zeros | !m, ones: ones & m, lo, hi }
        }
        Kind::Mul => {
            let low = (a.zeros.trailing_ones() + b.zeros.trailing_ones()).min(width);
            let high = u128::from(a.hi) * u128::from(b.hi);
            let (lo, hi) = if high <= u128::from(m) { (a.lo * b.lo, high as u64) } else { (0, m) };
            Facts { zeros: mask(low) | !m, ones: 0, lo, hi }
        }
        Kind::Udiv if b.lo > 0 => Facts::within(width, a.lo / b.hi, a.hi / b.lo),
        Kind::Urem if b.lo > a.hi => a,
        Kind::Urem if b.lo > 0 => Facts::within(width, 0, a.hi.min(b.hi - 1)),
        Kind::Urem => Facts::within(width, 0, a.hi),
        Kind::Shl if b.lo >= u64::from(width) => Facts::constant(0),
        Kind::Shl => Facts { zeros: mask(a.zeros.trailing_ones()) | !m, ..any },
        Kind::Lshr if b.lo >= u64::from(width) => Facts::constant(0),
        Kind::Lshr => Facts::within(width, 0, a.hi >> b.lo),
        Kind::Ashr if a.zeros >> (width - 1) & 1 == 1 => Facts::within(width, 0, a.hi >> b.lo.min(63)),
        Kind::Concat => Facts {
            zeros: a.zeros << from | b.zeros & mask(from),
            ones: a.ones << from | b.ones,
            lo: a.lo << from | b.lo,
            hi: a.hi << from | b.hi,
        },
        _ => any,
    }
}

/// The least and the greatest value, signed.
fn signed_range(width: u32, a: Facts) -> (i64, i64) {
    let sign = 1 << (width - 1);
    if (a.lo ^ a.hi) & sign == 0 {
        (signed(a.lo, width), signed(a.hi, width))
    } else {
        (signed(sign, width), (sign - 1) as i64)
    }
}

/// What a comparison is, if the facts tell.
fn decided(kind: Kind, width: u32, a: Facts, b: Facts) -> Option<bool> {
    match kind {
        Kind::Eq => {
            if a.hi < b.lo || b.hi < a.lo || a.ones & b.zeros | a.zeros & b.ones != 0 {
                return Some(false);
            }
            (a.single().is_some() && a.single() == b.single()).then_some(true)
        }
        Kind::Ult => {
            if a.hi < b.lo {
                return Some(true);
            }
            (a.lo >= b.hi).then_some(false)
        }
        _ => {
            let ((least_a, most_a), (least_b, most_b)) = (signed_range(width, a), signed_range(width, b));
            if most_a < least_b {
                return Some(true);
            }
            (least_a >= most_b).then_some(false)
        }
    }
}

impl Terms {
    /// The bits that are known of a term of at most 64 bits; nothing is known of wider ones.
    #[must_use]
    pub fn known_bits(&self, t: TermId) -> KnownBits {
        let f = self.facts[t.index()];
        KnownBits { zeros: f.zeros, ones: f.ones }
    }

    /// The least and the greatest value, unsigned, that a term of at most 64 bits may have.
    #[must_use]
    pub fn range(&self, t: TermId) -> (u64, u64) {
        let f = self.facts[t.index()];
        (f.lo, f.hi)
    }
}
