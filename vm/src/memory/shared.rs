//! What snapshots share of a memory, in three parts: tables that calls and allocations change, a few numbers, and pages,
//! all of them ([`Full`]) or those written since the snapshot before ([`Memory::changes`]).

use super::Memory;
use super::heap::Heap;
use super::space::{Frozen, Space};
use super::stack::MARKS;
use super::stacks::{FrozenStacks, Stacks};
use super::table::Numbered;
use super::tree::Shared;
use std::sync::Arc;
use symvm_frontend::program::Program;

/// The objects of a memory.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    heap: Arc<Heap>,
    stacks: FrozenStacks,
}

impl Tables {
    /// They are the same, not only equal.
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.heap, &other.heap) && self.stacks.is(&other.stacks)
    }
}

/// The numbers of a memory: of its stack, of pages that were filled, and what its pages take.
pub type MemoryMarks = [u64; MARKS + 2];

/// All pages of a memory.
#[derive(Clone, Debug)]
pub(crate) struct Full(Frozen);

impl Memory {
    /// Freezes the objects; answers how many bytes no earlier snapshot shares, too.
    pub(crate) fn freeze_tables(&mut self) -> (Tables, u64) {
        let (stacks, bytes) = self.stacks.freeze();
        (Tables { heap: self.heap.clone(), stacks }, bytes)
    }

    /// The numbers. (Pages are counted where the table has them, and all are laid there.)
    pub(crate) fn marks(&mut self) -> MemoryMarks {
        self.space.write_all_back();
        let [pointer, lowest, next_dead] = self.stacks.running.marks();
        [pointer, lowest, next_dead, self.space.filled(), self.space.held()]
    }

    /// Freezes all pages; costs O(pages written since the last time). Answers the bytes that are shared anew, too.
    pub(crate) fn freeze_pages(&mut self) -> (Full, u64) {
        let (frozen, bytes) = self.space.freeze();
        (Full(frozen), bytes)
    }

    /// The pages written since the pages or the changes were last asked for; `None` if only all pages will do.
    pub(crate) fn changes(&mut self) -> Option<Numbered> {
        self.space.changes()
    }

    /// What these pages take that is theirs alone.
    pub(crate) fn page_bytes<'a>(&self, pages: impl Iterator<Item = &'a Shared>) -> u64 {
        pages.map(|page| self.space.page_bytes(page)).sum()
    }

    /// Goes on from a frozen state; a stack may grow to `limit` bytes.
    pub(crate) fn thaw<'a>(
        program: &Arc<Program>,
        limit: u64,
        pages: &Full,
        changes: impl Iterator<Item = (u64, &'a Shared)>,
        tables: &Tables,
        marks: MemoryMarks,
    ) -> Self {
        let [pointer, lowest, next_dead, filled, held] = marks;
        let mut space = Space::thaw(&pages.0, filled, held);
        for (number, page) in changes {
            space.lay(number, page);
        }
        Memory {
            program: program.clone(),
            space,
            heap: tables.heap.clone(),
            stacks: Stacks::thaw(&tables.stacks, [pointer, lowest, next_dead], limit),
        }
    }
}
