//! Multiplications and divisions whose circuits are built only when they have to be.
//!
//! A product or quotient is a fresh symbol first; what it means is added as lemmas that the last model
//! violates: equal operands give equal results, then properties that hold for all operands, then facts about
//! the very values of the model, and after a few of these the definition itself, after which the operation is
//! never looked at again. Problems that are about something else, or that need only congruence, never see a
//! multiplier (Niemetz, Preiner and Zohar, "Scalable Bit-Blasting with Abstractions", CAV 2024, have the idea
//! and more lemmas).

use hashbrown::{HashMap, HashSet};

use super::multiples::{Multiples, Relation, root};
use super::{Atom, Cone, Theory, product};
use crate::value::BvValue;
use crate::{Assignment, Evaluator, Op, SymbolId, TermId, Terms};

/// From these widths on, circuits are put off. Tests try all values of narrow terms, so they put off nearly
/// everything.
const PRODUCT: u32 = if cfg!(test) { 3 } else { 24 };
const QUOTIENT: u32 = if cfg!(test) { 2 } else { 6 };
/// Wider ones would take too long to evaluate again and again: their circuits end at the limits soon enough.
const WIDEST: u32 = 4096;

/// Facts that are added about one operation before its definition is.
const PATIENCE: u32 = 7;
/// As many more about a product and others that share a factor with it.
const COMPARISONS: u32 = 16;

/// The partitions of a problem that know an operation; empty where there are no partitions.
pub(crate) type Group = Vec<usize>;

/// How far each operation has been refined, in one session.
pub(crate) struct Refined {
    /// No circuit of a large operation is built: everything else is tried first.
    without_circuits: bool,
    facts: HashMap<SymbolId, u32>,
    /// Comparisons with other products, of each.
    comparisons: HashMap<SymbolId, u32>,
    /// Operations whose definitions are among the lemmas found last.
    defining: Vec<SymbolId>,
}

impl Refined {
    /// Nothing is refined.
    pub(crate) fn new(without_circuits: bool) -> Refined {
        Refined { without_circuits, facts: HashMap::new(), comparisons: HashMap::new(), defining: Vec::new() }
    }

    /// No circuit of a large operation is to be built.
    pub(crate) fn is_without_circuits(&self) -> bool {
        self.without_circuits
    }

    fn is_defined(&self, symbol: SymbolId) -> bool {
        self.facts.get(&symbol).is_some_and(|n| *n > PATIENCE)
    }

    /// Whether the lemmas found last have definitions among them: circuits are about to be built.
    pub(crate) fn defines(&self) -> bool {
        !self.defining.is_empty()
    }

    /// The lemmas found last are not going to be used.
    pub(crate) fn put_back(&mut self) {
        for symbol in self.defining.drain(..) {
            self.facts.insert(symbol, PATIENCE);
        }
    }
}

/// An operation under a model.
pub(super) struct Operation {
    pub(super) symbol: SymbolId,
    pub(super) op: Op,
    pub(super) x: TermId,
    pub(super) y: TermId,
    pub(super) values: [BvValue; 2],
    /// What the model says of the symbol, and what it should say.
    pub(super) found: BvValue,
    expected: BvValue,
}

impl Operation {
    fn under(
        terms: &Terms,
        model: &Assignment,
        evaluator: &mut Evaluator,
        symbol: SymbolId,
        t: TermId,
    ) -> Operation {
        let (op, x, y) = (terms.op(t), terms.args(t)[0], terms.args(t)[1]);
        let mut value = |t| evaluator.eval_value(terms, model, t);
        let (values, expected) = ([value(x), value(y)], value(t));
        let found = value(terms.symbol_term(symbol));
        Operation { symbol, op, x, y, values, found, expected }
    }
}

