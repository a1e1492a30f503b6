//! What exact accesses at symbolic addresses may cost.
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
//! The account and what is known are part of a path's state, so that a path is bound at the same accesses whether it
//! is run from its start or resumed. What an instruction spends is booked when it is finished ([`Windows::book`]):
//! a snapshot taken at one of its decisions executes it again.

use crate::machine::TableKey;
use crate::memory::Pages;
use std::sync::Arc;
use symvm_solver::{TableId, TermId};

/// Units earned by an instruction; a unit is about one term.
const PER_STEP: u64 = 2;
/// Tables kept.
const TABLES: usize = 8;
/// Bound addresses kept.
const BOUND: usize = 64;

/// A table and what it was made from.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    key: TableKey,
    pages: Pages,
    table: TableId,
}

/// What is known of symbolic addresses on a path.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    /// The tables made last.
    tables: Vec<Entry>,
    /// Addresses that the path condition binds, and to what; the last ones.
    bound: Vec<(TermId, u64)>,
}

/// The same, shared.
pub(crate) type SharedKnown = Arc<Known>;

/// A path's account.
#[derive(Clone, Debug, Default)]
pub(crate) struct Windows {
    spent: u64,
    known: SharedKnown,
}

/// What the instruction being executed has spent and made.
#[derive(Debug, Default)]
pub(crate) struct Bill {
    units: u64,
    tables: Vec<Entry>,
    bound: Vec<(TermId, u64)>,
}

impl Bill {
    /// Nothing was spent or bound.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.units == 0 && self.bound.is_empty()
    }

    /// Spends.
    pub fn spend(&mut self, units: u64) {
        self.units += units;
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

impl Windows {
    /// The account of a path that has spent so much and knows this.
    pub fn of(spent: u64, known: SharedKnown) -> Self {
        Self { spent, known }
    }

    /// What was spent.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// What is known, shared.
    pub fn known(&self) -> &SharedKnown {
        &self.known
    }

    /// Whether `units` more can be paid for after `steps` instructions.
    pub fn affords(&self, units: u64, allowance: u64, steps: u64) -> bool {
        let earned = allowance.saturating_add(steps.saturating_mul(PER_STEP));
        self.spent.saturating_add(units) <= earned
    }

    /// The table kept for a window whose bytes have not changed.
    pub fn table(&self, key: &TableKey, pages: &Pages) -> Option<TableId> {
        self.known.tables.iter().find(|t| t.key == *key && t.pages == *pages).map(|t| t.table)
    }

    /// What the path condition binds an address to, if it is known to.
    pub fn bound(&self, address: TermId) -> Option<u64> {
        self.known.bound.iter().rev().find(|(term, _)| *term == address).map(|&(_, value)| value)
    }

    /// Books what an instruction spent.
    pub fn book(&mut self, bill: &mut Bill) {
        self.spent += std::mem::take(&mut bill.units);
        if bill.tables.is_empty() && bill.bound.is_empty() {
            return;
        }
        let known = Arc::make_mut(&mut self.known);
        for new in bill.tables.drain(..) {
            known.tables.retain(|t| t.key != new.key);
            if known.tables.len() == TABLES {
                known.tables.remove(0);
            }
            known.tables.push(new);
        }
        known.bound.append(&mut bill.bound);
        let surplus = known.bound.len().saturating_sub(BOUND);
        known.bound.drain(..surplus);
    }
}
