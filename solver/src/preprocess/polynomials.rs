//! Equations between polynomials: both sides as sums of products, modulo 2^width.
//!
//! The normal form over opaque factors decides what no rule of a fixed size sees: that multiplication
//! distributes, commutes and associates however it is written. An equation whose difference is a constant is
//! true or false; others stay as they are, since distribution makes terms longer.
//!
//! What chooses is a sum, too: `(ite c a b)` is `c a + (1 - c) b`, where the number c is 0 or 1, so that its
//! square is itself. If c is an equation `x = y`, then `c y` is `c x`. This way is tried where the plain one
//! decides nothing.

use hashbrown::{HashMap, HashSet};
use smallvec::SmallVec;
use std::collections::BTreeMap;

use super::Problem;
use super::rebuild::{Item, Rebuild, Replacements, below};
use crate::theory::Theory;
use crate::value::BvValue;
use crate::{Op, TermId, Terms};

/// Products nest no deeper.
const DEPTH: u32 = 12;

/// Polynomials have no more monomials.
const MONOMIALS: usize = 128;

/// Monomials made for all equations of a problem.
const WORK: usize = 200_000;

/// Coefficients are no wider: multiplying them takes the square of that.
const WIDEST: u32 = 4096;

/// The factors of a product, sorted.
type Monomial = SmallVec<[TermId; 4]>;

/// Coefficients, none of them zero, of one width.
type Polynomial = BTreeMap<Monomial, BvValue>;

/// Replaces equations that are decided by their normal form; whether there was one.
pub(super) fn decide(terms: &mut Terms, theory: &mut Theory, problem: &mut Problem) -> bool {
    let equations = equations(terms, theory, problem);
    if equations.is_empty() {
        return false;
    }
    let mut replacements = Replacements::default();
    let mut work = 0;
    for e in equations {
        let (a, b) = (terms.args(e)[0], terms.args(e)[1]);
        if let Some(is_zero) = decide_one(terms, a, b, &mut work) {
            replacements.terms.insert(e, terms.bool(is_zero));
        }
    }
    if replacements.terms.is_empty() {
        return false;
    }
    let mut rebuild = Rebuild::new(&replacements);
    for c in problem.conjuncts.iter_mut().chain(&mut problem.assumptions) {
        *c = rebuild.term(terms, theory, *c);
    }
    true
}

/// Whether `a = b` always or never holds, as far as the normal form tells.
#[cfg(test)]
pub(super) fn decided(terms: &Terms, a: TermId, b: TermId) -> Option<bool> {
    decide_one(terms, a, b, &mut 0)
}

/// Without a look into choices first: that makes some sums too long.
fn decide_one(terms: &Terms, a: TermId, b: TermId, work: &mut usize) -> Option<bool> {
    [false, true].into_iter().find_map(|choices| constant(&difference(terms, a, b, choices, work)?))
}

/// The equations over products below a problem's conditions.
fn equations(terms: &Terms, theory: &Theory, problem: &Problem) -> Vec<TermId> {
    let mut seen: HashSet<Item> = HashSet::new();
    let mut found = Vec::new();
    let mut products = false;
    let roots = problem.conjuncts.iter().chain(&problem.assumptions);
    let mut stack: Vec<Item> = roots.map(|c| Item::Term(*c)).collect();
    while let Some(item) = stack.pop() {
        if !seen.insert(item) {
            continue;
        }
        if let Item::Term(t) = item {
            products |= terms.op(t) == Op::Mul;
            if terms.op(t) == Op::Eq
                && terms.args(t).iter().any(|a| matches!(terms.op(*a), Op::Mul | Op::Add | Op::Ite))
            {
                found.push(t);
            }
        }
        below(terms, theory, item, |i| stack.push(i));
    }
    if products { found } else { Vec::new() }
}

/// Whether a polynomial is zero whatever its factors are, or never.
fn constant(p: &Polynomial) -> Option<bool> {
    match p.len() {
        0 => Some(true),
        1 if p.contains_key(&Monomial::new()) => Some(false),
        _ => None,
    }
}

/// `a - b`, unless that is too long.
fn difference(terms: &Terms, a: TermId, b: TermId, choices: bool, work: &mut usize) -> Option<Polynomial> {
    let width = terms.width(a);
    if width > WIDEST {
        return None;
    }
    let one = BvValue::from_u64(width, 1);
    let (known, conditions) = (HashMap::new(), HashSet::new());
    let mut expansion = Expansion { terms, width, choices, known, conditions, work };
    let mut sum = Polynomial::new();
    expansion.add(&mut sum, a, &one, DEPTH)?;
    expansion.add(&mut sum, b, &one.neg(), DEPTH)?;
    Some(sum)
}

struct Expansion<'a> {
    terms: &'a Terms,
    /// Coefficients have this width.
    width: u32,
    /// Whether choices are sums.
    choices: bool,
    /// Operands of products.
    known: HashMap<TermId, Polynomial>,
    /// Factors that are 0 or 1.
    conditions: HashSet<TermId>,
    work: &'a mut usize,
}

