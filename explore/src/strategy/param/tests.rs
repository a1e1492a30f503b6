//! Each dynamic feature on a tree made by hand; the static ones are tested where they are gathered.

use super::super::Fill;
use super::*;
use crate::coverage::Coverage;
use crate::strategy::ProgramStatics;
use crate::tree::{ExecutionTree, NodeKind, Origin, Probe, RunEnd, TreeDecision, Walker};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::sync::Arc;
use symvm_frontend::analysis::Analyses;
use symvm_frontend::program::{BlockIx, BranchId, LocId, Program};
use symvm_frontend::{lower, parse_module};
use symvm_solver::TermId;

/// `main` tests four things in turn, the second in a loop; behind the last test there are `big`, with six branches, and
/// `middle`, with five, and `small`, with one.
const TEXT: &str = r#"
declare i1 @ask()
define internal void @big() {
  %a = call i1 @ask()
  br i1 %a, label %b1, label %e
b1:
  br i1 %a, label %b2, label %e
b2:
  br i1 %a, label %b3, label %e
b3:
  br i1 %a, label %b4, label %e
b4:
  br i1 %a, label %b5, label %e
b5:
  br i1 %a, label %e, label %e
e:
  ret void
}
define internal void @middle() {
  %a = call i1 @ask()
  br i1 %a, label %b1, label %e
b1:
  br i1 %a, label %b2, label %e
b2:
  br i1 %a, label %b3, label %e
b3:
  br i1 %a, label %b4, label %e
b4:
  br i1 %a, label %e, label %e
e:
  ret void
}
define internal void @small() {
  %a = call i1 @ask()
  br i1 %a, label %e, label %e
e:
  ret void
}
define i32 @main() {
  %a = call i1 @ask()
  br i1 %a, label %loop, label %loop
loop:
  %b = call i1 @ask()
  br i1 %b, label %loop, label %third
third:
  %c = call i1 @ask()
  br i1 %c, label %fourth, label %end
fourth:
  %d = call i1 @ask()
  br i1 %d, label %large, label %little
large:
  call void @big()
  br label %end
little:
  call void @middle()
  call void @small()
  br label %end
end:
  ret i32 0
}
"#;

struct Bench {
    program: Arc<Program>,
    statics: ProgramStatics,
    tree: ExecutionTree,
    coverage: Coverage,
    rng: SmallRng,
    param: Param,
}

struct Taken<'a>(&'a [SideId]);

impl Probe for Taken<'_> {
    fn trace(&self, index: u64) -> Option<SideId> {
        self.0.get(index as usize).copied()
    }

    fn holds(&mut self, _: TermId) -> bool {
        true
    }
}

impl Bench {
    fn new() -> Self {
        Self::of(TEXT)
    }

    fn of(text: &str) -> Self {
        let module = parse_module(text.as_bytes(), "t.ll").expect("the text is right");
        let program = Arc::new(lower(&module).expect("it can be lowered"));
        let main = program.function("main").expect("it is there");
        let mut param = Param::new(&Setup::default());
        param.wanted = FeatureSet((1 << features::FEATURES) - 1);
        Self {
            statics: ProgramStatics::new(Analyses::new(program.clone(), main)),
            tree: ExecutionTree::new(None),
            coverage: Coverage::new(&program),
            rng: SmallRng::seed_from_u64(1),
            param,
            program,
        }
    }

    /// The first branch of a function.
    fn first(&self, function: &str) -> u32 {
        let function = self.program.function(function).expect("it is there");
        self.program.branches.iter().position(|b| b.func == function).expect("it has one") as u32
    }

    /// Side of a branch of `main`.
    fn side(&self, branch: u32, side: u32) -> SideId {
        SideId(self.program.branches[self.first("main").wrapping_add(branch) as usize].first_side.0 + side)
    }

