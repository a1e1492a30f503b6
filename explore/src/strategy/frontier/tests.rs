//! In a team: what others pick counts for them alone.

use super::*;
use crate::fake::FakeProgram;
use crate::strategy::StrategyRow;
use crate::strategy::dfs::Dfs;
use crate::strategy::tests::explore;

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
            assert!(tries.gained == 0.0 || tries.picked > 0.0, "{side:?}: {tries:?}");
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
    }

    fn on_close(&mut self, view: &mut View<'_>, side: Candidate, state: SideState) {
        self.own().on_close(view, side, state);
        self.other.on_close(view, side, state);
        self.check(view);
    }
}

#[test]
fn what_others_pick_is_not_counted() {
    static ROW: StrategyRow =
        StrategyRow { name: "turns", doc: "", make: |_| Box::<Turns>::default(), parts: &[] };
    for seed in 0..3 {
        let fake = FakeProgram::random(seed, 7, 30);
        let (_, engine) = explore(&fake, &ROW, seed, None);
        assert!(engine.goals.len() > 4);
    }
}
