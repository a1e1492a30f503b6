//! A persistent radix tree from page numbers to pages: cloning is O(1), writing copies the path.
//!
//! The address space has three windows in use (globals, heap, stack), far apart. Each has its own tree, counted from
//! the window's first page (the stack's from its top), and a tree is only as high as its largest key needs: a small
//! program's whole memory hangs off three nodes.

use super::layout;
use super::page::{PAGE_BITS, Page};
use std::sync::Arc;

/// A page as the tree and snapshots share it; whoever is its only owner may write to it. (These counted pointers can be
/// told to be unique for good, so that a store need not ask again, and have no second counter.)
pub type Shared = triomphe::Arc<Page>;

const FAN_BITS: u32 = 4;
const FAN: usize = 1 << FAN_BITS;

#[derive(Clone, Debug)]
enum Node {
    Leaf([Option<Shared>; FAN]),
    Inner([Option<Arc<Node>>; FAN]),
}

impl Node {
    fn empty(level: u32) -> Node {
        if level == 0 { Node::Leaf(Default::default()) } else { Node::Inner(Default::default()) }
    }
}

/// One window's tree.
#[derive(Clone, Debug, Default)]
struct Radix {
    root: Option<Arc<Node>>,
    /// Levels above the leaves.
    height: u32,
}

/// Position of `key`'s child in a node of `level`.
#[inline]
fn digit(key: u64, level: u32) -> usize {
    (key >> (level * FAN_BITS)) as usize % FAN
}

/// Keys below a node of `level`.
fn span(level: u32) -> u64 {
    1 << ((level + 1) * FAN_BITS)
}

impl Radix {
    fn get(&self, key: u64) -> Option<&Shared> {
        if key >= span(self.height) {
            return None;
        }
        let mut node = self.root.as_ref()?;
        let mut level = self.height;
        loop {
            match &**node {
                Node::Leaf(pages) => return pages[digit(key, 0)].as_ref(),
                Node::Inner(nodes) => node = nodes[digit(key, level)].as_ref()?,
            }
            level -= 1;
        }
    }

    fn grow(&mut self, key: u64) {
        while key >= span(self.height) {
            self.height += 1;
            if let Some(old) = self.root.take() {
                let mut nodes: [Option<Arc<Node>>; FAN] = Default::default();
                nodes[0] = Some(old);
                self.root = Some(Arc::new(Node::Inner(nodes)));
            }
        }
    }

    fn set(&mut self, key: u64, page: Shared) {
        self.grow(key);
        let mut slot = &mut self.root;
        let mut level = self.height;
        loop {
            let node = Arc::make_mut(slot.get_or_insert_with(|| Arc::new(Node::empty(level))));
            match node {
                Node::Leaf(pages) => {
                    pages[digit(key, 0)] = Some(page);
                    return;
                }
                Node::Inner(nodes) => slot = &mut nodes[digit(key, level)],
            }
            level -= 1;
        }
    }

    /// Takes a page out, if nobody shares the path to it.
    fn take(&mut self, key: u64) -> Option<Shared> {
        if key >= span(self.height) {
            return None;
        }
        let mut slot = &mut self.root;
        let mut level = self.height;
        loop {
            match Arc::get_mut(slot.as_mut()?)? {
                Node::Leaf(pages) => return pages[digit(key, 0)].take(),
                Node::Inner(nodes) => slot = &mut nodes[digit(key, level)],
            }
            level -= 1;
        }
    }

    /// Shows all pages with their keys.
    fn each(node: Option<&Arc<Node>>, level: u32, base: u64, f: &mut dyn FnMut(u64, &Shared)) {
        match node.map(|node| &**node) {
            None => {}
            Some(Node::Leaf(pages)) => {
                for (page, key) in pages.iter().zip(base..) {
                    if let Some(page) = page {
                        f(key, page);
                    }
                }
            }
            Some(Node::Inner(nodes)) => {
                for (node, i) in nodes.iter().zip(0..) {
                    Self::each(node.as_ref(), level - 1, base + i * span(level - 1), f);
                }
            }
        }
    }

    /// The sum of `f` over the keys `from..to`. Neighbours that are the same subtree, as [`Radix::fill`] leaves them, are
    /// looked at once.
    fn sum(&self, from: u64, to: u64, f: &dyn Fn(Option<&Page>) -> u64) -> u64 {
        let end = to.min(span(self.height)).max(from);
        let beyond = if end < to { (to - end).saturating_mul(f(None)) } else { 0 };
        if from == end {
            beyond
        } else {
            beyond.saturating_add(Self::sum_node(self.root.as_ref(), self.height, from, end, f))
        }
    }

    fn sum_node(
        slot: Option<&Arc<Node>>,
        level: u32,
        from: u64,
        to: u64,
        f: &dyn Fn(Option<&Page>) -> u64,
    ) -> u64 {
        let Some(node) = slot else { return (to - from).saturating_mul(f(None)) };
        let mut total = 0u64;
        match &**node {
            Node::Leaf(pages) => {
                for page in &pages[from as usize..to as usize] {
                    total = total.saturating_add(f(page.as_ref().map(|p| &**p)));
                }
            }
            Node::Inner(nodes) => {
                let child = span(level - 1);
                let mut known: Option<(Option<*const Node>, u64)> = None;
                for (i, slot) in nodes.iter().enumerate() {
                    let base = i as u64 * child;
                    let (low, high) = (from.max(base), to.min(base + child));
                    if low >= high {
                        continue;
                    }
                    let (whole, identity) = (high - low == child, slot.as_ref().map(Arc::as_ptr));
                    let sum = match known {
                        Some((same, sum)) if whole && same == identity => sum,
                        _ => Self::sum_node(slot.as_ref(), level - 1, low - base, high - base, f),
                    };
                    known = whole.then_some((identity, sum)).or(known);
                    total = total.saturating_add(sum);
                }
            }
        }
        total
    }

