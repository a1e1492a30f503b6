//! The command line: what can be asked for, with texts a newcomer can work from.

use crate::bench::Bench;
use crate::check::Checking;
use crate::corpus::Corpus;
use crate::explain::Explain;
use crate::prp::Specification;
use crate::quantity::{parse_duration, parse_memory, parse_restart, parse_size, parse_symbolic_size};
use crate::replay::Replay;
use crate::stats::Stats;
use crate::timed::Timed;
use crate::verify::Verify;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;
use symvm_explore::Restart;
use symvm_vm::MachineOptions;

/// Runs the textual LLVM IR that clang emits, concretely and symbolically, and finds inputs that cover branches and break the program.
#[derive(Parser)]
#[command(
    name = "symvm",
    version,
    propagate_version = true,
    after_help = "EXIT CODES
  0  done, no bug found (replay: the run is as the test says, and shows no bug)
  1  bugs found (see DIR/bugs); verify: unsafe
  2  the command line or an input file is wrong; replay: the run differs from what the test says
  3  a limit (of the run, a path or a query) left something unexplored, or paths were lost (one that came to what
     symvm lacks, say: see the ledger in run.json); no bug found so far; verify: unknown

FIRST STEPS
  clang -g -O0 -S -emit-llvm prog.c -o prog.ll
  symvm run prog.ll --sym-stdin 8
  symvm replay prog.ll symvm-out/tests/000001.json"
)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The doors of the house.
#[derive(Subcommand)]
pub enum Command {
    /// Explore a program: one test per path, one report per bug, coverage.
    Run(Box<Run>),
    /// Prove that no input breaks the program, or find one: explore until nothing is left, and say what that shows.
    Verify(Box<Verify>),
    /// Say why no path of a run goes to a line of the source, or to a side of its execution tree.
    Explain(Explain),
    /// Run tests again, in the machine or natively, and say whether they behave as recorded.
    Replay(Box<Replay>),
    /// Work on a corpus of inputs: keep the part that covers as much as all of it.
    Corpus(Corpus),
    /// Show what runs came to, and compare them: iterations, coverage, bugs, queries, time, memory.
    Stats(Stats),
    /// List the functions a program needs from outside, and which of them symvm does not have.
    Externals(Externals),
    /// Show what symvm makes of a program: its module, register code or control-flow graph.
    Dump(Dump),
    /// Answer SMT-LIB 2 scripts over bit-vectors, arrays and uninterpreted functions (QF_AUFBV and below).
    Solve(Solve),
    /// Measure how many SMT-LIB files symvm solves in how much time, and compare with other solvers.
    Bench(Bench),
    /// Run a command under limits and say how it went (what `bench` measures with).
    #[command(hide = true)]
    Timed(Timed),
    /// List the search strategies, with a line on each.
    Strategies(Strategies),
    /// Learn how to search a program, by many short campaigns; `run --tuned` searches that way.
    Tune(Box<Tune>),
    /// Write the replay library (C source) that natively built programs link with, or the header of what it defines.
    #[command(name = "replay-library")]
    ReplayLibrary(ReplayLibrary),
}

/// The campaign that a recorded command ran. (What property files asked for stands among its words.)
pub fn campaign(command: &[String]) -> Option<Box<Run>> {
    match Cli::try_parse_from(command).ok()?.command {
        Command::Run(run) => Some(run),
        Command::Verify(verify) => Some(Box::new(verify.campaign(&Specification::default()))),
        _ => None,
    }
}

/// `symvm strategies`.
#[derive(Args, Clone)]
pub struct Strategies {
    /// List the features that `--strategy param` and `--strategy frontier` weigh instead, with their names in files.
    #[arg(long)]
    pub features: bool,
}

