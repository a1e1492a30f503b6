//! What the user sets, and what the host provides.

use crate::corpus::RawTarget;
use crate::journal::Fingerprint;
use crate::kept_seeds::KeptSeeds;
use crate::prune::PruneOptions;
use crate::strategy::{STRATEGIES, Setup, StrategyRow};
use crate::test_case::Seed;
use std::path::PathBuf;
use std::time::Duration;
use symvm_solver::SolverConfig;
use symvm_vm::MachineOptions;

/// Which paths leave a test behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Emit {
    /// Every new path.
    #[default]
    All,
    /// Paths that cover a side not covered before, and those that show a bug not reported before.
    Covering,
    /// Only the latter.
    Bugs,
}

/// What to do when the execution tree takes too much memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhenFull {
    /// End the campaign when the memory is used up.
    #[default]
    Stop,
    /// Begin a new tree, from the best inputs so far, before it is.
    Restart,
}

/// When the execution tree is thrown away for a new one, from the best inputs so far; where memory is full, see [`WhenFull`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Restart {
    /// Never, but for full memory.
    #[default]
    Never,
    /// As the strategy likes it best ([`StrategyRow::renews`]), unless the campaign prunes: what was learned for that is the tree's.
    AsStrategy,
    /// After this many executions; each span is twice the one before.
    After(u64),
}

/// How to go on with a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Resume {
    /// A new limit of memory, if it is not to be the one that was in force at the end.
    pub max_memory: Option<u64>,
}

/// A solver that was asked so much, searched so much, or met so many conflicts begins anew.
///
/// What it learned since is made again when a campaign is gone on with: seconds at most, with the default. On the other
/// side stands what is learned twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Renewal {
    /// Queries.
    pub queries: u64,
    /// Searches of CaDiCaL.
    pub searches: u64,
    /// Conflicts in them.
    pub conflicts: u64,
}

impl Default for Renewal {
    fn default() -> Self {
        Self { queries: 1 << 17, searches: 1 << 13, conflicts: 1 << 17 }
    }
}

/// How many decisions that no run met before a run may have, and how much more memory it may ask for there, until it is paused, to be
/// gone on with later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunLength {
    /// At least so many decisions.
    pub fewest: u64,
    /// At least so many bytes.
    pub fewest_bytes: u64,
    /// So many times as many as runs that ended had on average.
    pub times: u64,
}

impl Default for RunLength {
    fn default() -> Self {
        Self { fewest: 4096, fewest_bytes: 16 << 20, times: 16 }
    }
}

/// Who explores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Workers {
    /// So many threads. Of more than one, what is found when depends on how fast they are.
    Free(u16),
    /// So many threads, of which the result does not depend.
    Rounds(u16),
}

impl Default for Workers {
    fn default() -> Self {
        Self::Free(1)
    }
}

impl Workers {
    /// The campaign is cut into shards.
    pub fn are_several(self) -> bool {
        self != Self::Free(1)
    }
}

/// The process's memory, for every thread to ask about: unlike [`Host::memory`], by which a campaign ends, and which one of several
/// campaigns in a process does not know.
#[derive(Clone, Copy)]
pub struct ProcessMemory {
    /// Bytes that the process holds.
    pub held: fn() -> Option<u64>,
    /// Gives back to the system all that the thread which calls it has freed. Allocators keep it for a while, and it counts as
    /// held.
    pub give_back: fn(),
}

impl Default for ProcessMemory {
    fn default() -> Self {
        Self { held: || None, give_back: || {} }
    }
}

/// The memory that a campaign may take: the process's, or what it gets of that beside others.
#[derive(Clone, Copy)]
pub struct MemoryLimits {
    /// When terms, tree, snapshots and the path that runs take more bytes than this, snapshots are dropped; when that does
    /// not help, the campaign ends. A single path that takes more is cut.
    pub max: Option<u64>,
    /// What that single path may take, if it is not the same: where several campaigns share the memory, what a program may do
    /// must not depend on how many they are.
    pub max_path: Option<u64>,
    /// Campaigns that have as much memory each, in this process.
    pub sharers: u64,
    /// How much the process really has, and how it has less.
    pub process: ProcessMemory,
}

impl Default for MemoryLimits {
    fn default() -> Self {
        Self { max: None, max_path: None, sharers: 1, process: ProcessMemory::default() }
    }
}

/// Where a campaign comes from, for those who go on with it or ask about it later.
#[derive(Clone, Debug, Default)]
pub struct Provenance {
    /// The program's name in tests, and the command line.
    pub command: Vec<String>,
    /// Where the command was given.
    pub directory: String,
    /// Stands for all that was read for this campaign; to go on with it, the same must be read.
    pub fingerprint: Fingerprint,
    /// Stands for the program and its world alone: what an explanation is about.
    pub program: Fingerprint,
}

