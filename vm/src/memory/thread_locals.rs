//! Where the variables that each thread has its own of lie in a thread's block.

use super::layout::align_up;
use symvm_frontend::program::Program;

/// What blocks are aligned to, at least, and their sizes.
const ALIGN: u64 = 64;

/// The variables, and their places in a block.
#[derive(Debug, Default)]
pub(crate) struct ThreadLocals {
    /// Address, index among the program's globals, offset in a block; by address.
    all: Vec<(u64, usize, u64)>,
    size: u64,
}

impl ThreadLocals {
    /// Those of a program.
    pub fn new(program: &Program) -> Self {
        let mut places = Self::default();
        let own = program.globals.iter().enumerate().filter(|(_, g)| g.is_own_of_threads());
        for (index, global) in own {
            let offset = align_up(places.size, u64::from(global.align)).unwrap_or(places.size);
            places.all.push((global.address, index, offset));
            places.size = offset + global.size;
        }
        places.size = align_up(places.size.max(1), ALIGN).unwrap_or(places.size);
        places.all.sort_unstable();
        places
    }

    /// Bytes of a block.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Where the variable at an address has its place.
    pub fn offset_of(&self, address: u64) -> Option<u64> {
        let at = self.all.binary_search_by_key(&address, |(variable, ..)| *variable).ok()?;
        Some(self.all[at].2)
    }

    /// The variables by their index among the program's globals, with their places.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u64)> {
        self.all.iter().map(|&(_, index, offset)| (index, offset))
    }
}
