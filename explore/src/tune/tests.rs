//! The algorithm on a made-up program, whose coverage is known for any weights; and journals that were torn.

use super::journal::{Header, Journal};
use super::space::Space;
use super::*;
use crate::strategy::param::Weights;
use crate::strategy::param::features::FEATURES;

/// A made-up program: what a campaign on it covers is known.
struct Made {
    covers: fn(&Trial) -> u32,
    run: usize,
    /// Interrupts the campaign after so many.
    limit: usize,
    known: Option<Journal>,
}

impl Trials for Made {
    fn run(&mut self, trials: &[Trial]) -> Result<Vec<u32>, TuneError> {
        let mut list = Vec::new();
        for trial in trials {
            if let Some(covered) = self.known.as_ref().and_then(|journal| journal.get(trial.id)) {
                list.push(covered);
                continue;
            }
            if self.run == self.limit {
                return Err(TuneError::Interrupted);
            }
            self.run += 1;
            let covered = (self.covers)(trial);
            if let Some(journal) = &mut self.known {
                journal.put(trial.id, covered)?;
            }
            list.push(covered);
        }
        Ok(list)
    }
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
    samples: 200,
    keep: 10,
    checks: 5,
    max_rounds: 20,
    seed: 3,
};

#[test]
fn training_climbs_until_it_no_longer_rises() {
    let mut trials = Made { covers: by_weights, run: 0, limit: usize::MAX, known: None };
    let (tuned, end) = train(&OPTIONS, &mut trials);
    end.expect("nothing interrupts it");
    assert!(tuned.converged && tuned.rounds.len() >= 2);
    assert_eq!(trials.run, tuned.rounds.len() * (200 + 50));
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
        let tuned =
            train(options, &mut Made { covers: by_weights, run: 0, limit: usize::MAX, known: None }).0;
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
    let options = TuneOptions { iterations: 800, seed: 1, ..TuneOptions::of(Method::Portfolio) };
    let learn = |trials: &mut Made| {
        let mut tuned = Tuned::default();
        let end = tune(&options, trials, &mut tuned, &mut |_| ());
        (tuned.best().cloned(), tuned.rounds.len(), end.is_ok())
    };
    let mut whole = Made { covers: suits, known: None, run: 0, limit: usize::MAX };
    let (best, rounds, _) = learn(&mut whole);
    let (best, average) = best.expect("there were rounds");
    // The best that is known: carfast from a random start.
    assert!(best.random_start && average > 500.0 + 60.0 + 30.0 + 800f64.sqrt() + 40.0, "{best} {average}");
    let each = 96 + 24 + 30;
    assert!(rounds >= 3 && whole.run == rounds * each, "{rounds} rounds, {} campaigns", whole.run);
    let folder = tempfile::tempdir().expect("a folder");
    let header = Header { symvm_tune: 2, subject: "p".into(), options };
    loop {
        let known = Some(Journal::open(&folder.path().join("journal"), &header).expect("it is ours"));
        let (again, _, done) = learn(&mut Made { covers: suits, known, run: 0, limit: 119 });
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
    let intervals: Vec<_> = (0..4).map(|n| space.interval(n)).collect();
    assert_eq!(intervals, [(0.25, 1.0), (-1.0, -0.25), (-1.0, 1.0), (-1.0, 1.0)]);
}

#[test]
fn an_interrupted_training_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("journal");
    let header = Header { symvm_tune: 1, subject: "p".into(), options: OPTIONS };
    let whole = train(&OPTIONS, &mut Made { covers: by_weights, run: 0, limit: usize::MAX, known: None }).0;
    let mut run = 0;
    let mut ends = 0;
    let tuned = loop {
        let journal = Journal::open(&path, &header).expect("it is ours");
        assert_eq!(journal.len(), run, "nothing that was run is lost");
        let mut trials = Made { covers: by_weights, run: 0, limit: 137, known: Some(journal) };
        let (tuned, end) = train(&OPTIONS, &mut trials);
        run += trials.run;
        if end.is_ok() {
            break tuned;
        }
        ends += 1;
        // Killed while a line was written.
        let text = std::fs::read_to_string(&path).expect("it is there");
        std::fs::write(&path, format!("{text}{{\"round\":0,\"pha")).expect("there is room");
    };
    assert_eq!(tuned.best(), whole.best());
    assert!(ends > 3 && run == whole.rounds.len() * 250, "{ends} ends, {run} campaigns");
    // Of something else.
    let other = Header { options: TuneOptions { samples: 7, ..OPTIONS }, ..header.clone() };
    let refused = Journal::open(&path, &other).expect_err("other parameters").to_string();
    assert!(refused.contains("--force") && refused.contains("journal"), "{refused}");
    let text = std::fs::read_to_string(&path).expect("it is there");
    std::fs::write(&path, text.replacen("\"covered\"", "\"curved\"", 3)).expect("there is room");
    assert!(Journal::open(&path, &header).expect_err("a line is wrong").to_string().contains("line 2"));
}
