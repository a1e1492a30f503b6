//! Ranges of any length: what `memcpy`, `memset`, the C library and reports ask for.

use super::super::layout::HEAP_BASE;
use super::super::page::{PAGE_BITS, PAGE_SIZE, Page, Part};
use super::access::from_bytes;
use super::{BadAccess, Blocked, Byte, Cell, Held, Line, Pages, Space, line_of};
use symvm_solver::Sym;

/// A piece of a range within one page: page number, offset, length, distance from the range's start.
pub(super) struct Piece {
    pub number: u64,
    pub offset: usize,
    pub len: usize,
    pub done: u64,
}

/// The pieces of a range, which ends with the address space at the latest.
pub(super) fn pieces(address: u64, len: u64) -> impl DoubleEndedIterator<Item = Piece> {
    let last = address.saturating_add(len.saturating_sub(1)) >> PAGE_BITS;
    let first = address >> PAGE_BITS;
    let end = if len == 0 { first } else { last + 1 };
    (first..end).map(move |number| {
        let page = number << PAGE_BITS;
        let low = address.max(page);
        let high = address.saturating_add(len - 1).min(page + (PAGE_SIZE as u64 - 1));
        Piece { number, offset: (low - page) as usize, len: (high - low) as usize + 1, done: low - address }
    })
}

/// Longer ranges are looked at by subtrees: a range of zeros, or of nothing, may be as long as the address space.
pub(super) const LONG: u64 = 1 << 22;

/// Pages that `memset` replaces at once: fewer are written faster, and of more a table is made anew.
const FEWEST_WIPED: u64 = 4;
const MOST_WIPED: u64 = 64;

fn cell(page: &Page, offset: usize) -> Cell {
    let (sym, part) = page.sym(offset);
    Cell { value: page.bytes[offset], part, sym }
}

/// The numbers of the pages of a range: the first, and the one after the last.
pub(super) fn touched(address: u64, len: u64) -> (u64, u64) {
    (address >> PAGE_BITS, (address.saturating_add(len.max(1) - 1) >> PAGE_BITS) + 1)
}

impl Space {
    /// What of [`Space::held`] are pages that a range touches, and about what those of them that the cache owns take.
    pub fn held_in(&self, address: u64, len: u64) -> u64 {
        let (from, to) = touched(address, len);
        self.sum(from, to, &|page| page.map_or(0, |page| self.page_bytes(page)))
    }

    /// The sum of `f` over whole pages.
    pub(super) fn sum(&self, from: u64, to: u64, f: &dyn Fn(Option<&Page>) -> u64) -> u64 {
        // What the cache owns is not in the table's base, nor what hides some of it.
        let owned = |line: &&Line| matches!(line.held, Held::Owned(_)) && (from..to).contains(&line.number);
        let mut single = self.table.above(from, to);
        single.extend(self.lines.iter().filter(owned).map(|line| line.number));
        single.sort_unstable();
        single.dedup();
        let (mut total, mut at) = (0u64, from);
        for number in single {
            let here = f(self.peek_page(number));
            total = total.saturating_add(self.table.sum(at, number, f)).saturating_add(here);
            at = number + 1;
        }
        total.saturating_add(self.table.sum(at, to, f))
    }

    /// No byte of a long range stands in the way.
    fn is_open(&self, address: u64, len: u64, write: bool) -> bool {
        let end = address + len;
        let (first, last) = (address.div_ceil(PAGE_SIZE as u64), end >> PAGE_BITS);
        let closed = |page: Option<&Page>| {
            u64::from(!page.is_some_and(|page| {
                page.addressable.all(0, PAGE_SIZE) && (!write || page.writable(0, PAGE_SIZE))
            }))
        };
        let (head, tail) = ((first << PAGE_BITS) - address, end - (last << PAGE_BITS));
        self.first_bad(address, head, write).is_none()
            && self.first_bad(last << PAGE_BITS, tail, write).is_none()
            && self.sum(first, last, &closed) == 0
    }

