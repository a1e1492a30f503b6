//! The annotation of a head from its segments.
//!
//! A state takes one of the segments and is safe behind it, whatever inputs come into being on the way: for all of them,
//! some segment's [precondition](super::segment::Segment::precondition) holds. Three ways to say this without those inputs,
//! in the order in which they are tried:
//!
//! * *projected*: what the segments demand beside conditions on inputs, all of it. It is stronger, for a state need only
//!   meet the demands of the segment that it takes, but simple: a conjunction. A query confirms that it is enough, and
//!   it must hold at the head itself. (The usual branch on an input that nothing was known of.)
//! * *exact*: the disjunction of the preconditions, if they are small and mention no new input.
//! * *interpolated*: the state at the head, over the inputs of before, contradicts that no segment's precondition holds; an
//!   interpolant speaks of what both know, the state's variables. That takes the quantifier away, and it makes large
//!   conditions small.

use super::budget::Purpose;
use super::exits::Exit;
use super::segment::Segment;
use super::{Annotation, AnnotationId, Means, Pruner};
use crate::explain::expression::{Names, conjuncts};
use crate::tree::{ExecutionTree, NodeId};
use hashbrown::HashMap;
use std::collections::BTreeSet;
use symvm_frontend::program::FuncId;
use symvm_solver::interpolation::NoInterpolant;
use symvm_solver::{Answer, Assignment, Op, Solver, SymbolId, TermId, Terms};
use symvm_vm::{Input, Location, Retired, Snapshot};

/// Terms of what is projected.
const SMALL: usize = 300;
/// Terms of a condition that is kept.
const LARGE: usize = 1_500;
/// Terms of a condition that is thought about.
const HUGE: usize = 6_000;
/// Annotations of one place and shape that are looked at.
const KEPT: usize = 48;

/// All that the condition speaks of has one value at the head, whatever the path.
fn is_one_state(terms: &mut Terms, segments: &[Segment], condition: TermId) -> bool {
    terms.symbols(condition).to_vec().iter().all(|symbol| {
        let mut origins = segments.iter().filter_map(|s| s.origins.get(symbol));
        origins.all(|&origin| terms.is_const(origin))
    })
}

/// What is said of a subtree besides why it shows no bug.
struct Extent {
    runs: u64,
    written: Vec<(u64, u64)>,
}

/// A head, and the machine's state there.
pub(crate) struct Head<'a> {
    pub node: NodeId,
    pub place: (FuncId, u32),
    pub shape: u128,
    pub snapshot: &'a Snapshot,
    pub inputs: &'a [Input],
}

impl Pruner {
    /// Annotates a head.
    pub(crate) fn annotate(
        &mut self,
        terms: &mut Terms,
        tree: &ExecutionTree,
        head: &Head<'_>,
        exits: &[Exit],
        retired: &mut Option<Retired>,
    ) -> Option<AnnotationId> {
        let before = self.mark(terms);
        let found = self.annotate_freely(terms, tree, head, exits, retired);
        self.budget.on_work(Purpose::Annotate, before, self.mark(terms));
        found
    }

    fn annotate_freely(
        &mut self,
        terms: &mut Terms,
        tree: &ExecutionTree,
        head: &Head<'_>,
        exits: &[Exit],
        retired: &mut Option<Retired>,
    ) -> Option<AnnotationId> {
        let mut segments = Vec::with_capacity(exits.len());
        let (mut runs, mut written) = (0u64, BTreeSet::new());
        // The tree counts instructions by the runs that came first, the machine those that it executed.
        let shift = head.snapshot.steps().wrapping_sub(tree.node(head.node).steps);
        for exit in exits {
            let target = exit.target.and_then(|id| self.annotations.get(id.0 as usize).cloned());
            runs = runs.saturating_add(target.as_ref().map_or(1, |t| t.runs));
            let input = head.inputs.get(exit.path.index())?;
            let until = exit.until.map(|steps| steps.wrapping_add(shift));
            let segment = self.record(terms, head.snapshot, retired, input, until, target.as_ref())?;
            written.extend(segment.written.iter().copied());
            segments.push(segment);
        }
        let extent = Extent { runs, written: written.into_iter().collect() };
        let formula = self.formula(terms, tree, head, &segments, (&extent, &mut *retired))?;
        if terms.is_false(formula) {
            return None;
        }
        // The head is the first state of which the annotation holds; one that inputs decide differs from path to path.
        if self.options.verify
            && is_one_state(terms, &segments, formula)
            && !self.holds_at(terms, &segments, formula)
        {
            self.statistics.refuted += 1;
            return None;
        }
        let id = self.keep(terms, head, formula, &extent)?;
        self.say(terms, head, Some(id), retired);
        self.statistics.annotations += 1;
        Some(id)
    }

