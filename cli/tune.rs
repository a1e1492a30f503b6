//! `symvm tune`.

mod asked;
mod files;
mod plot;

use crate::args::Tune;
use crate::failure::{Failure, Status};
use crate::host::{Process, cpu_time};
use crate::progress::{live_line, time};
use crate::{allocator, load, missing, run as running, world};
use files::{beside, remove, write};
use std::time::Duration;
use symvm_explore::ledger::Entry;
use symvm_explore::strategy::document::Form;
use symvm_explore::strategy::heuristic::Heuristic;
use symvm_explore::strategy::param::WeightsFile;
use symvm_explore::tune::budget::{self, Cost, scaled};
use symvm_explore::tune::journal::{Journal, Short};
use symvm_explore::tune::plan::Plan;
use symvm_explore::tune::runner::{Common, Runner};
use symvm_explore::tune::{Method, Round, Trial, TuneError, TuneOptions, Tuned, first_tried, report, tune};
use symvm_explore::{ExploreOptions, Host, Silent, StopReason, explore_sharing};

/// Executions that tell at first how fast the program runs.
const PILOT: u64 = 200;
/// Samples of weights that make them.
const PILOTS: usize = 5;
/// A budget that was used so many times, and some more, while not one campaign ended is too small.
const HOPELESS: u32 = 3;
const GRACE: Duration = Duration::from_secs(2);

