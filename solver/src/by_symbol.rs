//! Terms of one byte, evaluated for all its values at once. What a term is made of is remembered: the next one is made of the same
//! and a little more.

use crate::chain::Set;
use crate::chain::columns::{Columns, MAX_VALUES, NoColumn};
use crate::{SymbolId, TermId, Terms};

/// Terms for all values of a symbol, of at most [`MAX_BITS`](crate::chain::MAX_BITS) bits.
pub(crate) struct BySymbol {
    symbol: Option<SymbolId>,
    columns: Columns,
    /// Values that terms and what they are made of may have together.
    most: usize,
}

impl Default for BySymbol {
    fn default() -> Self {
        Self::within(MAX_VALUES)
    }
}

impl BySymbol {
    /// Terms that with what they are made of have at most so many values together.
    pub(crate) fn within(most: usize) -> Self {
        Self { symbol: None, columns: Columns::default(), most }
    }

    /// The value of a term about this symbol alone for each of the symbol's values. None if the term is too large, or a part
    /// of it too wide; what is remembered does not matter for that.
    pub(crate) fn column(&mut self, terms: &Terms, symbol: SymbolId, term: TermId) -> Option<Vec<u64>> {
        let values = 1_u64 << terms.symbol_width(symbol);
        let is_new = self.symbol != Some(symbol);
        // What is too large together with what is remembered may fit without.
        for anew in &[false, true][usize::from(is_new)..] {
            if *anew {
                self.columns.begin_within(values as usize, self.most);
                self.columns.put(terms, terms.symbol_term(symbol), 0..values);
                self.symbol = Some(symbol);
            }
            match self.columns.eval(terms, term) {
                Ok(column) => return Some(column.to_vec()),
                Err(NoColumn::Wide) => return None,
                Err(NoColumn::Large) => {}
            }
        }
        None
    }

    /// The values for which a condition about this symbol alone holds; none under the same circumstances.
    pub(crate) fn truth(&mut self, terms: &Terms, symbol: SymbolId, condition: TermId) -> Option<Set> {
        let column = self.column(terms, symbol, condition)?;
        Some((0..=u8::MAX).zip(column).filter(|&(_, holds)| holds == 1).map(|(value, _)| value).collect())
    }

    /// How many values were computed so far.
    pub(crate) fn cells(&self) -> u64 {
        self.columns.cells()
    }
}
