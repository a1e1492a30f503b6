//! `--check uninit`: follows undefined bits through the program and reports where they decide something.
//!
//! Reading and copying what was never written is no fault (structs have padding, unions unused parts). A *use* is what
//! MemorySanitizer calls one: a branch, an address, a divisor, a size, a callee; and a scalar handed to the C library,
//! so that the report is about the program's line and not about the library's insides.
//!
//! On one path everything has one shadow: where it depends on the input (zero times an undefined number is defined), the
//! path is bound to this run's, and other ones are open; so it is with a load at a symbolic address that can meet both
//! written and unwritten bytes. Products and shifts of more than 64 bits, one of which is undefined, bind what they are given.

mod formatted;
mod memory;

use super::super::call::function_args;
use super::super::{Done, Exec, Lane, mask};
use super::undefined::{self, Numbers, Rule, Shaded};
use crate::decision::DecisionKind;
use crate::fault::FaultKind;
use crate::float;
use crate::outcome::{Finding, Outcome};
use crate::shadow::{Limbs, Shadow, Undef};
use formatted::arguments_read;
use memory::{compare_exchange, copy, fill, load, modify, store};
use symvm_frontend::program::{
    Arg, ArgClass, BitOp, FloatCast, FuncId, Function, Inst, IntCast, IntOp, Opnd, Pred, Range, Reg,
};
use symvm_solver::{BvValue, TermId};

/// What an instruction does to the shadow once it is executed.
pub(super) enum Effect {
    Nothing,
    /// Registers from `dst` on.
    Set {
        dst: Reg,
        limbs: Limbs,
    },
    /// The bytes of a store.
    Store {
        address: u64,
        len: u64,
        limbs: Limbs,
    },
    /// A value exchanged with memory: what is stored, and what is read.
    Exchange {
        address: u64,
        len: u64,
        stored: Limbs,
        dst: Reg,
        limbs: Limbs,
    },
    /// `memset`.
    Fill {
        address: u64,
        len: u64,
        byte: Undef,
    },
    /// A call: the limbs of each argument.
    Call {
        args: Vec<Limbs>,
        dst: Reg,
        slots: u16,
    },
    /// A return.
    Return {
        limbs: Limbs,
    },
}

impl Exec<'_> {
    fn shadow(&mut self) -> &mut Shadow {
        self.m.state.shadow.get_or_insert_default()
    }

    fn undef(&self, opnd: Opnd) -> Undef {
        let Some(register) = opnd.as_reg() else { return Undef::constant(self.program.undefined_bits(opnd)) };
        let shadow = self.m.state.shadow.as_ref();
        shadow.map_or(Undef::default(), |shadow| shadow.register(register))
    }

    /// The shadow of a value of `width` bits.
    fn limbs(&self, opnd: Opnd, width: u32) -> Limbs {
        (0..width.div_ceil(64)).map(|i| self.undef(opnd.limb(i))).collect()
    }

    fn any(&self, opnd: Opnd, width: u32) -> Undef {
        self.limbs(opnd, width).into_iter().find(|u| u.is_some()).unwrap_or_default()
    }

    fn shaded(&self, opnd: Opnd) -> Shaded {
        Shaded { value: self.m.frames.bits(opnd), undef: self.undef(opnd).bits }
    }

    /// A use: the finding, if the value is undefined in part.
    fn used(&self, undef: Undef, what: impl FnOnce() -> String) -> Done {
        if !undef.is_some() {
            return Ok(());
        }
        let origin = self.m.state.shadow.as_ref().and_then(|s| s.origin(undef));
        let object = origin.and_then(|o| o.object.clone());
        let on = match undef.is_constant() {
            true => "a constant that the compiler left undefined (undef or poison)",
            false => "memory that was never written",
        };
        let mut message = format!("{} depends on {on}", what());
        if let Some(object) = &object {
            message.push_str(&format!(": {}", object.display(self.program)));
        }
        let finding = self.m.finding(FaultKind::UninitialisedUse, message);
        let address = origin.map(|o| o.address);
        Err(self.end(Outcome::Finding(Box::new(Finding { address, object, ..finding }))))
    }

    fn used_as(&self, opnd: Opnd, width: u32, what: &str) -> Done {
        self.used(self.any(opnd, width), || what.to_owned())
    }

    /// A use that is all the instruction does.
    fn decides(&self, opnd: Opnd, width: u32, what: &str) -> Done<Effect> {
        self.used_as(opnd, width, what)?;
        Ok(Effect::Nothing)
    }
}

