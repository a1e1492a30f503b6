//! The algorithm on a made-up program, whose coverage is known for any weights; and journals that were torn.

use super::journal::{Came, Early, Header, Journal, Short};
use super::space::Space;
use super::*;
use crate::strategy::document::Form;
use crate::strategy::param::Weights;
use crate::strategy::param::features::FEATURES;
use hashbrown::HashMap;
use std::collections::BTreeMap;

/// A made-up program: what a campaign on it covers is known.
struct Made {
    covers: fn(&Trial) -> u32,
    run: usize,
    /// Interrupts the training after so many.
    limit: usize,
    /// So many more may be run in the last check.
    spare: usize,
    /// Nothing can be noted of the last check.
    full: bool,
    known: Option<Journal>,
    /// What was run.
    ran: HashMap<(u32, Phase, u32), u32>,
    tried: Vec<Trial>,
}

impl Trials for Made {
    fn run(&mut self, trials: &[Trial]) -> Result<Vec<u32>, TuneError> {
        let mut list = Vec::new();
        for trial in trials {
            if let Some(covered) = self.known.as_ref().and_then(|journal| journal.get(trial.id)) {
                self.ran.insert(trial.id, covered);
                list.push(covered);
                continue;
            }
            let is_last = trial.id.1 == Phase::Confirm;
            if self.full && is_last {
                return Err(TuneError::Strategy(
                    Heuristic::of("nothing").expect_err("no strategy is called that"),
                ));
            }
            let spare = if is_last { self.spare } else { 0 };
            if self.run >= self.limit.saturating_add(spare) {
                return Err(TuneError::Interrupted);
            }
            self.run += 1;
            let covered = (self.covers)(trial);
            if let Some(journal) = &mut self.known {
                journal.put(trial.id, Came { covered, work: 1, early: Early::No, undecided: false })?;
            }
            self.ran.insert(trial.id, covered);
            self.tried.push(trial.clone());
            list.push(covered);
        }
        Ok(list)
    }

    fn covered(&self, id: (u32, Phase, u32)) -> Option<u32> {
        self.ran.get(&id).copied()
    }
}

/// Trials of nothing yet.
fn made(covers: fn(&Trial) -> u32, limit: usize, known: Option<Journal>) -> Made {
    Made { covers, run: 0, limit, spare: 0, full: false, known, ran: HashMap::new(), tried: Vec::new() }
}

/// It rises with the third weight, falls with the seventh, and has noise by the campaign's seed.
fn by_weights(trial: &Trial) -> u32 {
    let w = weights(&trial.heuristic);
    (1000.0 + 200.0 * w[2] - 200.0 * w[6]) as u32 + (trial.seed % 40) as u32
}

fn weights(heuristic: &Heuristic) -> [f64; FEATURES] {
    heuristic.param.as_deref().expect("only param is trained").0
}

fn train(options: &TuneOptions, trials: &mut Made) -> (Tuned, Result<(), TuneError>) {
    let mut tuned = Tuned::default();
    let end = tune(options, trials, &mut tuned, &mut |_| ());
    (tuned, end)
}

const OPTIONS: TuneOptions = TuneOptions {
    method: Method::Paradyse,
    iterations: 1,
    whole: 1,
    samples: 200,
    keep: 10,
    checks: 5,
    max_rounds: 20,
    seed: 3,
    memory: u64::MAX,
    compat: false,
};

fn header(options: TuneOptions) -> Header {
    Header::new("p".into(), BTreeMap::from([("--seed".into(), options.seed.to_string())]), options)
}

#[test]
fn training_climbs_until_it_no_longer_rises() {
    let mut trials = made(by_weights, usize::MAX, None);
    let (tuned, end) = train(&OPTIONS, &mut trials);
    end.expect("nothing interrupts it");
    assert!(tuned.converged && tuned.rounds.len() >= 2);
    assert_eq!(trials.run, tuned.rounds.len() * (200 + 50));
    // What an execution costs is measured with what is tried first, however many samples there are in the end.
    let first = first_tried(&TuneOptions { samples: 7, ..OPTIONS }, 5).expect("weights are weights");
    assert!(first.iter().eq(trials.tried[..5].iter().map(|trial| &trial.heuristic)));
    let (best, average) = tuned.best().expect("there were rounds");
    let best = weights(best);
    assert!(best[2] > 0.8 && best[6] < -0.8, "{best:?}");
    assert!(tuned.rounds.iter().all(|round| round.checked[0].1 <= *average));
    // Each round but the last was better than the one before, and samples on average are, too.
    let rising = tuned.rounds.windows(2).filter(|pair| pair[1].checked[0].1 > pair[0].checked[0].1).count();
    assert_eq!(rising + 2, tuned.rounds.len() + usize::from(!tuned.converged));
    assert!(tuned.rounds[1].average() > tuned.rounds[0].average() + 50.0);
    // The same seed, the same answer; another, another.
    let again = |options: &TuneOptions| {
        let tuned = train(options, &mut made(by_weights, usize::MAX, None)).0;
        tuned.best().expect("there were rounds").clone()
    };
    assert_eq!(Some(&again(&OPTIONS)), tuned.best());
    assert_ne!(Some(&again(&TuneOptions { seed: 4, ..OPTIONS })), tuned.best());
    // What rose and fell with coverage is told, and nothing else.
    let matters = report::matters(&tuned);
    let strong: Vec<_> = matters.iter().filter(|m| m.correlation.abs() > 0.25).map(|m| m.name).collect();
    assert_eq!(strong, ["leaves-loop", "string"], "{matters:?}");
}

