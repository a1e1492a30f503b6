//! Evaluation of terms under an assignment.
//!
//! Values are memoised densely by term and stamped with an epoch, so that changing the assignment costs nothing and re-evaluating costs only
//! the terms that are asked for. The walk keeps its own stack: the depth of a term is bounded by memory alone. An `ite` evaluates only the
//! side it takes, a read only the element it hits.

use crate::assignment::Assignment;
use crate::semantics;
use crate::term::{Kind, SymbolId, TableId, TermId};
use crate::terms::Terms;
use crate::value::{BvValue, Limbs, mask};

/// An evaluator with its memo. It belongs to one arena.
#[derive(Default)]
pub struct Evaluator {
    epoch: u32,
    stamps: Vec<u32>,
    /// The value, or for terms wider than 64 bits its position in `wide`.
    values: Vec<u64>,
    wide: Vec<BvValue>,
    stack: Vec<TermId>,
}

impl Evaluator {
    /// An evaluator that knows nothing.
    #[must_use]
    pub fn new() -> Evaluator {
        Evaluator { epoch: 1, ..Evaluator::default() }
    }

    /// Forgets every value: the next evaluations are under another assignment.
    pub fn begin(&mut self) {
        self.wide.clear();
        if self.epoch == u32::MAX {
            self.stamps.fill(0);
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

    fn put_value(&mut self, t: TermId, value: BvValue) {
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

    /// Whether a term of width 1 holds.
    pub fn holds(&mut self, terms: &Terms, assignment: &Assignment, t: TermId) -> bool {
        self.eval(terms, assignment, t) == 1
    }

    /// The limbs of a term's value, least significant first.
    pub fn eval_wide(&mut self, terms: &Terms, assignment: &Assignment, t: TermId) -> Limbs {
        Limbs::from_slice(self.eval_value(terms, assignment, t).limbs())
    }

    /// The value of a term of any width.
    pub fn eval_value(&mut self, terms: &Terms, assignment: &Assignment, t: TermId) -> BvValue {
        self.run(terms, assignment, t);
        self.known_value(terms, t).expect("the run has just stored it")
    }

    fn run(&mut self, terms: &Terms, assignment: &Assignment, t: TermId) {
        if self.stamps.len() < terms.len() {
            self.stamps.resize(terms.len(), 0);
            self.values.resize(terms.len(), 0);
        }
        debug_assert!(self.stack.is_empty());
        self.stack.push(t);
        while let Some(&t) = self.stack.last() {
            if self.known(t).is_some() || self.step(terms, assignment, t) {
                self.stack.pop();
            }
        }
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
        if width <= 64 && terms.width(a) <= 64 {
            self.put(t, semantics::small(kind, width, terms.width(last), x, y, 0));
        } else {
            let value = |t| self.known_value(terms, t).expect("both operands are known");
            let y = if binary { value(last) } else { BvValue::zero(1) };
            let v = semantics::wide(kind, width, node.word(2), &value(a), &y);
            self.put_value(t, v);
        }
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
