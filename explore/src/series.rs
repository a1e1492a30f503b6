//! `series.csv`: where the campaign stood after each iteration, written while it runs.

use crate::observer::Progress;
use crate::output::{OutputError, io_error};
use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The first line.
pub const HEAD: &str = "iteration,seconds,covered_sides,sides,paths,tests,bugs,queries,open_sides,depth\n";

/// The file.
#[derive(Debug)]
pub struct Series {
    path: PathBuf,
    file: fs::File,
    /// By iteration: where its row ends, of rows written by earlier processes. The head's end stands first.
    earlier: Vec<u64>,
    /// Rows that are missing in the file, of iterations that are repeated.
    missing: String,
    /// Iterations are repeated.
    repeating: bool,
    /// Of the last row: a campaign that is gone on with has its time from the last record of its journal, which may be older, and
    /// its workers need not ask again what they had asked.
    last: Last,
}

/// What never falls from one row to the next.
#[derive(Clone, Copy, Debug, Default)]
struct Last {
    seconds: f64,
    queries: u64,
}

impl Series {
    /// A file of no rows.
    pub fn is_empty(bytes: &[u8]) -> bool {
        HEAD.as_bytes().starts_with(bytes)
    }

    /// A new series.
    pub fn create(path: &Path) -> Result<Self, OutputError> {
        let mut file = fs::File::create(path).map_err(io_error(path))?;
        file.write_all(HEAD.as_bytes()).map_err(io_error(path))?;
        Ok(Self {
            path: path.to_owned(),
            file,
            earlier: Vec::new(),
            missing: String::new(),
            repeating: false,
            last: Last::default(),
        })
    }

    /// The series of a campaign that is gone on with. Nothing is written before [`Self::cut`].
    pub fn open(path: &Path) -> Result<Self, OutputError> {
        let file = fs::OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(io_error(path))?;
        let text = fs::read_to_string(path).unwrap_or_default();
        let mut earlier = Vec::new();
        let mut end = 0;
        // Whole rows, in order: what follows a gap is written again.
        for (i, line) in text.split_inclusive('\n').enumerate() {
            let fits = match i {
                0 => line == HEAD,
                _ => line.ends_with('\n') && line.split(',').next() == Some(i.to_string().as_str()),
            };
            if !fits {
                break;
            }
            end += line.len() as u64;
            earlier.push(end);
        }
        let mut series = Self {
            path: path.to_owned(),
            file,
            earlier,
            missing: String::new(),
            repeating: true,
            last: Last::default(),
        };
        // Rows that are missing come behind it.
        series.last = series.last_of(series.earlier.len().saturating_sub(1), text.as_bytes());
        Ok(series)
    }

    /// So many iterations were repeated: rows beyond are cut off, those that were missing are added.
    pub fn cut(&mut self, iterations: u64) -> Result<(), OutputError> {
        let last =
            usize::try_from(iterations).unwrap_or(usize::MAX).min(self.earlier.len().saturating_sub(1));
        let end = self.earlier.get(last).copied().unwrap_or(0);
        let mut text = if end == 0 { HEAD.to_owned() } else { String::new() };
        text.push_str(&self.missing);
        self.repeating = false;
        if self.missing.is_empty() {
            self.last = self.last_of(last, &fs::read(&self.path).unwrap_or_default());
        }
        self.earlier.clear();
        self.missing.clear();
        let cut = self.file.set_len(end).and_then(|()| self.file.seek(SeekFrom::Start(end)));
        cut.and_then(|_| self.file.write_all(text.as_bytes())).map_err(io_error(&self.path))
    }

    /// Of an iteration's row in the file's text.
    fn last_of(&self, iteration: usize, text: &[u8]) -> Last {
        let begin = iteration.checked_sub(1).and_then(|before| self.earlier.get(before));
        let row = begin.zip(self.earlier.get(iteration)).and_then(|(&begin, &end)| {
            let row = text.get(begin as usize..end as usize)?;
            let cells: Vec<&str> = std::str::from_utf8(row).ok()?.split(',').collect();
            Some(Last { seconds: cells.get(1)?.parse().ok()?, queries: cells.get(7)?.parse().ok()? })
        });
        row.unwrap_or_default()
    }

    /// Adds a row.
    pub fn row(&mut self, p: &Progress) -> Result<(), OutputError> {
        if p.iterations < self.earlier.len() as u64 {
            return Ok(());
        }
        self.last = Last {
            seconds: self.last.seconds.max(p.elapsed.as_secs_f64()),
            queries: self.last.queries.max(p.queries),
        };
        let row = format!(
            "{},{:.3},{},{},{},{},{},{},{},{}\n",
            p.iterations,
            self.last.seconds,
            p.covered,
            p.sides,
            p.paths,
            p.tests,
            p.bugs,
            self.last.queries,
            p.open,
            p.depth
        );
        if self.repeating {
            self.missing.push_str(&row);
            return Ok(());
        }
        self.file.write_all(row.as_bytes()).map_err(io_error(&self.path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn at(iterations: u64, seconds: f64, queries: u64) -> Progress {
        Progress { iterations, elapsed: Duration::from_secs_f64(seconds), queries, ..Progress::default() }
    }

    #[test]
    fn neither_time_nor_queries_fall_where_a_campaign_is_gone_on_with() {
        let dir = tempfile::tempdir().expect("a directory");
        let path = dir.path().join("series.csv");
        let mut series = Series::create(&path).expect("writable");
        for (iterations, seconds, queries) in [(1, 0.5, 10), (2, 1.5, 30)] {
            series.row(&at(iterations, seconds, queries)).expect("writable");
        }
        drop(series);
        // The third had no row yet, and what is repeated takes less time and fewer queries.
        let mut series = Series::open(&path).expect("readable");
        for (iterations, seconds, queries) in [(1, 0.1, 5), (2, 0.2, 8), (3, 0.3, 9)] {
            series.row(&at(iterations, seconds, queries)).expect("nothing is written");
        }
        series.cut(3).expect("writable");
        series.row(&at(4, 0.4, 31)).expect("writable");
        let text = fs::read_to_string(&path).expect("readable");
        let rows: Vec<_> = text.lines().skip(1).map(|row| row.split(',').collect::<Vec<_>>()).collect();
        let column = |i: usize| rows.iter().map(|row| row[i]).collect::<Vec<_>>().join(" ");
        assert_eq!(column(0), "1 2 3 4");
        assert_eq!(column(1), "0.500 1.500 1.500 1.500");
        assert_eq!(column(7), "10 30 30 31");
    }
}
