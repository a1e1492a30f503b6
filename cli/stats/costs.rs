//! Where the solver's time went, line by line.

use super::record::Record;
use super::table;
use crate::failure::Failure;
use serde_json::Value;
use std::fmt::Write;
use symvm_explore::demangle::readable;

/// Places that the table shows.
const SHOWN: usize = 10;

/// Places that took less than this share of the solver's time are not shown.
const LEAST: f64 = 0.01;

/// What the queries of one place cost.
struct Row<'a> {
    place: &'a str,
    function: &'a str,
    library: Option<&'a str>,
    queries: u64,
    searches: u64,
    conflicts: u64,
    nanoseconds: u64,
}

impl<'a> Row<'a> {
    fn of(row: &'a Value) -> Option<Self> {
        let number = |key| row[key].as_u64();
        Some(Self {
            place: row["place"].as_str()?,
            function: row["function"].as_str()?,
            library: row["library"].as_str().filter(|name| !name.is_empty()),
            queries: number("queries")?,
            searches: number("searches")?,
            conflicts: number("conflicts")?,
            nanoseconds: number("nanoseconds")?,
        })
    }
}

/// The dearest first.
fn rows(record: &Record) -> Vec<Row<'_>> {
    let all = record.value("/timing/solver_by_place").and_then(Value::as_array);
    all.map_or(Vec::new(), |all| all.iter().filter_map(Row::of).collect())
}

/// The dearest places as a table; nothing if there were no queries.
pub fn text(record: &Record) -> String {
    let rows = rows(record);
    let all: u64 = rows.iter().map(|row| row.nanoseconds).sum();
    let share = |row: &Row<'_>| row.nanoseconds as f64 / all.max(1) as f64;
    let shown: Vec<_> = rows.iter().take(SHOWN).take_while(|row| share(row) >= LEAST).collect();
    if shown.is_empty() {
        return String::new();
    }
    let head = ["solver's time by place", "seconds", "%", "queries", "searches", "conflicts"];
    let mut lines = vec![head.map(str::to_owned).to_vec()];
    for row in shown {
        let mut place = row.place.to_owned();
        for (word, function) in
            [("in", (!row.function.is_empty()).then_some(row.function)), ("or behind, in", row.library)]
        {
            if let Some(function) = function {
                let _ = write!(place, " {word} {}", readable(function));
            }
        }
        lines.push(vec![
            place,
            format!("{:.2}", row.nanoseconds as f64 / 1e9),
            format!("{:.1}", 100.0 * share(row)),
            row.queries.to_string(),
            row.searches.to_string(),
            row.conflicts.to_string(),
        ]);
    }
    format!("\n{}", table(&lines))
}

/// File and line of a place: `f.c:12:3`, or `f.c:12`, or what has no line.
fn file_and_line(place: &str) -> (&str, u32) {
    let split = |text: &'_ str| -> Option<(usize, u32)> {
        let at = text.rfind(':')?;
        Some((at, text[at + 1..].parse().ok()?))
    };
    match split(place) {
        None => (place, 0),
        Some((at, last)) => match split(&place[..at]) {
            Some((before, line)) => (&place[..before], line),
            None => (&place[..at], last),
        },
    }
}

/// As callgrind writes profiles (*Callgrind Format Specification*, Valgrind's manual): what a function of the library asked is its
/// own cost, and that of the last branch before the call.
pub fn callgrind(records: &[Record]) -> Result<String, Failure> {
    let [record] = records else {
        return Err(Failure::new("--format callgrind is about one run: name one directory"));
    };
    let rows = rows(record);
    if rows.is_empty() {
        let why = "there is no query in its run.json: it has not ended, or asked none, or an earlier version made it";
        return Err(Failure::new(format!("{}: {why}", record.name)));
    }
    let mut out = format!(
        "# callgrind format\nversion: 1\ncreator: symvm {}\npositions: line\nevents: Nanoseconds Queries Searches Conflicts\n",
        env!("CARGO_PKG_VERSION"),
    );
    for row in &rows {
        let (file, line) = file_and_line(row.place);
        let function = if row.function.is_empty() { "(unknown)".into() } else { readable(row.function) };
        let Row { queries, searches, conflicts, nanoseconds, .. } = row;
        let cost = format!("{nanoseconds} {queries} {searches} {conflicts}");
        let _ = write!(out, "\nfl={file}\nfn={function}\n");
        let _ = match row.library.map(readable) {
            None => writeln!(out, "{line} {cost}"),
            Some(library) => write!(
                out,
                "cfi=(library)\ncfn={library}\ncalls={queries} 0\n{line} {cost}\n\nfl=(library)\nfn={library}\n0 {cost}\n"
            ),
        };
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::file_and_line;

    #[test]
    fn places_are_taken_apart() {
        assert_eq!(file_and_line("a/b:c.c:12:3"), ("a/b:c.c", 12));
        assert_eq!(file_and_line("unknown"), ("unknown", 0));
        assert_eq!(file_and_line("f.c:7"), ("f.c", 7));
    }
}
