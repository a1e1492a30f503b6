//! The branch sides a path took, in order: its identity. Branches of libraries are left out.
//!
//! A chain of chunks, which full snapshots share, and an open end, which they seal: nothing is ever copied. Each chunk also
//! points further back, as in Myers' random-access stack (1983), so that a side is found in logarithmic time. The hash rolls
//! along, so that two paths are compared in constant time.

mod sides;

use crate::chain::Link;
use sides::Sides;
use std::sync::Arc;
use symvm_frontend::program::SideId;

/// As many sides as a chunk holds, at most.
const CHUNK: usize = 1024;
/// Behind so many sides they are packed.
const LONG: u64 = 1 << 16;
/// An odd multiplier with well-spread bits (Knuth's MMIX generator).
const MULTIPLIER: u64 = 6_364_136_223_846_793_005;

/// A rolling hash with one more word.
#[inline]
pub(crate) fn roll(hash: u64, word: u64) -> u64 {
    (hash ^ word).wrapping_mul(MULTIPLIER).rotate_left(23)
}

/// A chain of chunks, newest first.
#[derive(Debug)]
struct Chunk {
    sides: Sides,
    /// Number of sides before it.
    start: u64,
    /// Number of chunks before it.
    depth: u32,
    previous: Option<Arc<Chunk>>,
    /// The previous one, or one further back.
    jump: Option<Arc<Chunk>>,
}

impl Chunk {
    /// Where the chunk on top of `previous` jumps to.
    fn jump(previous: &Arc<Chunk>) -> Arc<Chunk> {
        let far = previous.jump.as_ref().and_then(|near| Some((near, near.jump.as_ref()?)));
        match far {
            Some((near, far)) if previous.depth - near.depth == near.depth - far.depth => far.clone(),
            _ => previous.clone(),
        }
    }
}

impl Link for Chunk {
    fn release(&mut self) -> Option<Arc<Self>> {
        // Only the chain itself may hold what comes next.
        self.jump = None;
        self.previous.take()
    }
}

impl Drop for Chunk {
    fn drop(&mut self) {
        self.unlink();
    }
}

/// The sides of the program's own branches that a path took.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    sealed: Option<Arc<Chunk>>,
    tail: Vec<SideId>,
    /// Number of sides before the tail.
    start: u64,
    /// Bytes of the chunks.
    bytes: u64,
    hash: u64,
}

impl Trace {
    /// Number of sides taken.
    pub fn len(&self) -> u64 {
        self.start + self.tail.len() as u64
    }

    /// No branch was passed yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The rolling hash of all sides so far: equal for equal traces.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Bytes of sides (shared ones included).
    pub fn bytes(&self) -> u64 {
        self.bytes + self.tail.len() as u64 * 4
    }

    #[inline]
    pub(crate) fn push(&mut self, side: SideId) {
        self.hash = roll(self.hash, u64::from(side.0 + 1));
        self.tail.push(side);
        if self.tail.len() == CHUNK {
            self.seal();
        }
    }

    /// Closes the open end, so that copies share it; the bytes that are shared anew.
    #[cold]
    pub(crate) fn seal(&mut self) -> u64 {
        if self.tail.is_empty() {
            return 0;
        }
        // The list keeps its room for what follows.
        let sides = if self.start < LONG { Sides::plain(&self.tail) } else { Sides::packed(&self.tail) };
        let bytes = (size_of::<Chunk>() + sides.bytes()) as u64;
        let previous = self.sealed.take();
        let jump = previous.as_ref().map(Chunk::jump);
        let depth = previous.as_ref().map_or(0, |p| p.depth + 1);
        self.sealed = Some(Arc::new(Chunk { sides, start: self.start, depth, previous, jump }));
        self.start = self.len();
        self.tail.clear();
        self.bytes += bytes;
        bytes
    }

    /// The `index`-th side taken.
    pub fn get(&self, index: u64) -> Option<SideId> {
        if index >= self.start {
            return self.tail.get(usize::try_from(index - self.start).ok()?).copied();
        }
        let mut chunk = self.sealed.as_ref()?;
        while chunk.start > index {
            chunk = match &chunk.jump {
                Some(jump) if jump.start > index => jump,
                _ => chunk.previous.as_ref()?,
            };
        }
        chunk.sides.get((index - chunk.start) as usize)
    }

    /// The sides from position `start` on.
    pub fn since(&self, start: u64) -> Vec<SideId> {
        let count = self.len().saturating_sub(start);
        let mut sides: Vec<SideId> = self.iter_back_from(self.len()).take(count as usize).collect();
        sides.reverse();
        sides
    }

    /// The sides before position `end` (exclusive), latest first.
    pub fn iter_back_from(&self, end: u64) -> impl Iterator<Item = SideId> + '_ {
        let before = move |start: u64, len: usize| end.saturating_sub(start).min(len as u64) as usize;
        let chunks = std::iter::successors(self.sealed.as_deref(), |c| c.previous.as_deref());
        let sealed = chunks
            .flat_map(move |c| (0..before(c.start, c.sides.len())).rev().filter_map(|i| c.sides.get(i)));
        self.tail[..before(self.start, self.tail.len())].iter().rev().copied().chain(sealed)
    }

    /// All sides in order, oldest first.
    pub fn to_vec(&self) -> Vec<SideId> {
        self.since(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_long_is_packed_and_is_the_same() {
        let side = |i: u64| {
            let is_loop = (i / 50_000).is_multiple_of(2);
            SideId(if is_loop { i % 7 } else { i * i / 11 % 90 } as u32)
        };
        let (mut trace, many) = (Trace::default(), 4 * LONG);
        for i in 0..many {
            trace.push(side(i));
            if i % 30_011 == 0 {
                trace.seal();
            }
        }
        assert!(trace.bytes() < 4 * LONG + 3 * LONG, "{} bytes", trace.bytes());
        assert!((0..many).step_by(97).all(|i| trace.get(i) == Some(side(i))));
        assert!(trace.iter_back_from(many).eq((0..many).rev().map(side)));
        assert_eq!(trace.get(many), None);
    }

    #[test]
    fn a_trace_is_a_persistent_list_with_an_identity() {
        let mut trace = Trace::default();
        let mut copies = Vec::new();
        for i in 0..5000u32 {
            if i % 700 == 3 || i % 1500 < 3 {
                // Copies share what was sealed; an open end is copied.
                let shared = if i % 2 == 0 { trace.seal() } else { 0 };
                assert!(shared <= 4 * CHUNK as u64 + 128);
                copies.push((i, trace.clone()));
            }
            trace.push(SideId(i * 7 % 13));
            if i > 4000 {
                trace.seal();
            }
        }
        let all = trace.to_vec();
        assert_eq!(all.len(), 5000);
        for (i, side) in all.iter().enumerate() {
            assert_eq!(*side, SideId(i as u32 * 7 % 13));
            assert_eq!(trace.get(i as u64), Some(*side));
        }
        for start in [0, 1, 1023, 1024, 3999, 4500, 5000, 6000] {
            assert_eq!(trace.since(start), all[(start as usize).min(all.len())..]);
        }
        for end in [0u64, 1, 702, 703, 704, 1023, 1024, 1025, 1500, 1501, 2048, 4999, 5000, 9000] {
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
        trace.seal();
        assert_eq!(
            (trace.seal(), trace.to_vec()),
            (0, all),
            "sealing changes nothing, and costs nothing twice"
        );
    }
}