/// Whether a term's circuit is worth putting off.
pub(crate) fn is_large(terms: &Terms, t: TermId) -> bool {
    let (least, [x, y]) = match (terms.op(t), terms.args(t)) {
        (Op::Mul, &[x, y]) => (PRODUCT, [x, y]),
        // A constant dividend saves nothing.
        (Op::Udiv | Op::Urem | Op::Sdiv | Op::Srem, &[_, y]) => (QUOTIENT, [y, y]),
        _ => return false,
    };
    (least..=WIDEST).contains(&terms.width(t)) && ![x, y].iter().any(|a| terms.is_const(*a))
}

impl Theory {
    /// A term to be used instead of this one, with a fresh symbol for a large operation.
    pub(crate) fn put_off(&mut self, terms: &mut Terms, t: TermId) -> TermId {
        if !is_large(terms, t) {
            return t;
        }
        let (x, y) = (terms.args(t)[0], terms.args(t)[1]);
        match terms.op(t) {
            Op::Sdiv => {
                let [sx, sy] = [x, y].map(|t| is_negative(terms, t));
                let (x, y) = (magnitude(terms, x, sx), magnitude(terms, y, sy));
                let quotient = terms.udiv(x, y);
                let quotient = self.put_off(terms, quotient);
                let (negative, minus) = (terms.xor(sx, sy), terms.neg(quotient));
                terms.ite(negative, minus, quotient)
            }
            Op::Srem => {
                let [sx, sy] = [x, y].map(|t| is_negative(terms, t));
                let (x, y) = (magnitude(terms, x, sx), magnitude(terms, y, sy));
                let remainder = terms.urem(x, y);
                let remainder = self.put_off(terms, remainder);
                let minus = terms.neg(remainder);
                terms.ite(sx, minus, remainder)
            }
            _ => {
                let width = terms.width(t);
                self.atom_term(terms, Atom::Operation(t), "operation", width)
            }
        }
    }

    /// Lemmas about the operations of a cone that a model gets wrong; none if it has all of them right. Each
    /// lemma is about one operation, or about two of one group.
    pub(crate) fn check_operations(
        &self,
        terms: &mut Terms,
        cone: &Cone,
        model: &Assignment,
        refined: &mut Refined,
        mut group: impl FnMut(&Terms, TermId) -> Group,
    ) -> Vec<TermId> {
        let mut evaluator = Evaluator::new();
        let mut lemmas = Vec::new();
        refined.defining.clear();
        let mut known: HashMap<(Group, Op, [BvValue; 2]), Operation> = HashMap::new();
        let mut wrong = Vec::new();
        for &symbol in &cone.atoms {
            let Some(&Atom::Operation(t)) = self.atom(symbol) else { continue };
            if refined.is_defined(symbol) {
                continue;
            }
            let operation = Operation::under(terms, model, &mut evaluator, symbol, t);
            let mut key = operation.values.clone();
            if operation.op == Op::Mul && key[0].ucmp(&key[1]).is_gt() {
                key.swap(0, 1);
            }
            let key = (group(terms, terms.symbol_term(symbol)), operation.op, key);
            match known.get(&key) {
                Some(other) if other.found != operation.found => {
                    lemmas.push(congruence(terms, other, &operation));
                }
                // The other one is refined, and this one follows by congruence if it must.
                Some(_) => {}
                None => {
                    if operation.found != operation.expected {
                        wrong.push(key.clone());
                    }
                    known.insert(key, operation);
                }
            }
        }
        if !lemmas.is_empty() {
            return lemmas;
        }
        for relation in self.relations(terms, cone, model, &mut group, wrong.iter().map(|key| &known[key])) {
            let counts = relation.operations().map(|o| refined.comparisons.get(&o).copied().unwrap_or(0));
            if counts.max().is_some_and(|n| n < COMPARISONS) {
                relation.operations().for_each(|o| *refined.comparisons.entry(o).or_insert(0) += 1);
                lemmas.push(relation.lemma(terms));
            }
        }
        // They say more than what follows.
        if !lemmas.is_empty() {
            return lemmas;
        }
        let most_bits = if refined.without_circuits { usize::MAX } else { product::BITS };
        for key in wrong {
            let operation = &known[&key];
            let facts = refined.facts.entry(operation.symbol).or_insert(0);
            *facts += 1;
            let fact = if *facts > PATIENCE { None } else { fact(terms, operation, model, most_bits) };
            lemmas.push(fact.unwrap_or_else(|| {
                *facts = PATIENCE + 1;
                refined.defining.push(operation.symbol);
                definition(terms, operation)
            }));
        }
        lemmas
    }