/// A certain way to search suits it: coverage grows with executions, at random by a little.
fn suits(trial: &Trial) -> u32 {
    let h = &trial.heuristic;
    let weighs = h.frontier.as_deref().map_or(0.0, |w| 100.0 * w.0[2] - 50.0 * w.0[5]);
    let known = if h.has("carfast") { 60.0 } else { 0.0 };
    let start = if h.random_start { 30.0 } else { 0.0 };
    let covered = 500.0 + weighs + known + start + (trial.iterations as f64).sqrt();
    covered as u32 + (trial.seed % 10) as u32
}

#[test]
fn a_portfolio_beats_what_needs_no_training_and_goes_on_where_it_was() {
    let options = TuneOptions { iterations: 800, whole: 800, seed: 1, ..TuneOptions::of(Method::Portfolio) };
    let learn = |trials: &mut Made| {
        let mut tuned = Tuned::default();
        let end = tune(&options, trials, &mut tuned, &mut |_| ());
        (tuned.best().cloned(), tuned.rounds.len(), end.is_ok())
    };
    let mut whole = made(suits, usize::MAX, None);
    let (best, rounds, _) = learn(&mut whole);
    let (best, average) = best.expect("there were rounds");
    // Better than the best that is known: carfast from a random start.
    assert!(best.random_start && average > 500.0 + 60.0 + 30.0 + 800f64.sqrt() + 40.0, "{best} {average}");
    let each = 96 + 24 + 30;
    assert!(rounds >= 3 && whole.run == rounds * each + 60, "{rounds} rounds, {} campaigns", whole.run);
    let folder = tempfile::tempdir().expect("a folder");
    let header = header(options);
    loop {
        let known = Some(Journal::open(&folder.path().join("journal"), &header).expect("it is ours"));
        let (again, _, done) = learn(&mut made(suits, 119, known));
        if done {
            assert_eq!(again, Some((best, average)));
            break;
        }
    }
}

#[test]
fn spaces_keep_what_two_agree_about() {
    let (mut a, mut b) = (Weights([0.0; FEATURES]), Weights([0.0; FEATURES]));
    (a.0[0], b.0[0]) = (0.5, 0.25);
    (a.0[1], b.0[1]) = (-0.5, -0.25);
    (a.0[2], b.0[2]) = (-0.5, 0.25);
    let space = Space::refined(&a, &b);
    assert_eq!(space.0[..4], [(0.25, 1.0), (-1.0, -0.25), (-1.0, 1.0), (-1.0, 1.0)]);
}

