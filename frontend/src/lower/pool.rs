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
    /// Entries with undefined bits, and which these are; ascending.
    pub undefined: Vec<(u32, u64)>,
    undefined_runs: HashMap<(Limbs, Limbs), u32>,
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

    /// A run of slots of which some bits are undefined: those that are set in `bits`.
    pub fn undefined_run(&mut self, limbs: &[u64], bits: &[u64]) -> Opnd {
        if bits.iter().all(|&b| b == 0) {
            return self.run(limbs);
        }
        let (values, undefined) = (&mut self.values, &mut self.undefined);
        Opnd::pool(*self.undefined_runs.entry((limbs.into(), bits.into())).or_insert_with(|| {
            let at = values.len() as u32;
            values.extend_from_slice(limbs);
            undefined.extend((at..).zip(bits.iter().copied()).filter(|(_, bits)| *bits != 0));
            at
        }))
    }
}