/// The program and the world it runs in; the same for `run` and `replay`.
#[derive(Args, Clone)]
pub struct World {
    /// Concrete arguments of the program (`argv[1]` and on): all that follow, options of symvm too, up to a word `;` (in a
    /// shell: `';'`) or the end.
    #[arg(long, num_args = 1.., value_name = "ARG", allow_hyphen_values = true, value_terminator = ";", help_heading = "The program's world")]
    pub args: Vec<String>,
    /// The name that the program is called by (`argv[0]`); without it, that of the first file, without `.ll`.
    #[arg(long, value_name = "NAME", allow_hyphen_values = true, help_heading = "The program's world")]
    pub argv0: Option<String>,
    /// Between MIN and MAX symbolic arguments of up to LEN bytes each (repeatable).
    #[arg(long, num_args = 3, value_names = ["MIN", "MAX", "LEN"], help_heading = "The program's world")]
    pub sym_args: Option<Vec<u32>>,
    /// Standard input is N symbolic bytes.
    #[arg(long, value_name = "N", help_heading = "The program's world")]
    pub sym_stdin: Option<u64>,
    /// A file called NAME of N symbolic bytes (repeatable).
    #[arg(long, num_args = 2, value_names = ["NAME", "N"], action = clap::ArgAction::Append, help_heading = "The program's world")]
    pub sym_file: Vec<String>,
    /// Somebody outside sends N symbolic bytes to the first socket that waits for a connection or a packet, or that connects to nobody
    /// in the program.
    #[arg(long, value_name = "N", help_heading = "The program's world")]
    pub sym_socket: Option<u64>,
    /// A fuzz target (a program that defines LLVMFuzzerTestOneInput, and perhaps no main) is given up to N symbolic bytes, of any
    /// number [default: 64].
    #[arg(long, value_name = "N", conflicts_with = "entry", help_heading = "The program's world")]
    pub sym_input: Option<u64>,
    /// A read-only copy of a host file, or of all files of a folder and of those in it, called NAME (default: HOST as given) inside
    /// (repeatable). Folders without files are not there, nor are results of symvm.
    #[arg(long, value_name = "HOST[=NAME]", help_heading = "The program's world")]
    pub file: Vec<String>,
    /// A concrete standard input, read from a host file.
    #[arg(long, value_name = "FILE", conflicts_with = "sym_stdin", help_heading = "The program's world")]
    pub stdin: Option<PathBuf>,
    /// An environment variable of the program (repeatable); the host's are not visible.
    #[arg(long, value_name = "NAME=VALUE", help_heading = "The program's world")]
    pub env: Vec<String>,
    /// What to do instead when the program calls NAME (repeatable): return zero, a fresh symbolic value or a given number, or abort.
    /// Names are those of the .ll text (`symvm externals` says what mangled ones mean).
    #[arg(long, value_name = "NAME=zero|symbolic|abort|NUMBER", help_heading = "The program's world")]
    pub stub: Vec<String>,
    /// A call of this function is an error, whatever its body does (repeatable; always: reach_error and __VERIFIER_error).
    #[arg(long, value_name = "NAME", help_heading = "The program's world")]
    pub error_function: Vec<String>,
    /// Up to N calls of each path may fail, one by one, from main on: no memory, a full disk, interrupted or short reads and writes (of one byte).
    #[arg(long, value_name = "N", default_value_t = 0, help_heading = "The program's world")]
    pub fail_syscalls: u32,
    /// Start at this function instead of main: numbers are symbolic, pointers point to fresh symbolic objects.
    #[arg(long, value_name = "FUNCTION", help_heading = "The program's world")]
    pub entry: Option<String>,
    /// Bytes of the object behind each pointer argument of --entry; 0: null pointers.
    #[arg(
        long,
        value_name = "N",
        default_value_t = 16,
        requires = "entry",
        help_heading = "The program's world"
    )]
    pub entry_size: u64,
    /// The last byte of each such object is 0, so that it holds a string.
    #[arg(long, requires = "entry", help_heading = "The program's world")]
    pub entry_text: bool,
}

/// Instructions of a path, if nothing else is said.
pub const MAX_STEPS: u64 = 100_000_000;

const RUN_EXAMPLES: &str = "EXAMPLES
  symvm run parser.ll --sym-stdin 12                     12 symbolic bytes on standard input
  symvm run tool.ll --sym-args 0 2 4 --strategy cfg      up to two symbolic arguments of 4 bytes
  symvm run a.ll b.ll --max-time 10m --emit covering     two modules linked as C's linker would
  symvm run prog.ll --check uninit,overflow              look for these kinds of errors, too
  symvm run prog.ll --seeds corpus/ --strategy cgs       start from inputs you have
  symvm run prog.ll --sym-stdin 64 --jobs 0              on all cores
  symvm run target.ll --sym-input 200 --seeds corpus/    a target of libFuzzer's, from its corpus
  symvm run --resume symvm-out --max-time 1h             go on with a run that ended or was killed
  symvm run prog.ll --sym-stdin 64 --seeds afl-out --emit-corpus queue
                                                         take turns with a fuzzer";

