//! Mutated inputs between those that the solver makes, and after them; see [`fuzz`](crate::fuzz).

use super::{Campaign, Step, StopReason};
use crate::coverage::Coverage;
use crate::desk::Desk;
use crate::engine::Engine;
use crate::filed::BugKey;
use crate::fuzz::{Fuzz, InVain, Novelty};
use crate::ledger::Entry;
use hashbrown::HashSet;
use symvm_vm::Outcome;

/// What came of running mutated inputs.
enum Mutation {
    /// None was run.
    None,
    /// Some were run.
    Done,
    /// The campaign ended on the way.
    Stopped,
}

impl<E: Engine, D: Desk> Campaign<'_, E, D> {
    /// Mutates between the solver's inputs. That is a step by itself: it has a record of its own.
    pub(super) fn mutate(&mut self) -> Option<Step> {
        match self.run_mutants() {
            Mutation::None => None,
            Mutation::Done => Some(Step::Mutated),
            Mutation::Stopped => Some(self.stopped()),
        }
    }

    /// Runs mutated inputs, as far as their share of the effort goes; the first that shows something new is a start.
    fn run_mutants(&mut self) -> Mutation {
        let Some(fuzz) = &mut self.fuzz else { return Mutation::None };
        let mut mutation = Mutation::None;
        let elusive = fuzz.catch(|news| is_known(&self.coverage, &self.filed.bugs, news));
        for news in elusive {
            if let Novelty::Fault(bug) = news {
                let what = format!("{}, shown by a mutated input", bug.kind.name());
                self.ledger.add(Entry::Unconfirmed, what, self.program.describe(bug.place), 1);
            }
        }
        if !fuzz.may_run() {
            return Mutation::None;
        }
        let known = self.engine.known_in_vain();
        if let Some(known) = known {
            fuzz.pass_over(known);
            self.counters.mutants += known.mutants;
            mutation = Mutation::Done;
        }
        let mut in_vain = InVain::default();
        while !self.starts.has_found()
            && let Some(input) = fuzz.next()
        {
            let probed = self.engine.probe(&input);
            if probed.outcome == Outcome::Stopped {
                return Mutation::Stopped;
            }
            let faults = BugKey::all_of(self.program, &probed.outcome).into_iter().map(Novelty::Fault);
            let shown = probed.sides.iter().map(|&side| Novelty::Side(side)).chain(faults);
            let news: Vec<Novelty> =
                shown.filter(|n| !is_known(&self.coverage, &self.filed.bugs, n)).collect();
            let is_new = !probed.outcome.is_void() && fuzz.is_new(&news);
            mutation = Mutation::Done;
            let cost = fuzz.on_mutant(probed.steps);
            self.counters.mutants += 1;
            if is_new {
                self.counters.mutants_new += 1;
                fuzz.chase(news);
                self.starts.find(input);
            } else {
                in_vain = InVain { mutants: in_vain.mutants + 1, cost: in_vain.cost + cost };
            }
        }
        if matches!(mutation, Mutation::Done) {
            self.engine.note_in_vain(in_vain);
        }
        mutation
    }

    /// Nothing is left that a solver could make an input for: where that is not all there is, because values were made
    /// concrete or something had to be given up, chance may still find what lies behind. (A shard asks others for work
    /// instead, as long as they have any, and leaves it to them where it has no tree to put a find into.)
    pub(super) fn mutate_on(&mut self) -> Step {
        let is_complete = !self.ledger.has_losses() && self.tree.too_deep() == 0;
        let may = self.shard.id.is_none() || self.shard.mutates_on && !self.has_nothing();
        if !may || is_complete || !self.fuzz.as_mut().is_some_and(Fuzz::go_on) {
            return Step::NothingLeft;
        }
        match self.run_mutants() {
            Mutation::Done => Step::MutatedOn,
            Mutation::None => Step::NothingLeft,
            Mutation::Stopped => self.stopped(),
        }
    }

    /// A limit ended the run of a mutant.
    fn stopped(&mut self) -> Step {
        Step::Limit(self.limit().unwrap_or(StopReason::Time))
    }
}

/// It was covered, or reported.
fn is_known(coverage: &Coverage, reported: &HashSet<BugKey>, news: &Novelty) -> bool {
    match *news {
        Novelty::Side(side) => !coverage.is_uncovered(side),
        Novelty::Fault(bug) => reported.contains(&bug),
    }
}
