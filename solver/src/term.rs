//! What a term is: ids, operators and the 16-byte node that the arena stores.
//!
//! The operators are those of SMT-LIB's `QF_BV`, with SMT-LIB's total semantics: division by zero gives all
//! ones (or the dividend as remainder), a shift by the width or more gives zero (or copies of the sign). A
//! boolean is a bit-vector of width 1. Everything else that callers may ask for (`bvsub`, `bvule`, `bvsge`,
//! `distinct`, …) is derived from these at construction, so that a fact has one form.

use std::fmt;

/// A term in a [`crate::Terms`] arena.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TermId(pub u32);

impl TermId {
    /// "No term": the value of a register that holds nothing symbolic. Never a real term.
    pub const NONE: TermId = TermId(0);

    /// Whether this is a real term.
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// Whether this is [`TermId::NONE`].
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The position in dense tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A free variable, numbered in order of creation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SymbolId(pub u32);

impl SymbolId {
    /// The position in dense tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An immutable, hash-consed sequence of terms of one width.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub u32);

impl TableId {
    /// The position in dense tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

macro_rules! sigil {
    ($($id:ident $sigil:literal),*) => {$(
        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($sigil, "{}"), self.0)
            }
        }
        impl fmt::Debug for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    )*};
}
sigil!(TermId "t", SymbolId "s", TableId "T");

/// The operator of a term. Its operands are [`crate::Terms::args`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A constant; see [`crate::Terms::as_const`] and [`crate::Terms::as_const_wide`].
    Const,
    /// A free variable; see [`crate::Terms::symbol_of`].
    Symbol,
    /// `bvnot`
    Not,
    /// `bvneg`
    Neg,
    /// `bvand`
    And,
    /// `bvor`
    Or,
    /// `bvxor`
    Xor,
    /// `bvadd`
    Add,
    /// `bvmul`
    Mul,
    /// `bvudiv`; by zero: all ones
    Udiv,
    /// `bvurem`; by zero: the dividend
    Urem,
    /// `bvsdiv`; truncates; by zero: -1 for a dividend from zero, else 1
    Sdiv,
    /// `bvsrem`; sign of the dividend; by zero: the dividend
    Srem,
    /// `bvshl`
    Shl,
    /// `bvlshr`
    Lshr,
    /// `bvashr`
    Ashr,
    /// `concat`: the first operand has the high bits
    Concat,
    /// `(_ extract hi lo)`: bits `lo..=hi`
    Extract {
        /// The highest bit taken.
        hi: u32,
        /// The lowest bit taken.
        lo: u32,
    },
    /// `zero_extend` to the term's width
    ZeroExtend,
    /// `sign_extend` to the term's width
    SignExtend,
    /// `=` as a bit-vector of width 1
    Eq,
    /// `bvult` as a bit-vector of width 1
    Ult,
    /// `bvslt` as a bit-vector of width 1
    Slt,
    /// `ite`: the first operand has width 1
    Ite,
    /// The element of a table at an unsigned index; beyond the end it is the last element.
    Read {
        /// The table.
        table: TableId,
    },
}

/// The operator without its parameters, as the node stores it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Kind {
    Const,
    Symbol,
    Not,
    Neg,
    And,
    Or,
    Xor,
    Add,
    Mul,
    Udiv,
    Urem,
    Sdiv,
    Srem,
    Shl,
    Lshr,
    Ashr,
    Concat,
    Extract,
    ZeroExtend,
    SignExtend,
    Eq,
    Ult,
    Slt,
    Ite,
    Read,
}

impl Kind {
    /// Every kind, in the order of its number.
    pub(crate) const ALL: [Kind; 25] = [
        Kind::Const,
        Kind::Symbol,
        Kind::Not,
        Kind::Neg,
        Kind::And,
        Kind::Or,
        Kind::Xor,
        Kind::Add,
        Kind::Mul,
        Kind::Udiv,
        Kind::Urem,
        Kind::Sdiv,
        Kind::Srem,
        Kind::Shl,
        Kind::Lshr,
        Kind::Ashr,
        Kind::Concat,
        Kind::Extract,
        Kind::ZeroExtend,
        Kind::SignExtend,
        Kind::Eq,
        Kind::Ult,
        Kind::Slt,
        Kind::Ite,
        Kind::Read,
    ];

    /// How many of a node's three words are operands.
    pub(crate) const fn arity(self) -> usize {
        match self {
            Kind::Const | Kind::Symbol => 0,
            Kind::Not | Kind::Neg | Kind::Extract | Kind::ZeroExtend | Kind::SignExtend | Kind::Read => 1,
            Kind::Ite => 3,
            _ => 2,
        }
    }

