//! Parametric search (ParaDySE: Cha, Hong, Lee & Oh, *Automatically Generating Search Heuristics for Concolic Testing*, ICSE
//! 2018, section 3.1): each occurrence of the last path is scored by the weighted sum of its [features], and the best is tried
//! first; when that fails, the next. A branch that was negated in vain 70 times is given up, and when nothing is left of
//! the last path, the search goes on from a random input.
//!
//! Features are those of the moment the path was run. Equal scores are tried in random order.
//!
//! The paper's [artefact] departs from its text in places; with [`Setup::compat`] it is followed.

mod artefact;
pub mod features;
mod history;
#[cfg(test)]
mod tests;
mod weights;

pub use weights::{Weights, WeightsError, WeightsFile};

use super::draw::Draws;
use super::{Pick, Setup, Strategy, View};
use crate::tree::{Candidate, NewPath, SideState};
use artefact::{Artefact, Negation};
use features::{CONTEXTS, Feature, FeatureSet, LARGE, NEGATED, NEGATED_LATELY, TIMES};
use hashbrown::HashMap;
use history::History;
use symvm_frontend::analysis::{STATIC_FEATURES, SideFacts};
use symvm_frontend::program::{FuncId, SideId};

/// Negations in vain after which a branch is given up.
const GIVE_UP: u32 = 70;

/// A side that might be tried, and the side the last path took instead.
#[derive(Clone, Copy, Debug)]
struct Ranked {
    score: f64,
    candidate: Candidate,
    taken: SideId,
    /// Where it is among the symbolic branches of the path.
    at: usize,
}

/// See the module.
pub struct Param {
    weights: Weights,
    /// Features that weigh something: no others are computed.
    wanted: FeatureSet,
    /// The artefact is followed, not the text.
    artefact: Option<Artefact>,
    history: History,
    /// What is left of the last path, the best last.
    ranked: Vec<Ranked>,
    /// What was picked last, the side that it negates, and where the last path has it.
    picked: Option<(Candidate, SideId, Option<usize>)>,
    draws: Draws,
}

/// The last path, as far as features ask.
struct Path<'a> {
    /// Its symbolic branches, with the side taken.
    branches: Vec<(Candidate, SideId)>,
    /// How often each side is in it.
    counts: HashMap<SideId, u32>,
    most: u32,
    least: u32,
    /// Where it left the path before.
    negated: Option<usize>,
    /// Of the functions on it, the one defined last.
    last_function: Option<FuncId>,
    facts: &'a SideFacts,
}

impl<'a> Path<'a> {
    fn new(view: &View<'a>, path: &NewPath) -> Self {
        let sides = view.tree.sides_of_path(path.id).into_iter();
        let branches: Vec<_> = sides.filter_map(|c| Some((c, view.target(c)?))).collect();
        let mut counts: HashMap<SideId, u32> = HashMap::new();
        for (_, side) in &branches {
            *counts.entry(*side).or_default() += 1;
        }
        let most = counts.values().copied().max().unwrap_or(0);
        let least = counts.values().copied().min().unwrap_or(0);
        let goal = path.origin.goal().map(|goal| goal.node);
        let negated = goal.and_then(|goal| branches.iter().position(|(c, _)| c.node == goal));
        let facts = view.statics.facts();
        let last_function = counts.keys().filter_map(|side| facts.function(*side)).max();
        Self { branches, counts, most, least, negated, last_function, facts }
    }
}

impl Param {
    /// With the weights of the setup.
    pub fn new(setup: &Setup) -> Self {
        let weights = setup.weights.as_deref().cloned().unwrap_or_default();
        Self {
            wanted: weights.wanted(),
            weights,
            artefact: setup.compat.then(Artefact::default),
            history: History::default(),
            ranked: Vec::new(),
            picked: None,
            draws: Draws::default(),
        }
    }

    /// The features of the path's `at`-th branch, were it to take the side `other`: those that weigh something.
    fn features(&mut self, view: &View<'_>, path: &Path<'_>, at: usize, other: Candidate) -> FeatureSet {
        let taken = path.branches[at].1;
        let facts = path.facts;
        let mut set = FeatureSet(u64::from(facts.features(taken)));
        debug_assert!(set.0 < 1 << STATIC_FEATURES);
        self.features_of_path(&mut set, view, path, at);
        // Features of the campaign.
        if self.wanted.has_any(&CONTEXTS) {
            let negated = self.history.contexts_negated(view, other);
            CONTEXTS.into_iter().zip(negated).for_each(|(feature, negated)| set.put(feature, negated));
        }
        let tries = self.history.tries(taken);
        let ago = tries.last.map(|last| self.history.executions - last);
        for (n, times) in TIMES.into_iter().enumerate() {
            set.put(NEGATED[n], tries.picked > times);
            set.put(NEGATED_LATELY[n], ago.is_some_and(|ago| ago <= u64::from(times)));
        }
        set.put(Feature::Failed10, tries.failed > 10);
        if let Some(target) = view.target(other) {
            self.features_of_target(&mut set, view, facts, target);
        }
        if let Some(artefact) = &self.artefact {
            artefact.correct(&mut set, view, path, (at, other), &self.history);
        }
        FeatureSet(set.0 & self.wanted.0)
    }

