//! `symvm verify`: explores until nothing is left, and says what that proves.

mod assumptions;
mod source;

use crate::args::{Emit, Floats, MAX_STEPS, Prune, Run, Switch, WhenFull, World};
use crate::check::Checking;
use crate::failure::{Failure, Status};
use crate::prp;
use crate::prp::Specification;
use crate::quantity::{parse_duration, parse_memory};
use crate::run::{self, Subject};
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser};
use std::path::PathBuf;
use std::time::Duration;
use symvm_explore::Restart;
use symvm_explore::verdict::{Answer, Obstacle, Property, Question, Verdict};
use symvm_frontend::analysis::computes_with_floats;
use symvm_runtime::inlined_errors;
use symvm_vm::{Check, MachineOptions};

/// `symvm verify`.
#[derive(Args)]
#[command(
    allow_negative_numbers = true,
    after_help = "VERDICTS
  safe      every path was explored, and nothing was lost on the way: no input violates the property. What that rests on
            (sizes of inputs, no failing allocations, …) is listed
  unsafe    some input does. It was run again concretely, with the same end; report and test are in the output directory
  unknown   undecided. Everything that stood in the way is listed with its place, and what would help
DIR/verdict.json holds the same for programs.

EXIT CODES
  0  safe
  1  unsafe
  2  the command line or an input file is wrong
  3  unknown

PROPERTIES (--property lists them)
Undefined behaviour that is not asked about makes safe unknown, signed overflow apart, which then wraps. So does a constant that the
compiler left undefined (undef, poison: it found a division by zero, say), where anything depends on it. A call of abort that is
not asked about just ends a path.

The program can be one of SV-COMP's tasks: __VERIFIER_nondet_TYPE(), __VERIFIER_assume, reach_error, whether the task defines
it or not. Compile with -O0: an optimiser uses undefined behaviour, so what holds for its output need not hold for the source.

EXAMPLES
  clang -g -O0 -S -emit-llvm task.c -o task.ll
  symvm verify task.ll                                     all properties but leaks, uninitialised and shift
  symvm verify task.ll --property errors                   no error function is called, no assertion fails
  symvm verify task.ll --property-file no-overflow.prp     what SV-COMP asks, as a file
  symvm verify task.ll --assume-initialised                faster, where nothing reads what was never written
  symvm verify tool.ll --sym-args 0 2 4 --sym-stdin 8      up to two arguments of up to 4 bytes, and exactly 8 bytes of input
  symvm verify task.ll --check overflow --max-time 15m"
)]
pub struct Verify {
    /// The `.ll` files of the program, linked in this order.
    #[arg(required = true, value_name = "PROG.ll")]
    pub programs: Vec<PathBuf>,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap takes the doc comment of a flattened group for the command's own")]
    pub world: World,
    #[command(flatten)]
    #[allow(missing_docs, reason = "clap takes the doc comment of a flattened group for the command's own")]
    pub checking: Checking,
    /// What is to hold (repeatable, or a list with commas); default: all but leaks, uninitialised and shift.
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = properties(), help_heading = "Checks")]
    pub property: Vec<String>,
    /// What is to hold, as a property file of SV-COMP says (repeatable), with the checks that it needs.
    #[arg(long, value_name = "FILE.prp", conflicts_with = "property", help_heading = "Checks")]
    pub property_file: Vec<PathBuf>,
    /// Take memory that was never written as it is (zero) instead of saying unknown where something depends on it.
    ///
    /// Variables can then be kept in registers, and more states are known to show no bug (`symvm run --prune`).
    #[arg(long, help_heading = "Checks")]
    pub assume_initialised: bool,
    /// How to choose the next branch to negate (`symvm strategies` explains them); all come to the same verdict.
    #[arg(long, default_value = "dfs", help_heading = "Search")]
    pub strategy: String,
    /// Seed of every random choice: the same command gives the same result.
    #[arg(long, default_value_t = 0, help_heading = "Search")]
    pub seed: u64,
    /// Explore every path, also those that are known to show no bug (`symvm run --prune`). So it is for programs that compute with
    /// floating-point numbers, which pruning knows nothing of.
    #[arg(long, help_heading = "Search")]
    pub no_prune: bool,
    /// Go on after the first violation, to find all of them.
    #[arg(long, help_heading = "Search")]
    pub all_violations: bool,
    /// Branches deeper than this on a path are not negated: unknown, if there are any.
    #[arg(long, value_name = "N", help_heading = "Search")]
    pub max_depth: Option<u32>,
    /// End after this many executions.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), help_heading = "Limits")]
    pub max_iterations: Option<u64>,
    /// End after this much time (90, 30s, 5m, 2h).
    #[arg(long, value_name = "TIME", value_parser = parse_duration, help_heading = "Limits")]
    pub max_time: Option<Duration>,
    /// Use at most this much memory (500M, 4G).
    #[arg(long, value_name = "SIZE", value_parser = parse_memory, default_value = "4G", help_heading = "Limits")]
    pub max_memory: u64,
    /// Give a query up after this much time.
    #[arg(long, value_name = "TIME", value_parser = parse_duration, default_value = "60s", help_heading = "Limits")]
    pub solver_timeout: Duration,
    /// Give a path up after this many instructions.
    #[arg(long, value_name = "N", default_value_t = MAX_STEPS, value_parser = clap::value_parser!(u64).range(1..), help_heading = "Limits")]
    pub max_steps: u64,
    /// Where the results go; must not exist, be empty, or hold an earlier result with --force.
    #[arg(long, short, value_name = "DIR", default_value = "symvm-out", help_heading = "Results")]
    pub output: PathBuf,
    /// Replace an earlier result in the output directory.
    #[arg(long, help_heading = "Results")]
    pub force: bool,
    /// Which paths leave a test behind.
    #[arg(long, value_enum, default_value_t = Emit::Covering, help_heading = "Results")]
    pub emit: Emit,
    /// Write the tests as a suite that Test-Comp's TestCov reads, too; those that call an error function say so.
    #[arg(long, value_name = "FILE.zip", help_heading = "Results")]
    pub test_suite: Option<PathBuf>,
    /// No progress, no verdict on the standard output: exit code and verdict.json only.
    #[arg(long, short, help_heading = "Results")]
    pub quiet: bool,
}

