//! The directory of results. Every file is written under a temporary name and renamed, so that what has its name is
//! whole; tests and bugs appear as they are found.

use crate::journal::{self, JournalError};
use crate::kept_seeds::{self, KeptSeeds, SEEDS};
use crate::observer::Progress;
use crate::report::BugReport;
use crate::series::Series;
use crate::test_case::TestCase;
use crate::verdict::Verdict;
use serde::de::IgnoredAny;
use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::thread::JoinHandle;

/// Marks a directory as a result of symvm: the only kind that `--force` replaces.
const MARK: &str = "run.json";
/// What a result consists of.
const PARTS: &[&str] = &[
    "tests",
    "bugs",
    "coverage.info",
    "coverage.txt",
    "series.csv",
    SEEDS,
    VERDICT,
    TREE,
    journal::NAME,
    MARK,
];
/// What is kept of the execution tree.
pub const TREE: &str = "tree.json";
/// What `symvm verify` came to.
const VERDICT: &str = "verdict.json";

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
    /// Something is wrong with the journal.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// It was taken away meanwhile, and another one may have its name.
    #[error("the output directory '{}' was removed or replaced while the run went on: nothing more can be kept there", .0.display())]
    Gone(PathBuf),
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
    /// Device and number of the directory.
    identity: (u64, u64),
    series: Series,
    /// `run.json` while the campaign goes on.
    mark: String,
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

/// What a process leaves that ends while it makes the directory ready, before the mark, and nothing else, that somebody may miss. (What
/// it was to replace lies aside, and was to be removed.)
fn is_begun(dir: &Path) -> io::Result<bool> {
    let mut has_tests = false;
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        let (name, kind) = (entry.file_name(), entry.file_type()?);
        let holds_only = |parts: &[&str]| -> io::Result<bool> {
            let names = fs::read_dir(entry.path())?.map(|file| file.map(|file| file.file_name()));
            let names = names.collect::<io::Result<Vec<_>>>()?;
            Ok(names.iter().all(|name| parts.iter().any(|part| name == part)))
        };
        has_tests |= name == "tests";
        let is_left = match name.to_str() {
            Some("tests" | "bugs") => kind.is_dir() && holds_only(&[])?,
            Some("series.csv") => kind.is_file() && Series::is_empty(&fs::read(entry.path())?),
            Some(ASIDE) => kind.is_dir() && holds_only(PARTS)?,
            Some(name) => kind.is_file() && PARTS.iter().any(|part| is_temporary_of(part, name)),
            None => false,
        };
        if !is_left {
            return Ok(false);
        }
    }
    Ok(has_tests)
}

/// A file of this name that is being written, by whatever process.
fn is_temporary_of(part: &str, name: &str) -> bool {
    let rest = name.strip_prefix('.').and_then(|name| name.strip_prefix(part));
    let Some(by) = rest.and_then(|rest| rest.strip_suffix(".tmp")) else { return false };
    let id = by.strip_prefix('.').filter(|id| !id.is_empty());
    by.is_empty() || id.is_some_and(|id| id.bytes().all(|b| b.is_ascii_digit()))
}

/// A file that is being written.
fn is_temporary(name: &str) -> bool {
    name.starts_with('.') && name.ends_with(".tmp")
}

/// Removes what processes left that were killed: half files, and what an earlier one was replacing.
fn sweep(dir: &Path) -> Result<(), OutputError> {
    for folder in ["", "tests", "bugs"] {
        let folder = dir.join(folder);
        for entry in fs::read_dir(&folder).map_err(io_error(&folder))?.flatten() {
            let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
            if is_file && is_temporary(&entry.file_name().to_string_lossy()) {
                fs::remove_file(entry.path()).map_err(io_error(&entry.path()))?;
            }
        }
    }
    let aside = dir.join(ASIDE);
    if fs::symlink_metadata(&aside).is_ok_and(|of| of.is_dir()) {
        fs::remove_dir_all(&aside).map_err(io_error(&aside))
    } else {
        Ok(())
    }
}

/// Which directory has that name now.
fn identity(dir: &Path) -> io::Result<(u64, u64)> {
    fs::metadata(dir).map(|of| (of.dev(), of.ino()))
}

pub(crate) fn io_error(path: &Path) -> impl FnOnce(io::Error) -> OutputError {
    let path = path.to_owned();
    move |error| OutputError::Io { path, error }
}

