//! `symvm run`.

use crate::args::{Emit, Prune, PruneBy, Run, Switch, WhenFull};
use crate::failure::{Failure, Status};
use crate::host::{self, Process};
use crate::load::Sources;
use crate::progress::{Display, Limits};
use crate::{allocator, load, misfit, missing, overwrite, replay, resume, suite, world};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use symvm_explore::demangle::readable;
use symvm_explore::journal::Resumption;
use symvm_explore::ledger::{Entry, LedgerLine};
use symvm_explore::parallel::SHARDS;
use symvm_explore::prune::Means;
use symvm_explore::verdict::Property;
use symvm_explore::{
    BugReport, ExploreError, ExploreOptions, MemoryLimits, Observer, Progress, Provenance, PruneOptions,
    Restart, Resume, Seed, SeedLimits, StopReason, Summary, Workers, explore, explore_shared, kept_seeds,
    strategy, strategy::StrategyRow,
};
use symvm_frontend::program::Program;
use symvm_runtime::{ENTRY, FUZZ_TARGET, WorldOptions};
use symvm_solver::SolverConfig;
use symvm_solver::interpolation::System;
use symvm_vm::MachineOptions;

/// Explores and reports.
pub fn run(args: &Run, command: Vec<String>) -> Result<Status, Failure> {
    let earlier = args.resume.as_ref().map(|dir| resume::earlier(dir, args, &command)).transpose()?;
    let (args, explored) = match &earlier {
        Some(e) => {
            let back = Some((e.resume, e.shared));
            let subject = Subject::read(&e.run)?;
            (&*e.run, explore_as(&e.run, subject, e.command.clone(), e.directory.clone(), back, None)?)
        }
        None => {
            let directory = std::env::current_dir().map_or(String::new(), |d| d.display().to_string());
            (args, explore_as(args, Subject::read(args)?, command, directory, None, None)?)
        }
    };
    let Some(Explored { summary, has_lost, .. }) = explored else { return Ok(Status::Limit) };
    let suite = write_suite(args, "COVER EDGES(@DECISIONEDGE)");
    if !args.quiet {
        crate::say(&report(&summary, &args.output));
    }
    let lost = if has_lost { not_found_again(&args.output, summary.counters.bugs) } else { 0 };
    if lost > 0 && !args.quiet {
        crate::say(&format!(
            "reported before the journal was damaged, and not found again yet: {} of those in {}/bugs\n",
            counted(lost, "bug", "bugs"),
            args.output.display()
        ));
    }
    // What came of the run is told in any case.
    suite?;
    Ok(match (summary.counters.bugs + lost, summary.limited) {
        (0, false) => Status::Clean,
        (0, true) => Status::Limit,
        _ => Status::Bugs,
    })
}

/// Bugs in a folder of results beside those that the campaign knows. Where its journal lost its end, they were reported before, and stay.
fn not_found_again(results: &Path, known: u64) -> u64 {
    // As they are called: 001-abort.json.
    let is_report = |entry: &std::fs::DirEntry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        name.ends_with(".json") && name.split('-').next().is_some_and(|n| n.parse::<u64>().is_ok())
    };
    let entries = std::fs::read_dir(results.join("bugs"));
    let reports = entries.map_or(0, |entries| entries.flatten().filter(is_report).count());
    (reports as u64).saturating_sub(known)
}

/// Writes the suite that is asked for.
pub fn write_suite(run: &Run, specification: &str) -> Result<(), Failure> {
    let Some(file) = &run.test_suite else { return Ok(()) };
    let source = suite::Source {
        program: run.programs.first(),
        results: &run.output,
        entry: run.world.entry.as_deref(),
        specification,
    };
    let written = suite::write(file, &source)?;
    if !run.quiet {
        crate::say(&suite::report(file, &written));
    }
    Ok(())
}

/// What came of a campaign.
pub struct Explored {
    /// How it ended.
    pub summary: Summary,
    /// The bugs it found.
    pub bugs: Vec<BugReport>,
    /// The journal that it went on from was cut off or damaged.
    pub has_lost: bool,
}

/// What a verification asks.
pub struct Asked {
    /// Faults of these are violations.
    pub properties: Vec<Property>,
    /// The first one ends the campaign.
    pub one_is_enough: bool,
}

