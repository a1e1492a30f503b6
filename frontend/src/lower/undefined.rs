//! Constants that the compiler left undefined: `undef` and `poison`, which clang writes for `7 / 0`, `1 << 40`, lanes of a shuffle
//! that nobody asked for, variables without a value on one way.
//!
//! Such a constant is 0, in an entry of the pool of its own ([`Program::undefined`]): `--check uninit` follows its bits as those of
//! memory that was never written, which is exact. Without that check nothing is followed, so an instruction that uses one is
//! preceded by [`Intrinsic::Undefined`], which says so in the ledger; phis and selects carry one to where it is used
//! ([`super::carried`]). What optimisers write everywhere is no use: the vector or
//! structure that elements are inserted into, parts of vectors, operands of LLVM's own functions on vectors, arguments that the
//! callee does nothing with ([`super::dead_parameters`]). In symvm's own library nothing is marked: its optimised code is known not
//! to decide by them.

use super::Res;
use super::constants::Constants;
use super::function::FunctionLowering;
use super::layout::limbs;
use super::pool::Limbs;
use crate::ir::{self, ConstExpr, Constant, InstKind, Operand, SymbolKind, Type, TypeId, TypedOperand};
use crate::program::{Intrinsic, Opnd, Program};

impl Program {
    /// The undefined bits of an operand that is a constant.
    pub fn undefined_bits(&self, opnd: Opnd) -> u64 {
        let known = |index| self.undefined.binary_search_by_key(&index, |(at, _)| *at).ok();
        opnd.as_pool().and_then(known).map_or(0, |at| self.undefined[at].1)
    }
}

/// Some part of the constant is undefined.
pub(super) fn is_undefined(value: &Constant) -> bool {
    mentions(value, &|part| matches!(part, Constant::Undef | Constant::Poison))
}

/// Some part of the constant, at any depth, is such a one.
pub(super) fn mentions(value: &Constant, is: &dyn Fn(&Constant) -> bool) -> bool {
    let mentions = |value: &Constant| mentions(value, is);
    match value {
        value if is(value) => true,
        Constant::Aggregate(parts) => parts.iter().any(|part| mentions(&part.value)),
        Constant::Splat(elem) => mentions(&elem.value),
        Constant::Expr(expr) => match &**expr {
            ConstExpr::Gep { operands, .. } | ConstExpr::Other(_, operands) => {
                operands.iter().any(|operand| mentions(&operand.value))
            }
            ConstExpr::Cast(_, value, _) => mentions(&value.value),
            ConstExpr::Binary(_, a, b) | ConstExpr::ICmp(_, a, b) | ConstExpr::FCmp(_, a, b) => {
                mentions(&a.value) || mentions(&b.value)
            }
            ConstExpr::Select(cond, a, b) => [cond, a, b].iter().any(|value| mentions(&value.value)),
        },
        Constant::Undef
        | Constant::Poison
        | Constant::Int(_)
        | Constant::Float(_)
        | Constant::Null
        | Constant::Zero
        | Constant::Bytes(_)
        | Constant::Symbol(_)
        | Constant::BlockAddress(..) => false,
    }
}

/// Bits of a limb that belong to a value of `bits` bits.
fn ones(bits: u16) -> impl Iterator<Item = u64> {
    (0..limbs(u32::from(bits))).map(move |n| match u32::from(bits) - n * 64 {
        rest @ 0..64 => (1 << rest) - 1,
        _ => u64::MAX,
    })
}

impl Constants<'_> {
    /// The undefined bits of a constant that [`Constants::eval`] knows, limb by limb. An expression is undefined as a whole.
    pub fn undefined_bits(&mut self, ty: TypeId, value: &Constant, out: &mut Limbs) -> Res {
        match value {
            Constant::Aggregate(parts) => {
                parts.iter().try_for_each(|part| self.undefined_bits(part.ty, &part.value, out))
            }
            Constant::Splat(elem) => {
                let end = out.len() + self.layout.shape(ty)?.slots as usize;
                while out.len() < end {
                    let before = out.len();
                    self.undefined_bits(elem.ty, &elem.value, out)?;
                    if out.len() == before {
                        break;
                    }
                }
                Ok(())
            }
            value => {
                let whole = is_undefined(value);
                let shape = self.layout.shape(ty)?;
                for leaf in &shape.leaves {
                    out.extend(ones(leaf.bits).map(|mask| if whole { mask } else { 0 }));
                }
                Ok(())
            }
        }
    }
}

impl FunctionLowering<'_, '_> {
    /// A constant of which nothing is defined.
    pub fn undefined(&mut self, bits: u16) -> Opnd {
        let masks: Limbs = ones(bits).collect();
        let zeros = vec![0; masks.len()];
        match self.out.library {
            true => self.cx.constants.pool.run(&zeros),
            false => self.cx.constants.pool.undefined_run(&zeros, &masks),
        }
    }

