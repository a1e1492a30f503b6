//! A program that is nothing but a decision graph over a few input bits, with a solver that tries every input: for tests
//! of strategies and of the campaign.

use crate::coverage::Coverage;
use crate::engine::{
    Effort, Engine, EngineStatistics, Fetched, Job, Probed, Repeatable, Replayed, Run, Solved,
};
use crate::output::OutputError;
use crate::strategy::{FAR, Statics};
use crate::tree::{
    Candidate, ExecutionTree, Gift, NodeId, NodeKind, PathId, Probe, RunEnd, SideState, TreeDecision, Walker,
    Whereabouts,
};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use smallvec::smallvec;
use std::collections::{BTreeSet, VecDeque};
use std::time::Instant;
use symvm_frontend::analysis::SideFacts;
use symvm_frontend::program::{BranchId, LocId, SideId};
use symvm_solver::{TermId, Why};
use symvm_vm::{HeapLayout, Input, InputDefaults, Outcome};

/// A branch: side 0 is taken if some of the input's bits have a certain value. Branches lead to later ones, or end.
#[derive(Clone, Debug)]
struct Branch {
    mask: u64,
    value: u64,
    /// A concrete branch always takes this side and is no decision.
    concrete: Option<u32>,
    next: [Option<u32>; 2],
}

/// See the module.
#[derive(Clone, Debug)]
pub struct FakeProgram {
    bits: u32,
    branches: Vec<Branch>,
    target: u32,
    /// Tell strategies about dominators.
    pub dominators: bool,
    /// One of so many sides takes a long query; 0: none does.
    pub hard: u32,
    /// So many of the last branches are the library's, which no trace tells of.
    pub library: u32,
}

impl FakeProgram {
    /// `bits` input bits, `size` branches.
    pub fn random(seed: u64, bits: u32, size: u32) -> Self {
        let mut rng = SmallRng::seed_from_u64(seed);
        let branches = (0..size)
            .map(|i| {
                let mask = 1 << rng.random_range(0..bits) | 1 << rng.random_range(0..bits);
                let mut next = || {
                    let to = i + rng.random_range(1..4);
                    (to < size).then_some(to)
                };
                let next = [next(), next()];
                let concrete = rng.random_bool(0.2).then(|| rng.random_range(0..2));
                Branch { mask, value: rng.random::<u64>() & mask, concrete, next }
            })
            .collect();
        Self { bits, branches, target: 0, dominators: true, hard: 0, library: 0 }
    }

    /// Tests one bit after the other, whatever their values.
    pub fn bits(n: u32) -> Self {
        let branch = |i: u32| {
            let next = (i + 1 < n).then_some(i + 1);
            Branch { mask: 1 << i, value: 1 << i, concrete: None, next: [next; 2] }
        };
        Self {
            bits: n,
            branches: (0..n).map(branch).collect(),
            target: 0,
            dominators: true,
            hard: 0,
            library: 0,
        }
    }

    /// Four ways that join, then two nested tests that all-zero inputs pass, the target, and more behind it.
    pub fn nested() -> Self {
        let branch = |bit: u32, zero: bool, next| Branch {
            mask: 1 << bit,
            value: if zero { 0 } else { 1 << bit },
            concrete: None,
            next,
        };
        let branches = vec![
            branch(0, false, [Some(1), Some(1)]),
            branch(1, false, [Some(2), Some(2)]),
            branch(2, true, [Some(3), None]),
            branch(3, true, [Some(4), None]),
            branch(4, false, [Some(5), Some(5)]),
            branch(5, false, [None, None]),
        ];
        Self { bits: 6, branches, target: 8, dominators: true, hard: 0, library: 0 }
    }

    /// The side that [`Self::nested`] is about.
    pub fn target(&self) -> u32 {
        self.target
    }

    /// Number of sides.
    pub fn sides(&self) -> u32 {
        self.branches.len() as u32 * 2
    }

    /// Is a side the program's own?
    pub fn is_users(&self, side: u32) -> bool {
        side + 2 * self.library < self.sides()
    }

