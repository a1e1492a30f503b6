//! The constructors: one method per operator of SMT-LIB, each simplifying what it builds.
//!
//! Operands must have the widths that SMT-LIB asks for; a mismatch is a bug of the caller and is asserted in
//! debug builds.

use crate::rewrite::Args;
use crate::term::{Kind, TableId, TermId};
use crate::terms::Terms;

impl Terms {
    fn unary(&mut self, kind: Kind, width: u32, a: TermId) -> TermId {
        self.build(kind, width, Args([a, TermId::NONE, TermId::NONE]))
    }

    fn binary(&mut self, kind: Kind, width: u32, a: TermId, b: TermId) -> TermId {
        self.build(kind, width, Args([a, b, TermId::NONE]))
    }

    fn same(&mut self, kind: Kind, a: TermId, b: TermId) -> TermId {
        let width = self.width(a);
        debug_assert_eq!(width, self.width(b), "{kind:?} of different widths");
        self.binary(kind, width, a, b)
    }

    fn compare(&mut self, kind: Kind, a: TermId, b: TermId) -> TermId {
        debug_assert_eq!(self.width(a), self.width(b), "{kind:?} of different widths");
        self.binary(kind, 1, a, b)
    }

    /// `(bvnot a)`
    pub fn not(&mut self, a: TermId) -> TermId {
        self.unary(Kind::Not, self.width(a), a)
    }

    /// `(bvneg a)`
    pub fn neg(&mut self, a: TermId) -> TermId {
        self.unary(Kind::Neg, self.width(a), a)
    }

    /// `(bvand a b)`
    pub fn and(&mut self, a: TermId, b: TermId) -> TermId {
        self.same(Kind::And, a, b)
    }

    /// `(bvor a b)`
    pub fn or(&mut self, a: TermId, b: TermId) -> TermId {
        self.same(Kind::Or, a, b)
    }

    /// `(bvxor a b)`
    pub fn xor(&mut self, a: TermId, b: TermId) -> TermId {
        self.same(Kind::Xor, a, b)
    }

    /// `(bvadd a b)`
    pub fn add(&mut self, a: TermId, b: TermId) -> TermId {
        self.same(Kind::Add, a, b)
    }

    /// `(bvsub a b)`, as `(bvadd a (bvneg b))`
    pub fn sub(&mut self, a: TermId, b: TermId) -> TermId {
        let b = self.neg(b);
        self.add(a, b)
    }

    /// `(bvmul a b)`
    pub fn mul(&mut self, a: TermId, b: TermId) -> TermId {
        self.same(Kind::Mul, a, b)
    }

    /// `(bvudiv a b)`
    pub fn udiv(&mut self, a: TermId, b: TermId) -> TermId {
        self.same(Kind::Udiv, a, b)
    }

    /// `(bvurem a b)`
    pub fn urem(&mut self, a: TermId, b: TermId) -> TermId {
        self.same(Kind::Urem, a, b)
    }

    /// `(bvsdiv a b)`
    pub fn sdiv(&mut self, a: TermId, b: TermId) -> TermId {
        self.same(Kind::Sdiv, a, b)
    }

    /// `(bvsrem a b)`
    pub fn srem(&mut self, a: TermId, b: TermId) -> TermId {
        self.same(Kind::Srem, a, b)
    }

    /// `(bvshl a b)`
    pub fn shl(&mut self, a: TermId, b: TermId) -> TermId {
        self.same(Kind::Shl, a, b)
    }

    /// `(bvlshr a b)`
    pub fn lshr(&mut self, a: TermId, b: TermId) -> TermId {
        self.same(Kind::Lshr, a, b)
    }

    /// `(bvashr a b)`
    pub fn ashr(&mut self, a: TermId, b: TermId) -> TermId {
        self.same(Kind::Ashr, a, b)
    }

    /// `(concat hi lo)`
    pub fn concat(&mut self, hi: TermId, lo: TermId) -> TermId {
        self.binary(Kind::Concat, self.width(hi) + self.width(lo), hi, lo)
    }

