//! What simplification must not eliminate, because others speak of it too.
//!
//! If the symbols that several partitions of a problem share are kept, each partition can be simplified
//! alone: it becomes something that follows from it and holds for the same values of the shared symbols. An
//! interpolant of what the partitions become is one of the partitions themselves.

use hashbrown::HashSet;

use super::equations::Definition;
use super::rebuild::Item;
use crate::theory::{Array, Cone, Theory};
use crate::{Op, TermId, Terms};

/// Symbols and free arrays that stay.
#[derive(Default)]
pub(crate) struct Kept {
    symbols: HashSet<TermId>,
    /// By the caller's number.
    arrays: HashSet<u32>,
}

impl Kept {
    /// What two or more cones know.
    pub(crate) fn shared(terms: &Terms, theory: &Theory, cones: &[Cone]) -> Kept {
        let mut kept = Kept::default();
        let (mut symbols, mut arrays) = (HashSet::new(), HashSet::new());
        for cone in cones {
            // A cone lists each symbol once.
            let again = cone.symbols.iter().filter(|s| !symbols.insert(**s));
            kept.symbols.extend(again.map(|s| terms.symbol_term(*s)));
            let free = cone.arrays.iter().filter_map(|a| match theory.array(*a) {
                Array::Symbol(number) => Some(number),
                _ => None,
            });
            kept.arrays.extend(free.filter(|number| !arrays.insert(*number)));
        }
        kept
    }

    /// Whether an item, a free symbol or array, stays.
    pub(super) fn keeps(&self, theory: &Theory, item: Item) -> bool {
        match item {
            Item::Term(t) => self.symbols.contains(&t),
            Item::Array(a) => matches!(theory.array(a), Array::Symbol(n) if self.arrays.contains(&n)),
        }
    }

    /// Whether a definition is of something that stays.
    pub(super) fn keeps_defined(&self, theory: &Theory, definition: Definition) -> bool {
        let defined = match definition {
            Definition::Term(x, _) => Item::Term(x),
            Definition::Array(x, _) => Item::Array(x),
        };
        self.keeps(theory, defined)
    }

    /// The symbol that stays, and its value, if a conjunct says just that.
    pub(super) fn value(&self, terms: &Terms, conjunct: TermId) -> Option<(TermId, TermId)> {
        let (Op::Eq, &[x, value]) = (terms.op(conjunct), terms.args(conjunct)) else { return None };
        (self.symbols.contains(&x) && terms.is_const(value)).then_some((x, value))
    }
}
