//! The lowering of one function: registers of values, operands, temporaries, and the dispatch over instructions.
//!
//! Values that are mere renamings (`freeze`, casts that keep the bits, `extractvalue` …) share the registers of what they
//! rename. That is sound because phi copies sit on split edges: a use that a definition dominates never sees a later
//! iteration's register.

use super::call;
use super::condition::{self, Definitions};
use super::layout::{Leaf, Shape};
use super::{Lack, Lowering, Res, block_name};
use crate::ir::{
    self, Body, CastOp, Constant, InstKind, LocationId, Operand, SymbolId, Type, TypeId, TypedOperand,
    ValueId,
};
use crate::program::{
    BlockInfo, BlockIx, Condition, FuncId, Function, Inst, IntOp, Intrinsic, LocId, Opnd, Pc, Reg, Wrap,
};
use hashbrown::HashMap;
use std::rc::Rc;
use std::sync::Arc;

/// Registers of a value that has none, because its type has no shape.
const NO_VALUE: Opnd = Opnd(u32::MAX);
/// A renaming not yet resolved.
const PENDING: Opnd = Opnd(u32::MAX - 1);

/// The state of one function's lowering.
pub(super) struct FunctionLowering<'a, 'm> {
    pub cx: &'a mut Lowering<'m>,
    pub body: &'m Body,
    pub out: Function,
    pub id: FuncId,
    /// Registers of each value.
    values: Vec<Opnd>,
    /// The value renames another: its instruction emits nothing.
    renamed: Vec<bool>,
    /// Registers that are 1 where the value holds a constant that is undefined.
    pub marks: HashMap<ValueId, Reg>,
    first_temp: u32,
    next_temp: u32,
    pub loc: LocId,
    source: Arc<str>,
    pub control: super::control::Control<'m>,
    variables: HashMap<ValueId, &'m ir::LocalVariable>,
    messages: HashMap<Arc<str>, u32>,
    /// The scratch slot that masked-off lanes go to, by size.
    pub scratch: Option<u32>,
    /// Where values are defined, of functions of the program under test.
    definitions: Option<Definitions<'m>>,
    /// The block being lowered.
    pub block: usize,
    /// What calls that unwind need of the function.
    pub unwinding: super::unwind::Unwinding,
}

impl<'a, 'm> FunctionLowering<'a, 'm> {
    /// Lowers a whole function.
    pub fn run(
        cx: &'a mut Lowering<'m>,
        symbol: SymbolId,
        function: &'m ir::Function,
        body: &'m Body,
        out: Function,
    ) -> Function {
        let module = cx.module();
        // Of what lies at one place, a whole variable says more than a part of one.
        let of = |part: bool| body.variables.iter().filter(move |v| v.is_address && v.part.is_some() == part);
        let variables = of(true).chain(of(false)).map(|v| (v.value, v)).collect();
        let loc = out.loc;
        let mut this = FunctionLowering {
            body,
            id: cx.constants.functions[symbol.0 as usize].unwrap_or_default(),
            values: vec![NO_VALUE; body.value_types.len()],
            renamed: vec![false; body.value_types.len()],
            marks: HashMap::new(),
            first_temp: 0,
            next_temp: 0,
            loc,
            source: module.symbols[symbol.0 as usize].source.clone(),
            control: super::control::Control::new(body),
            variables,
            messages: HashMap::new(),
            scratch: None,
            block: 0,
            unwinding: super::unwind::Unwinding::default(),
            definitions: (!out.library).then(|| Definitions::new(body)),
            out,
            cx,
        };
        let first_block = this.out.blocks.start;
        this.out.blocks.len = body.blocks.len() as u32;
        let prologue = match call::declare(&mut this.cx.constants.layout, function, &mut this.out) {
            Ok(prologue) => prologue,
            Err(lack) => return this.refuse(&lack),
        };
        this.assign(&prologue);
        for (i, block) in body.blocks.iter().enumerate() {
            this.start_block(BlockIx(first_block + i as u32), i, block);
            if i == 0 {
                this.prologue(&prologue, function);
            }
            for (n, inst) in block.insts.iter().enumerate() {
                match super::sanitizer::reads_signature(inst, block.insts.get(n + 1)) {
                    true => this.no_signature(inst),
                    false => this.instruction(inst),
                }
            }
        }
        this.finish_edges();
        super::control::lay_out_slots(&mut this.out);
        this.out
    }

