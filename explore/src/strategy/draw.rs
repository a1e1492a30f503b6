//! What the strategies that live on the *last path* do when nothing is left of it.
//!
//! CREST goes on from a random input, for ever. On a tree that can be exhausted that need not end, so an input that
//! taught nothing is followed by a side that is certain to be new: a random walk down to an unexplored one.

use super::{Fill, Pick, View};
use crate::tree::{NewPath, Origin};

/// Alternates between random inputs and random unexplored sides, as far as the former are in vain.
#[derive(Default)]
pub struct Draws {
    in_vain: bool,
}

impl Draws {
    /// Where to go on.
    pub fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        if std::mem::take(&mut self.in_vain) {
            return view.random_descent().map(Pick::Side);
        }
        // Until the input's path proves fruitful; a second request without any path between is in vain as well.
        self.in_vain = true;
        Some(Pick::Draw(Fill::Random))
    }

    /// Takes note of a path; answers whether strategies of the last path should go on from it.
    pub fn adopts(&mut self, path: &NewPath) -> bool {
        match path.origin {
            Origin::Drawn => {
                self.in_vain = path.fresh.is_empty();
                true
            }
            Origin::Eager(_) | Origin::Continue(_) => false,
            Origin::Pick(_) => {
                self.in_vain = false;
                true
            }
            Origin::Start | Origin::Assume(_) => true,
        }
    }
}
