//! Development tasks: `cargo xtask TASK`. Everything that regenerates a committed file or builds something other
//! than the tests lives here.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command-line tool reports on the terminal")]

mod coverage;
mod csmith;
mod dist;
mod explored;
mod fuzz_solver;
mod heuristics;
mod jobs;
mod klee;
mod libc_table;
mod measure;
mod oracle;
mod packages;
mod prefix;
mod programs;
mod prune_table;
mod runtime;
mod soundness;
mod subject;
mod table;
mod throws;
mod tools;
mod torture;
mod watched;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Development tasks of symvm")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Compile the C programs of tests/ (programs, faults, verify, soundness), benches/kernels and examples/ to the committed `.ll` files (needs clang-14 and clang-19).
    Programs {
        /// Say which committed files differ from what clang makes now, and write nothing.
        #[arg(long)]
        check: bool,
    },
    /// Compile the runtime's C library to the committed `runtime/ll/*.ll` (needs clang-14).
    Runtime {
        /// Say which committed files differ from what clang makes now, and write nothing.
        #[arg(long)]
        check: bool,
    },
    /// Build one fully static executable and check that it runs in an empty root directory.
    Dist,
    /// Fetch a real program through cargo and compile it, whole and unmodified, to one `.ll` per source file (needs clang).
    Subject(subject::Options),
    /// Compare symvm with LLVM's tools on this machine; the ratios count, the times depend on the day.
    #[command(subcommand)]
    Measure(measure::Measure),
    /// Train and run heuristics and strategies on a list of programs over several seeds, and write benches/heuristics.md.
    Heuristics(heuristics::Options),
    /// Measure what an iteration costs with several workers, and write benches/jobs.md.
    Jobs(jobs::Options),
    /// Explore programs with symvm and KLEE, the same text for the same CPU time, and write benches/klee.md (needs a KLEE, llvm-link-14).
    Klee(klee::Options),
    /// Explore a subject with every strategy and write the table of branches covered over iterations.
    Table(table::Table),
    /// Explore real programs of `packages` with several strategies for minutes of CPU time, and write benches/coverage.md with plots.
    Coverage(coverage::Options),
    /// Explore calls of the C library, with symvm's functions and with a textbook's, and write benches/libc.md (needs clang-14).
    LibcTable(libc_table::Options),
    /// Run GCC's execution tests natively and in the machine, and compare (needs clang; fetches gcc-12-source).
    Torture(torture::Options),
    /// Run random programs by csmith natively and in the machine, and compare (needs clang, csmith and libcsmith-dev).
    Csmith(csmith::Options),
    /// Give random scripts to symvm's solver and to those on this machine (Z3, cvc5, Bitwuzla), and compare.
    FuzzSolver(fuzz_solver::Options),
    /// Explore tasks with and without pruning, by several strategies, and write benches/prune.md.
    PruneTable(prune_table::Options),
    /// Random programs with checks: the bugs that exploration finds, under several strategies, against those of all inputs (needs clang-14).
    Soundness(soundness::Options),
    /// Measure what an iteration costs behind prefixes of 10^4 to 10^7 instructions, and write benches/prefix.md (needs clang-14).
    Prefix(prefix::Options),
    /// Real programs from Debian's source packages: compare with native runs, explore, write benches/programs.md (needs apt-get, dpkg-dev, make, clang-14 and a network).
    Packages(packages::Options),
    /// A C compiler that leaves LLVM's text beside each object (`packages` puts it into makefiles).
    #[command(hide = true)]
    Cc(packages::cc::Options),
    /// Run one program in the machine; its output is printed, and on the standard error how it ended.
    Machine(oracle::machine::Options),
}

fn main() -> Result<()> {
    match Cli::parse().task {
        Task::Programs { check } => programs::run(check),
        Task::Runtime { check } => runtime::run(check),
        Task::Dist => dist::run(),
        Task::Subject(options) => subject::run(&options),
        Task::Measure(what) => measure::run(&what),
        Task::Heuristics(options) => heuristics::run(&options),
        Task::Jobs(options) => jobs::run(&options),
        Task::Klee(options) => klee::run(&options),
        Task::Table(table) => table::run(&table),
        Task::Coverage(options) => coverage::run(&options),
        Task::LibcTable(options) => libc_table::run(&options),
        Task::Torture(options) => torture::run(&options),
        Task::Csmith(options) => csmith::run(&options),
        Task::FuzzSolver(options) => fuzz_solver::run(&options),
        Task::PruneTable(options) => prune_table::run(&options),
        Task::Soundness(options) => soundness::run(&options),
        Task::Prefix(options) => prefix::run(&options),
        Task::Packages(options) => packages::run(&options),
        Task::Cc(options) => packages::cc::run(&options),
        Task::Machine(options) => oracle::machine::run(&options),
    }
}
