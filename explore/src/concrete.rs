//! The concrete lane: inputs run from the program's start with nothing symbolic in them. Replays, corpora and mutated
//! inputs all go through here.

use std::sync::Arc;
use symvm_frontend::program::Program;
use symvm_solver::Terms;
use symvm_vm::{Environment, IgnoreDecisions, Input, Machine, MachineOptions, Outcome, Snapshot};

/// See the module.
pub struct ConcreteLane {
    program: Arc<Program>,
    environment: Box<dyn Environment>,
    options: MachineOptions,
    /// The program before its first instruction: memory laid out, code translated as it is needed.
    root: Option<Snapshot>,
    /// The machine that ran last, for its buffers.
    retired: Option<Machine>,
    /// Concrete runs make no terms.
    terms: Terms,
}

impl ConcreteLane {
    /// For a program in its world; `options` gives limits and checks.
    pub fn new(program: Arc<Program>, environment: Box<dyn Environment>, options: &MachineOptions) -> Self {
        let options = MachineOptions { concrete_only: true, ..options.clone() };
        Self { program, environment, options, root: None, retired: None, terms: Terms::new() }
    }

    /// Another limit of memory.
    pub fn set_max_memory(&mut self, max: Option<u64>) {
        self.options.max_memory = max;
        // Machines keep the settings they were made with.
        self.root = None;
    }

    /// Runs an input; the machine is as the run left it.
    pub fn run(&mut self, input: &Input) -> (Outcome, &Machine) {
        let mut machine =
            start(&mut self.root, &mut self.retired, &self.program, self.environment.as_ref(), &self.options);
        let outcome = machine.run(&mut self.terms, input, &mut IgnoreDecisions);
        (outcome, self.retired.insert(machine))
    }
}

/// A machine at the first instruction, made once and then resumed.
pub fn start(
    root: &mut Option<Snapshot>,
    retired: &mut Option<Machine>,
    program: &Arc<Program>,
    environment: &dyn Environment,
    options: &MachineOptions,
) -> Machine {
    if let Some(root) = root {
        return revive(root, retired.take());
    }
    let mut machine = Machine::new(program.clone(), environment.clone_box(), options.clone());
    *root = machine.snapshot();
    machine
}

/// The machine of a snapshot.
pub fn revive(snapshot: &Snapshot, retired: Option<Machine>) -> Machine {
    match retired {
        Some(machine) => Machine::resume_reusing(snapshot, machine),
        None => Machine::resume(snapshot),
    }
}
