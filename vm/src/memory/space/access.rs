//! Loads and stores of up to eight bytes: what a program does most.
//!
//! An access whose bits lie in one word of the page's bitmaps cannot leave the page: one test serves for both. The rest
//! (unaligned accesses across a 64-byte line) goes the general way.

use super::super::page::{PAGE_BITS, PAGE_SIZE, Page};
use super::{BadAccess, Blocked, Cell, Held, Space, line_of};
use symvm_solver::Sym;

impl Space {
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
    /// `WRITTEN`: and all of them were written.
    #[inline(always)]
    pub fn load_quickly<const N: usize, const WRITTEN: bool>(&self, address: u64) -> Option<u64> {
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
        if WRITTEN && !(page.initialised.word(offset) >> shift) & mask != 0 {
            return None;
        }
        if let Some(symbolic) = &page.symbolic
            && (symbolic.bits().word(offset) >> shift) & mask != 0
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
            symbolic.clear(offset, mask);
        }
        let Some(bytes) = page.bytes.get_mut(offset..).and_then(|b| b.first_chunk_mut::<N>()) else {
            return false;
        };
        bytes.copy_from_slice(&value.to_le_bytes()[..N]);
        *page.initialised.word_mut(offset) |= mask;
        true
    }

    /// The page of an address, if the cache has it.
    #[inline]
    fn cached(&self, address: u64) -> Option<&Page> {
        let number = address >> PAGE_BITS;
        let line = &self.lines[line_of(number)];
        match &line.held {
            _ if line.number != number => None,
            Held::Owned(page) => Some(page),
            Held::Shared(page) => Some(page),
            Held::Nothing => None,
        }
    }

    /// The page of an address, if the cache owns it and a range of it may be written.
    #[inline]
    fn cached_mut(&mut self, address: u64, len: usize) -> Option<(&mut Page, usize)> {
        let (number, offset) = (address >> PAGE_BITS, address as usize % PAGE_SIZE);
        let line = &mut self.lines[line_of(number)];
        let Held::Owned(page) = &mut line.held else { return None };
        let fine = line.number == number && offset + len <= PAGE_SIZE && page.writable(offset, len);
        fine.then_some((page, offset))
    }

    /// Copies up to 64 bytes, and which of them were written, if nothing stands in the way: the ranges are apart, each within a page
    /// of the cache, the page that is written owned, and the bytes concrete. False: nothing was done.
    /// `WRITTEN`: and all of them were.
    #[inline]
    pub fn copy_quickly<const WRITTEN: bool>(&mut self, to: u64, from: u64, len: usize) -> bool {
        let source = from as usize % PAGE_SIZE;
        if len > 64 || source + len > PAGE_SIZE || to.abs_diff(from) < len as u64 {
            return false;
        }
        let Some(page) = self.cached(from) else { return false };
        let is_symbolic = || page.symbolic.as_ref().is_some_and(|symbolic| symbolic.bits().any(source, len));
        let is_written = || !WRITTEN || page.initialised.all(source, len);
        if !page.addressable.all(source, len) || !is_written() || is_symbolic() {
            return false;
        }
        let mut bytes = [0; 64];
        let Some(bytes) = bytes.get_mut(..len) else { return false };
        bytes.copy_from_slice(&page.bytes[source..source + len]);
        let initialised = page.initialised.window(source, len);
        let Some((page, offset)) = self.cached_mut(to, len) else { return false };
        page.bytes[offset..offset + len].copy_from_slice(bytes);
        page.initialised.put_window(offset, len, initialised);
        page.clear_symbolic(offset, len);
        true
    }

    /// Sets up to 64 bytes if nothing stands in the way, as [`store_quickly`](Self::store_quickly) has it. False: nothing was done.
    #[inline]
    pub fn fill_quickly(&mut self, to: u64, byte: u8, len: usize) -> bool {
        if len > 64 {
            return false;
        }
        let Some((page, offset)) = self.cached_mut(to, len) else { return false };
        page.bytes[offset..offset + len].fill(byte);
        page.initialised.put(offset, len, true);
        page.clear_symbolic(offset, len);
        true
    }

    /// The value that `size` (1, 2, 4 or 8) bytes were stored as, if they were stored as one and all of it is still there.
    #[inline]
    pub fn load_whole(&mut self, address: u64, size: usize) -> Option<Sym> {
        let offset = address as usize % PAGE_SIZE;
        let mask = (1u64 << size) - 1;
        let shift = offset % 64;
        if shift + size > 64 {
            return None;
        }
        let page = self.page(address >> PAGE_BITS)?;
        let symbolic = page.symbolic.as_ref()?;
        if !(page.addressable.word(offset) & symbolic.bits().word(offset)) >> shift & mask != 0 {
            return None;
        }
        symbolic.whole(offset, size)
    }

    /// Stores a symbolic value of `size` (1, 2, 4 or 8) bytes whole, if nothing stands in the way. False: nothing was done.
    #[inline]
    pub fn store_whole(&mut self, address: u64, size: usize, sym: Sym) -> bool {
        let offset = address as usize % PAGE_SIZE;
        let shift = offset % 64;
        if shift + size > 64 {
            return false;
        }
        let mask = ((1u64 << size) - 1) << shift;
        let Some(page) = self.page_mut(address >> PAGE_BITS) else { return false };
        let readonly = page.readonly.as_ref().is_some_and(|r| r.word(offset) & mask != 0);
        if readonly || !page.addressable.word(offset) & mask != 0 {
            return false;
        }
        *page.initialised.word_mut(offset) |= mask;
        page.symbolic_mut().put_whole(offset, size, sym);
        true
    }

    #[cold]
    #[inline(never)]
    fn load_slow(&mut self, address: u64, size: u32) -> Result<u64, Blocked> {
        let mut buffer = [Cell::default(); 8];
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
}

/// Little-endian bytes to a value; the usual sizes are single loads.
#[inline]
pub(super) fn from_bytes(bytes: &[u8]) -> u64 {
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
