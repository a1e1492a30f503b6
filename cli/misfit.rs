//! What is said of inputs that do not fit the objects of the program: of bytes that are cut, filled up, or go nowhere.

use crate::failure::Failure;
use crate::world::LARGEST;
use std::path::Path;
use symvm_explore::corpus::{Minimized, RawTally, unused};
use symvm_explore::ledger::Entry;
use symvm_explore::{ExploreOptions, RawTarget, Seed, Summary};
use symvm_frontend::program::Program;
use symvm_runtime::{Argument, Content, FUZZ_DATA, SOCKET_FILE, WorldOptions};
use symvm_vm::Input;

/// Objects that one note names.
const NAMED: usize = 5;

/// What gives raw bytes a place.
pub const PLACES: &str = "--sym-stdin N, --sym-file NAME N or --sym-socket N";

/// Raw seeds and raw files must stand for an object. What the program asks for itself is known only when it runs.
pub fn require_place(
    options: &ExploreOptions,
    world: &WorldOptions,
    program: &Program,
    quiet: bool,
) -> Result<(), Failure> {
    if options.raw.named.is_some() || symvm_runtime::asks_for_objects(program, world) {
        return Ok(());
    }
    const WHY: &str = "the program has no symbolic object that raw bytes stand for (arguments do not)";
    if options.emit_corpus.is_some() {
        return Err(Failure::new(format!(
            "--emit-corpus: {WHY}: add {PLACES}, or leave it out: tests/ among the results has all inputs"
        )));
    }
    let raw = options.seeds.iter().filter(|(_, seed)| matches!(seed, Seed::Raw(_))).count();
    match options.seeds.len() {
        _ if raw == 0 => {}
        all if all == raw => return Err(Failure::new(format!("--seeds: {WHY}: add {PLACES}"))),
        all if !quiet => {
            tell!(
                "note: {} raw bytes, which go nowhere: {WHY}; add {PLACES}",
                some(raw, all, "seed", ["is", "are"])
            );
        }
        _ => {}
    }
    Ok(())
}

/// Tells of what is symbolic, and no path read.
pub fn note_unread(summary: &Summary, world: &WorldOptions) {
    for line in summary.ledger.iter().filter(|line| line.entry == Entry::Unread) {
        let size = match &world.stdin {
            Content::Symbolic(size) if line.what == "stdin" => *size,
            _ => world.files.iter().find(|(name, _)| *name == line.what).map_or(0, |(_, file)| file.len()),
        };
        let option = usize::try_from(size).ok().and_then(|size| option_for(world, &line.what, size));
        let option = option.map_or(String::new(), |option| format!(" ({option})"));
        tell!("note: no path read {}, which is symbolic{option}", object(&line.what));
    }
}

/// Tells that there was nothing to explore, if nothing was symbolic.
pub fn note_concrete(summary: &Summary, options: &ExploreOptions, world: &WorldOptions, program: &Program) {
    let is_one_path =
        summary.counters.iterations == 1 && summary.engine.queries == 0 && summary.unexplored == 0;
    let is_given = |argument: &Argument| matches!(argument, Argument::Given(_));
    if is_one_path
        && !summary.limited
        && options.offered.is_empty()
        && world.args.iter().all(is_given)
        && !symvm_runtime::asks_for_objects(program, world)
    {
        tell!(
            "note: nothing was symbolic, so there is one path: --sym-args MIN MAX LEN, --sym-stdin N, --sym-file NAME N and \
             klee_make_symbolic in the program make inputs symbolic (symvm run --help)"
        );
    }
}

/// Tells what the files of `--emit-corpus` do not hold of the tests.
pub fn note_emitted(folder: &Path, results: &Path, tally: &RawTally, target: &RawTarget) {
    let folder = folder.display();
    if tally.tests > 0 && tally.with_bytes == 0 {
        let what = match &target.named {
            Some(named) => object(&named.name),
            None => "an object that raw bytes stand for".into(),
        };
        tell!(
            "note: no file was written into '{folder}': the program asked for {what} in none of the {} tests",
            tally.tests
        );
    } else if !tally.left_out.is_empty() {
        let names = |list: &[String]| named(list.iter().map(|name| object(name)));
        tell!(
            "note: the files in '{folder}' hold {} alone, and tests differ in {}, too: {}/tests has all of each",
            names(&tally.held),
            names(&tally.left_out),
            results.display()
        );
    }
}

