//! Terms of one arena made in another.

use hashbrown::HashMap;

use crate::{SymbolId, TermId, Terms};

/// What was made of the terms of another arena.
#[derive(Default)]
pub(crate) struct Imported {
    done: HashMap<TermId, TermId>,
    /// Symbols, and what they are called here.
    pub(crate) symbols: Vec<(SymbolId, SymbolId)>,
}

impl Terms {
    /// The same term here, symbols by number: those here have names of their own.
    pub(crate) fn import(&mut self, from: &Terms, root: TermId, imported: &mut Imported) -> TermId {
        let mut stack = vec![root];
        while let Some(&t) = stack.last() {
            if imported.done.contains_key(&t) {
                stack.pop();
                continue;
            }
            if let Some(value) = from.as_value(t) {
                let new = self.value(value);
                imported.done.insert(t, new);
                continue;
            }
            if let Some(symbol) = from.symbol_of(t) {
                let new = self.symbol(&format!("#{}", symbol.index()), from.width(t));
                let here = self.symbol_of(new);
                imported.symbols.extend(here.map(|here| (symbol, here)));
                imported.done.insert(t, new);
                continue;
            }
            let elements = from.table_of(t).map(|table| from.table_elems(table));
            let args = from.args(t);
            let before = stack.len();
            let below = args.iter().chain(elements.unwrap_or_default());
            stack.extend(below.filter(|below| !imported.done.contains_key(*below)));
            if stack.len() > before {
                continue;
            }
            let new = self.remake(*from.node(t), args, elements, &imported.done);
            imported.done.insert(t, new);
            stack.pop();
        }
        imported.done[&root]
    }
}
