//! `memmove`; and what `realloc` does, which writes nothing where nothing was written, and shares pages.
//!
//! A block of many megabytes that the program has hardly written is pages of zeros, and a new block that it is copied to,
//! is the same pages: nothing is to be done for them. Long ranges are halved, so that such a range is
//! passed over at the cost of its subtrees.

use super::super::page::{PAGE_BITS, PAGE_SIZE, Page};
use super::super::tree::Shared;
use super::ranges::{LONG, Piece, pieces, touched};
use super::{BadAccess, Held, Line, Space, line_of};

impl Space {
    /// `memmove`, terms and all. On failure nothing is written.
    pub fn copy(&mut self, to: u64, from: u64, len: u64) -> Result<(), BadAccess> {
        self.check(from, len, false)?;
        self.check(to, len, true)?;
        self.copy_plainly(to, from, len, &mut Page::blank());
        Ok(())
    }

    /// The same to a block that is new. Only there pages are shared: a page that comes back to where it was would say that nothing
    /// was written there since ([`windows`](crate::windows)), and whether one does must not depend on snapshots.
    pub fn copy_to_new(&mut self, to: u64, from: u64, len: u64) -> Result<(), BadAccess> {
        self.check(from, len, false)?;
        self.check(to, len, true)?;
        match self.is_lazy(len) {
            true => self.copy_lazily(to, from, len, &mut Page::blank()),
            false => self.copy_plainly(to, from, len, &mut Page::blank()),
        }
        Ok(())
    }

    /// The same from and to bytes that exist, whether they are addressable or not.
    pub fn copy_covered(&mut self, to: u64, from: u64, len: u64) {
        self.copy_plainly(to, from, len, &mut Page::blank());
    }

    /// About what the pages take that a range is copied to: symbolic bytes may come to lie in more strips than they do.
    pub fn bytes_of_copy(&self, from: u64, len: u64) -> u64 {
        let (first, end) = touched(from, len);
        self.sum(first, end, &|page| page.map_or(0, Page::footprint))
    }

    /// The same, about, of a copy to a new block.
    pub fn bytes_of_copy_to_new(&self, from: u64, len: u64) -> u64 {
        if self.is_lazy(len) { self.held_in(from, len) } else { self.bytes_of_copy(from, len) }
    }

    /// Pages may be left as they are by a copy, or be shared. Not while a segment is recorded, where the bits that are copied
    /// depend on which pages are the machine's own.
    fn is_lazy(&self, len: u64) -> bool {
        len >= PAGE_SIZE as u64 && self.recording.is_none()
    }

    fn copy_plainly(&mut self, to: u64, from: u64, len: u64, buffer: &mut Page) {
        let pieces = pieces(to, len);
        // Each piece is read whole before it is written, so only the order of the pieces matters for overlaps.
        if to <= from {
            pieces.for_each(|piece| self.copy_piece(&piece, from + piece.done, buffer));
        } else {
            pieces.rev().for_each(|piece| self.copy_piece(&piece, from + piece.done, buffer));
        }
    }

    fn copy_lazily(&mut self, to: u64, from: u64, len: u64, buffer: &mut Page) {
        if len > LONG {
            if self.are_alike(to, from, len) {
                return;
            }
            let half = len / 2;
            let mut halves = [(0, half), (half, len - half)];
            if to > from {
                halves.reverse();
            }
            for (at, len) in halves {
                self.copy_lazily(to + at, from + at, len, buffer);
            }
            return;
        }
        let mut one = |piece: Piece| {
            let from = from + piece.done;
            if !self.share_piece(&piece, from) {
                self.copy_piece(&piece, from, buffer);
            }
        };
        if to <= from {
            pieces(to, len).for_each(&mut one);
        } else {
            pieces(to, len).rev().for_each(&mut one);
        }
    }

