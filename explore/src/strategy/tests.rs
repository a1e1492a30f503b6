//! The contract of strategies, over every row, on programs that are random decision trees; and hand-worked examples.

use super::*;
use crate::campaign::{Campaign, StopReason};
use crate::coverage::Coverage;
use crate::desk::Books;
use crate::engine::Engine;
use crate::fake::{FakeEngine, FakeProgram};
use crate::observer::Silent;
use crate::options::{ExploreOptions, NoHost, Restart};
use crate::tree::Origin;
use std::collections::BTreeSet;
use symvm_frontend::program::Program;

/// The row of a strategy that only a test has.
pub const fn row(name: &'static str, make: fn(&Setup) -> Box<dyn Strategy>) -> StrategyRow {
    StrategyRow { name, doc: "", make, parts: &[], renews: false, klee: false }
}

/// Explores `fake` and answers the inputs in the order they were run.
pub fn explore(
    fake: &FakeProgram,
    row: &'static StrategyRow,
    seed: u64,
    limit: Option<u64>,
) -> (StopReason, FakeEngine) {
    explore_with(fake, row, seed, limit, |_| {})
}

fn explore_with(
    fake: &FakeProgram,
    row: &'static StrategyRow,
    seed: u64,
    limit: Option<u64>,
    change: impl FnOnce(&mut ExploreOptions),
) -> (StopReason, FakeEngine) {
    let program = Program { files: vec!["?".into()], locs: vec![Default::default()], ..Program::default() };
    let mut options =
        ExploreOptions { strategy: row, seed, max_iterations: limit, ..ExploreOptions::default() };
    change(&mut options);
    let coverage = Coverage::of_sides((0..fake.sides()).map(|side| fake.is_users(side)).collect());
    let (mut silent, statics) = (Silent, fake.statics());
    let books = Books::new(&program, &NoHost, &mut silent);
    let engine = FakeEngine::new(fake.clone());
    let mut campaign = Campaign::new(&program, &options, engine, coverage, &statics, &NoHost, books);
    let stop = campaign.run().expect("nothing is written");
    assert_eq!(campaign.tree.contradictions(), 0);
    assert_eq!(campaign.counters.prediction_failures, 0);
    assert_eq!(campaign.counters.tests, campaign.counters.paths, "each path is one test");
    if stop == StopReason::Exhausted {
        assert_eq!(campaign.unexplored(), 0);
    }
    (stop, campaign.engine)
}

#[test]
fn every_strategy_exhausts_every_finite_tree() {
    for row in STRATEGIES {
        for seed in 0..3 {
            let fake = FakeProgram::random(seed, 7, 30);
            let (stop, engine) = explore(&fake, row, seed, None);
            assert_eq!(stop, StopReason::Exhausted, "{}", row.name);
            let found: BTreeSet<_> = engine.runs.iter().map(|&x| fake.path(x)).collect();
            assert_eq!(found, fake.all_paths(), "{} on program {seed}", row.name);
        }
    }
}

#[test]
fn mutants_and_new_trees_lose_no_path() {
    for (restart, fuzz) in [(Restart::After(3), 0), (Restart::Never, 50), (Restart::After(2), 90)] {
        let fake = FakeProgram::random(4, 7, 30);
        let change = |options: &mut ExploreOptions| (options.restart, options.fuzz) = (restart, fuzz);
        let (stop, engine) = explore_with(&fake, find("cgs").expect("a row"), 1, None, change);
        assert_eq!(stop, StopReason::Exhausted);
        let found: BTreeSet<_> = engine.runs.iter().map(|&x| fake.path(x)).collect();
        assert_eq!(found, fake.all_paths());
    }
}

#[test]
fn a_limit_of_work_ends_a_campaign_where_the_same_seed_ends_it_again() {
    let fake = FakeProgram::random(4, 7, 30);
    let row = find("cgs").expect("a row");
    let limited = |max| explore_with(&fake, row, 1, None, |options| options.max_work = max);
    let (whole, all) = limited(None);
    let (stop, some) = limited(Some(all.effort().all_work() / 2));
    assert_eq!((whole, stop), (StopReason::Exhausted, StopReason::Work));
    assert!(!some.runs.is_empty() && some.runs[..] == all.runs[..some.runs.len()]);
    assert!(some.runs.len() < all.runs.len());
}

