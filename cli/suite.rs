//! `--test-suite FILE.zip`: the tests of a run as a suite that TestCov reads.

use crate::failure::Failure;
use crate::load::read;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use symvm_explore::suite::{Metadata, Suite, Written};
use symvm_explore::{Ending, TestCase};
use symvm_runtime::nondet_type;
use symvm_vm::FaultKind;

/// What a suite is made of.
pub struct Source<'a> {
    /// The program's first module.
    pub program: Option<&'a PathBuf>,
    /// The directory of the run's results.
    pub results: &'a Path,
    /// The function that is started, if not `main`.
    pub entry: Option<&'a str>,
    /// What the tests are to cover.
    pub specification: &'a str,
}

/// Writes all tests in `source.results` to `file`. In the order of their numbers.
pub fn write(file: &Path, source: &Source<'_>) -> Result<Written, Failure> {
    let wrong = |e: std::io::Error| Failure::new(format!("{}: {e}", file.display()));
    let entry = source.entry.unwrap_or("main");
    let (program_file, program_hash) = program(source.program)?;
    let metadata = Metadata {
        specification: format!("COVER( init({entry}()), FQL({}) )", source.specification),
        program_file,
        program_hash,
        entry_function: entry.to_owned(),
        creation_time: now(),
    };
    let mut suite = Suite::create(File::create(file).map_err(wrong)?, &metadata).map_err(wrong)?;
    for path in tests(&source.results.join("tests"))? {
        let test =
            TestCase::read(&read(&path)?).map_err(|e| Failure::new(format!("{}: {e}", path.display())))?;
        let covers_error =
            matches!(&test.ending, Some(Ending::Bug { fault, .. }) if *fault == FaultKind::UserReport.name());
        suite.add(&test, covers_error, &nondet_type).map_err(wrong)?;
    }
    suite.finish().map_err(wrong)
}

/// What to say about a suite.
pub fn report(file: &Path, written: &Written) -> String {
    let mut text = format!("{}: {} tests\n", file.display(), written.tests);
    for (name, tests) in &written.left_out {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  what {tests} of them give to {name} has no place in the format");
    }
    text
}

fn tests(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = std::fs::read_dir(folder)?.flatten().map(|e| e.path());
    let mut files: Vec<_> = entries.filter(|p| p.extension().is_some_and(|e| e == "json")).collect();
    files.sort();
    Ok(files)
}

/// The C file that the module says it comes from, if it is there, or else the module; and its hash.
fn program(module: Option<&PathBuf>) -> Result<(String, String), Failure> {
    let Some(module) = module else { return Ok((String::new(), String::new())) };
    let mut content = read(module)?;
    let mut name = module.display().to_string();
    let text = String::from_utf8_lossy(&content).into_owned();
    let source = text.lines().find_map(|l| l.strip_prefix("source_filename = \"")?.strip_suffix('"'));
    if let Some(source) = source
        && let Ok(bytes) = std::fs::read(source)
    {
        (name, content) = (source.to_owned(), bytes);
    }
    let hash = Sha256::digest(&content);
    Ok((name, hash.iter().map(|byte| format!("{byte:02x}")).collect()))
}

fn now() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let (y, m, d) = civil(seconds / 86_400);
    let of_day = seconds % 86_400;
    format!("{y:04}-{m:02}-{d:02}T{:02}:{:02}:{:02}Z", of_day / 3600, of_day / 60 % 60, of_day % 60)
}

/// Year, month and day of a number of days since 1970, by eras of 400 years that begin in March.
fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (year + era * 400 + next, month, day)
}

#[cfg(test)]
mod dates {
    use super::civil;

    #[test]
    fn days_have_their_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_454), (2026, 1, 1));
    }
}
