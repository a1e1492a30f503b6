//! The inputs of the tree's paths.

use crate::tree::PathId;
use std::ops::Index;
use symvm_vm::Input;

/// Inputs by path, and the bytes that they take.
#[derive(Default)]
pub struct Inputs {
    of: Vec<Input>,
    bytes: u64,
}

impl Inputs {
    /// The next path's.
    pub fn push(&mut self, input: Input) {
        self.bytes += input.footprint() as u64;
        self.of.push(input);
    }

    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    pub fn get(&self, path: PathId) -> Option<&Input> {
        self.of.get(path.index())
    }

    /// All, by the numbers of their paths.
    pub fn as_slice(&self) -> &[Input] {
        &self.of
    }

    pub fn clear(&mut self) {
        self.of.clear();
        self.bytes = 0;
    }
}

impl Index<PathId> for Inputs {
    type Output = Input;

    fn index(&self, path: PathId) -> &Input {
        &self.of[path.index()]
    }
}
