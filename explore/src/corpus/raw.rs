//! Inputs as raw bytes: what a fuzzer's file is to a program with several symbolic objects.

use crate::output::{OutputError, io_error, put};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use symvm_vm::{Input, first_name, fnv};

/// The object that raw bytes stand for, and its size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawObject {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub size: usize,
}

/// Which object raw bytes stand for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RawTarget {
    /// The one that the user named.
    pub named: Option<RawObject>,
    /// Objects of the world's model (the number of arguments, what fails), by the names that they have when they are asked for
    /// first: they are never meant.
    pub own: Vec<String>,
    /// Objects of which only so many bytes are meant as another one says, and that one, little-endian.
    pub counted: Vec<(String, String)>,
}

impl RawTarget {
    /// The one that the user named, or else standard input, or else the first that the program itself asks for; of a program
    /// whose objects are those of `known`.
    pub fn object(&self, known: &Input) -> Option<RawObject> {
        if self.named.is_some() {
            return self.named.clone();
        }
        let mut objects = known.objects.iter();
        let stdin = objects.clone().find(|o| o.name == "stdin");
        let object = stdin.or_else(|| objects.find(|o| !self.is_own(&o.name)))?;
        Some(RawObject { name: object.name.clone(), size: object.bytes.len() })
    }

    /// The object that says how many bytes of this one are meant, if there is one.
    pub fn count_of(&self, name: &str) -> Option<&str> {
        self.counted.iter().find(|(counted, _)| counted == name).map(|(_, count)| count.as_str())
    }

    /// The bytes of an input that a raw file of this object holds.
    pub fn bytes<'i>(&self, input: &'i Input, name: &str) -> Option<&'i [u8]> {
        match self.count_of(name) {
            Some(count) => input.counted(name, count),
            None => input.get(name),
        }
    }

    /// An input whose counts are no larger than there are bytes: it means the same where there may be more of them.
    pub fn capped(&self, input: &Input) -> Input {
        let mut capped = input.clone();
        for (counted, count) in &self.counted {
            if let (Some(bytes), Some(number)) = (input.counted(counted, count), input.get(count)) {
                let bytes = bytes.len().to_le_bytes().into_iter().chain(std::iter::repeat(0));
                capped.set(count, bytes.take(number.len()).collect());
            }
        }
        capped
    }

    /// An input for people, without bytes that do not count.
    pub fn meant(&self, input: &Input) -> Input {
        let mut meant = self.capped(input);
        for (counted, count) in &self.counted {
            if let Some(bytes) = input.counted(counted, count) {
                meant.set(counted, bytes.to_vec());
            }
        }
        meant
    }

    /// An input of a raw file's bytes, as an object of a program whose objects are those of `known`. Where something says how many
    /// there are, the object is as large as the program asks for, or larger.
    pub fn lay(&self, mut bytes: Vec<u8>, object: &RawObject, known: &Input) -> Input {
        let mut input = Input::default();
        if let Some(count) = self.count_of(&object.name) {
            let width = known.get(count).map_or(size_of::<usize>(), <[u8]>::len);
            let number = bytes.len().min(object.size).to_le_bytes();
            input.set(count, number.into_iter().take(width).collect());
            bytes.resize(bytes.len().max(object.size), 0);
        }
        input.set(&object.name, bytes);
        input
    }

    fn is_own(&self, name: &str) -> bool {
        self.own.iter().any(|own| own == name || Some(own.as_str()) == first_name(name))
    }
}

/// A folder of raw files, named by their content as libFuzzer does, so that several runs can share it.
#[derive(Debug)]
pub struct RawFiles {
    dir: PathBuf,
    target: RawTarget,
    tests: u64,
    with_bytes: u64,
    /// Objects that files hold.
    held: BTreeSet<String>,
    others: BTreeMap<String, Other>,
}

/// An object that files do not hold, or several of one name that a path asks for again and again.
#[derive(Debug)]
struct Other {
    /// What stands for its bytes in the first test that has it.
    first: u128,
    /// Tests that have it.
    tests: u64,
    differs: bool,
}

