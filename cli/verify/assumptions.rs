//! What a verdict rests on, a line each.

use super::{Verify, source};
use crate::run::Subject;
use symvm_runtime::{Argument, Content, FUZZ_BYTES, FUZZ_TARGET, SOCKET_FILE, WorldOptions, is_fuzz_target};
use symvm_vm::{Check, Checks};

/// Of a verification of this program with these checks.
pub fn of(args: &Verify, Subject { world, sources }: &Subject, checks: Checks) -> Vec<String> {
    let modules = &sources.modules;
    let WorldOptions {
        args: arguments,
        env,
        stdin,
        files,
        stubs,
        // They say what a violation is.
        errors: _,
        fail_syscalls,
        entry,
        fuzz_bytes,
    } = world;
    let mut list = Vec::new();
    let given = arguments.iter().skip(1).filter(|argument| matches!(argument, Argument::Given(_))).count();
    match arguments.len() {
        _ if given > 0 => list.push("arguments are those given (--args)".into()),
        0 | 1 => list.push("there are no arguments (--sym-args)".into()),
        _ => {}
    }
    for argument in arguments {
        if let Argument::Symbolic { min, max, len } = argument {
            list.push(format!("there are {min} to {max} arguments of at most {len} bytes (--sym-args)"));
        }
    }
    match stdin {
        Content::Symbolic(n) => list.push(format!("standard input has {n} bytes (--sym-stdin)")),
        Content::Given(bytes) if bytes.is_empty() => list.push("standard input is empty".into()),
        Content::Given(_) => list.push("standard input is the file given".into()),
    }
    if !env.is_empty() {
        list.push("environment variables are those given (--env), and no others".into());
    }
    for (name, content) in files {
        list.push(match content {
            Content::Symbolic(n) if name == SOCKET_FILE => {
                format!("somebody outside sends {n} bytes to a socket (--sym-socket)")
            }
            Content::Symbolic(n) => format!("the file {name} has {n} bytes (--sym-file)"),
            Content::Given(_) => format!("the file {name} is as given"),
        });
    }
    if is_fuzz_target(modules, world) {
        let most = fuzz_bytes.unwrap_or(FUZZ_BYTES);
        list.push(format!("{FUZZ_TARGET} is called once, with 0 to {most} bytes (--sym-input)"));
    }
    if let Some(entry) = entry {
        list.push(format!(
            "{} is called once, first, with pointers to separate objects of {} bytes",
            entry.function, entry.object_size
        ));
    }
    list.extend(stubs.iter().map(|(name, _)| format!("{name} does what --stub says")));
    list.push(match *fail_syscalls {
        0 => "allocations and system calls do not fail (--fail-syscalls)".into(),
        n => format!("at most {n} allocations and system calls fail (--fail-syscalls; a short read or write has one byte)"),
    });
    if args.assume_initialised {
        list.push("memory that was never written is zero (--assume-initialised)".into());
        list.push(
            "elements of vectors that the compiler left undefined are zero (--assume-initialised)".into(),
        );
    }
    list.push(match checks.contains(Check::Overflow) {
        false => "signed overflow wraps (--check overflow looks for it)".into(),
        true => "left shifts of signed numbers wrap, and abs of the least number is that number".into(),
    });
    if source::uses_random_numbers(modules) {
        list.push(
            "rand and its kin give the numbers of their seed (--stub rand=symbolic lets one give any)".into(),
        );
    }
    list.push("a local variable lasts as long as its function's call, not its block alone".into());
    if !checks.contains(Check::Leak) {
        list.push("lost heap blocks are no violation (--check leak looks for them)".into());
    }
    list.push("an allocation that --max-memory has no room for gives null".into());
    list.push("constant expressions are what the compiler made of them; indices of vectors' elements are within the vectors".into());
    list.push(
        "floating-point numbers that do not fit become the integers that x86-64 makes of them; __builtin_clz and ctz of 0 are the width"
            .into(),
    );
    list.push(
        "clock, environment, process ids, other files, and where objects lie in memory, are as in the machine (an index that leads from one live object into another is no fault)"
            .into(),
    );
    list
}
