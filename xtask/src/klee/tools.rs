//! One exploration by either tool, and what it left: paths, instructions, tests in the order of their making, bugs.

use super::rows::{Posix, Program};
use super::{Emit, Options};
use crate::explored::Explored;
use crate::watched::{self, Watched};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What an exploration came to.
pub struct Outcome {
    /// CPU time and memory.
    pub watched: Watched,
    /// Paths that ended by themselves or in a bug, and those that were cut off (by the limit, or by what the tool lacks).
    pub paths: u64,
    /// The second of these.
    pub partial: u64,
    /// Instructions that were executed, common beginnings of paths once; 0 if that is not known.
    pub instructions: u64,
    /// Nothing was left to explore.
    pub exhausted: bool,
    /// CPU seconds at which tests were written, and their files.
    pub tests: Vec<(f64, PathBuf)>,
    /// Kind and place of each bug.
    pub bugs: BTreeSet<String>,
    /// What it could not do, with counts.
    pub gaps: String,
}

/// Memory for each tool, in megabytes.
const MEMORY: u32 = 4_000;
/// Seconds for each query.
const QUERY: u32 = 10;

/// Explores with symvm.
pub fn symvm(
    options: &Options,
    binary: &Path,
    program: &Program,
    strategy: &str,
    folder: &Path,
) -> Result<Outcome> {
    let mut arguments = vec![program.module.display().to_string()];
    let words =
        format!("--max-memory {MEMORY}M --solver-timeout {QUERY} --seed 0 --strategy {strategy} --emit");
    arguments.extend(words.split(' ').map(String::from));
    arguments.push(options.emit.word().into());
    arguments.extend(program.world.iter().cloned());
    let explored = Explored::new(binary, &arguments, options.seconds, folder)?;
    let mut tests = Vec::new();
    for file in files(&folder.join("tests"), "json")? {
        tests.push((made_at(&file, &explored.watched)?, file));
    }
    let mut bugs = BTreeSet::new();
    for file in files(&folder.join("bugs"), "txt")? {
        bugs.insert(our_bug(&std::fs::read_to_string(file)?));
    }
    let ledger = explored.run["ledger"].as_array().into_iter().flatten();
    let gaps: Vec<String> = ledger
        .filter(|l| {
            !matches!(
                l["kind"].as_str(),
                Some("unexplored" | "exit-status" | "cut-short" | "snapshots-dropped")
            )
        })
        .map(|l| format!("{} ({})", l["kind"].as_str().unwrap_or("?"), l["count"]))
        .collect();
    Ok(Outcome {
        paths: explored.number("/campaign/paths")?,
        partial: 0,
        instructions: explored.number("/engine/instructions_executed")?,
        exhausted: explored.run["stop"] == "exhausted",
        tests,
        bugs,
        gaps: gaps.join(", "),
        watched: explored.watched,
    })
}

/// Kind and place of a report of ours.
fn our_bug(report: &str) -> String {
    let mut lines = report.lines();
    let kind = lines.next().and_then(|l| l.split(':').next()).unwrap_or("?");
    let place = lines.next().and_then(|l| l.trim().strip_prefix("at ")).unwrap_or("?");
    // `folder/file.c:12:3`.
    let place = place.rsplit('/').next().unwrap_or(place);
    let line: Vec<&str> = place.split(':').take(2).collect();
    format!("{} {kind}", line.join(":"))
}

