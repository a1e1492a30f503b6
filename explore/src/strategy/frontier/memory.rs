//! What `frontier` remembers of its run: what was tried, and what came of it.

use super::features::Look;
use super::{LEVELS, Open};
use crate::strategy::View;
use crate::strategy::contexts::{ContextId, ContextSet, Contexts, Occurrence};
use crate::strategy::distance::Distances;
use crate::strategy::tries::Tries;
use crate::tree::{Candidate, NewPath};
use hashbrown::HashSet;
use symvm_frontend::program::SideId;
use symvm_solver::TermId;

/// See the module.
#[derive(Default)]
pub struct Memory {
    /// Runs so far.
    pub executions: u64,
    /// From each side to uncovered code.
    pub distances: Distances,
    /// Most statements that depend on a side.
    pub most_statements: u64,
    /// Instructions of the longest path's last branch.
    pub longest: u64,
    contexts: Contexts,
    tried_contexts: ContextSet,
    tried_conditions: HashSet<(SideId, TermId)>,
    tries: Vec<Tries>,
    /// By side: the uncovered share of its function.
    left: Vec<f32>,
}

impl Memory {
    /// What stays the same, before the first side is weighed.
    pub fn begin(&mut self, view: &View<'_>) {
        let sides = view.coverage.sides();
        if self.tries.len() == sides {
            return;
        }
        self.tries = vec![Tries::default(); sides];
        let all = (0..sides as u32).map(SideId).filter(|&s| view.coverage.is_users(s));
        self.most_statements = all.map(|s| view.statics.statements(s)).max().unwrap_or(0);
    }

    /// What depends on coverage is computed again.
    pub fn renew(&mut self, view: &View<'_>) {
        self.distances.renew(view);
        let facts = view.statics.facts();
        self.left.clear();
        self.left.resize(view.coverage.sides(), 0.0);
        for &function in facts.largest() {
            let sides = facts.sides_of(function);
            let uncovered = sides.iter().filter(|&&s| view.coverage.is_uncovered(s)).count();
            let share = uncovered as f32 / sides.len().max(1) as f32;
            sides.iter().for_each(|s| self.left[s.index()] = share);
        }
    }

    /// What is known of trying `side`.
    pub fn tries(&self, side: SideId) -> Tries {
        self.tries[side.index()]
    }

    /// Executions since `side` was tried.
    pub fn since_tried(&self, side: SideId) -> u64 {
        self.tries(side).last.map_or(u64::MAX, |last| self.executions - last)
    }

    /// The uncovered share of the function of `side`.
    pub fn left_of_function(&self, side: SideId) -> f64 {
        self.left.get(side.index()).copied().map_or(0.0, f64::from)
    }

    /// The contexts of an occurrence.
    pub fn contexts_of(&mut self, view: &View<'_>, candidate: Candidate) -> [Option<ContextId>; LEVELS] {
        let mut occurrence = Occurrence::new(view, candidate);
        std::array::from_fn(|k| self.contexts.grow(view, &mut occurrence, k as u32 + 1))
    }

    /// No occurrence with this context of `level` branches was tried. (A context that is the whole path is new.)
    pub fn is_new_context(&self, open: &Open, level: usize) -> bool {
        !open.contexts[level - 1].is_some_and(|context| self.tried_contexts.contains(context))
    }

    /// No occurrence of the target with the same condition was tried. Features of path conditions are what FeatMaker adds to
    /// heuristics (Yoon & Cha, *FeatMaker: Automated Feature Engineering for Search Strategy of Symbolic Execution*, FSE 2024).
    pub fn is_new_condition(&self, open: &Open, target: SideId) -> bool {
        !self.tried_conditions.contains(&(target, open.condition))
    }

    /// A side with these contexts and this condition is tried, here or by others of a team: they are not new any more.
    pub fn tried(&mut self, contexts: [Option<ContextId>; LEVELS], condition: TermId, target: SideId) {
        for context in contexts.into_iter().flatten() {
            self.tried_contexts.insert(context);
        }
        self.tried_conditions.insert((target, condition));
    }

    /// The side is tried here.
    pub fn pick(&mut self, open: &Open, target: SideId) {
        self.tried(open.contexts, open.condition, target);
        self.tries[target.index()].pick(self.executions);
    }

    /// Trying the side came to nothing.
    pub fn fail(&mut self, target: SideId) {
        if let Some(tries) = self.tries.get_mut(target.index()) {
            tries.failed += 1;
        }
    }

    /// A run that was to take the side ended.
    pub fn note(&mut self, target: SideId, path: &NewPath) {
        if let Some(tries) = self.tries.get_mut(target.index()) {
            tries.gained += path.new_sides;
            tries.failed += u32::from(path.prediction_failed);
        }
    }

    /// All that may be asked about an occurrence.
    pub fn look<'a>(&'a self, view: &'a View<'a>, open: &'a Open) -> Option<Look<'a>> {
        let target = view.target(open.candidate)?;
        Some(Look { view, memory: self, open, node: view.tree.node(open.candidate.node), target })
    }
}