    /// Copies to a piece of one page, byte by byte.
    fn copy_piece(&mut self, piece: &Piece, from: u64, buffer: &mut Page) {
        buffer.symbolic = None;
        for part in pieces(from, piece.len as u64) {
            if let Some(page) = self.page(part.number) {
                buffer.copy(part.done as usize, page, part.offset, part.len);
            }
        }
        if let Some(page) = self.page_mut(piece.number) {
            page.copy(piece.offset, buffer, 0, piece.len);
        }
    }

    /// Copies to a piece of one page without touching bytes, if that can be. False: nothing was done.
    fn share_piece(&mut self, piece: &Piece, from: u64) -> bool {
        let (first, last) = (from >> PAGE_BITS, (from + (piece.len as u64 - 1)) >> PAGE_BITS);
        let whole = piece.len == PAGE_SIZE;
        let zeros = self.zeros_at(first).filter(|&kind| first == last || self.zeros_at(last) == Some(kind));
        if zeros.is_some() && self.zeros_at(piece.number) == zeros {
            return true;
        }
        if !whole || self.owns(piece.number) {
            return false;
        }
        if let Some(kind) = zeros {
            let page = self.zeros[kind].clone();
            self.replace(piece.number, page);
            return true;
        }
        if first != last {
            return false;
        }
        if self.owns(first) {
            self.write_back(line_of(first));
        }
        // A copy may be written, whatever the page was.
        match self.table.get(first).filter(|page| page.readonly.is_none()).cloned() {
            Some(page) => {
                self.replace(piece.number, page);
                true
            }
            None => false,
        }
    }

    /// Puts another page in place of one that the cache does not own.
    fn replace(&mut self, number: u64, page: Shared) {
        let before = self.table.get(number).map_or(0, |page| self.page_bytes(page));
        drop(self.table.take(number));
        self.held = self.held.wrapping_sub(before).wrapping_add(self.page_bytes(&page));
        let line = &mut self.lines[line_of(number)];
        if line.number == number {
            *line = Line { number, held: Held::Shared(page.clone()) };
        }
        self.table.set(number, page);
    }

    /// All pages of both ranges are the same page of zeros.
    fn are_alike(&self, to: u64, from: u64, len: u64) -> bool {
        // The ends of a range often share a page with something else.
        let Some(kind) = self.zeros_at((from + len / 2) >> PAGE_BITS) else { return false };
        let other = |page: Option<&Page>| u64::from(!page.is_some_and(|page| self.is_zeros(kind, page)));
        [from, to].iter().all(|&start| {
            let (first, end) = touched(start, len);
            self.sum(first, end, &other) == 0
        })
    }

    /// Which page of zeros a page is.
    fn zeros_at(&self, number: u64) -> Option<usize> {
        let page = self.peek_page(number)?;
        (0..self.zeros.len()).find(|&kind| self.is_zeros(kind, page))
    }

    fn is_zeros(&self, kind: usize, page: &Page) -> bool {
        std::ptr::eq::<Page>(&*self.zeros[kind], page)
    }

    fn owns(&self, number: u64) -> bool {
        let line = &self.lines[line_of(number)];
        line.number == number && matches!(line.held, Held::Owned(_))
    }
}

#[cfg(test)]
mod tests {
    //! Copies against a model that has a byte, and what is known of it, for each address.

    use super::super::{Byte, Cell, Frozen};
    use super::*;
    use crate::memory::layout::{GLOBAL_BASE, HEAP_BASE, STACK_TOP};
    use hashbrown::HashMap;
    use rand::{Rng, SeedableRng, rngs::SmallRng};
    use std::collections::BTreeSet;
    use symvm_solver::TermId;

    const KIB: u64 = 1 << 10;
    const MIB: u64 = 1 << 20;
    /// Objects may lie in the first so many bytes of each window (in the last of the stack's).
    const REACH: u64 = 48 * KIB;
    const BASES: [u64; 3] = [GLOBAL_BASE, HEAP_BASE, STACK_TOP - REACH];

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Known {
        byte: Byte,
        written: bool,
        constant: bool,
    }

