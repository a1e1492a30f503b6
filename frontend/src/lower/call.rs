//! Calls: how values travel (System V x86-64), and callers and callees that disagree about a prototype (K&R).
//!
//! A scalar leaf is one argument; an integer wider than 64 bits is one argument per limb (up to 128 bits, the two stay together); a vector is one argument, its
//! bits back to back, as it is in one vector register.

use super::function::FunctionLowering;
use super::layout::{Layout, Shape, limbs};
use super::{Lack, Res};
use crate::ir::{
    self, CastOp, ConstExpr, Constant, FloatKind, Operand, ParamAttrs, SymbolId, SymbolKind, Type, TypeId,
};
use crate::program::{Arg, ArgClass, FuncId, Function, Inst, Intrinsic, Opnd, Param, Range, Reg, Tail};
use smallvec::SmallVec;

/// One argument's worth of a value.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Piece {
    width: u16,
    class: ArgClass,
}

/// How a value of a type travels.
struct Passing {
    pieces: SmallVec<[Piece; 2]>,
    /// The leaves' bits travel back to back as one integer of this width.
    regroup: Option<u16>,
}

fn passing(layout: &mut Layout<'_>, ty: TypeId, attrs: &ParamAttrs) -> Res<Passing> {
    let mut pieces = SmallVec::new();
    if let Some(copied) = attrs.byval {
        let (size, natural) = layout.size_align(copied)?;
        let size = u32::try_from(size).map_err(|_| Lack("a by-value argument of 4 GiB or more".into()))?;
        let align = if attrs.align == 0 { u32::try_from(natural).unwrap_or(16) } else { attrs.align };
        pieces.push(Piece { width: 64, class: ArgClass::ByVal { size, align: align.max(8) } });
        return Ok(Passing { pieces, regroup: None });
    }
    let shape = layout.shape(ty)?;
    if matches!(layout.get(ty), Type::Vector { .. }) {
        let width = u16::try_from(shape.bits())
            .map_err(|_| Lack("a vector argument of more than 65,535 bits".into()))?;
        pieces.push(Piece { width, class: ArgClass::Sse });
        return Ok(Passing { pieces, regroup: (!shape.is_dense()).then_some(width) });
    }
    for leaf in &shape.leaves {
        match leaf.float {
            Some(FloatKind::X87) => pieces.push(Piece { width: 80, class: ArgClass::X87 }),
            Some(_) => pieces.push(Piece { width: leaf.bits, class: ArgClass::Sse }),
            None => {
                let mut left = leaf.bits;
                let pair = (65..=128).contains(&left);
                while left > 0 {
                    let class = match (pair, left > 64) {
                        (false, _) => ArgClass::Int,
                        (true, true) => ArgClass::IntLow,
                        (true, false) => ArgClass::IntHigh,
                    };
                    pieces.push(Piece { width: left.min(64), class });
                    left -= left.min(64);
                }
            }
        }
    }
    Ok(Passing { pieces, regroup: None })
}

/// What becomes of the caller, which returns what a `musttail` call returns.
fn tail(call: &ir::Call) -> Tail {
    match (call.must_tail, call.forwards) {
        (false, _) => Tail::No,
        (true, false) => Tail::Must,
        (true, true) => Tail::Forwards,
    }
}

/// Where a function's parameters arrive.
#[derive(Default)]
pub(super) struct Prologue {
    /// Registers of each parameter's value.
    pub values: Vec<Opnd>,
    /// Parameters that must be regrouped into registers of their own: which, and how many slots.
    pub regrouped: Vec<(usize, u32)>,
}