/// What a folder of raw files holds of the tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawTally {
    /// Tests.
    pub tests: u64,
    /// Those that have bytes for a file.
    pub with_bytes: u64,
    /// Objects that the files hold.
    pub held: Vec<String>,
    /// Objects that tests differ in and files do not hold.
    pub left_out: Vec<String>,
}

impl RawFiles {
    /// Makes the folder ready; of each input the target's object is written.
    pub fn create(dir: &Path, target: &RawTarget) -> Result<Self, OutputError> {
        fs::create_dir_all(dir).map_err(io_error(dir))?;
        Ok(Self {
            dir: dir.to_owned(),
            target: target.clone(),
            tests: 0,
            with_bytes: 0,
            held: BTreeSet::new(),
            others: BTreeMap::new(),
        })
    }

    /// Writes an input's object, unless it is empty (fuzzers refuse empty files) or there already.
    pub fn add(&mut self, input: &Input) -> Result<(), OutputError> {
        let object = self.target.object(input);
        let name = object.as_ref().map(|o| o.name.as_str());
        self.tests += 1;
        self.note_others(input, name);
        let bytes = name.and_then(|n| Some((n, self.target.bytes(input, n)?)));
        let Some((name, bytes)) = bytes.filter(|(_, bytes)| !bytes.is_empty()) else { return Ok(()) };
        self.with_bytes += 1;
        if !self.held.contains(name) {
            self.held.insert(name.to_owned());
        }
        let path = self.dir.join(format!("{:032x}", fnv::add_wide(fnv::WIDE_BASIS, bytes)));
        if path.exists() {
            return Ok(());
        }
        put(&path, bytes, false)
    }

    /// What became of the tests so far.
    pub fn tally(&self) -> RawTally {
        let differs = |other: &Other| other.differs || other.tests < self.tests;
        let left_out = self.others.iter().filter(|(_, other)| differs(other)).map(|(name, _)| name.clone());
        RawTally {
            tests: self.tests,
            with_bytes: self.with_bytes,
            held: self.held.iter().cloned().collect(),
            left_out: left_out.collect(),
        }
    }

