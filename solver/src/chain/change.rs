//! Another value for one symbol, such that conditions hold that do not hold yet.
//!
//! Values are tried a few at a time, in [columns](super::columns): what the symbol has nothing to do with is evaluated once,
//! and the walk over what it does is shared. The value that is found is the first in their order.

use super::columns::{Columns, NoColumn, WIDEST};
use super::domains::{Split, Stop};
use super::query::Context;
use crate::{Assignment, SymbolId, SymbolSetId};
use smallvec::SmallVec;

/// Values tried together: enough to share what a look at a term costs, and few where one of the first will do.
const TOGETHER: usize = 16;

/// Values in so short columns that cost as much as an evaluated term.
const CELLS_PER_TERM: u64 = 4;

/// See the module.
pub(super) struct Change<'c, 'q> {
    pub(super) columns: &'c mut Columns,
    pub(super) split: &'c Split<'q>,
    /// Evaluated terms when trying ends.
    pub(super) end: u64,
    /// What trying has cost so far, in evaluated terms beside those that the evaluator counts.
    pub(super) cost: u64,
}

impl Change<'_, '_> {
    /// Gives one of the goal's symbols another value, such that the open conditions hold. Answers whether they do.
    pub(super) fn of_one(
        &mut self,
        context: &mut Context<'_>,
        values: &mut Assignment,
    ) -> Result<bool, Stop> {
        let Some(&goal) = self.split.query.sets.last() else { return Ok(false) };
        // What does not have the symbol whose values are tried keeps its own, whichever that is.
        context.evaluator.begin();
        for (&symbol, domain) in self.split.query.symbols.iter().zip(self.split.domains()) {
            if context.terms.symbols_in(goal).binary_search(&symbol).is_err() {
                continue;
            }
            let tried: Vec<u8> = domain.values().collect();
            for batch in tried.chunks(TOGETHER) {
                if let Some(value) = self.first_of(context, values, symbol, batch)? {
                    values.set(symbol, u64::from(value));
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// The first of these values of a symbol with which all open conditions hold.
    fn first_of(
        &mut self,
        context: &mut Context<'_>,
        values: &Assignment,
        symbol: SymbolId,
        batch: &[u8],
    ) -> Result<Option<u8>, Stop> {
        let Context { terms, evaluator, limits, stats, .. } = context;
        self.columns.begin_large(batch.len());
        let variable = terms.symbol_term(symbol);
        self.columns.put(terms, variable, batch.iter().map(|&value| u64::from(value)));
        // The values in the columns, and which of their rows are left.
        let mut rows: SmallVec<[u8; TOGETHER]> = batch.iter().copied().collect();
        let mut alive: SmallVec<[usize; TOGETHER]> = (0..rows.len()).collect();
        let mut last: Option<(SymbolSetId, bool)> = None;
        let mut cells = self.columns.cells();
        // The goal stands last, and most values fail there.
        for view in self.split.open.iter().rev() {
            if let Some(why) = limits.exceeded() {
                return Err(Stop::Limit(why));
            }
            let condition = self.split.query.conditions[view.position];
            let column = self.columns.eval_beside(terms, condition, |t| {
                let set = terms.symbol_set(t);
                let has = match last {
                    Some((known, has)) if known == set => has,
                    _ => terms.symbols_in(set).binary_search(&symbol).is_ok(),
                };
                last = Some((set, has));
                (!has && terms.width(t) <= WIDEST).then(|| evaluator.eval_double(terms, values, t))
            });
            match column {
                Ok(column) => alive.retain(|row| column[*row] == 1),
                // One value after the other.
                Err(NoColumn::Wide | NoColumn::Large) => {
                    let mut changed = values.clone();
                    alive.retain(|row| {
                        changed.set(symbol, u64::from(rows[*row]));
                        evaluator.begin();
                        evaluator.steps() + self.cost < self.end
                            && evaluator.holds(terms, &changed, condition)
                    });
                    evaluator.begin();
                }
            }
            let cost = (self.columns.cells() - cells).div_ceil(CELLS_PER_TERM);
            cells = self.columns.cells();
            stats.evaluated += cost;
            self.cost += cost;
            if evaluator.steps() + self.cost >= self.end {
                return Err(Stop::Budget);
            }
            if alive.is_empty() {
                return Ok(None);
            }
            if alive.len() * 2 <= rows.len() {
                self.columns.keep(&alive);
                rows = alive.iter().map(|&row| rows[row]).collect();
                alive = (0..rows.len()).collect();
            }
        }
        Ok(alive.first().map(|&row| rows[row]))
    }
}