/// `symvm run`.
#[derive(Args)]
#[command(allow_negative_numbers = true, after_help = RUN_EXAMPLES, after_long_help = crate::ledger::help(RUN_EXAMPLES))]
pub struct Run {
    /// The `.ll` files of the program, linked in this order.
    #[arg(required_unless_present = "resume", value_name = "PROG.ll")]
    pub programs: Vec<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap takes the doc comment of a flattened group for the command's own")]
    pub world: World,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap takes the doc comment of a flattened group for the command's own")]
    pub checking: Checking,
    /// How to choose the next branch to negate (`symvm strategies` explains them); `interleave=A,B` and `auto=A,B` are made
    /// of others.
    #[arg(long, default_value = "auto", help_heading = "Search")]
    pub strategy: String,
    /// What each feature weighs in `--strategy param`: JSON or TOML with names (`symvm strategies --features`), or
    /// 40 numbers.
    #[arg(long, value_name = "FILE", help_heading = "Search")]
    pub weights: Option<PathBuf>,
    /// Search as `symvm tune` found best: strategy, weights, start and restarts come from this file (so --strategy, --weights,
    /// --random-start and --restart cannot be given, too).
    #[arg(long, value_name = "FILE", conflicts_with_all = ["strategy", "weights", "random_start", "restart"], help_heading = "Search")]
    pub tuned: Option<PathBuf>,
    /// Dynamic features mean what ParaDySE's published code computes where it departs from the paper, as published weights expect; all but 15
    /// and 16 (most-frequent, least-frequent), for which it counts calls and returns, too, and 36 to 39 (to functions), which look one branch
    /// further than it does. Static ones (1 to 12) are the paper's.
    #[arg(long, requires = "weights", help_heading = "Search")]
    pub paradyse_compat: bool,
    /// covnew, md2u, depth, rp, icnt and qc weigh each unexplored side by itself, as KLEE's do. Without it the sides of one branch, the
    /// same way, share a weight, the mean of their own, so that a loop that input leads around does not take nearly all choices.
    #[arg(long, help_heading = "Search")]
    pub klee_compat: bool,
    /// Seed of every random choice: the same command gives the same result (limits of time apart, and, without --deterministic, what
    /// several workers find when and where memory runs short).
    #[arg(long, default_value_t = 0, help_heading = "Search")]
    pub seed: u64,
    /// Start from these inputs (repeatable): tests (.json, .ktest) and raw files, of AFL's queue/ and libFuzzer's corpora, too.
    ///
    /// Raw files are taken as standard input if that is symbolic, else as the first --sym-file, else as --sym-socket, else as what
    /// a fuzz target is given, or the first object that the program itself makes symbolic (never as an argument). Longer ones are
    /// cut (run.json says which), shorter ones are filled with zeros, but for fuzz targets. Below the output folder of AFL all
    /// queues are found, those that --emit-corpus wrote among them; of a folder of symvm's results the tests are taken. Other sub-folders are not read, nor are READMEs beside other files: a note counts them.
    /// Damaged tests of a folder are left out with a warning. A run that ends at a limit says how many seeds it did not
    /// come to. All are kept with the results (journal.seeds): --resume does not need the folder.
    #[arg(long, value_name = "DIR", help_heading = "Search")]
    pub seeds: Vec<PathBuf>,
    /// Leave seeds out that are larger than this, with a warning (500K, 16M); one that is named by itself is refused.
    #[arg(long, value_name = "SIZE", value_parser = parse_size, default_value = "16M", requires = "seeds", help_heading = "Search")]
    pub max_seed_size: u64,
    /// Spend PERCENT (at most 90) of the effort on mutated inputs, run concretely: what finds something new is explored from there.
    ///
    /// Where nothing else is left to do, but not all was in reach, all effort goes there, until some seconds were in vain.
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=90), help_heading = "Search")]
    pub fuzz: u32,
    /// Begin a new execution tree after N executions, from the best inputs so far, then after 2N more, 4N more and so on; or
    /// `never`. What a tree begins with does not count. Unless it is said, auto does so after 4000 and so on, or later: not before
    /// the second half of a tree's executions covered less than 8 % of all, nor while it may soon be explored; not with --prune.
    #[arg(long, value_name = "N", value_parser = parse_restart, help_heading = "Search")]
    pub restart: Option<Restart>,
    /// When the execution tree takes too much of --max-memory: begin a new one from the best inputs so far (several workers
    /// do so together), or stop. (verify stops.)
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = WhenFull::Restart, help_heading = "Limits")]
    pub when_full: WhenFull,
    /// Symbolic bytes start random (from --seed) instead of zero, and those that no branch on the way asks about are random
    /// again in each new input. (By itself `auto` searches from both.)
    #[arg(long, help_heading = "Search")]
    pub random_start: bool,
    /// Branches deeper than this on a path are not negated.
    #[arg(long, value_name = "N", help_heading = "Search")]
    pub max_depth: Option<u32>,
    /// Do not explore again what provably shows no bug: paths that reach a state like one whose continuations are all known to be
    /// free of bugs end there. They leave tests only where they cover something first.
    #[arg(long, value_enum, value_name = "HOW", conflicts_with = "resume", help_heading = "Search")]
    pub prune: Option<Prune>,
    /// With --prune: explore what keeps states from being known at once, whatever the strategy would like next.
    #[arg(long, value_enum, default_value_t = Switch::On, requires = "prune", help_heading = "Search")]
    pub greedy: Switch,
    /// With --prune: let it cost no more than a share of what exploring costs, and of what it saves; off: whatever it takes.
    #[arg(long, value_enum, default_value_t = Switch::On, requires = "prune", help_heading = "Search")]
    pub prune_budget: Switch,
    /// With --prune: write a test for each path that was pruned, from the input that led there.
    #[arg(long, requires = "prune", help_heading = "Search")]
    pub subsumed_tests: bool,
    /// With --prune: have all that it rests on confirmed by solvers of their own, and replay what is pruned.
    #[arg(long, requires = "prune", hide = true)]
    pub prune_verify: bool,
    /// With --prune: how annotations are made, to compare: `any`, `exact`, `proof`, `core`; for proofs `mcmillan`, `pudlak` or
    /// `inverse-mcmillan`, and `bits` for interpolants that are not lifted.
    #[arg(long, requires = "prune", value_delimiter = ',', hide = true)]
    pub prune_by: Vec<PruneBy>,
    /// Explore with N threads (0: one for each core); --max-memory is shared among them.
    ///
    /// Which path is found when, and the numbers of tests, then depend on how fast the threads are; what is found when all is
    /// explored does not, unless queries are given up for lack of memory, of which each thread has its part. With --resume another
    /// number can be given.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(0..=256), help_heading = "Search")]
    pub jobs: u16,
    /// The result is the same for any number of --jobs (one to eight): in rounds, at some cost in time.
    ///
    /// It is not that of a run without this option, and new trees (--restart) begin between rounds alone. As without it, the result depends on the day where the process comes near
    /// --max-memory by more than what trees and snapshots are known to take. As memory is looked at between rounds, it may be exceeded by
    /// some hundred megabytes.
    #[arg(long, help_heading = "Search")]
    pub deterministic: bool,
    /// End after this many executions (mutated inputs of --fuzz not counted).
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), help_heading = "Limits")]
    pub max_iterations: Option<u64>,
    /// End when this many different bugs are found (there may be some more: several on one path, or found by other
    /// threads meanwhile).
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), help_heading = "Limits")]
    pub max_bugs: Option<u64>,
    /// End after this much time (90, 30s, 5m, 2h).
    #[arg(long, value_name = "TIME", value_parser = parse_duration, help_heading = "Limits")]
    pub max_time: Option<Duration>,
    /// Use at most this much memory (500M, 4G); 1/8 of it is left for what a run takes at once. Snapshots are dropped first, for
    /// a large query, too; then --when-full says how to go on. A query that needs more than half of it, or than there is left beside the tree, is given up. Limits below 300M or so may be exceeded by some 60M, which a run or a query takes at once. Where a path fills it, the path ends where the process has no more: with the same seed, that may be elsewhere the next time (not with --deterministic).
    #[arg(long, value_name = "SIZE", value_parser = parse_memory, default_value = "4G", help_heading = "Limits")]
    pub max_memory: u64,
    /// Give a query up after this much time.
    #[arg(long, value_name = "TIME", value_parser = parse_duration, default_value = "10s", help_heading = "Limits")]
    pub solver_timeout: Duration,
    /// Keep the size of a heap block that depends on input symbolic up to this size (500, 64K).
    ///
    /// A path then says of the size only what its accesses need; larger sizes are bound to one value a path, and others are
    /// tried at once. Each such block takes so many addresses, but no more memory than is used. 0: all sizes are bound, as they
    /// are with --prune and --check uninit.
    #[arg(long, value_name = "SIZE", value_parser = parse_symbolic_size, default_value = "64K", help_heading = "Search")]
    pub max_symbolic_size: u64,
    /// What becomes of arithmetic on symbolic floating-point values.
    ///
    /// exact: comparisons, conversions, + - * /, remainders by simple constants, square roots and rounding of half, float and double are
    /// solved for, bit by bit, as far as a path can pay for it (at first some 1000 additions, 120 products or 80 quotients, and more
    /// with every instruction); x87's and 128-bit floats are compared and converted only. What remains, and sin, pow and the like, is
    /// computed of one value a path, which the ledger names (concretised). concrete: so is all. That is faster for interpreters whose numbers are
    /// all floats, and never comes to what depends on their values. With --prune it is always concrete.
    #[arg(long, value_enum, default_value_t = Floats::Exact, help_heading = "Search")]
    pub floats: Floats,
    /// Give a path up after this many instructions.
    #[arg(long, value_name = "N", default_value_t = MAX_STEPS, value_parser = clap::value_parser!(u64).range(1..), help_heading = "Limits")]
    pub max_steps: u64,
    /// Where the results go; must not exist, be empty, or hold an earlier result with --force.
    #[arg(long, short, value_name = "DIR", default_value = "symvm-out", help_heading = "Results")]
    pub output: PathBuf,
    /// Go on with the run whose results are in DIR, however it ended: killed, out of time or of room.
    ///
    /// Program and options are those it was begun with; only --max-iterations, --max-bugs, --max-time, --max-memory (the program's own memory stays
    /// what it was), --solver-timeout, --quiet, --show-output and, if it had several threads, --jobs can be given anew. Limits are of the whole run: --max-iterations 5000 ends it when it has made 5000 in all, and
    /// --max-time counts the time spent on it before, but not the time it takes to come back to where it was. Nothing is
    /// reported twice. A log of queries is gone on with, too.
    #[arg(long, value_name = "DIR", help_heading = "Results")]
    pub resume: Option<PathBuf>,
    /// Write what each test gives to standard input (or the first --sym-file, or --sym-socket) into this directory, too, as a fuzzer's corpus.
    ///
    /// Without either: to the first object that the program itself makes symbolic; never an argument. Files are named by their content,
    /// so several runs can write into one directory. What tests differ in beside that is told at the end.
    #[arg(long, value_name = "DIR", help_heading = "Results")]
    pub emit_corpus: Option<PathBuf>,
    /// Write the tests as a suite that Test-Comp's TestCov reads, too: the values of __VERIFIER_nondet_ calls, in their order.
    #[arg(long, value_name = "FILE.zip", help_heading = "Results")]
    pub test_suite: Option<PathBuf>,
    /// Write every query to the solver into this directory, as SMT-LIB scripts: one by one, and a thousand at a time with push and pop.
    #[arg(long, value_name = "DIR", help_heading = "Results")]
    pub log_queries: Option<PathBuf>,
    /// Log queries until they take this much room.
    #[arg(long, value_name = "SIZE", value_parser = parse_size, default_value = "1G", requires = "log_queries", help_heading = "Results")]
    pub log_limit: u64,
    /// Replace an earlier result in the output directory.
    #[arg(long, help_heading = "Results")]
    pub force: bool,
    /// Which paths leave a test behind.
    #[arg(long, value_enum, default_value_t = Emit::All, help_heading = "Results")]
    pub emit: Emit,
    /// Show what the program itself prints, path by path.
    ///
    /// With what it says by klee_warning, klee_print_expr and the like, which is shown without this option, too: each line once.
    #[arg(long, help_heading = "Results")]
    pub show_output: bool,
    /// No progress, no summary: errors only.
    #[arg(long, short, help_heading = "Results")]
    pub quiet: bool,
}

