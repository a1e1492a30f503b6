//! What an operand has to be for its operator to have a given value.
//!
//! An *inverse* value gives the operator its target with the other operand as it is; a *consistent* value
//! gives it the target with some value of the other operand. Where there are many, one is drawn. The rules
//! are those of Niemetz, Preiner and Biere, "Propagation based local search for bit-precise reasoning" (FMSD
//! 2017); each is a line or two, and the tests try them against all values of narrow words.

use super::graph::{Word, mask};
use crate::term::Kind;

/// A deterministic stream of words: Vigna's SplitMix64.
pub(super) struct Random(pub(super) u64);

impl Random {
    fn next64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub(super) fn word(&mut self, width: u32) -> Word {
        (Word::from(self.next64()) << 64 | Word::from(self.next64())) & mask(width)
    }

    /// A number below `n`, which is not 0.
    pub(super) fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next64()) * n as u128) >> 64) as usize
    }

    pub(super) fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// A number in a range that is not empty: often an end of it, or what is nearest to `now`.
    fn within(&mut self, lo: Word, hi: Word, now: Word) -> Word {
        match self.below(8) {
            0 => lo,
            1 => hi,
            2 | 3 => now.clamp(lo, hi),
            _ => match (hi - lo).checked_add(1) {
                Some(count) => lo + self.word(128) % count,
                None => self.word(128),
            },
        }
    }
}

/// One step down from an operator to one of its operands.
#[derive(Clone, Copy)]
pub(super) struct Descent {
    pub(super) kind: Kind,
    /// The operator's width.
    pub(super) width: u32,
    /// The widths of the operand and of the other one, 0 if there is none.
    pub(super) own: u32,
    pub(super) others: u32,
    /// The lowest bit of an extract.
    pub(super) lo: u32,
    /// Whether the operand is the first one.
    pub(super) first: bool,
    /// The other operand's value.
    pub(super) other: Word,
    /// The operand's value as it is.
    pub(super) now: Word,
    pub(super) target: Word,
}

impl Descent {
    /// A value of the operand for which the operator has its target, if there is one.
    pub(super) fn inverse(&self, random: &mut Random) -> Option<Word> {
        let (s, t, all) = (self.other, self.target, mask(self.own));
        match (self.kind, self.first) {
            (Kind::Not, _) => Some(!t & all),
            (Kind::Neg, _) => Some(t.wrapping_neg() & all),
            (Kind::Add, _) => Some(t.wrapping_sub(s) & all),
            (Kind::Xor, _) => Some(t ^ s),
            (Kind::And, _) => (t & !s == 0).then(|| self.with_bits(t, s, random)),
            (Kind::Or, _) => (!t & s == 0).then(|| self.with_bits(t, !s & all, random)),
            (Kind::Mul, _) => self.factor(random),
            (Kind::Udiv, true) => dividend(s, t, self, random),
            (Kind::Udiv, false) => divisor(s, t, self, random),
            (Kind::Urem, true) => divided(s, t, self, random),
            (Kind::Urem, false) => modulus(s, t, self, random),
            (Kind::Sdiv | Kind::Srem, _) => self.of_signed(random),
            (Kind::Shl | Kind::Lshr | Kind::Ashr, true) => self.shifted(s, random),
            (Kind::Shl | Kind::Lshr | Kind::Ashr, false) => self.amount(s, random),
            (Kind::Eq, _) if t == 1 => Some(s),
            (Kind::Eq, _) => Some(self.other_than(s, random)),
            (Kind::Ult, _) => {
                let (lo, hi) = range(s, t == 1, self.first, all)?;
                Some(random.within(lo, hi, self.now))
            }
            (Kind::Slt, _) => {
                // The sign exchanged, the order is the unsigned one.
                let flip = 1 << (self.own - 1);
                let (lo, hi) = range(s ^ flip, t == 1, self.first, all)?;
                Some(random.within(lo, hi, self.now ^ flip) ^ flip)
            }
            (Kind::Concat, true) => (t & mask(self.others) == s).then_some(t >> self.others),
            (Kind::Concat, false) => (t >> self.own == s).then_some(t & all),
            (Kind::Extract, _) => Some(self.with_bits(t << self.lo, mask(self.width) << self.lo, random)),
            (Kind::ZeroExtend, _) => (t <= all).then_some(t),
            (Kind::SignExtend, _) => {
                let low = t & all;
                let sign = low >> (self.own - 1) & 1 == 1;
                (t == if sign { low | mask(self.width) & !all } else { low }).then_some(low)
            }
            _ => None,
        }
    }

