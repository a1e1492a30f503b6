//! Every query of an exploration as SMT-LIB scripts, for measurements and other solvers.
//!
//! Two forms of the same queries, in the order they were asked. `queries/000001.smt2` is one query by itself: the path's
//! conditions and the side's. `sessions/0001.smt2` is a thousand of them for an incremental solver: each level is a part of a
//! path, and the next query pops what its path does not share. Symbols are called as the bytes in tests are: `|stdin[3]|`.
//! Each check has the answer that the exploration was given, and after queries that it was not, `unknown`.
//!
//! Nothing here goes back into the exploration: terms are only read.

use crate::options::ExploreOptions;
use crate::output::{OutputError, io_error};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use symvm_solver::{Answer, ScriptWriter, TermId, Terms};

/// Checks of one session.
const SESSION: u64 = 1_000;

/// The folders.
const QUERIES: &str = "queries";
const SESSIONS: &str = "sessions";

/// A query and what came of it.
pub struct Logged<'a> {
    /// The conditions of the path.
    pub prefix: &'a [TermId],
    /// The condition of the side.
    pub goal: TermId,
    /// What the solver said.
    pub answer: &'a Answer,
    /// The branch in the program, for people.
    pub place: &'a str,
}

/// The log.
pub struct QueryLog {
    dir: PathBuf,
    /// Bytes that may still be written.
    budget: u64,
    /// Queries seen, and those that were written.
    seen: u64,
    written: u64,
    session: Session,
    failure: Option<OutputError>,
}

/// The incremental form: what is asserted at the moment.
#[derive(Default)]
struct Session {
    /// Sessions are numbered from 1.
    number: u64,
    /// Checks in it.
    checks: u64,
    file: Option<fs::File>,
    writer: ScriptWriter,
    path: Vec<TermId>,
    /// How much of the path is asserted after each push.
    levels: Vec<usize>,
}

impl QueryLog {
    /// The log of a campaign: a new one, or that of the run which the campaign goes on with.
    pub fn open(dir: &Path, options: &ExploreOptions, budget: u64) -> Result<QueryLog, OutputError> {
        match options.resume {
            Some(_) => Self::resume(dir, budget),
            None => Self::create(dir, options.force, budget),
        }
    }

    /// Makes the directory ready: it must be empty, or hold an earlier log if `force`, which is replaced.
    pub fn create(dir: &Path, force: bool, budget: u64) -> Result<QueryLog, OutputError> {
        Self::check(dir, force)?;
        fs::create_dir_all(dir).map_err(io_error(dir))?;
        for part in [QUERIES, SESSIONS] {
            let path = dir.join(part);
            if path.exists() {
                fs::remove_dir_all(&path).map_err(io_error(&path))?;
            }
            fs::create_dir(&path).map_err(io_error(&path))?;
        }
        Ok(QueryLog {
            dir: dir.to_owned(),
            budget,
            seen: 0,
            written: 0,
            session: Session::default(),
            failure: None,
        })
    }

