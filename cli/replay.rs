//! `symvm replay`: one test again, in the machine or natively.

use crate::args::{MAX_STEPS, Replay, Run};
use crate::failure::{Failure, Status};
use crate::{load, misfit, native, world};
use std::path::{Path, PathBuf};
use symvm_explore::test_case::FORMAT;
use symvm_explore::{Ending, TestCase, replay};
use symvm_vm::{FaultKind, InputObject, MachineOptions, REMARK};

/// What is said where nothing contradicts the test.
fn verdict(test: &TestCase, args: &Replay) -> &'static str {
    let is_ktest = args.files.last().is_some_and(|file| file.extension().is_some_and(|e| e == "ktest"));
    match &test.ending {
        Some(_) => "as the test says\n",
        // Such a file never says.
        None if is_ktest => "",
        None => "the test does not say how it ends: its path was cut when it was found\n",
    }
}

/// The test that shows a bug, if that is the report of one, `bugs/NNN-KIND.json`.
///
/// # Errors
/// The report has no test: its input is in it, but neither the command nor how blocks of the heap were laid out.
fn reported_test(path: &Path, bytes: &[u8]) -> Result<Option<PathBuf>, Failure> {
    #[derive(serde::Deserialize)]
    struct Report {
        #[serde(rename = "kind")]
        _kind: String,
        test: u32,
    }
    let Ok(Report { test, .. }) = serde_json::from_slice(bytes) else { return Ok(None) };
    if test == 0 {
        return Err(Failure::new(format!(
            "{}: no test was written for this bug (its report says \"test\": 0), and tests are what is replayed: explore again, \
             for a report that names its test, or put the report's \"input\" into a file {{\"symvm_test\": {FORMAT}, \
             \"input\": …}} and replay that, with the options of the run that concern the world",
            path.display()
        )));
    }
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let results = absolute.ancestors().nth(2).unwrap_or(Path::new("/"));
    Ok(Some(results.join("tests").join(format!("{test:06}.json"))))
}

fn read_test(path: &Path, bytes: &[u8]) -> Result<TestCase, Failure> {
    TestCase::read(bytes).map_err(|e| Failure::new(format!("{}: {e}", path.display())))
}

/// Replays and compares with what the test says.
pub fn run(args: &Replay) -> Result<Status, Failure> {
    let (test_path, programs) =
        args.files.split_last().ok_or_else(|| Failure::new("name the program and the test to replay"))?;
    let bytes = load::read(test_path)?;
    let test = match reported_test(test_path, &bytes)? {
        Some(path) => read_test(&path, &load::read(&path)?),
        None => read_test(test_path, &bytes),
    }?;
    let made_by = crate::args::campaign(&test.command);
    let world = args.world.clone().or_of_command(made_by.as_deref());
    match &args.native {
        Some(executable) => {
            if !programs.is_empty() {
                return Err(Failure::new(
                    "with --native, name the test alone: the executable is the program",
                ));
            }
            let called = made_by.as_ref().and_then(|run| run.programs.first());
            natively(executable, &test, &world::options(&world, called.or(Some(executable)))?, args)
        }
        None if programs.is_empty() => Err(Failure::new(format!(
            "name the program before the test: symvm replay PROG.ll {}",
            test_path.display()
        ))),
        None => in_the_machine(programs, &test, &world, args, made_by.as_deref()),
    }
}

fn in_the_machine(
    programs: &[std::path::PathBuf],
    test: &TestCase,
    world: &crate::args::World,
    args: &Replay,
    made_by: Option<&Run>,
) -> Result<Status, Failure> {
    let options = world::options(world, programs.first())?;
    let checks = args.checking.or_of_command(&test.command);
    let program = load::program(programs, &options, checks)?;
    // The command that made the test has told of its own.
    if !(args.world.stub.is_empty() && args.world.error_function.is_empty()) {
        crate::missing::note(&options, &program);
    }
    let environment = symvm_runtime::environment(&program, &options);
    let machine = MachineOptions {
        keep_output: args.show_output,
        max_steps: Some(args.max_steps.or(made_by.map(|run| run.max_steps)).unwrap_or(MAX_STEPS)),
        max_memory: made_by.map(|run| run.max_memory),
        checks,
        ..MachineOptions::default()
    };
    let report = replay(&program, environment, &machine, &test.input, &test.layout);
    misfit::note_replayed(&test.input, &report.used, &options);
    if args.show_output {
        let bytes: Vec<u8> = report.output.iter().flat_map(|(_, b)| b.iter().copied()).collect();
        crate::say_bytes(&bytes);
    }
    for (_, remark) in report.output.iter().filter(|(fd, _)| *fd == REMARK && !args.show_output) {
        tell!("{}", String::from_utf8_lossy(remark).trim_end());
    }
    crate::say(&format!("{} after {} instructions\n", report.ending.summary(), report.steps));
    if let Some(difference) = report.difference(test) {
        return Err(Failure::new(format!("the replay differs: {difference}")));
    }
    crate::say(verdict(test, args));
    Ok(match report.ending {
        Ending::Bug { .. } => Status::Bugs,
        _ => Status::Clean,
    })
}