/// A program and the world that a command gives it, read once.
pub struct Subject {
    /// The world.
    pub world: WorldOptions,
    /// The program.
    pub sources: Sources,
}

impl Subject {
    /// What the command names.
    pub fn read(run: &Run) -> Result<Self, Failure> {
        let world = world::options(&run.world, run.programs.first())?;
        Ok(Self { world, sources: Sources::read(&run.programs)? })
    }
}

/// Runs a campaign, or goes on with one (that had several workers, or not), for a verification that has `asked`, or for none.
/// Nothing comes of one that could not be gone on with, which is told.
pub fn explore_as(
    run: &Run,
    Subject { world, sources }: Subject,
    command: Vec<String>,
    directory: String,
    resume: Option<(Resume, bool)>,
    asked: Option<Asked>,
) -> Result<Option<Explored>, Failure> {
    allocator::small_pages();
    if let Some(file) = &run.test_suite {
        overwrite::check("--test-suite", file, &overwrite::SUITE)?;
    }
    let host = Process::new();
    let mut options = options(run, command, &host, resume.is_some())?;
    if !run.quiet {
        world::note_swallowed(&run.world, "run");
    }
    options.raw = world::raw_target(&run.world, &world);
    options.offered = world.offered_objects();
    let program = sources.program(&world, run.checking.checks())?;
    require_entry(&run.programs, &program)?;
    if resume.is_none() {
        misfit::require_place(&options, &world, &program, run.quiet)?;
    }
    if asked.is_some() {
        missing::require_error_functions(&world, &program)?;
    }
    if !run.quiet {
        missing::note(&world, &program);
        replay::note_files(&world);
    }
    options.provenance.program = resume::of_program(run, &world)?;
    options.provenance.fingerprint = resume::fingerprint(run, options.provenance.program, &options)?;
    options.provenance.directory = directory;
    host.listen();
    options.memory.max = resume.and_then(|(resume, _)| resume.max_memory).or(options.memory.max);
    options.resume = resume.map(|r| r.0);
    let environment = || symvm_runtime::environment(&world);
    let mut display = Display::new(run.quiet, run.show_output, Limits::of(&options));
    let is_verified = asked.is_some();
    let mut observer = Bugs { display: &mut display, found: Vec::new(), has_lost: false, asked, host: &host };
    let shared = resume.map_or(options.workers.are_several(), |(_, shared)| shared);
    let explored = if shared {
        explore_shared(&program, &environment, &options, &host, &mut observer)
    } else {
        explore(&program, environment(), &options, &host, &mut observer)
    };
    let (bugs, has_lost) = (observer.found, observer.has_lost);
    display.finish();
    match explored {
        Ok(summary) => {
            if let (Some(folder), Some(tally), false) = (&run.emit_corpus, &summary.raw_files, run.quiet) {
                misfit::note_emitted(folder, &run.output, tally, &options.raw);
            }
            if !summary.removed.is_empty() {
                let (output, removed) = (run.output.display(), summary.removed.join(", "));
                tell!("warning: '{output}': somebody took away while the run went on: {removed}");
            }
            if !run.quiet {
                misfit::note_unread(&summary, &world);
            }
            if !run.quiet && !is_verified {
                misfit::note_concrete(&summary, &options, &world, &program);
            }
            Ok(Some(Explored { summary, bugs, has_lost }))
        }
        Err(error @ ExploreError::NotResumed { .. }) => {
            tell!("error: {error}");
            Ok(None)
        }
        Err(error) => Err(resume::advise(error, &run.output, &options.provenance.command)),
    }
}

/// The program must have a function to begin with.
pub fn require_entry(programs: &[PathBuf], program: &Program) -> Result<(), Failure> {
    if program.function(ENTRY).is_none_or(|f| program.functions[f.index()].is_external()) {
        let names: Vec<_> = programs.iter().map(|p| p.display().to_string()).collect();
        return Err(Failure::new(format!(
            "{}: no function 'main' is defined, nor {FUZZ_TARGET} (--entry FUNCTION starts at any other)",
            names.join(", ")
        )));
    }
    Ok(())
}

/// Keeps the bugs that are found, and shows the rest.
struct Bugs<'a> {
    display: &'a mut Display,
    found: Vec<BugReport>,
    has_lost: bool,
    asked: Option<Asked>,
    host: &'a Process,
}