/// All of the result is undefined if one of the operands is in part.
fn spread(x: &Exec<'_>, dst: Reg, width: u32, from: &[(Opnd, u32)]) -> Effect {
    let undef =
        from.iter().map(|&(opnd, width)| x.any(opnd, width)).find(|u| u.is_some()).unwrap_or_default();
    Effect::Set { dst, limbs: all(undef, width) }
}

fn all(undef: Undef, width: u32) -> Limbs {
    let bits = |i: u32| if undef.is_some() { mask((width - i * 64).min(64)) } else { 0 };
    (0..width.div_ceil(64)).map(|i| Undef { bits: bits(i), origin: undef.origin }).collect()
}

/// One limb with the first origin among `from`.
fn one(dst: Reg, bits: u64, from: &[Undef]) -> Effect {
    let origin = from.iter().find(|u| u.is_some()).map_or(0, |u| u.origin);
    Effect::Set { dst, limbs: Limbs::from_elem(Undef { bits, origin }, 1) }
}

/// Checks the uses an instruction makes and works out what it does to the shadow.
pub(super) fn before<L: Lane>(x: &mut Exec<'_>, f: &Function, inst: &Inst) -> Done<Effect> {
    let serial = x.m.frames.top_frame().serial;
    x.shadow().follow(serial);
    match *inst {
        Inst::Mov { dst, src } => Ok(Effect::Set { dst, limbs: x.limbs(src, 64) }),
        Inst::Int { op, width, dst, lhs, rhs, .. } => integer::<L>(x, op, width.into(), dst, lhs, rhs),
        Inst::Cmp { pred, width, dst, lhs, rhs } => compare::<L>(x, pred, width.into(), dst, lhs, rhs),
        Inst::Cast { op, from, to, dst, src } => Ok(cast(x, op, from.into(), to.into(), dst, src)),
        Inst::Select { width, dst, cond, lhs, rhs } => select::<L>(x, width.into(), dst, cond, lhs, rhs),
        Inst::Bit { op, width, dst, src } => Ok(bit(x, op, width.into(), dst, src)),
        Inst::FunnelShift { width, dst, hi, lo, amount, .. } => {
            Ok(spread(x, dst, width.into(), &alike(width.into(), [hi, lo, amount])))
        }
        Inst::Overflow { width, dst, flag, lhs, rhs, .. } => {
            Ok(overflow(x, width.into(), dst, flag, lhs, rhs))
        }
        Inst::Saturating { width, dst, lhs, rhs, .. } => {
            Ok(spread(x, dst, width.into(), &alike(width.into(), [lhs, rhs])))
        }
        Inst::Float { kind, dst, lhs, rhs, .. } => {
            let width = float::width(kind);
            Ok(spread(x, dst, width, &[(lhs, width), (rhs, width.min(64))]))
        }
        Inst::FloatUnary { kind, dst, src, .. } => {
            Ok(spread(x, dst, float::width(kind), &alike(float::width(kind), [src])))
        }
        Inst::FloatMulAdd { kind, dst, a, b, c, .. } => {
            Ok(spread(x, dst, float::width(kind), &alike(float::width(kind), [a, b, c])))
        }
        Inst::FloatCmp { kind, dst, lhs, rhs, .. } => {
            Ok(spread(x, dst, 1, &alike(float::width(kind), [lhs, rhs])))
        }
        Inst::FloatClass { kind, dst, src, .. } => Ok(spread(x, dst, 1, &alike(float::width(kind), [src]))),
        Inst::FloatCast { op, dst, src } => Ok(float_cast(x, op, dst, src)),
        Inst::Index { dst, base, index, index_width, .. } => {
            Ok(spread(x, dst, 64, &[(base, 64), (index, index_width.into())]))
        }
        Inst::SlotAddr { dst, .. } | Inst::Intrinsic { dst, .. } => Ok(one(dst, 0, &[])),
        Inst::Alloca { dst, count, count_width, .. } => {
            x.used_as(count, count_width.into(), "the size of an array")?;
            Ok(one(dst, 0, &[]))
        }
        Inst::Load { dst, addr, access } => load::<L>(x, dst, addr, access),
        Inst::Store { value, addr, access } => store::<L>(x, value, addr, access),
        Inst::CmpXchg { dst, flag, addr, expected, new, access } => {
            compare_exchange::<L>(x, (dst, flag), addr, (expected, new), access)
        }
        Inst::AtomicRmw { dst, addr, value, access, .. } => modify::<L>(x, dst, addr, value, access),
        Inst::MemCopy { dst, src, len, .. } => copy::<L>(x, dst, src, len),
        Inst::MemSet { dst, byte, len } => fill::<L>(x, dst, byte, len),
        Inst::Call { callee, args, dst, ret_slots, .. } => call(x, f, Some(callee), args, dst, ret_slots),
        Inst::CallIndirect { callee, args, dst, ret_slots, .. } => {
            x.used_as(callee, 64, "the function called")?;
            let target = x.program.function_at(x.get::<L>(callee).bits);
            call(x, f, target, args, dst, ret_slots)
        }
        Inst::Branch { cond, .. } => x.decides(cond, 1, "a branch"),
        Inst::Switch { value, width, .. } => x.decides(value, width.into(), "a switch"),
        Inst::IndirectJump { target, .. } => x.decides(target, 64, "the target of a jump"),
        Inst::Ret { values } => ret(x, f, values),
        Inst::Jump { .. }
        | Inst::Landing { .. }
        | Inst::Unreachable
        | Inst::Block { .. }
        | Inst::Unsupported { .. } => Ok(Effect::Nothing),
    }
}

