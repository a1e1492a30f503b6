//! What the dynamic features ask of the campaign so far.

use crate::strategy::View;
use crate::strategy::contexts::{ContextId, ContextSet, Contexts, Occurrence};
use crate::strategy::tries::Tries;
use crate::tree::Candidate;
use hashbrown::{HashMap, HashSet};
use symvm_frontend::analysis::SideFacts;
use symvm_frontend::program::{FuncId, SideId};

/// The longest context that is a feature.
pub const LEVELS: usize = 5;

/// See the module.
#[derive(Default)]
pub struct History {
    /// Runs so far.
    pub executions: u64,
    /// By the side that a negated branch took: how often it was negated.
    tries: HashMap<SideId, Tries>,
    contexts: Contexts,
    negated_contexts: ContextSet,
    /// The contexts of a side, once asked for.
    known: HashMap<Candidate, [Option<ContextId>; LEVELS]>,
    /// Covered before the last run.
    covered: Vec<bool>,
    /// [`Coverage::version`](crate::coverage::Coverage::version) of what follows.
    version: Option<u64>,
    reached: Vec<bool>,
    /// Functions that the last run reached first.
    new: Vec<FuncId>,
    /// Functions that the latest run which reached new ones reached first.
    pub recent: HashSet<FuncId>,
    /// By function of the program under test: its uncovered sides; and the most.
    uncovered: Vec<usize>,
    most_uncovered: usize,
}

impl History {
    /// What is known of negating the branch that takes `side`.
    pub fn tries(&self, side: SideId) -> Tries {
        self.tries.get(&side).copied().unwrap_or_default()
    }

    /// A branch that took `side` is negated towards `candidate`.
    pub fn negate(&mut self, view: &View<'_>, side: SideId, candidate: Candidate) {
        self.tries.entry(side).or_default().pick(self.executions);
        let contexts = self.contexts(view, candidate);
        for context in contexts.into_iter().flatten() {
            self.negated_contexts.insert(context);
        }
    }

    /// Negating the branch that took `side` was in vain.
    pub fn fail(&mut self, side: SideId) {
        self.tries.entry(side).or_default().failed += 1;
    }

    /// For each length from 1: was this context of the side negated before?
    pub fn contexts_negated(&mut self, view: &View<'_>, candidate: Candidate) -> [bool; LEVELS] {
        let contexts = self.contexts(view, candidate);
        contexts.map(|context| context.is_some_and(|context| self.negated_contexts.contains(context)))
    }

    fn contexts(&mut self, view: &View<'_>, candidate: Candidate) -> [Option<ContextId>; LEVELS] {
        if let Some(known) = self.known.get(&candidate) {
            return *known;
        }
        let mut o = Occurrence::new(view, candidate);
        let list = std::array::from_fn(|level| self.contexts.grow(view, &mut o, level as u32 + 1));
        self.known.insert(candidate, list);
        list
    }

    /// The last run covered this side first.
    pub fn is_newly_covered(&self, view: &View<'_>, side: SideId) -> bool {
        !self.covered.get(side.index()).copied().unwrap_or(false) && !view.coverage.is_uncovered(side)
    }

    /// No run entered the function.
    pub fn is_unreached(&self, function: FuncId) -> bool {
        !self.reached.get(function.index()).copied().unwrap_or(false)
    }

    /// The functions that the last run looked at reached first.
    pub fn new_functions(&self) -> &[FuncId] {
        &self.new
    }

    /// No function has more uncovered sides.
    pub fn is_most_uncovered(&self, function: FuncId) -> bool {
        self.most_uncovered > 0 && self.uncovered.get(function.index()) == Some(&self.most_uncovered)
    }

    /// A run ended: which functions are new, and which has most left to cover.
    pub fn look_at_functions(&mut self, view: &View<'_>, facts: &SideFacts) {
        self.new.clear();
        if self.version == Some(view.coverage.version()) {
            return;
        }
        self.version = Some(view.coverage.version());
        self.most_uncovered = 0;
        for &function in facts.largest() {
            if self.reached.len() <= function.index() {
                self.reached.resize(function.index() + 1, false);
                self.uncovered.resize(function.index() + 1, 0);
            }
            let entered = facts.entry(function).is_some_and(|block| view.coverage.block_hits(block) > 0);
            if entered && !std::mem::replace(&mut self.reached[function.index()], true) {
                self.new.push(function);
            }
            let uncovered =
                facts.sides_of(function).iter().filter(|&&side| view.coverage.is_uncovered(side)).count();
            self.uncovered[function.index()] = uncovered;
            self.most_uncovered = self.most_uncovered.max(uncovered);
        }
        if !self.new.is_empty() {
            self.recent = self.new.iter().copied().collect();
        }
    }

    /// From now on, what is covered now is no longer new.
    pub fn remember_coverage(&mut self, view: &View<'_>, sides: usize) {
        self.covered.clear();
        self.covered.extend((0..sides).map(|side| !view.coverage.is_uncovered(SideId(side as u32))));
    }
}