fn make_folders(dir: &Path) -> Result<(), OutputError> {
    for part in ["tests", "bugs"] {
        let path = dir.join(part);
        fs::create_dir_all(&path).map_err(io_error(&path))?;
    }
    Ok(())
}

impl Output {
    /// Whether the directory holds an earlier result, which may be replaced if `force`. Nothing is changed.
    pub fn check(dir: &Path, force: bool) -> Result<bool, OutputError> {
        let entries = fs::read_dir(dir).map(|mut entries| entries.next().is_some());
        match entries {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
            Err(error) => return Err(io_error(dir)(error)),
            Ok(false) => return Ok(false),
            Ok(true) => {}
        }
        match (dir.join(MARK).exists(), force) {
            (false, _) if is_begun(dir).map_err(io_error(dir))? => Ok(false),
            (false, _) => Err(OutputError::Foreign(dir.to_owned())),
            (true, false) => Err(OutputError::Earlier(dir.to_owned())),
            (true, true) => Ok(journal::hold(dir).map(|_| true)?),
        }
    }

    /// Makes the directory ready; `force` replaces an earlier result (its own files only), unless it is still written.
    pub fn create(dir: &Path, force: bool) -> Result<Self, OutputError> {
        let earlier = Self::check(dir, force)?;
        fs::create_dir_all(dir).map_err(io_error(dir))?;
        let mut remover = None;
        if earlier {
            let held = journal::hold(dir)?;
            remover = Some(replace(dir)?);
            drop(held);
        }
        make_folders(dir)?;
        if !earlier {
            sweep(dir)?;
        }
        let series = Series::create(&dir.join("series.csv"))?;
        let identity = identity(dir).map_err(io_error(dir))?;
        Ok(Self { dir: dir.to_owned(), identity, series, remover, mark: String::new() })
    }

    /// The directory of a campaign that is gone on with. Nothing is changed before [`Self::go_on`], save that tests and
    /// bugs are written that are missing; `mark` is what `run.json` holds from then on.
    pub fn reopen(dir: &Path, mark: &str) -> Result<Self, OutputError> {
        make_folders(dir)?;
        let series = Series::open(&dir.join("series.csv"))?;
        let identity = identity(dir).map_err(io_error(dir))?;
        Ok(Self { dir: dir.to_owned(), identity, series, remover: None, mark: mark.to_owned() })
    }

    /// The campaign has come to where it was, after so many iterations: what it left half done is removed. `seeds` are the inputs that it
    /// began with, if they are to be kept.
    pub fn go_on(&mut self, iterations: u64, seeds: KeptSeeds<'_>) -> Result<(), OutputError> {
        sweep(&self.dir)?;
        self.keep_seeds(seeds)?;
        self.series.cut(iterations)?;
        self.put(MARK, self.mark.as_bytes(), false)
    }

    /// Keeps the inputs that the campaign began with, unless they are kept already: one that is gone on with may have had to read them
    /// again.
    fn keep_seeds(&self, seeds: KeptSeeds<'_>) -> Result<(), OutputError> {
        let is_kept = kept_seeds::read(&self.dir).is_ok_and(|kept| kept.is_some());
        seeds.filter(|_| !is_kept).map_or(Ok(()), |seeds| self.put(SEEDS, &kept_seeds::encode(seeds), true))
    }

    /// What the campaign begins with: `mark` is what `run.json` holds while it lasts; if the user gave seeds, they are kept.
    pub fn begin(&self, mark: &str, seeds: KeptSeeds<'_>) -> Result<(), OutputError> {
        self.put(MARK, mark.as_bytes(), false)?;
        self.keep_seeds(seeds)
    }

    /// Writes a file in one go.
    pub fn write(&self, name: &str, content: &[u8]) -> Result<(), OutputError> {
        self.put(name, content, false)
    }

    fn put(&self, name: &str, content: &[u8], durable: bool) -> Result<(), OutputError> {
        // A directory of another run is not written to, whatever its name.
        let is_there = || identity(&self.dir).is_ok_and(|now| now == self.identity);
        if !is_there() {
            return Err(OutputError::Gone(self.dir.clone()));
        }
        let written = put(&self.dir.join(name), content, durable);
        written.map_err(|error| if is_there() { error } else { OutputError::Gone(self.dir.clone()) })
    }

