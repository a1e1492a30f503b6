//! Going on from a journal: shards repeat what they did, and once all that was told is told again the campaign goes on.

use super::Collector;
use crate::desk::Desk;
use crate::journal::{Pen, Record, Resumption};
use crate::output::OutputError;
use crate::parallel::message::{Lines, Order};
use crate::parallel::note::Note;
use crate::parallel::past::{Parcel, Past};
use crate::tree::{Gift, ShardId};
use std::sync::{Arc, OnceLock};
use symvm_frontend::program::SideId;
use symvm_solver::clock::{Instant, now};

impl Collector<'_> {
    /// Writes a journal.
    pub fn keep(&mut self, journal: Pen) {
        self.journal = Some(journal);
    }

    /// Goes on from there. Shards that do not work in rounds (`detained`) first repeat what they did, each by itself.
    pub fn resume(
        &mut self,
        past: Past,
        resumption: Resumption,
        detained: bool,
        gate: &Arc<OnceLock<Instant>>,
    ) {
        (self.past, self.resumption, self.detained) = (past, Some(resumption), detained);
        self.gate = gate.clone();
        if detained {
            self.generations.repeat(&self.past);
        }
    }

    /// What the campaign goes on from, if it has not come there.
    pub fn underway(&self) -> Option<(Resumption, u64)> {
        self.resumption.map(|resumption| (resumption, self.past.reached()))
    }

    /// Rounds that were begun before are still to be begun again.
    pub fn has_rounds(&self) -> bool {
        self.past.has_rounds()
    }

    /// Everything that was told before was told again.
    pub fn is_told(&self) -> bool {
        self.past.is_told()
    }

    /// The campaign is where it was: it is told, and goes on.
    pub fn arrive(&mut self, lines: &mut Lines<'_>) {
        let Some(resumption) = self.resumption.take() else { return };
        // A shard may have been the first: in the round, or the step, in which its journal ended.
        self.host.go_on_after(self.gate.get_or_init(now).elapsed());
        if let Err(error) = self.go_on(&resumption) {
            return self.fail(error);
        }
        let everyone: Vec<_> = lines.alive().collect();
        if self.detained {
            for shard in self.generations.late(&everyone) {
                lines.send(shard, self.generations.order());
            }
        }
        lines.tell_all(|| Order::Arrived);
        if std::mem::take(&mut self.detained) {
            let covered: Arc<[SideId]> = self.coverage.covered_sides().collect();
            for &shard in &everyone {
                lines.send(shard, Order::Covered(covered.clone()));
                for &(key, goal) in &self.bugs {
                    lines.send(shard, Order::Bug(key, goal));
                }
            }
            for (_, to, parcel) in self.past.under_way() {
                match parcel {
                    Parcel::Gift(_) if self.generations.is_changing() => {}
                    Parcel::Gift(gift) => {
                        self.standings[to.index()].open += gift.sides();
                        self.forward(to, vec![gift], lines);
                    }
                    Parcel::Stray(from, input) => self.forward_stray(from, to, input, lines),
                }
            }
        }
        for (from, news) in std::mem::take(&mut self.past.held) {
            self.take_in(from, news, lines);
        }
    }

    fn go_on(&mut self, resumption: &Resumption) -> Result<(), OutputError> {
        self.note(&Record::Resumed { max_memory: self.max_memory })?;
        self.books.on_resume(resumption, self.options.kept_seeds())
    }

    /// The round that begins: as it was begun before, or else `new`.
    pub fn round(&mut self, new: impl FnOnce() -> Vec<(ShardId, u64)>) -> Vec<(ShardId, u64)> {
        if let Some(round) = self.past.next_round() {
            return round;
        }
        let round = new();
        if let Err(error) = self.note(&Record::Note(Note::Round(round.clone()).encode())) {
            self.fail(error);
        }
        round
    }

    /// A shard gave these in this generation, as it did before the campaign ended.
    pub fn given_again(&mut self, generation: u64, from: ShardId, to: ShardId, gifts: Vec<Gift>) {
        gifts.into_iter().for_each(|gift| self.past.send((generation, from, to), Parcel::Gift(gift)));
    }
}
