//! Functions that options name and the program does not have: most likely misspelt, or mangled by C++.

use crate::failure::Failure;
use symvm_explore::demangle::{aside, readable};
use symvm_frontend::program::Program;
use symvm_runtime::{ERROR_FUNCTIONS, WorldOptions};

const ERROR_FUNCTION: &str = "--error-function";

/// Tells of stubs and error functions that no module declares or defines, with the name that may have been meant.
pub fn note(world: &WorldOptions, program: &Program) {
    for (option, name, why) in missing(world, program) {
        tell!("note: {option} {name}: {why}");
    }
}

/// Refuses error functions that are not there: that none of them is called would be no news.
pub fn require_error_functions(world: &WorldOptions, program: &Program) -> Result<(), Failure> {
    let lacking = missing(world, program).into_iter().find(|(option, ..)| *option == ERROR_FUNCTION);
    lacking.map_or(Ok(()), |(option, name, why)| Err(Failure::new(format!("{option} {name}: {why}"))))
}

/// Options, the names that they give and the program does not have, and that in words.
fn missing<'a>(world: &'a WorldOptions, program: &Program) -> Vec<(&'static str, &'a str, String)> {
    // Those that are always error functions need not be there.
    let errors = world.errors.iter().filter(|name| !ERROR_FUNCTIONS.contains(&name.as_str()));
    let named = (world.stubs.iter().map(|(name, _)| ("--stub", name)))
        .chain(errors.map(|name| (ERROR_FUNCTION, name)));
    let lacking = named.filter(|(_, name)| program.function(name).is_none());
    let told = |(option, name): (&'static str, &'a String)| {
        let meant = near(name, program)
            .map_or(String::new(), |near| format!("; did you mean '{near}'{}?", aside(near)));
        (option, name.as_str(), format!("no module declares or defines a function '{name}'{meant}"))
    };
    lacking.map(told).collect()
}

/// The function whose name differs least: by a letter in three at most, or in what is around it, as mangling adds. The name
/// may be the source's, with parameters or without.
/// The program's own functions come before symvm's.
fn near<'p>(name: &str, program: &'p Program) -> Option<&'p str> {
    let most = (name.chars().count() / 3).max(1);
    let candidates = program.functions.iter().filter(|function| !function.name.starts_with("__symvm"));
    let distances = candidates.filter_map(|function| {
        let distance = strsim::osa_distance(name, &function.name);
        let source = readable(&function.name);
        let is_sources = source == name || source.split('(').next() == Some(name);
        let within = is_sources || name.len() > 2 && function.name.contains(name);
        (distance <= most || within).then_some((distance, function.library, &*function.name))
    });
    distances.min().map(|(.., name)| name)
}
