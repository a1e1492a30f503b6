//! All values that a term can have under a path's conditions.
//!
//! The sides of a `switch` ask for one value of the same term each, under the same path, and most of them are refuted; and each
//! round of a loop asks whether the term is large enough for another one. When the second of such conditions is asked all
//! combinations of the symbols' values are tried once, for all of them.

use std::rc::Rc;

use hashbrown::{HashMap, HashSet};

use super::domains::Split;
use super::join::Join;
use super::narrow::Narrowing;
use super::query::{Context, Query};
use crate::TermId;
use crate::bounds::Comparison;

/// Paths and terms remembered; then everything is forgotten.
const CAPACITY: usize = 1 << 10;

/// A term of more values is none that a `switch` is about, and they take memory.
const MAX_VALUES: usize = 1 << 12;

/// Cells that may be computed for paths with too many combinations, beyond what was computed for others; then they are tried
/// once in a while.
const VAIN_START: u64 = 32_000_000;

/// See the module. Belongs to one arena.
#[derive(Default)]
pub(super) struct Spreads {
    /// Cells that led to values, and those that did not.
    paid: u64,
    vain: u64,
    known: HashMap<(TermId, Rc<[TermId]>), Spread>,
}

enum Spread {
    /// One comparison was asked.
    Asked,
    /// There are too many combinations, or values.
    TooMany,
    Values {
        values: HashSet<u64>,
        /// The conditions that refuse the others.
        core: Vec<TermId>,
    },
}

impl Spreads {
    /// If the query's last condition compares a term with a constant and the term has no value under the others with which it
    /// holds: conditions that contradict each other. Computes so many cells at most.
    pub(super) fn refute(
        &mut self,
        context: &mut Context<'_>,
        narrowing: &mut Narrowing,
        query: &Query,
        cells: u64,
    ) -> Option<Vec<TermId>> {
        let &goal = query.conditions.last()?;
        let term = Comparison::of(context.terms, goal)?.term;
        // What else compares it with constants holds for some of its values, whatever the path is.
        let of_term = |&condition: &TermId| {
            Comparison::of(context.terms, condition).filter(|comparison| comparison.term == term)
        };
        if self.known.len() > CAPACITY {
            self.known.clear();
        }
        let key =
            (term, query.set.iter().copied().filter(|condition| of_term(condition).is_none()).collect());
        let spread = match self.known.entry(key) {
            hashbrown::hash_map::Entry::Vacant(entry) => {
                entry.insert(Spread::Asked);
                return None;
            }
            hashbrown::hash_map::Entry::Occupied(entry) => entry.into_mut(),
        };
        if matches!(spread, Spread::Asked) {
            if self.vain > VAIN_START + self.paid {
                self.vain -= self.vain / 64;
                return None;
            }
            let path: Vec<TermId> =
                query.conditions.iter().copied().filter(|condition| of_term(condition).is_none()).collect();
            let before = narrowing.columns.cells();
            *spread = all(context, narrowing, query, &path, term, cells).unwrap_or(Spread::TooMany);
            let cells = narrowing.columns.cells() - before;
            *(if matches!(spread, Spread::TooMany) { &mut self.vain } else { &mut self.paid }) += cells;
        }
        let Spread::Values { values, core } = spread else { return None };
        let comparisons: Vec<(TermId, Comparison)> =
            query.conditions.iter().filter_map(|c| Some((*c, of_term(c)?))).collect();
        if values.iter().any(|&value| comparisons.iter().all(|(_, comparison)| comparison.holds(value))) {
            return None;
        }
        // Those of the comparisons that are needed for it.
        let mut refuted: Vec<TermId> = core.clone();
        let mut left: Vec<u64> = values.iter().copied().collect();
        for (condition, comparison) in comparisons.iter().rev() {
            let before = left.len();
            left.retain(|&value| comparison.holds(value));
            if left.len() < before {
                refuted.push(*condition);
            }
        }
        Some(refuted)
    }
}

/// All values of the term under these conditions of the query, unless that costs too much.
fn all(
    context: &mut Context<'_>,
    narrowing: &mut Narrowing,
    query: &Query,
    path: &[TermId],
    term: TermId,
    cells: u64,
) -> Option<Spread> {
    let rest = query.only(path);
    let mut split = Split::new(context, &rest);
    if split.propagate(context, narrowing).ok()?.is_some() {
        // The path contradicts itself: whoever is asked next will tell.
        return None;
    }
    let symbols = context.terms.symbols_in(*query.sets.last()?).iter().map(|&symbol| query.place(symbol));
    let symbols: Vec<usize> = symbols.collect();
    let before = narrowing.columns.cells();
    let values =
        Join::new(&mut split, &symbols, &mut narrowing.columns, None, cells).values(context, term).ok();
    context.stats.evaluated += (narrowing.columns.cells() - before) / super::narrow::CELLS_PER_TERM;
    let values = values.filter(|values| values.len() <= MAX_VALUES)?;
    Some(Spread::Values { values, core: split.blamed() })
}
