//! Equations between polynomials: both sides as sums of products, modulo 2^width.
//!
//! The normal form over opaque factors decides what no rule of a fixed size sees: that multiplication distributes, commutes and associates
//! however it is written. An equation whose difference is a constant is true or false; others stay as they are, since distribution makes
//! terms longer.

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
        let decided = difference(terms, a, b, &mut work).and_then(|d| constant(&d));
        if let Some(is_zero) = decided {
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
    difference(terms, a, b, &mut 0).and_then(|d| constant(&d))
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
                && terms.args(t).iter().any(|a| matches!(terms.op(*a), Op::Mul | Op::Add))
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
fn difference(terms: &Terms, a: TermId, b: TermId, work: &mut usize) -> Option<Polynomial> {
    let width = terms.width(a);
    if width > WIDEST {
        return None;
    }
    let one = BvValue::from_u64(width, 1);
    let mut expansion = Expansion { terms, width, known: HashMap::new(), work };
    let mut sum = Polynomial::new();
    expansion.add(&mut sum, a, &one, DEPTH)?;
    expansion.add(&mut sum, b, &one.neg(), DEPTH)?;
    Some(sum)
}

struct Expansion<'a> {
    terms: &'a Terms,
    /// Coefficients have this width.
    width: u32,
    /// Operands of products.
    known: HashMap<TermId, Polynomial>,
    work: &'a mut usize,
}

impl Expansion<'_> {
    /// `sum += k * t`. A narrower `t` stands for any of its extensions: k is then a multiple of a power of two that makes them all equal, or
    /// the sum is a factor of something that k is such a multiple for. Of a wider one the low bits count.
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
                _ => self.enter(sum, smallvec::smallvec![t], &k)?,
            }
        }
        Some(())
    }

    /// `sum += k * a * b`
    fn product(&mut self, sum: &mut Polynomial, a: TermId, b: TermId, k: &BvValue, depth: u32) -> Option<()> {
        let (p, q) = (self.operand(a, depth)?, self.operand(b, depth)?);
        if p.len() * q.len() > 4 * MONOMIALS {
            return None;
        }
        for (x, k1) in &p {
            for (y, k2) in &q {
                *self.work += x.len() + y.len();
                let mut factors: Monomial = x.iter().chain(y).copied().collect();
                factors.sort_unstable();
                self.enter(sum, factors, &k.mul(k1).mul(k2))?;
            }
        }
        Some(())
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
