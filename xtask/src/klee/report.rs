//! What was measured, as lines for the terminal and as the table `benches/klee.md`.

use super::Options;
use crate::explored::at;
use crate::tools::{clang_version, machine_kind, root};
use anyhow::{Context, Result};
use serde_json::Value;
use std::fmt::Write as _;
use std::path::Path;

/// A tool's run, read back.
struct Run<'a> {
    value: &'a Value,
    series: Vec<(f64, u64)>,
}

impl<'a> Run<'a> {
    fn of(value: &'a Value) -> Self {
        let points = value["series"].as_array().into_iter().flatten();
        let series = points.filter_map(|p| Some((p[0].as_f64()?, p[1].as_u64()?))).collect();
        Self { value, series }
    }

    fn number(&self, name: &str) -> f64 {
        self.value[name].as_f64().unwrap_or(f64::NAN)
    }

    fn text(&self, name: &str) -> &str {
        self.value[name].as_str().unwrap_or("?")
    }

    fn is_klee(&self) -> bool {
        self.text("tool") == "KLEE"
    }

    /// Sides at the end.
    fn covered(&self) -> u64 {
        at(&self.series, f64::INFINITY)
    }

    /// CPU seconds until so many sides were covered.
    fn reached(&self, sides: u64) -> Option<f64> {
        self.series.iter().find(|p| p.1 >= sides).map(|p| p.0)
    }

    /// Paths that ended by themselves.
    fn completed(&self) -> f64 {
        self.number("paths") - self.number("partial")
    }

    fn paths_per_second(&self) -> f64 {
        self.completed() / self.number("cpu").max(0.01)
    }

    fn end(&self) -> &'static str {
        match (&self.value["exhausted"], &self.value["killed"]) {
            (_, Value::Bool(true)) => "killed",
            (Value::Bool(true), _) => "all explored",
            _ => "time",
        }
    }

    fn bugs(&self) -> Vec<&'a str> {
        self.value["bugs"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
    }
}

fn runs(result: &Value) -> Vec<Run<'_>> {
    result["runs"].as_array().into_iter().flatten().map(Run::of).collect()
}

fn name(result: &Value) -> &str {
    result["name"].as_str().unwrap_or("?")
}

/// For the terminal.
pub fn lines(result: &Value) -> String {
    let mut text = String::new();
    for run in runs(result) {
        let _ = writeln!(
            text,
            "{:14} {:14} {:>12} {:6.1} CPU s, {:8} paths ({} cut off), {:9.1}/s, {:7.3} Minst/s, {:6} tests, {} of {} sides, {} bugs",
            name(result),
            run.text("tool"),
            run.end(),
            run.number("cpu"),
            run.completed(),
            run.number("partial"),
            run.paths_per_second(),
            run.number("instructions") / 1e6 / run.number("cpu").max(0.01),
            run.number("tests"),
            run.covered(),
            run.number("sides"),
            run.bugs().len(),
        );
    }
    text.trim_end().to_owned()
}

/// Writes the table of all results in a folder.
pub fn write(options: &Options, folder: &Path) -> Result<()> {
    let mut results = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(|| format!("nothing in {}", folder.display()))? {
        let text = std::fs::read_to_string(entry?.path())?;
        results.push(serde_json::from_str::<Value>(&text)?);
    }
    results.sort_by(|a, b| name(a).cmp(name(b)));
    let path = root().join(&options.output);
    std::fs::write(&path, markdown(options, &results)?)
        .with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}

