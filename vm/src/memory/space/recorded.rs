//! What a space knows of a segment that is recorded ([`crate::recording`]): which bytes were written since it began.
//!
//! All pages are shared when it begins. The copy that is made for the first write to a page forgets which of its bytes
//! are initialised, and from then on that bit says "written since". A page that is still shared has not been written.

use super::super::page::{Bits, PAGE_BITS, PAGE_SIZE};
use super::Space;
use super::ranges::pieces;
use hashbrown::HashSet;

/// More zero pages than this are not made one's own.
const MANY: u64 = 1 << 12;

impl Space {
    /// From here on writes are told from what was there.
    pub fn begin_recording(&mut self) {
        self.write_all_back();
        self.recording = Some(HashSet::new());
    }

    /// A page has become this machine's own.
    #[cold]
    pub(super) fn note_own(&mut self, number: u64) {
        let is_new = self.recording.as_mut().is_some_and(|own| own.insert(number));
        if is_new && let Some(page) = self.page_mut(number) {
            page.initialised = Bits::EMPTY;
        }
    }

    /// Whole pages of zeros were mapped: all of their bytes are written.
    pub(super) fn note_pages(&mut self, from: u64, to: u64) {
        if self.recording.is_none() {
            return;
        }
        for number in from..to.min(from + MANY) {
            if self.page_mut(number).is_some() {
                self.touch(number << PAGE_BITS, PAGE_SIZE as u64);
            }
        }
    }

    /// The byte may be read and written, and has not been written since recording began.
    pub fn is_untouched(&self, address: u64) -> bool {
        let (number, offset) = (address >> PAGE_BITS, address as usize % PAGE_SIZE);
        let Some(page) = self.peek_page(number) else { return false };
        let own = self.recording.as_ref().is_some_and(|own| own.contains(&number));
        page.writable(offset, 1) && !(own && page.initialised.get(offset))
    }

    /// Takes a range for written.
    pub fn touch(&mut self, address: u64, len: u64) {
        for piece in pieces(address, len) {
            if let Some(page) = self.page_mut(piece.number) {
                page.initialised.put(piece.offset, piece.len, true);
            }
        }
    }
}
