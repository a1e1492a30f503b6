//! What a training says of itself.

use crate::args::{self, Tune};
use crate::progress::time;
use std::time::Duration;
use symvm_explore::strategy::heuristic::Heuristic;
use symvm_explore::tune::journal::Short;
use symvm_explore::tune::plan::Plan;
use symvm_explore::tune::{Method, Round, Trial, TuneOptions, Tuned, report};

/// What will be run.
pub fn announcement(chosen: &TuneOptions, known: usize) -> String {
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

/// How to have what a budget made of this training once more.
pub fn again(chosen: &TuneOptions) -> String {
    let last = match chosen.method {
        Method::Portfolio => format!(" --last-check {}", chosen.whole),
        Method::Paradyse | Method::Random => String::new(),
    };
    format!(
        "chosen by how fast this machine is; to learn the same again: --iterations {} --samples {} --keep {} --checks {}{last} \
         instead of --budget\n",
        chosen.iterations, chosen.samples, chosen.keep, chosen.checks
    )
}

/// After a campaign: where the round stands, with so much of it and of the budget left.
pub fn standing(
    plan: &Plan,
    trial: &Trial,
    covered: u32,
    end: Duration,
    of_budget: Option<Duration>,
) -> String {
    let (round, phase, number) = trial.id;
    let mut left = format!("about {} left of this round", time(end));
    if let Some(of_budget) = of_budget {
        left += &format!(", {} of the budget", time(of_budget));
    }
    let (at, part) = (number + 1, plan.part(phase).campaigns);
    format!("round {}, {} {at} of {part}: {covered} sides, {left}", round + 1, phase.name())
}

/// What came of a round.
pub fn line(number: usize, round: &Round) -> String {
    let (found, average, most) = (round.tried.len(), round.average(), round.most());
    let (best, second) = (&round.checked[0], &round.checked[1]);
    format!(
        "round {number}: {found} samples cover {average:.1} sides on average, {most} at most; checked again, the best two: \
         {:.1} ({}) and {:.1} ({})\n",
        best.1, best.0, second.1, second.0
    )
}

/// Campaigns that were ended before their executions were made.
pub fn early<'a>(phases: impl Iterator<Item = &'a Short> + Clone) -> String {
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

/// What was learned, in short.
pub fn outcome(args: &Tune, tuned: &Tuned, best: &Heuristic, average: f64, interrupted: bool) -> String {
    let why = match (interrupted, tuned.converged) {
        (true, _) => "ended before it was done; the same command goes on",
        (false, true) if args.method == args::Method::Random => "the rounds that were asked for were run",
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