    /// A function that cannot be entered at all.
    fn refuse(mut self, lack: &Lack) -> Function {
        for (i, block) in self.body.blocks.iter().enumerate() {
            self.start_block(BlockIx(self.out.blocks.start + i as u32), i, block);
            self.unsupported(lack);
        }
        self.out
    }

    fn start_block(&mut self, ix: BlockIx, i: usize, block: &'m ir::Block) {
        self.block = i;
        let located = block.insts.iter().find(|inst| inst.location.0 != 0).or(block.insts.first());
        self.loc = located.map_or(self.out.loc, |inst| self.place(inst));
        let pc = Pc(self.out.code.len() as u32);
        self.control.place_block(i, pc);
        self.cx.blocks.push(BlockInfo {
            func: self.id,
            name: block_name(self.body, i),
            pc,
            insts: block.insts.len() as u32,
            loc: self.loc,
            ..BlockInfo::default()
        });
        self.emit(Inst::Block { block: ix });
    }

    /// Where an instruction is: by debug information; else the function's line, if it has debug information; else the text's.
    fn place(&mut self, inst: &ir::Inst) -> LocId {
        let known = if inst.location == LocationId(0) { self.body.location } else { inst.location };
        self.cx.places.of(known, &self.source, inst.line)
    }

    /// Gives every value its registers.
    fn assign(&mut self, prologue: &call::Prologue) {
        self.values[..prologue.values.len()].copy_from_slice(&prologue.values);
        for &(value, slots) in &prologue.regrouped {
            self.values[value] = Opnd::reg(Reg(self.out.regs));
            self.out.regs += slots;
        }
        let mut pending: Vec<(ValueId, ValueId, u32)> = Vec::new();
        for inst in self.body.blocks.iter().flat_map(|b| &b.insts) {
            let Some(result) = inst.result else { continue };
            let Ok(shape) = self.shape(inst.ty) else { continue };
            match self.renaming(inst, &shape) {
                Some((of, slot)) => {
                    self.values[result.0 as usize] = PENDING;
                    pending.push((result, of, slot));
                }
                None => {
                    self.values[result.0 as usize] = Opnd::reg(Reg(self.out.regs));
                    self.out.regs += shape.slots;
                }
            }
        }
        let index: HashMap<ValueId, (ValueId, u32)> =
            pending.iter().map(|&(r, of, slot)| (r, (of, slot))).collect();
        for &(result, ..) in &pending {
            self.resolve(result, &index);
        }
        self.assign_marks();
        self.assign_landing();
        self.first_temp = self.out.regs;
        self.next_temp = self.out.regs;
    }

    /// Follows a chain of renamings to registers, and settles all of it.
    fn resolve(&mut self, result: ValueId, index: &HashMap<ValueId, (ValueId, u32)>) {
        let mut chain = Vec::new();
        let mut at = result;
        while self.values[at.0 as usize] == PENDING {
            // A cycle (in unreachable code only) is cut by registers of its own.
            self.values[at.0 as usize] = NO_VALUE;
            chain.push(at);
            at = index[&at].0;
        }
        if chain.contains(&at) {
            let slots = self.shape(self.body.value_types[at.0 as usize]).map_or(1, |s| s.slots);
            self.values[at.0 as usize] = Opnd::reg(Reg(self.out.regs));
            self.out.regs += slots;
            self.renamed[at.0 as usize] = false;
        }
        while let Some(link) = chain.pop() {
            if self.values[link.0 as usize] != NO_VALUE {
                continue;
            }
            let (of, slot) = index[&link];
            if self.values[of.0 as usize] != NO_VALUE {
                self.values[link.0 as usize] = self.values[of.0 as usize].limb(slot);
            }
            self.renamed[link.0 as usize] = true;
        }
    }

    /// The value that `result`, that of `inst`, is just another name of.
    pub fn renamed_from(&mut self, result: ValueId, inst: &ir::Inst) -> Option<ValueId> {
        let shape = self.shape(inst.ty).ok().filter(|_| self.renamed[result.0 as usize])?;
        Some(self.renaming(inst, &shape)?.0)
    }