/// Trains and reports.
pub fn run(args: &Tune) -> Result<Status, Failure> {
    allocator::small_pages();
    let host = Process::new();
    let asked = asked::amounts(args)?;
    let inputs: Vec<_> = args.programs.iter().cloned().chain(world::host_files(&args.world)).collect();
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
    let environment = || symvm_runtime::environment(&world);
    let mut options = asked::campaign(args, asked.memory, &host)?;
    let journal_path = beside(&args.output, ".journal");
    let mut header = asked::header(args, asked, &format!("{world:?} {:?}", args.checking.checks()))?;
    host.listen();
    let mut measured = false;
    // A training that goes on keeps the parameters that it once chose. Time is the processor's: a machine that has little
    // of it to give must not make for less training.
    let begun = cpu_time();
    let facts = symvm_explore::facts(&program, &options)?;
    let before = if args.force { None } else { Journal::before(&journal_path, &header)? };
    match (before, args.budget) {
        (Some(before), Some(_)) => header.options = before,
        // Campaigns have as much memory as those before, however many there are at a time now.
        (Some(before), None) => header.options.memory = before.memory,
        (None, budget) => {
            measured = true;
            let pilots = pilots(&asked)?;
            let campaigns = 1 + 2 * pilots.len() as u32;
            let run = |heuristic: &Heuristic, most| {
                let began = cpu_time();
                let pilot = pilot(args, heuristic, most, &options, &host, campaigns);
                let summary = explore_sharing(&program, &facts, environment(), &pilot, &host, &mut Silent)?;
                let iterations = summary.counters.iterations;
                let nothing = summary.stop == StopReason::Exhausted && iterations <= 1;
                if nothing
                    && let Some(line) = summary.ledger.iter().find(|line| line.entry == Entry::StepLimit)
                {
                    return Err(Failure::new(format!(
                        "the first execution was cut after {} instructions, at {}, before any branch that depends on symbolic input: give it more by --max-steps",
                        args.max_steps, line.location
                    )));
                }
                if nothing {
                    return Err(Failure::new(
                        "no branch of the program depends on symbolic input, so that there is nothing to learn (--sym-stdin, --sym-args, --sym-file and --sym-socket make input symbolic)",
                    ));
                }
                Ok((cpu_time() - began, iterations))
            };
            // Two executions tell whether anything is symbolic.
            let (campaign, _) = pilots.first().map_or(Ok((Duration::ZERO, 0)), |first| run(first, 2))?;
            if let Some(budget) = budget {
                let fitting = |most| {
                    let runs = pilots.iter().map(|heuristic| run(heuristic, most));
                    let runs = runs.collect::<Result<Vec<_>, _>>()?;
                    Ok::<_, Failure>(scaled(&asked, budget, Cost::of(campaign, &runs), args.jobs.into()))
                };
                // Later executions are dearer than the first, often by a multiple: longer campaigns correct what short ones show.
                let short = fitting(PILOT / pilots.len().max(1) as u64)?;
                header.options = fitting(short.iterations)?;
            }
        }
    }
    if measured && host.interrupted() {
        // What pilots that were cut short tell is nothing to keep.
        crate::say("interrupted before the first campaign; the same command begins anew\n");
        return Ok(Status::Limit);
    }
    let chosen = header.options;
    let shares = asked::shares(args, chosen.memory);
    (options.max_memory, options.shards) = (Some(chosen.memory), shares);
    let jobs = u64::from(args.jobs).min(shares) as usize;
    if jobs < args.jobs.into() && !args.quiet {
        crate::say(&format!(
            "campaigns at a time: {jobs}, each with as much memory as this training began with\n"
        ));
    }
    if args.force {
        // Not before it is known that there is something to learn.
        Journal::forget(&journal_path)?;
    }
    let journal = Journal::open(&journal_path, &header)?;
    if !args.quiet {
        crate::say(&announcement(&chosen, journal.len()));
        if args.budget.is_some() {
            let last = match chosen.method {
                Method::Portfolio => format!(" --last-check {}", chosen.whole),
                Method::Paradyse | Method::Random => String::new(),
            };
            crate::say(&format!(
                "chosen by how fast this machine is; to learn the same again: --iterations {} --samples {} --keep {} --checks {}{last} \
                 instead of --budget\n",
                chosen.iterations, chosen.samples, chosen.keep, chosen.checks
            ));
        }
    }
    let stop = host.flag();
    let room = args.budget.map(|budget| budget.saturating_mul(args.jobs.into()));
    let late = |trial: &Trial| {
        room.is_some_and(|room| cpu_time() - begun >= room.mul_f64(budget::part(&chosen, trial)))
    };
    let hopeless =
        || room.is_some_and(|room| cpu_time() - begun >= room.saturating_mul(HOPELESS).saturating_add(GRACE));
    let bar = live_line(args.quiet, "{spinner} {elapsed} {msg}");
    let (mut executed, since) = (0, host.elapsed());
    let mut ended = |trial: &Trial, covered: u32| {
        let (round, phase, number) = trial.id;
        executed += trial.iterations;
        let plan = Plan::of(&chosen, round);
        let part = plan.part(phase).campaigns;
        let each = (host.elapsed() - since).as_secs_f64() / executed.max(1) as f64;
        let end = Duration::try_from_secs_f64(each * plan.left_after(trial) as f64).unwrap_or(Duration::MAX);
        let mut left = format!("about {} left of this round", time(end));
        if let Some(room) = room {
            let of_budget = room.saturating_sub(cpu_time() - begun) / u32::from(args.jobs);
            left += &format!(", {} of the budget", time(of_budget));
        }
        let at = number + 1;
        bar.set_message(format!(
            "round {}, {} {at} of {part}: {covered} sides, {left}",
            round + 1,
            phase.name()
        ));
        bar.tick();
    };
    let common = Common {
        program: &program,
        facts: &facts,
        environment: &environment,
        options: &options,
        stop: &stop,
        late: &late,
        hopeless: &hopeless,
        failed: false.into(),
        ended: false.into(),
    };
    let mut runner = Runner { common, jobs, journal, told: &mut ended };
    let mut tuned = Tuned::default();
    let mut rounds = 0;
    let end = tune(&chosen, &mut runner, &mut tuned, &mut |round| {
        rounds += 1;
        if !args.quiet {
            bar.suspend(|| crate::say(&line(rounds, round)));
        }
    });
    let short = runner.journal.short();
    bar.finish_and_clear();
    let interrupted = match end {
        Ok(()) => false,
        Err(TuneError::Interrupted) => true,
        Err(e) => return Err(e.into()),
    };
    if !args.quiet {
        crate::say(&early(short.values()));
    }
    let Some((heuristic, average)) = tuned.best() else {
        let path = journal_path.display();
        let too_little = if hopeless() { " (a campaign takes several times the --budget)" } else { "" };
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
    write(&args.output, &file(heuristic, chosen.method, Form::of_path(&args.output)))?;
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
    let whole = report::markdown(&name, &chosen, &tuned, &short);
    write(&beside(&args.output, ".md"), &whole)?;
    write(&beside(&args.output, ".svg"), &plot::rounds(&tuned)?)?;
    if !args.quiet {
        crate::say(&outcome(args, &tuned, heuristic, *average, interrupted));
    }
    // That a budget, or a number of rounds, is used up is how most trainings end.
    Ok(if host.interrupted() { Status::Limit } else { Status::Clean })
}

/// Ways to search that short campaigns try before the others: is there anything to learn, and what does an execution cost? Some
/// weights make it many times as dear as others.
fn pilots(asked: &TuneOptions) -> Result<Vec<Heuristic>, TuneError> {
    match asked.method {
        // Something of everything that will be tried.
        Method::Portfolio => Ok(vec![Heuristic::of("auto")?]),
        Method::Paradyse | Method::Random => first_tried(asked, PILOTS),
    }
}

/// One of so many such campaigns.
fn pilot(
    args: &Tune,
    heuristic: &Heuristic,
    most: u64,
    options: &ExploreOptions,
    host: &Process,
    campaigns: u32,
) -> ExploreOptions {
    // By the clock, so all of them take no more than a tenth of the budget.
    let part = |budget: Duration| budget / 10 / campaigns;
    let mut options = ExploreOptions {
        max_iterations: Some(most.min(args.iterations.max(2))),
        max_time: args.budget.map(|budget| host.elapsed().saturating_add(part(budget))),
        ..options.clone()
    };
    heuristic.apply(&mut options);
    options
}

/// Campaigns that were ended before their executions were made.
fn early<'a>(phases: impl Iterator<Item = &'a Short> + Clone) -> String {
    let sum = |of: fn(&Short) -> usize| phases.clone().map(of).sum::<usize>();
    let (by_memory, by_work, undecided) = (sum(|s| s.by_memory), sum(|s| s.by_work), sum(|s| s.undecided));
    let mut text = String::new();
    if by_memory > 0 {
        text += &format!(
            "campaigns that ended early because memory was full: {by_memory}; --max-memory gives more, fewer --jobs leave more for each\n"
        );
    }
    if by_work > 0 {
        text += &format!(
            "campaigns that were ended after several times the usual work: {by_work}; what they covered by then counts\n"
        );
    }
    if undecided > 0 {
        text += &format!(
            "campaigns in which queries ran out of time or memory: {undecided}; so what was learned depends on how fast the machine was, or on --jobs (--solver-timeout and --max-memory give more, fewer --jobs leave more for each)\n"
        );
    }
    text
}