    /// A value of the operand with which the operator can have its target, if there is one.
    pub(super) fn consistent(&self, random: &mut Random) -> Option<Word> {
        let (t, all) = (self.target, mask(self.own));
        match (self.kind, self.first) {
            (Kind::And, _) => Some(self.with_bits(t, t, random)),
            (Kind::Or, _) => Some(self.with_bits(t, !t & all, random)),
            (Kind::Mul, _) if t == 0 => Some(random.word(self.own)),
            (Kind::Mul, _) => {
                let odd = random.word(self.own) | 1;
                let even = random.below(t.trailing_zeros() as usize + 1);
                Some(odd << even & all)
            }
            (Kind::Udiv, true) if t == all => Some(random.word(self.own)),
            (Kind::Udiv, true) => {
                let by = random.within(1, all / t.max(1), 1);
                dividend(by, t, self, random)
            }
            (Kind::Udiv, false) if t == all => Some(0),
            (Kind::Udiv, false) => Some(random.within(1, all / t.max(1), self.now)),
            (Kind::Urem, true) if t == all || random.once_in(2) => Some(t),
            (Kind::Urem, true) => match t.checked_add(t + 1) {
                Some(least) if least <= all => Some(random.within(least, all, self.now)),
                _ => Some(t),
            },
            (Kind::Urem, false) if t == all => Some(0),
            (Kind::Urem, false) => Some(random.within(t + 1, all, self.now)),
            (Kind::Shl | Kind::Lshr | Kind::Ashr, true) => {
                let by = self.fitting_amount(random);
                self.shifted(by, random)
            }
            (Kind::Shl | Kind::Lshr | Kind::Ashr, false) => Some(self.fitting_amount(random)),
            (Kind::Concat, true) => Some(t >> self.others),
            (Kind::Concat, false) => Some(t & all),
            (Kind::Ult | Kind::Slt, _) if t == 1 => {
                let flip = if self.kind == Kind::Slt { 1 << (self.own - 1) } else { 0 };
                let (lo, hi) = if self.first { (0, all - 1) } else { (1, all) };
                Some(random.within(lo, hi, self.now ^ flip) ^ flip)
            }
            (Kind::Not | Kind::Neg | Kind::Extract | Kind::ZeroExtend | Kind::SignExtend, _) => None,
            _ => Some(random.word(self.own)),
        }
    }

    /// The bits of `t` where `fixed` is set; elsewhere those that are there, or others.
    fn with_bits(&self, t: Word, fixed: Word, random: &mut Random) -> Word {
        let rest = match random.below(4) {
            0 => random.word(self.own),
            1 => self.now ^ 1 << random.below(self.own as usize),
            _ => self.now,
        };
        (t & fixed | rest & !fixed) & mask(self.own)
    }

    fn other_than(&self, s: Word, random: &mut Random) -> Word {
        let all = mask(self.own);
        let other = match random.below(4) {
            0 => s.wrapping_add(1) & all,
            1 => s.wrapping_sub(1) & all,
            2 => s ^ 1 << random.below(self.own as usize),
            _ => random.word(self.own),
        };
        if other == s { s ^ 1 } else { other }
    }

    /// `x * s = t`: the inverse of the odd part of `s`, with any bits above, or the quotient.
    fn factor(&self, random: &mut Random) -> Option<Word> {
        let (s, t) = (self.other, self.target);
        if s == 0 {
            return (t == 0).then(|| random.word(self.own));
        }
        if t != 0 && t % s == 0 && !random.once_in(8) {
            return Some(t / s);
        }
        let even = s.trailing_zeros();
        if t != 0 && t.trailing_zeros() < even {
            return None;
        }
        let odd = s >> even;
        // Newton: each round doubles the bits that are right, three of which the number itself has.
        let mut inverse = odd;
        for _ in 0..6 {
            inverse = inverse.wrapping_mul(2_u128.wrapping_sub(odd.wrapping_mul(inverse)));
        }
        let low = mask(self.own - even);
        Some(self.with_bits((t >> even).wrapping_mul(inverse) & low, low, random))
    }

