//! The check as the search for interpolants: where interpolants will be asked for, the problem is searched
//! once and not twice.
//!
//! Each assertion and each assumption is a partition of its own, so the proof can be cut wherever the script
//! asks later on. Nothing that two of them speak of is eliminated, which makes the search harder than that of
//! a plain check, but easier than both.

use hashbrown::{HashMap, HashSet};

use super::expr::ExprId;
use super::interpolate::configure;
use super::lower::Target;
use super::partitioned::{Ended, MOST_PARTS, Partitioned};
use super::script::Script;
use crate::TermId;
use crate::config::Why;
use crate::engine::Outcome;
use crate::interpolation::{Contradiction, NoInterpolant};

/// With more partitions the plain check is the better one: each is simplified alone.
const MOST: usize = 64;

/// How far a search goes.
#[derive(Clone, Copy)]
struct Budget {
    /// Of each call of the solver.
    conflicts: Option<u32>,
    /// Lemmas taken apart.
    parts: usize,
}

/// In place of a check, which may be far easier than what is without elimination and with lemmas taken apart:
/// whoever asks for no interpolant must not wait for one.
const TRIAL: Budget = Budget { conflicts: Some(20_000), parts: 32 };
const FULL: Budget = Budget { conflicts: None, parts: MOST_PARTS };

/// What a check that was such a search leaves behind.
pub(crate) struct Traced {
    /// What each partition of the refutation is.
    exprs: Vec<ExprId>,
    pub(crate) contradiction: Contradiction,
}

impl Traced {
    /// By partition of the refutation: the one among `partitions` that it belongs to. `None` if some belong
    /// to several, or if the refutation needs what is in none.
    pub(crate) fn groups(&self, partitions: &[Vec<ExprId>]) -> Option<Vec<usize>> {
        let mut group: HashMap<ExprId, usize> = HashMap::new();
        for (at, exprs) in partitions.iter().enumerate() {
            for e in exprs {
                if group.insert(*e, at).is_some_and(|other| other != at) {
                    return None;
                }
            }
        }
        let known = |at: usize| group.get(&self.exprs[at]).copied();
        let all: Vec<usize> = (0..self.exprs.len()).map(|at| known(at).unwrap_or(0)).collect();
        // A partition that gave nothing to the proof may be left out, unless its symbols did.
        let unnamed = (0..self.exprs.len()).filter(|at| known(*at).is_none());
        self.contradiction.needs_none(unnamed).then_some(all)
    }
}

/// The check of all `conditions`, which `exprs` are and of which some are `soft`; `None` if the plain check
/// has to do it.
pub(crate) fn check(
    script: &mut Script,
    exprs: Vec<ExprId>,
    conditions: &[TermId],
    soft: &[TermId],
) -> Option<Outcome> {
    let plain = script.config.certify || script.config.proof || !script.options.produce_interpolants;
    if plain { None } else { search(script, exprs, conditions, soft, TRIAL) }
}

/// Does after an `unsat` what the plain check did not.
pub(crate) fn after_plain(script: &mut Script) {
    if script.traced.is_some() {
        return;
    }
    let asserted = script.assertions.iter().map(|assertion| assertion.expr);
    let exprs: Vec<ExprId> = asserted.chain(script.assumed.iter().copied()).collect();
    let mut target = Target { terms: &mut script.terms, theory: &mut script.theory };
    let lowering = &mut script.lowering;
    let conditions: Vec<TermId> =
        exprs.iter().map(|e| lowering.term(&script.exprs, &mut target, *e)).collect();
    search(script, exprs, &conditions, &[], FULL);
}

fn search(
    script: &mut Script,
    exprs: Vec<ExprId>,
    conditions: &[TermId],
    soft: &[TermId],
    budget: Budget,
) -> Option<Outcome> {
    let distinct = exprs.iter().collect::<HashSet<_>>().len() == exprs.len();
    if !distinct || exprs.len() > MOST || exprs.len() < 2 {
        return None;
    }
    configure(script);
    let conflicts = &mut script.interpolator.config_mut().solver.max_conflicts;
    let asked = *conflicts;
    *conflicts = asked.into_iter().chain(budget.conflicts).min();
    let limits = script.limits();
    let (terms, theory, interpolator) = (&mut script.terms, &mut script.theory, &mut script.interpolator);
    let partitions = conditions.iter().map(|t| vec![*t]).collect();
    let mut problem = match Partitioned::simplified(terms, theory, partitions, &limits) {
        Ok(problem) => problem,
        Err(why) => return Some(Outcome::Unknown(why)),
    };
    script.cost.eliminated += problem.eliminated();
    let before = interpolator.effort();
    let outcome = match problem.refute(terms, theory, interpolator, budget.parts) {
        Ended::Refuted(refuted) => {
            let contradiction = refuted.detach();
            let core = contradiction.used().filter_map(|at| soft.iter().position(|t| *t == conditions[at]));
            let mut core: Vec<usize> = core.collect();
            core.sort_unstable();
            core.dedup();
            script.traced = Some(Traced { exprs, contradiction });
            Outcome::Unsat(core)
        }
        Ended::Satisfiable(model, extension) => {
            Outcome::Sat(Box::new(problem.complete(terms, theory, model, extension)))
        }
        // The budget was this search's own.
        Ended::Failed(NoInterpolant::Unknown(Why::Conflicts)) if asked.is_none() => return None,
        Ended::Failed(NoInterpolant::Unknown(why)) if why != Why::Environment => Outcome::Unknown(why),
        Ended::Failed(_) | Ended::Quantifiers => return None,
    };
    let after = script.interpolator.effort();
    let effort = &mut script.cost.effort;
    effort.gates += after.gates.saturating_sub(before.gates);
    effort.clauses += after.clauses.saturating_sub(before.clauses);
    effort.conflicts += after.conflicts.saturating_sub(before.conflicts);
    Some(outcome)
}
