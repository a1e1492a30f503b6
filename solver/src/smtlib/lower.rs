//! Expressions into terms: truth values become bit-vectors of width 1, derived operators what they are
//! derived from, elements of declared sorts bit-vectors that are wide enough to tell all terms apart.

use hashbrown::HashMap;

use super::expr::{DeclId, ExprId, Exprs};
use super::op::ExprOp;
use super::sort::{Sort, SortId, Sorts};
use crate::config::Why;
use crate::theory::{ArrayId, FunctionId, Shape, Theory};
use crate::{TermId, Terms};

/// The width that stands for a declared sort: no script has 2^32 terms, and equations cannot tell a larger
/// domain from this one.
pub(crate) const DECLARED_WIDTH: u32 = 32;

/// How wide the values of a scalar sort are.
pub(crate) fn scalar_width(sorts: &Sorts, sort: SortId) -> u32 {
    match sorts.get(sort) {
        Sort::Bool => 1,
        Sort::BitVec(width) => *width,
        Sort::Declared(..) => DECLARED_WIDTH,
        Sort::Array(..) => {
            let shape = packed(sorts, sort).expect("arrays that are not packed are no scalars");
            shape.element << shape.index
        }
    }
}

/// The shape of an array sort whose arrays are one bit-vector each: the elements side by side, that of index
/// 0 lowest. Such arrays may be elements, indices and arguments like other scalars.
pub(crate) fn packed(sorts: &Sorts, sort: SortId) -> Option<Shape> {
    let Sort::Array(index, element) = sorts.get(sort) else { return None };
    let is_scalar = |s: SortId| !matches!(sorts.get(s), Sort::Array(..)) || packed(sorts, s).is_some();
    if !is_scalar(*index) || !is_scalar(*element) {
        return None;
    }
    let shape = Shape { index: scalar_width(sorts, *index), element: scalar_width(sorts, *element) };
    let bits = u64::from(shape.element).checked_shl(shape.index).unwrap_or(u64::MAX);
    (shape.index < 32 && bits <= sorts.most_packed).then_some(shape)
}

/// The shape of an array sort whose arrays are the theory's.
pub(crate) fn shape(sorts: &Sorts, sort: SortId) -> Option<Shape> {
    match sorts.get(sort) {
        Sort::Array(index, element) if packed(sorts, sort).is_none() => {
            Some(Shape { index: scalar_width(sorts, *index), element: scalar_width(sorts, *element) })
        }
        _ => None,
    }
}

/// What an expression became.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lowered {
    Term(TermId),
    Array(ArrayId),
}

/// What was lowered so far.
#[derive(Default)]
pub(crate) struct Lowering {
    pub(super) memo: Vec<Option<Lowered>>,
    stack: Vec<ExprId>,
    /// The elements of packed arrays that were stored to, by array and element width, so that a chain of
    /// stores is not taken apart at each of them.
    elements: HashMap<(TermId, u32), Vec<TermId>>,
}

/// Where the results go.
pub(crate) struct Target<'a> {
    pub(crate) terms: &'a mut Terms,
    pub(crate) theory: &'a mut Theory,
}

impl Lowering {
    /// The term of a scalar expression. Functions over arrays must have been refused before.
    pub(crate) fn term(&mut self, exprs: &Exprs, target: &mut Target<'_>, e: ExprId) -> TermId {
        match self.lower(exprs, target, e) {
            Lowered::Term(t) => t,
            Lowered::Array(_) => unreachable!("a scalar becomes a term"),
        }
    }

    /// The term or array of an expression.
    pub(crate) fn lower(&mut self, exprs: &Exprs, target: &mut Target<'_>, e: ExprId) -> Lowered {
        let done = self.lower_within(exprs, target, e, || None);
        debug_assert!(done.is_ok(), "nothing stops it");
        self.known(e)
    }