impl Observer for Bugs<'_> {
    fn on_bug(&mut self, bug: &BugReport) {
        match &self.asked {
            None => self.display.on_bug(bug),
            Some(asked) if asked.properties.iter().any(|p| p.is_violated_by(bug)) => {
                self.display.tell_fault("violation", bug);
                if asked.one_is_enough {
                    self.host.be_content();
                }
            }
            // The verdict says what it means.
            Some(_) => self.display.tell_fault("a path ends in", bug),
        }
        self.found.push(bug.clone());
    }

    fn on_resume(&mut self, resumption: &Resumption) {
        self.has_lost = resumption.lost.is_some();
        self.display.on_resume(resumption);
    }

    fn on_progress(&mut self, progress: &Progress) {
        self.display.on_progress(progress);
    }

    fn on_output(&mut self, path: u32, output: &[(u32, Vec<u8>)]) {
        self.display.on_output(path, output);
    }
}

/// The inputs to begin with; a run that is gone on with has kept them.
fn seeds(run: &Run, resumed: bool) -> Result<Vec<(String, Seed)>, Failure> {
    if run.seeds.is_empty() {
        return Ok(Vec::new());
    }
    if resumed {
        match kept_seeds::read(&run.output) {
            Ok(Some(kept)) => return Ok(kept),
            Ok(None) => {}
            Err(error) => tell!(
                "warning: '{}': {error}; the inputs that the run began with are read from --seeds again",
                run.output.join(kept_seeds::SEEDS).display()
            ),
        }
    }
    let limits = SeedLimits { file: run.max_seed_size, ..SeedLimits::default() };
    Ok(crate::corpus::read(&run.seeds, limits, run.quiet)?.seeds)
}

fn options(
    run: &Run,
    command: Vec<String>,
    host: &Process,
    resumed: bool,
) -> Result<ExploreOptions, Failure> {
    let (strategy, parts) = strategy::parse(&run.strategy).map_err(|e| Failure::new(e.to_string()))?;
    let uses_weights = |row: &StrategyRow| row.name == "param";
    if run.weights.is_some() && !uses_weights(strategy) && !parts.iter().any(|part| uses_weights(part)) {
        return Err(Failure::new(format!("--weights is for --strategy param, not for {}", strategy.name)));
    }
    let beside = [("--emit-corpus", run.emit_corpus.as_ref()), ("--log-queries", run.log_queries.as_ref())];
    for (option, folder) in beside {
        if let Some(folder) = folder.filter(|folder| absolute(folder).starts_with(absolute(&run.output))) {
            return Err(Failure::new(format!(
                "{option} '{}' is in the folder of results, '{}', which has files of its own: name one beside it",
                folder.display(),
                run.output.display()
            )));
        }
    }
    let weights = |path| parsed(path, strategy::param::WeightsFile::parse);
    let file = run.weights.as_deref().map(weights).transpose()?;
    if let Some((path, file)) = run.weights.as_deref().zip(file.as_ref()) {
        note_learned(path, file.learned_on.as_deref(), &run.programs);
    }
    let mut options = ExploreOptions {
        workers: workers(run),
        strategy,
        setup: strategy::Setup {
            compat: run.paradyse_compat || file.as_ref().is_some_and(|file| file.compat),
            klee: run.klee_compat,
            weights: file.map(|file| Arc::new(file.weights)),
            frontier: None,
            parts,
        },
        seed: run.seed,
        random_start: run.random_start,
        seeds: seeds(run, resumed)?,
        keep_seeds: !run.seeds.is_empty(),
        fuzz: run.fuzz,
        restart: run.restart.unwrap_or(Restart::AsStrategy),
        when_full: match run.when_full {
            WhenFull::Restart => symvm_explore::WhenFull::Restart,
            WhenFull::Stop => symvm_explore::WhenFull::Stop,
        },
        emit_corpus: run.emit_corpus.clone(),
        max_iterations: run.max_iterations,
        max_bugs: run.max_bugs,
        max_time: run.max_time,
        memory: MemoryLimits { max: Some(run.max_memory), process: host::MEMORY, ..MemoryLimits::default() },
        max_depth: run.max_depth,
        prune: run.prune.map(|Prune::Interpolation| prune(run)),
        emit: match run.emit {
            Emit::All => symvm_explore::Emit::All,
            Emit::Covering => symvm_explore::Emit::Covering,
        },
        output: Some(run.output.clone()),
        force: run.force,
        log_queries: run.log_queries.clone().map(|dir| (dir, run.log_limit)),
        machine: MachineOptions {
            max_steps: Some(run.max_steps),
            max_memory: Some(run.max_memory),
            max_symbolic_size: run.max_symbolic_size,
            float_work: run.floats.work(),
            keep_output: run.show_output,
            stop: Some(host.flag()),
            checks: run.checking.checks(),
            ..MachineOptions::default()
        },
        solver: SolverConfig {
            timeout: Some(run.solver_timeout),
            cancel: Some(host.flag()),
            ..SolverConfig::default()
        },
        provenance: Provenance { command, ..Provenance::default() },
        ..ExploreOptions::default()
    };
    if let Some(path) = &run.tuned {
        let mut heuristic = parsed(path, strategy::heuristic::Heuristic::parse)?;
        if run.paradyse_compat && !heuristic.has("param") {
            return Err(Failure::new(format!(
                "--paradyse-compat is about features of param, which {} does not weigh: leave it out, or name a file of weights for param",
                path.display()
            )));
        }
        note_learned(path, heuristic.learned_on.as_deref(), &run.programs);
        heuristic.compat |= run.paradyse_compat;
        heuristic.apply(&mut options);
    }
    if run.klee_compat && !options.setup.all(options.strategy).iter().any(|row| row.klee) {
        return Err(Failure::new(format!(
            "--klee-compat is about covnew, md2u, depth, rp, icnt and qc, of which there is none in {}",
            options.setup.name_of(options.strategy)
        )));
    }
    Ok(options)
}