/// Tells how the inputs of a corpus fit; nothing can be chosen of a corpus of which nothing reaches the program.
pub fn note_minimized(
    result: &Minimized,
    seeds: &[(String, Seed)],
    world: &WorldOptions,
    quiet: bool,
) -> Result<(), Failure> {
    let all = seeds.len();
    let with_bytes = seeds.iter().filter(|(_, seed)| seed.bytes() > 0).count();
    if result.lost > 0 && result.lost == with_bytes {
        let names = named(result.unread.keys().filter(|name| !name.is_empty()).map(|name| object(name)));
        let why = match names.is_empty() {
            true => format!("no object takes raw bytes: add {PLACES}"),
            false => format!("it never asked for {names}"),
        };
        return Err(Failure::new(format!(
            "nothing was copied: of all inputs, no byte reached the program ({why})"
        )));
    }
    if quiet {
        return Ok(());
    }
    for (name, cut) in result.cut.iter().take(NAMED) {
        let (them, keep) = if cut.inputs == 1 {
            ("it", "it is kept whatever it covers")
        } else {
            ("them", "they are kept whatever they cover")
        };
        let help = option_for(world, name, cut.longest)
            .map_or(String::new(), |option| format!("; {option} takes all of {them}"));
        tell!(
            "note: {} longer than {} ({} bytes): what lies behind was not looked at, so {keep}{help}",
            some(cut.inputs, all, "input", ["is", "are"]),
            object(name),
            cut.taken
        );
    }
    if result.filled > 0 {
        let with = if result.filled == 1 {
            "it was run with zeros behind its end"
        } else {
            "they were run with zeros behind their ends"
        };
        tell!(
            "note: {} shorter than what the program is given: {with}",
            some(result.filled, all, "input", ["is", "are"])
        );
    }
    for (name, &inputs) in result.unread.iter().take(NAMED) {
        let what = match name.is_empty() {
            true => format!("raw bytes, which no object takes ({PLACES})"),
            false => format!("bytes for {}, for which the program did not ask", object(name)),
        };
        tell!("note: {} {what}: they went nowhere", some(inputs, all, "input", ["has", "have"]));
    }
    let more = result.cut.len().saturating_sub(NAMED) + result.unread.len().saturating_sub(NAMED);
    if more > 0 {
        tell!("note: so it is with {more} other objects");
    }
    Ok(())
}

/// What a replay did not take of a test, in sentences.
pub fn replayed(given: &Input, used: &Input, world: &WorldOptions) -> Vec<String> {
    let left = unused(given, used);
    let cut = left.iter().filter(|object| object.taken.is_some()).take(NAMED).map(|object| {
        let option = option_for(world, &object.name, object.given);
        let help = option.map_or(String::new(), |option| format!(" ({option} gives all)"));
        let (bytes, name, taken) = (object.given, self::object(&object.name), object.taken.unwrap_or(0));
        format!("the test has {bytes} bytes for {name}, and the program was given {taken}{help}")
    });
    let unasked: Vec<_> = left.iter().filter(|object| object.taken.is_none()).collect();
    let unasked = (!unasked.is_empty()).then(|| {
        let names = named(unasked.iter().map(|o| format!("{} ({} bytes)", object(&o.name), o.given)));
        let stdin = unasked.iter().find(|object| object.name == "stdin");
        let option = stdin.and_then(|object| option_for(world, "stdin", object.given));
        let help = option.map_or(String::new(), |option| format!("; {option} gives standard input"));
        format!("the program did not ask for all that the test has: {names}{help}")
    });
    cut.chain(unasked).collect()
}

/// What a native run takes of a test, as far as that is known: not what it asks the replay library for.
pub fn taken_natively(given: &Input, world: &WorldOptions) -> Input {
    let mut taken = given.clone();
    let contents = [("stdin", &world.stdin)].into_iter().chain(world.files.iter().map(|(n, c)| (&**n, c)));
    for (name, content) in contents {
        let object = taken.objects.iter().position(|object| object.name == name);
        match (object, content) {
            (Some(at), Content::Symbolic(size)) => {
                taken.objects[at].bytes.truncate(usize::try_from(*size).unwrap_or(usize::MAX));
            }
            (Some(at), Content::Given(_)) => drop(taken.objects.remove(at)),
            (None, _) => {}
        }
    }
    if let Some(data) = taken.objects.iter_mut().find(|object| object.name == FUZZ_DATA) {
        data.bytes
            .truncate(world.fuzz_bytes.map_or(usize::MAX, |n| usize::try_from(n).unwrap_or(usize::MAX)));
    }
    taken
}

/// `1 of 3 inputs is`.
fn some(some: usize, all: usize, one: &str, [is, are]: [&str; 2]) -> String {
    format!("{some} of {all} {one}{} {}", if all == 1 { "" } else { "s" }, if some == 1 { is } else { are })
}

/// For people.
fn object(name: &str) -> String {
    match name {
        "stdin" => "standard input".into(),
        FUZZ_DATA => "the fuzz target's input".into(),
        _ => format!("'{name}'"),
    }
}

fn named(names: impl Iterator<Item = String>) -> String {
    let all: Vec<String> = names.collect();
    let shown = all.iter().take(NAMED).map(String::as_str).collect::<Vec<_>>().join(", ");
    match all.len().saturating_sub(NAMED) {
        0 => shown,
        more => format!("{shown} and {more} more"),
    }
}

/// The option that gives an object so many bytes, if there is one.
fn option_for(world: &WorldOptions, name: &str, size: usize) -> Option<String> {
    let is_symbolic =
        |(known, content): &(String, Content)| known == name && matches!(content, Content::Symbolic(_));
    let fits = u64::try_from(size).is_ok_and(|size| size <= LARGEST);
    match name {
        _ if !fits => None,
        FUZZ_DATA => Some(format!("--sym-input {size}")),
        "stdin" => (matches!(world.stdin, Content::Symbolic(_)) || world.stdin.is_empty())
            .then(|| format!("--sym-stdin {size}")),
        _ if !world.files.iter().any(is_symbolic) => None,
        SOCKET_FILE => Some(format!("--sym-socket {size}")),
        _ => Some(format!("--sym-file {name} {size}")),
    }
}
