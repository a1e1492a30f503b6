//! Reading a folder of inputs, in the order of their names.
//!
//! AFL keeps what it found in `queue/` (`id:000000,…`), one folder for each of its instances; such folders are found
//! below the one that is named; beside a `queue/` lie notes of the fuzzer, no inputs, even while the queue is empty. libFuzzer keeps
//! files named by their hash in one folder, and what symvm writes for fuzzers is named so, too, perhaps in a `queue/` beside theirs.
//! symvm writes each test twice, for itself and for KLEE, and what is the same is one input; of a folder of its results the tests
//! are inputs. Hidden files and folders (AFL's `.state`) are none, nor are `README` files, which AFL puts beside crashes, unless there
//! is nothing else; of KLEE's results the `.ktest` files are inputs. Whatever else is not read is counted.

use crate::test_case::{ReadTestError, Seed};
use hashbrown::{DefaultHashBuilder, HashMap};
use std::fs;
use std::hash::BuildHasher;
use std::io;
use std::path::{Path, PathBuf};

/// How much is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeedLimits {
    /// Bytes of one file.
    pub file: u64,
    /// Bytes of all files.
    pub total: u64,
}

impl Default for SeedLimits {
    fn default() -> Self {
        Self { file: 16 << 20, total: 1 << 30 }
    }
}

/// Why a corpus cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum CorpusError {
    /// The file system refused.
    #[error("{}: {error}", path.display())]
    Io {
        /// What was to be read.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// A file is larger than inputs may be.
    #[error(
        "{}: {size} bytes are too many for a seed, at most {limit} are read (--max-seed-size)",
        path.display()
    )]
    Large {
        /// The file.
        path: PathBuf,
        /// Its size.
        size: u64,
        /// The limit.
        limit: u64,
    },
    /// All files together are too large.
    #[error("{}: the files up to '{}' have more than {limit} bytes together; use a part of the corpus", path.display(), last.display())]
    Total {
        /// The folder.
        path: PathBuf,
        /// The file that was too much.
        last: PathBuf,
        /// The limit.
        limit: u64,
    },
    /// A file that claims to be a test is none.
    #[error("{}: {error}", path.display())]
    Test {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: ReadTestError,
    },
}

/// What was read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Corpus {
    /// Inputs with their names, by name; of those that are the same, the first.
    pub seeds: Vec<(String, Seed)>,
    /// The file of each.
    pub files: Vec<PathBuf>,
    /// What the user should know: files that are of no use, and why; that there was nothing.
    pub warnings: Vec<String>,
    /// What was not read, a line for each folder.
    pub notes: Vec<String>,
}

/// All inputs of folders, one after the other, without those that are damaged, too large or cannot be read (a fuzzer at work takes
/// files away), unless no other is left in a folder; of a file that is named by itself, that one. The limits are those of all together.
pub fn read<P: AsRef<Path>>(paths: &[P], limits: SeedLimits) -> Result<Corpus, CorpusError> {
    let mut reading = Reading { limits, ..Reading::default() };
    paths.iter().try_for_each(|path| reading.add(path.as_ref()))?;
    Ok(reading.corpus)
}

/// What was read so far.
#[derive(Default)]
struct Reading {
    limits: SeedLimits,
    corpus: Corpus,
    /// Bytes of all files.
    total: u64,
    /// Indices of inputs, by their hashes.
    known: HashMap<u64, Vec<usize>>,
    hasher: DefaultHashBuilder,
}

impl Reading {
    fn add(&mut self, path: &Path) -> Result<(), CorpusError> {
        let Found { files, mut notes } = found(path)?;
        self.corpus.notes.append(&mut notes);
        let mut damaged = Vec::new();
        let mut read = 0;
        for file in files {
            match self.seed(&file, path)? {
                Ok(seed) => {
                    read += 1;
                    self.keep(file, seed);
                }
                Err(error) => damaged.push(error),
            }
        }
        if read == 0 && !damaged.is_empty() {
            return Err(damaged.swap_remove(0));
        }
        self.corpus.warnings.extend(damaged.iter().map(|error| format!("{error}; it is left out")));
        if read == 0 {
            self.corpus.warnings.push(format!("{}: no inputs were found there", path.display()));
        }
        Ok(())
    }