    /// The value, and the slot in it, that the result of `inst` is just another name of.
    fn renaming(&mut self, inst: &ir::Inst, shape: &Shape) -> Option<(ValueId, u32)> {
        let value = |o: &TypedOperand| match o.value {
            Operand::Value(v) => Some((v, o.ty)),
            _ => None,
        };
        match &inst.kind {
            InstKind::Freeze(o) => value(o).map(|(v, _)| (v, 0)),
            InstKind::Cast(op, o) => {
                let (v, from) = value(o)?;
                let keeps = match op {
                    CastOp::BitCast | CastOp::AddrSpaceCast => true,
                    CastOp::PtrToInt | CastOp::IntToPtr | CastOp::PtrToAddr => {
                        shape.leaves.iter().all(|l| l.bits == 64)
                    }
                    _ => false,
                };
                (keeps && self.shape(from).ok()?.same_slots(shape)).then_some((v, 0))
            }
            InstKind::ExtractValue(o, indices) => {
                let (v, ty) = value(o)?;
                let whole = self.shape(ty).ok()?;
                let (leaf, _) = self.cx.constants.layout.part(ty, indices).ok()?;
                Some((v, whole.leaves.get(leaf)?.slot))
            }
            InstKind::ExtractElement(o, lane) => {
                let (v, ty) = value(o)?;
                let whole = self.shape(ty).ok()?;
                Some((v, whole.leaves.get(usize::try_from(constant_index(&lane.value)?).ok()?)?.slot))
            }
            InstKind::Gep { base, indices, .. } if !shape.vector => {
                let (v, _) = value(base)?;
                indices.iter().all(|i| constant_index(&i.value) == Some(0)).then_some((v, 0))
            }
            _ => None,
        }
    }

    fn instruction(&mut self, inst: &'m ir::Inst) {
        if inst.result.is_some_and(|r| self.renamed[r.0 as usize]) {
            return;
        }
        self.loc = self.place(inst);
        self.next_temp = self.first_temp;
        let (code, args) = (self.out.code.len(), self.out.args.len());
        if self.uses_undefined(inst) {
            self.mark_undefined();
        }
        self.use_marks(inst);
        if let Err(lack) = self.dispatch(inst) {
            self.out.code.truncate(code);
            self.out.locs.truncate(code);
            self.out.args.truncate(args);
            self.unsupported(&lack);
        }
    }

    fn dispatch(&mut self, inst: &'m ir::Inst) -> Res {
        match &inst.kind {
            InstKind::Binary { op, flags, ty, lhs, rhs } => self.binary(inst, *op, *flags, *ty, lhs, rhs),
            InstKind::FNeg(value) => self.float_unary(inst, crate::program::FloatUnary::Neg, value),
            InstKind::Cast(op, value) => self.cast(inst, *op, value),
            InstKind::ICmp(pred, ty, lhs, rhs) => self.icmp(inst, *pred, *ty, lhs, rhs),
            InstKind::FCmp(pred, ty, lhs, rhs) => self.fcmp(inst, *pred, *ty, lhs, rhs),
            InstKind::Select(cond, lhs, rhs) => {
                self.select(inst, cond, lhs, rhs)?;
                self.select_mark(inst, cond, lhs, rhs)
            }
            InstKind::Freeze(value) => self.copy_result(inst, value),
            // Copies on the edges do the work.
            InstKind::Phi(_) | InstKind::Fence => Ok(()),
            InstKind::Alloca { ty, count, align } => self.alloca(inst, *ty, count.as_ref(), *align),
            InstKind::Load { ptr, volatile, align, .. } => self.load(inst, ptr, *volatile, *align),
            InstKind::Store { value, ptr, volatile, align, .. } => self.store(value, ptr, *volatile, *align),
            InstKind::Gep { source, base, indices, .. } => self.gep(inst, *source, base, indices),
            InstKind::ExtractValue(agg, indices) => self.extract_value(inst, agg, indices),
            InstKind::InsertValue(agg, value, indices) => self.insert_value(inst, agg, value, indices),
            InstKind::ExtractElement(vector, lane) => self.extract_element(inst, vector, lane),
            InstKind::InsertElement(vector, value, lane) => self.insert_element(inst, vector, value, lane),
            InstKind::ShuffleVector(a, b, mask) => self.shuffle(inst, a, b, mask),
            InstKind::Call(call) => self.call(inst, call),
            InstKind::VaArg(list) => self.va_arg(inst, list),
            InstKind::CmpXchg(ptr, expected, new) => self.cmpxchg(inst, ptr, expected, new),
            InstKind::AtomicRmw(op, ptr, value) => self.atomic_rmw(inst, *op, ptr, value),
            InstKind::Ret(value) => self.ret(value.as_ref()),
            InstKind::Br(to) => self.br(*to),
            InstKind::CondBr(cond, yes, no) => self.cond_br(cond, *yes, *no),
            InstKind::Switch(value, default, cases) => self.switch(value, *default, cases),
            InstKind::IndirectBr(address, targets) => self.indirect_br(address, targets),
            InstKind::Invoke(call, normal, unwind) => self.invoke(inst, call, *normal, *unwind),
            InstKind::LandingPad(_) => self.landed(inst),
            InstKind::Resume(call) => {
                self.call(inst, call)?;
                self.emit(Inst::Unreachable);
                Ok(())
            }
            InstKind::CallBr(call, normal, _) => {
                self.call(inst, call)?;
                self.br(*normal)
            }
            InstKind::Unreachable => {
                self.emit(Inst::Unreachable);
                Ok(())
            }
            InstKind::Unsupported(what) => Err(Lack(format!("the instruction {what}"))),
        }
    }

