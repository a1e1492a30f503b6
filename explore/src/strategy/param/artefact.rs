//! What ParaDySE's published code (github.com/kupl/ParaDySE, `src/run_crest/feature.cc` and `concolic_search.cc`) computes where it departs
//! from its paper's text, so that weights learned with it mean what they meant:
//!
//! - no dynamic feature holds before a branch was negated; what led to no run does not count as negated (19 to 26, 32 to 34);
//! - tenths are rounded down (13, 14): a path of nine branches has no first one;
//! - the fresh part of a path (18) is told only after a *failed* prediction, and with the negated position;
//! - the position must have been negated as often as the branch (24 to 26), wherever it was on its path;
//! - 27 always holds, as its bounds are joined by *or*;
//! - 28 and 29 are each other's, and predictions that failed do not count;
//! - negations are counted for 32 to 34, not executions;
//! - 35 is about that function with branches on the path that is defined last: each is taken for one with more uncovered branches than
//!   those before;
//! - functions of any size are large for 36 to 38, since what is large is settled before there is anything to go by; ten branches
//!   are enough for 39;
//! - 40 is about functions of ten branches or more, for ten negations after the one that reached them;
//! - of branches with the same score the last one is tried;
//! - a branch is given up after more than 70 negations that have no input; predictions that failed do not count.
//!
//! 36 to 39 look one branch further than that code, which takes a function to be led to where its first branch is one of the next two.
//! 15 and 16 are the text's: there, they count entries of a record that has calls and returns among the branches.

use super::features::{Feature, LARGE, NEGATED, NEGATED_LATELY, TIMES};
use super::history::History;
use super::{FeatureSet, GIVE_UP, Path};
use crate::strategy::View;
use crate::tree::Candidate;
use hashbrown::HashMap;
use std::collections::VecDeque;
use symvm_frontend::analysis::{STATIC_FEATURES, SideFacts};
use symvm_frontend::program::{FuncId, SideId};

/// Negations for which a function counts as reached lately.
const LATELY: u32 = 10;
/// Branch sides of functions that are not small.
const BRANCHY: usize = 10;

/// A branch was negated: the side that the path had taken, and where it was among the path's symbolic branches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Negation {
    pub taken: SideId,
    pub position: usize,
}

/// See the module.
#[derive(Default)]
pub(super) struct Artefact {
    /// The last negation that led to a run.
    last: Option<usize>,
    mispredicted: bool,
    /// How often each position was negated.
    positions: HashMap<usize, u32>,
    /// The last negations, the latest first.
    lately: VecDeque<SideId>,
    /// How often there was no input for the other side of a branch.
    in_vain: HashMap<SideId, u32>,
    /// Functions reached lately, with the negations for which they are.
    recent: HashMap<FuncId, u32>,
}

impl Artefact {
    /// A negation led to a run, which did not go as predicted, perhaps, and reached `new` functions.
    pub fn on_run(&mut self, negation: Negation, mispredicted: bool, new: &[FuncId], facts: &SideFacts) {
        (self.last, self.mispredicted) = (Some(negation.position), mispredicted);
        *self.positions.entry(negation.position).or_default() += 1;
        self.lately.push_front(negation.taken);
        self.lately.truncate(30);
        self.recent.retain(|_, left| {
            *left -= 1;
            *left > 0
        });
        let branchy = new.iter().filter(|function| facts.sides_of(**function).len() >= BRANCHY);
        self.recent.extend(branchy.map(|function| (*function, LATELY)));
    }

    /// There was no input for the other side of a branch.
    pub fn fail(&mut self, taken: SideId) {
        *self.in_vain.entry(taken).or_default() += 1;
    }

    /// So often that it is not tried any more.
    pub fn has_given_up(&self, taken: SideId) -> bool {
        self.in_vain.get(&taken).is_some_and(|&times| times > GIVE_UP)
    }

    /// Makes the features of the path's `at`-th branch what the code computes.
    pub fn correct(
        &self,
        set: &mut FeatureSet,
        view: &View<'_>,
        path: &Path<'_>,
        (at, other): (usize, Candidate),
        history: &History,
    ) {
        let Some(last) = self.last else {
            set.0 &= (1 << STATIC_FEATURES) - 1;
            return;
        };
        let (len, taken, facts) = (path.branches.len(), path.branches[at].1, path.facts);
        set.set(Feature::FirstTenth, at < len / 10);
        set.set(Feature::LastTenth, at > len * 9 / 10);
        set.set(Feature::AfterNegated, self.mispredicted && at >= last);
        let position = self.positions.get(&at).copied().unwrap_or(0);
        let negated = history.tries(taken).picked;
        for (n, times) in TIMES.into_iter().enumerate() {
            set.set(NEGATED[n], position.min(negated) > times);
            set.set(NEGATED_LATELY[n], self.lately.iter().take(times as usize).any(|side| *side == taken));
        }
        set.set(Feature::NearNegated, true);
        let in_vain = |side: SideId| self.in_vain.get(&side).copied().unwrap_or(0) > 10;
        let target = view.target(other);
        set.set(Feature::Failed10, target.is_some_and(in_vain));
        set.set(Feature::OtherFailed10, in_vain(taken));
        let function = facts.function(taken);
        set.set(Feature::MostUncoveredFunction, function.is_some() && function == path.last_function);
        let leads_to = target.map_or(&[][..], |target| facts.leads_to(target));
        let sizes = leads_to.iter().filter(|f| history.is_unreached(**f)).map(|f| facts.sides_of(*f).len());
        let most = sizes.max().unwrap_or(0);
        LARGE.into_iter().for_each(|feature| set.set(feature, most > 0));
        set.set(Feature::ToBranchy, most >= BRANCHY);
        set.set(
            Feature::InRecentFunction,
            function.is_some_and(|function| self.recent.contains_key(&function)),
        );
    }
}