    /// What follows uses a constant that is undefined, says the ledger when it is executed.
    pub fn mark_undefined(&mut self) {
        let dst = self.temp(1);
        self.machine(Intrinsic::Undefined, &[], dst);
    }

    /// A use of the operand is a use of something undefined: of parts of a vector or structure nothing is said.
    pub fn is_undefined(&self, ty: TypeId, operand: &Operand) -> bool {
        let Operand::Const(value) = operand else { return false };
        match self.cx.constants.layout.get(ty) {
            Type::Vector { .. } | Type::Struct { .. } | Type::Array { .. } => {
                matches!(value, Constant::Undef | Constant::Poison)
            }
            _ => is_undefined(value),
        }
    }

    /// The instruction uses something undefined.
    pub fn uses_undefined(&mut self, inst: &ir::Inst) -> bool {
        if self.out.library {
            return false;
        }
        let typed = |operand: &TypedOperand| self.is_undefined(operand.ty, &operand.value);
        // Of one slot, whose type the text leaves out.
        let plain = |operand: &Operand| matches!(operand, Operand::Const(value) if is_undefined(value));
        match &inst.kind {
            InstKind::Binary { ty, lhs, rhs, .. }
            | InstKind::ICmp(_, ty, lhs, rhs)
            | InstKind::FCmp(_, ty, lhs, rhs) => self.is_undefined(*ty, lhs) || self.is_undefined(*ty, rhs),
            InstKind::FNeg(value) | InstKind::Cast(_, value) | InstKind::Freeze(value) => typed(value),
            InstKind::Select(cond, lhs, rhs) => {
                typed(cond) || !self.carries(inst) && (typed(lhs) || typed(rhs))
            }
            InstKind::Alloca { count, .. } => count.as_ref().is_some_and(typed),
            InstKind::Load { ptr, .. } => plain(ptr),
            InstKind::Store { value, ptr, .. } => typed(value) || plain(ptr),
            InstKind::Gep { base, indices, .. } => typed(base) || indices.iter().any(typed),
            InstKind::ExtractValue(whole, _) => typed(whole),
            InstKind::ExtractElement(whole, lane) => typed(whole) || typed(lane),
            InstKind::InsertElement(_, value, lane) => typed(value) || typed(lane),
            InstKind::InsertValue(_, value, _) => typed(value),
            InstKind::Call(call)
            | InstKind::Resume(call)
            | InstKind::Invoke(call, ..)
            | InstKind::CallBr(call, ..) => self.passes_undefined(call),
            InstKind::VaArg(list) => typed(list),
            InstKind::CmpXchg(ptr, expected, new) => plain(ptr) || typed(expected) || typed(new),
            InstKind::AtomicRmw(_, ptr, value) => plain(ptr) || typed(value),
            InstKind::Ret(value) => value.as_ref().is_some_and(typed),
            InstKind::CondBr(cond, ..) | InstKind::IndirectBr(cond, _) => plain(cond),
            InstKind::Switch(value, ..) => typed(value),
            // They carry it on: `super::carried`.
            InstKind::Phi(_)
            | InstKind::ShuffleVector(..)
            | InstKind::Fence
            | InstKind::LandingPad(_)
            | InstKind::Br(_)
            | InstKind::Unreachable
            | InstKind::Unsupported(_) => false,
        }
    }

    fn passes_undefined(&mut self, call: &ir::Call) -> bool {
        if matches!(&call.callee, Operand::Const(value) if is_undefined(value)) {
            return true;
        }
        let symbols = &self.cx.constants.module.symbols;
        let own = match &call.callee {
            Operand::Const(Constant::Symbol(s)) => {
                let symbol = &symbols[s.0 as usize];
                matches!(&symbol.kind, SymbolKind::Function(f) if f.body.is_none())
                    && symbol.name.starts_with("llvm.")
            }
            _ => false,
        };
        let vector = |ty| matches!(self.cx.constants.layout.get(ty), Type::Vector { .. });
        let is_undefined = |arg: &TypedOperand| self.is_undefined(arg.ty, &arg.value);
        let counts = |(arg, _): &(TypedOperand, _)| is_undefined(arg) && !(own && vector(arg.ty));
        let undefined: Vec<usize> =
            call.args.iter().enumerate().filter(|(_, arg)| counts(arg)).map(|(i, _)| i).collect();
        if undefined.is_empty() {
            return false;
        }
        let dead = self.dead_arguments(call);
        undefined.iter().any(|&i| dead.get(i) != Some(&true))
    }
}
