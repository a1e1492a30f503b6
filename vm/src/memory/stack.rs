//! The stack: one block per active frame, and one per run-time `alloca`, by-value copy or variable-argument area.
//!
//! The slots of a frame are not registered one by one: a frame's block names its function, whose table of slots says
//! what lies where. The stack grows down; what lies between the stack pointer and the lowest address it ever had
//! belonged to frames that returned. A stack address is used again by later frames, so a dangling pointer is told
//! only while nothing new lives there.

use super::layout::{STACK_MAX, align_down};
use crate::chain::{Link, same};
use std::sync::Arc;
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

/// The last blocks that died.
type Dead = [Option<StackBlock>; REMEMBERED];

/// Blocks that snapshots share, oldest first, on top of others.
#[derive(Debug)]
struct Chunk {
    blocks: Box<[StackBlock]>,
    below: Option<Arc<Chunk>>,
}

/// As many blocks as a return into a shared part of the stack copies back.
const CHUNK: usize = 16;

impl Link for Chunk {
    fn release(&mut self) -> Option<Arc<Self>> {
        self.below.take()
    }
}

impl Drop for Chunk {
    fn drop(&mut self) {
        self.unlink();
    }
}

/// The stack's blocks and its pointer.
#[derive(Clone, Debug)]
pub struct Stack {
    /// The newest blocks, oldest first.
    live: Vec<StackBlock>,
    /// Those below.
    frozen: Option<Arc<Chunk>>,
    /// Where its first block ends.
    top: u64,
    pointer: u64,
    limit: u64,
    lowest: u64,
    dead: Box<Dead>,
    next_dead: u8,
    /// What snapshots share of `dead`, unless a block has died since.
    shared_dead: Option<Arc<Dead>>,
}

/// What snapshots share of a stack.
#[derive(Clone, Debug)]
pub struct FrozenStack {
    blocks: Option<Arc<Chunk>>,
    dead: Arc<Dead>,
}

impl FrozenStack {
    /// It is the same, not only equal.
    pub fn is(&self, other: &Self) -> bool {
        same(self.blocks.as_ref(), other.blocks.as_ref()) && Arc::ptr_eq(&self.dead, &other.dead)
    }
}

/// The numbers of a stack.
pub const MARKS: usize = 3;

impl Stack {
    /// An empty stack that may grow from `top` down to `limit` bytes.
    pub fn new(top: u64, limit: u64) -> Self {
        Stack {
            live: Vec::new(),
            frozen: None,
            top,
            pointer: top,
            limit: top - limit.min(STACK_MAX),
            lowest: top,
            dead: Box::new([None; REMEMBERED]),
            next_dead: 0,
            shared_dead: None,
        }
    }

    /// Freezes the present state, but for its [marks](Stack::marks): O(blocks made since the last time). Answers how
    /// many bytes belong to it and not to what was frozen before, too.
    pub fn freeze(&mut self) -> (FrozenStack, u64) {
        let mut bytes = self.live.len() * size_of::<StackBlock>();
        for blocks in self.live.chunks(CHUNK) {
            bytes += size_of::<Chunk>();
            self.frozen = Some(Arc::new(Chunk { blocks: blocks.into(), below: self.frozen.take() }));
        }
        self.live.clear();
        let dead = self.shared_dead.get_or_insert_with(|| {
            bytes += size_of::<Dead>();
            Arc::new(*self.dead)
        });
        (FrozenStack { blocks: self.frozen.clone(), dead: dead.clone() }, bytes as u64)
    }

    /// The stack's numbers: pointer, lowest address, position among the dead blocks.
    pub fn marks(&self) -> [u64; MARKS] {
        [self.pointer, self.lowest, self.next_dead.into()]
    }

    /// Goes on from a frozen state of a stack at `top`, with a limit of so many bytes.
    pub fn thaw(frozen: &FrozenStack, marks: [u64; MARKS], top: u64, limit: u64) -> Self {
        let [pointer, lowest, next_dead] = marks;
        Stack {
            live: Vec::new(),
            frozen: frozen.blocks.clone(),
            top,
            pointer,
            limit: top - limit.min(STACK_MAX),
            lowest,
            dead: Box::new(*frozen.dead),
            next_dead: next_dead as u8,
            shared_dead: Some(frozen.dead.clone()),
        }
    }

    /// Where its first block ends.
    pub fn top(&self) -> u64 {
        self.top
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
            self.live.push(StackBlock { base, size, area: Area::Frame, function, loc });
        }
        Ok(base)
    }

    /// As if a frame without slots were pushed and popped; false (and nothing is done) if there is no room for it.
    #[inline]
    pub fn visit(&mut self, align: u32) -> bool {
        let pointer = self.pointer;
        let fits = self.lower(CALL_COST, u64::from(align)).is_ok();
        self.pointer = pointer;
        fits
    }

    /// Makes room for a block of `size` bytes with red zones around it.
    pub fn push(&mut self, block: StackBlock, align: u64) -> Result<u64, Overflow> {
        let total = block.size.max(1).saturating_add(2 * RED_ZONE.max(align));
        // Aligning the lower red zone's start keeps the block's base aligned.
        let base = self.lower(total, align)? + RED_ZONE.max(align);
        self.live.push(StackBlock { base, ..block });
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
        loop {
            while let Some(block) = self.live.last().copied()
                && block.base < pointer
            {
                self.live.pop();
                dead(&block);
                self.dead[usize::from(self.next_dead) % REMEMBERED] = Some(block);
                self.next_dead = self.next_dead.wrapping_add(1);
                self.shared_dead = None;
            }
            if !self.live.is_empty() || !self.copy_back(pointer) {
                break;
            }
        }
        self.pointer = self.pointer.max(pointer).min(self.top);
    }

    /// Takes the newest chunk back if some of it lies below `pointer`.
    fn copy_back(&mut self, pointer: u64) -> bool {
        let Some(chunk) = self.frozen.take_if(|c| c.blocks.last().is_some_and(|b| b.base < pointer)) else {
            return false;
        };
        self.live.extend_from_slice(&chunk.blocks);
        self.frozen = chunk.below.clone();
        true
    }

    /// The live blocks, in runs, innermost first.
    fn runs(&self) -> impl Iterator<Item = &[StackBlock]> {
        let chunks = std::iter::successors(self.frozen.as_deref(), |c| c.below.as_deref());
        std::iter::once(&self.live[..]).chain(chunks.map(|c| &c.blocks[..]))
    }

    /// The live blocks.
    pub fn live_blocks(&self) -> impl Iterator<Item = &StackBlock> {
        self.runs().flatten()
    }

    /// The live blocks next to an address: the one at or below it, and the one above it.
    pub fn neighbours(&self, address: u64) -> (Option<StackBlock>, Option<StackBlock>) {
        let mut below = None;
        for run in self.runs() {
            // Bases descend within a run, and each run lies above the one before.
            let index = run.partition_point(|b| b.base > address);
            below = run.get(index).copied().or(below);
            if let Some(above) = index.checked_sub(1).and_then(|i| run.get(i)) {
                return (below, Some(*above));
            }
        }
        (below, None)
    }

    /// The block that died last among those remembered at an address.
    pub fn dead_at(&self, address: u64) -> Option<StackBlock> {
        (1..=REMEMBERED as u8)
            .map(|back| self.dead[usize::from(self.next_dead.wrapping_sub(back)) % REMEMBERED])
            .map_while(|block| block)
            .find(|b| address >= b.base && address - b.base < b.size)
    }
}
