//! Satisfiability checks of whole problems with arrays and functions: simplify, blast, search, and refine
//! until the model fits.
//!
//! The first check of a script has a solver of its own, in which conditions are clauses: most scripts have no
//! second one, and that way is the fastest. From the second check on there is one session for all. It holds
//! definitions and lemmas only, which are true whatever is asserted, and conditions are assumed: gates,
//! clauses and what CaDiCaL learned serve all later checks, across `push` and `pop`.

use crate::audit;
use crate::config::Why;
use crate::limits::Limits;
use crate::local::{self, Tries};
use crate::preprocess::{self, Problem};
use crate::proof::{CertificateError, Refutation};
use crate::session::{Effort, Found, Mode, Session};
use crate::theory::{Checked, Cone, Refined, Theory, TheoryModel, complete};
use crate::{Assignment, Evaluator, SymbolId, TermId, Terms};
use hashbrown::HashSet;

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
    pub(crate) local: Tries,
}

/// A problem is given to the shared session if it has no more conditions: each of them is a decision in every
/// search.
const MOST_ASSUMED: usize = 4000;

/// From so many variables on, a shared session is given up when the last check had nothing to do with most of
/// them.
const MANY_VARIABLES: usize = 100_000;

/// Rounds of a check that may build no circuits.
const ROUNDS_WITHOUT_CIRCUITS: u64 = 64;

/// A solver with what is known about the lemmas that it has.
struct Running {
    session: Session,
    refined: Refined,
    /// Equations between arrays whose witnesses are known to the solver.
    witnessed: HashSet<SymbolId>,
    /// Lemmas that the solver was given.
    lemmas: Vec<TermId>,
    /// Whether conditions are clauses; otherwise they are assumed.
    asserts: bool,
}

impl Running {
    fn new(asserts: bool, without_circuits: bool, mode: Mode) -> Option<Running> {
        let session = Session::new(&[], mode).ok()?;
        let (refined, witnessed) = (Refined::new(without_circuits), HashSet::new());
        Some(Running { session, refined, witnessed, lemmas: Vec::new(), asserts })
    }
}

/// What the checks of one script share.
#[derive(Default)]
pub(crate) struct Shared {
    checks: u64,
    running: Option<Running>,
    /// No local search is tried.
    pub(crate) without_local_search: bool,
    /// A check that comes to where it needs the circuit of an operation that was put off is given up.
    pub(crate) without_circuits: bool,
}

/// What is to be shown for an answer "unsatisfiable", and what was.
///
/// A proof is of what simplification made of the problem, lemmas about arrays and functions included;
/// checking it includes the audit.
#[derive(Debug, Default)]
pub(crate) struct Proofs {
    /// Check the proof.
    pub(crate) certify: bool,
    /// Keep the proof.
    pub(crate) keep: bool,
    /// Lemmas that the last search could use.
    pub(crate) lemmas: Vec<TermId>,
    /// Of the last answer, if it was kept.
    pub(crate) refutation: Option<Refutation>,
    /// Why a certificate was refused, the last one that was; there should never be one.
    pub(crate) rejected: Option<CertificateError>,
}

impl Proofs {
    fn mode(&self) -> Mode {
        match (self.certify, self.keep) {
            (true, _) => Mode::Certified,
            (false, true) => Mode::Traced,
            (false, false) => Mode::Plain,
        }
    }

    /// Keeps a refutation, if it is kept and, where that is asked for, accepted.
    fn take(&mut self, find: impl FnOnce() -> Result<Refutation, CertificateError>) -> Result<(), Why> {
        if !self.keep {
            return Ok(());
        }
        let found = find().and_then(|refutation| {
            if self.certify {
                refutation.check()?;
            }
            Ok(refutation)
        });
        match found {
            Ok(refutation) => {
                self.refutation = Some(refutation);
                Ok(())
            }
            Err(rejected) => {
                self.rejected = Some(rejected);
                Err(Why::Uncertified)
            }
        }
    }

    /// The answer to a problem whose contradiction needed no search.
    fn contradiction(&mut self) -> Result<Outcome, Why> {
        self.take(|| Ok(Refutation::trivial()))?;
        Ok(Outcome::Unsat(Vec::new()))
    }
}

