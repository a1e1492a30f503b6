//! The door of this crate, and what is left when it closes: the summary, `run.json` and the coverage files.

use crate::campaign::{Campaign, Counters, StopReason};
use crate::corpus::{RawFiles, RawTally};
use crate::costs;
use crate::coverage::Coverage;
use crate::desk::{Books, Desk};
use crate::engine::{Engine, EngineStatistics, Repeatable};
use crate::explain::{self, Atlas};
use crate::journal::{
    self, CampaignClock, Earlier, Header, Journal, JournalError, Journaled, Pen, Resumption,
};
use crate::ledger::{Entry, Ledger, LedgerLine};
use crate::observer::Observer;
use crate::options::{ExploreOptions, Host, Workers};
use crate::output::{Output, OutputError, TREE};
use crate::query_log::QueryLog;
use crate::strategy::{Facts, ProgramStatics};
use crate::vm_engine::VmEngine;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use symvm_frontend::analysis::Analyses;
use symvm_frontend::program::{FuncId, Program};
use symvm_vm::{Check, Environment};

/// Why a campaign could not be run.
#[derive(Debug, thiserror::Error)]
pub enum ExploreError {
    /// Results cannot be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// The campaign ended before it was where it had been.
    #[error(
        "{why} before the run was where it had been, at iteration {iterations} (it came to {reached}); nothing was changed"
    )]
    NotResumed {
        /// Why.
        why: &'static str,
        /// Iterations it had.
        iterations: u64,
        /// Iterations it came to.
        reached: u64,
    },
    /// Options that exclude each other.
    #[error("pruning cannot be combined with {0}")]
    Pruned(&'static str),
    /// The system gives no thread.
    #[error("cannot start a worker: {0}")]
    NoThread(std::io::Error),
    /// There is nothing to run.
    #[error("the program has no function '{0}' to start in")]
    NoEntry(String),
}

impl From<JournalError> for ExploreError {
    fn from(error: JournalError) -> Self {
        Self::Output(error.into())
    }
}

/// The end of a campaign.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Why it ended.
    pub stop: StopReason,
    /// Counters.
    pub counters: Counters,
    /// Branch sides of the user's code: covered, and all.
    pub covered: (u32, u32),
    /// Unexplored sides left by a limit.
    pub unexplored: u64,
    /// Everything that was lost.
    pub ledger: Vec<LedgerLine>,
    /// Nothing that could matter was lost: all feasible paths were seen.
    pub complete: bool,
    /// A limit (of the campaign, a path or a query) left something unexplored, or paths were lost in another way.
    pub limited: bool,
    /// Counters of solver and machine.
    pub engine: EngineStatistics,
    /// Seconds.
    pub seconds: f64,
    /// The most memory the process ever held, if the host knows.
    pub peak_memory: Option<u64>,
    /// Coverage as a short table.
    pub table: String,
    /// What became of the tests that were written as raw files, too.
    pub raw_files: Option<RawTally>,
    /// What of the results was taken away while the campaign went on.
    pub removed: Vec<String>,
}

/// Explores a program.
pub fn explore(
    program: &Arc<Program>,
    environment: Box<dyn Environment>,
    options: &ExploreOptions,
    host: &dyn Host,
    observer: &mut dyn Observer,
) -> Result<Summary, ExploreError> {
    explore_sharing(program, &facts(program, options)?, environment, options, host, observer)
}

/// What campaigns of a program share, if they start in the same function.
pub fn facts(program: &Arc<Program>, options: &ExploreOptions) -> Result<Arc<Facts>, ExploreError> {
    Ok(Arc::new(Facts::new(Analyses::new(program.clone(), entry(program, options)?))))
}

