//! What a contest came to, as text and as CSV.

use super::contest::{Outcome, Run, Solver};
use super::files::Problem;
use crate::csv::field;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A finished contest; only files that all solvers were run on.
pub struct Results<'a> {
    /// The solvers, symvm first.
    pub solvers: &'a [Solver],
    /// Files with a run for each solver.
    pub rows: Vec<(&'a Problem, &'a [Run])>,
    /// Seconds of CPU time that each had.
    pub limit: f64,
}

/// Sums over some files of one solver.
#[derive(Default)]
struct Sum {
    files: usize,
    outcomes: [usize; Outcome::ALL.len()],
    seconds: f64,
    par2: f64,
}

impl Sum {
    fn add(&mut self, run: &Run, limit: f64) {
        self.files += 1;
        self.outcomes[run.outcome as usize] += 1;
        self.seconds += run.seconds();
        self.par2 += if run.outcome == Outcome::Solved { run.seconds() } else { 2.0 * limit };
    }
}

/// Names of files that are listed at most.
const LISTED: usize = 30;

impl Results<'_> {
    /// What is wrong, worst first: answers that are not right, answers that contradict each other where nobody knows the
    /// right one, crashes of ours.
    pub fn wrong(&self) -> Vec<String> {
        let mut found = Vec::new();
        for (problem, runs) in &self.rows {
            for (solver, run) in self.solvers.iter().zip(*runs).filter(|(_, r)| r.outcome == Outcome::Wrong) {
                let expected: Vec<_> = problem.expected.iter().map(|e| answer(*e)).collect();
                let (said, right) = (run.report.answers.join(","), expected.join(","));
                found.push(format!("WRONG {}: {} says {said}, right is {right}", problem.name, solver.name));
            }
        }
        for (problem, runs) in &self.rows {
            let checks = runs.iter().map(|r| r.report.answers.len()).max().unwrap_or(0);
            let disputed = (0..checks).any(|i| {
                let says =
                    |what: &str| runs.iter().any(|r| r.report.answers.get(i).is_some_and(|a| a == what));
                problem.expected.get(i).copied().flatten().is_none() && says("sat") && says("unsat")
            });
            if disputed {
                let said: Vec<_> = (self.solvers.iter().zip(*runs))
                    .map(|(s, r)| format!("{} says {}", s.name, r.report.answers.join(",")))
                    .collect();
                found.push(format!("DISPUTED {}: {}", problem.name, said.join("; ")));
            }
        }
        for (problem, runs) in &self.rows {
            if let Some(run) = runs.first().filter(|r| r.outcome == Outcome::Crash) {
                let last = run.report.complaint.as_deref().unwrap_or("nothing was said");
                found.push(format!("CRASH {}: {}: {last}", problem.name, self.solvers[0].name));
            }
        }
        found
    }

    /// The whole report, for people.
    pub fn text(&self) -> String {
        let mut text: String = self.wrong().iter().map(|line| format!("{line}\n")).collect();
        if !text.is_empty() {
            text.push('\n');
        }
        let mut families: BTreeMap<&str, Vec<Sum>> = BTreeMap::new();
        let fresh = || self.solvers.iter().map(|_| Sum::default()).collect::<Vec<_>>();
        let mut total = fresh();
        for (problem, runs) in &self.rows {
            let family = families.entry(&problem.family).or_insert_with(fresh);
            for (i, run) in runs.iter().enumerate() {
                family[i].add(run, self.limit);
                total[i].add(run, self.limit);
            }
        }
        let mut groups: Vec<(&str, &Vec<Sum>)> = families.iter().map(|(name, sums)| (*name, sums)).collect();
        if groups.len() == 1 {
            groups.clear();
        }
        groups.push(("total", &total));
        let wide = groups.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0).max(6);
        let names = self.solvers.iter().map(|s| s.name.chars().count()).max().unwrap_or(0).max(6);
        let _ = write!(text, "{:wide$}  {:names$}  {:>6}", "family", "solver", "files");
        for (_, name) in Outcome::ALL {
            let _ = write!(text, " {name:>7}");
        }
        let _ = writeln!(text, " {:>9} {:>9}", "CPU s", "PAR-2 s");
        for (family, sums) in groups {
            for (i, (solver, sum)) in self.solvers.iter().zip(sums).enumerate() {
                let family = if i == 0 { family } else { "" };
                let _ = write!(text, "{family:wide$}  {:names$}  {:>6}", solver.name, sum.files);
                for n in sum.outcomes {
                    let _ = write!(text, " {n:>7}");
                }
                let _ = writeln!(text, " {:>9.2} {:>9.2}", sum.seconds, sum.par2);
            }
        }
        self.pairs(&mut text, &total);
        text
    }

    /// Each other solver against the first.
    fn pairs(&self, text: &mut String, total: &[Sum]) {
        let solved = |run: &Run| run.outcome == Outcome::Solved;
        for (i, rival) in self.solvers.iter().enumerate().skip(1) {
            let (mut both, mut times, mut ours, mut theirs) = (0, [0.0, 0.0], 0, 0);
            for (_, runs) in &self.rows {
                match (solved(&runs[0]), solved(&runs[i])) {
                    (true, true) => {
                        both += 1;
                        times[0] += runs[0].seconds();
                        times[1] += runs[i].seconds();
                    }
                    (true, false) => ours += 1,
                    (false, true) => theirs += 1,
                    (false, false) => {}
                }
            }
            let first = &self.solvers[0].name;
            let ratio = |a: f64, b: f64| if b > 0.0 { format!("{:.2}", a / b) } else { "-".into() };
            let _ = writeln!(
                text,
                "\n{first} against {}: {both} files solved by both, in {:.2} s against {:.2} s (ratio {}); only {first}: {ours}, only {}: {theirs}; PAR-2 ratio {}",
                rival.name,
                times[0],
                times[1],
                ratio(times[0], times[1]),
                rival.name,
                ratio(total[0].par2, total[i].par2)
            );
        }
        if self.solvers.len() > 1 {
            let missed: Vec<&str> = (self.rows.iter())
                .filter(|(_, runs)| !solved(&runs[0]) && runs[1..].iter().all(solved))
                .map(|(problem, _)| problem.name.as_str())
                .collect();
            let _ = writeln!(text, "solved by all but {}: {}", self.solvers[0].name, missed.len());
            for name in missed.iter().take(LISTED) {
                let _ = writeln!(text, "  {name}");
            }
            if missed.len() > LISTED {
                let _ = writeln!(text, "  … and {} more", missed.len() - LISTED);
            }
        }
    }

    /// A row for each run.
    pub fn csv(&self) -> String {
        let mut text = String::from(
            "file,family,expected,solver,outcome,answers,user_seconds,system_seconds,wall_seconds,memory_kb\n",
        );
        for (problem, runs) in &self.rows {
            let expected: Vec<_> = problem.expected.iter().map(|e| answer(*e)).collect();
            for (solver, run) in self.solvers.iter().zip(*runs) {
                let r = &run.report;
                let _ = writeln!(
                    text,
                    "{},{},{},{},{},{},{:.6},{:.6},{:.6},{}",
                    field(&problem.name),
                    field(&problem.family),
                    expected.join(" "),
                    field(&solver.name),
                    run.outcome.name(),
                    r.answers.join(" "),
                    r.user,
                    r.system,
                    r.wall,
                    r.memory
                );
            }
        }
        text
    }
}

fn answer(expected: Option<bool>) -> &'static str {
    match expected {
        Some(true) => "sat",
        Some(false) => "unsat",
        None => "unknown",
    }
}
