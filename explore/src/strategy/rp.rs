//! KLEE's `nurs:rp`: a side weighs 1/2^d, where d is the number of symbolic branches above it: what a walk down from the
//! root would reach it with, if no part of the tree were finished (`random-path` knows which are). From 80 branches on all weigh alike:
//! what that far down weighs less would never be chosen as long as anything else is open.

use super::View;
use super::nurs::{Nurs, Weigh, fraction};
use crate::tree::Candidate;

/// See the module.
pub type Rp = Nurs<Shallow>;

/// The weight.
#[derive(Default)]
pub struct Shallow;

impl Weigh for Shallow {
    fn weight(&self, view: &View<'_>, c: Candidate) -> u128 {
        let depth = view.tree.node(c.node).depth;
        fraction(0.5_f64.powi(depth.min(80) as i32))
    }
}
