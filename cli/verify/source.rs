//! What a program's text says of it that matters to a verification.

use symvm_frontend::ir::{Module, Symbol, SymbolKind};

/// Generators that are computed, so that each path has the same numbers.
const RANDOM: &[&str] = &[
    "rand", "rand_r", "random", "random_r", "drand48", "erand48", "lrand48", "nrand48", "mrand48", "jrand48",
];

/// Does it call one of those generators?
pub fn uses_random_numbers(modules: &[Module]) -> bool {
    let is_one = |symbol: &Symbol| match &symbol.kind {
        SymbolKind::Function(f) => f.body.is_none() && RANDOM.contains(&&*symbol.name),
        _ => false,
    };
    modules.iter().any(|module| module.symbols.iter().any(is_one))
}
