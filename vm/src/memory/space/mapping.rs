//! Which bytes are addressable: what allocation, frames and constants change.

use super::super::page::{Bits, PAGE_BITS, PAGE_SIZE, Page};
use super::super::tree::Shared;
use super::ranges::pieces;
use super::{Held, LINES, Line, NO_PAGE, Space, bytes_of, line_of};
use symvm_frontend::program::Slot;

impl Space {
    /// Makes a range addressable, its bytes zero.
    #[inline]
    pub fn map(&mut self, address: u64, len: u64, initialised: bool) {
        // The zeros are written now, which is what counts while a segment is recorded.
        let initialised = initialised || self.recording.is_some();
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
        let initialised = self.recording.is_some();
        if size <= (PAGE_SIZE - offset) as u64 {
            if let Some(page) = self.page_or_new(base >> PAGE_BITS) {
                for slot in slots {
                    page.map(offset + slot.offset as usize, slot.size as usize, true, initialised);
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
                self.lay_out(number, number + 1, None);
            }
        }
    }

    /// Makes mapped bytes addressable, or not; they stay as they are.
    pub fn uncover(&mut self, address: u64, len: u64, addressable: bool) {
        for piece in pieces(address, len) {
            if let Some(page) = self.page_mut(piece.number) {
                page.addressable.put(piece.offset, piece.len, addressable);
            }
        }
    }

    /// Forbids (or allows again) writing to a range.
    pub fn protect(&mut self, address: u64, len: u64, readonly: bool) {
        for piece in pieces(address, len) {
            if let Some(page) = self.page_mut(piece.number) {
                let bits = page.readonly.get_or_insert_with(|| Box::new(Bits::EMPTY));
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
            self.lay_out(from, to, whole);
            if whole.is_some() {
                self.note_pages(from, to);
            }
        }
    }

    /// Puts one page (none: a blank one) in place of all from `from` on up to `to`, and drops those that are cached.
    pub(super) fn lay_out(&mut self, from: u64, to: u64, page: Option<&Shared>) {
        let Space { table, lines, owned, zeros, blank, .. } = self;
        let bytes = |page: Option<&Page>| page.map_or(0, |page| bytes_of(zeros, blank, page));
        // What the cache owns is not counted, nor what it hides.
        let mut hidden = 0;
        let mut drop_line = |index: usize| {
            let line = &mut lines[index];
            if (from..to).contains(&line.number) {
                if matches!(line.held, Held::Owned(_)) {
                    hidden += bytes(table.get(line.number).map(|page| &**page));
                }
                *line = Line { number: NO_PAGE, held: Held::Nothing };
                owned[index / 64] &= !(1 << (index % 64));
            }
        };
        if to - from < LINES as u64 {
            (from..to).for_each(|number| drop_line(line_of(number)));
        } else {
            (0..LINES).for_each(drop_line);
        }
        let dropped = table.fill(from, to, page, blank, &bytes);
        self.held = self.held.wrapping_sub(dropped).wrapping_add(hidden);
    }
}
