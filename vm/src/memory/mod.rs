//! The program's memory: a flat space of copy-on-write pages, and the objects in it.
//!
//! ```text
//! load/store ─▶ Space: page cache ─▶ Table (layers)        bytes, addressable/initialised/read-only bits, terms
//! malloc …   ─▶ Heap  (persistent vector of blocks)        ┐ consulted for faults, reports,
//! call …     ─▶ Stack (persistent vector of blocks)        ├ symbolic addresses: describe,
//! globals    ─▶ Program::globals                           ┘ classify, object_at
//! ```
//!
//! The usual access looks at its page only. Snapshots share pages and objects (`shared`).

mod blocks;
mod fixed;
mod heap;
pub mod layout;
mod objects;
mod page;
mod region;
mod shared;
mod space;
mod stack;
mod stacks;
mod table;
mod thread_locals;
mod tree;
mod unsettled;

pub use heap::{BadFree, Block, Given, Maker};
pub use objects::Fault;
pub use page::{PAGE_BITS, PAGE_SIZE, Part};
pub use region::Region;
pub use shared::MemoryMarks;
pub(crate) use shared::{Full, Tables};
pub use space::{BadAccess, Blocked, Byte, Cell, Pages};
pub use stack::{Area, Overflow, StackBlock};
pub(crate) use tree::Shared;
pub(crate) use unsettled::Wanted;
pub use unsettled::{HeapLayout, Unsettled};

use crate::outcome::StackEntry;
use heap::Heap;
pub(crate) use space::Space;
pub(crate) use stack::Stack;
use stacks::Stacks;
use std::sync::Arc;
use symvm_frontend::program::{FuncId, Function, Global, LocId, Program};
pub(crate) use thread_locals::ThreadLocals;

/// What `malloc` aligns to.
pub const MALLOC_ALIGN: u64 = 16;

/// The memory of one machine.
#[derive(Debug)]
pub struct Memory {
    program: Arc<Program>,
    space: Space,
    heap: Arc<Heap>,
    stacks: Stacks,
}

impl Memory {
    /// A memory with the program's globals and an empty stack that may grow to `stack_limit` bytes.
    pub fn new(program: Arc<Program>, stack_limit: u64) -> Self {
        let mut space = Space::default();
        for global in program.globals.iter().filter(|g| !g.external) {
            space.map(global.address, global.size, true);
            initialise(&mut space, global, global.address).expect("a global was just mapped");
            if global.constant {
                space.protect(global.address, global.size, true);
            }
        }
        Memory { program, space, heap: Arc::default(), stacks: Stacks::new(stack_limit) }
    }

    /// The program it belongs to.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    // ---- accesses -----------------------------------------------------------------------------------------------

    /// The space and the stack, for the fast interpreter.
    #[inline]
    pub(crate) fn parts(&mut self) -> (&mut Space, &mut Stack) {
        (&mut self.space, &mut self.stacks.running)
    }

    /// Loads `size` (1 to 8) concrete bytes, little-endian.
    #[inline]
    pub fn load(&mut self, address: u64, size: u32) -> Result<u64, Blocked> {
        self.space.load(address, size)
    }

    /// Stores the low `size` (1 to 8) bytes of `value`, little-endian; the bytes become concrete.
    #[inline]
    pub fn store(&mut self, address: u64, size: u32, value: u64) -> Result<(), BadAccess> {
        self.space.store(address, size, value)
    }

    /// Reads bytes, concrete or symbolic, any number.
    pub fn load_bytes(&mut self, address: u64, out: &mut [Cell]) -> Result<(), BadAccess> {
        self.space.load_bytes(address, out)
    }

    /// Writes bytes, concrete or symbolic, any number. On failure nothing is written.
    pub fn store_bytes(&mut self, address: u64, bytes: &[Byte]) -> Result<(), BadAccess> {
        self.space.store_bytes(address, bytes)
    }

    /// Reads concrete bytes in bulk.
    pub fn read(&mut self, address: u64, out: &mut [u8]) -> Result<(), Blocked> {
        self.space.read(address, out)
    }

