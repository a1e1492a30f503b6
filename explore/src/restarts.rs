//! Beginning anew: after a while the execution tree is thrown away, and the best inputs found so far are the seeds of a
//! new one. A tree that has grown deep in one place keeps a strategy there; from the best inputs, all of them at once,
//! every place that was reached is near (after TopSeed, Lee, Cha & Oh, and SymTuner, Cha et al., ICSE 2022, whose
//! runs also begin short and grow).
//!
//! The best inputs are a greedy cover of what is covered. Each span is twice as long as the one before, so that a tree
//! that can be exhausted is exhausted at last.

use crate::corpus::cover;
use crate::coverage::Coverage;
use crate::engine::Run;
use hashbrown::HashSet;
use symvm_vm::Input;

/// Seeds of a new tree at most.
const SEEDS: usize = 32;

/// See the module.
pub struct Restarts {
    span: u64,
    next: u64,
    /// Inputs that covered something new, with the sides of the user's code that they take.
    inputs: Vec<Input>,
    sides: Vec<Vec<u32>>,
    /// Paths of this tree, and of those before it.
    paths: HashSet<u64>,
    earlier: HashSet<u64>,
}

impl Restarts {
    /// The first after `span` iterations.
    pub fn new(span: u64) -> Self {
        Self {
            span,
            next: span,
            inputs: Vec::new(),
            sides: Vec::new(),
            paths: HashSet::new(),
            earlier: HashSet::new(),
        }
    }

    /// Takes in a run; answers whether no earlier tree had its path.
    pub fn on_run(&mut self, run: &Run, coverage: &Coverage) -> bool {
        if run.path.new_sides > 0 {
            self.inputs.push(run.input.clone());
            self.sides.push(run.sides.iter().filter(|&&s| coverage.is_users(s)).map(|s| s.0).collect());
        }
        self.paths.insert(run.hash);
        !self.earlier.contains(&run.hash)
    }

    /// The seeds of a new tree, if it is time for one.
    pub fn due(&mut self, iterations: u64) -> Option<Vec<Input>> {
        if iterations < self.next || self.inputs.is_empty() {
            return None;
        }
        self.span = self.span.saturating_mul(2);
        self.earlier.extend(self.paths.drain());
        self.next = iterations.saturating_add(self.span);
        let sizes: Vec<_> = self.inputs.iter().map(Input::len).collect();
        let mut best = cover(&self.sides, &sizes, &vec![""; sizes.len()]);
        best.truncate(SEEDS);
        Some(best.into_iter().map(|i| self.inputs[i].clone()).collect())
    }
}
