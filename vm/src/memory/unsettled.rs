//! Heap blocks whose size depends on input.
//!
//! Such a block has a *slot* of addresses, the same for all sizes it may have, so that where later blocks lie does not depend on
//! the input. Of its bytes those are addressable that every input of the path has (`known`); whoever wants more of them asks
//! first, by a decision ([`crate::DecisionKind::Check`]) after which they are known, too. So the usual access pays nothing, and
//! a path says of a size only what its accesses needed. Bytes behind the known ones may have been written at symbolic offsets:
//! up to `prepared` there are pages for them.

use super::space::{Byte, Cell};
use super::{BadAccess, Block, Memory};
use std::sync::Arc;
use symvm_frontend::program::LocId;
use symvm_solver::TermId;

/// A block whose size depends on input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsettled {
    /// Its size, 64 bits wide.
    pub size: TermId,
    /// Bytes that it has under every input of the path: its addressable part.
    pub known: u64,
    /// Bytes that exist, addressable or not, if more than the known ones.
    prepared: u64,
    /// Bytes that were given contents, whether the block has them or not.
    filled: u64,
    /// They are zeros that count as written.
    zeroed: bool,
}

impl Unsettled {
    /// Bytes that may be mapped.
    pub fn mapped(&self) -> u64 {
        self.known.max(self.prepared)
    }

    /// Contents may be behind its end, where no block has any.
    pub fn is_cut(&self) -> bool {
        self.filled > self.known
    }
}

/// Which blocks of a path lie in slots, so that a run with nothing symbolic in it can lay them out alike.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct HeapLayout {
    /// Bytes of a slot.
    pub slot: u64,
    /// The numbers of the blocks, counted from 0 in the order of their allocation; ascending.
    pub blocks: Vec<u64>,
}

impl HeapLayout {
    /// No block lies in a slot.
    pub fn is_plain(&self) -> bool {
        self.blocks.is_empty()
    }

    /// The slot of the block of this number, if it lies in one.
    pub fn slot_of(&self, number: u64) -> Option<u64> {
        self.blocks.binary_search(&number).is_ok().then_some(self.slot)
    }
}

/// A block whose size is to depend on input.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// Its size under the present input …
    pub size: u64,
    /// … and as a term, 64 bits wide.
    pub term: TermId,
    /// The least that the term can be.
    pub least: u64,
    /// The most: addresses are kept for so many bytes.
    pub slot: u64,
}

impl Memory {
    /// Allocates a block of a size that depends on input. `None` when the address space is full.
    pub(crate) fn allocate_unsettled(
        &mut self,
        wanted: Wanted,
        align: u64,
        zeroed: bool,
        loc: LocId,
    ) -> Option<u64> {
        let Wanted { size, term, least, slot } = wanted;
        let known = least.min(size);
        let base = self.allocate_in(Some(slot), known, align, zeroed, loc)?;
        let heap = Arc::make_mut(&mut self.heap);
        heap.block_mut(base)?.size = size;
        heap.unsettled.insert(base, Unsettled { size: term, known, prepared: 0, filled: 0, zeroed });
        Some(base)
    }

    /// Some block's size depends on input, or did when the block was freed.
    #[inline]
    pub fn has_unsettled(&self) -> bool {
        !self.heap.unsettled.is_empty()
    }

    /// The block in use whose slot the address lies in, if its size depends on input.
    pub fn unsettled_at(&self, address: u64) -> Option<(Block, Unsettled)> {
        let (&base, &unsettled) = self.heap.unsettled.get_prev(&address)?;
        let block = self.heap.at(base).filter(|b| b.freed.is_none() && address - base < b.slot)?;
        Some((block, unsettled))
    }

    /// From here on the block is known to have so many bytes: they become addressable.
    pub(crate) fn extend(&mut self, base: u64, known: u64) {
        let heap = Arc::make_mut(&mut self.heap);
        let Some(unsettled) = heap.unsettled.get_mut(&base) else { return };
        let before = unsettled.known;
        if known <= before {
            return;
        }
        let (prepared, zeroed) = (unsettled.prepared.max(before), unsettled.zeroed);
        unsettled.known = known;
        heap.count_live(before, known);
        let there = known.min(prepared);
        self.space.uncover(base + before, there - before, true);
        self.space.map(base + there, known - there, zeroed);
    }

