//! Control-flow directed search (CREST's CFDS; Burnim & Sen, ASE'08; FSE'14, 2.3.4).
//!
//! Each branch of the last path is scored by the distance from its other side to the nearest uncovered side (a branch
//! edge weighs 1, other edges 0) plus the number of times that side was met before on the path; the smallest is tried
//! first. When the run covers something new, the search starts over from it. When it does not, and uncovered code was
//! some branches away, CREST's version goes on *along the CFG*: within as many branches of the new path as the distance
//! allows, it forces those whose other side is near enough, deeper and deeper, and backs up when that fails; branches of
//! calls that the path returned from are passed over. After [`TRIES`] runs without success, or when nothing in reach is left, it
//! restarts. (CREST forgets what is covered when it restarts, so that the next search begins by covering all
//! anew; here what is covered stays covered.)

use super::distance::Distances;
use super::draw::Draws;
use super::{FAR, Pick, Strategy, View};
use crate::tree::{Candidate, NewPath, Origin};
use hashbrown::HashMap;
use symvm_frontend::program::{FuncId, SideId};

/// Runs without new coverage before a search from one path is given up. (CREST's figure; there, those of the bounded searches
/// along the CFG do not count. If they do not here, Debian's sed has 613 sides after 4,000 executions, and 778 if they do.)
const TRIES: u32 = 30;

/// A path whose branches are being forced, in order (the next one last).
struct Level {
    /// Sides to try, with the distance budget that is left behind each.
    sides: Vec<(Candidate, u32)>,
    /// Uncovered code is this many branches behind the side that was picked last.
    budget: u32,
}

/// See the module.
#[derive(Default)]
pub struct Cfg {
    /// The search from the last success below, bounded searches along the CFG on top.
    levels: Vec<Level>,
    /// What was picked last. In a team others pick, too.
    picked: Option<Candidate>,
    /// It asked for a new beginning, which may be a side at random.
    begins: bool,
    tries: u32,
    distances: Distances,
    draws: Draws,
}

impl Cfg {
    #[cfg(test)]
    pub fn tries(&self) -> u32 {
        self.tries
    }

    #[cfg(test)]
    pub fn begins(&self) -> bool {
        self.begins
    }

    #[cfg(test)]
    pub fn searches(&self) -> usize {
        self.levels.len()
    }

    /// Starts over from a path: all its branches, nearest first, ties at random.
    fn start_over(&mut self, view: &mut View<'_>, path: &NewPath) {
        self.distances.renew(view);
        self.tries = 0;
        self.levels.clear();
        let mut sides: Vec<_> =
            view.tree.sides_of_path(path.id).iter().flat_map(|c| view.tree.open_sides_of(c.node)).collect();
        view.shuffle(&mut sides);
        let mut seen: HashMap<Option<SideId>, u32> = HashMap::new();
        let mut scored: Vec<_> = sides
            .into_iter()
            .filter_map(|c| {
                let target = view.target(c);
                let distance = self.distances.of(view, c);
                let times = seen.entry(target).or_insert(0);
                *times += 1;
                (distance != FAR).then(|| (distance.saturating_add(*times - 1), c))
            })
            .collect();
        scored.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
        let sides = scored.into_iter().map(|(score, c)| (c, score)).collect();
        self.levels.push(Level { sides, budget: 0 });
    }

    /// Goes on along the CFG behind the side that was forced: the symbolic branches within `budget` branches of the new
    /// path whose other side is near enough for what is left of the budget.
    fn go_along(&mut self, view: &mut View<'_>, path: &NewPath, forced: Candidate, budget: u32) {
        let mut sides: Vec<(Candidate, u32)> = Vec::new();
        // What lies above has a shorter trace.
        let leaf = view.tree.paths()[path.id.index()].leaf;
        let mut behind: Vec<_> = view.tree.up(leaf).take_while(|c| c.node != forced.node).collect();
        behind.reverse();
        let facts = view.statics.facts();
        let function = |side: Option<SideId>| side.and_then(|side| facts.function(side));
        let home = function(view.target(forced));
        // By function, the branches that were taken since: the forced one stands for the next.
        let mut taken: HashMap<Option<FuncId>, u32> = HashMap::from([(home, 1)]);
        let mut first = view.target(forced);
        for c in behind {
            let segment = view.tree.segment(c.node);
            let is_forced = first.take().is_some_and(|side| segment.first() == Some(&side));
            for &side in &segment[usize::from(is_forced)..] {
                *taken.entry(function(Some(side))).or_insert(0) += 1;
            }
            let of = |function| taken.get(&function).copied().unwrap_or(0);
            if of(home) > budget {
                break;
            }
            // Branches between the forced one and this one, this one included. Those in other functions than these two were
            // passed in calls, over which the distance passes, too.
            let here = function(view.target(c));
            let step = of(home) + if here == home { 0 } else { of(here) };
            if step > budget {
                continue;
            }
            let left = budget - step;
            for other in view.tree.open_sides_of(c.node) {
                if self.distances.of(view, other) <= left {
                    sides.push((other, left));
                }
            }
        }
        view.shuffle(&mut sides);
        if !sides.is_empty() {
            self.levels.push(Level { sides, budget: 0 });
        }
    }
}

impl Strategy for Cfg {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        while self.tries < TRIES
            && let Some(level) = self.levels.last_mut()
        {
            match level.sides.pop() {
                Some((c, budget)) if view.tree.is_open(c) => {
                    level.budget = budget;
                    (self.picked, self.begins) = (Some(c), false);
                    return Some(Pick::Side(c));
                }
                Some(_) => {}
                None => {
                    self.levels.pop();
                }
            }
        }
        self.levels.clear();
        self.begins = true;
        self.draws.pick(view)
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        let begins =
            matches!(path.origin, Origin::Pick(_) | Origin::Drawn) && std::mem::take(&mut self.begins);
        let is_others = matches!(path.origin, Origin::Pick(c) if self.picked != Some(c) && !begins);
        if is_others || !self.draws.adopts(path) {
            return;
        }
        let Origin::Pick(forced) = path.origin else { return self.start_over(view, path) };
        let Some(level) = self.levels.last() else { return self.start_over(view, path) };
        let budget = level.budget;
        if path.new_sides > 0 {
            return self.start_over(view, path);
        }
        self.tries += 1;
        if !path.prediction_failed && self.distances.of(view, forced) > 0 && budget > 0 {
            self.go_along(view, path, forced, budget);
        }
    }
}
