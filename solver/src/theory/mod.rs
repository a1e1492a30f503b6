//! Arrays and uninterpreted functions over bit-vectors.
//!
//! [`Terms`] knows bit-vectors only. A read `(select a i)`, an equation `(= a b)` between arrays and an
//! application `(f x …)` are *atoms*: fresh symbols of the arena, each with a definition kept here. What the
//! atoms mean is added on demand, as lemmas that the last model violates:
//!
//! * functions: equal arguments, equal results (Ackermann);
//! * arrays: two accesses at one index of arrays that differ at most elsewhere have one value. "Differ at
//!   most elsewhere" is a path of stores, equations and selections whose stores write other indices: the weak
//!   equivalence of Christ and Hoenicke, "Weakly Equivalent Arrays", FroCoS 2015, here over models and with
//!   constant arrays. No new read is ever made, so the loop ends.
//! * large multiplications and divisions: what `operation.rs` says;
//! * an equation that does not hold has a witness, an index at which the two arrays differ (extensionality).

mod apart;
mod check;
mod cone;
mod lemma;
mod model;
mod multiples;
mod operation;
mod product;
mod speakers;

pub(crate) use check::Checked;
pub(crate) use cone::Cone;
pub(crate) use model::{ArrayValue, TheoryModel, complete};
pub(crate) use operation::{Refined, is_large};
pub(crate) use speakers::Speakers;

use hashbrown::HashMap;

use crate::{SymbolId, TermId, Terms};

/// An array term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct ArrayId(pub(crate) u32);

impl ArrayId {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A function symbol: its number is the caller's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct FunctionId(pub(crate) u32);

/// What an array is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Array {
    /// A free array; the number is the caller's.
    Symbol(u32),
    /// The same element everywhere.
    Constant(TermId),
    /// An array but for one index.
    Store(ArrayId, TermId, TermId),
    /// One of two arrays.
    Ite(TermId, ArrayId, ArrayId),
}

/// Widths of index and element.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Shape {
    pub(crate) index: u32,
    pub(crate) element: u32,
}

/// What a fresh symbol stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Atom {
    Select(ArrayId, TermId),
    Equal(ArrayId, ArrayId),
    Apply(FunctionId, Box<[TermId]>),
    /// A multiplication or division; the term itself, to be evaluated and not to be blasted.
    Operation(TermId),
}

/// All array terms and atoms of an arena.
#[derive(Default)]
pub(crate) struct Theory {
    arrays: Vec<(Array, Shape)>,
    array_ids: HashMap<(Array, Shape), ArrayId>,
    atoms: Vec<(Atom, TermId)>,
    atom_ids: HashMap<Atom, TermId>,
    /// By symbol: the atom's number plus one, or zero.
    by_symbol: Vec<u32>,
    /// By atom: what has to hold with it, for equations: the arrays are equal or differ at the witness.
    witness: HashMap<SymbolId, TermId>,
}

/// A walk down a chain of stores looks at so many of them.
const CHAIN: usize = 4096;

impl Theory {
    pub(crate) fn array(&self, a: ArrayId) -> Array {
        self.arrays[a.index()].0
    }

    pub(crate) fn shape(&self, a: ArrayId) -> Shape {
        self.arrays[a.index()].1
    }

    /// The definition of a symbol that is an atom.
    pub(crate) fn atom(&self, s: SymbolId) -> Option<&Atom> {
        let number = *self.by_symbol.get(s.index())?;
        (number != 0).then(|| &self.atoms[number as usize - 1].0)
    }

    /// What has to hold with an equation's atom.
    pub(crate) fn witness(&self, s: SymbolId) -> Option<TermId> {
        self.witness.get(&s).copied()
    }

    fn intern(&mut self, array: Array, shape: Shape) -> ArrayId {
        let arrays = &mut self.arrays;
        *self.array_ids.entry((array, shape)).or_insert_with(|| {
            arrays.push((array, shape));
            ArrayId(u32::try_from(arrays.len() - 1).expect("fewer than 2^32 arrays"))
        })
    }

    /// A free array.
    pub(crate) fn symbol(&mut self, number: u32, shape: Shape) -> ArrayId {
        self.intern(Array::Symbol(number), shape)
    }

