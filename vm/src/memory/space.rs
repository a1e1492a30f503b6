//! The flat space of copy-on-write pages: what a load and a store touch.
//!
//! In front of the persistent [`Tree`] sits a direct-mapped cache of pages (a software TLB). A line either *shares* a
//! page with the tree (reading only) or *owns* it in a plain box: the tree's copy is then stale or gone, and a store
//! needs no atomic operation. Owned lines are written back when they are evicted and by [`Space::snapshot`], which
//! therefore costs O(pages written since the last one), never O(memory).

use super::layout::WINDOW_BITS;
use super::page::{PAGE_BITS, PAGE_SIZE, Page};
use super::tree::{Shared, Tree};
use std::sync::Arc;
use symvm_frontend::program::Slot;
use symvm_solver::TermId;

const LINE_BITS: u32 = 8;
const LINES: usize = 1 << LINE_BITS;
/// No page has this number (page numbers have 54 bits).
const NO_PAGE: u64 = u64::MAX;

/// One byte of memory: a value, or a term (then `value` means nothing).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Byte {
    /// The concrete value, when `term` is [`TermId::NONE`].
    pub value: u8,
    /// The 8-bit term, or [`TermId::NONE`].
    pub term: TermId,
}

impl Byte {
    /// A concrete byte.
    pub fn concrete(value: u8) -> Self {
        Byte { value, term: TermId::NONE }
    }

    /// A symbolic byte.
    pub fn symbolic(term: TermId) -> Self {
        Byte { value: 0, term }
    }

    /// It is a term.
    pub fn is_symbolic(self) -> bool {
        self.term != TermId::NONE
    }
}

/// The identity of a run of pages. Holding it keeps the pages as they are: whoever writes to one gets a copy.
#[derive(Clone, Debug)]
pub struct Pages(Box<[Shared]>);

impl PartialEq for Pages {
    fn eq(&self, other: &Self) -> bool {
        self.0.len() == other.0.len() && self.0.iter().zip(&other.0).all(|(a, b)| Arc::ptr_eq(a, b))
    }
}

/// Why the fast path of a load gave up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blocked {
    /// All bytes are addressable, some are symbolic.
    Symbolic,
    /// Some byte is not addressable.
    Fault,
}

/// An access that is not allowed; [`super::Memory::classify`] says why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadAccess {
    /// Start of the access that was asked for.
    pub address: u64,
    /// Its length.
    pub len: u64,
    /// It was a write.
    pub write: bool,
}

#[derive(Debug)]
enum Held {
    Nothing,
    Shared(Shared),
    Owned(Box<Page>),
}

#[derive(Debug)]
struct Line {
    number: u64,
    held: Held,
}

/// The pages of one machine.
#[derive(Debug)]
pub struct Space {
    tree: Tree,
    lines: Box<[Line; LINES]>,
    /// Bit per line: owned.
    owned: [u64; LINES / 64],
    /// Pages written since the last snapshot.
    written: u64,
    /// Pages of zeros, addressable throughout: [not initialised, initialised].
    zeros: [Shared; 2],
}

/// A frozen space.
#[derive(Clone, Debug)]
pub struct Frozen {
    tree: Tree,
    zeros: [Shared; 2],
    written: u64,
}

impl Frozen {
    /// About how many bytes belong to this snapshot and not to the one before it.
    pub fn bytes(&self) -> u64 {
        self.written * size_of::<Page>() as u64
    }
}

#[inline]
fn line_of(number: u64) -> usize {
    // The upper bits keep the windows' first pages apart.
    ((number ^ (number >> (WINDOW_BITS - PAGE_BITS - 4))) as usize) % LINES
}

/// A piece of a range within one page: page number, offset, length, distance from the range's start.
struct Piece {
    number: u64,
    offset: usize,
    len: usize,
    done: u64,
}

