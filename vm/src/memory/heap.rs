//! The table of heap blocks.
//!
//! Addresses are handed out in ascending order and never again, so the [table](Blocks) is sorted by
//! itself: allocation appends, a look-up is a binary search, a freed block stays as a tombstone (which is how a
//! use-after-free is told from a wild pointer).

use super::blocks::Blocks;
use super::fixed::Fixed;
use super::layout::{HEAP_BASE, HEAP_SIZE, RED_ZONE, align_up};
use super::unsettled::Unsettled;
use crate::outcome::StackEntry;
use std::sync::Arc;
use symvm_frontend::program::LocId;

/// A heap block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// First address.
    pub base: u64,
    /// Bytes asked for (under the present input, if that depends on it).
    pub size: u64,
    /// Addresses kept for it, from `base` on: `size`, or more where other inputs ask for another size.
    pub slot: u64,
    /// Where it was allocated.
    pub alloc: LocId,
    /// Where it was freed, if it was.
    pub freed: Option<LocId>,
    /// Who gave it to the program.
    pub maker: Maker,
}

/// Who gives a block to the program, and so who may take it back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Maker {
    /// `malloc` and its kin: `free` and `realloc`.
    #[default]
    Malloc,
    /// `operator new`: `operator delete`.
    New,
    /// `operator new[]`: `operator delete[]`.
    NewArray,
}

impl Maker {
    /// What it is called in a program's text, and what takes back what it gave.
    pub fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Malloc => ("malloc", "free"),
            Self::New => ("new", "delete"),
            Self::NewArray => ("new[]", "delete[]"),
        }
    }
}

/// What a block is that no call of the program allocated: people know it by the name that the program has for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// `argument`.
    pub what: &'static str,
    /// `argv[1]`.
    pub name: Arc<str>,
    /// It was there before the program: no call of its may free it.
    pub lasts: bool,
}

/// Why a pointer cannot be freed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadFree {
    /// It was freed before.
    Double,
    /// It is not the start of a heap block.
    Invalid,
    /// It is a block that another gave.
    Mismatched {
        /// Who gave it.
        maker: Maker,
        /// From whom it would be taken back like that.
        taken: Maker,
    },
}

/// All heap blocks there ever were.
#[derive(Clone, Debug)]
pub struct Heap {
    blocks: Blocks,
    next: u64,
    live: u64,
    /// Blocks whose size depends on input, freed ones too, by their base.
    pub(super) unsettled: imbl::OrdMap<u64, Unsettled>,
    /// The numbers of the blocks that have a slot of a fixed size.
    slotted: imbl::Vector<u64>,
    /// What was there before the program began, by its base.
    given: imbl::OrdMap<u64, Given>,
    /// The calls that asked for the blocks in use, innermost first, by their base: kept where leaks are looked for.
    calls: imbl::OrdMap<u64, Arc<[StackEntry]>>,
    /// Objects at addresses of the program's choice, by their base; these lie below the heap.
    pub(super) fixed: imbl::OrdMap<u64, Fixed>,
}

impl Default for Heap {
    fn default() -> Self {
        Heap {
            blocks: Blocks::default(),
            next: HEAP_BASE + RED_ZONE,
            live: 0,
            unsettled: imbl::OrdMap::new(),
            slotted: imbl::Vector::new(),
            given: imbl::OrdMap::new(),
            calls: imbl::OrdMap::new(),
            fixed: imbl::OrdMap::new(),
        }
    }
}

impl Heap {
    /// Reserves a block, in a slot of so many bytes if one is given; `None` if the window is full.
    pub fn allocate(&mut self, size: u64, slot: Option<u64>, align: u64, alloc: LocId) -> Option<Block> {
        let base = align_up(self.next, align)?;
        // A block of no bytes takes one, so that its address is its own.
        let kept = size.max(1).max(slot.unwrap_or(0));
        let end = base.checked_add(kept)?.checked_add(RED_ZONE)?;
        if end > HEAP_BASE + HEAP_SIZE {
            return None;
        }
        self.next = end;
        let block = Block { base, size, slot: kept, alloc, freed: None, maker: Maker::Malloc };
        if slot.is_some() {
            self.slotted.push_back(self.blocks.len() as u64);
        }
        self.blocks.push(block);
        self.live += size;
        Some(block)
    }