    /// The sides an input takes, each with whether the branch is symbolic.
    fn walk(&self, x: u64) -> Vec<(u32, bool)> {
        let mut list = Vec::new();
        let mut at = Some(0);
        while let Some(i) = at {
            let b = &self.branches[i as usize];
            let side = b.concrete.unwrap_or(u32::from(x & b.mask != b.value));
            list.push((i * 2 + side, b.concrete.is_none()));
            at = b.next[side as usize];
        }
        list
    }

    /// The path of an input.
    pub fn path(&self, x: u64) -> Vec<u32> {
        self.walk(x).into_iter().map(|(side, _)| side).collect()
    }

    /// The paths of all inputs.
    pub fn all_paths(&self) -> BTreeSet<Vec<u32>> {
        (0..1 << self.bits).map(|x| self.path(x)).collect()
    }

    /// Facts about it.
    pub fn statics(&self) -> FakeStatics {
        FakeStatics { program: self.clone(), facts: SideFacts::default() }
    }

    fn reaches(&self, to: u32, without: Option<u32>) -> bool {
        let mut seen = vec![false; self.branches.len()];
        let mut queue = vec![0];
        while let Some(i) = queue.pop() {
            if std::mem::replace(&mut seen[i as usize], true) {
                continue;
            }
            for side in 0..2 {
                if Some(i * 2 + side) != without {
                    queue.extend(self.branches[i as usize].next[side as usize]);
                }
            }
        }
        seen[to as usize]
    }
}

/// [`Statics`] of a [`FakeProgram`].
pub struct FakeStatics {
    program: FakeProgram,
    facts: SideFacts,
}

impl Statics for FakeStatics {
    fn dominates(&self, side: SideId, branch: BranchId) -> bool {
        self.program.dominators && !self.program.reaches(branch.0, Some(side.0))
    }

    fn statements(&self, side: SideId) -> u64 {
        let b = &self.program.branches[side.index() / 2];
        b.next[side.index() % 2].map_or(0, |n| (self.program.branches.len() as u64) - u64::from(n))
    }

    fn distances(&self, uncovered: &dyn Fn(SideId) -> bool) -> Vec<u32> {
        let sides = self.program.sides();
        let mut distance = vec![FAR; sides as usize];
        let mut queue: VecDeque<u32> = (0..sides).filter(|&s| uncovered(SideId(s))).collect();
        queue.iter().for_each(|&s| distance[s as usize] = 0);
        while let Some(s) = queue.pop_front() {
            for t in 0..sides {
                let next = self.program.branches[t as usize / 2].next[t as usize % 2];
                if next == Some(s / 2) && distance[t as usize] == FAR {
                    distance[t as usize] = distance[s as usize] + 1;
                    queue.push_back(t);
                }
            }
        }
        distance
    }

    fn facts(&self) -> &SideFacts {
        &self.facts
    }
}

/// Runs and solves a [`FakeProgram`].
pub struct FakeEngine {
    program: FakeProgram,
    /// Inputs in the order they were run.
    pub runs: Vec<u64>,
    /// Depth and side of the goal of each run that had one.
    pub goals: Vec<(u32, u32)>,
    /// Work before and after each long query, if sides were open.
    pub long: Vec<(u64, u64)>,
    /// Inputs that were run for what they cover alone.
    pub probes: u64,
    queries: u64,
    inputs: Vec<Input>,
    work: u64,
}

impl FakeEngine {
    /// An engine.
    pub fn new(program: FakeProgram) -> Self {
        Self {
            program,
            runs: Vec::new(),
            goals: Vec::new(),
            long: Vec::new(),
            probes: 0,
            queries: 0,
            inputs: Vec::new(),
            work: 0,
        }
    }
}

/// The input as a number.
pub fn number(input: &Input) -> u64 {
    input.get("x").map_or(0, |b| b.iter().rev().fold(0, |n, &b| n << 8 | u64::from(b)))
}