    /// What the condition of a branch is made of.
    pub fn condition(&self, on: &'m Operand) -> Condition {
        let of = self.definitions.as_ref();
        of.map_or_else(Condition::default, |of| condition::look(self.cx.module(), self.body, of, on))
    }

    /// Appends an instruction at the current location.
    pub fn emit(&mut self, inst: Inst) {
        self.out.code.push(inst);
        self.out.locs.push(self.loc);
    }

    /// Appends an [`Inst::Unsupported`].
    pub fn unsupported(&mut self, lack: &Lack) {
        let text: Arc<str> = lack.0.as_str().into();
        let messages = &mut self.out.messages;
        let message = *self.messages.entry(text.clone()).or_insert_with(|| {
            messages.push(text);
            messages.len() as u32 - 1
        });
        self.emit(Inst::Unsupported { message });
    }

    /// The shape of a type.
    pub fn shape(&mut self, ty: TypeId) -> Res<Rc<Shape>> {
        self.cx.constants.layout.shape(ty)
    }

    /// The one leaf of a scalar type.
    pub fn scalar(&mut self, ty: TypeId) -> Res<Leaf> {
        match self.shape(ty)?.leaves[..] {
            [leaf] => Ok(leaf),
            _ => Err(Lack("an aggregate where a scalar is expected".into())),
        }
    }

    /// The registers of a value, or pool entries of a constant: all leaves in consecutive slots.
    pub fn operand(&mut self, ty: TypeId, operand: &Operand) -> Res<Opnd> {
        match operand {
            Operand::Value(v) => match self.values.get(v.0 as usize) {
                Some(&known) if known != NO_VALUE => Ok(known),
                _ => {
                    self.shape(ty)?;
                    Err(Lack("a value of a type that registers cannot hold".into()))
                }
            },
            Operand::Const(Constant::Int(limbs))
                if limbs.len() == 1 && matches!(self.cx.constants.layout.get(ty), Type::Int(1..=64)) =>
            {
                Ok(self.word(limbs[0]))
            }
            Operand::Const(c) => {
                let mut out = super::pool::Limbs::new();
                self.cx.constants.met_own = None;
                self.cx.constants.eval(ty, c, &mut out)?;
                if let Some(variable) = self.cx.constants.met_own.take() {
                    // Of an operand that an instruction takes for an address the type may not be known.
                    let is_narrow =
                        self.shape(ty).is_ok_and(|shape| shape.leaves.iter().any(|leaf| leaf.bits < 64));
                    if out.len() != 1 || is_narrow {
                        let what = "a constant that is more than the address of a thread_local variable";
                        return Err(Lack(what.into()));
                    }
                    return Ok(self.address_for_thread(variable, out[0]));
                }
                if self.out.library || !super::undefined::is_undefined(c) {
                    return Ok(self.cx.constants.pool.run(&out));
                }
                let mut bits = super::pool::Limbs::new();
                self.cx.constants.undefined_bits(ty, c, &mut bits)?;
                Ok(self.cx.constants.pool.undefined_run(&out, &bits))
            }
            Operand::Metadata(_) => Err(Lack("metadata as a value".into())),
            Operand::InlineAsm(_) => Err(Lack("inline assembly as a value".into())),
        }
    }

    /// An address in, or made from that of, a variable that each thread has its own of.
    fn address_for_thread(&mut self, variable: u64, address: u64) -> Opnd {
        let dst = self.temp(1);
        let first = self.word(variable);
        self.machine(Intrinsic::ThreadAddress, &[(first, 64)], dst);
        let offset = address.wrapping_sub(variable);
        match offset {
            0 => Opnd::reg(dst),
            _ => {
                let offset = self.word(offset);
                self.int(IntOp::Add, 64, Opnd::reg(dst), offset)
            }
        }
    }

