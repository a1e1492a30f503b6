//! The features that `param` weighs (Cha et al., ICSE 2018, table 1): what each is called, and what it says.
//!
//! All of them speak about an *occurrence*: a symbolic branch at one place of the last path, which took one side, and whose
//! other side (of a switch: one of the others) might be tried. The *branch* is the side taken, the *other side* the one
//! that would be tried.

/// How many there are.
pub const FEATURES: usize = 40;

/// One feature.
#[derive(Debug)]
pub struct Feature {
    /// What weight files call it.
    pub name: &'static str,
    /// When it holds.
    pub doc: &'static str,
}

macro_rules! features {
    ($($name:literal $doc:literal),* $(,)?) => {
        /// All features, in the paper's order: feature n is at n - 1.
        pub static TABLE: [Feature; FEATURES] = [$(Feature { name: $name, doc: $doc }),*];
    };
}
features! {
    "in-main" "the branch is in the function main",
    "stays-in-loop" "the branch is the side of a loop's condition that goes on",
    "leaves-loop" "the branch is the side of a loop's condition that leaves it",
    "nested" "the branch is control-dependent on another",
    "external-call" "its condition contains the result of a function of the library",
    "integer" "its condition contains a number",
    "string" "its condition contains a constant string",
    "pointer" "its condition contains a pointer",
    "local" "its condition contains a local variable",
    "in-loop" "the branch is inside a loop",
    "case" "the branch is a case of a switch",
    "default" "the branch is the default of a switch",
    "first-tenth" "it is among the first tenth of the path",
    "last-tenth" "it is among the last tenth of the path",
    "most-frequent" "no branch is more frequent on the path",
    "least-frequent" "no branch is less frequent on the path",
    "newly-covered" "the last run covered the branch first",
    "after-negated" "it comes after the branch that was negated last: the fresh part of the path",
    "context-1" "its context of one branch was negated before",
    "context-2" "its context of two branches was negated before",
    "context-3" "its context of three branches was negated before",
    "context-4" "its context of four branches was negated before",
    "context-5" "its context of five branches was negated before",
    "negated-10" "the branch was negated more than 10 times",
    "negated-20" "the branch was negated more than 20 times",
    "negated-30" "the branch was negated more than 30 times",
    "near-negated" "it is within a fifth of the path around the branch that was negated last",
    "failed-10" "negating the branch failed more than 10 times",
    "other-failed-10" "negating the other side failed more than 10 times",
    "other-uncovered" "the other side is uncovered",
    "beyond-uncovered" "the other side is uncovered, and so is every branch that can come next after it",
    "negated-lately-10" "the branch was negated in the last 10 executions",
    "negated-lately-20" "the branch was negated in the last 20 executions",
    "negated-lately-30" "the branch was negated in the last 30 executions",
    "most-uncovered-function" "the branch is in the function with most uncovered branches",
    "to-large-10" "the other side leads to an unreached function among the largest tenth",
    "to-large-20" "the other side leads to an unreached function among the largest fifth",
    "to-large-30" "the other side leads to an unreached function among the largest three tenths",
    "to-branchy" "the other side leads to an unreached function with more than 10 branches",
    "in-recent-function" "the branch is in a function that was reached first by the latest run that reached a new one",
}

/// The features of an occurrence that hold: bit n is feature n + 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FeatureSet(pub u64);

impl FeatureSet {
    /// Adds the feature of this number (from 1), if it holds.
    pub fn put(&mut self, number: u32, holds: bool) {
        self.0 |= u64::from(holds) << (number - 1);
    }

    /// Adds the feature of this number (from 1) if it holds, and takes it out if not.
    pub fn set(&mut self, number: u32, holds: bool) {
        self.0 &= !(1 << (number - 1));
        self.put(number, holds);
    }

    /// One of the features of these numbers (from 1) is in it.
    pub fn has_any(self, mut numbers: std::ops::RangeInclusive<u32>) -> bool {
        numbers.any(|number| self.0 >> (number - 1) & 1 == 1)
    }

    /// Numbers (from 1) of the features that hold.
    pub fn numbers(self) -> impl Iterator<Item = usize> {
        (1..=FEATURES).filter(move |n| self.0 >> (n - 1) & 1 == 1)
    }
}
