//! What runs have left behind, for nothing to be left behind twice.

use hashbrown::HashSet;
use symvm_frontend::program::LocId;
use symvm_vm::{FaultKind, Input};

/// What tells bugs from each other.
pub type BugKey = (FaultKind, LocId);

/// See the module.
#[derive(Default)]
pub struct Filed {
    /// Bugs reported.
    pub bugs: HashSet<BugKey>,
    /// Inputs of tests, if pruned paths have tests.
    pub inputs: HashSet<Input>,
    /// The identities of pruned paths up to where they were pruned: another tree prunes the same path elsewhere, or not at all.
    pub pruned: HashSet<u64>,
}
