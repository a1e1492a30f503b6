//! Does an annotation hold of the state of a running machine?
//!
//! Most states are told apart by numbers: those that an annotation holds for alone, then what the condition is under the run's
//! own input. If it is false, the state is not subsumed; only then are terms made of it. If it is true and nothing in it depends
//! on an input, the state is subsumed. What is left is a query: the path's condition and the contrary of the annotation.

use super::budget::Purpose;
use super::{AnnotationId, Pruner};
use hashbrown::HashMap;
use symvm_frontend::program::FuncId;
use symvm_solver::clock::now;
use symvm_solver::{Answer, Assignment, Solver, SymbolId, TermId, Terms};
use symvm_vm::{Location, Machine};

/// Annotations asked a solver about at one state.
const QUERIES: usize = 4;

impl Pruner {
    /// An annotation that subsumes the state of a machine at a head; `prefix` is the path's condition.
    pub fn subsumes(
        &mut self,
        machine: &mut Machine,
        terms: &mut Terms,
        prefix: impl FnOnce() -> Vec<TermId>,
    ) -> Option<AnnotationId> {
        let place = machine.place()?;
        if !self.places.contains(&place) || !self.budget.allows(Purpose::Ask) {
            return None;
        }
        let began = now();
        let before = self.mark(terms);
        let found = self.look_up(machine, terms, prefix, place);
        self.budget.on_work(Purpose::Ask, before, self.mark(terms));
        self.look_up_ns += began.elapsed().as_nanos() as u64;
        found
    }

    fn look_up(
        &mut self,
        machine: &mut Machine,
        terms: &mut Terms,
        prefix: impl FnOnce() -> Vec<TermId>,
        place: (FuncId, u32),
    ) -> Option<AnnotationId> {
        self.statistics.look_ups += 1;
        self.budget.on_look_up(0);
        let key = (place, machine.shape()?);
        let list = self.index.get(&key)?.clone();
        let mut values: HashMap<Location, Option<TermId>> = HashMap::new();
        let mut numbers = HashMap::new();
        let mut candidates = Vec::new();
        for id in list {
            self.statistics.checks += 1;
            if !self.is_met(machine, terms, &mut numbers, id) {
                continue;
            }
            match self.judge(machine, terms, &mut values, id) {
                Judged::No => {}
                Judged::Yes => return Some(self.hit(key, id)),
                Judged::Perhaps(condition) => {
                    if self.options.unlimited || self.annotations[id.0 as usize].is_promising() {
                        candidates.push((id, condition));
                    }
                }
            }
        }
        if candidates.is_empty() {
            return None;
        }
        let prefix = prefix();
        for (id, condition) in candidates.into_iter().take(QUERIES) {
            self.statistics.checks_by_query += 1;
            let not = terms.not(condition);
            self.solver.limit_conflicts(Some(self.budget.conflicts(Purpose::Ask)));
            let implied = matches!(self.solver.check(terms, &prefix, not, None), Answer::Unsat);
            let asked = &mut self.annotations[id.0 as usize].asked;
            if !implied {
                asked.1 += 1;
                continue;
            }
            asked.0 += 1;
            if self.options.verify {
                let again = Solver::new(self.fresh.clone()).check(terms, &prefix, not, None);
                if !matches!(again, Answer::Unsat) {
                    self.statistics.refuted += u64::from(matches!(again, Answer::Sat(_)));
                    continue;
                }
            }
            return Some(self.hit(key, id));
        }
        None
    }

    /// The condition is met by the numbers that the run's own input makes of the state, as far as they are known.
    fn is_met(
        &mut self,
        machine: &mut Machine,
        terms: &Terms,
        numbers: &mut HashMap<Location, Option<u64>>,
        id: AnnotationId,
    ) -> bool {
        let annotation = &self.annotations[id.0 as usize];
        let mut number =
            |location| *numbers.entry(location).or_insert_with(|| machine.number_at(terms, location));
        let mut compared = 0;
        let differs = annotation.fixed.iter().any(|&(location, fixed)| {
            compared += 1;
            number(location).is_some_and(|number| number != fixed)
        });
        self.budget.on_compared(compared);
        if differs {
            return false;
        }
        let mut assignment = Assignment::new();
        for &(symbol, location) in &annotation.variables {
            let Some(number) = number(location) else { return true };
            assignment.set(symbol, number);
        }
        self.budget.on_compared(annotation.variables.len() as u64);
        self.evaluator.begin();
        self.evaluator.holds(terms, &assignment, annotation.formula)
    }

    fn judge(
        &mut self,
        machine: &mut Machine,
        terms: &mut Terms,
        values: &mut HashMap<Location, Option<TermId>>,
        id: AnnotationId,
    ) -> Judged {
        let annotation = &self.annotations[id.0 as usize];
        self.budget.on_look_up(annotation.variables.len() as u64);
        if !annotation.written.iter().all(|&(at, bytes)| machine.is_written(at, bytes)) {
            return Judged::No;
        }
        let mut by: HashMap<SymbolId, TermId> = HashMap::with_capacity(annotation.variables.len());
        let mut assignment = Assignment::new();
        let mut concrete = true;
        for &(symbol, location) in &annotation.variables {
            let value = *values.entry(location).or_insert_with(|| machine.value_at(terms, location));
            let Some(value) = value else { return Judged::No };
            concrete &= terms.is_const(value);
            assignment.set(symbol, machine.evaluate(terms, value));
            by.insert(symbol, value);
        }
        self.evaluator.begin();
        if !self.evaluator.holds(terms, &assignment, annotation.formula) {
            return Judged::No;
        }
        if concrete && !self.options.verify {
            return Judged::Yes;
        }
        let condition = terms.substitute(annotation.formula, &by);
        match (terms.is_true(condition), concrete) {
            (true, _) => Judged::Yes,
            (false, false) => Judged::Perhaps(condition),
            // Two ways to evaluate differ.
            (false, true) => {
                self.statistics.refuted += 1;
                Judged::No
            }
        }
    }

    /// The annotation comes first from now on.
    fn hit(&mut self, key: ((FuncId, u32), u128), id: AnnotationId) -> AnnotationId {
        self.statistics.subsumed += 1;
        self.budget.on_subsumed(self.annotations[id.0 as usize].runs);
        if let Some(list) = self.index.get_mut(&key)
            && let Some(at) = list.iter().position(|&other| other == id)
        {
            list[..=at].rotate_right(1);
        }
        id
    }
}

enum Judged {
    No,
    Yes,
    /// If the path's condition says so.
    Perhaps(TermId),
}
