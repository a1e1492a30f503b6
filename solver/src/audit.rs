//! What no proof covers, looked at by evaluation: simplification, and lemmas about arrays and functions.
//!
//! A certificate is of the simplified problem with its lemmas. Here both are evaluated under interpretations
//! that are random but small enough for equations to hold now and then: a lemma must hold under each, and
//! where eliminated symbols have the values of their definitions, the problem must mean the same before and
//! after, and not hold if it is said to be unsatisfiable.

use crate::engine::complete_model;
use crate::preprocess::Problem;
use crate::proof::CertificateError;
use crate::theory::{Array, ArrayValue, Atom, Cone, Theory, TheoryModel, complete};
use crate::value::BvValue;
use crate::{Assignment, Evaluator, TermId, Terms};

/// Interpretations tried.
pub(crate) const SAMPLES: u64 = 32;

/// Different values of a width in one interpretation, beside the extremes.
const VARIETY: u64 = 3;

/// Random values; one number leads to one interpretation.
pub(crate) struct Sampler {
    seed: u64,
    drawn: u64,
}

impl Sampler {
    pub(crate) fn new(seed: u64) -> Sampler {
        Sampler { seed: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15), drawn: 0 }
    }

    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.drawn += 1;
        mix(self.seed ^ self.drawn) % bound
    }

    /// An extreme, or one of the few values that this interpretation has for the width.
    pub(crate) fn value(&mut self, width: u32) -> BvValue {
        match self.below(VARIETY + 3) {
            0 => BvValue::zero(width),
            1 => BvValue::zero(width).not(),
            2 => BvValue::from_u64(width, 1),
            one => {
                let limb = |i: u32| mix(self.seed ^ one << 40 ^ u64::from(i) << 8 ^ u64::from(width));
                let limbs: Vec<u64> = (0..width.div_ceil(64)).map(limb).collect();
                BvValue::from_limbs(width, &limbs)
            }
        }
    }

    pub(crate) fn array(&mut self, index: u32, element: u32) -> ArrayValue {
        let mut array = ArrayValue::constant(index, self.value(element));
        for _ in 0..self.below(4) {
            array = array.store(self.value(index), self.value(element));
        }
        array
    }
}

