//! What an instruction reads, and the operands that another of the same value may replace.

use crate::ir::FloatKind;
use crate::program::{Arg, FloatCast, Function, Inst, Opnd, Range, Reg, ResultSize};

fn limbs(width: u32) -> u32 {
    ResultSize::Bits(width).limbs()
}

fn of_kind(kind: FloatKind) -> u32 {
    ResultSize::of_float(kind).limbs()
}

fn list<T>(items: &[T], range: Range) -> &[T] {
    items.get(range.start as usize..(range.start + range.len) as usize).unwrap_or_default()
}

fn list_mut<T>(items: &mut [T], range: Range) -> &mut [T] {
    items.get_mut(range.start as usize..(range.start + range.len) as usize).unwrap_or_default()
}

/// The operands an instruction reads, each with its number of limbs (perhaps too many).
pub(super) fn reads(inst: &Inst, f: &Function, mut read: impl FnMut(Opnd, u32)) {
    match *inst {
        Inst::Mov { src, .. } => read(src, 1),
        Inst::Int { width, lhs, rhs, .. }
        | Inst::Cmp { width, lhs, rhs, .. }
        | Inst::Overflow { width, lhs, rhs, .. }
        | Inst::Saturating { width, lhs, rhs, .. } => {
            [lhs, rhs].into_iter().for_each(|o| read(o, limbs(width.into())));
        }
        Inst::Cast { from, src, .. } => read(src, limbs(from.into())),
        Inst::Select { width, cond, lhs, rhs, .. } => {
            read(cond, 1);
            [lhs, rhs].into_iter().for_each(|o| read(o, limbs(width.into())));
        }
        Inst::Bit { width, src, .. } => read(src, limbs(width.into())),
        Inst::FunnelShift { width, hi, lo, amount, .. } => {
            [hi, lo, amount].into_iter().for_each(|o| read(o, limbs(width.into())));
        }
        Inst::Float { kind, lhs, rhs, .. } | Inst::FloatCmp { kind, lhs, rhs, .. } => {
            [lhs, rhs].into_iter().for_each(|o| read(o, of_kind(kind)));
        }
        Inst::FloatUnary { kind, src, .. } | Inst::FloatClass { kind, src, .. } => read(src, of_kind(kind)),
        Inst::FloatMulAdd { kind, a, b, c, .. } => {
            [a, b, c].into_iter().for_each(|o| read(o, of_kind(kind)));
        }
        Inst::FloatCast { op, src, .. } => match op {
            FloatCast::Float { from, .. } | FloatCast::ToInt { from, .. } => read(src, of_kind(from)),
            FloatCast::FromInt { width, .. } => read(src, limbs(width.into())),
        },
        Inst::Index { base, index, index_width, .. } => {
            read(base, 1);
            read(index, limbs(index_width.into()));
        }
        Inst::Alloca { count, count_width, .. } => read(count, limbs(count_width.into())),
        Inst::Load { addr, .. } => read(addr, 1),
        Inst::Store { value, addr, access } => {
            read(value, limbs(access.bits));
            read(addr, 1);
        }
        Inst::CmpXchg { addr, expected, new, access, .. } => {
            read(addr, 1);
            [expected, new].into_iter().for_each(|o| read(o, limbs(access.bits)));
        }
        Inst::AtomicRmw { addr, value, access, .. } => {
            read(addr, 1);
            read(value, limbs(access.bits));
        }
        Inst::MemCopy { dst, src, len, .. } => [dst, src, len].into_iter().for_each(|o| read(o, 1)),
        Inst::MemSet { dst, byte, len } => [dst, byte, len].into_iter().for_each(|o| read(o, 1)),
        Inst::Call { args, .. } | Inst::Intrinsic { args, .. } => given(f, args, read),
        Inst::CallIndirect { callee, args, .. } => {
            read(callee, 1);
            given(f, args, read);
        }
        Inst::Branch { cond, .. } => read(cond, 1),
        Inst::Switch { value, width, .. } => read(value, limbs(width.into())),
        Inst::IndirectJump { target, .. } => read(target, 1),
        Inst::Ret { values } => list(&f.operands, values).iter().for_each(|&o| read(o, 1)),
        Inst::SlotAddr { .. }
        | Inst::Jump { .. }
        | Inst::Landing { .. }
        | Inst::Unreachable
        | Inst::Block { .. }
        | Inst::Unsupported { .. } => {}
    }
}

fn given(f: &Function, args: Range, mut read: impl FnMut(Opnd, u32)) {
    list(&f.args, args).iter().for_each(|arg| read(arg.value, limbs(arg.width.into())));
}

