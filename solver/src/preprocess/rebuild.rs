//! Terms and arrays with something replaced, built anew bottom up so that the constructors can simplify.

use hashbrown::HashMap;

use crate::paged::Paged;
use crate::theory::{Array, ArrayId, Atom, Theory};
use crate::{Op, TermId, Terms};

/// What is replaced by what. Replacements are themselves subject to replacement; there must be no cycle.
#[derive(Default)]
pub(crate) struct Replacements {
    pub(crate) terms: HashMap<TermId, TermId>,
    pub(crate) arrays: HashMap<ArrayId, ArrayId>,
}

/// A node of either kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Item {
    Term(TermId),
    Array(ArrayId),
}

/// Calls `each` with everything directly below an item, atoms' definitions included.
pub(crate) fn below(terms: &Terms, theory: &Theory, item: Item, mut each: impl FnMut(Item)) {
    match item {
        Item::Term(t) => {
            terms.args(t).iter().for_each(|a| each(Item::Term(*a)));
            if let Op::Read { table } = terms.op(t) {
                terms.table_elems(table).iter().for_each(|e| each(Item::Term(*e)));
            }
            match terms.symbol_of(t).and_then(|s| theory.atom(s)) {
                Some(Atom::Select(a, i)) => {
                    each(Item::Array(*a));
                    each(Item::Term(*i));
                }
                Some(Atom::Equal(a, b)) => {
                    each(Item::Array(*a));
                    each(Item::Array(*b));
                }
                Some(Atom::Apply(_, args)) => args.iter().for_each(|a| each(Item::Term(*a))),
                Some(Atom::Operation(t)) => terms.args(*t).iter().for_each(|a| each(Item::Term(*a))),
                None => {}
            }
        }
        Item::Array(a) => match theory.array(a) {
            Array::Symbol(_) => {}
            Array::Constant(v) => each(Item::Term(v)),
            Array::Store(b, i, v) => {
                each(Item::Array(b));
                each(Item::Term(i));
                each(Item::Term(v));
            }
            Array::Ite(c, x, y) => {
                each(Item::Term(c));
                each(Item::Array(x));
                each(Item::Array(y));
            }
        },
    }
}

/// One rebuilding, with its memo.
pub(crate) struct Rebuild<'a> {
    replacements: &'a Replacements,
    terms: Paged<TermId>,
    arrays: Paged<ArrayId>,
    stack: Vec<Item>,
    /// Whether large operations become atoms.
    put_off: bool,
}

