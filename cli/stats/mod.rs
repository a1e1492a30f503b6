//! `symvm stats`: what runs came to, one beside the other.

mod costs;
mod record;

use crate::csv::field;
use crate::failure::{Failure, Status};
use clap::{Args, ValueEnum};
use record::Record;
use serde_json::{Map, Value, json};
use std::fmt::Write;
use std::path::PathBuf;

/// `symvm stats`.
#[derive(Args)]
#[command(
    after_help = "Runs that are still going on, or were killed (symvm run --resume DIR goes on with them), are shown as far as their time series
was written; the row of stop tells which. Of several directories those that cannot be read are named and left out; the exit code is then 2.

EXAMPLES
  symvm stats symvm-out                          what one run came to, or has come to so far
  symvm stats before after                       the same for two, and how the second differs
  symvm stats out-* --format csv > runs.csv      a line for each run
  symvm stats symvm-out --format callgrind > solver.callgrind
                                                 what the solver cost line by line, for kcachegrind and callgrind_annotate"
)]
pub struct Stats {
    /// Directories of results (`--output` of `symvm run`); all are compared with the first.
    #[arg(required = true, value_name = "DIR")]
    pub dirs: Vec<PathBuf>,
    /// A table for people, or numbers for programs.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
}

/// `--format`.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// A table.
    Text,
    /// One JSON object with the runs and how they differ.
    Json,
    /// A line for each run.
    Csv,
    /// What the queries of each line of the program cost, as callgrind writes it: of one run that has ended.
    Callgrind,
}

/// A number that is shown of every run.
struct Metric {
    /// As a key and for people.
    name: &'static str,
    /// Digits behind the point.
    digits: usize,
    of: fn(&Record) -> Option<f64>,
}

fn ratio(a: Option<f64>, b: Option<f64>) -> Option<f64> {
    let (a, b) = (a?, b?);
    (b > 0.0).then_some(a / b)
}

fn iterations(r: &Record) -> Option<f64> {
    r.either("/campaign/iterations", "iteration")
}
fn seconds(r: &Record) -> Option<f64> {
    r.either("/timing/seconds", "seconds")
}
fn covered(r: &Record) -> Option<f64> {
    r.either("/coverage/sides_covered", "covered_sides")
}
fn sides(r: &Record) -> Option<f64> {
    r.either("/coverage/sides", "sides")
}

const METRICS: &[Metric] = &[
    Metric { name: "iterations", digits: 0, of: iterations },
    Metric { name: "seconds", digits: 1, of: seconds },
    Metric { name: "iterations_per_second", digits: 1, of: |r| ratio(iterations(r), seconds(r)) },
    Metric { name: "paths", digits: 0, of: |r| r.either("/campaign/paths", "paths") },
    Metric { name: "tests", digits: 0, of: |r| r.either("/campaign/tests", "tests") },
    Metric { name: "sides_covered", digits: 0, of: covered },
    Metric { name: "sides", digits: 0, of: sides },
    Metric { name: "coverage_percent", digits: 1, of: |r| ratio(covered(r).map(|c| 100.0 * c), sides(r)) },
    Metric { name: "bugs", digits: 0, of: |r| r.either("/campaign/bugs", "bugs") },
    Metric { name: "open_sides", digits: 0, of: |r| r.either("/unexplored", "open_sides") },
    Metric { name: "instructions", digits: 0, of: |r| r.number("/campaign/instructions") },
    Metric { name: "queries", digits: 0, of: |r| r.either("/engine/queries", "queries") },
    Metric { name: "conflicts", digits: 0, of: |r| r.number("/engine/conflicts") },
    Metric {
        name: "solver_percent",
        digits: 1,
        of: |r| ratio(r.number("/timing/nanoseconds/solver").map(|n| n / 1e7), seconds(r)),
    },
    Metric {
        name: "memory_mib",
        digits: 0,
        of: |r| r.number("/timing/peak_memory_bytes").map(|b| b / 1048576.0),
    },
];

/// How two runs differ beyond their numbers, the second seen from the first.
struct Comparison {
    name: &'static str,
    of: fn(&Record, &Record) -> Option<(f64, f64)>,
}

