//! What exact accesses at symbolic addresses may cost, and exact operations on symbolic floats.
//!
//! An exact access makes a term for every place it may go to. A loop over an array with a symbolic index would make a
//! path quadratic, and fill the arena, so exactness is paid for: a path starts with an allowance
//! ([`crate::MachineOptions::window_work`]) and earns [`PER_STEP`] units with every instruction. An access that cannot be
//! paid for is bound to its concrete address, which is a decision like any other.
//!
//! Reading the same bytes again is free: the tables made last are kept with the pages they were made from, and a page
//! that was written since is another page. And an address that a decision has bound is concrete from there on: unoptimised code
//! loads the same pointer again for each field that it reads.
//!
//! Floats have an account of their own ([`crate::MachineOptions::float_work`]), likewise: what a path cannot pay for is computed of
//! concrete values.
//!
//! The accounts and what is known are part of a path's state, so that a path is bound at the same accesses whether it
//! is run from its start or resumed. What an instruction spends is booked when it is finished ([`Windows::book`]):
//! a snapshot taken at one of its decisions executes it again.

use crate::chain::{Link, same};
use crate::machine::TableKey;
use crate::memory::Pages;
use std::sync::Arc;
use symvm_solver::{TableId, TermId};

/// Units earned by an instruction; a unit is about one term of windows, or eight gates of floats.
const PER_STEP: u64 = 2;
/// Tables kept.
const TABLES: usize = 8;
/// So many bound addresses are looked at, the last first.
const BOUND: usize = 64;

/// A table and what it was made from.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    key: TableKey,
    pages: Pages,
    table: TableId,
}

impl Entry {
    /// Without the pages, which are counted as what they were written by.
    fn bytes(&self) -> u64 {
        (size_of::<Self>() + self.pages.count() * size_of::<usize>()) as u64
    }
}

/// An address that the path condition binds, and to what; those bound before it. A path binds thousands, so that a copy
/// of them with each would be too much.
#[derive(Debug)]
struct Bound {
    address: TermId,
    value: u64,
    /// With those before it.
    count: u64,
    before: Option<Arc<Bound>>,
}

impl Link for Bound {
    fn release(&mut self) -> Option<Arc<Self>> {
        self.before.take()
    }
}

impl Drop for Bound {
    fn drop(&mut self) {
        self.unlink();
    }
}

/// What is known of symbolic addresses on a path; shared with its copies.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    /// The tables made last.
    tables: Arc<Vec<Entry>>,
    bound: Option<Arc<Bound>>,
}

impl Known {
    /// The same (not only equal).
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.tables, &other.tables) && same(self.bound.as_ref(), other.bound.as_ref())
    }

    /// About how many bytes it takes that `before`, of which it came, does not.
    pub fn bytes_beside(&self, before: Option<&Self>) -> u64 {
        let same_tables = before.is_some_and(|before| Arc::ptr_eq(&self.tables, &before.tables));
        let tables = if same_tables { 0 } else { self.tables.iter().map(Entry::bytes).sum() };
        let count = |known: &Self| known.bound.as_ref().map_or(0, |bound| bound.count);
        let new = count(self).saturating_sub(before.map_or(0, count));
        // With the counts of its owners.
        tables + new * (size_of::<Bound>() + 2 * size_of::<usize>()) as u64
    }
}

/// What was spent on windows and on floats.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spent {
    /// About one for each term.
    pub windows: u64,
    /// About one for eight gates.
    pub floats: u64,
}

/// A path's accounts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Windows {
    spent: Spent,
    known: Known,
}

/// What the instruction being executed has spent and made.
#[derive(Debug, Default)]
pub(crate) struct Bill {
    spent: Spent,
    tables: Vec<Entry>,
    bound: Vec<(TermId, u64)>,
}

impl Bill {
    /// Nothing was spent or bound.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.spent.windows == 0 && self.spent.floats == 0 && self.bound.is_empty()
    }

    /// Spends on windows.
    pub fn spend(&mut self, units: u64) {
        self.spent.windows += units;
    }

    /// Spends on floats.
    pub fn spend_on_floats(&mut self, units: u64) {
        self.spent.floats += units;
    }

    /// Keeps a table.
    pub fn keep(&mut self, key: TableKey, pages: Pages, table: TableId) {
        self.tables.push(Entry { key, pages, table });
    }

    /// Keeps that the path condition binds an address.
    pub fn bind(&mut self, address: TermId, value: u64) {
        self.bound.push((address, value));
    }
}

fn earned(allowance: u64, steps: u64) -> u64 {
    allowance.saturating_add(steps.saturating_mul(PER_STEP))
}

impl Windows {
    /// The accounts of a path that has spent so much and knows this.
    pub fn of(spent: Spent, known: Known) -> Self {
        Self { spent, known }
    }

    /// What was spent.
    pub fn spent(&self) -> Spent {
        self.spent
    }

    /// What is known.
    pub fn known(&self) -> &Known {
        &self.known
    }

    /// Whether `units` more of windows can be paid for after `steps` instructions.
    pub fn affords(&self, units: u64, allowance: u64, steps: u64) -> bool {
        self.spent.windows.saturating_add(units) <= earned(allowance, steps)
    }

    /// The same of floats.
    pub fn affords_floats(&self, units: u64, allowance: u64, steps: u64) -> bool {
        self.spent.floats.saturating_add(units) <= earned(allowance, steps)
    }

    /// The table kept for a window whose bytes have not changed.
    pub fn table(&self, key: &TableKey, pages: &Pages) -> Option<TableId> {
        self.known.tables.iter().find(|t| t.key == *key && t.pages == *pages).map(|t| t.table)
    }

    /// What the path condition binds an address to, if it is known to.
    pub fn bound(&self, address: TermId) -> Option<u64> {
        let links = std::iter::successors(self.known.bound.as_deref(), |link| link.before.as_deref());
        links.take(BOUND).find(|link| link.address == address).map(|link| link.value)
    }

    /// Books what an instruction spent.
    pub fn book(&mut self, bill: &mut Bill) {
        let spent = std::mem::take(&mut bill.spent);
        self.spent.windows += spent.windows;
        self.spent.floats += spent.floats;
        if !bill.tables.is_empty() {
            let tables = Arc::make_mut(&mut self.known.tables);
            for new in bill.tables.drain(..) {
                tables.retain(|t| t.key != new.key);
                if tables.len() == TABLES {
                    tables.remove(0);
                }
                tables.push(new);
            }
        }
        for (address, value) in bill.bound.drain(..) {
            let before = self.known.bound.take();
            let count = 1 + before.as_ref().map_or(0, |bound| bound.count);
            self.known.bound = Some(Arc::new(Bound { address, value, count, before }));
        }
    }
}
