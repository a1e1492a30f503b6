//! Simplification of a whole problem before it is blasted.
//!
//! Rounds of: conjunctions into conjuncts; symbols that an equation defines replaced by their definitions;
//! conjuncts that occur inside other conjuncts replaced by true. A round rebuilds everything, so the
//! constructors see the new operands. When that comes to an end, long sums of few terms are collected,
//! equations between polynomials are decided, products that are numbers factored, and unconstrained symbols
//! eliminated. What was eliminated is remembered, and its values come back with the model.

mod cycles;
mod equations;
mod factors;
mod kept;
mod polynomials;
mod rebuild;
mod sums;
#[cfg(test)]
mod tests;
mod unconstrained;

use hashbrown::HashSet;

use crate::config::Why;
use crate::limits::Limits;
use crate::theory::{ArrayId, Theory};
use crate::{Op, TermId, Terms, slice};
use equations::Definition;
pub(crate) use kept::Kept;
pub(crate) use rebuild::{Item, below};
use rebuild::{Rebuild, Replacements};

/// Rounds after which it is enough.
const ROUNDS: usize = 24;

/// The symbols that one round eliminated, with definitions that are free of them.
#[derive(Default)]
pub(crate) struct Eliminated {
    pub(crate) terms: Vec<(TermId, TermId)>,
    pub(crate) arrays: Vec<(ArrayId, ArrayId)>,
}

/// A problem that was simplified.
#[derive(Default)]
pub(crate) struct Problem {
    /// All have to hold. A single `false` if that cannot be.
    pub(crate) conjuncts: Vec<TermId>,
    /// Conditions of the caller, simplified along.
    pub(crate) assumptions: Vec<TermId>,
    /// In order of elimination.
    pub(crate) eliminated: Vec<Eliminated>,
}

/// Simplifies the conjunction of `assertions`, and `assumptions` along with it.
pub(crate) fn simplify(
    terms: &mut Terms,
    theory: &mut Theory,
    assertions: &[TermId],
    assumptions: &[TermId],
    limits: &Limits,
) -> Result<Problem, Why> {
    keeping(terms, theory, (assertions, assumptions), &Kept::default(), limits)
}

/// The same without elimination of what is kept: a problem that follows from the conjunction, and holds for
/// the same values of that.
pub(crate) fn keeping(
    terms: &mut Terms,
    theory: &mut Theory,
    (assertions, assumptions): (&[TermId], &[TermId]),
    kept: &Kept,
    limits: &Limits,
) -> Result<Problem, Why> {
    let mut problem = Problem {
        conjuncts: flatten(terms, assertions),
        assumptions: assumptions.to_vec(),
        eliminated: Vec::new(),
    };
    for _ in 0..ROUNDS {
        if let Some(why) = limits.exceeded() {
            return Err(why);
        }
        if problem.conjuncts.iter().any(|c| terms.is_false(*c)) {
            break;
        }
        if round(terms, theory, &mut problem, kept) {
            continue;
        }
        // Only what the cheap steps leave is worth the dearer ones.
        if !sums::collect(terms, theory, &mut problem)
            && !polynomials::decide(terms, theory, &mut problem)
            && !factors::solve(terms, theory, &mut problem)
            && !unconstrained::eliminate(terms, theory, &mut problem, kept)
        {
            break;
        }
        problem.conjuncts = flatten(terms, &problem.conjuncts);
    }
    Ok(problem)
}

/// Makes large multiplications and divisions of simplified conditions atoms of the theory.
pub(crate) fn put_off<'a>(
    terms: &mut Terms,
    theory: &mut Theory,
    conditions: impl IntoIterator<Item = &'a mut TermId>,
) {
    let replacements = Replacements::default();
    let mut rebuild = Rebuild::putting_off(&replacements);
    for c in conditions {
        *c = rebuild.term(terms, theory, *c);
    }
}

