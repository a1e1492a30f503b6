//! What several workers write into their journal besides answers, as bytes.
//!
//! A shard that goes on as fast as it can does what its answers and its orders say, so the orders that matter are written
//! down where they were obeyed, and where it found that it has nothing left: with that its part can be repeated by itself.
//! In rounds the orders follow from what all the shards did, and only what each round would have been without a limit of
//! iterations is kept. Of the collector it is kept what became of each iteration, and so the numbers of tests and bugs; the
//! iterations of a shard are told in their order.

use super::message::Order;
use crate::filed::{BugKey, CALLERS};
use crate::journal::bytes::{Bytes, put};
use crate::journal::{changed, difference};
use crate::tree::{Gift, Given, Landmark, NodeKind, ShardId, Whereabouts};
use smallvec::SmallVec;
use symvm_frontend::program::{BranchId, LocId, SideId};
use symvm_vm::{FaultKind, Input};

/// See the module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// A shard obeyed an order.
    Obeyed(Order),
    /// A shard found that it has nothing left.
    Idle,
    /// An iteration of this shard was taken in.
    Told(ShardId, Told),
    /// A round begins: iterations of each shard that works.
    Round(Vec<(ShardId, u64)>),
    /// After a round all throw their trees away, for this generation.
    Anew(u64),
    /// A shard's memory was full before its round was over.
    Full,
}

/// What became of an iteration.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// It was a new path of the program.
    pub is_path: bool,
    /// Branch sides that it covered first.
    pub new_sides: u32,
    /// The number of its test.
    pub test: Option<u64>,
    /// Which of the bugs that it ended in are new, and their numbers.
    pub bugs: Vec<(u64, u64)>,
}

const IDLE: u8 = 0;
const STRAY: u8 = 2;
const COVERED: u8 = 3;
const BUG: u8 = 4;
const GIVE: u8 = 5;
const TOLD: u8 = 6;
const ROUND: u8 = 7;
const ANEW: u8 = 8;
const BEGIN: u8 = 9;
const ALL_ANEW: u8 = 10;
const FULL: u8 = 11;
const MUTATE_ON: u8 = 12;
// 1 and 13 are never used again: they were gifts with places of other forms, and a journal that has one must not be read as something else.
const GIFT: u8 = 14;

/// What a bug's goal begins with: there is none, it is a branch, or the numbers of what there is without more to it.
const NO_GOAL: u8 = 0;
const BRANCH: u8 = 1;

/// Kinds of nodes without more to them, and their numbers.
macro_rules! plain_kinds {
    ($($kind:ident = $number:literal),* $(,)?) => {
        /// The number of a kind; a branch has its own numbers behind it.
        fn number_of(kind: NodeKind) -> u8 {
            match kind {
                NodeKind::Branch { .. } => BRANCH,
                $(NodeKind::$kind => $number),*
            }
        }

        /// The kind of a number, if it is that of one without more to it.
        fn plain_kind(number: u8) -> Option<NodeKind> {
            match number {
                $($number => Some(NodeKind::$kind),)*
                _ => None,
            }
        }
    };
}
plain_kinds! {
    Check = 2,
    Address = 3,
    Callee = 4,
    Jump = 5,
    Size = 6,
    Assume = 7,
    Concretise = 8,
    Place = 9,
}

impl Note {
    /// Does what a shard does after this order depend on it? (What it frees in memory costs time alone.)
    pub fn is_due(order: &Order) -> bool {
        matches!(
            order,
            Order::Gift(_)
                | Order::Stray(..)
                | Order::Covered(_)
                | Order::Bug(..)
                | Order::Give { .. }
                | Order::Anew { .. }
                | Order::Begin(_)
                | Order::MutateOn(_)
        )
    }