const COMPARISONS: &[Comparison] = &[
    Comparison {
        name: "covered_at_same_iteration",
        of: |a, b| {
            let end = iterations(a)?.min(iterations(b)?);
            let at = |r: &Record| r.series.covered_while(|p| p.iterations <= end);
            Some((at(a), at(b)))
        },
    },
    Comparison {
        name: "covered_at_same_second",
        of: |a, b| {
            let end = seconds(a)?.min(seconds(b)?);
            let at = |r: &Record| r.series.covered_while(|p| p.seconds <= end);
            Some((at(a), at(b)))
        },
    },
    Comparison {
        name: "covered_only_here",
        of: |a, b| {
            let only = |x: &Record, y: &Record| x.sides.difference(&y.sides).count() as f64;
            (!a.sides.is_empty() && !b.sides.is_empty()).then(|| (only(a, b), only(b, a)))
        },
    },
    Comparison {
        name: "bugs_only_here",
        of: |a, b| {
            let only = |x: &Record, y: &Record| x.bugs.difference(&y.bugs).count() as f64;
            Some((only(a, b), only(b, a)))
        },
    },
];

/// Reads the runs and shows them.
pub fn run(args: &Stats) -> Result<Status, Failure> {
    let (mut records, mut unreadable) = (Vec::new(), Vec::new());
    for read in args.dirs.iter().map(|dir| Record::read(dir)) {
        match read {
            Ok(record) => records.push(record),
            Err(failure) => unreadable.push(failure),
        }
    }
    if records.is_empty() {
        return unreadable.into_iter().next().map_or(Ok(Status::Clean), Err);
    }
    unreadable.iter().for_each(|failure| tell!("{failure}"));
    crate::say(&match args.format {
        Format::Text => text(&records),
        Format::Json => json(&records),
        Format::Csv => csv(&records),
        Format::Callgrind => costs::callgrind(&records)?,
    });
    Ok(if unreadable.is_empty() { Status::Clean } else { Status::Usage })
}

fn shown(value: Option<f64>, digits: usize) -> String {
    value.map_or("-".into(), |v| format!("{v:.digits$}"))
}

/// `+12 (+3.4 %)`.
fn difference(a: Option<f64>, b: Option<f64>, digits: usize) -> String {
    let (Some(a), Some(b)) = (a, b) else { return String::new() };
    match a {
        _ if a == b => "=".into(),
        0.0 => format!("{:+.digits$}", b - a),
        _ => format!("{:+.digits$} ({:+.1} %)", b - a, 100.0 * (b - a) / a),
    }
}

/// A row of the table: its name, a cell for each run, and for each run but the first how it differs.
fn row(out: &mut Vec<Vec<String>>, name: &str, cells: Vec<String>, differences: Vec<String>) {
    out.push([vec![name.replace('_', " ")], cells, differences].concat());
}

fn text(records: &[Record]) -> String {
    let Some((first, others)) = records.split_first() else { return String::new() };
    let mut rows = Vec::new();
    let names = records.iter().map(|r| r.name.clone()).collect();
    row(&mut rows, "", names, others.iter().map(|_| format!("against {}", first.name)).collect());
    for (name, pointer) in [("strategy", "/settings/strategy"), ("seed", "/settings/seed"), ("stop", "/stop")]
    {
        let cells = records.iter().map(|r| r.text(pointer).unwrap_or("-".into())).collect();
        row(&mut rows, name, cells, Vec::new());
    }
    for m in METRICS {
        let cells = records.iter().map(|r| shown((m.of)(r), m.digits)).collect();
        let differences = others.iter().map(|r| difference((m.of)(first), (m.of)(r), m.digits)).collect();
        row(&mut rows, m.name, cells, differences);
    }
    let mut out = table(&rows);
    if others.is_empty() {
        out.push_str(&costs::text(first));
    }
    for other in others {
        let _ = writeln!(out, "\n{} and {}:", first.name, other.name);
        if are_of_different(first, other) {
            let _ = writeln!(
                out,
                "not of one program and world: sides and places of the one may be others in the other"
            );
        }
        let mut rows = Vec::new();
        for c in COMPARISONS {
            let (a, b) = (c.of)(first, other).unzip();
            row(&mut rows, c.name, vec![shown(a, 0), shown(b, 0)], vec![difference(a, b, 0)]);
        }
        out.push_str(&table(&rows));
        for (x, y) in [(first, other), (other, first)] {
            for bug in x.bugs.difference(&y.bugs) {
                let _ = writeln!(out, "only in {}: {bug}", x.name);
            }
        }
    }
    out
}