/// The pieces of a range that does not wrap around.
fn pieces(address: u64, len: u64) -> impl DoubleEndedIterator<Item = Piece> {
    let last = address.saturating_add(len.saturating_sub(1)) >> PAGE_BITS;
    let first = address >> PAGE_BITS;
    let end = if len == 0 { first } else { last + 1 };
    (first..end).map(move |number| {
        let page = number << PAGE_BITS;
        let low = address.max(page);
        let high = (address + (len - 1)).min(page + (PAGE_SIZE as u64 - 1));
        Piece { number, offset: (low - page) as usize, len: (high - low) as usize + 1, done: low - address }
    })
}

impl Default for Space {
    fn default() -> Self {
        let zeros = [false, true].map(|init| Arc::new(Box::new(Page::zeros(init))));
        Space::with(Tree::default(), zeros)
    }
}

impl Space {
    fn with(tree: Tree, zeros: [Shared; 2]) -> Self {
        let lines: Vec<Line> = (0..LINES).map(|_| Line { number: NO_PAGE, held: Held::Nothing }).collect();
        let lines: Box<[Line; LINES]> = lines.try_into().expect("as many lines as asked for");
        Space { tree, lines, owned: [0; LINES / 64], written: 0, zeros }
    }

    /// Continues from a frozen space.
    pub fn thaw(frozen: &Frozen) -> Self {
        Space::with(frozen.tree.clone(), frozen.zeros.clone())
    }

    /// Freezes the present state: O(pages written since the last time).
    pub fn freeze(&mut self) -> Frozen {
        for word in 0..self.owned.len() {
            while self.owned[word] != 0 {
                let index = word * 64 + self.owned[word].trailing_zeros() as usize;
                self.write_back(index);
            }
        }
        let written = std::mem::take(&mut self.written);
        Frozen { tree: self.tree.clone(), zeros: self.zeros.clone(), written }
    }

    /// Gives an owned line's page to the tree; the line goes on sharing it.
    fn write_back(&mut self, index: usize) {
        self.owned[index / 64] &= !(1 << (index % 64));
        let line = &mut self.lines[index];
        if let Held::Owned(page) = std::mem::replace(&mut line.held, Held::Nothing) {
            let shared: Shared = Arc::new(page);
            self.tree.set(line.number, shared.clone());
            line.held = Held::Shared(shared);
        }
    }

    /// Fills a line from the tree. False: no such page.
    #[cold]
    #[inline(never)]
    fn fill(&mut self, number: u64) -> bool {
        let index = line_of(number);
        let Some(page) = self.tree.get(number) else { return false };
        let page = page.clone();
        self.write_back(index);
        self.lines[index] = Line { number, held: Held::Shared(page) };
        true
    }

    /// The page of that number, for reading.
    #[inline]
    fn page(&mut self, number: u64) -> Option<&Page> {
        let index = line_of(number);
        if self.lines[index].number != number && !self.fill(number) {
            return None;
        }
        match &self.lines[index].held {
            Held::Owned(page) => Some(page),
            Held::Shared(page) => Some(page),
            Held::Nothing => None,
        }
    }

    /// Makes a line own its page. False: no such page.
    #[cold]
    #[inline(never)]
    fn own(&mut self, number: u64) -> bool {
        let index = line_of(number);
        if self.lines[index].number != number && !self.fill(number) {
            return false;
        }
        let line = &mut self.lines[index];
        let Held::Shared(shared) = std::mem::replace(&mut line.held, Held::Nothing) else { return false };
        // Only if no snapshot shares the page does the box itself move here.
        drop(self.tree.take(number));
        let page = Arc::try_unwrap(shared).unwrap_or_else(|shared| Box::new(Page::clone(&shared)));
        self.adopt(index, page);
        true
    }

    fn adopt(&mut self, index: usize, page: Box<Page>) {
        self.lines[index].held = Held::Owned(page);
        self.owned[index / 64] |= 1 << (index % 64);
        self.written += 1;
    }

    /// The page of that number, for writing.
    #[inline]
    fn page_mut(&mut self, number: u64) -> Option<&mut Page> {
        let index = line_of(number);
        let line = &self.lines[index];
        let ready = line.number == number && matches!(line.held, Held::Owned(_));
        if !ready && !self.own(number) {
            return None;
        }
        match &mut self.lines[index].held {
            Held::Owned(page) => Some(page),
            _ => None,
        }
    }

