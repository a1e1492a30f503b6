//! Combinations of the values of several symbols, tried many at a time.
//!
//! Symbols get their values one after the other, those with few values first, and last those that do not matter; each
//! condition is looked at as soon as its symbols have theirs. That is backtracking, only that a few hundred combinations go down together, in
//! [columns](super::columns), and the first that gets to the end in their order is the answer.

use hashbrown::HashSet;

use super::columns::{Columns, Ground, NoColumn, ROWS};
use super::domains::{Split, Stop};
use super::network::View;
use super::query::Context;
use crate::{Assignment, SymbolId, TermId};

/// Combinations at a time where conditions have more terms than there is room for with [`ROWS`] of them.
const FEW_ROWS: usize = 64;

/// Begins columns for a batch of combinations of these symbols' values.
fn put(symbols: &[SymbolId], columns: &mut Columns, context: &Context<'_>, batch: &[u8]) {
    let width = symbols.len();
    let rows = batch.len() / width;
    if rows > FEW_ROWS {
        columns.begin(rows)
    } else {
        columns.begin_large(rows)
    }
    for (place, &symbol) in symbols.iter().enumerate() {
        let values = batch.chunks_exact(width).map(|row| u64::from(row[place]));
        columns.put(context.terms, context.terms.symbol_term(symbol), values);
    }
}

/// How the symbols of a query get their values.
pub(super) struct Join<'q> {
    /// In the order in which they get them.
    symbols: Vec<SymbolId>,
    values: Vec<Vec<u8>>,
    /// By symbol in that order: the conditions that have all their values then, as their place in the query.
    conditions: Vec<Vec<(usize, TermId)>>,
    /// By condition of the query: it refused a combination that no condition before it refused.
    refused: &'q mut [bool],
    columns: &'q mut Columns,
    ground: Option<Ground<'q>>,
    /// Cells that may be computed.
    end: u64,
    /// Combinations at a time.
    rows: usize,
    /// There was no room for as many.
    is_crowded: bool,
    /// A term all of whose values are asked for, and those met so far.
    collected: Option<(TermId, HashSet<u64>)>,
}

