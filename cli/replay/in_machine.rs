//! Replays in the machine.

use super::{Agreement, Replay, Replayed};
use crate::args::{MAX_STEPS, Run, World};
use crate::failure::Failure;
use crate::{load, misfit, missing, run, world};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use symvm_explore::{Ending, RawTarget, ReplayReport, TestCase, replay};
use symvm_frontend::ir::Module;
use symvm_frontend::program::Program;
use symvm_runtime::WorldOptions;
use symvm_vm::{Environment, HeapLayout, Input, MachineOptions, REMARK};

/// The program in the world that a command gave it.
pub struct Prepared {
    program: Arc<Program>,
    environment: Box<dyn Environment>,
    options: MachineOptions,
    world: WorldOptions,
    /// What raw bytes are.
    pub target: RawTarget,
}

/// Where tests are run one after the other: those of one campaign have one command, and so one program in one world.
pub struct Bench {
    /// The program, read once.
    modules: Vec<Module>,
    /// The words of the command, and what they made.
    ready: Option<(Vec<String>, Prepared)>,
    /// Raised when the user asks to end.
    pub interrupted: Arc<AtomicBool>,
}

impl Bench {
    /// For a program in these files; for none, if there are no files.
    ///
    /// # Errors
    /// The program is wrong.
    pub fn new(programs: &[PathBuf], interrupted: Arc<AtomicBool>) -> Result<Self, Failure> {
        Ok(Self { modules: load::modules(programs)?, ready: None, interrupted })
    }

    /// The program as the command says that found a test.
    ///
    /// # Errors
    /// The program's world is wrong, or it cannot begin there.
    pub fn machine(
        &mut self,
        programs: &[PathBuf],
        words: &World,
        args: &Replay,
        made_by: Option<&Run>,
        command: &[String],
    ) -> Result<&Prepared, Failure> {
        if self.ready.as_ref().is_none_or(|(before, _)| before != command) {
            let modules = self.modules.clone();
            let prepared = Prepared::new(modules, programs, words, args, made_by, command)?;
            self.ready = Some((command.to_vec(), prepared));
        }
        Ok(&self.ready.as_ref().expect("it was made if it was not there").1)
    }
}

impl Prepared {
    fn new(
        modules: Vec<Module>,
        programs: &[PathBuf],
        words: &World,
        args: &Replay,
        made_by: Option<&Run>,
        command: &[String],
    ) -> Result<Self, Failure> {
        let world = world::options(words, programs.first())?;
        let checks = args.checking.or_of_command(command);
        let program = load::linked(modules, &world, checks)?;
        run::require_entry(programs, &program)?;
        // The command that made the test has told of its own.
        if !(args.world.stub.is_empty() && args.world.error_function.is_empty()) {
            missing::note(&world, &program);
        }
        let options = MachineOptions {
            keep_output: args.show_output,
            max_steps: Some(args.max_steps.or(made_by.map(|run| run.max_steps)).unwrap_or(MAX_STEPS)),
            max_memory: made_by.map(|run| run.max_memory),
            checks,
            ..MachineOptions::default()
        };
        let environment = symvm_runtime::environment(&world);
        let target = world::raw_target(words, &world);
        Ok(Self { program, environment, options, world, target })
    }

    fn run(&self, input: &Input, layout: &HeapLayout) -> ReplayReport {
        replay(&self.program, self.environment.clone_box(), &self.options, input, layout)
    }

    /// The objects that the program asks for, if all are zeros.
    pub fn known(&self) -> Input {
        self.run(&Input::default(), &HeapLayout::default()).used
    }

    /// Runs a test.
    pub fn replay(&self, test: &TestCase, args: &Replay) -> Replayed {
        let report = self.run(&test.input, &test.layout);
        // What was cut may have asked for the rest.
        let is_cut = matches!(report.ending, Ending::StepLimit | Ending::MemoryLimit | Ending::Stopped);
        let notes = match is_cut {
            true => Vec::new(),
            false => misfit::replayed(&test.input, &report.used, &self.world),
        };
        if !args.show_output {
            let remarks = report.output.iter().filter(|(fd, _)| *fd == REMARK);
            remarks.for_each(|(_, remark)| tell!("{}", String::from_utf8_lossy(remark).trim_end()));
        }
        let agreement = match report.difference(test, args.compare.into()) {
            Some(difference) => Agreement::Differs(difference),
            None if test.ending.is_none() => Agreement::Unsaid,
            None => Agreement::Agrees,
        };
        Replayed {
            output: match args.show_output {
                true => report.output.iter().flat_map(|(_, b)| b.iter().copied()).collect(),
                false => Vec::new(),
            },
            account: vec![format!("{} after {} instructions", report.ending.summary(), report.steps)],
            agreement,
            shows_bug: matches!(report.ending, Ending::Bug { .. }),
            notes,
        }
    }
}
