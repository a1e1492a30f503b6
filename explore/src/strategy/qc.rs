//! KLEE's `nurs:qc`, *query cost*: a side weighs 1/t, where t is the time that the queries on the way to it took the
//! solver, a tenth of a second at least. (In KLEE whatever took less weighs 1, less than what took half a second; that is a
//! slip.)
//!
//! KLEE looks at the clock. Here time is counted in the solver's work ([`crate::engine::Effort::work`], about a
//! microsecond each), so that one seed fixes a run.

use super::View;
use super::nurs::{Nurs, Weigh, fraction};
use crate::tree::{Candidate, NewPath};

/// A tenth of a second: below it all paths are alike.
const CHEAP: u64 = 100_000;

/// See the module.
pub type Qc = Nurs<Cheapness>;

/// The weight.
#[derive(Default)]
pub struct Cheapness {
    /// By path: its own query and those of the paths that it branched off.
    costs: Vec<u64>,
}

impl Weigh for Cheapness {
    fn on_path(&mut self, view: &View<'_>, path: &NewPath) {
        let parent = path.origin.goal().map(|goal| view.tree.node(goal.node).path);
        let before = parent.and_then(|p| self.costs.get(p.index())).copied().unwrap_or(0);
        self.costs.resize(path.id.index(), 0);
        self.costs.push(before.saturating_add(path.query_work));
    }

    fn weight(&self, view: &View<'_>, c: Candidate) -> u128 {
        let path = view.tree.node(c.node).path;
        let cost = self.costs.get(path.index()).copied().unwrap_or(0).max(CHEAP);
        fraction(CHEAP as f64 / cost as f64)
    }
}