/// Explores a program, one campaign of several that use the same [`facts`] about it.
pub fn explore_sharing(
    program: &Arc<Program>,
    facts: &Arc<Facts>,
    environment: Box<dyn Environment>,
    options: &ExploreOptions,
    host: &dyn Host,
    observer: &mut dyn Observer,
) -> Result<Summary, ExploreError> {
    check_pruning(options)?;
    let statics = ProgramStatics::sharing(facts.clone());
    let clock = CampaignClock::new(host);
    let mut engine = VmEngine::new(program.clone(), environment, options);
    check_output(options)?;
    let log = || {
        let opened = options.log_queries.as_ref().map(|(dir, budget)| QueryLog::open(dir, options, *budget));
        opened.transpose()
    };
    // A run that cannot be gone on with keeps its log.
    if options.resume.is_none() {
        engine.set_log(log()?);
    }
    let raw_files = raw_files(options)?;
    let (engine, output, resumption) = match (&options.output, options.resume) {
        (Some(dir), Some(resume)) => {
            let Earlier { journal, survey, header } = Earlier::open(dir, options, None, |_, _| ())?;
            engine.set_log(log()?);
            // What was run under the first limit is run under it again.
            engine.set_max_memory(header.max_memory);
            let resumption = Resumption {
                iterations: survey.part(None).runs,
                times: survey.part(None).resumed + 1,
                lost: survey.lost(),
            };
            let past = survey.past(dir, None, header.max_memory)?;
            let pen = Pen::new(journal);
            let max_memory = resume.max_memory.map(Some);
            let engine = Journaled::resume(engine, &clock, options.max_time, max_memory, past, pen);
            let output = Output::reopen(dir, &running(options, Some(&resumption)))?;
            (engine, Some(output), Some(resumption))
        }
        (Some(dir), None) => {
            let output = Output::create(dir, options.force)?;
            output.begin(&running(options, None), options.kept_seeds())?;
            let journal = Journal::create(&dir.join(journal::NAME), &Header::of(options))?;
            let engine = Journaled::begin(engine, &clock, options.max_time, Some(Pen::new(journal)));
            (engine, Some(output), None)
        }
        (None, _) => (Journaled::begin(engine, &clock, options.max_time, None), None, None),
    };
    let max_memory = options.resume.map(|_| engine.max_memory());
    let coverage = Coverage::new(program);
    let mut books = Books::new(program, &clock, observer);
    (books.output, books.raw_files, books.raw) = (output, raw_files, options.raw.clone());
    let mut campaign = Campaign::new(program, options, engine, coverage, &statics, &clock, books);
    if let (Some(resumption), Some(max_memory)) = (resumption, max_memory) {
        campaign.resume(resumption, max_memory);
    }
    let stop = campaign.run()?;
    if let (Some(resumption), true) = (resumption, campaign.is_underway()) {
        return Err(not_resumed(stop, &resumption, campaign.counters.iterations));
    }
    campaign.engine.close()?;
    let closing = close(&mut campaign);
    let mut summary = summarise(closing, stop, program, &campaign.coverage, campaign.host);
    summary.raw_files = campaign.desk.raw_files.as_ref().map(RawFiles::tally);
    if let Some(output) = &campaign.desk.output {
        let terms = campaign.engine.inner.terms_mut();
        let cores = explain::cores(program, &campaign.tree, terms, &options.solver, explain::NODES);
        let pruner = campaign.engine.inner.pruner();
        let atlas =
            Atlas::new(program, &campaign.tree, &campaign.coverage, pruner, cores, &options.provenance);
        output.write(TREE, atlas.to_json().as_bytes())?;
        conclude(output, options, program, &campaign.coverage, &summary, resumption.as_ref())?;
        summary.removed = output.removed(summary.counters.tests, summary.counters.bugs);
    }
    Ok(summary)
}

/// A campaign ended before it was where it had been.
pub(crate) fn not_resumed(stop: StopReason, resumption: &Resumption, reached: u64) -> ExploreError {
    let why = match stop {
        StopReason::Memory => "the memory limit was reached",
        _ => "interrupted",
    };
    ExploreError::NotResumed { why, iterations: resumption.iterations, reached }
}

/// Refuses what cannot be pruned: leaks are more than the values of a state.
pub(crate) fn check_pruning(options: &ExploreOptions) -> Result<(), ExploreError> {
    match options.prune.is_some() && options.machine.checks.contains(Check::Leak) {
        true => Err(ExploreError::Pruned("--check leak")),
        false => Ok(()),
    }
}