/// Settings of a campaign. A campaign without limits in time is a pure function of the program and these.
#[derive(Clone)]
pub struct ExploreOptions {
    /// Who explores; several workers: [`explore_shared`](crate::explore_shared).
    pub workers: Workers,
    /// The search strategy.
    pub strategy: &'static StrategyRow,
    /// What it is given.
    pub setup: Setup,
    /// Seed of every random choice.
    pub seed: u64,
    /// Bytes that no seed gives start random instead of zero.
    pub random_start: bool,
    /// Inputs to start with, with their names for messages.
    pub seeds: Vec<(String, Seed)>,
    /// They are kept with the results, for a campaign that is gone on with.
    pub keep_seeds: bool,
    /// The object that raw seeds, and raw files that are written, stand for.
    pub raw: RawTarget,
    /// The objects that the world has for the program when it asks: what no path asks for is told of.
    pub offered: Vec<String>,
    /// Percent of the effort that goes into mutated inputs.
    pub fuzz: u32,
    /// When to begin a new tree.
    pub restart: Restart,
    /// What to do when the execution tree takes too much of [`Self::memory`].
    pub when_full: WhenFull,
    /// End after this many executions on new inputs.
    pub max_iterations: Option<u64>,
    /// End after this many different bugs.
    pub max_bugs: Option<u64>,
    /// Limit of the work of solver and machine, about so many microseconds, but a function of the seed:
    /// [`Effort::all_work`](crate::engine::Effort::all_work). One campaign alone has it, not several workers.
    pub max_work: Option<u64>,
    /// End after this much time.
    pub max_time: Option<Duration>,
    /// How much memory it may take.
    pub memory: MemoryLimits,
    /// Branches deeper than this are not negated.
    pub max_depth: Option<u32>,
    /// Snapshots lie at least this many instructions apart on a path.
    pub snapshot_interval: u64,
    /// Also ask for other values where a value had to be made concrete.
    pub explore_concretised: bool,
    /// Do not explore again what shows no bug.
    pub prune: Option<PruneOptions>,
    /// Which paths leave a test.
    pub emit: Emit,
    /// Where results go; nothing is written without it.
    pub output: Option<PathBuf>,
    /// Replace an earlier result.
    pub force: bool,
    /// Go on with the campaign whose results are in `output`. All other settings but the limits must be those it was
    /// begun with.
    pub resume: Option<Resume>,
    /// Where it comes from.
    pub provenance: Provenance,
    /// Where each test's input goes as a raw file.
    pub emit_corpus: Option<PathBuf>,
    /// Where every query goes as a script, and how many bytes of them.
    pub log_queries: Option<(PathBuf, u64)>,
    /// Settings of the machine (steps, stack, checks; what concerns inputs and replay is set by the campaign).
    pub machine: MachineOptions,
    /// Settings of the solver.
    pub solver: SolverConfig,
    /// When the solver begins anew.
    pub renewal: Renewal,
    /// How long runs are.
    pub run_length: RunLength,
}

impl ExploreOptions {
    /// The inputs to begin with, if they are to be kept.
    pub fn kept_seeds(&self) -> KeptSeeds<'_> {
        self.keep_seeds.then_some(&self.seeds)
    }

    /// Pruned paths get a test each.
    pub fn tests_pruned(&self) -> bool {
        self.prune.is_some_and(|prune| prune.tests)
    }
}

impl Default for ExploreOptions {
    fn default() -> Self {
        Self {
            workers: Workers::default(),
            strategy: &STRATEGIES[0],
            setup: Setup::default(),
            seed: 0,
            random_start: false,
            seeds: Vec::new(),
            keep_seeds: false,
            raw: RawTarget::default(),
            offered: Vec::new(),
            fuzz: 0,
            restart: Restart::Never,
            when_full: WhenFull::Stop,
            max_iterations: None,
            max_bugs: None,
            max_work: None,
            max_time: None,
            memory: MemoryLimits::default(),
            max_depth: None,
            snapshot_interval: 1_000,
            explore_concretised: false,
            prune: None,
            emit: Emit::All,
            output: None,
            force: false,
            resume: None,
            provenance: Provenance::default(),
            emit_corpus: None,
            log_queries: None,
            machine: MachineOptions::default(),
            solver: SolverConfig::default(),
            renewal: Renewal::default(),
            run_length: RunLength::default(),
        }
    }
}

/// What only the host knows. Everything has a default, so that tests need none of it.
pub trait Host {
    /// Time since the campaign began.
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
    /// A campaign goes on where its journal ended: since when its time passes again, by [`Host::elapsed`].
    fn go_on(&self) -> Duration {
        self.elapsed()
    }
    /// Bytes the process holds; without it the campaign estimates its own.
    fn memory(&self) -> Option<u64> {
        None
    }
    /// The most that the process ever held.
    fn peak_memory(&self) -> Option<u64> {
        None
    }
    /// The user asked to end.
    fn interrupted(&self) -> bool {
        false
    }
    /// What the campaign is for was found: it ends in order, as if the user had asked.
    fn is_content(&self) -> bool {
        false
    }
    /// A line of a source file.
    fn source_line(&self, file: &str, line: u32) -> Option<String> {
        let _ = (file, line);
        None
    }
}

/// A host that knows nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoHost;

impl Host for NoHost {}