    /// Whether the operands may be exchanged.
    pub(crate) const fn commutes(self) -> bool {
        matches!(self, Kind::And | Kind::Or | Kind::Xor | Kind::Add | Kind::Mul | Kind::Eq)
    }

    /// The SMT-LIB name of an operator without parameters.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Kind::Const => "const",
            Kind::Symbol => "symbol",
            Kind::Not => "bvnot",
            Kind::Neg => "bvneg",
            Kind::And => "bvand",
            Kind::Or => "bvor",
            Kind::Xor => "bvxor",
            Kind::Add => "bvadd",
            Kind::Mul => "bvmul",
            Kind::Udiv => "bvudiv",
            Kind::Urem => "bvurem",
            Kind::Sdiv => "bvsdiv",
            Kind::Srem => "bvsrem",
            Kind::Shl => "bvshl",
            Kind::Lshr => "bvlshr",
            Kind::Ashr => "bvashr",
            Kind::Concat => "concat",
            Kind::Extract => "extract",
            Kind::ZeroExtend => "zero_extend",
            Kind::SignExtend => "sign_extend",
            Kind::Eq => "=",
            Kind::Ult => "bvult",
            Kind::Slt => "bvslt",
            Kind::Ite => "ite",
            Kind::Read => "read",
        }
    }
}

/// The widest term: LLVM's own limit for an integer type.
pub const MAX_WIDTH: u32 = (1 << 23) - 1;

/// A term as stored: three words of operands or parameters, and the operator with the width.
///
/// * `Const`: up to 64 bits the value in words 0 (low) and 1 (high); wider the index of the limbs in word 0.
/// * `Symbol`: the symbol in word 0. `Extract`: operand, hi, lo. `Read`: index term, table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Node {
    pub(crate) words: [TermId; 3],
    head: u32,
}

impl Node {
    pub(crate) fn new(kind: Kind, width: u32, words: [u32; 3]) -> Node {
        debug_assert!((1..=MAX_WIDTH).contains(&width), "width {width} of {kind:?}");
        Node { words: words.map(TermId), head: (kind as u32) << 24 | width }
    }

    pub(crate) const fn kind(&self) -> Kind {
        Kind::ALL[(self.head >> 24) as usize]
    }

    pub(crate) const fn width(&self) -> u32 {
        self.head & 0x00ff_ffff
    }

    pub(crate) fn args(&self) -> &[TermId] {
        &self.words[..self.kind().arity()]
    }

    pub(crate) const fn word(&self, i: usize) -> u32 {
        self.words[i].0
    }

    /// The value of a constant of at most 64 bits.
    pub(crate) const fn small(&self) -> u64 {
        self.words[0].0 as u64 | (self.words[1].0 as u64) << 32
    }

    /// A multiplicative hash of all 16 bytes.
    pub(crate) const fn mixed(&self) -> u64 {
        const K: u64 = 0x9e37_79b9_7f4a_7c15;
        let a = self.small() ^ K;
        let b = (self.words[2].0 as u64 | (self.head as u64) << 32) ^ 0xd1b5_4a32_d192_ed03;
        let p = a as u128 * (b | 1) as u128;
        ((p >> 64) as u64 ^ p as u64 ^ b.rotate_left(32)).wrapping_mul(K)
    }

    pub(crate) fn op(&self) -> Op {
        match self.kind() {
            Kind::Const => Op::Const,
            Kind::Symbol => Op::Symbol,
            Kind::Not => Op::Not,
            Kind::Neg => Op::Neg,
            Kind::And => Op::And,
            Kind::Or => Op::Or,
            Kind::Xor => Op::Xor,
            Kind::Add => Op::Add,
            Kind::Mul => Op::Mul,
            Kind::Udiv => Op::Udiv,
            Kind::Urem => Op::Urem,
            Kind::Sdiv => Op::Sdiv,
            Kind::Srem => Op::Srem,
            Kind::Shl => Op::Shl,
            Kind::Lshr => Op::Lshr,
            Kind::Ashr => Op::Ashr,
            Kind::Concat => Op::Concat,
            Kind::Extract => Op::Extract { hi: self.word(1), lo: self.word(2) },
            Kind::ZeroExtend => Op::ZeroExtend,
            Kind::SignExtend => Op::SignExtend,
            Kind::Eq => Op::Eq,
            Kind::Ult => Op::Ult,
            Kind::Slt => Op::Slt,
            Kind::Ite => Op::Ite,
            Kind::Read => Op::Read { table: TableId(self.word(1)) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_stay_small() {
        assert_eq!(size_of::<Node>(), 16);
        assert_eq!(size_of::<TermId>(), 4);
        for (i, k) in Kind::ALL.iter().enumerate() {
            assert_eq!(*k as usize, i);
        }
    }
}