    /// Those of the side that might be tried.
    fn features_of_target(&self, set: &mut FeatureSet, view: &View<'_>, facts: &SideFacts, target: SideId) {
        set.put(Feature::OtherFailed10, self.history.tries(target).failed > 10);
        // Features of what is left to cover.
        let uncovered = view.coverage.is_uncovered(target);
        set.put(Feature::OtherUncovered, uncovered);
        if uncovered && self.wanted.has_any(&[Feature::BeyondUncovered]) {
            set.put(
                Feature::BeyondUncovered,
                facts.following(target).iter().all(|&side| view.coverage.is_uncovered(side)),
            );
        }
        if self.wanted.has_any(&LARGE) || self.wanted.has_any(&[Feature::ToBranchy]) {
            let leads_to = facts.leads_to(target).iter().filter(|f| self.history.is_unreached(**f));
            for &function in leads_to {
                let sides = facts.sides_of(function).len();
                for (tenths, feature) in (1..).zip(LARGE) {
                    set.put(feature, facts.is_among_largest(function, tenths));
                }
                set.put(Feature::ToBranchy, sides > 10);
            }
        }
    }

    /// Those that ask nothing of the side that might be tried.
    fn features_of_path(&self, set: &mut FeatureSet, view: &View<'_>, path: &Path<'_>, at: usize) {
        let (len, taken) = (path.branches.len(), path.branches[at].1);
        set.put(Feature::FirstTenth, at * 10 < len);
        set.put(Feature::LastTenth, (len - 1 - at) * 10 < len);
        let count = path.counts.get(&taken).copied().unwrap_or(0);
        set.put(Feature::MostFrequent, count == path.most);
        set.put(Feature::LeastFrequent, count == path.least);
        set.put(Feature::NewlyCovered, self.history.is_newly_covered(view, taken));
        set.put(Feature::AfterNegated, path.negated.is_some_and(|negated| at > negated));
        let near = |negated: usize| at.abs_diff(negated) * 5 <= len;
        set.put(Feature::NearNegated, path.negated.is_some_and(near));
        if let Some(function) = path.facts.function(taken) {
            set.put(Feature::MostUncoveredFunction, self.history.is_most_uncovered(function));
            set.put(Feature::InRecentFunction, self.history.recent.contains(&function));
        }
    }

    /// Scores what is open along the path.
    fn rank(&mut self, view: &mut View<'_>, path: &Path<'_>) {
        self.ranked.clear();
        for (at, &(on_path, taken)) in path.branches.iter().enumerate() {
            for candidate in view.tree.open_sides_of(on_path.node) {
                let features = self.features(view, path, at, candidate);
                let score = self.weights.score(features);
                self.ranked.push(Ranked { score, candidate, taken, at });
            }
        }
        if self.artefact.is_none() {
            view.shuffle(&mut self.ranked);
        }
        self.ranked.sort_by(|a, b| a.score.total_cmp(&b.score));
    }

    fn pick_side(&mut self, view: &View<'_>, candidate: Candidate, taken: SideId, at: Option<usize>) -> Pick {
        if self.artefact.is_none() {
            self.history.negate(view, taken, candidate);
        }
        self.picked = Some((candidate, taken, at));
        Pick::Side(candidate)
    }

    /// Takes in a path. Answers whether the search goes on from it.
    fn take_in(&mut self, view: &View<'_>, path: &NewPath) -> bool {
        self.history.executions += 1;
        if let (Some((candidate, taken, _)), true) = (self.picked, path.prediction_failed)
            && path.origin.goal() == Some(candidate)
        {
            self.history.fail(taken);
        }
        let adopts = self.draws.adopts(path);
        if adopts {
            self.history.look_at_functions(view, view.statics.facts());
            self.remember_negation(view, path);
        }
        adopts
    }

    /// What the artefact remembers of a path: only those that come of a negation count.
    fn remember_negation(&mut self, view: &View<'_>, path: &NewPath) {
        let picked = self.picked.filter(|(candidate, ..)| path.origin.goal() == Some(*candidate));
        let (Some(artefact), Some((candidate, taken, Some(position)))) = (&mut self.artefact, picked) else {
            return;
        };
        let negation = Negation { taken, position };
        let facts = view.statics.facts();
        artefact.on_run(negation, path.prediction_failed, self.history.new_functions(), facts);
        self.history.negate(view, taken, candidate);
    }

    fn has_given_up(&self, taken: SideId) -> bool {
        match &self.artefact {
            Some(artefact) => artefact.has_given_up(taken),
            None => self.history.tries(taken).failed >= GIVE_UP,
        }
    }
}

impl Strategy for Param {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        while let Some(Ranked { candidate, taken, at, .. }) = self.ranked.pop() {
            if view.tree.is_open(candidate) && !self.has_given_up(taken) {
                return Some(self.pick_side(view, candidate, taken, Some(at)));
            }
        }
        let pick = self.draws.pick(view);
        if let Some(Pick::Side(candidate)) = pick {
            // Reached by a walk down from the root: what the paths through there took.
            let node = view.tree.node(candidate.node);
            let taken = node.sides.iter().position(|side| side.state == SideState::Taken);
            if let Some(taken) = taken.and_then(|side| node.side_id(side as u32)) {
                return Some(self.pick_side(view, candidate, taken, None));
            }
        }
        pick
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        if self.take_in(view, path) {
            let path = Path::new(view, path);
            self.rank(view, &path);
        }
        let sides = view.coverage.sides();
        self.history.remember_coverage(view, sides);
    }

    fn on_close(&mut self, _: &mut View<'_>, side: Candidate, _: SideState) {
        if let Some((_, taken, _)) = self.picked.filter(|(candidate, ..)| *candidate == side) {
            self.history.fail(taken);
            if let Some(artefact) = &mut self.artefact {
                artefact.fail(taken);
            }
        }
    }
}
