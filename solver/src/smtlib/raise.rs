//! Terms back into expressions: interpolants are found among terms and told in the words of the script.
//!
//! Terms know no sort but bit-vectors. A term of width 1 becomes a truth value or a bit, as its operands are
//! one or the other, and is turned into what its user needs. An element of a declared sort can be compared,
//! passed and chosen; what speaks of its bits has no expression.

use hashbrown::HashMap;

use super::expr::{DeclId, ExprId, Exprs};
use super::lower::packed;
use super::op::ExprOp as O;
use super::sort::{Sort, SortId};
use crate::preprocess::{Item, below};
use crate::theory::{Array, ArrayId, Atom, Theory};
use crate::value::BvValue;
use crate::{Op, SymbolId, TermId, Terms};

/// Operands up to which a connective takes in those of its own kind: what is shared is written once only if
/// it is named.
const MAX_OPERANDS: usize = 32;

/// See the module.
pub(crate) struct Raise<'a> {
    pub(crate) exprs: &'a mut Exprs,
    pub(crate) terms: &'a Terms,
    pub(crate) theory: &'a Theory,
    /// What the declared constants are.
    pub(crate) symbols: HashMap<SymbolId, ExprId>,
    /// Array symbols by number.
    pub(crate) arrays: HashMap<u32, ExprId>,
}