impl Expansion<'_> {
    /// `sum += k * t`. A narrower `t` stands for any of its extensions: k is then a multiple of a power of
    /// two that makes them all equal, or the sum is a factor of something that k is such a multiple for. Of a
    /// wider one the low bits count.
    fn add(&mut self, sum: &mut Polynomial, t: TermId, k: &BvValue, depth: u32) -> Option<()> {
        let mut todo: SmallVec<[(TermId, BvValue); 8]> = SmallVec::new();
        todo.push((t, k.clone()));
        while let Some((t, k)) = todo.pop() {
            *self.work += 1;
            if *self.work > WORK {
                return None;
            }
            match (self.terms.op(t), self.terms.args(t)) {
                (Op::Const, _) => {
                    let value = self.resized(&self.terms.as_value(t)?);
                    self.enter(sum, Monomial::new(), &k.mul(&value))?;
                }
                (Op::Add, &[a, b]) => todo.extend([(a, k.clone()), (b, k)]),
                (Op::Neg, &[a]) => todo.push((a, k.neg())),
                (Op::Not, &[a]) => {
                    self.enter(sum, Monomial::new(), &k.neg())?;
                    todo.push((a, k.neg()));
                }
                (Op::Extract { lo: 0, .. }, &[a]) => todo.push((a, k)),
                (Op::Concat, &[high, low]) if self.terms.as_value(low).is_some_and(|v| v.is_zero()) => {
                    let places = self.terms.width(low);
                    if places < self.width {
                        let places = BvValue::from_limbs(self.width, &[u64::from(places)]);
                        todo.push((high, k.shl(&places)));
                    }
                }
                (Op::Mul, &[a, c]) if self.terms.is_const(c) => {
                    let value = self.resized(&self.terms.as_value(c)?);
                    todo.push((a, k.mul(&value)));
                }
                (Op::Mul, &[a, b]) if depth > 0 => self.product(sum, a, b, &k, depth - 1)?,
                (Op::Ite, &[c, a, b]) if depth > 0 && self.choices => {
                    let (c, a, b) = match (self.terms.op(c), self.terms.args(c)) {
                        (Op::Not, &[c]) => (c, b, a),
                        _ => (c, a, b),
                    };
                    self.conditions.insert(c);
                    let one = BvValue::from_u64(self.width, 1);
                    let condition = Polynomial::from([(smallvec::smallvec![c], one)]);
                    let (a, b) = (self.operand(a, depth - 1)?, self.operand(b, depth - 1)?);
                    self.times(sum, &condition, &a, &k)?;
                    self.times(sum, &condition, &b, &k.neg())?;
                    for (factors, k1) in b {
                        self.enter(sum, factors, &k.mul(&k1))?;
                    }
                }
                _ => self.enter(sum, smallvec::smallvec![t], &k)?,
            }
        }
        Some(())
    }

    /// `sum += k * a * b`
    fn product(&mut self, sum: &mut Polynomial, a: TermId, b: TermId, k: &BvValue, depth: u32) -> Option<()> {
        let (p, q) = (self.operand(a, depth)?, self.operand(b, depth)?);
        self.times(sum, &p, &q, k)
    }

    /// `sum += k * p * q`
    fn times(&mut self, sum: &mut Polynomial, p: &Polynomial, q: &Polynomial, k: &BvValue) -> Option<()> {
        if p.len() * q.len() > 4 * MONOMIALS {
            return None;
        }
        for (x, k1) in p {
            for (y, k2) in q {
                *self.work += x.len() + y.len();
                let mut factors: Monomial = x.iter().chain(y).copied().collect();
                let scale = self.settle(&mut factors);
                let k = k.mul(k1).mul(k2);
                self.enter(sum, factors, &scale.iter().fold(k, |k, v| k.mul(v)))?;
            }
        }
        Some(())
    }

    /// Puts factors in order. A condition counts once, and where it is an equation one side of it stands for
    /// both; constants are returned.
    fn settle(&self, factors: &mut Monomial) -> SmallVec<[BvValue; 2]> {
        let mut constants = SmallVec::new();
        factors.sort_unstable();
        if !self.conditions.is_empty() {
            let conditions: SmallVec<[TermId; 4]> =
                factors.iter().copied().filter(|f| self.conditions.contains(f)).collect();
            for c in conditions {
                let (Op::Eq, &[x, y]) = (self.terms.op(c), self.terms.args(c)) else { continue };
                for factor in factors.iter_mut().filter(|f| **f == y || **f == x) {
                    *factor = if self.terms.is_const(y) { y } else { x };
                }
            }
            factors.retain(|f| match self.terms.as_value(*f) {
                Some(value) => {
                    constants.push(self.resized(&value));
                    false
                }
                None => true,
            });
            factors.sort_unstable();
            factors.dedup_by(|a, b| a == b && self.conditions.contains(a));
        }
        constants
    }

    fn operand(&mut self, t: TermId, depth: u32) -> Option<Polynomial> {
        if let Some(p) = self.known.get(&t) {
            return Some(p.clone());
        }
        let mut p = Polynomial::new();
        self.add(&mut p, t, &BvValue::from_u64(self.width, 1), depth)?;
        self.known.insert(t, p.clone());
        Some(p)
    }

    fn enter(&mut self, sum: &mut Polynomial, factors: Monomial, k: &BvValue) -> Option<()> {
        let entry = sum.entry(factors.clone()).or_insert_with(|| BvValue::zero(self.width));
        *entry = entry.add(k);
        if entry.is_zero() {
            sum.remove(&factors);
        }
        (sum.len() <= MONOMIALS).then_some(())
    }

    fn resized(&self, v: &BvValue) -> BvValue {
        if v.width() < self.width { v.zext(self.width) } else { v.extract(self.width - 1, 0) }
    }
}
