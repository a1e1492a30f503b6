//! What a search gave up, with lemmas in place of the circuits of multiplications and divisions.
//!
//! That `i * width + j` is within `height * width` is beyond any search over multipliers of 32 bits, and follows from one
//! lemma (`theory/multiples.rs`). A problem is taken to an arena of its own, simplified as a whole, and searched with what is
//! large put off (`engine.rs`). Nothing is kept from one query for the next, so that an answer depends on its query alone.

use super::query::{Context, Query, Verdict};
use crate::config::Why;
use crate::engine::{self, Cost, Outcome, Proofs, Shared};
use crate::import::Imported;
use crate::limits::Limits;
use crate::theory::{Theory, is_large};
use crate::value::BvValue;
use crate::{SymbolId, TermId, Terms};
use hashbrown::HashSet;

/// Problems of more terms are left alone.
const MOST_TERMS: usize = 20_000;

/// Conflicts for one that the search had, of a problem that is small without the circuits: its sums still have long carries.
const CONFLICTS: u32 = 8;

/// The verdict, if there is one. Where conflicts are limited no circuit of a large operation is built: the search that
/// gave up had all of them.
pub(super) fn ask(context: &mut Context<'_>, query: &Query, certify: bool) -> Option<Verdict> {
    if !is_worth_it(context.terms, &query.conditions) {
        return None;
    }
    let mut terms = Terms::new();
    let mut imported = Imported::default();
    let conditions = query.conditions.iter().map(|&t| terms.import(context.terms, t, &mut imported));
    let conditions: Vec<TermId> = conditions.collect();
    let is_quick = context.limits.max_conflicts.is_some();
    let max_conflicts = context.limits.max_conflicts.map(|most| most.saturating_mul(CONFLICTS));
    // All that is made here is new.
    let max_gates =
        context.limits.new_gates.map_or(context.limits.max_gates, |new| new.min(context.limits.max_gates));
    let limits = Limits { end: half(context.limits), max_conflicts, max_gates, ..context.limits.clone() };
    let mut shared = Shared::default();
    shared.without_circuits = is_quick;
    let mut proofs = Proofs { certify, ..Proofs::default() };
    let (mut theory, mut cost) = (Theory::default(), Cost::default());
    let outcome = engine::check(
        &mut terms,
        &mut theory,
        &mut shared,
        (&conditions, &[]),
        &limits,
        &mut cost,
        &mut proofs,
    );
    let stats = &mut *context.stats;
    *stats += cost.effort;
    stats.evaluated += cost.local.steps;
    if let Some(rejected) = proofs.rejected {
        *context.rejected = Some(rejected);
    }
    match outcome {
        Outcome::Sat(found) => {
            let mut symbols = imported.symbols;
            symbols.sort_unstable();
            let value = |symbol: SymbolId| {
                let here = symbols.binary_search_by_key(&symbol, |s| s.0).ok().map(|i| symbols[i].1);
                let width = context.terms.symbol_width(symbol);
                here.and_then(|here| found.0.get_wide(here, width)).unwrap_or_else(|| BvValue::zero(width))
            };
            Some(Verdict::Sat(query.symbols.iter().map(|&symbol| (symbol, value(symbol))).collect()))
        }
        Outcome::Unsat(_) => {
            context.stats.certified += u64::from(certify);
            Some(Verdict::Unsat(query.conditions.as_slice().into()))
        }
        Outcome::Unknown(Why::Uncertified) => Some(Verdict::Unknown(Why::Uncertified)),
        Outcome::Unknown(_) => None,
    }
}

/// There is a large operation in it, and not too much of all.
fn is_worth_it(terms: &Terms, conditions: &[TermId]) -> bool {
    let mut seen: HashSet<TermId> = conditions.iter().copied().collect();
    let mut stack = conditions.to_vec();
    let (mut found, mut size) = (false, 0);
    while let Some(t) = stack.pop() {
        found |= is_large(terms, t);
        // A table counts for each read of it, which looks at all of it.
        let elements = terms.table_of(t).map_or(&[][..], |table| terms.table_elems(table));
        size += 1 + elements.len();
        if size > MOST_TERMS {
            return false;
        }
        stack.extend(terms.args(t).iter().chain(elements).filter(|below| seen.insert(**below)));
    }
    found
}

/// Half of the time that is left, so that a search with all circuits has the other half.
fn half(limits: &Limits) -> Option<(symvm_sat::clock::Instant, Why)> {
    let now = symvm_sat::clock::now();
    limits.end.map(|(end, why)| (now + end.saturating_duration_since(now) / 2, why))
}
