//! One page: bytes, and beside them one bit per byte for "addressable", "initialised", "read-only" and "symbolic".
//!
//! The symbolic part and the read-only bitmap exist only in pages that need them, so that the common page stays small:
//! it is copied when it is first written after a snapshot. Of the symbolic part a copy takes the bits; what the bytes are
//! is shared by [strips](Strip), until one is written. A symbolic byte is a [`Part`] of a value, so that a word that was
//! stored whole can be loaded whole.

use symvm_solver::Sym;
use triomphe::Arc;

/// log2 of the page size. A snapshot after writing to two pages costs, with its copies: 2.4 µs (512 bytes), 2.8 (1 KiB),
/// 3.4 (2 KiB), 5.0 (4 KiB); a load at random in 256 KiB: 24, 6, 7, 5 ns (with a page cache of 256 lines).
pub const PAGE_BITS: u32 = 10;
/// Bytes in a page.
pub const PAGE_SIZE: usize = 1 << PAGE_BITS;
const WORDS: usize = PAGE_SIZE / 64;

/// One bit per byte of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bits([u64; WORDS]);

/// `len` ones (`len` up to 64).
#[inline]
fn ones(len: usize) -> u64 {
    if len >= 64 { u64::MAX } else { (1 << len) - 1 }
}

impl Bits {
    /// No bit set.
    pub const EMPTY: Bits = Bits([0; WORDS]);
    /// All bits set.
    pub const FULL: Bits = Bits([u64::MAX; WORDS]);

    /// The word that holds a bit.
    #[inline]
    pub fn word(&self, offset: usize) -> u64 {
        self.0[offset / 64 % WORDS]
    }

    /// The word that holds a bit, to write to.
    #[inline]
    pub fn word_mut(&mut self, offset: usize) -> &mut u64 {
        &mut self.0[offset / 64 % WORDS]
    }

    /// The pieces of a range by word: (word, mask).
    fn pieces(offset: usize, len: usize) -> impl Iterator<Item = (usize, u64)> {
        let end = offset + len;
        (offset / 64..end.div_ceil(64)).map(move |word| {
            let low = offset.max(word * 64) - word * 64;
            let high = end.min(word * 64 + 64) - word * 64;
            (word, ones(high - low) << low)
        })
    }

    /// Every bit of the range is set.
    pub fn all(&self, offset: usize, len: usize) -> bool {
        Self::pieces(offset, len).all(|(word, mask)| self.0[word] & mask == mask)
    }

    /// Some bit of the range is set.
    #[inline]
    pub fn any(&self, offset: usize, len: usize) -> bool {
        Self::pieces(offset, len).any(|(word, mask)| self.0[word] & mask != 0)
    }

    /// Sets or clears a range.
    #[inline]
    pub fn put(&mut self, offset: usize, len: usize, on: bool) {
        let (word, shift) = (offset / 64, offset % 64);
        if shift + len <= 64 {
            let mask = ones(len) << shift;
            let word = &mut self.0[word % WORDS];
            *word = if on { *word | mask } else { *word & !mask };
            return;
        }
        for (word, mask) in Self::pieces(offset, len) {
            let word = &mut self.0[word];
            *word = if on { *word | mask } else { *word & !mask };
        }
    }

    /// One bit.
    #[inline]
    pub fn get(&self, offset: usize) -> bool {
        self.0[offset / 64] >> (offset % 64) & 1 != 0
    }

    /// The first bit of the range that is `value`.
    pub fn first(&self, offset: usize, len: usize, value: bool) -> Option<usize> {
        Self::pieces(offset, len).find_map(|(word, mask)| {
            let bits = if value { self.0[word] } else { !self.0[word] } & mask;
            (bits != 0).then(|| word * 64 + bits.trailing_zeros() as usize)
        })
    }

    /// Up to 64 bits from `offset`, lowest first; the range lies in the page.
    pub fn window(&self, offset: usize, len: usize) -> u64 {
        let (word, shift) = (offset / 64, offset % 64);
        let low = self.0[word] >> shift;
        let high = if shift + len > 64 { self.0[word + 1] << (64 - shift) } else { 0 };
        (low | high) & ones(len)
    }