    /// Lowers an expression, unless something runs out, as `exceeded` says from time to time.
    pub(crate) fn lower_within(
        &mut self,
        exprs: &Exprs,
        target: &mut Target<'_>,
        e: ExprId,
        exceeded: impl Fn() -> Option<Why>,
    ) -> Result<(), Why> {
        self.memo.resize(exprs.len(), None);
        self.stack.clear();
        self.stack.push(e);
        let mut built = 0usize;
        while let Some(&next) = self.stack.last() {
            if self.memo[next.index()].is_none() {
                let before = self.stack.len();
                self.stack.extend(exprs.args(next).iter().filter(|a| self.memo[a.index()].is_none()));
                if self.stack.len() > before {
                    continue;
                }
                built += 1;
                if built.is_multiple_of(1 << 10)
                    && let Some(why) = exceeded()
                {
                    return Err(why);
                }
                let new = match exprs.op(next) {
                    // One of a thousand is a million pairs.
                    ExprOp::Distinct => Lowered::Term(self.distinct(exprs, target, next, &exceeded)?),
                    _ => self.build(exprs, target, next),
                };
                self.memo[next.index()] = Some(new);
            }
            self.stack.pop();
        }
        Ok(())
    }

    fn known(&self, e: ExprId) -> Lowered {
        self.memo[e.index()].expect("operands come off the stack before their users")
    }

    fn arg(&self, exprs: &Exprs, e: ExprId, i: usize) -> TermId {
        match self.known(exprs.args(e)[i]) {
            Lowered::Term(t) => t,
            Lowered::Array(_) => unreachable!("sorts were checked: operand {i} is a scalar"),
        }
    }

    fn array_arg(&self, exprs: &Exprs, e: ExprId, i: usize) -> ArrayId {
        match self.known(exprs.args(e)[i]) {
            Lowered::Array(a) => a,
            Lowered::Term(_) => unreachable!("sorts were checked: operand {i} is an array"),
        }
    }

    fn build(&mut self, exprs: &Exprs, target: &mut Target<'_>, e: ExprId) -> Lowered {
        let array = shape(&exprs.sorts, exprs.sort(e));
        if let Some(t) = self.build_packed(exprs, target, e) {
            return Lowered::Term(t);
        }
        match (exprs.op(e), array) {
            (ExprOp::Apply, Some(shape)) => {
                let decl = exprs.decl_of(e).expect("an application has a symbol");
                Lowered::Array(target.theory.symbol(decl.0, shape))
            }
            (ExprOp::ConstArray, Some(shape)) => {
                let element = self.arg(exprs, e, 0);
                Lowered::Array(target.theory.constant(target.terms, shape.index, element))
            }
            (ExprOp::Store, _) => {
                let (i, v) = (self.arg(exprs, e, 1), self.arg(exprs, e, 2));
                Lowered::Array(target.theory.store(target.terms, self.array_arg(exprs, e, 0), i, v))
            }
            (ExprOp::Ite, Some(_)) => {
                let (a, b) = (self.array_arg(exprs, e, 1), self.array_arg(exprs, e, 2));
                Lowered::Array(target.theory.ite(target.terms, self.arg(exprs, e, 0), a, b))
            }
            (ExprOp::Select, _) => {
                let i = self.arg(exprs, e, 1);
                Lowered::Term(target.theory.select(target.terms, self.array_arg(exprs, e, 0), i))
            }
            (ExprOp::Equal, _) => Lowered::Term(self.equal(exprs, target, e)),
            (ExprOp::Apply, None) => Lowered::Term(self.application(exprs, target, e)),
            _ => {
                let args: smallvec::SmallVec<[TermId; 4]> =
                    (0..exprs.args(e).len()).map(|i| self.arg(exprs, e, i)).collect();
                Lowered::Term(super::derive::build(exprs, target.terms, e, &args))
            }
        }
    }

