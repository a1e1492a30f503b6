//! Reading a table at a symbolic index: a tree of selections, one level per bit of the index.
//!
//! Equal neighbours fold into one without a gate, and equal subtrees are shared by the graph's
//! structural hashing, so a constant table costs what its content is worth, not its length.

use super::{Bit, Circuit, select};

/// The element at `index`; beyond the end, the last one. `elements` is not empty.
pub fn read_table<C: Circuit>(c: &mut C, elements: &[Vec<Bit<C>>], index: &[Bit<C>]) -> Vec<Bit<C>> {
    let Some(last) = elements.last() else {
        return Vec::new();
    };
    let mut level = elements.to_vec();
    let mut beyond = c.constant(false);
    for &bit in index {
        if level.len() == 1 {
            beyond = c.or(beyond, bit);
            continue;
        }
        level = level
            .chunks(2)
            .map(|pair| match pair {
                // What would be right of an odd one out lies beyond the end.
                [low] if low != last => select(c, bit, last, low),
                [low, high] if low != high => select(c, bit, high, low),
                _ => pair[0].clone(),
            })
            .collect();
    }
    // Only an index that can leave the tree needs this selection.
    select(c, beyond, last, &level[0])
}
