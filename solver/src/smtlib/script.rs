//! The state of a script, and the loop over its commands.

use std::io::{Read, Write};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use symvm_sat::clock::{self, Instant};

use super::command;
use super::error::{Parsed, ScriptError, shown};
use super::expr::{ExprId, Exprs};
use super::lexer::{Lexer, Token};
use super::lower::Lowering;
use super::names::Names;
use super::options::Options;
use super::reader::Commands;
use super::traced::Traced;
use super::value::Model;
use crate::Terms;
use crate::config::{SolverConfig, Why};
use crate::engine::{Cost, Proofs, Shared};
use crate::interpolation::Interpolator;
use crate::limits::Limits;
use crate::proof::{CertificateError, Refutation};
use crate::theory::Theory;

/// Limits of a script.
#[derive(Debug, Clone, Default)]
pub struct ScriptConfig {
    /// Time for the whole script, reading included; what is asked later is `unknown`.
    pub time_limit: Option<Duration>,
    /// Gates beyond which a check is given up, `None` for the solver's default.
    pub max_gates: Option<usize>,
    /// Check the proof of every `unsat`, down to the clauses, and the clauses against the terms that
    /// simplification left. What is not accepted is `unknown`.
    pub certify: bool,
    /// Keep the proof of the last `unsat`: see [`Script::refutation`].
    pub proof: bool,
    /// Looked at inside the search: once true, answers are `unknown`.
    pub cancel: Option<Arc<AtomicBool>>,
}

/// An answer to `check-sat`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// `sat`
    Sat,
    /// `unsat`
    Unsat,
    /// `unknown`
    Unknown(Why),
}

impl Verdict {
    /// As a solver prints it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Sat => "sat",
            Verdict::Unsat => "unsat",
            Verdict::Unknown(_) => "unknown",
        }
    }
}

/// What a script cost.
#[derive(Debug, Clone, Copy, Default)]
pub struct ScriptStats {
    /// Commands that were carried out.
    pub commands: u64,
    /// Checks among them.
    pub checks: u64,
    /// Expressions as written, each once.
    pub expressions: usize,
    /// Terms after rewriting.
    pub terms: usize,
    /// Symbols that simplification eliminated.
    pub eliminated: usize,
    /// Rounds of search and refinement.
    pub rounds: u64,
    /// Lemmas about arrays and functions.
    pub lemmas: u64,
    /// Gates, summed over all checks.
    pub gates: u64,
    /// Variables that CaDiCaL was given.
    pub variables: usize,
    /// Clauses that CaDiCaL was given.
    pub clauses: u64,
    /// CaDiCaL's conflicts.
    pub conflicts: u64,
    /// Local searches, the models that they found, and the steps they took.
    pub local_searches: [u64; 3],
    /// Time inside checks.
    pub check_time: Duration,
}

/// An assertion.
pub(crate) struct Assertion {
    pub(crate) expr: ExprId,
    /// The name, if the whole assertion has one.
    pub(crate) name: Option<Rc<str>>,
}

/// What was there before a `push`.
struct Level {
    assertions: usize,
    labels: usize,
    declared: usize,
    names: usize,
}

/// The last check's result, as long as nothing was changed since.
pub(crate) enum Outcome {
    Nothing,
    Sat(Box<Model>),
    /// Names of assertions, and texts of assumptions.
    Unsat(Vec<Rc<str>>, Vec<String>),
    Unknown(Why),
}

/// Runs scripts. What one script leaves behind, the next one finds.
pub struct Script {
    pub(crate) config: ScriptConfig,
    pub(crate) options: Options,
    pub(crate) logic: Option<String>,
    pub(crate) exprs: Exprs,
    pub(crate) names: Names,
    pub(crate) terms: Terms,
    pub(crate) theory: Theory,
    pub(crate) lowering: Lowering,
    pub(crate) assertions: Vec<Assertion>,
    /// Every `:named` term in force.
    pub(crate) labels: Vec<(Rc<str>, ExprId)>,
    /// Declared symbols in force.
    pub(crate) declared: Vec<super::DeclId>,
    levels: Vec<Level>,
    pub(crate) result: Outcome,
    /// What the last check assumed.
    pub(crate) assumed: Vec<ExprId>,
    /// Keeps its session from one request to the next.
    pub(crate) interpolator: Interpolator,
    /// The last check's refutation, if it is one that can be interpolated.
    pub(crate) traced: Option<Traced>,
    /// Something was asked for and given up.
    pub(crate) gave_up: bool,
    pub(crate) status: Option<String>,
    verdicts: Vec<Verdict>,
    pub(crate) cost: Cost,
    pub(crate) shared: Shared,
    pub(crate) proofs: Proofs,
    stats: ScriptStats,
    pub(crate) deadline: Option<Instant>,
    exit: bool,
}

