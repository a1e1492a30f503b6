//! What was measured, as one line for the terminal and as the table `benches/programs.md`.

use super::rows;
use crate::tools::{clang_version, machine_kind, root};
use anyhow::{Context, Result};
use serde_json::Value;
use std::fmt::Write as _;
use std::path::Path;

/// Kinds of the ledger that would be errors of symvm.
const OWN_ERRORS: &[&str] =
    &["path-mismatch", "contradiction", "replay-mismatch", "unconfirmed-bug", "prediction-failed"];

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}

/// How often the ledger names one of these kinds.
fn total(ledger: &Value, kinds: &[&str]) -> u64 {
    let lines = ledger.as_array().into_iter().flatten();
    lines.filter(|l| kinds.iter().any(|k| l["kind"] == *k)).map(|l| number(&l["count"])).sum()
}

/// `3 of 4 runs as natively, …`.
pub fn line(result: &Value) -> String {
    let cases = number(&result["cases"]);
    let wrong = result["differences"].as_array().map_or(0, Vec::len) as u64;
    let mut text = format!("{} of {cases} runs as natively", cases - wrong);
    let missing: Vec<&str> =
        result["missing"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if !missing.is_empty() {
        text.push_str(&format!(", missing {}", missing.join(" ")));
    }
    let explored = &result["explored"];
    if !explored.is_null() {
        text.push_str(&format!(
            ", {} iterations ({}), {} of {} sides, {} bugs, {} unsupported, {} errors of symvm, {:.1} CPU s",
            explored["iterations"],
            explored["stop"].as_str().unwrap_or("?"),
            explored["covered"],
            explored["sides"],
            explored["bugs"],
            total(&explored["ledger"], &["unsupported"]),
            total(&explored["ledger"], OWN_ERRORS),
            explored["cpu"].as_f64().unwrap_or(0.0),
        ));
    }
    text
}

/// Writes the table from the results of all programs, which may be of several days.
pub fn write(results: &Path, iterations: u64) -> Result<()> {
    let mut text = format!(
        "# Real programs\n\nMade by `cargo xtask packages --table` ({}; {}). Debian's source packages, fetched by \
         `apt-get source`, configured and built as they are (`xtask/src/packages/rows*` has the commands, inputs and options).\n\n\
         *Runs* are runs on known inputs whose output, messages and exit status are those of the native program. The exploration \
         is `symvm run --strategy cgs --max-iterations {iterations}` with the symbolic inputs named; *sides* are branch sides of \
         the program's own code, archives' members that it links included. *Unmodelled*: paths that ended at something symvm lacks. \
         *Inexact*: paths on which a value was made concrete. *Errors*: replays that disagreed, bugs that were not confirmed, \
         predictions that failed. A word in brackets says what ended an exploration before its iterations: *time* is wall time \
         (`--max-time`), of which a busy machine gives a run the CPU seconds named.\n\n",
        machine_kind(),
        clang_version("clang-14")?,
    );
    text.push_str(
        "| program | package | runs | missing functions | symbolic | iterations | sides covered | % | bugs | unmodelled | inexact | errors | CPU s | date |\n\
         |---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    let (mut notes, mut finds, mut count) = (String::new(), String::new(), 0);
    for program in rows::PACKAGES.iter().copied().flat_map(|p| p.programs) {
        let file = results.join(format!("{}.json", program.name));
        let Ok(json) = std::fs::read_to_string(&file) else { continue };
        let result: Value = serde_json::from_str(&json).with_context(|| file.display().to_string())?;
        if result["explored"].is_null() {
            // Compared only: no program of the table yet.
            continue;
        }
        row(&mut text, &result)?;
        note(&mut notes, &result)?;
        bugs(&mut finds, &results.with_file_name("runs").join(program.name))?;
        count += 1;
    }
    write!(text, "\n{count} programs.\n")?;
    if !finds.is_empty() {
        write!(text, "\n## Bugs reported\n\n{finds}")?;
    }
    if !notes.is_empty() {
        write!(text, "\n## What differs, is missing or inexact\n\n{notes}")?;
    }
    let path = root().join("benches/programs.md");
    std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}

fn row(text: &mut String, result: &Value) -> Result<()> {
    let explored = &result["explored"];
    let ledger = &explored["ledger"];
    let cases = number(&result["cases"]);
    let wrong = result["differences"].as_array().map_or(0, Vec::len) as u64;
    let shown = |v: &Value| v.as_str().unwrap_or("?").to_owned();
    let stop = explored["stop"].as_str().unwrap_or("–");
    let iterations = match stop {
        "iterations" => explored["iterations"].to_string(),
        other => format!("{} ({other})", explored["iterations"]),
    };
    let (covered, sides) = (number(&explored["covered"]), number(&explored["sides"]));
    writeln!(
        text,
        "| {} | {} {} | {} of {cases} | {} | `{}` | {iterations} | {covered} of {sides} | {:.1} | {} | {} | {} | {} | {:.1} | {} |",
        shown(&result["name"]),
        shown(&result["package"]),
        shown(&result["version"]),
        cases - wrong,
        result["missing"].as_array().map_or(0, Vec::len),
        shown(&result["symbolic"]),
        100.0 * covered as f64 / (sides.max(1)) as f64,
        explored["bugs"],
        total(ledger, &["unsupported"]),
        total(ledger, &["concretised"]),
        total(ledger, OWN_ERRORS),
        explored["cpu"].as_f64().unwrap_or(0.0),
        shown(&result["date"]),
    )?;
    Ok(())
}

/// What an exploration left in `bugs/`: kind and place of each.
fn bugs(text: &mut String, run: &Path) -> Result<()> {
    let name = run.file_name().map_or(String::new(), |n| n.to_string_lossy().into_owned());
    let Ok(entries) = std::fs::read_dir(run.join("explored/bugs")) else { return Ok(()) };
    let mut files: Vec<_> = entries.flatten().map(|e| e.path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "txt"));
    files.sort();
    for file in files {
        let report = std::fs::read_to_string(&file)?;
        let mut lines = report.lines();
        writeln!(text, "- {name}: {}, {}", lines.next().unwrap_or("?"), lines.next().unwrap_or("?").trim())?;
    }
    Ok(())
}

/// Everything about a program that is not as it should be.
fn note(text: &mut String, result: &Value) -> Result<()> {
    let name = result["name"].as_str().unwrap_or("?");
    for difference in result["differences"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        writeln!(text, "- {name}: {difference}")?;
    }
    let missing: Vec<&str> =
        result["missing"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if !missing.is_empty() {
        writeln!(text, "- {name}: missing {}", missing.join(", "))?;
    }
    for entry in result["explored"]["ledger"].as_array().into_iter().flatten() {
        let kind = entry["kind"].as_str().unwrap_or("?");
        if matches!(kind, "unexplored" | "exit-status" | "cut-short" | "snapshots-dropped") {
            continue;
        }
        let place = entry["location"].as_str().unwrap_or("");
        let place = place.rsplit_once("/packages/").map_or(place, |(_, rest)| rest);
        let place = place.splitn(3, '/').nth(2).unwrap_or(place);
        writeln!(
            text,
            "- {name}: {kind} {} {place} ({})",
            entry["what"].as_str().unwrap_or(""),
            entry["count"]
        )?;
    }
    Ok(())
}