    /// The same, unless that is what the file holds already; answers whether it held neither that nor any whole JSON.
    fn put_if_missing(&self, name: &str, content: &[u8]) -> Result<bool, OutputError> {
        let old = fs::read(self.dir.join(name)).ok();
        if old.as_deref() == Some(content) {
            return Ok(false);
        }
        self.put(name, content, true)?;
        Ok(old.is_none_or(|old| serde_json::from_slice::<IgnoredAny>(&old).is_err()))
    }

    /// A test, in both formats. If it was written before (`again`), only what is missing or otherwise is written. Answers whether
    /// it is news: there was no whole file of it. (One of the same path may have another input.)
    pub fn test(&self, test: &TestCase, again: bool) -> Result<bool, OutputError> {
        let parts = [
            (format!("{:06}.ktest", test.number), test.to_ktest()),
            (format!("{:06}.json", test.number), test.to_json().into()),
        ];
        self.report("tests", parts, again, false)
    }

    /// A bug, for people and for programs; on the disk when this returns. Answers likewise.
    pub fn bug(&self, bug: &BugReport, again: bool) -> Result<bool, OutputError> {
        let name = format!("{:03}-{}", bug.number, bug.kind);
        let parts =
            [(format!("{name}.txt"), bug.to_text().into()), (format!("{name}.json"), bug.to_json().into())];
        self.report("bugs", parts, again, true)
    }

    /// The last of the parts, in JSON, says that all are there.
    fn report(
        &self,
        folder: &str,
        parts: [(String, Vec<u8>); 2],
        again: bool,
        durable: bool,
    ) -> Result<bool, OutputError> {
        let mut is_news = true;
        for (name, content) in parts {
            let name = format!("{folder}/{name}");
            if again {
                is_news = self.put_if_missing(&name, &content)?;
            } else {
                self.put(&name, &content, durable)?;
            }
        }
        Ok(is_news)
    }

    /// What of the results is no longer there, for people, where so many tests and bugs were written: somebody took it away while the
    /// campaign went on.
    pub fn removed(&self, tests: u64, bugs: u64) -> Vec<String> {
        let files = [journal::NAME, "series.csv"].into_iter().filter(|name| !self.dir.join(name).exists());
        let mut removed: Vec<String> = files.map(str::to_owned).collect();
        for (folder, written) in [("tests", tests), ("bugs", bugs)] {
            let is_json = |entry: &fs::DirEntry| entry.path().extension().is_some_and(|e| e == "json");
            let entries = fs::read_dir(self.dir.join(folder));
            let left = entries.map_or(0, |all| all.flatten().filter(is_json).count() as u64);
            if left < written {
                removed.push(format!("{} of {written} in {folder}/", written - left));
            }
        }
        removed
    }

    /// A row of the series.
    pub fn series(&mut self, progress: &Progress) -> Result<(), OutputError> {
        self.series.row(progress)
    }
}

/// Where links lead, whether anything is there or not.
fn followed(path: &Path) -> std::io::Result<PathBuf> {
    let mut at = path.to_owned();
    for _ in 0..40 {
        match fs::read_link(&at) {
            Ok(to) => at = at.with_file_name("").join(to),
            Err(_) => return Ok(at),
        }
    }
    Err(nix::errno::Errno::ELOOP.into())
}

/// Writes a file in one go: whoever reads it finds the old one or the new one. If it is to be `durable`, the disk has it before
/// it gets its name. What is no file (a terminal, a pipe, `/dev/null`) is written to, and stays what it is; so does a link.
pub fn put(path: &Path, content: &[u8], durable: bool) -> Result<(), OutputError> {
    if fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir()) {
        return fs::write(path, content).map_err(io_error(path));
    }
    let path = &followed(path).map_err(io_error(path))?;
    let name = path.file_name().map_or_else(Default::default, |n| n.to_string_lossy());
    // Another process may write a file of that name there just now.
    let temporary = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let sync = |path: &Path| fs::File::open(path)?.sync_all();
    let written = fs::write(&temporary, content)
        .and_then(|()| if durable { sync(&temporary) } else { Ok(()) })
        .and_then(|()| fs::rename(&temporary, path))
        .and_then(|()| if durable { path.parent().map_or(Ok(()), sync) } else { Ok(()) });
    written.map_err(|error| {
        // Where there is no room, half a file takes some.
        drop(fs::remove_file(&temporary));
        io_error(path)(error)
    })
}

