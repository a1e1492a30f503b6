//! The program-wide pool of constants, each stored once; wide ones are runs of limbs.

use crate::program::Opnd;
use hashbrown::HashMap;
use smallvec::SmallVec;

/// Limbs of a constant value, all leaves in order.
pub type Limbs = SmallVec<[u64; 2]>;

/// The pool under construction.
#[derive(Default)]
pub struct Pool {
    /// The entries.
    pub values: Vec<u64>,
    words: HashMap<u64, u32>,
    runs: HashMap<Limbs, u32>,
}

impl Pool {
    /// A one-slot constant.
    pub fn word(&mut self, value: u64) -> Opnd {
        let values = &mut self.values;
        Opnd::pool(*self.words.entry(value).or_insert_with(|| {
            values.push(value);
            values.len() as u32 - 1
        }))
    }

    /// A run of slots.
    pub fn run(&mut self, limbs: &[u64]) -> Opnd {
        match limbs {
            [] => self.word(0),
            [one] => self.word(*one),
            _ => {
                if let Some(&at) = self.runs.get(limbs) {
                    return Opnd::pool(at);
                }
                let at = self.values.len() as u32;
                self.values.extend_from_slice(limbs);
                self.runs.insert(limbs.into(), at);
                Opnd::pool(at)
            }
        }
    }
}