    /// The page of that number, made if there is none.
    #[inline]
    fn page_or_new(&mut self, number: u64) -> Option<&mut Page> {
        let index = line_of(number);
        if self.lines[index].number != number && !self.fill(number) {
            self.write_back(index);
            self.lines[index].number = number;
            self.adopt(index, Box::new(Page::blank()));
        }
        self.page_mut(number)
    }

    /// Looks at a page without moving it into the cache.
    fn peek_page(&self, number: u64) -> Option<&Page> {
        let line = &self.lines[line_of(number)];
        if line.number == number {
            return match &line.held {
                Held::Owned(page) => Some(page),
                Held::Shared(page) => Some(page),
                Held::Nothing => None,
            };
        }
        Some(self.tree.get(number)?)
    }

    // ---- the fast path ------------------------------------------------------------------------------------------

    // An access whose bits lie in one word of the page's bitmaps cannot leave the page: one test serves for both. The
    // rest (unaligned accesses across a 64-byte line) goes the general way.

    /// Loads `size` (1 to 8) bytes, little-endian.
    #[inline]
    pub fn load(&mut self, address: u64, size: u32) -> Result<u64, Blocked> {
        let (offset, len) = (address as usize % PAGE_SIZE, size as usize);
        let shift = offset % 64;
        if shift + len <= 64
            && len <= 8
            && let Some(page) = self.page(address >> PAGE_BITS)
            && page.symbolic.is_none()
            && !(page.addressable.word(offset) >> shift) & ((1 << len) - 1) == 0
            && let Some(bytes) = page.bytes.get(offset..offset + len)
        {
            return Ok(from_bytes(bytes));
        }
        self.load_slow(address, size)
    }

    /// Loads `N` (1, 2, 4 or 8) bytes if nothing stands in the way: the page is in the cache, the bytes are addressable
    /// and concrete, and do not cross a 64-byte line. [`Space::load`] does the same and the rest.
    #[inline(always)]
    pub fn load_quickly<const N: usize>(&self, address: u64) -> Option<u64> {
        let number = address >> PAGE_BITS;
        let line = &self.lines[line_of(number)];
        if line.number != number {
            return None;
        }
        let page: &Page = match &line.held {
            Held::Owned(page) => page,
            Held::Shared(page) => page,
            Held::Nothing => return None,
        };
        let offset = address as usize % PAGE_SIZE;
        let mask = (1u64 << N) - 1;
        let shift = offset % 64;
        if shift > 64 - N || !(page.addressable.word(offset) >> shift) & mask != 0 {
            return None;
        }
        if let Some(symbolic) = &page.symbolic
            && (symbolic.bits.word(offset) >> shift) & mask != 0
        {
            return None;
        }
        let bytes: &[u8; N] = page.bytes.get(offset..)?.first_chunk()?;
        let mut value = [0; 8];
        value[..N].copy_from_slice(bytes);
        Some(u64::from_le_bytes(value))
    }

    /// Stores `N` (1, 2, 4 or 8) bytes if nothing stands in the way: the page is owned, the bytes may be written, and do
    /// not cross a 64-byte line. False: nothing was done.
    #[inline(always)]
    pub fn store_quickly<const N: usize>(&mut self, address: u64, value: u64) -> bool {
        let number = address >> PAGE_BITS;
        let line = &mut self.lines[line_of(number)];
        if line.number != number {
            return false;
        }
        let Held::Owned(page) = &mut line.held else { return false };
        let offset = address as usize % PAGE_SIZE;
        let shift = offset % 64;
        if shift > 64 - N {
            return false;
        }
        let mask = ((1u64 << N) - 1) << shift;
        if !page.addressable.word(offset) & mask != 0 {
            return false;
        }
        if let Some(readonly) = &page.readonly
            && readonly.word(offset) & mask != 0
        {
            return false;
        }
        if let Some(symbolic) = &mut page.symbolic {
            *symbolic.bits.word_mut(offset) &= !mask;
        }
        let Some(bytes) = page.bytes.get_mut(offset..).and_then(|b| b.first_chunk_mut::<N>()) else {
            return false;
        };
        bytes.copy_from_slice(&value.to_le_bytes()[..N]);
        *page.initialised.word_mut(offset) |= mask;
        true
    }

