//! KLEE's `nurs:depth`: a side weighs as much as there are symbolic branches above it, so that deep ones are favoured.

use super::View;
use super::nurs::{Nurs, Weigh};
use crate::tree::Candidate;

/// See the module.
pub type Depth = Nurs<Deep>;

/// The weight.
#[derive(Default)]
pub struct Deep;

impl Weigh for Deep {
    fn weight(&self, view: &View<'_>, c: Candidate) -> u128 {
        u128::from(view.tree.node(c.node).depth)
    }
}
