//! The heap blocks by their numbers, which ascend as their addresses do: grows at its end, and is copied in no time.

use super::heap::Block;
use std::sync::Arc;

/// Blocks beside each other.
const LEAF: usize = 64;

/// See the module. A persistent vector of leaves: what is looked for is found among the first blocks of the leaves, then in a
/// slice, which is where most steps of the search are.
#[derive(Clone, Debug, Default)]
pub(super) struct Blocks {
    /// Full ones, and where the first block of each starts.
    leaves: imbl::Vector<(u64, Arc<Vec<Block>>)>,
    /// What is behind them, less than a leaf.
    last: Arc<Vec<Block>>,
}

impl Blocks {
    /// How many.
    pub(super) fn len(&self) -> usize {
        self.leaves.len() * LEAF + self.last.len()
    }

    /// The block with this number.
    pub(super) fn get(&self, index: usize) -> Option<&Block> {
        match self.leaves.get(index / LEAF) {
            Some((_, leaf)) => leaf.get(index % LEAF),
            None => self.last.get(index.checked_sub(self.leaves.len() * LEAF)?),
        }
    }

    /// The same, to change it; where it starts stays.
    pub(super) fn get_mut(&mut self, index: usize) -> Option<&mut Block> {
        let before = self.leaves.len() * LEAF;
        match self.leaves.get_mut(index / LEAF) {
            Some((_, leaf)) => Arc::make_mut(leaf).get_mut(index % LEAF),
            None => Arc::make_mut(&mut self.last).get_mut(index.checked_sub(before)?),
        }
    }

    /// Adds one that starts behind all others.
    pub(super) fn push(&mut self, block: Block) {
        let last = Arc::make_mut(&mut self.last);
        if last.capacity() == 0 {
            last.reserve_exact(LEAF);
        }
        last.push(block);
        if last.len() == LEAF {
            let full = std::mem::take(&mut self.last);
            self.leaves.push_back((full[0].base, full));
        }
    }

    /// The number of the last one that starts at the address or before it.
    pub(super) fn at_or_before(&self, address: u64) -> Option<usize> {
        let among = |blocks: &[Block]| blocks.partition_point(|block| block.base <= address);
        let behind = match self.last.first() {
            Some(first) if first.base <= address => self.leaves.len() * LEAF + among(&self.last),
            _ => match self.leaves.binary_search_by_key(&address, |&(first, _)| first) {
                Ok(leaf) => leaf * LEAF + 1,
                Err(behind) => {
                    let leaf = behind.checked_sub(1)?;
                    leaf * LEAF + among(&self.leaves.get(leaf)?.1)
                }
            },
        };
        behind.checked_sub(1)
    }

    /// All, by their numbers.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Block> {
        self.leaves.iter().flat_map(|(_, leaf)| leaf.iter()).chain(self.last.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::heap::Maker;
    use symvm_frontend::program::LocId;

    #[test]
    fn blocks_are_found_by_number_and_by_address() {
        let block = |base| Block {
            base,
            size: 1,
            slot: 1,
            alloc: LocId::default(),
            freed: None,
            maker: Maker::Malloc,
        };
        let mut blocks = Blocks::default();
        for count in 0..5 * LEAF + 3 {
            let bases: Vec<u64> = (0..count as u64).map(|n| 100 + n * 10 + n % 3).collect();
            assert_eq!(blocks.iter().map(|b| b.base).collect::<Vec<_>>(), bases);
            assert_eq!((blocks.len(), blocks.get(count)), (count, None));
            for (index, &base) in bases.iter().enumerate() {
                assert_eq!(blocks.get(index).map(|b| b.base), Some(base));
                for (address, found) in
                    [(base - 1, index.checked_sub(1)), (base, Some(index)), (base + 7, Some(index))]
                {
                    assert_eq!(blocks.at_or_before(address), found, "{address} of {count}");
                }
            }
            assert_eq!(blocks.at_or_before(u64::MAX), count.checked_sub(1));
            blocks.push(block(100 + count as u64 * 10 + count as u64 % 3));
        }
        // What is changed in one copy stays in the other.
        let before = blocks.clone();
        for index in [0, LEAF - 1, LEAF, blocks.len() - 1] {
            blocks.get_mut(index).expect("is there").size = 7;
            assert_eq!(
                (before.get(index).map(|b| b.size), blocks.get(index).map(|b| b.size)),
                (Some(1), Some(7))
            );
        }
        assert_eq!(blocks.get_mut(5 * LEAF + 3), None);
    }
}
