//! Everything that some terms depend on, through the definitions of atoms.

use crate::paged::Paged;

use super::{Array, ArrayId, Atom, Theory};
use crate::{Op, SymbolId, TermId, Terms};

/// Grows: what was seen once is not looked at again.
#[derive(Default)]
pub(crate) struct Cone {
    seen: Paged<()>,
    seen_array: Paged<()>,
    /// Free symbols and atoms.
    pub(crate) symbols: Vec<SymbolId>,
    pub(crate) arrays: Vec<ArrayId>,
    /// The symbols that are atoms.
    pub(crate) atoms: Vec<SymbolId>,
    terms_left: Vec<TermId>,
    arrays_left: Vec<ArrayId>,
}

impl Cone {
    /// Adds what `t` depends on.
    pub(crate) fn add(&mut self, terms: &Terms, theory: &Theory, t: TermId) {
        self.want(t);
        loop {
            if let Some(t) = self.terms_left.pop() {
                self.enter(terms, theory, t);
            } else if let Some(a) = self.arrays_left.pop() {
                self.enter_array(theory, a);
            } else {
                return;
            }
        }
    }

    /// Adds what an array depends on.
    pub(crate) fn add_array(&mut self, terms: &Terms, theory: &Theory, a: ArrayId) {
        self.want_array(a);
        self.add(terms, theory, terms.true_());
    }

    fn want(&mut self, t: TermId) {
        if self.seen.set(t.index(), ()).is_none() {
            self.terms_left.push(t);
        }
    }

    fn want_array(&mut self, a: ArrayId) {
        if self.seen_array.set(a.index(), ()).is_none() {
            self.arrays_left.push(a);
        }
    }

    fn enter(&mut self, terms: &Terms, theory: &Theory, t: TermId) {
        terms.args(t).iter().for_each(|a| self.want(*a));
        if let Op::Read { table } = terms.op(t) {
            terms.table_elems(table).iter().for_each(|e| self.want(*e));
        }
        let Some(symbol) = terms.symbol_of(t) else { return };
        self.symbols.push(symbol);
        let Some(atom) = theory.atom(symbol) else { return };
        self.atoms.push(symbol);
        match atom {
            Atom::Select(a, i) => {
                self.want_array(*a);
                self.want(*i);
            }
            Atom::Equal(a, b) => {
                self.want_array(*a);
                self.want_array(*b);
                if let Some(lemma) = theory.witness(symbol) {
                    self.want(lemma);
                }
            }
            Atom::Apply(_, args) => args.iter().for_each(|a| self.want(*a)),
            Atom::Operation(t) => terms.args(*t).iter().for_each(|a| self.want(*a)),
        }
    }

    fn enter_array(&mut self, theory: &Theory, a: ArrayId) {
        self.arrays.push(a);
        match theory.array(a) {
            Array::Symbol(_) => {}
            Array::Constant(v) => self.want(v),
            Array::Store(below, i, v) => {
                self.want_array(below);
                self.want(i);
                self.want(v);
            }
            Array::Ite(c, x, y) => {
                self.want(c);
                self.want_array(x);
                self.want_array(y);
            }
        }
    }
}