fn input(x: u64) -> Input {
    let mut input = Input::default();
    input.set("x", x.to_le_bytes().to_vec());
    input
}

struct FakeProbe<'a> {
    taken: &'a [(u32, bool)],
    trace: Vec<SideId>,
}

impl<'a> FakeProbe<'a> {
    fn new(program: &FakeProgram, taken: &'a [(u32, bool)]) -> Self {
        let users = taken.iter().filter(|t| program.is_users(t.0));
        Self { taken, trace: users.map(|t| SideId(t.0)).collect() }
    }
}

impl Probe for FakeProbe<'_> {
    fn trace(&self, index: u64) -> Option<SideId> {
        self.trace.get(index as usize).copied()
    }

    fn holds(&mut self, cond: TermId) -> bool {
        self.taken.iter().any(|t| t.0 + 1 == cond.0)
    }
}

/// The decisions of a path.
fn events<'a>(program: &'a FakeProgram, taken: &'a [(u32, bool)]) -> impl Iterator<Item = TreeDecision> + 'a {
    let users = |taken: &[(u32, bool)]| taken.iter().filter(|t| program.is_users(t.0)).count();
    taken.iter().enumerate().filter(|(_, t)| t.1).map(move |(i, &(side, _))| TreeDecision {
        kind: NodeKind::Branch { branch: BranchId(side / 2), first_side: SideId(side & !1) },
        conds: smallvec![TermId((side & !1) + 1), TermId((side | 1) + 1)],
        taken: side & 1,
        loc: LocId(0),
        trace_len: users(&taken[..i]) as u64,
        steps: i as u64 * 10,
        steps_vary: false,
    })
}

/// A path's identity.
fn hash(path: &[(u32, bool)]) -> u64 {
    path.iter().fold(7, |h, &(side, _)| (h ^ u64::from(side)).wrapping_mul(0x0100_0000_01b3))
}

impl Engine for FakeEngine {
    fn solve(&mut self, tree: &ExecutionTree, goal: Candidate) -> Solved {
        let again = tree.state(goal) == SideState::PutOff;
        assert!(tree.is_open(goal) || again, "a closed side was picked");
        self.queries += 1;
        let before = self.work;
        self.work += 40_000 * u64::from(tree.node(goal.node).depth);
        let hard = self.program.hard > 0 && (goal.node.index() as u32).is_multiple_of(self.program.hard);
        if hard && !again {
            return Solved::Unknown(Why::Conflicts);
        }
        if again {
            self.work += 5_000_000;
            self.long.extend((tree.open_sides() > 0).then_some((before, self.work)));
        }
        let mut wanted: Vec<u32> = tree.prefix(goal.node).iter().map(|t| t.0 - 1).collect();
        wanted.push(tree.node(goal.node).sides[goal.side as usize].cond.0 - 1);
        let fits = |&x: &u64| {
            let symbolic = self.program.walk(x).into_iter().filter(|t| t.1).map(|t| t.0);
            symbolic.take(wanted.len()).eq(wanted.iter().copied())
        };
        (0..1 << self.program.bits).find(fits).map_or(Solved::Unsat, |x| Solved::Sat(input(x)))
    }

    fn run(&mut self, tree: &mut ExecutionTree, coverage: &Coverage, job: &Job) -> Run {
        let mask = (1 << self.program.bits) - 1;
        let x = match job.fill {
            Some(InputDefaults::Random(seed)) => SmallRng::seed_from_u64(seed).random(),
            _ => number(&job.input),
        } & mask;
        self.runs.push(x);
        self.inputs.push(input(x));
        if let Some(goal) = job.origin.goal() {
            let node = tree.node(goal.node);
            self.goals.push((node.depth, node.side_id(goal.side).map_or(0, |s| s.0)));
        }
        let taken = self.program.walk(x);
        let path = tree.add_path();
        let mut walker = Walker::new(tree, path, job.origin, None);
        let mut probe = FakeProbe::new(&self.program, &taken);
        for event in events(&self.program, &taken) {
            walker.step(tree, coverage, &event, &mut probe);
        }
        Run {
            path: walker.finish(tree, &mut probe, RunEnd::Own),
            outcome: Outcome::Exit { code: 0 },
            end: None,
            input: input(x),
            layout: HeapLayout::default(),
            hash: hash(&taken),
            identity: hash(&taken),
            steps: taken.len() as u64 * 10,
            sides: taken.iter().map(|t| SideId(t.0)).collect::<BTreeSet<_>>().into_iter().collect(),
            blocks: Vec::new(),
            grown: 0,
            losses: Vec::new(),
            output: Vec::new(),
            overfull: false,
            short: None,
        }
    }

