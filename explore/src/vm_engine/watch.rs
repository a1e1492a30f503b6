//! A look at the process's memory while a path runs: the path may hold more than is counted, and beside it there is what the
//! allocator cannot give back.

use super::room::Room;
use crate::engine::WhenShort;

/// A run looks when it has taken half of what is left; one part in so many of all memory at most, and one in so many at least.
const LARGE: u64 = 32;
const SMALL: u64 = 512;

/// Of one run.
pub struct Watch<'a> {
    room: &'a Room,
    shortage: WhenShort,
    /// At so many bytes that are known it looks again, which are so many more than at the last look.
    next: Option<u64>,
    step: u64,
    is_short: bool,
}

impl<'a> Watch<'a> {
    pub fn new(room: &'a Room, shortage: WhenShort) -> Self {
        let step = room.max().map_or(u64::MAX, |max| max / LARGE);
        Self { room, shortage, next: None, step, is_short: false }
    }

    /// Bytes for all that is kept.
    pub fn max(&self) -> u64 {
        self.room.max().unwrap_or(u64::MAX)
    }

    /// The run was ended for want of memory.
    pub fn is_short(&self) -> bool {
        self.is_short
    }

    /// How many bytes the path may take before the next look.
    pub fn step(&self) -> u64 {
        if self.shortage == WhenShort::Ends { self.step } else { u64::MAX }
    }

    /// What is counted ends paths.
    pub fn counts(&self) -> bool {
        !matches!(self.shortage, WhenShort::Again(_))
    }

    /// With a path that takes `used` bytes together with tree and terms, the process holds no more than it may, or no more once
    /// snapshots are shed; `shed` answers whether there were any.
    pub fn is_enough(&mut self, used: u64, mut shed: impl FnMut(u64) -> bool) -> bool {
        let Some(max) = self.room.max().filter(|_| self.shortage == WhenShort::Ends) else { return true };
        // The campaign has looked just before the run.
        let next = *self.next.get_or_insert(used.saturating_add(self.step));
        if used < next {
            return true;
        }
        let (room, process) = (self.room, self.room.process());
        let left = || (process.held)().map_or(Some(max), |held| room.left_beside(held));
        let mut enough = left();
        while enough.is_none() {
            // What was freed lately counts as held.
            (process.give_back)();
            enough = left();
            if enough.is_none() && !shed((process.held)().map_or(0, |held| room.excess(held, 0))) {
                break;
            }
        }
        // Where others have too much, looking again soon changes nothing.
        self.step = enough.map_or(max / LARGE, |left| (left / 2).clamp(max / SMALL, max / LARGE));
        self.next = Some(used.saturating_add(self.step));
        // If it is others who have most of it, there is nothing gained by an end of this one.
        self.is_short = enough.is_none() && used > max / 2;
        !self.is_short
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{MemoryLimits, ProcessMemory};
    use std::cell::Cell;

    const MIB: u64 = 1 << 20;

    thread_local! {
        static HELD: Cell<u64> = const { Cell::new(0) };
        static FREED: Cell<u64> = const { Cell::new(0) };
    }

    /// A process that gives nothing back before it is asked to.
    const PROCESS: ProcessMemory = ProcessMemory {
        held: || Some(HELD.get()),
        give_back: || {
            HELD.set(HELD.get() - FREED.replace(0));
        },
    };

    /// Takes a path from nothing to `path` bytes by mebibytes, beside `snapshots` and `others`, of which nothing is known; answers
    /// where it ended, and what is left of the snapshots.
    fn run(path: u64, mut snapshots: u64, others: u64, shortage: WhenShort) -> (Option<u64>, u64) {
        let memory = MemoryLimits { max: Some(1024 * MIB), process: PROCESS, ..MemoryLimits::default() };
        let room = Room::new(memory, usize::MAX);
        let mut watch = Watch::new(&room, shortage);
        HELD.set(snapshots + others);
        for used in (0..path / MIB).map(|n| n * MIB) {
            let shed = |bytes: u64| {
                let bytes = bytes.min(snapshots);
                snapshots -= bytes;
                FREED.set(FREED.get() + bytes);
                bytes > 0
            };
            if !watch.is_enough(used, shed) {
                assert!(watch.is_short());
                return (Some(used), snapshots);
            }
            HELD.set(HELD.get() + MIB);
        }
        (None, snapshots)
    }

    #[test]
    fn snapshots_go_before_a_path_is_ended() {
        let step = 1024 * MIB / SMALL;
        // All is there at once.
        assert_eq!(run(600 * MIB, 300 * MIB, 100 * MIB, WhenShort::Ends), (None, 300 * MIB));
        // Some snapshots have to go.
        let (end, left) = run(800 * MIB, 300 * MIB, 100 * MIB, WhenShort::Ends);
        assert!(end.is_none() && left > 0 && left < 300 * MIB, "{end:?} {left}");
        // All of them, and it is not enough.
        let (end, left) = run(2048 * MIB, 300 * MIB, 100 * MIB, WhenShort::Ends);
        assert_eq!(left, 0);
        assert!(
            end.is_some_and(|end| end + 100 * MIB <= 1024 * MIB + step && end + 100 * MIB > 1024 * MIB),
            "{end:?}"
        );
        // Others have most of it.
        assert_eq!(run(400 * MIB, 0, 1024 * MIB, WhenShort::Ends), (None, 0));
        // It was no reason when the run was made first.
        assert_eq!(run(2048 * MIB, 0, 0, WhenShort::Again(None)), (None, 0));
    }
}
