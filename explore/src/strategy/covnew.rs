//! KLEE's coverage-guided random choice (`nurs:covnew`): a side weighs 1/d² + 1/c², where d is its distance to uncovered
//! code and c the number of instructions (beyond 1,000) since its path last covered something new.

use super::View;
use super::md2u::{Besides, Nearness};
use super::nurs::Nurs;
use crate::tree::Candidate;

/// See the module.
pub type CovNew = Nurs<Nearness<Lately>>;

/// 1/c².
#[derive(Default)]
pub struct Lately;

impl Besides for Lately {
    fn weight(view: &View<'_>, c: Candidate) -> f64 {
        let since = view.tree.node(c.node).since_new;
        let lately = since.map_or(0.0, |steps| 1.0 / (steps.saturating_sub(1_000).max(1) as f64));
        lately * lately
    }
}
