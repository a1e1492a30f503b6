//! The files that a training leaves: what it learned, and beside it the journal, the report and the plot.

use crate::failure::Failure;
use crate::overwrite::{self, Kind};
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};
use symvm_explore::put;

/// The files that lie beside what was learned. Who reads a journal says whether it is one, and of what training.
const ENDINGS: [(&str, Option<Kind>); 3] =
    [(".journal", None), (".md", Some(overwrite::REPORT)), (".svg", Some(overwrite::PLOT))];

/// Refuses, before anything is run, what could not be written after it, and what would cost the user one of these files.
pub fn check(output: &Path, inputs: &[PathBuf]) -> Result<(), Failure> {
    let wrong = |path: &Path, why: &str| {
        let (option, beside) =
            if path == output { ("--output ", "") } else { ("", ", which is written beside --output") };
        Failure::new(format!("{option}{}{beside}: {why}", path.display()))
    };
    if output.file_name().is_none() {
        return Err(wrong(output, "this is no name of a file"));
    }
    let same =
        |a: &Path, b: &Path| fs::canonicalize(a).ok().is_some_and(|a| fs::canonicalize(b).ok() == Some(a));
    let others = ENDINGS.map(|(ending, kind)| (beside(output, ending), kind));
    for (path, kind) in std::iter::once((output.to_owned(), Some(overwrite::LEARNED))).chain(others) {
        if inputs.iter().any(|input| same(input, &path)) {
            return Err(wrong(&path, "this is the program, or a file of its world; choose another name"));
        }
        if path.is_dir() {
            return Err(wrong(&path, "this is a folder"));
        }
        if path.exists() {
            // Files are replaced as a whole, which a device or a pipe does not outlive.
            if !path.is_file() {
                return Err(wrong(&path, "this is no file but a device or a pipe"));
            }
            let opened = OpenOptions::new().append(true).open(&path);
            opened.map_err(|e| wrong(&path, &format!("it cannot be written: {e}")))?;
            kind.map_or(Ok(()), |kind| overwrite::check("--output", &path, &kind))?;
        }
    }
    // A name that no file of the user's has.
    let probe = beside(output, &format!(".{}.probe", std::process::id()));
    let made = OpenOptions::new().write(true).create_new(true).open(&probe);
    made.map_err(|e| wrong(output, &format!("no file can be written there: {e}")))?;
    fs::remove_file(&probe).map_err(|e| wrong(&probe, &e.to_string()))
}

/// Takes a file away that is of another training.
pub fn remove(path: &Path) -> Result<(), Failure> {
    match fs::remove_file(path) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => {
            Err(Failure::new(format!("{}: {e}", path.display())))
        }
        _ => Ok(()),
    }
}

/// The file whose name is longer by `ending`.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(ending);
    name.into()
}

/// Writes a file in one go.
pub fn write(path: &Path, text: &str) -> Result<(), Failure> {
    put(path, text.as_bytes(), false).map_err(|e| Failure::new(e.to_string()))
}