    /// An operator that makes or reads a packed array.
    fn build_packed(&mut self, exprs: &Exprs, target: &mut Target<'_>, e: ExprId) -> Option<TermId> {
        let op = exprs.op(e);
        let array = match op {
            ExprOp::ConstArray | ExprOp::Store => e,
            ExprOp::Select => exprs.args(e)[0],
            _ => return None,
        };
        let shape = packed(&exprs.sorts, exprs.sort(array))?;
        let terms = &mut *target.terms;
        let count = 1u64 << shape.index;
        let operand = self.arg(exprs, e, 0);
        if op == ExprOp::ConstArray {
            return Some((1..count).fold(operand, |all, _| terms.concat(operand, all)));
        }
        let mut elements = self.elements.get(&(operand, shape.element)).cloned().unwrap_or_else(|| {
            (0..count as u32)
                .map(|i| terms.extract(operand, (i + 1) * shape.element - 1, i * shape.element))
                .collect()
        });
        let index = self.arg(exprs, e, 1);
        if op == ExprOp::Select {
            let table = terms.table(&elements);
            return Some(terms.read(table, index));
        }
        let new = self.arg(exprs, e, 2);
        for (i, element) in elements.iter_mut().enumerate() {
            let place = terms.constant(shape.index, i as u64);
            let here = terms.eq(index, place);
            *element = terms.ite(here, new, *element);
        }
        let all = elements.iter().copied().reduce(|low, high| terms.concat(high, low))?;
        self.elements.insert((all, shape.element), elements);
        Some(all)
    }

    fn application(&self, exprs: &Exprs, target: &mut Target<'_>, e: ExprId) -> TermId {
        let decl: DeclId = exprs.decl_of(e).expect("an application has a symbol");
        let width = scalar_width(&exprs.sorts, exprs.sort(e));
        if exprs.args(e).is_empty() {
            return target.terms.symbol(&exprs.decl(decl).name, width);
        }
        let args: Vec<TermId> = (0..exprs.args(e).len()).map(|i| self.arg(exprs, e, i)).collect();
        target.theory.apply(target.terms, FunctionId(decl.0), &args, width)
    }

    fn pair(&self, exprs: &Exprs, target: &mut Target<'_>, e: ExprId, i: usize, j: usize) -> TermId {
        match (self.known(exprs.args(e)[i]), self.known(exprs.args(e)[j])) {
            (Lowered::Term(a), Lowered::Term(b)) => target.terms.eq(a, b),
            (Lowered::Array(a), Lowered::Array(b)) => target.theory.equal(target.terms, a, b),
            _ => unreachable!("sorts were checked: both are scalars or both are arrays"),
        }
    }

    fn equal(&self, exprs: &Exprs, target: &mut Target<'_>, e: ExprId) -> TermId {
        let mut all = target.terms.true_();
        for i in 1..exprs.args(e).len() {
            let same = self.pair(exprs, target, e, i - 1, i);
            all = target.terms.and(all, same);
        }
        all
    }

    fn distinct(
        &self,
        exprs: &Exprs,
        target: &mut Target<'_>,
        e: ExprId,
        exceeded: &impl Fn() -> Option<Why>,
    ) -> Result<TermId, Why> {
        let n = exprs.args(e).len();
        let mut all = target.terms.true_();
        // More values than the sort has cannot differ; without this a long list would cost its square for
        // nothing.
        if let Lowered::Term(first) = self.known(exprs.args(e)[0])
            && target.terms.width(first) < 32
            && n as u64 > 1 << target.terms.width(first)
        {
            return Ok(target.terms.false_());
        }
        let mut pairs = 0usize;
        for i in 1..n {
            for j in 0..i {
                pairs += 1;
                if pairs.is_multiple_of(1 << 10)
                    && let Some(why) = exceeded()
                {
                    return Err(why);
                }
                let same = self.pair(exprs, target, e, j, i);
                let differ = target.terms.not(same);
                all = target.terms.and(all, differ);
            }
        }
        Ok(all)
    }
}