/// Operands of one width.
fn alike<const N: usize>(width: u32, operands: [Opnd; N]) -> [(Opnd, u32); N] {
    operands.map(|operand| (operand, width))
}

fn compare<L: Lane>(
    x: &mut Exec<'_>,
    pred: Pred,
    width: u32,
    dst: Reg,
    lhs: Opnd,
    rhs: Opnd,
) -> Done<Effect> {
    if width > 64 {
        return Ok(spread(x, dst, 1, &alike(width, [lhs, rhs])));
    }
    let bits = ruled::<L>(x, Rule::Cmp(pred), width, lhs, rhs)?;
    Ok(one(dst, bits, &[x.undef(lhs), x.undef(rhs)]))
}

fn bit(x: &Exec<'_>, op: BitOp, width: u32, dst: Reg, src: Opnd) -> Effect {
    match width {
        0..=64 => one(dst, undefined::bit(op, width, x.shaded(src)), &[x.undef(src)]),
        _ => spread(x, dst, width, &[(src, width)]),
    }
}

fn overflow(x: &mut Exec<'_>, width: u32, dst: Reg, flag: Reg, lhs: Opnd, rhs: Opnd) -> Effect {
    let undef = [x.any(lhs, width), x.any(rhs, width)].into_iter().find(|u| u.is_some());
    let undef = undef.unwrap_or_default();
    // The flag has a register of its own, usually the next one.
    x.shadow().set_register(flag, Undef { bits: undef.bits & 1, origin: undef.origin });
    Effect::Set { dst, limbs: all(undef, width) }
}

fn float_cast(x: &Exec<'_>, op: FloatCast, dst: Reg, src: Opnd) -> Effect {
    let (from, to) = match op {
        FloatCast::Float { from, to } => (float::width(from), float::width(to)),
        FloatCast::ToInt { from, width, .. } => (float::width(from), width.into()),
        FloatCast::FromInt { width, to, .. } => (width.into(), float::width(to)),
    };
    spread(x, dst, to, &[(src, from)])
}

fn integer<L: Lane>(x: &mut Exec<'_>, op: IntOp, width: u32, dst: Reg, lhs: Opnd, rhs: Opnd) -> Done<Effect> {
    if matches!(op, IntOp::UDiv | IntOp::SDiv | IntOp::URem | IntOp::SRem) {
        x.used_as(rhs, width, "a divisor")?;
    }
    let (a, b) = (x.any(lhs, width), x.any(rhs, width));
    if width <= 64 {
        let bits = ruled::<L>(x, Rule::Int(op), width, lhs, rhs)?;
        return Ok(one(dst, bits, &[a, b]));
    }
    if matches!(op, IntOp::And | IntOp::Or | IntOp::Xor) {
        let mut limbs = Limbs::new();
        for i in 0..width.div_ceil(64) {
            let (lhs, rhs) = (lhs.limb(i), rhs.limb(i));
            let bits = ruled::<L>(x, Rule::Int(op), (width - i * 64).min(64), lhs, rhs)?;
            let origin = [x.undef(lhs), x.undef(rhs)].into_iter().find(|u| u.is_some());
            limbs.push(Undef { bits, origin: origin.map_or(0, |u| u.origin) });
        }
        return Ok(Effect::Set { dst, limbs });
    }
    if L::CONCOLIC && (a.is_some() || b.is_some()) {
        // Each value of what decides which bits of the result are undefined is a path of its own.
        let deciding = undefined::deciding(op);
        for (opnd, _) in [lhs, rhs].into_iter().zip(deciding).filter(|(_, decides)| *decides) {
            for i in 0..width.div_ceil(64) {
                let value = x.get::<L>(opnd.limb(i));
                let own = (width - i * 64).min(64);
                x.bind_value(value, own, DecisionKind::Size { value: value.bits })?;
            }
        }
    }
    let mut operand = |opnd| {
        let shadow: Vec<u64> = x.limbs(opnd, width).iter().map(|u| u.bits).collect();
        (x.wide_get::<L>(opnd, width).value, BvValue::from_limbs(width, &shadow))
    };
    let ((va, ua), (vb, ub)) = (operand(lhs), operand(rhs));
    let result = undefined::wide(op, [&va, &ua], [&vb, &ub]);
    Ok(Effect::Set { dst, limbs: with_origin(&result, if a.is_some() { a } else { b }) })
}

