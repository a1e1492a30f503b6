//! What the journal holds, one record per answer of the engine, as bytes.
//!
//! An input is written as what it changes in the input of the path it branches off, which is
//! little: most inputs differ from their parents in a byte or two.

use super::bytes::{Bytes, put};
use crate::engine::{EndPoint, Solved};
use crate::fuzz::InVain;
use crate::tree::{Candidate, NodeId, ShardId};
use symvm_solver::Why;
use symvm_vm::{Input, InputObject, Outcome};

/// One record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Record {
    /// A side was solved.
    Solve {
        /// The side.
        goal: Candidate,
        /// The answer.
        answer: Answered,
        /// The solver began anew after this answer.
        renewed: bool,
        /// What it cost: [`Effort::work`](crate::engine::Effort::work). The solver that repeats it does less.
        work: u64,
    },
    /// An input was run; what tells its path from others.
    Run(Ran),
    /// An input was replayed: did it do the same as the run before it?
    Replay {
        /// It did.
        agrees: bool,
    },
    /// Mutated inputs were run; those up to the first that was not in vain.
    Mutants(InVain),
    /// The campaign went on after an end, from here on with this limit of memory.
    Resumed {
        /// Bytes.
        max_memory: Option<u64>,
    },
    /// So much time was spent when the campaign ended, in milliseconds: what comes behind the last run takes some, too.
    Spent(u64),
    /// What several workers have to say to each other, in their own words (`parallel::note`).
    Note(Vec<u8>),
}

/// Whose record it is: a shard's; nobody's in a campaign with one worker, the collector's in others.
pub type Part = Option<ShardId>;

/// An answer about a side, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answered {
    /// Satisfiable; how the input differs from its parent, see [`difference`].
    Sat(Vec<u8>),
    /// Infeasible.
    Unsat,
    /// Given up.
    Unknown(Why),
}

/// A run, as it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ran {
    /// When it had ended, in milliseconds of the campaign.
    pub milliseconds: u64,
    /// Identity of the path.
    pub hash: u64,
    /// Instructions.
    pub steps: u64,
    /// How it ended: [`ending`].
    pub ending: u8,
    /// Where it was ended for want of memory, if it was.
    pub short: Option<EndPoint>,
}

impl Ran {
    /// The same path with the same end. Instructions may differ: a run that goes on from another's snapshot has those of that one up
    /// to there, and what is printed is as long as its input makes it without a decision. Which snapshots there are depends on the
    /// memory at the time.
    pub fn is_like(&self, noted: &Ran) -> bool {
        (self.hash, self.ending) == (noted.hash, noted.ending)
    }
}

/// It was ended for want of memory, at a place that is told.
const SHORT: u8 = 10;

/// How a run ended, in a byte.
pub fn ending(outcome: &Outcome) -> u8 {
    match outcome {
        Outcome::Exit { .. } => 0,
        Outcome::SilentExit { .. } => 1,
        Outcome::Finding(_) => 2,
        Outcome::AssumeViolated => 3,
        Outcome::Unsupported(_) => 4,
        Outcome::StepLimit => 5,
        Outcome::MemoryLimit => SHORT,
        Outcome::Stopped => 7,
        Outcome::Subsumed => 8,
        Outcome::Paused => 9,
    }
}

impl Answered {
    /// Of an answer about a side whose node was first reached by `parent`.
    pub fn new(solved: &Solved, parent: &Input) -> Self {
        match solved {
            Solved::Sat(input) => Self::Sat(difference(parent, input)),
            Solved::Unsat => Self::Unsat,
            Solved::Unknown(why) => Self::Unknown(*why),
        }
    }

    /// The answer again; nothing if it does not fit the parent.
    pub fn solved(&self, parent: &Input) -> Option<Solved> {
        Some(match self {
            Self::Sat(changes) => Solved::Sat(changed(parent, changes)?),
            Self::Unsat => Solved::Unsat,
            Self::Unknown(why) => Solved::Unknown(*why),
        })
    }
}

const SAT: u8 = 1;
const UNSAT: u8 = 2;
const UNKNOWN: u8 = 3;
const RUN: u8 = 4;
const REPLAY: u8 = 5;
const RESUMED: u8 = 6;
const NOTE: u8 = 7;
/// What follows is of this shard.
const SHARD: u8 = 8;
const MUTANTS: u8 = 9;
const SPENT: u8 = 10;

