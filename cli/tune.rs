//! `symvm tune`.

mod allowance;
mod asked;
mod files;
mod pilots;
mod plot;
mod words;

use crate::args::Tune;
use crate::failure::{Failure, Status};
use crate::host::Process;
use crate::progress::live_line;
use crate::{allocator, load, missing, run as running, world};
use allowance::Allowance;
use files::{beside, remove, write};
use pilots::Pilots;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use symvm_explore::strategy::Facts;
use symvm_explore::strategy::document::Form;
use symvm_explore::strategy::heuristic::Heuristic;
use symvm_explore::strategy::param::WeightsFile;
use symvm_explore::tune::journal::{Header, Journal, Short};
use symvm_explore::tune::plan::Plan;
use symvm_explore::tune::runner::{Common, Runner};
use symvm_explore::tune::{Method, Phase, Trial, TuneError, TuneOptions, Tuned, report, tune};
use symvm_explore::{ExploreOptions, Host};
use symvm_frontend::program::Program;
use symvm_runtime::WorldOptions;
use symvm_vm::Environment;

/// What all steps of a training go by.
struct Training<'a> {
    args: &'a Tune,
    host: &'a Process,
    program: &'a Arc<Program>,
    /// What is known of the program beforehand.
    facts: &'a Arc<Facts>,
    /// Makes its world.
    environment: &'a (dyn Fn() -> Box<dyn Environment> + Sync),
    allowance: Allowance,
}

/// Trains and reports.
pub fn run(args: &Tune) -> Result<Status, Failure> {
    allocator::small_pages();
    let host = Process::new();
    let asked = asked::amounts(args)?;
    let (program, world) = subject(args)?;
    let mut options = asked::campaign(args, asked.memory, &host)?;
    let mut header = asked::header(args, asked, &format!("{world:?} {:?}", args.checking.checks()))?;
    host.listen();
    let allowance = Allowance::new(args);
    let facts = symvm_explore::facts(&program, &options)?;
    let environment = || symvm_runtime::environment(&world);
    let (program, facts, environment) = (&program, &facts, &environment);
    let training = Training { args, host: &host, program, facts, environment, allowance };
    let journal = beside(&args.output, ".journal");
    let before = if args.force { None } else { Journal::before(&journal, &header)? };
    match (before, args.budget) {
        // A training that goes on keeps the parameters that it once chose.
        (Some(before), Some(_)) => header.options = before,
        // Campaigns have as much memory as those before, however many there are at a time now.
        (Some(before), None) => header.options.memory = before.memory,
        (None, _) => {
            header.options = Pilots::new(&training, asked, &options)?.choose()?;
            if host.interrupted() {
                // What pilots that were cut short tell is nothing to keep.
                crate::say("interrupted before the first campaign; the same command begins anew\n");
                return Ok(Status::Limit);
            }
        }
    }
    let chosen = header.options;
    (options.memory.max, options.memory.sharers) = (Some(chosen.memory), asked::shares(args, chosen.memory));
    let jobs = jobs(args, options.memory.sharers);
    let trained = training.train(&chosen, &options, jobs, open(args, &journal, &header)?)?;
    training.finish(&chosen, &trained, &journal)
}

/// The program and its world.
fn subject(args: &Tune) -> Result<(Arc<Program>, WorldOptions), Failure> {
    let inputs = [args.programs.clone(), world::host_files(&args.world)?].concat();
    files::check(&args.output, &inputs)?;
    if !args.quiet {
        world::note_swallowed(&args.world, "tune");
    }
    let world = world::options(&args.world, args.programs.first())?;
    let program = load::program(&args.programs, &world, args.checking.checks())?;
    running::require_entry(&args.programs, &program)?;
    if !args.quiet {
        missing::note(&world, &program);
    }
    Ok((program, world))
}

/// How many campaigns run at a time, where so many have room.
fn jobs(args: &Tune, most: u64) -> usize {
    let jobs = u64::from(args.jobs).min(most) as usize;
    if jobs < args.jobs.into() && !args.quiet {
        crate::say(&format!(
            "campaigns at a time: {jobs}, each with as much memory as this training began with\n"
        ));
    }
    jobs
}

/// The journal, now that it is known that there is something to learn.
fn open(args: &Tune, path: &Path, header: &Header) -> Result<Journal, Failure> {
    if args.force {
        Journal::forget(path)?;
    }
    Ok(Journal::open(path, header)?)
}

/// What came of a training.
struct Trained {
    tuned: Tuned,
    /// Campaigns that were ended before their executions were made.
    short: BTreeMap<(u32, Phase), Short>,
    interrupted: bool,
}

