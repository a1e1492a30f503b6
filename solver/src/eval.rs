//! Evaluation of terms under an assignment.
//!
//! Values are memoised densely by term and stamped with an epoch, so that changing the assignment costs
//! nothing and re-evaluating costs only the terms that are asked for. The walk keeps its own stack: the depth
//! of a term is bounded by memory alone. An `ite` evaluates only the side it takes, a read only the element
//! it hits.

use crate::assignment::Assignment;
use crate::deferred::Sym;
use crate::semantics;
use crate::term::{Kind, SymbolId, TableId, TermId};
use crate::terms::Terms;
use crate::value::{BvValue, mask};

/// An evaluator with its memo. It belongs to one arena.
#[derive(Default)]
pub struct Evaluator {
    epoch: u32,
    stamps: Vec<u32>,
    /// The value, or for terms wider than 64 bits its position in `wide`.
    values: Vec<u64>,
    wide: Vec<BvValue>,
    stack: Vec<TermId>,
    /// Looks at terms so far: what evaluating costs, whatever the clock says.
    steps: u64,
    /// The same for deferred operations.
    deferred_stamps: Vec<u32>,
    deferred_values: Vec<u64>,
    deferred_stack: Vec<usize>,
}

impl Evaluator {
    /// An evaluator that knows nothing.
    #[must_use]
    pub fn new() -> Evaluator {
        Evaluator { epoch: 1, ..Evaluator::default() }
    }

    /// How many terms were looked at so far.
    pub(crate) fn steps(&self) -> u64 {
        self.steps
    }

    /// Forgets every value: the next evaluations are under another assignment.
    pub fn begin(&mut self) {
        self.wide.clear();
        if self.epoch == u32::MAX {
            self.stamps.fill(0);
            self.deferred_stamps.fill(0);
            self.epoch = 0;
        }
        self.epoch += 1;
    }

    /// Tells the value of a term of at most 64 bits, which must be the one it has under the assignment.
    pub fn put(&mut self, t: TermId, value: u64) {
        if self.stamps.len() <= t.index() {
            self.stamps.resize(t.index() + 1, 0);
            self.values.resize(t.index() + 1, 0);
        }
        self.stamps[t.index()] = self.epoch;
        self.values[t.index()] = value;
    }

    /// Tells the value of a term of any width, which must be the one it has under the assignment.
    pub fn put_value(&mut self, t: TermId, value: BvValue) {
        if value.width() <= 64 {
            return self.put(t, value.low());
        }
        self.put(t, self.wide.len() as u64);
        self.wide.push(value);
    }

    /// The memoised value of a term of at most 64 bits.
    #[must_use]
    pub fn known(&self, t: TermId) -> Option<u64> {
        (self.stamps.get(t.index()) == Some(&self.epoch)).then(|| self.values[t.index()])
    }

    fn known_value(&self, terms: &Terms, t: TermId) -> Option<BvValue> {
        let width = terms.width(t);
        self.known(t)
            .map(|v| if width <= 64 { BvValue::from_u64(width, v) } else { self.wide[v as usize].clone() })
    }

    /// The value of a term of at most 64 bits; of a wider one, its low 64 bits.
    pub fn eval(&mut self, terms: &Terms, assignment: &Assignment, t: TermId) -> u64 {
        self.run(terms, assignment, t);
        let v = self.values[t.index()];
        if terms.width(t) <= 64 { v } else { self.wide[v as usize].low() }
    }

    /// The value of a term of at most 128 bits.
    pub(crate) fn eval_double(&mut self, terms: &Terms, assignment: &Assignment, t: TermId) -> u128 {
        self.run(terms, assignment, t);
        let v = self.values[t.index()];
        if terms.width(t) <= 64 { v.into() } else { self.wide[v as usize].double() }
    }

    /// Whether a term of width 1 holds.
    pub fn holds(&mut self, terms: &Terms, assignment: &Assignment, t: TermId) -> bool {
        self.eval(terms, assignment, t) == 1
    }

    /// The value of a term of any width.
    pub fn eval_value(&mut self, terms: &Terms, assignment: &Assignment, t: TermId) -> BvValue {
        self.run(terms, assignment, t);
        self.known_value(terms, t).expect("the run has just stored it")
    }

