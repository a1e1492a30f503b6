//! What a path has covered: one bit per branch side and one per basic block.

use symvm_frontend::program::{BlockIx, Program, SideId};

/// Bitmaps over the whole program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    sides: Vec<u64>,
    blocks: Vec<u64>,
}

#[inline]
fn set(words: &mut [u64], index: u32) {
    words[index as usize / 64] |= 1 << (index % 64);
}

fn ones(words: &[u64]) -> impl Iterator<Item = u32> + '_ {
    words.iter().enumerate().flat_map(|(i, &word)| {
        std::iter::successors((word != 0).then_some(word), |w| {
            let rest = w & (w - 1);
            (rest != 0).then_some(rest)
        })
        .map(move |w| i as u32 * 64 + w.trailing_zeros())
    })
}

impl Coverage {
    /// Nothing covered, for `program`'s size.
    pub fn new(program: &Program) -> Self {
        Self {
            sides: vec![0; program.sides.div_ceil(64) as usize],
            blocks: vec![0; program.blocks.len().div_ceil(64)],
        }
    }

    #[inline]
    pub(crate) fn cover_side(&mut self, side: SideId) {
        set(&mut self.sides, side.0);
    }

    #[inline]
    pub(crate) fn cover_block(&mut self, block: BlockIx) {
        set(&mut self.blocks, block.0);
    }

    /// Sides taken, ascending.
    pub fn sides(&self) -> impl Iterator<Item = SideId> + '_ {
        ones(&self.sides).map(SideId)
    }

    /// Blocks entered, ascending.
    pub fn blocks(&self) -> impl Iterator<Item = BlockIx> + '_ {
        ones(&self.blocks).map(BlockIx)
    }

    /// Adds what `other` covered; answers how many sides and blocks are new.
    pub fn merge(&mut self, other: &Self) -> (u32, u32) {
        let add = |mine: &mut Vec<u64>, theirs: &[u64]| {
            mine.resize(mine.len().max(theirs.len()), 0);
            let mut new = 0;
            for (m, t) in mine.iter_mut().zip(theirs) {
                new += (t & !*m).count_ones();
                *m |= t;
            }
            new
        };
        (add(&mut self.sides, &other.sides), add(&mut self.blocks, &other.blocks))
    }

    pub(crate) fn bytes(&self) -> u64 {
        (self.sides.len() + self.blocks.len()) as u64 * 8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_set_listed_and_merged() {
        let program = Program { sides: 130, ..Program::default() };
        let (mut a, mut b) = (Coverage::new(&program), Coverage::new(&program));
        for side in [0, 63, 64, 129] {
            a.cover_side(SideId(side));
        }
        b.cover_side(SideId(63));
        b.cover_side(SideId(65));
        assert_eq!(a.sides().map(|s| s.0).collect::<Vec<_>>(), [0, 63, 64, 129]);
        assert_eq!(a.merge(&b), (1, 0));
        assert_eq!(a.merge(&b), (0, 0));
        assert_eq!(a.sides().map(|s| s.0).collect::<Vec<_>>(), [0, 63, 64, 65, 129]);
    }
}