/// Lets `change` replace the operands of one limb of the common instructions; the others keep theirs.
pub(super) fn replace(
    inst: &mut Inst,
    args: &mut [Arg],
    results: &mut [Opnd],
    mut change: impl FnMut(&mut Opnd),
) {
    match inst {
        Inst::Mov { src, .. } => change(src),
        Inst::Int { width, lhs, rhs, .. } | Inst::Cmp { width, lhs, rhs, .. } if *width <= 64 => {
            [lhs, rhs].into_iter().for_each(change);
        }
        Inst::Cast { from, src, .. } if *from <= 64 => change(src),
        Inst::Select { width, cond, lhs, rhs, .. } if *width <= 64 => {
            [cond, lhs, rhs].into_iter().for_each(change);
        }
        Inst::Bit { width, src, .. } if *width <= 64 => change(src),
        Inst::Float { kind, lhs, rhs, .. } | Inst::FloatCmp { kind, lhs, rhs, .. } if of_kind(*kind) == 1 => {
            [lhs, rhs].into_iter().for_each(change);
        }
        Inst::FloatUnary { kind, src, .. } if of_kind(*kind) == 1 => change(src),
        Inst::FloatMulAdd { kind, a, b, c, .. } if of_kind(*kind) == 1 => {
            [a, b, c].into_iter().for_each(change);
        }
        Inst::FloatCast {
            op: FloatCast::Float { from: kind, .. } | FloatCast::ToInt { from: kind, .. },
            src,
            ..
        } if of_kind(*kind) == 1 => {
            change(src);
        }
        Inst::FloatCast { op: FloatCast::FromInt { width, .. }, src, .. } if *width <= 64 => change(src),
        Inst::Index { base, index, index_width, .. } if *index_width <= 64 => {
            [base, index].into_iter().for_each(change);
        }
        Inst::Load { addr, .. } => change(addr),
        Inst::Store { value, addr, access } if access.bits <= 64 => {
            [value, addr].into_iter().for_each(change)
        }
        Inst::MemCopy { dst, src, len, .. } => [dst, src, len].into_iter().for_each(change),
        Inst::MemSet { dst, byte, len } => [dst, byte, len].into_iter().for_each(change),
        Inst::Call { args: range, .. } => passed(args, *range, change),
        Inst::CallIndirect { callee, args: range, .. } => {
            change(callee);
            passed(args, *range, change);
        }
        Inst::Branch { cond, .. } => change(cond),
        Inst::Switch { value, width, .. } if *width <= 64 => change(value),
        Inst::Ret { values } => list_mut(results, *values).iter_mut().for_each(change),
        _ => {}
    }
}

fn passed(args: &mut [Arg], range: Range, mut change: impl FnMut(&mut Opnd)) {
    list_mut(args, range).iter_mut().filter(|a| a.width <= 64).for_each(|a| change(&mut a.value));
}

/// The one register that a common instruction writes, as the last thing it does: another may take its place.
pub(super) fn result(inst: &mut Inst) -> Option<&mut Reg> {
    match inst {
        Inst::Int { width, dst, .. } | Inst::Select { width, dst, .. } | Inst::Bit { width, dst, .. }
            if *width <= 64 =>
        {
            Some(dst)
        }
        Inst::Cmp { width, dst, .. } if *width <= 64 => Some(dst),
        Inst::Cast { from, to, dst, .. } if *from <= 64 && *to <= 64 => Some(dst),
        Inst::Float { kind, dst, .. }
        | Inst::FloatUnary { kind, dst, .. }
        | Inst::FloatMulAdd { kind, dst, .. }
            if of_kind(*kind) == 1 =>
        {
            Some(dst)
        }
        Inst::FloatCast { op, dst, .. } if short_cast(*op) => Some(dst),
        Inst::Index { dst, .. } => Some(dst),
        Inst::Load { dst, access, .. } if access.bits <= 64 => Some(dst),
        Inst::Call { dst, ret_slots: 1, .. } | Inst::CallIndirect { dst, ret_slots: 1, .. } => Some(dst),
        _ => None,
    }
}

/// A conversion from one limb to one limb.
fn short_cast(op: FloatCast) -> bool {
    match op {
        FloatCast::Float { from, to } => of_kind(from) == 1 && of_kind(to) == 1,
        FloatCast::ToInt { from, width, .. } => of_kind(from) == 1 && width <= 64,
        FloatCast::FromInt { width, to, .. } => width <= 64 && of_kind(to) == 1,
    }
}
