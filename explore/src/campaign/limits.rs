//! Limits of iterations, work, time and memory, and the user's interrupt.

use super::{Campaign, StopReason};
use crate::desk::Desk;
use crate::engine::Engine;
use crate::ledger::Entry;

impl<E: Engine, D: Desk> Campaign<'_, E, D> {
    /// The limit that is hit, if one is; where nothing is left that was all.
    pub(super) fn limit(&mut self) -> Option<StopReason> {
        let reason = self.limit_hit()?;
        // Who has nothing left to do needs no more memory.
        if self.shard.id.is_some() && reason == StopReason::Memory && self.unexplored() == 0 {
            return None;
        }
        // What is left of several trees is not known here.
        let nothing_left = self.shard.id.is_none()
            && self.unexplored() == 0
            && self.ledger.count(Entry::CutShort) == 0
            && !self.overfull;
        Some(if nothing_left { StopReason::Exhausted } else { reason })
    }

    fn limit_hit(&mut self) -> Option<StopReason> {
        let o = self.options;
        if let Some((_, reason)) = self.cut {
            return Some(reason);
        }
        // What was found before is not given up because of a limit that is lower now.
        if !self.is_underway() && o.max_iterations.is_some_and(|max| self.counters.iterations >= max) {
            return Some(StopReason::Iterations);
        }
        if !self.is_underway() && o.max_bugs.is_some_and(|max| self.counters.bugs >= max) {
            return Some(StopReason::Bugs);
        }
        if !self.is_underway() && o.max_work.is_some_and(|max| self.work_done() >= max) {
            return Some(StopReason::Work);
        }
        if !self.is_underway() && o.max_time.is_some_and(|max| self.host.elapsed() >= max) {
            return Some(StopReason::Time);
        }
        if self.host.interrupted() {
            return Some(StopReason::Interrupted);
        }
        // A journal knows when memory was short.
        let is_full = self.is_out_of_memory() && !(self.shard.id.is_some() && self.engine.is_repeating());
        is_full.then_some(StopReason::Memory)
    }
}
