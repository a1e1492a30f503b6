//! How a machine runs.

use crate::checks::Checks;
use crate::fnv;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};
use symvm_solver::clock::Instant;

/// The bytes that an [`Input`](crate::Input) lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InputDefaults {
    /// Zero.
    #[default]
    Zero,
    /// Pseudo-random, a function of this seed, the object's name and the byte's index.
    Random(u64),
}

impl InputDefaults {
    /// The byte `index` of the object `name`.
    pub fn byte(self, name: &str, index: usize) -> u8 {
        match self {
            Self::Zero => 0,
            Self::Random(seed) => {
                // FNV-1a over the name, finished by the mixer of splitmix64.
                let hash = fnv::add(seed ^ fnv::BASIS, name.as_bytes());
                let mut z = hash.wrapping_add((index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
                z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
                (z ^ (z >> 31)) as u8
            }
        }
    }
}

/// Settings of a machine, shared by all that are resumed from its snapshots.
#[derive(Clone, Debug)]
pub struct MachineOptions {
    /// Where the program starts; by default `__symvm_start`, else `main`.
    pub entry: Option<String>,
    /// Replay: inputs are written as plain bytes and nothing becomes symbolic.
    pub concrete_only: bool,
    /// End a run after this many instructions.
    pub max_steps: Option<u64>,
    /// End a run when the program holds more than this many bytes.
    pub max_memory: Option<u64>,
    /// Size of the program's stack.
    pub max_stack_bytes: u64,
    /// Largest feasible window of a load at a symbolic address, in bytes; beyond it the address is bound to its concrete
    /// value, which is a decision.
    pub read_window: u64,
    /// The same for stores.
    pub write_window: u64,
    /// How many terms a path may spend on loads and stores at symbolic addresses, besides two for every instruction it
    /// executes; beyond that addresses are bound to their concrete values.
    pub window_work: u64,
    /// The size of a heap block that depends on input stays symbolic if it is at most this many bytes; larger ones are bound.
    /// 0: all are bound.
    pub max_symbolic_size: u64,
    /// How much a path may spend on operations on symbolic floats (an addition of `double` is 1,024), besides two for every
    /// instruction it executes; beyond that operands are bound to their concrete values. 0: all are.
    pub float_work: u64,
    /// Checks beyond those that are always made.
    pub checks: Checks,
    /// Keep what the program writes to its descriptors.
    pub keep_output: bool,
    /// Record the sides taken; without it only coverage is kept (a replay that needs no trace saves its memory).
    pub record_trace: bool,
    /// Bytes of inputs that an [`Input`](crate::Input) lacks.
    pub defaults: InputDefaults,
    /// Ends the run soon after it is set.
    pub stop: Option<Arc<AtomicBool>>,
    /// Ends the run soon after this moment, which can be set while there are snapshots already.
    pub deadline: Arc<OnceLock<Instant>>,
}

impl Default for MachineOptions {
    fn default() -> Self {
        Self {
            entry: None,
            concrete_only: false,
            max_steps: None,
            max_memory: None,
            max_stack_bytes: 8 << 20,
            read_window: 64 << 10,
            write_window: 4 << 10,
            window_work: 1 << 19,
            max_symbolic_size: 64 << 10,
            float_work: 1 << 20,
            checks: Checks::NONE,
            keep_output: false,
            record_trace: true,
            defaults: InputDefaults::default(),
            stop: None,
            deadline: Arc::default(),
        }
    }
}
