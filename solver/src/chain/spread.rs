//! All values that a term can have under a path's conditions.
//!
//! The sides of a `switch` ask for one value of the same term each, under the same path, and most of them are refuted. When
//! the second of them is asked all combinations of the symbols' values are tried once, for all sides.

use std::rc::Rc;

use hashbrown::{HashMap, HashSet};

use super::domains::Split;
use super::join::Join;
use super::narrow::Narrowing;
use super::query::{Context, Query};
use crate::TermId;
use crate::term::Kind;

/// Paths and terms remembered; then everything is forgotten.
const CAPACITY: usize = 1 << 10;

/// A term of more values is none that a `switch` is about, and they take memory.
const MAX_VALUES: usize = 1 << 12;

/// See the module. Belongs to one arena.
#[derive(Default)]
pub(super) struct Spreads {
    known: HashMap<(TermId, Rc<[TermId]>), Spread>,
}

enum Spread {
    /// One value was asked for.
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
    /// If the query's last condition asks a term for a value that it cannot have under the others: conditions that contradict
    /// each other. Computes so many cells at most.
    pub(super) fn refute(
        &mut self,
        context: &mut Context<'_>,
        narrowing: &mut Narrowing,
        query: &Query,
        cells: u64,
    ) -> Option<Vec<TermId>> {
        let (&goal, path) = query.conditions.split_last()?;
        let (Kind::Eq, &[a, b]) = (context.terms.kind(goal), context.terms.args(goal)) else { return None };
        let (term, value) = match (context.terms.as_const(a), context.terms.as_const(b)) {
            (Some(value), None) => (b, value),
            (None, Some(value)) => (a, value),
            _ => return None,
        };
        if self.known.len() > CAPACITY {
            self.known.clear();
        }
        let key = (term, query.set.iter().copied().filter(|&condition| condition != goal).collect());
        let spread = match self.known.entry(key) {
            hashbrown::hash_map::Entry::Vacant(entry) => {
                entry.insert(Spread::Asked);
                return None;
            }
            hashbrown::hash_map::Entry::Occupied(entry) => entry.into_mut(),
        };
        if matches!(spread, Spread::Asked) {
            *spread = all(context, narrowing, query, path, term, cells).unwrap_or(Spread::TooMany);
        }
        match spread {
            Spread::Values { values, core } if !values.contains(&value) => {
                Some(core.iter().copied().chain([goal]).collect())
            }
            _ => None,
        }
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
    let rest = Query {
        conditions: path.to_vec(),
        sets: query.sets[..path.len()].to_vec(),
        set: Rc::from(path),
        symbols: query.symbols.clone(),
    };
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