    #[cold]
    #[inline(never)]
    fn load_slow(&mut self, address: u64, size: u32) -> Result<u64, Blocked> {
        let mut buffer = [Byte::default(); 8];
        let bytes = &mut buffer[..(size as usize).min(8)];
        self.load_bytes(address, bytes).map_err(|_| Blocked::Fault)?;
        let mut value = 0;
        for (i, byte) in bytes.iter().enumerate() {
            if byte.is_symbolic() {
                return Err(Blocked::Symbolic);
            }
            value |= u64::from(byte.value) << (8 * i);
        }
        Ok(value)
    }

    /// Stores the low `size` (1 to 8) bytes of `value`, little-endian. On failure nothing is written.
    #[inline]
    pub fn store(&mut self, address: u64, size: u32, value: u64) -> Result<(), BadAccess> {
        let (offset, len) = (address as usize % PAGE_SIZE, size as usize);
        let shift = offset % 64;
        if shift + len <= 64
            && len <= 8
            && let Some(page) = self.page_mut(address >> PAGE_BITS)
            && page.readonly.is_none()
            && page.symbolic.is_none()
        {
            let mask = ((1 << len) - 1) << shift;
            if page.addressable.word(offset) & mask == mask
                && let Some(bytes) = page.bytes.get_mut(offset..offset + len)
            {
                to_bytes(bytes, value);
                *page.initialised.word_mut(offset) |= mask;
                return Ok(());
            }
        }
        self.store_slow(address, size, value)
    }

    #[cold]
    #[inline(never)]
    fn store_slow(&mut self, address: u64, size: u32, value: u64) -> Result<(), BadAccess> {
        self.write(address, &value.to_le_bytes()[..(size as usize).min(8)])
    }

    // ---- ranges -------------------------------------------------------------------------------------------------

    /// The whole range may be read, or written.
    pub fn check(&mut self, address: u64, len: u64, write: bool) -> Result<(), BadAccess> {
        let bad = Err(BadAccess { address, len, write });
        if len > 0 && address.checked_add(len - 1).is_none() {
            return bad;
        }
        for piece in pieces(address, len) {
            let fine = self.page(piece.number).is_some_and(|page| {
                page.addressable.all(piece.offset, piece.len)
                    && (!write || page.writable(piece.offset, piece.len))
            });
            if !fine {
                return bad;
            }
        }
        Ok(())
    }

    /// The first address of the range that may not be read, or written.
    pub fn first_bad(&self, address: u64, len: u64, write: bool) -> Option<u64> {
        if len > 0 && address.checked_add(len - 1).is_none() {
            return Some(address);
        }
        pieces(address, len).find_map(|piece| {
            let start = address + piece.done;
            let Some(page) = self.peek_page(piece.number) else { return Some(start) };
            let hole = page.addressable.first(piece.offset, piece.len, false);
            let constant = page.readonly.as_ref().filter(|_| write);
            let constant = constant.and_then(|bits| bits.first(piece.offset, piece.len, true));
            let first = hole.into_iter().chain(constant).min()?;
            Some(start + (first - piece.offset) as u64)
        })
    }

    /// Reads bytes, concrete or not.
    pub fn load_bytes(&mut self, address: u64, out: &mut [Byte]) -> Result<(), BadAccess> {
        self.check(address, out.len() as u64, false)?;
        for piece in pieces(address, out.len() as u64) {
            let Some(page) = self.page(piece.number) else { continue };
            let out = &mut out[piece.done as usize..][..piece.len];
            for (i, byte) in out.iter_mut().enumerate() {
                let at = piece.offset + i;
                *byte = Byte { value: page.bytes[at], term: page.term(at) };
            }
        }
        Ok(())
    }