impl<'a> Rebuild<'a> {
    pub(crate) fn new(replacements: &'a Replacements) -> Rebuild<'a> {
        let (terms, arrays) = (Paged::default(), Paged::default());
        Rebuild { replacements, terms, arrays, stack: Vec::new(), put_off: false }
    }

    /// A rebuilding that makes large multiplications and divisions atoms.
    pub(crate) fn putting_off(replacements: &'a Replacements) -> Rebuild<'a> {
        Rebuild { put_off: true, ..Rebuild::new(replacements) }
    }

    fn known(&self, t: TermId) -> Option<TermId> {
        self.terms.get(t.index()).copied()
    }

    fn known_array(&self, a: ArrayId) -> Option<ArrayId> {
        self.arrays.get(a.index()).copied()
    }

    fn is_known(&self, item: Item) -> bool {
        match item {
            Item::Term(t) => self.known(t).is_some(),
            Item::Array(a) => self.known_array(a).is_some(),
        }
    }

    fn replacement(&self, item: Item) -> Option<Item> {
        match item {
            Item::Term(t) => self.replacements.terms.get(&t).copied().map(Item::Term),
            Item::Array(a) => self.replacements.arrays.get(&a).copied().map(Item::Array),
        }
    }

    fn remember(&mut self, item: Item, new: Item) {
        match (item, new) {
            (Item::Term(t), Item::Term(new)) => drop(self.terms.set(t.index(), new)),
            (Item::Array(a), Item::Array(new)) => drop(self.arrays.set(a.index(), new)),
            _ => unreachable!("a term is replaced by a term, an array by an array"),
        }
    }

    /// The term rebuilt.
    pub(crate) fn term(&mut self, terms: &mut Terms, theory: &mut Theory, t: TermId) -> TermId {
        self.run(terms, theory, Item::Term(t));
        self.known(t).expect("the run has just built it")
    }

    /// The array rebuilt.
    pub(crate) fn array(&mut self, terms: &mut Terms, theory: &mut Theory, a: ArrayId) -> ArrayId {
        self.run(terms, theory, Item::Array(a));
        self.known_array(a).expect("the run has just built it")
    }

    /// The term rebuilt from its operands, not replaced as a whole.
    pub(crate) fn root(&mut self, terms: &mut Terms, theory: &mut Theory, t: TermId) -> TermId {
        if let (Op::Not, &[inner]) = (terms.op(t), terms.args(t)) {
            let inner = self.root(terms, theory, inner);
            return terms.not(inner);
        }
        let mut under = Vec::new();
        below(terms, theory, Item::Term(t), |item| under.push(item));
        under.into_iter().for_each(|item| self.run(terms, theory, item));
        self.build_term(terms, theory, t)
    }

    fn run(&mut self, terms: &mut Terms, theory: &mut Theory, item: Item) {
        self.stack.push(item);
        while let Some(&item) = self.stack.last() {
            if self.is_known(item) {
                self.stack.pop();
                continue;
            }
            let before = self.stack.len();
            let replacement = self.replacement(item);
            match replacement {
                Some(new) if !self.is_known(new) => self.stack.push(new),
                Some(_) => {}
                None => {
                    let mut stack = std::mem::take(&mut self.stack);
                    below(terms, theory, item, |i| {
                        if !self.is_known(i) {
                            stack.push(i);
                        }
                    });
                    self.stack = stack;
                }
            }
            if self.stack.len() > before {
                continue;
            }
            self.stack.pop();
            let new = match (replacement, item) {
                (Some(Item::Term(t)), _) => Item::Term(self.new_term(t)),
                (Some(Item::Array(a)), _) => Item::Array(self.new_array(a)),
                (None, Item::Term(t)) => Item::Term(self.build_term(terms, theory, t)),
                (None, Item::Array(a)) => Item::Array(self.build_array(terms, theory, a)),
            };
            self.remember(item, new);
        }
    }

    fn new_term(&self, t: TermId) -> TermId {
        self.known(t).expect("operands come off the stack before their users")
    }

    fn new_array(&self, a: ArrayId) -> ArrayId {
        self.known_array(a).expect("operands come off the stack before their users")
    }

    fn build_array(&self, terms: &mut Terms, theory: &mut Theory, a: ArrayId) -> ArrayId {
        match theory.array(a) {
            Array::Symbol(_) => a,
            Array::Constant(v) => {
                let index = theory.shape(a).index;
                theory.constant(terms, index, self.new_term(v))
            }
            Array::Store(b, i, v) => {
                theory.store(terms, self.new_array(b), self.new_term(i), self.new_term(v))
            }
            Array::Ite(c, x, y) => theory.ite(terms, self.new_term(c), self.new_array(x), self.new_array(y)),
        }
    }

    fn build_term(&self, terms: &mut Terms, theory: &mut Theory, t: TermId) -> TermId {
        if let Some(symbol) = terms.symbol_of(t) {
            return match theory.atom(symbol).cloned() {
                None => t,
                Some(Atom::Select(a, i)) => theory.select(terms, self.new_array(a), self.new_term(i)),
                Some(Atom::Equal(a, b)) => theory.equal(terms, self.new_array(a), self.new_array(b)),
                Some(Atom::Apply(f, args)) => {
                    let args: Vec<TermId> = args.iter().map(|a| self.new_term(*a)).collect();
                    let width = terms.width(t);
                    theory.apply(terms, f, &args, width)
                }
                Some(Atom::Operation(t)) => {
                    let args: Vec<TermId> = terms.args(t).iter().map(|a| self.new_term(*a)).collect();
                    let new = with_args(terms, t, &args);
                    theory.put_off(terms, new)
                }
            };
        }
        let args: smallvec::SmallVec<[TermId; 3]> = terms.args(t).iter().map(|a| self.new_term(*a)).collect();
        if let Op::Read { table } = terms.op(t) {
            let elems: Vec<TermId> = terms.table_elems(table).iter().map(|e| self.new_term(*e)).collect();
            let table = terms.table(&elems);
            return terms.read(table, args[0]);
        }
        let new = if args[..] == *terms.args(t) { t } else { with_args(terms, t, &args) };
        if self.put_off { theory.put_off(terms, new) } else { new }
    }
}

/// The operator of `t` over other operands of the same widths.
pub(crate) fn with_args(terms: &mut Terms, t: TermId, args: &[TermId]) -> TermId {
    let width = terms.width(t);
    match (terms.op(t), args) {
        (Op::Const | Op::Symbol, _) => t,
        (Op::Not, &[a]) => terms.not(a),
        (Op::Neg, &[a]) => terms.neg(a),
        (Op::Extract { hi, lo }, &[a]) => terms.extract(a, hi, lo),
        (Op::ZeroExtend, &[a]) => terms.zext(a, width),
        (Op::SignExtend, &[a]) => terms.sext(a, width),
        (Op::Read { table }, &[i]) => terms.read(table, i),
        (Op::Ite, &[c, a, b]) => terms.ite(c, a, b),
        (op, &[a, b]) => {
            let build = match op {
                Op::And => Terms::and,
                Op::Or => Terms::or,
                Op::Xor => Terms::xor,
                Op::Add => Terms::add,
                Op::Mul => Terms::mul,
                Op::Udiv => Terms::udiv,
                Op::Urem => Terms::urem,
                Op::Sdiv => Terms::sdiv,
                Op::Srem => Terms::srem,
                Op::Shl => Terms::shl,
                Op::Lshr => Terms::lshr,
                Op::Ashr => Terms::ashr,
                Op::Concat => Terms::concat,
                Op::Eq => Terms::eq,
                Op::Ult => Terms::ult,
                Op::Slt => Terms::slt,
                _ => unreachable!("{op:?} does not have two operands"),
            };
            build(terms, a, b)
        }
        (op, args) => unreachable!("{op:?} does not have {} operands", args.len()),
    }
}
