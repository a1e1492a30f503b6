//! The last link: bit-blasting and CaDiCaL, in a session that lives as long as it pays.

use super::query::{ChainLink, Context, Query, Verdict, values_of};
use super::refine;
use crate::config::{SolverConfig, Why};
use crate::heavy::{Heavy, Quick};
use crate::session::{Effort, Found, Mode, Session};
use crate::stats::{Link, SolverStats};
use symvm_sat::CreateError;

/// How much useless weight makes a session not worth keeping, in multiples of its own size.
///
/// CaDiCaL assigns every variable it knows in every satisfiable search, whether the query has to do with
/// it or not. Each search adds the variables outside the query's cone to an account; when that has paid
/// for making the whole session again this many times over, it is made again, from the query's cone.
const WASTE_FACTOR: usize = 4;

/// Added to a session's size: making a small one anew costs something too.
const MIN_VARIABLES: usize = 1000;

/// How CaDiCaL searches when it is given few conflicts: without simplifying the formula in between, which pays only in
/// long searches. It would begin with it in one query and throw the work away in the next.
const QUICK: (&str, i32) = ("inprocessing", 0);

/// See the module.
pub(crate) struct Search {
    /// For queries with a limit on conflicts.
    quick: Slot,
    /// For those without.
    thorough: Slot,
    heavy: Heavy,
    incremental: bool,
    refines: bool,
    mode: Mode,
}

/// A session, anew when the old one does not pay any more.
struct Slot {
    session: Option<Session>,
    /// What the statistics already have of the session's effort.
    booked: Effort,
    /// Variables that searches of this session carried in vain, summed up.
    waste: usize,
    cadical: Vec<(&'static str, i32)>,
}

impl Slot {
    fn new(cadical: Vec<(&'static str, i32)>) -> Slot {
        Slot { session: None, booked: Effort::default(), waste: 0, cadical }
    }

    /// The session, a new one if there is none.
    fn session(&mut self, mode: Mode) -> Result<&mut Session, CreateError> {
        match &mut self.session {
            Some(session) => Ok(session),
            empty => {
                let session = Session::new(&self.cadical, mode)?;
                (self.booked, self.waste) = (Effort::default(), 0);
                Ok(empty.insert(session))
            }
        }
    }

    fn gates(&self) -> usize {
        self.session.as_ref().map_or(0, |session| session.aig.len())
    }

    fn book(&mut self, stats: &mut SolverStats) {
        if let Some(session) = &self.session {
            let effort = session.effort();
            *stats += effort - self.booked;
            self.booked = effort;
        }
    }
}

impl Search {
    pub(crate) fn new(config: &SolverConfig) -> Search {
        Search {
            // What the configuration says comes last and wins.
            quick: Slot::new([&[QUICK], &config.cadical[..]].concat()),
            thorough: Slot::new(config.cadical.clone()),
            heavy: Heavy::default(),
            incremental: config.incremental,
            refines: config.refine,
            mode: if config.certify { Mode::Certified } else { Mode::Plain },
        }
    }

    /// The policy of when to begin anew, all of it.
    fn is_stale(&self, slot: &Slot, max_gates: usize) -> bool {
        let Some(session) = &slot.session else {
            return false;
        };
        !self.incremental
            || slot.waste > WASTE_FACTOR * (session.variables() + MIN_VARIABLES)
            || slot.gates() > max_gates / 2
    }
}

impl ChainLink for Search {
    fn link(&self) -> Link {
        Link::Sat
    }

    fn ask(&mut self, context: &mut Context<'_>, query: &Query) -> Option<Verdict> {
        if let Some(why) = context.limits.exceeded() {
            return Some(Verdict::Unknown(why));
        }
        let is_quick = context.limits.max_conflicts.is_some();
        let is_certified = self.mode == Mode::Certified;
        // Of what has all the time it wants, nothing is known to be too hard; and what is gone on with was tried.
        if self.refines
            && !is_quick
            && context.limits.end.is_some()
            && context.limits.new_gates.is_some()
            && let Some(verdict) = refine::ask(context, query, is_certified)
        {
            return Some(verdict);
        }
        let max_gates = context.limits.max_gates;
        let stale = self.is_stale(if is_quick { &self.quick } else { &self.thorough }, max_gates);
        let mut slots = (&mut self.quick, &mut self.thorough);
        if !is_quick {
            std::mem::swap(&mut slots.0, &mut slots.1);
        }
        let (slot, other) = slots;
        if stale {
            slot.session = None;
            context.stats.rebuilds += u64::from(self.incremental);
        }
        // Memory is for both together.
        if slot.gates() + other.gates() > max_gates / 2 && other.session.take().is_some() {
            context.stats.rebuilds += u64::from(self.incremental);
        }
        context.stats.sat_calls += 1;
        // What needs a thorough search is not to be mended by a few changes.
        let near = context.hint.filter(|_| is_quick);
        let mut kept = slot.session.is_some();
        let clauses = context.stats.clauses;
        let found = loop {
            let Ok(session) = slot.session(self.mode) else {
                return Some(Verdict::Unknown(Why::Environment));
            };
            let quick = context.limits.new_gates.map(|gates| Quick { gates, heavy: &mut self.heavy });
            let (conditions, symbols) = (&query.conditions, &query.symbols);
            let found = session.solve(context.terms, conditions, symbols, near, context.limits, quick);
            if let Some(rejected) = session.rejected() {
                *context.rejected = Some(rejected);
            }
            if matches!(found, Found::Unknown(Why::Gates)) {
                context.stats.sat_calls -= 1;
            } else {
                slot.waste += slot.session.as_ref().map_or(0, Session::idle_variables);
            }
            slot.book(context.stats);
            // What earlier queries left behind must not take the gates that this one may have.
            if kept && matches!(found, Found::Unknown(Why::Memory)) {
                kept = false;
                (slot.session, other.session) = (None, None);
                context.stats.rebuilds += 1;
                continue;
            }
            break found;
        };
        let certified = is_certified && matches!(found, Found::Core(_));
        context.stats.certified += u64::from(certified);
        Some(match found {
            Found::Model(model) => Verdict::Sat(values_of(context.terms, &query.symbols, &model)),
            Found::Core(core) => Verdict::Unsat(core.into()),
            Found::Unknown(why) => {
                // What was too hard would burden every later search, solved or not. Gates without clauses burden none, and the
                // next query about the same goes on from there.
                let burdens = context.stats.clauses > clauses;
                if why != Why::Cancelled && (why != Why::Gates || burdens) {
                    slot.session = None;
                }
                let refined = if self.refines && is_quick && why == Why::Conflicts {
                    refine::ask(context, query, is_certified)
                } else {
                    None
                };
                refined.unwrap_or(Verdict::Unknown(why))
            }
        })
    }
}