/// Refuses a directory of results before anything is written elsewhere.
pub(crate) fn check_output(options: &ExploreOptions) -> Result<(), OutputError> {
    match &options.output {
        Some(dir) if options.resume.is_none() => Output::check(dir, options.force).map(drop),
        _ => Ok(()),
    }
}

/// The folder of raw files, made ready before an earlier result gives way to a campaign that could not begin.
pub(crate) fn raw_files(options: &ExploreOptions) -> Result<Option<RawFiles>, OutputError> {
    let create = |dir| RawFiles::create(dir, &options.raw);
    options.emit_corpus.as_deref().map(create).transpose()
}

/// Where a program starts.
pub(crate) fn entry(program: &Program, options: &ExploreOptions) -> Result<FuncId, ExploreError> {
    match &options.machine.entry {
        Some(name) => program.function(name).ok_or_else(|| ExploreError::NoEntry(name.clone())),
        None => program
            .function("__symvm_start")
            .or_else(|| program.function("main"))
            .ok_or_else(|| ExploreError::NoEntry("main".into())),
    }
}

/// The last files.
pub(crate) fn conclude(
    output: &Output,
    options: &ExploreOptions,
    program: &Program,
    coverage: &Coverage,
    summary: &Summary,
    resumption: Option<&Resumption>,
) -> Result<(), OutputError> {
    output.write("coverage.info", crate::lcov::lcov(program, coverage).as_bytes())?;
    output.write("coverage.txt", summary.table.as_bytes())?;
    output.write("run.json", pretty(&run_json(options, summary, resumption)).as_bytes())
}

/// `run.json` while a campaign lasts.
pub(crate) fn running(options: &ExploreOptions, resumption: Option<&Resumption>) -> String {
    pretty(&json!({
        "symvm": env!("CARGO_PKG_VERSION"),
        "stop": "running",
        "resumed": resumed(resumption),
        "settings": settings(options),
    }))
}

/// How often the campaign was gone on with, and from where the last time.
fn resumed(resumption: Option<&Resumption>) -> Value {
    match resumption {
        None => json!({ "times": 0 }),
        Some(r) => json!({ "times": r.times, "from_iteration": r.iterations }),
    }
}

/// What a campaign, or a shard of one, leaves when it closes its books.
#[derive(Debug)]
pub struct Closing {
    /// Counters.
    pub counters: Counters,
    /// What was lost, and paths that were put off; other unexplored sides apart.
    pub ledger: Ledger,
    /// Sides that nobody tried.
    pub unexplored: u64,
    /// Counters of solver and machine.
    pub engine: EngineStatistics,
    /// A path was cut because of what is kept of all of them.
    pub overfull: bool,
    /// Of the objects that the world offers, those that no run asked for.
    pub unread: Vec<String>,
}

/// Closes the books.
pub(crate) fn close<E: Engine, D: Desk>(campaign: &mut Campaign<'_, E, D>) -> Closing {
    let mut engine = campaign.engine.statistics();
    engine.nanoseconds.push(("results".to_owned(), campaign.told.as_nanos() as u64));
    let mut ledger: Ledger = std::mem::take(&mut campaign.ledger);
    ledger.add(Entry::DepthBound, "", "", campaign.tree.too_deep());
    ledger.add(Entry::Contradiction, "", "", campaign.tree.contradictions());
    ledger.add(Entry::SnapshotsDropped, "", "", engine.snapshots_dropped);
    campaign.note_seeds_left(&mut ledger);
    for node in campaign.put_off() {
        let place = campaign.whereabouts(node);
        ledger.add(Entry::Paused, "a long path, or one that asks for much memory", place, 1);
    }
    for side in campaign.hard_sides() {
        let place = campaign.whereabouts(side.node);
        ledger.add(Entry::Unexplored, "tried for a short time only", place, 1);
    }
    Closing {
        counters: Counters { work: campaign.work_done(), ..campaign.counters.clone() },
        ledger,
        unexplored: campaign.unexplored(),
        engine,
        overfull: campaign.overfull,
        unread: campaign.unread.clone(),
    }
}

