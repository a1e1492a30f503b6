//! Interpolants without a proof: locals eliminated by substitution.
//!
//! If one side defines its local symbols by equations (`p = x·y`), putting the definitions in for them leaves
//! a condition over shared symbols alone: the strongest interpolant, or, from the other side and negated, the
//! weakest.

use hashbrown::HashMap;

use crate::term::Kind;
use crate::{Solver, SolverConfig, SymbolId, TermId, Terms};

/// Substitutions beyond which elimination is given up.
const MAX_ROUNDS: usize = 256;

/// Terms beyond which a result would be of no use to anybody.
const MAX_SIZE: usize = 10_000;

/// `∃ locals. ∧ conditions` over the symbols of `kept` (ascending), if substitution finds it.
pub(super) fn project(
    terms: &mut Terms,
    conditions: &[TermId],
    kept: &[SymbolId],
    config: &SolverConfig,
) -> Option<TermId> {
    let mut conditions = conjuncts(terms, conditions);
    for _ in 0..MAX_ROUNDS {
        conditions.sort_unstable();
        conditions.dedup();
        if size(terms, &conditions) > MAX_SIZE {
            return None;
        }
        let is_kept = |symbol: &SymbolId| kept.binary_search(symbol).is_ok();
        if conditions.iter().all(|&c| terms.symbols(c).iter().all(is_kept)) {
            return Some(terms.and_all(&conditions));
        }
        let Some((at, local, definition)) = definition(terms, &conditions, kept) else {
            return satisfiable_rest(terms, &conditions, kept, config);
        };
        conditions.remove(at);
        let by: HashMap<SymbolId, TermId> =
            terms.symbol_of(local).map(|symbol| (symbol, definition)).into_iter().collect();
        let replaced: Vec<TermId> = conditions.iter().map(|&c| terms.substitute(c, &by)).collect();
        conditions = conjuncts(terms, &replaced);
    }
    None
}

/// How many terms, constants aside, there are below some.
pub(super) fn size(terms: &Terms, roots: &[TermId]) -> usize {
    let mut seen = hashbrown::HashSet::new();
    let mut stack = roots.to_vec();
    while let Some(t) = stack.pop() {
        if terms.is_const(t) || !seen.insert(t) {
            continue;
        }
        stack.extend_from_slice(terms.args(t));
        if let Some(table) = terms.table_of(t) {
            stack.extend_from_slice(terms.table_elems(table));
        }
    }
    seen.len()
}

fn conjuncts(terms: &Terms, conditions: &[TermId]) -> Vec<TermId> {
    let mut parts = Vec::new();
    for &condition in conditions {
        crate::slice::conjuncts(terms, condition, &mut parts);
    }
    parts
}

/// A condition that says what a local is, the local, and what it is.
fn definition(
    terms: &mut Terms,
    conditions: &[TermId],
    kept: &[SymbolId],
) -> Option<(usize, TermId, TermId)> {
    for (at, &condition) in conditions.iter().enumerate() {
        let args = terms.args(condition).to_vec();
        let candidates: Vec<(TermId, TermId)> = match (terms.kind(condition), args.as_slice()) {
            (Kind::Symbol, _) => vec![(condition, terms.true_())],
            (Kind::Not, &[a]) => vec![(a, terms.false_())],
            (Kind::Eq, &[a, b]) => vec![(a, b), (b, a)],
            _ => continue,
        };
        for (local, definition) in candidates {
            let Some(symbol) = terms.symbol_of(local) else { continue };
            if kept.binary_search(&symbol).is_err() && !terms.symbols(definition).contains(&symbol) {
                return Some((at, local, definition));
            }
        }
    }
    None
}

/// Conditions over locals alone, that share none with others, only have to be satisfiable.
fn satisfiable_rest(
    terms: &mut Terms,
    conditions: &[TermId],
    kept: &[SymbolId],
    config: &SolverConfig,
) -> Option<TermId> {
    let is_kept = |symbol: &SymbolId| kept.binary_search(symbol).is_ok();
    let (mut over_kept, mut over_locals) = (Vec::new(), Vec::new());
    for &condition in conditions {
        let symbols = terms.symbols(condition);
        if symbols.iter().all(is_kept) {
            over_kept.push(condition);
        } else if symbols.iter().any(is_kept) {
            return None;
        } else {
            over_locals.push(condition);
        }
    }
    let together = terms.and_all(&over_locals);
    let answer = Solver::new(config.clone()).check(terms, &[], together, None);
    if answer.is_sat() {
        Some(terms.and_all(&over_kept))
    } else if answer.is_unsat() {
        Some(terms.false_())
    } else {
        None
    }
}