    /// Refuses a directory that may not be made ready. Nothing is changed.
    pub fn check(dir: &Path, force: bool) -> Result<(), OutputError> {
        let entries = match fs::read_dir(dir) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            entries => entries.map_err(io_error(dir))?,
        };
        for entry in entries {
            let entry = entry.map_err(io_error(dir))?;
            let ours = entry.file_name() == QUERIES || entry.file_name() == SESSIONS;
            // What an exploration left that ended before its first query is no log.
            let empty = || fs::read_dir(entry.path()).is_ok_and(|mut below| below.next().is_none());
            if !(ours && (force || empty())) {
                return Err(OutputError::LogNotEmpty(dir.to_owned()));
            }
        }
        Ok(())
    }

    /// Goes on with the log of a run that ended in whatever way: with the next number, in a session of its own, within what is
    /// left of the room that the whole may take. What was being written when it was killed is cut off: a query that the run
    /// did not remember to have asked is asked again, and stands in the log twice.
    pub fn resume(dir: &Path, budget: u64) -> Result<QueryLog, OutputError> {
        let (mut taken, mut last) = (0, [0, 0]);
        for (part, last) in [QUERIES, SESSIONS].into_iter().zip(&mut last) {
            let folder = dir.join(part);
            fs::create_dir_all(&folder).map_err(io_error(&folder))?;
            let mut newest = None;
            for entry in fs::read_dir(&folder).map_err(io_error(&folder))? {
                let path = entry.map_err(io_error(&folder))?.path();
                taken += path.metadata().map_err(io_error(&path))?.len();
                let number = path.file_stem().and_then(|name| name.to_str()?.parse::<u64>().ok());
                newest = newest.max(number.map(|number| (number, path)));
            }
            if let Some((number, path)) = newest {
                *last = number;
                taken -= cut_off(&path, part == QUERIES).map_err(io_error(&path))?;
            }
        }
        let [mut seen, number] = last;
        if seen > 0 && !dir.join(format!("{QUERIES}/{seen:06}.smt2")).exists() {
            seen -= 1;
        }
        Ok(QueryLog {
            dir: dir.to_owned(),
            budget: budget.saturating_sub(taken),
            seen,
            written: seen,
            session: Session { number, ..Session::default() },
            failure: None,
        })
    }

    /// Queries that were written, and those that found no room.
    pub fn counts(&self) -> (u64, u64) {
        (self.written, self.seen - self.written)
    }

    /// Why the log could not be written, once.
    pub fn failure(&mut self) -> Option<OutputError> {
        self.failure.take()
    }

    /// Writes a query. The first that finds no room ends the log: what follows would be another selection.
    pub fn record(&mut self, terms: &Terms, query: &Logged<'_>) {
        self.seen += 1;
        if self.written + 1 < self.seen {
            return;
        }
        if let Err(error) = self.write(terms, query) {
            self.failure = Some(error);
        }
    }

    fn write(&mut self, terms: &Terms, query: &Logged<'_>) -> Result<(), OutputError> {
        let number = self.seen;
        let status = status(query);
        let alone = {
            let mut text = header(&format!("query {number}, {}", query.place));
            text.push_str(&status);
            let all: Vec<TermId> = query.prefix.iter().copied().chain([query.goal]).collect();
            ScriptWriter::default().assert(terms, &all, &mut text);
            text.push_str(CHECK);
            text.push_str(EXIT);
            text
        };
        let mut step = String::new();
        if self.session.checks == SESSION || self.session.checks == 0 {
            self.session = Session { number: self.session.number + 1, ..Session::default() };
            step = header(&format!("queries from {number} on"));
        }
        self.session.query(terms, query, &status, &mut step);
        let size = (alone.len() + step.len()) as u64;
        if size > self.budget {
            return Ok(());
        }
        self.budget -= size;
        let path = self.dir.join(format!("{QUERIES}/{number:06}.smt2"));
        fs::write(&path, alone).map_err(io_error(&path))?;
        let path = self.dir.join(format!("{SESSIONS}/{:04}.smt2", self.session.number));
        let file = match &mut self.session.file {
            Some(file) => file,
            none => none.insert(fs::File::create(&path).map_err(io_error(&path))?),
        };
        file.write_all(step.as_bytes()).map_err(io_error(&path))?;
        self.session.checks += 1;
        self.written += 1;
        Ok(())
    }
}

/// How each check of a session ends, and each script of one query.
const CHECK: &str = "(check-sat)\n";
const EXIT: &str = "(exit)\n";

