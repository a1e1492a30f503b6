//! Inputs as raw bytes: what a fuzzer's file is to a program with several symbolic objects.

use crate::output::{OutputError, put};
use std::fs;
use std::path::{Path, PathBuf};
use symvm_vm::Input;

/// The object that raw bytes stand for, and its size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawObject {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub size: usize,
}

impl RawObject {
    /// For a program whose objects are those of `known`, if the user named none: standard input, or else the first.
    pub fn of(known: &Input) -> Option<Self> {
        let object = known.objects.iter().find(|o| o.name == "stdin").or(known.objects.first())?;
        Some(Self { name: object.name.clone(), size: object.bytes.len() })
    }
}

/// A folder of raw files, named by their content as libFuzzer does, so that several runs can share it.
#[derive(Debug)]
pub struct RawFiles {
    dir: PathBuf,
    object: Option<String>,
}

impl RawFiles {
    /// Makes the folder ready; `object` is the one that is written (default: [`RawObject::of`] each input).
    pub fn create(dir: &Path, object: Option<&RawObject>) -> Result<Self, OutputError> {
        fs::create_dir_all(dir).map_err(|error| OutputError::Io { path: dir.to_owned(), error })?;
        Ok(Self { dir: dir.to_owned(), object: object.map(|o| o.name.clone()) })
    }

    /// Writes an input's object, unless it is empty (fuzzers refuse empty files) or there already.
    pub fn add(&self, input: &Input) -> Result<(), OutputError> {
        let name = self.object.clone().or_else(|| RawObject::of(input).map(|o| o.name));
        let Some(bytes) = name.and_then(|n| input.get(&n)).filter(|b| !b.is_empty()) else { return Ok(()) };
        let path = self.dir.join(format!("{:032x}", fingerprint(bytes)));
        if path.exists() {
            return Ok(());
        }
        put(&path, bytes, false)
    }
}

/// FNV-1a of 128 bits.
fn fingerprint(bytes: &[u8]) -> u128 {
    const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    bytes.iter().fold(BASIS, |hash, &b| (hash ^ u128::from(b)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_bytes_are_one_file() {
        let dir = tempfile::tempdir().expect("a directory");
        let files = RawFiles::create(&dir.path().join("a/b"), None).expect("writable");
        let input = |objects: &[(&str, &[u8])]| {
            let mut input = Input::default();
            objects.iter().for_each(|(n, b)| input.set(n, b.to_vec()));
            input
        };
        for objects in [
            &[("arg00", &b"x"[..]), ("stdin", b"abc")][..],
            &[("arg00", b"y"), ("stdin", b"abc")],
            &[("first", b"de"), ("second", b"f")],
            &[("stdin", b"")],
            &[],
        ] {
            files.add(&input(objects)).expect("writable");
        }
        let mut found: Vec<_> = fs::read_dir(dir.path().join("a/b"))
            .expect("readable")
            .map(|e| fs::read(e.expect("an entry").path()).expect("readable"))
            .collect();
        found.sort();
        assert_eq!(found, [b"abc".to_vec(), b"de".to_vec()]);
        // The published value for "a".
        assert_eq!(fingerprint(b"a"), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
    }
}