impl Default for Script {
    fn default() -> Self {
        Script::new(ScriptConfig::default())
    }
}

impl Script {
    /// A script that has not begun. Its time begins now.
    #[must_use]
    pub fn new(config: ScriptConfig) -> Script {
        let deadline = config.time_limit.and_then(|limit| clock::now().checked_add(limit));
        let proofs = Proofs { certify: config.certify, keep: config.proof, ..Proofs::default() };
        Script {
            proofs,
            config,
            options: Options::default(),
            logic: None,
            exprs: Exprs::default(),
            names: Names::new(),
            terms: Terms::new(),
            theory: Theory::default(),
            lowering: Lowering::default(),
            assertions: Vec::new(),
            labels: Vec::new(),
            declared: Vec::new(),
            levels: Vec::new(),
            result: Outcome::Nothing,
            assumed: Vec::new(),
            interpolator: Interpolator::default(),
            traced: None,
            gave_up: false,
            status: None,
            verdicts: Vec::new(),
            cost: Cost::default(),
            shared: Shared::default(),
            stats: ScriptStats::default(),
            deadline,
            exit: false,
        }
    }

    /// Carries out all commands of a stream, and writes each answer at once.
    ///
    /// # Errors
    /// The first error ends the script: what follows an assertion that was not understood would be answered
    /// wrongly. The answer `(error …)` has been written.
    pub fn run(&mut self, input: impl Read, output: &mut dyn Write) -> Result<(), ScriptError> {
        let mut commands = Commands::new(input);
        while !self.exit {
            if self.exprs.expansion.limits.is_none() {
                self.exprs.expansion.limits = Some(self.limits());
            }
            let Some(next) = commands.next() else { break };
            let result = next.and_then(|(text, position)| {
                let result = self.execute(text);
                let Err(fault) = result else { return Ok(result.unwrap_or_default()) };
                let position = position.after(&text[..fault.offset.min(text.len())]);
                let error = ScriptError { position, message: fault.message };
                // The script may be right, and goes on.
                let told = || Some(format!("(error {})", text_literal(&error.to_string())));
                if fault.of_unknown { Ok(told()) } else { Err(error) }
            });
            if let (Err(_), Some(why)) = (&result, self.exprs.expansion.stopped.take()) {
                // What follows cannot be answered without what was not understood to its end.
                self.book(Verdict::Unknown(why), clock::now());
                let _ = writeln!(output, "unknown").and_then(|()| output.flush());
                return Ok(());
            }
            let answer = match &result {
                Ok(answer) => answer.clone(),
                Err(error) => Some(format!("(error {})", text_literal(&error.to_string()))),
            };
            if let Some(answer) = answer {
                // A reader that went away ends the script, and is no error of the script.
                if writeln!(output, "{answer}").and_then(|()| output.flush()).is_err() {
                    return Ok(());
                }
            }
            result?;
            self.stats.commands += 1;
        }
        Ok(())
    }

    /// Answers to all checks so far.
    #[must_use]
    pub fn verdicts(&self) -> &[Verdict] {
        &self.verdicts
    }

    /// Whether something that was asked for is unknown: an answer to a check, or an interpolant.
    #[must_use]
    pub fn gave_up(&self) -> bool {
        self.gave_up
    }

    /// The proof of the last check's `unsat`, if proofs are kept.
    #[must_use]
    pub fn refutation(&self) -> Option<&Refutation> {
        self.proofs.refutation.as_ref()
    }

    /// Why a certificate was refused, the last one that was; there should never be one.
    #[must_use]
    pub fn rejected(&self) -> Option<&CertificateError> {
        self.proofs.rejected.as_ref()
    }

    /// The expected answer that the script gives with `(set-info :status …)`, the last one.
    #[must_use]
    pub fn status(&self) -> Option<&str> {
        self.status.as_deref()
    }

    /// What it cost so far.
    #[must_use]
    pub fn stats(&self) -> ScriptStats {
        ScriptStats {
            expressions: self.exprs.len(),
            terms: self.terms.len(),
            eliminated: self.cost.eliminated,
            rounds: self.cost.rounds,
            lemmas: self.cost.lemmas,
            gates: self.cost.effort.gates,
            variables: self.cost.variables,
            clauses: self.cost.effort.clauses,
            conflicts: self.cost.effort.conflicts,
            local_searches: [self.cost.local.searches, self.cost.local.found, self.cost.local.steps],
            ..self.stats
        }
    }