    /// What the model violates of what operations say of each other that share a factor or divisor with one that it gets
    /// wrong.
    fn relations<'o>(
        &self,
        terms: &Terms,
        cone: &Cone,
        model: &Assignment,
        group: &mut impl FnMut(&Terms, TermId) -> Group,
        wrong: impl Iterator<Item = &'o Operation>,
    ) -> Vec<Relation> {
        let mut factors = HashSet::new();
        for o in wrong {
            factors.insert(root(terms, o.y));
            factors.extend((o.op == Op::Mul).then_some(root(terms, o.x)));
        }
        let mut multiples = Multiples::default();
        if factors.is_empty() {
            return Vec::new();
        }
        let mut evaluator = Evaluator::new();
        for &symbol in &cone.atoms {
            let Some(&Atom::Operation(t)) = self.atom(symbol) else { continue };
            let (op, x, y) = (terms.op(t), terms.args(t)[0], terms.args(t)[1]);
            let wanted = |t| factors.contains(&root(terms, t));
            if wanted(y) || op == Op::Mul && wanted(x) {
                let operation = Operation::under(terms, model, &mut evaluator, symbol, t);
                let group = group(terms, terms.symbol_term(symbol));
                let value = |t| evaluator.eval_value(terms, model, t);
                multiples.enter(terms, &group, &operation, |factor| factors.contains(&factor), value);
            }
        }
        multiples.violated(terms)
    }
}

fn is_negative(terms: &mut Terms, t: TermId) -> TermId {
    let top = terms.width(t) - 1;
    terms.extract(t, top, top)
}

fn magnitude(terms: &mut Terms, t: TermId, negative: TermId) -> TermId {
    let minus = terms.neg(t);
    terms.ite(negative, minus, t)
}

fn congruence(terms: &mut Terms, a: &Operation, b: &Operation) -> TermId {
    // Products may agree crosswise.
    let (x, y) = if a.values == b.values { (b.x, b.y) } else { (b.y, b.x) };
    let (p, q) = (terms.symbol_term(a.symbol), terms.symbol_term(b.symbol));
    let (same_x, same_y) = (terms.eq(a.x, x), terms.eq(a.y, y));
    let same = terms.and(same_x, same_y);
    let result = terms.eq(p, q);
    terms.implies(same, result)
}

/// The operation's own circuit.
fn definition(terms: &mut Terms, o: &Operation) -> TermId {
    let symbol = terms.symbol_term(o.symbol);
    let t = match o.op {
        Op::Mul => terms.mul(o.x, o.y),
        Op::Udiv => terms.udiv(o.x, o.y),
        _ => terms.urem(o.x, o.y),
    };
    terms.eq(symbol, t)
}

/// The first property that the model violates, or a fact about its values; none if only the circuit is worth it.
fn fact(terms: &mut Terms, o: &Operation, model: &Assignment, most_bits: usize) -> Option<TermId> {
    let result = terms.symbol_term(o.symbol);
    let properties = match o.op {
        Op::Mul => product::properties(terms, o, result),
        Op::Udiv => quotient(terms, o.x, o.y, result),
        _ => remainder(terms, o.x, o.y, result),
    };
    let mut evaluator = Evaluator::new();
    if let Some(violated) = properties.into_iter().find(|p| !evaluator.holds(terms, model, *p)) {
        return Some(violated);
    }
    match o.op {
        Op::Mul => product::by_value(terms, o, result, most_bits),
        Op::Udiv => Some(quotient_bound(terms, o, result)),
        _ => Some(remainder_by_value(terms, o, result)),
    }
}

