//! Does an annotation hold of the state of a running machine?
//!
//! Most states are told apart by plain evaluation: what the condition is under the run's own input. If it is false, the
//! state is not subsumed; if it is true and nothing in it depends on an input, it is. What is left is a query: the path's
//! condition and the contrary of the annotation.

use super::{AnnotationId, Pruner};
use hashbrown::HashMap;
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
        let list = self.index.get(&place)?.clone();
        let shape = machine.shape()?;
        let mut values: HashMap<Location, Option<TermId>> = HashMap::new();
        let mut candidates = Vec::new();
        for id in list {
            if self.annotations[id.0 as usize].shape != shape {
                continue;
            }
            self.statistics.checks += 1;
            match self.judge(machine, terms, &mut values, id) {
                Judged::No => {}
                Judged::Yes => return Some(self.hit(place, id)),
                Judged::Perhaps(condition) => candidates.push((id, condition)),
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
            if !matches!(self.solver.check(terms, &prefix, not, None), Answer::Unsat) {
                continue;
            }
            if self.options.verify {
                let again = Solver::new(self.fresh.clone()).check(terms, &prefix, not, None);
                if !matches!(again, Answer::Unsat) {
                    self.statistics.refuted += u64::from(matches!(again, Answer::Sat(_)));
                    continue;
                }
            }
            return Some(self.hit(place, id));
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
        if concrete {
            return Judged::Yes;
        }
        let condition = terms.substitute(annotation.formula, &by);
        if terms.is_true(condition) { Judged::Yes } else { Judged::Perhaps(condition) }
    }

    /// The annotation comes first from now on.
    fn hit(&mut self, place: (symvm_frontend::program::FuncId, u32), id: AnnotationId) -> AnnotationId {
        self.statistics.subsumed += 1;
        if let Some(list) = self.index.get_mut(&place)
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
