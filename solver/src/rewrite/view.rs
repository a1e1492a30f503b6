//! Looking at terms: what the patterns of rules are made of.

use crate::term::{Kind, TermId};
use crate::terms::Terms;

impl Terms {
    /// The operand of a unary operator.
    pub(super) fn un(&self, kind: Kind, t: TermId) -> Option<TermId> {
        let n = self.node(t);
        (n.kind() == kind).then_some(n.words[0])
    }

    /// The operands of a binary operator.
    pub(super) fn bin(&self, kind: Kind, t: TermId) -> Option<(TermId, TermId)> {
        let n = self.node(t);
        (n.kind() == kind).then_some((n.words[0], n.words[1]))
    }

    /// The operands of a binary operator whose second one is a constant.
    pub(super) fn bin_const(&self, kind: Kind, t: TermId) -> Option<(TermId, TermId)> {
        self.bin(kind, t).filter(|(_, c)| self.is_const(*c))
    }

    /// The operands of a concatenation whose first one is a constant.
    pub(super) fn bin_const_first(&self, t: TermId) -> Option<(TermId, TermId)> {
        self.bin(Kind::Concat, t).filter(|(k, _)| self.is_const(*k))
    }

    /// The other operand of a commutative operator that has `x` as one.
    pub(super) fn other(&self, kind: Kind, t: TermId, x: TermId) -> Option<TermId> {
        let (a, b) = self.bin(kind, t)?;
        if a == x { Some(b) } else { (b == x).then_some(a) }
    }

    /// Operand, `hi` and `lo` of an extract.
    pub(super) fn as_extract(&self, t: TermId) -> Option<(TermId, u32, u32)> {
        let n = self.node(t);
        (n.kind() == Kind::Extract).then(|| (n.words[0], n.word(1), n.word(2)))
    }

    /// Condition and sides of an `ite`.
    pub(super) fn as_ite(&self, t: TermId) -> Option<(TermId, TermId, TermId)> {
        let n = self.node(t);
        (n.kind() == Kind::Ite).then_some((n.words[0], n.words[1], n.words[2]))
    }

    /// Whether the term is the constant 0 of any width.
    pub(super) fn is_zero(&self, t: TermId) -> bool {
        self.as_const_wide(t).is_some_and(|l| l.iter().all(|l| *l == 0))
    }

    /// Whether the term is the constant 1 of any width.
    pub(super) fn is_one(&self, t: TermId) -> bool {
        self.as_value(t).is_some_and(|v| v.to_u64() == Some(1))
    }

    /// Whether the term is the constant with every bit set.
    pub(super) fn is_ones(&self, t: TermId) -> bool {
        self.is_const(t) && self.as_value(t).is_some_and(|v| v.is_ones())
    }

    /// Whether one of the two is the complement of the other.
    pub(super) fn complements(&self, a: TermId, b: TermId) -> bool {
        self.un(Kind::Not, a) == Some(b) || self.un(Kind::Not, b) == Some(a)
    }

    /// The exponent, if the term is a constant power of two.
    pub(super) fn log2(&self, t: TermId) -> Option<u32> {
        let limbs = self.as_const_wide(t)?;
        if limbs.iter().map(|l| l.count_ones()).sum::<u32>() != 1 {
            return None;
        }
        limbs.iter().position(|l| *l != 0).map(|i| i as u32 * 64 + limbs[i].trailing_zeros())
    }

    /// A zero of that width.
    pub(super) fn zero(&mut self, width: u32) -> TermId {
        self.constant(width, 0)
    }

    /// A constant with every bit set.
    pub(super) fn ones(&mut self, width: u32) -> TermId {
        let z = self.zero(width);
        self.not(z)
    }

    /// The truth value as a term.
    pub(super) fn truth(&self, b: bool) -> Option<TermId> {
        Some(self.bool(b))
    }

    /// Condition and two constants, if the term chooses between constants: an `ite`, an extended truth value,
    /// their complements.
    pub(super) fn choice(&mut self, t: TermId) -> Option<(TermId, TermId, TermId)> {
        let width = self.width(t);
        let (c, a, b) = match self.kind(t) {
            Kind::Ite => self.as_ite(t).filter(|(_, a, b)| self.is_const(*a) && self.is_const(*b))?,
            Kind::ZeroExtend | Kind::SignExtend => {
                let x = self.node(t).words[0];
                if self.width(x) != 1 {
                    return None;
                }
                let set =
                    if self.kind(t) == Kind::ZeroExtend { self.constant(width, 1) } else { self.ones(width) };
                (x, set, self.zero(width))
            }
            _ => return None,
        };
        Some(match self.un(Kind::Not, c) {
            Some(d) => (d, b, a),
            None => (c, a, b),
        })
    }

    /// Whether the most significant bit is 0 in every value.
    pub(super) fn non_negative(&self, t: TermId) -> bool {
        let n = self.node(t);
        match n.kind() {
            Kind::ZeroExtend => true,
            _ if n.width() <= 64 => self.facts[t.index()].zeros >> (n.width() - 1) & 1 == 1,
            Kind::Const => self.as_value(t).is_some_and(|v| !v.sign()),
            _ => false,
        }
    }

    /// Whether the most significant bit is 1 in every value.
    pub(super) fn negative(&self, t: TermId) -> bool {
        let n = self.node(t);
        match n.kind() {
            _ if n.width() <= 64 => self.facts[t.index()].ones >> (n.width() - 1) & 1 == 1,
            Kind::Const => self.as_value(t).is_some_and(|v| v.sign()),
            _ => false,
        }
    }
}
