//! Test cases: one input, how its path ends, in symvm's JSON; readers for JSON, KLEE's `.ktest` and raw bytes.

use crate::corpus::RawTarget;
use crate::ktest;
use crate::report::Site;
use serde::{Deserialize, Serialize};
use symvm_frontend::program::Program;
use symvm_vm::{HeapLayout, Input, Outcome};

/// Version of the JSON format.
pub const FORMAT: u32 = 1;

/// How a path ends, in the words of test files.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Ending {
    /// The program ended by itself.
    Exit {
        /// Its status.
        code: i32,
    },
    /// The program misbehaved.
    Bug {
        /// The kind of fault.
        fault: String,
        /// Where: the innermost place in the user's code.
        location: String,
        /// The function of the library that the user's code called there, if the fault was met in it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        library: Option<String>,
    },
    /// The program violated its own assumption.
    AssumeViolated,
    /// Something symvm lacks was reached.
    Unsupported {
        /// What.
        what: String,
        /// Where.
        location: String,
    },
    /// The limit of instructions was reached: an endless loop?
    StepLimit,
    /// The limit of memory was reached.
    MemoryLimit,
    /// The run was cut short.
    Stopped,
}

impl Ending {
    /// Of a machine's outcome.
    pub fn of(outcome: &Outcome, program: &Program) -> Self {
        match outcome {
            Outcome::Exit { code } | Outcome::SilentExit { code } => Self::Exit { code: *code },
            Outcome::Finding(f) => {
                let Site { location, library } = Site::of_finding(program, f);
                Self::Bug { fault: f.kind.name().to_owned(), location, library }
            }
            Outcome::AssumeViolated => Self::AssumeViolated,
            Outcome::Unsupported(u) => Self::Unsupported {
                what: u.what.clone(),
                location: Site::of(program, u.loc, &u.stack).location,
            },
            Outcome::StepLimit => Self::StepLimit,
            Outcome::MemoryLimit => Self::MemoryLimit,
            Outcome::Stopped | Outcome::Subsumed | Outcome::Paused => Self::Stopped,
        }
    }
}

impl Ending {
    /// The same but for places: another version of the program may end so.
    pub fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Bug { fault, .. }, Self::Bug { fault: others, .. }) => fault == others,
            (Self::Unsupported { what, .. }, Self::Unsupported { what: others, .. }) => what == others,
            _ => self == other,
        }
    }

    /// In a few words.
    pub fn summary(&self) -> String {
        match self {
            Self::Exit { code } => format!("exit {code}"),
            Self::Bug { fault, location, library } => {
                format!("{fault} at {}", Site::words(location, library.as_deref()))
            }
            Self::AssumeViolated => "a violated assumption".into(),
            Self::Unsupported { what, location } if location.is_empty() => format!("unsupported ({what})"),
            Self::Unsupported { what, location } => format!("unsupported ({what}) at {location}"),
            Self::StepLimit => "the limit of instructions".into(),
            Self::MemoryLimit => "the limit of memory".into(),
            Self::Stopped => "a stop".into(),
        }
    }
}

/// A test: an input that was found, and what it does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TestCase {
    /// [`FORMAT`].
    pub symvm_test: u32,
    /// Its number in the campaign, from 1; 0 for tests from elsewhere.
    #[serde(default)]
    pub number: u64,
    /// The command whose campaign found it.
    #[serde(default)]
    pub command: Vec<String>,
    /// The input.
    pub input: Input,
    /// Which heap blocks a replay must lay out as the run did that found the test: those of sizes that depend on input.
    #[serde(default, skip_serializing_if = "HeapLayout::is_plain")]
    pub layout: HeapLayout,
    /// How its path ends.
    #[serde(default)]
    pub ending: Option<Ending>,
    /// Identity of its path: the hash of all branch sides taken, in hexadecimal.
    #[serde(default)]
    pub path: Option<String>,
    /// What tells its path from every other of the program, in hexadecimal: the hash with what was chosen beside branches of
    /// the program (objects, callees, sizes, branches of the library), which a replay does not choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub identity: Option<String>,
    /// Branch sides it covered first.
    #[serde(default)]
    pub new_sides: u32,
}

