//! Runs a function of a `.ll` file concretely and says how many instructions a second the machine executes.
//!
//! `cargo run --release -p symvm-vm --example speed -- FILE.ll FUNCTION`

use std::error::Error;
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;
use symvm_frontend::{lower, parse};
use symvm_solver::Terms;
use symvm_vm::{EmptyEnvironment, IgnoreDecisions, Input, Machine, MachineOptions};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(file), Some(function)) = (args.next(), args.next()) else {
        return Err("usage: speed FILE.ll FUNCTION".into());
    };
    let text = std::fs::read(&file)?;
    let module = parse::parse_module(&text, &file).map_err(|e| format!("{e:?}"))?;
    let program = Arc::new(lower::lower(&module).map_err(|e| format!("{e:?}"))?);
    let options = MachineOptions {
        entry: Some(function),
        concrete_only: true,
        record_trace: false,
        ..MachineOptions::default()
    };
    let mut machine = Machine::new(program, Box::new(EmptyEnvironment), options);
    let start = Instant::now();
    let outcome = machine.run(&mut Terms::new(), &Input::default(), &mut IgnoreDecisions);
    let seconds = start.elapsed().as_secs_f64();
    let million = machine.steps() as f64 / 1e6;
    writeln!(
        std::io::stdout(),
        "{outcome:?}: {million:.1} million instructions in {seconds:.3} s, {:.1} million/s",
        million / seconds
    )?;
    Ok(())
}