    fn formula(
        &mut self,
        terms: &mut Terms,
        tree: &ExecutionTree,
        head: &Head<'_>,
        segments: &[Segment],
        (extent, retired): (&Extent, &mut Option<Retired>),
    ) -> Option<TermId> {
        let mut all = terms.false_();
        for segment in segments {
            let precondition = segment.precondition(terms, |_, _| true);
            all = terms.or(all, precondition);
        }
        let size = terms.size(all, HUGE + 1);
        if size > HUGE {
            self.lose("too large");
            return None;
        }
        let symbols = terms.symbols(all).to_vec();
        let inputs: Vec<SymbolId> =
            symbols.into_iter().filter(|&s| self.vocabulary.location(s).is_none()).collect();
        // An input of before that is not read from a location would be another one in another state.
        if !inputs.iter().all(|s| segments.iter().any(|segment| segment.since.contains(s))) {
            self.lose("an input of before");
            return None;
        }
        let means = self.options.means;
        if means == Means::Core {
            return self.delete(terms, segments, all);
        }
        let exact = inputs.is_empty() && size <= LARGE;
        if means != Means::Proof
            && let Some(projected) = self.project(terms, segments, all)
        {
            self.statistics.projected += 1;
            if exact {
                let id = self.keep(terms, head, all, extent);
                self.say(terms, head, id, retired);
            }
            return Some(projected);
        }
        if exact && means != Means::Proof {
            self.statistics.exact += 1;
            return Some(all);
        }
        if means != Means::Exact
            && let Some(interpolant) = self.interpolate(terms, tree, head, segments, all)
        {
            self.statistics.interpolated += 1;
            return Some(interpolant);
        }
        None
    }

    /// What is left of the values at the head when those are deleted without which a segment is taken all the same.
    fn delete(&mut self, terms: &mut Terms, segments: &[Segment], all: TermId) -> Option<TermId> {
        let mut kept = Vec::new();
        for symbol in terms.symbols(all).to_vec() {
            let origin = segments.iter().find_map(|s| s.origins.get(&symbol)).copied();
            if let Some(origin) = origin.filter(|&origin| terms.is_const(origin)) {
                let variable = terms.symbol_term(symbol);
                kept.push(terms.eq(variable, origin));
            }
        }
        let not = terms.not(all);
        let mut implied = |terms: &mut Terms, kept: &[TermId]| {
            self.solver.limit_conflicts(Some(self.budget.conflicts(Purpose::Annotate)));
            matches!(self.solver.check(terms, kept, not, None), Answer::Unsat)
        };
        if !implied(terms, &kept) {
            return None;
        }
        for i in (0..kept.len()).rev() {
            let one = kept.remove(i);
            if !implied(terms, &kept) {
                kept.insert(i, one);
            }
        }
        Some(terms.and_all(&kept))
    }

    /// What the segments demand beside conditions on inputs, if it is enough.
    fn project(&mut self, terms: &mut Terms, segments: &[Segment], all: TermId) -> Option<TermId> {
        let mut each = Vec::with_capacity(segments.len());
        for segment in segments {
            each.push(segment.precondition(terms, |terms, cond| {
                let symbols = terms.symbols(cond).to_vec();
                symbols.iter().all(|s| segment.origins.get(s).is_some_and(|&origin| terms.is_const(origin)))
            }));
        }
        let together = terms.and_all(&each);
        let over_state =
            terms.symbols(together).to_vec().iter().all(|&s| self.vocabulary.location(s).is_some());
        let small = terms.size(together, SMALL + 1) <= SMALL;
        // Where it does not even hold at the head itself, too much is demanded.
        if !over_state || !small || !self.holds_at(terms, segments, together) {
            return None;
        }
        let not = terms.not(all);
        self.solver.limit_conflicts(Some(self.budget.conflicts(Purpose::Annotate)));
        matches!(self.solver.check(terms, &[together], not, None), Answer::Unsat).then_some(together)
    }

    /// The condition holds at the head, under the input of the first path through it.
    fn holds_at(&mut self, terms: &mut Terms, segments: &[Segment], condition: TermId) -> bool {
        let mut values = Assignment::new();
        for symbol in terms.symbols(condition).to_vec() {
            let value = segments.iter().find_map(|s| s.values.get(symbol));
            let Some(value) = value else { return false };
            values.set(symbol, value);
        }
        self.evaluator.begin();
        self.evaluator.holds(terms, &values, condition)
    }

