//! Runs a program that needs nothing from outside in the concrete lane and ends with its exit code: `concrete FILE.ll`.
//! How many instructions (of the register code) that took is said on the standard error.
#![allow(clippy::print_stderr, reason = "the measurement is this program's output")]

use std::error::Error;
use symvm_solver::Terms;
use symvm_vm::{EmptyEnvironment, IgnoreDecisions, Input, Machine, MachineOptions, Outcome};

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("which file?")?;
    let module = symvm_frontend::parse_module(&std::fs::read(&file)?, &file)?;
    let program = symvm_vm::prepare(&module, symvm_vm::Checks::NONE)?;
    let options = MachineOptions { concrete_only: true, record_trace: false, ..MachineOptions::default() };
    let mut machine = Machine::new(program, Box::new(EmptyEnvironment), options);
    let outcome = machine.run(&mut Terms::new(), &Input::default(), &mut IgnoreDecisions);
    eprintln!("{} instructions", machine.steps());
    match outcome {
        Outcome::Exit { code } => std::process::exit(code),
        other => Err(format!("{other:?}").into()),
    }
}