    /// How many blocks there were.
    pub fn count(&self) -> u64 {
        self.blocks.len() as u64
    }

    /// The numbers of the blocks in slots, ascending.
    pub fn slotted(&self) -> impl Iterator<Item = u64> {
        self.slotted.iter().copied()
    }

    /// Says what the block is that starts at `base`; nothing if there is none.
    pub fn name(&mut self, base: u64, given: Given) {
        if self.at(base).is_some_and(|block| block.base == base) {
            self.given.insert(base, given);
        }
    }

    /// What the block that starts at `base` was said to be.
    pub fn given(&self, base: u64) -> Option<&Given> {
        self.given.get(&base)
    }

    /// Keeps the calls that asked for the block that starts at `base`.
    pub fn keep_calls(&mut self, base: u64, calls: Arc<[StackEntry]>) {
        self.calls.insert(base, calls);
    }

    /// The calls that asked for the block that starts at `base`, if they are kept.
    pub fn calls(&self, base: u64) -> Option<&Arc<[StackEntry]>> {
        self.calls.get(&base)
    }

    /// The block that starts at `base`, to change its size.
    pub(super) fn block_mut(&mut self, base: u64) -> Option<&mut Block> {
        let block = self.blocks.get_mut(self.blocks.at_or_before(base)?)?;
        (block.base == base).then_some(block)
    }

    /// More (or less) of a block in use is counted as held.
    pub(super) fn count_live(&mut self, from: u64, to: u64) {
        self.live = self.live + to - from;
    }

    /// Marks the block that starts at `address` as freed; returns it.
    pub fn free(&mut self, address: u64, loc: LocId) -> Result<Block, BadFree> {
        let index = self.blocks.at_or_before(address).ok_or(BadFree::Invalid)?;
        let block = self.blocks.get_mut(index).ok_or(BadFree::Invalid)?;
        if block.base != address {
            return Err(BadFree::Invalid);
        }
        if block.freed.is_some() {
            return Err(BadFree::Double);
        }
        if self.given.get(&address).is_some_and(|given| given.lasts) {
            return Err(BadFree::Invalid);
        }
        if block.maker != Maker::Malloc {
            return Err(BadFree::Mismatched { maker: block.maker, taken: Maker::Malloc });
        }
        block.freed = Some(loc);
        let block = *block;
        self.calls.remove(&address);
        self.live -= self.unsettled.get(&address).map_or(block.size, |u| u.known);
        Ok(block)
    }

    /// The block that contains the address (a block of no bytes contains its start), in use or freed.
    pub fn at(&self, address: u64) -> Option<Block> {
        let block = *self.blocks.get(self.blocks.at_or_before(address)?)?;
        (address - block.base < block.size.max(1)).then_some(block)
    }

    /// The blocks next to an address: the last that starts at or before it, and the first after it.
    pub fn neighbours(&self, address: u64) -> (Option<Block>, Option<Block>) {
        let before = self.blocks.at_or_before(address);
        let after = before.map_or(0, |i| i + 1);
        (before.and_then(|i| self.blocks.get(i)).copied(), self.blocks.get(after).copied())
    }

    /// Blocks in use, in the order of their allocation.
    pub fn live_blocks(&self) -> impl Iterator<Item = &Block> {
        self.blocks.iter().filter(|b| b.freed.is_none())
    }

    /// Blocks that were freed, in that order.
    pub fn freed_blocks(&self) -> impl Iterator<Item = &Block> {
        self.blocks.iter().filter(|b| b.freed.is_some())
    }

    /// The blocks, and where the next one goes.
    pub fn write(&self, words: &mut Vec<u64>) {
        words.push(self.next);
        let state = |b: &Block| (b.maker as u64) << 1 | u64::from(b.freed.is_some());
        words.extend(self.blocks.iter().flat_map(|b| [b.base, b.size << 3 | state(b)]));
    }

    /// Bytes in use.
    pub fn live_bytes(&self) -> u64 {
        self.live
    }

    /// Bytes of the list of blocks, freed ones too.
    pub fn bytes_of_list(&self) -> u64 {
        self.blocks.len() as u64 * size_of::<Block>() as u64
    }

    /// Where the next block can start at the earliest.
    pub fn end(&self) -> u64 {
        self.next
    }
}