/// `--prune`.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Prune {
    /// By interpolants and weakest preconditions.
    Interpolation,
}

/// `--prune-by`.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum PruneBy {
    /// Whatever is weaker.
    Any,
    /// Weakest preconditions.
    Exact,
    /// Interpolants from proofs.
    Proof,
    /// Deletion of values.
    Core,
    /// McMillan's interpolants.
    Mcmillan,
    /// Pudlák's.
    Pudlak,
    /// The dual of McMillan's.
    InverseMcmillan,
    /// Interpolants over bits.
    Bits,
}

/// On or off.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Switch {
    /// On.
    On,
    /// Off.
    Off,
}

/// `--emit`.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Emit {
    /// Every new path.
    All,
    /// Paths that cover a branch side not covered before, and those that show a bug.
    Covering,
}

/// `--floats`.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Floats {
    /// By terms, as far as a path can pay for them.
    Exact,
    /// Of one value a path.
    Concrete,
}

impl Floats {
    /// What a path may spend on them, in units of [`MachineOptions::float_work`].
    pub fn work(self) -> u64 {
        match self {
            Self::Exact => MachineOptions::default().float_work,
            Self::Concrete => 0,
        }
    }
}

/// `--when-full`.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum WhenFull {
    /// Go on with a new tree.
    Restart,
    /// End the run.
    Stop,
}

