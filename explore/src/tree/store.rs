//! Where a tree's many small parts are: a list that grows without being copied, and sequences of branch sides, each of which
//! is kept once. Trees have millions of nodes; between two decisions programs mostly do what they have done before.

use hashbrown::{DefaultHashBuilder, HashTable};
use std::hash::BuildHasher;
use std::ops::{Index, IndexMut};
use symvm_frontend::program::SideId;

/// Elements of a chunk.
const CHUNK: usize = 1 << 12;

/// A list in chunks of a fixed size.
#[derive(Debug)]
pub(super) struct Chunks<T>(Vec<Vec<T>>);

impl<T> Default for Chunks<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Chunks<T> {
    pub fn len(&self) -> usize {
        self.0.last().map_or(0, |last| (self.0.len() - 1) * CHUNK + last.len())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn push(&mut self, value: T) {
        match self.0.last_mut() {
            Some(last) if last.len() < CHUNK => last.push(value),
            last => {
                // A small tree has a small first chunk; the later ones are as large as they will be.
                let mut chunk = Vec::with_capacity(if last.is_some() { CHUNK } else { 0 });
                chunk.push(value);
                self.0.push(chunk);
            }
        }
    }

    /// Bytes held. Asked for at every decision: only a list of one chunk has one that is not as large as it will be.
    pub fn bytes(&self) -> usize {
        let elements = match self.0.as_slice() {
            [only] => only.capacity(),
            chunks => chunks.len() * CHUNK,
        };
        elements * size_of::<T>()
    }
}

impl<T> Index<usize> for Chunks<T> {
    type Output = T;
    #[inline]
    fn index(&self, i: usize) -> &T {
        &self.0[i / CHUNK][i % CHUNK]
    }
}

impl<T> IndexMut<usize> for Chunks<T> {
    #[inline]
    fn index_mut(&mut self, i: usize) -> &mut T {
        &mut self.0[i / CHUNK][i % CHUNK]
    }
}

/// A sequence that is kept: from here to there.
pub(super) type Range = (u64, u64);

/// Sequences of branch sides.
#[derive(Debug, Default)]
pub(super) struct Sequences {
    sides: Vec<SideId>,
    known: HashTable<Range>,
    hasher: DefaultHashBuilder,
}

impl Sequences {
    fn of(sides: &[SideId], (start, end): Range) -> &[SideId] {
        &sides[start as usize..end as usize]
    }

    /// The sides of a sequence.
    pub fn get(&self, range: Range) -> &[SideId] {
        Self::of(&self.sides, range)
    }

    /// One side.
    pub fn side(&self, at: u64) -> SideId {
        self.sides[at as usize]
    }

    /// Keeps a sequence.
    pub fn keep(&mut self, sequence: impl Iterator<Item = SideId>) -> Range {
        let start = self.sides.len();
        self.sides.extend(sequence);
        let (own, earlier) = ((start as u64, self.sides.len() as u64), &self.sides);
        let new = Self::of(earlier, own);
        let hash = |range: &Range| self.hasher.hash_one(Self::of(earlier, *range));
        let entry =
            self.known.entry(self.hasher.hash_one(new), |&range| Self::of(earlier, range) == new, hash);
        match entry {
            hashbrown::hash_table::Entry::Occupied(known) => {
                let range = *known.get();
                self.sides.truncate(start);
                range
            }
            hashbrown::hash_table::Entry::Vacant(place) => {
                place.insert(own);
                own
            }
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.sides.capacity() * size_of::<SideId>() + self.known.capacity() * (size_of::<Range>() + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_in_chunks_is_a_list() {
        let mut list = Chunks::default();
        assert!(list.is_empty());
        for i in 0..3 * CHUNK + 7 {
            assert_eq!(list.len(), i);
            list.push(i);
        }
        list[CHUNK] += 1;
        assert!((0..list.len()).all(|i| list[i] == i + usize::from(i == CHUNK)));
    }

    #[test]
    fn a_sequence_is_kept_once() {
        let mut sequences = Sequences::default();
        let sides = |n: u32| (n..n + 3).map(SideId);
        let first: Vec<_> = (0..1000).map(|n| sequences.keep(sides(n))).collect();
        let bytes = sequences.bytes();
        for (n, &range) in (0..1000).zip(&first) {
            assert_eq!(sequences.keep(sides(n)), range);
            assert!(sequences.get(range).iter().copied().eq(sides(n)));
        }
        let empty = sequences.keep(std::iter::empty());
        assert!(sequences.get(empty).is_empty());
        assert_eq!(sequences.bytes(), bytes);
    }
}