impl Record {
    /// As bytes.
    pub fn encode(&self, part: Part) -> Vec<u8> {
        let mut out = Vec::new();
        if let Some(shard) = part {
            out.push(SHARD);
            put(&mut out, u64::from(shard.0));
        }
        match self {
            Self::Solve { goal, answer, renewed, work } => {
                let (tag, rest): (u8, &[u8]) = match answer {
                    Answered::Sat(changes) => (SAT, changes),
                    Answered::Unsat => (UNSAT, &[]),
                    Answered::Unknown(why) => (UNKNOWN, &[*why as u8]),
                };
                out.push(tag);
                put(&mut out, u64::from(goal.node.0));
                put(&mut out, u64::from(goal.side));
                out.push(u8::from(*renewed));
                put(&mut out, *work);
                out.extend_from_slice(rest);
            }
            Self::Run(ran) => {
                out.push(RUN);
                put(&mut out, ran.milliseconds);
                out.extend_from_slice(&ran.hash.to_le_bytes());
                put(&mut out, ran.steps);
                out.push(ran.ending);
                if let Some(place) = &ran.short {
                    put(&mut out, place.nodes.into());
                    put(&mut out, place.beside);
                    put(&mut out, place.since);
                    out.extend([u8::from(place.at_decision), u8::from(place.by_process)]);
                }
            }
            Self::Replay { agrees } => out.extend([REPLAY, u8::from(*agrees)]),
            Self::Mutants(in_vain) => {
                out.push(MUTANTS);
                put(&mut out, in_vain.mutants);
                put(&mut out, in_vain.cost);
            }
            Self::Resumed { max_memory } => {
                out.push(RESUMED);
                out.push(u8::from(max_memory.is_some()));
                put(&mut out, max_memory.unwrap_or(0));
            }
            Self::Spent(milliseconds) => {
                out.push(SPENT);
                put(&mut out, *milliseconds);
            }
            Self::Note(note) => {
                out.push(NOTE);
                out.extend_from_slice(note);
            }
        }
        out
    }

    /// From bytes; nothing if they are no record.
    pub fn decode(bytes: &[u8]) -> Option<(Part, Self)> {
        let mut bytes = Bytes(bytes);
        let mut tag = bytes.byte()?;
        let mut part = None;
        if tag == SHARD {
            part = Some(ShardId(u16::try_from(bytes.number()?).ok()?));
            tag = bytes.byte()?;
        }
        let record = match tag {
            tag @ (SAT | UNSAT | UNKNOWN) => {
                let node = NodeId(u32::try_from(bytes.number()?).ok()?);
                let goal = Candidate { node, side: u32::try_from(bytes.number()?).ok()? };
                let renewed = bytes.flag()?;
                let work = bytes.number()?;
                let answer = match tag {
                    SAT => Answered::Sat(std::mem::take(&mut bytes.0).to_vec()),
                    UNSAT => Answered::Unsat,
                    _ => Answered::Unknown(*Why::ALL.get(usize::from(bytes.byte()?))?),
                };
                Self::Solve { goal, answer, renewed, work }
            }
            RUN => {
                let milliseconds = bytes.number()?;
                let hash = u64::from_le_bytes(bytes.take(8)?.try_into().ok()?);
                let (steps, ending) = (bytes.number()?, bytes.byte()?);
                let short = if ending == SHORT { Some(place(&mut bytes)?) } else { None };
                Self::Run(Ran { milliseconds, hash, steps, ending, short })
            }
            REPLAY => Self::Replay { agrees: bytes.flag()? },
            MUTANTS => Self::Mutants(InVain { mutants: bytes.number()?, cost: bytes.number()? }),
            RESUMED => {
                let limited = bytes.flag()?;
                let max = bytes.number()?;
                Self::Resumed { max_memory: limited.then_some(max) }
            }
            SPENT => Self::Spent(bytes.number()?),
            NOTE => Self::Note(std::mem::take(&mut bytes.0).to_vec()),
            _ => return None,
        };
        bytes.0.is_empty().then_some((part, record))
    }
}

fn place(bytes: &mut Bytes<'_>) -> Option<EndPoint> {
    Some(EndPoint {
        nodes: u32::try_from(bytes.number()?).ok()?,
        beside: bytes.number()?,
        since: bytes.number()?,
        at_decision: bytes.flag()?,
        by_process: bytes.flag()?,
    })
}

/// An object as it is in the parent, with some bytes changed, or wholly new.
const SAME: u8 = 0;
const CHANGED: u8 = 1;
const NEW: u8 = 2;

/// How `input` differs from `parent`.
pub fn difference(parent: &Input, input: &Input) -> Vec<u8> {
    let mut out = Vec::new();
    put(&mut out, input.objects.len() as u64);
    for (i, object) in input.objects.iter().enumerate() {
        match parent.objects.get(i).filter(|p| p.name == object.name) {
            Some(old) if old.bytes == object.bytes => out.push(SAME),
            Some(old) => {
                out.push(CHANGED);
                put(&mut out, object.bytes.len() as u64);
                let changes = object.bytes.iter().enumerate();
                let changes: Vec<_> =
                    changes.filter(|&(at, byte)| old.bytes.get(at).copied().unwrap_or(0) != *byte).collect();
                put(&mut out, changes.len() as u64);
                let mut last = 0;
                for (at, &byte) in changes {
                    put(&mut out, (at - last) as u64);
                    out.push(byte);
                    last = at;
                }
            }
            None => {
                out.push(NEW);
                for part in [object.name.as_bytes(), &object.bytes] {
                    put(&mut out, part.len() as u64);
                    out.extend_from_slice(part);
                }
            }
        }
    }
    out
}

