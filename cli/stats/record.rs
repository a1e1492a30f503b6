//! What a directory of results says about its run: `run.json`, the time series, the bugs and the coverage. A run that is
//! still going on, or was killed, has no numbers in `run.json`; the last row of its series stands for them.

use crate::failure::Failure;
use crate::load;
use serde_json::Value;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::Path;
use symvm_explore::{BugReport, journal};

/// Where a run stood when its coverage grew, and at its end.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// Executions.
    pub iterations: f64,
    /// Seconds since the start.
    pub seconds: f64,
    /// Branch sides covered.
    pub covered: f64,
}

/// The end of a series.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Series {
    /// In order.
    pub points: Vec<Point>,
    /// The last row's cells by column.
    last: Vec<(String, f64)>,
}

impl Series {
    /// Of a series' text. A row that was not written to its end is left out.
    pub fn read(mut text: impl BufRead) -> std::io::Result<Self> {
        let mut line = String::new();
        text.read_line(&mut line)?;
        let names: Vec<String> = line.trim_end().split(',').map(str::to_owned).collect();
        let column = |name: &str| names.iter().position(|n| n == name);
        let (iteration, seconds, covered) = (column("iteration"), column("seconds"), column("covered_sides"));
        let (mut points, mut cells): (Vec<Point>, Vec<f64>) = (Vec::new(), Vec::new());
        let point = |cells: &[f64]| {
            let cell = |i: Option<usize>| i.and_then(|i| cells.get(i)).copied().unwrap_or(0.0);
            Point { iterations: cell(iteration), seconds: cell(seconds), covered: cell(covered) }
        };
        loop {
            line.clear();
            if text.read_line(&mut line)? == 0 || !line.ends_with('\n') {
                break;
            }
            let row: Vec<f64> = line.trim_end().split(',').map_while(|c| c.parse().ok()).collect();
            if row.len() != names.len() {
                continue;
            }
            let here = point(&row);
            if points.last().is_none_or(|p| p.covered != here.covered) {
                points.push(here);
            }
            cells = row;
        }
        points.extend((!cells.is_empty()).then(|| point(&cells)));
        Ok(Self { points, last: names.into_iter().zip(cells).collect() })
    }

    /// Sides covered when `is_before` held last.
    pub fn covered_while(&self, is_before: impl Fn(&Point) -> bool) -> f64 {
        self.points.iter().take_while(|p| is_before(p)).last().map_or(0.0, |p| p.covered)
    }

    fn last(&self, column: &str) -> Option<f64> {
        self.last.iter().find(|(name, _)| name == column).map(|c| c.1)
    }
}

/// A run.
pub struct Record {
    /// The directory as given.
    pub name: String,
    run: Value,
    /// Its series.
    pub series: Series,
    /// Kind and place of each bug.
    pub bugs: BTreeSet<String>,
    /// Branch sides covered, as file, line, branch and side; only sides that have a line.
    pub sides: BTreeSet<String>,
}

impl Record {
    /// Reads a directory.
    pub fn read(dir: &Path) -> Result<Self, Failure> {
        let name = dir.display().to_string();
        let path = dir.join("run.json");
        if !path.is_file() {
            return Err(Failure::new(format!("{name}: no result of symvm run is here (it has no run.json)")));
        }
        let mut run: Value = serde_json::from_slice(&load::read(&path)?)
            .map_err(|e| Failure::new(format!("{}: {e}", path.display())))?;
        if !(run["stop"].is_string() && run["settings"].is_object()) {
            let what = "this is not what symvm run leaves (it says neither how it was run nor how it ended)";
            return Err(Failure::new(format!("{}: {what}", path.display())));
        }
        // A run that goes on holds its journal's lock; that of a dead process is free.
        if run["stop"] == "running" && matches!(journal::hold(dir), Ok(Some(_))) {
            run["stop"] = "killed".into();
        }
        let path = dir.join("series.csv");
        let wrong = |e: std::io::Error| Failure::new(format!("{}: {e}", path.display()));
        let series = match std::fs::File::open(&path) {
            Ok(file) => Series::read(BufReader::new(file)).map_err(wrong)?,
            Err(_) => Series::default(),
        };
        // Not there yet while a run goes on.
        let coverage = std::fs::read_to_string(dir.join("coverage.info")).unwrap_or_default();
        Ok(Self { name, run, series, bugs: bugs(&dir.join("bugs"))?, sides: covered_sides(&coverage) })
    }

    /// What `run.json` has there.
    pub fn value(&self, pointer: &str) -> Option<&Value> {
        self.run.pointer(pointer)
    }

    /// A number of `run.json`.
    pub fn number(&self, pointer: &str) -> Option<f64> {
        self.run.pointer(pointer)?.as_f64()
    }

    /// A number of `run.json`, or else of the last row of the series.
    pub fn either(&self, pointer: &str, column: &str) -> Option<f64> {
        self.number(pointer).or_else(|| self.series.last(column))
    }

    /// A text of `run.json`.
    pub fn text(&self, pointer: &str) -> Option<String> {
        match self.run.pointer(pointer)? {
            Value::String(text) => Some(text.clone()),
            Value::Null => None,
            other => Some(other.to_string()),
        }
    }
}

/// Kind and place of the bugs of a folder.
fn bugs(folder: &Path) -> Result<BTreeSet<String>, Failure> {
    let mut found = BTreeSet::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return Ok(found) };
    for path in entries.flatten().map(|e| e.path()) {
        let hidden = path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
        if hidden || path.extension().is_none_or(|e| e != "json") {
            continue;
        }
        let bug: Value = serde_json::from_slice(&load::read(&path)?)
            .map_err(|e| Failure::new(format!("{}: {e}", path.display())))?;
        found.insert(BugReport::key_of(&bug));
    }
    Ok(found)
}

/// The branch sides that an lcov tracefile counts as taken.
fn covered_sides(text: &str) -> BTreeSet<String> {
    let mut file = "";
    let mut found = BTreeSet::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("SF:") {
            file = name;
        } else if let Some((side, taken)) = line.strip_prefix("BRDA:").and_then(|l| l.rsplit_once(','))
            && !matches!(taken, "0" | "-")
        {
            found.insert(format!("{file}:{side}"));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_is_read_as_far_as_it_was_written() {
        let text = "iteration,seconds,covered_sides,queries\n1,0.5,10,3\n2,0.7,10,4\n3,1.0,12,9\n4,2.0,12,11\n5,2.1,1";
        let series = Series::read(text.as_bytes()).expect("readable");
        let at = |iterations, seconds, covered| Point { iterations, seconds, covered };
        assert_eq!(series.points, [at(1.0, 0.5, 10.0), at(3.0, 1.0, 12.0), at(4.0, 2.0, 12.0)]);
        assert_eq!(series.last("queries"), Some(11.0));
        assert_eq!(series.covered_while(|p| p.iterations <= 2.0), 10.0);
        assert_eq!(series.covered_while(|p| p.seconds <= 0.1), 0.0);
    }

    #[test]
    fn taken_sides_of_a_tracefile() {
        let text = "TN:symvm\nSF:a.c\nBRDA:3,0,0,7\nBRDA:3,0,1,0\nBRDA:9,1,0,-\nend_of_record\nSF:b.c\nBRDA:1,2,1,1\n";
        let found: Vec<_> = covered_sides(text).into_iter().collect();
        assert_eq!(found, ["a.c:3,0,0", "b.c:1,2,1"]);
    }
}
