//! How far each side of the program is from uncovered code, as of the coverage at the last renewal.

use super::{FAR, View};
use crate::tree::Candidate;
use symvm_frontend::program::SideId;

/// KLEE's distance of a side from which nothing uncovered can be reached.
const NOWHERE: f64 = 10_000.0;

/// See the module.
#[derive(Default)]
pub struct Distances {
    by_side: Vec<u32>,
    version: Option<u64>,
}

impl Distances {
    /// Coverage grew since the last renewal, or there was none.
    pub fn are_outdated(&self, view: &View<'_>) -> bool {
        self.version != Some(view.coverage.version())
    }

    /// There was no renewal yet.
    pub fn are_missing(&self) -> bool {
        self.version.is_none()
    }

    /// Asks for them again, if coverage grew.
    pub fn renew(&mut self, view: &View<'_>) {
        if self.are_outdated(view) {
            self.by_side = view.statics.distances(&|s| view.coverage.is_uncovered(s));
            self.version = Some(view.coverage.version());
        }
    }

    /// Branches from this side to uncovered code; 0 if it is uncovered itself, [`FAR`] if none can be reached.
    pub fn of(&self, view: &View<'_>, c: Candidate) -> u32 {
        view.target(c).map_or(FAR, |s| self.by_side[s.index()])
    }

    /// The same for a side of the program.
    pub fn of_side(&self, side: SideId) -> u32 {
        self.by_side.get(side.index()).copied().unwrap_or(FAR)
    }

    /// KLEE's weight by it: 1/d². KLEE counts instructions to uncovered code, at least 1 for a state that stands before
    /// it; we count branches.
    pub fn weight(&self, view: &View<'_>, c: Candidate) -> f64 {
        let distance = self.of(view, c);
        let d = if distance == FAR { NOWHERE } else { f64::from(distance) + 1.0 };
        1.0 / (d * d)
    }
}