    /// Writes bytes, concrete or not. On failure nothing is written.
    pub fn store_bytes(&mut self, address: u64, bytes: &[Byte]) -> Result<(), BadAccess> {
        self.check(address, bytes.len() as u64, true)?;
        for piece in pieces(address, bytes.len() as u64) {
            let Some(page) = self.page_mut(piece.number) else { continue };
            page.initialised.put(piece.offset, piece.len, true);
            page.clear_symbolic(piece.offset, piece.len);
            for (i, byte) in bytes[piece.done as usize..][..piece.len].iter().enumerate() {
                if byte.is_symbolic() {
                    page.set_term(piece.offset + i, byte.term);
                } else {
                    page.bytes[piece.offset + i] = byte.value;
                }
            }
        }
        Ok(())
    }

    /// Reads concrete bytes: [`Blocked::Symbolic`] if some byte is not.
    pub fn read(&mut self, address: u64, out: &mut [u8]) -> Result<(), Blocked> {
        self.check(address, out.len() as u64, false).map_err(|_| Blocked::Fault)?;
        for piece in pieces(address, out.len() as u64) {
            let Some(page) = self.page(piece.number) else { continue };
            if page.has_symbolic(piece.offset, piece.len) {
                return Err(Blocked::Symbolic);
            }
            out[piece.done as usize..][..piece.len].copy_from_slice(&page.bytes[piece.offset..][..piece.len]);
        }
        Ok(())
    }

