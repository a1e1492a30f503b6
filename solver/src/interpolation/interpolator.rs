//! The door to interpolation: partitions in, interpolants out.

use std::rc::Rc;

use rustsat::types::Lit;
use symvm_sat::clock;
use thiserror::Error;

use super::fold::Proof;
use super::labels::Labels;
use super::refuted::{Contradiction, Evidence, Refuted};
use super::{Flaw, System};
use crate::aig::{AigLit, Reduction};
use crate::limits::Limits;
use crate::proof::CertificateError;
use crate::session::{Effort, Found, Mode, Session};
use crate::{Assignment, SolverConfig, SymbolId, TermId, Terms, Why};

/// Gates beyond which a session is thrown away before the next call.
const MAX_SESSION_GATES: u64 = 4_000_000;

/// CaDiCaL's options while it searches for a proof to interpolate. What they switch off makes learned clauses
/// shorter and their derivations longer: without it interpolants have half the gates and the search is no
/// slower.
const OPTIONS: [(&str, i32); 3] = [("shrink", 0), ("minimize", 0), ("chrono", 0)];

/// How to interpolate.
#[derive(Debug, Clone)]
pub struct InterpolatorConfig {
    /// Limits, cancel flag and certification; what is certified includes the interpolants.
    pub solver: SolverConfig,
    /// The systems tried; the smallest result is taken.
    pub systems: Vec<System>,
    /// Whether to try eliminating locals by substitution.
    pub eliminate: bool,
    /// Whether interpolants are said in the terms of the conditions; otherwise in bits of their symbols.
    pub lift: bool,
    /// What the graphs of interpolants are reduced by.
    pub reduction: Reduction,
    /// Whether to keep the session from call to call.
    pub incremental: bool,
}

impl Default for InterpolatorConfig {
    fn default() -> Self {
        InterpolatorConfig {
            solver: SolverConfig::default(),
            systems: System::ALL.to_vec(),
            eliminate: true,
            lift: true,
            reduction: Reduction::default(),
            incremental: true,
        }
    }
}

/// Where an interpolant comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// From the proof, by a system.
    Proof(System),
    /// From side A, its locals substituted: the strongest interpolant.
    Strongest,
    /// From side B, its locals substituted: the weakest interpolant.
    Weakest,
}

/// An interpolant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Interpolation {
    /// The condition itself.
    pub term: TermId,
    /// Where it comes from.
    pub source: Source,
    /// The gates that it had before it was lifted to terms; none if it does not come from a proof.
    pub gates: usize,
}

/// Why there is no interpolant.
#[derive(Debug, Error)]
pub enum NoInterpolant {
    /// The partitions do not contradict each other: here is a model.
    #[error("the partitions are satisfiable together")]
    Satisfiable(Assignment),
    /// It was not found out whether they do.
    #[error("gave up: {0}")]
    Unknown(Why),
    /// The partitions do not form a tree with every child before its parent, or there are fewer than two.
    #[error("the partitions do not form a tree")]
    Shape,
    /// None of the systems asked for yields interpolants that fit together in a tree with branches.
    #[error("the interpolants of this system do not fit together in a tree")]
    Tree,
    /// CaDiCaL's proof cannot be had or used: a bug.
    #[error(transparent)]
    Certificate(#[from] CertificateError),
    /// The proof has a shape that interpolation cannot use: a bug.
    #[error("the proof cannot be interpolated")]
    Proof,
    /// An interpolant is wrong: a bug.
    #[error(transparent)]
    Wrong(#[from] Flaw),
}

/// Counts over an interpolator's life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct InterpolationStats {
    /// Searches.
    pub searches: u64,
    /// Proofs that rested on gates of earlier queries in a way that no partition accounts for, so that the
    /// search was repeated in a session of its own.
    pub repeated: u64,
    /// Clauses of the proofs, trimmed.
    pub clauses: u64,
    /// Interpolants checked by solvers of their own.
    pub verified: u64,
    /// Gates built for searches.
    pub gates: u64,
    /// Conflicts of searches.
    pub conflicts: u64,
}

/// Finds interpolants, learning across calls.
///
/// ```
/// use symvm_solver::interpolation::Interpolator;
/// use symvm_solver::Terms;
///
/// let mut terms = Terms::new();
/// let (x, y, z) = (terms.symbol("x", 32), terms.symbol("y", 32), terms.symbol("z", 32));
/// let ten = terms.constant(32, 10);
/// let a = [terms.ult(x, y), terms.ult(y, ten)]; // x < y < 10: x is at most 8
/// let b = [terms.ult(z, x), terms.ult(ten, z)]; // 10 < z < x
///
/// let mut interpolator = Interpolator::default();
/// let i = interpolator.interpolant(&mut terms, &a, &b)?;
/// // It speaks of x alone, follows from `a`, and contradicts `b`: here x ≤ 10 or something like it.
/// let symbol = terms.symbol_of(x).expect("x is one");
/// assert_eq!(terms.symbols(i), [symbol]);
/// # Ok::<(), symvm_solver::interpolation::NoInterpolant>(())
/// ```
#[derive(Default)]
pub struct Interpolator {
    pub(super) config: InterpolatorConfig,
    pub(super) session: Option<Session>,
    pub(super) stats: InterpolationStats,
    /// How many sessions were begun: a proof is of use only as long as its session is there.
    sessions: u64,
    /// Conditions asserted with their partitions, and where each scope begins.
    asserted: Vec<(usize, TermId)>,
    scopes: Vec<usize>,
}

impl Interpolator {
    /// An interpolator that has seen nothing yet.
    #[must_use]
    pub fn new(config: InterpolatorConfig) -> Interpolator {
        Interpolator { config, ..Interpolator::default() }
    }

