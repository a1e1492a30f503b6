//! The inputs that a campaign began with, kept with its results: the folder they came from may be a fuzzer's, which adds to
//! it, or be gone when the campaign is gone on with.
//!
//! ```text
//! magic │ count │ (name, kind, content)… │ CRC-32 of all before
//! content:  raw: bytes        named: count, (name, bytes)…
//! ```

use crate::journal::bytes::{Bytes, put};
use crate::test_case::Seed;
use std::io;
use std::path::Path;
use symvm_vm::Input;

/// The file's name in the directory of results.
pub const SEEDS: &str = "journal.seeds";

/// The inputs that a campaign begins with, by name, if they are to be kept.
pub type KeptSeeds<'a> = Option<&'a [(String, Seed)]>;

const MAGIC: &[u8] = b"symvm seeds 1\n";

fn put_bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    put(out, bytes.len() as u64);
    out.extend_from_slice(bytes);
}

/// As a file.
pub fn encode(seeds: &[(String, Seed)]) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    put(&mut out, seeds.len() as u64);
    for (name, seed) in seeds {
        put_bytes(&mut out, name.as_bytes());
        match seed {
            Seed::Raw(bytes) => {
                put(&mut out, 0);
                put_bytes(&mut out, bytes);
            }
            Seed::Input(input) => {
                put(&mut out, 1);
                put(&mut out, input.objects.len() as u64);
                for object in &input.objects {
                    put_bytes(&mut out, object.name.as_bytes());
                    put_bytes(&mut out, &object.bytes);
                }
            }
        }
    }
    let sum = crc32fast::hash(&out);
    out.extend_from_slice(&sum.to_le_bytes());
    out
}

fn text(bytes: &mut Bytes<'_>) -> Option<String> {
    let length = bytes.length()?;
    String::from_utf8(bytes.take(length)?.to_vec()).ok()
}

fn block(bytes: &mut Bytes<'_>) -> Option<Vec<u8>> {
    let length = bytes.length()?;
    Some(bytes.take(length)?.to_vec())
}

fn seed(bytes: &mut Bytes<'_>) -> Option<(String, Seed)> {
    let name = text(bytes)?;
    let seed = match bytes.number()? {
        0 => Seed::Raw(block(bytes)?),
        1 => {
            let mut input = Input::default();
            for _ in 0..bytes.number()? {
                let name = text(bytes)?;
                input.set(&name, block(bytes)?);
            }
            Seed::Input(input)
        }
        _ => return None,
    };
    Some((name, seed))
}

/// From a file, if it is whole.
pub fn decode(file: &[u8]) -> Option<Vec<(String, Seed)>> {
    let (all, sum) = file.split_last_chunk::<4>()?;
    if crc32fast::hash(all) != u32::from_le_bytes(*sum) {
        return None;
    }
    let mut bytes = Bytes(all.strip_prefix(MAGIC)?);
    let count = bytes.number()?;
    let seeds = (0..count).map(|_| seed(&mut bytes)).collect::<Option<Vec<_>>>()?;
    bytes.0.is_empty().then_some(seeds)
}

/// Those that the campaign of a directory began with; nothing if there are none.
///
/// # Errors
///
/// The file cannot be read, or is damaged.
pub fn read(dir: &Path) -> io::Result<Option<Vec<(String, Seed)>>> {
    match std::fs::read(dir.join(SEEDS)) {
        Ok(file) => decode(&file).map(Some).ok_or_else(|| io::Error::other("it is damaged")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_come_back_whole_or_not_at_all() {
        let mut input = Input::default();
        input.set("a", vec![0, 255]);
        input.set("ä", vec![]);
        let seeds = vec![
            ("q/id:0".to_owned(), Seed::Raw(vec![1; 300])),
            (String::new(), Seed::Raw(vec![])),
            ("t.json".to_owned(), Seed::Input(input)),
        ];
        let file = encode(&seeds);
        assert_eq!(decode(&file), Some(seeds));
        for end in 0..file.len() {
            assert_eq!(decode(&file[..end]), None);
        }
        for at in 0..file.len() {
            let mut damaged = file.clone();
            damaged[at] ^= 4;
            assert_eq!(decode(&damaged), None, "{at}");
        }
        assert_eq!(decode(&encode(&[])), Some(vec![]));
    }
}