/// Checks `assertions` and `assumptions` together.
pub(crate) fn check(
    terms: &mut Terms,
    theory: &mut Theory,
    shared: &mut Shared,
    (assertions, assumptions): (&[TermId], &[TermId]),
    limits: &Limits,
    cost: &mut Cost,
    proofs: &mut Proofs,
) -> Outcome {
    proofs.refutation = None;
    proofs.lemmas.clear();
    let mut problem = match preprocess::simplify(terms, theory, assertions, assumptions, limits) {
        Ok(problem) => problem,
        Err(why) => return Outcome::Unknown(why),
    };
    cost.eliminated += problem.eliminated.iter().map(|e| e.terms.len() + e.arrays.len()).sum::<usize>();
    let outcome = if problem.conjuncts.iter().any(|c| terms.is_false(*c)) {
        proofs.contradiction()
    } else {
        let whole: Vec<TermId> = problem.conjuncts.iter().chain(&problem.assumptions).copied().collect();
        preprocess::put_off(terms, theory, problem.conjuncts.iter_mut().chain(&mut problem.assumptions));
        let local = (!shared.without_local_search).then_some(&whole[..]);
        solve(terms, theory, shared, (&problem, local), limits, cost, proofs)
    };
    let outcome = outcome.and_then(|outcome| {
        if let Outcome::Unsat(core) = &outcome
            && proofs.certify
            && let Err(rejected) =
                audit::audit(terms, theory, (assertions, assumptions, core), &problem, &proofs.lemmas)
        {
            (proofs.refutation, proofs.rejected) = (None, Some(rejected));
            return Err(Why::Uncertified);
        }
        Ok(outcome)
    });
    outcome.unwrap_or_else(Outcome::Unknown)
}

/// Solves what simplification left: the problem, and, if local search may be tried, all of its conditions
/// with no operation put off.
fn solve(
    terms: &mut Terms,
    theory: &mut Theory,
    shared: &mut Shared,
    (problem, local): (&Problem, Option<&[TermId]>),
    limits: &Limits,
    cost: &mut Cost,
    proofs: &mut Proofs,
) -> Result<Outcome, Why> {
    shared.checks += 1;
    let alone = shared.checks == 1 || problem.conjuncts.len() > MOST_ASSUMED;
    let kept = if alone { None } else { shared.running.take() };
    let without_circuits = shared.without_circuits;
    let running = kept.or_else(|| Running::new(alone, without_circuits, proofs.mode()));
    let mut running = running.ok_or(Why::Environment)?;
    let before = (running.session.effort(), running.session.variables());
    let outcome = search(terms, theory, (problem, local), &mut running, limits, cost, proofs);
    if let Some(rejected) = running.session.rejected() {
        proofs.rejected = Some(rejected);
    }
    if proofs.certify {
        proofs.lemmas.clone_from(&running.lemmas);
    }
    cost.effort += running.session.effort() - before.0;
    let variables = running.session.variables();
    cost.variables += variables - before.1;
    // A search that broke off may have left a lemma out that is counted as added.
    let stale = variables > MANY_VARIABLES && running.session.idle_variables() > variables / 4 * 3;
    if !alone && !stale && outcome.is_ok() {
        shared.running = Some(running);
    }
    outcome
}

