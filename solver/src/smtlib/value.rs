//! Values and models of a script, and what expressions mean under them.
//!
//! This is the reference: it follows SMT-LIB's definitions operator by operator and shares nothing with
//! rewriting and blasting but the arithmetic of [`BvValue`]. Every model is checked with it on the script's
//! own assertions.

use hashbrown::HashMap;

use super::expr::{DeclId, ExprId, Exprs};
use super::lower::{packed, scalar_width, shape};
use super::op::ExprOp as O;
use super::sort::SortId;
use crate::paged::Paged;
use crate::theory::ArrayValue;
use crate::value::BvValue;

/// A value. Truth values are bit-vectors of width 1, elements of declared sorts are numbers, small arrays are
/// their elements side by side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Scalar(BvValue),
    Array(ArrayValue),
}

impl Value {
    pub(crate) fn truth(value: bool) -> Value {
        Value::Scalar(BvValue::from_u64(1, u64::from(value)))
    }

    fn scalar(&self) -> &BvValue {
        match self {
            Value::Scalar(v) => v,
            Value::Array(_) => unreachable!("sorts were checked: this is a scalar"),
        }
    }

    pub(crate) fn holds(&self) -> bool {
        matches!(self, Value::Scalar(v) if v.bit(0))
    }
}

/// What a model says of the declared symbols. Those it does not speak of are zero everywhere.
#[derive(Clone, Default, Debug)]
pub(crate) struct Model {
    pub(crate) constants: HashMap<DeclId, Value>,
    pub(crate) functions: HashMap<DeclId, HashMap<Vec<BvValue>, BvValue>>,
}

/// The zero of a sort.
pub(crate) fn zero(exprs: &Exprs, sort: SortId) -> Value {
    match shape(&exprs.sorts, sort) {
        Some(shape) => Value::Array(ArrayValue::constant(shape.index, BvValue::zero(shape.element))),
        None => Value::Scalar(BvValue::zero(scalar_width(&exprs.sorts, sort))),
    }
}

/// Evaluates expressions under one model.
pub(crate) struct Meaning<'a> {
    exprs: &'a Exprs,
    model: &'a Model,
    memo: Paged<Value>,
}

impl<'a> Meaning<'a> {
    pub(crate) fn new(exprs: &'a Exprs, model: &'a Model) -> Meaning<'a> {
        Meaning { exprs, model, memo: Paged::default() }
    }

    /// The value of an expression without parameters.
    pub(crate) fn of(&mut self, e: ExprId) -> Value {
        let mut stack = vec![e];
        while let Some(&next) = stack.last() {
            if self.known(next).is_none() {
                let before = stack.len();
                let args = self.exprs.args(next);
                match (self.exprs.op(next), args) {
                    // Only the side that is taken.
                    (O::Ite, &[c, a, b]) => match self.known(c).map(Value::holds) {
                        None => stack.push(c),
                        Some(holds) => {
                            stack.extend(Some(if holds { a } else { b }).filter(|t| self.known(*t).is_none()))
                        }
                    },
                    _ => stack.extend(args.iter().filter(|a| self.known(**a).is_none())),
                }
                if stack.len() > before {
                    continue;
                }
                let value = self.step(next);
                self.memo.set(next.index(), value);
            }
            stack.pop();
        }
        self.arg(e).clone()
    }

    fn known(&self, e: ExprId) -> Option<&Value> {
        self.memo.get(e.index())
    }

    fn arg(&self, e: ExprId) -> &Value {
        self.known(e).expect("operands come off the stack before their users")
    }

    fn step(&self, e: ExprId) -> Value {
        let args = self.exprs.args(e);
        match self.exprs.op(e) {
            O::Apply => self.application(e),
            O::ConstArray => {
                let element = self.arg(args[0]).scalar().clone();
                match shape(&self.exprs.sorts, self.exprs.sort(e)) {
                    Some(shape) => Value::Array(ArrayValue::constant(shape.index, element)),
                    None => {
                        let width = scalar_width(&self.exprs.sorts, self.exprs.sort(e));
                        let times = width / element.width();
                        Value::Scalar((1..times).fold(element.clone(), |all, _| all.concat(&element)))
                    }
                }
            }
            O::Store => {
                let (i, v) = (self.arg(args[1]).scalar().clone(), self.arg(args[2]).scalar().clone());
                match self.arg(args[0]) {
                    Value::Array(array) => Value::Array(array.store(i, v)),
                    Value::Scalar(all) => Value::Scalar(replaced(all, i.low() as u32 * v.width(), &v)),
                }
            }
            O::Select => {
                let index = self.arg(args[1]).scalar();
                Value::Scalar(match self.arg(args[0]) {
                    Value::Array(array) => array.select(index).clone(),
                    Value::Scalar(all) => {
                        let shape =
                            packed(&self.exprs.sorts, self.exprs.sort(args[0])).expect("a small array");
                        element(all, shape.element, index.low() as u32)
                    }
                })
            }
            O::Ite => self.arg(args[if self.arg(args[0]).holds() { 1 } else { 2 }]).clone(),
            O::Equal => Value::truth(args.windows(2).all(|w| self.arg(w[0]) == self.arg(w[1]))),
            O::Distinct => Value::truth(
                args.iter().enumerate().all(|(i, a)| args[..i].iter().all(|b| self.arg(*a) != self.arg(*b))),
            ),
            _ => {
                let args: smallvec::SmallVec<[&BvValue; 4]> =
                    args.iter().map(|a| self.arg(*a).scalar()).collect();
                Value::Scalar(scalar(self.exprs, e, &args))
            }
        }
    }

    fn application(&self, e: ExprId) -> Value {
        let decl = self.exprs.decl_of(e).expect("an application has a symbol");
        let args = self.exprs.args(e);
        let default = || zero(self.exprs, self.exprs.sort(e));
        if args.is_empty() {
            return self.model.constants.get(&decl).cloned().unwrap_or_else(default);
        }
        let key: Vec<BvValue> = args.iter().map(|a| self.arg(*a).scalar().clone()).collect();
        let known = self.model.functions.get(&decl).and_then(|table| table.get(&key));
        known.cloned().map_or_else(default, Value::Scalar)
    }
}

