//! Terms that choose among constants: entries of tables, and what `ite` picks.

use crate::term::{Kind, TableId, TermId};
use crate::terms::Terms;

/// Terms that are looked at.
const MOST: usize = 1024;

impl Terms {
    /// The term is made of nothing but choices among constants, a thousand at most, all of which satisfy `holds`. Its structure
    /// alone shows that: no means nothing.
    pub fn chooses_among(&self, t: TermId, holds: impl Fn(u64) -> bool) -> bool {
        if self.width(t) > 64 {
            return false;
        }
        let mut todo = vec![t];
        let mut seen = 0;
        while let Some(t) = todo.pop() {
            seen += 1;
            let node = self.node(t);
            match node.kind() {
                _ if seen > MOST => return false,
                Kind::Const if holds(node.small()) => {}
                Kind::Ite => todo.extend([node.words[1], node.words[2]]),
                Kind::Read => todo.extend(self.table_elems(TableId(node.word(1)))),
                _ => return false,
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_among_constants_are_seen_through() {
        let mut terms = Terms::default();
        let (x, c) = (terms.symbol("x", 8), terms.symbol("c", 1));
        let constants: Vec<_> = (0..6).map(|n| terms.constant(64, 16 * n)).collect();
        let table = terms.table(&constants[..4]);
        let read = terms.read(table, x);
        let other = terms.ite(c, constants[4], constants[5]);
        let chosen = terms.ite(c, read, other);
        assert!(terms.chooses_among(chosen, |n| n % 16 == 0));
        assert!(!terms.chooses_among(chosen, |n| n < 80));
        let wide = terms.zext(x, 64);
        let either = terms.ite(c, wide, other);
        assert!(!terms.chooses_among(either, |_| true));
    }
}