    /// Tells the value of a deferred operation, which must be the one it has under the assignment.
    #[inline]
    pub fn put_sym(&mut self, sym: Sym, value: u64) {
        let Some(at) = sym.entry() else { return self.put(TermId(sym.0), value) };
        if self.deferred_values.len() <= at {
            self.deferred_stamps.resize(at + 1, 0);
            self.deferred_values.resize(at + 1, 0);
        }
        self.deferred_stamps[at] = self.epoch;
        self.deferred_values[at] = value;
    }

    fn known_sym(&self, sym: Sym) -> Option<u64> {
        match sym.entry() {
            Some(at) => (self.deferred_stamps.get(at) == Some(&self.epoch)).then(|| self.deferred_values[at]),
            None => self.known(TermId(sym.0)),
        }
    }

    /// The value of a term of at most 64 bits or of a deferred operation.
    #[inline]
    pub fn eval_sym(&mut self, terms: &Terms, assignment: &Assignment, sym: Sym) -> u64 {
        match self.known_sym(sym) {
            // Of wide terms the memo does not hold the value itself.
            Some(value) if sym.is_deferred() => value,
            _ => self.run_sym(terms, assignment, sym),
        }
    }

    fn run_sym(&mut self, terms: &Terms, assignment: &Assignment, sym: Sym) -> u64 {
        let Some(root) = sym.entry() else { return self.eval(terms, assignment, TermId(sym.0)) };
        let mut stack = std::mem::take(&mut self.deferred_stack);
        stack.push(root);
        while let Some(&at) = stack.last() {
            let mut values = [0; 3];
            let before = stack.len();
            for (value, operand) in values.iter_mut().zip(terms.deferred_operands(at)) {
                match (self.known_sym(operand), operand.entry()) {
                    _ if operand.is_none() => {}
                    (Some(known), Some(_)) => *value = known,
                    (None, Some(entry)) => stack.push(entry),
                    (_, None) => *value = self.eval(terms, assignment, TermId(operand.0)),
                }
            }
            if stack.len() == before {
                let value = terms.deferred_value(at, values);
                self.put_sym(Sym::at(at), value);
                stack.pop();
            }
        }
        self.deferred_stack = stack;
        self.deferred_values[root]
    }

    fn run(&mut self, terms: &Terms, assignment: &Assignment, t: TermId) {
        if self.stamps.len() < terms.len() {
            self.stamps.resize(terms.len(), 0);
            self.values.resize(terms.len(), 0);
        }
        debug_assert!(self.stack.is_empty());
        self.stack.push(t);
        let mut steps = 0;
        while let Some(&t) = self.stack.last() {
            steps += 1;
            if self.known(t).is_some() || self.step(terms, assignment, t) {
                self.stack.pop();
            }
        }
        self.steps += steps;
    }

    /// Evaluates `t` if its operands are known; otherwise puts them on the stack.
    fn step(&mut self, terms: &Terms, assignment: &Assignment, t: TermId) -> bool {
        let node = terms.node(t);
        let (kind, width) = (node.kind(), node.width());
        match kind {
            Kind::Const => {
                if width <= 64 {
                    self.put(t, node.small());
                } else {
                    self.put_value(t, terms.as_value(t).expect("a constant has a value"));
                }
                return true;
            }
            Kind::Symbol => {
                let s = SymbolId(node.word(0));
                if width <= 64 {
                    self.put(t, assignment.get(s).unwrap_or(0) & mask(width));
                } else {
                    self.put_value(t, assignment.get_wide(s, width).unwrap_or_else(|| BvValue::zero(width)));
                }
                return true;
            }
            Kind::Ite => {
                let [c, a, b] = node.words;
                let Some(holds) = self.want(c) else {
                    return false;
                };
                return self.forward(t, if holds == 1 { a } else { b });
            }
            Kind::Read => {
                let index = node.words[0];
                if self.want(index).is_none() {
                    return false;
                }
                let at = self.known_value(terms, index).and_then(|v| v.to_u64()).unwrap_or(u64::MAX);
                let elems = terms.table_elems(TableId(node.word(1)));
                let at = usize::try_from(at).unwrap_or(usize::MAX).min(elems.len() - 1);
                return self.forward(t, elems[at]);
            }
            _ => {}
        }
        let a = node.words[0];
        let binary = kind.arity() == 2;
        let (x, y) =
            (self.want(a), if binary { self.want(node.words[1]) } else { Some(u64::from(node.word(2))) });
        let (Some(x), Some(y)) = (x, y) else {
            return false;
        };
        let last = if binary { node.words[1] } else { a };
        let widest = width.max(terms.width(a));
        if widest <= 64 {
            self.put(t, semantics::small(kind, width, terms.width(last), x, y, 0));
            return true;
        }
        let value = |t| self.known_value(terms, t).expect("both operands are known");
        let v = if widest <= 128 {
            let y = if binary { value(last).double() } else { node.word(2).into() };
            let v = semantics::double(kind, width, terms.width(last), value(a).double(), y, 0);
            BvValue::from_double(width, v)
        } else {
            let y = if binary { value(last) } else { BvValue::zero(1) };
            semantics::wide(kind, width, node.word(2), &value(a), &y)
        };
        self.put_value(t, v);
        true
    }

