//! The features that `frontier` weighs: what each is called, what it says, and how it is computed.
//!
//! All speak about an unexplored side, the *target* being the branch side of the program that it would take; each is
//! between 0 and 1. Those of `param` are about the last path, and hold or do not; these are about the whole tree, and come
//! by degrees.

use super::memory::Memory;
use super::{LEVELS, Open};
use crate::strategy::{FAR, View};
use crate::tree::Node;
use symvm_frontend::analysis::StaticFeature;
use symvm_frontend::program::SideId;

/// A side to be weighed, and all that may be asked.
pub struct Look<'a> {
    /// What strategies see.
    pub view: &'a View<'a>,
    /// What the strategy remembers.
    pub memory: &'a Memory,
    /// What is known of the occurrence.
    pub open: &'a Open,
    /// Its node.
    pub node: &'a Node,
    /// What it would take.
    pub target: SideId,
}

/// One feature.
#[derive(Debug)]
pub struct Feature {
    /// What weight files call it.
    pub name: &'static str,
    /// What it is high for.
    pub doc: &'static str,
    /// Between 0 and 1.
    pub value: fn(&Look<'_>) -> f64,
}

macro_rules! features {
    ($($name:literal $doc:literal $value:expr),* $(,)?) => {
        /// All features.
        pub static TABLE: &[Feature] = &[$(Feature { name: $name, doc: $doc, value: $value }),*];
        /// Their names.
        pub const NAMES: [&str; FEATURES] = [$($name),*];
        /// How many there are.
        pub const FEATURES: usize = [$($name),*].len();
    };
}

features! {
    "uncovered" "the target is uncovered" |l| unit(is_uncovered(l)),
    "beyond-uncovered" "the target is uncovered, and so is every branch that can come next after it"
        |l| unit(is_uncovered(l) && l.view.statics.facts().following(l.target).iter().all(|&s| l.view.coverage.is_uncovered(s))),
    "near-uncovered" "few branches lie between the target and uncovered code" near,
    "statements" "many statements depend on the target, and it is uncovered"
        |l| if is_uncovered(l) { ratio(l.view.statics.statements(l.target), l.memory.most_statements) } else { 0.0 },
    "unreached-function" "the target leads to a function that no run entered" leads_to_unreached,
    "function-left" "much of the target's function is uncovered" |l| l.memory.left_of_function(l.target),
    "rare" "few runs took the target" |l| 1.0 / (1.0 + l.view.coverage.side_hits(l.target) as f64).sqrt(),
    "new-context-1" "its context of one branch was not tried" |l| unit(l.memory.is_new_context(l.open, 1)),
    "new-context-2" "its context of two branches was not tried" |l| unit(l.memory.is_new_context(l.open, 2)),
    "new-context-3" "its context of three branches was not tried" |l| unit(l.memory.is_new_context(l.open, 3)),
    "new-context-4" "its context of four branches was not tried" |l| unit(l.memory.is_new_context(l.open, 4)),
    "new-condition" "the target was not tried under this condition" |l| unit(l.memory.is_new_condition(l.open, l.target)),
    "shallow" "few symbolic branches lie above it, against the deepest"
        |l| 1.0 - ratio(u64::from(l.node.depth), u64::from(l.view.tree.deepest())),
    "early" "few instructions lie before it, against the longest path" |l| 1.0 - ratio(l.node.steps, l.memory.longest),
    "first-on-path" "among what its path opened it is the first with this target" |l| 1.0 / f64::from(l.open.ordinal),
    "seldom-tried" "the target was seldom tried" |l| 1.0 / (1.0 + f64::from(l.memory.tries(l.target).picked)),
    "not-lately" "the target was not tried lately" |l| 1.0 - fading(l.memory.since_tried(l.target), 30.0),
    "fails" "the target was often tried in vain, against how often it was tried" |l| l.memory.tries(l.target).fails(),
    "yields" "trying the target covered something each time" |l| l.memory.tries(l.target).yields(),
    "fruitful-path" "the path it branches off covered much that was new" |l| f64::from(l.open.gain) / (4.0 + f64::from(l.open.gain)),
    "since-new" "few instructions lie between it and what its path covered first"
        |l| l.node.since_new.map_or(0.0, |steps| 1.0 / (1.0 + steps as f64 / 1_000.0)),
    "young" "it was found lately" |l| fading(l.memory.executions - l.open.born, 50.0),
    "last-path" "the last run found it" |l| unit(l.memory.executions == l.open.born),
    "cheap" "the query of the path it branches off was cheap" |l| 1.0 / (1.0 + f64::from(l.open.work) / 10_000.0),
    "in-loop" "the branch is inside a loop" |l| l.fact(StaticFeature::InLoop),
    "stays-in-loop" "the target is the side of a loop's condition that goes on" |l| l.fact(StaticFeature::StaysInLoop),
    "leaves-loop" "the target is the side of a loop's condition that leaves it" |l| l.fact(StaticFeature::LeavesLoop),
    "case" "the target is a case of a switch" |l| l.fact(StaticFeature::Case),
    "string" "the branch's condition contains a constant string" |l| l.fact(StaticFeature::String),
    "pointer" "the branch's condition contains a pointer" |l| l.fact(StaticFeature::Pointer),
    "chance" "a number drawn at random when it was found" |l| f64::from(l.open.chance) / f64::from(u32::MAX),
}

impl Look<'_> {
    /// A static feature of ParaDySE's, of the target.
    fn fact(&self, feature: StaticFeature) -> f64 {
        unit(self.view.statics.facts().has(self.target, feature))
    }
}

fn unit(holds: bool) -> f64 {
    f64::from(u8::from(holds))
}

/// How `part` stands to `whole`, on a logarithmic scale.
fn ratio(part: u64, whole: u64) -> f64 {
    ((1.0 + part as f64).ln() / (2.0 + whole as f64).ln()).min(1.0)
}

/// One for what happened just now, less the longer it is ago.
fn fading(ago: u64, half: f64) -> f64 {
    half / (half + ago as f64)
}

fn is_uncovered(l: &Look<'_>) -> bool {
    l.view.coverage.is_uncovered(l.target)
}

fn near(l: &Look<'_>) -> f64 {
    match l.memory.distances.of_side(l.target) {
        FAR => 0.0,
        distance => 1.0 / (1.0 + f64::from(distance)),
    }
}

fn leads_to_unreached(l: &Look<'_>) -> f64 {
    let facts = l.view.statics.facts();
    let unreached = |f: &symvm_frontend::program::FuncId| {
        facts.entry(*f).is_some_and(|block| l.view.coverage.block_hits(block) == 0)
    };
    unit(facts.leads_to(l.target).iter().any(unreached))
}

const _: () = assert!(LEVELS == 4, "one feature for each level");