    /// Sets up to 64 bits from `offset` on to these; the range lies in the page.
    pub fn put_window(&mut self, offset: usize, len: usize, bits: u64) {
        let (word, shift) = (offset / 64, offset % 64);
        let mask = ones(len);
        self.0[word] = self.0[word] & !(mask << shift) | bits << shift;
        if shift + len > 64 {
            let above = 64 - shift;
            self.0[word + 1] = self.0[word + 1] & !(mask >> above) | bits >> above;
        }
    }

    /// Copies a range of bits of `from` over this one's.
    pub fn copy(&mut self, offset: usize, from: &Bits, from_offset: usize, len: usize) {
        let mut done = 0;
        while done < len {
            let at = offset + done;
            // Up to the end of the destination's word, so that one masked write does it.
            let n = (64 - at % 64).min(len - done);
            let bits = from.window(from_offset + done, n);
            let word = &mut self.0[at / 64];
            let mask = ones(n) << (at % 64);
            *word = *word & !mask | bits << (at % 64);
            done += n;
        }
    }

    /// No bit is set.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&w| w == 0)
    }
}

/// Which byte of a value of how many bytes: the number of the byte, and from the fourth bit on log2 of their number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part(pub u8);

impl Part {
    /// The only byte.
    pub const WHOLE: Part = Part(0);

    /// The parts of a value of 1, 2, 4 or 8 bytes.
    #[inline]
    pub fn of(size: usize) -> [Part; 8] {
        let log = size.trailing_zeros() as u8;
        std::array::from_fn(|i| Part(log << 3 | i as u8))
    }

    /// Number of the byte, counted from the lowest.
    #[inline]
    pub fn index(self) -> u32 {
        u32::from(self.0 & 7)
    }

    /// The value's width.
    #[inline]
    pub fn width(self) -> u32 {
        8 << (self.0 >> 3)
    }
}

/// Bytes in a strip: those whose bits are one word.
const STRIP_SIZE: usize = 64;

/// What the symbolic bytes of a strip are; meaningless where the bit is clear.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Strip {
    /// The values they are bytes of.
    syms: [Sym; STRIP_SIZE],
    /// Which of their bytes.
    parts: [Part; STRIP_SIZE],
}

impl Strip {
    const EMPTY: Strip = Strip { syms: [Sym::NONE; STRIP_SIZE], parts: [Part::WHOLE; STRIP_SIZE] };
}

/// What a page's symbolic bytes are.
#[derive(PartialEq, Eq, Debug)]
pub struct Symbolic {
    /// Which bytes are symbolic.
    bits: Bits,
    /// Where a bit is set, there is a strip.
    strips: [Option<Arc<Strip>>; WORDS],
}

impl Clone for Symbolic {
    /// Sheds strips that were all overwritten: doing it at each store would make one that alternates allocate each time.
    fn clone(&self) -> Self {
        let strips =
            std::array::from_fn(|i| self.strips[i].as_ref().filter(|_| self.bits.0[i] != 0).cloned());
        Symbolic { bits: self.bits.clone(), strips }
    }
}

impl Symbolic {
    const NOTHING: Symbolic = Symbolic { bits: Bits::EMPTY, strips: [const { None }; WORDS] };

    /// Which bytes are symbolic.
    #[inline]
    pub fn bits(&self) -> &Bits {
        &self.bits
    }

    /// Makes bytes concrete, given as a mask of the word that has the bit of one of them.
    #[inline]
    pub fn clear(&mut self, offset: usize, mask: u64) {
        *self.bits.word_mut(offset) &= !mask;
    }

    /// What its copy takes, in bytes.
    fn footprint(&self) -> usize {
        match self.bits.0.iter().filter(|&&bits| bits != 0).count() {
            0 => 0,
            strips => SYMBOLIC_TAKES + STRIP_TAKES * strips,
        }
    }