/// Steele, Lea and Flood's splitmix64.
fn mix(n: u64) -> u64 {
    let mut z = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Checks an answer "unsatisfiable" to `assertions` and those of `assumptions` in `core`.
pub(crate) fn audit(
    terms: &Terms,
    theory: &Theory,
    (assertions, assumptions, core): (&[TermId], &[TermId], &[usize]),
    problem: &Problem,
    lemmas: &[TermId],
) -> Result<(), CertificateError> {
    let mut roots = [assertions, assumptions, &problem.conjuncts, &problem.assumptions, lemmas].concat();
    roots.extend(problem.eliminated.iter().flat_map(|gone| gone.terms.iter().flat_map(|(x, t)| [*x, *t])));
    let mut cone = Cone::default();
    roots.iter().for_each(|t| cone.add(terms, theory, *t));
    for gone in &problem.eliminated {
        gone.arrays.iter().for_each(|(x, a)| {
            cone.add_array(terms, theory, *x);
            cone.add_array(terms, theory, *a);
        });
    }
    let mut evaluator = Evaluator::new();
    for number in 0..SAMPLES {
        let (model, extension) = interpretation(terms, theory, &cone, &roots, number);
        let (mut model, extension) = complete_model(terms, theory, problem, model, extension);
        complete(terms, theory, &mut model, &extension, &roots, &[]);
        evaluator.begin();
        let mut holds = |t: &TermId| evaluator.holds(terms, &model, *t);
        if let Some(lemma) = lemmas.iter().find(|lemma| !holds(lemma)) {
            return Err(CertificateError::Lemma(*lemma));
        }
        let before = assertions.iter().all(&mut holds);
        let after = problem.conjuncts.iter().all(&mut holds);
        let mut pairs = assumptions.iter().zip(&problem.assumptions);
        // Assumptions were simplified knowing that the assertions hold.
        let alike = before == after && (!before || pairs.all(|(a, b)| holds(a) == holds(b)));
        if !alike || before && core.iter().all(|i| assumptions.get(*i).is_none_or(&mut holds)) {
            return Err(CertificateError::Simplification);
        }
    }
    Ok(())
}

/// Values for everything free in a cone.
fn interpretation(
    terms: &Terms,
    theory: &Theory,
    cone: &Cone,
    roots: &[TermId],
    number: u64,
) -> (Assignment, TheoryModel) {
    let mut sampler = Sampler::new(number);
    let (mut model, mut extension) = (Assignment::new(), TheoryModel::default());
    for &symbol in &cone.symbols {
        if theory.atom(symbol).is_none() {
            model.set_wide(symbol, &sampler.value(terms.symbol_width(symbol)));
        }
    }
    for &a in &cone.arrays {
        if let Array::Symbol(number) = theory.array(a) {
            let shape = theory.shape(a);
            extension.arrays.insert(number, sampler.array(shape.index, shape.element));
        }
    }
    // Functions are zero but for arguments that occur.
    complete(terms, theory, &mut model, &extension, roots, &[]);
    let mut evaluator = Evaluator::new();
    evaluator.begin();
    for &symbol in &cone.atoms {
        if let Some(Atom::Apply(f, args)) = theory.atom(symbol) {
            let key = args.iter().map(|a| evaluator.eval_value(terms, &model, *a)).collect();
            let value = sampler.value(terms.symbol_width(symbol));
            extension.functions.entry(*f).or_default().entry(key).or_insert(value);
        }
    }
    (model, extension)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theory::{FunctionId, Shape};

    /// What an audit says of `x < y` as an assertion, with something in place of what simplification left.
    fn audited(conjunct: impl Fn(&mut Terms) -> TermId) -> Result<(), CertificateError> {
        let (mut terms, theory) = (Terms::new(), Theory::default());
        let (x, y) = (terms.symbol("x", 8), terms.symbol("y", 8));
        let asserted = [terms.ult(x, y), terms.ult(y, x)];
        let mut problem = Problem { conjuncts: asserted.to_vec(), ..Problem::default() };
        problem.conjuncts[1] = conjunct(&mut terms);
        audit(&terms, &theory, (&asserted, &[], &[]), &problem, &[])
    }

    #[test]
    fn a_problem_that_became_another_is_noticed() {
        audited(|terms| terms.false_()).expect("false is what the assertions are");
        let changed = audited(|terms| terms.true_());
        assert!(matches!(changed, Err(CertificateError::Simplification)), "{changed:?}");
    }

    #[test]
    fn lemmas_that_do_not_hold_are_noticed() {
        let (mut terms, mut theory) = (Terms::new(), Theory::default());
        let (i, j) = (terms.symbol("i", 8), terms.symbol("j", 8));
        let a = theory.symbol(0, Shape { index: 8, element: 8 });
        let (at_i, at_j) = (theory.select(&mut terms, a, i), theory.select(&mut terms, a, j));
        let [f_i, f_j] = [i, j].map(|t| theory.apply(&mut terms, FunctionId(0), &[t], 8));
        let differ = terms.ne(i, j);
        for (x, y) in [(at_i, at_j), (f_i, f_j)] {
            let equal = terms.eq(x, y);
            let lemma = terms.or(differ, equal);
            let problem = Problem { conjuncts: vec![terms.false_()], ..Problem::default() };
            let falsehood = [terms.false_()];
            let of = |lemma| audit(&terms, &theory, (&falsehood, &[], &[]), &problem, &[lemma]);
            of(lemma).expect("equal arguments, equal results");
            assert!(
                matches!(of(equal), Err(CertificateError::Lemma(_))),
                "equal results whatever the arguments"
            );
        }
    }
}
