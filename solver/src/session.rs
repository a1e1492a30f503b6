//! A session: one graph, one CaDiCaL, and what they share, across many queries.
//!
//! A condition is never asserted, it is the literal of its gate, assumed for one search. So a session
//! holds nothing but definitions, every query can use what CaDiCaL learned in earlier ones, and the
//! cone of a prefix is blasted and translated once.

use rustsat::solvers::{
    ControlSignal, GetInternalStats, LimitConflicts, PhaseLit, Solve, SolveIncremental, SolverResult,
    Terminate,
};
use rustsat::types::{Cl, Lit, TernaryVal};
use std::ops::{AddAssign, Sub};
use symvm_sat::{CaDiCaL, CreateError, StopCause};

use crate::aig::{Aig, AigLit, NodeId};
use crate::blast::Blaster;
use crate::cnf::{ClauseSink, Encoder};
use crate::cone::Cone;
use crate::config::Why;
use crate::heavy::Quick;
use crate::limits::Limits;
use crate::proof::{CertificateError, Certifier, ClauseLog, Reason, Refutation};
use crate::value::BvValue;
use crate::{Assignment, SolverStats, SymbolId, TermId, Terms};

/// Variables of CaDiCaL from which a query is large. A path's input satisfies all of a query but its goal, and to find
/// thousands of values anew costs more than to mend them; but inputs that differ in much lead to more new branches, so small
/// queries are left to CaDiCaL.
const LARGE: usize = 8192;

/// How a search ended.
pub(crate) enum Found {
    /// With values for the symbols asked for.
    Model(Assignment),
    /// With conditions that cannot hold together.
    Core(Vec<TermId>),
    /// Without an answer.
    Unknown(Why),
}

/// What a session does besides solving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Nothing.
    Plain,
    /// It records clauses and CaDiCaL's proof.
    Traced,
    /// It records them and checks every refutation.
    Certified,
}

/// Counts of one session, to be added to the solver's.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Effort {
    pub(crate) gates: u64,
    pub(crate) clauses: u64,
    pub(crate) conflicts: u64,
    pub(crate) propagations: u64,
}

impl Sub for Effort {
    type Output = Effort;

    fn sub(self, before: Effort) -> Effort {
        Effort {
            gates: self.gates - before.gates,
            clauses: self.clauses - before.clauses,
            conflicts: self.conflicts - before.conflicts,
            propagations: self.propagations - before.propagations,
        }
    }
}

impl AddAssign for Effort {
    fn add_assign(&mut self, more: Effort) {
        self.gates += more.gates;
        self.clauses += more.clauses;
        self.conflicts += more.conflicts;
        self.propagations += more.propagations;
    }
}

impl AddAssign<Effort> for SolverStats {
    fn add_assign(&mut self, more: Effort) {
        self.gates += more.gates;
        self.clauses += more.clauses;
        self.conflicts += more.conflicts;
        self.propagations += more.propagations;
    }
}

/// See the module.
pub(crate) struct Session {
    pub(crate) aig: Aig,
    pub(crate) blaster: Blaster,
    pub(crate) encoder: Encoder,
    cadical: Counting,
    cone: Cone,
    /// By variable of CaDiCaL: the value that it is told to try first, if any.
    phases: Vec<Option<bool>>,
    certifier: Option<Certifier>,
    /// Why the last refutation was not believed.
    rejected: Option<CertificateError>,
}

/// CaDiCaL as the encoder sees it.
struct Counting {
    solver: CaDiCaL,
    clauses: u64,
    /// Clauses that there may be, with those of the query that is asked.
    most: u64,
    /// CaDiCaL refused a clause, which it does beyond 2^28 variables.
    full: bool,
    /// The clauses themselves, if there is to be a proof.
    log: Option<ClauseLog>,
}

impl ClauseSink for Counting {
    fn begin(&mut self, gate: NodeId) {
        if let Some(log) = &mut self.log {
            log.begin(Reason::Gate(gate));
        }
    }

    fn clause(&mut self, literals: &[Lit]) {
        self.clauses += 1;
        if let Some(log) = &mut self.log {
            log.push(literals);
        }
        self.full |= self.solver.add_clause_ref(Cl::new(literals)).is_err();
    }

    fn is_full(&self) -> bool {
        self.clauses > self.most
    }
}

