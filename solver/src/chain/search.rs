//! The last link: bit-blasting and CaDiCaL, in a session that lives as long as it pays.

use super::query::{ChainLink, Context, Query, Verdict, values_of};
use crate::config::{SolverConfig, Why};
use crate::session::{Effort, Found, Mode, Session};
use crate::stats::{Link, SolverStats};

/// How much useless weight makes a session not worth keeping, in multiples of its own size.
///
/// CaDiCaL assigns every variable it knows in every satisfiable search, whether the query has to do with
/// it or not. Each search adds the variables outside the query's cone to an account; when that has paid
/// for making the whole session again this many times over, it is made again, from the query's cone.
const WASTE_FACTOR: usize = 64;

/// Added to a session's size: making a small one anew costs something too.
const MIN_VARIABLES: usize = 1000;

/// See the module.
pub(crate) struct Search {
    session: Option<Session>,
    /// What the statistics already have of the session's effort.
    booked: Effort,
    /// Variables that searches of this session carried in vain, summed up.
    waste: usize,
    incremental: bool,
    cadical: Vec<(&'static str, i32)>,
    max_gates: usize,
    mode: Mode,
}

impl Search {
    pub(crate) fn new(config: &SolverConfig) -> Search {
        Search {
            session: None,
            booked: Effort::default(),
            waste: 0,
            incremental: config.incremental,
            cadical: config.cadical.clone(),
            max_gates: config.max_gates,
            mode: if config.certify { Mode::Certified } else { Mode::Plain },
        }
    }

    /// The policy of when to begin anew, all of it.
    fn is_stale(&self) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        !self.incremental
            || self.waste > WASTE_FACTOR * (session.variables() + MIN_VARIABLES)
            || session.effort().gates as usize > self.max_gates / 2
    }

    fn book(&mut self, stats: &mut SolverStats) {
        if let Some(session) = &self.session {
            let effort = session.effort();
            stats.gates += effort.gates - self.booked.gates;
            stats.clauses += effort.clauses - self.booked.clauses;
            stats.conflicts += effort.conflicts - self.booked.conflicts;
            self.booked = effort;
        }
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
        if self.is_stale() {
            self.session = None;
            context.stats.rebuilds += u64::from(self.incremental);
        }
        let session = match &mut self.session {
            Some(session) => session,
            empty => match Session::new(&self.cadical, self.mode) {
                Ok(session) => {
                    self.booked = Effort::default();
                    self.waste = 0;
                    empty.insert(session)
                }
                Err(_) => return Some(Verdict::Unknown(Why::Environment)),
            },
        };
        context.stats.sat_calls += 1;
        let found = session.solve(context.terms, &query.conditions, &query.symbols, context.limits);
        self.waste += session.idle_variables();
        if let Some(rejected) = session.rejected() {
            *context.rejected = Some(rejected);
        }
        let certified = self.mode == Mode::Certified && matches!(found, Found::Core(_));
        context.stats.certified += u64::from(certified);
        self.book(context.stats);
        Some(match found {
            Found::Model(model) => Verdict::Sat(values_of(context.terms, &query.symbols, &model)),
            Found::Core(core) => Verdict::Unsat(core.into()),
            Found::Unknown(why) => {
                // What was too hard would burden every later search, solved or not.
                if why != Why::Cancelled {
                    self.session = None;
                }
                Verdict::Unknown(why)
            }
        })
    }
}