    /// Writes concrete bytes in bulk. On failure nothing is written.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), BadAccess> {
        self.space.write(address, bytes)
    }

    /// `memmove` (so `memcpy` too), terms and all. On failure nothing is written.
    pub fn copy(&mut self, to: u64, from: u64, len: u64) -> Result<(), BadAccess> {
        self.space.copy(to, from, len)
    }

    /// The same to a block that is new.
    pub fn copy_to_new(&mut self, to: u64, from: u64, len: u64) -> Result<(), BadAccess> {
        self.space.copy_to_new(to, from, len)
    }

    /// `memset`. On failure nothing is written.
    pub fn set(&mut self, address: u64, byte: Byte, len: u64) -> Result<(), BadAccess> {
        self.space.set(address, byte, len)
    }

    /// The whole range may be read, or written.
    pub fn check_range(&mut self, address: u64, len: u64, write: bool) -> Result<(), BadAccess> {
        self.space.check(address, len, write)
    }

    /// No byte of the range is symbolic.
    pub fn is_concrete(&mut self, address: u64, len: u64) -> bool {
        self.space.is_concrete(address, len)
    }

    /// The pages of a range as they are now: equal to what this answers later if nothing was written to them.
    pub fn pages(&mut self, address: u64, len: u64) -> Pages {
        self.space.pages(address, len)
    }

    /// The symbolic bytes of a range with their addresses, in order.
    pub fn symbolic_bytes(&self, address: u64, len: u64) -> Vec<(u64, Cell)> {
        self.space.symbolic_bytes(address, len)
    }

    /// The first byte of a range that was never written.
    pub fn first_uninitialised(&self, address: u64, len: u64) -> Option<u64> {
        self.space.first_uninitialised(address, len)
    }

    /// The runs of bytes of a range that were never written: from and to, counted from its start.
    pub(crate) fn unwritten(&self, address: u64, len: u64) -> impl Iterator<Item = (u64, u64)> {
        let next = move |from: u64, written| {
            let found = self.space.first(address + from, len - from, written);
            found.map(|at| at - address)
        };
        let run = move |from: u64| next(from, false).map(|start| (start, next(start, true).unwrap_or(len)));
        std::iter::successors(run(0), move |&(_, end)| run(end))
    }

    /// The aligned words in a range that are not zero: a value, or bytes if some of them are symbolic.
    pub fn words(&self, address: u64, len: u64, found: impl FnMut(Result<u64, [Cell; 8]>)) {
        self.space.words(address, len, false, found);
    }

    /// The same, addressable or not.
    pub(crate) fn covered_words(&self, address: u64, len: u64, found: impl FnMut(Result<u64, [Cell; 8]>)) {
        self.space.words(address, len, true, found);
    }

    /// Takes a range for never written (a store of an undefined value).
    pub fn mark_unwritten(&mut self, address: u64, len: u64) {
        self.space.mark_unwritten(address, len);
    }

    /// One byte, if it is addressable, without disturbing anything.
    pub fn peek(&self, address: u64) -> Option<Cell> {
        self.space.peek(address)
    }

    /// What may be addressed: globals, fixed objects, heap blocks in use, blocks of the stack; bases and sizes.
    pub fn ranges(&self) -> Vec<(u64, u64)> {
        let globals = self.program.globals.iter().filter(|g| !g.external).map(|g| (g.address, g.size));
        let heap = self.live_blocks().map(|b| (b.base, b.size));
        globals.chain(self.fixed()).chain(heap).chain(self.stack_ranges()).collect()
    }

    /// Forbids (or allows again) writing to a range.
    pub fn protect(&mut self, address: u64, len: u64, readonly: bool) {
        self.space.protect(address, len, readonly);
    }

    // ---- heap ---------------------------------------------------------------------------------------------------

    /// Allocates a block of zeros (counted as initialised only if `zeroed`): `malloc`, `calloc`, `aligned_alloc`.
    /// `None` when the address space is full; limits are the caller's business ([`Memory::live_bytes`]).
    pub fn allocate(&mut self, size: u64, align: u64, zeroed: bool, loc: LocId) -> Option<u64> {
        self.allocate_in(None, size, align, zeroed, loc)
    }

    /// The same, in a slot of so many bytes ([`Memory::allocate_unsettled`] has them).
    pub fn allocate_in(
        &mut self,
        slot: Option<u64>,
        size: u64,
        align: u64,
        zeroed: bool,
        loc: LocId,
    ) -> Option<u64> {
        let block = Arc::make_mut(&mut self.heap).allocate(size, slot, align.max(MALLOC_ALIGN), loc)?;
        self.space.map(block.base, size, zeroed);
        Some(block.base)
    }

    /// Frees the block that starts at `address` (null is the caller's business).
    pub fn free(&mut self, address: u64, loc: LocId) -> Result<Block, BadFree> {
        let block = Arc::make_mut(&mut self.heap).free(address, loc)?;
        let mapped = self.heap.unsettled.get(&address).map_or(block.size, Unsettled::mapped);
        self.space.unmap(block.base, mapped);
        self.space.release(block.base, mapped, self.heap.end());
        Ok(block)
    }

    /// Whether a block that is in use starts at `address`; if not, what freeing it would be.
    pub fn in_use(&self, address: u64) -> Result<Block, BadFree> {
        let block = self.heap.at(address).filter(|b| b.base == address).ok_or(BadFree::Invalid)?;
        if block.freed.is_some() { Err(BadFree::Double) } else { Ok(block) }
    }

    /// Says who gave the block in use that starts at `address`; nothing if there is none.
    pub(crate) fn set_maker(&mut self, address: u64, maker: Maker) {
        if self.in_use(address).is_ok_and(|block| block.maker != maker)
            && let Some(block) = Arc::make_mut(&mut self.heap).block_mut(address)
        {
            block.maker = maker;
        }
    }

    /// Says what the heap block at `address` is for people; see [`Given`].
    pub fn name_block(&mut self, address: u64, given: Given) {
        Arc::make_mut(&mut self.heap).name(address, given);
    }

    /// Keeps the calls that asked for the block at `address`.
    pub(crate) fn keep_calls(&mut self, address: u64, calls: Arc<[StackEntry]>) {
        Arc::make_mut(&mut self.heap).keep_calls(address, calls);
    }

    /// The calls that asked for the block at `address`, innermost first, if they are kept.
    pub(crate) fn calls(&self, address: u64) -> &[StackEntry] {
        self.heap.calls(address).map_or(&[], |calls| calls)
    }

    /// The heap block that was allocated just before the one that starts at `address`.
    pub fn block_before(&self, address: u64) -> Option<Block> {
        let own = self.heap.at(address).filter(|block| block.base == address)?;
        self.heap.neighbours(own.base - 1).0
    }

    /// The heap block that starts at `address`, in use.
    pub fn usable_size(&self, address: u64) -> Option<u64> {
        let block = self.heap.at(address)?;
        (block.base == address && block.freed.is_none()).then_some(block.size)
    }

    /// Heap bytes in use, and bytes of large globals written to.
    pub fn live_bytes(&self) -> u64 {
        self.heap.live_bytes() + self.space.filled_bytes()
    }

    /// Heap bytes in use.
    pub fn heap_bytes(&self) -> u64 {
        self.heap.live_bytes()
    }

    /// Bytes that it takes or may take: what the program asked for, or the pages that it has written if they take more, as
    /// those with symbolic bytes do; and the list of blocks.
    pub fn bytes(&self) -> u64 {
        self.live_bytes().max(positive(self.space.held())) + self.heap.bytes_of_list()
    }

    /// What [`Memory::bytes`] would be if a range were written, so that its pages took `weight`.
    pub fn bytes_once_written(&self, address: u64, len: u64, weight: u64) -> u64 {
        let held = self.space.held().wrapping_sub(self.space.held_in(address, len));
        let held = positive(held).saturating_add(weight);
        let live = self.live_bytes().saturating_add(self.space.fills(address, len));
        live.max(held).saturating_add(self.heap.bytes_of_list())
    }

    /// What the pages take that a range is copied to.
    pub fn bytes_of_copy(&self, from: u64, len: u64) -> u64 {
        self.space.bytes_of_copy(from, len)
    }

    /// The same, about, of a copy to a new block.
    pub fn bytes_of_copy_to_new(&self, from: u64, len: u64) -> u64 {
        self.space.bytes_of_copy_to_new(from, len)
    }

    /// And those that `len` bytes are written to, all of them symbolic or none.
    pub fn bytes_of_fill(symbolic: bool, len: u64) -> u64 {
        // The range may begin and end within a page.
        (len / PAGE_SIZE as u64 + 2).saturating_mul(page::Page::takes(symbolic))
    }

    /// Heap blocks that were freed, in the order of their allocation.
    pub(crate) fn freed_blocks(&self) -> impl Iterator<Item = &Block> {
        self.heap.freed_blocks()
    }

    /// Heap blocks in use, in the order of their allocation (for the leak check).
    pub fn live_blocks(&self) -> impl Iterator<Item = &Block> {
        self.heap.live_blocks()
    }

    /// All that is told of heap blocks by addresses and by later allocations.
    pub(crate) fn write_heap(&self, words: &mut Vec<u64>) {
        self.heap.write(words);
    }

    /// The heap block that contains the address, in use or freed.
    pub fn block_at(&self, address: u64) -> Option<Block> {
        self.heap.at(address)
    }

    /// The heap block in use that contains the address.
    pub fn live_block_at(&self, address: u64) -> Option<Block> {
        self.block_at(address).filter(|block| block.freed.is_none())
    }

    // ---- stack --------------------------------------------------------------------------------------------------

    /// The stack pointer, to give back to [`Memory::pop_to`].
    #[inline]
    pub fn stack_pointer(&self) -> u64 {
        self.stacks.running.pointer()
    }

    /// The live blocks of all stacks: base and size.
    pub fn stack_ranges(&self) -> Vec<(u64, u64)> {
        self.stacks.live_blocks().map(|b| (b.base, b.size)).collect()
    }

    /// There never was a second thread.
    pub fn is_one_thread(&self) -> bool {
        self.stacks.is_one()
    }

    /// The thread that runs, by number; the first is 0.
    pub(crate) fn thread(&self) -> u64 {
        self.stacks.thread()
    }

    /// Expects a thread with its block of variables; false if there is no room for its stack.
    pub(crate) fn add_thread(&mut self, thread: u64, block: u64) -> bool {
        self.stacks.add(thread, block)
    }

    /// The running thread's block of variables that each has its own of; 0 for the first thread.
    pub(crate) fn own_block(&self) -> u64 {
        self.stacks.block()
    }

    /// Goes on with another thread's stack; see [`Stacks::switch`].
    pub(crate) fn switch_stack(&mut self, thread: u64) {
        self.stacks.switch(thread);
    }

    /// Of the stack of the thread that runs, where nothing is in use: from the lowest address that it may grow to up to its pointer.
    pub(crate) fn unused_stack(&self) -> std::ops::Range<u64> {
        self.stacks.floor()..self.stacks.running.pointer()
    }

    /// Writes the initial values of the variables that each thread has its own of to a thread's block.
    pub(crate) fn initialise_thread_locals(
        &mut self,
        all: &ThreadLocals,
        block: u64,
    ) -> Result<(), BadAccess> {
        let program = self.program.clone();
        self.space.set(block, Byte::concrete(0), all.size())?;
        for (global, offset) in all.iter() {
            initialise(&mut self.space, &program.globals[global], block + offset)?;
        }
        Ok(())
    }

    /// Enters a function: its slots become addressable, zero, not initialised. Returns the base that
    /// [`symvm_frontend::program::Slot::offset`] counts from.
    #[inline]
    pub fn push_frame(&mut self, id: FuncId, call: LocId) -> Result<u64, Overflow> {
        let function: &Function = &self.program.functions[id.index()];
        let base = self.stacks.running.push_frame(id, function.frame_size, function.frame_align, call)?;
        if !function.slots.is_empty() {
            self.space.map_slots(base, function.frame_size, &function.slots);
        }
        Ok(base)
    }

    /// Makes a block on the stack for the running frame: run-time `alloca`, by-value copy, variable arguments.
    pub fn push_area(
        &mut self,
        area: Area,
        size: u64,
        align: u64,
        function: FuncId,
        loc: LocId,
    ) -> Result<u64, Overflow> {
        let base = self.stacks.running.push(StackBlock { base: 0, size, area, function, loc }, align)?;
        self.space.map(base, size, false);
        Ok(base)
    }

    /// Leaves frames and areas made since the stack pointer was `pointer` (return, `stackrestore`, `longjmp`).
    #[inline]
    pub fn pop_to(&mut self, pointer: u64) {
        let space = &mut self.space;
        self.stacks.running.pop_to(pointer, |block| space.unmap(block.base, block.size));
    }
}

/// Writes a variable's initial value to `to`; zeros at its end are there already.
fn initialise(space: &mut Space, global: &Global, to: u64) -> Result<(), BadAccess> {
    let init = &global.init[..global.init.len().min(global.size as usize)];
    space.write(to, init)?;
    for part in global.undefined.iter().filter(|_| !global.library) {
        space.mark_unwritten(to + part.start, part.end - part.start);
    }
    Ok(())
}

/// Of a number that wraps below zero.
fn positive(bytes: u64) -> u64 {
    (bytes as i64).max(0) as u64
}

#[cfg(test)]
mod tests;
