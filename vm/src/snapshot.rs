//! Snapshots: the state of a path, shared with the machine it was taken from.

use crate::coverage::Coverage;
use crate::environment::{Environment, Value};
use crate::frames::Frozen;
use crate::losses::Losses;
use crate::machine::Setting;
use crate::memory::MemorySnapshot;
use crate::objects::SymbolicObjects;
use crate::shadow::Shadow;
use crate::trace::Trace;
use crate::windows::Windows;
use imbl::Vector;
use std::sync::Arc;

/// The state of a path beside memory and registers.
pub(crate) struct State {
    /// Taken out while an external runs.
    pub env: Option<Box<dyn Environment>>,
    pub trace: Trace,
    pub coverage: Coverage,
    /// The coverage that the last snapshot shares (in a snapshot: the coverage, the other one being empty).
    pub covered: Option<Arc<Coverage>>,
    pub losses: Losses,
    /// Instructions completed.
    pub steps: u64,
    pub objects: SymbolicObjects,
    pub output: Vector<(u32, Arc<[u8]>)>,
    /// The serial number of the next frame.
    pub next_serial: u64,
    /// Position in [`Setting::queue`] of the function to call when no frame is left.
    pub next_in_queue: usize,
    pub has_entry: bool,
    /// What the entry returned.
    pub exit_code: i32,
    /// Assumptions made by the external just executed, checked before the next instruction.
    pub assumptions: Vec<Value>,
    /// The instruction (by `steps`) that decided last, and how often it did.
    pub decided: (u64, u32),
    /// With `--check uninit`: what is known of undefined bits.
    pub shadow: Option<Shadow>,
    /// The account of exact accesses at symbolic addresses.
    pub windows: Windows,
}

impl State {
    pub fn new(env: Box<dyn Environment>, coverage: Coverage) -> Self {
        Self {
            env: Some(env),
            trace: Trace::default(),
            coverage,
            covered: None,
            losses: Losses::default(),
            steps: 0,
            objects: SymbolicObjects::default(),
            output: Vector::new(),
            next_serial: 1,
            next_in_queue: 0,
            has_entry: true,
            exit_code: 0,
            assumptions: Vec::new(),
            decided: (u64::MAX, 0),
            shadow: None,
            windows: Windows::default(),
        }
    }

    /// Decisions that the current instruction has passed already.
    pub fn passed(&self) -> u32 {
        if self.decided.0 == self.steps { self.decided.1 } else { 0 }
    }

    /// Makes all that copies can share shared; the bytes that are shared anew.
    pub fn freeze(&mut self) -> u64 {
        let mut bytes = self.trace.seal();
        // Late on a path, hardly any decision comes with new coverage.
        if self.covered.as_deref() != Some(&self.coverage) {
            self.covered = Some(Arc::new(self.coverage.clone()));
            bytes += self.coverage.bytes();
        }
        bytes
    }

    /// A copy of a state just frozen; the environment's place stays empty if an external is running.
    pub fn share(&self) -> Self {
        Self {
            env: self.env.as_ref().map(|e| e.clone_box()),
            trace: self.trace.clone(),
            coverage: Coverage::default(),
            covered: self.covered.clone(),
            losses: self.losses.clone(),
            steps: self.steps,
            objects: self.objects.clone(),
            output: self.output.clone(),
            next_serial: self.next_serial,
            next_in_queue: self.next_in_queue,
            has_entry: self.has_entry,
            exit_code: self.exit_code,
            assumptions: self.assumptions.clone(),
            decided: (u64::MAX, 0),
            shadow: self.shadow.clone(),
            windows: self.windows.clone(),
        }
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        self.share()
    }
}

/// The state of a path at one point: cheap to clone, and [resumed](crate::Machine::resume) any number of times.
#[derive(Clone)]
pub struct Snapshot {
    pub(crate) setting: Arc<Setting>,
    pub(crate) memory: MemorySnapshot,
    pub(crate) stack: Option<Arc<Frozen>>,
    pub(crate) state: State,
    /// Decisions of the pending instruction that were passed before this snapshot.
    pub(crate) passed: u32,
    /// Bytes of registers that it does not share with the snapshot before it.
    pub(crate) registers: u64,
    /// Bytes of trace and coverage that it does not share with the snapshot before it.
    pub(crate) path: u64,
}

impl Snapshot {
    /// About how many bytes dropping this snapshot frees.
    pub fn bytes(&self) -> u64 {
        self.memory.bytes() + self.registers + self.path + size_of::<Self>() as u64
    }

    /// Those of them that are pages of memory.
    pub fn page_bytes(&self) -> u64 {
        self.memory.page_bytes()
    }

    /// Those of them that are registers of frames.
    pub fn register_bytes(&self) -> u64 {
        self.registers
    }

    /// Instructions executed before it.
    pub fn steps(&self) -> u64 {
        self.state.steps
    }

    /// The sides taken before it.
    pub fn trace(&self) -> &Trace {
        &self.state.trace
    }
}

impl std::fmt::Debug for Snapshot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Snapshot")
            .field("steps", &self.steps())
            .field("bytes", &self.bytes())
            .finish_non_exhaustive()
    }
}
