//! The machine on real code: against native results, lane against lane, and snapshots against fresh runs.
//!
//! `programs/machine.c` holds the programs; `machine.expected` is what the same code answered natively.

use std::sync::Arc;
use symvm_frontend::program::Program;
use symvm_frontend::{lower, parse};
use symvm_solver::{Assignment, Evaluator, TermId, Terms};
use symvm_vm::*;

/// The externals that the programs use.
#[derive(Clone)]
struct Tiny;

const NAMES: [&str; 4] = ["klee_make_symbolic", "klee_assume", "malloc", "free"];

impl Environment for Tiny {
    fn resolve(&self, name: &str) -> Option<ExternId> {
        NAMES.iter().position(|n| *n == name).map(|i| ExternId(i as u32))
    }
    fn call(&mut self, id: ExternId, ctx: &mut Context<'_>, args: &[Value]) -> Result<Reply, Trap> {
        match NAMES[id.0 as usize] {
            "klee_make_symbolic" => {
                let name = ctx.read_text(args[2])?;
                ctx.make_symbolic(args[0], args[1], &name)?;
            }
            "klee_assume" => ctx.assume(args[0]),
            "malloc" => return Ok(Reply::Value(Value::word(ctx.malloc(args[0], 16, false)?))),
            _ => ctx.free(args[0])?,
        }
        Ok(Reply::Void)
    }
    fn clone_box(&self) -> Box<dyn Environment> {
        Box::new(self.clone())
    }
}

const TEXTS: [(&str, &str); 2] =
    [("O0", include_str!("programs/machine.O0.ll")), ("O1", include_str!("programs/machine.O1.ll"))];
const EXPECTED: &str = include_str!("programs/machine.expected");

fn program(text: &str) -> Arc<Program> {
    let module = parse::parse_module(text.as_bytes(), "machine.ll").expect("parses");
    Arc::new(lower::lower(&module).expect("lowers"))
}

fn machine(program: &Arc<Program>, test: &str, concrete_only: bool) -> Machine {
    let entry = Some(format!("test_{test}"));
    let options =
        MachineOptions { entry, concrete_only, max_steps: Some(50_000_000), ..MachineOptions::default() };
    Machine::new(program.clone(), Box::new(Tiny), options)
}

fn input(bytes: &[u8]) -> Input {
    let mut input = Input::default();
    input.set("in", bytes.to_vec());
    input
}

/// (test, input, native answer), in words: a number, "signal 8", "assume".
fn expected() -> impl Iterator<Item = (&'static str, Vec<u8>, &'static str)> {
    EXPECTED.lines().map(|line| {
        let mut words = line.splitn(3, ' ');
        let mut word = || words.next().expect("three words");
        let (name, hex, answer) = (word(), word(), word());
        let byte = |i: usize| u8::from_str_radix(&hex[i..i + 2], 16).expect("hexadecimal");
        (name, (0..16).step_by(2).map(byte).collect(), answer)
    })
}

fn in_words(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Exit { code } => code.to_string(),
        Outcome::Finding(f) if matches!(f.kind, FaultKind::DivisionByZero | FaultKind::DivisionOverflow) => {
            "signal 8".into()
        }
        Outcome::AssumeViolated => "assume".into(),
        other => format!("{other:?}"),
    }
}

/// What identifies a finished path.
fn summary(machine: &Machine, outcome: &Outcome) -> (String, u64, u64, u64, Vec<u32>) {
    let covered = machine.coverage().sides().map(|s| s.0).collect();
    (format!("{outcome:?}"), machine.trace().hash(), machine.trace().len(), machine.steps(), covered)
}

/// Checks each decision against an evaluator of its own, and keeps snapshots.
#[derive(Default)]
struct Checker {
    decisions: Vec<Decision>,
    snapshots: Vec<Option<Snapshot>>,
}

