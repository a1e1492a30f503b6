//! Visits every type, symbol, value, block and location that a body or a constant mentions, to renumber them.

use crate::ir::{
    Block, BlockId, BlockRef, Body, Call, ConstExpr, Constant, Function, Inst, InstKind, LocationId, Operand,
    ParamAttrs, SymbolId, SymbolKind, TypeId, TypedConstant, TypedOperand, ValueId,
};

/// What to do at each mention; the default is nothing.
pub(crate) trait Visit {
    fn ty(&mut self, _: &mut TypeId) {}
    fn symbol(&mut self, _: &mut SymbolId) {}
    fn value(&mut self, _: &mut ValueId) {}
    fn block(&mut self, _: &mut BlockId) {}
    fn location(&mut self, _: &mut LocationId) {}
    /// Called before [`Visit::symbol`] of the function.
    fn block_address(&mut self, _: SymbolId, _: &mut BlockRef) {}

    fn typed_constant(&mut self, c: &mut TypedConstant) {
        self.ty(&mut c.ty);
        self.constant(&mut c.value);
    }

    fn constant(&mut self, c: &mut Constant) {
        match c {
            Constant::Int(_) | Constant::Float(_) | Constant::Bytes(_) => {}
            Constant::Null | Constant::Undef | Constant::Poison | Constant::Zero => {}
            Constant::Aggregate(items) => items.iter_mut().for_each(|c| self.typed_constant(c)),
            Constant::Splat(c) => self.typed_constant(c),
            Constant::Symbol(id) => self.symbol(id),
            Constant::BlockAddress(function, block) => {
                self.block_address(*function, block);
                self.symbol(function);
            }
            Constant::Expr(e) => match &mut **e {
                ConstExpr::Gep { source, operands } => {
                    self.ty(source);
                    operands.iter_mut().for_each(|c| self.typed_constant(c));
                }
                ConstExpr::Cast(_, c, to) => {
                    self.typed_constant(c);
                    self.ty(to);
                }
                ConstExpr::Binary(_, a, b) | ConstExpr::ICmp(_, a, b) | ConstExpr::FCmp(_, a, b) => {
                    [a, b].into_iter().for_each(|c| self.typed_constant(c));
                }
                ConstExpr::Select(a, b, c) => {
                    [a, b, c].into_iter().for_each(|c| self.typed_constant(c));
                }
                ConstExpr::Other(_, operands) => operands.iter_mut().for_each(|c| self.typed_constant(c)),
            },
        }
    }

    fn operand(&mut self, operand: &mut Operand) {
        match operand {
            Operand::Value(id) => self.value(id),
            Operand::Const(c) => self.constant(c),
            Operand::Metadata(_) | Operand::InlineAsm(_) => {}
        }
    }

    fn typed_operand(&mut self, operand: &mut TypedOperand) {
        self.ty(&mut operand.ty);
        self.operand(&mut operand.value);
    }

    fn param_attrs(&mut self, attrs: &mut ParamAttrs) {
        attrs.byval.iter_mut().chain(&mut attrs.sret).for_each(|ty| self.ty(ty));
    }

    fn call(&mut self, call: &mut Call) {
        self.operand(&mut call.callee);
        self.ty(&mut call.ret);
        call.fn_ty.iter_mut().for_each(|ty| self.ty(ty));
        for (argument, attrs) in &mut call.args {
            self.typed_operand(argument);
            self.param_attrs(attrs);
        }
    }