/// What closed books say.
pub(crate) fn summarise(
    closing: Closing,
    stop: StopReason,
    program: &Program,
    coverage: &Coverage,
    host: &dyn Host,
) -> Summary {
    let Closing { counters, mut ledger, unexplored, engine, unread, .. } = closing;
    // Nobody looks at what mutated inputs are asked for.
    for object in unread.into_iter().filter(|_| counters.iterations > 0 && counters.mutants == 0) {
        ledger.add(Entry::Unread, object, "", 1);
    }
    let named = ledger.count(Entry::Paused) + ledger.count(Entry::Unexplored);
    ledger.add(Entry::Unexplored, "", "", unexplored.saturating_sub(named));
    let stop = match stop {
        StopReason::Interrupted if host.is_content() => StopReason::Found,
        stop => stop,
    };
    Summary {
        stop,
        counters,
        covered: (coverage.covered(), coverage.total()),
        unexplored,
        ledger: ledger.lines(),
        limited: stop != StopReason::Exhausted || ledger.has_lost_paths(),
        complete: stop == StopReason::Exhausted && !ledger.has_losses(),
        engine,
        seconds: host.elapsed().as_secs_f64(),
        peak_memory: host.peak_memory(),
        table: crate::lcov::table(program, coverage),
        raw_files: None,
        removed: Vec::new(),
    }
}

fn pretty(value: &Value) -> String {
    let mut text = serde_json::to_string_pretty(value).expect("a JSON value has a text");
    text.push('\n');
    text
}

fn settings(o: &ExploreOptions) -> Value {
    let mut settings = json!({
        "command": o.provenance.command,
        "program": o.provenance.program.to_string(),
        // Segments know no floats.
        "floats": if o.machine.float_work == 0 || o.prune.is_some() { "concrete" } else { "exact" },
        "strategy": o.setup.name_of(o.strategy),
        "seed": o.seed,
        "random_start": o.random_start,
        "checks": Check::ALL.iter().filter(|&&c| o.machine.checks.contains(c)).map(|c| c.name()).collect::<Vec<_>>(),
        "seeds": o.seeds.iter().map(|(name, _)| name).collect::<Vec<_>>(),
        "fuzz_percent": o.fuzz,
        "restart": o.restart,
        "when_full": o.when_full,
        "emit": format!("{:?}", o.emit).to_lowercase(),
        "max_iterations": o.max_iterations,
        "max_bugs": o.max_bugs,
        "max_time_seconds": o.max_time.map(|t| t.as_secs_f64()),
        "max_memory_bytes": o.memory.max,
        "max_depth": o.max_depth,
        "max_steps": o.machine.max_steps,
        "max_program_memory_bytes": o.machine.max_memory,
        "stack_bytes": o.machine.max_stack_bytes,
        "solver_timeout_seconds": o.solver.timeout.map(|t| t.as_secs_f64()),
        "snapshot_interval": o.snapshot_interval,
        "explore_concretised": o.explore_concretised,
        "prune": o.prune.map(|p| if p.greedy { "interpolation, greedy" } else { "interpolation" }),
    });
    match o.workers {
        Workers::Rounds(_) => settings["deterministic"] = true.into(),
        Workers::Free(jobs) if o.workers.are_several() => settings["jobs"] = jobs.into(),
        Workers::Free(_) => {}
    }
    settings
}

fn run_json(options: &ExploreOptions, s: &Summary, resumption: Option<&Resumption>) -> Value {
    let object = |list: &[(String, u64)]| -> Map<String, Value> {
        list.iter().map(|(name, n)| (name.clone(), json!(n))).collect()
    };
    json!({
        "symvm": env!("CARGO_PKG_VERSION"),
        "settings": settings(options),
        "resumed": resumed(resumption),
        "stop": s.stop,
        "complete": s.complete,
        "unexplored": s.unexplored,
        "coverage": { "sides_covered": s.covered.0, "sides": s.covered.1 },
        "campaign": s.counters,
        "engine": object(&s.engine.counters),
        "ledger": s.ledger,
        "timing": {
            "seconds": s.seconds,
            "peak_memory_bytes": s.peak_memory,
            "nanoseconds": object(&s.engine.nanoseconds),
            "solver_by_place": costs::to_json(&s.engine.costs),
        },
    })
}