    /// The input in a file, or why it is left out.
    fn seed(&mut self, file: &Path, folder: &Path) -> Result<Result<Seed, CorpusError>, CorpusError> {
        let failed = |error| CorpusError::Io { path: file.to_owned(), error };
        let size = match fs::metadata(file) {
            Ok(metadata) => metadata.len(),
            Err(error) => return Ok(Err(failed(error))),
        };
        if size > self.limits.file {
            return Ok(Err(CorpusError::Large { path: file.to_owned(), size, limit: self.limits.file }));
        }
        self.total += size;
        if self.total > self.limits.total {
            let (path, last) = (folder.to_owned(), file.to_owned());
            return Err(CorpusError::Total { path, last, limit: self.limits.total });
        }
        let bytes = match fs::read(file) {
            Ok(bytes) => bytes,
            Err(error) => return Ok(Err(failed(error))),
        };
        let seed = Seed::read(&file.display().to_string(), bytes);
        Ok(seed.map_err(|error| CorpusError::Test { path: file.to_owned(), error }))
    }

    /// Takes an input in, unless the same was there before.
    fn keep(&mut self, file: PathBuf, seed: Seed) {
        let alike = self.known.entry(self.hasher.hash_one(&seed)).or_default();
        if !alike.iter().any(|&i| self.corpus.seeds[i].1 == seed) {
            alike.push(self.corpus.seeds.len());
            self.corpus.seeds.push((file.display().to_string(), seed));
            self.corpus.files.push(file);
        }
    }
}

/// The files that may hold inputs, and what was not looked at.
#[derive(Debug, Default)]
pub struct Found {
    /// By name.
    pub files: Vec<PathBuf>,
    /// What was not read, a line for each folder.
    pub notes: Vec<String>,
}

/// Looks a folder through; one file is itself.
///
/// # Errors
/// The file system refused.
pub fn found(path: &Path) -> Result<Found, CorpusError> {
    if path.is_file() {
        return Ok(Found { files: vec![path.to_owned()], notes: Vec::new() });
    }
    // What else lies among results of symvm is no input.
    if path.join("run.json").is_file() && path.join("tests").is_dir() {
        return plain(&path.join("tests"));
    }
    let inside = entries(path)?;
    if ["info", "run.stats"].iter().all(|name| path.join(name).is_file()) {
        return Ok(of_klee(path, inside));
    }
    let mut found = Found::default();
    let mut read = Vec::new();
    for folder in [path].into_iter().chain(inside.iter().map(PathBuf::as_path)) {
        if has_queue(folder)? {
            let queue = plain(&folder.join("queue"))?;
            found.files.extend(queue.files);
            found.notes.extend(queue.notes);
            read.push(folder);
        }
    }
    if read.is_empty() {
        return plain(path);
    }
    // Beside queues, and beside the folders that have some.
    let parent = (!read.contains(&path)).then_some(path);
    for folder in read.iter().copied().chain(parent) {
        let is_known = |f: &PathBuf| {
            let is_note = f.is_file() && NOTES.contains(&name(f).as_str());
            is_note || *f == folder.join("queue") || read.contains(&f.as_path())
        };
        let mut left: Vec<PathBuf> = entries(folder)?;
        left.retain(|f| !is_known(f));
        if let Some(left) = listed(&left) {
            let what = "it holds a fuzzer's queue, which is read; what lies beside it is not";
            found.notes.push(format!("{}: {what}: {left}", folder.display()));
        }
    }
    Ok(found)
}

/// The tests of KLEE's results, beside which it puts its own notes, the program, and how tests end.
fn of_klee(path: &Path, inside: Vec<PathBuf>) -> Found {
    let is_test = |file: &PathBuf| file.extension().is_some_and(|extension| extension == "ktest");
    let (files, left): (Vec<_>, Vec<_>) = inside.into_iter().partition(is_test);
    let what = "these are results of KLEE, whose tests are read; what lies beside them is not";
    let note = listed(&left).map(|left| format!("{}: {what}: {left}", path.display()));
    Found { files, notes: note.into_iter().collect() }
}

/// The files of a folder, as they lie there.
fn plain(folder: &Path) -> Result<Found, CorpusError> {
    let inside = entries(folder)?;
    let is_readme = |f: &Path| name(f).starts_with("README");
    let alone = inside.iter().all(|f| f.is_file() && is_readme(f));
    let (files, left): (Vec<_>, Vec<_>) =
        inside.into_iter().partition(|f| f.is_file() && (alone || !is_readme(f)));
    let note = listed(&left).map(|left| format!("{}: not read: {left}", folder.display()));
    Ok(Found { files, notes: note.into_iter().collect() })
}

