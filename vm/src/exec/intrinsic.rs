//! Intrinsics that need the machine: one row each.

use super::call::{Vals, arguments, function_args};
use super::{Done, Exec, Lane, Next, Val};
use crate::checks::Check;
use crate::decision::Lost;
use crate::fault::FaultKind;
use symvm_frontend::program::{Function, Intrinsic, Range, Reg};

pub(super) fn intrinsic<L: Lane>(
    x: &mut Exec<'_>,
    f: &Function,
    op: Intrinsic,
    args: Range,
    dst: Reg,
) -> Done<Next> {
    // That check follows the undefined bits themselves.
    if op == Intrinsic::Undefined && x.m.setting.options.checks.contains(Check::Uninit) {
        return Ok(Next::Step);
    }
    let mut args = arguments::<L>(x, function_args(f, args));
    if L::CONCOLIC && x.m.recording.is_some() {
        x.record_intrinsic(op, &mut args)?;
    }
    let result = match op {
        Intrinsic::VaStart => return x.va_start(arg(&args, 0)).map(|()| Next::Step),
        Intrinsic::VaCopy => return x.va_copy(arg(&args, 0), arg(&args, 1)).map(|()| Next::Step),
        Intrinsic::VaEnd | Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd => return Ok(Next::Step),
        Intrinsic::StackSave => Val::concrete(x.m.memory.stack_pointer()),
        Intrinsic::StackRestore => return stack_restore(x, arg(&args, 0)),
        Intrinsic::ReturnAddress => return_address(x, arg(&args, 0).bits),
        Intrinsic::FrameAddress => frame_address(x, arg(&args, 0).bits),
        Intrinsic::Trap => return Err(x.finding(FaultKind::Trap, "a trap instruction was executed")),
        Intrinsic::Assume => return assume(x, arg(&args, 0)),
        Intrinsic::ObjectSize => object_size(x, &args)?,
        Intrinsic::SetJmp => {
            x.set_jump(arg(&args, 0))?;
            Val::concrete(0)
        }
        // `eh.sjlj.longjmp` has no value: its setjmp answers 1.
        Intrinsic::LongJmp => {
            let value = args.get(1).copied().unwrap_or(Val::concrete(1));
            return x.long_jump(arg(&args, 0), value);
        }
        Intrinsic::Landing => x.landing(arg(&args, 0).bits, arg(&args, 1).bits),
        Intrinsic::NextLanding => x.next_landing(arg(&args, 0).bits),
        Intrinsic::Unwind => return x.unwind(arg(&args, 0).bits, arg(&args, 1), arg(&args, 2)),
        Intrinsic::BeginThread => x.begin_thread(&args)?,
        Intrinsic::SwitchThread => return x.switch_thread(arg(&args, 0), arg(&args, 1)),
        Intrinsic::ThreadAddress => x.thread_address(arg(&args, 0).bits),
        Intrinsic::ThreadLocalsSize => Val::concrete(x.setting.thread_locals.size()),
        // A clock that ticks with the instructions: deterministic and monotone.
        Intrinsic::CycleCounter => Val::concrete(x.m.state.steps),
        // Round to nearest.
        Intrinsic::Rounding => Val::concrete(1),
        Intrinsic::Undefined => {
            // A mark that depends on input is 1 for some.
            if args.first().is_none_or(|mark| mark.bits != 0 || mark.is_symbolic()) {
                x.m.lose_here(Lost::Undefined);
            }
            return Ok(Next::Step);
        }
    };
    x.set::<L>(dst, result);
    Ok(Next::Step)
}

fn arg(args: &Vals, i: usize) -> Val {
    args.get(i).copied().unwrap_or(Val::concrete(0))
}

/// Frees what was allocated since the pointer was saved; a pointer outside the frame is ignored.
fn stack_restore(x: &mut Exec<'_>, pointer: Val) -> Done<Next> {
    let (now, limit) = (x.m.memory.stack_pointer(), x.m.frames.top_frame().mark);
    if pointer.bits > now && pointer.bits < limit {
        x.pop_stack(pointer.bits);
    }
    Ok(Next::Step)
}

/// The address of the function at `level` callers up, in place of an address inside its code.
fn return_address(x: &Exec<'_>, level: u64) -> Val {
    let caller = x.m.frames.iter().nth(usize::try_from(level).unwrap_or(usize::MAX).saturating_add(1));
    Val::concrete(caller.map_or(0, |(frame, _)| x.program.functions[frame.func.index()].address))
}

fn frame_address(x: &Exec<'_>, level: u64) -> Val {
    let frame = x.m.frames.iter().nth(usize::try_from(level).unwrap_or(usize::MAX));
    Val::concrete(frame.map_or(0, |(frame, _)| frame.mark))
}

fn assume(x: &mut Exec<'_>, cond: Val) -> Done<Next> {
    if x.m.setting.options.checks.contains(Check::Assume) {
        if cond.is_symbolic() {
            let fine = x.lift(cond, 1);
            x.check(FaultKind::AssumptionFailure, fine, cond.bits != 0)?;
        }
        if cond.bits == 0 {
            return Err(x.finding(
                FaultKind::AssumptionFailure,
                "what the compiler was told to assume does not hold",
            ));
        }
    }
    Ok(Next::Step)
}

/// `objectsize(ptr, min, null-is-unknown, dynamic)`: what is left of the object behind the pointer.
fn object_size(x: &mut Exec<'_>, args: &Vals) -> Done<Val> {
    let pointer = arg(args, 0).bits;
    x.settle_size(pointer)?;
    let unknown = if arg(args, 1).bits != 0 { 0 } else { u64::MAX };
    let left = x.m.memory.object_at(pointer).map(|(base, size)| size - (pointer - base));
    Ok(Val::concrete(left.unwrap_or(unknown)))
}