    /// The array of one element.
    pub(crate) fn constant(&mut self, terms: &Terms, index: u32, element: TermId) -> ArrayId {
        self.intern(Array::Constant(element), Shape { index, element: terms.width(element) })
    }

    /// `(store a i v)`
    pub(crate) fn store(&mut self, terms: &mut Terms, a: ArrayId, i: TermId, v: TermId) -> ArrayId {
        let shape = self.shape(a);
        match self.array(a) {
            // (store (store a i u) i v) = (store a i v)
            Array::Store(below, j, _) if i == j => return self.store(terms, below, i, v),
            Array::Constant(u) if u == v => return a,
            _ => {}
        }
        // (store a i (select a i)) = a
        if let Some(Atom::Select(b, j)) = terms.symbol_of(v).and_then(|s| self.atom(s))
            && (*b, *j) == (a, i)
        {
            return a;
        }
        self.intern(Array::Store(a, i, v), shape)
    }

    /// `(ite c a b)`
    pub(crate) fn ite(&mut self, terms: &Terms, c: TermId, a: ArrayId, b: ArrayId) -> ArrayId {
        if a == b || terms.is_true(c) {
            a
        } else if terms.is_false(c) {
            b
        } else {
            self.intern(Array::Ite(c, a, b), self.shape(a))
        }
    }

    /// `(select a i)`
    pub(crate) fn select(&mut self, terms: &mut Terms, mut a: ArrayId, i: TermId) -> TermId {
        for _ in 0..CHAIN {
            match self.array(a) {
                Array::Store(_, j, v) if i == j => return v,
                Array::Store(below, j, _) if differ(terms, i, j) => a = below,
                Array::Constant(v) => return v,
                _ => break,
            }
        }
        let width = self.shape(a).element;
        self.atom_term(terms, Atom::Select(a, i), "select", width)
    }

    /// `(= a b)`
    pub(crate) fn equal(&mut self, terms: &mut Terms, a: ArrayId, b: ArrayId) -> TermId {
        let (a, b) = (a.min(b), a.max(b));
        if a == b {
            return terms.true_();
        }
        if let (Array::Constant(u), Array::Constant(v)) = (self.array(a), self.array(b)) {
            return terms.eq(u, v);
        }
        let known = self.atoms.len();
        let e = self.atom_term(terms, Atom::Equal(a, b), "=", 1);
        if self.atoms.len() > known {
            let witness = terms.symbol(&format!("witness|{known}"), self.shape(a).index);
            let (x, y) = (self.select(terms, a, witness), self.select(terms, b, witness));
            let differ = terms.ne(x, y);
            let lemma = terms.or(e, differ);
            let symbol = terms.symbol_of(e).expect("an atom is a symbol");
            self.witness.insert(symbol, lemma);
        }
        e
    }

    /// `(f x …)`
    pub(crate) fn apply(&mut self, terms: &mut Terms, f: FunctionId, args: &[TermId], width: u32) -> TermId {
        self.atom_term(terms, Atom::Apply(f, args.into()), "apply", width)
    }

    fn atom_term(&mut self, terms: &mut Terms, atom: Atom, name: &str, width: u32) -> TermId {
        if let Some(t) = self.atom_ids.get(&atom) {
            return *t;
        }
        // No symbol of a script has a bar in its name.
        let t = terms.symbol(&format!("{name}|{}", self.atoms.len()), width);
        let symbol = terms.symbol_of(t).expect("made just now");
        self.atoms.push((atom.clone(), t));
        self.atom_ids.insert(atom, t);
        if self.by_symbol.len() <= symbol.index() {
            self.by_symbol.resize(symbol.index() + 1, 0);
        }
        self.by_symbol[symbol.index()] = self.atoms.len() as u32;
        t
    }
}

/// Whether two indices can never be equal, as far as rewriting tells.
fn differ(terms: &mut Terms, i: TermId, j: TermId) -> bool {
    if terms.is_const(i) && terms.is_const(j) {
        return i != j;
    }
    let e = terms.eq(i, j);
    terms.is_false(e)
}