fn with_origin(bits: &BvValue, from: Undef) -> Limbs {
    bits.limbs().iter().map(|&bits| Undef { bits, origin: from.origin }).collect()
}

fn cast(x: &Exec<'_>, op: IntCast, from: u32, to: u32, dst: Reg, src: Opnd) -> Effect {
    let any = x.any(src, from);
    if from <= 64 && to <= 64 {
        let undef = x.undef(src).bits;
        let bits = match op {
            IntCast::Trunc => undef & mask(to),
            IntCast::ZExt => undef,
            IntCast::SExt => undefined::sext(undef, from, to),
        };
        return one(dst, bits, &[any]);
    }
    let limbs: Vec<u64> = x.limbs(src, from).iter().map(|u| u.bits).collect();
    let undef = BvValue::from_limbs(from, &limbs);
    let result = match op {
        IntCast::Trunc => undef.extract(to - 1, 0),
        IntCast::ZExt => undef.zext(to),
        IntCast::SExt => undef.sext(to),
    };
    Effect::Set { dst, limbs: with_origin(&result, any) }
}

fn select<L: Lane>(x: &mut Exec<'_>, width: u32, dst: Reg, cond: Opnd, lhs: Opnd, rhs: Opnd) -> Done<Effect> {
    let mut limbs = Limbs::new();
    for i in 0..width.div_ceil(64) {
        let (a, b) = (lhs.limb(i), rhs.limb(i));
        let own = (width - i * 64).min(64);
        let bits = undefined::select(&mut Numbers, own, x.shaded(cond), x.shaded(a), x.shaded(b));
        let of = [(cond, 1), (a, own), (b, own)];
        if let Some([cond, a, b]) = depends_on_input::<L, 3>(x, of) {
            let term = undefined::select(x.terms, own, cond, a, b);
            bind(x, own, bits, term)?;
        }
        let met = [x.undef(cond), x.undef(a), x.undef(b)].into_iter().find(|u| u.is_some());
        limbs.push(Undef { bits, origin: met.map_or(0, |u| u.origin) });
    }
    Ok(Effect::Set { dst, limbs })
}

// ---- shadows that depend on the input -------------------------------------------------------------------------------

/// The undefined bits of a result of up to 64 bits, the path being bound to them.
fn ruled<L: Lane>(x: &mut Exec<'_>, rule: Rule, width: u32, lhs: Opnd, rhs: Opnd) -> Done<u64> {
    let bits = rule.apply(&mut Numbers, width, x.shaded(lhs), x.shaded(rhs));
    if let Some([a, b]) = depends_on_input::<L, 2>(x, [(lhs, width), (rhs, width)]) {
        let term = rule.apply(x.terms, width, a, b);
        bind(x, rule.width(width), bits, term)?;
    }
    Ok(bits)
}

/// The operands as terms, if one of them has undefined bits and one is symbolic.
fn depends_on_input<L: Lane, const N: usize>(
    x: &mut Exec<'_>,
    operands: [(Opnd, u32); N],
) -> Option<[Shaded<TermId>; N]> {
    if !L::CONCOLIC || operands.iter().all(|&(opnd, _)| x.undef(opnd).bits == 0) {
        return None;
    }
    let values = operands.map(|(opnd, width)| (x.get::<L>(opnd), width, x.undef(opnd).bits));
    if !values.iter().any(|(value, ..)| value.is_symbolic()) {
        return None;
    }
    Some(values.map(|(value, width, undef)| Shaded { value: x.lift(value, width), undef }))
}

/// Binds the path to inputs for which a shadow is what it is in this run.
fn bind(x: &mut Exec<'_>, width: u32, bits: u64, shadow: TermId) -> Done {
    let shadow = x.both(bits, shadow);
    x.bind_value(shadow, width, DecisionKind::Size { value: bits }).map(|_| ())
}