/// Methods of the paper leave weights, which `--weights` reads, too.
fn file(heuristic: &Heuristic, method: Method, form: Form) -> String {
    let weights = heuristic.param.as_deref().filter(|_| method != Method::Portfolio);
    let weights = weights.map(|w| WeightsFile { weights: w.clone(), compat: heuristic.compat });
    weights.map_or_else(|| heuristic.text(form), |weights| weights.text(form))
}

/// What will be run.
fn announcement(chosen: &TuneOptions, known: usize) -> String {
    let known = match known {
        0 => String::new(),
        n => format!("; going on after {n} campaigns"),
    };
    let [first, later] = [0, 1].map(|round| Plan::of(chosen, round).text());
    if first == later || chosen.max_rounds == 1 {
        format!("each round: {first}{known}\n")
    } else {
        format!("first round: {first}; later: {later}{known}\n")
    }
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
        (false, true) if args.method == crate::args::Method::Random => {
            "the rounds that were asked for were run"
        }
        (false, true) => "the last round was no better than those before",
        (false, false) => "the limit of rounds was reached",
    };
    let file = args.output.display();
    let mut text =
        format!("{why}\n{average:.1} sides covered on average by {best}: {file}, report in {file}.md\n");
    if report::all_alike(tuned) {
        text += "all that was tried covers the same: nothing tells one way to search from another here\n";
        return text;
    }
    let all = report::matters(tuned);
    let row = |m: &report::Matter| format!("  {:+.2}  {:<24} {}\n", m.correlation, m.name, m.doc);
    let telling = |m: &&report::Matter| m.correlation.abs() > m.chance;
    let rose: Vec<_> = all.iter().filter(|m| m.correlation > 0.0).filter(telling).take(5).collect();
    let fell: Vec<_> = all.iter().rev().filter(|m| m.correlation < 0.0).filter(telling).take(5).collect();
    for (what, list) in [("rose most with", rose), ("fell most with", fell)] {
        if !list.is_empty() {
            text += &format!("coverage {what} the weights of (correlation):\n");
            text.extend(list.into_iter().map(row));
        }
    }
    text
}