fn markdown(options: &Options, results: &[Value]) -> Result<String> {
    let klee = results.first().and_then(|r| r["klee"].as_str()).unwrap_or("KLEE");
    let mut text = format!(
        "# symvm beside KLEE\n\nMade by `cargo xtask klee --klee … --seconds {} --emit {}` ({}; {klee}; {}). Programs are compiled at -O0; \
         both tools get the same text, {} CPU seconds and 4,000 MB, and give a query ten seconds.\n\n",
        options.seconds,
        options.emit.word(),
        machine_kind(),
        clang_version("clang-14")?,
        options.seconds,
    );
    let given = match options.klee_options.as_str() {
        "" => "its default searcher and solver".to_owned(),
        words => format!("`{words}`"),
    };
    let libc = match options.no_libc {
        false => "executes its own libc (klee-uclibc), which is other code than symvm's, with other paths",
        true => "has no libc here: functions of it are called outside, with concrete values",
    };
    writeln!(
        text,
        "*Paths*: those that were executed to their end. *Cut off*: those that the end of the time or an error cut off; KLEE has most of its \
         states open at once, and executes many a little. *Sides*: branch sides of the program's own code that the tests of either tool \
         take when symvm runs them one by one, from the symbolic inputs named. KLEE's tests of states that were cut off are run to their end, \
         which favours it, too; for writing them it gets as much CPU time again, and then is *killed*. *At 10 %*: of the time. *As many as the other*: CPU seconds until a tool's tests had covered as many sides as \
         the other's do in the end. *Minst/s*: millions of executed instructions for each CPU second, what paths share counted once.\n\n\
         What is not alike: KLEE runs with {given} and {libc}; it simplifies the program before it runs it, and shares what paths have in common by \
         forking states, where symvm runs every input to its end; symvm replays every test before it writes it. Reading a program and libc is \
         in the time of both.\n",
    )?;
    text.push_str(
        "| program | inputs | tool | ended | CPU s | paths | cut off | paths/s | of KLEE's | Minst/s | tests | sides | of | at 10 % | as many as the other, s | bugs | MB | date |\n\
         |---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    let (mut ratios, mut slower, mut fewer) = (Vec::new(), Vec::new(), Vec::new());
    for result in results {
        let runs = runs(result);
        let klee = runs.iter().find(|r| r.is_klee());
        for run in &runs {
            let other = runs.iter().find(|r| r.is_klee() != run.is_klee());
            let ratio = klee.map_or(f64::NAN, |k| run.paths_per_second() / k.paths_per_second());
            if let Some(klee) = klee
                && !run.is_klee()
            {
                if ratio.is_finite() {
                    ratios.push(ratio);
                }
                let label = format!("{} ({})", name(result), run.text("tool"));
                if ratio < 10.0 {
                    slower.push(format!("{label} {ratio:.1}"));
                }
                if run.covered() < klee.covered() {
                    fewer.push(format!("{label} {} of {}", run.covered(), klee.covered()));
                }
            }
            let seconds = |s: Option<f64>| s.map_or("–".to_owned(), |s| format!("{s:.1}"));
            let pace = match run.number("instructions") {
                0.0 => "–".to_owned(),
                n => format!("{:.2}", n / 1e6 / run.number("cpu").max(0.01)),
            };
            writeln!(
                text,
                "| {} | `{}` | {} | {} | {:.1} | {} | {} | {:.1} | {} | {pace} | {} | {} | {} | {} | {} | {} | {:.0} | {} |",
                name(result),
                world(result),
                run.text("tool"),
                run.end(),
                run.number("cpu"),
                run.completed(),
                run.number("partial"),
                run.paths_per_second(),
                match run.is_klee() {
                    true => "1".to_owned(),
                    false if ratio.is_finite() => format!("{ratio:.1}"),
                    false => "–".to_owned(),
                },
                run.number("tests"),
                run.covered(),
                run.number("sides"),
                at(&run.series, options.seconds / 10.0),
                seconds(other.and_then(|o| run.reached(o.covered()))),
                run.bugs().len(),
                run.number("memory") / 1e6,
                result["date"].as_str().unwrap_or("?"),
            )?;
        }
    }
    let mean = ratios.iter().map(|r| r.ln()).sum::<f64>() / ratios.len().max(1) as f64;
    writeln!(
        text,
        "\nPaths per CPU second, symvm beside KLEE: {:.1} times (geometric mean over the {} runs where KLEE ended a path). Less than ten times: {}. Fewer sides than KLEE: {}.\n",
        mean.exp(),
        ratios.len(),
        if slower.is_empty() { "none".to_owned() } else { slower.join(", ") },
        if fewer.is_empty() { "none".to_owned() } else { fewer.join(", ") },
    )?;
    bugs(&mut text, results)?;
    gaps(&mut text, results)?;
    Ok(text)
}

/// The inputs without paths of this machine.
fn world(result: &Value) -> String {
    let words = result["world"].as_str().unwrap_or("");
    let shown = words.split(' ').map(|word| match word.rsplit_once('=') {
        Some((host, name)) if host.starts_with('/') => format!("…={name}"),
        _ => word.to_owned(),
    });
    shown.collect::<Vec<_>>().join(" ").replace("--env LC_ALL=C ", "")
}

fn bugs(text: &mut String, results: &[Value]) -> Result<()> {
    let found = |run: &Run<'_>| run.bugs().join(", ");
    text.push_str("## Bugs\n\n");
    for result in results {
        for run in runs(result).iter().filter(|r| !r.bugs().is_empty()) {
            writeln!(text, "- {}, {}: {}", name(result), run.text("tool"), found(run))?;
        }
    }
    Ok(())
}

fn gaps(text: &mut String, results: &[Value]) -> Result<()> {
    text.push_str("\n## What the tools could not do, and counted\n\n");
    for result in results {
        for run in runs(result).iter().filter(|r| !r.text("gaps").is_empty()) {
            writeln!(text, "- {}, {}: {}", name(result), run.text("tool"), run.text("gaps"))?;
        }
    }
    Ok(())
}