    /// Writes concrete bytes. On failure nothing is written.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), BadAccess> {
        self.check(address, bytes.len() as u64, true)?;
        for piece in pieces(address, bytes.len() as u64) {
            let Some(page) = self.page_mut(piece.number) else { continue };
            page.initialised.put(piece.offset, piece.len, true);
            page.clear_symbolic(piece.offset, piece.len);
            page.bytes[piece.offset..][..piece.len]
                .copy_from_slice(&bytes[piece.done as usize..][..piece.len]);
        }
        Ok(())
    }

    /// `memset`. On failure nothing is written.
    pub fn set(&mut self, address: u64, byte: Byte, len: u64) -> Result<(), BadAccess> {
        self.check(address, len, true)?;
        for piece in pieces(address, len) {
            let Some(page) = self.page_mut(piece.number) else { continue };
            let range = piece.offset..piece.offset + piece.len;
            page.initialised.put(piece.offset, piece.len, true);
            page.clear_symbolic(piece.offset, piece.len);
            page.bytes[range.clone()].fill(byte.value);
            if byte.is_symbolic() {
                range.for_each(|at| page.set_term(at, byte.term));
            }
        }
        Ok(())
    }

    /// `memmove`, terms and all. On failure nothing is written.
    pub fn copy(&mut self, to: u64, from: u64, len: u64) -> Result<(), BadAccess> {
        self.check(from, len, false)?;
        self.check(to, len, true)?;
        let mut buffer = Page::blank();
        let mut one = |space: &mut Space, from: &Piece, to: u64| {
            let Some(page) = space.page(from.number) else { return };
            buffer.symbolic = None;
            buffer.copy(0, page, from.offset, from.len);
            for piece in pieces(to, from.len as u64) {
                if let Some(page) = space.page_mut(piece.number) {
                    page.copy(piece.offset, &buffer, piece.done as usize, piece.len);
                }
            }
        };
        // Each piece is read whole before it is written, so only the order of the pieces matters for overlaps.
        if to <= from {
            pieces(from, len).for_each(|p| one(self, &p, to + p.done));
        } else {
            pieces(from, len).rev().for_each(|p| one(self, &p, to + p.done));
        }
        Ok(())
    }

    /// Every byte of the range is concrete (or not addressable).
    pub fn is_concrete(&mut self, address: u64, len: u64) -> bool {
        pieces(address, len)
            .all(|p| !self.page(p.number).is_some_and(|page| page.has_symbolic(p.offset, p.len)))
    }

    /// The pages of a range (those that exist), shared from now on.
    pub fn pages(&mut self, address: u64, len: u64) -> Pages {
        let mut found = Vec::new();
        for piece in pieces(address, len) {
            let index = line_of(piece.number);
            if self.lines[index].number == piece.number && matches!(self.lines[index].held, Held::Owned(_)) {
                self.write_back(index);
            }
            found.extend(self.tree.get(piece.number).cloned());
        }
        Pages(found.into())
    }

    /// The symbolic bytes of a range, in order.
    pub fn symbolic_bytes(&self, address: u64, len: u64) -> Vec<(u64, TermId)> {
        let mut found = Vec::new();
        for piece in pieces(address, len) {
            let Some(page) = self.peek_page(piece.number) else { continue };
            if !page.has_symbolic(piece.offset, piece.len) {
                continue;
            }
            for i in 0..piece.len {
                let term = page.term(piece.offset + i);
                if term != TermId::NONE {
                    found.push((address + piece.done + i as u64, term));
                }
            }
        }
        found
    }

    /// The first byte of the range that was never written.
    pub fn first_uninitialised(&self, address: u64, len: u64) -> Option<u64> {
        pieces(address, len).find_map(|piece| {
            let page = self.peek_page(piece.number)?;
            let first = page.initialised.first(piece.offset, piece.len, false)?;
            Some(address + piece.done + (first - piece.offset) as u64)
        })
    }

    /// Takes a range for never written.
    pub fn mark_unwritten(&mut self, address: u64, len: u64) {
        for piece in pieces(address, len) {
            if let Some(page) = self.page_mut(piece.number) {
                page.initialised.put(piece.offset, piece.len, false);
            }
        }
    }

    /// The aligned words that lie in a range and are not zero: a value, or bytes if some of them are symbolic.
    pub fn words(&self, address: u64, len: u64, mut found: impl FnMut(Result<u64, [Byte; 8]>)) {
        for piece in pieces(address, len) {
            let Some(page) = self.peek_page(piece.number) else { continue };
            if self.zeros.iter().any(|zero| std::ptr::eq::<Page>(&***zero, page)) {
                continue;
            }
            let end = piece.offset + piece.len;
            for at in (piece.offset.next_multiple_of(8)..end.saturating_sub(7)).step_by(8) {
                if !page.addressable.all(at, 8) {
                    continue;
                }
                if page.has_symbolic(at, 8) {
                    found(Err(std::array::from_fn(|i| Byte {
                        value: page.bytes[at + i],
                        term: page.term(at + i),
                    })));
                } else {
                    match from_bytes(&page.bytes[at..at + 8]) {
                        0 => {}
                        value => found(Ok(value)),
                    }
                }
            }
        }
    }

    /// One byte, if it is addressable.
    pub fn peek(&self, address: u64) -> Option<Byte> {
        let page = self.peek_page(address >> PAGE_BITS)?;
        let offset = address as usize % PAGE_SIZE;
        page.addressable.get(offset).then(|| Byte { value: page.bytes[offset], term: page.term(offset) })
    }

    // ---- mapping ------------------------------------------------------------------------------------------------

    /// Makes a range addressable, its bytes zero.
    #[inline]
    pub fn map(&mut self, address: u64, len: u64, initialised: bool) {
        let offset = address as usize % PAGE_SIZE;
        if len < PAGE_SIZE as u64 - offset as u64 {
            if let Some(page) = self.page_or_new(address >> PAGE_BITS) {
                page.map(offset, len as usize, true, initialised);
            }
            return;
        }
        let zeros = self.zeros[usize::from(initialised)].clone();
        self.map_pages(address, len, Some(&zeros), |page, offset, len| {
            page.map(offset, len, true, initialised)
        });
    }

    /// Makes the slots of a frame of `size` bytes addressable, their bytes zero.
    #[inline]
    pub fn map_slots(&mut self, base: u64, size: u64, slots: &[Slot]) {
        let offset = base as usize % PAGE_SIZE;
        if size <= (PAGE_SIZE - offset) as u64 {
            if let Some(page) = self.page_or_new(base >> PAGE_BITS) {
                for slot in slots {
                    page.map(offset + slot.offset as usize, slot.size as usize, true, false);
                }
            }
            return;
        }
        for slot in slots {
            self.map(base + slot.offset, slot.size, false);
        }
    }

    /// Makes a range unaddressable; pages that lie in it are dropped.
    #[inline]
    pub fn unmap(&mut self, address: u64, len: u64) {
        let offset = address as usize % PAGE_SIZE;
        if len < (PAGE_SIZE - offset) as u64 {
            if let Some(page) = self.page_mut(address >> PAGE_BITS) {
                page.map(offset, len as usize, false, false);
            }
            return;
        }
        self.map_pages(address, len, None, |page, offset, len| page.map(offset, len, false, false));
    }

    /// Drops the pages of a freed range where nothing is addressable any more. The page that holds `end`, where
    /// allocation goes on, is kept.
    pub fn release(&mut self, address: u64, len: u64, end: u64) {
        for number in [address >> PAGE_BITS, address.saturating_add(len) >> PAGE_BITS] {
            let empty = |page: &Page| page.addressable.is_empty();
            if number < end >> PAGE_BITS && self.peek_page(number).is_some_and(empty) {
                self.forget(number, number + 1);
                self.tree.fill(number, number + 1, None);
            }
        }
    }

    /// Forbids (or allows again) writing to a range.
    pub fn protect(&mut self, address: u64, len: u64, readonly: bool) {
        for piece in pieces(address, len) {
            if let Some(page) = self.page_mut(piece.number) {
                let bits = page.readonly.get_or_insert_with(|| Box::new(super::page::Bits::EMPTY));
                bits.put(piece.offset, piece.len, readonly);
            }
        }
    }

    /// `partial` on the pieces at the ends of a range, `whole` in place of all pages that it covers.
    #[inline]
    fn map_pages(
        &mut self,
        address: u64,
        len: u64,
        whole: Option<&Shared>,
        mut partial: impl FnMut(&mut Page, usize, usize),
    ) {
        if len == 0 {
            return;
        }
        let last = address + (len - 1);
        let mut piece = |space: &mut Space, number: u64, offset: usize, len: usize| {
            let page = if whole.is_some() { space.page_or_new(number) } else { space.page_mut(number) };
            if let Some(page) = page {
                partial(page, offset, len);
            }
        };
        let (first_page, last_page) = (address >> PAGE_BITS, last >> PAGE_BITS);
        let (start, end) = (address as usize % PAGE_SIZE, last as usize % PAGE_SIZE + 1);
        if first_page == last_page && end - start < PAGE_SIZE {
            return piece(self, first_page, start, end - start);
        }
        let mut from = first_page;
        let mut to = last_page + 1;
        if start > 0 {
            piece(self, first_page, start, PAGE_SIZE - start);
            from += 1;
        }
        if end < PAGE_SIZE {
            piece(self, last_page, 0, end);
            to -= 1;
        }
        if from < to {
            self.forget(from, to);
            self.tree.fill(from, to, whole);
        }
    }

    /// Drops the cached pages `from..to`.
    fn forget(&mut self, from: u64, to: u64) {
        let mut drop_line = |index: usize| {
            let line = &mut self.lines[index];
            if (from..to).contains(&line.number) {
                *line = Line { number: NO_PAGE, held: Held::Nothing };
                self.owned[index / 64] &= !(1 << (index % 64));
            }
        };
        if to - from < LINES as u64 {
            (from..to).for_each(|number| drop_line(line_of(number)));
        } else {
            (0..LINES).for_each(drop_line);
        }
    }
}

/// Little-endian bytes to a value; the usual sizes are single loads.
#[inline]
fn from_bytes(bytes: &[u8]) -> u64 {
    if let Ok(b) = bytes.try_into() {
        return u64::from_le_bytes(b);
    }
    if let Ok(b) = bytes.try_into() {
        return u64::from(u32::from_le_bytes(b));
    }
    match *bytes {
        [a] => u64::from(a),
        [a, b] => u64::from(u16::from_le_bytes([a, b])),
        _ => bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte)),
    }
}

/// A value's low bytes.
#[inline]
fn to_bytes(bytes: &mut [u8], value: u64) {
    let all = value.to_le_bytes();
    match bytes {
        [a, b, c, d, e, f, g, h] => [*a, *b, *c, *d, *e, *f, *g, *h] = all,
        [a, b, c, d] => [*a, *b, *c, *d] = [all[0], all[1], all[2], all[3]],
        [a, b] => [*a, *b] = [all[0], all[1]],
        [a] => *a = all[0],
        _ => bytes.iter_mut().zip(all).for_each(|(to, from)| *to = from),
    }
}