/// A file that does not hold a test.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadTestError {
    /// Nothing is in it.
    #[error("the file is empty")]
    Empty,
    /// Not JSON, or not a test in JSON.
    #[error("not a test in symvm's JSON: {0}")]
    Json(String),
    /// A later format.
    #[error("the test has format {0}, but this symvm reads format {FORMAT} only")]
    Format(u32),
    /// A broken `.ktest`.
    #[error("not a KLEE test: {0}")]
    KTest(#[from] ktest::KTestError),
    /// Two objects of one name.
    #[error("the test has two objects named '{0}'")]
    Twice(String),
}

impl TestCase {
    /// The file's text.
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a test is plain data with string keys");
        text.push('\n');
        text
    }

    /// Reads [`Self::to_json`]'s text.
    pub fn from_json(text: &str) -> Result<Self, ReadTestError> {
        let test: Self = serde_json::from_str(text).map_err(|e| ReadTestError::Json(e.to_string()))?;
        if test.symvm_test != FORMAT {
            return Err(ReadTestError::Format(test.symvm_test));
        }
        distinct(&test.input)?;
        Ok(test)
    }

    /// A test from elsewhere, which says nothing of what it does.
    pub fn of_input(input: Input) -> Self {
        Self {
            symvm_test: FORMAT,
            number: 0,
            command: Vec::new(),
            input,
            layout: HeapLayout::default(),
            ending: None,
            path: None,
            identity: None,
            new_sides: 0,
        }
    }

    /// Reads a test of either format, told apart by the content.
    pub fn read(bytes: &[u8]) -> Result<Self, ReadTestError> {
        if bytes.is_empty() {
            return Err(ReadTestError::Empty);
        }
        if ktest::is_ktest(bytes) {
            let test = ktest::KTest::read(bytes)?;
            let command = test.args.iter().map(|a| String::from_utf8_lossy(a).into_owned()).collect();
            let input = test.into_input();
            distinct(&input)?;
            return Ok(Self { command, ..Self::of_input(input) });
        }
        let text = std::str::from_utf8(bytes).map_err(|e| ReadTestError::Json(e.to_string()))?;
        Self::from_json(text)
    }

    /// The same input as a KLEE test.
    pub fn to_ktest(&self) -> Vec<u8> {
        ktest::KTest::new(&self.command, &self.input).write()
    }
}

fn distinct(input: &Input) -> Result<(), ReadTestError> {
    let mut seen = std::collections::BTreeSet::new();
    match input.objects.iter().find(|o| !seen.insert(o.name.as_str())) {
        Some(o) => Err(ReadTestError::Twice(o.name.clone())),
        None => Ok(()),
    }
}

/// Text that begins as [`TestCase::to_json`] does.
fn begins_as_test(text: &[u8]) -> bool {
    let inside = text.strip_prefix(b"{").unwrap_or(text).trim_ascii_start();
    inside.starts_with(b"\"symvm_test\"")
}

/// An input to start with.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Seed {
    /// Named objects.
    Input(Input),
    /// Bytes for one object ([`RawTarget`]).
    Raw(Vec<u8>),
}

impl Seed {
    /// A seed from a file's content: `.json` and `.ktest` by their names, everything else is raw bytes.
    pub fn read(name: &str, bytes: Vec<u8>) -> Result<Self, ReadTestError> {
        if name.ends_with(".ktest")
            && !bytes.is_empty()
            && !bytes.starts_with(b"{")
            && !ktest::is_ktest(&bytes)
        {
            return Err(ktest::KTestError::Magic.into());
        }
        if name.ends_with(".ktest") || name.ends_with(".json") && bytes.starts_with(b"{") {
            return match TestCase::read(&bytes) {
                Ok(test) => Ok(Self::Input(test.input)),
                // A corpus may hold JSON that is not ours; what begins as ours and goes wrong is damaged.
                Err(ReadTestError::Json(_)) if name.ends_with(".json") && !begins_as_test(&bytes) => {
                    Ok(Self::Raw(bytes))
                }
                Err(error) => Err(error),
            };
        }
        Ok(Self::Raw(bytes))
    }

    /// How many bytes it gives.
    pub fn bytes(&self) -> usize {
        match self {
            Self::Input(input) => input.len(),
            Self::Raw(bytes) => bytes.len(),
        }
    }

