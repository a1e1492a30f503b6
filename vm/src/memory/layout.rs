//! Where things are in the machine's address space.
//!
//! Windows of 2^44 bytes: globals at the bottom (after the null page), heap above, function and block addresses
//! (which are no memory) higher, the stack under the top of the user half, growing down as on x86-64.

pub use symvm_frontend::program::{BLOCK_BASE, FUNCTION_BASE, GLOBAL_BASE, RED_ZONE};

/// log2 of a window's size.
pub const WINDOW_BITS: u32 = 44;
/// Window of the globals.
pub const GLOBAL_WINDOW: u64 = 0;
/// Window of the heap.
pub const HEAP_WINDOW: u64 = 1;
/// Window of the stack.
pub const STACK_WINDOW: u64 = 7;

/// First address of the heap's window.
pub const HEAP_BASE: u64 = HEAP_WINDOW << WINDOW_BITS;
/// Largest heap block, and largest sum of all blocks ever allocated.
pub const HEAP_SIZE: u64 = 1 << WINDOW_BITS;
/// End of the stack: its first block ends here.
pub const STACK_TOP: u64 = 0x7fff_ffff_f000;
/// Most stack a machine can have.
pub const STACK_MAX: u64 = 1 << 40;
/// Addresses below this, or this far below zero, are called null.
pub const NULL_END: u64 = GLOBAL_BASE;
/// How far past the last heap block or global an access is still called out of bounds of it, not wild.
pub const NEAR: u64 = 1 << 20;

/// Rounds down to a power of two; `None` on none.
#[inline]
pub fn align_down(x: u64, align: u64) -> u64 {
    x & !(align.max(1) - 1)
}

/// Rounds up to a power of two.
#[inline]
pub fn align_up(x: u64, align: u64) -> Option<u64> {
    Some(align_down(x.checked_add(align.max(1) - 1)?, align))
}
