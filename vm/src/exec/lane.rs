//! The two lanes, values with two halves, and how handlers read and write registers.

use super::Exec;
use symvm_frontend::program::{Opnd, Reg};
use symvm_solver::TermId;

/// A way of executing: with or without terms.
pub(crate) trait Lane {
    /// Registers carry terms.
    const CONCOLIC: bool;
}

/// Concrete halves only.
pub(crate) struct Concrete;
/// Concrete halves and terms.
pub(crate) struct Concolic;

impl Lane for Concrete {
    const CONCOLIC: bool = false;
}
impl Lane for Concolic {
    const CONCOLIC: bool = true;
}

/// The contents of a register: at most 64 bits, and a term of the value's width if it depends on an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Val {
    pub bits: u64,
    pub term: TermId,
}

impl Val {
    #[inline(always)]
    pub fn concrete(bits: u64) -> Self {
        Self { bits, term: TermId::NONE }
    }

    #[inline(always)]
    pub fn is_symbolic(self) -> bool {
        self.term.is_some()
    }
}

/// The low `width` bits (1 to 64) set.
#[inline(always)]
pub(crate) fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

/// A canonical value of `width` bits (1 to 64) as a signed number.
#[inline(always)]
pub(crate) fn sign_extend(bits: u64, width: u32) -> i64 {
    let shift = 64 - width;
    ((bits << shift) as i64) >> shift
}

impl Exec<'_> {
    #[inline(always)]
    pub fn get<L: Lane>(&self, opnd: Opnd) -> Val {
        let bits = self.m.frames.bits(opnd);
        let term = if L::CONCOLIC { self.m.frames.term(opnd) } else { TermId::NONE };
        Val { bits, term }
    }

    #[inline(always)]
    pub fn set<L: Lane>(&mut self, reg: Reg, value: Val) {
        self.m.frames.set_bits(reg, value.bits);
        if L::CONCOLIC {
            self.m.frames.set_term(reg, value.term);
        }
    }

    /// The value as a term of `width` bits.
    pub fn lift(&mut self, value: Val, width: u32) -> TermId {
        if value.term.is_none() {
            return self.terms.constant(width, value.bits);
        }
        match self.terms.width(value.term) {
            w if w == width => value.term,
            w if w < width => self.terms.zext(value.term, width),
            _ => self.terms.extract(value.term, width - 1, 0),
        }
    }

    /// A value with both halves known; a term that is constant is none.
    pub fn both(&mut self, bits: u64, term: TermId) -> Val {
        if self.terms.is_const(term) {
            return Val::concrete(bits);
        }
        self.m.scratch.evaluator.put(term, bits);
        Val { bits, term }
    }
}
