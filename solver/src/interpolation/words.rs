//! What a conjunction of bits says about words.
//!
//! * Bits of one term that are given: a slice of it equals a constant.
//! * Bits of two terms that are pairwise equal: slices of them are equal.
//! * A chain `¬x₇ ∧ (¬x₆ ∨ (¬x₅ ∧ …))` over the bits of one term, downwards: the term is at most a constant,
//!   whose bits are the connectives; with plain bits it is at least a constant. A leading bit of the other
//!   sign makes it signed.

use std::collections::BTreeMap;

use crate::aig::AigLit;
use crate::{BvValue, TermId, Terms};

/// A bit of a term.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Atom {
    pub(super) term: TermId,
    pub(super) bit: u32,
}

impl Atom {
    /// The bit as a truth value.
    pub(super) fn literal(self, terms: &mut Terms, negate: bool) -> TermId {
        let bit = terms.extract(self.term, self.bit, self.bit);
        if negate { terms.not(bit) } else { bit }
    }
}

/// A conjunct.
pub(super) enum Leaf {
    /// A bit has this value.
    Bit(Atom, bool),
    /// Two bits are equal, or not.
    Pair(Atom, Atom, bool),
    /// Something else.
    Complex(AigLit),
}

/// A node's term, and what it bounds if it does nothing else.
pub(super) struct Built {
    pub(super) term: TermId,
    pub(super) bound: Option<Bound>,
}

/// Bits `lo..=hi` of a term are at most (or at least) a constant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Bound {
    term: TermId,
    hi: u32,
    lo: u32,
    /// Which bits the chain is made of: plain ones for a lower bound, complements for an upper one.
    lower: bool,
    /// The leading bit is the sign.
    signed: bool,
    /// The constant, highest bit first.
    constant: Vec<bool>,
}

impl Bound {
    /// What holds if this does not: at most C becomes at least C + 1. The last bit of an upper bound is 0,
    /// of a lower one 1.
    fn negated(&self) -> Bound {
        let mut negated = self.clone();
        negated.lower = !self.lower;
        if let Some(last) = negated.constant.last_mut() {
            *last = !*last;
        }
        negated
    }

    /// With one more bit above, which is in a conjunction with this.
    fn below(mut self, value: bool) -> Bound {
        self.hi += 1;
        // `x ∧ rest` is at least 1…, `¬x ∧ rest` at most 0…; for a sign it is the other way round.
        self.signed = value != self.lower;
        self.constant.insert(0, value);
        self
    }

    fn write(&self, terms: &mut Terms) -> TermId {
        let width = terms.width(self.term);
        let whole = self.hi + 1 == width;
        let lo = if whole { 0 } else { self.lo };
        let mut limbs = vec![0_u64; (self.hi - lo + 1).div_ceil(64) as usize];
        for bit in lo..=self.hi {
            // Bits that the chain does not reach decide nothing.
            let set = match bit.checked_sub(self.lo) {
                None => !self.lower,
                Some(at) => self.constant[self.constant.len() - 1 - at as usize],
            };
            limbs[((bit - lo) / 64) as usize] |= u64::from(set) << ((bit - lo) % 64);
        }
        let constant = terms.value(BvValue::from_limbs(self.hi - lo + 1, &limbs));
        let word = terms.extract(self.term, self.hi, lo);
        match (self.signed, self.lower) {
            (false, false) => terms.ule(word, constant),
            (false, true) => terms.uge(word, constant),
            (true, false) => terms.sle(word, constant),
            (true, true) => terms.sge(word, constant),
        }
    }
}

/// The conjunction of some leaves; `built` knows the complex ones.
pub(super) fn conjunction<'a>(
    terms: &mut Terms,
    leaves: &[Leaf],
    built: impl Fn(AigLit) -> Option<&'a Built>,
) -> Built {
    let mut bits: BTreeMap<Atom, bool> = BTreeMap::new();
    let mut pairs: BTreeMap<(TermId, TermId, i64, bool), Vec<u32>> = BTreeMap::new();
    let mut bounds: Vec<Bound> = Vec::new();
    let mut pieces: Vec<TermId> = Vec::new();
    for leaf in leaves {
        match leaf {
            Leaf::Bit(atom, value) => {
                bits.insert(*atom, *value);
            }
            Leaf::Pair(x, y, equal) => {
                let key = (x.term, y.term, i64::from(x.bit) - i64::from(y.bit), *equal);
                pairs.entry(key).or_default().push(x.bit);
            }
            Leaf::Complex(lit) => match built(*lit) {
                Some(Built { bound: Some(bound), .. }) => {
                    bounds.push(if lit.is_negated() { bound.negated() } else { bound.clone() });
                }
                Some(Built { term, bound: None }) => {
                    let term = *term;
                    pieces.push(if lit.is_negated() { terms.not(term) } else { term });
                }
                None => {}
            },
        }
    }
    let parts = pairs.len() + pieces.len() + bounds.len();
    if bounds.is_empty() && parts == 0 {
        return Built { bound: run(terms, &bits), term: given_bits(terms, &bits) };
    }
    let bounds: Vec<Bound> = bounds.into_iter().map(|bound| absorb(terms, bound, &mut bits)).collect();
    let alone = (parts == 1 && bits.is_empty()).then(|| bounds.first().cloned()).flatten();
    let mut all = given_bits(terms, &bits);
    for bound in &bounds {
        let bound = bound.write(terms);
        all = terms.and(all, bound);
    }
    for (key, mut at) in pairs {
        let equal = equal_slices(terms, key, &mut at);
        all = terms.and(all, equal);
    }
    for piece in pieces {
        all = terms.and(all, piece);
    }
    Built { term: all, bound: alone }
}

