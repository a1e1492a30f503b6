//! What was found of terms.

use hashbrown::HashMap;

use super::Values;
use crate::TermId;
use crate::terms::Terms;

/// See the module.
#[derive(Clone)]
pub(super) enum Memo {
    /// For all terms at once, to be forgotten at once.
    ByTerm {
        epoch: u32,
        /// By term: the epoch in which its values were found, and which they are.
        stamps: Vec<u32>,
        slots: Vec<u32>,
        found: Vec<Values>,
    },
    /// For few of them, the last of which can be forgotten.
    Few { found: HashMap<TermId, Values>, order: Vec<TermId> },
}

impl Default for Memo {
    fn default() -> Memo {
        Memo::ByTerm { epoch: 0, stamps: Vec::new(), slots: Vec::new(), found: Vec::new() }
    }
}

impl Memo {
    /// For few terms.
    pub(super) fn few() -> Memo {
        Memo::Few { found: HashMap::new(), order: Vec::new() }
    }

    /// Forgets everything.
    pub(super) fn begin(&mut self, terms: &Terms) {
        match self {
            Memo::ByTerm { epoch, stamps, slots, found } => {
                if *epoch == u32::MAX {
                    stamps.fill(0);
                    *epoch = 0;
                }
                *epoch += 1;
                if stamps.len() < terms.len() {
                    stamps.resize(terms.len(), 0);
                    slots.resize(terms.len(), 0);
                }
                found.clear();
            }
            Memo::Few { found, order } => {
                found.clear();
                order.clear();
            }
        }
    }

    pub(super) fn get(&self, t: TermId) -> Option<Values> {
        match self {
            Memo::ByTerm { epoch, stamps, slots, found } => {
                let is_known = stamps.get(t.index()) == Some(epoch);
                is_known.then(|| found[slots[t.index()] as usize])
            }
            Memo::Few { found, .. } => found.get(&t).copied(),
        }
    }

    pub(super) fn insert(&mut self, t: TermId, values: Values) {
        match self {
            Memo::ByTerm { epoch, stamps, slots, found } => {
                stamps[t.index()] = *epoch;
                slots[t.index()] = found.len() as u32;
                found.push(values);
            }
            Memo::Few { found, order } => {
                found.insert(t, values);
                order.push(t);
            }
        }
    }

    /// How many terms are known of, where the last can be forgotten.
    pub(super) fn len(&self) -> usize {
        if let Memo::Few { order, .. } = self { order.len() } else { 0 }
    }

    /// Forgets what was found after so many terms were known of.
    pub(super) fn truncate(&mut self, len: usize) {
        if let Memo::Few { found, order } = self {
            for t in order.drain(len.min(order.len())..) {
                found.remove(&t);
            }
        }
    }
}