/// Cuts a file back to its last whole check, and removes it if it has none, or is a query `alone` that lacks its end. How many
/// bytes fell away.
fn cut_off(path: &Path, alone: bool) -> io::Result<u64> {
    let text = fs::read(path)?;
    let end = match alone {
        true => text.ends_with(EXIT.as_bytes()).then_some(text.len()),
        false => {
            let check = CHECK.as_bytes();
            text.windows(check.len()).rposition(|window| window == check).map(|at| at + check.len())
        }
    };
    match end {
        Some(end) if end == text.len() => {}
        Some(end) => fs::OpenOptions::new().write(true).open(path)?.set_len(end as u64)?,
        None => fs::remove_file(path)?,
    }
    Ok((text.len() - end.unwrap_or(0)) as u64)
}

fn header(source: &str) -> String {
    // What may not stand between bars.
    let source: String = source.chars().map(|c| if matches!(c, '|' | '\\') { '/' } else { c }).collect();
    format!(
        "(set-info :smt-lib-version 2.7)\n(set-logic QF_BV)\n(set-info :source |symvm: {source}|)\n(set-info :category \"industrial\")\n"
    )
}

fn status(query: &Logged<'_>) -> String {
    let name = match query.answer {
        Answer::Sat(_) => "sat",
        Answer::Unsat => "unsat",
        Answer::Unknown(_) => "unknown",
    };
    format!("(set-info :status {name})\n")
}