/// Fills in the signature of a function.
pub(super) fn declare(layout: &mut Layout<'_>, function: &ir::Function, out: &mut Function) -> Res<Prologue> {
    let mut prologue = Prologue::default();
    out.ret_widths = layout.shape(function.ret)?.leaves.iter().map(|l| l.bits).collect();
    for (i, (ty, attrs)) in function.params.iter().enumerate() {
        let passing = passing(layout, *ty, attrs)?;
        prologue.values.push(Opnd::reg(Reg(out.regs)));
        if passing.regroup.is_some() {
            prologue.regrouped.push((i, layout.shape(*ty)?.slots));
        }
        for piece in passing.pieces {
            out.params.push(Param { reg: Reg(out.regs), width: piece.width, class: piece.class });
            out.regs += limbs(u32::from(piece.width));
        }
    }
    Ok(prologue)
}

impl FunctionLowering<'_, '_> {
    /// Spreads regrouped parameters over their lanes.
    pub fn prologue(&mut self, prologue: &Prologue, function: &ir::Function) {
        for &(i, _) in &prologue.regrouped {
            let arrived = prologue.values[i];
            let result = self.shape(function.params[i].0).and_then(|shape| {
                let own = self.operand(function.params[i].0, &Operand::Value(ir::ValueId(i as u32)))?;
                let own = own.as_reg().ok_or_else(|| Lack("a parameter without registers".into()))?;
                self.regroup(&Self::integer(shape.bits() as u16), arrived, &shape, own)
            });
            if let Err(lack) = result {
                self.unsupported(&lack);
            }
        }
        self.reset_temps();
    }

    /// The arguments of a call.
    fn arguments(&mut self, call: &ir::Call, known: Option<&ir::Function>) -> Res<Vec<Arg>> {
        let mut args = Vec::with_capacity(call.args.len());
        for (i, (operand, attrs)) in call.args.iter().enumerate() {
            let mut attrs = *attrs;
            // `byval` counts on either side.
            if let Some((_, declared)) = known.and_then(|k| k.params.get(i)).filter(|_| attrs.byval.is_none())
            {
                attrs.byval = declared.byval;
                attrs.align = attrs.align.max(declared.align);
            }
            let passing = passing(&mut self.cx.constants.layout, operand.ty, &attrs)?;
            let mut value = self.typed(operand)?;
            if let Some(width) = passing.regroup {
                let shape = self.shape(operand.ty)?;
                let whole = Self::integer(width);
                let to = self.temp(whole.slots);
                self.regroup(&shape, value, &whole, to)?;
                value = Opnd::reg(to);
            }
            for piece in passing.pieces {
                args.push(Arg { value, width: piece.width, class: piece.class });
                value = value.limb(limbs(u32::from(piece.width)));
            }
        }
        Ok(args)
    }

    /// Stores arguments in the side table.
    pub fn push_args(&mut self, args: &[Arg]) -> Range {
        let start = self.out.args.len() as u32;
        self.out.args.extend_from_slice(args);
        Range { start, len: args.len() as u32 }
    }

    pub fn call(&mut self, inst: &ir::Inst, call: &ir::Call) -> Res {
        if let Operand::InlineAsm(asm) = &call.callee {
            return self.inline_asm(inst, call, asm);
        }
        let Some(symbol) = self.direct_callee(&call.callee) else { return self.call_indirect(inst, call) };
        let module = self.cx.module();
        let target = &module.symbols[symbol.0 as usize];
        let SymbolKind::Function(function) = &target.kind else {
            return self.call_direct(inst, call, symbol, None);
        };
        if function.body.is_none() && target.name.starts_with("llvm.") {
            return self.intrinsic(inst, call, &target.name);
        }
        if function.body.is_none() || target.library {
            match &*target.name {
                "setjmp" | "_setjmp" | "sigsetjmp" | "__sigsetjmp" => {
                    // The library's function saves the signals that are blocked, in words that the machine leaves it.
                    if target.library && !self.out.library {
                        self.call_direct(inst, call, symbol, Some(function))?;
                    }
                    return self.set_jump(inst, call);
                }
                "__symvm_long_jump" => return self.long_jump(call),
                "__symvm_landing" => return self.ask_machine(inst, call, Intrinsic::Landing),
                "__symvm_next_landing" => return self.ask_machine(inst, call, Intrinsic::NextLanding),
                "__symvm_unwind" => return self.ask_machine(inst, call, Intrinsic::Unwind),
                "__symvm_begin_thread" => return self.ask_machine(inst, call, Intrinsic::BeginThread),
                "__symvm_switch_thread" => return self.ask_machine(inst, call, Intrinsic::SwitchThread),
                "__symvm_thread_locals_size" => {
                    return self.ask_machine(inst, call, Intrinsic::ThreadLocalsSize);
                }
                "longjmp" | "_longjmp" | "siglongjmp" | "__longjmp_chk" if !target.library => {
                    return self.long_jump(call);
                }
                _ => {}
            }
        }
        self.call_direct(inst, call, symbol, Some(function))
    }

