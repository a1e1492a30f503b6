//! The features that `param` weighs (Cha et al., ICSE 2018, table 1): what each is called, and what it says.
//!
//! All of them speak about an *occurrence*: a symbolic branch at one place of the last path, which took one side, and whose
//! other side (of a switch: one of the others) might be tried. The *branch* is the side taken, the *other side* the one
//! that would be tried.

use super::history::LEVELS;
use symvm_frontend::analysis::StaticFeature;

/// What is said of a feature.
#[derive(Debug)]
pub struct Row {
    /// What weight files call it.
    pub name: &'static str,
    /// When it holds.
    pub doc: &'static str,
}

macro_rules! features {
    ($($feature:ident $name:literal $doc:literal),* $(,)?) => {
        /// The features, in the paper's order, from number 1.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the table says it")]
        pub enum Feature { $($feature),* }
        impl Feature {
            /// All of them.
            pub const ALL: [Self; FEATURES] = [$(Self::$feature),*];
        }
        /// How many there are.
        pub const FEATURES: usize = [$($name),*].len();
        /// Their names.
        pub const NAMES: [&str; FEATURES] = [$($name),*];
        /// All of them, in that order: feature n is at n - 1.
        pub static TABLE: [Row; FEATURES] = [$(Row { name: $name, doc: $doc }),*];
    };
}

/// Those that are known of a program beforehand come first, and in the same order.
macro_rules! are_first {
    ($($feature:ident)*) => {
        const _: () = { $(assert!(Feature::$feature as u32 == StaticFeature::$feature as u32);)* };
    };
}
are_first! { InMain StaysInLoop LeavesLoop Nested ExternalCall Integer String Pointer Local InLoop Case Default }

features! {
    InMain "in-main" "the branch is in the function main",
    StaysInLoop "stays-in-loop" "the branch is the side of a loop's condition that goes on",
    LeavesLoop "leaves-loop" "the branch is the side of a loop's condition that leaves it",
    Nested "nested" "the branch is control-dependent on another",
    ExternalCall "external-call" "its condition contains the result of a function of the library",
    Integer "integer" "its condition contains a number",
    String "string" "its condition contains a constant string",
    Pointer "pointer" "its condition contains a pointer",
    Local "local" "its condition contains a local variable",
    InLoop "in-loop" "the branch is inside a loop",
    Case "case" "the branch is a case of a switch",
    Default "default" "the branch is the default of a switch",
    FirstTenth "first-tenth" "it is among the first tenth of the path",
    LastTenth "last-tenth" "it is among the last tenth of the path",
    MostFrequent "most-frequent" "no branch is more frequent on the path",
    LeastFrequent "least-frequent" "no branch is less frequent on the path",
    NewlyCovered "newly-covered" "the last run covered the branch first",
    AfterNegated "after-negated" "it comes after the branch that was negated last: the fresh part of the path",
    Context1 "context-1" "its context of one branch was negated before",
    Context2 "context-2" "its context of two branches was negated before",
    Context3 "context-3" "its context of three branches was negated before",
    Context4 "context-4" "its context of four branches was negated before",
    Context5 "context-5" "its context of five branches was negated before",
    Negated10 "negated-10" "the branch was negated more than 10 times",
    Negated20 "negated-20" "the branch was negated more than 20 times",
    Negated30 "negated-30" "the branch was negated more than 30 times",
    NearNegated "near-negated" "it is within a fifth of the path around the branch that was negated last",
    Failed10 "failed-10" "negating the branch failed more than 10 times",
    OtherFailed10 "other-failed-10" "negating the other side failed more than 10 times",
    OtherUncovered "other-uncovered" "the other side is uncovered",
    BeyondUncovered "beyond-uncovered" "the other side is uncovered, and so is every branch that can come next after it",
    NegatedLately10 "negated-lately-10" "the branch was negated in the last 10 executions",
    NegatedLately20 "negated-lately-20" "the branch was negated in the last 20 executions",
    NegatedLately30 "negated-lately-30" "the branch was negated in the last 30 executions",
    MostUncoveredFunction "most-uncovered-function" "the branch is in the function with most uncovered branches",
    ToLarge10 "to-large-10" "the other side leads to an unreached function among the largest tenth",
    ToLarge20 "to-large-20" "the other side leads to an unreached function among the largest fifth",
    ToLarge30 "to-large-30" "the other side leads to an unreached function among the largest three tenths",
    ToBranchy "to-branchy" "the other side leads to an unreached function with more than 10 branches",
    InRecentFunction "in-recent-function" "the branch is in a function that was reached first by the latest run that reached a new one",
}

/// The features of an occurrence that hold: bit n is feature n + 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FeatureSet(pub u64);

/// Those about contexts, by length.
pub const CONTEXTS: [Feature; LEVELS] =
    [Feature::Context1, Feature::Context2, Feature::Context3, Feature::Context4, Feature::Context5];
/// What some ask for.
pub const TIMES: [u32; 3] = [10, 20, 30];
/// Negated more than so many [times](TIMES).
pub const NEGATED: [Feature; 3] = [Feature::Negated10, Feature::Negated20, Feature::Negated30];
/// Negated in the last so many [executions](TIMES).
pub const NEGATED_LATELY: [Feature; 3] =
    [Feature::NegatedLately10, Feature::NegatedLately20, Feature::NegatedLately30];
/// Those about large functions, by tenths.
pub const LARGE: [Feature; 3] = [Feature::ToLarge10, Feature::ToLarge20, Feature::ToLarge30];

impl FeatureSet {
    /// Adds a feature, if it holds.
    pub fn put(&mut self, feature: Feature, holds: bool) {
        self.0 |= u64::from(holds) << feature as u32;
    }

    /// Adds a feature if it holds, and takes it out if not.
    pub fn set(&mut self, feature: Feature, holds: bool) {
        self.0 &= !(1 << feature as u32);
        self.put(feature, holds);
    }

    /// One of these is in it.
    pub fn has_any(self, features: &[Feature]) -> bool {
        features.iter().any(|&feature| self.0 >> feature as u32 & 1 == 1)
    }

    /// Numbers (from 1) of the features that hold.
    pub fn numbers(self) -> impl Iterator<Item = usize> {
        (1..=FEATURES).filter(move |n| self.0 >> (n - 1) & 1 == 1)
    }
}
