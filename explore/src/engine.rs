//! What the campaign needs of a solver and a machine: an input for a side, a run of an input, a concrete replay.
//!
//! [`VmEngine`](crate::vm_engine::VmEngine) is the real one; tests use decision trees.

use crate::costs::Costs;
use crate::coverage::Coverage;
use crate::fuzz::InVain;
use crate::output::OutputError;
use crate::report::{Site, user_location};
use crate::tree::{Candidate, ExecutionTree, Gift, NewPath, NodeId, Origin, PathId};
use symvm_frontend::program::{BlockIx, Program, SideId};
use symvm_solver::Why;
use symvm_solver::clock::Instant;
use symvm_vm::{HeapLayout, Input, InputDefaults, Loss, Outcome};

/// An answer about a side.
#[derive(Clone, PartialEq, Debug)]
pub enum Solved {
    /// This input should take it.
    Sat(Input),
    /// No input takes it.
    Unsat,
    /// Undecided, and why.
    Unknown(Why),
}

/// An input to run.
#[derive(Clone, Debug)]
pub struct Job {
    /// Why.
    pub origin: Origin,
    /// The input.
    pub input: Input,
    /// What bytes are that the input lacks, if not what the campaign's are: of a run that begins a search elsewhere. Those
    /// that branch off its path are filled alike.
    pub fill: Option<InputDefaults>,
    /// What it may take where no run was before, until it is paused.
    pub stint: Stint,
    /// What it does to it that the process has no more memory.
    pub shortage: WhenShort,
}

/// What a run may take where no run was before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stint {
    /// Decisions.
    pub decisions: u64,
    /// Bytes by which the heap blocks in use grow.
    pub heap: u64,
}

impl Stint {
    /// Whatever it needs.
    pub const UNLIMITED: Self = Self { decisions: u64::MAX, heap: u64::MAX };
}

/// What a shortage of memory does to a run. How much there is depends on more than the campaign: when a journal is repeated, it does
/// what it did before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhenShort {
    /// It ends the run, whether it is counted who has the memory or not.
    Ends,
    /// It ends the run by what is counted: with one seed always alike, as far as snapshots go.
    Counted,
    /// It ended it there, if it did, and does again.
    Again(Option<EndPoint>),
}

impl WhenShort {
    /// Where it ends the run for certain.
    pub fn place(self) -> Option<EndPoint> {
        match self {
            Self::Again(place) => place,
            Self::Ends | Self::Counted => None,
        }
    }
}

/// Where a run was ended, told so that it does not matter from which snapshot it came: in front of one, instructions are those of
/// another input's run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EndPoint {
    /// Nodes up to there, of all kinds.
    pub nodes: u32,
    /// Decisions since then that made no node.
    pub beside: u64,
    /// Instructions since the last of both.
    pub since: u64,
    /// It was ended by the answer to that decision.
    pub at_decision: bool,
    /// The process held too much, whatever of it is counted.
    pub by_process: bool,
}

/// What a run showed.
#[derive(Clone, Debug)]
pub struct Run {
    /// What it added to the tree.
    pub path: NewPath,
    /// How it ended.
    pub outcome: Outcome,
    /// Where it was when it was ended, if it did not end by itself.
    pub end: Option<Site>,
    /// The input with all objects the program asked for, at their sizes.
    pub input: Input,
    /// Which heap blocks were laid out for sizes that depend on input.
    pub layout: HeapLayout,
    /// Identity of its trace: what a replay has, too.
    pub hash: u64,
    /// Identity of the path, in whatever tree.
    pub identity: u64,
    /// Instructions executed from the program's start.
    pub steps: u64,
    /// Branch sides taken.
    pub sides: Vec<SideId>,
    /// Blocks entered.
    pub blocks: Vec<BlockIx>,
    /// Bytes by which the heap blocks in use grew where no run was before.
    pub grown: u64,
    /// Losses of precision on the path.
    pub losses: Vec<Loss>,
    /// What the program wrote, if kept.
    pub output: Vec<(u32, Vec<u8>)>,
    /// It was ended because terms, tree and snapshots filled the memory together with the program's data: a replay, which has
    /// none of them, would go on.
    pub overfull: bool,
    /// Where it was ended for want of memory, if it was.
    pub short: Option<EndPoint>,
}

