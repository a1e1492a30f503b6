//! What the strategies that live on the *last path* do when nothing is left of it.
//!
//! CREST restarts from a random input, for ever. On a tree that can be exhausted that need not end, so a restart that
//! taught nothing is followed by a side that is certain to be new: a random walk down to an unexplored one. The more restarts
//! in a row were in vain, the more such sides come before the next: no input is to be run twice, and there may be few.

use super::{Fill, Pick, View};
use crate::tree::{NewPath, Origin};

/// Restarts in vain that count: after more of them in a row there are no more sides between two.
const MOST_IN_VAIN: u32 = 7;

/// Alternates between random inputs and random unexplored sides, as far as the former are in vain.
#[derive(Default)]
pub struct Restart {
    /// Restarts in a row that taught nothing.
    in_vain: u32,
    /// Sides to come before the next restart.
    sides: u32,
}

impl Restart {
    /// Where to begin anew.
    pub fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        if self.sides > 0 {
            self.sides -= 1;
            return view.random_descent().map(Pick::Side);
        }
        // Until the restart's path proves fruitful; a second request without any path between is in vain as well.
        self.sides = 1;
        Some(Pick::Restart(Fill::Random))
    }

    /// Takes note of a path; answers whether strategies of the last path should go on from it.
    pub fn adopts(&mut self, path: &NewPath) -> bool {
        match path.origin {
            Origin::Restart => {
                let fruitful = !path.fresh.is_empty();
                self.in_vain = if fruitful { 0 } else { (self.in_vain + 1).min(MOST_IN_VAIN) };
                self.sides = if fruitful { 0 } else { 1 << (self.in_vain - 1) };
                true
            }
            Origin::Eager(_) | Origin::Continue(_) => false,
            Origin::Pick(_) | Origin::Start | Origin::Assume(_) => true,
        }
    }
}