    fn inst(&mut self, inst: &mut Inst) {
        inst.result.iter_mut().for_each(|id| self.value(id));
        self.ty(&mut inst.ty);
        self.location(&mut inst.location);
        match &mut inst.kind {
            InstKind::Binary { ty, lhs, rhs, .. } => {
                self.ty(ty);
                self.operand(lhs);
                self.operand(rhs);
            }
            InstKind::ICmp(_, ty, lhs, rhs) | InstKind::FCmp(_, ty, lhs, rhs) => {
                self.ty(ty);
                self.operand(lhs);
                self.operand(rhs);
            }
            InstKind::FNeg(a) | InstKind::Cast(_, a) | InstKind::Freeze(a) | InstKind::VaArg(a) => {
                self.typed_operand(a)
            }
            InstKind::ExtractValue(a, _) => self.typed_operand(a),
            InstKind::InsertValue(a, b, _)
            | InstKind::ExtractElement(a, b)
            | InstKind::ShuffleVector(a, b, _) => {
                self.typed_operand(a);
                self.typed_operand(b);
            }
            InstKind::Select(a, b, c) | InstKind::InsertElement(a, b, c) => {
                [a, b, c].into_iter().for_each(|o| self.typed_operand(o));
            }
            InstKind::Phi(incoming) => {
                for (value, block) in incoming {
                    self.operand(value);
                    self.block(block);
                }
            }
            InstKind::Alloca { ty, count, .. } => {
                self.ty(ty);
                count.iter_mut().for_each(|c| self.typed_operand(c));
            }
            InstKind::Load { ptr, .. } => self.operand(ptr),
            InstKind::Store { value, ptr, .. } => {
                self.typed_operand(value);
                self.operand(ptr);
            }
            InstKind::Gep { source, base, indices, .. } => {
                self.ty(source);
                self.typed_operand(base);
                indices.iter_mut().for_each(|i| self.typed_operand(i));
            }
            InstKind::Call(call) | InstKind::Resume(call) => self.call(call),
            InstKind::LandingPad(pad) => {
                pad.clauses.iter_mut().for_each(|(_, types)| self.typed_operand(types))
            }
            InstKind::CmpXchg(ptr, expected, new) => {
                self.operand(ptr);
                self.typed_operand(expected);
                self.typed_operand(new);
            }
            InstKind::AtomicRmw(_, ptr, value) => {
                self.operand(ptr);
                self.typed_operand(value);
            }
            InstKind::Ret(value) => value.iter_mut().for_each(|v| self.typed_operand(v)),
            InstKind::Br(to) => self.block(to),
            InstKind::CondBr(condition, yes, no) => {
                self.operand(condition);
                self.block(yes);
                self.block(no);
            }
            InstKind::Switch(value, default, cases) => {
                self.typed_operand(value);
                self.block(default);
                cases.iter_mut().for_each(|(_, to)| self.block(to));
            }
            InstKind::IndirectBr(address, targets) => {
                self.operand(address);
                targets.iter_mut().for_each(|to| self.block(to));
            }
            InstKind::Invoke(call, normal, unwind) => {
                self.call(call);
                self.block(normal);
                self.block(unwind);
            }
            InstKind::CallBr(call, to, others) => {
                self.call(call);
                self.block(to);
                others.iter_mut().for_each(|to| self.block(to));
            }
            InstKind::Fence | InstKind::Unreachable | InstKind::Unsupported(_) => {}
        }
    }

    fn body(&mut self, body: &mut Body) {
        for Block { insts, .. } in &mut body.blocks {
            insts.iter_mut().for_each(|i| self.inst(i));
        }
        body.value_types.iter_mut().for_each(|ty| self.ty(ty));
        for variable in &mut body.variables {
            self.value(&mut variable.value);
            self.location(&mut variable.location);
        }
        self.location(&mut body.location);
    }

    fn symbol_kind(&mut self, kind: &mut SymbolKind) {
        match kind {
            SymbolKind::Function(function) => self.function(function),
            SymbolKind::Variable(variable) => {
                self.ty(&mut variable.ty);
                self.location(&mut variable.location);
                variable.init.iter_mut().for_each(|c| self.constant(c));
            }
            SymbolKind::Alias(target) | SymbolKind::IFunc(target) => self.typed_constant(target),
        }
    }

    fn function(&mut self, function: &mut Function) {
        self.ty(&mut function.ty);
        self.ty(&mut function.ret);
        for (ty, attrs) in &mut function.params {
            self.ty(ty);
            self.param_attrs(attrs);
        }
        function.body.iter_mut().for_each(|body| self.body(body));
    }
}