/// How `symvm tune` learns.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// Among strategies, teams, weights of frontier, starts and restarts.
    Portfolio,
    /// Weights of param, as in the paper.
    Paradyse,
    /// Weights of param, drawn at random.
    Random,
}

/// `symvm tune`.
#[derive(Args, Clone)]
#[command(after_help = "\
Runs short campaigns by many heuristics, longer ones by the better, several by the best, and changes these a little, until \
that no longer helps; what was best is checked once more with other seeds. Heuristics are strategies as they are, teams of them, and weights for --strategy frontier, each with \
its start and restarts. With --method paradyse: weights for --strategy param (run --weights FILE, or --tuned), sampled, checked and refined (Cha et al., ICSE \
2018); with --method random: such weights drawn at random, in as many rounds as --max-rounds says. Every campaign is noted in \
FILE.journal: the same command goes on after an interruption. FILE.md and FILE.svg report what was learned.

EXIT CODES
  0  FILE holds what was learned, whether training came to its end or the budget or the rounds were used up
  2  the command line or an input file is wrong
  3  it was interrupted, or came to nothing: no campaign ended, none covered a side, or not even one round was done

EXAMPLES
  symvm tune prog.ll --sym-stdin 8 --budget 10m --jobs 2 -o prog.weights
  symvm run prog.ll --sym-stdin 8 --tuned prog.weights")]