fn properties() -> PossibleValuesParser {
    let rows = Property::named().map(|p| PossibleValue::new(p.name()).help(p.doc()));
    PossibleValuesParser::new(rows.chain([PossibleValue::new("all").help("all of these")]))
}

impl Verify {
    /// The campaign that is run for it, with what its property files ask for.
    pub fn campaign(&self, specification: &Specification) -> Run {
        let mut checking = self.checking.clone();
        // What a long shift gives is not known, whoever asks.
        checking.add(Check::Shift);
        if !self.assume_initialised {
            checking.add(Check::Uninit);
        }
        if self.property.iter().any(|name| name == "all" || name == Property::Leaks.name()) {
            checking.add(Check::Leak);
        }
        specification.checks.iter().for_each(|&check| checking.add(check));
        let checks = checking.checks();
        // It looks at more than the values of a state.
        let prune = !self.no_prune && !checks.contains(Check::Leak);
        Run {
            programs: self.programs.clone(),
            world: self.world.clone(),
            checking,
            strategy: self.strategy.clone(),
            weights: None,
            tuned: None,
            paradyse_compat: false,
            klee_compat: false,
            seed: self.seed,
            seeds: Vec::new(),
            max_seed_size: 0,
            fuzz: 0,
            jobs: 1,
            deterministic: false,
            restart: Some(Restart::Never),
            when_full: WhenFull::Stop,
            random_start: false,
            max_depth: self.max_depth,
            prune: prune.then_some(Prune::Interpolation),
            greedy: Switch::On,
            subsumed_tests: prune && self.test_suite.is_some(),
            prune_verify: false,
            prune_budget: Switch::On,
            prune_by: Vec::new(),
            max_iterations: self.max_iterations,
            max_bugs: None,
            max_time: self.max_time,
            max_memory: self.max_memory,
            solver_timeout: self.solver_timeout,
            max_symbolic_size: MachineOptions::default().max_symbolic_size,
            floats: Floats::Exact,
            max_steps: self.max_steps,
            output: self.output.clone(),
            resume: None,
            emit_corpus: None,
            test_suite: self.test_suite.clone(),
            log_queries: None,
            log_limit: 0,
            force: self.force,
            emit: self.emit,
            show_output: false,
            quiet: self.quiet,
        }
    }

