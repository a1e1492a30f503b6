//! Whose objects a program's inputs are: the model's own, which it asks for by itself, or the program's.

use crate::fuzz_target::{FUZZ_INPUT, FUZZ_SIZE};
use crate::options::{Argument, Content, Stub, WorldOptions};
use symvm_frontend::program::Program;
use symvm_vm::first_name;

/// Calls that `--fail-syscalls` lets fail: each chooses by an object of this name.
const FAILURES: [&str; 15] = [
    "fail_accept",
    "fail_bind",
    "fail_connect",
    "fail_socket",
    "fail_open",
    "fail_close",
    "fail_dup",
    "fail_read",
    "fail_write",
    "fail_ftruncate",
    "fail_fsync",
    "fail_malloc",
    "fail_calloc",
    "fail_realloc",
    "fail_memalign",
];

/// Is it the object of a call that `--fail-syscalls` lets fail, perhaps of a later one (`fail_read_2`)?
pub fn is_failure(name: &str) -> bool {
    FAILURES.contains(&name) || first_name(name).is_some_and(|first| FAILURES.contains(&first))
}

impl WorldOptions {
    /// Objects that the model asks for by itself, beside what standard input and files hold: how many arguments there are and
    /// what they say, what fails. A path that asks for one again has it with a number behind the name.
    pub fn own_objects(&self) -> Vec<String> {
        let most = |argument: &Argument| match argument {
            Argument::Given(_) => 0,
            Argument::Symbolic { min, max, .. } => *max.max(min),
        };
        let all: u32 = self.args.iter().map(most).sum();
        let mut own: Vec<String> = (0..all).map(|i| format!("arg{i:02}")).collect();
        if all > 0 {
            own.push("n_args".into());
        }
        if self.fail_syscalls > 0 {
            own.extend(FAILURES.map(str::to_owned));
        }
        own.extend(["klee_is_symbolic", "klee_get_obj_size", FUZZ_SIZE].map(str::to_owned));
        own
    }

    /// Objects that come into being when the program reads: standard input and files.
    pub fn offered_objects(&self) -> Vec<String> {
        let stdin = [("stdin", &self.stdin)];
        let all = stdin.into_iter().chain(self.files.iter().map(|(name, content)| (name.as_str(), content)));
        all.filter(|(_, content)| matches!(content, Content::Symbolic(1..)))
            .map(|(name, _)| name.into())
            .collect()
    }
}

/// The program itself can ask for objects: it has a function of the modelling interfaces, a stub that is symbolic, or starts
/// with a driver, as fuzz targets do.
pub fn asks_for_objects(program: &Program, options: &WorldOptions) -> bool {
    const NAMES: [&str; 4] = ["klee_make_symbolic", "klee_int", "klee_range", "klee_choose"];
    // The library asks for the model's own.
    let mut names = program.functions.iter().filter(|f| !f.library && f.is_external()).map(|f| &*f.name);
    options.entry.is_some()
        || program.function(FUZZ_INPUT).is_some()
        || options.stubs.iter().any(|(_, stub)| *stub == Stub::Symbolic)
        || names.any(|name| {
            NAMES.contains(&name) || name.starts_with("__VERIFIER_nondet_") || name.starts_with("__Crest")
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_call_that_fails_is_known() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("c");
        let mut found = BTreeSet::new();
        for file in std::fs::read_dir(folder).expect("readable").flatten() {
            let text = std::fs::read_to_string(file.path()).expect("text");
            let names = text.split('"').filter(|word| word.starts_with("fail_"));
            found.extend(names.map(str::to_owned));
        }
        assert_eq!(found, FAILURES.map(str::to_owned).into());
    }

    #[test]
    fn the_models_own_objects_are_those_of_its_options() {
        let mut options = WorldOptions::default();
        let always = ["klee_is_symbolic", "klee_get_obj_size", "fuzz.size"];
        assert_eq!(options.own_objects(), always);
        options.args.push(Argument::Symbolic { min: 0, max: 2, len: 4 });
        assert_eq!(options.own_objects(), [&["arg00", "arg01", "n_args"][..], &always[..]].concat());
        options.fail_syscalls = 1;
        assert!(options.own_objects().contains(&"fail_read".into()));
    }
}