    /// The value that `size` bytes in one strip are, all of them symbolic, if they were stored as one.
    #[inline]
    pub fn whole(&self, offset: usize, size: usize) -> Option<Sym> {
        let strip = self.strips.get(offset / STRIP_SIZE)?.as_ref()?;
        let at = offset % STRIP_SIZE;
        let (syms, parts) = (strip.syms.get(at..at + size)?, strip.parts.get(at..at + size)?);
        let sym = *syms.first()?;
        let same = syms.iter().all(|&s| s == sym) && parts == &Part::of(size)[..size];
        same.then_some(sym)
    }

    /// Makes `size` bytes (1, 2, 4 or 8) in one strip a value.
    #[inline]
    pub fn put_whole(&mut self, offset: usize, size: usize, sym: Sym) {
        self.bits.put(offset, size, true);
        let at = offset % STRIP_SIZE;
        let strip = self.strip_mut(offset);
        if let (Some(syms), Some(parts)) =
            (strip.syms.get_mut(at..at + size), strip.parts.get_mut(at..at + size))
        {
            syms.fill(sym);
            parts.copy_from_slice(&Part::of(size)[..size]);
        }
    }

    /// What a byte is whose bit is set.
    #[inline]
    fn get(&self, offset: usize) -> (Sym, Part) {
        let strip = self.strips[offset / STRIP_SIZE].as_ref().expect("where a bit is set, there is a strip");
        (strip.syms[offset % STRIP_SIZE], strip.parts[offset % STRIP_SIZE])
    }

    #[inline]
    fn strip_mut(&mut self, offset: usize) -> &mut Strip {
        Arc::make_mut(self.strips[offset / STRIP_SIZE].get_or_insert_with(|| Arc::new(Strip::EMPTY)))
    }
}

/// What a block of `size` bytes takes of an allocator that has four sizes for each power of two, as ours.
const fn taken(size: usize) -> usize {
    size.next_multiple_of(1 << (size.ilog2() - 2))
}
/// With the count of its owners.
const PAGE_TAKES: usize = taken(size_of::<Page>() + size_of::<usize>());
const READONLY_TAKES: usize = taken(size_of::<Bits>());
const SYMBOLIC_TAKES: usize = taken(size_of::<Symbolic>());
const STRIP_TAKES: usize = taken(size_of::<Strip>() + size_of::<usize>());

/// A page.
#[derive(Debug)]
pub struct Page {
    /// The bytes (meaningless where symbolic).
    pub bytes: [u8; PAGE_SIZE],
    /// The program may touch the byte.
    pub addressable: Bits,
    /// The byte was written.
    pub initialised: Bits,
    /// The byte must not be written.
    pub readonly: Option<Box<Bits>>,
    /// Symbolic bytes.
    pub symbolic: Option<Box<Symbolic>>,
}

impl Clone for Page {
    fn clone(&self) -> Self {
        Page {
            bytes: self.bytes,
            addressable: self.addressable.clone(),
            initialised: self.initialised.clone(),
            readonly: self.readonly.clone(),
            symbolic: self.symbolic.as_ref().filter(|s| !s.bits.is_empty()).cloned(),
        }
    }
}

impl Page {
    /// A page of zeros where nothing may be touched.
    pub fn blank() -> Page {
        Page {
            bytes: [0; PAGE_SIZE],
            addressable: Bits::EMPTY,
            initialised: Bits::EMPTY,
            readonly: None,
            symbolic: None,
        }
    }

    /// What one takes, in bytes, whose bytes are all symbolic, or none.
    pub const fn takes(symbolic: bool) -> u64 {
        (if symbolic { PAGE_TAKES + SYMBOLIC_TAKES + WORDS * STRIP_TAKES } else { PAGE_TAKES }) as u64
    }

    /// What its copy takes, in bytes: the same, whether it was shared and has shed what was overwritten, or not. Strips that it
    /// shares with another page are counted for both.
    pub fn footprint(&self) -> u64 {
        let readonly = self.readonly.as_ref().map_or(0, |_| READONLY_TAKES);
        let symbolic = self.symbolic.as_ref().map_or(0, |s| s.footprint());
        (PAGE_TAKES + readonly + symbolic) as u64
    }

    /// A page of zeros, addressable throughout.
    pub fn zeros(initialised: bool) -> Page {
        let initialised = if initialised { Bits::FULL } else { Bits::EMPTY };
        Page { addressable: Bits::FULL, initialised, ..Page::blank() }
    }

