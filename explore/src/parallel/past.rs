//! What the collector knows of the part of a campaign that it goes on from.

use super::message::Order;
use super::note::{Note, Told};
use super::outbox::News;
use crate::journal::Part;
use crate::report::BugReport;
use crate::tree::{Gift, ShardId};
use hashbrown::HashMap;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::Path;
use symvm_vm::Input;

/// Work that went from one shard to another.
#[derive(Clone, Debug)]
pub enum Parcel {
    /// Sides.
    Gift(Gift),
    /// An input whose path belongs to the other, and who met it.
    Stray(ShardId, Input),
}

/// What all shards did together.
#[derive(Debug)]
enum Turn {
    /// A round.
    Round(Vec<(ShardId, u64)>),
    /// They threw their trees away.
    Anew,
}

/// A generation, who sends, and who gets.
type Way = (u64, ShardId, ShardId);

/// See the module.
#[derive(Debug, Default)]
pub struct Past {
    /// What became of the iterations of each shard, in their order.
    told: BTreeMap<ShardId, VecDeque<Told>>,
    /// All of them, and how many are still to be told again.
    pub iterations: u64,
    left: u64,
    /// The rounds that were begun, and the generations after them.
    turns: VecDeque<Turn>,
    /// The generation of each shard's tree, as far as the journal was read.
    at: BTreeMap<ShardId, u64>,
    /// The last generation, the iterations before it, and the last that a shard began.
    generation: (u64, u64),
    begun: u64,
    /// How many generations full memory called for, and whether it called for the last.
    full: (u64, bool),
    /// Parcels that arrived, by who sent them to whom in which generation.
    arrived: BTreeMap<Way, u64>,
    /// Parcels that were sent.
    sent: BTreeMap<Way, VecDeque<Parcel>>,
    /// Iterations that nobody was told of, until the campaign is where it was.
    pub held: Vec<(ShardId, News)>,
    /// Numbers of tests and bugs.
    pub tests: Numbers,
    /// The same of bugs.
    pub bugs: Numbers,
}

/// Numbers of tests or bugs, from 1. A journal that lost its end (with the power, or by damage) does not know all that has
/// a file; nothing is written under two numbers, or over another.
#[derive(Debug, Default)]
pub struct Numbers {
    /// Up to this they are given to somebody.
    last: u64,
    /// What the journal knows.
    known: BTreeSet<u64>,
    /// What the journal does not know, by what tells it from others.
    stale: HashMap<String, BTreeSet<u64>>,
    /// The numbers of these, and of files that nothing tells from others.
    taken: BTreeSet<u64>,
}

impl Numbers {
    fn know(&mut self, numbers: impl IntoIterator<Item = u64>) {
        for number in numbers {
            self.last = self.last.max(number);
            self.known.insert(number);
        }
    }

    /// Looks for JSON files with numbers that the journal does not know: those of a campaign that was gone on with before may be in
    /// between.
    fn look(&mut self, dir: &Path, key: impl Fn(&Value) -> Option<String>) {
        for file in std::fs::read_dir(dir).into_iter().flatten().flatten() {
            let name = file.file_name().to_string_lossy().into_owned();
            let digits = name.split(['-', '.']).next().unwrap_or("");
            let number = digits.parse().ok().filter(|n| !self.known.contains(n) && name.ends_with(".json"));
            let Some(number) = number else { continue };
            let value = std::fs::read(file.path()).ok().and_then(|text| serde_json::from_slice(&text).ok());
            let Some(value) = value else { continue };
            // Also what nothing tells from others (a path without an end has no identity): it is not written over.
            self.taken.insert(number);
            if let Some(key) = key(&value) {
                self.stale.entry(key).or_default().insert(number);
            }
        }
    }

    /// The number of its file, or the next; and whether there is a file.
    pub fn next(&mut self, key: Option<&str>) -> (u64, bool) {
        if let Some(number) = key.and_then(|key| self.stale.get_mut(key)?.pop_first()) {
            return (number, true);
        }
        let free = (self.last + 1..).find(|n| !self.taken.contains(n));
        self.last = free.unwrap_or(u64::MAX);
        (self.last, false)
    }
}

impl Past {
    /// Takes in what the journal says.
    pub fn add(&mut self, part: Part, note: &[u8]) {
        match (part, Note::decode(note)) {
            (None, Some(Note::Told(shard, told))) => {
                self.tests.know(told.test);
                self.bugs.know(told.bugs.iter().map(|&(_, number)| number));
                self.told.entry(shard).or_default().push_back(told);
                self.iterations += 1;
                self.left += 1;
            }
            (None, Some(Note::Round(shares))) => self.turns.push_back(Turn::Round(shares)),
            (None, Some(Note::Anew(_))) => self.turns.push_back(Turn::Anew),
            (Some(to), Some(Note::Obeyed(Order::Gift(Gift { from, .. }) | Order::Stray(from, _)))) => {
                let generation = self.at.get(&to).copied().unwrap_or(0);
                *self.arrived.entry((generation, from, to)).or_default() += 1;
            }
            (Some(shard), Some(Note::Obeyed(Order::Anew { generation, full }))) => {
                self.at.insert(shard, generation);
                if generation > self.generation.0 {
                    self.generation = (generation, self.iterations);
                    self.full = (self.full.0 + u64::from(full), full);
                }
            }
            (Some(shard), Some(Note::Obeyed(Order::Begin(_)))) => {
                self.begun = self.begun.max(self.at.get(&shard).copied().unwrap_or(0));
            }
            _ => {}
        }
    }

