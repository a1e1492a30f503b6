//! The state of a path beside memory and registers.

use crate::coverage::Coverage;
use crate::environment::{Environment, Value};
use crate::losses::Losses;
use crate::objects::SymbolicObjects;
use crate::options::InputDefaults;
use crate::shadow::Shadow;
use crate::trace::{self, Trace};
use crate::windows::Windows;
use imbl::Vector;
use std::rc::Rc;
use std::sync::Arc;

/// See the module.
pub(crate) struct State {
    /// Taken out while an external runs.
    pub env: Option<Box<dyn Environment>>,
    /// A copy of it that snapshots share, if no external has run since it was made.
    pub shared_env: Option<Rc<dyn Environment>>,
    pub trace: Trace,
    /// What was chosen at decisions that the trace does not tell of: a rolling hash.
    pub choices: u64,
    pub coverage: Coverage,
    /// The coverage that the last snapshot shares.
    pub covered: Arc<Coverage>,
    pub losses: Losses,
    /// Instructions completed.
    pub steps: u64,
    pub objects: SymbolicObjects,
    /// Where the bytes come from that inputs lack.
    pub defaults: InputDefaults,
    pub output: Vector<(u32, Arc<[u8]>)>,
    /// The serial number of the next frame.
    pub next_serial: u64,
    /// Position in [`Setting::queue`](crate::machine::Setting::queue) of the function to call when no frame is left.
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
    /// A symbolic value was shown as it is, since the machine began or was resumed: how many instructions that takes depends on
    /// the input, without a decision.
    pub observed: bool,
    /// Since the program's start it was asked what a value is under this input, or whether it is symbolic, which may be so to one
    /// machine and a number to another, whatever the answer was: another input, or another machine, may come to the same place after
    /// another number of instructions, without a decision.
    pub steps_vary: bool,
}

impl State {
    pub fn new(
        env: Box<dyn Environment>,
        coverage: Coverage,
        has_entry: bool,
        defaults: InputDefaults,
    ) -> Self {
        Self {
            env: Some(env),
            shared_env: None,
            trace: Trace::default(),
            choices: 0,
            coverage,
            covered: Arc::default(),
            losses: Losses::default(),
            steps: 0,
            objects: SymbolicObjects::default(),
            defaults,
            output: Vector::new(),
            next_serial: 1,
            next_in_queue: 0,
            has_entry,
            exit_code: 0,
            assumptions: Vec::new(),
            decided: (u64::MAX, 0),
            shadow: None,
            windows: Windows::default(),
            observed: false,
            steps_vary: false,
        }
    }

    /// Decisions that the current instruction has passed already.
    pub fn passed(&self) -> u32 {
        if self.decided.0 == self.steps { self.decided.1 } else { 0 }
    }

    /// What was chosen tells this path from others.
    pub fn choose(&mut self, what: u64) {
        self.choices = trace::roll(self.choices, what);
    }

    /// A copy of the environment to share, if no external is running.
    pub fn share_env(&mut self) -> Option<Rc<dyn Environment>> {
        if self.shared_env.is_none() {
            self.shared_env = self.env.as_ref().map(|env| Rc::from(env.clone_box()));
        }
        self.shared_env.clone()
    }
}