    /// Runs a path through branches, all of them symbolic, by their distance from the first of `main`.
    fn run(&mut self, origin: Origin, path: &[(u32, u32)]) -> NewPath {
        let first = self.first("main");
        let sides: Vec<SideId> = path.iter().map(|&(branch, side)| self.side(branch, side)).collect();
        let id = self.tree.add_path();
        let mut walker = Walker::new(&self.tree, id, origin, None);
        for (at, &(branch, taken)) in path.iter().enumerate() {
            let branch = first.wrapping_add(branch);
            let info = &self.program.branches[branch as usize];
            let event = TreeDecision {
                kind: NodeKind::Branch { branch: BranchId(branch), first_side: info.first_side },
                conds: (0..info.sides).map(|side| TermId(info.first_side.0 + 1 + side)).collect(),
                taken,
                loc: LocId(0),
                trace_len: at as u64,
                steps: at as u64,
                steps_vary: false,
            };
            walker.step(&mut self.tree, &self.coverage, &event, &mut Taken(&sides));
        }
        let mut path = walker.finish(&mut self.tree, &mut Taken(&sides), RunEnd::Own);
        let blocks: Vec<BlockIx> = sides.iter().map(|side| self.block(*side)).collect();
        path.new_sides = self.coverage.add(sides.into_iter(), blocks.into_iter()).0;
        path
    }

    fn block(&self, side: SideId) -> BlockIx {
        self.program.branches[self.program.branch_of_side(side).0.index()].block
    }

    /// Tells the strategy of the path, and answers the features of what was open along it before anything was tried: at
    /// each place of the path, by number.
    fn features(&mut self, path: &NewPath) -> Vec<Vec<usize>> {
        let Self { statics, tree, coverage, rng, param, .. } = self;
        let mut view = View { tree, coverage, statics, work: 0, random_start: false, rng };
        assert!(param.take_in(&view, path));
        let scored = Path::new(&view, path);
        let list = (0..scored.branches.len()).map(|at| {
            let (on_path, _) = scored.branches[at];
            let other = Candidate { node: on_path.node, side: 1 - on_path.side };
            param.features(&view, &scored, at, other).numbers().filter(|n| *n > STATIC_FEATURES).collect()
        });
        let list = list.collect();
        param.rank(&mut view, &scored);
        param.history.remember_coverage(&view, view.coverage.sides());
        list
    }

    fn negate(&mut self, candidate: Candidate) {
        let Self { statics, tree, coverage, rng, param, .. } = self;
        let view = View { tree, coverage, statics, work: 0, random_start: false, rng };
        let on_path = view.tree.node(candidate.node).side_id(1 - candidate.side).expect("a branch");
        // All nodes are symbolic branches.
        let at = view.tree.node(candidate.node).height as usize;
        param.pick_side(&view, candidate, on_path, Some(at));
    }

    /// A path through a branch of a function, and whatever else; it enters the function.
    fn enter(&mut self, function: &str) -> u32 {
        let entry = self.program.branches[self.first(function) as usize].block;
        self.coverage.add(std::iter::empty(), std::iter::once(entry));
        self.first(function).wrapping_sub(self.first("main"))
    }

    /// The node at a place of the path, and the side that it did not take.
    fn other(&self, path: &NewPath, at: usize) -> Candidate {
        let on_path = self.tree.sides_of_path(path.id)[at];
        Candidate { node: on_path.node, side: 1 - on_path.side }
    }
}

fn holds(list: &[Vec<usize>], feature: usize) -> Vec<usize> {
    (0..list.len()).filter(|&at| list[at].contains(&feature)).collect()
}

/// Ten branches: the loop goes round seven times.
const FIRST: [(u32, u32); 10] =
    [(0, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 1), (2, 1)];

#[test]
fn a_first_path_is_new_everywhere() {
    let mut bench = Bench::new();
    let path = bench.run(Origin::Start, &FIRST);
    let list = bench.features(&path);
    let all: Vec<usize> = (0..10).collect();
    assert_eq!(holds(&list, 13), [0]);
    assert_eq!(holds(&list, 14), [9]);
    assert_eq!(holds(&list, 15), (1..8).collect::<Vec<_>>());
    assert_eq!(holds(&list, 16), [0, 8, 9]);
    assert_eq!(holds(&list, 17), all);
    // The loop's other side was taken at last; the third test's leads to the fourth, which nothing has reached.
    assert_eq!(holds(&list, 30), [0, 9]);
    assert_eq!(holds(&list, 31), [9]);
    assert_eq!(holds(&list, 35), [0; 0], "most is left in `big`");
    // `big` is the largest of four functions, and has more than ten sides. It is two branches behind the loop's end, and
    // one behind the third test.
    for leads in [36, 37, 38, 39] {
        assert_eq!(holds(&list, leads), [1, 2, 3, 4, 5, 6, 7, 9], "feature {leads}");
    }
    assert_eq!(holds(&list, 40), all, "main is the function that was reached last");
    for never in [18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 32, 33, 34] {
        assert_eq!(holds(&list, never), [0; 0], "feature {never}");
    }
}