/// What was learned on one version of a program is good for the next; on another program a strategy as it comes may be better.
fn note_learned(path: &Path, on: Option<&str>, programs: &[PathBuf]) {
    let own = load::name(programs);
    if let Some((on, own)) = on.zip(own.as_deref()).filter(|(on, own)| on != own) {
        tell!("note: {} was learned on {on}, and {own} may be another program", path.display());
    }
}

/// A path from the root, without `..`; the file system is not asked.
fn absolute(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    path.components().fold(PathBuf::new(), |mut whole, part| {
        match part {
            Component::ParentDir => drop(whole.pop()),
            part => whole.push(part),
        }
        whole
    })
}

/// How it is pruned.
fn prune(run: &Run) -> PruneOptions {
    let mut options = PruneOptions {
        greedy: run.greedy == Switch::On,
        verify: run.prune_verify,
        tests: run.subsumed_tests,
        unlimited: run.prune_budget == Switch::Off,
        words: true,
        ..PruneOptions::default()
    };
    for by in &run.prune_by {
        match by {
            PruneBy::Any => options.means = Means::Any,
            PruneBy::Exact => options.means = Means::Exact,
            PruneBy::Proof => options.means = Means::Proof,
            PruneBy::Core => options.means = Means::Core,
            PruneBy::Mcmillan => options.system = System::McMillan,
            PruneBy::Pudlak => options.system = System::Pudlak,
            PruneBy::InverseMcmillan => options.system = System::InverseMcMillan,
            PruneBy::Bits => options.lift = false,
        }
    }
    options
}

/// Who explores.
fn workers(run: &Run) -> Workers {
    let cores = || std::thread::available_parallelism().map_or(1, |n| u16::try_from(n.get()).unwrap_or(256));
    let jobs = if run.jobs == 0 { cores() } else { run.jobs };
    if run.deterministic && jobs > SHARDS && !run.quiet {
        tell!(
            "note: with --deterministic there are {SHARDS} workers at most; the other jobs have nothing to do"
        );
    }
    if run.deterministic { Workers::Rounds(jobs) } else { Workers::Free(jobs) }
}

/// Bytes of a file of weights, far more than any has.
const LARGEST_WEIGHTS: u64 = 1 << 24;

/// What a file of weights or of a heuristic says.
fn parsed<T, E: std::fmt::Display>(path: &Path, parse: fn(&str) -> Result<T, E>) -> Result<T, Failure> {
    let wrong = |e: &dyn std::fmt::Display| Failure::new(format!("{}: {e}", path.display()));
    let text = String::from_utf8(load::read_small(path, LARGEST_WEIGHTS)?).map_err(|e| wrong(&e))?;
    parse(&text).map_err(|e| wrong(&e))
}

