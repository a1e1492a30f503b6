//! The stacks of a program's threads: one that runs, and those of threads that wait, whose blocks may be addressed all the same.
//!
//! Each lies below the one before, as far from it as a stack may grow.

use super::PAGE_SIZE;
use super::layout::{NEAR, STACK_MAX, STACK_TOP, WINDOW_BITS};
use super::stack::{FrozenStack, MARKS, Stack, StackBlock};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The stacks of threads that wait, by thread; they are shared.
type Others = Option<Arc<BTreeMap<u64, Arc<Stack>>>>;

/// All stacks.
#[derive(Debug)]
pub(crate) struct Stacks {
    /// That of the thread that runs.
    pub running: Stack,
    thread: u64,
    others: Others,
    /// Bytes that one may grow to.
    limit: u64,
}

/// What snapshots share of all stacks.
#[derive(Clone, Debug)]
pub(crate) struct FrozenStacks {
    running: FrozenStack,
    thread: u64,
    others: Others,
}

impl FrozenStacks {
    /// They are the same, not only equal.
    pub fn is(&self, other: &Self) -> bool {
        let same_others = match (&self.others, &other.others) {
            (Some(a), Some(b)) => Arc::ptr_eq(a, b),
            (a, b) => a.is_none() && b.is_none(),
        };
        self.thread == other.thread && same_others && self.running.is(&other.running)
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
        Self { running: Stack::new(STACK_TOP, limit), thread: 0, others: None, limit }
    }

    /// The thread that runs.
    pub fn thread(&self) -> u64 {
        self.thread
    }

    /// There never was a second thread.
    pub fn is_one(&self) -> bool {
        self.others.is_none()
    }

    /// Expects a thread; false if the address space has no room for its stack.
    pub fn add(&mut self, thread: u64) -> bool {
        let end = thread.checked_add(1).and_then(|count| count.checked_mul(stride(self.limit)));
        let fits = end.is_some_and(|end| end < 1 << WINDOW_BITS);
        if fits {
            self.others.get_or_insert_default();
        }
        fits
    }

    /// Goes on with the stack of another thread, empty if it has none; the one that ran keeps its own. (Of one that has ended it
    /// tells what lay there, until another has its number.)
    pub fn switch(&mut self, thread: u64) {
        let others = Arc::make_mut(self.others.get_or_insert_default());
        let next = match others.remove(&thread) {
            Some(stack) => Stack::clone(&stack),
            None => Stack::new(top_of(thread, self.limit), self.limit),
        };
        let mut last = std::mem::replace(&mut self.running, next);
        // Its copies share what is frozen.
        last.freeze();
        others.insert(self.thread, Arc::new(last));
        self.thread = thread;
    }

    /// The stack that an address belongs to, above or below its pointer. A program of one thread has but one.
    pub fn at(&self, address: u64) -> Option<&Stack> {
        let Some(others) = &self.others else { return Some(&self.running) };
        // What lies just above a stack is called out of its bounds.
        let thread = (STACK_TOP + NEAR - 1).checked_sub(address)? / stride(self.limit);
        match thread == self.thread {
            true => Some(&self.running),
            false => others.get(&thread).map(|stack| &**stack),
        }
    }

    /// The blocks in use of all stacks.
    pub fn live_blocks(&self) -> impl Iterator<Item = &StackBlock> {
        let others = self.others.iter().flat_map(|others| others.values());
        self.running.live_blocks().chain(others.flat_map(|stack| stack.live_blocks()))
    }

    /// The lowest address at which the stack of the thread that runs may have a block.
    pub fn floor(&self) -> u64 {
        top_of(self.thread, self.limit) - self.limit.min(STACK_MAX)
    }

    /// Freezes the present state, but for [marks](Stack::marks); answers the bytes that are shared anew, too.
    pub fn freeze(&mut self) -> (FrozenStacks, u64) {
        let (running, bytes) = self.running.freeze();
        (FrozenStacks { running, thread: self.thread, others: self.others.clone() }, bytes)
    }

    /// Goes on from a frozen state; each may grow to `limit` bytes.
    pub fn thaw(frozen: &FrozenStacks, marks: [u64; MARKS], limit: u64) -> Self {
        let FrozenStacks { running, thread, others } = frozen;
        let running = Stack::thaw(running, marks, top_of(*thread, limit), limit);
        Self { running, thread: *thread, others: others.clone(), limit }
    }
}
