//! Each dynamic feature on a tree made by hand; the static ones are tested where they are gathered.

use super::*;
use crate::coverage::Coverage;
use crate::strategy::ProgramStatics;
use crate::tree::{Event, ExecutionTree, NodeKind, Origin, Probe, RunEnd, Walker};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use smallvec::smallvec;
use std::sync::Arc;
use symvm_frontend::analysis::Analyses;
use symvm_frontend::program::{BlockIx, BranchId, LocId, Program};
use symvm_frontend::{lower, parse_module};
use symvm_solver::TermId;

/// `main` tests four things in turn, the second in a loop; behind the last test there are `big`, with six branches, and
/// `small`, with one.
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
        let module = parse_module(TEXT.as_bytes(), "t.ll").expect("the text is right");
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
            let event = Event {
                kind: NodeKind::Branch { branch: BranchId(branch), first_side: info.first_side },
                conds: smallvec![TermId(info.first_side.0 + 1), TermId(info.first_side.0 + 2)],
                taken,
                loc: LocId(0),
                trace_len: at as u64,
                steps: at as u64,
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
        let facts = view.statics.facts();
        param.history.executions += 1;
        param.history.look_at_functions(&view, facts);
        let scored = Path::new(&view, path);
        let list = (0..scored.branches.len()).map(|at| {
            let (on_path, _) = scored.branches[at];
            let other = Candidate { node: on_path.node, side: 1 - on_path.side };
            param.features(&view, &scored, at, other).numbers().filter(|n| *n > STATIC_FEATURES).collect()
        });
        let list = list.collect();
        param.history.executions -= 1;
        param.on_path(&mut view, path);
        list
    }

    fn negate(&mut self, candidate: Candidate) {
        let Self { statics, tree, coverage, rng, param, .. } = self;
        let view = View { tree, coverage, statics, work: 0, random_start: false, rng };
        let on_path = view.tree.node(candidate.node).side_id(1 - candidate.side).expect("a branch");
        param.pick_side(&view, candidate, on_path);
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
    // `big` is the largest of three functions, and has more than ten sides. It is two branches behind the loop's end, and
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
            11 => assert_eq!(numbers(&mut bench), [24]),
            21 => assert_eq!(numbers(&mut bench), [24, 25]),
            31 => assert_eq!(numbers(&mut bench), [24, 25, 26]),
            _ => {}
        }
    }
    let (taken, other) = (bench.side(2, 1), bench.side(2, 0));
    (0..11).for_each(|_| bench.param.history.fail(taken));
    assert_eq!(numbers(&mut bench), [24, 25, 26, 28]);
    (0..11).for_each(|_| bench.param.history.fail(other));
    assert_eq!(numbers(&mut bench), [24, 25, 26, 28, 29]);
    // Not negated for more than ten executions, then for more than thirty.
    let lately = |bench: &mut Bench| {
        let again = bench.run(Origin::Start, &FIRST);
        let list = bench.features(&again);
        (32..=34).filter(|n| list[9].contains(n)).collect::<Vec<_>>()
    };
    (0..10).for_each(|_| drop(lately(&mut bench)));
    assert_eq!(lately(&mut bench), [33, 34]);
    (0..20).for_each(|_| drop(lately(&mut bench)));
    assert_eq!(lately(&mut bench), [0; 0]);
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
    (0..GIVE_UP).for_each(|_| param.history.fail(taken));
    let next = param.pick(&mut view);
    assert!(next.is_some() && next != Some(Pick::Side(begin)), "{next:?}");
}

/// What the artefact computes where it departs from the paper's text.
#[test]
fn published_weights_mean_what_they_meant() {
    let lists = |compat: bool| {
        let mut bench = Bench::new();
        bench.param.compat = compat;
        // A branch of `big`, which is entered, and the way to `big` again.
        let in_big = bench.first("big").wrapping_sub(bench.first("main"));
        let entry = bench.program.branches[bench.first("big") as usize].block;
        bench.coverage.add(std::iter::empty(), std::iter::once(entry));
        let mut path = FIRST.to_vec();
        path[9] = (2, 0);
        path.extend([(3, 0), (in_big, 1)]);
        let path = bench.run(Origin::Start, &path);
        bench.features(&path)
    };
    let (text, compat) = (lists(false), lists(true));
    let all: Vec<usize> = (0..12).collect();
    let both = |feature| (holds(&text, feature), holds(&compat, feature));
    assert_eq!(both(16), (vec![0, 8, 9, 10, 11], (1..8).collect()));
    assert_eq!(both(18), (vec![], all.clone()));
    assert_eq!(both(27), (vec![], all));
    // Of `big` most is uncovered; `main` is defined after it.
    assert_eq!(both(35), (vec![11], (0..11).collect()));
    // `big` was entered; `small` was not, and is not large.
    for feature in 36..=38 {
        assert_eq!(both(feature), (vec![], vec![1, 2, 3, 4, 5, 6, 7, 10]), "feature {feature}");
    }
    assert_eq!(both(39), (vec![], vec![]));
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
