//! What goes between the collector and the shards: plain data only.

use super::outbox::{News, Standing};
use crate::campaign::StopReason;
use crate::filed::BugKey;
use crate::output::OutputError;
use crate::summary::Closing;
use crate::tree::{Gift, NodeKind, ShardId};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use symvm_frontend::program::{LocId, SideId};
use symvm_vm::Input;

/// To a shard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Sides that are yours.
    Gift(Gift),
    /// An input whose path is yours, from a shard that met it.
    Stray(ShardId, Input),
    /// Others covered these first.
    Covered(Arc<[SideId]>),
    /// Another reported this bug.
    Bug(BugKey, Option<(NodeKind, LocId)>),
    /// Give sides to another shard.
    Give {
        /// To whom.
        to: ShardId,
        /// How many, if there are so many.
        at_least: u64,
    },
    /// Free about so many bytes; in any case give back to the system what is free.
    Shed(u64),
    /// Throw the tree away, and wait.
    Anew {
        /// The number of the generation of trees that is to come.
        generation: u64,
        /// Memory is full.
        full: bool,
    },
    /// Begin it, with these inputs: all of it is yours.
    Begin(Vec<Input>),
    /// Nobody has anything left: go on mutating, for one of so many shares of the time that is spent so.
    MutateOn(u64),
    /// There are iterations again to be made.
    GoOn,
    /// Go on with a round, then pause.
    Round(Share),
    /// All are where they were when the campaign ended: it goes on from here.
    Arrived,
    /// The campaign is over.
    End,
}

impl Order {
    /// There is something to explore after it.
    pub fn brings_work(&self) -> bool {
        matches!(self, Self::Gift(_) | Self::Stray(..) | Self::Begin(_) | Self::MutateOn(_))
    }
}

/// What a shard has to do until it hears of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// Iterations.
    pub iterations: u64,
    /// Steps that they may take.
    pub steps: u64,
    /// Iterations that the limit of all leaves at the moment, if they are fewer.
    pub most: u64,
}

/// Why a shard makes no step until it is told something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// It has nothing left.
    Idle,
    /// The limit of iterations leaves none for it at the moment.
    Starved,
    /// Its round is over.
    Spent,
    /// Its round is not: this is left of it.
    Cut(Share),
    /// It met a limit.
    Limit(StopReason),
}

/// From a shard.
#[derive(Debug)]
pub enum Event {
    /// An iteration.
    News(Box<News>),
    /// It pauses, having got so many orders that bring work.
    Paused {
        /// Why.
        why: Pause,
        /// How many it got.
        received: u64,
        /// Where it stands.
        standing: Standing,
    },
    /// It has come to where its part of the journal ends, having got so many such orders.
    Repeated {
        /// How many it got.
        received: u64,
        /// Where it stands.
        standing: Standing,
    },
    /// What it gives.
    Given {
        /// The generation of trees that it is of.
        generation: u64,
        /// To whom.
        to: ShardId,
        /// All of it.
        gifts: Vec<Gift>,
    },
    /// It threw its tree away.
    Left {
        /// The generation that it waits for.
        generation: u64,
        /// Inputs that it had not run yet.
        found: Vec<Input>,
    },
    /// It frees something, or has nothing to free.
    Shed(bool),
    /// It made less iterations than it was allowed to: another may.
    PermitBack,
    /// Something could not be written.
    Failed(OutputError),
    /// It met an error of symvm and is gone.
    Died(String),
    /// It closed its books.
    Closed(Box<Closing>),
}

/// The ways to all shards.
pub struct Lines<'a> {
    lines: Vec<Option<Sender<(ShardId, Order)>>>,
    /// Orders sent to each that bring work: gifts, strays, beginnings, and to go on mutating.
    pub sent: Vec<u64>,
    /// Ends all queries and runs.
    pub ending: &'a AtomicBool,
}

impl<'a> Lines<'a> {
    /// No shard is connected yet.
    pub fn new(shards: u16, ending: &'a AtomicBool) -> Self {
        let shards = usize::from(shards);
        Self { lines: (0..shards).map(|_| None).collect(), sent: vec![0; shards], ending }
    }

    /// A shard is there.
    pub fn connect(&mut self, shard: ShardId, line: Sender<(ShardId, Order)>) {
        self.lines[shard.index()] = Some(line);
    }

    /// A shard is gone.
    pub fn disconnect(&mut self, shard: ShardId) {
        self.lines[shard.index()] = None;
    }

    /// The shards that are there.
    pub fn alive(&self) -> impl Iterator<Item = ShardId> + '_ {
        self.lines.iter().enumerate().filter(|(_, l)| l.is_some()).map(|(i, _)| ShardId(i as u16))
    }

    /// A shard is there.
    pub fn is_alive(&self, shard: ShardId) -> bool {
        self.lines.get(shard.index()).is_some_and(Option::is_some)
    }

    /// Sends an order; answers whether the shard is there.
    pub fn send(&mut self, to: ShardId, order: Order) -> bool {
        let Some(line) = self.lines.get(to.index()).and_then(Option::as_ref) else { return false };
        let brings_work = order.brings_work();
        // A thread that is gone has said so, or will.
        let sent = line.send((to, order)).is_ok();
        self.sent[to.index()] += u64::from(sent && brings_work);
        sent
    }

    /// Sends an order to all.
    pub fn tell_all(&mut self, order: impl Fn() -> Order) {
        let all: Vec<_> = self.alive().collect();
        for shard in all {
            self.send(shard, order());
        }
    }

    /// Sends an order to all but one.
    pub fn tell_others(&mut self, from: ShardId, order: impl Fn() -> Order) {
        let others: Vec<_> = self.alive().filter(|&s| s != from).collect();
        for shard in others {
            self.send(shard, order());
        }
    }

    /// All queries and runs end now.
    pub fn stop_everything(&self) {
        self.ending.store(true, Ordering::Relaxed);
    }
}