    /// As an input of a program whose symbolic objects are those of `known`, and how many bytes were cut: raw bytes are as many as
    /// the object has that they stand for.
    pub fn into_input(self, known: &Input, target: &RawTarget) -> (Input, usize) {
        match self {
            Self::Input(input) => (input, 0),
            Self::Raw(mut bytes) => {
                let Some(object) = target.object(known) else { return (Input::default(), bytes.len()) };
                let cut = bytes.len().saturating_sub(object.size);
                bytes.truncate(object.size);
                if target.count_of(&object.name).is_none() {
                    bytes.resize(object.size, 0);
                }
                (target.lay(bytes, &object, known), cut)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> TestCase {
        let mut input = Input::default();
        input.set("a", vec![0, 255, 16]);
        input.set("ärger\"", vec![]);
        TestCase {
            symvm_test: FORMAT,
            number: 7,
            command: vec!["symvm".into(), "p.ll".into()],
            input,
            layout: HeapLayout { slot: 4096, blocks: vec![2, 3] },
            ending: Some(Ending::Bug {
                fault: "out-of-bounds".into(),
                location: "p.c:3:4".into(),
                library: Some("strcpy".into()),
            }),
            path: Some("00ff".into()),
            identity: Some("0ff0".into()),
            new_sides: 2,
        }
    }

    #[test]
    fn json_comes_back() {
        let test = sample();
        assert_eq!(TestCase::read(test.to_json().as_bytes()), Ok(test.clone()));
        assert_eq!(TestCase::read(&test.to_ktest()).map(|t| t.input), Ok(test.input));
    }

    #[test]
    fn a_bug_is_told_with_the_library_function_and_older_tests_lack_it() {
        let text = sample().to_json();
        let said = |text: &str| TestCase::from_json(text).ok().and_then(|t| Some(t.ending?.summary()));
        assert_eq!(said(&text).as_deref(), Some("out-of-bounds at p.c:3:4, in strcpy"));
        let older = text.replace(",\n    \"library\": \"strcpy\"", "");
        assert_ne!(older, text);
        assert_eq!(said(&older).as_deref(), Some("out-of-bounds at p.c:3:4"));
    }

    #[test]
    fn bad_files_say_what_is_wrong() {
        let message = |bytes: &[u8]| TestCase::read(bytes).expect_err("is bad").to_string();
        assert_eq!(message(b""), "the file is empty");
        let cut = Seed::read("a.ktest", b"KT".to_vec()).expect_err("is bad").to_string();
        assert_eq!(cut, "not a KLEE test: it does not begin with 'KTEST'");
        assert!(message(b"{\"symvm_test\":1}").contains("input"));
        assert!(message(b"\xff\xfe").contains("utf-8"));
        let later = sample().to_json().replace("\"symvm_test\": 1", "\"symvm_test\": 9");
        assert_eq!(message(later.as_bytes()), "the test has format 9, but this symvm reads format 1 only");
        let twice = sample().to_json().replace("ärger\\\"", "a");
        assert_eq!(message(twice.as_bytes()), "the test has two objects named 'a'");
        assert!(message(b"KTEST\0\0\0\x03\0\0").starts_with("not a KLEE test: "));
    }

    #[test]
    fn raw_seeds_fill_standard_input_or_the_first_object() {
        use crate::corpus::RawObject;
        let mut known = Input::default();
        known.set("n_args", vec![0; 4]);
        known.set("x", vec![0; 2]);
        let none = RawTarget { own: vec!["n_args".into()], ..RawTarget::default() };
        let raw = Seed::read("corpus/1", b"abc".to_vec()).expect("raw");
        assert_eq!(raw.clone().into_input(&known, &none).0.get("x"), Some(&b"ab"[..]));
        known.set("stdin", vec![0; 5]);
        let file = RawTarget { named: Some(RawObject { name: "f.txt".into(), size: 2 }), ..none.clone() };
        assert_eq!(raw.clone().into_input(&known, &file).0.get("f.txt"), Some(&b"ab"[..]));
        assert_eq!(raw.into_input(&known, &none).0.get("stdin"), Some(&b"abc\0\0"[..]));
        assert_eq!(Seed::read("a.json", b"{\"b\":1}".to_vec()), Ok(Seed::Raw(b"{\"b\":1}".to_vec())));
        // A test that was cut short is no input of bytes.
        let text = sample().to_json();
        for length in [30, text.len() / 2, text.trim_end().len() - 1] {
            let cut = text.as_bytes()[..length].to_vec();
            assert!(matches!(Seed::read("a.json", cut), Err(ReadTestError::Json(_))), "{length}");
        }
    }
}
