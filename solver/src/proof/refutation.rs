//! A refutation that stands alone: a formula in CNF and the steps from it to the empty clause.
//!
//! The formula holds the definitions of the gates and one unit clause for each condition, so it is
//! unsatisfiable exactly if the conditions contradict each other. It is written as DIMACS and the steps
//! as LRAT, both as text, which `lrat-check`, `lrat-trim`, `cake_lpr` and other checkers read.

use std::io::{self, Write};

use hashbrown::HashMap;
use rustsat::types::Lit;
use symvm_sat::{CaDiCaL, ClauseId, ConcludeError, Origin};

use super::certifier::CertificateError;
use super::log::ClauseLog;
use super::lrat::{LratChecker, LratError};
use crate::limits::Limits;
use crate::session::{Found, Mode, Session};
use crate::{Answer, SolverConfig, TermId, Terms, Why};

/// A step of a refutation. Numbers of clauses count from 1, the formula's first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The clause's number.
    pub id: u64,
    /// Its literals, as in DIMACS.
    pub clause: Vec<i32>,
    /// The clauses that refute its negation, in the order in which they propagate.
    pub hints: Vec<u64>,
}

/// See the module.
#[derive(Debug, Clone, Default)]
pub struct Refutation {
    formula: Vec<Vec<i32>>,
    steps: Vec<Step>,
    variables: u32,
    symbols: Vec<(String, Vec<i32>)>,
}

impl Refutation {
    /// Solves the conjunction of `conditions` afresh; if it is unsatisfiable the proof comes with the answer.
    ///
    /// Nothing is taken over from other queries and nothing is left out by slicing: the proof is about
    /// exactly these conditions. Of the configuration it uses the limits and CaDiCaL's options.
    ///
    /// ```
    /// use symvm_solver::{SolverConfig, Terms, proof::{LratChecker, Refutation}};
    ///
    /// let mut terms = Terms::new();
    /// let (x, y) = (terms.symbol("x", 16), terms.symbol("y", 16));
    /// let conditions = [terms.ult(x, y), terms.ult(y, x)];
    /// let (answer, proof) = Refutation::search(&mut terms, &conditions, &SolverConfig::default())?;
    /// let proof = proof.expect("an unsatisfiable answer has one");
    /// assert!(answer.is_unsat());
    ///
    /// let (mut cnf, mut lrat) = (Vec::new(), Vec::new());
    /// proof.write_dimacs(&mut cnf)?;
    /// proof.write_lrat(&mut lrat)?;
    /// LratChecker::check_text(&String::from_utf8(cnf)?, &String::from_utf8(lrat)?)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If CaDiCaL's proof cannot be had or used, which would be a bug.
    pub fn search(
        terms: &mut Terms,
        conditions: &[TermId],
        config: &SolverConfig,
    ) -> Result<(Answer, Option<Refutation>), CertificateError> {
        let mut symbols = Vec::new();
        for &condition in conditions {
            symbols.extend_from_slice(terms.symbols(condition));
        }
        symbols.sort_unstable();
        symbols.dedup();
        let limits = Limits::new(config, symvm_sat::clock::now(), None);
        let Ok(mut session) = Session::new(&config.cadical, Mode::Traced) else {
            return Ok((Answer::Unknown(Why::Environment), None));
        };
        Ok(match session.solve(terms, conditions, &symbols, None, &limits, None) {
            Found::Model(model) => (Answer::Sat(model), None),
            Found::Unknown(why) => (Answer::Unknown(why), None),
            Found::Core(_) => (Answer::Unsat, Some(session.named_refutation(terms, conditions, &symbols)?)),
        })
    }

    /// Says which variables a symbol's bits have, lowest first.
    pub(crate) fn name(&mut self, symbol: &str, literals: Vec<i32>) {
        self.symbols.push((symbol.to_owned(), literals));
    }

    /// The refutation by a condition that is false as it stands.
    pub(crate) fn trivial() -> Refutation {
        let mut refutation =
            Refutation { formula: vec![vec![1], vec![-1]], variables: 1, ..Refutation::default() };
        refutation.steps.push(Step { id: 3, clause: Vec::new(), hints: vec![1, 2] });
        refutation
    }

