//! Terms of one arena made in another.

use hashbrown::HashMap;

use crate::rewrite::Args;
use crate::{SymbolId, TermId, Terms};

/// What was made of the terms of another arena.
#[derive(Default)]
pub(crate) struct Imported {
    done: HashMap<TermId, TermId>,
    /// Symbols, and what they are called here.
    pub(crate) symbols: Vec<(SymbolId, SymbolId)>,
}

impl Terms {
    /// The same term here, symbols by number: those here have names of their own. None once more than `most` terms were imported.
    pub(crate) fn import(
        &mut self,
        from: &Terms,
        root: TermId,
        imported: &mut Imported,
        most: usize,
    ) -> Option<TermId> {
        let mut stack = vec![root];
        while let Some(&t) = stack.last() {
            if imported.done.contains_key(&t) {
                stack.pop();
                continue;
            }
            if imported.done.len() >= most {
                return None;
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
            let elements = from.table_of(t).map_or(&[][..], |table| from.table_elems(table));
            let args = from.args(t);
            let before = stack.len();
            stack.extend(args.iter().chain(elements).filter(|below| !imported.done.contains_key(*below)));
            if stack.len() > before {
                continue;
            }
            let node = from.node(t);
            let mut words = node.words;
            for (word, arg) in words.iter_mut().zip(args) {
                *word = imported.done[arg];
            }
            let new = if elements.is_empty() {
                self.build(node.kind(), node.width(), Args(words))
            } else {
                let elements: Vec<TermId> = elements.iter().map(|element| imported.done[element]).collect();
                let table = self.table(&elements);
                self.read(table, words[0])
            };
            imported.done.insert(t, new);
            stack.pop();
        }
        Some(imported.done[&root])
    }
}
