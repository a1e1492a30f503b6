//! Does a program compute with floats?

use crate::ir::{
    BinaryOp, Call, CastOp, Constant, InstKind, Module, Operand, RmwOp, SymbolKind, Type, TypeId,
};
use hashbrown::HashSet;

/// A function of the modules adds, compares or converts floats, or calls what may: a function outside them (`sqrt`, an intrinsic), or one
/// by a pointer. To load, store, print and pass them on is no computation.
pub fn computes_with_floats(modules: &[Module]) -> bool {
    let functions = || {
        modules.iter().flat_map(|module| {
            module.symbols.iter().filter_map(move |symbol| match &symbol.kind {
                SymbolKind::Function(f) => Some((module, symbol, f.body.as_ref()?)),
                _ => None,
            })
        })
    };
    let inside: HashSet<&str> = functions().map(|(_, symbol, _)| &*symbol.name).collect();
    functions().any(|(module, _, body)| {
        let mut insts = body.blocks.iter().flat_map(|block| &block.insts);
        insts.any(|inst| is_one(module, &inside, &inst.kind))
    })
}

fn is_one(module: &Module, inside: &HashSet<&str>, kind: &InstKind) -> bool {
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
            calls_one(module, inside, call)
        }
        _ => false,
    }
}

/// What it calls takes or gives a float, and is not there to be looked at.
fn calls_one(module: &Module, inside: &HashSet<&str>, call: &Call) -> bool {
    // A pointer may lead anywhere.
    let is_outside = match call.callee {
        Operand::Const(Constant::Symbol(id)) => !inside.contains(&*module.symbols[id.0 as usize].name),
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
