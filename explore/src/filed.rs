//! What runs have left behind, for nothing to be left behind twice.

use crate::report::{callers, user_location};
use hashbrown::HashSet;
use symvm_frontend::program::{LocId, Program};
use symvm_vm::{FaultKind, Finding, Input, Outcome};

/// Callers that tell leaks from each other.
pub const CALLERS: usize = 3;

/// What tells bugs from each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BugKey {
    /// What went wrong.
    pub kind: FaultKind,
    /// The innermost place of the user's own.
    pub place: LocId,
    /// Of a leak, who called the functions that handed the block on (an `xmalloc`, say), innermost first; else unknown places.
    pub callers: [LocId; CALLERS],
}

impl BugKey {
    /// Of a finding (not of those that are met with it).
    pub fn of(program: &Program, finding: &Finding) -> Self {
        let place = user_location(program, finding);
        let callers = match finding.kind {
            FaultKind::Leak => callers(program, &finding.stack),
            _ => Default::default(),
        };
        Self { kind: finding.kind, place, callers }
    }

    /// Of all that a run ended in.
    pub fn all_of(program: &Program, outcome: &Outcome) -> Vec<Self> {
        match outcome {
            Outcome::Finding(finding) => finding.all().map(|f| Self::of(program, f)).collect(),
            _ => Vec::new(),
        }
    }
}

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