    /// As bytes.
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let out_ref = &mut out;
        match self {
            Self::Obeyed(order) => put_order(out_ref, order),
            Self::Idle => out_ref.push(IDLE),
            Self::Told(shard, told) => {
                let numbers = [shard.0.into(), told.new_sides.into(), told.test.unwrap_or(0)];
                put_all(out_ref, TOLD, &numbers);
                out_ref.push(u8::from(told.is_path));
                put(out_ref, told.bugs.len() as u64);
                for &(index, number) in &told.bugs {
                    put(out_ref, index);
                    put(out_ref, number);
                }
            }
            Self::Full => out_ref.push(FULL),
            Self::Anew(generation) => put_all(out_ref, ALL_ANEW, &[*generation]),
            Self::Round(shares) => {
                put_all(out_ref, ROUND, &[shares.len() as u64]);
                for &(shard, iterations) in shares {
                    put(out_ref, shard.0.into());
                    put(out_ref, iterations);
                }
            }
        }
        out
    }

    /// From bytes; nothing if they are no note.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let mut bytes = Bytes(bytes);
        let b = &mut bytes;
        let note = match b.byte()? {
            IDLE => Self::Idle,
            FULL => Self::Full,
            ALL_ANEW => Self::Anew(b.number()?),
            TOLD => {
                let shard = shard(b)?;
                let new_sides = index(b)?;
                let test = b.number().map(|n| (n > 0).then_some(n))?;
                let is_path = b.flag()?;
                let bugs = (0..b.length()?).map(|_| Some((b.number()?, b.number()?)));
                Self::Told(shard, Told { is_path, new_sides, test, bugs: bugs.collect::<Option<_>>()? })
            }
            ROUND => {
                let shares = (0..b.length()?).map(|_| Some((shard(b)?, b.number()?)));
                Self::Round(shares.collect::<Option<_>>()?)
            }
            tag => Self::Obeyed(order(tag, b)?),
        };
        bytes.0.is_empty().then_some(note)
    }
}

fn put_all(out: &mut Vec<u8>, tag: u8, numbers: &[u64]) {
    out.push(tag);
    numbers.iter().for_each(|&n| put(out, n));
}

fn put_input(out: &mut Vec<u8>, input: &Input) {
    let bytes = difference(&Input::default(), input);
    put(out, bytes.len() as u64);
    out.extend_from_slice(&bytes);
}

fn put_order(out: &mut Vec<u8>, order: &Order) {
    match order {
        Order::Gift(gift) => {
            put_all(out, GIFT, &[gift.from.0.into(), gift.nodes.len() as u64]);
            put_input(out, &gift.input);
            for Given { place, sides } in &gift.nodes {
                let steps = place.at.steps.map_or(0, |steps| steps + 1);
                let numbers = [place.branch.0.into(), place.at.trace_len, steps, sides.len() as u64];
                numbers.iter().for_each(|&n| put(out, n));
                sides.iter().for_each(|&side| put(out, side.into()));
            }
        }
        Order::Stray(from, input) => {
            put_all(out, STRAY, &[from.0.into()]);
            put_input(out, input);
        }
        Order::Covered(sides) => {
            put_all(out, COVERED, &[sides.len() as u64]);
            sides.iter().for_each(|side| put(out, side.0.into()));
        }
        Order::Bug(BugKey { kind, place, callers }, goal) => {
            // Its place in `FaultKind::ALL`, which lists all as they are declared.
            put_all(out, BUG, &[*kind as u64, place.0.into()]);
            callers.iter().for_each(|caller| put(out, caller.0.into()));
            match goal {
                None => out.push(NO_GOAL),
                Some((kind, loc)) => {
                    out.push(number_of(*kind));
                    if let NodeKind::Branch { branch, first_side } = kind {
                        put(out, branch.0.into());
                        put(out, first_side.0.into());
                    }
                    put(out, loc.0.into());
                }
            }
        }
        Order::Give { to, at_least } => put_all(out, GIVE, &[to.0.into(), *at_least]),
        Order::Anew { generation, full } => put_all(out, ANEW, &[*generation, u64::from(*full)]),
        Order::Begin(inputs) => {
            put_all(out, BEGIN, &[inputs.len() as u64]);
            inputs.iter().for_each(|input| put_input(out, input));
        }
        Order::MutateOn(shares) => put_all(out, MUTATE_ON, &[*shares]),
        Order::Shed(_) | Order::GoOn | Order::Round(_) | Order::Arrived | Order::End => {}
    }
}

fn index(bytes: &mut Bytes<'_>) -> Option<u32> {
    u32::try_from(bytes.number()?).ok()
}

fn shard(bytes: &mut Bytes<'_>) -> Option<ShardId> {
    u16::try_from(bytes.number()?).ok().map(ShardId)
}

fn input(bytes: &mut Bytes<'_>) -> Option<Input> {
    let length = bytes.length()?;
    changed(&Input::default(), bytes.take(length)?)
}

