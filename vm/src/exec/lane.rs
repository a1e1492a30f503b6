//! The two lanes, values with two halves, and how handlers read and write registers.

use super::Exec;
use symvm_frontend::program::{Opnd, Reg};
use symvm_solver::{Sym, TermId};

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
    pub fn get<L: Lane>(&mut self, opnd: Opnd) -> Val {
        let bits = self.m.frames.bits(opnd);
        if !L::CONCOLIC {
            return Val::concrete(bits);
        }
        match self.m.frames.sym(opnd).term() {
            Some(term) if term.is_some() && self.m.recording.is_some() => {
                self.recorded(opnd, Val { bits, term })
            }
            Some(term) => Val { bits, term },
            None => self.look(opnd),
        }
    }

    /// The value of a register that holds a deferred operation, which holds its term from now on.
    #[cold]
    #[inline(never)]
    fn look(&mut self, opnd: Opnd) -> Val {
        let (bits, sym) = (self.m.frames.bits(opnd), self.m.frames.sym(opnd));
        self.m.scratch.evaluator.put_sym(sym, bits);
        let term = self.force(sym);
        if let Some(reg) = opnd.as_reg() {
            self.m.frames.set_sym(reg, Sym::of(term));
        }
        Val { bits, term }
    }

    /// The term of a value, [`TermId::NONE`] if it turns out to be a constant.
    pub fn force(&mut self, sym: Sym) -> TermId {
        let term = self.terms.force(sym);
        if self.terms.is_const(term) {
            return TermId::NONE;
        }
        let value = self.m.evaluate_sym(self.terms, sym);
        self.m.scratch.evaluator.put(term, value);
        term
    }

    #[inline(always)]
    pub fn set<L: Lane>(&mut self, reg: Reg, value: Val) {
        self.m.frames.set_bits(reg, value.bits);
        if L::CONCOLIC {
            self.m.frames.set_sym(reg, Sym::of(value.term));
        }
    }

    /// The value as a term of `width` bits.
    pub fn lift(&mut self, value: Val, width: u32) -> TermId {
        if value.term.is_none() {
            return self.terms.constant(width, value.bits);
        }
        self.terms.fit(value.term, width)
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