fn search(
    terms: &mut Terms,
    theory: &mut Theory,
    (problem, mut local): (&Problem, Option<&[TermId]>),
    running: &mut Running,
    limits: &Limits,
    cost: &mut Cost,
    proofs: &mut Proofs,
) -> Result<Outcome, Why> {
    let Running { session, refined, witnessed, lemmas: known, asserts } = running;
    let mut cone = Cone::default();
    let mut seen = 0;
    let assumptions: Vec<TermId> =
        problem.assumptions.iter().copied().filter(|a| !terms.is_true(*a)).collect();
    let (mut pending, assumed) = if *asserts {
        (problem.conjuncts.clone(), assumptions)
    } else {
        (Vec::new(), problem.conjuncts.iter().copied().chain(assumptions).collect())
    };
    for a in &assumed {
        cone.add(terms, theory, *a);
    }
    let without_circuits = refined.is_without_circuits();
    let conflicts = session.effort().conflicts;
    let mut left = limits.clone();
    loop {
        // Where circuits are not built, rounds may be many: they have the conflicts, and so many rounds, together.
        if without_circuits && let Some(most) = limits.max_conflicts {
            let spent = u32::try_from(session.effort().conflicts - conflicts).unwrap_or(u32::MAX);
            left.max_conflicts = Some(most.saturating_sub(spent));
            if spent >= most || cost.rounds >= ROUNDS_WITHOUT_CIRCUITS {
                return Err(Why::Conflicts);
            }
        }
        for t in pending.drain(..) {
            cone.add(terms, theory, t);
            if !session.assert(terms, t, limits)? {
                return proofs.contradiction();
            }
        }
        // An equation between arrays brings its witness along.
        while let Some(symbol) = cone.atoms.get(seen).copied() {
            seen += 1;
            if let Some(lemma) = theory.witness(symbol) {
                cone.add(terms, theory, lemma);
                if witnessed.insert(symbol) && !session.assert(terms, lemma, limits)? {
                    return proofs.contradiction();
                }
            }
        }
        cost.rounds += 1;
        let model = match session.solve(terms, &assumed, &cone.symbols, None, &left, None) {
            Found::Unknown(why) => return Err(why),
            Found::Core(core) => {
                proofs.take(|| session.named_refutation(terms, &assumed, &cone.symbols))?;
                // Of those that are the same, one is enough.
                let mut core: HashSet<TermId> = core.into_iter().collect();
                let all = problem.assumptions.iter().enumerate();
                return Ok(Outcome::Unsat(all.filter(|(_, a)| core.remove(*a)).map(|(i, _)| i).collect()));
            }
            Found::Model(model) => model,
        };
        if let Some(why) = limits.exceeded() {
            return Err(why);
        }
        let checked = theory.check(terms, &cone, &model, refined);
        // Only before the first circuit is built, and from what the search knows by then.
        if refined.defines()
            && let Some(conditions) = local.take()
            && let Some(found) = try_local(terms, theory, conditions, &model, limits, &mut cost.local)
        {
            refined.put_back();
            let found = complete_model(terms, theory, problem, found, TheoryModel::default());
            return Ok(Outcome::Sat(Box::new(found)));
        }
        if without_circuits && refined.defines() {
            return Err(Why::Conflicts);
        }
        match checked {
            Checked::Model(extension) => {
                return Ok(Outcome::Sat(Box::new(complete_model(terms, theory, problem, model, extension))));
            }
            Checked::Lemmas(lemmas) => {
                cost.lemmas += lemmas.len() as u64;
                known.extend_from_slice(&lemmas);
                pending = lemmas;
            }
        }
    }
}

/// A model by local search, of conditions that are about bit-vectors alone.
fn try_local(
    terms: &Terms,
    theory: &Theory,
    conditions: &[TermId],
    start: &Assignment,
    limits: &Limits,
    tries: &mut Tries,
) -> Option<Assignment> {
    let mut cone = Cone::default();
    conditions.iter().for_each(|t| cone.add(terms, theory, *t));
    if cone.atoms.is_empty() { local::search(terms, conditions, start, limits, tries) } else { None }
}

/// Brings back what simplification eliminated, last first.
pub(crate) fn complete_model(
    terms: &Terms,
    theory: &Theory,
    problem: &Problem,
    mut model: Assignment,
    mut extension: TheoryModel,
) -> (Assignment, TheoryModel) {
    // A symbol that has a value keeps it, so values of terms stay, too.
    let mut evaluator = Evaluator::new();
    for gone in problem.eliminated.iter().rev() {
        let roots: Vec<TermId> = gone.terms.iter().map(|(_, t)| *t).collect();
        let arrays: Vec<_> = gone.arrays.iter().map(|(_, a)| *a).collect();
        complete(terms, theory, &mut model, &extension, &roots, &arrays);
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
