//! What the condition of a branch is made of, as far as search heuristics ask (Cha et al., *Automatically Generating Search
//! Heuristics for Concolic Testing*, ICSE 2018, table 1, features 5 to 9).
//!
//! The paper's tool sees C expressions; here the expression is what the condition is computed from inside its function, up to
//! loads of variables. A variable in memory (as -O0 has them) and one in a register (a parameter, a phi) are both local.

use crate::ir::{
    Body, ConstExpr, Constant, Inst, InstKind, Module, Operand, SymbolKind, Type, TypeId, ValueId,
};
use crate::program::Condition;

/// So many values of an expression are looked at: expressions of C are smaller, those of an optimiser may have no end.
const LIMIT: usize = 64;

/// The instruction that defines each value of a function.
pub(super) struct Definitions<'m>(Vec<Option<&'m Inst>>);

impl<'m> Definitions<'m> {
    /// Of this body.
    pub fn new(body: &'m Body) -> Self {
        let mut list = vec![None; body.value_types.len()];
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            if let Some(slot) = inst.result.and_then(|value| list.get_mut(value.0 as usize)) {
                *slot = Some(inst);
            }
        }
        Self(list)
    }

    fn of(&self, value: ValueId) -> Option<&'m Inst> {
        self.0.get(value.0 as usize).copied().flatten()
    }
}

/// Looks through the expression of a condition, or of the value of a switch.
pub(super) fn look<'m>(
    module: &'m Module,
    body: &'m Body,
    of: &Definitions<'m>,
    root: &'m Operand,
) -> Condition {
    let mut walk = Walk { module, body, of, found: Condition::default(), seen: Vec::new(), todo: Vec::new() };
    walk.operand(root);
    while let Some(value) = walk.todo.pop() {
        walk.value(value);
    }
    walk.found
}

struct Walk<'a, 'm> {
    module: &'m Module,
    body: &'m Body,
    of: &'a Definitions<'m>,
    found: Condition,
    seen: Vec<ValueId>,
    todo: Vec<ValueId>,
}

impl<'m> Walk<'_, 'm> {
    fn is_pointer(&self, ty: TypeId) -> bool {
        matches!(self.module.types.list.get(ty.0 as usize), Some(Type::Ptr))
    }

    fn is_number(&self, ty: TypeId) -> bool {
        matches!(self.module.types.list.get(ty.0 as usize), Some(Type::Int(width)) if *width > 1)
    }

    fn operand(&mut self, operand: &'m Operand) {
        match operand {
            Operand::Value(value) if self.seen.len() < LIMIT && !self.seen.contains(value) => {
                self.seen.push(*value);
                self.todo.push(*value);
            }
            Operand::Const(constant) => self.constant(constant),
            _ => {}
        }
    }

    fn constant(&mut self, constant: &'m Constant) {
        match constant {
            Constant::Symbol(symbol) => {
                let Some(symbol) = self.module.symbols.get(symbol.0 as usize) else { return };
                if let SymbolKind::Variable(v) = &symbol.kind {
                    self.found.string |= v.constant && matches!(v.init, Some(Constant::Bytes(_)));
                }
            }
            Constant::Expr(expr) => match &**expr {
                ConstExpr::Gep { operands, .. } | ConstExpr::Other(_, operands) => {
                    operands.iter().for_each(|operand| self.constant(&operand.value));
                }
                ConstExpr::Cast(_, operand, _) => self.constant(&operand.value),
                ConstExpr::Binary(_, a, b) | ConstExpr::ICmp(_, a, b) | ConstExpr::FCmp(_, a, b) => {
                    self.constant(&a.value);
                    self.constant(&b.value);
                }
                ConstExpr::Select(a, b, c) => {
                    [a, b, c].iter().for_each(|operand| self.constant(&operand.value))
                }
            },
            _ => {}
        }
    }

    fn value(&mut self, value: ValueId) {
        let ty = self.body.value_types.get(value.0 as usize).copied();
        self.found.integer |= ty.is_some_and(|ty| self.is_number(ty));
        let Some(inst) = self.of.of(value) else {
            // A parameter.
            self.found.local = true;
            self.found.pointer |= ty.is_some_and(|ty| self.is_pointer(ty));
            return;
        };
        match &inst.kind {
            InstKind::ICmp(_, ty, lhs, rhs) => {
                self.found.pointer |= self.is_pointer(*ty);
                self.found.integer |= self.is_number(*ty);
                self.operand(lhs);
                self.operand(rhs);
            }
            InstKind::FCmp(_, _, lhs, rhs) | InstKind::Binary { lhs, rhs, .. } => {
                self.operand(lhs);
                self.operand(rhs);
            }
            InstKind::Cast(_, operand)
            | InstKind::FNeg(operand)
            | InstKind::Freeze(operand)
            | InstKind::ExtractValue(operand, _) => self.operand(&operand.value),
            InstKind::ExtractElement(vector, lane) => {
                self.operand(&vector.value);
                self.operand(&lane.value);
            }
            InstKind::Select(cond, lhs, rhs) => {
                [cond, lhs, rhs].into_iter().for_each(|operand| self.operand(&operand.value));
            }
            InstKind::Phi(incoming) => {
                // `a && b` joins truth values; anything else that is joined is a variable.
                self.found.local |= inst.ty != self.truth();
                incoming.iter().for_each(|(operand, _)| self.operand(operand));
            }
            InstKind::Load { ptr, .. } => {
                self.found.pointer |= self.is_pointer(inst.ty);
                self.address(ptr);
            }
            InstKind::Gep { base, indices, .. } => {
                self.address(&base.value);
                indices.iter().for_each(|index| self.operand(&index.value));
            }
            InstKind::Alloca { .. } => self.found.local = true,
            InstKind::Call(call) => {
                self.found.external_call |= self.is_external(&call.callee);
                call.args.iter().for_each(|(arg, _)| self.operand(&arg.value));
            }
            _ => {}
        }
    }

    /// Where something is read: through a pointer, unless it is a variable or a part of one.
    fn address(&mut self, ptr: &'m Operand) {
        if let Operand::Value(value) = ptr {
            let variable = matches!(
                self.of.of(*value).map(|inst| &inst.kind),
                Some(InstKind::Alloca { .. } | InstKind::Gep { .. } | InstKind::Cast(..))
            );
            self.found.pointer |= !variable;
        }
        self.operand(ptr);
    }

    /// The type of truth values, if there is one.
    fn truth(&self) -> TypeId {
        let at = self.module.types.list.iter().position(|ty| *ty == Type::Int(1));
        at.map_or(TypeId(u32::MAX), |at| TypeId(at as u32))
    }

    /// The program under test does not define it.
    fn is_external(&self, callee: &Operand) -> bool {
        let Operand::Const(Constant::Symbol(symbol)) = callee else { return false };
        self.module.symbols.get(symbol.0 as usize).is_some_and(|symbol| {
            let body = matches!(&symbol.kind, SymbolKind::Function(f) if f.body.is_some());
            (symbol.library || !body) && !symbol.name.starts_with("llvm.")
        })
    }
}
