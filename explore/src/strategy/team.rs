//! Several strategies over one tree: each is told of everything, one of them picks.

use super::{Pick, Setup, Strategy, StrategyRow, View};
use crate::tree::{Candidate, NewPath, SideState};

/// See the module.
pub struct Team {
    parts: Vec<Box<dyn Strategy>>,
}

impl Team {
    /// Of the strategies of the setup; without them, of those of these names.
    pub fn new(setup: &Setup, names: &[&str]) -> Self {
        let rows: Vec<&StrategyRow> = match &setup.parts[..] {
            [] => names.iter().filter_map(|name| super::find(name)).collect(),
            parts => parts.to_vec(),
        };
        Self { parts: rows.into_iter().map(|row| (row.make)(setup)).collect() }
    }

    /// How many they are.
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// What that one picks; if it has nothing, what those after it do, and who it was.
    pub fn pick(&mut self, first: usize, view: &mut View<'_>) -> Option<(usize, Pick)> {
        let len = self.len();
        (0..len).map(|i| (first + i) % len).find_map(|i| Some((i, self.parts[i].pick(view)?)))
    }

    /// See [`Strategy::on_path`].
    pub fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        for part in &mut self.parts {
            part.on_path(view, path);
        }
    }

    /// See [`Strategy::on_close`].
    pub fn on_close(&mut self, view: &mut View<'_>, side: Candidate, state: SideState) {
        for part in &mut self.parts {
            part.on_close(view, side, state);
        }
    }
}
