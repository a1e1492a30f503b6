//! Sets of branch sides while it is found out what all paths take: most are small, and those of one function are about few of the
//! program's sides.

use super::super::BitSet;
use crate::program::{BlockIx, Program};

/// Sides that all of certain paths take.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Sides {
    /// There is no such path, as far as is known: any side.
    All,
    /// These, ascending.
    These(Box<[u32]>),
}

impl Default for Sides {
    fn default() -> Self {
        Sides::These(Box::default())
    }
}

impl Sides {
    /// Takes out what is not in the other one. Answers whether that was any.
    pub(super) fn intersect(&mut self, other: &Sides) -> bool {
        let after = match (&*self, other) {
            (_, Sides::All) => return false,
            (Sides::All, other) => other.clone(),
            (Sides::These(own), Sides::These(other)) => {
                let both = own.iter().filter(|side| other.binary_search(side).is_ok());
                Sides::These(both.copied().collect())
            }
        };
        let changed = after != *self;
        *self = after;
        changed
    }

    /// Adds what is in the other one. Answers whether that was any.
    pub(super) fn union(&mut self, other: &Sides) -> bool {
        let after = match (&*self, other) {
            (Sides::All, _) => return false,
            (_, Sides::All) => Sides::All,
            (Sides::These(own), Sides::These(other)) => {
                let mut both = [&**own, other].concat();
                both.sort_unstable();
                both.dedup();
                Sides::These(both.into())
            }
        };
        let changed = after != *self;
        *self = after;
        changed
    }

    /// Those that it names.
    fn list(&self) -> &[u32] {
        match self {
            Sides::All => &[],
            Sides::These(list) => list,
        }
    }
}

/// The sides that one function is about, its own and those that its calls take: few of the program's. A set of them has a bit for
/// each, and one for all others, which are in it or not together.
pub(super) struct Known(Vec<u32>);

impl Known {
    /// Of a function with these blocks, whose calls take that.
    pub(super) fn new(program: &Program, blocks: &[BlockIx], effects: &[Option<Sides>]) -> Known {
        let mut sides: Vec<u32> = effects.iter().flatten().flat_map(Sides::list).copied().collect();
        for info in blocks.iter().map(|b| &program.blocks[b.index()]) {
            if let Some(branch) = info.branch {
                let first = program.branches[branch.index()].first_side.0;
                sides.extend(first..first + info.onward().len() as u32);
            }
        }
        sides.sort_unstable();
        sides.dedup();
        Known(sides)
    }

    /// The bit of a side, which is one of these.
    pub(super) fn place(&self, side: u32) -> usize {
        self.0.binary_search(&side).expect("the function's own sides and those of its calls are known")
    }

    /// Sides as a set.
    pub(super) fn set(&self, sides: &Sides) -> BitSet {
        let Sides::These(list) = sides else { return BitSet::full(self.0.len() + 1) };
        let mut set = BitSet::new(self.0.len() + 1);
        for &side in list {
            set.insert(self.place(side));
        }
        set
    }

    /// The sides of a set.
    pub(super) fn sides(&self, set: &BitSet) -> Sides {
        if set.contains(self.0.len()) {
            return Sides::All;
        }
        Sides::These(set.iter().map(|i| self.0[i]).collect())
    }
}