/// Largest object believed: a damaged length must not take all memory.
const LARGEST: usize = 1 << 30;

/// The input that differs so from `parent`; nothing if it does not fit.
pub fn changed(parent: &Input, changes: &[u8]) -> Option<Input> {
    let mut bytes = Bytes(changes);
    let mut input = Input::default();
    for i in 0..bytes.length()? {
        let object = match bytes.byte()? {
            SAME => parent.objects.get(i)?.clone(),
            CHANGED => {
                let mut object = parent.objects.get(i)?.clone();
                object.bytes.resize(bytes.length().filter(|&n| n <= LARGEST)?, 0);
                let mut at = 0_usize;
                for _ in 0..bytes.length()? {
                    at = at.checked_add(bytes.length()?)?;
                    *object.bytes.get_mut(at)? = bytes.byte()?;
                }
                object
            }
            NEW => {
                let n = bytes.length()?;
                let name = String::from_utf8(bytes.take(n)?.to_vec()).ok()?;
                let n = bytes.length()?;
                InputObject { name, bytes: bytes.take(n)?.to_vec() }
            }
            _ => return None,
        };
        input.objects.push(object);
    }
    bytes.0.is_empty().then_some(input)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{Rng, SeedableRng};

    fn random_input(rng: &mut SmallRng) -> Input {
        let mut input = Input::default();
        for i in 0..rng.random_range(0..4) {
            let bytes = (0..rng.random_range(0..300)).map(|_| rng.random_range(0..3)).collect();
            input.set(["stdin", "ä", "x", "x_1"][(i + rng.random_range(0..2)) % 4], bytes);
        }
        input
    }

    #[test]
    fn runs_are_alike_by_path_and_end() {
        let noted = Ran { milliseconds: 3, hash: 5, steps: 196_672, ending: 0, short: None };
        assert!(Ran { steps: 196_334, ..noted }.is_like(&noted));
        assert!(!Ran { hash: 6, ..noted }.is_like(&noted));
        assert!(!Ran { ending: 2, ..noted }.is_like(&noted));
    }

    #[test]
    fn inputs_come_back_from_their_differences() {
        let mut rng = SmallRng::seed_from_u64(5);
        for _ in 0..2_000 {
            let (parent, input) = (random_input(&mut rng), random_input(&mut rng));
            let changes = difference(&parent, &input);
            assert_eq!(changed(&parent, &changes), Some(input));
        }
        let mut parent = Input::default();
        parent.set("stdin", vec![7; 4096]);
        let mut input = parent.clone();
        input.objects[0].bytes[4000] = 1;
        assert!(difference(&parent, &input).len() < 10, "little is said of little");
    }

    #[test]
    fn records_come_back_and_other_bytes_do_no_harm() {
        let goal = Candidate { node: NodeId(70_000), side: 3 };
        let solve = |answer| Record::Solve { goal, answer, renewed: true, work: 1 << 40 };
        let mut input = Input::default();
        input.set("a", vec![1, 2, 3]);
        let sat = Answered::Sat(difference(&Input::default(), &input));
        let mut records = vec![
            solve(sat),
            solve(Answered::Unsat),
            Record::Run(Ran { milliseconds: 3, hash: u64::MAX - 5, steps: u64::MAX, ending: 2, short: None }),
            Record::Run(Ran {
                milliseconds: 3,
                hash: 5,
                steps: 7,
                ending: SHORT,
                short: Some(EndPoint {
                    nodes: 3,
                    beside: 0,
                    since: 1 << 40,
                    at_decision: false,
                    by_process: true,
                }),
            }),
            Record::Replay { agrees: false },
            Record::Mutants(InVain { mutants: 3, cost: 1 << 40 }),
            Record::Resumed { max_memory: None },
            Record::Resumed { max_memory: Some(1 << 40) },
            Record::Spent(1 << 40),
            Record::Note(vec![9, 8]),
        ];
        records.extend(Why::ALL.map(|why| solve(Answered::Unknown(why))));
        let mut rng = SmallRng::seed_from_u64(6);
        for (i, record) in records.into_iter().enumerate() {
            let part = [None, Some(ShardId(300))][i % 2];
            let bytes = record.encode(part);
            assert_eq!(Record::decode(&bytes), Some((part, record)));
            for cut in 0..bytes.len() {
                let _ = Record::decode(&bytes[..cut]);
                let mut wrong = bytes.clone();
                wrong[cut] = rng.random();
                if let Some((_, Record::Solve { answer: Answered::Sat(changes), .. })) =
                    Record::decode(&wrong)
                {
                    let _ = changed(&Input::default(), &changes);
                }
            }
        }
    }
}