#[test]
fn long_queries_wait_for_what_is_easy_and_are_not_forgotten() {
    let mut fake = FakeProgram::bits(10);
    fake.hard = 7;
    let (stop, engine) = explore(&fake, find("cgs").expect("a row"), 1, None);
    assert_eq!(stop, StopReason::Exhausted);
    let found: BTreeSet<_> = engine.runs.iter().map(|&x| fake.path(x)).collect();
    assert_eq!(found, fake.all_paths());
    assert!(engine.long.len() > 3, "{:?}", engine.long);
    for pair in engine.long.windows(2) {
        let ((from, to), (next, _)) = (pair[0], pair[1]);
        assert!(next - to >= 4 * (to - from), "{pair:?}");
    }
}

#[test]
fn same_seed_same_picks_and_other_seeds_differ() {
    for row in STRATEGIES {
        let fake = FakeProgram::random(11, 9, 60);
        let run = |seed| explore(&fake, row, seed, Some(40)).1.runs;
        assert_eq!(run(3), run(3), "{}", row.name);
    }
    let fake = FakeProgram::random(11, 9, 60);
    let random = find("random-path").expect("a row");
    let run = |seed| explore(&fake, random, seed, Some(40)).1.runs;
    assert_ne!(run(3), run(4));
}

#[test]
fn names_are_distinct_and_found() {
    let names: BTreeSet<_> = STRATEGIES.iter().map(|r| r.name).collect();
    assert_eq!(names.len(), STRATEGIES.len());
    assert!(names.iter().all(|n| find(n).is_some()) && find("no-such").is_none());
}

/// What [`StrategyRow::parts`] says is what a strategy that is made of others takes without being told.
#[test]
fn usual_parts_are_those_of_a_strategy_alone() {
    for row in STRATEGIES.iter().filter(|row| row.has_parts()) {
        let parts: Vec<_> = row.parts.iter().map(|name| find(name).expect("a row")).collect();
        assert!(row.doc.contains(&format!("(alone: {}", row.parts[0])), "{}", row.doc);
        for seed in 0..3 {
            let fake = FakeProgram::random(seed, 9, 60);
            let told = |options: &mut ExploreOptions| options.setup.parts = parts.clone();
            let alone = explore(&fake, row, seed, Some(40)).1.runs;
            assert_eq!(explore_with(&fake, row, seed, Some(40), told).1.runs, alone, "{}", row.name);
        }
    }
}

#[test]
fn auto_begins_twice_unless_the_user_says_how() {
    let fake = FakeProgram::bits(5);
    let auto = find("auto").expect("a row");
    for (random_start, beginnings) in [(false, 2), (true, 1)] {
        let change = |options: &mut ExploreOptions| options.random_start = random_start;
        let (stop, engine) = explore_with(&fake, auto, 1, None, change);
        assert_eq!(stop, StopReason::Exhausted);
        let found: BTreeSet<_> = engine.runs.iter().map(|&x| fake.path(x)).collect();
        assert_eq!(found, fake.all_paths());
        assert_eq!(engine.runs.len() - engine.goals.len(), beginnings, "{random_start}");
    }
}

/// The sides that a strategy picks, in order, on a program with every side feasible: node depth and program side.
fn picks(fake: &FakeProgram, name: &str, n: usize) -> Vec<(u32, u32)> {
    let row = find(name).expect("a row");
    let (_, engine) = explore(fake, row, 1, Some(n as u64 + 1));
    engine.goals
}

#[test]
fn depth_first_backtracks_and_breadth_first_goes_by_level() {
    // Three tests of one bit each, one after the other: eight paths.
    let fake = FakeProgram::bits(3);
    let depths = |name| picks(&fake, name, 7).into_iter().map(|p| p.0).collect::<Vec<_>>();
    assert_eq!(depths("dfs"), [3, 2, 3, 1, 3, 2, 3]);
    assert_eq!(depths("crest-dfs"), [1, 2, 3, 3, 2, 3, 3]);
    assert_eq!(depths("bfs"), [1, 2, 2, 3, 3, 3, 3]);
}

#[test]
fn cgs_takes_each_branch_once_then_each_pair() {
    // Without dominators (each bit is tested whatever came before), level 1 tries every side of the program once:
    // one side of each of the three branches is covered by the first run, and the other sides of b2 and b3 are
    // two candidates each; the first has a new 1-context, unless it is met on a path through it already.
    let fake = FakeProgram::bits(3);
    let order = picks(&fake, "cgs", 7);
    // k = 1: the first run took side 1 of each (bits are zero). Depth 1: side 0. Depth 2: one of two occurrences of
    // side 2. Depth 3: one of three occurrences (paths 1 and 2 and 3) of side 4.
    assert_eq!(order[..3], [(1, 0), (2, 2), (3, 4)]);
    // k = 2: the other occurrence of side 2 has another predecessor; then those of side 4 by their predecessors.
    assert_eq!(order[3], (2, 2));
    assert_eq!(order[4], (3, 4));
    // k = 3 and the rest: whatever is left, all of it at depth 3.
    assert_eq!(order[5..], [(3, 4), (3, 4)]);
}