impl Session {
    pub(crate) fn new(options: &[(&str, i32)], mode: Mode) -> Result<Session, CreateError> {
        let (solver, log) = if mode == Mode::Plain {
            (CaDiCaL::with_options(options)?, None)
        } else {
            (CaDiCaL::tracing(options)?, Some(ClauseLog::new()))
        };
        Ok(Session {
            aig: Aig::default(),
            blaster: Blaster::default(),
            encoder: Encoder::default(),
            cadical: Counting { solver, clauses: 0, most: u64::MAX, full: false, log },
            cone: Cone::default(),
            phases: Vec::new(),
            certifier: (mode == Mode::Certified).then(Certifier::new),
            rejected: None,
        })
    }

    /// Gates, clauses, conflicts and propagations since the session began.
    pub(crate) fn effort(&self) -> Effort {
        Effort {
            gates: self.aig.len() as u64,
            clauses: self.cadical.clauses,
            conflicts: self.cadical.solver.conflicts() as u64,
            propagations: self.cadical.solver.propagations() as u64,
        }
    }

    /// How many variables CaDiCaL carries along in every search.
    pub(crate) fn variables(&self) -> usize {
        self.encoder.variables() as usize
    }

    /// How many of them the last query had nothing to do with.
    pub(crate) fn idle_variables(&self) -> usize {
        self.variables().saturating_sub(self.cone.variables())
    }

    /// Whether all conditions can hold at once, with a model over `symbols`, which are all that the conditions have.
    ///
    /// A large search starts from the values that `near` has for them, if given: where that satisfies all conditions but a
    /// few, it is mended rather than found anew. A `quick` attempt makes few gates.
    pub(crate) fn solve(
        &mut self,
        terms: &Terms,
        conditions: &[TermId],
        symbols: &[SymbolId],
        near: Option<&Assignment>,
        limits: &Limits,
        quick: Option<Quick<'_>>,
    ) -> Found {
        match self.assumptions(terms, conditions, limits, quick) {
            Ok(assumed) => {
                if let Some(near) = near
                    && self.cone.variables() >= LARGE
                {
                    self.start_from(terms, symbols, near);
                }
                self.search(terms, &assumed, symbols, limits)
            }
            Err(found) => found,
        }
    }

    /// Lets CaDiCaL try first, for each variable of the last query, the value it has under these values of the symbols.
    fn start_from(&mut self, terms: &Terms, symbols: &[SymbolId], near: &Assignment) {
        let bits = symbols.iter().flat_map(|&symbol| {
            let value = near.get_wide(symbol, terms.symbol_width(symbol));
            let bits = self.blaster.bits(terms, terms.symbol_term(symbol)).unwrap_or_default();
            bits.iter().zip(0..).map(move |(&bit, i)| (bit, value.as_ref().is_some_and(|value| value.bit(i))))
        });
        self.phases.resize(self.encoder.variables() as usize, None);
        for (node, value) in self.cone.evaluate(&self.aig, bits) {
            let Some(literal) = self.encoder.literal(node.lit()) else { continue };
            if self.phases[literal.vidx()].replace(value) != Some(value) {
                let literal = if value { literal } else { !literal };
                self.cadical.full |= self.cadical.solver.phase_lit(literal).is_err();
            }
        }
    }

    /// Compares the gates made so far with the terms, if this session checks refutations: for those that need
    /// no search.
    fn compare(&mut self, terms: &Terms) -> Result<(), Why> {
        let (Some(certifier), Some(log)) = (&mut self.certifier, &self.cadical.log) else {
            return Ok(());
        };
        let compared = certifier.simulation.compare(terms, &self.aig, &self.blaster, &self.encoder, log);
        compared.map_err(|rejected| {
            self.rejected = Some(rejected);
            Why::Uncertified
        })
    }

    /// Makes a condition hold in every later search. False if its structure alone says that it cannot.
    pub(crate) fn assert(&mut self, terms: &Terms, condition: TermId, limits: &Limits) -> Result<bool, Why> {
        let gate = self.blaster.condition(&mut self.aig, terms, condition, limits, None)?;
        if let Some(value) = gate.as_constant() {
            self.compare(terms)?;
            return Ok(value);
        }
        let literal = self.encoder.assume(&self.aig, gate, &mut self.cadical, limits)?;
        if let Some(log) = &mut self.cadical.log {
            log.begin(Reason::Holds(condition));
        }
        self.cadical.clause(&[literal]);
        if self.cadical.full { Err(Why::Memory) } else { Ok(true) }
    }