    /// Looks for tests and bugs that the journal does not know.
    pub fn look(&mut self, dir: &Path) {
        let text = |value: &Value, name: &str| value[name].as_str().map(str::to_owned);
        self.tests.look(&dir.join("tests"), |test| text(test, "identity"));
        self.bugs.look(&dir.join("bugs"), |bug| Some(BugReport::key_of(bug)));
    }

    /// What became of the next iteration of a shard, if it was told.
    pub fn next_told(&mut self, shard: ShardId) -> Option<Told> {
        let told = self.told.get_mut(&shard)?.pop_front()?;
        self.left -= 1;
        Some(told)
    }

    /// A shard will not tell its iterations again.
    pub fn forget(&mut self, shard: ShardId) {
        self.left -= self.told.remove(&shard).map_or(0, |told| told.len() as u64);
    }

    /// Everything was told again.
    pub fn is_told(&self) -> bool {
        self.left == 0
    }

    /// Iterations that were told again.
    pub fn reached(&self) -> u64 {
        self.iterations - self.left
    }

    /// The next round, if it was begun before.
    pub fn next_round(&mut self) -> Option<Vec<(ShardId, u64)>> {
        match self.turns.pop_front()? {
            Turn::Round(round) => Some(round),
            Turn::Anew => None,
        }
    }

    /// All threw their trees away before the next round.
    pub fn next_is_anew(&mut self) -> bool {
        let is_anew = matches!(self.turns.front(), Some(Turn::Anew));
        if is_anew {
            self.turns.pop_front();
        }
        is_anew
    }

    /// There are rounds.
    pub fn has_rounds(&self) -> bool {
        !self.turns.is_empty()
    }

    /// The last generation of free shards, how many iterations there had been before it, and whether it had begun.
    pub fn generation(&self) -> (u64, u64, bool) {
        let (last, iterations) = self.generation;
        (last, iterations, self.begun >= last)
    }

    /// How many generations of free shards full memory called for, and whether it called for the last.
    pub fn full(&self) -> (u64, bool) {
        self.full
    }

    /// A shard sent this in this generation, as it did before.
    pub fn send(&mut self, (generation, from, to): Way, parcel: Parcel) {
        // Those of earlier generations have come to somebody, or are of no use.
        if generation + 1 >= self.generation.0 {
            self.sent.entry((generation, from, to)).or_default().push_back(parcel);
        }
    }

    /// Parcels that were on their way when the campaign ended: in the order they were sent, by who sent them to whom. If the last
    /// generation had not begun, they are of the one before.
    pub fn under_way(&mut self) -> Vec<(ShardId, ShardId, Parcel)> {
        let (last, _, has_begun) = self.generation();
        let mut parcels = Vec::new();
        for ((generation, from, to), sent) in std::mem::take(&mut self.sent) {
            if generation + u64::from(!has_begun) != last {
                continue;
            }
            let arrived = self.arrived.get(&(generation, from, to)).copied().unwrap_or(0);
            let rest = sent.into_iter().skip(usize::try_from(arrived).unwrap_or(usize::MAX));
            parcels.extend(rest.map(|parcel| (from, to, parcel)));
        }
        parcels
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_the_journal_does_not_know_keep_their_numbers() {
        let dir = tempfile::tempdir().expect("a directory");
        let write = |name: &str, text: &str| std::fs::write(dir.path().join(name), text).expect("writable");
        std::fs::create_dir(dir.path().join("tests")).expect("a folder");
        for (number, identity) in [(1, "a"), (2, "b"), (4, "d"), (6, "f")] {
            let test = format!("{{\"path\": \"same\", \"identity\": \"{identity}\"}}");
            write(&format!("tests/{number:06}.json"), &test);
        }
        write("tests/000005.json", "");
        write("tests/000007.json", "{\"path\": \"no end\"}");
        write("tests/000008.ktest", "");
        let mut past = Past::default();
        past.add(None, &Note::Told(ShardId(0), Told { test: Some(2), ..Told::default() }).encode());
        past.look(dir.path());
        let numbers = ["c", "f", "b", "d", "x"].map(|identity| past.tests.next(Some(identity)));
        assert_eq!(numbers, [(3, false), (6, true), (5, false), (4, true), (8, false)]);
    }

    #[test]
    fn what_was_under_way_is_what_was_sent_and_did_not_arrive() {
        let mut past = Past::default();
        let stray = |byte| {
            let mut input = Input::default();
            input.set("x", vec![byte]);
            input
        };
        let (a, b) = (ShardId(0), ShardId(1));
        for byte in 0..2 {
            past.add(Some(b), &Note::Obeyed(Order::Stray(a, stray(byte))).encode());
        }
        for byte in 0..4 {
            past.send((0, a, b), Parcel::Stray(a, stray(byte)));
        }
        past.send((0, b, a), Parcel::Stray(b, stray(9)));
        let bytes = past.under_way().into_iter().map(|(from, to, parcel)| match parcel {
            Parcel::Stray(_, input) => (from, to, input.objects[0].bytes[0]),
            Parcel::Gift(_) => panic!("nobody gave anything"),
        });
        assert!(bytes.eq([(a, b, 2), (a, b, 3), (b, a, 9)]));
    }
}