    /// The size of the block is from here on the one it has under the present input.
    pub(crate) fn settle(&mut self, base: u64) {
        let Some(size) = self.heap.at(base).map(|b| b.size) else { return };
        self.extend(base, size);
        Arc::make_mut(&mut self.heap).unsettled.remove(&base);
    }

    /// Makes bytes for accesses at symbolic offsets below `end`. Nothing of it can be seen.
    pub(crate) fn prepare(&mut self, base: u64, end: u64) {
        let Some(unsettled) = self.heap.unsettled.get(&base).copied() else { return };
        let from = unsettled.mapped();
        if end <= from {
            return;
        }
        self.space.map(base + from, end - from, unsettled.zeroed);
        self.space.uncover(base + from, end - from, false);
        if let Some(unsettled) = Arc::make_mut(&mut self.heap).unsettled.get_mut(&base) {
            unsettled.prepared = end;
        }
    }

    /// Makes bytes below `end` that are given contents next, whether the block has them or not.
    pub(crate) fn fill(&mut self, base: u64, end: u64) {
        self.prepare(base, end);
        if let Some(unsettled) = Arc::make_mut(&mut self.heap).unsettled.get_mut(&base) {
            unsettled.filled = unsettled.filled.max(end);
        }
    }

    /// The contents of the first bytes of a block go to a new one, where the size of one of them at least depends on input.
    pub(crate) fn copy_unsettled(&mut self, new: u64, old: u64, len: u64) {
        self.fill(new, len);
        self.space.copy_covered(new, old, len);
    }

    /// The sizes under another input.
    pub(crate) fn renew_sizes(&mut self, mut value: impl FnMut(TermId) -> u64) {
        let sizes: Vec<(u64, u64)> = self.heap.unsettled.iter().map(|(&b, u)| (b, value(u.size))).collect();
        for (base, size) in sizes {
            if self.heap.at(base).is_some_and(|b| b.size != size)
                && let Some(block) = Arc::make_mut(&mut self.heap).block_mut(base)
            {
                block.size = size;
            }
        }
    }

    /// All bytes of blocks in use become addressable: for a look at a path that has ended.
    pub(crate) fn show_all(&mut self) {
        let all: Vec<(u64, u64)> = self.heap.unsettled.iter().map(|(&base, u)| (base, u.known)).collect();
        for (base, known) in all {
            if let Some(block) = self.heap.at(base).filter(|b| b.freed.is_none() && b.size > known) {
                self.extend(base, block.size);
            }
        }
    }

    /// Where an access first goes wrong in a block whose size depends on input.
    pub(super) fn end_of_unsettled(&self, access: BadAccess) -> Option<u64> {
        let (block, _) = self.unsettled_at(access.address)?;
        Some(access.address.max(block.base + block.size))
    }

    /// Addresses that are the block's under some input.
    pub(super) fn span(&self, block: &Block) -> u64 {
        if self.heap.unsettled.contains_key(&block.base) { block.slot } else { block.size }
    }

    /// Which blocks lie in slots.
    pub fn heap_layout(&self, slot: u64) -> HeapLayout {
        HeapLayout { slot, blocks: self.heap.slotted().collect() }
    }

    /// How many heap blocks there were.
    pub fn block_count(&self) -> u64 {
        self.heap.count()
    }

    /// Reads bytes that [were made](Memory::prepare), addressable or not.
    pub(crate) fn load_prepared(&mut self, address: u64, out: &mut [Cell]) {
        self.space.load_covered(address, out);
    }

    /// Writes such bytes.
    pub(crate) fn store_prepared(&mut self, address: u64, bytes: &[Byte]) {
        self.space.store_covered(address, bytes);
    }
}