pub struct Tune {
    /// The `.ll` files of the program, linked in this order.
    #[arg(required = true, value_name = "PROG.ll")]
    pub programs: Vec<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap takes the doc comment of a flattened group for the command's own")]
    pub world: World,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap takes the doc comment of a flattened group for the command's own")]
    pub checking: Checking,
    /// Where the heuristic, or the weights, go: TOML if the name ends in `.toml`, else JSON.
    #[arg(long, short, value_name = "FILE", default_value = "symvm.weights")]
    pub output: PathBuf,
    /// How to learn.
    #[arg(long, value_enum, default_value_t = Method::Portfolio)]
    pub method: Method,
    /// Scale the parameters below so that training takes about this much processor time for each of --jobs, and end when it is
    /// used up.
    ///
    /// Processor time and not that of the clock: on a busy machine training takes longer, but learns no less. What was chosen
    /// stands in the journal; the same command goes on with it, and has the time anew. Where the time is over before a round
    /// is, the best so far is written. From the second round on, up to a quarter is kept to check the best once more with other
    /// seeds (portfolio). What fits depends on how fast the machine is, and on --jobs: the same seed learns the same with the
    /// parameters that are told at the beginning, given instead of --budget.
    #[arg(long, value_name = "TIME", value_parser = parse_duration)]
    pub budget: Option<Duration>,
    /// Executions of each campaign (at most, with --budget; so are the next three).
    #[arg(long, value_name = "N", default_value_t = 4_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub iterations: u64,
    /// Executions of each campaign of the last check (portfolio): at least --iterations, at most twice as many [default: --iterations].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub last_check: Option<u64>,
    /// Heuristics sampled in each round; usually 96, and 1,000 with --method paradyse and random, as in the paper.
    ///
    /// The first round of --method portfolio tries at least the 30 that are known to work.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=100_000))]
    pub samples: Option<u32>,
    /// How many of them are checked again; usually 6, and 10 as in the paper. As many of all rounds are checked last (portfolio).
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=1_000))]
    pub keep: Option<u32>,
    /// Campaigns for each of these; usually 5, and 10 as in the paper.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub checks: Option<u32>,
    /// End after so many rounds even if the last was better than the one before.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub max_rounds: u32,
    /// Seed of the samples and of all campaigns.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
    /// Campaigns at a time, each in its part of --max-memory.
    ///
    /// Without --budget what is learned is the same for any number, unless campaigns run short of memory or queries of time, which is
    /// told.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    pub jobs: u16,
    /// Dynamic features mean what ParaDySE's published code computes where it departs from the paper (all but 15 and 16); the weights say so.
    /// With --method paradyse and random.
    #[arg(long)]
    pub paradyse_compat: bool,
    /// Give a query up after this much time.
    #[arg(long, value_name = "TIME", value_parser = parse_duration, default_value = "10s")]
    pub solver_timeout: Duration,
    /// Give a path up after this many instructions.
    #[arg(long, value_name = "N", default_value_t = MAX_STEPS, value_parser = clap::value_parser!(u64).range(1..))]
    pub max_steps: u64,
    /// Use at most this much memory, all campaigns together; it is also what the program may allocate.
    #[arg(long, value_name = "SIZE", value_parser = parse_memory, default_value = "4G")]
    pub max_memory: u64,
    /// Begin anew, whatever the journal holds.
    #[arg(long)]
    pub force: bool,
    /// No progress, no report: errors only.
    #[arg(long, short)]
    pub quiet: bool,
}

