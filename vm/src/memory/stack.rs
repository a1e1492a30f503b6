//! The stack: one block per active frame, and one per run-time `alloca`, by-value copy or variable-argument area.
//!
//! The slots of a frame are not registered one by one: a frame's block names its function, whose table of slots says
//! what lies where. The stack grows down; what lies between the stack pointer and the lowest address it ever had
//! belonged to frames that returned. A stack address is used again by later frames, so a dangling pointer is told
//! only while nothing new lives there.

use super::layout::{STACK_MAX, STACK_TOP, align_down};
use symvm_frontend::program::{FuncId, LocId, RED_ZONE};

/// What a stack block is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Area {
    /// The static slots of a frame.
    Frame,
    /// `alloca` at run time.
    Alloca,
    /// A by-value argument or variable arguments.
    Argument,
}

/// A block of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StackBlock {
    /// First address.
    pub base: u64,
    /// Bytes (of a frame: red zones and all).
    pub size: u64,
    /// What it is.
    pub area: Area,
    /// Whose it is.
    pub function: FuncId,
    /// Where it was made.
    pub loc: LocId,
}

/// The stack limit was exceeded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overflow;

/// How many dead blocks are remembered by name.
const REMEMBERED: usize = 32;
/// What a call takes besides its slots, as return address and saved registers do natively: endless recursion of a
/// function without locals overflows, too.
const CALL_COST: u64 = 48;

/// The stack's blocks and its pointer.
#[derive(Clone, Debug)]
pub struct Stack {
    blocks: imbl::Vector<StackBlock>,
    pointer: u64,
    limit: u64,
    lowest: u64,
    dead: [Option<StackBlock>; REMEMBERED],
    next_dead: u8,
}

impl Stack {
    /// An empty stack that may grow to `limit` bytes.
    pub fn new(limit: u64) -> Self {
        Stack {
            blocks: imbl::Vector::new(),
            pointer: STACK_TOP,
            limit: STACK_TOP - limit.min(STACK_MAX),
            lowest: STACK_TOP,
            dead: [None; REMEMBERED],
            next_dead: 0,
        }
    }

    /// The stack pointer: everything at or above it is in use.
    #[inline]
    pub fn pointer(&self) -> u64 {
        self.pointer
    }

    /// The lowest address the stack pointer ever had.
    pub fn lowest(&self) -> u64 {
        self.lowest
    }

    /// Makes room for a frame with `size` bytes of slots (red zones included); returns their base.
    #[inline]
    pub fn push_frame(
        &mut self,
        function: FuncId,
        size: u64,
        align: u32,
        loc: LocId,
    ) -> Result<u64, Overflow> {
        let base = self.lower(CALL_COST.saturating_add(size), u64::from(align))?;
        if size > 0 {
            self.blocks.push_back(StackBlock { base, size, area: Area::Frame, function, loc });
        }
        Ok(base)
    }

    /// Makes room for a block of `size` bytes with red zones around it.
    pub fn push(&mut self, block: StackBlock, align: u64) -> Result<u64, Overflow> {
        let total = block.size.max(1).saturating_add(2 * RED_ZONE.max(align));
        // Aligning the lower red zone's start keeps the block's base aligned.
        let base = self.lower(total, align)? + RED_ZONE.max(align);
        self.blocks.push_back(StackBlock { base, ..block });
        Ok(base)
    }

    #[inline]
    fn lower(&mut self, size: u64, align: u64) -> Result<u64, Overflow> {
        let pointer = align_down(self.pointer.checked_sub(size).ok_or(Overflow)?, align.max(16));
        if pointer < self.limit {
            return Err(Overflow);
        }
        self.pointer = pointer;
        self.lowest = self.lowest.min(pointer);
        Ok(pointer)
    }

    /// Raises the pointer (return, `stackrestore`); `dead` is told of each block that dies.
    #[inline]
    pub fn pop_to(&mut self, pointer: u64, mut dead: impl FnMut(&StackBlock)) {
        while let Some(block) = self.blocks.last().copied()
            && block.base < pointer
        {
            self.blocks.pop_back();
            dead(&block);
            self.dead[usize::from(self.next_dead) % REMEMBERED] = Some(block);
            self.next_dead = self.next_dead.wrapping_add(1);
        }
        self.pointer = self.pointer.max(pointer).min(STACK_TOP);
    }

    /// The live blocks next to an address: the one at or below it, and the one above it.
    pub fn neighbours(&self, address: u64) -> (Option<StackBlock>, Option<StackBlock>) {
        // Bases descend.
        let above = self.blocks.binary_search_by(|b| address.cmp(&b.base).then(std::cmp::Ordering::Less));
        let index = above.unwrap_or_else(|index| index);
        let first_at_or_below =
            if self.blocks.get(index).is_some_and(|b| b.base > address) { index + 1 } else { index };
        let below = self.blocks.get(first_at_or_below).copied();
        let above = first_at_or_below.checked_sub(1).and_then(|i| self.blocks.get(i)).copied();
        (below, above)
    }

    /// The block that died last among those remembered at an address.
    pub fn dead_at(&self, address: u64) -> Option<StackBlock> {
        (1..=REMEMBERED as u8)
            .map(|back| self.dead[usize::from(self.next_dead.wrapping_sub(back)) % REMEMBERED])
            .map_while(|block| block)
            .find(|b| address >= b.base && address - b.base < b.size)
    }
}
