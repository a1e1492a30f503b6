//! The tables and plots of what was measured.

use super::{Options, plot};
use crate::explored::at;
use crate::tools::{clang_version, root};
use anyhow::{Context, Result};
use serde_json::Value;
use std::fmt::Write as _;
use std::path::Path;

/// A run, read back.
struct Run {
    value: Value,
    series: Vec<(f64, u64)>,
}

impl Run {
    fn read(text: &str) -> Result<Self> {
        let value: Value = serde_json::from_str(text)?;
        let points = value["series"].as_array().into_iter().flatten();
        let series = points.filter_map(|p| Some((p[0].as_f64()?, p[1].as_u64()?))).collect();
        Ok(Self { value, series })
    }

    fn text(&self, name: &str) -> &str {
        self.value[name].as_str().unwrap_or("?")
    }

    fn number(&self, name: &str) -> f64 {
        self.value[name].as_f64().unwrap_or(f64::NAN)
    }

    /// Sides covered after so much time, if the run was as long; one that ended by itself is as long as you like.
    fn covered(&self, seconds: f64) -> Option<u64> {
        let whole = self.number("limit") >= seconds || self.ended_early();
        whole.then(|| at(&self.series, seconds))
    }

    /// What was measured is lost but for the tables and the plot.
    fn is_restored(&self) -> bool {
        self.value["restored"].as_bool() == Some(true)
    }

    /// Something else than the limit of time ended it.
    fn ended_early(&self) -> bool {
        self.number("cpu") < self.number("limit")
    }
}

/// Writes both.
pub fn write(options: &Options, folder: &Path) -> Result<()> {
    let mut runs = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(|| format!("nothing in {}", folder.display()))? {
        let run = Run::read(&std::fs::read_to_string(entry?.path())?)?;
        if options.strategies.iter().any(|s| s == run.text("strategy")) {
            runs.push(run);
        }
    }
    let rank = |run: &Run| options.strategies.iter().position(|s| s == run.text("strategy"));
    runs.sort_by(|a, b| (a.text("program"), rank(a)).cmp(&(b.text("program"), rank(b))));
    let path = root().join(&options.output);
    let plots = path.with_extension("");
    std::fs::create_dir_all(&plots)?;
    let groups: Vec<&[Run]> = runs.chunk_by(|a, b| a.text("program") == b.text("program")).collect();
    for group in &groups {
        let program = group[0].text("program");
        let limit = group.iter().map(|r| r.number("limit")).fold(0.0, f64::max);
        let whole = group.iter().filter(|r| r.covered(limit).is_some());
        let lines: Vec<plot::Line<'_>> = whole.map(|r| (r.text("strategy"), &r.series[..])).collect();
        let title = format!("{program}, of {} sides", group[0].value["sides"]);
        std::fs::write(plots.join(format!("{program}.svg")), plot::svg(&title, &lines, limit)?)?;
    }
    std::fs::write(&path, markdown(options, &groups)?)
        .with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}

fn markdown(options: &Options, groups: &[&[Run]]) -> Result<String> {
    let stem = options.output.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut text = format!(
        "# Coverage over time\n\nMade by `cargo xtask coverage --strategies {}` ({}, -O0). Programs of `cargo xtask \
         packages` with the inputs of benches/programs.md; one run for each program and strategy, `--seed {} --emit covering \
         --max-memory 6G`.\n\nBranch sides of the program's own code that are covered after so much CPU time. In bold: most. An asterisk: the run \
         had ended by itself (all explored, or out of memory). A dash: there was no run of that length; strategies without any are left out, and in the plots are those \
         that ran longest.\n",
        options.strategies.join(","),
        clang_version("clang-14")?,
        options.seed,
    );
    for &minutes in &options.minutes {
        let seconds = 60.0 * minutes;
        let rows: Vec<&&[Run]> =
            groups.iter().filter(|g| g.iter().any(|r| r.covered(seconds).is_some())).collect();
        if !rows.is_empty() {
            table(&mut text, options, &rows, minutes)?;
        }
    }
    text.push_str("\n## Over time\n");
    for group in groups {
        let program = group[0].text("program");
        write!(text, "\n![{program}]({stem}/{program}.svg)\n")?;
    }
    text.push_str("\n## The runs\n\n| program | inputs | strategy | CPU s | ended by | executions | sides | bugs | MB | commit | date | machine |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n");
    for run in groups.iter().copied().flatten() {
        writeln!(
            text,
            "| {} | `{}` | `{}` | {:.0} | {} | {} | {} | {} | {:.0} | {} | {}{} | {} |",
            run.text("program"),
            run.text("world"),
            run.text("strategy"),
            run.number("cpu"),
            if run.ended_early() { run.text("stop") } else { "time" },
            run.value["iterations"],
            run.value["covered"],
            run.value["bugs"],
            run.number("memory") / 1e6,
            run.text("commit"),
            run.text("date"),
            if run.is_restored() { " °" } else { "" },
            run.text("machine"),
        )?;
    }
    text.push_str("\nThe machine of a run is not known where there is a question mark.\n");
    if groups.iter().copied().flatten().any(Run::is_restored) {
        text.push_str("\n° Between the moments of the tables the line is read off an earlier plot.\n");
    }
    Ok(text)
}

fn table(text: &mut String, options: &Options, rows: &[&&[Run]], minutes: f64) -> Result<()> {
    let seconds = 60.0 * minutes;
    let strategies: Vec<&String> = (options.strategies.iter())
        .filter(|&s| {
            let mut runs = rows.iter().flat_map(|row| row.iter()).filter(|r| r.text("strategy") == s);
            runs.any(|r| r.covered(seconds).is_some())
        })
        .collect();
    let unit = if minutes == 1.0 { "minute" } else { "minutes" };
    write!(text, "\n## After {minutes} {unit}\n\n| program | of |")?;
    for strategy in &strategies {
        write!(text, " `{strategy}` |")?;
    }
    write!(text, "\n|---|---|{}", "---|".repeat(strategies.len()))?;
    // Of each strategy: its share of the best of the row, row by row.
    let mut shares = vec![Vec::new(); strategies.len()];
    for row in rows {
        let covered: Vec<Option<(u64, bool)>> = (strategies.iter())
            .map(|&s| {
                let run = row.iter().find(|r| r.text("strategy") == s)?;
                Some((run.covered(seconds)?, run.ended_early() && run.number("cpu") < seconds))
            })
            .collect();
        let best = covered.iter().flatten().map(|c| c.0).max().unwrap_or(0);
        write!(text, "\n| {} | {} |", row[0].text("program"), row[0].value["sides"])?;
        for (cell, shares) in covered.iter().zip(&mut shares) {
            let Some((n, ended)) = cell else {
                text.push_str(" – |");
                continue;
            };
            shares.push(*n as f64 / best.max(1) as f64);
            let bold = if *n == best { "**" } else { "" };
            write!(text, " {bold}{n}{bold}{} |", if *ended { "\\*" } else { "" })?;
        }
    }
    write!(text, "\n| share of the best, mean | |")?;
    for shares in &shares {
        match shares.len() {
            n if n == rows.len() => {
                write!(text, " {:.1} % |", 100.0 * shares.iter().sum::<f64>() / n as f64)?
            }
            _ => text.push_str(" – |"),
        }
    }
    text.push('\n');
    Ok(())
}
