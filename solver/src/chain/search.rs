//! The last link: bit-blasting and CaDiCaL, in a session that lives as long as it pays.

use super::query::{ChainLink, Context, Query, Verdict, values_of};
use crate::config::{SolverConfig, Why};
use crate::session::{Effort, Found, Session};
use crate::stats::{Link, SolverStats};

/// A session is rebuilt when CaDiCaL carries this many variables …
const MAX_VARIABLES: usize = 200_000;

/// See the module.
pub(crate) struct Search {
    session: Option<Session>,
    /// What the statistics already have of the session's effort.
    booked: Effort,
    incremental: bool,
    cadical: Vec<(&'static str, i32)>,
    max_gates: usize,
}

impl Search {
    pub(crate) fn new(config: &SolverConfig) -> Search {
        Search {
            session: None,
            booked: Effort::default(),
            incremental: config.incremental,
            cadical: config.cadical.clone(),
            max_gates: config.max_gates,
        }
    }

    /// The policy of when to begin anew, all of it.
    fn is_stale(&self) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        !self.incremental
            || session.variables() > MAX_VARIABLES
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
            empty => match Session::new(&self.cadical) {
                Ok(session) => {
                    self.booked = Effort::default();
                    empty.insert(session)
                }
                Err(_) => return Some(Verdict::Unknown(Why::Environment)),
            },
        };
        context.stats.sat_calls += 1;
        let found = session.solve(context.terms, &query.conditions, &query.symbols, context.limits);
        self.book(context.stats);
        Some(match found {
            Found::Model(model) => Verdict::Sat(values_of(context.terms, &query.symbols, &model)),
            Found::Core(core) => Verdict::Unsat(core.into()),
            Found::Unknown(why) => {
                if why == Why::Memory {
                    self.session = None;
                }
                Verdict::Unknown(why)
            }
        })
    }
}