impl Sink for Checker {
    fn decision(&mut self, machine: &mut Machine, terms: &mut Terms, d: &Decision) -> Flow {
        let mut evaluator = Evaluator::new();
        evaluator.begin();
        let mut value = |t: TermId| evaluator.eval(terms, machine.assignment(), t);
        assert_eq!(value(d.cond), 1, "{d:?}");
        assert_eq!(terms.width(d.cond), 1);
        if let DecisionKind::Branch { sides, .. } = &d.kind {
            for (i, side) in sides.iter().enumerate() {
                assert_eq!(value(*side), u64::from(i as u32 == d.taken), "{d:?} side {i}");
            }
        }
        assert_eq!(machine.steps(), d.steps);
        assert_eq!(machine.trace().len(), d.trace_len);
        self.decisions.push(d.clone());
        self.snapshots.push(machine.snapshot());
        Flow::Continue
    }
}

#[test]
fn both_lanes_agree_with_native_code() {
    for (level, text) in TEXTS {
        let program = program(text);
        for (test, bytes, answer) in expected() {
            let what = format!("{test} at {level} on {bytes:x?}");
            let mut terms = Terms::new();
            let mut concrete = machine(&program, test, true);
            let outcome = concrete.run(&mut terms, &input(&bytes), &mut IgnoreDecisions);
            assert_eq!(in_words(&outcome), answer, "{what}");
            assert_eq!(terms.symbol_count(), 0);
            let mut concolic = machine(&program, test, false);
            let mut sink = Checker::default();
            let other = concolic.run(&mut terms, &input(&bytes), &mut sink);
            assert_eq!(summary(&concolic, &other), summary(&concrete, &outcome), "{what}");
            assert_eq!(concolic.input_objects(), concrete.input_objects());
        }
    }
}

/// The values of the symbols under an input.
fn assignment(terms: &mut Terms, bytes: &[u8]) -> Assignment {
    let mut assignment = Assignment::new();
    for (i, &byte) in bytes.iter().enumerate() {
        let term = terms.symbol(&format!("in[{i}]"), 8);
        assignment.set(terms.symbol_of(term).expect("a symbol"), byte.into());
    }
    assignment
}

#[test]
fn a_snapshot_goes_on_as_a_fresh_run_does() {
    let (mut same, mut different) = (0, 0);
    for (level, text) in TEXTS {
        let program = program(text);
        for (test, bytes, _) in expected() {
            let mut terms = Terms::new();
            let mut first = machine(&program, test, false);
            let mut sink = Checker::default();
            let outcome = first.run(&mut terms, &input(&bytes), &mut sink);
            let all = summary(&first, &outcome);
            let mut retired = None;
            for k in (0..sink.decisions.len()).step_by(sink.decisions.len() / 12 + 1) {
                let what = format!("{test} at {level} on {bytes:x?}, decision {k}");
                let snapshot = sink.snapshots[k].as_ref().expect("these externals decide first");
                let mut resumed = match retired.take() {
                    Some(retired) => Machine::resume_reusing(snapshot, retired),
                    None => Machine::resume(snapshot),
                };
                let mut again = Checker::default();
                let outcome = resumed.run(&mut terms, &input(&bytes), &mut again);
                assert_eq!(again.decisions, sink.decisions[k..], "{what}");
                assert_eq!(summary(&resumed, &outcome), all, "{what}");
                same += 1;
                // Another input that satisfies the path so far.
                let mut changed = bytes.clone();
                changed[k % 8] = changed[k % 8].wrapping_mul(5).wrapping_add(31);
                let values = assignment(&mut terms, &changed);
                let mut evaluator = Evaluator::new();
                evaluator.begin();
                if !sink.decisions[..k].iter().all(|d| evaluator.holds(&terms, &values, d.cond)) {
                    continue;
                }
                let mut resumed = Machine::resume_reusing(snapshot, resumed.retire());
                let mut after = Checker::default();
                let outcome = resumed.run(&mut terms, &input(&changed), &mut after);
                let mut fresh = machine(&program, test, false);
                let mut from_start = Checker::default();
                let expected = fresh.run(&mut terms, &input(&changed), &mut from_start);
                assert_eq!(summary(&resumed, &outcome), summary(&fresh, &expected), "{what} on {changed:x?}");
                assert_eq!(after.decisions, from_start.decisions[k..], "{what} on {changed:x?}");
                different += 1;
                retired = Some(resumed.retire());
            }
        }
    }
    assert!(same > 300 && different > 100, "{same} and {different}");
}

