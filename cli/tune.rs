//! `symvm tune`.

mod plot;

use crate::args::Tune;
use crate::failure::{Failure, Status};
use crate::host::{Process, cpu_time};
use crate::progress::live_line;
use crate::{load, world};
use std::path::{Path, PathBuf};
use symvm_explore::journal::Fingerprint;
use symvm_explore::strategy::heuristic::Heuristic;
use symvm_explore::tune::budget::scaled;
use symvm_explore::tune::journal::{Header, Journal};
use symvm_explore::tune::runner::{Common, Runner};
use symvm_explore::tune::{Method, Round, Trial, TuneError, TuneOptions, Tuned, report, tune};
use symvm_explore::{ExploreOptions, Host, Silent, explore, strategy};
use symvm_solver::SolverConfig;
use symvm_vm::MachineOptions;

/// Executions that tell how fast the program runs.
const PILOT: u64 = 200;

/// Trains and reports.
pub fn run(args: &Tune) -> Result<Status, Failure> {
    let host = Process::new();
    let world = world::options(&args.world, args.programs.first())?;
    let program = load::program(&args.programs, &world, args.checking.checks())?;
    let environment = || symvm_runtime::environment(&program, &world);
    let options = options(args, &host)?;
    let journal_path = journal_path(args);
    let subject = subject(args, &format!("{world:?} {:?}", args.checking.checks()))?;
    if args.force && journal_path.exists() {
        std::fs::remove_file(&journal_path)
            .map_err(|e| Failure::new(format!("{}: {e}", journal_path.display())))?;
    }
    let asked = asked(args);
    // A training that goes on keeps the parameters that it once chose. Time is the processor's: a machine that has little
    // of it to give must not make for less training.
    let begun = cpu_time();
    let before = Journal::header(&journal_path)?.filter(|h| args.budget.is_some() && h.subject == subject);
    let chosen = match (args.budget, before) {
        (Some(_), Some(before)) => before.options,
        (Some(budget), None) => {
            let mut pilot = ExploreOptions {
                max_iterations: Some(PILOT.min(args.iterations)),
                // By the clock, so it is no more than that of the budget.
                max_time: Some(host.elapsed() + budget / 10),
                ..options.clone()
            };
            if asked.method == Method::Portfolio {
                // Something of everything that will be tried.
                Heuristic::of("auto").map_err(TuneError::from)?.apply(&mut pilot);
            }
            let summary = explore(&program, environment(), &pilot, &host, &mut Silent)?;
            let execution = (cpu_time() - begun) / (summary.counters.iterations.max(1) as u32);
            scaled(&asked, budget, execution, args.jobs.into())
        }
        (None, _) => asked,
    };
    let journal = Journal::open(&journal_path, &Header { symvm_tune: 2, subject, options: chosen })?;
    if !args.quiet {
        let known = match journal.len() {
            0 => String::new(),
            n => format!("; going on after {n} campaigns"),
        };
        let (n, k, m) = (chosen.samples, chosen.keep, chosen.checks);
        let each = chosen.iterations;
        let short = if chosen.method == Method::Portfolio { ", fewer at first" } else { "" };
        crate::say(&format!(
            "each round: {n} samples, {k} of them {m} times more, {each} executions each{short}{known}\n"
        ));
    }
    let stop = host.flag();
    let late = || args.budget.is_some_and(|budget| cpu_time() - begun >= budget * u32::from(args.jobs));
    let bar = live_line(args.quiet, "{spinner} {elapsed} {msg}");
    let mut ended = |trial: &Trial, covered: u32| {
        let (round, phase, number) = trial.id;
        bar.set_message(format!("round {}, {phase:?} {number}: {covered} sides", round + 1));
        bar.tick();
    };
    let facts = symvm_explore::facts(&program, &options)?;
    let common = Common {
        program: &program,
        facts: &facts,
        environment: &environment,
        options: &options,
        stop: &stop,
        late: &late,
    };
    let mut runner = Runner { common, jobs: args.jobs.into(), journal, told: &mut ended };
    let mut tuned = Tuned::default();
    let mut rounds = 0;
    let end = tune(&chosen, &mut runner, &mut tuned, &mut |round| {
        rounds += 1;
        if !args.quiet {
            bar.suspend(|| crate::say(&line(rounds, round)));
        }
    });
    bar.finish_and_clear();
    let interrupted = match end {
        Ok(()) => false,
        Err(TuneError::Interrupted) => true,
        Err(e) => return Err(e.into()),
    };
    let Some((heuristic, average)) = tuned.best() else {
        let path = journal_path.display();
        crate::say(&format!("no round ended; what was run is in {path}, and the same command goes on\n"));
        return Ok(Status::Limit);
    };
    write(&args.output, &file(heuristic, chosen.method))?;
    let name = args.programs.first().map_or(String::new(), |path| path.display().to_string());
    let whole = report::markdown(&name, &chosen, &tuned);
    write(&beside(&args.output, ".md"), &whole)?;
    write(&beside(&args.output, ".svg"), &plot::rounds(&tuned)?)?;
    if !args.quiet {
        crate::say(&outcome(args, &tuned, heuristic, *average, interrupted));
    }
    Ok(if interrupted || !tuned.converged { Status::Limit } else { Status::Clean })
}