/// The element of a small array at an index.
pub(crate) fn element(all: &BvValue, width: u32, index: u32) -> BvValue {
    all.extract((index + 1) * width - 1, index * width)
}

/// `all` with other bits from `low` on.
fn replaced(all: &BvValue, low: u32, by: &BvValue) -> BvValue {
    let high = low + by.width();
    let mut new = by.clone();
    if low > 0 {
        new = new.concat(&all.extract(low - 1, 0));
    }
    if high < all.width() {
        new = all.extract(all.width() - 1, high).concat(&new);
    }
    new
}

fn truth(value: bool) -> BvValue {
    BvValue::from_u64(1, u64::from(value))
}

fn scalar(exprs: &Exprs, e: ExprId, args: &[&BvValue]) -> BvValue {
    let [first, second] = exprs.indices(e);
    let fold = |op: fn(&BvValue, &BvValue) -> BvValue| {
        args[1..].iter().fold(args[0].clone(), |all, next| op(&all, next))
    };
    match (exprs.op(e), args) {
        (O::True, _) => truth(true),
        (O::False, _) => truth(false),
        (O::Value, _) => exprs.value(e).expect("a literal has a value").clone(),
        (O::Not | O::BvNot, [a]) => a.not(),
        (O::And | O::BvAnd, _) => fold(BvValue::and),
        (O::Or | O::BvOr, _) => fold(BvValue::or),
        (O::Xor | O::BvXor, _) => fold(BvValue::xor),
        (O::Implies, _) => {
            let (last, before) = args.split_last().expect("operators have operands");
            truth(last.bit(0) || before.iter().any(|a| !a.bit(0)))
        }
        (O::Concat, _) => fold(BvValue::concat),
        (O::BvXnor, _) => fold(|a, b| a.xor(b).not()),
        (O::BvAdd, _) => fold(BvValue::add),
        (O::BvSub, _) => fold(BvValue::sub),
        (O::BvMul, _) => fold(BvValue::mul),
        (O::Extract, [a]) => a.extract(first, second),
        (O::BvNeg, [a]) => a.neg(),
        (O::ZeroExtend, [a]) => a.zext(a.width() + first),
        (O::SignExtend, [a]) => a.sext(a.width() + first),
        (O::RotateLeft, [a]) => rotate_left(a, u64::from(first)),
        (O::RotateRight, [a]) => {
            let width = u64::from(a.width());
            rotate_left(a, width - u64::from(first) % width)
        }
        (O::Repeat, [a]) => (1..first).fold((*a).clone(), |all, _| all.concat(a)),
        (O::BvRedor, [a]) => truth(!a.is_zero()),
        (O::BvRedand, [a]) => truth(a.is_ones()),
        (O::BvRedxor, [a]) => truth((0..a.width()).filter(|i| a.bit(*i)).count() % 2 == 1),
        (O::BvNego, [a]) => truth(a.sign() && a.shl(&BvValue::from_u64(a.width(), 1)).is_zero()),
        (op, [a, b]) => binary(op, a, b),
        (op, args) => unreachable!("{op:?} does not have {} operands", args.len()),
    }
}

