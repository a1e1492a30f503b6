//! New trees for all shards: when it is time for them, and that all leave the old ones before any begins.

use super::Collector;
use crate::journal::Record;
use crate::parallel::message::Lines;
use crate::parallel::note::Note;
use crate::parallel::outbox::Standing;
use crate::parallel::shortage::Shortage;
use crate::tree::ShardId;
use symvm_vm::Input;

impl Collector<'_> {
    /// Full memory is no end: all shards begin new trees.
    pub fn begins_anew(&self) -> bool {
        self.generations.begin_when_full()
    }

    /// Sides of all shards' trees that are open.
    fn all_open(&self) -> u64 {
        self.standings.iter().map(|s| s.open).sum()
    }

    /// The same, unless there is something that a tree has yet to begin with: then it is not the time for others.
    fn timely_open(&self) -> Option<u64> {
        self.standings.iter().all(|s| s.starts == 0).then(|| self.all_open())
    }

    /// Shards leave their trees, and have not begun others.
    pub fn is_changing(&self) -> bool {
        self.generations.is_changing()
    }

    /// Has all shards leave their trees, if it is time to; `full`: one of them can do nothing more.
    pub fn call(&mut self, full: bool, lines: &mut Lines<'_>) -> bool {
        if self.failure.is_some() || !self.is_due(full) {
            return false;
        }
        self.have_all_leave(lines);
        true
    }

    fn is_due(&self, full: bool) -> bool {
        let share = self.max_memory.map(|max| max / self.standings.len() as u64);
        let kept = self.standings.iter().map(|s| s.kept);
        let open = self.all_open();
        (full || open > 0)
            && self.resumption.is_none()
            && self.iterations_left() != Some(0)
            && self.generations.is_due(self.counters.iterations, self.timely_open(), share, kept, full)
    }

    /// The same at the end of a round: as it was before, or if it is time to.
    pub fn call_after_round(&mut self, full: bool, lines: &mut Lines<'_>) -> bool {
        let again = self.past.next_is_anew();
        if !again {
            if self.past.has_rounds() || self.failure.is_some() || !self.is_due(full) {
                return false;
            }
            if let Err(error) = self.note(&Record::Note(Note::Anew(self.generations.last() + 1).encode())) {
                self.fail(error);
                return false;
            }
        }
        self.have_all_leave(lines);
        true
    }

    fn have_all_leave(&mut self, lines: &mut Lines<'_>) {
        self.generations.call(lines.alive().collect(), self.counters.iterations, self.timely_open());
        lines.tell_all(|| self.generations.order());
    }

    /// A shard left its tree.
    pub fn left(&mut self, shard: ShardId, generation: u64, found: Vec<Input>) {
        let lost = self.generations.left(shard, generation, found);
        // A journal has what became of them.
        self.homeless += if self.detained { 0 } else { lost };
    }

    /// Begins new trees once all have left the old ones; answers the shard that has the root.
    pub fn begin(&mut self, lines: &mut Lines<'_>) -> Option<ShardId> {
        let order = self.generations.begin(self.counters.iterations)?;
        for s in &mut self.standings {
            *s = Standing { queries: s.queries, solver: s.solver, ..Standing::default() };
        }
        // What was not explored before is, or is left, in these.
        self.homeless = 0;
        self.shortage = Shortage::default();
        let first = lines.alive().next()?;
        lines.send(first, order);
        Some(first)
    }

    /// What was given is of no use in the trees that there are now.
    pub fn is_old(&self, generation: u64) -> bool {
        generation < self.generations.last()
    }
}