    /// `((_ extract hi lo) t)`: bits `lo..=hi`
    pub fn extract(&mut self, t: TermId, hi: u32, lo: u32) -> TermId {
        debug_assert!(lo <= hi && hi < self.width(t), "extract {hi}..{lo} of width {}", self.width(t));
        if lo == 0 && hi + 1 == self.width(t) {
            return t;
        }
        self.build(Kind::Extract, hi - lo + 1, Args([t, TermId(hi), TermId(lo)]))
    }

    /// `t` extended with zeros to the width `to`
    pub fn zext(&mut self, t: TermId, to: u32) -> TermId {
        debug_assert!(to >= self.width(t), "zero_extend from {} to {to}", self.width(t));
        if to == self.width(t) { t } else { self.unary(Kind::ZeroExtend, to, t) }
    }

    /// `t` extended with copies of its sign to the width `to`
    pub fn sext(&mut self, t: TermId, to: u32) -> TermId {
        debug_assert!(to >= self.width(t), "sign_extend from {} to {to}", self.width(t));
        if to == self.width(t) { t } else { self.unary(Kind::SignExtend, to, t) }
    }

    /// `(= a b)`
    pub fn eq(&mut self, a: TermId, b: TermId) -> TermId {
        self.compare(Kind::Eq, a, b)
    }

    /// `(distinct a b)`
    pub fn ne(&mut self, a: TermId, b: TermId) -> TermId {
        let e = self.eq(a, b);
        self.not(e)
    }

    /// `(bvult a b)`
    pub fn ult(&mut self, a: TermId, b: TermId) -> TermId {
        self.compare(Kind::Ult, a, b)
    }

    /// `(bvule a b)`, as `(bvnot (bvult b a))`
    pub fn ule(&mut self, a: TermId, b: TermId) -> TermId {
        let l = self.ult(b, a);
        self.not(l)
    }

    /// `(bvugt a b)`
    pub fn ugt(&mut self, a: TermId, b: TermId) -> TermId {
        self.ult(b, a)
    }

    /// `(bvuge a b)`
    pub fn uge(&mut self, a: TermId, b: TermId) -> TermId {
        self.ule(b, a)
    }

    /// `(bvslt a b)`
    pub fn slt(&mut self, a: TermId, b: TermId) -> TermId {
        self.compare(Kind::Slt, a, b)
    }

    /// `(bvsle a b)`, as `(bvnot (bvslt b a))`
    pub fn sle(&mut self, a: TermId, b: TermId) -> TermId {
        let l = self.slt(b, a);
        self.not(l)
    }

    /// `(bvsgt a b)`
    pub fn sgt(&mut self, a: TermId, b: TermId) -> TermId {
        self.slt(b, a)
    }

    /// `(bvsge a b)`
    pub fn sge(&mut self, a: TermId, b: TermId) -> TermId {
        self.sle(b, a)
    }

    /// `(ite c a b)`, with `c` of width 1
    pub fn ite(&mut self, c: TermId, a: TermId, b: TermId) -> TermId {
        debug_assert_eq!(self.width(c), 1, "a condition has width 1");
        debug_assert_eq!(self.width(a), self.width(b), "ite of different widths");
        self.build(Kind::Ite, self.width(a), Args([c, a, b]))
    }

    /// `(=> a b)` of truth values
    pub fn implies(&mut self, a: TermId, b: TermId) -> TermId {
        let n = self.not(a);
        self.or(n, b)
    }

    /// The conjunction of truth values.
    pub fn and_all(&mut self, conjuncts: &[TermId]) -> TermId {
        conjuncts.iter().fold(self.true_(), |all, c| self.and(all, *c))
    }

    /// The table's element at an unsigned index of any width; beyond the end, the last element.
    pub fn read(&mut self, table: TableId, index: TermId) -> TermId {
        let width = self.width(self.table_elems(table)[0]);
        self.build(Kind::Read, width, Args([index, TermId(table.0), TermId::NONE]))
    }
}
