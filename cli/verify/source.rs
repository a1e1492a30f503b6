//! What a program's text says of it that matters to a verification.

use symvm_frontend::ir::{BinaryOp, CastOp, InstKind, Module, Symbol, SymbolKind};

/// Generators that are computed, so that each path has the same numbers.
const RANDOM: &[&str] = &[
    "rand", "rand_r", "random", "random_r", "drand48", "erand48", "lrand48", "nrand48", "mrand48", "jrand48",
];

/// What is recorded for pruning knows no floats: they would be made concrete, and nothing proved.
pub fn computes_with_floats(modules: &[Module]) -> bool {
    let is_one = |kind: &InstKind| match kind {
        InstKind::Binary { op, .. } => {
            matches!(op, BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem)
        }
        InstKind::Cast(op, _) => matches!(
            op,
            CastOp::FpTrunc
                | CastOp::FpExt
                | CastOp::FpToUi
                | CastOp::FpToSi
                | CastOp::UiToFp
                | CastOp::SiToFp
        ),
        InstKind::FCmp(..) => true,
        _ => false,
    };
    let bodies = modules.iter().flat_map(|module| &module.symbols).filter_map(|symbol| match &symbol.kind {
        SymbolKind::Function(f) => f.body.as_ref(),
        _ => None,
    });
    bodies.flat_map(|body| &body.blocks).flat_map(|block| &block.insts).any(|inst| is_one(&inst.kind))
}

/// Does it call one of those generators?
pub fn uses_random_numbers(modules: &[Module]) -> bool {
    let is_one = |symbol: &Symbol| match &symbol.kind {
        SymbolKind::Function(f) => f.body.is_none() && RANDOM.contains(&&*symbol.name),
        _ => false,
    };
    modules.iter().any(|module| module.symbols.iter().any(is_one))
}