/// `crashes/ (3 files), 2 files, 1 dangling link`; nothing where there is nothing but empty folders.
fn listed(left: &[PathBuf]) -> Option<String> {
    const SHOWN: usize = 5;
    // Somebody may have named a whole disk.
    const MOST: usize = 9_999;
    const DEPTH: u32 = 4;
    let number = |n: usize, one: &str, more: &str| match n {
        0 => None,
        1 => Some(format!("1 {one}")),
        n => Some(format!("{n} {more}")),
    };
    let is_folder = |f: &&PathBuf| f.is_dir();
    let folders: Vec<_> = left
        .iter()
        .filter(is_folder)
        .take(10 * SHOWN)
        .filter_map(|f| {
            let files = number(files_below(f, MOST, DEPTH), "file", "files")?;
            Some(format!("{}/ ({})", name(f), files.replace(&MOST.to_string(), "thousands of")))
        })
        .collect();
    let readmes = left.iter().filter(|f| f.is_file() && name(f).starts_with("README")).count();
    let files = left.iter().filter(|f| f.is_file()).count() - readmes;
    let dangling = left.iter().filter(|f| f.is_symlink() && !f.exists()).count();
    let others = left.iter().filter(|f| f.exists() && !f.is_file() && !f.is_dir()).count();
    let more = folders.len().saturating_sub(SHOWN)
        + left.iter().filter(is_folder).count().saturating_sub(10 * SHOWN);
    let all: Vec<String> = folders
        .into_iter()
        .take(SHOWN)
        .chain(number(more, "other folder", "other folders"))
        .chain(number(files, "file", "files"))
        .chain(number(readmes, "README", "READMEs"))
        .chain(number(dangling, "dangling link", "dangling links"))
        .chain(number(others, "that is neither file nor folder", "that are neither files nor folders"))
        .collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// Files in a folder and so deep below it that are not hidden, as far as `most`; links to other folders are not followed.
fn files_below(folder: &Path, most: usize, depth: u32) -> usize {
    let mut files = 0;
    for inside in entries(folder).unwrap_or_default() {
        let is_folder = inside.is_dir() && !inside.is_symlink();
        files += match is_folder {
            true if depth == 0 => 0,
            true => files_below(&inside, most - files, depth - 1),
            false => usize::from(inside.is_file()),
        };
        if files >= most {
            return most;
        }
    }
    files
}

/// A fuzzer's folder: its queue holds what AFL calls inputs, or what symvm writes for fuzzers, or nothing beside AFL's notes.
fn has_queue(folder: &Path) -> Result<bool, CorpusError> {
    let queue = folder.join("queue");
    if !queue.is_dir() {
        return Ok(false);
    }
    let inputs = entries(&queue)?;
    let is_input = |name: String| name.starts_with("id") || is_hash(&name);
    Ok(inputs.iter().any(|f| is_input(name(f)))
        || inputs.is_empty() && NOTES.iter().any(|note| folder.join(note).exists()))
}

/// A file is named by its content: so do symvm (32 digits) and libFuzzer (40).
fn is_hash(name: &str) -> bool {
    name.len() >= 32 && name.bytes().all(|b| b.is_ascii_hexdigit())
}

/// What AFL puts beside a queue.
const NOTES: [&str; 7] =
    ["fuzzer_stats", "fuzzer_setup", "fuzz_bitmap", "plot_data", "cmdline", "fastresume.bin", "target_hash"];

fn name(path: &Path) -> String {
    path.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned())
}

