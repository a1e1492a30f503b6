//! A campaign as one shard of several: it gives sides away, takes others', and hears what the others found.

use super::Campaign;
use crate::desk::Desk;
use crate::engine::{Engine, Fetched};
use crate::filed::BugKey;
use crate::fills::seed_of;
use crate::fuzz::Fuzz;
use crate::ledger::Entry;
use crate::tree::{Gift, Given, NodeKind, ShardId};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use symvm_frontend::analysis::ComparedConstants;
use symvm_frontend::program::{LocId, SideId};
use symvm_vm::Input;

/// Which part of all there is to explore is this campaign's.
pub(super) struct Portion {
    /// The tree is one of several.
    pub id: Option<ShardId>,
    /// A shard goes on mutating when it has nothing left, for no other has.
    pub mutates_on: bool,
    /// The whole tree was this campaign's to begin with.
    has_root: bool,
    /// Sides that were given to it too late to be taken.
    pub not_taken: u64,
}

impl Default for Portion {
    /// All of it.
    fn default() -> Self {
        Self { id: None, mutates_on: false, has_root: true, not_taken: 0 }
    }
}

impl<E: Engine, D: Desk> Campaign<'_, E, D> {
    /// The campaign's tree is one of several from here on. The first begins with the program's start and with seeds, the
    /// others with what they are given.
    pub fn become_shard(&mut self, shard: ShardId) {
        self.shard.id = Some(shard);
        // All begin new trees together, when they are told to.
        self.restarts = None;
        if shard.index() > 0 {
            self.shard.has_root = false;
            self.starts.leave();
            let seed = seed_of(self.options.seed, shard.0.into());
            self.rng = SmallRng::seed_from_u64(seed);
            self.fuzz = self
                .fuzz
                .is_some()
                .then(|| Fuzz::new(self.options.fuzz, &ComparedConstants::of(self.program), seed));
        }
    }

    /// Gives unexplored sides to another shard.
    pub fn give(&mut self, to: ShardId, at_least: u64) -> Vec<Gift> {
        let from = self.shard.id.unwrap_or(ShardId(0));
        let engine = &self.engine;
        let gift = |(path, nodes): (_, Vec<Given>)| Gift { from, input: engine.input(path).clone(), nodes };
        self.tree.give(to, at_least).into_iter().map(gift).collect()
    }

    /// Inputs that it has yet to start with.
    pub fn starts_left(&self) -> u64 {
        self.starts.left()
    }

    /// Takes a gift. What is not found is a loss.
    pub fn take(&mut self, gift: &Gift) {
        let Fetched { path, missed, is_cut } = self.engine.fetch(&mut self.tree, &self.coverage, gift);
        // What is not found because the campaign ends, or memory is short, was not explored, that is all.
        let ends = self.host.interrupted() || self.options.max_time.is_some_and(|m| self.host.elapsed() >= m);
        if ends || is_cut {
            self.shard.not_taken += missed;
        } else {
            self.ledger.add(Entry::GiftLost, "", "", missed);
        }
        self.ask(|strategy, view| strategy.on_path(view, &path));
        self.shard.mutates_on = false;
    }

    /// All throw their trees away, for another generation of them. Answers the inputs that were still to be run.
    pub fn leave(&mut self) -> Vec<Input> {
        self.forget_tree(true);
        (self.shard.has_root, self.shard.not_taken, self.shard.mutates_on) = (false, 0, false);
        if let Some(fuzz) = &mut self.fuzz {
            fuzz.forget_chase();
        }
        self.starts.take_found()
    }

    /// Begins a generation of trees: all of it is this shard's until it gives some of it away.
    pub fn begin(&mut self, inputs: Vec<Input>) {
        self.shard.has_root = true;
        inputs.into_iter().for_each(|input| self.starts.find(input));
    }

    /// The tree is another shard's as a whole, and nothing of it is known here: whatever is run here goes astray.
    pub(super) fn has_nothing(&self) -> bool {
        !self.shard.has_root && self.tree.root().is_none()
    }

    /// No shard has anything left: this one may go on mutating, on its own, until one has, for one of so many shares of the time
    /// that is spent so.
    pub fn go_on_mutating(&mut self, shares: u64) {
        self.shard.mutates_on = true;
        if let Some(fuzz) = &mut self.fuzz {
            fuzz.share_overtime(shares);
        }
    }

    /// Takes an input whose path belongs here.
    pub fn take_stray(&mut self, input: Input) {
        self.starts.find(input);
        self.shard.mutates_on = false;
    }

    /// Takes note of what others covered first. They have something again.
    pub fn learn_covered(&mut self, sides: &[SideId]) {
        self.shard.mutates_on = false;
        self.coverage.learn(sides);
    }

    /// Takes note of a bug that was reported.
    pub fn learn_bug(&mut self, key: BugKey, goal: Option<(NodeKind, LocId)>) {
        self.filed.bugs.insert(key);
        if let Some((kind, loc)) = goal {
            self.agenda.found_bug(kind, loc);
        }
    }
}
