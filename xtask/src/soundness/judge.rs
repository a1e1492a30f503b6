//! Two ways to all bugs of a small program: exploration, and every input there is.

use super::generate::{Flavour, INPUT, INPUT_BITS, INPUT_BYTES};
use std::collections::BTreeSet;
use std::sync::Arc;
use symvm_explore::report::user_location;
use symvm_explore::{BugReport, Emit, ExploreOptions, NoHost, Observer, PruneOptions, explore, strategy};
use symvm_frontend::program::Program;
use symvm_runtime::WorldOptions;
use symvm_solver::Terms;
use symvm_vm::{Check, Checks, IgnoreDecisions, Input, Machine, MachineOptions, Outcome};

/// Bugs, by kind and place.
pub type Bugs = BTreeSet<(String, String)>;

/// Instructions of a path at most; the programs need thousands.
const MAX_STEPS: u64 = 1_000_000;

/// The checks that programs of a flavour are executed with.
pub fn checks(flavour: Flavour) -> Checks {
    let checks: &[Check] = match flavour {
        Flavour::Plain => &[],
        Flavour::Undefined => &[Check::Uninit, Check::Overflow],
    };
    checks.iter().copied().collect()
}

/// What an exploration came to.
pub struct Explored {
    /// The bugs.
    pub bugs: Bugs,
    /// Paths executed.
    pub paths: u64,
}

/// A program to be looked through.
pub struct Subject {
    program: Arc<Program>,
    world: WorldOptions,
    checks: Checks,
}

#[derive(Default)]
struct Collector(Bugs);

impl Observer for Collector {
    fn on_bug(&mut self, bug: &BugReport) {
        self.0.insert((bug.kind.to_owned(), bug.location.clone()));
    }
}

impl Subject {
    /// Reads and links a module, to be executed with checks.
    pub fn load(text: &[u8], name: &str, checks: Checks) -> Result<Self, String> {
        let world = WorldOptions::default();
        let module = symvm_frontend::parse_module(text, name).map_err(|e| e.to_string())?;
        let linked = symvm_runtime::link(vec![module], &world).map_err(|e| e.to_string())?;
        let program = symvm_vm::prepare(&linked, checks).map_err(|e| e.to_string())?;
        Ok(Self { program, world, checks })
    }

    fn machine_options(&self) -> MachineOptions {
        MachineOptions { max_steps: Some(MAX_STEPS), checks: self.checks, ..MachineOptions::default() }
    }

    /// The bugs of all inputs, one by one, with nothing symbolic.
    pub fn brute_force(&self) -> Result<Bugs, String> {
        let environment = symvm_runtime::environment(&self.world);
        let options = MachineOptions { concrete_only: true, record_trace: false, ..self.machine_options() };
        let mut first = Machine::new(self.program.clone(), environment, options);
        let start = first.snapshot().ok_or("no snapshot of the start")?;
        let (mut bugs, mut terms, mut machine) = (Bugs::new(), Terms::new(), first);
        for number in 0..1u32 << (INPUT_BITS * INPUT_BYTES as u32) {
            let byte = |i: usize| (number >> (INPUT_BITS * i as u32)) as u8 & ((1 << INPUT_BITS) - 1);
            let mut input = Input::default();
            input.set(INPUT, (0..INPUT_BYTES).map(byte).collect());
            machine = Machine::resume_reusing(&start, machine.retire());
            match machine.run(&mut terms, &input, &mut IgnoreDecisions) {
                Outcome::Finding(f) => {
                    let place = self.program.describe(user_location(&self.program, &f));
                    bugs.insert((f.kind.name().to_owned(), place));
                }
                Outcome::Exit { .. } => {}
                other => return Err(format!("input {number:03x} ends in {other:?}")),
            }
        }
        Ok(bugs)
    }

    /// The bugs that an exploration finds; it must come to its end and lose nothing.
    pub fn explore(
        &self,
        strategy: &str,
        seed: u64,
        prune: Option<PruneOptions>,
    ) -> Result<Explored, String> {
        let options = ExploreOptions {
            strategy: strategy::find(strategy).ok_or("no such strategy")?,
            seed,
            prune,
            emit: Emit::Covering,
            max_iterations: Some(200_000),
            machine: self.machine_options(),
            ..ExploreOptions::default()
        };
        let environment = symvm_runtime::environment(&self.world);
        let mut collector = Collector::default();
        let summary = explore(&self.program, environment, &options, &NoHost, &mut collector)
            .map_err(|e| e.to_string())?;
        if !summary.complete {
            return Err(format!("not exhausted: {:?}, {:?}", summary.stop, summary.ledger));
        }
        if summary.engine.counters.iter().any(|(name, n)| name == "prune_refuted" && *n > 0) {
            return Err("an annotation or a subsumption was refuted".into());
        }
        Ok(Explored { bugs: collector.0, paths: summary.counters.paths })
    }

    /// What each of these explorations finds otherwise than trying everything does; and how many bugs there are.
    pub fn differences(
        &self,
        strategies: &[&str],
        seed: u64,
        prune: Option<PruneOptions>,
    ) -> Result<(usize, Vec<String>), String> {
        let all = self.brute_force()?;
        let mut wrong = Vec::new();
        for &name in strategies {
            match self.explore(name, seed, prune) {
                Err(why) => wrong.push(format!("{name}: {why}")),
                Ok(found) if found.bugs != all => wrong.push(format!(
                    "{name} ({} paths): missed {:?}, invented {:?}",
                    found.paths,
                    all.difference(&found.bugs).collect::<Vec<_>>(),
                    found.bugs.difference(&all).collect::<Vec<_>>()
                )),
                Ok(_) => {}
            }
        }
        Ok((all.len(), wrong))
    }
}