impl<'q> Join<'q> {
    /// For the open conditions; others have made the domains what they are. These symbols get values, too, as positions in the
    /// query. `ground` has what is known of the conditions' terms.
    pub(super) fn new(
        split: &'q mut Split<'_>,
        also: &[usize],
        columns: &'q mut Columns,
        ground: Option<Ground<'q>>,
        budget: u64,
    ) -> Join<'q> {
        let domains = split.domains();
        let mut matters = vec![false; domains.len()];
        split.open.iter().flat_map(|view| &view.variables).for_each(|&i| matters[i] = true);
        let mut order: Vec<usize> = (0..domains.len()).filter(|i| matters[*i] || also.contains(i)).collect();
        // One that no condition is about would multiply the combinations of those behind it.
        order.sort_by_key(|&i| (!matters[i], domains[i].len()));
        let mut depth = vec![0; domains.len()];
        for (level, &i) in order.iter().enumerate() {
            depth[i] = level;
        }
        let mut conditions = vec![Vec::new(); order.len()];
        // The goal stands last, and most combinations fail there.
        for View { position, variables } in split.open.iter().rev() {
            let last = variables.iter().map(|&i| depth[i]).max().unwrap_or(0);
            conditions[last].push((*position, split.query.conditions[*position]));
        }
        let end = columns.cells().saturating_add(budget);
        Join {
            symbols: order.iter().map(|&i| split.query.symbols[i]).collect(),
            values: order.iter().map(|&i| domains[i].values().collect()).collect(),
            conditions,
            refused: split.refused(),
            columns,
            ground,
            end,
            rows: ROWS,
            is_crowded: false,
            collected: None,
        }
    }

    /// Values for which all conditions hold, if there are any.
    pub(super) fn run(mut self, context: &Context<'_>) -> Result<Option<Assignment>, Stop> {
        let found = self.begin(context)?;
        Ok(found.map(|values| {
            let mut assignment = Assignment::new();
            for (&symbol, &value) in self.symbols.iter().zip(&values) {
                assignment.set(symbol, u64::from(value));
            }
            assignment
        }))
    }

    /// All values of a term on these symbols where the conditions hold.
    pub(super) fn values(mut self, context: &Context<'_>, term: TermId) -> Result<HashSet<u64>, Stop> {
        self.collected = Some((term, HashSet::new()));
        self.begin(context)?;
        Ok(self.collected.map(|(_, values)| values).unwrap_or_default())
    }

    fn begin(&mut self, context: &Context<'_>) -> Result<Option<Vec<u8>>, Stop> {
        match self.descend(context, 0, &[]) {
            Err(Stop::Budget) if self.is_crowded => {
                self.rows = FEW_ROWS;
                self.descend(context, 0, &[])
            }
            found => found,
        }
    }

    /// The values of a term under a batch; none ends everything.
    fn column(&mut self, context: &Context<'_>, t: TermId) -> Result<&[u64], Stop> {
        let (columns, is_crowded, rows) = (&mut *self.columns, &mut self.is_crowded, self.rows);
        columns.eval_above(context.terms, t, self.ground.as_ref()).map_err(|why| {
            *is_crowded = why == NoColumn::Large && rows > FEW_ROWS;
            Stop::Budget
        })
    }

    /// Gives the symbol of this level its values, beside all that those before it have: `above`, one combination after
    /// the other. As deep as there are symbols.
    fn descend(
        &mut self,
        context: &Context<'_>,
        level: usize,
        above: &[u8],
    ) -> Result<Option<Vec<u8>>, Stop> {
        let Some(values) = self.values.get(level).cloned() else {
            return Ok(Some(above[..level].to_vec()));
        };
        let mut batch: Vec<u8> = Vec::with_capacity(self.rows * (level + 1));
        // Above the first symbol there is one combination, the empty one.
        let parents = above.len().checked_div(level).unwrap_or(1);
        for parent in 0..parents {
            for &value in &values {
                batch.extend_from_slice(&above[parent * level..(parent + 1) * level]);
                batch.push(value);
                if batch.len() == self.rows * (level + 1)
                    && let Some(found) = self.go_on(context, level, &mut batch)?
                {
                    return Ok(Some(found));
                }
            }
        }
        self.go_on(context, level, &mut batch)
    }

    /// What a batch of combinations leads to; it is empty afterwards.
    fn go_on(
        &mut self,
        context: &Context<'_>,
        level: usize,
        batch: &mut Vec<u8>,
    ) -> Result<Option<Vec<u8>>, Stop> {
        self.filter(context, level, batch)?;
        let found = if batch.is_empty() || self.collect(context, level, batch)? {
            Ok(None)
        } else {
            self.descend(context, level + 1, batch)
        };
        batch.clear();
        found
    }

    /// Adds to the values asked for those under a batch of whole combinations. Answers whether that was to be done.
    fn collect(&mut self, context: &Context<'_>, level: usize, batch: &[u8]) -> Result<bool, Stop> {
        let Some((term, mut values)) = self.collected.take_if(|_| level + 1 == self.symbols.len()) else {
            return Ok(false);
        };
        put(&self.symbols, self.columns, context, batch);
        let column = self.column(context, term).map(|column| values.extend(column.iter().copied()));
        self.collected = Some((term, values));
        column?;
        if self.columns.cells() > self.end { Err(Stop::Budget) } else { Ok(true) }
    }

    /// Takes out what the conditions of this level refuse.
    fn filter(&mut self, context: &Context<'_>, level: usize, batch: &mut Vec<u8>) -> Result<(), Stop> {
        let width = level + 1;
        let rows = batch.len() / width;
        if self.conditions[level].is_empty() || rows == 0 {
            return Ok(());
        }
        if let Some(why) = context.limits.exceeded() {
            return Err(Stop::Limit(why));
        }
        put(&self.symbols[..width], self.columns, context, batch);
        // The rows of the columns that are left, and where in the batch they are.
        let (mut alive, mut rows): (Vec<usize>, Vec<usize>) = ((0..rows).collect(), (0..rows).collect());
        for at in 0..self.conditions[level].len() {
            let (position, condition) = self.conditions[level][at];
            let before = alive.len();
            let column = self.column(context, condition)?;
            alive.retain(|&row| column[row] == 1);
            self.refused[position] |= alive.len() < before;
            if self.columns.cells() > self.end {
                return Err(Stop::Budget);
            }
            if alive.is_empty() {
                break;
            }
            if alive.len() * 2 < rows.len() {
                self.columns.keep(&alive);
                rows = alive.iter().map(|&row| rows[row]).collect();
                alive = (0..rows.len()).collect();
            }
        }
        for (to, &row) in alive.iter().enumerate() {
            let from = rows[row] * width;
            batch.copy_within(from..from + width, to * width);
        }
        batch.truncate(alive.len() * width);
        Ok(())
    }
}