    /// The value that a byte is a part of, [`Sym::NONE`] if it is concrete.
    #[inline]
    pub fn sym(&self, offset: usize) -> (Sym, Part) {
        match &self.symbolic {
            Some(s) if s.bits.get(offset) => s.get(offset),
            _ => (Sym::NONE, Part::WHOLE),
        }
    }

    /// Some byte of the range is symbolic.
    #[inline]
    pub fn has_symbolic(&self, offset: usize, len: usize) -> bool {
        self.symbolic.as_ref().is_some_and(|s| s.bits.any(offset, len))
    }

    /// Makes a range concrete (its bytes are about to be written).
    #[inline]
    pub fn clear_symbolic(&mut self, offset: usize, len: usize) {
        if let Some(s) = &mut self.symbolic {
            s.bits.put(offset, len, false);
        }
    }

    /// The symbolic part, made if there is none.
    #[inline]
    pub fn symbolic_mut(&mut self) -> &mut Symbolic {
        self.symbolic.get_or_insert_with(|| Box::new(Symbolic::NOTHING))
    }

    /// Makes a byte symbolic.
    pub fn set_sym(&mut self, offset: usize, sym: Sym, part: Part) {
        let symbolic = self.symbolic_mut();
        symbolic.bits.put(offset, 1, true);
        let strip = symbolic.strip_mut(offset);
        (strip.syms[offset % STRIP_SIZE], strip.parts[offset % STRIP_SIZE]) = (sym, part);
    }

    /// The range may be written.
    #[inline]
    pub fn writable(&self, offset: usize, len: usize) -> bool {
        self.addressable.all(offset, len) && self.readonly.as_ref().is_none_or(|r| !r.any(offset, len))
    }

    /// Makes a range addressable (zeros, `initialised` or not) or not addressable.
    #[inline]
    pub fn map(&mut self, offset: usize, len: usize, on: bool, initialised: bool) {
        self.addressable.put(offset, len, on);
        self.initialised.put(offset, len, on && initialised);
        self.clear_symbolic(offset, len);
        if on {
            let bytes = &mut self.bytes[offset..offset + len];
            // The common local variable is not worth a call of memset.
            match <&mut [u8; 4]>::try_from(&mut *bytes) {
                Ok(four) => *four = [0; 4],
                Err(_) => match <&mut [u8; 8]>::try_from(&mut *bytes) {
                    Ok(eight) => *eight = [0; 8],
                    Err(_) => bytes.fill(0),
                },
            }
        }
        if let Some(r) = &mut self.readonly {
            r.put(offset, len, false);
        }
    }

    /// Copies a range of another page with its bits and terms; addressability stays.
    pub fn copy(&mut self, offset: usize, from: &Page, from_offset: usize, len: usize) {
        self.bytes[offset..offset + len].copy_from_slice(&from.bytes[from_offset..from_offset + len]);
        self.initialised.copy(offset, &from.initialised, from_offset, len);
        self.clear_symbolic(offset, len);
        let Some(symbolic) = &from.symbolic else { return };
        let mut at = from_offset;
        let end = from_offset + len;
        while let Some(next) = symbolic.bits.first(at, end - at, true) {
            let (sym, part) = symbolic.get(next);
            self.set_sym(offset + (next - from_offset), sym, part);
            at = next + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_is_put_where_it_is_read() {
        let mut from = Bits::EMPTY;
        from.0
            .iter_mut()
            .enumerate()
            .for_each(|(i, word)| *word = 0x9e37_79b9_7f4a_7c15u64.rotate_left(7 * i as u32));
        for (offset, source, len) in (0..=130)
            .flat_map(|offset| [(offset, 3 * offset), (960 - offset, offset)])
            .flat_map(|(a, b)| (0..=64).map(move |len| (a, b, len)))
        {
            for before in [Bits::EMPTY, Bits::FULL] {
                let (mut one, mut other) = (before.clone(), before);
                one.put_window(offset, len, from.window(source, len));
                other.copy(offset, &from, source, len);
                assert_eq!(one.0, other.0, "{offset} {source} {len}");
            }
        }
    }
}
