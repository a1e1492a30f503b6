//! Counters of a solver's life.

/// A link of the chain, in the order in which they are asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Link {
    /// Constants, conditions that are their own negation, and cutting the slice.
    Trivial,
    /// Remembered answers, cores and satisfiable sets.
    Cache,
    /// The hint and recent models, evaluated.
    Models,
    /// The values of single bytes, tried.
    Domains,
    /// Bit-blasting and CaDiCaL.
    Sat,
}

impl Link {
    /// Every link, in order.
    pub const ALL: [Link; 5] = [Link::Trivial, Link::Cache, Link::Models, Link::Domains, Link::Sat];

    /// The name used in statistics.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Link::Trivial => "trivial",
            Link::Cache => "cache",
            Link::Models => "models",
            Link::Domains => "domains",
            Link::Sat => "sat",
        }
    }
}

/// What one link did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LinkStats {
    /// Queries it answered.
    pub answered: u64,
    /// Time spent in it, in nanoseconds, whether it had an answer or not.
    pub nanoseconds: u64,
}

/// What a solver did so far. Everything but the nanoseconds is the same in every run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SolverStats {
    /// Calls of `check`.
    pub queries: u64,
    /// Answers: satisfiable.
    pub sat: u64,
    /// Answers: unsatisfiable.
    pub unsat: u64,
    /// Answers: unknown.
    pub unknown: u64,
    /// Conditions given, over all queries.
    pub conditions: u64,
    /// Conditions left after slicing, over all queries.
    pub sliced: u64,
    /// Searches of CaDiCaL.
    pub sat_calls: u64,
    /// Conflicts in them.
    pub conflicts: u64,
    /// Literals propagated in them: what a search costs, whatever the clock says.
    pub propagations: u64,
    /// Sessions thrown away because they had grown too large.
    pub rebuilds: u64,
    /// Gates made by bit-blasting.
    pub gates: u64,
    /// Clauses handed to CaDiCaL.
    pub clauses: u64,
    /// Terms that were evaluated to answer queries: by the links that try values, and to see what a model is worth.
    pub evaluated: u64,
    /// Unsatisfiable answers of CaDiCaL whose proofs were checked and accepted.
    pub certified: u64,
    /// Time spent evaluating models on the original assertions, in nanoseconds.
    pub check_nanoseconds: u64,
    links: [LinkStats; Link::ALL.len()],
}

impl SolverStats {
    /// What one link did.
    #[must_use]
    pub fn link(&self, link: Link) -> LinkStats {
        self.links[link as usize]
    }

    pub(crate) fn link_mut(&mut self, link: Link) -> &mut LinkStats {
        &mut self.links[link as usize]
    }

    /// Time spent in all links and in checking models, in nanoseconds.
    #[must_use]
    pub fn nanoseconds(&self) -> u64 {
        let links: u64 = self.links.iter().map(|link| link.nanoseconds).sum();
        links + self.check_nanoseconds
    }
}
