//! Long sums of few different terms: `x + (y + (x + …))` is `2 x + y + …`.
//!
//! The constructors join neighbours only, and a chain of thousands of additions is hard for a search however
//! simple its sum is. Here every sum is a linear combination of terms that are no sums. One that has much
//! fewer terms than additions is written anew; one with many terms counts as a term itself, so all this takes
//! time linear in the problem.

use hashbrown::{HashMap, HashSet};
use smallvec::SmallVec;

use super::Problem;
use super::rebuild::{Item, Rebuild, Replacements, below};
use crate::theory::Theory;
use crate::{Op, TermId, Terms, mask};

/// Combinations have no more terms.
const MOST_TERMS: usize = 16;

/// Written anew are sums with so many additions for each term of their combination.
const RATIO: u32 = 3;

/// Fewer additions are not worth it.
const LEAST: u32 = if cfg!(test) { 2 } else { 12 };

/// A sum as a combination.
#[derive(Clone)]
struct Linear {
    /// Terms with coefficients other than zero, by term.
    terms: SmallVec<[(TermId, u64); 4]>,
    constant: u64,
    /// How many additions it is written with, sharing not counted.
    additions: u32,
}

/// Writes sums anew that have much fewer terms than additions; whether there was one.
pub(super) fn collect(terms: &mut Terms, theory: &mut Theory, problem: &mut Problem) -> bool {
    let (sums, roots) = sums(terms, theory, problem);
    let before = sums.len();
    let mut known: HashMap<TermId, Linear> = HashMap::new();
    let (mut replacements, mut after) = (Replacements::default(), 0);
    // Operands have smaller numbers than their users.
    for t in sums {
        let sum = linear(terms, &known, t);
        let is_long = sum.additions >= LEAST && sum.additions / RATIO >= sum.terms.len() as u32;
        if is_long && roots.contains(&t) {
            after += 2 * sum.terms.len();
            let written = write(terms, &sum, terms.width(t));
            if written != t {
                replacements.terms.insert(t, written);
            }
        }
        known.insert(t, sum);
    }
    // Sums that share most of their additions are better left alone.
    if replacements.terms.is_empty() || after > before {
        return false;
    }
    let mut rebuild = Rebuild::new(&replacements);
    let before = (problem.conjuncts.clone(), problem.assumptions.clone());
    for c in problem.conjuncts.iter_mut().chain(&mut problem.assumptions) {
        *c = rebuild.term(terms, theory, *c);
    }
    before.0 != problem.conjuncts || before.1 != problem.assumptions
}

fn is_sum(terms: &Terms, t: TermId) -> bool {
    let constant = |i: usize| terms.args(t).get(i).is_some_and(|a| terms.is_const(*a));
    let width = terms.width(t);
    (2..=64).contains(&width)
        && match terms.op(t) {
            Op::Add | Op::Neg | Op::Not => true,
            Op::Mul => constant(1),
            // What a multiplication by a power of two becomes.
            Op::Concat => shifted(terms, t).is_some(),
            _ => false,
        }
}

/// The x and n of `(concat ((_ extract w-n-1 0) x) 0)`, which is `x * 2^n`.
fn shifted(terms: &Terms, t: TermId) -> Option<(TermId, u32)> {
    let (Op::Concat, &[high, low]) = (terms.op(t), terms.args(t)) else { return None };
    let (Op::Extract { lo: 0, .. }, &[x]) = (terms.op(high), terms.args(high)) else { return None };
    (terms.as_const(low) == Some(0) && terms.width(x) == terms.width(t)).then(|| (x, terms.width(low)))
}

/// The summands of a sum.
fn operands(terms: &Terms, t: TermId) -> SmallVec<[TermId; 2]> {
    match shifted(terms, t) {
        Some((x, _)) => SmallVec::from_slice(&[x]),
        None => terms.args(t).iter().copied().collect(),
    }
}

/// All sums below a problem's conditions, operands first, and those that something other than a sum uses.
fn sums(terms: &Terms, theory: &Theory, problem: &Problem) -> (Vec<TermId>, HashSet<TermId>) {
    let (mut seen, mut found, mut roots) = (HashSet::new(), Vec::new(), HashSet::new());
    let all = problem.conjuncts.iter().chain(&problem.assumptions);
    let mut stack: Vec<Item> = all.map(|c| Item::Term(*c)).collect();
    while let Some(item) = stack.pop() {
        if !seen.insert(item) {
            continue;
        }
        if let Item::Term(t) = item
            && is_sum(terms, t)
        {
            found.push(t);
            stack.extend(operands(terms, t).into_iter().map(Item::Term));
            continue;
        }
        below(terms, theory, item, |i| {
            if let Item::Term(t) = i
                && is_sum(terms, t)
            {
                roots.insert(t);
            }
            stack.push(i);
        });
    }
    found.sort_unstable();
    (found, roots)
}

fn linear(terms: &Terms, known: &HashMap<TermId, Linear>, t: TermId) -> Linear {
    let modulus = mask(terms.width(t));
    let mut sum = Linear { terms: SmallVec::new(), constant: 0, additions: 0 };
    let mut enter = |operand: TermId, k: u64| {
        if let Some(value) = terms.as_const(operand) {
            sum.constant = sum.constant.wrapping_add(k.wrapping_mul(value)) & modulus;
            return;
        }
        let own = [(operand, 1)];
        let (parts, constant) = match known.get(&operand) {
            Some(inner) => {
                sum.additions = sum.additions.saturating_add(inner.additions);
                (&inner.terms[..], inner.constant)
            }
            None => (&own[..], 0),
        };
        sum.constant = sum.constant.wrapping_add(k.wrapping_mul(constant)) & modulus;
        for &(term, coefficient) in parts {
            let coefficient = k.wrapping_mul(coefficient) & modulus;
            match sum.terms.binary_search_by_key(&term, |(term, _)| *term) {
                Ok(at) => {
                    let entry = &mut sum.terms[at].1;
                    *entry = entry.wrapping_add(coefficient) & modulus;
                    if *entry == 0 {
                        sum.terms.remove(at);
                    }
                }
                Err(_) if coefficient == 0 => {}
                Err(at) => sum.terms.insert(at, (term, coefficient)),
            }
        }
    };
    let all = operands(terms, t);
    match (terms.op(t), &all[..]) {
        (Op::Add, &[a, b]) => {
            enter(a, 1);
            enter(b, 1);
            sum.additions = sum.additions.saturating_add(1);
        }
        (Op::Neg, &[a]) => enter(a, modulus),
        (Op::Not, &[a]) => {
            enter(a, modulus);
            sum.constant = sum.constant.wrapping_add(modulus) & modulus;
        }
        (Op::Mul, &[a, k]) => enter(a, terms.as_const(k).unwrap_or(1)),
        (_, &[x]) => enter(x, 1 << shifted(terms, t).map_or(0, |(_, n)| n)),
        _ => {}
    }
    if sum.terms.len() > MOST_TERMS {
        return Linear { terms: SmallVec::from_slice(&[(t, 1)]), constant: 0, additions: 0 };
    }
    sum
}

/// The combination as a term.
fn write(terms: &mut Terms, sum: &Linear, width: u32) -> TermId {
    let mut all = terms.constant(width, sum.constant);
    for &(term, coefficient) in &sum.terms {
        let coefficient = terms.constant(width, coefficient);
        let product = terms.mul(term, coefficient);
        all = terms.add(product, all);
    }
    all
}