/// The conjuncts of all assertions, each once; a single `false` if one is that or contradicts another.
fn flatten(terms: &mut Terms, assertions: &[TermId]) -> Vec<TermId> {
    let mut conjuncts = Vec::new();
    let mut stack: Vec<TermId> = assertions.iter().rev().copied().collect();
    let mut seen = HashSet::new();
    let mut part = Vec::new();
    while let Some(t) = stack.pop() {
        part.clear();
        slice::conjuncts(terms, t, &mut part);
        for &c in part.iter().rev() {
            match (terms.op(c), terms.args(c)) {
                (Op::Not, &[inner]) if terms.op(inner) == Op::Or => {
                    let (a, b) = (terms.args(inner)[0], terms.args(inner)[1]);
                    stack.extend([terms.not(b), terms.not(a)]);
                }
                _ if terms.is_false(c) => return vec![c],
                _ => {
                    if seen.insert(c) {
                        conjuncts.push(c);
                    }
                }
            }
        }
    }
    for &c in &conjuncts {
        let negated = terms.not(c);
        if seen.contains(&negated) {
            return vec![terms.false_()];
        }
    }
    conjuncts
}

/// One round; whether it changed anything.
fn round(terms: &mut Terms, theory: &mut Theory, problem: &mut Problem, kept: &Kept) -> bool {
    let mut replacements = Replacements::default();
    let mut defining = HashSet::new();
    for &c in &problem.conjuncts {
        equations::definitions(terms, theory, c, &mut |definition| {
            let is_new = match definition {
                _ if kept.keeps_defined(theory, definition) => false,
                Definition::Term(x, t) => replacements.terms.try_insert_new(x, t),
                Definition::Array(x, a) => replacements.arrays.try_insert_new(x, a),
            };
            if is_new {
                defining.insert(c);
            }
            is_new
        });
    }
    cycles::break_cycles(terms, theory, &mut replacements);
    let mut gone = Eliminated {
        terms: replacements.terms.iter().map(|(x, t)| (*x, *t)).collect(),
        arrays: replacements.arrays.iter().map(|(x, a)| (*x, *a)).collect(),
    };
    gone.terms.sort_unstable();
    gone.arrays.sort_unstable();
    // A kept symbol that has a value goes on being said to have it.
    let mut values = HashSet::new();
    for &c in &problem.conjuncts {
        if let Some((x, value)) = kept.value(terms, c)
            && replacements.terms.try_insert_new(x, value)
        {
            values.insert(c);
        }
    }
    // Inside other conjuncts a conjunct is true, and its negation false.
    let mut facts = HashSet::new();
    for &c in problem.conjuncts.iter().filter(|c| !defining.contains(*c) && !values.contains(*c)) {
        let (fact, value) = match (terms.op(c), terms.args(c)) {
            (Op::Not, &[inner]) => (inner, terms.false_()),
            _ => (c, terms.true_()),
        };
        // A symbol with a definition is replaced by that.
        if replacements.terms.try_insert_new(fact, value) {
            facts.insert(c);
        }
    }
    let mut rebuild = Rebuild::new(&replacements);
    let mut conjuncts: Vec<TermId> = Vec::with_capacity(problem.conjuncts.len());
    for &c in &problem.conjuncts {
        conjuncts.push(if values.contains(&c) {
            c
        } else if facts.contains(&c) {
            rebuild.root(terms, theory, c)
        } else {
            rebuild.term(terms, theory, c)
        });
    }
    let assumptions: Vec<TermId> =
        problem.assumptions.iter().map(|a| rebuild.term(terms, theory, *a)).collect();
    for (_, t) in &mut gone.terms {
        *t = rebuild.term(terms, theory, *t);
    }
    for (_, a) in &mut gone.arrays {
        *a = rebuild.array(terms, theory, *a);
    }
    let conjuncts = flatten(terms, &conjuncts);
    let changed = conjuncts != problem.conjuncts || assumptions != problem.assumptions;
    if !gone.terms.is_empty() || !gone.arrays.is_empty() {
        problem.eliminated.push(gone);
    }
    problem.conjuncts = conjuncts;
    problem.assumptions = assumptions;
    changed
}

/// Insertion that leaves an earlier entry alone.
trait InsertNew<K, V> {
    fn try_insert_new(&mut self, key: K, value: V) -> bool;
}

impl<K: std::hash::Hash + Eq, V> InsertNew<K, V> for hashbrown::HashMap<K, V> {
    fn try_insert_new(&mut self, key: K, value: V) -> bool {
        match self.entry(key) {
            hashbrown::hash_map::Entry::Occupied(_) => false,
            hashbrown::hash_map::Entry::Vacant(v) => {
                v.insert(value);
                true
            }
        }
    }
}