impl Training<'_> {
    /// Runs the campaigns.
    fn train(
        &self,
        chosen: &TuneOptions,
        options: &ExploreOptions,
        jobs: usize,
        journal: Journal,
    ) -> Result<Trained, Failure> {
        let Self { args, host, allowance, .. } = *self;
        if !args.quiet {
            crate::say(&words::announcement(chosen, journal.len()));
            if args.budget.is_some() {
                crate::say(&words::again(chosen));
            }
        }
        let bar = live_line(args.quiet, "{spinner} {elapsed} {msg}");
        let (mut executed, since) = (0, host.elapsed());
        let mut told = |trial: &Trial, covered: u32| {
            executed += trial.iterations;
            let plan = Plan::of(chosen, trial.id.0);
            let each = (host.elapsed() - since).as_secs_f64() / executed.max(1) as f64;
            let end = Duration::try_from_secs_f64(each * plan.left_after(trial) as f64);
            let end = end.unwrap_or(Duration::MAX);
            bar.set_message(words::standing(&plan, trial, covered, end, allowance.left()));
            bar.tick();
        };
        let common = Common {
            program: self.program,
            facts: self.facts,
            environment: self.environment,
            options,
            stop: &host.flag(),
            late: &|trial: &Trial| allowance.is_late(chosen, trial),
            hopeless: &|| allowance.is_hopeless(),
            failed: false.into(),
            ended: false.into(),
        };
        let mut runner = Runner { common, jobs, journal, told: &mut told };
        let mut tuned = Tuned::default();
        let mut rounds = 0;
        let end = tune(chosen, &mut runner, &mut tuned, &mut |round| {
            rounds += 1;
            if !args.quiet {
                bar.suspend(|| crate::say(&words::line(rounds, round)));
            }
        });
        let short = runner.journal.short();
        bar.finish_and_clear();
        let interrupted = match end {
            Ok(()) => false,
            Err(TuneError::Interrupted) => true,
            Err(e) => return Err(e.into()),
        };
        Ok(Trained { tuned, short, interrupted })
    }

    /// Writes what was learned, and says so.
    fn finish(&self, chosen: &TuneOptions, trained: &Trained, journal: &Path) -> Result<Status, Failure> {
        let Self { args, .. } = *self;
        let Trained { tuned, short, interrupted } = trained;
        if !args.quiet {
            crate::say(&words::early(short.values()));
        }
        let Some((heuristic, average)) = tuned.best() else {
            let path = journal.display();
            let is_hopeless = self.allowance.is_hopeless();
            let too_little = if is_hopeless { " (a campaign takes several times the --budget)" } else { "" };
            crate::say(&format!(
                "no campaign ended, and nothing was learned{too_little}; the same command begins anew: {path}\n"
            ));
            return Ok(Status::Limit);
        };
        if *average == 0.0 {
            crate::say(
                "no campaign covered a branch side, and nothing was learned: --max-memory and --max-steps give executions more\n",
            );
            return Ok(Status::Limit);
        }
        let learned = Heuristic { learned_on: load::name(&args.programs), ..heuristic.clone() };
        write(&args.output, &file(&learned, chosen.method, Form::of_path(&args.output)))?;
        if tuned.rounds.is_empty() {
            // A report that is there is of another training.
            for ending in [".md", ".svg"] {
                remove(&beside(&args.output, ending))?;
            }
            if !args.quiet {
                let file = args.output.display();
                crate::say(&format!(
                    "no round ended: {file} is the best of what was run so far, {heuristic}, with {average:.1} sides covered; the same command goes on\n"
                ));
            }
            return Ok(Status::Limit);
        }
        let name = args.programs.first().map_or(String::new(), |path| path.display().to_string());
        let whole = report::markdown(&name, chosen, tuned, short);
        write(&beside(&args.output, ".md"), &whole)?;
        write(&beside(&args.output, ".svg"), &plot::rounds(tuned)?)?;
        if !args.quiet {
            crate::say(&words::outcome(args, tuned, heuristic, *average, *interrupted));
        }
        // That a budget, or a number of rounds, is used up is how most trainings end.
        Ok(if self.host.interrupted() { Status::Limit } else { Status::Clean })
    }
}

/// Methods of the paper leave weights, which `--weights` reads, too.
fn file(heuristic: &Heuristic, method: Method, form: Form) -> String {
    let weights = heuristic.param.as_deref().filter(|_| method != Method::Portfolio);
    let weights = weights.map(|weights| WeightsFile {
        weights: weights.clone(),
        compat: heuristic.compat,
        learned_on: heuristic.learned_on.clone(),
    });
    weights.map_or_else(|| heuristic.text(form), |weights| weights.text(form))
}
