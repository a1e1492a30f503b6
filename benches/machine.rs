//! The machine's concrete lane: register-code instructions per second on small kernels.
//!
//! `cargo xtask measure machine` compares it with LLVM's interpreter and with native code, in instructions of the text.

use criterion::{Criterion, Throughput};
use std::sync::Arc;
use symvm_frontend::program::Program;
use symvm_solver::Terms;
use symvm_vm::{EmptyEnvironment, IgnoreDecisions, Input, Machine, MachineOptions, Outcome};

macro_rules! kernels {
    ($($variant:literal / $name:literal => $code:literal),* $(,)?) => {
        /// Name, text and exit code (the checksum that a native build gives).
        const KERNELS: &[(&str, &str, i32)] = &[$((
            concat!($name, $variant),
            include_str!(concat!("kernels/ll/clang-14", $variant, "/", $name, ".ll")),
            $code,
        )),*];
    };
}
kernels! {
    "-O0" / "sieve" => 0,
    "-O1" / "sieve" => 0,
    "-O0" / "hash" => 83,
    "-O1" / "hash" => 83,
    "-O0" / "matrix" => 78,
    "-O1" / "matrix" => 78,
}

/// Runs to the end; answers how many instructions that took.
fn run(program: &Arc<Program>, expected: i32) -> u64 {
    let options = MachineOptions { concrete_only: true, record_trace: false, ..MachineOptions::default() };
    let mut machine = Machine::new(Arc::clone(program), Box::new(EmptyEnvironment), options);
    let outcome = machine.run(&mut Terms::new(), &Input::default(), &mut IgnoreDecisions);
    assert_eq!(outcome, Outcome::Exit { code: expected });
    machine.steps()
}

fn machine(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("machine");
    group.sample_size(10);
    for (name, text, expected) in KERNELS {
        let module = symvm_frontend::parse_module(text.as_bytes(), name).expect("clang's text is good");
        let program = symvm_vm::prepare(&module, symvm_vm::Checks::NONE).expect("it lowers");
        group.throughput(Throughput::Elements(run(&program, *expected)));
        group.bench_function(*name, |b| b.iter(|| run(&program, *expected)));
    }
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    machine(&mut criterion);
    criterion.final_summary();
}