#[test]
fn a_second_path_knows_what_was_negated() {
    let mut bench = Bench::new();
    let first = bench.run(Origin::Start, &FIRST);
    bench.features(&first);
    let goal = bench.other(&first, 9);
    bench.negate(goal);
    let mut second = FIRST.to_vec();
    second[9] = (2, 0);
    second.push((3, 1));
    let second = bench.run(Origin::Pick(goal), &second);
    let list = bench.features(&second);
    assert_eq!(holds(&list, 17), [9, 10], "the third test's other side, and the fourth test");
    assert_eq!(holds(&list, 18), [10]);
    assert_eq!(holds(&list, 27), [7, 8, 9, 10], "within a fifth of eleven");
    // What was negated took the side of the third test that is not on this path.
    assert_eq!(holds(&list, 32), [0; 0]);
    // The fourth test is where it is decided between the functions; behind the third's other side there is nothing.
    assert_eq!(holds(&list, 39), [1, 2, 3, 4, 5, 6, 7, 10]);
    // The same place by another way round the loop has the context of length 1, not that of length 2: the loop was left
    // after going round, which is what comes before (its sides do not dominate; leaving it does).
    let third = bench.run(Origin::Start, &[(0, 1), (1, 1), (2, 1)]);
    let list = bench.features(&third);
    assert_eq!(holds(&list, 19), [2]);
    assert_eq!(holds(&list, 20), [0; 0]);
    assert_eq!(holds(&list, 32), [2]);
    assert_eq!(holds(&list, 33), [2]);
}

#[test]
fn tenths_and_fifths_are_of_the_whole_path() {
    let mut bench = Bench::new();
    let long = |n: usize| [&[(0, 1)], &vec![(1, 0); n - 1][..]].concat();
    let first = bench.run(Origin::Start, &long(20));
    let list = bench.features(&first);
    assert_eq!((holds(&list, 13), holds(&list, 14)), (vec![0, 1], vec![18, 19]));
    let goal = bench.other(&first, 5);
    bench.negate(goal);
    let mut second = long(5);
    second.extend([(1, 1), (2, 1)]);
    second.extend([(3, 1); 13]);
    let second = bench.run(Origin::Pick(goal), &second);
    let list = bench.features(&second);
    assert_eq!(holds(&list, 27), (1..=9).collect::<Vec<_>>());
    assert_eq!(holds(&list, 18), (6..20).collect::<Vec<_>>());
}

#[test]
fn contexts_of_each_length_are_told_apart() {
    let mut bench = Bench::new();
    let first = bench.run(Origin::Start, &FIRST);
    bench.features(&first);
    let goal = bench.other(&first, 9);
    bench.negate(goal);
    let levels = |bench: &mut Bench, path: &[(u32, u32)]| {
        let again = bench.run(Origin::Start, path);
        let list = bench.features(&again);
        (19..=23).filter(|n| list[path.len() - 1].contains(n)).collect::<Vec<_>>()
    };
    assert_eq!(levels(&mut bench, &FIRST), [19, 20, 21, 22, 23]);
    let around = |times: usize| [&[(0, 0)], &vec![(1, 0); times][..], &[(1, 1), (2, 1)]].concat();
    assert_eq!(levels(&mut bench, &around(4)), [19, 20, 21, 22, 23]);
    assert_eq!(levels(&mut bench, &around(3)), [19, 20, 21, 22]);
    assert_eq!(levels(&mut bench, &around(2)), [19, 20, 21]);
    assert_eq!(levels(&mut bench, &around(1)), [19, 20]);
}

