//! A term with others in place of some of its symbols, all at once.

use hashbrown::HashMap;

use crate::rewrite::Args;
use crate::term::Node;
use crate::{SymbolId, TermId, Terms};

impl Terms {
    /// `root` with `by[s]` (of the symbol's width) in place of each symbol `s` that has an entry; simplified on the way.
    pub fn substitute(&mut self, root: TermId, by: &HashMap<SymbolId, TermId>) -> TermId {
        let mut done: HashMap<TermId, TermId> = HashMap::new();
        let mut stack = vec![root];
        while let Some(&t) = stack.last() {
            if done.contains_key(&t) {
                stack.pop();
                continue;
            }
            if let Some(new) = self.symbol_of(t).and_then(|s| by.get(&s)) {
                done.insert(t, *new);
                continue;
            }
            if !self.symbols(t).iter().any(|s| by.contains_key(s)) {
                done.insert(t, t);
                continue;
            }
            let table = self.table_of(t);
            let elements = table.map_or(Vec::new(), |table| self.table_elems(table).to_vec());
            let args = self.args(t).to_vec();
            let before = stack.len();
            stack.extend(args.iter().chain(&elements).filter(|below| !done.contains_key(*below)));
            if stack.len() > before {
                continue;
            }
            let new = self.remake(*self.node(t), &args, table.map(|_| &elements[..]), &done);
            done.insert(t, new);
            stack.pop();
        }
        done[&root]
    }

    /// A node like that one, of what its operands, and its table's elements if it reads one, became.
    pub(crate) fn remake(
        &mut self,
        node: Node,
        args: &[TermId],
        elements: Option<&[TermId]>,
        done: &HashMap<TermId, TermId>,
    ) -> TermId {
        let mut words = node.words;
        for (word, arg) in words.iter_mut().zip(args) {
            *word = done[arg];
        }
        let Some(elements) = elements else { return self.build(node.kind(), node.width(), Args(words)) };
        let elements: Vec<TermId> = elements.iter().map(|element| done[element]).collect();
        let table = self.table(&elements);
        self.read(table, words[0])
    }

    /// How many different terms `root` is made of, counted up to `limit`.
    #[must_use]
    pub fn size(&self, root: TermId, limit: usize) -> usize {
        let mut seen: hashbrown::HashSet<TermId> = std::iter::once(root).collect();
        let mut stack = vec![root];
        while let Some(t) = stack.pop() {
            let elements = self.table_of(t).map_or(&[][..], |table| self.table_elems(table));
            for &below in self.args(t).iter().chain(elements) {
                if seen.len() < limit && seen.insert(below) {
                    stack.push(below);
                }
            }
        }
        seen.len()
    }
}