    /// [`Self::operand`] of a typed operand.
    pub fn typed(&mut self, operand: &TypedOperand) -> Res<Opnd> {
        self.operand(operand.ty, &operand.value)
    }

    /// A pool entry.
    pub fn word(&mut self, value: u64) -> Opnd {
        self.cx.constants.pool.word(value)
    }

    /// The first register of an instruction's result (a temporary if it has none).
    pub fn result(&mut self, inst: &ir::Inst) -> Res<Reg> {
        match inst.result {
            Some(v) => match self.values[v.0 as usize] {
                NO_VALUE => Err(self
                    .shape(inst.ty)
                    .err()
                    .unwrap_or_else(|| Lack("a result without registers".into()))),
                known => known.as_reg().ok_or_else(|| Lack("a result without registers".into())),
            },
            None => {
                let slots = self.shape(inst.ty).map_or(1, |s| s.slots.max(1));
                Ok(self.temp(slots))
            }
        }
    }

    /// A temporary of so many slots, free until the next instruction of the text.
    pub fn temp(&mut self, slots: u32) -> Reg {
        let reg = Reg(self.next_temp);
        self.next_temp += slots;
        self.out.regs = self.out.regs.max(self.next_temp);
        reg
    }

    /// Frees all temporaries.
    pub fn reset_temps(&mut self) {
        self.next_temp = self.first_temp;
    }

    /// Copies slots one by one.
    pub fn copy(&mut self, dst: Reg, src: Opnd, slots: u32) {
        for n in 0..slots {
            let to = Reg(dst.0 + n);
            if src.limb(n).as_reg() != Some(to) {
                self.emit(Inst::Mov { dst: to, src: src.limb(n) });
            }
        }
    }

    /// The result is a copy of an operand.
    pub fn copy_result(&mut self, inst: &ir::Inst, value: &TypedOperand) -> Res {
        let src = self.typed(value)?;
        let dst = self.result(inst)?;
        let slots = self.shape(inst.ty)?.slots;
        self.copy(dst, src, slots);
        Ok(())
    }

    /// Emits two-operand integer arithmetic into a new temporary.
    pub fn int(&mut self, op: IntOp, width: u16, lhs: Opnd, rhs: Opnd) -> Opnd {
        let dst = self.temp(u32::from(width).div_ceil(64));
        self.emit(Inst::Int { op, width, wrap: Wrap::default(), dst, lhs, rhs });
        Opnd::reg(dst)
    }

    /// A constant of any width.
    pub fn wide_word(&mut self, value: u64, width: u16) -> Opnd {
        let mut limbs = vec![0; usize::from(width).div_ceil(64)];
        limbs[0] = value;
        self.cx.constants.pool.run(&limbs)
    }

    /// The source name of an alloca of so many bytes: its variable's, or that of the part for which there is room; else its own in
    /// the text.
    pub fn name_of(&self, value: ValueId, bytes: u64) -> Arc<str> {
        let own = || self.body.value_names.get(value.0 as usize).cloned().unwrap_or_default();
        let Some(variable) = self.variables.get(&value) else { return own() };
        match &variable.part {
            Some(part) if bytes <= part.bits.div_ceil(8) => part.name.clone(),
            _ => variable.name.clone(),
        }
    }

    /// Where the variable that an alloca holds is declared, else where the alloca is.
    pub fn declared_at(&mut self, value: ValueId) -> LocId {
        match self.variables.get(&value).map(|v| v.location) {
            Some(known) if known != LocationId(0) => self.cx.places.of(known, &self.source, 0),
            _ => self.loc,
        }
    }
}

/// The value of a constant integer operand (also a splat's or `zeroinitializer`), sign-less, if it fits in 64 bits.
pub(super) fn constant_index(operand: &Operand) -> Option<u64> {
    match operand {
        Operand::Const(c) => constant_word(c),
        _ => None,
    }
}

fn constant_word(c: &Constant) -> Option<u64> {
    match c {
        Constant::Int(limbs) if limbs.iter().skip(1).all(|&l| l == 0) => limbs.first().copied(),
        Constant::Zero | Constant::Null => Some(0),
        Constant::Splat(elem) => constant_word(&elem.value),
        Constant::Aggregate(parts) => {
            let first = constant_word(&parts.first()?.value)?;
            parts.iter().all(|p| constant_word(&p.value) == Some(first)).then_some(first)
        }
        _ => None,
    }
}