    /// What all property files ask for.
    fn specification(&self) -> Result<Specification, Failure> {
        let mut all = Specification::default();
        for path in &self.property_file {
            let Specification { properties, checks } = prp::read(path)?;
            all.properties.extend(properties);
            all.checks.extend(checks);
        }
        Ok(all)
    }

    fn properties(&self, specification: &Specification) -> Vec<Property> {
        let checks = specification.checks.iter().fold(self.checking.checks(), |all, &check| all.with(check));
        let shifts = checks.contains(Check::Overflow) || checks.contains(Check::Shift);
        let asked = |p: &Property| match (self.property.is_empty(), self.property_file.is_empty()) {
            (_, false) => specification.properties.contains(p),
            (true, _) => match p {
                Property::Uninitialised => checks.contains(Check::Uninit),
                Property::Leaks => checks.contains(Check::Leak),
                // It is a part of errors.
                Property::Reach => false,
                _ => true,
            },
            (false, _) => {
                self.property.iter().any(|name| name == "all" && *p != Property::Reach || name == p.name())
            }
        };
        // Whoever looks for overflow gets long shifts, too; by default they are looked for, but no violation.
        let as_well = |p: &Property| match p {
            Property::Shift if self.property_file.is_empty() && self.property.is_empty() => shifts,
            Property::Shift => asked(p) || shifts && asked(&Property::Overflow),
            p => asked(p),
        };
        Property::named().filter(as_well).collect()
    }
}

/// The command as its results have it: with the checks that property files ask for, so that whoever runs a test again needs none of
/// these files.
fn recorded(mut command: Vec<String>, specification: &Specification) -> Vec<String> {
    let names: Vec<&str> = specification.checks.iter().map(|check| check.name()).collect();
    if let (Some(at), false) = (command.iter().skip(1).position(|word| word == "verify"), names.is_empty()) {
        command.splice(at + 2..at + 2, ["--check".to_owned(), names.join(",")]);
    }
    command
}

/// Explores and says what that proves.
pub fn run(args: &Verify, command: Vec<String>) -> Result<Status, Failure> {
    let specification = args.specification()?;
    let properties = args.properties(&specification);
    if args.assume_initialised && properties.contains(&Property::Uninitialised) {
        return Err(Failure::new(
            "--assume-initialised contradicts --property uninitialised and --check uninit",
        ));
    }
    let mut campaign = args.campaign(&specification);
    let subject = Subject::read(&campaign)?;
    // What is recorded for pruning knows no floats: they would be made concrete, and nothing proved.
    if computes_with_floats(&subject.sources.modules) {
        (campaign.prune, campaign.subsumed_tests) = (None, false);
    }
    let question = Question {
        assumptions: assumptions::of(args, &subject, campaign.checking.checks()),
        doubts: doubts(&subject),
        properties: properties.clone(),
    };
    let asked = run::Asked { properties, one_is_enough: !args.all_violations };
    let directory = std::env::current_dir().map_or(String::new(), |d| d.display().to_string());
    let command = recorded(command, &specification);
    let Some(explored) = run::explore_as(&campaign, subject, command, directory, None, Some(asked))? else {
        return Ok(Status::Limit);
    };
    let suite = run::write_suite(&campaign, "COVER EDGES(@CALL(reach_error))");
    let verdict = Verdict::new(question, &explored.summary, explored.bugs);
    symvm_explore::write_verdict(&args.output, &verdict)?;
    if !args.quiet {
        crate::say(&verdict.to_text(&args.output.display().to_string()));
        crate::say(run::nothing_assumed(&explored.summary).unwrap_or_default());
    }
    suite?;
    Ok(match verdict.verdict {
        Answer::Safe => Status::Clean,
        Answer::Unsafe => Status::Bugs,
        Answer::Unknown => Status::Limit,
    })
}

/// What the campaign cannot see.
fn doubts(Subject { world, sources }: &Subject) -> Vec<Obstacle> {
    let doubt = |name: String| Obstacle {
        what: format!(
            "{name} is defined, does nothing, and nobody calls it: its calls may have been optimised away"
        ),
        location: String::new(),
        count: 1,
        help: "compile with -O0, or leave the function undefined",
    };
    let both = sources.modules.iter().zip(sources.texts.iter().map(Vec::as_slice));
    inlined_errors(both, &world.errors).into_iter().map(doubt).collect()
}
