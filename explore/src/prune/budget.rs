//! What pruning may cost: a share of what exploring has cost, a little to begin with, and part of what it has saved.
//!
//! Work is counted, in about nanoseconds, by numbers that one seed fixes, and that a campaign gone on with from its journal comes to
//! again: never by a clock. Where nothing can be pruned, that bounds the loss. Where a state is subsumed, what the
//! subtree of the subsuming state took to explore was saved, and four fifths of it may be spent on annotating, half of
//! it on asking whether states are subsumed: credit grows with the subtrees.
//! What may not be annotated now is *put off*, and taken up when there is something to spend.

use symvm_solver::interpolation::InterpolationStats;
use symvm_solver::{SolverStats, Terms};

/// To begin with, for annotating and for asking: thousandths of a second.
const ALLOWANCE: [u64; 2] = [8_000_000, 4_000_000];
/// Of what exploring has cost, per cent.
const SHARE: [u64; 2] = [8, 12];
/// Of what was saved, which is not known exactly, per cent.
const SAVED: [u64; 2] = [80, 50];

/// One execution: a snapshot revived, decisions told, a path filed.
const RUN: u64 = 40_000;
/// The files of a test.
const FILE: u64 = 200_000;
/// One instruction that is executed, and one that is recorded.
const STEP: u64 = 30;
const RECORDED_STEP: u64 = 150;
/// One decision that no path had met before.
const NODE: u64 = 20_000;
/// The solver that explores counts in microseconds. That of pruning is asked about larger things; what it costs was measured by
/// conflicts.
const SOLVER: u64 = 1_000;
const QUERY: [u64; 2] = [30_000, 120_000];
const CLAUSE: u64 = 1_000;
const CONFLICT: u64 = 100_000;
/// A term evaluated.
const EVALUATED: u64 = 20;
/// A search for a proof, and its gates and clauses.
const SEARCH: u64 = 50_000;
const GATE: u64 = 1_000;
const PROOF_CLAUSE: u64 = 3_000;
/// A term made.
const TERM: u64 = 600;
/// One state asked about: its shape; and one annotation evaluated on it, each variable.
const LOOK_UP: u64 = 5_000;
const VARIABLE: u64 = 500;
/// One number compared.
const NUMBER: u64 = 60;
/// Conflicts of a query: what is left suffices for, but not fewer and not more.
const CONFLICTS: [u32; 2] = [50, 500];

/// See the module.
#[derive(Clone, Debug, Default)]
pub(crate) struct Budget {
    runs: u64,
    /// Machine and solver, exploring.
    machine: u64,
    solver: u64,
    saved: u64,
    /// By [`Purpose`].
    spent: [u64; 2],
    unlimited: bool,
    /// Of each run: what is kept of it.
    filing: u64,
}

/// What work is spent for; each has a share of its own, so that neither starves the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// Saying why subtrees show no bug.
    Annotate,
    /// Asking whether states are subsumed.
    Ask,
}

/// Where the counts stood.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    terms: usize,
    queries: u64,
    solver: u64,
    interpolation: u64,
}

impl Mark {
    pub(super) fn new(terms: &Terms, solver: &SolverStats, interpolation: &InterpolationStats) -> Self {
        let s = solver;
        let i = interpolation;
        Self {
            terms: terms.len(),
            queries: s.queries,
            solver: CLAUSE * s.clauses + CONFLICT * s.conflicts + EVALUATED * s.evaluated,
            interpolation: SEARCH * i.searches
                + GATE * i.gates
                + PROOF_CLAUSE * i.clauses
                + CONFLICT * i.conflicts,
        }
    }

    fn until(self, later: Self, purpose: Purpose) -> u64 {
        let terms = later.terms.saturating_sub(self.terms) as u64 * TERM;
        let queries = later.queries.saturating_sub(self.queries) * QUERY[purpose as usize];
        terms
            .saturating_add(queries)
            .saturating_add(later.solver.saturating_sub(self.solver))
            .saturating_add(later.interpolation.saturating_sub(self.interpolation))
    }
}

