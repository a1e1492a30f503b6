//! What a training has to tell: how coverage rose, which choices were good ones, and which features matter.
//!
//! A feature matters if what was covered rose or fell with its weight over the samples of each round: Pearson's correlation
//! of what is left when the round's averages are taken off (over all rounds at once, whatever was refined by chance would
//! seem to matter, as later rounds cover more). The weights of the winner alone say little, since many of them were drawn
//! and never mattered.

use super::journal::Short;
use super::plan::Plan;
use super::{Average, Heuristic, Method, Phase, Round, TuneOptions, Tuned};
use crate::strategy::{frontier, param};
use std::collections::BTreeMap;
use std::fmt::Write;

/// How coverage depended on a feature's weight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Matter {
    /// The feature.
    pub name: &'static str,
    /// When it holds, or is high.
    pub doc: &'static str,
    /// Correlation of its weight with coverage, from -1 to 1.
    pub correlation: f64,
    /// Its weight in the best heuristic.
    pub weight: f64,
    /// Nineteen of twenty features that do not matter at all have a correlation nearer to zero than this.
    pub chance: f64,
}

/// Features by how much they matter, what attracts first; empty if too few samples had weights.
pub fn matters(tuned: &Tuned) -> Vec<Matter> {
    let best = tuned.best().map(|best| &best.0);
    let of = |weights: Weighing<'_>, own: Weighing<'_>, names: &[(&'static str, &'static str)]| {
        let mut samples: Vec<(Vec<f64>, f64)> = Vec::new();
        // Each round's average was taken from its samples.
        let mut freedom = 0;
        for round in &tuned.rounds {
            let weighed =
                round.tried.iter().filter_map(|(h, covered)| Some((weights(h)?, f64::from(*covered))));
            let weighed: Vec<_> = weighed.collect();
            freedom += weighed.len().saturating_sub(1);
            samples.extend(centred(weighed));
        }
        let own = best.and_then(own);
        let chance = 1.96 / (freedom.max(1) as f64).sqrt();
        let matter = |(n, &(name, doc)): (usize, &(&'static str, &'static str))| {
            let pairs = samples.iter().map(|(weights, covered)| (weights[n], *covered));
            let weight = own.as_ref().map_or(0.0, |own| own[n]);
            Some(Matter { name, doc, correlation: correlation(pairs)?, weight, chance })
        };
        let mut list: Vec<Matter> = names.iter().enumerate().filter_map(matter).collect();
        list.sort_by(|a, b| b.correlation.total_cmp(&a.correlation));
        list
    };
    let param_names: Vec<_> = param::features::TABLE.iter().map(|f| (f.name, f.doc)).collect();
    let weights = |h: &Heuristic| Some(h.param.as_deref()?.0.to_vec());
    let found = of(&weights, &weights, &param_names);
    if !found.is_empty() {
        return found;
    }
    let names: Vec<_> = frontier::features::TABLE.iter().map(|f| (f.name, f.doc)).collect();
    let weights = |h: &Heuristic| Some(h.frontier.as_deref()?.0.to_vec());
    // Without weights of its own it has the usual ones.
    let own = |h: &Heuristic| {
        weights(h).or_else(|| h.has("frontier").then(|| frontier::Weights::default().0.to_vec()))
    };
    of(&weights, &own, &names)
}

/// What a heuristic weighs the features by, if it does.
type Weighing<'a> = &'a dyn Fn(&Heuristic) -> Option<Vec<f64>>;

/// Whatever was tried, it covered the same.
pub fn all_alike(tuned: &Tuned) -> bool {
    let tried = tuned.rounds.iter().flat_map(|round| round.tried.iter().map(|(_, covered)| *covered));
    let Some(first) = tried.clone().next() else { return false };
    let mut checked = tuned.rounds.iter().flat_map(|round| &round.checked).chain(&tuned.confirmed);
    tried.clone().all(|covered| covered == first) && checked.all(|best| best.1 == f64::from(first))
}

/// Weights and coverage less their averages.
fn centred(mut samples: Vec<(Vec<f64>, f64)>) -> Vec<(Vec<f64>, f64)> {
    let n = samples.len().max(1) as f64;
    let width = samples.first().map_or(0, |s| s.0.len());
    let means: Vec<f64> = (0..width).map(|i| samples.iter().map(|s| s.0[i]).sum::<f64>() / n).collect();
    let covered = samples.iter().map(|s| s.1).sum::<f64>() / n;
    for (weights, own) in &mut samples {
        weights.iter_mut().zip(&means).for_each(|(weight, mean)| *weight -= mean);
        *own -= covered;
    }
    samples
}

/// Pearson's correlation; `None` for fewer than ten pairs, or if either does not vary.
fn correlation(pairs: impl Iterator<Item = (f64, f64)> + Clone) -> Option<f64> {
    let n = pairs.clone().count() as f64;
    let (sx, sy) = pairs.clone().fold((0.0, 0.0), |(sx, sy), (x, y)| (sx + x, sy + y));
    let (mx, my) = (sx / n, sy / n);
    let (mut xx, mut yy, mut xy) = (0.0, 0.0, 0.0);
    for (x, y) in pairs {
        (xx, yy, xy) = (xx + (x - mx).powi(2), yy + (y - my).powi(2), xy + (x - mx) * (y - my));
    }
    (n >= 10.0 && xx > 0.0 && yy > 0.0).then(|| xy / (xx * yy).sqrt())
}