    /// Signed division by way of the unsigned one; what comes out is tried.
    fn of_signed(&self, random: &mut Random) -> Option<Word> {
        let all = mask(self.own);
        let magnitude = |v: Word| if v >> (self.own - 1) & 1 == 1 { v.wrapping_neg() & all } else { v };
        let kind = if self.kind == Kind::Sdiv { Kind::Udiv } else { Kind::Urem };
        let unsigned = Descent {
            kind,
            other: magnitude(self.other),
            target: magnitude(self.target),
            now: magnitude(self.now),
            ..*self
        };
        let mut candidates = [unsigned.inverse(random)?; 2];
        candidates[random.below(2)] = candidates[0].wrapping_neg() & all;
        candidates.into_iter().find(|x| {
            let operands = if self.first { [*x, self.other, 0] } else { [self.other, *x, 0] };
            super::graph::apply(self.kind, self.width, self.own, 0, operands) == self.target
        })
    }

    /// The operand that is shifted `by` so much.
    fn shifted(&self, by: Word, random: &mut Random) -> Option<Word> {
        let (t, width, all) = (self.target, self.own, mask(self.own));
        let gone = by >= Word::from(width);
        let by = by.min(Word::from(width)) as u32;
        let left = mask(width - by);
        match self.kind {
            Kind::Shl if gone => (t == 0).then(|| random.word(width)),
            Kind::Shl => (t & mask(by) == 0).then(|| self.with_bits(t >> by, left, random)),
            Kind::Lshr if gone => (t == 0).then(|| random.word(width)),
            Kind::Lshr => (t & !left == 0).then(|| self.with_bits(t << by, left << by, random)),
            _ => {
                let negative = t >> (width - 1) & 1 == 1;
                let sign = 1 << (width - 1);
                if gone || by == width - 1 {
                    let whole = t == 0 || t == all;
                    return whole.then(|| self.with_bits(if negative { sign } else { 0 }, sign, random));
                }
                // The bits that came in are copies of the sign.
                let copies = all & !mask(width - by - 1);
                (t & copies == if negative { copies } else { 0 })
                    .then(|| self.with_bits(t << by & all, left << by, random))
            }
        }
    }

    /// An amount by which `s` shifted is the target.
    fn amount(&self, s: Word, random: &mut Random) -> Option<Word> {
        let width = self.own;
        let operator = |by: u32| {
            super::graph::apply(self.kind, self.width, width, 0, [s, Word::from(by), 0]) == self.target
        };
        // Amounts that do not fit the word are none.
        let most = Word::from(width).min(mask(width)) as u32;
        let good: Vec<u32> = (0..=most).filter(|by| operator(*by)).collect();
        if good.is_empty() {
            return None;
        }
        let by = Word::from(good[random.below(good.len())]);
        // From the width on all amounts do the same.
        Some(if by == Word::from(width) { random.within(by, mask(width), self.now) } else { by })
    }

    /// An amount by which something shifted is the target.
    fn fitting_amount(&self, random: &mut Random) -> Word {
        let (t, width) = (self.target, self.own);
        let top = t << (128 - width);
        let most = match self.kind {
            Kind::Shl if t != 0 => t.trailing_zeros(),
            Kind::Lshr if t != 0 => top.leading_zeros(),
            Kind::Ashr if t != 0 && t != mask(width) => top.leading_zeros().max(top.leading_ones()) - 1,
            _ => return random.word(width),
        };
        Word::from(random.below(most as usize + 1) as u32)
    }
}

/// What is less than `s`, if it is to be and stands `first`, and so on.
fn range(s: Word, holds: bool, first: bool, all: Word) -> Option<(Word, Word)> {
    match (holds, first) {
        (true, true) => Some((0, s.checked_sub(1)?)),
        (true, false) => (s < all).then(|| (s + 1, all)),
        (false, true) => Some((s, all)),
        (false, false) => Some((0, s)),
    }
}

/// `x / s = t`
fn dividend(s: Word, t: Word, d: &Descent, random: &mut Random) -> Option<Word> {
    let all = mask(d.own);
    if s == 0 {
        return (t == all).then(|| random.word(d.own));
    }
    let least = t.checked_mul(s).filter(|least| *least <= all)?;
    let most = least.saturating_add(s - 1).min(all);
    Some(random.within(least, most, d.now))
}