/// What is in a folder and not hidden, sorted.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, CorpusError> {
    let failed = |error| CorpusError::Io { path: folder.to_owned(), error };
    let list: Result<Vec<_>, _> =
        fs::read_dir(folder).map_err(failed)?.map(|e| e.map(|e| e.path())).collect();
    let mut list = list.map_err(failed)?;
    list.retain(|f| !name(f).starts_with('.'));
    list.sort();
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(path: &Path) -> Vec<String> {
        let seeds = read(&[path], SeedLimits::default()).expect("readable").seeds;
        let below = |n: &str| Path::new(n).strip_prefix(path).expect("below").display().to_string();
        seeds.iter().map(|(n, _)| below(n)).collect()
    }

    #[test]
    fn folders_of_fuzzers_are_read_as_they_lie() {
        let dir = tempfile::tempdir().expect("a directory");
        let root = dir.path();
        for folder in
            ["afl/a/queue/.state/deterministic_done", "afl/b/queue", "afl/b/crashes", "libfuzzer/sub"]
        {
            fs::create_dir_all(root.join(folder)).expect("writable");
        }
        for file in [
            "afl/fuzz_bitmap",
            "afl/a/queue/id:000001,src:000000",
            "afl/a/queue/id:000000,orig:x",
            "afl/a/queue/.state/deterministic_done/id:000000,orig:x",
            "afl/a/fuzzer_stats",
            "afl/b/queue/id:000000,orig:x",
            "afl/b/crashes/README.txt",
            "afl/b/crashes/id:000000,sig:06",
            "libfuzzer/da39a3ee",
            "libfuzzer/.hidden",
            "libfuzzer/2fd4e1c6",
        ] {
            fs::write(root.join(file), file).expect("writable");
        }
        let a = ["id:000000,orig:x", "id:000001,src:000000"];
        assert_eq!(names(&root.join("afl/a/queue")), a);
        assert_eq!(names(&root.join("afl/a")), a.map(|n| format!("queue/{n}")));
        let all = ["a/queue/id:000000,orig:x", "a/queue/id:000001,src:000000", "b/queue/id:000000,orig:x"];
        assert_eq!(names(&root.join("afl")), all);
        assert_eq!(names(&root.join("afl/b/crashes")), ["id:000000,sig:06"]);
        assert_eq!(names(&root.join("libfuzzer")), ["2fd4e1c6", "da39a3ee"]);
    }

    #[test]
    fn what_is_damaged_is_left_out_and_told() {
        let dir = tempfile::tempdir().expect("a directory");
        let root = dir.path();
        let said = |path: &Path| {
            let read = read(&[path], SeedLimits::default()).expect("readable");
            let said: Vec<_> = read.warnings.into_iter().chain(read.notes).collect();
            said.join("|").replace(&root.display().to_string(), "DIR")
        };
        fs::create_dir_all(root.join("afl/queue")).expect("writable");
        fs::write(root.join("afl/fuzzer_stats"), "cycles_done : 0").expect("writable");
        assert_eq!(names(&root.join("afl")), [""; 0]);
        assert_eq!(said(&root.join("afl")), "DIR/afl: no inputs were found there");
        // Somebody else's folder of that name.
        fs::create_dir_all(root.join("own/queue")).expect("writable");
        fs::write(root.join("own/x"), "x").expect("writable");
        assert_eq!((names(&root.join("own")), said(&root.join("own"))), (vec!["x".into()], String::new()));
        // JSON that is no test says nothing of its neighbour.
        fs::write(root.join("own/x.json"), "[1]").expect("writable");
        let test = crate::ktest::KTest::new(&[], &symvm_vm::Input::default());
        fs::write(root.join("own/x.ktest"), test.write()).expect("writable");
        assert_eq!(names(&root.join("own")), ["x", "x.json", "x.ktest"]);
        fs::remove_file(root.join("own/x.json")).expect("there");
        fs::remove_file(root.join("own/x.ktest")).expect("there");
        // A fuzzer's, with others beside it.
        fs::create_dir_all(root.join("both/queue")).expect("writable");
        for file in ["queue/id:0", "mine", "plot_data"] {
            fs::write(root.join("both").join(file), file).expect("writable");
        }
        assert_eq!(names(&root.join("both")), ["queue/id:0"]);
        let told = "DIR/both: it holds a fuzzer's queue, which is read; what lies beside it is not: 1 file";
        assert_eq!(said(&root.join("both")), told);
        fs::write(root.join("own/empty.ktest"), "").expect("writable");
        fs::write(root.join("own/cut.ktest"), b"KTEST\0\0\0\x03\0").expect("writable");
        assert_eq!(names(&root.join("own")), ["x"]);
        assert_eq!(
            said(&root.join("own")),
            "DIR/own/cut.ktest: not a KLEE test: it ends in the middle, at byte 10; it is left out|\
             DIR/own/empty.ktest: the file is empty; it is left out"
        );
        // What is there and cannot be read: nothing lies at the address 0.
        std::os::unix::fs::symlink("/proc/self/mem", root.join("own/unreadable")).expect("writable");
        assert_eq!(names(&root.join("own")), ["x"]);
        let told = said(&root.join("own"));
        assert!(told.contains("DIR/own/unreadable: ") && told.ends_with("; it is left out"), "{told}");
        let alone = read(&[root.join("own/empty.ktest")], SeedLimits::default()).expect_err("empty");
        assert!(alone.to_string().ends_with("own/empty.ktest: the file is empty"), "{alone}");
    }

    #[test]
    fn what_is_not_read_is_counted() {
        let dir = tempfile::tempdir().expect("a directory");
        let root = dir.path();
        let hash = "0123456789abcdef0123456789abcdef";
        for folder in
            ["sync/fuzz1/queue", "sync/fuzz1/crashes", "sync/fuzz1/hangs", "sync/symvm/queue", "mine/a/b"]
        {
            fs::create_dir_all(root.join(folder)).expect("writable");
        }
        fs::create_dir_all(root.join("sync/other")).expect("writable");
        fs::create_dir_all(root.join("readme")).expect("writable");
        for file in [
            "sync/fuzz1/queue/id:0",
            "sync/fuzz1/crashes/README.txt",
            "sync/fuzz1/crashes/id:0",
            "sync/fuzz1/fuzzer_stats",
            &format!("sync/symvm/queue/{hash}"),
            "sync/other/x",
            "mine/x",
            "mine/README",
            "mine/README.md",
            "mine/a/y",
            "mine/a/b/z",
            "readme/README.md",
        ] {
            fs::write(root.join(file), file).expect("writable");
        }
        std::os::unix::fs::symlink("nowhere", root.join("mine/link")).expect("writable");
        let told = |name: &str| {
            let read = read(&[root.join(name)], SeedLimits::default()).expect("readable");
            assert!(read.warnings.is_empty(), "{:?}", read.warnings);
            read.notes.join("|").replace(&root.display().to_string(), "DIR")
        };
        let own = format!("queue/{hash}");
        assert_eq!(names(&root.join("sync")), ["fuzz1/queue/id:0".into(), format!("symvm/{own}")]);
        assert_eq!(names(&root.join("sync/symvm")), [own.as_str()]);
        let beside = "it holds a fuzzer's queue, which is read; what lies beside it is not";
        assert_eq!(
            told("sync"),
            format!("DIR/sync/fuzz1: {beside}: crashes/ (2 files)|DIR/sync: {beside}: other/ (1 file)")
        );
        assert_eq!(told("sync/symvm"), "");
        assert_eq!(names(&root.join("mine")), ["x"]);
        assert_eq!(told("mine"), "DIR/mine: not read: a/ (2 files), 2 READMEs, 1 dangling link");
        assert_eq!((names(&root.join("readme")), told("readme")), (vec!["README.md".into()], String::new()));
    }

    #[test]
    fn of_klees_results_the_tests_are_read() {
        let dir = tempfile::tempdir().expect("a directory");
        let test = crate::ktest::KTest::new(&[], &symvm_vm::Input::default()).write();
        for name in ["info", "run.stats", "messages.txt", "assembly.ll", "test000001.assert.err"] {
            fs::write(dir.path().join(name), "KLEE's own").expect("writable");
        }
        fs::write(dir.path().join("test000001.ktest"), test).expect("writable");
        assert_eq!(names(dir.path()), ["test000001.ktest"]);
        let notes = read(&[dir.path()], SeedLimits::default()).expect("readable").notes;
        assert!(notes[0].ends_with("what lies beside them is not: 5 files"), "{notes:?}");
    }

    #[test]
    fn of_results_the_tests_are_read() {
        let dir = tempfile::tempdir().expect("a directory");
        let root = dir.path();
        fs::create_dir_all(root.join("tests")).expect("writable");
        fs::create_dir_all(root.join("bugs")).expect("writable");
        for file in ["run.json", "series.csv", "journal", "bugs/001-abort.txt", "tests/raw"] {
            fs::write(root.join(file), file).expect("writable");
        }
        assert_eq!(names(root), ["tests/raw"]);
        assert_eq!(read(&[root], SeedLimits::default()).expect("readable").notes, [""; 0]);
    }

    #[test]
    fn what_is_too_large_is_named() {
        let dir = tempfile::tempdir().expect("a directory");
        fs::write(dir.path().join("a"), [0; 10]).expect("writable");
        fs::write(dir.path().join("b"), [0; 20]).expect("writable");
        let plain = |text: String| text.replace(&dir.path().display().to_string(), "DIR");
        let message = |path: &Path, file, total| {
            let error = read(&[path], SeedLimits { file, total }).expect_err("too large");
            plain(error.to_string())
        };
        let b = "DIR/b: 20 bytes are too many for a seed, at most 15 are read (--max-seed-size)";
        assert_eq!(message(&dir.path().join("b"), 15, 99), b);
        // What is left out does not count.
        let left = read(&[dir.path()], SeedLimits { file: 15, total: 15 }).expect("readable");
        assert_eq!(left.seeds.len(), 1);
        assert_eq!(
            left.warnings.into_iter().map(plain).collect::<Vec<_>>(),
            [format!("{b}; it is left out")]
        );
        let a = "DIR/a: 10 bytes are too many for a seed, at most 9 are read (--max-seed-size)";
        assert_eq!(message(dir.path(), 9, 99), a);
        assert_eq!(
            message(dir.path(), 20, 29),
            "DIR: the files up to 'DIR/b' have more than 29 bytes together; use a part of the corpus"
        );
        assert!(read(&[dir.path()], SeedLimits { file: 20, total: 30 }).is_ok());
        assert!(read(&[dir.path().join("none")], SeedLimits::default()).is_err());
    }
}
