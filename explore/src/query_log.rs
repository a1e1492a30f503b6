//! Every query of an exploration as SMT-LIB scripts, for measurements and other solvers.
//!
//! Two forms of the same queries, in the order they were asked. `queries/000001.smt2` is one query by itself: the path's
//! conditions and the side's. `sessions/0001.smt2` is a thousand of them for an incremental solver: each level is a part of a
//! path, and the next query pops what its path does not share. Symbols are called as the bytes in tests are: `|stdin[3]|`.
//! Each check has the answer that the exploration was given, and after queries that it was not, `unknown`.
//!
//! Nothing here goes back into the exploration: terms are only read.

use crate::output::OutputError;
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
    file: Option<fs::File>,
    writer: ScriptWriter,
    path: Vec<TermId>,
    /// How much of the path is asserted after each push.
    levels: Vec<usize>,
}

fn io_error(path: &Path) -> impl FnOnce(io::Error) -> OutputError {
    let path = path.to_owned();
    move |error| OutputError::Io { path, error }
}

impl QueryLog {
    /// Makes the directory ready: it must be empty, or hold an earlier log if `force`, which is replaced.
    pub fn create(dir: &Path, force: bool, budget: u64) -> Result<QueryLog, OutputError> {
        fs::create_dir_all(dir).map_err(io_error(dir))?;
        for entry in fs::read_dir(dir).map_err(io_error(dir))? {
            let entry = entry.map_err(io_error(dir))?;
            let ours = entry.file_name() == QUERIES || entry.file_name() == SESSIONS;
            // What an exploration left that ended before its first query is no log.
            let empty = || fs::read_dir(entry.path()).is_ok_and(|mut below| below.next().is_none());
            if !(ours && (force || empty())) {
                return Err(OutputError::LogNotEmpty(dir.to_owned()));
            }
        }
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
            text.push_str("(check-sat)\n(exit)\n");
            text
        };
        let first = (number - 1).is_multiple_of(SESSION);
        if first {
            self.session = Session::default();
        }
        let mut step = String::new();
        if first {
            step = header(&format!("queries {number} to {}", number + SESSION - 1));
        }
        self.session.query(terms, query, &status, &mut step);
        let size = (alone.len() + step.len()) as u64;
        if size > self.budget {
            return Ok(());
        }
        self.budget -= size;
        let path = self.dir.join(format!("{QUERIES}/{number:06}.smt2"));
        fs::write(&path, alone).map_err(io_error(&path))?;
        let path = self.dir.join(format!("{SESSIONS}/{:04}.smt2", (number - 1) / SESSION + 1));
        if first {
            self.session.file = Some(fs::File::create(&path).map_err(io_error(&path))?);
        }
        if let Some(file) = &mut self.session.file {
            file.write_all(step.as_bytes()).map_err(io_error(&path))?;
        }
        self.written += 1;
        Ok(())
    }
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
        out.push_str("(check-sat)\n");
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
