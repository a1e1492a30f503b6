//! Calls, returns, and externals.

use super::{Done, Exec, Lane, Next, Stop, Val, mask, new_frame};
use crate::context::Context;
use crate::decision::{DecisionKind, Lost};
use crate::environment::{Reply, Trap, Value};
use crate::fault::FaultKind;
use crate::frames::VarArg;
use crate::memory::Area;
use smallvec::SmallVec;
use std::rc::Rc;
use symvm_frontend::program::{
    Arg, ArgClass, FUNCTION_BASE, FUNCTION_STEP, FuncId, Function, Inst, Opnd, Param, Range, Reg, Tail,
};
use symvm_solver::{Sym, TermId};

/// Argument or result values, limb by limb.
pub(super) type Vals = SmallVec<[Val; 8]>;

#[inline]
fn slice<T>(items: &[T], range: Range) -> &[T] {
    &items[range.start as usize..(range.start + range.len) as usize]
}

fn limbs(width: u16) -> u32 {
    u32::from(width).div_ceil(64)
}

/// The values of the arguments of a call or intrinsic.
pub(super) fn arguments<L: Lane>(x: &mut Exec<'_>, args: &[Arg]) -> Vals {
    let mut values = Vals::new();
    for arg in args {
        for limb in 0..limbs(arg.width) {
            values.push(x.get::<L>(arg.value.limb(limb)));
        }
    }
    values
}

pub(super) fn function_args(f: &Function, range: Range) -> &[Arg] {
    slice(&f.args, range)
}

pub(super) fn direct<L: Lane>(
    x: &mut Exec<'_>,
    f: &Function,
    callee: FuncId,
    args: Range,
    tail: Tail,
) -> Done<Next> {
    let args = slice(&f.args, args);
    if tail != Tail::No {
        let values = arguments::<L>(x, args);
        return x.tail_call(callee, args, &values, tail);
    }
    if x.enter_quickly::<L>(f, callee, args) {
        return Ok(Next::Frame);
    }
    let values = arguments::<L>(x, args);
    x.call(callee, args, &values)
}

pub(super) fn indirect<L: Lane>(
    x: &mut Exec<'_>,
    f: &Function,
    callee: Opnd,
    args: Range,
    tail: Tail,
) -> Done<Next> {
    let pointer = x.get::<L>(callee);
    let args = slice(&f.args, args);
    if tail == Tail::No
        && !pointer.is_symbolic()
        && let Some(func) = x.program.function_at(pointer.bits)
        && x.enter_quickly::<L>(f, func, args)
    {
        return Ok(Next::Frame);
    }
    let func = x.callee(pointer)?;
    let values = arguments::<L>(x, args);
    match tail {
        Tail::No => x.call(func, args, &values),
        Tail::Must | Tail::Forwards => x.tail_call(func, args, &values, tail),
    }
}

#[inline(always)]
pub(super) fn ret<L: Lane>(x: &mut Exec<'_>, f: &Function, values: Range) -> Done<Next> {
    let values = slice(&f.operands, values);
    if let [] | [_] = values {
        if L::CONCOLIC
            && let [value] = *values
            && x.give_back_quickly(value)
        {
            return Ok(Next::Frame);
        }
        let result = values.first().map(|&o| x.get::<L>(o));
        return x.give_back(result.as_slice());
    }
    let results: SmallVec<[Val; 4]> = values.iter().map(|&o| x.get::<L>(o)).collect();
    x.give_back(&results)
}