/// What a concrete replay showed.
#[derive(Clone, PartialEq, Debug)]
pub struct Replayed {
    /// How it ended.
    pub outcome: Outcome,
    /// Identity of the path.
    pub hash: u64,
}

/// What a concrete run covered.
#[derive(Clone, PartialEq, Debug)]
pub struct Probed {
    /// How it ended.
    pub outcome: Outcome,
    /// Instructions.
    pub steps: u64,
    /// Branch sides taken.
    pub sides: Vec<SideId>,
}

impl Replayed {
    /// It is the run in all that is told of it: there is no need to make it again.
    pub fn is(&self, outcome: &Outcome, hash: u64) -> bool {
        self.hash == hash && self.outcome == *outcome
    }

    /// The replay shows what the run showed.
    pub fn agrees(&self, outcome: &Outcome, hash: u64, program: &Program) -> bool {
        self.hash == hash && self.same_ending(outcome, program)
    }

    /// The same kind of end, and for a bug the same kind and place, as it is reported: a function of the library may meet it elsewhere
    /// where nothing is symbolic.
    pub fn same_ending(&self, outcome: &Outcome, program: &Program) -> bool {
        match (&self.outcome, outcome) {
            (Outcome::Finding(a), Outcome::Finding(b)) => {
                a.kind == b.kind && user_location(program, a) == user_location(program, b)
            }
            (Outcome::Unsupported(a), Outcome::Unsupported(b)) => a.loc == b.loc,
            (a, b) => a == b,
        }
    }
}

/// What solver and machine did so far; asked for at each iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Queries.
    pub queries: u64,
    /// Work, about a microsecond each, by counts that one seed fixes.
    pub work: u64,
    /// Time, which differs from run to run.
    pub nanoseconds: u64,
    /// Instructions that runs executed behind the decision where they branched off, however much had to be executed again for
    /// want of snapshots.
    pub advanced: u64,
}

/// Instructions that take about a microsecond, where some of them compute terms (15 programs: 2 to 160, half of them 39 at most).
const ADVANCED_PER_WORK: u64 = 40;

impl Effort {
    /// Work of solver and machine, about a microsecond each, by counts that one seed fixes.
    pub fn all_work(&self) -> u64 {
        self.work + self.advanced / ADVANCED_PER_WORK
    }
}

/// Counters of an engine for `run.json`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EngineStatistics {
    /// Queries to the solver.
    pub queries: u64,
    /// Named counters, in a stable order.
    pub counters: Vec<(String, u64)>,
    /// Nanoseconds by part (they differ from run to run).
    pub nanoseconds: Vec<(String, u64)>,
    /// Snapshots dropped to save memory.
    pub snapshots_dropped: u64,
    /// What queries cost, by who asked.
    pub costs: Costs,
}

impl EngineStatistics {
    /// Adds another engine's.
    pub fn merge(&mut self, other: Self) {
        self.queries += other.queries;
        self.snapshots_dropped += other.snapshots_dropped;
        for (asker, cost) in other.costs {
            *self.costs.entry(asker).or_default() += cost;
        }
        for (mine, others) in
            [(&mut self.counters, other.counters), (&mut self.nanoseconds, other.nanoseconds)]
        {
            for (name, n) in others {
                match mine.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, sum)) => *sum += n,
                    None => mine.push((name, n)),
                }
            }
        }
    }
}

/// What became of a gift.
#[derive(Clone, Debug)]
pub struct Fetched {
    /// The nodes that were found are its fresh ones.
    pub path: NewPath,
    /// How many of the given sides were not found.
    pub missed: u64,
    /// The run ended at a limit before it came to them.
    pub is_cut: bool,
}

