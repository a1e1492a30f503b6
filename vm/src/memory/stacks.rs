//! The stacks of a program's threads: one that runs, and those of threads that wait, whose blocks may be addressed all the same.
//!
//! Each lies below the one before, as far from it as a stack may grow.

use super::PAGE_SIZE;
use super::layout::{NEAR, STACK_MAX, STACK_TOP, WINDOW_BITS};
use super::stack::{FrozenStack, MARKS, Stack, StackBlock};
use crate::chain::same;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A stack, and the block of variables that its thread has of its own; 0 for the first, whose are where the program has them.
type Owned = (Arc<Stack>, u64);

/// The stacks of threads that wait, by thread; they are shared.
type Others = Option<Arc<BTreeMap<u64, Owned>>>;

/// All stacks.
#[derive(Debug)]
pub(crate) struct Stacks {
    /// That of the thread that runs.
    pub running: Stack,
    thread: u64,
    /// Its block of variables.
    block: u64,
    others: Others,
    /// Bytes that one may grow to.
    limit: u64,
}

/// What snapshots share of all stacks.
#[derive(Clone, Debug)]
pub(crate) struct FrozenStacks {
    running: FrozenStack,
    thread: u64,
    block: u64,
    others: Others,
}

impl FrozenStacks {
    /// They are the same, not only equal.
    pub fn is(&self, other: &Self) -> bool {
        self.thread == other.thread
            && same(self.others.as_ref(), other.others.as_ref())
            && self.running.is(&other.running)
    }
}

/// How far the stacks of two threads are apart, in bytes.
fn stride(limit: u64) -> u64 {
    (limit.min(STACK_MAX) + 2 * NEAR).next_multiple_of(PAGE_SIZE as u64)
}

fn top_of(thread: u64, limit: u64) -> u64 {
    STACK_TOP - thread * stride(limit)
}

impl Stacks {
    /// The empty stack of the first thread; each may grow to `limit` bytes.
    pub fn new(limit: u64) -> Self {
        Self { running: Stack::new(STACK_TOP, limit), thread: 0, block: 0, others: None, limit }
    }

    /// The thread that runs.
    pub fn thread(&self) -> u64 {
        self.thread
    }

    /// There never was a second thread.
    pub fn is_one(&self) -> bool {
        self.others.is_none()
    }

    /// The block of variables that the running thread has of its own; 0 for the first.
    pub fn block(&self) -> u64 {
        self.block
    }

    /// Expects a thread with its block of variables; false if the address space has no room for its stack.
    pub fn add(&mut self, thread: u64, block: u64) -> bool {
        let end = thread.checked_add(1).and_then(|count| count.checked_mul(stride(self.limit)));
        let fits = end.is_some_and(|end| end < 1 << WINDOW_BITS);
        if fits {
            let others = Arc::make_mut(self.others.get_or_insert_default());
            // Of one that had the number before, what lay on its stack may still be told.
            let stack = others.remove(&thread).map(|(stack, _)| stack);
            let new = || Arc::new(Stack::new(top_of(thread, self.limit), self.limit));
            others.insert(thread, (stack.unwrap_or_else(new), block));
        }
        fits
    }

    /// Goes on with the stack of another thread that is expected; the one that ran keeps its own. (Of one that has ended it tells
    /// what lay there.)
    pub fn switch(&mut self, thread: u64) {
        let others = Arc::make_mut(self.others.get_or_insert_default());
        let Some((next, block)) = others.remove(&thread) else { return };
        let next = Stack::clone(&next);
        let mut last = std::mem::replace(&mut self.running, next);
        // Its copies share what is frozen.
        last.freeze();
        others.insert(self.thread, (Arc::new(last), self.block));
        (self.thread, self.block) = (thread, block);
    }

    /// The stack that an address belongs to, above or below its pointer. A program of one thread has but one.
    pub fn at(&self, address: u64) -> Option<&Stack> {
        let Some(others) = &self.others else { return Some(&self.running) };
        // What lies just above a stack is called out of its bounds.
        let thread = (STACK_TOP + NEAR - 1).checked_sub(address)? / stride(self.limit);
        match thread == self.thread {
            true => Some(&self.running),
            false => others.get(&thread).map(|(stack, _)| &**stack),
        }
    }

    /// The blocks in use of all stacks.
    pub fn live_blocks(&self) -> impl Iterator<Item = &StackBlock> {
        let others = self.others.iter().flat_map(|others| others.values());
        self.running.live_blocks().chain(others.flat_map(|(stack, _)| stack.live_blocks()))
    }

    /// The lowest address at which the stack of the thread that runs may have a block.
    pub fn floor(&self) -> u64 {
        top_of(self.thread, self.limit) - self.limit.min(STACK_MAX)
    }

    /// Freezes the present state, but for [marks](Stack::marks); answers the bytes that are shared anew, too.
    pub fn freeze(&mut self) -> (FrozenStacks, u64) {
        let (running, bytes) = self.running.freeze();
        let (thread, block) = (self.thread, self.block);
        (FrozenStacks { running, thread, block, others: self.others.clone() }, bytes)
    }

    /// Goes on from a frozen state; each may grow to `limit` bytes.
    pub fn thaw(frozen: &FrozenStacks, marks: [u64; MARKS], limit: u64) -> Self {
        let FrozenStacks { running, thread, block, others } = frozen;
        let running = Stack::thaw(running, marks, top_of(*thread, limit), limit);
        Self { running, thread: *thread, block: *block, others: others.clone(), limit }
    }
}
