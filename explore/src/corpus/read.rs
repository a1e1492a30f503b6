//! Reading a folder of inputs, in the order of their names.
//!
//! AFL keeps what it found in `queue/` (`id:000000,…`), one folder for each of its instances; such folders are found
//! below the one that is named; beside a `queue/` lie notes of the fuzzer, no inputs, even while the queue is empty. libFuzzer keeps
//! files named by their hash in one folder. symvm writes each test twice, for itself and for KLEE, and what is the same is one input.
//! Hidden files and folders (AFL's `.state`) and `README` files, which AFL puts beside
//! crashes, are no inputs.

use crate::test_case::{ReadTestError, Seed};
use hashbrown::{DefaultHashBuilder, HashMap, HashSet};
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
        "{}: {size} bytes are too many for a seed, at most {limit} are read; take it out of the folder or raise --max-seed-size",
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
}

/// All inputs of a folder, without those that are damaged or cannot be read (a fuzzer at work takes files away), unless no other
/// is left; or one file.
pub fn read(path: &Path, limits: SeedLimits) -> Result<Corpus, CorpusError> {
    let mut total = 0;
    let mut corpus = Corpus::default();
    let mut damaged = Vec::new();
    let (mut known, hasher) = (HashMap::new(), DefaultHashBuilder::default());
    let (files, passed_over) = files(path)?;
    // Tests of symvm's.
    let mut tests = HashSet::new();
    for file in files {
        // Written for KLEE as well.
        if has_extension(&file, "ktest") && tests.contains(&file.with_extension("json")) {
            continue;
        }
        let mut leave_out = |error| damaged.push(CorpusError::Io { path: file.clone(), error });
        let size = match fs::metadata(&file) {
            Ok(metadata) => metadata.len(),
            Err(error) => {
                leave_out(error);
                continue;
            }
        };
        if size > limits.file {
            return Err(CorpusError::Large { path: file, size, limit: limits.file });
        }
        total += size;
        if total > limits.total {
            return Err(CorpusError::Total { path: path.to_owned(), last: file, limit: limits.total });
        }
        let bytes = match fs::read(&file) {
            Ok(bytes) => bytes,
            Err(error) => {
                leave_out(error);
                continue;
            }
        };
        let name = file.display().to_string();
        match Seed::read(&name, bytes) {
            Ok(seed) => {
                if matches!(seed, Seed::Input(_)) && has_extension(&file, "json") {
                    tests.insert(file.clone());
                }
                let alike = known.entry(hasher.hash_one(&seed)).or_insert_with(Vec::new);
                if !alike.iter().any(|&i: &usize| corpus.seeds[i].1 == seed) {
                    alike.push(corpus.seeds.len());
                    corpus.seeds.push((name, seed));
                    corpus.files.push(file);
                }
            }
            Err(error) => damaged.push(CorpusError::Test { path: file, error }),
        }
    }
    if corpus.seeds.is_empty() && !damaged.is_empty() {
        return Err(damaged.swap_remove(0));
    }
    corpus.warnings.extend(damaged.iter().map(|error| format!("{error}; it is left out")));
    if passed_over > 0 {
        corpus.warnings.push(format!(
            "{}: it holds a fuzzer's queue, which is read; other files there are not: {passed_over}",
            path.display()
        ));
    }
    if corpus.seeds.is_empty() {
        corpus.warnings.push(format!("{}: no inputs were found there", path.display()));
    }
    Ok(corpus)
}

/// A fuzzer's folder: its queue holds what AFL calls inputs, or nothing beside AFL's notes.
fn has_queue(folder: &Path) -> Result<bool, CorpusError> {
    let queue = folder.join("queue");
    if !queue.is_dir() {
        return Ok(false);
    }
    let inputs = entries(&queue)?;
    Ok(inputs.iter().any(|f| name(f).starts_with("id"))
        || inputs.is_empty() && NOTES.iter().any(|note| folder.join(note).exists()))
}

/// What AFL puts beside a queue.
const NOTES: [&str; 7] =
    ["fuzzer_stats", "fuzzer_setup", "fuzz_bitmap", "plot_data", "cmdline", "fastresume.bin", "target_hash"];

/// The files that hold inputs, and how many others there are beside them that might.
fn files(path: &Path) -> Result<(Vec<PathBuf>, usize), CorpusError> {
    if path.is_file() {
        return Ok((vec![path.to_owned()], 0));
    }
    let may_hold = |f: &PathBuf| f.is_file() && !name(f).starts_with("README");
    let inside = entries(path)?;
    let mut queues: Vec<PathBuf> = Vec::new();
    for folder in [path].into_iter().chain(inside.iter().map(PathBuf::as_path)) {
        if has_queue(folder)? {
            queues.push(folder.join("queue"));
        }
    }
    let (mut found, mut passed_over) = (inside, 0);
    if !queues.is_empty() {
        passed_over = found.iter().filter(|f| may_hold(f) && !NOTES.contains(&name(f).as_str())).count();
        found = queues.iter().map(|q| entries(q)).collect::<Result<Vec<_>, _>>()?.concat();
    }
    found.retain(may_hold);
    Ok((found, passed_over))
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|e| e == extension)
}

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
        let seeds = read(path, SeedLimits::default()).expect("readable").seeds;
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
            let read = read(path, SeedLimits::default()).expect("readable");
            read.warnings.join("|").replace(&root.display().to_string(), "DIR")
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
        let told = "DIR/both: it holds a fuzzer's queue, which is read; other files there are not: 1";
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
        let alone = read(&root.join("own/empty.ktest"), SeedLimits::default()).expect_err("empty");
        assert!(alone.to_string().ends_with("own/empty.ktest: the file is empty"), "{alone}");
    }

    #[test]
    fn what_is_too_large_is_named() {
        let dir = tempfile::tempdir().expect("a directory");
        fs::write(dir.path().join("a"), [0; 10]).expect("writable");
        fs::write(dir.path().join("b"), [0; 20]).expect("writable");
        let message = |file, total| {
            let error = read(dir.path(), SeedLimits { file, total }).expect_err("too large");
            error.to_string().replace(&dir.path().display().to_string(), "DIR")
        };
        assert_eq!(
            message(15, 99),
            "DIR/b: 20 bytes are too many for a seed, at most 15 are read; take it out of the folder or raise --max-seed-size"
        );
        assert_eq!(
            message(20, 29),
            "DIR: the files up to 'DIR/b' have more than 29 bytes together; use a part of the corpus"
        );
        assert!(read(dir.path(), SeedLimits { file: 20, total: 30 }).is_ok());
        assert!(read(&dir.path().join("none"), SeedLimits::default()).is_err());
    }
}
