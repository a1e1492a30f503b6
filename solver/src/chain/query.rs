//! One query on its way down the chain, and what comes back up.

use std::rc::Rc;

use crate::config::Why;
use crate::limits::Limits;
use crate::proof::CertificateError;
use crate::stats::{Link, SolverStats};
use crate::value::BvValue;
use crate::{Assignment, Evaluator, SymbolId, SymbolSetId, TermId, Terms};

/// Conditions that have to hold together, and the symbols in them.
pub(crate) struct Query {
    /// In the path's order, the goal's conjuncts last; no duplicates.
    pub(crate) conditions: Vec<TermId>,
    /// The symbols of each condition.
    pub(crate) sets: Vec<SymbolSetId>,
    /// The conditions, ascending: what the query is to a cache.
    pub(crate) set: Rc<[TermId]>,
    /// Ascending.
    pub(crate) symbols: Vec<SymbolId>,
}

impl Query {
    pub(crate) fn new(terms: &mut Terms, mut conditions: Vec<TermId>) -> Query {
        let mut set = conditions.clone();
        set.sort_unstable();
        set.dedup();
        if set.len() < conditions.len() {
            let mut seen = hashbrown::HashSet::new();
            conditions.retain(|&condition| seen.insert(condition));
        }
        let sets: Vec<SymbolSetId> =
            conditions.iter().map(|&condition| terms.symbol_set(condition)).collect();
        let mut symbols = Vec::new();
        let mut distinct = sets.clone();
        distinct.sort_unstable();
        distinct.dedup();
        for set in distinct {
            symbols.extend_from_slice(terms.symbols_in(set));
        }
        symbols.sort_unstable();
        symbols.dedup();
        Query { conditions, sets, set: set.into(), symbols }
    }

    /// A query about the same symbols, of some of the conditions, in their order.
    pub(crate) fn only(&self, conditions: &[TermId]) -> Query {
        let mut kept = conditions.iter().peekable();
        let pairs = self.conditions.iter().zip(&self.sets);
        let sets = pairs.filter(|(condition, _)| kept.next_if_eq(condition).is_some()).map(|(_, &set)| set);
        let sets: Vec<SymbolSetId> = sets.collect();
        let mut set = conditions.to_vec();
        set.sort_unstable();
        Query { conditions: conditions.to_vec(), sets, set: set.into(), symbols: self.symbols.clone() }
    }

    /// Where one of its symbols stands among them.
    pub(crate) fn place(&self, symbol: SymbolId) -> usize {
        self.symbols.binary_search(&symbol).expect("the query's symbols are those of its conditions")
    }

    /// Whether an assignment satisfies all conditions. The last is tried first: it is the goal, the
    /// one that a hint for the path does not know of.
    pub(crate) fn holds(&self, terms: &Terms, evaluator: &mut Evaluator, a: &Assignment) -> bool {
        evaluator.begin();
        self.conditions.iter().rev().all(|&condition| evaluator.holds(terms, a, condition))
    }
}

/// Values for a query's symbols, compact: caches hold thousands.
pub(crate) type Values = Rc<[(SymbolId, BvValue)]>;

/// The values of `symbols` in an assignment; zero if it has none.
pub(crate) fn values_of(terms: &Terms, symbols: &[SymbolId], a: &Assignment) -> Values {
    symbols
        .iter()
        .map(|&symbol| {
            let width = terms.symbol_width(symbol);
            let value = a.get_wide(symbol, width);
            (symbol, value.unwrap_or_else(|| BvValue::zero(width)))
        })
        .collect()
}

/// What a link found out.
#[derive(Clone)]
pub(crate) enum Verdict {
    /// These values satisfy the query.
    Sat(Values),
    /// These conditions of the query contradict each other.
    Unsat(Rc<[TermId]>),
    /// Nothing.
    Unknown(Why),
}

/// What links work with besides the query.
pub(crate) struct Context<'a> {
    pub(crate) terms: &'a Terms,
    pub(crate) hint: Option<&'a Assignment>,
    pub(crate) evaluator: &'a mut Evaluator,
    pub(crate) limits: &'a Limits,
    pub(crate) stats: &'a mut SolverStats,
    /// Where a refused certificate's reason goes.
    pub(crate) rejected: &'a mut Option<CertificateError>,
}

/// One link of the chain.
pub(crate) trait ChainLink {
    /// Its row in the statistics.
    fn link(&self) -> Link;

    /// The verdict, or `None` to ask the next link.
    fn ask(&mut self, context: &mut Context<'_>, query: &Query) -> Option<Verdict>;

    /// Told of a verdict that a later link found. Never of an unknown one.
    fn learn(&mut self, _query: &Query, _verdict: &Verdict) {}
}