/// Solver and machine. What has a body is about answers that are kept, and says what holds where none are
/// ([`Journaled`](crate::journal::Journaled) keeps them).
pub trait Engine {
    /// An input that follows the tree to the candidate's node and takes its side there.
    fn solve(&mut self, tree: &ExecutionTree, goal: Candidate) -> Solved;
    /// Runs an input and lays its path into the tree.
    fn run(&mut self, tree: &mut ExecutionTree, coverage: &Coverage, job: &Job) -> Run;
    /// Runs a gift's input up to the last of its nodes.
    fn fetch(&mut self, tree: &mut ExecutionTree, coverage: &Coverage, gift: &Gift) -> Fetched;
    /// The input of a path.
    fn input(&self, path: PathId) -> &Input;
    /// Runs an input concretely, from the start, with nothing symbolic and heap blocks laid out as the run did.
    fn replay(&mut self, input: &Input, layout: &HeapLayout) -> Replayed;
    /// Runs an input concretely, for what it covers.
    fn probe(&mut self, input: &Input) -> Probed;
    /// Mutants in vain that were run at this point before the run was interrupted, for [`Self::probe`] to be spared.
    fn known_in_vain(&mut self) -> Option<InVain> {
        None
    }
    /// Takes note of mutants in vain, those that were run here until the first that was not, unless they were known.
    fn note_in_vain(&mut self, _: InVain) {}
    /// The input that [`Self::solve`] starts from: the first that reached the side's node.
    fn parent(&self, tree: &ExecutionTree, goal: Candidate) -> &Input;
    /// `input` with the bytes that the condition of a side is about as they are in the first input that took it, if one did.
    fn mended(&mut self, tree: &ExecutionTree, side: Candidate, input: &Input) -> Option<Input>;
    /// What [`Self::solve`] does besides answering, when the answer is known.
    fn pass_over(&mut self, tree: &ExecutionTree, goal: Candidate);
    /// The next answer comes from a journal.
    fn is_repeating(&self) -> bool {
        false
    }
    /// The campaign is ending, and what is answered from here on is no fact: it may have been cut short.
    fn is_cut(&self) -> bool {
        false
    }
    /// All answers so far are kept whatever happens to the process (`durable`: or to the machine).
    fn commit(&mut self, durable: bool) -> Result<(), OutputError> {
        let _ = durable;
        Ok(())
    }
    /// About how many bytes it holds.
    fn bytes(&self) -> u64;
    /// About how many bytes it holds that cannot be freed without the tree.
    fn bytes_of_tree(&self, tree: &ExecutionTree) -> u64;
    /// A new tree may be begun now, and memory makes it `due`; answers whether it is. (What memory there is depends on the
    /// day; a journal knows when it was so.)
    fn begins_anew(&mut self, due: bool) -> bool {
        due
    }
    /// Frees about as much as can be done without (snapshots). Answers whether anything was freed.
    fn shed(&mut self, tree: &ExecutionTree, bytes: u64) -> bool;
    /// Says why the full subtrees at and above a node show no bug, if it prunes: a run has ended below it, or a side of it was
    /// closed. Answers the open side that keeps those above from being full. `work` is what the solver has cost so far.
    fn propagate(&mut self, tree: &ExecutionTree, node: NodeId, work: u64) -> Option<Candidate>;
    /// The next run is one that nobody picked: to confirm that a subtree shows no bug.
    fn on_greedy(&mut self);
    /// The tree was thrown away, and what belongs to its nodes and paths is of no use any more. If it was `full`, memory is
    /// short: what only saves time goes, too.
    fn forget(&mut self, full: bool);
    /// Why something beside the campaign's own results could not be written, once.
    fn failure(&mut self) -> Option<OutputError>;
    /// What the solver cost so far.
    fn effort(&self) -> Effort;
    /// Counters.
    fn statistics(&self) -> EngineStatistics;
}

/// An engine whose answers a journal keeps, so that a campaign can be gone on with.
pub trait Repeatable: Engine {
    /// As [`Engine::solve`], for a query that the run asked before it was interrupted: for what is learned from it.
    fn solve_again(&mut self, tree: &ExecutionTree, goal: Candidate) -> Solved;
    /// The solver has learned so much that to learn it again would take a while. A function of what it was asked.
    fn renewal_due(&self) -> bool;
    /// The solver begins anew: its answers depend on nothing that was asked before.
    fn renew(&mut self);
    /// Another limit of memory, from here on. What the program may have stays, or its paths would end otherwise than before.
    fn set_max_memory(&mut self, max: Option<u64>);
    /// A hard end of all queries and runs; it can be set once.
    fn set_deadline(&mut self, deadline: Instant);
}