    /// The literal of each condition that is not true by its structure alone.
    fn assumptions(
        &mut self,
        terms: &Terms,
        conditions: &[TermId],
        limits: &Limits,
        quick: Option<Quick<'_>>,
    ) -> Result<Vec<(Lit, TermId)>, Found> {
        // Earlier queries may have made gates that no search was made with: their clauses are this one's.
        self.cadical.most =
            quick.as_ref().map_or(u64::MAX, |quick| self.cadical.clauses.saturating_add(quick.clauses()));
        let mut allowance = quick.map(|quick| quick.begin(self.aig.len()));
        let mut gates: Vec<(AigLit, TermId)> = Vec::with_capacity(conditions.len());
        for &condition in conditions {
            let lit = self.blaster.condition(&mut self.aig, terms, condition, limits, allowance.as_mut());
            let lit = lit.map_err(Found::Unknown)?;
            match lit.as_constant() {
                Some(true) => {}
                Some(false) => {
                    self.compare(terms).map_err(Found::Unknown)?;
                    return Err(Found::Core(vec![condition]));
                }
                None => gates.push((lit, condition)),
            }
        }
        let mut assumed = Vec::with_capacity(gates.len());
        for &(gate, condition) in &gates {
            let before = self.cadical.clauses;
            let literal = self.encoder.assume(&self.aig, gate, &mut self.cadical, limits);
            if let (Err(Why::Gates), Some(allowance)) = (&literal, &mut allowance) {
                allowance.give_up_clauses(condition, self.cadical.clauses - before);
            }
            let literal = literal.map_err(Found::Unknown)?;
            assumed.push((literal, condition));
        }
        self.cone.measure(&self.aig, &self.encoder, gates.iter().map(|&(gate, _)| gate));
        if self.cadical.full {
            return Err(Found::Unknown(Why::Memory));
        }
        Ok(assumed)
    }

    fn search(
        &mut self,
        terms: &Terms,
        assumed: &[(Lit, TermId)],
        symbols: &[SymbolId],
        limits: &Limits,
    ) -> Found {
        let solver = &mut self.cadical.solver;
        arm(solver, limits);
        let literals: Vec<Lit> = assumed.iter().map(|&(literal, _)| literal).collect();
        match solver.solve_assumps(&literals) {
            Ok(SolverResult::Sat) => Found::Model(self.model(terms, symbols)),
            Ok(SolverResult::Unsat) => {
                let core = self.core(assumed);
                match self.certify(terms, assumed, &core) {
                    Ok(()) => Found::Core(core),
                    Err(rejected) => {
                        self.rejected = Some(rejected);
                        Found::Unknown(Why::Uncertified)
                    }
                }
            }
            Ok(SolverResult::Interrupted) => Found::Unknown(match solver.stop_cause() {
                Some(StopCause::Deadline) => limits.end.map_or(Why::Timeout, |(_, why)| why),
                Some(StopCause::Limit) => Why::Conflicts,
                Some(StopCause::Callback | StopCause::Interrupt) | None => Why::Cancelled,
            }),
            Err(_) => Found::Unknown(Why::Memory),
        }
    }

    /// The conditions among those assumed that the refutation used.
    fn core(&mut self, assumed: &[(Lit, TermId)]) -> Vec<TermId> {
        let mut failed: Vec<Lit> = self
            .cadical
            .solver
            .core()
            .expect("the search just said unsatisfiable")
            .into_iter()
            .map(|literal| !literal)
            .collect();
        failed.sort_unstable();
        assumed
            .iter()
            .filter(|(literal, _)| failed.binary_search(literal).is_ok())
            .map(|&(_, condition)| condition)
            .collect()
    }

    /// Checks the refutation just found, if this session checks them.
    fn certify(
        &mut self,
        terms: &Terms,
        assumed: &[(Lit, TermId)],
        core: &[TermId],
    ) -> Result<(), CertificateError> {
        let (Some(certifier), Some(log)) = (&mut self.certifier, &self.cadical.log) else {
            return Ok(());
        };
        certifier.simulation.compare(terms, &self.aig, &self.blaster, &self.encoder, log)?;
        // Not what was assumed but what should have been: the literals of the core's gates.
        let denied = |lit: Lit| {
            assumed.iter().any(|&(literal, condition)| {
                let gate = self.blaster.bits(terms, condition).map(|bits| bits[0]);
                let own = gate.and_then(|gate| self.encoder.literal(gate));
                literal == lit && own == Some(lit) && core.contains(&condition)
            })
        };
        certifier.refuted(&mut self.cadical.solver, log, denied)
    }