    /// How it interpolates, to be changed for the calls to come. CaDiCaL's options and certification are
    /// those of the session, which stays as it was begun.
    pub fn config_mut(&mut self) -> &mut InterpolatorConfig {
        &mut self.config
    }

    /// What it did so far.
    #[must_use]
    pub fn stats(&self) -> &InterpolationStats {
        &self.stats
    }

    /// A condition I over symbols that `a` and `b` share, such that `a` implies I and I contradicts `b`.
    ///
    /// # Errors
    /// If `a` and `b` do not contradict each other, or that could not be found out.
    pub fn interpolant(
        &mut self,
        terms: &mut Terms,
        a: &[TermId],
        b: &[TermId],
    ) -> Result<TermId, NoInterpolant> {
        let found = self.sequence(terms, &[a.to_vec(), b.to_vec()])?;
        found.first().map(|interpolation| interpolation.term).ok_or(NoInterpolant::Shape)
    }

    /// For each partition but the last a condition that follows from the one before it and the partition; the
    /// last one contradicts the last partition. Each is over symbols that occur both before and after its
    /// place.
    ///
    /// # Errors
    /// As [`Interpolator::interpolant`].
    pub fn sequence(
        &mut self,
        terms: &mut Terms,
        partitions: &[Vec<TermId>],
    ) -> Result<Vec<Interpolation>, NoInterpolant> {
        self.refute(terms, partitions)?.sequence(terms)
    }

    /// As [`Interpolator::sequence`] for a tree: `parents[i]`, greater than `i`, is the parent of partition
    /// `i`, and the last partition is the root. The condition at a partition follows from it and those at its
    /// children.
    ///
    /// # Errors
    /// As [`Interpolator::interpolant`], and if `parents` are not a tree.
    pub fn tree(
        &mut self,
        terms: &mut Terms,
        partitions: &[Vec<TermId>],
        parents: &[usize],
    ) -> Result<Vec<Interpolation>, NoInterpolant> {
        self.refute(terms, partitions)?.tree(terms, parents)
    }

    /// Opens a scope for [`Interpolator::assert`].
    pub fn push(&mut self) {
        self.scopes.push(self.asserted.len());
    }

    /// Closes the last scope; what was asserted in it no longer holds. Whether there was one.
    pub fn pop(&mut self) -> bool {
        let begin = self.scopes.pop();
        self.asserted.truncate(begin.unwrap_or(self.asserted.len()));
        begin.is_some()
    }

    /// Asserts a condition in a partition.
    pub fn assert(&mut self, partition: usize, condition: TermId) {
        self.asserted.push((partition, condition));
    }

    /// Refutes what is asserted together with `assumptions`, each with its partition.
    ///
    /// # Errors
    /// As [`Interpolator::interpolant`].
    pub fn refute_asserted(
        &mut self,
        terms: &mut Terms,
        assumptions: &[(usize, TermId)],
    ) -> Result<Refuted<'_>, NoInterpolant> {
        let all = self.asserted.iter().chain(assumptions);
        let count = all.clone().map(|(partition, _)| partition + 1).max().unwrap_or(0);
        let mut partitions = vec![Vec::new(); count];
        for &(partition, condition) in all {
            partitions[partition].push(condition);
        }
        self.refute(terms, &partitions)
    }

