//! What is done when the process of several workers has more memory than it may: what is free is given back to the system; if
//! that was not enough, all drop snapshots, again and again: if nobody has any left, or as much was dropped as there may be memory,
//! the memory is full. Who has answered works on while others are waited for, which may be for a long query; if the process then has
//! more than all that there is, they drop snapshots at once.

use crate::tree::ShardId;

/// Iterations between two looks at the memory.
const BETWEEN_LOOKS: u32 = 16;

/// Parts of the memory that snapshots are dropped by. Shards make others meanwhile, so that there may always be some.
const PARTS: u64 = 4;

/// What was done last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Done {
    Nothing,
    GivenBack,
    /// So often.
    Shed(u64),
}

/// Where memory may come from.
#[derive(PartialEq, Eq, Debug)]
pub enum Relief {
    /// There is enough.
    NotNeeded,
    /// All shards together free so many bytes, and give back what is free.
    Shed(u64),
    /// Everything was tried.
    Nowhere,
}

/// See the module.
#[derive(Debug)]
pub struct Shortage {
    /// Iterations until the memory is looked at.
    look_in: u32,
    done: Done,
    /// Shards that were told and did not answer, of so many that were told.
    asked: Vec<ShardId>,
    told: usize,
    /// One of those who answered freed something.
    helped: bool,
    /// Those who have answered were told again while others are waited for.
    hurried: bool,
    /// They owe a second answer, before any that is asked of them later.
    again: Vec<ShardId>,
}

impl Default for Shortage {
    fn default() -> Self {
        Self {
            look_in: BETWEEN_LOOKS,
            done: Done::Nothing,
            asked: Vec::new(),
            told: 0,
            helped: false,
            hurried: false,
            again: Vec::new(),
        }
    }
}

impl Shortage {
    /// An iteration ended.
    pub fn on_iteration(&mut self) {
        self.look_in = self.look_in.saturating_sub(1);
    }

    /// It is time to look at the memory.
    pub fn is_due(&self) -> bool {
        self.asked.is_empty() && (self.look_in == 0 || self.done != Done::Nothing)
    }

    /// What to do about so many bytes too much, of `max`, by what was done before.
    pub fn relief(&mut self, excess: u64, max: u64) -> Relief {
        let helped = std::mem::take(&mut self.helped);
        let (done, relief) = match self.done {
            _ if excess == 0 => {
                self.look_in = BETWEEN_LOOKS;
                (Done::Nothing, Relief::NotNeeded)
            }
            Done::Nothing => (Done::GivenBack, Relief::Shed(0)),
            Done::GivenBack => (Done::Shed(1), Relief::Shed(excess.max(max / PARTS))),
            Done::Shed(n) if helped && n < PARTS => {
                (Done::Shed(n + 1), Relief::Shed(excess.max(max / PARTS)))
            }
            Done::Shed(n) => (Done::Shed(n), Relief::Nowhere),
        };
        self.done = done;
        relief
    }

    /// These were told.
    pub fn wait_for(&mut self, asked: Vec<ShardId>) {
        (self.told, self.hurried) = (asked.len(), false);
        self.asked = asked;
    }

    /// Some have answered, and may be told again, once: others are waited for.
    pub fn may_hurry(&self) -> bool {
        !self.hurried && (1..self.told).contains(&self.asked.len())
    }

    /// Those of `alive` who have answered, to be told again now.
    pub fn hurry(&mut self, alive: impl Iterator<Item = ShardId>) -> Vec<ShardId> {
        self.hurried = true;
        let answered: Vec<_> = alive.filter(|s| !self.asked.contains(s) && !self.again.contains(s)).collect();
        self.again.extend(&answered);
        answered
    }

    /// One of them answered.
    pub fn on_answer(&mut self, shard: ShardId, helped: bool) {
        self.helped |= helped;
        match self.again.iter().position(|&s| s == shard) {
            Some(owed) => drop(self.again.swap_remove(owed)),
            None => self.asked.retain(|&s| s != shard),
        }
    }

    /// One of them will not answer any more.
    pub fn forget(&mut self, shard: ShardId) {
        self.asked.retain(|&s| s != shard);
        self.again.retain(|&s| s != shard);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_free_is_given_back_before_snapshots_are_dropped() {
        let mut shortage = Shortage::default();
        assert!(!shortage.is_due());
        (0..BETWEEN_LOOKS).for_each(|_| shortage.on_iteration());
        let all = || vec![ShardId(0), ShardId(1)];
        let mut relief = |excess, helped, dies| {
            assert!(shortage.is_due());
            let relief = shortage.relief(excess, 400);
            if matches!(relief, Relief::Shed(_)) {
                shortage.wait_for(all());
                assert!(!shortage.is_due());
                shortage.on_answer(ShardId(0), helped);
                if dies { shortage.forget(ShardId(1)) } else { shortage.on_answer(ShardId(1), false) }
            }
            relief
        };
        assert_eq!(relief(60, false, false), Relief::Shed(0));
        assert_eq!(relief(60, true, false), Relief::Shed(100));
        assert_eq!(relief(60, true, true), Relief::Shed(100));
        assert_eq!(relief(0, false, false), Relief::NotNeeded);
        (0..BETWEEN_LOOKS).for_each(|_| shortage.on_iteration());
        let mut relief = |excess| {
            let relief = shortage.relief(excess, 400);
            shortage.wait_for(vec![ShardId(0)]);
            shortage.on_answer(ShardId(0), true);
            relief
        };
        assert_eq!(relief(60), Relief::Shed(0));
        (0..PARTS).for_each(|_| assert_eq!(relief(60), Relief::Shed(100)));
        assert_eq!(relief(60), Relief::Nowhere);
        assert_eq!(relief(0), Relief::NotNeeded);
        (0..BETWEEN_LOOKS).for_each(|_| shortage.on_iteration());
        let mut relief = |excess| {
            let relief = shortage.relief(excess, 400);
            shortage.wait_for(Vec::new());
            relief
        };
        assert_eq!(relief(60), Relief::Shed(0));
        assert_eq!(relief(200), Relief::Shed(200));
        assert_eq!(relief(60), Relief::Nowhere);
        assert_eq!(relief(0), Relief::NotNeeded);
    }
    #[test]
    fn who_has_answered_is_told_again_once_while_others_are_waited_for() {
        let mut shortage = Shortage::default();
        let all = [ShardId(0), ShardId(1), ShardId(2)];
        assert!(!shortage.may_hurry());
        shortage.wait_for(all.to_vec());
        assert!(!shortage.may_hurry(), "nobody has answered");
        shortage.on_answer(ShardId(1), false);
        assert!(shortage.may_hurry());
        assert_eq!(shortage.hurry(all.into_iter()), [ShardId(1)]);
        assert!(!shortage.may_hurry() && !shortage.is_due());
        shortage.on_answer(ShardId(0), false);
        shortage.on_answer(ShardId(2), false);
        shortage.wait_for(all.to_vec());
        // Its second answer comes late, and is not the one to what it was asked since.
        shortage.on_answer(ShardId(1), true);
        shortage.on_answer(ShardId(0), false);
        assert_eq!(shortage.hurry(all.into_iter()), [ShardId(0)]);
        shortage.on_answer(ShardId(2), false);
        assert_eq!(shortage.asked, [ShardId(1)]);
        shortage.on_answer(ShardId(1), false);
        assert!(shortage.asked.is_empty());
        shortage.forget(ShardId(0));
        assert!(shortage.again.is_empty());
    }
}