    /// One command; its answer, if it has one.
    fn execute(&mut self, text: &[u8]) -> Parsed<Option<String>> {
        let mut lexer = Lexer::new(text);
        lexer.open()?;
        let name = lexer.symbol("a command")?;
        let Some(row) = command::TABLE.iter().find(|row| row.name.as_bytes() == name) else {
            let what = match name {
                b"declare-datatype" | b"declare-datatypes" => {
                    "quantifiers and datatypes are not part of the supported logics".into()
                }
                b"define-fun-rec" | b"define-funs-rec" => {
                    "recursive functions are not part of the supported logics".into()
                }
                name => format!("there is no command '{}'", shown(name)),
            };
            return Err(lexer.fault(what));
        };
        let answer = (row.run)(self, &mut lexer)?;
        match lexer.next()? {
            Token::Close => {}
            other => return Err(lexer.unexpected(other, "')'")),
        }
        Ok(match answer {
            command::Reply::Text(text) => Some(text),
            command::Reply::Unsupported => Some("unsupported".into()),
            command::Reply::Success => self.options.print_success.then(|| "success".into()),
        })
    }

    pub(crate) fn forget_result(&mut self) {
        self.result = Outcome::Nothing;
        self.traced = None;
    }

    pub(crate) fn push(&mut self, levels: u32) {
        for _ in 0..levels {
            self.levels.push(Level {
                assertions: self.assertions.len(),
                labels: self.labels.len(),
                declared: self.declared.len(),
                names: self.names.mark(),
            });
        }
        self.forget_result();
    }

    /// False if there are not so many levels.
    pub(crate) fn pop(&mut self, levels: u32) -> bool {
        let Some(left) = self.levels.len().checked_sub(levels as usize) else { return false };
        if let Some(level) = self.levels.drain(left..).next() {
            self.assertions.truncate(level.assertions);
            if !self.options.global_declarations {
                self.labels.truncate(level.labels);
                self.declared.truncate(level.declared);
                self.names.undo_to(level.names);
            }
        }
        self.forget_result();
        true
    }

    pub(crate) fn level_count(&self) -> usize {
        self.levels.len()
    }

    pub(crate) fn reset_assertions(&mut self) {
        self.levels.clear();
        self.assertions.clear();
        if !self.options.global_declarations {
            self.labels.clear();
            self.declared.clear();
            self.names.undo_to(0);
        }
        self.forget_result();
    }

    /// Whether nothing is declared or asserted, as at the beginning.
    pub(crate) fn is_fresh(&self) -> bool {
        self.levels.is_empty() && self.assertions.is_empty() && self.names.mark() == 0
    }

    /// Everything but limits, statistics and the answers given so far.
    pub(crate) fn reset(&mut self) {
        let fresh = Script { deadline: self.deadline, ..Script::new(self.config.clone()) };
        let old = std::mem::replace(self, fresh);
        self.stats = old.stats;
        self.cost = old.cost;
        self.verdicts = old.verdicts;
        self.gave_up = old.gave_up;
        self.proofs.rejected = old.proofs.rejected;
    }

    pub(crate) fn end(&mut self) {
        self.exit = true;
    }

    pub(crate) fn limits(&self) -> Limits {
        Limits::new(&self.solver_config(), clock::now(), self.deadline)
    }

    /// Limits and certification as a solver of terms takes them; its time is what is left.
    pub(crate) fn solver_config(&self) -> SolverConfig {
        let fresh = SolverConfig::default();
        SolverConfig {
            cancel: self.config.cancel.clone(),
            max_gates: self.config.max_gates.unwrap_or(fresh.max_gates),
            timeout: self.deadline.map(|end| end.saturating_duration_since(clock::now())),
            certify: self.config.certify,
            ..fresh
        }
    }

    pub(crate) fn book(&mut self, verdict: Verdict, begin: Instant) {
        self.verdicts.push(verdict);
        self.gave_up |= matches!(verdict, Verdict::Unknown(_));
        self.stats.checks += 1;
        self.stats.check_time += clock::now().duration_since(begin);
    }
}

/// Text as a string of SMT-LIB: quotation marks doubled.
pub(crate) fn text_literal(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}
