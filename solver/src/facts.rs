//! What is known of every value of a term: fixed bits and an unsigned interval.
//!
//! Computed once, when the node is made, from the facts of its operands: O(1), no recursion. Terms wider than 64 bits have no facts.
//! The two domains refine each other (Warren, Hacker's Delight, chapter 4; LLVM's `KnownBits`).

use crate::term::{Kind, Node, TableId, TermId};
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

    /// The facts of a node that is about to enter the arena.
    pub(crate) fn of(terms: &Terms, node: &Node) -> Facts {
        let width = node.width();
        if width > 64 {
            return Facts::UNKNOWN;
        }
        if node.kind() == Kind::Const { Facts::constant(node.small()) } else { Facts::any(width) }
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

#[allow(dead_code, reason = "used by the transfer functions")]
fn table(_: TableId) {}