    /// Refutes the conjunction of all partitions; the proof can then be cut as one likes.
    ///
    /// # Errors
    /// As [`Interpolator::interpolant`].
    pub fn refute(
        &mut self,
        terms: &mut Terms,
        partitions: &[Vec<TermId>],
    ) -> Result<Refuted<'_>, NoInterpolant> {
        let contradiction = self.attempt(terms, partitions)?;
        self.resume(contradiction).ok_or(NoInterpolant::Proof)
    }

    /// The same, but what is found does not hold on to the interpolator: see [`Interpolator::resume`].
    pub(crate) fn attempt(
        &mut self,
        terms: &mut Terms,
        partitions: &[Vec<TermId>],
    ) -> Result<Contradiction, NoInterpolant> {
        let limits = Limits::new(&self.config.solver, clock::now(), None);
        let stale =
            |session: &Session| !self.config.incremental || session.effort().gates > MAX_SESSION_GATES;
        if self.session.as_ref().is_some_and(stale) {
            self.session = None;
        }
        let mut fresh = self.session.is_none();
        loop {
            let core = self.search(terms, partitions, &limits)?;
            match self.proof(terms, partitions, &core)? {
                Some((evidence, scope)) => {
                    let (partitions, group) = (partitions.to_vec(), (0..partitions.len()).collect());
                    let (evidence, session) = (Rc::new(evidence), self.sessions);
                    return Ok(Contradiction { partitions, core, scope, evidence, group, session });
                }
                // Gates of other queries are in the way: without them there can be none.
                None if fresh => return Err(NoInterpolant::Proof),
                None => {
                    self.stats.repeated += 1;
                    self.session = None;
                    fresh = true;
                }
            }
        }
    }

    /// A contradiction that was found earlier, to be interpolated; `None` if its session is no longer there.
    pub(crate) fn resume(&mut self, contradiction: Contradiction) -> Option<Refuted<'_>> {
        let is_there = self.session.is_some() && self.sessions == contradiction.session;
        let limits = Limits::new(&self.config.solver, clock::now(), None);
        is_there.then_some(Refuted { owner: self, found: contradiction, limits })
    }

    /// What the session did so far.
    pub(crate) fn effort(&self) -> Effort {
        self.session.as_ref().map(Session::effort).unwrap_or_default()
    }

    /// The conditions that contradict each other, by partition.
    fn search(
        &mut self,
        terms: &mut Terms,
        partitions: &[Vec<TermId>],
        limits: &Limits,
    ) -> Result<Partitions, NoInterpolant> {
        self.stats.searches += 1;
        let conditions: Vec<TermId> = partitions.iter().flatten().copied().collect();
        let symbols = symbols_of(terms, &conditions);
        let mode = if self.config.solver.certify { Mode::Certified } else { Mode::Traced };
        let session = match &mut self.session {
            Some(session) => session,
            empty => {
                let options: Vec<(&str, i32)> =
                    OPTIONS.iter().chain(&self.config.solver.cadical).copied().collect();
                let session =
                    Session::new(&options, mode).map_err(|_| NoInterpolant::Unknown(Why::Environment))?;
                self.sessions += 1;
                empty.insert(session)
            }
        };
        let before = session.effort();
        let found = session.solve(terms, &conditions, &symbols, None, limits, None);
        let after = session.effort();
        self.stats.gates += after.gates.saturating_sub(before.gates);
        self.stats.conflicts += after.conflicts.saturating_sub(before.conflicts);
        match found {
            Found::Model(model) => Err(NoInterpolant::Satisfiable(model)),
            Found::Unknown(why) => {
                let rejected = session.rejected();
                self.session = None;
                Err(rejected.map_or(NoInterpolant::Unknown(why), NoInterpolant::Certificate))
            }
            Found::Core(core) => {
                let in_core = |partition: &Vec<TermId>| {
                    partition.iter().copied().filter(|condition| core.contains(condition)).collect()
                };
                Ok(partitions.iter().map(in_core).collect())
            }
        }
    }

    /// The refutation just found, with its clauses' partitions and the conditions whose symbols these may
    /// speak of: the core's, or if gates of others are in the proof everybody's. `None` if that is not
    /// enough.
    fn proof(
        &mut self,
        terms: &mut Terms,
        partitions: &[Vec<TermId>],
        core: &[Vec<TermId>],
    ) -> Result<Option<(Evidence, Partitions)>, NoInterpolant> {
        let session = self.session.as_mut().ok_or(NoInterpolant::Proof)?;
        let mut assumed: Vec<(Lit, usize)> = Vec::new();
        for (partition, conditions) in core.iter().enumerate() {
            for &condition in conditions {
                let gate = session.blaster.bits(terms, condition).map(|bits| bits[0]);
                if gate == Some(AigLit::FALSE) {
                    return Ok(Some((Evidence::False(partition), core.to_vec())));
                }
                assumed.extend(session.assumption(terms, condition).map(|lit| (lit, partition)));
            }
        }
        let partition = |lit: Lit| assumed.iter().find(|(other, _)| *other == lit).map(|(_, p)| *p);
        let conclusion = session.solver().conclude().map_err(CertificateError::from)?;
        let proof = session.solver().trace().and_then(|trace| Proof::of(&trace, conclusion, partition));
        let proof = proof.ok_or(NoInterpolant::Proof)?;
        self.stats.clauses += proof.len() as u64;
        let log = session.log().ok_or(NoInterpolant::Proof)?;
        for scope in [core, partitions] {
            let symbols: Vec<Vec<SymbolId>> = scope.iter().map(|part| symbols_of(terms, part)).collect();
            if let Some(labels) = Labels::of(&proof, log, &session.aig, &session.blaster, terms, &symbols) {
                return Ok(Some((Evidence::Proof(Box::new((proof, labels))), scope.to_vec())));
            }
        }
        Ok(None)
    }
}

/// Conditions by partition.
pub(super) type Partitions = Vec<Vec<TermId>>;

/// The symbols that occur in some conditions, ascending.
fn symbols_of(terms: &mut Terms, conditions: &[TermId]) -> Vec<SymbolId> {
    let mut symbols = Vec::new();
    for &condition in conditions {
        symbols.extend_from_slice(terms.symbols(condition));
    }
    symbols.sort_unstable();
    symbols.dedup();
    symbols
}
