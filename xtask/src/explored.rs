//! Explorations by the `symvm` executable under a limit of CPU time, and what they leave in their directory.

use crate::watched::{self, Watched};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// An exploration that ended.
pub struct Explored {
    /// What it used.
    pub watched: Watched,
    /// Its `run.json`.
    pub run: Value,
    /// Its directory.
    pub folder: PathBuf,
}

impl Explored {
    /// Runs `symvm run` with these arguments until it has used so many CPU seconds. `folder` is emptied before.
    pub fn new(symvm: &Path, arguments: &[String], limit: f64, folder: &Path) -> Result<Self> {
        if folder.exists() {
            std::fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
        }
        std::fs::create_dir_all(folder.parent().context("results lie in a folder")?)?;
        let log = folder.with_extension("log");
        let mut command = Command::new(symvm);
        // `--args` takes all that follows.
        command.arg("run").arg("--quiet").arg("--output").arg(folder).args(arguments);
        // Ending in order takes a moment; a machine with other things to do gets a minute.
        let watched = watched::run(&mut command, limit, 60.0, &log)?;
        if !matches!(watched.code, Some(0 | 1 | 3)) {
            let said = String::from_utf8_lossy(&std::fs::read(&log).unwrap_or_default()).into_owned();
            let last: Vec<&str> = said.lines().rev().take(3).collect();
            let code = watched.code.map_or("a signal".to_string(), |c| format!("exit code {c}"));
            bail!("{code}: {}", last.into_iter().rev().collect::<Vec<_>>().join(" / "));
        }
        let path = folder.join("run.json");
        let text = std::fs::read(&path).with_context(|| format!("the run left no {}", path.display()))?;
        Ok(Self { watched, run: serde_json::from_slice(&text)?, folder: folder.to_path_buf() })
    }

    /// A number of `run.json`.
    pub fn number(&self, pointer: &str) -> Result<u64> {
        let value = self.run.pointer(pointer).and_then(Value::as_u64);
        value.with_context(|| format!("run.json lacks {pointer}"))
    }

    /// Branch sides covered after each execution, beside the CPU seconds that the process had used by then.
    pub fn series(&self) -> Result<Vec<(f64, u64)>> {
        let path = self.folder.join("series.csv");
        let text =
            std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        // Its seconds are those of the exploration: the program was read before.
        let began = std::fs::metadata(&path)?.created().unwrap_or(self.watched.began());
        let rows = rows(&text)?.into_iter();
        Ok(rows
            .map(|(seconds, covered)| {
                let moment = began + std::time::Duration::from_secs_f64(seconds.max(0.0));
                (self.watched.cpu_at(moment), covered)
            })
            .collect())
    }
}

/// Seconds and covered sides of a `series.csv`, whose first line names the columns.
fn rows(text: &str) -> Result<Vec<(f64, u64)>> {
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().context("series.csv is empty")?.split(',').collect();
    let column = |name| {
        header.iter().position(|h| *h == name).with_context(|| format!("series.csv has no column {name}"))
    };
    let (seconds, covered) = (column("seconds")?, column("covered_sides")?);
    let row = |line: &str| {
        let fields: Vec<&str> = line.split(',').collect();
        Some((fields.get(seconds)?.parse().ok()?, fields.get(covered)?.parse().ok()?))
    };
    lines.map(|line| row(line).with_context(|| format!("series.csv: bad line '{line}'"))).collect()
}

/// The points of a series at which something is new, and the first.
pub fn steps(series: &[(f64, u64)]) -> Vec<(f64, u64)> {
    let mut steps: Vec<(f64, u64)> = Vec::new();
    for &(at, covered) in series {
        if steps.last().is_none_or(|last| covered > last.1) {
            steps.push((at, covered));
        }
    }
    steps
}

/// What a series had reached by then.
pub fn at(series: &[(f64, u64)], moment: f64) -> u64 {
    series.iter().take_while(|p| p.0 <= moment).map(|p| p.1).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_is_read_by_the_names_of_its_columns() {
        let text = "iteration,covered_sides,seconds\n1,5,0.5\n2,5,0.75\n3,9,1.5\n";
        let series = rows(text).expect("well formed");
        assert_eq!(series, [(0.5, 5), (0.75, 5), (1.5, 9)]);
        assert_eq!(steps(&series), [(0.5, 5), (1.5, 9)]);
        assert_eq!([0.1, 0.5, 1.0, 9.0].map(|t| at(&series, t)), [0, 5, 5, 9]);
        assert!(rows("iteration,seconds\n").is_err());
    }
}