#[test]
fn cgs_leaves_dominating_branches_out_of_contexts() {
    // Figure 5 of the paper in small: b0 and b1 decide between four ways that join; then nested tests d2, d3 (both must
    // hold to get to t). Level 1 tries t once. At level 2 the 2-contexts of the other three are (a side of b1, t) with
    // dominators, so two of them are new; without, they are all (d3, t), so one is.
    let nested = FakeProgram::nested();
    let order = |dominators: bool| {
        let mut fake = nested.clone();
        fake.dominators = dominators;
        picks(&fake, "cgs", 60)
    };
    let position = |order: &[(u32, u32)]| {
        let target = nested.target();
        let tries: Vec<_> = order.iter().enumerate().filter(|(_, p)| p.1 == target).map(|(i, _)| i).collect();
        assert_eq!(tries.len(), 4, "four ways lead to the target: {order:?}");
        tries[2]
    };
    let (with, without) = (position(&order(true)), position(&order(false)));
    assert!(with < without, "the third way to the target is tried at level 2 ({with}), not 3 ({without})");
}

/// Of the first picks of many seeds on a program of `bits` independent tests: how many are `wanted`.
fn share(name: &str, bits: u32, n: usize, wanted: impl Fn((u32, u32)) -> bool) -> f64 {
    share_of(&FakeProgram::bits(bits), name, n, true, wanted)
}

fn share_of(
    fake: &FakeProgram,
    name: &str,
    n: usize,
    klee: bool,
    wanted: impl Fn((u32, u32)) -> bool,
) -> f64 {
    let row = find(name).expect("a row");
    let run = |seed| explore_with(fake, row, seed, Some(n as u64 + 1), |options| options.setup.klee = klee);
    let picks: Vec<_> = (0..100).flat_map(|seed| run(seed).1.goals).collect();
    picks.iter().filter(|&&p| wanted(p)).count() as f64 / picks.len() as f64
}

#[test]
fn sides_of_one_branch_share_a_weight() {
    // Of the sides that are open after some runs, most are of the last branches, as if they were a loop's: they get most of the
    // choices where each is weighed by itself, and the share of two branches of twelve where they share.
    for name in ["covnew", "md2u", "qc"] {
        let last = |klee| share_of(&FakeProgram::bits(12), name, 60, klee, |p| p.0 > 10);
        let (alone, shared) = (last(true), last(false));
        assert!(shared < 0.75 * alone && shared < 0.3, "{name}: {alone} alone, {shared} shared");
    }
}

#[test]
fn klees_weights_favour_what_they_say() {
    // One path, six open sides at depths 1 to 6: the deepest three are 15 of 21 parts for depth, 7 of 63 for rp.
    let deep = |name| share(name, 6, 1, |p| p.0 > 3);
    let (depth, rp) = (deep("depth"), deep("rp"));
    assert!((0.60..0.85).contains(&depth), "depth: {depth}");
    assert!((0.02..0.25).contains(&rp), "rp: {rp}");
    // Of the open sides of a complete tree half are at the bottom. There icnt sees one side of the program, often taken;
    // for md2u all sides are alike once all are covered.
    let bottom = |name| share(name, 7, 60, |p| p.0 == 7);
    let (icnt, md2u) = (bottom("icnt"), bottom("md2u"));
    assert!(icnt < 0.9 * md2u, "icnt {icnt}, md2u {md2u}");
    // The same if the last branches are the library's.
    let above = share("icnt", 7, 60, |p| p.0 == 6);
    let mut fake = FakeProgram::bits(7);
    fake.library = 2;
    let library = share_of(&fake, "icnt", 60, true, |p| p.0 == 6);
    assert!(library < 1.1 * above, "icnt, in the library {library}, in the program {above}");
    // The fake solver works 40,000 for each level of a goal's depth, in sum over the way: three levels are no longer cheap.
    let qc = bottom("qc");
    assert!(qc < 0.97 * md2u, "qc {qc}, md2u {md2u}");
}

