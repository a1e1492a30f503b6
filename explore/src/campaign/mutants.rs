//! Mutated inputs between those that the solver makes, and after them; see [`fuzz`](crate::fuzz).

use super::Campaign;
use crate::desk::Desk;
use crate::engine::Engine;
use crate::report::user_location;
use symvm_vm::Outcome;

impl<E: Engine, D: Desk> Campaign<'_, E, D> {
    /// Runs mutated inputs, as far as their share of the effort goes; the first that shows something new is a start.
    pub(super) fn run_mutants(&mut self) {
        let Some(fuzz) = &mut self.fuzz else { return };
        while self.found.is_empty()
            && let Some(input) = fuzz.next()
        {
            let probed = self.engine.probe(&input);
            let covers = probed.sides.iter().any(|&s| self.coverage.is_uncovered(s));
            let is_new = match &probed.outcome {
                Outcome::Stopped => return,
                // Paths that break an assumption are none; what they covered is not counted.
                Outcome::AssumeViolated => false,
                Outcome::Finding(f) => {
                    covers || !self.reported.contains(&(f.kind, user_location(self.program, f)))
                }
                _ => covers,
            };
            fuzz.on_mutant(probed.steps, is_new);
            self.counters.mutants += 1;
            if is_new {
                self.counters.mutants_new += 1;
                self.found.push_back(input);
            }
        }
    }

    /// Nothing is left that a solver could make an input for: where that is not all there is, because values were made
    /// concrete or something had to be given up, chance may still find what lies behind. Answers whether there is anything to
    /// go on with. (A shard asks others for work instead.)
    pub(super) fn mutate_on(&mut self) -> bool {
        let endless = self.options.max_time.is_some();
        let is_complete = !self.ledger.has_losses() && self.tree.too_deep() == 0;
        if self.shard.is_some() || is_complete {
            return false;
        }
        let before = self.counters.mutants;
        if !self.fuzz.as_mut().is_some_and(|fuzz| fuzz.go_on(endless)) {
            return false;
        }
        self.run_mutants();
        self.counters.mutants > before
    }
}
