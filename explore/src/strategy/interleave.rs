//! KLEE's default: random-path and covnew by turns.

use super::covnew::CovNew;
use super::random_path::RandomPath;
use super::{Pick, Strategy, View};
use crate::tree::{Candidate, NewPath, SideState};

/// See the module.
pub struct Interleave {
    parts: Vec<Box<dyn Strategy>>,
    turn: usize,
}

impl Default for Interleave {
    fn default() -> Self {
        Self { parts: vec![Box::<RandomPath>::default(), Box::<CovNew>::default()], turn: 0 }
    }
}

impl Strategy for Interleave {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        for _ in 0..self.parts.len() {
            let turn = self.turn;
            self.turn = (turn + 1) % self.parts.len();
            if let Some(pick) = self.parts[turn].pick(view) {
                return Some(pick);
            }
        }
        None
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        for part in &mut self.parts {
            part.on_path(view, path);
        }
    }

    fn on_close(&mut self, view: &mut View<'_>, side: Candidate, state: SideState) {
        for part in &mut self.parts {
            part.on_close(view, side, state);
        }
    }
}
