//! The symbolic objects of a path: which came into being, and the values their bytes have in this run.

use crate::input::{Input, InputObject, ObjectNames};
use crate::options::InputDefaults;
use imbl::Vector;
use std::sync::Arc;
use symvm_solver::{Assignment, TermId, Terms};

/// One symbolic object.
#[derive(Debug)]
pub(crate) struct SymbolicObject {
    /// Its unique name.
    pub name: String,
    /// The term of each byte; empty in a concrete-only run.
    pub terms: Vec<TermId>,
    /// Number of bytes.
    pub len: usize,
    /// What the bytes are, whatever the input says: the path tells them, it does not ask for them.
    pub told: Option<Box<[u8]>>,
    /// The object is a number, and one of these where the input says nothing.
    pub among: Option<Among>,
}

/// Numbers that are assumed of an input: what is drawn at random would hardly be one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Among {
    /// The least.
    pub begin: u64,
    /// How many there are, at least one.
    pub count: u64,
}

impl Among {
    /// The one for a number of so many bytes, little-endian, up to 8: itself if it is among them, and for zero the least.
    fn pick(self, bytes: &mut [u8]) {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        let mask = u64::MAX >> (64 - 8 * bytes.len() as u32);
        let word = u64::from_le_bytes(word);
        if word.wrapping_sub(self.begin) & mask >= self.count {
            let picked = self.begin.wrapping_add(word % self.count);
            bytes.copy_from_slice(&picked.to_le_bytes()[..bytes.len()]);
        }
    }
}

/// The objects of a path, in order. Shared between snapshots.
#[derive(Clone, Debug, Default)]
pub(crate) struct SymbolicObjects {
    list: Vector<Arc<SymbolicObject>>,
    names: ObjectNames,
    /// Instructions before the first came into being.
    first: Option<u64>,
}

/// The bytes of the object at a position of a path under an input.
fn bytes_of(
    (position, object): (usize, &Arc<SymbolicObject>),
    input: &Input,
    defaults: InputDefaults,
) -> Vec<u8> {
    if let Some(told) = &object.told {
        return told.to_vec();
    }
    let given = match input.position(&object.name, position) {
        Some(i) => &input.objects[i].bytes[..],
        None => &[],
    };
    let byte = |i: usize| given.get(i).copied().unwrap_or_else(|| defaults.byte(&object.name, i));
    let mut bytes: Vec<u8> = (0..object.len).map(byte).collect();
    if let Some(among) = object.among.filter(|_| given.is_empty() && (1..=8).contains(&bytes.len())) {
        among.pick(&mut bytes);
    }
    bytes
}

impl SymbolicObjects {
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The terms of the bytes of those that came after the first so many.
    pub fn since(&self, first: usize) -> impl Iterator<Item = TermId> + '_ {
        self.list.iter().skip(first).flat_map(|object| object.terms.iter().copied())
    }

    /// Instructions that were executed before the first came into being: up to there, no path depends on its input.
    pub fn first(&self) -> Option<u64> {
        self.first
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// A new object, after so many instructions: its bytes under `input`, and their terms when `terms` is given.
    pub fn create(
        &mut self,
        steps: u64,
        name: &str,
        (len, among): (usize, Option<Among>),
        terms: Option<&mut Terms>,
        input: &Input,
        defaults: InputDefaults,
    ) -> (Arc<SymbolicObject>, Vec<u8>) {
        self.first.get_or_insert(steps);
        let name = self.names.unique(name);
        let terms = match terms {
            Some(terms) => (0..len).map(|i| terms.symbol(&format!("{name}[{i}]"), 8)).collect(),
            None => Vec::new(),
        };
        let object = Arc::new(SymbolicObject { name, terms, len, told: None, among });
        let bytes = bytes_of((self.list.len(), &object), input, defaults);
        self.list.push_back(object.clone());
        (object, bytes)
    }

    /// A new object that no input decides, after so many instructions.
    pub fn tell(&mut self, steps: u64, name: &str, bytes: &[u8]) {
        self.first.get_or_insert(steps);
        let (name, len) = (self.names.unique(name), bytes.len());
        let object = SymbolicObject { name, terms: Vec::new(), len, told: Some(bytes.into()), among: None };
        self.list.push_back(Arc::new(object));
    }

    /// The input that was really used: every byte of every object, by defaults where `input` says nothing.
    pub fn used_input(&self, input: &Input, defaults: InputDefaults) -> Input {
        let object = |o: (usize, &Arc<SymbolicObject>)| InputObject {
            name: o.1.name.clone(),
            bytes: bytes_of(o, input, defaults),
        };
        Input { objects: self.list.iter().enumerate().map(object).collect() }
    }

    /// The values of all symbols under `input`.
    pub fn assign(&self, terms: &Terms, input: &Input, defaults: InputDefaults, assignment: &mut Assignment) {
        for (position, object) in self.list.iter().enumerate() {
            let bytes = bytes_of((position, object), input, defaults);
            for (&term, byte) in object.terms.iter().zip(bytes) {
                if let Some(symbol) = terms.symbol_of(term) {
                    assignment.set(symbol, u64::from(byte));
                }
            }
        }
    }
}