/// `symvm externals`.
#[derive(Args)]
pub struct Externals {
    /// The `.ll` files of the program.
    #[arg(required = true, value_name = "PROG.ll")]
    pub programs: Vec<PathBuf>,
}

/// `symvm replay-library`.
#[derive(Args)]
#[command(
    allow_negative_numbers = true,
    after_help = "EXAMPLES
  symvm replay-library > symvm_replay.c && cc -g prog.c symvm_replay.c -o prog
  mkdir -p include/klee && symvm replay-library --klee-header > include/klee/klee.h
  clang -Iinclude -g -O0 -S -emit-llvm prog.c -o prog.ll"
)]
pub struct ReplayLibrary {
    /// Write klee/klee.h instead: what `#include <klee/klee.h>` needs where there is no KLEE.
    #[arg(long)]
    pub klee_header: bool,
}

/// `symvm dump`.
#[derive(Args)]
pub struct Dump {
    /// The `.ll` files of the program.
    #[arg(required = true, value_name = "PROG.ll")]
    pub programs: Vec<PathBuf>,
    /// What to show.
    #[arg(long, value_enum, default_value_t = Stage::Code)]
    pub stage: Stage,
    /// Link symvm's runtime in as `run` does.
    #[arg(long)]
    pub runtime: bool,
    /// Only the function of this name.
    #[arg(long, value_name = "NAME")]
    pub function: Option<String>,
}

/// `symvm solve`.
#[derive(Args)]
#[command(
    allow_negative_numbers = true,
    after_help = "EXIT CODES
  0  every command was carried out
  2  a script is wrong: the answer (error …) says where; or it cannot be read
  3  a limit left a check without an answer: unknown

EXAMPLES
  symvm solve problem.smt2
  symvm solve --time-limit 10s --stats a.smt2 b.smt2
  echo '(check-sat)' | symvm solve -"
)]
pub struct Solve {
    /// Scripts, each run by itself; `-` is standard input.
    #[arg(required = true, value_name = "FILE.smt2")]
    pub files: Vec<PathBuf>,
    /// Time for one script (90, 30s, 5m): checks that it does not suffice for are unknown.
    #[arg(long, value_name = "TIME", value_parser = parse_duration)]
    pub time_limit: Option<Duration>,
    /// Memory (500M, 4G): checks that it does not suffice for are unknown.
    #[arg(long, value_name = "SIZE", value_parser = parse_size)]
    pub memory_limit: Option<u64>,
    /// Have an independent checker confirm the proof of every unsat; models are always checked.
    #[arg(long)]
    pub certify: bool,
    /// Write the proof of the last unsat: FILE.cnf in DIMACS and FILE.lrat in LRAT, for other checkers.
    #[arg(long, value_name = "FILE")]
    pub proof: Option<PathBuf>,
    /// Say what each script cost, as comments after its answers.
    #[arg(long)]
    pub stats: bool,
}

/// `--stage`.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Stage {
    /// Symbols of the linked module.
    Module,
    /// Register code.
    Code,
    /// Control-flow graph in Graphviz's language.
    Cfg,
}