/// So many, in words that fit.
fn counted(n: u64, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// Every path ended at an assumption: then nothing was looked at.
pub fn nothing_assumed(s: &Summary) -> Option<&'static str> {
    let c = &s.counters;
    let strayed = s.ledger.iter().any(|line| line.entry == Entry::LibraryData);
    (c.paths == 0 && c.assume_violated > 0 && !strayed)
        .then_some("no input satisfies what the program assumes (klee_assume, __VERIFIER_assume), as far as was explored\n")
}

/// The end of a run, for people.
fn report(s: &Summary, output: &Path) -> String {
    let c = &s.counters;
    let why = match s.stop {
        StopReason::Exhausted if s.complete => "every feasible path was explored",
        StopReason::Exhausted if s.limited => {
            "nothing is left to explore, but paths were cut or lost; see below"
        }
        StopReason::Exhausted => "everything in reach was explored; see the losses below",
        StopReason::Iterations => "the limit of iterations was reached",
        StopReason::Bugs => "the limit of bugs was reached",
        StopReason::Work => "the limit of work was reached",
        StopReason::Time => "the time limit was reached",
        StopReason::Memory => "the memory limit was reached",
        StopReason::Interrupted => "interrupted",
        StopReason::Found => "what was looked for was found",
    };
    let mut text = format!(
        "{why}: {} in {:.1}s, {}, {}, {}\n",
        counted(c.iterations, "iteration", "iterations"),
        s.seconds,
        counted(c.paths, "path", "paths"),
        counted(c.tests, "test", "tests"),
        counted(s.engine.queries, "query", "queries"),
    );
    text.push_str(nothing_assumed(s).unwrap_or_default());
    text.push_str(&format!("branch sides covered: {} of {}\n", s.covered.0, s.covered.1));
    if c.mutants > 0 {
        text.push_str(&format!(
            "mutated inputs: {} run, {} of them showed something new\n",
            c.mutants, c.mutants_new
        ));
    }
    if c.trees > c.trees_full {
        text.push_str(&format!(
            "execution trees begun anew, from the best inputs: {} (--restart never keeps the first)\n",
            c.trees - c.trees_full
        ));
    }
    if c.trees_full > 0 {
        text.push_str(&format!(
            "execution trees begun anew because the old one took too much memory: {} (--max-memory gives more)\n",
            c.trees_full
        ));
    }
    text.push_str(&match c.bugs {
        0 => "no bugs found\n".to_string(),
        n => format!("{} found: see {}/bugs\n", counted(n, "bug", "bugs"), output.display()),
    });
    // Of what was never read a note tells.
    let lines: Vec<_> = s.ledger.iter().filter(|line| line.entry != Entry::Unread).collect();
    text.push_str(&losses(&lines));
    text
}

/// The ledger for people, kind by kind: a line of each, since some say what is missing and others that nothing is, and more of the
/// first as far as there is room.
fn losses(lines: &[&LedgerLine]) -> String {
    const SHOWN: usize = 8;
    if lines.is_empty() {
        return String::new();
    }
    let kinds: Vec<_> = lines.chunk_by(|a, b| a.entry == b.entry).collect();
    let mut more = SHOWN.saturating_sub(kinds.len());
    let mut text =
        "losses of precision and the like (all in run.json; run --help lists the kinds):\n".to_owned();
    for kind in kinds {
        let shown = kind.len().min(1 + more);
        more -= shown - 1;
        for (n, line) in kind[..shown].iter().enumerate() {
            let place =
                if line.location.is_empty() { String::new() } else { format!(" at {}", line.location) };
            let what =
                if line.what.is_empty() { String::new() } else { format!(": {}", readable(&line.what)) };
            text.push_str(&format!("  {} x {}{what}{place}\n", line.count, line.kind));
            if n == 0 {
                text.push_str(&format!("      {}\n", line.entry.sentence()));
            }
        }
        if kind.len() > shown {
            let left = kind[shown..].iter().map(|line| line.count).sum::<u64>();
            let lines = counted((kind.len() - shown) as u64, "more line", "more lines");
            text.push_str(&format!("  … {left} x {} in {lines}\n", kind[0].kind));
        }
    }
    text
}