#[test]
fn functions_are_large_by_their_share_and_recent_until_another_is_reached() {
    let mut bench = Bench::new();
    let in_big = bench.enter("big");
    // Only `middle` and `small` are still to be reached: the second of four functions, with ten sides, and the last.
    let path = [(0, 0), (1, 1), (2, 0), (3, 0), (in_big, 1)];
    let first = bench.run(Origin::Start, &path);
    let list = bench.features(&first);
    assert_eq!((holds(&list, 36), holds(&list, 37), holds(&list, 39)), (vec![], vec![], vec![]));
    assert_eq!(holds(&list, 38), [3]);
    assert_eq!(holds(&list, 40), [0, 1, 2, 3, 4], "`main` and `big` were reached by this run");
    let in_middle = bench.enter("middle");
    let second = bench.run(Origin::Start, &[(0, 0), (1, 1), (2, 0), (3, 1), (in_middle, 1)]);
    let list = bench.features(&second);
    assert_eq!(holds(&list, 40), [4]);
    assert_eq!((holds(&list, 38), holds(&list, 39)), (vec![], vec![]));
}

#[test]
fn counts_pass_their_limits() {
    let mut bench = Bench::new();
    let first = bench.run(Origin::Start, &FIRST);
    bench.features(&first);
    let goal = bench.other(&first, 9);
    let numbers = |bench: &mut Bench| {
        let again = bench.run(Origin::Start, &FIRST);
        let list = bench.features(&again);
        (24..=29).filter(|n| list[9].contains(n)).collect::<Vec<_>>()
    };
    for times in 1..=31 {
        bench.negate(goal);
        match times {
            10 => assert_eq!(numbers(&mut bench), [0; 0]),
            11 | 20 => assert_eq!(numbers(&mut bench), [24]),
            21 | 30 => assert_eq!(numbers(&mut bench), [24, 25]),
            31 => assert_eq!(numbers(&mut bench), [24, 25, 26]),
            _ => {}
        }
    }
    let (taken, other) = (bench.side(2, 1), bench.side(2, 0));
    (0..10).for_each(|_| [taken, other].into_iter().for_each(|side| bench.param.history.fail(side)));
    assert_eq!(numbers(&mut bench), [24, 25, 26]);
    bench.param.history.fail(taken);
    assert_eq!(numbers(&mut bench), [24, 25, 26, 28]);
    bench.param.history.fail(other);
    assert_eq!(numbers(&mut bench), [24, 25, 26, 28, 29]);
}

#[test]
fn negated_lately_is_for_ten_twenty_and_thirty_executions() {
    let mut bench = Bench::new();
    let first = bench.run(Origin::Start, &FIRST);
    bench.features(&first);
    let goal = bench.other(&first, 9);
    bench.negate(goal);
    for ago in 1..=31 {
        let again = bench.run(Origin::Start, &FIRST);
        let list = bench.features(&again);
        let lately: Vec<_> = (32..=34).filter(|n| list[9].contains(n)).collect();
        let first = 32 + (ago > 10) as usize + (ago > 20) as usize + (ago > 30) as usize;
        assert_eq!(lately, (first..=34).collect::<Vec<_>>(), "{ago} executions ago");
    }
}

#[test]
fn the_best_score_is_tried_first_and_a_hopeless_branch_is_given_up() {
    let mut bench = Bench::new();
    let mut weights = [0.0; features::FEATURES];
    (weights[13], weights[12]) = (1.0, 0.5);
    bench.param.weights = Weights(weights);
    let first = bench.run(Origin::Start, &FIRST);
    bench.features(&first);
    let (last, begin) = (bench.other(&first, 9), bench.other(&first, 0));
    let Bench { statics, tree, coverage, rng, param, .. } = &mut bench;
    let mut view = View { tree, coverage, statics, work: 0, random_start: false, rng };
    assert_eq!(param.pick(&mut view), Some(Pick::Side(last)));
    param.on_close(&mut view, last, SideState::Infeasible);
    assert_eq!(param.history.tries(param.picked.expect("something was picked").1).failed, 1);
    let taken = view.target(Candidate { side: 0, ..begin }).expect("a branch");
    (0..69).for_each(|_| param.history.fail(taken));
    let ranked = param.ranked.clone();
    assert_eq!(param.pick(&mut view), Some(Pick::Side(begin)));
    param.ranked = ranked.clone();
    param.history.fail(taken);
    let next = param.pick(&mut view);
    assert!(next.is_some() && next != Some(Pick::Side(begin)), "{next:?}");
    // The artefact does so after one more, and counts those without an input alone.
    for (times, expected) in [(70, true), (71, false)] {
        let mut artefact = Artefact::default();
        (0..times).for_each(|_| artefact.fail(taken));
        (param.artefact, param.ranked) = (Some(artefact), ranked.clone());
        assert_eq!(param.pick(&mut view) == Some(Pick::Side(begin)), expected, "{times}");
    }
}

