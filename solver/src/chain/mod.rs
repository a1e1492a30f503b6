//! The solver: a chain of links, each cheaper than the next.
//!
//! ```text
//! check ─▶ trivial ─▶ slice ─▶ lazy ┬▶ cache ─▶ models ─▶ bounds ─▶ domains ─▶ search (AIG, CNF, CaDiCaL)
//!                                ▲ │
//!                                └─┘ a long query is asked in parts that grow
//! ```
//! The first link with a verdict ends the query; the links before it learn the verdict. What the conditions on one byte or an
//! equality tell by themselves (`singles.rs`, `bounds.rs`) is told before any link is asked.

mod cache;
mod change;
pub(crate) mod columns;
mod cuts;
mod domains;
mod formula;
mod join;
mod lazy;
mod models;
mod narrow;
mod network;
mod pairs;
mod query;
mod refine;
mod search;
mod settle;
mod spread;
mod value_sets;

use symvm_sat::clock::{self, Instant};

use crate::bounds;
use crate::config::{Answer, SolverConfig};
use crate::limits::Limits;
use crate::proof::CertificateError;
use crate::slice::{self, Slicer};
use crate::stats::{Link, SolverStats};
use crate::{Assignment, Evaluator, SymbolId, TermId, Terms};
use lazy::Lazy;
pub(crate) use narrow::{CELLS_PER_TERM, MAX_BITS, Set};
use query::{ChainLink, Context, Query, Verdict};

/// Answers satisfiability queries, learning across them.
///
/// Same queries, same answers, same models: nothing depends on the clock but time limits.
pub struct Solver {
    config: SolverConfig,
    stats: SolverStats,
    deadline: Option<Instant>,
    /// When the last query began.
    begun: Option<Instant>,
    /// Besides the configuration's limit.
    max_conflicts: Option<u32>,
    new_gates: Option<usize>,
    again: bool,
    evaluator: Evaluator,
    slicer: Slicer,
    links: Vec<Box<dyn ChainLink>>,
    /// How many of the links remember queries, and are asked with all conditions; the others with those that are not implied.
    remembering: usize,
    rejected: Option<CertificateError>,
}

/// The chain, for a solver that has done so much before, and how many of its links remember queries.
fn build(config: &SolverConfig, before: SolverStats) -> (Vec<Box<dyn ChainLink>>, usize) {
    let mut links: Vec<Box<dyn ChainLink>> = Vec::new();
    if config.cache {
        links.push(Box::new(cache::Cache::default()));
    }
    // Trying values leaves no proof.
    let domains = config.domains && !config.certify;
    if config.reuse_models {
        links.push(Box::new(models::Models::new(domains)));
    }
    let remembering = links.len();
    if domains {
        links.push(Box::new(domains::Domains::new(before)));
    }
    links.push(Box::new(search::Search::new(config)));
    (links, remembering)
}

impl Default for Solver {
    fn default() -> Self {
        Solver::new(SolverConfig::default())
    }
}

impl Solver {
    /// A solver that has seen nothing yet.
    #[must_use]
    pub fn new(config: SolverConfig) -> Solver {
        let (links, remembering) = build(&config, SolverStats::default());
        Solver {
            links,
            remembering,
            config,
            stats: SolverStats::default(),
            deadline: None,
            begun: None,
            max_conflicts: None,
            new_gates: None,
            again: false,
            evaluator: Evaluator::new(),
            slicer: Slicer::default(),
            rejected: None,
        }
    }

    /// What it did so far.
    #[must_use]
    pub fn stats(&self) -> &SolverStats {
        &self.stats
    }

    /// Why the last certificate that was refused was refused; there should never be one.
    #[must_use]
    pub fn rejected(&self) -> Option<&CertificateError> {
        self.rejected.as_ref()
    }

    /// How it solves.
    #[must_use]
    pub fn config(&self) -> &SolverConfig {
        &self.config
    }

