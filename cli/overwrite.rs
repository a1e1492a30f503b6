//! Files that a user names to be written: one that is there and of another kind is likely to be something else of theirs, named by
//! mistake, and is not replaced.

use crate::failure::Failure;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// A kind of file that symvm writes.
pub struct Kind {
    /// In messages: "no …".
    pub name: &'static str,
    /// What its beginning has.
    pub mark: &'static str,
    /// The mark is at the very beginning.
    pub first: bool,
}

/// A suite of tests.
pub const SUITE: Kind = Kind { name: "zip archive", mark: "PK", first: true };
/// A tree for dot.
pub const TREE: Kind = Kind { name: "graph for dot", mark: "digraph", first: true };
/// Weights, and what else a training learns.
pub const LEARNED: Kind = Kind { name: "file of weights of symvm", mark: "symvm_", first: false };
/// What was learned, in words.
pub const REPORT: Kind = Kind { name: "report of a training", mark: "# What was learned", first: true };
/// A plot.
pub const PLOT: Kind = Kind { name: "plot (SVG)", mark: "<svg", first: true };

/// As much of a file is looked at.
const BEGINNING: u64 = 4096;

/// Refuses to replace a file that is of another kind. Devices, pipes and empty files may be written to.
pub fn check(option: &str, path: &Path, kind: &Kind) -> Result<(), Failure> {
    let wrong = |why: &str| Failure::new(format!("{option} {}: {why}", path.display()));
    if path.is_dir() {
        return Err(wrong("this is a folder"));
    }
    if !path.is_file() {
        // A name without a folder is one in this folder.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        return match folder {
            Some(folder) if !folder.is_dir() => Err(wrong("there is no such folder")),
            _ => Ok(()),
        };
    }
    let mut beginning = Vec::new();
    let read = File::open(path).and_then(|file| file.take(BEGINNING).read_to_end(&mut beginning));
    read.map_err(|e| wrong(&e.to_string()))?;
    let mark = kind.mark.as_bytes();
    let is_ours = match kind.first {
        true => beginning.starts_with(mark),
        false => beginning.windows(mark.len()).any(|window| window == mark),
    };
    if is_ours || beginning.is_empty() {
        return Ok(());
    }
    Err(wrong(&format!("there is a file that is no {}: choose another name, or remove it", kind.name)))
}