impl Raise<'_> {
    /// The truth value that a term of width 1 is. `None` if there is no such expression.
    pub(crate) fn condition(&mut self, root: TermId) -> Option<ExprId> {
        let mut done: HashMap<Item, ExprId> = HashMap::new();
        let mut stack = vec![Item::Term(root)];
        while let Some(&item) = stack.last() {
            if done.contains_key(&item) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            below(self.terms, self.theory, item, |operand| {
                if !done.contains_key(&operand) {
                    stack.push(operand);
                }
            });
            if stack.len() > before {
                continue;
            }
            let raised = match item {
                Item::Term(t) => self.term(&done, t)?,
                Item::Array(a) => self.array(&done, a)?,
            };
            done.insert(item, raised);
            stack.pop();
        }
        let root = done.get(&Item::Term(root)).copied()?;
        self.truth(root)
    }

    fn term(&mut self, done: &HashMap<Item, ExprId>, t: TermId) -> Option<ExprId> {
        // A multiplication or division that was put off.
        let t = match self.terms.symbol_of(t).and_then(|symbol| self.theory.atom(symbol)) {
            Some(Atom::Operation(operation)) => *operation,
            _ => t,
        };
        let args: Vec<ExprId> =
            self.terms.args(t).iter().map(|a| done.get(&Item::Term(*a)).copied()).collect::<Option<_>>()?;
        let bit = self.terms.width(t) == 1;
        let op = match self.terms.op(t) {
            Op::Const if bit => return Some(self.exprs.truth(self.terms.is_true(t))),
            Op::Const => return self.terms.as_value(t).map(|value| self.exprs.literal(value)),
            Op::Symbol => return self.symbol(done, t),
            Op::Eq => return self.equal(args[0], args[1]),
            Op::Ult => return self.less(&args, [O::BvUlt, O::BvUgt]),
            Op::Slt => return self.less(&args, [O::BvSlt, O::BvSgt]),
            Op::Ite => return self.choice(&args),
            Op::Read { .. } => return self.read(done, t, args[0]),
            Op::Not if bit && self.is_truth(args[0]) => return self.negation(args[0]),
            Op::And if bit && self.any_truth(&args) => return self.connective(O::And, &args),
            Op::Or if bit && self.any_truth(&args) => return self.connective(O::Or, &args),
            Op::Xor if bit && self.any_truth(&args) => return self.connective(O::Xor, &args),
            Op::Extract { hi, lo } => {
                if let Some(element) = self.element(args[0], hi, lo) {
                    return Some(element);
                }
                let word = self.word(args[0])?;
                return self.exprs.apply(O::Extract, [hi, lo], &[word]).ok();
            }
            op @ (Op::ZeroExtend | Op::SignExtend) => {
                let more = self.terms.width(t) - self.terms.width(self.terms.args(t)[0]);
                let word = self.word(args[0])?;
                let op = if op == Op::ZeroExtend { O::ZeroExtend } else { O::SignExtend };
                return self.exprs.apply(op, [more, 0], &[word]).ok();
            }
            Op::Not => O::BvNot,
            Op::Neg => O::BvNeg,
            Op::And => O::BvAnd,
            Op::Or => O::BvOr,
            Op::Xor => O::BvXor,
            Op::Add => O::BvAdd,
            Op::Mul => O::BvMul,
            Op::Udiv => O::BvUdiv,
            Op::Urem => O::BvUrem,
            Op::Sdiv => O::BvSdiv,
            Op::Srem => O::BvSrem,
            Op::Shl => O::BvShl,
            Op::Lshr => O::BvLshr,
            Op::Ashr => O::BvAshr,
            Op::Concat => O::Concat,
        };
        let words: Vec<ExprId> = args.iter().map(|a| self.word(*a)).collect::<Option<_>>()?;
        self.exprs.apply(op, [0; 2], &words).ok()
    }

    /// A declared constant, or the definition of an atom.
    fn symbol(&mut self, done: &HashMap<Item, ExprId>, t: TermId) -> Option<ExprId> {
        let symbol = self.terms.symbol_of(t)?;
        let array = |a: &ArrayId| done.get(&Item::Array(*a)).copied();
        match self.theory.atom(symbol) {
            // Raised as the operation that it is.
            Some(Atom::Operation(_)) => None,
            None => self.symbols.get(&symbol).copied(),
            Some(Atom::Select(a, i)) => {
                let (a, i) = (array(a)?, done.get(&Item::Term(*i)).copied()?);
                let i = self.coerce(i, self.array_sorts(a)?.0)?;
                self.exprs.apply(O::Select, [0; 2], &[a, i]).ok()
            }
            Some(Atom::Equal(a, b)) => {
                let (a, b) = (array(a)?, array(b)?);
                self.exprs.apply(O::Equal, [0; 2], &[a, b]).ok()
            }
            Some(Atom::Apply(f, args)) => {
                let decl = DeclId(f.0);
                let wanted = self.exprs.decl(decl).parameters.clone();
                let mut operands = Vec::with_capacity(args.len());
                for (arg, sort) in args.iter().zip(wanted) {
                    let arg = done.get(&Item::Term(*arg)).copied()?;
                    operands.push(self.coerce(arg, sort)?);
                }
                self.exprs.apply_decl(decl, &operands).ok()
            }
        }
    }

    fn array(&mut self, done: &HashMap<Item, ExprId>, a: ArrayId) -> Option<ExprId> {
        let term = |t: TermId| done.get(&Item::Term(t)).copied();
        let array = |a: ArrayId| done.get(&Item::Array(a)).copied();
        match self.theory.array(a) {
            Array::Symbol(number) => self.arrays.get(&number).copied(),
            Array::Constant(v) => {
                let width = u64::from(self.theory.shape(a).index);
                let index = self.exprs.sorts.bit_vector(width).ok()?;
                let element = self.word(term(v)?)?;
                let element_sort = self.exprs.sort(element);
                let sort = self.exprs.sorts.array(index, element_sort).ok()?;
                self.exprs.const_array(sort, element).ok()
            }
            Array::Store(b, i, v) => {
                let b = array(b)?;
                let (index, element) = self.array_sorts(b)?;
                let (i, v) = (self.coerce(term(i)?, index)?, self.coerce(term(v)?, element)?);
                self.exprs.apply(O::Store, [0; 2], &[b, i, v]).ok()
            }
            Array::Ite(c, x, y) => {
                let (c, x, y) = (self.truth(term(c)?)?, array(x)?, array(y)?);
                self.exprs.apply(O::Ite, [0; 2], &[c, x, y]).ok()
            }
        }
    }

    fn array_sorts(&self, a: ExprId) -> Option<(SortId, SortId)> {
        match self.exprs.sorts.get(self.exprs.sort(a)) {
            Sort::Array(index, element) => Some((*index, *element)),
            _ => None,
        }
    }

    fn is_truth(&self, e: ExprId) -> bool {
        self.exprs.sort(e) == SortId::BOOL
    }

    fn any_truth(&self, args: &[ExprId]) -> bool {
        args.iter().any(|a| self.is_truth(*a))
    }

    /// A truth value; of a bit, whether it is set.
    fn truth(&mut self, e: ExprId) -> Option<ExprId> {
        if self.is_truth(e) {
            return Some(e);
        }
        let one = self.exprs.literal(BvValue::from_u64(1, 1));
        self.exprs.apply(O::Equal, [0; 2], &[e, one]).ok()
    }

    /// An element of a small array, if these are its bits.
    fn element(&mut self, e: ExprId, hi: u32, lo: u32) -> Option<ExprId> {
        let shape = packed(&self.exprs.sorts, self.exprs.sort(e))?;
        if !lo.is_multiple_of(shape.element) || hi - lo + 1 != shape.element {
            return None;
        }
        let (index, _) = self.array_sorts(e)?;
        let at = self.exprs.literal(BvValue::from_u64(shape.index, u64::from(lo / shape.element)));
        let at = self.coerce(at, index)?;
        let element = self.exprs.apply(O::Select, [0; 2], &[e, at]).ok()?;
        self.word(element)
    }

    /// A bit-vector; of a truth value, the bit; of a small array, its elements side by side.
    fn word(&mut self, e: ExprId) -> Option<ExprId> {
        if let Some(shape) = packed(&self.exprs.sorts, self.exprs.sort(e)) {
            let mut elements = Vec::new();
            for place in (0..1_u32 << shape.index).rev() {
                let lo = place * shape.element;
                elements.push(self.element(e, lo + shape.element - 1, lo)?);
            }
            let [one] = elements[..] else { return self.exprs.apply(O::Concat, [0; 2], &elements).ok() };
            return Some(one);
        }
        if !self.is_truth(e) {
            return Some(e);
        }
        let [zero, one] = [0, 1].map(|value| self.exprs.literal(BvValue::from_u64(1, value)));
        match self.exprs.op(e) {
            O::True => Some(one),
            O::False => Some(zero),
            _ => self.exprs.apply(O::Ite, [0; 2], &[e, one, zero]).ok(),
        }
    }

    fn coerce(&mut self, e: ExprId, sort: SortId) -> Option<ExprId> {
        let e = match self.exprs.sorts.get(sort) {
            Sort::Bool => self.truth(e)?,
            _ => self.word(e)?,
        };
        (self.exprs.sort(e) == sort).then_some(e)
    }

    fn equal(&mut self, a: ExprId, b: ExprId) -> Option<ExprId> {
        let [a, b] = self.alike(a, b)?;
        self.exprs.apply(O::Equal, [0; 2], &[a, b]).ok()
    }

    /// Two expressions for two terms, of one sort.
    fn alike(&mut self, a: ExprId, b: ExprId) -> Option<[ExprId; 2]> {
        if self.exprs.sort(a) == self.exprs.sort(b) {
            Some([a, b])
        } else if self.any_truth(&[a, b]) {
            Some([self.truth(a)?, self.truth(b)?])
        } else {
            Some([self.word(a)?, self.word(b)?])
        }
    }

    fn connective(&mut self, op: O, args: &[ExprId]) -> Option<ExprId> {
        let mut operands = Vec::new();
        for &arg in args {
            let arg = self.truth(arg)?;
            // One long conjunction reads better than a chain of short ones.
            let inner = self.exprs.args(arg).len();
            if self.exprs.op(arg) == op && op != O::Xor && operands.len() + inner <= MAX_OPERANDS {
                operands.extend_from_slice(self.exprs.args(arg));
            } else {
                operands.push(arg);
            }
        }
        self.exprs.apply(op, [0; 2], &operands).ok()
    }

    /// `not`, and for comparisons the opposite one.
    fn negation(&mut self, e: ExprId) -> Option<ExprId> {
        let opposite = match self.exprs.op(e) {
            O::BvUlt => O::BvUge,
            O::BvUgt => O::BvUle,
            O::BvSlt => O::BvSge,
            O::BvSgt => O::BvSle,
            O::Not => return Some(self.exprs.args(e)[0]),
            _ => return self.exprs.apply(O::Not, [0; 2], &[e]).ok(),
        };
        let args = self.exprs.args(e).to_vec();
        self.exprs.apply(opposite, [0; 2], &args).ok()
    }

    /// A comparison, a constant on its right.
    fn less(&mut self, args: &[ExprId], [less, greater]: [O; 2]) -> Option<ExprId> {
        let (a, b) = (self.word(args[0])?, self.word(args[1])?);
        if self.exprs.op(a) == O::Value {
            self.exprs.apply(greater, [0; 2], &[b, a]).ok()
        } else {
            self.exprs.apply(less, [0; 2], &[a, b]).ok()
        }
    }

    fn choice(&mut self, args: &[ExprId]) -> Option<ExprId> {
        let condition = self.truth(args[0])?;
        let [a, b] = self.alike(args[1], args[2])?;
        self.exprs.apply(O::Ite, [0; 2], &[condition, a, b]).ok()
    }

    /// A chain of cases; positions that the index cannot name are left out.
    fn read(&mut self, done: &HashMap<Item, ExprId>, t: TermId, index: ExprId) -> Option<ExprId> {
        let index = self.word(index)?;
        let width = self.terms.width(self.terms.args(t)[0]);
        let elements = self.terms.table_of(t).map_or(&[][..], |table| self.terms.table_elems(table));
        let reach = if width >= 32 { elements.len() } else { elements.len().min(1 << width) };
        let mut elements = elements[..reach].iter().enumerate().rev();
        let (_, last) = elements.next()?;
        let mut result = self.word(done.get(&Item::Term(*last)).copied()?)?;
        for (at, element) in elements {
            let at = self.exprs.literal(BvValue::from_u64(width, at as u64));
            let here = self.equal(index, at)?;
            let element = self.word(done.get(&Item::Term(*element)).copied()?)?;
            result = self.exprs.apply(O::Ite, [0; 2], &[here, element, result]).ok()?;
        }
        Some(result)
    }
}