/// What the user asked for, and the usual figures for the rest.
fn asked(args: &Tune) -> TuneOptions {
    let usual = TuneOptions::of(match args.method {
        crate::args::Method::Portfolio => Method::Portfolio,
        crate::args::Method::Paradyse => Method::Paradyse,
        crate::args::Method::Random => Method::Random,
    });
    TuneOptions {
        iterations: args.iterations,
        samples: args.samples.unwrap_or(usual.samples),
        keep: args.keep.unwrap_or(usual.keep),
        checks: args.checks.unwrap_or(usual.checks),
        max_rounds: args.max_rounds,
        seed: args.seed,
        ..usual
    }
}

/// Methods of the paper leave weights, which `--weights` reads, too.
fn file(heuristic: &Heuristic, method: Method) -> String {
    let weights = heuristic.param.as_deref().filter(|_| method != Method::Portfolio);
    weights.map_or_else(|| heuristic.to_json(), |weights| weights.to_json())
}

fn options(args: &Tune, host: &Process) -> Result<ExploreOptions, Failure> {
    let strategy = strategy::find("param").ok_or_else(|| Failure::new("there is no strategy 'param'"))?;
    let memory = args.max_memory / u64::from(args.jobs);
    Ok(ExploreOptions {
        strategy,
        setup: strategy::Setup { compat: args.paradyse_compat, ..strategy::Setup::default() },
        seed: args.seed,
        max_memory: Some(memory),
        // Nobody reads a trial's tests, and each would be replayed.
        emit: symvm_explore::Emit::Bugs,
        machine: MachineOptions {
            max_steps: Some(args.max_steps),
            max_memory: Some(memory),
            stop: Some(host.flag()),
            checks: args.checking.checks(),
            ..MachineOptions::default()
        },
        solver: SolverConfig {
            timeout: Some(args.solver_timeout),
            cancel: Some(host.flag()),
            ..SolverConfig::default()
        },
        ..ExploreOptions::default()
    })
}

/// What identifies the program and its world: the texts of the modules and the options.
fn subject(args: &Tune, world: &str) -> Result<String, Failure> {
    let mut all = Fingerprint::default();
    for path in &args.programs {
        all.add(&load::read(path)?);
    }
    all.add(world.as_bytes());
    all.add(&[u8::from(args.paradyse_compat)]);
    Ok(all.to_string())
}

fn journal_path(args: &Tune) -> PathBuf {
    beside(&args.output, ".journal")
}

/// The file whose name is longer by `ending`.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(ending);
    name.into()
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|e| Failure::new(format!("{}: {e}", path.display())))
}

fn line(number: usize, round: &Round) -> String {
    let (found, average, most) = (round.tried.len(), round.average(), round.most());
    let (best, second) = (&round.checked[0], &round.checked[1]);
    format!(
        "round {number}: {found} samples cover {average:.1} sides on average, {most} at most; checked again, the best two: \
         {:.1} ({}) and {:.1} ({})\n",
        best.1, best.0, second.1, second.0
    )
}

/// What was learned, in short.
fn outcome(args: &Tune, tuned: &Tuned, best: &Heuristic, average: f64, interrupted: bool) -> String {
    let why = match (interrupted, tuned.converged) {
        (true, _) => "ended before it was done; the same command goes on",
        (false, true) => "the last round was no better than those before",
        (false, false) => "the limit of rounds was reached",
    };
    let file = args.output.display();
    let mut text =
        format!("{why}\n{average:.1} sides covered on average by {best}: {file}, report in {file}.md\n");
    let all = report::matters(tuned);
    let row = |m: &report::Matter| format!("  {:+.2}  {:<24} {}\n", m.correlation, m.name, m.doc);
    if all.len() >= 10 {
        text.push_str("coverage rose most with the weights of (correlation):\n");
        text.extend(all.iter().take(5).map(row));
        text.push_str("fell most with those of:\n");
        text.extend(all.iter().rev().take(5).map(row));
    }
    text
}
