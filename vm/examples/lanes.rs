//! What symbols cost: a kernel over an array in the concrete lane, in the concolic lane without symbols, and with a
//! tenth of the array symbolic. `cargo run --release -p symvm-vm --example lanes -- FILE.ll`
//!
//! The file's function `main` calls `mark(array, length)`, and then works on the array.

use std::error::Error;
use std::io::Write;
use std::time::Instant;
use symvm_solver::Terms;
use symvm_vm::{
    Context, Environment, ExternId, IgnoreDecisions, Input, Machine, MachineOptions, Outcome, Reply, Trap,
    Value,
};

/// How many in a thousand bytes `mark` makes symbolic.
#[derive(Clone)]
struct Marker(u64);

impl Environment for Marker {
    fn resolve(&self, name: &str) -> Option<ExternId> {
        (name == "mark").then_some(ExternId(0))
    }
    fn call(&mut self, _: ExternId, ctx: &mut Context<'_>, args: &[Value]) -> Result<Reply, Trap> {
        let (address, length) = (args[0].bits, args[1].bits);
        let symbolic = length * self.0 / 1000;
        if symbolic > 0 {
            ctx.make_symbolic(Value::word(address), Value::word(symbolic), "data")?;
        }
        Ok(Reply::Void)
    }
    fn clone_box(&self) -> Box<dyn Environment> {
        Box::new(self.clone())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("which file?")?;
    let module = symvm_frontend::parse_module(&std::fs::read(&file)?, &file)?;
    let program = symvm_vm::prepare(&module, symvm_vm::Checks::NONE)?;
    let mut first = None;
    for (what, concrete_only, share) in
        [("concrete lane", true, 0), ("both lanes, no symbols", false, 0), ("a tenth symbolic", false, 100)]
    {
        let mut times = Vec::new();
        let mut steps = 0;
        for _ in 0..5 {
            let options = MachineOptions { concrete_only, ..MachineOptions::default() };
            let mut machine = Machine::new(program.clone(), Box::new(Marker(share)), options);
            let start = Instant::now();
            let outcome = machine.run(&mut Terms::new(), &Input::default(), &mut IgnoreDecisions);
            times.push(start.elapsed().as_secs_f64());
            steps = machine.steps();
            if !matches!(outcome, Outcome::Exit { .. }) {
                return Err(format!("{outcome:?}").into());
            }
        }
        let best = times.into_iter().fold(f64::INFINITY, f64::min);
        let base = *first.get_or_insert(best);
        writeln!(
            std::io::stdout(),
            "{what:24} {best:.3} s, {steps} instructions, {:.2} times the concrete lane",
            best / base
        )?;
    }
    Ok(())
}
