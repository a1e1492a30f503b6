//! Terms of one byte, evaluated for all its values at once. What a term is made of is remembered: the next one is made of the same
//! and a little more.

use hashbrown::HashMap;

use crate::chain::columns::{Columns, NoColumn};
use crate::{Assignment, Evaluator, SymbolId, TermId, Terms};

/// Terms that a condition may consist of to be tried value by value, where it cannot be for all at once; a larger one is taken to
/// hold for all values: what it refuses is found by a query then.
const MOST_TERMS: u64 = 1 << 9;

/// Which values of a byte a condition holds for.
pub(crate) type Bits = [u64; 4];

/// Terms for all values of a symbol.
#[derive(Default)]
struct BySymbol {
    symbol: Option<SymbolId>,
    columns: Columns,
}

impl BySymbol {
    /// See [`Unary::column`].
    fn column(&mut self, terms: &Terms, symbol: SymbolId, term: TermId) -> Option<Vec<u64>> {
        let values = 1_u64 << terms.symbol_width(symbol);
        let is_new = self.symbol != Some(symbol);
        // What is too large together with what is remembered may fit without.
        for anew in &[false, true][usize::from(is_new)..] {
            if *anew {
                self.columns.begin(values as usize);
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
}

/// Conditions and terms of one symbol of up to [`MAX_BITS`](super::MAX_BITS) bits. Belongs to one arena.
#[derive(Default)]
pub(crate) struct Unary {
    evaluator: Evaluator,
    by_symbol: BySymbol,
    known: HashMap<TermId, Bits>,
}

impl Unary {
    /// The value of a term about this symbol alone for each of the symbol's values. None if the term is too large, or a part
    /// of it too wide; what is remembered does not matter for that.
    pub(super) fn column(&mut self, terms: &Terms, symbol: SymbolId, term: TermId) -> Option<Vec<u64>> {
        self.by_symbol.column(terms, symbol, term)
    }

    /// How many conditions are remembered.
    pub(crate) fn len(&self) -> usize {
        self.known.len()
    }

    /// Remembers no condition.
    pub(crate) fn forget(&mut self) {
        self.known.clear();
    }

    /// The values for which a condition about this symbol alone holds, or more.
    pub(crate) fn holds_for(&mut self, terms: &Terms, symbol: SymbolId, condition: TermId) -> Bits {
        let Self { evaluator, by_symbol, known } = self;
        *known.entry(condition).or_insert_with(|| {
            let mut bits = Bits::default();
            let mut note = |value: usize, holds: bool| bits[value / 64] |= u64::from(holds) << (value % 64);
            if let Some(column) = by_symbol.column(terms, symbol, condition) {
                column.iter().enumerate().for_each(|(value, &holds)| note(value, holds == 1));
                return bits;
            }
            let mut assignment = Assignment::new();
            let before = evaluator.steps();
            for value in 0..1 << terms.symbol_width(symbol) {
                if value == 1 && evaluator.steps() - before > MOST_TERMS {
                    return [u64::MAX; 4];
                }
                assignment.set(symbol, value);
                evaluator.begin();
                note(value as usize, evaluator.holds(terms, &assignment, condition));
            }
            bits
        })
    }
}