#[test]
fn of_a_switch_that_chance_comes_to_the_case_is_known_that_was_taken() {
    let mut bench = Bench::of(
        "declare i32 @ask()\ndefine i32 @main() {\n  %a = call i32 @ask()\n\
         switch i32 %a, label %x [ i32 1, label %y\n i32 2, label %z ]\n\
         x:\n  ret i32 0\ny:\n  ret i32 1\nz:\n  ret i32 2\n}\n",
    );
    let path = bench.run(Origin::Start, &[(0, 2)]);
    let taken = bench.side(0, 2);
    let Bench { statics, tree, coverage, rng, param, .. } = &mut bench;
    let mut view = View { tree, coverage, statics, work: 0, random_start: false, rng };
    // Nothing is left of the last path, and a random input was in vain.
    assert!(param.take_in(&view, &path));
    assert_eq!(param.pick(&mut view), Some(Pick::Draw(Fill::Random)));
    let Some(Pick::Side(picked)) = param.pick(&mut view) else { panic!("two cases are open") };
    assert_eq!(param.picked, Some((picked, taken, None)));
    param.on_close(&mut view, picked, SideState::Infeasible);
    assert_eq!(param.history.tries(taken).failed, 1);
}

#[test]
fn a_failed_prediction_is_a_failure_and_its_path_is_gone_on_from() {
    let mut bench = Bench::new();
    let mut weights = [0.0; features::FEATURES];
    weights[13] = 1.0;
    bench.param.weights = Weights(weights);
    let first = bench.run(Origin::Start, &FIRST);
    bench.features(&first);
    let goal = bench.other(&first, 9);
    bench.negate(goal);
    let mut elsewhere = bench.run(Origin::Pick(goal), &[(0, 0), (1, 0), (1, 1), (2, 1)]);
    assert!(elsewhere.prediction_failed, "it does not come to the goal");
    elsewhere.prediction_failed = true;
    bench.features(&elsewhere);
    assert_eq!(bench.param.history.tries(bench.side(2, 1)).failed, 1);
    let last = bench.other(&elsewhere, 3);
    let Bench { statics, tree, coverage, rng, param, .. } = &mut bench;
    let mut view = View { tree, coverage, statics, work: 0, random_start: false, rng };
    assert_eq!(param.pick(&mut view), Some(Pick::Side(last)));
}

