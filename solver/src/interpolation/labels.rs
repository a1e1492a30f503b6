//! Which partition each clause of the encoding belongs to.
//!
//! A session holds definitions of gates, made for whatever condition needed them first. A gate whose inputs
//! are bits of symbols of a partition can be defined there, whoever asked for it; if the inputs occur in
//! several partitions, in any of them, and a variable that two partitions then share is a function of symbols
//! that they share. Gates of other queries may be in a proof too: only one whose inputs no single partition
//! knows is in the way.

use hashbrown::HashMap;

use super::fold::Proof;
use crate::aig::{Aig, NodeId};
use crate::blast::Blaster;
use crate::proof::{ClauseLog, Reason};
use crate::{SymbolId, Terms};

/// Of the partitions that could have a gate, which one gets it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Prefer {
    First,
    Last,
}

impl Prefer {
    pub(super) const ALL: [Prefer; 2] = [Prefer::First, Prefer::Last];
}

/// The partitions that could have each clause of a proof, as sets.
pub(super) struct Labels {
    words: usize,
    /// By clause as it was added.
    sets: HashMap<usize, Vec<u64>>,
}

impl Labels {
    /// `None` if a clause of the proof belongs to no partition.
    pub(super) fn of(
        proof: &Proof,
        log: &ClauseLog,
        aig: &Aig,
        blaster: &Blaster,
        terms: &Terms,
        symbols: &[Vec<SymbolId>],
    ) -> Option<Labels> {
        let words = symbols.len().div_ceil(64);
        let gates: Option<Vec<(usize, NodeId)>> = proof
            .leaves()
            .map(|(n, _)| {
                log.reason(n).and_then(|reason| match reason {
                    Reason::Gate(gate) => Some((n, gate)),
                    Reason::Holds(_) => None,
                })
            })
            .collect();
        let gates = gates?;
        let most = gates.iter().map(|(_, gate)| gate.index()).max().unwrap_or(0);
        // By node: the partitions that know all of its inputs. Constants and inputs of nobody's start full.
        let mut known = vec![u64::MAX; (most + 1) * words];
        for &t in blaster.order() {
            let Some(symbol) = terms.symbol_of(t) else { continue };
            let mut set = vec![0_u64; words];
            for (partition, symbols) in symbols.iter().enumerate() {
                if symbols.binary_search(&symbol).is_ok() {
                    set[partition / 64] |= 1 << (partition % 64);
                }
            }
            for bit in blaster.bits(terms, t).into_iter().flatten() {
                if bit.node().index() <= most {
                    known[bit.node().index() * words..][..words].copy_from_slice(&set);
                }
            }
        }
        for index in 1..=most {
            if let Some([a, b]) = aig.gate(NodeId(index as u32)) {
                for word in 0..words {
                    known[index * words + word] =
                        known[a.node().index() * words + word] & known[b.node().index() * words + word];
                }
            }
        }
        let mut sets = HashMap::with_capacity(gates.len());
        for (n, gate) in gates {
            let set = known[gate.index() * words..][..words].to_vec();
            if set.iter().all(|&word| word == 0) {
                return None;
            }
            sets.insert(n, set);
        }
        Some(Labels { words, sets })
    }

    /// The partition of a clause.
    pub(super) fn partition(&self, clause: usize, prefer: Prefer) -> usize {
        let set = self.sets.get(&clause).map_or(&[][..], Vec::as_slice);
        let mut filled = set.iter().enumerate().filter(|(_, word)| **word != 0);
        let found = match prefer {
            Prefer::First => filled.next().map(|(i, word)| 64 * i + word.trailing_zeros() as usize),
            Prefer::Last => filled.next_back().map(|(i, word)| 64 * i + 63 - word.leading_zeros() as usize),
        };
        found.unwrap_or(0).min(64 * self.words)
    }
}
