//! State variables and the locations they stand for.

use hashbrown::HashMap;
use symvm_solver::{SymbolId, TermId, Terms};

/// Where a value of the program's state is. Stack addresses are a function of the call stack, so an address says it all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Location {
    /// A register.
    Register {
        /// The frame, counted from the outermost.
        frame: u32,
        /// Its register.
        reg: u32,
        /// Bits.
        width: u32,
    },
    /// Bytes of memory.
    Memory {
        /// The first.
        address: u64,
        /// How many: up to 8.
        bytes: u32,
    },
}

impl Location {
    /// In bits.
    pub fn width(self) -> u32 {
        match self {
            Self::Register { width, .. } => width,
            Self::Memory { bytes, .. } => bytes * 8,
        }
    }

    /// The name of its variable, which is no input's.
    fn name(self) -> String {
        match self {
            Self::Register { frame, reg, width } => format!("@{frame}.r{reg}:{width}"),
            Self::Memory { address, bytes } => format!("@{address:x}+{bytes}"),
        }
    }
}

/// All state variables of an arena.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    variables: HashMap<Location, TermId>,
    locations: HashMap<SymbolId, Location>,
}

impl Vocabulary {
    /// The variable of a location.
    pub fn variable(&mut self, terms: &mut Terms, location: Location) -> TermId {
        if let Some(&known) = self.variables.get(&location) {
            return known;
        }
        let term = terms.symbol(&location.name(), location.width());
        if let Some(symbol) = terms.symbol_of(term) {
            self.locations.insert(symbol, location);
        }
        self.variables.insert(location, term);
        term
    }

    /// What a symbol stands for, if it is a state variable.
    pub fn location(&self, symbol: SymbolId) -> Option<Location> {
        self.locations.get(&symbol).copied()
    }
}
