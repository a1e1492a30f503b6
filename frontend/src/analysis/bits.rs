//! A plain bit set over dense ids.

/// A set of small integers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BitSet {
    words: Vec<u64>,
}

impl BitSet {
    /// The empty set for members below `len`.
    pub fn new(len: usize) -> Self {
        Self { words: vec![0; len.div_ceil(64)] }
    }

    /// The set of all words' bits (members beyond the length are never asked for).
    pub fn full(len: usize) -> Self {
        Self { words: vec![!0; len.div_ceil(64)] }
    }

    /// Is `i` a member?
    #[inline]
    pub fn contains(&self, i: usize) -> bool {
        self.words.get(i / 64).is_some_and(|w| w >> (i % 64) & 1 != 0)
    }

    /// Adds `i`, which must be below the length; true if it was not there.
    #[inline]
    pub fn insert(&mut self, i: usize) -> bool {
        let word = &mut self.words[i / 64];
        let bit = 1 << (i % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Keeps what `other` has too; true if anything went.
    pub fn intersect(&mut self, other: &Self) -> bool {
        let mut changed = false;
        for (a, b) in self.words.iter_mut().zip(&other.words) {
            changed |= *a & !b != 0;
            *a &= b;
        }
        changed
    }

    /// Removes `i`.
    pub fn remove(&mut self, i: usize) {
        if let Some(word) = self.words.get_mut(i / 64) {
            *word &= !(1 << (i % 64));
        }
    }

    /// Keeps what `other` plus `extra` has; true if anything went.
    pub fn intersect_but(&mut self, other: &Self, extra: usize) -> bool {
        let kept = self.contains(extra);
        let mut changed = false;
        for (n, (a, b)) in self.words.iter_mut().zip(&other.words).enumerate() {
            let mut mask = *b;
            if n == extra / 64 {
                mask |= 1 << (extra % 64);
            }
            changed |= *a & !mask != 0;
            *a &= mask;
        }
        debug_assert_eq!(kept, self.contains(extra));
        changed
    }

    /// Adds what `other` has; true if anything was new.
    pub fn union(&mut self, other: &Self) -> bool {
        let mut changed = false;
        for (a, b) in self.words.iter_mut().zip(&other.words) {
            changed |= b & !*a != 0;
            *a |= b;
        }
        changed
    }

    /// Members in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(n, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    n * 64 + bit
                })
            })
        })
    }

    /// Number of members.
    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// No members.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }
}
