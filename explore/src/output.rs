//! The directory of results. Every file is written under a temporary name and renamed, so that what has its name is
//! whole; tests and bugs appear as they are found.

use crate::observer::Progress;
use crate::report::BugReport;
use crate::test_case::TestCase;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread::JoinHandle;

/// Marks a directory as a result of symvm: the only kind that `--force` replaces.
const MARK: &str = "run.json";
/// What a result consists of.
const PARTS: &[&str] = &["tests", "bugs", "coverage.info", "coverage.txt", "series.csv", MARK];

/// Where an earlier result goes while it is removed.
const ASIDE: &str = ".earlier";

/// Why results cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum OutputError {
    /// It holds an earlier result.
    #[error("'{}' holds an earlier result; use --force to replace it, or another --output", .0.display())]
    Earlier(PathBuf),
    /// It holds something else.
    #[error("'{}' is not empty and not a result of symvm; name another --output", .0.display())]
    Foreign(PathBuf),
    /// Queries are logged to a directory of their own.
    #[error("'{}' is not empty; name another directory for --log-queries, or use --force if it holds an earlier log", .0.display())]
    LogNotEmpty(PathBuf),
    /// The file system refused.
    #[error("cannot write '{}': {error}", path.display())]
    Io {
        /// What was to be written.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
}

/// The directory.
#[derive(Debug)]
pub struct Output {
    dir: PathBuf,
    series: fs::File,
    /// Removes the earlier result.
    remover: Option<JoinHandle<()>>,
}

impl Drop for Output {
    fn drop(&mut self) {
        // What was not removed is no reason to fail: it lies in a folder of its own.
        drop(self.remover.take().map(JoinHandle::join));
    }
}

/// Takes an earlier result out of the way. Removing tens of thousands of files may take longer than the campaign is
/// given, so they are moved aside at once and removed meanwhile.
fn replace(dir: &Path) -> Result<JoinHandle<()>, OutputError> {
    let aside = dir.join(ASIDE);
    // A campaign that was killed may have left some.
    let left = if aside.exists() { fs::remove_dir_all(&aside) } else { Ok(()) };
    left.and_then(|()| fs::create_dir(&aside)).map_err(io_error(&aside))?;
    for name in PARTS {
        let part = dir.join(name);
        fs::rename(&part, aside.join(name))
            .or_else(|e| if e.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(e) })
            .map_err(io_error(&part))?;
    }
    Ok(std::thread::spawn(move || drop(fs::remove_dir_all(&aside))))
}

fn io_error(path: &Path) -> impl FnOnce(io::Error) -> OutputError {
    let path = path.to_owned();
    move |error| OutputError::Io { path, error }
}

impl Output {
    /// Makes the directory ready; `force` replaces an earlier result (its own files only).
    pub fn create(dir: &Path, force: bool) -> Result<Self, OutputError> {
        fs::create_dir_all(dir).map_err(io_error(dir))?;
        let mut remover = None;
        let mut entries = fs::read_dir(dir).map_err(io_error(dir))?;
        if entries.next().is_some() {
            match (dir.join(MARK).exists(), force) {
                (false, _) => return Err(OutputError::Foreign(dir.to_owned())),
                (true, false) => return Err(OutputError::Earlier(dir.to_owned())),
                (true, true) => {}
            }
            remover = Some(replace(dir)?);
        }
        for part in ["tests", "bugs"] {
            let path = dir.join(part);
            fs::create_dir_all(&path).map_err(io_error(&path))?;
        }
        let path = dir.join("series.csv");
        let mut series = fs::File::create(&path).map_err(io_error(&path))?;
        series
            .write_all(b"iteration,seconds,covered_sides,sides,paths,tests,bugs,queries,open_sides,depth\n")
            .map_err(io_error(&path))?;
        Ok(Self { dir: dir.to_owned(), series, remover })
    }

    /// Writes a file in one go.
    pub fn write(&self, name: &str, content: &[u8]) -> Result<(), OutputError> {
        let path = self.dir.join(name);
        let temporary = path.with_file_name(format!(
            ".{}.tmp",
            path.file_name().map_or_else(Default::default, |n| n.to_string_lossy())
        ));
        fs::write(&temporary, content).map_err(io_error(&path))?;
        fs::rename(&temporary, &path).map_err(io_error(&path))
    }

    /// A test, in both formats.
    pub fn test(&self, test: &TestCase) -> Result<(), OutputError> {
        self.write(&format!("tests/{:06}.ktest", test.number), &test.to_ktest())?;
        self.write(&format!("tests/{:06}.json", test.number), test.to_json().as_bytes())
    }

    /// A bug, for people and for programs.
    pub fn bug(&self, bug: &BugReport) -> Result<(), OutputError> {
        self.write(&format!("bugs/{:03}-{}.json", bug.number, bug.kind), bug.to_json().as_bytes())?;
        self.write(&format!("bugs/{:03}-{}.txt", bug.number, bug.kind), bug.to_text().as_bytes())
    }

    /// A row of the series.
    pub fn series(&mut self, p: &Progress) -> Result<(), OutputError> {
        let row = format!(
            "{},{:.3},{},{},{},{},{},{},{},{}\n",
            p.iterations,
            p.elapsed.as_secs_f64(),
            p.covered,
            p.sides,
            p.paths,
            p.tests,
            p.bugs,
            p.queries,
            p.open,
            p.depth
        );
        self.series.write_all(row.as_bytes()).map_err(io_error(&self.dir.join("series.csv")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_earlier_result_is_replaced_and_only_when_told() {
        let dir = tempfile::tempdir().expect("a directory");
        let out = dir.path().join("a/b");
        let output = Output::create(&out, false).expect("a new directory");
        output.write("run.json", b"{}").expect("writable");
        output.write("tests/000001.json", b"{}").expect("writable");
        assert!(matches!(Output::create(&out, false), Err(OutputError::Earlier(_))));
        Output::create(&out, true).expect("told to");
        assert!(!out.join("tests/000001.json").exists());
        fs::write(dir.path().join("mine"), "x").expect("writable");
        assert!(matches!(Output::create(dir.path(), true), Err(OutputError::Foreign(_))));
        let file = dir.path().join("mine/sub");
        assert!(matches!(Output::create(&file, true), Err(OutputError::Io { .. })));
        let names: Vec<_> = fs::read_dir(&out).expect("readable").flatten().map(|e| e.file_name()).collect();
        assert!(!names.iter().any(|n| n.to_string_lossy().ends_with(".tmp")));
    }
}
