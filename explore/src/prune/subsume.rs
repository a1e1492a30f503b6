//! Does an annotation hold of the state of a running machine?
//!
//! Most states are told apart by plain evaluation: what the condition is under the run's own input. If it is false, the
//! state is not subsumed; if it is true and nothing in it depends on an input, it is. What is left is a query: the path's
//! condition and the contrary of the annotation.

use super::budget::Purpose;
use super::{AnnotationId, Pruner};
use hashbrown::HashMap;
use symvm_frontend::program::FuncId;
use symvm_solver::clock::now;
use symvm_solver::{Answer, Assignment, Solver, SymbolId, TermId, Terms};
use symvm_vm::{Location, Machine};

/// Conflicts of a query for a state.
const CONFLICTS: u32 = 500;
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
        let mut candidates = Vec::new();
        for id in list {
            self.statistics.checks += 1;
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
            self.solver.limit_conflicts(Some(CONFLICTS));
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
