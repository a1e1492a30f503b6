//! Does a program compute with floats?

use crate::ir::{
    BinaryOp, Call, CastOp, Constant, InstKind, Module, Operand, RmwOp, SymbolKind, Type, TypeId,
};

/// A function of the modules adds, compares or converts floats, or calls a function outside them that may (`sqrt`, an intrinsic). To
/// load, store, print and pass them on is no computation.
pub fn computes_with_floats(modules: &[Module]) -> bool {
    modules.iter().any(|module| {
        let bodies = module.symbols.iter().filter_map(|symbol| match &symbol.kind {
            SymbolKind::Function(f) => f.body.as_ref(),
            _ => None,
        });
        bodies
            .flat_map(|body| &body.blocks)
            .flat_map(|block| &block.insts)
            .any(|inst| is_one(module, &inst.kind))
    })
}

fn is_one(module: &Module, kind: &InstKind) -> bool {
    match kind {
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
        InstKind::AtomicRmw(op, ..) => matches!(op, RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin),
        InstKind::Call(call) | InstKind::Invoke(call, ..) | InstKind::CallBr(call, ..) => {
            calls_one(module, call)
        }
        _ => false,
    }
}

/// What it calls takes or gives a float, and is not there to be looked at.
fn calls_one(module: &Module, call: &Call) -> bool {
    // A pointer may lead anywhere.
    let is_outside = match call.callee {
        Operand::Const(Constant::Symbol(id)) => match &module.symbols[id.0 as usize].kind {
            SymbolKind::Function(f) => f.body.is_none(),
            _ => true,
        },
        _ => true,
    };
    // What follows fixed parameters is printed.
    let fixed = match call.fn_ty.map(|ty| module.types.get(ty)) {
        Some(Type::Func { params, .. }) => params.len(),
        _ => call.args.len(),
    };
    let mut types = call.args.iter().take(fixed).map(|(arg, _)| arg.ty).chain([call.ret]);
    is_outside && types.any(|ty| has_floats(module, ty))
}

fn has_floats(module: &Module, ty: TypeId) -> bool {
    match module.types.get(ty) {
        Type::Float(_) => true,
        Type::Vector { elem, .. } => has_floats(module, *elem),
        _ => false,
    }
}