    /// Sets all keys in `range` to one page, or to none. Whole subtrees are shared, so the cost is logarithmic.
    fn fill(&mut self, from: u64, to: u64, page: Option<&Shared>) {
        if page.is_some() {
            self.grow(to - 1);
        }
        let to = to.min(span(self.height));
        if from >= to {
            return;
        }
        // full[l] is a node of level l with every page set.
        let mut full: Vec<Arc<Node>> = Vec::new();
        if let Some(page) = page {
            full.push(Arc::new(Node::Leaf(std::array::from_fn(|_| Some(page.clone())))));
            for level in 1..=self.height as usize {
                let child = full[level - 1].clone();
                full.push(Arc::new(Node::Inner(std::array::from_fn(|_| Some(child.clone())))));
            }
        }
        Self::fill_node(&mut self.root, self.height, from, to, page, &full);
    }

    fn fill_node(
        slot: &mut Option<Arc<Node>>,
        level: u32,
        from: u64,
        to: u64,
        page: Option<&Shared>,
        full: &[Arc<Node>],
    ) {
        if from == 0 && to == span(level) {
            *slot = full.get(level as usize).cloned();
            return;
        }
        if slot.is_none() && page.is_none() {
            return;
        }
        let node = Arc::make_mut(slot.get_or_insert_with(|| Arc::new(Node::empty(level))));
        match node {
            Node::Leaf(pages) => pages[from as usize..to as usize].fill(page.cloned()),
            Node::Inner(nodes) => {
                let child = span(level - 1);
                for (i, slot) in nodes.iter_mut().enumerate() {
                    let base = i as u64 * child;
                    let (low, high) = (from.max(base), to.min(base + child));
                    if low < high {
                        Self::fill_node(slot, level - 1, low - base, high - base, page, full);
                    }
                }
            }
        }
    }
}

/// All pages of a memory.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    windows: [Radix; 3],
}

const STACK_LAST: u64 = (layout::STACK_TOP - 1) >> PAGE_BITS;
const HEAP_FIRST: u64 = layout::HEAP_BASE >> PAGE_BITS;

/// Window and key of a page number, if it can be mapped at all.
#[inline]
fn locate(number: u64) -> Option<(usize, u64)> {
    match number >> (layout::WINDOW_BITS - PAGE_BITS) {
        layout::GLOBAL_WINDOW => Some((0, number)),
        layout::HEAP_WINDOW => Some((1, number - HEAP_FIRST)),
        layout::STACK_WINDOW => Some((2, STACK_LAST.checked_sub(number)?)),
        _ => None,
    }
}

impl Tree {
    /// The page of that number.
    pub fn get(&self, number: u64) -> Option<&Shared> {
        let (window, key) = locate(number)?;
        self.windows[window].get(key)
    }

    /// Puts a page; a number outside the windows is ignored (nothing is ever allocated there).
    pub fn set(&mut self, number: u64, page: Shared) {
        if let Some((window, key)) = locate(number) {
            self.windows[window].set(key, page);
        }
    }

    /// Takes a page out if no snapshot shares it.
    pub fn take(&mut self, number: u64) -> Option<Shared> {
        let (window, key) = locate(number)?;
        self.windows[window].take(key)
    }

    /// Shows all pages with their numbers. Not for trees with [filled](Tree::fill) ranges, which may be long.
    pub fn each(&self, f: &mut dyn FnMut(u64, &Shared)) {
        let numbers: [fn(u64) -> u64; 3] = [|key| key, |key| key + HEAP_FIRST, |key| STACK_LAST - key];
        for (window, number) in self.windows.iter().zip(numbers) {
            Radix::each(window.root.as_ref(), window.height, 0, &mut |key, page| f(number(key), page));
        }
    }

    /// Sets the pages `from..to` (within one window) to one shared page, or removes them.
    pub fn fill(&mut self, from: u64, to: u64, page: Option<&Shared>) {
        if from >= to {
            return;
        }
        if let (Some((window, a)), Some((_, b))) = (locate(from), locate(to - 1)) {
            self.windows[window].fill(a.min(b), a.max(b) + 1, page);
        }
    }

    /// The sum of `f` over the pages `from..to`, at a cost that depends on how many different ones there are. (A range that
    /// leaves its window is taken for empty.)
    pub fn sum(&self, from: u64, to: u64, f: &dyn Fn(Option<&Page>) -> u64) -> u64 {
        if from >= to {
            return 0;
        }
        match (locate(from), locate(to - 1)) {
            (Some((window, a)), Some((same, b))) if window == same => {
                self.windows[window].sum(a.min(b), a.max(b) + 1, f)
            }
            _ => (to - from).saturating_mul(f(None)),
        }
    }
}
