//! Strategies by turns; KLEE's default is random-path and covnew.

use super::team::Team;
use super::{Pick, Setup, Strategy, View};
use crate::tree::{Candidate, NewPath, SideState};

/// What KLEE takes turns with.
pub const KLEES: [&str; 2] = ["random-path", "covnew"];

/// See the module.
pub struct Interleave {
    team: Team,
    turn: usize,
}

impl Interleave {
    /// Of the strategies of the setup, or KLEE's.
    pub fn new(setup: &Setup) -> Self {
        Self { team: Team::new(setup, &KLEES), turn: 0 }
    }
}

impl Strategy for Interleave {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        let (who, pick) = self.team.pick(self.turn, view)?;
        self.turn = (who + 1) % self.team.len();
        Some(pick)
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        self.team.on_path(view, path);
    }

    fn on_close(&mut self, view: &mut View<'_>, side: Candidate, state: SideState) {
        self.team.on_close(view, side, state);
    }
}