/// A call that the test makes fail, as `fail_read`.
fn failing_call(test: &TestCase) -> Option<&str> {
    let can_fail = test.command.iter().any(|word| word.starts_with("--fail-syscalls"));
    let fails = |o: &&InputObject| symvm_runtime::is_failure(&o.name) && o.bytes.iter().any(|&b| b != 0);
    test.input.objects.iter().find(fails).filter(|_| can_fail).map(|o| o.name.as_str())
}

/// What a Rust program exits with whose `main` panicked.
const PANICKED: i32 = 101;

fn natively(
    executable: &Path,
    test: &TestCase,
    world: &symvm_runtime::WorldOptions,
    options: &Replay,
) -> Result<Status, Failure> {
    let ends_in =
        |kind: FaultKind| matches!(&test.ending, Some(Ending::Bug { fault, .. }) if *fault == kind.name());
    let finds_leaks = ends_in(FaultKind::Leak);
    let native = native::run(executable, &test.input, world, finds_leaks, options.timeout)?;
    misfit::note_replayed(&test.input, &misfit::taken_natively(&test.input, world), world);
    if options.show_output {
        crate::say_bytes(&native.output);
    }
    let panicked = ends_in(FaultKind::Panic) && native.ending == native::Ending::Exit(PANICKED);
    let broke = native.ending.is_crash() || native.report.is_some() || panicked;
    if let Some(line) = &native.report {
        crate::say(&format!("the native program reported: {line}\n"));
    }
    crate::say(&format!("native run: {}\n", native.ending.describe()));
    // What the machine shows as a shell does, exit code 128 + n, is the default action of signal n.
    let mut by_default = false;
    let agrees = match &test.ending {
        Some(Ending::Exit { code }) => {
            by_default = native.ending == native::Ending::Signal(code & 0x7f) && code & 0x80 != 0;
            by_default || native.ending == native::Ending::Exit(code & 0xff)
        }
        Some(Ending::Bug { .. }) => broke,
        Some(Ending::StepLimit) => native.ending == native::Ending::TimeOut,
        _ => true,
    };
    if !agrees && let (Some(ending), Some(call)) = (&test.ending, failing_call(test)) {
        crate::say(&format!(
            "the test says: {}, after a call that fails ({call}, by --fail-syscalls); natively no call is made to fail, so the two cannot be compared\n",
            ending.summary()
        ));
        return Ok(Status::Clean);
    }
    if !agrees && let (Some(ending), Some(entry)) = (&test.ending, &world.entry) {
        crate::say(&format!(
            "the test says: {}, where {} is called first (--entry); natively main is, so the two cannot be compared\n",
            ending.summary(),
            entry.function
        ));
        return Ok(Status::Clean);
    }
    match (&test.ending, agrees) {
        (None, _) | (Some(_), true) => crate::say(verdict(test, options)),
        (Some(ending @ Ending::Bug { .. }), false) => {
            crate::say(&format!(
                "the test says: {}; natively the program went on. Memory errors often do: build with -fsanitize=address,undefined\n",
                ending.summary()
            ));
        }
        (Some(ending), false) => {
            return Err(Failure::new(format!(
                "the replay differs: the test ended in {}, the native run in {}",
                ending.summary(),
                native.ending.describe()
            )));
        }
    }
    Ok(if broke && !by_default { Status::Bugs } else { Status::Clean })
}