impl Exec<'_> {
    /// The usual call: a defined function, arguments as it expects them. False: nothing was done.
    #[inline]
    fn enter_quickly<L: Lane>(&mut self, caller: &Function, callee: FuncId, args: &[Arg]) -> bool {
        let (setting, program) = (self.setting, self.program);
        let function = &program.functions[callee.index()];
        if !setting.fast.function(program, &setting.options, callee).is_some_and(|code| code.plain) {
            return false;
        }
        let fits = |(arg, param): (&Arg, &Param)| {
            arg.width == param.width && !matches!(arg.class, ArgClass::ByVal { .. })
        };
        if args.len() != function.params.len() || !args.iter().zip(&function.params).all(fits) {
            return false;
        }
        let symbolic = L::CONCOLIC && args.iter().any(|arg| self.m.frames.sym(arg.value).is_some());
        let mark = self.m.memory.stack_pointer();
        let call = caller.locs.get(self.m.frames.pc as usize).copied().unwrap_or_default();
        let Ok(block) = self.m.memory.push_frame(callee, call) else { return false };
        let serial = self.m.state.next_serial;
        self.m.state.next_serial += 1;
        let mut frame = new_frame(callee, serial, symbolic);
        (frame.mark, frame.block) = (mark, block);
        let moves = args.iter().zip(&function.params).map(|(arg, param)| (arg.value, param.reg));
        self.m.frames.push_with(frame, function.regs, moves);
        true
    }

    /// Leaves the top frame with one result, whose term nobody needs to know. False: nothing was done.
    fn give_back_quickly(&mut self, value: Opnd) -> bool {
        let (bits, sym) = (self.m.frames.bits(value), self.m.frames.sym(value));
        if !sym.is_deferred() || self.m.frames.is_last() {
            return false;
        }
        self.leave();
        let func = self.m.frames.top_frame().func;
        let code = &self.program.functions[func.index()].code;
        match code.get(self.m.frames.pc as usize) {
            Some(&Inst::Call { dst, ret_slots: 1, .. } | &Inst::CallIndirect { dst, ret_slots: 1, .. }) => {
                self.m.frames.make_symbolic();
                self.m.frames.set_bits(dst, bits);
                self.m.frames.set_sym(dst, sym);
            }
            Some(Inst::Call { ret_slots: 0, .. } | Inst::CallIndirect { ret_slots: 0, .. }) => {}
            // More than one register: as it is always done.
            _ => {
                let term = self.force(sym);
                self.write_results(&[Val { bits, term }]);
            }
        }
        self.m.frames.pc += 1;
        true
    }

    /// Leaves the top frame with these results.
    #[inline]
    fn give_back(&mut self, results: &[Val]) -> Done<Next> {
        self.leave();
        if self.m.frames.is_empty() {
            if self.m.state.next_in_queue == self.m.setting.entry + 1 {
                self.m.state.exit_code = results.first().map_or(0, |v| v.bits as i32);
                if results.first().is_some_and(|v| v.is_symbolic()) {
                    let entry = self.m.setting.queue[self.m.setting.entry];
                    let loc = self.program.functions[entry.index()].loc;
                    self.m.losses_mut().add(Lost::ExitStatus, loc, &[], "");
                }
            }
            return Ok(Next::Frame);
        }
        self.write_results(results);
        self.m.frames.pc += 1;
        Ok(Next::Frame)
    }

    /// The function behind a pointer, which is bound to it if it is symbolic. That it may lead to no function is one side, whatever
    /// the address: there are 2⁶⁴ of them.
    pub fn callee(&mut self, pointer: Val) -> Done<FuncId> {
        let target = self.program.function_at(pointer.bits);
        let leads_to_function = |chosen| self.program.function_at(chosen).is_some();
        if pointer.is_symbolic() && !self.terms.chooses_among(pointer.term, leads_to_function) {
            let fine = self.is_function(pointer.term);
            self.check(FaultKind::InvalidCall, fine, target.is_some())?;
        }
        let Some(target) = target else {
            let what =
                if pointer.bits == 0 { "a null pointer".into() } else { format!("{:#x}", pointer.bits) };
            return Err(
                self.finding(FaultKind::InvalidCall, format!("call through {what}, which is not a function"))
            );
        };
        self.bind_value(pointer, 64, DecisionKind::Callee { target })?;
        Ok(target)
    }

    /// What [`Program::function_at`](symvm_frontend::program::Program::function_at) finds, as a condition.
    fn is_function(&mut self, pointer: TermId) -> TermId {
        let last = self.program.functions.len().saturating_sub(1) as u64 * FUNCTION_STEP;
        let (base, last) = (self.terms.constant(64, FUNCTION_BASE), self.terms.constant(64, last));
        let offset = self.terms.sub(pointer, base);
        let near = self.terms.ule(offset, last);
        let low = self.terms.extract(pointer, FUNCTION_STEP.ilog2() - 1, 0);
        let zero = self.terms.constant(FUNCTION_STEP.ilog2(), 0);
        let aligned = self.terms.eq(low, zero);
        self.terms.and(near, aligned)
    }

    /// Calls a function, defined or external. `values` are the limbs of `args`.
    #[inline]
    pub fn call(&mut self, callee: FuncId, args: &[Arg], values: &[Val]) -> Done<Next> {
        if self.program.functions[callee.index()].is_external() {
            return self.external(callee, args, values);
        }
        let symbolic = values.iter().any(|v| v.is_symbolic());
        self.enter(callee, args, values, symbolic)?;
        Ok(Next::Frame)
    }

    /// A `musttail` call. What the caller's frame holds is dead, as the program promises, except copies of aggregates that it
    /// passes on by address: their frame stays.
    fn tail_call(&mut self, callee: FuncId, args: &[Arg], values: &[Val], tail: Tail) -> Done<Next> {
        let function = &self.program.functions[callee.index()];
        if tail == Tail::Forwards {
            if function.is_external() {
                let name = &function.name;
                return Err(self.unsupported(format!("variable arguments passed on to '{name}' (musttail)")));
            }
            let variadic = self.m.frames.top_frame().variadic.clone();
            let next = self.call(callee, args, values)?;
            self.m.frames.top_frame_mut().variadic = variadic;
            return Ok(next);
        }
        let by_value = |class: &ArgClass| matches!(class, ArgClass::ByVal { .. });
        let copies =
            args.iter().any(|a| by_value(&a.class)) || function.params.iter().any(|p| by_value(&p.class));
        if !copies && !function.is_external() {
            self.leave();
            if let Some(top) = self.m.frames.top()
                && let Some(shadow) = &mut self.m.state.shadow
            {
                shadow.follow(top.serial);
            }
        }
        self.call(callee, args, values)
    }

    /// Pushes a frame and hands the arguments over. Missing ones are zero, surplus ones are dropped, as a native
    /// caller with a wrong prototype would see.
    pub fn enter(&mut self, callee: FuncId, args: &[Arg], values: &[Val], symbolic: bool) -> Done {
        let program = self.program;
        let function = &program.functions[callee.index()];
        let values = self.bind_by_value(function, args, values)?;
        let values = &values[..];
        let mark = self.m.memory.stack_pointer();
        let call = if self.m.frames.is_empty() { function.loc } else { self.loc() };
        let Ok(block) = self.m.memory.push_frame(callee, call) else {
            let limit = self.m.setting.options.max_stack_bytes;
            let message =
                format!("the stack's limit of {limit} bytes is exceeded in the call of '{}'", function.name);
            return Err(self.finding(FaultKind::StackOverflow, message));
        };
        let serial = self.m.state.next_serial;
        self.m.state.next_serial += 1;
        let mut frame = new_frame(callee, serial, symbolic);
        (frame.mark, frame.block) = (mark, block);
        self.m.frames.push(frame, function.regs);
        let mut next = 0;
        for (i, param) in function.params.iter().enumerate() {
            let given = args.get(i).map_or(0, |a| limbs(a.width));
            let own = limbs(param.width);
            for limb in 0..own {
                let value = match limb < given {
                    true => values.get((next + limb) as usize).copied().unwrap_or(Val::concrete(0)),
                    false => Val::concrete(0),
                };
                let value = self.fit(value, (u32::from(param.width) - limb * 64).min(64));
                self.put(Reg(param.reg.0 + limb), value, symbolic);
            }
            if let ArgClass::ByVal { size, align } = param.class {
                let original = values.get(next as usize).map_or(0, |v| v.bits);
                let copy = self.argument_copy(original, size, align)?;
                self.put(param.reg, Val::concrete(copy), symbolic);
            }
            next += given;
        }
        if function.variadic {
            self.keep_variadic(args, values, function.params.len(), next)?;
        }
        Ok(())
    }

    /// Binds the addresses of by-value aggregates before anything changes.
    fn bind_by_value(&mut self, _function: &Function, args: &[Arg], values: &[Val]) -> Done<Vals> {
        let mut bound: Vals = values.into();
        let mut next = 0;
        for arg in args {
            if let ArgClass::ByVal { size, .. } = arg.class
                && bound[next].is_symbolic()
            {
                self.bind_in_object(bound[next], u64::from(size), false)?;
                bound[next] = Val::concrete(bound[next].bits);
            }
            next += limbs(arg.width) as usize;
        }
        Ok(bound)
    }

    fn argument_copy(&mut self, original: u64, size: u32, align: u32) -> Done<u64> {
        let copy = self.push_area(Area::Argument, size.into(), u64::from(align.max(8)))?;
        self.copy_bytes(copy, original, size.into())?;
        Ok(copy)
    }

    fn keep_variadic(&mut self, args: &[Arg], values: &[Val], fixed: usize, mut next: u32) -> Done {
        let mut kept = Vec::new();
        for arg in args.get(fixed..).unwrap_or(&[]) {
            let count = limbs(arg.width);
            let mut parts: SmallVec<[(u64, TermId); 2]> =
                values[next as usize..(next + count) as usize].iter().map(|v| (v.bits, v.term)).collect();
            if let ArgClass::ByVal { size, align } = arg.class {
                let copy = self.argument_copy(parts[0].0, size, align)?;
                parts[0] = (copy, TermId::NONE);
            }
            kept.push(VarArg { limbs: parts, class: arg.class });
            next += count;
        }
        self.m.frames.top_frame_mut().variadic = Some(kept.into());
        Ok(())
    }

    /// The value cut to `width` bits.
    fn fit(&mut self, value: Val, width: u32) -> Val {
        if value.term.is_none() {
            return Val::concrete(value.bits & mask(width));
        }
        let term = self.lift(value, width);
        self.both(value.bits & mask(width), term)
    }

    fn put(&mut self, reg: Reg, value: Val, symbolic: bool) {
        self.m.frames.set_bits(reg, value.bits);
        if symbolic {
            self.m.frames.set_sym(reg, Sym::of(value.term));
        }
    }

    /// Leaves the top frame; its memory dies, and a frozen caller is renewed under this run's input.
    pub fn leave(&mut self) {
        let terms = &*self.terms;
        let scratch = &mut self.m.scratch;
        let frame = self.m.frames.pop(|sym| scratch.evaluator.eval_sym(terms, &scratch.assignment, sym));
        self.pop_stack(frame.mark);
    }

    /// What lies below is not in use any more.
    pub fn pop_stack(&mut self, pointer: u64) {
        self.m.memory.pop_to(pointer);
        if let Some(shadow) = &mut self.m.state.shadow {
            shadow.forget_unused(self.m.memory.unused_stack());
        }
    }

    /// Writes a call's results to the top frame, whose place is the call.
    pub fn write_results(&mut self, results: &[Val]) {
        let func = self.m.frames.top_frame().func;
        let code = &self.program.functions[func.index()].code;
        let (dst, slots) = match code.get(self.m.frames.pc as usize) {
            Some(Inst::Call { dst, ret_slots, .. } | Inst::CallIndirect { dst, ret_slots, .. }) => {
                (*dst, *ret_slots)
            }
            _ => return,
        };
        let result = |slot: u16| results.get(usize::from(slot)).copied().unwrap_or(Val::concrete(0));
        self.write_to(dst, (0..slots).map(result));
    }

    /// Writes values to consecutive registers of the top frame.
    #[inline]
    pub fn write_to(&mut self, dst: Reg, values: impl Iterator<Item = Val> + Clone) {
        if values.clone().any(|v| v.is_symbolic()) {
            self.m.frames.make_symbolic();
        }
        let symbolic = self.m.frames.top_frame().symbolic;
        for (reg, value) in (dst.0..).zip(values) {
            self.put(Reg(reg), value, symbolic);
        }
    }

    // ---- externals ----------------------------------------------------------------------------------------------

    fn external(&mut self, callee: FuncId, args: &[Arg], values: &[Val]) -> Done<Next> {
        let function = &self.program.functions[callee.index()];
        let Some(id) = self.m.setting.externs[callee.index()] else {
            let name = &function.name;
            let message = format!(
                "call of '{name}', which no module defines and symvm does not model; \
                 --stub {name}=zero or --stub {name}=symbolic lets the path go on, --stub {name}=abort \
                 ends it as a function that never returns"
            );
            return Err(self.finding(FaultKind::UnmodelledExternal, message));
        };
        let values = self.record_external(id, values)?;
        let mut given: SmallVec<[Value; 8]> = SmallVec::new();
        let mut rest = values.iter();
        for arg in args {
            for limb in 0..limbs(arg.width) {
                let width = (arg.width - limb as u16 * 64).min(64);
                let value = rest.next().copied().unwrap_or(Val::concrete(0));
                given.push(Value { bits: value.bits, term: value.term, width });
            }
        }
        let Some(mut env) = self.m.state.env.take() else {
            return Err(self.unsupported("an external was called from within another"));
        };
        // A snapshot taken by a decision of the external must show the world before it.
        if !self.m.state.objects.is_empty() && !self.m.setting.options.concrete_only {
            let before = self.m.state.shared_env.clone();
            self.m.env_before = Some(before.unwrap_or_else(|| Rc::from(env.clone_box())));
        }
        let mut inner = Exec::new(&mut *self.m, &mut *self.terms, &mut *self.sink, self.setting);
        inner.poll_at = self.poll_at;
        let mut ctx = Context::new(inner, callee);
        let reply = env.call(id, &mut ctx, &given);
        let inner = ctx.finish();
        let (fixed, poll_at) = (inner.fixed, inner.poll_at);
        self.fixed.extend(fixed);
        self.poll_at = poll_at;
        self.m.state.env = Some(env);
        self.m.state.shared_env = None;
        self.m.env_before = None;
        self.m.dirty = false;
        match reply {
            Ok(reply) => self.answer(callee, reply),
            Err(trap) => Err(self.trapped(trap)),
        }
    }

    fn trapped(&self, trap: Trap) -> Stop {
        match trap {
            Trap::Finding(kind, message) => self.finding(kind, message),
            Trap::Fault(fault) => self.fault(*fault),
            Trap::Unsupported(what) => self.unsupported(what),
            Trap::End(outcome) => Stop::End(outcome),
        }
    }

    fn answer(&mut self, callee: FuncId, reply: Reply) -> Done<Next> {
        use crate::outcome::Outcome;
        let program = self.program;
        let widths = &program.functions[callee.index()].ret_widths;
        match reply {
            Reply::Void => self.write_results(&[]),
            Reply::Value(value) => {
                let value = self.returned(value, widths.first().map_or(64, |w| u32::from(*w)).min(64));
                self.write_results(&[value]);
            }
            Reply::Values(values) => {
                let widths =
                    widths.iter().flat_map(|&w| (0..limbs(w)).map(move |i| (u32::from(w) - i * 64).min(64)));
                let widths: Vec<u32> = widths.collect();
                let results: Vals =
                    values.iter().zip(widths).map(|(value, width)| self.returned(*value, width)).collect();
                self.write_results(&results);
            }
            Reply::Exit(code) => return Err(self.exit(code)),
            Reply::SilentExit(code) => return Err(self.end(Outcome::SilentExit { code })),
            Reply::TailCall { target, args } => {
                let func = self.callee(Val::concrete(target))?;
                let values: Vals = args.iter().map(|v| Val { bits: v.bits, term: v.term }).collect();
                let arg = |v: &Value| Arg { value: Opnd(0), width: v.width, class: ArgClass::Int };
                let args: Vec<Arg> = args.iter().map(arg).collect();
                if program.functions[func.index()].is_external() {
                    return Err(self.unsupported("a callback that is itself an external"));
                }
                return self.call(func, &args, &values);
            }
        }
        Ok(Next::Settle)
    }

    fn returned(&mut self, value: Value, width: u32) -> Val {
        self.fit(Val { bits: value.bits, term: value.term }, width)
    }
}