/// Lays a verdict beside the other results of the campaign it is about.
pub fn write_verdict(dir: &Path, verdict: &Verdict) -> Result<(), OutputError> {
    put(&dir.join(VERDICT), verdict.to_json().as_bytes(), false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::series::HEAD;

    #[test]
    fn another_directory_of_the_same_name_is_left_alone() {
        let dir = tempfile::tempdir().expect("a directory");
        let out = dir.path().join("out");
        let output = Output::create(&out, false).expect("a new directory");
        fs::rename(&out, dir.path().join("elsewhere")).expect("a new name");
        for other in [false, true] {
            if other {
                Output::create(&out, false).expect("another run's");
            }
            assert!(matches!(output.write("coverage.info", b""), Err(OutputError::Gone(_))));
            assert!(!out.join("coverage.info").exists());
        }
    }

    #[test]
    fn links_and_what_is_no_file_stay_what_they_are() {
        let dir = tempfile::tempdir().expect("a directory");
        let [file, link, pipe] = ["file", "link", "pipe"].map(|name| dir.path().join(name));
        std::os::unix::fs::symlink(&file, &link).expect("a link");
        for text in [b"one", b"two"] {
            put(&link, text, true).expect("writable");
            assert_eq!((fs::read(&file).expect("a file"), link.is_symlink()), (text.to_vec(), true));
        }
        for (from, to) in [("a", "b"), ("b", "a")] {
            std::os::unix::fs::symlink(to, dir.path().join(from)).expect("a link");
        }
        assert!(put(&dir.path().join("a"), b"one", false).is_err() && dir.path().join("b").is_symlink());
        nix::unistd::mkfifo(&pipe, nix::sys::stat::Mode::S_IRWXU).expect("a pipe");
        let reader = std::thread::spawn({
            let pipe = pipe.clone();
            move || fs::read(pipe).expect("somebody writes")
        });
        put(&pipe, b"three", false).expect("somebody reads");
        assert_eq!(reader.join().expect("it ends"), b"three");
        assert!(!fs::metadata(&pipe).expect("it is there").is_file());
    }

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
        // What is left of a run that ended while it began stands in nobody's way; whatever else there is does.
        let begun = dir.path().join("begun");
        let left = |shown: &str| {
            Output::create(&begun, false).expect("a new directory");
            fs::write(begun.join(".run.json.tmp"), "{").expect("writable");
            fs::create_dir(begun.join(ASIDE)).expect("writable");
            fs::write(begun.join(shown), HEAD).expect("writable");
            Output::create(&begun, false).map(|_| begun.join(ASIDE).exists())
        };
        assert!(matches!(left("series.csv"), Ok(false)));
        assert!(matches!(left("mine"), Err(OutputError::Foreign(_))));
        fs::remove_file(begun.join("mine")).expect("removable");
        assert!(matches!(left("tests/000001.json"), Err(OutputError::Foreign(_))));
        for mine in [".notes.tmp", ".earlier/thesis"] {
            let own = tempfile::tempdir().expect("a directory");
            let file = own.path().join(mine);
            fs::create_dir_all(file.parent().expect("it has one")).expect("writable");
            fs::write(&file, "x").expect("writable");
            assert!(matches!(Output::create(own.path(), true), Err(OutputError::Foreign(_))), "{mine}");
            assert!(file.exists(), "{mine}");
        }
        let names: Vec<_> = fs::read_dir(&out).expect("readable").flatten().map(|e| e.file_name()).collect();
        assert!(!names.iter().any(|n| n.to_string_lossy().ends_with(".tmp")));
    }

    #[test]
    fn what_somebody_took_away_is_named() {
        let dir = tempfile::tempdir().expect("a directory");
        let output = Output::create(dir.path(), false).expect("a new directory");
        for name in [journal::NAME, "tests/000001.json", "tests/000002.json", "bugs/001-abort.json"] {
            output.write(name, b"{}").expect("writable");
        }
        assert_eq!(output.removed(2, 1), [""; 0]);
        for name in [journal::NAME, "series.csv", "tests/000002.json", "bugs/001-abort.json"] {
            fs::remove_file(dir.path().join(name)).expect("there");
        }
        assert_eq!(output.removed(2, 1), ["journal", "series.csv", "1 of 2 in tests/", "1 of 1 in bugs/"]);
        fs::remove_dir_all(dir.path().join("tests")).expect("there");
        assert_eq!(output.removed(2, 0), ["journal", "series.csv", "2 of 2 in tests/"]);
    }
}