    /// A hard stop for the whole run: queries at or after this moment answer
    /// [`Why::Deadline`](crate::Why::Deadline).
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }

    /// A limit on the conflicts of the queries that follow, besides the configuration's; a query that is given up because of
    /// it can be asked again without.
    pub fn limit_conflicts(&mut self, max: Option<u32>) {
        self.max_conflicts = max;
    }

    /// A limit on the gates that each of the queries that follow may make, or each part of one that is asked in parts, and on
    /// clauses likewise. One that is given up because of it answers [`Why::Gates`](crate::Why::Gates), and can be [gone on with](Self::go_on).
    pub fn limit_new_gates(&mut self, max: Option<usize>) {
        self.new_gates = max;
    }

    /// Gates beyond which queries that follow are given up, in place of the configuration's.
    pub fn limit_gates(&mut self, max: usize) {
        self.config.max_gates = max;
    }

    /// Whether the queries that follow are some that were given up because of such a limit: more is tried then before a search.
    pub fn ask_again(&mut self, again: bool) {
        self.again = again;
    }

    /// Is `prefix ∧ goal` satisfiable?
    ///
    /// `hint`, if given, satisfies `prefix`: symbols that have nothing to do with the goal keep its
    /// values. All terms have width 1 and come from one arena, the same in all calls.
    ///
    /// # Panics
    /// If a model turns out wrong, which would be a bug of this crate, unless
    /// [`SolverConfig::check_models`] is off.
    pub fn check(
        &mut self,
        terms: &mut Terms,
        prefix: &[TermId],
        goal: TermId,
        hint: Option<&Assignment>,
    ) -> Answer {
        let begin = clock::now();
        self.slicer.set_path(terms, prefix);
        self.check_from(begin, terms, goal, hint)
    }

    /// Conditions of the path of the last query, or of [`Self::set_path`].
    #[must_use]
    pub fn path(&self) -> &[TermId] {
        self.slicer.path()
    }

    /// No condition of [`Self::path`] is about this symbol.
    #[must_use]
    pub fn is_free(&self, symbol: SymbolId) -> bool {
        self.slicer.is_free(symbol)
    }

    /// The path of the queries that follow ([`Self::check_goal`]): the first `kept` conditions of [`Self::path`], then these.
    /// Costs what differs, where [`Self::check`] compares prefixes.
    pub fn set_path(&mut self, terms: &mut Terms, kept: usize, more: impl IntoIterator<Item = TermId>) {
        self.slicer.keep(kept);
        more.into_iter().for_each(|condition| self.slicer.push(terms, condition));
    }

    /// [`Self::check`] under the path that was set.
    ///
    /// # Panics
    /// As [`Self::check`].
    pub fn check_goal(&mut self, terms: &mut Terms, goal: TermId, hint: Option<&Assignment>) -> Answer {
        self.check_from(clock::now(), terms, goal, hint)
    }

    /// Goes on with the last query, which was given up as [`Why::Gates`](crate::Why::Gates): with so many gates in all, for what is left of its time.
    ///
    /// # Panics
    /// As [`Self::check`].
    pub fn go_on(
        &mut self,
        terms: &mut Terms,
        goal: TermId,
        hint: Option<&Assignment>,
        max_gates: usize,
    ) -> Answer {
        self.stats.queries -= 1;
        self.stats.unknown -= 1;
        self.stats.conditions -= self.slicer.path().len() as u64 + 1;
        let usual = (self.config.max_gates, self.new_gates, self.again);
        // What was tried before a search need not be tried again.
        (self.config.max_gates, self.new_gates, self.again) = (max_gates, None, false);
        let begun = self.begun;
        let answer = self.check_within(begun.unwrap_or_else(clock::now), clock::now(), terms, goal, hint);
        (self.config.max_gates, self.new_gates, self.again) = usual;
        answer
    }

    fn check_from(
        &mut self,
        begin: Instant,
        terms: &mut Terms,
        goal: TermId,
        hint: Option<&Assignment>,
    ) -> Answer {
        self.begun = Some(begin);
        self.check_within(begin, begin, terms, goal, hint)
    }

    /// Its time counts from `begun`.
    fn check_within(
        &mut self,
        begun: Instant,
        begin: Instant,
        terms: &mut Terms,
        goal: TermId,
        hint: Option<&Assignment>,
    ) -> Answer {
        self.stats.queries += 1;
        self.stats.conditions += self.slicer.path().len() as u64 + 1;
        let mut limits = Limits::new(&self.config, begun, self.deadline);
        limits.max_conflicts = self.max_conflicts.into_iter().chain(limits.max_conflicts).min();
        limits.new_gates = self.new_gates;
        limits.cells.set(if self.again { domains::cells_again(self.config.timeout) } else { 0 });
        let queries = self.prepare(terms, goal, hint.is_some(), &limits);
        let row = self.stats.link_mut(Link::Trivial);
        row.nanoseconds += nanoseconds_since(begin);
        row.answered += u64::from(queries.as_ref().is_none_or(|(queries, _)| queries.is_empty()));
        let steps = self.evaluator.steps();
        let answer = match queries {
            None => Answer::Unsat,
            Some((queries, goals)) => self.solve_all(terms, queries, goals, hint, &limits),
        };
        self.stats.evaluated += self.evaluator.steps() - steps;
        if let Answer::Sat(model) = &answer
            && (self.config.check_models || self.config.certify)
        {
            let begin = clock::now();
            self.check_model(terms, goal, hint, model);
            self.stats.check_nanoseconds += nanoseconds_since(begin);
        }
        match &answer {
            Answer::Sat(_) => self.stats.sat += 1,
            Answer::Unsat => self.stats.unsat += 1,
            Answer::Unknown(_) => self.stats.unknown += 1,
        }
        answer
    }

    /// What is left to solve: independent queries, all of which have to be satisfiable, or `None` for
    /// a plain contradiction; and how many conditions at the end of a query are the goal's, or the same, if there is a hint.
    fn prepare(
        &mut self,
        terms: &mut Terms,
        goal: TermId,
        has_hint: bool,
        limits: &Limits,
    ) -> Option<(Vec<Vec<TermId>>, usize)> {
        let mut goals = Vec::new();
        slice::conjuncts(terms, goal, &mut goals);
        if goals.is_empty() && has_hint {
            return Some((Vec::new(), 0));
        }
        let negations: Vec<TermId> = goals.iter().map(|&goal| terms.not(goal)).collect();
        let tries_values = has_hint && self.config.slice && self.config.domains && !self.config.certify;
        if tries_values {
            let before = self.slicer.cells();
            let is_refuted = goals.iter().any(|&goal| self.slicer.refutes(terms, goal, limits));
            self.stats.evaluated += (self.slicer.cells() - before) / CELLS_PER_TERM;
            if is_refuted {
                return None;
            }
        }
        let mut open = goals.len();
        let groups = if !self.config.slice {
            vec![[self.slicer.parts(), &goals].concat()]
        } else if has_hint {
            let mut symbols = Vec::new();
            for &goal in &goals {
                symbols.extend_from_slice(terms.symbols(goal));
            }
            let mut conditions = self.slicer.around(&symbols);
            conditions.extend_from_slice(&goals);
            // There is no proof of a contradiction.
            if bounds::reduce_by_equalities(terms, &mut conditions).is_none() && !self.config.certify {
                return None;
            }
            open = conditions.iter().rev().take_while(|condition| goals.contains(condition)).count();
            vec![conditions]
        } else {
            // Without a hint everything has to be solved, but each component by itself.
            let length = self.slicer.path().len();
            self.slicer.push(terms, goal);
            let components = self.slicer.components(terms);
            self.slicer.keep(length);
            components
        };
        if groups.iter().flatten().any(|t| terms.is_false(*t) || negations.contains(t)) {
            return None;
        }
        let queries = groups.into_iter().filter(|group| !group.is_empty()).collect();
        Some((queries, open))
    }

    fn solve_all(
        &mut self,
        terms: &mut Terms,
        queries: Vec<Vec<TermId>>,
        goals: usize,
        hint: Option<&Assignment>,
        limits: &Limits,
    ) -> Answer {
        let mut model = Assignment::new();
        let mut unknown = None;
        for conditions in queries {
            let verdict = match hint {
                Some(hint) if conditions.len() > self.config.at_once => {
                    self.solve_lazily(terms, &conditions, goals, hint, limits)
                }
                _ => {
                    let query = Query::new(terms, conditions);
                    self.solve(terms, &query, hint, limits)
                }
            };
            match verdict {
                Verdict::Unsat(_) => return Answer::Unsat,
                // A later component may still be unsatisfiable, which settles the whole.
                Verdict::Unknown(why) => unknown = unknown.or(Some(why)),
                Verdict::Sat(values) => {
                    for (symbol, value) in values.iter() {
                        model.set_wide(*symbol, value);
                    }
                }
            }
        }
        unknown.map_or(Answer::Sat(model), Answer::Unknown)
    }

    /// Asks a long query in parts.
    fn solve_lazily(
        &mut self,
        terms: &mut Terms,
        conditions: &[TermId],
        goals: usize,
        hint: &Assignment,
        limits: &Limits,
    ) -> Verdict {
        let mut lazy = Lazy::new(terms, conditions, goals, self.config.at_once);
        loop {
            let (query, all) = lazy.next(terms);
            let verdict = self.solve(terms, &query, Some(hint), limits);
            match &verdict {
                Verdict::Sat(values) if !all && !lazy.holds(terms, &mut self.evaluator, hint, values) => {}
                _ => return verdict,
            }
        }
    }

    fn solve(&mut self, terms: &Terms, query: &Query, hint: Option<&Assignment>, limits: &Limits) -> Verdict {
        self.stats.sliced += query.conditions.len() as u64;
        let mut tightest = None;
        let mut context = Context {
            terms,
            hint,
            evaluator: &mut self.evaluator,
            limits,
            stats: &mut self.stats,
            rejected: &mut self.rejected,
        };
        for i in 0..self.links.len() {
            let begin = clock::now();
            let implied = (i == self.remembering).then(|| bounds::implied(terms, &query.conditions));
            let (link, verdict) = match implied {
                // There is no proof of that.
                Some(Err(core)) if !self.config.certify => (Link::Trivial, Some(Verdict::Unsat(core.into()))),
                implied => {
                    if let Some(Ok(implied)) = implied
                        && !implied.is_empty()
                    {
                        tightest = Some(query.only(&bounds::without(&query.conditions, &implied)));
                    }
                    let link = &mut self.links[i];
                    (link.link(), link.ask(&mut context, tightest.as_ref().unwrap_or(query)))
                }
            };
            let row = context.stats.link_mut(link);
            row.nanoseconds += nanoseconds_since(begin);
            let Some(verdict) = verdict else { continue };
            row.answered += 1;
            if !matches!(verdict, Verdict::Unknown(_)) {
                for link in &mut self.links[..i] {
                    link.learn(query, &verdict);
                }
            }
            return verdict;
        }
        unreachable!("the last link always has a verdict")
    }

    /// What [`Self::check`] does to the terms, and nothing else: for a query whose answer is known already. Terms that
    /// are made later get the numbers they would have got.
    pub fn pass_over(terms: &mut Terms, goal: TermId) {
        let mut goals = Vec::new();
        slice::conjuncts(terms, goal, &mut goals);
        for goal in goals {
            terms.not(goal);
        }
    }

    /// Forgets what was learned from queries so far: from here on the answers, models included, are those of a solver
    /// that has seen nothing yet. Statistics and deadline stay.
    pub fn forget(&mut self) {
        (self.links, self.remembering) = build(&self.config, self.stats);
        self.slicer = Slicer::default();
    }

    /// Evaluates the original assertions, not what simplification made of them. Where the model says nothing new the hint
    /// vouches for the path; its word is taken, save where symvm itself is tested and where certificates are asked for.
    fn check_model(
        &mut self,
        terms: &mut Terms,
        goal: TermId,
        hint: Option<&Assignment>,
        model: &Assignment,
    ) {
        let mut whole = hint.cloned().unwrap_or_default();
        whole.overlay(model);
        if hint.is_some() && !self.config.certify && !cfg!(debug_assertions) {
            let symbols: Vec<_> = model.symbols().collect();
            let touched = self.slicer.around(&symbols);
            self.evaluator.begin();
            if touched.iter().chain([&goal]).all(|&t| self.evaluator.holds(terms, &whole, t)) {
                return;
            }
        }
        self.evaluator.begin();
        let mut conditions = self.slicer.path().iter().chain([&goal]);
        let wrong = conditions.find(|&&t| !self.evaluator.holds(terms, &whole, t));
        if let Some(&wrong) = wrong {
            // The model may be right and the hint wrong, which is the caller's bug: say which.
            self.evaluator.begin();
            let hint_holds = hint.is_none_or(|hint| {
                let mut holds = |&t: &TermId| self.evaluator.holds(terms, hint, t);
                self.slicer.path().iter().all(&mut holds)
            });
            let culprit = if hint_holds { "the model" } else { "the hint" };
            panic!("{culprit} does not satisfy {wrong}: a bug in symvm");
        }
    }
}

fn nanoseconds_since(begin: Instant) -> u64 {
    let elapsed = clock::now().duration_since(begin).as_nanos();
    u64::try_from(elapsed).unwrap_or(u64::MAX)
}

/// What in the process's environment keeps CaDiCaL from being created, if anything.
///
/// Queries then answer [`Why::Environment`](crate::Why::Environment); ask this first to tell the user.
#[must_use]
pub fn environment_problem() -> Option<String> {
    symvm_sat::CaDiCaL::new().err().map(|e| e.to_string())
}

#[cfg(test)]
mod tests;