/// What the artefact computes where it departs from the paper's text.
#[test]
fn published_weights_mean_what_they_meant() {
    let bench = |compat: bool| {
        let mut bench = Bench::new();
        bench.param.artefact = compat.then(Artefact::default);
        bench
    };
    let both = |lists: &[Vec<Vec<usize>>; 2], feature| [0, 1].map(|i| holds(&lists[i], feature));
    // Nothing was negated yet.
    let mut benches = [false, true].map(bench);
    let first = benches.each_mut().map(|bench| {
        let path = bench.run(Origin::Start, &FIRST);
        (bench.features(&path), bench.other(&path, 9))
    });
    assert!(first[0].0.iter().all(|at| !at.is_empty()) && first[1].0.iter().all(Vec::is_empty));
    // A path of eleven branches, which goes as predicted, after ten negations of the same kind; `big` was entered.
    let [(_, goal), _] = first;
    let mut path = FIRST.to_vec();
    path[9] = (2, 0);
    path.push((3, 0));
    let mut second = |failed: bool, times: usize| {
        benches.each_mut().map(|bench| {
            bench.enter("big");
            let mut list = Vec::new();
            for _ in 0..times {
                // The path that has the goal beside it was the last one.
                let again = bench.run(Origin::Start, &FIRST);
                bench.features(&again);
                bench.negate(goal);
                let mut run = bench.run(Origin::Pick(goal), &path);
                run.prediction_failed = failed;
                list = bench.features(&run);
            }
            list
        })
    };
    let lists = second(false, 11);
    let all: Vec<usize> = (0..11).collect();
    assert_eq!(both(&lists, 13), [vec![0, 1], vec![0]]);
    assert_eq!(both(&lists, 14), [vec![9, 10], vec![10]]);
    assert_eq!(both(&lists, 18), [vec![10], vec![]]);
    assert_eq!(both(&lists, 27), [vec![7, 8, 9, 10], all.clone()]);
    // Of `big` most is uncovered; `main` is defined after it.
    assert_eq!(both(&lists, 35), [vec![], all]);
    // `middle` is among the largest three tenths, and has ten sides.
    let way = vec![1, 2, 3, 4, 5, 6, 7, 10];
    assert_eq!(both(&lists, 36), [vec![], way.clone()]);
    assert_eq!(both(&lists, 38), [way.clone(), way.clone()]);
    assert_eq!(both(&lists, 39), [vec![], way]);
    // A prediction that failed tells what is fresh, from the negated place on.
    assert_eq!(both(&second(true, 1), 18)[1], [9, 10]);
    let lists = benches.each_mut().map(|bench| {
        // The same branch at another place.
        let short = bench.run(Origin::Start, &[(0, 1), (1, 1), (2, 1)]);
        let list = bench.features(&short);
        let again = bench.run(Origin::Start, &FIRST);
        [list, bench.features(&again)]
    });
    let at = |place: usize, feature| [0, 1].map(|i| holds(&lists[i][place], feature));
    assert_eq!(at(0, 24), [vec![2], vec![]]);
    assert_eq!(at(1, 24), [vec![9], vec![9]]);
    // No input for the other side: that is about the other side, there; and no prediction.
    let lists = benches.each_mut().map(|bench| {
        let again = bench.run(Origin::Start, &FIRST);
        bench.features(&again);
        bench.negate(goal);
        let Bench { statics, tree, coverage, rng, param, .. } = bench;
        let mut view = View { tree, coverage, statics, work: 0, random_start: false, rng };
        (0..11).for_each(|_| param.on_close(&mut view, goal, SideState::Infeasible));
        let again = bench.run(Origin::Start, &FIRST);
        bench.features(&again)
    });
    assert_eq!(both(&lists, 28), [vec![9], vec![]]);
    assert_eq!(both(&lists, 29), [vec![], vec![9]]);
}

/// What led to no run is no negation there.
#[test]
fn the_artefact_counts_negations_that_led_to_a_run() {
    let mut bench = Bench::new();
    bench.param.artefact = Some(Artefact::default());
    let first = bench.run(Origin::Start, &FIRST);
    bench.features(&first);
    let (goal, vain) = (bench.other(&first, 9), bench.other(&first, 0));
    bench.negate(vain);
    bench.negate(goal);
    let run = bench.run(Origin::Pick(goal), &[&FIRST[..9], &[(2, 0)]].concat());
    bench.features(&run);
    for times in 1..=31 {
        // Random inputs between negations do not count.
        let again = bench.run(Origin::Start, &FIRST);
        let list = bench.features(&again);
        let lately: Vec<_> = (32..=34).filter(|n| list[9].contains(n)).collect();
        assert_eq!(
            lately,
            (32 + (times > 10) as usize + (times > 20) as usize + (times > 30) as usize..=34)
                .collect::<Vec<_>>()
        );
        assert_eq!((holds(&list, 32).contains(&0), holds(&list, 19).contains(&0)), (false, false));
        let around = bench.other(&again, 3);
        bench.negate(around);
        let run = bench.run(Origin::Pick(around), &[(0, 0), (1, 0), (1, 0), (1, 1), (2, 0)]);
        bench.features(&run);
    }
}

/// What weighs nothing is not computed, and makes no difference.
#[test]
fn only_features_that_weigh_something_are_computed() {
    let list = |wanted: u64| {
        let mut bench = Bench::new();
        bench.param.wanted = FeatureSet(wanted);
        let first = bench.run(Origin::Start, &FIRST);
        bench.features(&first)
    };
    let (all, none) = (list(u64::MAX), list(0));
    assert!(none.iter().all(Vec::is_empty) && all.iter().any(|at| at.contains(&38)));
    for number in STATIC_FEATURES + 1..=features::FEATURES {
        assert_eq!(holds(&list(1 << (number - 1)), number), holds(&all, number), "feature {number}");
    }
}