fn order(tag: u8, b: &mut Bytes<'_>) -> Option<Order> {
    Some(match tag {
        GIFT => {
            let (from, count) = (shard(b)?, b.length()?);
            let input = input(b)?;
            let node = |_| {
                let branch = BranchId(index(b)?);
                let (trace_len, steps) = (b.number()?, b.number()?.checked_sub(1));
                let place = Landmark { branch, at: Whereabouts { trace_len, steps } };
                let sides = (0..b.length()?).map(|_| index(b)).collect::<Option<SmallVec<_>>>()?;
                Some(Given { place, sides })
            };
            Order::Gift(Gift { from, input, nodes: (0..count).map(node).collect::<Option<_>>()? })
        }
        STRAY => Order::Stray(shard(b)?, input(b)?),
        COVERED => {
            let sides = (0..b.length()?).map(|_| index(b).map(SideId));
            Order::Covered(sides.collect::<Option<Vec<_>>>()?.into())
        }
        BUG => {
            let (kind, place) = (*FaultKind::ALL.get(b.length()?)?, LocId(index(b)?));
            let mut callers = [LocId::default(); CALLERS];
            for caller in &mut callers {
                *caller = LocId(index(b)?);
            }
            let key = BugKey { kind, place, callers };
            let goal = match b.byte()? {
                NO_GOAL => None,
                BRANCH => {
                    let kind =
                        NodeKind::Branch { branch: BranchId(index(b)?), first_side: SideId(index(b)?) };
                    Some((kind, LocId(index(b)?)))
                }
                number => Some((plain_kind(number)?, LocId(index(b)?))),
            };
            Order::Bug(key, goal)
        }
        GIVE => Order::Give { to: shard(b)?, at_least: b.number()? },
        ANEW => Order::Anew { generation: b.number()?, full: b.number()? > 0 },
        BEGIN => Order::Begin((0..b.length()?).map(|_| input(b)).collect::<Option<_>>()?),
        MUTATE_ON => Order::MutateOn(b.number()?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use smallvec::smallvec;

    #[test]
    fn notes_come_back_and_other_bytes_do_no_harm() {
        let mut input = Input::default();
        input.set("stdin", vec![1, 200, 3]);
        let place =
            |trace_len, steps| Landmark { branch: BranchId(700), at: Whereabouts { trace_len, steps } };
        let nodes = [
            (5, None, smallvec![1]),
            (1 << 40, Some(0), smallvec![0, 300]),
            (6, Some(1 << 50), smallvec![2]),
        ]
        .map(|(trace_len, steps, sides)| Given { place: place(trace_len, steps), sides });
        let gift = Gift { from: ShardId(3), input: input.clone(), nodes: nodes.to_vec() };
        let key_of = |kind| BugKey { kind, place: LocId(7), callers: [1, 0, 300].map(LocId) };
        let key = key_of(FaultKind::ALL[2]);
        let branch = NodeKind::Branch { branch: BranchId(1), first_side: SideId(2) };
        let mut notes = vec![
            Note::Idle,
            Note::Told(ShardId(1), Told::default()),
            Note::Full,
            Note::Obeyed(Order::MutateOn(8)),
            Note::Anew(1 << 20),
            Note::Obeyed(Order::Anew { generation: 300, full: true }),
            Note::Obeyed(Order::Begin(vec![input.clone(), Input::default()])),
            Note::Told(
                ShardId(255),
                Told { is_path: true, new_sides: 3, test: Some(1), bugs: vec![(0, 1 << 33)] },
            ),
            Note::Told(ShardId(2), Told { bugs: vec![(0, 7), (300, 8)], ..Told::default() }),
            Note::Round(vec![(ShardId(0), 64), (ShardId(7), 1)]),
            Note::Obeyed(Order::Gift(gift)),
            Note::Obeyed(Order::Stray(ShardId(2), input)),
            Note::Obeyed(Order::Covered([SideId(4), SideId(400)].into())),
            Note::Obeyed(Order::Bug(key, None)),
            Note::Obeyed(Order::Bug(key, Some((branch, LocId(1))))),
            Note::Obeyed(Order::Give { to: ShardId(9), at_least: 32 }),
        ];
        let bug = |&kind: &FaultKind| Note::Obeyed(Order::Bug(key_of(kind), None));
        notes.extend(FaultKind::ALL.iter().map(bug));
        let kinds = (0..=u8::MAX).filter_map(plain_kind);
        notes.extend(kinds.map(|kind| Note::Obeyed(Order::Bug(key, Some((kind, LocId(1)))))));
        for note in notes {
            let bytes = note.encode();
            assert_eq!(Note::decode(&bytes), Some(note));
            for cut in 0..bytes.len() {
                assert_eq!(Note::decode(&bytes[..cut]), None);
                let mut wrong = bytes.clone();
                wrong[cut] ^= 0x55;
                let _ = Note::decode(&wrong);
            }
        }
    }
}