#[test]
fn an_interrupted_training_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("journal");
    let header = header(OPTIONS);
    let whole = train(&OPTIONS, &mut made(by_weights, usize::MAX, None)).0;
    let mut run = 0;
    let mut ends = 0;
    let tuned = loop {
        let journal = Journal::open(&path, &header).expect("it is ours");
        assert_eq!(journal.len(), run, "nothing that was run is lost");
        let second = Journal::open(&path, &header).expect_err("one at a time").to_string();
        assert!(second.contains("another training"), "{second}");
        Journal::forget(&path).expect_err("it is being written");
        let mut trials = made(by_weights, 137, Some(journal));
        let (tuned, end) = train(&OPTIONS, &mut trials);
        run += trials.run;
        if end.is_ok() {
            break tuned;
        }
        ends += 1;
        // Killed while a line was written.
        let mut text = std::fs::read(&path).expect("it is there");
        text.extend(b"{\"round\":0,\"pha\xff");
        std::fs::write(&path, text).expect("there is room");
    };
    assert_eq!(tuned.best(), whole.best());
    assert!(ends > 3 && run == whole.rounds.len() * 250, "{ends} ends, {run} campaigns");
    // Of something else: what differs is told.
    let refused =
        |header: &Header| Journal::open(&path, header).expect_err("it is of something else").to_string();
    let mut fewer = header.clone();
    fewer.options.samples = 7;
    assert!(
        refused(&fewer).contains("--force") && refused(&fewer).contains("journal"),
        "{}",
        refused(&fewer)
    );
    let mut other = header.clone();
    other.asked.insert("--seed".into(), "4".into());
    assert!(refused(&other).contains("--seed 3, not 4; --force"), "{}", refused(&other));
    assert!(Journal::before(&path, &other).is_err());
    other.asked.clear();
    other.subject = "q".into();
    assert!(refused(&other).contains("another program or world; with --seed"), "{}", refused(&other));
    // With a budget, how much is tried is what was chosen before.
    assert_eq!(Journal::before(&path, &fewer).expect("it is ours"), Some(OPTIONS));
    // Damaged: what no longer reads, and what was changed.
    let text = std::fs::read_to_string(&path).expect("it is there");
    let lines: Vec<&str> = text.lines().collect();
    let number =
        lines[2].split("\"covered\":").nth(1).and_then(|rest| rest.split(',').next()).expect("a number");
    let changed = lines[2].replace(&format!(":{number},"), &format!(":{number}1,"));
    for (bad, at) in [
        (text.replacen("\"covered\"", "\"curved\"", 3), "line 2"),
        (text.replace(lines[2], &changed), "line 3"),
        (text.replace("1,\"samples\":200", "2,\"samples\":200"), "--budget"),
    ] {
        std::fs::write(&path, bad).expect("there is room");
        assert!(refused(&header).contains(at), "{}", refused(&header));
    }
    // No journal at all, with an end of a line or without one; and one whose first line was not written whole.
    for foreign in ["mine", "mine\n", "{\"symvm_tune\": 1}\n", "{\"symvm_tune\":5}"] {
        std::fs::write(&path, foreign).expect("there is room");
        assert!(refused(&header).contains("--force"), "{}", refused(&header));
        assert_eq!(std::fs::read_to_string(&path).expect("it is there"), foreign);
    }
    let begun = serde_json::to_string(&header).expect("it can be written");
    for len in [0, 20, begun.len() - 10] {
        std::fs::write(&path, &begun[..len]).expect("there is room");
        assert!(Journal::open(&path, &header).expect("it is ours").is_empty());
    }
}

#[test]
fn what_is_best_so_far_is_kept_where_no_round_ended() {
    // By what was run: samples only; checks with two seeds, and with a third for some.
    for (limit, runs) in [(100, 1), (200 + 2 * 10 + 3, 2)] {
        let mut trials = made(by_weights, limit, None);
        let (tuned, end) = train(&OPTIONS, &mut trials);
        assert!(matches!(end, Err(TuneError::Interrupted)) && tuned.rounds.is_empty());
        let phase = if runs == 1 { Phase::Find } else { Phase::Check };
        let run: Vec<&Trial> = trials.tried.iter().filter(|trial| trial.id.1 == phase).collect();
        let count = if runs == 1 { run.len() } else { 10 };
        let of = |n: usize| run.iter().skip(n).step_by(count).take(runs).map(|t| f64::from(by_weights(t)));
        let most = (0..count).map(|n| of(n).sum::<f64>() / runs as f64).fold(0.0, f64::max);
        let (best, average) = tuned.best().expect("something was run");
        assert!((average - most).abs() < 1e-9, "{average} and {most}");
        assert!(run.iter().any(|trial| trial.heuristic == *best));
    }
    assert_eq!(train(&OPTIONS, &mut made(by_weights, 0, None)).0.best(), None);
}

/// Later rounds try only what is new: where plain strategies are best, changes that change nothing would fill them.
#[test]
fn a_portfolio_tries_nothing_twice_and_changes_parts_of_auto() {
    fn plain(trial: &Trial) -> u32 {
        let h = &trial.heuristic;
        100 + 50 * u32::from(h.strategy.name == "auto" && h.parts.is_empty())
            + 40 * u32::from(["cgs", "carfast", "cfg", "generational"].contains(&h.strategy.name))
            + 10 * u32::from(h.frontier.as_deref().is_some_and(|w| w.0[2] > 0.0))
    }
    let options =
        TuneOptions { iterations: 800, whole: 800, max_rounds: 3, ..TuneOptions::of(Method::Portfolio) };
    let mut trials = made(plain, usize::MAX, None);
    let (tuned, end) = train(&options, &mut trials);
    assert!(end.is_ok() && tuned.rounds.len() >= 2);
    let found = trials.tried.iter().filter(|trial| trial.id.1 == Phase::Find);
    let mut all: Vec<String> = found.map(|trial| trial.heuristic.text(Form::Json)).collect();
    let (whole, ()) = (all.len(), all.sort_unstable());
    all.dedup();
    assert_eq!(all.len(), whole, "something was tried twice");
    let (best, _) = tuned.best().expect("there were rounds");
    assert!(best.parts.is_empty() && best.frontier.as_deref().is_some_and(|w| w.0[2] > 0.0), "{best}");
}

