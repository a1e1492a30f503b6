//! The end of the memory, and new trees: because it is time for one, or because the old one has become too large.

use super::Campaign;
use crate::desk::Desk;
use crate::engine::Engine;
use crate::greedy::Greedy;
use crate::ledger::Entry;
use crate::options::WhenFull;
use crate::restarts::Restarts;
use crate::tree::ExecutionTree;

/// What the process may have between two runs: a run, and a table that grows, take some more at once.
pub fn most_of_process(max: u64) -> u64 {
    max - max / 8
}

impl<E: Engine, D: Desk> Campaign<'_, E, D> {
    /// More is used than may be, and neither dropping snapshots nor a new tree helps.
    pub(super) fn is_out_of_memory(&mut self) -> bool {
        let Some(max) = self.max_memory else { return false };
        // By the same measure as a run ends by, so that there are not runs that end at once, for ever.
        let kept = self.engine.bytes() + self.tree.bytes();
        let most = most_of_process(max);
        let mut held = self.host.memory();
        if held.is_some_and(|held| held > most) {
            (self.options.memory.process.give_back)();
            held = self.host.memory();
        }
        let used = held.map_or(kept, |held| held.max(kept));
        if used <= most || self.engine.shed(&self.tree, (used - most).max(max / 4)) {
            return false;
        }
        let (iterations, restart) = (self.counters.iterations, self.options.when_full == WhenFull::Restart);
        let helps = |r: &mut Restarts| restart && r.on_shortage(iterations, kept > max);
        !self.restarts.as_mut().is_some_and(helps)
    }

    /// Throws the tree away if it is time to, or if it has become too large, and something of it is unexplored.
    pub(super) fn begin_anew(&mut self) {
        let open = self.tree.open_sides();
        if self.restarts.is_none() || open == 0 && self.unexplored() == 0 {
            return;
        }
        let Some(restarts) = &mut self.restarts else { return };
        let iterations = self.counters.iterations;
        let full = self.options.when_full == WhenFull::Restart && restarts.is_ready(iterations) && {
            let kept = self.engine.bytes_of_tree(&self.tree);
            self.engine.begins_anew(restarts.is_full(self.max_memory, kept))
        };
        if open == 0 && !full {
            return; // what little is left needs no new tree, unless there is no room for it
        }
        let Some(best) = restarts.due(iterations, open, full, &mut self.rng) else { return };
        best.into_iter().for_each(|input| self.starts.find(input));
        self.counters.trees_full += u64::from(full);
        self.counters.trees += 1;
        self.forget_tree(full);
    }

    /// Throws the tree away, and what belongs to it. If it was `full`, memory is short.
    pub(super) fn forget_tree(&mut self, full: bool) {
        self.ledger.add(Entry::Contradiction, "", "", self.tree.contradictions());
        self.tree = ExecutionTree::new(self.options.max_depth);
        self.strategy = (self.options.strategy.make)(&self.options.setup);
        self.greedy = Greedy::new(self.options.prune.is_some_and(|prune| prune.greedy));
        self.agenda.forget_sides();
        self.pauses.forget();
        if let Some(fuzz) = &mut self.fuzz {
            fuzz.await_nothing();
        }
        self.mending = Default::default();
        self.engine.forget(full);
    }
}