    /// What the last search of `solver` proved under `assumed`, renumbered.
    pub(crate) fn of(
        solver: &mut CaDiCaL,
        log: &ClauseLog,
        assumed: &[Lit],
        variables: u32,
    ) -> Result<Refutation, CertificateError> {
        let last = solver.conclude()?;
        let trace = solver.trace().ok_or(ConcludeError::NotTracing)?;
        let mut units: Vec<i32> = assumed.iter().map(|lit| lit.to_ipasir()).collect();
        units.sort_unstable();
        units.dedup();
        let mut formula: Vec<Vec<i32>> = log.iter().map(numbers).collect();
        let first_unit = formula.len() as u64 + 1;
        formula.extend(units.iter().map(|&unit| vec![unit]));
        let mut numbered: HashMap<ClauseId, u64> = HashMap::new();
        let mut steps: Vec<Step> = Vec::new();
        let mut next = formula.len() as u64 + 1;
        for id in trace.cone(last, |_| false) {
            if let Some(Origin::Added(n)) = trace.origin(id) {
                numbered.insert(id, u64::from(n) + 1);
                continue;
            }
            let hints: Option<Vec<u64>> =
                trace.antecedents(id).map(|below| numbered.get(&below).copied()).collect();
            let hints = hints.ok_or(LratError::Missing { step: u64::from(id.0), missing: 0 })?;
            steps.push(Step { id: next, clause: numbers(trace.literals(id)), hints });
            numbered.insert(id, next);
            next += 1;
        }
        let end = *numbered.get(&last).ok_or(CertificateError::Conclusion)?;
        let ending: Vec<i32> = numbers(trace.literals(last));
        if !ending.is_empty() {
            let mut hints = Vec::new();
            for literal in &ending {
                let at = units.binary_search(&-literal).map_err(|_| CertificateError::Conclusion)?;
                hints.push(first_unit + at as u64);
            }
            // Two opposite conditions end in a tautology: their units alone are the contradiction.
            if !ending.iter().any(|literal| ending.contains(&-literal)) {
                hints.push(end);
            }
            steps.push(Step { id: next, clause: Vec::new(), hints });
        } else if steps.is_empty() {
            steps.push(Step { id: next, clause: Vec::new(), hints: vec![end] });
        }
        Ok(Refutation { formula, steps, variables, symbols: Vec::new() })
    }

    /// The clauses it starts from; the first has number 1.
    #[must_use]
    pub fn formula(&self) -> &[Vec<i32>] {
        &self.formula
    }

    /// The steps, the last of which is the empty clause.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Has every step checked by an [`LratChecker`].
    ///
    /// # Errors
    /// If a step is wrong.
    pub fn check(&self) -> Result<(), LratError> {
        let mut checker = LratChecker::new();
        for (n, clause) in self.formula.iter().enumerate() {
            checker.add_original(n as u64 + 1, clause)?;
        }
        for step in &self.steps {
            let hints: Vec<i64> = step.hints.iter().filter_map(|&hint| i64::try_from(hint).ok()).collect();
            checker.derive(step.id, &step.clause, &hints)?;
        }
        if checker.is_refuted() { Ok(()) } else { Err(LratError::Unfinished) }
    }

    /// The formula in DIMACS, with the variables of each symbol's bits (lowest first) as comments.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_dimacs(&self, out: &mut impl Write) -> io::Result<()> {
        for (name, literals) in &self.symbols {
            write!(out, "c symbol {}", name.replace(['\n', '\r'], " "))?;
            literals.iter().try_for_each(|literal| write!(out, " {literal}"))?;
            writeln!(out)?;
        }
        writeln!(out, "p cnf {} {}", self.variables, self.formula.len())?;
        for clause in &self.formula {
            clause.iter().try_for_each(|literal| write!(out, "{literal} "))?;
            writeln!(out, "0")?;
        }
        Ok(())
    }

    /// The steps in LRAT. A clause is deleted after its last use.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_lrat(&self, out: &mut impl Write) -> io::Result<()> {
        let mut last_use: HashMap<u64, u64> = HashMap::new();
        for step in &self.steps {
            last_use.extend(step.hints.iter().map(|&hint| (hint, step.id)));
        }
        for step in &self.steps {
            write!(out, "{} ", step.id)?;
            step.clause.iter().try_for_each(|literal| write!(out, "{literal} "))?;
            write!(out, "0 ")?;
            step.hints.iter().try_for_each(|hint| write!(out, "{hint} "))?;
            writeln!(out, "0")?;
            let mut over: Vec<u64> =
                step.hints.iter().copied().filter(|hint| last_use.get(hint) == Some(&step.id)).collect();
            if !over.is_empty() && !step.clause.is_empty() {
                over.sort_unstable();
                over.dedup();
                write!(out, "{} d ", step.id)?;
                over.iter().try_for_each(|hint| write!(out, "{hint} "))?;
                writeln!(out, "0")?;
            }
        }
        Ok(())
    }
}

fn numbers(clause: &[Lit]) -> Vec<i32> {
    clause.iter().map(|lit| lit.to_ipasir()).collect()
}