    #[derive(Clone, Default)]
    struct Model {
        bytes: HashMap<u64, Known>,
        /// Pages of globals that are zeros, and how many are no longer.
        zeros: BTreeSet<u64>,
        filled: u64,
    }

    impl Model {
        /// Something but the mapping of whole pages was done to a range.
        fn touch(&mut self, address: u64, len: u64) {
            for piece in pieces(address, len) {
                self.filled += u64::from(self.zeros.remove(&piece.number));
            }
        }

        fn map(&mut self, address: u64, len: u64, written: Option<bool>) {
            for piece in pieces(address, len) {
                if piece.len < PAGE_SIZE {
                    self.touch(piece.number << PAGE_BITS, 1);
                } else if written.is_none() {
                    self.zeros.remove(&piece.number);
                } else if piece.number < HEAP_BASE >> PAGE_BITS {
                    self.zeros.insert(piece.number);
                }
            }
            for at in address..address + len {
                match written {
                    Some(written) => {
                        let known = Known { byte: Byte::concrete(0), written, constant: false };
                        self.bytes.insert(at, known)
                    }
                    None => self.bytes.remove(&at),
                };
            }
        }

        fn allows(&self, address: u64, len: u64, write: bool) -> bool {
            (address..address + len).all(|at| self.bytes.get(&at).is_some_and(|k| !(write && k.constant)))
        }

        fn copy(&mut self, to: u64, from: u64, len: u64) {
            let moved: Vec<Known> = (from..from + len).map(|at| self.bytes[&at]).collect();
            for (at, known) in (to..).zip(moved) {
                self.bytes.insert(at, Known { constant: self.bytes[&at].constant, ..known });
            }
            self.touch(to, len);
        }

        fn put(&mut self, address: u64, bytes: &[Byte]) {
            for (at, &byte) in (address..).zip(bytes) {
                let known = self.bytes.get_mut(&at).expect("it may be written");
                (known.byte, known.written) = (byte, true);
            }
            self.touch(address, bytes.len() as u64);
        }

        fn check(&self, space: &mut Space) {
            space.write_all_back();
            let mut held = 0;
            for number in BASES.iter().flat_map(|base| base >> PAGE_BITS..(base + REACH) >> PAGE_BITS) {
                let page = space.peek_page(number);
                held += page.map_or(0, |page| space.page_bytes(page));
                for offset in 0..PAGE_SIZE {
                    let at = (number << PAGE_BITS) + offset as u64;
                    let found = page.filter(|page| page.addressable.get(offset)).map(|page| {
                        let (sym, part) = page.sym(offset);
                        let byte = Cell { value: page.bytes[offset], sym, part }.plain().expect("a byte");
                        let value = if byte.is_symbolic() { 0 } else { byte.value };
                        Known {
                            byte: Byte { value, ..byte },
                            written: page.initialised.get(offset),
                            constant: page.readonly.as_ref().is_some_and(|bits| bits.get(offset)),
                        }
                    });
                    assert_eq!(found, self.bytes.get(&at).copied(), "{at:#x}");
                }
            }
            assert_eq!((space.held(), space.filled()), (held, self.filled));
        }
    }

    /// An address in one of the windows, often at the start of a page.
    fn address(rng: &mut SmallRng) -> u64 {
        let base = BASES[[0, 1, 1, 1, 2][rng.random_range(0..5)]];
        let page = base + rng.random_range(0..REACH / KIB) * KIB;
        if rng.random() { page } else { page + rng.random_range(0..KIB) }
    }

    fn len(rng: &mut SmallRng, address: u64) -> u64 {
        let room =
            BASES.iter().map(|base| base + REACH).find(|&end| end > address).map_or(0, |end| end - address);
        let len = rng.random_range(0..24 * KIB) >> rng.random_range(0..4);
        (if rng.random() { len.next_multiple_of(KIB) } else { len }).min(room)
    }

