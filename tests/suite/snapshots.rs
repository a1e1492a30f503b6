//! Snapshots: at any point of any program, run on, resume, run again: the same registers, memory, output, end.

use crate::support::{Prepared, folder_programs, prepare};
use symvm_solver::Terms;
use symvm_vm::{IgnoreDecisions, Input, Machine, MachineOptions, Outcome};

/// Numbers without a pattern (xorshift64).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

/// Points at which each program is copied.
const POINTS: u32 = 5;

fn machine(program: &Prepared, concrete_only: bool) -> Machine {
    let environment = symvm_runtime::environment(&program.world);
    let options = MachineOptions { keep_output: true, concrete_only, ..MachineOptions::default() };
    Machine::new(program.program.clone(), environment, options)
}

/// How many snapshots lie on top of one another: more than one lies from a full one to the next.
const GENERATIONS: u64 = 80;

/// Takes snapshots all along a program, drops some of them, and resumes the others in any order.
fn goes_on_from_all_generations(name: &str, program: &Prepared, rng: &mut Random) {
    let mut input = Input::default();
    input.set("x", (0..4).map(|_| rng.below(256) as u8).collect());
    let mut terms = Terms::new();
    let mut whole = machine(program, false);
    let outcome = whole.run(&mut terms, &input, &mut IgnoreDecisions);
    let end = (outcome, whole.fingerprint(&mut terms), whole.input_objects());
    let steps = whole.steps();
    let mut kept = Vec::new();
    let mut going = machine(program, false);
    for i in 0..GENERATIONS {
        let at = i * steps / GENERATIONS;
        let paused = going.run_to(at, &mut terms, &input, &mut IgnoreDecisions);
        assert_eq!(paused, Outcome::StepLimit, "{name} at {at}");
        let snapshot = going.snapshot().expect("no external is running");
        assert_eq!(snapshot.steps(), at);
        kept.push((at, snapshot.clone(), going.fingerprint(&mut terms)));
        // What lies below the one that goes on may be gone: dropped, or only resumed.
        if rng.below(3) == 0 {
            kept.swap_remove(rng.below(kept.len() as u64) as usize);
        }
        if rng.below(4) == 0 {
            going = Machine::resume_reusing(&snapshot, going.retire());
        }
    }
    drop(going);
    let mut retired = None;
    while !kept.is_empty() {
        let (at, snapshot, here) = kept.swap_remove(rng.below(kept.len() as u64) as usize);
        let mut resumed = match retired.take() {
            Some(retired) => Machine::resume_reusing(&snapshot, retired),
            None => Machine::resume(&snapshot),
        };
        resumed.run_to(at, &mut terms, &input, &mut IgnoreDecisions);
        assert_eq!(resumed.fingerprint(&mut terms), here, "{name}, resumed after {at}");
        if rng.below(6) == 0 {
            let outcome = resumed.run(&mut terms, &input, &mut IgnoreDecisions);
            let now = (outcome, resumed.fingerprint(&mut terms), resumed.input_objects());
            assert_eq!(now, end, "{name}, from {at} to the end");
        }
        retired = Some(resumed.retire());
    }
}

/// Copies the program at random points under a random input; whether any of its data were symbolic.
fn goes_on(name: &str, program: &Prepared, concrete_only: bool, rng: &mut Random) -> bool {
    let mut input = Input::default();
    input.set("x", (0..4).map(|_| rng.below(256) as u8).collect());
    input.set("y", vec![rng.below(3) as u8, 0, 0, 0]);
    let mut terms = Terms::new();
    let mut whole = machine(program, concrete_only);
    let outcome = whole.run(&mut terms, &input, &mut IgnoreDecisions);
    let end = (outcome, whole.fingerprint(&mut terms), whole.input_objects());
    let mut retired = None;
    for _ in 0..POINTS {
        let [a, b] = std::array::from_fn(|_| rng.below(whole.steps()));
        let (first, second) = (a.min(b), a.max(b));
        let what = format!("{name}, copied after {first} instructions, looked at after {second}");
        let mut through = machine(program, concrete_only);
        let mut to = |machine: &mut Machine, steps| {
            let paused = machine.run_to(steps, &mut terms, &input, &mut IgnoreDecisions);
            assert_eq!(paused, Outcome::StepLimit, "{name} at {steps}");
            machine.fingerprint(&mut terms)
        };
        let here = to(&mut through, first);
        let snapshot = through.snapshot().expect("no external is running");
        let there = to(&mut through, second);
        let mut resumed = match retired.take() {
            Some(retired) => Machine::resume_reusing(&snapshot, retired),
            None => Machine::resume(&snapshot),
        };
        assert_eq!(to(&mut resumed, first), here, "{what}: the copy");
        assert_eq!(to(&mut resumed, second), there, "{what}: the way");
        // Out of order: what went on from the snapshot has not changed it.
        for mut machine in [through, Machine::resume(&snapshot), resumed] {
            let outcome = machine.run(&mut terms, &input, &mut IgnoreDecisions);
            assert_eq!(
                (outcome, machine.fingerprint(&mut terms), machine.input_objects()),
                end,
                "{what}: the end"
            );
            retired = Some(machine.retire());
        }
    }
    terms.symbol_count() > 0
}

fn all_go_on(variant: &str) {
    let mut rng = Random(5);
    let mut symbolic = 0;
    let programs = folder_programs(variant);
    for name in &programs {
        let program = prepare(variant, name);
        goes_on(name, &program, true, &mut rng);
        goes_on_from_all_generations(name, &program, &mut rng);
        symbolic += usize::from(goes_on(name, &program, false, &mut rng));
    }
    assert!(symbolic * 2 > programs.len(), "{symbolic} of {} programs have symbolic data", programs.len());
}

#[test]
fn programs_go_on_from_any_instruction() {
    all_go_on("clang-14-O0");
}

#[test]
fn optimised_programs_go_on_from_any_instruction() {
    all_go_on("clang-19-O2");
}
