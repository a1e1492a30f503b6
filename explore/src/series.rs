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
    /// The seconds of the last row: a campaign that is gone on with has its time from the last record of its journal, which may be
    /// older.
    seconds: f64,
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
            seconds: 0.0,
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
        Ok(Self {
            path: path.to_owned(),
            file,
            earlier,
            missing: String::new(),
            repeating: true,
            seconds: 0.0,
        })
    }

    /// So many iterations were repeated: rows beyond are cut off, those that were missing are added.
    pub fn cut(&mut self, iterations: u64) -> Result<(), OutputError> {
        let last =
            usize::try_from(iterations).unwrap_or(usize::MAX).min(self.earlier.len().saturating_sub(1));
        let end = self.earlier.get(last).copied().unwrap_or(0);
        let mut text = if end == 0 { HEAD.to_owned() } else { String::new() };
        text.push_str(&self.missing);
        self.repeating = false;
        self.seconds = self.seconds_at(last);
        self.earlier.clear();
        self.missing.clear();
        let cut = self.file.set_len(end).and_then(|()| self.file.seek(SeekFrom::Start(end)));
        cut.and_then(|_| self.file.write_all(text.as_bytes())).map_err(io_error(&self.path))
    }

    /// The seconds of an iteration's row in the file.
    fn seconds_at(&self, iteration: usize) -> f64 {
        let begin = iteration.checked_sub(1).and_then(|before| self.earlier.get(before));
        let row = begin.zip(self.earlier.get(iteration)).and_then(|(&begin, &end)| {
            let text = fs::read(&self.path).ok()?;
            let row = text.get(begin as usize..end as usize)?;
            std::str::from_utf8(row).ok()?.split(',').nth(1)?.parse().ok()
        });
        row.unwrap_or(0.0)
    }

    /// Adds a row.
    pub fn row(&mut self, p: &Progress) -> Result<(), OutputError> {
        if p.iterations < self.earlier.len() as u64 {
            return Ok(());
        }
        self.seconds = self.seconds.max(p.elapsed.as_secs_f64());
        let row = format!(
            "{},{:.3},{},{},{},{},{},{},{},{}\n",
            p.iterations,
            self.seconds,
            p.covered,
            p.sides,
            p.paths,
            p.tests,
            p.bugs,
            p.queries,
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
