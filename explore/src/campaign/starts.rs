//! What runs begin with that no side asks for: seeds first, then the default input, then what was found on the way.

use crate::corpus::RawTarget;
use crate::test_case::Seed;
use std::collections::VecDeque;
use symvm_vm::Input;

/// See the module.
#[derive(Default)]
pub(super) struct Starts {
    seeds: VecDeque<Seed>,
    /// The default input had its turn, or is another's.
    started: bool,
    /// Mutated inputs that showed something new, the best ones for a new tree, those that went astray.
    found: VecDeque<Input>,
    /// Bytes of the seed that is run that found no place in the input.
    cut: Option<usize>,
    /// The objects of the first run.
    known: Input,
}

impl Starts {
    pub fn new(seeds: &[(String, Seed)]) -> Self {
        Self { seeds: seeds.iter().map(|(_, seed)| seed.clone()).collect(), ..Self::default() }
    }

    /// The next input. Raw seeds need to know the program's objects, so the default input comes before them.
    pub fn next(&mut self, raw: &RawTarget) -> Option<Input> {
        let is_raw = matches!(self.seeds.front(), Some(Seed::Raw(_)));
        if !self.started && (is_raw || self.seeds.is_empty()) {
            self.started = true;
            return Some(Input::default());
        }
        let Some(seed) = self.seeds.pop_front() else { return self.found.pop_front() };
        let (input, cut) = seed.into_input(&self.known, raw);
        self.cut = Some(cut);
        Some(input)
    }

    /// Takes note of the objects of a run.
    pub fn on_run(&mut self, input: &Input) {
        if self.known.objects.is_empty() {
            self.known = input.clone();
        }
    }

    /// Another input to begin with.
    pub fn find(&mut self, input: Input) {
        self.found.push_back(input);
    }

    /// There is one that is no seed.
    pub fn has_found(&self) -> bool {
        !self.found.is_empty()
    }

    /// They are left to others.
    pub fn take_found(&mut self) -> Vec<Input> {
        self.found.drain(..).collect()
    }

    /// Seeds and the default input are another shard's.
    pub fn leave(&mut self) {
        self.seeds.clear();
        self.started = true;
    }

    /// The next run is of a seed.
    pub fn is_seed(&self) -> bool {
        self.cut.is_some()
    }

    /// How much of the seed that was run had no place, once.
    pub fn take_cut(&mut self) -> Option<usize> {
        self.cut.take()
    }

    /// Seeds that nobody came to.
    pub fn seeds_left(&self) -> usize {
        self.seeds.len()
    }

    /// Inputs that are known and wait.
    pub fn left(&self) -> u64 {
        (self.seeds.len() + self.found.len()) as u64
    }

    /// Those, and the default input if it does.
    pub fn unexplored(&self) -> u64 {
        self.left() + u64::from(!self.started)
    }
}