/// Takes the bits above a bound that continue its chain.
fn absorb(terms: &Terms, mut bound: Bound, bits: &mut BTreeMap<Atom, bool>) -> Bound {
    while !bound.signed {
        let above = Atom { term: bound.term, bit: bound.hi + 1 };
        let Some(&value) = bits.get(&above) else { break };
        if value != bound.lower && above.bit + 1 != terms.width(bound.term) {
            break;
        }
        bits.remove(&above);
        bound = bound.below(value);
    }
    bound
}

/// Neighbouring bits of one term that all have one value are a bound, the beginning of a chain.
fn run(terms: &Terms, bits: &BTreeMap<Atom, bool>) -> Option<Bound> {
    let (first, &value) = bits.first_key_value()?;
    let (last, _) = bits.last_key_value()?;
    let (lo, length) = (first.bit, bits.len() as u32);
    let consecutive = first.term == last.term && last.bit - lo + 1 == length;
    if !consecutive || terms.width(first.term) == 1 {
        return None;
    }
    let inner = bits.values().take(bits.len() - 1).all(|&other| other == value);
    let top = *bits.last_key_value()?.1;
    let bound = Bound {
        term: first.term,
        hi: last.bit,
        lo,
        lower: value,
        signed: false,
        constant: vec![value; length as usize],
    };
    match (inner, top == value) {
        (true, true) => Some(bound),
        // The sign bit may differ.
        (true, false) if last.bit + 1 == terms.width(first.term) && length > 1 => {
            let mut bound = bound;
            bound.constant.remove(0);
            bound.hi -= 1;
            Some(bound.below(top))
        }
        _ => None,
    }
}

/// Slices of terms equal constants.
fn given_bits(terms: &mut Terms, bits: &BTreeMap<Atom, bool>) -> TermId {
    let mut all = terms.true_();
    let mut bits = bits.iter().peekable();
    while let Some((first, &value)) = bits.next() {
        let mut values = vec![value];
        while let Some((_, &value)) =
            bits.next_if(|(next, _)| next.term == first.term && next.bit == first.bit + values.len() as u32)
        {
            values.push(value);
        }
        let mut limbs = vec![0_u64; values.len().div_ceil(64)];
        for (i, &value) in values.iter().enumerate() {
            limbs[i / 64] |= u64::from(value) << (i % 64);
        }
        let length = values.len() as u32;
        if first.bit > 0
            && length > 1
            && first.bit + length == terms.width(first.term)
            && values.iter().all(|other| *other == value)
        {
            // All leading bits are alike: `x < 16` says it better than a slice.
            let bound = Bound {
                term: first.term,
                hi: first.bit + length - 1,
                lo: first.bit,
                lower: value,
                signed: false,
                constant: vec![value; values.len()],
            };
            let bound = bound.write(terms);
            all = terms.and(all, bound);
            continue;
        }
        let constant = terms.value(BvValue::from_limbs(length, &limbs));
        let word = terms.extract(first.term, first.bit + length - 1, first.bit);
        let equal = terms.eq(word, constant);
        all = terms.and(all, equal);
    }
    all
}

/// Slices of two terms are equal, or each other's complement.
fn equal_slices(
    terms: &mut Terms,
    (x, y, offset, equal): (TermId, TermId, i64, bool),
    at: &mut [u32],
) -> TermId {
    at.sort_unstable();
    let mut all = terms.true_();
    let mut rest = &*at;
    while let Some(&lo) = rest.first() {
        let length = rest.iter().zip(lo..).take_while(|(bit, expected)| **bit == *expected).count();
        rest = &rest[length..];
        let other = (i64::from(lo) - offset) as u32;
        let a = terms.extract(x, lo + length as u32 - 1, lo);
        let b = terms.extract(y, other + length as u32 - 1, other);
        let b = if equal { b } else { terms.not(b) };
        let slices = terms.eq(a, b);
        all = terms.and(all, slices);
    }
    all
}
