//! Where runs begin, and the concrete lane: inputs run with nothing symbolic in them. Replays, corpora and mutated inputs all
//! go through here.

use std::sync::Arc;
use symvm_frontend::program::Program;
use symvm_solver::Terms;
use symvm_vm::{
    Environment, HeapLayout, IgnoreDecisions, Input, Machine, MachineOptions, Outcome, Retired, Snapshot,
};

/// So many instructions before the first input take long.
const LONG: u64 = 1_000;

/// Where runs begin: the program before its first instruction, memory laid out, code translated as it is needed. What a
/// program does before it asks for its first input is the same for all inputs; if it takes long, runs begin behind it from the
/// third on.
pub struct Entrance {
    program: Arc<Program>,
    environment: Box<dyn Environment>,
    options: MachineOptions,
    snapshot: Option<Snapshot>,
    /// Instructions before the first input, once that is known and until the snapshot is of there.
    first_input: Option<u64>,
    /// It was tried to go there.
    advanced: bool,
    /// The machine that ran last, for its buffers.
    retired: Option<Retired>,
}

impl Entrance {
    /// Of a program in its world.
    pub fn new(program: Arc<Program>, environment: Box<dyn Environment>, options: MachineOptions) -> Self {
        Self {
            program,
            environment,
            options,
            snapshot: None,
            first_input: None,
            advanced: false,
            retired: None,
        }
    }

    /// Begins with a new machine.
    pub fn clear(&mut self) {
        self.snapshot = None;
        self.advanced = false;
        self.retired = None;
    }

    /// A machine that stands there; it takes over what a retired one leaves.
    pub fn machine(&mut self, terms: &mut Terms) -> Machine {
        if let Some(steps) = self.first_input.take() {
            self.advance(steps, terms);
        }
        self.begin()
    }

    /// A machine that stands at a snapshot instead.
    pub fn resume(&mut self, snapshot: &Snapshot) -> Machine {
        revive(snapshot, self.retired.take())
    }

    /// A machine's run is over, and all was asked of it.
    pub fn retire(&mut self, machine: Machine) {
        self.retired = Some(machine.retire());
    }

    /// What the last left, for those who begin elsewhere.
    pub fn retired(&mut self) -> &mut Option<Retired> {
        &mut self.retired
    }

    fn begin(&mut self) -> Machine {
        if let Some(snapshot) = &self.snapshot {
            return revive(snapshot, self.retired.take());
        }
        let (program, environment) = (self.program.clone(), self.environment.clone_box());
        let mut machine = Machine::new(program, environment, self.options.clone());
        self.snapshot = machine.snapshot();
        machine
    }

    fn advance(&mut self, steps: u64, terms: &mut Terms) {
        self.advanced = true;
        let mut machine = self.begin();
        let outcome = machine.run_to(steps, terms, &Input::default(), &mut IgnoreDecisions);
        let arrived = outcome == Outcome::StepLimit && machine.steps() == steps;
        if arrived
            && machine.first_input().is_none()
            && let Some(before_input) = machine.snapshot()
        {
            self.snapshot = Some(before_input);
        }
        self.retire(machine);
    }

    /// Takes note of a run that ended.
    pub fn on_run(&mut self, machine: &Machine) {
        self.first_input = machine.first_input().filter(|&steps| steps >= LONG && !self.advanced);
    }
}

/// The machine of a snapshot.
pub fn revive(snapshot: &Snapshot, retired: Option<Retired>) -> Machine {
    match retired {
        Some(retired) => Machine::resume_reusing(snapshot, retired),
        None => Machine::resume(snapshot),
    }
}

/// See the module.
pub struct ConcreteLane {
    entrance: Entrance,
    /// Concrete runs make no terms.
    terms: Terms,
}

impl ConcreteLane {
    /// For a program in its world; `options` gives limits and checks.
    pub fn new(program: Arc<Program>, environment: Box<dyn Environment>, options: &MachineOptions) -> Self {
        let options = MachineOptions { concrete_only: true, ..options.clone() };
        Self { entrance: Entrance::new(program, environment, options), terms: Terms::new() }
    }

    /// Runs an input, and looks at the machine as the run left it.
    pub fn run<T>(&mut self, input: &Input, look: impl FnOnce(&Machine) -> T) -> (Outcome, T) {
        self.run_as(input, &HeapLayout::default(), look)
    }

    /// The same, with heap blocks laid out as another run of the input did.
    pub fn run_as<T>(
        &mut self,
        input: &Input,
        layout: &HeapLayout,
        look: impl FnOnce(&Machine) -> T,
    ) -> (Outcome, T) {
        let mut machine = self.entrance.machine(&mut self.terms);
        if !layout.is_plain() {
            machine.set_heap_layout(layout);
        }
        let outcome = machine.run(&mut self.terms, input, &mut IgnoreDecisions);
        self.entrance.on_run(&machine);
        let seen = look(&machine);
        self.entrance.retire(machine);
        (outcome, seen)
    }
}