#[test]
fn strategies_made_of_others_are_named_by_their_parts() {
    let names = |text| parse(text).map(|(row, parts)| Setup { parts, ..Setup::default() }.name_of(row));
    for text in ["cgs", "auto", "auto=cgs", "interleave=dfs,cfg,md2u"] {
        assert_eq!(names(text).as_deref(), Ok(text));
    }
    assert_eq!(names("cgs=dfs"), Err(NameError::Whole("cgs")));
    assert_eq!(names("auto=cgs,interleave"), Err(NameError::Nested("interleave")));
    for text in ["auto=", "auto=cgs,"] {
        assert_eq!(names(text), Err(NameError::Empty(text.into(), "auto")));
    }
    for (text, unknown) in [("auot=cgs", "auot"), ("auto=cgs,xyz", "xyz")] {
        assert_eq!(names(text), Err(NameError::Unknown(unknown.into())));
    }
    // By turns: dfs alone is dfs.
    let fake = FakeProgram::random(11, 9, 60);
    let alone = |text| {
        let (row, parts) = parse(text).expect("a strategy");
        explore_with(&fake, row, 3, Some(40), |options| options.setup.parts = parts).1.runs
    };
    assert_eq!(alone("interleave=dfs"), alone("dfs"));
    // One input in the second half, then the same in the first.
    let (both, one) = (alone("auto=bfs"), alone("bfs"));
    assert!(
        both[0] == one[0] && both[1] != one[1] && one[1..9].iter().all(|x| both.contains(x)),
        "{both:?} {one:?}"
    );
    assert_ne!(alone("interleave=bfs,dfs"), alone("bfs"));
}

/// Another strategy has every second turn.
#[derive(Default)]
struct Shared {
    cfg: cfg::Cfg,
    other: dfs::Dfs,
    picks: u32,
}

impl Strategy for Shared {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        self.picks += 1;
        if self.picks.is_multiple_of(2) { self.cfg.pick(view) } else { self.other.pick(view) }
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        let before = self.cfg.tries();
        self.cfg.on_path(view, path);
        self.other.on_path(view, path);
        let is_others = !self.picks.is_multiple_of(2);
        assert!(!is_others || self.cfg.tries() == before, "what another picked is no try");
    }
}

#[test]
fn cfg_minds_its_own_picks() {
    static ROW: StrategyRow = row("shared", |_| Box::<Shared>::default());
    for seed in 0..3 {
        explore(&FakeProgram::random(seed, 9, 60), &ROW, seed, None);
    }
}

/// Watches where `cfg` begins anew: a random input in vain is followed by a side that it did not choose itself.
#[derive(Default)]
struct Beginnings {
    cfg: cfg::Cfg,
    sides: u32,
}

impl Strategy for Beginnings {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        self.cfg.pick(view)
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        let begins = self.cfg.begins();
        self.cfg.on_path(view, path);
        if begins && matches!(path.origin, Origin::Pick(_)) {
            self.sides += 1;
            assert_eq!(self.cfg.searches(), 1, "the search goes on from there");
        }
    }
}

impl Drop for Beginnings {
    fn drop(&mut self) {
        assert!(std::thread::panicking() || self.sides > 4, "{} beginnings at a side", self.sides);
    }
}

#[test]
fn cfg_goes_on_from_where_it_begins_anew() {
    static ROW: StrategyRow = row("beginnings", |_| Box::<Beginnings>::default());
    for seed in 0..3 {
        explore(&FakeProgram::random(seed, 9, 60), &ROW, seed, None);
    }
}

/// Watches what `auto` takes for work that a new tree's players owe.
struct Watched(auto::Auto);

impl Default for Watched {
    fn default() -> Self {
        Self(auto::Auto::new(&Setup::default()))
    }
}

impl Strategy for Watched {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        let is_first = self.0.paid() == 0;
        let pick = self.0.pick(view);
        assert!(!is_first || self.0.paid() == view.work, "work for the trees before is paid");
        pick
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        self.0.on_path(view, path);
    }

    fn on_close(&mut self, view: &mut View<'_>, side: Candidate, state: SideState) {
        self.0.on_close(view, side, state);
    }
}

#[test]
fn auto_pays_nothing_twice_when_a_tree_is_begun_anew() {
    static ROW: StrategyRow = row("watched", |_| Box::<Watched>::default());
    let fake = FakeProgram::random(3, 9, 60);
    let (_, engine) = explore_with(&fake, &ROW, 1, Some(400), |options| options.restart = Restart::After(30));
    assert!(engine.goals.len() > 60);
}