    #[test]
    fn copies_are_as_if_byte_by_byte() {
        let (mut outcomes, mut overlaps) = ([0, 0], 0);
        for seed in 0..16 {
            let mut rng = SmallRng::seed_from_u64(seed);
            let (mut space, mut model) = (Space::default(), Model::default());
            let mut saved: Vec<(Frozen, u64, Model)> = Vec::new();
            for base in BASES {
                space.map(base, REACH, base == GLOBAL_BASE);
                model.map(base, REACH, Some(base == GLOBAL_BASE));
            }
            for _ in 0..150 {
                let at = address(&mut rng);
                let n = len(&mut rng, at);
                match rng.random_range(0..20) {
                    0..2 if n > 0 => {
                        let written = rng.random();
                        space.map(at, n, written);
                        model.map(at, n, Some(written));
                    }
                    2 if n > 0 && n < 4 * KIB => {
                        space.unmap(at, n);
                        model.map(at, n, None);
                    }
                    3..7 if model.allows(at, n.min(9), true) => {
                        let mut bytes: Vec<Byte> =
                            (0..n.min(9)).map(|_| Byte::concrete(rng.random())).collect();
                        if rng.random() {
                            bytes
                                .iter_mut()
                                .step_by(3)
                                .for_each(|b| *b = Byte::symbolic(TermId(1 + at as u32 % 999)));
                        }
                        space.store_bytes(at, &bytes).expect("it may be written");
                        model.put(at, &bytes);
                    }
                    7 if model.allows(at, n.min(9), false) => {
                        let constant = rng.random_bool(0.3);
                        space.protect(at, n.min(9), constant);
                        let range = at..at + n.min(9);
                        range.for_each(|at| {
                            model.bytes.get_mut(&at).expect("it is there").constant = constant
                        });
                        model.touch(at, n.min(9));
                    }
                    // Then pages of what was frozen are shared, and none is owned.
                    8 => saved.push((space.freeze().0, space.held(), model.clone())),
                    9 if !saved.is_empty() => {
                        let (frozen, held, then) = &saved[rng.random_range(0..saved.len())];
                        (space, model) = (Space::thaw(frozen, then.filled, *held), then.clone());
                    }
                    _ => {
                        let from = match rng.random_range(0..3) {
                            0 => address(&mut rng),
                            // As far into its page.
                            1 => address(&mut rng) / KIB * KIB + at % KIB,
                            _ => at.saturating_add_signed(rng.random_range(-3000..3000)).max(GLOBAL_BASE),
                        };
                        let n = n.min(len(&mut rng, from).max(n / 2));
                        let fine = model.allows(from, n, false) && model.allows(at, n, true);
                        // Globals are never new.
                        let copy = match at >= HEAP_BASE && rng.random() {
                            true => Space::copy_to_new,
                            false => Space::copy,
                        };
                        assert_eq!(
                            copy(&mut space, at, from, n).is_ok(),
                            fine,
                            "{n} bytes from {from:#x} to {at:#x}"
                        );
                        if fine {
                            model.copy(at, from, n);
                        }
                        outcomes[usize::from(fine)] += 1;
                        overlaps += u32::from(fine && at != from && at.abs_diff(from) < n);
                    }
                }
            }
            model.check(&mut space);
            for (frozen, held, model) in saved {
                model.check(&mut Space::thaw(&frozen, model.filled, held));
            }
        }
        assert!(outcomes.iter().all(|&n| n > 100) && overlaps > 50, "{outcomes:?}, {overlaps}");
    }