/// Whether two runs are known to be of programs, or worlds of them, that differ.
fn are_of_different(a: &Record, b: &Record) -> bool {
    let of = |r: &Record| r.text("/settings/program");
    of(a).zip(of(b)).is_some_and(|(a, b)| a != b)
}

/// Columns as wide as their widest cell; numbers to the right.
fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |i: usize| rows.iter().filter_map(|r| r.get(i)).map(|c| c.chars().count()).max().unwrap_or(0);
    let widths: Vec<_> = (0..columns).map(width).collect();
    let mut out = String::new();
    for row in rows {
        let mut line = String::new();
        for (i, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            let _ = if i == 0 { write!(line, "{cell:<width$}") } else { write!(line, "  {cell:>width$}") };
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// A number, whole if it is.
fn exact(number: f64) -> Value {
    // Beyond, not every whole number is one of these.
    const LARGEST: f64 = (1_u64 << 53) as f64;
    if number.fract() == 0.0 && number.abs() < LARGEST { json!(number as i64) } else { json!(number) }
}

/// As numbers that no digit is taken from.
fn json(records: &[Record]) -> String {
    let metrics = |r: &Record| -> Map<String, Value> {
        METRICS.iter().map(|m| (m.name.to_owned(), json!((m.of)(r).map(exact)))).collect()
    };
    let run = |r: &Record| {
        json!({
            "directory": r.name, "strategy": r.text("/settings/strategy"), "seed": r.value("/settings/seed"),
            "stop": r.text("/stop"), "metrics": metrics(r), "bugs": r.bugs,
            "solver_by_place": r.value("/timing/solver_by_place"),
        })
    };
    let compared = |a: &Record, b: &Record| {
        let mut all: Map<String, Value> = COMPARISONS
            .iter()
            .map(|c| (c.name.to_owned(), json!((c.of)(a, b).map(|(a, b)| [exact(a), exact(b)]))))
            .collect();
        all.insert("first".into(), json!(a.name));
        all.insert("second".into(), json!(b.name));
        all.insert("same_program".into(), json!(!are_of_different(a, b)));
        Value::Object(all)
    };
    let others = records.iter().skip(1);
    let all = json!({
        "runs": records.iter().map(run).collect::<Vec<_>>(),
        "comparisons": others.map(|b| compared(&records[0], b)).collect::<Vec<_>>(),
    });
    serde_json::to_string_pretty(&all).expect("a JSON value has a text") + "\n"
}

/// A line for each run.
fn csv(records: &[Record]) -> String {
    let names: Vec<_> = METRICS.iter().map(|m| m.name).collect();
    let mut out = format!("directory,strategy,seed,stop,{}\n", names.join(","));
    for r in records {
        let text = |pointer| field(&r.text(pointer).unwrap_or_default());
        let mut cells =
            vec![field(&r.name), text("/settings/strategy"), text("/settings/seed"), text("/stop")];
        cells
            .extend(METRICS.iter().map(|m| (m.of)(r).map_or(String::new(), |v| format!("{v:.*}", m.digits))));
        out.push_str(&(cells.join(",") + "\n"));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_signed_and_relative() {
        assert_eq!(difference(Some(50.0), Some(60.0), 0), "+10 (+20.0 %)");
        assert_eq!(difference(Some(8.0), Some(6.0), 1), "-2.0 (-25.0 %)");
        assert_eq!(difference(Some(0.0), Some(3.0), 0), "+3");
        assert_eq!(difference(Some(7.0), Some(7.0), 0), "=");
        assert_eq!(difference(None, Some(7.0), 0), "");
    }

    #[test]
    fn columns_line_up() {
        let rows = [vec!["a".into(), "100".into()], vec!["long".into(), "1".into(), "x".into()]];
        assert_eq!(table(&rows), "a     100\nlong    1  x\n");
    }
}