fn rotate_left(a: &BvValue, by: u64) -> BvValue {
    let width = a.width();
    let by = (by % u64::from(width)) as u32;
    if by == 0 {
        return a.clone();
    }
    a.extract(width - by - 1, 0).concat(&a.extract(width - 1, width - by))
}

fn binary(op: O, a: &BvValue, b: &BvValue) -> BvValue {
    use std::cmp::Ordering::{Greater, Less};
    match op {
        O::BvNand => a.and(b).not(),
        O::BvNor => a.or(b).not(),
        O::BvUdiv => a.udivrem(b).0,
        O::BvUrem => a.udivrem(b).1,
        O::BvSdiv => a.sdiv(b),
        O::BvSrem => a.srem(b),
        O::BvSmod => smod(a, b),
        O::BvShl => a.shl(b),
        O::BvLshr => a.lshr(b),
        O::BvAshr => a.ashr(b),
        O::BvComp => truth(a == b),
        O::BvUlt => truth(a.ucmp(b) == Less),
        O::BvUle => truth(a.ucmp(b) != Greater),
        O::BvUgt => truth(a.ucmp(b) == Greater),
        O::BvUge => truth(a.ucmp(b) != Less),
        O::BvSlt => truth(a.scmp(b) == Less),
        O::BvSle => truth(a.scmp(b) != Greater),
        O::BvSgt => truth(a.scmp(b) == Greater),
        O::BvSge => truth(a.scmp(b) != Less),
        O::BvUaddo => overflows(a, b, 1, BvValue::zext, BvValue::add),
        O::BvSaddo => overflows(a, b, 1, BvValue::sext, BvValue::add),
        O::BvUsubo => truth(a.ucmp(b) == Less),
        O::BvSsubo => overflows(a, b, 1, BvValue::sext, BvValue::sub),
        O::BvUmulo => overflows(a, b, a.width(), BvValue::zext, BvValue::mul),
        O::BvSmulo => overflows(a, b, a.width(), BvValue::sext, BvValue::mul),
        // With one bit more the quotient is exact; by zero there is none.
        O::BvSdivo if b.is_zero() => truth(false),
        O::BvSdivo => overflows(a, b, 1, BvValue::sext, BvValue::sdiv),
        _ => unreachable!("{op:?} does not have two operands"),
    }
}

/// Whether the exact result, computed with `more` bits, is not the extension of its lower bits.
fn overflows(
    a: &BvValue,
    b: &BvValue,
    more: u32,
    extend: fn(&BvValue, u32) -> BvValue,
    op: fn(&BvValue, &BvValue) -> BvValue,
) -> BvValue {
    let (width, wide) = (a.width(), a.width() + more);
    let exact = op(&extend(a, wide), &extend(b, wide));
    truth(extend(&exact.extract(width - 1, 0), wide) != exact)
}

/// SMT-LIB's definition by cases on the signs.
fn smod(a: &BvValue, b: &BvValue) -> BvValue {
    let abs = |v: &BvValue| if v.sign() { v.neg() } else { v.clone() };
    let u = abs(a).udivrem(&abs(b)).1;
    match (a.sign(), b.sign()) {
        _ if u.is_zero() => u,
        (false, false) => u,
        (true, false) => u.neg().add(b),
        (false, true) => u.add(b),
        (true, true) => u.neg(),
    }
}