    /// An interpolant between the states at the head and those that take no segment.
    fn interpolate(
        &mut self,
        terms: &mut Terms,
        tree: &ExecutionTree,
        head: &Head<'_>,
        segments: &[Segment],
        all: TermId,
    ) -> Option<TermId> {
        let origins: HashMap<SymbolId, TermId> =
            segments.iter().flat_map(|s| s.origins.iter().map(|(&s, &t)| (s, t))).collect();
        let mut before = tree.prefix(head.node);
        for symbol in terms.symbols(all).to_vec() {
            if let Some(&origin) = origins.get(&symbol) {
                let variable = terms.symbol_term(symbol);
                before.push(terms.eq(variable, origin));
            }
        }
        let after = [terms.not(all)];
        let conflicts = self.budget.conflicts(Purpose::Annotate);
        self.interpolator.config_mut().solver.max_conflicts = Some(conflicts);
        let found = self.interpolator.interpolant(terms, &before, &after);
        let term = match found {
            Ok(term) => term,
            Err(why) => {
                self.lose(match why {
                    NoInterpolant::Satisfiable(_) => "not implied",
                    NoInterpolant::Unknown(_) => "interpolation gave up",
                    _ => "no interpolant",
                });
                return None;
            }
        };
        let over_state = terms.symbols(term).to_vec().iter().all(|&s| self.vocabulary.location(s).is_some());
        if !over_state || terms.size(term, LARGE + 1) > LARGE {
            return None;
        }
        if self.options.verify {
            let answer = Solver::new(self.fresh.clone()).check(terms, &[term], after[0], None);
            if !matches!(answer, Answer::Unsat) {
                self.statistics.refuted += u64::from(matches!(answer, Answer::Sat(_)));
                return None;
            }
        }
        Some(term)
    }

    /// Keeps an annotation in words, over the names that locations have at its head.
    fn say(
        &mut self,
        terms: &Terms,
        head: &Head<'_>,
        id: Option<AnnotationId>,
        retired: &mut Option<Retired>,
    ) {
        let Some(id) = id.filter(|_| self.options.words) else { return };
        let index = id.0 as usize;
        if self.words.get(index).is_some_and(|words| !words.is_empty()) {
            return;
        }
        let machine = crate::concrete::revive(head.snapshot, retired.take());
        let (vocabulary, names) = (&self.vocabulary, machine.names());
        let name = |term: TermId| match terms.symbol_of(term) {
            Some(symbol) => match vocabulary.location(symbol) {
                Some(location) => names.name(location),
                None => terms.symbol_name(symbol).to_owned(),
            },
            None => String::new(),
        };
        let aside = |term: TermId| {
            let location = terms.symbol_of(term).and_then(|symbol| vocabulary.location(symbol));
            location.is_some_and(|location| names.is_librarys(location))
        };
        let words = conjuncts(
            terms,
            self.annotations[index].formula,
            &Names { name: &name, aside: &aside, bytes: &|_| None },
        );
        *retired = Some(machine.retire());
        self.words.resize(self.annotations.len(), Vec::new());
        self.words[index] = words;
    }

    /// The variables that a condition says the number of.
    fn fixed(&self, terms: &Terms, condition: TermId) -> Vec<(Location, u64)> {
        let (mut out, mut work) = (Vec::new(), vec![condition]);
        while let Some(term) = work.pop() {
            match (terms.op(term), terms.args(term)) {
                (Op::And, args) if terms.width(term) == 1 => work.extend(args),
                (Op::Eq, &[a, b]) => {
                    let (variable, number) = if terms.is_const(a) { (b, a) } else { (a, b) };
                    let location = terms.symbol_of(variable).and_then(|s| self.vocabulary.location(s));
                    if let (Some(location), Some(number)) = (location, terms.as_const(number)) {
                        out.push((location, number));
                    }
                }
                _ => {}
            }
        }
        out
    }

    /// Files an annotation.
    fn keep(
        &mut self,
        terms: &mut Terms,
        head: &Head<'_>,
        formula: TermId,
        extent: &Extent,
    ) -> Option<AnnotationId> {
        self.places.insert(head.place);
        let list = self.index.entry((head.place, head.shape)).or_default();
        let known = list.iter().copied().find(|id| {
            let other = &self.annotations[id.0 as usize];
            other.formula == formula && other.written == extent.written
        });
        if let Some(known) = known {
            let annotation = &mut self.annotations[known.0 as usize];
            annotation.runs = annotation.runs.max(extent.runs);
            return Some(known);
        }
        let mut variables = Vec::new();
        for symbol in terms.symbols(formula).to_vec() {
            variables.push((symbol, self.vocabulary.location(symbol)?));
        }
        let fixed = self.fixed(terms, formula);
        let id = AnnotationId(u32::try_from(self.annotations.len()).ok()?);
        self.annotations.push(Annotation {
            place: head.place,
            shape: head.shape,
            formula,
            variables,
            fixed,
            written: extent.written.clone(),
            runs: extent.runs,
            asked: (0, 0),
        });
        let list = self.index.entry((head.place, head.shape)).or_default();
        list.insert(0, id);
        list.truncate(KEPT);
        Some(id)
    }
}