impl Session {
    /// Goes from the path of the query before to this one's, and asks.
    fn query(&mut self, terms: &Terms, query: &Logged<'_>, status: &str, out: &mut String) {
        let shared = self.path.iter().zip(query.prefix).take_while(|(a, b)| a == b).count();
        let kept = self.levels.iter().take_while(|end| **end <= shared).count();
        // The last query's side has a level of its own above those of its path.
        let open = self.writer.depth();
        if open > kept {
            self.writer.pop(open - kept, out);
        }
        self.levels.truncate(kept);
        self.path.truncate(self.levels.last().copied().unwrap_or(0));
        let new = &query.prefix[self.path.len()..];
        if !new.is_empty() {
            self.writer.push(out);
            self.writer.assert(terms, new, out);
            self.path.extend_from_slice(new);
            self.levels.push(self.path.len());
        }
        self.writer.push(out);
        self.writer.assert(terms, &[query.goal], out);
        out.push_str(status);
        out.push_str(CHECK);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use symvm_solver::Solver;
    use symvm_solver::smtlib::{Script, Verdict, expected_answers};

    fn verdicts(path: &Path) -> Vec<Option<bool>> {
        let text = fs::read(path).expect("a script");
        let mut script = Script::default();
        script.run(&text[..], &mut Vec::new()).expect("a script without errors");
        let answers = script.verdicts().iter().map(|v| match v {
            Verdict::Sat => Some(true),
            Verdict::Unsat => Some(false),
            Verdict::Unknown(_) => None,
        });
        let answers: Vec<_> = answers.collect();
        assert_eq!(answers, expected_answers(&text[..]).expect("a script"), "{}", path.display());
        answers
    }

    /// Paths that share beginnings of all lengths, as a depth-first and a random search ask for them.
    #[test]
    fn both_forms_have_the_answers_that_were_given() {
        let dir = tempfile::tempdir().expect("a directory");
        let mut log = QueryLog::create(dir.path(), false, 1 << 20).expect("an empty directory");
        let mut terms = Terms::new();
        let x = terms.symbol("a|b\\[0]", 8);
        let y = terms.symbol("a_b_[0]", 8);
        let product = terms.mul(x, y);
        let conditions: Vec<TermId> = (1..8)
            .map(|i| {
                let bound = terms.constant(8, 40 * i);
                let sum = terms.add(product, bound);
                terms.ult(if i % 2 == 0 { product } else { sum }, bound)
            })
            .collect();
        let mut solver = Solver::default();
        let mut expected = Vec::new();
        for (length, goal) in [(0, 1), (1, 2), (3, 4), (3, 5), (2, 6), (5, 6), (0, 3), (4, 5), (4, 6)] {
            let prefix = &conditions[..length];
            let answer = solver.check(&mut terms, prefix, conditions[goal], None);
            expected.push(Some(answer.is_sat()));
            log.record(&terms, &Logged { prefix, goal: conditions[goal], answer: &answer, place: "x.c:1|" });
        }
        assert!(log.failure().is_none());
        assert_eq!(log.counts(), (9, 0));
        assert!(expected.contains(&Some(true)) && expected.contains(&Some(false)));
        assert_eq!(verdicts(&dir.path().join("sessions/0001.smt2")), expected);
        for (i, answer) in expected.iter().enumerate() {
            assert_eq!(verdicts(&dir.path().join(format!("queries/{:06}.smt2", i + 1))), [*answer]);
        }
    }

    #[test]
    fn a_log_that_was_cut_off_goes_on_with_what_is_whole() {
        let dir = tempfile::tempdir().expect("a directory");
        let mut terms = Terms::new();
        let x = terms.symbol("x[0]", 8);
        let bounds: Vec<TermId> = (1..10).map(|i| terms.constant(8, i)).collect();
        let goals: Vec<TermId> = bounds.iter().map(|bound| terms.ult(x, *bound)).collect();
        let answer = Solver::default().check(&mut terms, &goals[1..], goals[0], None);
        assert!(answer.is_sat(), "zero is below all bounds");
        let record = |log: &mut QueryLog, i: usize| {
            let query = Logged { prefix: &goals[i + 1..], goal: goals[i], answer: &answer, place: "" };
            log.record(&terms, &query);
        };
        let mut log = QueryLog::create(dir.path(), false, 1 << 20).expect("an empty directory");
        (0..5).for_each(|i| record(&mut log, i));
        drop(log);
        let cut = |path: &str| {
            let path = dir.path().join(path);
            let text = fs::read(&path).expect("written");
            fs::write(path, &text[..text.len() - 5]).expect("writable");
        };
        cut("queries/000005.smt2");
        cut("sessions/0001.smt2");
        let mut log = QueryLog::resume(dir.path(), 1 << 20).expect("a log");
        (4..8).for_each(|i| record(&mut log, i));
        assert!(log.failure().is_none() && log.counts() == (8, 0));
        for i in 1..9 {
            assert_eq!(verdicts(&dir.path().join(format!("queries/{i:06}.smt2"))).len(), 1);
        }
        let lengths = [1, 2].map(|i| verdicts(&dir.path().join(format!("sessions/{i:04}.smt2"))).len());
        assert_eq!(lengths, [4, 4]);
        let mut full = QueryLog::resume(dir.path(), 1).expect("a log");
        record(&mut full, 0);
        assert_eq!(full.counts(), (8, 1), "what was written counts against the room");
    }

    #[test]
    fn a_log_stays_within_its_budget_and_replaces_only_itself() {
        let dir = tempfile::tempdir().expect("a directory");
        let mut terms = Terms::new();
        let x = terms.symbol("x[0]", 8);
        let goal = terms.ult(x, x);
        let mut log = QueryLog::create(dir.path(), false, 1500).expect("an empty directory");
        for _ in 0..9 {
            log.record(&terms, &Logged { prefix: &[], goal, answer: &Answer::Unsat, place: "" });
        }
        let (written, left) = log.counts();
        assert!(written > 0 && left > 0 && written + left == 9, "{written} {left}");
        let size = |path: &str| fs::metadata(dir.path().join(path)).map_or(0, |m| m.len());
        let queries: u64 = (1..10).map(|i| size(&format!("queries/{i:06}.smt2"))).sum();
        assert!(queries + size("sessions/0001.smt2") <= 1500);
        assert!(QueryLog::create(dir.path(), false, 1).is_err());
        QueryLog::create(dir.path(), true, 1).expect("an earlier log is replaced");
        fs::write(dir.path().join("mine"), "x").expect("writable");
        assert!(matches!(QueryLog::create(dir.path(), true, 1), Err(OutputError::LogNotEmpty(_))));
    }
}
