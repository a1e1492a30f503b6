//! The ledger of lost precision of one path.

use crate::decision::Lost;
use crate::outcome::StackEntry;
use std::collections::BTreeMap;
use std::sync::Arc;
use symvm_frontend::program::LocId;

/// One row of the ledger.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Loss {
    /// Why.
    pub what: Lost,
    /// Where.
    pub loc: LocId,
    /// The calls, innermost first, up to the innermost one of the program's text, of which
    /// a language's library may be a part: how it came there, if that is in the library.
    pub calls: Arc<[StackEntry]>,
    /// What more there is to say (the function that reaches out of the world), or nothing.
    pub note: Arc<str>,
    /// How often.
    pub count: u64,
}

/// Why, where, by which calls, and what more there is to say.
type Key = (Lost, LocId, Arc<[StackEntry]>, Arc<str>);

/// The ledger: shared between snapshots until written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Losses {
    rows: Arc<BTreeMap<Key, u64>>,
}

impl Losses {
    pub(crate) fn add(&mut self, what: Lost, loc: LocId, calls: &[StackEntry], note: &str) {
        *Arc::make_mut(&mut self.rows).entry((what, loc, calls.into(), note.into())).or_insert(0) += 1;
    }

    /// They are the same, not only equal.
    pub(crate) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.rows, &other.rows)
    }

    /// The rows, by reason and place.
    pub fn iter(&self) -> impl Iterator<Item = Loss> + '_ {
        let row = |((what, loc, calls, note), &count): (&Key, &u64)| Loss {
            what: *what,
            loc: *loc,
            calls: Arc::clone(calls),
            note: Arc::clone(note),
            count,
        };
        self.rows.iter().map(row)
    }
}