    /// The function a callee names, through casts and aliases.
    pub fn direct_callee(&self, callee: &Operand) -> Option<SymbolId> {
        let Operand::Const(mut constant) = callee.clone() else { return None };
        for _ in 0..64 {
            match constant {
                Constant::Symbol(s) => match &self.cx.module().symbols[s.0 as usize].kind {
                    SymbolKind::Function(_) | SymbolKind::IFunc(_) => return Some(s),
                    SymbolKind::Alias(target) => constant = target.value.clone(),
                    SymbolKind::Variable(_) => return None,
                },
                Constant::Expr(expr) => match *expr {
                    ConstExpr::Cast(CastOp::BitCast | CastOp::AddrSpaceCast, value, _) => {
                        constant = value.value
                    }
                    _ => return None,
                },
                _ => return None,
            }
        }
        None
    }

    fn call_indirect(&mut self, inst: &ir::Inst, call: &ir::Call) -> Res {
        let args = self.arguments(call, None)?;
        let callee = self.pointer(&call.callee)?;
        let ret_slots = self.shape(inst.ty)?.slots as u16;
        let dst = self.result(inst)?;
        let args = self.push_args(&args);
        self.note_call(None);
        self.emit(Inst::CallIndirect { callee, args, dst, ret_slots, tail: tail(call) });
        Ok(())
    }

    fn call_direct(
        &mut self,
        inst: &ir::Inst,
        call: &ir::Call,
        symbol: SymbolId,
        known: Option<&ir::Function>,
    ) -> Res {
        let callee: FuncId = self.cx.constants.functions[symbol.0 as usize]
            .ok_or_else(|| Lack("a call of an intrinsic through an alias".into()))?;
        let mut args = self.arguments(call, known)?;
        let wanted = self.shape(inst.ty)?;
        let mut given = wanted.clone();
        if let Some(function) = known {
            let prototype_less = function.body.is_none() && function.params.is_empty() && function.variadic;
            if !prototype_less {
                args = self.adapt(args, function)?;
            }
            given = self.shape(function.ret)?;
        }
        let dst = self.result(inst)?;
        let same = wanted.leaves.iter().map(|l| l.bits).eq(given.leaves.iter().map(|l| l.bits));
        let args = self.push_args(&args);
        self.note_call(Some(callee));
        let ret_slots = given.slots as u16;
        if same {
            self.emit(Inst::Call { callee, args, dst, ret_slots, tail: tail(call) });
        } else {
            // What it returns is not yet what the caller returns, so the caller waits.
            let returned = self.temp(given.slots);
            self.emit(Inst::Call { callee, args, dst: returned, ret_slots, tail: Tail::No });
            self.adapt_result(&wanted, dst, &given, returned);
        }
        Ok(())
    }

    /// A result used at another type than it is returned at: as much as fits, else 0.
    fn adapt_result(&mut self, wanted: &Shape, dst: Reg, given: &Shape, returned: Reg) {
        for (i, leaf) in wanted.leaves.iter().enumerate() {
            let to = Reg(dst.0 + leaf.slot);
            match given.leaves.get(i) {
                Some(from) => {
                    self.resize(false, from.bits, leaf.bits, to, Opnd::reg(Reg(returned.0 + from.slot)))
                }
                None => {
                    let zero = self.wide_word(0, leaf.bits);
                    self.copy(to, zero, limbs(u32::from(leaf.bits)));
                }
            }
        }
    }