/// The whole report, as Markdown. It says nothing of time, so that a training that was interrupted reports the same.
pub fn markdown(
    subject: &str,
    options: &TuneOptions,
    tuned: &Tuned,
    short: &BTreeMap<(u32, Phase), Short>,
) -> String {
    let mut out = format!("# What was learned about {subject}\n\n");
    let campaigns: usize = tuned.rounds.iter().map(|round| round.tried.len()).sum();
    let _ = writeln!(
        out,
        "Method `{}`, seed {}, {campaigns} samples. The first round: {}.\n",
        method(options.method),
        options.seed,
        Plan::of(options, 0).text(),
    );
    if let Some((best, average)) = tuned.best() {
        let _ = writeln!(out, "Best: **{best}**, {average:.1} branch sides on average.\n");
    }
    if all_alike(tuned) {
        out.push_str(
            "All that was tried covers the same: nothing tells one way to search from another here.\n\n",
        );
    }
    rounds(&mut out, &tuned.rounds);
    came_short(&mut out, short);
    if !tuned.confirmed.is_empty() {
        let iterations = Plan::of(options, tuned.rounds.len() as u32).confirm.iterations;
        let _ = writeln!(
            out,
            "\nThe best of all rounds, checked once more with other seeds, {iterations} executions each:\n"
        );
        list(&mut out, &tuned.confirmed);
    }
    choices(&mut out, tuned);
    features(&mut out, tuned);
    out
}

/// A method's name.
pub fn method(method: Method) -> &'static str {
    match method {
        Method::Portfolio => "portfolio",
        Method::Paradyse => "paradyse",
        Method::Random => "random",
    }
}

/// Campaigns that did not make all their executions.
fn came_short(out: &mut String, phases: &BTreeMap<(u32, Phase), Short>) {
    let mut lines = String::new();
    for ((round, phase), short) in phases {
        let whys = [
            (short.by_work, "were ended after several times the usual work"),
            (short.by_memory, "ended because memory was full"),
            (short.undecided, "had queries that ran out of time or memory"),
        ];
        for (count, why) in whys.into_iter().filter(|(count, _)| *count > 0) {
            let _ = writeln!(
                lines,
                "- round {}, {}: {count} of {} campaigns {why}",
                round + 1,
                phase.name(),
                short.all
            );
        }
    }
    if !lines.is_empty() {
        let _ = write!(
            out,
            "\nNot all campaigns came to what is said here; what they covered by their ends counts:\n\n{lines}"
        );
    }
}

fn rounds(out: &mut String, rounds: &[Round]) {
    out.push_str("## Rounds\n\nBranch sides covered.\n\n| round | samples | on average | at most | checked, best first |\n|---|---|---|---|---|\n");
    for (n, round) in rounds.iter().enumerate() {
        let checked: Vec<String> = round.checked.iter().map(|(_, average)| format!("{average:.1}")).collect();
        let (samples, average, most) = (round.tried.len(), round.average(), round.most());
        let _ = writeln!(out, "| {} | {samples} | {average:.1} | {most} | {} |", n + 1, checked.join(", "));
    }
    if let Some(last) = rounds.last() {
        out.push_str("\nChecked last:\n\n");
        list(out, &last.checked);
    }
}

fn list(out: &mut String, checked: &[Average]) {
    for (heuristic, average) in checked {
        let _ = writeln!(out, "- {average:.1}: {heuristic}");
    }
}

/// A name for what a heuristic has.
type Key = fn(&Heuristic) -> String;

/// What samples of the first round covered by strategy, start and restarts: later rounds follow the first.
fn choices(out: &mut String, tuned: &Tuned) {
    let Some(first) = tuned.rounds.first() else { return };
    let keys: [(&str, Key); 3] = [
        ("strategy", |h| h.strategy.name.into()),
        ("unknown bytes at the start", |h| if h.random_start { "random" } else { "zero" }.into()),
        ("new trees", |h| match h.restart {
            Some(n) => format!("after {n}"),
            None if h.strategy.renews => "where the old one shows little".into(),
            None => "never".into(),
        }),
    ];
    for (title, key) in keys {
        let mut groups: BTreeMap<String, Vec<u32>> = BTreeMap::new();
        for (heuristic, covered) in &first.tried {
            groups.entry(key(heuristic)).or_default().push(*covered);
        }
        if groups.len() < 2 {
            continue;
        }
        let _ = write!(
            out,
            "\n## By {title}, in the first round\n\n| {title} | samples | on average | at most |\n|---|---|---|---|\n"
        );
        for (name, covered) in groups {
            let most = covered.iter().copied().max().unwrap_or(0);
            let average = super::average(covered.iter().copied());
            let _ = writeln!(out, "| {name} | {} | {average:.1} | {most} |", covered.len());
        }
    }
}

fn features(out: &mut String, tuned: &Tuned) {
    let all = matters(tuned);
    if all.is_empty() {
        return;
    }
    let _ = writeln!(
        out,
        "\n## Features\n\nHow coverage went with each weight over all samples (correlation), and the winner's weight. Of what does not matter at all, \
         nineteen of twenty lie within ±{:.2}.\n",
        all[0].chance
    );
    out.push_str("| feature | correlation | weight | high for a branch if |\n|---|---|---|---|\n");
    for m in all {
        let _ = writeln!(out, "| `{}` | {:+.2} | {:+.2} | {} |", m.name, m.correlation, m.weight, m.doc);
    }
}