    /// The memo's entry of `t`; `t` is put on the stack if there is none.
    fn want(&mut self, t: TermId) -> Option<u64> {
        let known = self.known(t);
        if known.is_none() {
            self.stack.push(t);
        }
        known
    }

    /// Gives `t` the value of `from`, once that is known.
    fn forward(&mut self, t: TermId, from: TermId) -> bool {
        if self.want(from).is_none() {
            return false;
        }
        // Of a wide term this is the position of its value, which both then share.
        self.put(t, self.values[from.index()]);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_million_deep_is_not_too_deep() {
        let mut t = Terms::new();
        let (x, y) = (t.symbol("x", 32), t.symbol("y", 32));
        let mut sum = x;
        for i in 0..500_000 {
            let m = t.mul(sum, y);
            let k = t.constant(32, i);
            let m = t.xor(m, k);
            sum = t.add(m, x);
        }
        let mut a = Assignment::new();
        a.set(SymbolId(0), 7);
        a.set(SymbolId(1), 3);
        let expected = (0..500_000u32).fold(7u32, |s, i| (s.wrapping_mul(3) ^ i).wrapping_add(7));
        let mut e = Evaluator::new();
        assert_eq!(e.eval(&t, &a, sum), u64::from(expected));
        assert_eq!(t.symbols(sum).len(), 2);
        let zero = t.constant(32, 0);
        let query = t.eq(sum, zero);
        assert!(t.print_query(&[query]).len() > 1_000_000);
        e.begin();
        e.put(sum, 5);
        assert_eq!(e.eval(&t, &a, query), 0);
    }

    /// Not a test of anything but speed: `cargo test --release -- --ignored constructors --nocapture`.
    #[test]
    #[ignore = "a measurement"]
    fn constructors_per_second() {
        let start = std::time::Instant::now();
        let mut t = Terms::new();
        let bytes: Vec<TermId> = (0..64).map(|i| t.symbol(&format!("x[{i}]"), 8)).collect();
        let mut hash = t.constant(32, 5381);
        let (mut calls, mut same) = (0u64, 0u64);
        for round in 0..20_000u64 {
            let b = bytes[(round % 64) as usize];
            let wide = t.zext(b, 32);
            let k = t.constant(32, 33);
            let h = t.mul(hash, k);
            hash = t.add(h, wide);
            let parts: Vec<TermId> = (0..4).map(|i| t.extract(hash, i * 8 + 7, i * 8)).collect();
            let word = parts[1..].iter().fold(parts[0], |lo, hi| t.concat(*hi, lo));
            same += u64::from(word == hash);
            let limit = t.constant(32, round);
            let c = t.ult(hash, limit);
            let i = t.zext(c, 32);
            let zero = t.constant(32, 0);
            assert_eq!(t.ne(i, zero), c);
            calls += 16;
        }
        let took = start.elapsed();
        panic!(
            "{calls} constructor calls, {same} words reloaded as themselves, {} terms in {took:?}",
            t.len()
        );
    }
}
