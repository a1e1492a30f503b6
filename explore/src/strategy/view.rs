//! All that a strategy sees: the tree, coverage, static analyses and a seeded source of random numbers.

use crate::coverage::Coverage;
use crate::tree::{Behind, Candidate, ExecutionTree};
use rand::Rng;
use rand::rngs::SmallRng;
use std::cell::RefCell;
use std::sync::{Arc, OnceLock};
use symvm_frontend::analysis::{Analyses, Distances, SideFacts};
use symvm_frontend::program::{BranchId, SideId};

/// Static facts that strategies use; a trait, so that they can be tested on programs that are mere decision trees.
pub trait Statics {
    /// Must every path from the program's entry to the decision of `branch` take `side`?
    fn dominates(&self, side: SideId, branch: BranchId) -> bool;
    /// Statements transitively control-dependent on a side.
    fn statements(&self, side: SideId) -> u64;
    /// For each side the branch edges still to take until an uncovered side is taken: 0 if uncovered itself,
    /// [`FAR`] if none can be reached.
    fn distances(&self, uncovered: &dyn Fn(SideId) -> bool) -> Vec<u32>;
    /// What learned heuristics weigh.
    fn facts(&self) -> &SideFacts;
}

/// No uncovered side can be reached.
pub const FAR: u32 = u32::MAX;

/// What is known of a program before it runs, computed when first asked for: campaigns of one program share it.
pub struct Facts {
    analyses: Analyses,
    sides: OnceLock<SideFacts>,
}

impl Facts {
    /// Over the analyses of a program.
    pub fn new(analyses: Analyses) -> Self {
        Self { analyses, sides: OnceLock::new() }
    }
}

/// [`Statics`] of a real program.
pub struct ProgramStatics {
    shared: Arc<Facts>,
    distances: RefCell<Distances>,
}

impl ProgramStatics {
    /// Over the analyses of a program.
    pub fn new(analyses: Analyses) -> Self {
        Self::sharing(Arc::new(Facts::new(analyses)))
    }

    /// Over what others use as well.
    pub fn sharing(shared: Arc<Facts>) -> Self {
        let distances = RefCell::new(shared.analyses.distances());
        Self { shared, distances }
    }
}

impl Statics for ProgramStatics {
    fn dominates(&self, side: SideId, branch: BranchId) -> bool {
        self.shared.analyses.side_dominators().dominates_branch(side, branch)
    }

    fn statements(&self, side: SideId) -> u64 {
        self.shared.analyses.control_dependence().statements(side)
    }

    fn distances(&self, uncovered: &dyn Fn(SideId) -> bool) -> Vec<u32> {
        let mut engine = self.distances.borrow_mut();
        engine.update(uncovered);
        let sides = self.shared.analyses.program().sides;
        (0..sides).map(|s| engine.of_side(SideId(s)).unwrap_or(FAR)).collect()
    }

    fn facts(&self) -> &SideFacts {
        self.shared.sides.get_or_init(|| SideFacts::new(&self.shared.analyses))
    }
}

/// What a strategy sees.
pub struct View<'a> {
    /// The execution tree.
    pub tree: &'a ExecutionTree,
    /// What is covered so far.
    pub coverage: &'a Coverage,
    /// Static analyses.
    pub statics: &'a dyn Statics,
    /// The solver's work for picks so far, in its own unit.
    pub work: u64,
    /// The user wants unknown bytes random.
    pub random_start: bool,
    /// The campaign's random numbers.
    pub rng: &'a mut SmallRng,
}

impl View<'_> {
    /// The side of the program that a candidate would take.
    pub fn target(&self, c: Candidate) -> Option<SideId> {
        self.tree.node(c.node).side_id(c.side)
    }

    /// Would this candidate cover something?
    pub fn is_uncovered(&self, c: Candidate) -> bool {
        self.target(c).is_some_and(|s| self.coverage.is_uncovered(s))
    }

    /// An unexplored side found by walking down from the root, choosing evenly among the sides that still lead to one.
    pub fn random_descent(&mut self) -> Option<Candidate> {
        let mut at = self.tree.root()?;
        loop {
            let sides = self.tree.node(at).sides.len() as u32;
            let is_live = |&side: &u32| self.tree.is_live_side(Candidate { node: at, side });
            let live = (0..sides).filter(is_live).count();
            if live == 0 {
                return None;
            }
            let choice = if live == 1 { 0 } else { self.rng.random_range(0..live) };
            let side = (0..sides).filter(is_live).nth(choice)?;
            match self.tree.node(at).sides[side as usize].behind {
                Behind::Node(below) => at = below,
                _ => return Some(Candidate { node: at, side }),
            }
        }
    }

    /// Evenly random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            let j = self.rng.random_range(0..=i);
            list.swap(i, j);
        }
    }

    /// Takes an evenly random element out of the list.
    pub fn draw<T>(&mut self, list: &mut Vec<T>) -> Option<T> {
        if list.is_empty() {
            return None;
        }
        let i = self.rng.random_range(0..list.len());
        Some(list.swap_remove(i))
    }
}
