//! Does a program compute with floats?

use crate::ir::{BinaryOp, CastOp, InstKind, Module, SymbolKind};

/// A function of the modules adds, compares or converts floats. To load, store and pass them on is no computation.
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