/// Explores with KLEE.
pub fn klee(options: &Options, program: &Program, folder: &Path) -> Result<Outcome> {
    if folder.exists() {
        std::fs::remove_dir_all(folder)?;
    }
    let (cwd, out) = (folder.join("cwd"), folder.join("out"));
    std::fs::create_dir_all(&cwd)?;
    let posix = Posix::of(&program.world)?;
    for (host, name) in &posix.files {
        let copy = cwd.join(name);
        std::fs::create_dir_all(copy.parent().context("a file lies in a folder")?)?;
        std::fs::copy(host, copy).with_context(|| format!("cannot copy {}", host.display()))?;
    }
    let mut command = Command::new(std::path::absolute(&options.klee)?);
    command.arg(format!("--output-dir={}", out.display()));
    command.args([format!("--max-memory={MEMORY}"), format!("--max-solver-time={QUERY}s")]);
    if options.emit == Emit::Covering {
        command.arg("--only-output-states-covering-new");
    }
    if !options.no_libc {
        command.args(["--libc=uclibc", "--posix-runtime"]);
    }
    command.args(options.klee_options.split_whitespace());
    command.arg(&program.module).args(&posix.arguments);
    command.current_dir(&cwd).env_clear().env("LC_ALL", "C");
    // It writes a test for each state that is left: for that it may take as long again.
    let log = folder.join("log");
    let watched = watched::run(&mut command, options.seconds, options.seconds, &log)?;
    // The program's output is in it, whatever bytes that has.
    let said = String::from_utf8_lossy(&std::fs::read(&log).unwrap_or_default()).into_owned();
    let info = std::fs::read_to_string(out.join("info")).unwrap_or_default();
    let count = |name: &str| {
        let line = [&info, &said].into_iter().flat_map(|t| t.lines()).find_map(|l| l.split_once(name))?;
        line.1.trim().parse::<u64>().ok()
    };
    let instructions = count("done: total instructions =");
    if instructions.is_none() && !watched.killed {
        let last: Vec<&str> = said.lines().rev().take(3).collect();
        bail!("KLEE ended without its numbers: {}", last.into_iter().rev().collect::<Vec<_>>().join(" / "))
    }
    let mut tests = Vec::new();
    for file in files(&out, "ktest")? {
        tests.push((made_at(&file, &watched)?, file));
    }
    let mut bugs = BTreeSet::new();
    let mut gaps: Vec<(String, u32)> = Vec::new();
    for file in files(&out, "err")? {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let kind = name.split('.').nth(1).unwrap_or("?");
        // KLEE's classes of termination: these are its own troubles, all others the program's.
        if !matches!(kind, "exec" | "external" | "model" | "solver" | "user") {
            bugs.insert(their_bug(kind, &std::fs::read_to_string(&file)?));
        } else if let Some(gap) = gaps.iter_mut().find(|g| g.0 == kind) {
            gap.1 += 1;
        } else {
            gaps.push((kind.to_owned(), 1));
        }
    }
    let concrete = said.matches("silently concretizing").count() as u32;
    if concrete > 0 {
        gaps.push(("places made concrete".into(), concrete));
    }
    // Who is killed while it writes the states that are left says nothing: its tests count as its paths.
    let early = files(&out, "early")?.len() as u64;
    let partial = count("done: partially completed paths =").unwrap_or(early);
    let completed = count("done: completed paths =").unwrap_or((tests.len() as u64).saturating_sub(early));
    Ok(Outcome {
        paths: completed + partial,
        partial,
        instructions: instructions.unwrap_or(0),
        exhausted: !said.contains("halting execution") && !said.contains("ctrl-c") && !watched.killed,
        tests,
        bugs,
        gaps: gaps.iter().map(|(kind, n)| format!("{kind} ({n})")).collect::<Vec<_>>().join(", "),
        watched,
    })
}

/// Kind and place of a `.err` file.
fn their_bug(kind: &str, report: &str) -> String {
    let field = |name: &str| report.lines().find_map(|l| l.strip_prefix(name)).map_or("?", str::trim);
    let file = field("File:");
    format!("{}:{} {kind}", file.rsplit('/').next().unwrap_or(file), field("Line:"))
}

/// CPU seconds at which a file was written.
fn made_at(file: &Path, watched: &Watched) -> Result<f64> {
    Ok(watched.cpu_at(std::fs::metadata(file)?.modified()?))
}

/// The files of a folder whose names end so, by name: both tools number them as they make them.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == extension) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_of_bugs_are_told_alike() {
        let ours = "use-after-free: read of 4 bytes at 0x1: …\n  at examples/json/json.c:102:16\n";
        let theirs = "Error: memory error: out of bound pointer\nFile: examples/json/json.c\nLine: 102\nassembly.ll line: 9\n";
        assert_eq!(our_bug(ours), "json.c:102 use-after-free");
        assert_eq!(their_bug("ptr", theirs), "json.c:102 ptr");
    }
}
