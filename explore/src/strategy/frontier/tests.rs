//! In a team: what comes of what others pick counts for them alone, but it is known to be tried. And which of many sides is picked.

use super::*;
use crate::fake::FakeProgram;
use crate::strategy::StrategyRow;
use crate::strategy::dfs::Dfs;
use crate::strategy::tests::{explore, row};

/// Takes turns with depth first, and checks after each of them what it remembers.
#[derive(Default)]
struct Turns {
    own: Option<Frontier>,
    other: Dfs,
    picks: u32,
}

impl Turns {
    fn own(&mut self) -> &mut Frontier {
        self.own.get_or_insert_with(|| Frontier::new(&Setup::default()))
    }

    fn check(&mut self, view: &View<'_>) {
        for side in (0..view.coverage.sides() as u32).map(SideId) {
            let tries = self.own().memory.tries(side);
            assert!(tries.failed <= tries.picked && tries.fails() < 1.0, "{side:?}: {tries:?}");
            assert!(tries.gained == 0 || tries.picked > 0, "{side:?}: {tries:?}");
        }
    }
}

impl Strategy for Turns {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        self.picks += 1;
        if self.picks.is_multiple_of(2) { self.own().pick(view) } else { self.other.pick(view) }
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        self.own().on_path(view, path);
        self.other.on_path(view, path);
        self.check(view);
        let goal = path.origin.goal().and_then(|goal| Some((goal, view.target(goal)?)));
        if let Some((candidate, target)) = goal {
            let memory = &mut self.own().memory;
            let contexts = memory.contexts_of(view, candidate);
            let condition = condition(view, candidate);
            let open =
                Open { candidate, contexts, condition, born: 0, gain: 0, work: 0, ordinal: 1, chance: 0 };
            assert!(!memory.is_new_condition(&open, target));
            let levels = (1..=LEVELS).filter(|level| contexts[level - 1].is_some());
            assert!(levels.into_iter().all(|level| !memory.is_new_context(&open, level)));
        }
    }

    fn on_close(&mut self, view: &mut View<'_>, side: Candidate, state: SideState) {
        self.own().on_close(view, side, state);
        self.other.on_close(view, side, state);
        self.check(view);
    }
}

#[test]
fn what_others_pick_is_not_counted_but_is_not_new() {
    static ROW: StrategyRow = row("turns", |_| Box::<Turns>::default());
    for seed in 0..3 {
        let fake = FakeProgram::random(seed, 7, 30);
        let (_, engine) = explore(&fake, &ROW, seed, None);
        assert!(engine.goals.len() > 4);
    }
}

/// Tries by novelty of conditions alone, and checks that it is so.
struct Novel {
    own: Frontier,
    open: Vec<Candidate>,
    tried: HashSet<(SideId, TermId)>,
    again: u32,
}

impl Default for Novel {
    fn default() -> Self {
        let weights = std::sync::Arc::new(Weights::of(&[("new-condition", 1.0)]));
        let own = Frontier::new(&Setup { frontier: Some(weights), ..Setup::default() });
        Self { own, open: Vec::new(), tried: HashSet::new(), again: 0 }
    }
}

impl Strategy for Novel {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        let key = |view: &View<'_>, side: Candidate| {
            view.target(side).map(|target| (target, condition(view, side)))
        };
        let pick = self.own.pick(view)?;
        let Pick::Side(side) = pick else { return Some(pick) };
        self.open.retain(|&side| view.tree.is_open(side));
        if !self.tried.insert(key(view, side).expect("a branch")) {
            self.again += 1;
            let mut others = self.open.iter().filter_map(|&side| key(view, side));
            assert!(others.all(|other| self.tried.contains(&other)), "another was new");
        }
        Some(pick)
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        self.open.extend(path.fresh.iter().flat_map(|&n| view.tree.open_sides_of(n)));
        self.own.on_path(view, path);
    }

    fn on_close(&mut self, view: &mut View<'_>, side: Candidate, state: SideState) {
        self.own.on_close(view, side, state);
    }
}

impl Drop for Novel {
    fn drop(&mut self) {
        assert!(self.tried.len() > 4 && self.again > 0, "{} and {}", self.tried.len(), self.again);
    }
}

/// Makes old scores wrong before each pick, by chance, and checks that the best of those that are looked at is picked.
struct Stale(Frontier);

impl Default for Stale {
    fn default() -> Self {
        let weights = std::sync::Arc::new(Weights::of(&[("early", 1.0)]));
        Self(Frontier::new(&Setup { frontier: Some(weights), ..Setup::default() }))
    }
}

impl Strategy for Stale {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        let own = &mut self.0;
        own.memory.begin(view);
        let mut all = std::mem::take(&mut own.heap).into_vec();
        all.retain(|scored| view.tree.is_open(scored.open.candidate));
        all.iter_mut().for_each(|scored| scored.score = 1e6 + f64::from(scored.open.chance));
        all.sort_by(|a, b| b.cmp(a));
        let most = LOOKS.max(own.looks) as usize;
        let looked = all.iter().take(most).map(|s| (s.open.candidate, own.score(view, &s.open)));
        let scores: HashMap<_, _> = looked.collect();
        own.heap = all.into();
        own.version = Some(view.coverage.version());
        let pick = own.pick(view)?;
        let Pick::Side(side) = pick else { return Some(pick) };
        assert!(scores.values().all(|&other| other <= scores[&side]));
        Some(pick)
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        self.0.on_path(view, path);
    }

    fn on_close(&mut self, view: &mut View<'_>, side: Candidate, state: SideState) {
        self.0.on_close(view, side, state);
    }
}

#[test]
fn of_more_stale_scores_than_are_looked_at_the_best_is_picked() {
    static ROW: StrategyRow = row("stale", |_| Box::<Stale>::default());
    // More than 256 sides are open for most of the time.
    explore(&FakeProgram::bits(10), &ROW, 1, Some(700));
}

#[test]
fn new_conditions_come_before_those_that_were_tried() {
    static ROW: StrategyRow = row("novel", |_| Box::<Novel>::default());
    for seed in 0..3 {
        explore(&FakeProgram::random(seed, 7, 30), &ROW, seed, None);
    }
}