/// `s / x = t`
fn divisor(s: Word, t: Word, d: &Descent, random: &mut Random) -> Option<Word> {
    let all = mask(d.own);
    if t == all {
        return Some(Word::from(s == all && random.once_in(2)));
    }
    if t == 0 {
        return (s < all).then(|| random.within(s + 1, all, d.now));
    }
    let (least, most) = (s / (t + 1) + 1, s / t);
    (least <= most).then(|| random.within(least, most, d.now))
}

/// `x % s = t`
fn divided(s: Word, t: Word, d: &Descent, random: &mut Random) -> Option<Word> {
    if s == 0 {
        return Some(t);
    }
    if t >= s {
        return None;
    }
    let times = (mask(d.own) - t) / s;
    Some(t + s * random.within(0, times, d.now / s))
}

/// `s % x = t`
fn modulus(s: Word, t: Word, d: &Descent, random: &mut Random) -> Option<Word> {
    let all = mask(d.own);
    if s == t {
        return Some(if s == all || random.once_in(8) { 0 } else { random.within(s + 1, all, d.now) });
    }
    let multiple = s.checked_sub(t)?;
    if multiple <= t {
        return None;
    }
    // What divides it by a small number, or it itself.
    let quotient = 1 + Word::from(random.below(16) as u32);
    let smaller = multiple / quotient;
    Some(if multiple % quotient == 0 && smaller > t { smaller } else { multiple })
}

#[cfg(test)]
mod tests {
    use super::super::graph::apply;
    use super::*;

    /// Every descent of an operator at a small width.
    fn descents(kind: Kind, each: &mut impl FnMut(Descent, &dyn Fn(Word, Word) -> Word)) {
        let (own, others, lo) = match kind {
            Kind::Concat => (2, 3, 0),
            Kind::Not | Kind::Neg | Kind::ZeroExtend | Kind::SignExtend => (4, 0, 0),
            Kind::Extract => (5, 0, 1),
            _ => (4, 4, 0),
        };
        for first in [true, false] {
            let (own, others) = if kind == Kind::Concat && !first { (others, own) } else { (own, others) };
            if others == 0 && !first {
                continue;
            }
            let width = match kind {
                Kind::Eq | Kind::Ult | Kind::Slt => 1,
                Kind::Concat => 5,
                Kind::Extract => 3,
                Kind::ZeroExtend | Kind::SignExtend => 6,
                _ => 4,
            };
            let last = if others != 0 && first { others } else { own };
            let operator = move |x: Word, s: Word| {
                let operands = if first { [x, s, 0] } else { [s, x, 0] };
                apply(kind, width, last, lo, operands)
            };
            for other in 0..=mask(others) {
                for target in 0..=mask(width) {
                    for now in [0, 5 & mask(own), mask(own)] {
                        let descent = Descent { kind, width, own, others, lo, first, other, now, target };
                        each(descent, &operator);
                    }
                }
            }
        }
    }

    #[test]
    fn inverses_are_found_where_there_are_any() {
        let mut random = Random(1);
        for kind in &Kind::ALL[Kind::Not as usize..=Kind::Slt as usize] {
            descents(*kind, &mut |d, operator| {
                let exists = (0..=mask(d.own)).any(|x| operator(x, d.other) == d.target);
                let mut found = false;
                for _ in 0..20 {
                    if let Some(x) = d.inverse(&mut random) {
                        assert!(x <= mask(d.own), "{kind:?} {x}");
                        assert_eq!(
                            operator(x, d.other),
                            d.target,
                            "{kind:?} {} of {x} and {}",
                            d.first,
                            d.other
                        );
                        found = true;
                    }
                }
                let what = (kind, d.first, d.other, d.target);
                // A signed division may need the other sign or quotient, which are drawn.
                assert!(found == exists || matches!(kind, Kind::Sdiv | Kind::Srem), "{what:?}: {exists}");
            });
        }
    }

    #[test]
    fn consistent_values_are_those_that_some_other_operand_makes_right() {
        let mut random = Random(2);
        let any = [Kind::Sdiv, Kind::Srem];
        for kind in &Kind::ALL[Kind::Not as usize..=Kind::Slt as usize] {
            descents(*kind, &mut |d, operator| {
                for _ in 0..20 {
                    let Some(x) = d.consistent(&mut random) else { continue };
                    let right = (0..=mask(d.others)).any(|s| operator(x, s) == d.target);
                    assert!(right || any.contains(kind), "{kind:?} {} {x} for {}", d.first, d.target);
                }
            });
        }
    }
}