/// Properties of `q = x / y`.
fn quotient(terms: &mut Terms, x: TermId, y: TermId, q: TermId) -> Vec<TermId> {
    let width = terms.width(x);
    let constants = [BvValue::zero(width), BvValue::from_u64(width, 1), BvValue::ones(width)];
    let [zero, one, ones] = constants.map(|v| terms.value(v));
    let mut all = Vec::new();
    for (k, value) in [(zero, ones), (one, x)] {
        let (is, then) = (terms.eq(y, k), terms.eq(q, value));
        all.push(terms.implies(is, then));
    }
    // Below the line all speak of y other than 0.
    let by_zero = terms.eq(y, zero);
    let (less, nothing) = (terms.ult(x, y), terms.eq(q, zero));
    let same = terms.eq(less, nothing);
    all.push(terms.or(by_zero, same));
    let at_most = terms.ule(q, x);
    all.push(terms.or(by_zero, at_most));
    let (equal, is_one) = (terms.eq(x, y), terms.eq(q, one));
    let then = terms.implies(equal, is_one);
    all.push(terms.or(by_zero, then));
    // Twice the divisor or more: half the dividend or less.
    let (is_one, half) = (terms.eq(y, one), terms.extract(x, width - 1, 1));
    let half = terms.zext(half, width);
    let at_most = terms.ule(q, half);
    let small = terms.or(by_zero, is_one);
    all.push(terms.or(small, at_most));
    all
}

/// Division grows with the dividend and shrinks with the divisor; by zero it gives the most.
fn quotient_bound(terms: &mut Terms, o: &Operation, q: TermId) -> TermId {
    let [x, y, value] = [&o.values[0], &o.values[1], &o.expected].map(|v| terms.value(v.clone()));
    let (near_x, near_y, then) = if o.found.ucmp(&o.expected).is_gt() {
        (terms.ule(o.x, x), terms.uge(o.y, y), terms.ule(q, value))
    } else {
        (terms.uge(o.x, x), terms.ule(o.y, y), terms.uge(q, value))
    };
    let near = terms.and(near_x, near_y);
    terms.implies(near, then)
}

/// Properties of `r = x % y`.
fn remainder(terms: &mut Terms, x: TermId, y: TermId, r: TermId) -> Vec<TermId> {
    let zero = terms.value(BvValue::zero(terms.width(x)));
    let by_zero = terms.eq(y, zero);
    let unchanged = terms.eq(r, x);
    let (below, less) = (terms.ult(r, y), terms.ult(x, y));
    let mut all = vec![terms.implies(by_zero, unchanged), terms.or(by_zero, below)];
    all.push(terms.implies(less, unchanged));
    all.push(terms.ule(r, x));
    // x >= y > 0: at least one y was taken away.
    let rest = terms.sub(x, y);
    let at_most = terms.ule(r, rest);
    let not_less = terms.or(by_zero, less);
    all.push(terms.or(not_less, at_most));
    let (equal, nothing) = (terms.eq(x, y), terms.eq(r, zero));
    all.push(terms.implies(equal, nothing));
    all
}

/// Both operands as in the model, or the divisor if it is a power of two.
fn remainder_by_value(terms: &mut Terms, o: &Operation, r: TermId) -> TermId {
    let [x, y, value] = [&o.values[0], &o.values[1], &o.expected].map(|v| terms.value(v.clone()));
    let is_y = terms.eq(o.y, y);
    let bits = (0..o.values[1].width()).filter(|i| o.values[1].bit(*i)).count();
    if bits == 1 {
        let low = terms.urem(o.x, y);
        let then = terms.eq(r, low);
        return terms.implies(is_y, then);
    }
    let is_x = terms.eq(o.x, x);
    let (is, then) = (terms.and(is_x, is_y), terms.eq(r, value));
    terms.implies(is, then)
}
