//! One satisfiability check of a whole problem with arrays and functions: simplify, blast, search, and refine until the model fits.

use crate::config::Why;
use crate::limits::Limits;
use crate::preprocess::{self, Problem};
use crate::session::{Effort, Found, Mode, Session};
use crate::theory::{Checked, Cone, Refined, Theory, TheoryModel, complete};
use crate::{Assignment, Evaluator, TermId, Terms};

/// How a check ended.
pub(crate) enum Outcome {
    /// Values for every free symbol, array and function that matters.
    Sat(Box<(Assignment, TheoryModel)>),
    /// The positions of assumptions that cannot hold together with the assertions.
    Unsat(Vec<usize>),
    Unknown(Why),
}

/// What a check cost.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Cost {
    pub(crate) effort: Effort,
    pub(crate) variables: usize,
    pub(crate) rounds: u64,
    pub(crate) lemmas: u64,
    pub(crate) eliminated: usize,
}

/// Checks `assertions` and `assumptions` together.
pub(crate) fn check(
    terms: &mut Terms,
    theory: &mut Theory,
    assertions: &[TermId],
    assumptions: &[TermId],
    limits: &Limits,
    cost: &mut Cost,
) -> Outcome {
    let mut problem = match preprocess::simplify(terms, theory, assertions, assumptions, limits) {
        Ok(problem) => problem,
        Err(why) => return Outcome::Unknown(why),
    };
    cost.eliminated += problem.eliminated.iter().map(|e| e.terms.len() + e.arrays.len()).sum::<usize>();
    if problem.conjuncts.iter().any(|c| terms.is_false(*c)) {
        return Outcome::Unsat(Vec::new());
    }
    preprocess::put_off(terms, theory, &mut problem);
    let mut session = match Session::new(&[], Mode::Plain) {
        Ok(session) => session,
        Err(_) => return Outcome::Unknown(Why::Environment),
    };
    let outcome = search(terms, theory, &problem, &mut session, limits, cost);
    cost.effort.gates += session.effort().gates;
    cost.effort.clauses += session.effort().clauses;
    cost.effort.conflicts += session.effort().conflicts;
    cost.variables += session.variables();
    match outcome {
        Ok(outcome) => outcome,
        Err(why) => Outcome::Unknown(why),
    }
}

fn search(
    terms: &mut Terms,
    theory: &mut Theory,
    problem: &Problem,
    session: &mut Session,
    limits: &Limits,
    cost: &mut Cost,
) -> Result<Outcome, Why> {
    let mut cone = Cone::default();
    let mut refined = Refined::default();
    let mut witnessed = 0;
    let mut pending = problem.conjuncts.clone();
    let assumptions: Vec<TermId> =
        problem.assumptions.iter().copied().filter(|a| !terms.is_true(*a)).collect();
    for a in &assumptions {
        cone.add(terms, theory, *a);
    }
    loop {
        for t in pending.drain(..) {
            cone.add(terms, theory, t);
            if !session.assert(terms, t, limits)? {
                return Ok(Outcome::Unsat(Vec::new()));
            }
        }
        // An equation between arrays brings its witness along.
        while let Some(symbol) = cone.atoms.get(witnessed).copied() {
            witnessed += 1;
            if let Some(lemma) = theory.witness(symbol) {
                cone.add(terms, theory, lemma);
                if !session.assert(terms, lemma, limits)? {
                    return Ok(Outcome::Unsat(Vec::new()));
                }
            }
        }
        cost.rounds += 1;
        let model = match session.solve(terms, &assumptions, &cone.symbols, limits) {
            Found::Unknown(why) => return Err(why),
            Found::Core(core) => {
                let used = |a: &TermId| core.contains(a);
                let all = problem.assumptions.iter().enumerate();
                return Ok(Outcome::Unsat(all.filter(|(_, a)| used(a)).map(|(i, _)| i).collect()));
            }
            Found::Model(model) => model,
        };
        if let Some(why) = limits.exceeded() {
            return Err(why);
        }
        match theory.check(terms, &cone, &model, &mut refined) {
            Checked::Model(extension) => {
                return Ok(Outcome::Sat(Box::new(complete_model(terms, theory, problem, model, extension))));
            }
            Checked::Lemmas(lemmas) => {
                cost.lemmas += lemmas.len() as u64;
                pending = lemmas;
            }
        }
    }
}

/// Brings back what simplification eliminated, last first.
fn complete_model(
    terms: &Terms,
    theory: &Theory,
    problem: &Problem,
    mut model: Assignment,
    mut extension: TheoryModel,
) -> (Assignment, TheoryModel) {
    for gone in problem.eliminated.iter().rev() {
        let roots: Vec<TermId> = gone.terms.iter().map(|(_, t)| *t).collect();
        let arrays: Vec<_> = gone.arrays.iter().map(|(_, a)| *a).collect();
        complete(terms, theory, &mut model, &extension, &roots, &arrays);
        let mut evaluator = Evaluator::new();
        let values: Vec<_> = roots.iter().map(|t| evaluator.eval_value(terms, &model, *t)).collect();
        let arrays: Vec<_> = arrays
            .iter()
            .map(|a| theory.array_value(terms, &model, &extension, &mut evaluator, *a))
            .collect();
        for ((x, _), value) in gone.terms.iter().zip(values) {
            let symbol = terms.symbol_of(*x).expect("symbols are eliminated, nothing else");
            model.set_wide(symbol, &value);
        }
        for ((x, _), value) in gone.arrays.iter().zip(arrays) {
            if let crate::theory::Array::Symbol(number) = theory.array(*x) {
                extension.arrays.insert(number, value);
            }
        }
    }
    (model, extension)
}