    /// Takes note of what a file does not hold. `x_1`, `x_2` … count as one: there may be thousands of them.
    fn note_others(&mut self, input: &Input, written: Option<&str>) {
        let names: BTreeSet<&str> = input.objects.iter().map(|o| o.name.as_str()).collect();
        let mut found: BTreeMap<&str, u128> = BTreeMap::new();
        let count = written.and_then(|name| self.target.count_of(name));
        let is_written = |name: &str| [written, count].contains(&Some(name));
        for object in input.objects.iter().filter(|o| !is_written(&o.name)) {
            let first = first_name(&object.name).filter(|first| names.contains(first));
            let hash = found.entry(first.unwrap_or(&object.name)).or_insert(fnv::WIDE_BASIS);
            *hash = fnv::add_wide(*hash, &object.bytes);
        }
        for (first, hash) in found {
            let name = if Some(first) == written { format!("{first}_1") } else { first.to_owned() };
            let other = self.others.entry(name).or_insert(Other { first: hash, tests: 0, differs: false });
            other.tests += 1;
            other.differs |= other.first != hash;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn input(objects: &[(&str, &[u8])]) -> Input {
        let mut input = Input::default();
        objects.iter().for_each(|(n, b)| input.set(n, b.to_vec()));
        input
    }

    fn target() -> RawTarget {
        let own = ["n_args", "arg00", "fail_read", "size"].map(str::to_owned).into();
        RawTarget { named: None, own, counted: vec![("data".into(), "size".into())] }
    }

    #[test]
    fn equal_bytes_are_one_file() {
        let dir = tempfile::tempdir().expect("a directory");
        let mut files = RawFiles::create(&dir.path().join("a/b"), &target()).expect("writable");
        for objects in [
            &[("arg00", &b"x"[..]), ("stdin", b"abc")][..],
            &[("arg00", b"y"), ("stdin", b"abc")],
            &[("arg00", b"y"), ("first", b"de"), ("second", b"f")],
            &[("arg00", b"y"), ("n_args", b"1")],
            &[("arg00", b"y"), ("stdin", b"")],
            &[("arg00", b"y")],
        ] {
            files.add(&input(objects)).expect("writable");
        }
        let mut found: Vec<_> = fs::read_dir(dir.path().join("a/b"))
            .expect("readable")
            .map(|e| fs::read(e.expect("an entry").path()).expect("readable"))
            .collect();
        found.sort();
        assert_eq!(found, [b"abc".to_vec(), b"de".to_vec()]);
        let tally = files.tally();
        assert_eq!((tally.tests, tally.with_bytes), (6, 3));
        assert_eq!(tally.held, ["first", "stdin"]);
        assert_eq!(tally.left_out, ["arg00", "n_args", "second"]);
    }

    #[test]
    fn objects_of_the_model_are_not_meant() {
        let object = |objects| target().object(&input(objects)).map(|o| o.name);
        assert_eq!(object(&[("n_args", b"1"), ("arg00", b"x"), ("fail_read_12", b"y")]), None);
        assert_eq!(object(&[("n_args", b"1"), ("fail_reading", b"x")]).as_deref(), Some("fail_reading"));
        assert_eq!(object(&[("x", b"1"), ("stdin", b"2")]).as_deref(), Some("stdin"));
    }

    #[test]
    fn a_file_holds_as_many_bytes_as_are_counted() {
        let known = input(&[("size", &[0]), ("data", &[0; 4])]);
        let object = target().object(&known).expect("the one that is counted");
        assert_eq!((object.name.as_str(), object.size), ("data", 4));
        for (bytes, size, data) in
            [(&b""[..], 0, &b"\0\0\0\0"[..]), (b"ab", 2, b"ab\0\0"), (b"abcdef", 4, b"abcdef")]
        {
            let laid = target().lay(bytes.to_vec(), &object, &known);
            assert_eq!(laid, input(&[("size", &[size]), ("data", data)]));
            assert_eq!(target().bytes(&laid, "data"), Some(&bytes[..bytes.len().min(4)]));
        }
        let cut = input(&[("data", b"ab"), ("size", &[2]), ("x", b"y")]);
        assert_eq!(target().meant(&input(&[("data", b"abcd"), ("size", &[2]), ("x", b"y")])), cut);
        let more = input(&[("size", &[200, 1]), ("data", b"abcd")]);
        assert_eq!(target().capped(&more), input(&[("size", &[4, 0]), ("data", b"abcd")]));
        let dir = tempfile::tempdir().expect("a directory");
        let mut files = RawFiles::create(dir.path(), &target()).expect("writable");
        files.add(&input(&[("size", &[2]), ("data", b"abcd")])).expect("writable");
        files.add(&input(&[("size", &[200]), ("data", b"wxyz")])).expect("writable");
        let mut found: Vec<_> = fs::read_dir(dir.path())
            .expect("readable")
            .map(|e| fs::read(e.expect("an entry").path()).expect("readable"))
            .collect();
        found.sort();
        assert_eq!(found, [b"ab".to_vec(), b"wxyz".to_vec()]);
        assert!(files.tally().left_out.is_empty(), "{:?}", files.tally());
    }

    #[test]
    fn what_is_the_same_in_all_tests_is_not_missed() {
        let dir = tempfile::tempdir().expect("a directory");
        let mut files = RawFiles::create(dir.path(), &target()).expect("writable");
        for last in *b"ab" {
            let x: [(&str, &[u8]); 4] = [("first", &[last]), ("same", b"s"), ("x", b"1"), ("x_7", &[last])];
            files.add(&input(&x)).expect("writable");
        }
        assert_eq!(files.tally().left_out, ["x"]);
        assert_eq!(files.tally().held, ["first"]);
    }
}
