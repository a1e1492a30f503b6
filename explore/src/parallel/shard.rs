//! One shard: a campaign that obeys orders.

use super::message::{Event, Order};
use super::note::Note;
use super::outbox::{News, Outbox, Standing};
use crate::campaign::{Campaign, Step};
use crate::engine::{Engine, Repeatable};
use crate::journal::{Journaled, Resumption, Upcoming};
use crate::output::OutputError;
use crate::summary::{Closing, close};
use crate::tree::ShardId;

/// What a journal had a shard do.
pub enum Repeated {
    /// A step.
    Step(Step),
    /// An order was obeyed.
    Order(Option<Event>),
    /// Nothing more: the journal ends here.
    Nothing,
}

/// See the module.
pub struct Shard<'a, E> {
    campaign: Campaign<'a, E, Outbox>,
    received: u64,
    /// Trees that were thrown away.
    generation: u64,
}

impl<'a, E: Engine> Shard<'a, E> {
    /// A campaign that has not begun becomes a shard.
    pub fn new(mut campaign: Campaign<'a, E, Outbox>, id: ShardId) -> Self {
        campaign.become_shard(id);
        Self { campaign, received: 0, generation: 0 }
    }

    /// Does what it is told; orders that concern its steps are its thread's business.
    pub fn obey(&mut self, order: Order) -> Option<Event> {
        self.received += u64::from(order.brings_work());
        let generation = self.generation;
        match order {
            Order::Gift(gift) => self.campaign.take(&gift),
            Order::Stray(_, input) => self.campaign.take_stray(input),
            Order::Begin(inputs) => self.campaign.begin(inputs),
            Order::MutateOn(shares) => self.campaign.go_on_mutating(shares),
            Order::Anew { generation, .. } => {
                self.generation = generation;
                let found = self.campaign.leave();
                (self.campaign.options.memory.process.give_back)();
                return Some(Event::Left { generation, found });
            }
            Order::Covered(sides) => self.campaign.learn_covered(&sides),
            Order::Bug(key, goal) => self.campaign.learn_bug(key, goal),
            // What is not in the journal must not come into that of others.
            Order::Give { to, .. } if self.campaign.engine.is_cut() => {
                return Some(Event::Given { generation, to, gifts: Vec::new() });
            }
            Order::Give { to, at_least } => {
                return Some(Event::Given { generation, to, gifts: self.campaign.give(to, at_least) });
            }
            Order::Shed(bytes) => {
                let freed = bytes > 0 && self.campaign.engine.shed(&self.campaign.tree, bytes);
                (self.campaign.options.memory.process.give_back)();
                return Some(Event::Shed(freed));
            }
            Order::GoOn | Order::Round(_) | Order::Arrived | Order::End => {}
        }
        None
    }

    /// Looks into one side, or runs one input.
    pub fn step(&mut self) -> Result<Step, OutputError> {
        self.campaign.step()
    }

    /// What happened since it was asked last.
    pub fn news(&mut self) -> Vec<News> {
        let mut news = std::mem::take(&mut self.campaign.desk.full);
        let is_cut = self.campaign.engine.is_cut();
        let now = self.standing();
        for news in &mut news {
            (news.is_cut, news.generation) = (is_cut, self.generation);
            (news.standing.to_give, news.standing.kept, news.standing.starts) =
                (now.to_give, now.kept, now.starts);
        }
        news
    }

    /// Orders it got that bring work.
    pub fn received(&self) -> u64 {
        self.received
    }

    /// Where it stands.
    pub fn standing(&self) -> Standing {
        let tree = &self.campaign.tree;
        let (to_give, kept) = (tree.sides_to_give(), self.campaign.engine.bytes_of_tree(tree));
        Standing {
            to_give,
            kept,
            starts: self.campaign.starts_left(),
            ..Standing::of(&self.campaign.progress())
        }
    }

    /// Closes its books.
    pub fn close(mut self) -> Closing {
        close(&mut self.campaign)
    }
}

impl<E: Repeatable> Shard<'_, Journaled<'_, E>> {
    /// Goes on from a journal.
    pub fn resume(&mut self, resumption: Resumption) {
        let max_memory = self.campaign.engine.max_memory();
        self.campaign.resume(resumption, max_memory);
    }

    /// Writes into the journal what cannot be told from answers.
    pub fn note(&mut self, note: &Note) {
        self.campaign.engine.add_note(note.encode());
    }

    /// The journal says that memory was full here.
    pub fn was_full(&mut self) -> bool {
        let is_next = self.campaign.engine.next_note() == Some(Note::Full.encode().as_slice());
        is_next && self.campaign.engine.take_note().is_some()
    }

    /// Does what the journal says next.
    pub fn repeat(&mut self) -> Result<Repeated, OutputError> {
        let upcoming = self.campaign.engine.upcoming();
        if upcoming == Upcoming::Nothing {
            return Ok(Repeated::Nothing);
        }
        let note = self.campaign.engine.take_note();
        let was_idle = match note.as_deref().map(Note::decode) {
            Some(Some(Note::Obeyed(order))) => return Ok(Repeated::Order(self.obey(order))),
            Some(Some(Note::Idle)) => true,
            None => false,
            Some(_) => return Err(self.diverge()),
        };
        match self.step()? {
            Step::Limit(reason) => Ok(Repeated::Step(Step::Limit(reason))),
            step if (step == Step::NothingLeft) == was_idle => Ok(Repeated::Step(step)),
            _ => Err(self.diverge()),
        }
    }

    fn diverge(&mut self) -> OutputError {
        self.campaign.engine.diverge("a worker did not do what it did");
        self.campaign.engine.failure().expect("it says why")
    }
}
