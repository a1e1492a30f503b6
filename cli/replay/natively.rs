//! Replays of a natively built executable, compared with what tests say.

use super::{Agreement, Replay, Replayed, native};
use crate::failure::Failure;
use crate::misfit;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use symvm_explore::{Ending, TestCase};
use symvm_runtime::{FUZZ_DATA, FUZZ_SIZE, WorldOptions};
use symvm_vm::{FaultKind, Input, InputObject};

/// What a Rust program exits with whose `main` panicked.
const PANICKED: i32 = 101;

/// A call that the test makes fail, as `fail_read`.
fn failing_call(test: &TestCase) -> Option<&str> {
    let can_fail = test.command.iter().any(|word| word.starts_with("--fail-syscalls"));
    let fails = |o: &&InputObject| symvm_runtime::is_failure(&o.name) && o.bytes.iter().any(|&b| b != 0);
    test.input.objects.iter().find(fails).filter(|_| can_fail).map(|o| o.name.as_str())
}

/// The objects that are known without running anything: what a fuzz target is given.
pub fn known(world: &WorldOptions) -> Input {
    let mut known = Input::default();
    if let Some(bytes) = world.fuzz_bytes {
        known.set(FUZZ_SIZE, vec![0; size_of::<usize>()]);
        known.set(FUZZ_DATA, vec![0; usize::try_from(bytes).unwrap_or(0)]);
    }
    known
}

/// Runs a test.
///
/// # Errors
/// The executable cannot be run.
pub fn replay(
    executable: &Path,
    test: &TestCase,
    world: &WorldOptions,
    args: &Replay,
    interrupted: &AtomicBool,
) -> Result<Replayed, Failure> {
    let ends_in =
        |kind: FaultKind| matches!(&test.ending, Some(Ending::Bug { fault, .. }) if *fault == kind.name());
    let finds_leaks = ends_in(FaultKind::Leak);
    let native = native::run(executable, &test.input, world, finds_leaks, args.timeout, interrupted)?;
    let taken = misfit::taken_natively(&test.input, world);
    let notes = misfit::replayed(&test.input, &taken, world);
    let panicked = ends_in(FaultKind::Panic) && native.ending == native::Ending::Exit(PANICKED);
    let broke = native.ending.is_crash() || native.report.is_some() || panicked;
    let reported = native.report.iter().map(|line| format!("the native program reported: {line}"));
    let ended = format!("native run: {}", native.ending.describe());
    let hangs = native.ending == native::Ending::TimeOut;
    // What the machine shows as a shell does, exit code 128 + n, is the default action of signal n.
    let mut by_default = false;
    let agrees = match &test.ending {
        Some(Ending::Exit { code }) => {
            by_default = native.ending == native::Ending::Signal(code & 0x7f) && code & 0x80 != 0;
            by_default || native.ending == native::Ending::Exit(code & 0xff)
        }
        // Who waits for ever does not end.
        Some(Ending::Bug { .. }) if ends_in(FaultKind::Deadlock) => hangs || broke,
        Some(Ending::Bug { .. }) => broke,
        Some(Ending::StepLimit) => hangs,
        _ => true,
    };
    let agreement = match (&native.gave_up, &test.ending) {
        (Some(why), _) => Agreement::Incomparable(format!(
            "the program cannot be given the test ({why}), so the two cannot be compared"
        )),
        (None, None) => Agreement::Unsaid,
        (None, Some(ending)) => match incomparable(test, ending, world) {
            Some(why) => Agreement::Incomparable(why),
            None if agrees => Agreement::Agrees,
            None => disagreement(ending, &native),
        },
    };
    // A run that cannot be compared shows nothing of the test's.
    let is_apart = matches!(agreement, Agreement::Incomparable(_));
    Ok(Replayed {
        output: if args.show_output { native.output } else { Vec::new() },
        account: reported.chain([ended]).collect(),
        agreement,
        shows_bug: (broke || hangs && ends_in(FaultKind::Deadlock)) && !by_default && !is_apart,
        notes,
    })
}

/// Why the native run says nothing of the test, whatever it comes to: it is not told what the machine was.
fn incomparable(test: &TestCase, ending: &Ending, world: &WorldOptions) -> Option<String> {
    let said = ending.summary();
    if let Some(call) = failing_call(test) {
        return Some(format!(
            "the test says: {said}, after a call that fails ({call}, by --fail-syscalls); natively no call is made to fail, so the two cannot be compared"
        ));
    }
    let entry = world.entry.as_ref()?;
    Some(format!(
        "the test says: {said}, where {} is called first (--entry); natively main is, so the two cannot be compared",
        entry.function
    ))
}

/// What it means that the native run ended otherwise.
fn disagreement(ending: &Ending, native: &native::Native) -> Agreement {
    let said = ending.summary();
    match ending {
        Ending::Bug { fault, .. } if *fault == FaultKind::Deadlock.name() => {
            Agreement::Incomparable(format!(
                "the test says: {said}; natively the threads took another order, and the program went on"
            ))
        }
        Ending::Bug { fault, .. } if *fault == FaultKind::UninitialisedUse.name() => {
            Agreement::Incomparable(format!(
                "the test says: {said}; natively the program went on, as it does with what was never written: build with -fsanitize=memory, or run it under valgrind"
            ))
        }
        Ending::Bug { fault, .. } if *fault == FaultKind::Leak.name() => Agreement::Incomparable(format!(
            "the test says: {said}; natively nothing tells of it: build with -fsanitize=address. LeakSanitizer takes whatever is left on the stack and in registers for pointers"
        )),
        Ending::Bug { fault, .. } if *fault == FaultKind::UnmodelledExternal.name() => {
            Agreement::Incomparable(format!(
                "the test says: {said}; natively the function is there: give symvm the module that defines it, or --stub"
            ))
        }
        Ending::Bug { .. } => Agreement::Incomparable(format!(
            "the test says: {said}; natively the program went on. Memory errors often do: build with -fsanitize=address,undefined"
        )),
        _ => {
            let reported = match (&native.report, &native.ending) {
                (Some(line), native::Ending::Sanitizer) => format!(": {line}"),
                (Some(line), _) => format!(", after the report: {line}"),
                (None, _) => String::new(),
            };
            Agreement::Differs(format!(
                "the test ended in {said}, the native run in {}{reported}",
                native.ending.describe(),
            ))
        }
    }
}
