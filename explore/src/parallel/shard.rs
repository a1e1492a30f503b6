//! One shard: a campaign that obeys orders.

use super::message::{Event, Order};
use super::outbox::{News, Outbox, Standing};
use crate::campaign::{Campaign, Step};
use crate::engine::Engine;
use crate::output::OutputError;
use crate::summary::{Closing, close};
use crate::tree::ShardId;

/// See the module.
pub struct Shard<'a, E> {
    campaign: Campaign<'a, E, Outbox>,
    received: u64,
}

impl<'a, E: Engine> Shard<'a, E> {
    /// A campaign that has not begun becomes a shard.
    pub fn new(mut campaign: Campaign<'a, E, Outbox>, id: ShardId) -> Self {
        campaign.become_shard(id);
        Self { campaign, received: 0 }
    }

    /// Does what it is told; orders that concern its steps are its thread's business.
    pub fn obey(&mut self, order: Order) -> Option<Event> {
        match order {
            Order::Gift(gift) => {
                self.received += 1;
                self.campaign.take(&gift);
            }
            Order::Stray(input) => {
                self.received += 1;
                self.campaign.take_stray(input);
            }
            Order::Covered(sides) => self.campaign.coverage.learn(&sides),
            Order::Bug(key, goal) => self.campaign.learn_bug(key, goal),
            Order::Give { to, most } => {
                return Some(Event::Given { to, gifts: self.campaign.give(to, most) });
            }
            Order::Shed(bytes) => {
                return Some(Event::Shed(self.campaign.engine.shed(&self.campaign.tree, bytes)));
            }
            Order::GoOn | Order::Round(_) | Order::End => {}
        }
        None
    }

    /// Looks into one side, or runs one input.
    pub fn step(&mut self) -> Result<Step, OutputError> {
        self.campaign.step()
    }

    /// What happened since it was asked last.
    pub fn news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.campaign.desk.full)
    }

    /// Gifts and strays it got.
    pub fn received(&self) -> u64 {
        self.received
    }

    /// Where it stands.
    pub fn standing(&self) -> Standing {
        Standing::of(&self.campaign.progress())
    }

    /// Closes its books.
    pub fn close(mut self) -> Closing {
        close(&mut self.campaign)
    }
}
