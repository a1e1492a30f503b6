//! What is replayed: tests as they were written, reports of bugs, and raw bytes such as fuzzers keep.

use crate::failure::Failure;
use crate::load;
use crate::misfit::PLACES;
use std::path::{Path, PathBuf};
use symvm_explore::test_case::FORMAT;
use symvm_explore::{RawTarget, Seed, TestCase, corpus};
use symvm_vm::Input;

/// What was read of one file.
pub enum Subject {
    /// A test, which may say how it ends.
    Test(Box<TestCase>),
    /// The bytes of one object.
    Raw {
        /// All of the file.
        bytes: Vec<u8>,
        /// Why that is no test.
        no_test: String,
        /// The user has named it, and it is called as tests are.
        is_meant_as_test: bool,
    },
}

/// The report of a bug.
#[derive(serde::Deserialize)]
struct Report {
    #[serde(rename = "kind")]
    _kind: String,
    test: u32,
}

/// The test that shows a bug, if that is the report of one, `bugs/NNN-KIND.json`.
///
/// # Errors
/// The report has no test: its input is in it, but neither the command nor how blocks of the heap were laid out.
fn reported_test(path: &Path, bytes: &[u8]) -> Result<Option<PathBuf>, Failure> {
    let Ok(Report { test, .. }) = serde_json::from_slice(bytes) else { return Ok(None) };
    if test == 0 {
        return Err(Failure::new(format!(
            "{}: no test was written for this bug (its report says \"test\": 0), and tests are what is replayed: explore again, \
             for a report that names its test, or put the report's \"input\" into a file {{\"symvm_test\": {FORMAT}, \
             \"input\": …}} and replay that, with the options of the run that concern the world",
            path.display()
        )));
    }
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let results = absolute.ancestors().nth(2).unwrap_or(Path::new("/"));
    Ok(Some(results.join("tests").join(format!("{test:06}.json"))))
}

/// The files that these names stand for: those of folders, each test once.
///
/// # Errors
/// A folder cannot be read, or there is nothing in it.
pub fn files(names: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for name in names {
        if !name.is_dir() {
            files.push(name.clone());
            continue;
        }
        if name.join("run.json").is_file() && !name.join("tests").is_dir() {
            return Err(Failure::new(format!("{}: these are results whose tests are gone", name.display())));
        }
        let corpus::Found { files: mut inside, notes } = corpus::found(name)?;
        notes.iter().for_each(|note| tell!("note: {note}"));
        // Beside a test lies the same for KLEE, beside a report the same for people.
        inside.retain(|file| !is_twin(file));
        if inside.is_empty() {
            return Err(Failure::new(format!("{}: no tests are in there", name.display())));
        }
        files.append(&mut inside);
    }
    Ok(files)
}

/// A file of JSON beside it says the same, and more.
fn is_twin(file: &Path) -> bool {
    let json = file.with_extension("json");
    let input = |path: &Path| Some(TestCase::read(&std::fs::read(path).ok()?).ok()?.input);
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("txt") => {
            std::fs::read(&json).is_ok_and(|bytes| serde_json::from_slice::<Report>(&bytes).is_ok())
        }
        Some("ktest") => input(&json).is_some_and(|said| input(file) == Some(said)),
        _ => false,
    }
}

impl Subject {
    /// Of a file, which the user has named (or the folder that it is in).
    ///
    /// # Errors
    /// It cannot be read, is damaged, or is no input at all.
    pub fn read(path: &Path, is_named: bool) -> Result<Self, Failure> {
        let bytes = load::read(path)?;
        if let Some(failure) = load::mistaken(path, &bytes) {
            return Err(failure);
        }
        let in_file = |error| Failure::new(format!("{}: {error}", path.display()));
        if let Some(test) = reported_test(path, &bytes)? {
            let bytes = load::read(&test)?;
            return Ok(Self::Test(Box::new(TestCase::read(&bytes).map_err(in_file)?)));
        }
        let seed = Seed::read(&path.display().to_string(), bytes.clone()).map_err(in_file)?;
        match (TestCase::read(&bytes), seed) {
            (Ok(test), _) => Ok(Self::Test(Box::new(test))),
            (Err(error), Seed::Input(_)) => Err(in_file(error)),
            (Err(error), Seed::Raw(bytes)) => Ok(Self::Raw {
                bytes,
                no_test: error.to_string(),
                is_meant_as_test: is_named && path.extension().is_some_and(|extension| extension == "json"),
            }),
        }
    }

    /// The words of the command that found it.
    pub fn command(&self) -> &[String] {
        match self {
            Self::Test(test) => &test.command,
            Self::Raw { .. } => &[],
        }
    }

    /// As a test of a program whose symbolic objects are those of `known`.
    ///
    /// # Errors
    /// It is raw bytes, and no object takes them.
    pub fn into_test(self, target: &RawTarget, known: impl FnOnce() -> Input) -> Result<TestCase, Failure> {
        match self {
            Self::Test(test) => Ok(*test),
            Self::Raw { no_test, is_meant_as_test: true, .. } if target.named.is_none() => {
                Err(Failure::new(no_test))
            }
            Self::Raw { bytes, no_test, .. } => {
                let known = if target.named.is_some() { Input::default() } else { known() };
                let Some(object) = target.object(&known) else {
                    return Err(Failure::new(format!(
                        "{no_test}; nor is there an object that takes it as raw bytes: add {PLACES}, or --sym-input N if this is a fuzz target"
                    )));
                };
                Ok(TestCase::of_input(target.lay(bytes, &object, &known)))
            }
        }
    }
}
