//! Moves of so many bytes that they are made in parts, with a look at the clock in between.

use std::sync::{Arc, OnceLock};
use std::time::Instant;
use symvm_frontend::{lower, parse};
use symvm_solver::Terms;
use symvm_vm::*;

const MIB: u64 = 1 << 20;

/// One external, `late`: after it, time is up.
#[derive(Clone)]
struct Clock(Arc<OnceLock<Instant>>);

impl Environment for Clock {
    fn resolve(&self, name: &str) -> Option<ExternId> {
        (name == "late").then_some(ExternId(0))
    }
    fn call(&mut self, _: ExternId, _: &mut Context<'_>, _: &[Value]) -> Result<Reply, Trap> {
        self.0.get_or_init(Instant::now);
        Ok(Reply::Void)
    }
    fn clone_box(&self) -> Box<dyn Environment> {
        Box::new(self.clone())
    }
}

/// Runs a body in which `p` is 200 MiB.
fn run(body: &str) -> (Machine, Outcome) {
    let text = format!(
        "declare void @late()\ndeclare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n\
         define i32 @main() {{\n  %p = alloca [209715200 x i8]\n{body}\n}}\n"
    );
    let module = parse::parse_module(text.as_bytes(), "long.ll").expect("parses");
    let program = Arc::new(lower::lower(&module).expect("lowers"));
    let options = MachineOptions { max_stack_bytes: 1 << 30, ..MachineOptions::default() };
    let clock = Clock(options.deadline.clone());
    let mut machine = Machine::new(program, Box::new(clock), options);
    let outcome = machine.run(&mut Terms::new(), &Input::default(), &mut IgnoreDecisions);
    (machine, outcome)
}

fn store(at: u64, value: u8) -> String {
    format!("  %s{at} = getelementptr i8, ptr %p, i64 {at}\n  store i8 {value}, ptr %s{at}\n")
}

fn memmove(to: u64, from: u64, len: u64) -> String {
    format!(
        "  %t{to} = getelementptr i8, ptr %p, i64 {to}\n  %f{from} = getelementptr i8, ptr %p, i64 {from}\n  \
         call void @llvm.memmove.p0.p0.i64(ptr %t{to}, ptr %f{from}, i64 {len}, i1 false)\n"
    )
}

/// What is at these places of the 200 MiB.
fn bytes(machine: &Machine, at: &[u64]) -> Vec<u8> {
    let memory = machine.memory();
    // The frame, and in it the variable.
    let (frame, _) = memory.ranges().into_iter().find(|(_, size)| *size > 200 * MIB).expect("a frame");
    let (base, _) = memory.object_at(frame + 100 * MIB).expect("p");
    at.iter().map(|at| memory.peek(base + at).expect("it is addressable").value).collect()
}

#[test]
fn long_moves_in_parts_are_as_whole_ones() {
    let edge = 64 * MIB;
    let written = store(edge - 500, 3) + &store(edge + 5, 4) + &store(2 * edge + 7, 5);
    let late = "  call void @late()\n";
    // The path ends before its frame is left, so that the bytes can be seen.
    let up = written.clone() + &memmove(1000, 0, 180 * MIB) + "  unreachable";
    let (machine, outcome) = run(&up);
    assert!(matches!(outcome, Outcome::Finding(_)), "{outcome:?}");
    let moved = [edge + 500, edge + 1005, 2 * edge + 1007];
    assert_eq!(bytes(&machine, &moved), [3, 4, 5]);
    assert_eq!(bytes(&machine, &[edge - 500, edge + 5, 2 * edge + 7]), [0; 3]);
    let down = store(edge + 600, 6) + &written + &memmove(24, 1000, 180 * MIB) + "  unreachable";
    let (machine, _) = run(&down);
    let moved = [edge - 500 - 976, edge + 600 - 976, edge + 5 - 976, 2 * edge + 7 - 976];
    assert_eq!(bytes(&machine, &moved), [3, 6, 4, 5]);
    // Time that is up ends a move before its last part.
    let cut = written + late + &memmove(24, 1000, 180 * MIB) + "  unreachable";
    let (machine, outcome) = run(&cut);
    assert_eq!(outcome, Outcome::Stopped);
    assert_eq!(bytes(&machine, &[edge - 500 - 976, 2 * edge + 7 - 976, 2 * edge + 7]), [3, 0, 5]);
    // A move that leaves the object is no move, though its first part lies in it.
    let out = "  %q = alloca [104857600 x i8]\n  store i8 9, ptr %q\n  \
               %end = getelementptr i8, ptr %p, i64 125829120\n  \
               call void @llvm.memmove.p0.p0.i64(ptr %end, ptr %q, i64 104857600, i1 false)\n  unreachable";
    let (machine, outcome) = run(out);
    assert!(matches!(&outcome, Outcome::Finding(f) if f.kind == FaultKind::OutOfBounds), "{outcome:?}");
    assert_eq!(bytes(&machine, &[120 * MIB]), [0]);
}