/// A slow beginner is best in the end, and what luck made best of a round is not what is found.
#[test]
fn slow_beginners_are_checked_and_luck_does_not_win() {
    fn covers(trial: &Trial) -> u32 {
        let h = &trial.heuristic;
        match (h.strategy.name, h.random_start, trial.id.1) {
            ("generational", _, Phase::Find) => 20,
            ("generational", _, _) => 150,
            ("carfast", false, Phase::Check) => 160,
            ("carfast", false, _) => 100,
            // Better than those two at first.
            _ if h.frontier.is_some() => 101 + (trial.seed % 10) as u32,
            _ => 30 + (trial.seed % 10) as u32,
        }
    }
    let options = TuneOptions { iterations: 800, whole: 800, ..TuneOptions::of(Method::Portfolio) };
    let mut trials = made(covers, usize::MAX, None);
    let (tuned, end) = train(&options, &mut trials);
    assert!(end.is_ok());
    let best_of_rounds = tuned.rounds.iter().map(|round| round.checked[0].1).fold(0.0, f64::max);
    assert_eq!(best_of_rounds, 160.0, "by luck");
    let (best, average) = tuned.best().expect("there were rounds");
    assert_eq!((best.to_string().as_str(), *average), ("generational", 150.0));
    assert_eq!((tuned.confirmed.len(), trials.tried.len() % 150), (6, 60));
    let cut = Short { all: 30, by_work: 9, ..Short::default() };
    let text = report::markdown("p", &options, &tuned, &BTreeMap::from([((0, Phase::Check), cut)]));
    assert!(
        text.contains("- round 1, check: 9 of 30 campaigns were ended after several times the usual work\n"),
        "{text}"
    );
    assert!(text.contains("The first round: 96 samples, 100 executions each, "), "{text}");
    assert!(
        text.contains("checked once more with other seeds, 800 executions each:\n\n- 150.0: generational\n"),
        "{text}"
    );
}

/// Time that ends a round leaves some for the last check, and what of that was run is compared fairly.
#[test]
fn a_round_that_is_interrupted_is_followed_by_the_last_check() {
    fn covers(trial: &Trial) -> u32 {
        let h = &trial.heuristic;
        match (h.strategy.name, h.random_start, trial.id.1) {
            ("generational", false, _) => 150,
            ("carfast", false, Phase::Check) => 160,
            _ => 90 + (trial.seed % 10) as u32,
        }
    }
    let options = TuneOptions { iterations: 800, whole: 800, ..TuneOptions::of(Method::Portfolio) };
    let train = |limit, spare| {
        let mut trials = Made { spare, ..made(covers, limit, None) };
        let (tuned, end) = train(&options, &mut trials);
        assert!(matches!(end, Err(TuneError::Interrupted)) && !tuned.converged);
        let (best, average) = tuned.best().expect("the first round ended").clone();
        (best.to_string(), average, tuned.confirmed.len())
    };
    // The first round has 150 campaigns, the last check 60: ten seeds, and five are enough.
    for (spare, confirmed) in [(0, 0), (5 * 6 - 1, 0), (5 * 6, 6), (10 * 6, 6)] {
        let best = if confirmed > 0 { ("generational", 150.0) } else { ("carfast", 160.0) };
        assert_eq!(train(200, spare), (best.0.to_owned(), best.1, confirmed), "{spare}");
    }
    // Where that fails, training does not end as if only its time were up.
    let mut failing = Made { full: true, ..made(covers, 200, None) };
    let end = tune(&options, &mut failing, &mut Tuned::default(), &mut |_| ());
    assert!(matches!(end, Err(TuneError::Strategy(_))), "{end:?}");
    let trial = |round, phase| Trial {
        id: (round, phase, 0),
        heuristic: Heuristic::of("cgs").expect("a name"),
        seed: 0,
        iterations: 800,
    };
    let part = |round, phase| budget::part(&options, &trial(round, phase));
    assert_eq!([part(0, Phase::Check), part(1, Phase::Check), part(1, Phase::Confirm)], [1.0, 0.75, 1.0]);
}
