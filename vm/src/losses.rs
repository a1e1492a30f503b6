//! The ledger of lost precision of one path.

use crate::decision::Lost;
use std::collections::BTreeMap;
use std::sync::Arc;
use symvm_frontend::program::LocId;

/// One row of the ledger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Loss {
    /// Why.
    pub what: Lost,
    /// Where.
    pub loc: LocId,
    /// How often.
    pub count: u64,
}

/// The ledger: shared between snapshots until written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Losses {
    rows: Arc<BTreeMap<(Lost, LocId), u64>>,
}

impl Losses {
    pub(crate) fn add(&mut self, what: Lost, loc: LocId) {
        *Arc::make_mut(&mut self.rows).entry((what, loc)).or_insert(0) += 1;
    }

    /// They are the same, not only equal.
    pub(crate) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.rows, &other.rows)
    }

    /// The rows, by reason and place.
    pub fn iter(&self) -> impl Iterator<Item = Loss> + '_ {
        self.rows.iter().map(|(&(what, loc), &count)| Loss { what, loc, count })
    }
}
