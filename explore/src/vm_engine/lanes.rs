//! Concrete runs beside the engine's own, each kind for one end.

use crate::concrete::ConcreteLane;
use std::sync::Arc;
use symvm_frontend::program::Program;
use symvm_vm::{Environment, InputDefaults, MachineOptions};

/// See the module.
pub struct Lanes {
    pub replays: ConcreteLane,
    /// Mutated inputs: without a trace, and no longer than the campaign.
    pub probes: ConcreteLane,
    /// For output that is shown.
    pub shown: Option<ConcreteLane>,
}

impl Lanes {
    /// Beside a machine with these options. What a mutated input lacks is what it lacks in the campaign's own run of it.
    pub fn new(program: &Arc<Program>, environment: &dyn Environment, machine: &MachineOptions) -> Self {
        let lane =
            |options: &MachineOptions| ConcreteLane::new(program.clone(), environment.clone_box(), options);
        let probes = MachineOptions { keep_output: false, record_trace: false, ..machine.clone() };
        // What was found when the user asks to end is still confirmed: a replay is no longer than its run was.
        let replays = MachineOptions {
            defaults: InputDefaults::Zero,
            record_trace: true,
            stop: None,
            deadline: Arc::default(),
            ..probes.clone()
        };
        let shown = MachineOptions { keep_output: true, ..replays.clone() };
        Self {
            replays: lane(&replays),
            probes: lane(&probes),
            shown: machine.keep_output.then(|| lane(&shown)),
        }
    }
}