#[test]
fn accesses_are_checked_over_all_values_of_the_address() {
    let program = program(TEXTS[0].1);
    // 15 >> 4 = 0 is fine; the decision's other side is "out of the object".
    let mut sink = Checker::default();
    let mut terms = Terms::new();
    let mut fine = machine(&program, "bounds", false);
    assert_eq!(fine.run(&mut terms, &input(&[0x30]), &mut sink), Outcome::Exit { code: 10 });
    let cond = match &sink.decisions[..] {
        [Decision { kind: DecisionKind::Address { object }, cond, .. }] => {
            assert_eq!((object.kind, object.size), (ObjectKind::Stack, 40));
            *cond
        }
        other => panic!("{other:?}"),
    };
    for byte in 0..=255u8 {
        let values = assignment(&mut terms, &[byte]);
        let mut evaluator = Evaluator::new();
        evaluator.begin();
        assert_eq!(evaluator.holds(&terms, &values, cond), byte >> 4 < 10);
    }
    let mut bad = machine(&program, "bounds", false);
    let mut sink = Checker::default();
    let Outcome::Finding(finding) = bad.run(&mut terms, &input(&[0xb0]), &mut sink) else {
        panic!("no finding")
    };
    assert_eq!(finding.kind, FaultKind::OutOfBounds);
    assert!(matches!(sink.decisions[..], [Decision { kind: DecisionKind::Check { .. }, taken: 1, .. }]));
}

/// A program from inline text, run from `main` without inputs.
fn outcome_of(body: &str, options: MachineOptions) -> Outcome {
    let program = program(&format!("target triple = \"x86_64-pc-linux-gnu\"\n{body}"));
    let mut machine = Machine::new(program, Box::new(Tiny), options);
    machine.run(&mut Terms::new(), &Input::default(), &mut IgnoreDecisions)
}

#[test]
fn paths_end_with_what_happened() {
    let finding = |body: &str| match outcome_of(body, MachineOptions::default()) {
        Outcome::Finding(finding) => *finding,
        other => panic!("{other:?}"),
    };
    let unknown =
        finding("declare i32 @frob(i32)\ndefine i32 @main() {\n%1 = call i32 @frob(i32 1)\nret i32 %1\n}");
    assert_eq!(unknown.kind, FaultKind::UnmodelledExternal);
    assert!(
        unknown.message.contains("'frob'") && unknown.message.contains("--stub frob=zero"),
        "{unknown:?}"
    );
    let deep = finding("define i32 @main() {\n%1 = call i32 @main()\nret i32 %1\n}");
    assert_eq!(deep.kind, FaultKind::StackOverflow);
    assert!(deep.stack.len() > 1000);
    let wild =
        finding("define i32 @main() {\n%1 = inttoptr i64 5 to i32 ()*\n%2 = call i32 %1()\nret i32 %2\n}");
    assert_eq!(wild.kind, FaultKind::InvalidCall);
    let divided = finding("define i32 @main() {\n%1 = add i32 0, 0\n%2 = sdiv i32 5, %1\nret i32 %2\n}");
    assert_eq!(divided.kind, FaultKind::DivisionByZero);
    let endless = "define i32 @main() {\nbr label %a\na:\nbr label %a\n}";
    let options = MachineOptions { max_steps: Some(12_345), ..MachineOptions::default() };
    assert_eq!(outcome_of(endless, options), Outcome::StepLimit);
}