    /// Why the last refutation was not believed, if it was not.
    pub(crate) fn rejected(&mut self) -> Option<CertificateError> {
        self.rejected.take()
    }

    /// The proof that `conditions`, which have just been solved and refuted, contradict each other.
    pub(crate) fn refutation(
        &mut self,
        terms: &Terms,
        conditions: &[TermId],
    ) -> Result<Refutation, CertificateError> {
        let mut assumed = Vec::new();
        for &condition in conditions {
            let gate = self.blaster.bits(terms, condition).map_or(AigLit::TRUE, |bits| bits[0]);
            match gate.as_constant() {
                Some(false) => return Ok(Refutation::trivial()),
                Some(true) => {}
                None => assumed.extend(self.encoder.literal(gate)),
            }
        }
        let log = self.cadical.log.as_ref().ok_or(symvm_sat::ConcludeError::NotTracing)?;
        Refutation::of(&mut self.cadical.solver, log, &assumed, self.encoder.variables())
    }

    /// The same, and the variables of some symbols' bits.
    pub(crate) fn named_refutation(
        &mut self,
        terms: &Terms,
        conditions: &[TermId],
        symbols: &[SymbolId],
    ) -> Result<Refutation, CertificateError> {
        let mut refutation = self.refutation(terms, conditions)?;
        for &symbol in symbols {
            refutation.name(terms.symbol_name(symbol), self.symbol_literals(terms, symbol));
        }
        Ok(refutation)
    }

    /// The clauses handed to CaDiCaL, if this session records them.
    pub(crate) fn log(&self) -> Option<&ClauseLog> {
        self.cadical.log.as_ref()
    }

    /// The solver, to ask for its proof.
    pub(crate) fn solver(&mut self) -> &mut CaDiCaL {
        &mut self.cadical.solver
    }

    /// The literal that is assumed for a condition that was solved; `None` if its gate is a constant.
    pub(crate) fn assumption(&self, terms: &Terms, condition: TermId) -> Option<Lit> {
        self.encoder.literal(self.blaster.bits(terms, condition)?[0])
    }

    /// The solver's variables of a symbol's bits, lowest first; zero for a bit that no clause mentions.
    pub(crate) fn symbol_literals(&self, terms: &Terms, symbol: SymbolId) -> Vec<i32> {
        let bits = self.blaster.bits(terms, terms.symbol_term(symbol)).into_iter().flatten();
        bits.map(|&bit| self.encoder.literal(bit).map_or(0, Lit::to_ipasir)).collect()
    }

    /// Bits that no clause mentions are zero.
    fn model(&self, terms: &Terms, symbols: &[SymbolId]) -> Assignment {
        let mut model = Assignment::new();
        let mut limbs = Vec::new();
        for &symbol in symbols {
            let width = terms.symbol_width(symbol);
            limbs.clear();
            limbs.resize(width.div_ceil(64) as usize, 0_u64);
            let bits = self.blaster.bits(terms, terms.symbol_term(symbol));
            for (i, &bit) in bits.into_iter().flatten().enumerate() {
                limbs[i / 64] |= u64::from(self.value(bit)) << (i % 64);
            }
            if let [limb] = limbs[..] {
                model.set(symbol, limb);
            } else {
                model.set_wide(symbol, &BvValue::from_limbs(width, &limbs));
            }
        }
        model
    }

    fn value(&self, bit: AigLit) -> bool {
        self.encoder
            .literal(bit)
            .is_some_and(|literal| matches!(self.cadical.solver.lit_val(literal), Ok(TernaryVal::True)))
    }
}

/// Puts a query's limits into the solver.
fn arm(solver: &mut CaDiCaL, limits: &Limits) {
    solver.set_deadline(limits.end.map(|(end, _)| end));
    solver.limit_conflicts(limits.max_conflicts).expect("CaDiCaL takes every limit");
    match limits.cancel.clone() {
        None => solver.detach_terminator(),
        Some(flag) => solver.attach_terminator(move || {
            if flag.load(std::sync::atomic::Ordering::Relaxed) {
                ControlSignal::Terminate
            } else {
                ControlSignal::Continue
            }
        }),
    }
}