    fn fetch(&mut self, tree: &mut ExecutionTree, coverage: &Coverage, gift: &Gift) -> Fetched {
        self.inputs.push(gift.input.clone());
        let taken = self.program.walk(number(&gift.input));
        let path = tree.add_path();
        let mut walker = Walker::fetch(tree, path, gift);
        let mut probe = FakeProbe::new(&self.program, &taken);
        for event in events(&self.program, &taken) {
            walker.step(tree, coverage, &event, &mut probe);
            if walker.is_done() {
                break;
            }
        }
        let users = taken.iter().filter(|t| self.program.is_users(t.0)).count();
        let end = Whereabouts { trace_len: users as u64, steps: Some(taken.len() as u64 * 10) };
        let missed = walker.not_fetched(end);
        Fetched { path: walker.finish(tree, &mut probe, RunEnd::Cut), missed, is_cut: false }
    }

    fn input(&self, path: PathId) -> &Input {
        &self.inputs[path.index()]
    }

    fn replay(&mut self, input: &Input, _: &HeapLayout) -> Replayed {
        Replayed { outcome: Outcome::Exit { code: 0 }, hash: hash(&self.program.walk(number(input))) }
    }

    fn parent(&self, tree: &ExecutionTree, goal: Candidate) -> &Input {
        &self.inputs[tree.node(goal.node).path.index()]
    }

    fn pass_over(&mut self, _: &ExecutionTree, _: Candidate) {}

    fn mended(&mut self, _: &ExecutionTree, _: Candidate, _: &Input) -> Option<Input> {
        None
    }

    fn bytes_of_tree(&self, tree: &ExecutionTree) -> u64 {
        tree.bytes()
    }

    fn propagate(&mut self, _: &ExecutionTree, _: NodeId, _: u64) -> Option<Candidate> {
        None
    }

    fn on_greedy(&mut self) {}

    fn failure(&mut self) -> Option<OutputError> {
        None
    }

    fn probe(&mut self, input: &Input) -> Probed {
        self.probes += 1;
        let taken = self.program.walk(number(input) & ((1 << self.program.bits) - 1));
        Probed {
            outcome: Outcome::Exit { code: 0 },
            steps: taken.len() as u64 * 10,
            sides: taken.iter().map(|t| SideId(t.0)).collect(),
        }
    }

    fn bytes(&self) -> u64 {
        0
    }

    fn shed(&mut self, _: &ExecutionTree, _: u64) -> bool {
        false
    }

    fn forget(&mut self, _full: bool) {
        self.inputs.clear();
    }

    /// Deep questions are the expensive ones.
    fn effort(&self) -> Effort {
        Effort { queries: self.queries, work: self.work, nanoseconds: 0, advanced: 0 }
    }

    fn statistics(&self) -> EngineStatistics {
        EngineStatistics { queries: self.queries, ..EngineStatistics::default() }
    }
}

impl Repeatable for FakeEngine {
    fn solve_again(&mut self, tree: &ExecutionTree, goal: Candidate) -> Solved {
        self.solve(tree, goal)
    }

    fn renewal_due(&self) -> bool {
        false
    }

    fn renew(&mut self) {}

    fn set_max_memory(&mut self, _: Option<u64>) {}

    fn set_deadline(&mut self, _: Instant) {}
}
