//! What the campaign's runs covered: branch sides and blocks, with the number of runs that reached each.
//!
//! Reports and strategies count the *user's* code only: a side of the runtime library is never "uncovered".

use hashbrown::HashSet;
use symvm_frontend::program::{BlockIx, Program, SideId};

/// Coverage of a campaign.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    side_hits: Vec<u64>,
    block_hits: Vec<u64>,
    user_side: Vec<bool>,
    user_block: Vec<bool>,
    /// Sides that nobody need go for any more: another shard is to run an input that takes them.
    hearsay: HashSet<SideId>,
    covered: u32,
    total: u32,
    version: u64,
}

impl Coverage {
    /// Nothing covered.
    pub fn new(program: &Program) -> Self {
        let library = |f: symvm_frontend::program::FuncId| program.functions[f.index()].library;
        let mut user_side = vec![false; program.sides as usize];
        for b in program.branches.iter().filter(|b| !library(b.func)) {
            let first = b.first_side.index();
            user_side[first..first + b.sides as usize].fill(true);
        }
        let user_block: Vec<_> = program.blocks.iter().map(|b| !library(b.func)).collect();
        Self { block_hits: vec![0; user_block.len()], user_block, ..Self::of_sides(user_side) }
    }

    /// Nothing covered, of a program given by its sides alone: which of them are the user's.
    pub fn of_sides(user_side: Vec<bool>) -> Self {
        Self {
            side_hits: vec![0; user_side.len()],
            total: user_side.iter().filter(|&&u| u).count() as u32,
            user_side,
            ..Self::default()
        }
    }

    /// Adds a run; answers how many of the user's sides and blocks it covered first.
    pub fn add(
        &mut self,
        sides: impl Iterator<Item = SideId>,
        blocks: impl Iterator<Item = BlockIx>,
    ) -> (u32, u32) {
        let (mut new_sides, mut new_blocks) = (0, 0);
        for s in sides {
            let hits = &mut self.side_hits[s.index()];
            new_sides += u32::from(*hits == 0 && self.user_side[s.index()]);
            if *hits == 0 {
                self.hearsay.remove(&s);
            }
            *hits += 1;
        }
        for b in blocks {
            let hits = &mut self.block_hits[b.index()];
            new_blocks += u32::from(*hits == 0 && self.user_block[b.index()]);
            *hits += 1;
        }
        self.covered += new_sides;
        self.version += u64::from(new_sides > 0);
        (new_sides, new_blocks)
    }

    /// Takes note of what a run takes whose input another shard is to run. Who takes one of these sides is still the first.
    pub fn learn_by_hearsay(&mut self, sides: &[SideId]) {
        let before = self.hearsay.len();
        self.hearsay.extend(sides.iter().filter(|s| self.side_hits[s.index()] == 0));
        self.version += u64::from(self.hearsay.len() > before);
    }

    /// Takes note of what other shards' runs took first.
    pub fn learn(&mut self, sides: &[SideId]) {
        let unknown = |&&s: &&SideId| self.side_hits[s.index()] == 0;
        let new: Vec<SideId> = sides.iter().filter(unknown).copied().collect();
        self.add(new.into_iter(), std::iter::empty());
    }

    /// Sides of the user's code that were taken.
    pub fn covered_sides(&self) -> impl Iterator<Item = SideId> + '_ {
        let sides = (0..self.side_hits.len()).map(|i| SideId(i as u32));
        sides.filter(|s| self.user_side[s.index()] && self.side_hits[s.index()] > 0)
    }

    /// A side of the user's code that no run took.
    pub fn is_uncovered(&self, side: SideId) -> bool {
        self.user_side[side.index()] && self.side_hits[side.index()] == 0 && !self.hearsay.contains(&side)
    }

    /// A side of the user's code.
    pub fn is_users(&self, side: SideId) -> bool {
        self.user_side[side.index()]
    }

    /// The user's sides that runs took.
    pub fn covered(&self) -> u32 {
        self.covered
    }

    /// The user's sides.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// All sides of the program, the library's included.
    pub fn sides(&self) -> usize {
        self.user_side.len()
    }

    /// Grows whenever a side is covered first.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Runs that took a side.
    pub fn side_hits(&self, side: SideId) -> u64 {
        self.side_hits[side.index()]
    }

    /// Runs that entered a block.
    pub fn block_hits(&self, block: BlockIx) -> u64 {
        self.block_hits[block.index()]
    }
}