    /// Arguments in the form the callee's definition or prototype has them. Registers are what callers and callees
    /// agree on: the n-th integer parameter gets the n-th integer argument, and so on for each class. Missing ones are
    /// 0; surplus ones go to a variadic callee, or nowhere.
    fn adapt(&mut self, args: Vec<Arg>, function: &ir::Function) -> Res<Vec<Arg>> {
        let mut wanted: SmallVec<[Piece; 8]> = SmallVec::new();
        for (ty, attrs) in &function.params {
            wanted.extend(passing(&mut self.cx.constants.layout, *ty, attrs)?.pieces);
        }
        let fits = |(a, w): (&Arg, &Piece)| a.width == w.width && a.class == w.class;
        let agree = args.len() >= wanted.len() && args.iter().zip(&wanted).all(fits);
        if agree && (args.len() == wanted.len() || function.variadic) {
            return Ok(args);
        }
        let kind = |class: ArgClass| match class {
            ArgClass::Int | ArgClass::IntLow | ArgClass::IntHigh => 0,
            ArgClass::Sse => 1,
            ArgClass::X87 => 2,
            ArgClass::ByVal { .. } => 3,
        };
        let mut used = vec![false; args.len()];
        let mut result = Vec::with_capacity(args.len());
        for piece in &wanted {
            let found = (0..args.len()).find(|&i| !used[i] && kind(args[i].class) == kind(piece.class));
            let value = match found {
                Some(i) => {
                    used[i] = true;
                    self.resized(args[i].width, piece.width, args[i].value)
                }
                None => self.wide_word(0, piece.width),
            };
            result.push(Arg { value, width: piece.width, class: piece.class });
        }
        if function.variadic {
            result.extend(args.iter().zip(&used).filter(|(_, used)| !**used).map(|(a, _)| *a));
        }
        Ok(result)
    }

    /// Emits an intrinsic of the machine.
    pub fn machine(&mut self, op: Intrinsic, args: &[(Opnd, u16)], dst: Reg) {
        let args: SmallVec<[Arg; 4]> =
            args.iter().map(|&(value, width)| Arg { value, width, class: ArgClass::Int }).collect();
        let args = self.push_args(&args);
        self.emit(Inst::Intrinsic { op, args, dst });
    }

    /// A call that an intrinsic of the machine answers, of arguments and a result of one register each.
    fn ask_machine(&mut self, inst: &ir::Inst, call: &ir::Call, op: Intrinsic) -> Res {
        let mut args: SmallVec<[(Opnd, u16); 4]> = SmallVec::new();
        for (value, _) in &call.args {
            args.push((self.typed(value)?, self.scalar(value.ty)?.bits));
        }
        let dst = self.result(inst)?;
        self.machine(op, &args, dst);
        Ok(())
    }

    fn set_jump(&mut self, inst: &ir::Inst, call: &ir::Call) -> Res {
        let (buffer, _) = call.args.first().ok_or_else(|| Lack("setjmp without a buffer".into()))?;
        let buffer = self.typed(buffer)?;
        let dst = self.result(inst)?;
        self.machine(Intrinsic::SetJmp, &[(buffer, 64)], dst);
        Ok(())
    }

    fn long_jump(&mut self, call: &ir::Call) -> Res {
        let [(buffer, _), (value, _), ..] = &call.args[..] else {
            return Err(Lack("longjmp without a value".into()));
        };
        let width = self.scalar(value.ty)?.bits;
        let (buffer, value) = (self.typed(buffer)?, self.typed(value)?);
        let value = self.resized(width, 32, value);
        let dst = self.temp(1);
        self.machine(Intrinsic::LongJmp, &[(buffer, 64), (value, 32)], dst);
        Ok(())
    }
}
