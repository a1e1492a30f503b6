//! The branch sides a path took, in order: its identity. Branches of libraries are left out.
//!
//! Full chunks are shared between snapshots; only the last, unfinished one is copied. The hash rolls along, so that
//! two paths are compared in constant time.

use std::sync::Arc;
use symvm_frontend::program::SideId;

const CHUNK: usize = 1024;
/// An odd multiplier with well-spread bits (Knuth's MMIX generator).
const MULTIPLIER: u64 = 6_364_136_223_846_793_005;

/// A chain of full chunks, newest first.
#[derive(Debug)]
struct Chunk {
    sides: Box<[SideId]>,
    previous: Option<Arc<Chunk>>,
}

impl Drop for Chunk {
    /// Unlinks the chain iteratively: a long trace must not overflow the stack when it is dropped.
    fn drop(&mut self) {
        let mut next = self.previous.take();
        while let Some(chunk) = next {
            match Arc::try_unwrap(chunk) {
                Ok(mut owned) => next = owned.previous.take(),
                Err(_) => break,
            }
        }
    }
}

/// The sides of the program's own branches that a path took.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    full: Option<Arc<Chunk>>,
    tail: Vec<SideId>,
    chunks: u64,
    hash: u64,
}

impl Trace {
    /// Number of sides taken.
    pub fn len(&self) -> u64 {
        self.chunks * CHUNK as u64 + self.tail.len() as u64
    }

    /// No branch was passed yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The rolling hash of all sides so far: equal for equal traces.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Bytes held in full chunks and the tail (shared ones included).
    pub fn bytes(&self) -> u64 {
        self.len() * 4
    }

    /// Bytes of the unshared tail.
    pub(crate) fn tail_bytes(&self) -> u64 {
        self.tail.len() as u64 * 4
    }

    #[inline]
    pub(crate) fn push(&mut self, side: SideId) {
        self.hash = (self.hash ^ u64::from(side.0 + 1)).wrapping_mul(MULTIPLIER).rotate_left(23);
        self.tail.push(side);
        if self.tail.len() == CHUNK {
            self.seal();
        }
    }

    #[cold]
    fn seal(&mut self) {
        let sides = std::mem::replace(&mut self.tail, Vec::with_capacity(CHUNK)).into_boxed_slice();
        let previous = self.full.take();
        self.full = Some(Arc::new(Chunk { sides, previous }));
        self.chunks += 1;
    }

    /// The `index`-th side taken; walks back over the chunks, so late ones are found fastest.
    pub fn get(&self, index: u64) -> Option<SideId> {
        let (number, offset) = (index / CHUNK as u64, (index % CHUNK as u64) as usize);
        if number >= self.chunks {
            return (number == self.chunks).then(|| self.tail.get(offset).copied()).flatten();
        }
        let mut chunk = self.full.as_deref();
        for _ in number + 1..self.chunks {
            chunk = chunk.and_then(|c| c.previous.as_deref());
        }
        chunk.and_then(|c| c.sides.get(offset).copied())
    }

    /// The sides before position `end` (exclusive), latest first.
    pub fn iter_back_from(&self, end: u64) -> impl Iterator<Item = SideId> + '_ {
        let end = end.min(self.len());
        let mut number = self.chunks;
        let mut chunk: Option<&Chunk> = None;
        let mut slice: &[SideId] = &self.tail;
        while number > end / CHUNK as u64 {
            number -= 1;
            chunk = match chunk {
                None => self.full.as_deref(),
                Some(c) => c.previous.as_deref(),
            };
            slice = chunk.map_or(&[], |c| &c.sides);
        }
        let first = &slice[..(end - number * CHUNK as u64) as usize];
        let rest = match (chunk, number) {
            (Some(c), _) => c.previous.as_deref(),
            (None, _) => self.full.as_deref(),
        };
        let rest = std::iter::successors(rest, |c| c.previous.as_deref());
        first.iter().rev().copied().chain(rest.flat_map(|c| c.sides.iter().rev().copied()))
    }

    /// All sides in order, oldest first.
    pub fn to_vec(&self) -> Vec<SideId> {
        let mut sides: Vec<SideId> = self.iter_back_from(self.len()).collect();
        sides.reverse();
        sides
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trace_is_a_persistent_list_with_an_identity() {
        let mut trace = Trace::default();
        let mut copies = Vec::new();
        for i in 0..5000u32 {
            if i % 700 == 3 {
                copies.push((i, trace.clone()));
            }
            trace.push(SideId(i * 7 % 13));
        }
        let all = trace.to_vec();
        assert_eq!(all.len(), 5000);
        for (i, side) in all.iter().enumerate() {
            assert_eq!(*side, SideId(i as u32 * 7 % 13));
            assert_eq!(trace.get(i as u64), Some(*side));
        }
        for end in [0u64, 1, 1023, 1024, 1025, 2048, 4999, 5000, 9000] {
            let mut expected = all[..(end.min(5000)) as usize].to_vec();
            expected.reverse();
            assert_eq!(trace.iter_back_from(end).collect::<Vec<_>>(), expected, "from {end}");
        }
        for (len, mut copy) in copies {
            assert_eq!(copy.len(), u64::from(len));
            assert_ne!(copy.hash(), trace.hash());
            for side in &all[len as usize..] {
                copy.push(*side);
            }
            assert_eq!(copy.hash(), trace.hash());
        }
        assert_eq!(trace.get(5000), None);
    }
}
