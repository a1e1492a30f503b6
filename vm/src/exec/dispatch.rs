//! Which function executes which instruction: one line each.

use super::{Done, Exec, Lane, Next};
use super::{atomic, bits, bulk, call, control, float, int, intrinsic, memory};
use crate::fault::FaultKind;
use crate::float::Operation;
use symvm_frontend::program::{Function, Inst};

#[inline(always)]
pub(crate) fn execute<L: Lane>(x: &mut Exec<'_>, f: &Function, inst: &Inst) -> Done<Next> {
    match *inst {
        Inst::Mov { dst, src } => int::mov::<L>(x, dst, src),
        Inst::Int { op, width, wrap: _, dst, lhs, rhs } => {
            int::int::<L>(x, op, width.into(), dst, [lhs, rhs])?;
        }
        Inst::Cmp { pred, width, dst, lhs, rhs } => int::cmp::<L>(x, pred, width.into(), dst, lhs, rhs),
        Inst::Cast { op, from, to, dst, src } => int::cast::<L>(x, op, from.into(), to.into(), dst, src),
        Inst::Select { width, dst, cond, lhs, rhs } => int::select::<L>(x, width.into(), dst, cond, lhs, rhs),
        Inst::Index { dst, base, index, index_width, scale } => {
            int::index::<L>(x, dst, base, index, index_width.into(), scale);
        }
        Inst::Bit { op, width, dst, src } => bits::bit::<L>(x, op, width.into(), dst, src)?,
        Inst::FunnelShift { left, width, dst, hi, lo, amount } => {
            bits::funnel_shift::<L>(x, left, width.into(), dst, [hi, lo, amount]);
        }
        Inst::Overflow { op, width, dst, flag, lhs, rhs } => {
            bits::overflow::<L>(x, op, width.into(), dst, flag, lhs, rhs);
        }
        Inst::Saturating { op, width, dst, lhs, rhs } => {
            bits::saturating::<L>(x, op, width.into(), dst, lhs, rhs)
        }
        Inst::Float { op, kind, dst, lhs, rhs } => {
            float::perform::<L, _>(x, Operation::Binary(op, kind), dst, [lhs, rhs])?
        }
        Inst::FloatUnary { op, kind, dst, src } => {
            float::perform::<L, _>(x, Operation::Unary(op, kind), dst, [src])?
        }
        Inst::FloatMulAdd { fused, kind, dst, a, b, c } => {
            float::perform::<L, _>(x, Operation::MulAdd { fused, kind }, dst, [a, b, c])?
        }
        Inst::FloatCmp { pred, kind, dst, lhs, rhs } => {
            float::perform::<L, _>(x, Operation::Compare(pred, kind), dst, [lhs, rhs])?
        }
        Inst::FloatClass { kind, mask, dst, src } => {
            float::perform::<L, _>(x, Operation::Class { kind, mask }, dst, [src])?
        }
        Inst::FloatCast { op, dst, src } => float::perform::<L, _>(x, Operation::Cast(op), dst, [src])?,
        Inst::SlotAddr { dst, slot } => memory::slot_addr::<L>(x, f, dst, slot),
        Inst::Alloca { dst, elem_size, count, count_width, align } => {
            memory::alloca::<L>(x, dst, elem_size, count, count_width.into(), align)?;
        }
        Inst::Load { dst, addr, access } => memory::load::<L>(x, dst, addr, access)?,
        Inst::Store { value, addr, access } => memory::store::<L>(x, value, addr, access)?,
        Inst::CmpXchg { dst, flag, addr, expected, new, access } => {
            atomic::cmpxchg::<L>(x, dst, flag, addr, [expected, new], access)?;
        }
        Inst::AtomicRmw { op, kind, dst, addr, value, access } => {
            atomic::rmw::<L>(x, op, kind, dst, addr, value, access)?;
        }
        Inst::MemCopy { dst, src, len, overlap_ok } => bulk::copy::<L>(x, dst, src, len, overlap_ok)?,
        Inst::MemSet { dst, byte, len } => bulk::set::<L>(x, dst, byte, len)?,
        Inst::Call { callee, args, tail, .. } => return call::direct::<L>(x, f, callee, args, tail),
        Inst::CallIndirect { callee, args, tail, .. } => {
            return call::indirect::<L>(x, f, callee, args, tail);
        }
        Inst::Intrinsic { op, args, dst } => return intrinsic::intrinsic::<L>(x, f, op, args, dst),
        Inst::Jump { target } => return Ok(Next::Goto(target.0)),
        Inst::Branch { branch, cond, if_true, if_false } => {
            return control::branch::<L>(x, branch, cond, if_true, if_false);
        }
        Inst::Switch { branch, value, width, table } => {
            return control::switch::<L>(x, f, branch, value, width.into(), table);
        }
        Inst::IndirectJump { target, table } => return control::indirect::<L>(x, f, target, table),
        Inst::Ret { values } => return call::ret::<L>(x, f, values),
        // Control comes here when nothing was thrown.
        Inst::Landing { .. } => {}
        Inst::Block { block } => x.m.state.coverage.cover_block(block),
        Inst::Unreachable => {
            return Err(
                x.finding(FaultKind::Unreachable, "code that the compiler took for unreachable was reached")
            );
        }
        Inst::Unsupported { message } => {
            return Err(x.unsupported(&*f.messages[message as usize]));
        }
    }
    Ok(Next::Step)
}
