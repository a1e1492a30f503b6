//! What may be kept of the memory that there is, and how many gates may be made beside it.

use crate::campaign::anew::most_of_process;
use crate::options::{MemoryLimits, ProcessMemory};

/// Bytes of snapshots when no limit of memory is set.
const SNAPSHOTS: u64 = 1 << 30;

/// What terms may take of the memory when a new tree is begun: one part in so many.
const TERMS_SHARE: u64 = 8;

/// Gates that are made at the first attempt: those of a second or two.
const QUICK_GATES: usize = 2_000_000;

/// A quick attempt has these at least: in however little memory, it is the same for most queries.
const FEWEST_GATES: usize = 100_000;

/// Of the memory of all shards together one may have a part in so many for a quick attempt, and at least that for any: they rarely
/// need much at the same time. It is what is left when a campaign first sees that memory is short.
const SHARE_OF_ALL: u64 = 8;

/// What a gate takes in the solver, with its clauses, and what is learned of them (measured: 120 to 250 bytes).
const GATE_BYTES: u64 = 256;

fn gates_in(bytes: u64) -> usize {
    usize::try_from(bytes / GATE_BYTES).unwrap_or(usize::MAX)
}

/// See the module.
pub struct Room {
    memory: MemoryLimits,
    /// Gates, in as much memory as anybody wants.
    most_gates: usize,
}

impl Room {
    pub fn new(memory: MemoryLimits, most_gates: usize) -> Self {
        Self { memory, most_gates }
    }

    /// Bytes, for all that is kept.
    pub fn max(&self) -> Option<u64> {
        self.memory.max
    }

    /// The process's, whoever has it.
    pub fn process(&self) -> ProcessMemory {
        self.memory.process
    }

    /// So many bytes for each are so many for all.
    fn of_all(&self, max: u64) -> u64 {
        max.saturating_mul(self.memory.sharers)
    }

    /// Bytes for a single path, with all that is kept beside it.
    pub fn of_path(&self) -> u64 {
        self.memory.max_path.or(self.memory.max).unwrap_or(u64::MAX)
    }

    /// Another limit, from here on.
    pub fn set_max(&mut self, max: Option<u64>) {
        self.memory.max = max;
    }

    /// Gates of one solver: half of the memory may be gates.
    pub fn gates(&self) -> usize {
        let room = |max: u64| (max / 2).max(self.of_all(max) / SHARE_OF_ALL);
        self.most_gates.min(self.memory.max.map_or(usize::MAX, |max| gates_in(room(max))))
    }

    /// Gates that a first attempt makes for one query.
    pub fn quick_gates(&self) -> usize {
        let room = |max: u64| self.of_all(max) / SHARE_OF_ALL;
        self.memory.max.map_or(QUICK_GATES, |max| gates_in(room(max)).clamp(FEWEST_GATES, QUICK_GATES))
    }

    /// The same for a query that took more, beside `kept` bytes that nothing can be freed of. What others keep is not known
    /// here.
    pub fn gates_beside(&self, kept: u64) -> usize {
        match self.memory.max {
            Some(max) if self.memory.sharers == 1 => {
                let left = gates_in(most_of_process(max).saturating_sub(kept));
                left.max(self.quick_gates()).min(self.gates())
            }
            _ => self.gates(),
        }
    }

    /// Bytes that the process may take where all together hold `held`; nothing if that is too much.
    pub fn left_beside(&self, held: u64) -> Option<u64> {
        self.memory.max.map_or(Some(u64::MAX), |max| self.of_all(max).checked_sub(held))
    }

    /// Bytes to be freed for so many gates, where all together hold `held`.
    pub fn excess(&self, held: u64, gates: usize) -> u64 {
        let wanted = held.saturating_add(GATE_BYTES.saturating_mul(gates as u64));
        self.memory.max.map_or(0, |max| wanted.saturating_sub(self.of_all(max)))
    }

    /// Bytes of snapshots.
    pub fn snapshots(&self) -> u64 {
        self.memory.max.map_or(SNAPSHOTS, |max| max / 2)
    }

    /// So many bytes of terms are too many when a new tree is begun.
    pub fn is_too_much(&self, terms: u64) -> bool {
        self.memory.max.is_some_and(|max| terms > max / TERMS_SHARE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIB: u64 = 1 << 20;

    fn limit(max: Option<u64>) -> MemoryLimits {
        MemoryLimits { max, ..MemoryLimits::default() }
    }

    #[test]
    fn gates_and_what_is_kept_fit_into_the_memory() {
        let max = 1024 * MIB;
        let room = Room::new(limit(Some(max)), usize::MAX);
        // A campaign looks at its memory between two queries.
        assert!(most_of_process(max) + room.quick_gates() as u64 * GATE_BYTES <= max);
        for kept in (0..=9).map(|n| n * max / 10) {
            let gates = room.gates_beside(kept);
            assert!(gates >= room.quick_gates() && gates <= room.gates(), "{kept}");
            assert!(gates == room.quick_gates() || kept + gates as u64 * GATE_BYTES <= max, "{kept}");
            let held = kept + 400 * MIB;
            let after = held - room.excess(held, gates).min(400 * MIB);
            assert!(gates == room.quick_gates() || after + gates as u64 * GATE_BYTES <= max, "{kept}");
        }
        assert_eq!(room.gates_beside(0), room.gates());
        assert_eq!(Room::new(limit(None), 1000).gates_beside(u64::MAX), 1000);
        assert_eq!(Room::new(limit(None), 1000).excess(u64::MAX, 1000), 0);
    }
}
