//! One recorded segment: its guards, and what is known of the state at its end said of the state at its beginning.

use super::{Annotation, Pruner};
use hashbrown::{HashMap, HashSet};
use std::collections::BTreeSet;
use symvm_solver::{Assignment, SymbolId, TermId, Terms};
use symvm_vm::{Guard, IgnoreDecisions, Input, Location, Machine, Outcome, Retired, Snapshot};

/// See the module.
pub(super) struct Segment {
    pub guards: Vec<Guard>,
    /// The annotation at the end, over the variables of the beginning.
    pub rest: TermId,
    /// The inputs that came into being on the way.
    pub since: HashSet<SymbolId>,
    /// The values that the variables have at the beginning, over the inputs of before.
    pub origins: HashMap<SymbolId, TermId>,
    /// And on the recorded path.
    pub values: Assignment,
    /// Memory that must have been written for nothing undefined to be met on it.
    pub written: BTreeSet<(u64, u64)>,
}

impl Segment {
    /// Under which states it is taken, and leads to a state that is known to show no bug. Of the guards only those that are
    /// `kept`.
    pub fn precondition(
        &self,
        terms: &mut Terms,
        mut kept: impl FnMut(&mut Terms, TermId) -> bool,
    ) -> TermId {
        let mut all = self.rest;
        for guard in self.guards.iter().rev() {
            if !kept(terms, guard.cond) {
                continue;
            }
            all = match guard.assumed {
                true => terms.implies(guard.cond, all),
                false => terms.and(guard.cond, all),
            };
        }
        all
    }
}

impl Pruner {
    /// Records from `start` along `input`, to a state of which `target` is known, or to the path's end. None if that cannot be
    /// done exactly. The machine is given back for its buffers.
    pub(super) fn record(
        &mut self,
        terms: &mut Terms,
        start: &Snapshot,
        retired: &mut Option<Retired>,
        input: &Input,
        until: Option<u64>,
        target: Option<&Annotation>,
    ) -> Option<Segment> {
        self.statistics.segments += 1;
        let mut machine = crate::concrete::revive(start, retired.take());
        let from = machine.steps();
        let looks = machine.undefined_met();
        if let Some(before) = looks {
            machine.run_to(until.unwrap_or(u64::MAX), terms, input, &mut IgnoreDecisions);
            self.budget.on_recorded(machine.steps().saturating_sub(from));
            if machine.undefined_met() != Some(before) {
                *retired = Some(machine.retire());
                self.statistics.segments_lost += 1;
                self.lose("something undefined");
                return None;
            }
            machine = crate::concrete::revive(start, Some(machine.retire()));
        }
        let vocabulary = std::mem::take(&mut self.vocabulary);
        let recorded = machine.record(terms, vocabulary, input, until.unwrap_or(u64::MAX));
        self.budget.on_recorded(machine.steps().saturating_sub(from));
        let as_asked = match (&recorded.outcome, until) {
            (Outcome::StepLimit, Some(steps)) => {
                machine.steps() == steps && machine.is_recorded_whole() && !machine.has_observed()
            }
            (Outcome::Exit { .. } | Outcome::SilentExit { .. } | Outcome::AssumeViolated, None) => true,
            _ => false,
        };
        let fits =
            target.is_none_or(|t| machine.place() == Some(t.place) && machine.shape() == Some(t.shape));
        let rest = match (as_asked && fits, target) {
            (false, _) => None,
            (true, None) => Some(terms.true_()),
            (true, Some(target)) => said_before(terms, &mut machine, target),
        };
        let mut written = BTreeSet::new();
        if looks.is_some() {
            let below = target.map_or(&[][..], |t| &t.written);
            let bytes = below.iter().flat_map(|&(at, bytes)| at..at + bytes);
            // What was written on the recorded segment is written on every path that takes it.
            written.extend(bytes.filter(|&at| machine.is_untouched(at)).map(|at| (at, 1)));
        }
        let unusable = machine.unusable();
        let since: HashSet<SymbolId> = machine.symbols_since(terms).collect();
        let origins: HashMap<SymbolId, TermId> = machine.origins().collect();
        let values = machine.assignment().clone();
        let (guards, vocabulary) = machine.end_recording();
        self.vocabulary = vocabulary;
        if looks.is_some() {
            let met = origins.keys().filter_map(|&symbol| self.vocabulary.location(symbol));
            written.extend(met.filter_map(|location| match location {
                Location::Memory { address, bytes } => Some((address, u64::from(bytes))),
                Location::Register { .. } => None,
            }));
            machine = crate::concrete::revive(start, Some(machine.retire()));
            if !written.iter().all(|&(at, bytes)| machine.is_written(at, bytes)) {
                *retired = Some(machine.retire());
                self.statistics.segments_lost += 1;
                self.lose("memory that was never written");
                return None;
            }
        }
        *retired = Some(machine.retire());
        if rest.is_none() || unusable.is_some() {
            self.statistics.segments_lost += 1;
            self.lose(match (unusable, as_asked, fits) {
                (Some(why), ..) => why,
                (None, false, _) => "another end",
                (None, true, false) => "another shape",
                (None, true, true) => "no such location",
            });
            return None;
        }
        Some(Segment { guards, rest: rest?, since, origins, values, written })
    }
}

/// The annotation of the state a recording has come to, over the variables of its beginning.
fn said_before(terms: &mut Terms, machine: &mut Machine, target: &Annotation) -> Option<TermId> {
    let mut values = HashMap::new();
    for &(symbol, location) in &target.variables {
        values.insert(symbol, machine.recorded_value(terms, location)?);
    }
    Some(terms.substitute(target.formula, &values))
}
