//! What bytes are that nothing says anything about.
//!
//! A search begins with zeros or with random bytes, and inputs that branch off its paths have the same for what they lack.
//! Where the bytes are random, those that nothing on the way to a side says anything about are drawn anew in the input for that
//! side, as CREST's context-guided and generational searches do: what lies behind the side is not what lay behind the other one
//! once more. (grep-2.2, `cgs`, 2,000 executions, two seeds: 1486 and 1515 sides with 6.8 and 8.0 CPU s, 1480 and 1479 with 15.0
//! and 11.0 when bytes stayed.) Zeros stay: they end strings, which makes short paths. So do the bytes of an input that somebody
//! chose to begin with.

use crate::engine::Job;
use crate::options::ExploreOptions;
use crate::tree::{Candidate, ExecutionTree, ShardId};
use symvm_vm::InputDefaults;

#[derive(Clone, Copy)]
struct Fill {
    /// Bytes that the input lacks.
    lacking: InputDefaults,
    /// Inputs that branch off have other random bytes where nothing is said of them.
    drawn: bool,
}

/// The seed of one of many that a campaign's seed is for; number 0 has the campaign's own.
pub(crate) fn seed_of(seed: u64, number: u64) -> u64 {
    // Neighbouring numbers differ in all bits: the golden ratio's.
    seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// By path.
pub struct Fills {
    of: Vec<Fill>,
    usual: InputDefaults,
    /// The user gave inputs to begin with.
    seeded: bool,
    /// Whose tree it is, and how many there were before it: nodes of all have the same numbers.
    shard: ShardId,
    trees: u32,
}

impl Fills {
    /// No path yet.
    pub fn new(options: &ExploreOptions) -> Self {
        let usual = match options.random_start {
            true => InputDefaults::Random(options.seed),
            false => InputDefaults::Zero,
        };
        Self { of: Vec::new(), usual, seeded: !options.seeds.is_empty(), shard: ShardId(0), trees: 0 }
    }

    /// The tree is one of several.
    pub fn become_shard(&mut self, shard: ShardId) {
        self.shard = shard;
    }

    /// What a campaign begins with.
    pub fn usual(&self) -> InputDefaults {
        self.usual
    }

    /// The next path is this job's; answers what its input lacks.
    pub fn on_run(&mut self, tree: &ExecutionTree, job: &Job) -> InputDefaults {
        let fill = match job.origin.goal() {
            Some(goal) => self.of[tree.node(goal.node).path.index()],
            // An input with objects that no user gave is a path's of an earlier tree, or found by mutation.
            None => {
                let drawn = job.input.objects.is_empty() || !self.seeded;
                Fill { lacking: job.fill.unwrap_or(self.usual), drawn }
            }
        };
        self.of.push(fill);
        fill.lacking
    }

    /// The next path is another shard's, run again as far as sides of it were given away.
    pub fn on_fetch(&mut self) {
        self.of.push(Fill { lacking: self.usual, drawn: !self.seeded });
    }

    /// What the bytes become, in the input for this side, that nothing on the way says anything about; nothing: what they
    /// were.
    pub fn draw(&self, tree: &ExecutionTree, goal: Candidate) -> Option<InputDefaults> {
        match self.of[tree.node(goal.node).path.index()] {
            Fill { lacking: InputDefaults::Random(seed), drawn: true } => {
                // Each side of each tree has a seed of its own.
                let place = (u64::from(goal.node.0) << 32) | u64::from(goal.side);
                let own = seed_of(seed, place.wrapping_add(1));
                let tree = (u64::from(self.shard.0) << 32) | u64::from(self.trees);
                let tree = tree.wrapping_mul(0xd1b5_4a32_d192_ed03);
                Some(InputDefaults::Random(own ^ tree))
            }
            _ => None,
        }
    }

    /// The tree was thrown away.
    pub fn clear(&mut self) {
        self.of.clear();
        self.trees = self.trees.wrapping_add(1);
    }
}