    #[test]
    fn long_copies_are_as_if_byte_by_byte() {
        let mut rng = SmallRng::seed_from_u64(5);
        let size = 40 * MIB;
        let start = HEAP_BASE + 80;
        let (mut space, mut bytes) = (Space::default(), vec![0u8; size as usize]);
        space.map(start, size, false);
        let mut written = vec![false; size as usize];
        let mut bytes_copied = 0;
        for round in 0..24 {
            for _ in 0..6 {
                let at = rng.random_range(0..size - 8);
                space.store(start + at, 8, 0x0102_0304_0506_0708).expect("it lies in the block");
                bytes[at as usize..][..8].copy_from_slice(&[8, 7, 6, 5, 4, 3, 2, 1]);
                written[at as usize..][..8].fill(true);
            }
            let len = rng.random_range(5 * MIB..20 * MIB);
            let from = rng.random_range(0..size - len);
            let to = match round % 3 {
                0 => rng.random_range(0..size - len),
                // They overlap, forwards and backwards; as far into their pages, too.
                1 => (from + rng.random_range(0..3 * MIB)).min(size - len),
                _ => from.saturating_sub(rng.random_range(0..3 * KIB) * KIB),
            };
            space.copy_to_new(start + to, start + from, len).expect("both lie in the block");
            bytes.copy_within(from as usize..(from + len) as usize, to as usize);
            written.copy_within(from as usize..(from + len) as usize, to as usize);
            bytes_copied += len;
            if round % 4 == 0 {
                drop(space.freeze());
            }
        }
        let mut found = vec![0; size as usize];
        space.read(start, &mut found).expect("it is all concrete");
        assert!(found == bytes && bytes.iter().filter(|&&b| b != 0).count() > 1000);
        for piece in pieces(start, size) {
            let page = space.peek_page(piece.number).expect("it was mapped");
            let known = &written[piece.done as usize..][..piece.len];
            assert!((0..piece.len).all(|i| page.initialised.get(piece.offset + i) == known[i]));
        }
        // What was not written takes nothing however often it was copied.
        space.write_all_back();
        assert!(space.held() < 8 * MIB && bytes_copied > 200 * MIB, "{} bytes", space.held());
    }

    #[test]
    fn what_was_never_written_is_copied_for_nothing() {
        let mut space = Space::default();
        let (size, other) = (1 << 40, HEAP_BASE + (1 << 41) + 48);
        space.map(HEAP_BASE + 16, size, false);
        space.map(other, size, false);
        space.store(HEAP_BASE + 16 + 77 * MIB, 4, 7).expect("it was mapped");
        assert!(space.bytes_of_copy_to_new(HEAP_BASE + 16, size) < 16 * KIB);
        space.copy_to_new(other, HEAP_BASE + 16, size).expect("both were mapped");
        assert_eq!(space.load(other + 77 * MIB, 4), Ok(7));
        space.write_all_back();
        assert!(space.held() < 16 * KIB, "{}", space.held());
        // Written pages that are laid where they were are not copied either, until they are written again.
        let (from, to) = (HEAP_BASE + 4 * MIB, HEAP_BASE + 8 * MIB);
        space.set(from, Byte::concrete(3), MIB).expect("it was mapped");
        drop(space.freeze());
        space.copy_to_new(to, from, MIB).expect("both were mapped");
        assert!(space.pages(from, MIB) == space.pages(to, MIB));
        space.store(to + 5, 1, 4).expect("it was mapped");
        assert_eq!((space.load(to + 4, 2), space.load(from + 4, 2)), (Ok(0x0403), Ok(0x0303)));
        // Where something lies, zeros take its place.
        space.set(to, Byte::concrete(3), 6 * MIB).expect("it was mapped");
        space.copy_to_new(to, to + 8 * MIB, 6 * MIB).expect("it was mapped");
        assert_eq!((space.load(to + 5, 8), space.load(to + 6 * MIB - 8, 8)), (Ok(0), Ok(0)));
        // The copy of a constant is none.
        space.protect(from + 9, 2, true);
        drop(space.freeze());
        space.copy_to_new(to, from, MIB).expect("both were mapped");
        assert!(space.store(to + 9, 1, 5).is_ok() && space.store(from + 9, 1, 5).is_err());
        // Any other copy writes all.
        space.copy(to, from, MIB).expect("both were mapped");
        space.write_all_back();
        assert!(space.pages(from, MIB) != space.pages(to, MIB));
        assert!(space.bytes_of_copy(HEAP_BASE + 16, MIB) > MIB);
    }
}