// ---- calls --------------------------------------------------------------------------------------------------------

fn call(
    x: &mut Exec<'_>,
    f: &Function,
    callee: Option<FuncId>,
    args: Range,
    dst: Reg,
    slots: u16,
) -> Done<Effect> {
    let args = function_args(f, args);
    let mut limbs: Vec<Limbs> = args.iter().map(|a| x.limbs(a.value, a.width.into())).collect();
    let callee = callee.map(|id| &x.program.functions[id.index()]);
    if let Some(callee) = callee.filter(|c| !f.library && (c.library || c.is_external())) {
        let read = arguments_read(x, callee, args);
        for (n, (arg, limbs)) in args.iter().zip(&limbs).enumerate().take(read) {
            let undef = limbs.iter().copied().find(|u| u.is_some()).unwrap_or_default();
            x.used(undef, || format!("{} of '{}'", argument(n, arg), callee.name))?;
        }
    }
    // A function that an external calls gets other arguments.
    if callee.is_some_and(|c| c.is_external()) {
        limbs.clear();
    }
    Ok(Effect::Call { args: limbs, dst, slots })
}

fn argument(n: usize, arg: &Arg) -> String {
    let what =
        if matches!(arg.class, ArgClass::ByVal { .. }) { "the address of argument" } else { "argument" };
    format!("{what} {}", n + 1)
}

fn ret(x: &mut Exec<'_>, f: &Function, values: Range) -> Done<Effect> {
    let operands = &f.operands[values.start as usize..(values.start + values.len) as usize];
    let limbs: Limbs = operands.iter().map(|&o| x.undef(o)).collect();
    let to_library = || {
        let caller = x.m.frames.iter().nth(1);
        caller.is_none_or(|(frame, _)| x.program.functions[frame.func.index()].library)
    };
    if !f.library && limbs.iter().any(|u| u.is_some()) && to_library() {
        let undef = limbs.iter().copied().find(|u| u.is_some()).unwrap_or_default();
        x.used(undef, || format!("what '{}' returns to the C library", f.name))?;
    }
    Ok(Effect::Return { limbs })
}

/// After the instruction.
pub(super) fn after(x: &mut Exec<'_>, effect: Effect) {
    let state = &mut x.m.state;
    let shadow = state.shadow.get_or_insert_default();
    let memory = &mut x.m.memory;
    let set = |shadow: &mut Shadow, dst: Reg, limbs: &[Undef]| {
        for (i, &undef) in limbs.iter().enumerate() {
            shadow.set_register(Reg(dst.0 + i as u32), undef);
        }
    };
    match effect {
        Effect::Nothing => {}
        Effect::Set { dst, limbs } => set(shadow, dst, &limbs),
        Effect::Store { address, len, limbs } => shadow.store(memory, address, len, &limbs),
        Effect::Exchange { address, len, stored, dst, limbs } => {
            shadow.store(memory, address, len, &stored);
            set(shadow, dst, &limbs);
        }
        Effect::Fill { address, len, byte } => shadow.fill(memory, address, len, byte),
        Effect::Call { args, dst, slots } => {
            let Some(top) = x.m.frames.top() else { return };
            let function = &x.program.functions[top.func.index()];
            if shadow.follow(top.serial) {
                // By-value parameters are addresses of fresh copies.
                for (param, limbs) in function.params.iter().zip(&args) {
                    if !matches!(param.class, ArgClass::ByVal { .. }) {
                        let own = u32::from(param.width).div_ceil(64) as usize;
                        set(shadow, param.reg, &limbs[..own.min(limbs.len())]);
                    }
                }
                if function.variadic {
                    shadow.keep_variadic(args.get(function.params.len()..).unwrap_or(&[]));
                }
            } else {
                // An external: what it answers is defined.
                (0..u32::from(slots)).for_each(|i| shadow.set_register(Reg(dst.0 + i), Undef::default()));
            }
        }
        Effect::Return { limbs } => {
            let Some(top) = x.m.frames.top() else { return };
            shadow.follow(top.serial);
            let code = &x.program.functions[top.func.index()].code;
            let call = (x.m.frames.pc as usize).checked_sub(1).and_then(|pc| code.get(pc));
            if let Some(Inst::Call { dst, ret_slots, .. } | Inst::CallIndirect { dst, ret_slots, .. }) = call
            {
                let given = limbs.iter().copied().chain(std::iter::repeat(Undef::default()));
                let limbs: Limbs = given.take((*ret_slots).into()).collect();
                set(shadow, *dst, &limbs);
            }
        }
    }
}