    /// The whole range may be read, or written.
    pub fn check(&mut self, address: u64, len: u64, write: bool) -> Result<(), BadAccess> {
        let bad = Err(BadAccess { address, len, write });
        // The last byte of the address space is no memory.
        if address.checked_add(len).is_none() {
            return bad;
        }
        if len > LONG {
            return if self.is_open(address, len, write) { Ok(()) } else { bad };
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
        let (mut address, mut len) = (address, len);
        while len > LONG && address.checked_add(len).is_some() {
            let half = len / 2;
            if half > LONG && self.is_open(address, half, write)
                || half <= LONG && self.first_bad(address, half, write).is_none()
            {
                (address, len) = (address + half, len - half);
            } else {
                len = half;
            }
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
    pub fn load_bytes(&mut self, address: u64, out: &mut [Cell]) -> Result<(), BadAccess> {
        self.check(address, out.len() as u64, false)?;
        self.load_covered(address, out);
        Ok(())
    }

    /// The same, whether they are addressable or not.
    pub fn load_covered(&mut self, address: u64, out: &mut [Cell]) {
        for piece in pieces(address, out.len() as u64) {
            let Some(page) = self.page(piece.number) else { continue };
            let out = &mut out[piece.done as usize..][..piece.len];
            for (i, byte) in out.iter_mut().enumerate() {
                let at = piece.offset + i;
                *byte = cell(page, at);
            }
        }
    }

    /// Writes bytes, concrete or not. On failure nothing is written.
    pub fn store_bytes(&mut self, address: u64, bytes: &[Byte]) -> Result<(), BadAccess> {
        self.check(address, bytes.len() as u64, true)?;
        self.store_covered(address, bytes);
        Ok(())
    }

    /// The same, whether they are addressable or not.
    pub fn store_covered(&mut self, address: u64, bytes: &[Byte]) {
        for piece in pieces(address, bytes.len() as u64) {
            let Some(page) = self.page_mut(piece.number) else { continue };
            page.initialised.put(piece.offset, piece.len, true);
            page.clear_symbolic(piece.offset, piece.len);
            for (i, byte) in bytes[piece.done as usize..][..piece.len].iter().enumerate() {
                if byte.is_symbolic() {
                    page.set_sym(piece.offset + i, Sym::of(byte.term), Part::WHOLE);
                } else {
                    page.bytes[piece.offset + i] = byte.value;
                }
            }
        }
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
        let mut wiped = 0;
        for piece in pieces(address, len) {
            if byte == Byte::concrete(0) && piece.len == PAGE_SIZE && piece.number >= wiped {
                wiped = self.wipe(piece.number, address.saturating_add(len) >> PAGE_BITS);
            }
            if piece.number < wiped {
                continue;
            }
            let Some(page) = self.page_mut(piece.number) else { continue };
            let range = piece.offset..piece.offset + piece.len;
            page.initialised.put(piece.offset, piece.len, true);
            page.clear_symbolic(piece.offset, piece.len);
            page.bytes[range.clone()].fill(byte.value);
            if byte.is_symbolic() {
                range.for_each(|at| page.set_sym(at, Sym::of(byte.term), Part::WHOLE));
            }
        }
        Ok(())
    }

    /// Puts the common page of zeros in place of whole pages from this one on, which may be written, up to `end` or to one that is the
    /// machine's own already: copying what is overwritten took most of the time of programs that clear large blocks. Answers which
    /// page is next. (Pages of globals are counted when they are first written.)
    fn wipe(&mut self, number: u64, end: u64) -> u64 {
        let is_owned = |number: &u64| {
            let line = &self.lines[line_of(*number)];
            line.number == *number && matches!(line.held, Held::Owned(_))
        };
        let end = end.min(number + MOST_WIPED);
        let end = (number..end).find(is_owned).unwrap_or(end);
        if end.saturating_sub(number) < FEWEST_WIPED
            || number < HEAP_BASE >> PAGE_BITS
            || self.recording.is_some()
        {
            return number;
        }
        let zeros = self.zeros[1].clone();
        self.lay_out(number, end, Some(&zeros));
        end
    }

    /// Bytes of globals that were zero pages and no longer are.
    pub fn filled_bytes(&self) -> u64 {
        self.filled * PAGE_SIZE as u64
    }

    /// By how much [`Space::filled_bytes`] would grow if the range were written.
    pub fn fills(&self, address: u64, len: u64) -> u64 {
        let is_zero = |page: &Page| self.zeros.iter().any(|zero| std::ptr::eq::<Page>(&**zero, page));
        if len > LONG {
            let count = |page: Option<&Page>| u64::from(page.is_some_and(is_zero));
            let last = (address.saturating_add(len - 1) >> PAGE_BITS).min((HEAP_BASE >> PAGE_BITS) - 1);
            return self.sum(address >> PAGE_BITS, last + 1, &count).saturating_mul(PAGE_SIZE as u64);
        }
        let globals = pieces(address, len).take_while(|piece| piece.number < HEAP_BASE >> PAGE_BITS);
        let filled = globals.filter(|piece| self.peek_page(piece.number).is_some_and(is_zero));
        filled.count() as u64 * PAGE_SIZE as u64
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
            found.extend(self.table.get(piece.number).cloned());
        }
        Pages(found.into())
    }

    /// The symbolic bytes of a range, in order.
    pub fn symbolic_bytes(&self, address: u64, len: u64) -> Vec<(u64, Cell)> {
        let mut found = Vec::new();
        for piece in pieces(address, len) {
            let Some(page) = self.peek_page(piece.number) else { continue };
            if !page.has_symbolic(piece.offset, piece.len) {
                continue;
            }
            for i in 0..piece.len {
                let cell = cell(page, piece.offset + i);
                if cell.is_symbolic() {
                    found.push((address + piece.done + i as u64, cell));
                }
            }
        }
        found
    }

    /// The first byte of the range that was never written.
    pub fn first_uninitialised(&self, address: u64, len: u64) -> Option<u64> {
        self.first(address, len, false)
    }

    /// The first byte of the range that was written, or never was.
    pub fn first(&self, address: u64, len: u64, written: bool) -> Option<u64> {
        pieces(address, len).find_map(|piece| {
            let page = self.peek_page(piece.number)?;
            let first = page.initialised.first(piece.offset, piece.len, written)?;
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
    pub fn words(
        &self,
        address: u64,
        len: u64,
        covered: bool,
        mut found: impl FnMut(Result<u64, [Cell; 8]>),
    ) {
        for piece in pieces(address, len) {
            let Some(page) = self.peek_page(piece.number) else { continue };
            if self.zeros.iter().any(|zero| std::ptr::eq::<Page>(&**zero, page)) {
                continue;
            }
            let end = piece.offset + piece.len;
            for at in (piece.offset.next_multiple_of(8)..end.saturating_sub(7)).step_by(8) {
                if !covered && !page.addressable.all(at, 8) {
                    continue;
                }
                if page.has_symbolic(at, 8) {
                    found(Err(std::array::from_fn(|i| cell(page, at + i))));
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
    pub fn peek(&self, address: u64) -> Option<Cell> {
        let page = self.peek_page(address >> PAGE_BITS)?;
        let offset = address as usize % PAGE_SIZE;
        page.addressable.get(offset).then(|| cell(page, offset))
    }
}
