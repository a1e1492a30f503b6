//! Calls and returns between translated functions, as long as every frame is concrete and none is frozen.

use super::op::R;
use super::{Code, FastCode};
use crate::exec::new_frame;
use crate::machine::{Machine, Setting};
use symvm_frontend::program::{
    Arg, ArgClass, FuncId, Function, Inst, LocId, Opnd, Param, Program, Range, Reg,
};

/// A direct call whose arguments are what the callee expects.
#[derive(Debug)]
pub(super) struct Call {
    pub callee: FuncId,
    /// Where it stands, for the callee's frame.
    pub loc: LocId,
    pub moves: Box<[(Opnd, Reg)]>,
}

/// It is called without ceremony: defined, with parameters of up to 64 bits each and no variable arguments.
pub(super) fn is_plain(function: &Function) -> bool {
    let simple = |p: &Param| p.width <= 64 && !matches!(p.class, ArgClass::ByVal { .. });
    !function.is_external() && !function.variadic && function.params.iter().all(simple)
}

impl Call {
    /// The call at `pc`, if it is that simple.
    pub fn new(program: &Program, caller: &Function, pc: usize, callee: FuncId, args: Range) -> Option<Self> {
        let function = program.functions.get(callee.index()).filter(|f| is_plain(f))?;
        let args = caller.args.get(args.start as usize..(args.start + args.len) as usize)?;
        let fits = |(arg, param): (&Arg, &Param)| {
            arg.width == param.width && !matches!(arg.class, ArgClass::ByVal { .. })
        };
        if args.len() != function.params.len() || !args.iter().zip(&function.params).all(fits) {
            return None;
        }
        let moves = args.iter().zip(&function.params).map(|(arg, param)| (arg.value, param.reg)).collect();
        Some(Self { callee, loc: caller.locs.get(pc).copied().unwrap_or_default(), moves })
    }
}

/// A call by address, if its arguments may be what a callee expects.
#[derive(Debug)]
pub(super) struct Indirect {
    loc: LocId,
    /// Values and their widths.
    args: Box<[(Opnd, u16)]>,
}

impl Indirect {
    /// The call at `pc`.
    pub fn new(caller: &Function, pc: usize, args: Range) -> Option<Self> {
        let args = caller.args.get(args.start as usize..(args.start + args.len) as usize)?;
        if args.iter().any(|arg| matches!(arg.class, ArgClass::ByVal { .. })) {
            return None;
        }
        let args = args.iter().map(|arg| (arg.value, arg.width)).collect();
        Some(Self { loc: caller.locs.get(pc).copied().unwrap_or_default(), args })
    }
}

/// Enters the callee; its code. None: nothing was done.
#[inline(always)]
pub(super) fn enter<'a>(m: &mut Machine, setting: &'a Setting, call: &Call, pc: u32) -> Option<&'a Code> {
    let code = setting.fast.function(&setting.program, &setting.options, call.callee)?;
    push(m, setting, (call.callee, call.loc), call.moves.iter().copied(), pc)?;
    Some(code)
}

/// The same where the callee is what lies at an address.
#[inline(always)]
pub(super) fn enter_at<'a>(
    m: &mut Machine,
    setting: &'a Setting,
    call: &Indirect,
    address: u64,
    pc: u32,
) -> Option<&'a Code> {
    let callee = setting.program.function_at(address)?;
    let code = setting.fast.function(&setting.program, &setting.options, callee).filter(|code| code.plain)?;
    let params = &setting.program.functions[callee.index()].params;
    let pairs = || call.args.iter().zip(params);
    if call.args.len() != params.len() || pairs().any(|((_, width), param)| *width != param.width) {
        return None;
    }
    push(m, setting, (callee, call.loc), pairs().map(|((value, _), param)| (*value, param.reg)), pc)?;
    Some(code)
}

#[inline(always)]
fn push(
    m: &mut Machine,
    setting: &Setting,
    (callee, loc): (FuncId, LocId),
    moves: impl Iterator<Item = (Opnd, Reg)>,
    pc: u32,
) -> Option<()> {
    let mark = m.memory.stack_pointer();
    let block = m.memory.push_frame(callee, loc).ok()?;
    let mut frame = new_frame(callee, m.state.next_serial, false);
    m.state.next_serial += 1;
    (frame.mark, frame.block) = (mark, block);
    m.frames.pc = pc;
    m.frames.push_with(frame, setting.program.functions[callee.index()].regs, moves);
    m.state.steps += 1;
    Some(())
}

/// Leaves the top frame with the value of a register; the caller's code and place. None: nothing was done.
#[inline(always)]
pub(super) fn leave<'a>(m: &mut Machine, setting: &'a Setting, value: Option<R>) -> Option<(&'a Code, u32)> {
    let (func, pc) = m.frames.concrete_caller()?;
    let program = &*setting.program;
    let code = setting.fast.function(program, &setting.options, func)?;
    let (dst, slots) = match *program.functions[func.index()].code.get(pc as usize)? {
        Inst::Call { dst, ret_slots, .. } | Inst::CallIndirect { dst, ret_slots, .. } => (dst, ret_slots),
        _ => return None,
    };
    if slots > 1 {
        return None;
    }
    let value = value.map_or(0, |r| m.frames.bits(Opnd::reg(Reg(r.into()))));
    // The caller is in use already, so nothing needs to be evaluated.
    let frame = m.frames.pop(|_| 0);
    m.memory.pop_to(frame.mark);
    if slots == 1 {
        m.frames.set_bits(dst, value);
    }
    m.state.steps += 1;
    Some((code, pc + 1))
}

impl FastCode {
    /// The translation of the function in the top frame.
    pub(super) fn of_top<'a>(m: &Machine, setting: &'a Setting) -> Option<&'a Code> {
        setting.fast.function(&setting.program, &setting.options, m.frames.top_frame().func)
    }
}
