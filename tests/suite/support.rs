//! What the whole-tool tests share: the programs of `tests/programs`, run and explored through the libraries.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use symvm_explore::ledger::{LedgerLine, Weight};
use symvm_explore::{
    Ending, ExploreOptions, NoHost, Observer, RunLength, StopReason, Summary, TestCase, explore, replay,
    strategy,
};
use symvm_frontend::program::Program;
use symvm_runtime::WorldOptions;
use symvm_solver::Terms;
use symvm_vm::{Checks, HeapLayout, IgnoreDecisions, Input, Machine, MachineOptions, Retired, Snapshot};

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// How a path is told from others: the hash over its branch sides, and how it ended (an exit's status may depend on
/// the input without a branch, so it is left out).
pub type PathId = (String, String);

pub fn path_id(hash: &str, ending: &Ending) -> PathId {
    let end = match ending {
        Ending::Exit { .. } => "exit".to_string(),
        other => other.summary(),
    };
    (hash.to_string(), end)
}

/// A program ready to run, in its standard world.
pub struct Prepared {
    pub program: Arc<Program>,
    pub source: String,
    pub world: WorldOptions,
}

/// The names of the programs that a variant is committed for.
pub fn folder_programs(variant: &str) -> Vec<String> {
    let folder = root().join("tests/programs/ll").join(variant);
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

pub fn prepare(variant: &str, name: &str) -> Prepared {
    let ll = root().join("tests/programs/ll").join(variant).join(format!("{name}.ll"));
    let source = std::fs::read_to_string(root().join("tests/programs").join(format!("{name}.c"))).unwrap();
    Prepared { program: load(&ll, Checks::NONE), source, world: WorldOptions::default() }
}

/// Reads one file, links it with the runtime and prepares it for machines with these checks.
pub fn load(ll: &Path, checks: Checks) -> Arc<Program> {
    let text = std::fs::read(ll).unwrap();
    let module =
        symvm_frontend::parse_module(&text, &ll.display().to_string()).unwrap_or_else(|e| panic!("{e}"));
    let linked =
        symvm_runtime::link(vec![module], &WorldOptions::default()).unwrap_or_else(|e| panic!("{e}"));
    symvm_vm::prepare(&linked, checks).unwrap_or_else(|e| panic!("{e}"))
}

/// Collects the paths of a campaign.
#[derive(Default)]
struct Paths {
    found: Vec<PathId>,
}

impl Observer for Paths {
    fn on_test(&mut self, test: &TestCase) {
        // A test of a path that was paused knows neither.
        if let (Some(hash), Some(ending)) = (&test.path, &test.ending) {
            self.found.push(path_id(hash, ending));
        }
    }
}

impl Prepared {
    /// The rest of the line `// NAME: …` of the C source.
    pub fn directive(&self, name: &str) -> &str {
        let start = format!("// {name}: ");
        self.source
            .lines()
            .find_map(|l| l.strip_prefix(&start))
            .unwrap_or_else(|| panic!("no directive {name}"))
            .trim()
    }

    /// One input in the concrete lane.
    pub fn run_concretely(&self, input: &Input) -> (PathId, Ending) {
        let environment = symvm_runtime::environment(&self.world);
        let report =
            replay(&self.program, environment, &MachineOptions::default(), input, &HeapLayout::default());
        (path_id(&format!("{:016x}", report.hash), &report.ending), report.ending)
    }

    /// Many inputs in the concrete lane: each goes on from the program's first instruction, so that memory is not laid out
    /// anew for each. Some are run from scratch, too.
    pub fn runs(&self) -> Runs<'_> {
        let environment = symvm_runtime::environment(&self.world);
        let options = MachineOptions { concrete_only: true, record_trace: true, ..MachineOptions::default() };
        let start = Machine::new(self.program.clone(), environment, options).snapshot();
        Runs {
            of: self,
            start: start.expect("a program can begin"),
            retired: None,
            terms: Terms::new(),
            count: 0,
        }
    }

    /// Explores to the end; the paths found. Every path is found once, no prediction fails, nothing is lost.
    pub fn explore(&self, strategy: &str, seed: u64) -> BTreeSet<PathId> {
        self.explore_in(strategy, seed, RunLength::default())
    }

    /// The same, with runs of this length.
    pub fn explore_in(&self, strategy: &str, seed: u64, run_length: RunLength) -> BTreeSet<PathId> {
        self.explore_as(strategy, ExploreOptions { run_length, seed, ..ExploreOptions::default() }).0
    }

    /// The same, with these options; and how many paths there are, of which some may differ only in what is no branch of the program.
    pub fn explore_as(&self, strategy: &str, options: ExploreOptions) -> (BTreeSet<PathId>, u64) {
        let options = ExploreOptions {
            strategy: strategy::find(strategy).expect("a known strategy"),
            max_iterations: Some(200_000),
            ..options
        };
        let environment = symvm_runtime::environment(&self.world);
        let mut paths = Paths::default();
        let summary =
            explore(&self.program, environment, &options, &NoHost, &mut paths).expect("nothing to write");
        assert_eq!(summary.stop, StopReason::Exhausted, "{strategy}");
        assert_eq!(summary.counters.prediction_failures, 0, "{strategy}: {:?}", summary.ledger);
        assert!(is_whole(&summary), "{strategy}: {:?}", summary.ledger);
        (paths.found.into_iter().collect(), summary.counters.paths)
    }
}

/// See [`Prepared::runs`].
pub struct Runs<'a> {
    of: &'a Prepared,
    start: Snapshot,
    retired: Option<Retired>,
    terms: Terms,
    count: u64,
}

impl Runs<'_> {
    pub fn run(&mut self, input: &Input) -> (PathId, Ending) {
        let mut machine = match self.retired.take() {
            Some(retired) => Machine::resume_reusing(&self.start, retired),
            None => Machine::resume(&self.start),
        };
        let outcome = machine.run(&mut self.terms, input, &mut IgnoreDecisions);
        let ending = Ending::of(&outcome, &self.of.program);
        let path = path_id(&format!("{:016x}", machine.trace().hash()), &ending);
        self.retired = Some(machine.retire());
        if self.count.is_multiple_of(61) {
            assert_eq!((path.clone(), ending.clone()), self.of.run_concretely(input), "from scratch");
        }
        self.count += 1;
        (path, ending)
    }
}

/// Nothing is lost but other orders of threads: what the programs of the folder come to is the same in each.
pub fn is_whole(summary: &Summary) -> bool {
    let of_threads = |loss: &&LedgerLine| loss.what.contains("threads take turns");
    let known = summary.ledger.iter().filter(of_threads).count();
    let weighs = summary.ledger.iter().filter(|loss| loss.entry.weight() != Weight::Nothing).count();
    summary.complete || known > 0 && known == weighs
}