impl Budget {
    /// Without an end, if it is not limited; `filed`: each path leaves a test.
    pub fn new(limited: bool, filed: bool) -> Self {
        Self { unlimited: !limited, filing: if filed { FILE } else { 0 }, ..Self::default() }
    }

    /// A run: instructions behind the side it was made for, and decisions that were new.
    pub fn on_run(&mut self, steps: u64, fresh: u64) {
        self.runs += 1;
        let cost =
            (RUN + self.filing).saturating_add(steps.saturating_mul(STEP)).saturating_add(fresh * NODE);
        self.machine = self.machine.saturating_add(cost);
    }

    /// What the solver has cost so far, exploring.
    pub fn on_solver(&mut self, work: u64) {
        self.solver = work.saturating_mul(SOLVER);
    }

    /// A state was subsumed by one below which there were so many runs.
    pub fn on_subsumed(&mut self, runs: u64) {
        let each = self.explored() / self.runs.max(1);
        self.saved = self.saved.saturating_add(each.saturating_mul(runs));
    }

    /// So much was done by recording.
    pub fn on_recorded(&mut self, steps: u64) {
        self.spend(Purpose::Annotate, RUN + steps.saturating_mul(RECORDED_STEP));
    }

    /// A state was asked about, with annotations of so many variables.
    pub fn on_look_up(&mut self, variables: u64) {
        self.spend(Purpose::Ask, LOOK_UP + variables * VARIABLE);
    }

    /// So many numbers of a state were compared.
    pub fn on_compared(&mut self, numbers: u64) {
        self.spend(Purpose::Ask, numbers * NUMBER);
    }

    /// Conflicts that a query may take.
    pub(super) fn conflicts(&self, purpose: Purpose) -> u32 {
        let [least, most] = CONFLICTS;
        let left = self.limit(purpose).saturating_sub(self.spent[purpose as usize]) / CONFLICT;
        if self.unlimited { most } else { u32::try_from(left).unwrap_or(most).clamp(least, most) }
    }

    /// So much was done by solvers.
    pub(super) fn on_work(&mut self, purpose: Purpose, from: Mark, to: Mark) {
        self.spend(purpose, from.until(to, purpose));
    }

    fn spend(&mut self, purpose: Purpose, work: u64) {
        let spent = &mut self.spent[purpose as usize];
        *spent = spent.saturating_add(work);
    }

    /// What exploring has cost.
    pub fn explored(&self) -> u64 {
        self.machine.saturating_add(self.solver)
    }

    /// What pruning has cost.
    pub fn spent(&self) -> u64 {
        self.spent.iter().fold(0, |sum, &n| sum.saturating_add(n))
    }

    /// There is something left to spend.
    pub(super) fn allows(&self, purpose: Purpose) -> bool {
        self.unlimited || self.spent[purpose as usize] < self.limit(purpose)
    }

    /// What may be spent in all.
    fn limit(&self, purpose: Purpose) -> u64 {
        let i = purpose as usize;
        let share = (self.explored() / 100).saturating_mul(SHARE[i]);
        let saved = (self.saved / 100).saturating_mul(SAVED[i]);
        ALLOWANCE[i].saturating_add(share).saturating_add(saved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spent_stays_within_its_share_and_grows_with_what_is_saved() {
        let mut budget = Budget::new(true, false);
        let mut annotated = 0u64;
        for _ in 0..100_000 {
            budget.on_run(100, 2);
            if budget.allows(Purpose::Annotate) {
                annotated += 1;
                budget.on_recorded(1_000);
            }
        }
        assert!(annotated > 1_000);
        let most = ALLOWANCE[0] + budget.explored() / 100 * SHARE[0] + RUN + 1_000 * RECORDED_STEP;
        assert!(budget.spent() <= most);
        budget.spend(Purpose::Annotate, budget.explored());
        assert!(!budget.allows(Purpose::Annotate) && budget.allows(Purpose::Ask));
        // A subtree as large as all that was explored, three times.
        (0..3).for_each(|_| budget.on_subsumed(100_000));
        assert!(budget.allows(Purpose::Annotate));
        assert!(Budget::new(false, false).allows(Purpose::Ask));
    }
}
